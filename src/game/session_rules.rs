//! What a session needs of a game beyond its rules.

use super::{Choices, CommonChance, Cue, Game, Moment, PrivatePlay, Seat, Seats};

/// The rating of a level of computer players on Elo's scale, on which random play is 0 and 400 points are odds of ten to one. It is
/// measured by `benches/ratings.rs`, with the standard options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelRating {
    /// The rating on Elo's scale, random play 0.
    pub points: u16,
    /// Half the width of the interval of 95 % confidence.
    pub margin: u16,
}

impl LevelRating {
    /// A rating with its margin.
    #[must_use]
    pub const fn new(points: u16, margin: u16) -> Self {
        Self { points, margin }
    }
}

/// What a [session](crate::session) needs of a game: what undo may take back, what may be shown of the past, which options a
/// rematch has, and which options name the computers.
///
/// Every function has a default. For a game without secrets `impl SessionRules for MyGame {}` is enough; a game with
/// secrets is safe with it, too, but nothing in it can be undone.
///
/// ```
/// use corsair_cabinet::game::{Game, Seat, SessionRules};
/// use corsair_cabinet::games::corsairs::Corsairs;
///
/// // In a rematch of Corsairs the sides are swapped.
/// let state = Corsairs::start(&Default::default(), 0).expect("standard options go together");
/// assert_eq!(Corsairs::rematch(&state, Some(Seat::FIRST)).to_string(), "corsairs=2");
/// ```
pub trait SessionRules: Game {
    /// The keys of the options that say whether a `person` or a `computer` sits on each seat, if the rules need to know. A
    /// session sets them.
    const PLAYER_KIND_OPTIONS: &'static [&'static str] = &[];

    /// The ratings of the levels, the weakest first; `None` before they are measured. A person's rating and even matches need them.
    const LEVEL_RATINGS: Option<[LevelRating; 5]> = None;

    /// How the game is played when each player's hidden cards are on that player's device only; `None` if it cannot be.
    const PRIVATE_PLAY: Option<&'static dyn PrivatePlay<Self>> = None;

    /// How the game is played when all players together draw what none of them may know before; `None` if it cannot be.
    const COMMON_CHANCE: Option<&'static dyn CommonChance<Self>> = None;

    /// The options of a game in which computers sit on these seats, and persons on the others.
    fn with_computers(mut options: Self::Options, computers: Seats) -> Self::Options {
        for (key, seat) in Self::PLAYER_KIND_OPTIONS.iter().zip(Seat::all(Self::seats(&options))) {
            let known = options.set(key, if computers.contains(seat) { "computer" } else { "person" });
            debug_assert!(known, "{key} is an option with the values person and computer");
        }
        options
    }

    /// The seats to which this legal action shows something that was hidden from them. Undo does not go back past it if a
    /// person sits on one of them (ruling G-03).
    ///
    /// The default is the safe one: all seats, if anything is hidden.
    fn reveals(state: &Self::State, _seat: Seat, _action: &Self::Action) -> Seats {
        let options = Self::options(state);
        if Self::secrecy(options).hides_anything() { Seats::all(Self::seats(options)) } else { Seats::EMPTY }
    }

    /// The next action where a person has nothing to decide, so that a table need not wait for it.
    fn plays_itself(_state: &Self::State) -> Option<(Seat, Self::Action)> {
        None
    }

    /// What `viewer` may be shown now of the earlier state `then`: less than at that time, if players must remember it;
    /// more, if what was hidden is open now.
    fn view_of_past(then: &Self::State, _now: &Self::State, viewer: Option<Seat>) -> Self::View {
        Self::view(then, viewer)
    }

    /// The view of a state when nothing needs to be hidden: after a resignation, or if only computers play.
    fn reveal_all(state: &Self::State, viewer: Option<Seat>) -> Self::View {
        Self::view(state, viewer)
    }

    /// Whether `viewer` may know now that `seat` acted in the earlier state `then`. A sealed choice is not public before it is
    /// opened.
    fn is_public_to(_then: &Self::State, _now: &Self::State, _seat: Seat, _viewer: Option<Seat>) -> bool {
        true
    }

    /// The cue of an event, for the `persons` at this device: a capture, or anything that is heard in a race. All other cues follow
    /// from turns and results.
    fn cue(_event: &Self::Event, _persons: Seats) -> Option<Cue> {
        None
    }

    /// The decisive moment among the events of an action, with the view after it; `None` for an ordinary action. The table shows
    /// it in large.
    fn moment(_after: &Self::View, _events: &[Self::Event]) -> Option<Moment> {
        None
    }

    /// The seat that the set-up gives to a person against computers, unless they choose another one: where players of equal strength
    /// do not have equal chances, the better one.
    fn newcomer_seat(_options: &Self::Options) -> Seat {
        Seat::FIRST
    }

    /// Whether only a referee, who sees what both players hide, can say which actions are legal. Players who trust no third device
    /// cannot play such a game from different places.
    fn needs_referee(_options: &Self::Options) -> bool {
        false
    }

    /// The options of the next game of a series, after one that `winner` won (also by resignation; `None` for a draw).
    fn rematch(state: &Self::State, _winner: Option<Seat>) -> Self::Options {
        Self::options(state).clone()
    }
}
