//! Rules for players: headings, paragraphs, lists, pictures, and the numbers of rulings.
//!
//! ```text
//! # The name of the game
//! ## A heading
//! ### A smaller one
//! A paragraph with **strong** words.
//! [KC-19] A paragraph with its ruling.
//! [KC-11 KC-12] A paragraph with two rulings.
//! - An item of a list.
//! - [KC-20] An item with its ruling.
//! ![What the picture shows.](how the game is to draw it)
//! ```

use leptos::prelude::*;

use super::{DynGameUi, Later, use_language};
use crate::game::about::picture;

/// A part of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Block<'a> {
    Title(&'a str),
    Heading(&'a str),
    Subheading(&'a str),
    Paragraph(Ruled<'a>),
    List(Vec<Ruled<'a>>),
    /// Captions and what to draw.
    Pictures(Vec<(&'a str, &'a str)>),
}

/// Words, and the rulings behind them.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ruled<'a> {
    rulings: Vec<&'a str>,
    words: &'a str,
}

impl<'a> Ruled<'a> {
    fn parse(text: &'a str) -> Self {
        match text.strip_prefix('[').and_then(|text| text.split_once("] ")) {
            Some((rulings, words)) => Self { rulings: rulings.split(' ').collect(), words },
            None => Self { rulings: Vec::new(), words: text },
        }
    }
}

/// Parses a text into blocks. A line without a mark is a paragraph, so every text can be parsed.
fn parse(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(picture) = picture(line) {
            match blocks.last_mut() {
                Some(Block::Pictures(pictures)) => pictures.push(picture),
                _ => blocks.push(Block::Pictures(vec![picture])),
            }
        } else if let Some(item) = line.strip_prefix("- ") {
            match blocks.last_mut() {
                Some(Block::List(items)) => items.push(Ruled::parse(item)),
                _ => blocks.push(Block::List(vec![Ruled::parse(item)])),
            }
        } else if let Some(heading) = line.strip_prefix("### ") {
            blocks.push(Block::Subheading(heading));
        } else if let Some(heading) = line.strip_prefix("## ") {
            blocks.push(Block::Heading(heading));
        } else if let Some(title) = line.strip_prefix("# ") {
            blocks.push(Block::Title(title));
        } else {
            blocks.push(Block::Paragraph(Ruled::parse(line)));
        }
    }
    blocks
}

/// A text in which the parts between `**` are bold.
fn spans(text: &'static str) -> impl IntoView {
    let part = |(place, part): (usize, &'static str)| {
        if place % 2 == 1 { view! { <b>{part}</b> }.into_any() } else { part.into_any() }
    };
    text.split("**").enumerate().map(part).collect_view()
}

/// The numbers of rulings.
fn numbers(rulings: Vec<&'static str>) -> impl IntoView {
    let numbers = rulings.into_iter().map(|ruling| view! { <span>{ruling}</span>" " });
    view! { <span class="rule-no">{numbers.collect_view()}</span> }
}

/// An item of a list, with its rulings after its words.
fn item(Ruled { rulings, words }: Ruled<'static>) -> impl IntoView {
    let numbers = (!rulings.is_empty()).then(|| view! { " "{numbers(rulings)} });
    view! { <li>{spans(words)}{numbers}</li> }
}

/// A text with its pictures.
#[component]
pub fn Prose(
    /// The text.
    text: &'static str,
    /// The game that draws the pictures.
    game: &'static dyn DynGameUi,
) -> impl IntoView {
    let language = use_language();
    let block = move |block: Block<'static>| match block {
        Block::Title(title) => view! { <h1>{title}</h1> }.into_any(),
        Block::Heading(heading) => view! { <h2>{heading}</h2> }.into_any(),
        Block::Subheading(heading) => view! { <h3>{heading}</h3> }.into_any(),
        Block::Paragraph(Ruled { rulings, words }) if rulings.is_empty() => view! { <p>{spans(words)}</p> }.into_any(),
        Block::Paragraph(Ruled { rulings, words }) => {
            view! { <div class="rule">{numbers(rulings)}<p>{spans(words)}</p></div> }.into_any()
        }
        Block::List(items) => view! { <ul>{items.into_iter().map(item).collect_view()}</ul> }.into_any(),
        Block::Pictures(pictures) => {
            let figure = move |(caption, picture): (&'static str, &'static str)| {
                view! { <figure>{game.diagram(language, picture)}<figcaption>{caption}</figcaption></figure> }
            };
            view! { <div class="diagrams">{pictures.into_iter().map(figure).collect_view()}</div> }.into_any()
        }
    };
    parse(text).into_iter().map(move |part| view! { <Later>{block(part)}</Later> }).collect_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_blocks() {
        let text = "# Name\n\nWords.\n\n- one\n- [KC-02] two\n\n[KC-01 KC-03] Ruled.\n![Caption.](a=b)\n![Other.](c)\n## Heading\n### Smaller";
        let plain = |words| Ruled { rulings: Vec::new(), words };
        let expected = vec![
            Block::Title("Name"),
            Block::Paragraph(plain("Words.")),
            Block::List(vec![plain("one"), Ruled { rulings: vec!["KC-02"], words: "two" }]),
            Block::Paragraph(Ruled { rulings: vec!["KC-01", "KC-03"], words: "Ruled." }),
            Block::Pictures(vec![("Caption.", "a=b"), ("Other.", "c")]),
            Block::Heading("Heading"),
            Block::Subheading("Smaller"),
        ];
        assert_eq!(parse(text), expected);
    }
}
