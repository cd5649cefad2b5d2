//! How a game is played on two devices, neither of which knows what the other player holds or has chosen.

use super::{Game, Rng, Seat};

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
/// let (supposed, action) = private.suppose(&state, Seat::FIRST, &shown, &mut Rng::from_seed(1));
/// let viewer = Some(Seat::FIRST);
/// assert_eq!(KnightsAndCorsairs::view(&supposed, viewer), KnightsAndCorsairs::view(&state, viewer));
/// assert!(KnightsAndCorsairs::check(&supposed, Seat::SECOND, &action.expect("an attack")).is_ok());
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
pub trait PrivatePlay<G: Game>: Sync {
    /// How many words of an action's text the other player sees at once. The others stay sealed until the next letter.
    fn public_words(&self, action: &G::Action) -> usize;

    /// Whether an action has no effect before the other player's next letter: it opens what is sealed, or its nonce decides what is
    /// drawn.
    fn is_answer(&self, state: &G::State, seat: Seat, action: &G::Action) -> bool;

    /// The only answer that the other seat can give to an action, whatever it holds. Nobody has to wait for it, so that the action seals
    /// nothing.
    fn forced_answer(&self, _state: &G::State, _seat: Seat, _action: &G::Action) -> Option<(Seat, G::Action)> {
        None
    }

    /// Whether something may be drawn when an action takes effect. Each seat draws for itself; in a game with [`Rounds`] both
    /// players draw together.
    fn draws(&self, state: &G::State, seat: Seat, action: &G::Action) -> bool;

    /// The cards that an answer shows when it takes effect though no action has named them: whose they are, and their text.
    fn shows(&self, _state: &G::State, _seat: Seat, _action: &G::Action) -> Option<(Seat, String)> {
        None
    }

    /// A state that this viewer cannot tell from the true one, in which the other seat can do what it has shown; and the whole action
    /// there. If there is no such state, the action is illegal in the state that is returned.
    fn suppose(
        &self,
        state: &G::State,
        _viewer: Seat,
        shown: &Shown<'_, G>,
        _rng: &mut Rng,
    ) -> (G::State, Option<G::Action>) {
        (state.clone(), shown.action.cloned())
    }

    /// The choices that players make at the same time, in games that have them.
    fn rounds(&self) -> Option<&dyn Rounds<G>> {
        None
    }
}

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

/// How players make choices at the same time. A *round* has the choices of both. Whoever writes first seals all of them; once both have
/// chosen, each choice is opened, or stays sealed if the rules never show it.
///
/// A device takes any legal choice for one that it does not know. The round has no effect before everything that matters is known.
pub trait Rounds<G: Game> {
    /// Whether an action is the last choice of its round.
    fn completes(&self, state: &G::State, seat: Seat, action: &G::Action) -> bool;

    /// The sealed choices to be opened now, once the round has all its choices: the index of each, and whether the rules leave it
    /// sealed. The answer depends on opened choices and on what is public; whether a choice stays sealed may depend on that choice, too.
    /// The state has all choices of the round but the last.
    fn due(&self, state: &G::State, choices: &[RoundChoice<'_, G>]) -> Vec<Opening>;

    /// A legal choice of a seat, whose text begins with this word, to stand for an unknown one. If that one `stays` sealed, so would
    /// this one by the rules.
    fn guess(&self, state: &G::State, seat: Seat, word: &str, stays: bool) -> Option<G::Action>;

    /// The most characters of the sealed words of a choice: all that begin alike have the same length when they are sealed.
    fn width(&self, action: &G::Action) -> usize;

    /// What a viewer may be shown now of an earlier state: as [`SessionRules::view_of_past`](super::SessionRules::view_of_past), without
    /// what other seats have not opened yet.
    fn view_of_past(&self, then: &G::State, now: &G::State, viewer: Option<Seat>) -> G::View;

    /// What a viewer may know now of an event: as [`Game::seen`], without what other seats have not opened yet.
    fn seen(&self, event: G::Event, then: &G::State, now: &G::State, viewer: Option<Seat>) -> Option<G::Event>;
}

/// A choice of a round.
pub struct RoundChoice<'a, G: Game> {
    /// The seat that has chosen.
    pub seat: Seat,
    /// The choice.
    pub action: &'a G::Action,
    /// Who knows the choice now.
    pub known: Known,
}

/// Who knows a choice that was sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// Its player only, so far.
    Sealed,
    /// Both players know it: it was opened.
    Open,
    /// Its player only, and the rules never show it: it has no effect.
    Shut,
}

/// A sealed choice that is to be opened now, or declared to stay sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its index among the choices of the round.
    pub index: usize,
    /// Whether the rules leave it sealed, so that its player says only that.
    pub stays: bool,
}
