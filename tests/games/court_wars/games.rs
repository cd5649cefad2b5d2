//! Very many random games of Court Wars, with any options: no card is lost or doubled, and all of them end, in an order of
//! places that can be counted out.

use std::collections::BTreeMap;

use corsair_cabinet::game::cards::{Card, DeckCard};
use corsair_cabinet::game::{Choices, Game, Outcome, Rng, Seat};
use corsair_cabinet::games::court_wars::CourtWars;
use corsair_cabinet::games::court_wars::rules::{
    Action, Base, Court, Jokers, Limit, Options, Reason, Stack, Stacking, Stage, State,
};

use super::options::random_options;

/// What a Guard is worth.
fn value(guard: Card) -> usize {
    guard.rank().index().parse().expect("only Guards lie on courts")
}

/// What the Guards of a seat are worth together.
fn guards(stacks: &[Stack; 3]) -> usize {
    stacks.iter().flat_map(|stack| &stack.guards).map(|guard| value(*guard)).sum()
}

/// The number of standing courts of a seat.
fn standing(stacks: &[Stack; 3]) -> usize {
    stacks.iter().filter(|stack| stack.base != Base::Fallen).count()
}

/// Every card of a state, wherever it is, in order.
fn cards(State { table, pile, .. }: &State) -> Vec<DeckCard> {
    let mut cards = [pile.as_slice(), &table.discard, &vec![DeckCard::Joker; table.removed.into()]].concat();
    for (suit, stacks) in table.suits.iter().zip(&table.stacks) {
        cards.extend(Court::ALL.map(|court| DeckCard::Suited(court.of(*suit))));
        for stack in stacks {
            cards.extend(stack.guards.iter().map(|guard| DeckCard::Suited(*guard)));
            cards.extend((stack.base == Base::Joker).then_some(DeckCard::Joker));
        }
    }
    if let Stage::Place(card) = table.stage {
        cards.push(card);
    }
    cards.sort_unstable();
    cards
}

/// Whatever is true of a position, however it was reached.
fn must_be_sound(state: &State) {
    let table = &state.table;
    let is_in = |card: &DeckCard| *card != DeckCard::Joker || table.options.jokers == Jokers::Two;
    assert_eq!(
        cards(state),
        DeckCard::pack().filter(is_in).collect::<Vec<_>>(),
        "each card of the pack once: {state:?}"
    );
    let falls = |pair: &[Card]| match table.options.stacking {
        Stacking::Lower => value(pair[0]) > value(pair[1]),
        Stacking::Equal => value(pair[0]) >= value(pair[1]),
    };
    for stack in table.stacks.iter().flatten() {
        assert!(stack.guards.windows(2).all(falls), "Guards in no order: {state:?}");
        assert!(stack.base != Base::Fallen || stack.guards.is_empty(), "Guards of a fallen court: {state:?}");
    }
    let mut fallen = table.fallen.clone();
    fallen.sort_unstable();
    let out: Vec<Seat> =
        Seat::all(table.stacks.len()).filter(|seat| standing(&table.stacks[seat.index()]) == 0).collect();
    assert_eq!(fallen, out, "those without a court have fallen: {state:?}");
    assert!(table.aces <= 4, "{state:?}");
    let limit = match table.options.limit {
        Limit::Six => 6,
        Limit::Three => 3,
        Limit::Off => usize::MAX,
    };
    assert!(usize::from(table.flips) <= limit.saturating_mul(table.stacks.len()), "{state:?}");
    assert!(limit < usize::MAX || table.turns <= 3_000, "{state:?}");
    if let Some(outcome) = CourtWars::outcome(state) {
        must_be_just(state, &outcome);
    } else {
        assert!(out.len() + 2 <= table.stacks.len(), "it should be over: {state:?}");
        assert!(standing(&table.stacks[table.turn.index()]) > 0, "a turn of one who fell: {state:?}");
    }
}

/// Places are those that courts, Guards and the order of falling give.
fn must_be_just(state: &State, Outcome { places, reason }: &Outcome<Reason>) {
    let table = &state.table;
    let seats = table.stacks.len();
    assert_eq!(*reason == Reason::Conquest, table.fallen.len() + 1 == seats, "{state:?}");
    let when = |seat: Seat| table.fallen.iter().position(|fallen| *fallen == seat);
    for (one, other) in Seat::all(seats).flat_map(|one| Seat::all(seats).map(move |other| (one, other))) {
        let worth =
            |seat: Seat| (standing(&table.stacks[seat.index()]), guards(&table.stacks[seat.index()]), when(seat));
        let expected = worth(other).cmp(&worth(one));
        assert_eq!(places[one.index()].cmp(&places[other.index()]), expected, "{places:?}: {state:?}");
    }
}

/// A random action; some never attack, so that games also end for want of progress.
fn choose(actions: &[Action], peaceful: bool, rng: &mut Rng) -> Action {
    let mild: Vec<Action> = actions.iter().filter(|action| !matches!(action, Action::Attack(_))).copied().collect();
    *rng.choose(if peaceful { &mild } else { actions }).expect("a seat to act has an action")
}

/// Plays a game to its end, looking at every position.
fn play(options: &Options, seed: u64, peaceful: bool) -> State {
    let mut rng = Rng::stream(seed, 7);
    let mut state = CourtWars::start(options, seed).expect("no suit is picked twice");
    let mut actions = Vec::new();
    while let Some(seat) = CourtWars::to_act(&state).first() {
        must_be_sound(&state);
        CourtWars::actions(&state, seat, &mut actions);
        CourtWars::apply(&mut state, seat, &choose(&actions, peaceful, &mut rng));
    }
    must_be_sound(&state);
    assert!(CourtWars::outcome(&state).is_some(), "no seat may act: {state:?}");
    state
}

/// Half, and nine tenths, of a list of numbers are not above these two; and the greatest of them.
fn distribution(mut numbers: Vec<u16>) -> String {
    numbers.sort_unstable();
    let part = |percent: usize| numbers[(numbers.len() - 1) * percent / 100];
    let mean =
        numbers.iter().map(|number| f64::from(*number)).sum::<f64>() / f64::from(u32::try_from(numbers.len()).unwrap());
    format!("mean {mean:.1}, median {}, nine tenths {}, at most {}", part(50), part(90), part(100))
}

/// Plays this number of games for each number of seats, of which every other one has standard options and players who do
/// anything, and says how long these were. Returns how many games ended how.
fn play_many(games: u64) -> BTreeMap<String, usize> {
    let mut ends = BTreeMap::new();
    for seats in ["2", "3", "4"] {
        let (mut turns, mut flips) = (Vec::new(), Vec::new());
        for seed in 0..games {
            let mut rng = Rng::stream(seed, 8);
            let standard = seed % 2 == 0;
            let mut options = if standard { Options::default() } else { random_options(&mut rng) };
            assert!(options.set("seats", seats));
            let state = play(&CourtWars::normalize(options), seed, !standard && rng.below(3) == 0);
            let Some(Outcome { reason, .. }) = CourtWars::outcome(&state) else { unreachable!() };
            *ends.entry(format!("{reason:?}")).or_default() += 1;
            if standard {
                turns.push(state.table.turns);
                flips.push(state.table.flips);
                *ends.entry(format!("{reason:?} by standard rules")).or_default() += 1;
            }
        }
        println!("{seats} seats: turns: {}; flips: {}", distribution(turns), distribution(flips));
    }
    println!("{ends:?}");
    ends
}

#[test]
fn random_games_are_sound_to_their_end() {
    let ends = play_many(300);
    for reason in [Reason::Conquest, Reason::NoProgress, Reason::Flips, Reason::Turns] {
        assert!(ends.contains_key(&format!("{reason:?}")), "{reason:?}: {ends:?}");
    }
}

#[test]
#[ignore = "long: 100,000 games for every number of seats"]
fn a_hundred_thousand_random_games_are_sound_to_their_end() {
    play_many(100_000);
}

#[test]
fn positions_that_cannot_come_about_are_refused() {
    for text in [
        // A card twice, missing, or of the courts.
        "standard courts=K+8C,Q,J/K+8C,Q,J",
        "standard pile=8C,8C,*",
        "standard pile=3C",
        "standard discard=3C,*",
        "standard pile=KC,*",
        "standard courts=k*,Q,J/k*,Q,J pile=Joker,*",
        "beaten-joker=removed removed=3",
        "standard removed=1",
        // Stacks that no sequence of actions builds.
        "standard courts=K+4C+8C,Q,J/K,Q,J",
        "standard courts=K+8C+8D,Q,J/K,Q,J",
        "standard courts=K+QH,Q,J/K,Q,J",
        "standard courts=K+AH,Q,J/K,Q,J",
        "standard courts=k+8C,Q,J/K,Q,J",
        "standard courts=K*,Q,J/K,Q,J",
        "standard courts=Q,K,J/K,Q,J",
        "standard courts=K,Q/K,Q,J",
        "standard courts=K,Q,J",
        // Who is out, and whose turn it is.
        "seats=3 courts=K,Q,J/k,q,j/K,Q,J",
        "seats=3 courts=K,Q,J/k,Q,j/K,Q,J fallen=2",
        "seats=3 courts=K,Q,J/k,q,j/K,Q,J fallen=2,2",
        "seats=3 turn=2 courts=K,Q,J/k,q,j/K,Q,J fallen=2",
        "standard courts=K,Q,J/k,q,j fallen=2",
        "standard turn=3",
        "standard starter=3",
        "standard suits=C,C",
        "standard suits=C,D,H",
        // How long it has gone on.
        "standard setup=7",
        "standard setup=1 turn=1",
        "standard setup=0 courts=K+8C,Q,J/K,Q,J",
        "standard flips=0 progress=no",
        "standard waited=2,1",
        "standard waited=3",
        "standard flips=12",
        "limit=off turns=3000",
        "standard setup=2 turns=1",
        // Ends that have not come about.
        "standard over 1,2 conquest",
        "standard over 1,2 flips",
        "standard courts=K,Q,J/k,q,j fallen=2 over 2,1 conquest",
        "standard courts=K,Q,J/k,q,j fallen=2 over 1,2 flips",
        "standard courts=K+9C,Q,J/K,Q,J flips=12 over 1,1 flips",
        // In the midst of a turn.
        "standard aces=5",
        "standard aces=1",
        "standard attacked",
        "standard holds AC",
        "standard holds KH",
        "standard holds Joker",
        "standard courts=K+2C,Q+3C,J+4C/K,Q,J holds 9C",
        "placing=must courts=K+2C,Q+3C,J/K,Q,J holds 9C",
        "standard pile=7C,* holds 7C",
        // Options that have no effect.
        "targets=next",
        "starter=3",
    ] {
        assert!(text.parse::<State>().is_err(), "{text}");
    }
}
