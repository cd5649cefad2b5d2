//! Random changes of positions with the position editor: whatever it accepts can be played, by people and by computers.

use corsair_cabinet::game::position_editor::{Edit, edit};
use corsair_cabinet::game::{Determinize, Game, Language, PositionEditor, Rng, Seat, Tasks};
use corsair_cabinet::search::{Level, SearchTask};

use crate::random_games::{Extent, Step, play_random_games};
use crate::tested_game::{TestedGame, test_every_game};

/// A number of spaces that is greater than that of any board.
const SPACES: usize = 180;

/// A random change. Pieces are laid most often, and the position is rarely cleared.
fn random_edit<G: Game>(editor: &dyn PositionEditor<G>, state: &G::State, rng: &mut Rng) -> Edit {
    let pieces = editor.pieces(Language::ENGLISH, state).len();
    match rng.below(20) {
        0 => Edit::Clear,
        1..=4 => {
            let fields = editor.fields(Language::ENGLISH, state);
            let field = rng.below(fields.len());
            Edit::Set { field, value: rng.below(fields[field].values.len() + 1) }
        }
        5..=8 => Edit::Move { from: rng.below(SPACES), to: rng.below(SPACES) },
        9..=11 => Edit::Lay { piece: None, space: rng.below(SPACES) },
        _ => Edit::Lay { piece: Some(rng.below(pieces + 1)), space: rng.below(SPACES) },
    }
}

/// Checks a position that the editor has accepted: everybody can tell what they see, computers find an action, and the game can
/// be played on from there.
fn check_playable<G: TestedGame + Determinize>(position: &G::State, rng: &mut Rng) {
    let seats = Seat::all(G::seat_count(G::options(position)));
    for viewer in seats.map(Some).chain([None]) {
        let view = G::view(position, viewer);
        assert_eq!(G::view(&G::determinize(&view, rng), viewer), view, "{viewer:?} in {position}");
    }
    let mut state = position.clone();
    let mut actions = Vec::new();
    for number in 0..12 {
        let Some(seat) = G::to_act(&state).first() else { break };
        G::actions(&state, seat, &mut actions);
        let action = if number == 0 {
            let mut thinking = G::think(&G::view(&state, Some(seat)), seat, Level::Captain, Some(30), rng.next_u64());
            thinking.advance(u64::MAX);
            thinking.choice()
        } else {
            actions[rng.below(actions.len())].clone()
        };
        assert!(actions.contains(&action), "{action} in {state}");
        G::apply(&mut state, seat, &action);
        assert_eq!(state.to_string().parse().as_ref(), Ok(&state), "{action} after {position}");
    }
}

fn every_position_of_the_editor_can_be_played<G: TestedGame + Tasks + Determinize>() {
    let Some(editor) = G::POSITION_EDITOR else {
        return assert!(G::pace(&G::Options::default()).is_race(), "{}", G::ID);
    };
    let (mut accepted, mut refused) = (0, 0);
    play_random_games::<G>(Extent { seed: 35, games: 40, actions: 120 }, |rng, step| {
        let Step::Done { after, .. } = step else { return };
        if rng.below(12) > 0 || editor.obstacle(Language::ENGLISH, G::options(after)).is_some() {
            return;
        }
        let mut position = after.clone();
        for _ in 0..rng.below(30) {
            let change = random_edit::<G>(editor, &position, rng);
            match edit(editor, Language::ENGLISH, &position, change) {
                Ok(edited) => (position, accepted) = (edited, accepted + 1),
                Err(_) => refused += 1,
            }
        }
        if position != *after {
            check_playable::<G>(&position, rng);
        }
    });
    println!("{}: {accepted} accepted, {refused} refused", G::ID);
    assert!(accepted > 400 && refused > 0);
}

test_every_game! { every_position_of_the_editor_can_be_played, }
