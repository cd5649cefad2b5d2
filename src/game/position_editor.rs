//! The position editor: changes that a player makes to a position on the board.

use super::{Game, Language};

/// A change of a position. Spaces have the numbers of the board on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Lays a piece on a space.
    Lay {
        /// The index of the piece in [`PositionEditor::pieces`]; `None` takes away what lies on the space.
        piece: Option<usize>,
        /// The space.
        space: usize,
    },
    /// Moves the piece on a space to another space.
    Move {
        /// The space of the piece.
        from: usize,
        /// Its new space.
        to: usize,
    },
    /// Chooses a value of a field.
    Set {
        /// The index of the field in [`PositionEditor::fields`].
        field: usize,
        /// The index of the value among the values of the field.
        value: usize,
    },
    /// Takes away everything that a position can lack.
    Clear,
}

/// Why a change of a position was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditRefusal {
    /// There is no piece on the space that can be moved.
    NothingToMove,
    /// The game would be over, or could not go on.
    Unplayable,
    /// Another reason, as a sentence.
    Because(String),
}

/// A property of a position that is not on the board, such as whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditorField {
    /// The heading of the group that the field belongs to; `None` for a field by itself.
    pub group: Option<String>,
    /// The label of the field.
    pub label: String,
    /// The values that can be chosen, in words.
    pub values: Vec<String>,
    /// The index of the present value.
    pub chosen: usize,
}

/// The pieces that can be laid in a position, and its fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditorChoices {
    /// The names of the pieces.
    pub pieces: Vec<String>,
    /// The fields.
    pub fields: Vec<EditorField>,
}

/// The functions with which the positions of a game are edited. They may leave a position that is not playable; [`edit`] refuses
/// it.
pub trait PositionEditor<G: Game>: Sync {
    /// The reason why positions with these options cannot be edited, as a sentence; `None` if they can.
    fn obstacle(&self, _language: Language, _options: &G::Options) -> Option<&'static str> {
        None
    }

    /// The names of the pieces or cards that can be laid. They depend on the options only.
    fn pieces(&self, language: Language, state: &G::State) -> Vec<String>;

    /// The index of the piece on a space that can be moved; `None` if there is none.
    fn piece_on(&self, state: &G::State, space: usize) -> Option<usize>;

    /// Lays a piece on a space, or takes away what lies there. [`PositionEditor::settle`] does what follows from that.
    ///
    /// # Errors
    /// When the piece cannot lie there: the reason, as a sentence.
    fn lay(&self, language: Language, state: &mut G::State, piece: Option<usize>, space: usize) -> Result<(), String>;

    /// The properties that are not on the board.
    fn fields(&self, language: Language, state: &G::State) -> Vec<EditorField>;

    /// Sets the field with this index to its value with this index, which are those of [`PositionEditor::fields`].
    fn set(&self, state: &mut G::State, field: usize, value: usize);

    /// Takes away everything that a position can lack.
    fn clear(&self, state: &mut G::State);

    /// Does what follows from a change, such as which pieces are now in reserve. The history of the game ends here, and a game that
    /// was over goes on.
    fn settle(&self, state: &mut G::State);

    /// What is wrong with a position whose text can be read, or what it lacks or has too much of; `None` if nothing is wrong.
    fn fault(&self, language: Language, state: &G::State) -> Option<EditRefusal>;
}

/// The position after a change. The game goes on there, and its text can be read again.
///
/// ```
/// use corsair_cabinet::game::position_editor::{Edit, EditRefusal, edit};
/// use corsair_cabinet::game::{Game, Language, Tasks};
/// use corsair_cabinet::games::corsairs::Corsairs;
///
/// let editor = Corsairs::POSITION_EDITOR.expect("a game whose positions can be edited");
/// let start = Corsairs::start(&Default::default(), 0).expect("standard options go together");
/// let corsair = Edit::Lay { piece: Some(0), space: 0 };
/// let edited = edit(editor, Language::ENGLISH, &start, corsair).expect("there is room on a1");
/// assert!(edited.to_string().contains("board=C4/"));
/// let nothing = Edit::Move { from: 1, to: 2 };
/// assert_eq!(edit(editor, Language::ENGLISH, &edited, nothing), Err(EditRefusal::NothingToMove));
/// ```
///
/// # Errors
/// When the position would not be playable, or a piece cannot lie where it was laid.
pub fn edit<G: Game>(
    editor: &dyn PositionEditor<G>,
    language: Language,
    state: &G::State,
    edit: Edit,
) -> Result<G::State, EditRefusal> {
    let mut after = state.clone();
    match edit {
        Edit::Lay { piece, space } => {
            editor.lay(language, &mut after, piece, space).map_err(EditRefusal::Because)?;
        }
        Edit::Move { from, to } => {
            let piece = editor.piece_on(state, from).ok_or(EditRefusal::NothingToMove)?;
            editor.lay(language, &mut after, None, from).map_err(EditRefusal::Because)?;
            editor.lay(language, &mut after, Some(piece), to).map_err(EditRefusal::Because)?;
        }
        Edit::Set { field, value } => {
            let fields = editor.fields(language, state);
            if fields.get(field).is_some_and(|field| value < field.values.len()) {
                editor.set(&mut after, field, value);
            }
        }
        Edit::Clear => editor.clear(&mut after),
    }
    editor.settle(&mut after);
    if let Some(fault) = editor.fault(language, &after) {
        return Err(fault);
    }
    // The parser of positions knows what a position must have.
    let read: G::State = after.to_string().parse().map_err(|_| EditRefusal::Unplayable)?;
    let mut actions = Vec::new();
    let can_act = G::to_act(&read).iter().any(|seat| {
        G::actions(&read, seat, &mut actions);
        !actions.is_empty()
    });
    if can_act && G::outcome(&read).is_none() { Ok(read) } else { Err(EditRefusal::Unplayable) }
}
