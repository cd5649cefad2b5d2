//! What the conformance tests need to know about Court Wars.

use corsair_cabinet::game::cards::DeckCard;
use corsair_cabinet::game::{About, GameWords, Language, Rng, Seat, common_words};
use corsair_cabinet::games::court_wars::CourtWars;
use corsair_cabinet::games::court_wars::move_builder::{Draft, Input};
use corsair_cabinet::games::court_wars::rules::{Base, Court, Flip, Stage, State, View};
use corsair_cabinet::games::court_wars::scene::Scene;
use corsair_cabinet::games::court_wars::words;

use crate::conformance::subject::{Saying, Subject, touched};

impl Subject for CourtWars {
    // The set-up asks at most four seats about three cards each. Without a limit of flips there are 3,000 turns, the longest
    // of which have four Aces with an attack each, and a card that is drawn and placed.
    const LONGEST_GAME: usize = 4 * 3 * 2 + 3_000 * (4 * 2 + 2);
    const MAX_ACTIONS: usize = 40;

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

    /// Shuffles a pile that no seat has seen: the first one, and any under the House rule.
    fn disguise(state: &State, _viewer: Option<Seat>, rng: &mut Rng) -> State {
        let mut other = state.clone();
        other.rng = Rng::from_seed(rng.next_u64());
        if state.table.flips == 0 || state.table.options.flip == Flip::Reshuffle {
            rng.shuffle(&mut other.pile);
        }
        other
    }

    fn about(language: Language) -> Option<&'static About> {
        Some(<Self as GameWords>::about(language))
    }

    fn says(language: Language, saying: Saying<'_, Self>) -> Vec<String> {
        match saying {
            Saying::Stands(view) => {
                let scene = Scene::of(view, &Draft::Nothing, view.viewer);
                let players = words::players(language, &scene).into_iter();
                let prompt = scene.prompt.iter();
                let prompt = prompt
                    .flat_map(|prompt| [words::prompt(language, prompt), words::confirm(language, prompt).into()]);
                players.chain(prompt).chain([Self::status_line(language, view)]).collect()
            }
            Saying::Done(after, events) => {
                let names = [common_words::you(language), "Ann", "Ben", "Cleo"].map(String::from);
                let said = words::events(language, &after.table, events, &names);
                vec![said]
            }
            Saying::Refused(illegal) => vec![Self::refusal(language, illegal)],
            Saying::Decided(reason) => vec![Self::reason(language, reason)],
        }
    }

    fn says_of_touches(language: Language, view: &View, seat: Seat, rng: &mut Rng) -> Vec<String> {
        let courts = Seat::all(view.table.seat_count()).flat_map(|seat| Court::ALL.map(|court| (seat, court)));
        let cards = [None, Some(0), Some(1), Some(2)];
        let stacks = courts.flat_map(|(seat, court)| cards.map(|card| Input::Stack { seat, court, card }));
        let touches: Vec<Input> = stacks.chain([Input::Pile, Input::Discards]).collect();
        touched::<Self>((view, seat), &touches, rng, |draft| match draft {
            Ok(draft) => {
                let scene = Scene::of(view, draft, Some(seat));
                let prompt = scene
                    .prompt
                    .map(|prompt| [words::prompt(language, &prompt), words::confirm(language, &prompt).into()]);
                prompt.into_iter().flatten().collect()
            }
            Err(illegal) => vec![Self::refusal(language, illegal)],
        })
    }
}
