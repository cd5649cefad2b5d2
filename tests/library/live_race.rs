//! Races over simulated lines: clocks that differ and drift, lines that are slow, lose frames and are cut, and devices that
//! cheat.

mod cheats;
mod simulation;

use corsair_cabinet::game::{Game, Record, Seat, SessionRules};
use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
use corsair_cabinet::games::named;
use corsair_cabinet::live::race::{Finish, Race, RaceNews, is_race};
use corsair_cabinet::session::Ending;
use simulation::{Line, Table, secret, table_id};

/// The round trips of the lines of equal players, in ms.
const LINES: [usize; 3] = [2, 20, 200];

/// How many of `games` equal players win at most, one of `players`: four standard deviations above the mean. And at least.
#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn is_by_chance(wins: usize, games: usize, players: usize) -> bool {
    let (games, share) = (games as f64, 1.0 / players as f64);
    (wins as f64 - games * share).abs() <= 4.0 * (games * share * (1.0 - share)).sqrt()
}

/// Plays so many games of equal players, and compares what each has won.
fn play_equal_games(games: u64) {
    let mut wins = [0; LINES.len() + 1];
    let mut firsts = [0; LINES.len() + 1];
    let mut close = 0;
    for seed in 0..games {
        if seed.is_power_of_two() {
            println!("{seed}: {wins:?} {firsts:?} {close}");
        }
        let mut table = Table::new("seats=4", &LINES.map(Line::of), seed);
        table.play();
        table.compare();
        wins[table.winner()] += 1;
        for finish in table.finishes() {
            firsts[finish.order[0].0.index()] += 1;
            close += usize::from(finish.is_photo_finish);
        }
    }
    let (games, taps) = (wins.iter().sum(), firsts.iter().sum());
    println!("games {games}: won {wins:?}; taps {taps}: first {firsts:?}, photo finishes {close}");
    assert!(wins.iter().all(|wins| is_by_chance(*wins, games, 4)), "{wins:?}");
    assert!(firsts.iter().all(|first| is_by_chance(*first, taps, 4)), "{firsts:?}");
}

#[test]
fn equal_players_win_as_often_on_any_line() {
    play_equal_games(100);
}

#[test]
#[ignore = "plays 10,000 games, which takes long"]
fn equal_players_win_as_often_in_many_games() {
    play_equal_games(10_000);
}

#[test]
fn a_bad_connection_loses_nothing() {
    for (seed, options) in
        (0..).zip(["seats=2", "seats=3,sandwich=on,penalty=each", "seats=6,collect=shuffle", "seats=3"])
    {
        let lines = [2, 20, 80, 200, 20].map(|round_trip| Line { loss: 100, cuts: 20_000, ..Line::of(round_trip) });
        let seats = named("battle-of-corsica").unwrap().options().seat_count(options);
        let mut table = Table::new(options, &lines[..seats - 1], seed);
        table.play();
        table.compare();
        assert!(table.news().any(|news| *news == RaceNews::Paused), "{options}: no line was cut");
        let misfit = table.news().find(|news| matches!(news, RaceNews::Misfit(..)));
        assert_eq!(misfit, None, "{options}");
    }
}

#[test]
fn a_page_that_is_opened_again_loses_nothing() {
    let mut table = Table::new("seats=3", &[Line::of(20), Line::of(200)], 9);
    table.stores = true;
    for (reload, device) in (0..30).zip((0..3).cycle()) {
        table.run_until(5_000 + reload * 3_701);
        table.reload(device);
    }
    table.play();
    table.compare();
    assert!(table.finishes().count() > 20);
    let misfit = table.news().find(|news| matches!(news, RaceNews::Misfit(..)));
    assert_eq!(misfit, None);
}

#[test]
fn a_stored_race_that_was_cut_or_changed_is_refused() {
    let mut table = Table::new("seats=2", &[Line::of(20)], 5);
    table.run_until(20_000);
    let game = named("battle-of-corsica").unwrap();
    let load = |text: &str| Race::load(game, text).map(drop).map_err(|error| (error.line, error.to_string()));
    for device in &table.devices {
        let stored = device.race.save();
        let again = Race::load(game, &stored).unwrap();
        // A card that was announced is shown at once.
        let record = device.race.session().unwrap().record();
        assert!(again.session().unwrap().record().starts_with(record.strip_suffix("end\n").unwrap()));
        assert!(is_race(&stored) && !again.is_host() || again.save().contains("pause"));
        let lines: Vec<&str> = stored.lines().collect();
        for cut in 0..lines.len() {
            assert!(load(&lines[..cut].join("\n")).is_err(), "{cut}");
        }
        let without = |index: usize| [&lines[..index], &lines[index + 1..]].concat().join("\n") + "\n";
        assert!((0..lines.len() - 2).all(|index| load(&without(index)).is_err()));
        let newer = stored.replace("race 1", "race 2");
        assert_eq!(load(&newer).unwrap_err().0, 1);
    }
}

#[test]
fn a_player_who_resigns_ends_the_game_for_all() {
    let mut table = Table::new("seats=3", &[Line::of(20), Line::of(20)], 4);
    table.run_until(20_000);
    table.tell(2, &|race, now| race.resign(now));
    table.play();
    table.compare_records();
    let resigned = Ending::Resigned(Seat::new(2).unwrap());
    assert!(table.devices.iter().all(|device| device.race.session().unwrap().ending().as_ref() == Some(&resigned)));
    assert!(table.news().all(|news| !matches!(news, RaceNews::Misfit(..))));
}

#[test]
fn a_rematch_is_a_race_of_its_own_on_the_same_lines() {
    let mut table = Table::new("seats=3", &[Line::of(20), Line::of(20)], 4);
    table.run_until(20_000);
    assert!(table.devices[0].race.rematch().is_none(), "the game is not over");
    table.tell(0, &|race, now| race.resign(now));
    table.run_until(25_000);
    let before = table.devices[0].race.table();
    // A guest goes on first, and the host last.
    for device in [1, 2, 0] {
        table.run_until(table.time + 5_000);
        let is_asked = table.devices[0].news.contains(&RaceNews::Rematch(Seat::SECOND));
        assert_eq!(is_asked, device != 1);
        table.rematch(device);
    }
    table.play();
    table.compare();
    assert_ne!(table.devices[0].race.table(), before);
    assert!(table.finishes().count() > 20);
}

#[test]
fn the_clock_stands_while_a_player_does_not_see_the_game() {
    for device in [0, 2] {
        let mut table = Table::new("seats=3", &[Line::of(20), Line::of(20)], 4);
        table.run_until(30_000);
        table.tell(device, &|race, now| race.leave(now));
        table.run_until(31_000);
        assert!(table.devices.iter().all(|device| !device.race.is_running()));
        let standing = table.devices[0].race.session().unwrap().record();
        table.run_until(60_000);
        assert_eq!(table.devices[0].race.session().unwrap().record(), standing);
        table.tell(device, &|race, now| race.come_back(now));
        table.run_until(65_000);
        assert!(table.devices.iter().all(|device| device.race.is_running()));
        table.play();
        table.compare();
    }
}

/// A live record is one like any other, and each card that nobody has seen is decided when it is laid (BC-37).
#[test]
fn a_record_says_the_chance_of_each_unseen_card() {
    let mut table = Table::new("seats=2", &[Line::of(20)], 5);
    table.play();
    let record: Record<BattleOfCorsica> = table.record().parse().unwrap();
    let chance = BattleOfCorsica::COMMON_CHANCE.unwrap();
    let states = record.replay().unwrap();
    for (plies, entry) in record.entries.iter().enumerate() {
        let is_drawn = record.outside_draws.iter().any(|draw| draw.plies == plies);
        assert_eq!(chance.needs_chance(&states[plies], &entry.action), is_drawn, "{plies}");
    }
    assert!(BattleOfCorsica::outcome(states.last().unwrap()).is_some());
}

#[test]
fn the_shorter_reaction_wins_on_the_slower_line() {
    let (slow, mut races) = (Seat::new(2).unwrap(), 0);
    for seed in 0..8 {
        let mut table = Table::new("seats=3", &[Line::of(2), Line::of(200)], seed);
        table.reactions = vec![(300, 1), (300, 1), (240, 40)];
        table.play();
        table.compare();
        for finish in table.contested() {
            assert_eq!(finish.order[0].0, slow, "{finish:?}");
            assert!(!finish.is_too_fast);
            races += 1;
        }
    }
    assert!(races > 10, "{races}");
}

#[test]
fn equal_reactions_are_a_photo_finish() {
    let mut table = Table::new("seats=3", &[Line::of(2), Line::of(200)], 3);
    table.reactions = vec![(300, 1); 3];
    table.play();
    table.compare();
    let is_close = table.contested().iter().filter(|finish| finish.is_photo_finish).count();
    assert!(is_close > 5, "{is_close}");
}

#[test]
fn a_guess_is_too_fast_to_be_a_reaction() {
    let mut table = Table::new("seats=2", &[Line::of(20)], 3);
    table.reactions = vec![(60, 20), (300, 1)];
    table.play();
    table.compare();
    let is_guess = |finish: &Finish| finish.order[0].0 == Seat::FIRST;
    assert!(table.finishes().any(|finish| finish.is_too_fast));
    assert!(table.finishes().all(|finish| finish.is_too_fast <= is_guess(finish)));
}

#[test]
fn all_devices_show_a_card_at_the_same_moment() {
    let mut table = Table::new("seats=4", &LINES.map(Line::of), 8);
    table.play();
    let (mut cards, mut late) = (0, 0);
    for shown in table.shown_at() {
        let (first, last) = (shown.iter().min().unwrap(), shown.iter().max().unwrap());
        cards += 1;
        // A frame of the screen, and the error of the clock of the slowest line.
        late += usize::from(last - first > 16 + 40);
    }
    assert!(cards > 100 && late * 100 < cards, "{late} of {cards}");
}

#[test]
fn a_player_who_goes_away_finds_the_same_game() {
    let mut table = Table::new("seats=3", &[Line::of(20), Line::of(20)], 4);
    table.run_until(30_000);
    let plies = table.devices[0].race.session().unwrap().plies();
    table.cut(1, 60_000);
    table.run_until(35_000);
    let standing = table.devices[0].race.session().unwrap().record();
    table.run_until(85_000);
    assert!(!table.devices[0].race.is_running());
    assert_eq!(table.devices[0].race.session().unwrap().record(), standing);
    table.run_until(100_000);
    assert!(table.devices.iter().all(|device| device.race.is_running()));
    table.play();
    table.compare();
    assert!(table.devices[0].race.session().unwrap().plies() > plies);
}

#[test]
fn races_with_automatic_cards_are_not_offered() {
    let host = |id: &str, options: &str| Race::host(named(id).unwrap(), options, table_id(), secret(1), "Ann");
    assert!(host("battle-of-corsica", "seats=6,collect=shuffle,nobody=redeal,limit=10-minutes").is_some());
    for options in ["auto-flip=3000", "grace=0", "second=computer", "seats=7", ""] {
        assert!(host("battle-of-corsica", options).is_none(), "{options}");
    }
    assert!(host("corsairs", "standard").is_none());
}
