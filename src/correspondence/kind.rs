//! The kind of protocol by which a game is played by letter.

use super::code::{Digest, Nonce, TableId};
use super::common_pile::CommonPileProtocol;
use super::hidden_hands::HiddenHands;
use super::letter::{LETTER_VERSION, Writer};
use super::open::OpenProtocol;
use super::proof::secret_commitment;
use super::protocol::{Protocol, Table};
use super::sealed_rounds::SealedRounds;
use super::secrets::SecretsProtocol;
use super::shares::share_commitment;
use crate::dyn_game::DynOptions;
use crate::game::Secrecy;
use crate::session::Session;

/// The kinds of protocols by which games are played by letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProtocolKind {
    /// Nothing is hidden, so letters only carry actions.
    Open,
    /// Each player's cards are on that player's device only.
    HiddenHands,
    /// Players choose at the same time and seal their choices. They draw random results together.
    SealedRounds,
    /// Players draw cards together from a common pile, at most this number of times in a game.
    CommonPile(usize),
}

impl ProtocolKind {
    /// The kind of protocol for a game with these options. The game must be playable by letter.
    pub fn of(game: &dyn DynOptions, options: &str) -> Self {
        match (game.secrecy(options), game.max_draws(options)) {
            (Secrecy::Open, _) => Self::Open,
            (Secrecy::HiddenFromAll, Some(most)) => Self::CommonPile(most),
            _ if game.has_rounds() => Self::SealedRounds,
            _ => Self::HiddenHands,
        }
    }

    /// Whether each player commits to a secret in their first letter.
    #[must_use]
    pub const fn has_secrets(self) -> bool {
        !matches!(self, Self::Open)
    }

    /// The version of letters at new tables: the latest for games with hands, and 1 for all others, so that earlier programs can
    /// read those. In version 2, an action to which there is only one answer seals nothing, and the answer needs no letter.
    pub(super) const fn version(self) -> u64 {
        if matches!(self, Self::HiddenHands) { LETTER_VERSION } else { 1 }
    }

    /// Whether cards are drawn from a common pile.
    #[must_use]
    pub const fn has_common_pile(self) -> bool {
        matches!(self, Self::CommonPile(_))
    }

    /// Whether something stays hidden until both players open their secrets at the end of the game.
    #[must_use]
    pub const fn is_proved_at_the_end(self) -> bool {
        matches!(self, Self::HiddenHands | Self::SealedRounds)
    }

    /// A player's commitment to their secret; `None` if the protocol has no secrets.
    pub(super) fn commitment(self, table: TableId, writer: Writer, secret: Nonce) -> Option<Digest> {
        match self {
            Self::Open => None,
            Self::CommonPile(most) => Some(share_commitment(table, writer, secret, most)),
            Self::HiddenHands | Self::SealedRounds => Some(secret_commitment(table, writer, secret)),
        }
    }

    /// Starts the game of this session, once all players have joined.
    pub(super) fn begin(self, table: &Table, session: Session) -> Box<dyn Protocol> {
        match self {
            Self::Open => Box::new(OpenProtocol(session)),
            Self::CommonPile(most) => Box::new(CommonPileProtocol::new(table, session, most)),
            Self::HiddenHands => Box::new(SecretsProtocol::<HiddenHands>::new(table, session)),
            Self::SealedRounds => Box::new(SecretsProtocol::<SealedRounds>::new(table, session)),
        }
    }
}
