//! What the suite must know of Corsairs.

use corsair_cabinet::game::{About, Language, Rng, Seat};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::corsairs::move_builder::{Berth, Draft, Input};
use corsair_cabinet::games::corsairs::rules::{Limit, Options, State, View};
use corsair_cabinet::games::corsairs::scene::{self, Scene};
use corsair_cabinet::games::corsairs::texts::Texts;

use super::{Saying, Subject, touched};

impl Subject for Corsairs {
    // Two games of at most two hundred turns each, half of them with two moves and an end.
    const LONGEST: usize = 2 * (100 * 3 + 100);
    const PATIENCE: usize = 24;

    /// Without a limit a game is as long as positions do not repeat.
    fn may_be_endless(options: &Options) -> bool {
        options.limit == Limit::None
    }

    /// Corsairs, wherever they are. Escorts that are taken are gone.
    fn pieces(state: &State) -> Vec<String> {
        let now = &state.turn.now;
        let corsairs = now.corsairs.len() + usize::from(now.reserve) + usize::from(now.captured);
        assert!(now.escorts.len() <= 6, "an escort has appeared from nowhere");
        vec!["corsair".into(); corsairs]
    }

    /// Nothing is hidden.
    fn knows_the_truth(_: &State) -> bool {
        true
    }

    /// Nothing is hidden, so nothing can be changed that is.
    fn disguise(state: &State, _viewer: Option<Seat>, _rng: &mut Rng) -> State {
        state.clone()
    }

    fn about(language: Language) -> Option<&'static About> {
        Some(Texts::about(language))
    }

    fn says(language: Language, saying: Saying<'_, Self>) -> Vec<String> {
        let texts = Texts::of(language);
        match saying {
            Saying::Stands(view) => {
                let scene = Scene::of(view, &Draft::Nothing, view.viewer, texts);
                let labels = scene.posts.iter().map(|post| post.label.clone());
                let prompt = scene
                    .prompt
                    .into_iter()
                    .flat_map(|prompt| [(texts.prompt)(prompt), (texts.confirm)(prompt).into()]);
                let lost = scene.players.iter().map(|player| (texts.lost)(player, 5));
                let count = [(texts.occurrences)(&scene.count), (texts.game)(&scene.count)].into_iter().flatten();
                let rest = [(texts.turn)(&scene.count), (texts.reserve)(scene.reserve)];
                labels.chain(prompt).chain(lost).chain(count).chain(rest).collect()
            }
            Saying::Done(before, after, seat, action) => {
                let event = scene::event(before, after, seat, *action);
                vec![(texts.event)(&event), (texts.note)(&event), (texts.look_at)(action)]
            }
            Saying::Refused(illegal) => vec![(texts.illegal)(*illegal)],
            Saying::Decided(reason) => vec![(texts.reason)(*reason)],
        }
    }

    fn says_of_touches(language: Language, view: &View, seat: Seat, rng: &mut Rng) -> Vec<String> {
        let texts = Texts::of(language);
        let board = view.position.options.board();
        let posts = board.cells().map(|cell| Berth::Post(board.name(cell)));
        let touches: Vec<Input> = posts.chain([Berth::Reserve]).map(Input::At).collect();
        touched::<Self>((view, seat), &touches, rng, |draft| match draft {
            Ok(draft) => {
                let scene = Scene::of(view, draft, Some(seat), texts);
                let prompt = scene.prompt.map(|prompt| [(texts.prompt)(prompt), (texts.confirm)(prompt).into()]);
                let labels = scene.posts.into_iter().map(|post| post.label);
                labels.chain(prompt.into_iter().flatten()).collect()
            }
            Err(illegal) => vec![(texts.illegal)(*illegal)],
        })
    }
}
