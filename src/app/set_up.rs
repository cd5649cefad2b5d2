//! The set-up page of a game: the players, the options, and the seed.

use leptos::prelude::*;

use super::play;
use super::route::Route;
use super::{Footer, Header, Home, context, parts, rating};
use crate::browser::device;
use crate::dyn_game::DynGame;
use crate::game::about::{Group, OptionText, Preset};
use crate::game::options::{Choice, STANDARD};
use crate::game::seat::MOST_SEATS;
use crate::game::{Language, Seat};
use crate::search::{Level, Strength};
use crate::session::{LONGEST_NAME, PlayerKind};
use crate::ui::{DynGameUi, messages as say, use_language, words};

/// The key of the option for the number of players. It stands with the seats, not among the other options.
const SEATS: &str = "seats";

/// The value of an even match in the list of levels.
const EVEN: &str = "even";

/// The set-up page of the game with this name.
#[component]
pub fn SetUpPage(game: String) -> impl IntoView {
    match parts::game(&game) {
        Some(game) => view! { <Form game/> }.into_any(),
        None => view! { <Home not_found=true/> }.into_any(),
    }
}

/// What the player has chosen for a seat.
#[derive(Clone, Copy)]
struct SeatForm {
    seat: Seat,
    computer: RwSignal<bool>,
    name: RwSignal<String>,
    level: RwSignal<Level>,
    /// Whether the computer plays an even match instead of a level.
    even: RwSignal<bool>,
    /// Whether the player has chosen a person or a computer for any seat.
    seated: RwSignal<bool>,
}

impl SeatForm {
    fn new(seat: Seat, seated: RwSignal<bool>) -> Self {
        Self {
            seat,
            computer: RwSignal::new(true),
            name: RwSignal::new(String::new()),
            level: RwSignal::new(Level::default()),
            even: RwSignal::new(false),
            seated,
        }
    }

    /// The player; `even` is the strength of a computer that plays about as well as the person.
    fn player(self, even: Option<Strength>) -> PlayerKind {
        match even.filter(|_| self.even.get_untracked()) {
            _ if !self.computer.get_untracked() => PlayerKind::person(&self.name.get_untracked()),
            Some(strength) => PlayerKind::EvenMatch(strength),
            None => PlayerKind::Computer(self.level.get_untracked()),
        }
    }
}

/// What the player has chosen for a game.
#[derive(Clone, Copy)]
struct GameForm {
    language: Language,
    game: &'static dyn DynGameUi,
    options: RwSignal<String>,
    seed: RwSignal<String>,
    /// The forms of all seats; the first of them are in use.
    seats: StoredValue<Vec<SeatForm>>,
}

impl GameForm {
    fn new(language: Language, game: &'static dyn DynGameUi) -> Self {
        let first = game.about(language).presets.first().map_or(STANDARD, |preset| preset.options);
        let seated = RwSignal::new(false);
        Self {
            language,
            game,
            options: RwSignal::new(first.to_owned()),
            seed: RwSignal::new(String::new()),
            seats: StoredValue::new(Seat::all(MOST_SEATS).map(|seat| SeatForm::new(seat, seated)).collect()),
        }
    }

    /// Gives a person the newcomer's seat and computers the others, until the player chooses.
    fn seat_newcomer(self) {
        let newcomer = self.game.options().newcomer_seat(&self.options.read());
        self.seats.with_value(|seats| {
            for form in seats.iter().filter(|form| !form.seated.get_untracked()) {
                form.computer.set(form.seat != newcomer);
            }
        });
    }

    /// The forms of the seats that the options need.
    fn seats(self) -> Vec<SeatForm> {
        let count = self.game.options().seats(&self.options.read());
        self.seats.with_value(|seats| seats.iter().take(count).copied().collect())
    }

    /// The game that was chosen, to be stored.
    ///
    /// # Errors
    /// When the seed is no number, or two options exclude each other: why, in words.
    fn begin(self) -> Result<String, String> {
        let language = self.language;
        let typed = self.seed.get_untracked();
        let digits: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
        let seed = match digits.parse::<u64>() {
            _ if digits.is_empty() => device::chance(),
            Ok(seed) => seed,
            Err(_) => return Err(say::SEED_WRONG.text(language).into()),
        };
        let even = rating::even_strength(self.game);
        let players = untrack(|| self.seats()).into_iter().map(|seat| seat.player(even)).collect();
        let session = self.game.start(&self.options.read_untracked(), seed, players);
        session.map(|session| session.save()).map_err(|conflict| {
            let [first, second] =
                [conflict.first, conflict.second].map(|(key, value)| option_and_value(language, self.game, key, value));
            say::OptionConflict { first, second }.text(language)
        })
    }
}

#[component]
fn Form(game: &'static dyn DynGameUi) -> impl IntoView {
    let language = use_language();
    let context = context();
    let form = GameForm::new(language, game);
    // It is fetched while the player chooses.
    context.engine.with_value(|engine| engine.prepare(game.id()));
    let options = form.options;
    untrack(|| form.seat_newcomer());
    Effect::new(move |_| form.seat_newcomer());
    let wrong = RwSignal::new(None::<String>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match form.begin() {
            Ok(text) => play::begin(game, text, context),
            Err(why) => wrong.set(Some(why)),
        }
    };
    let seat_fields = move |seat: SeatForm| {
        let side = Signal::derive(move || game.options().planned_side(language, &options.read(), seat.seat));
        view! { <SeatFields game form=seat side/> }
    };
    view! {
        <Header game=game.id()/>
        <main id="main" class="page narrow" tabindex="-1">
            <form class="stack" on:submit=submit>
                <h1>{game.about(language).name}</h1>
                {seat_count(language, game, options)}
                <div class="seats">
                    <For each=move || form.seats() key=|form| form.seat children=seat_fields/>
                </div>
                <GameOptions game options>
                    <p><a href=move || Route::Laboratory(game.id().into(), options.get()).href()>{say::LABORATORY_LINK.text(language)}</a></p>
                </GameOptions>
                <Start form/>
                <p role="alert" class="refusal">{move || wrong.get()}</p>
            </form>
        </main>
        <Footer/>
    }
}

/// The options of the game: ready-made games, single options, and notes on how they work together.
#[component]
pub(super) fn GameOptions(
    game: &'static dyn DynGameUi,
    options: RwSignal<String>,
    /// What stands below the options.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let language = use_language();
    let about = game.about(language);
    let of_the_day = about.of_the_day(device::today());
    let presets = about.presets.iter().chain(of_the_day).map(|preset| preset_button(preset, options)).collect_view();
    let groups = about.groups.iter().map(|group| view! { <OptionGroup game group options/> }).collect_view();
    let notes = Memo::new(move |_| game.options().notes(language, &options.read()));
    let note = |note: &'static str| view! { <li>{note}</li> };
    view! {
        <section class="stack sheet" aria-labelledby="variations">
            <h2 id="variations">{say::VARIATIONS.text(language)}</h2>
            <div class="presets" role="group" aria-label=say::PRESETS.text(language)>{presets}</div>
            <div>{groups}</div>
            <div class="notes" aria-live="polite">
                <Show when=move || !notes.read().is_empty()>
                    <h3>{say::NOTES.text(language)}</h3>
                    <ul>{move || notes.get().into_iter().map(note).collect_view()}</ul>
                </Show>
            </div>
            {children.map(|children| children())}
        </section>
    }
}

/// The seed, the link to the lesson, and the button that starts the game.
#[component]
fn Start(form: GameForm) -> impl IntoView {
    let GameForm { language, game, options, seed, .. } = form;
    let lesson = move || Route::Lesson(game.id().into(), options.get()).href();
    view! {
        <section class="deal">
            <div class="field">
                <label for="seed">{say::SEED.text(language)}</label>
                <input
                    class="input"
                    id="seed"
                    inputmode="numeric"
                    autocomplete="off"
                    aria-describedby="seed-why"
                    on:input=move |event| seed.set(event_target_value(&event))
                />
                <p class="small soft" id="seed-why">{say::SEED_WHY.text(language)}</p>
            </div>
            <a class="btn" href=lesson>{say::LESSON.text(language)}</a>
            <button class="btn btn-primary btn-big" type="submit">{say::BEGIN.text(language)}</button>
        </section>
    }
}

/// An option and its value in words: "Players: Two".
fn option_and_value(language: Language, game: &dyn DynGame, key: &str, value: &str) -> String {
    let about = game.about(language);
    let described = about.groups.iter().flat_map(|group| group.options).find(|option| option.key == key);
    let index = choice(game, key).and_then(|choice| choice.values.iter().position(|known| *known == value));
    let named = described.zip(index).and_then(|(option, index)| Some((option.name, *option.values.get(index)?)));
    named.map_or_else(|| format!("{key}={value}"), |(option, value)| words::label(language, option, value))
}

fn choice(game: &dyn DynGame, key: &str) -> Option<&'static Choice> {
    game.options().choices().iter().find(|choice| choice.key == key)
}

/// Whether an option has another value than the standard one.
fn is_changed(game: &dyn DynGame, options: &str, key: &str) -> bool {
    game.options().value(options, key) != game.options().value(STANDARD, key)
}

/// The options of a game that are not standard, in words.
#[must_use]
pub fn variations(language: Language, game: &dyn DynGame, options: &str) -> Vec<String> {
    let described = game.about(language).groups.iter().flat_map(|group| group.options);
    let offered = described.filter(|option| !game.options().player_kinds().contains(&option.key));
    let changed = offered.filter(|option| is_changed(game, options, option.key));
    let in_words = |key: &str| Some(option_and_value(language, game, key, game.options().value(options, key)?));
    changed.filter_map(|option| in_words(option.key)).collect()
}

/// The form of a seat: a person with a name, or a computer with a level.
#[component]
fn SeatFields(
    game: &'static dyn DynGameUi,
    form: SeatForm,
    /// The side of the seat, if the options fix it.
    side: Signal<Option<&'static str>>,
) -> impl IntoView {
    let language = use_language();
    let seat = form.seat;
    let group = format!("kind-{seat}");
    let title = move || match side.get() {
        Some(side) => format!("{} · {side}", words::seat(language, seat)),
        None => words::seat(language, seat),
    };
    let kind = move |label: &'static str, computer: bool| {
        view! {
            <label>
                <input
                    type="radio"
                    name=group.clone()
                    prop:checked=move || form.computer.get() == computer
                    on:change=move |_| {
                        form.seated.set(true);
                        form.computer.set(computer);
                    }
                />
                {label}
            </label>
        }
    };
    let kinds = [kind.clone()(say::PERSON.text(language), false), kind(say::COMPUTER.text(language), true)];
    let details = move || {
        if form.computer.get() {
            view! { <LevelField game form/> }.into_any()
        } else {
            view! { <NameField form/> }.into_any()
        }
    };
    view! {
        <fieldset class="seat-form sheet">
            <legend class="visually-hidden">{title}</legend>
            <h2 aria-hidden="true">{title}</h2>
            <div class="segments" role="radiogroup" aria-label=say::PLAYER_KIND.text(language)>{kinds}</div>
            {details}
        </fieldset>
    }
}

/// The level of a computer player.
#[component]
fn LevelField(game: &'static dyn DynGameUi, form: SeatForm) -> impl IntoView {
    let language = use_language();
    let id = format!("level-{}", form.seat);
    let levels = Level::ALL.map(|level| {
        let name = words::level(language, level);
        view! { <option value=level.key() selected=move || !form.even.get() && form.level.get() == level>{name}</option> }
    });
    let even = rating::even_strength(game);
    let even_match = even.map(|_| {
        view! { <option value=EVEN selected=move || form.even.get()>{say::EVEN_MATCH.text(language)}</option> }
    });
    let choose = move |event| {
        let chosen = event_target_value(&event);
        form.even.set(chosen == EVEN);
        if let Ok(level) = chosen.parse() {
            form.level.set(level);
        }
    };
    let about = move || match even.filter(|_| form.even.get()) {
        Some(strength) => words::even_match_about(language, strength),
        None => game.level_about(language, form.level.get()),
    };
    let level_rating = move || {
        let ratings = game.level_ratings().filter(|_| !form.even.get())?;
        Some(words::level_rating(language, form.level.get(), ratings))
    };
    view! {
        <div class="field">
            <label for=id.clone()>{say::LEVEL.text(language)}</label>
            <select class="select" id=id on:change=choose>{levels}{even_match}</select>
            <p class="small soft">{about}" "{level_rating}</p>
        </div>
    }
}

/// The name of a person.
#[component]
fn NameField(form: SeatForm) -> impl IntoView {
    let language = use_language();
    let id = format!("name-{}", form.seat);
    view! {
        <div class="field">
            <label for=id.clone()>{say::PLAYER_NAME.text(language)}</label>
            <input
                class="input"
                id=id
                maxlength=LONGEST_NAME
                autocomplete="off"
                prop:value=form.name
                on:input=move |event| form.name.set(event_target_value(&event))
            />
        </div>
    }
}

/// The number of players, where it can be chosen.
fn seat_count(language: Language, game: &'static dyn DynGameUi, options: RwSignal<String>) -> Option<impl IntoView> {
    let text = game.about(language).groups.iter().flat_map(|group| group.options).find(|option| option.key == SEATS)?;
    let value = |(key, name): (&'static &'static str, &'static &'static str)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=SEATS
                    prop:checked=move || game.options().value(&options.read(), SEATS) == Some(key)
                    on:change=move |_| options.update(|options| *options = game.options().set(options, SEATS, key))
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

/// The button of a ready-made game.
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

/// A group of options.
#[component]
fn OptionGroup(game: &'static dyn DynGameUi, group: &'static Group, options: RwSignal<String>) -> impl IntoView {
    let language = use_language();
    // The number of players stands with the seats; other options follow from the players.
    let offered = move || {
        group
            .options
            .iter()
            .filter(|option| option.key != SEATS && !game.options().player_kinds().contains(&option.key))
    };
    let changed = move || {
        let options = options.read();
        let changed = offered().filter(|option| is_changed(game, &options, option.key)).count();
        say::Changed { options: changed }.text(language)
    };
    view! {
        <details class="group">
            <summary>{group.name}<span class="count">{changed}</span></summary>
            {offered().map(|option| view! { <OptionField game option options/> }).collect_view()}
        </details>
    }
}

/// One option. It is hidden while the other options leave it only one value.
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
