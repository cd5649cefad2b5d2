//! The captain plays no senseless action: who thinks for a tenth of its time finds none that is clearly better.

use corsair_cabinet::dyn_game::DynPlayer;
use corsair_cabinet::game::{Language, Seat};
use corsair_cabinet::games::{self, IDS};
use corsair_cabinet::search::{Level, RootActions};
use corsair_cabinet::session::{PlayerKind, Session};

/// The difference in win probability from which an action is clearly better.
const CLEARLY: f64 = 0.15;

/// Each action that is in question is searched this many times, from different seeds.
const SEARCHES: u64 = 3;

/// How far apart the tested decisions of a game are, in decisions.
const STRIDE: usize = 4;

/// A search of the captain from the view of the seat to act, until it has made `most` iterations or is finished: the action, its
/// win probability, and the iterations.
fn search(
    session: &Session,
    player: &dyn DynPlayer,
    seat: Seat,
    root: &RootActions<String>,
    most: u64,
    seed: u64,
) -> (String, f64, u64) {
    let view = session.view_at_the_time(session.plies(), Some(seat)).to_bytes().unwrap();
    let mut search = player.think(&view, seat, root, Level::Captain, None, seed).unwrap();
    search.advance(most);
    (search.choice(), search.win_probability(), search.iterations())
}

/// The mean win probability after an action, over some searches.
fn value(session: &Session, player: &dyn DynPlayer, seat: Seat, action: &str) -> f64 {
    let only = RootActions::Only(action.to_owned());
    let values = (0..SEARCHES).map(|seed| search(session, player, seat, &only, u64::MAX, 100 + seed).1);
    #[expect(clippy::cast_precision_loss, reason = "a few searches")]
    let count = SEARCHES as f64;
    values.sum::<f64>() / count
}

/// What the captain plays where a tenth of its time finds something clearly better, as a line to read; `None` where it does not.
fn senseless(session: &Session, player: &dyn DynPlayer, seat: Seat) -> Option<String> {
    let (captains, _, iterations) = search(session, player, seat, &RootActions::All, u64::MAX, 1);
    let (quick, ..) = search(session, player, seat, &RootActions::All, (iterations / 10).max(1), 2);
    if captains == quick {
        return None;
    }
    let [of_captain, of_quick] = [&captains, &quick].map(|action| value(session, player, seat, action));
    let position = session.position(session.plies());
    (of_quick - of_captain > CLEARLY)
        .then(|| format!("{captains} ({of_captain:.2}) instead of {quick} ({of_quick:.2}) in {position}"))
}

/// Looks at this number of positions of a game between computers of a middle level.
fn check(id: &str, positions: usize) -> Vec<String> {
    let (game, player) = (games::named(id).unwrap(), games::player(id).unwrap());
    let (mut found, mut looked, mut decisions) = (Vec::new(), 0, 0);
    for seed in 0.. {
        let players = vec![PlayerKind::person(""); game.options().seat_count("")];
        let mut session = Session::new(game, "", seed, players).unwrap();
        // Races have no searches.
        if session.status(Language::ENGLISH).is_race {
            return found;
        }
        while let Some(seat) = session.to_act().first() {
            if session.actions(session.plies(), seat).len() > 1 {
                decisions += 1;
                if decisions % STRIDE == 0 {
                    found.extend(senseless(&session, player, seat));
                    looked += 1;
                }
                if looked == positions {
                    return found;
                }
            }
            let view = session.view_at_the_time(session.plies(), Some(seat)).to_bytes().unwrap();
            let root = RootActions::All;
            let mut thinks = player.think(&view, seat, &root, Level::Boatswain, None, decisions as u64).unwrap();
            thinks.advance(u64::MAX);
            session.act(seat, game.read_action(&thinks.choice()).unwrap()).unwrap();
        }
    }
    found
}

#[test]
#[ignore = "long: 100 positions of each game with the captain's full thinking time"]
fn the_captain_plays_no_senseless_action() {
    let only = std::env::var("GAME").ok();
    let mut all = Vec::new();
    for id in IDS.iter().filter(|id| only.as_ref().is_none_or(|only| only == *id)) {
        let found = check(id, 100);
        println!("{id}: {} of 100 actions of the captain are senseless", found.len());
        all.extend(found.into_iter().map(|line| format!("{id}: {line}")));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}
