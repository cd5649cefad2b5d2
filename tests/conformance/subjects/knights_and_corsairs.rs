//! What the suite must know of Knights & Corsairs.

use corsair_cabinet::game::cards::{Card, CardSet};
use corsair_cabinet::game::{About, Language, Rng, Seat};
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
use corsair_cabinet::games::knights_and_corsairs::move_builder::{Draft, Input};
use corsair_cabinet::games::knights_and_corsairs::rules::{Deduction, Space, Stage, State, View};
use corsair_cabinet::games::knights_and_corsairs::scene::{self, Scene};
use corsair_cabinet::games::knights_and_corsairs::texts::Texts;

use super::{Saying, Subject, touched};

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

    fn about(language: Language) -> Option<&'static About> {
        Some(Texts::about(language))
    }

    fn says(language: Language, saying: Saying<'_, Self>) -> Vec<String> {
        let texts = Texts::of(language);
        match saying {
            Saying::Stands(view) => {
                let scene = Scene::of(view, &Draft::default(), view.viewer, texts);
                let labels = scene.spaces.iter().map(|space| space.label.clone());
                let hand = scene.hand.iter().map(|card| card.label.clone());
                let prompt = scene
                    .prompt
                    .into_iter()
                    .flat_map(|prompt| [(texts.prompt)(prompt), (texts.confirm)(prompt).into()]);
                labels.chain(hand).chain(prompt).chain([(texts.battle)(view.table.battles.len() + 1)]).collect()
            }
            Saying::Done(before, after, seat, action) => vec![
                scene::event(before, after, seat, action, texts),
                scene::note(before, after, action, texts),
                (texts.look_at)(action),
            ],
            Saying::Refused(illegal) => vec![(texts.illegal)(illegal)],
            Saying::Decided(reason) => vec![(texts.reason)(*reason)],
        }
    }

    fn says_of_touches(language: Language, view: &View, seat: Seat, rng: &mut Rng) -> Vec<String> {
        let texts = Texts::of(language);
        let touches: Vec<Input> = Space::all().map(Input::Space).chain(view.hand.iter().map(Input::Card)).collect();
        touched::<Self>((view, seat), &touches, rng, |draft| match draft {
            Ok(draft) => {
                let scene = Scene::of(view, draft, Some(seat), texts);
                let prompt = scene.prompt.map(|prompt| [(texts.prompt)(prompt), (texts.confirm)(prompt).into()]);
                let labels = scene.spaces.into_iter().map(|space| space.label);
                let hand = scene.hand.into_iter().map(|card| card.label);
                labels.chain(hand).chain(prompt.into_iter().flatten()).collect()
            }
            Err(illegal) => vec![(texts.illegal)(illegal)],
        })
    }
}
