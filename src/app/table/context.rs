//! What all tables share while the page is open.

use leptos::prelude::*;

use crate::browser::cues::Speaker;
use crate::browser::device;
use crate::browser::engine::Engine;

#[derive(Clone, Copy)]
pub struct TableContext {
    pub engine: StoredValue<Engine, LocalStorage>,
    /// Plays the tones of cues.
    pub speaker: StoredValue<Speaker, LocalStorage>,
    /// Whether threats are marked on boards. All tables share the player's choice.
    pub threats: RwSignal<bool>,
    /// Whether the captain is asked by the analysis or for an opinion. The engine answers one question at a time, so the other has to
    /// wait.
    pub captain_is_busy: RwSignal<bool>,
}

impl TableContext {
    pub fn new() -> Self {
        Self {
            engine: StoredValue::new_local(Engine::new(device::meta("engine-worker").unwrap_or_default())),
            speaker: StoredValue::new_local(Speaker::default()),
            threats: RwSignal::new(true),
            captain_is_busy: RwSignal::new(false),
        }
    }
}

pub fn table_context() -> TableContext {
    expect_context()
}

pub fn engine() -> StoredValue<Engine, LocalStorage> {
    table_context().engine
}
