//! The computer players of the Battle of Corsica. The levels differ in reaction time, missed patterns and wrong taps.
//!
//! Like people, a computer sees each card, also its own, one frame of the screen after the card has landed. Its reaction time is
//! chosen at random for each card, from a log-normal distribution, which fits human reaction times: the median depends on the
//! level, and the standard deviation of the logarithm is 0.25. Sometimes a computer misses a pattern. Sometimes it taps cards
//! that only look like a pattern: they make a pattern in a variation that is not played, or would make one without the second
//! card from the top. A computer that is about to tap lays no card. It gives up a tap when the top card is covered, unless the
//! tap would still count. A banned computer looks at the pile again after the ban.
//!
//! | level | median | does not notice | taps in error |
//! |---|---|---|---|
//! | Cabin boy | 430 ms | 8.5 % | 2 % |
//! | Deckhand | 413 ms | 6.5 % | 1.8 % |
//! | Boatswain | 405 ms | 5.8 % | 1.5 % |
//! | First mate | 394 ms | 5 % | 1.2 % |
//! | Captain | 380 ms | 4.2 % | 0.6 % |
//!
//! In the usual race a person who taps after 400 ms, misses 5 % and taps 2 % in error wins about 75, 60, 50, 40 and 25 of 100 games
//! against them (`thinking -- person`). A game has some forty patterns, so small differences decide it.
//!
//! All levels take 500 to 900 ms to lay a card (BC-36). In a long game they become faster, from the 200th card on, down
//! to seven tenths of this time at the 500th. At a slower pace all times are longer, and none falls during the game.

use super::rules::{
    AceNine, AceRank, Action, BattleOfCorsica, JokerPairs, Options, Pattern, Rising, Sandwich, Sequence, State, Table,
    Ten, View,
};
use crate::game::cards::DeckCard;
use crate::game::record::Entry;
use crate::game::{Game, OptionConflict, Rng, Seat, Seats, SessionRules};
use crate::search::race::play_by_reflex;
use crate::search::{Level, Player, Reflex, SearchTask};

/// The time until a card that has landed can be seen, in ms: a frame of the screen (BC-35).
pub const FRAME_MS: u64 = 16;

/// The time after the top card is covered in which a computer cannot stop a tap any more, in ms: a tap that it was about to make
/// within this time is still made.
pub const TAP_STOP_LIMIT_MS: u64 = 100;

/// The shortest reaction time of all levels, in ms.
pub const FASTEST_REACTION_MS: u64 = reaction_model(Level::Captain).median * REACTION_PERCENTILES[0] / 1_000;

/// The shortest time that a computer takes to lay a card, and the longest random time that is added to it, in ms (BC-36).
pub const MIN_AND_RANDOM_LAYING_MS: (u64, usize) = (500, 400);

/// The middles of the hundred percentiles of a log-normal distribution with median 1,000, in which the standard
/// deviation of the logarithm is 0.25. This is a table because machines differ in the last digit of an exponential.
const REACTION_PERCENTILES: [u64; 100] = [
    525, 581, 613, 636, 655, 671, 685, 698, 710, 721, 731, 741, 750, 759, 768, 776, 784, 792, 799, 807, 814, 821, 828,
    835, 841, 848, 855, 861, 868, 874, 880, 887, 893, 899, 905, 911, 917, 923, 930, 936, 942, 948, 954, 960, 966, 972,
    978, 984, 991, 997, 1003, 1009, 1016, 1022, 1029, 1035, 1042, 1048, 1055, 1062, 1069, 1076, 1083, 1090, 1097, 1105,
    1112, 1120, 1128, 1136, 1144, 1153, 1161, 1170, 1179, 1188, 1198, 1208, 1218, 1229, 1240, 1251, 1263, 1276, 1289,
    1303, 1318, 1333, 1350, 1368, 1388, 1409, 1433, 1460, 1491, 1528, 1573, 1632, 1720, 1904,
];

/// How a level reacts to patterns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReactionModel {
    /// The median time from seeing a pattern to the tap, in ms.
    pub median: u64,
    /// How many of a thousand patterns are missed.
    pub lapses: usize,
    /// How many of a thousand piles that only look like a pattern are tapped by mistake.
    pub errors: usize,
}

/// The reaction model of a level, as in the table at the top of this module.
#[must_use]
pub const fn reaction_model(level: Level) -> ReactionModel {
    let (median, lapses, errors) = match level {
        Level::CabinBoy => (430, 85, 20),
        Level::Deckhand => (413, 65, 18),
        Level::Boatswain => (405, 58, 15),
        Level::FirstMate => (394, 50, 12),
        Level::Captain => (380, 42, 6),
    };
    ReactionModel { median, lapses, errors }
}

/// How a person reacts who has played a few games. The levels are measured against such a person.
const PERSON: ReactionModel = ReactionModel { median: 400, lapses: 50, errors: 20 };

/// A computer on a seat.
struct Computer<'a> {
    table: &'a Table,
    seat: Seat,
    model: ReactionModel,
    /// The factor by which all its times are longer.
    slowness: u64,
    seed: u64,
}

impl Computer<'_> {
    /// The random generator for laying or tapping a card, as `action` says. `number` counts the cards laid since the game began.
    fn rng(&self, number: u32, action: Action) -> Rng {
        Rng::stream(self.seed, u64::from(number) << 8 | (self.seat.index() as u64) << 4 | action as u64)
    }

    /// The time of the computer's next tap, in ms, if nothing happens before; `None` if it does not tap.
    fn tap_time(&self) -> Option<u64> {
        let table = self.table;
        if table.spent {
            return None;
        }
        let hesitates = table.options.grace().max(TAP_STOP_LIMIT_MS);
        let until = |top: usize| table.pile.get(top).map_or(u64::MAX, |cover| cover.at + hesitates);
        let open = (1..=table.pile.len()).rev().take_while(|top| until(*top) > table.now);
        let done = |at: u64| at < table.now || at == table.now && self.has_tapped();
        open.filter_map(|top| self.tap_time_on(top).filter(|at| *at < until(top))).filter(|at| !done(*at)).min()
    }

    /// Whether the computer has tapped in this ms.
    fn has_tapped(&self) -> bool {
        self.table.taps.is_some_and(|taps| taps.at == self.table.now && taps.seats.contains(self.seat))
    }

    /// The time at which the computer taps the card at this position of the pile, in ms; `None` if it does not tap.
    fn tap_time_on(&self, top: usize) -> Option<u64> {
        let Table { pile, plays, options, banned, .. } = self.table;
        let covers = u32::try_from(pile.len() - top).expect("a pack has far fewer cards");
        let mut rng = self.rng(plays.saturating_sub(covers), Action::Tap);
        let (notices, errs) = (rng.below(1_000) >= self.model.lapses, rng.below(1_000) < self.model.errors);
        let cards = || pile[..top].iter().map(|laid| laid.card);
        let is_pattern = Pattern::on_top(cards(), options).is_some();
        let (seen, banned) = (pile[top - 1].at + FRAME_MS, banned[self.seat.index()]);
        // Only right taps are delayed to the end of a ban.
        let is_tapped =
            if is_pattern { notices } else { errs && seen >= banned && looks_like_a_pattern(cards(), options) };
        let reaction = self.model.median * REACTION_PERCENTILES[rng.below(REACTION_PERCENTILES.len())] / 1_000;
        is_tapped.then(|| seen.max(banned) + reaction * self.slowness)
    }

    /// The time at which the computer lays a card, in ms; `None` if it lays none.
    fn flip_time(&self) -> Option<u64> {
        let table = self.table;
        if table.seat_to_lay() != Some(self.seat) || table.options.has_waiting_computers() || self.has_tapped() {
            return None;
        }
        let (least, more) = MIN_AND_RANDOM_LAYING_MS;
        let takes = least + self.rng(table.plays + 1, Action::Flip).below(more + 1) as u64;
        let landed = table.pile.last().map_or(0, |top| top.at + 1);
        let speed_up = if self.slowness == 1 { speed_up_percent(table.plays) } else { 0 };
        Some((table.since + takes * self.slowness * (100 - speed_up) / 100).max(landed).max(table.now))
    }

    /// The next tap or card; `None` while it waits.
    fn reflex(&self) -> Option<Reflex<Action>> {
        if self.table.is_over() || !self.table.still_in().contains(self.seat) {
            return None;
        }
        let tap = self.tap_time().map(|at| Reflex { at, action: Action::Tap });
        // A computer that is about to tap lays no card.
        tap.or_else(|| self.flip_time().map(|at| Reflex { at, action: Action::Flip }))
    }
}

/// Plays a race of a simulated person on the first seat against computers of a level, to measure what the person wins and how long
/// it takes. Returns the last state and the actions.
///
/// # Errors
///
/// When the options do not go together.
pub fn race_against_person(
    options: &Options,
    seed: u64,
    level: Level,
) -> Result<(State, Vec<Entry<Action>>), OptionConflict> {
    let computers = Seats::all(options.seat_count()).without(Seat::FIRST);
    let options = BattleOfCorsica::normalize(BattleOfCorsica::with_computers(options.clone(), computers));
    let mut state = BattleOfCorsica::start(&options, seed)?;
    let entries = play_by_reflex::<BattleOfCorsica>(&mut state, |state, seat| {
        let view = BattleOfCorsica::view(state, Some(seat));
        if seat == Seat::FIRST {
            Computer { table: &view.table, seat, model: PERSON, slowness: 1, seed }.reflex()
        } else {
            BattleOfCorsica::reflex(&view, seat, level, !seed)
        }
    });
    Ok((state, entries))
}

/// The percentage by which the time to lay a card is shorter once this number of cards was laid.
fn speed_up_percent(plays: u32) -> u64 {
    u64::from(plays.clamp(200, 500) - 200) / 10
}

/// Whether the last of these cards would make a pattern if all variations were played, or if the card below were missing.
fn looks_like_a_pattern(cards: impl DoubleEndedIterator<Item = DeckCard> + Clone, options: &Options) -> bool {
    let generous = Options {
        sandwich: Sandwich::On,
        sequence: Sequence::On,
        rising: Rising::Either,
        ace_rank: AceRank::Both,
        ten: Ten::On,
        ace_nine: AceNine::Counts,
        joker_pairs: JokerPairs::Match,
        ..options.clone()
    };
    let mut below = cards.clone();
    let top = below.next_back();
    below.next_back();
    Pattern::on_top(cards, &generous).or_else(|| Pattern::on_top(below.chain(top), &generous)).is_some()
}

impl Player for BattleOfCorsica {
    type SearchTask = ForcedAction;

    fn think(view: &View, seat: Seat, _: Level, _: Option<u64>, _: u64) -> ForcedAction {
        ForcedAction::of(&view.table, seat)
    }

    fn reflex(view: &View, seat: Seat, level: Level, seed: u64) -> Option<Reflex<Action>> {
        let slowness = view.table.options.slowness();
        Computer { table: &view.table, seat, model: reaction_model(level), slowness, seed }.reflex()
    }
}

/// A search task that has decided from the beginning. Its action is the automatic event that is due; otherwise it lays a card if
/// it may and no pattern shows, and taps if not.
pub struct ForcedAction(Action);

impl ForcedAction {
    fn of(table: &Table, seat: Seat) -> Self {
        let due = table.overdue_event().and_then(|deadline| deadline.action).map(|(_, action)| action);
        let pattern = table.pattern_at(table.now).is_some();
        let flip = table.check(seat, Action::Flip).is_ok().then_some(Action::Flip).filter(|_| !pattern);
        Self(due.or(flip).unwrap_or(Action::Tap))
    }
}

impl SearchTask for ForcedAction {
    type Action = Action;

    fn advance(&mut self, _: u64) {}

    fn is_finished(&self) -> bool {
        true
    }

    fn choice(&self) -> Action {
        self.0
    }

    fn iterations(&self) -> u64 {
        0
    }

    fn win_probability(&self) -> f64 {
        0.5
    }
}
