//! What lies on the table of the Battle of Corsica, and what has happened there: plain data, made of views.

use super::rules::{
    Action, Claim, Held, Judgement, LAST_MISTAKE, Laid, Pattern, Penalty, Phase, State, View, attempts,
};
use crate::game::cards::DeckCard;
use crate::game::text::{ParseError, Word};
use crate::game::{Outcome, Seat};

/// How many cards of the pile are legible: enough to see a sandwich.
pub const LEGIBLE: usize = 3;

/// The whole picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The pile.
    pub pile: PileScene,
    /// All seats, in order.
    pub seats: Vec<SeatScene>,
    /// What is going on.
    pub phase: PhaseScene,
}

/// The pile in the middle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PileScene {
    /// The last cards that were laid, at most [`LEGIBLE`], the top last, each with its number in the game, by which it is told
    /// from the same card laid again.
    pub tops: Vec<(u32, DeckCard)>,
    /// How many more lie open below these.
    pub more: usize,
    /// How many lie face down under the pile.
    pub under: usize,
}

impl PileScene {
    /// Reads a picture for the rules: cards of the pile, the top last, such as `KC 7H 7S`.
    ///
    /// # Errors
    /// When a word is no card.
    pub fn read(text: &str) -> Result<Self, ParseError> {
        let cards = Word::whole(text).split(' ').map(DeckCard::try_from).collect::<Result<Vec<_>, _>>()?;
        Ok(Self { tops: (1..).zip(cards).collect(), more: 0, under: 0 })
    }
}

/// A seat with its packet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatScene {
    /// Which one.
    pub seat: Seat,
    /// How many cards it has.
    pub cards: usize,
    /// Whether it is to lay a card.
    pub lays: bool,
    /// How many mistakes it has made without cards (BC-22).
    pub mistakes: u8,
    /// Until when its taps do not count, in ms, if it was banned (BC-19 House).
    pub banned: Option<u64>,
    /// Whether it was removed for good.
    pub removed: bool,
    /// Its place, once the game is over.
    pub place: Option<u8>,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhaseScene {
    /// This seat lays the first card of a trick.
    Leads(Seat),
    /// This seat lays the next card.
    Lays(Seat),
    /// An honour is to be answered.
    Challenge {
        /// The honour; none where a position does not show it.
        honour: Option<DeckCard>,
        /// Who laid it.
        challenger: Seat,
        /// Who answers.
        responder: Seat,
        /// How many attempts are left.
        left: u8,
    },
    /// The pile is about to be taken.
    Window {
        /// When, in ms.
        ends: u64,
        /// By whom, if nobody taps.
        taker: Option<Seat>,
    },
    /// The game is over.
    Over,
}

impl Scene {
    /// The picture of a view.
    #[must_use]
    pub fn of(view: &View) -> Self {
        let table = &view.table;
        let shown = table.pile.len().min(LEGIBLE);
        let first = table.plays.saturating_sub(u32::try_from(shown).unwrap_or(u32::MAX)) + 1;
        let tops = table.pile[table.pile.len() - shown..].iter().map(|laid| laid.card);
        let pile =
            PileScene { tops: (first..).zip(tops).collect(), more: table.pile.len() - shown, under: view.under.len() };
        let places = match &table.phase {
            Phase::Over(Outcome { places, .. }) => &places[..],
            _ => &[],
        };
        let layer = table.seat_to_lay();
        let seat = |seat: Seat| SeatScene {
            seat,
            cards: view.packets[seat.index()].len(),
            lays: layer == Some(seat),
            mistakes: table.mistakes[seat.index()],
            banned: Some(table.banned[seat.index()]).filter(|until| *until > table.now),
            removed: table.removed.contains(&seat),
            place: places.get(seat.index()).copied(),
        };
        let phase = match table.phase {
            Phase::Round => match (layer, table.leads) {
                (Some(layer), Some(_)) => PhaseScene::Leads(layer),
                (Some(layer), None) => PhaseScene::Lays(layer),
                (None, _) => PhaseScene::Window { ends: table.now, taker: None },
            },
            Phase::Challenge { challenger, responder, left } => {
                let honour = table.pile.iter().rev().map(|laid| laid.card).find(|card| attempts(*card).is_some());
                PhaseScene::Challenge { honour, challenger, responder, left }
            }
            Phase::Window { ends, claim } => PhaseScene::Window { ends, taker: table.taker(claim) },
            Phase::Over(_) => PhaseScene::Over,
        };
        Self { pile, seats: Seat::all(table.seats()).map(seat).collect(), phase }
    }
}

/// Where somebody sits at the table that the screen is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatPosition {
    /// At which edge.
    pub edge: Edge,
    /// In which of [`COLUMNS`] the place begins, counted from 1, and how many it takes.
    pub columns: (usize, usize),
}

/// The edges of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    /// Below.
    Near,
    /// On the left.
    Left,
    /// Above.
    Far,
    /// On the right.
    Right,
}

/// Into how many columns the table is divided, so that one, two or three may sit at an edge.
pub const COLUMNS: usize = 12;

impl SeatPosition {
    /// The place of whoever sits so many seats clockwise from the first one below. `facing`, half of all sit below, so that
    /// each reaches a place of their own from one of two opposite edges; else only the first does.
    #[must_use]
    pub fn of(clockwise: usize, seats: usize, facing: bool) -> Self {
        const SIDE: usize = COLUMNS / 4;
        let near = if facing { seats / 2 } else { 1 };
        let sides = !facing && seats > 3;
        let far = seats - near - 2 * usize::from(sides);
        let at_edge = |edge: Edge, at: usize, of: usize| {
            let span = COLUMNS / of;
            Self { edge, columns: (at * span + 1, span) }
        };
        if clockwise < near {
            // Clockwise is to the left below, and to the right above.
            at_edge(Edge::Near, near - 1 - clockwise, near)
        } else if sides && clockwise == near {
            Self { edge: Edge::Left, columns: (1, SIDE) }
        } else if sides && clockwise + 1 == seats {
            Self { edge: Edge::Right, columns: (COLUMNS - SIDE + 1, SIDE) }
        } else {
            at_edge(Edge::Far, clockwise - near - usize::from(sides), far)
        }
    }
}

/// Something that has happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card was laid.
    Laid {
        /// By whom.
        by: Seat,
        /// Which one.
        card: DeckCard,
        /// From whose packet, if it was borrowed (BC-24).
        lender: Option<Seat>,
    },
    /// Somebody has tapped, and nobody knows yet what it was worth.
    Tapped(Seat),
    /// Somebody has tapped, and it did not count.
    Ignored(Seat),
    /// Somebody has won the pile by a tap.
    Won {
        /// Who.
        by: Seat,
        /// What was tapped.
        pattern: Pattern,
        /// How many cards were won.
        cards: usize,
        /// How long after the tapped card had landed, in ms.
        after: u64,
        /// Whether they had no cards.
        back: bool,
    },
    /// Somebody has tapped what was nothing.
    Mistaken {
        /// Who.
        by: Seat,
        /// What it costs.
        cost: Cost,
    },
    /// A window is over and somebody takes the pile.
    Taken {
        /// Who.
        by: Seat,
        /// How many cards.
        cards: usize,
        /// The honour that was not answered, if that is why.
        honour: Option<DeckCard>,
    },
    /// Nobody held cards, and they were dealt anew.
    Dealt,
    /// The game was stopped, or nobody was left.
    Stopped,
}

/// What a wrong tap costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// So many cards, under the pile.
    Cards(usize),
    /// So many cards, to the others.
    Gifts(usize),
    /// Some time without taps.
    Ban,
    /// A mistake: so many by now.
    Mistake(u8),
    /// The game.
    Removed,
}

impl Event {
    /// What this action of a seat did; none for one that cannot have been done here.
    #[must_use]
    pub fn between(before: &View, after: &View, seat: Seat, action: Action) -> Option<Self> {
        let on_table = || before.table.pile.len() + before.under.len();
        match action {
            Action::Flip => {
                // When the last play ends the game, its card still lies there.
                let card = after.table.pile.last()?.card;
                let lost = |other: &Seat| after.packets[other.index()].len() < before.packets[other.index()].len();
                let lender = Seat::all(before.packets.len()).find(lost).filter(|lender| *lender != seat);
                Some(Self::Laid { by: seat, card, lender })
            }
            Action::Tap => Some(Self::Tapped(seat)),
            Action::Verdict => {
                let taps = before.table.taps?;
                let (by, judgement) = before.table.judgement(taps);
                let Some(by) = by else { return Some(Self::Ignored(seat)) };
                Some(match judgement {
                    Judgement::Ignored => Self::Ignored(by),
                    Judgement::Right { top, pattern } => Self::Won {
                        by,
                        pattern,
                        cards: on_table(),
                        after: taps.at - before.table.pile[top - 1].at,
                        back: before.packets[by.index()].is_empty(),
                    },
                    Judgement::Wrong => Self::Mistaken { by, cost: Cost::of(before, after, by) },
                })
            }
            Action::Sweep => {
                let Phase::Window { claim, .. } = before.table.phase else { return None };
                let honour = before.table.pile.iter().rev().find(|laid| attempts(laid.card).is_some());
                let owed = |laid: &&Laid| claim == Claim::Owed(laid.by);
                match before.table.taker(claim) {
                    None => Some(Self::Stopped),
                    Some(_) if before.table.deals_again(claim) => Some(Self::Dealt),
                    Some(by) => {
                        let honour = honour.filter(owed).map(|laid| laid.card);
                        Some(Self::Taken { by, cards: on_table(), honour })
                    }
                }
            }
            Action::Stop => Some(Self::Stopped),
        }
    }
}

impl Cost {
    fn of(before: &View, after: &View, by: Seat) -> Self {
        let cards = before.packets[by.index()].len().saturating_sub(after.packets[by.index()].len());
        let mistakes = after.table.mistakes[by.index()];
        if after.table.removed.contains(&by) {
            Self::Removed
        } else if mistakes > before.table.mistakes[by.index()] {
            Self::Mistake(mistakes)
        } else {
            match before.table.options.penalty {
                Penalty::Ban => Self::Ban,
                Penalty::Each => Self::Gifts(cards),
                Penalty::Three | Penalty::One => Self::Cards(cards),
            }
        }
    }
}

/// The computer whose card waits for a person's word, if the game is so calm.
#[must_use]
pub fn waiting(view: &View) -> Option<Seat> {
    let options = &view.table.options;
    view.table.seat_to_lay().filter(|layer| options.waits() && !options.is_person(*layer))
}

/// What whoever looks on is to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Lay a card.
    Lay,
    /// Answer an honour, with so many attempts.
    Answer(u8),
    /// Watch, and tap what may be tapped.
    Watch,
    /// Have the next card laid, as computers wait for it.
    Next,
    /// Tap your way back: there are no cards left.
    Dry {
        /// How many mistakes are left before the last.
        left: u8,
    },
    /// Nothing: removed.
    Removed,
}

impl Prompt {
    /// What the viewer is to do; nothing when the game is over.
    #[must_use]
    pub fn of(view: &View) -> Option<Self> {
        let (seat, table) = (view.viewer?, &view.table);
        if table.is_over() {
            return None;
        }
        let layer = table.seat_to_lay();
        Some(match table.phase {
            _ if table.removed.contains(&seat) => Self::Removed,
            Phase::Challenge { left, .. } if layer == Some(seat) => Self::Answer(left),
            _ if layer == Some(seat) => Self::Lay,
            _ if !table.holders.contains(seat) => {
                Self::Dry { left: LAST_MISTAKE.saturating_sub(table.mistakes[seat.index()]) }
            }
            _ if waiting(view).is_some() => Self::Next,
            _ => Self::Watch,
        })
    }
}

/// How many cards each seat has, at a moment in ms since the game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PacketSizes {
    /// When.
    pub at: u64,
    /// How many, by seat.
    pub cards: Vec<usize>,
}

/// What became of the chances that somebody had to tap.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reactions {
    /// How long each of their taps that won a pile took, in ms, in the order of the game.
    pub won: Vec<u64>,
    /// How many piles others tapped first.
    pub lost: usize,
    /// How many wrong taps they made.
    pub mistakes: usize,
}

/// A finished game in numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSummary {
    /// The sizes of all packets: at the beginning, whenever a pile was taken or cards were given, and at the end.
    pub sizes: Vec<PacketSizes>,
    /// The reactions of each seat.
    pub reactions: Vec<Reactions>,
}

impl GameSummary {
    /// The story of a game: its states from the beginning to the end, with the action that was done in each but the last.
    #[must_use]
    pub fn of<'a>(states: impl Iterator<Item = (&'a State, Option<(Seat, Action)>)>) -> Self {
        let mut story = Self { sizes: Vec::new(), reactions: Vec::new() };
        let (mut changed_hands, mut at) = (true, 0);
        for (state, action) in states {
            story.reactions.resize(state.packets.len(), Reactions::default());
            if changed_hands || action.is_none() {
                let cards = state.packets.iter().map(Vec::<Held>::len).collect();
                story.sizes.push(PacketSizes { at, cards });
            }
            // Until then the clock went on in this state.
            at = state.table.now;
            changed_hands = match action {
                Some((_, Action::Verdict)) => story.judge(state),
                Some((_, Action::Sweep)) => true,
                _ => false,
            };
        }
        story
    }

    /// Notes what became of the taps in a state. Returns whether cards change hands.
    fn judge(&mut self, state: &State) -> bool {
        let Some(taps) = state.table.taps else { return false };
        match state.table.judgement(taps) {
            (Some(by), Judgement::Right { top, .. }) => {
                for (seat, reactions) in Seat::all(self.reactions.len()).zip(&mut self.reactions) {
                    if seat == by {
                        reactions.won.push(taps.at - state.table.pile[top - 1].at);
                    } else if !state.table.removed.contains(&seat) {
                        reactions.lost += 1;
                    }
                }
                true
            }
            (Some(by), Judgement::Wrong) => {
                self.reactions[by.index()].mistakes += 1;
                true
            }
            _ => false,
        }
    }
}

impl Reactions {
    /// The middle one of the times that won a pile, in ms.
    #[must_use]
    pub fn median(&self) -> Option<u64> {
        let mut times = self.won.clone();
        times.sort_unstable();
        times.get(times.len() / 2).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Choices;
    use crate::game::about::picture;
    use crate::game::{GameWords, Language};
    use crate::games::battle_of_corsica::BattleOfCorsica;
    use crate::games::battle_of_corsica::rules::Options;

    #[test]
    fn every_picture_of_the_rules_shows_what_its_text_says() {
        let options = Options::read(Word::whole("sandwich=on,sequence=on,ten=on")).unwrap();
        let pictures: Vec<_> = BattleOfCorsica::about(Language::ENGLISH).rules.lines().filter_map(picture).collect();
        let patterns = [Pattern::Pair, Pattern::Sandwich, Pattern::Sequence, Pattern::Ten];
        assert_eq!(pictures.len(), patterns.len());
        for ((_, how), expected) in pictures.into_iter().zip(patterns) {
            let pile = PileScene::read(how).unwrap();
            let cards = pile.tops.iter().map(|(_, card)| *card);
            assert_eq!(Pattern::on_top(cards, &options), Some(expected), "{how}");
        }
    }

    #[test]
    fn all_sit_clockwise_around_the_table_and_nobody_on_anothers_place() {
        for (seats, facing) in (2..=6).flat_map(|seats| [(seats, false), (seats, true)]) {
            let places: Vec<SeatPosition> = (0..seats).map(|at| SeatPosition::of(at, seats, facing)).collect();
            // Around the clock from six: below from right to left, then left, above from left to right, then right.
            let hour = |place: &SeatPosition| match place.edge {
                Edge::Near => COLUMNS - place.columns.0,
                Edge::Left => 100,
                Edge::Far => 200 + place.columns.0,
                Edge::Right => 300,
            };
            assert!(places.is_sorted_by(|one, next| hour(one) < hour(next)), "{seats} {facing}: {places:?}");
            for edge in [Edge::Near, Edge::Far] {
                let there = || places.iter().filter(|place| place.edge == edge);
                assert!(there().all(|place| place.columns.0 + place.columns.1 <= COLUMNS + 1));
                let taken: usize = there().map(|place| place.columns.1).sum();
                assert_eq!(taken, COLUMNS, "{seats} {facing}: {places:?}");
            }
            let sides = places.iter().filter(|place| matches!(place.edge, Edge::Left | Edge::Right)).count();
            assert_eq!(sides, if facing || seats < 4 { 0 } else { 2 });
            let below = places.iter().filter(|place| place.edge == Edge::Near).count();
            assert_eq!(below, if facing { seats / 2 } else { 1 });
        }
    }

    #[test]
    fn the_middle_one_of_the_reactions_is_their_median() {
        let reactions = Reactions { won: vec![900, 100, 500], ..Reactions::default() };
        assert_eq!(reactions.median(), Some(500));
        assert_eq!(Reactions::default().median(), None);
    }
}
