//! What the conformance tests need to know about the Battle of Corsica.

use corsair_cabinet::game::{About, BoardDisplay, GameWords, Language, Rng, Seat};
use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
use corsair_cabinet::games::battle_of_corsica::rules::{FaceDownCard, Options, State};
use corsair_cabinet::games::battle_of_corsica::scene::Scene;
use corsair_cabinet::games::battle_of_corsica::words;

use crate::conformance::subject::{Saying, Subject};

impl Subject for BattleOfCorsica {
    const LONGEST_GAME: usize = usize::MAX;
    const MAX_ACTIONS: usize = 60;

    /// No seat has to lay a card, and every seat may tap any number of times.
    fn may_be_endless(_: &Options) -> bool {
        true
    }

    fn pieces(state: &State) -> Vec<String> {
        let State { table, packets, under, .. } = state;
        let held = packets.iter().chain([under]).flatten().map(|held| held.card);
        let mut cards: Vec<_> = held.chain(table.pile.iter().map(|laid| laid.card)).collect();
        cards.sort_unstable();
        cards.iter().map(ToString::to_string).collect()
    }

    /// Whether those hold cards who are said to.
    fn knows_the_truth(state: &State) -> bool {
        let holds = |seat: &Seat| !state.packets[seat.index()].is_empty();
        state.table.holders == Seat::all(state.packets.len()).filter(holds).collect()
    }

    /// Exchanges the cards that no seat has seen, wherever they are.
    fn disguise(state: &State, _viewer: Option<Seat>, rng: &mut Rng) -> State {
        let mut other = state.clone();
        other.rng = Rng::from_seed(rng.next_u64());
        let mut places: Vec<&mut FaceDownCard> =
            other.packets.iter_mut().chain([&mut other.under]).flatten().filter(|held| !held.seen).collect();
        let mut cards: Vec<_> = places.iter().map(|held| held.card).collect();
        rng.shuffle(&mut cards);
        for (place, card) in places.iter_mut().zip(cards) {
            place.card = card;
        }
        other
    }

    fn about(language: Language) -> Option<&'static About> {
        Some(<Self as GameWords>::about(language))
    }

    fn says(language: Language, saying: Saying<'_, Self>) -> Vec<String> {
        let names = ["Anne", "Bruno", "Chantal", "Denis", "Estelle", "Fabien"].map(str::to_owned);
        match saying {
            Saying::Stands(view) => {
                let scene = Scene::of(view);
                let seats = scene.seats.iter().map(|seat| words::seat(language, seat, "Anne"));
                let rows = Self::row_descriptions(language, view, BoardDisplay::default());
                let viewer = view.viewer.unwrap_or(Seat::FIRST);
                let actions = Self::available_actions(language, view, viewer);
                let rest = [
                    words::pile(language, &scene.pile),
                    words::phase(language, scene.phase, &names),
                    Self::status_line(language, view),
                ];
                seats.chain(rows).chain(Self::prompt(language, view, &None)).chain(actions).chain(rest).collect()
            }
            Saying::Done(_, events) => {
                let said = |event| {
                    let event_and_verdict = [words::event, words::verdict].map(|say| say(language, event, &names));
                    event_and_verdict.into_iter().chain([words::log_entry(language, event)])
                };
                events.iter().flat_map(said).collect()
            }
            Saying::Refused(illegal) => vec![Self::refusal(language, illegal)],
            Saying::Decided(reason) => vec![Self::reason(language, reason)],
        }
    }
}
