//! The session, tried with Knights & Corsairs.

use super::statistics::{Finished, Verdict};
use super::time::LATEST;
use super::*;
use crate::game::{Choices, Cue, read_position};
use crate::games::battle_of_corsica::{self, BattleOfCorsica};
use crate::games::corsairs::{self, Corsairs};
use crate::games::court_wars::{self, CourtWars};
use crate::games::knight_fight::KnightFight;
use crate::games::knights_and_corsairs::KnightsAndCorsairs;
use crate::games::knights_and_corsairs::rules::{Illegal, Options, Starter};

type Play = Session<KnightsAndCorsairs>;

fn begin(first: PlayerKind, second: PlayerKind) -> Play {
    let options = Options { starter: Starter::First, ..Options::default() };
    Session::new(options, 7, vec![first, second]).unwrap()
}

fn person(name: &str) -> PlayerKind {
    PlayerKind::person(name)
}

fn computer() -> PlayerKind {
    PlayerKind::Computer(Level::Boatswain)
}

/// The first legal action of whoever is to act.
fn act(session: &mut Play) {
    let seat = session.to_act().first().unwrap();
    let mut actions = Vec::new();
    KnightsAndCorsairs::actions(session.state(), seat, &mut actions);
    session.act(seat, actions[0].clone()).unwrap();
}

#[test]
fn an_illegal_action_is_refused_and_changes_nothing() {
    let mut session = begin(person("Ann"), computer());
    let before = session.clone();
    let refusal = session.act(Seat::SECOND, "defend 2C".parse().unwrap());
    assert_eq!(refusal, Err(Refusal::Illegal(Illegal::NotYourTurn)));
    assert_eq!(session, before);
}

#[test]
fn what_a_player_elsewhere_has_got_is_not_undone() {
    let players = vec![person(""), PlayerKind::Remote("Bob".into())];
    let mut session = Session::<Corsairs>::new(corsairs::rules::Options::default(), 1, players).unwrap();
    let act = |session: &mut Session<Corsairs>, seat, action: &str| session.act(seat, action.parse().unwrap()).unwrap();
    assert_eq!(session.persons(), Seats::only(Seat::FIRST));
    act(&mut session, Seat::FIRST, "enter i5");
    assert!(session.undo() && session.redo(), "the turn is not over");
    act(&mut session, Seat::FIRST, "end");
    assert!(!session.can_undo(), "the turn has been sent");
    act(&mut session, Seat::SECOND, "sail d5-e6 a5-b6");
    assert!(!session.can_undo(), "the turn was received");
    act(&mut session, Seat::FIRST, "enter e9");
    assert!(session.undo());
    assert!(!session.can_undo());
    assert_eq!(Session::load(&session.save()).as_ref(), Ok(&session));
    // To try something else, somebody here plays for them.
    assert_eq!(session.trial(1).unwrap().persons().len(), 2);
    session.resign(Seat::FIRST);
    assert!(!session.can_undo(), "a resignation is sent, too");
}

// G-03: what a computer has not seen yet can be taken back.
#[test]
fn an_attack_can_be_undone_before_the_computer_answers() {
    let mut session = begin(person("Ann"), computer());
    let before = session.state().clone();
    act(&mut session);
    let after = session.state().clone();
    assert!(session.can_undo());
    assert!(session.undo());
    assert_eq!(session.state(), &before);
    assert!(session.redo());
    assert_eq!(session.state(), &after);
    assert!(!session.can_redo());
}

// G-03: what somebody has been shown cannot.
#[test]
fn nothing_is_taken_back_once_cards_were_turned_up() {
    let mut session = begin(person("Ann"), computer());
    act(&mut session);
    act(&mut session);
    assert!(!session.can_undo());
    assert!(!session.undo());
    assert_eq!(session.plies(), 2);
}

#[test]
fn between_two_persons_an_open_card_is_not_taken_back() {
    let mut session = begin(person("Ann"), person("Ben"));
    act(&mut session);
    assert!(!session.can_undo());
}

#[test]
fn resigning_cannot_be_undone_since_it_reveals_secrets() {
    let mut session = begin(person("Ann"), computer());
    session.resign(Seat::FIRST);
    assert_eq!(session.ending(), Some(Ending::Resigned(Seat::FIRST)));
    assert_eq!(session.winner(), Some(Seat::SECOND));
    assert!(session.to_act().is_empty());
    assert!(!session.can_undo());
    assert!(!session.undo());
    assert_eq!(session.winner(), Some(Seat::SECOND));
}

#[test]
fn undo_stops_at_chance_even_when_all_see_the_same() {
    let mut session = Session::<CourtWars>::new(court_wars::rules::Options::default(), 7, vec![person(""); 2]).unwrap();
    session.resign(Seat::FIRST);
    assert!(!session.can_undo());
    // In Corsairs there is nothing to be told.
    let mut open = Session::<Corsairs>::new(corsairs::rules::Options::default(), 7, vec![person(""); 2]).unwrap();
    open.resign(Seat::FIRST);
    assert!(open.can_undo());
}

#[test]
fn in_a_rematch_the_other_seat_starts_and_the_score_is_kept() {
    let mut session = begin(person("Ann"), computer());
    session.resign(Seat::FIRST);
    let next = session.rematch(8).unwrap();
    assert_eq!(next.to_act(), Seats::only(Seat::SECOND));
    assert_eq!(next.score().wins, [0, 1]);
    assert_eq!(next.players(), session.players());
}

#[test]
fn a_session_is_read_as_it_is_stored_at_every_moment() {
    let mut session = begin(person("Zoë van der Meer"), computer());
    while session.ending().is_none() {
        assert_eq!(Play::load(&session.save()).unwrap(), session);
        if session.undo() {
            assert_eq!(Play::load(&session.save()).unwrap(), session);
            session.redo();
        }
        act(&mut session);
    }
    assert_eq!(Play::load(&session.save()).unwrap(), session);
    let mut resigned = begin(person(""), person("Ben"));
    resigned.resign(Seat::SECOND);
    assert_eq!(Play::load(&resigned.save()).unwrap(), resigned);
}

#[test]
fn a_stored_text_that_was_cut_anywhere_is_refused() {
    let mut session = begin(person("Ann"), computer());
    act(&mut session);
    session.undo();
    let text = session.save();
    for cut in (0..text.len()).filter(|cut| text.is_char_boundary(*cut)) {
        assert!(Play::load(&text[..cut]).is_err(), "cut at {cut}");
    }
}

#[test]
fn a_stored_text_of_a_newer_version_says_so() {
    let text = begin(person("Ann"), computer()).save().replace("table 1", "table 3");
    let error = Play::load(&text).unwrap_err().to_string();
    assert!(error.contains("newer"), "{error}");
}

#[test]
fn a_stored_game_that_breaks_the_rules_says_where() {
    let text = begin(person("Ann"), computer()).save().replace("\nend", "\n1 attack a1 2H 3H 4H\nend");
    let error = Play::load(&text).unwrap_err().to_string();
    assert!(error.starts_with("action 1 is illegal"), "{error}");
}

#[test]
fn an_illegal_action_in_a_stored_game_is_told_with_its_line() {
    let mut session = begin(person("Ann"), computer());
    act(&mut session);
    act(&mut session);
    let text = session.save();
    assert_eq!(Play::check(&text), Ok(()));
    let first = text.lines().position(|line| line.starts_with("1 attack")).unwrap();
    let error = Play::check(&text.replacen("1 attack b2", "1 attack a1", 1)).unwrap_err();
    assert_eq!((error.line, error.column), (first + 1, 1), "{error}");
    assert!(error.expected.contains("action 1 is illegal"), "{error}");
    // Where it was begun at a position there is a line more above.
    let mut session = Play::resume(Record::at(session.state().clone(), 1), vec![person("Ann"), computer()]).unwrap();
    let seat = session.to_act().first().unwrap();
    act(&mut session);
    let text = session.save();
    assert_eq!(Play::load(&text), Ok(session));
    let done = text.lines().nth_back(1).unwrap();
    let by_another = done.replacen(&seat.to_string(), &seat.other().to_string(), 1);
    let error = Play::check(&text.replace(done, &by_another)).unwrap_err();
    assert_eq!(error.line, text.lines().count() - 1, "{error}");
}

#[test]
fn a_game_from_a_position_restarts_there_and_is_not_counted() {
    let mut session = begin(person("Ann"), computer());
    act(&mut session);
    let position = session.state().clone();
    let mut session = Play::resume(Record::at(position.clone(), 1), vec![person("Ann"), computer()]).unwrap();
    assert!(!session.can_undo());
    act(&mut session);
    session.resign(Seat::FIRST);
    assert_eq!(session.finished(5, 9, false), None);
    let again = session.rematch(2).unwrap();
    assert_eq!((again.state(), again.record().seed), (&position, 2));
    assert_eq!(again.score().wins, [0, 1]);
}

#[test]
fn a_finished_game_keeps_seats_and_result_but_no_names() {
    let mut session = begin(person("Ann"), computer());
    act(&mut session);
    assert_eq!(session.finished(5, 9, false), None);
    session.resign(Seat::FIRST);
    let kept = session.finished(5, 9, false).unwrap();
    let expected = Finished {
        game: "knights-and-corsairs".into(),
        begun: 5,
        ended: 9,
        seed: 7,
        options: "starter=first".into(),
        players: vec![None, Some(Level::Boatswain.into())],
        ending: Ending::Resigned(Seat::FIRST),
        changed_sides: false,
        plies: 1,
        time: None,
    };
    assert_eq!(kept, expected);
    let mut race = race(&[computer(), computer()], 3);
    race.advance_clock(crate::game::LONGEST_TIME);
    let kept = race.finished(5, 9, false).unwrap();
    assert_eq!(kept.time, race.record().entries.last().map(|last| last.at));
    let winner = race.winner().unwrap();
    assert_eq!(kept.verdict(winner), Verdict::Won);
    assert_eq!(kept.verdict(winner.other()), Verdict::Lost);
}

#[test]
fn an_even_match_is_stored_with_its_strength() {
    let mut session = begin(person("Ann"), PlayerKind::EvenMatch(Strength::between(Level::Deckhand, 40)));
    act(&mut session);
    assert!(session.save().contains("\n2 even deckhand+40\n"));
    assert!(session.save().starts_with("table 2\n"), "an older program must call it newer, not broken");
    assert_eq!(Play::load(&session.save()), Ok(session.clone()));
    session.resign(Seat::FIRST);
    let kept = session.finished(5, 9, false).unwrap();
    assert_eq!((kept.strength(), kept.level()), (Some(Strength::between(Level::Deckhand, 40)), None));
    let mut next = session.rematch(8).unwrap();
    next.set_even_strength(Level::CabinBoy.into());
    assert_eq!(next.players(), [person("Ann"), PlayerKind::EvenMatch(Level::CabinBoy.into())]);
}

#[test]
fn both_levels_of_an_even_match_decide_in_turn() {
    let player = PlayerKind::EvenMatch(Strength::between(Level::Deckhand, 40));
    let levels: Vec<_> = (0..1_000).map(|plies| player.level_at(7, plies)).collect();
    let of_the_next = levels.iter().filter(|level| **level == Some(Level::Boatswain)).count();
    // 400 are expected; three deviations are 3 · √(1000 · 0.4 · 0.6) = 46.
    assert!((354..=446).contains(&of_the_next), "{of_the_next}");
    assert!(levels.iter().all(|level| [Some(Level::Deckhand), Some(Level::Boatswain)].contains(level)));
    assert_eq!(levels, (0..1_000).map(|plies| player.level_at(7, plies)).collect::<Vec<_>>());
}

#[test]
fn a_race_between_even_computers_goes_the_same_way_again() {
    let even = PlayerKind::EvenMatch(Strength::between(Level::Boatswain, 50));
    let play = |step: u64| {
        let mut race = race(&[even.clone(), even.clone()], 3);
        let mut now = 0;
        while race.ending().is_none() {
            now += step;
            race.advance_clock(now);
        }
        race.record().to_string()
    };
    assert_eq!(play(40), play(1_000));
}

#[test]
fn names_are_cleaned_of_what_a_line_cannot_hold() {
    assert_eq!(PlayerKind::person(" Ann\n  of\tCleves \u{7}"), PlayerKind::Person("Ann of Cleves".into()));
    assert_eq!(PlayerKind::person(&"x".repeat(99)), PlayerKind::Person("x".repeat(24)));
}

// G-03: while a game keeps secrets its record is not offered.
#[test]
fn the_record_of_hidden_hands_is_shown_when_the_game_is_over() {
    let mut session = begin(person("Ann"), computer());
    assert!(!session.may_share());
    session.resign(Seat::FIRST);
    assert!(session.may_share());
}

#[test]
fn a_link_keeps_title_names_and_a_resignation() {
    let mut session = begin(person("Ann_Bonny; 100%"), computer());
    act(&mut session);
    session.resign(Seat::SECOND);
    let record = session.shared_record(" Friday\tnight ");
    let link = record.to_link();
    assert_eq!(Record::from_link(&link), Ok(record.clone()));
    assert_eq!(record.to_string().parse(), Ok(record.clone()));

    let shown = Play::show(record).unwrap();
    assert_eq!(shown.title(), "Friday night");
    assert_eq!(shown.players(), [person("Ann Bonny 100"), computer()]);
    assert_eq!((shown.ending(), shown.winner()), (Some(Ending::Resigned(Seat::SECOND)), Some(Seat::FIRST)));
    assert_eq!(shown.shared_record(shown.title()).to_link(), link, "shared again, it is the same");

    // Who plays on is not who played, and has not resigned.
    let again = Play::resume(shown.record().clone(), vec![computer(), person("Eve")]).unwrap();
    assert_eq!((again.title(), again.ending()), ("", None));
    assert!(again.record().to_string().starts_with("record 1 "), "earlier programs can read it");
}

#[test]
fn a_record_without_known_players_stays_version_1() {
    let mut session = begin(person(""), person(""));
    act(&mut session);
    assert_eq!(session.shared_record(""), *session.record());
    let mut text = session.shared_record("A title").to_string();
    assert!(text.starts_with("record 2 "), "{text}");
    text = text.replacen("record 2 ", "record 1 ", 1);
    let error = text.parse::<Record<KnightsAndCorsairs>>().unwrap_err();
    assert_eq!((error.line, error.column), (1, 8), "{error}");
}

/// A match against the clock, seat 1 having chosen to play X.
fn timed(options: &str) -> Session<KnightFight> {
    let persons = vec![person("Ann"), person("Ben")];
    let mut session = Session::new(options.parse().unwrap(), 7, persons).unwrap();
    session.act(Seat::FIRST, "play x".parse().unwrap()).unwrap();
    session
}

/// What a session's record says was done, and when.
fn lines(session: &Session<KnightFight>) -> Vec<String> {
    session.record().entries.iter().map(|entry| entry.write(true)).collect()
}

#[test]
fn what_comes_with_time_alone_is_recorded_with_its_time() {
    let mut session = timed("favoured=1,trap=shown,clock=on");
    assert!(!session.advance_clock(60_000));
    // O sets no trap within X's minute; after minute and reserve O may move for X, and after another minute chance does.
    assert!(session.advance_clock(60_001));
    assert_eq!(lines(&session), ["1 @0 play x", "2 @60001 trap none"]);
    session.advance_clock(240_001);
    assert_eq!(session.to_act(), Seats::only(Seat::SECOND));
    assert!(session.advance_clock(400_000));
    assert!(lines(&session)[2].starts_with("1 @300001 spawn "), "{:?}", lines(&session));
    // O's turn began at 300,001, and X has set no trap within its minute.
    assert_eq!(lines(&session)[3..], ["1 @360002 trap none"]);
    assert_eq!(session.to_act(), Seats::only(Seat::SECOND));
    assert_eq!(session.now(), 400_000);
}

#[test]
fn a_long_sleep_is_played_out_step_by_step() {
    let mut slow = timed("favoured=1,trap=shown,clock=on");
    let mut fast = slow.clone();
    for now in (0..=1_000_000).step_by(37_000) {
        slow.advance_clock(now);
    }
    fast.advance_clock(999_000);
    slow.advance_clock(999_000);
    assert_eq!(lines(&slow), lines(&fast));
    assert_eq!(slow.state(), fast.state());
    assert!(lines(&slow).len() > 4);
}

#[test]
fn a_timed_session_is_read_as_it_was_stored() {
    let mut session = timed("favoured=1,clock=on");
    session.advance_clock(70_000);
    session.act(Seat::FIRST, "spawn d5".parse().unwrap()).unwrap();
    session.advance_clock(90_000);
    let again = Session::<KnightFight>::load(&session.save()).unwrap();
    assert_eq!(again, session);
    assert_eq!(again.state(), session.state());
    assert_eq!(again.state_after(1), session.state_after(1));
    assert!(!session.can_undo(), "time cannot be taken back");
}

#[test]
fn stored_times_that_nobody_would_write_are_refused() {
    let good = timed("favoured=1,clock=on").save();
    assert!(Session::<KnightFight>::load(&good).is_ok());
    for (from, to) in [
        ("time 0", "time 18446744073709551615"),
        ("@0 play", "@18446744073709551615 play"),
        ("@0 play", "play"),
        ("time 0", "time 0\nredo 1 spawn d5"),
        ("1 @0 play x\n", "1 @9 play x\n1 @8 spawn d5\n"),
    ] {
        assert!(good.contains(from));
        assert!(Session::<KnightFight>::load(&good.replace(from, to)).is_err(), "{to}");
    }
    let untimed = good.replace(",clock=on", "").replace("@0 ", "");
    assert!(Session::<KnightFight>::load(&untimed).is_err(), "a game without a clock has no time");
}

/// A match with these options, seat 1 to play X, and what was done in it, each with its seat before it.
fn played(options: &str, players: &[PlayerKind; 2], actions: &[&str]) -> Session<KnightFight> {
    let options = format!("favoured=1,{options}").parse().unwrap();
    let mut session = Session::new(options, 7, players.to_vec()).unwrap();
    for line in ["1 play x"].iter().chain(actions) {
        let entry: Entry<_> = Entry::read(crate::game::text::Word::whole(line), false).unwrap();
        session.act(entry.seat, entry.action).unwrap();
    }
    session
}

#[test]
fn sealed_choices_are_hidden_until_the_round_is_over() {
    let persons = [person("Ann"), person("Ben")];
    let mut session = played("bidding=auction,trap=shown", &persons, &["2 bid 3", "1 bid 5", "2 trap none"]);
    assert_eq!(
        [Some(Seat::FIRST), Some(Seat::SECOND), None].map(|viewer| session.public_plies(viewer)),
        [vec![1, 3], vec![1, 2, 4], vec![1]]
    );
    for (seat, action) in [(Seat::FIRST, "trap c3"), (Seat::FIRST, "spawn d5"), (Seat::SECOND, "spawn d8")] {
        session.act(seat, action.parse().unwrap()).unwrap();
    }
    for viewer in [Some(Seat::FIRST), Some(Seat::SECOND), None] {
        assert_eq!(session.public_plies(viewer), [1, 2, 3, 4, 5, 6, 7]);
    }
}

// G-03: under Bidding nothing is taken back at any time.
#[test]
fn undo_does_not_show_that_another_seat_has_sealed() {
    let before = played("bidding=auction", &[person("Ann"), computer()], &[]);
    let sealed = played("bidding=auction", &[person("Ann"), computer()], &["2 bid 3"]);
    assert_eq!([before.can_undo(), sealed.can_undo()], [false; 2]);
}

#[test]
fn resigning_during_a_bout_reveals_all_of_it() {
    let sealed = ["1 bid 5", "1 trap c3", "1 spawn h5", "2 bid 4"];
    let mut session = played("bidding=auction,trap=hidden,snapshot=on", &[person("Ann"), person("Ben")], &sealed);
    let plies = session.plies();
    let hidden = |session: &Session<KnightFight>| {
        let view = session.view_of_past(session.plies(), Some(Seat::SECOND));
        view.table != session.state().table && session.public_plies(Some(Seat::SECOND)).len() < plies
    };
    assert!(hidden(&session));
    session.resign(Seat::SECOND);
    assert!(!hidden(&session));
    for viewer in [Some(Seat::FIRST), Some(Seat::SECOND), None] {
        for actions in 0..=plies {
            assert_eq!(session.view_of_past(actions, viewer).table, session.state_after(actions).table);
            assert_eq!(session.view_at(actions, viewer).table, session.state_after(actions).table);
        }
    }
    let record = session.record().clone();
    assert!(!hidden(&Session::show(record.clone()).unwrap()), "a record was given away when all was open");
    assert!(hidden(&Session::resume(record, vec![person("Ann"), person("Ben")]).unwrap()), "played on, it is not");
}

#[test]
fn whoever_watches_two_computers_sees_everything() {
    let moves = ["1 spawn d5", "2 spawn d8", "1 spawn c3", "2 spawn c10"];
    let seen = |players: [PlayerKind; 2]| {
        let session = played("snapshot=on", &players, &moves);
        let [x, o] = session.view_of_past(session.plies(), None).table.bout.knights;
        ([x.len(), o.len()], session.public_plies(None).len())
    };
    assert_eq!(seen([computer(), computer()]), ([3, 3], 5));
    assert_eq!(seen([computer(), person("Ann")]), ([1, 1], 5));
}

type Race = Session<BattleOfCorsica>;

/// A game of fast hands with these sitters, without variations, on the cards of this seed.
fn race(players: &[PlayerKind], seed: u64) -> Race {
    let mut options = battle_of_corsica::rules::Options::default();
    assert!(options.set("seats", &players.len().to_string()));
    Session::new(options, seed, players.to_vec()).unwrap()
}

#[test]
fn the_rules_of_a_race_know_where_persons_sit() {
    let session = race(&[computer(), person("Ann"), computer()], 1);
    let told = "seats=3,first=computer,third=computer";
    assert_eq!(session.record().options.to_string(), told);
    assert_eq!(session.rematch(2).unwrap().record().options.to_string(), told);
}

#[test]
fn computers_race_to_the_end_however_seldom_time_is_read() {
    let mut at_once = race(&[computer(), PlayerKind::Computer(Level::Captain)], 3);
    let mut often = at_once.clone();
    assert!(at_once.advance_clock(crate::game::LONGEST_TIME));
    assert!(at_once.ending().is_some());
    let end = at_once.record().entries.last().unwrap().at;
    for now in (0..=end).step_by(17).chain([end]) {
        often.advance_clock(now);
    }
    assert_eq!(often.record(), at_once.record());
    assert_eq!(often.state(), at_once.state());
    let again = Race::load(&at_once.save()).unwrap();
    assert_eq!(again.state(), at_once.state());
}

/// The first seat lays its cards, each after 300 ms, and taps nothing.
fn lay(session: &mut Race, until: u64) {
    for now in (session.now()..=until).step_by(10) {
        session.advance_clock(now);
        let table = &session.state().table;
        if table.seat_to_lay() == Some(Seat::FIRST) && now >= table.since + 300 {
            session.act(Seat::FIRST, "flip".parse().unwrap()).unwrap();
        }
    }
}

/// When the first tap of the game fell that took the pile, in ms, and after how many actions.
fn first_slap(session: &Race) -> (u64, usize) {
    let is_slap = |index: &usize| {
        let [before, after] = [0, 1].map(|more| &session.state_after(index + more).table);
        session.record().entries[*index].action.to_string() == "verdict" && after.pile.len() < before.pile.len()
    };
    let index = (0..session.plies()).find(is_slap).unwrap();
    (session.record().entries[index].at - 1, index)
}

#[test]
fn a_tap_that_arrives_late_counts_at_its_time_stamp() {
    // The captain taps first; then it is heard that Ann had tapped before.
    let players = [person("Ann"), PlayerKind::Computer(Level::Captain)];
    let mut taken = race(&players, 5);
    lay(&mut taken, 60_000);
    let (slap, index) = first_slap(&taken);
    assert_eq!(taken.record().entries[index].seat, Seat::SECOND);
    let tapped = slap - 40;

    let mut timely = race(&players, 5);
    lay(&mut timely, tapped);
    let mut late = timely.clone();
    timely.act_at(Seat::FIRST, "tap".parse().unwrap(), tapped).unwrap();
    timely.advance_clock(tapped + 500);
    late.advance_clock(tapped + 500);
    let wrong = late.clone();
    assert!(late.plies() > index, "the captain has the pile");
    late.act_at(Seat::FIRST, "tap".parse().unwrap(), tapped).unwrap();
    assert_eq!(late.record(), timely.record());
    assert_eq!(late.state(), timely.state());
    assert_eq!(late.state().table.leads, Some(Seat::FIRST));
    assert_ne!(late.record(), wrong.record());
    // What was not legal at that time changes nothing.
    let mut refused = wrong.clone();
    assert!(refused.act_at(Seat::SECOND, "verdict".parse().unwrap(), tapped).is_err());
    assert_eq!(refused, wrong);
    assert_eq!(refused.state(), wrong.state());
}

#[test]
fn what_is_heard_of_much_too_late_counts_as_done_a_second_ago() {
    let mut session = race(&[person("Ann"), person("Ben")], 5);
    session.advance_clock(5_000);
    session.act_at(Seat::SECOND, "tap".parse().unwrap(), 1_000).unwrap();
    assert_eq!(session.record().entries[0].at, 5_000 - LATEST);
    assert_eq!(session.now(), 5_000);
}

#[test]
fn a_computer_keeps_its_plan_if_nothing_comes_between() {
    let mut session = race(&[computer(), PlayerKind::Computer(Level::Captain)], 3);
    session.advance_clock(60_000);
    let mut taps = 0;
    for (index, entry) in session.record().entries.iter().enumerate() {
        let told = session.reflex_of(index, entry.seat).filter(|reflex| reflex.at == entry.at);
        match entry.action.to_string().as_str() {
            "flip" | "tap" => assert_eq!(told.map(|reflex| reflex.action), Some(entry.action)),
            _ => assert_eq!(told, None, "{entry:?} came by itself"),
        }
        taps += usize::from(entry.action.to_string() == "tap");
    }
    assert!(taps > 0);
    let with_person = race(&[person("Ann"), computer()], 3);
    assert_eq!(with_person.reflex_of(0, Seat::FIRST), None);
}

#[test]
fn a_late_event_repeats_a_request_for_a_computers_card() {
    let mut options = battle_of_corsica::rules::Options::default();
    assert!(options.set("pace", "calm") && options.set("starter", "person"));
    let mut session = Race::new(options, 5, vec![person("Ann"), computer()]).unwrap();
    session.advance_clock(1_000);
    session.act(Seat::FIRST, "flip".parse().unwrap()).unwrap();
    session.advance_clock(1_500);
    session.act(Seat::SECOND, "flip".parse().unwrap()).unwrap();
    session.advance_clock(1_600);
    session.act_at(Seat::FIRST, "tap".parse().unwrap(), 1_200).unwrap();
    let told: Vec<String> =
        session.record().entries.iter().map(|entry| format!("{} {}", entry.at, entry.action)).collect();
    assert_eq!(told[..], ["1000 flip", "1200 tap", "1201 verdict", "1500 flip"]);
}

/// A game of Corsairs at a position, with the corsairs on the first seat.
fn at_sea(rest: &str, players: Vec<PlayerKind>) -> Session<Corsairs> {
    let position = read_position::<Corsairs>(&format!("position 1 corsairs standard corsairs=1 {rest}")).unwrap();
    Session::resume(Record::at(position, 7), players).unwrap()
}

/// What has a cue when a seat does this.
fn heard<G: SessionRules>(session: &mut Session<G>, seat: Seat, action: &str, viewer: Option<Seat>) -> Vec<Cue> {
    let since = session.plies();
    session.act(seat, action.parse().unwrap()).unwrap_or_else(|why| panic!("{action}: {why:?}"));
    session.cues(since, viewer)
}

#[test]
fn actions_captures_and_the_next_turn_have_cues() {
    let (first, second) = (Seat::FIRST, Seat::SECOND);
    let board = "turn=5 board=CE3/6/7/8/4FE3/8/7/6/5 reserve=5 captured=0";
    let mut session = at_sea(board, vec![person("Ann"), computer()]);
    assert_eq!(heard(&mut session, first, "leave a1 pull a2", Some(first)), [Cue::Taken]);
    assert_eq!(heard(&mut session, first, "end", Some(first)), [Cue::Laid]);
    assert_eq!(heard(&mut session, second, "sail e6 e7", Some(first)), [Cue::Laid, Cue::Turn]);
    let mut watched = at_sea(board, vec![computer(), computer()]);
    assert_eq!(heard(&mut watched, first, "leave a1 pull a2", None), [Cue::Taken]);
    assert_eq!(heard(&mut watched, first, "end", None), [Cue::Laid]);
    assert_eq!(heard(&mut watched, second, "sail e6 e7", None), [Cue::Laid], "it is nobody's turn here");
}

#[test]
fn the_end_has_cues_for_winner_loser_and_spectator() {
    let board = "turn=99 board=CF3/6/7/8/5E3/8/7/6/5 reserve=5 captured=0";
    let end = |players: [PlayerKind; 2], viewer| {
        heard(&mut at_sea(board, players.to_vec()), Seat::FIRST, "leave a1 pull a2", viewer)
    };
    assert_eq!(end([person("Ann"), computer()], Some(Seat::FIRST)), [Cue::Taken, Cue::Won]);
    assert_eq!(end([computer(), person("Ben")], Some(Seat::SECOND)), [Cue::Taken, Cue::Lost]);
    assert_eq!(end([computer(), computer()], None), [Cue::Taken, Cue::Over]);
    let mut session = at_sea(board, vec![person("Ann"), computer()]);
    session.resign(Seat::FIRST);
    assert_eq!(session.cues(session.plies(), None), [Cue::Lost]);
}

#[test]
fn what_is_sealed_in_secret_has_no_cue() {
    let (first, second) = (Seat::FIRST, Seat::SECOND);
    let begin = || played("trap=shown", &[person("Ann"), computer()], &[]);
    let mut session = begin();
    assert_eq!(heard(&mut session, second, "trap d5", Some(first)), [], "nobody knows whether it is sealed");
    assert_eq!(heard(&mut session, first, "spawn d5", Some(first)), [Cue::Taken]);
    let mut session = begin();
    assert_eq!(heard(&mut session, first, "spawn d5", Some(first)), [Cue::Laid]);
    assert_eq!(
        heard(&mut session, second, "trap d5", Some(first)),
        [Cue::Taken],
        "who was trapped sets no trap (HT-4)"
    );
    let mut session = begin();
    heard(&mut session, first, "spawn d5", Some(first));
    assert_eq!(heard(&mut session, second, "trap none", Some(first)), [Cue::Laid, Cue::Turn]);
}

#[test]
fn in_court_wars_what_an_attack_removes_is_taken() {
    let second = Seat::SECOND;
    let courts = "position 1 court-wars standard turn=2 courts=K+8C+4C,Q,J+7C/K+9D,Q+7D+5D,J+4D+3D+2D";
    let position = read_position::<CourtWars>(courts).unwrap();
    let mut session =
        Session::<CourtWars>::resume(Record::at(position, 7), vec![person("Ann"), person("Ben")]).unwrap();
    assert_eq!(heard(&mut session, second, "attack Q 2 KC 2", Some(second)), [Cue::Taken, Cue::Turn]);
    let first = Seat::FIRST;
    assert!(!heard(&mut session, first, "draw", Some(first)).contains(&Cue::Taken), "a draw takes nothing");
}

#[test]
fn a_late_event_in_a_race_from_a_position_goes_back_to_it() {
    let players = [person("Ann"), person("Ben")];
    let mut played = race(&players, 5);
    lay(&mut played, 5_000);
    let begun = || Race::resume(Record::at(played.state().clone(), 0), players.to_vec()).unwrap();
    let (mut timely, mut late) = (begun(), begun());
    let (at, later) = (timely.now() + 100, timely.now() + 300);
    timely.act_at(Seat::FIRST, "tap".parse().unwrap(), at).unwrap();
    timely.advance_clock(later);
    late.advance_clock(later);
    late.act_at(Seat::FIRST, "tap".parse().unwrap(), at).unwrap();
    assert_eq!(late.record(), timely.record());
    assert_eq!(late.state(), timely.state());
}
