//! The computer players of the Battle of Corsica: what they see and do, and how fast.

use corsair_cabinet::game::{Choices, Deadline, Determinize, Game, GameClock, LONGEST_TIME_MS, Rng, Seat};
use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
use corsair_cabinet::games::battle_of_corsica::bot::{
    FASTEST_REACTION_MS, FRAME_MS, MIN_AND_RANDOM_LAYING_MS, TAP_STOP_LIMIT_MS, reaction_model,
};
use corsair_cabinet::games::battle_of_corsica::rules::{Action, Options, Phase, Reason, State};
use corsair_cabinet::games::named;
use corsair_cabinet::search::contestant::Contestant;
use corsair_cabinet::search::race::{self, options_for_computers};
use corsair_cabinet::search::{Level, Player, Reflex};
use corsair_cabinet::session::{PlayerKind, Session};

/// Random options, about half of them standard.
fn random_options(rng: &mut Rng) -> Options {
    let mut options = Options::default();
    for choice in Options::CHOICES {
        if choice.key == "seats" || rng.below(2) == 0 {
            assert!(options.set(choice.key, rng.choose(choice.values).unwrap()));
        }
    }
    BattleOfCorsica::normalize(options)
}

fn position(text: &str) -> State {
    text.parse::<State>().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The reflex of a computer on this seat.
fn reflex(state: &State, seat: Seat, level: Level, seed: u64) -> Option<Reflex<Action>> {
    BattleOfCorsica::reflex(&BattleOfCorsica::view(state, Some(seat)), seat, level, seed)
}

/// The time of its tap, if the reflex is one.
fn tap(state: &State, seat: Seat, level: Level, seed: u64) -> Option<u64> {
    reflex(state, seat, level, seed).filter(|reflex| reflex.action == Action::Tap).map(|reflex| reflex.at)
}

/// The times of the taps of a number of computers, sorted.
fn taps(state: &State, seat: Seat, level: Level, computers: u64) -> Vec<u64> {
    let mut times: Vec<u64> = (0..computers).filter_map(|seed| tap(state, seat, level, seed)).collect();
    times.sort_unstable();
    times
}

/// Asserts what must be true of every reflex.
fn must_be_sound(state: &State, seat: Seat, level: Level, seed: u64, rng: &mut Rng) {
    let found = reflex(state, seat, level, seed);
    // It depends on the view only: every determinized state gives the same.
    let view = BattleOfCorsica::view(state, Some(seat));
    let other = BattleOfCorsica::determinize(&view, rng);
    assert_eq!(reflex(&other, seat, level, seed), found);
    let Some(Reflex { at, action }) = found else { return };
    let text = format!("{seat} {action} at {at} in {state}");
    assert!(at >= state.table.now, "of the past: {text}");
    let pause = usize::try_from(at - state.table.now).unwrap();
    let mut later = state.clone();
    BattleOfCorsica::advance_clock(&mut later, state.table.now + rng.below(pause + 1) as u64);
    assert_eq!(reflex(&later, seat, level, seed), found, "time alone changes nothing: {text}");
    if action == Action::Tap {
        let hesitates = later.table.options.grace().max(TAP_STOP_LIMIT_MS);
        let pile = &later.table.pile;
        let mut tops = (0..pile.len()).map(|top| (&pile[top], pile.get(top + 1)));
        let fits = tops.any(|(top, cover)| {
            at >= top.at + FRAME_MS + FASTEST_REACTION_MS && cover.is_none_or(|cover| at < cover.at + hesitates)
        });
        assert!(fits, "faster than anybody, or too late: {text}");
    } else {
        // In a long game computers become quicker.
        let least = MIN_AND_RANDOM_LAYING_MS.0 * if state.table.plays < 200 { 10 } else { 7 } / 10;
        assert!(at >= state.table.since + least, "faster than anybody: {text}");
    }
    if BattleOfCorsica::next_deadline(state).is_none_or(|deadline| deadline.at > at) {
        BattleOfCorsica::advance_clock(&mut later, at);
        assert_eq!(BattleOfCorsica::check(&later, seat, &action), Ok(()), "{text}");
        BattleOfCorsica::apply(&mut later, seat, &action);
        assert_ne!(reflex(&later, seat, level, seed), found, "it comes again: {text}");
    }
}

#[test]
fn reflexes_follow_the_view_and_are_legal_and_come_once() {
    let (mut plays, mut wrong, mut removed, mut banned) = (0, 0, 0, 0);
    for number in 0..150 {
        let mut rng = Rng::stream(31, number);
        let options = random_options(&mut rng);
        // Some options conflict.
        let Ok(mut state) = BattleOfCorsica::start(&options, number) else { continue };
        let count = options.seat_count();
        let levels: Vec<Level> = (0..count).map(|_| *rng.choose(&Level::ALL).unwrap()).collect();
        // Sometimes any seat does anything.
        let pause = 300 + rng.below(6_000);
        for _ in 0..400 {
            for seat in Seat::all(count) {
                must_be_sound(&state, seat, levels[seat.index()], number, &mut rng);
            }
            let meddles = state.table.now + 1 + rng.below(pause) as u64;
            let level = |seat: Seat| Some(levels[seat.index()]).filter(|_| !options.is_person(seat));
            let coming =
                race::next_event::<BattleOfCorsica>(&state, number, level).filter(|coming| coming.at <= meddles);
            let (at, done) = match coming {
                Some(Deadline { at, action }) => (at, action),
                None => {
                    (meddles, Some((rng.seat(count), *rng.choose(&[Action::Flip, Action::Flip, Action::Tap]).unwrap())))
                }
            };
            BattleOfCorsica::advance_clock(&mut state, at);
            if let Some((seat, action)) = done.filter(|(seat, act)| BattleOfCorsica::check(&state, *seat, act).is_ok())
            {
                BattleOfCorsica::apply(&mut state, seat, &action);
            }
            wrong += u32::from(state.table.spent);
            banned += u32::from(state.table.banned.iter().any(|until| *until > state.table.now));
            removed += state.table.removed.len();
            if state.table.is_over() {
                assert!(Seat::all(count).all(|seat| reflex(&state, seat, Level::Captain, number).is_none()));
                break;
            }
        }
        plays += state.table.plays;
    }
    assert!(plays > 8_000 && wrong > 1_000 && removed > 1_000 && banned > 1_000, "{plays} {wrong} {removed} {banned}");
}

/// A pair is on the pile. The second seat laid its second card, and the first seat is to lay.
const PAIR: &str = "standard now=1000 last=2 pile=7H:1@500,7C:2@1000 plays=2 since=1000";

/// The number of computers where shares are compared.
const MANY: u32 = 20_000;

/// Asserts that a share of [`MANY`] is what it should be, within four standard deviations of a binomial.
fn must_be_share(found: usize, expected: f64, what: &str) {
    let many = f64::from(MANY);
    let found = f64::from(u32::try_from(found).unwrap()) / many;
    let deviation = (expected * (1.0 - expected) / many).sqrt();
    assert!((found - expected).abs() <= 4.0 * deviation, "{what}: {found} instead of {expected}");
}

#[test]
fn reactions_are_log_normal_and_own_cards_give_no_head_start() {
    let state = position(PAIR);
    for level in Level::ALL {
        let median = f64::from(u32::try_from(reaction_model(level).median).unwrap());
        for seat in Seat::all(2) {
            let times = taps(&state, seat, level, MANY.into());
            // The standard normal distribution has a tenth below -1.28155 and a tenth above 1.28155.
            for (tenths, deviations) in [(1, -1.281_55), (5, 0.0), (9, 1.281_55_f64)] {
                let found = f64::from(u32::try_from(times[times.len() * tenths / 10] - 1000 - FRAME_MS).unwrap());
                let exact = median * (0.25 * deviations).exp();
                let error = (found / exact - 1.0).abs();
                assert!(error < 0.015, "{level:?}, seat {seat}, {tenths} tenths: {found} instead of {exact}");
            }
            let noticed = 1.0 - f64::from(u32::try_from(reaction_model(level).lapses).unwrap()) / 1_000.0;
            must_be_share(times.len(), noticed, "noticed");
        }
    }
}

#[test]
fn what_only_looks_like_a_pattern_is_sometimes_tapped() {
    const ALL: &str = "sandwich=on,sequence=on,ten=on";
    const STRICT: &str = "sequence=on,rising=rising,ace-rank=low,joker-pairs=never";
    let piles = [
        // Patterns of variations that are not played.
        ("standard", "7H,8C", true),
        ("standard", "6H,2S,6C", true),
        ("standard", "6H,4C", true),
        ("standard", "9H,AC", true),
        (STRICT, "8H,7C", true),
        (STRICT, "KH,AC", true),
        (STRICT, "Joker,Joker", true),
        // A sandwich with two cards between.
        (ALL, "7H,2C,KD,7S", true),
        // Nothing of all that.
        ("standard", "7H", false),
        ("standard", "7H,JC", false),
        (ALL, "7H,2C,KD,5S", false),
    ];
    for (options, pile, looks) in piles {
        let cards: Vec<&str> = pile.split(',').collect();
        let laid: Vec<String> = cards.iter().zip(1..).map(|(card, time)| format!("{card}:1@{time}")).collect();
        let state = position(&format!("{options} now=9 last=1 pile={} plays={} since=9", laid.join(","), cards.len()));
        for level in Level::ALL {
            let errors = f64::from(u32::try_from(reaction_model(level).errors).unwrap()) / 1_000.0;
            let expected = if looks { errors } else { 0.0 };
            // A top that is covered by the next card is not tapped.
            let found = taps(&state, Seat::SECOND, level, MANY.into());
            must_be_share(found.len(), expected, &format!("{options} {pile} {level:?}"));
        }
    }
}

#[test]
fn a_top_tapped_by_mistake_is_not_tapped_again() {
    let tapped = |spent: &str| {
        let looks_like_a_sequence =
            format!("standard now=9 last=1 pile=7H:1@1,8C:1@2{spent} mistakes=1,0 plays=2 since=9");
        taps(&position(&looks_like_a_sequence), Seat::SECOND, Level::CabinBoy, 2_000)
    };
    assert!(!tapped("").is_empty());
    assert_eq!(tapped(" spent=yes"), Vec::<u64>::new());
}

#[test]
fn a_computer_about_to_tap_lays_no_card() {
    let pair = position(PAIR);
    let none = position(&PAIR.replace("7C", "JC").replace("last=2", "phase=challenge:2:1:1 last=2"));
    let mut held_back = 0;
    for seed in 0..2_000 {
        let flip = reflex(&none, Seat::FIRST, Level::CabinBoy, seed).expect("it is to lay a card");
        assert_eq!(flip.action, Action::Flip);
        let (least, more) = MIN_AND_RANDOM_LAYING_MS;
        assert!((1000 + least..=1000 + least + more as u64).contains(&flip.at));
        let Some(at) = tap(&pair, Seat::FIRST, Level::CabinBoy, seed).filter(|at| *at > flip.at) else { continue };
        let mut tapped = pair.clone();
        BattleOfCorsica::advance_clock(&mut tapped, at);
        BattleOfCorsica::apply(&mut tapped, Seat::FIRST, &Action::Tap);
        assert_eq!(reflex(&tapped, Seat::FIRST, Level::CabinBoy, seed), None);
        held_back += 1;
    }
    assert!(held_back > 100, "{held_back}");
}

#[test]
fn a_covered_top_is_tapped_for_a_moment_only() {
    for (options, end) in [("grace=0", 1_200 + TAP_STOP_LIMIT_MS), ("standard", 1_400), ("grace=400", 1_600)] {
        let covered = format!("{options} now=1200 phase=challenge:1:2:3 last=1 pile=7H:1@500,7C:2@1000,KD:1@1200");
        let times = taps(&position(&format!("{covered} plays=3 since=1200")), Seat::SECOND, Level::Captain, 2_000);
        let (first, last) = (times[0], times[times.len() - 1]);
        assert!(first >= 1_200 && last < end && last + 30 > end, "{options}: {first} to {last}");
    }
}

#[test]
fn a_banned_computer_looks_again_after_the_ban() {
    let banned = |pile: &str| {
        let pile = format!("penalty=ban now=1000 last=2 pile={pile} banned=3500,0 plays=2 since=1000");
        taps(&position(&pile), Seat::FIRST, Level::CabinBoy, 2_000)
    };
    let times = banned("7H:1@500,7C:2@1000");
    assert!(times.len() > 1_000 && times[0] >= 3_500 + FASTEST_REACTION_MS, "{}", times[0]);
    assert_eq!(banned("7H:1@500,8C:2@1000"), Vec::<u64>::new());
}

#[test]
fn at_a_slower_pace_everything_takes_longer() {
    let (mut tapped, mut laid) = (0, 0);
    for seed in 0..200 {
        for (pace, slowness) in [("easy", 2), ("slow", 4), ("calm", 10)] {
            let brisk = reflex(&position(PAIR), Seat::FIRST, Level::Boatswain, seed).expect("it lays or taps");
            let players = format!("first=computer,second=computer,pace={pace}");
            let slower = reflex(&position(&PAIR.replace("standard", &players)), Seat::FIRST, Level::Boatswain, seed);
            let seen = if brisk.action == Action::Tap { 1000 + FRAME_MS } else { 1000 };
            assert_eq!(slower, Some(Reflex { at: seen + (brisk.at - seen) * slowness, ..brisk }));
            *(if brisk.action == Action::Tap { &mut tapped } else { &mut laid }) += 1;
        }
    }
    assert!(tapped > 300 && laid > 30, "{tapped} {laid}");
}

#[test]
fn in_a_calm_game_computers_wait_with_their_cards() {
    let nothing = "second=computer,pace=calm now=9 last=1 pile=7H:1@5 plays=1 since=5";
    assert_eq!(reflex(&position(nothing), Seat::SECOND, Level::Captain, 1), None);
    assert!(reflex(&position(&nothing.replace("calm", "slow")), Seat::SECOND, Level::Captain, 1).is_some());
}

#[test]
fn the_table_of_levels_shows_the_reaction_models() {
    let text = include_str!("../../../src/games/battle_of_corsica/bot.rs");
    let rows = text.lines().filter_map(|line| line.strip_prefix("//! | ")).skip(1);
    let rows: Vec<Vec<String>> =
        rows.map(|row| row.split(" | ").map(|cell| cell.replace(" |", "")).collect()).collect();
    assert_eq!(rows.len(), Level::ALL.len());
    for (level, row) in Level::ALL.into_iter().zip(rows) {
        let model = reaction_model(level);
        let share = |thousandths: usize| match u32::try_from(thousandths).unwrap() {
            0 => "never".to_owned(),
            some => format!("{} %", f64::from(some) / 10.0),
        };
        assert_eq!(row[0].to_lowercase().replace(' ', "-"), level.key());
        assert_eq!(row[1], format!("{} ms", model.median));
        assert_eq!(row[2..], [share(model.lapses), share(model.errors)], "{level:?}");
    }
}

/// The standard options for a number of computers.
fn computers(seats: &str) -> Options {
    let mut options = Options::default();
    assert!(options.set("seats", seats));
    options_for_computers::<BattleOfCorsica>(options)
}

#[test]
fn a_race_goes_in_a_session_as_it_does_in_a_match() {
    let levels = [Level::Captain, Level::CabinBoy, Level::Boatswain];
    let options = computers("3");
    let mut state = BattleOfCorsica::start(&options, 8).unwrap();
    let entries = race::play_race::<BattleOfCorsica>(&mut state, 8, |seat| Contestant::of(levels[seat.index()]));
    let players = levels.map(PlayerKind::Computer).to_vec();
    let mut session = Session::new(named(BattleOfCorsica::ID).unwrap(), &options.to_string(), 8, players).unwrap();
    session.advance_clock(LONGEST_TIME_MS);
    let played = session.entries().iter().map(|entry| entry.clone().map(|action| *action.of::<BattleOfCorsica>()));
    assert_eq!(played.collect::<Vec<_>>(), entries);
    assert_eq!(session.state().of::<BattleOfCorsica>(), &state);
}

#[test]
fn races_between_equals_have_the_known_length() {
    // The median numbers of cards laid, from BC-30.
    for (seats, known) in [("2", 267), ("3", 458), ("4", 636), ("6", 940)] {
        let mut lengths = Vec::new();
        for seed in 0..60 {
            let mut state = BattleOfCorsica::start(&computers(seats), seed).unwrap();
            race::play_race::<BattleOfCorsica>(&mut state, seed, |_| Contestant::of(Level::Boatswain));
            assert!(matches!(&state.table.phase, Phase::Over(outcome) if outcome.reason == Reason::All));
            lengths.push(state.table.plays);
        }
        lengths.sort_unstable();
        let median = lengths[lengths.len() / 2];
        assert!((known / 2..=known * 16 / 10).contains(&median), "{seats}: {median} instead of {known}");
    }
}

#[test]
fn a_long_game_becomes_quicker() {
    let times = |plays: u32, options: &str| {
        let pile =
            PAIR.replace("7C", "JC").replace("last=2", "phase=challenge:2:1:1 last=2").replace("standard", options);
        let state = position(&pile.replace("plays=2", &format!("plays={plays}")));
        let flip = |seed| reflex(&state, Seat::FIRST, Level::CabinBoy, seed).expect("it is to lay a card").at - 1_000;
        let times: Vec<u64> = (0..500).map(flip).collect();
        (*times.iter().min().unwrap(), *times.iter().max().unwrap())
    };
    for (plays, least, most) in [(200, 500, 900), (350, 425, 765), (500, 350, 630), (9_000, 350, 630)] {
        let (first, last) = times(plays, "standard");
        assert!(first >= least && first < least + 20 && last <= most && last + 20 > most, "{plays}: {first} to {last}");
    }
    let easy = times(9_000, "first=computer,second=computer,pace=easy");
    assert!(easy.0 >= 1_000, "who wants more time keeps it: {easy:?}");
}
