//! What the captain expects to come is a line of play that the rules allow, whoever acts.

use corsair_cabinet::game::{Game, Rng, Seat};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::search::ismcts::random_action;
use corsair_cabinet::search::{Level, Player, SearchTask};

/// Whoever is to act where one acts after the other.
fn to_act<G: Game>(state: &G::State) -> Option<Seat> {
    G::to_act(state).first()
}

/// The state after so many decisions by lot; none if the game is over by then.
fn somewhere<G: Game>(plies: usize, rng: &mut Rng) -> Option<G::State> {
    let mut state = G::start(&G::Options::default(), rng.next_u64()).ok()?;
    for _ in 0..plies {
        let seat = to_act::<G>(&state)?;
        let action = random_action::<G>(&state, seat, rng)?;
        G::apply(&mut state, seat, &action);
    }
    G::outcome(&state).is_none().then_some(state)
}

/// Has the captain think in many situations, and plays what is expected. Returns the length of the longest line, in decisions.
fn play_lines<G: Player>(games: usize) -> usize {
    let mut rng = Rng::stream(7, 1);
    let mut longest = 0;
    for game in 0..games {
        let Some(mut state) = somewhere::<G>(game % 12, &mut rng) else { continue };
        let seat = to_act::<G>(&state).expect("the game is not over");
        let mut thought = G::think(&G::view(&state, Some(seat)), seat, Level::Captain, Some(3_000), 1);
        while !thought.finished() {
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

#[test]
fn what_is_expected_of_both_sides_of_corsairs_is_legal() {
    assert!(play_lines::<Corsairs>(60) > 4, "expected lines of some turns");
}

#[test]
fn what_is_expected_in_a_knight_fight_is_legal() {
    assert!(play_lines::<KnightFight>(60) > 3, "expected lines of some moves");
}
