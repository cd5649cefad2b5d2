//! The clock of timed games.

use super::{Game, Seat};

/// How time matters in a game.
///
/// ```
/// use corsair_cabinet::game::{Game, Pace};
/// use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
/// use corsair_cabinet::games::knight_fight::KnightFight;
///
/// let with_clock = "favoured=1,trap=shown,clock=on".parse().expect("options of Knight Fight");
/// assert_eq!(KnightFight::pace(&with_clock), Pace::Timed);
/// assert_eq!(KnightFight::pace(&Default::default()), Pace::TurnBased);
/// assert_eq!(BattleOfCorsica::pace(&Default::default()), Pace::Race);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pace {
    /// Without a clock: nothing happens before a seat that is to act decides.
    TurnBased,
    /// With a clock: a decision may become overdue. The record contains the time of each action.
    Timed,
    /// With a clock, and all seats act whenever they like: the first action counts. Computers act by reflex.
    Race,
}

impl Pace {
    /// Whether there is a clock.
    #[must_use]
    pub const fn is_timed(self) -> bool {
        !matches!(self, Self::TurnBased)
    }

    /// Whether all seats act whenever they like.
    #[must_use]
    pub const fn is_race(self) -> bool {
        matches!(self, Self::Race)
    }
}

/// The clock of a game. A game with timed variants names itself as its [`Game::Clock`] and implements this; all others name
/// [`NoClock`].
///
/// Times are in ms since the game began. The rules never read a clock: the caller passes the time.
///
/// ```
/// use corsair_cabinet::game::{Game, GameClock};
/// use corsair_cabinet::games::corsairs::Corsairs;
/// use corsair_cabinet::games::knight_fight::KnightFight;
///
/// fn after_a_second<G: Game>(options: &str) -> u64 {
///     let options = options.parse().ok().expect("options of the game");
///     let mut state = G::start(&options, 0).expect("the options go together");
///     G::Clock::advance_clock(&mut state, 1_000);
///     G::Clock::now(&state)
/// }
///
/// assert_eq!(after_a_second::<KnightFight>("clock=on"), 1_000);
/// assert_eq!(after_a_second::<Corsairs>("standard"), 0);
/// ```
pub trait GameClock<G: Game> {
    /// Advances the clock of a timed game to `now`. It never goes back.
    fn advance_clock(state: &mut G::State, now: u64);

    /// The time of a timed game; 0 in others.
    fn now(state: &G::State) -> u64;

    /// What happens next if no seat acts before; `None` in games that are not timed. Once an action is overdue it is the only
    /// legal one.
    fn next_deadline(state: &G::State) -> Option<Deadline<G::Action>>;

    /// The time that a seat has left at the time `now`; `None` where no clock is shown.
    fn time_left(_view: &G::View, _seat: Seat, _now: u64) -> Option<TimeLeft> {
        None
    }
}

/// The clock of a game that is never timed: it does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoClock {}

impl<G: Game> GameClock<G> for NoClock {
    fn advance_clock(_state: &mut G::State, _now: u64) {}

    fn now(_state: &G::State) -> u64 {
        0
    }

    fn next_deadline(_state: &G::State) -> Option<Deadline<G::Action>> {
        None
    }
}

/// The longest time of a timed game, in ms: a year.
pub const LONGEST_TIME: u64 = 366 * 24 * 3_600_000;

/// A time at which a timed game continues by itself if no seat acts before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadline<Action> {
    /// The time of the deadline, in ms since the game began.
    pub at: u64,
    /// The action that the game carries out then, and for which seat; `None` when only the seats that may act change.
    pub action: Option<(Seat, Action)>,
}

/// The time that a player has left for a decision.
///
/// ```
/// use corsair_cabinet::game::TimeLeft;
///
/// let left = TimeLeft { first: 10_000, reserve: 60_000, runs: true };
/// assert_eq!(left.total(), 70_000);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    /// The time for this decision alone, in ms.
    pub first: u64,
    /// The reserve of the player, in ms. It is used when the time for the decision is over.
    pub reserve: u64,
    /// Whether this clock is running.
    pub runs: bool,
}

impl TimeLeft {
    /// The time for the decision and the reserve together, in ms.
    #[must_use]
    pub const fn total(self) -> u64 {
        self.first + self.reserve
    }
}
