//! The Battle of Corsica in French.

use super::available_actions::AvailableAction;
use super::rules::{Illegal, Pattern, Reason};
use super::scene::{Call, Cost, Happening, PileScene, Prompt, Reactions, SeatScene, Sizes};
use super::texts::{Texts, Words, name_of};
use crate::game::about::{About, Group, OptionText, Preset};
use crate::game::french::{capital, count, deck_card, deck_rank, list};

/// Why the rules ask who sits on a seat.
const SITTER_WHY: &str = "De deux mains tombées au même instant, celle d’une personne compte d’abord.";

/// Who may sit on a seat.
const PLAYER_KIND_OPTIONS: &[&str] = &["Une personne", "Un ordinateur"];

/// Whether a variation is played.
const ON: &[&str] = &["Non joué", "Joué"];

/// The game as the house describes it.
pub static ABOUT: About = About {
    name: "Bataille corse",
    tagline: "Les cartes tombent une à une sur la pile. Dès que deux pareilles se suivent, tapez avant tout le monde !",
    facts: "2 à 6 joueurs · 5 à 15 minutes · cartes et vivacité",
    credit: "Jeu traditionnel.",
    groups: &[
        Group {
            name: "Joueurs et rythme",
            options: &[
                OptionText {
                    key: "seats",
                    name: "Joueurs",
                    why: "Plus on est nombreux, plus la partie est longue.",
                    values: &["Deux", "Trois", "Quatre", "Cinq", "Six"],
                },
                OptionText { key: "first", name: "Place 1", why: SITTER_WHY, values: PLAYER_KIND_OPTIONS },
                OptionText { key: "second", name: "Place 2", why: SITTER_WHY, values: PLAYER_KIND_OPTIONS },
                OptionText { key: "third", name: "Place 3", why: SITTER_WHY, values: PLAYER_KIND_OPTIONS },
                OptionText { key: "fourth", name: "Place 4", why: SITTER_WHY, values: PLAYER_KIND_OPTIONS },
                OptionText { key: "fifth", name: "Place 5", why: SITTER_WHY, values: PLAYER_KIND_OPTIONS },
                OptionText { key: "sixth", name: "Place 6", why: SITTER_WHY, values: PLAYER_KIND_OPTIONS },
                OptionText {
                    key: "pace",
                    name: "Rythme des ordinateurs",
                    why: "À quelle vitesse ils posent et tapent. Dans une partie calme, leurs cartes attendent que vous les demandiez.",
                    values: &["Vif", "Deux fois plus lent", "Quatre fois plus lent", "Calme"],
                },
                OptionText {
                    key: "window",
                    name: "La dernière chance",
                    why: "Combien de temps on peut encore taper la pile avant que quelqu’un la ramasse.",
                    values: &["1,2 seconde", "0,6 seconde", "2 secondes", "5 secondes", "15 secondes"],
                },
                OptionText {
                    key: "grace",
                    name: "Cartes recouvertes",
                    why: "Combien de temps une tape compte encore quand une autre carte a recouvert ce qu’il fallait taper.",
                    values: &["0,2 seconde", "Pas du tout", "0,4 seconde", "2 secondes", "5 secondes"],
                },
                OptionText {
                    key: "auto-flip",
                    name: "Qui fait attendre les autres",
                    why: "Si sa carte est posée à sa place.",
                    values: &["Peut prendre son temps", "Au bout de 3 secondes"],
                },
            ],
        },
        Group {
            name: "Ce qui se tape",
            options: &[
                OptionText {
                    key: "sandwich",
                    name: "Le sandwich",
                    why: "Deux pareilles avec une carte entre elles : roi, 7, roi.",
                    values: ON,
                },
                OptionText {
                    key: "sequence",
                    name: "La suite",
                    why: "Deux cartes dont les rangs se suivent : 8, 9.",
                    values: &["Non jouée", "Jouée"],
                },
                OptionText {
                    key: "rising",
                    name: "Le sens d’une suite",
                    why: "Si un 9 peut venir avant un 8.",
                    values: &["En montant ou en descendant", "En montant seulement"],
                },
                OptionText {
                    key: "ace-rank",
                    name: "L’as dans une suite",
                    why: "Ce qui est à côté de lui.",
                    values: &["Le 2 et le roi", "Le 2 seulement"],
                },
                OptionText {
                    key: "ten", name: "Le total de dix", why: "Deux cartes qui font dix : 4, 6.", values: ON
                },
                OptionText {
                    key: "ace-nine",
                    name: "As et 9",
                    why: "Si eux aussi font dix.",
                    values: &["Ne font pas dix", "Font dix"],
                },
                OptionText {
                    key: "joker-pairs",
                    name: "Deux jokers",
                    why: "S’ils sont une paire.",
                    values: &["Sont une paire", "Ne vont avec rien"],
                },
            ],
        },
        Group {
            name: "Erreurs",
            options: &[
                OptionText {
                    key: "penalty",
                    name: "Taper à tort coûte",
                    why: "Les cartes vont sous la pile, face cachée.",
                    values: &["3 cartes", "1 carte", "1 carte à chacun des autres", "3 secondes sans taper"],
                },
                OptionText {
                    key: "mistakes",
                    name: "Trois erreurs sans cartes",
                    why: "La troisième vous exclut de la partie.",
                    values: &["Depuis la dernière pile gagnée", "Dans toute la partie"],
                },
            ],
        },
        Group {
            name: "Sans cartes",
            options: &[
                OptionText {
                    key: "dry",
                    name: "Qui n’a plus de cartes",
                    why: "S’il lui reste du temps pour revenir en tapant.",
                    values: &["Peut revenir en tapant", "Doit le faire avant son prochain tour"],
                },
                OptionText {
                    key: "short",
                    name: "Trop peu de cartes pour répondre",
                    why: "Ce qui arrive quand elles s’épuisent au milieu des essais.",
                    values: &["On emprunte au joueur suivant", "Le joueur suivant continue", "On est hors jeu"],
                },
                OptionText {
                    key: "last",
                    name: "Quand un seul a tout ce qui reste",
                    why: "Comment les autres ont leur dernière chance.",
                    values: &["Une dernière chance", "Tout le paquet est posé encore une fois"],
                },
                OptionText {
                    key: "nobody",
                    name: "Quand plus personne n’a de carte",
                    why: "Cela n’arrive presque jamais.",
                    values: &["La dernière figure prend la pile", "On redistribue les cartes"],
                },
            ],
        },
        Group {
            name: "Cartes et fin",
            options: &[
                OptionText {
                    key: "leftovers",
                    name: "Cartes en trop",
                    why: "Quand on ne peut pas les distribuer également.",
                    values: &["Certains en ont une de plus", "Elles vont sous la pile"],
                },
                OptionText {
                    key: "starter",
                    name: "Première carte",
                    why: "Qui la pose.",
                    values: &["Quelqu’un au sort", "La première personne"],
                },
                OptionText {
                    key: "jokers",
                    name: "Jokers",
                    why: "Les plus difficiles à contrer.",
                    values: &["Les deux", "Aucun"],
                },
                OptionText {
                    key: "collect",
                    name: "Une pile gagnée",
                    why: "Mélangée, on ne peut pas la retenir.",
                    values: &["Retournée", "Mélangée"],
                },
                OptionText {
                    key: "limit",
                    name: "La partie s’arrête",
                    why: "Qui a le plus de cartes gagne alors.",
                    values: &["Après 10 000 cartes", "Après dix minutes"],
                },
            ],
        },
    ],
    presets: &[
        Preset { name: "Règle d’origine", why: "Les paires seulement, à deux.", options: "standard" },
        Preset {
            name: "Toutes les combinaisons",
            why: "Sandwich, suite et total de dix : une carte sur quatre se tape.",
            options: "sandwich=on,sequence=on,ten=on",
        },
        Preset { name: "Table ronde", why: "Quatre joueurs.", options: "seats=4" },
        Preset {
            name: "Posé",
            why: "Des ordinateurs deux fois plus lents, et plus de temps pour taper.",
            options: "window=2000,grace=400,pace=easy",
        },
        Preset {
            name: "Calme",
            why: "Les cartes vous attendent, et la pile aussi.",
            options: "window=15000,grace=5000,pace=calm",
        },
        Preset { name: "Dix minutes", why: "Le plus de cartes gagne.", options: "limit=10-minutes" },
    ],
    daily: &[],
    rules: include_str!("rules.fr.md"),
};

/// The French texts.
pub static TEXTS: Texts = Texts {
    card: |card| capital(&deck_card(card)),
    illegal,
    reason,
    pattern,
    event,
    note,
    verdict,
    prompt,
    pile,
    seat,
    call,
    status_line: |plays| match plays {
        0 => "Cartes distribuées".into(),
        1 => "Une carte posée".into(),
        plays => format!("{plays} cartes posées"),
    },
    behind: |name, time| format!("{name} : {time} ms plus tard"),
    sizes,
    reactions,
    hands: |median, lapses, errors| {
        let errs = if errors == 0 { "ne tape jamais à tort" } else { "tape parfois à tort" };
        format!("Tape au bout de {median} ms environ, en laisse passer {} sur 100, {errs}.", (lapses + 5) / 10)
    },
    teach: |pattern| match pattern {
        Pattern::Pair => "Deux cartes de même rang, l’une sur l’autre : tapez !",
        Pattern::Sandwich => "Deux cartes de même rang avec une carte entre elles : tapez !",
        Pattern::Sequence => "Deux rangs voisins, l’un sur l’autre : tapez !",
        Pattern::Ten => "Deux cartes qui font dix : tapez !",
    },
    aim: "Votre but : avoir toutes les cartes. Tapez la pile avant les autres quand il y a quelque chose à taper.",
    possible,
    words: Words {
        keys: "Seul au clavier, on tape avec Espace et on pose avec Entrée ; à plusieurs, chacun a deux touches à lui, inscrites \
               sur ses commandes. P interrompt la partie.",
        table: "La pile",
        lay: "Poser",
        tap: "Taper",
        next: "Carte suivante",
        key_name: |key| match key {
            "Enter" => "Entrée",
            "Space" => "Espace",
            key => key,
        },
        key: |key| format!("touche {key}"),
        cards,
        below: |more| format!("{more} de plus dessous"),
        under: |under| count(under, "carte cachée", "cartes cachées"),
        dry: "sans cartes",
        out: "hors jeu",
        banned: "bas les pattes",
        mistakes: |mistakes| format!("{} sur 3", count(mistakes.into(), "erreur", "erreurs")),
        attempts: |left| count(left.into(), "essai restant", "essais restants"),
        plots: "Le fil de la partie",
        packets: "Cartes",
        reaction_times: "Réflexes",
        lesson_why: "Une minute avec des piles préparées : ce qui se tape, et ce qui ne se tape pas.",
        lesson_start: "Commencer la leçon",
        lesson_nothing: "Rien à taper ici : attendez.",
        lesson_right: |time| format!("Juste, au bout de {time} ms."),
        lesson_wrong: "Il n’y avait rien à taper.",
        lesson_missed: "Il fallait taper.",
        lesson_end: |right, all| format!("{} sur {all}.", count(right, "bonne réponse", "bonnes réponses")),
        lesson_again: "Encore une fois",
        resign_all: "Abandonner ? La partie sera finie pour tout le monde, et vous l’aurez perdue.",
    },
};

fn illegal(illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => "La partie est finie.".into(),
        Illegal::Removed => "Vous êtes hors jeu.".into(),
        Illegal::NotYourTurn(_) => "C’est à quelqu’un d’autre de poser la prochaine carte.".into(),
        Illegal::Window => "La pile va être ramassée : tapez-la maintenant, ou attendez.".into(),
        Illegal::TooSoon => "Une carte vient de tomber à cet instant même.".into(),
        Illegal::Overdue => "Autre chose vient d’abord.".into(),
        Illegal::NotByHand => "Cela se fait tout seul.".into(),
    }
}

fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::All => "Toutes les cartes sont dans une seule main.",
        Reason::Plays => "Dix mille cartes ont été posées : le plus de cartes gagne.",
        Reason::Time => "Les dix minutes sont écoulées : le plus de cartes gagne.",
        Reason::Nobody => "Il ne reste personne pour ramasser la pile.",
    }
}

fn pattern(pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Pair => "paire",
        Pattern::Sandwich => "sandwich",
        Pattern::Sequence => "suite",
        Pattern::Ten => "total de dix",
    }
}

/// "1 carte", "7 cartes".
fn cards(number: usize) -> String {
    count(number, "carte", "cartes")
}

fn cost(cost: Cost) -> String {
    match cost {
        Cost::Cards(number) => format!("{} sous la pile", cards(number)),
        Cost::Gifts(number) => count(number, "carte donnée", "cartes données"),
        Cost::Ban => "3 secondes sans taper".into(),
        Cost::Mistake(number) => (TEXTS.words.mistakes)(number),
        Cost::Removed => "troisième erreur, hors jeu".into(),
    }
}

fn event(happening: Happening, names: &[String]) -> String {
    let name = |seat| name_of(names, seat);
    match happening {
        // There are many of these, and there is little time.
        Happening::Laid { card, lender: None, .. } => format!("{}.", capital(&deck_card(card))),
        Happening::Laid { card, lender: Some(_), .. } => format!("Emprunt : {}.", deck_card(card)),
        Happening::Tapped(_) | Happening::Ignored(_) => String::new(),
        // A name may be "Vous": no verb that would have to follow it.
        Happening::Won { by, cards: number, pattern: made, back, .. } => {
            let back = if back { ", de retour en jeu" } else { "" };
            format!("{} : {}, {}{back}.", name(by), pattern(made), cards(number))
        }
        Happening::Mistaken { by, cost: paid } => format!("{} : rien à taper, {}.", name(by), cost(paid)),
        Happening::Taken { by, cards: number, honour: Some(honour) } => {
            format!("{} : {}, faute de réponse ({}).", name(by), cards(number), deck_card(honour))
        }
        Happening::Taken { by, cards: number, honour: None } => format!("{} : {}.", name(by), cards(number)),
        Happening::Dealt => "Plus personne n’a de carte : on redistribue tout.".into(),
        Happening::Stopped => "La partie est finie.".into(),
    }
}

fn note(happening: Happening) -> String {
    match happening {
        Happening::Laid { card, lender: None, .. } => capital(&deck_card(card)),
        Happening::Laid { card, lender: Some(_), .. } => format!("{} (emprunt)", capital(&deck_card(card))),
        Happening::Tapped(_) => String::new(),
        Happening::Ignored(_) => "Ne compte pas.".into(),
        Happening::Won { cards: number, pattern: made, after, back, .. } => {
            let back = if back { ", de retour en jeu" } else { "" };
            format!("{} au bout de {after} ms : {}{back}.", capital(pattern(made)), cards(number))
        }
        Happening::Mistaken { cost: paid, .. } => format!("Rien à taper : {}.", cost(paid)),
        Happening::Taken { cards: number, honour: Some(honour), .. } => {
            format!("Pile ramassée : {}, faute de réponse ({}).", cards(number), deck_card(honour))
        }
        Happening::Taken { cards: number, honour: None, .. } => format!("Pile ramassée : {}.", cards(number)),
        Happening::Dealt => "Plus personne n’a de carte : on redistribue tout.".into(),
        Happening::Stopped => "La partie est arrêtée.".into(),
    }
}

fn verdict(happening: Happening, names: &[String]) -> String {
    match happening {
        Happening::Won { by, cards: number, pattern: made, after, back } => {
            let back = if back { ", de retour en jeu" } else { "" };
            format!("{} : {} ! {} au bout de {after} ms{back}", name_of(names, by), pattern(made), cards(number))
        }
        other => event(other, names),
    }
}

fn prompt(prompt: Prompt) -> String {
    match prompt {
        Prompt::Lay => "Posez une carte.".into(),
        Prompt::Answer(left) => {
            format!("Répondez par une figure, un as ou un joker : {}.", (TEXTS.words.attempts)(left))
        }
        Prompt::Watch => "Surveillez la pile.".into(),
        Prompt::Next => "Demandez la carte suivante.".into(),
        Prompt::Dry { left: 1 } => {
            "Vous n’avez plus de cartes : revenez en tapant. La prochaine erreur sera la dernière.".into()
        }
        Prompt::Dry { .. } => "Vous n’avez plus de cartes : revenez en tapant.".into(),
        Prompt::Removed => "Vous êtes hors jeu.".into(),
    }
}

fn pile(scene: &PileScene) -> String {
    let open = scene.more + scene.tops.len();
    let tops: Vec<String> = scene.tops.iter().rev().map(|(_, card)| deck_card(*card)).collect();
    let text = match &tops[..] {
        [] => "La pile est vide".to_owned(),
        [top] => format!("Pile de {} : {top}", cards(open)),
        [top, below @ ..] => format!("Pile de {} : {top}, et avant {}", cards(open), list(below)),
    };
    match scene.under {
        0 => format!("{text}."),
        under => format!("{text} ; {}.", count(under, "carte cachée", "cartes cachées")),
    }
}

fn seat(scene: &SeatScene, name: &str) -> String {
    let words = &TEXTS.words;
    let mut parts = vec![match (scene.removed, scene.cards) {
        (true, _) => words.out.to_owned(),
        (false, 0) => words.dry.to_owned(),
        (false, number) => cards(number),
    }];
    if scene.lays {
        parts.push("à poser la prochaine carte".into());
    }
    if scene.mistakes > 0 && !scene.removed {
        parts.push((words.mistakes)(scene.mistakes));
    }
    if scene.banned.is_some() {
        parts.push("sans pouvoir taper un instant".into());
    }
    format!("{name} : {}.", parts.join(", "))
}

fn call(call: Call, names: &[String]) -> String {
    let name = |seat| name_of(names, seat);
    match call {
        Call::Leads(seat) => format!("Commence : {}", name(seat)),
        Call::Lays(seat) => format!("Pose : {}", name(seat)),
        Call::Challenge { honour, responder, left, .. } => {
            let honour = honour.map_or_else(String::new, |card| format!("{} : ", capital(deck_rank(card))));
            format!("{honour}{} pour {}", (TEXTS.words.attempts)(left), name(responder))
        }
        Call::Window { taker: Some(taker), .. } => format!("Dernière chance, ensuite tout va à {}", name(taker)),
        Call::Window { taker: None, .. } => "Dernière chance".into(),
        Call::Over => "La partie est finie".into(),
    }
}

fn sizes(sizes: &[Sizes], names: &[String]) -> String {
    let (Some(first), Some(last)) = (sizes.first(), sizes.last()) else { return String::new() };
    let line = |(index, name): (usize, &String)| {
        let at = |sizes: &Sizes| sizes.cards.get(index).copied().unwrap_or_default();
        let most = sizes.iter().map(at).max().unwrap_or_default();
        let fewest = sizes.iter().map(at).min().unwrap_or_default();
        format!("{name} : {} au début, {fewest} au moins, {most} au plus, {} à la fin.", cards(at(first)), at(last))
    };
    names.iter().enumerate().map(line).collect::<Vec<_>>().join(" ")
}

fn reactions(scene: &Reactions, name: &str) -> String {
    let won = match (scene.won.len(), scene.won.iter().min(), scene.median()) {
        (1, Some(fastest), _) => format!("une pile tapée en premier, au bout de {fastest} ms"),
        (number, Some(fastest), Some(median)) => {
            format!("{number} piles tapées en premier, temps médian {median} ms, meilleur temps {fastest} ms")
        }
        _ => "aucune pile tapée en premier".into(),
    };
    let lost = match scene.lost {
        0 => String::new(),
        1 => " ; quelqu’un a été plus vif une fois".into(),
        times => format!(" ; quelqu’un a été plus vif {times} fois"),
    };
    let mistakes = match scene.mistakes {
        0 => String::new(),
        1 => " ; une tape à tort".into(),
        times => format!(" ; {times} tapes à tort"),
    };
    format!("{name} : {won}{lost}{mistakes}.")
}

fn possible(possible: &AvailableAction) -> String {
    match possible {
        AvailableAction::Lay => "C’est à vous de poser une carte.".into(),
        AvailableAction::Tap(patterns) => {
            let shown = |made: &Pattern| match made {
                Pattern::Pair | Pattern::Sequence => format!("une {}", pattern(*made)),
                Pattern::Sandwich | Pattern::Ten => format!("un {}", pattern(*made)),
            };
            let patterns: Vec<String> = patterns.iter().map(shown).collect();
            format!("Vous pouvez taper la pile quand elle montre {}.", list(&patterns).replace(" et ", " ou "))
        }
        AvailableAction::NotYourTurn(_) => "C’est à quelqu’un d’autre de poser une carte.".into(),
        AvailableAction::Window => "La pile va être ramassée : personne ne pose de carte pour l’instant.".into(),
    }
}
