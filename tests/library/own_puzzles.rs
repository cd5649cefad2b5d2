//! Tests of the comparison of an action with the best one in a puzzle from a player's own mistakes.

use corsair_cabinet::dyn_game::AnyAction;
use corsair_cabinet::games::named;
use corsair_cabinet::session::own_puzzle_comparison::Comparison;
use corsair_cabinet::session::own_puzzles::OwnPuzzle;
use corsair_cabinet::session::{PlayerKind, Session};

/// A puzzle in the present position of a session, and its best action.
fn puzzle(session: &Session, best: &AnyAction) -> OwnPuzzle {
    OwnPuzzle {
        game: session.game().id().into(),
        position: session.position(session.plies()),
        seat: session.to_act().first().unwrap(),
        best: best.to_string(),
        due: None,
        repetition: None,
    }
}

#[test]
fn an_action_as_good_as_the_best_is_good() {
    let game = named("corsairs").unwrap();
    let session = Session::new(game, "", 1, vec![PlayerKind::person(""); 2]).unwrap();
    let seat = session.to_act().first().unwrap();
    let actions = session.actions(0, seat);
    let puzzle = puzzle(&session, &actions[0]);
    for (played, is_good) in [(45, true), (44, false)] {
        let mut comparison = Comparison::new(game, &puzzle, &actions[1]).unwrap();
        for chance in [50, played] {
            assert_eq!(comparison.is_good(), None);
            let (_, to_act) = comparison.next().unwrap();
            comparison.set_chance(if to_act == seat { chance } else { 100 - chance });
        }
        assert_eq!((comparison.next().is_none(), comparison.is_good()), (true, Some(is_good)));
    }
}

/// A position of a game, as a session, in which one action wins and another does not, and both actions.
fn position_to_win() -> (Session, AnyAction, AnyAction) {
    let game = named("corsairs").unwrap();
    let mut session = Session::new(game, "", 1, vec![PlayerKind::person(""); 2]).unwrap();
    loop {
        let seat = session.to_act().first().unwrap();
        let actions = session.actions(session.plies(), seat);
        let wins = |action: &&AnyAction| {
            let mut after = session.clone();
            after.act(seat, (*action).clone()).unwrap();
            after.winner() == Some(seat)
        };
        let (winning, others): (Vec<_>, Vec<_>) = actions.iter().partition(wins);
        match (winning.first(), others.first()) {
            (Some(win), Some(other)) => return (session.clone(), (*win).clone(), (*other).clone()),
            _ => session.act(seat, actions[session.plies() * 7 % actions.len()].clone()).unwrap(),
        }
    }
}

#[test]
fn a_winning_action_needs_no_search() {
    let (session, best, other) = position_to_win();
    let (game, puzzle) = (named("corsairs").unwrap(), puzzle(&session, &best));
    let comparison = Comparison::new(game, &puzzle, &best).unwrap();
    assert_eq!(comparison.is_good(), Some(true));
    let mut comparison = Comparison::new(game, &puzzle, &other).unwrap();
    comparison.set_chance(50);
    assert_eq!(comparison.is_good(), Some(false), "a win is better than an even position");
}

#[test]
fn forced_actions_are_passed() {
    let game = named("court-wars").unwrap();
    let mut session = Session::new(game, "starter=1", 1, vec![PlayerKind::person(""); 2]).unwrap();
    session.play_by_itself();
    let actions = session.actions(session.plies(), session.to_act().first().unwrap());
    let mut comparison = Comparison::new(game, &puzzle(&session, &actions[0]), &actions[1]).unwrap();
    for _ in 0..2 {
        let (session, seat) = comparison.next().unwrap();
        assert!(session.actions(session.plies(), seat).len() > 1, "the next card is drawn");
        comparison.set_chance(50);
    }
    assert!(comparison.next().is_none());
}

#[test]
fn only_games_of_two_are_compared() {
    let game = named("court-wars").unwrap();
    let session = Session::new(game, "seats=3,starter=1", 1, vec![PlayerKind::person(""); 3]).unwrap();
    let action = session.actions(0, session.to_act().first().unwrap()).remove(0);
    assert!(Comparison::new(game, &puzzle(&session, &action), &action).is_none());
}
