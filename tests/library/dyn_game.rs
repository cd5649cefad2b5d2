//! Games without their types: what a game says through the erasure is what it says itself.

use corsair_cabinet::dyn_game::{Beginning, DynGame, DynSession, LogCache, NOW, Task};
use corsair_cabinet::game::{Language, Seat};
use corsair_cabinet::games;
use corsair_cabinet::search::Level;
use corsair_cabinet::session::PlayerKind;

/// A game of persons after its first actions: the first legal one each time.
fn played(game: &dyn DynGame, actions: usize) -> Box<dyn DynSession> {
    let mut session = game.start("standard", 7, Vec::new()).expect("standard options go together");
    for _ in 0..actions {
        if let Some(deadline) = session.next_deadline() {
            session.advance_clock(deadline);
        }
        let Some(seat) = session.to_act(NOW).first() else { break };
        let action = session.actions(NOW, seat).swap_remove(0);
        session.act(seat, &action, None).expect("the action is legal");
    }
    session
}

#[test]
fn a_session_goes_on_from_its_text_and_its_record() {
    for game in games::all() {
        let session = played(game, 12);
        let record = session.record();
        assert_eq!(game.load(&session.save()).unwrap().save(), session.save(), "{}", game.id());
        assert_eq!(game.resume(Beginning::Record(&record), Vec::new()).unwrap().record(), record);
        let position = session.position(NOW);
        assert_eq!(game.resume(Beginning::Position(&position), Vec::new()).unwrap().position(NOW), position);
    }
}

#[test]
fn a_player_thinks_about_the_view_that_a_session_gives() {
    for game in games::all() {
        let session = played(game, 12);
        let Some(seat) = session.to_act(NOW).first() else { continue };
        let view = session.view_then(NOW, Some(seat)).to_bytes().unwrap();
        let player = games::player(game.id()).unwrap();
        let mut search = player.think(&view, seat, Level::CabinBoy, Some(1), 1).unwrap();
        search.advance(1);
        assert!(session.actions(NOW, seat).contains(&search.choice()), "{}: {}", game.id(), search.choice());
    }
}

#[test]
fn a_view_is_the_same_as_itself_only() {
    let views = |game: &dyn DynGame| [0, 1].map(|plies| played(game, 1).view(Some(plies), Some(Seat::FIRST)));
    let [knights, court] = ["knights-and-corsairs", "court-wars"].map(|id| views(games::named(id).unwrap()));
    assert!(*knights[0] == *views(games::named("knights-and-corsairs").unwrap())[0]);
    assert!(*knights[0] != *knights[1] && *knights[0] != *court[0]);
}

#[test]
fn the_log_of_a_race_is_written_on() {
    let game = games::named("battle-of-corsica").unwrap();
    let players = vec![PlayerKind::Computer(Level::Captain), PlayerKind::Computer(Level::CabinBoy)];
    let mut session = game.start("standard", 7, players).unwrap();
    let mut cache = LogCache::default();
    let mut longest = 0;
    for step in 1..60 {
        session.advance_clock(step * 1_000);
        let log = session.log(Language::ENGLISH, None, &mut cache);
        assert_eq!(log, session.log(Language::ENGLISH, None, &mut LogCache::default()));
        longest = longest.max(log.len());
    }
    assert!(longest > 2, "{longest} lines");
}

#[test]
fn the_rules_of_a_game_are_there_in_each_language() {
    for game in games::all() {
        let rules: Vec<&str> = Language::ALL.map(|language| game.rules(language)).into_iter().collect();
        assert!(rules.iter().all(|rules| rules.starts_with("# ")), "{}", game.id());
        assert_ne!(rules.first(), rules.last(), "{}", game.id());
    }
}

#[test]
fn a_game_does_not_take_the_session_of_another() {
    let [knights, fight] = ["knights-and-corsairs", "knight-fight"].map(|id| games::named(id).unwrap());
    let mut session = knights.start("standard", 7, Vec::new()).unwrap();
    assert!(knights.private_play(&mut *session).is_some());
    assert!(fight.private_play(&mut *session).is_none());
}

#[test]
fn a_game_has_a_session_for_each_of_its_tasks() {
    for game in games::all() {
        assert_eq!(game.puzzle(3).is_some(), game.task(Task::Puzzle(3)).is_some(), "{}", game.id());
        let exercises = (0..20).filter(|number| game.task(Task::Exercise(*number)).is_some()).count();
        assert_eq!(exercises == 0, game.id() == "battle-of-corsica", "{}", game.id());
    }
}
