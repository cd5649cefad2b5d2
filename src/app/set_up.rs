//! Setting up a game: who sits where, what is played how, and the seed.

use leptos::prelude::*;

use super::play;
use super::route::Route;
use super::{Footer, Header, Home, context};
use crate::browser::device;
use crate::game::Seat;
use crate::game::about::{Group, OptionText, Preset};
use crate::game::options::{Choice, STANDARD};
use crate::games;
use crate::search::Level;
use crate::session::{LONGEST_NAME, PlayerKind};
use crate::ui::{DynGame, texts};

/// The option that says how many play: it stands with the seats, not among the variations.
const SEATS: &str = "seats";

/// The set-up of the game of this name.
#[component]
pub fn SetUpPage(game: String) -> impl IntoView {
    match games::named(&game) {
        Some(game) => view! { <Form game/> }.into_any(),
        None => view! { <Home lost=true/> }.into_any(),
    }
}

/// What has been chosen for a seat.
#[derive(Clone, Copy)]
struct SeatForm {
    computer: RwSignal<bool>,
    name: RwSignal<String>,
    level: RwSignal<Level>,
}

impl SeatForm {
    fn new(seat: Seat) -> Self {
        Self {
            computer: RwSignal::new(seat != Seat::FIRST),
            name: RwSignal::new(String::new()),
            level: RwSignal::new(Level::default()),
        }
    }

    fn player(self) -> PlayerKind {
        if self.computer.get_untracked() {
            PlayerKind::Computer(self.level.get_untracked())
        } else {
            PlayerKind::person(&self.name.get_untracked())
        }
    }
}

#[component]
fn Form(game: &'static dyn DynGame) -> impl IntoView {
    let words = texts();
    let context = context();
    let about = game.about();
    let options = RwSignal::new(STANDARD.to_owned());
    let seed = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let of_the_day = about.of_the_day(device::today());
    let notes = Memo::new(move |_| game.notes(&options.read()));
    let note = |note: &'static str| view! { <li>{note}</li> };
    let count = Memo::new(move |_| game.seats(&options.read()));
    let chairs = StoredValue::new(
        Seat::all(crate::game::seat::MOST_SEATS).map(|seat| (seat, SeatForm::new(seat))).collect::<Vec<_>>(),
    );
    let seats = move || chairs.with_value(|chairs| chairs.iter().take(count.get()).copied().collect::<Vec<_>>());
    let deal = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = seed.get_untracked();
        let digits: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
        let seed = match digits.parse::<u64>() {
            _ if digits.is_empty() => device::chance(),
            Ok(seed) => seed,
            Err(_) => {
                wrong.set(Some(words.seed_wrong.into()));
                return;
            }
        };
        let players = seats().into_iter().map(|(_, chair)| chair.player()).collect();
        match game.begin(&options.read_untracked(), seed, players) {
            Ok(text) => {
                play::begin(game, text, context);
            }
            Err(clash) => {
                let [first, second] = [clash.first, clash.second].map(|(key, value)| value_name(game, key, value));
                wrong.set(Some((words.clash)(&first, &second)));
            }
        }
    };
    let lesson = move || Route::Lesson(game.id().into(), options.get()).href();
    view! {
        <Header game=game.id()/>
        <main id="main" class="page narrow" tabindex="-1">
            <form class="stack" on:submit=deal>
                <h1>{about.name}</h1>
                {how_many(game, options)}
                <div class="seats">
                    <For
                        each=seats
                        key=|(seat, _)| *seat
                        children=move |(seat, chair)| {
                            let plays = Signal::derive(move || game.planned_side(&options.read(), seat));
                            view! { <ChairForm game seat chair plays/> }
                        }
                    />
                </div>
                <section class="stack sheet" aria-labelledby="variations">
                    <h2 id="variations">{words.variations}</h2>
                    <div class="presets" role="group" aria-label=words.presets>
                        {about.presets.iter().chain(of_the_day).map(|preset| preset_button(preset, options)).collect_view()}
                    </div>
                    <div>
                        {about.groups.iter().map(|group| option_group(game, group, options)).collect_view()}
                    </div>
                    <div class="notes" aria-live="polite">
                        <Show when=move || !notes.read().is_empty()>
                            <h3>{words.notes}</h3>
                            <ul>{move || notes.get().into_iter().map(note).collect_view()}</ul>
                        </Show>
                    </div>
                </section>
                <section class="deal">
                    <div class="field">
                        <label for="seed">{words.seed}</label>
                        <input
                            class="input"
                            id="seed"
                            inputmode="numeric"
                            autocomplete="off"
                            aria-describedby="seed-why"
                            on:input=move |event| seed.set(event_target_value(&event))
                        />
                        <p class="small soft" id="seed-why">{words.seed_why}</p>
                    </div>
                    <a class="btn" href=lesson>{words.lesson}</a>
                    <button class="btn btn-primary btn-big" type="submit">{words.begin}</button>
                </section>
                <p role="alert" class="refusal">{move || wrong.get()}</p>
            </form>
        </main>
        <Footer/>
    }
}

/// The name of an option's value for players.
fn value_name(game: &dyn DynGame, key: &str, value: &str) -> String {
    let described = game.about().groups.iter().flat_map(|group| group.options).find(|option| option.key == key);
    let place = choice(game, key).and_then(|choice| choice.values.iter().position(|known| *known == value));
    let named = described.zip(place).and_then(|(option, place)| Some((option.name, *option.values.get(place)?)));
    named.map_or_else(|| format!("{key}={value}"), |(option, value)| (texts().label)(option, value))
}

fn choice(game: &dyn DynGame, key: &str) -> Option<&'static Choice> {
    game.choices().iter().find(|choice| choice.key == key)
}

/// Whether an option has another value than the standard one.
fn is_changed(game: &dyn DynGame, options: &str, key: &str) -> bool {
    game.value(options, key) != game.value(STANDARD, key)
}

/// The options of a game that are not as printed, in words.
#[must_use]
pub fn variations(game: &dyn DynGame, options: &str) -> Vec<String> {
    let described = game.about().groups.iter().flat_map(|group| group.options);
    let offered = described.filter(|option| !game.players().contains(&option.key));
    let changed = offered.filter(|option| is_changed(game, options, option.key));
    changed.filter_map(|option| Some(value_name(game, option.key, game.value(options, option.key)?))).collect()
}

/// Who sits on a seat.
#[component]
fn ChairForm(
    game: &'static dyn DynGame,
    seat: Seat,
    chair: SeatForm,
    /// What the seat will play, if that is settled.
    plays: Signal<Option<&'static str>>,
) -> impl IntoView {
    let words = texts();
    let group = format!("kind-{seat}");
    let called = move || match plays.get() {
        Some(side) => format!("{} · {side}", (words.seat)(seat)),
        None => (words.seat)(seat),
    };
    let (name, level) = (format!("name-{seat}"), format!("level-{seat}"));
    let kind = move |label: &'static str, computer: bool| {
        view! {
            <label>
                <input
                    type="radio"
                    name=group.clone()
                    prop:checked=move || chair.computer.get() == computer
                    on:change=move |_| chair.computer.set(computer)
                />
                {label}
            </label>
        }
    };
    let kinds = [kind.clone()(words.person, false), kind(words.computer, true)];
    let who = move || {
        if chair.computer.get() {
            let levels = Level::ALL.map(|level| {
                view! {
                    <option value=level.key() selected=move || chair.level.get() == level>{(words.level)(level)}</option>
                }
            });
            let chosen = move |event| {
                if let Ok(level) = event_target_value(&event).parse() {
                    chair.level.set(level);
                }
            };
            view! {
                <div class="field">
                    <label for=level.clone()>{words.strength}</label>
                    <select class="select" id=level.clone() on:change=chosen>{levels}</select>
                    <p class="small soft">{move || game.level_about(chair.level.get())}</p>
                </div>
            }
            .into_any()
        } else {
            view! {
                <div class="field">
                    <label for=name.clone()>{words.name}</label>
                    <input
                        class="input"
                        id=name.clone()
                        maxlength=LONGEST_NAME
                        autocomplete="off"
                        prop:value=chair.name
                        on:input=move |event| chair.name.set(event_target_value(&event))
                    />
                </div>
            }
            .into_any()
        }
    };
    view! {
        <fieldset class="seat-form sheet">
            <legend class="visually-hidden">{called}</legend>
            <h2 aria-hidden="true">{called}</h2>
            <div class="segments" role="radiogroup" aria-label=words.who>{kinds}</div>
            {who}
        </fieldset>
    }
}

/// How many play, side by side, where that can be chosen.
fn how_many(game: &'static dyn DynGame, options: RwSignal<String>) -> Option<impl IntoView> {
    let text = game.about().groups.iter().flat_map(|group| group.options).find(|option| option.key == SEATS)?;
    let value = |(key, name): (&'static &'static str, &'static &'static str)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=SEATS
                    prop:checked=move || game.value(&options.read(), SEATS) == Some(key)
                    on:change=move |_| options.update(|options| *options = game.set(options, SEATS, key))
                />
                {*name}
            </label>
        }
    };
    let values = choice(game, SEATS)?.values.iter().zip(text.values).map(value).collect_view();
    Some(view! {
        <div class="how-many" role="radiogroup" aria-labelledby="how-many">
            <h2 id="how-many">{text.name}</h2>
            <div class="segments">{values}</div>
        </div>
    })
}

/// A ready-made choice.
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

/// Options that belong together.
fn option_group(game: &'static dyn DynGame, group: &'static Group, options: RwSignal<String>) -> impl IntoView {
    let words = texts();
    // The others stand with the seats, or follow from who sits there.
    let offered =
        move || group.options.iter().filter(|option| option.key != SEATS && !game.players().contains(&option.key));
    let changed = move || {
        let options = options.read();
        offered().filter(|option| is_changed(game, &options, option.key)).count()
    };
    // What has no effect with what is chosen already cannot be chosen.
    let takes = move |key: &'static str, value: &str| {
        let options = options.read();
        game.value(&game.set(&options, key, value), key) == Some(value)
    };
    let option = |option: &'static OptionText| {
        let value = move || game.value(&options.read(), option.key);
        let why = format!("{}-why", option.key);
        let names = choice(game, option.key).map_or(&[][..], |choice| choice.values);
        let values = names.iter().zip(option.values).map(|(key, name)| {
            let chosen = move || value() == Some(key);
            view! { <option value=*key selected=chosen disabled=move || !takes(option.key, key)>{*name}</option> }
        });
        let idle = move || names.iter().filter(|name| takes(option.key, name)).count() < 2;
        let choose = move |event| {
            options.update(|options| *options = game.set(options, option.key, &event_target_value(&event)));
        };
        view! {
            <div class="option" hidden=idle>
                <label class="label" for=option.key>{option.name}</label>
                <p class="why" id=why.clone()>{option.why}</p>
                <select
                    class="select"
                    id=option.key
                    aria-describedby=why
                    prop:value=move || value().unwrap_or_default()
                    on:change=choose
                >
                    {values.collect_view()}
                </select>
            </div>
        }
    };
    view! {
        <details class="group">
            <summary>{group.name}<span class="count">{move || (words.changed)(changed())}</span></summary>
            {offered().map(option).collect_view()}
        </details>
    }
}
