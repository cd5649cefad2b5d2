//! A page of text.

use leptos::prelude::*;

use super::footer::Footer;
use super::header::{Header, HeaderProps};

/// A page of text, as wide as lines are easy to read, with header and footer.
#[component]
pub fn TextPage(
    #[prop(optional, into)] game: Option<String>,
    #[prop(optional)] back: bool,
    children: Children,
) -> impl IntoView {
    view! {
        {Header(HeaderProps { in_game: false, game, back, children: None })}
        <main id="main" class="page narrow stack" tabindex="-1">{children()}</main>
        <Footer/>
    }
}
