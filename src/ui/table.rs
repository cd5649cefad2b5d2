//! The part of the table that knows the types of its game, with which a game draws.

use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;

use super::{GameLook, TableHandle};
use crate::dyn_game::{AnyAction, with_draft};
use crate::game::Progress;

/// A copyable handle to a table, with the types of its game. All that does not depend on these types is in the [`TableHandle`],
/// to which this dereferences.
pub struct Table<G: GameLook> {
    handle: TableHandle,
    game: PhantomData<fn() -> G>,
}

impl<G: GameLook> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameLook> Copy for Table<G> {}

impl<G: GameLook> Deref for Table<G> {
    type Target = TableHandle;

    fn deref(&self) -> &TableHandle {
        &self.handle
    }
}

impl<G: GameLook> From<Table<G>> for TableHandle {
    fn from(table: Table<G>) -> Self {
        table.handle
    }
}

impl<G: GameLook> Table<G> {
    /// The table of a handle whose game is `G`.
    pub(super) const fn of(handle: TableHandle) -> Self {
        Self { handle, game: PhantomData }
    }

    /// Calls `with` with the view that is shown.
    pub fn with_view<Made>(self, with: impl FnOnce(&G::View) -> Made) -> Made {
        self.view.with(|view| with(view.of::<G>()))
    }

    /// Calls `with` with the draft: the action that the player to move has begun.
    pub fn with_draft<Made>(self, with: impl FnOnce(&G::Draft) -> Made) -> Made {
        self.draft.with(|draft| with_draft::<G, _>(draft, with))
    }

    /// Handles an input of the player, and performs the action if it needs no confirmation. A refusal is shown.
    pub fn input(self, input: G::Input) {
        self.end_moment();
        self.refused.set(None);
        let Some(seat) = self.acting() else {
            return self.refuse_untimely();
        };
        let view = self.view.get_untracked();
        let view = view.of::<G>();
        let mut draft = untrack(|| self.with_draft(Clone::clone));
        match G::input(view, seat, &mut draft, input) {
            Ok(()) => {
                if let Progress::Submit(action) = G::progress(view, seat, &draft) {
                    self.perform(seat, AnyAction::new::<G>(action));
                } else {
                    self.draft.set((draft != G::Draft::default()).then(|| Arc::new(draft) as _));
                    self.say_and_ask("", untrack(|| self.prompt()));
                }
            }
            Err(illegal) => self.refuse(G::refusal(self.language, &illegal)),
        }
    }
}
