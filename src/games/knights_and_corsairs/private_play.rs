//! Private play: the game on two devices, neither of which knows the hand of the other player.

use super::rules::{Action, Battle, HandLimit, KnightsAndCorsairs, Reserve, Stage, State};
use crate::game::cards::{Card, CardSet};
use crate::game::private_play::Shown;
use crate::game::{Determinize, Game, PrivatePlay, Rng, Seat, SessionRules};

/// The most states that are sampled to find a state that agrees with the cards shown.
const MAX_SAMPLED_STATES: usize = 1_000;

/// The private play of a game with hidden hands. The space and the open card of an attack are public; its other cards stay sealed
/// until the defence.
pub(super) struct HiddenHands;

impl PrivatePlay<KnightsAndCorsairs> for HiddenHands {
    fn public_word_count(&self, action: &Action) -> usize {
        if matches!(action, Action::Attack { .. }) { 3 } else { usize::MAX }
    }

    fn is_answer(&self, _state: &State, _seat: Seat, action: &Action) -> bool {
        matches!(action, Action::Defend { .. })
    }

    /// The answer to an attack on a space with three cards of the defender beside it: the defender plays no card and has no
    /// choice.
    fn forced_answer(&self, state: &State, seat: Seat, action: &Action) -> Option<(Seat, Action)> {
        if !matches!(action, Action::Attack { .. }) {
            return None;
        }
        let mut after = state.clone();
        after.apply(seat, action, &mut ());
        KnightsAndCorsairs::forced_action(&after)
    }

    fn may_draw(&self, _state: &State, _seat: Seat, action: &Action) -> bool {
        matches!(action, Action::Defend { .. } | Action::Place(_))
    }

    fn cards_shown(&self, state: &State, seat: Seat, action: &Action) -> Option<(Seat, String)> {
        let (battle, cards) = reserve_cards(state, seat, action)?;
        let cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
        Some((battle.winner, cards.join(" ")))
    }

    /// Samples a state that matches the viewer's view, in which the other seat holds the cards that it has shown.
    fn suppose(
        &self,
        state: &State,
        viewer: Seat,
        shown: &Shown<'_, KnightsAndCorsairs>,
        rng: &mut Rng,
    ) -> (State, Option<Action>) {
        let index = shown.seat.index();
        let cards: CardSet = shown.cards.split(' ').filter_map(|card| card.parse().ok()).collect();
        let of_pile = state.table.options.reserve == Reserve::Pile;
        let mut view = KnightsAndCorsairs::view(state, Some(viewer));
        let deduction = &mut view.table.deductions[index];
        deduction.held = deduction.held.union(shown.action.map_or(CardSet::EMPTY, named_cards));
        if let Some(card) = cards.first().filter(|_| !of_pile) {
            deduction.held = deduction.held.union(cards);
            let (strength, most) = (state.table.options.strength(card), cards.len());
            deduction.limits.push(HandLimit { strength, most: u8::try_from(most).unwrap_or(u8::MAX) });
        }
        let mut supposed = state.clone();
        for _ in 0..MAX_SAMPLED_STATES {
            supposed = KnightsAndCorsairs::determinize(&view, rng);
            supposed.table.deductions.clone_from(&state.table.deductions);
            supposed.outside_rngs[index] = Some(Rng::from_seed(rng.next_u64()));
            if let Some(card) = cards.first().filter(|_| of_pile) {
                let pile = &mut supposed.draw[index];
                if let Some(place) = pile.iter().position(|other| *other == card) {
                    pile.remove(place);
                    pile.push(card);
                }
            }
            let fits = match shown.action {
                Some(action @ Action::Defend { .. }) if !cards.is_empty() => {
                    reserve_cards(&supposed, shown.seat, action).is_some_and(|(_, found)| found == cards)
                }
                _ => true,
            };
            if fits {
                break;
            }
        }
        let action = shown.action.map(|action| complete_action(&supposed, shown, action, rng));
        (supposed, action)
    }
}

/// The battle that an answer decides, and the card that its winner places from the hand or the pile, because all three of the
/// winner's cards lie on the board (KC-16). There are two cards if the winner chooses between equal ones. `None` for other
/// battles and other actions, and if the winner may place any card.
fn reserve_cards(state: &State, seat: Seat, action: &Action) -> Option<(Battle, CardSet)> {
    if !matches!(action, Action::Defend { .. }) {
        return None;
    }
    let before = state.table.battles.len();
    let mut after = state.clone();
    after.apply(seat, action, &mut ());
    let battle = match &after.table.stage {
        Stage::Place(battle) => *battle,
        _ => *after.table.battles.get(before)?,
    };
    if !battle.side(battle.winner).hand().is_empty() || after.table.options.reserve == Reserve::Any {
        return None;
    }
    let cards = match battle.placed {
        Some(card) => [card].into_iter().collect(),
        None => after.table.placeable_cards(&battle, after.hands[battle.winner.index()]),
    };
    (!cards.is_empty()).then_some((battle, cards))
}

/// The cards that an action names.
fn named_cards(action: &Action) -> CardSet {
    match action {
        Action::Attack { face_up, face_down, .. } => face_down.iter().chain([*face_up]).collect(),
        Action::Influence { card, .. } | Action::Place(card) => [*card].into_iter().collect(),
        Action::Defend { cards, .. } => *cards,
    }
}

/// The action, in which cards of the supposed hand replace the sealed cards.
fn complete_action(state: &State, shown: &Shown<'_, KnightsAndCorsairs>, action: &Action, rng: &mut Rng) -> Action {
    let Action::Attack { space, face_up, face_down } = action else { return action.clone() };
    let mut others: Vec<Card> = state.hands[shown.seat.index()].iter().filter(|card| card != face_up).collect();
    rng.shuffle(&mut others);
    let sealed = others.into_iter().take(shown.sealed);
    Action::Attack { space: *space, face_up: *face_up, face_down: face_down.iter().chain(sealed).collect() }
}
