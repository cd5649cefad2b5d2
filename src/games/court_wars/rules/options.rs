//! The options of Court Wars.

use crate::game::cards::{DeckCard, Suit};
use crate::game::{Choices, OptionConflict, Rng, Seat};
use crate::options;

options! {
    /// The options of Court Wars.
    pub struct Options {
        /// The number of players.
        seats "seats": Players { /** Two. */ Two = "2", /** Three. */ Three = "3", /** Four. */ Four = "4" },
        /// The suit of the first seat (CW-02).
        first_suit "first-suit": FirstSuit {
            /** At random. */ Random = "random", /** Clubs. */ Clubs = "clubs", /** Diamonds. */ Diamonds = "diamonds",
            /** Hearts. */ Hearts = "hearts", /** Spades. */ Spades = "spades",
        },
        /// The suit of the second seat (CW-02).
        second_suit "second-suit": SecondSuit {
            /** At random. */ Random = "random", /** Clubs. */ Clubs = "clubs", /** Diamonds. */ Diamonds = "diamonds",
            /** Hearts. */ Hearts = "hearts", /** Spades. */ Spades = "spades",
        },
        /// The suit of the third seat (CW-02).
        third_suit "third-suit": ThirdSuit {
            /** At random. */ Random = "random", /** Clubs. */ Clubs = "clubs", /** Diamonds. */ Diamonds = "diamonds",
            /** Hearts. */ Hearts = "hearts", /** Spades. */ Spades = "spades",
        },
        /// The suit of the fourth seat (CW-02).
        fourth_suit "fourth-suit": FourthSuit {
            /** At random. */ Random = "random", /** Clubs. */ Clubs = "clubs", /** Diamonds. */ Diamonds = "diamonds",
            /** Hearts. */ Hearts = "hearts", /** Spades. */ Spades = "spades",
        },
        /// Who goes first, in the set-up and in play (CW-05).
        starter "starter": Starter {
            /** At random. */ Random = "random", /** The first seat. */ First = "1", /** The second seat. */ Second = "2",
            /** The third seat. */ Third = "3", /** The fourth seat. */ Fourth = "4",
        },
        /// Which Guards may be placed on another Guard (CW-13).
        stacking "stacking": Stacking { /** Lower Guards. */ Lower = "lower", /** Lower and equal Guards. */ Equal = "equal" },
        /// Whether a Guard that fits must be placed (CW-12).
        placing "placing": Placing { /** It may be discarded. */ May = "may", /** It must. */ Must = "must" },
        /// How much an attack removes (CW-20).
        removal "removal": Removal {
            /** As much as the attacker chooses, up to what the spent Guards pay for. */ Free = "free",
            /** As much as the spent Guards pay for. */ Most = "most",
        },
        /// Who may be attacked (CW-35).
        targets "targets": Targets { /** Any other player. */ Any = "any", /** Only the next player still in. */ Next = "next" },
        /// The number of Jokers in the pack (CW-01).
        jokers "jokers": Jokers { /** Two. */ Two = "two", /** None. */ None = "none" },
        /// Whether a Joker must be placed when one of the player's courts has fallen (CW-24).
        joker "joker": JokerPlacing { /** It may be discarded. */ May = "may", /** It must. */ Must = "must" },
        /// Where a beaten Joker goes (CW-25).
        beaten_joker "beaten-joker": BeatenJoker {
            /** It goes to the discard pile. */ Discarded = "discarded",
            /** It leaves the game. */ Removed = "removed",
        },
        /// How the discard pile becomes the pile (CW-29).
        flip "flip": Flip {
            /** Turned over as a block: the oldest card is drawn first. */ Block = "block",
            /** Shuffled. */ Reshuffle = "reshuffle",
        },
        /// When a game without a conquest ends (CW-31).
        limit "limit": Limit {
            /** After a pass through the pile without progress, or six flips for each seat. */ Six = "6",
            /** After a pass through the pile without progress, or three flips for each seat. */ Three = "3",
            /** After [`MOST_TURNS`] turns. */ Off = "off",
        },
        /// Which discards the table shows (CW-28). This changes the display only: all players have seen every discard.
        discards "discards": Discards { /** The top one only. */ Closed = "closed", /** All of them. */ Open = "open" },
    }
}

/// The number of turns after which a game without other limits ends (CW-31 House).
pub const MOST_TURNS: u16 = 3000;

/// The number of Guards that each seat draws in the set-up (CW-06).
pub const SET_UP_ROUNDS: u8 = 3;

/// The number of the Ace, counted from 1 in each turn, that gives neither an attack nor another card (CW-22).
pub const LAST_ACE: u8 = 5;

/// The option keys for the suits of the seats, in the order of the seats.
const SUIT_KEYS: [&str; 4] = ["first-suit", "second-suit", "third-suit", "fourth-suit"];

impl Options {
    /// The number of players.
    #[must_use]
    pub const fn seat_count(&self) -> usize {
        match self.seats {
            Players::Two => 2,
            Players::Three => 3,
            Players::Four => 4,
        }
    }

    /// The suit that a seat chose; `None` if it is dealt at random.
    #[must_use]
    pub fn picked_suit(&self, seat: Seat) -> Option<Suit> {
        let name = self.value(SUIT_KEYS.get(seat.index())?)?;
        Suit::ALL.into_iter().find(|suit| suit.name() == name)
    }

    /// The seat that goes first; `None` if it is chosen at random.
    #[must_use]
    pub fn starter(&self) -> Option<Seat> {
        self.value("starter").and_then(|name| name.parse().ok())
    }

    /// These options with `seat` as the starter.
    #[must_use]
    pub fn with_starter(mut self, seat: Seat) -> Self {
        self.starter = [Starter::First, Starter::Second, Starter::Third, Starter::Fourth][seat.index() % 4];
        self
    }

    /// The number of flips that ends the game; `None` if flips do not end it (CW-31).
    #[must_use]
    pub const fn flip_limit(&self) -> Option<usize> {
        match self.limit {
            Limit::Six => Some(6 * self.seat_count()),
            Limit::Three => Some(3 * self.seat_count()),
            Limit::Off => None,
        }
    }

    /// An upper bound on the number of cards drawn in a game from a pile whose order nobody knows.
    #[must_use]
    pub fn max_draws(&self) -> usize {
        let pile = DeckCard::pack().count();
        match (self.flip, self.flip_limit()) {
            (Flip::Block, _) => pile,
            (Flip::Reshuffle, Some(flips)) => pile * flips,
            // A turn draws such a card at most once for each of its Aces.
            (Flip::Reshuffle, None) => pile + usize::from(MOST_TURNS) * usize::from(LAST_ACE),
        }
    }

    /// Assigns a suit to each seat: the suit that it chose, or else a random one (CW-02, G-01).
    ///
    /// # Errors
    /// When two seats chose the same suit.
    pub fn assign_suits(&self, rng: &mut Rng) -> Result<Vec<Suit>, OptionConflict> {
        let picked: Vec<Option<Suit>> = Seat::all(self.seat_count()).map(|seat| self.picked_suit(seat)).collect();
        for (seat, suit) in picked.iter().enumerate() {
            let Some(name) = suit.map(Suit::name) else { continue };
            if let Some(other) = (seat + 1..picked.len()).find(|other| picked[*other] == *suit) {
                return Err(OptionConflict { first: (SUIT_KEYS[seat], name), second: (SUIT_KEYS[other], name) });
            }
        }
        let mut left: Vec<Suit> = Suit::ALL.into_iter().filter(|suit| !picked.contains(&Some(*suit))).collect();
        if picked.contains(&None) {
            rng.shuffle(&mut left);
        }
        let mut left = left.into_iter();
        Ok(picked.into_iter().filter_map(|suit| suit.or_else(|| left.next())).collect())
    }
}
