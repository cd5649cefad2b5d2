//! A radio button.

use leptos::prelude::*;

/// A radio button with its label, checked while `is_chosen` is true. All values of a choice have the same `name`.
pub fn radio(
    name: impl Into<String>,
    is_chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + Send + Sync + 'static,
    label: impl IntoView + 'static,
) -> AnyView {
    // All radio buttons are drawn by one function, so that the compiler makes it once.
    draw(name.into(), Signal::derive(is_chosen), Callback::new(move |()| choose()), label.into_any())
}

fn draw(name: String, is_chosen: Signal<bool>, choose: Callback<()>, label: AnyView) -> AnyView {
    view! {
        <label>
            <input type="radio" name=name prop:checked=is_chosen on:change=move |_| choose.run(())/>
            {label}
        </label>
    }
    .into_any()
}
