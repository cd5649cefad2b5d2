//! What the conformance tests need to know of Rock, paper, scissors.

use corsair_cabinet::game::{Rng, Seat};

use super::subject::Subject;
use crate::rock_paper_scissors::{RockPaperScissors, State, Throw};

impl Subject for RockPaperScissors {
    // Three rounds of two throws.
    const LONGEST_GAME: usize = 6;

    /// The game has no pieces.
    fn pieces(_: &State) -> Vec<String> {
        Vec::new()
    }

    /// A state says nothing about its hidden throws, so nothing in it can be untrue.
    fn knows_the_truth(_: &State) -> bool {
        true
    }

    /// Replaces the hidden throws of the others. The last two words of a position are the hidden throws.
    fn disguise(state: &State, viewer: Option<Seat>, rng: &mut Rng) -> State {
        let text = state.to_string();
        let mut words: Vec<String> = text.split(' ').map(String::from).collect();
        let from = words.len() - 2;
        for (seat, word) in Seat::all(2).zip(&mut words[from..]) {
            if viewer != Some(seat) && word != "-" {
                *word = rng.choose(&Throw::ALL).expect("there are three").to_string();
            }
        }
        words.join(" ").parse::<State>().expect("another throw is as good")
    }
}
