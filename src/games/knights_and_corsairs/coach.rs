//! The coach's facts about a space or a card in the hand, computed from the player's view.

use std::cmp::Ordering;

use super::rules::{Action, Space, Stage, Table, View, lines};
use crate::game::Seat;
use crate::game::cards::{Card, CardSet, Suit};

/// Facts about a card in the hand or an empty space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Assessment {
    /// A card of the hand.
    Card {
        /// The number of cards that the opponent may hold or draw: those that do not lie open.
        unseen: usize,
        /// The number of unseen cards that are stronger than this card.
        stronger: usize,
        /// The attacker's open card, and how this card compares with it; `None` unless an attack must be answered.
        open: Option<(Card, Ordering)>,
    },
    /// A space that may be fought for now.
    Fight {
        /// The seat's cards beside the space, which fight for it.
        own: Vec<(Space, Card)>,
        /// The minimum and maximum number of cards that the seat plays from its hand.
        from_hand: (usize, usize),
        /// The opponent's cards beside the space.
        theirs: Vec<(Space, Card)>,
        /// The suits with which a card here would complete a line of the seat.
        lines: Vec<Suit>,
    },
    /// A space that the seat can take by influence, which wins the game.
    Influence,
}

/// Returns the facts about the card at this index of the hand; `None` if there is no such card, or if the viewer is not to act.
pub fn assess_card(view: &View, seat: Seat, number: usize) -> Option<Assessment> {
    let table = &view.table;
    if table.to_act() != Some(seat) || view.viewer != Some(seat) {
        return None;
    }
    let card = view.hand.iter().nth(number)?;
    let colour = table.colour(seat.other());
    let strength = |card: Card| table.options.strength(card);
    let mut seen = table.board.cards(colour).union(table.discards[seat.other().index()].iter().copied().collect());
    let mut open = None;
    if let Stage::Defend { face_up, .. } = &table.stage {
        seen.insert(*face_up);
        open = Some((*face_up, strength(card).cmp(&strength(*face_up))));
    }
    let unseen = CardSet::of_colour(colour).difference(seen);
    let stronger = unseen.iter().filter(|other| strength(*other) > strength(card)).count();
    Some(Assessment::Card { unseen: unseen.len(), stronger, open })
}

/// Returns the facts about this space; `None` unless the seat may now fight for it, or take it by influence.
pub fn assess_space(view: &View, seat: Seat, space: Space) -> Option<Assessment> {
    let table = &view.table;
    if table.to_act() != Some(seat) {
        return None;
    }
    let from_hand = match &table.stage {
        Stage::Attack if table.check_space(space).is_ok() => {
            let Some((least, most)) = table.face_down_range(seat, space) else { return Some(Assessment::Influence) };
            (least + 1, most + 1)
        }
        Stage::Defend { space: attacked, .. } if *attacked == space => table.defence_range(seat, space),
        _ => return None,
    };
    let beside = |seat: Seat| -> Vec<(Space, Card)> {
        let near = table.neighbours(seat, space).into_iter();
        near.filter_map(|near| Some((near, table.board.card(near)?))).collect()
    };
    let lines = table.suits_completing_line(seat, space);
    Some(Assessment::Fight { own: beside(seat), from_hand, theirs: beside(seat.other()), lines })
}

/// The purpose of an action: a fact that the rules tell, without any search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The card placed wins the game.
    Wins,
    /// A card of this suit on the space would complete a line of the seat.
    Line(Suit),
    /// A card of this suit on the space would complete a line of the opponent.
    Block(Suit),
    /// After the card is placed, one more of this suit, its own, completes a line of the seat on any of these spaces.
    Threat(Suit, Vec<Space>),
    /// This number of the seat's cards beside the space fight for it.
    Beside(usize),
    /// No card that stays in the hand is stronger than one that is played.
    Strong,
    /// No card that stays in the hand is weaker than one that is played.
    Weak,
    /// This number of lines go through the space that the seat can still complete.
    Lines(usize),
    /// This card, stronger than all that are played, stays in the hand.
    Keeps(Card),
}

/// Returns what an action of the seat to act is good for: what can be said of the space, then of the cards; empty if nothing plain
/// can be said.
#[must_use]
pub fn purposes(view: &View, seat: Seat, action: &Action) -> Vec<Purpose> {
    let table = &view.table;
    let (space, played) = match (action, &table.stage) {
        (Action::Attack { space, face_up, face_down }, _) => {
            (*space, face_down.iter().chain([*face_up]).collect::<CardSet>())
        }
        (Action::Defend { cards, .. }, Stage::Defend { space, .. }) => (*space, *cards),
        (Action::Influence { .. }, _) => return vec![Purpose::Wins],
        (Action::Place(card), Stage::Place(battle)) => {
            return purpose_of_placing(view, seat, battle.space, *card).into_iter().collect();
        }
        _ => return Vec::new(),
    };
    let line = |seat: Seat| table.suits_completing_line(seat, space).first().copied();
    let beside = table.neighbours(seat, space).len();
    let line = line(seat).map(Purpose::Line).or_else(|| line(seat.other()).map(Purpose::Block));
    let of_space = line.or_else(|| (beside > 0).then_some(Purpose::Beside(beside)));
    let of_cards = purpose_of_cards(view, played);
    let of_space = of_space.or_else(|| purpose_of_lines(view, seat, space).filter(|_| of_cards.is_none()));
    of_space.into_iter().chain(of_cards).collect()
}

/// What can be said of the card that stays on a space after a battle.
fn purpose_of_placing(view: &View, seat: Seat, space: Space, card: Card) -> Option<Purpose> {
    let mut table = view.table.clone();
    table.board.place(space, card);
    if table.board.line(table.colour(seat), table.options.has_colour_lines(seat)).is_some() {
        return Some(Purpose::Wins);
    }
    let suit = card.suit();
    let completes = |table: &Table, empty: Space| table.suits_completing_line(seat, empty).contains(&suit);
    let is_new = |empty: &Space| completes(&table, *empty) && !completes(&view.table, *empty);
    let threats: Vec<Space> = table.board.empty_spaces().filter(is_new).collect();
    if threats.is_empty() { purpose_of_lines(view, seat, space) } else { Some(Purpose::Threat(suit, threats)) }
}

/// What can be said of the cards that are played from the hand, compared with those that stay in it.
fn purpose_of_cards(view: &View, played: CardSet) -> Option<Purpose> {
    let strength = |card: &Card| view.table.options.strength(*card);
    let kept = view.hand.iter().filter(|card| !played.contains(*card));
    let (best, worst) = (kept.clone().max_by_key(strength)?, kept.min_by_key(strength)?);
    let (least, most) = (played.iter().min_by_key(strength)?, played.iter().max_by_key(strength)?);
    if strength(&best) <= strength(&least) {
        Some(Purpose::Strong)
    } else if strength(&worst) >= strength(&most) {
        Some(Purpose::Weak)
    } else {
        (strength(&best) > strength(&most)).then_some(Purpose::Keeps(best))
    }
}

/// The number of lines that can still be completed through a space, if there are any.
fn purpose_of_lines(view: &View, seat: Seat, space: Space) -> Option<Purpose> {
    Some(open_lines(view, seat, space)).filter(|lines| *lines > 0).map(Purpose::Lines)
}

/// The number of lines through a space that the seat can still complete: their other spaces are empty, or have its cards, of one
/// suit where a line needs that.
fn open_lines(view: &View, seat: Seat, space: Space) -> usize {
    let table = &view.table;
    let (colour, any_suit) = (table.colour(seat), table.options.has_colour_lines(seat));
    let is_open = |line: &[Space; 3]| {
        let mut cards = line.iter().filter(|other| **other != space).filter_map(|other| table.board.card(*other));
        let first = cards.clone().next();
        cards
            .all(|card| card.colour() == colour && (any_suit || first.is_some_and(|first| first.suit() == card.suit())))
    };
    lines().filter(|line| line.contains(&space) && is_open(line)).count()
}

/// The least difference in strength, of all cards together, that is told.
const MIN_EXCESS: u32 = 8;

/// The cards with which a seat won a battle, and weaker ones of its hand that would have won it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Overspent {
    /// The cards played from the hand that need not have been played.
    pub spent: Vec<Card>,
    /// The cards that would have done in their place.
    pub enough: Vec<Card>,
    /// The difference in strength.
    pub by: u32,
}

/// Returns the weakest cards that would have won the battle of an action, with the same card placed and the same card open, if
/// they are much weaker than those that won it. `later` is the view once the battle is over: as the other cards stay hidden, the
/// opponent would have played the same.
pub fn overspent(before: &View, seat: Seat, action: &Action, later: &View) -> Option<Overspent> {
    let battle = later.table.battles.get(before.table.battles.len()).filter(|battle| battle.winner == seat)?;
    let stays = battle.placed?;
    let played = cards_for(action, action)?;
    let strength =
        |cards: CardSet| -> u32 { cards.iter().map(|card| u32::from(before.table.options.strength(card))).sum() };
    let mut actions = Vec::new();
    before.table.actions(before.hand, seat, &mut actions);
    // The same card is the lowest, and so is its twin, if it was played: then the winner chooses as before.
    let lowest = |cards: CardSet| -> CardSet {
        let strength = |card: &Card| before.table.options.strength(*card);
        let least = cards.iter().map(|card| strength(&card)).min();
        cards.iter().filter(|card| Some(strength(card)) == least).collect()
    };
    let same_placed = |cards: &CardSet| lowest(*cards).contains(stays) && lowest(*cards) == lowest(played);
    let wins = |cards: &CardSet| {
        battle.with_cards(&before.table.options, seat, cards.iter()).is_some_and(|other| other.winner == seat)
    };
    let others = actions.iter().filter_map(|other| cards_for(action, other));
    let enough = others.filter(|cards| cards.len() == played.len() && same_placed(cards) && wins(cards));
    let enough = enough.min_by_key(|cards| strength(*cards))?;
    let by = strength(played).checked_sub(strength(enough)).filter(|by| *by >= MIN_EXCESS)?;
    let cards = |cards: CardSet| cards.iter().collect();
    Some(Overspent { spent: cards(played.difference(enough)), enough: cards(enough.difference(played)), by })
}

/// The cards that an action plays from the hand, if it fights for the same space as `like`, with the same card open.
fn cards_for(like: &Action, action: &Action) -> Option<CardSet> {
    match (like, action) {
        (Action::Attack { space, face_up, .. }, Action::Attack { space: other, face_up: open, face_down }) => {
            (space == other && face_up == open).then(|| face_down.iter().chain([*open]).collect())
        }
        (Action::Defend { naming, .. }, Action::Defend { cards, naming: other }) => (naming == other).then_some(*cards),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Rng};
    use crate::games::knights_and_corsairs::rules::{KnightsAndCorsairs, Options, State};

    /// The seat that is to act in this state, and its view.
    fn read(state: &str) -> (Seat, View) {
        let state: State = state.parse().unwrap();
        let seat = state.table.to_act().unwrap();
        (seat, KnightsAndCorsairs::view(&state, Some(seat)))
    }

    #[test]
    fn a_space_says_who_fights_for_it_and_whether_it_makes_a_line() {
        let of = |state, space: &str| {
            let (seat, view) = read(state);
            assess_space(&view, seat, space.parse().unwrap())
        };
        let position = "standard board=-,-,-/2H,3H,-/-,4S,-";
        let Some(Assessment::Fight { own, from_hand, theirs, lines }) = of(position, "c2") else {
            panic!("a space to fight for");
        };
        let names = |cards: &[(Space, Card)]| cards.iter().map(|(_, card)| card.to_string()).collect::<Vec<_>>();
        assert_eq!((names(&own), names(&theirs)), (vec!["3H".to_owned()], vec!["4S".to_owned()]));
        assert_eq!((from_hand, lines), ((2, 2), vec![Suit::Hearts]));
        assert_eq!(of(position, "b2"), None, "it is taken");
        assert_eq!(of("standard board=-,-,-/2H,3H,-/-,4H,-", "a1"), Some(Assessment::Influence));
    }

    #[test]
    fn an_action_is_good_for_a_line_or_against_one() {
        let of = |position: &str, action: &str| {
            let (seat, view) = read(position);
            purposes(&view, seat, &action.parse().unwrap())
        };
        let position = "standard board=-,-,-/2H,3H,-/-,4S,-";
        assert_eq!(of(position, "attack c2 5H 6H"), [Purpose::Line(Suit::Hearts)]);
        assert_eq!(
            of(&position.replace("standard", "standard attacker=2"), "attack c2 5S 6S 7S"),
            [Purpose::Block(Suit::Hearts), Purpose::Strong]
        );
        assert_eq!(of(position, "attack b3 5H 6H"), [Purpose::Beside(2)]);
        assert_eq!(of(position, "place 5H"), []);
        let (seat, view) = read("standard board=-,-,-/-,3H,-/-,-,-");
        assert_eq!(
            purpose_of_placing(&view, seat, "a2".parse().unwrap(), "4H".parse().unwrap()),
            Some(Purpose::Threat(Suit::Hearts, vec!["c2".parse().unwrap()]))
        );
    }

    #[test]
    fn cards_that_a_battle_did_not_need_are_named() {
        let hands = "hands=2D,3D,4D,5D,6D,7D,AD/2S,3S,4S,5S,6S,7S,AS";
        let state = format!("standard red=1 attacker=1 board=-,-,-/-,2H,-/-,-,- {hands}");
        let of = |attack: &str, defence: &str| {
            let mut state: State = state.parse().unwrap();
            let before = KnightsAndCorsairs::view(&state, Some(Seat::SECOND));
            let attack: Action = attack.parse().unwrap();
            KnightsAndCorsairs::apply(&mut state, Seat::FIRST, &attack);
            let defends = KnightsAndCorsairs::view(&state, Some(Seat::SECOND));
            let defence: Action = defence.parse().unwrap();
            KnightsAndCorsairs::apply(&mut state, Seat::SECOND, &defence);
            let later = KnightsAndCorsairs::view(&state, Some(Seat::SECOND));
            let names = |cards: Vec<Card>| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            assert_eq!(overspent(&before, Seat::FIRST, &attack, &later), None, "it lost");
            overspent(&defends, Seat::SECOND, &defence, &later)
                .map(|Overspent { spent, enough, by }| (names(spent), names(enough), by))
        };
        // The middle cards decide: 3 for the attacker. The 2 is placed; the Ace and the 7 were more than needed.
        assert_eq!(of("attack a1 4D 3D", "defend 2S 7S AS"), Some(("7S AS".into(), "3S 4S".into(), 14)));
        assert_eq!(of("attack a1 4D 3D", "defend 2S 4S 5S"), None, "little more than needed");
        assert_eq!(of("attack a1 7D AD", "defend 2S 7S AS"), None, "a tie needs as much, and the Ace little more");
    }

    #[test]
    fn the_weaker_cards_would_have_won_the_same() {
        let mut named = 0;
        for seed in 0..100 {
            let mut rng = Rng::from_seed(seed);
            let mut state = KnightsAndCorsairs::start(&Options::default(), seed).unwrap();
            let mut played: Vec<(State, Seat, Action)> = Vec::new();
            while let Some(seat) = KnightsAndCorsairs::to_act(&state).first() {
                let mut actions = Vec::new();
                KnightsAndCorsairs::actions(&state, seat, &mut actions);
                let action = rng.choose(&actions).unwrap().clone();
                played.push((state.clone(), seat, action.clone()));
                KnightsAndCorsairs::apply(&mut state, seat, &action);
            }
            for (index, (before, seat, action)) in played.iter().enumerate() {
                let view = |state: &State| KnightsAndCorsairs::view(state, Some(*seat));
                let Some(Overspent { spent, enough, .. }) = overspent(&view(before), *seat, action, &view(&state))
                else {
                    continue;
                };
                named += 1;
                let swapped = |cards: CardSet| -> CardSet {
                    cards.difference(spent.iter().copied().collect()).union(enough.iter().copied().collect())
                };
                let mut other = before.clone();
                let action = match action {
                    Action::Attack { space, face_up, face_down } => {
                        Action::Attack { space: *space, face_up: *face_up, face_down: swapped(*face_down) }
                    }
                    Action::Defend { cards, naming } => {
                        Action::Defend { cards: swapped(*cards), naming: naming.clone() }
                    }
                    _ => panic!("no battle"),
                };
                assert_eq!(KnightsAndCorsairs::check(&other, *seat, &action), Ok(()));
                KnightsAndCorsairs::apply(&mut other, *seat, &action);
                for (_, seat, action) in &played[index + 1..] {
                    if other.table.battles.len() == before.table.battles.len() {
                        KnightsAndCorsairs::apply(&mut other, *seat, action);
                    }
                }
                let [then, now] = [&state, &other].map(|state| state.table.battles[before.table.battles.len()]);
                assert_eq!((then.winner, then.placed), (now.winner, now.placed), "{before} {action}");
            }
        }
        assert!(named > 20, "{named}");
    }

    #[test]
    fn a_card_is_compared_with_what_does_not_lie_open() {
        let (seat, view) = read("standard moves attack b2 2D 2H 3D");
        for (number, card) in view.hand.iter().enumerate() {
            let Some(Assessment::Card { unseen, stronger, open }) = assess_card(&view, seat, number) else {
                panic!("a card of the hand");
            };
            // Only the attacker's open card is seen; the two cards beside it are not.
            assert_eq!(unseen, 25);
            assert_eq!(open.map(|(card, _)| card.to_string()), Some("2D".to_owned()));
            assert_eq!(stronger, 2 * usize::from(12 - view.table.options.strength(card)), "{card}");
        }
        assert_eq!(assess_card(&view, seat.other(), 0), None, "the other seat is not to act");
    }
}
