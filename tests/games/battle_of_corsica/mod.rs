//! The tests of the Battle of Corsica, and what the tests of all games need to know of it.

mod bot;
mod events;
mod games;
mod levels;
mod naive;
mod options;
mod oracle;
mod play;
mod subject;

use corsair_cabinet::game::{Language, Seat};
use corsair_cabinet::games::battle_of_corsica::available_actions::AvailableAction;
use corsair_cabinet::games::battle_of_corsica::{BattleOfCorsica, available_actions, words};

use crate::tested_game::{Lesson, LevelMatches, NamedAction, TestedGame};

impl TestedGame for BattleOfCorsica {
    const NOT_IN_RULES: &'static [&'static str] = &["seats", "first", "second", "third", "fourth", "fifth", "sixth"];

    // With pairs only, luck decides more.
    const LEVEL_OPTIONS: &'static str = "sandwich=on,sequence=on,rising=rising,limit=10-minutes";

    const LEVEL_MATCHES: LevelMatches =
        LevelMatches { low: 40, high: 40, lowest_against_random: 40, highest_against_random: 40 };

    fn lesson() -> Option<Lesson<Self>> {
        // The lesson shows cards that come down, and asks for taps.
        None
    }

    fn available_actions(view: &Self::View, seat: Seat) -> Vec<NamedAction<Self::Action>> {
        let entries = available_actions::available_actions(view, seat);
        NamedAction::list(entries, AvailableAction::matches, AvailableAction::is_barred, |entry| {
            words::available_action(Language::ENGLISH, entry)
        })
    }
}
