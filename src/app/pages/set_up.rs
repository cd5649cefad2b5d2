//! The set-up page of a game: the players and the options.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::parts::{self, Part};
use crate::app::route::Route;
use crate::app::shell::{
    Footer, GameOptions, Header, NotFound, SEATS_KEY, begin, choice, draw_unseen, option_conflict, options_summary,
    radio,
};
use crate::app::store::settings::PACE;
use crate::app::store::{Settings, StoreStatus, last_chosen, rating, saved_games, settings, statistics, store_status};
use crate::app::table::engine;
use crate::browser::device;
use crate::correspondence::obstacle;
use crate::dyn_game::DynGame;
use crate::game::seat::MOST_SEATS;
use crate::game::{Language, Seat, common_words};
use crate::search::{Level, Strength};
use crate::session::{LONGEST_NAME, PlayerKind, Session};
use crate::ui::{
    Arrangement, DynGameUi, Icon, Portrait, Signals, Symbol, TableHandle, messages as say, refusal_text, use_language,
    words,
};

/// The form value of an even match, beside the keys of the levels.
const EVEN_MATCH_VALUE: &str = "even";

/// The level of a newcomer's first opponent.
const FIRST_OPPONENT: Level = Level::Deckhand;

/// The set-up page of the game with this id.
#[component]
pub fn SetUpPage(game: String) -> impl IntoView {
    match parts::loaded_game(&game) {
        Some(game) => view! { <Form game/> }.into_any(),
        None => view! { <NotFound/> }.into_any(),
    }
}

/// Begins a game at once: with the options and players that the player chose last, or for a newcomer against a weak computer.
#[component]
pub fn BeginPage(
    game: String,
    /// Whether one person plays against an even match, whoever played last.
    #[prop(optional)]
    is_even: bool,
) -> impl IntoView {
    let Some(found) = parts::loaded_game(&game) else { return view! { <NotFound/> }.into_any() };
    let form = GameForm::new(use_language(), found);
    untrack(|| {
        if is_even {
            form.seat_even_match();
        }
        form.seat_newcomer();
    });
    // A friend elsewhere is invited on the set-up page.
    let begun = if form.host_form().is_some() { None } else { form.begin().ok() };
    if begun.is_some() {
        slow_down_for_newcomer(settings());
    }
    let route =
        begun.map_or(Route::SetUp(game), |text| Route::Play(saved_games::save_new(found, text, store_status())));
    device::replace_route(&route.to_string());
    ().into_any()
}

/// The players of a newcomer's game: a person on the seat for newcomers, and weak computers.
fn newcomers(game: &dyn DynGame, options: &str, seats: usize) -> Vec<PlayerKind> {
    let newcomer = game.options().newcomer_seat(options);
    let player = |seat| if seat == newcomer { PlayerKind::person("") } else { PlayerKind::Computer(FIRST_OPPONENT) };
    Seat::all(seats).map(player).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SeatKind {
    /// A person at this device.
    Person,
    Computer,
    /// A person at another device, by letter.
    Friend,
}

/// The kinds of players in a game for two.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opponents {
    /// A person at this device against a computer.
    Computer,
    /// Two people at this device.
    Here,
    /// A person at this device against one at another device.
    Elsewhere,
    /// Two computers, while the player watches.
    Watched,
}

/// The player's choices for a seat.
#[derive(Clone, Copy)]
struct SeatForm {
    seat: Seat,
    kind: RwSignal<SeatKind>,
    name: RwSignal<String>,
    level: RwSignal<Level>,
    /// Whether the computer plays an even match instead of a level.
    even: RwSignal<bool>,
    /// Whether the player has chosen who plays. All seats share this signal.
    has_chosen_players: RwSignal<bool>,
}

impl SeatForm {
    fn new(seat: Seat, has_chosen_players: RwSignal<bool>) -> Self {
        Self {
            seat,
            kind: RwSignal::new(SeatKind::Computer),
            name: RwSignal::new(String::new()),
            level: RwSignal::new(FIRST_OPPONENT),
            even: RwSignal::new(false),
            has_chosen_players,
        }
    }

    /// Fills the form of the seat with its player in the last game.
    fn take_over(self, player: &PlayerKind) {
        self.has_chosen_players.set(true);
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
}

/// The player's choices for a game.
#[derive(Clone, Copy)]
struct GameForm {
    language: Language,
    game: &'static dyn DynGameUi,
    options: RwSignal<String>,
    /// A form for each possible seat. The options say how many of these forms are in use, from the first on.
    seats: StoredValue<Vec<SeatForm>>,
    /// Whether the player has not chosen anything for this game on this device.
    is_new: bool,
    /// For each level, whether the player has won against it.
    beaten: [bool; 5],
}

impl GameForm {
    fn new(language: Language, game: &'static dyn DynGameUi) -> Self {
        let first = game.about(language).usual_options();
        let has_chosen_players = RwSignal::new(false);
        let seats: Vec<SeatForm> = Seat::all(MOST_SEATS).map(|seat| SeatForm::new(seat, has_chosen_players)).collect();
        let last = last_chosen(game).filter(|(options, players)| {
            // The game of a newcomer, begun at home, was not chosen.
            options != first || *players != newcomers(game, options, players.len())
        });
        let is_new = last.is_none();
        let (options, players) = last.unwrap_or_else(|| (first.to_owned(), Vec::new()));
        for (form, player) in seats.iter().zip(&players) {
            form.take_over(player);
        }
        Self {
            language,
            game,
            options: RwSignal::new(options),
            seats: StoredValue::new(seats),
            is_new,
            beaten: statistics::beaten_levels(game.id()),
        }
    }

    /// Seats a person on the seat for newcomers and computers on the others, unless the player has chosen who plays. In a game
    /// with friends elsewhere, a seat that comes into use gets another friend.
    fn seat_newcomer(self) {
        let newcomer = self.game.options().newcomer_seat(&self.options.read());
        self.seats.with_value(|seats| {
            for form in seats.iter().filter(|form| !form.has_chosen_players.get_untracked()) {
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

    /// Seats one person, on the seat for newcomers, against an even match.
    fn seat_even_match(self) {
        self.seats.with_value(|seats| {
            for form in seats {
                form.has_chosen_players.set(false);
                form.even.set(true);
            }
        });
    }

    fn seats(self) -> Vec<SeatForm> {
        let count = self.game.options().seat_count(&self.options.read());
        self.seats.with_value(|seats| seats.iter().take(count).copied().collect())
    }

    /// Chooses who plays on a seat. If a friend elsewhere plays, one person plays here, and all others are friends elsewhere.
    fn choose(self, form: SeatForm, kind: SeatKind) {
        form.has_chosen_players.set(true);
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

    /// The kinds of players in a game for two; `None` for other numbers of players.
    fn opponents(self) -> Option<Opponents> {
        let [first, second] = <[SeatForm; 2]>::try_from(self.seats()).ok()?;
        Some(match (first.kind.get(), second.kind.get()) {
            (SeatKind::Friend, _) | (_, SeatKind::Friend) => Opponents::Elsewhere,
            (SeatKind::Person, SeatKind::Person) => Opponents::Here,
            (SeatKind::Computer, SeatKind::Computer) => Opponents::Watched,
            (SeatKind::Person | SeatKind::Computer, _) => Opponents::Computer,
        })
    }

    /// Sets who plays a game for two. A person who already has a seat keeps it; otherwise the person gets the seat for newcomers.
    fn seat_opponents(self, opponents: Opponents) {
        let seats = untrack(|| self.seats());
        let newcomer = untrack(|| self.game.options().newcomer_seat(&self.options.read()));
        let is_person = |form: &&SeatForm| form.kind.get_untracked() == SeatKind::Person;
        let own = seats.iter().find(is_person).map_or(newcomer, |form| form.seat);
        for form in seats {
            let other = match opponents {
                Opponents::Computer | Opponents::Watched => SeatKind::Computer,
                Opponents::Here => SeatKind::Person,
                Opponents::Elsewhere => SeatKind::Friend,
            };
            let is_own = form.seat == own && opponents != Opponents::Watched;
            form.has_chosen_players.set(true);
            form.kind.set(if is_own { SeatKind::Person } else { other });
        }
    }

    /// Swaps the players of a game for two.
    fn swap_players(self) {
        let Ok([first, second]) = <[SeatForm; 2]>::try_from(untrack(|| self.seats())) else { return };
        first.has_chosen_players.set(true);
        swap_signals(first.kind, second.kind);
        swap_signals(first.name, second.name);
        swap_signals(first.level, second.level);
        swap_signals(first.even, second.even);
    }

    /// The title of a seat's form: "you", computer or friend if there is only one of that kind, or else the number of the seat.
    fn seat_title(self, seat: SeatForm) -> String {
        let kind = seat.kind.get();
        if self.seats().iter().filter(|form| form.kind.get() == kind).count() > 1 {
            return words::seat(self.language, seat.seat);
        }
        let who = match kind {
            SeatKind::Person => return common_words::you(self.language).to_owned(),
            SeatKind::Computer => say::COMPUTER,
            SeatKind::Friend => say::FRIEND_UNNAMED,
        };
        who.text(self.language).to_owned()
    }

    /// Whether this is the seat of the only person among computers, who is "you" and has no name.
    fn needs_no_name(self, seat: SeatForm) -> bool {
        let is_computer = |form: &SeatForm| form.kind.get() == SeatKind::Computer;
        !is_computer(&seat) && self.seats().iter().all(|form| form.seat == seat.seat || is_computer(form))
    }

    /// The player of a seat. `even` is the strength of the computer in an even match; `None` if there is no rating.
    fn player(self, seat: SeatForm, even: Option<Strength>) -> PlayerKind {
        match (seat.kind.get(), even.filter(|_| seat.even.get())) {
            // The name from a game with others is kept in the form, for the next one with others.
            (SeatKind::Person | SeatKind::Friend, _) if self.needs_no_name(seat) => PlayerKind::person(""),
            (SeatKind::Person | SeatKind::Friend, _) => PlayerKind::person(&seat.name.get()),
            (SeatKind::Computer, Some(strength)) => PlayerKind::EvenMatch(strength),
            (SeatKind::Computer, None) => PlayerKind::Computer(seat.level.get()),
        }
    }

    /// The side that the options give to a seat; `None` if they give it none.
    fn side(self, seat: Seat) -> Option<&'static str> {
        self.game.options().planned_side(self.language, &self.options.read(), seat)
    }

    /// The seat of the only person at this device, who chooses between two sides; `None` if there is no such choice.
    fn seat_choosing_side(self) -> Option<Seat> {
        let has_sides = Seat::all(2).all(|seat| self.side(seat).is_some());
        let is_one = matches!(self.opponents()?, Opponents::Computer | Opponents::Elsewhere);
        let seat = self.seats().into_iter().find(|form| form.kind.get() == SeatKind::Person)?.seat;
        (has_sides && is_one).then_some(seat)
    }

    /// The form of the only person at this device, who invites friends elsewhere; `None` if no friend elsewhere is to play.
    fn host_form(self) -> Option<SeatForm> {
        let seats = untrack(|| self.seats());
        let has_friend = seats.iter().any(|form| form.kind.get_untracked() == SeatKind::Friend);
        seats.into_iter().find(|form| has_friend && form.kind.get_untracked() == SeatKind::Person)
    }

    /// Whether friends at other devices play only over connections.
    fn is_live_race(self) -> bool {
        self.game.options().allows_live_race(&self.options.read())
    }

    /// The reason in words why a friend at another device cannot play with these options; `None` if friends can.
    fn obstacle(self) -> Option<&'static str> {
        if self.is_live_race() {
            return (!device::has_peers()).then(|| say::NO_FRIEND_PEERS.text(self.language));
        }
        let obstacle = obstacle(self.game.options(), &self.options.read())?;
        Some(words::obstacle(self.language, obstacle))
    }

    /// Invites friends elsewhere: loads the part for games by correspondence, and begins a game. If that fails, `wrong` gets the
    /// reason in words.
    fn invite(self, host: SeatForm, status: StoreStatus, wrong: RwSignal<Option<String>>) {
        let Self { language, game, options, .. } = self;
        if let Some(obstacle) = untrack(|| self.obstacle()) {
            return wrong.set(Some(obstacle.into()));
        }
        let is_race = untrack(|| self.is_live_race());
        spawn_local(async move {
            let loaded =
                parts::load(language, Part::needed_to_invite(is_race).chain(Part::of_game_extras(game.id()))).await;
            let remote = if is_race { parts::loaded_races() } else { parts::loaded_letters() };
            let needed = remote.zip(parts::loaded_game_extras(game.id())).filter(|_| loaded.is_ok());
            let Some((remote, extras)) = needed else {
                wrong.try_set(Some(say::LOAD_FAILED_WHY.text(language).into()));
                return;
            };
            let name = host.name.try_get_untracked().unwrap_or_default();
            let Some(options) = options.try_get_untracked() else { return };
            match (remote.invite)(language, extras, &options, host.seat, &name) {
                Ok(text) => begin(game, text, status),
                Err(why) => {
                    wrong.try_set(Some(why));
                }
            }
        });
    }

    /// Begins the game that was chosen. Returns it as text to store.
    ///
    /// # Errors
    /// When two options exclude each other: the reason in words.
    fn begin(self) -> Result<String, String> {
        let language = self.language;
        let even = rating::even_strength(self.game);
        let players = untrack(|| self.seats().into_iter().map(|seat| self.player(seat, even)).collect());
        let session = Session::new(self.game, &self.options.read_untracked(), device::random_seed(), players);
        session.map(|session| session.save()).map_err(|conflict| option_conflict(language, self.game, &conflict))
    }
}

fn swap_signals<T: Send + Sync + 'static>(first: RwSignal<T>, second: RwSignal<T>) {
    first.update(|first| second.update(|second| std::mem::swap(first, second)));
}

/// Prepares the browser for the first table: begins a game, draws its table without showing it, and drops both. So the table
/// appears sooner when the player begins a game.
fn warm_up(form: GameForm) {
    // The player may have left the page since.
    if form.options.try_get_untracked().is_some()
        && let Ok(text) = form.begin()
        && let Ok(session) = Session::load(form.game, &text)
    {
        let table = TableHandle::of_session(form.game, form.language, session, Signals::none());
        draw_unseen(move || view! { <Arrangement parts=form.game.table_parts(table)>""</Arrangement> }.into_any());
    }
}

/// Before the first game on this device, changes the pace of computers from brisk, the default, to unhurried.
fn slow_down_for_newcomer(settings: RwSignal<Settings>) {
    if saved_games::names().is_empty() && statistics::is_empty() {
        settings.update(|settings| settings.set(PACE, settings.get(PACE).max(UNHURRIED_PACE_INDEX)));
    }
}

/// The index of the unhurried pace in [`words::paces`].
const UNHURRIED_PACE_INDEX: usize = 1;

#[component]
fn Form(game: &'static dyn DynGameUi) -> impl IntoView {
    let language = use_language();
    let (settings, status) = (settings(), store_status());
    let form = GameForm::new(language, game);
    // The computer player is fetched while the player chooses.
    engine().with_value(|engine| engine.prepare(game.id()));
    let owner = Owner::new();
    device::after_frame(move || owner.with(|| warm_up(form)));
    let options = form.options;
    untrack(|| form.seat_newcomer());
    Effect::new(move |_| form.seat_newcomer());
    let wrong = RwSignal::new(None::<String>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(host) = form.host_form() {
            return form.invite(host, status, wrong);
        }
        match form.begin() {
            Ok(text) => {
                slow_down_for_newcomer(settings);
                begin(game, text, status);
            }
            Err(why) => wrong.set(Some(why)),
        }
    };
    let seat_fields = move |seat: SeatForm| view! { <SeatFields form seat/> };
    view! {
        <Header rules=Signal::derive(move || Route::Rules(game.id().into(), Some(options.get())))/>
        <main id="main" class="page narrow" tabindex="-1">
            <form class="stack set-up" on:submit=submit>
                <header class="about-game">
                    <Symbol name=game.emblem() class="emblem"/>
                    <h1>{game.about(language).name}</h1>
                    <p>{game.about(language).tagline}</p>
                    <p class="small soft">{game.about(language).facts}</p>
                </header>
                {choose_seat_count(language, game, options)}
                <Show when=move || form.opponents().is_some()><ChooseOpponents form/></Show>
                <div class="seats">
                    <For each=move || form.seats() key=|form| form.seat children=seat_fields/>
                </div>
                <div class="deal">
                    <button class="btn btn-primary btn-big" type="submit">{say::BEGIN.text(language)}</button>
                    {form.is_new.then(|| lesson_link(form))}
                </div>
                {refusal_text(move || wrong.get())}
                <p class="small soft">{move || friend_note(form)}</p>
                <Variations form/>
            </form>
        </main>
        <Footer/>
    }
}

/// The choices that most players leave as they are: the options of the game.
#[component]
fn Variations(form: GameForm) -> impl IntoView {
    let GameForm { language, game, options, is_new, .. } = form;
    let laboratory = move || Route::Laboratory(game.id().into(), options.get()).href();
    let editor = move || Route::Editor(format!("{}/{}", game.id(), options.read())).href();
    let is_race = move || game.options().pace(&options.read()).is_race();
    let chosen = move || options_summary(language, game, &options.read());
    view! {
        <details class="variations sheet">
            <summary>{say::VARIATIONS.text(language)}<span class="count">{chosen}</span></summary>
            <GameOptions game options/>
            <p><a href=laboratory>{say::LABORATORY_LINK.text(language)}</a></p>
            <p hidden=is_race><a href=editor>{say::EDITOR_LINK.text(language)}</a></p>
            {(!is_new).then(|| lesson_link(form))}
        </details>
    }
}

fn lesson_link(form: GameForm) -> impl IntoView {
    let GameForm { language, game, options, .. } = form;
    let lesson = move || Route::Lesson(game.id().into(), Some(options.get())).href();
    view! { <a class="btn" href=lesson>{say::LESSON.text(language)}</a> }
}

/// The note on playing with a friend elsewhere: why it is impossible or, once a friend is chosen, how it works; else empty.
fn friend_note(form: GameForm) -> &'static str {
    let language = form.language;
    let seats = form.seats();
    match form.obstacle() {
        Some(obstacle) => obstacle,
        None if !seats.iter().any(|form| form.kind.get() == SeatKind::Friend) => "",
        None if form.is_live_race() => say::FRIEND_WHY_RACE.text(language),
        None if !device::has_peers() => say::FRIEND_WHY_FAR.text(language),
        None if seats.len() > 2 => say::FRIENDS_WHY.text(language),
        None => say::FRIEND_WHY.text(language),
    }
}

/// The choice of the kinds of players in a game for two. Beside it is the button that swaps the players, or below it the choice
/// of a side.
#[component]
fn ChooseOpponents(form: GameForm) -> impl IntoView {
    let language = form.language;
    let choice = move |opponents: Opponents, label: &'static str| {
        let is_chosen = move || form.opponents() == Some(opponents);
        radio("opponents", is_chosen, move || form.seat_opponents(opponents), label)
    };
    let elsewhere = move || {
        let is_chosen = form.opponents() == Some(Opponents::Elsewhere);
        (is_chosen || form.obstacle().is_none()).then(|| choice(Opponents::Elsewhere, say::FRIEND.text(language)))
    };
    let title = say::PLAYER_KIND.text(language);
    let chooses_side = Memo::new(move |_| form.seat_choosing_side().is_some());
    view! {
        <div class="opponents">
            <h2 aria-hidden="true">{title}</h2>
            <button class="btn" type="button" hidden=chooses_side on:click=move |_| form.swap_players()>
                {say::SWAP_PLACES.text(language)}
            </button>
            <div class="segments" role="radiogroup" aria-label=title>
                {choice(Opponents::Computer, say::AGAINST_COMPUTER.text(language))}
                {choice(Opponents::Here, say::TWO_HERE.text(language))}
                {elsewhere}
                {choice(Opponents::Watched, say::WATCH_COMPUTERS.text(language))}
            </div>
        </div>
        <Show when=move || chooses_side.get()><ChooseSide form/></Show>
    }
}

/// The choice between the two sides of a game for the only person at this device, as drawings.
#[component]
fn ChooseSide(form: GameForm) -> impl IntoView {
    let side = move |options: &str, seat: Seat| {
        let is_chosen = move || form.seat_choosing_side() == Some(seat);
        let choose = move || {
            if !untrack(is_chosen) {
                form.swap_players();
            }
        };
        let drawing = form.game.side_symbol_name(options, seat).map(|name| view! { <Symbol name/> });
        radio("side", is_chosen, choose, view! { {drawing} <b>{form.side(seat)}</b> })
    };
    let sides = move || form.options.with(|options| Seat::all(2).map(|seat| side(options, seat)).collect_view());
    let you = common_words::you(form.language);
    view! {
        <div class="sides" role="radiogroup" aria-label=you>{sides}</div>
    }
}

/// The form of a seat: a person with a name, a computer with a level, or a friend elsewhere.
#[component]
fn SeatFields(form: GameForm, seat: SeatForm) -> impl IntoView {
    let language = form.language;
    let group = format!("kind-{}", seat.seat);
    let title = move || match form.side(seat.seat) {
        Some(side) => format!("{} · {side}", form.seat_title(seat)),
        None => form.seat_title(seat),
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
        SeatKind::Person => view! { <NameField form seat/> }.into_any(),
        SeatKind::Friend => ().into_any(),
    };
    let is_empty = move || form.opponents().is_some() && form.needs_no_name(seat);
    view! {
        <fieldset class="seat-form sheet" hidden=is_empty>
            <legend class="visually-hidden">{title}</legend>
            <h2 aria-hidden="true">{title}</h2>
            // In a game for two, the choice above the seats says who plays.
            <div
                class="segments"
                role="radiogroup"
                aria-label=say::PLAYER_KIND.text(language)
                hidden=move || form.opponents().is_some()
            >
                {kinds}
            </div>
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
        let is_beaten = beaten[level as usize];
        let mark = is_beaten
            .then(|| view! { <span class="beaten" title=say::BEATEN.text(language)><Icon name="check"/></span> });
        let face = view! {
            <span class="face"><Portrait level/>{mark}</span>
            <b>{words::level(language, level)}</b>
            <span class="rung"></span>
            {is_beaten.then(|| view! { <span class="visually-hidden">{say::BEATEN.text(language)}</span> })}
        };
        choice(level.key(), chosen, choose, face.into_any())
    });
    let even = rating::even_strength(game);
    let even_match = even.map(|_| {
        let choose = Callback::new(move |()| seat.even.set(true));
        choice(EVEN_MATCH_VALUE, seat.even.into(), choose, view! { <b>{say::EVEN_MATCH.text(language)}</b> }.into_any())
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

/// The field for the name of a person.
#[component]
fn NameField(form: GameForm, seat: SeatForm) -> impl IntoView {
    let language = form.language;
    let id = format!("name-{}", seat.seat);
    view! {
        <div class="field" hidden=move || form.needs_no_name(seat)>
            <label for=id.clone()>{say::PLAYER_NAME.text(language)}</label>
            <input
                class="input"
                id=id
                maxlength=LONGEST_NAME
                autocomplete="off"
                prop:value=seat.name
                on:input=move |event| seat.name.set(event_target_value(&event))
            />
        </div>
    }
}

/// The choice of the number of players; `None` if the game has no such choice.
fn choose_seat_count(
    language: Language,
    game: &'static dyn DynGameUi,
    options: RwSignal<String>,
) -> Option<impl IntoView> {
    let text =
        game.about(language).groups.iter().flat_map(|group| group.options).find(|option| option.key == SEATS_KEY)?;
    let value = |(key, name): (&'static &'static str, &'static &'static str)| {
        let choose = move || options.update(|options| *options = game.options().set(options, SEATS_KEY, key));
        radio(SEATS_KEY, move || game.options().value(&options.read(), SEATS_KEY) == Some(key), choose, *name)
    };
    let values = choice(game, SEATS_KEY)?.values.iter().zip(text.values).map(value).collect_view();
    Some(view! {
        <div class="how-many" role="radiogroup" aria-labelledby="how-many">
            <h2 id="how-many">{text.name}</h2>
            <div class="segments">{values}</div>
        </div>
    })
}
