//! Puts the values of the Battle of Corsica into words. The messages are in `assets/languages/<tag>/battle-of-corsica.ftl`.
//!
//! This file chooses the message for a value and fills in its variables. The catalogue of each language forms the sentences.

#![expect(
    clippy::inconsistent_struct_constructor,
    reason = "the variables of a message are in alphabetical order, which is none for a reader"
)]

use std::fmt;

use super::available_actions::{AvailableAction, possible};
use super::messages as say;
use super::move_builder::Input;
use super::rules::{Action, BattleOfCorsica, Illegal, Options, Pattern, Reason, View};
use super::scene::{Cost, Event, PacketSizes, PhaseScene, PileScene, Prompt, Reactions, Scene, SeatScene};
use crate::game::about::{About, Description, Group, OptionText, Preset};
use crate::game::cards::DeckCard;
use crate::game::catalogue::{Key, Message, list};
use crate::game::{GameWords, Language, LogContext, Seat};

/// The values of an option for the kind of player on a seat.
static PLAYER_KINDS: &[Message] = &[say::PLAYER_PERSON, say::PLAYER_COMPUTER];

/// The values of an option for a variation.
static VARIATION: &[Message] = &[say::VARIATION_OFF, say::VARIATION_ON];

/// The option that says who plays on a seat.
const fn player_kind(key: &'static str, name: Message) -> OptionText<Message> {
    OptionText { key, name, why: say::OPTION_PLAYER_KIND_WHY, values: PLAYER_KINDS }
}

static ABOUT: Description = Description::new(About {
    name: say::NAME,
    tagline: say::TAGLINE,
    facts: say::FACTS,
    credit: say::CREDIT,
    groups: &[
        Group {
            name: say::GROUP_PACE,
            options: &[
                OptionText {
                    key: "seats",
                    name: say::OPTION_SEATS,
                    why: say::OPTION_SEATS_WHY,
                    values: &[
                        say::OPTION_SEATS_TWO,
                        say::OPTION_SEATS_THREE,
                        say::OPTION_SEATS_FOUR,
                        say::OPTION_SEATS_FIVE,
                        say::OPTION_SEATS_SIX,
                    ],
                },
                player_kind("first", say::OPTION_FIRST),
                player_kind("second", say::OPTION_SECOND),
                player_kind("third", say::OPTION_THIRD),
                player_kind("fourth", say::OPTION_FOURTH),
                player_kind("fifth", say::OPTION_FIFTH),
                player_kind("sixth", say::OPTION_SIXTH),
                OptionText {
                    key: "pace",
                    name: say::OPTION_PACE,
                    why: say::OPTION_PACE_WHY,
                    values: &[
                        say::OPTION_PACE_BRISK,
                        say::OPTION_PACE_EASY,
                        say::OPTION_PACE_SLOW,
                        say::OPTION_PACE_CALM,
                    ],
                },
                OptionText {
                    key: "window",
                    name: say::OPTION_WINDOW,
                    why: say::OPTION_WINDOW_WHY,
                    values: &[
                        say::OPTION_WINDOW_STANDARD,
                        say::OPTION_WINDOW_SHORT,
                        say::OPTION_WINDOW_LONG,
                        say::OPTION_WINDOW_CALM,
                        say::OPTION_WINDOW_CALMEST,
                    ],
                },
                OptionText {
                    key: "grace",
                    name: say::OPTION_GRACE,
                    why: say::OPTION_GRACE_WHY,
                    values: &[
                        say::OPTION_GRACE_STANDARD,
                        say::OPTION_GRACE_NONE,
                        say::OPTION_GRACE_LONG,
                        say::OPTION_GRACE_CALM,
                        say::OPTION_GRACE_CALMEST,
                    ],
                },
                OptionText {
                    key: "auto-flip",
                    name: say::OPTION_AUTO_FLIP,
                    why: say::OPTION_AUTO_FLIP_WHY,
                    values: &[say::OPTION_AUTO_FLIP_OFF, say::OPTION_AUTO_FLIP_ON],
                },
            ],
        },
        Group {
            name: say::GROUP_PATTERNS,
            options: &[
                OptionText {
                    key: "sandwich",
                    name: say::OPTION_SANDWICH,
                    why: say::OPTION_SANDWICH_WHY,
                    values: VARIATION,
                },
                OptionText {
                    key: "sequence",
                    name: say::OPTION_SEQUENCE,
                    why: say::OPTION_SEQUENCE_WHY,
                    values: VARIATION,
                },
                OptionText {
                    key: "rising",
                    name: say::OPTION_RISING,
                    why: say::OPTION_RISING_WHY,
                    values: &[say::OPTION_RISING_EITHER, say::OPTION_RISING_RISING],
                },
                OptionText {
                    key: "ace-rank",
                    name: say::OPTION_ACE_RANK,
                    why: say::OPTION_ACE_RANK_WHY,
                    values: &[say::OPTION_ACE_RANK_BOTH, say::OPTION_ACE_RANK_LOW],
                },
                OptionText { key: "ten", name: say::OPTION_TEN, why: say::OPTION_TEN_WHY, values: VARIATION },
                OptionText {
                    key: "ace-nine",
                    name: say::OPTION_ACE_NINE,
                    why: say::OPTION_ACE_NINE_WHY,
                    values: &[say::OPTION_ACE_NINE_NEVER, say::OPTION_ACE_NINE_TEN],
                },
                OptionText {
                    key: "joker-pairs",
                    name: say::OPTION_JOKER_PAIRS,
                    why: say::OPTION_JOKER_PAIRS_WHY,
                    values: &[say::OPTION_JOKER_PAIRS_MATCH, say::OPTION_JOKER_PAIRS_NEVER],
                },
            ],
        },
        Group {
            name: say::GROUP_MISTAKES,
            options: &[
                OptionText {
                    key: "penalty",
                    name: say::OPTION_PENALTY,
                    why: say::OPTION_PENALTY_WHY,
                    values: &[
                        say::OPTION_PENALTY_THREE,
                        say::OPTION_PENALTY_ONE,
                        say::OPTION_PENALTY_EACH,
                        say::OPTION_PENALTY_BAN,
                    ],
                },
                OptionText {
                    key: "mistakes",
                    name: say::OPTION_MISTAKES,
                    why: say::OPTION_MISTAKES_WHY,
                    values: &[say::OPTION_MISTAKES_CLEARED, say::OPTION_MISTAKES_KEPT],
                },
            ],
        },
        Group {
            name: say::GROUP_DRY,
            options: &[
                OptionText {
                    key: "dry",
                    name: say::OPTION_DRY,
                    why: say::OPTION_DRY_WHY,
                    values: &[say::OPTION_DRY_STAYS, say::OPTION_DRY_OUT],
                },
                OptionText {
                    key: "short",
                    name: say::OPTION_SHORT,
                    why: say::OPTION_SHORT_WHY,
                    values: &[say::OPTION_SHORT_BORROW, say::OPTION_SHORT_PASS, say::OPTION_SHORT_OUT],
                },
                OptionText {
                    key: "last",
                    name: say::OPTION_LAST,
                    why: say::OPTION_LAST_WHY,
                    values: &[say::OPTION_LAST_WINDOW, say::OPTION_LAST_FLIP_ON],
                },
                OptionText {
                    key: "nobody",
                    name: say::OPTION_NOBODY,
                    why: say::OPTION_NOBODY_WHY,
                    values: &[say::OPTION_NOBODY_HONOUR, say::OPTION_NOBODY_REDEAL],
                },
            ],
        },
        Group {
            name: say::GROUP_CARDS,
            options: &[
                OptionText {
                    key: "leftovers",
                    name: say::OPTION_LEFTOVERS,
                    why: say::OPTION_LEFTOVERS_WHY,
                    values: &[say::OPTION_LEFTOVERS_DEALT, say::OPTION_LEFTOVERS_UNDER],
                },
                OptionText {
                    key: "starter",
                    name: say::OPTION_STARTER,
                    why: say::OPTION_STARTER_WHY,
                    values: &[say::OPTION_STARTER_RANDOM, say::OPTION_STARTER_PERSON],
                },
                OptionText {
                    key: "jokers",
                    name: say::OPTION_JOKERS,
                    why: say::OPTION_JOKERS_WHY,
                    values: &[say::OPTION_JOKERS_IN, say::OPTION_JOKERS_OUT],
                },
                OptionText {
                    key: "collect",
                    name: say::OPTION_COLLECT,
                    why: say::OPTION_COLLECT_WHY,
                    values: &[say::OPTION_COLLECT_BLOCK, say::OPTION_COLLECT_SHUFFLE],
                },
                OptionText {
                    key: "limit",
                    name: say::OPTION_LIMIT,
                    why: say::OPTION_LIMIT_WHY,
                    values: &[say::OPTION_LIMIT_PLAYS, say::OPTION_LIMIT_MINUTES],
                },
            ],
        },
    ],
    presets: &[
        Preset { name: say::PRESET_STANDARD, why: say::PRESET_STANDARD_WHY, options: "standard" },
        Preset { name: say::PRESET_ALL, why: say::PRESET_ALL_WHY, options: "sandwich=on,sequence=on,ten=on" },
        Preset { name: say::PRESET_FOUR, why: say::PRESET_FOUR_WHY, options: "seats=4" },
        Preset { name: say::PRESET_EASY, why: say::PRESET_EASY_WHY, options: "window=2000,grace=400,pace=easy" },
        Preset { name: say::PRESET_CALM, why: say::PRESET_CALM_WHY, options: "window=15000,grace=5000,pace=calm" },
        Preset { name: say::PRESET_MINUTES, why: say::PRESET_MINUTES_WHY, options: "limit=10-minutes" },
    ],
    daily: &[],
    rules: say::RULES,
});

impl GameWords for BattleOfCorsica {
    fn about(language: Language) -> &'static About {
        ABOUT.about(language)
    }

    fn planned_side(_language: Language, _: &Options, _: Seat) -> Option<&'static str> {
        None
    }

    fn side(_language: Language, _: &View, _: Seat) -> Option<String> {
        None
    }

    fn status_line(language: Language, view: &View) -> String {
        say::StatusLine { cards: view.table.plays }.text(language)
    }

    fn rows(language: Language, view: &View, _turned: bool) -> Vec<String> {
        let scene = Scene::of(view);
        let seats = scene.seats.iter().map(|own| {
            let name = say::SeatName { seat: own.seat.to_string() }.text(language);
            seat(language, own, &name)
        });
        std::iter::once(pile(language, &scene.pile)).chain(seats).collect()
    }

    fn row_of(_language: Language, _: &View, place: usize, _turned: bool) -> usize {
        place
    }

    fn keys(language: Language) -> &'static str {
        say::KEYS.text(language)
    }

    fn prompt(language: Language, view: &View, _: &Option<Input>) -> Option<String> {
        Prompt::of(view).map(|due| prompt(language, due))
    }

    fn available_actions(language: Language, view: &View, seat: Seat) -> Vec<String> {
        let actions = possible(view, seat);
        let actions = actions.iter().map(|action| available_action(language, action));
        std::iter::once(say::AIM.text(language).into()).chain(actions).collect()
    }

    fn resigning(language: Language, view: &View) -> Option<&'static str> {
        (view.table.seats() > 2).then(|| say::RESIGN_ALL.text(language))
    }

    fn refusal(language: Language, illegal: &Illegal) -> String {
        refusal(language, *illegal).into()
    }

    fn reason(language: Language, decided: &Reason) -> String {
        reason(language, *decided).into()
    }

    fn is_logged(action: &Action) -> bool {
        matches!(action, Action::Verdict | Action::Sweep | Action::Stop)
    }

    fn notation(_language: Language, context: &LogContext<'_, Self>) -> String {
        match Event::between(context.before, context.after, context.seat, *context.action) {
            // A tap that does not count is no news.
            Some(Event::Ignored(_)) | None => String::new(),
            Some(_) if *context.action == Action::Verdict => Action::Tap.to_string(),
            Some(_) => context.action.to_string(),
        }
    }

    fn note(language: Language, context: &LogContext<'_, Self>) -> String {
        let event = Event::between(context.before, context.after, context.seat, *context.action);
        event.map_or_else(String::new, |event| note(language, event))
    }

    fn event(language: Language, before: &View, after: &View, seat: Seat, action: &Action, names: &[String]) -> String {
        let happened = Event::between(before, after, seat, *action);
        happened.map_or_else(String::new, |happened| event(language, happened, names))
    }
}

/// The referee answers in English.
impl fmt::Display for Illegal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(refusal(Language::ENGLISH, *self))
    }
}

/// The referee answers in English.
impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(reason(Language::ENGLISH, *self))
    }
}

impl Key for Pattern {
    fn key(&self) -> &str {
        match self {
            Self::Pair => "pair",
            Self::Sandwich => "sandwich",
            Self::Sequence => "sequence",
            Self::Ten => "ten",
        }
    }
}

/// The name at a seat; `names` are those of all seats, in order.
#[must_use]
pub fn name_of(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

/// A card by its full name: "7 of hearts", "Joker".
fn card(language: Language, card: DeckCard) -> String {
    let (rank, suit) = card.keys();
    say::Card { rank, suit }.text(language)
}

/// "a, b, c".
fn enumerated(language: Language, items: impl IntoIterator<Item = String>) -> String {
    let next = |before: &str, after: &str| say::ListNext { before, after }.text(language);
    list(items, next, next)
}

/// "a, b or c".
fn one_of(language: Language, items: impl IntoIterator<Item = String>) -> String {
    list(
        items,
        |before, after| say::ListNext { before, after }.text(language),
        |before, after| say::ListOr { before, after }.text(language),
    )
}

/// Why an action is refused.
fn refusal(language: Language, illegal: Illegal) -> &'static str {
    let message = match illegal {
        Illegal::Over => say::ILLEGAL_OVER,
        Illegal::Removed => say::ILLEGAL_REMOVED,
        Illegal::NotYourTurn(_) => say::ILLEGAL_NOT_YOUR_TURN,
        Illegal::Window => say::ILLEGAL_WINDOW,
        Illegal::TooSoon => say::ILLEGAL_TOO_SOON,
        Illegal::Overdue => say::ILLEGAL_OVERDUE,
        Illegal::NotByHand => say::ILLEGAL_NOT_BY_HAND,
    };
    message.text(language)
}

/// What decided the game, as a sentence.
fn reason(language: Language, reason: Reason) -> &'static str {
    let message = match reason {
        Reason::All => say::REASON_ALL,
        Reason::Plays => say::REASON_PLAYS,
        Reason::Time => say::REASON_TIME,
        Reason::Nobody => say::REASON_NOBODY,
    };
    message.text(language)
}

/// The pile, read aloud.
#[must_use]
pub fn pile(language: Language, scene: &PileScene) -> String {
    let cards = scene.more + scene.tops.len();
    let mut tops = scene.tops.iter().rev().map(|(_, top)| card(language, *top));
    let open = match (tops.next(), enumerated(language, tops)) {
        (None, _) => say::PILE_EMPTY.text(language).into(),
        (Some(top), below) if below.is_empty() => say::PileTop { cards, top }.text(language),
        (Some(top), below) => say::PileTops { cards, top, below }.text(language),
    };
    say::Pile { pile: open, under: scene.under }.text(language)
}

/// A seat and what it has, read aloud.
#[must_use]
pub fn seat(language: Language, scene: &SeatScene, name: &str) -> String {
    let mut state = vec![match (scene.removed, scene.cards) {
        (true, _) => say::OUT.text(language).into(),
        (false, 0) => say::NO_CARDS.text(language).into(),
        (false, cards) => say::Cards { cards }.text(language),
    }];
    if scene.lays {
        state.push(say::SEAT_LAYS.text(language).into());
    }
    if scene.mistakes > 0 && !scene.removed {
        state.push(say::Mistakes { mistakes: scene.mistakes }.text(language));
    }
    if scene.banned.is_some() {
        state.push(say::SEAT_BANNED.text(language).into());
    }
    say::Seat { name, state: enumerated(language, state) }.text(language)
}

/// What the viewer is to do.
#[must_use]
pub fn prompt(language: Language, prompt: Prompt) -> String {
    let message = match prompt {
        Prompt::Lay => say::PROMPT_LAY,
        Prompt::Answer(attempts) => return say::PromptAnswer { attempts }.text(language),
        Prompt::Watch => say::PROMPT_WATCH,
        Prompt::Next => say::PROMPT_NEXT,
        Prompt::Dry { left: 1 } => say::PROMPT_DRY_LAST,
        Prompt::Dry { .. } => say::PROMPT_DRY,
        Prompt::Removed => say::PROMPT_REMOVED,
    };
    message.text(language).into()
}

/// What a wrong tap costs.
fn cost(language: Language, cost: Cost) -> String {
    match cost {
        Cost::Cards(cards) => say::CostCards { cards }.text(language),
        Cost::Gifts(cards) => say::CostGifts { cards }.text(language),
        Cost::Ban => say::COST_BAN.text(language).into(),
        Cost::Mistake(mistakes) => say::Mistakes { mistakes }.text(language),
        Cost::Removed => say::COST_REMOVED.text(language).into(),
    }
}

/// What has happened, to be said aloud; short, since there is little time. Empty for a tap that was not judged or does not
/// count.
#[must_use]
pub fn event(language: Language, event: Event, names: &[String]) -> String {
    let name = |seat| name_of(names, seat);
    match event {
        Event::Laid { card, lender, .. } => {
            let (rank, suit) = card.keys();
            match lender {
                None => say::EventLaid { rank, suit }.text(language),
                Some(_) => say::EventBorrowed { rank, suit }.text(language),
            }
        }
        Event::Tapped(_) | Event::Ignored(_) => String::new(),
        Event::Won { by, pattern, cards, back, .. } => {
            say::EventWon { name: name(by), pattern, cards, back }.text(language)
        }
        Event::Mistaken { by, cost: paid } => {
            say::EventMistaken { name: name(by), cost: cost(language, paid) }.text(language)
        }
        Event::Taken { by, cards, honour: Some(honour) } => {
            let (rank, suit) = honour.keys();
            say::EventUnanswered { name: name(by), cards, rank, suit }.text(language)
        }
        Event::Taken { by, cards, honour: None } => say::EventTaken { name: name(by), cards }.text(language),
        Event::Dealt => say::DEALT_AGAIN.text(language).into(),
        Event::Stopped => say::EVENT_STOPPED.text(language).into(),
    }
}

/// What has happened, for the log, where the player's name stands before it.
#[must_use]
pub fn note(language: Language, event: Event) -> String {
    match event {
        Event::Laid { card: laid, lender: None, .. } => card(language, laid),
        Event::Laid { card, lender: Some(_), .. } => {
            let (rank, suit) = card.keys();
            say::NoteBorrowed { rank, suit }.text(language)
        }
        Event::Tapped(_) => String::new(),
        Event::Ignored(_) => say::NOTE_IGNORED.text(language).into(),
        Event::Won { pattern, cards, after, back, .. } => {
            say::NoteWon { pattern, cards, ms: after, back }.text(language)
        }
        Event::Mistaken { cost: paid, .. } => say::NoteMistaken { cost: cost(language, paid) }.text(language),
        Event::Taken { cards, honour: Some(honour), .. } => {
            let (rank, suit) = honour.keys();
            say::NoteUnanswered { cards, rank, suit }.text(language)
        }
        Event::Taken { cards, honour: None, .. } => say::NoteTaken { cards }.text(language),
        Event::Dealt => say::DEALT_AGAIN.text(language).into(),
        Event::Stopped => say::NOTE_STOPPED.text(language).into(),
    }
}

/// What was decided, beside the pile.
#[must_use]
pub fn verdict(language: Language, decided: Event, names: &[String]) -> String {
    match decided {
        Event::Won { by, pattern, cards, after, back } => {
            say::VerdictWon { name: name_of(names, by), pattern, cards, ms: after, back }.text(language)
        }
        other => event(language, other, names),
    }
}

/// What is going on, beside the pile.
#[must_use]
pub fn phase(language: Language, phase: PhaseScene, names: &[String]) -> String {
    let name = |seat| name_of(names, seat);
    match phase {
        PhaseScene::Leads(seat) => say::CallLeads { name: name(seat) }.text(language),
        PhaseScene::Lays(seat) => say::CallLays { name: name(seat) }.text(language),
        PhaseScene::Challenge { honour, responder, left, .. } => {
            let rank = honour.map_or("none", |honour| honour.keys().0);
            say::CallChallenge { rank, attempts: left, name: name(responder) }.text(language)
        }
        PhaseScene::Window { taker: Some(taker), .. } => say::CallWindow { name: name(taker) }.text(language),
        PhaseScene::Window { taker: None, .. } => say::CALL_WINDOW_OPEN.text(language).into(),
        PhaseScene::Over => say::CALL_OVER.text(language).into(),
    }
}

/// What a seat can do now, or cannot, as a sentence.
#[must_use]
pub fn available_action(language: Language, action: &AvailableAction) -> String {
    let message = match action {
        AvailableAction::Lay => say::POSSIBLE_LAY,
        AvailableAction::Tap(patterns) => {
            let patterns = patterns.iter().map(|pattern| say::PatternA { pattern: *pattern }.text(language));
            return say::PossibleTap { patterns: one_of(language, patterns) }.text(language);
        }
        AvailableAction::NotYourTurn(_) => say::POSSIBLE_NOT_YOUR_TURN,
        AvailableAction::Window => say::POSSIBLE_WINDOW,
    };
    message.text(language).into()
}

/// How the size of each packet changed during the game: a sentence for each player.
#[must_use]
pub fn packet_sizes(language: Language, sizes: &[PacketSizes], names: &[String]) -> String {
    let (Some(first), Some(last)) = (sizes.first(), sizes.last()) else { return String::new() };
    let line = |(index, name): (usize, &String)| {
        let at = |sizes: &PacketSizes| sizes.cards.get(index).copied().unwrap_or_default();
        let fewest = sizes.iter().map(at).min().unwrap_or_default();
        let most = sizes.iter().map(at).max().unwrap_or_default();
        say::PacketSizes { name: name.as_str(), cards: at(first), fewest, most, last: at(last) }.text(language)
    };
    names.iter().enumerate().map(line).collect::<Vec<_>>().join(" ")
}

/// How fast a player was, in a sentence.
#[must_use]
pub fn reactions(language: Language, scene: &Reactions, name: &str) -> String {
    let fastest = scene.won.iter().min().copied().unwrap_or_default();
    let median = scene.median().unwrap_or_default();
    let (won, lost, mistakes) = (scene.won.len(), scene.lost, scene.mistakes);
    say::Reactions { name, won, fastest, median, lost, mistakes }.text(language)
}

/// What is to be tapped, in the lesson.
#[must_use]
pub fn exercise(language: Language, pattern: Pattern) -> &'static str {
    let message = match pattern {
        Pattern::Pair => say::LESSON_PAIR,
        Pattern::Sandwich => say::LESSON_SANDWICH,
        Pattern::Sequence => say::LESSON_SEQUENCE,
        Pattern::Ten => say::LESSON_TEN,
    };
    message.text(language)
}

/// The label printed on a key.
#[must_use]
pub fn key_name(language: Language, key: &'static str) -> &'static str {
    match key {
        "Enter" => say::KEY_ENTER.text(language),
        "Space" => say::KEY_SPACE.text(language),
        letter => letter,
    }
}
