//! Builds an action of Corsairs from inputs: a corsair, where it goes and which ship it pulls; or a line of escorts and
//! where it sails.

use super::rules::{Action, ConvoyMove, CorsairMove, Corsairs, Illegal, Ships, Side, State, View};
use crate::game::action_marks::Spot;
use crate::game::hex::{Cell, Name};
use crate::game::{ActionMarks, MoveBuilder, Progress, Seat};

/// A place where a corsair can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Location {
    /// Off the board, waiting to enter.
    Reserve,
    /// On the post of this name. A post is a cell of the board.
    Post(Name),
}

/// A click, touch or drag on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A click or touch on a post or on the reserve.
    At(Location),
    /// A ship dragged from one post to another.
    Drag(Name, Name),
}

/// The partial move so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Draft {
    /// Nothing is chosen yet.
    #[default]
    Nothing,
    /// A corsair is chosen, perhaps with its goal and a ship that it pulls.
    Corsair {
        /// Where the corsair is now.
        from: Location,
        /// Where the corsair goes; `None` until a goal is chosen.
        to: Option<Location>,
        /// Whether the corsair pulls a ship, and which ship.
        pulling: Pulling,
    },
    /// One escort or a line of escorts is chosen.
    Escorts {
        /// The ship that was chosen first.
        first: Name,
        /// The ship that was chosen last; the same for a single ship. The line moves as this ship does.
        last: Name,
        /// Where the ships go; `None` until a goal is chosen.
        to: Option<Ships>,
        /// Whether the destination was chosen twice, which submits the move.
        sure: bool,
    },
}

/// Whether a moving corsair pulls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pulling {
    /// The player has not decided yet.
    #[default]
    Undecided,
    /// The corsair moves alone.
    Alone,
    /// The corsair pulls the ship on this post.
    Ship(Name),
}

impl Draft {
    /// The draft with a chosen corsair and no destination yet.
    const fn corsair(from: Location) -> Self {
        Self::Corsair { from, to: None, pulling: Pulling::Undecided }
    }

    const fn escorts(first: Name, last: Name) -> Self {
        Self::Escorts { first, last, to: None, sure: false }
    }

    /// The chosen escorts, in the order of names; `None` if no escort is chosen.
    pub(crate) fn ships(&self) -> Option<Ships> {
        match *self {
            Self::Escorts { first, last, .. } => Some(Ships::between(first, last)),
            _ => None,
        }
    }

    /// The ships that the chosen corsair can pull on its way; empty without a destination, and once a pull is decided.
    pub(crate) fn pullable(&self, state: &State) -> Vec<Name> {
        let Self::Corsair { from: Location::Post(from), to: Some(to), pulling: Pulling::Undecided } = *self else {
            return Vec::new();
        };
        let board = state.board();
        let Some(corsair) = board.cell(from) else { return Vec::new() };
        let beside = state.turn.now.convoy().intersection(corsair.neighbours());
        let ships = beside.iter().map(|ship| board.name(ship));
        ships.filter(|ship| state.move_of(&corsair_action(Location::Post(from), to, Some(*ship))).is_ok()).collect()
    }

    /// The possible destinations of the chosen escorts: the post that the player chooses for each, and the line after the move.
    pub(crate) fn destinations(&self, state: &State) -> Vec<(Name, Ships)> {
        let (Self::Escorts { last: lead, .. }, Some(ships)) = (*self, self.ships()) else { return Vec::new() };
        let board = state.board();
        let mut destinations = Vec::new();
        state.turn.now.each_sail(&state.rule_set(), |sail| {
            if (board.name(sail.first), board.name(sail.last)) == (ships.first, ships.last) {
                let front = front_ship(sail).or_else(|| board.cell(lead));
                let target = front.and_then(|front| sail.target(front));
                if let (Some(target), Action::Sail { to, .. }) = (target, state.action_of_sail(sail)) {
                    destinations.push((board.name(target), to));
                }
            }
        });
        destinations
    }

    fn input_as_corsairs(self, state: &State, at: Location) -> Result<Self, Illegal> {
        if let Self::Corsair { from, to: Some(to), .. } = self {
            if at == to {
                // The destination is chosen again: the corsair goes alone, if it may.
                state.move_of(&corsair_action(from, to, None))?;
                return Ok(Self::Corsair { from, to: Some(to), pulling: Pulling::Alone });
            }
            if let Location::Post(post) = at {
                if self.pullable(state).contains(&post) {
                    return Ok(Self::Corsair { from, to: Some(to), pulling: Pulling::Ship(post) });
                }
                if is_convoy(state, post) {
                    return Err(match state.move_of(&corsair_action(from, to, Some(post))) {
                        Err(illegal) => illegal,
                        Ok(_) => Illegal::NothingToPull(post),
                    });
                }
            }
        }
        if let Self::Corsair { from, .. } = self {
            if at == from {
                return Ok(Self::Nothing);
            }
            let other_corsair = matches!(at, Location::Post(post) if is_corsair(state, post));
            let going = Self::with_destination(state, from, at);
            // On a corner, the reserve is the destination of a leave; elsewhere it chooses another corsair.
            let other_choice = at == Location::Reserve && matches!(going, Err(Illegal::NotCorner(_)));
            if !other_corsair && !other_choice {
                return going;
            }
        }
        match at {
            Location::Reserve => {
                if state.turn.move_count() == 2 {
                    return Err(Illegal::TwoMoves);
                }
                if state.turn.now.reserve == 0 {
                    return Err(Illegal::NoReserve);
                }
                let mut refused = None;
                let corners = state.board().corners().iter().map(|corner| state.board().name(corner));
                for corner in corners {
                    match state.move_of(&Action::Enter(corner)) {
                        Ok(_) => return Ok(Self::corsair(Location::Reserve)),
                        Err(illegal) => refused = Some(illegal),
                    }
                }
                Err(refused.unwrap_or(Illegal::NoReserve))
            }
            Location::Post(post) if is_corsair(state, post) => {
                let corsair = state.corsair(post)?;
                let mut moves = false;
                state.turn.each_move(&state.rule_set(), |step| moves |= starts_at(step, corsair));
                if moves { Ok(Self::corsair(at)) } else { Err(Illegal::HemmedIn(post)) }
            }
            Location::Post(post) if is_convoy(state, post) => Err(Illegal::NoCorsair(post)),
            // An empty corner alone chooses a corsair to enter.
            Location::Post(_) => Self::with_destination(state, Location::Reserve, at),
        }
    }

    /// The draft with this destination, if the corsair may go there alone or with a pull; otherwise the reason for the refusal.
    fn with_destination(state: &State, from: Location, to: Location) -> Result<Self, Illegal> {
        let draft = Self::Corsair { from, to: Some(to), pulling: Pulling::Undecided };
        match state.move_of(&corsair_action(from, to, None)) {
            Err(illegal) if draft.pullable(state).is_empty() => Err(illegal),
            _ => Ok(draft),
        }
    }

    fn input_as_convoy(self, state: &State, at: Location) -> Result<Self, Illegal> {
        let Location::Post(post) = at else { return Err(Illegal::OnlyFor(Side::Corsairs)) };
        let Self::Escorts { first, last, to, .. } = self else {
            state.escort(post)?;
            return Ok(Self::escorts(post, post));
        };
        if state.escort(post).is_ok() {
            let chosen = self.ships().and_then(|ships| state.formation(ships).ok());
            let within = chosen.zip(state.board().cell(post)).is_some_and(|(chosen, cell)| chosen.contains(cell));
            if within {
                return Ok(Self::Nothing);
            }
            return match state.formation(Ships::between(first, post)) {
                Ok(_) if first == last => Ok(Self::escorts(first, post)),
                Err(Illegal::WholeLine) if first == last => Err(Illegal::WholeLine),
                _ => Ok(Self::escorts(post, post)),
            };
        }
        if is_convoy(state, post) {
            return Err(Illegal::FreighterStays);
        }
        if let Some((_, course)) = self.destinations(state).into_iter().find(|(target, _)| *target == post) {
            return Ok(Self::Escorts { first, last, to: Some(course), sure: to == Some(course) });
        }
        state.formation(Ships::between(first, last))?;
        // The reason is given for the ship chosen last, or for the first ship if the line itself is in the way of the last.
        let why = self.with_sail_between(state, last, post);
        let line = Ships::between(first, last).cells(state.board());
        let in_own_way = matches!(why, Err(Illegal::Blocked(name))
            if state.board().cell(name).is_some_and(|cell| line.contains(cell)));
        if in_own_way { self.with_sail_between(state, first, post) } else { why }
    }

    /// The draft after a ship is dragged from one post to another, or the reason for the refusal.
    fn drag(self, state: &State, from: Name, to: Name) -> Result<Self, Illegal> {
        match state.side() {
            Side::Corsairs => {
                let chosen_ship = Self::Nothing.input_as_corsairs(state, Location::Post(from))?;
                chosen_ship.input_as_corsairs(state, Location::Post(to))
            }
            Side::Convoy => {
                let chosen = self.ships().and_then(|ships| state.formation(ships).ok());
                let within = chosen.zip(state.board().cell(from)).is_some_and(|(chosen, cell)| chosen.contains(cell));
                if within && state.escort(to).is_err() {
                    // The line moves as the dragged ship does.
                    return self.with_sail_between(state, from, to);
                }
                let chosen_ship = Self::Nothing.input_as_convoy(state, Location::Post(from))?;
                chosen_ship.input_as_convoy(state, Location::Post(to))
            }
        }
    }

    /// The draft with the destination to which the chosen line sails if its escort on `from` sails to `to`, or the reason for the
    /// refusal.
    fn with_sail_between(self, state: &State, from: Name, to: Name) -> Result<Self, Illegal> {
        let Self::Escorts { first, last, .. } = self else { return Err(Illegal::NoEscort(from)) };
        let (ships, board) = (Ships::between(first, last), state.board());
        let off_board = |name: Name| board.cell(name).ok_or(Illegal::OffBoard(name));
        let (direction, distance) =
            off_board(from)?.direction_to(off_board(to)?).ok_or(Illegal::NotStraight(from, to))?;
        let sail = ConvoyMove { first: off_board(ships.first)?, last: off_board(ships.last)?, direction, distance };
        let stays = |ship: Cell| sail.target(ship).is_some_and(|target| board.contains(target));
        if !sail.ships().iter().all(stays) {
            return Err(Illegal::LeavesBoard);
        }
        let Action::Sail { to: course, .. } = state.action_of_sail(sail) else { return Err(Illegal::NoEscort(from)) };
        state.sail_of(ships, course)?;
        Ok(Self::Escorts { first, last, to: Some(course), sure: false })
    }
}

/// The front ship of a line that sails along itself; `None` if the line sails sideways.
fn front_ship(sail: ConvoyMove) -> Option<Cell> {
    let (axis, _) = sail.first.direction_to(sail.last)?;
    if sail.direction == axis {
        Some(sail.last)
    } else if sail.direction == axis.opposite() {
        Some(sail.first)
    } else {
        None
    }
}

/// The action of a corsair that goes from one place to another, and perhaps pulls a ship.
const fn corsair_action(from: Location, to: Location, pull: Option<Name>) -> Action {
    match (from, to) {
        (Location::Reserve, Location::Post(corner)) => Action::Enter(corner),
        (Location::Post(from), Location::Post(to)) => Action::Step { from, to, pull },
        (Location::Post(from), Location::Reserve) => Action::Leave { from, pull },
        // From the reserve to the reserve is no move.
        (Location::Reserve, Location::Reserve) => Action::End,
    }
}

/// Whether the corsair on this cell makes this move.
fn starts_at(step: CorsairMove, corsair: Cell) -> bool {
    match step {
        CorsairMove::Enter(_) => false,
        CorsairMove::Step { from, .. } | CorsairMove::Leave { from, .. } => from == corsair,
    }
}

fn is_corsair(state: &State, post: Name) -> bool {
    state.board().cell(post).is_some_and(|cell| state.turn.now.corsairs.contains(cell))
}

fn is_convoy(state: &State, post: Name) -> bool {
    state.board().cell(post).is_some_and(|cell| state.turn.now.convoy().contains(cell))
}

impl MoveBuilder for Corsairs {
    type Input = Input;
    type Draft = Draft;

    fn input(view: &View, seat: Seat, draft: &mut Draft, input: Input) -> Result<(), Illegal> {
        let state = &view.position;
        if state.to_act().ok_or(Illegal::Over)? != seat {
            return Err(Illegal::NotYourTurn);
        }
        *draft = match (input, state.side()) {
            (Input::Drag(from, to), _) => draft.drag(state, from, to)?,
            (Input::At(at), Side::Corsairs) => draft.input_as_corsairs(state, at)?,
            (Input::At(at), Side::Convoy) => draft.input_as_convoy(state, at)?,
        };
        Ok(())
    }

    fn is_under_way(view: &View) -> bool {
        view.position.turn.move_count() > 0
    }

    fn action_marks(view: &View, _seat: Seat, action: &Action) -> ActionMarks {
        let state = &view.position;
        let board = state.board();
        let index = |name: Name| board.cells().position(|cell| Some(cell) == board.cell(name));
        let at = |name: Name| ActionMarks::at(index(name).map(Spot::Space));
        let way = |from: Name, to: Name| {
            index(from).zip(index(to)).map_or_else(ActionMarks::default, |(from, to)| ActionMarks::arrow(from, to))
        };
        match *action {
            Action::Enter(corner) => at(corner),
            Action::Step { from, to, pull } => {
                let mut marks = way(from, to);
                marks.extend(pull.map_or_else(ActionMarks::default, |ship| way(ship, from)));
                marks
            }
            Action::Leave { from, pull } => {
                let mut marks = at(from);
                marks.extend(pull.map_or_else(ActionMarks::default, |ship| way(ship, from)));
                marks
            }
            Action::Sail { ships, to } => {
                let Ok(sail) = state.sail_of(ships, to) else { return ActionMarks::default() };
                let mut marks = ActionMarks::default();
                for ship in sail.ships() {
                    if let Some(target) = sail.target(ship) {
                        marks.extend(way(board.name(ship), board.name(target)));
                    }
                }
                marks
            }
            Action::End | Action::Pass => ActionMarks::default(),
        }
    }

    fn progress(view: &View, seat: Seat, draft: &Draft) -> Progress<Action> {
        let state = &view.position;
        if state.to_act() != Some(seat) {
            return Progress::Incomplete;
        }
        let rule_set = state.rule_set();
        match *draft {
            Draft::Nothing if state.may_pass(&rule_set) => match state.side() {
                Side::Convoy if state.turn.now.count_sails(&rule_set) > 0 => Progress::Optional(Action::Pass),
                _ => Progress::Complete(Action::Pass),
            },
            Draft::Nothing if state.side() == Side::Corsairs && state.turn.may_end(&rule_set) => {
                if state.turn.can_move(&rule_set) {
                    Progress::Optional(Action::End)
                } else {
                    Progress::Complete(Action::End)
                }
            }
            Draft::Corsair { from, to: Some(to), pulling } => {
                let pull = match pulling {
                    Pulling::Ship(ship) => Some(ship),
                    Pulling::Alone | Pulling::Undecided => None,
                };
                let action = corsair_action(from, to, pull);
                if state.move_of(&action).is_err() {
                    // The corsair may go there only if it pulls.
                    Progress::Incomplete
                } else if draft.pullable(state).is_empty() {
                    Progress::Submit(action)
                } else {
                    Progress::Optional(action)
                }
            }
            Draft::Escorts { first, last, to: Some(to), sure } => {
                let action = Action::Sail { ships: Ships::between(first, last), to };
                if sure { Progress::Submit(action) } else { Progress::Complete(action) }
            }
            Draft::Nothing | Draft::Corsair { .. } | Draft::Escorts { .. } => Progress::Incomplete,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;

    fn view_of(state: &str) -> (View, Seat) {
        let state = state.parse::<State>().unwrap();
        let seat = state.to_act().unwrap();
        (Corsairs::view(&state, Some(seat)), seat)
    }

    fn at(name: &str) -> Input {
        Input::At(Location::Post(name.parse().unwrap()))
    }

    fn drag(from: &str, to: &str) -> Input {
        Input::Drag(from.parse().unwrap(), to.parse().unwrap())
    }

    const RESERVE: Input = Input::At(Location::Reserve);

    fn input_all(state: &str, inputs: &[Input]) -> Result<Progress<Action>, Illegal> {
        let (view, seat) = view_of(state);
        let mut draft = Draft::default();
        inputs.iter().try_for_each(|input| Corsairs::input(&view, seat, &mut draft, *input))?;
        Ok(Corsairs::progress(&view, seat, &draft))
    }

    fn action(text: &str) -> Action {
        text.parse().unwrap()
    }

    /// A corsair on g3, beside the escort on f4; it is the corsairs' turn.
    const BESIDE: &str = "standard turn=3 board=5/6/7/3EE3/3EFE3/3EE3/2C4/6/5";
    /// The convoy at the beginning, with a corsair on a1; it is the convoy's turn.
    const CONVOY: &str = "standard turn=2 board=C4/6/7/3EE3/3EFE3/3EE3/7/6/5";

    #[test]
    fn a_corsair_enters_by_a_corner_with_or_without_the_reserve() {
        let entered = Ok(Progress::Submit(action("enter a1")));
        assert_eq!(input_all("standard", &[at("a1")]), entered);
        assert_eq!(input_all("standard", &[RESERVE, at("a1")]), entered);
        assert_eq!(input_all("standard", &[RESERVE]), Ok(Progress::Incomplete));
        assert_eq!(input_all("standard", &[at("a2")]), Err(Illegal::NotCorner("a2".parse().unwrap())));
    }

    #[test]
    fn a_step_with_no_ship_to_pull_is_submitted() {
        let far = "standard turn=3 board=C4/6/7/3EE3/3EFE3/3EE3/7/6/5";
        assert_eq!(input_all(far, &[at("a1"), at("a2")]), Ok(Progress::Submit(action("step a1 a2"))));
        assert_eq!(input_all(far, &[drag("a1", "a2")]), Ok(Progress::Submit(action("step a1 a2"))));
        assert_eq!(input_all(far, &[at("a1"), RESERVE]), Ok(Progress::Submit(action("leave a1"))));
    }

    #[test]
    fn a_pull_is_asked_for_and_a_second_choice_goes_alone() {
        let alone = action("step g3 h3");
        assert_eq!(input_all(BESIDE, &[at("g3"), at("h3")]), Ok(Progress::Optional(alone)));
        assert_eq!(input_all(BESIDE, &[at("g3"), at("h3"), at("h3")]), Ok(Progress::Submit(alone)));
        let pulling = action("step g3 h3 pull f4");
        assert_eq!(input_all(BESIDE, &[at("g3"), at("h3"), at("f4")]), Ok(Progress::Submit(pulling)));
        let far = Illegal::PullTooFar("e5".parse().unwrap(), "g3".parse().unwrap());
        assert_eq!(input_all(BESIDE, &[at("g3"), at("h3"), at("e5")]), Err(far));
    }

    #[test]
    fn a_second_choice_of_a_ship_releases_it() {
        assert_eq!(input_all(BESIDE, &[at("g3"), at("g3")]), Ok(Progress::Incomplete));
        assert_eq!(input_all(CONVOY, &[at("e4"), at("e4")]), Ok(Progress::Incomplete));
    }

    #[test]
    fn an_escort_with_a_destination_waits_for_confirmation() {
        let sails = action("sail e4 e1");
        assert_eq!(input_all(CONVOY, &[at("e4"), at("e1")]), Ok(Progress::Complete(sails)));
        assert_eq!(input_all(CONVOY, &[at("e4"), at("e1"), at("e1")]), Ok(Progress::Submit(sails)));
        assert_eq!(input_all(CONVOY, &[at("e5")]), Err(Illegal::FreighterStays));
    }

    #[test]
    fn a_line_is_chosen_by_its_ends_and_led_by_the_last_one() {
        // Two escorts on d4 and d5: sideways to c4 and c5, with d5 chosen last.
        let west = action("sail d4-d5 c4-c5");
        assert_eq!(input_all(CONVOY, &[at("d4"), at("d5"), at("c5")]), Ok(Progress::Complete(west)));
        let southwest = action("sail d4-d5 c3-c4");
        assert_eq!(input_all(CONVOY, &[at("d4"), at("d5"), at("c4")]), Ok(Progress::Complete(southwest)));
        // Along the file, the ship in front sets the distance.
        let north = action("sail d4-d5 d5-d6");
        assert_eq!(input_all(CONVOY, &[at("d5"), at("d4"), at("d6")]), Ok(Progress::Complete(north)));
        let south = action("sail d4-d5 d2-d3");
        assert_eq!(input_all(CONVOY, &[at("d4"), at("d5"), at("d2")]), Ok(Progress::Complete(south)));
    }

    #[test]
    fn a_line_can_be_dragged() {
        let west = action("sail d4-d5 c4-c5");
        assert_eq!(input_all(CONVOY, &[drag("d4", "d5"), drag("d4", "c4")]), Ok(Progress::Complete(west)));
        assert_eq!(input_all(CONVOY, &[drag("e4", "e2")]), Ok(Progress::Complete(action("sail e4 e2"))));
    }

    #[test]
    fn a_blocked_line_is_refused_with_the_reason() {
        assert_eq!(input_all(CONVOY, &[at("d4"), at("d5"), drag("d5", "d1")]), Err(Illegal::LeavesBoard));
        // A corsair on c4 is in the way of d4, not of d5, which was chosen last.
        let blocked = "standard turn=2 board=5/6/3C3/3EE3/3EFE3/3EE3/7/6/5";
        let by_corsair = Err(Illegal::Blocked("c4".parse().unwrap()));
        assert_eq!(input_all(blocked, &[at("d4"), at("d5"), at("c5")]), by_corsair);
        let whole = CONVOY.replace("standard", "line=whole").replace("3EE3/3EFE3", "2EEE3/4FE3");
        assert_eq!(input_all(&whole, &[at("d3"), at("d4")]), Err(Illegal::WholeLine));
    }

    #[test]
    fn the_reserve_replaces_a_corsair_that_cannot_leave() {
        assert_eq!(input_all(BESIDE, &[at("g3"), RESERVE, at("a1")]), Ok(Progress::Submit(action("enter a1"))));
    }

    #[test]
    fn an_escort_out_of_line_is_chosen_instead() {
        assert_eq!(input_all(CONVOY, &[at("d4"), at("f5"), at("g5")]), Ok(Progress::Complete(action("sail f5 g5"))));
    }

    #[test]
    fn a_turn_ends_only_when_the_player_ends_it() {
        assert_eq!(input_all("standard", &[]), Ok(Progress::Incomplete));
        assert_eq!(input_all("standard moves enter a1", &[]), Ok(Progress::Optional(Action::End)));
        assert_eq!(input_all("standard moves enter a1; enter a5", &[]), Ok(Progress::Complete(Action::End)));
    }
}
