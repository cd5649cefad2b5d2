//! The rule set of a bout: the base game as the chosen anomalies change it.

use super::options::{Airdrop, Bidding, Coloration, Options, Row, Sickness, Snapshot, TicTacToe, Trap};

/// One of the seven anomalies (KF-12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Anomaly {
    /// Manure can be dropped with a move.
    Airdrop,
    /// Players bid for the move.
    Bidding,
    /// Spaces have colours, and a knight may not land on the colour of the opponent's last landing.
    Coloration,
    /// The opponent sets a trap on one space.
    HorseTrap,
    /// A knight weakens when it spawns another, and vanishes the second time.
    Sickness,
    /// A player sees only their own knights and the opponent's last move.
    Snapshot,
    /// Points for three in a row win instead of four in a row.
    TicTacToe,
}

impl Anomaly {
    /// All seven, in the order of their names.
    pub const ALL: [Self; 7] = [
        Self::Airdrop,
        Self::Bidding,
        Self::Coloration,
        Self::HorseTrap,
        Self::Sickness,
        Self::Snapshot,
        Self::TicTacToe,
    ];

    /// Whether the options turn the anomaly on.
    #[must_use]
    pub fn is_on(self, options: &Options) -> bool {
        match self {
            Self::Airdrop => options.airdrop != Airdrop::Off,
            Self::Bidding => options.bidding != Bidding::Off,
            Self::Coloration => options.coloration == Coloration::On,
            Self::HorseTrap => options.trap != Trap::Off,
            Self::Sickness => options.sickness == Sickness::On,
            Self::Snapshot => options.snapshot != Snapshot::Off,
            Self::TicTacToe => options.tic_tac_toe == TicTacToe::On,
        }
    }
}

impl Options {
    /// The anomalies that are on.
    pub fn anomalies(&self) -> impl Iterator<Item = Anomaly> {
        Anomaly::ALL.into_iter().filter(|anomaly| anomaly.is_on(self))
    }
}

/// The goal of a bout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// This number of knights in a row (KF-07).
    Row(u32),
    /// Points (TTT-2).
    Points,
}

/// How the first round goes under Bidding (BD-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FirstRound {
    /// X moves without a bid.
    Free,
    /// There is an auction, and X wins a tie.
    Auction,
}

/// The traps that are revealed after the move (HT-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrapReveal {
    /// All traps that could have caught a knight.
    Always,
    /// Only traps that caught a knight.
    Sprung,
}

/// The rules that hold in a bout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RuleSet {
    /// The goal of the bout.
    pub goal: Goal,
    /// The pieces of manure that each side has in a bout; 0 without Airdrop (AD-1).
    pub manure: u8,
    /// How the first round goes; `None` without Bidding.
    pub auction: Option<FirstRound>,
    /// Whether the spaces are coloured.
    pub coloured: bool,
    /// Which traps are revealed; `None` without Horse Trap.
    pub traps: Option<TrapReveal>,
    /// Whether knights weaken and vanish by spawning others.
    pub sickness: bool,
    /// Whether most of the opponent's knights are hidden.
    pub snapshot: bool,
}

impl RuleSet {
    /// The rule set of these options: the base game with the changes of each anomaly that is on.
    #[must_use]
    pub fn of(options: &Options) -> Self {
        let row = match options.row {
            Row::Four => 4,
            Row::Five => 5,
        };
        let mut rule_set = Self {
            goal: Goal::Row(row),
            manure: 0,
            auction: None,
            coloured: false,
            traps: None,
            sickness: false,
            snapshot: false,
        };
        for anomaly in Anomaly::ALL {
            if !anomaly.is_on(options) {
                continue;
            }
            match anomaly {
                Anomaly::Airdrop => {
                    rule_set.manure = match options.airdrop {
                        Airdrop::Off => 0,
                        Airdrop::One => 1,
                        Airdrop::Two => 2,
                        Airdrop::Three => 3,
                    }
                }
                Anomaly::Bidding => {
                    rule_set.auction = match options.bidding {
                        Bidding::Off => None,
                        Bidding::Free => Some(FirstRound::Free),
                        Bidding::Auction => Some(FirstRound::Auction),
                    }
                }
                Anomaly::Coloration => rule_set.coloured = true,
                Anomaly::HorseTrap => {
                    rule_set.traps = match options.trap {
                        Trap::Off => None,
                        Trap::Shown => Some(TrapReveal::Always),
                        Trap::Hidden => Some(TrapReveal::Sprung),
                    }
                }
                Anomaly::Sickness => rule_set.sickness = true,
                Anomaly::Snapshot => rule_set.snapshot = true,
                Anomaly::TicTacToe => rule_set.goal = Goal::Points,
            }
        }
        rule_set
    }

    /// The number of knights in a row that win; `None` if points win.
    #[must_use]
    pub const fn row(&self) -> Option<u32> {
        match self.goal {
            Goal::Row(length) => Some(length),
            Goal::Points => None,
        }
    }

    /// Whether something is sealed or hidden, so no action can be taken back (G-03).
    #[must_use]
    pub const fn has_secrets(&self) -> bool {
        self.auction.is_some() || self.traps.is_some() || self.snapshot
    }
}
