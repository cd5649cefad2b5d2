//! What the suite must know of Court Wars.

use corsair_cabinet::game::cards::DeckCard;
use corsair_cabinet::game::{Rng, Seat};
use corsair_cabinet::games::court_wars::CourtWars;
use corsair_cabinet::games::court_wars::rules::{Base, Flip, Stage, State};

use super::Subject;

impl Subject for CourtWars {
    // The set-up asks at most four seats about three cards each. Without a limit of flips there are 3,000 turns, the longest
    // of which have four Aces with an attack each, and a card that is drawn and placed.
    const LONGEST: usize = 4 * 3 * 2 + 3_000 * (4 * 2 + 2);
    const PATIENCE: usize = 40;

    fn pieces(state: &State) -> Vec<String> {
        let State { table, pile, .. } = state;
        let mut cards = [pile.as_slice(), &table.discard, &vec![DeckCard::Joker; table.removed.into()]].concat();
        for stack in table.stacks.iter().flatten() {
            cards.extend(stack.guards.iter().map(|guard| DeckCard::Suited(*guard)));
            cards.extend((stack.base == Base::Joker).then_some(DeckCard::Joker));
        }
        if let Stage::Place(card) = table.stage {
            cards.push(card);
        }
        cards.sort_unstable();
        cards.iter().map(ToString::to_string).collect()
    }

    /// Whether the pile has just those cards that lie nowhere open.
    fn knows_the_truth(state: &State) -> bool {
        let mut pile = state.pile.clone();
        pile.sort_unstable();
        pile == state.table.unseen()
    }

    /// Shuffles a pile that nobody has seen: the first one, and under the House rule any.
    fn disguise(state: &State, _viewer: Option<Seat>, rng: &mut Rng) -> State {
        let mut other = state.clone();
        other.rng = Rng::from_seed(rng.next_u64());
        if state.table.flips == 0 || state.table.options.flip == Flip::Reshuffle {
            rng.shuffle(&mut other.pile);
        }
        other
    }
}
