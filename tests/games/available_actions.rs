//! What can be done now, as each game says it: on games played at random, in every variant, it names every kind of action that
//! is legal and none that is not, and has words for all of it.

use corsair_cabinet::game::{Choices, Deadline, GameClock, Language, Rng, Seat, SessionRules};
use corsair_cabinet::games::battle_of_corsica::{self, BattleOfCorsica};
use corsair_cabinet::games::corsairs::{self, Corsairs};
use corsair_cabinet::games::court_wars::{self, CourtWars};
use corsair_cabinet::games::knight_fight::{self, KnightFight};
use corsair_cabinet::games::knights_and_corsairs::{self, KnightsAndCorsairs};

/// How many games are played, and how many actions in each at most.
const GAMES: u64 = 60;
const ACTIONS: usize = 150;

/// What is said of the possibilities of a seat.
struct Said<Action> {
    /// Whether it stands for a legal action of this kind, each with its words.
    kinds: Vec<Kind<Action>>,
}

/// One of them.
struct Kind<Action> {
    is: Box<dyn Fn(&Action) -> bool>,
    barred: bool,
    words: String,
}

/// Plays games at random, and tries what is said in each of their states.
fn tried<G: SessionRules>(said: impl Fn(&G::View, Seat) -> Said<G::Action>) {
    let mut rng = Rng::from_seed(7);
    let mut actions = Vec::new();
    for seed in 0..GAMES {
        let mut options = G::Options::default();
        // The first game is a standard one; then some options have some other value.
        for choice in
            G::Options::CHOICES.iter().filter(|choice| seed > 0 && !G::PLAYER_KIND_OPTIONS.contains(&choice.key))
        {
            if rng.below(4) == 0 {
                assert!(options.set(choice.key, choice.values[rng.below(choice.values.len())]));
            }
        }
        let options = G::normalize(options);
        let Ok(mut state) = G::start(&options, seed) else { continue };
        for _ in 0..ACTIONS {
            if let Some(Deadline { at, action }) =
                G::Clock::next_deadline(&state).filter(|_| rng.below(3) == 0 || G::to_act(&state).is_empty())
            {
                G::Clock::advance_clock(&mut state, at);
                if let Some((seat, action)) = action {
                    G::apply(&mut state, seat, &action);
                    continue;
                }
            }
            let Some(seat) = G::to_act(&state).iter().nth(rng.below(G::to_act(&state).len().max(1))) else { break };
            G::actions(&state, seat, &mut actions);
            let overdue = G::Clock::next_deadline(&state)
                .is_some_and(|deadline| deadline.action.is_some() && deadline.at <= G::Clock::now(&state));
            if !overdue {
                let Said { kinds } = said(&G::view(&state, Some(seat)), seat);
                for action in &actions {
                    let named = kinds.iter().any(|kind| (kind.is)(action));
                    assert!(named, "{}: {action} is not named in {}", G::ID, state);
                }
                for Kind { is, barred, words } in &kinds {
                    assert!(words.len() > 10 && words.ends_with('.'), "{}: {words:?}", G::ID);
                    let legal = actions.iter().any(is);
                    assert_eq!(legal, !barred, "{}: {words:?} in {}", G::ID, state);
                }
            }
            let Some(action) = actions.get(rng.below(actions.len().max(1))).cloned() else { break };
            G::apply(&mut state, seat, &action);
        }
    }
}

/// Asks a game what is possible, and puts it into words.
macro_rules! said {
    ($game:ident) => {
        |view, seat| {
            let kinds = $game::available_actions::possible(view, seat).into_iter().map(|possible| Kind {
                barred: possible.is_barred(),
                words: $game::words::available_action(Language::ENGLISH, &possible),
                is: Box::new(move |action| possible.is(action)),
            });
            Said { kinds: kinds.collect() }
        }
    };
}

#[test]
fn corsairs_says_what_is_possible() {
    tried::<Corsairs>(said!(corsairs));
}

#[test]
fn court_wars_says_what_is_possible() {
    tried::<CourtWars>(said!(court_wars));
}

#[test]
fn knight_fight_says_what_is_possible() {
    tried::<KnightFight>(said!(knight_fight));
}

#[test]
fn knights_and_corsairs_says_what_is_possible() {
    tried::<KnightsAndCorsairs>(said!(knights_and_corsairs));
}

#[test]
fn battle_of_corsica_says_what_is_possible() {
    tried::<BattleOfCorsica>(said!(battle_of_corsica));
}
