//! The options of Corsairs.

use crate::game::Seat;
use crate::game::hex::Hexagon;
use crate::options;

options! {
    /// The options of Corsairs.
    pub struct Options {
        /// The number of cells on each side of the board (CO-01).
        size "size": Size {
            /** Five: 61 cells. */ Five = "5",
            /** Four: 37 cells, better for the corsairs. */ Four = "4",
            /** Six: 91 cells, better for the convoy. */ Six = "6",
            /** Eight: 169 cells. */ Eight = "8",
        },
        /// Which seat plays the corsairs, in a match in the first game (CO-41).
        corsairs "corsairs": CorsairSeat {
            /** The first seat. */ First = "1",
            /** The second seat. */ Second = "2",
            /** At random. */ Random = "random",
        },
        /// One game, or a match of two games with the sides swapped (CO-41).
        games "match": Games { /** One. */ One = "one", /** Two. */ Two = "two" },
        /// Whether the corsairs must make a second move if one is legal (CO-05).
        second "second": Second { /** They may. */ May = "may", /** They must. */ Must = "must" },
        /// Whether a turn of the corsairs may end as it began (CO-06).
        turning_back "return": Return { /** No. */ Barred = "barred", /** Yes. */ Allowed = "allowed" },
        /// Which neighbours a stepping corsair can pull (CO-13).
        pull "pull": Pull { /** Any. */ Any = "any", /** Only the neighbour straight behind. */ Straight = "straight" },
        /// How many pulls a turn can have (CO-14).
        pulls "pulls": Pulls { /** One with each move. */ Two = "two", /** One. */ One = "one" },
        /// Whether the convoy may pass (CO-19).
        rest "rest": Rest { /** No. */ No = "no", /** Yes. */ Yes = "yes" },
        /// Which part of a line can move as a formation (CO-22).
        line "line": Line { /** Any. */ Part = "part", /** The whole line only. */ Whole = "whole" },
        /// Whether formations can move sideways (CO-23).
        broadside "broadside": Broadside { /** Yes. */ Yes = "yes", /** In line only. */ No = "no" },
        /// Whether escorts may stand on corners (CO-27).
        corners "corners": Corners { /** Yes. */ Open = "open", /** No. */ Barred = "barred" },
        /// When an entangled corsair is released after its captors are pulled away (CO-30).
        release "release": Release { /** At the end of the turn. */ End = "end", /** At once. */ Once = "once" },
        /// Whether the freighter protects corsairs beside it from capture (CO-33).
        shield "shield": Shield { /** No. */ No = "no", /** Yes. */ Yes = "yes" },
        /// The number of captures with which the convoy wins (CO-36).
        captures "captures": Captures { /** Five. */ Five = "5", /** Six. */ Six = "6" },
        /// After how many player-turns the convoy wins (CO-37).
        limit "limit": Limit {
            /** A hundred. */ Hundred = "100",
            /** Two hundred. */ TwoHundred = "200",
            /** No limit. */ None = "none",
        },
        /// What the third occurrence of a position means (CO-38).
        repetition "repetition": Repetition { /** The convoy wins. */ Convoy = "convoy", /** Nothing. */ Off = "off" },
        /// What happens when no corsair can move (CO-39).
        stuck "stuck": Stuck { /** They pass. */ Pass = "pass", /** They lose. */ Convoy = "convoy" },
    }
}

impl Options {
    /// The board of the chosen size.
    #[must_use]
    pub const fn board(&self) -> Hexagon {
        Hexagon::new(match self.size {
            Size::Four => 4,
            Size::Five => 5,
            Size::Six => 6,
            Size::Eight => 8,
        })
    }

    /// The seat that plays the corsairs; `None` if it is chosen at random.
    #[must_use]
    pub const fn corsair_seat(&self) -> Option<Seat> {
        match self.corsairs {
            CorsairSeat::First => Some(Seat::FIRST),
            CorsairSeat::Second => Some(Seat::SECOND),
            CorsairSeat::Random => None,
        }
    }

    /// The number of captures with which the convoy wins (CO-36).
    #[must_use]
    pub const fn captures_to_win(&self) -> u8 {
        match self.captures {
            Captures::Five => 5,
            Captures::Six => 6,
        }
    }
}
