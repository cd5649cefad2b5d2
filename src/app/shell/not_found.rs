//! The page of an address that leads nowhere: home, with a line that says so.

use std::time::Duration;

use leptos::prelude::*;

use super::Drawing;

/// The function that draws the page of an unknown address. The router provides it, since the shell does not import home.
#[derive(Clone, Copy)]
pub struct DrawNotFound(pub fn() -> AnyView);

/// Shown in place of any page whose address leads nowhere. It also ends the drawing of the page, because the `begin` page, which only
/// leads to another page, never does.
#[component]
pub fn NotFound() -> impl IntoView {
    let drawing: Drawing = expect_context();
    set_timeout(move || drawing.end_unless_in_pieces(), Duration::ZERO);
    expect_context::<DrawNotFound>().0()
}
