//! Rules for players: headings, paragraphs, lists, pictures, the numbers of rulings, and notes on the printed rules.
//!
//! ```text
//! # The name of the game
//! ## A heading
//! ### A smaller one
//! A paragraph with **strong** words.
//! [KC-19] A paragraph with its ruling.
//! [KC-11 KC-12] A paragraph with two rulings. {What is printed instead.}
//! - An item of a list.
//! - [KC-20] An item with its ruling.
//! ![What the picture shows.](how the game is to draw it)
//! ```

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

use super::messages as say;
use super::{DynGameExtrasUi, Later, picture_view, use_language};
use crate::game::about::split_picture_line;
use crate::game::rules_text::split_note;

/// A part of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Block {
    Title(String),
    Heading(String),
    Subheading(String),
    Paragraph(RuledText),
    List(Vec<RuledText>),
    /// The pictures, each as its caption and the text from which the game draws it.
    Pictures(Vec<(String, String)>),
}

/// A text, the rulings that it states, and a note on what is printed instead.
#[derive(Clone, PartialEq, Eq, Debug)]
struct RuledText {
    rulings: Vec<String>,
    words: String,
    note: Option<String>,
}

impl RuledText {
    fn parse(text: &str) -> Self {
        let (text, note) = split_note(text);
        let (rulings, words) = match text.strip_prefix('[').and_then(|text| text.split_once("] ")) {
            Some((rulings, words)) => (rulings.split(' ').map(str::to_owned).collect(), words),
            None => (Vec::new(), text),
        };
        Self { rulings, words: words.into(), note: note.map(str::to_owned) }
    }
}

/// Parses a text into blocks. A line without a mark is a paragraph, so every text can be parsed.
fn parse(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some((caption, picture)) = split_picture_line(line) {
            let picture = (caption.to_owned(), picture.to_owned());
            match blocks.last_mut() {
                Some(Block::Pictures(pictures)) => pictures.push(picture),
                _ => blocks.push(Block::Pictures(vec![picture])),
            }
        } else if let Some(item) = line.strip_prefix("- ") {
            match blocks.last_mut() {
                Some(Block::List(items)) => items.push(RuledText::parse(item)),
                _ => blocks.push(Block::List(vec![RuledText::parse(item)])),
            }
        } else if let Some(heading) = line.strip_prefix("### ") {
            blocks.push(Block::Subheading(heading.into()));
        } else if let Some(heading) = line.strip_prefix("## ") {
            blocks.push(Block::Heading(heading.into()));
        } else if let Some(title) = line.strip_prefix("# ") {
            blocks.push(Block::Title(title.into()));
        } else {
            blocks.push(Block::Paragraph(RuledText::parse(line)));
        }
    }
    blocks
}

/// Draws a text with its note. The parts between `**` are bold.
fn draw_spans(words: &str, note: Option<String>) -> impl IntoView + use<> {
    let part = |(place, part): (usize, &str)| {
        let part = part.to_owned();
        if place % 2 == 1 { view! { <b>{part}</b> }.into_any() } else { part.into_any() }
    };
    let words = words.split("**").enumerate().map(part).collect_view();
    let note = note.map(|note| view! { " "<small class="printed">{note}</small> });
    view! { {words}{note} }
}

fn draw_rulings(rulings: Vec<String>) -> impl IntoView {
    let numbers = rulings.into_iter().map(|ruling| view! { <span>{ruling}</span>" " });
    view! { <span class="rule-no" translate="no">{numbers.collect_view()}</span> }
}

/// An item of a list, with its rulings after its words.
fn draw_item(RuledText { rulings, words, note }: RuledText) -> impl IntoView {
    let numbers = (!rulings.is_empty()).then(|| view! { " "{draw_rulings(rulings)} });
    view! { <li>{draw_spans(&words, note)}{numbers}</li> }
}

/// The id of a heading, by its number from 1.
fn heading_id(number: usize) -> String {
    format!("part-{number}")
}

/// The contents of a text: its headings, each as a button that goes to the heading. They are no links, because the address of the
/// page is its route and cannot name a heading, too.
#[component]
pub fn Contents(text: String) -> impl IntoView {
    let headings = parse(&text).into_iter().filter_map(|block| match block {
        Block::Heading(heading) => Some(heading),
        _ => None,
    });
    let entry = |(number, heading): (usize, String)| {
        let go = move |_| {
            if let Some(heading) = document().get_element_by_id(&heading_id(number)) {
                heading.scroll_into_view();
                // A heading can take the focus, so this does not fail.
                let _ = heading.unchecked_into::<HtmlElement>().focus();
            }
        };
        view! { <li><button class="link" type="button" on:click=go>{heading}</button></li> }
    };
    let entries = (1..).zip(headings).map(entry).collect_view();
    view! { <nav class="contents" aria-label=say::CONTENTS.text(use_language())><ul>{entries}</ul></nav> }
}

/// A text with its pictures.
#[component]
pub fn Prose(
    text: String,
    /// The game that draws the pictures.
    game: &'static dyn DynGameExtrasUi,
    /// The content after the title.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let language = use_language();
    let mut after_title = children;
    let block = move |number: usize, block: Block| match block {
        Block::Title(title) => view! { <h1>{title}</h1> }.into_any(),
        Block::Heading(heading) => view! { <h2 id=heading_id(number) tabindex="-1">{heading}</h2> }.into_any(),
        Block::Subheading(heading) => view! { <h3>{heading}</h3> }.into_any(),
        Block::Paragraph(RuledText { rulings, words, note }) if rulings.is_empty() => {
            view! { <p>{draw_spans(&words, note)}</p> }.into_any()
        }
        Block::Paragraph(RuledText { rulings, words, note }) => {
            view! { <div class="rule">{draw_rulings(rulings)}<p>{draw_spans(&words, note)}</p></div> }.into_any()
        }
        Block::List(items) => view! { <ul>{items.into_iter().map(draw_item).collect_view()}</ul> }.into_any(),
        Block::Pictures(pictures) => {
            let figure = move |(caption, picture): (String, String)| {
                // A test draws every diagram of the rules.
                let drawn = game.diagram(language, &picture).ok().map(|picture| picture_view(&picture));
                view! { <figure>{drawn}<figcaption>{caption}</figcaption></figure> }
            };
            view! { <div class="diagrams">{pictures.into_iter().map(figure).collect_view()}</div> }.into_any()
        }
    };
    let mut number = 0;
    let mut parts = Vec::new();
    for part in parse(&text) {
        let is_title = matches!(part, Block::Title(_));
        number += usize::from(matches!(part, Block::Heading(_)));
        parts.push(view! { <Later>{block(number, part)}</Later> }.into_any());
        if let Some(children) = after_title.take_if(|_| is_title) {
            parts.push(view! { <Later>{children()}</Later> }.into_any());
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_blocks() {
        let text = "# Name\n\nWords.\n\n- one\n- [KC-02] two\n\n[KC-01 KC-03] Ruled. {Noted}\n![Caption.](a=b)\n![Other.](c)\n## Heading\n### Smaller";
        let ruled = |rulings: &[&str], words: &str| RuledText {
            rulings: rulings.iter().map(ToString::to_string).collect(),
            words: words.into(),
            note: None,
        };
        let picture = |caption: &str, picture: &str| (caption.to_owned(), picture.to_owned());
        let expected = vec![
            Block::Title("Name".into()),
            Block::Paragraph(ruled(&[], "Words.")),
            Block::List(vec![ruled(&[], "one"), ruled(&["KC-02"], "two")]),
            Block::Paragraph(RuledText { note: Some("Noted".into()), ..ruled(&["KC-01", "KC-03"], "Ruled.") }),
            Block::Pictures(vec![picture("Caption.", "a=b"), picture("Other.", "c")]),
            Block::Heading("Heading".into()),
            Block::Subheading("Smaller".into()),
        ];
        assert_eq!(parse(text), expected);
    }
}
