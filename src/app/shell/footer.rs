//! The footer of a page.

use leptos::prelude::*;

use crate::app::route::Route;
use crate::ui::{Icon, messages as say, use_language};

#[component]
pub fn Footer() -> impl IntoView {
    let language = use_language();
    view! {
        <footer class="foot">
            <a href=Route::Statistics.href()><Icon name="log"/>{say::STATISTICS.text(language)}</a>
            <a href=Route::Open.href()><Icon name="share"/>{say::OPEN_RECORD.text(language)}</a>
            <a href=Route::Settings.href()><Icon name="settings"/>{say::SETTINGS.text(language)}</a>
            <a href=Route::About.href()><Icon name="hint"/>{say::ABOUT.text(language)}</a>
            <span>{say::PROMISE.text(language)}</span>
        </footer>
    }
}
