//! The captain plays no senseless action: who thinks for a tenth of its time finds none that is clearly better.

use corsair_cabinet::dyn_game::{DynPlayer, DynSearch};
use corsair_cabinet::game::{Language, Seat};
use corsair_cabinet::games::{self, IDS};
use corsair_cabinet::search::{Level, RootActions};
use corsair_cabinet::session::{PlayerKind, Session};

/// The difference in win probability from which an action is clearly better.
const CLEARLY: f64 = 0.15;

/// Each action that is in question is searched this many times, from different seeds.
const SEARCHES: u32 = 3;

/// How far apart the tested decisions of a game are, in decisions.
const STRIDE: usize = 4;

/// A level's search from the view of the seat to act, until it has made `most` iterations or is finished.
fn search(
    (session, player, seat): (&Session, &dyn DynPlayer, Seat),
    level: Level,
    root: &RootActions<String>,
    most: u64,
    seed: u64,
) -> Box<DynSearch> {
    let view = session.view_at_the_time(session.plies(), Some(seat)).to_bytes().unwrap();
    let mut search = player.think(&view, seat, root, level, None, seed).unwrap();
    search.advance(most);
    search
}

/// The mean win probability after an action, over some searches.
fn value(who: (&Session, &dyn DynPlayer, Seat), action: &str) -> f64 {
    let only = RootActions::Only(action.to_owned());
    let seeds = 100..100 + SEARCHES;
    let values = seeds.map(|seed| search(who, Level::Captain, &only, u64::MAX, seed.into()).win_probability());
    values.sum::<f64>() / f64::from(SEARCHES)
}

/// What the captain plays where a tenth of its time finds something clearly better, as a line to read; `None` where it does not.
fn senseless(session: &Session, player: &dyn DynPlayer, seat: Seat) -> Option<String> {
    let who = (session, player, seat);
    let whole = search(who, Level::Captain, &RootActions::All, u64::MAX, 1);
    let tenth = search(who, Level::Captain, &RootActions::All, (whole.iterations() / 10).max(1), 2);
    let (captains, quick) = (whole.choice(), tenth.choice());
    if captains == quick {
        return None;
    }
    let [of_captain, of_quick] = [&captains, &quick].map(|action| value(who, action));
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
            let number = decisions as u64;
            let action =
                search((&session, player, seat), Level::Boatswain, &RootActions::All, u64::MAX, number).choice();
            session.act(seat, game.read_action(&action).unwrap()).unwrap();
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
