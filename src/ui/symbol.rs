//! Drawings from the SVG sprite sheet.

use leptos::prelude::*;

/// The address of the sheet, provided as a context by `app`.
#[derive(Clone)]
pub struct Sprite(pub String);

/// The address of a drawing, by its name in the sheet.
pub fn address(name: &str) -> String {
    let Sprite(sheet) = use_context().unwrap_or(Sprite(String::new()));
    format!("{sheet}#{name}")
}

/// A drawing of the sheet, by its name. Screen readers skip it.
#[component]
pub fn Symbol(
    /// The name of the drawing in the sheet.
    #[prop(into)]
    name: String,
    #[prop(optional)] class: &'static str,
) -> impl IntoView {
    view! { <svg class=class aria-hidden="true"><use_ href=address(&name)></use_></svg> }
}

/// A small drawing beside words or on a button.
#[component]
pub fn Icon(
    /// The name of the drawing in the sheet, without `icon-`.
    name: &'static str,
) -> impl IntoView {
    view! { <Symbol name=format!("icon-{name}") class="icon"/> }
}
