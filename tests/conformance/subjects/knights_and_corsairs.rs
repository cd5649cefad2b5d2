//! What the suite must know of Knights & Corsairs.

use corsair_cabinet::game::cards::{Card, CardSet};
use corsair_cabinet::game::{Rng, Seat};
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
use corsair_cabinet::games::knights_and_corsairs::rules::{Deduction, Space, Stage, State};

use super::Subject;

impl Subject for KnightsAndCorsairs {
    // Nine battles: an attack, an answer, and sometimes a choice of the card to be placed.
    const LONGEST: usize = 27;

    fn pieces(state: &State) -> Vec<String> {
        let State { table, hands, face_down, draw, .. } = state;
        let mut cards: Vec<Card> = hands.iter().flat_map(|hand| hand.iter()).chain(face_down.iter()).collect();
        cards.extend(draw.iter().chain(&table.discards).flatten());
        cards.extend(Space::all().filter_map(|space| table.board.card(space)));
        match &table.stage {
            Stage::Defend { face_up, .. } => cards.push(*face_up),
            Stage::Place(battle) => {
                cards.extend(Seat::all(2).flat_map(|seat| battle.side(seat).hand()));
            }
            Stage::Attack | Stage::Over(_) => {}
        }
        cards.sort_unstable();
        cards.iter().map(ToString::to_string).collect()
    }

    /// Whether each hand, with what its owner has laid face down, is as was deduced of it.
    fn knows_the_truth(state: &State) -> bool {
        let State { table, hands, face_down, .. } = state;
        Seat::all(2).all(|seat| {
            let hidden = if seat == table.attacker { *face_down } else { CardSet::EMPTY };
            let cards = hands[seat.index()].union(hidden);
            let Deduction { held, limits } = &table.deductions[seat.index()];
            let up_to = |strength| cards.iter().filter(|card| table.options.strength(*card) <= strength).count();
            held.without(cards).is_empty() && limits.iter().all(|limit| up_to(limit.strength) <= limit.most.into())
        })
    }

    /// Deals what nobody but the opponent has seen anew: hand, cards face down and draw pile, and the
    /// order of the viewer's own draw pile. A hand of which something is known stays as it is.
    fn disguise(state: &State, viewer: Option<Seat>, rng: &mut Rng) -> State {
        let mut other = state.clone();
        other.rng = Rng::from_seed(rng.next_u64());
        for seat in Seat::all(2) {
            let index = seat.index();
            let hesitates = match &state.table.stage {
                Stage::Place(battle) => battle.winner == seat && battle.side(seat).hand().is_empty(),
                _ => false,
            };
            let known = viewer == Some(seat) || hesitates || state.table.deductions[index] != Deduction::default();
            if !known {
                let attacks = seat == state.table.attacker;
                let mut cards: Vec<Card> = state.hands[index].iter().chain(state.draw[index].iter().copied()).collect();
                if attacks {
                    cards.extend(state.face_down.iter());
                }
                rng.shuffle(&mut cards);
                if attacks {
                    other.face_down = cards.split_off(cards.len() - state.face_down.len()).into_iter().collect();
                }
                other.hands[index] = cards.split_off(cards.len() - state.hands[index].len()).into_iter().collect();
                other.draw[index] = cards;
            }
            rng.shuffle(&mut other.draw[index]);
        }
        other
    }
}
