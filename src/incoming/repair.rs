//! What programs do to the texts that they carry, undone.

use std::collections::BTreeMap;

use crate::game::outside_text::clean;

/// The functions that undo a change each. One that finds nothing to undo returns the text as it is.
pub(super) const REPAIRS: [fn(&str) -> String; 11] = [
    clean,
    unquote,
    join_full_lines,
    unwrap,
    join,
    decode_quoted_printable,
    decode_entities,
    decode_percent,
    unescape,
    dashes,
    plus_signs,
];

/// The characters before a line that is quoted or indented.
pub(super) const MARGIN: [char; 6] = [' ', '\t', '>', '|', '»', '│'];

/// Removes the spaces and the marks of quotation before each line.
fn unquote(text: &str) -> String {
    text.split('\n').map(|line| line.trim_start_matches(MARGIN)).collect::<Vec<_>>().join("\n")
}

/// Joins the lines that are as long as the longest one with those after them.
fn join_full_lines(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let width = lines.iter().map(|line| line.chars().count()).max();
    let mut joined = String::with_capacity(text.len());
    let mut is_full = false;
    for line in lines {
        joined += if is_full { line.trim_start_matches(MARGIN) } else { line };
        is_full = Some(line.chars().count()) == width;
        joined += if is_full { "" } else { "\n" };
    }
    joined
}

/// The lines of a text without the margin that most of them have. Other spaces stay: they may belong to a line that goes on.
fn without_margin(text: &str) -> impl Iterator<Item = &str> {
    let margin = |line: &str| line.len() - line.trim_start_matches(MARGIN).len();
    let mut counts = BTreeMap::new();
    for line in text.lines() {
        *counts.entry(margin(line)).or_insert(0) += 1;
    }
    let usual = counts.into_iter().max_by_key(|(_, count)| *count).map_or(0, |(margin, _)| margin);
    text.lines().map(move |line| match margin(line) {
        margin if margin >= usual => &line[usual..],
        margin if margin == line.len() => "",
        _ => line,
    })
}

/// Joins all lines, but for their margin as they are.
fn join(text: &str) -> String {
    without_margin(text).collect()
}

/// Joins all lines, without what stands before and after each.
pub(super) fn unwrap(text: &str) -> String {
    text.split('\n').map(|line| line.trim_start_matches(MARGIN).trim_end()).collect()
}

/// Decodes a mail in quoted-printable: `=3D`, and `=` at the end of a line that goes on.
fn decode_quoted_printable(text: &str) -> String {
    let is_digit = |digit: u8| digit.is_ascii_digit() || digit.is_ascii_uppercase();
    if !text.lines().any(|line| line.trim_end().ends_with('=')) {
        return decode_bytes(text, b'=', is_digit);
    }
    let mut joined = String::with_capacity(text.len());
    for line in without_margin(text) {
        if joined.ends_with('=') && !line.is_empty() {
            joined.pop();
        }
        joined += line.trim_end();
        if !joined.ends_with('=') {
            joined.push('\n');
        }
    }
    decode_bytes(&joined, b'=', is_digit)
}

/// Decodes the codes of addresses, such as `%20`.
fn decode_percent(text: &str) -> String {
    decode_bytes(text, b'%', |_| true)
}

/// Decodes bytes that are written as `mark` and two hexadecimal digits, which `is_digit` accepts.
fn decode_bytes(text: &str, mark: u8, is_digit: fn(u8) -> bool) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [byte, after @ ..] = rest {
        let digit = |byte: u8| char::from(byte).to_digit(16).filter(|_| is_digit(byte));
        rest = after;
        match *after {
            [high, low, ..] if *byte == mark && digit(high).is_some() && digit(low).is_some() => {
                let value = digit(high).zip(digit(low)).map_or(0, |(high, low)| high * 16 + low);
                bytes.push(u8::try_from(value).unwrap_or_default());
                rest = &after[2..];
            }
            _ => bytes.push(*byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The names of characters in HTML that can be in a link or a record, and of those around it.
const ENTITIES: [(&str, &str); 22] = [
    ("amp", "&"),
    ("lt", "<"),
    ("gt", ">"),
    ("quot", "\""),
    ("apos", "'"),
    ("nbsp", " "),
    ("semi", ";"),
    ("lowbar", "_"),
    ("UnderBar", "_"),
    ("num", "#"),
    ("sol", "/"),
    ("equals", "="),
    ("comma", ","),
    ("period", "."),
    ("colon", ":"),
    ("percnt", "%"),
    ("plus", "+"),
    ("commat", "@"),
    ("ast", "*"),
    ("hyphen", "-"),
    ("shy", ""),
    ("zwnj", ""),
];

/// The tags of HTML at which a line ends, and one at which a word may be broken.
const TAGS: [(&str, &str); 7] = [
    ("<br>", "\n"),
    ("<br/>", "\n"),
    ("<br />", "\n"),
    ("</p>", "\n"),
    ("</div>", "\n"),
    ("</li>", "\n"),
    ("<wbr>", ""),
];

/// Decodes the codes of HTML, such as `&#59;`, and its line breaks.
fn decode_entities(text: &str) -> String {
    let text = TAGS.iter().fold(text.to_owned(), |text, (tag, means)| text.replace(tag, means));
    let mut parts = text.split('&');
    let mut decoded = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let code = part.split_once(';').and_then(|(code, rest)| Some((decode_entity(code)?, rest)));
        match code {
            Some((means, rest)) => decoded.extend([&means, rest]),
            None => decoded.extend(["&", part]),
        }
    }
    decoded
}

/// The character of a code between `&` and `;`.
fn decode_entity(code: &str) -> Option<String> {
    let Some(number) = code.strip_prefix('#') else {
        return ENTITIES.iter().find(|(name, _)| *name == code).map(|(_, means)| (*means).to_owned());
    };
    let value = match number.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => number.parse(),
    };
    char::from_u32(value.ok()?).map(String::from)
}

/// Removes the backslashes that Markdown needs before `_` and other signs.
fn unescape(text: &str) -> String {
    let mut rest = text.chars().peekable();
    let mut unescaped = String::with_capacity(text.len());
    while let Some(letter) = rest.next() {
        let is_escape = letter == '\\' && rest.peek().is_some_and(|next| next.is_ascii_punctuation() || *next == ' ');
        unescaped.push(if is_escape { rest.next().unwrap_or(letter) } else { letter });
    }
    unescaped
}

/// Replaces the dashes that word processors put in place of hyphens.
fn dashes(text: &str) -> String {
    text.replace(['\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}', '\u{ff0d}'], "-")
}

/// Replaces the plus signs by which forms stand for spaces.
fn plus_signs(text: &str) -> String {
    text.replace('+', " ")
}
