//! The time that the clocks of Knight Fight show (KF-11, BD-8, HT-1).

use corsair_cabinet::game::{Game, GameClock, Seat, TimeLeft};
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knight_fight::rules::State;

/// What the clock of a seat shows at a time in seconds, after seats have done something in a position at 5 s.
fn shown(position: &str, done: &[&str], now: u64, seat: Seat) -> TimeLeft {
    let mut state = position.parse::<State>().unwrap_or_else(|error| panic!("{position}: {error}"));
    for line in done {
        let (seat, action) = line.split_once(' ').unwrap();
        KnightFight::apply(
            &mut state,
            Seat::new(seat.parse::<usize>().unwrap() - 1).unwrap(),
            &action.parse().unwrap(),
        );
    }
    KnightFight::advance_clock(&mut state, now * 1000);
    let view = KnightFight::view(&state, Some(seat));
    <KnightFight as Game>::Clock::time_left(&view, seat, now * 1000).unwrap()
}

#[test]
fn the_clock_shows_minute_and_reserve() {
    const TRAP: &str = "favoured=1,trap=shown,clock=on clock=5000,5000";
    const AUCTION: &str = "favoured=1,bidding=auction,trap=shown,clock=on turn=both clock=5000,5000";
    const CHOICE: &str = "favoured=1,clock=on won=1:9:row moves=9 board=11/11/11/3O7/4O6/5O5/2XXXX5/6O4/3X7/11/11/11 \
                          clock=5000,4000 choose";
    let (x, o) = (Seat::FIRST, Seat::SECOND);
    let no_trap = &["2 trap none"][..];
    // The position, what was done, the time, whose clock; the seconds of the minute and of the reserve, and whether it runs.
    for (position, done, now, seat, expected) in [
        // X has a minute from 5 s on, then the reserve.
        (TRAP, no_trap, 5, x, (60, 180, true)),
        (TRAP, no_trap, 25, x, (40, 180, true)),
        (TRAP, no_trap, 95, x, (0, 150, true)),
        (TRAP, no_trap, 245, x, (0, 0, true)),
        // O owes nothing while X moves.
        (TRAP, no_trap, 95, o, (60, 180, false)),
        // X is too late after 5 + 60 + 180 s: X owes nothing more, and O has a minute for X's move.
        (TRAP, no_trap, 255, x, (0, 0, false)),
        (TRAP, no_trap, 255, o, (50, 0, true)),
        // A trap is due within the mover's minute, and without a reserve. After that O's clock stands.
        (TRAP, &[], 25, o, (40, 0, true)),
        (TRAP, &[], 65, o, (60, 180, false)),
        (TRAP, &[], 95, o, (60, 180, false)),
        // In an auction both clocks run at the same time, for all that is due.
        (AUCTION, &[], 25, x, (40, 180, true)),
        (AUCTION, &[], 95, o, (0, 150, true)),
        (AUCTION, &["2 bid 1"], 95, o, (0, 150, true)),
        (AUCTION, &["2 bid 1", "2 trap none", "2 spawn d8"], 95, o, (60, 180, false)),
        // Between bouts no clock runs.
        (CHOICE, &[], 95, o, (60, 180, false)),
    ] {
        let TimeLeft { first, reserve, runs } = shown(position, done, now, seat);
        assert_eq!((first / 1000, reserve / 1000, runs), expected, "{position} {done:?}, at {now} s, seat {seat}");
    }
}
