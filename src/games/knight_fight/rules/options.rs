//! The options of a match, and their House values.

use crate::options;

options! {
    /// The options of a match.
    pub struct Options {
        /// The favoured player, who chooses sides first and wins a tie of the match (KF-05).
        favoured "favoured": Favoured {
            /** At random. */ Random = "random",
            /** The first seat. */ First = "1",
            /** The second seat. */ Second = "2",
        },
        /// How sides are chosen after the first bout (KF-04).
        sides "sides": Sides { /** By the players in turn. */ Choice = "choice", /** They are swapped. */ Swap = "swap" },
        /// What decides between players who won a bout each (KF-09).
        tie "tie": Tie { /** The fewer moves. */ Moves = "moves", /** A third bout. */ Third = "third" },
        /// The number of knights in a row that win (KF-07).
        row "row": Row { /** Four. */ Four = "4", /** Five. */ Five = "5" },
        /// Airdrop: the manure each player has in a bout (AD-1).
        airdrop "airdrop": Airdrop {
            /** No Airdrop. */ Off = "off",
            /** Two. */ Two = "2",
            /** One. */ One = "1",
            /** Three. */ Three = "3",
        },
        /// Bidding, and how a bout begins (BD-5).
        bidding "bidding": Bidding {
            /** No Bidding. */ Off = "off",
            /** X moves without a bid in round one. */ Free = "free",
            /** An auction in round one, X wins ties. */ Auction = "auction",
        },
        /// Coloration.
        coloration "coloration": Coloration { /** Off. */ Off = "off", /** On. */ On = "on" },
        /// Horse Trap, and whether traps that caught nothing are shown (HT-6).
        trap "trap": Trap {
            /** No Horse Trap. */ Off = "off",
            /** They are shown. */ Shown = "shown",
            /** They stay hidden. */ Hidden = "hidden",
        },
        /// Sickness.
        sickness "sickness": Sickness { /** Off. */ Off = "off", /** On. */ On = "on" },
        /// Snapshot, and whether the player gets reminders (SN-7).
        snapshot "snapshot": Snapshot {
            /** No Snapshot. */ Off = "off",
            /** The player has to remember. */ On = "on",
            /** Remembered moves of the opponent are marked. */ Assisted = "assisted",
        },
        /// Tic-Tac-Toe.
        tic_tac_toe "tic-tac-toe": TicTacToe { /** Off. */ Off = "off", /** On. */ On = "on" },
        /// Whether the match is played with clocks (KF-11).
        clock "clock": Timing { /** No. */ Off = "off", /** Yes. */ On = "on" },
    }
}
