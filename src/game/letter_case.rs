//! Upper and lower case for the letters of the page's languages.
//!
//! The standard library covers the letters of all scripts, but its tables would add 30 kB to the page.

/// The letter in upper case. Letters beyond those of Western Europe stay as they are.
///
/// ```
/// use corsair_cabinet::game::letter_case::upper;
///
/// assert_eq!(['a', 'é', 'œ', '7'].map(upper), ['A', 'É', 'Œ', '7']);
/// ```
#[must_use]
pub fn upper(letter: char) -> char {
    match letter {
        'à'..='ö' | 'ø'..='þ' => shift_letter(letter, -LATIN_1_SHIFT),
        'œ' => 'Œ',
        'ÿ' => 'Ÿ',
        _ => letter.to_ascii_uppercase(),
    }
}

/// The letter in lower case. Letters beyond those of Western Europe stay as they are.
///
/// ```
/// use corsair_cabinet::game::letter_case::lower;
///
/// assert_eq!(['A', 'É', 'Œ', '7'].map(lower), ['a', 'é', 'œ', '7']);
/// ```
#[must_use]
pub fn lower(letter: char) -> char {
    match letter {
        'À'..='Ö' | 'Ø'..='Þ' => shift_letter(letter, LATIN_1_SHIFT),
        'Œ' => 'œ',
        'Ÿ' => 'ÿ',
        _ => letter.to_ascii_lowercase(),
    }
}

/// The text in upper case, letter by letter ([`upper`]).
pub fn uppercase(text: &str) -> String {
    text.chars().map(upper).collect()
}

/// The text in lower case, letter by letter ([`lower`]).
pub fn lowercase(text: &str) -> String {
    text.chars().map(lower).collect()
}

/// Whether a character is a letter or a digit in a typed move; most characters beyond ASCII count as letters.
#[must_use]
pub const fn is_alphanumeric(letter: char) -> bool {
    letter.is_ascii_alphanumeric()
        || letter as u32 >= 'À' as u32 && !matches!(letter, '×' | '÷' | '\u{2000}'..='\u{206f}')
}

/// The distance from an upper-case to the lower-case letter in Latin-1.
const LATIN_1_SHIFT: i32 = 0x20;

fn shift_letter(letter: char, by: i32) -> char {
    u32::from(letter).checked_add_signed(by).and_then(char::from_u32).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latin_letters_have_the_case_of_the_standard_library() {
        // Their counterparts are outside of Latin-1, or two letters.
        let is_special = |letter: char| matches!(letter, 'µ' | 'ß');
        for letter in ('\0'..='ÿ').chain(['Œ', 'œ', 'Ÿ']).filter(|letter| !is_special(*letter)) {
            assert_eq!(letter.to_uppercase().collect::<Vec<_>>(), [upper(letter)], "{letter}");
            assert_eq!(letter.to_lowercase().collect::<Vec<_>>(), [lower(letter)], "{letter}");
        }
    }

    #[test]
    fn signs_between_words_are_no_letters() {
        let text = "d4–d6, « élan » c'est 2×3… l’œuvre";
        let words: Vec<&str> = text.split(|letter| !is_alphanumeric(letter)).filter(|word| !word.is_empty()).collect();
        assert_eq!(words, ["d4", "d6", "élan", "c", "est", "2", "3", "l", "œuvre"]);
    }
}
