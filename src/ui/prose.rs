//! Rules for players: headings, paragraphs, lists, pictures, and the numbers of rulings.
//!
//! ```text
//! # The name of the game
//! ## A heading
//! ### A smaller one
//! A paragraph with **strong** words.
//! [KC-19] A paragraph that a ruling stands behind.
//! - An item of a list.
//! ![What the picture shows.](how the game is to draw it)
//! ```

use leptos::prelude::*;

use super::AnyGame;
use crate::game::about::picture;

/// A part of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Block<'a> {
    Title(&'a str),
    Heading(&'a str),
    Subheading(&'a str),
    Paragraph(Option<&'a str>, &'a str),
    List(Vec<&'a str>),
    /// Captions and what to draw.
    Pictures(Vec<(&'a str, &'a str)>),
}

/// Parts a text into blocks. What is not marked is a paragraph: there is nothing that cannot be read.
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
                Some(Block::List(items)) => items.push(item),
                _ => blocks.push(Block::List(vec![item])),
            }
        } else if let Some(heading) = line.strip_prefix("### ") {
            blocks.push(Block::Subheading(heading));
        } else if let Some(heading) = line.strip_prefix("## ") {
            blocks.push(Block::Heading(heading));
        } else if let Some(title) = line.strip_prefix("# ") {
            blocks.push(Block::Title(title));
        } else {
            let ruled = line.strip_prefix('[').and_then(|line| line.split_once("] "));
            blocks.push(match ruled {
                Some((ruling, text)) => Block::Paragraph(Some(ruling), text),
                None => Block::Paragraph(None, line),
            });
        }
    }
    blocks
}

/// Every second part between `**` is strong.
fn spans(text: &'static str) -> impl IntoView {
    let part = |(place, part): (usize, &'static str)| {
        if place % 2 == 1 { view! { <b>{part}</b> }.into_any() } else { part.into_any() }
    };
    text.split("**").enumerate().map(part).collect_view()
}

/// A text with its pictures.
#[component]
pub fn Prose(
    /// The text.
    text: &'static str,
    /// The game that draws the pictures.
    game: &'static dyn AnyGame,
) -> impl IntoView {
    let block = |block: Block<'static>| match block {
        Block::Title(title) => view! { <h1>{title}</h1> }.into_any(),
        Block::Heading(heading) => view! { <h2>{heading}</h2> }.into_any(),
        Block::Subheading(heading) => view! { <h3>{heading}</h3> }.into_any(),
        Block::Paragraph(None, text) => view! { <p>{spans(text)}</p> }.into_any(),
        Block::Paragraph(Some(ruling), text) => view! {
            <div class="rule"><span class="rule-no">{ruling}</span><p>{spans(text)}</p></div>
        }
        .into_any(),
        Block::List(items) => {
            let items = items.into_iter().map(|item| view! { <li>{spans(item)}</li> }).collect_view();
            view! { <ul>{items}</ul> }.into_any()
        }
        Block::Pictures(pictures) => {
            let figure = |(caption, picture): (&'static str, &'static str)| {
                view! { <figure>{game.diagram(picture)}<figcaption>{caption}</figcaption></figure> }
            };
            view! { <div class="diagrams">{pictures.into_iter().map(figure).collect_view()}</div> }.into_any()
        }
    };
    parse(text).into_iter().map(block).collect_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_blocks() {
        let text = "# Name\n\nWords.\n\n- one\n- two\n\n[KC-1] Ruled.\n![Caption.](a=b)\n![Other.](c)\n## Heading\n### Smaller";
        let expected = vec![
            Block::Title("Name"),
            Block::Paragraph(None, "Words."),
            Block::List(vec!["one", "two"]),
            Block::Paragraph(Some("KC-1"), "Ruled."),
            Block::Pictures(vec![("Caption.", "a=b"), ("Other.", "c")]),
            Block::Heading("Heading"),
            Block::Subheading("Smaller"),
        ];
        assert_eq!(parse(text), expected);
    }
}
