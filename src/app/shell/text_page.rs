//! A page of text.

use leptos::prelude::*;

use super::footer::Footer;
use super::header::{Header, HeaderProps};
use crate::app::route::Route;

/// A page of text, as wide as lines are easy to read, with header and footer.
#[component]
pub fn TextPage(
    /// The route of the link to the rules; `None` without a link.
    #[prop(optional, into)]
    rules: Option<Signal<Route>>,
    #[prop(optional)] back: bool,
    children: Children,
) -> impl IntoView {
    view! {
        {Header(HeaderProps { in_game: false, rules, reading: None, back, children: None })}
        <main id="main" class="page narrow stack" tabindex="-1">{children()}</main>
        <Footer/>
    }
}
