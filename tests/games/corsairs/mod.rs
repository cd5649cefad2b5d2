//! The tests of Corsairs, and what the tests of all games need to know of it.

mod bot;
mod games;
mod levels;
mod naive;
mod names;
mod oracle;
mod perft;
mod play;
mod puzzles;
mod subject;

use corsair_cabinet::game::{Language, Seat};
use corsair_cabinet::games::corsairs::available_actions::AvailableAction;
use corsair_cabinet::games::corsairs::{Corsairs, available_actions, lesson, words};

use crate::tested_game::{Lesson, LevelMatches, NamedAction, TestedGame};

impl TestedGame for Corsairs {
    const NOT_IN_RULES: &'static [&'static str] = &["corsairs"];

    const LEVEL_MATCHES: LevelMatches =
        LevelMatches { low: 40, high: 20, lowest_against_random: 200, highest_against_random: 40 };

    fn lesson() -> Option<Lesson<Self>> {
        Some(Lesson { exercises: lesson::EXERCISES, texts: words::LESSON.texts(Language::ENGLISH) })
    }

    fn available_actions(view: &Self::View, seat: Seat) -> Vec<NamedAction<Self::Action>> {
        let entries = available_actions::available_actions(view, seat);
        NamedAction::list(entries, AvailableAction::matches, AvailableAction::is_barred, |entry| {
            words::available_action(Language::ENGLISH, entry)
        })
    }
}
