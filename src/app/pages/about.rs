//! The page about the program, its games and its licences.

use leptos::prelude::*;

use crate::app::parts::{GameFacts, facts};
use crate::app::shell::{Footer, Header};
use crate::browser::device;
use crate::game::catalogue::Message;
use crate::ui::{messages as say, use_language};

#[component]
pub fn AboutPage() -> impl IntoView {
    let language = use_language();
    let paragraph = |message: Message| view! { <p>{message.text(language)}</p> };
    let about = [say::ABOUT_GAMES, say::ABOUT_COMPUTERS, say::ABOUT_PRIVACY].map(paragraph);
    let licences = [say::LICENCE_FONTS, say::LICENCE_COURTS, say::LICENCE_DRAWINGS].map(paragraph);
    // The notices are long, so they are a file that is fetched on demand.
    let notices = device::meta("notices");
    let credit = |game: GameFacts| {
        view! { <li><b>{game.name.text(language)}</b>" – "{game.credit.text(language)}</li> }
    };
    view! {
        <Header back=true/>
        <main id="main" class="page narrow prose" tabindex="-1">
            <h1>{say::ABOUT_HEADING.text(language)}</h1>
            {about.collect_view()}
            <h2>{say::CREDITS.text(language)}</h2>
            <ul>{facts().map(credit).collect_view()}</ul>
            <h2>{say::LICENCES.text(language)}</h2>
            {licences.collect_view()}
            {notices.map(|address| view! {
                <p><a href=address target="_blank">{say::NOTICES.text(language)}</a></p>
            })}
            <p class="small soft">{say::VERSION.text(language)}" "{env!("CARGO_PKG_VERSION")}</p>
        </main>
        <Footer/>
    }
}
