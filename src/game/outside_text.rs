//! Text from outside the program: files, pasted texts, addresses, and the names that players type. What other programs do to such
//! a text without anybody seeing it is undone here.

/// The characters that show nothing, besides those in other functions of this file, each range from the first to the last: soft
/// hyphens, fillers, zero-width spaces, byte order marks, and the controls of the writing direction, with which a name could turn
/// the rest of a line around.
const INVISIBLE: &[(char, char)] = &[
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180e}', '\u{180e}'),
    ('\u{200b}', '\u{200b}'),
    ('\u{200e}', '\u{200f}'),
    ('\u{202a}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffc}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{e0000}', '\u{e001f}'),
    ('\u{e0080}', '\u{e00ff}'),
    ('\u{e01f0}', '\u{e0fff}'),
];

/// The flag whose picture depends on the [tags](is_tag) after it.
const TAGGED_FLAG: char = '\u{1f3f4}';

/// The frame that makes a key of the digit before it.
const KEY_FRAME: char = '\u{20e3}';

/// The text in a file: UTF-8, or UTF-16 after its byte order mark, as some editors of Windows write it.
///
/// ```
/// use corsair_cabinet::game::outside_text::decode;
///
/// assert_eq!(decode("end".as_bytes()), "end");
/// assert_eq!(decode(b"\xff\xfee\0n\0d\0"), "end");
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> String {
    let utf_16 = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
        String::from_utf16_lossy(&units.collect::<Vec<_>>())
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => utf_16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf_16(rest, u16::from_be_bytes),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    }
}

/// Cleans a text of several lines. Lines end with a line feed, the last one too. There are no empty lines before the first and
/// after the last line with a text, and no spaces at line ends. All spaces are plain ones. Characters that show nothing are gone,
/// except where they belong to an emoji or a letter.
///
/// ```
/// use corsair_cabinet::game::outside_text::clean;
///
/// assert_eq!(clean("\u{feff}seed\u{a0}42 \r\n1 draw\r\nend"), "seed 42\n1 draw\nend\n");
/// assert_eq!(clean("\u{200b}\r\n"), "");
/// ```
#[must_use]
pub fn clean(text: &str) -> String {
    let text = visible(text);
    let lines: Vec<&str> = text.split('\n').map(|line| line.trim_end_matches(' ')).collect();
    let is_text = |line: &&str| !line.is_empty();
    match (lines.iter().position(is_text), lines.iter().rposition(is_text)) {
        (Some(first), Some(last)) => lines[first..=last].join("\n") + "\n",
        _ => String::new(),
    }
}

/// Cleans a text of one line, such as a name: as [`clean`] does, and with one space between words.
///
/// ```
/// use corsair_cabinet::game::outside_text::clean_line;
///
/// assert_eq!(clean_line(" Ann\t Bonny\u{202e}\n"), "Ann Bonny");
/// assert_eq!(clean_line("\u{2060}"), "");
/// ```
#[must_use]
pub fn clean_line(text: &str) -> String {
    let text = visible(text);
    let words: Vec<&str> = text.split([' ', '\n']).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// The text with `\n` for each line break and ` ` for each other space, without other control characters and without characters
/// that show nothing.
fn visible(text: &str) -> String {
    // A file that was converted twice ends its lines with `\r\r\n`.
    let lines: Vec<&str> = text.split('\n').map(|line| line.trim_end_matches('\r')).collect();
    let text = lines.join("\n");
    let mut rest = text.chars().filter(|letter| !is_invisible(*letter)).peekable();
    let mut shown = String::with_capacity(text.len());
    let mut last = '\n';
    while let Some(letter) = rest.next() {
        let next = rest.peek().copied().unwrap_or('\n');
        let letter = match letter {
            '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
            // The last one is a Braille pattern without dots.
            _ if letter.is_whitespace() || letter == '\u{2800}' => ' ',
            _ if is_joiner(letter) && !((can_join(last) || is_variation(last)) && can_join(next)) => continue,
            _ if is_variation(letter) && !is_varied(last, next) => continue,
            _ if is_tag(letter) && last != TAGGED_FLAG && !is_tag(last) => continue,
            _ => letter,
        };
        shown.push(letter);
        last = letter;
    }
    shown
}

pub(super) fn is_invisible(letter: char) -> bool {
    let is_break = letter.is_whitespace();
    (letter.is_control() && !is_break) || INVISIBLE.iter().any(|(first, last)| (*first..=*last).contains(&letter))
}

/// Whether a character joins or separates its neighbours: within an emoji, or between letters of scripts that need it.
const fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

/// Whether a character chooses between the looks of the one before it, such as an emoji and a plain sign.
const fn is_variation(letter: char) -> bool {
    matches!(letter, '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether a character is a part of the name of a region behind [`TAGGED_FLAG`].
const fn is_tag(letter: char) -> bool {
    matches!(letter, '\u{e0020}'..='\u{e007f}')
}

/// Whether a joiner makes a difference beside this character: not beside Latin letters, Greek and Cyrillic.
fn can_join(letter: char) -> bool {
    letter >= '\u{600}' && has_looks(letter)
}

/// Whether a character between `last` and `next` can choose the look of the one before it.
fn is_varied(last: char, next: char) -> bool {
    has_looks(last) || (next == KEY_FRAME && (last.is_ascii_digit() || last == '#' || last == '*'))
}

/// Whether a character shows something by itself, and is none of those that always look the same.
fn has_looks(letter: char) -> bool {
    !letter.is_ascii() && !letter.is_whitespace() && !is_joiner(letter) && !is_variation(letter) && !is_tag(letter)
}
