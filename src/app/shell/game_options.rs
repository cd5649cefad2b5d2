//! The form with the options of a game, and options in words.

use leptos::prelude::*;

use super::today::today;
use crate::dyn_game::DynGame;
use crate::game::about::{Group, OptionText, Preset};
use crate::game::options::{Choice, STANDARD};
use crate::game::{Language, OptionConflict, Seats};
use crate::ui::{DynGameUi, messages as say, use_language, words};

/// The key of the option for the number of players. The set-up page shows this option with the seats, not in the form.
pub const SEATS_KEY: &str = "seats";

/// The form with the options of a game: presets, single options, and notes on how options work together.
#[component]
pub fn GameOptions(game: &'static dyn DynGameUi, options: RwSignal<String>) -> impl IntoView {
    let language = use_language();
    let about = game.about(language);
    let button = move |preset| preset_button(preset, options);
    let today = today();
    let groups = about.groups.iter().map(|group| view! { <OptionGroup game group options/> }).collect_view();
    let notes = Memo::new(move |_| game.options().option_warnings(language, &options.read()));
    let note = |note: &'static str| view! { <li>{note}</li> };
    view! {
        <div class="presets" role="group" aria-label=say::PRESETS.text(language)>
            {about.presets.iter().map(button).collect_view()}
            {move || about.preset_of_day(today.get()).map(button)}
        </div>
        <div>{groups}</div>
        <div class="notes" aria-live="polite">
            <Show when=move || !notes.read().is_empty()>
                <h2>{say::NOTES.text(language)}</h2>
                <ul>{move || notes.get().into_iter().map(note).collect_view()}</ul>
            </Show>
        </div>
    }
}

/// Why two options exclude each other, in words.
pub fn option_conflict(language: Language, game: &dyn DynGame, conflict: &OptionConflict) -> String {
    let [first, second] =
        [conflict.first, conflict.second].map(|(key, value)| option_and_value(language, game, key, value));
    say::OptionConflict { first, second }.text(language)
}

/// An option and its value in words: "Players: Two".
fn option_and_value(language: Language, game: &dyn DynGame, key: &str, value: &str) -> String {
    let named = game.about(language).option_and_value(game.options().choices(), key, value);
    named.map_or_else(|| format!("{key}={value}"), |(option, value)| words::label(language, option, value))
}

/// The values of an option; `None` if the game has no such option.
pub fn choice(game: &dyn DynGame, key: &str) -> Option<&'static Choice> {
    game.options().choices().iter().find(|choice| choice.key == key)
}

/// Whether an option differs from the standard.
fn is_changed(game: &dyn DynGame, options: &str, key: &str) -> bool {
    game.options().value(options, key) != game.options().value(STANDARD, key)
}

/// The options of a game that differ from the standard, in words. Options that follow from the players are left out.
pub fn variations(language: Language, game: &dyn DynGame, options: &str) -> Vec<String> {
    let described = game.about(language).groups.iter().flat_map(|group| group.options);
    let offered = described.filter(|option| !game.options().player_kind_options().contains(&option.key));
    let changed = offered.filter(|option| is_changed(game, options, option.key));
    let in_words = |key: &str| Some(option_and_value(language, game, key, game.options().value(options, key)?));
    changed.filter_map(|option| in_words(option.key)).collect()
}

/// The chosen options in words: the name of the preset with these options, or the number of options that are not standard.
pub fn options_summary(language: Language, game: &'static dyn DynGameUi, options: &str) -> String {
    let about = game.about(language);
    // Options that follow from the players do not make another game.
    let options = &game.normalize(options, Some(Seats::EMPTY));
    let preset =
        about.presets.iter().chain(about.preset_of_day(today().get())).find(|preset| preset.options == *options);
    preset.map_or_else(
        || changed_count_text(language, game, options, offered_options(game)),
        |preset| preset.name.to_owned(),
    )
}

fn preset_button(preset: &'static Preset, options: RwSignal<String>) -> impl IntoView {
    view! {
        <button
            type="button"
            class="btn preset"
            aria-pressed=move || (*options.read() == preset.options).to_string()
            on:click=move |_| options.set(preset.options.to_owned())
        >
            <b>{preset.name}</b>
            <span>{preset.why}</span>
        </button>
    }
}

/// Whether the form shows an option. The number of players is shown with the seats, and some options follow from the players.
fn is_offered(game: &dyn DynGame, key: &str) -> bool {
    key != SEATS_KEY && !game.options().player_kind_options().contains(&key)
}

/// The options that the form shows.
fn offered_options(game: &'static dyn DynGameUi) -> impl Iterator<Item = &'static OptionText> {
    let options = game.about(Language::default()).groups.iter().flat_map(|group| group.options);
    options.filter(move |option| is_offered(game, option.key))
}

/// The number of options in `among` that are not standard, in words.
fn changed_count_text(
    language: Language,
    game: &dyn DynGame,
    options: &str,
    among: impl Iterator<Item = &'static OptionText>,
) -> String {
    let changed = among.filter(|option| is_changed(game, options, option.key)).count();
    say::Changed { options: changed }.text(language)
}

/// A group of options under a name, folded at first, and how many of them are not standard.
#[component]
fn OptionGroup(game: &'static dyn DynGameUi, group: &'static Group, options: RwSignal<String>) -> impl IntoView {
    let language = use_language();
    let group_options = move || group.options.iter().filter(|option| is_offered(game, option.key));
    let changed = move || changed_count_text(language, game, &options.read(), group_options());
    view! {
        <details class="group">
            <summary>{group.name}<span class="count">{changed}</span></summary>
            {group_options().map(|option| view! { <OptionField game option options/> }).collect_view()}
        </details>
    }
}

/// The field of an option. It is hidden while the other options leave only one value for this option.
#[component]
fn OptionField(game: &'static dyn DynGameUi, option: &'static OptionText, options: RwSignal<String>) -> impl IntoView {
    let key = option.key;
    let value = move || game.options().value(&options.read(), key);
    let is_possible = move |value: &str| {
        let options = options.read();
        game.options().value(&game.options().set(&options, key, value), key) == Some(value)
    };
    let why = format!("{key}-why");
    let values = choice(game, key).map_or(&[][..], |choice| choice.values);
    let offered = values.iter().zip(option.values).map(|(key, name)| {
        let chosen = move || value() == Some(key);
        view! { <option value=*key selected=chosen disabled=move || !is_possible(key)>{*name}</option> }
    });
    let idle = move || values.iter().filter(|value| is_possible(value)).count() < 2;
    let choose = move |event| {
        options.update(|options| *options = game.options().set(options, key, &event_target_value(&event)));
    };
    view! {
        <div class="option" hidden=idle>
            <label class="label" for=key>{option.name}</label>
            <p class="why" id=why.clone()>{option.why}</p>
            <select
                class="select"
                id=key
                aria-describedby=why
                prop:value=move || value().unwrap_or_default()
                on:change=choose
            >
                {offered.collect_view()}
            </select>
        </div>
    }
}
