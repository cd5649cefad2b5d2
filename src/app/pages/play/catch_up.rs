//! Plays the new actions of a letter at the table, before the player can act.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;

use crate::ui::TableHandle;

/// Once the board is drawn, plays the actions held back, one every `pace`. Any key or touch shows the rest at once.
pub fn catch_up(table: TableHandle, pace: Duration, has_board: RwSignal<bool>) {
    let running = StoredValue::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(interval) = running.try_update_value(Option::take).flatten() {
            interval.clear();
        }
    };
    Effect::new(move |_| {
        if has_board.get() && table.is_staging() && running.with_value(Option::is_none) {
            let play = move || {
                if !table.play_next() {
                    stop();
                }
            };
            running.set_value(set_interval_with_handle(play, pace).ok());
        }
    });
    let key = window_event_listener(ev::keydown, move |_| table.release_all());
    let touch = window_event_listener(ev::pointerdown, move |_| table.release_all());
    on_cleanup(move || {
        stop();
        key.remove();
        touch.remove();
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Language;
    use crate::games::corsairs::Corsairs;
    use crate::session::{LATEST_PLY, PlayerKind, Session};
    use crate::ui::{DynGameUi, Signals, dyn_game_ui};

    /// A table at which this many actions were done.
    fn table(actions: usize) -> TableHandle {
        let game: &'static dyn DynGameUi = dyn_game_ui::<Corsairs>();
        let players = vec![PlayerKind::Person(String::new()), PlayerKind::Remote("Bob".into())];
        let mut session = Session::new(game, "standard", 7, players).unwrap();
        for _ in 0..actions {
            let seat = session.to_act().first().unwrap();
            let action = session.actions(LATEST_PLY, seat).swap_remove(0);
            session.act(seat, action).unwrap();
        }
        TableHandle::of_session(game, Language::ENGLISH, session, Signals::none())
    }

    /// The number of actions that a table shows, whether it still plays, and whether the player may act.
    fn shown(table: TableHandle) -> (usize, bool, bool) {
        untrack(|| (table.status.read().plies, table.is_staging(), table.acting().is_some()))
    }

    #[test]
    fn a_table_plays_what_it_holds_one_action_at_a_time() {
        Owner::new().with(|| {
            let table = table(3);
            let (_, _, acts) = shown(table);
            assert!(!table.play_next(), "nothing is held");
            table.hold_back_actions_after(1);
            assert_eq!(shown(table), (1, true, false));
            assert_eq!(untrack(|| table.log().len()), 1);
            assert!(table.play_next());
            assert_eq!(shown(table), (2, true, false));
            assert!(!table.play_next());
            assert_eq!(shown(table), (3, false, acts));
        });
    }

    #[test]
    fn an_input_shows_all_that_a_table_holds() {
        Owner::new().with(|| {
            let table = table(3);
            table.hold_back_actions_after(0);
            let before = table.view.get_untracked();
            table.release_all();
            assert_eq!(shown(table).0, 3);
            assert!(*before != *table.view.get_untracked() && !table.announcer.is_silent());
            // Actions that the player has seen are not held back.
            table.hold_back_actions_after(3);
            assert!(!shown(table).1);
        });
    }
}
