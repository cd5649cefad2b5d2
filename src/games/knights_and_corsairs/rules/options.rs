//! The options of Knights & Corsairs.

use crate::game::Seat;
use crate::game::cards::{Card, Colour, Rank};
use crate::options;

options! {
    /// The options of Knights & Corsairs.
    pub struct Options {
        /// Who plays which colour (KC-02).
        colours "colours": Colours {
            /** At random. */ Random = "random",
            /** The first seat plays red. */ FirstRed = "first-red",
            /** The first seat plays black. */ FirstBlack = "first-black",
        },
        /// Who attacks first (KC-04).
        starter "starter": Starter {
            /** At random. */ Random = "random",
            /** The first seat. */ First = "first",
            /** The second seat. */ Second = "second",
        },
        /// Who attacks first in a rematch (KC-04).
        series "series": Series {
            /** The player who defended first in the last game. */ Alternate = "alternate",
            /** The loser of the last game. */ Loser = "loser",
        },
        /// The number of cards to which a hand is refilled (KC-08).
        hand "hand": HandSize { /** Seven. */ Seven = "7", /** Five. */ Five = "5" },
        /// Whether the Ace is the highest or the lowest card (KC-01).
        aces "aces": Aces { /** Above the King. */ High = "high", /** Below the Two. */ Low = "low" },
        /// Who wins when the middle cards are equal (KC-20).
        ties "ties": Ties { /** The defender. */ Defender = "defender", /** The attacker. */ Attacker = "attacker" },
        /// What the first seat needs for a line (KC-25).
        first_line "first-line": FirstLine {
            /** Three cards of one suit. */ Suit = "suit",
            /** Three cards of their colour. */ Colour = "colour",
        },
        /// What the second seat needs for a line (KC-25).
        second_line "second-line": SecondLine {
            /** Three cards of one suit. */ Suit = "suit",
            /** Three cards of their colour. */ Colour = "colour",
        },
        /// Who can complete a line with a battle (KC-23).
        lines "lines": Lines {
            /** The winner of the battle. */ Both = "both",
            /** The attacker, if the attacker won the battle. */ Attacker = "attacker",
        },
        /// Who can win by influence (KC-27).
        influence "influence": Influence {
            /** The attacker only. */ Attacker = "attacker",
            /** The attacker, or a defender who wins a battle for a space beside three of their cards. */ Both = "both",
        },
        /// Whether neighbours must take the place of hand cards (KC-11).
        neighbours "neighbours": Neighbours {
            /** Neighbours always count. */ Must = "must",
            /** Each side decides how many neighbours count. */ May = "may",
        },
        /// Which neighbours count for a defender who has more neighbours than needed (KC-15).
        naming "naming": Naming {
            /** The highest neighbours. */ Highest = "highest",
            /** The neighbours that the defender names. */ Defender = "defender",
        },
        /// What the winner places if all three of their cards are on the board (KC-16).
        reserve "reserve": Reserve {
            /** The lowest card of their hand. */ Lowest = "lowest",
            /** Any card of their hand. */ Any = "any",
            /** The top of their draw pile. */ Pile = "pile",
        },
        /// Which card the winner places if a board card was lower than every card that they played (KC-17).
        placing "placing": Placing {
            /** The lowest card played. */ Lowest = "lowest",
            /** Any card played. */ Winner = "winner",
        },
        /// What decides the game when the grid is full without a line (KC-29, KC-30).
        majority "majority": Majority {
            /** The most cards of one suit. */ Suit = "suit",
            /** The most cards of the own colour, if both seats play colour lines. */ Colour = "colour",
        },
        /// Whether the discard piles are shown (KC-31). Views contain them in either case.
        discards "discards": Discards { /** Open. */ Open = "open", /** Closed. */ Closed = "closed" },
    }
}

impl Options {
    /// The options, with each option that has no effect in this combination reset to its default.
    #[must_use]
    pub fn normalized(mut self) -> Self {
        if !(self.has_colour_lines(Seat::FIRST) && self.has_colour_lines(Seat::SECOND)) {
            self.majority = Majority::default();
        }
        // A defender with three cards beside the space wins the game by this option (KC-27 House), so `reserve` never applies.
        if self.influence == Influence::Both {
            self.reserve = Reserve::default();
        }
        self
    }

    /// The colour of a seat; `None` if it is dealt at random.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        let first = match self.colours {
            Colours::Random => return None,
            Colours::FirstRed => Colour::Red,
            Colours::FirstBlack => Colour::Black,
        };
        Some(if seat == Seat::FIRST { first } else { first.other() })
    }

    /// The number of cards to which a hand is refilled.
    #[must_use]
    pub const fn hand_size(&self) -> usize {
        match self.hand {
            HandSize::Seven => 7,
            HandSize::Five => 5,
        }
    }

    /// Whether three cards of this seat's colour make a line even if their suits differ (KC-25).
    #[must_use]
    pub fn has_colour_lines(&self, seat: Seat) -> bool {
        if seat == Seat::FIRST { self.first_line == FirstLine::Colour } else { self.second_line == SecondLine::Colour }
    }

    /// The strength of a card in battle, from 0 for the lowest rank to 12 for the highest (KC-01).
    #[must_use]
    pub fn strength(&self, card: Card) -> u8 {
        match (self.aces, card.rank()) {
            (Aces::Low, Rank::Ace) => 0,
            (Aces::Low, rank) => rank as u8 + 1,
            (Aces::High, rank) => rank as u8,
        }
    }
}
