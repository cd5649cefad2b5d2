//! Private play: a game on two devices, each of which knows the hidden cards and sealed choices of its own player only.

use super::{Game, Rng, Seat};

/// The functions with which a game is played on two devices that each know the hidden cards of their own player only.
///
/// Such a device does not know the true state. It uses a state that its player cannot tell from the true one, and chooses another
/// such state whenever the other player shows something. Only for games of two players.
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
    /// The number of words of an action's text that are public at once. The other words stay sealed until the next letter.
    fn public_word_count(&self, action: &G::Action) -> usize;

    /// Whether an action is an *answer*, which takes effect only with the other player's next letter. That letter opens sealed
    /// words, or its nonce (a random number) decides which cards are drawn.
    fn is_answer(&self, state: &G::State, seat: Seat, action: &G::Action) -> bool;

    /// The answer of the other seat to an action, if it is the only one whatever that seat holds; `None` if the seat has a
    /// choice. With a forced answer nobody waits, so nothing of the action is sealed.
    fn forced_answer(&self, _state: &G::State, _seat: Seat, _action: &G::Action) -> Option<(Seat, G::Action)> {
        None
    }

    /// Whether cards or other random results may be drawn when an action takes effect. Each seat draws for itself; in a game with
    /// [`SimultaneousChoices`] both players draw together.
    fn may_draw(&self, state: &G::State, seat: Seat, action: &G::Action) -> bool;

    /// The cards that an answer shows when it takes effect, although no action names them: the seat of their owner, and the cards
    /// as text. `None` if it shows no such cards.
    fn cards_shown(&self, _state: &G::State, _seat: Seat, _action: &G::Action) -> Option<(Seat, String)> {
        None
    }

    /// Samples a state that the viewer cannot tell from the true one and in which the other seat can take the action that it has
    /// shown. Also returns the complete action in that state; it is illegal there if no such state was found.
    fn suppose(
        &self,
        state: &G::State,
        _viewer: Seat,
        shown: &Shown<'_, G>,
        _rng: &mut Rng,
    ) -> (G::State, Option<G::Action>) {
        (state.clone(), shown.action.cloned())
    }

    /// The rules for choices that players make at the same time; `None` if the game has no such choices.
    fn simultaneous_choices(&self) -> Option<&dyn SimultaneousChoices<G>> {
        None
    }
}

/// The hidden cards that a seat has shown by an action or a new deal.
pub struct Shown<'a, G: Game> {
    /// The seat that has shown the cards.
    pub seat: Seat,
    /// The public words of the seat's action, read as an action; `None` for a new deal.
    pub action: Option<&'a G::Action>,
    /// The number of words of the action that are sealed.
    pub sealed: usize,
    /// The cards that the action shows but does not name, in the text of [`PrivatePlay::cards_shown`]; may be empty.
    pub cards: &'a str,
}

/// Choices that two players make at the same time. A *round* has the choices of both players. The player who writes first seals
/// all own choices. Once both players have chosen, each choice is opened, or stays sealed if the rules never show it.
///
/// A device replaces an unknown choice by any legal one. The round takes no effect before all choices that matter are known.
pub trait SimultaneousChoices<G: Game> {
    /// Whether an action is the last choice of the current round.
    fn completes_round(&self, state: &G::State, seat: Seat, action: &G::Action) -> bool;

    /// The sealed choices that must be opened now that the round has all its choices. The result depends on public information
    /// and opened choices. Whether a choice stays sealed may also depend on that choice. `state` has all choices of the round but
    /// the last.
    fn openings_due(&self, state: &G::State, choices: &[RoundChoice<'_, G>]) -> Vec<ChoiceOpening>;

    /// A legal choice of a seat, to replace an unknown choice whose first word is `word`. If `stays`, it must be a choice that
    /// the rules leave sealed. `None` if there is no such choice.
    fn stand_in_choice(&self, state: &G::State, seat: Seat, word: &str, stays: bool) -> Option<G::Action>;

    /// The length, in characters, to which the sealed words of a choice of this kind are padded. It is the greatest length that
    /// they can have.
    fn padded_length(&self, action: &G::Action) -> usize;

    /// What a viewer may be shown now of an earlier state: [`SessionRules::view_of_past`](super::SessionRules::view_of_past)
    /// without choices that other seats have not opened yet.
    fn view_of_past(&self, then: &G::State, now: &G::State, viewer: Option<Seat>) -> G::View;

    /// What a viewer may know now of an event: [`Game::visible_event`] without choices that other seats have not opened yet.
    fn visible_event(&self, event: G::Event, then: &G::State, now: &G::State, viewer: Option<Seat>)
    -> Option<G::Event>;
}

/// A choice of a round, and who knows it.
pub struct RoundChoice<'a, G: Game> {
    /// The seat that made the choice.
    pub seat: Seat,
    /// The choice as an action; a guess if it is unknown on this device.
    pub action: &'a G::Action,
    /// Who knows the choice now.
    pub known: KnownTo,
}

/// Who knows a choice that was sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KnownTo {
    /// Only its player, so far.
    Sealed,
    /// Both players: the choice was opened.
    Open,
    /// Only its player, for good: the rules never show the choice, and it has no effect.
    NeverShown,
}

/// A sealed choice that must be opened now, or declared to stay sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChoiceOpening {
    /// The index of the choice in its round.
    pub index: usize,
    /// Whether the rules leave the choice sealed, so that its player only declares that.
    pub stays: bool,
}
