//! What the conformance tests need to know about Corsairs.

use corsair_cabinet::game::{About, GameWords, Language, Rng, Seat};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::corsairs::move_builder::{Draft, Input, Location};
use corsair_cabinet::games::corsairs::rules::{Limit, Options, State, View};
use corsair_cabinet::games::corsairs::scene::Scene;
use corsair_cabinet::games::corsairs::words;

use crate::conformance::subject::{Saying, Subject, touched};

impl Subject for Corsairs {
    // Two games of at most two hundred turns each, half of them with two moves and an end.
    const LONGEST_GAME: usize = 2 * (100 * 3 + 100);
    const MAX_ACTIONS: usize = 24;

    /// Without a limit a game is as long as positions do not repeat.
    fn may_be_endless(options: &Options) -> bool {
        options.limit == Limit::None
    }

    /// All corsairs, on the board and off it. Escorts that were taken are gone.
    fn pieces(state: &State) -> Vec<String> {
        let now = &state.turn.now;
        let corsairs = now.corsairs.len() + usize::from(now.reserve) + usize::from(now.captured);
        assert!(now.escorts.len() <= 6, "an escort appeared from nowhere");
        vec!["corsair".into(); corsairs]
    }

    /// Nothing is hidden.
    fn knows_the_truth(_: &State) -> bool {
        true
    }

    /// Nothing is hidden, so there is nothing to change.
    fn disguise(state: &State, _viewer: Option<Seat>, _rng: &mut Rng) -> State {
        state.clone()
    }

    fn about(language: Language) -> Option<&'static About> {
        Some(<Self as GameWords>::about(language))
    }

    fn says(language: Language, saying: Saying<'_, Self>) -> Vec<String> {
        match saying {
            Saying::Stands(view) => {
                let scene = Scene::of(view, &Draft::Nothing, view.viewer);
                let labels = scene.posts.iter().map(|post| words::post(language, post));
                let prompt = scene
                    .prompt
                    .into_iter()
                    .flat_map(|prompt| [words::prompt(language, prompt), words::confirm(language, prompt).into()]);
                let lost = scene.players.iter().map(|player| words::lost(language, player, 5));
                let again = words::occurrences(language, &scene.count).map(str::to_owned);
                let rest = [Self::status_line(language, view), words::reserve(language, scene.reserve)];
                labels.chain(prompt).chain(lost).chain(again).chain(rest).collect()
            }
            Saying::Done(_, events) => {
                vec![words::events(language, events)]
            }
            Saying::Refused(illegal) => vec![Self::refusal(language, illegal)],
            Saying::Decided(reason) => vec![Self::reason(language, reason)],
        }
    }

    fn says_of_touches(language: Language, view: &View, seat: Seat, rng: &mut Rng) -> Vec<String> {
        let board = view.position.options.board();
        let posts = board.cells().map(|cell| Location::Post(board.name(cell)));
        let touches: Vec<Input> = posts.chain([Location::Reserve]).map(Input::At).collect();
        touched::<Self>((view, seat), &touches, rng, |draft| match draft {
            Ok(draft) => {
                let scene = Scene::of(view, draft, Some(seat));
                let prompt = scene
                    .prompt
                    .map(|prompt| [words::prompt(language, prompt), words::confirm(language, prompt).into()]);
                let labels = scene.posts.iter().map(|post| words::post(language, post));
                labels.chain(prompt.into_iter().flatten()).collect()
            }
            Err(illegal) => vec![Self::refusal(language, illegal)],
        })
    }
}
