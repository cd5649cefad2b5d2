//! Loads the texts of a part in the player's language. English is in the program, and stands in where a text is missing.

use crate::browser::device;
use crate::game::Language;
use crate::game::catalogue::Catalogue;

/// A part, or the texts of a part, could not be loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoadFailed;

/// Loads the messages of a catalogue in a language, unless it has them.
///
/// # Errors
/// When the messages cannot be loaded, or are of another version of the program.
pub async fn load(catalogue: &'static Catalogue, language: Language) -> Result<(), LoadFailed> {
    if catalogue.has(language) {
        return Ok(());
    }
    let address = device::meta(&format!("texts-{}-{}", catalogue.name(), language.tag())).ok_or(LoadFailed)?;
    let pack = device::fetch_text(&address).await.ok_or(LoadFailed)?;
    catalogue.add(language, pack).map_err(|_| LoadFailed)
}
