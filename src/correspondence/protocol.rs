//! The trait of all protocols, and the table whose letters they read.

use super::code::{Digest, Nonce, TableId};
use super::fault::Fault;
use super::letter::{Acceptance, Content, Invitation, Letter, Turn, Writer, index_of};
use super::seating::Seating;
use crate::dyn_game::{AnyAction, AnyState, DynGameExtras};
use crate::game::Seat;
use crate::session::{LATEST_PLY, Session};

/// A protocol: how letters change the game, and what they must contain.
pub(super) trait Protocol: Send + Sync {
    /// The game, as far as this device knows it.
    fn session(&self) -> &Session;

    /// Reads the last letter: checks what it contains and opens, and carries out its actions. After an acceptance, only prepares
    /// the game for the player at this device. If more letters `follow` at once, slow work may be left to the call for the last
    /// one.
    ///
    /// # Errors
    /// When a letter breaks the rules or the protocol: the number of the letter, and the fault.
    fn read(&mut self, table: &Table, follow: bool) -> Result<(), (u32, Fault)>;

    /// Completes the turn in this device's next letter, which already has the actions of the draft: adds what the letter must
    /// contain and open. Returns the words that the letter seals, if any, which the device must keep.
    fn write(&self, table: &Table, draft: &Draft<'_>, turn: &mut Turn) -> Result<Option<String>, Fault>;

    /// The player whose share is missing for a card draw; `None` if no draw waits for a share.
    fn awaited_share_owner(&self) -> Option<Writer> {
        None
    }

    /// Whether the game is over and nothing is left to be proved.
    fn is_complete(&self, _table: &Table) -> bool {
        is_over(self.session())
    }

    /// The number of the letter that breaks the rules, and the fault, if secrets opened later prove one; otherwise `None`.
    fn broken_letter(&self) -> Option<&(u32, Fault)> {
        None
    }
}

/// The actions of the player at this device for the next letter.
pub(super) struct Draft<'a> {
    pub actions: &'a [AnyAction],
    /// The game before these actions.
    pub before: &'a Session,
    /// The game after these actions.
    pub after: &'a Session,
}

pub(super) fn is_over(session: &Session) -> bool {
    session.ending().is_some()
}

/// The data that only the device of a player knows.
#[derive(Clone)]
pub(super) struct OwnData {
    pub writer: Writer,
    /// The host's share of the random seed, which is secret until all have joined; `None` at other devices.
    pub share: Option<Nonce>,
    /// The player's secret; `None` in a game without secrets.
    pub secret: Option<Nonce>,
    /// The words that letters of this device have sealed, each with the number of the letter.
    pub sealed: Vec<(u32, String)>,
}

impl OwnData {
    pub const fn new(writer: Writer, share: Option<Nonce>, secret: Option<Nonce>) -> Self {
        Self { writer, share, secret, sealed: Vec::new() }
    }
}

/// A table: its letters, its players, and what only this device knows.
pub(super) struct Table {
    pub game: &'static dyn DynGameExtras,
    /// `None` if a spectator reads the letters.
    pub own: Option<OwnData>,
    pub letters: Vec<Letter>,
    /// The writer of each letter.
    pub writers: Vec<Writer>,
    pub seating: Seating,
}

impl Table {
    pub fn id(&self) -> TableId {
        self.letters[0].table
    }

    pub fn last_number(&self) -> u32 {
        u32::try_from(self.letters.len()).unwrap_or(u32::MAX)
    }

    /// Reads an action from a letter. `number` is the action's number in the letter, which a fault names.
    pub fn action(&self, number: usize, text: &str) -> Result<AnyAction, Fault> {
        self.game.read_action(text).map_err(Fault::in_action(number))
    }

    /// The seat that answers an action, and its only possible answer. `None` if that seat has a choice, or if its answer needs a
    /// letter, as in version 1.
    pub fn forced_answer(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> Option<(Seat, AnyAction)> {
        let is_implied = self.letters[0].version > 1;
        self.game.forced_answer(state, seat, action).filter(|_| is_implied)
    }

    /// The writer of the last letter, and the turn in it; `None` if that letter is not a turn.
    pub fn last_turn(&self) -> Option<(Writer, &Turn)> {
        Some((*self.writers.last()?, self.turn(self.last_number())?))
    }

    /// The turn in the letter of this number; `None` if there is none.
    pub fn turn(&self, number: u32) -> Option<&Turn> {
        self.letters.get(index_of(number))?.turn()
    }

    pub fn invitation(&self) -> &Invitation {
        match &self.letters[0].content {
            Content::Invitation(invitation) => invitation,
            Content::Acceptance(_) | Content::Turn(_) => unreachable!("a chain begins with an invitation"),
        }
    }

    /// The acceptances, in the order of joining.
    pub fn acceptances(&self) -> impl Iterator<Item = &Acceptance> {
        self.letters.iter().filter_map(|letter| match &letter.content {
            Content::Acceptance(acceptance) => Some(acceptance),
            Content::Invitation(_) | Content::Turn(_) => None,
        })
    }

    /// The players' shares of the random seed, in the order of joining; `None` until all are known.
    pub fn seed_shares(&self) -> Option<Vec<Nonce>> {
        let first = u32::try_from(self.seating.count + 1).ok()?;
        let own = self.own.as_ref().and_then(|own| own.share);
        let share = own.or_else(|| self.turn(first)?.open).filter(|_| self.letters.len() >= self.seating.count)?;
        Some(std::iter::once(share).chain(self.acceptances().map(|acceptance| acceptance.seed_share)).collect())
    }

    /// The players' commitments to their secrets, in the order of joining.
    pub fn commitments(&self) -> impl Iterator<Item = Digest> {
        self.invitation().secret.into_iter().chain(self.acceptances().filter_map(|acceptance| acceptance.secret))
    }

    pub fn seat(&self, writer: Writer) -> Seat {
        self.seating.seat(writer)
    }

    pub fn is_to_act(&self, session: &Session, writer: Writer) -> bool {
        session.to_act_after(LATEST_PLY).contains(self.seat(writer))
    }
}
