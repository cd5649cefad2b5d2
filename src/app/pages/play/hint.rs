//! A hint in three steps. They say where to look, what to do, and why: a fact of the game, and another choice that is as good.

use std::time::Duration;

use leptos::prelude::*;

use crate::app::parts::{self, Part};
use crate::app::table::engine;
use crate::app::table::evaluation;
use crate::browser::engine::Engine;
use crate::dyn_game::AnyAction;
use crate::game::{ActionMarks, Seat};
use crate::search::RootActions;
use crate::session::LATEST_PLY;
use crate::session::review::Evaluation;
use crate::ui::{EngineStatus, Icon, TableHandle, messages as say};

/// How long the captain, the strongest computer, thinks about a hint.
const THINKING_TIME: Duration = Duration::from_millis(1_500);

/// How long it thinks if that was not enough: the worker may have been loading.
const LONGER_THINKING_TIME: Duration = Duration::from_secs(4);

const STEP_COUNT: usize = 3;

#[derive(Clone, Copy)]
pub struct Hint {
    table: TableHandle,
    engine: StoredValue<Engine, LocalStorage>,
    evaluation: RwSignal<Option<Evaluation<AnyAction>>>,
    /// How many steps are shown.
    shown: RwSignal<usize>,
    /// The number of actions before the position that the captain thinks about; `None` when the captain does not think.
    asked: RwSignal<Option<usize>>,
}

impl Hint {
    pub fn new(table: TableHandle) -> Self {
        let hint = Self {
            table,
            engine: engine(),
            evaluation: RwSignal::new(None),
            shown: RwSignal::new(0),
            asked: RwSignal::new(None),
        };
        // A hint is for one position only.
        let position = Memo::new(move |_| table.status.with(|status| (status.plies, status.ending.is_some())));
        Effect::new(move |before: Option<(usize, bool)>| {
            let now = position.get();
            if before.is_some() {
                hint.evaluation.set(None);
                hint.shown.set(0);
                hint.asked.set(None);
            }
            now
        });
        Effect::new(move |_| table.signals().hint.set(hint.marks()));
        hint
    }

    /// Whether the player can ask for a hint now.
    pub fn is_possible(self) -> bool {
        let free = self.table.engine_status.get() == EngineStatus::Resting && self.table.curtain().is_none();
        free && self.table.acting().is_some() && !self.table.is_race()
    }

    /// Shows the next step. Before the first step, the captain thinks.
    pub fn show_next_step(self) {
        let (table, plies) = (self.table, self.table.status.with_untracked(|status| status.plies));
        if self.evaluation.with_untracked(Option::is_some) {
            return self.shown.update(|shown| *shown += 1);
        }
        let Some(seat) = untrack(|| table.acting()) else { return };
        self.asked.set(Some(plies));
        // The extras of the game know what an action is good for.
        parts::fetch_ahead(table.language, Part::of_game_extras(table.game.id()).into_iter().collect());
        self.ask(seat, plies, THINKING_TIME);
    }

    /// Asks the captain what this seat should do after this number of actions. If the search has not found out anything, since its
    /// program was still being loaded, it is asked once more for longer.
    fn ask(self, seat: Seat, plies: usize, time: Duration) {
        let table = self.table;
        let view = table.session.with_untracked(|session| session.view_at_the_time(LATEST_PLY, Some(seat)));
        let wanted = move || self.asked.try_get_untracked() == Some(Some(plies));
        evaluation::ask_captain(
            self.engine,
            table,
            (seat, &*view),
            &RootActions::All,
            time,
            wanted,
            move |evaluation| {
                if !wanted() {
                    return;
                }
                if time == THINKING_TIME && evaluation.as_ref().is_some_and(|evaluation| !evaluation.is_telling) {
                    return self.ask(seat, plies, LONGER_THINKING_TIME);
                }
                self.asked.set(None);
                if evaluation.is_some() {
                    self.evaluation.set(evaluation);
                    self.shown.set(1);
                }
            },
        );
    }

    /// The marks of the steps that are shown: first one place to touch, then all places and the arrows.
    fn marks(self) -> ActionMarks {
        let shown = self.shown.get();
        let action = self.evaluation.with(|evaluation| Some(evaluation.as_ref()?.action.clone()));
        let seat = untrack(|| self.table.acting());
        match (shown, action, seat) {
            (1.., Some(action), Some(seat)) => {
                let marks = self.table.view.with_untracked(|view| view.action_marks(seat, &action));
                if shown > 1 {
                    marks
                } else {
                    ActionMarks { spots: marks.spots.into_iter().take(1).collect(), ..ActionMarks::default() }
                }
            }
            _ => ActionMarks::default(),
        }
    }

    /// The three steps in words.
    fn steps(self, evaluation: &Evaluation<AnyAction>) -> [String; STEP_COUNT] {
        let language = self.table.language;
        let action = &evaluation.action;
        let place = self.table.game.hint_location(language, action).unwrap_or_default();
        let extras = parts::loaded_game_extras_in(language, self.table.game.id());
        let purpose = untrack(|| self.table.acting()).zip(extras);
        let purpose = purpose.and_then(|(seat, game)| {
            self.table.view.with_untracked(|view| game.purpose(language, &**view, seat, action))
        });
        let purpose = purpose.unwrap_or_else(|| say::HINT_BEST.text(language).into());
        let as_well = evaluation.close_second().and_then(|action| self.table.game.proposal(language, action));
        let as_well = as_well.map(|action| say::HintAsWell { action }.text(language));
        let why = std::iter::once(purpose).chain(as_well).collect::<Vec<_>>();
        [place, evaluation::proposal(self.table, evaluation).unwrap_or_default(), why.join(" ")]
    }
}

/// The button for the next step, and the steps that are shown.
#[component]
pub fn HintLine(hint: Hint) -> impl IntoView {
    let table = hint.table;
    let language = table.language;
    let steps = move || {
        let shown = hint.shown.get();
        hint.evaluation.with(|evaluation| {
            let steps = hint.steps(evaluation.as_ref()?);
            Some(steps.into_iter().take(shown).map(|step| view! { <p>{step}</p> }).collect_view())
        })
    };
    let is_thinking = move || hint.asked.get().is_some();
    let offered = move || {
        let may_ask = table.status.with(|status| !status.persons.is_empty() && !status.has_remote());
        may_ask && !table.is_over() && !table.is_race()
    };
    let is_disabled = move || is_thinking() || hint.shown.get() >= STEP_COUNT || !hint.is_possible();
    let label = move || match hint.shown.get() {
        0 => say::HINT,
        1 => say::HINT_SHOW_MOVE,
        _ => say::HINT_SHOW_WHY,
    };
    view! {
        <section class="hint" aria-label=say::HINT.text(language) hidden=move || !offered()>
            <button
                class="btn btn-quiet"
                type="button"
                aria-disabled=move || is_disabled().then_some("true")
                on:click=move |_| if !untrack(is_disabled) { hint.show_next_step() }
            >
                <Icon name="hint"/>
                {move || label().text(language)}
            </button>
            <div role="status">
                <Show when=is_thinking><p>{say::HINT_THINKING.text(language)}</p></Show>
                {steps}
            </div>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use crate::dyn_game::DynPlayer;
    use crate::game::{Language, Seat};
    use crate::search::{Level, RootActions};
    use crate::session::{PlayerKind, Session};
    use crate::ui::GameLook;
    use crate::{for_each_game, games};

    /// The number of positions that are tried in each game.
    const POSITIONS: usize = 100;

    /// The number of iterations of each search.
    const BUDGET: u64 = 60;

    /// The view of a seat, and the action that a computer would do.
    fn choice(session: &Session, player: &dyn DynPlayer, seat: Seat) -> (Vec<u8>, String) {
        let view = session.view_at_the_time(session.plies(), Some(seat)).to_bytes().unwrap();
        let mut search = player.think(&view, seat, &RootActions::All, Level::FirstMate, Some(BUDGET), 1).unwrap();
        search.advance(u64::MAX);
        (view, search.choice())
    }

    /// The share of positions with a choice, in percent, in which the hint has a reason of its own. Races have no hints.
    fn share_with_reason<G: GameLook>() -> usize {
        let (game, player) = (games::named(G::ID).unwrap(), games::player(G::ID).unwrap());
        let (mut all, mut with, mut seed) = (0, 0, 0);
        while all < POSITIONS {
            let players = vec![PlayerKind::person(""); game.options().seat_count("")];
            let mut session = Session::new(game, "", seed, players).unwrap();
            if session.status(Language::ENGLISH).is_race {
                return 100;
            }
            while let Some(seat) = session.to_act().first().filter(|_| all < POSITIONS) {
                let (view, action) = choice(&session, player, seat);
                if session.actions(session.plies(), seat).len() > 1 {
                    let view: G::View = postcard::from_bytes(&view).unwrap();
                    let typed: G::Action = action.parse().unwrap();
                    (all, with) =
                        (all + 1, with + usize::from(G::purpose(Language::ENGLISH, &view, seat, &typed).is_some()));
                }
                let action = game.read_action(&action).unwrap();
                session.act(seat, action).unwrap();
            }
            seed += 1;
        }
        100 * with / all
    }

    #[test]
    fn nine_of_ten_hints_have_a_reason() {
        macro_rules! each_game {
            ([] $($module:ident::$game:ident,)*) => { [$(share_with_reason::<games::$module::$game>(),)*] };
        }
        let shares = for_each_game!(each_game []);
        assert!(shares.iter().all(|share| *share >= 90), "{shares:?} percent");
    }
}
