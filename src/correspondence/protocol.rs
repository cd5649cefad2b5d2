//! What the protocols have in common: the table whose letters they read, and what each of them does.

use super::code::{Digest, Nonce, TableId};
use super::fault::Fault;
use super::letter::{Acceptance, Content, Invitation, Letter, Turn, Writer, index_of};
use super::seating::Seating;
use crate::dyn_game::{AnyAction, AnyState, DynGameExtras};
use crate::game::Seat;
use crate::session::{NOW, Session};

/// How a game is played by letter.
pub(super) trait Protocol: Send + Sync {
    /// The game, as far as this device knows it.
    fn session(&self) -> &Session;

    /// Reads the last letter: checks what it brings and opens, and carries out what it decides. An acceptance has none of this; then
    /// the game is only prepared for the player at this device. If more letters `follow` at once, slow work may wait for the last one.
    ///
    /// # Errors
    /// When a letter breaks the rules or the protocol: its number, and what it breaks.
    fn read(&mut self, table: &Table, follow: bool) -> Result<(), (u32, Fault)>;

    /// Completes the turn of this device's next letter, which has the actions of this draft: adds what the letter has to bring and to
    /// open. Returns what the letter seals, so that the device keeps it.
    fn write(&self, table: &Table, draft: &Draft<'_>, turn: &mut Turn) -> Result<Option<String>, Fault>;

    /// The player whose share a draw waits for.
    fn owes_share(&self) -> Option<Writer> {
        None
    }

    /// Whether the game is over, and nothing is left to be proved.
    fn is_complete(&self, _table: &Table) -> bool {
        is_over(self.session())
    }

    /// The letter that is proved to break the rules after all, and what it breaks.
    fn broken(&self) -> Option<&(u32, Fault)> {
        None
    }
}

/// What the player at this device does in this device's next letter.
pub(super) struct Draft<'a> {
    pub actions: &'a [AnyAction],
    /// The game before these actions.
    pub before: &'a Session,
    /// The game after them.
    pub after: &'a Session,
}

/// Whether a game is over.
pub(super) fn is_over(session: &Session) -> bool {
    session.ending().is_some()
}

/// What only the device of a player knows.
#[derive(Clone)]
pub(super) struct Own {
    pub writer: Writer,
    /// The host's share of the lot. It is secret until all have joined.
    pub share: Option<Nonce>,
    /// The secret, in a game that needs one.
    pub secret: Option<Nonce>,
    /// The words that are sealed in letters of this device, each with the number of the letter.
    pub sealed: Vec<(u32, String)>,
}

impl Own {
    pub const fn new(writer: Writer, share: Option<Nonce>, secret: Option<Nonce>) -> Self {
        Self { writer, share, secret, sealed: Vec::new() }
    }
}

/// The letters of a table, who sits there, and what this device knows beside the letters.
pub(super) struct Table {
    pub game: &'static dyn DynGameExtras,
    /// `None` for an onlooker.
    pub own: Option<Own>,
    pub letters: Vec<Letter>,
    /// Who has written each letter.
    pub writers: Vec<Writer>,
    pub seating: Seating,
}

impl Table {
    /// The name of the table.
    pub fn id(&self) -> TableId {
        self.letters[0].table
    }

    /// The number of the last letter.
    pub fn last_number(&self) -> u32 {
        u32::try_from(self.letters.len()).unwrap_or(u32::MAX)
    }

    /// Reads the action of this number in a letter.
    pub fn action(&self, number: usize, text: &str) -> Result<AnyAction, Fault> {
        self.game.read_action(text).map_err(Fault::in_action(number))
    }

    /// The only answer that the other seat can give to an action, whatever it holds; `None` if it has a choice, or answers by letter.
    pub fn forced_answer(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> Option<(Seat, AnyAction)> {
        let is_implied = self.letters[0].version > 1;
        self.game.forced_answer(state, seat, action).filter(|_| is_implied)
    }

    /// The turn in the last letter, and its writer.
    pub fn last_turn(&self) -> Option<(Writer, &Turn)> {
        Some((*self.writers.last()?, self.turn(self.last_number())?))
    }

    /// The turn in the letter of this number.
    pub fn turn(&self, number: u32) -> Option<&Turn> {
        self.letters.get(index_of(number))?.turn()
    }

    pub fn invitation(&self) -> &Invitation {
        match &self.letters[0].content {
            Content::Invitation(invitation) => invitation,
            Content::Acceptance(_) | Content::Turn(_) => unreachable!("a chain begins with an invitation"),
        }
    }

    /// The letters with which guests have joined.
    pub fn acceptances(&self) -> impl Iterator<Item = &Acceptance> {
        self.letters.iter().filter_map(|letter| match &letter.content {
            Content::Acceptance(acceptance) => Some(acceptance),
            Content::Invitation(_) | Content::Turn(_) => None,
        })
    }

    /// The shares of the lot, in the order of joining, once all are known.
    pub fn lots(&self) -> Option<Vec<Nonce>> {
        let first = u32::try_from(self.seating.count + 1).ok()?;
        let own = self.own.as_ref().and_then(|own| own.share);
        let share = own.or_else(|| self.turn(first)?.open).filter(|_| self.letters.len() >= self.seating.count)?;
        Some(std::iter::once(share).chain(self.acceptances().map(|acceptance| acceptance.lot)).collect())
    }

    /// The commitments of the players to what they keep secret, in the order of joining.
    pub fn commitments(&self) -> impl Iterator<Item = Digest> {
        self.invitation().secret.into_iter().chain(self.acceptances().filter_map(|acceptance| acceptance.secret))
    }

    /// The seat of a player.
    pub fn seat(&self, writer: Writer) -> Seat {
        self.seating.seat(writer)
    }

    /// Whether a player is to act in a session.
    pub fn is_to_act(&self, session: &Session, writer: Writer) -> bool {
        session.to_act_after(NOW).contains(self.seat(writer))
    }
}
