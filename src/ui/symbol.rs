//! Drawings out of the one sheet that holds them all.

use leptos::prelude::*;

/// The address of the sheet, provided as a context by whoever starts the page.
#[derive(Clone)]
pub struct Sprite(pub String);

/// Where a drawing is, by its name in the sheet.
#[must_use]
pub fn address(name: &str) -> String {
    let Sprite(sheet) = use_context().unwrap_or(Sprite(String::new()));
    format!("{sheet}#{name}")
}

/// A drawing of the sheet, by its name. It says nothing aloud: what it stands beside does.
#[component]
pub fn Symbol(
    /// Its name in the sheet.
    #[prop(into)]
    name: String,
    /// Classes for the stylesheet.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    view! { <svg class=class aria-hidden="true"><use_ href=address(&name)></use_></svg> }
}

/// A small drawing beside words or on a button.
#[component]
pub fn Icon(
    /// Its name in the sheet, without `icon-`.
    name: &'static str,
) -> impl IntoView {
    view! { <Symbol name=format!("icon-{name}") class="icon"/> }
}
