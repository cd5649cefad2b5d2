//! The table of Knights & Corsairs as plain data: what it shows, and which parts the player can choose, computed from a view and
//! the player's draft.

use super::move_builder::{Draft, Input};
use super::notation::read_board;
use super::rules::{Action, Battle, Board, Discards, KnightsAndCorsairs, Reason, Space, Stage, Table, View};
use crate::game::cards::{Card, Colour, Suit};
use crate::game::insertion_sort::insertion_sort;
use crate::game::text::{ParseError, Word, read_parts};
use crate::game::{MoveBuilder, Progress, Seat};

/// Everything that the table shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The nine spaces, row by row from the top left.
    pub spaces: Vec<SpaceScene>,
    /// The hand of the viewer.
    pub hand: Vec<HandScene>,
    /// The public information about both players, by seat.
    pub sides: [SideScene; 2],
    /// The current battle, from the choice of cards to the answer; `None` at other times.
    pub battle: Option<BattleScene>,
    /// The last battle that was decided; `None` if no battle is shown.
    pub fought: Option<FoughtScene>,
    /// What the player has to do next; `None` when it is not the viewer's turn.
    pub prompt: Option<Prompt>,
}

/// A space of the grid.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says one thing about the space, independent of the others")]
pub struct SpaceScene {
    /// The column and the row of the space.
    pub space: Space,
    /// The card that was placed on the space; `None` if there is none.
    pub card: Option<Card>,
    /// The attacker's open card, which lies on the space during the battle; `None` elsewhere.
    pub face_up: Option<Card>,
    /// Whether the player can choose the space.
    pub can: bool,
    /// Whether the space is part of the draft.
    pub chosen: bool,
    /// Whether the card on the space counts in the current battle.
    pub counts: bool,
    /// Whether the card on the space was placed last.
    pub last: bool,
    /// Whether the space is part of the line that won.
    pub line: bool,
    /// Whether the player can win the game on this space by influence.
    pub influence: bool,
    /// The suits with which a card here would complete a line of either side.
    pub winning: Vec<Suit>,
}

/// The role for which a card of the hand is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Chosen as the card of the attack that lies open.
    Open,
    /// Chosen as a card of the attack that lies face down.
    Hidden,
    /// Chosen to answer an attack.
    Answer,
    /// Chosen to be placed on the space that was won.
    Placed,
}

/// A card of the viewer's hand, or a card that the winner of a battle has played and may place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandScene {
    /// The rank and suit of the card.
    pub card: Card,
    /// The role for which the card is chosen; `None` if it is not chosen.
    pub role: Option<Role>,
    /// Whether the player can choose the card or take it back.
    pub can: bool,
}

/// The public information about a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideScene {
    /// The player's seat.
    pub seat: Seat,
    /// The player's colour.
    pub colour: Colour,
    /// The number of cards in the hand.
    pub hand: usize,
    /// The number of cards in the draw pile.
    pub draw: usize,
    /// The number of cards in the discard pile.
    pub discarded: usize,
    /// The discards, the latest first; `None` when the piles are closed (KC-31).
    pub discards: Option<Vec<Card>>,
    /// Whether the player is to act.
    pub to_act: bool,
}

/// The current battle: the attacker chooses cards, or the defender answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BattleScene {
    /// The number of the battle, from 1 to 9.
    pub number: usize,
    /// The contested space; `None` until it is chosen.
    pub space: Option<Space>,
    /// The attacker's three slots.
    pub attack: [Slot; 3],
    /// The defender's three slots.
    pub defence: [Slot; 3],
    /// The attacker's colour.
    pub attacker: Colour,
}

/// One of the three slots for the cards of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// A card that lies open.
    Open(Card),
    /// A card that lies on the grid and counts.
    Neighbour(Card),
    /// A card that lies face down; `None` if the viewer does not know it.
    Hidden(Option<Card>),
    /// An empty slot for an open card.
    AwaitsOpen,
    /// An empty slot for a card of the defender.
    AwaitsAnswer,
    /// An empty slot for a card face down.
    AwaitsHidden,
}

/// A battle that was decided, with its cards ranked to show why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoughtScene {
    /// The cards and the winner of the battle.
    pub battle: Battle,
    /// The number of the battle, from 1 to 9.
    pub number: usize,
    /// The six cards of the battle, best first.
    pub ranked: [RankedCard; 6],
    /// The number of cards of the winner among the three best.
    pub of_best_three: usize,
    /// Whether a tie has decided the battle.
    pub is_tie: bool,
}

/// One of the six cards of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedCard {
    /// The rank and suit of the card.
    pub card: Card,
    /// The colour of the card's owner.
    pub colour: Colour,
    /// Whether the card is the attacker's.
    pub attacks: bool,
    /// Whether the card was on the grid before the battle.
    pub on_grid: bool,
    /// Whether the card was placed on the contested space.
    pub placed: bool,
}

/// What the player has to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Choose a space to attack.
    Space,
    /// Choose the open card of the attack on this space.
    Open(Space),
    /// Choose n more cards to play face down in the attack on this space.
    Hidden(Space, usize),
    /// The attack on this space is complete; n more cards may be added.
    Attack(Space, usize),
    /// Choose the card that wins this space by influence.
    Influence(Space),
    /// The card that wins this space by influence is chosen.
    Win(Space, Card),
    /// Answer an attack on this space with n more cards; the flag says whether some are chosen.
    Answer(Space, usize, bool),
    /// Name n more neighbours that count.
    Naming(usize),
    /// The answer to the attack on this space is complete; n more cards may be added.
    Defend(Space, usize),
    /// Choose the card to place on this space. The flag is true if it must be the lowest.
    Placed(Space, bool),
    /// The card to place on this space is chosen.
    Place(Space, Card),
}

impl Scene {
    /// Builds the scene of a view and a draft. `acting` is the seat that can act now; `None` when the game is over or
    /// was resigned, or when an earlier position is shown.
    #[must_use]
    pub fn of(view: &View, draft: &Draft, acting: Option<Seat>) -> Self {
        let table = &view.table;
        let acting = acting.filter(|seat| table.to_act() == Some(*seat));
        let target = match (&table.stage, acting) {
            (Stage::Attack, Some(_)) => draft.target(view),
            (Stage::Defend { space, .. }, _) => Some(*space),
            (Stage::Place(battle), _) => Some(battle.space),
            _ => None,
        };
        Self {
            spaces: spaces_by_row().map(|space| space_scene(view, draft, acting, target, space)).collect(),
            hand: hand_scene(view, draft, acting),
            sides: [Seat::FIRST, Seat::SECOND].map(|seat| side_scene(view, seat)),
            battle: battle_scene(view, draft, acting, target),
            fought: match (&table.stage, table.battles.last()) {
                // With closed piles the last battle is shown until the next attack (KC-31 House).
                (Stage::Defend { .. }, _) if table.options.discards == Discards::Closed => None,
                (Stage::Place(battle), _) => Some(FoughtScene::of(table, battle, table.battles.len() + 1)),
                (_, last) => last.map(|last| FoughtScene::of(table, last, table.battles.len())),
            },
            prompt: acting.and_then(|seat| prompt(view, draft, seat)),
        }
    }
}

/// All spaces, row by row from the top left.
pub(crate) fn spaces_by_row() -> impl Iterator<Item = Space> {
    (0..3).rev().flat_map(|row| (0..3).filter_map(move |column| Space::new(column, row)))
}

fn space_scene(view: &View, draft: &Draft, acting: Option<Seat>, target: Option<Space>, space: Space) -> SpaceScene {
    let table = &view.table;
    let mut trial = draft.clone();
    let accepted = |seat| KnightsAndCorsairs::input(view, seat, &mut trial, Input::Space(space)).is_ok();
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
    SpaceScene {
        space,
        card,
        face_up: match &table.stage {
            Stage::Defend { space: contested, face_up, .. } if *contested == space => Some(*face_up),
            Stage::Place(battle) if battle.space == space => Some(battle.attack.cards[0]),
            _ => None,
        },
        can: acting.is_some_and(accepted),
        chosen: match table.stage {
            Stage::Attack => target == Some(space),
            _ => draft.naming.contains(&space),
        },
        counts: target
            .is_some_and(|target| card.is_some_and(|card| counts_in_battle(view, draft, acting, target, card))),
        last,
        line,
        influence: acting.is_some_and(|seat| {
            table.stage == Stage::Attack
                && table.check_space(space).is_ok()
                && table.face_down_range(seat, space).is_none()
        }),
        winning: match table.stage {
            Stage::Over(_) => Vec::new(),
            _ => Seat::all(2).flat_map(|seat| table.suits_completing_line(seat, space)).collect(),
        },
    }
}

/// Whether a card on the grid counts in the battle for `target`.
fn counts_in_battle(view: &View, draft: &Draft, acting: Option<Seat>, target: Space, card: Card) -> bool {
    let table = &view.table;
    if let Stage::Place(battle) = &table.stage {
        return battle.attack.board().contains(&card) || battle.defence.board().contains(&card);
    }
    let owner = if card.colour() == table.colour(table.attacker) { table.attacker } else { table.attacker.other() };
    let near = table.neighbours(owner, target);
    let beside = near.iter().any(|space| table.board.card(*space) == Some(card));
    // If the defender has to name neighbours, only those named so far count.
    let naming = acting == Some(owner) && draft.required_neighbour_count(view, owner) > 0;
    let named = || draft.naming.iter().any(|space| table.board.card(*space) == Some(card));
    beside && (!naming || named())
}

fn hand_scene(view: &View, draft: &Draft, acting: Option<Seat>) -> Vec<HandScene> {
    let table = &view.table;
    let choices = match (&table.stage, acting) {
        // A winner may choose among cards that have left the hand.
        (Stage::Place(battle), Some(_)) => view.hand.union(table.placeable_cards(battle, view.hand)),
        _ => view.hand,
    };
    let scene = |card: Card| {
        let place = draft.cards.iter().position(|chosen| *chosen == card);
        let role = place.filter(|_| acting.is_some()).map(|place| match (&table.stage, place) {
            (Stage::Attack, 0) => Role::Open,
            (Stage::Attack, _) => Role::Hidden,
            (Stage::Place(_), _) => Role::Placed,
            _ => Role::Answer,
        });
        let mut trial = draft.clone();
        let accepted = |seat| KnightsAndCorsairs::input(view, seat, &mut trial, Input::Card(card)).is_ok();
        let can = acting.is_some_and(accepted);
        HandScene { card, role, can }
    };
    choices.iter().map(scene).collect()
}

fn side_scene(view: &View, seat: Seat) -> SideScene {
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

fn battle_scene(view: &View, draft: &Draft, acting: Option<Seat>, target: Option<Space>) -> Option<BattleScene> {
    let table = &view.table;
    let attacker = table.attacker;
    let (attack, defence) = match &table.stage {
        // When the winner chooses the card to place, the battle is shown as fought.
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
            let defence = target.map_or_else(Vec::new, |space| cards_beside(table, attacker.other(), space));
            let attack = fill_slots(
                attack,
                target.map_or_else(Vec::new, |space| cards_beside(table, attacker, space)),
                Slot::AwaitsHidden,
            );
            (attack, fill_slots(Vec::new(), defence, Slot::AwaitsAnswer))
        }
        Stage::Defend { space, face_up, face_down } => {
            let mut attack = vec![Slot::Open(*face_up)];
            let known = view.face_down.iter().map(Some).chain(std::iter::repeat(None));
            attack.extend(known.take((*face_down).into()).map(Slot::Hidden));
            let answer = draft.cards.iter().filter(|_| acting.is_some()).map(|card| Slot::Open(*card));
            let defence =
                fill_slots(answer.collect(), cards_beside(table, attacker.other(), *space), Slot::AwaitsAnswer);
            (fill_slots(attack, cards_beside(table, attacker, *space), Slot::AwaitsHidden), defence)
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
fn cards_beside(table: &Table, seat: Seat, space: Space) -> Vec<Card> {
    let near = table.neighbours(seat, space);
    let mut cards: Vec<Card> = near.into_iter().filter_map(|near| table.board.card(near)).collect();
    insertion_sort(&mut cards, |card| std::cmp::Reverse(table.options.strength(*card)));
    cards
}

/// The three slots of a side: first the cards played, last the neighbours that count, between them empty slots like `room`.
fn fill_slots(played: Vec<Slot>, neighbours: Vec<Card>, room: Slot) -> [Slot; 3] {
    let mut slots = [room; 3];
    let neighbours = neighbours.into_iter().map(Slot::Neighbour);
    // Neighbours come last, so empty slots follow the cards played.
    for (slot, card) in slots.iter_mut().rev().zip(neighbours) {
        *slot = card;
    }
    for (slot, card) in slots.iter_mut().zip(played) {
        *slot = card;
    }
    slots
}

impl FoughtScene {
    /// Builds the scene of a decided battle, which has this number.
    pub(crate) fn of(table: &Table, battle: &Battle, number: usize) -> Self {
        let ranking = battle.ranking(&table.options);
        let ranked = ranking.map(|(seat, card)| RankedCard {
            card,
            colour: table.colour(seat),
            attacks: seat == battle.attacker,
            on_grid: battle.side(seat).board().contains(&card),
            placed: battle.placed == Some(card),
        });
        let of_best_three = ranking[..3].iter().filter(|(seat, _)| *seat == battle.winner).count();
        Self { battle: *battle, number, ranked, of_best_three, is_tie: battle.is_tie(&table.options) }
    }
}

fn prompt(view: &View, draft: &Draft, seat: Seat) -> Option<Prompt> {
    let table = &view.table;
    let progress = KnightsAndCorsairs::progress(view, seat, draft);
    let ready = progress != Progress::Incomplete;
    let (least, most) = draft.card_range(view, seat);
    let more = least.saturating_sub(draft.cards.len());
    let possible = most.saturating_sub(draft.cards.len());
    Some(match &table.stage {
        Stage::Attack => match draft.target(view) {
            None => Prompt::Space,
            Some(space) => match (table.face_down_range(seat, space), draft.cards.first()) {
                (None, Some(card)) => Prompt::Win(space, *card),
                (None, None) => Prompt::Influence(space),
                (Some(_), _) if ready => Prompt::Attack(space, possible),
                (Some(_), None) => Prompt::Open(space),
                (Some(_), Some(_)) => Prompt::Hidden(space, more),
            },
        },
        Stage::Defend { space, .. } if ready => Prompt::Defend(*space, possible),
        Stage::Defend { space, .. } if more > 0 => Prompt::Answer(*space, more, !draft.cards.is_empty()),
        Stage::Defend { .. } => {
            Prompt::Naming(draft.required_neighbour_count(view, seat).saturating_sub(draft.naming.len()))
        }
        Stage::Place(battle) => match draft.cards.first() {
            Some(card) => Prompt::Place(battle.space, *card),
            None => Prompt::Placed(battle.space, table.must_place_lowest(battle, view.hand)),
        },
        Stage::Over(_) => return None,
    })
}

/// A diagram of the grid for the rules page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Diagram {
    /// The cards on the grid.
    pub board: Board,
    /// The spaces of a highlighted line.
    pub line: Vec<Space>,
    /// A highlighted space; `None` without one.
    pub mark: Option<Space>,
}

impl Diagram {
    /// Reads a text such as `board=4C,9S,2H/6S,5H,-/7H,JC,3C line=a1,b2,c3` or `… mark=c1`.
    pub(crate) fn read(text: &str) -> Result<Self, ParseError> {
        let mut diagram = Self::default();
        for word in Word::whole(text).split(' ') {
            let (key, value) = word.split_once('=').ok_or_else(|| word.expected("board=…, line=… or mark=…"))?;
            match key.text {
                "board" => diagram.board = read_board(value)?,
                "line" => diagram.line = read_parts(value, ',', Space::try_from)?,
                "mark" => diagram.mark = Some(Space::try_from(value)?),
                _ => return Err(key.expected("board, line or mark")),
            }
        }
        Ok(diagram)
    }
}

/// The notation of an action as the viewer may read it now. If the action is the latest one, cards that lie face down are left
/// out for everybody but their owner.
pub(crate) fn notation(view: &View, seat: Seat, action: &Action, latest: bool) -> String {
    let covered = latest && view.viewer != Some(seat) && matches!(view.table.stage, Stage::Defend { .. });
    match action {
        Action::Attack { space, face_up, face_down } if covered && !face_down.is_empty() => {
            format!("attack {space} {face_up} …")
        }
        _ => action.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::game::GameWords;
    use crate::game::Language;
    use crate::game::about::split_picture_line;
    use crate::games::knights_and_corsairs::rules::State;

    fn scene_of(state: &str) -> Scene {
        let state = state.parse::<State>().unwrap();
        let view = KnightsAndCorsairs::view(&state, state.table.to_act());
        Scene::of(&view, &Draft::default(), view.viewer)
    }

    fn space<'a>(scene: &'a Scene, name: &str) -> &'a SpaceScene {
        scene.spaces.iter().find(|space| space.space.to_string() == name).unwrap()
    }

    #[test]
    fn every_diagram_of_the_rules_is_read_and_true() {
        let rules = KnightsAndCorsairs::rules(Language::ENGLISH, None);
        let pictures: Vec<&str> = rules.lines().filter_map(split_picture_line).map(|(_, picture)| picture).collect();
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
    fn a_seat_that_cannot_act_can_choose_nothing() {
        let state = "standard board=-,-,-/-,3H,-/-,-,-".parse::<State>().unwrap();
        let view = KnightsAndCorsairs::view(&state, Some(Seat::FIRST));
        let can = |acting| Scene::of(&view, &Draft::default(), acting).spaces.iter().any(|space| space.can);
        assert!(can(Some(Seat::FIRST)));
        assert!(!can(None));
    }

    #[test]
    fn a_space_that_influence_wins_is_marked() {
        let scene = scene_of("standard board=-,-,-/2H,3H,-/-,4H,-");
        let a1 = space(&scene, "a1");
        assert!(a1.influence && a1.can);
    }

    #[test]
    fn a_space_shows_the_suits_that_would_win_there() {
        let winning = |state: &str, name: &str| space(&scene_of(state), name).winning.clone();
        let position = "standard board=9S,-,10S/2H,3H,-/-,4D,-";
        assert_eq!(winning(position, "c2"), [Suit::Hearts]);
        assert_eq!(winning(position, "b3"), [Suit::Spades]);
        assert!(winning(position, "b2").is_empty() && winning(position, "a1").is_empty());
        let either = winning("first-line=colour board=-,4D,-/2H,3H,-/-,-,-", "b1");
        assert_eq!(either, [Suit::Diamonds, Suit::Hearts]);
    }

    #[test]
    fn the_defender_sees_backs_of_the_hidden_cards() {
        let scene = scene_of("standard moves attack b2 2D 2H 3D");
        let battle = scene.battle.clone().unwrap();
        assert_eq!(battle.attack, [Slot::Open("2D".parse().unwrap()), Slot::Hidden(None), Slot::Hidden(None)]);
        assert_eq!(battle.defence, [Slot::AwaitsAnswer; 3]);
        assert_eq!(space(&scene, "b2").face_up, Some("2D".parse().unwrap()));
    }

    #[test]
    fn a_fought_battle_shows_its_cards_in_order() {
        // The first example of the source: the attacker owns the second and the third best card.
        let state = "standard hands=2H,6D,8H,*/3C,4S,10S,*";
        let mut state = state.parse::<State>().unwrap();
        for (seat, action) in [(Seat::FIRST, "attack b2 2H 6D 8H"), (Seat::SECOND, "defend 3C 4S 10S")] {
            let action = action.parse().unwrap();
            KnightsAndCorsairs::check(&state, seat, &action).unwrap();
            KnightsAndCorsairs::apply(&mut state, seat, &action);
        }
        let fought = Scene::of(&KnightsAndCorsairs::view(&state, None), &Draft::default(), None).fought.unwrap();
        let order: Vec<String> = fought.ranked.iter().map(|ranked| ranked.card.to_string()).collect();
        assert_eq!(order, ["10S", "8H", "6D", "4S", "3C", "2H"]);
        assert_eq!((fought.battle.winner, fought.of_best_three), (Seat::FIRST, 2));
        assert!(fought.ranked[5].placed);
    }

    #[test]
    fn the_log_leaves_out_hidden_cards_until_they_are_shown() {
        let state = "standard moves attack b2 2D 2H 3D".parse::<State>().unwrap();
        let action: Action = "attack b2 2D 2H 3D".parse().unwrap();
        let read_by = |viewer| notation(&KnightsAndCorsairs::view(&state, viewer), Seat::FIRST, &action, true);
        assert_eq!(read_by(Some(Seat::FIRST)), "attack b2 2D 2H 3D");
        assert_eq!(read_by(Some(Seat::SECOND)), "attack b2 2D …");
        assert_eq!(read_by(None), "attack b2 2D …");
    }
}
