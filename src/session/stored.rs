//! Texts that are stored on the device under a fixed name, and how they change. Every change is made to the text that is stored at
//! that moment, since another tab may have changed it. A text that cannot be read is left alone.

use crate::game::text::ParseError;

/// What is stored as one text under a fixed name.
pub trait Stored: Clone + PartialEq + Default {
    /// The name of the text.
    const NAME: &'static str;

    /// The text to store.
    #[must_use]
    fn write(&self) -> String;

    /// Reads the text that [`Stored::write`] writes, and those that earlier versions of the program wrote.
    ///
    /// # Errors
    /// When the text is malformed or from a newer version.
    fn read(text: &str) -> Result<Self, ParseError>;
}

/// Changes what is stored. Returns it after the change, and the text to store, which is `None` if nothing changes.
///
/// ```
/// use corsair_cabinet::session::solved_puzzles::SolvedPuzzles;
/// use corsair_cabinet::session::stored::changed;
///
/// let solve = |solved: &mut SolvedPuzzles| {
///     solved.add("corsairs", 7);
/// };
/// let new_text = |stored| changed(stored, solve).map(|(_, text)| text).ok();
/// assert_eq!(new_text(None), Some(Some("puzzles 2\ncorsairs 7".into())));
/// assert_eq!(new_text(Some("puzzles 2\ncorsairs 7")), Some(None));
/// assert_eq!(new_text(Some("puzzles 3\ncorsairs 7 …")), None);
/// ```
///
/// # Errors
/// When the stored text cannot be read. Then it must not be overwritten.
pub fn changed<Value: Stored>(
    stored: Option<&str>,
    change: impl FnOnce(&mut Value),
) -> Result<(Value, Option<String>), ParseError> {
    let before: Value = read(stored)?;
    let mut value = before.clone();
    change(&mut value);
    let text = (value != before).then(|| value.write());
    Ok((value, text))
}

/// Reads what is stored. A blank text has nothing to lose, and is read as none.
///
/// # Errors
/// When the text cannot be read.
pub fn read<Value: Stored>(stored: Option<&str>) -> Result<Value, ParseError> {
    stored.filter(|text| !text.trim().is_empty()).map_or_else(|| Ok(Value::default()), Value::read)
}
