//! Notes on the positions of a replay: a sentence, and arrows and rings on the board. They are part of the record.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::web_sys::MouseEvent;

use super::messages as say;
use crate::game::record::{LONGEST_NOTE, MAX_NOTES, NoteKind, Notes};
use crate::ui::{BOARD, Icon, TableHandle, focus, is_drawn, space_hit, space_name, status_text};

/// How long a player pauses in writing before the sentence is kept.
const PAUSE: Duration = Duration::from_millis(600);

/// What a click on the board draws.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tool {
    Ring,
    /// An arrow, from this space on if it was chosen.
    Arrow(Option<usize>),
}

/// The notes of a replay, which the player can change.
#[derive(Clone, Copy)]
pub struct NoteEditor {
    table: TableHandle,
    tool: RwSignal<Option<Tool>>,
    is_writing: RwSignal<bool>,
    /// Keeps the record after each change.
    keep: Callback<()>,
}

impl NoteEditor {
    pub fn new(table: TableHandle, keep: Callback<()>) -> Self {
        let editor = Self { table, tool: RwSignal::new(None), is_writing: RwSignal::new(false), keep };
        // An arrow begins and ends in the same position.
        Effect::new(move |_| {
            table.shown_plies();
            editor.tool.update(|tool| {
                if let Some(Tool::Arrow(from)) = tool {
                    *from = None;
                }
            });
        });
        editor
    }

    /// Stops drawing, because a click on the board is to do something else.
    pub fn put_away_tool(self) {
        self.tool.set(None);
    }

    /// Whether a click on the board draws.
    pub fn draws(self) -> bool {
        self.tool.read().is_some()
    }

    /// Changes the notes, given the number of actions before the position that is shown.
    fn change(self, change: impl FnOnce(&mut Notes, usize)) {
        // A field may change last when the page is left.
        if self.table.session.try_read_untracked().is_none() {
            return;
        }
        let plies = untrack(|| self.table.shown_plies());
        self.table.session.update(|session| change(session.notes_mut(), plies));
        self.keep.run(());
    }

    /// Draws with the chosen tool where a click hits a space of the board, which then does not act.
    pub fn answer_click(self, event: &MouseEvent) {
        let Some(tool) = self.tool.get_untracked() else { return };
        let Some(space) = space_hit(event, BOARD) else { return };
        event.stop_propagation();
        event.prevent_default();
        let kind = match tool {
            Tool::Ring => NoteKind::Ring(space),
            Tool::Arrow(None) => return self.tool.set(Some(Tool::Arrow(Some(space)))),
            Tool::Arrow(Some(from)) => {
                self.tool.set(Some(Tool::Arrow(None)));
                if from == space {
                    return;
                }
                NoteKind::Arrow(from, space)
            }
        };
        self.change(|notes, plies| notes.toggle(plies, kind));
    }
}

/// The notes at the position that is shown, and what changes them.
#[component]
pub fn NotesSection(editor: NoteEditor) -> impl IntoView {
    let table = editor.table;
    let language = table.language;
    let text = Memo::new(move |_| {
        let plies = table.shown_plies();
        table.session.with(|session| session.notes().text(plies))
    });
    // Spaces get their names from the board.
    let is_drawn = is_drawn();
    let marks = Memo::new(move |_| {
        if !is_drawn() {
            return Vec::new();
        }
        table.shown_notes().into_iter().filter(|kind| !matches!(kind, NoteKind::Text(_))).collect()
    });
    let mark = move |kind: NoteKind| {
        let what = match &kind {
            NoteKind::Arrow(from, to) => {
                say::NoteArrow { from: &space_name(*from), to: &space_name(*to) }.text(language)
            }
            NoteKind::Ring(at) => say::NoteRing { at: &space_name(*at) }.text(language),
            NoteKind::Text(text) => text.clone(),
        };
        let label = say::NoteRemove { what: &what }.text(language);
        let remove = move |_| {
            editor.change(|notes, plies| notes.toggle(plies, kind.clone()));
            // The button is gone.
            focus(&["#notes-heading"]);
        };
        view! {
            <li class="row">
                <span>{what}</span>
                <button class="btn btn-quiet btn-icon" type="button" aria-label=label.clone() title=label on:click=remove>
                    <Icon name="close"/>
                </button>
            </li>
        }
    };
    let draw = move |label: &'static str, is_this: fn(Tool) -> bool, tool: Tool| {
        let is_chosen = move || editor.tool.get().is_some_and(is_this);
        view! {
            <button
                class="btn"
                type="button"
                aria-pressed=move || is_chosen().to_string()
                on:click=move |_| {
                    table.paused.set(true);
                    editor.tool.set((!untrack(is_chosen)).then_some(tool));
                }
            >
                {label}
            </button>
        }
    };
    let is_full = Memo::new(move |_| table.session.with(|session| session.notes().len() >= MAX_NOTES));
    let prompt = move || {
        editor.tool.get().map(|tool| match tool {
            _ if is_full.get() => say::NOTE_FULL.text(language).to_owned(),
            Tool::Ring => say::NOTE_CHOOSE_SPACE.text(language).to_owned(),
            Tool::Arrow(None) => say::NOTE_CHOOSE_START.text(language).to_owned(),
            Tool::Arrow(Some(from)) => say::NoteChooseEnd { from: &space_name(from) }.text(language),
        })
    };
    view! {
        <section class="replay-notes sheet stack" aria-labelledby="notes-heading">
            <h2 id="notes-heading" tabindex="-1">{say::REPLAY_NOTES.text(language)}</h2>
            // While the player writes, the field stands in its place, so that nothing moves.
            <Show
                when=move || editor.is_writing.get()
                fallback=move || status_text("note-text", move || text.get())
            >
                <NoteField editor text/>
            </Show>
            <ul class="note-marks">{move || marks.get().into_iter().map(mark).collect_view()}</ul>
            <div class="row">
                <button
                    class="btn"
                    type="button"
                    aria-expanded=move || editor.is_writing.get().to_string()
                    on:click=move |_| {
                        table.paused.set(true);
                        editor.is_writing.update(|is_writing| *is_writing = !*is_writing);
                    }
                >
                    {say::NOTE_WRITE.text(language)}
                </button>
                {draw(say::NOTE_DRAW_ARROW.text(language), |tool| matches!(tool, Tool::Arrow(_)), Tool::Arrow(None))}
                {draw(say::NOTE_DRAW_RING.text(language), |tool| tool == Tool::Ring, Tool::Ring)}
            </div>
            {status_text("small", prompt)}
            <Show when=move || editor.is_writing.get() || editor.tool.get().is_some()>
                <p class="small soft">{say::REPLAY_NOTES_WHY.text(language)}</p>
            </Show>
        </section>
    }
}

/// The field for the sentence at the position that is shown.
#[component]
fn NoteField(editor: NoteEditor, text: Memo<Option<String>>) -> impl IntoView {
    let language = editor.table.language;
    // While the player writes, the text stays as typed. It is made to fit into a link where it is kept.
    let plies = Memo::new(move |_| editor.table.shown_plies());
    let shown = move || {
        plies.get();
        text.get_untracked().unwrap_or_default()
    };
    let coming = StoredValue::new_local(None::<TimeoutHandle>);
    let wait = move |after_pause: Option<TimeoutHandle>| {
        if let Some(before) = coming.try_update_value(|coming| std::mem::replace(coming, after_pause)).flatten() {
            before.clear();
        }
    };
    let keep = move |written: &str| editor.change(|notes, plies| notes.set_text(plies, written));
    view! {
        <div class="field">
            <label for="note">{say::NOTE_FIELD.text(language)}</label>
            <textarea
                class="input"
                id="note"
                rows="3"
                maxlength=LONGEST_NOTE
                prop:value=shown
                on:input=move |event| {
                    let written = event_target_value(&event);
                    let at = plies.get_untracked();
                    let is_here = move || plies.try_get_untracked() == Some(at);
                    wait(set_timeout_with_handle(move || if is_here() { keep(&written) }, PAUSE).ok());
                }
                on:change=move |event| {
                    wait(None);
                    keep(&event_target_value(&event));
                }
            ></textarea>
        </div>
    }
}
