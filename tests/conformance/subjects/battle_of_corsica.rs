//! What the suite must know of the Battle of Corsica.

use corsair_cabinet::game::{About, Language, Rng, Seat};
use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
use corsair_cabinet::games::battle_of_corsica::rules::{Held, Options, State};
use corsair_cabinet::games::battle_of_corsica::scene::{Happening, Prompt, Scene};
use corsair_cabinet::games::battle_of_corsica::texts::Texts;

use super::{Saying, Subject};

impl Subject for BattleOfCorsica {
    const LONGEST: usize = usize::MAX;
    const PATIENCE: usize = 60;

    /// Nobody has to lay a card, and everybody may tap as often as they like.
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

    /// Exchanges the cards that nobody has seen, wherever they lie.
    fn disguise(state: &State, _viewer: Option<Seat>, rng: &mut Rng) -> State {
        let mut other = state.clone();
        other.rng = Rng::from_seed(rng.next_u64());
        let mut places: Vec<&mut Held> =
            other.packets.iter_mut().chain([&mut other.under]).flatten().filter(|held| !held.seen).collect();
        let mut cards: Vec<_> = places.iter().map(|held| held.card).collect();
        rng.shuffle(&mut cards);
        for (place, card) in places.iter_mut().zip(cards) {
            place.card = card;
        }
        other
    }

    fn about(language: Language) -> Option<&'static About> {
        Some(Texts::about(language))
    }

    fn says(language: Language, saying: Saying<'_, Self>) -> Vec<String> {
        let texts = Texts::of(language);
        let names = ["Anne", "Bruno", "Chantal", "Denis", "Estelle", "Fabien"].map(str::to_owned);
        match saying {
            Saying::Stands(view) => {
                let scene = Scene::of(view);
                let seats = scene.seats.iter().map(|seat| (texts.seat)(seat, "Anne"));
                let prompt = Prompt::of(view).map(texts.prompt);
                let rest = [
                    (texts.pile)(&scene.pile),
                    (texts.call)(scene.call, &names),
                    (texts.status_line)(view.table.plays),
                ];
                seats.chain(prompt).chain(rest).collect()
            }
            Saying::Done(before, after, seat, action) => Happening::of(before, after, seat, *action)
                .map(|happening| {
                    vec![(texts.event)(happening, &names), (texts.note)(happening), (texts.verdict)(happening, &names)]
                })
                .unwrap_or_default(),
            Saying::Refused(illegal) => vec![(texts.illegal)(*illegal)],
            Saying::Decided(reason) => vec![(texts.reason)(*reason).into()],
        }
    }
}
