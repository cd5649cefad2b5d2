//! The texts of Knight Fight. The messages are in `assets/languages/<tag>/knight-fight.ftl`.
//!
//! This file chooses the message for a value and fills in its variables. The catalogue of a language forms the sentences.

#![cfg_attr(not(feature = "page"), allow(dead_code))]
#![allow(clippy::must_use_candidate, reason = "a text that is not used does no harm")]

use super::available_actions::{AvailableAction, available_actions};
use super::coach::{Assessment, Line, Overbid, Purpose};
use super::messages as say;
use super::move_builder::Draft;
use super::rules::board::{COLUMNS, Spaces};
use super::rules::{
    Action, Anomaly, Attempt, AttemptResult, BoutResult, Colour, Decision, Ending, Event, Favoured, Goal, Illegal,
    KnightFight, MOST_MOVES, Match, Options, POINTS_TO_WIN, PlanPart, Reason, Round, Side, Space, Spawn, Stage, Tie,
    Timeout, View, match_winner,
};
use super::scene::{self, Knight, MatchStatus, PlayerScene, Prompt, Scene, SealedPlan, SpaceScene, TrapScene};
use crate::game::about::Description;
use crate::game::catalogue::{Key, Message, by_variant, join, keys, write_by_notation};
use crate::game::common_words::{all_of, comma_list, one_of, sentences};
use crate::game::words::{common_game_words, display_in_english};
use crate::game::{BoardDisplay, EventContext, GameWords, Language, LogContext, Seat};

/// The most spaces that are named in a sentence. More than these are easier to find on the board.
const MAX_NAMED_SPACES: usize = 12;

pub use super::messages::{LESSON, PUZZLES};

static ABOUT: Description = say::description(
    &[
        say::preset_standard("standard"),
        say::preset_five("row=5"),
        say::preset_all("airdrop=2,bidding=free,coloration=on,trap=shown,sickness=on,snapshot=on,tic-tac-toe=on"),
    ],
    &[
        say::daily_airdrop("airdrop=2"),
        say::daily_bidding("bidding=free"),
        say::daily_coloration("coloration=on"),
        say::daily_trap("trap=shown"),
        say::daily_sickness("sickness=on"),
        say::daily_snapshot("snapshot=on"),
        say::daily_tic_tac_toe("tic-tac-toe=on"),
    ],
);

/// Notes on effects that may surprise players where these anomalies are on together.
static ANOMALY_NOTES: [(&[Anomaly], Message); 13] = {
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
    common_game_words!(say);

    /// Notes on effects that may surprise players where two anomalies are on together.
    fn option_warnings(language: Language, options: &Options) -> Vec<&'static str> {
        let both_on = |(anomalies, _): &&(&[Anomaly], Message)| anomalies.iter().all(|anomaly| anomaly.is_on(options));
        ANOMALY_NOTES.iter().filter(both_on).map(|(_, note)| note.text(language)).collect()
    }

    fn side(language: Language, view: &View, seat: Seat) -> Option<String> {
        Some(say::Side { side: scene::player(view, seat).side? }.text(language))
    }

    fn side_throughout(_language: Language, _view: &View, _seat: Seat) -> Option<String> {
        None
    }

    fn status_line(language: Language, view: &View) -> String {
        status(language, &scene::status(&view.table))
    }

    fn row_descriptions(language: Language, view: &View, display: BoardDisplay) -> Vec<String> {
        row_descriptions(language, view, display, true)
    }

    fn board_description(language: Language, view: &View, display: BoardDisplay) -> Vec<String> {
        row_descriptions(language, view, display, false)
    }

    fn row_of(_language: Language, _view: &View, place: usize) -> usize {
        place / COLUMNS
    }

    fn prompt(language: Language, view: &View, draft: &Draft) -> Option<String> {
        Scene::of(view, draft, view.viewer, false).prompt.map(|next| prompt(language, next))
    }

    fn resign_question(language: Language, _view: &View) -> Option<&'static str> {
        Some(say::RESIGN.text(language))
    }

    fn proposal(language: Language, action: &Action) -> Option<String> {
        Some(match *action {
            Action::Play(side) => say::ProposalSide { side }.text(language),
            Action::Bid(bid) => say::ProposalBid { chips: chips(language, bid) }.text(language),
            Action::Trap(None) => say::PROPOSAL_NO_TRAP.text(language).into(),
            Action::Trap(Some(space)) => say::ProposalTrap { space }.text(language),
            Action::Spawn(Spawn { space, drop: None, .. }) => say::ProposalSpawn { space }.text(language),
            Action::Spawn(Spawn { space, drop: Some(drop), .. }) => say::ProposalDrop { drop, space }.text(language),
        })
    }

    fn available_actions(language: Language, view: &View, seat: Seat) -> Vec<String> {
        let aim = match view.table.rule_set().goal {
            Goal::Row(knights) => say::AimRow { knights }.text(language),
            Goal::Points => say::AIM_POINTS.text(language).into(),
        };
        let possible = available_actions(view, seat);
        [aim]
            .into_iter()
            .chain(stakes(language, view))
            .chain(possible.iter().map(|possible| available_action(language, possible)))
            .collect()
    }

    fn refusal(language: Language, refused: &Illegal) -> String {
        by_variant! { language, refused, Illegal, say::illegal {
            Over, NotYourTurn, TimeIsUp, ParentNamed, NoAirdrop, NoManureLeft, DropForOther, TooFewChips(chips),
            Taken(space), Manured(space), OutOfReach(space), HemmedIn(space), SameColour(space, colour),
            ParentMissing(space), NotYourKnight(space), ParentTooFar(parent, space), DropOnLanding(space),
            DropTaken(space),
        }
            Illegal::NotNow(Decision::Side) => say::ILLEGAL_SIDE.text(language).into(),
            Illegal::NotNow(Decision::Part(part)) => by_variant! { language, part, PlanPart, say::illegal { Bid, Trap, Spawn } },
        }
    }

    fn reason(language: Language, decided: &Reason) -> String {
        by_variant! { language, decided, Reason, say::reason {
            BothBouts, OneBout, NoBout, ThirdBout, FewerMoves(fewer, more), SameMoves(moves),
        } }
    }

    fn verdict(language: Language, view: &View) -> Option<String> {
        let Match { options, favoured, results, .. } = &view.table;
        let (winner, decided) = match_winner(options, *favoured, results)?;
        let won = view.viewer.filter(|viewer| viewer.index() < 2)? == winner;
        match decided {
            Reason::FewerMoves(fewer, more) => {
                let [moves, theirs] = if won { [fewer, more] } else { [more, fewer] };
                Some(say::VerdictFewer { moves, theirs, won }.text(language))
            }
            Reason::SameMoves(moves) => Some(say::VerdictSame { moves, won }.text(language)),
            Reason::BothBouts | Reason::OneBout | Reason::NoBout | Reason::ThirdBout => None,
        }
    }

    fn settled_reason(language: Language, view: &View) -> String {
        let (first, target) = (view.table.results.first(), view.table.target());
        let settled = first.zip(target).map(|(first, (_, by))| say::Settled { by, moves: first.moves }.text(language));
        settled.unwrap_or_default()
    }

    fn notation(language: Language, context: &LogContext<'_, Self>) -> String {
        let LogContext { after, events, now, seat, .. } = *context;
        if context.open || scene::may_be_read(after, events, now, seat) {
            context.action.to_string()
        } else {
            say::HIDDEN.text(language).into()
        }
    }

    fn log_entry(language: Language, context: &LogContext<'_, Self>) -> String {
        let LogContext { after, now, seat, .. } = *context;
        // Under Snapshot nothing may be read before the bout is over (SN-6).
        let hides = after.table.rule_set().snapshot && !context.open;
        let hides = hides && !scene::may_be_read(after, context.events, now, seat);
        let text = if hides { String::new() } else { events(language, after, context.events, true) };
        if text.is_empty() { say::NOT_YET_KNOWN.text(language).into() } else { text }
    }

    fn event_text(language: Language, happened: &EventContext<'_, Self>) -> String {
        events(language, happened.after, happened.events, false)
    }

    fn headline(language: Language, happened: &EventContext<'_, Self>) -> String {
        let over = |event: &Event| match event {
            Event::BoutOver { bout, result, .. } => Some((*bout, *result)),
            _ => None,
        };
        let Some((bout, result)) = happened.events.iter().find_map(over) else { return String::new() };
        // The result of the match is told below it.
        if result.ending == Ending::Row && happened.after.table.stage == Stage::Over {
            return say::HEADLINE_ROW.text(language).into();
        }
        match result.winner.and_then(|winner| happened.names.get(winner.index())) {
            Some(winner) => say::HeadlineWon { bout, winner: winner.as_str() }.text(language),
            None => say::HeadlineDrawn { bout }.text(language),
        }
    }

    fn next_label(language: Language) -> &'static str {
        say::NEXT_BOUT.text(language)
    }
}

display_in_english!(KnightFight: Illegal, refusal; Reason, reason);
keys! { Side: X "x", O "o"; Colour: Red "red", Blue "blue", Yellow "yellow" }
write_by_notation!(Space);

/// Joins items that may contain commas: "a; b; c".
fn join_with_semicolons(language: Language, items: impl IntoIterator<Item = String>) -> String {
    join(items, |before, after| say::RowNext { before, after }.text(language))
}

pub(crate) fn chips(language: Language, chips: u8) -> String {
    say::Chips { chips }.text(language)
}

/// The reason for a move, as a sentence.
pub(crate) fn purpose(language: Language, purpose: &Purpose) -> String {
    by_variant! { language, purpose, Purpose, say::purpose { First, Wins, Blocks, Points(points), Opens(spaces) }
        Purpose::Threatens(spaces) => say::PurposeThreatens { names: one_of(language, spaces) }.text(language),
        Purpose::Forks(spaces) => say::PurposeForks { names: one_of(language, spaces) }.text(language),
        Purpose::Adds(Line { first, last, knights, spaces }) => {
            say::PurposeAdds { first, knights, last, spaces }.text(language)
        }
        Purpose::Closes(Line { first, last, knights, .. }) => {
            // The next knight on the line, which would have been theirs, is not there yet.
            say::PurposeCloses { first, knights: knights - 1, last }.text(language)
        }
    }
}

/// What would have been enough for a bid, as a sentence.
pub(crate) fn overbid(language: Language, Overbid { bid, enough }: Overbid) -> String {
    say::CoachOverbid { bid, enough }.text(language)
}

pub(crate) fn assessment(language: Language, assessment: &Assessment) -> String {
    let Assessment { goals, wins, threats, weak, .. } = assessment;
    let names = |spaces: &Spaces| all_of(language, spaces.iter());
    let wins = (!wins.is_empty()).then(|| say::CoachWins { names: names(wins) }.text(language));
    let threats = if threats.is_empty() {
        say::COACH_NO_THREAT.text(language).into()
    } else {
        say::CoachThreats { names: names(threats) }.text(language)
    };
    let goals = say::CoachGoals { goals: goals.len() }.text(language);
    sentences([Some(goals), wins, say::COACH_WEAK.when(*weak, language), Some(threats)])
}

/// The label of a space: its name, what is on it, and its marks.
pub fn space(language: Language, scene: &SpaceScene) -> String {
    let trap = scene.trap.map(|trap| match trap {
        TrapScene::Own => say::SPACE_OWN_TRAP.text(language).into(),
        TrapScene::Revealed => say::SPACE_REVEALED_TRAP.text(language).into(),
        TrapScene::Sprung(side) => say::SpaceSprungTrap { side }.text(language),
    });
    let is_empty = scene.knight.is_none();
    let parts = [
        Some(scene.space.to_string()),
        scene.knight.map(|Knight { side, weak }| say::SpaceKnight { side, weak }.text(language)),
        say::SPACE_MANURE.when(scene.manure.is_some(), language),
        scene.colour.map(|colour| say::Colour { colour }.text(language)),
        say::SPACE_ROW.when(scene.row, language),
        scene.latest.map(|side| say::SpaceLatest { side }.text(language)),
        say::SPACE_REMEMBERED.when(scene.remembered, language),
        trap,
        say::SPACE_GHOST.when(scene.ghost.is_some(), language),
        say::SPACE_DROP.when(scene.drop, language),
        say::SPACE_CHOSEN.when(scene.chosen, language),
        scene.threat.filter(|_| is_empty).map(|side| say::SpaceThreat { side }.text(language)),
        say::SPACE_REACH.when(is_empty && scene.reach && scene.ghost.is_none(), language),
        say::SPACE_PARENT.when(!is_empty && scene.parent, language),
    ];
    comma_list(language, parts.into_iter().flatten())
}

/// The texts of the rows of the board, the top row first. With `all`, empty rows are included.
fn row_descriptions(language: Language, view: &View, display: BoardDisplay, all: bool) -> Vec<String> {
    // Marks on the board are read out, too.
    let scene = Scene::of(view, &Draft::default(), None, display.threats);
    let rows = scene.rows().into_iter().filter(|(_, spaces)| all || !spaces.is_empty());
    rows.map(|(name, spaces)| row(language, &name, &spaces)).collect()
}

/// The text of a row of the board: its spaces that are not empty.
fn row(language: Language, row: &str, spaces: &[&SpaceScene]) -> String {
    if spaces.is_empty() {
        return say::RowEmpty { row }.text(language);
    }
    let spaces = join_with_semicolons(language, spaces.iter().map(|scene| space(language, scene)));
    say::Row { row, spaces }.text(language)
}

/// The text of a prompt.
pub fn prompt(language: Language, prompt: Prompt) -> String {
    by_variant! { language, prompt, Prompt, say::prompt {
        Trap, Landing, ForOther, Drop, Side(bout), ReadySide(side), Bid(chips), ReadyBid(chips), LandingFrom(parent),
        Parent(space),
    }
        Prompt::ReadyTrap(Some(space)) => say::PromptReadyTrap { space }.text(language),
        Prompt::ReadyTrap(None) => say::PROMPT_READY_NO_TRAP.text(language).into(),
        Prompt::Ready(Spawn { space, parent, drop }, may_drop) => {
            let [parent, drop] = [parent, drop].map(|space| space.map_or("none".into(), |space| space.to_string()));
            say::PromptReady { drop, may_drop, parent, space }.text(language)
        }
    }
}

/// The label of the button that confirms the choice of a prompt.
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

/// The text of the events of an action; may be empty. In the log, sealed choices of others are told once they may be known.
pub fn events(language: Language, view: &View, events: &[Event], in_log: bool) -> String {
    let is_completed = events.iter().any(|event| matches!(event, Event::Completed { .. }));
    // With swapped sides the next bout has begun, and its board is on the table.
    let is_cleared =
        view.table.stage == Stage::Play && events.iter().any(|event| matches!(event, Event::BoutOver { .. }));
    let sentence = |event: &Event| match event {
        Event::Chosen { x } => bout_begins(language, view, *x),
        Event::TimedOut { seat, .. } if !is_completed && view.viewer == Some(*seat) => {
            say::EVENT_TIME_IS_UP.text(language).to_owned()
        }
        Event::TimedOut { seat, timeout: out, is_public }
            if is_completed && (*is_public || view.viewer == Some(*seat)) =>
        {
            timeout(language, *out)
        }
        Event::Sealed { seat, action } if view.viewer == Some(*seat) => sealing(language, *action),
        Event::Sealed { seat, action } if in_log => revealing(language, view.table.side_of(*seat), *action),
        Event::Completed { round: told, .. } if !is_cleared => {
            let points = told.points.filter(|(_, changed)| *changed || !in_log);
            round(language, &Round { points, ..told.clone() })
        }
        Event::Completed { round: told, .. } if !view.table.rule_set().has_secrets() => {
            round(language, &Round { points: None, ..told.clone() })
        }
        Event::BoutOver { bout, result: over, winner, .. } => {
            let winner = winner.map(|side| say::Side { side }.text(language));
            let ended = result(language, *bout, *over, winner.as_deref());
            if is_cleared { ended + " " + &bout_begins(language, view, view.table.seat_of(Side::X)) } else { ended }
        }
        Event::TimedOut { .. } | Event::Sealed { .. } | Event::Completed { .. } | Event::Coloured(_) => String::new(),
    };
    let sentences: Vec<String> = events.iter().map(sentence).filter(|sentence| !sentence.is_empty()).collect();
    sentences.join(" ")
}

/// Which side the viewer plays in the bout that begins, in which this seat plays X.
fn bout_begins(language: Language, view: &View, x: Seat) -> String {
    let you = view.table.side_of_viewer(view.viewer);
    let (bout, you) = (view.table.results.len() + 1, you.as_ref().map_or("none", Key::key));
    let begins = say::EventChosen { bout, seat: &x, you }.text(language);
    sentences([Some(begins), stakes(language, view)])
}

/// What the bout means for the match: in the first one, what decides after a bout each, and who wins a tie and why; then by which
/// move a player has to win it, and why. `None` where only winning it counts, between bouts, and once the match is settled.
pub fn stakes(language: Language, view: &View) -> Option<String> {
    let table = &view.table;
    let is_viewer = |seat: Seat, [yes, no]: [&'static str; 2]| match view.viewer {
        Some(viewer) if viewer == seat => yes,
        Some(_) => no,
        None => "none",
    };
    if table.results.is_empty() {
        let is_drawn = table.options.favoured == Favoured::Random;
        let favoured =
            is_viewer(table.favoured, if is_drawn { ["drawn-yours", "drawn-theirs"] } else { ["yours", "theirs"] });
        return Some(match table.options.tie {
            Tie::Moves => say::TieRule { favoured }.text(language),
            Tie::Third => say::TIE_THIRD.text(language).into(),
        });
    }
    let is_open = table.stage == Stage::Play && table.settled_winner().is_none();
    let (chaser, moves) = table.target().filter(|_| is_open)?;
    let target = say::Target { moves, you: is_viewer(chaser, ["yes", "no"]) }.text(language);
    let first = table.results.first().map_or(0, |first| first.moves);
    let why = say::TargetWhy { moves: first, tie: is_viewer(table.favoured, ["yes", "no"]) }.text(language);
    Some(sentences([Some(target), Some(why)]))
}

/// The text of a round as far as it is known; empty if nothing has happened.
pub(crate) fn round(language: Language, round: &Round) -> String {
    let mut sentences = auction(language, round);
    sentences.extend(round.attempts.iter().flat_map(|tried| attempt(language, tried, round)));
    sentences.extend(round.parents.iter().map(|(_, space, vanished)| match vanished {
        true => say::EventVanishes { space }.text(language),
        false => say::EventWeakens { space }.text(language),
    }));
    sentences.extend(round.points.map(|([x, o], _)| say::EventPoints { x, o }.text(language)));
    sentences.extend(round.passes.map(|side| say::EventNoMove { side }.text(language)));
    sentences.join(" ")
}

/// A sentence about a choice that the viewer seals.
fn sealing(language: Language, action: Action) -> String {
    match action {
        Action::Bid(chips) => say::EventSealedBid { chips }.text(language),
        Action::Trap(None) => say::EVENT_SEALED_NO_TRAP.text(language).into(),
        Action::Trap(Some(space)) => say::EventSealedTrap { space }.text(language),
        Action::Spawn(Spawn { space, .. }) => say::EventSealedSpawn { space }.text(language),
        Action::Play(_) => String::new(),
    }
}

/// A sentence about a sealed choice of a side, once everyone may know it.
fn revealing(language: Language, side: Side, action: Action) -> String {
    match action {
        Action::Bid(bid) => say::LogBid { side, chips: bid }.text(language),
        Action::Trap(None) => say::LogNoTrap { side }.text(language),
        Action::Trap(Some(space)) => say::LogTrap { side, space }.text(language),
        Action::Spawn(Spawn { space, .. }) => say::LogSpawn { side, space }.text(language),
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

/// Sentences about the bids of a round and the winner of the auction; empty if there was none.
fn auction(language: Language, round: &Round) -> Vec<String> {
    let Some([x, o]) = round.bids else { return Vec::new() };
    let winner = round.attempts.first().map(|first| say::EventBidWon { side: first.side }.text(language));
    std::iter::once(say::EventBids { x, o }.text(language)).chain(winner).collect()
}

/// Sentences about an attempt to move, its manure, and the trap that was set against it.
fn attempt(language: Language, attempt: &Attempt, round: &Round) -> Vec<String> {
    let side = attempt.side;
    let result = match attempt.spawn {
        None => say::EventPasses { side }.text(language),
        Some(Spawn { space, .. }) => match attempt.result {
            AttemptResult::Placed => say::EventLands { side, space }.text(language),
            AttemptResult::Trapped => say::EventTrapped { side, space }.text(language),
            AttemptResult::Illegal => say::EventImpossible { side, space }.text(language),
        },
    };
    let drop = attempt.spawn.and_then(|spawn| spawn.drop).filter(|_| attempt.result != AttemptResult::Illegal);
    let drop = drop.map(|drop| say::EventManure { space: drop }.text(language));
    let trap = round.traps[side.other().index()].filter(|_| attempt.result != AttemptResult::Trapped);
    let trap = trap.map(|trap| say::EventTrap { space: trap }.text(language));
    std::iter::once(result).chain(drop).chain(trap).collect()
}

/// A sentence about a bout that is over: its number, its result, the name of its winner.
pub(crate) fn result(language: Language, bout: usize, result: BoutResult, winner: Option<&str>) -> String {
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

/// A sentence about a kind of action: that it is possible now, or that it is not.
pub fn available_action(language: Language, possible: &AvailableAction) -> String {
    by_variant! { language, possible, AvailableAction, say::possible {
        Trap, NoManure, NoTrap, Choose(bout), Bid(chips), Drop(left), Barred(colour, spaces),
    }
        AvailableAction::Land(spaces, for_other) => {
            let names = match spaces.len() {
                ..=MAX_NAMED_SPACES => all_of(language, spaces),
                _ => "none".into(),
            };
            let whose = if *for_other { "opponent" } else { "yours" };
            say::PossibleLand { names, spaces: spaces.len(), whose }.text(language)
        }
    }
}

/// The text of the status: which bout this is, and the number of moves in it.
pub fn status(language: Language, status: &MatchStatus) -> String {
    let MatchStatus { bout, moves, ref results, choosing } = *status;
    if choosing && results.is_empty() {
        say::StatusBout { bout }.text(language)
    } else {
        say::StatusMoves { bout, moves }.text(language)
    }
}

/// The label of a small picture of a board: where the knights stand.
pub(crate) fn board_summary(language: Language, knights: &[(Space, Knight)]) -> String {
    let both = Side::BOTH.into_iter().filter_map(|side| {
        let own = knights.iter().filter(|(_, knight)| knight.side == side).map(|(space, _)| space);
        let spaces = comma_list(language, own);
        (!spaces.is_empty()).then(|| say::BoardSide { side, spaces }.text(language))
    });
    say::BoardSummary { sides: join_with_semicolons(language, both) }.text(language)
}

/// The choices that the viewer has sealed in this round, as a sentence; empty if there are none.
pub(crate) fn sealed(language: Language, sealed: SealedPlan) -> String {
    let trap = sealed.trap.map(|trap| match trap {
        Some(space) => say::SealedTrap { space }.text(language),
        None => say::SEALED_NO_TRAP.text(language).into(),
    });
    let spawn = sealed.spawn.map(|spawn| say::SealedSpawn { space: spawn.space }.text(language));
    let parts = [sealed.bid.map(|bid| chips(language, bid)), trap, spawn];
    let parts = comma_list(language, parts.into_iter().flatten());
    if parts.is_empty() { parts } else { say::Sealed { parts }.text(language) }
}

/// The points, chips and manure of a player, as texts; may be empty.
pub fn stock(language: Language, player: &PlayerScene) -> Vec<String> {
    let points = player.points.map(|points| say::StockPoints { points, most: POINTS_TO_WIN }.text(language));
    let chips = player.chips.map(|held| chips(language, held));
    let manure = player.manure.map(|left| say::StockManure { left }.text(language));
    [points, chips, manure].into_iter().flatten().collect()
}

/// Texts about a player: how many bouts the player won, and whether the player is favoured, wins the next tie or may not set a
/// trap. May be empty.
pub fn marks(language: Language, player: &PlayerScene) -> Vec<String> {
    let marks = [
        (player.bouts > 0).then(|| say::MarkBouts { bouts: player.bouts }.text(language)),
        say::MARK_FAVOURED.when(player.favoured, language),
        say::MARK_WINS_TIE.when(player.wins_tie, language),
        say::MARK_BANNED.when(player.banned, language),
    ];
    marks.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::game::events_of;
    use crate::game::{Game, GameClock, SessionRules};
    use crate::games::knight_fight::rules::State;

    // COL-7
    #[test]
    fn every_colour_has_its_own_letter_in_every_language() {
        for language in Language::ALL {
            let letters: BTreeSet<String> =
                Colour::ALL.map(|colour| say::ColourLetter { colour }.text(language)).into();
            assert_eq!(letters.len(), Colour::ALL.len());
        }
    }

    /// The text about an action for each seat: the announcement, or the log entry if `in_log`.
    fn told(position: &str, seat: Seat, text: &str, in_log: bool) -> [String; 2] {
        let then = position.parse::<State>().unwrap();
        let (mut state, mut done, action) = (then.clone(), Vec::new(), text.parse().unwrap());
        KnightFight::check(&state, seat, &action).unwrap();
        KnightFight::apply_reporting(&mut state, seat, &action, &mut done);
        [Seat::FIRST, Seat::SECOND].map(|viewer| {
            let seen =
                done.iter().filter_map(|event| KnightFight::visible_event(event.clone(), &then, &state, Some(viewer)));
            let (after, events) = (&KnightFight::view(&state, Some(viewer)), &seen.collect::<Vec<_>>()[..]);
            if !in_log {
                return KnightFight::event_text(Language::ENGLISH, &EventContext { after, events, names: &[] });
            }
            let (now, action) = (after, &action);
            let context = LogContext { now, after, seat, action, events, names: &[], latest: true, open: false };
            KnightFight::log_entry(Language::ENGLISH, &context)
        })
    }

    /// The announcement of an action to each seat.
    fn heard(position: &str, seat: Seat, text: &str) -> [String; 2] {
        told(position, seat, text, false)
    }

    #[test]
    fn the_second_bout_says_by_when_it_has_to_be_won() {
        let told = |won: &str, seat| {
            let position = format!("{won} turn=x moves=2 board=11/11/11/11/11/5O5/5X5/11/11/11/11/11");
            let state: State = position.parse().unwrap();
            KnightFight::available_actions(Language::ENGLISH, &KnightFight::view(&state, Some(seat)), seat).join(" ")
        };
        // The first player is favoured, so an equal number of moves is enough for them only.
        let (first, second) = ("standard won=1:11:row", "standard won=2:11:row");
        assert!(told(first, Seat::SECOND).contains("Win this bout by move 10, or the match is lost."));
        assert!(told(first, Seat::FIRST).contains("Your opponent has to win this bout by move 10"));
        assert!(told(second, Seat::FIRST).contains("Win this bout by move 11, or the match is lost."));
        for none in ["standard", "tie=third won=1:11:row"] {
            assert!(!told(none, Seat::SECOND).contains("by move"), "{none}");
        }
    }

    #[test]
    fn a_match_begins_with_who_wins_ties_and_why() {
        let told = |options: &str, seat| {
            let state: State = format!("{options} favoured=1").parse().unwrap();
            stakes(Language::ENGLISH, &KnightFight::view(&state, seat)).unwrap()
        };
        let seats = [Some(Seat::FIRST), Some(Seat::SECOND), None];
        for (options, [first, second]) in [
            ("standard", ["you win: the draw made you", "your opponent wins: the draw made them"]),
            ("favoured=1", ["you win: you are", "your opponent wins: they are"]),
        ] {
            for (seat, who) in seats.into_iter().zip([first, second, "the favoured player wins"]) {
                let told = told(options, seat);
                assert!(told.starts_with("A bout each: fewer moves") && told.contains(who), "{told}");
            }
        }
        assert_eq!(told("tie=third", None), "A bout each: a third bout decides.");
    }

    #[test]
    fn each_player_is_told_the_verdict_in_their_own_words() {
        let told = |won: &str| {
            let moves = won.split(':').nth_back(1).expect("the last bout has a number of moves");
            let text =
                format!("standard favoured=1 won={won} moves={moves} board=11/11/11/11/11/5O5/5X5/11/11/11/11/11 over");
            let state: State = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            [Some(Seat::FIRST), Some(Seat::SECOND), None]
                .map(|seat| KnightFight::verdict(Language::ENGLISH, &KnightFight::view(&state, seat)))
        };
        let [won, lost, nothing] = told("1:11:row,2:13:row");
        assert_eq!(won.unwrap(), "A bout each; yours took 11 moves, theirs 13: you win the match.");
        assert_eq!(lost.unwrap(), "A bout each; yours took 13 moves, theirs 11: you lose the match.");
        assert_eq!(nothing, None, "a spectator gets the reason");
        let [won, lost, _] = told("2:11:row,1:11:row").map(Option::unwrap_or_default);
        assert!(won.contains("both in 11 moves. You win the tie"), "{won}");
        assert!(lost.contains("Your opponent wins the tie"), "{lost}");
        assert_eq!(told("1:11:row,1:13:row"), [None, None, None]);
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
        // The move was sealed in time, so the trap completes the round.
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

    /// The log entry of an action for each seat, right after it.
    fn logged(position: &str, seat: Seat, text: &str) -> [String; 2] {
        told(position, seat, text, true).map(|text| text.replace(say::NOT_YET_KNOWN.text(Language::ENGLISH), ""))
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
            let events = events_of::<KnightFight>(&states[5], Seat::SECOND, &"spawn d6".parse().unwrap());
            let seen = |event| KnightFight::visible_event(event, &states[5], now, viewer);
            let events: Vec<Event> = events.into_iter().filter_map(seen).collect();
            let said =
                super::events(Language::ENGLISH, &KnightFight::view_of_past(&states[6], now, viewer), &events, true);
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
        // With swapped sides the next bout begins at once, so its sides are announced, too, and by when it has to be won.
        let swapped = position.replace("favoured=1", "favoured=1,sides=swap");
        let sides = [
            "Bout 2: you play O; X moves first. Your opponent has to win this bout by move 8, or the match is yours. \
             Bout 1 took 9 moves, and a tie is yours.",
            "Bout 2: you play X and move first. Win this bout by move 8, or the match is lost. Bout 1 took 9 moves, \
             and a tie goes to your opponent.",
        ];
        assert_eq!(heard(&swapped, Seat::FIRST, "spawn e6"), sides.map(|side| format!("{own} {side}")));
    }

    #[test]
    fn the_label_of_a_space_says_what_is_marked_there() {
        // O has a6 to c6 and reaches d6 from e8.
        let position = "standard moves=8 board=11/11/11/11/4O6/11/OOO3X4/11/11/7X3/11/11";
        let view = KnightFight::view(&position.parse::<State>().unwrap(), None);
        let sixth = |threats| {
            let display = BoardDisplay { threats };
            row_descriptions(Language::ENGLISH, &view, display, true).swap_remove(6)
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
        let count = |text: &str| KnightFight::option_warnings(Language::ENGLISH, &text.parse().unwrap()).len();
        assert_eq!([count("airdrop=2"), count("airdrop=2,sickness=on")], [0, 1]);
        assert_eq!(count(KnightFight::about(Language::ENGLISH).presets[2].options), 13);
    }
}
