//! Private play: the game on two devices, each of which knows the sealed choices of its own player only.
//!
//! Only sealed choices have to be guessed: under Snapshot a device is told every placement, and remembering is up to its player.
//! The device of the player who moves says whether the move is illegal; at the end the other device checks that.

use super::rules::{
    Action, Event, KnightFight, Match, PlanChoice, PlanPart, Side, Sides, Spawn, Stage, State, TrapChoice, TrapReveal,
    Turn, View, board,
};
use crate::game::private_play::{ChoiceOpening, KnownTo, RoundChoice, SimultaneousChoices};
use crate::game::{Game, PrivatePlay, Seat, SessionRules};

/// Bids, traps and moves stay sealed until both players have chosen. Both devices draw the colours together.
pub(super) struct SealedChoices;

impl PrivatePlay<KnightFight> for SealedChoices {
    fn public_word_count(&self, action: &Action) -> usize {
        if matches!(action, Action::Play(_)) { usize::MAX } else { 1 }
    }

    fn is_answer(&self, state: &State, seat: Seat, action: &Action) -> bool {
        let other = state.table.bout.plans[state.table.side_of(seat.other()).index()];
        let has_sealed = other.bid.is_some() || other.trap != TrapChoice::Open || other.spawn.is_some();
        has_sealed && self.completes_round(state, seat, action) || self.may_draw(state, seat, action)
    }

    /// Whether the colours of a board are drawn when the action takes effect.
    fn may_draw(&self, state: &State, seat: Seat, action: &Action) -> bool {
        if !state.table.rule_set().coloured {
            return false;
        }
        let begins = matches!(action, Action::Play(_)) || state.table.options.sides == Sides::Swap;
        begins && {
            let mut after = state.clone();
            after.apply(seat, *action, &mut ());
            after.table.stage == Stage::Play && after.table.bout.colours != state.table.bout.colours
        }
    }

    fn simultaneous_choices(&self) -> Option<&dyn SimultaneousChoices<KnightFight>> {
        Some(self)
    }
}

impl SimultaneousChoices<KnightFight> for SealedChoices {
    fn completes_round(&self, state: &State, seat: Seat, action: &Action) -> bool {
        let (rule_set, player) = (state.table.rule_set(), state.table.side_of(seat));
        PlanChoice::try_from(*action).is_ok_and(|planned| {
            let mut bout = state.table.bout.clone();
            bout.seal(&rule_set, player, planned);
            bout.is_round_complete(&rule_set)
        })
    }

    /// The choices of a round that must be opened now. Bids are opened first, then the move of the side that moves, and the trap
    /// against it if the rules may show this trap. An illegal move stays sealed. So does a trap that caught no knight, where the
    /// rules show only traps that caught one.
    fn openings_due(&self, state: &State, choices: &[RoundChoice<'_, KnightFight>]) -> Vec<ChoiceOpening> {
        let (table, bout) = (&state.table, &state.table.bout);
        let round = ChosenRound { table, choices };
        let mover = match round.mover() {
            Ok(mover) => mover,
            Err(bids) => return bids,
        };
        let mut due = Vec::new();
        for side in [mover, mover.other()] {
            let Some((index, known, PlanChoice::Spawn(spawn))) = round.choice(side, PlanPart::Spawn) else { break };
            let trap = round.choice(side.other(), PlanPart::Trap);
            let is_shown = match table.rule_set().traps {
                Some(TrapReveal::Always) => true,
                Some(TrapReveal::Sprung) => known == KnownTo::Open,
                None => false,
            };
            if let Some((index, KnownTo::Sealed, PlanChoice::Trap(trap))) = trap.filter(|_| is_shown) {
                let caught = trap == Some(spawn.space);
                due.push(ChoiceOpening { index, stays: table.rule_set().traps == Some(TrapReveal::Sprung) && !caught });
            }
            match known {
                KnownTo::Sealed => due.push(ChoiceOpening { index, stays: !bout.is_legal(side, spawn) }),
                // SN-4: the bid is paid, and the other side moves.
                KnownTo::NeverShown if bout.turn == Turn::Auction => continue,
                KnownTo::Open | KnownTo::NeverShown => {}
            }
            break;
        }
        due
    }

    /// A legal bid, trap or move. In place of a move that `stays` sealed, a move that hits something its player does not see
    /// (SN-2).
    fn stand_in_choice(&self, state: &State, seat: Seat, word: &str, stays: bool) -> Option<Action> {
        match word {
            "bid" => Some(Action::Bid(0)),
            "trap" => Some(Action::Trap(None)),
            "spawn" if stays => {
                let (side, mut actions) = (state.table.side_of(seat), Vec::new());
                state.table.actions(seat, &mut actions);
                let is_illegal = |action: &Action| matches!(action, Action::Spawn(spawn) if !state.table.bout.is_legal(side, *spawn));
                actions.into_iter().find(is_illegal)
            }
            "spawn" => {
                let side = state.table.side_of(seat);
                let bout = state.table.bout_seen_by(side);
                let space = bout.landings(side).first()?;
                let knights = bout.knights[side.index()];
                let parent = board::knight_targets(space).intersection(knights).first();
                let parent = parent.filter(|_| state.table.rule_set().sickness);
                Some(Action::Spawn(Spawn { space, parent, drop: None }))
            }
            _ => None,
        }
    }

    /// The length of the longest bid, trap or move, whichever the action is; 0 for the choice of a side.
    fn padded_length(&self, action: &Action) -> usize {
        match action {
            Action::Play(_) => 0,
            Action::Bid(_) => "40".len(),
            Action::Trap(_) => "none".len(),
            Action::Spawn(_) => "k12 from k10 drop k11".len(),
        }
    }

    /// Shows all of a bout that is over, except choices that are still sealed.
    fn view_of_past(&self, then: &State, now: &State, viewer: Option<Seat>) -> View {
        let mut view = KnightFight::view_of_past(then, now, viewer);
        view.table.bout.hide_sealed(then.table.side_of_viewer(viewer));
        view
    }

    /// Hides the choices and the illegal attempts that other seats have not opened.
    fn visible_event(&self, event: Event, then: &State, now: &State, viewer: Option<Seat>) -> Option<Event> {
        match KnightFight::visible_event(event, then, now, viewer)? {
            Event::Sealed { seat, .. } if viewer != Some(seat) => None,
            Event::Completed { mut round, over } => {
                round.hide_illegal(then.table.side_of_viewer(viewer));
                Some(Event::Completed { round, over })
            }
            event => Some(event),
        }
    }
}

/// The choices of a round, by side and part.
struct ChosenRound<'a> {
    table: &'a Match,
    choices: &'a [RoundChoice<'a, KnightFight>],
}

impl ChosenRound<'_> {
    /// The choice of a side for this part of its plan: its index among the choices, who knows it, and its value. `None` if the
    /// side has not chosen.
    fn choice(&self, side: Side, part: PlanPart) -> Option<(usize, KnownTo, PlanChoice)> {
        let seat = self.table.seat_of(side);
        let planned = self.choices.iter().enumerate().filter(|(_, choice)| choice.seat == seat);
        let mut planned = planned
            .filter_map(|(index, choice)| Some((index, choice.known, PlanChoice::try_from(*choice.action).ok()?)));
        planned.find(|(.., planned)| {
            part == match planned {
                PlanChoice::Bid(_) => PlanPart::Bid,
                PlanChoice::Trap(_) => PlanPart::Trap,
                PlanChoice::Spawn(_) => PlanPart::Spawn,
            }
        })
    }

    /// The side that moves. If sealed bids decide that, the error has the bids to open.
    fn mover(&self) -> Result<Side, Vec<ChoiceOpening>> {
        if let Turn::Of(side) = self.table.bout.turn {
            return Ok(side);
        }
        let (mut bids, mut sealed) = ([0; 2], Vec::new());
        for side in Side::BOTH {
            match self.choice(side, PlanPart::Bid) {
                Some((index, KnownTo::Sealed, _)) => sealed.push(ChoiceOpening { index, stays: false }),
                Some((_, _, PlanChoice::Bid(bid))) => bids[side.index()] = bid,
                _ => {}
            }
        }
        if sealed.is_empty() { Ok(self.table.bout.winner_of(bids)) } else { Err(sealed) }
    }
}
