//! Games in which both sides follow the hints: they lead on, and not round in circles.

use std::collections::HashMap;

use corsair_cabinet::dyn_game::DynPlayer;
use corsair_cabinet::game::{Language, Seat};
use corsair_cabinet::games::{self, IDS};
use corsair_cabinet::search::{Level, RootActions};
use corsair_cabinet::session::{Ending, PlayerKind, Session};

/// The number of iterations of each search, and that of Corsairs, which with fewer does not foresee a repetition.
const BUDGET: u64 = 60;
const BUDGET_OF_CORSAIRS: u64 = 2_000;

/// The greatest gap between two win probabilities that are about the same, in percentage points.
const ABOUT: f64 = 5.0;

/// The hint to a seat among some of its actions, and the win probability after it, in percent.
fn hint(session: &Session, player: &dyn DynPlayer, seat: Seat, root: &RootActions<String>) -> (String, f64) {
    let view = session.view_at_the_time(session.plies(), Some(seat)).to_bytes().unwrap();
    let seed = session.plies() as u64;
    let budget = if session.game().id() == "corsairs" { BUDGET_OF_CORSAIRS } else { BUDGET };
    let mut search = player.think(&view, seat, root, Level::FirstMate, Some(budget), seed).unwrap();
    search.advance(u64::MAX);
    (search.choice(), 100.0 * search.win_probability())
}

/// The position and the seat to act, without what only counts moves or prepares chance.
fn position(session: &Session) -> (String, Option<Seat>) {
    const COUNTERS: [&str; 6] = ["turn=", "turns=", "moves=", "seen=", "rng=", "seed="];
    let text = session.position(session.plies());
    let words = text.split(' ').filter(|word| COUNTERS.iter().all(|counter| !word.starts_with(counter)));
    (words.collect::<Vec<_>>().join(" "), session.to_act().first())
}

/// A game in which both sides followed the hints.
struct Followed {
    /// The greatest number of times that a position occurred.
    most: usize,
    /// Why the game ended, in English.
    reason: String,
    /// The last decision: whose it was, the win probability that the hint gave it, and that of the best other action.
    last: (Seat, f64, Option<f64>),
    winner: Option<Seat>,
}

fn follow(id: &str, options: &str, seed: u64) -> Followed {
    let (game, player) = (games::named(id).unwrap(), games::player(id).unwrap());
    let players = vec![PlayerKind::person(""); game.options().seat_count(options)];
    let mut session = Session::new(game, options, seed, players).unwrap();
    let mut occurrences = HashMap::new();
    let mut before = None;
    while let Some(seat) = session.to_act().first() {
        *occurrences.entry(position(&session)).or_insert(0) += 1;
        let (action, percent) = hint(&session, player, seat, &RootActions::All);
        let mut after = session.clone();
        after.act(seat, game.read_action(&action).unwrap()).unwrap();
        before = Some((std::mem::replace(&mut session, after), seat, action, percent));
    }
    let (before, seat, action, percent) = before.unwrap();
    let has_other = before.actions(before.plies(), seat).len() > 1;
    let other = has_other.then(|| hint(&before, player, seat, &RootActions::Except(action)).1);
    let Some(Ending::Played(outcome)) = session.ending() else { panic!("{id}, game {seed}: no end") };
    let reason = game.reason(Language::ENGLISH, &outcome.reason);
    let most = occurrences.into_values().max().unwrap();
    Followed { most, reason, last: (seat, percent, other), winner: session.winner() }
}

/// Follows the hints through this number of games with these options, and returns how many ended by repetition.
fn check_hints(id: &str, options: &str, games: u64) -> u64 {
    let mut repetitions = 0;
    for seed in 0..games {
        let Followed { most, reason, last: (seat, percent, other), winner } = follow(id, options, seed);
        let here = format!("{id} {options}, game {seed}");
        assert!(most <= 2, "{here}: a position occurred {most} times");
        if reason.contains("third time") {
            repetitions += 1;
            let is_as_good = other.is_some_and(|other| (percent - other).abs() <= ABOUT);
            assert!(winner == Some(seat) || !is_as_good, "{here}: {percent} % and {other:?} %");
        }
    }
    repetitions
}

fn check_all(games: u64) {
    for id in IDS {
        let game = games::named(id).unwrap();
        let first = Session::new(game, "", 0, vec![PlayerKind::person(""); game.options().seat_count("")]).unwrap();
        // Races have no hints.
        if first.status(Language::ENGLISH).is_race {
            continue;
        }
        if *id != "corsairs" {
            check_hints(id, "", games);
        }
    }
    // The usual set, and the small board.
    for options in ["broadside=no", "size=4,pulls=one,broadside=no,corners=barred"] {
        let repetitions = check_hints("corsairs", options, games);
        println!("corsairs {options}: {repetitions} of {games} games end by repetition");
        assert!(20 * repetitions <= games, "{options}: {repetitions} of {games} games end by repetition");
    }
}

#[test]
fn hints_lead_on() {
    check_all(20);
}

#[test]
#[ignore = "long: 100 games of each kind"]
fn many_hints_lead_on() {
    check_all(100);
}
