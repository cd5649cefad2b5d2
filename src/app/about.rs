//! About the cabinet, and whose games they are.

use leptos::prelude::*;

use super::{Footer, Header};
use crate::browser::device;
use crate::games;
use crate::ui::{DynGame, texts};

/// What the cabinet is, and whose work is in it.
#[component]
pub fn AboutPage() -> impl IntoView {
    let words = texts();
    let paragraphs = |texts: &'static [&'static str]| texts.iter().map(|text| view! { <p>{*text}</p> }).collect_view();
    // A text of some length, which is fetched when somebody wants to read it.
    let notices = device::meta("notices");
    let credits =
        games::all().map(DynGame::about).map(|about| view! { <li><b>{about.name}</b>" – "{about.credit}</li> });
    view! {
        <Header back=true/>
        <main id="main" class="page narrow prose" tabindex="-1">
            <h1>{words.about_heading}</h1>
            {paragraphs(words.about_text)}
            <h2>{words.credits}</h2>
            <ul>{credits.collect_view()}</ul>
            <h2>{words.licences}</h2>
            {paragraphs(words.licence_text)}
            {notices.map(|address| view! { <p><a href=address target="_blank">{words.notices}</a></p> })}
            <p class="small soft">{words.version}" "{env!("CARGO_PKG_VERSION")}</p>
        </main>
        <Footer/>
    }
}
