//! Knights & Corsairs in French.

use super::available_actions::AvailableAction;
use super::rules::{Action, Count, Due, Illegal, Reason, Space};
use super::scene::{Prompt, Role, SpaceScene, ToldScene};
use super::texts::{Texts, Words};
use crate::game::about::{About, Group, OptionText, Preset};
use crate::game::cards::{Card, Colour};
use crate::game::french::{capital, card, list, suit, the_card};
use crate::game::lesson::ExerciseText;

/// The game as the house describes it.
pub static ABOUT: About = About {
    name: "Chevaliers & corsaires",
    tagline: "Disputez-vous neuf cases, trois cartes contre trois. Une bataille gagnée laisse votre plus petite carte sur la \
              grille ; une bataille perdue vous donne l’attaque suivante.",
    facts: "2 joueurs · 10 minutes · cartes et bluff",
    credit: "De Jonathan Hinson.",
    groups: &[
        Group {
            name: "Joueurs",
            options: &[
                OptionText {
                    key: "colours",
                    name: "Couleurs",
                    why: "Les deux jeux ont les mêmes cartes : aucune couleur n’est meilleure.",
                    values: &["Tirées au sort", "La place 1 a les rouges", "La place 1 a les noires"],
                },
                OptionText {
                    key: "starter",
                    name: "Première attaque",
                    why: "La défense est un peu avantagée.",
                    values: &["Tirée au sort", "Place 1", "Place 2"],
                },
                OptionText {
                    key: "series",
                    name: "Première attaque de la revanche",
                    why: "Qui commence la partie suivante entre vous.",
                    values: &["Chacun son tour", "Le perdant"],
                },
            ],
        },
        Group {
            name: "Victoire",
            options: &[
                OptionText {
                    key: "first-line",
                    name: "Lignes de la place 1",
                    why: "Ce que trois cartes en ligne doivent avoir en commun : un handicap entre joueurs de force inégale.",
                    values: &["Une enseigne", "Une couleur (plus facile)"],
                },
                OptionText {
                    key: "second-line",
                    name: "Lignes de la place 2",
                    why: "La même chose pour l’autre place.",
                    values: &["Une enseigne", "Une couleur (plus facile)"],
                },
                OptionText {
                    key: "lines",
                    name: "Qui peut achever une ligne",
                    why: "Un défenseur qui gagne une bataille pose une carte, lui aussi.",
                    values: &["Attaquant et défenseur", "L’attaquant seul"],
                },
                OptionText {
                    key: "influence",
                    name: "Influence",
                    why: "Si un défenseur gagne aussi la partie par une bataille à côté de trois cartes à lui.",
                    values: &["L’attaquant seul", "Attaquant et défenseur"],
                },
                OptionText {
                    key: "majority",
                    name: "Grille pleine",
                    why: "Ce qui compte faute de ligne ; les couleurs seulement si chacun joue pour des lignes d’une couleur.",
                    values: &["Le plus de cartes d’une enseigne", "Le plus de cartes d’une couleur"],
                },
            ],
        },
        Group {
            name: "Cartes et mains",
            options: &[
                OptionText {
                    key: "hand",
                    name: "Main",
                    why: "Combien de cartes chacun tient entre deux batailles.",
                    values: &["Sept cartes", "Cinq cartes"],
                },
                OptionText {
                    key: "aces",
                    name: "As",
                    why: "Au-dessus du roi ou au-dessous du 2.",
                    values: &["Fort", "Faible"],
                },
                OptionText {
                    key: "discards",
                    name: "Défausses",
                    why: "Ouvertes, elles se consultent ; les ordinateurs s’en souviennent de toute façon.",
                    values: &["Ouvertes", "Fermées"],
                },
            ],
        },
        Group {
            name: "Batailles",
            options: &[
                OptionText {
                    key: "ties",
                    name: "Cartes égales",
                    why: "De qui la carte l’emporte quand deux sont égales.",
                    values: &["Du défenseur", "De l’attaquant"],
                },
                OptionText {
                    key: "neighbours",
                    name: "Voisines",
                    why: "Si vos cartes autour de la case doivent se battre avec vous, ou si vous dites combien le font.",
                    values: &["Doivent se battre", "Peuvent se battre"],
                },
                OptionText {
                    key: "naming",
                    name: "Plus de voisines qu’il n’en faut",
                    why: "Lesquelles comptent pour un défenseur.",
                    values: &["Les plus fortes", "Au choix du défenseur"],
                },
                OptionText {
                    key: "placing",
                    name: "La carte posée",
                    why: "Quand une voisine était plus petite que toutes les cartes jouées par le vainqueur.",
                    values: &["La plus petite jouée", "Au choix du vainqueur"],
                },
                OptionText {
                    key: "reserve",
                    name: "Victoire sans carte jouée",
                    why: "Ce qui est posé quand les trois cartes étaient déjà sur la grille.",
                    values: &["La plus petite de la main", "N’importe laquelle de la main", "Le dessus de la pioche"],
                },
            ],
        },
    ],
    presets: &[
        Preset { name: "Règle d’origine", why: "Le jeu tel que son auteur l’a écrit.", options: "standard" },
        Preset {
            name: "Débutant et initié",
            why: "La place 1 n’a besoin que d’une couleur pour une ligne.",
            options: "first-line=colour",
        },
        Preset {
            name: "Lignes faciles",
            why: "Une couleur fait une ligne pour chacun.",
            options: "first-line=colour,second-line=colour",
        },
        Preset { name: "Mains légères", why: "Cinq cartes au lieu de sept.", options: "hand=5" },
    ],
    daily: &[],
    rules: include_str!("rules.fr.md"),
};

/// The French texts.
pub static TEXTS: Texts = Texts {
    card,
    suit,
    colour,
    illegal,
    reason,
    space,
    hand_card,
    role,
    look_at: |action| match action {
        Action::Attack { space, .. } | Action::Influence { space, .. } => format!("Regardez {space}."),
        Action::Defend { .. } => "Regardez votre main, et ce que peut devenir la carte visible.".into(),
        Action::Place(_) => "Regardez les cartes qui se sont battues.".into(),
    },
    prompt,
    confirm,
    attacked,
    took,
    won,
    won_by_influence: || "Gagne la partie par influence.",
    chooses,
    fought,
    battle,
    verdict,
    aftermath,
    ordinal: |place| if place == 1 { "1re".into() } else { format!("{place}e") },
    lesson: LESSON,
    aim,
    possible,
    words: Words {
        board: "Grille de trois sur trois",
        keys: "Sur la grille et dans la main, les flèches mènent d’une place à l’autre.",
        hand: "Votre main",
        battle: "La bataille",
        attacks: "attaque",
        defends: "défend",
        open: "visible",
        face_down: "cachée",
        on_grid: "sur la grille",
        from_hand: "de la main",
        how: "Les six cartes, de la meilleure à la moins bonne : qui a deux des trois meilleures gagne.",
        in_hand: |cards| format!("{} en main", number_of_cards(cards)),
        draw: |cards| format!("Pioche {cards}"),
        discards: |cards| format!("Défausse {cards}"),
        placed: "posée",
        wins: "gagne",
    },
};

/// The words of the lesson.
static LESSON: &[ExerciseText] = &[
    ExerciseText {
        heading: "Une bataille",
        task: "Vous avez les cartes rouges, et vous attaquez. La première bataille a lieu sur la case du centre. \
               Choisissez trois cartes : la première est visible, les deux autres sont cachées. Votre adversaire \
               répond ensuite avec trois cartes.",
        done: "On range les six cartes de la meilleure à la moins bonne. Qui possède deux des trois meilleures a \
               gagné, et la plus petite carte du vainqueur reste dans la case. Le perdant attaque ensuite.",
        astray: "",
    },
    ExerciseText {
        heading: "La carte du milieu",
        task: "À vous de répondre, maintenant. Comparez les cartes du milieu des deux joueurs : la plus forte gagne ; \
               si elles sont égales, c’est celle du défenseur. Le roi est visible ; celles qui l’accompagnent sont \
               cachées. Un as avec deux petites cartes est faible : jouez de façon à avoir la meilleure carte du \
               milieu.",
        done: "Votre carte du milieu était plus forte que celle de Noir, et son roi n’y a rien changé. De vos trois \
               cartes, la plus petite reste sur la grille.",
        astray: "Perdu. La meilleure carte du milieu, vous l’avez avec vos trois meilleures cartes : 8, 9 et as.",
    },
    ExerciseText {
        heading: "Les voisines",
        task: "Vos cartes qui touchent la case se battent avec vous à la place de cartes de votre main, et elles y \
               sont obligées. Deux cartes rouges touchent a2 : vous n’y attaquez qu’avec une seule carte. Essayez.",
        done: "Perdu, et même un as n’y peut rien : le 3 et le 5 se battaient avec vous, et votre carte du milieu ne \
               pouvait pas dépasser le 5. Dans une bataille, de petites voisines sont un fardeau.",
        astray: "C’est une autre case. Attaquez a2, avec la carte de votre choix.",
    },
    ExerciseText {
        heading: "L’influence",
        task: "Mais les voisines font gagner la partie. Une case vide que touchent trois de vos cartes est à vous \
               quand vous attaquez : posez-y une carte, sans bataille, et vous avez gagné. Trouvez cette case.",
        done: "Gagné par influence. Seul l’attaquant peut le faire.",
        astray: "Trois cartes rouges touchent c1 : celles de b1, b2 et c2. Posez-y n’importe quelle carte.",
    },
    ExerciseText {
        heading: "Une ligne",
        task: "Trois cartes d’une même enseigne en ligne gagnent aussi. Vous avez sur la grille le 4 et le 7 de cœur. \
               La plus petite carte venue de la main du vainqueur y reste : gagnez la bataille pour c3, et faites en \
               sorte que votre plus petite carte soit un cœur.",
        done: "Trois cœurs en ligne : vous avez gagné.",
        astray: "Pas de ligne. Jouez en c3, avec le 10 ou le roi de cœur comme plus petite de vos deux cartes ; l’une \
               et l’autre doivent être assez fortes pour gagner.",
    },
    ExerciseText {
        heading: "La menace adverse",
        task: "Trois cartes noires touchent c1. Si c’est à Noir d’attaquer ensuite, la partie est perdue. Or qui perd \
               une bataille attaque : gagner ailleurs ne suffit donc pas. Battez-vous pour cette case-là.",
        done: "Quel que soit le vainqueur, la case est prise et la menace écartée.",
        astray: "Alors Noir attaque c1, et gagne. Battez-vous vous-même pour c1.",
    },
    ExerciseText {
        heading: "Perdre pour gagner",
        task: "Trois cartes rouges touchent c1, mais seul l’attaquant peut prendre cette case, et vous défendez. Le \
               perdant attaque ensuite. Noir a un 4 visible : perdez cette bataille, puis prenez c1.",
        done: "Vous avez perdu une bataille et gagné la partie.",
        astray: "Vous avez gagné la bataille, et Noir attaque de nouveau. Répondez avec votre plus petite carte.",
    },
    ExerciseText {
        heading: "La dernière case",
        task: "Si la grille se remplit sans ligne, le joueur qui a le plus de cartes d’une même enseigne gagne. Vous \
               avez trois cœurs, Noir a deux cartes d’une même enseigne au plus. À égalité, c’est le vainqueur de la \
               dernière bataille qui l’emporte. Gagnez la dernière bataille.",
        done: "Trois cœurs contre deux cartes d’une même enseigne : vous avez gagné. Et maintenant, vous avez tout vu.",
        astray: "Le troisième pique de Noir rétablit l’égalité, et Noir a gagné la dernière bataille. Jouez deux \
               cartes fortes.",
    },
];

/// A number of cards in words, and whatever is to be said of them: one word for one card, one for several.
fn cards_that_are(count: usize, (one, several): (&str, &str)) -> String {
    match count {
        0 => format!("aucune carte{one}"),
        1 => format!("une carte{one}"),
        2 => format!("deux cartes{several}"),
        3 => format!("trois cartes{several}"),
        _ => format!("{count} cartes{several}"),
    }
}

/// A number of cards in words.
fn number_of_cards(count: usize) -> String {
    cards_that_are(count, ("", ""))
}

/// "une carte cachée", "deux cartes cachées".
fn hidden_cards(count: usize) -> String {
    cards_that_are(count, (" cachée", " cachées"))
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "Rouge",
        Colour::Black => "Noir",
    }
}

/// What was wanted and what came: "deux cartes, pas 3".
fn expected(count: Count, cards: fn(usize) -> String) -> String {
    let Count { least, most, found } = count;
    let wanted = if least == most { cards(least) } else { format!("de {least} à {}", cards(most)) };
    format!("{wanted}, pas {found}")
}

fn illegal(illegal: &Illegal) -> String {
    match illegal {
        Illegal::Over => "La partie est finie.".into(),
        Illegal::NotYourTurn => "C’est à l’autre de jouer.".into(),
        Illegal::NotNow(Due::Attack) => "Vous êtes l’attaquant : choisissez une case et attaquez.".into(),
        Illegal::NotNow(Due::Defend) => "On vous attaque : répondez avec vos cartes.".into(),
        Illegal::NotNow(Due::Place) => "Vous avez gagné la bataille : choisissez la carte à poser.".into(),
        Illegal::CentreFirst => "La première bataille a lieu au centre, en b2.".into(),
        Illegal::Taken(space) => format!("La case {space} est prise : une carte de la grille y reste."),
        Illegal::NotHeld(held) => format!("Vous n’avez pas {} en main.", the_card(*held)),
        Illegal::Twice(twice) => {
            format!("Une même carte, {}, ne peut pas être à la fois visible et cachée.", the_card(*twice))
        }
        Illegal::InfluenceOnly(space) => {
            format!("Trois de vos cartes touchent {space} : posez-y une carte sans bataille, et gagnez.")
        }
        Illegal::NoInfluence(space, near) => {
            format!(
                "L’influence demande trois de vos cartes autour de la case ; autour de {space}, vous en avez {near}."
            )
        }
        Illegal::FaceDown(count) => format!("Ici, vous posez {}.", expected(*count, hidden_cards)),
        Illegal::Answer(count) => format!("Ici, vous répondez avec {}.", expected(*count, number_of_cards)),
        Illegal::Naming(0) => "Ici, vous ne nommez pas de voisines : toutes celles qui le peuvent comptent.".into(),
        Illegal::Naming(count) => {
            format!(
                "Vous avez plus de voisines qu’il n’en compte ici : nommez-en {count}, chacune une fois, par ordre alphabétique."
            )
        }
        Illegal::NoNeighbour(space) => format!("Vous n’avez pas, en {space}, de carte voisine de la case disputée."),
        Illegal::NotPlaceable(other) => {
            format!("{} n’est pas parmi les cartes que vous pouvez poser.", capital(&the_card(*other)))
        }
    }
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::Line([first, second, third]) => format!("Trois cartes en ligne : {first}, {second}, {third}."),
        Reason::Influence(space) => format!("Influence : trois cartes du vainqueur touchent {space}."),
        Reason::Suits => "La grille est pleine : plus de cartes d’une même enseigne.".into(),
        Reason::Colours => "La grille est pleine : plus de cartes d’une même couleur.".into(),
        Reason::LastBattle => {
            "La grille est pleine et les enseignes sont à égalité : la dernière bataille décide.".into()
        }
    }
}

fn space(scene: &SpaceScene) -> String {
    let mut label = scene.space.to_string();
    let mut add = |words: &str| {
        label += ", ";
        label += words;
    };
    match (scene.card, scene.face_up) {
        (Some(lying), _) => add(&format!("{}, {}", card(lying), colour(lying.colour()))),
        (None, Some(open)) => add(&format!("case disputée, {} visible", card(open))),
        (None, None) => add("vide"),
    }
    if scene.line {
        add("dans la ligne");
    }
    if scene.last {
        add("dernière carte posée");
    }
    if scene.counts {
        add("compte dans cette bataille");
    }
    if scene.chosen {
        add("choisie");
    } else if scene.influence {
        add("vous pouvez gagner ici par influence");
    } else if scene.can && scene.card.is_none() {
        add("vous pouvez attaquer ici");
    } else if scene.can {
        add("peut être nommée");
    }
    label
}

fn hand_card(held: Card, chosen: Option<Role>) -> String {
    let words = match chosen {
        None => "",
        Some(Role::Open) => ", choix : carte visible",
        Some(Role::Hidden) => ", choix : carte cachée",
        Some(Role::Answer) => ", choix : réponse",
        Some(Role::Placed) => ", choix : carte à poser",
    };
    format!("{}{words}", card(held))
}

fn role(role: Role) -> &'static str {
    match role {
        Role::Open => "visible",
        Role::Hidden => "cachée",
        Role::Answer => "réponse",
        Role::Placed => "à poser",
    }
}

/// "une carte de plus", "deux cartes de plus".
fn more_cards(more: usize) -> String {
    cards_that_are(more, (" de plus", " de plus"))
}

fn may_add(more: usize) -> String {
    if more == 0 { String::new() } else { format!(" Vous pouvez ajouter {}.", number_of_cards(more)) }
}

fn prompt(prompt: Prompt) -> String {
    match prompt {
        Prompt::Space => "À vous d’attaquer : choisissez une case.".into(),
        Prompt::Open(space) => format!("Attaque en {space} : choisissez la carte visible."),
        Prompt::Hidden(space, more) => {
            format!("Attaque en {space} : choisissez {} à cacher.", more_cards(more))
        }
        Prompt::Attack(space, more) => format!("Attaque de {space} prête.{}", may_add(more)),
        Prompt::Influence(space) => {
            format!("Trois de vos cartes touchent {space} : choisissez n’importe quelle carte, et gagnez.")
        }
        Prompt::Win(space, chosen) => format!("Posez {} en {space}, et gagnez.", the_card(chosen)),
        Prompt::Answer(space, more) => format!("Vous défendez {space} : choisissez {}.", more_cards(more)),
        Prompt::Naming(1) => "Choisissez encore une voisine qui compte.".into(),
        Prompt::Naming(more) => format!("Choisissez encore {more} voisines qui comptent."),
        Prompt::Defend(space, more) => format!("Défense de {space} prête.{}", may_add(more)),
        Prompt::Placed(space) => format!("Vous avez gagné {space} : choisissez la carte à y poser."),
        Prompt::Place(space, chosen) => format!("Poser {} en {space}.", the_card(chosen)),
    }
}

fn confirm(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Space | Prompt::Open(_) | Prompt::Hidden(..) | Prompt::Attack(..) => "Attaquer",
        Prompt::Influence(_) | Prompt::Win(..) => "Prendre et gagner",
        Prompt::Answer(..) | Prompt::Naming(_) | Prompt::Defend(..) => "Défendre",
        Prompt::Placed(_) | Prompt::Place(..) => "Poser",
    }
}

fn attacked(attacker: Colour, space: Space, open: Card, face_down: usize) -> String {
    let hidden = match face_down {
        0 => String::new(),
        count => format!(" et {}", hidden_cards(count)),
    };
    format!("{} attaque {space} : {} visible{hidden}.", colour(attacker), the_card(open))
}

fn took(attacker: Colour, space: Space, placed: Card) -> String {
    format!("{} prend {space} par influence avec {}, et gagne.", colour(attacker), the_card(placed))
}

fn won(winner: Colour, space: Space, placed: Option<Card>) -> String {
    let winner = colour(winner);
    match placed {
        Some(placed) => format!("{winner} gagne {space} et y pose {}.", the_card(placed)),
        None => format!("{winner} gagne {space}, et la partie par influence."),
    }
}

fn chooses(winner: Colour, space: Space) -> String {
    format!("{} gagne {space} et choisit la carte à y poser.", colour(winner))
}

fn fought(told: &ToldScene, over: bool) -> String {
    let best: Vec<String> = told.ranked[..3].iter().map(|ranked| the_card(ranked.card)).collect();
    format!("Les trois meilleures : {}. {} {}", list(&best), verdict(told), aftermath(told, over))
}

fn battle(number: usize) -> String {
    let word =
        ["Première", "Deuxième", "Troisième", "Quatrième", "Cinquième", "Sixième", "Septième", "Huitième", "Neuvième"];
    format!("{} bataille", word.get(number.wrapping_sub(1)).unwrap_or(&"Dernière"))
}

fn verdict(told: &ToldScene) -> String {
    let count = if told.of_best_three == 3 { "les trois meilleures" } else { "deux des trois meilleures" };
    let winner = colour(told.winner);
    format!("{winner} a {count} : {winner} gagne {}.", told.battle.space)
}

fn aftermath(told: &ToldScene, over: bool) -> String {
    let space = told.battle.space;
    let winner = colour(told.winner);
    let loser = colour(told.winner.other());
    let placed = match told.battle.placed {
        Some(placed) => format!("{} reste en {space}.", capital(&the_card(placed))),
        None => format!("{winner} tient {space} par influence."),
    };
    if over { placed } else { format!("{placed} {loser} attaque ensuite.") }
}

const fn aim(colour_line: bool) -> &'static str {
    if colour_line {
        "Votre but : trois cartes de votre couleur en ligne, ou une case que touchent trois de vos cartes quand vous \
         attaquez."
    } else {
        "Votre but : trois cartes d’une même enseigne en ligne, ou une case que touchent trois de vos cartes quand \
         vous attaquez."
    }
}

fn possible(possible: &AvailableAction) -> String {
    let cards = |least: usize, most: usize| match (least, most) {
        (least, most) if least == most => number_of_cards(least),
        (least, most) => format!("{least} à {}", number_of_cards(most)),
    };
    let or = |choices: &[String]| list(choices).replace(" et ", " ou ");
    match possible {
        AvailableAction::Attack(spaces) => {
            let space = |(space, least, most): &(Space, usize, usize)| format!("{space} avec {}", cards(*least, *most));
            format!("Vous pouvez attaquer {}.", or(&spaces.iter().map(space).collect::<Vec<_>>()))
        }
        AvailableAction::Influence(spaces) => {
            let spaces: Vec<String> = spaces.iter().map(|space| format!("en {space}")).collect();
            format!("Vous pouvez gagner aussitôt : posez n’importe quelle carte {}.", or(&spaces))
        }
        AvailableAction::Answer(space, _, 0) => {
            format!("Vous répondez à l’attaque de {space} sans aucune carte de votre main.")
        }
        AvailableAction::Answer(space, least, most) => {
            format!("Vous répondez à l’attaque de {space} avec {} de votre main.", cards(*least, *most))
        }
        AvailableAction::Place(placeable) => {
            let names: Vec<String> = placeable.iter().copied().map(the_card).collect();
            format!("Vous choisissez la carte qui reste sur la grille : {}.", or(&names))
        }
        AvailableAction::CentreFirst => {
            "Les autres cases viendront plus tard : la première bataille a lieu au centre.".into()
        }
        AvailableAction::NoInfluence => {
            "Aucune case vide ne touche trois de vos cartes : vous ne pouvez pas gagner sans bataille.".into()
        }
    }
}
