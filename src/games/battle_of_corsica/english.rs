//! The Battle of Corsica in English.

use super::available_actions::AvailableAction;
use super::rules::{Illegal, Pattern, Reason};
use super::scene::{Call, Cost, Happening, PileScene, Prompt, Reactions, SeatScene, Sizes};
use super::texts::{Texts, Words, name_of};
use crate::game::about::{About, Group, OptionText, Preset};
use crate::game::cards::DeckCard;
use crate::game::english::{deck_card, list};

/// Why the rules ask who sits on a seat.
const SITTER_WHY: &str = "Of two taps in the same moment a person’s counts first.";

/// Who may sit on a seat.
const PLAYER_KIND_OPTIONS: &[&str] = &["A person", "A computer"];

/// Whether a variation is played.
const ON: &[&str] = &["Not played", "Played"];

/// The game as the house describes it.
pub static ABOUT: About = About {
    name: "Battle of Corsica",
    tagline: "Card after card falls on the pile. When two alike meet, be the first to tap.",
    facts: "2–6 players · 5–15 minutes · cards and fast hands",
    credit: "Traditional.",
    groups: &[
        Group {
            name: "Players and pace",
            options: &[
                OptionText {
                    key: "seats",
                    name: "Players",
                    why: "More players make longer games.",
                    values: &["Two", "Three", "Four", "Five", "Six"],
                },
                OptionText { key: "first", name: "Seat 1", why: SITTER_WHY, values: PLAYER_KIND_OPTIONS },
                OptionText { key: "second", name: "Seat 2", why: SITTER_WHY, values: PLAYER_KIND_OPTIONS },
                OptionText { key: "third", name: "Seat 3", why: SITTER_WHY, values: PLAYER_KIND_OPTIONS },
                OptionText { key: "fourth", name: "Seat 4", why: SITTER_WHY, values: PLAYER_KIND_OPTIONS },
                OptionText { key: "fifth", name: "Seat 5", why: SITTER_WHY, values: PLAYER_KIND_OPTIONS },
                OptionText { key: "sixth", name: "Seat 6", why: SITTER_WHY, values: PLAYER_KIND_OPTIONS },
                OptionText {
                    key: "pace",
                    name: "Pace of the computers",
                    why: "How fast they lay cards and tap. In a calm game their cards wait until you ask for them.",
                    values: &["Brisk", "Half as fast", "A quarter as fast", "Calm"],
                },
                OptionText {
                    key: "window",
                    name: "The last chance",
                    why: "How long the pile can still be tapped before somebody takes it.",
                    values: &["1.2 seconds", "0.6 seconds", "2 seconds", "5 seconds", "15 seconds"],
                },
                OptionText {
                    key: "grace",
                    name: "Covered cards",
                    why: "How long a tap still counts when another card has covered what was to be tapped.",
                    values: &["0.2 seconds", "Not at all", "0.4 seconds", "2 seconds", "5 seconds"],
                },
                OptionText {
                    key: "auto-flip",
                    name: "Who lets others wait",
                    why: "Whether their card is laid for them.",
                    values: &["May take their time", "After 3 seconds"],
                },
            ],
        },
        Group {
            name: "What may be tapped",
            options: &[
                OptionText {
                    key: "sandwich",
                    name: "The sandwich",
                    why: "Two alike with one card between them: King, 7, King.",
                    values: ON,
                },
                OptionText {
                    key: "sequence",
                    name: "The sequence",
                    why: "Two cards next to each other in rank: 8, 9.",
                    values: ON,
                },
                OptionText {
                    key: "rising",
                    name: "A sequence runs",
                    why: "Whether a 9 may come before an 8.",
                    values: &["Up or down", "Up only"],
                },
                OptionText {
                    key: "ace-rank",
                    name: "The Ace in a sequence",
                    why: "What it stands next to.",
                    values: &["Next to the 2 and the King", "Next to the 2 only"],
                },
                OptionText { key: "ten", name: "The sum of ten", why: "Two cards that make ten: 4, 6.", values: ON },
                OptionText {
                    key: "ace-nine",
                    name: "Ace and 9",
                    why: "Whether they make ten, too.",
                    values: &["They do not", "They make ten"],
                },
                OptionText {
                    key: "joker-pairs",
                    name: "Two Jokers",
                    why: "Whether they are a pair.",
                    values: &["Are a pair", "Match nothing"],
                },
            ],
        },
        Group {
            name: "Mistakes",
            options: &[
                OptionText {
                    key: "penalty",
                    name: "A wrong tap costs",
                    why: "Cards go face down under the pile.",
                    values: &["3 cards", "1 card", "1 card to each other player", "3 seconds without taps"],
                },
                OptionText {
                    key: "mistakes",
                    name: "Three mistakes without cards",
                    why: "The third one removes you from the game.",
                    values: &["Since you last won a pile", "In the whole game"],
                },
            ],
        },
        Group {
            name: "Without cards",
            options: &[
                OptionText {
                    key: "dry",
                    name: "Who has no cards",
                    why: "Whether there is still time to tap one’s way back.",
                    values: &["May tap their way back", "Must do so before their next turn"],
                },
                OptionText {
                    key: "short",
                    name: "Too few cards to answer",
                    why: "What happens when they run out in the middle of the attempts.",
                    values: &["Borrow from the next player", "The next player goes on", "Are out of the game"],
                },
                OptionText {
                    key: "last",
                    name: "When one player has all that is left",
                    why: "How the others get their last chance.",
                    values: &["One last chance", "The whole pack is laid once more"],
                },
                OptionText {
                    key: "nobody",
                    name: "When nobody has a card",
                    why: "It hardly ever happens.",
                    values: &["The last court card takes the pile", "Cards are dealt anew"],
                },
            ],
        },
        Group {
            name: "Cards and the end",
            options: &[
                OptionText {
                    key: "leftovers",
                    name: "Cards that are over",
                    why: "Where they cannot be dealt evenly.",
                    values: &["Some get one more", "They lie under the pile"],
                },
                OptionText {
                    key: "starter",
                    name: "First card",
                    why: "Who lays it.",
                    values: &["Somebody by lot", "The first person"],
                },
                OptionText { key: "jokers", name: "Jokers", why: "The hardest to answer.", values: &["Both", "None"] },
                OptionText {
                    key: "collect",
                    name: "A pile that was won",
                    why: "Shuffled, it cannot be remembered.",
                    values: &["Turned over", "Shuffled"],
                },
                OptionText {
                    key: "limit",
                    name: "The game stops",
                    why: "Whoever has most cards wins then.",
                    values: &["After 10,000 cards", "After ten minutes"],
                },
            ],
        },
    ],
    presets: &[
        Preset { name: "As printed", why: "Pairs only, for two.", options: "standard" },
        Preset {
            name: "All the patterns",
            why: "Sandwich, sequence and sum of ten: one card in four may be tapped.",
            options: "sandwich=on,sequence=on,ten=on",
        },
        Preset { name: "Round table", why: "Four players.", options: "seats=4" },
        Preset {
            name: "Unhurried",
            why: "Computers half as fast, and more time to tap.",
            options: "window=2000,grace=400,pace=easy",
        },
        Preset {
            name: "Calm",
            why: "Cards wait for you, and so does the pile.",
            options: "window=15000,grace=5000,pace=calm",
        },
        Preset { name: "Ten minutes", why: "Most cards win.", options: "limit=10-minutes" },
    ],
    daily: &[],
    rules: include_str!("rules.md"),
};

/// The English texts.
pub static TEXTS: Texts = Texts {
    card: deck_card,
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
        0 => "Dealt".into(),
        1 => "One card laid".into(),
        plays => format!("{plays} cards laid"),
    },
    behind: |name, time| format!("{name}: {time} ms later"),
    sizes,
    reactions,
    hands: |median, lapses, errors| {
        let errs = if errors == 0 { "never taps in error" } else { "taps in error now and then" };
        format!("Taps after about {median} ms, overlooks {} in 100, {errs}.", (lapses + 5) / 10)
    },
    teach: |pattern| match pattern {
        Pattern::Pair => "Two of the same rank, one on the other: tap!",
        Pattern::Sandwich => "Two of the same rank with one card between them: tap!",
        Pattern::Sequence => "Two neighbours in rank, one on the other: tap!",
        Pattern::Ten => "Two cards that make ten: tap!",
    },
    aim: "You want all the cards: tap the pile before the others when there is something to tap.",
    possible,
    words: Words {
        keys: "One person at the keyboard taps with Space and lays with Enter; with several everybody has two keys of their own, \
               which are written on their controls. P interrupts the game.",
        table: "The pile",
        lay: "Lay",
        tap: "Tap",
        next: "Next card",
        key_name: |key| key,
        key: |key| format!("key {key}"),
        cards: |count| match count {
            1 => "1 card".into(),
            count => format!("{count} cards"),
        },
        below: |count| format!("{count} more below"),
        under: |count| format!("{count} face down"),
        dry: "no cards",
        out: "out",
        banned: "hands off",
        mistakes: |count| format!("{count} of 3 mistakes"),
        attempts: |left| match left {
            1 => "1 attempt left".into(),
            left => format!("{left} attempts left"),
        },
        plots: "How it went",
        packets: "Cards",
        reaction_times: "Reactions",
        lesson_why: "A minute with arranged piles: what may be tapped, and what may not.",
        lesson_start: "Begin the lesson",
        lesson_nothing: "Nothing to tap here: wait.",
        lesson_right: |time| format!("Right, after {time} ms."),
        lesson_wrong: "There was nothing to tap.",
        lesson_missed: "That was one to tap.",
        lesson_end: |right, all| format!("{right} of {all} right."),
        lesson_again: "Once more",
        resign_all: "Give up? The game is over for everyone then, and you have lost it.",
    },
};

fn illegal(illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => "The game is over.".into(),
        Illegal::Removed => "You are out of the game.".into(),
        Illegal::NotYourTurn(_) => "Another player lays the next card.".into(),
        Illegal::Window => "The pile is about to be taken: tap it now, or wait.".into(),
        Illegal::TooSoon => "A card has landed in this very moment.".into(),
        Illegal::Overdue => "Something else comes first.".into(),
        Illegal::NotByHand => "This happens by itself.".into(),
    }
}

fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::All => "All cards are in one hand.",
        Reason::Plays => "Ten thousand cards were laid: most cards win.",
        Reason::Time => "Ten minutes are over: most cards win.",
        Reason::Nobody => "Nobody is left to take the pile.",
    }
}

fn pattern(pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Pair => "a pair",
        Pattern::Sandwich => "a sandwich",
        Pattern::Sequence => "a sequence",
        Pattern::Ten => "a ten",
    }
}

/// "1 card", "7 cards".
fn cards(count: usize) -> String {
    (TEXTS.words.cards)(count)
}

fn cost(cost: Cost) -> String {
    match cost {
        Cost::Cards(count) => format!("{} under the pile", cards(count)),
        Cost::Gifts(count) => format!("{} given away", cards(count)),
        Cost::Ban => "no taps for 3 seconds".into(),
        Cost::Mistake(count) => (TEXTS.words.mistakes)(count),
        Cost::Removed => "the third mistake, and out".into(),
    }
}

fn event(happening: Happening, names: &[String]) -> String {
    let name = |seat| name_of(names, seat);
    match happening {
        // There are many of these, and there is little time.
        Happening::Laid { card, lender: None, .. } => format!("{}.", deck_card(card)),
        Happening::Laid { card, lender: Some(_), .. } => format!("Borrowed: {}.", deck_card(card)),
        Happening::Tapped(_) | Happening::Ignored(_) => String::new(),
        // A name may be "You": no verb that would have to follow it.
        Happening::Won { by, cards: count, pattern: made, back, .. } => {
            let back = if back { ", back in the game" } else { "" };
            format!("{}: {}, {}{back}.", name(by), pattern(made), cards(count))
        }
        Happening::Mistaken { by, cost: paid } => format!("{}: nothing to tap, {}.", name(by), cost(paid)),
        Happening::Taken { by, cards: count, honour: Some(honour) } => {
            format!("{}: {}, as nobody answered the {}.", name(by), cards(count), deck_card(honour))
        }
        Happening::Taken { by, cards: count, honour: None } => format!("{}: {}.", name(by), cards(count)),
        Happening::Dealt => "Nobody has a card: all are dealt anew.".into(),
        Happening::Stopped => "The game is over.".into(),
    }
}

fn note(happening: Happening) -> String {
    match happening {
        Happening::Laid { card, lender: None, .. } => deck_card(card),
        Happening::Laid { card, lender: Some(_), .. } => format!("{}, borrowed", deck_card(card)),
        Happening::Tapped(_) => String::new(),
        Happening::Ignored(_) => "It does not count.".into(),
        Happening::Won { cards: count, pattern: made, after, back, .. } => {
            let back = if back { ", and is back in the game" } else { "" };
            format!("Takes {} by {} after {after} ms{back}.", cards(count), pattern(made))
        }
        Happening::Mistaken { cost: paid, .. } => format!("Nothing to tap: {}.", cost(paid)),
        Happening::Taken { cards: count, honour: Some(honour), .. } => {
            format!("Takes {}: nobody answered the {}.", cards(count), deck_card(honour))
        }
        Happening::Taken { cards: count, honour: None, .. } => format!("Takes {}.", cards(count)),
        Happening::Dealt => "Nobody has a card: all are dealt anew.".into(),
        Happening::Stopped => "The game is stopped.".into(),
    }
}

fn verdict(happening: Happening, names: &[String]) -> String {
    match happening {
        Happening::Won { by, cards: count, pattern: made, after, back } => {
            let back = if back { ", and back in the game" } else { "" };
            format!("{}: {}! {} after {after} ms{back}", name_of(names, by), pattern(made), cards(count))
        }
        other => event(other, names),
    }
}

fn prompt(prompt: Prompt) -> String {
    match prompt {
        Prompt::Lay => "Lay a card.".into(),
        Prompt::Answer(left) => {
            format!("Answer with a court card, an Ace or a Joker: {}.", (TEXTS.words.attempts)(left))
        }
        Prompt::Watch => "Watch the pile.".into(),
        Prompt::Next => "Ask for the next card.".into(),
        Prompt::Dry { left: 1 } => "You have no cards: tap your way back. The next mistake is the last.".into(),
        Prompt::Dry { .. } => "You have no cards: tap your way back.".into(),
        Prompt::Removed => "You are out of the game.".into(),
    }
}

fn pile(scene: &PileScene) -> String {
    let open = scene.more + scene.tops.len();
    let tops: Vec<String> = scene.tops.iter().rev().map(|(_, card)| deck_card(*card)).collect();
    let text = match &tops[..] {
        [] => "The pile is empty".to_owned(),
        [top] => format!("Pile of {}: {top}", cards(open)),
        [top, below @ ..] => format!("Pile of {}: {top}, before it {}", cards(open), below.join(", ")),
    };
    match scene.under {
        0 => format!("{text}."),
        under => format!("{text}; {} face down.", cards(under)),
    }
}

fn seat(scene: &SeatScene, name: &str) -> String {
    let words = &TEXTS.words;
    let mut parts = vec![match (scene.removed, scene.cards) {
        (true, _) => words.out.to_owned(),
        (false, 0) => words.dry.to_owned(),
        (false, count) => cards(count),
    }];
    if scene.lays {
        parts.push("lays the next card".into());
    }
    if scene.mistakes > 0 && !scene.removed {
        parts.push((words.mistakes)(scene.mistakes));
    }
    if scene.banned.is_some() {
        parts.push("may not tap for a moment".into());
    }
    format!("{name}: {}.", parts.join(", "))
}

/// "King", "Joker": the honour without its suit.
fn honour_name(card: DeckCard) -> String {
    let name = deck_card(card);
    name.split(' ').next().unwrap_or_default().to_owned()
}

fn call(call: Call, names: &[String]) -> String {
    let name = |seat| name_of(names, seat);
    match call {
        Call::Leads(seat) => format!("To begin: {}", name(seat)),
        Call::Lays(seat) => format!("To lay: {}", name(seat)),
        Call::Challenge { honour, responder, left, .. } => {
            let honour = honour.map_or_else(String::new, |card| format!("{}: ", honour_name(card)));
            format!("{honour}{} for {}", (TEXTS.words.attempts)(left), name(responder))
        }
        Call::Window { taker: Some(taker), .. } => format!("Last chance, then it goes to {}", name(taker)),
        Call::Window { taker: None, .. } => "Last chance".into(),
        Call::Over => "The game is over".into(),
    }
}

fn sizes(sizes: &[Sizes], names: &[String]) -> String {
    let (Some(first), Some(last)) = (sizes.first(), sizes.last()) else { return String::new() };
    let line = |(index, name): (usize, &String)| {
        let at = |sizes: &Sizes| sizes.cards.get(index).copied().unwrap_or_default();
        let most = sizes.iter().map(at).max().unwrap_or_default();
        let fewest = sizes.iter().map(at).min().unwrap_or_default();
        format!(
            "{name} began with {}, had {fewest} at least and {most} at most, and ended with {}.",
            at(first),
            at(last)
        )
    };
    names.iter().enumerate().map(line).collect::<Vec<_>>().join(" ")
}

fn reactions(scene: &Reactions, name: &str) -> String {
    let won = match (scene.won.len(), scene.won.iter().min(), scene.median()) {
        (1, Some(fastest), _) => format!("{name} tapped one pile first, after {fastest} ms"),
        (count, Some(fastest), Some(median)) => {
            format!("{name} tapped {count} piles first, in the middle after {median} ms, once after {fastest}")
        }
        _ => format!("{name} tapped no pile first"),
    };
    let lost = match scene.lost {
        0 => String::new(),
        1 => "; in one case another was faster".into(),
        count => format!("; {count} times another was faster"),
    };
    let mistakes = match scene.mistakes {
        0 => String::new(),
        1 => "; one wrong tap".into(),
        count => format!("; {count} wrong taps"),
    };
    format!("{won}{lost}{mistakes}.")
}

fn possible(possible: &AvailableAction) -> String {
    match possible {
        AvailableAction::Lay => "You are to lay a card.".into(),
        AvailableAction::Tap(patterns) => {
            let patterns: Vec<&str> = patterns.iter().map(|each| pattern(*each)).collect();
            format!("You can tap the pile when it shows {}.", list(&patterns).replace(" and ", " or "))
        }
        AvailableAction::NotYourTurn(_) => "Somebody else is to lay a card.".into(),
        AvailableAction::Window => "The pile goes to somebody in a moment: nobody lays a card.".into(),
    }
}
