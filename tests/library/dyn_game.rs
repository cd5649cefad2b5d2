//! Games without their types: what a game says through the erasure is what it says itself.

use corsair_cabinet::dyn_game::{DynGame, Task};
use corsair_cabinet::game::{Language, Seat};
use corsair_cabinet::games;
use corsair_cabinet::search::{Level, RootActions};
use corsair_cabinet::session::{Beginning, LATEST_PLY, LogCache, PlayerKind, Session};

/// A game of persons after its first actions: the first legal one each time.
fn played(game: &'static dyn DynGame, actions: usize) -> Session {
    let mut session = Session::new(game, "standard", 7, Vec::new()).expect("standard options go together");
    for _ in 0..actions {
        if let Some(deadline) = session.next_event() {
            session.advance_clock(deadline.at);
        }
        let Some(seat) = session.to_act_after(LATEST_PLY).first() else { break };
        let action = session.actions(LATEST_PLY, seat).swap_remove(0);
        session.act(seat, action).expect("the action is legal");
    }
    session
}

#[test]
fn a_session_goes_on_from_its_text_and_its_record() {
    for game in games::all() {
        let session = played(game, 12);
        let record = session.record();
        assert_eq!(Session::load(game, &session.save()).unwrap().save(), session.save(), "{}", game.id());
        assert_eq!(Session::resume(game, Beginning::Record(&record), Vec::new()).unwrap().record(), record);
        let position = session.position(LATEST_PLY);
        assert_eq!(
            Session::resume(game, Beginning::Position(&position), Vec::new()).unwrap().position(LATEST_PLY),
            position
        );
    }
}

#[test]
fn a_player_thinks_about_the_view_that_a_session_gives() {
    for game in games::all() {
        let session = played(game, 12);
        let Some(seat) = session.to_act_after(LATEST_PLY).first() else { continue };
        let view = session.view_at_the_time(LATEST_PLY, Some(seat)).to_bytes().unwrap();
        let player = games::player(game.id()).unwrap();
        let mut search = player.think(&view, seat, &RootActions::All, Level::CabinBoy, Some(1), 1).unwrap();
        search.advance(1);
        assert!(
            session.actions(LATEST_PLY, seat).iter().any(|action| action.to_string() == search.choice()),
            "{}: {}",
            game.id(),
            search.choice()
        );
    }
}

#[test]
fn a_view_is_the_same_as_itself_only() {
    let views = |game: &'static dyn DynGame| [0, 1].map(|plies| played(game, 1).view_of_past(plies, Some(Seat::FIRST)));
    let [game, other] = [1, 2].map(|index| games::named(games::IDS[index]).unwrap());
    let [begun, later] = views(game);
    assert!(*begun == *views(game)[0]);
    assert!(*begun != *later && *begun != *views(other)[0]);
}

#[test]
fn a_turn_of_several_moves_is_one_line_of_the_log() {
    let session = played(games::named("corsairs").unwrap(), 12);
    let log = session.log(Language::ENGLISH, usize::MAX, None, &[], &mut LogCache::default());
    assert!(log.windows(2).all(|lines| lines[0].seat != lines[1].seat), "{log:?}");
    assert!(log.len() > 2 && log.len() < session.plies(), "{log:?}");
}

#[test]
fn the_log_of_a_race_is_written_on() {
    let game = games::named("battle-of-corsica").unwrap();
    let players = vec![PlayerKind::Computer(Level::Captain), PlayerKind::Computer(Level::CabinBoy)];
    let mut session = Session::new(game, "standard", 7, players).unwrap();
    let mut cache = LogCache::default();
    let mut longest = 0;
    for step in 1..60 {
        session.advance_clock(step * 1_000);
        let log = session.log(Language::ENGLISH, usize::MAX, None, &[], &mut cache);
        assert_eq!(log, session.log(Language::ENGLISH, usize::MAX, None, &[], &mut LogCache::default()));
        longest = longest.max(log.len());
    }
    assert!(longest > 2, "{longest} lines");
}

#[test]
fn the_rules_of_a_game_are_there_in_each_language() {
    for game in games::all() {
        let rules: Vec<String> = Language::ALL.map(|language| game.rules(language, None)).into_iter().collect();
        assert!(rules.iter().all(|rules| rules.starts_with("# ")), "{}", game.id());
        assert_ne!(rules.first(), rules.last(), "{}", game.id());
    }
}

#[test]
#[should_panic = "its own game only"]
fn a_game_does_not_take_the_values_of_another() {
    let [knights, fight] = ["knights-and-corsairs", "knight-fight"].map(|id| games::named(id).unwrap());
    let state = knights.start("standard", 7).unwrap();
    assert_eq!(state, knights.start("standard", 7).unwrap());
    assert_ne!(state, fight.start("standard", 7).unwrap());
    let _ = fight.to_act(&state);
}

#[test]
fn a_game_has_a_session_for_each_of_its_tasks() {
    for game in games::all() {
        assert_eq!(game.puzzle(3).is_some(), game.task_start(Task::Puzzle(3)).is_some(), "{}", game.id());
        let exercises = (0..20).filter(|number| game.task_start(Task::Exercise(*number)).is_some()).count();
        assert_eq!(exercises == 0, game.id() == "battle-of-corsica", "{}", game.id());
    }
}
