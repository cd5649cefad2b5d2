//! Cues: the sounds and vibrations of a game.

/// An event with a sound or vibration of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A card was played in a race.
    Card {
        /// The step of its tone in a scale, from 0. Cards that count as identical have the same tone, so that a pair can be heard.
        step: u8,
        /// Whether the next player must answer it.
        calls: bool,
    },
    /// A player made a mistake.
    Mistake,
    /// A card or a piece was placed, or another action was done.
    Laid,
    /// A card or a piece was captured.
    Taken,
    /// It is the turn of a person at this device, after another player.
    Turn,
    /// An input of the player was refused.
    Refused,
    /// One of the last seconds of a person at this device begins.
    Second,
    /// A person at this device won.
    Won,
    /// The game is over, and somebody else won.
    Lost,
    /// The game is over, and no person at this device won or lost it.
    Over,
}
