//! The page that opens what is pasted: a record, letters, or any link to a page of ours.

use leptos::prelude::*;

use crate::app::parts::{self, LoadState, Part};
use crate::app::route::Route;
use crate::app::shell::{Footer, Header, LoadButton, open_pasted};
use crate::browser::camera::has_camera;
use crate::browser::device;
use crate::game::outside_text::clean;
use crate::game::record;
use crate::ui::{messages as say, use_language};

#[component]
pub fn OpenPage() -> impl IntoView {
    let language = use_language();
    let text = RwSignal::new(String::new());
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        open_pasted(language, text.get_untracked(), |pasted| {
            // The page of a replay says what is wrong with a record.
            device::go(&Route::Replay(link_from_pasted(&clean(pasted))).to_string());
        });
    };
    view! {
        <Header/>
        <main id="main" class="page narrow" tabindex="-1">
            <form class="stack" on:submit=open>
                <h1>{say::OPEN_RECORD.text(language)}</h1>
                {has_camera().then(|| view! { <ScanCode/> })}
                <label class="label" for="pasted">{say::OPEN_RECORD_WHY.text(language)}</label>
                <textarea
                    class="input"
                    id="pasted"
                    rows="12"
                    spellcheck="false"
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
                <div class="row"><button class="btn btn-primary" type="submit">{say::OPEN.text(language)}</button></div>
            </form>
        </main>
        <Footer/>
    }
}

/// The button that scans the code of another device. The part of the program for it is loaded then.
#[component]
fn ScanCode() -> impl IntoView {
    let state = RwSignal::new(LoadState::Loading);
    move || match (state.get(), parts::loaded_scanner()) {
        (LoadState::Loaded, Some(part)) => (part.scanner)(),
        _ => view! { <LoadButton label=say::OPEN_RECORD_SCAN parts=&[Part::Letters, Part::Live] state/> }.into_any(),
    }
}

/// The link form of a text that seems to be a record. A text of one line is taken to be in link form already.
fn link_from_pasted(text: &str) -> String {
    match text.trim().lines().collect::<Vec<_>>().as_slice() {
        [link] => link.rsplit("#/replay/").next().unwrap_or_default().replace(' ', "_"),
        _ => record::link_of(text.trim()),
    }
}
