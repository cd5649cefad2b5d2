//! Puts the values of Knight Fight into words. The messages are in `assets/languages/<tag>/knight-fight.ftl`.
//!
//! This file chooses the message for a value and fills in its variables. The catalogue of a language forms the sentences.

#![expect(
    clippy::inconsistent_struct_constructor,
    reason = "the variables of a message are in alphabetical order, which is none for a reader"
)]

use std::fmt;

use super::available_actions::{AvailableAction, possible};
use super::coach::Outlook;
use super::messages as say;
use super::move_builder::Draft;
use super::rules::board::{COLUMNS, Spaces};
use super::rules::{
    Action, Anomaly, Attempt, BoutResult, Colour, Due, Ending, Fate, Goal, Illegal, KnightFight, MOST_MOVES, Options,
    POINTS_TO_WIN, Part, Reason, Side, Space, Spawn, View,
};
use super::scene::{
    self, Event, Knight, MatchStatus, PlayerScene, Prompt, RoundScene, Scene, Sealed, SpaceScene, Timeout, TrapScene,
};
use crate::game::about::{About, Description, Preset, option_groups};
use crate::game::catalogue::{Key, Message, PerLanguage, join};
use crate::game::common_words::{all_of, enumerated};
use crate::game::lesson::{ExerciseText, exercise_texts};
use crate::game::{BoardDisplay, EventContext, GameWords, Language, LogContext, Seat};

/// The most spaces that are named in a sentence. More than these are easier to find on the board.
const MOST_NAMED: usize = 12;

static ABOUT: Description = Description::new(About {
    name: say::NAME,
    tagline: say::TAGLINE,
    facts: say::FACTS,
    credit: say::CREDIT,
    groups: option_groups! { say:
        GROUP_ANOMALIES {
            "airdrop": OPTION_AIRDROP, OPTION_AIRDROP_WHY, [
                OFF, OPTION_AIRDROP_TWO, OPTION_AIRDROP_ONE, OPTION_AIRDROP_THREE,
            ];
            "bidding": OPTION_BIDDING, OPTION_BIDDING_WHY, [OFF, OPTION_BIDDING_FREE, OPTION_BIDDING_AUCTION];
            "coloration": OPTION_COLORATION, OPTION_COLORATION_WHY, [OFF, ON];
            "trap": OPTION_TRAP, OPTION_TRAP_WHY, [OFF, OPTION_TRAP_SHOWN, OPTION_TRAP_HIDDEN];
            "sickness": OPTION_SICKNESS, OPTION_SICKNESS_WHY, [OFF, ON];
            "snapshot": OPTION_SNAPSHOT, OPTION_SNAPSHOT_WHY, [OFF, ON, OPTION_SNAPSHOT_ASSISTED];
            "tic-tac-toe": OPTION_TIC_TAC_TOE, OPTION_TIC_TAC_TOE_WHY, [OFF, ON];
        }
        GROUP_MATCH {
            "row": OPTION_ROW, OPTION_ROW_WHY, [OPTION_ROW_FOUR, OPTION_ROW_FIVE];
            "favoured": OPTION_FAVOURED, OPTION_FAVOURED_WHY, [
                OPTION_FAVOURED_RANDOM, OPTION_FAVOURED_FIRST, OPTION_FAVOURED_SECOND,
            ];
            "sides": OPTION_SIDES, OPTION_SIDES_WHY, [OPTION_SIDES_CHOICE, OPTION_SIDES_SWAP];
            "tie": OPTION_TIE, OPTION_TIE_WHY, [OPTION_TIE_MOVES, OPTION_TIE_THIRD];
            "clock": OPTION_CLOCK, OPTION_CLOCK_WHY, [OFF, ON];
        }
    },
    presets: &[
        Preset { name: say::PRESET_STANDARD, why: say::PRESET_STANDARD_WHY, options: "standard" },
        Preset { name: say::PRESET_FIVE, why: say::PRESET_FIVE_WHY, options: "row=5" },
        Preset {
            name: say::PRESET_ALL,
            why: say::PRESET_ALL_WHY,
            options: "airdrop=2,bidding=free,coloration=on,trap=shown,sickness=on,snapshot=on,tic-tac-toe=on",
        },
    ],
    daily: &[
        daily(say::DAILY_AIRDROP, "airdrop=2"),
        daily(say::DAILY_BIDDING, "bidding=free"),
        daily(say::DAILY_COLORATION, "coloration=on"),
        daily(say::DAILY_TRAP, "trap=shown"),
        daily(say::DAILY_SICKNESS, "sickness=on"),
        daily(say::DAILY_SNAPSHOT, "snapshot=on"),
        daily(say::DAILY_TIC_TAC_TOE, "tic-tac-toe=on"),
    ],
});

/// The anomaly of a day.
const fn daily(name: Message, options: &'static str) -> Preset<Message> {
    Preset { name, why: say::DAILY_WHY, options }
}

/// The texts of the exercises, in their order.
static LESSON: [ExerciseText<Message>; 8] = exercise_texts! { say:
    LESSON_FIRST, LESSON_FIRST_TASK, LESSON_FIRST_DONE, LESSON_FIRST_FAILED;
    LESSON_ROW, LESSON_ROW_TASK, LESSON_ROW_DONE, LESSON_ROW_FAILED;
    LESSON_DIAGONAL, LESSON_DIAGONAL_TASK, LESSON_DIAGONAL_DONE, LESSON_DIAGONAL_FAILED;
    LESSON_BLOCK, LESSON_BLOCK_TASK, LESSON_BLOCK_DONE, LESSON_BLOCK_FAILED;
    LESSON_LOOK_TWICE, LESSON_LOOK_TWICE_TASK, LESSON_LOOK_TWICE_DONE, LESSON_LOOK_TWICE_FAILED;
    LESSON_TWO_THREATS, LESSON_TWO_THREATS_TASK, LESSON_TWO_THREATS_DONE, LESSON_TWO_THREATS_FAILED;
    LESSON_NO_MOVE, LESSON_NO_MOVE_TASK, LESSON_NO_MOVE_DONE, LESSON_NO_MOVE_FAILED;
    LESSON_MATCH, LESSON_MATCH_TASK, LESSON_MATCH_DONE, LESSON_MATCH_FAILED;
};

/// The texts of the kinds of puzzles, in their order.
static PUZZLES: [ExerciseText<Message>; 3] = exercise_texts! { say:
    PUZZLE_LINE, PUZZLE_LINE_TASK, PUZZLE_LINE_DONE, PUZZLE_LINE_FAILED;
    PUZZLE_BLOCK, PUZZLE_BLOCK_TASK, PUZZLE_BLOCK_DONE, PUZZLE_BLOCK_FAILED;
    PUZZLE_FORK, PUZZLE_FORK_TASK, PUZZLE_FORK_DONE, PUZZLE_FORK_FAILED;
};

/// What may surprise players where these anomalies are on together.
static NOTES: [(&[Anomaly], Message); 13] = {
    use Anomaly::{Airdrop, Bidding, Coloration, HorseTrap, Sickness, Snapshot, TicTacToe};
    [
        (&[Airdrop, Bidding], say::NOTE_AIRDROP_BIDDING),
        (&[Airdrop, HorseTrap], say::NOTE_AIRDROP_TRAP),
        (&[Airdrop, Sickness], say::NOTE_AIRDROP_SICKNESS),
        (&[Airdrop, Snapshot], say::NOTE_AIRDROP_SNAPSHOT),
        (&[Bidding, Coloration], say::NOTE_BIDDING_COLORATION),
        (&[Bidding, HorseTrap], say::NOTE_BIDDING_TRAP),
        (&[Bidding, Snapshot], say::NOTE_BIDDING_SNAPSHOT),
        (&[Bidding, TicTacToe], say::NOTE_BIDDING_TIC_TAC_TOE),
        (&[Coloration, HorseTrap], say::NOTE_COLORATION_TRAP),
        (&[Coloration, TicTacToe], say::NOTE_COLORATION_TIC_TAC_TOE),
        (&[HorseTrap, Sickness], say::NOTE_TRAP_SICKNESS),
        (&[Sickness, Snapshot], say::NOTE_SICKNESS_SNAPSHOT),
        (&[Sickness, TicTacToe], say::NOTE_SICKNESS_TIC_TAC_TOE),
    ]
};

impl GameWords for KnightFight {
    fn about(language: Language) -> &'static About {
        ABOUT.about(language)
    }

    fn rules(language: Language) -> &'static str {
        say::RULES.text(language)
    }

    fn planned_side(_language: Language, _options: &Options, _seat: Seat) -> Option<&'static str> {
        // Sides are chosen during the match.
        None
    }

    fn notes(language: Language, options: &Options) -> Vec<&'static str> {
        notes(language, options)
    }

    fn side(language: Language, view: &View, seat: Seat) -> Option<String> {
        scene::player(view, seat).side.map(|own| side(language, own))
    }

    fn side_throughout(_language: Language, _view: &View, _seat: Seat) -> Option<String> {
        None
    }

    fn status_line(language: Language, view: &View) -> String {
        status(language, &scene::status(&view.table))
    }

    fn rows(language: Language, view: &View, display: BoardDisplay) -> Vec<String> {
        rows(language, view, display, true)
    }

    fn board(language: Language, view: &View, display: BoardDisplay) -> Vec<String> {
        rows(language, view, display, false)
    }

    fn row_of(_language: Language, _view: &View, place: usize) -> usize {
        place / COLUMNS
    }

    fn keys(language: Language) -> &'static str {
        say::KEYS.text(language)
    }

    fn prompt(language: Language, view: &View, draft: &Draft) -> Option<String> {
        Scene::of(view, draft, view.viewer, false).prompt.map(|next| prompt(language, next))
    }

    fn resigning(language: Language, _view: &View) -> Option<&'static str> {
        Some(say::RESIGN.text(language))
    }

    fn look_at(language: Language, action: &Action) -> Option<String> {
        Some(look_at(language, action))
    }

    fn available_actions(language: Language, view: &View, seat: Seat) -> Vec<String> {
        let possible = possible(view, seat);
        let possible = possible.iter().map(|possible| available_action(language, possible));
        std::iter::once(aim(language, view.table.rule_set().goal)).chain(possible).collect()
    }

    fn refusal(language: Language, refused: &Illegal) -> String {
        illegal(language, *refused)
    }

    fn reason(language: Language, decided: &Reason) -> String {
        reason(language, *decided)
    }

    fn notation(language: Language, context: &LogContext<'_, Self>) -> String {
        if context.open || scene::may_be_read(context.before, context.now, context.seat) {
            context.action.to_string()
        } else {
            say::HIDDEN.text(language).into()
        }
    }

    fn log_entry(language: Language, context: &LogContext<'_, Self>) -> String {
        let now = if context.open { None } else { Some(context.now) };
        let logged = scene::logged(now, context.before, context.after, context.seat, *context.action);
        let text = event(language, &logged);
        if text.is_empty() { say::NOT_YET_KNOWN.text(language).into() } else { text }
    }

    fn event(language: Language, happened: &EventContext<'_, Self>) -> String {
        event(language, &scene::event(happened.before, happened.after, happened.seat, *happened.action))
    }

    fn headline(language: Language, happened: &EventContext<'_, Self>) -> String {
        let bout = happened.before.table.results.len();
        let result = happened.after.table.results.get(bout);
        let winner = result.and_then(|result| happened.names.get(result.winner?.index()).map(String::as_str));
        match winner {
            Some(winner) => say::HeadlineWon { bout: bout + 1, winner }.text(language),
            None => say::HeadlineDrawn { bout: bout + 1 }.text(language),
        }
    }

    fn next_label(language: Language) -> &'static str {
        say::NEXT_BOUT.text(language)
    }
}

/// The texts of the exercises in a language.
#[must_use]
pub fn lesson(language: Language) -> &'static [ExerciseText] {
    static READ: PerLanguage<[ExerciseText; LESSON.len()]> = PerLanguage::new();
    READ.get(language, || LESSON.map(|text| text.read(language)))
}

/// The texts of the kinds of puzzles in a language.
#[must_use]
pub fn puzzles(language: Language) -> &'static [ExerciseText] {
    static READ: PerLanguage<[ExerciseText; PUZZLES.len()]> = PerLanguage::new();
    READ.get(language, || PUZZLES.map(|kind| kind.read(language)))
}

impl Key for Side {
    fn key(&self) -> &str {
        match self {
            Self::X => "x",
            Self::O => "o",
        }
    }
}

impl Key for Colour {
    fn key(&self) -> &str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
        }
    }
}

/// The referee's answers, in English.
impl fmt::Display for Illegal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&illegal(Language::ENGLISH, *self))
    }
}

/// The referee's answers, in English.
impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&reason(Language::ENGLISH, *self))
    }
}

/// "a; b; c", for things that have commas in them.
fn separated(language: Language, items: impl IntoIterator<Item = String>) -> String {
    let next = |before: &str, after: &str| say::RowNext { before, after }.text(language);
    join(items, next)
}

/// The key of a space that may be missing: its name, or `none`.
fn space_or_none(space: Option<Space>) -> String {
    space.map_or_else(|| "none".into(), |space| space.to_string())
}

/// A side: X or O.
#[must_use]
pub fn side(language: Language, side: Side) -> String {
    say::Side { side }.text(language)
}

/// The letter of a colour on the board.
#[must_use]
pub fn colour_letter(language: Language, colour: Colour) -> String {
    say::ColourLetter { colour }.text(language)
}

/// A number of chips.
#[must_use]
pub fn chips(language: Language, chips: u8) -> String {
    say::Chips { chips }.text(language)
}

/// The notes on pairs of anomalies that are on together.
#[must_use]
pub fn notes(language: Language, options: &Options) -> Vec<&'static str> {
    let all_on = |(anomalies, _): &&(&[Anomaly], Message)| anomalies.iter().all(|anomaly| anomaly.is_on(options));
    NOTES.iter().filter(all_on).map(|(_, note)| note.text(language)).collect()
}

/// Why an action is refused.
#[must_use]
pub fn illegal(language: Language, illegal: Illegal) -> String {
    let plain = match illegal {
        Illegal::Over => say::ILLEGAL_OVER,
        Illegal::NotYourTurn => say::ILLEGAL_NOT_YOUR_TURN,
        Illegal::TimeIsUp => say::ILLEGAL_TIME_IS_UP,
        Illegal::NotNow(Due::Side) => say::ILLEGAL_SIDE,
        Illegal::NotNow(Due::Part(Part::Bid)) => say::ILLEGAL_BID,
        Illegal::NotNow(Due::Part(Part::Trap)) => say::ILLEGAL_TRAP,
        Illegal::NotNow(Due::Part(Part::Spawn)) => say::ILLEGAL_SPAWN,
        Illegal::TooFewChips(chips) => return say::IllegalTooFewChips { chips }.text(language),
        Illegal::Taken(space) => return say::IllegalTaken { space: space.to_string() }.text(language),
        Illegal::Manured(space) => return say::IllegalManured { space: space.to_string() }.text(language),
        Illegal::OutOfReach(space) => return say::IllegalOutOfReach { space: space.to_string() }.text(language),
        Illegal::HemmedIn(space) => return say::IllegalHemmedIn { space: space.to_string() }.text(language),
        Illegal::SameColour(space, colour) => {
            return say::IllegalSameColour { space: space.to_string(), colour }.text(language);
        }
        Illegal::ParentMissing(space) => {
            return say::IllegalParentMissing { space: space.to_string() }.text(language);
        }
        Illegal::ParentNamed => say::ILLEGAL_PARENT_NAMED,
        Illegal::NotYourKnight(space) => {
            return say::IllegalNotYourKnight { space: space.to_string() }.text(language);
        }
        Illegal::ParentTooFar(parent, space) => {
            return say::IllegalParentTooFar { space: space.to_string(), parent: parent.to_string() }.text(language);
        }
        Illegal::NoAirdrop => say::ILLEGAL_NO_AIRDROP,
        Illegal::NoManureLeft => say::ILLEGAL_NO_MANURE_LEFT,
        Illegal::DropOnLanding(space) => {
            return say::IllegalDropOnLanding { space: space.to_string() }.text(language);
        }
        Illegal::DropForOther => say::ILLEGAL_DROP_FOR_OTHER,
        Illegal::DropTaken(space) => return say::IllegalDropTaken { space: space.to_string() }.text(language),
    };
    plain.text(language).into()
}

/// What decided the match, as a sentence.
#[must_use]
pub fn reason(language: Language, reason: Reason) -> String {
    let plain = match reason {
        Reason::BothBouts => say::REASON_BOTH_BOUTS,
        Reason::OneBout => say::REASON_ONE_BOUT,
        Reason::FewerMoves(fewer, more) => return say::ReasonFewerMoves { fewer, more }.text(language),
        Reason::SameMoves(moves) => return say::ReasonSameMoves { moves }.text(language),
        Reason::NoBout => say::REASON_NO_BOUT,
        Reason::ThirdBout => say::REASON_THIRD_BOUT,
    };
    plain.text(language).into()
}

/// What a coach says of a knight.
#[must_use]
pub fn outlook(language: Language, outlook: &Outlook) -> String {
    let Outlook { goals, wins, threats, weak, .. } = outlook;
    let names = |spaces: &Spaces| all_of(language, spaces.iter().map(|space| space.to_string()));
    let mut sentences = vec![say::CoachGoals { goals: goals.len() }.text(language)];
    if !wins.is_empty() {
        sentences.push(say::CoachWins { names: names(wins) }.text(language));
    }
    if *weak {
        sentences.push(say::COACH_WEAK.text(language).into());
    }
    sentences.push(if threats.is_empty() {
        say::COACH_NO_THREAT.text(language).into()
    } else {
        say::CoachThreats { names: names(threats) }.text(language)
    });
    sentences.join(" ")
}

/// The label of a space: its name, what is on it, and its marks.
#[must_use]
pub fn space(language: Language, scene: &SpaceScene) -> String {
    let when = |is_so: bool, message: Message| is_so.then(|| message.text(language).to_owned());
    let trap = scene.trap.map(|trap| match trap {
        TrapScene::Own => say::SPACE_OWN_TRAP.text(language).into(),
        TrapScene::Revealed => say::SPACE_REVEALED_TRAP.text(language).into(),
        TrapScene::Sprung(side) => say::SpaceSprungTrap { side }.text(language),
    });
    let is_empty = scene.knight.is_none();
    let parts = [
        Some(scene.space.to_string()),
        scene.knight.map(|Knight { side, weak }| say::SpaceKnight { side, weak }.text(language)),
        when(scene.manure.is_some(), say::SPACE_MANURE),
        scene.colour.map(|colour| say::Colour { colour }.text(language)),
        when(scene.row, say::SPACE_ROW),
        scene.latest.map(|side| say::SpaceLatest { side }.text(language)),
        when(scene.remembered, say::SPACE_REMEMBERED),
        trap,
        when(scene.ghost.is_some(), say::SPACE_GHOST),
        when(scene.drop, say::SPACE_DROP),
        when(scene.chosen, say::SPACE_CHOSEN),
        scene.threat.filter(|_| is_empty).map(|side| say::SpaceThreat { side }.text(language)),
        when(is_empty && scene.reach && scene.ghost.is_none(), say::SPACE_REACH),
        when(!is_empty && scene.parent, say::SPACE_PARENT),
    ];
    enumerated(language, parts.into_iter().flatten())
}

/// What is in each row of the board, the top one first. With `all`, empty rows are included.
fn rows(language: Language, view: &View, display: BoardDisplay, all: bool) -> Vec<String> {
    // What is marked on the board is read out, too.
    let scene = Scene::of(view, &Draft::default(), None, display.threats);
    let rows = scene.rows().into_iter().filter(|(_, spaces)| all || !spaces.is_empty());
    rows.map(|(name, spaces)| row(language, &name, &spaces)).collect()
}

/// What is in a row of the board: its spaces that are not empty.
fn row(language: Language, row: &str, spaces: &[&SpaceScene]) -> String {
    if spaces.is_empty() {
        return say::RowEmpty { row }.text(language);
    }
    let spaces = separated(language, spaces.iter().map(|scene| space(language, scene)));
    say::Row { row, spaces }.text(language)
}

/// What to do next.
#[must_use]
pub fn prompt(language: Language, prompt: Prompt) -> String {
    let plain = match prompt {
        Prompt::Side(bout) => return say::PromptSide { bout }.text(language),
        Prompt::ReadySide(side) => return say::PromptReadySide { side }.text(language),
        Prompt::Bid(chips) => return say::PromptBid { chips }.text(language),
        Prompt::ReadyBid(chips) => return say::PromptReadyBid { chips }.text(language),
        Prompt::Trap => say::PROMPT_TRAP,
        Prompt::ReadyTrap(Some(space)) => return say::PromptReadyTrap { space: space.to_string() }.text(language),
        Prompt::ReadyTrap(None) => say::PROMPT_READY_NO_TRAP,
        Prompt::Landing => say::PROMPT_LANDING,
        Prompt::ForOther => say::PROMPT_FOR_OTHER,
        Prompt::LandingFrom(parent) => {
            return say::PromptLandingFrom { parent: parent.to_string() }.text(language);
        }
        Prompt::Parent(space) => return say::PromptParent { space: space.to_string() }.text(language),
        Prompt::Drop => say::PROMPT_DROP,
        Prompt::Ready(Spawn { space, parent, drop }, may_drop) => {
            let (space, parent, drop) = (space.to_string(), space_or_none(parent), space_or_none(drop));
            return say::PromptReady { drop, may_drop, parent, space }.text(language);
        }
    };
    plain.text(language).into()
}

/// The text of the button that confirms.
#[must_use]
pub fn confirm(language: Language, prompt: Prompt) -> &'static str {
    let message = match prompt {
        Prompt::Side(_) | Prompt::ReadySide(_) => say::CONFIRM_SIDE,
        Prompt::Bid(_) | Prompt::ReadyBid(_) => say::CONFIRM_BID,
        Prompt::Trap | Prompt::ReadyTrap(_) => say::CONFIRM_TRAP,
        Prompt::Landing
        | Prompt::ForOther
        | Prompt::LandingFrom(_)
        | Prompt::Parent(_)
        | Prompt::Drop
        | Prompt::Ready(..) => say::CONFIRM_SPAWN,
    };
    message.text(language)
}

/// What an action did, in a sentence or more; may be empty.
#[must_use]
pub fn event(language: Language, event: &Event) -> String {
    match event {
        Event::Chosen { x, bout, viewer } => {
            let you = viewer.as_ref().map_or("none", Key::key);
            say::EventChosen { bout: *bout, seat: x.to_string(), you }.text(language)
        }
        Event::Sealed(action, true) => {
            [say::EVENT_TIME_IS_UP.text(language).to_owned(), sealing(language, *action)].join(" ")
        }
        Event::Sealed(action, false) => sealing(language, *action),
        Event::Revealed(side, action) => revealing(language, *side, *action),
        Event::Waiting => String::new(),
        Event::Played { timeout, round, points, parents, over } => {
            let mut sentences: Vec<String> =
                timeout.map(|timeout| self::timeout(language, timeout)).into_iter().collect();
            sentences.extend(auction(language, round));
            sentences.extend(round.attempts.iter().flat_map(|tried| attempt(language, tried, round)));
            sentences.extend(parents.iter().map(|(parent, vanished)| {
                let space = parent.to_string();
                match vanished {
                    true => say::EventVanishes { space }.text(language),
                    false => say::EventWeakens { space }.text(language),
                }
            }));
            sentences.extend(points.map(|[x, o]| say::EventPoints { x, o }.text(language)));
            sentences.extend(round.passes.map(|side| say::EventNoMove { side }.text(language)));
            sentences.extend(over.map(|(ended, bout, winner)| {
                let winner = winner.map(|winner| side(language, winner));
                result(language, bout, ended, winner.as_deref())
            }));
            sentences.join(" ")
        }
    }
}

/// What the viewer has sealed, as an event.
fn sealing(language: Language, action: Action) -> String {
    match action {
        Action::Bid(chips) => say::EventSealedBid { chips }.text(language),
        Action::Trap(None) => say::EVENT_SEALED_NO_TRAP.text(language).into(),
        Action::Trap(Some(space)) => say::EventSealedTrap { space: space.to_string() }.text(language),
        Action::Spawn(Spawn { space, .. }) => say::EventSealedSpawn { space: space.to_string() }.text(language),
        Action::Play(_) => String::new(),
    }
}

/// What a side has sealed, once everyone may know.
fn revealing(language: Language, side: Side, action: Action) -> String {
    match action {
        Action::Bid(bid) => say::LogBid { side, chips: bid }.text(language),
        Action::Trap(None) => say::LogNoTrap { side }.text(language),
        Action::Trap(Some(space)) => say::LogTrap { side, space: space.to_string() }.text(language),
        Action::Spawn(Spawn { space, .. }) => say::LogSpawn { side, space: space.to_string() }.text(language),
        Action::Play(_) => String::new(),
    }
}

/// Says that a side was out of time, and what happened instead of its action.
fn timeout(language: Language, timeout: Timeout) -> String {
    match timeout {
        Timeout::NoTrap(side) => say::EventLateTrap { side }.text(language),
        Timeout::NoBid(side) => say::EventLateBid { side }.text(language),
        Timeout::RandomMove(side) => say::EventLateRandom { side }.text(language),
        Timeout::OpponentMoves(side) => say::EventLateOpponent { side }.text(language),
    }
}

/// The bids of a round and who won the auction, if there was one.
fn auction(language: Language, round: &RoundScene) -> Vec<String> {
    let Some([x, o]) = round.bids else { return Vec::new() };
    let winner = round.attempts.first().map(|first| say::EventBidWon { side: first.side }.text(language));
    std::iter::once(say::EventBids { x, o }.text(language)).chain(winner).collect()
}

/// The result of an attempt to move, and the trap that was set against it.
fn attempt(language: Language, attempt: &Attempt, round: &RoundScene) -> Vec<String> {
    let side = attempt.side;
    let result = match attempt.spawn {
        None => say::EventPasses { side }.text(language),
        Some(Spawn { space, .. }) => {
            let space = space.to_string();
            match attempt.fate {
                Fate::Placed => say::EventLands { side, space }.text(language),
                Fate::Trapped => say::EventTrapped { side, space }.text(language),
                Fate::Illegal => say::EventImpossible { side, space }.text(language),
            }
        }
    };
    let drop = attempt.spawn.and_then(|spawn| spawn.drop).filter(|_| attempt.fate != Fate::Illegal);
    let drop = drop.map(|drop| say::EventManure { space: drop.to_string() }.text(language));
    let trap = round.traps[side.other().index()].filter(|_| attempt.fate != Fate::Trapped);
    let trap = trap.map(|trap| say::EventTrap { space: trap.to_string() }.text(language));
    std::iter::once(result).chain(drop).chain(trap).collect()
}

/// How a bout ended: its number, its result, the name of its winner.
#[must_use]
pub fn result(language: Language, bout: usize, result: BoutResult, winner: Option<&str>) -> String {
    let BoutResult { moves, ending, .. } = result;
    let ending = match ending {
        Ending::Row => "row",
        Ending::Stuck => "stuck",
        Ending::Last => "last",
        Ending::Points => "points",
        Ending::Tally => "tally",
        Ending::Limit => return say::ResultLimit { bout, most: MOST_MOVES }.text(language),
    };
    match winner {
        Some(winner) => say::ResultWon { bout, ending, moves, winner }.text(language),
        None => say::ResultEqual { bout, moves }.text(language),
    }
}

/// What both players want, in a sentence.
#[must_use]
pub fn aim(language: Language, goal: Goal) -> String {
    match goal {
        Goal::Row(knights) => say::AimRow { knights }.text(language),
        Goal::Points => say::AIM_POINTS.text(language).into(),
    }
}

/// What a player can do now, or cannot, as a sentence.
#[must_use]
pub fn available_action(language: Language, possible: &AvailableAction) -> String {
    match possible {
        AvailableAction::Choose(bout) => say::PossibleSide { bout: *bout }.text(language),
        AvailableAction::Bid(most) => say::PossibleBid { chips: *most }.text(language),
        AvailableAction::Trap => say::POSSIBLE_TRAP.text(language).into(),
        AvailableAction::Land(spaces, for_other) => {
            let names = match spaces.len() {
                ..=MOST_NAMED => all_of(language, spaces.iter().map(ToString::to_string)),
                _ => "none".into(),
            };
            let whose = if *for_other { "opponent" } else { "yours" };
            say::PossibleLand { names, spaces: spaces.len(), whose }.text(language)
        }
        AvailableAction::Drop(left) => say::PossibleDrop { left: *left }.text(language),
        AvailableAction::Barred(colour, spaces) => {
            say::PossibleBarred { colour: *colour, spaces: *spaces }.text(language)
        }
        AvailableAction::NoManure => say::POSSIBLE_NO_MANURE.text(language).into(),
        AvailableAction::NoTrap => say::POSSIBLE_NO_TRAP.text(language).into(),
    }
}

/// Where to look for a move, without naming it.
#[must_use]
pub fn look_at(language: Language, action: &Action) -> String {
    match action {
        Action::Play(_) => say::LOOK_AT_SIDES.text(language).into(),
        Action::Bid(_) => say::LOOK_AT_BID.text(language).into(),
        Action::Trap(None) => say::LOOK_AT_NO_TRAP.text(language).into(),
        Action::Trap(Some(_)) => say::LOOK_AT_TRAP.text(language).into(),
        Action::Spawn(Spawn { space, .. }) => say::LookAtSpace { space: space.to_string() }.text(language),
    }
}

/// Which bout this is, and how many moves were made in it.
#[must_use]
pub fn status(language: Language, status: &MatchStatus) -> String {
    let MatchStatus { bout, moves, ref results, choosing } = *status;
    if choosing && results.is_empty() {
        say::StatusBout { bout }.text(language)
    } else {
        say::StatusMoves { bout, moves }.text(language)
    }
}

/// The label of a small picture of a board: where the knights stand.
#[must_use]
pub fn board_summary(language: Language, knights: &[(Space, Knight)]) -> String {
    let both = Side::BOTH.into_iter().filter_map(|side| {
        let own = knights.iter().filter(|(_, knight)| knight.side == side).map(|(space, _)| space.to_string());
        let spaces = enumerated(language, own);
        (!spaces.is_empty()).then(|| say::BoardSide { side, spaces }.text(language))
    });
    say::BoardSummary { sides: separated(language, both) }.text(language)
}

/// What the viewer has sealed in this round, in a sentence; empty if nothing.
#[must_use]
pub fn sealed(language: Language, sealed: Sealed) -> String {
    let trap = sealed.trap.map(|trap| match trap {
        Some(space) => say::SealedTrap { space: space.to_string() }.text(language),
        None => say::SEALED_NO_TRAP.text(language).into(),
    });
    let spawn = sealed.spawn.map(|spawn| say::SealedSpawn { space: spawn.space.to_string() }.text(language));
    let parts = [sealed.bid.map(|bid| chips(language, bid)), trap, spawn];
    let parts = enumerated(language, parts.into_iter().flatten());
    if parts.is_empty() { parts } else { say::Sealed { parts }.text(language) }
}

/// The manure that is left, on the button that drops it.
#[must_use]
pub fn manure_left(language: Language, left: u8) -> String {
    say::ManureLeft { left }.text(language)
}

/// What a player has besides knights: points, chips, manure; may be empty.
#[must_use]
pub fn stock(language: Language, player: &PlayerScene) -> Vec<String> {
    let points = player.points.map(|points| say::StockPoints { points, most: POINTS_TO_WIN }.text(language));
    let chips = player.chips.map(|held| chips(language, held));
    let manure = player.manure.map(|left| say::StockManure { left }.text(language));
    [points, chips, manure].into_iter().flatten().collect()
}

/// What is special about a player: bouts won, favoured, wins the next tie, cannot set a trap; may be empty.
#[must_use]
pub fn marks(language: Language, player: &PlayerScene) -> Vec<String> {
    let when = |is_so: bool, message: Message| is_so.then(|| message.text(language).to_owned());
    let marks = [
        (player.bouts > 0).then(|| say::MarkBouts { bouts: player.bouts }.text(language)),
        when(player.favoured, say::MARK_FAVOURED),
        when(player.wins_tie, say::MARK_WINS_TIE),
        when(player.banned, say::MARK_BANNED),
    ];
    marks.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::game::Game;
    use crate::game::{GameClock, SessionRules};
    use crate::games::knight_fight::rules::State;

    // COL-7
    #[test]
    fn every_colour_has_its_own_letter_in_every_language() {
        for language in Language::ALL {
            let letters: BTreeSet<String> = Colour::ALL.map(|colour| colour_letter(language, colour)).into();
            assert_eq!(letters.len(), Colour::ALL.len());
        }
    }

    /// What each seat hears of an action.
    fn heard(position: &str, seat: Seat, text: &str) -> [String; 2] {
        let mut state = position.parse::<State>().unwrap();
        let (before, action) = (state.clone(), text.parse().unwrap());
        KnightFight::check(&state, seat, &action).unwrap();
        KnightFight::apply(&mut state, seat, &action);
        [Seat::FIRST, Seat::SECOND].map(|viewer| {
            let view = |state: &State| KnightFight::view(state, Some(viewer));
            event(Language::ENGLISH, &scene::event(&view(&before), &view(&state), seat, action))
        })
    }

    #[test]
    fn a_round_is_announced_when_both_have_sealed() {
        let auction = "bidding=auction,trap=shown turn=both";
        let [own, other] = heard(auction, Seat::FIRST, "bid 7");
        assert_eq!((own.as_str(), other.as_str()), ("Your bid of 7 chips is sealed.", ""));
        let sealed = format!("{auction} sealed 1 bid 7; 1 trap c3; 1 spawn d5; 2 bid 5; 2 trap d5");
        // X wins the auction and lands in O's trap; the trap of X, who moved, stays secret.
        let both = heard(&sealed, Seat::SECOND, "spawn d8");
        let text = "X bids 7, O bids 5. X wins the bid and pays. X lands in the trap on d5, and the knight is gone.";
        assert_eq!(both, [text, text]);
    }

    #[test]
    fn a_timeout_is_announced_with_what_happens_instead() {
        // The turn of X began at once; minute and reserve are over after four minutes, and O's minute after five.
        let at = |now: u64| format!("clock=on clock={now},0");
        assert_eq!(heard(&at(240_000), Seat::FIRST, "spawn d5")[0], "X lands on d5.");
        let instead = "Time is up for X: O moves instead. X lands on d5.";
        assert_eq!(heard(&at(240_001), Seat::SECOND, "spawn d5"), [instead; 2]);
        let state = at(300_001).parse::<State>().unwrap();
        let late = KnightFight::next_deadline(&state).and_then(|deadline| deadline.action).unwrap();
        let Action::Spawn(Spawn { space, .. }) = late.1 else { panic!("expected a move, found {}", late.1) };
        let random = format!("Time is up for X: the move is random. X lands on {space}.");
        assert_eq!(heard(&at(300_001), late.0, &late.1.to_string()), [random.as_str(); 2]);
    }

    #[test]
    fn a_timeout_of_a_secret_is_announced_to_its_player_only() {
        let waiting = "trap=hidden,clock=on clock=60001,0";
        assert_eq!(heard(waiting, Seat::SECOND, "trap none"), ["", "Time is up. You set no trap."]);
        assert_eq!(logged(waiting, Seat::SECOND, "trap none"), ["", "Time is up. You set no trap."]);
        // The move was sealed in time, so that the trap completes the round.
        let sealed = "trap=hidden,clock=on clock=60001,0 sealed 1 spawn d5";
        let [others, own] = ["X lands on d5.", "Time is up for O: no trap. X lands on d5."];
        assert_eq!(heard(sealed, Seat::SECOND, "trap none"), [others, own]);
        assert_eq!(logged(sealed, Seat::SECOND, "trap none"), [others, own]);
        // A trap that was set looks the same to the other player.
        assert_eq!(heard(&sealed.replace("60001", "60000"), Seat::SECOND, "trap c3")[0], others);
        // Where all traps are shown, it is public that there was none.
        let shown = sealed.replace("hidden", "shown");
        assert_eq!(heard(&shown, Seat::SECOND, "trap none"), [own; 2]);
        assert_eq!(logged(&shown, Seat::SECOND, "trap none"), [own; 2]);
    }

    #[test]
    fn a_late_player_in_an_auction_is_said_to_bid_0() {
        // O has no reserve left, X has all of it: after a minute only O is out of time.
        let auction = "bidding=auction,clock=on turn=both clock=60001,0 reserve=180000/0";
        assert_eq!(heard(auction, Seat::SECOND, "bid 0"), ["", "Time is up. Your bid of 0 chips is sealed."]);
        // What O had bid in time is void.
        let sealed = format!("{auction} sealed 1 bid 7; 1 spawn d5; 2 bid 9");
        let state = sealed.parse::<State>().unwrap();
        let (seat, chance) = KnightFight::next_deadline(&state).and_then(|deadline| deadline.action).unwrap();
        let text = "X bids 7, O bids 0. X wins the bid and pays. X lands on d5.";
        let late = format!("Time is up for O: the bid is 0. {text}");
        assert_eq!(heard(&sealed, seat, &chance.to_string()), [late.as_str(); 2]);
        assert_eq!(logged(&sealed, seat, &chance.to_string()), [late.as_str(); 2]);
    }

    #[test]
    fn an_impossible_move_is_announced_to_its_player_only() {
        // O's knight on d5 is not shown: its last move was to g4.
        let position = "snapshot=on moves=4 board=11/11/11/11/11/5O5/5X5/3O7/6O4/11/11/11 latest=-,g4 past=o:d5,o:g4";
        let [own, other] = heard(position, Seat::FIRST, "spawn d5");
        assert_eq!(own, "X’s move to d5 is impossible: something hidden is in the way. X passes.");
        assert_eq!(other, "X passes.");
    }

    /// What the log says of an action to each seat, right after it.
    fn logged(position: &str, seat: Seat, text: &str) -> [String; 2] {
        let mut state = position.parse::<State>().unwrap();
        let (before, action) = (state.clone(), text.parse().unwrap());
        KnightFight::check(&state, seat, &action).unwrap();
        KnightFight::apply(&mut state, seat, &action);
        [Seat::FIRST, Seat::SECOND].map(|viewer| {
            let seen = |then: &State| KnightFight::view_of_past(then, &state, Some(viewer));
            let note = scene::logged(Some(&seen(&state)), &seen(&before), &seen(&state), seat, action);
            event(Language::ENGLISH, &note)
        })
    }

    #[test]
    fn the_log_says_what_its_reader_may_know() {
        assert_eq!(logged("standard", Seat::FIRST, "spawn d5"), ["X lands on d5."; 2]);
        let weakened = logged("sickness=on", Seat::FIRST, "spawn d5 from f6");
        assert_eq!(weakened, ["X lands on d5. The knight on f6 is weak now."; 2]);
        // The trap completes the round, so its line announces the move.
        let round = "trap=shown sealed 1 spawn d5";
        let text = "X lands on d5. A trap was set on c3.";
        assert_eq!(logged(round, Seat::SECOND, "trap c3"), [text; 2]);
        assert_eq!(logged(round, Seat::SECOND, "trap none"), ["X lands on d5."; 2]);
        assert_eq!(logged("trap=shown", Seat::FIRST, "spawn d5"), ["Your move to d5 is sealed.", ""]);
        assert_eq!(logged("snapshot=on", Seat::FIRST, "spawn d5"), ["", ""]);
    }

    // G-04
    #[test]
    fn the_log_keeps_bids_and_traps_of_earlier_rounds() {
        let position = "bidding=auction,trap=shown turn=both";
        let first = ["1 bid 4", "1 trap c3", "1 spawn d5", "2 bid 2", "2 trap e8", "2 spawn d6"];
        let second = ["1 bid 1", "1 trap none", "1 spawn b6", "2 bid 3", "2 trap none", "2 spawn d8"];
        let mut states = vec![position.parse::<State>().unwrap()];
        for line in first.iter().chain(&second) {
            let (seat, action) = line.split_once(' ').unwrap();
            let (seat, mut state) =
                (if seat == "1" { Seat::FIRST } else { Seat::SECOND }, states.last().unwrap().clone());
            KnightFight::play(&mut state, seat, &action.parse().unwrap()).unwrap();
            states.push(state);
        }
        let now = states.last().unwrap();
        for viewer in [Some(Seat::FIRST), Some(Seat::SECOND), None] {
            let seen = |then: usize| KnightFight::view_of_past(&states[then], now, viewer);
            let action = "spawn d6".parse().unwrap();
            let note = scene::logged(Some(&seen(12)), &seen(5), &seen(6), Seat::SECOND, action);
            let said = event(Language::ENGLISH, &note);
            assert_eq!(
                said, "X bids 4, O bids 2. X wins the bid and pays. X lands on d5. A trap was set on e8.",
                "{viewer:?}"
            );
        }
    }

    #[test]
    fn the_end_of_a_bout_is_announced_with_its_winner() {
        let position = "favoured=1 moves=8 board=11/11/11/3O7/4O6/5O5/2XX1X5/6O4/3X7/11/11/11";
        let [own, _] = heard(position, Seat::FIRST, "spawn e6");
        assert_eq!(own, "X lands on e6. X won bout 1 in 9 moves: knights in a row.");
        let swapped = position.replace("favoured=1", "favoured=1,sides=swap");
        assert_eq!(heard(&swapped, Seat::FIRST, "spawn e6")[0], own);
    }

    #[test]
    fn the_label_of_a_space_says_what_is_marked_there() {
        // O has a6 to c6 and reaches d6 from e8.
        let position = "standard moves=8 board=11/11/11/11/4O6/11/OOO3X4/11/11/7X3/11/11";
        let view = KnightFight::view(&position.parse::<State>().unwrap(), None);
        let sixth = |threats| {
            let display = BoardDisplay { threats };
            rows(Language::ENGLISH, &view, display, true).swap_remove(6)
        };
        assert_eq!(sixth(true), "Row 6: a6, O knight; b6, O knight; c6, O knight; d6, O would win here; g6, X knight.");
        assert_eq!(sixth(false), "Row 6: a6, O knight; b6, O knight; c6, O knight; g6, X knight.");
    }

    #[test]
    fn chips_are_counted() {
        assert_eq!([1, 20].map(|number| chips(Language::ENGLISH, number)), ["1 chip", "20 chips"]);
    }

    #[test]
    fn notes_are_given_where_all_their_anomalies_are_on() {
        let count = |text: &str| notes(Language::ENGLISH, &text.parse().unwrap()).len();
        assert_eq!([count("airdrop=2"), count("airdrop=2,sickness=on")], [0, 1]);
        assert_eq!(count(KnightFight::about(Language::ENGLISH).presets[2].options), 13);
    }
}
