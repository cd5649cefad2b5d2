//! Letters name actions in text. Reads them, and does them in a session.

use crate::dyn_game::{AnyAction, Choice, DynGameExtras, PrivateAction, ShownCards};
use crate::game::private_play::{Known, Opening};
use crate::game::{ParseError, Rng, Seat};
use crate::session::{Refusal, Session};

/// Why an action of a letter was not done.
pub(super) enum ActError {
    /// It could not be read.
    ParseError(ParseError),
    Refusal(Refusal),
}

impl From<ParseError> for ActError {
    fn from(error: ParseError) -> Self {
        Self::ParseError(error)
    }
}

impl From<Refusal> for ActError {
    fn from(refusal: Refusal) -> Self {
        Self::Refusal(refusal)
    }
}

fn read(session: &Session, action: &str) -> Result<AnyAction, ParseError> {
    session.game().read_action(action)
}

pub(super) fn act(session: &mut Session, seat: Seat, action: &str) -> Result<(), ActError> {
    Ok(session.act(seat, read(session, action)?)?)
}

/// Why the rules forbid an action, in English; `None` if they allow it or if it cannot be read.
pub(super) fn refusal(session: &Session, seat: Seat, action: &str) -> Option<String> {
    Some(session.refusal(seat, &read(session, action).ok()?)?.to_string())
}

/// Does an action that needs chance, with this generator.
pub(super) fn act_with(session: &mut Session, seat: Seat, action: &str, rng: Rng) -> Result<(), ActError> {
    Ok(session.act_with(seat, read(session, action)?, rng)?)
}

/// Whether an action needs chance. One that cannot be read needs none.
pub(super) fn needs_chance(session: &Session, action: &str) -> bool {
    read(session, action).is_ok_and(|action| session.needs_chance(&action))
}

/// A choice of a round, in text.
pub(super) struct ChoiceText<'a> {
    pub seat: Seat,
    pub action: &'a str,
    pub known: Known,
}

/// What a seat has shown of its hidden cards, in text: see [`ShownCards`].
#[derive(Clone, Copy)]
pub(super) struct ShownText<'a> {
    pub seat: Seat,
    pub action: Option<&'a str>,
    pub sealed: usize,
    pub cards: &'a str,
}

/// Supposes that the other seat can do what it has shown. Returns its whole action, if there is one.
pub(super) fn suppose(
    game: &dyn DynGameExtras,
    session: &mut Session,
    viewer: Seat,
    shown: ShownText<'_>,
    rng: &mut Rng,
) -> Result<Option<String>, ParseError> {
    let ShownText { seat, action, sealed, cards } = shown;
    let action = action.map(|action| read(session, action)).transpose()?;
    let shown = ShownCards { seat, action: action.as_ref(), sealed, cards };
    let Some((state, action)) = game.suppose(session.state(), viewer, &shown, rng) else { return Ok(None) };
    session.suppose(state);
    Ok(action.map(|action| action.to_string()))
}

/// Does an action that has waited. What it shows is known now.
pub(super) fn take_effect(session: &mut Session, seat: Seat, action: &str) -> Result<(), ActError> {
    Ok(session.take_effect(seat, read(session, action)?)?)
}

/// What the rules say about actions of a game with hidden cards or choices.
pub(super) struct PrivatePlay<'a> {
    pub game: &'static dyn DynGameExtras,
    pub session: &'a Session,
}

impl PrivatePlay<'_> {
    pub fn private_action(&self, seat: Seat, action: &str) -> Result<PrivateAction, ParseError> {
        Ok(self.game.private_action(self.session.state(), seat, &read(self.session, action)?))
    }

    /// Whether something may be drawn when an action takes effect. An action that cannot be read draws nothing.
    pub fn draws(&self, seat: Seat, action: &str) -> bool {
        read(self.session, action).is_ok_and(|action| self.game.draws(self.session.state(), seat, &action))
    }

    /// What is to be opened now of a round that has all its choices. The session has done all but the last.
    pub fn due(&self, choices: &[ChoiceText<'_>]) -> Vec<Opening> {
        let read = |ChoiceText { seat, action, known }: &ChoiceText<'_>| {
            Some(Choice { seat: *seat, action: read(self.session, action).ok()?, known: *known })
        };
        let choices: Option<Vec<Choice>> = choices.iter().map(read).collect();
        choices.map(|choices| self.game.due(self.session.state(), &choices)).unwrap_or_default()
    }

    pub fn guess(&self, seat: Seat, word: &str, stays: bool) -> Option<String> {
        self.game.guess(self.session.state(), seat, word, stays).map(|action| action.to_string())
    }

    pub fn shows(&self, seat: Seat, action: &str) -> Option<(Seat, String)> {
        self.game.shows(self.session.state(), seat, &read(self.session, action).ok()?)
    }
}
