//! Builds an action of Knights & Corsairs from inputs: a space, cards of the hand, neighbours.

use super::rules::{Action, CountError, Illegal, KnightsAndCorsairs, Neighbours, Space, Stage, View};
use crate::game::action_marks::Spot;
use crate::game::cards::{Card, CardSet};
use crate::game::insertion_sort::insertion_sort;
use crate::game::{ActionMarks, MoveBuilder, Progress, Seat};

/// A space or card that the player can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A space of the grid.
    Space(Space),
    /// A card of the hand.
    Card(Card),
}

/// The choices that the player has made so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// The space to attack; `None` until a space is chosen.
    pub space: Option<Space>,
    /// Cards in the order in which they were chosen: an attacker's first card is the open one.
    pub cards: Vec<Card>,
    /// The spaces of the neighbours that a defender names to count (KC-15 House).
    pub naming: Vec<Space>,
}

impl Draft {
    /// The space to attack: the chosen space, or the only one that can be attacked; otherwise `None`.
    pub(crate) fn target(&self, view: &View) -> Option<Space> {
        self.space.or_else(|| {
            let mut open = view.table.board.empty_spaces().filter(|space| view.table.check_space(*space).is_ok());
            open.next().filter(|_| open.next().is_none())
        })
    }

    /// The minimum and maximum number of cards that this seat's action takes from the hand.
    pub(crate) fn card_range(&self, view: &View, seat: Seat) -> (usize, usize) {
        let table = &view.table;
        match &table.stage {
            Stage::Attack => match self.target(view) {
                Some(space) => table.face_down_range(seat, space).map_or((1, 1), |(least, most)| (least + 1, most + 1)),
                None => (1, 3),
            },
            Stage::Defend { space, .. } => table.defence_range(seat, *space),
            Stage::Place(_) => (1, 1),
            Stage::Over(_) => (0, 0),
        }
    }

    /// The number of neighbours that the defender must name with the cards chosen so far.
    pub(crate) fn required_neighbour_count(&self, view: &View, seat: Seat) -> usize {
        match &view.table.stage {
            Stage::Defend { space, .. } => view.table.named_neighbour_count(seat, *space, self.cards.len()),
            _ => 0,
        }
    }

    fn input_space(&mut self, view: &View, seat: Seat, chosen: Space) -> Result<(), Illegal> {
        let table = &view.table;
        match &table.stage {
            Stage::Attack if self.space == Some(chosen) => self.space = None,
            Stage::Attack => {
                table.check_space(chosen)?;
                self.space = Some(chosen);
                let (_, most) = self.card_range(view, seat);
                self.cards.truncate(most);
            }
            Stage::Defend { space, .. } => {
                if !table.neighbours(seat, *space).contains(&chosen) {
                    return Err(Illegal::NoNeighbour(chosen));
                }
                if let Some(place) = self.naming.iter().position(|named| *named == chosen) {
                    self.naming.remove(place);
                } else {
                    let wanted = self.required_neighbour_count(view, seat);
                    if self.naming.len() >= wanted {
                        return Err(Illegal::Naming(wanted));
                    }
                    self.naming.push(chosen);
                    insertion_sort(&mut self.naming, |space| *space);
                }
            }
            stage => return Err(stage.pending_decision().map_or(Illegal::Over, Illegal::NotNow)),
        }
        Ok(())
    }

    fn input_card(&mut self, view: &View, seat: Seat, card: Card) -> Result<(), Illegal> {
        if let Some(place) = self.cards.iter().position(|chosen| *chosen == card) {
            self.cards.remove(place);
            return Ok(());
        }
        if let Stage::Place(battle) = &view.table.stage {
            view.table.check_placed(battle, view.hand, card)?;
            self.cards = vec![card];
            return Ok(());
        }
        if !view.hand.contains(card) {
            return Err(Illegal::NotHeld(card));
        }
        let (least, most) = self.card_range(view, seat);
        if most == 1 {
            // If the action takes one card, another card replaces it.
            self.cards.clear();
        }
        let found = self.cards.len() + 1;
        if found > most {
            return Err(match view.table.stage {
                Stage::Attack => Illegal::FaceDown(CountError { least: least - 1, most: most - 1, found: found - 1 }),
                _ => Illegal::Answer(CountError { least, most, found }),
            });
        }
        self.cards.push(card);
        Ok(())
    }

    fn action(&self, view: &View, seat: Seat) -> Option<Action> {
        let cards: CardSet = self.cards.iter().copied().collect();
        match &view.table.stage {
            Stage::Attack => {
                let space = self.target(view)?;
                let (face_up, hidden) = self.cards.split_first()?;
                Some(if view.table.face_down_range(seat, space).is_some() {
                    Action::Attack { space, face_up: *face_up, face_down: hidden.iter().copied().collect() }
                } else {
                    Action::Influence { space, card: *face_up }
                })
            }
            Stage::Defend { .. } => Some(Action::Defend { cards, naming: self.naming.clone() }),
            Stage::Place(_) => self.cards.first().copied().map(Action::Place),
            Stage::Over(_) => None,
        }
    }
}

impl MoveBuilder for KnightsAndCorsairs {
    type Input = Input;
    type Draft = Draft;

    fn input(view: &View, seat: Seat, draft: &mut Draft, input: Input) -> Result<(), Illegal> {
        if view.table.to_act() != Some(seat) {
            return Err(if view.table.to_act().is_none() { Illegal::Over } else { Illegal::NotYourTurn });
        }
        let mut extended = draft.clone();
        match input {
            Input::Space(space) => extended.input_space(view, seat, space)?,
            Input::Card(card) => extended.input_card(view, seat, card)?,
        }
        // With other cards, another number of neighbours may have to be named.
        extended.naming.truncate(extended.required_neighbour_count(view, seat));
        *draft = extended;
        Ok(())
    }

    fn action_marks(view: &View, seat: Seat, action: &Action) -> ActionMarks {
        let space = |space: Space| Spot::Space(space.place());
        // Of another player's cards only the open ones are known, and these lie on the grid.
        let own = if view.viewer == Some(seat) { view.hand } else { CardSet::EMPTY };
        let hand = |cards: CardSet| {
            own.iter().enumerate().filter(move |(_, card)| cards.contains(*card)).map(|(at, _)| Spot::Hand(at))
        };
        match action {
            Action::Attack { space: target, face_up, face_down } => {
                ActionMarks::at(std::iter::once(space(*target)).chain(hand(face_down.with(*face_up))))
            }
            Action::Influence { space: target, card } => {
                ActionMarks::at(std::iter::once(space(*target)).chain(hand(CardSet::only(*card))))
            }
            Action::Defend { cards, naming } => ActionMarks::at(naming.iter().copied().map(space).chain(hand(*cards))),
            Action::Place(card) => ActionMarks::at(hand(CardSet::only(*card))),
        }
    }

    fn progress(view: &View, seat: Seat, draft: &Draft) -> Progress<Action> {
        let legal = |action: &Action| view.table.check(view.hand, seat, action).is_ok();
        let Some(action) = draft.action(view, seat).filter(legal) else { return Progress::Incomplete };
        let (_, most) = draft.card_range(view, seat);
        if view.table.options.neighbours == Neighbours::May && draft.cards.len() < most {
            Progress::Optional(action)
        } else {
            Progress::Complete(action)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::knights_and_corsairs::rules::State;

    fn view_of(state: &str) -> (View, Seat) {
        let state = state.parse::<State>().unwrap();
        let seat = state.table.to_act().unwrap();
        (KnightsAndCorsairs::view(&state, Some(seat)), seat)
    }

    fn draft_of(view: &View, seat: Seat, inputs: &[Input]) -> Result<Draft, Illegal> {
        let mut draft = Draft::default();
        inputs.iter().try_for_each(|input| KnightsAndCorsairs::input(view, seat, &mut draft, *input))?;
        Ok(draft)
    }

    fn card(name: &str) -> Input {
        Input::Card(name.parse().unwrap())
    }

    fn space(name: &str) -> Input {
        Input::Space(name.parse().unwrap())
    }

    #[test]
    fn the_first_battle_needs_no_choice_of_a_space() {
        let (view, seat) = view_of("standard hands=2D,3D,4D,5D,6D,7D,8D/*");
        let draft = draft_of(&view, seat, &[card("7D"), card("2D"), card("3D")]).unwrap();
        let action = "attack b2 7D 2D 3D".parse().unwrap();
        assert_eq!(KnightsAndCorsairs::progress(&view, seat, &draft), Progress::Complete(action));
    }

    #[test]
    fn choosing_a_card_again_takes_it_back() {
        let (view, seat) = view_of("standard hands=2D,3D,4D,5D,6D,7D,8D/*");
        let draft = draft_of(&view, seat, &[card("7D"), card("2D"), card("7D")]).unwrap();
        assert_eq!(draft.cards, ["2D".parse().unwrap()]);
        assert_eq!(KnightsAndCorsairs::progress(&view, seat, &draft), Progress::Incomplete);
    }

    #[test]
    fn one_card_too_many_is_refused_with_the_right_number() {
        let (view, seat) = view_of("standard hands=2D,3D,4D,5D,6D,7D,8D/*");
        let refused = draft_of(&view, seat, &[card("2D"), card("3D"), card("4D"), card("5D")]);
        assert_eq!(refused, Err(Illegal::FaceDown(CountError { least: 2, most: 2, found: 3 })));
    }

    #[test]
    fn a_space_that_takes_fewer_cards_drops_the_last_ones() {
        // Two red cards lie beside a1: only the open card is played there.
        let (view, seat) = view_of("standard board=-,-,-/2H,3H,-/-,-,- hands=2D,3D,4D,5D,6D,7D,8D/*");
        let inputs = [card("7D"), card("2D"), card("4D"), space("a1")];
        let draft = draft_of(&view, seat, &inputs).unwrap();
        let action = "attack a1 7D".parse().unwrap();
        assert_eq!(KnightsAndCorsairs::progress(&view, seat, &draft), Progress::Complete(action));
    }

    #[test]
    fn an_answer_without_cards_is_complete_at_once() {
        let state = "standard attacker=2 board=-,-,-/2H,3H,-/-,4H,- moves attack a1 7S 2S 3S";
        let (view, seat) = view_of(&state.replace("moves", "hands=*/2S,3S,7S,8S,9S,10S,JS moves"));
        let action = "defend".parse().unwrap();
        assert_eq!(KnightsAndCorsairs::progress(&view, seat, &Draft::default()), Progress::Complete(action));
    }
}
