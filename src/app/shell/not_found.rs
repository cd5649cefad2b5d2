//! The page of an address that leads nowhere: home, with a line that says so.

use leptos::prelude::*;

/// Draws that page. The router provides it, since no other page knows home.
#[derive(Clone, Copy)]
pub struct DrawNotFound(pub fn() -> AnyView);

#[component]
pub fn NotFound() -> impl IntoView {
    expect_context::<DrawNotFound>().0()
}
