//! The conformance tests, which every game of the register must pass in every variant.
//!
//! The `impl Subject` of a game says what the tests need to know of it. It is in `tests/games/<game>/subject.rs`.

pub mod events;
mod golden;
mod junk;
mod languages;
mod playthrough;
mod playthroughs;
mod rock_paper_scissors;
mod rules;
mod secrets;
pub mod subject;
mod texts;
mod time;

use std::sync::OnceLock;

use corsair_cabinet::for_each_game;

use playthrough::{Playthrough, StoredPlaythroughs};

/// Makes a module with all tests for each game: `court_wars::pieces_are_conserved` calls
/// `rules::pieces_are_conserved::<CourtWars>()`.
macro_rules! conformance {
    ($tests:tt $($module:ident::$game:ident,)*) => {
        $(conformance! { @game $module, corsair_cabinet::games::$module::$game, $tests })*
        // The seats choose at the same time, as in no game of the register.
        conformance! { @game rock_paper_scissors_game, crate::rock_paper_scissors::RockPaperScissors, $tests }
    };
    (@game $module:ident, $game:path, $tests:tt) => {
        mod $module {
            use super::*;
            use $game as Game;

            impl StoredPlaythroughs for Game {
                fn playthrough_store() -> &'static OnceLock<Vec<Playthrough<Self>>> {
                    static PLAYTHROUGHS: OnceLock<Vec<Playthrough<Game>>> = OnceLock::new();
                    &PLAYTHROUGHS
                }
            }

            conformance! { @tests $tests }
        }
    };
    (@tests [$($file:ident::$test:ident,)*]) => {
        $(#[test]
        fn $test() {
            $file::$test::<Game>();
        })*
    };
}

for_each_game! {
    conformance [
    rules::actions_are_sorted_and_are_exactly_what_check_allows,
    rules::check_allows_only_legal_actions_of_seats_to_act,
    rules::a_game_is_over_exactly_when_no_seat_may_act,
    rules::places_count_those_in_front,
    rules::a_seat_that_may_act_sits_at_the_table,
    rules::pieces_are_conserved,
    rules::the_same_seed_and_actions_give_the_same_states,
    rules::undo_and_redo_lead_back_to_the_same_state,
    rules::an_illegal_action_of_a_record_is_named_by_its_number,
    rules::normalized_options_begin_the_same_game,
    rules::a_rematch_can_begin,
    texts::every_option_is_read_as_it_is_written,
    texts::every_action_is_read_as_it_is_written,
    texts::every_position_is_read_as_it_is_written,
    texts::every_record_and_link_is_read_as_it_is_written,
    texts::a_record_may_begin_at_any_position,
    texts::every_view_is_read_as_it_is_written,
    texts::a_record_or_link_that_was_cut_anywhere_is_refused,
    texts::texts_of_newer_versions_and_other_games_are_refused_as_such,
    texts::a_text_with_a_mistake_is_refused_or_read_exactly,
    texts::junk_is_refused_with_its_place,
    secrets::what_a_state_says_of_hidden_things_is_true,
    secrets::a_sampled_state_has_the_same_view,
    secrets::a_sampled_state_can_be_written_and_played,
    secrets::what_is_hidden_changes_nothing_in_a_view,
    secrets::the_seed_is_in_no_view,
    secrets::a_game_without_secrets_follows_from_any_view,
    secrets::an_action_shows_news_only_to_the_seats_that_it_reveals_to,
    secrets::a_hidden_action_is_unknown_until_it_is_revealed,
    events::the_next_view_follows_from_the_events,
    events::events_tell_no_more_than_the_views,
    time::only_a_timed_game_has_time,
    time::a_clock_never_goes_back_however_often_it_is_read,
    time::an_automatic_action_is_the_only_one_at_its_deadline,
    languages::every_option_has_its_words_in_every_language,
    languages::a_game_is_described_in_each_language,
    languages::events_in_french_have_no_english_words,
    languages::drafts_in_french_have_no_english_words,
    languages::refusals_and_reasons_are_never_empty,
    golden::the_golden_record_leads_to_the_same_position,
    ]
}
