//! The rules of Court Wars: defend your King, Queen and Jack with a drawn Guard, or spend Guards to attack another's. Its
//! rulings, CW-01 to CW-36, are in `rulings.md`.

mod stack;
mod table;

pub use stack::{Base, COURT_DEFENCE, Court, Kind, Stack, Taken, Target, total, value};
pub use table::{Due, Stage, Table};

use serde::{Deserialize, Serialize};

use crate::game::cards::{Card, DeckCard, Suit};
use crate::game::{
    Choices, Determinize, Game, NoClock, OptionConflict, Outcome, Rng, Seat, Seats, Secrecy, SessionRules,
};
use crate::options;

/// The game itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CourtWars;

options! {
    /// What may be chosen before a game.
    pub struct Options {
        /// How many play.
        seats "seats": Players { /** Two. */ Two = "2", /** Three. */ Three = "3", /** Four. */ Four = "4" },
        /// The suit of the first seat (CW-02).
        first_suit "first-suit": FirstSuit {
            /** By lot. */ Random = "random", /** Clubs. */ Clubs = "clubs", /** Diamonds. */ Diamonds = "diamonds",
            /** Hearts. */ Hearts = "hearts", /** Spades. */ Spades = "spades",
        },
        /// The suit of the second seat (CW-02).
        second_suit "second-suit": SecondSuit {
            /** By lot. */ Random = "random", /** Clubs. */ Clubs = "clubs", /** Diamonds. */ Diamonds = "diamonds",
            /** Hearts. */ Hearts = "hearts", /** Spades. */ Spades = "spades",
        },
        /// The suit of the third seat (CW-02).
        third_suit "third-suit": ThirdSuit {
            /** By lot. */ Random = "random", /** Clubs. */ Clubs = "clubs", /** Diamonds. */ Diamonds = "diamonds",
            /** Hearts. */ Hearts = "hearts", /** Spades. */ Spades = "spades",
        },
        /// The suit of the fourth seat (CW-02).
        fourth_suit "fourth-suit": FourthSuit {
            /** By lot. */ Random = "random", /** Clubs. */ Clubs = "clubs", /** Diamonds. */ Diamonds = "diamonds",
            /** Hearts. */ Hearts = "hearts", /** Spades. */ Spades = "spades",
        },
        /// Who goes first, in the set-up and in play (CW-05).
        starter "starter": Starter {
            /** By lot. */ Random = "random", /** The first seat. */ First = "1", /** The second seat. */ Second = "2",
            /** The third seat. */ Third = "3", /** The fourth seat. */ Fourth = "4",
        },
        /// Which Guards fit on another (CW-13).
        stacking "stacking": Stacking { /** Lower ones. */ Lower = "lower", /** Equal ones, too. */ Equal = "equal" },
        /// Whether a Guard that fits must be placed (CW-12).
        placing "placing": Placing { /** It may be discarded. */ May = "may", /** It must. */ Must = "must" },
        /// How much an attack removes (CW-20).
        removal "removal": Removal {
            /** What the attacker says, as far as it is paid for. */ Free = "free",
            /** The most that is paid for. */ Most = "most",
        },
        /// Who may be attacked (CW-35).
        targets "targets": Targets { /** Anyone. */ Any = "any", /** Only the next who is still in. */ Next = "next" },
        /// Whether a Joker must be placed where it can (CW-24).
        joker "joker": JokerPlacing { /** It may be discarded. */ May = "may", /** It must. */ Must = "must" },
        /// What becomes of a beaten Joker (CW-25).
        beaten_joker "beaten-joker": BeatenJoker {
            /** It goes to the discard pile. */ Discarded = "discarded",
            /** It leaves the game. */ Removed = "removed",
        },
        /// How the discard pile becomes the pile (CW-29).
        flip "flip": Flip {
            /** Turned over as a block: the oldest card is drawn first. */ Block = "block",
            /** Shuffled. */ Reshuffle = "reshuffle",
        },
        /// When a game ends that nobody wins by conquest (CW-31).
        limit "limit": Limit {
            /** After a pass without progress, or six flips for each seat. */ Six = "6",
            /** After a pass without progress, or three flips for each seat. */ Three = "3",
            /** After [`MOST_TURNS`] turns. */ Off = "off",
        },
        /// Whether the discard pile may be looked through (CW-28): how it is shown, not what is known.
        discards "discards": Discards { /** Its top only. */ Closed = "closed", /** All of it. */ Open = "open" },
    }
}

/// After how many turns a game without other limits is stopped (CW-31 House).
pub const MOST_TURNS: u16 = 3000;

/// How many Guards each seat sees in the set-up (CW-06).
pub const SET_UP_ROUNDS: u8 = 3;

/// The Ace of a turn that brings neither an attack nor another card (CW-22).
pub const LAST_ACE: u8 = 5;

/// The options that hold the seats' suits, by seat.
const SUIT_KEYS: [&str; 4] = ["first-suit", "second-suit", "third-suit", "fourth-suit"];

impl Options {
    /// How many play.
    #[must_use]
    pub const fn seat_count(&self) -> usize {
        match self.seats {
            Players::Two => 2,
            Players::Three => 3,
            Players::Four => 4,
        }
    }

    /// The suit that a seat picked; none if it is drawn by lot.
    #[must_use]
    pub fn picked(&self, seat: Seat) -> Option<Suit> {
        let name = self.value(SUIT_KEYS.get(seat.index())?)?;
        Suit::ALL.into_iter().find(|suit| suit.name() == name)
    }

    /// Who goes first; none if it is drawn by lot.
    #[must_use]
    pub fn starter(&self) -> Option<Seat> {
        self.value("starter").and_then(|name| name.parse().ok())
    }

    /// These options with this seat as the starter.
    fn with_starter(mut self, seat: Seat) -> Self {
        self.starter = [Starter::First, Starter::Second, Starter::Third, Starter::Fourth][seat.index() % 4];
        self
    }

    /// How many flips end the game; none if they do not (CW-31).
    #[must_use]
    pub const fn most_flips(&self) -> Option<usize> {
        match self.limit {
            Limit::Six => Some(6 * self.seat_count()),
            Limit::Three => Some(3 * self.seat_count()),
            Limit::Off => None,
        }
    }

    /// The suit of each seat: those picked, the others by lot (CW-02, G-01).
    ///
    /// # Errors
    /// When two seats picked the same.
    fn deal_suits(&self, rng: &mut Rng) -> Result<Vec<Suit>, OptionConflict> {
        let picked: Vec<Option<Suit>> = Seat::all(self.seat_count()).map(|seat| self.picked(seat)).collect();
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

/// The whole game: the table, and what is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// The pile, its top last.
    pub pile: Vec<DeckCard>,
    /// The generator, for shuffles to come.
    pub rng: Rng,
}

/// What is known of the pile.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Pile {
    /// How many cards it has. Which they are follows from what lies open, their order does not.
    Unknown(u8),
    /// All its cards, the top last: it is a discard pile that was turned over, and everyone saw it grow (CW-29).
    Known(Vec<DeckCard>),
}

impl Pile {
    /// How many cards it has.
    #[must_use]
    pub const fn size(&self) -> usize {
        match self {
            Self::Unknown(size) => *size as usize,
            Self::Known(cards) => cards.len(),
        }
    }

    /// All its cards, the top last, if they are known.
    #[must_use]
    pub fn known(&self) -> Option<&[DeckCard]> {
        match self {
            Self::Unknown(_) => None,
            Self::Known(cards) => Some(cards),
        }
    }
}

/// What one seat has been shown: the same for all.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// What lies open.
    pub table: Table,
    /// What is known of the pile.
    pub pile: Pile,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draws a card: in the set-up, to defend, or after an Ace.
    Draw,
    /// BitSet the card drawn on an own court.
    Place(Court),
    /// Discards the card drawn.
    Discard,
    /// Spends Guards of one own stack to remove the end of another's (CW-15, CW-16).
    Attack(Attack),
}

/// An attack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Attack {
    /// The own court whose Guards are spent.
    pub from: Court,
    /// How many of its last Guards are spent.
    pub spent: u8,
    /// The court that is attacked.
    pub target: Target,
    /// How much of its stack is removed.
    pub taken: Taken,
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// One seat alone has a standing court (CW-34).
    Conquest,
    /// The whole pile was drawn without an attack or a placing (CW-31).
    NoProgress,
    /// The discard pile was due to be flipped once too often (CW-31).
    Flips,
    /// [`MOST_TURNS`] turns were played (CW-31 House).
    Turns,
}

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// It is another player's turn.
    NotYourTurn,
    /// Something else is due now.
    NotNow(Due),
    /// A Guard was to be placed on a court that fell (CW-13).
    NoCourt(Court),
    /// A Guard was to be placed on a last one that is not high enough (CW-13).
    DoesNotFit(Card, Card),
    /// A Joker was to be placed on a court that stands (CW-24).
    Stands(Court),
    /// Something that fits must be placed (CW-12, CW-24 House).
    MustPlace,
    /// Nobody plays this suit.
    NobodyPlays(Suit),
    /// An own court was attacked.
    OwnCourt(Court),
    /// Only the next player may be attacked (CW-35 House).
    OnlyNext,
    /// A court was attacked that fell already.
    Fallen(Target),
    /// Not so many Guards can be spent (CW-15).
    Spent {
        /// The own court.
        court: Court,
        /// How many Guards it has.
        guards: usize,
    },
    /// Not so many Guards can be removed (CW-16, CW-17).
    Taken {
        /// The court that was attacked.
        target: Target,
        /// How many Guards it has.
        guards: usize,
    },
    /// The Guards spent are worth too little (CW-16, CW-18).
    TooWeak {
        /// What they are worth.
        spent: u32,
        /// What was to be paid for.
        price: u32,
    },
    /// More must be removed, since it is paid for (CW-20 House).
    TakeMore,
}

impl State {
    /// Draws, and goes on until something is to be asked or the go is over.
    fn draw(&mut self) {
        while let Some(card) = self.take() {
            match Kind::of(card) {
                Kind::Guard(_) => return self.offer(card),
                // In the set-up all else is thrown, and another card drawn in its place (CW-06, CW-08).
                _ if self.table.in_set_up() => self.table.discard.push(card),
                Kind::Joker => return self.offer(card),
                Kind::Blank => return self.throw(card),
                Kind::Ace => {
                    self.table.aces += 1;
                    if self.table.aces == LAST_ACE {
                        return self.throw(card);
                    }
                    self.table.discard.push(card);
                    if self.table.can_attack() {
                        self.table.stage = Stage::Act;
                        return;
                    }
                }
            }
        }
        if !self.table.is_over() {
            // Nothing is left to draw: the turn is skipped (CW-32).
            self.table.end_go();
        }
    }

    /// Takes the top of the pile, which is the flipped discard pile if need be (CW-30); nothing if that ends the game, or
    /// if there is none.
    fn take(&mut self) -> Option<DeckCard> {
        if self.pile.is_empty() && !self.table.discard.is_empty() && self.table.may_flip() {
            self.pile = std::mem::take(&mut self.table.discard);
            match self.table.options.flip {
                Flip::Block => self.pile.reverse(),
                Flip::Reshuffle => {
                    self.pile.sort_unstable();
                    self.rng.shuffle(&mut self.pile);
                }
            }
        }
        self.pile.pop()
    }

    /// Asks where a card goes that was drawn, if there are two answers; otherwise does what is left (CW-11, G-08).
    fn offer(&mut self, card: DeckCard) {
        let places: Vec<Court> = self.table.places(card).collect();
        match places[..] {
            [] => self.throw(card),
            [only] if self.table.must_place(card) => self.place(card, only),
            _ => self.table.stage = Stage::Place(card),
        }
    }

    fn place(&mut self, card: DeckCard, court: Court) {
        let stack = &mut self.table.stacks[self.table.turn.index()][court as usize];
        match card {
            DeckCard::Suited(guard) => stack.guards.push(guard),
            DeckCard::Joker => stack.base = Base::Joker,
        }
        self.table.note_progress();
        self.table.end_go();
    }

    /// Discards a card, which ends the go.
    fn throw(&mut self, card: DeckCard) {
        self.table.discard.push(card);
        self.table.end_go();
    }
}

impl Game for CourtWars {
    const ID: &'static str = "court-wars";
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Illegal = Illegal;
    type Reason = Reason;
    type Clock = NoClock;

    fn seats(options: &Options) -> usize {
        options.seat_count()
    }

    fn normalize(mut options: Options) -> Options {
        if options.seat_count() < 4 {
            options.fourth_suit = FourthSuit::default();
        }
        if options.seat_count() < 3 {
            options.third_suit = ThirdSuit::default();
            options.targets = Targets::default();
        }
        if options.starter().is_some_and(|seat| seat.index() >= options.seat_count()) {
            options.starter = Starter::default();
        }
        options
    }

    fn start(options: &Options, seed: u64) -> Result<State, OptionConflict> {
        let options = Self::normalize(options.clone());
        let mut rng = Rng::from_seed(seed);
        let suits = options.deal_suits(&mut rng)?;
        let starter = options.starter().unwrap_or_else(|| rng.seat(options.seat_count()));
        let table = Table::new(options, suits, starter);
        let mut pile: Vec<DeckCard> = table.deck().collect();
        rng.shuffle(&mut pile);
        Ok(State { table, pile, rng })
    }

    fn options(state: &State) -> &Options {
        &state.table.options
    }

    fn to_act(state: &State) -> Seats {
        state.table.to_act().map_or(Seats::NONE, Seats::only)
    }

    fn actions(state: &State, seat: Seat, into: &mut Vec<Action>) {
        state.table.actions(seat, into);
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        state.table.check(seat, action)
    }

    fn apply(state: &mut State, _: Seat, action: &Action) {
        match (*action, &state.table.stage) {
            (Action::Draw, _) => state.draw(),
            (Action::Place(court), Stage::Place(card)) => state.place(*card, court),
            (Action::Discard, Stage::Place(card)) => state.throw(*card),
            (Action::Attack(attack), _) => state.table.attack(attack),
            _ => {}
        }
    }

    fn outcome(state: &State) -> Option<Outcome<Reason>> {
        match &state.table.stage {
            Stage::Over(outcome) => Some(outcome.clone()),
            _ => None,
        }
    }

    fn view(state: &State, viewer: Option<Seat>) -> View {
        let pile = if state.table.pile_is_known() {
            Pile::Known(state.pile.clone())
        } else {
            Pile::Unknown(u8::try_from(state.pile.len()).unwrap_or(u8::MAX))
        };
        let viewer = viewer.filter(|seat| seat.index() < state.table.seats());
        View { viewer, table: state.table.clone(), pile }
    }

    fn secrecy(_: &Options) -> Secrecy {
        Secrecy::HiddenFromAll
    }
}

impl SessionRules for CourtWars {
    fn reveals(state: &State, _: Seat, action: &Action) -> Seats {
        // Also where the pile is known: it is for the players to remember, not for undo to tell (CW-29).
        match action {
            Action::Draw => Seats::all(state.table.seats()),
            Action::Place(_) | Action::Discard | Action::Attack(_) => Seats::NONE,
        }
    }

    fn is_capture(before: &View, after: &View) -> bool {
        let lying = |view: &View| -> usize {
            let stacks = view.table.stacks.iter().flatten();
            stacks.map(|stack| stack.guards.len() + usize::from(stack.stands())).sum()
        };
        lying(after) < lying(before)
    }

    fn rematch(state: &State, winner: Option<Seat>) -> Options {
        let table = &state.table;
        let next = match (table.options.seats, winner) {
            (Players::Two, Some(winner)) => winner.other(),
            _ => table.starter.next(table.seats()),
        };
        table.options.clone().with_starter(next)
    }
}

impl Determinize for CourtWars {
    fn determinize(view: &View, rng: &mut Rng) -> State {
        super::determinize::determinize(view, rng)
    }
}
