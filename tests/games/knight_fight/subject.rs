//! What the conformance tests need to know about Knight Fight.

use corsair_cabinet::game::{About, Deadline, Game, GameClock, GameWords, Language, Rng, Seat};
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knight_fight::move_builder::{Draft, Input};
use corsair_cabinet::games::knight_fight::rules::{
    Action, AttemptResult, Bout, Plan, RuleSet, Side, Space, Stage, State, View,
};
use corsair_cabinet::games::knight_fight::scene::Scene;
use corsair_cabinet::games::knight_fight::words;

use crate::conformance::subject::{Saying, Subject, touched};

impl Subject for KnightFight {
    // Three bouts of at most 401 moves, for each of which both bid, set a trap and move; and three choices of sides.
    const LONGEST_GAME: usize = 3 * 401 * 6 + 3;
    const MAX_ACTIONS: usize = 12;

    /// With swapped sides, the board of the next bout is on the table at once.
    fn clears_the_table(then: &State, after: &State) -> bool {
        then.table.results.len() < after.table.results.len() && after.table.stage == Stage::Play
    }

    /// Chips and manure, on the board or not. The number of knights changes.
    fn pieces(state: &State) -> Vec<String> {
        let Bout { chips, manure, manure_left, .. } = &state.table.bout;
        let chips = chips.iter().map(|chips| usize::from(*chips)).sum();
        let dropped: usize = manure.iter().map(|manure| manure.len()).sum();
        let left: usize = manure_left.iter().map(|left| usize::from(*left)).sum();
        [vec!["chip".to_owned(); chips], vec!["manure".to_owned(); dropped + left]].concat()
    }

    /// A state holds no claims about hidden things.
    fn knows_the_truth(_: &State) -> bool {
        true
    }

    /// Changes the seed and what others have sealed. Under Snapshot it also changes the opponent's knights that are not
    /// shown any more, which may be weak or gone, their parents, and what was tried in vain.
    fn disguise(state: &State, viewer: Option<Seat>, rng: &mut Rng) -> State {
        let mut other = state.clone();
        other.seed = rng.next_u64();
        if state.table.stage == Stage::Play {
            for seat in Seat::all(2).filter(|seat| viewer != Some(*seat)) {
                let side = state.table.side_of(seat);
                blur(&mut other.table.bout, &state.table.rule_set(), side, rng);
                other.table.bout.plans[side.index()] = Plan::default();
            }
            for seat in Seat::all(2).filter(|seat| viewer != Some(*seat)) {
                seal(&mut other, seat, rng);
            }
            // A player whose time is up has sealed something.
            while let Some(Deadline { at, action: Some((seat, action)) }) = KnightFight::next_deadline(&other) {
                let is_due = other.table.bout.clock.is_some_and(|clock| at <= clock.now);
                if !is_due || viewer == Some(seat) || !seals(&mut other, seat, action) {
                    break;
                }
            }
        }
        other
    }

    fn about(language: Language) -> Option<&'static About> {
        Some(<Self as GameWords>::about(language))
    }

    fn says(language: Language, saying: Saying<'_, Self>) -> Vec<String> {
        match saying {
            Saying::Stands(view) => {
                let scene = Scene::of(view, &Draft::default(), view.viewer, true);
                let players = scene.players.iter();
                let players =
                    players.flat_map(|player| [words::stock(language, player), words::marks(language, player)]);
                let status = words::status(language, &scene.status);
                spaces_and_prompt(language, &scene).into_iter().chain(players.flatten()).chain([status]).collect()
            }
            Saying::Done(after, events) => {
                let said = [false, true].map(|in_log| words::events(language, after, events, in_log));
                said.into_iter().collect()
            }
            Saying::Refused(illegal) => vec![Self::refusal(language, illegal)],
            Saying::Decided(reason) => vec![Self::reason(language, reason)],
        }
    }

    fn says_of_touches(language: Language, view: &View, seat: Seat, rng: &mut Rng) -> Vec<String> {
        let spaces = Space::all().map(Input::Space);
        let others = [Input::Side(Side::X), Input::Side(Side::O), Input::Bid(0), Input::Bid(5), Input::NoTrap];
        // Manure is chosen more often than any single space.
        let touches: Vec<Input> = spaces.chain(others).chain([Input::Manure; 20]).collect();
        touched::<Self>((view, seat), &touches, rng, |draft| match draft {
            Ok(draft) => spaces_and_prompt(language, &Scene::of(view, draft, Some(seat), true)),
            Err(illegal) => vec![Self::refusal(language, illegal)],
        })
    }
}

/// The labels of all spaces, and what to do next.
fn spaces_and_prompt(language: Language, scene: &Scene) -> Vec<String> {
    let labels = scene.spaces.iter().map(|space| words::space(language, space));
    let prompt =
        scene.prompt.map(|prompt| [words::prompt(language, prompt), words::confirm(language, prompt).to_owned()]);
    labels.chain(prompt.into_iter().flatten()).collect()
}

/// Changes what the opponent of `side` does not see under Snapshot.
fn blur(bout: &mut Bout, rule_set: &RuleSet, side: Side, rng: &mut Rng) {
    if !rule_set.snapshot {
        return;
    }
    let index = side.index();
    let shown = bout.latest[index].map_or(side.start(), |placement| placement.space);
    for knight in bout.knights[index].without(shown).iter().filter(|_| rule_set.sickness) {
        bout.weak[index].remove(knight);
        match rng.below(3) {
            0 => bout.knights[index] = bout.knights[index].without(knight),
            1 => bout.weak[index] = bout.weak[index].with(knight),
            _ => {}
        }
    }
    let spaces: Vec<Space> = Space::all().collect();
    let mut any_space = || *rng.choose(&spaces).expect("a board has spaces");
    for attempt in bout.past.iter_mut().filter(|attempt| attempt.side == side) {
        let Some(spawn) = &mut attempt.spawn else { continue };
        spawn.parent = spawn.parent.map(|_| any_space());
        if attempt.result == AttemptResult::Illegal {
            (spawn.space, spawn.drop) = (any_space(), spawn.drop.map(|_| any_space()));
        }
    }
}

/// Seals random actions of a seat, but none that completes the round.
fn seal(state: &mut State, seat: Seat, rng: &mut Rng) {
    let mut actions = Vec::new();
    while rng.below(3) > 0 {
        KnightFight::actions(state, seat, &mut actions);
        let Some(action) = rng.choose(&actions) else { return };
        if !seals(state, seat, *action) {
            return;
        }
    }
}

/// Applies an action unless that completes the round. Returns whether it was applied.
fn seals(state: &mut State, seat: Seat, action: Action) -> bool {
    let mut next = state.clone();
    KnightFight::apply(&mut next, seat, &action);
    let goes_on = next.table.round() == state.table.round();
    if goes_on {
        *state = next;
    }
    goes_on
}
