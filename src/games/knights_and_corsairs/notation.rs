//! The notation of Knights & Corsairs: actions as they are typed, logged and stored, and positions.
//!
//! The first word of an action is its kind:
//!
//! ```text
//! attack b2 7H 3D 9H        attacks the centre with 7H open and two cards face down
//! influence c2 KH           takes c2 without a battle
//! defend 3C 4S 10S          answers with three cards
//! defend 3C with a1 b1      answers with one card; the neighbours on a1 and b1 count (KC-15 House)
//! place 4S                  chooses the card to be placed
//! ```
//!
//! A position is the state at the beginning of a battle, followed by the actions of that battle:
//!
//! ```text
//! standard red=1 attacker=2 board=-,-,-/-,5H,-/-,-,- hands=2D,…/3C,… draw=KD,…/QC,…
//! discards=7H,9H/4S held=-/- limits=-/3:1 battles=b2:1:… rng=0123456789abcdef moves attack a1 3C
//! ```
//!
//! (all in one line). Only the options are required. A missing field is empty or 1. A missing hand or draw pile is `*`:
//! the hand is filled with the lowest cards of the deck that are nowhere else, and the pile gets all others. The rows
//! of the board go from top to bottom, hands are sorted, draw piles begin with their top card, discards with the
//! oldest. `held` and `limits` are deductions about the hands; `3:1` means at most one card up to the 3. `battles`
//! lists the battles fought. A finished game has `over` instead of `moves`.

use std::fmt;
use std::str::FromStr;

use super::rules::{
    Action, Battle, Board, CENTRE, Deduction, HandLimit, KnightsAndCorsairs, Options, Reason, Side, Space, Stage,
    State, Table,
};
use crate::game::cards::{Card, CardSet, Rank, Suit, parse_cards, parse_open_ended, write_cards};
use crate::game::text::{Fields, ParseError, Word, Words, read_list, read_option, read_pair, write_list, write_parts};
use crate::game::{Outcome, Rng, Seat, read_start};

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Attack { space, face_up, face_down } => {
                write!(out, "attack {space} {face_up}")?;
                face_down.iter().try_for_each(|card| write!(out, " {card}"))
            }
            Self::Influence { space, card } => write!(out, "influence {space} {card}"),
            Self::Defend { cards, naming } => {
                out.write_str("defend")?;
                cards.iter().try_for_each(|card| write!(out, " {card}"))?;
                if !naming.is_empty() {
                    out.write_str(" with")?;
                }
                naming.iter().try_for_each(|space| write!(out, " {space}"))
            }
            Self::Place(card) => write!(out, "place {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(text);
        let what = words.next("attack, influence, defend or place")?;
        match what.text {
            "attack" => {
                let space = Space::try_from(words.next("a space")?)?;
                let face_up = Card::try_from(words.next("the open card")?)?;
                let mut face_down = Vec::new();
                while let Some(word) = words.next_word() {
                    push_sorted(&mut face_down, word, "a further card, the lowest first")?;
                }
                Ok(Self::Attack { space, face_up, face_down: face_down.into_iter().collect() })
            }
            "influence" => {
                let space = Space::try_from(words.next("a space")?)?;
                let card = Card::try_from(words.next("a card")?)?;
                words.end()?;
                Ok(Self::Influence { space, card })
            }
            "defend" => read_defence(words),
            "place" => {
                let card = Card::try_from(words.next("a card")?)?;
                words.end()?;
                Ok(Self::Place(card))
            }
            _ => Err(what.expected("attack, influence, defend or place")),
        }
    }
}

/// Parses the words after "defend": cards, then "with" and spaces if neighbours are named.
fn read_defence(mut words: Words<'_>) -> Result<Action, ParseError> {
    let (mut cards, mut naming) = (Vec::new(), Vec::new());
    while let Some(word) = words.next_word() {
        if word.text == "with" {
            push_sorted(&mut naming, words.next("a space")?, "a space")?;
            while let Some(word) = words.next_word() {
                push_sorted(&mut naming, word, "a further space, in alphabetical order")?;
            }
            break;
        }
        push_sorted(&mut cards, word, "a further card, the lowest first, or \"with\"")?;
    }
    Ok(Action::Defend { cards: cards.into_iter().collect(), naming })
}

/// Parses a word and appends the item to a list, which must stay sorted and without repeats.
fn push_sorted<'a, T>(list: &mut Vec<T>, word: Word<'a>, expected: &str) -> Result<(), ParseError>
where
    T: TryFrom<Word<'a>, Error = ParseError> + Ord,
{
    let item = T::try_from(word)?;
    if list.last().is_some_and(|last| *last >= item) {
        return Err(word.expected(expected));
    }
    list.push(item);
    Ok(())
}

/// Writes a state in the format that the module documentation describes.
impl fmt::Display for State {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let State { table, hands, face_down, draw, rng, .. } = self;
        // Committed cards are written as part of the hand and of the move that commits them.
        let mut hands = *hands;
        let mut moves = Vec::new();
        let attacker = table.attacker;
        match &table.stage {
            Stage::Attack | Stage::Over(_) => {}
            Stage::Defend { space, face_up, .. } => {
                moves.push(Action::Attack { space: *space, face_up: *face_up, face_down: *face_down });
            }
            Stage::Place(battle) => {
                let attack = battle.attack.hand();
                let face_down = attack[1..].iter().copied().collect();
                moves.push(Action::Attack { space: battle.space, face_up: attack[0], face_down });
                moves.push(Action::Defend {
                    cards: battle.defence.hand().iter().copied().collect(),
                    naming: named_neighbours(table, battle),
                });
            }
        }
        for (action, seat) in moves.iter().zip([attacker, attacker.other()]) {
            let hand = &mut hands[seat.index()];
            match action {
                Action::Attack { face_up, face_down, .. } => {
                    *hand = hand.union(*face_down);
                    hand.insert(*face_up);
                }
                Action::Defend { cards, .. } => *hand = hand.union(*cards),
                _ => {}
            }
        }
        let pair = |write: &dyn Fn(usize) -> String| format!("{}/{}", write(0), write(1));
        write!(
            out,
            "{} red={} attacker={attacker} board={} hands={} draw={} discards={} held={} limits={} battles={} rng={rng}",
            table.options,
            table.red,
            write_board(&table.board),
            pair(&|seat| write_cards(hands[seat].iter())),
            pair(&|seat| write_cards(draw[seat].iter().rev().copied())),
            pair(&|seat| write_cards(table.discards[seat].iter().copied())),
            pair(&|seat| write_cards(table.deductions[seat].held.iter())),
            pair(&|seat| write_limits(&table.options, &table.deductions[seat].limits)),
            write_battles(&table.battles),
        )?;
        if let Stage::Over(outcome) = &table.stage {
            let winner = outcome.winner().unwrap_or(Seat::FIRST);
            write!(out, " over {winner} {}", write_reason(outcome.reason))?;
        }
        if !moves.is_empty() {
            write!(out, " moves {}", write_parts(&moves, ";"))?;
        }
        Ok(())
    }
}

/// The neighbours that the defender of a battle named; empty if there was no choice.
fn named_neighbours(table: &Table, battle: &Battle) -> Vec<Space> {
    let defender = battle.attacker.other();
    let from_hand = battle.defence.hand().len();
    if table.named_neighbour_count(defender, battle.space, from_hand) == 0 {
        return Vec::new();
    }
    let counts = |space: &Space| table.board.card(*space).is_some_and(|card| battle.defence.board().contains(&card));
    table.neighbours(defender, battle.space).into_iter().filter(counts).collect()
}

fn write_board(board: &Board) -> String {
    let row = |row: usize| {
        let cards = (0..3).map(|column| Space::new(column, row).and_then(|space| board.card(space)));
        write_parts(cards.map(write_list), ",")
    };
    write_parts([2, 1, 0].map(row), "/")
}

fn write_limits(options: &Options, limits: &[HandLimit]) -> String {
    let write = |limit: &HandLimit| {
        let rank = Rank::ALL.into_iter().find(|rank| rank_strength(options, *rank) == limit.strength);
        format!("{}:{}", rank.unwrap_or(Rank::Two).index(), limit.most)
    };
    write_list(limits.iter().map(write))
}

fn rank_strength(options: &Options, rank: Rank) -> u8 {
    options.strength(Card::new(rank, Suit::Clubs))
}

fn write_battles(battles: &[Battle]) -> String {
    let side = |side: &Side| {
        let cards = |cards: &[Card]| write_cards(cards.iter().copied());
        format!("{}+{}", cards(side.hand()), cards(side.board()))
    };
    let write = |battle: &Battle| {
        let Battle { space, attacker, attack, defence, winner, placed } = battle;
        let [attack, defence] = [attack, defence].map(side);
        format!("{space}:{attacker}:{attack}:{defence}:{winner}:{}", write_list(*placed))
    };
    if battles.is_empty() { "-".into() } else { write_parts(battles.iter().map(write), ";") }
}

fn write_reason(reason: Reason) -> String {
    match reason {
        Reason::Line(line) => format!("line {}", line.map(|space| space.to_string()).join(" ")),
        Reason::Influence(space) => format!("influence {space}"),
        Reason::Suits => "suits".into(),
        Reason::Colours => "colours".into(),
        Reason::LastBattle => "last-battle".into(),
    }
}

impl FromStr for State {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(text);
        let mut state = read_start::<KnightsAndCorsairs>(&mut words)?;
        read_fields(&mut state, words)?;
        Ok(state)
    }
}

/// Reads the fields of a position into a new game with the options of the position.
fn read_fields(state: &mut State, words: Words<'_>) -> Result<(), ParseError> {
    let table = &mut state.table;
    let mut fields = Fields::of(words);
    table.red = Seat::read(fields.take("red", "1"), 2)?;
    table.attacker = Seat::read(fields.take("attacker", "1"), 2)?;
    table.board = read_board(fields.take("board", "-,-,-/-,-,-/-,-,-"))?;
    let hands_word = fields.peek();
    let hands = read_pair(fields.take("hands", "*/*"), '/', parse_open_ended)?;
    let draw = read_pair(fields.take("draw", "*/*"), '/', parse_open_ended)?;
    table.discards = read_pair(fields.take("discards", "-/-"), '/', parse_cards)?;
    let held_word = fields.take("held", "-/-");
    let held = read_pair(held_word, '/', read_set)?;
    let limits = read_pair(fields.take("limits", "-/-"), '/', |word| read_limits(&table.options, word))?;
    for ((deduction, held), limits) in table.deductions.iter_mut().zip(held).zip(limits) {
        *deduction = Deduction { held, limits };
    }
    table.battles = read_battles(fields.take("battles", "-"), &table.board)?;
    state.rng = Rng::try_from(fields.take("rng", "0000000000000000"))?;
    for seat in Seat::all(2) {
        deal(state, seat, &hands[seat.index()], &draw[seat.index()], hands_word)?;
        held_word.require(held[seat.index()].is_subset(state.hands[seat.index()]), "cards of the hand")?;
    }
    let mut words = fields.rest();
    let end = words.next_word();
    if end.is_none_or(|word| word.text != "over") {
        check_in_progress(state, hands_word)?;
    }
    match end {
        None => Ok(()),
        Some(word) if word.text == "over" => {
            state.table.stage = Stage::Over(read_outcome(words)?);
            Ok(())
        }
        Some(word) if word.text == "moves" => replay(state, words.rest()),
        Some(word) => Err(word.expected("a field in its place, over, moves or the end of the line")),
    }
}

/// Sets the hand and the draw pile of a seat, and fills up those that end in `*`. Checks that the deck of the seat is complete:
/// each card once, and none of the other colour.
fn deal(
    state: &mut State,
    seat: Seat,
    (hand, fill_hand): &(Vec<Card>, bool),
    (pile, fill_pile): &(Vec<Card>, bool),
    place: Word<'_>,
) -> Result<(), ParseError> {
    let colour = state.table.colour(seat);
    let mut rest = CardSet::of_colour(colour);
    let lying = state.table.board.cards(colour);
    let discarded = &state.table.discards[seat.index()];
    for card in hand.iter().chain(pile).chain(discarded).copied().chain(lying.iter()) {
        if !rest.remove(card) {
            return Err(place.expected(format!("{card} once only, and with the seat that plays its colour")));
        }
    }
    let mut hand: CardSet = hand.iter().copied().collect();
    if *fill_hand {
        let missing = state.table.options.hand_size().saturating_sub(hand.len());
        let more: CardSet = rest.iter().take(missing).collect();
        hand = hand.union(more);
        rest = rest.difference(more);
    }
    let mut pile = pile.clone();
    if *fill_pile {
        pile.extend(rest.iter());
    } else if let Some(card) = rest.first() {
        return Err(place.expected(format!("{card} in a hand, in a pile or on the board")));
    }
    pile.reverse();
    state.hands[seat.index()] = hand;
    state.draw[seat.index()] = pile;
    Ok(())
}

/// Checks that an unfinished game can go on. Hands are full, the centre is taken unless the grid is empty, every space that was
/// fought for holds a card, and a space is empty.
fn check_in_progress(state: &State, place: Word<'_>) -> Result<(), ParseError> {
    let State { table, hands, .. } = state;
    let size = table.options.hand_size();
    if hands.iter().any(|hand| hand.len() != size) {
        return Err(place.expected(format!("{size} cards in each hand")));
    }
    let is_begun = table.board == Board::default() || table.board.card(CENTRE).is_some();
    place.require(is_begun, "a card in the centre, which is fought for first")?;
    let are_placed = table.battles.iter().all(|battle| battle.placed.is_some());
    place.require(are_placed, "a card on every space that was fought for")?;
    place.require(table.board.empty_spaces().next().is_some(), "an empty space, or \"over\"")
}

/// Applies the moves of the current battle.
fn replay(state: &mut State, moves: Word<'_>) -> Result<(), ParseError> {
    // The deductions are written as they are after the moves; applying the moves must not change them.
    let deductions = state.table.deductions.clone();
    for word in moves.split(';') {
        let action: Action = word.parse()?;
        let seat = state.table.to_act().unwrap_or(Seat::FIRST);
        state
            .table
            .check(state.hands[seat.index()], seat, &action)
            .map_err(|illegal| word.expected(format!("a legal move ({illegal})")))?;
        state.apply(seat, &action, &mut ());
        let is_midst = matches!(state.table.stage, Stage::Defend { .. } | Stage::Place(_));
        word.require(is_midst, "a move in the midst of a battle")?;
    }
    state.table.deductions = deductions;
    Ok(())
}

fn read_set(word: Word<'_>) -> Result<CardSet, ParseError> {
    let cards = parse_cards(word)?;
    let is_sorted = cards.windows(2).all(|pair| pair[0] < pair[1]);
    word.require(is_sorted, "cards from the lowest to the highest, each once")?;
    Ok(cards.into_iter().collect())
}

/// Reads the rows of the grid, the top row first.
pub(super) fn read_board(word: Word<'_>) -> Result<Board, ParseError> {
    let mut board = Board::default();
    let rows: Vec<Word<'_>> = word.split('/').collect();
    if rows.len() != 3 {
        return Err(word.expected("three rows with / between them"));
    }
    for (row, text) in [2, 1, 0].into_iter().zip(rows) {
        let cells: Vec<Word<'_>> = text.split(',').collect();
        if cells.len() != 3 {
            return Err(text.expected("three spaces with commas between them"));
        }
        for (column, cell) in cells.into_iter().enumerate() {
            if cell.text != "-"
                && let Some(space) = Space::new(column, row)
            {
                board.place(space, Card::try_from(cell)?);
            }
        }
    }
    Ok(board)
}

fn read_limits(options: &Options, word: Word<'_>) -> Result<Vec<HandLimit>, ParseError> {
    read_list(word, |word| {
        let (rank, most) = word.split_once(':').ok_or_else(|| word.expected("a limit such as 7:1"))?;
        let found = Rank::ALL.into_iter().find(|known| known.index() == rank.text);
        let strength = rank_strength(options, found.ok_or_else(|| rank.expected("a rank such as 7 or K"))?);
        let number = most.number()?;
        let most = u8::try_from(number).ok().filter(|most| usize::from(*most) < options.hand_size());
        most.map(|most| HandLimit { strength, most }).ok_or_else(|| word.expected("a limit below the size of a hand"))
    })
}

fn read_battles(word: Word<'_>, board: &Board) -> Result<Vec<Battle>, ParseError> {
    let mut battles: Vec<Battle> = Vec::new();
    for word in word.split(';').filter(|_| word.text != "-") {
        let battle = read_battle(word)?;
        if battles.iter().any(|earlier| earlier.space == battle.space) {
            return Err(word.expected("a space that was not fought for before"));
        }
        if battle.placed != board.card(battle.space) {
            return Err(word.expected("as its last part the card that lies on the space, or - if none does"));
        }
        battles.push(battle);
    }
    Ok(battles)
}

fn read_battle(word: Word<'_>) -> Result<Battle, ParseError> {
    let parts: Vec<Word<'_>> = word.split(':').collect();
    let [space, attacker, attack, defence, winner, placed] = parts[..] else {
        return Err(word.expected("a battle in six parts with : between them"));
    };
    let side = |word: Word<'_>| {
        let (hand, board) = word.split_once('+').ok_or_else(|| word.expected("hand cards, +, cards on the grid"))?;
        Side::new(parse_cards(hand)?, parse_cards(board)?).ok_or_else(|| word.expected("three cards in all"))
    };
    let battle = Battle {
        space: Space::try_from(space)?,
        attacker: Seat::read(attacker, 2)?,
        attack: side(attack)?,
        defence: side(defence)?,
        winner: Seat::read(winner, 2)?,
        placed: read_option(placed, Card::try_from)?,
    };
    if battle.attack.hand().is_empty() { Err(attack.expected("an open card of the attacker")) } else { Ok(battle) }
}

fn read_outcome(mut words: Words<'_>) -> Result<Outcome<Reason>, ParseError> {
    let winner = Seat::read(words.next("who won")?, 2)?;
    let word = words.next("why the game is over")?;
    let mut space = || Space::try_from(words.next("a space")?);
    let reason = match word.text {
        "line" => Reason::Line([space()?, space()?, space()?]),
        "influence" => Reason::Influence(space()?),
        "suits" => Reason::Suits,
        "colours" => Reason::Colours,
        "last-battle" => Reason::LastBattle,
        _ => return Err(word.expected("line, influence, suits, colours or last-battle")),
    };
    words.end()?;
    Ok(Outcome::won_by(winner, reason))
}
