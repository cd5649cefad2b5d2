//! Builds an action of Knight Fight from inputs: the landing of the new knight, its parent and its manure; or a bid, a trap, a
//! side.

use super::rules::board::knight_targets;
use super::rules::{
    Action, Bout, Decision, Illegal, KnightFight, PlanPart, Side, Space, Spaces, Spawn, View, check_landing,
};
use crate::game::action_marks::Spot;
use crate::game::{ActionMarks, MoveBuilder, Progress, Seat};

/// An input of the player, on the board or beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A space of the board.
    Space(Space),
    /// A side for the next bout.
    Side(Side),
    /// A bid of this number of chips.
    Bid(u8),
    /// The button that sets no trap.
    NoTrap,
    /// The button for manure: the next space that is touched gets manure.
    Manure,
}

/// The choices of the player so far; `None` for a choice that is not made yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// The side for the next bout.
    pub side: Option<Side>,
    /// The bid in chips.
    pub bid: Option<u8>,
    /// The trap; `Some(None)` to set no trap.
    pub trap: Option<Option<Space>>,
    /// A knight of the player's: the parent, or without Sickness a knight whose reach the player wants to see.
    pub knight: Option<Space>,
    /// The space where the new knight lands.
    pub landing: Option<Space>,
    /// The space where manure is dropped.
    pub drop: Option<Space>,
    /// Whether the next space that is touched gets manure.
    pub dropping: bool,
    /// Whether the player has touched the same choice twice, which submits it.
    pub sure: bool,
}

impl Draft {
    /// The possible parents of a knight that lands on `landing`.
    fn parents(bout: &Bout, side: Side, landing: Space) -> Spaces {
        knight_targets(landing).intersection(bout.knights[side.index()])
    }

    /// The parent, if the rules require its name.
    fn parent(&self, sickness: bool) -> Option<Space> {
        self.knight.filter(|_| sickness)
    }

    fn touch_knight(&mut self, bout: &Bout, side: Side, knight: Space) -> Result<(), Illegal> {
        match self.landing {
            _ if self.knight == Some(knight) => self.knight = None,
            Some(landing) if !knight_targets(knight).contains(landing) => {
                return Err(Illegal::ParentTooFar(knight, landing));
            }
            None if bout.landings(side).is_disjoint(knight_targets(knight)) => return Err(Illegal::HemmedIn(knight)),
            _ => self.knight = Some(knight),
        }
        // The spaces for manure depend on the parent, and another parent is another choice.
        self.drop = None;
        self.sure = false;
        Ok(())
    }

    fn touch_landing(&mut self, bout: &Bout, side: Side, space: Space) -> Result<(), Illegal> {
        if self.landing == Some(space) {
            self.sure = true;
            return Ok(());
        }
        check_landing(bout, side, space)?;
        let parents = Self::parents(bout, side, space);
        let only = parents.first().filter(|_| parents.len() == 1);
        let knight = self.knight.filter(|knight| parents.contains(*knight)).or(only);
        *self = Self { landing: Some(space), knight, ..Self::default() };
        Ok(())
    }

    fn touch_drop(&mut self, bout: &Bout, side: Side, sickness: bool, space: Space) -> Result<(), Illegal> {
        let Some(landing) = self.landing else { return Err(Illegal::NotNow(Decision::Part(PlanPart::Spawn))) };
        if space == landing {
            return Err(Illegal::DropOnLanding(space));
        }
        if !bout.drops(side, landing, self.parent(sickness)).contains(space) {
            return Err(Illegal::DropTaken(space));
        }
        self.drop = Some(space);
        self.dropping = false;
        Ok(())
    }
}

impl MoveBuilder for KnightFight {
    type Input = Input;
    type Draft = Draft;

    fn input(view: &View, seat: Seat, draft: &mut Draft, touch: Input) -> Result<(), Illegal> {
        let table = &view.table;
        let Some(due) = table.pending_decision(seat) else {
            return table.check(seat, &Action::Trap(None));
        };
        let (rule_set, bout, side) = (table.rule_set(), &table.bout, table.side_moved_by(seat));
        match (due, touch) {
            (Decision::Side, Input::Side(side)) => draft.side = Some(side),
            (Decision::Part(PlanPart::Bid), Input::Bid(bid)) => {
                table.check(seat, &Action::Bid(bid))?;
                draft.bid = Some(bid);
            }
            (Decision::Part(PlanPart::Trap), Input::NoTrap) => draft.trap = Some(None),
            (Decision::Part(PlanPart::Trap), Input::Space(space)) => {
                draft.sure = draft.trap == Some(Some(space));
                draft.trap = Some(Some(space));
            }
            (Decision::Part(PlanPart::Spawn), Input::Manure) => {
                if rule_set.manure == 0 {
                    return Err(Illegal::NoAirdrop);
                }
                if side != table.side_of(seat) {
                    return Err(Illegal::DropForOther);
                }
                if bout.manure_left[side.index()] == 0 {
                    return Err(Illegal::NoManureLeft);
                }
                if draft.landing.is_none() {
                    return Err(Illegal::NotNow(due));
                }
                draft.dropping = !draft.dropping && draft.drop.is_none();
                draft.drop = None;
            }
            (Decision::Part(PlanPart::Spawn), Input::Space(space)) => {
                if draft.dropping {
                    return draft.touch_drop(bout, side, rule_set.sickness, space);
                }
                if bout.knights[side.index()].contains(space) {
                    return draft.touch_knight(bout, side, space);
                }
                return draft.touch_landing(bout, side, space);
            }
            _ => return Err(Illegal::NotNow(due)),
        }
        Ok(())
    }

    fn action_marks(view: &View, seat: Seat, action: &Action) -> ActionMarks {
        match action {
            // The board marks where another player has landed, unless that is hidden.
            _ if view.viewer != Some(seat) => ActionMarks::default(),
            Action::Spawn(Spawn { space, parent: Some(parent), .. }) => {
                ActionMarks::arrow(parent.place(), space.place())
            }
            Action::Spawn(Spawn { space, .. }) | Action::Trap(Some(space)) => {
                ActionMarks::at([Spot::Space(space.place())])
            }
            Action::Play(_) | Action::Bid(_) | Action::Trap(None) => ActionMarks::default(),
        }
    }

    fn progress(view: &View, seat: Seat, draft: &Draft) -> Progress<Action> {
        let table = &view.table;
        let rule_set = table.rule_set();
        let action = match table.pending_decision(seat) {
            None => None,
            Some(Decision::Side) => draft.side.map(Action::Play),
            Some(Decision::Part(PlanPart::Bid)) => draft.bid.map(Action::Bid),
            Some(Decision::Part(PlanPart::Trap)) => draft.trap.map(Action::Trap),
            Some(Decision::Part(PlanPart::Spawn)) => {
                let parent = draft.parent(rule_set.sickness);
                let landing = draft.landing.filter(|_| !draft.dropping && (!rule_set.sickness || parent.is_some()));
                landing.map(|space| Action::Spawn(Spawn { space, parent, drop: draft.drop }))
            }
        };
        let may_drop = table.may_drop(seat) && draft.drop.is_none();
        match action {
            None => Progress::Incomplete,
            Some(action) if draft.sure => Progress::Submit(action),
            Some(action @ Action::Spawn(_)) if may_drop => Progress::Optional(action),
            Some(action) => Progress::Complete(action),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::knight_fight::rules::State;

    fn space(name: &str) -> Input {
        Input::Space(name.parse().unwrap())
    }

    /// The draft and the progress after these touches of the first seat to act, or why the last touch was refused.
    fn touched(position: &str, touches: &[Input]) -> Result<(Draft, Progress<Action>), String> {
        let state = position.parse::<State>().unwrap();
        let seat = KnightFight::to_act(&state).first().unwrap();
        let view = KnightFight::view(&state, Some(seat));
        let mut draft = Draft::default();
        for touch in touches {
            KnightFight::input(&view, seat, &mut draft, *touch).map_err(|illegal| illegal.to_string())?;
        }
        Ok((draft, KnightFight::progress(&view, seat, &draft)))
    }

    fn action(text: &str) -> Action {
        text.parse().unwrap()
    }

    #[test]
    fn a_space_is_a_move_and_a_second_touch_submits_it() {
        assert_eq!(touched("standard", &[space("d5")]).unwrap().1, Progress::Complete(action("spawn d5")));
        assert_eq!(touched("standard", &[space("d5"); 2]).unwrap().1, Progress::Submit(action("spawn d5")));
        // Another space is another choice, not a second touch.
        let other = touched("standard", &[space("d5"), space("h7")]).unwrap();
        assert_eq!(other.1, Progress::Complete(action("spawn h7")));
    }

    #[test]
    fn without_sickness_a_knight_only_shows_its_reach() {
        let (draft, progress) = touched("standard", &[space("f6"), space("d5")]).unwrap();
        assert_eq!((draft.knight, progress), (Some("f6".parse().unwrap()), Progress::Complete(action("spawn d5"))));
    }

    /// X on f6, d5 and b4. Of these only f6 reaches h7, and only d5 reaches e7.
    const SICK: &str = "sickness=on moves=4 board=11/11/11/11/11/5O5/5X5/3X7/1X9/11/11/11";

    #[test]
    fn under_sickness_only_one_of_several_parents_is_chosen() {
        assert_eq!(touched(SICK, &[space("h7")]).unwrap().1, Progress::Complete(action("spawn h7 from f6")));
        let other = touched(SICK, &[space("e7")]).unwrap();
        assert_eq!(other.1, Progress::Complete(action("spawn e7 from d5")));
    }

    #[test]
    fn a_parent_is_chosen_before_or_after_the_landing() {
        // From f6 and from b6 a knight reaches d7, and d5.
        let two = "sickness=on moves=4 board=11/11/11/11/11/5O5/1X3X5/11/11/11/11/11";
        assert_eq!(touched(two, &[space("d7")]).unwrap().1, Progress::Incomplete);
        let after = touched(two, &[space("d7"), space("b6")]).unwrap().1;
        assert_eq!(after, Progress::Complete(action("spawn d7 from b6")));
        let before = touched(two, &[space("b6"), space("d7")]).unwrap().1;
        assert_eq!(before, Progress::Complete(action("spawn d7 from b6")));
    }

    #[test]
    fn manure_follows_the_knight_and_can_be_taken_back() {
        let drop = [space("d5"), Input::Manure, space("a1")];
        assert_eq!(touched("airdrop=2", &[space("d5")]).unwrap().1, Progress::Optional(action("spawn d5")));
        assert_eq!(touched("airdrop=2", &drop[..2]).unwrap().1, Progress::Incomplete);
        assert_eq!(touched("airdrop=2", &drop).unwrap().1, Progress::Complete(action("spawn d5 drop a1")));
        let back = [drop[0], drop[1], drop[2], Input::Manure];
        assert_eq!(touched("airdrop=2", &back).unwrap().1, Progress::Optional(action("spawn d5")));
        assert!(touched("airdrop=2", &[space("d5"), Input::Manure, space("d5")]).unwrap_err().contains("stands on d5"));
        assert!(touched("standard", &[space("d5"), Input::Manure]).unwrap_err().contains("no manure"));
    }

    #[test]
    fn a_move_for_a_late_opponent_drops_no_manure() {
        let late = "airdrop=2,clock=on moves=1 board=11/11/11/11/11/5O5/5X5/3X7/11/11/11/11 clock=250000,0";
        assert_eq!(touched(late, &[space("c3")]).unwrap().1, Progress::Complete(action("spawn c3")));
        assert!(touched(late, &[space("d8")]).unwrap_err().contains("knight’s move"));
        assert!(touched(late, &[space("c3"), Input::Manure]).unwrap_err().contains("can drop no manure"));
    }

    #[test]
    fn bids_traps_and_sides_are_one_touch_each() {
        let auction = "bidding=auction,trap=shown";
        assert_eq!(touched(auction, &[Input::Bid(7)]).unwrap().1, Progress::Complete(action("bid 7")));
        assert!(touched(auction, &[Input::Bid(21)]).unwrap_err().contains("20"));
        let sealed = "bidding=auction,trap=shown sealed 1 bid 7";
        assert_eq!(touched(sealed, &[Input::NoTrap]).unwrap().1, Progress::Complete(action("trap none")));
        assert_eq!(touched(sealed, &[space("c3"), space("c3")]).unwrap().1, Progress::Submit(action("trap c3")));
        assert_eq!(
            touched("standard choose", &[Input::Side(Side::O)]).unwrap().1,
            Progress::Complete(action("play o"))
        );
        assert!(touched("standard choose", &[space("d5")]).is_err());
    }

    #[test]
    fn what_cannot_be_reached_is_refused_with_the_reason() {
        assert!(touched("standard", &[space("a1")]).unwrap_err().contains("knight’s move"));
        assert!(touched("standard", &[space("f7")]).unwrap_err().contains("stands on f7"));
    }
}
