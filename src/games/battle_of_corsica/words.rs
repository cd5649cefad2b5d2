//! Puts the values of the Battle of Corsica into words. The messages are in `assets/languages/<tag>/battle-of-corsica.ftl`.
//!
//! This file chooses the message for a value and fills in its variables. The catalogue of a language forms the sentences.

#![cfg_attr(not(feature = "page"), allow(dead_code))]
#![allow(clippy::must_use_candidate, reason = "a text that is not used does no harm")]

use super::available_actions::{AvailableAction, available_actions};
use super::messages as say;
use super::move_builder::Input;
use super::rules::{Action, BattleOfCorsica, Cost, Event, Illegal, Pattern, Reason, View};
use super::scene::{PacketSizes, PhaseScene, PileScene, Prompt, Scene, SeatScene, TapStats};
use crate::game::about::Description;
use crate::game::catalogue::{by_variant, keys};
use crate::game::common_words::{card, comma_list, one_of};
use crate::game::words::{common_game_words, display_in_english};
use crate::game::{BoardDisplay, EventContext, GameWords, Language, LogContext, PlayerName, Seat};

static ABOUT: Description = say::description(
    &[
        say::preset_race("sandwich=on,sequence=on,rising=rising,limit=10-minutes"),
        say::preset_easy("sandwich=on,sequence=on,rising=rising,window=2000,grace=400,limit=10-minutes,pace=easy"),
        say::preset_standard("standard"),
        say::preset_all("sandwich=on,sequence=on,ten=on"),
        say::preset_four("seats=4,sandwich=on,sequence=on,rising=rising,limit=10-minutes"),
        say::preset_calm("window=15000,grace=5000,pace=calm"),
    ],
    &[],
);

impl GameWords for BattleOfCorsica {
    common_game_words!(say);

    fn status_line(language: Language, view: &View) -> String {
        say::StatusLine { cards: view.table.plays }.text(language)
    }

    fn row_descriptions(language: Language, view: &View, _display: BoardDisplay) -> Vec<String> {
        let scene = Scene::of(view);
        let seats = scene.seats.iter().map(|own| {
            let name = say::SeatName { seat: own.seat }.text(language);
            seat(language, own, &name)
        });
        std::iter::once(pile(language, &scene.pile)).chain(seats).collect()
    }

    fn row_of(_language: Language, _: &View, place: usize) -> usize {
        place
    }

    fn prompt(language: Language, view: &View, _: &Option<Input>) -> Option<String> {
        Prompt::of(view).map(|due| prompt(language, due))
    }

    fn available_actions(language: Language, view: &View, seat: Seat) -> Vec<String> {
        let actions = available_actions(view, seat);
        let actions = actions.iter().map(|action| available_action(language, action));
        std::iter::once(say::AIM.text(language).into()).chain(actions).collect()
    }

    fn resign_question(language: Language, view: &View) -> Option<&'static str> {
        (view.table.seat_count() > 2).then(|| say::RESIGN_ALL.text(language))
    }

    fn refusal(language: Language, refused: &Illegal) -> String {
        by_variant! { language, refused, Illegal, say::illegal { Over, Removed, Window, TooSoon, Overdue, NotByHand }
            Illegal::NotYourTurn(_) => say::ILLEGAL_NOT_YOUR_TURN.text(language).into(),
        }
    }

    fn reason(language: Language, decided: &Reason) -> String {
        by_variant! { language, decided, Reason, say::reason { All, Plays, Time, Nobody } }
    }

    fn is_logged(action: &Action) -> bool {
        matches!(action, Action::Verdict | Action::Sweep | Action::Stop)
    }

    fn notation(_language: Language, context: &LogContext<'_, Self>) -> String {
        match context.events {
            // A tap that does not count is not logged.
            [] | [Event::Ignored] => String::new(),
            _ if *context.action == Action::Verdict => Action::Tap.to_string(),
            _ => context.action.to_string(),
        }
    }

    fn log_entry(language: Language, context: &LogContext<'_, Self>) -> String {
        context.events.iter().map(|event| log_entry(language, event)).collect()
    }

    fn event_text(language: Language, happened: &EventContext<'_, Self>) -> String {
        let EventContext { after, events, names } = *happened;
        let is_calm = after.table.options.has_waiting_computers();
        let mut sentences: Vec<String> = events
            .iter()
            .map(|event| match *event {
                Event::Laid { by, card, lender: None } if is_calm => {
                    say::EventLaidBy { name: name_of(names, by), card }.text(language)
                }
                _ => self::event(language, event, names),
            })
            .filter(|sentence| !sentence.is_empty())
            .collect();
        let is_new = matches!(events, [Event::Laid { .. }, ..]);
        let call = called_phase(Scene::of(after).phase, is_calm, is_new).filter(|_| !sentences.is_empty());
        sentences.extend(call.map(|phase| say::EventCall { call: self::phase(language, phase, names) }.text(language)));
        sentences.join(" ")
    }

    fn headline(language: Language, happened: &EventContext<'_, Self>) -> String {
        happened.events.iter().map(|event| verdict(language, event, happened.names)).collect()
    }
}

display_in_english!(BattleOfCorsica: Illegal, refusal; Reason, reason);
keys! { Pattern: Pair "pair", Sandwich "sandwich", Sequence "sequence", Ten "ten" }

/// The name of the player on a seat; `names` has the names of all seats, in order.
pub(crate) fn name_of(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

/// Describes the pile for a screen reader.
pub fn pile(language: Language, scene: &PileScene) -> String {
    let cards = scene.more + scene.tops.len();
    let mut tops = scene.tops.iter().rev().map(|(_, top)| card(language, *top));
    let open = match (tops.next(), comma_list(language, tops)) {
        (None, _) => say::PILE_EMPTY.text(language).into(),
        (Some(top), below) if below.is_empty() => say::PileTop { cards, top }.text(language),
        (Some(top), below) => say::PileTops { cards, top, below }.text(language),
    };
    say::Pile { pile: open, under: scene.under }.text(language)
}

/// Describes a seat, its cards and its state for a screen reader.
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
    say::Seat { name, state: comma_list(language, state) }.text(language)
}

/// What the viewer has to do next, as a sentence.
pub(crate) fn prompt(language: Language, prompt: Prompt) -> String {
    by_variant! { language, prompt, Prompt, say::prompt { Lay, Watch, Next, Removed, Answer(attempts) }
        Prompt::Dry { left: 1 } => say::PROMPT_DRY_LAST.text(language).into(),
        Prompt::Dry { .. } => say::PROMPT_DRY.text(language).into(),
    }
}

/// The cost of a wrong tap, in words.
fn cost(language: Language, cost: Cost) -> String {
    match cost {
        Cost::Cards(cards) => say::CostCards { cards }.text(language),
        Cost::Gifts(cards) => say::CostGifts { cards }.text(language),
        Cost::Ban => say::COST_BAN.text(language).into(),
        Cost::Mistake(mistakes) => say::Mistakes { mistakes }.text(language),
        Cost::Removed => say::COST_REMOVED.text(language).into(),
    }
}

/// An event as a short sentence for screen readers, since there is little time. Empty for a tap that was not judged or does not
/// count.
pub fn event(language: Language, event: &Event, names: &[String]) -> String {
    let name = |seat| name_of(names, seat);
    match *event {
        Event::Laid { card, lender: None, .. } => say::EventLaid { card }.text(language),
        Event::Laid { card, lender: Some(_), .. } => say::EventBorrowed { card }.text(language),
        Event::Tapped(_) | Event::Ignored => String::new(),
        Event::Won { by, pattern, cards, back, .. } => {
            say::EventWon { name: name(by), pattern, cards, back }.text(language)
        }
        Event::Mistaken { by, cost: paid } => {
            say::EventMistaken { name: name(by), cost: cost(language, paid) }.text(language)
        }
        Event::Taken { by, cards, honour: Some(card) } => {
            say::EventUnanswered { name: name(by), cards, card }.text(language)
        }
        Event::Taken { by, cards, honour: None } => say::EventTaken { name: name(by), cards }.text(language),
        Event::Dealt => say::DEALT_AGAIN.text(language).into(),
        Event::Stopped => say::EVENT_STOPPED.text(language).into(),
    }
}

/// An event as the text of a line of the log. The line begins with the player's name, so the text leaves the name out.
pub fn log_entry(language: Language, event: &Event) -> String {
    match *event {
        Event::Laid { card: laid, lender: None, .. } => card(language, laid),
        Event::Laid { card, lender: Some(_), .. } => say::NoteBorrowed { card }.text(language),
        Event::Tapped(_) => String::new(),
        Event::Ignored => say::NOTE_IGNORED.text(language).into(),
        Event::Won { pattern, cards, after, back, .. } => {
            say::NoteWon { pattern, cards, ms: after, back }.text(language)
        }
        Event::Mistaken { cost: paid, .. } => say::NoteMistaken { cost: cost(language, paid) }.text(language),
        Event::Taken { cards, honour: Some(card), .. } => say::NoteUnanswered { cards, card }.text(language),
        Event::Taken { cards, honour: None, .. } => say::NoteTaken { cards }.text(language),
        Event::Dealt => say::DEALT_AGAIN.text(language).into(),
        Event::Stopped => say::NOTE_STOPPED.text(language).into(),
    }
}

/// A verdict (taps were judged, or a window ended), for the line beside the pile.
pub fn verdict(language: Language, decided: &Event, names: &[String]) -> String {
    match *decided {
        Event::Won { by, pattern, cards, after, back, .. } => {
            say::VerdictWon { name: name_of(names, by), pattern, cards, ms: after, back }.text(language)
        }
        _ => event(language, decided, names),
    }
}

/// The phase as it is said after an event; `None` if it is not. Only in a calm game is there time to say who is next. How many
/// attempts are left is said whenever a card `is_new`.
fn called_phase(phase: PhaseScene, is_calm: bool, is_new: bool) -> Option<PhaseScene> {
    match phase {
        // The card was said just now.
        PhaseScene::Challenge { challenger, responder, left, .. } if is_calm || is_new => {
            Some(PhaseScene::Challenge { honour: None, challenger, responder, left })
        }
        PhaseScene::Leads(_) | PhaseScene::Lays(_) | PhaseScene::Window { .. } if is_calm => Some(phase),
        _ => None,
    }
}

/// The phase of the game, for the line beside the pile.
pub fn phase(language: Language, phase: PhaseScene, names: &[String]) -> String {
    let name = |seat| name_of(names, seat);
    match phase {
        PhaseScene::Leads(seat) => say::CallLeads { name: name(seat) }.text(language),
        PhaseScene::Lays(seat) => say::CallLays { name: name(seat) }.text(language),
        PhaseScene::Challenge { honour, responder, left, .. } => {
            let rank = honour.map_or("none", |honour| honour.keys().0);
            let PlayerName { name, you } = PlayerName::of(language, names, responder);
            say::CallChallenge { rank, attempts: left, name, you }.text(language)
        }
        PhaseScene::Window { taker: Some(taker), .. } => {
            let PlayerName { name, you } = PlayerName::of(language, names, taker);
            say::CallWindow { name, you }.text(language)
        }
        PhaseScene::Window { taker: None, .. } => say::CALL_WINDOW_OPEN.text(language).into(),
        PhaseScene::Over => say::CALL_OVER.text(language).into(),
    }
}

/// A sentence about a kind of action that is available, or about the reason why a card cannot be laid.
pub fn available_action(language: Language, action: &AvailableAction) -> String {
    by_variant! { language, action, AvailableAction, say::possible { Lay, Window }
        AvailableAction::Tap(patterns) => {
            let patterns = patterns.iter().map(|pattern| say::PatternA { pattern }.text(language));
            say::PossibleTap { patterns: one_of(language, patterns) }.text(language)
        }
        AvailableAction::NotYourTurn(_) => say::POSSIBLE_NOT_YOUR_TURN.text(language).into(),
    }
}

/// Describes how the size of each packet changed during the game, in a sentence for each player.
pub(crate) fn packet_sizes(language: Language, sizes: &[PacketSizes], names: &[String]) -> String {
    let (Some(first), Some(last)) = (sizes.first(), sizes.last()) else { return String::new() };
    let line = |(index, name): (usize, &String)| {
        let at = |sizes: &PacketSizes| sizes.cards.get(index).copied().unwrap_or_default();
        let fewest = sizes.iter().map(at).min().unwrap_or_default();
        let most = sizes.iter().map(at).max().unwrap_or_default();
        say::PacketSizes { name: name.as_str(), cards: at(first), fewest, most, last: at(last) }.text(language)
    };
    names.iter().enumerate().map(line).collect::<Vec<_>>().join(" ")
}

/// Describes how fast a player tapped, in a sentence.
pub(crate) fn reactions(language: Language, scene: &TapStats, name: &str) -> String {
    let fastest = scene.won.iter().min().copied().unwrap_or_default();
    let median = scene.median().unwrap_or_default();
    let TapStats { ref won, lost, mistakes, .. } = *scene;
    say::Reactions { name, won: won.len(), fastest, median, lost, mistakes }.text(language)
}

/// Says what to tap in the lesson.
pub(crate) fn exercise(language: Language, pattern: Pattern) -> &'static str {
    let message = match pattern {
        Pattern::Pair => say::LESSON_PAIR,
        Pattern::Sandwich => say::LESSON_SANDWICH,
        Pattern::Sequence => say::LESSON_SEQUENCE,
        Pattern::Ten => say::LESSON_TEN,
    };
    message.text(language)
}

/// The label printed on a key.
pub(crate) fn key_name(language: Language, key: &'static str) -> &'static str {
    match key {
        "Enter" => say::KEY_ENTER.text(language),
        "Space" => say::KEY_SPACE.text(language),
        letter => letter,
    }
}
