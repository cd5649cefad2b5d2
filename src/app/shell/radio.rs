//! A choice among several.

use leptos::prelude::*;

/// One value of a choice, chosen while `is_chosen` is true. The values of a choice have the same `name`.
pub fn radio(
    name: impl Into<String>,
    is_chosen: impl Fn() -> bool + Send + 'static,
    choose: impl Fn() + Send + 'static,
    label: impl IntoView + 'static,
) -> impl IntoView {
    view! {
        <label>
            <input type="radio" name=name.into() prop:checked=is_chosen on:change=move |_| choose()/>
            {label}
        </label>
    }
}
