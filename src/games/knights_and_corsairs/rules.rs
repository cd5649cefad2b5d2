//! The rules of Knights & Corsairs: a 3×3 grid, two decks of one colour each, battles of three cards
//! against three. Its rulings, KC-01 to KC-33, are in `rulings.md`.

mod battle;
mod grid;
mod table;

pub use battle::{Battle, Side};
pub use grid::{Board, CENTRE, Space, lines};
pub use table::{Deduction, Due, Limit, Stage, Table};

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

use self::battle::favoured;
use super::english;
use crate::game::cards::{Card, CardSet, Rank};
use crate::game::{Determinize, Game, NoClock, OptionConflict, Outcome, Rng, Seat, Seats, Secrecy, SessionRules};
use crate::options;

/// The game itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnightsAndCorsairs;

options! {
    /// What may be chosen before a game.
    pub struct Options {
        /// Who plays which colour (KC-02).
        colours "colours": Colours {
            /** By lot. */ Random = "random",
            /** The first seat plays red. */ FirstRed = "first-red",
            /** The first seat plays black. */ FirstBlack = "first-black",
        },
        /// Who attacks first (KC-04).
        starter "starter": Starter {
            /** By lot. */ Random = "random",
            /** The first seat. */ First = "first",
            /** The second seat. */ Second = "second",
        },
        /// Who attacks first in a rematch (KC-04).
        series "series": Series {
            /** Whoever did not in the last game. */ Alternate = "alternate",
            /** Whoever lost the last game. */ Loser = "loser",
        },
        /// How many cards a hand is refilled to (KC-08).
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
        /// Whose lines are looked for after a battle (KC-23).
        lines "lines": Lines {
            /** Those of whoever placed a card. */ Both = "both",
            /** Those of the attacker, when the attacker has placed. */ Attacker = "attacker",
        },
        /// Who can win by influence (KC-27).
        influence "influence": Influence {
            /** The attacker only. */ Attacker = "attacker",
            /** A defender, too, who wins a battle on such a space. */ Both = "both",
        },
        /// Whether neighbours must stand in for hand cards (KC-11).
        neighbours "neighbours": Neighbours {
            /** They must. */ Must = "must",
            /** Each side says how many of them do. */ May = "may",
        },
        /// Which of more neighbours than needed count for the defender (KC-15).
        naming "naming": Naming {
            /** The highest. */ Highest = "highest",
            /** Those that the defender names. */ Defender = "defender",
        },
        /// What a winner places whose three cards all lie on the board (KC-16).
        reserve "reserve": Reserve {
            /** The lowest card of their hand. */ Lowest = "lowest",
            /** Any card of their hand. */ Any = "any",
            /** The top of their draw pile. */ Pile = "pile",
        },
        /// What a winner places if a board card was lower than all that they played (KC-17).
        placing "placing": Placing {
            /** The lowest card played. */ Lowest = "lowest",
            /** Any card played. */ Winner = "winner",
        },
        /// What counts when the grid is full without a line (KC-29, KC-30).
        majority "majority": Majority {
            /** The most cards of one suit. */ Suit = "suit",
            /** The most cards of one's colour, if both play colour lines. */ Colour = "colour",
        },
        /// Whether the discard piles lie open (KC-31): how they are shown, not what is known.
        discards "discards": Discards { /** Open. */ Open = "open", /** Closed. */ Closed = "closed" },
    }
}

impl Options {
    /// How many cards a hand is refilled to.
    #[must_use]
    pub const fn hand_size(&self) -> usize {
        match self.hand {
            HandSize::Seven => 7,
            HandSize::Five => 5,
        }
    }

    /// Whether three cards of this seat's colour make a line, whatever their suits (KC-25).
    #[must_use]
    pub fn colour_line(&self, seat: Seat) -> bool {
        if seat == Seat::FIRST { self.first_line == FirstLine::Colour } else { self.second_line == SecondLine::Colour }
    }

    /// How high a card ranks in battle, from 0 (KC-01).
    #[must_use]
    pub fn strength(&self, card: Card) -> u8 {
        match (self.aces, card.rank()) {
            (Aces::Low, Rank::Ace) => 0,
            (Aces::Low, rank) => rank as u8 + 1,
            (Aces::High, rank) => rank as u8,
        }
    }
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// Three in a line (KC-23 to KC-25).
    Line([Space; 3]),
    /// A space with three own cards beside it (KC-14, KC-26 to KC-28).
    Influence(Space),
    /// The most cards of one suit on the full grid (KC-29).
    Suits,
    /// The most cards of their colour on the full grid (KC-30 House).
    Colours,
    /// As many cards of one suit as the other: the ninth battle decides (KC-29).
    LastBattle,
}

/// The whole game: the table, and what is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// Each seat's hand.
    pub hands: [CardSet; 2],
    /// The attacker's cards that lie face down.
    pub face_down: CardSet,
    /// Each seat's draw pile, its top last.
    pub draw: [Vec<Card>; 2],
    /// The generator, for shuffles to come.
    pub rng: Rng,
}

/// What one seat has been shown.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// What lies open.
    pub table: Table,
    /// The viewer's hand.
    pub hand: CardSet,
    /// The cards that the viewer has committed face down.
    pub face_down: CardSet,
    /// How many cards each seat holds.
    pub hands: [u8; 2],
    /// How many cards each draw pile has.
    pub draw: [u8; 2],
}

/// One decision.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The attacker picks a space, an open card and the cards that lie face down.
    Attack {
        /// The space to fight for.
        space: Space,
        /// The open card.
        face_up: Card,
        /// The hidden cards, as many as the neighbours leave room for.
        face_down: CardSet,
    },
    /// The attacker takes a space beside three own cards without a battle, and wins.
    Influence {
        /// The space.
        space: Space,
        /// The card placed there.
        card: Card,
    },
    /// The defender answers.
    Defend {
        /// Cards from the hand.
        cards: CardSet,
        /// The neighbours that count, where the defender has to name them (KC-15 House); sorted.
        naming: Vec<Space>,
    },
    /// The winner chooses which card is placed.
    Place(Card),
}

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// It is the other player's turn.
    NotYourTurn,
    /// Something else is due now.
    NotNow(Due),
    /// The first battle is for the centre (KC-05).
    CentreFirst,
    /// A card lies there.
    Taken(Space),
    /// The player does not hold this card.
    NotHeld(Card),
    /// A card was named as open and as hidden.
    Twice(Card),
    /// Beside three own cards there is no battle, only influence (KC-14, KC-28).
    InfluenceOnly(Space),
    /// Fewer than three own cards lie beside the space (KC-26).
    NoInfluence(Space, usize),
    /// The wrong number of hidden cards (KC-10, KC-11).
    FaceDown(Count),
    /// The wrong number of cards in answer (KC-10, KC-11).
    Answer(Count),
    /// The wrong number of neighbours was named: so many were to be (KC-15).
    Naming(usize),
    /// No card of the defender lies there, beside the space that is fought for.
    NoNeighbour(Space),
    /// This is not among the cards that may be placed (KC-16 to KC-18).
    NotPlaceable(Card),
}

/// A number of cards that was to be, and the one that came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The least that is right.
    pub least: usize,
    /// The most that is right.
    pub most: usize,
    /// What came.
    pub found: usize,
}

impl fmt::Display for Illegal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&(english::TEXTS.illegal)(self))
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&(english::TEXTS.reason)(*self))
    }
}

impl State {
    /// Takes a card that everyone may see out of the hand.
    fn show(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        let strength = self.table.options.strength(card);
        self.table.deductions[seat.index()].showed(card, strength);
    }

    /// Takes the top card off a seat's draw pile, after a shuffle of their discards if it is empty
    /// (KC-09). Cards are sorted before they are shuffled (G-01).
    fn take_top(&mut self, seat: Seat) -> Option<Card> {
        let index = seat.index();
        if self.draw[index].is_empty() {
            // All that is neither on the grid nor among the discards is in the hand: everyone knows it.
            self.table.deductions[index] = Deduction { held: self.hands[index], limits: Vec::new() };
            let discards: CardSet = std::mem::take(&mut self.table.discards[index]).into_iter().collect();
            let mut cards: Vec<Card> = discards.iter().collect();
            self.rng.shuffle(&mut cards);
            self.draw[index] = cards;
        }
        self.draw[index].pop()
    }

    /// Draws until the hand is full (KC-08).
    fn refill(&mut self, seat: Seat) {
        let size = self.table.options.hand_size();
        while self.hands[seat.index()].len() < size {
            let Some(card) = self.take_top(seat) else { return };
            self.hands[seat.index()].insert(card);
            self.table.deductions[seat.index()].drew(size);
        }
    }

    /// The attacker commits cards (KC-10).
    fn attack(&mut self, space: Space, face_up: Card, face_down: CardSet) {
        let attacker = self.table.attacker;
        self.show(attacker, face_up);
        let hand = &mut self.hands[attacker.index()];
        *hand = hand.without(face_down);
        self.face_down = face_down;
        let face_down = u8::try_from(face_down.len()).unwrap_or(u8::MAX);
        self.table.stage = Stage::Defend { space, face_up, face_down };
    }

    /// The defender answers: all cards are turned up, and the battle is decided.
    fn defend(&mut self, space: Space, face_up: Card, cards: CardSet, naming: &[Space]) {
        let attacker = self.table.attacker;
        let defender = attacker.other();
        let hidden = std::mem::take(&mut self.face_down);
        for card in hidden.iter() {
            self.show(attacker, card);
        }
        for card in cards.iter() {
            self.show(defender, card);
        }
        let table = &self.table;
        let beside_attacker = table.highest_neighbours(attacker, space, 2 - hidden.len().min(2));
        let beside_defender = if naming.is_empty() {
            table.highest_neighbours(defender, space, 3 - cards.len().min(3))
        } else {
            naming.iter().filter_map(|named| table.board.card(*named)).collect()
        };
        let attack = Side::new([face_up].into_iter().chain(hidden.iter()), beside_attacker);
        let defence = Side::new(cards.iter(), beside_defender);
        let (Some(attack), Some(defence)) = (attack, defence) else { return };
        let options = &table.options;
        let winner = match attack.middle(options).cmp(&defence.middle(options)) {
            Ordering::Less => defender,
            Ordering::Equal => favoured(options, attacker),
            Ordering::Greater => attacker,
        };
        let battle = Battle { space, attacker, attack, defence, winner, placed: None };
        self.conclude(battle);
    }

    /// Finds out what the winner places, and asks if there is a choice.
    fn conclude(&mut self, battle: Battle) {
        let Battle { winner, attacker, space, .. } = battle;
        let options = &self.table.options;
        let by_influence = options.influence == Influence::Both
            && winner != attacker
            && self.table.neighbours(winner, space).len() >= 3;
        if by_influence {
            self.discard(&battle);
            self.table.battles.push(battle);
            self.end(Outcome::won_by(winner, Reason::Influence(space)));
            return;
        }
        let placeable = self.table.placeable(&battle, self.hands[winner.index()]);
        match placeable.len() {
            0 => {
                self.discard(&battle);
                if let Some(top) = self.take_top(winner) {
                    self.normalize(battle, top);
                }
            }
            1 => placeable.iter().for_each(|card| self.place(battle, card)),
            _ => self.table.stage = Stage::Place(battle),
        }
    }

    /// The winner places a card from the battle or from the hand; the others are discarded.
    fn place(&mut self, battle: Battle, card: Card) {
        let winner = battle.winner;
        if battle.side(winner).hand().is_empty() {
            self.show(winner, card);
            if self.table.options.reserve == Reserve::Lowest {
                self.give_away(winner, card);
            }
        }
        self.discard(&Battle { placed: Some(card), ..battle });
        self.normalize(battle, card);
    }

    /// Notes what it says about a hand that this was its lowest card (KC-16): nothing in it is lower,
    /// and its twin is there exactly if the winner was seen to choose.
    fn give_away(&mut self, seat: Seat, card: Card) {
        let table = &mut self.table;
        let strength = table.options.strength(card);
        let twins: CardSet =
            self.hands[seat.index()].iter().filter(|other| table.options.strength(*other) == strength).collect();
        let deduction = &mut table.deductions[seat.index()];
        deduction.held = deduction.held.union(twins);
        deduction.limits.push(Limit { strength, most: u8::try_from(twins.len()).unwrap_or(u8::MAX) });
    }

    /// Discards the hand cards of a battle but the one that is placed (KC-22).
    fn discard(&mut self, battle: &Battle) {
        for seat in [battle.attacker, battle.attacker.other()] {
            let played = battle.side(seat).hand().iter().copied();
            self.table.discards[seat.index()].extend(played.filter(|card| battle.placed != Some(*card)));
        }
    }

    /// Lays the card on the grid, then looks for a line, a full grid, and the next attack.
    fn normalize(&mut self, battle: Battle, card: Card) {
        let Battle { winner, attacker, space, .. } = battle;
        self.table.board.place(space, card);
        self.table.battles.push(Battle { placed: Some(card), ..battle });
        let table = &self.table;
        let looked_for = table.options.lines == Lines::Both || winner == attacker;
        let line = table.board.line(table.colour(winner), table.options.colour_line(winner));
        if let Some(line) = line.filter(|_| looked_for) {
            self.end(Outcome::won_by(winner, Reason::Line(line)));
        } else if table.board.empty().next().is_none() {
            self.end(majority(&self.table, winner));
        } else {
            self.refill(attacker);
            self.refill(attacker.other());
            self.table.attacker = winner.other();
            self.table.stage = Stage::Attack;
        }
    }

    fn end(&mut self, outcome: Outcome<Reason>) {
        self.table.stage = Stage::Over(outcome);
    }
}

/// Who wins on a full grid without a line, if `last` won the ninth battle (KC-29, KC-30).
fn majority(table: &Table, last: Seat) -> Outcome<Reason> {
    let cards = |seat: Seat| table.board.cards(table.colour(seat));
    let best_suit = |seat: Seat| {
        let of = |suit| cards(seat).iter().filter(|card| card.suit() == suit).count();
        table.colour(seat).suits().map(of).into_iter().max()
    };
    let ahead = |first: std::cmp::Ordering| match first {
        Ordering::Less => Some(Seat::SECOND),
        Ordering::Equal => None,
        Ordering::Greater => Some(Seat::FIRST),
    };
    if table.options.majority == Majority::Colour {
        let winner = ahead(cards(Seat::FIRST).len().cmp(&cards(Seat::SECOND).len()));
        return Outcome::won_by(winner.unwrap_or(last), Reason::Colours);
    }
    match ahead(best_suit(Seat::FIRST).cmp(&best_suit(Seat::SECOND))) {
        Some(winner) => Outcome::won_by(winner, Reason::Suits),
        None => Outcome::won_by(last, Reason::LastBattle),
    }
}

impl Game for KnightsAndCorsairs {
    const ID: &'static str = "knights-and-corsairs";
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Illegal = Illegal;
    type Reason = Reason;
    type Clock = NoClock;

    fn seats(_: &Options) -> usize {
        2
    }

    fn normalize(mut options: Options) -> Options {
        if !(options.colour_line(Seat::FIRST) && options.colour_line(Seat::SECOND)) {
            options.majority = Majority::default();
        }
        // A defender has three cards on the grid only where KC-27 House has ended the game.
        if options.influence == Influence::Both {
            options.reserve = Reserve::default();
        }
        options
    }

    fn start(options: &Options, seed: u64) -> Result<State, OptionConflict> {
        let options = Self::normalize(options.clone());
        let mut rng = Rng::from_seed(seed);
        let red = match options.colours {
            Colours::Random => rng.seat(2),
            Colours::FirstRed => Seat::FIRST,
            Colours::FirstBlack => Seat::SECOND,
        };
        let attacker = match options.starter {
            Starter::Random => rng.seat(2),
            Starter::First => Seat::FIRST,
            Starter::Second => Seat::SECOND,
        };
        let mut state = State {
            table: Table {
                options,
                red,
                board: Board::default(),
                attacker,
                stage: Stage::Attack,
                discards: [Vec::new(), Vec::new()],
                deductions: Default::default(),
                battles: Vec::new(),
            },
            hands: [CardSet::EMPTY; 2],
            face_down: CardSet::EMPTY,
            draw: [Vec::new(), Vec::new()],
            rng,
        };
        for seat in Seat::all(2) {
            let mut deck: Vec<Card> = CardSet::of_colour(state.table.colour(seat)).iter().collect();
            state.rng.shuffle(&mut deck);
            state.draw[seat.index()] = deck;
        }
        for seat in Seat::all(2) {
            state.refill(seat);
        }
        Ok(state)
    }

    fn options(state: &State) -> &Options {
        &state.table.options
    }

    fn to_act(state: &State) -> Seats {
        state.table.to_act().map_or(Seats::NONE, Seats::only)
    }

    fn actions(state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if let Some(hand) = state.hands.get(seat.index()) {
            state.table.actions(*hand, seat, into);
        }
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let hand = state.hands.get(seat.index()).copied().unwrap_or_default();
        state.table.check(hand, seat, action)
    }

    fn apply(state: &mut State, seat: Seat, action: &Action) {
        match (&state.table.stage, action) {
            (Stage::Attack, Action::Attack { space, face_up, face_down }) => {
                state.attack(*space, *face_up, *face_down);
            }
            (Stage::Attack, Action::Influence { space, card }) => {
                state.show(seat, *card);
                state.table.board.place(*space, *card);
                state.end(Outcome::won_by(seat, Reason::Influence(*space)));
            }
            (Stage::Defend { space, face_up, .. }, Action::Defend { cards, naming }) => {
                state.defend(*space, *face_up, *cards, naming);
            }
            (Stage::Place(battle), Action::Place(card)) => state.place(*battle, *card),
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
        let count = |cards: usize| u8::try_from(cards).unwrap_or(u8::MAX);
        let viewer = viewer.filter(|seat| seat.index() < 2);
        View {
            viewer,
            table: state.table.clone(),
            hand: viewer.map_or(CardSet::EMPTY, |seat| state.hands[seat.index()]),
            face_down: if viewer == Some(state.table.attacker) { state.face_down } else { CardSet::EMPTY },
            hands: state.hands.map(|hand| count(hand.len())),
            draw: state.draw.each_ref().map(|pile| count(pile.len())),
        }
    }

    fn secrecy(_: &Options) -> Secrecy {
        Secrecy::Private
    }
}

impl SessionRules for KnightsAndCorsairs {
    fn reveals(_: &State, seat: Seat, action: &Action) -> Seats {
        match action {
            Action::Attack { .. } | Action::Influence { .. } => Seats::only(seat.other()),
            // Cards are turned up, and then drawn.
            Action::Defend { .. } | Action::Place(_) => Seats::all(2),
        }
    }

    fn rematch(state: &State, winner: Option<Seat>) -> Options {
        let table = &state.table;
        let last = table.battles.first().map_or(table.attacker, |battle| battle.attacker);
        let next = match (table.options.series, winner) {
            (Series::Loser, Some(winner)) => winner.other(),
            _ => last.other(),
        };
        let starter = if next == Seat::FIRST { Starter::First } else { Starter::Second };
        Options { starter, ..table.options.clone() }
    }
}

impl Determinize for KnightsAndCorsairs {
    fn determinize(view: &View, rng: &mut Rng) -> State {
        super::determinize::determinize(view, rng)
    }
}
