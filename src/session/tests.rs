//! Tests of sessions, for every game and for the features of some games.

use super::statistics::{FinishedFacts, Verdict};
use super::time::MAX_LATENESS_MS;
use super::*;
use crate::dyn_game::AnyAction;
use crate::game::record::link_of;
use crate::game::{Cue, Game};
use crate::games::battle_of_corsica::BattleOfCorsica;
use crate::games::knight_fight::KnightFight;
use crate::games::knights_and_corsairs::KnightsAndCorsairs;
use crate::games::knights_and_corsairs::rules::Illegal;
use crate::games::{self, named};

const KNIGHTS: &str = "knights-and-corsairs";
const CORSAIRS: &str = "corsairs";
const COURT: &str = "court-wars";
const FIGHT: &str = "knight-fight";
const RACE: &str = "battle-of-corsica";

/// A new game with the seed 7.
fn new(id: &str, options: &str, players: &[PlayerKind]) -> Session {
    Session::new(named(id).unwrap(), options, 7, players.to_vec()).unwrap()
}

/// A game that begins at this position.
fn at(id: &str, position: &str, players: &[PlayerKind]) -> Session {
    let position = format!("position 1 {id} {position}");
    Session::resume(named(id).unwrap(), Beginning::Position(&position), players.to_vec()).unwrap()
}

fn begin(first: PlayerKind, second: PlayerKind) -> Session {
    new(KNIGHTS, "starter=first", &[first, second])
}

fn load(id: &str, text: &str) -> Result<Session, LoadError> {
    Session::load(named(id).unwrap(), text)
}

/// The session after it was stored and loaded again.
fn reloaded(session: &Session) -> Session {
    Session::load(session.game(), &session.save()).unwrap()
}

/// The state of a session of the game `G` after a number of actions.
fn state<G: Game>(session: &Session, actions: usize) -> &G::State {
    session.state_after(actions).of::<G>()
}

fn action(session: &Session, text: &str) -> AnyAction {
    session.game().read_action(text).unwrap()
}

/// Does an action in notation.
fn play(session: &mut Session, seat: Seat, text: &str) {
    session.act(seat, action(session, text)).unwrap_or_else(|why| panic!("{text}: {why:?}"));
}

fn person(name: &str) -> PlayerKind {
    PlayerKind::person(name)
}

fn computer() -> PlayerKind {
    PlayerKind::Computer(Level::Boatswain)
}

/// Does the first legal action of a seat that is to act, or lets time pass until the next event if there is none.
fn act(session: &mut Session) {
    let Some(seat) = session.to_act().first() else {
        let next = session.next_event().unwrap();
        session.advance_clock(next.at);
        return;
    };
    session.act(seat, session.actions(LATEST_PLY, seat).swap_remove(0)).unwrap();
}

#[test]
fn an_illegal_action_is_refused_and_changes_nothing() {
    let mut session = begin(person("Ann"), computer());
    let before = session.clone();
    let defence = action(&session, "defend 2C");
    let Err(Refusal::Illegal(illegal)) = session.act(Seat::SECOND, defence) else { panic!("it is not your turn") };
    assert_eq!(*illegal.of::<KnightsAndCorsairs>(), Illegal::NotYourTurn);
    assert_eq!(session, before);
}

#[test]
fn what_a_player_elsewhere_has_got_is_not_undone() {
    let players = vec![person(""), PlayerKind::Remote("Bob".into())];
    let mut session = new(CORSAIRS, "standard", &players);
    assert_eq!(session.persons(), Seats::only(Seat::FIRST));
    play(&mut session, Seat::FIRST, "enter i5");
    assert!(session.undo() && session.redo(), "the turn is not over");
    play(&mut session, Seat::FIRST, "end");
    assert!(!session.can_undo(), "the turn has been sent");
    play(&mut session, Seat::SECOND, "sail d5-e6 a5-b6");
    assert!(!session.can_undo(), "the turn was received");
    play(&mut session, Seat::FIRST, "enter e9");
    assert!(session.undo());
    assert!(!session.can_undo());
    assert_eq!(reloaded(&session), session);
    // In a trial, a person at this device plays for the player at the other device.
    assert_eq!(session.branch_at(1).unwrap().persons().len(), 2);
    session.resign(Seat::FIRST);
    assert!(!session.can_undo(), "a resignation is sent, too");
}

// G-03: an action that showed nothing hidden to a person can be undone.
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

// G-03: an action that showed something hidden to a person cannot be undone.
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
    let mut session = new(COURT, "standard", &[person(""), person("")]);
    session.resign(Seat::FIRST);
    assert!(!session.can_undo());
    // Corsairs hides nothing.
    let mut open = new(CORSAIRS, "standard", &[person(""), person("")]);
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

/// The most actions that are tried in a game.
const MOST: usize = 60;

#[test]
fn a_session_is_read_as_it_is_stored_at_every_moment() {
    for id in games::IDS {
        let mut session = new(id, "standard", &[person("Zoë van der Meer"), computer()]);
        for _ in 0..MOST {
            if session.ending().is_some() {
                break;
            }
            assert_eq!(reloaded(&session), session);
            assert_eq!(reloaded(&session).state(), session.state());
            if session.undo() {
                assert_eq!(reloaded(&session), session);
                session.redo();
            }
            act(&mut session);
        }
        assert_eq!(reloaded(&session), session);
        session.resign(Seat::SECOND);
        assert_eq!(reloaded(&session), session);
    }
}

#[test]
fn an_action_that_is_undone_and_redone_leads_to_the_same() {
    let mut undone = Vec::new();
    for id in games::IDS {
        let mut session = new(id, "standard", &[person("Ann"), computer()]);
        for _ in 0..MOST {
            let before = session.clone();
            if session.undo() {
                assert!(session.plies() < before.plies() && session.redo(), "{id}");
                assert_eq!(session, before);
                assert_eq!(session.state(), before.state());
                undone.push(*id);
            }
            if session.ending().is_some() {
                break;
            }
            act(&mut session);
        }
    }
    undone.dedup();
    assert_eq!(undone, [KNIGHTS, CORSAIRS, COURT, FIGHT], "time cannot be taken back in a race");
}

#[test]
fn the_record_of_every_game_leads_to_its_position() {
    for id in games::IDS {
        let mut session = new(id, "standard", &[]);
        for plies in 0..MOST.min(20) {
            let again = Session::resume(session.game(), Beginning::Record(&session.record()), Vec::new()).unwrap();
            assert_eq!((again.state(), again.record()), (session.state(), session.record()), "{id} after {plies}");
            let from = Session::resume(session.game(), Beginning::Position(&session.position(LATEST_PLY)), Vec::new());
            assert_eq!(from.unwrap().state(), session.state());
            assert_eq!(session.actions_since(&again), Some(&[][..]));
            if session.ending().is_some() {
                break;
            }
            act(&mut session);
            assert!(session.actions_since(&again).is_some_and(|new| new.len() == session.plies() - again.plies()));
            assert!(again.plies() == session.plies() || again.actions_since(&session).is_none());
        }
    }
}

#[test]
fn an_answer_without_a_choice_is_given_by_itself() {
    let plies_after = |first: PlayerKind, space: &str| {
        let position = "standard attacker=2 board=-,-,-/-,5H,-/4H,-,6H";
        let mut session = at(KNIGHTS, position, &[first, person("Ben")]);
        let mut attacks = session.actions(LATEST_PLY, Seat::SECOND).into_iter();
        let is_there = |action: &AnyAction| action.to_string().starts_with(&format!("attack {space} "));
        session.act(Seat::SECOND, attacks.find(is_there).unwrap()).unwrap();
        session.play_by_itself();
        session.plies()
    };
    assert_eq!(plies_after(person("Ann"), "b1"), 2, "three neighbours, no card from the hand");
    assert_eq!(plies_after(person("Ann"), "a2"), 1, "she chooses a card");
    assert_eq!(plies_after(computer(), "b1"), 1, "a computer answers when it is asked");
    let drawn = |players: [PlayerKind; 2]| {
        let mut session = new(COURT, "starter=1", &players);
        session.play_by_itself();
        session.plies()
    };
    assert_eq!([drawn([person("Ann"), computer()]), drawn([computer(), person("Ann")])], [1, 0]);
    let remote = PlayerKind::Remote("Ben".into());
    assert_eq!(drawn([person("Ann"), remote]), 0, "by letter both draw together");
}

#[test]
fn what_every_viewer_knows_grows_with_the_game() {
    for id in games::IDS {
        let mut session = new(id, "standard", &[person("Ann"), computer()]);
        for _ in 0..MOST.min(20) {
            if session.ending().is_some() {
                break;
            }
            act(&mut session);
            for viewer in [Some(Seat::FIRST), Some(Seat::SECOND), None] {
                let known = session.public_plies(viewer);
                assert!(known.is_sorted() && known.last().is_none_or(|last| *last <= session.plies()));
                let log = session.log(Language::ENGLISH, usize::MAX, viewer, &[], &mut LogCache::default());
                assert!(log.iter().all(|line| known.contains(&line.plies)), "{id}");
                let now = session.view_at(session.plies(), viewer);
                assert!(*now == *session.view_at_the_time(LATEST_PLY, viewer), "{id}: nothing is open yet");
            }
        }
    }
}

#[test]
fn a_stored_text_that_was_cut_anywhere_is_refused() {
    let mut session = begin(person("Ann"), computer());
    act(&mut session);
    session.undo();
    let text = session.save();
    for cut in (0..text.len()).filter(|cut| text.is_char_boundary(*cut)) {
        assert!(load(KNIGHTS, &text[..cut]).is_err(), "cut at {cut}");
    }
}

#[test]
fn a_stored_text_of_a_newer_version_says_so() {
    let text = begin(person("Ann"), computer()).save().replace("table 1", "table 3");
    let error = load(KNIGHTS, &text).unwrap_err().to_string();
    assert!(error.contains("newer"), "{error}");
}

#[test]
fn a_stored_game_that_breaks_the_rules_says_where() {
    let text = begin(person("Ann"), computer()).save().replace("\nend", "\n1 attack a1 2H 3H 4H\nend");
    let error = load(KNIGHTS, &text).unwrap_err().to_string();
    assert!(error.starts_with("action 1 is illegal"), "{error}");
}

#[test]
fn an_illegal_action_in_a_stored_game_is_told_with_its_line() {
    let mut session = begin(person("Ann"), computer());
    act(&mut session);
    act(&mut session);
    let text = session.save();
    assert_eq!(Session::check_text(named(KNIGHTS).unwrap(), &text), Ok(()));
    let first = text.lines().position(|line| line.starts_with("1 attack")).unwrap();
    let error =
        Session::check_text(named(KNIGHTS).unwrap(), &text.replacen("1 attack b2", "1 attack a1", 1)).unwrap_err();
    assert_eq!((error.line, error.column), (first + 1, 1), "{error}");
    assert!(error.expected.contains("action 1 is illegal"), "{error}");
    // A game that began at a position has one more line above.
    let mut session = session.branch_at(LATEST_PLY).unwrap();
    let seat = session.to_act().first().unwrap();
    act(&mut session);
    let text = session.save();
    assert_eq!(load(KNIGHTS, &text), Ok(session));
    let done = text.lines().nth_back(1).unwrap();
    let by_another = done.replacen(&seat.to_string(), &seat.other().to_string(), 1);
    let error = Session::check_text(named(KNIGHTS).unwrap(), &text.replace(done, &by_another)).unwrap_err();
    assert_eq!(error.line, text.lines().count() - 1, "{error}");
}

#[test]
fn a_game_from_a_position_restarts_there_and_is_not_counted() {
    let mut session = begin(person("Ann"), computer());
    act(&mut session);
    let position = session.state().clone();
    let mut session = session.branch_at(LATEST_PLY).unwrap();
    assert!(!session.can_undo());
    act(&mut session);
    session.resign(Seat::FIRST);
    assert_eq!(session.finished_facts(5, 9), None);
    let again = session.rematch(2).unwrap();
    assert_eq!((again.state(), again.record.seed), (&position, 2));
    assert_eq!(again.score().wins, [0, 1]);
}

#[test]
fn a_finished_game_keeps_seats_and_result_but_no_names() {
    let mut session = begin(person("Ann"), computer());
    act(&mut session);
    assert_eq!(session.finished_facts(5, 9), None);
    session.resign(Seat::FIRST);
    let kept = session.finished_facts(5, 9).unwrap();
    let expected = FinishedFacts {
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
    race.advance_clock(crate::game::LONGEST_TIME_MS);
    let kept = race.finished_facts(5, 9).unwrap();
    assert_eq!(kept.time, race.entries().last().map(|last| last.at));
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
    assert_eq!(load(KNIGHTS, &session.save()), Ok(session.clone()));
    session.resign(Seat::FIRST);
    let kept = session.finished_facts(5, 9).unwrap();
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
        race.record()
    };
    assert_eq!(play(40), play(1_000));
}

#[test]
fn names_are_cleaned_of_what_a_line_cannot_hold() {
    assert_eq!(PlayerKind::person(" Ann\n  of\tCleves \u{7}"), PlayerKind::Person("Ann of Cleves".into()));
    assert_eq!(PlayerKind::person(&"x".repeat(99)), PlayerKind::Person("x".repeat(24)));
}

// G-03: while a game keeps secrets, its record is not offered.
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
    let link = link_of(&session.shared_record(" Friday\tnight "));

    let shown = Session::replay(session.game(), &link).unwrap();
    assert_eq!(shown.title(), "Friday night");
    assert_eq!(shown.players(), [person("Ann Bonny 100"), computer()]);
    assert_eq!((shown.ending(), shown.winner()), (Some(Ending::Resigned(Seat::SECOND)), Some(Seat::FIRST)));
    assert_eq!(link_of(&shown.shared_record(&shown.title())), link, "shared again, it is the same");

    // A resumed game drops the title, the players and the resignation of its record.
    let again = Session::resume(session.game(), Beginning::Link(&link), vec![computer(), person("Eve")]).unwrap();
    assert_eq!((&*again.title(), again.ending()), ("", None));
    assert!(again.record().starts_with("record 1 "), "earlier programs can read it");
}

#[test]
fn a_record_without_known_players_stays_version_1() {
    let mut session = begin(person(""), person(""));
    act(&mut session);
    assert_eq!(session.shared_record(""), session.record());
    let mut text = session.shared_record("A title");
    assert!(text.starts_with("record 2 "), "{text}");
    text = text.replacen("record 2 ", "record 1 ", 1);
    let error = session.game().read_record(&text).unwrap_err();
    assert_eq!((error.line, error.column), (1, 8), "{error}");
}

/// A match with a clock, in which seat 1 has chosen to play X.
fn timed(options: &str) -> Session {
    let mut session = new(FIGHT, options, &[person("Ann"), person("Ben")]);
    play(&mut session, Seat::FIRST, "play x");
    session
}

/// The actions in a session's record, with their times.
fn lines(session: &Session) -> Vec<String> {
    session.entries().iter().map(|entry| entry.write(true)).collect()
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
    assert_eq!(session.now(), Some(400_000));
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
    play(&mut session, Seat::FIRST, "spawn d5");
    session.advance_clock(90_000);
    let again = load(FIGHT, &session.save()).unwrap();
    assert_eq!(again, session);
    assert_eq!(again.state(), session.state());
    assert_eq!(again.state_after(1), session.state_after(1));
    assert!(!session.can_undo(), "time cannot be taken back");
}

#[test]
fn stored_times_that_nobody_would_write_are_refused() {
    let good = timed("favoured=1,clock=on").save();
    assert!(load(FIGHT, &good).is_ok());
    for (from, to) in [
        ("time 0", "time 18446744073709551615"),
        ("@0 play", "@18446744073709551615 play"),
        ("@0 play", "play"),
        ("time 0", "time 0\nredo 1 spawn d5"),
        ("1 @0 play x\n", "1 @9 play x\n1 @8 spawn d5\n"),
    ] {
        assert!(good.contains(from));
        assert!(load(FIGHT, &good.replace(from, to)).is_err(), "{to}");
    }
    let untimed = good.replace(",clock=on", "").replace("@0 ", "");
    assert!(load(FIGHT, &untimed).is_err(), "a game without a clock has no time");
}

/// A match with these options after these actions, each given with its seat. Seat 1 plays X.
fn played(options: &str, players: &[PlayerKind; 2], actions: &[&str]) -> Session {
    let mut session = new(FIGHT, &format!("favoured=1,{options}"), players);
    for line in ["1 play x"].iter().chain(actions) {
        let (seat, action) = line.split_once(' ').unwrap();
        play(&mut session, seat.parse().unwrap(), action);
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
        play(&mut session, seat, action);
    }
    for viewer in [Some(Seat::FIRST), Some(Seat::SECOND), None] {
        assert_eq!(session.public_plies(viewer), [1, 2, 3, 4, 5, 6, 7]);
    }
}

// G-03: with Bidding, nothing can be undone at any time.
#[test]
fn undo_does_not_show_that_another_seat_has_sealed() {
    let before = played("bidding=auction", &[person("Ann"), computer()], &[]);
    let sealed = played("bidding=auction", &[person("Ann"), computer()], &["2 bid 3"]);
    assert_eq!([before.can_undo(), sealed.can_undo()], [false; 2]);
}

#[test]
fn a_settled_match_is_ended_by_the_resignation_of_its_loser() {
    let position = "standard favoured=1 won=1:11:row turn=x moves=9 board=11/11/11/11/11/5O5/5X5/11/11/11/11/11";
    let game = crate::games::named(FIGHT).unwrap();
    let position = game.read_position(&format!("position 1 knight-fight {position}")).unwrap();
    let mut session = Session::at(game, position, 0, vec![person("Ann"), computer()]).unwrap();
    assert_eq!(session.status(Language::ENGLISH).settled, None);
    play(&mut session, Seat::FIRST, "spawn d5");
    let settled = |session: &Session| session.status(Language::ENGLISH).settled;
    let (winner, why) = settled(&session).unwrap();
    assert_eq!((winner, &*why), (Seat::FIRST, "Bout 1 took 11 moves, and this one had to be won by move 10."));
    assert_eq!(session.status_while_showing(Language::ENGLISH, 1).settled, None, "nothing is asked yet");
    // Nothing ends before the players want it.
    assert_eq!((session.ending(), session.to_act()), (None, Seats::only(Seat::SECOND)));
    session.resign(winner.other());
    assert_eq!((session.ending(), session.winner()), (Some(Ending::Resigned(Seat::SECOND)), Some(winner)));
    assert!(settled(&session).is_some(), "the result says why");
}

#[test]
fn resigning_during_a_bout_reveals_all_of_it() {
    let sealed = ["1 bid 5", "1 trap c3", "1 spawn h5", "2 bid 4"];
    let mut session = played("bidding=auction,trap=hidden,snapshot=on", &[person("Ann"), person("Ben")], &sealed);
    let plies = session.plies();
    let hidden = |session: &Session| {
        let view = session.view_of_past(session.plies(), Some(Seat::SECOND));
        view.of::<KnightFight>().table != state::<KnightFight>(session, LATEST_PLY).table
            && session.public_plies(Some(Seat::SECOND)).len() < plies
    };
    assert!(hidden(&session));
    session.resign(Seat::SECOND);
    assert!(!hidden(&session));
    for viewer in [Some(Seat::FIRST), Some(Seat::SECOND), None] {
        for actions in 0..=plies {
            let all = &state::<KnightFight>(&session, actions).table;
            assert_eq!(&session.view_of_past(actions, viewer).of::<KnightFight>().table, all);
            assert_eq!(&session.view_at(actions, viewer).of::<KnightFight>().table, all);
        }
    }
    let link = link_of(&session.record());
    assert!(!hidden(&Session::replay(session.game(), &link).unwrap()), "a record was given away when all was open");
    let again = session.branch(LATEST_PLY, vec![person("Ann"), person("Ben")]).unwrap();
    assert!(hidden(&again), "played on, it is not");
}

#[test]
fn whoever_watches_two_computers_sees_everything() {
    let moves = ["1 spawn d5", "2 spawn d8", "1 spawn c3", "2 spawn c10"];
    let seen = |players: [PlayerKind; 2]| {
        let session = played("snapshot=on", &players, &moves);
        let [x, o] = session.view_of_past(session.plies(), None).of::<KnightFight>().table.bout.knights;
        ([x.len(), o.len()], session.public_plies(None).len())
    };
    assert_eq!(seen([computer(), computer()]), ([3, 3], 5));
    assert_eq!(seen([computer(), person("Ann")]), ([1, 1], 5));
}

/// A race between these players, without variations, with the cards of this seed.
fn race(players: &[PlayerKind], seed: u64) -> Session {
    let options = format!("seats={}", players.len());
    Session::new(named(RACE).unwrap(), &options, seed, players.to_vec()).unwrap()
}

#[test]
fn the_rules_of_a_race_know_where_persons_sit() {
    let session = race(&[computer(), person("Ann"), computer()], 1);
    let told = "seats=3,first=computer,third=computer";
    assert_eq!(session.options(), told);
    assert_eq!(session.rematch(2).unwrap().options(), told);
}

#[test]
fn computers_race_to_the_end_however_seldom_time_is_read() {
    let mut at_once = race(&[computer(), PlayerKind::Computer(Level::Captain)], 3);
    let mut often = at_once.clone();
    assert!(at_once.advance_clock(crate::game::LONGEST_TIME_MS));
    assert!(at_once.ending().is_some());
    let end = at_once.entries().last().unwrap().at;
    for now in (0..=end).step_by(17).chain([end]) {
        often.advance_clock(now);
    }
    assert_eq!(often.record(), at_once.record());
    assert_eq!(often.state(), at_once.state());
    let again = reloaded(&at_once);
    assert_eq!(again.state(), at_once.state());
}

/// The first seat lays its cards, each after 300 ms, and never taps.
fn lay(session: &mut Session, until: u64) {
    for now in (session.now().unwrap()..=until).step_by(10) {
        session.advance_clock(now);
        let table = &state::<BattleOfCorsica>(session, LATEST_PLY).table;
        if table.seat_to_lay() == Some(Seat::FIRST) && now >= table.since + 300 {
            play(session, Seat::FIRST, "flip");
        }
    }
}

/// The time of the first tap in the game that took the pile, in ms, and the number of actions before it.
fn first_slap(session: &Session) -> (u64, usize) {
    let is_slap = |index: &usize| {
        let [before, after] = [0, 1].map(|more| &state::<BattleOfCorsica>(session, index + more).table);
        session.entries()[*index].action.to_string() == "verdict" && after.pile.len() < before.pile.len()
    };
    let index = (0..session.plies()).find(is_slap).unwrap();
    (session.entries()[index].at - 1, index)
}

#[test]
fn a_tap_that_arrives_late_counts_at_its_time_stamp() {
    // The captain taps first; then an earlier tap of Ann arrives.
    let players = [person("Ann"), PlayerKind::Computer(Level::Captain)];
    let mut taken = race(&players, 5);
    lay(&mut taken, 60_000);
    let (slap, index) = first_slap(&taken);
    assert_eq!(taken.entries()[index].seat, Seat::SECOND);
    let tapped = slap - 40;

    let mut timely = race(&players, 5);
    lay(&mut timely, tapped);
    let mut late = timely.clone();
    timely.act_at(Seat::FIRST, action(&timely, "tap"), tapped).unwrap();
    timely.advance_clock(tapped + 500);
    late.advance_clock(tapped + 500);
    let wrong = late.clone();
    assert!(late.plies() > index, "the captain has the pile");
    late.act_at(Seat::FIRST, action(&late, "tap"), tapped).unwrap();
    assert_eq!(late.record(), timely.record());
    assert_eq!(late.state(), timely.state());
    assert_eq!(state::<BattleOfCorsica>(&late, LATEST_PLY).table.leads, Some(Seat::FIRST));
    assert_ne!(late.record(), wrong.record());
    // An action that was not legal at its time changes nothing.
    let mut refused = wrong.clone();
    assert!(refused.act_at(Seat::SECOND, action(&refused, "verdict"), tapped).is_err());
    assert_eq!(refused, wrong);
    assert_eq!(refused.state(), wrong.state());
}

#[test]
fn what_is_heard_of_much_too_late_counts_as_done_a_second_ago() {
    let mut session = race(&[person("Ann"), person("Ben")], 5);
    session.advance_clock(5_000);
    session.act_at(Seat::SECOND, action(&session, "tap"), 1_000).unwrap();
    assert_eq!(session.entries()[0].at, 5_000 - MAX_LATENESS_MS);
    assert_eq!(session.now(), Some(5_000));
}

#[test]
fn a_computer_keeps_its_plan_if_nothing_comes_between() {
    let mut session = race(&[computer(), PlayerKind::Computer(Level::Captain)], 3);
    session.advance_clock(60_000);
    let mut taps = 0;
    for (index, entry) in session.entries().iter().enumerate() {
        let told = session.reflex_of(index, entry.seat).filter(|reflex| reflex.at == entry.at);
        match entry.action.to_string().as_str() {
            "flip" | "tap" => assert_eq!(told.map(|reflex| reflex.action).as_ref(), Some(&entry.action)),
            _ => assert!(told.is_none(), "{entry:?} came by itself"),
        }
        taps += usize::from(entry.action.to_string() == "tap");
    }
    assert!(taps > 0);
    let with_person = race(&[person("Ann"), computer()], 3);
    assert!(with_person.reflex_of(0, Seat::FIRST).is_none());
}

#[test]
fn a_late_event_repeats_a_request_for_a_computers_card() {
    let players = vec![person("Ann"), computer()];
    let mut session = Session::new(named(RACE).unwrap(), "starter=person,pace=calm", 5, players).unwrap();
    session.advance_clock(1_000);
    play(&mut session, Seat::FIRST, "flip");
    session.advance_clock(1_500);
    play(&mut session, Seat::SECOND, "flip");
    session.advance_clock(1_600);
    session.act_at(Seat::FIRST, action(&session, "tap"), 1_200).unwrap();
    let told: Vec<String> = session.entries().iter().map(|entry| format!("{} {}", entry.at, entry.action)).collect();
    assert_eq!(told[..], ["1000 flip", "1200 tap", "1201 verdict", "1500 flip"]);
}

/// A game of Corsairs at a position, with the corsairs on the first seat.
fn at_sea(rest: &str, players: &[PlayerKind]) -> Session {
    at(CORSAIRS, &format!("standard corsairs=1 {rest}"), players)
}

/// The cues after a seat does this action.
fn heard(session: &mut Session, seat: Seat, action: &str, viewer: Option<Seat>) -> Vec<Cue> {
    let since = session.plies();
    play(session, seat, action);
    session.cues(since, viewer)
}

#[test]
fn actions_captures_and_the_next_turn_have_cues() {
    let (first, second) = (Seat::FIRST, Seat::SECOND);
    let board = "turn=5 board=CE3/6/7/8/4FE3/8/7/6/5 reserve=5 captured=0";
    let mut session = at_sea(board, &[person("Ann"), computer()]);
    assert_eq!(heard(&mut session, first, "leave a1 pull a2", Some(first)), [Cue::Taken]);
    assert_eq!(heard(&mut session, first, "end", Some(first)), [Cue::Laid]);
    assert_eq!(heard(&mut session, second, "sail e6 e7", Some(first)), [Cue::Laid, Cue::Turn]);
    let mut watched = at_sea(board, &[computer(), computer()]);
    assert_eq!(heard(&mut watched, first, "leave a1 pull a2", None), [Cue::Taken]);
    assert_eq!(heard(&mut watched, first, "end", None), [Cue::Laid]);
    assert_eq!(heard(&mut watched, second, "sail e6 e7", None), [Cue::Laid], "it is nobody's turn here");
}

#[test]
fn the_end_has_cues_for_winner_loser_and_spectator() {
    let board = "turn=99 board=CF3/6/7/8/5E3/8/7/6/5 reserve=5 captured=0";
    let end =
        |players: [PlayerKind; 2], viewer| heard(&mut at_sea(board, &players), Seat::FIRST, "leave a1 pull a2", viewer);
    assert_eq!(end([person("Ann"), computer()], Some(Seat::FIRST)), [Cue::Taken, Cue::Won]);
    assert_eq!(end([computer(), person("Ben")], Some(Seat::SECOND)), [Cue::Taken, Cue::Lost]);
    assert_eq!(end([computer(), computer()], None), [Cue::Taken, Cue::Over]);
    let mut session = at_sea(board, &[person("Ann"), computer()]);
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
    let courts = "standard turn=2 courts=K+8C+4C,Q,J+7C/K+9D,Q+7D+5D,J+4D+3D+2D";
    let mut session = at(COURT, courts, &[person("Ann"), person("Ben")]);
    assert_eq!(heard(&mut session, second, "attack Q 2 KC 2", Some(second)), [Cue::Taken, Cue::Turn]);
    let first = Seat::FIRST;
    assert!(!heard(&mut session, first, "draw", Some(first)).contains(&Cue::Taken), "a draw takes nothing");
}

#[test]
fn a_late_event_in_a_race_from_a_position_goes_back_to_it() {
    let players = [person("Ann"), person("Ben")];
    let mut played = race(&players, 5);
    lay(&mut played, 5_000);
    let begun =
        || Session::resume(played.game(), Beginning::Position(&played.position(LATEST_PLY)), players.to_vec()).unwrap();
    let (mut timely, mut late) = (begun(), begun());
    let (at, later) = (played.now().unwrap() + 100, played.now().unwrap() + 300);
    timely.act_at(Seat::FIRST, action(&timely, "tap"), at).unwrap();
    timely.advance_clock(later);
    late.advance_clock(later);
    late.act_at(Seat::FIRST, action(&late, "tap"), at).unwrap();
    assert_eq!(late.record(), timely.record());
    assert_eq!(late.state(), timely.state());
}
