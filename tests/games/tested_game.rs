//! What the tests in this folder need to know of a game, and the macro that runs a test with every game.

use corsair_cabinet::game::drawing::DrawnGame;
use corsair_cabinet::game::lesson::{Exercise, ExerciseText};
use corsair_cabinet::game::options::STANDARD;
use corsair_cabinet::game::{Game, Seat, SessionRules};
use corsair_cabinet::search::Player;

/// A game with the data of its tests. Each game implements this in `tests/games/<game>/mod.rs`.
pub trait TestedGame: SessionRules + Player + DrawnGame {
    /// The options of which the rules for players do not speak: they say who plays what, or how the game is shown.
    const NOT_IN_RULES: &'static [&'static str];

    /// The options with which levels play each other.
    const LEVEL_OPTIONS: &'static str = STANDARD;

    /// How long the matches between levels are.
    const LEVEL_MATCHES: LevelMatches;

    /// The lesson with its English texts; `None` if the lesson has no exercises.
    fn lesson() -> Option<Lesson<Self>>;

    /// What the page says that a seat can do.
    fn available_actions(view: &Self::View, seat: Seat) -> Vec<NamedAction<Self::Action>>;
}

/// The numbers of games in matches between levels: enough to show a difference, few enough to end soon.
pub struct LevelMatches {
    /// Boatswain against cabin boy.
    pub low: u32,
    /// First mate against deckhand.
    pub high: u32,
    /// Cabin boy against random play.
    pub lowest_against_random: u32,
    /// Captain against random play. This match is long, and only in the long tests.
    pub highest_against_random: u32,
}

/// A lesson that consists of exercises.
pub struct Lesson<G: Game> {
    /// The exercises, in their order.
    pub exercises: &'static [Exercise<G>],
    /// Their texts.
    pub texts: &'static [ExerciseText],
}

/// An entry in the list of available actions: a kind of action, with its text.
pub struct NamedAction<Action> {
    /// Whether an action is of this kind.
    pub includes: Box<dyn Fn(&Action) -> bool>,
    /// Whether the entry says that no action of this kind is legal now.
    pub is_barred: bool,
    /// The text that the player reads.
    pub text: String,
}

impl<Action: 'static> NamedAction<Action> {
    /// The entries that a game lists, which each game has in a type of its own.
    pub fn list<Entry: 'static>(
        entries: Vec<Entry>,
        includes: fn(&Entry, &Action) -> bool,
        is_barred: fn(&Entry) -> bool,
        text: impl Fn(&Entry) -> String,
    ) -> Vec<Self> {
        let named = |entry: Entry| Self {
            is_barred: is_barred(&entry),
            text: text(&entry),
            includes: Box::new(move |action| includes(&entry, action)),
        };
        entries.into_iter().map(named).collect()
    }
}

/// Runs generic functions as tests of every game of the register: the test `name::court_wars` calls `name::<CourtWars>()`.
macro_rules! test_every_game {
    ($($test:ident,)*) => {
        $(corsair_cabinet::for_each_game!(test_every_game [$test]);)*
    };
    ([$test:ident] $($module:ident::$game:ident,)*) => {
        mod $test {
            $(#[test]
            fn $module() {
                super::$test::<corsair_cabinet::games::$module::$game>();
            })*
        }
    };
}
pub(crate) use test_every_game;
