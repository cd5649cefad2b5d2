//! Texts of people in a record: titles, names and notes.

/// Makes a text fit into a record and a link: one line of at most `longest` characters, without special characters.
///
/// ```
/// use corsair_cabinet::game::record::plain_text;
///
/// assert_eq!(plain_text("  Ann_Bonny;\n100%  ", 24), "Ann Bonny 100");
/// assert_eq!(plain_text("Élodie", 3), "Élo");
/// ```
#[must_use]
pub fn plain_text(text: &str, longest: usize) -> String {
    let is_other = |letter: char| letter.is_whitespace() || letter.is_control() || "_~;%#".contains(letter);
    let words: Vec<&str> = text.split(is_other).filter(|word| !word.is_empty()).collect();
    words.join(" ").chars().take(longest).collect::<String>().trim_end().to_owned()
}
