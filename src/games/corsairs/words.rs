//! Puts the values of Corsairs into words. The messages are in `assets/languages/<tag>/corsairs.ftl`.
//!
//! This file chooses the message for a value and fills in its variables. The catalogue of a language forms the sentences.

#![expect(
    clippy::inconsistent_struct_constructor,
    reason = "the variables of a message are in alphabetical order, which is none for a reader"
)]

use std::fmt;

use super::available_actions::{AvailableAction, possible};
use super::coach::{Danger, Outlook};
use super::messages as say;
use super::move_builder::{Draft, Location};
use super::rules::{
    Action, CorsairSeat, Corsairs, Ending, Games, Illegal, Limit, Options, Reason, SHIPS, Ships, Side, View,
};
use super::scene::{Count, Event, Piece, PlayerScene, PostScene, Prompt, ReserveScene, Scene, Trace};
use crate::game::about::{About, Description, Preset, option_groups};
use crate::game::catalogue::{Key, Message, PerLanguage, join};
use crate::game::common_words::{self, enumerated, one_of};
use crate::game::hex::{CellSet, Hexagon, Name};
use crate::game::lesson::{ExerciseText, exercise_texts};
use crate::game::{BoardDisplay, EventContext, GameWords, Language, LogContext, Seat};

static ABOUT: Description = Description::new(About {
    name: say::NAME,
    tagline: say::TAGLINE,
    facts: say::FACTS,
    credit: say::CREDIT,
    groups: option_groups! { say:
        GROUP_BOARD {
            "size": OPTION_SIZE, OPTION_SIZE_WHY, [
                OPTION_SIZE_FIVE, OPTION_SIZE_FOUR, OPTION_SIZE_SIX, OPTION_SIZE_EIGHT,
            ];
            "corsairs": OPTION_CORSAIRS, OPTION_CORSAIRS_WHY, [
                OPTION_CORSAIRS_FIRST, OPTION_CORSAIRS_SECOND, OPTION_CORSAIRS_RANDOM,
            ];
            "match": OPTION_MATCH, OPTION_MATCH_WHY, [OPTION_MATCH_ONE, OPTION_MATCH_TWO];
        }
        GROUP_CORSAIRS {
            "second": OPTION_SECOND, OPTION_SECOND_WHY, [OPTION_SECOND_MAY, OPTION_SECOND_MUST];
            "return": OPTION_RETURN, OPTION_RETURN_WHY, [OPTION_RETURN_BARRED, OPTION_RETURN_ALLOWED];
            "pull": OPTION_PULL, OPTION_PULL_WHY, [OPTION_PULL_ANY, OPTION_PULL_STRAIGHT];
            "pulls": OPTION_PULLS, OPTION_PULLS_WHY, [OPTION_PULLS_TWO, OPTION_PULLS_ONE];
            "stuck": OPTION_STUCK, OPTION_STUCK_WHY, [OPTION_STUCK_PASS, OPTION_STUCK_CONVOY];
        }
        GROUP_CONVOY {
            "rest": OPTION_REST, OPTION_REST_WHY, [OPTION_REST_NO, OPTION_REST_YES];
            "line": OPTION_LINE, OPTION_LINE_WHY, [OPTION_LINE_PART, OPTION_LINE_WHOLE];
            "broadside": OPTION_BROADSIDE, OPTION_BROADSIDE_WHY, [OPTION_BROADSIDE_YES, OPTION_BROADSIDE_NO];
            "corners": OPTION_CORNERS, OPTION_CORNERS_WHY, [OPTION_CORNERS_OPEN, OPTION_CORNERS_BARRED];
        }
        GROUP_CAPTURES {
            "release": OPTION_RELEASE, OPTION_RELEASE_WHY, [OPTION_RELEASE_END, OPTION_RELEASE_ONCE];
            "shield": OPTION_SHIELD, OPTION_SHIELD_WHY, [OPTION_SHIELD_NO, OPTION_SHIELD_YES];
            "captures": OPTION_CAPTURES, OPTION_CAPTURES_WHY, [OPTION_CAPTURES_FIVE, OPTION_CAPTURES_SIX];
        }
        GROUP_END {
            "limit": OPTION_LIMIT, OPTION_LIMIT_WHY, [
                OPTION_LIMIT_HUNDRED, OPTION_LIMIT_TWO_HUNDRED, OPTION_LIMIT_NONE,
            ];
            "repetition": OPTION_REPETITION, OPTION_REPETITION_WHY, [OPTION_REPETITION_CONVOY, OPTION_REPETITION_OFF];
        }
    },
    presets: &[
        Preset {
            name: say::PRESET_EVEN,
            why: say::PRESET_EVEN_WHY,
            options: "return=allowed,rest=yes,broadside=no,corners=barred,shield=yes,captures=6,limit=200,repetition=off,stuck=convoy",
        },
        Preset { name: say::PRESET_STANDARD, why: say::PRESET_STANDARD_WHY, options: "standard" },
        Preset {
            name: say::PRESET_SMALL,
            why: say::PRESET_SMALL_WHY,
            options: "size=4,pulls=one,line=whole,broadside=no,corners=barred,shield=yes,captures=6,limit=200,repetition=off",
        },
        Preset { name: say::PRESET_LARGE, why: say::PRESET_LARGE_WHY, options: "size=6" },
        Preset { name: say::PRESET_MATCH, why: say::PRESET_MATCH_WHY, options: "match=two" },
    ],
    daily: &[],
});

/// The texts of the exercises, in their order.
static LESSON: [ExerciseText<Message>; 9] = exercise_texts! { say:
    LESSON_ENTER, LESSON_ENTER_TASK, LESSON_ENTER_DONE, LESSON_ENTER_FAILED;
    LESSON_PULL, LESSON_PULL_TASK, LESSON_PULL_DONE, LESSON_PULL_FAILED;
    LESSON_LEAVE, LESSON_LEAVE_TASK, LESSON_LEAVE_DONE, LESSON_LEAVE_FAILED;
    LESSON_FREIGHTER, LESSON_FREIGHTER_TASK, LESSON_FREIGHTER_DONE, LESSON_FREIGHTER_FAILED;
    LESSON_TWO, LESSON_TWO_TASK, LESSON_TWO_DONE, LESSON_TWO_FAILED;
    LESSON_ENTANGLE, LESSON_ENTANGLE_TASK, LESSON_ENTANGLE_DONE, LESSON_ENTANGLE_FAILED;
    LESSON_LINE, LESSON_LINE_TASK, LESSON_LINE_DONE, LESSON_LINE_FAILED;
    LESSON_DANGER, LESSON_DANGER_TASK, LESSON_DANGER_DONE, LESSON_DANGER_FAILED;
    LESSON_FIVE, LESSON_FIVE_TASK, LESSON_FIVE_DONE, LESSON_FIVE_FAILED;
};

/// The texts of the kinds of puzzles, in their order.
static PUZZLES: [ExerciseText<Message>; 5] = exercise_texts! { say:
    PUZZLE_CATCH, PUZZLE_CATCH_TASK, PUZZLE_CATCH_DONE, PUZZLE_CATCH_FAILED;
    PUZZLE_FIFTH, PUZZLE_FIFTH_TASK, PUZZLE_FIFTH_DONE, PUZZLE_FIFTH_FAILED;
    PUZZLE_SAVE, PUZZLE_SAVE_TASK, PUZZLE_SAVE_DONE, PUZZLE_SAVE_FAILED;
    PUZZLE_QUIET, PUZZLE_QUIET_TASK, PUZZLE_QUIET_DONE, PUZZLE_QUIET_FAILED;
    PUZZLE_NET, PUZZLE_NET_TASK, PUZZLE_NET_DONE, PUZZLE_NET_FAILED;
};

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
            Self::Corsairs => "corsairs",
            Self::Convoy => "convoy",
        }
    }
}

impl Key for Danger {
    fn key(&self) -> &str {
        match self {
            Self::None => "none",
            Self::Entangled => "entangled",
            Self::Captured => "captured",
            Self::Dragged => "dragged",
            Self::DraggedOff => "dragged-off",
        }
    }
}

impl Key for Piece {
    fn key(&self) -> &str {
        match self {
            Self::Corsair => "corsair",
            Self::Escort => "escort",
            Self::Freighter => "freighter",
        }
    }
}

/// The referee answers in English.
impl fmt::Display for Illegal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&illegal(Language::ENGLISH, *self))
    }
}

/// The referee answers in English.
impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&reason(Language::ENGLISH, *self))
    }
}

/// "a1, b2 and c3".
fn all_of(language: Language, posts: &[Name]) -> String {
    common_words::all_of(language, posts.iter().map(ToString::to_string))
}

/// The name of a side.
#[must_use]
pub fn side(language: Language, side: Side) -> &'static str {
    let message = match side {
        Side::Corsairs => say::SIDE_CORSAIRS,
        Side::Convoy => say::SIDE_CONVOY,
    };
    message.text(language)
}

/// Why an action is refused.
#[must_use]
pub fn illegal(language: Language, illegal: Illegal) -> String {
    let message = match illegal {
        Illegal::Over => say::ILLEGAL_OVER,
        Illegal::NotYourTurn => say::ILLEGAL_NOT_YOUR_TURN,
        Illegal::OnlyFor(Side::Corsairs) => say::ILLEGAL_ONLY_FOR_CORSAIRS,
        Illegal::OnlyFor(Side::Convoy) => say::ILLEGAL_ONLY_FOR_CONVOY,
        Illegal::NoReserve => say::ILLEGAL_NO_RESERVE,
        Illegal::LeftThisTurn => say::ILLEGAL_LEFT_THIS_TURN,
        Illegal::PullNotStraight => say::ILLEGAL_PULL_NOT_STRAIGHT,
        Illegal::SecondPull => say::ILLEGAL_SECOND_PULL,
        Illegal::TwoMoves => say::ILLEGAL_TWO_MOVES,
        Illegal::TurnsBack => say::ILLEGAL_TURNS_BACK,
        Illegal::MoveFirst => say::ILLEGAL_MOVE_FIRST,
        Illegal::MoveAgain => say::ILLEGAL_MOVE_AGAIN,
        Illegal::MayNotPass(Side::Corsairs) => say::ILLEGAL_MAY_NOT_PASS_CORSAIRS,
        Illegal::MayNotPass(Side::Convoy) => say::ILLEGAL_MAY_NOT_PASS_CONVOY,
        Illegal::FreighterStays => say::ILLEGAL_FREIGHTER_STAYS,
        Illegal::WholeLine => say::ILLEGAL_WHOLE_LINE,
        Illegal::InLineOnly => say::ILLEGAL_IN_LINE_ONLY,
        Illegal::NotTogether => say::ILLEGAL_NOT_TOGETHER,
        Illegal::LeavesBoard => say::ILLEGAL_LEAVES_BOARD,
        Illegal::NotAdjacent(from, to) => {
            return say::IllegalNotAdjacent { from: from.to_string(), to: to.to_string() }.text(language);
        }
        Illegal::PullTooFar(ship, corsair) => {
            return say::IllegalPullTooFar { ship: ship.to_string(), corsair: corsair.to_string() }.text(language);
        }
        Illegal::NoLine(first, last) => {
            return say::IllegalNoLine { first: first.to_string(), last: last.to_string() }.text(language);
        }
        Illegal::NotStraight(from, to) => {
            return say::IllegalNotStraight { from: from.to_string(), to: to.to_string() }.text(language);
        }
        Illegal::OffBoard(post)
        | Illegal::NotCorner(post)
        | Illegal::Occupied(post)
        | Illegal::EnteredThisTurn(post)
        | Illegal::NoCorsair(post)
        | Illegal::Entangled(post)
        | Illegal::HemmedIn(post)
        | Illegal::NothingToPull(post)
        | Illegal::CornerBarred(post)
        | Illegal::NoEscort(post)
        | Illegal::Blocked(post) => return illegal_at(language, illegal, post),
    };
    message.text(language).into()
}

/// Why an action is refused because of what is on one post.
fn illegal_at(language: Language, illegal: Illegal, post: Name) -> String {
    let post = post.to_string();
    match illegal {
        Illegal::OffBoard(_) => say::IllegalOffBoard { post }.text(language),
        Illegal::NotCorner(_) => say::IllegalNotCorner { post }.text(language),
        Illegal::Occupied(_) => say::IllegalOccupied { post }.text(language),
        Illegal::EnteredThisTurn(_) => say::IllegalEnteredThisTurn { post }.text(language),
        Illegal::NoCorsair(_) => say::IllegalNoCorsair { post }.text(language),
        Illegal::Entangled(_) => say::IllegalEntangled { post }.text(language),
        Illegal::HemmedIn(_) => say::IllegalHemmedIn { post }.text(language),
        Illegal::NothingToPull(_) => say::IllegalNothingToPull { post }.text(language),
        Illegal::CornerBarred(_) => say::IllegalCornerBarred { post }.text(language),
        Illegal::NoEscort(_) => say::IllegalNoEscort { post }.text(language),
        _ => say::IllegalBlocked { post }.text(language),
    }
}

/// What decided the game, as a sentence.
#[must_use]
pub fn reason(language: Language, reason: Reason) -> String {
    match reason {
        Reason::Game(how) => ending(language, how),
        Reason::BothGames(how) => say::ReasonBothGames { ending: ending(language, how) }.text(language),
        Reason::FewerTurns(fewer, more) => say::ReasonFewerTurns { fewer, more }.text(language),
        Reason::SameTurns(turns) => say::ReasonSameTurns { turns }.text(language),
    }
}

/// How a game ended, as a sentence.
fn ending(language: Language, ending: Ending) -> String {
    match ending {
        Ending::Freighter => say::REASON_FREIGHTER.text(language).into(),
        Ending::Captures(captures) => say::ReasonCaptures { captures }.text(language),
        Ending::TurnLimit(turn) => say::ReasonTurnLimit { turn }.text(language),
        Ending::Repetition => say::REASON_REPETITION.text(language).into(),
        Ending::Stuck => say::REASON_STUCK.text(language).into(),
    }
}

/// A post as a screen reader reads it.
#[must_use]
pub fn post(language: Language, scene: &PostScene) -> String {
    let mut label = vec![scene.name.to_string()];
    let mut add = |message: Message| label.push(message.text(language).into());
    if scene.corner {
        add(say::POST_CORNER);
    }
    match scene.piece {
        None => add(say::POST_EMPTY),
        Some(piece) => label.push(say::Piece { piece }.text(language)),
    }
    let mut add = |message: Message| label.push(message.text(language).into());
    if scene.entangled {
        add(if scene.judged { say::POST_ENTANGLED } else { say::POST_ENTANGLED_SOON });
    }
    if scene.doomed {
        add(say::POST_DOOMED);
    }
    if scene.danger {
        add(say::POST_DANGER);
    }
    match scene.trace {
        Some(Trace::From) => add(say::POST_LEFT),
        Some(Trace::To) => add(say::POST_CAME),
        Some(Trace::Captured) => add(say::POST_CAPTURED),
        None => {}
    }
    if scene.chosen {
        add(say::POST_CHOSEN);
    }
    match (scene.ghost, scene.piece) {
        (Some(piece), _) => label.push(say::PostGhost { piece }.text(language)),
        (None, _) if scene.pull => add(say::POST_PULL),
        (None, None) if scene.can && scene.entry => add(say::POST_ENTRY),
        (None, None) if scene.can => add(say::POST_REACH),
        (None, Some(_)) if scene.can && !scene.chosen => add(say::POST_CHOOSE),
        _ => {}
    }
    enumerated(language, label)
}

/// The reserve as a screen reader reads it: a place to touch.
#[must_use]
pub fn reserve(language: Language, scene: ReserveScene) -> String {
    let state = match scene {
        ReserveScene { chosen: true, .. } => "chosen",
        ReserveScene { can: true, .. } => "open",
        ReserveScene { .. } => "idle",
    };
    say::ReservePlace { corsairs: scene.ships, state }.text(language)
}

/// The posts of a file that hold ships, after its letter.
#[must_use]
pub fn file(language: Language, letter: char, posts: &[&PostScene]) -> String {
    let file = letter.to_string();
    if posts.is_empty() {
        return say::FileEmpty { file }.text(language);
    }
    let next = |before: &str, after: &str| say::PostNext { before, after }.text(language);
    let posts = join(posts.iter().map(|scene| post(language, scene)), next);
    say::File { file, posts }.text(language)
}

/// What the player at the screen does next.
#[must_use]
pub fn prompt(language: Language, prompt: Prompt) -> String {
    match prompt {
        Prompt::Corsair(reserve) => say::PromptCorsair { reserve }.text(language),
        Prompt::Destination(Location::Reserve) => say::PROMPT_ENTER.text(language).into(),
        Prompt::Destination(Location::Post(from)) => say::PromptDestination { post: from.to_string() }.text(language),
        Prompt::Pull(Location::Reserve, alone) => say::PromptPullOff { alone }.text(language),
        Prompt::Pull(Location::Post(to), alone) => say::PromptPull { alone, post: to.to_string() }.text(language),
        Prompt::Continue => say::PROMPT_CONTINUE.text(language).into(),
        Prompt::MustContinue => say::PROMPT_MUST_CONTINUE.text(language).into(),
        Prompt::End => say::PROMPT_END.text(language).into(),
        Prompt::Escort(pass) => say::PromptEscort { pass }.text(language),
        Prompt::SailTo(ships) => {
            let (line, first, last) = line(ships);
            say::PromptSailTo { line, first, last }.text(language)
        }
        Prompt::Sail(ships, to) => {
            let ((line, first, last), (_, target, end)) = (line(ships), line(to));
            say::PromptSail { line, first, last, target, end }.text(language)
        }
        Prompt::Pass(side) => say::PromptPass { side }.text(language),
    }
}

/// The variables of the message `escorts`: whether there are several, and the first and the last.
fn line(ships: Ships) -> (bool, String, String) {
    (ships.first != ships.last, ships.first.to_string(), ships.last.to_string())
}

/// The label of the button that submits the action.
#[must_use]
pub fn confirm(language: Language, prompt: Prompt) -> &'static str {
    let message = match prompt {
        Prompt::Corsair(_) | Prompt::Continue | Prompt::MustContinue | Prompt::End => say::CONFIRM_END,
        Prompt::Destination(_) => say::CONFIRM_MOVE,
        Prompt::Pull(..) => say::CONFIRM_ALONE,
        Prompt::Escort(true) | Prompt::Pass(_) => say::CONFIRM_PASS,
        Prompt::Escort(false) | Prompt::SailTo(_) | Prompt::Sail(..) => say::CONFIRM_SAIL,
    };
    message.text(language)
}

/// What an action did, in a sentence or two, for screen readers.
#[must_use]
pub fn event(language: Language, event: &Event) -> String {
    let done = match event.action {
        Action::Enter(corner) => say::EventEnter { corner: corner.to_string() }.text(language),
        Action::Step { from, to, pull } => {
            let (from, to) = (from.to_string(), to.to_string());
            match pull.zip(event.pulled) {
                Some((ship, piece)) => say::EventStepPull { from, to, piece, ship: ship.to_string() }.text(language),
                None => say::EventStep { from, to }.text(language),
            }
        }
        Action::Leave { from, .. } => {
            let from = from.to_string();
            match event.pulled {
                Some(piece) => say::EventLeavePull { from, piece }.text(language),
                None => say::EventLeave { from }.text(language),
            }
        }
        Action::Sail { ships, to } => {
            let ((is_line, first, last), (_, target, end)) = (line(ships), line(to));
            if is_line {
                say::EventSailLine { escorts: event.sailed, first, target, last, end }.text(language)
            } else {
                say::EventSail { first, target }.text(language)
            }
        }
        Action::End => say::EVENT_END.text(language).into(),
        Action::Pass => say::EventPass { side: event.side }.text(language),
    };
    let note = note(language, event);
    if note.is_empty() { done } else { format!("{done} {note}") }
}

/// Which corsairs an action captured.
fn captured(language: Language, event: &Event) -> String {
    let (corsairs, posts) = (event.captured.len(), all_of(language, &event.captured));
    say::NoteCaptured { corsairs, posts }.text(language)
}

/// What followed from an action; may be empty.
#[must_use]
pub fn note(language: Language, event: &Event) -> String {
    let mut sentences = Vec::new();
    if !event.captured.is_empty() {
        sentences.push(captured(language, event));
    }
    if !event.entangled.is_empty() {
        let (corsairs, posts) = (event.entangled.len(), all_of(language, &event.entangled));
        sentences.push(say::NoteEntangled { corsairs, posts }.text(language));
    }
    // The third occurrence ends the game, and the reason says so.
    if event.occurrences == Some(2) {
        sentences.push(say::NOTE_SECOND_TIME.text(language).into());
    }
    if let Some((how, game)) = event.game {
        let (ending, side, turns) = (ending(language, how), how.winner(), game.turns);
        sentences.push(say::NoteFirstGame { ending, side, turns }.text(language));
    }
    sentences.join(" ")
}

/// Where to look for a move, without saying which.
#[must_use]
pub fn look_at(language: Language, action: &Action) -> String {
    match *action {
        Action::Enter(corner) => say::LookAtCorner { post: corner.to_string() }.text(language),
        Action::Step { from, .. } | Action::Leave { from, .. } => {
            say::LookAtCorsair { post: from.to_string() }.text(language)
        }
        Action::Sail { ships, .. } => {
            let (line, first, last) = line(ships);
            say::LookAtEscorts { line, first, last }.text(language)
        }
        Action::End | Action::Pass => say::LOOK_AT_END.text(language).into(),
    }
}

/// What a coach says of a ship on this board.
#[must_use]
pub fn outlook(language: Language, board: Hexagon, outlook: &Outlook) -> String {
    let Outlook { piece, held, goals, danger, safe, captures, entangles, .. } = *outlook;
    let posts = |cells: CellSet| common_words::all_of(language, cells.iter().map(|cell| board.name(cell).to_string()));
    let first = match piece {
        Piece::Freighter => say::POSSIBLE_FREIGHTER.text(language).into(),
        Piece::Corsair if held => say::COACH_HELD.text(language).into(),
        Piece::Corsair | Piece::Escort => say::CoachGoals { goals: goals.len() }.text(language),
    };
    let mut sentences = vec![first, say::CoachDanger { danger }.text(language)];
    if piece == Piece::Corsair && !goals.is_empty() && safe != goals {
        sentences.push(if safe.is_empty() {
            say::COACH_SAFE_NOWHERE.text(language).into()
        } else {
            say::CoachSafe { posts: posts(safe) }.text(language)
        });
    }
    if !captures.is_empty() {
        sentences.push(say::CoachCaptures { posts: posts(captures) }.text(language));
    }
    if !entangles.is_empty() {
        sentences.push(say::CoachEntangles { posts: posts(entangles) }.text(language));
    }
    sentences.join(" ")
}

/// What a side wants, in a sentence.
#[must_use]
pub fn aim(language: Language, side: Side, options: &Options) -> String {
    match side {
        Side::Corsairs => say::AIM_CORSAIRS.text(language).into(),
        Side::Convoy => {
            let limit: u16 = match options.limit {
                Limit::Hundred => 100,
                Limit::TwoHundred => 200,
                Limit::None => 0,
            };
            say::AimConvoy { captures: options.captures_to_win(), limit }.text(language)
        }
    }
}

/// What can be done now, or cannot, as a sentence.
#[must_use]
pub fn available_action(language: Language, possible: &AvailableAction) -> String {
    match possible {
        AvailableAction::Enter(reserve, corners) => {
            say::PossibleEnter { reserve: *reserve, corners: one_of(language, corners.iter().map(ToString::to_string)) }
                .text(language)
        }
        AvailableAction::Step(corsairs) => {
            say::PossibleStep { corsairs: corsairs.len(), posts: all_of(language, corsairs) }.text(language)
        }
        AvailableAction::Leave(corsairs) => {
            say::PossibleLeave { corsairs: corsairs.len(), posts: all_of(language, corsairs) }.text(language)
        }
        AvailableAction::Pull(ships) => {
            say::PossiblePull { ships: ships.len(), posts: all_of(language, ships) }.text(language)
        }
        AvailableAction::End => say::POSSIBLE_END.text(language).into(),
        AvailableAction::Sail(escorts) => {
            say::PossibleSail { escorts: escorts.len(), posts: all_of(language, escorts) }.text(language)
        }
        AvailableAction::SailInLine(lines) => say::PossibleSailLine { lines: *lines }.text(language),
        AvailableAction::Pass(_) => say::POSSIBLE_PASS.text(language).into(),
        AvailableAction::Entangled(corsairs) => {
            say::PossibleEntangled { corsairs: corsairs.len(), posts: all_of(language, corsairs) }.text(language)
        }
        AvailableAction::NoFurther(2) => say::POSSIBLE_NO_THIRD.text(language).into(),
        AvailableAction::NoFurther(_) => say::POSSIBLE_NO_SECOND.text(language).into(),
        AvailableAction::FreighterStays => say::POSSIBLE_FREIGHTER.text(language).into(),
    }
}

/// How many ships a player has lost.
#[must_use]
pub fn lost(language: Language, player: &PlayerScene, captures: u8) -> String {
    let (lost, ships) = (player.lost, SHIPS);
    match player.side {
        Side::Corsairs => say::LostCorsairs { lost, ships, captures }.text(language),
        Side::Convoy => say::LostEscorts { lost, ships }.text(language),
    }
}

/// The number of the turn, and the last turn if there is a limit.
#[must_use]
pub fn turn(language: Language, count: &Count) -> String {
    let turn = count.turn;
    match count.limit {
        Some(limit) => say::TurnOfLimit { turn, limit }.text(language),
        None => say::Turn { turn }.text(language),
    }
}

/// Says that the position occurs for the second time; `None` otherwise. The third occurrence ends the game.
#[must_use]
pub fn occurrences(language: Language, count: &Count) -> Option<&'static str> {
    (count.occurrences == Some(2)).then(|| say::SECOND_TIME.text(language))
}

/// Which game of a match this is; none outside a match.
#[must_use]
pub fn game(language: Language, count: &Count) -> Option<String> {
    Some(say::GameOfMatch { game: count.game? }.text(language))
}

/// Where a game stands: the turn, after which game of a match this is.
#[must_use]
pub fn status_line(language: Language, count: &Count) -> String {
    let turn = turn(language, count);
    match game(language, count) {
        Some(game) => say::StatusInMatch { game, turn }.text(language),
        None => turn,
    }
}

/// Says that a player has won the first game of a match, after this number of turns.
#[must_use]
pub fn won_first(language: Language, turns: u16) -> String {
    say::WonFirst { turns }.text(language)
}

/// The description of a picture of a board: the ships on it, by name.
#[must_use]
pub fn picture(language: Language, ships: &[(Name, Piece)]) -> String {
    let of = |kind: Piece| {
        let posts: Vec<Name> = ships.iter().filter(|(_, piece)| *piece == kind).map(|(name, _)| *name).collect();
        (!posts.is_empty()).then(|| {
            say::PictureShips { piece: kind, ships: posts.len(), posts: all_of(language, &posts) }.text(language)
        })
    };
    let next = |before: &str, after: &str| say::PostNext { before, after }.text(language);
    let ships = join([Piece::Freighter, Piece::Escort, Piece::Corsair].into_iter().filter_map(of), next);
    if ships.is_empty() { say::PICTURE_EMPTY.text(language).into() } else { say::Picture { ships }.text(language) }
}

/// The files of the board, each with its ships; files without ships only if `with_empty` says so.
fn files(language: Language, view: &View, with_empty: bool) -> Vec<String> {
    let scene = Scene::of(view, &Draft::Nothing, view.viewer);
    let ships = |file: usize| {
        let ships = scene.posts.iter().filter(|post| post.name.file() == file && post.piece.is_some());
        ships.collect::<Vec<_>>()
    };
    let letters = ('a'..='z').take(view.position.board().files()).enumerate();
    let files =
        letters.map(|(file, letter)| (letter, ships(file))).filter(|(_, ships)| with_empty || !ships.is_empty());
    files.map(|(letter, ships)| file(language, letter, &ships)).collect()
}

impl GameWords for Corsairs {
    fn about(language: Language) -> &'static About {
        ABOUT.about(language)
    }

    fn rules(language: Language) -> &'static str {
        say::RULES.text(language)
    }

    fn planned_side(language: Language, options: &Options, seat: Seat) -> Option<&'static str> {
        let corsairs = match options.corsairs {
            CorsairSeat::Random => return None,
            CorsairSeat::First => Seat::FIRST,
            CorsairSeat::Second => Seat::SECOND,
        };
        Some(side(language, if seat == corsairs { Side::Corsairs } else { Side::Convoy }))
    }

    fn side(language: Language, view: &View, seat: Seat) -> Option<String> {
        Some(side(language, view.position.side_of(seat)).into())
    }

    fn side_throughout(language: Language, view: &View, seat: Seat) -> Option<String> {
        <Self as GameWords>::side(language, view, seat).filter(|_| view.position.first.is_none())
    }

    fn status_line(language: Language, view: &View) -> String {
        status_line(language, &Scene::of(view, &Draft::Nothing, None).count)
    }

    fn rows(language: Language, view: &View, _display: BoardDisplay) -> Vec<String> {
        files(language, view, true)
    }

    fn board(language: Language, view: &View, _display: BoardDisplay) -> Vec<String> {
        files(language, view, false)
    }

    fn row_of(_language: Language, view: &View, place: usize) -> usize {
        let board = view.position.board();
        board.cells().nth(place).map_or(0, |cell| board.name(cell).file())
    }

    fn keys(language: Language) -> &'static str {
        say::KEYS.text(language)
    }

    fn prompt(language: Language, view: &View, draft: &Draft) -> Option<String> {
        Scene::of(view, draft, view.viewer).prompt.map(|next| prompt(language, next))
    }

    fn resigning(language: Language, view: &View) -> Option<&'static str> {
        (view.position.options.games == Games::Two).then(|| say::RESIGN_MATCH.text(language))
    }

    fn look_at(language: Language, action: &Action) -> Option<String> {
        Some(look_at(language, action))
    }

    fn available_actions(language: Language, view: &View, seat: Seat) -> Vec<String> {
        let aim = aim(language, view.position.side_of(seat), &view.position.options);
        let possible = possible(view, seat);
        std::iter::once(aim).chain(possible.iter().map(|possible| available_action(language, possible))).collect()
    }

    fn refusal(language: Language, refused: &Illegal) -> String {
        illegal(language, *refused)
    }

    fn reason(language: Language, decided: &Reason) -> String {
        reason(language, *decided)
    }

    fn notation(_language: Language, context: &LogContext<'_, Self>) -> String {
        context.action.to_string()
    }

    fn log_entry(language: Language, context: &LogContext<'_, Self>) -> String {
        event(language, &Event::between(context.before, context.after, context.seat, *context.action))
    }

    fn event(language: Language, happened: &EventContext<'_, Self>) -> String {
        let EventContext { before, after, seat, action, .. } = happened;
        event(language, &Event::between(before, after, *seat, **action))
    }

    fn headline(language: Language, happened: &EventContext<'_, Self>) -> String {
        let EventContext { before, after, seat, action, .. } = happened;
        let event = Event::between(before, after, *seat, **action);
        if event.captured.is_empty() { self::event(language, &event) } else { captured(language, &event) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::corsairs::rules::State;

    fn view_of(state: &str) -> View {
        let state = state.parse::<State>().unwrap();
        Corsairs::view(&state, state.to_act())
    }

    fn label(state: &str, name: &str) -> String {
        let view = view_of(state);
        let scene = Scene::of(&view, &Draft::default(), view.viewer);
        post(Language::ENGLISH, scene.posts.iter().find(|post| post.name.to_string() == name).unwrap())
    }

    #[test]
    fn a_post_is_read_with_what_can_be_done_there() {
        assert_eq!(label("standard", "a1"), "a1, corner, empty, a corsair can enter");
        assert_eq!(label("standard", "e5"), "e5, freighter");
        let danger = label("standard turn=3 board=5/6/7/3EE3/CF2E1E2/3EE3/7/6/5", "e2");
        assert_eq!(danger, "e2, freighter, in danger");
    }

    #[test]
    fn the_first_game_of_a_match_is_decided_in_words() {
        let view = view_of("match=two turn=100 board=C4/6/7/3EE3/3EFE3/3EE3/7/6/5");
        let action = "sail e4 e1".parse().unwrap();
        let mut state = view.position.clone();
        Corsairs::apply(&mut state, Seat::SECOND, &action);
        let event = Event::between(&view, &Corsairs::view(&state, None), Seat::SECOND, action);
        let said = |language| super::event(language, &event);
        assert_eq!(
            said(Language::ENGLISH),
            "The escort sails from e4 to e1. Turn 100 is over, and the freighter is safe. The convoy wins the first game of \
             the match after 100 turns. You swap sides, and the second game begins."
        );
        assert_eq!(
            said(Language::of_tags(["fr"])),
            "L’escorteur va de e4 à e1. Le tour 100 est fini, et le cargo est sauf. Le convoi gagne la première partie du \
             match en 100 tours. Vous changez de camp, et la seconde commence."
        );
    }

    #[test]
    fn a_prompt_names_the_ships_and_where_they_sail() {
        let ships = |first: &str, last: &str| Ships { first: first.parse().unwrap(), last: last.parse().unwrap() };
        let said = |to| prompt(Language::ENGLISH, to);
        assert_eq!(
            said(Prompt::Sail(ships("d4", "d5"), ships("c4", "c5"))),
            "Ready: the line from d4 to d5 sails to c4 and c5."
        );
        assert_eq!(
            said(Prompt::SailTo(ships("e4", "e4"))),
            "Choose where the escort on e4 sails, or the other end of a line."
        );
        let passing = prompt(Language::of_tags(["fr"]), Prompt::Escort(true));
        assert_eq!(passing, "Choisissez un escorteur à déplacer, ou les deux bouts d’une ligne\u{202f}; ou passez.");
    }

    #[test]
    fn a_picture_names_the_ships_on_its_board() {
        let ship = |name: &str, piece| (name.parse().unwrap(), piece);
        let ships = [ship("e5", Piece::Freighter), ship("a1", Piece::Corsair), ship("b2", Piece::Corsair)];
        assert_eq!(picture(Language::ENGLISH, &ships), "A board: freighter on e5; corsairs on a1 and b2.");
        assert_eq!(picture(Language::ENGLISH, &[]), "An empty board.");
    }
}
