//! The rules of Knights & Corsairs: a 3×3 grid, two decks of one colour each, battles of three cards
//! against three. Rulings KC-01 to KC-33.

use std::cmp::Reverse;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::english;
use crate::game::cards::{Card, CardSet, Colour, Rank};
use crate::game::few::sort_few;
use crate::game::grid::Square;
use crate::game::{Clash, Determinize, Game, Malformed, Outcome, Rng, Seat, Seats};
use crate::options;

/// The game itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnightsAndCorsairs;

/// A space of the grid: columns a to c from the left, rows 1 to 3 from below.
pub type Space = Square<3, 3>;

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

/// The cards on the grid. They never move (KC-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Board([Option<Card>; Space::COUNT]);

impl Board {
    /// What lies on a space.
    #[must_use]
    pub const fn card(&self, space: Space) -> Option<Card> {
        self.0[space.index()]
    }

    /// Lays a card on a space.
    pub const fn place(&mut self, space: Space, card: Card) {
        self.0[space.index()] = Some(card);
    }

    /// The empty spaces, in order.
    pub fn empty(&self) -> impl Iterator<Item = Space> {
        Space::all().filter(|space| self.card(*space).is_none())
    }

    /// The cards of a colour on the whole grid.
    #[must_use]
    pub fn cards(&self, colour: Colour) -> CardSet {
        self.0.iter().flatten().copied().filter(|card| card.colour() == colour).collect()
    }

    /// The spaces that touch `space` and hold a card of this colour, in order.
    pub fn neighbours(&self, space: Space, colour: Colour) -> impl Iterator<Item = Space> {
        space.neighbours().filter(move |near| self.card(*near).is_some_and(|card| card.colour() == colour))
    }

    /// The first line of three cards of this colour, and of one suit unless `any_suit` (KC-24, KC-25).
    #[must_use]
    pub fn line(&self, colour: Colour, any_suit: bool) -> Option<[Space; 3]> {
        lines().find(|line| {
            let cards = line.map(|space| self.card(space).filter(|card| card.colour() == colour));
            match cards {
                [Some(first), Some(second), Some(third)] => {
                    any_suit || (first.suit() == second.suit() && second.suit() == third.suit())
                }
                _ => false,
            }
        })
    }
}

/// The eight lines of the grid: columns, rows, diagonals (KC-24).
pub fn lines() -> impl Iterator<Item = [Space; 3]> {
    let line = |column: usize, row: usize, columns: isize, rows: isize| {
        let first = Space::new(column, row)?;
        let second = first.step(columns, rows)?;
        Some([first, second, second.step(columns, rows)?])
    };
    (0..3)
        .map(move |column| line(column, 0, 0, 1))
        .chain((0..3).map(move |row| line(0, row, 1, 0)))
        .chain([line(0, 0, 1, 1), line(0, 2, 1, -1)])
        .flatten()
}

/// One side of a battle: three cards, those from the hand first, then those that count on the grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Side {
    /// The three cards. The attacker's face-up card is the first.
    pub cards: [Card; 3],
    /// How many of them were played from the hand, 0 to 3.
    pub from_hand: u8,
}

impl Side {
    /// Puts a side together; `None` unless there are three cards in all.
    #[must_use]
    pub fn new(hand: impl IntoIterator<Item = Card>, board: impl IntoIterator<Item = Card>) -> Option<Self> {
        let mut cards: Vec<Card> = hand.into_iter().collect();
        let from_hand = u8::try_from(cards.len()).ok()?;
        cards.extend(board);
        Some(Self { cards: cards.try_into().ok()?, from_hand })
    }

    /// The cards played from the hand.
    #[must_use]
    pub fn hand(&self) -> &[Card] {
        &self.cards[..usize::from(self.from_hand).min(3)]
    }

    /// The cards that lay on the grid already.
    #[must_use]
    pub fn board(&self) -> &[Card] {
        &self.cards[usize::from(self.from_hand).min(3)..]
    }

    /// The strength of the middle card, which decides the battle (KC-19).
    fn middle(self, options: &Options) -> u8 {
        let mut strengths = self.cards.map(|card| options.strength(card));
        sort_few(&mut strengths, |strength| *strength);
        strengths[1]
    }
}

/// A battle that was fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The space that was fought for.
    pub space: Space,
    /// Who attacked.
    pub attacker: Seat,
    /// The attacker's three cards.
    pub attack: Side,
    /// The defender's three cards.
    pub defence: Side,
    /// Who won.
    pub winner: Seat,
    /// The card that was placed; none yet while the winner chooses, and none ever if a defender won
    /// by influence (KC-27).
    pub placed: Option<Card>,
}

impl Battle {
    /// The six cards, best first, each with its owner; the side that wins ties comes first among
    /// equals (KC-20). Whoever owns two of the first three wins (KC-19).
    #[must_use]
    pub fn ranking(&self, options: &Options) -> [(Seat, Card); 6] {
        let of = |seat: Seat, side: Side| side.cards.map(|card| (seat, card));
        let mut all = [(self.attacker, self.attack.cards[0]); 6];
        let cards = of(self.attacker, self.attack).into_iter().chain(of(self.attacker.other(), self.defence));
        all.iter_mut().zip(cards).for_each(|(slot, card)| *slot = card);
        let favoured = favoured(options, self.attacker);
        sort_few(&mut all, |(seat, card)| Reverse((options.strength(*card), *seat == favoured, *card)));
        all
    }

    /// The cards of a seat.
    #[must_use]
    pub fn side(&self, seat: Seat) -> &Side {
        if seat == self.attacker { &self.attack } else { &self.defence }
    }
}

/// Who wins ties when this seat attacks (KC-20).
fn favoured(options: &Options, attacker: Seat) -> Seat {
    match options.ties {
        Ties::Defender => attacker.other(),
        Ties::Attacker => attacker,
    }
}

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The attacker chooses a space and commits cards.
    Attack,
    /// The defender answers.
    Defend {
        /// The space that is fought for.
        space: Space,
        /// The attacker's open card, lying in that space but not yet part of the grid (KC-21).
        face_up: Card,
        /// How many cards the attacker has committed face down.
        face_down: u8,
    },
    /// The winner chooses which card is placed (KC-16 to KC-18).
    Place(Battle),
    /// Nothing more.
    Over(Outcome<Reason>),
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

/// What anyone who paid attention knows of a hand, beyond the cards in sight.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deduction {
    /// Cards that are in the hand (or committed face down) for certain: all those that it held when
    /// its owner's discards were last shuffled into a new draw pile (KC-09).
    pub held: CardSet,
    /// What placing the lowest card of a hand gave away about the rest of it (KC-16).
    pub limits: Vec<Limit>,
}

/// Of the cards up to a strength, a hand holds at most so many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Limit {
    /// The highest strength that is limited.
    pub strength: u8,
    /// How many cards up to it there are at most.
    pub most: u8,
}

impl Deduction {
    /// A card was drawn that nobody else saw.
    fn drew(&mut self, hand_size: usize) {
        for limit in &mut self.limits {
            limit.most += 1;
        }
        self.limits.retain(|limit| usize::from(limit.most) < hand_size);
    }

    /// A card of this strength left the hand for all to see.
    fn showed(&mut self, card: Card, strength: u8) {
        self.held.remove(card);
        for limit in self.limits.iter_mut().filter(|limit| strength <= limit.strength) {
            limit.most = limit.most.saturating_sub(1);
        }
    }
}

/// Everything that lies open, or follows from what did.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// What was chosen beforehand.
    pub options: Options,
    /// Who plays red.
    pub red: Seat,
    /// The grid.
    pub board: Board,
    /// Who attacks.
    pub attacker: Seat,
    /// What the game waits for.
    pub stage: Stage,
    /// Each seat's discards, the oldest first.
    pub discards: [Vec<Card>; 2],
    /// What is known of each seat's hand.
    pub deductions: [Deduction; 2],
    /// All battles fought so far, in order.
    pub battles: Vec<Battle>,
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

/// What a player is to do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Attack, or win by influence.
    Attack,
    /// Answer an attack.
    Defend,
    /// Choose the card to be placed.
    Place,
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

impl Table {
    /// The colour that a seat plays.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Colour {
        if seat == self.red { Colour::Red } else { Colour::Black }
    }

    /// Who is to act, or nobody.
    #[must_use]
    pub const fn to_act(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Attack => Some(self.attacker),
            Stage::Defend { .. } => Some(self.attacker.other()),
            Stage::Place(battle) => Some(battle.winner),
            Stage::Over(_) => None,
        }
    }

    /// The spaces beside `space` that hold cards of `seat`, in order.
    #[must_use]
    pub fn neighbours(&self, seat: Seat, space: Space) -> Vec<Space> {
        self.board.neighbours(space, self.colour(seat)).collect()
    }

    /// Whether a battle may be fought for this space, as far as the grid goes: it is empty, and it is
    /// the centre if nothing lies there yet (KC-05). Beside three own cards influence takes its place.
    ///
    /// # Errors
    /// When it may not.
    pub fn open(&self, space: Space) -> Result<(), Illegal> {
        if self.board.card(space).is_some() {
            Err(Illegal::Taken(space))
        } else if self.board == Board::default() && space != CENTRE {
            Err(Illegal::CentreFirst)
        } else {
            Ok(())
        }
    }

    /// How many cards go with an attack face down: the least and the most. `None` beside three own
    /// cards, where there is no battle (KC-11, KC-13, KC-14).
    #[must_use]
    pub fn hidden_cards(&self, seat: Seat, space: Space) -> Option<(usize, usize)> {
        let near = self.neighbours(seat, space).len();
        (near < 3).then(|| match self.options.neighbours {
            Neighbours::Must => (2 - near, 2 - near),
            Neighbours::May => (2 - near, 2),
        })
    }

    /// How many cards answer from the hand: the least and the most (KC-11).
    #[must_use]
    pub fn answering_cards(&self, seat: Seat, space: Space) -> (usize, usize) {
        let near = self.neighbours(seat, space).len().min(3);
        match self.options.neighbours {
            Neighbours::Must => (3 - near, 3 - near),
            Neighbours::May => (3 - near, 3),
        }
    }

    /// How many neighbours a defender has to name who answers with so many cards: none unless some of
    /// several must be left out (KC-15 House).
    #[must_use]
    pub fn neighbours_to_name(&self, seat: Seat, space: Space, from_hand: usize) -> usize {
        let near = self.neighbours(seat, space).len();
        let counting = 3_usize.saturating_sub(from_hand);
        if self.options.naming == Naming::Defender && counting < near { counting } else { 0 }
    }

    /// The `count` highest cards of a seat beside a space, the highest first (KC-15).
    fn highest_neighbours(&self, seat: Seat, space: Space, count: usize) -> Vec<Card> {
        let near = self.board.neighbours(space, self.colour(seat));
        let mut cards: Vec<Card> = near.filter_map(|near| self.board.card(near)).collect();
        sort_few(&mut cards, |card| Reverse((self.options.strength(*card), *card)));
        cards.truncate(count);
        cards
    }

    /// The cards that the winner of a battle may place, given their hand; empty when it is the top of
    /// the draw pile (KC-16 to KC-18).
    #[must_use]
    pub fn placeable(&self, battle: &Battle, hand: CardSet) -> CardSet {
        let options = &self.options;
        let side = battle.side(battle.winner);
        let played: CardSet = side.hand().iter().copied().collect();
        if played.is_empty() {
            return match options.reserve {
                Reserve::Lowest => lowest(options, hand),
                Reserve::Any => hand,
                Reserve::Pile => CardSet::EMPTY,
            };
        }
        let least = |cards: &mut dyn Iterator<Item = Card>| cards.map(|card| options.strength(card)).min();
        let on_board = least(&mut side.board().iter().copied());
        let from_hand = least(&mut played.iter());
        let undercut = on_board.is_some_and(|on_board| Some(on_board) < from_hand);
        if undercut && options.placing == Placing::Winner { played } else { lowest(options, played) }
    }

    /// Whether this seat, holding this hand, may do this now.
    ///
    /// # Errors
    /// When it may not.
    pub fn check(&self, hand: CardSet, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let Some(to_act) = self.to_act() else { return Err(Illegal::Over) };
        if to_act != seat {
            return Err(Illegal::NotYourTurn);
        }
        match (&self.stage, action) {
            (Stage::Attack, Action::Attack { space, face_up, face_down }) => {
                self.open(*space)?;
                let Some((least, most)) = self.hidden_cards(seat, *space) else {
                    return Err(Illegal::InfluenceOnly(*space));
                };
                holds(hand, face_down.iter().chain([*face_up]))?;
                if face_down.contains(*face_up) {
                    return Err(Illegal::Twice(*face_up));
                }
                counted(face_down.len(), least, most).map_err(Illegal::FaceDown)
            }
            (Stage::Attack, Action::Influence { space, card }) => {
                self.open(*space)?;
                match self.neighbours(seat, *space).len() {
                    near @ 0..=2 => Err(Illegal::NoInfluence(*space, near)),
                    _ => holds(hand, [*card]),
                }
            }
            (Stage::Defend { space, .. }, Action::Defend { cards, naming }) => {
                holds(hand, cards.iter())?;
                let (least, most) = self.answering_cards(seat, *space);
                counted(cards.len(), least, most).map_err(Illegal::Answer)?;
                let near = self.neighbours(seat, *space);
                if let Some(stranger) = naming.iter().find(|named| !near.contains(named)) {
                    return Err(Illegal::NoNeighbour(*stranger));
                }
                let expected = self.neighbours_to_name(seat, *space, cards.len());
                // Sorted without repeats, so that a choice is written in one way only.
                let orderly = naming.windows(2).all(|pair| pair[0] < pair[1]);
                if naming.len() == expected && orderly { Ok(()) } else { Err(Illegal::Naming(expected)) }
            }
            (Stage::Place(battle), Action::Place(card)) => {
                if self.placeable(battle, hand).contains(*card) {
                    Ok(())
                } else {
                    Err(Illegal::NotPlaceable(*card))
                }
            }
            (stage, _) => Err(stage.due().map_or(Illegal::Over, Illegal::NotNow)),
        }
    }

    /// Puts all legal actions of a seat that holds this hand into `into`, sorted.
    pub fn actions(&self, hand: CardSet, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if self.to_act() != Some(seat) {
            return;
        }
        match &self.stage {
            Stage::Attack => {
                for space in self.board.empty().filter(|space| self.open(*space).is_ok()) {
                    if let Some((least, most)) = self.hidden_cards(seat, space) {
                        for face_up in hand.iter() {
                            let mut rest = hand;
                            rest.remove(face_up);
                            subsets(rest, least, most, &mut |face_down| {
                                into.push(Action::Attack { space, face_up, face_down });
                            });
                        }
                    } else {
                        into.extend(hand.iter().map(|card| Action::Influence { space, card }));
                    }
                }
            }
            Stage::Defend { space, .. } => {
                let near = self.neighbours(seat, *space);
                let (least, most) = self.answering_cards(seat, *space);
                subsets(hand, least, most, &mut |cards| {
                    let named = self.neighbours_to_name(seat, *space, cards.len());
                    choices(&near, named, &mut |naming| {
                        into.push(Action::Defend { cards, naming: naming.to_vec() });
                    });
                });
            }
            Stage::Place(battle) => into.extend(self.placeable(battle, hand).iter().map(Action::Place)),
            Stage::Over(_) => {}
        }
        into.sort_unstable();
    }
}

impl Stage {
    /// What a player is to do at this stage; nothing when the game is over.
    #[must_use]
    pub const fn due(&self) -> Option<Due> {
        match self {
            Self::Attack => Some(Due::Attack),
            Self::Defend { .. } => Some(Due::Defend),
            Self::Place(_) => Some(Due::Place),
            Self::Over(_) => None,
        }
    }
}

/// The space that the first battle is for (KC-05).
pub const CENTRE: Space = Space::new(1, 1).expect("a 3×3 grid has a middle");

/// The lowest of the cards: one, or two of equal rank.
fn lowest(options: &Options, cards: CardSet) -> CardSet {
    let least = cards.iter().map(|card| options.strength(card)).min();
    cards.iter().filter(|card| Some(options.strength(*card)) == least).collect()
}

/// Makes sure that all the cards are in the hand.
fn holds(hand: CardSet, cards: impl IntoIterator<Item = Card>) -> Result<(), Illegal> {
    let missing = cards.into_iter().find(|card| !hand.contains(*card));
    missing.map_or(Ok(()), |card| Err(Illegal::NotHeld(card)))
}

/// Makes sure that a number of cards lies between two others.
fn counted(found: usize, least: usize, most: usize) -> Result<(), Count> {
    if (least..=most).contains(&found) { Ok(()) } else { Err(Count { least, most, found }) }
}

/// Calls `each` with every subset of `least` to `most` cards.
fn subsets(cards: CardSet, least: usize, most: usize, each: &mut dyn FnMut(CardSet)) {
    let cards: Vec<Card> = cards.iter().collect();
    for count in least..=most {
        choices(&cards, count, &mut |chosen| each(chosen.iter().copied().collect()));
    }
}

/// Calls `each` with every choice of `count` items, in their order.
fn choices<T: Copy>(items: &[T], count: usize, each: &mut dyn FnMut(&[T])) {
    fn extend<T: Copy>(chosen: &mut Vec<T>, items: &[T], more: usize, each: &mut dyn FnMut(&[T])) {
        if more == 0 {
            return each(chosen);
        }
        for (index, item) in items.iter().enumerate() {
            chosen.push(*item);
            extend(chosen, &items[index + 1..], more - 1, each);
            chosen.pop();
        }
    }
    extend(&mut Vec::with_capacity(count), items, count, each);
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
            std::cmp::Ordering::Less => defender,
            std::cmp::Ordering::Equal => favoured(options, attacker),
            std::cmp::Ordering::Greater => attacker,
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
                    self.settle(battle, top);
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
        self.settle(battle, card);
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
    fn settle(&mut self, battle: Battle, card: Card) {
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
        std::cmp::Ordering::Less => Some(Seat::SECOND),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Seat::FIRST),
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

    fn seats(_: &Options) -> usize {
        2
    }

    fn settle(mut options: Options) -> Options {
        if !(options.colour_line(Seat::FIRST) && options.colour_line(Seat::SECOND)) {
            options.majority = Majority::default();
        }
        // A defender has three cards on the grid only where KC-27 House has ended the game.
        if options.influence == Influence::Both {
            options.reserve = Reserve::default();
        }
        options
    }

    fn start(options: &Options, seed: u64) -> Result<State, Clash> {
        let options = Self::settle(options.clone());
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

    fn reveals(_: &State, seat: Seat, action: &Action) -> Seats {
        match action {
            Action::Attack { .. } | Action::Influence { .. } => Seats::only(seat.other()),
            // Cards are turned up, and then drawn.
            Action::Defend { .. } | Action::Place(_) => Seats::all(2),
        }
    }

    fn keeps_secrets(_: &Options) -> bool {
        true
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

    fn write_state(state: &State) -> String {
        super::notation::write_state(state)
    }

    fn read_state(text: &str) -> Result<State, Malformed> {
        super::notation::read_state(text)
    }
}

impl Determinize for KnightsAndCorsairs {
    fn sample(view: &View, rng: &mut Rng) -> State {
        super::sample::sample(view, rng)
    }
}
