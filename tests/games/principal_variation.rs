//! The principal variation of a search consists of legal actions. The tests of computer players, `tests/games/<game>/bot.rs`,
//! call this.

use corsair_cabinet::game::{Game, Rng, Seat};
use corsair_cabinet::search::ismcts::random_action;
use corsair_cabinet::search::{Level, Player, SearchTask};

/// The seat to act, in a game in which the seats take turns.
fn to_act<G: Game>(state: &G::State) -> Option<Seat> {
    G::to_act(state).first()
}

/// The state after this number of random actions; `None` if the game is over by then.
fn random_position<G: Game>(plies: usize, rng: &mut Rng) -> Option<G::State> {
    let mut state = G::start(&G::Options::default(), rng.next_u64()).ok()?;
    for _ in 0..plies {
        let seat = to_act::<G>(&state)?;
        let action = random_action::<G>(&state, seat, rng)?;
        G::apply(&mut state, seat, &action);
    }
    G::outcome(&state).is_none().then_some(state)
}

/// Lets the captain search in many positions and plays the principal variation of each. Returns the length of the longest one,
/// in decisions.
pub fn play_principal_variations<G: Player>(games: usize) -> usize {
    let mut rng = Rng::stream(7, 1);
    let mut longest = 0;
    for game in 0..games {
        let Some(mut state) = random_position::<G>(game % 12, &mut rng) else { continue };
        let seat = to_act::<G>(&state).expect("the game is not over");
        let mut thought = G::think(&G::view(&state, Some(seat)), seat, Level::Captain, Some(3_000), 1);
        while !thought.is_finished() {
            thought.advance(1_000);
        }
        let line = thought.principal_variation();
        assert_eq!(line.first(), Some(&thought.choice()), "in game {game}");
        for (number, action) in line.iter().enumerate() {
            let seat = to_act::<G>(&state).unwrap_or_else(|| panic!("in game {game} the line goes on after the end"));
            let legal = G::check(&state, seat, action);
            assert!(legal.is_ok(), "in game {game} decision {number} of the line {line:?} is illegal: {legal:?}");
            G::apply(&mut state, seat, action);
        }
        longest = longest.max(line.len());
    }
    longest
}
