//! Puts the values of the Battle of Corsica into words. The messages are in `assets/languages/<tag>/battle-of-corsica.ftl`.
//!
//! This file chooses the message for a value and fills in its variables. The catalogue of a language forms the sentences.

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
use crate::game::about::{About, Description, Preset, option_groups};
use crate::game::catalogue::Key;
use crate::game::common_words::{card, enumerated, one_of};
use crate::game::{BoardDisplay, EventContext, GameWords, Language, LogContext, Seat};

static ABOUT: Description = Description::new(About {
    name: say::NAME,
    tagline: say::TAGLINE,
    facts: say::FACTS,
    credit: say::CREDIT,
    groups: option_groups! { say:
        GROUP_PACE {
            "seats": OPTION_SEATS, OPTION_SEATS_WHY, [
                OPTION_SEATS_TWO, OPTION_SEATS_THREE, OPTION_SEATS_FOUR, OPTION_SEATS_FIVE, OPTION_SEATS_SIX,
            ];
            "first": OPTION_FIRST, OPTION_PLAYER_KIND_WHY, [PLAYER_PERSON, PLAYER_COMPUTER];
            "second": OPTION_SECOND, OPTION_PLAYER_KIND_WHY, [PLAYER_PERSON, PLAYER_COMPUTER];
            "third": OPTION_THIRD, OPTION_PLAYER_KIND_WHY, [PLAYER_PERSON, PLAYER_COMPUTER];
            "fourth": OPTION_FOURTH, OPTION_PLAYER_KIND_WHY, [PLAYER_PERSON, PLAYER_COMPUTER];
            "fifth": OPTION_FIFTH, OPTION_PLAYER_KIND_WHY, [PLAYER_PERSON, PLAYER_COMPUTER];
            "sixth": OPTION_SIXTH, OPTION_PLAYER_KIND_WHY, [PLAYER_PERSON, PLAYER_COMPUTER];
            "pace": OPTION_PACE, OPTION_PACE_WHY, [
                OPTION_PACE_BRISK, OPTION_PACE_EASY, OPTION_PACE_SLOW, OPTION_PACE_CALM,
            ];
            "window": OPTION_WINDOW, OPTION_WINDOW_WHY, [
                OPTION_WINDOW_STANDARD, OPTION_WINDOW_SHORT, OPTION_WINDOW_LONG, OPTION_WINDOW_CALM,
                OPTION_WINDOW_CALMEST,
            ];
            "grace": OPTION_GRACE, OPTION_GRACE_WHY, [
                OPTION_GRACE_STANDARD, OPTION_GRACE_NONE, OPTION_GRACE_LONG, OPTION_GRACE_CALM, OPTION_GRACE_CALMEST,
            ];
            "auto-flip": OPTION_AUTO_FLIP, OPTION_AUTO_FLIP_WHY, [OPTION_AUTO_FLIP_OFF, OPTION_AUTO_FLIP_ON];
        }
        GROUP_PATTERNS {
            "sandwich": OPTION_SANDWICH, OPTION_SANDWICH_WHY, [VARIATION_OFF, VARIATION_ON];
            "sequence": OPTION_SEQUENCE, OPTION_SEQUENCE_WHY, [VARIATION_OFF, VARIATION_ON];
            "rising": OPTION_RISING, OPTION_RISING_WHY, [OPTION_RISING_EITHER, OPTION_RISING_RISING];
            "ace-rank": OPTION_ACE_RANK, OPTION_ACE_RANK_WHY, [OPTION_ACE_RANK_BOTH, OPTION_ACE_RANK_LOW];
            "ten": OPTION_TEN, OPTION_TEN_WHY, [VARIATION_OFF, VARIATION_ON];
            "ace-nine": OPTION_ACE_NINE, OPTION_ACE_NINE_WHY, [OPTION_ACE_NINE_NEVER, OPTION_ACE_NINE_TEN];
            "joker-pairs": OPTION_JOKER_PAIRS, OPTION_JOKER_PAIRS_WHY, [
                OPTION_JOKER_PAIRS_MATCH, OPTION_JOKER_PAIRS_NEVER,
            ];
        }
        GROUP_MISTAKES {
            "penalty": OPTION_PENALTY, OPTION_PENALTY_WHY, [
                OPTION_PENALTY_THREE, OPTION_PENALTY_ONE, OPTION_PENALTY_EACH, OPTION_PENALTY_BAN,
            ];
            "mistakes": OPTION_MISTAKES, OPTION_MISTAKES_WHY, [OPTION_MISTAKES_CLEARED, OPTION_MISTAKES_KEPT];
        }
        GROUP_DRY {
            "dry": OPTION_DRY, OPTION_DRY_WHY, [OPTION_DRY_STAYS, OPTION_DRY_OUT];
            "short": OPTION_SHORT, OPTION_SHORT_WHY, [OPTION_SHORT_BORROW, OPTION_SHORT_PASS, OPTION_SHORT_OUT];
            "last": OPTION_LAST, OPTION_LAST_WHY, [OPTION_LAST_WINDOW, OPTION_LAST_FLIP_ON];
            "nobody": OPTION_NOBODY, OPTION_NOBODY_WHY, [OPTION_NOBODY_HONOUR, OPTION_NOBODY_REDEAL];
        }
        GROUP_CARDS {
            "leftovers": OPTION_LEFTOVERS, OPTION_LEFTOVERS_WHY, [OPTION_LEFTOVERS_DEALT, OPTION_LEFTOVERS_UNDER];
            "starter": OPTION_STARTER, OPTION_STARTER_WHY, [OPTION_STARTER_RANDOM, OPTION_STARTER_PERSON];
            "jokers": OPTION_JOKERS, OPTION_JOKERS_WHY, [OPTION_JOKERS_IN, OPTION_JOKERS_OUT];
            "collect": OPTION_COLLECT, OPTION_COLLECT_WHY, [OPTION_COLLECT_BLOCK, OPTION_COLLECT_SHUFFLE];
            "limit": OPTION_LIMIT, OPTION_LIMIT_WHY, [OPTION_LIMIT_PLAYS, OPTION_LIMIT_MINUTES];
        }
    },
    presets: &[
        Preset { name: say::PRESET_EASY, why: say::PRESET_EASY_WHY, options: "window=2000,grace=400,pace=easy" },
        Preset { name: say::PRESET_STANDARD, why: say::PRESET_STANDARD_WHY, options: "standard" },
        Preset { name: say::PRESET_ALL, why: say::PRESET_ALL_WHY, options: "sandwich=on,sequence=on,ten=on" },
        Preset { name: say::PRESET_FOUR, why: say::PRESET_FOUR_WHY, options: "seats=4" },
        Preset { name: say::PRESET_CALM, why: say::PRESET_CALM_WHY, options: "window=15000,grace=5000,pace=calm" },
        Preset { name: say::PRESET_MINUTES, why: say::PRESET_MINUTES_WHY, options: "limit=10-minutes" },
    ],
    daily: &[],
});

impl GameWords for BattleOfCorsica {
    fn about(language: Language) -> &'static About {
        ABOUT.about(language)
    }

    fn rules(language: Language) -> &'static str {
        say::RULES.text(language)
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

    fn rows(language: Language, view: &View, _display: BoardDisplay) -> Vec<String> {
        let scene = Scene::of(view);
        let seats = scene.seats.iter().map(|own| {
            let name = say::SeatName { seat: own.seat.to_string() }.text(language);
            seat(language, own, &name)
        });
        std::iter::once(pile(language, &scene.pile)).chain(seats).collect()
    }

    fn row_of(_language: Language, _: &View, place: usize) -> usize {
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
            // A tap that does not count is not logged.
            Some(Event::Ignored(_)) | None => String::new(),
            Some(_) if *context.action == Action::Verdict => Action::Tap.to_string(),
            Some(_) => context.action.to_string(),
        }
    }

    fn log_entry(language: Language, context: &LogContext<'_, Self>) -> String {
        let event = Event::between(context.before, context.after, context.seat, *context.action);
        event.map_or_else(String::new, |event| log_entry(language, event))
    }

    fn event(language: Language, happened: &EventContext<'_, Self>) -> String {
        let EventContext { before, after, seat, action, names } = *happened;
        let event = Event::between(before, after, seat, *action);
        event.map_or_else(String::new, |event| self::event(language, event, names))
    }

    fn headline(language: Language, happened: &EventContext<'_, Self>) -> String {
        let EventContext { before, after, seat, action, names } = *happened;
        let decided = Event::between(before, after, seat, *action);
        decided.map_or_else(String::new, |decided| verdict(language, decided, names))
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

/// What has happened, for screen readers; short, since there is little time. Empty for a tap that was not judged or does not
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
pub fn log_entry(language: Language, event: Event) -> String {
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
