//! The notation of the Battle of Corsica: actions as they are typed, logged and stored, and positions.
//!
//! The actions are `flip` (lays a card) and `tap`; `verdict`, `sweep` and `stop` are automatic. A position:
//!
//! ```text
//! standard now=1840 phase=challenge:1:2:3 leads=- last=1 pile=7H:2@760,KD:1@1500 under=3C,4D! packets=8S!,*/*
//! spent=yes taps=1840:1,2 mistakes=0,1 banned=0,4000 removed=3 plays=2 since=1500 rng=0123456789abcdef
//! ```
//!
//! (all in one line). Only the options are required.
//!
//! - `phase` is `round`, `challenge:` with challenger, responder and attempts left, or `window:` with its end in ms and the
//!   claim to the pile: a seat that it is owed to, `holder-2`, or `last`.
//! - `leads` is the seat that lays the first card on an empty pile, or `-`; `last` is the seat that laid the last card,
//!   or the dealer before the first card.
//! - `pile` has its first card first, each card with the seat that laid it and its time in ms.
//! - `packets` begin with their top card, and `under` ends with the bottom card. `!` marks cards that all players saw before. A
//!   packet that ends in `*` is filled with the cards that are nowhere else, dealt in turn, the lowest on top.
//! - `taps` are the taps of one ms that are not judged yet.
//! - A finished game ends with `over 1,2,2 all`: the place of each seat, and the reason.

use std::fmt;
use std::str::FromStr;

use super::rules::{
    Action, BattleOfCorsica, Claim, FaceDownCard, MISTAKES_TO_REMOVE, MOST_PLAYS, Phase, PileCard, Reason, State,
    Table, Taps,
};
use crate::game::cards::{DeckCard, parse_cards, parse_open_ended, take_out};
use crate::game::text::{
    self, Fields, ParseError, Word, Words, name_of, read_list, read_name, read_number, write_list, write_parts,
};
use crate::game::{Outcome, Rng, Seat, Seats, read_start};
use crate::names;

names! {
    Action "flip, tap, verdict, sweep or stop":
    Flip "flip", Tap "tap", Verdict "verdict", Sweep "sweep", Stop "stop",
}

/// The notation of each reason.
const REASON_NAMES: [(Reason, &str); 4] =
    [(Reason::All, "all"), (Reason::Plays, "plays"), (Reason::Time, "time"), (Reason::Nobody, "nobody")];

fn write_held(held: FaceDownCard) -> String {
    format!("{}{}", held.card, if held.seen { "!" } else { "" })
}

fn write_phase(phase: &Phase) -> String {
    match phase {
        Phase::Round | Phase::Over(_) => "round".into(),
        Phase::Challenge { challenger, responder, left } => format!("challenge:{challenger}:{responder}:{left}"),
        Phase::Window { ends, claim } => match claim {
            Claim::Owed(seat) => format!("window:{ends}:{seat}"),
            Claim::Holder(seat) => format!("window:{ends}:holder-{seat}"),
            Claim::LastLayer => format!("window:{ends}:last"),
        },
    }
}

/// Writes a state in the format that the module documentation describes.
impl fmt::Display for State {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let State { table, packets, under, rng } = self;
        let packets = packets.iter().map(|packet| write_list(packet.iter().rev().copied().map(write_held)));
        let laid = |laid: &PileCard| format!("{}:{}@{}", laid.card, laid.by, laid.at);
        write!(out, "{} now={}", table.options, table.now)?;
        let mut add = |wanted: bool, words: fmt::Arguments<'_>| if wanted { out.write_fmt(words) } else { Ok(()) };
        add(
            !matches!(table.phase, Phase::Round | Phase::Over(_)),
            format_args!(" phase={}", write_phase(&table.phase)),
        )?;
        add(true, format_args!(" leads={} last={}", write_list(table.leads), table.last))?;
        add(
            true,
            format_args!(
                " pile={} under={}",
                write_list(table.pile.iter().map(laid)),
                write_list(under.iter().copied().map(write_held))
            ),
        )?;
        add(true, format_args!(" packets={}", write_parts(packets, "/")))?;
        add(table.spent, format_args!(" spent=yes"))?;
        if let Some(Taps { seats, at }) = table.taps {
            add(true, format_args!(" taps={at}:{}", write_list(seats.iter())))?;
        }
        add(table.mistakes.iter().any(|count| *count > 0), format_args!(" mistakes={}", write_list(&table.mistakes)))?;
        add(table.banned.iter().any(|until| *until > 0), format_args!(" banned={}", write_list(&table.banned)))?;
        add(!table.removed.is_empty(), format_args!(" removed={}", write_list(&table.removed)))?;
        add(true, format_args!(" plays={} since={} rng={rng}", table.plays, table.since))?;
        if let Phase::Over(Outcome { places, reason }) = &table.phase {
            add(true, format_args!(" over {} {}", write_list(places), name_of(&REASON_NAMES, *reason)))?;
        }
        Ok(())
    }
}

impl FromStr for State {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(text);
        let mut state = read_start::<BattleOfCorsica>(&mut words)?;
        read_fields(&mut state, words)?;
        Ok(state)
    }
}

/// Reads the fields of a position into a new game with the options of the position.
fn read_fields(state: &mut State, words: Words<'_>) -> Result<(), ParseError> {
    let table = &mut state.table;
    let seats = table.seat_count();
    let mut fields = Fields::of(words);
    table.now = text::read_time(fields.take("now", "0"))?;
    let phase_word = fields.peek();
    table.phase = read_phase(fields.take("phase", "round"), seats)?;
    table.leads = Seat::read_several(fields.take("leads", "-"), seats, 1)?.first().copied();
    table.last = Seat::read(fields.take("last", "1"), seats)?;
    let pile_word = fields.peek();
    table.pile = read_list(fields.take("pile", "-"), |word| read_laid(word, seats))?;
    let in_order = table.pile.windows(2).all(|pair| pair[0].at < pair[1].at);
    let agrees = table.pile.last().is_none_or(|top| top.at <= table.now && top.by == table.last);
    pile_word.require(
        in_order && agrees && table.leads.is_some() == table.pile.is_empty(),
        "cards one after another, until now, the latest laid by the last; none if somebody leads",
    )?;
    state.under = parse_cards(fields.take("under", "-"))?;
    let packets_word = fields.peek();
    let packets = fields.value_if_next("packets");
    let spent = fields.take("spent", "no");
    table.spent = spent.text == "yes" && !table.pile.is_empty();
    spent.require(table.spent || spent.text == "no", "no, or yes if there is a pile")?;
    if let Some(word) = fields.value_if_next("taps") {
        table.taps = Some(read_taps(word, seats, table.now)?);
    }
    let mistakes_word = fields.peek();
    if let Some(word) = fields.value_if_next("mistakes") {
        table.mistakes = read_list(word, |word| read_number(word, MISTAKES_TO_REMOVE.into()))?;
    }
    let banned_word = fields.peek();
    if let Some(word) = fields.value_if_next("banned") {
        table.banned = read_list(word, text::read_time)?;
    }
    table.removed = Seat::read_several(fields.take("removed", "-"), seats, seats)?;
    table.plays = read_number(fields.take("plays", "0"), MOST_PLAYS.into())?;
    table.since = text::read_time(fields.take("since", "0"))?;
    state.rng = Rng::try_from(fields.take("rng", "0000000000000000"))?;
    mistakes_word.require(table.mistakes.len() == seats, "a number for each seat")?;
    banned_word.require(table.banned.len() == seats, "a number for each seat")?;
    let mut words = fields.rest();
    if let Some(word) = words.next_word() {
        word.require(word.text == "over", "a field in its place, over or the end of the line")?;
        table.phase = Phase::Over(read_outcome(&mut words, seats)?);
    }
    words.end()?;
    state.packets = read_packets(packets, packets_word, table, &state.under)?;
    state.note_holders();
    state.unreachable_because().map_or(Ok(()), |expected| Err(phase_word.expected(expected)))
}

impl TryFrom<Word<'_>> for FaceDownCard {
    type Error = ParseError;

    fn try_from(word: Word<'_>) -> Result<Self, ParseError> {
        let (text, seen) = word.text.strip_suffix('!').map_or((word.text, false), |text| (text, true));
        Ok(Self { card: DeckCard::try_from(Word { text, ..word })?, seen })
    }
}

fn read_laid(word: Word<'_>, seats: usize) -> Result<PileCard, ParseError> {
    let expected = || word.expected("a card, who laid it and when, such as 7H:2@760");
    let (card, rest) = word.split_once(':').ok_or_else(expected)?;
    let (by, at) = rest.split_once('@').ok_or_else(expected)?;
    Ok(PileCard { card: DeckCard::try_from(card)?, by: Seat::read(by, seats)?, at: text::read_time(at)? })
}

fn read_taps(word: Word<'_>, count: usize, now: u64) -> Result<Taps, ParseError> {
    let (at, seats) =
        word.split_once(':').ok_or_else(|| word.expected("when was tapped and by whom, such as 1840:1,2"))?;
    let at = text::read_time(at).ok().filter(|at| *at <= now).ok_or_else(|| at.expected("a time in ms until now"))?;
    let tapped: Seats = Seat::read_several(seats, count, count)?.into_iter().collect();
    seats.require(!tapped.is_empty() && write_list(tapped.iter()) == seats.text, "seats in order")?;
    Ok(Taps { seats: tapped, at })
}

fn read_phase(word: Word<'_>, seats: usize) -> Result<Phase, ParseError> {
    let parts: Vec<Word<'_>> = word.split(':').collect();
    match parts[..] {
        [round] if round.text == "round" => Ok(Phase::Round),
        [kind, challenger, responder, left] if kind.text == "challenge" => {
            let (challenger, responder) = (Seat::read(challenger, seats)?, Seat::read(responder, seats)?);
            let attempts = read_number(left, 5)?;
            let is_possible = challenger != responder && attempts > 0;
            word.require(is_possible, "another seat that answers, and an attempt that is left")?;
            Ok(Phase::Challenge { challenger, responder, left: attempts })
        }
        [kind, ends, claim] if kind.text == "window" => {
            let ends = text::read_time(ends)?;
            let claim = match claim.text.strip_prefix("holder-") {
                Some(seat) => Claim::Holder(Seat::read(Word { text: seat, column: claim.column + 7 }, seats)?),
                None if claim.text == "last" => Claim::LastLayer,
                None => Claim::Owed(Seat::read(claim, seats)?),
            };
            Ok(Phase::Window { ends, claim })
        }
        _ => Err(word.expected("round, challenge:1:2:3 or window:2400:1")),
    }
}

/// Reads all packets, and deals the remaining cards in turn to those that end in `*`.
fn read_packets(
    word: Option<Word<'_>>,
    place: Word<'_>,
    table: &Table,
    under: &[FaceDownCard],
) -> Result<Vec<Vec<FaceDownCard>>, ParseError> {
    let seats = table.seat_count();
    let mut words = word.map(|word| word.split('/'));
    if words.clone().is_some_and(|words| words.count() != seats) {
        return Err(place.expected(format!("the packets of {seats} seats with / between them")));
    }
    let (mut packets, mut filled) = (Vec::<Vec<FaceDownCard>>::new(), Vec::new());
    for seat in 0..seats {
        let word = words.as_mut().and_then(Iterator::next);
        let (packet, fill) = word.map_or_else(|| Ok((Vec::new(), true)), parse_open_ended)?;
        packets.push(packet);
        if fill {
            filled.push(seat);
        }
    }
    let mut left: Vec<DeckCard> = table.options.pack().collect();
    let held = packets.iter().flatten().chain(under).map(|held| held.card);
    if let Some(card) = take_out(&mut left, held.chain(table.pile.iter().map(|laid| laid.card))) {
        return Err(place.expected(format!("{card} once only, and in the pack")));
    }
    if let (Some(card), true) = (left.first(), filled.is_empty()) {
        return Err(place.expected(format!("{card} in a packet or somewhere else")));
    }
    for (dealt, card) in left.into_iter().enumerate() {
        packets[filled[dealt % filled.len()]].push(FaceDownCard { card, seen: false });
    }
    for packet in &mut packets {
        packet.reverse();
    }
    Ok(packets)
}

fn read_outcome(words: &mut Words<'_>, seats: usize) -> Result<Outcome<Reason>, ParseError> {
    let word = words.next("the place of each seat")?;
    let places = read_list(word, |word| read_number::<u8>(word, 6))?;
    let are_places = places.len() == seats && places.contains(&1) && !places.contains(&0);
    word.require(are_places, "the place of each seat, from 1")?;
    let reason = read_name(&REASON_NAMES, words.next("why the game is over")?, "all, plays, time or nobody")?;
    Ok(Outcome { places, reason })
}
