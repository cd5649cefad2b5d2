//! What views hold, in random games with all combinations: the bids and traps of all rounds of a bout (G-04), and under
//! Snapshot enough for determinized states that explain everything shown since its beginning (SN-1 to SN-7).

use corsair_cabinet::game::{Choices, Determinize, Game, Rng, Seat};
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knight_fight::rules::{
    Action, Attempt, AttemptResult, Bout, Options, Plan, RevealedRound, RuleSet, Stage, State, TrapChoice, Turn,
};

/// Random options without clocks.
fn random_options(rng: &mut Rng) -> Options {
    let mut options = Options::default();
    for choice in Options::CHOICES {
        let value = rng.choose(choice.values).expect("each has values");
        assert!(choice.key == "clock" || options.set(choice.key, value));
    }
    options
}

/// A random action that often sets no trap, so that bouts are longer.
fn steer(state: &State, seat: Seat, rng: &mut Rng) -> Option<Action> {
    let mut actions = Vec::new();
    KnightFight::actions(state, seat, &mut actions);
    if let Some(Action::Trap(_)) = actions.first() {
        return Some(if rng.below(2) == 0 { Action::Trap(None) } else { *rng.choose(&actions)? });
    }
    rng.choose(&actions).copied()
}

/// Replays the attempts of a bout with the rules of a round: the result must be the board of the state. Unknown attempts are
/// left out.
fn is_explained(world: &State) -> Result<(), String> {
    let rule_set = RuleSet { auction: None, traps: world.table.rule_set().traps, ..world.table.rule_set() };
    let mut bout = Bout { colours: world.table.bout.colours, ..Bout::new(&rule_set) };
    for (number, attempt) in world.table.bout.past.iter().enumerate() {
        let Attempt { side, spawn: Some(spawn), result } = *attempt else { continue };
        let free = |bout: &Bout| {
            let open = !bout.occupied().contains(spawn.space);
            open && spawn.drop.is_none_or(|drop| bout.drops(side, spawn.space, spawn.parent).contains(drop))
        };
        let place = format!("attempt {}", number + 1);
        if result == AttemptResult::Illegal {
            if free(&bout) {
                return Err(format!("{place} was legal"));
            }
            continue;
        }
        if !free(&bout) || !bout.landings(side).contains(spawn.space) {
            return Err(format!("{place} was not legal"));
        }
        bout.turn = Turn::Of(side);
        bout.plans = [Plan::default(); 2];
        bout.plans[side.index()].spawn = Some(spawn);
        if result == AttemptResult::Trapped {
            bout.plans[side.other().index()].trap = TrapChoice::On(spawn.space);
        }
        if bout.resolve(&rule_set).is_some() {
            return Err(format!("the bout was over with {place}"));
        }
    }
    let Bout { knights, weak, manure, points, .. } = &world.table.bout;
    let agrees = (knights, weak, manure, points) == (&bout.knights, &bout.weak, &bout.manure, &bout.points);
    if agrees { Ok(()) } else { Err("it ends otherwise".into()) }
}

#[test]
fn determinized_states_explain_all_that_was_shown() {
    let (mut worlds, mut illegal, mut different, mut unexplained) = (0, 0, 0, 0);
    for number in 0..60 {
        let mut rng = Rng::stream(21, number);
        let mut options = random_options(&mut rng);
        assert!(options.set("snapshot", "on"));
        let options = KnightFight::normalize(options);
        let mut state = KnightFight::start(&options, rng.next_u64()).expect("no options exclude each other");
        let mut turns = 0;
        while let Some(seat) = rng.choose(&KnightFight::to_act(&state).iter().collect::<Vec<_>>()).copied() {
            let text = state.to_string();
            // Long bouts take long to explain, so only some states are checked.
            if state.table.stage == Stage::Play && rng.below(4 + turns / 8) == 0 {
                for viewer in Seat::all(2) {
                    let view = KnightFight::view(&state, Some(viewer));
                    let world = KnightFight::determinize(&view, &mut rng);
                    assert_eq!(KnightFight::view(&world, Some(viewer)), view, "{text}");
                    if let Err(why) = is_explained(&world) {
                        assert!(state.table.rule_set().sickness, "{why}: {text}");
                        unexplained += 1;
                    }
                    if !state.table.rule_set().sickness {
                        assert_eq!(world.table.bout.knights, state.table.bout.knights, "all is known: {text}");
                        assert_eq!(world.table.bout.manure, state.table.bout.manure, "all is known: {text}");
                    }
                    worlds += 1;
                    different += usize::from(world.table.bout.knights != state.table.bout.knights);
                    let own = state.table.side_of(viewer);
                    let known = |attempt: &&Attempt| attempt.side == own && attempt.result == AttemptResult::Illegal;
                    illegal += state.table.bout.past.iter().filter(known).count();
                }
            }
            let Some(action) = steer(&state, seat, &mut rng) else { break };
            KnightFight::apply(&mut state, seat, &action);
            turns += 1;
        }
    }
    println!("{worlds} worlds, {different} not the true one, {unexplained} in vain; {illegal} illegal attempts");
    // In a long bout the search for an explanation may give up.
    assert!(100 * unexplained < worlds, "{unexplained} of {worlds}");
    assert!(worlds > 500 && illegal > 200 && different > 50, "{worlds} {illegal} {different}");
}

/// What the last round of a bout revealed; nothing before the first.
fn last_round(state: &State) -> Option<RevealedRound> {
    let Bout { moves, bids, traps, past, .. } = &state.table.bout;
    let caught = past.last().filter(|attempt| attempt.result == AttemptResult::Trapped);
    let sprung = caught.map(|attempt| attempt.side.other());
    (bids.is_some() || *traps != [None; 2]).then_some(RevealedRound {
        moves: *moves,
        bids: *bids,
        traps: *traps,
        sprung,
    })
}

// G-04
#[test]
fn every_view_holds_the_bids_and_traps_of_earlier_rounds() {
    let (mut rounds, mut longest) = (0, 0);
    for number in 0..60 {
        let mut rng = Rng::stream(22, number);
        let options = KnightFight::normalize(random_options(&mut rng));
        let mut state = KnightFight::start(&options, rng.next_u64()).expect("no options exclude each other");
        // What an onlooker has written down in this bout.
        let (mut notes, mut round) = (Vec::new(), state.table.round());
        while let Some(seat) = rng.choose(&KnightFight::to_act(&state).iter().collect::<Vec<_>>()).copied() {
            let Some(action) = steer(&state, seat, &mut rng) else { break };
            let before = last_round(&state);
            KnightFight::apply(&mut state, seat, &action);
            if state.table.round() == round || state.table.bout.moves == 0 {
                if state.table.bout.moves == 0 {
                    notes.clear();
                    round = state.table.round();
                }
                continue;
            }
            round = state.table.round();
            notes.extend(before);
            rounds += 1;
            longest = longest.max(notes.len());
            for viewer in [Some(Seat::FIRST), Some(Seat::SECOND), None] {
                let view = KnightFight::view(&state, viewer);
                assert_eq!(view.table.bout.revealed, notes, "{state}");
                if rng.below(20) == 0 {
                    assert_eq!(KnightFight::determinize(&view, &mut rng).table.bout.revealed, notes, "{state}");
                }
            }
            assert_eq!(state.to_string().parse(), Ok(state.clone()));
        }
    }
    assert!(rounds > 1_000 && longest > 20, "{rounds} rounds, at most {longest} of them with something to note");
}
