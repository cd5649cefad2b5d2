//! The position editor of Knights & Corsairs.

use super::messages as say;
use super::rules::{Board, CENTRE, KnightsAndCorsairs, Lines, Space, Stage, State};
use crate::game::cards::{Card, CardSet, Colour, DeckCard, Rank};
use crate::game::position_editor::{EditRefusal, EditorField};
use crate::game::{Language, PositionEditor, Seat, common_words};

/// The position editor of Knights & Corsairs.
pub struct Editor;

/// The cards of a colour, suit by suit.
fn cards_of(colour: Colour) -> impl Iterator<Item = Card> {
    colour.suits().into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(rank, suit)))
}

/// All cards, in the order of [`PositionEditor::pieces`].
fn cards() -> impl Iterator<Item = Card> {
    [Colour::Red, Colour::Black].into_iter().flat_map(cards_of)
}

/// The seat that plays a colour.
fn seat_of(state: &State, colour: Colour) -> Seat {
    if colour == Colour::Red { state.table.red } else { state.table.red.other() }
}

/// The cards that a seat may hold in place of this card: the card itself, and those of its colour that are neither on the grid
/// nor in its hand.
fn cards_to_hold(state: &State, seat: Seat, instead_of: Card) -> impl Iterator<Item = Card> + use<> {
    let colour = state.table.colour(seat);
    let taken = state.table.board.cards(colour).union(state.hands[seat.index()]);
    cards_of(colour).filter(move |card| !taken.contains(*card) || *card == instead_of)
}

impl PositionEditor<KnightsAndCorsairs> for Editor {
    fn pieces(&self, language: Language, _state: &State) -> Vec<String> {
        cards().map(|card| common_words::card(language, DeckCard::Suited(card))).collect()
    }

    fn piece_on(&self, state: &State, space: usize) -> Option<usize> {
        let card = state.table.board.card(Space::at_place(space)?)?;
        cards().position(|known| known == card)
    }

    fn lay(&self, _language: Language, state: &mut State, piece: Option<usize>, space: usize) -> Result<(), String> {
        let Some(space) = Space::at_place(space) else { return Ok(()) };
        let board = &mut state.table.board;
        board.clear(space);
        if let Some(card) = piece.and_then(|piece| cards().nth(piece)) {
            let before = Space::all().find(|other| board.card(*other) == Some(card));
            if let Some(before) = before {
                board.clear(before);
            }
            board.place(space, card);
            let own = seat_of(state, card.colour()).index();
            state.table.discards[own].retain(|discard| *discard != card);
        }
        Ok(())
    }

    fn fields(&self, language: Language, state: &State) -> Vec<EditorField> {
        let name = |colour: Colour| say::Colour { colour }.text(language);
        let attacker = EditorField {
            group: None,
            label: say::EDITOR_TURN.text(language).into(),
            values: [Colour::Red, Colour::Black].map(name).into(),
            chosen: usize::from(state.table.colour(state.table.attacker) == Colour::Black),
        };
        let hand_card = |colour: Colour, number: usize, held: Card| {
            let free = || cards_to_hold(state, seat_of(state, colour), held);
            EditorField {
                group: Some(say::EditorHand { colour }.text(language)),
                label: say::EditorHandCard { number: number + 1 }.text(language),
                values: free().map(|card| common_words::card(language, DeckCard::Suited(card))).collect(),
                chosen: free().position(|card| card == held).unwrap_or_default(),
            }
        };
        let hand = |colour: Colour| {
            let cards = state.hands[seat_of(state, colour).index()];
            cards.iter().enumerate().map(move |(number, held)| hand_card(colour, number, held)).collect::<Vec<_>>()
        };
        [vec![attacker], hand(Colour::Red), hand(Colour::Black)].concat()
    }

    fn set(&self, state: &mut State, field: usize, value: usize) {
        let Some(field) = field.checked_sub(1) else {
            state.table.attacker = seat_of(state, if value == 0 { Colour::Red } else { Colour::Black });
            return;
        };
        let size = state.hands[seat_of(state, Colour::Red).index()].len();
        let (colour, number) =
            if field < size { (Colour::Red, field) } else { (Colour::Black, field.saturating_sub(size)) };
        let seat = seat_of(state, colour);
        let old = state.hands[seat.index()].iter().nth(number);
        let new = old.and_then(|old| cards_to_hold(state, seat, old).nth(value));
        if let (Some(old), Some(new)) = (old, new) {
            let hand = &mut state.hands[seat.index()];
            hand.remove(old);
            hand.insert(new);
            state.table.discards[seat.index()].retain(|discard| *discard != new);
        }
    }

    fn clear(&self, state: &mut State) {
        state.table.board = Board::default();
        state.table.discards = Default::default();
    }

    /// An attack begins with the grid as it is. Hands are filled from the piles, and cards that are nowhere are shuffled into them.
    fn settle(&self, state: &mut State) {
        let size = state.table.options.hand_size();
        let board = state.table.board;
        state.table.stage = Stage::Attack;
        state.table.battles.retain(|battle| battle.placed.is_some() && board.card(battle.space) == battle.placed);
        state.table.deductions = Default::default();
        state.face_down = CardSet::EMPTY;
        for seat in Seat::all(2) {
            let own = seat.index();
            let colour = state.table.colour(seat);
            let discards = &mut state.table.discards[own];
            let aside: CardSet = board.cards(colour).union(discards.iter().copied().collect());
            let mut hand: CardSet = state.hands[own].difference(aside).iter().take(size).collect();
            let left = CardSet::of_colour(colour).difference(aside).difference(hand);
            if state.draw[own].iter().copied().collect::<CardSet>() != left {
                state.draw[own] = left.iter().collect();
                state.rng.shuffle(&mut state.draw[own]);
            }
            while hand.len() < size {
                let Some(card) = state.draw[own].pop().or_else(|| discards.pop()) else { break };
                hand.insert(card);
            }
            state.hands[own] = hand;
        }
    }

    fn fault(&self, language: Language, state: &State) -> Option<EditRefusal> {
        let board = &state.table.board;
        if *board != Board::default() && board.card(CENTRE).is_none() {
            return Some(EditRefusal::Because(say::EDITOR_CENTRE.text(language).into()));
        }
        let options = &state.table.options;
        let has_line = |seat: Seat| board.line(state.table.colour(seat), options.has_colour_lines(seat)).is_some();
        // Where only the attacker's lines count, a line of the defender stays without effect until they attack.
        (options.lines == Lines::Both && Seat::all(2).any(has_line)).then_some(EditRefusal::Unplayable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::position_editor::{Edit, edit};

    /// The position after some changes, or why the last one was refused.
    fn changed(changes: &[Edit]) -> Result<State, EditRefusal> {
        let mut state: State = "standard hands=2D,3D,4D,5D,6D,7D,8D/*".parse().unwrap();
        for change in changes {
            state = edit(&Editor, Language::ENGLISH, &state, *change)?;
        }
        Ok(state)
    }

    /// Lays a card on a space, whose spaces are counted from the top left.
    fn lay(card: &str, space: usize) -> Edit {
        Edit::Lay { piece: cards().position(|known| known.to_string() == card), space }
    }

    #[test]
    fn a_card_on_the_grid_leaves_a_full_hand() {
        let state = changed(&[lay("2D", 4)]).unwrap();
        assert_eq!((state.hands[0].len(), state.draw[0].len()), (7, 18));
        assert!(!state.hands[0].contains("2D".parse().unwrap()));
        assert!(state.to_string().contains(" board=-,-,-/-,2D,-/-,-,- "), "{state}");
    }

    #[test]
    fn the_centre_comes_first_and_no_line_is_complete() {
        assert!(matches!(changed(&[lay("2D", 0)]), Err(EditRefusal::Because(_))));
        assert!(changed(&[lay("2D", 4), lay("3D", 0), lay("3H", 8)]).is_ok());
        assert_eq!(changed(&[lay("2D", 4), lay("3D", 0), lay("4D", 8)]), Err(EditRefusal::Unplayable));
    }

    #[test]
    fn a_card_of_the_hand_is_exchanged() {
        let fields = Editor.fields(Language::ENGLISH, &changed(&[]).unwrap());
        assert_eq!((fields[1].label.as_str(), fields[1].chosen), ("Card 1", 0));
        assert_eq!(fields[1].values[..2], ["2 of diamonds", "9 of diamonds"]);
        let state = changed(&[Edit::Set { field: 1, value: 1 }]).unwrap();
        let hand: Vec<String> = state.hands[0].iter().map(|card| card.to_string()).collect();
        assert_eq!(hand.join(","), "3D,4D,5D,6D,7D,8D,9D");
    }
}
