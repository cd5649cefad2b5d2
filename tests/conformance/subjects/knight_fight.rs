//! What the suite must know of Knight Fight.

use corsair_cabinet::game::{About, Deadline, Game, GameClock, Language, Rng, Seat};
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knight_fight::move_builder::{Draft, Input};
use corsair_cabinet::games::knight_fight::rules::{Action, Bout, Fate, Plan, RuleSet, Side, Space, Stage, State, View};
use corsair_cabinet::games::knight_fight::scene::{self, Scene};
use corsair_cabinet::games::knight_fight::texts::Texts;

use super::{Saying, Subject, touched};

impl Subject for KnightFight {
    // Three bouts of at most 401 moves, for each of which both bid, set a trap and move; and three choices of sides.
    const LONGEST: usize = 3 * 401 * 6 + 3;
    const PATIENCE: usize = 12;

    /// Chips and manure, be it dropped or not. Knights come and go.
    fn pieces(state: &State) -> Vec<String> {
        let Bout { chips, manure, manure_left, .. } = &state.table.bout;
        let chips = chips.iter().map(|chips| usize::from(*chips)).sum();
        let dropped: usize = manure.iter().map(|manure| manure.len()).sum();
        let left: usize = manure_left.iter().map(|left| usize::from(*left)).sum();
        [vec!["chip".to_owned(); chips], vec!["manure".to_owned(); dropped + left]].concat()
    }

    /// What has been shown is all there is to know.
    fn knows_the_truth(_: &State) -> bool {
        true
    }

    /// Changes the seed, what others have sealed (if only by chance, where time was up for them), and under Snapshot what
    /// became of knights that had been seen and are not any more: which of them spawned others, and so are weak or gone,
    /// and what was tried in vain.
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
            // Time is up for whoever it is up for, sealed or not.
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
        Some(Texts::about(language))
    }

    fn says(language: Language, saying: Saying<'_, Self>) -> Vec<String> {
        let texts = Texts::of(language);
        match saying {
            Saying::Stands(view) => {
                let scene = Scene::of(view, &Draft::default(), view.viewer, true, texts);
                let labels = scene.spaces.iter().map(|space| space.label.clone());
                let prompt = scene
                    .prompt
                    .into_iter()
                    .flat_map(|prompt| [(texts.prompt)(prompt), (texts.confirm)(prompt).into()]);
                let players =
                    scene.players.iter().flat_map(|player| [(texts.stock)(player), (texts.marks)(player)].concat());
                labels.chain(prompt).chain(players).chain([(texts.count)(&scene.count)]).collect()
            }
            Saying::Done(before, after, seat, action) => vec![
                (texts.event)(&scene::event(before, after, seat, *action)),
                (texts.event)(&scene::note(None, before, after, seat, *action)),
                (texts.look_at)(action),
            ],
            Saying::Refused(illegal) => vec![(texts.illegal)(*illegal)],
            Saying::Decided(reason) => vec![(texts.reason)(*reason)],
        }
    }

    fn says_of_touches(language: Language, view: &View, seat: Seat, rng: &mut Rng) -> Vec<String> {
        let texts = Texts::of(language);
        let spaces = Space::all().map(Input::Space);
        let others = [Input::Side(Side::X), Input::Side(Side::O), Input::Bid(0), Input::Bid(5), Input::NoTrap];
        // What can be done with manure is asked more often than one of so many spaces.
        let touches: Vec<Input> = spaces.chain(others).chain([Input::Manure; 20]).collect();
        touched::<Self>((view, seat), &touches, rng, |draft| match draft {
            Ok(draft) => {
                let scene = Scene::of(view, draft, Some(seat), true, texts);
                let prompt = scene.prompt.map(|prompt| [(texts.prompt)(prompt), (texts.confirm)(prompt).into()]);
                let labels = scene.spaces.into_iter().map(|space| space.label);
                labels.chain(prompt.into_iter().flatten()).collect()
            }
            Err(illegal) => vec![(texts.illegal)(*illegal)],
        })
    }
}

/// Changes what the opponent of `side` does not see under Snapshot.
fn blur(bout: &mut Bout, rule_set: &RuleSet, side: Side, rng: &mut Rng) {
    if !rule_set.snapshot {
        return;
    }
    let index = side.index();
    let shown = bout.latest[index].map_or(side.start(), |placement| placement.space);
    for knight in bout.knights[index].without(shown).iter().filter(|_| rule_set.sickness) {
        bout.weak[index] = bout.weak[index].without(knight);
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
        if attempt.fate == Fate::Illegal {
            (spawn.space, spawn.drop) = (any_space(), spawn.drop.map(|_| any_space()));
        }
    }
}

/// Has a seat seal something, as long as that does not complete the round.
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

/// Does an action, unless that completes the round. Says whether it was done.
fn seals(state: &mut State, seat: Seat, action: Action) -> bool {
    let mut next = state.clone();
    KnightFight::apply(&mut next, seat, &action);
    let goes_on = next.table.round() == state.table.round();
    if goes_on {
        *state = next;
    }
    goes_on
}
