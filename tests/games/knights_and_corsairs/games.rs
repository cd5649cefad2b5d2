//! Properties of every game of Knights & Corsairs: it ends, it has a winner, and no card is lost or doubled.

use corsair_cabinet::game::cards::{Card, CardSet, Colour};
use corsair_cabinet::game::{Game, Rng, Seat};
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
use corsair_cabinet::games::knights_and_corsairs::rules::{Stage, State};

use super::options::random_options;

/// Nine battles with an attack, an answer and a choice each.
const MOST_ACTIONS: usize = 27;

/// All cards of a seat.
fn cards_of(state: &State, seat: Seat) -> Vec<Card> {
    let State { table, hands, face_down, draw, .. } = state;
    let mut cards: Vec<Card> = hands[seat.index()].iter().collect();
    cards.extend(&draw[seat.index()]);
    cards.extend(&table.discards[seat.index()]);
    cards.extend(table.board.cards(table.colour(seat)).iter());
    let attacks = seat == table.attacker;
    match &table.stage {
        Stage::Defend { face_up, .. } if attacks => {
            cards.push(*face_up);
            cards.extend(face_down.iter());
        }
        Stage::Place(battle) => cards.extend(if attacks { battle.attack.hand() } else { battle.defence.hand() }),
        _ => {}
    }
    cards
}

fn must_have_all_cards(state: &State) {
    for seat in Seat::all(2) {
        let cards = cards_of(state, seat);
        let set: CardSet = cards.iter().copied().collect();
        let red = seat == state.table.red;
        let deck = CardSet::of_colour(if red { Colour::Red } else { Colour::Black });
        assert!(cards.len() == 26 && set == deck, "the deck of {seat} is {cards:?}");
    }
}

/// Plays a random game, and returns the number of battles.
fn play(number: u64) -> usize {
    let mut rng = Rng::stream(4, number);
    let mut state = KnightsAndCorsairs::start(&random_options(&mut rng), rng.next_u64()).unwrap();
    let mut actions = Vec::new();
    for _ in 0..=MOST_ACTIONS {
        must_have_all_cards(&state);
        let Some(seat) = KnightsAndCorsairs::to_act(&state).first() else {
            let outcome = KnightsAndCorsairs::outcome(&state).unwrap();
            assert!(outcome.winner().is_some(), "game {number} is drawn");
            let battles = state.table.battles.len();
            assert!(battles <= 9, "game {number} took {battles} battles");
            return battles;
        };
        assert!(KnightsAndCorsairs::outcome(&state).is_none(), "game {number} goes on after its end");
        actions.clear();
        KnightsAndCorsairs::actions(&state, seat, &mut actions);
        let action = rng.choose(&actions).expect("the seat that is to act has a legal action");
        KnightsAndCorsairs::apply(&mut state, seat, action);
    }
    panic!("game {number} goes on after {MOST_ACTIONS} actions");
}

fn play_many(count: u64) {
    let battles: usize = (0..count).map(play).sum();
    #[expect(clippy::cast_precision_loss, reason = "the mean is only printed")]
    let mean = battles as f64 / count as f64;
    println!("{count} games, {mean:.2} battles each");
}

#[test]
fn two_thousand_games_end_with_a_winner_and_all_cards() {
    play_many(2_000);
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn a_hundred_thousand_games_end_with_a_winner_and_all_cards() {
    play_many(100_000);
}
