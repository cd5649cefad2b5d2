//! What lies where on the table of Knights & Corsairs, what may be touched, and what each thing is
//! called aloud: plain data, made of a view and what the player has touched.

use super::move_builder::{Draft, Input};
use super::notation::read_board;
use super::rules::{Action, Battle, Board, Discards, KnightsAndCorsairs, Reason, Space, Stage, Table, View};
use super::texts::Texts;
use crate::game::cards::{Card, Colour};
use crate::game::insertion_sort::insertion_sort;
use crate::game::text::{ParseError, Word};
use crate::game::{MoveBuilder, Progress, Seat};

/// The whole picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The nine spaces, row by row from the top left.
    pub spaces: Vec<SpaceScene>,
    /// The hand of whoever looks on.
    pub hand: Vec<HandScene>,
    /// Both sides, by seat.
    pub sides: [SideScene; 2],
    /// The battle that is being fought, or about to be.
    pub battle: Option<BattleScene>,
    /// The battle that was fought last.
    pub told: Option<ToldScene>,
    /// What to do next, in words; none when it is not the viewer's turn.
    pub prompt: Option<Prompt>,
}

/// A space of the grid.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says one thing about the picture, independent of the others")]
pub struct SpaceScene {
    /// Which one.
    pub space: Space,
    /// The card that lies there for good.
    pub card: Option<Card>,
    /// The attacker's open card, which lies there during the battle.
    pub face_up: Option<Card>,
    /// Whether touching it would add to the draft.
    pub can: bool,
    /// Whether it is part of the draft.
    pub chosen: bool,
    /// Whether its card counts in the battle that is fought or prepared.
    pub counts: bool,
    /// Whether its card was placed last.
    pub last: bool,
    /// Whether it is part of the line that won.
    pub line: bool,
    /// Whether influence wins this space at once.
    pub influence: bool,
    /// What it is called aloud.
    pub label: String,
}

/// What a card of the hand is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// To lie open.
    Open,
    /// To lie face down.
    Hidden,
    /// To answer.
    Answer,
    /// To be placed.
    Placed,
}

/// A card that may be chosen: of the hand, or, by a winner, of those played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandScene {
    /// Which one.
    pub card: Card,
    /// What it is chosen for, if it is.
    pub role: Option<Role>,
    /// Whether touching it would change the draft.
    pub can: bool,
    /// What it is called aloud.
    pub label: String,
}

/// What everyone sees of a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideScene {
    /// Whose it is.
    pub seat: Seat,
    /// What it plays.
    pub colour: Colour,
    /// How many cards it holds.
    pub hand: usize,
    /// How many cards it can draw before its discards are shuffled.
    pub draw: usize,
    /// How many cards it has discarded.
    pub discarded: usize,
    /// The discards, the latest first; none when the piles are closed (KC-31).
    pub discards: Option<Vec<Card>>,
    /// Whether the game waits for it.
    pub to_act: bool,
}

/// A battle that is being fought or prepared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BattleScene {
    /// Its number, from 1 to 9.
    pub number: usize,
    /// The space, once it is chosen.
    pub space: Option<Space>,
    /// The attacker's three places.
    pub attack: [Slot; 3],
    /// The defender's three places.
    pub defence: [Slot; 3],
    /// The attacker's colour.
    pub attacker: Colour,
}

/// One of the three places of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// A card that lies open.
    Open(Card),
    /// A card that lies on the grid and counts.
    Neighbour(Card),
    /// A card that lies face down; its owner knows it.
    Hidden(Option<Card>),
    /// A place for an open card.
    AwaitsOpen,
    /// A place for a card that answers.
    AwaitsAnswer,
    /// A place for a card face down.
    AwaitsHidden,
}

/// A battle that was fought, told so that anyone sees why it was won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldScene {
    /// The battle.
    pub battle: Battle,
    /// Its number, from 1 to 9.
    pub number: usize,
    /// The colour that won it.
    pub winner: Colour,
    /// The six cards, best first.
    pub ranked: [Ranked; 6],
    /// How many of the best three are the winner's.
    pub of_best_three: usize,
}

/// A card among the six.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// Which one.
    pub card: Card,
    /// Whose it is.
    pub colour: Colour,
    /// Whether its owner attacked.
    pub attacks: bool,
    /// Whether it lay on the grid.
    pub on_grid: bool,
    /// Whether it was the one placed.
    pub placed: bool,
}

/// What to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Choose a space to attack.
    Space,
    /// Choose the card that lies open in this space.
    Open(Space),
    /// Choose so many cards to lie face down.
    Hidden(Space, usize),
    /// The attack is ready; so many more cards may go with it.
    Attack(Space, usize),
    /// Choose the card that wins this space by influence.
    Influence(Space),
    /// The winning card is chosen.
    Win(Space, Card),
    /// Answer an attack on this space with so many more cards.
    Answer(Space, usize),
    /// Name so many more neighbours that count.
    Naming(usize),
    /// The answer is ready; so many more cards may go with it.
    Defend(Space, usize),
    /// Choose the card to be placed.
    Placed(Space),
    /// The card to be placed is chosen.
    Place(Space, Card),
}

impl Scene {
    /// The picture of a view, with what `draft` has touched. `acting` is the seat that may touch things now, if
    /// one may: not in a game that was given up, nor at a moment that is past.
    #[must_use]
    pub fn of(view: &View, draft: &Draft, acting: Option<Seat>, texts: &Texts) -> Self {
        let table = &view.table;
        let acting = acting.filter(|seat| table.to_act() == Some(*seat));
        let target = match (&table.stage, acting) {
            (Stage::Attack, Some(_)) => draft.target(view),
            (Stage::Defend { space, .. }, _) => Some(*space),
            (Stage::Place(battle), _) => Some(battle.space),
            _ => None,
        };
        let rows = (0..3).rev().flat_map(|row| (0..3).filter_map(move |column| Space::new(column, row)));
        Self {
            spaces: rows.map(|space| space_scene(view, draft, acting, target, space, texts)).collect(),
            hand: hand(view, draft, acting, texts),
            sides: [Seat::FIRST, Seat::SECOND].map(|seat| side(view, seat)),
            battle: battle(view, draft, acting, target),
            told: match (&table.stage, table.battles.last()) {
                // With closed piles the last battle is seen until the next attack (KC-31 House).
                (Stage::Defend { .. }, _) if table.options.discards == Discards::Closed => None,
                (Stage::Place(battle), _) => Some(told(table, battle, table.battles.len() + 1)),
                (_, last) => last.map(|last| told(table, last, table.battles.len())),
            },
            prompt: acting.and_then(|seat| prompt(view, draft, seat)),
        }
    }
}

fn space_scene(
    view: &View,
    draft: &Draft,
    acting: Option<Seat>,
    target: Option<Space>,
    space: Space,
    texts: &Texts,
) -> SpaceScene {
    let table = &view.table;
    let mut trial = draft.clone();
    let touched = |seat| KnightsAndCorsairs::input(view, seat, &mut trial, Input::Space(space)).is_ok();
    let line = match &table.stage {
        Stage::Over(outcome) => matches!(outcome.reason, Reason::Line(line) if line.contains(&space)),
        _ => false,
    };
    let last = match &table.stage {
        Stage::Over(outcome) if matches!(outcome.reason, Reason::Influence(_)) => {
            outcome.reason == Reason::Influence(space)
        }
        _ => table.battles.last().is_some_and(|last| last.placed.is_some() && last.space == space),
    };
    let card = table.board.card(space);
    let mut scene = SpaceScene {
        space,
        card,
        face_up: match &table.stage {
            Stage::Defend { space: contested, face_up, .. } if *contested == space => Some(*face_up),
            Stage::Place(battle) if battle.space == space => Some(battle.attack.cards[0]),
            _ => None,
        },
        can: acting.is_some_and(touched),
        chosen: match table.stage {
            Stage::Attack => target == Some(space),
            _ => draft.naming.contains(&space),
        },
        counts: target.is_some_and(|target| card.is_some_and(|card| counts(view, draft, acting, target, card))),
        last,
        line,
        influence: acting.is_some_and(|seat| {
            table.stage == Stage::Attack && table.open(space).is_ok() && table.hidden_cards(seat, space).is_none()
        }),
        label: String::new(),
    };
    scene.label = (texts.space)(&scene);
    scene
}

/// Whether a card of the grid counts in the battle for `target`.
fn counts(view: &View, draft: &Draft, acting: Option<Seat>, target: Space, card: Card) -> bool {
    let table = &view.table;
    if let Stage::Place(battle) = &table.stage {
        return battle.attack.board().contains(&card) || battle.defence.board().contains(&card);
    }
    let owner = if card.colour() == table.colour(table.attacker) { table.attacker } else { table.attacker.other() };
    let near = table.neighbours(owner, target);
    let beside = near.iter().any(|space| table.board.card(*space) == Some(card));
    // While neighbours are named, those that are named count.
    let naming = acting == Some(owner) && draft.neighbours_wanted(view, owner) > 0;
    let named = || draft.naming.iter().any(|space| table.board.card(*space) == Some(card));
    beside && (!naming || named())
}

fn hand(view: &View, draft: &Draft, acting: Option<Seat>, texts: &Texts) -> Vec<HandScene> {
    let table = &view.table;
    let choices = match (&table.stage, acting) {
        // A winner may choose among cards that are in the hand no longer.
        (Stage::Place(battle), Some(_)) => view.hand.union(table.placeable(battle, view.hand)),
        _ => view.hand,
    };
    let scene = |card: Card| {
        let place = draft.cards.iter().position(|touched| *touched == card);
        let role = place.filter(|_| acting.is_some()).map(|place| match (&table.stage, place) {
            (Stage::Attack, 0) => Role::Open,
            (Stage::Attack, _) => Role::Hidden,
            (Stage::Place(_), _) => Role::Placed,
            _ => Role::Answer,
        });
        let mut trial = draft.clone();
        let touched = |seat| KnightsAndCorsairs::input(view, seat, &mut trial, Input::Card(card)).is_ok();
        let can = acting.is_some_and(touched);
        HandScene { card, role, can, label: (texts.hand_card)(card, role) }
    };
    choices.iter().map(scene).collect()
}

fn side(view: &View, seat: Seat) -> SideScene {
    let table = &view.table;
    let discards = &table.discards[seat.index()];
    SideScene {
        seat,
        colour: table.colour(seat),
        hand: view.hands[seat.index()].into(),
        draw: view.draw[seat.index()].into(),
        discarded: discards.len(),
        discards: (table.options.discards == Discards::Open).then(|| discards.iter().rev().copied().collect()),
        to_act: table.to_act() == Some(seat),
    }
}

fn battle(view: &View, draft: &Draft, acting: Option<Seat>, target: Option<Space>) -> Option<BattleScene> {
    let table = &view.table;
    let attacker = table.attacker;
    let (attack, defence) = match &table.stage {
        // A battle whose winner only chooses what to place is told, not fought.
        Stage::Over(_) | Stage::Place(_) => return None,
        Stage::Attack => {
            let near = target.map_or(0, |space| table.neighbours(attacker, space).len());
            if near >= 3 {
                return None;
            }
            let open = draft.cards.first().filter(|_| acting.is_some());
            let mut attack = vec![open.map_or(Slot::AwaitsOpen, |card| Slot::Open(*card))];
            let hidden = draft.cards.iter().skip(1).filter(|_| acting.is_some());
            attack.extend(hidden.map(|card| Slot::Hidden(Some(*card))));
            let defence = target.map_or_else(Vec::new, |space| beside(table, attacker.other(), space));
            let attack = filled(
                attack,
                target.map_or_else(Vec::new, |space| beside(table, attacker, space)),
                Slot::AwaitsHidden,
            );
            (attack, filled(Vec::new(), defence, Slot::AwaitsAnswer))
        }
        Stage::Defend { space, face_up, face_down } => {
            let mut attack = vec![Slot::Open(*face_up)];
            let known = view.face_down.iter().map(Some).chain(std::iter::repeat(None));
            attack.extend(known.take((*face_down).into()).map(Slot::Hidden));
            let answer = draft.cards.iter().filter(|_| acting.is_some()).map(|card| Slot::Open(*card));
            let defence = filled(answer.collect(), beside(table, attacker.other(), *space), Slot::AwaitsAnswer);
            (filled(attack, beside(table, attacker, *space), Slot::AwaitsHidden), defence)
        }
    };
    Some(BattleScene {
        number: table.battles.len() + 1,
        space: target,
        attack,
        defence,
        attacker: table.colour(attacker),
    })
}

/// The cards of a seat beside a space, best first.
fn beside(table: &Table, seat: Seat, space: Space) -> Vec<Card> {
    let near = table.neighbours(seat, space);
    let mut cards: Vec<Card> = near.into_iter().filter_map(|near| table.board.card(near)).collect();
    insertion_sort(&mut cards, |card| std::cmp::Reverse(table.options.strength(*card)));
    cards
}

/// Three places: what was played, what counts on the grid, and room for the rest.
fn filled(played: Vec<Slot>, neighbours: Vec<Card>, room: Slot) -> [Slot; 3] {
    let mut slots = [room; 3];
    let neighbours = neighbours.into_iter().map(Slot::Neighbour);
    // Neighbours come last, so that the room between is where cards will be laid.
    for (slot, card) in slots.iter_mut().rev().zip(neighbours) {
        *slot = card;
    }
    for (slot, card) in slots.iter_mut().zip(played) {
        *slot = card;
    }
    slots
}

/// Tells a battle that has been decided.
fn told(table: &Table, battle: &Battle, number: usize) -> ToldScene {
    let ranking = battle.ranking(&table.options);
    let ranked = ranking.map(|(seat, card)| Ranked {
        card,
        colour: table.colour(seat),
        attacks: seat == battle.attacker,
        on_grid: battle.side(seat).board().contains(&card),
        placed: battle.placed == Some(card),
    });
    let of_best_three = ranking[..3].iter().filter(|(seat, _)| *seat == battle.winner).count();
    ToldScene { battle: *battle, number, winner: table.colour(battle.winner), ranked, of_best_three }
}

fn prompt(view: &View, draft: &Draft, seat: Seat) -> Option<Prompt> {
    let table = &view.table;
    let progress = KnightsAndCorsairs::progress(view, seat, draft);
    let ready = progress != Progress::Incomplete;
    let (least, most) = draft.cards_wanted(view, seat);
    let more = least.saturating_sub(draft.cards.len());
    let possible = most.saturating_sub(draft.cards.len());
    Some(match &table.stage {
        Stage::Attack => match draft.target(view) {
            None => Prompt::Space,
            Some(space) => match (table.hidden_cards(seat, space), draft.cards.first()) {
                (None, Some(card)) => Prompt::Win(space, *card),
                (None, None) => Prompt::Influence(space),
                (Some(_), _) if ready => Prompt::Attack(space, possible),
                (Some(_), None) => Prompt::Open(space),
                (Some(_), Some(_)) => Prompt::Hidden(space, more),
            },
        },
        Stage::Defend { space, .. } if ready => Prompt::Defend(*space, possible),
        Stage::Defend { space, .. } if more > 0 => Prompt::Answer(*space, more),
        Stage::Defend { .. } => Prompt::Naming(draft.neighbours_wanted(view, seat).saturating_sub(draft.naming.len())),
        Stage::Place(battle) => match draft.cards.first() {
            Some(card) => Prompt::Place(battle.space, *card),
            None => Prompt::Placed(battle.space),
        },
        Stage::Over(_) => return None,
    })
}

/// A picture of the grid for the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagram {
    /// What lies where.
    pub board: Board,
    /// The spaces of a line.
    pub line: Vec<Space>,
    /// A space that the text speaks of.
    pub mark: Option<Space>,
}

impl Diagram {
    /// Reads a text such as `board=4C,9S,2H/6S,5H,-/7H,JC,3C line=a1,b2,c3` or `… mark=c1`.
    ///
    /// # Errors
    /// When a part is not what it should be.
    pub fn read(text: &str) -> Result<Self, ParseError> {
        let mut diagram = Self::default();
        for word in Word::whole(text).split(' ') {
            let (key, value) = word.split_once('=').ok_or_else(|| word.expected("board=…, line=… or mark=…"))?;
            match key.text {
                "board" => diagram.board = read_board(value)?,
                "line" => diagram.line = value.split(',').map(Space::try_from).collect::<Result<_, _>>()?,
                "mark" => diagram.mark = Some(Space::try_from(value)?),
                _ => return Err(key.expected("board, line or mark")),
            }
        }
        Ok(diagram)
    }
}

/// An action as the viewer may read it now: cards that still lie face down are left out for everybody
/// but their owner.
#[must_use]
pub fn notation(view: &View, seat: Seat, action: &Action, latest: bool) -> String {
    let covered = latest && view.viewer != Some(seat) && matches!(view.table.stage, Stage::Defend { .. });
    match action {
        Action::Attack { space, face_up, face_down } if covered && !face_down.is_empty() => {
            format!("attack {space} {face_up} …")
        }
        _ => action.to_string(),
    }
}

/// What came of an action, for the log, where the notation stands beside it.
#[must_use]
pub fn note(before: &View, after: &View, action: &Action, texts: &Texts) -> String {
    match action {
        Action::Attack { .. } => String::new(),
        Action::Influence { .. } => (texts.won_by_influence)().into(),
        Action::Defend { .. } | Action::Place(_) => {
            let fought = after.table.battles.get(before.table.battles.len());
            fought.map_or_else(String::new, |battle| {
                (texts.won)(after.table.colour(battle.winner), battle.space, battle.placed)
            })
        }
    }
}

/// What happened between two views of the same viewer, in a sentence or two, to be said aloud.
#[must_use]
pub fn event(before: &View, after: &View, seat: Seat, action: &Action, texts: &Texts) -> String {
    let colour = after.table.colour(seat);
    match action {
        Action::Attack { space, face_up, face_down } => (texts.attacked)(colour, *space, *face_up, face_down.len()),
        Action::Influence { space, card } => (texts.took)(colour, *space, *card),
        Action::Defend { .. } | Action::Place(_) => {
            let fought = after.table.battles.get(before.table.battles.len());
            let told = fought.map(|battle| told(&after.table, battle, after.table.battles.len()));
            match (told, &after.table.stage) {
                (Some(told), stage) => (texts.fought)(&told, matches!(stage, Stage::Over(_))),
                (None, Stage::Place(battle)) => (texts.chooses)(after.table.colour(battle.winner), battle.space),
                (None, _) => String::new(),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::game::about::picture;
    use crate::games::knights_and_corsairs::english::{ABOUT, TEXTS};
    use crate::games::knights_and_corsairs::rules::State;

    fn scene_of(state: &str) -> Scene {
        let state = state.parse::<State>().unwrap();
        let view = KnightsAndCorsairs::view(&state, state.table.to_act());
        Scene::of(&view, &Draft::default(), view.viewer, &TEXTS)
    }

    fn space<'a>(scene: &'a Scene, name: &str) -> &'a SpaceScene {
        scene.spaces.iter().find(|space| space.space.to_string() == name).unwrap()
    }

    #[test]
    fn every_picture_of_the_rules_shows_what_its_text_says() {
        let pictures: Vec<&str> = ABOUT.rules.lines().filter_map(picture).map(|(_, picture)| picture).collect();
        assert!(!pictures.is_empty());
        for picture in pictures {
            let diagram = Diagram::read(picture).unwrap_or_else(|error| panic!("{picture}: {error}"));
            if let [first, ..] = diagram.line[..] {
                let colour = diagram.board.card(first).unwrap().colour();
                assert_eq!(diagram.board.line(colour, false).map(Vec::from), Some(diagram.line), "{picture}");
            }
            assert!(diagram.mark.is_none_or(|mark| diagram.board.card(mark).is_none()), "{picture}");
        }
    }

    #[test]
    fn the_first_battle_is_prepared_in_the_centre() {
        let scene = scene_of("standard");
        assert!(space(&scene, "b2").chosen);
        assert!(!space(&scene, "a1").can);
        assert_eq!(scene.prompt, Some(Prompt::Open("b2".parse().unwrap())));
        assert_eq!(scene.hand.len(), 7);
    }

    #[test]
    fn nothing_is_ringed_for_somebody_who_cannot_act() {
        let state = "standard board=-,-,-/-,3H,-/-,-,-".parse::<State>().unwrap();
        let view = KnightsAndCorsairs::view(&state, Some(Seat::FIRST));
        let can = |acting| Scene::of(&view, &Draft::default(), acting, &TEXTS).spaces.iter().any(|space| space.can);
        assert!(can(Some(Seat::FIRST)));
        assert!(!can(None));
    }

    #[test]
    fn a_space_that_influence_wins_says_so() {
        let scene = scene_of("standard board=-,-,-/2H,3H,-/-,4H,-");
        let a1 = space(&scene, "a1");
        assert!(a1.influence && a1.can);
        assert_eq!(a1.label, "a1, empty, you can win here by influence");
    }

    #[test]
    fn whoever_is_attacked_sees_backs_where_cards_lie_face_down() {
        let scene = scene_of("standard moves attack b2 2D 2H 3D");
        let battle = scene.battle.clone().unwrap();
        assert_eq!(battle.attack, [Slot::Open("2D".parse().unwrap()), Slot::Hidden(None), Slot::Hidden(None)]);
        assert_eq!(battle.defence, [Slot::AwaitsAnswer; 3]);
        assert_eq!(space(&scene, "b2").label, "b2, fought for, 2 of diamonds lies open");
    }

    #[test]
    fn a_battle_is_told_with_its_cards_in_order() {
        // The first example of the source: the attacker owns the second and the third of the best.
        let state = "standard hands=2H,6D,8H,*/3C,4S,10S,*";
        let mut state = state.parse::<State>().unwrap();
        for (seat, action) in [(Seat::FIRST, "attack b2 2H 6D 8H"), (Seat::SECOND, "defend 3C 4S 10S")] {
            let action = action.parse().unwrap();
            KnightsAndCorsairs::check(&state, seat, &action).unwrap();
            KnightsAndCorsairs::apply(&mut state, seat, &action);
        }
        let told = Scene::of(&KnightsAndCorsairs::view(&state, None), &Draft::default(), None, &TEXTS).told.unwrap();
        let order: Vec<String> = told.ranked.iter().map(|ranked| ranked.card.to_string()).collect();
        assert_eq!(order, ["10S", "8H", "6D", "4S", "3C", "2H"]);
        assert_eq!((told.winner, told.of_best_three), (Colour::Red, 2));
        assert!(told.ranked[5].placed);
    }

    #[test]
    fn hidden_cards_are_left_out_of_the_log_until_they_are_turned_up() {
        let state = "standard moves attack b2 2D 2H 3D".parse::<State>().unwrap();
        let action: Action = "attack b2 2D 2H 3D".parse().unwrap();
        let read_by = |viewer| notation(&KnightsAndCorsairs::view(&state, viewer), Seat::FIRST, &action, true);
        assert_eq!(read_by(Some(Seat::FIRST)), "attack b2 2D 2H 3D");
        assert_eq!(read_by(Some(Seat::SECOND)), "attack b2 2D …");
        assert_eq!(read_by(None), "attack b2 2D …");
    }
}
