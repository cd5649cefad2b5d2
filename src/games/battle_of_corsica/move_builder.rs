//! Builds an action of the Battle of Corsica from inputs: each input is an action by itself.

use super::rules::{Action, BattleOfCorsica, Illegal, View};
use crate::game::seat::MOST_SEATS;
use crate::game::{MoveBuilder, Progress, Seat};

/// A click, touch or key of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// On the player's own packet: lays its top card.
    Packet,
    /// On the pile: taps it.
    Pile,
}

impl Input {
    /// The action of this input.
    pub const fn action(self) -> Action {
        match self {
            Self::Packet => Action::Flip,
            Self::Pile => Action::Tap,
        }
    }

    /// The key with which a person makes this input, where `persons` people share the keyboard. `person` is an index.
    pub fn key(self, person: usize, persons: usize) -> &'static str {
        let keys = if persons > 1 { KEYS_BY_PERSON[person % MOST_SEATS] } else { SOLO_KEYS };
        keys[self as usize]
    }

    /// The index of the person and the input that the key of this [name](crate::game::keyboard::key_name) stands for, where
    /// `persons` people share the keyboard; `None` for other keys.
    pub fn of_key(name: &str, persons: usize) -> Option<(usize, Self)> {
        let all = (0..persons).flat_map(|person| [Self::Packet, Self::Pile].map(|input| (person, input)));
        all.into_iter().find(|(person, input)| input.key(*person, persons).eq_ignore_ascii_case(name))
    }
}

/// The keys of a person alone at the keyboard: to lay a card, and to tap.
const SOLO_KEYS: [&str; 2] = ["Enter", "Space"];

/// The keys of each of several people: to lay a card, and to tap.
const KEYS_BY_PERSON: [[&str; 2]; MOST_SEATS] =
    [["A", "S"], ["J", "K"], ["Z", "X"], ["N", "M"], ["1", "2"], ["9", "0"]];

impl MoveBuilder for BattleOfCorsica {
    type Input = Input;
    type Draft = Option<Input>;

    fn input(view: &View, seat: Seat, draft: &mut Option<Input>, input: Input) -> Result<(), Illegal> {
        view.table.check(seat, input.action())?;
        *draft = Some(input);
        Ok(())
    }

    fn progress(_: &View, _: Seat, draft: &Option<Input>) -> Progress<Action> {
        draft.map_or(Progress::Incomplete, |input| Progress::Submit(input.action()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_lays_with_enter_and_taps_with_space() {
        assert_eq!(Input::of_key("Enter", 1), Some((0, Input::Packet)));
        assert_eq!(Input::of_key("Space", 1), Some((0, Input::Pile)));
        assert_eq!(Input::of_key("a", 1), None);
        assert_eq!(Input::of_key("Space", 0), None);
    }

    #[test]
    fn each_of_several_persons_has_two_keys_of_their_own() {
        for persons in 2..=MOST_SEATS {
            let mut found = Vec::new();
            for name in ('0'..='9').chain('a'..='z') {
                found.extend(Input::of_key(&name.to_string(), persons));
            }
            assert_eq!(found.len(), 2 * persons);
            found.sort_by_key(|(person, input)| (*person, *input as usize));
            found.dedup();
            assert_eq!(found.len(), 2 * persons, "nobody shares a key");
            assert_eq!(Input::of_key("Space", persons), None);
        }
    }
}
