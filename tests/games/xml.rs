//! A strict reader of XML, as strict as a browser is with an SVG file: one mistake, and there is no picture.

use std::collections::BTreeSet;

/// The texts between the tags, and the values of the attributes, with their references resolved; or what no XML file may contain.
pub fn texts_of(xml: &str) -> Result<Vec<String>, String> {
    let is_allowed =
        |letter: char| !matches!(letter, '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..' ' | '\u{fffe}' | '\u{ffff}');
    if let Some(letter) = xml.chars().find(|letter| !is_allowed(*letter)) {
        return Err(format!("a character that is forbidden: {letter:?}"));
    }
    let (mut texts, mut open, mut rest) = (Vec::new(), Vec::new(), xml);
    loop {
        let (text, tag) = rest.split_once('<').unwrap_or((rest, ""));
        if text.contains("]]>") {
            return Err(format!("the end of a section without its beginning: {text}"));
        }
        if open.is_empty() && !text.is_empty() {
            return Err(format!("a text beside the first element: {text}"));
        }
        texts.push(resolved(text)?);
        if tag.is_empty() {
            break;
        }
        let (name, after) = tag.split_at(tag.find([' ', '/', '>']).ok_or("an unfinished tag")?);
        if name.is_empty() {
            let (closed, after) = after[1..].split_once('>').ok_or("an unfinished tag")?;
            if open.pop() != Some(closed) {
                return Err(format!("</{closed}> closes something else"));
            }
            rest = after;
            continue;
        }
        if !name.chars().all(|letter| letter.is_ascii_alphanumeric()) {
            return Err(format!("the name of an element: {name}"));
        }
        rest = after;
        let mut names = BTreeSet::new();
        while let Some(attribute) = rest.strip_prefix(' ') {
            let (name, value) = attribute.split_once("=\"").ok_or("an attribute without a value")?;
            let (value, after) = value.split_once('"').ok_or("a value without an end")?;
            if !name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-') || !names.insert(name) {
                return Err(format!("the name of an attribute: {name}"));
            }
            if value.contains('<') {
                return Err(format!("a tag in a value: {value}"));
            }
            texts.push(resolved(value)?);
            rest = after;
        }
        if let Some(after) = rest.strip_prefix("/>") {
            rest = after;
        } else {
            open.push(name);
            rest = rest.strip_prefix('>').ok_or_else(|| format!("the end of <{name}"))?;
        }
    }
    if open.is_empty() { Ok(texts) } else { Err(format!("never closed: {open:?}")) }
}

/// A text in which the references to characters, such as `&#38;`, are resolved.
fn resolved(text: &str) -> Result<String, String> {
    let mut parts = text.split('&');
    let mut all = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (number, rest) = part.split_once(';').ok_or_else(|| format!("a reference without an end: {part}"))?;
        let number = number.strip_prefix('#').and_then(|number| number.parse().ok());
        all.push(number.and_then(char::from_u32).ok_or_else(|| format!("a reference to nothing: {part}"))?);
        all += rest;
    }
    Ok(all)
}

#[test]
fn the_reader_of_xml_accepts_xml_and_nothing_else() {
    let texts = texts_of("<a b=\"1 &#38; 2\"><c/>d&#60;<e f-g=\"\" h=\">\">i</e></a>").unwrap();
    assert_eq!(texts.concat(), "1 & 2d<>i");
    for broken in [
        "text",
        "<a>",
        "<a></b>",
        "<a/>text",
        "<a>&</a>",
        "<a>&nbsp;</a>",
        "<a>]]></a>",
        "<a b=\"<\"/>",
        "<a b=\"\" b=\"\"/>",
        "<a b=\"c\"d\"/>",
        "<a b/>",
        "<a>\u{1}</a>",
        "<a>\u{ffff}</a>",
        "<a><</a>",
        "<a <b/>",
    ] {
        assert!(texts_of(broken).is_err(), "expected a refusal of {broken:?}");
    }
}
