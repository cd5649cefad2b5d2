//! The options of the Battle of Corsica.

use crate::game::cards::DeckCard;
use crate::game::{Choices, Seat};
use crate::options;

/// The keys of the options that say whether a person or a computer plays on each seat.
pub(in super::super) const PLAYER_KIND_OPTIONS: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];

options! {
    /// The options of the Battle of Corsica.
    pub struct Options {
        /// The number of players.
        seats "seats": Players {
            /** Two. */ Two = "2", /** Three. */ Three = "3", /** Four. */ Four = "4", /** Five. */ Five = "5",
            /** Six. */ Six = "6",
        },
        /// Who plays on the first seat; of taps in the same ms, a person's counts first (BC-15). The session sets this.
        first "first": FirstPlayerKind { /** A person. */ Person = "person", /** A computer. */ Computer = "computer" },
        /// Who plays on the second seat; of taps in the same ms, a person's counts first (BC-15). The session sets this.
        second "second": SecondPlayerKind { /** A person. */ Person = "person", /** A computer. */ Computer = "computer" },
        /// Who plays on the third seat; of taps in the same ms, a person's counts first (BC-15). The session sets this.
        third "third": ThirdPlayerKind { /** A person. */ Person = "person", /** A computer. */ Computer = "computer" },
        /// Who plays on the fourth seat; of taps in the same ms, a person's counts first (BC-15). The session sets this.
        fourth "fourth": FourthPlayerKind { /** A person. */ Person = "person", /** A computer. */ Computer = "computer" },
        /// Who plays on the fifth seat; of taps in the same ms, a person's counts first (BC-15). The session sets this.
        fifth "fifth": FifthPlayerKind { /** A person. */ Person = "person", /** A computer. */ Computer = "computer" },
        /// Who plays on the sixth seat; of taps in the same ms, a person's counts first (BC-15). The session sets this.
        sixth "sixth": SixthPlayerKind { /** A person. */ Person = "person", /** A computer. */ Computer = "computer" },
        /// Whether two identical cards with one card between them may be tapped (BC-31).
        sandwich "sandwich": Sandwich { /** No. */ Off = "off", /** Yes. */ On = "on" },
        /// Whether two cards next to each other in rank may be tapped (BC-32).
        sequence "sequence": Sequence { /** No. */ Off = "off", /** Yes. */ On = "on" },
        /// The order of the two cards of a sequence (BC-32).
        rising "rising": Rising { /** Either order. */ Either = "either", /** The later card is higher. */ Rising = "rising" },
        /// The ranks that are next to the Ace (BC-32).
        ace_rank "ace-rank": AceRank { /** The Two and the King. */ Both = "both", /** The Two only. */ Low = "low" },
        /// Whether two cards that make ten may be tapped (BC-33).
        ten "ten": Ten { /** No. */ Off = "off", /** Yes. */ On = "on" },
        /// Whether a Nine and an Ace make ten (BC-33).
        ace_nine "ace-nine": AceNine { /** They do not. */ Never = "never", /** They do. */ Counts = "ten" },
        /// The time to tap the pile after a challenge was lost, in ms (BC-13).
        window "window": Window {
            /** 1.2 s. */ Standard = "1200", /** 0.6 s. */ Short = "600", /** 2 s. */ Long = "2000",
            /** 5 s, for a calm game. */ Calm = "5000", /** 15 s, for a very calm game. */ Calmest = "15000",
        },
        /// How long the top card can still be tapped after it was covered, in ms (BC-14).
        grace "grace": Grace {
            /** 0.2 s. */ Standard = "200", /** Not at all. */ None = "0", /** 0.4 s. */ Long = "400",
            /** 2 s, for a calm game. */ Calm = "2000", /** 5 s, for a very calm game. */ Calmest = "5000",
        },
        /// The penalty for a wrong tap (BC-19).
        penalty "penalty": Penalty {
            /** Three cards, under the pile. */ Three = "3",
            /** One card, under the pile. */ One = "1",
            /** One card to each opponent. */ Each = "each",
            /** No taps for 3 s. */ Ban = "ban",
        },
        /// Which mistakes count; the third mistake removes a player (BC-22).
        mistakes "mistakes": Mistakes {
            /** Wrong taps without cards since the player last won a pile. */ Cleared = "cleared",
            /** All wrong taps without cards. */ Kept = "kept",
        },
        /// What happens to a player without cards (BC-23).
        dry "dry": Dry {
            /** They stay in the game, and a right tap wins cards. */ Stays = "stays",
            /** They are out at their next turn. */ Out = "out",
        },
        /// What happens to a player with too few cards to answer (BC-24).
        short "short": Short {
            /** Cards are borrowed from the next player. */ Borrow = "borrow",
            /** The next player goes on answering. */ Pass = "pass",
            /** The player is out of the game. */ Out = "out",
        },
        /// What happens when one player alone holds cards (BC-28).
        last "last": Last {
            /** A window to tap begins, then the player wins. */ Window = "window",
            /** The player lays all cards, then a window begins. */ FlipOn = "flip-on",
        },
        /// What happens when nobody holds cards (BC-29).
        nobody "nobody": Nobody {
            /** The player of the last honour takes the pile. */ Honour = "honour",
            /** Cards are dealt again. */ Redeal = "redeal",
        },
        /// What happens to cards that cannot be dealt evenly (BC-01).
        leftovers "leftovers": Leftovers { /** Some players get one more. */ Dealt = "dealt", /** They lie under the pile. */ Under = "under" },
        /// The seat that lays the first card (BC-02).
        starter "starter": Starter {
            /** The seat to the left of a random dealer. */ Random = "random",
            /** The first person. */ Person = "person",
        },
        /// Whether the Jokers are in the pack (BC-03).
        jokers "jokers": Jokers { /** Both are. */ In = "in", /** They are not. */ Out = "out" },
        /// Whether two Jokers are identical (BC-09).
        joker_pairs "joker-pairs": JokerPairs { /** They are. */ Match = "match", /** They match nothing. */ Never = "never" },
        /// How a pile goes under the packet of the player who takes it (BC-08).
        collect "collect": Collect { /** Turned over as a block. */ Block = "block", /** Shuffled. */ Shuffle = "shuffle" },
        /// When the game stops at the latest (BC-30).
        limit "limit": Limit {
            /** After [`MOST_PLAYS`] cards. */ Plays = "10000",
            /** After ten minutes. */ Minutes = "10-minutes",
        },
        /// Whether a card is laid automatically for a slow player (BC-36).
        auto_flip "auto-flip": AutoFlip { /** It is not. */ Off = "off", /** After 3 s. */ On = "3000" },
        /// The speed of the computers (BC-36).
        pace "pace": Pace {
            /** As fast as people. */ Brisk = "brisk",
            /** Half as fast. */ Easy = "easy",
            /** A quarter as fast. */ Slow = "slow",
            /** A tenth as fast, and their cards wait for a person. */ Calm = "calm",
        },
    }
}

/// The number of cards laid at which the game stops (BC-30).
pub const MOST_PLAYS: u32 = 10_000;

/// The time at which a ten-minute game stops, in ms (BC-30 House).
pub const TEN_MINUTES_MS: u64 = 600_000;

/// How long taps do not count after a wrong tap, in ms (BC-19 House).
pub const BAN_MS: u64 = 3000;

/// The time after which a card is laid automatically, in ms (BC-36).
pub const AUTO_FLIP_MS: u64 = 3000;

/// The number of mistakes that removes a player (BC-22).
pub const MISTAKES_TO_REMOVE: u8 = 3;

impl Options {
    /// The number of players.
    #[must_use]
    pub const fn seat_count(&self) -> usize {
        self.seats as usize + 2
    }

    /// Whether a person plays on a seat.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        PLAYER_KIND_OPTIONS.get(seat.index()).is_some_and(|key| self.value(key) == Some("person"))
    }

    /// The factor by which computers take longer than people (BC-36).
    #[must_use]
    pub const fn slowness(&self) -> u64 {
        match self.pace {
            Pace::Brisk => 1,
            Pace::Easy => 2,
            Pace::Slow => 4,
            Pace::Calm => 10,
        }
    }

    /// Whether computers wait with their cards for a person.
    #[must_use]
    pub fn has_waiting_computers(&self) -> bool {
        self.pace == Pace::Calm && Seat::all(self.seat_count()).any(|seat| self.is_person(seat))
    }

    /// The length of a window, in ms (BC-13).
    #[must_use]
    pub const fn window(&self) -> u64 {
        match self.window {
            Window::Standard => 1200,
            Window::Short => 600,
            Window::Long => 2000,
            Window::Calm => 5000,
            Window::Calmest => 15_000,
        }
    }

    /// How long the top card can still be tapped after it was covered, in ms (BC-14).
    #[must_use]
    pub const fn grace(&self) -> u64 {
        match self.grace {
            Grace::Standard => 200,
            Grace::None => 0,
            Grace::Long => 400,
            Grace::Calm => 2000,
            Grace::Calmest => 5000,
        }
    }

    /// The cards of the game, in order (BC-03).
    pub fn pack(&self) -> impl Iterator<Item = DeckCard> {
        DeckCard::pack().filter(|card| self.jokers == Jokers::In || card.suited().is_some())
    }

    /// Whether the pack can be dealt evenly.
    pub(in super::super) fn deals_evenly(&self) -> bool {
        self.pack().count().is_multiple_of(self.seat_count())
    }
}
