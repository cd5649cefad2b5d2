//! The arrangement of a table: where the parts that a game draws go. It is the same in all games.

use leptos::prelude::*;

use super::messages as say;
use super::{Later, PaintBarrier, use_language};

/// The parts of a table that a game draws. Each is drawn in its turn, the board as early as it can be.
pub struct TableParts {
    /// The bar of the opponent; `None` where the players sit around the board.
    pub opponent: Option<Children>,
    /// The board, or whatever is played on.
    pub board: Children,
    /// The dock: the prompt, the hand, the buttons.
    pub dock: Children,
    /// The bar of the player at this side; `None` where the players sit around the board.
    pub own: Option<Children>,
    /// What happens beside the board, such as a battle or the supplies; `None` where the board shows everything.
    pub situation: Option<Children>,
}

impl TableParts {
    /// The parts of a table that has only a board and a dock.
    pub fn new(
        board: impl FnOnce() -> AnyView + Send + 'static,
        dock: impl FnOnce() -> AnyView + Send + 'static,
    ) -> Self {
        Self { opponent: None, board: Box::new(board), dock: Box::new(dock), own: None, situation: None }
    }

    /// Adds a bar for each of two players: the opponent, and the player at this side.
    pub fn bars(
        self,
        opponent: impl FnOnce() -> AnyView + Send + 'static,
        own: impl FnOnce() -> AnyView + Send + 'static,
    ) -> Self {
        Self { opponent: Some(Box::new(opponent)), own: Some(Box::new(own)), ..self }
    }

    /// Adds what happens beside the board.
    pub fn situation(self, situation: impl FnOnce() -> AnyView + Send + 'static) -> Self {
        Self { situation: Some(Box::new(situation)), ..self }
    }
}

/// The classes of a table, by which the stylesheet knows the game. Its element says `translate="no"`: cards and coordinates have
/// no translation, and what changes with each move would be translated too late.
pub fn table_class(game: &str) -> String {
    format!("table is-{game}")
}

/// Arranges the parts. The children follow the situation in the panel: the result, the advice, the log.
#[component]
pub fn Arrangement(
    parts: TableParts,
    /// Set as soon as the board is drawn: it is shown before the rest.
    #[prop(optional)]
    has_board: RwSignal<bool>,
    children: Children,
) -> impl IntoView {
    let language = use_language();
    let TableParts { opponent, board, dock, own, situation } = parts;
    let bar = move |class: &'static str, label: &'static str, part: Children| {
        view! { <section class=class aria-label=label><Later>{part()}</Later></section> }
    };
    view! {
        {opponent.map(|part| bar("them player", say::OPPONENT.text(language), part))}
        <section class="arena">{board()}</section>
        <PaintBarrier shown=has_board/>
        {dock()}
        {own.map(|part| bar("me player", say::YOURSELF.text(language), part))}
        <div class="panel">
            {situation.map(|part| view! { <Later>{part()}</Later> })}
            {children()}
        </div>
    }
}
