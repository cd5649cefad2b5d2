//! The position editor: a replay of a position whose pieces can be laid, moved and taken away. The address has the position.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{HtmlElement, MouseEvent};

use super::messages as say;
use super::notes::NoteEditor;
use crate::app::parts;
use crate::app::route::Route;
use crate::app::shell::{option_conflict, radio};
use crate::browser::device;
use crate::dyn_game::AnyState;
use crate::game::letter_case::upper;
use crate::game::options::STANDARD;
use crate::game::position_editor::{Edit, EditRefusal, EditorChoices, EditorField};
use crate::game::record;
use crate::session::Session;
use crate::ui::{
    BOARD, BOARD_SPACE, Drag, DynGameExtrasUi, TableHandle, find, mark_exactly, space_hit, space_name, space_selector,
    status_text, use_language, words,
};

/// The most pieces that are shown as radio buttons. If there are more, they are in a list.
const MOST_BUTTONS: usize = 12;

/// What a click on the board does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tool {
    /// Lays the piece with this index.
    Lay(usize),
    /// Moves what lies on this space, or chooses the space first.
    Move(Option<usize>),
    TakeAway,
}

/// The editor of the position at a table.
#[derive(Clone, Copy)]
pub struct Editor {
    table: TableHandle,
    game: &'static dyn DynGameExtrasUi,
    choices: Memo<Option<EditorChoices>>,
    tool: RwSignal<Tool>,
    /// The positions before the changes, the latest last.
    earlier: RwSignal<Vec<AnyState>>,
    /// What the last change did, or why it was refused.
    result: RwSignal<String>,
    /// Notified after a choice that changed nothing, so that lists show again what is so.
    unchanged: Trigger,
}

/// Opens the editor at a place: a link to a record, or the id of a game and perhaps options after a slash.
///
/// # Errors
/// When there is no such place, or positions of this kind cannot be edited: the reason, in words.
pub fn open(place: &str) -> Result<(&'static dyn DynGameExtrasUi, TableHandle), String> {
    let language = use_language();
    let unknown = || say::REPLAY_UNKNOWN.text(language).to_owned();
    let (id, options) = place.split_once('/').unwrap_or((place, STANDARD));
    let linked = record::game_of(place);
    let game = parts::loaded_game_extras(linked.unwrap_or(id)).ok_or_else(unknown)?;
    let session = if linked.is_some() {
        Session::replay(game, place).map_err(|error| words::load_error(language, game, &error))
    } else {
        let session = Session::new(game, options, device::random_seed(), Vec::new());
        session.map_err(|conflict| option_conflict(language, game, &conflict))
    }?;
    // Of a game, its last position.
    let table = TableHandle::replay(game, language, &record::link_of(&session.record_at(session.plies())))?;
    let choices = table.session.with_untracked(|session| game.editor_choices(language, session.state()));
    match choices {
        Some(Ok(_)) => Ok((game, table)),
        Some(Err(why)) => Err(why.into()),
        None => Err(say::EDITOR_NONE.text(language).into()),
    }
}

impl Editor {
    pub fn new(game: &'static dyn DynGameExtrasUi, table: TableHandle) -> Self {
        let choices = Memo::new(move |_| {
            table.session.with(|session| game.editor_choices(table.language, session.state()).and_then(Result::ok))
        });
        let editor = Self {
            table,
            game,
            choices,
            tool: RwSignal::new(Tool::Move(None)),
            earlier: RwSignal::new(Vec::new()),
            result: RwSignal::new(String::new()),
            unchanged: Trigger::new(),
        };
        mark_exactly("data-from", move || match editor.tool.get() {
            Tool::Move(Some(from)) => find(&space_selector(from)).into_iter().collect(),
            _ => Vec::new(),
        });
        editor
    }

    /// The drags of pieces over the board.
    pub fn drag(self) -> Drag {
        let carried = Callback::new(move |(from, to)| self.change(Edit::Move { from, to }, Some(to)));
        Drag::between(BOARD_SPACE, Callback::new(|_| ()), carried)
    }

    /// Forgets the space from which something was to be moved.
    fn forget_start(self) {
        self.tool.update(|tool| {
            if let Tool::Move(from) = tool {
                *from = None;
            }
        });
    }

    /// Changes the position. What then lies on `space` is told, or why the change was refused.
    fn change(self, edit: Edit, space: Option<usize>) {
        let (table, language) = (self.table, self.table.language);
        self.forget_start();
        let before = table.session.with_untracked(|session| session.state().clone());
        match self.game.edit(language, &before, edit) {
            Ok(after) => {
                self.result.set(String::new());
                if after == before {
                    self.unchanged.notify();
                } else {
                    self.earlier.update(|earlier| earlier.push(before));
                    self.show(after);
                }
                if edit == Edit::Clear {
                    self.tell(say::CLEARED.text(language).into());
                }
                if let Some(space) = space {
                    // The board has drawn the piece by then.
                    request_animation_frame(move || {
                        let label = find(&space_selector(space)).and_then(|space| space.get_attribute("aria-label"));
                        self.tell(label.unwrap_or_default());
                    });
                }
            }
            Err(refusal) => {
                self.unchanged.notify();
                self.tell(match refusal {
                    EditRefusal::NothingToMove => say::EDITOR_NOTHING.text(language).into(),
                    EditRefusal::Unplayable => say::EDITOR_UNPLAYABLE.text(language).into(),
                    EditRefusal::Because(why) => why,
                });
            }
        }
    }

    /// Tells a result.
    fn tell(self, result: String) {
        self.result.try_set(result);
    }

    fn show(self, position: AnyState) {
        let session = self.table.session.with_untracked(|session| session.with_position(position));
        if let Some(session) = session {
            self.table.open(session);
            keep(self.table);
        }
    }

    fn undo(self) {
        if let Some(position) = self.earlier.try_update(Vec::pop).flatten() {
            self.forget_start();
            self.tell(say::TAKEN_BACK.text(self.table.language).into());
            self.show(position);
        }
    }

    /// Goes back to the beginning of a game with the same options.
    fn start_again(self) {
        let options = self.table.options();
        if let Ok(position) = self.game.start(&options, device::random_seed()) {
            let before = self.table.session.with_untracked(|session| session.state().clone());
            self.earlier.update(|earlier| earlier.push(before));
            self.forget_start();
            self.tell(say::EDITOR_START.text(self.table.language).into());
            self.show(position);
        }
    }

    /// Whether there is nothing to move on a space.
    fn is_empty(self, space: usize) -> bool {
        let stays = Edit::Move { from: space, to: space };
        let moved = |session: &Session| self.game.edit(self.table.language, session.state(), stays);
        self.table.session.with_untracked(moved) == Err(EditRefusal::NothingToMove)
    }

    /// Uses the chosen tool where a click hits a space of the board.
    pub fn answer_click(self, event: &MouseEvent) {
        let Some(space) = space_hit(event, BOARD).filter(|_| !event.default_prevented()) else { return };
        event.stop_propagation();
        event.prevent_default();
        match self.tool.get_untracked() {
            Tool::Lay(piece) => self.change(Edit::Lay { piece: Some(piece), space }, Some(space)),
            Tool::TakeAway => self.change(Edit::Lay { piece: None, space }, Some(space)),
            Tool::Move(None) if self.is_empty(space) => self.change(Edit::Move { from: space, to: space }, None),
            Tool::Move(None) => {
                self.tell(say::EditorFrom { from: &space_name(space) }.text(self.table.language));
                self.tool.set(Tool::Move(Some(space)));
            }
            Tool::Move(Some(from)) if from == space => {
                self.result.set(String::new());
                self.forget_start();
            }
            Tool::Move(Some(from)) => self.change(Edit::Move { from, to: space }, Some(space)),
        }
    }
}

/// The text with its first letter in upper case.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(upper).into_iter().chain(letters).collect()
}

/// What changes the position, besides clicks and drags on the board.
#[component]
pub fn EditorSection(editor: Editor, notes: NoteEditor) -> impl IntoView {
    let language = editor.table.language;
    let has_earlier = move || !editor.earlier.read().is_empty();
    view! {
        <section class="editor sheet stack" aria-labelledby="editor-heading">
            <h2 id="editor-heading">{say::EDITOR_HEADING.text(language)}</h2>
            <Tools editor notes/>
            {status_text("small", move || Some(editor.result.get()))}
            <Fields editor/>
            <div class="row">
                <button
                    class="btn"
                    type="button"
                    aria-disabled=move || (!has_earlier()).then_some("true")
                    on:click=move |_| editor.undo()
                >
                    {say::UNDO.text(language)}
                </button>
                <button class="btn" type="button" on:click=move |_| editor.change(Edit::Clear, None)>
                    {say::EDITOR_CLEAR.text(language)}
                </button>
                <button class="btn" type="button" on:click=move |_| editor.start_again()>
                    {say::EDITOR_START.text(language)}
                </button>
            </div>
            <p class="small soft">{say::EDITOR_WHY.text(language)}</p>
        </section>
    }
}

/// The choice of what a click on the board does.
#[component]
fn Tools(editor: Editor, notes: NoteEditor) -> impl IntoView {
    let language = editor.table.language;
    let tool = editor.tool;
    // The pieces depend on the options only, which stay the same.
    let pieces = editor.choices.with_untracked(|choices| choices.as_ref().map(|choices| choices.pieces.clone()));
    let pieces = pieces.unwrap_or_default();
    let choose = move |chosen: Tool| {
        notes.put_away_tool();
        tool.set(chosen);
    };
    let choice = move |is_this: fn(Tool) -> bool, chosen: Callback<(), Tool>, label: &'static str| {
        radio("editor-tool", move || !notes.draws() && is_this(tool.get()), move || choose(chosen.run(())), label)
    };
    let always = |tool: Tool| Callback::new(move |()| tool);
    let in_list = pieces.len() > MOST_BUTTONS;
    let buttons = (!in_list).then(|| {
        let button = |(index, name): (usize, &String)| {
            let this = Tool::Lay(index);
            let is_chosen = move || !notes.draws() && tool.get() == this;
            radio("editor-tool", is_chosen, move || choose(this), capitalized(name))
        };
        pieces.iter().enumerate().map(button).collect_view()
    });
    let listed = RwSignal::new(0);
    let list = in_list.then(|| {
        let choose = move |event| {
            if let Ok(index) = event_target_value(&event).parse() {
                listed.set(index);
                choose(Tool::Lay(index));
            }
        };
        view! {
            <div class="field">
                <label for="editor-piece">{say::EDITOR_LAY.text(language)}</label>
                <select class="select" id="editor-piece" on:change=choose>{options(&pieces, 0)}</select>
            </div>
        }
    });
    let put = Callback::new(move |()| Tool::Lay(listed.get_untracked()));
    let label = say::EDITOR_PIECES.text(language);
    view! {
        <div class="segments" role="radiogroup" aria-label=label>
            {choice(|tool| matches!(tool, Tool::Move(_)), always(Tool::Move(None)), say::EDITOR_MOVE.text(language))}
            {buttons}
            {in_list.then(|| choice(|tool| matches!(tool, Tool::Lay(_)), put, say::EDITOR_PUT.text(language)))}
            {choice(|tool| tool == Tool::TakeAway, always(Tool::TakeAway), say::EDITOR_TAKE.text(language))}
        </div>
        {list}
    }
}

/// The options of a list, one of which is selected.
fn options(values: &[String], selected: usize) -> impl IntoView + use<> {
    let option = |(index, value): (usize, &String)| {
        view! { <option value=index.to_string() prop:selected=index == selected>{capitalized(value)}</option> }
    };
    values.iter().enumerate().map(option).collect_view()
}

/// What belongs to the position and is not on the board, such as whose turn it is.
#[component]
fn Fields(editor: Editor) -> impl IntoView {
    let fields = Memo::new(move |_| {
        editor.choices.with(|choices| choices.as_ref().map_or_else(Vec::new, |choices| choices.fields.clone()))
    });
    // The fields stay the same while their values change, so that none loses the focus.
    let count = Memo::new(move |_| fields.read().len());
    let field = move |index: usize| {
        let field = fields.with_untracked(|fields| fields[index].clone());
        let id = format!("editor-field-{index}");
        let list = move || {
            editor.unchanged.track();
            let EditorField { values, chosen, .. } = fields.read().get(index)?.clone();
            Some(options(&values, chosen))
        };
        let choose = move |event| {
            if let Ok(value) = event_target_value(&event).parse() {
                let chosen = fields.with_untracked(|fields| fields[index].values.get(value).cloned());
                editor.change(Edit::Set { field: index, value }, None);
                // Cards of a hand are sorted: the list with the chosen card may now be another one.
                let moved = fields.with_untracked(|fields| {
                    let group = &fields[index].group;
                    fields.iter().position(|field| {
                        field.group == *group && group.is_some() && field.values.get(field.chosen) == chosen.as_ref()
                    })
                });
                if let Some(moved) = moved.filter(|moved| *moved != index) {
                    let list =
                        find(&format!("#editor-field-{moved}")).and_then(|list| list.dyn_into::<HtmlElement>().ok());
                    // Without the list the focus stays.
                    let _ = list.map(|list| list.focus());
                }
            }
        };
        view! {
            <div class="field">
                <label for=id.clone()>{field.label}</label>
                <select class="select" id=id on:change=choose>{list}</select>
            </div>
        }
    };
    move || {
        count.track();
        let groups = fields.with_untracked(|fields| {
            let mut groups: Vec<(Option<String>, Vec<usize>)> = Vec::new();
            for (index, EditorField { group, .. }) in fields.iter().enumerate() {
                match groups.last_mut() {
                    Some((last, members)) if last == group => members.push(index),
                    _ => groups.push((group.clone(), vec![index])),
                }
            }
            groups
        });
        let group = |(name, members): (Option<String>, Vec<usize>)| {
            let members = members.into_iter().map(field).collect_view();
            match name {
                Some(name) => view! {
                    <details>
                        <summary>{name}</summary>
                        <div class="editor-fields">{members}</div>
                    </details>
                }
                .into_any(),
                None => view! { <div class="editor-fields">{members}</div> }.into_any(),
            }
        };
        groups.into_iter().map(group).collect_view()
    }
}

/// Writes the position into the address, so that a reload shows it again.
pub fn keep(table: TableHandle) {
    device::rewrite_route(&untrack(|| route_to(table)).to_string());
}

/// The route that edits the position of a table which is shown now.
pub fn route_to(table: TableHandle) -> Route {
    let plies = table.shown_plies();
    Route::Editor(record::link_of(&table.session.with(|session| session.record_at(plies))))
}
