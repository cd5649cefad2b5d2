//! The table of Knights & Corsairs: draws the scene, and sends back what is touched.

use leptos::prelude::*;

use super::available_actions::possible;
use super::lesson::EXERCISES;
use super::move_builder::Input;
use super::rules::{Action, Board as Grid, Colours, Illegal, KnightsAndCorsairs, Options, Reason, Space, View};
use super::scene::{
    self, BattleScene, Diagram, HandScene, Ranked, Role, Scene, SideScene, Slot, SpaceScene, ToldScene,
};
use super::texts::Texts;
use crate::game::Seat;
use crate::game::about::About;
use crate::game::cards::{Card, Colour};
use crate::game::{GameWords, Language, LogContext};
use crate::ui::{
    Board, CardBack, CardFace, ColourMark, Dock, GameUi, Icon, Lesson, PlayerName, Table, current_language, rove,
};

/// The texts in the player's language.
fn words() -> &'static Texts {
    Texts::of(current_language())
}

impl GameUi for KnightsAndCorsairs {
    fn emblem() -> &'static str {
        "emblem-knights-and-corsairs"
    }

    fn table_view(table: Table<Self>) -> AnyView {
        view! { <Furniture table/> }.into_any()
    }

    fn picture(_language: Language, view: &View) -> AnyView {
        let table = &view.table;
        let line = match KnightsAndCorsairs::line_of(view) {
            Some(line) => line.to_vec(),
            None => Vec::new(),
        };
        mini(&table.board, &line, None)
    }

    fn diagram(_language: Language, text: &str) -> AnyView {
        // A test reads every picture of the rules.
        let Diagram { board, line, mark } = Diagram::read(text).unwrap_or_default();
        mini(&board, &line, mark)
    }

    fn lesson(_language: Language) -> Lesson<Self> {
        Lesson::Exercises(EXERCISES, words().lesson)
    }
}

impl GameWords for KnightsAndCorsairs {
    fn about(language: Language) -> &'static About {
        Texts::about(language)
    }

    fn planned_side(_language: Language, options: &Options, seat: Seat) -> Option<&'static str> {
        let first = match options.colours {
            Colours::Random => return None,
            Colours::FirstRed => Colour::Red,
            Colours::FirstBlack => Colour::Black,
        };
        Some((words().colour)(if seat == Seat::FIRST { first } else { first.other() }))
    }

    fn side(_language: Language, view: &View, seat: Seat) -> Option<String> {
        Some((words().colour)(view.table.colour(seat)).into())
    }

    fn status_line(_language: Language, view: &View) -> String {
        (words().battle)(view.table.battles.len() + 1)
    }

    fn rows(_language: Language, view: &View, _turned: bool) -> Vec<String> {
        let scene = Scene::of(view, &super::move_builder::Draft::default(), view.viewer, words());
        let row = |spaces: &[SpaceScene]| {
            let labels: Vec<&str> = spaces.iter().map(|space| space.label.as_str()).collect();
            format!("{}.", labels.join(". "))
        };
        scene.spaces.chunks(3).map(row).collect()
    }

    fn row_of(_language: Language, _view: &View, place: usize, _turned: bool) -> usize {
        place / 3
    }

    fn keys(_language: Language) -> &'static str {
        words().words.keys
    }

    fn prompt(_language: Language, view: &View, draft: &super::move_builder::Draft) -> Option<String> {
        Scene::of(view, draft, view.viewer, words()).prompt.map(words().prompt)
    }

    fn look_at(_language: Language, action: &Action) -> Option<String> {
        Some((words().look_at)(action))
    }

    fn available_actions(_language: Language, view: &View, seat: Seat) -> Vec<String> {
        let possible = possible(view, seat);
        std::iter::once((words().aim)(view.table.options.colour_line(seat)).into())
            .chain(possible.iter().map(words().possible))
            .collect()
    }

    fn refusal(_language: Language, illegal: &Illegal) -> String {
        (words().illegal)(illegal)
    }

    fn reason(_language: Language, reason: &Reason) -> String {
        (words().reason)(*reason)
    }

    fn notation(_language: Language, context: &LogContext<'_, Self>) -> String {
        scene::notation(context.now, context.seat, context.action, context.latest)
    }

    fn note(_language: Language, context: &LogContext<'_, Self>) -> String {
        scene::note(context.before, context.after, context.action, words())
    }

    fn event(
        _language: Language,
        before: &View,
        after: &View,
        seat: Seat,
        action: &Action,
        _names: &[String],
    ) -> String {
        scene::event(before, after, seat, action, words())
    }
}

impl KnightsAndCorsairs {
    /// The spaces of the line that won, if one did.
    fn line_of(view: &View) -> Option<[Space; 3]> {
        match &view.table.stage {
            super::rules::Stage::Over(outcome) => match outcome.reason {
                Reason::Line(line) => Some(line),
                _ => None,
            },
            _ => None,
        }
    }
}

/// A small picture of a grid.
fn mini(board: &Grid, line: &[Space], mark: Option<Space>) -> AnyView {
    let rows = (0..3).rev().flat_map(|row| (0..3).filter_map(move |column| Space::new(column, row)));
    let lying: Vec<String> = rows
        .clone()
        .filter_map(|space| board.card(space).map(|card| format!("{space} {}", (words().card)(card))))
        .collect();
    let label = (crate::ui::texts().label)(words().words.board, &lying.join(", "));
    let cells = rows
        .map(|space| {
            let card = board.card(space).map(|card| view! { <CardFace card owner=card.colour()/> });
            view! { <span class:is-line=line.contains(&space) class:is-here=mark == Some(space)>{card}</span> }
        })
        .collect_view();
    view! { <div class="mini" role="img" aria-label=label>{cells}</div> }.into_any()
}

#[component]
fn Furniture(table: Table<KnightsAndCorsairs>) -> impl IntoView {
    let scene = Memo::new(move |_| {
        let acting = table.acting();
        table.view.with(|view| table.draft.with(|draft| Scene::of(view, draft, acting, words())))
    });
    // Who sits below: whoever looks on, or the first seat.
    let near = Memo::new(move |_| table.viewer.get().unwrap_or(Seat::FIRST));
    let side = move |seat: Seat| scene.with(|scene| scene.sides[seat.index() & 1].clone());
    let far = Memo::new(move |_| side(near.get().other()));
    let near = Memo::new(move |_| side(near.get()));
    let prompt = Signal::derive(move || {
        let prompt = scene.with(|scene| scene.prompt).filter(|_| table.acting().is_some());
        prompt.map(|prompt| ((words().prompt)(prompt), (words().confirm)(prompt)))
    });
    let space =
        move |at: usize, tabindex: Signal<&'static str>| view! { <SpaceButton table scene at tabindex/> }.into_any();
    view! {
        <section class="them player" aria-label=crate::ui::texts().opponent>
            <Player table side=far fan=true/>
        </section>
        <section class="arena">
            <Board columns=3 rows=3 label=words().words.board space/>
        </section>
        <section class="battle sheet stack" aria-label=words().words.battle>
            {move || scene.with(|scene| scene.battle.clone()).map(|battle| view! { <Fight battle/> })}
            {move || scene.with(|scene| scene.told.clone()).map(|told| view! { <Told told/> })}
        </section>
        <Dock table prompt>
            <Hand table scene/>
        </Dock>
        <section class="me player" aria-label=crate::ui::texts().yourself>
            <Player table side=near fan=false/>
        </section>
    }
}

/// A player: name, colour, cards in hand, piles.
#[component]
fn Player(table: Table<KnightsAndCorsairs>, side: Memo<SideScene>, fan: bool) -> impl IntoView {
    let words = &words().words;
    let open = RwSignal::new(false);
    let seat = Signal::derive(move || side.read().seat);
    let to_act = Signal::derive(move || side.read().to_act);
    let backs = move || (0..side.read().hand).map(|_| view! { <CardBack/> }).collect_view();
    let discards = move || {
        let discards = side.read().discards.clone()?;
        let cards = discards.into_iter().map(
            |card| view! { <li><CardFace card/><span class="visually-hidden">{(self::words().card)(card)}</span></li> },
        );
        Some(view! { <ul class="discards">{cards.collect_view()}</ul> })
    };
    view! {
        <PlayerName table seat to_act>
            {move || { let colour = side.read().colour; view! { <ColourMark colour name=(self::words().colour)(colour)/> } }}
        </PlayerName>
        <Show when=move || fan>
            <div class="fan" aria-hidden="true">{backs}</div>
        </Show>
        <span class="visually-hidden">{move || (words.in_hand)(side.read().hand)}</span>
        <div class="piles">
            <span>{move || (words.draw)(side.read().draw)}</span>
            <button
                class="link"
                type="button"
                aria-expanded=move || open.get().to_string()
                aria-disabled=move || side.read().discards.is_none().then_some("true")
                on:click=move |_| open.update(|open| *open = !*open)
                on:keydown=move |event| if event.key() == "Escape" { open.set(false) }
            >
                {move || (words.discards)(side.read().discarded)}
            </button>
        </div>
        <Show when=move || open.get()>{discards}</Show>
    }
}

/// A space of the grid.
#[component]
fn SpaceButton(
    table: Table<KnightsAndCorsairs>,
    scene: Memo<Scene>,
    at: usize,
    tabindex: Signal<&'static str>,
) -> impl IntoView {
    let space = Memo::new(move |_| scene.with(|scene| scene.spaces[at].clone()));
    let lying = Memo::new(move |_| space.with(|space| (space.card, space.face_up)));
    let before = StoredValue::new(None::<(Option<Card>, Option<Card>)>);
    let content = move || {
        let (card, face_up) = lying.get();
        // A card moves when it is laid, not when the page is opened, nor when the open card stays for good.
        let arrived = before.get_value().is_some_and(|(card_before, face_up_before)| {
            let before = card_before.or(face_up_before);
            card.or(face_up).is_some_and(|now| before != Some(now))
        });
        before.set_value(Some((card, face_up)));
        match (card, face_up) {
            (Some(card), _) => view! { <CardFace card owner=card.colour() fresh=arrived/> }.into_any(),
            (None, Some(card)) => view! {
                <CardFace card owner=card.colour() fresh=arrived/>
                <span class="space-badge"><Icon name="sword"/></span>
            }
            .into_any(),
            (None, None) => {
                let name = space.read_untracked().space.to_string();
                view! { <span class="space-name" aria-hidden="true">{name}</span> }.into_any()
            }
        }
    };
    view! {
        <button
            type="button"
            class="space"
            class:is-last=move || space.read().last
            class:is-line=move || space.read().line
            class:counts=move || space.read().counts
            data-place=at
            data-can=move || { let space = space.read(); (space.can && !space.chosen).then_some("") }
            tabindex=tabindex
            aria-pressed=move || { let space = space.read(); (space.can || space.chosen).then(|| space.chosen.to_string()) }
            aria-disabled=move || (!space.read().can).then_some("true")
            aria-label=move || space.read().label.clone()
            on:click=move |_| table.input(Input::Space(space.read_untracked().space))
        >
            {content}
            <Show when=move || space.read().influence>
                <span class="space-badge">{words().words.wins}</span>
            </Show>
        </button>
    }
}

/// The hand of whoever looks on.
#[component]
fn Hand(table: Table<KnightsAndCorsairs>, scene: Memo<Scene>) -> impl IntoView {
    let place = RwSignal::new(0);
    let count = move || scene.with(|scene| scene.hand.len());
    let cards = move || scene.with(|scene| scene.hand.iter().map(|held| held.card).collect::<Vec<Card>>());
    let button = move |card: Card| {
        let held = Memo::new(move |_| {
            scene.with(|scene| {
                let at = scene.hand.iter().position(|held| held.card == card);
                at.map(|at| (at, scene.hand[at].clone()))
            })
        });
        let with = move |part: fn(&HandScene) -> Option<String>| held.read().as_ref().and_then(|(_, held)| part(held));
        let at = move || held.read().as_ref().map_or(0, |(at, _)| *at);
        let role = Memo::new(move |_| held.read().as_ref().and_then(|(_, held)| held.role));
        view! {
            <button
                type="button"
                class="hand-card"
                data-place=at
                data-as=move || role.get().map(|role| if role == Role::Hidden { "down" } else { "up" })
                tabindex=move || if place.get().min(count().saturating_sub(1)) == at() { "0" } else { "-1" }
                aria-pressed=move || with(|held| (held.can || held.role.is_some()).then(|| held.role.is_some().to_string()))
                aria-disabled=move || with(|held| (!held.can).then(|| "true".into()))
                aria-label=move || with(|held| Some(held.label.clone()))
                on:focus=move |_| place.set(at())
                on:click=move |_| table.input(Input::Card(card))
            >
                <CardFace card/>
                <Show when=move || role.get() == Some(Role::Hidden)><span class="card-back-half"></span></Show>
                {move || role.get().map(|role| view! { <span class="hand-tag">{(words().role)(role)}</span> })}
            </button>
        }
    };
    view! {
        <div
            class="hand"
            role="group"
            aria-label=words().words.hand
            style:--hand=move || count().max(1).to_string()
            on:keydown=move |event| rove(&event, place, count().max(1), count())
        >
            <For each=cards key=|card| *card children=button/>
        </div>
    }
}

/// The battle that is being fought or prepared: three places on either side.
#[component]
fn Fight(battle: BattleScene) -> impl IntoView {
    let texts = words();
    let slot = |slot: Slot| {
        let words = &texts.words;
        let (drawn, caption) = match slot {
            Slot::Open(card) => (view! { <CardFace card owner=card.colour()/> }.into_any(), words.open),
            Slot::Neighbour(card) => (view! { <CardFace card owner=card.colour()/> }.into_any(), words.on_grid),
            Slot::Hidden(_) => (view! { <CardBack/> }.into_any(), words.face_down),
            Slot::AwaitsOpen => (view! { <Place icon="sword"/> }.into_any(), words.open),
            Slot::AwaitsAnswer => (view! { <Place icon="shield"/> }.into_any(), words.open),
            Slot::AwaitsHidden => (view! { <Place icon="hidden"/> }.into_any(), words.face_down),
        };
        let aloud = match slot {
            Slot::Open(card) | Slot::Neighbour(card) => (texts.card)(card),
            _ => String::new(),
        };
        view! { <figure>{drawn}<span class="visually-hidden">{aloud}</span><figcaption>{caption}</figcaption></figure> }
    };
    let side = |colour: Colour, icon: &'static str, verb: &'static str, slots: [Slot; 3]| {
        view! {
            <div class="side">
                <p class="row">
                    <ColourMark colour name=(texts.colour)(colour)/>
                    <Icon name=icon/>
                    <span class="small">{verb}</span>
                </p>
                <div class="side-cards">{slots.map(slot).collect_view()}</div>
            </div>
        }
    };
    let BattleScene { number, attack, defence, attacker, .. } = battle;
    view! {
        <h2>{(texts.battle)(number)}</h2>
        <div class="sides">
            {side(attacker, "sword", texts.words.attacks, attack)}
            {side(attacker.other(), "shield", texts.words.defends, defence)}
        </div>
    }
}

/// A place that waits for a card.
#[component]
fn Place(icon: &'static str) -> impl IntoView {
    view! { <span class="card is-slot" aria-hidden="true"><Icon name=icon/></span> }
}

/// The battle that was fought: the six cards, best first, and why it was won.
#[component]
fn Told(told: ToldScene) -> impl IntoView {
    let texts = words();
    let card = |(place, ranked): (usize, Ranked)| {
        let Ranked { card, colour, attacks, on_grid, placed } = ranked;
        let from = if on_grid { texts.words.on_grid } else { texts.words.from_hand };
        let name = (texts.colour)(colour);
        view! {
            <li class:is-top=place < 3>
                <span class="place">{(texts.ordinal)(place + 1)}</span>
                <CardFace card owner=colour/>
                <span class="visually-hidden">{(texts.card)(card)}</span>
                <span class="owner" data-owner=name.to_lowercase()>
                    <Icon name=if attacks { "sword" } else { "shield" }/>
                    {name}
                </span>
                <span class="soft">{if placed { texts.words.placed } else { from }}</span>
            </li>
        }
    };
    let pending = told.battle.placed.is_none();
    let ranked = told.ranked.into_iter().enumerate().map(card).collect_view();
    view! {
        <h2 class="label">{(texts.battle)(told.number)}</h2>
        <p class="verdict">{(texts.verdict)(&told)}</p>
        <ol class="ranked">{ranked}</ol>
        <Show when=move || !pending><p class="small aftermath">{(texts.aftermath)(&told, true)}</p></Show>
        <p class="small soft">{texts.words.how}</p>
    }
}
