//! Texts of people in a record: titles, names and notes.

use crate::game::outside_text::clean_line;

/// Makes a text fit into a record and a link: one line of at most `longest` characters, without special characters and without
/// those that cannot be seen.
///
/// ```
/// use corsair_cabinet::game::record::plain_text;
///
/// assert_eq!(plain_text("  Ann_Bonny;\n100%  ", 24), "Ann Bonny 100");
/// assert_eq!(plain_text("Élodie\u{202e}", 3), "Élo");
/// ```
#[must_use]
pub fn plain_text(text: &str, longest: usize) -> String {
    // What was cut may have needed what followed.
    clean_line(&fit(&clean_line(text), longest))
}

/// Whether a record can have this text. Earlier programs wrote characters that [`plain_text`] removes, too.
pub(super) fn is_plain_text(text: &str, longest: usize) -> bool {
    fit(text, longest) == text
}

fn fit(text: &str, longest: usize) -> String {
    let is_other = |letter: char| letter.is_whitespace() || letter.is_control() || "_~;%#".contains(letter);
    let words: Vec<&str> = text.split(is_other).filter(|word| !word.is_empty()).collect();
    words.join(" ").chars().take(longest).collect::<String>().trim_end().to_owned()
}
