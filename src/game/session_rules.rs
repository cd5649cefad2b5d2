//! The functions of a game that a session needs beyond the rules.

use super::{Choices, CommonChance, Cue, Game, LiveRace, Moment, PrivatePlay, Seat, Seats};

/// The rating of a level of computer players on the Elo scale: random play is 0, and 400 points more are odds of ten to one.
/// `benches/ratings.rs` measures the ratings with the standard options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelRating {
    /// The rating, in Elo points.
    pub points: u16,
    /// Half the width of the 95 % confidence interval, in Elo points.
    pub margin: u16,
}

impl LevelRating {
    /// A rating with its margin, both in points.
    #[must_use]
    pub const fn new(points: u16, margin: u16) -> Self {
        Self { points, margin }
    }
}

/// The functions of a game that a [session](crate::session) needs: which actions undo may take back, how much of the past may be
/// shown, which options a rematch has, and which options tell who is a computer.
///
/// Every function has a default. For a game without hidden information `impl SessionRules for MyGame {}` is enough; a game with
/// hidden information keeps its secrets with the defaults, but none of its actions can be undone.
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
    /// For each seat, the key of the option that tells the rules whether a `person` or a `computer` sits there. A session sets
    /// these options. Empty if the rules need not know.
    const PLAYER_KIND_OPTIONS: &'static [&'static str] = &[];

    /// The ratings of the levels, the weakest first; `None` if not measured. A person's rating and even matches need them.
    const LEVEL_RATINGS: Option<[LevelRating; 5]> = None;

    /// The rules for two devices that each know their own player's hidden cards and choices only; `None` if that is impossible.
    const PRIVATE_PLAY: Option<&'static dyn PrivatePlay<Self>> = None;

    /// The rules for players who draw together what none of them may know before; `None` if the game cannot be played so.
    const COMMON_CHANCE: Option<&'static dyn CommonChance<Self>> = None;

    /// The rules for players who race at several devices; `None` if the game cannot be played so.
    const LIVE_RACE: Option<&'static dyn LiveRace<Self>> = None;

    /// Sets the options that name the computers: computers sit on the seats `computers`, and people on the others.
    fn with_computers(mut options: Self::Options, computers: Seats) -> Self::Options {
        for (key, seat) in Self::PLAYER_KIND_OPTIONS.iter().zip(Seat::all(Self::seat_count(&options))) {
            let known = options.set(key, if computers.contains(seat) { "computer" } else { "person" });
            debug_assert!(known, "{key} is an option with the values person and computer");
        }
        options
    }

    /// The seats to which a legal action reveals something that was hidden from them. Undo does not go back past such an action
    /// if a person sits on one of these seats (ruling G-03).
    ///
    /// The default is safe: all seats if the game hides anything.
    fn seats_revealed_to(state: &Self::State, _seat: Seat, _action: &Self::Action) -> Seats {
        let options = Self::options(state);
        if Self::secrecy(options).hides_anything() { Seats::all(Self::seat_count(options)) } else { Seats::EMPTY }
    }

    /// The next action, if it is forced and the table may carry it out without waiting for the player; otherwise `None`.
    fn forced_action(_state: &Self::State) -> Option<(Seat, Self::Action)> {
        None
    }

    /// What `viewer` may be shown now of the earlier state `then`: less than at that time if players have to remember it, or more
    /// if hidden information is public now.
    fn view_of_past(then: &Self::State, _now: &Self::State, viewer: Option<Seat>) -> Self::View {
        Self::view(then, viewer)
    }

    /// The view of a state when nothing is kept hidden: after a resignation, or if only computers play.
    fn reveal_all(state: &Self::State, viewer: Option<Seat>) -> Self::View {
        Self::view(state, viewer)
    }

    /// Whether `viewer` may know now that `seat` acted in the earlier state `then`. A sealed choice is not public before it is
    /// opened.
    fn is_public_to(_then: &Self::State, _now: &Self::State, _seat: Seat, _viewer: Option<Seat>) -> bool {
        true
    }

    /// The cue of an event, such as a capture or anything in a race, for the people at this device, who have the seats `persons`.
    /// `None` for most events. The session adds the cues for turns and results.
    fn cue(_event: &Self::Event, _persons: Seats) -> Option<Cue> {
        None
    }

    /// The decisive moment among the events of an action, which the table shows in large; `None` for an ordinary action. `after`
    /// is the view after the action.
    fn moment(_after: &Self::View, _events: &[Self::Event]) -> Option<Moment> {
        None
    }

    /// The default seat of a person against computers. If players of equal strength have unequal chances, it is the seat with the
    /// better chances.
    fn newcomer_seat(_options: &Self::Options) -> Seat {
        Seat::FIRST
    }

    /// Whether only a referee who knows the secrets of both players can tell which actions are legal. Two devices cannot play
    /// such a game without a trusted third device.
    fn needs_referee(_options: &Self::Options) -> bool {
        false
    }

    /// The seat that wins however the game goes on, so that players may end it; `None` while the result is open. It depends on what
    /// everyone knows only.
    fn settled_winner(_state: &Self::State) -> Option<Seat> {
        None
    }

    /// The options of the next game in a series. `winner` won the last game, by the rules or by resignation; `None` is a draw.
    fn rematch(state: &Self::State, _winner: Option<Seat>) -> Self::Options {
        Self::options(state).clone()
    }
}
