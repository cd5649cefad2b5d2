//! How many links a game by correspondence takes, and how many of them hold no decision of their writer.

use super::*;
use corsair_cabinet::dyn_game::{DynPlayer, dyn_player};
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
use corsair_cabinet::search::Level;

/// Plays a game by letter between two computer players of a level, who search this many iterations for each action.
fn play_at(level: Level, player: &dyn DynPlayer, id: &str, options: &str, seed: u64, budget: u64) -> Vec<Letter> {
    let mut pair = Pair::new(id, options, seed);
    while let Some(device) = pair.due() {
        let (mut session, seat) = (pair.devices[device].session().unwrap(), pair.devices[device].seat());
        loop {
            let view = session.view_then(NOW, Some(seat)).to_bytes().unwrap();
            let mut search = player.think(&view, seat, level, Some(budget), seed).unwrap();
            search.advance(u64::MAX);
            act(&mut session, seat, &search.choice());
            if pair.devices[device].follow(&session, 5) {
                break;
            }
        }
        pair.exchange(device);
    }
    pair.letters()
}

/// Whether a letter of a begun game holds no decision.
fn is_empty(letter: &Letter) -> bool {
    matches!(&letter.content, Content::Turn(turn) if turn.actions.is_empty() && !turn.resigns)
}

#[test]
#[ignore = "a measurement"]
fn how_many_links_a_game_takes() {
    let player = dyn_player::<KnightsAndCorsairs>();
    let games = 40;
    let (mut all, mut empty, mut counts) = (0, 0, Vec::new());
    for seed in 0..games {
        let letters = play_at(Level::Boatswain, player, "knights-and-corsairs", "standard", seed, 200);
        let without = letters.iter().filter(|letter| is_empty(letter)).count();
        let acts = |what: &str| {
            letters.iter().filter(|letter| matches!(&letter.content, Content::Turn(turn) if turn.actions.iter().any(|action| action.starts_with(what)))).count()
        };
        let bare = letters.iter().filter(|letter| matches!(&letter.content, Content::Turn(turn) if turn.actions.iter().any(|action| action == "defend"))).count();
        println!(
            "{seed}: {} links, {without} without, attacks {} defends {} (bare {bare}) place {} influence {} sealed {}",
            letters.len(),
            acts("attack"),
            acts("defend"),
            acts("place"),
            acts("influence"),
            letters
                .iter()
                .filter(|letter| matches!(&letter.content, Content::Turn(turn) if !turn.private.sealed.is_empty()))
                .count()
        );
        all += letters.len();
        empty += without;
        counts.push(letters.len());
    }
    counts.sort_unstable();
    println!("{games} games: {all} links, {empty} without a decision, the median {}", counts[counts.len() / 2]);
}
