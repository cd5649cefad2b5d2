//! The rules of the Battle of Corsica: lay cards on a pile, answer honours with honours, tap first when two identical cards meet.
//! Its rulings, BC-01 to BC-36, are in `rulings.md`.
//!
//! A game is a fold of events with times, in ms since it began. In one ms the clock comes first, then the card that is
//! laid, then the taps: these are only collected, and judged when the ms is over, so that the same events give the same
//! state in whatever order they arrive. What happens by itself (a verdict on taps, a pile that is swept) is an action
//! like any other, so that a record says it all.

mod course;
mod pattern;
mod table;

pub use pattern::{Pattern, attempts};
pub use table::{Claim, Judgement, Laid, Phase, Table, Taps};

use std::fmt;

use serde::{Deserialize, Serialize};

use super::english;
use crate::game::cards::DeckCard;
use crate::game::{
    self, Choices, Deadline, Determinize, Game, GameClock, LONGEST_TIME, OptionConflict, Outcome, Rng, Seat, Seats,
    Secrecy, SessionRules,
};
use crate::options;

/// The game itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BattleOfCorsica;

options! {
    /// What may be chosen before a game.
    pub struct Options {
        /// How many play.
        seats "seats": Players {
            /** Two. */ Two = "2", /** Three. */ Three = "3", /** Four. */ Four = "4", /** Five. */ Five = "5",
            /** Six. */ Six = "6",
        },
        /// Who sits on the first seat: of taps in the same ms a person's counts first (BC-15). Set from the sitters.
        first "first": FirstSitter { /** A person. */ Person = "person", /** A computer. */ Computer = "computer" },
        /// Who sits on the second seat: of taps in the same ms a person's counts first (BC-15). Set from the sitters.
        second "second": SecondSitter { /** A person. */ Person = "person", /** A computer. */ Computer = "computer" },
        /// Who sits on the third seat: of taps in the same ms a person's counts first (BC-15). Set from the sitters.
        third "third": ThirdSitter { /** A person. */ Person = "person", /** A computer. */ Computer = "computer" },
        /// Who sits on the fourth seat: of taps in the same ms a person's counts first (BC-15). Set from the sitters.
        fourth "fourth": FourthSitter { /** A person. */ Person = "person", /** A computer. */ Computer = "computer" },
        /// Who sits on the fifth seat: of taps in the same ms a person's counts first (BC-15). Set from the sitters.
        fifth "fifth": FifthSitter { /** A person. */ Person = "person", /** A computer. */ Computer = "computer" },
        /// Who sits on the sixth seat: of taps in the same ms a person's counts first (BC-15). Set from the sitters.
        sixth "sixth": SixthSitter { /** A person. */ Person = "person", /** A computer. */ Computer = "computer" },
        /// Two identical cards with one between them (BC-31).
        sandwich "sandwich": Sandwich { /** Do not count. */ Off = "off", /** May be tapped. */ On = "on" },
        /// Two cards next to each other in rank (BC-32).
        sequence "sequence": Sequence { /** Do not count. */ Off = "off", /** May be tapped. */ On = "on" },
        /// In which order they may come (BC-32).
        rising "rising": Rising { /** In either. */ Either = "either", /** The later one is the higher. */ Rising = "rising" },
        /// What the Ace is next to (BC-32).
        ace_rank "ace-rank": AceRank { /** The Two and the King. */ Both = "both", /** The Two only. */ Low = "low" },
        /// Two cards that make ten (BC-33).
        ten "ten": Ten { /** Do not count. */ Off = "off", /** May be tapped. */ On = "on" },
        /// Whether a Nine and an Ace make ten (BC-33).
        ace_nine "ace-nine": AceNine { /** They do not. */ Never = "never", /** They do. */ Counts = "ten" },
        /// How long the pile may be tapped after a challenge was lost, in ms (BC-13).
        window "window": Window {
            /** 1.2 s. */ Standard = "1200", /** 0.6 s. */ Short = "600", /** 2 s. */ Long = "2000",
            /** 5 s, for a calm game. */ Calm = "5000", /** 15 s, for a very calm one. */ Calmest = "15000",
        },
        /// How long a top still counts that was covered, in ms (BC-14).
        grace "grace": Grace {
            /** 0.2 s. */ Standard = "200", /** Not at all. */ None = "0", /** 0.4 s. */ Long = "400",
            /** 2 s, for a calm game. */ Calm = "2000", /** 5 s, for a very calm one. */ Calmest = "5000",
        },
        /// What a wrong tap costs (BC-19).
        penalty "penalty": Penalty {
            /** Three cards, under the pile. */ Three = "3",
            /** One card, under the pile. */ One = "1",
            /** One card to each opponent. */ Each = "each",
            /** No taps for 3 s. */ Ban = "ban",
        },
        /// Which mistakes count towards the third, which removes a player (BC-22).
        mistakes "mistakes": Mistakes {
            /** Those made without cards since the last pile won. */ Cleared = "cleared",
            /** All those made without cards. */ Kept = "kept",
        },
        /// What becomes of a player without cards (BC-23).
        dry "dry": Dry {
            /** They stay, and may tap their way back. */ Stays = "stays",
            /** They must do so before their next turn. */ Out = "out",
        },
        /// What happens when a player has too few cards to answer (BC-24).
        short "short": Short {
            /** Cards are borrowed from the next player. */ Borrow = "borrow",
            /** The next player goes on answering. */ Pass = "pass",
            /** They are out of the game. */ Out = "out",
        },
        /// What happens when one player alone holds cards (BC-28).
        last "last": Last {
            /** One more chance to tap, then they win. */ Window = "window",
            /** They lay all their cards, and win when nobody taps. */ FlipOn = "flip-on",
        },
        /// What happens when nobody holds cards (BC-29).
        nobody "nobody": Nobody {
            /** Who laid the last honour takes the pile. */ Honour = "honour",
            /** Cards are dealt anew. */ Redeal = "redeal",
        },
        /// What is under the pile at the beginning where cards cannot be dealt evenly (BC-01).
        leftovers "leftovers": Leftovers { /** Nothing. */ Dealt = "dealt", /** The leftovers. */ Under = "under" },
        /// Who lays the first card (BC-02).
        starter "starter": Starter {
            /** Who sits left of a dealer by lot. */ Random = "random",
            /** The first person. */ Person = "person",
        },
        /// Whether the Jokers are in the pack (BC-03).
        jokers "jokers": Jokers { /** Both are. */ In = "in", /** They are not. */ Out = "out" },
        /// Whether two Jokers are identical (BC-09).
        joker_pairs "joker-pairs": JokerPairs { /** They are. */ Match = "match", /** They match nothing. */ Never = "never" },
        /// How a pile that was won goes under a packet (BC-08).
        collect "collect": Collect { /** Turned over as a block. */ Block = "block", /** Shuffled. */ Shuffle = "shuffle" },
        /// When the game is stopped (BC-30).
        limit "limit": Limit {
            /** After [`MOST_PLAYS`] cards. */ Plays = "10000",
            /** After ten minutes. */ Minutes = "10-minutes",
        },
        /// Whether a card is laid by itself for who does not (BC-36).
        auto_flip "auto-flip": AutoFlip { /** It is not. */ Off = "off", /** After 3 s. */ On = "3000" },
        /// How fast the computers are (BC-36).
        pace "pace": Pace {
            /** As people are. */ Brisk = "brisk",
            /** Half as fast. */ Easy = "easy",
            /** A quarter as fast. */ Slow = "slow",
            /** A tenth as fast, and their cards are laid when a person says so. */ Calm = "calm",
        },
    }
}

/// After how many cards laid the game is stopped (BC-30).
pub const MOST_PLAYS: u32 = 10_000;

/// When the ten-minute game is stopped, in ms (BC-30 House).
pub const TEN_MINUTES: u64 = 600_000;

/// How long somebody may not tap after a wrong tap, in ms (BC-19 House).
pub const BAN: u64 = 3000;

/// After how long a card is laid by itself, in ms (BC-36).
pub const AUTO_FLIP: u64 = 3000;

/// The mistake that removes a player (BC-22).
pub const LAST_MISTAKE: u8 = 3;

impl Options {
    /// How many play.
    #[must_use]
    pub const fn seat_count(&self) -> usize {
        self.seats as usize + 2
    }

    /// Whether a person sits on a seat.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        BattleOfCorsica::PLAYER_KIND_OPTIONS.get(seat.index()).is_some_and(|key| self.value(key) == Some("person"))
    }

    /// How many times as long as people computers take to lay a card and to tap (BC-36).
    #[must_use]
    pub const fn slowness(&self) -> u64 {
        match self.pace {
            Pace::Brisk => 1,
            Pace::Easy => 2,
            Pace::Slow => 4,
            Pace::Calm => 10,
        }
    }

    /// Whether computers wait with their cards until a person says so.
    #[must_use]
    pub fn waits(&self) -> bool {
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

    /// How long a top still counts that was covered, in ms (BC-14).
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

    /// The cards that are played with, in order (BC-03).
    pub fn pack(&self) -> impl Iterator<Item = DeckCard> {
        DeckCard::pack().filter(|card| self.jokers == Jokers::In || card.suited().is_some())
    }

    /// Whether the pack can be dealt evenly.
    fn deals_evenly(&self) -> bool {
        self.pack().count().is_multiple_of(self.seat_count())
    }
}

/// A card that lies face down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Held {
    /// Which one.
    pub card: DeckCard,
    /// Whether it was seen on its way there, so that whoever remembers knows it (BC-08).
    pub seen: bool,
}

/// The whole game: what lies open, and the cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// Each seat's packet, its top last.
    pub packets: Vec<Vec<Held>>,
    /// The cards that lie face down under the pile, the bottom one last: it comes back first (BC-11, BC-19).
    pub under: Vec<Held>,
    /// The generator, for what is drawn and shuffled later.
    pub rng: Rng,
}

/// What one seat has been shown: the same for all.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// What lies open.
    pub table: Table,
    /// Each seat's packet, its top last: the cards that were seen on their way there.
    pub packets: Vec<Vec<Option<DeckCard>>>,
    /// The cards under the pile, the bottom one last.
    pub under: Vec<Option<DeckCard>>,
}

/// Something that happens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lays a card: the top of the own packet, or one that is borrowed (BC-24).
    Flip,
    /// Taps the pile.
    Tap,
    /// By itself: the taps of the last ms are judged, in the name of whose tap counts if any does; on an empty pile,
    /// of the first seat that tapped.
    Verdict,
    /// By itself: a window is over and the pile goes to somebody, or is dealt anew.
    Sweep,
    /// By itself: the ten minutes are over (BC-30 House).
    Stop,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The player was removed (BC-16).
    Removed,
    /// Somebody else is to lay a card.
    NotYourTurn(Seat),
    /// The pile is about to be swept: nobody lays a card.
    Window,
    /// A card has landed in this very ms.
    TooSoon,
    /// Something that happens by itself is due first.
    Overdue,
    /// This happens by itself, and not now.
    NotByHand,
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// One player has all the cards.
    All,
    /// [`MOST_PLAYS`] cards were laid: whoever has most cards wins (BC-30).
    Plays,
    /// Ten minutes are over: whoever has most cards wins (BC-30 House).
    Time,
    /// Nobody is left to take the pile (BC-29).
    Nobody,
}

impl fmt::Display for Illegal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&(english::TEXTS.illegal)(*self))
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str((english::TEXTS.reason)(*self))
    }
}

impl Game for BattleOfCorsica {
    const ID: &'static str = "battle-of-corsica";
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Illegal = Illegal;
    type Reason = Reason;
    type Clock = Self;

    fn seats(options: &Options) -> usize {
        options.seat_count()
    }

    fn normalize(mut options: Options) -> Options {
        for key in Self::PLAYER_KIND_OPTIONS.iter().skip(options.seat_count()) {
            // Every sitter may be a person.
            let _ = options.set(key, "person");
        }
        if options.sequence == Sequence::Off {
            options.rising = Rising::default();
            options.ace_rank = AceRank::default();
        }
        if options.ten == Ten::Off {
            options.ace_nine = AceNine::default();
        }
        if options.jokers == Jokers::Out {
            options.joker_pairs = JokerPairs::default();
        }
        if options.deals_evenly() {
            options.leftovers = Leftovers::default();
        }
        if !Seat::all(options.seat_count()).any(|seat| options.is_person(seat)) {
            options.starter = Starter::default();
        }
        options
    }

    fn start(options: &Options, seed: u64) -> Result<State, OptionConflict> {
        let options = Self::normalize(options.clone());
        if options.last == Last::FlipOn && options.dry == Dry::Out {
            return Err(OptionConflict { first: ("dry", "out"), second: ("last", "flip-on") });
        }
        Ok(State::deal(options, Rng::from_seed(seed)))
    }

    fn options(state: &State) -> &Options {
        &state.table.options
    }

    fn to_act(state: &State) -> Seats {
        match state.table.overdue() {
            _ if state.table.is_over() => Seats::NONE,
            Some(Deadline { action: Some((seat, _)), .. }) => Seats::only(seat),
            _ => state.table.still_in(),
        }
    }

    fn actions(state: &State, seat: Seat, into: &mut Vec<Action>) {
        const ALL: [Action; 5] = [Action::Flip, Action::Tap, Action::Verdict, Action::Sweep, Action::Stop];
        into.clear();
        into.extend(ALL.into_iter().filter(|action| state.table.check(seat, *action).is_ok()));
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        state.table.check(seat, *action)
    }

    fn apply(state: &mut State, seat: Seat, action: &Action) {
        match action {
            Action::Flip => state.flip(seat),
            Action::Tap => state.table.tap(seat),
            Action::Verdict => state.judge(),
            Action::Sweep => state.sweep(),
            Action::Stop => state.table.end_by_count(Reason::Time, &state.packets),
        }
    }

    fn outcome(state: &State) -> Option<Outcome<Reason>> {
        match &state.table.phase {
            Phase::Over(outcome) => Some(outcome.clone()),
            _ => None,
        }
    }

    fn view(state: &State, viewer: Option<Seat>) -> View {
        let shown = |cards: &Vec<Held>| cards.iter().map(|held| held.seen.then_some(held.card)).collect();
        View {
            viewer: viewer.filter(|seat| seat.index() < state.packets.len()),
            table: state.table.clone(),
            packets: state.packets.iter().map(shown).collect(),
            under: shown(&state.under),
        }
    }

    fn secrecy(_: &Options) -> Secrecy {
        Secrecy::HiddenFromAll
    }

    fn pace(_: &Options) -> game::Pace {
        game::Pace::Race
    }
}

impl SessionRules for BattleOfCorsica {
    const PLAYER_KIND_OPTIONS: &'static [&'static str] = &["first", "second", "third", "fourth", "fifth", "sixth"];
}

impl GameClock<Self> for BattleOfCorsica {
    fn advance_clock(state: &mut State, now: u64) {
        state.table.now = state.table.now.max(now.min(LONGEST_TIME));
    }

    fn now(state: &State) -> u64 {
        state.table.now
    }

    fn next_deadline(state: &State) -> Option<Deadline<Action>> {
        state.table.next_deadline()
    }
}

impl Determinize for BattleOfCorsica {
    fn determinize(view: &View, rng: &mut Rng) -> State {
        super::determinize::determinize(view, rng)
    }
}
