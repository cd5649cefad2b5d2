//! The events and the summary of whole games of the Battle of Corsica agree with the cards.

use corsair_cabinet::game::{Game, LONGEST_TIME_MS, Seat};
use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
use corsair_cabinet::games::battle_of_corsica::rules::{Action, Cost, Event, Options, View};
use corsair_cabinet::games::battle_of_corsica::scene::GameSummary;
use corsair_cabinet::games::named;
use corsair_cabinet::search::Level;
use corsair_cabinet::session::{PlayerKind, Session};

/// Plays a whole game between computers.
fn played(options: &str) -> Session {
    let players = BattleOfCorsica::seat_count(&options.parse::<Options>().unwrap());
    let players = vec![PlayerKind::Computer(Level::FirstMate); players];
    let mut session = Session::new(named(BattleOfCorsica::ID).unwrap(), options, 11, players).unwrap();
    session.advance_clock(LONGEST_TIME_MS);
    session
}

#[test]
fn events_move_as_many_cards_as_they_say() {
    for options in ["standard", "seats=4,sandwich=on", "seats=3,sequence=on,penalty=each", "ten=on,penalty=ban"] {
        let session = played(options);
        let mut kinds = [0; 4];
        for (index, entry) in session.entries().iter().enumerate() {
            let [before, after] = [index, index + 1].map(|plies| session.view_of_past(plies, None));
            let [before, after] = [&before, &after].map(|view| view.of::<BattleOfCorsica>());
            let action = *entry.action.of::<BattleOfCorsica>();
            let held = |view: &View, seat: Seat| view.packets[seat.index()].len();
            let events = session.events_at(index + 1, None).unwrap();
            let events = events.of::<BattleOfCorsica>();
            assert!(events.len() == 1 || events.is_empty() && action == Action::Tap);
            let Some(event) = events.first() else { continue };
            match *event {
                Event::Laid { by, lender, .. } => {
                    let payer = lender.map_or(by, |(lender, _)| lender);
                    assert_eq!(held(after, payer) + 1, held(before, payer));
                    kinds[0] += 1;
                }
                Event::Won { by, cards, back, .. } => {
                    assert_eq!(held(after, by), held(before, by) + cards);
                    assert_eq!(back, held(before, by) == 0);
                    kinds[1] += 1;
                }
                Event::Mistaken { by, cost: Cost::Cards(cards) | Cost::Gifts(cards) } => {
                    assert_eq!(held(after, by) + cards, held(before, by));
                    kinds[2] += 1;
                }
                Event::Taken { by, cards, .. } => {
                    assert_eq!(held(after, by), held(before, by) + cards);
                    kinds[3] += 1;
                }
                _ => {}
            }
        }
        assert!(kinds[0] > 50 && kinds[1] > 0 && kinds[3] > 5, "{options}: {kinds:?}");
    }
}

#[test]
fn the_summary_ends_with_all_cards_in_one_packet() {
    let session = played("seats=3,sandwich=on");
    let plies = session.plies();
    let events_of = |plies| Some(session.events_at(plies, None)?.of::<BattleOfCorsica>().to_vec());
    let events = || (1..=plies + 1).map(events_of);
    let states = (0..=plies).map(|plies| session.state_after(plies).of::<BattleOfCorsica>());
    let summary = GameSummary::of(states.zip(events()));
    let [first, .., last] = &summary.sizes[..] else { panic!("a beginning and an end") };
    assert_eq!((first.cards.clone(), first.at), (vec![18; 3], 0));
    assert_eq!(last.cards.iter().sum::<usize>(), 54);
    assert_eq!(last.cards.iter().max(), Some(&54));
    assert!(summary.sizes.is_sorted_by_key(|sizes| sizes.at));
    let won: usize = summary.reactions.iter().map(|reactions| reactions.won.len()).sum();
    let missed: usize = summary.reactions.iter().map(|reactions| reactions.lost).sum();
    let piles = events().flatten().flatten().filter(|event| matches!(event, Event::Won { .. }));
    assert_eq!(won, piles.count());
    assert_eq!(missed, 2 * won, "nobody was removed in this game");
    assert!(won > 0);
}
