//! The settings page.

mod data_settings;
mod persistence_settings;

use leptos::prelude::*;

use self::data_settings::DataSettings;
use crate::app::shell::{TextPage, radio};
use crate::app::store::settings;
use crate::app::store::settings::{
    BOARD, COACH, DECK, DIRECTION, FLASHES, Key, LANGUAGE, LOOK, MOTION, NOTATION, PACE, SOUND, THEME, VIBRATION,
    WORDING,
};
use crate::game::Language;
use crate::game::catalogue::Message;
use crate::ui::{messages as say, use_language, words};

#[component]
pub fn SettingsPage() -> impl IntoView {
    let language = use_language();
    let in_order = |values: Vec<&'static str>| values.into_iter().enumerate().collect::<Vec<_>>();
    let texts = |values: &[Message]| in_order(values.iter().map(|value| value.text(language)).collect());
    let [off, on] = [say::OFF.text(language), say::ON.text(language)];
    let browser = say::SETTING_LANGUAGE_BROWSER.text(language);
    let languages = [browser].into_iter().chain(Language::ALL.map(Language::name)).collect();
    let themes = [say::SETTING_THEME_SYSTEM, say::SETTING_THEME_LIGHT, say::SETTING_THEME_DARK];
    let decks = [say::SETTING_DECK_TWO, say::SETTING_DECK_FOUR];
    let boards = [say::SETTING_LOOK_CHART, say::SETTING_LOOK_WOOD];
    let sizes = [say::SETTING_BOARD_LARGE, say::SETTING_BOARD_MEDIUM, say::SETTING_BOARD_SMALL];
    let directions = [say::SETTING_DIRECTION_PRINTED, say::SETTING_DIRECTION_TURNED, say::SETTING_DIRECTION_PLAYER];
    let motions = [
        (0, say::SETTING_MOTION_SYSTEM),
        (2, say::SETTING_MOTION_SLOW),
        (3, say::SETTING_MOTION_FAST),
        (1, say::SETTING_MOTION_NONE),
    ];
    let motions = motions.map(|(value, text)| (value, text.text(language))).into();
    let looks = [
        setting(LANGUAGE, say::SETTING_LANGUAGE, say::SETTING_LANGUAGE_WHY, in_order(languages)),
        setting(THEME, say::SETTING_THEME, say::SETTING_THEME_WHY, texts(&themes)),
        setting(LOOK, say::SETTING_LOOK, say::SETTING_LOOK_WHY, texts(&boards)),
        setting(BOARD, say::SETTING_BOARD, say::SETTING_BOARD_WHY, texts(&sizes)),
        setting(DIRECTION, say::SETTING_DIRECTION, say::SETTING_DIRECTION_WHY, texts(&directions)),
        setting(DECK, say::SETTING_DECK, say::SETTING_DECK_WHY, texts(&decks)),
        setting(MOTION, say::SETTING_MOTION, say::SETTING_MOTION_WHY, motions),
    ];
    let playing = [
        setting(PACE, say::SETTING_PACE, say::SETTING_PACE_WHY, in_order(words::paces(language).into())),
        setting(NOTATION, say::SETTING_NOTATION, say::SETTING_NOTATION_WHY, vec![(0, off), (1, on)]),
        setting(COACH, say::COACH, say::COACH_WHY, vec![(0, off), (1, on)]),
    ];
    let [quiet, normal, loud] = [say::QUIET, say::NORMAL, say::LOUD].map(|volume| volume.text(language));
    let volumes = vec![(1, off), (2, quiet), (0, normal), (3, loud)];
    let wordings = [say::SETTING_WORDING_SHORT, say::SETTING_WORDING_WHOLE, say::SETTING_WORDING_ON_REQUEST];
    let cues = [
        setting(SOUND, say::SETTING_SOUND, say::SETTING_SOUND_WHY, volumes),
        setting(FLASHES, say::SETTING_FLASHES, say::SETTING_FLASHES_WHY, vec![(1, off), (0, on)]),
        setting(VIBRATION, say::SETTING_VIBRATION, say::SETTING_VIBRATION_WHY, vec![(1, off), (0, on)]),
        setting(WORDING, say::SETTING_WORDING, say::SETTING_WORDING_WHY, texts(&wordings)),
    ];
    let section = move |heading: Message, settings: AnyView| {
        view! { <section class="sheet"><h2>{heading.text(language)}</h2>{settings}</section> }
    };
    view! {
        <TextPage back=true>
            <h1>{say::SETTINGS.text(language)}</h1>
            {section(say::SETTING_LOOKS, looks.collect_view().into_any())}
            {section(say::SETTING_PLAYING, playing.collect_view().into_any())}
            {section(say::SETTING_CUES, cues.collect_view().into_any())}
            <DataSettings/>
        </TextPage>
    }
}

/// Draws a setting: its name, what it does, and its values side by side. Each value has the number that is stored for it.
fn setting(key: Key, name: Message, why: Message, values: Vec<(usize, &'static str)>) -> AnyView {
    let (settings, language) = (settings(), use_language());
    let choice = |(number, value): (usize, &'static str)| {
        let choose = move || settings.update(|settings| settings.set(key, number));
        // The name of a language is in that language.
        let language = Language::ALL.into_iter().find(|language| language.name() == value);
        let label = language.map(|language| view! { <span lang=language.tag() translate="no">{value}</span> });
        let label = label.map_or_else(|| value.into_any(), IntoAny::into_any);
        radio(key.name, move || settings.read().get(key) == number, choose, label)
    };
    let name = name.text(language);
    let choices = values.into_iter().map(choice).collect_view();
    view! {
        <div class="option">
            <p class="label">{name}</p>
            <p class="why">{why.text(language)}</p>
            <div class="segments" role="radiogroup" aria-label=name>{choices}</div>
        </div>
    }
    .into_any()
}
