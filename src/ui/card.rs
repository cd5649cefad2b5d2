//! Cards, face up and face down.

use leptos::prelude::*;

use super::{Symbol, use_language};
use crate::game::cards::{Card, Colour, DeckCard, Rank, Suit};
use crate::game::common_words::rank_index;

/// The name of an owner in drawings and stylesheets.
fn owner_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Black => "black",
    }
}

/// The name of the drawing of an owner's flag in the sprite sheet.
pub fn owner_drawing(colour: Colour) -> String {
    format!("mark-{}", owner_name(colour))
}

/// The name of the drawing of a suit in the sprite sheet.
pub fn suit_drawing(suit: Suit) -> String {
    format!("suit-{}", suit.name())
}

/// A card, face up. Screen readers skip it, and read the space or button that holds it.
#[component]
pub fn CardFace(
    card: Card,
    /// The owner of the card, shown by a flag and the border. Used where cards of several players are side by side.
    #[prop(optional, into)]
    owner: Option<Colour>,
    /// Whether the card was just played.
    #[prop(optional)]
    fresh: bool,
) -> impl IntoView {
    let suit = card.suit().name();
    let index = rank_index(use_language(), card.rank());
    let art = match card.rank() {
        // The portraits are in the stylesheet, so that a picture is loaded when its card is first seen.
        Rank::Jack | Rank::Queen | Rank::King => {
            view! { <span class="card-court" data-court=card.to_string()></span> }.into_any()
        }
        _ => view! { <Symbol name=format!("suit-{suit}") class="card-art"/> }.into_any(),
    };
    let mark = owner.map(|owner| view! { <Symbol name=owner_drawing(owner) class="owner-mark"/> });
    view! {
        <span class="card" class:is-fresh=fresh data-suit=suit data-owner=owner.map(owner_name) aria-hidden="true">
            // The stylesheet writes the index, so that it is no text for screen readers.
            <span class="card-index" data-index=index><Symbol name=format!("suit-{suit}")/></span>
            {art}
            {mark}
            <span class="card-index is-foot" data-index=index><Symbol name=format!("suit-{suit}")/></span>
        </span>
    }
}

/// A card of a deck with Jokers, face up.
#[component]
pub fn DeckFace(
    card: DeckCard,
    /// Whether the card was just played.
    #[prop(optional)]
    fresh: bool,
) -> impl IntoView {
    match card {
        DeckCard::Suited(card) => view! { <CardFace card fresh/> }.into_any(),
        DeckCard::Joker => view! {
            <span class="card is-joker" class:is-fresh=fresh aria-hidden="true">
                <span class="card-index"><Symbol name="joker"/></span>
                <Symbol name="joker" class="card-art"/>
            </span>
        }
        .into_any(),
    }
}

/// A card, face down.
#[component]
pub fn CardBack() -> impl IntoView {
    view! { <span class="card is-back" aria-hidden="true"><Symbol name="card-back"/></span> }
}

/// A colour's flag and name.
#[component]
pub fn ColourMark(
    colour: Colour,
    /// The name of the colour in the player's language.
    name: &'static str,
) -> impl IntoView {
    view! { <span class="owner" data-owner=owner_name(colour)><Symbol name=owner_drawing(colour)/>{name}</span> }
}

/// A suit's drawing and name.
#[component]
pub fn SuitMark(
    suit: Suit,
    /// The name of the suit in the player's language, shown beside the drawing; empty for the drawing alone.
    #[prop(optional)]
    name: &'static str,
) -> impl IntoView {
    view! { <span class="suit-mark" data-suit=suit.name()><Symbol name=suit_drawing(suit)/>{name}</span> }
}
