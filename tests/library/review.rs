//! Reviews of whole games with the searches of the page: what no review may say.

use std::collections::BTreeSet;

use corsair_cabinet::dyn_game::DynPlayer;
use corsair_cabinet::game::{Language, Rng, Seat};
use corsair_cabinet::games::{self, IDS};
use corsair_cabinet::search::{Level, RootActions};
use corsair_cabinet::session::review::{Decision, Evaluation, GameReview, Judged, Request, Review, decisions};
use corsair_cabinet::session::{PlayerKind, Session};

/// What a level finds in the session after some actions.
fn evaluate(
    session: &Session,
    player: &dyn DynPlayer,
    (plies, seat): (usize, Seat),
    root: &RootActions<String>,
    level: Level,
    budget: u64,
) -> Evaluation<String> {
    let view = session.view_at_the_time(plies, Some(seat)).to_bytes().unwrap();
    let mut search = player.think(&view, seat, root, level, Some(budget), 1).unwrap();
    search.advance(u64::MAX);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a probability is from 0 to 1")]
    let percent = (search.win_probability() * 100.0).round() as u8;
    Evaluation { action: search.choice(), then: vec![], percent, is_telling: search.is_telling(), second: None }
}

fn new_game(id: &str, options: &str, seed: u64) -> Session {
    let game = games::named(id).unwrap();
    let seats = game.options().seat_count(options);
    Session::new(game, options, seed, vec![PlayerKind::person(""); seats]).unwrap()
}

/// The length in actions at which a game of the test is given up.
const MOST_ACTIONS: usize = 100;

/// Plays a game between a computer of a middle level and one that plays every third action at random.
fn played(id: &str, options: &str, seed: u64) -> Session {
    let (mut session, player) = (new_game(id, options, seed), games::player(id).unwrap());
    let mut rng = Rng::from_seed(seed);
    while let Some(seat) = session.to_act().first().filter(|_| session.plies() < MOST_ACTIONS) {
        let action = if seat == Seat::FIRST && rng.below(3) == 0 {
            rng.choose(&session.actions(session.plies(), seat)).unwrap().clone()
        } else {
            let at = (session.plies(), seat);
            let found = evaluate(&session, player, at, &RootActions::All, Level::Boatswain, 60);
            session.game().read_action(&found.action).unwrap()
        };
        session.act(seat, action).unwrap();
    }
    session
}

/// The review of a game, with searches of this number of iterations.
fn reviewed(session: &Session, id: &str, budget: u64) -> GameReview<String> {
    let (entries, player) = (session.entries(), games::player(id).unwrap());
    let all = decisions(entries.iter().enumerate().map(|(plies, entry)| (plies, entry.seat)));
    let free = all.filter(|decision| session.actions(decision.plies, decision.seat).len() > 1);
    let result: Vec<(Seat, u8)> = Seat::all(session.players().len())
        .map(|seat| (seat, session.winner().map_or(50, |winner| if winner == seat { 100 } else { 0 })))
        .collect();
    let with_action = free.map(|decision| (decision, entries[decision.plies].action.to_string()));
    let mut review = GameReview::new(with_action, &result, entries.len());
    while let Some(Request { decision: Decision { plies, seat, .. }, root, is_long }) = review.next_request() {
        let budget = if is_long { 3 * budget } else { budget };
        let found = evaluate(session, player, (plies, seat), &root, Level::Captain, budget);
        review.answer(Some(found));
    }
    review
}

/// Plays and reviews this number of games of each kind, and checks what must hold in each review.
fn check_reviews(games: u64, budget: u64) {
    let mut told = [0; 3];
    // Races have no review.
    for id in IDS.iter().filter(|id| !new_game(id, "", 0).status(Language::ENGLISH).is_race) {
        for seed in 0..games {
            let session = played(id, "", seed);
            let review = reviewed(&session, id, budget);
            let seats: Vec<Seat> = Seat::all(session.players().len()).collect();
            let curves = review.curves(&seats);
            for moment in (0..curves[0].len()).filter(|_| curves.iter().all(|curve| curve.len() > 1)) {
                let values: Vec<(usize, u8)> = curves.iter().map(|curve| curve[moment]).collect();
                let all: u8 = values.iter().map(|(_, percent)| percent).sum();
                assert_eq!(all, 100, "{id}, game {seed}: {values:?}");
            }
            for seat in Seat::all(session.players().len()) {
                let Review { highlights, losses, luck, good, all } = review.of_seat(seat);
                let turns = |judged: &[Judged<String>]| -> BTreeSet<usize> {
                    judged.iter().map(|judged| judged.decision.turn).collect()
                };
                let here = format!("{id}, game {seed}, seat {seat}");
                assert!(turns(&highlights).is_disjoint(&turns(&losses)), "{here}: both best and costly");
                assert!(good <= all, "{here}: {good} of {all}");
                let entry = |plies: usize| session.entries()[plies].clone();
                for loss in &losses {
                    let (better, _) = loss.other.as_ref().unwrap();
                    assert_ne!(*better, entry(loss.decision.plies).action.to_string(), "{here}");
                    let is_last =
                        session.entries().iter().rposition(|entry| entry.seat == seat) == Some(loss.decision.plies);
                    assert!(!(is_last && session.winner() == Some(seat)), "{here}: the last action of the winner");
                }
                for judged in highlights.iter().chain(&losses) {
                    let Decision { plies, seat, .. } = judged.decision;
                    assert!(session.actions(plies, seat).len() > 1, "{here}: no choice at {plies}");
                    assert!(judged.loss().max(judged.lead()) > 5, "{here}: no difference at {plies}");
                }
                let curve = review.curve(seat);
                let result = session.winner().map_or(50, |winner| if winner == seat { 100 } else { 0 });
                assert_eq!(curve.last(), Some(&(session.entries().len(), result)), "{here}");
                // Whoever has lost the first bout of a match can still win it, and whoever has won it can lose.
                let in_first_bout = |plies: usize| *id == "knight-fight" && !session.position(plies).contains(" won=");
                for (plies, percent) in curve.iter().filter(|(plies, _)| in_first_bout(*plies)) {
                    assert!((25..=75).contains(percent), "{here}: {percent} % of the match at {plies}");
                }
                for (told, count) in told.iter_mut().zip([highlights.len(), losses.len(), usize::from(luck.is_some())])
                {
                    *told += count;
                }
            }
        }
    }
    let [highlights, losses, luck] = told;
    println!("best moments {highlights}, losses {losses}, luck {luck}");
    assert!(highlights > 0 && losses > 0 && luck > 0, "nothing was told, so nothing was tested");
}

#[test]
fn a_missed_win_is_what_cost_most() {
    let game = games::named("knight-fight").unwrap();
    let text = "table 1\n1 person Ann\n2 person Ben\nscore 0 0 draws 0\nresigned 2\nrecord 1 knight-fight\noptions standard\nseed 5
position standard turn=o moves=8 board=11/11/11/11/4O6/11/OOO8/11/11/4X6/11/XXX8\n2 spawn g9\n1 spawn d1\nend\n";
    let session = Session::load(game, text).unwrap();
    let Review { losses, good, all, .. } = reviewed(&session, "knight-fight", 500).of_seat(Seat::SECOND);
    let [loss] = &losses[..] else { panic!("expected one loss, found {losses:?}") };
    assert_eq!(loss.other.as_ref().map(|(better, _)| better.as_str()), Some("spawn d6"));
    assert_eq!((loss.best_percent(), loss.percent), (75, 25), "a bout is half of a match");
    assert_eq!((good, all), (0, 1));
}

#[test]
fn a_review_never_contradicts_itself() {
    check_reviews(3, 500);
}

#[test]
#[ignore = "long: reviews 500 games of each kind, hours; GAMES names another number"]
fn many_reviews_never_contradict_themselves() {
    let games = std::env::var("GAMES").ok().and_then(|games| games.parse().ok());
    check_reviews(games.unwrap_or(500), 300);
}
