//! The table of Court Wars: draws the scene and sends inputs to the draft.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

use super::move_builder::Input;
use super::rules::{Action, Base, Court, CourtWars, Event, Options, Target, View};
use super::scene::{Danger, GuardScene, LimitScene, PlanScene, PlayerScene, Scene, StackScene};
use super::{coach, messages, words};
use crate::dyn_game::AnyAction;
use crate::game::action_marks::Spot;
use crate::game::advice::{Advice, Excess};
use crate::game::cards::{DeckCard, Suit};
use crate::game::common_words;
use crate::game::keyboard::step_on_grid;
use crate::game::lesson::ExerciseText;
use crate::game::record::Entry;
use crate::game::seat::MOST_SEATS;
use crate::game::{Language, Seat};
use crate::search::Level;
use crate::session::Session;
use crate::ui::{
    CardBack, CardFace, DeckFace, Dock, Drag, GameLook, GameUi, Icon, Later, Lesson, PlayerName, Signals, SuitMark,
    Table, TableParts, animate_fresh_cards, messages as say_page, rove_by, suit_drawing,
};

/// The number of courts of each player.
const COURT_COUNT: usize = Court::ALL.len();

/// The index of the drawn card among the places between which cards are dragged. The stacks have the indices before it.
const DRAWN_CARD_PLACE: usize = MOST_SEATS * COURT_COUNT;
/// The index of the discard pile among these places.
const DISCARD_PILE_PLACE: usize = DRAWN_CARD_PLACE + 1;
/// The index of the pile among these places.
const PILE_PLACE: usize = DISCARD_PILE_PLACE + 1;

/// The greatest number of latest actions that are listed beside the courts.
const MAX_LISTED_ACTIONS: usize = 8;

impl GameLook for CourtWars {
    const HAS_COACH: bool = true;

    fn side_symbol_name(options: &Options, seat: Seat) -> Option<String> {
        options.picked_suit(seat).map(suit_drawing)
    }

    fn purpose(language: Language, view: &View, seat: Seat, action: &Action, _then: &[Action]) -> Option<String> {
        Some(words::purpose(language, &coach::purpose(view, seat, *action)?))
    }

    fn excess(language: Language, before: &View, seat: Seat, action: &Action, _later: &View) -> Option<Excess> {
        let overspent = coach::overspent(before, seat, *action)?;
        Some(Excess { by: overspent.spent - overspent.enough, text: words::overspent(language, overspent) })
    }

    fn coach(language: Language, view: &View, seat: Seat, spot: Spot) -> Option<Advice> {
        let Spot::Space(place) = spot else { return None };
        let assessment = coach::assess(view, seat, Seat::new(place / COURT_COUNT)?, Court::ALL[place % COURT_COUNT])?;
        let place_of = |(owner, target): &(Seat, Target)| stack_index(*owner, target.court);
        let (goals, threats) = match &assessment {
            coach::Assessment::Own { targets, threats, .. } => {
                let arrows = threats.iter().map(|stack| (place_of(stack), place));
                (targets.iter().map(place_of).collect(), arrows.collect())
            }
            coach::Assessment::Other { .. } => Default::default(),
        };
        Some(Advice { goals, threats, text: words::assessment(language, &assessment) })
    }

    fn seat_colour(view: &View, seat: Seat) -> &'static str {
        match view.table.suits.get(seat.index()) {
            Some(Suit::Hearts) => "red",
            Some(Suit::Diamonds) => "brass",
            Some(Suit::Clubs) => "soft",
            Some(Suit::Spades) | None => "black",
        }
    }

    fn level_about(language: Language, level: Level) -> Option<String> {
        Some(messages::Level { level: level as usize }.text(language))
    }

    fn emblem() -> &'static str {
        "emblem-court-wars"
    }
}

impl GameUi for CourtWars {
    fn table_parts(table: Table<Self>) -> TableParts {
        let language = table.language;
        let scene = Memo::new(move |_| {
            let acting = table.acting();
            table.with_view(|view| table.with_draft(|draft| Scene::of(view, draft, acting)))
        });
        let seats = scene.with_untracked(|scene| scene.players.len());
        // The seat at the bottom of the screen: the viewer, or the first seat.
        let near = Memo::new(move |_| table.viewer.get().unwrap_or(Seat::FIRST));
        let prompt = Signal::derive(move || {
            let prompt = scene.with(|scene| scene.prompt.clone()).filter(|_| table.acting().is_some());
            prompt.map(|prompt| (words::prompt(language, &prompt), words::confirm(language, &prompt)))
        });
        let plies = Memo::new(move |_| {
            let plies = table.status.read().plies;
            table.looking.get().map_or(plies, |looking| looking.min(plies))
        });
        let latest = Memo::new(move |_| table.session.with(|session| LatestEffect::of(session, plies.get())));
        // Cards that moved are animated from their old place, but not when the player steps back in the game.
        Effect::new(move |before: Option<usize>| {
            let now = plies.get();
            animate_fresh_cards(before.filter(|before| now > *before).map(|_| latest.get_untracked().origin));
            now
        });
        let place = RwSignal::new(stack_index(near.get_untracked(), Court::King));
        // A card is drawn as soon as it is lifted from the pile, and follows the pointer to where it is placed.
        let lift = move |from: usize| {
            table.clear();
            if from == PILE_PLACE {
                table.input(Input::Pile);
            }
        };
        let drop = move |(_, to): (usize, usize)| {
            if scene.with_untracked(|scene| scene.drawn.is_none()) || untrack(|| table.acting()).is_none() {
                // The lifted card was discarded at once, or another player is to act.
                return;
            }
            let Some(touch) = (if to == DISCARD_PILE_PLACE { Some(Input::Discards) } else { stack_input(to) }) else {
                return;
            };
            table.clear();
            table.input(touch);
            // A drag needs no confirmation.
            if table.refused.get_untracked().is_none() {
                table.input(touch);
            }
        };
        let drag = Drag::new(Callback::new(lift), Callback::new(drop));
        let focus_after = move |key: &str, from| focus_after_key(key, from, near.get_untracked(), seats);
        let courts = move || {
            let rows = Seat::all(seats)
                .map(|seat| view! { <Later><Player table scene latest near place seat/></Later> })
                .collect_view();
            view! {
                <div
                    class="court-table"
                    data-seats=seats
                    style:--x=move || drag.shift().0
                    style:--y=move || drag.shift().1
                    on:pointerdown=move |event| drag.press(&event)
                    on:pointermove=move |event| drag.move_to(&event)
                    on:pointerup=move |event| drag.release(&event)
                    on:click:capture=move |event| drag.suppress_click(&event)
                >
                    <div
                        class="board courts"
                        role="grid"
                        aria-label=messages::COURTS.text(language)
                        on:keydown=move |event| rove_by(&event, place, focus_after)
                    >
                        {rows}
                    </div>
                    <Later><Middle table scene/></Later>
                </div>
            }
            .into_any()
        };
        let events = move || {
            view! {
                <section class="battle herald sheet" aria-label=messages::TOLD.text(language)>
                    <RecentEvents table plies/>
                </section>
            }
            .into_any()
        };
        TableParts::new(courts, move || view! { <Dock table prompt><PlanControls table scene/></Dock> }.into_any())
            .situation(events)
    }

    fn lesson(language: Language, _options: Self::Options, _signals: Signals) -> Lesson {
        Lesson::Exercises(words::LESSON.texts(language))
    }

    fn puzzle_texts(language: Language) -> &'static [ExerciseText] {
        words::PUZZLES.texts(language)
    }
}

/// The index of a stack among the stacks of all seats.
fn stack_index(seat: Seat, court: Court) -> usize {
    seat.index() * COURT_COUNT + court as usize
}

/// The input for a click on the stack with this index; `None` if no seat has it.
fn stack_input(place: usize) -> Option<Input> {
    let (seat, court) = (Seat::new(place / COURT_COUNT)?, Court::ALL[place % COURT_COUNT]);
    Some(Input::Stack { seat, court, card: None })
}

/// The index of the stack to which a key moves the focus; `None` for other keys. The bottom row is that of the seat `near`; the
/// other seats follow clockwise, from the bottom up.
fn focus_after_key(key: &str, from: usize, near: Seat, seats: usize) -> Option<usize> {
    let row = |seat: usize| (seat + seats - near.index() - 1) % seats;
    let seat = |row: usize| (row + near.index() + 1) % seats;
    let to = step_on_grid(
        key,
        row(from / COURT_COUNT) * COURT_COUNT + from % COURT_COUNT,
        COURT_COUNT,
        seats * COURT_COUNT,
    )?;
    Some(seat(to / COURT_COUNT) * COURT_COUNT + to % COURT_COUNT)
}

/// The effect of the latest action that led to the state on the screen.
#[derive(Clone, PartialEq, Eq, Default)]
struct LatestEffect {
    /// The indices of the stacks that the action changed.
    changed: Vec<usize>,
    /// A CSS selector of the place from which the action moved cards; empty if there is no action.
    origin: String,
}

impl LatestEffect {
    fn of(session: &Session, plies: usize) -> Self {
        let mut latest = Self::default();
        let Some(events) = session.events_at(plies, None) else { return latest };
        for event in events.of::<CourtWars>() {
            let (origin, changed) = match *event {
                Event::Placed { seat, court, .. } => (".drawn".into(), vec![stack_index(seat, court)]),
                Event::Discarded { .. } => (".drawn".into(), Vec::new()),
                Event::Attacked { seat, victim, attack, .. } => {
                    let target = stack_index(victim, attack.target.court);
                    let changed = vec![stack_index(seat, attack.from), target];
                    (format!(".courts [data-place=\"{target}\"]"), changed)
                }
                _ => (".pile".into(), Vec::new()),
            };
            latest.changed.extend(changed);
            if latest.origin.is_empty() {
                latest.origin = origin;
            }
        }
        latest
    }
}

/// The row of a player: name, suit, place and three stacks.
#[component]
fn Player(
    table: Table<CourtWars>,
    scene: Memo<Scene>,
    latest: Memo<LatestEffect>,
    near: Memo<Seat>,
    place: RwSignal<usize>,
    seat: Seat,
) -> impl IntoView {
    let language = table.language;
    let with = move |part: fn(&PlayerScene) -> bool| {
        let part = Memo::new(move |_| scene.with(|scene| part(&scene.players[seat.index()])));
        move || part.get()
    };
    let (to_act, fallen) = (with(|player| player.to_act), with(|player| player.fallen));
    let to_act = Signal::derive(move || to_act() && !table.is_over());
    let suit = scene.with_untracked(|scene| scene.players[seat.index()].suit);
    let won = Memo::new(move |_| scene.with(|scene| scene.players[seat.index()].place));
    // The number of seats clockwise from the seat at the bottom.
    let at = move || {
        let seats = scene.with(|scene| scene.players.len());
        (seat.index() + seats - near.get().index()) % seats
    };
    let stack = move |court: Court| {
        let own = stack_index(seat, court);
        let tabindex = Signal::derive(move || if place.get() == own { "0" } else { "-1" });
        view! {
            <div role="gridcell" on:focusin=move |_| place.set(own)>
                <Later><StackButton table scene latest seat court tabindex/></Later>
            </div>
        }
    };
    view! {
        <div class="court-player" class:to-act=to_act class:is-out=fallen role="row" data-at=at>
            <div class="court-name" role="rowheader">
                <PlayerName table seat=Signal::stored(seat) to_act>
                    <SuitMark suit name=words::suit(language, suit)/>
                </PlayerName>
                {move || won.get().map(|place| view! { <strong>{say_page::Place { place }.text(language)}</strong> })}
                <Show when=move || fallen() && won.get().is_none()><span class="tag">{messages::OUT.text(language)}</span></Show>
            </div>
            {Court::ALL.map(stack)}
        </div>
    }
}

/// The cards of a stack, as the table draws them.
#[derive(Clone, PartialEq, Eq)]
struct StackCards {
    target: Target,
    base: Base,
    guards: Vec<GuardScene>,
    danger: Option<Danger>,
    ghost: Option<DeckCard>,
}

impl StackCards {
    fn of(stack: &StackScene) -> Self {
        let StackScene { target, base, danger, ghost, .. } = *stack;
        Self { target, base, guards: stack.guards.clone(), danger, ghost }
    }

    /// The number of Guards for the stylesheet, including a card that the draft places here.
    fn guard_count(&self) -> String {
        (self.guards.len() + usize::from(self.ghost.is_some())).to_string()
    }

    /// The card at the bottom; `None` when it is face down.
    fn court(&self) -> Option<DeckCard> {
        match self.base {
            Base::Court => Some(DeckCard::Suited(self.target.card())),
            Base::Fallen => None,
            Base::Joker => Some(DeckCard::Joker),
        }
    }

    /// All cards, from the bottom; `None` for a card that is face down.
    fn cards(&self) -> Vec<Option<DeckCard>> {
        let guards = self.guards.iter().map(|guard| Some(DeckCard::Suited(guard.card)));
        std::iter::once(self.court()).chain(guards).collect()
    }

    /// Draws the cards from the court outwards. `fresh` says which cards are new.
    fn draw(&self, fresh: &dyn Fn(Option<DeckCard>) -> bool) -> impl IntoView + use<> {
        let base = match self.court() {
            Some(card) => view! { <DeckFace card fresh=self.base == Base::Joker && fresh(Some(card))/> }.into_any(),
            None => view! { <span class:is-turned=fresh(None)><CardBack/></span> }.into_any(),
        };
        let falls = self.danger == Some(Danger::Falls);
        let base = view! {
            <span class="stack-card" class:is-removed=falls class:is-open=self.danger == Some(Danger::Open) data-card=0>
                {base} {falls.then(|| view! { <Icon name="close"/> })}
            </span>
        };
        let guard = |(at, guard): (usize, &GuardScene)| {
            let GuardScene { card, spent, removed, open } = *guard;
            let mark = if spent { Some("sword") } else { removed.then_some("close") };
            let fresh = fresh(Some(DeckCard::Suited(card)));
            view! {
                <span
                    class="stack-card"
                    class:is-spent=spent
                    class:is-removed=removed
                    class:is-open=open && !removed
                    data-card=at + 1
                >
                    <CardFace card fresh/> {mark.map(|name| view! { <Icon name/> })}
                </span>
            }
        };
        let guards = self.guards.iter().enumerate().map(guard).collect_view();
        let ghost = self.ghost.map(|card| view! { <span class="stack-card is-ghost"><DeckFace card/></span> });
        view! { <span class="stack-cards">{base} <span class="stack-guards">{guards} {ghost}</span></span> }
    }
}

/// The attack and defence values of a stack.
fn draw_totals(stack: &StackScene) -> impl IntoView + use<> {
    let stands = stack.base != Base::Fallen;
    let (attack, defence) = (stack.attack.to_string(), stack.defence.to_string());
    let in_danger = stack.danger.is_some();
    let shield = if in_danger { "broken-shield" } else { "shield" };
    let totals = stands.then(|| {
        // The stylesheet writes the numbers, since the stack's label for screen readers has them already.
        view! {
            <span data-sum=attack><Icon name="sword"/></span>
            <span data-sum=defence class:is-at-risk=in_danger><Icon name=shield/></span>
        }
    });
    view! { <span class="totals">{totals}</span> }
}

/// A stack: the court and its Guards.
#[component]
fn StackButton(
    table: Table<CourtWars>,
    scene: Memo<Scene>,
    latest: Memo<LatestEffect>,
    seat: Seat,
    court: Court,
    tabindex: Signal<&'static str>,
) -> impl IntoView {
    let language = table.language;
    let own = stack_index(seat, court);
    let stack = Memo::new(move |_| scene.with(|scene| scene.players[seat.index()].stacks[court as usize].clone()));
    let lying = Memo::new(move |_| stack.with(StackCards::of));
    let before = StoredValue::new(None::<Vec<Option<DeckCard>>>);
    let cards = move || {
        let lying = lying.get();
        // A new card is animated, but not when the page opens.
        let known = before.get_value();
        before.set_value(Some(lying.cards()));
        lying.draw(&|card| known.as_ref().is_some_and(|known| !known.contains(&card)))
    };
    let chosen = move || {
        let lying = lying.read();
        lying.danger == Some(Danger::Falls)
            || lying.ghost.is_some()
            || lying.guards.iter().any(|guard| guard.spent || guard.removed)
    };
    let touch = move |event: MouseEvent| {
        // A click chooses a card of the stack; a key chooses the whole stack.
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let card =
            target.filter(|_| event.detail() > 0).and_then(|target| target.closest("[data-card]").ok().flatten());
        let card = card.and_then(|card| card.get_attribute("data-card")?.parse().ok());
        table.input(Input::Stack { seat, court, card });
    };
    view! {
        <button
            type="button"
            class="stack-of"
            class:is-last=move || latest.read().changed.contains(&own)
            data-place=own
            data-can=move || (stack.read().can && !chosen()).then_some("")
            tabindex=tabindex
            aria-pressed=move || chosen().to_string()
            aria-disabled=move || table.disabled(stack.read().can)
            aria-label=move || words::stack(language, &stack.read())
            style:--guards=move || lying.read().guard_count()
            on:click=touch
        >
            {cards}
            {move || draw_totals(&stack.read())}
        </button>
    }
}

/// The row between the players: pile, drawn card, discard pile, and how far the game is from its limit.
#[component]
fn Middle(table: Table<CourtWars>, scene: Memo<Scene>) -> impl IntoView {
    let language = table.language;
    let piles = Memo::new(move |_| scene.with(|scene| scene.piles.clone()));
    let drawn = Memo::new(move |_| scene.with(|scene| scene.drawn));
    let name = move |card: DeckCard| common_words::card(language, card);
    let seen = StoredValue::new(None::<Option<DeckCard>>);
    let drawn_card = move || {
        let card = drawn.get();
        let fresh = seen.get_value().is_some_and(|before| before != card);
        seen.set_value(Some(card));
        match card {
            Some(card) => view! { <DeckFace card fresh/> }.into_any(),
            None => view! { <span class="card is-slot"></span> }.into_any(),
        }
    };
    // Each new top card is a new element, so it is animated.
    let top = move || {
        let piles = piles.read();
        [(piles.discarded, piles.top, piles.ghost)]
    };
    let lay = StoredValue::new(None::<Option<DeckCard>>);
    let top_card = move |(_, top, ghost): (usize, Option<DeckCard>, Option<DeckCard>)| {
        let fresh = lay.get_value().is_some_and(|before| before != top) && ghost.is_none();
        lay.set_value(Some(top));
        match ghost.or(top) {
            Some(card) => view! { <span class:is-ghost=ghost.is_some()><DeckFace card fresh/></span> }.into_any(),
            None => view! { <span class="card is-slot"></span> }.into_any(),
        }
    };
    let list = move |label: &'static str, cards: Vec<DeckCard>| {
        let cards = cards.into_iter().map(move |card| {
            view! { <li><DeckFace card/><span class="visually-hidden">{name(card)}</span></li> }
        });
        view! {
            <details class="open-pile">
                <summary class="small">{label}</summary>
                <ul>{cards.collect_view()}</ul>
            </details>
        }
    };
    let shown = Memo::new(move |_| piles.with(|piles| (piles.discards.clone(), piles.coming.clone())));
    let lists = move || {
        let (discards, coming) = shown.get();
        view! {
            {coming.filter(|cards| !cards.is_empty()).map(|cards| list(messages::COMING.text(language), cards))}
            {discards.filter(|cards| !cards.is_empty()).map(|cards| list(messages::ALL_DISCARDS.text(language), cards))}
        }
    };
    let odds = Memo::new(move |_| piles.with(|piles| piles.odds));
    // The strip takes up space even when there are no odds.
    let odds = move || {
        let Some([fits, aces, others]) = odds.get() else { return view! { <p class="odds small"></p> }.into_any() };
        let said = messages::Odds { aces, fits, others }.text(language);
        let part = |share: usize| view! { <span style:flex-grow=share.to_string()></span> };
        view! {
            <p class="odds small" title=said.clone()>
                <span class="visually-hidden">{said.clone()}</span>
                <span class="odds-bar" aria-hidden="true">{[fits, aces, others].map(part).collect_view()}</span>
                <span aria-hidden="true">{words::odds(language, fits)}</span>
            </p>
        }
        .into_any()
    };
    let end = Memo::new(move |_| piles.with(|piles| piles.limit));
    let idle = move || matches!(end.get(), LimitScene::Flips { idle: true, .. });
    view! {
        <div class="middle">
            <button
                type="button"
                class="pile"
                data-place=PILE_PLACE
                data-grab=move || piles.read().can_draw.then_some("")
                data-can=move || piles.read().can_draw.then_some("")
                aria-disabled=move || (!piles.read().can_draw).then_some("true")
                // The second click of a double click would draw for the next player.
                on:click=move |event| if event.detail() < 2 { table.input(Input::Pile) }
            >
                {move || match piles.read().pile {
                    0 => view! { <span class="card is-slot"></span> }.into_any(),
                    _ => view! { <CardBack/> }.into_any(),
                }}
                <span class="visually-hidden">{move || piles.read().can_draw.then(|| messages::DRAW_A_CARD.text(language))}</span>
                <span class="small">{move || messages::Pile { cards: piles.read().pile }.text(language)}</span>
            </button>
            <div class="drawn" data-place=DRAWN_CARD_PLACE data-grab=move || {
                (drawn.get().is_some() && table.acting().is_some()).then_some("")
            }>
                {drawn_card}
                <span class="small">
                    {messages::DRAWN.text(language)}
                    {move || drawn.get().map(|card| {
                        view! { <span class="visually-hidden">{messages::DrawnCard { card }.text(language)}</span> }
                    })}
                </span>
            </div>
            <button
                type="button"
                class="discard"
                data-place=DISCARD_PILE_PLACE
                data-can=move || { let piles = piles.read(); (piles.can_discard && piles.ghost.is_none()).then_some("") }
                aria-pressed=move || piles.read().ghost.is_some().to_string()
                aria-disabled=move || (!piles.read().can_discard).then_some("true")
                aria-label=move || { let piles = piles.read(); words::discards(language, piles.discarded, piles.top) }
                on:click=move |_| table.input(Input::Discards)
            >
                <For each=top key=|lying| *lying children=top_card/>
                <span class="small">{move || words::discards(language, piles.read().discarded, None)}</span>
            </button>
            {odds}
            <p class="end small" class:is-idle=idle>{move || words::limit(language, end.get())}</p>
            {lists}
        </div>
    }
}

/// The events of the viewer's present turn, and of the turns of the others before it: those of at most [`MAX_LISTED_ACTIONS`]
/// actions.
#[component]
fn RecentEvents(table: Table<CourtWars>, plies: Memo<usize>) -> impl IntoView {
    let language = table.language;
    let events = move || {
        let (plies, viewer, names) = (plies.get(), table.viewer.get(), table.names());
        table.session.with(|session| {
            let own = |entry: &Entry<AnyAction>| Some(entry.seat) == viewer;
            let entries = &session.entries()[..plies];
            // The viewer's present turn, and before it the turns of the others.
            let since = entries.iter().rposition(|entry| !own(entry)).map_or(0, |others| others + 1);
            let first = entries[..since].iter().rposition(own).map_or(0, |own| own + 1);
            let first = first.max(plies.saturating_sub(MAX_LISTED_ACTIONS));
            let table = &session.state().of::<CourtWars>().table;
            let events = (first + 1..=plies).filter_map(|plies| session.events_at(plies, None));
            let told = events.map(|events| words::events(language, table, events.of::<CourtWars>(), &names));
            told.map(|event| view! { <li>{event}</li> }).collect_view()
        })
    };
    view! { <ol>{events}</ol> }
}

/// The planned attack: the cards that are spent and removed, with buttons to spend or remove one less or one more.
#[component]
fn PlanControls(table: Table<CourtWars>, scene: Memo<Scene>) -> impl IntoView {
    let language = table.language;
    let plan = Memo::new(move |_| scene.with(|scene| scene.plan));
    let step = move |label: &'static str, sign: &'static str, touch: fn(PlanScene) -> Option<Input>| {
        view! {
            <button
                type="button"
                class="btn"
                aria-label=label
                aria-disabled=move || touch(plan.get()).is_none().then_some("true")
                on:click=move |_| if let Some(touch) = touch(plan.get_untracked()) { table.input(touch) }
            >
                {sign}
            </button>
        }
    };
    let part = |words: String, sum: u32| view! { <b>{sum}</b><span class="plan-words">{words}</span> };
    let spends = move || {
        let own = plan.get().own?;
        let said = messages::Spends { court: own.court, guards: own.spent, worth: own.worth }.text(language);
        Some(part(said, own.worth))
    };
    let removes = move || {
        let target = plan.get().target?;
        Some(part(words::removes(language, target.target, target.taken, target.price), target.price))
    };
    let own = move || {
        view! {
            <div class="plan-part" role="group" aria-label=messages::SPEND.text(language)>
                <span class="plan-title" aria-hidden="true">{messages::SPEND.text(language)}</span>
                {step(messages::LESS.text(language), "−", |plan| plan.own?.less)}
                <span><Icon name="sword"/>{spends}</span>
                {step(messages::MORE.text(language), "+", |plan| plan.own?.more)}
            </div>
        }
    };
    let target = move || {
        view! {
            <div class="plan-part" role="group" aria-label=messages::REMOVE.text(language)>
                <span class="plan-title" aria-hidden="true">{messages::REMOVE.text(language)}</span>
                {step(messages::LESS.text(language), "−", |plan| plan.target?.less)}
                <span><Icon name="close"/>{removes}</span>
                {step(messages::MORE.text(language), "+", |plan| plan.target?.more)}
            </div>
        }
    };
    view! {
        <div class="plan" role="group" aria-label=messages::PLAN.text(language)>
            <Show when=move || plan.get().own.is_some()>{own}</Show>
            <Show when=move || plan.get().target.is_some()>{target}</Show>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrow_up_moves_clockwise_from_the_seat_below() {
        let at = |seat: usize, court: usize| seat * COURT_COUNT + court;
        // Seat 2 of four is at the bottom; above it come seats 1, 4 and 3, from the bottom up.
        let near = Seat::SECOND;
        assert_eq!(focus_after_key("ArrowUp", at(1, 2), near, 4), Some(at(0, 2)));
        assert_eq!(focus_after_key("ArrowUp", at(0, 2), near, 4), Some(at(3, 2)));
        assert_eq!(focus_after_key("ArrowUp", at(3, 2), near, 4), Some(at(2, 2)));
        assert_eq!(focus_after_key("ArrowUp", at(2, 2), near, 4), Some(at(2, 2)));
        assert_eq!(focus_after_key("ArrowDown", at(1, 0), near, 4), Some(at(1, 0)));
        assert_eq!(focus_after_key("ArrowLeft", at(1, 1), near, 4), Some(at(1, 0)));
        assert_eq!(focus_after_key("x", at(1, 1), near, 4), None);
    }
}
