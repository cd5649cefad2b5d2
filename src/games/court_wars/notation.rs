//! The text forms of Court Wars: actions as they are typed, logged and stored, and positions.
//!
//! ```text
//! draw                      in the set-up, to defend, after an Ace
//! place K                   places the drawn card on the player's King, or on the Guards in front of him
//! discard                   discards the drawn card
//! attack Q 2 KH 1           spends the Queen's last two Guards to remove the last one of the King of hearts
//! attack Q 2 JH all         … to remove all Guards of the Jack of hearts, and the Jack
//! ```
//!
//! A position:
//!
//! ```text
//! standard suits=C,D starter=1 turn=2 courts=K+8C+4C,Q,j*+5H/k,q,J+10D setup=4 turns=12 flips=1 progress=no
//! waited=1,2 fallen=3,2 removed=1 aces=1 discard=7H,Joker pile=3C,* rng=0123456789abcdef
//! ```
//!
//! The position is one line, of which only the options are required. The defaults of the other fields are those of the first turn
//! after the set-up: courts without Guards, the starter to act, an empty discard pile, and a pile of all other cards, the lowest
//! on top; `*` stands for these cards. Courts are listed by seat, each with its Guards from the court outwards. A fallen court is
//! in lower case, with `*` when a Joker lies on it. The pile begins with its top card, the discards with the oldest one. `setup`
//! is the number of completed draws of a set-up that is not over. `progress` says whether there was an attack or a placing since
//! the last flip, `waited` lists the seats that have completed a turn since the last attack or placing. The last words may be
//! `attacked` (a draw is due after the attack of an Ace), `holds 7H` (a drawn card, to be placed or discarded), or
//! `over 1,2,2 no-progress`: the place of each seat, and the reason.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::rules::{
    Action, Attack, Base, BeatenJoker, CardKind, Court, CourtWars, LAST_ACE, Options, Reason, RemovedPart, Stack,
    Stage, State, Table, Target,
};
use crate::game::cards::{Card, DeckCard, Suit, parse_cards, parse_open_ended, take_out};
use crate::game::text::{
    Fields, ParseError, Word, Words, name_of, read_name, read_number, read_parts, write_list, write_parts,
};
use crate::game::{Outcome, Rng, Seat, Seats, read_start};
use crate::names;

names! { Court "a court: K, Q or J": King "K", Queen "Q", Jack "J" }

impl fmt::Display for Target {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.card().fmt(out)
    }
}

impl TryFrom<Word<'_>> for Target {
    type Error = ParseError;

    fn try_from(word: Word<'_>) -> Result<Self, ParseError> {
        let card = Card::try_from(word).ok();
        let target = card.and_then(|card| {
            let court = Court::ALL.into_iter().find(|court| court.rank() == card.rank())?;
            Some(Self { suit: card.suit(), court })
        });
        target.ok_or_else(|| word.expected("a court of somebody, such as KH or JS"))
    }
}

impl fmt::Display for RemovedPart {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Guards(count) => count.fmt(out),
            Self::All => out.write_str("all"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => out.write_str("draw"),
            Self::Place(court) => write!(out, "place {court}"),
            Self::Discard => out.write_str("discard"),
            Self::Attack(Attack { from, spent, target, taken }) => {
                write!(out, "attack {from} {spent} {target} {taken}")
            }
        }
    }
}

/// Reads the number of Guards that are spent or removed.
fn read_guard_count(word: Word<'_>, expected: &str) -> Result<u8, ParseError> {
    let count = word.number().ok().and_then(|count| u8::try_from(count).ok());
    count.filter(|count| (1..=GUARDS_IN_PACK).contains(count)).ok_or_else(|| word.expected(expected))
}

/// The number of Guards in a pack.
const GUARDS_IN_PACK: u8 = 36;

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        const EXPECTED: &str = "draw, place, discard or attack";
        let mut words = Words::of(text);
        let what = words.next(EXPECTED)?;
        let action = match what.text {
            "draw" => Self::Draw,
            "place" => Self::Place(Court::try_from(words.next("an own court: K, Q or J")?)?),
            "discard" => Self::Discard,
            "attack" => {
                let from = Court::try_from(words.next("an own court: K, Q or J")?)?;
                let expected = "how many Guards are spent, from 1 to 36";
                let spent = read_guard_count(words.next(expected)?, expected)?;
                let target = Target::try_from(words.next("the court that is attacked, such as KH")?)?;
                let expected = "how many Guards are removed, from 1 to 36, or all";
                let taken = match words.next(expected)? {
                    word if word.text == "all" => RemovedPart::All,
                    word => RemovedPart::Guards(read_guard_count(word, expected)?),
                };
                Self::Attack(Attack { from, spent, target, taken })
            }
            _ => return Err(what.expected(EXPECTED)),
        };
        words.end()?;
        Ok(action)
    }
}

/// Writes a position as described in the documentation of this module.
impl fmt::Display for State {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let State { table, pile, rng } = self;
        let suits = table.suits.iter().map(|suit| suit.letter());
        let courts = table.stacks.iter().map(|stacks| write_list(stacks.iter().zip(Court::ALL).map(write_stack)));
        write!(
            out,
            "{} suits={} starter={} turn={} courts={}",
            table.options,
            write_list(suits),
            table.starter,
            table.turn,
            write_parts(courts, "/"),
        )?;
        let mut add = |wanted: bool, words: fmt::Arguments<'_>| if wanted { out.write_fmt(words) } else { Ok(()) };
        add(table.in_set_up(), format_args!(" setup={}", table.set_up))?;
        add(true, format_args!(" turns={} flips={}", table.turns, table.flips))?;
        add(!table.progress, format_args!(" progress=no"))?;
        add(!table.waited.is_empty(), format_args!(" waited={}", write_list(table.waited.iter())))?;
        add(!table.fallen.is_empty(), format_args!(" fallen={}", write_list(&table.fallen)))?;
        add(table.removed > 0, format_args!(" removed={}", table.removed))?;
        add(table.aces > 0, format_args!(" aces={}", table.aces))?;
        let top_first = pile.iter().rev();
        add(true, format_args!(" discard={} pile={} rng={rng}", write_list(&table.discard), write_list(top_first)))?;
        match &table.stage {
            Stage::Draw => add(!table.in_set_up(), format_args!(" attacked")),
            Stage::Act => Ok(()),
            Stage::Place(card) => add(true, format_args!(" holds {card}")),
            Stage::Over(Outcome { places, reason }) => {
                add(true, format_args!(" over {} {}", write_list(places), name_of(&REASON_NAMES, *reason)))
            }
        }
    }
}

/// The text of each reason for the end of a game.
const REASON_NAMES: [(Reason, &str); 4] = [
    (Reason::Conquest, "conquest"),
    (Reason::NoProgress, "no-progress"),
    (Reason::Flips, "flips"),
    (Reason::Turns, "turns"),
];

fn write_stack((stack, court): (&Stack, Court)) -> String {
    let mut text = court.to_string();
    match stack.base {
        Base::Court => {}
        Base::Fallen => text.make_ascii_lowercase(),
        Base::Joker => {
            text.make_ascii_lowercase();
            text.push('*');
        }
    }
    for guard in &stack.guards {
        let _ = write!(text, "+{guard}");
    }
    text
}

/// Reads the stack of a court, such as `K+8C+4D`.
pub(super) fn read_stack(word: Word<'_>, court: Court, options: &Options) -> Result<Stack, ParseError> {
    let expected = || {
        let upper = court.to_string();
        let lower = upper.to_ascii_lowercase();
        format!("{upper}, {lower} or {lower}* and its Guards, such as {upper}+8C+4D")
    };
    let (base, guards) = match word.split_once('+') {
        Some((base, guards)) => (base, read_parts(guards, '+', Card::try_from)?),
        None => (word, Vec::new()),
    };
    let bases = [Base::Court, Base::Fallen, Base::Joker];
    let named = |base: &Base| write_stack((&Stack { base: *base, guards: Vec::new() }, court));
    let base = bases.into_iter().find(|known| named(known) == base.text).ok_or_else(|| base.expected(expected()))?;
    let stack = Stack { base, guards };
    let all_guards =
        stack.guards.iter().all(|card| matches!(CardKind::of(DeckCard::Suited(*card)), CardKind::Guard(_)));
    let falling = stack.guards.windows(2).all(|pair| options.can_stack(pair[1], pair[0]));
    let guarded = all_guards && falling && (stack.is_standing() || stack.guards.is_empty());
    word.require(guarded, "Guards, each lower than the one before, on a court that stands")?;
    Ok(stack)
}

fn read_stacks(word: Word<'_>, options: &Options) -> Result<Vec<[Stack; 3]>, ParseError> {
    if word.split('/').count() != options.seat_count() {
        return Err(word.expected(format!("the courts of {} seats with / between them", options.seat_count())));
    }
    let of_seat = |word: Word<'_>| {
        let stacks: Vec<Word<'_>> = word.split(',').collect();
        let [king, queen, jack] = stacks[..] else {
            return Err(word.expected("three courts with commas between them"));
        };
        Ok([
            read_stack(king, Court::King, options)?,
            read_stack(queen, Court::Queen, options)?,
            read_stack(jack, Court::Jack, options)?,
        ])
    };
    read_parts(word, '/', of_seat)
}

fn read_suits(word: Word<'_>, seats: usize) -> Result<Vec<Suit>, ParseError> {
    let read = |word: Word<'_>| {
        let suit = Suit::ALL.into_iter().find(|suit| word.text == suit.letter().to_string());
        suit.ok_or_else(|| word.expected("a suit: C, D, H or S"))
    };
    let suits = read_parts(word, ',', read)?;
    let different = suits.iter().enumerate().all(|(at, suit)| !suits[..at].contains(suit));
    if suits.len() == seats && different { Ok(suits) } else { Err(word.expected(format!("{seats} different suits"))) }
}

impl FromStr for State {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(text);
        let Table { options, .. } = read_start::<CourtWars>(&mut words)?.table;
        let seats = options.seat_count();
        let mut fields = Fields::of(words);
        let suits = read_suits(fields.take("suits", &"C,D,H,S"[..2 * seats - 1]), seats)?;
        let starter = Seat::read(fields.take("starter", "1"), seats)?;
        let table = Table::new(options, suits, starter);
        let mut state = Self { table, pile: Vec::new(), rng: Rng::from_seed(0) };
        read_fields(&mut state, fields)?;
        Ok(state)
    }
}

/// Reads the other fields of a position into a new state, which already has the options, suits and starter.
fn read_fields(state: &mut State, mut fields: Fields<'_>) -> Result<(), ParseError> {
    let table = &mut state.table;
    let seats = table.seat_count();
    if let Some(word) = fields.value_if_next("turn") {
        table.turn = Seat::read(word, seats)?;
    }
    let courts_word = fields.peek();
    if let Some(courts) = fields.value_if_next("courts") {
        table.stacks = read_stacks(courts, &table.options)?;
    }
    table.end_set_up();
    if let Some(word) = fields.value_if_next("setup") {
        table.set_up = read_number(word, u64::from(table.set_up) - 1)?;
    }
    table.turns = read_number(fields.take("turns", "0"), u16::MAX.into())?;
    table.flips = read_number(fields.take("flips", "0"), u16::MAX.into())?;
    let progress = fields.take("progress", "yes");
    table.progress = progress.text != "no" || table.flips == 0;
    progress.require(!table.progress || progress.text == "yes", "yes, or, after the first flip, no")?;
    let waited_word = fields.take("waited", "-");
    table.waited = Seat::read_several(waited_word, seats, seats)?.into_iter().collect::<Seats>();
    waited_word.require(write_list(table.waited.iter()) == waited_word.text, "seats in order")?;
    table.fallen = Seat::read_several(fields.take("fallen", "-"), seats, seats)?;
    let jokers = if table.options.beaten_joker == BeatenJoker::Removed { DeckCard::JOKERS as u64 } else { 0 };
    table.removed = read_number(fields.take("removed", "0"), jokers)?;
    table.aces = read_number(fields.take("aces", "0"), u64::from(LAST_ACE) - 1)?;
    table.discard = parse_cards(fields.take("discard", "-"))?;
    let pile_word = fields.peek();
    let (pile, fill) = parse_open_ended(fields.take("pile", "*"))?;
    state.rng = Rng::try_from(fields.take("rng", "0000000000000000"))?;
    let mut words = fields.rest();
    let end = words.next_word();
    table.stage = read_stage(table, end, &mut words)?;
    words.end()?;
    if let Some(expected) = table.unreachable_because() {
        return Err(courts_word.expected(expected));
    }
    state.pile = read_pile(table, pile, fill, pile_word)?;
    Ok(())
}

/// Reads the stage of the turn from the last words of a position.
fn read_stage(table: &Table, end: Option<Word<'_>>, words: &mut Words<'_>) -> Result<Stage, ParseError> {
    let Some(word) = end else { return Ok(if table.in_set_up() { Stage::Draw } else { Stage::Act }) };
    match word.text {
        "attacked" if table.aces > 0 => Ok(Stage::Draw),
        "holds" => {
            let word = words.next("the card that was drawn")?;
            let card = DeckCard::try_from(word)?;
            let asked = match CardKind::of(card) {
                CardKind::Guard(_) => true,
                CardKind::Joker => !table.in_set_up(),
                CardKind::Blank | CardKind::Ace => false,
            };
            let answers = table.fitting_courts(card).count() + usize::from(!table.must_place(card));
            let is_choice = asked && table.fitting_courts(card).next().is_some() && answers > 1;
            word.require(is_choice, "a card that can be placed or discarded, or placed in two ways")?;
            Ok(Stage::Place(card))
        }
        "over" => {
            let places_word = words.next("the place of each seat")?;
            let places: Vec<u8> = read_parts(places_word, ',', |word| read_number(word, 4))?;
            let word = words.next("why the game is over")?;
            let reason = read_name(&REASON_NAMES, word, "conquest, no-progress, flips or turns")?;
            let are_places = places.len() == table.seat_count() && places.contains(&1) && !places.contains(&0);
            places_word.require(are_places, "the place of each seat, from 1")?;
            Ok(Stage::Over(Outcome { places, reason }))
        }
        _ => Err(word.expected("a field in its place, attacked after an Ace, holds, over or the end of the line")),
    }
}

/// Returns the pile, its top card last. If `fill` is true, all cards that are nowhere else follow the given ones. Checks that
/// every card of the deck is in exactly one place.
fn read_pile(table: &Table, top: Vec<DeckCard>, fill: bool, word: Word<'_>) -> Result<Vec<DeckCard>, ParseError> {
    let mut left: Vec<DeckCard> = table.deck().collect();
    if let Some(card) = take_out(&mut left, table.open_cards().chain(top.iter().copied())) {
        return Err(word.expected(format!("{card} once only, and no court that is on the table")));
    }
    let mut pile = top;
    if fill {
        pile.extend(left);
    } else if let Some(card) = left.first() {
        return Err(word.expected(format!("{card} in the pile or somewhere else")));
    }
    pile.reverse();
    Ok(pile)
}
