//! The status of a session: what a table shows besides the views.

use super::{Ending, PlayerKind, Score, Session};
use crate::game::{Language, Outcome, Seat, Seats};

/// The status of a session, in plain data.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says one thing about the session, independent of the others")]
pub struct Status {
    /// The player of each seat.
    pub players: Vec<PlayerKind>,
    /// The seats that are not played by computers.
    pub persons: Seats,
    /// The seats that may act now.
    pub to_act: Seats,
    /// The number of actions so far.
    pub plies: usize,
    /// The end of the game, with the reason in words; `None` while the game goes on.
    pub ending: Option<Ending<String>>,
    /// The single winner; `None` if there is none.
    pub winner: Option<Seat>,
    /// The seat that wins however the game goes on, and the reason in words; `None` while the result is open, and once the rules
    /// have ended the game. It stays after a resignation.
    pub settled: Option<(Seat, String)>,
    /// The score of this series.
    pub score: Score,
    /// Whether undo is possible.
    pub can_undo: bool,
    /// Whether redo is possible.
    pub can_redo: bool,
    /// Whether the players have different views.
    pub is_private: bool,
    /// Whether the game is a race: all seats act at any time, and the first counts.
    pub is_race: bool,
    /// Whether the record and its positions may be shared, because they would not reveal anything hidden.
    pub may_share: bool,
    /// Whether a record is replayed, which may be another person's game.
    pub is_record: bool,
    /// Whether the other player's hidden cards and choices are only guessed, because they are on another device.
    pub is_supposed: bool,
    /// The seed of the game's generator.
    pub seed: u64,
}

impl Status {
    /// Whether a player is at another device.
    #[must_use]
    pub fn has_remote(&self) -> bool {
        self.players.iter().any(|player| matches!(player, PlayerKind::Remote(_)))
    }
}

impl Session {
    /// The status while the table shows the action after the first `plies`: no seat is to act, and nothing has ended yet.
    #[must_use]
    pub fn status_while_showing(&self, language: Language, plies: usize) -> Status {
        Status {
            plies,
            to_act: Seats::EMPTY,
            ending: None,
            winner: None,
            settled: None,
            score: self.score.clone(),
            can_undo: false,
            can_redo: false,
            ..self.status(language)
        }
    }

    /// The status, with the reason for the end of the game in this language.
    #[must_use]
    pub fn status(&self, language: Language) -> Status {
        let ending = self.ending().map(|ending| match ending {
            Ending::Played(Outcome { places, reason }) => {
                Ending::Played(Outcome { places, reason: self.game.reason(language, &reason) })
            }
            Ending::Resigned(seat) => Ending::Resigned(seat),
        });
        Status {
            players: self.players.clone(),
            persons: self.persons(),
            to_act: self.to_act(),
            plies: self.plies(),
            ending,
            winner: self.winner(),
            settled: self.game.settled(language, self.state()),
            score: self.score(),
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            is_private: self.secrecy.is_private(),
            is_race: self.pace.is_race(),
            may_share: self.may_share(),
            is_record: self.is_replay,
            is_supposed: self.is_supposed(),
            seed: self.record.seed,
        }
    }
}
