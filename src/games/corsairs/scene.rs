//! The scene of Corsairs: what is on each post (a cell of the board), what may be chosen, and what the player does
//! next. Plain data, made from a view and a draft.

use super::move_builder::{Draft, Input, Location};
use super::rules::{Action, Corsairs, Games, Piece, Position, Repetition, SHIPS_PER_SIDE, Ships, Side, State, View};
use crate::game::hex::{Cell, Name};
use crate::game::text::{ParseError, Word, read_parts};
use crate::game::{MoveBuilder, Progress, Seat};

/// What changed on a post in the current turn, or in the last turn if the current one has no move yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trace {
    /// A ship left this post.
    From,
    /// A ship came to this post.
    To,
    /// A corsair was captured on this post.
    Captured,
}

/// All that the screen shows, as plain data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The number of posts on a side of the board.
    pub size: usize,
    /// All posts, file by file from the left, each file from the bottom.
    pub posts: Vec<PostScene>,
    /// The public information about both players, by seat.
    pub players: [PlayerScene; 2],
    /// The corsairs that wait off the board.
    pub reserve: ReserveScene,
    /// The counters that can end the game.
    pub count: GameCounters,
    /// What the player has to do next; `None` when it is not the viewer's turn.
    pub prompt: Option<Prompt>,
}

/// A post of the board with what lies on it and what can be done there.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says one thing about the picture, independent of the others")]
pub struct PostScene {
    /// The name of the post.
    pub name: Name,
    /// The ship on the post; `None` if it is empty.
    pub piece: Option<Piece>,
    /// The ship that the draft's action would bring to the post; `None` if there is none.
    pub ghost: Option<Piece>,
    /// Whether the post is a corner.
    pub corner: bool,
    /// Whether the player can choose the post.
    pub can: bool,
    /// Whether the ship on the post is chosen.
    pub chosen: bool,
    /// Whether the chosen corsair may pull the ship on the post.
    pub pull: bool,
    /// Whether the post is a corner for a corsair to enter at; `can` says whether the entry is legal.
    pub entry: bool,
    /// Whether the corsair on the post is entangled, or will be at the end of this convoy turn if nothing changes.
    pub entangled: bool,
    /// Whether `entangled` is decided already, not only expected for the end of this convoy turn (CO-28).
    pub judged: bool,
    /// Whether the corsair on the post will be captured at the end of the convoy's turn if nothing changes.
    pub doomed: bool,
    /// Whether the corsairs can capture the freighter on the post: in this turn, or in the next if nothing changes.
    pub danger: bool,
    /// What changed on the post in this turn or the last one; `None` if nothing did.
    pub trace: Option<Trace>,
}

/// The public information about a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerScene {
    /// The seat of the player.
    pub seat: Seat,
    /// The side that the seat plays in this game of a match.
    pub side: Side,
    /// The number of corsairs or escorts that the player has lost.
    pub lost: u8,
    /// The number of corsairs in reserve; 0 for the convoy.
    pub reserve: u8,
    /// Whether the player is to act.
    pub to_act: bool,
    /// The number of player-turns in which the player won the first game of the match; `None` if the player did not win it.
    pub won: Option<u16>,
}

/// The reserve: the corsairs that wait off the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReserveScene {
    /// The number of corsairs off the board.
    pub ships: u8,
    /// Whether the player can choose the reserve.
    pub can: bool,
    /// Whether a corsair of the reserve is chosen.
    pub chosen: bool,
}

/// The counters that can end a game: turns, occurrences, captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameCounters {
    /// The number of the player-turn.
    pub turn: u16,
    /// The number of player-turns after which the convoy wins; `None` without a limit.
    pub limit: Option<u16>,
    /// How often this position has occurred; `None` when repetitions do not count.
    pub occurrences: Option<usize>,
    /// The number of captures with which the convoy wins.
    pub captures: u8,
    /// Which game of the match this is, 1 or 2; `None` outside a match.
    pub game: Option<u8>,
}

/// What the player has to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Choose a corsair. The number counts the corsairs in reserve.
    Corsair(u8),
    /// Choose where this corsair goes.
    Destination(Location),
    /// Choose a ship to pull on the way to this place; `true` if the corsair may also go alone.
    Pull(Location, bool),
    /// One move is made: make another move, or end the turn.
    Continue,
    /// One move is made: a second move is compulsory.
    MustContinue,
    /// Both moves are made, or no second move is possible: end the turn.
    End,
    /// Choose an escort; `true` if the convoy may also pass.
    Escort(bool),
    /// Choose where these ships go, or another ship of their line.
    SailTo(Ships),
    /// Confirm that the first line sails to the cells of the second line.
    Sail(Ships, Ships),
    /// No ship of this side can move: pass.
    Pass(Side),
}

impl Scene {
    /// Builds the scene of a view and a draft. `acting` is the seat that can act now; `None` when the game is over or
    /// was resigned, or when an earlier position is shown.
    #[must_use]
    pub fn of(view: &View, draft: &Draft, acting: Option<Seat>) -> Self {
        let state = &view.position;
        let acting = acting.filter(|seat| state.to_act() == Some(*seat));
        let rule_set = state.rule_set();
        let board = state.board();
        let selection = Selection::of(view, draft, acting);
        let after = selection.after_draft;
        let is_over = state.over.is_some();
        let entangled = match state.side() {
            _ if is_over => after.entangled_corsairs(),
            Side::Corsairs => state.turn.immobile_corsairs(&rule_set),
            Side::Convoy => after.entangled_corsairs(),
        };
        let doomed = after.doomed_corsairs(&rule_set);
        let danger = !is_over
            && match state.side() {
                Side::Corsairs => state.turn.takes_freighter(&rule_set),
                Side::Convoy => after.after_captures(&rule_set).can_take_freighter(&rule_set),
            };
        let entering = state.side() == Side::Corsairs
            && matches!(draft, Draft::Nothing | Draft::Corsair { from: Location::Reserve, .. });
        let posts = board.cells().map(|cell| {
            let name = board.name(cell);
            PostScene {
                name,
                piece: state.turn.now.piece(cell),
                ghost: selection.ghost(cell),
                corner: rule_set.corners.contains(cell),
                can: selection.accepts(Input::At(Location::Post(name))),
                chosen: selection.chosen.contains(&name),
                pull: selection.pullable.contains(&name),
                entry: entering && rule_set.corners.contains(cell),
                entangled: entangled.contains(cell),
                judged: is_over || state.side() == Side::Corsairs,
                doomed: !is_over && doomed.contains(cell),
                danger: danger && state.turn.now.freighter == Some(cell),
                trace: trace(state, cell),
            }
        });
        Self {
            size: board.size(),
            posts: posts.collect(),
            players: [Seat::FIRST, Seat::SECOND].map(|seat| player(state, seat)),
            reserve: ReserveScene {
                ships: state.turn.now.reserve,
                can: selection.accepts(Input::At(Location::Reserve)),
                chosen: matches!(draft, Draft::Corsair { from: Location::Reserve, .. }),
            },
            count: GameCounters {
                turn: state.number,
                limit: rule_set.limit,
                occurrences: (state.options.repetition == Repetition::Convoy).then(|| state.occurrences()),
                captures: rule_set.captures,
                game: (state.options.games == Games::Two).then(|| if state.first.is_some() { 2 } else { 1 }),
            },
            prompt: acting.and_then(|seat| prompt(view, draft, seat)),
        }
    }
}

/// The draft, with the ships and the position that follow from it.
struct Selection<'a> {
    view: &'a View,
    draft: &'a Draft,
    acting: Option<Seat>,
    /// The ships of the draft.
    chosen: Vec<Name>,
    /// The ships that the chosen corsair may pull.
    pullable: Vec<Name>,
    /// The position after the draft's action.
    after_draft: Position,
}

impl<'a> Selection<'a> {
    fn of(view: &'a View, draft: &'a Draft, acting: Option<Seat>) -> Self {
        let state = &view.position;
        let mut selection = Self {
            view,
            draft,
            acting,
            chosen: Vec::new(),
            pullable: draft.pullable(state),
            after_draft: state.turn.now,
        };
        let board = state.board();
        match *draft {
            _ if acting.is_none() => {}
            Draft::Nothing => {}
            Draft::Corsair { from, .. } => {
                if let Location::Post(from) = from {
                    selection.chosen.push(from);
                }
                let action = acting.and_then(|seat| Corsairs::progress(view, seat, draft).action());
                if let Some(step) = action.and_then(|action| state.move_of(&action).ok()) {
                    selection.after_draft = state.turn.now.after(step);
                }
            }
            Draft::Escorts { to, .. } => {
                let Some(ships) = draft.ships() else { return selection };
                if let Ok(line) = state.formation(ships) {
                    selection.chosen.extend(line.iter().map(|cell| board.name(cell)));
                }
                if let Some(sail) = to.and_then(|to| state.sail_of(ships, to).ok()) {
                    selection.after_draft = state.turn.now.after_sail(sail);
                }
            }
        }
        selection
    }

    /// Whether the draft accepts this input.
    fn accepts(&self, input: Input) -> bool {
        let mut trial = *self.draft;
        self.acting.is_some_and(|seat| Corsairs::input(self.view, seat, &mut trial, input).is_ok())
    }

    /// The ship that the draft's action would bring to a cell; `None` if there is none.
    fn ghost(&self, cell: Cell) -> Option<Piece> {
        let now = self.view.position.turn.now.piece(cell);
        self.after_draft.piece(cell).filter(|after_draft| Some(*after_draft) != now)
    }
}

/// Returns what changed on a post in the current turn, or in the last turn if the current one has no move yet.
fn trace(state: &State, cell: Cell) -> Option<Trace> {
    let (before, after) = if state.turn.move_count() > 0 {
        (&state.turn.start, &state.turn.now)
    } else {
        (state.seen.last()?, &state.turn.start)
    };
    let captured = before.captured < after.captured;
    match (before.piece(cell), after.piece(cell)) {
        (before, after) if before == after => None,
        (Some(Piece::Corsair), None) if captured => Some(Trace::Captured),
        (_, None) => Some(Trace::From),
        (_, Some(_)) => Some(Trace::To),
    }
}

fn player(state: &State, seat: Seat) -> PlayerScene {
    let now = &state.turn.now;
    let side = state.side_of(seat);
    let escorts = u8::try_from(now.escorts.len()).unwrap_or(SHIPS_PER_SIDE);
    PlayerScene {
        seat,
        side,
        lost: match side {
            Side::Corsairs => now.captured,
            Side::Convoy => SHIPS_PER_SIDE.saturating_sub(escorts),
        },
        reserve: if side == Side::Corsairs { now.reserve } else { 0 },
        to_act: state.to_act() == Some(seat),
        won: state.first.filter(|first| first.winner == seat).map(|first| first.turns),
    }
}

fn prompt(view: &View, draft: &Draft, seat: Seat) -> Option<Prompt> {
    let state = &view.position;
    let rule_set = state.rule_set();
    let ready = Corsairs::progress(view, seat, draft);
    Some(match (*draft, state.side()) {
        (Draft::Nothing, side) if ready == Progress::Complete(Action::Pass) => Prompt::Pass(side),
        (Draft::Nothing, Side::Convoy) => Prompt::Escort(rule_set.convoy_may_pass),
        (Draft::Nothing, Side::Corsairs) => match (state.turn.move_count(), ready) {
            (0, _) => Prompt::Corsair(state.turn.now.reserve),
            (_, Progress::Optional(_)) => Prompt::Continue,
            (_, Progress::Incomplete) => Prompt::MustContinue,
            (_, Progress::Complete(_) | Progress::Submit(_)) => Prompt::End,
        },
        (Draft::Corsair { from, to: None, .. }, _) => Prompt::Destination(from),
        (Draft::Corsair { to: Some(to), .. }, _) => Prompt::Pull(to, ready.action().is_some()),
        (Draft::Escorts { to: None, .. }, _) => Prompt::SailTo(draft.ships()?),
        (Draft::Escorts { to: Some(to), .. }, _) => Prompt::Sail(draft.ships()?, to),
    })
}

/// A diagram for the rules: a board, and posts that are marked or named on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Diagram {
    /// The board with its ships.
    pub state: State,
    /// The names of the marked posts.
    pub marks: Vec<Name>,
    /// Whether every post shows its name.
    pub names: bool,
}

impl Diagram {
    /// Reads a text such as `size=4 board=<files> mark=a1,b2` or `size=4 names`. Without `board` the ships stand as at the
    /// beginning.
    pub(crate) fn read(text: &str) -> Result<Self, ParseError> {
        let (mut options, mut board, mut marks, mut names) = ("standard".to_owned(), String::new(), Vec::new(), false);
        for word in Word::whole(text).split(' ') {
            match (word.text, word.split_once('=')) {
                ("names", _) => names = true,
                (_, Some((key, value))) if key.text == "mark" => {
                    marks = read_parts(value, ',', Name::try_from)?;
                }
                (whole, Some((key, value))) if key.text == "size" && value.text != "5" => {
                    whole.clone_into(&mut options);
                }
                (_, Some((key, _))) if key.text == "size" => {}
                (whole, Some((key, _))) if key.text == "board" => board = format!(" {whole}"),
                _ => return Err(word.expected("size=…, board=…, mark=… or names")),
            }
        }
        Ok(Self { state: format!("{options}{board}").parse::<State>()?, marks, names })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::about::split_picture_line;
    use crate::game::{Game, GameWords, Language};

    fn view_of(state: &str) -> View {
        let state = state.parse::<State>().unwrap();
        Corsairs::view(&state, state.to_act())
    }

    fn scene_of(state: &str, posts: &[&str]) -> Scene {
        let view = view_of(state);
        let mut draft = Draft::default();
        for post in posts {
            let input = Input::At(Location::Post(post.parse().unwrap()));
            Corsairs::input(&view, view.viewer.unwrap(), &mut draft, input).unwrap();
        }
        Scene::of(&view, &draft, view.viewer)
    }

    fn post<'a>(scene: &'a Scene, name: &str) -> &'a PostScene {
        scene.posts.iter().find(|post| post.name.to_string() == name).unwrap()
    }

    fn posts_where(scene: &Scene, what: impl Fn(&PostScene) -> bool) -> Vec<String> {
        scene.posts.iter().filter(|post| what(post)).map(|post| post.name.to_string()).collect()
    }

    #[test]
    fn every_diagram_of_the_rules_shows_what_its_caption_says() {
        let rules = Corsairs::rules(Language::ENGLISH, None);
        let pictures: Vec<(&str, &str)> = rules.lines().filter_map(split_picture_line).collect();
        assert_eq!(pictures.len(), 4);
        for (caption, picture) in pictures {
            let Diagram { state, marks, .. } =
                Diagram::read(picture).unwrap_or_else(|error| panic!("{picture}: {error}"));
            let cells: Vec<Cell> = marks.iter().map(|mark| state.board().cell(*mark).unwrap()).collect();
            let (rule_set, position) = (state.rule_set(), state.turn.start);
            if caption.contains("drag") {
                assert!(position.can_take_freighter(&rule_set) && rule_set.corners.contains(cells[0]));
            }
            if caption.contains("entangled") {
                assert_eq!(position.entangled_corsairs(), cells.iter().copied().collect());
                assert_eq!(position.doomed_corsairs(&rule_set).iter().collect::<Vec<_>>(), cells[1..]);
            }
        }
    }

    #[test]
    fn the_first_move_is_at_a_corner_or_from_the_reserve() {
        let scene = scene_of("standard", &[]);
        assert_eq!(posts_where(&scene, |post| post.can), ["a1", "a5", "e1", "e9", "i1", "i5"]);
        assert!(scene.reserve.can);
        assert_eq!(scene.prompt, Some(Prompt::Corsair(6)));
        assert!(post(&scene, "a1").entry && !post(&scene, "e5").can);
    }

    #[test]
    fn a_corsair_shows_its_destination_and_ships_to_pull() {
        // The corsair on g3 is beside the escort on f4 only; f3, g2, g4, h2 and h3 are its empty neighbours.
        let beside = "standard turn=3 board=5/6/7/3EE3/3EFE3/3EE3/2C4/6/5";
        let scene = scene_of(beside, &["g3"]);
        assert!(post(&scene, "g3").chosen);
        let empty = |post: &PostScene| post.can && post.piece.is_none();
        assert_eq!(posts_where(&scene, empty), ["f3", "g2", "g4", "h2", "h3"]);
        let scene = scene_of(beside, &["g3", "h3"]);
        assert_eq!(post(&scene, "h3").ghost, Some(Piece::Corsair));
        assert_eq!(posts_where(&scene, |post| post.pull), ["f4"]);
        assert_eq!(scene.prompt, Some(Prompt::Pull(Location::Post("h3".parse().unwrap()), true)));
    }

    #[test]
    fn a_line_shows_its_destination_and_what_it_entangles() {
        // Escorts on e4, f4, e6, f5, d4, d5; a corsair on b4. The line d4-d5 sails to c4-c5, beside the corsair.
        let convoy = "standard turn=2 board=5/3C2/7/3EE3/3EFE3/3EE3/7/6/5";
        let scene = scene_of(convoy, &["d4", "d5", "c5"]);
        assert_eq!(posts_where(&scene, |post| post.chosen), ["d4", "d5"]);
        assert_eq!(posts_where(&scene, |post| post.ghost == Some(Piece::Escort)), ["c4", "c5"]);
        // b4 touches c4 and c5: two ships entangle it, and do not capture.
        assert_eq!(posts_where(&scene, |post| post.entangled), ["b4"]);
        assert!(posts_where(&scene, |post| post.doomed).is_empty());
    }

    #[test]
    fn a_freighter_within_reach_of_a_corner_is_in_danger() {
        // The freighter stands beside the corner e1, and a corsair waits there: it leaves with the freighter.
        let scene = scene_of("standard turn=3 board=5/6/7/3EE3/CF2E1E2/3EE3/7/6/5", &[]);
        assert_eq!(posts_where(&scene, |post| post.danger), ["e2"]);
    }

    #[test]
    fn the_last_turn_leaves_its_traces() {
        let mut state = "standard turn=2 board=C4/6/7/3EE3/3EFE3/3EE3/7/6/5".parse::<State>().unwrap();
        let action = "sail e4 e1".parse().unwrap();
        let seat = state.to_act().unwrap();
        Corsairs::apply(&mut state, seat, &action);
        let scene = Scene::of(&Corsairs::view(&state, None), &Draft::default(), None);
        assert_eq!(post(&scene, "e4").trace, Some(Trace::From));
        assert_eq!(post(&scene, "e1").trace, Some(Trace::To));
        assert_eq!(posts_where(&scene, |post| post.trace.is_some()).len(), 2);
    }

    #[test]
    fn a_spectator_can_choose_nothing() {
        let view = view_of("standard");
        let scene = Scene::of(&view, &Draft::default(), None);
        assert!(posts_where(&scene, |post| post.can).is_empty() && !scene.reserve.can);
    }
}
