//! The tests of Knights & Corsairs, and what the tests of all games need to know of it.

mod games;
mod knowledge;
mod levels;
mod naive;
mod options;
mod oracle;
mod perft;
mod play;
mod puzzles;
mod subject;
mod witness;

use corsair_cabinet::game::{Language, Seat};
use corsair_cabinet::games::knights_and_corsairs::available_actions::AvailableAction;
use corsair_cabinet::games::knights_and_corsairs::{KnightsAndCorsairs, available_actions, lesson, words};

use crate::tested_game::{Lesson, LevelMatches, NamedAction, TestedGame};

impl TestedGame for KnightsAndCorsairs {
    const NOT_IN_RULES: &'static [&'static str] = &["colours"];

    const LEVEL_MATCHES: LevelMatches =
        LevelMatches { low: 40, high: 40, lowest_against_random: 200, highest_against_random: 200 };

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
