//! What the conformance tests need to know about Knights & Corsairs.

use corsair_cabinet::game::cards::{Card, CardSet};
use corsair_cabinet::game::{About, GameWords, Language, Rng, Seat, common_words};
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
use corsair_cabinet::games::knights_and_corsairs::move_builder::{Draft, Input};
use corsair_cabinet::games::knights_and_corsairs::rules::{Deduction, Space, Stage, State, View};
use corsair_cabinet::games::knights_and_corsairs::scene::Scene;
use corsair_cabinet::games::knights_and_corsairs::words;

use crate::conformance::subject::{Saying, Subject, touched};

impl Subject for KnightsAndCorsairs {
    // Nine battles: an attack, an answer, and sometimes a choice of the card to be placed.
    const LONGEST_GAME: usize = 27;

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

    /// Whether each hand, with its owner's cards face down, agrees with what was deduced about it.
    fn knows_the_truth(state: &State) -> bool {
        let State { table, hands, face_down, .. } = state;
        Seat::all(2).all(|seat| {
            let hidden = if seat == table.attacker { *face_down } else { CardSet::EMPTY };
            let cards = hands[seat.index()].union(hidden);
            let Deduction { held, limits } = &table.deductions[seat.index()];
            let up_to = |strength| cards.iter().filter(|card| table.options.strength(*card) <= strength).count();
            held.is_subset(cards) && limits.iter().all(|limit| up_to(limit.strength) <= limit.most.into())
        })
    }

    /// Deals the cards that only the opponent has seen again (hand, cards face down and draw pile), and shuffles the
    /// viewer's own draw pile. A hand about which something is known stays as it is.
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
        Some(<Self as GameWords>::about(language))
    }

    fn says(language: Language, saying: Saying<'_, Self>) -> Vec<String> {
        match saying {
            Saying::Stands(view) => {
                let scene = Scene::of(view, &Draft::default(), view.viewer);
                said_of(language, &scene).into_iter().chain([Self::status_line(language, view)]).collect()
            }
            Saying::Done(after, events) => {
                let names = [common_words::you(language).to_owned(), "Ann".into()];
                let said = [false, true].map(|in_log| words::events(language, &after.table, events, &names, in_log));
                said.into()
            }
            Saying::Refused(illegal) => vec![Self::refusal(language, illegal)],
            Saying::Decided(reason) => vec![Self::reason(language, reason)],
        }
    }

    fn says_of_touches(language: Language, view: &View, seat: Seat, rng: &mut Rng) -> Vec<String> {
        let touches: Vec<Input> = Space::all().map(Input::Space).chain(view.hand.iter().map(Input::Card)).collect();
        touched::<Self>((view, seat), &touches, rng, |draft| match draft {
            Ok(draft) => said_of(language, &Scene::of(view, draft, Some(seat))),
            Err(illegal) => vec![Self::refusal(language, illegal)],
        })
    }
}

/// The labels of the spaces and of the hand, the prompt and its button.
fn said_of(language: Language, scene: &Scene) -> Vec<String> {
    let spaces = scene.spaces.iter().map(|space| words::space(language, space));
    let hand = scene.hand.iter().map(|card| words::hand_card(language, card));
    let prompt = scene.prompt.map(|prompt| [words::prompt(language, prompt), words::confirm(language, prompt).into()]);
    spaces.chain(hand).chain(prompt.into_iter().flatten()).collect()
}
