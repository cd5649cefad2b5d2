//! Help in three steps: the rule that matters now, where to play what, and why.

use std::time::Duration;

use leptos::prelude::*;

use super::context::engine;
use super::evaluation;
use crate::app::parts::{self, Part};
use crate::browser::engine::Engine;
use crate::dyn_game::AnyAction;
use crate::game::common_words::sentences;
use crate::game::{ActionMarks, Seat};
use crate::search::RootActions;
use crate::session::LATEST_PLY;
use crate::session::review::Evaluation;
use crate::ui::{EngineStatus, Icon, TableHandle, focus, is_inside, messages as say, on_game_key};

/// How long the captain, the strongest computer, thinks about what to play.
const THINKING_TIME: Duration = Duration::from_millis(1_500);

/// How long it thinks if that was not enough: the worker may have been loading.
const LONGER_THINKING_TIME: Duration = Duration::from_secs(4);

/// How much of the help is shown. Each step shows what the steps before it show, too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Closed,
    Rule,
    Move,
    Reason,
}

#[derive(Clone, Copy)]
struct HelpState {
    table: TableHandle,
    /// Whether players may be told what to play. They may not in an exercise.
    shows_moves: bool,
    engine: StoredValue<Engine, LocalStorage>,
    step: RwSignal<Step>,
    /// What the captain would do; `None` before it has been asked.
    evaluation: RwSignal<Option<Evaluation<AnyAction>>>,
    /// The number of actions before the position that the captain thinks about; `None` when the captain does not think.
    asked: RwSignal<Option<usize>>,
}

impl HelpState {
    fn new(table: TableHandle, shows_moves: bool) -> Self {
        let help = Self {
            table,
            shows_moves,
            engine: engine(),
            step: RwSignal::new(Step::Closed),
            evaluation: RwSignal::new(None),
            asked: RwSignal::new(None),
        };
        // Help is for one position only.
        let position = Memo::new(move |_| table.status.with(|status| (status.plies, status.ending.is_some())));
        Effect::new(move |before: Option<(usize, bool)>| {
            let now = position.get();
            if before.is_some() {
                help.evaluation.set(None);
                help.close();
            }
            now
        });
        if shows_moves {
            Effect::new(move |_| table.signals().hint.set(help.marks()));
        }
        help
    }

    fn close(self) {
        self.step.set(Step::Closed);
        self.asked.set(None);
    }

    /// Closes the help while the focus is in it: its button is going.
    fn close_from_within(self) {
        focus(&[".advice [aria-expanded]"]);
        self.close();
    }

    fn is_open(self) -> bool {
        self.step.get() != Step::Closed
    }

    /// Shows the rule that matters now, or closes the help. A race pauses while the player reads.
    fn toggle(self) {
        if untrack(|| self.is_open()) {
            return self.close();
        }
        if untrack(|| self.table.is_race()) {
            self.table.paused.set(true);
        }
        self.step.set(Step::Rule);
    }

    /// What the button below the help says, which shows the next step, and after the last closes the help; `None` if there is no
    /// such button. Nobody is told what to play in a race, or against players at other devices.
    fn next_step(self) -> Option<&'static str> {
        let table = self.table;
        let may_ask = self.shows_moves && table.status.with(|status| !status.is_race && !status.has_remote());
        let label = match self.step.get() {
            Step::Closed => return None,
            Step::Rule => say::HELP_SHOW_MOVE,
            Step::Move => say::HELP_SHOW_WHY,
            Step::Reason => say::CLOSE,
        };
        may_ask.then(|| label.text(table.language))
    }

    /// Whether the next step can be shown now.
    fn can_go_on(self) -> bool {
        let table = self.table;
        let is_free = table.engine_status.get() == EngineStatus::Resting && table.curtain().is_none();
        is_free && table.acting().is_some() && self.asked.get().is_none()
    }

    fn show_next_step(self) {
        if self.step.get_untracked() == Step::Reason {
            return self.close_from_within();
        }
        let (table, plies) = (self.table, self.table.status.with_untracked(|status| status.plies));
        if self.evaluation.with_untracked(Option::is_some) {
            return self.step.update(|step| *step = if *step == Step::Rule { Step::Move } else { Step::Reason });
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
                    self.step.set(Step::Move);
                }
            },
        );
    }

    /// The places and the arrows of the move that is shown.
    fn marks(self) -> ActionMarks {
        let is_shown = self.step.get() >= Step::Move;
        let action = self.evaluation.with(|evaluation| Some(evaluation.as_ref()?.action.clone()));
        let of = |(seat, action)| self.table.view.with_untracked(|view| view.action_marks(seat, &action));
        untrack(|| self.table.acting()).zip(action).filter(|_| is_shown).map(of).unwrap_or_default()
    }

    /// Why the captain would do this: a fact of the game, and another choice that is as good.
    fn reason(self, evaluation: &Evaluation<AnyAction>) -> String {
        let language = self.table.language;
        let action = &evaluation.action;
        let extras = parts::loaded_game_extras_in(language, self.table.game.id());
        let purpose = untrack(|| self.table.acting()).zip(extras);
        let purpose = purpose.and_then(|(seat, game)| {
            self.table.view.with_untracked(|view| game.purpose(language, &**view, seat, action, &evaluation.then))
        });
        let purpose = purpose.unwrap_or_else(|| say::HINT_BEST.text(language).into());
        let as_well = evaluation.close_second().and_then(|action| self.table.game.proposal(language, action));
        let as_well = as_well.map(|action| say::HintAsWell { action }.text(language));
        sentences([Some(purpose), as_well])
    }

    /// What the captain would do and why, as far as it is shown.
    fn answers(self) -> Vec<String> {
        let step = self.step.get();
        self.evaluation.with(|evaluation| {
            let Some(evaluation) = evaluation.as_ref().filter(|_| step >= Step::Move) else { return Vec::new() };
            let reason = (step == Step::Reason).then(|| self.reason(evaluation));
            evaluation::proposal(self.table, evaluation).into_iter().chain(reason).collect()
        })
    }
}

/// The button that opens the help, and the help.
#[component]
pub fn Help(
    table: TableHandle,
    /// Whether it also says what to play, and why.
    shows_moves: bool,
) -> impl IntoView {
    let language = table.language;
    let help = HelpState::new(table, shows_moves);
    let is_offered = move || !table.is_over() && !table.status.with(|status| status.persons.is_empty());
    let paragraphs = |lines: Vec<String>| lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    let rule = move || help.is_open().then(|| paragraphs(table.available_actions()));
    let next = Memo::new(move |_| help.next_step());
    on_game_key(move |event, key| {
        let closes = key == "Escape" && untrack(|| help.is_open());
        match closes {
            true if is_inside(".help", event) => help.close_from_within(),
            true => help.close(),
            false => {}
        }
        closes
    });
    view! {
        <button
            class="btn btn-quiet"
            type="button"
            hidden=move || !is_offered()
            aria-expanded=move || help.is_open().to_string()
            on:click=move |_| help.toggle()
        >
            <Icon name="hint"/>
            {say::HELP.text(language)}
        </button>
        // It is in the page while it is closed, since a live region is heard only if it was there before its text.
        <div class="help">
            <div role="status">{rule}</div>
            <div role="status">
                <Show when=move || help.asked.get().is_some()><p>{say::HINT_THINKING.text(language)}</p></Show>
                {move || paragraphs(help.answers())}
            </div>
            <Show when=move || next.get().is_some()>
                // It stays while it cannot be pressed, and with it the focus.
                <button
                    class="btn"
                    type="button"
                    aria-disabled=move || (!help.can_go_on()).then_some("true")
                    on:click=move |_| if untrack(|| help.can_go_on()) { help.show_next_step() }
                >
                    {move || next.get()}
                </button>
            </Show>
        </div>
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

    /// The view of a seat, and the actions that a computer expects from there, starting with its choice.
    fn expected(session: &Session, player: &dyn DynPlayer, seat: Seat) -> (Vec<u8>, Vec<String>) {
        let view = session.view_at_the_time(session.plies(), Some(seat)).to_bytes().unwrap();
        let mut search = player.think(&view, seat, &RootActions::All, Level::FirstMate, Some(BUDGET), 1).unwrap();
        search.advance(u64::MAX);
        (view, search.principal_variation())
    }

    /// The share of positions with a choice, in percent, in which Help has a reason of its own. Races have none.
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
                let (view, line) = expected(&session, player, seat);
                if session.actions(session.plies(), seat).len() > 1 {
                    let view: G::View = postcard::from_bytes(&view).unwrap();
                    let typed: Vec<G::Action> = line.iter().map(|action| action.parse().unwrap()).collect();
                    let purpose = G::purpose(Language::ENGLISH, &view, seat, &typed[0], &typed[1..]);
                    (all, with) = (all + 1, with + usize::from(purpose.is_some()));
                }
                let action = game.read_action(&line[0]).unwrap();
                session.act(seat, action).unwrap();
            }
            seed += 1;
        }
        100 * with / all
    }

    #[test]
    fn nine_of_ten_moves_that_help_shows_have_a_reason() {
        macro_rules! each_game {
            ([] $($module:ident::$game:ident,)*) => { [$(share_with_reason::<games::$module::$game>(),)*] };
        }
        let shares = for_each_game!(each_game []);
        assert!(shares.iter().all(|share| *share >= 90), "{shares:?} percent");
    }
}
