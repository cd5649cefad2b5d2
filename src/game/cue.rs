//! Cues: the sounds and vibrations of a game.

/// An event with a sound or vibration of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A card was played in a race.
    Card {
        /// The step of the card's tone in a scale, from 0. Cards that count as identical have the same tone, to sound as a pair.
        step: u8,
        /// Whether the next player must respond to the card.
        calls: bool,
    },
    /// A player made a mistake.
    Mistake,
    /// A card or a piece was placed, or another ordinary action was taken.
    Laid,
    /// A card or a piece was captured.
    Taken,
    /// The turn passes from another player to a person at this device.
    Turn,
    /// An input of the player was refused.
    Refused,
    /// On the clock of a person at this device, one of the last seconds begins.
    Second,
    /// A person at this device won.
    Won,
    /// The people at this device lost.
    Lost,
    /// The game is over, and nobody at this device won or lost.
    Over,
}
