//! A session of two devices, each of which knows the hidden cards of its own player only, without the type of its game.

use super::{ActError, CompleteGame, act_error};
use crate::game::private_play::{Due, Known, RoundChoice, Shown};
use crate::game::{ParseError, Rng, Seat};
use crate::session::Session;

/// An action as it is sent to the other player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrivateAction {
    /// The words that the other player sees at once.
    pub public: String,
    /// The words that stay sealed until the next letter; empty if there are none.
    pub sealed: String,
    /// Whether it has no effect before the other player's next letter.
    pub is_answer: bool,
    /// Whether it is one of the choices that players make at the same time.
    pub is_choice: bool,
    /// Whether it is the last choice of its round.
    pub completes: bool,
    /// The length of the words when they are sealed, if that is to tell nothing about them.
    pub width: usize,
}

/// A choice of a round, in text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceText {
    /// The seat that has chosen.
    pub seat: Seat,
    /// The choice.
    pub action: String,
    /// Who knows it.
    pub known: Known,
}

/// What a seat has shown of its hidden cards, in text.
#[derive(Clone, Copy, Debug)]
pub struct ShownText<'a> {
    /// The seat.
    pub seat: Seat,
    /// The words of its action that are known; `None` for a new deal.
    pub action: Option<&'a str>,
    /// How many further words are sealed.
    pub sealed: usize,
    /// The cards that the action shows beside those that it names.
    pub cards: &'a str,
}

/// A session of a game with [`PrivatePlay`](crate::game::PrivatePlay).
pub trait DynPrivatePlay {
    /// From now on, what the other player holds is only supposed, and never shown.
    fn suppose_hidden(&mut self);

    /// An action as it is sent.
    ///
    /// # Errors
    /// When it cannot be read.
    fn private_action(&self, seat: Seat, action: &str) -> Result<PrivateAction, ParseError>;

    /// Whether players make choices at the same time.
    fn has_rounds(&self) -> bool;

    /// Whether what is drawn belongs to both players.
    fn draws_together(&self) -> bool;

    /// Whether something may be drawn when an action takes effect. An action that cannot be read draws nothing.
    fn draws(&self, seat: Seat, action: &str) -> bool;

    /// What is to be opened now of a round that has all its choices. The session has done all but the last.
    fn due(&self, choices: &[ChoiceText]) -> Vec<Due>;

    /// A legal choice of a seat that begins with this word, to be taken for one that is not known.
    fn guess(&self, seat: Seat, word: &str, stays: bool) -> Option<String>;

    /// The cards that an answer shows when it takes effect, and nothing that was played names: whose they are, and their text.
    fn shows(&self, seat: Seat, action: &str) -> Option<(Seat, String)>;

    /// Supposes that the other seat can do what it has shown, as far as the viewer can know. Returns its whole action, if there is
    /// one.
    ///
    /// # Errors
    /// When the action cannot be read.
    fn suppose(&mut self, viewer: Seat, shown: ShownText<'_>, rng: &mut Rng) -> Result<Option<String>, ParseError>;

    /// Lets a seat draw with a generator from outside.
    fn draw_from(&mut self, seat: Seat, rng: Rng);

    /// Does an action that has waited. What it shows is known now.
    ///
    /// # Errors
    /// When it cannot be read, or is refused.
    fn take_effect(&mut self, seat: Seat, action: &str) -> Result<(), ActError>;
}

impl<G: CompleteGame> DynPrivatePlay for Session<G> {
    fn suppose_hidden(&mut self) {
        Self::suppose_hidden(self);
    }

    fn private_action(&self, seat: Seat, action: &str) -> Result<PrivateAction, ParseError> {
        let read: G::Action = action.parse()?;
        let private = G::PRIVATE_PLAY;
        let rounds = private.and_then(|private| private.rounds);
        let words = private.map_or(usize::MAX, |private| (private.public_words)(&read));
        let place = action.match_indices(' ').map(|(place, _)| place).nth(words.saturating_sub(1));
        let (public, sealed) = action.split_at(place.unwrap_or(action.len()));
        Ok(PrivateAction {
            public: public.into(),
            sealed: sealed.trim_start().into(),
            is_answer: private.is_some_and(|private| (private.is_answer)(self.state(), seat, &read)),
            is_choice: rounds.is_some() && place.is_some(),
            completes: rounds.is_some_and(|rounds| (rounds.completes)(self.state(), seat, &read)),
            width: rounds.map_or(0, |rounds| (rounds.width)(&read)),
        })
    }

    fn has_rounds(&self) -> bool {
        G::PRIVATE_PLAY.is_some_and(|private| private.rounds.is_some())
    }

    fn draws_together(&self) -> bool {
        G::PRIVATE_PLAY.is_some_and(|private| private.draws_together)
    }

    fn draws(&self, seat: Seat, action: &str) -> bool {
        let (Some(private), Ok(action)) = (G::PRIVATE_PLAY, action.parse()) else { return false };
        (private.draws)(self.state(), seat, &action)
    }

    fn due(&self, choices: &[ChoiceText]) -> Vec<Due> {
        let Some(rules) = G::PRIVATE_PLAY.and_then(|private| private.rounds) else { return Vec::new() };
        let actions: Result<Vec<G::Action>, _> = choices.iter().map(|choice| choice.action.parse()).collect();
        let Ok(actions) = actions else { return Vec::new() };
        let choices = choices.iter().zip(&actions);
        let choices = choices.map(|(choice, action)| RoundChoice { seat: choice.seat, action, known: choice.known });
        (rules.due)(self.state(), &choices.collect::<Vec<_>>())
    }

    fn guess(&self, seat: Seat, word: &str, stays: bool) -> Option<String> {
        (G::PRIVATE_PLAY?.rounds?.guess)(self.state(), seat, word, stays).map(|action| action.to_string())
    }

    fn shows(&self, seat: Seat, action: &str) -> Option<(Seat, String)> {
        (G::PRIVATE_PLAY?.shows)(self.state(), seat, &action.parse().ok()?)
    }

    fn suppose(&mut self, viewer: Seat, shown: ShownText<'_>, rng: &mut Rng) -> Result<Option<String>, ParseError> {
        let ShownText { seat, action, sealed, cards } = shown;
        let action = action.map(str::parse).transpose()?;
        let shown = Shown { seat, action: action.as_ref(), sealed, cards };
        Ok(Self::suppose(self, viewer, &shown, rng).map(|action| action.to_string()))
    }

    fn draw_from(&mut self, seat: Seat, rng: Rng) {
        Self::draw_from(self, seat, rng);
    }

    fn take_effect(&mut self, seat: Seat, action: &str) -> Result<(), ActError> {
        let action = action.parse().map_err(ActError::ParseError)?;
        Self::take_effect(self, seat, action).map_err(act_error::<G>)
    }
}
