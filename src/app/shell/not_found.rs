//! The page of an address that leads nowhere: home, with a line that says so.

use leptos::prelude::*;

/// The function that draws the page of an unknown address. The router provides it, since the shell does not import home.
#[derive(Clone, Copy)]
pub struct DrawNotFound(pub fn() -> AnyView);

#[component]
pub fn NotFound() -> impl IntoView {
    expect_context::<DrawNotFound>().0()
}
