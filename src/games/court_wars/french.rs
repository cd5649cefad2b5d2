//! Court Wars in French.

use super::available_actions::AvailableAction;
use super::rules::{Action, Base, COURT_DEFENCE, Court, Due, Flip, Illegal, Kind, Reason, Taken, Target, total};
use super::scene::{Drawn, EndScene, Fate, PlayerScene, Prompt, StackScene, Struck};
use super::texts::{Texts, Words};
use crate::game::about::{About, Group, OptionText, Preset};
use crate::game::cards::{Card, DeckCard, Suit};
use crate::game::french::{capital, card, count, deck_card, list, of_the_card, the_card, the_deck_card, to_the_card};
use crate::game::lesson::ExerciseText;

/// Why seats may pick their suits.
const SUIT_WHY: &str = "Toutes les enseignes se valent : c’est affaire de goût.";

/// The names of the suits where one is picked.
const SUITS: &[&str] = &["Au sort", "Trèfle", "Carreau", "Cœur", "Pique"];

/// The game as the house describes it.
pub static ABOUT: About = About {
    name: "Guerres de cour",
    tagline: "Votre roi, votre dame et votre valet derrière leurs gardes. Piochez pour vous défendre, ou dépensez vos gardes pour \
              forcer une autre cour.",
    facts: "2 à 4 joueurs · 20 minutes · cartes, chance et sang-froid",
    credit: "De Kroc Camen et Prenuntius (CC-BY).",
    groups: &[
        Group {
            name: "Enseignes et premier tour",
            options: &[
                OptionText {
                    key: "seats",
                    name: "Joueurs",
                    why: "Une enseigne pour chacun.",
                    values: &["Deux", "Trois", "Quatre"],
                },
                OptionText { key: "first-suit", name: "Enseigne de la place 1", why: SUIT_WHY, values: SUITS },
                OptionText { key: "second-suit", name: "Enseigne de la place 2", why: SUIT_WHY, values: SUITS },
                OptionText { key: "third-suit", name: "Enseigne de la place 3", why: SUIT_WHY, values: SUITS },
                OptionText { key: "fourth-suit", name: "Enseigne de la place 4", why: SUIT_WHY, values: SUITS },
                OptionText {
                    key: "starter",
                    name: "Premier tour",
                    why: "Qui commence, la mise en place comprise. À la revanche, c’est le perdant, ou le suivant à trois ou quatre.",
                    values: &["Au sort", "Place 1", "Place 2", "Place 3", "Place 4"],
                },
            ],
        },
        Group {
            name: "Gardes",
            options: &[
                OptionText {
                    key: "stacking",
                    name: "Gardes égaux",
                    why: "Avec des valeurs égales, les rangs s’allongent et l’on défausse moins.",
                    values: &["Plus petit sur plus grand", "Aussi égal sur égal"],
                },
                OptionText {
                    key: "placing",
                    name: "Un garde qui convient",
                    why: "S’il peut être défaussé pour qu’un rang reste fort.",
                    values: &["Peut être défaussé", "Doit être posé"],
                },
            ],
        },
        Group {
            name: "Attaques",
            options: &[
                OptionText {
                    key: "removal",
                    name: "Ce qu’une attaque retire",
                    why: "Laisser un petit garde au bout d’un rang empêche d’autres d’y venir.",
                    values: &["Ce que dit l’attaquant", "Tout ce qui est payé"],
                },
                OptionText {
                    key: "targets",
                    name: "Qui attaquer",
                    why: "À trois ou quatre joueurs.",
                    values: &["N’importe qui", "Le joueur suivant seulement"],
                },
            ],
        },
        Group {
            name: "Jokers et pioche",
            options: &[
                OptionText {
                    key: "joker",
                    name: "Un joker qui convient",
                    why: "Il peut remplacer une figure tombée.",
                    values: &["Peut être défaussé", "Doit être posé"],
                },
                OptionText {
                    key: "beaten-joker",
                    name: "Un joker abattu",
                    why: "S’il revient avec la défausse.",
                    values: &["Est défaussé", "Quitte la partie"],
                },
                OptionText {
                    key: "flip",
                    name: "Pioche vide",
                    why: "La défausse revient dans l’ordre où elle est tombée – ou mélangée, ce qui récompense moins la mémoire.",
                    values: &["Défausse retournée", "Défausse mélangée"],
                },
                OptionText {
                    key: "discards",
                    name: "Défausse",
                    why: "Ouverte, elle se consulte, et la pioche qu’elle devient aussi. Le journal dit chaque carte de toute façon.",
                    values: &["Dessus seul visible", "Ouverte"],
                },
                OptionText {
                    key: "limit",
                    name: "Si personne ne l’emporte",
                    why: "Une partie finit après une pioche sans attaque et sans carte posée, et après tant de pioches.",
                    values: &["6 pioches par joueur", "3 pioches par joueur", "Après 3 000 tours seulement"],
                },
            ],
        },
    ],
    presets: &[
        Preset {
            name: "Règle d’origine", why: "Le jeu tel que ses auteurs l’ont écrit, à deux.", options: "standard"
        },
        Preset { name: "Table ronde", why: "Quatre cours, chacun contre tous.", options: "seats=4" },
        Preset {
            name: "Hauts remparts",
            why: "Les gardes égaux s’ajoutent : la variante des auteurs.",
            options: "stacking=equal",
        },
        Preset {
            name: "De proche en proche",
            why: "Quatre joueurs, chacun attaque le suivant.",
            options: "seats=4,targets=next",
        },
        Preset {
            name: "De mémoire",
            why: "Tout ce qui est défaussé reste ouvert : pour ceux qui calculent.",
            options: "discards=open",
        },
    ],
    daily: &[],
    rules: include_str!("rules.fr.md"),
};

/// The French texts.
pub static TEXTS: Texts = Texts {
    card,
    deck_card,
    court,
    suit,
    illegal,
    reason,
    stack,
    player,
    look_at: |action| match action {
        Action::Draw => "Regardez la pioche.".into(),
        Action::Place(_) | Action::Discard => {
            "Regardez où la carte pourrait aller, et ce qu’elle vous y coûterait.".into()
        }
        Action::Attack(attack) => format!("Regardez {}.", the_card(attack.target.card())),
    },
    prompt,
    confirm,
    drew,
    struck,
    placed: |owner, drawn, place| format!("{} pose {} {}.", suit(owner), the_deck_card(drawn), on_court(place)),
    discarded: |owner, drawn| format!("{} défausse {}.", suit(owner), the_deck_card(drawn)),
    end,
    status_line: |turn| turn.map_or_else(|| "Mise en place".into(), |turn| format!("Tour {turn}")),
    spends: |from, number, worth| format!("{} : {}, valeur {worth}", court(from), guards(number.into())),
    removes,
    lesson: LESSON,
    aim: "Votre but : abattre les cours de tous les autres, tant qu’une de vos figures est encore debout.",
    possible,
    words: Words {
        courts: "Les cours",
        keys: "Les flèches mènent d’un rang à l’autre, gauche et droite dans la cour d’un joueur, haut et bas entre les joueurs. \
               Entrée choisit un rang ; combien de ses gardes, cela se règle en dessous.",
        draw: "Piocher une carte. ",
        pile: |cards| match cards {
            0 => "Pioche : vide".into(),
            1 => "Pioche : une carte".into(),
            cards => format!("Pioche : {cards} cartes"),
        },
        discards: |cards, top| match top {
            None => "Défausse : vide".into(),
            Some(top) => format!("Défausse : {}, dessus : {}", count(cards, "carte", "cartes"), deck_card(top)),
        },
        discarded: |cards| match cards {
            0 => "Défausse : vide".into(),
            cards => format!("Défausse : {cards}"),
        },
        all_discards: "La défausse, la dernière carte d’abord",
        coming: "La pioche, la prochaine carte d’abord",
        drawn: "Piochée",
        spend: "Vous dépensez",
        remove: "Vous retirez",
        less: "Un de moins",
        more: "Un de plus",
        told: "Ce qui s’est passé",
        plan: "Votre attaque",
        out: "hors jeu",
        resign_all: "Abandonner ? La partie sera finie pour tout le monde, et vous l’aurez perdue.",
    },
};

/// The words of the lesson.
static LESSON: &[ExerciseText] = &[
    ExerciseText {
        heading: "Piocher et poser",
        task: "Votre cour se compose d’un roi, d’une dame et d’un valet. Des gardes, les cartes de 2 à 10, se tiennent \
               devant eux, chacun plus petit que celui qui le précède. À votre tour, vous piochez ou vous attaquez. \
               Touchez la pioche pour piocher, puis posez la carte là où elle convient.",
        done: "Le 7 ne va qu’après le 9. Votre roi a maintenant 16 en attaque et 26 en défense.",
        astray: "Vous pouvez défausser une carte, mais un garde est toujours bon à prendre. Posez-le devant le roi.",
    },
    ExerciseText {
        heading: "Un petit garde est un mur",
        task: "Piochez encore. Cette fois, la carte convient à chacun de vos rangs. Mais devant un petit garde, il n’y \
               a de place que pour de plus petits : réservez votre dame et votre valet, encore seuls, à de plus \
               grandes cartes.",
        done: "Bien vu. Devant la dame et le valet, encore seuls, il reste de la place pour un 10.",
        astray: "Posez le 3 après le 9 de votre roi : ailleurs, il n’y aurait plus de place que pour un 2.",
    },
    ExerciseText {
        heading: "Attaquer",
        task: "Pour attaquer, dépensez des gardes d’un de vos rangs, en partant du dernier. Ils doivent valoir au \
               moins autant que ce que vous retirez d’un rang de votre adversaire, en partant du dernier aussi. \
               Retirez le 4 devant le roi de carreau, en dépensant le moins possible.",
        done: "Cinq pour quatre : ce que vous dépensez en trop est perdu.",
        astray: "C’est aussi une attaque, mais elle coûte davantage ou laisse le 4 en place. Le dernier garde de votre \
               dame suffit.",
    },
    ExerciseText {
        heading: "Une figure seule",
        task: "Une figure a une défense de 10 quand aucun garde ne se tient devant elle. La dame de carreau est seule. \
               Abattez-la : tout doit venir d’un seul de vos rangs.",
        done: "Elle tombe, et on la retourne face cachée. Plus aucun garde ne peut être posé devant elle.",
        astray: "La dame de carreau est encore debout. Le 7 et le 5 de votre dame font 12, et il faut 10.",
    },
    ExerciseText {
        heading: "Avec ses gardes",
        task: "Une figure qui a des gardes tombe avec eux, si vous pouvez tout payer : les gardes, et 10 pour la \
               figure. Quelle figure votre roi peut-il abattre ?",
        done: "9 et 10 font 19, et vous aviez 19 : l’égalité suffit.",
        astray: "Une figure peut tomber à ce tour. Ajoutez 10 à ses gardes, et comparez avec les 19 de votre roi.",
    },
    ExerciseText {
        heading: "Un as",
        task: "Piochez une carte. Si c’est un as, vous pouvez d’abord attaquer, puis vous piochez de toute façon une \
               autre carte. Abattez la dame de carreau, qui est seule, et continuez.",
        done: "Une attaque et une carte dans le même tour : voilà à quoi servent les as.",
        astray: "Attaquez après l’as, avant de piocher de nouveau : le 8 et le 6 de votre roi abattent la dame de \
               carreau.",
    },
    ExerciseText {
        heading: "Un joker",
        task: "Votre dame est tombée. Piochez une carte : un joker peut prendre sa place.",
        done: "Le joker a une défense de 10 comme toute figure, et des gardes peuvent se tenir devant lui.",
        astray: "Vous pouvez le défausser, mais une figure de plus est toujours une figure de plus. Posez-le à la \
               place de votre dame.",
    },
    ExerciseText {
        heading: "La dernière figure",
        task: "Qui n’a plus de figure est hors jeu ; qui reste seul gagne. Une seule figure de votre adversaire est \
               encore debout, avec un 3 devant elle.",
        done: "Vous avez gagné. Dans une partie, chacun pioche d’abord trois gardes, avant le premier tour.",
        astray: "Le valet de carreau est encore debout. Le 9 et le 4 de votre roi font 13 : juste assez.",
    },
];

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "Trèfle",
        Suit::Diamonds => "Carreau",
        Suit::Hearts => "Cœur",
        Suit::Spades => "Pique",
    }
}

/// "le 7 de cœur", "un joker".
fn with_article(drawn: DeckCard) -> String {
    drawn.suited().map_or_else(|| "un joker".into(), the_card)
}

fn court(court: Court) -> &'static str {
    match court {
        Court::King => "Roi",
        Court::Queen => "Dame",
        Court::Jack => "Valet",
    }
}

/// A court with the word for whose it is: "votre dame".
fn your(court: Court) -> &'static str {
    match court {
        Court::King => "votre roi",
        Court::Queen => "votre dame",
        Court::Jack => "votre valet",
    }
}

/// Before which court a card goes: "chez la dame".
fn on_court(court: Court) -> &'static str {
    match court {
        Court::King => "chez le roi",
        Court::Queen => "chez la dame",
        Court::Jack => "chez le valet",
    }
}

/// Whose guards: "de la dame".
fn of_court(court: Court) -> &'static str {
    match court {
        Court::King => "du roi",
        Court::Queen => "de la dame",
        Court::Jack => "du valet",
    }
}

/// The ending of a word that is said of a court: a Queen is a woman.
fn agreed(court: Court) -> &'static str {
    if court == Court::Queen { "e" } else { "" }
}

/// A number of guards in words.
fn guards(number: usize) -> String {
    match number {
        0 => "aucun garde".into(),
        1 => "un garde".into(),
        number => format!("{number} gardes"),
    }
}

/// "le dernier garde", "les 2 derniers gardes".
fn last_guards(number: u8) -> String {
    match number {
        1 => "le dernier garde".into(),
        number => format!("les {number} derniers gardes"),
    }
}

/// The values of cards: "7 et 5".
fn values(cards: &[Card]) -> String {
    list(&cards.iter().map(|card| card.rank().index().to_owned()).collect::<Vec<_>>())
}

fn illegal(illegal: &Illegal) -> String {
    match illegal {
        Illegal::Over => "La partie est finie.".into(),
        Illegal::NotYourTurn => "C’est à quelqu’un d’autre de jouer.".into(),
        Illegal::NotNow(due) => not_now(*due),
        Illegal::NoCourt(place) => {
            format!("{} est tombé{} : seul un joker peut prendre cette place.", capital(your(*place)), agreed(*place))
        }
        Illegal::DoesNotFit(guard, last) => {
            format!(
                "{} ne va pas après {} : d’une carte à l’autre, les gardes ne montent jamais.",
                capital(&the_card(*guard)),
                the_card(*last)
            )
        }
        Illegal::Stands(place) => {
            format!("{} est encore debout : un joker prend la place d’une figure tombée.", capital(your(*place)))
        }
        Illegal::MustPlace => "La carte convient quelque part, il faut donc la poser.".into(),
        Illegal::NobodyPlays(other) => format!("Personne ne joue {}.", crate::game::french::suit(*other)),
        Illegal::OwnCourt(place) => format!("C’est {} que vous attaqueriez.", your(*place)),
        Illegal::OnlyNext => "Vous ne pouvez attaquer que le prochain joueur encore en jeu.".into(),
        Illegal::Fallen(fallen) => {
            format!("{} est déjà tombé{}.", capital(&the_card(fallen.card())), agreed(fallen.court))
        }
        Illegal::Spent { court: place, guards: 0 } => {
            format!("{} n’a aucun garde à dépenser.", capital(your(*place)))
        }
        Illegal::Spent { court: place, guards: number } => {
            format!(
                "{} a {} : dépensez-en un ou plusieurs, en commençant par le dernier.",
                capital(your(*place)),
                guards(*number)
            )
        }
        Illegal::Taken { target: attacked, guards: 0 } => {
            format!("{} n’a aucun garde : une attaque abat la figure elle-même.", capital(&the_card(attacked.card())))
        }
        Illegal::Taken { target: attacked, guards: number } => {
            format!("{} a {} : retirez d’abord les derniers.", capital(&the_card(attacked.card())), guards(*number))
        }
        Illegal::TooWeak { spent, price } => format!("Vous dépensez {spent}, mais il en faut {price}."),
        Illegal::TakeMore => "Ce que vous dépensez paie davantage : il faut retirer tout ce que vous payez.".into(),
    }
}

fn not_now(due: Due) -> String {
    match due {
        Due::SetUp => "Avant le premier tour, chacun pioche trois gardes : piochez.".into(),
        Due::Turn => "Piochez une carte, ou attaquez.".into(),
        Due::Ace => "Vous avez pioché un as : attaquez, ou continuez de piocher.".into(),
        Due::AfterAce => "Après l’attaque d’un as, vous piochez une carte.".into(),
        Due::Place(drawn) => match Kind::of(drawn) {
            Kind::Joker => "Vous avez pioché un joker : dites d’abord où il va.".into(),
            _ => format!("Vous avez pioché {} : dites d’abord où va cette carte.", the_deck_card(drawn)),
        },
    }
}

fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Conquest => "Toutes les autres cours sont tombées.",
        Reason::NoProgress => "Une pioche entière sans attaque et sans carte posée : on compte les figures.",
        Reason::Flips => "La dernière pioche est épuisée : on compte les figures.",
        Reason::Turns => "Trois mille tours sont joués : on compte les figures.",
    }
}

fn stack(scene: &StackScene) -> String {
    let fallen = format!("tombé{}", agreed(scene.target.court));
    let mut label = capital(&card(scene.target.card()));
    let mut add = |words: &str| {
        label += ", ";
        label += words;
    };
    match scene.base {
        Base::Court => {}
        Base::Fallen => add(&fallen),
        Base::Joker => add(&format!("{fallen}, un joker à sa place")),
    }
    let cards: Vec<Card> = scene.guards.iter().map(|guard| guard.card).collect();
    if scene.base != Base::Fallen {
        match &cards[..] {
            [] => add("aucun garde"),
            [only] => add(&format!("garde {}", only.rank().index())),
            cards => add(&format!("gardes {}", values(cards))),
        }
        add(&format!("attaque {}, défense {}", scene.attack, scene.defence));
    }
    let spent: Vec<Card> = scene.guards.iter().filter(|guard| guard.spent).map(|guard| guard.card).collect();
    if !spent.is_empty() {
        add(&format!("à dépenser : {}", values(&spent)));
    }
    let removed: Vec<Card> = scene.guards.iter().filter(|guard| guard.removed).map(|guard| guard.card).collect();
    if !removed.is_empty() {
        add(&format!("à retirer : {}", values(&removed)));
    }
    match (scene.falls, scene.base) {
        (true, Base::Joker) => add("le joker tomberait"),
        (true, _) => add("tomberait"),
        (false, _) if scene.open => add("tomberait sous ce que vous avez choisi"),
        (false, _) => {}
    }
    if let Some(ghost) = scene.ghost {
        add(&format!("{} va ici", with_article(ghost)));
    }
    label
}

fn player(scene: &PlayerScene) -> String {
    if scene.fallen {
        return format!("{} est hors jeu.", suit(scene.suit));
    }
    let stacks: Vec<&str> = scene.stacks.iter().map(|stack| stack.label.as_str()).collect();
    format!("{} : {}.", suit(scene.suit), stacks.join(" ; "))
}

fn prompt(prompt: &Prompt) -> String {
    match prompt {
        Prompt::SetUp(number, of) => format!("Avant le premier tour : piochez le garde {number} sur {of}."),
        Prompt::Turn => "Piochez une carte – ou attaquez : choisissez de vos gardes, et ce qu’ils frappent.".into(),
        Prompt::OnlyDraw => "Piochez une carte. Aucun de vos rangs ne peut encore attaquer.".into(),
        Prompt::Ace(1) => "Un as : attaquez, puis piochez – ou continuez de piocher.".into(),
        Prompt::Ace(_) => "Encore un as : attaquez, puis piochez – ou continuez de piocher.".into(),
        Prompt::AfterAce => "Votre as a frappé. Piochez maintenant une carte.".into(),
        Prompt::Place(DeckCard::Joker, true) => "Un joker : posez-le à la place d’une figure tombée.".into(),
        Prompt::Place(drawn, true) => format!("{} : à poser sur un rang.", capital(&the_deck_card(*drawn))),
        Prompt::Place(DeckCard::Joker, false) => {
            "Un joker : posez-le à la place d’une figure tombée, ou défaussez-le.".into()
        }
        Prompt::Place(drawn, false) => {
            format!("{} : à poser sur un rang, ou à défausser.", capital(&the_deck_card(*drawn)))
        }
        Prompt::Placing(drawn, place) => format!("Poser {} {}.", the_deck_card(*drawn), on_court(*place)),
        Prompt::Discarding(drawn) => format!("Défausser {}.", the_deck_card(*drawn)),
        Prompt::Target(worth) => format!("Vous dépensez {worth} : choisissez ce que vous frappez."),
        Prompt::Spend(attacked, taken, price) => {
            format!("{} : choisissez des gardes valant {price} ou plus.", removes(*attacked, *taken, *price))
        }
        Prompt::TooWeak(worth, price) => {
            format!("Il faut {price}, mais vous dépensez {worth} : encore {}.", price - worth)
        }
        Prompt::Refused(refused) => illegal(refused),
        Prompt::Attack(attack, surplus) => {
            let hit = match attack.taken {
                Taken::Guards(number) => {
                    format!("Retirer {} {}", last_guards(number), of_the_card(attack.target.card()))
                }
                Taken::All => format!("Abattre {}", the_card(attack.target.card())),
            };
            match surplus {
                0 => format!("{hit}."),
                surplus => format!("{hit}. Vous dépensez {surplus} de plus qu’il n’en faut."),
            }
        }
    }
}

fn confirm(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::SetUp(..) | Prompt::Turn | Prompt::OnlyDraw | Prompt::Ace(_) | Prompt::AfterAce => "Piocher",
        Prompt::Place(..) | Prompt::Placing(..) => "Poser",
        Prompt::Discarding(_) => "Défausser",
        Prompt::Target(_) | Prompt::Spend(..) | Prompt::TooWeak(..) | Prompt::Refused(_) | Prompt::Attack(..) => {
            "Attaquer"
        }
    }
}

fn drew(drawn: &Drawn, aloud: bool) -> String {
    let Drawn { suit: who, cards, aces_before, flip, fate } = drawn;
    let name = |card: &DeckCard| if aloud { with_article(*card) } else { deck_card(*card) };
    let mut words: Vec<String> = Vec::new();
    let before: Vec<String> = (0..*aces_before).map(|_| if aloud { "un as" } else { "as" }.to_owned()).collect();
    let drawing = |cards: &[String]| {
        let list = cards.join(", puis ");
        if aloud { format!("{} pioche {list}", suit(*who)) } else { capital(&list) }
    };
    if !before.is_empty() {
        words.push(format!("{}.", drawing(&before)));
    }
    match flip {
        Some(Flip::Block) if *fate != Fate::Over => words.push("La défausse est retournée.".into()),
        Some(Flip::Reshuffle) if *fate != Fate::Over => {
            words.push("La défausse est mélangée et devient la pioche.".into());
        }
        _ => {}
    }
    let names: Vec<String> = cards.iter().map(name).collect();
    let thrown = match cards.last().map(|card| Kind::of(*card)) {
        Some(Kind::Guard(_)) => " et défausse cette carte, qui ne va nulle part",
        _ => " et défausse cette carte",
    };
    let fate = match fate {
        Fate::Over => {
            words.extend((!names.is_empty()).then(|| format!("{}.", drawing(&names))));
            words.push("La pioche est épuisée.".into());
            return words.join(" ");
        }
        Fate::Discarded if names.is_empty() => return "Il ne reste rien à piocher.".into(),
        Fate::Asked => String::new(),
        Fate::Placed(place) if aloud => format!(" et pose cette carte {}", on_court(*place)),
        Fate::Placed(place) => format!(", posé {}", on_court(*place)),
        Fate::Discarded if aloud => thrown.into(),
        Fate::Discarded => ", à la défausse".into(),
        Fate::Attacks if aloud => " et peut attaquer".into(),
        Fate::Attacks => ", qui permet d’attaquer".into(),
    };
    words.push(format!("{}{fate}.", drawing(&names)));
    words.join(" ")
}

fn struck(struck: &Struck, aloud: bool) -> String {
    let Struck { attacker, from, spent, target: attacked, removed, fell, out } = struck;
    let victim = attacked.card();
    let removed: Vec<String> = removed.iter().map(|guard| the_card(*guard)).collect();
    let fallen = match fell {
        Some(Base::Joker) => Some("le joker tombe".to_owned()),
        Some(_) => Some(format!("{} tombe", the_card(victim))),
        None => None,
    };
    let gone = match &removed[..] {
        [] => None,
        [only] => Some(format!("{only} est retiré")),
        several => Some(format!("{} sont retirés", list(several))),
    };
    let hit: Vec<String> = gone.into_iter().chain(fallen).collect();
    let hit = hit.join(", ");
    let out = if *out { format!(" {} est hors jeu.", suit(attacked.suit)) } else { String::new() };
    if !aloud {
        return format!("Dépense de {} : {hit}.{out}", values(spent));
    }
    let sum = if spent.len() > 1 { format!(", soit {} en tout,", total(spent)) } else { String::new() };
    format!(
        "{} dépense {} {}{sum} et s’en prend {} : {hit}.{out}",
        suit(*attacker),
        values(spent),
        of_court(*from),
        to_the_card(victim)
    )
}

fn removes(attacked: Target, taken: Taken, price: u32) -> String {
    let target = attacked.card();
    match taken {
        Taken::Guards(number) => {
            format!("{} {}, valeur {price}", capital(&last_guards(number)), of_the_card(target))
        }
        Taken::All if price == COURT_DEFENCE => format!("{}, valeur {price}", capital(&the_card(target))),
        Taken::All => format!("{} et tous ses gardes, valeur {price}", capital(&the_card(target))),
    }
}

fn end(end: EndScene) -> String {
    match end {
        EndScene::Flips { flips, most, idle: false } => {
            format!("Pioches épuisées : {flips} sur {most}")
        }
        EndScene::Flips { idle: true, .. } => {
            "Ni attaque ni carte posée depuis que la défausse a été retournée : si rien ne change avant que la pioche soit \
             épuisée, on compte les figures."
                .into()
        }
        EndScene::Turns(turns, most) => format!("Tours joués : {turns} sur {most}"),
    }
}

fn possible(possible: &AvailableAction) -> String {
    match possible {
        AvailableAction::Draw(Due::SetUp) => "Vous piochez un garde, avant le premier tour.".into(),
        AvailableAction::Draw(Due::AfterAce) => "Vous piochez une autre carte, comme après chaque as.".into(),
        AvailableAction::Draw(_) => "Vous pouvez piocher une carte.".into(),
        AvailableAction::Attack(own, targets) => {
            let own: Vec<String> =
                own.iter().map(|(from, most)| format!("{} (valeur {most})", of_court(*from))).collect();
            let own = list(&own).replace(" et ", " ou ");
            let targets: Vec<String> = targets.iter().map(|target| the_card(target.card())).collect();
            format!("Vous pouvez attaquer avec le rang {own}. À portée : {}.", list(&targets))
        }
        AvailableAction::Place(drawn, places) => {
            let places: Vec<String> = places.iter().map(|place| on_court(*place).to_owned()).collect();
            format!("Vous pouvez poser {} {}.", the_deck_card(*drawn), list(&places).replace(" et ", " ou "))
        }
        AvailableAction::Discard(drawn) => format!("Vous pouvez défausser {}.", the_deck_card(*drawn)),
        AvailableAction::NoAttack(0, _) => "Vous n’avez aucun garde pour attaquer.".into(),
        AvailableAction::NoAttack(most, least) => {
            format!("Vous ne pouvez pas attaquer : votre meilleur rang vaut {most}, et il faut au moins {least}.")
        }
        AvailableAction::MustPlace(drawn) => format!("Dans cette partie, il faut poser {}.", the_deck_card(*drawn)),
    }
}
