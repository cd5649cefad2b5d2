//! The position editor of Court Wars.

use super::messages as say;
use super::rules::{Base, Court, CourtWars, Illegal, Jokers, Options, Stack, Stage, State, value};
use crate::game::cards::{Card, DeckCard, Rank, Suit};
use crate::game::insertion_sort::insertion_sort;
use crate::game::position_editor::{EditRefusal, EditorField};
use crate::game::{GameWords, Language, PositionEditor, Seat, Seats, common_words};

/// The position editor of Court Wars.
pub struct Editor;

/// What can be laid on a stack.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    /// The court itself, so that it stands.
    Court,
    Joker,
    Guard(Card),
}

/// What can be laid in a game with these options, in the order of [`PositionEditor::pieces`].
fn items(options: &Options) -> impl Iterator<Item = Item> {
    let joker = (options.jokers == Jokers::Two).then_some(Item::Joker);
    let cards = Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(rank, suit)));
    [Item::Court].into_iter().chain(joker).chain(cards.filter(|card| value(*card) > 0).map(Item::Guard))
}

/// The seat and court of the stack with this number on the board; `None` if no seat has it.
fn stack_at(state: &State, number: usize) -> Option<(Seat, Court)> {
    let seat = Seat::all(state.table.seat_count()).nth(number / Court::ALL.len())?;
    Some((seat, Court::ALL[number % Court::ALL.len()]))
}

/// The number of Jokers in stacks, among the discards, and out of the game.
fn joker_count(state: &State) -> usize {
    state.table.open_cards().filter(|card| *card == DeckCard::Joker).count()
}

/// Takes a Guard away from its stack or the discards.
fn take_away(state: &mut State, card: Card) {
    for stack in state.table.stacks.iter_mut().flatten() {
        stack.guards.retain(|guard| *guard != card);
    }
    state.table.discard.retain(|discard| *discard != DeckCard::Suited(card));
}

impl PositionEditor<CourtWars> for Editor {
    fn pieces(&self, language: Language, state: &State) -> Vec<String> {
        let name = |item: Item| match item {
            Item::Court => say::EDITOR_COURT.text(language).into(),
            Item::Joker => common_words::card(language, DeckCard::Joker),
            Item::Guard(card) => common_words::card(language, DeckCard::Suited(card)),
        };
        items(&state.table.options).map(name).collect()
    }

    fn piece_on(&self, state: &State, space: usize) -> Option<usize> {
        let (seat, court) = stack_at(state, space)?;
        let stack = state.table.stack(seat, court);
        let item = match (stack.guards.last(), stack.base) {
            (Some(guard), _) => Item::Guard(*guard),
            (None, Base::Joker) => Item::Joker,
            (None, Base::Court | Base::Fallen) => return None,
        };
        items(&state.table.options).position(|known| known == item)
    }

    fn lay(&self, language: Language, state: &mut State, piece: Option<usize>, space: usize) -> Result<(), String> {
        let Some((seat, court)) = stack_at(state, space) else { return Ok(()) };
        let item = piece.and_then(|piece| items(&state.table.options).nth(piece));
        if let Some(Item::Guard(card)) = item {
            take_away(state, card);
        }
        let options = state.table.options.clone();
        let stack = &mut state.table.stacks[seat.index()][court as usize];
        match item {
            None => {
                if stack.guards.pop().is_none() {
                    stack.base = Base::Fallen;
                }
            }
            Some(Item::Court) => stack.base = Base::Court,
            Some(Item::Joker) if stack.base == Base::Fallen => {
                stack.base = Base::Joker;
                // A Joker among the discards may be the one.
                let discarded = state.table.discard.iter().position(|card| *card == DeckCard::Joker);
                if let Some(at) = discarded.filter(|_| joker_count(state) > DeckCard::JOKERS) {
                    state.table.discard.remove(at);
                }
            }
            Some(Item::Joker) => return Err(say::EDITOR_NO_ROOM.text(language).into()),
            Some(Item::Guard(_)) if !stack.is_standing() => return Err(say::EDITOR_NO_COURT.text(language).into()),
            Some(Item::Guard(card)) => {
                let at = stack.guards.iter().position(|guard| value(*guard) < value(card));
                stack.guards.insert(at.unwrap_or(stack.guards.len()), card);
                let broken = stack.guards.windows(2).find(|pair| !options.can_stack(pair[1], pair[0]));
                if let Some(pair) = broken {
                    return Err(CourtWars::refusal(language, &Illegal::DoesNotFit(pair[1], pair[0])));
                }
            }
        }
        Ok(())
    }

    fn fields(&self, language: Language, state: &State) -> Vec<EditorField> {
        let table = &state.table;
        let name = |seat: Seat| say::Player { player: table.suits[seat.index()] }.text(language);
        vec![EditorField {
            group: None,
            label: say::EDITOR_TURN.text(language).into(),
            values: table.remaining_seats().map(name).collect(),
            chosen: table.remaining_seats().position(|seat| seat == table.turn).unwrap_or_default(),
        }]
    }

    fn set(&self, state: &mut State, _field: usize, value: usize) {
        let seat = state.table.remaining_seats().nth(value);
        state.table.turn = seat.unwrap_or(state.table.turn);
    }

    fn clear(&self, state: &mut State) {
        state.table.stacks.fill_with(Default::default);
        state.table.discard.clear();
        (state.table.turns, state.table.removed) = (0, 0);
        state.table.end_set_up();
    }

    /// A turn begins with the courts as they are. Cards that lie nowhere are shuffled into the pile.
    fn settle(&self, state: &mut State) {
        let table = &mut state.table;
        // Those who fell earlier come first.
        for seat in Seat::all(table.seat_count()) {
            let stands = table.stacks[seat.index()].iter().any(Stack::is_standing);
            if stands {
                table.fallen.retain(|fallen| *fallen != seat);
            } else if table.is_in(seat) {
                table.fallen.push(seat);
            }
        }
        if !table.is_in(table.turn) {
            table.turn = table.next(table.turn);
        }
        // The set-up goes on only while nothing has been laid.
        if table.stacks.iter().flatten().any(|stack| *stack != Stack::default()) {
            table.end_set_up();
        }
        table.stage = if table.in_set_up() { Stage::Draw } else { Stage::Act };
        (table.waited, table.aces, table.flips, table.progress) = (Seats::EMPTY, 0, 0, true);
        let unseen = table.unseen();
        let mut pile = state.pile.clone();
        insertion_sort(&mut pile, |card| card.sort_key());
        if pile != unseen {
            state.pile = unseen;
            state.rng.shuffle(&mut state.pile);
        }
    }

    fn fault(&self, language: Language, state: &State) -> Option<EditRefusal> {
        (joker_count(state) > DeckCard::JOKERS).then(|| EditRefusal::Because(say::EDITOR_JOKERS.text(language).into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::position_editor::{Edit, edit};

    /// The courts after some changes, or why the last one was refused.
    fn courts(changes: &[(&str, usize)]) -> Result<String, EditRefusal> {
        let mut state: State = "standard".parse().unwrap();
        for (piece, space) in changes {
            let named = |item: &Item| match item {
                Item::Court => *piece == "court",
                Item::Joker => *piece == "Joker",
                Item::Guard(card) => card.to_string() == *piece,
            };
            let piece = items(&state.table.options).position(|item| named(&item));
            state = edit(&Editor, Language::ENGLISH, &state, Edit::Lay { piece, space: *space })?;
        }
        let text = state.to_string();
        Ok(text.split(' ').find_map(|field| field.strip_prefix("courts=")).unwrap().to_owned())
    }

    #[test]
    fn guards_stand_in_order_and_each_only_once() {
        assert_eq!(courts(&[("4D", 0), ("8C", 0), ("6H", 0)]).as_deref(), Ok("K+8C+6H+4D,Q,J/K,Q,J"));
        assert_eq!(courts(&[("4D", 0), ("4D", 4)]).as_deref(), Ok("K,Q,J/K,Q+4D,J"));
        assert!(matches!(courts(&[("4D", 0), ("4C", 0)]), Err(EditRefusal::Because(_))));
    }

    #[test]
    fn a_court_falls_and_a_joker_takes_its_place() {
        assert_eq!(courts(&[("4D", 0), ("none", 0), ("none", 0)]).as_deref(), Ok("k,Q,J/K,Q,J"));
        assert_eq!(courts(&[("none", 0), ("Joker", 0), ("9S", 0)]).as_deref(), Ok("k*+9S,Q,J/K,Q,J"));
        assert_eq!(courts(&[("none", 0), ("Joker", 0), ("court", 0)]).as_deref(), Ok("K,Q,J/K,Q,J"));
        let three = [("none", 0), ("Joker", 0), ("none", 1), ("Joker", 1), ("none", 2), ("Joker", 2)];
        let refused = Err(EditRefusal::Because("There are not that many Jokers.".into()));
        assert_eq!(courts(&three), refused);
        // The last court of a player cannot fall.
        assert_eq!(courts(&[("none", 0), ("none", 1), ("none", 2)]), Err(EditRefusal::Unplayable));
    }
}
