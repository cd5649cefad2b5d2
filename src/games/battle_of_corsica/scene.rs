//! What the page shows of the Battle of Corsica: plain data, made from views.

use super::rules::{Event, FaceDownCard, MISTAKES_TO_REMOVE, Phase, State, View, attempts};
use crate::game::cards::DeckCard;
use crate::game::insertion_sort::insertion_sort;
use crate::game::text::{ParseError, Word, read_parts};
use crate::game::{Outcome, Seat};

/// The number of cards that are shown from the top of the pile: enough to see a sandwich.
pub(crate) const SHOWN_CARD_COUNT: usize = 3;

/// All that the screen shows, as plain data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The pile that the seats lay cards on.
    pub pile: PileScene,
    /// One scene for each seat, in the order of play.
    pub seats: Vec<SeatScene>,
    /// The phase of the game, with the times that the screen counts down.
    pub phase: PhaseScene,
}

/// The pile: the cards that are shown, and the numbers of the other cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PileScene {
    /// The last cards laid, at most [`SHOWN_CARD_COUNT`], the top card last. Each has its number in the game, which
    /// distinguishes it from the same card when it is laid again.
    pub tops: Vec<(u32, DeckCard)>,
    /// The number of open cards below the cards shown.
    pub more: usize,
    /// The number of cards face down under the pile.
    pub under: usize,
}

impl PileScene {
    /// Reads the text of a diagram in the rules: the cards of the pile, such as `KC 7H 7S`, with the top card last.
    pub(crate) fn read(text: &str) -> Result<Self, ParseError> {
        let cards = read_parts(Word::whole(text), ' ', DeckCard::try_from)?;
        Ok(Self { tops: (1..).zip(cards).collect(), more: 0, under: 0 })
    }
}

/// A seat with its packet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatScene {
    /// Which seat this is.
    pub seat: Seat,
    /// The number of cards in the packet.
    pub cards: usize,
    /// Whether the seat is to lay a card.
    pub lays: bool,
    /// The number of mistakes that the seat made without cards (BC-22).
    pub mistakes: u8,
    /// The time until which the seat's taps do not count, in ms (BC-19 House); `None` if it is not banned.
    pub banned: Option<u64>,
    /// Whether the seat was removed for good.
    pub removed: bool,
    /// The place of the seat, from 1; `None` until the game is over.
    pub place: Option<u8>,
}

/// The phase of the game, as the line beside the pile shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhaseScene {
    /// This seat lays the first card of a trick.
    Leads(Seat),
    /// This seat lays the next card.
    Lays(Seat),
    /// A seat has to answer an honour.
    Challenge {
        /// The honour; `None` if the pile of the position does not contain it.
        honour: Option<DeckCard>,
        /// The seat that laid the honour.
        challenger: Seat,
        /// The seat that has to answer the honour.
        responder: Seat,
        /// The number of attempts left.
        left: u8,
    },
    /// A short time in which players can still tap the pile before a seat takes it.
    Window {
        /// The time at which the window ends, in ms since the game began.
        ends: u64,
        /// The seat that takes the pile if nobody taps; `None` if no seat can.
        taker: Option<Seat>,
    },
    /// The game is over.
    Over,
}

impl Scene {
    /// Builds the scene of a view.
    #[must_use]
    pub fn of(view: &View) -> Self {
        let table = &view.table;
        let shown = table.pile.len().min(SHOWN_CARD_COUNT);
        let first = table.plays.saturating_sub(u32::try_from(shown).unwrap_or(u32::MAX)) + 1;
        let tops = table.pile[table.pile.len() - shown..].iter().map(|laid| laid.card);
        let pile =
            PileScene { tops: (first..).zip(tops).collect(), more: table.pile.len() - shown, under: view.under.len() };
        let places = match &table.phase {
            Phase::Over(Outcome { places, .. }) => &places[..],
            _ => &[],
        };
        let to_lay = table.seat_to_lay();
        let seat = |seat: Seat| SeatScene {
            seat,
            cards: view.packets[seat.index()].len(),
            lays: to_lay == Some(seat),
            mistakes: table.mistakes[seat.index()],
            banned: Some(table.banned[seat.index()]).filter(|until| *until > table.now),
            removed: table.removed.contains(&seat),
            place: places.get(seat.index()).copied(),
        };
        let phase = match table.phase {
            Phase::Round => match (to_lay, table.leads) {
                (Some(seat), Some(_)) => PhaseScene::Leads(seat),
                (Some(seat), None) => PhaseScene::Lays(seat),
                (None, _) => PhaseScene::Window { ends: table.now, taker: None },
            },
            Phase::Challenge { challenger, responder, left } => {
                let honour = table.pile.iter().rev().map(|laid| laid.card).find(|card| attempts(*card).is_some());
                PhaseScene::Challenge { honour, challenger, responder, left }
            }
            Phase::Window { ends, claim } => PhaseScene::Window { ends, taker: table.seat_taking(claim) },
            Phase::Over(_) => PhaseScene::Over,
        };
        Self { pile, seats: Seat::all(table.seat_count()).map(seat).collect(), phase }
    }
}

/// The position of a seat on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SeatPosition {
    /// The edge of the table at which the seat is.
    pub edge: TableSide,
    /// The first of the [`COLUMN_COUNT`] that the seat takes, from 1, and the number of its columns.
    pub columns: (usize, usize),
}

/// The edges of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TableSide {
    /// The lower edge of the screen.
    Near,
    /// The left edge of the screen.
    Left,
    /// The upper edge of the screen.
    Far,
    /// The right edge of the screen.
    Right,
}

/// The number of columns of the table. Seats at the near or far edge share them equally; a seat at the left or right edge takes a
/// quarter of them.
pub(crate) const COLUMN_COUNT: usize = 12;

impl SeatPosition {
    /// The position of the seat that is `clockwise` seats after the first seat below. If the players are `facing` each other,
    /// half of the seats are below and the others above, so that all players can reach the device. Otherwise only the first seat
    /// is below.
    pub(crate) fn of(clockwise: usize, seats: usize, facing: bool) -> Self {
        const SIDE_COLUMN_COUNT: usize = COLUMN_COUNT / 4;
        let near = if facing { seats / 2 } else { 1 };
        let sides = !facing && seats > 3;
        let far = seats - near - 2 * usize::from(sides);
        let at_edge = |edge: TableSide, at: usize, of: usize| {
            let span = COLUMN_COUNT / of;
            Self { edge, columns: (at * span + 1, span) }
        };
        if clockwise < near {
            // Clockwise runs to the left below, and to the right above.
            at_edge(TableSide::Near, near - 1 - clockwise, near)
        } else if sides && clockwise == near {
            Self { edge: TableSide::Left, columns: (1, SIDE_COLUMN_COUNT) }
        } else if sides && clockwise + 1 == seats {
            Self { edge: TableSide::Right, columns: (COLUMN_COUNT - SIDE_COLUMN_COUNT + 1, SIDE_COLUMN_COUNT) }
        } else {
            at_edge(TableSide::Far, clockwise - near - usize::from(sides), far)
        }
    }
}

/// In a calm game, the seat of the computer that waits for a person to ask for its card; `None` if no computer waits.
pub(crate) fn waiting_computer(view: &View) -> Option<Seat> {
    let options = &view.table.options;
    view.table.seat_to_lay().filter(|seat| options.has_waiting_computers() && !options.is_person(*seat))
}

/// What the viewer has to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Prompt {
    /// Lay a card.
    Lay,
    /// Answer an honour, with this number of attempts left.
    Answer(u8),
    /// Watch the pile, and tap patterns.
    Watch,
    /// Ask for the next card: a computer waits with it.
    Next,
    /// Tap a pattern to get back into the game: the viewer has no cards.
    Dry {
        /// The number of mistakes left, including the mistake that removes the player.
        left: u8,
    },
    /// Do nothing: the viewer was removed.
    Removed,
}

impl Prompt {
    /// What the viewer has to do next; `None` for a spectator, and when the game is over.
    pub(crate) fn of(view: &View) -> Option<Self> {
        let (seat, table) = (view.viewer?, &view.table);
        if table.is_over() {
            return None;
        }
        let to_lay = table.seat_to_lay();
        Some(match table.phase {
            _ if table.removed.contains(&seat) => Self::Removed,
            Phase::Challenge { left, .. } if to_lay == Some(seat) => Self::Answer(left),
            _ if to_lay == Some(seat) => Self::Lay,
            _ if !table.holders.contains(seat) => {
                Self::Dry { left: MISTAKES_TO_REMOVE.saturating_sub(table.mistakes[seat.index()]) }
            }
            _ if waiting_computer(view).is_some() => Self::Next,
            _ => Self::Watch,
        })
    }
}

/// The sizes of all packets at one time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PacketSizes {
    /// The time, in ms since the game began.
    pub at: u64,
    /// The number of cards of each seat.
    pub cards: Vec<usize>,
}

/// Statistics of the taps of a seat during a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TapStats {
    /// The reaction time of each tap that won a pile, in ms, in the order of the game.
    pub won: Vec<u64>,
    /// The number of piles that others tapped first.
    pub lost: usize,
    /// The number of wrong taps.
    pub mistakes: usize,
}

/// The summary of a finished game: packet sizes and reaction times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSummary {
    /// The sizes of all packets: at the beginning, after each verdict and each window, and at the end.
    pub sizes: Vec<PacketSizes>,
    /// The statistics of the taps of each seat.
    pub reactions: Vec<TapStats>,
}

impl GameSummary {
    /// Builds the summary of a game from its states in order, each with the events of the action that was done in it.
    pub fn of<'a>(states: impl Iterator<Item = (&'a State, Option<Vec<Event>>)>) -> Self {
        let mut summary = Self { sizes: Vec::new(), reactions: Vec::new() };
        let (mut changed_hands, mut at) = (true, 0);
        for (state, events) in states {
            summary.reactions.resize(state.packets.len(), TapStats::default());
            if changed_hands || events.is_none() {
                let cards = state.packets.iter().map(Vec::<FaceDownCard>::len).collect();
                summary.sizes.push(PacketSizes { at, cards });
            }
            // The clock of a state shows the time of the action done in it.
            at = state.table.now;
            changed_hands = false;
            for event in events.unwrap_or_default() {
                changed_hands |= summary.count(state, &event);
            }
        }
        summary
    }

    /// Adds an event of the action that was done in a state to the statistics. Returns whether packets may change.
    fn count(&mut self, state: &State, event: &Event) -> bool {
        match event {
            Event::Won { by, after, .. } => {
                for (seat, reactions) in Seat::all(self.reactions.len()).zip(&mut self.reactions) {
                    if seat == *by {
                        reactions.won.push(*after);
                    } else if !state.table.removed.contains(&seat) {
                        reactions.lost += 1;
                    }
                }
            }
            Event::Mistaken { by, .. } => self.reactions[by.index()].mistakes += 1,
            _ => return matches!(event, Event::Taken { .. } | Event::Dealt),
        }
        true
    }
}

impl TapStats {
    /// The median of the reaction times, in ms; `None` without won piles.
    pub(crate) fn median(&self) -> Option<u64> {
        let mut times = self.won.clone();
        insertion_sort(&mut times, |time| *time);
        times.get(times.len() / 2).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Choices;
    use crate::game::about::split_picture_line;
    use crate::game::{GameWords, Language};
    use crate::games::battle_of_corsica::BattleOfCorsica;
    use crate::games::battle_of_corsica::rules::Options;
    use crate::games::battle_of_corsica::rules::Pattern;

    #[test]
    fn every_diagram_of_the_rules_shows_its_pattern() {
        let options = Options::read(Word::whole("sandwich=on,sequence=on,ten=on")).unwrap();
        let rules = BattleOfCorsica::rules(Language::ENGLISH, None);
        let pictures: Vec<_> = rules.lines().filter_map(split_picture_line).collect();
        let patterns = [Pattern::Pair, Pattern::Sandwich, Pattern::Sequence, Pattern::Ten];
        assert_eq!(pictures.len(), patterns.len());
        for ((_, how), expected) in pictures.into_iter().zip(patterns) {
            let pile = PileScene::read(how).unwrap();
            let cards = pile.tops.iter().map(|(_, card)| *card);
            assert_eq!(Pattern::on_top(cards, &options), Some(expected), "{how}");
        }
    }

    #[test]
    fn seats_lie_clockwise_and_do_not_overlap() {
        for (seats, facing) in (2..=6).flat_map(|seats| [(seats, false), (seats, true)]) {
            let places: Vec<SeatPosition> = (0..seats).map(|at| SeatPosition::of(at, seats, facing)).collect();
            // Clockwise from six: below from right to left, then left, above from left to right, then right.
            let hour = |place: &SeatPosition| match place.edge {
                TableSide::Near => COLUMN_COUNT - place.columns.0,
                TableSide::Left => 100,
                TableSide::Far => 200 + place.columns.0,
                TableSide::Right => 300,
            };
            assert!(places.is_sorted_by(|one, next| hour(one) < hour(next)), "{seats} {facing}: {places:?}");
            for edge in [TableSide::Near, TableSide::Far] {
                let there = || places.iter().filter(|place| place.edge == edge);
                assert!(there().all(|place| place.columns.0 + place.columns.1 <= COLUMN_COUNT + 1));
                let taken: usize = there().map(|place| place.columns.1).sum();
                assert_eq!(taken, COLUMN_COUNT, "{seats} {facing}: {places:?}");
            }
            let sides = places.iter().filter(|place| matches!(place.edge, TableSide::Left | TableSide::Right)).count();
            assert_eq!(sides, if facing || seats < 4 { 0 } else { 2 });
            let below = places.iter().filter(|place| place.edge == TableSide::Near).count();
            assert_eq!(below, if facing { seats / 2 } else { 1 });
        }
    }

    #[test]
    fn the_median_is_the_middle_reaction_time() {
        let reactions = TapStats { won: vec![900, 100, 500], ..TapStats::default() };
        assert_eq!(reactions.median(), Some(500));
        assert_eq!(TapStats::default().median(), None);
    }
}
