//! Corsairs in French.

use super::available_actions::AvailableAction;
use super::move_builder::Berth;
use super::rules::{Action, Captures, Ending, Illegal, Limit, Options, Reason, SHIPS, Ships, Side};
use super::scene::{Count, Event, Piece, PlayerScene, PostScene, Prompt, ReserveScene, Trace};
use super::texts::{Texts, Words};
use crate::game::about::{About, Group, OptionText, Preset};
use crate::game::french::{count, list};
use crate::game::hex::Name;
use crate::game::lesson::ExerciseText;

/// The game as the house describes it.
pub static ABOUT: About = About {
    name: "Corsaires",
    tagline: "Six escorteurs gardent un cargo qui ne peut pas bouger. Six corsaires arrivent par les coins du plateau, pour \
              l’emporter poste après poste.",
    facts: "2 joueurs · 20 minutes · rien de caché, rien au hasard",
    credit: "Du blog Poisonous Cloak, d’après Royal Jelly de Hempuli (Arvi Teikari).",
    groups: &[
        Group {
            name: "Plateau et camps",
            options: &[
                OptionText {
                    key: "size",
                    name: "Plateau",
                    why: "Sur 200 parties entre ordinateurs de même force, aux deux niveaux les plus faibles, les corsaires en ont \
                          gagné 169 sur 37 postes, 18 sur 61, et aucune sur 91.",
                    values: &[
                        "61 postes",
                        "37 postes (pour les corsaires)",
                        "91 postes (pour le convoi)",
                        "169 postes (le plateau entier)",
                    ],
                },
                OptionText {
                    key: "corsairs",
                    name: "Qui joue les corsaires",
                    why: "Ils commencent. À la revanche, les camps sont échangés.",
                    values: &["Place 1", "Place 2", "Au sort"],
                },
                OptionText {
                    key: "match",
                    name: "Match",
                    why: "Deux parties, en échangeant les camps ; si chacun en gagne une, la plus courte compte.",
                    values: &["Une partie", "Deux parties"],
                },
            ],
        },
        Group {
            name: "Corsaires",
            options: &[
                OptionText {
                    key: "second",
                    name: "Le second mouvement",
                    why: "Un tour des corsaires est d’un ou deux mouvements.",
                    values: &["Facultatif", "Obligatoire si possible"],
                },
                OptionText {
                    key: "return",
                    name: "Aller et retour",
                    why: "Si un tour peut laisser toutes choses comme elles étaient.",
                    values: &["Interdit", "Permis"],
                },
                OptionText {
                    key: "pull",
                    name: "Remorquer",
                    why: "Quel voisin un corsaire entraîne quand il avance.",
                    values: &["N’importe lequel", "Celui qui est droit derrière"],
                },
                OptionText {
                    key: "pulls",
                    name: "Remorquages par tour",
                    why: "Avec un seul, le convoi est fort.",
                    values: &["Un par mouvement", "Un"],
                },
                OptionText {
                    key: "stuck",
                    name: "Si aucun corsaire ne peut bouger",
                    why: "Cela arrive quand tous sont immobilisés et que les coins sont pris.",
                    values: &["Ils passent", "Le convoi gagne"],
                },
            ],
        },
        Group {
            name: "Convoi",
            options: &[
                OptionText {
                    key: "rest",
                    name: "Attendre",
                    why: "Si le convoi peut passer. Bien plus de parties vont alors jusqu’à la limite de tours.",
                    values: &["Un escorteur doit bouger", "Le convoi peut passer"],
                },
                OptionText {
                    key: "line",
                    name: "Formations",
                    why: "Quels escorteurs d’une ligne droite peuvent faire voile ensemble.",
                    values: &["N’importe quelle partie", "La ligne entière"],
                },
                OptionText {
                    key: "broadside",
                    name: "De flanc",
                    why: "Si une ligne peut faire voile en travers de sa propre direction.",
                    values: &["Dans les six directions", "Dans l’axe seulement"],
                },
                OptionText {
                    key: "corners",
                    name: "Escorteurs aux coins",
                    why: "Là, ils empêchent les corsaires d’entrer.",
                    values: &["Permis", "Interdits"],
                },
            ],
        },
        Group {
            name: "Immobiliser et capturer",
            options: &[
                OptionText {
                    key: "release",
                    name: "Un gardien est remorqué",
                    why: "Quand un corsaire immobilisé redevient libre, s’il touche moins de deux navires.",
                    values: &["Après le tour", "Aussitôt"],
                },
                OptionText {
                    key: "shield",
                    name: "Le cargo pour bouclier",
                    why: "Si un corsaire à côté du cargo est à l’abri d’une capture.",
                    values: &["Non", "Oui"],
                },
                OptionText {
                    key: "captures",
                    name: "Captures pour gagner",
                    why: "Combien de corsaires le convoi doit capturer.",
                    values: &["Cinq", "Six"],
                },
            ],
        },
        Group {
            name: "La fin",
            options: &[
                OptionText {
                    key: "limit",
                    name: "Tours",
                    why: "Les tours des deux camps, comptés ensemble ; quand ils sont joués, le convoi a gagné.",
                    values: &["100", "200", "Sans limite"],
                },
                OptionText {
                    key: "repetition",
                    name: "Trois fois la même position",
                    why: "Le compte est tenu sous les yeux des deux.",
                    values: &["Le convoi gagne", "Sans effet"],
                },
            ],
        },
    ],
    presets: &[
        Preset {
            name: "Règle courante",
            why: "Le plateau moyen, les règles telles qu’elles nous sont parvenues.",
            options: "standard",
        },
        Preset {
            name: "Au corps à corps",
            why: "Un petit plateau : plus facile pour les corsaires.",
            options: "size=4",
        },
        Preset { name: "Haute mer", why: "Un grand plateau : plus facile pour le convoi.", options: "size=6" },
        Preset { name: "Match équitable", why: "Deux parties, une dans chaque camp.", options: "match=two" },
    ],
    daily: &[],
    rules: include_str!("rules.fr.md"),
};

/// The French texts.
pub static TEXTS: Texts = Texts {
    side,
    piece,
    illegal,
    reason,
    post,
    reserve,
    look_at: |action| match action {
        Action::Enter(corner) => format!("Regardez le coin {corner}."),
        Action::Step { from, .. } | Action::Leave { from, .. } => format!("Regardez le corsaire en {from}."),
        Action::Sail { ships, .. } => format!("Regardez ce qui peut partir de {ships}."),
        Action::End | Action::Pass => "Regardez si autre chose en vaut la peine.".into(),
    },
    prompt,
    confirm,
    event,
    note,
    file,
    lost,
    turn,
    occurrences,
    game,
    won_first: |turns| format!("A gagné la première partie en {}.", self::turns(turns)),
    picture,
    lesson: LESSON,
    aim,
    possible,
    words: Words {
        board: "Le plateau",
        keys: "Sur le plateau, les flèches haut et bas mènent le long d’une colonne, gauche et droite à la colonne voisine ; 7, 9, \
               1 et 3, comme sur un pavé numérique, ou Origine, Page haut, Fin et Page bas mènent en biais.",
        resign_match: "Abandonner tout le match, et pas seulement cette partie ?",
        reserve: "Réserve",
        counters: "Réserve et tours",
        entangled: "Immobilisé : il ne peut pas bouger au tour des corsaires.",
        doomed: "Capturé à la fin du tour du convoi, si rien ne change.",
        danger: "Les corsaires peuvent prendre le cargo en un tour.",
    },
};

/// The words of the lesson.
static LESSON: &[ExerciseText] = &[
    ExerciseText {
        heading: "Entrer sur le plateau",
        task: "Vous menez les corsaires. Ils attendent hors du plateau et entrent par les six coins, les postes ornés \
               d’une rose des vents. Votre tour est d’un ou deux mouvements : touchez deux coins, puis finissez votre \
               tour.",
        done: "En voilà deux sur le plateau. Ce serait maintenant au convoi de jouer, puis de nouveau à vous.",
        astray: "Cela fait un tour aussi. Mais ici, faites entrer deux corsaires, l’un après l’autre, puis finissez \
                 votre tour.",
    },
    ExerciseText {
        heading: "Remorquer un escorteur",
        task: "Un corsaire avance vers un poste voisin libre, et peut remorquer un navire qui se trouvait à côté de \
               lui. Celui en g4 ne le peut pas : à côté de deux navires, il est immobilisé. Touchez-le pour voir. \
               Faites ensuite avancer celui en g3, et remorquez l’escorteur en f4 à sa suite.",
        done: "L’escorteur est là où était votre corsaire, et l’anneau autour du cargo a une brèche.",
        astray: "C’est possible, mais l’escorteur en f4 doit finir en g3 : choisissez g3, puis un poste libre, puis \
                 f4.",
    },
    ExerciseText {
        heading: "Emmener un escorteur",
        task: "Depuis un coin, un corsaire peut sortir du plateau et emmener un navire qui est à côté de lui. Un \
               escorteur emmené est perdu pour de bon. Choisissez le corsaire en e1, puis la réserve, puis \
               l’escorteur en e2.",
        done: "Le convoi a un escorteur de moins. Votre corsaire est en réserve, et pourra revenir à un tour suivant.",
        astray: "C’est possible, mais l’escorteur reste en jeu. Sortez par e1, et emmenez l’escorteur en e2.",
    },
    ExerciseText {
        heading: "Le cargo",
        task: "Voici votre but : sortez du plateau avec le cargo, et vous gagnez. Il faut deux mouvements. Avec le \
               corsaire en e2, avancez sur le coin e1 en remorquant le cargo ; puis sortez en le remorquant encore.",
        done: "Vous avez gagné. Deux mouvements, deux remorquages : dès qu’un corsaire libre est à la fois à côté du \
               cargo et à côté d’un coin, pensez-y.",
        astray: "Ainsi, le cargo vous échappe. Avancez sur le coin en remorquant le cargo, puis sortez en le \
                 remorquant.",
    },
    ExerciseText {
        heading: "À deux corsaires",
        task: "Cette fois, l’un de vos corsaires est dans le coin. Il n’est pas à côté du cargo, et il gêne celui qui \
               l’est. Vous pouvez tout de même gagner dès ce tour : comment ?",
        done: "C’est cela : l’un amène le cargo à côté du coin, l’autre l’emmène.",
        astray: "Pas encore. Faites avancer le corsaire en e2 sur n’importe quel poste libre, en remorquant le cargo \
                 en e2. Celui en e1 sort ensuite avec le cargo.",
    },
    ExerciseText {
        heading: "L’autre camp",
        task: "Vous menez maintenant le convoi. Un escorteur fait voile tout droit, aussi loin que vous voulez. Un \
               corsaire qui est à côté de deux de vos navires à la fin de votre tour est immobilisé : il ne peut pas \
               bouger à son tour. Amenez un second navire à côté du corsaire en g3.",
        done: "Le voilà pris dans un filet : il reste où il est pour un tour. Le cargo compte lui aussi pour cela.",
        astray: "C’est possible, mais aucun corsaire n’est immobilisé. Amenez un second navire à côté de celui en \
                 g3 : par exemple, l’escorteur en e4 peut aller en f3.",
    },
    ExerciseText {
        heading: "Une ligne fait voile",
        task: "Un corsaire qui est à côté de trois escorteurs à la fin de votre tour est capturé. Des escorteurs en \
               ligne droite peuvent faire voile ensemble, même de flanc. Touchez d4 et d5, les deux bouts d’une \
               ligne, puis l’endroit où aller, et capturez le corsaire en b4.",
        done: "Capturé, et hors jeu. Une ligne amène deux navires d’un coup : c’est ainsi qu’on surprend les \
               corsaires.",
        astray: "Ainsi, rien n’est capturé. Menez ensemble d4 et d5 en c4 et c5 : avec b5, cela fait trois.",
    },
    ExerciseText {
        heading: "Cargo en danger",
        task: "La marque sur le cargo vous avertit : les corsaires peuvent le prendre à leur prochain tour. Le \
               corsaire en e2 est déjà à côté du cargo. Avec un navire de plus à côté de lui, il ne pourra pas \
               bouger.",
        done: "Il est immobilisé, et le cargo est sauf pour un tour. Occuper le coin par où il sortirait peut aussi \
               servir.",
        astray: "Les corsaires emmèneraient le cargo à leur prochain tour. Amenez un escorteur à côté du corsaire en \
                 e2 : par exemple, celui en d5 peut aller en d2.",
    },
    ExerciseText {
        heading: "Cinq suffisent",
        task: "Quatre corsaires sont capturés. Avec le cinquième, vous avez gagné. Vous gagneriez aussi si le cargo \
               était encore là une fois le tour 100 joué, ou si la même position se présentait pour la troisième \
               fois. Capturez le corsaire en g3.",
        done: "Vous avez gagné. Vous connaissez maintenant les deux camps : celui des corsaires est le plus \
               difficile, commencez donc par le convoi si vous préférez.",
        astray: "Le corsaire n’est encore à côté que de deux escorteurs. Amenez-en un troisième : de f5 à g4, il n’y \
                 a qu’un pas.",
    },
];

fn illegal(illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => "La partie est finie.".into(),
        Illegal::NotYourTurn => "C’est à l’autre de jouer.".into(),
        Illegal::OnlyFor(Side::Corsairs) => {
            "Seuls les corsaires font cela. Vous jouez le convoi : faites voile avec vos escorteurs.".into()
        }
        Illegal::OnlyFor(Side::Convoy) => {
            "Seul le convoi fait cela. Vous jouez les corsaires : entrez, avancez ou sortez, puis finissez votre tour."
                .into()
        }
        Illegal::OffBoard(cell) => format!("Il n’y a pas de poste {cell} sur ce plateau."),
        Illegal::NotCorner(cell) => {
            format!("Les corsaires entrent et sortent par les six coins, et {cell} n’est pas un coin.")
        }
        Illegal::Occupied(cell) => format!("Le poste {cell} n’est pas libre."),
        Illegal::NoReserve => "Vous n’avez pas de corsaire en réserve.".into(),
        Illegal::LeftThisTurn => {
            "Le seul corsaire en réserve vient de sortir ; il pourra revenir à un tour suivant.".into()
        }
        Illegal::EnteredThisTurn(cell) => {
            format!("Le corsaire en {cell} est entré à ce tour ; il pourra sortir à un tour suivant.")
        }
        Illegal::NoCorsair(cell) => format!("Il n’y a pas de corsaire en {cell}."),
        Illegal::Entangled(cell) => format!("Le corsaire en {cell} est immobilisé et ne peut pas bouger à ce tour."),
        Illegal::HemmedIn(cell) => format!("Le corsaire en {cell} ne peut aller nulle part."),
        Illegal::NotAdjacent(from, to) => {
            format!("Un corsaire avance vers un poste voisin, et {to} n’est pas voisin de {from}.")
        }
        Illegal::NothingToPull(cell) => format!("Il n’y a en {cell} ni escorteur ni cargo à remorquer."),
        Illegal::PullTooFar(ship, corsair) => {
            format!("Un corsaire remorque un navire voisin, et {ship} n’est pas voisin de {corsair}.")
        }
        Illegal::PullNotStraight => {
            "Dans cette partie, un corsaire ne remorque que le navire droit derrière lui.".into()
        }
        Illegal::SecondPull => "Dans cette partie, on remorque une fois par tour, et c’est déjà fait.".into(),
        Illegal::CornerBarred(cell) => {
            format!("Dans cette partie, aucun escorteur ne peut être dans un coin, et {cell} en est un.")
        }
        Illegal::TwoMoves => "Vos deux mouvements sont faits : finissez votre tour, ou reprenez-en un.".into(),
        Illegal::TurnsBack => "Votre tour ne peut pas laisser toutes choses comme elles étaient au début.".into(),
        Illegal::MoveFirst => "Déplacez au moins un corsaire avant de finir votre tour.".into(),
        Illegal::MoveAgain => "Dans cette partie, il faut un second mouvement tant qu’un est possible.".into(),
        Illegal::MayNotPass(Side::Corsairs) => "Vous ne pouvez passer que si aucun corsaire ne peut bouger.".into(),
        Illegal::MayNotPass(Side::Convoy) => "Le convoi ne peut pas passer tant qu’un escorteur peut bouger.".into(),
        Illegal::FreighterStays => "Le cargo ne bouge jamais seul ; les corsaires seuls le remorquent.".into(),
        Illegal::NoEscort(cell) => format!("Il n’y a pas d’escorteur en {cell}."),
        Illegal::NoLine(first, last) => format!("{first} et {last} ne sont pas les bouts d’une ligne droite."),
        Illegal::WholeLine => {
            "Dans cette partie, une formation est une ligne entière : d’autres escorteurs en sont.".into()
        }
        Illegal::InLineOnly => "Dans cette partie, une formation ne fait voile que dans son axe.".into(),
        Illegal::NotStraight(from, to) => {
            format!(
                "Un escorteur fait voile tout droit, dans l’une des six directions, et {to} n’est pas dans l’axe de {from}."
            )
        }
        Illegal::NotTogether => "Les navires d’une formation vont tous dans le même sens et aussi loin.".into(),
        Illegal::LeavesBoard => "Une partie de la ligne sortirait du plateau.".into(),
        Illegal::Blocked(cell) => format!("Le poste {cell} barre la route : il n’est pas libre."),
    }
}

/// "1 tour", "7 tours".
fn turns(number: u16) -> String {
    count(number.into(), "tour", "tours")
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::Game(ending) => self::ending(ending),
        Reason::BothGames(ending) => {
            format!("Le vainqueur a pris les deux parties du match. {}", self::ending(ending))
        }
        Reason::FewerTurns(fewer, more) => {
            format!("Chacun a gagné une partie ; {} valent mieux que {more}.", turns(fewer))
        }
        Reason::SameTurns(number) => {
            format!("Chacun a gagné une partie en {} : le match est nul.", turns(number))
        }
    }
}

fn ending(ending: Ending) -> String {
    match ending {
        Ending::Freighter => "Les corsaires ont emmené le cargo hors du plateau.".into(),
        Ending::Captures(5) => "Le convoi a capturé cinq corsaires.".into(),
        Ending::Captures(captures) => format!("Le convoi a capturé {captures} corsaires."),
        Ending::TurnLimit(turns) => format!("Le tour {turns} est joué, et le cargo est sauf."),
        Ending::Repetition => "La même position pour la troisième fois : le convoi est sauf.".into(),
        Ending::Stuck => "Aucun corsaire ne peut bouger.".into(),
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::Corsairs => "Corsaires",
        Side::Convoy => "Convoi",
    }
}

fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Corsair => "corsaire",
        Piece::Escort => "escorteur",
        Piece::Freighter => "cargo",
    }
}

/// A ship with its article: "le cargo", "l'escorteur".
fn the(kind: Piece) -> &'static str {
    match kind {
        Piece::Corsair => "le corsaire",
        Piece::Escort => "l’escorteur",
        Piece::Freighter => "le cargo",
    }
}

fn post(scene: &PostScene) -> String {
    let mut label = scene.name.to_string();
    let mut add = |words: &str| {
        label += ", ";
        label += words;
    };
    if scene.corner {
        add("coin");
    }
    add(scene.piece.map_or("libre", piece));
    if scene.entangled {
        add(if scene.judged { "immobilisé" } else { "va être immobilisé" });
    }
    if scene.doomed {
        add("va être capturé");
    }
    if scene.danger {
        add("en danger d’être pris");
    }
    match scene.trace {
        Some(Trace::From) => add("un navire vient d’en partir"),
        Some(Trace::To) => add("vient de bouger"),
        Some(Trace::Captured) => add("un corsaire a été capturé ici"),
        None => {}
    }
    if scene.chosen {
        add("choisi");
    }
    match (scene.ghost, scene.piece) {
        (Some(ghost), _) => add(&format!("{} sera ici", the(ghost))),
        (None, _) if scene.pull => add("peut être remorqué"),
        (None, None) if scene.can && scene.entry => add("un corsaire peut y entrer"),
        (None, None) if scene.can => add("à portée"),
        (None, Some(_)) if scene.can && !scene.chosen => add("peut être choisi"),
        _ => {}
    }
    label
}

fn reserve(scene: ReserveScene) -> String {
    let ships = match scene.ships {
        0 => "aucun corsaire".into(),
        ships => count(ships.into(), "corsaire", "corsaires"),
    };
    if scene.chosen {
        format!("Réserve, {ships}, l’un est choisi")
    } else if scene.can {
        format!("Réserve, {ships}, à choisir")
    } else {
        format!("Réserve, {ships}")
    }
}

/// "l'escorteur en c4" or "la ligne de c3 à c5".
fn ships(ships: Ships) -> String {
    if ships.first == ships.last {
        format!("l’escorteur en {}", ships.first)
    } else {
        format!("la ligne de {} à {}", ships.first, ships.last)
    }
}

/// "a1", "a1 et b2", "a1, b2 et c3".
fn names(posts: &[Name]) -> String {
    list(&posts.iter().map(ToString::to_string).collect::<Vec<_>>())
}

fn prompt(prompt: Prompt) -> String {
    match prompt {
        Prompt::Corsair(0) => "Choisissez un corsaire à déplacer.".into(),
        Prompt::Corsair(_) => "Choisissez un corsaire à déplacer, ou un coin libre où entrer depuis la réserve.".into(),
        Prompt::Where(Berth::Reserve) => "Choisissez le coin libre où entre le corsaire.".into(),
        Prompt::Where(Berth::Post(from)) => format!("Choisissez où va le corsaire en {from}."),
        Prompt::Whom(Berth::Reserve, true) => "Choisissez un navire à emmener hors du plateau, ou sortez seul.".into(),
        Prompt::Whom(Berth::Reserve, false) => "Choisissez un navire à emmener hors du plateau.".into(),
        Prompt::Whom(Berth::Post(to), true) => format!("Choisissez un navire à remorquer, ou allez seul en {to}."),
        Prompt::Whom(Berth::Post(to), false) => {
            format!("Choisissez un navire à remorquer : on ne peut pas aller seul en {to}.")
        }
        Prompt::GoOn => "Un mouvement est fait. Faites-en un autre, ou finissez votre tour.".into(),
        Prompt::Again => "Un mouvement est fait, et dans cette partie il en faut un autre.".into(),
        Prompt::End => "Vos mouvements sont faits : finissez votre tour, ou reprenez-en un.".into(),
        Prompt::Escort(false) => "Choisissez un escorteur, ou les deux bouts d’une ligne.".into(),
        Prompt::Escort(true) => "Choisissez un escorteur, ou les deux bouts d’une ligne ; ou passez.".into(),
        Prompt::TurnMove(chosen) if chosen.first == chosen.last => {
            format!("Choisissez où va {}, ou l’autre bout d’une ligne.", ships(chosen))
        }
        Prompt::TurnMove(chosen) => format!("Choisissez où va {}.", ships(chosen)),
        Prompt::Sail(chosen, to) if to.first == to.last => format!("Prêt : {} va en {}.", ships(chosen), to.first),
        Prompt::Sail(chosen, to) => format!("Prêt : {} va en {} et {}.", ships(chosen), to.first, to.last),
        Prompt::Pass(Side::Corsairs) => "Aucun corsaire ne peut bouger : vous passez.".into(),
        Prompt::Pass(Side::Convoy) => "Aucun escorteur ne peut bouger : vous passez.".into(),
    }
}

fn confirm(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Corsair(_) | Prompt::GoOn | Prompt::Again | Prompt::End => "Finir le tour",
        Prompt::Where(_) => "Avancer",
        Prompt::Whom(..) => "Aller seul",
        Prompt::Escort(true) | Prompt::Pass(_) => "Passer",
        Prompt::Escort(false) | Prompt::TurnMove(_) | Prompt::Sail(..) => "Faire voile",
    }
}

fn event(event: &Event) -> String {
    let mut text = match event.action {
        Action::Enter(corner) => format!("Un corsaire entre en {corner}."),
        Action::Step { from, to, pull } => match pull.zip(event.pulled) {
            Some((ship, kind)) => {
                format!("Le corsaire en {from} avance en {to} et remorque {} de {ship} en {from}.", the(kind))
            }
            None => format!("Le corsaire en {from} avance en {to}."),
        },
        Action::Leave { from, .. } => match event.pulled {
            Some(kind) => format!("Le corsaire en {from} sort du plateau et emmène {}.", the(kind)),
            None => format!("Le corsaire en {from} sort du plateau."),
        },
        Action::Sail { ships, to } if ships.first == ships.last => {
            format!("L’escorteur en {} fait voile vers {}.", ships.first, to.first)
        }
        Action::Sail { ships, to } => {
            let (number, Ships { first, last }) = (event.sailed, ships);
            format!("{number} escorteurs en ligne font voile : {first} vers {}, {last} vers {}.", to.first, to.last)
        }
        Action::End => "Les corsaires finissent leur tour.".into(),
        Action::Pass if event.side == Side::Corsairs => "Les corsaires passent.".into(),
        Action::Pass => "Le convoi passe.".into(),
    };
    let note = note(event);
    if !note.is_empty() {
        text.push(' ');
        text += &note;
    }
    text
}

fn note(event: &Event) -> String {
    let mut parts = Vec::new();
    match &event.captured[..] {
        [] => {}
        [one] => parts.push(format!("Le corsaire en {one} est capturé.")),
        more => parts.push(format!("Les corsaires en {} sont capturés.", names(more))),
    }
    match &event.entangled[..] {
        [] => {}
        [one] => parts.push(format!("Immobilisé : {one}.")),
        more => parts.push(format!("Immobilisés : {}.", names(more))),
    }
    // The third time the game is over.
    if event.occurrences == Some(2) {
        parts.push("La même position pour la deuxième fois.".into());
    }
    if let Some((how, game)) = event.game {
        let winner = if how.winner() == Side::Corsairs { "Les corsaires gagnent" } else { "Le convoi gagne" };
        parts.push(format!(
            "{} {winner} la première partie du match en {}. Les camps sont échangés, et la seconde commence.",
            ending(how),
            turns(game.turns)
        ));
    }
    parts.join(" ")
}

fn file(letter: char, posts: &[&PostScene]) -> String {
    if posts.is_empty() {
        return format!("Colonne {letter} : vide.");
    }
    let posts: Vec<String> = posts.iter().map(|post| post.label.clone()).collect();
    format!("Colonne {letter} : {}.", posts.join(" ; "))
}

fn lost(player: &PlayerScene, captures: u8) -> String {
    match player.side {
        Side::Corsairs => {
            let lost = count(player.lost.into(), "corsaire capturé", "corsaires capturés");
            format!("{lost} sur {SHIPS} ; à {captures}, la partie est perdue")
        }
        Side::Convoy => {
            let lost = count(player.lost.into(), "escorteur perdu", "escorteurs perdus");
            format!("{lost} sur {SHIPS}")
        }
    }
}

fn turn(count: &Count) -> String {
    match count.limit {
        Some(limit) => format!("Tour {} sur {limit}", count.turn),
        None => format!("Tour {}", count.turn),
    }
}

fn occurrences(count: &Count) -> Option<String> {
    match count.occurrences? {
        // The third time the game is over.
        2 => Some("Cette position pour la 2e fois ; à la 3e, le convoi gagne".into()),
        _ => None,
    }
}

fn game(count: &Count) -> Option<String> {
    Some(format!("Partie {} sur 2", count.game?))
}

fn picture(ships: &[(Name, Piece)]) -> String {
    let of = |kind: Piece, one: &str, many: &str| {
        let posts: Vec<Name> = ships.iter().filter(|(_, piece)| *piece == kind).map(|(name, _)| *name).collect();
        (!posts.is_empty()).then(|| format!("{} en {}", if posts.len() < 2 { one } else { many }, names(&posts)))
    };
    let all = [
        of(Piece::Freighter, "cargo", "cargos"),
        of(Piece::Escort, "escorteur", "escorteurs"),
        of(Piece::Corsair, "corsaire", "corsaires"),
    ];
    let all: Vec<String> = all.into_iter().flatten().collect();
    if all.is_empty() { "Un plateau.".into() } else { format!("Un plateau : {}.", all.join(" ; ")) }
}

fn aim(side: Side, options: &Options) -> String {
    if side == Side::Corsairs {
        return "Votre but : sortir du plateau en emmenant le cargo.".into();
    }
    let captures = if options.captures == Captures::Five { "cinq" } else { "six" };
    let end = match options.limit {
        Limit::Hundred | Limit::TwoHundred => "jusqu’à la fin",
        Limit::None => "jusqu’à ce qu’une position revienne pour la deuxième fois",
    };
    format!("Votre but : capturer {captures} corsaires, ou garder le cargo {end}.")
}

fn possible(possible: &AvailableAction) -> String {
    match possible {
        AvailableAction::Enter(ships, corners) => {
            format!("Un corsaire peut entrer par un coin libre ({ships} en réserve) : {}.", names(corners))
        }
        AvailableAction::Step(corsairs) => match &corsairs[..] {
            [one] => format!("Le corsaire en {one} peut avancer sur un poste libre."),
            more => format!("Les corsaires en {} peuvent avancer sur un poste libre.", names(more)),
        },
        AvailableAction::Leave(corsairs) => match &corsairs[..] {
            [one] => format!("Le corsaire en {one} peut sortir du plateau."),
            more => format!("Les corsaires en {} peuvent sortir du plateau.", names(more)),
        },
        AvailableAction::Pull(ships) => match &ships[..] {
            [one] => format!("Le navire en {one} peut être remorqué."),
            more => format!("Les navires en {} peuvent être remorqués.", names(more)),
        },
        AvailableAction::End => "Vous pouvez finir votre tour.".into(),
        AvailableAction::Sail(escorts) => match &escorts[..] {
            [one] => format!("L’escorteur en {one} peut faire voile."),
            more => format!("Les escorteurs en {} peuvent faire voile.", names(more)),
        },
        AvailableAction::SailInLine(1) => "Une ligne d’escorteurs peut faire voile en formation.".into(),
        AvailableAction::SailInLine(lines) => format!("{lines} lignes d’escorteurs peuvent faire voile en formation."),
        AvailableAction::Pass(_) => "Vous pouvez passer.".into(),
        AvailableAction::Entangled(corsairs) => match &corsairs[..] {
            [one] => format!("Le corsaire en {one} est immobilisé et ne peut pas bouger."),
            more => format!("Les corsaires en {} sont immobilisés et ne peuvent pas bouger.", names(more)),
        },
        AvailableAction::NoFurther(2) => "Vos deux mouvements sont faits ; il n’y en a pas de troisième.".into(),
        AvailableAction::NoFurther(_) => "Aucun second mouvement n’est possible.".into(),
        AvailableAction::FreighterStays => "Le cargo ne peut pas bouger seul.".into(),
    }
}
