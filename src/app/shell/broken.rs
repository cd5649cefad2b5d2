//! The page of a game that cannot be used.

use leptos::prelude::*;

use super::header::Header;
use crate::app::route::Route;
use crate::ui::{alert_text, messages as say, use_language};

/// The page that says why a saved game or a record cannot be used.
#[component]
pub fn Broken(title: &'static str, why: String) -> impl IntoView {
    let language = use_language();
    view! {
        <Header/>
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{title}</h1>
            {alert_text("", move || Some(why.clone()))}
            <p><a class="btn btn-primary" href=Route::Home.href()>{say::HOME.text(language)}</a></p>
        </main>
    }
}
