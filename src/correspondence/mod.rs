//! A game by correspondence: players at their own devices, who exchange nothing but short letters of text. There is no server,
//! and no player has to trust another player's device. With more than two players, everybody reads every letter, as in a group
//! chat.
//!
//! * Letters are numbered, and each repeats the digest of the letter before, so that nothing can be changed after it was sent.
//! * The random seed, called the *lot*, follows from a share of each player. The host commits to its share in the invitation, the
//!   guests answer with theirs, and the host's next letter opens the commitment.
//! * Each device replays all letters by the rules, and compares a checksum of the position after each letter.
//!
//! | letter | for two, written by | for n, written by | contents |
//! |---|---|---|---|
//! | 1 | host | host | options, seat, name, commitment |
//! | 2, and up to n | guest | each guest | name, share of the lot |
//! | 3, or n + 1 | host | host | share of the lot, and its actions if it is first to act |
//! | all later ones | guest, host, … | see below | the actions of a turn, or a resignation |
//!
//! The guests' seats follow that of the host, in the order of joining. If two guests have joined with letters of the same number,
//! the letter that the host received first counts, and the other guest [joins again](Correspondence::rejoin) after it. Once all
//! have joined, two players take turns. In a group, the next writer is the player whose share is missing for a card draw, or else
//! the player to act.
//!
//! ```text
//! letter 1 corsairs 7qm2x0ka 4
//! after 5tq0w2c9m7e6h4k1j3r8n0b2vg
//! do sail e4 e7
//! sees 4r0mz8kq
//! end 9d2b7x1f
//! ```
//!
//! In a game with hidden cards, each player's cards are on that player's device only. Letters 1 and 2 each commit to a secret of
//! the writer, from which that player's cards are drawn. Cards that lie face down are sealed: a letter has a commitment to them,
//! and the writer's next letter opens them. If only one answer is possible, nothing is sealed, and the answer needs no letter.
//! When the game is over, both players open their secrets, so that each device can check everything. In a game with a common
//! pile, a card is drawn with numbers of two players, after the decision to draw, and is checked at once. Letters of games with
//! hidden cards, sealed choices or a common pile are never replaced.
//!
//! A player who wants to take back the last letter sends another letter of the same number. The other player is asked, and the
//! first letter stands unless that player agrees. The other player's next letter proves which of the two letters it answers.
//!
//! `src/correspondence/THREATS.md` describes what a dishonest player can and cannot do.

mod chain;
mod cipher;
mod code;
mod common_pile;
mod device;
mod fault;
mod hidden_hands;
mod invited;
mod kind;
mod letter;
mod lines;
mod obstacle;
mod open;
mod proof;
mod protocol;
mod save;
mod sealed_rounds;
mod seating;
mod secrets;
mod shares;
mod verdict;

pub use chain::Chain;
pub use code::{Checksum, Code, Digest, Nonce, TableId, digest};
pub use device::{Correspondence, Purpose, ReceivedLetter, TableRandomness, WaitsFor};
pub use fault::Fault;
pub use invited::{PendingInvitation, is_pending_invitation};
pub use kind::ProtocolKind;
pub(crate) use letter::is_name;
pub use letter::{
    Acceptance, Content, Invitation, LETTER_VERSION, LINK_START, Letter, Sealed, SecrecyLines, Turn, Writer,
    clean_name, is_newer, link_of, text_of,
};
pub(crate) use lines::Lines;
pub use obstacle::{Obstacle, obstacle};
pub use proof::{commitment, position_checksum, seal, secret_commitment, seed_of};
pub(crate) use proof::{joint_draw_generator, salt_of};
pub(crate) use save::complete_lines;
pub use save::{CORRESPONDENCE_VERSION, is_correspondence, is_unsent};
pub use shares::share_commitment;
pub(crate) use shares::{Parties, Shares};
pub use verdict::{Verdict, verify};
