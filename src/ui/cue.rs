//! Cues: what players may hear and feel besides what they see and what is said.

/// Something that has a cue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A card has landed.
    Card {
        /// The step of its tone in a scale, from 0: the same for cards that count as identical, so that a pair is heard.
        step: u8,
        /// Whether it must be answered.
        calls: bool,
    },
    /// Somebody at this device has won something.
    Won,
    /// Somebody else has.
    Lost,
    /// Somebody has made a mistake.
    Mistake,
}
