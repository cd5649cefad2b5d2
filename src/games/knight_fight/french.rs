//! Knight Fight in French.

use super::available_actions::AvailableAction;
use super::rules::{
    Action, Anomaly, Attempt, BoutResult, Colour, Due, Ending, Fate, Goal, Illegal, MOST_MOVES, Options, POINTS_TO_WIN,
    Part, Reason, Side, Space, Spawn,
};
use super::scene::{Count, Event, Knight, Late, PlayerScene, Prompt, RoundScene, Sealed, SpaceScene, TrapScene};
use super::texts::{Note, Texts, Words, notes_that_apply};
use crate::game::about::{About, Group, OptionText, Preset};
use crate::game::french::{count as number_of, list};
use crate::game::lesson::ExerciseText;

/// Why there is an anomaly each day.
const DAILY_WHY: &str = "Une anomalie par jour, la même pour tout le monde.";

/// The game as the house describes it.
pub static ABOUT: About = About {
    name: "Combat de cavaliers",
    tagline: "Un cavalier chacun au milieu du plateau. Chaque coup en ajoute un ; quatre en ligne gagnent la manche. Sept anomalies \
              tordent les règles, seules ou toutes à la fois.",
    facts: "2 joueurs · 10 à 20 minutes · de rien de caché à presque tout",
    credit: "De pseudonam, pour The Genius: Variations on a Theme.",
    groups: &[
        Group {
            name: "Anomalies",
            options: &[
                OptionText {
                    key: "airdrop",
                    name: "Largage",
                    why: "Avec un nouveau cavalier, on peut lâcher du crottin sur une case vide : plus personne ne peut y venir.",
                    values: &["Sans", "Deux chacun", "Un chacun", "Trois chacun"],
                },
                OptionText {
                    key: "bidding",
                    name: "Enchères",
                    why: "Personne n’a le trait : chacun mise des jetons en secret, et la plus forte mise va à l’autre, pour le coup.",
                    values: &["Sans", "Avec, X ouvre librement", "Avec, dès le premier coup"],
                },
                OptionText {
                    key: "coloration",
                    name: "Coloration",
                    why: "Chaque case est rouge, bleue ou jaune. On ne va pas sur la couleur où l’adversaire vient d’aller.",
                    values: &["Sans", "Avec"],
                },
                OptionText {
                    key: "trap",
                    name: "Piège à cheval",
                    why: "Avant chaque coup, l’adversaire piège une case en secret. Un cavalier qui y arrive est perdu.",
                    values: &["Sans", "Avec, pièges montrés après coup", "Avec, pièges vides gardés secrets"],
                },
                OptionText {
                    key: "sickness",
                    name: "Maladie",
                    why: "Un cavalier qui en engendre un autre est affaibli, et disparaît s’il recommence.",
                    values: &["Sans", "Avec"],
                },
                OptionText {
                    key: "snapshot",
                    name: "Instantané",
                    why: "On voit ses propres cavaliers et le dernier coup de l’adversaire. Du reste, il faut se souvenir.",
                    values: &["Sans", "Avec", "Avec, et des rappels"],
                },
                OptionText {
                    key: "tic-tac-toe",
                    name: "Morpion",
                    why: "Les lignes ne gagnent pas. Trois en ligne font un point, et six points gagnent la manche.",
                    values: &["Sans", "Avec"],
                },
            ],
        },
        Group {
            name: "Le match",
            options: &[
                OptionText {
                    key: "row",
                    name: "Pour gagner une manche",
                    why: "Avec quatre en ligne, X peut toujours gagner, s’il sait comment. Cinq, c’est plus dur.",
                    values: &["Quatre en ligne", "Cinq en ligne"],
                },
                OptionText {
                    key: "favoured",
                    name: "Qui est favorisé",
                    why: "Le joueur favorisé choisit son camp en premier, et gagne un match à égalité jusqu’au bout.",
                    values: &["Au sort", "Place 1", "Place 2"],
                },
                OptionText {
                    key: "sides",
                    name: "X et O aux manches suivantes",
                    why: "X joue en premier.",
                    values: &["Chacun choisit à son tour", "Les camps sont échangés"],
                },
                OptionText {
                    key: "tie",
                    name: "Une manche chacun",
                    why: "Ce qui décide alors du match.",
                    values: &["Moins de coups dans la manche gagnée", "Une troisième manche"],
                },
                OptionText {
                    key: "clock",
                    name: "Pendules",
                    why: "Une minute par coup, trois de plus par manche. Ensuite l’adversaire joue pour vous, ou bien le hasard.",
                    values: &["Sans", "Avec"],
                },
            ],
        },
    ],
    presets: &[
        Preset { name: "Simple", why: "Sans anomalie : quatre en ligne.", options: "standard" },
        Preset { name: "Cinq en ligne", why: "Pour qui sait comment X gagne avec quatre.", options: "row=5" },
        Preset {
            name: "La totale",
            why: "Les sept anomalies à la fois.",
            options: "airdrop=2,bidding=free,coloration=on,trap=shown,sickness=on,snapshot=on,tic-tac-toe=on",
        },
    ],
    daily: &[
        Preset { name: "Aujourd’hui : Largage", why: DAILY_WHY, options: "airdrop=2" },
        Preset { name: "Aujourd’hui : Enchères", why: DAILY_WHY, options: "bidding=free" },
        Preset { name: "Aujourd’hui : Coloration", why: DAILY_WHY, options: "coloration=on" },
        Preset { name: "Aujourd’hui : Piège à cheval", why: DAILY_WHY, options: "trap=shown" },
        Preset { name: "Aujourd’hui : Maladie", why: DAILY_WHY, options: "sickness=on" },
        Preset { name: "Aujourd’hui : Instantané", why: DAILY_WHY, options: "snapshot=on" },
        Preset { name: "Aujourd’hui : Morpion", why: DAILY_WHY, options: "tic-tac-toe=on" },
    ],
    rules: include_str!("rules.fr.md"),
};

/// The French texts.
pub static TEXTS: Texts = Texts {
    side,
    colour,
    colour_letter,
    notes,
    illegal,
    reason,
    space,
    look_at: |action| match action {
        Action::Play(_) => "Regardez ce que chaque camp a gagné jusqu’ici.".into(),
        Action::Bid(_) => "Regardez ce que vaut le premier coup pour chacun de vous.".into(),
        Action::Trap(None) => "Regardez si un piège attraperait quoi que ce soit.".into(),
        Action::Trap(Some(_)) => "Regardez où l’adversaire voudrait aller.".into(),
        Action::Spawn(Spawn { space, .. }) => format!("Regardez autour de {space}."),
    },
    prompt,
    confirm,
    event,
    row,
    stock,
    marks,
    count,
    result,
    sealed,
    chips,
    manure: |left| format!("Lâcher du crottin (reste {left})"),
    picture,
    lesson: LESSON,
    aim,
    possible,
    words: Words {
        board: "Le plateau",
        keys: "Sur le plateau, les flèches mènent de case en case ; Origine et Fin aux bouts d’une rangée.",
        counters: "Manche et dernier coup",
        sides: "Votre camp",
        bid: "Votre mise",
        no_trap: "Pas de piège",
        threats: "Montrer les menaces",
        win_here: "Vous gagneriez ici.",
        danger_here: "L’adversaire gagnerait ici.",
        weak: "Affaibli : disparaît s’il engendre encore.",
        trap: "Un piège qui n’a attrapé personne.",
        manure: "Crottin : personne ne peut y venir.",
        hidden: "caché jusqu’à la fin de la manche",
        snapshot: "Vous voyez vos cavaliers et le dernier coup de l’adversaire.",
        barred: "Interdit : la couleur où l’adversaire vient d’aller.",
        remembered: "L’adversaire est venu ici.",
        own_trap: "Votre piège.",
        sprung: "Un piège qui a attrapé un cavalier.",
        less: "Miser moins",
        more: "Miser plus",
        resign: "Abandonner tout le match, et pas seulement cette manche ?",
    },
};

/// The words of the lesson.
static LESSON: &[ExerciseText] = &[
    ExerciseText {
        heading: "Votre premier cavalier",
        task: "Vous pouvez choisir un camp. Prenez X : il joue en premier. Touchez ensuite une case à un saut de \
               votre cavalier : deux cases tout droit et une de côté. Touchez-la encore une fois, ou bien le bouton, \
               et un nouveau cavalier y arrive. L’ancien reste où il est.",
        done: "Et ainsi de suite, un cavalier par coup. Touchez à tout moment l’un de vos cavaliers pour voir ce \
               qu’il peut atteindre.",
        astray: "O est aussi un bon choix, mais alors l’autre camp commence. Ici, choisissez X, et jouez.",
    },
    ExerciseText {
        heading: "Quatre en ligne",
        task: "Quatre de vos cavaliers en ligne, côte à côte ou de haut en bas, gagnent la manche. Vous en avez trois \
               sur une même ligne, avec un trou qu’un de vos cavaliers peut atteindre. Une étoile montre où vous \
               gagneriez.",
        done: "Quatre en ligne, grâce au cavalier en d4.",
        astray: "Le trou est en e6. Le cavalier en d4 peut l’atteindre : deux cases tout droit, une de côté.",
    },
    ExerciseText {
        heading: "Les lignes en biais ne comptent pas",
        task: "En g7, vous auriez quatre cavaliers en biais, mais cela ne vaut rien. Cherchez la ligne qui compte.",
        done: "De h6 à h9 : voilà quatre en ligne.",
        astray: "Cela ne fait pas quatre sur une ligne qui compte. Regardez h6, h7 et h9.",
    },
    ExerciseText {
        heading: "Bloquer",
        task: "L’adversaire a trois cavaliers en ligne, et jouera juste après vous. L’un des bouts est déjà pris. \
               Occupez l’autre.",
        done: "Bloqué. C’était possible parce qu’un de vos cavaliers était tout près : gardez un œil sur ce que vous \
               pouvez atteindre.",
        astray: "Dans ce cas, l’adversaire arrive en g8 et a gagné. Votre cavalier en f6 peut atteindre cette case.",
    },
    ExerciseText {
        heading: "Regarder à deux fois",
        task: "L’adversaire menace encore de faire quatre en ligne. Quel est le meilleur coup ?",
        done: "Vous avez fait quatre en ligne avant l’adversaire. Cherchez toujours votre propre victoire avant de \
               bloquer.",
        astray: "Vous avez vous-même trois cavaliers en ligne, en d5, e5 et f5. Le quatrième gagne aussitôt.",
    },
    ExerciseText {
        heading: "Deux à la fois",
        task: "Une seule menace peut être bloquée ; deux à la fois, non. Trouvez le coup qui vous donne trois \
               cavaliers en ligne, avec les deux bouts libres et tous deux à portée.",
        done: "Vous menacez c5 et g5. L’adversaire ne peut bloquer que l’une des deux cases.",
        astray: "L’adversaire peut encore s’en sortir. Comblez le trou entre d5 et f5.",
    },
    ExerciseText {
        heading: "Sans issue",
        task: "Qui n’a pas de coup au début de son tour a perdu la manche. Le cavalier dans le coin n’a que deux \
               cases à un saut, et vous êtes sur l’une d’elles.",
        done: "L’adversaire n’a plus de coup, et la manche est à vous. C’est rare, mais cela arrive.",
        astray: "Le cavalier en a1 a encore la case c2. Placez-y un cavalier : depuis b4, par exemple.",
    },
    ExerciseText {
        heading: "Le match",
        task: "Un match a deux manches. À une manche chacun, la plus courte compte. L’adversaire a gagné la première \
               en 23 coups. Gagnez celle-ci maintenant, et elle n’en aura pris que 11.",
        done: "Vous avez gagné le match : 11 coups, c’est moins que 23. Il y a aussi sept anomalies, qui changent le \
               jeu ; essayez-en une quand vous le connaîtrez bien.",
        astray: "Vous pouvez gagner tout de suite, et moins il y a de coups, mieux c’est : regardez f3, f4 et f6.",
    },
];

const fn side(side: Side) -> &'static str {
    match side {
        Side::X => "X",
        Side::O => "O",
    }
}

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "rouge",
        Colour::Blue => "bleue",
        Colour::Yellow => "jaune",
    }
}

const fn colour_letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "r",
        Colour::Blue => "b",
        Colour::Yellow => "j",
    }
}

fn notes(options: &Options) -> Vec<&'static str> {
    use Anomaly::{Airdrop, Bidding, Coloration, HorseTrap, Sickness, Snapshot, TicTacToe};
    const NOTES: [Note; 13] = [
        (&[Airdrop, Bidding], "Le crottin fait partie du coup scellé : seul celui du gagnant tombe."),
        (&[Airdrop, HorseTrap], "Le crottin tombe quand même si le cavalier qui l’apporte est pris au piège."),
        (&[Airdrop, Sickness], "Le crottin peut couvrir la case qu’un cavalier affaibli vient de quitter."),
        (&[Airdrop, Snapshot], "Arriver sur un crottin caché rend le coup impossible, et vous passez."),
        (
            &[Bidding, Coloration],
            "C’est la couleur du dernier coup de l’adversaire qui compte, même si vous avez joué depuis.",
        ),
        (&[Bidding, HorseTrap], "Chacun pose un piège avec sa mise ; celui du joueur qui ne joue pas agit."),
        (
            &[Bidding, Snapshot],
            "Si le coup du gagnant est impossible, la mise est payée quand même, et c’est l’autre qui joue.",
        ),
        (&[Bidding, TicTacToe], "Qui n’a pas de coup ne peut pas miser : l’autre joue, tout simplement."),
        (&[Coloration, HorseTrap], "La case d’un cavalier pris au piège compte quand même comme dernière couleur."),
        (&[Coloration, TicTacToe], "Qui n’a aucune case d’une couleur permise passe, et ne perd pas."),
        (
            &[HorseTrap, Sickness],
            "Un cavalier dont le rejeton est pris au piège ne s’affaiblit pas, et un affaibli reste.",
        ),
        (
            &[Sickness, Snapshot],
            "On ne vous montre pas lesquels des cavaliers adverses s’affaiblissent ou disparaissent.",
        ),
        (&[Sickness, TicTacToe], "Les points sont recomptés après chaque tour : ils peuvent baisser."),
    ];
    notes_that_apply(&NOTES, options)
}

fn illegal(illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => "Le match est fini.".into(),
        Illegal::NotYourTurn => "C’est à l’autre de jouer.".into(),
        Illegal::TimeIsUp => "Le temps est écoulé.".into(),
        Illegal::NotNow(due) => format!(
            "Pas maintenant : {}.",
            match due {
                Due::Side => "il faut d’abord choisir un camp, X ou O",
                Due::Part(Part::Bid) => "il faut d’abord miser",
                Due::Part(Part::Trap) => "il faut d’abord poser un piège, ou aucun",
                Due::Part(Part::Spawn) => "il faut d’abord choisir où arrive votre cavalier",
            }
        ),
        Illegal::TooFewChips(chips) => format!("Vous avez {}.", self::chips(chips)),
        Illegal::Taken(space) => format!("Il y a un cavalier en {space}."),
        Illegal::Manured(space) => format!("Il y a du crottin en {space}."),
        Illegal::OutOfReach(space) => format!("Aucun de vos cavaliers n’est à un saut de {space}."),
        Illegal::HemmedIn(space) => format!("Le cavalier en {space} n’a aucune case libre à un saut."),
        Illegal::SameColour(space, same) => {
            format!("{space} est de couleur {}, comme la case du dernier coup de l’adversaire.", colour(same))
        }
        Illegal::ParentMissing(space) => format!("Nommez le cavalier qui engendre celui de {space}."),
        Illegal::ParentNamed => "Sans la Maladie, on ne nomme pas de parent.".into(),
        Illegal::NotYourKnight(space) => format!("Vous n’avez pas de cavalier en {space}."),
        Illegal::ParentTooFar(parent, space) => format!("{space} n’est pas à un saut de cavalier de {parent}."),
        Illegal::NoAirdrop => "Il n’y a pas de crottin dans ce match.".into(),
        Illegal::NoManureLeft => "Il ne vous reste plus de crottin.".into(),
        Illegal::DropOnLanding(space) => format!("Votre nouveau cavalier est en {space} : pas de crottin là."),
        Illegal::DropForOther => "Un coup joué à la place de l’adversaire ne porte pas de crottin.".into(),
        Illegal::DropTaken(space) => format!("Le crottin demande une case vide, et {space} ne l’est pas."),
    }
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::BothBouts => "Le vainqueur a pris les deux manches.".into(),
        Reason::OneBout => "Le vainqueur a pris une manche ; l’autre était nulle.".into(),
        Reason::FewerMoves(fewer, more) => {
            format!("Une manche chacun, et celle du vainqueur a pris moins de coups : {fewer} contre {more}.")
        }
        Reason::SameMoves(moves) => {
            format!("Une manche chacun, toutes deux en {moves} coups : le joueur favorisé gagne.")
        }
        Reason::NoBout => "Les deux manches étaient nulles : le joueur favorisé gagne.".into(),
        Reason::ThirdBout => "Une manche chacun, et le vainqueur a pris la troisième.".into(),
    }
}

fn knight(knight: Knight) -> String {
    format!("cavalier {}{}", side(knight.side), if knight.weak { " affaibli" } else { "" })
}

fn space(scene: &SpaceScene) -> String {
    let mut label = scene.space.to_string();
    let mut add = |words: &str| {
        label += ", ";
        label += words;
    };
    if let Some(standing) = scene.knight {
        add(&knight(standing));
    }
    if scene.manure.is_some() {
        add("crottin");
    }
    if let Some(shade) = scene.colour {
        add(colour(shade));
    }
    if scene.row {
        add("dans la ligne gagnante");
    }
    if let Some(last) = scene.latest {
        add(&format!("dernier coup de {}", side(last)));
    }
    if scene.remembered {
        add("l’adversaire est venu ici");
    }
    match scene.trap {
        Some(TrapScene::Own) => add("votre piège"),
        Some(TrapScene::Revealed) => add("un piège était posé ici"),
        Some(TrapScene::Sprung(caught)) => add(&format!("un piège a attrapé ici un cavalier {}", side(caught))),
        None => {}
    }
    if scene.ghost.is_some() {
        add("votre nouveau cavalier arrive ici");
    }
    if scene.drop {
        add("le crottin tombe ici");
    }
    if scene.chosen {
        add("choisi");
    }
    match scene.threat {
        Some(winner) if scene.knight.is_none() => add(&format!("{} gagnerait ici", side(winner))),
        _ => {}
    }
    match scene.knight {
        None if scene.reach && scene.ghost.is_none() => add("à portée"),
        Some(_) if scene.parent => add("peut être le parent"),
        _ => {}
    }
    label
}

fn prompt(prompt: Prompt) -> String {
    match prompt {
        Prompt::Side(bout) => format!("Choisissez votre camp pour la manche {bout} : X joue en premier."),
        Prompt::ReadySide(chosen) => format!("Prêt : vous jouez {}.", side(chosen)),
        Prompt::Bid(most) => format!("Pour avoir le coup, combien misez-vous ? Vous avez {}.", chips(most)),
        Prompt::ReadyBid(bid) => format!("Prêt : vous misez {}.", chips(bid)),
        Prompt::Trap => "Choisissez une case à piéger, ou pas de piège.".into(),
        Prompt::ReadyTrap(Some(space)) => format!("Prêt : un piège en {space}."),
        Prompt::ReadyTrap(None) => "Prêt : pas de piège.".into(),
        Prompt::Landing => "Choisissez où arrive votre nouveau cavalier.".into(),
        Prompt::ForOther => "L’adversaire n’a plus de temps : choisissez où arrive son nouveau cavalier.".into(),
        Prompt::LandingFrom(knight) => format!("Choisissez où arrive le nouveau cavalier, à un saut de {knight}."),
        Prompt::Parent(space) => format!("Choisissez quel cavalier engendre celui de {space}."),
        Prompt::Drop(_) => "Choisissez une case vide pour le crottin.".into(),
        Prompt::Ready(Spawn { space, parent, drop }, may_drop) => {
            let parent = parent.map(|parent| format!(" venu de {parent}")).unwrap_or_default();
            let drop = drop.map(|drop| format!(", avec du crottin en {drop}")).unwrap_or_default();
            let more = if may_drop { " Vous pouvez lâcher du crottin avec lui." } else { "" };
            format!("Prêt : un cavalier en {space}{parent}{drop}.{more}")
        }
    }
}

const fn confirm(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Side(_) | Prompt::ReadySide(_) => "Choisir",
        Prompt::Bid(_) | Prompt::ReadyBid(_) => "Miser",
        Prompt::Trap | Prompt::ReadyTrap(_) => "Valider",
        Prompt::Landing
        | Prompt::ForOther
        | Prompt::LandingFrom(_)
        | Prompt::Parent(_)
        | Prompt::Drop(_)
        | Prompt::Ready(..) => "Placer",
    }
}

fn event(event: &Event) -> String {
    match event {
        Event::Chosen(_, bout, Some(Side::X)) => format!("Manche {bout} : vous avez X et jouez en premier."),
        Event::Chosen(_, bout, Some(Side::O)) => format!("Manche {bout} : vous avez O ; X joue en premier."),
        Event::Chosen(x, bout, None) => format!("Manche {bout} : la place {x} a X et joue en premier."),
        Event::Sealed(action, true) => format!("Le temps est écoulé. {}", sealing(*action)),
        Event::Sealed(action, false) => sealing(*action),
        Event::TooLate => "Le temps était écoulé.".into(),
        Event::Waiting => String::new(),
        Event::Played { late, round, points, parents, over } => {
            let mut told: Vec<String> = late.map(too_late).into_iter().collect();
            told.extend(auction(round));
            told.extend(round.attempts.iter().flat_map(|attempt| tried(attempt, round)));
            told.extend(parents.iter().map(|(parent, vanished)| match vanished {
                true => format!("Le cavalier en {parent} disparaît."),
                false => format!("Le cavalier en {parent} est maintenant affaibli."),
            }));
            if let Some([x, o]) = points {
                told.push(format!("Points : X {x}, O {o}."));
            }
            if let Some(stuck) = round.passes {
                told.push(format!("{} n’a pas de coup.", side(stuck)));
            }
            if let Some((result, number, winner)) = over {
                told.push(self::result(*number, *result, winner.map(side)));
            }
            told.join(" ")
        }
    }
}

/// What the viewer has sealed.
fn sealing(action: Action) -> String {
    match action {
        Action::Bid(bid) => format!("Votre mise de {} est scellée.", chips(bid)),
        Action::Trap(None) => "Vous ne posez pas de piège.".into(),
        Action::Trap(Some(space)) => format!("Votre piège en {space} est scellé."),
        Action::Spawn(spawn) => format!("Votre coup en {} est scellé.", spawn.space),
        Action::Play(_) => String::new(),
    }
}

/// What came of it that a side was out of time.
fn too_late(late: Late) -> String {
    match late {
        Late::NoTrap(late) => format!("Temps écoulé pour {} : pas de piège.", side(late)),
        Late::NoBid(late) => format!("Temps écoulé pour {} : aucun jeton misé.", side(late)),
        Late::Chance(late) => format!("Temps écoulé pour {} : le hasard joue.", side(late)),
        Late::Opponent(late) => {
            format!("Temps écoulé pour {} : {} joue à sa place.", side(late), side(late.other()))
        }
    }
}

/// How an auction went.
fn auction(round: &RoundScene) -> Vec<String> {
    let Some([x, o]) = round.bids else { return Vec::new() };
    let mut told = vec![format!("X mise {x}, O mise {o}.")];
    if let Some(first) = round.attempts.first() {
        told.push(format!("{} emporte l’enchère et paie.", side(first.side)));
    }
    told
}

/// What came of an attempt, and of the trap that lay in wait.
fn tried(attempt: &Attempt, round: &RoundScene) -> Vec<String> {
    let mover = side(attempt.side);
    let trap = round.traps[attempt.side.other().index()];
    let mut told = Vec::new();
    match (attempt.fate, attempt.spawn) {
        (Fate::Placed, Some(spawn)) => told.push(format!("{mover} arrive en {}.", spawn.space)),
        (Fate::Trapped, Some(spawn)) => {
            told.push(format!("{mover} tombe dans le piège en {}, et le cavalier est perdu.", spawn.space));
        }
        (Fate::Illegal, Some(spawn)) => {
            let space = spawn.space;
            told.push(format!(
                "Le coup de {mover} en {space} est impossible : quelque chose de caché est là. {mover} passe."
            ));
        }
        (_, None) => told.push(format!("{mover} passe.")),
    }
    if let Some(drop) = attempt.spawn.and_then(|spawn| spawn.drop).filter(|_| attempt.fate != Fate::Illegal) {
        told.push(format!("Du crottin tombe en {drop}."));
    }
    if let Some(trap) = trap.filter(|_| attempt.fate != Fate::Trapped) {
        told.push(format!("Un piège était posé en {trap}."));
    }
    told
}

fn row(name: &str, spaces: &[&SpaceScene]) -> String {
    if spaces.is_empty() {
        return format!("Rangée {name} : vide.");
    }
    let labels: Vec<&str> = spaces.iter().map(|space| space.label.as_str()).collect();
    format!("Rangée {name} : {}.", labels.join(" ; "))
}

fn stock(player: &PlayerScene) -> Vec<String> {
    let mut stock = Vec::new();
    if let Some(points) = player.points {
        stock.push(format!("{} sur {POINTS_TO_WIN}", number_of(points.into(), "point", "points")));
    }
    if let Some(chips) = player.chips {
        stock.push(self::chips(chips));
    }
    if let Some(manure) = player.manure {
        stock.push(number_of(manure.into(), "crottin", "crottins"));
    }
    stock
}

fn marks(player: &PlayerScene) -> Vec<String> {
    let mut marks = Vec::new();
    if player.bouts > 0 {
        marks.push(number_of(player.bouts.into(), "manche gagnée", "manches gagnées"));
    }
    if player.favoured {
        marks.push("place favorisée".into());
    }
    if player.wins_tie {
        marks.push("gagne la prochaine égalité".into());
    }
    if player.banned {
        marks.push("ne peut pas piéger".into());
    }
    marks
}

fn count(count: &Count) -> String {
    match (count.bout, count.choosing) {
        (bout, true) if count.results.is_empty() => format!("Manche {bout}"),
        (bout, _) => format!("Manche {bout} · {}", number_of(count.moves.into(), "coup", "coups")),
    }
}

fn result(number: usize, result: BoutResult, winner: Option<&str>) -> String {
    let moves = number_of(result.moves.into(), "coup", "coups");
    let how = match result.ending {
        Ending::Row => "une ligne",
        Ending::Stuck => "l’autre n’avait pas de coup",
        Ending::Last => "personne n’avait de coup, et le vainqueur a joué le dernier",
        Ending::Points => "assez de points",
        Ending::Tally if result.winner.is_some() => "plus de points à la fin",
        Ending::Tally => return format!("Manche {number} nulle en {moves} : points égaux."),
        Ending::Limit => return format!("Manche {number} nulle : {MOST_MOVES} coups sont joués."),
    };
    match winner {
        Some(winner) => format!("Manche {number} pour {winner} en {moves} : {how}."),
        None => format!("Manche {number} pour personne en {moves} : {how}."),
    }
}

fn sealed(sealed: Sealed) -> String {
    let mut parts = Vec::new();
    if let Some(bid) = sealed.bid {
        parts.push(chips(bid));
    }
    match sealed.trap {
        Some(Some(space)) => parts.push(format!("un piège en {space}")),
        Some(None) => parts.push("pas de piège".into()),
        None => {}
    }
    if let Some(spawn) = sealed.spawn {
        parts.push(format!("un cavalier en {}", spawn.space));
    }
    if parts.is_empty() { String::new() } else { format!("Scellé : {}.", parts.join(", ")) }
}

fn chips(chips: u8) -> String {
    number_of(chips.into(), "jeton", "jetons")
}

fn picture(knights: &[(Space, Knight)]) -> String {
    let of = |side: Side| {
        let spaces: Vec<String> =
            knights.iter().filter(|(_, knight)| knight.side == side).map(|(space, _)| space.to_string()).collect();
        (!spaces.is_empty()).then(|| format!("{} en {}", self::side(side), spaces.join(", ")))
    };
    let both: Vec<String> = Side::BOTH.into_iter().filter_map(of).collect();
    format!("Un plateau : {}.", both.join(" ; "))
}

fn aim(goal: Goal) -> String {
    match goal {
        Goal::Row(knights) => {
            format!("Votre but : aligner {knights} de vos cavaliers, de haut en bas ou côte à côte.")
        }
        Goal::Points => "Votre but : six points ; trois de vos cavaliers en ligne en font un.".into(),
    }
}

fn possible(possible: &AvailableAction) -> String {
    match possible {
        AvailableAction::Choose(bout) => format!("Vous choisissez X ou O pour la manche {bout}. X joue en premier."),
        AvailableAction::Bid(most) => format!("Vous pouvez miser jusqu’à {} pour avoir le coup.", chips(*most)),
        AvailableAction::Trap => "Vous pouvez piéger n’importe quelle case, ou aucune.".into(),
        AvailableAction::Land(spaces, for_other) => {
            let whose = if *for_other { "Le nouveau cavalier de l’adversaire" } else { "Votre nouveau cavalier" };
            let landings = match spaces.len() {
                1 => "une seule case".into(),
                number => number_of(number, "case", "cases"),
            };
            // More than these are seen rather than heard.
            let names = if spaces.len() <= 12 {
                format!(" : {}", list(&spaces.iter().map(ToString::to_string).collect::<Vec<_>>()))
            } else {
                String::new()
            };
            format!("{whose} peut arriver sur {landings}{names}.")
        }
        AvailableAction::Drop(left) => format!("Vous pouvez lâcher du crottin avec lui ; il vous en reste {left}."),
        AvailableAction::Barred(barred, 1) => {
            format!(
                "Une case à portée est {}, comme celle du dernier coup de l’adversaire : vous ne pouvez pas y aller.",
                colour(*barred)
            )
        }
        AvailableAction::Barred(barred, number) => {
            format!(
                "{number} cases à portée sont {}s, comme celle du dernier coup de l’adversaire : vous ne pouvez pas y \
                 aller.",
                colour(*barred)
            )
        }
        AvailableAction::NoManure => "Il ne vous reste plus de crottin.".into(),
        AvailableAction::NoTrap => {
            "Un piège a attrapé votre cavalier : vous n’en posez pas pour le prochain coup de l’adversaire.".into()
        }
    }
}
