//! The set-up page of a game: the players, the options, and the seed.

use leptos::prelude::*;

use leptos::task::spawn_local;

use crate::app::pages::home::Home;
use crate::app::pages::{play, statistics};
use crate::app::parts;
use crate::app::parts::Part;
use crate::app::route::Route;
use crate::app::shell::{AppContext, Footer, Header, context};
use crate::app::store::{rating, saved_games};
use crate::browser::device;
use crate::correspondence::{Obstacle, obstacle};
use crate::dyn_game::DynGame;
use crate::game::about::{Group, OptionText, Preset};
use crate::game::options::{Choice, STANDARD};
use crate::game::seat::MOST_SEATS;
use crate::game::{Language, Seat};
use crate::search::{Level, Strength};
use crate::session::statistics::Finished;
use crate::session::{LONGEST_NAME, PlayerKind};
use crate::ui::{DynGameUi, Icon, Portrait, Symbol, messages as say, use_language, words};

/// The key of the option for the number of players. It stands with the seats, not among the other options.
pub(super) const SEATS: &str = "seats";

/// The value of an even match in the list of levels.
const EVEN: &str = "even";

/// The level of a newcomer's first opponent.
const FIRST_OPPONENT: Level = Level::Deckhand;

/// The set-up page of the game with this name.
#[component]
pub fn SetUpPage(game: String) -> impl IntoView {
    match parts::game(&game) {
        Some(game) => view! { <Form game/> }.into_any(),
        None => view! { <Home not_found=true/> }.into_any(),
    }
}

/// Begins a game with what the player chose last for it; for those who have not played it yet, its set-up.
#[component]
pub fn BeginPage(game: String) -> impl IntoView {
    let Some(found) = parts::game(&game) else { return view! { <Home not_found=true/> }.into_any() };
    let form = GameForm::new(use_language(), found);
    untrack(|| form.seat_newcomer());
    // A friend elsewhere is invited in the set-up.
    let begun = if form.is_new || form.host().is_some() { None } else { form.begin().ok() };
    let route = begun.map_or(Route::SetUp(game), |text| play::save_new(found, text, context()));
    device::replace(&route.to_string());
    ().into_any()
}

/// Who plays on a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SeatKind {
    /// A person at this device.
    Person,
    /// A computer.
    Computer,
    /// A person at another device, by letter.
    Friend,
}

/// What the player has chosen for a seat.
#[derive(Clone, Copy)]
struct SeatForm {
    seat: Seat,
    kind: RwSignal<SeatKind>,
    name: RwSignal<String>,
    level: RwSignal<Level>,
    /// Whether the computer plays an even match instead of a level.
    even: RwSignal<bool>,
    /// Whether the player has chosen who plays on any seat.
    seated: RwSignal<bool>,
}

impl SeatForm {
    fn new(seat: Seat, seated: RwSignal<bool>) -> Self {
        Self {
            seat,
            kind: RwSignal::new(SeatKind::Computer),
            name: RwSignal::new(String::new()),
            level: RwSignal::new(FIRST_OPPONENT),
            even: RwSignal::new(false),
            seated,
        }
    }

    /// Takes over a player of the last game.
    fn take_over(self, player: &PlayerKind) {
        self.seated.set(true);
        self.kind.set(match player {
            PlayerKind::Person(_) => SeatKind::Person,
            PlayerKind::Remote(_) => SeatKind::Friend,
            PlayerKind::Computer(_) | PlayerKind::EvenMatch(_) => SeatKind::Computer,
        });
        match player {
            PlayerKind::Person(name) => self.name.set(name.clone()),
            PlayerKind::Computer(level) => self.level.set(*level),
            PlayerKind::EvenMatch(_) => self.even.set(true),
            PlayerKind::Remote(_) => {}
        }
    }

    /// The player; `even` is the strength of a computer that plays about as well as the person.
    fn player(self, even: Option<Strength>) -> PlayerKind {
        match (self.kind.get_untracked(), even.filter(|_| self.even.get_untracked())) {
            (SeatKind::Person | SeatKind::Friend, _) => PlayerKind::person(&self.name.get_untracked()),
            (SeatKind::Computer, Some(strength)) => PlayerKind::EvenMatch(strength),
            (SeatKind::Computer, None) => PlayerKind::Computer(self.level.get_untracked()),
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
    /// Whether the player has not played this game on this device.
    is_new: bool,
    /// Which levels the player has won against.
    beaten: [bool; 5],
}

impl GameForm {
    fn new(language: Language, game: &'static dyn DynGameUi) -> Self {
        let first = game.about(language).presets.first().map_or(STANDARD, |preset| preset.options);
        let seated = RwSignal::new(false);
        let seats: Vec<SeatForm> = Seat::all(MOST_SEATS).map(|seat| SeatForm::new(seat, seated)).collect();
        let last = last_chosen(game);
        let is_new = last.is_none();
        let (options, players) = last.unwrap_or_else(|| (first.to_owned(), Vec::new()));
        for (form, player) in seats.iter().zip(&players) {
            form.take_over(player);
        }
        Self {
            language,
            game,
            options: RwSignal::new(options),
            seed: RwSignal::new(String::new()),
            seats: StoredValue::new(seats),
            is_new,
            beaten: statistics::beaten(game.id()),
        }
    }

    /// Gives a person the newcomer's seat and computers the others, until the player chooses. Where a friend elsewhere plays, a seat
    /// that comes into use is for another friend.
    fn seat_newcomer(self) {
        let newcomer = self.game.options().newcomer_seat(&self.options.read());
        self.seats.with_value(|seats| {
            for form in seats.iter().filter(|form| !form.seated.get_untracked()) {
                form.kind.set(if form.seat == newcomer { SeatKind::Person } else { SeatKind::Computer });
            }
        });
        let seats = self.seats();
        if untrack(|| seats.iter().any(|form| form.kind.get() == SeatKind::Friend)) {
            for form in seats.iter().filter(|form| form.kind.get_untracked() == SeatKind::Computer) {
                form.kind.set(SeatKind::Friend);
            }
        }
    }

    /// The forms of the seats that the options need.
    fn seats(self) -> Vec<SeatForm> {
        let count = self.game.options().seats(&self.options.read());
        self.seats.with_value(|seats| seats.iter().take(count).copied().collect())
    }

    /// Chooses who plays on a seat. Where a friend elsewhere plays, one person plays here, and all others are friends elsewhere.
    fn choose(self, form: SeatForm, kind: SeatKind) {
        form.seated.set(true);
        let was = form.kind.get_untracked();
        form.kind.set(kind);
        let others: Vec<SeatForm> =
            untrack(|| self.seats()).into_iter().filter(|other| other.seat != form.seat).collect();
        let is_of = |other: &&SeatForm, kind: SeatKind| other.kind.get_untracked() == kind;
        if kind == SeatKind::Friend {
            let here = others.iter().find(|other| is_of(other, SeatKind::Person)).or(others.first()).copied();
            for other in others {
                let is_here = here.is_some_and(|here| here.seat == other.seat);
                other.kind.set(if is_here { SeatKind::Person } else { SeatKind::Friend });
            }
        } else {
            // Friends elsewhere play on all other seats or on none.
            let instead = if was == SeatKind::Friend { kind } else { SeatKind::Person };
            for other in others.iter().filter(|other| is_of(other, SeatKind::Friend)) {
                other.kind.set(instead);
            }
        }
    }

    /// The form of the person here, if the other players are friends elsewhere.
    fn host(self) -> Option<SeatForm> {
        let seats = untrack(|| self.seats());
        let has_friend = seats.iter().any(|form| form.kind.get_untracked() == SeatKind::Friend);
        seats.into_iter().find(|form| has_friend && form.kind.get_untracked() == SeatKind::Person)
    }

    /// Why a friend elsewhere cannot play with these options; `None` if they can.
    fn obstacle(self) -> Option<Obstacle> {
        obstacle(self.game.options(), &self.options.read())
    }

    /// Loads what games by letter need, and begins one. `wrong` says why not.
    fn invite(self, host: SeatForm, context: AppContext, wrong: RwSignal<Option<String>>) {
        let Self { language, game, options, .. } = self;
        if let Some(obstacle) = untrack(|| self.obstacle()) {
            return wrong.set(Some(words::obstacle(language, obstacle).into()));
        }
        spawn_local(async move {
            let loaded = parts::load(language, [Part::Letters].into_iter().chain(Part::extras_of(game.id()))).await;
            let needed = parts::letters().zip(parts::game_extras(game.id())).filter(|_| loaded.is_ok());
            let Some((letters, extras)) = needed else {
                wrong.try_set(Some(say::LOAD_FAILED_WHY.text(language).into()));
                return;
            };
            let name = host.name.try_get_untracked().unwrap_or_default();
            let Some(options) = options.try_get_untracked() else { return };
            match (letters.invite)(language, extras, &options, host.seat, &name) {
                Ok(text) => play::begin(game, text, context),
                Err(why) => {
                    wrong.try_set(Some(why));
                }
            }
        });
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

/// The options and players of the game that was begun last, as far as it is stored: a saved game, or a finished one. After the first
/// win against a level, computers play at the next one.
fn last_chosen(game: &dyn DynGame) -> Option<(String, Vec<PlayerKind>)> {
    let is_of_game = |name: &&String| saved_games::game_of(name) == Some(game.id());
    let saved = saved_games::names().iter().find(is_of_game).cloned();
    let finished = statistics::last_of(game.id());
    let begun = saved.as_deref().and_then(saved_games::begun);
    let saved_later = begun >= finished.as_ref().map(|finished| finished.begun);
    // A game that has ended may still be saved as well.
    let is_last = |finished: &&Finished| begun <= Some(finished.begun);
    let next_level = finished.as_ref().filter(is_last).and_then(statistics::next_level);
    let text = saved.filter(|_| saved_later).and_then(|name| saved_games::text(&name).ok().flatten());
    if let Some(session) = text.and_then(|text| game.load(&text).ok()) {
        let players = session.status(Language::default()).players;
        return Some((session.options(), players.into_iter().map(|player| player.advanced(next_level)).collect()));
    }
    finished.map(|finished| (finished.options.clone(), statistics::next_players(&finished)))
}

/// Begins a game and forgets it. A browser compiles functions at their first call, so that the table appears sooner when the player
/// begins one.
fn rehearse(form: GameForm) {
    // The player may have left the page since.
    if form.options.try_get_untracked().is_some()
        && let Ok(text) = form.begin()
    {
        drop(form.game.load(&text));
    }
}

/// Has computers play unhurriedly from the first game on this device on, until the player chooses another pace.
fn slow_down_for_newcomer(context: AppContext) {
    if saved_games::names().is_empty() && statistics::is_empty() {
        context.settings.update(|settings| settings.pace = settings.pace.max(UNHURRIED));
    }
}

/// The unhurried pace among [`words::paces`].
const UNHURRIED: usize = 1;

/// Whether the seed decides anything in a game with these options.
fn has_chance(game: &dyn DynGame, options: &str) -> bool {
    let start = |seed| game.start(options, seed, Vec::new()).map(|session| session.position(0)).ok();
    (1..SEEDS_TRIED).any(|seed| start(seed) != start(0))
}

/// How many seeds are tried to find out whether the seed decides anything.
const SEEDS_TRIED: u64 = 8;

#[component]
fn Form(game: &'static dyn DynGameUi) -> impl IntoView {
    let language = use_language();
    let context = context();
    let form = GameForm::new(language, game);
    // It is fetched while the player chooses.
    context.engine.with_value(|engine| engine.prepare(game.id()));
    device::after_frame(move || rehearse(form));
    let options = form.options;
    untrack(|| form.seat_newcomer());
    Effect::new(move |_| form.seat_newcomer());
    let wrong = RwSignal::new(None::<String>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(host) = form.host() {
            return form.invite(host, context, wrong);
        }
        match form.begin() {
            Ok(text) => {
                slow_down_for_newcomer(context);
                play::begin(game, text, context);
            }
            Err(why) => wrong.set(Some(why)),
        }
    };
    let seat_fields = move |seat: SeatForm| {
        let side = Signal::derive(move || game.options().planned_side(language, &options.read(), seat.seat));
        view! { <SeatFields form seat side/> }
    };
    view! {
        <Header game=game.id()/>
        <main id="main" class="page narrow" tabindex="-1">
            <form class="stack set-up" on:submit=submit>
                <header class="about-game">
                    <Symbol name=game.emblem() class="emblem"/>
                    <h1>{game.about(language).name}</h1>
                    <p>{game.about(language).tagline}</p>
                    <p class="small soft">{game.about(language).facts}</p>
                </header>
                {seat_count(language, game, options)}
                <div class="seats">
                    <For each=move || form.seats() key=|form| form.seat children=seat_fields/>
                </div>
                <div class="deal">
                    <button class="btn btn-primary btn-big" type="submit">{say::BEGIN.text(language)}</button>
                    {form.is_new.then(|| lesson_link(form))}
                </div>
                <p role="alert" class="refusal">{move || wrong.get()}</p>
                <p class="small soft">{move || friend_note(form)}</p>
                <Variations form/>
            </form>
        </main>
        <Footer/>
    }
}

/// All that may be left as it is: the options of the game, and the seed.
#[component]
fn Variations(form: GameForm) -> impl IntoView {
    let GameForm { language, game, options, is_new, .. } = form;
    let laboratory = move || Route::Laboratory(game.id().into(), options.get()).href();
    let about = game.about(language);
    let presets: Vec<&'static Preset> = about.presets.iter().chain(about.of_the_day(device::today())).collect();
    let chosen = move || {
        let options = options.read();
        let preset = presets.iter().find(|preset| preset.options == *options);
        preset.map_or_else(|| changed(language, game, &options, offered(game)), |preset| preset.name.to_owned())
    };
    view! {
        <details class="variations sheet">
            <summary>{say::VARIATIONS.text(language)}<span class="count">{chosen}</span></summary>
            <GameOptions game options/>
            <p><a href=laboratory>{say::LABORATORY_LINK.text(language)}</a></p>
            <SeedField form/>
            {(!is_new).then(|| lesson_link(form))}
        </details>
    }
}

/// The options of a game: ready-made games, single options, and notes on how they work together.
#[component]
pub(super) fn GameOptions(game: &'static dyn DynGameUi, options: RwSignal<String>) -> impl IntoView {
    let language = use_language();
    let about = game.about(language);
    let of_the_day = about.of_the_day(device::today());
    let presets = about.presets.iter().chain(of_the_day).map(|preset| preset_button(preset, options)).collect_view();
    let groups = about.groups.iter().map(|group| view! { <OptionGroup game group options/> }).collect_view();
    let notes = Memo::new(move |_| game.options().notes(language, &options.read()));
    let note = |note: &'static str| view! { <li>{note}</li> };
    view! {
        <div class="presets" role="group" aria-label=say::PRESETS.text(language)>{presets}</div>
        <div>{groups}</div>
        <div class="notes" aria-live="polite">
            <Show when=move || !notes.read().is_empty()>
                <h2>{say::NOTES.text(language)}</h2>
                <ul>{move || notes.get().into_iter().map(note).collect_view()}</ul>
            </Show>
        </div>
    }
}

/// The seed, where it decides anything.
#[component]
fn SeedField(form: GameForm) -> impl IntoView {
    let GameForm { language, game, options, seed, .. } = form;
    let is_idle = Memo::new(move |_| !has_chance(game, &options.read()));
    view! {
        <div class="field" hidden=is_idle>
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
    }
}

/// The link to the lesson.
fn lesson_link(form: GameForm) -> impl IntoView {
    let GameForm { language, game, options, .. } = form;
    let lesson = move || Route::Lesson(game.id().into(), options.get()).href();
    view! { <a class="btn" href=lesson>{say::LESSON.text(language)}</a> }
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

/// Whether and how a friend elsewhere can play, or why not.
fn friend_note(form: GameForm) -> &'static str {
    let language = form.language;
    let seats = form.seats();
    match form.obstacle() {
        Some(obstacle) => words::obstacle(language, obstacle),
        None if !seats.iter().any(|form| form.kind.get() == SeatKind::Friend) => "",
        None if seats.len() > 2 => say::FRIENDS_WHY.text(language),
        None => say::FRIEND_WHY.text(language),
    }
}

/// The form of a seat: a person with a name, a computer with a level, or a friend elsewhere.
#[component]
fn SeatFields(
    form: GameForm,
    seat: SeatForm,
    /// The side of the seat, if the options fix it.
    side: Signal<Option<&'static str>>,
) -> impl IntoView {
    let language = form.language;
    let group = format!("kind-{}", seat.seat);
    let title = move || match side.get() {
        Some(side) => format!("{} · {side}", words::seat(language, seat.seat)),
        None => words::seat(language, seat.seat),
    };
    let kind = move |label: &'static str, kind: SeatKind| {
        view! {
            <label hidden=move || kind == SeatKind::Friend && seat.kind.get() != kind && form.obstacle().is_some()>
                <input
                    type="radio"
                    name=group.clone()
                    prop:checked=move || seat.kind.get() == kind
                    on:change=move |_| form.choose(seat, kind)
                />
                {label}
            </label>
        }
    };
    let kinds = [
        kind.clone()(say::PERSON.text(language), SeatKind::Person),
        kind.clone()(say::COMPUTER.text(language), SeatKind::Computer),
        kind(say::FRIEND.text(language), SeatKind::Friend),
    ];
    let details = move || match seat.kind.get() {
        SeatKind::Computer => view! { <LevelField form seat/> }.into_any(),
        SeatKind::Person => view! { <NameField form=seat/> }.into_any(),
        SeatKind::Friend => ().into_any(),
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

/// The choice of a computer player: the levels side by side, the weakest first, and the even match.
#[component]
fn LevelField(form: GameForm, seat: SeatForm) -> impl IntoView {
    let GameForm { language, game, beaten, .. } = form;
    let id = format!("level-{}", seat.seat);
    let ratings = game.level_ratings();
    let choice = |value: &'static str, chosen: Signal<bool>, choose: Callback<()>, face: AnyView| {
        view! {
            <label>
                <input type="radio" name=id.clone() value=value prop:checked=chosen on:change=move |_| choose.run(())/>
                {face}
            </label>
        }
    };
    let levels = Level::ALL.map(|level| {
        let chosen = Signal::derive(move || !seat.even.get() && seat.level.get() == level);
        let choose = Callback::new(move |()| {
            seat.even.set(false);
            seat.level.set(level);
        });
        let rating = ratings.map(|ratings| words::level_rating(language, level, ratings));
        let is_beaten = beaten[level as usize];
        let mark = is_beaten
            .then(|| view! { <span class="beaten" title=say::BEATEN.text(language)><Icon name="check"/></span> });
        let face = view! {
            <span class="face"><Portrait level/>{mark}</span>
            <b>{words::level(language, level)}</b>
            <span class="rung" title=rating>{ratings.map(|ratings| ratings[level as usize].points)}</span>
            {is_beaten.then(|| view! { <span class="visually-hidden">{say::BEATEN.text(language)}</span> })}
        };
        choice(level.key(), chosen, choose, face.into_any())
    });
    let even = rating::even_strength(game);
    let even_match = even.map(|_| {
        let choose = Callback::new(move |()| seat.even.set(true));
        choice(EVEN, seat.even.into(), choose, view! { <b>{say::EVEN_MATCH.text(language)}</b> }.into_any())
    });
    let about = move || match even.filter(|_| seat.even.get()) {
        Some(strength) => words::even_match_about(language, strength),
        None => game.level_about(language, seat.level.get()),
    };
    let wins = move || words::level_wins(language, seat.level.get(), ratings.filter(|_| !seat.even.get())?);
    view! {
        <div class="field">
            <div class="crew" id=id.clone() role="radiogroup" aria-label=say::LEVEL.text(language)>{levels}{even_match}</div>
            <p class="small soft">{about}" "{wins}</p>
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

/// Whether an option stands among the variations. The number of players stands with the seats; others follow from the players.
fn is_offered(game: &dyn DynGame, key: &str) -> bool {
    key != SEATS && !game.options().player_kinds().contains(&key)
}

/// All options among the variations.
fn offered(game: &'static dyn DynGameUi) -> impl Iterator<Item = &'static OptionText> {
    let options = game.about(Language::default()).groups.iter().flat_map(|group| group.options);
    options.filter(move |option| is_offered(game, option.key))
}

/// How many of these options are not standard, in words.
fn changed(
    language: Language,
    game: &dyn DynGame,
    options: &str,
    among: impl Iterator<Item = &'static OptionText>,
) -> String {
    let changed = among.filter(|option| is_changed(game, options, option.key)).count();
    say::Changed { options: changed }.text(language)
}

/// A group of options.
#[component]
fn OptionGroup(game: &'static dyn DynGameUi, group: &'static Group, options: RwSignal<String>) -> impl IntoView {
    let language = use_language();
    let offered = move || group.options.iter().filter(|option| is_offered(game, option.key));
    let changed = move || changed(language, game, &options.read(), offered());
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
