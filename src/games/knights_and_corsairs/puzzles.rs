//! The puzzles of Knights & Corsairs. A solution works whatever is hidden: the opponent's hand, and the cards that lie face down.

use super::determinize::unseen_cards;
use super::rules::{Action, Battle, Deduction, KnightsAndCorsairs, Reason, Stage, State, Table};
use crate::game::cards::{Card, CardSet};
use crate::game::puzzle::{Aim, Goal, HasPuzzles, PuzzleKind};
use crate::game::record::Entry;
use crate::game::sort_by_number::sort_by_number;
use crate::game::{Game, Rng, Seat};

impl HasPuzzles for KnightsAndCorsairs {
    const KINDS: &'static [PuzzleKind] = &[
        PuzzleKind { name: "line", aim: Aim::Reach(1) },
        PuzzleKind { name: "lose", aim: Aim::Reach(2) },
        PuzzleKind { name: "stop", aim: Aim::Prevent(1) },
        PuzzleKind { name: "answer", aim: Aim::Reach(1) },
    ];
    const PUZZLES: &'static str = include_str!("puzzles.txt");

    fn goal(kind: &PuzzleKind) -> Goal<Self> {
        match kind.name {
            "stop" => has_stopped_influence,
            "lose" => can_take_by_influence,
            _ => has_won,
        }
    }

    fn is_of_kind(kind: &PuzzleKind, start: &State, _: &[Entry<Action>]) -> bool {
        let table = &start.table;
        let is_attack = table.stage == Stage::Attack;
        let influence = |seat| has_influence(table, seat);
        // The last battle may be won in other ways than by a line.
        table.board.empty_spaces().count() > 1
            && match kind.name {
                "line" => is_attack && !influence(table.attacker),
                "stop" => is_attack && !influence(table.attacker) && influence(table.attacker.other()),
                "answer" => !is_attack,
                _ => !is_attack && influence(table.attacker.other()),
            }
    }

    /// Keeps only what the player can use: the grid, the hand, and which cards the opponent may hold. The opponent's hand gets
    /// the three highest of these cards, and the lowest ones up to its size.
    fn without_history(state: &State) -> Option<State> {
        let mut state = state.clone();
        let seat = state.table.to_act()?;
        let other = seat.other();
        let committed = match &state.table.stage {
            Stage::Attack => CardSet::EMPTY,
            Stage::Defend { face_up, .. } => state.face_down.with(*face_up),
            _ => return None,
        };
        state.rng = Rng::from_seed(0);
        state.table.deductions = <[Deduction; 2]>::default();
        state.table.battles.clear();
        state.table.discards[seat.index()].clear();
        sort_by_number(&mut state.table.discards[other.index()], |card| card_number(*card));
        let hidden = CardSet::of_colour(state.table.colour(other))
            .difference(state.table.board.cards(state.table.colour(other)))
            .difference(state.table.discards[other.index()].iter().copied().collect())
            .difference(committed);
        let size = state.hands[other.index()].len();
        let strongest = strongest_first(&state.table, hidden);
        let high = strongest.iter().copied().take(3.min(size)).collect::<CardSet>();
        let low = hidden.difference(high).iter().take(size - high.len());
        state.hands[other.index()] = high.union(low.collect());
        for seat in Seat::all(2) {
            let colour = state.table.colour(seat);
            let mut pile = CardSet::of_colour(colour)
                .difference(state.table.board.cards(colour))
                .difference(state.table.discards[seat.index()].iter().copied().collect())
                .difference(state.hands[seat.index()]);
            if seat == other {
                pile = pile.difference(committed);
            }
            let mut pile: Vec<Card> = pile.iter().collect();
            pile.reverse();
            state.draw[seat.index()] = pile;
        }
        Some(state)
    }

    fn solve(kind: &PuzzleKind, state: &State, _: u64) -> Option<Vec<Entry<Action>>> {
        if !Self::is_of_kind(kind, state, &[]) {
            return None;
        }
        let seat = state.table.to_act()?;
        let mut legal = Vec::new();
        Self::actions(state, seat, &mut legal);
        let mut seen: Vec<String> = Vec::new();
        let mut found = None;
        for action in legal {
            let after = state_after(state, seat, &action);
            // Which card lies open makes no difference to a result that is certain.
            let compared = compared_position(&after);
            if seen.contains(&compared) {
                continue;
            }
            seen.push(compared);
            if is_certain(Self::goal(kind), state, seat, &action) {
                if found.is_some() {
                    return None;
                }
                found = Some(action);
            }
        }
        Some(line_of_play(Self::goal(kind), state, seat, found?))
    }
}

/// The position as text, to compare the results of turns. The text does not say which card of an attack lies open, nor with which
/// card a space is taken by influence.
pub(super) fn compared_position(state: &State) -> String {
    let mut plain = state.clone();
    for battle in &mut plain.table.battles {
        let played = usize::from(battle.attack.from_hand);
        sort_by_number(&mut battle.attack.cards[..played], |card| card_number(*card));
    }
    for discards in &mut plain.table.discards {
        sort_by_number(discards, |card| card_number(*card));
    }
    if let Stage::Defend { space, face_up, .. } = plain.table.stage {
        let cards = state.face_down.with(face_up);
        plain.table.stage = Stage::Attack;
        return format!("{plain} {space} {cards:?}");
    }
    if let Some(outcome) = KnightsAndCorsairs::outcome(state)
        && matches!(outcome.reason, Reason::Influence(_))
    {
        return format!("{:?} {:?}", outcome.winner(), plain.table.battles);
    }
    plain.to_string()
}

fn card_number(card: Card) -> u64 {
    CardSet::of_colour(card.colour()).iter().position(|other| other == card).map_or(u64::MAX, |index| index as u64)
}

/// The cards, the strongest first.
fn strongest_first(table: &Table, cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    sort_by_number(&mut cards, |card| u64::from(u8::MAX - table.options.strength(*card)));
    cards
}

fn state_after(state: &State, seat: Seat, action: &Action) -> State {
    let mut state = state.clone();
    state.apply(seat, action, &mut ());
    state
}

fn has_won(_: &State, now: &State, seat: Seat) -> bool {
    KnightsAndCorsairs::outcome(now).is_some_and(|outcome| outcome.winner() == Some(seat))
}

/// Whether a seat could take a space by influence if it attacked.
fn has_influence(table: &Table, seat: Seat) -> bool {
    table.board.empty_spaces().any(|space| table.neighbours(seat, space).len() >= 3)
}

/// Whether a seat has won the game, or has won the battle and the other seat, which attacks next, cannot take a space by
/// influence.
fn has_stopped_influence(start: &State, now: &State, seat: Seat) -> bool {
    let won_battle = now.table.stage == Stage::Attack && now.table.attacker != seat;
    has_won(start, now, seat) || won_battle && !has_influence(&now.table, seat.other())
}

/// Whether a seat has lost the battle and, as it attacks next, can take a space by influence.
fn can_take_by_influence(_: &State, now: &State, seat: Seat) -> bool {
    now.table.stage == Stage::Attack && now.table.attacker == seat && has_influence(&now.table, seat)
}

/// Whether an action of a seat leads to the goal at the end of the battle, whatever cards the opponent holds.
fn is_certain(goal: Goal<KnightsAndCorsairs>, state: &State, seat: Seat, action: &Action) -> bool {
    let other = seat.other();
    match &state.table.stage {
        Stage::Attack => {
            let Action::Attack { space, .. } = action else { return false };
            let after = state_after(state, seat, action);
            let hidden = strongest_first(&state.table, unseen_cards(&state.table, other));
            let (least, _) = state.table.defence_range(other, *space);
            holds_for_every_choice(&hidden, least, &mut |cards| {
                let mut world = after.clone();
                world.hands[other.index()] = world.hands[other.index()].union(cards);
                world.apply(other, &Action::Defend { cards, naming: Vec::new() }, &mut ());
                holds_after_placing(goal, state, &world, seat)
            })
        }
        Stage::Defend { face_down, .. } => {
            let hidden = strongest_first(&state.table, unseen_cards(&state.table, other));
            holds_for_every_choice(&hidden, usize::from(*face_down), &mut |cards| {
                let mut world = state.clone();
                world.face_down = cards;
                world.apply(seat, action, &mut ());
                holds_after_placing(goal, state, &world, seat)
            })
        }
        _ => false,
    }
}

/// Whether the goal is reached once the winner of a battle has placed a card: with at least one choice if the winner is
/// `seat`, otherwise with every choice.
fn holds_after_placing(goal: Goal<KnightsAndCorsairs>, start: &State, state: &State, seat: Seat) -> bool {
    let Stage::Place(Battle { winner, .. }) = state.table.stage else { return goal(start, state, seat) };
    let mut legal = Vec::new();
    KnightsAndCorsairs::actions(state, winner, &mut legal);
    let mut holds = legal.iter().map(|action| goal(start, &state_after(state, winner, action), seat));
    if winner == seat { holds.any(|holds| holds) } else { holds.all(|holds| holds) }
}

/// Whether a test holds for every choice of `count` of the cards.
fn holds_for_every_choice(cards: &[Card], count: usize, test: &mut dyn FnMut(CardSet) -> bool) -> bool {
    fn extend(chosen: CardSet, cards: &[Card], more: usize, test: &mut dyn FnMut(CardSet) -> bool) -> bool {
        if more == 0 {
            return test(chosen);
        }
        (0..cards.len()).all(|index| extend(chosen.with(cards[index]), &cards[index + 1..], more - 1, test))
    }
    extend(CardSet::EMPTY, cards, count, test)
}

/// A line of play that begins with this action: the opponent answers with the highest cards, and a space that can be taken by
/// influence is taken.
fn line_of_play(goal: Goal<KnightsAndCorsairs>, state: &State, seat: Seat, first: Action) -> Vec<Entry<Action>> {
    let mut now = state_after(state, seat, &first);
    let mut line = vec![Entry { seat, action: first, at: 0 }];
    while let Some(next) = now.table.to_act() {
        let mut legal = Vec::new();
        KnightsAndCorsairs::actions(&now, next, &mut legal);
        let action = match &now.table.stage {
            Stage::Attack => {
                legal.into_iter().find(|action| next == seat && matches!(action, Action::Influence { .. }))
            }
            Stage::Defend { .. } => legal.pop(),
            _ => legal.into_iter().find(|action| next != seat || goal(state, &state_after(&now, next, action), seat)),
        };
        let Some(action) = action else { break };
        now.apply(next, &action, &mut ());
        line.push(Entry { seat: next, action, at: 0 });
    }
    line
}
