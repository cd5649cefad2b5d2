//! What a game tells about its hidden cards, so that two devices can play it without either of them knowing the other's.

use super::{Game, Rng, Seat};

/// See [`PrivatePlay::shows`].
pub type Shows<G> = fn(&<G as Game>::State, Seat, &<G as Game>::Action) -> Option<(Seat, String)>;

/// See [`PrivatePlay::suppose`].
pub type Suppose<G> =
    fn(&<G as Game>::State, Seat, &Shown<'_, G>, &mut Rng) -> (<G as Game>::State, Option<<G as Game>::Action>);

/// How a game is played when each player's hidden cards are on that player's device only.
///
/// A device does not know the true state. It goes on from a state that its own player cannot tell from the true one, and
/// chooses another such state whenever the other player shows something. Games for two players only.
///
/// ```
/// use corsair_cabinet::game::{Game, Rng, Seat, SessionRules};
/// use corsair_cabinet::game::private_play::Shown;
/// use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
///
/// let private = KnightsAndCorsairs::PRIVATE_PLAY.expect("a game with hands");
/// let state = KnightsAndCorsairs::start(&"starter=second".parse()?, 7).expect("standard options go together");
/// // The first seat knows only that the other one attacks with an open card, and two that lie face down.
/// let card = state.hands[1].first().expect("a hand of seven");
/// let attack = format!("attack b2 {card}").parse()?;
/// let shown = Shown { seat: Seat::SECOND, action: Some(&attack), sealed: 2, cards: "" };
/// let (supposed, action) = (private.suppose)(&state, Seat::FIRST, &shown, &mut Rng::from_seed(1));
/// let viewer = Some(Seat::FIRST);
/// assert_eq!(KnightsAndCorsairs::view(&supposed, viewer), KnightsAndCorsairs::view(&state, viewer));
/// assert!(KnightsAndCorsairs::check(&supposed, Seat::SECOND, &action.expect("an attack")).is_ok());
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
pub struct PrivatePlay<G: Game> {
    /// How many words of an action's text the other player sees at once. The others stay sealed until the next letter.
    pub public_words: fn(&G::Action) -> usize,
    /// Whether an action has no effect before the other player has opened what is sealed.
    pub is_answer: fn(&G::Action) -> bool,
    /// Whether cards may be drawn when an action takes effect.
    pub draws: fn(&G::Action) -> bool,
    /// The cards that an answer shows when it takes effect, and nothing that was played names: whose they are, and their text.
    pub shows: Shows<G>,
    /// A state that this viewer cannot tell from the true one, in which the other seat can do what it has shown; and the whole
    /// action there. If there is no such state, the action is illegal in the one that is returned.
    pub suppose: Suppose<G>,
}

impl<G: Game> Clone for PrivatePlay<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for PrivatePlay<G> {}

/// What a seat has shown of its hidden cards.
pub struct Shown<'a, G: Game> {
    /// The seat.
    pub seat: Seat,
    /// The public words of its action, read as an action; `None` for a new deal.
    pub action: Option<&'a G::Action>,
    /// How many words of the action are sealed.
    pub sealed: usize,
    /// The cards that the action shows beside those that it names, as [`PrivatePlay::shows`] writes them; may be empty.
    pub cards: &'a str,
}
