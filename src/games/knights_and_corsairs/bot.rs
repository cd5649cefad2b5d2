//! The computer players of Knights & Corsairs.
//!
//! | level | simulations | knowledge | errors |
//! |---|---|---|---|
//! | Cabin boy | 1 | the rules; judges a grid only when decided | overlooks 19 of 20 alternatives, and at times the obvious |
//! | Deckhand | 8 | the same | overlooks seven tenths, chooses loosely |
//! | Boatswain | 30 | judges what a grid may become | overlooks three tenths, chooses loosely, does not count cards |
//! | First mate | 1 000 | also counts the cards that the opponent may hold | none on purpose |
//! | Captain | 20 000 | the same | none on purpose |
//!
//! The policy guides the search and plays the rollouts. It has three parts: an evaluation of every grid
//! (`endgame_table`); the plays for a battle that no other play dominates, with win probabilities from card counting
//! (`plays`); and the value of cards in the hand. `cargo bench` plays the levels against each other.

mod endgame_table;
mod plays;
mod policy;

pub use policy::BattlePolicy;

use super::rules::{Action, KnightsAndCorsairs, Space, Stage, State, Table, View};
use crate::game::cards::{Card, CardSet};
use crate::game::insertion_sort::insertion_sort;
use crate::game::{Rng, Seat};
use crate::search::hash::stable_hash;
use crate::search::ismcts::{Candidate, RolloutPolicy, RootSelection, Search, SearchParams};
use crate::search::{Level, LevelParams, Player};

use endgame_table::GridEval;
use plays::{Play, PlayGenerator};

impl Player for KnightsAndCorsairs {
    type SearchTask = Search<Self, BattlePolicy>;

    fn think(view: &View, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Self::SearchTask {
        let (policy, params) = level_params(level);
        Search::new(view, seat, policy, params, budget, seed)
    }
}

/// The policy and the parameters of each level, as in the table at the top of this module.
pub(crate) const fn level_params(level: Level) -> (BattlePolicy, LevelParams<SearchParams>) {
    let (foresight, counts_cards, iterations, blunder_rate, choosing) = match level {
        Level::CabinBoy => (false, false, 1, 0.95, RootSelection::InProportion { power: 1 }),
        Level::Deckhand => (false, false, 8, 0.7, RootSelection::InProportion { power: 2 }),
        Level::Boatswain => (true, false, 30, 0.3, RootSelection::InProportion { power: 2 }),
        Level::FirstMate => (true, true, 1_000, 0.0, RootSelection::MostVisited),
        Level::Captain => (true, true, 20_000, 0.0, RootSelection::MostVisited),
    };
    let policy = BattlePolicy { foresight, counts_cards };
    let carelessness = if matches!(level, Level::CabinBoy) { 0.2 } else { 0.0 };
    let params = SearchParams { exploration: 1.5, choosing, carelessness };
    (policy, LevelParams { iterations, blunder_rate, params })
}

impl BattlePolicy {
    /// The generator of plays for a seat in this state.
    fn generator(self, state: &State, seat: Seat) -> PlayGenerator<'_> {
        PlayGenerator { table: &state.table, hand: state.hands[seat.index()], seat, policy: self }
    }
}

/// The difference from the best value at which the search gives a play the lowest prior weight.
const PRIOR_MARGIN: f64 = 0.4;

/// The largest random amount that a rollout adds to the value of a choice.
const ROLLOUT_NOISE: f64 = 0.15;

impl RolloutPolicy<KnightsAndCorsairs> for BattlePolicy {
    /// Hashes the public facts of a battle: the suits on the grid and the attack. The hand is left out, so similar positions
    /// share statistics.
    fn information_set_key(&self, state: &State, seat: Seat) -> u64 {
        let table = &state.table;
        let owners = Space::all().map(|space| table.board.card(space).map(Card::suit));
        let mut summary = [0_u8; 9];
        summary.iter_mut().zip(owners).for_each(|(slot, suit)| *slot = suit.map_or(0, |suit| suit as u8 + 1));
        match &table.stage {
            Stage::Defend { space, face_up, face_down } => {
                stable_hash(&(1, seat, summary, space, table.options.strength(*face_up), face_down))
            }
            Stage::Place(battle) => stable_hash(&(2, seat, summary, battle.space, table.attacker)),
            Stage::Attack | Stage::Over(_) => stable_hash(&(0, seat, summary)),
        }
    }

    fn candidates(&self, state: &State, seat: Seat, into: &mut Vec<Candidate<Action>>) {
        let generator = self.generator(state, seat);
        let mut plays = Vec::new();
        match &state.table.stage {
            Stage::Attack => {
                let grid_eval = generator.grid_eval();
                if let Some(action) = influence_action(&generator, &grid_eval) {
                    into.push(Candidate { action, label: 0, prior: 1.0 });
                    return;
                }
                let unseen = generator.unseen();
                for space in contested_spaces(generator.table) {
                    plays.clear();
                    generator.plays(space, &generator.stakes(&grid_eval, space), &unseen, &mut plays);
                    into.extend(plays.iter().flat_map(|play| attack_candidates(generator.table, space, play)));
                }
            }
            Stage::Defend { space, .. } => {
                let stakes = generator.stakes(&generator.grid_eval(), *space);
                generator.plays(*space, &stakes, &generator.unseen(), &mut plays);
                into.extend(plays.iter().map(|play| Candidate {
                    action: defend_action(&generator, *space, play),
                    label: play_label(*space, play, usize::from(play.names_lowest)),
                    prior: play.value,
                }));
            }
            Stage::Place(battle) => {
                let grid_eval = generator.grid_eval();
                into.extend(generator.table.placeable_cards(battle, generator.hand).iter().map(|card| Candidate {
                    action: Action::Place(card),
                    label: stable_hash(&card),
                    prior: grid_eval.after(battle.space, seat, card.suit()),
                }));
            }
            Stage::Over(_) => {}
        }
        let best = into.iter().map(|candidate| candidate.prior).fold(f64::NEG_INFINITY, f64::max);
        for candidate in into {
            let short = (candidate.prior - best + PRIOR_MARGIN).max(0.0) / PRIOR_MARGIN;
            candidate.prior = short * short + 0.01;
        }
    }

    fn rollout_action(&self, state: &State, seat: Seat, rng: &mut Rng) -> Action {
        let generator = self.generator(state, seat);
        let mut plays = Vec::new();
        match &state.table.stage {
            Stage::Attack | Stage::Over(_) => {
                let grid_eval = generator.grid_eval();
                if let Some(action) = influence_action(&generator, &grid_eval) {
                    return action;
                }
                let unseen = generator.unseen();
                let worth = |space: Space, rng: &mut Rng| {
                    let stakes = generator.stakes(&grid_eval, space);
                    stakes.lost + 0.42 * (stakes.best() - stakes.lost) + ROLLOUT_NOISE * rng.fraction()
                };
                let space = best_of(contested_spaces(generator.table), |space| worth(*space, rng))
                    .unwrap_or(super::rules::CENTRE);
                generator.plays(space, &generator.stakes(&grid_eval, space), &unseen, &mut plays);
                let play = best_of(plays, |play| play.value + ROLLOUT_NOISE * rng.fraction());
                let play = play.expect("an attacker holds at least three cards");
                let cards: Vec<Card> = play.cards.iter().collect();
                attack_action(space, *rng.choose(&cards).expect("one card at least lies open"), play.cards)
            }
            Stage::Defend { space, .. } => {
                let stakes = generator.stakes(&generator.grid_eval(), *space);
                generator.plays(*space, &stakes, &generator.unseen(), &mut plays);
                let play = best_of(plays, |play| play.value + ROLLOUT_NOISE * rng.fraction());
                defend_action(&generator, *space, &play.expect("a defender holds at least three cards"))
            }
            Stage::Place(battle) => {
                let grid_eval = generator.grid_eval();
                let placeable = generator.table.placeable_cards(battle, generator.hand);
                let best = best_of(placeable.iter(), |card| grid_eval.after(battle.space, seat, card.suit()));
                Action::Place(best.expect("the game asks only if there are several"))
            }
        }
    }
}

/// The spaces that can be attacked or taken by influence.
fn contested_spaces(table: &Table) -> impl Iterator<Item = Space> {
    table.board.empty_spaces().filter(|space| table.check_space(*space).is_ok())
}

/// An action that takes a space by influence; `None` if no space can be taken (KC-14, KC-28).
fn influence_action(generator: &PlayGenerator<'_>, grid_eval: &GridEval) -> Option<Action> {
    let space = contested_spaces(generator.table).find(|space| grid_eval.has_influence(generator.seat, *space))?;
    generator.hand.first().map(|card| Action::Influence { space, card })
}

/// The two cards of a play that are tried as the open card: the lowest, which reveals little, and the highest, which deters. The
/// second is `None` if they are the same.
fn face_up_candidates(table: &Table, cards: CardSet) -> [Option<Card>; 2] {
    let strength = |card: &Card| table.options.strength(*card);
    let lowest = cards.iter().min_by_key(strength);
    let highest = cards.iter().max_by_key(strength);
    [lowest, highest.filter(|highest| Some(*highest) != lowest)]
}

/// The candidate attacks with the cards of a play: one for each card that is tried as the open card.
fn attack_candidates(table: &Table, space: Space, play: &Play) -> impl Iterator<Item = Candidate<Action>> {
    face_up_candidates(table, play.cards).into_iter().enumerate().filter_map(move |(number, face_up)| {
        let action = attack_action(space, face_up?, play.cards);
        Some(Candidate { action, label: play_label(space, play, number), prior: play.value })
    })
}

fn attack_action(space: Space, face_up: Card, mut cards: CardSet) -> Action {
    cards.remove(face_up);
    Action::Attack { space, face_up, face_down: cards }
}

fn defend_action(generator: &PlayGenerator<'_>, space: Space, play: &Play) -> Action {
    let table = generator.table;
    let count = table.named_neighbour_count(generator.seat, space, play.cards.len());
    let mut naming = if count > 0 { table.neighbours(generator.seat, space) } else { Vec::new() };
    let strength = |space: &Space| table.board.card(*space).map_or(0, |card| table.options.strength(card));
    insertion_sort(&mut naming, strength);
    if !play.names_lowest {
        naming.reverse();
    }
    naming.truncate(count);
    insertion_sort(&mut naming, |space| *space);
    Action::Defend { cards: play.cards, naming }
}

/// The label under which the search collects the results of a play: a number made of space, middle strength, suit and variant.
fn play_label(space: Space, play: &Play, variant: usize) -> u64 {
    let numbers = [space.index(), usize::from(play.middle), play.suit as usize, variant];
    numbers.iter().fold(0, |label, number| label * 16 + *number as u64)
}

/// The item with the greatest score, the first one of equals; `None` without items.
fn best_of<T>(items: impl IntoIterator<Item = T>, mut score: impl FnMut(&T) -> f64) -> Option<T> {
    let mut best: Option<(f64, T)> = None;
    for item in items {
        let score = score(&item);
        if best.as_ref().is_none_or(|(least, _)| score > *least) {
            best = Some((score, item));
        }
    }
    best.map(|(_, item)| item)
}
