//! The house in French.

use super::texts::Texts;
use crate::game::ParseError;
use crate::game::french::{count, grouped};
use crate::search::Level;
use crate::session::statistics::Count;

/// The French texts.
pub static TEXTS: Texts = Texts {
    skip: "Aller au contenu",
    home: "Accueil",
    house: "Cabinet corsaire",
    tagline: "Cinq jeux méconnus de chevaliers, de corsaires et de cours royales",
    site: "Site",
    rules: "Règles",
    settings: "Réglages",
    about: "À propos et crédits",
    promise: "Fonctionne hors ligne. Rien de ce que vous faites ici ne quitte cet appareil.",
    no: "Non",
    not_found: "Il n’y a rien à cette adresse. Voici ce que l’on trouve ici :",
    label: |what, thing| format!("{what} : {thing}"),

    you: "Vous",
    seat: |seat| format!("Place {seat}"),
    level,
    level_about,

    games: "Jeux",
    goes_on: "Votre partie vous attend.",
    more_games: |number| format!("En montrer {number} de plus"),
    resume: "Continuer",
    delete: "Supprimer",
    delete_question: |name| format!("Supprimer cette partie ({name}) ? Elle sera perdue pour de bon."),
    unreadable: |why| format!("Une partie est enregistrée ici, mais elle est illisible : {why}"),
    open_record: "Ouvrir une partie notée",
    versus: |names| names.join(if names.len() > 2 { ", " } else { " contre " }),

    person: "Une personne",
    computer: "Un ordinateur",
    who: "Qui occupe cette place",
    name: "Nom",
    strength: "Niveau",
    variations: "Comment jouer",
    presets: "Choix tout prêts",
    notes: "Quand plusieurs se combinent",
    changed: |changes| match changes {
        0 => "tel quel".into(),
        changes => count(changes, "modification", "modifications"),
    },
    seed: "Graine",
    seed_why: "La même graine donne les mêmes cartes et les mêmes tirages. Laissez vide pour en avoir de nouveaux.",
    seed_wrong: "Une graine est un nombre entier de 20 chiffres au plus.",
    begin: "Commencer",
    lesson: "S’entraîner d’abord",
    set_up: "Préparer une partie",
    clash: |first, second| format!("« {first} » et « {second} » ne vont pas ensemble."),

    tools: "Partie",
    undo: "Annuler",
    redo: "Rétablir",
    resign: "Abandonner",
    resign_question: "Abandonner cette partie ?",
    opponent: "Adversaire",
    yourself: "Vous",
    to_play: "à jouer",
    your_turn: "C’est à vous.",
    turn_of: |name| format!("À {name} de jouer."),
    thinking: |name| format!("{name} réfléchit…"),
    move_now: "Vite !",
    lost_engine: "L’ordinateur ne répond plus, et le relancer n’a servi à rien.",
    ask_again: "Redemander",
    take_back: "Reprendre",
    wait: "Attendre",
    dock: "À faire",
    taken_back: "Coup repris.",
    done_again: "Coup rétabli.",
    back: "Retour",
    stored_game: "Partie enregistrée",
    keys: "Là, ces touches parlent : L dit le dernier coup, T à qui le tour, W ce qu’il faut faire, le point \
           d’interrogation ce que vous pouvez faire, R cette rangée, B tout le plateau, C les pendules.",
    nothing_happened: "Il ne s’est encore rien passé.",
    time_left: |seconds, reserve| format!("{}, et {} en réserve", duration(seconds), duration(reserve)),
    last_seconds: "Plus que dix secondes.",
    no_clock: "Cette partie se joue sans pendule.",
    pause: "Pause",
    go_on: "Reprendre le jeu",
    ready: "On y va ?",
    resting: "La partie est en pause.",
    resting_why: "Personne ne voit les cartes avant la reprise.",
    next_move: "Un coup",
    not_your_turn: "Ce n’est pas à vous.",
    game_over: "La partie est finie.",
    looking_back: "Vous regardez un moment passé. Revenez au dernier pour continuer à jouer.",
    place_of_error,
    broken_options: |clash| {
        let [first, second] = [clash.first, clash.second].map(|(key, value)| format!("{key}={value}"));
        format!("les options {first} et {second} ne vont pas ensemble")
    },
    broken_action: |number, why| format!("le coup {number} est interdit. {why}"),
    malformed: |malformed| format!("Ce n’est pas un coup : {}.", place_of_error(malformed)),
    curtain: |name| format!("Passez l’appareil à {name}"),
    curtain_why: "Ce qu’une seule personne doit voir reste couvert jusqu’à votre signal.",
    curtain_lift: |name| format!("Je suis {name} : découvrir"),

    possible: "Que puis-je faire ?",
    hint: "Conseil",
    hint_thinks: "Le capitaine regarde…",
    hint_tell: "Et que feriez-vous ?",
    hint_explain: "Et pourquoi ?",
    hint_move: |action| format!("Je jouerais : {action}."),
    hint_why: |chance| {
        format!(
            "De tout ce que j’ai examiné, c’est ce qui vous réussit le mieux : environ {chance} % des parties, pour autant \
             que je puisse en juger de votre place."
        )
    },
    hint_then: |line| format!("Ensuite viendra sans doute : {}.", line.join(" ; ")),
    hint_second: |action, chance| format!("J’ai aussi pensé à ceci : {action}. Ce serait environ {chance} %."),

    exercise: |number, of| format!("Exercice {number} sur {of}"),
    exercise_next: "Suivant",
    exercise_skip: "Passer",
    exercise_again: "Recommencer",
    exercise_laid_anew: "Essayez encore une fois.",
    lesson_standard: "Votre partie a d’autres options ; cette leçon enseigne le jeu tel qu’on le joue d’ordinaire.",
    lesson_over: "La leçon est finie.",
    lesson_play: "À vous de jouer",

    puzzle: "Le problème du jour",
    puzzles: "Les problèmes du jour",
    puzzles_why: "Les mêmes pour tout le monde, et chacun avec une seule façon de gagner.",
    puzzle_task: |turns| match turns {
        1 => "C’est à vous, et ce tour peut vous donner la victoire. Il n’y a qu’une façon.",
        2 => {
            "C’est à vous. Vous gagnez au tour suivant, quoi que fasse l’adversaire – si vous jouez maintenant ce qu’il faut."
        }
        _ => {
            "C’est à vous. Vous gagnez deux tours plus tard, quoi que fasse l’adversaire – si vous jouez ce qu’il faut."
        }
    },
    puzzle_done: "C’était bien cela.",
    puzzle_astray: "Ce n’est peut-être pas mauvais, mais cela ne gagne pas à coup sûr.",
    puzzle_before: "La veille",
    puzzle_show: "Montrez-moi",

    log: "Journal",
    moves: |moves| count(moves, "coup", "coups"),
    log_list: "Coups joués",
    nothing_yet: "Rien n’a encore été joué.",
    look_at: |move_number| format!("Voir la table après le coup {move_number}"),
    start: "Le début",
    first: "Premier moment",
    previous: "Un coup en arrière",
    next: "Un coup en avant",
    latest: "Dernier moment",
    moment: |at, of| format!("Après le coup {at} sur {of}"),
    type_move: "Écrire un coup",
    play_typed: "Jouer",

    won: |name| format!("Victoire : {name}"),
    you_win: |side| side.map_or_else(|| "Vous gagnez".into(), |side| format!("Vous gagnez ({side})")),
    you_lose: |side| side.map_or_else(|| "Vous perdez".into(), |side| format!("Vous perdez ({side})")),
    lost: |name| format!("Défaite : {name}"),
    drawn: "Partie nulle",
    place: |place| if place == 1 { "1er".into() } else { format!("{place}e") },
    resigned: |name| format!("Abandon : {name}."),
    score: |wins, draws| {
        let mut parts: Vec<String> = wins.iter().map(|(name, wins)| format!("{name} {wins}")).collect();
        if draws > 0 {
            // Among more than two, a game without a winner need not be a draw.
            parts.push(format!("{} {draws}", if wins.len() > 2 { "sans vainqueur" } else { "nulles" }));
        }
        format!("Parties gagnées : {}", parts.join(", "))
    },
    seed_was: |seed| format!("Graine {seed}"),
    rematch: "Revanche",
    look_back: "Revoir",
    trial: "Essayer un autre coup",
    trial_why: "À partir de ce moment commence une partie à part ; celle qui a été jouée reste telle quelle.",
    share: "Partager",
    new_game: "Autre partie",

    chances: "Le fil de la partie",
    chances_why: "Le capitaine parcourt la partie avec les yeux de chacun, sans rien savoir de plus que ce qui lui avait été \
                  montré, et dit quelles étaient ses chances.",
    judge: "La parcourir",
    judging: |done, all| format!("Moment {done} sur {all}…"),
    turns: "Les tournants :",
    no_turns: "Aucun tournant marqué.",
    turned: |plies, name, from, to| {
        let when = if plies == 0 { "au premier coup".into() } else { format!("après le coup {plies}") };
        format!("{name} : de {from} à {to} sur 100, {when}")
    },

    statistics: "Vos parties",
    statistics_why: "Toute partie qui finit sur cet appareil est comptée ici : qui était à quelle place, et comment elle a fini. \
                     Aucun nom n’est gardé.",
    statistics_empty: "Aucune partie n’est encore finie. La première qui finira sera comptée ici.",
    statistics_full: |most| format!("Seules les {} dernières parties sont gardées.", grouped(most)),
    statistics_broken: |why| {
        format!("Ce qui est gardé de vos parties est illisible, et plus aucune n’est comptée : {why}")
    },
    against: "Contre",
    mixed_levels: "Plusieurs niveaux",
    as_side: |side| format!("vous : {side}"),
    all_levels: "Ensemble",
    games_column: "Parties",
    won_column: "Gagnées",
    drawn_column: "Nulles",
    lost_column: "Perdues",
    won_by_level: "Parties gagnées, par niveau",
    won_of: |won, games| format!("{won} sur {games}"),
    over_time: "Partie après partie",
    last_games: |last| {
        let Count { won, drawn, lost } = last;
        let of = |number: u32, one: &str, many: &str| format!("{number} {}", if number < 2 { one } else { many });
        let results =
            [of(won, "gagnée", "gagnées"), of(drawn, "nulle", "nulles"), of(lost, "perdue", "perdues")].join(", ");
        match last.games() {
            1 => format!("La dernière partie : {results}."),
            games => format!("Les {games} dernières parties : {results}."),
        }
    },
    other_games: |among_persons, mixed| {
        let games = |number: u32| format!("{number} {}", if number < 2 { "partie" } else { "parties" });
        let mut parts = Vec::new();
        if among_persons > 0 {
            parts.push(format!("{} entre personnes", games(among_persons)));
        }
        if mixed > 0 {
            parts.push(format!("{} à plusieurs avec des ordinateurs", games(mixed)));
        }
        format!("{}.", parts.join(" et "))
    },
    forget: "Tout effacer",
    forget_question: "Effacer ce qui est gardé des parties finies ? Ce sera perdu pour de bon. Les parties en cours restent.",

    share_heading: "Partager",
    share_why: "Le lien et la notation contiennent toute la partie, et rien d’autre. Ni l’un ni l’autre ne passe par un serveur.",
    share_what: "Que partager",
    share_game: "Toute la partie",
    share_position: "Cette position",
    share_position_why: "Qui ouvre le lien voit cette position et peut jouer la suite. Ni le lien ni la notation ne passe par un serveur.",
    share_secret: "Le lien et la notation révéleraient ce qui est caché. Ils viendront à la fin de la partie. L’image ne montre que ce que vous voyez sur le plateau.",
    picture: "Image du plateau",
    save_svg: "Enregistrer en SVG",
    save_png: "Enregistrer en PNG",
    picture_failed: "L’image n’a pas pu être dessinée.",
    share_on: "Partager…",
    share_failed: "Cela n’a pas marché. Copiez plutôt le lien.",
    copy_link: "Copier le lien",
    copy_record: "Copier la notation",
    copied: "Copié.",
    not_copied: "Le navigateur l’a refusé. Sélectionnez le texte et copiez-le vous-même.",
    link: "Lien",
    record: "Notation",
    close: "Fermer",
    open_heading: "Ouvrir une partie notée",
    open_why: "Collez la notation d’une partie, ou le lien qui y mène.",
    open: "Ouvrir",
    replay: "Revoir une partie",
    position: "Position",
    replay_broken: |why| format!("Cette partie ne peut pas être rejouée : {why}"),
    replay_unknown: "Ce n’est la notation d’aucun jeu du cabinet.",
    play_on: "Continuer à partir d’ici",
    eyes: "Avec les yeux de qui",
    eyes_nobody: "Spectateur",

    language: "Langue (Language)",
    language_why: "La langue de toute la page (language).",
    languages: ["Navigateur (browser)", "English", "Français"],
    looks: "Apparence",
    theme: "Lumière",
    theme_why: "Encre et parchemin, ou bleu nuit à la lueur d’une lampe.",
    themes: ["Comme le système", "Jour", "Nuit"],
    deck: "Cartes",
    deck_why: "À quatre couleurs, les carreaux sont bleus et les trèfles verts.",
    decks: ["Deux couleurs", "Quatre couleurs"],
    motion: "Mouvement",
    motion_why: "Les cartes glissent à leur place, ou y sont d’un coup.",
    motions: ["Comme le système", "Aucun"],
    playing: "Jeu",
    pace: "Rythme de l’ordinateur",
    pace_why: "Le temps qu’un ordinateur attend au moins avant de montrer son coup.",
    paces: ["Vif", "Posé", "Immédiat"],
    cues: "Signaux",
    sound: "Sons",
    sound_why: "Pour les coups, les prises, votre tour, vos dernières secondes et la fin. Là où il faut être vif, chaque rang \
                a sa note, si bien qu’une paire s’entend.",
    sounds: ["Sans", "Avec"],
    signs: "Éclats",
    signs_why: "La table s’éclaire un instant quand une pile est gagnée ou que quelqu’un tape à tort.",
    vibration: "Vibration",
    vibration_why: "Si l’appareil le peut : brève quand c’est à vous ou que vous gagnez, double quand quelque chose est \
                    impossible, plus longue quand vous tapez à tort.",
    cue_values: ["Avec", "Sans"],
    version: "Version",
    kept: "Ce qui est gardé sur cet appareil",
    save_file: "Enregistrer dans un fichier",
    save: "Enregistrer",
    save_file_why: |games, results| {
        format!(
            "Dans un seul fichier, par précaution ou pour un autre appareil : {}, et ces réglages.",
            stock(games, results)
        )
    },
    open_file: "Ouvrir un tel fichier",
    open_file_why: "Son contenu remplace tout ce qui est gardé ici. La question vous est posée avant.",
    open_file_question: |games, results| {
        format!(
            "Remplacer tout ce qui est gardé ici par le contenu du fichier : {}, et des réglages ? Ce qui est ici maintenant \
             sera perdu.",
            stock(games, results)
        )
    },
    replace: "Remplacer",
    replaced: "C’est fait : le contenu du fichier est ici.",
    broken_games: |number, first| {
        let games = match number {
            1 => "Une partie de ce fichier est illisible ; elle est gardée telle quelle".into(),
            _ => format!("{number} parties de ce fichier sont illisibles ; elles sont gardées telles quelles"),
        };
        format!("{games} ({}).", place_of_error(first))
    },
    file_broken: |malformed| {
        format!("Ce fichier est inutilisable, et rien n’a changé : {}.", place_of_error(malformed))
    },
    file_full: "Il n’y a pas assez de place ici pour le contenu du fichier. Rien n’a changé.",
    file_denied: "Ce navigateur ne permet pas à la page d’enregistrer quoi que ce soit. Rien n’a changé.",
    erase: "Tout supprimer",
    erase_why: "Toutes les parties enregistrées, tous les résultats et ces réglages.",
    erase_question: "Supprimer tout ce qui est gardé sur cet appareil ? Ce sera perdu pour de bon.",
    erased: "C’est fait : plus rien n’est gardé ici.",

    storage_full: "Il n’y a plus de place pour enregistrer vos parties. Le jeu continue, mais la partie sera perdue quand vous \
                   quitterez la page.",
    storage_denied: "Ce navigateur ne permet pas à la page d’enregistrer quoi que ce soit. Le jeu continue, mais la partie sera \
                     perdue quand vous quitterez la page.",
    storage_wiped: "Ce qui était enregistré de cette partie avait été effacé. Elle est enregistrée de nouveau.",
    elsewhere: "Cette partie continue dans un autre onglet",
    elsewhere_why: "Elle y a été ouverte après l’avoir été ici. Un seul des deux peut la poursuivre.",
    take_here: "Continuer ici",
    update: "Une nouvelle version est prête.",
    update_now: "L’utiliser",
    old_engine: "La page et l’ordinateur qui joue ne sont pas de la même version. Recharger la page arrangera cela.",
    reload: "Recharger",

    about_heading: "À propos du cabinet",
    about_text: &[
        "Cinq jeux qui méritent d’être mieux connus, à une même table : contre des ordinateurs honnêtes, ou entre amis devant un \
         même écran.",
        "Les ordinateurs voient ce que verrait une personne à leur place, et rien d’autre. Ils réfléchissent sur cet appareil.",
        "Il n’y a ni compte, ni compteur, ni serveur qui vous connaisse : tout est enregistré dans ce navigateur, et nulle part \
         ailleurs.",
    ],
    credits: "À qui sont ces jeux",
    licences: "Caractères et images",
    licence_text: &[
        "Spectral, © 2017 The Spectral Project Authors, et Cabinet Display, tiré de Jacques Francois, © 2011 Cyreal, tous deux \
         sous la SIL Open Font License 1.1.",
        "Les rois, les dames et les valets sont de Letele Motebang ; ils viennent de son paquet @letele/playing-cards, qu’il a \
         versé au domaine public (CC0 1.0).",
        "Toutes les autres cartes, les emblèmes et les icônes ont été dessinés pour ce cabinet.",
    ],
    notices: "De qui sont les programmes de cette page, et à quelles conditions (en anglais)",
};

fn level(level: Level) -> &'static str {
    match level {
        Level::CabinBoy => "Mousse",
        Level::Deckhand => "Matelot",
        Level::Boatswain => "Bosco",
        Level::FirstMate => "Second",
        Level::Captain => "Capitaine",
    }
}

fn level_about(level: Level) -> &'static str {
    match level {
        Level::CabinBoy => "Joue ce qui lui plaît, et laisse passer bien des choses.",
        Level::Deckhand => "Sait ce qui est bon, et ne voit pas plus loin.",
        Level::Boatswain => "Un adversaire honnête après quelques parties.",
        Level::FirstMate => "Voit plusieurs coups à l’avance.",
        Level::Captain => "Joue de son mieux en une ou deux secondes.",
    }
}

/// Where a text is wrong, and what stands there. What was expected is told by the parsers, in English, and left out.
fn place_of_error(malformed: &ParseError) -> String {
    let ParseError { line, column, found, .. } = malformed;
    let line = if *line > 1 { format!("ligne {line}, ") } else { String::new() };
    match found.as_str() {
        "" => format!("{line}colonne {column}, il manque quelque chose"),
        found => format!("{line}colonne {column}, « {found} » n’est pas à sa place"),
    }
}

/// "2 parties enregistrées, aucun résultat".
fn stock(games: usize, results: usize) -> String {
    let games = match games {
        0 => "aucune partie enregistrée".into(),
        games => count(games, "partie enregistrée", "parties enregistrées"),
    };
    let results = match results {
        0 => "aucun résultat".into(),
        results => count(results, "résultat", "résultats"),
    };
    format!("{games}, {results}")
}

/// "42 secondes", "3 minutes", "1 minute et 5 secondes".
fn duration(seconds: u64) -> String {
    let count =
        |number: u64, one: &str| if number < 2 { format!("{number} {one}") } else { format!("{number} {one}s") };
    match (seconds / 60, seconds % 60) {
        (0, seconds) => count(seconds, "seconde"),
        (minutes, 0) => count(minutes, "minute"),
        (minutes, seconds) => format!("{} et {}", count(minutes, "minute"), count(seconds, "seconde")),
    }
}
