//! The decisive moments: in random games of every variant, each can be drawn, and shows nothing that the viewer may not see.

use corsair_cabinet::game::Seat;
use corsair_cabinet::game::events_of;
use corsair_cabinet::game::moment::{Figure, FigureEnd, Moment};

use crate::conformance::events::seen_events;
use crate::random_games::{Extent, Step, play_random_games};
use crate::tested_game::{TestedGame, test_every_game};

/// The random games.
const EXTENT: Extent = Extent { seed: 11, games: 40, actions: 400 };

/// Checks that a moment can be drawn.
fn check(moment: &Moment) {
    let figures: Vec<&Figure> = moment.rows.iter().flat_map(|row| &row.figures).collect();
    assert!(!moment.rows.is_empty(), "{moment:?}");
    // A figure that stands on the board leaves it; one that lies over the board goes to a space of it.
    let leaves = figures.iter().any(|figure| figure.end == FigureEnd::Leaves && figure.space.is_none());
    assert_eq!(leaves, moment.goes_to.is_some(), "{moment:?}");
    let mut order: Vec<usize> = figures.iter().filter_map(|figure| figure.order).collect();
    order.sort_unstable();
    assert!(order.is_empty() || order == (0..figures.len()).collect::<Vec<_>>(), "{moment:?}");
}

/// Plays random games, and checks the moments of all their actions.
fn every_moment_can_be_drawn_and_is_the_same_for_all<G: TestedGame>() {
    let mut moments = 0;
    play_random_games::<G>(EXTENT, |_, step| {
        let Step::Done { before, after, seat, action } = step else { return };
        let events = events_of::<G>(before, seat, action);
        let seen_by = |viewer| G::moment(&G::view(after, viewer), &seen_events::<G>(&events, before, after, viewer));
        let moment = seen_by(None);
        for viewer in Seat::all(G::seat_count(G::options(after))) {
            assert_eq!(seen_by(Some(viewer)), moment, "{}: {action} in {before}", G::ID);
        }
        if let Some(moment) = moment {
            check(&moment);
            moments += 1;
        }
    });
    assert!(moments > 0, "{} has no moment", G::ID);
}

test_every_game! {
    every_moment_can_be_drawn_and_is_the_same_for_all,
}
