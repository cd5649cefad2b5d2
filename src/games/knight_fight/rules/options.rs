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
        /// The tie-break between players who won a bout each (KF-09).
        tie "tie": Tie { /** The fewer moves. */ Moves = "moves", /** A third bout. */ Third = "third" },
        /// The number of knights in a row that win (KF-07).
        row "row": Row { /** Four. */ Four = "4", /** Five. */ Five = "5" },
        /// The number of pieces of manure that each player has in a bout, under Airdrop (AD-1).
        airdrop "airdrop": Airdrop {
            /** No Airdrop. */ Off = "off",
            /** Two. */ Two = "2",
            /** One. */ One = "1",
            /** Three. */ Three = "3",
        },
        /// Whether players bid for the move (Bidding), and how a bout begins (BD-5).
        bidding "bidding": Bidding {
            /** No Bidding. */ Off = "off",
            /** X moves without a bid in round one. */ Free = "free",
            /** An auction in round one, X wins ties. */ Auction = "auction",
        },
        /// Whether spaces have colours that can forbid a landing (Coloration, COL-4).
        coloration "coloration": Coloration { /** Off. */ Off = "off", /** On. */ On = "on" },
        /// Whether players can set traps (Horse Trap), and which traps are shown after the move (HT-6).
        trap "trap": Trap {
            /** No Horse Trap. */ Off = "off",
            /** All traps. */ Shown = "shown",
            /** Only traps that caught a knight. */ Hidden = "hidden",
        },
        /// Whether knights weaken and vanish by spawning others (Sickness, SK-2).
        sickness "sickness": Sickness { /** Off. */ Off = "off", /** On. */ On = "on" },
        /// Whether earlier moves of the opponent are hidden (Snapshot), and whether the player gets reminders (SN-7).
        snapshot "snapshot": Snapshot {
            /** No Snapshot. */ Off = "off",
            /** The player has to remember. */ On = "on",
            /** Earlier moves of the opponent are marked. */ Assisted = "assisted",
        },
        /// Whether points for three in a row win instead of four in a row (Tic-Tac-Toe, TTT-1).
        tic_tac_toe "tic-tac-toe": TicTacToe { /** Off. */ Off = "off", /** On. */ On = "on" },
        /// Whether the match is played with clocks (KF-11).
        clock "clock": Timing { /** No. */ Off = "off", /** Yes. */ On = "on" },
    }
}
