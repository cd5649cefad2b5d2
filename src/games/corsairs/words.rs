//! Puts the values of Corsairs into words. The messages are in `assets/languages/<tag>/corsairs.ftl`.
//!
//! This file chooses the message for a value and fills in its variables. The catalogue of a language forms the sentences.

#![cfg_attr(not(feature = "page"), allow(dead_code))]
#![allow(clippy::must_use_candidate, reason = "a text that is not used does no harm")]

use super::available_actions::{AvailableAction, available_actions};
use super::coach::{Assessment, Danger, Purpose};
use super::messages as say;
use super::move_builder::{Draft, Location};
use super::rules::{
    Action, Corsairs, Ending, Event, Games, Illegal, Limit, Options, Piece, Reason, Repetition, SHIPS_PER_SIDE, Ships,
    Side, View,
};
use super::scene::{GameCounters, PlayerScene, PostScene, Prompt, ReserveScene, Scene, Trace};
use crate::game::about::Description;
use crate::game::catalogue::{Message, by_variant, join, keys, message_of};
use crate::game::common_words::{all_of, comma_list, one_of, sentences};
use crate::game::hex::{CellSet, Hexagon, Name};
use crate::game::words::{common_game_words, display_in_english};
use crate::game::{BoardDisplay, EventContext, GameWords, Language, Seat};

pub use super::messages::{LESSON, PUZZLES};

static ABOUT: Description = say::description(
    &[
        say::preset_even("broadside=no"),
        say::preset_standard("standard"),
        say::preset_small("size=4,pulls=one,broadside=no,corners=barred"),
        say::preset_match("match=two"),
    ],
    &[],
);

display_in_english!(Corsairs: Illegal, refusal; Reason, reason);
keys! {
    Side: Corsairs "corsairs", Convoy "convoy";
    Danger: None "none", Entangled "entangled", Captured "captured", Dragged "dragged", DraggedOff "dragged-off";
    Piece: Corsair "corsair", Escort "escort", Freighter "freighter";
}

pub(crate) fn side(language: Language, side: Side) -> &'static str {
    message_of!(side, Side, say::side { Corsairs, Convoy }).text(language)
}

/// How a game ended, as a sentence.
fn ending(language: Language, ending: Ending) -> String {
    by_variant! { language, ending, Ending, say::reason {
        Freighter, Repetition, Stuck, Captures(captures), TurnLimit(turn),
    } }
}

/// The label of a post for a screen reader.
pub fn post(language: Language, scene: &PostScene) -> String {
    let message = |message: Message| message.text(language).to_owned();
    let PostScene { can, chosen, .. } = *scene;
    let trace = scene.trace.map(|trace| match trace {
        Trace::From => say::POST_LEFT,
        Trace::To => say::POST_CAME,
        Trace::Captured => say::POST_CAPTURED,
    });
    let use_of = match (scene.ghost, scene.piece) {
        (Some(piece), _) => Some(say::PostGhost { piece }.text(language)),
        (None, _) if scene.pull => Some(message(say::POST_PULL)),
        (None, None) if can && scene.entry => Some(message(say::POST_ENTRY)),
        (None, None) if can => Some(message(say::POST_REACH)),
        (None, Some(_)) if can && !chosen => Some(message(say::POST_CHOOSE)),
        _ => None,
    };
    let label = [
        Some(scene.name.to_string()),
        say::POST_CORNER.when(scene.corner, language),
        Some(scene.piece.map_or_else(|| message(say::POST_EMPTY), |piece| say::Piece { piece }.text(language))),
        if scene.judged { say::POST_ENTANGLED } else { say::POST_ENTANGLED_SOON }.when(scene.entangled, language),
        say::POST_DOOMED.when(scene.doomed, language),
        say::POST_DANGER.when(scene.danger, language),
        trace.map(message),
        say::POST_CHOSEN.when(chosen, language),
        use_of,
    ];
    comma_list(language, label.into_iter().flatten())
}

/// The label of the reserve, a button, for a screen reader.
pub fn reserve(language: Language, scene: ReserveScene) -> String {
    let state = match scene {
        ReserveScene { chosen: true, .. } => "chosen",
        ReserveScene { can: true, .. } => "open",
        ReserveScene { .. } => "idle",
    };
    say::ReservePlace { corsairs: scene.ships, state }.text(language)
}

/// Describes a file of the board: its letter, and its posts that hold ships.
fn file(language: Language, letter: char, posts: &[&PostScene]) -> String {
    let file = letter.to_string();
    if posts.is_empty() {
        return say::FileEmpty { file }.text(language);
    }
    let posts = posts.iter().map(|scene| post(language, scene));
    say::File { file, posts: join_with_semicolons(language, posts) }.text(language)
}

/// Joins items that contain commas: "a; b; c".
fn join_with_semicolons(language: Language, items: impl IntoIterator<Item = String>) -> String {
    join(items, |before, after| say::PostNext { before, after }.text(language))
}

/// What the player has to do next, as a sentence.
pub fn prompt(language: Language, prompt: Prompt) -> String {
    by_variant! { language, prompt, Prompt, say::prompt {
        Continue, MustContinue, End, Corsair(reserve), Escort(pass), Pass(side),
    }
        Prompt::Destination(Location::Reserve) => say::PROMPT_ENTER.text(language).into(),
        Prompt::Destination(Location::Post(post)) => say::PromptDestination { post }.text(language),
        Prompt::Pull(Location::Reserve, alone) => say::PromptPullOff { alone }.text(language),
        Prompt::Pull(Location::Post(post), alone) => say::PromptPull { alone, post }.text(language),
        Prompt::SailTo(ships) => {
            let (line, first, last) = line(ships);
            say::PromptSailTo { line, first, last }.text(language)
        }
        Prompt::Sail(ships, to) => {
            let ((line, first, last), (_, target, end)) = (line(ships), line(to));
            say::PromptSail { line, first, last, target, end }.text(language)
        }
    }
}

/// The variables of messages about escorts: whether there are several, the first escort and the last.
fn line(ships: Ships) -> (bool, Name, Name) {
    (ships.first != ships.last, ships.first, ships.last)
}

/// The label of the button that submits the action.
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

/// Says what actions did. Two moves of a ship are one sentence; the end of a turn is mentioned only if nothing else happened.
pub fn events(language: Language, events: &[Event]) -> String {
    let mut said = Vec::new();
    let mut rest = events.iter().peekable();
    while let Some(first) = rest.next() {
        let both = rest.peek().and_then(|second| two_moves(language, first, second));
        if both.is_some() {
            rest.next();
        }
        if *first != Event::EndedTurn || said.is_empty() {
            said.push(both.unwrap_or_else(|| event(language, first)));
        }
    }
    said.join(" ")
}

/// One sentence for two moves of the same ship without pulls; `None` for other events.
fn two_moves(language: Language, first: &Event, second: &Event) -> Option<String> {
    let Event::Stepped { from: over, to, pulled: None } = second else { return None };
    match first {
        Event::Entered(corner) if corner == over => Some(say::EventEnterOn { corner, to }.text(language)),
        Event::Stepped { from, to: first_to, pulled: None } if first_to == over => {
            Some(say::EventStepOn { from, over, to }.text(language))
        }
        _ => None,
    }
}

/// An event as a sentence.
pub(crate) fn event(language: Language, event: &Event) -> String {
    match event {
        Event::Entered(corner) => say::EventEnter { corner }.text(language),
        Event::Stepped { from, to, pulled: Some((ship, piece)) } => {
            say::EventStepPull { from, to, piece, ship }.text(language)
        }
        Event::Stepped { from, to, pulled: None } => say::EventStep { from, to }.text(language),
        Event::Left { from, pulled: Some((_, piece)) } => say::EventLeavePull { from, piece }.text(language),
        Event::Left { from, pulled: None } => say::EventLeave { from }.text(language),
        Event::Sailed { ships, to, count } => {
            let ((is_line, first, last), (_, target, end)) = (line(*ships), line(*to));
            if is_line {
                say::EventSailLine { escorts: *count, first, target, last, end }.text(language)
            } else {
                say::EventSail { first, target }.text(language)
            }
        }
        Event::EndedTurn => say::EVENT_END.text(language).into(),
        Event::Passed(side) => say::EventPass { side: *side }.text(language),
        Event::Captured(posts) => {
            say::NoteCaptured { corsairs: posts.len(), posts: all_of(language, posts) }.text(language)
        }
        Event::Entangled(posts) => {
            say::NoteEntangled { corsairs: posts.len(), posts: all_of(language, posts) }.text(language)
        }
        // The third occurrence ends the game, and the reason says so.
        Event::Repeated => say::NOTE_SECOND_TIME.text(language).into(),
        Event::WonFirst { ending: how, game } => {
            let (ending, side, turns) = (ending(language, *how), how.winner(), game.turns);
            say::NoteFirstGame { ending, side, turns }.text(language)
        }
    }
}

/// What a turn is good for, as a sentence, after its next move, if there is one.
pub(crate) fn purpose(language: Language, purpose: &Purpose, next: Option<&Action>) -> String {
    let next = next.and_then(|action| Corsairs::proposal(language, action));
    let next = next.map(|action| say::PlanNext { action }.text(language));
    let posts = |posts: &[Name]| (posts.len(), all_of(language, posts));
    let purpose = by_variant! { language, purpose, Purpose, say::purpose {
        Wins, ThreatensToWin, DragsFreighter(distance), ThreatensFreighter, TakesEscort, Escapes, DragsEscort,
        ThreatensEscort(post), Enters { corsairs, distance }, Nears(distance), Returns, EndsSafe, SavesFreighter(danger),
        ThreatensToCapture(post), ThreatensToEntangle(post), Guards(escorts), ClosesIn { post, distance }, KeepsSafe,
    }
        Purpose::Frees(at) => {
            let (corsairs, posts) = posts(at);
            say::PurposeFrees { corsairs, posts }.text(language)
        }
        Purpose::Captures(at) => {
            let (corsairs, posts) = posts(at);
            say::PurposeCaptures { corsairs, posts }.text(language)
        }
        Purpose::Entangles(at) => {
            let (corsairs, posts) = posts(at);
            say::PurposeEntangles { corsairs, posts }.text(language)
        }
    };
    sentences([next, Some(purpose)])
}

/// The coach's facts about a ship on this board, as sentences.
pub(crate) fn assessment(language: Language, board: Hexagon, assessment: &Assessment) -> String {
    let Assessment { piece, held, goals, danger, safe, captures, entangles, .. } = *assessment;
    let posts = |cells: CellSet| all_of(language, cells.iter().map(|cell| board.name(cell)));
    let first = match piece {
        Piece::Freighter => say::POSSIBLE_FREIGHTER_STAYS.text(language).into(),
        Piece::Corsair if held => say::COACH_HELD.text(language).into(),
        Piece::Corsair | Piece::Escort => say::CoachGoals { goals: goals.len() }.text(language),
    };
    let is_unsafe = piece == Piece::Corsair && !goals.is_empty() && safe != goals;
    let safe = is_unsafe.then(|| {
        if safe.is_empty() {
            say::COACH_SAFE_NOWHERE.text(language).into()
        } else {
            say::CoachSafe { posts: posts(safe) }.text(language)
        }
    });
    let captures = (!captures.is_empty()).then(|| say::CoachCaptures { posts: posts(captures) }.text(language));
    let entangles = (!entangles.is_empty()).then(|| say::CoachEntangles { posts: posts(entangles) }.text(language));
    sentences([Some(first), Some(say::CoachDanger { danger }.text(language)), safe, captures, entangles])
}

/// The aim of a side, as a sentence.
pub(crate) fn aim(language: Language, side: Side, options: &Options) -> String {
    match side {
        Side::Corsairs => say::AIM_CORSAIRS.text(language).into(),
        Side::Convoy => {
            let limit: u16 = match options.limit {
                Limit::Hundred => 100,
                Limit::TwoHundred => 200,
                Limit::None => 0,
            };
            let repeats = options.repetition == Repetition::Convoy;
            say::AimConvoy { captures: options.captures_to_win(), limit, repeats }.text(language)
        }
    }
}

/// A sentence about a kind of action: that it is available, or that it is not.
pub fn available_action(language: Language, possible: &AvailableAction) -> String {
    let all = |posts: &[Name]| all_of(language, posts);
    by_variant! { language, possible, AvailableAction, say::possible { End, FreighterStays, SailInLine(lines) }
        AvailableAction::Enter(reserve, corners) => {
            say::PossibleEnter { reserve, corners: one_of(language, corners) }.text(language)
        }
        AvailableAction::Step(at) => say::PossibleStep { ships: at.len(), posts: all(at) }.text(language),
        AvailableAction::Leave(at) => say::PossibleLeave { ships: at.len(), posts: all(at) }.text(language),
        AvailableAction::Pull(at) => say::PossiblePull { ships: at.len(), posts: all(at) }.text(language),
        AvailableAction::Sail(at) => say::PossibleSail { ships: at.len(), posts: all(at) }.text(language),
        AvailableAction::Entangled(at) => say::PossibleEntangled { ships: at.len(), posts: all(at) }.text(language),
        AvailableAction::Pass(_) => say::POSSIBLE_PASS.text(language).into(),
        AvailableAction::NoFurther(2) => say::POSSIBLE_NO_THIRD.text(language).into(),
        AvailableAction::NoFurther(_) => say::POSSIBLE_NO_SECOND.text(language).into(),
    }
}

/// Says how many ships a player has lost.
pub fn lost(language: Language, player: &PlayerScene, captures: u8) -> String {
    let (lost, ships) = (player.lost, SHIPS_PER_SIDE);
    match player.side {
        Side::Corsairs => say::LostCorsairs { lost, ships, captures }.text(language),
        Side::Convoy => say::LostEscorts { lost, ships }.text(language),
    }
}

/// The number of the turn, as text, with the number of the last turn if there is a limit.
pub(crate) fn turn(language: Language, count: &GameCounters) -> String {
    let turn = count.turn;
    match count.limit {
        Some(limit) => say::TurnOfLimit { turn, limit }.text(language),
        None => say::Turn { turn }.text(language),
    }
}

/// Says that the position occurs for the second time; `None` otherwise. The third occurrence ends the game.
pub fn occurrences(language: Language, count: &GameCounters) -> Option<&'static str> {
    (count.occurrences == Some(2)).then(|| say::SECOND_TIME.text(language))
}

/// Which game of a match this is; `None` outside a match.
pub(crate) fn game(language: Language, count: &GameCounters) -> Option<String> {
    Some(say::GameOfMatch { game: count.game? }.text(language))
}

/// The description of a picture of a board: its ships, each kind with the names of its cells.
pub(crate) fn picture(language: Language, ships: &[(Name, Piece)]) -> String {
    let of = |kind: Piece| {
        let posts: Vec<Name> = ships.iter().filter(|(_, piece)| *piece == kind).map(|(name, _)| *name).collect();
        (!posts.is_empty()).then(|| {
            say::PictureShips { piece: kind, ships: posts.len(), posts: all_of(language, &posts) }.text(language)
        })
    };
    let ships =
        join_with_semicolons(language, [Piece::Freighter, Piece::Escort, Piece::Corsair].into_iter().filter_map(of));
    if ships.is_empty() { say::PICTURE_EMPTY.text(language).into() } else { say::Picture { ships }.text(language) }
}

/// Describes each file of the board with its ships; files without ships only if `with_empty`.
fn files(language: Language, view: &View, with_empty: bool) -> Vec<String> {
    let scene = Scene::of(view, &Draft::Nothing, view.viewer);
    let ships = |file: usize| {
        let ships = scene.posts.iter().filter(|post| post.name.file() == file && post.piece.is_some());
        ships.collect::<Vec<_>>()
    };
    let letters = ('a'..='z').take(view.position.board().file_count()).enumerate();
    let files =
        letters.map(|(file, letter)| (letter, ships(file))).filter(|(_, ships)| with_empty || !ships.is_empty());
    files.map(|(letter, ships)| file(language, letter, &ships)).collect()
}

impl GameWords for Corsairs {
    common_game_words!(say);

    fn planned_side(language: Language, options: &Options, seat: Seat) -> Option<&'static str> {
        Some(side(language, Side::of(seat, options.corsair_seat()?)))
    }

    fn side(language: Language, view: &View, seat: Seat) -> Option<String> {
        Some(side(language, view.position.side_of(seat)).into())
    }

    fn side_throughout(language: Language, view: &View, seat: Seat) -> Option<String> {
        <Self as GameWords>::side(language, view, seat).filter(|_| view.position.first.is_none())
    }

    fn status_line(language: Language, view: &View) -> String {
        let count = Scene::of(view, &Draft::Nothing, None).count;
        let turn = turn(language, &count);
        match game(language, &count) {
            Some(game) => say::StatusInMatch { game, turn }.text(language),
            None => turn,
        }
    }

    fn row_descriptions(language: Language, view: &View, _display: BoardDisplay) -> Vec<String> {
        files(language, view, true)
    }

    fn board_description(language: Language, view: &View, _display: BoardDisplay) -> Vec<String> {
        files(language, view, false)
    }

    fn beside_board(language: Language, view: &View) -> Vec<String> {
        let scene = Scene::of(view, &Draft::Nothing, None);
        let lost = scene.players.iter().map(|player| lost(language, player, scene.count.captures));
        let again = occurrences(language, &scene.count).map(str::to_owned);
        let reserve = reserve(language, ReserveScene { can: false, chosen: false, ..scene.reserve });
        [reserve]
            .into_iter()
            .chain(lost)
            .chain([turn(language, &scene.count)])
            .chain(again)
            .map(|told| told + ".")
            .collect()
    }

    fn row_of(_language: Language, view: &View, place: usize) -> usize {
        let board = view.position.board();
        board.cells().nth(place).map_or(0, |cell| board.name(cell).file())
    }

    fn prompt(language: Language, view: &View, draft: &Draft) -> Option<String> {
        Scene::of(view, draft, view.viewer).prompt.map(|next| prompt(language, next))
    }

    fn resign_question(language: Language, view: &View) -> Option<&'static str> {
        (view.position.options.games == Games::Two).then(|| say::RESIGN_MATCH.text(language))
    }

    fn proposal(language: Language, action: &Action) -> Option<String> {
        Some(match *action {
            Action::Enter(corner) => say::ProposalEnter { corner }.text(language),
            Action::Step { from, to, pull: None } => say::ProposalStep { from, to }.text(language),
            Action::Step { from, to, pull: Some(ship) } => say::ProposalStepPull { from, ship, to }.text(language),
            Action::Leave { from, pull: None } => say::ProposalLeave { from }.text(language),
            Action::Leave { from, pull: Some(ship) } => say::ProposalLeavePull { from, ship }.text(language),
            Action::Sail { ships, to } => {
                let ((is_line, first, last), (_, target, end)) = (line(ships), line(to));
                if is_line {
                    say::ProposalSailLine { end, first, last, target }.text(language)
                } else {
                    say::ProposalSail { first, target }.text(language)
                }
            }
            Action::End => say::PROPOSAL_END.text(language).into(),
            Action::Pass => say::PROPOSAL_PASS.text(language).into(),
        })
    }

    fn available_actions(language: Language, view: &View, seat: Seat) -> Vec<String> {
        let aim = aim(language, view.position.side_of(seat), &view.position.options);
        let possible = available_actions(view, seat);
        std::iter::once(aim).chain(possible.iter().map(|possible| available_action(language, possible))).collect()
    }

    fn refusal(language: Language, refused: &Illegal) -> String {
        by_variant! { language, refused, Illegal, say::illegal {
            Over, NotYourTurn, NoReserve, LeftThisTurn, PullNotStraight, SecondPull, TwoMoves, TurnsBack, MoveFirst,
            MoveAgain, FreighterStays, WholeLine, InLineOnly, NotTogether, LeavesBoard, OnlyFor(side), MayNotPass(side),
            NotAdjacent(from, to), PullTooFar(ship, corsair), NoLine(first, last), NotStraight(from, to),
            OffBoard(post), NotCorner(post), Occupied(post), EnteredThisTurn(post), NoCorsair(post), Entangled(post),
            HemmedIn(post), NothingToPull(post), CornerBarred(post), NoEscort(post), Blocked(post),
        } }
    }

    fn reason(language: Language, decided: &Reason) -> String {
        by_variant! { language, decided, Reason, say::reason { FewerTurns(fewer, more), SameTurns(turns) }
            Reason::Game(how) => ending(language, *how),
            Reason::BothGames(how) => say::ReasonBothGames { ending: ending(language, *how) }.text(language),
        }
    }

    fn event_text(language: Language, happened: &EventContext<'_, Self>) -> String {
        events(language, happened.events)
    }

    fn shares_log_line(before: &Action, action: &Action) -> bool {
        let is_move = |action: &Action| matches!(action, Action::Enter(_) | Action::Step { .. } | Action::Leave { .. });
        is_move(before) && (is_move(action) || *action == Action::End)
    }

    fn headline(language: Language, happened: &EventContext<'_, Self>) -> String {
        let captured = happened.events.iter().find(|event| matches!(event, Event::Captured(_)));
        captured.map_or_else(|| events(language, happened.events), |captured| event(language, captured))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::text::Word;
    use crate::game::{Choices, Game, events_of};
    use crate::games::corsairs::rules::{RuleSet, State};

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
    fn the_numbers_in_the_rules_are_those_of_the_options() {
        for (size, captures, limit) in [("5", "5", "100"), ("4", "6", "200"), ("6", "5", "none"), ("8", "6", "100")] {
            let options: Options =
                Choices::read(Word::whole(&format!("size={size},captures={captures},limit={limit}"))).unwrap();
            let rule_set = RuleSet::of(&options);
            let rules = Corsairs::rules(Language::ENGLISH, Some(&options));
            let number = |number: usize| ["five", "all six"][number - 5];
            assert!(
                rules.contains(&format!("capturing {} corsairs", number(options.captures_to_win().into()))),
                "{rules}"
            );
            assert!(rules.contains(&format!("this one has {}.", options.board().cells().count())), "{rules}");
            assert!(rules.contains(&format!("(size={})", options.board().size())), "{rules}");
            let last = rule_set.limit.map(|limit| format!("When turn {limit} is over, the convoy wins."));
            assert!(rules.contains(last.as_deref().unwrap_or("No turn is the last one.")), "{rules}");
        }
    }

    #[test]
    fn a_post_is_read_with_what_can_be_done_there() {
        assert_eq!(label("standard", "a1"), "a1, corner, empty, a corsair can enter");
        assert_eq!(label("standard", "e5"), "e5, freighter");
        let danger = label("standard turn=3 board=5/6/7/3EE3/CF2E1E2/3EE3/7/6/5", "e2");
        assert_eq!(danger, "e2, freighter, in danger");
    }

    #[test]
    fn a_turn_is_told_in_one_line() {
        let told = |turn: &[&str]| {
            let mut state: State = "standard turn=3 board=5/6/7/3EE3/C3FE3/3EE3/7/6/5".parse().unwrap();
            let actions: Vec<Action> = turn.iter().map(|action| action.parse().unwrap()).collect();
            assert!(actions.is_sorted_by(Corsairs::shares_log_line), "{turn:?}");
            let mut happened = Vec::new();
            for action in &actions {
                happened.extend(events_of::<Corsairs>(&state, Seat::FIRST, action));
                Corsairs::play(&mut state, Seat::FIRST, action).unwrap();
            }
            events(Language::ENGLISH, &happened)
        };
        assert_eq!(told(&["enter i5", "step i5 h5"]), "A corsair enters at i5 and goes on to h5.");
        assert_eq!(told(&["enter i5", "end"]), "A corsair enters at i5.");
    }

    #[test]
    fn the_first_game_of_a_match_is_decided_in_words() {
        let state = "match=two turn=100 board=C4/6/7/3EE3/3EFE3/3EE3/7/6/5".parse::<State>().unwrap();
        let done = events_of::<Corsairs>(&state, Seat::SECOND, &"sail e4 e1".parse().unwrap());
        let said = |language| events(language, &done);
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
