//! The table of Knights & Corsairs: draws the scene, and passes on what the player chooses.

use leptos::prelude::*;

use super::move_builder::Input;
use super::rules::{Action, KnightsAndCorsairs, Options, Space, View};
use super::scene::{BattleScene, FoughtScene, HandScene, RankedCard, Role, Scene, SideScene, Slot};
use super::words;
use super::{coach, messages};
use crate::game::action_marks::Spot;
use crate::game::advice::{Advice, Excess};
use crate::game::cards::{Card, Colour, Suit};
use crate::game::catalogue::Key;
use crate::game::common_words::sentences;
use crate::game::lesson::ExerciseText;
use crate::game::{Language, Seat};
use crate::search::Level;
use crate::ui::{
    CardBack, CardFace, ColourMark, Dock, GameLook, GameUi, GridBoard, Icon, Lesson, PlayerName, Signals, SuitMark,
    Table, TableParts, key_of, owner_drawing, rove, use_language,
};

impl GameLook for KnightsAndCorsairs {
    const HAS_COACH: bool = true;

    fn side_symbol_name(options: &Options, seat: Seat) -> Option<String> {
        options.colour(seat).map(owner_drawing)
    }

    fn purpose(language: Language, view: &View, seat: Seat, action: &Action, _then: &[Action]) -> Option<String> {
        let purposes = coach::purposes(view, seat, action);
        let told = sentences(purposes.iter().map(|purpose| Some(words::purpose(language, purpose))));
        Some(told).filter(|told| !told.is_empty())
    }

    fn excess(language: Language, before: &View, seat: Seat, action: &Action, later: &View) -> Option<Excess> {
        let overspent = coach::overspent(before, seat, action, later)?;
        Some(Excess { by: overspent.by, text: words::overspent(language, &overspent) })
    }

    fn coach(language: Language, view: &View, seat: Seat, spot: Spot) -> Option<Advice> {
        let assessment = match spot {
            Spot::Hand(number) => coach::assess_card(view, seat, number)?,
            Spot::Space(place) => coach::assess_space(view, seat, Space::at_place(place)?)?,
            Spot::Pile | Spot::Discards => return None,
        };
        let (mut goals, mut threats) = (Vec::new(), Vec::new());
        if let (coach::Assessment::Fight { own, theirs, .. }, Spot::Space(place)) = (&assessment, spot) {
            goals.extend(own.iter().map(|(space, _)| space.place()));
            threats.extend(theirs.iter().map(|(space, _)| (space.place(), place)));
        }
        Some(Advice { goals, threats, text: words::assessment(language, &assessment) })
    }

    fn seat_colour(view: &View, seat: Seat) -> &'static str {
        match view.table.colour(seat) {
            Colour::Red => "red",
            Colour::Black => "black",
        }
    }

    fn level_about(language: Language, level: Level) -> Option<String> {
        Some(messages::Level { level: level as usize }.text(language))
    }

    fn emblem() -> &'static str {
        "emblem-knights-and-corsairs"
    }
}

impl GameUi for KnightsAndCorsairs {
    fn table_parts(table: Table<Self>) -> TableParts {
        let language = table.language;
        let scene = Memo::new(move |_| {
            let acting = table.acting();
            table.with_view(|view| table.with_draft(|draft| Scene::of(view, draft, acting)))
        });
        // The bar below the board is the viewer's; for a spectator, the first seat's.
        let near = Memo::new(move |_| table.viewer.get().unwrap_or(Seat::FIRST));
        let side = move |seat: Seat| scene.with(|scene| scene.sides[seat.index() & 1].clone());
        let far = Memo::new(move |_| side(near.get().other()));
        let near = Memo::new(move |_| side(near.get()));
        let prompt = Signal::derive(move || {
            let prompt = scene.with(|scene| scene.prompt).filter(|_| table.acting().is_some());
            prompt.map(|prompt| (words::prompt(language, prompt), words::confirm(language, prompt)))
        });
        let space = move |at: usize, tabindex: Signal<&'static str>| {
            view! { <SpaceButton table scene at tabindex/> }.into_any()
        };
        let grid = move || view! { <GridBoard columns=3 rows=3 label=messages::GRID.text(language) space/> }.into_any();
        let dock = move || view! { <Dock table prompt><Hand table scene/></Dock> }.into_any();
        // Memos, so that a change of the draft does not draw the battles again.
        let current = Memo::new(move |_| scene.with(|scene| scene.battle.clone()));
        let fought = Memo::new(move |_| scene.with(|scene| scene.fought.clone()));
        let battle = move || {
            view! {
                <section class="battle sheet stack" aria-label=messages::THE_BATTLE.text(language)>
                    {move || current.get().map(|battle| view! { <CurrentBattle battle/> })}
                    {move || fought.get().map(|fought| view! { <FoughtBattle fought names=table.names()/> })}
                </section>
            }
            .into_any()
        };
        TableParts::new(grid, dock)
            .bars(
                move || view! { <Player table side=far fan=true/> }.into_any(),
                move || view! { <Player table side=near fan=false/> }.into_any(),
            )
            .situation(battle)
    }

    fn lesson(language: Language, _options: Self::Options, _signals: Signals) -> Lesson {
        Lesson::Exercises(words::LESSON.texts(language))
    }

    fn puzzle_texts(language: Language) -> &'static [ExerciseText] {
        words::PUZZLES.texts(language)
    }
}

/// The bar of a player: name, colour, hand and piles.
#[component]
fn Player(table: Table<KnightsAndCorsairs>, side: Memo<SideScene>, fan: bool) -> impl IntoView {
    let language = table.language;
    let open = RwSignal::new(false);
    let seat = Signal::derive(move || side.read().seat);
    let to_act = Signal::derive(move || side.read().to_act);
    let backs = move || (0..side.read().hand).map(|_| view! { <CardBack/> }).collect_view();
    let discards = move || {
        let discards = side.read().discards.clone()?;
        let cards = discards.into_iter().map(
            |card| view! { <li><CardFace card/><span class="visually-hidden">{words::card(language, card)}</span></li> },
        );
        Some(view! { <ul class="discards">{cards.collect_view()}</ul> })
    };
    view! {
        <PlayerName table seat to_act>
            {move || { let colour = side.read().colour; view! { <ColourMark colour name=words::colour(language, colour)/> } }}
        </PlayerName>
        <Show when=move || fan>
            <div class="fan" aria-hidden="true">{backs}</div>
        </Show>
        <span class="visually-hidden">{move || messages::InHand { cards: side.read().hand }.text(language)}</span>
        <div class="piles">
            <span>{move || messages::Pile { cards: side.read().draw }.text(language)}</span>
            <button
                class="link"
                type="button"
                aria-expanded=move || open.get().to_string()
                aria-disabled=move || side.read().discards.is_none().then_some("true")
                on:click=move |_| open.update(|open| *open = !*open)
                on:keydown=move |event| if key_of(&event).as_deref() == Some("Escape") { open.set(false) }
            >
                {move || messages::Discards { cards: side.read().discarded }.text(language)}
            </button>
        </div>
        <Show when=move || open.get()>{discards}</Show>
    }
}

/// The button of a space of the grid.
#[component]
fn SpaceButton(
    table: Table<KnightsAndCorsairs>,
    scene: Memo<Scene>,
    at: usize,
    tabindex: Signal<&'static str>,
) -> impl IntoView {
    let language = table.language;
    let space = Memo::new(move |_| scene.with(|scene| scene.spaces[at].clone()));
    let lying = Memo::new(move |_| space.with(|space| (space.card, space.face_up)));
    let before = StoredValue::new(None::<(Option<Card>, Option<Card>)>);
    let content = move || {
        let (card, face_up) = lying.get();
        // A card is animated when it is played, not when the page opens, nor when the open card stays on the space.
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
    let winning = move || {
        let mark = |suit: &Suit| view! { <SuitMark suit=*suit/> };
        space.with(|space| space.winning.iter().map(mark).collect_view())
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
            aria-pressed=move || space.read().chosen.to_string()
            aria-disabled=move || table.disabled(space.read().can)
            aria-label=move || space.with(|space| words::space(language, space))
            on:click=move |_| table.input(Input::Space(space.read_untracked().space))
        >
            {content}
            <span class="winning">{winning}</span>
            <Show when=move || space.read().influence>
                <span class="space-badge">{messages::WINS.text(language)}</span>
            </Show>
        </button>
    }
}

/// The hand of the viewer.
#[component]
fn Hand(table: Table<KnightsAndCorsairs>, scene: Memo<Scene>) -> impl IntoView {
    let language = table.language;
    let place = RwSignal::new(0);
    let covered = Memo::new(move |_| {
        let viewer = table.viewer.get().filter(|_| table.is_covered());
        viewer.map_or(0, |viewer| scene.with(|scene| scene.sides[viewer.index() & 1].hand))
    });
    let backs = move || (0..covered.get()).map(|_| view! { <span class="hand-card"><CardBack/></span> }).collect_view();
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
                aria-pressed=move || with(|held| Some(held.role.is_some().to_string()))
                aria-disabled=move || with(|held| (!held.can).then(|| "true".into()))
                aria-label=move || held.read().as_ref().map(|(_, held)| words::hand_card(language, held))
                on:focus=move |_| place.set(at())
                on:click=move |_| table.input(Input::Card(card))
            >
                <CardFace card/>
                <Show when=move || role.get() == Some(Role::Hidden)><span class="card-back-half"></span></Show>
                {move || role.get().map(|role| view! { <span class="hand-tag">{words::role(language, role)}</span> })}
            </button>
        }
    };
    view! {
        <div
            class="hand"
            // Screen readers pass keys on in a toolbar, but not in a group of buttons.
            role="toolbar"
            aria-label=messages::HAND.text(language)
            style:--hand=move || count().max(covered.get()).max(1).to_string()
            on:keydown=move |event| rove(&event, place, count().max(1), count())
        >
            <For each=cards key=|card| *card children=button/>
            {backs}
        </div>
    }
}

/// The current battle, with three slots for each side.
#[component]
fn CurrentBattle(battle: BattleScene) -> impl IntoView {
    let language = use_language();
    let slot = |slot: Slot| {
        let (drawn, caption) = match slot {
            Slot::Open(card) => (view! { <CardFace card owner=card.colour()/> }.into_any(), messages::OPEN),
            Slot::Neighbour(card) => (view! { <CardFace card owner=card.colour()/> }.into_any(), messages::ON_GRID),
            Slot::Hidden(_) => (view! { <CardBack/> }.into_any(), messages::FACE_DOWN),
            Slot::AwaitsOpen => (view! { <EmptySlot icon="sword"/> }.into_any(), messages::OPEN),
            Slot::AwaitsAnswer => (view! { <EmptySlot icon="shield"/> }.into_any(), messages::OPEN),
            Slot::AwaitsHidden => (view! { <EmptySlot icon="hidden"/> }.into_any(), messages::FACE_DOWN),
        };
        let caption = caption.text(language);
        let aloud = match slot {
            Slot::Open(card) | Slot::Neighbour(card) => words::card(language, card),
            _ => String::new(),
        };
        view! { <figure>{drawn}<span class="visually-hidden">{aloud}</span><figcaption>{caption}</figcaption></figure> }
    };
    let side = |colour: Colour, icon: &'static str, verb: &'static str, slots: [Slot; 3]| {
        view! {
            <div class="side">
                <p class="row">
                    <ColourMark colour name=words::colour(language, colour)/>
                    <Icon name=icon/>
                    <span class="small">{verb}</span>
                </p>
                <div class="side-cards">{slots.map(slot).collect_view()}</div>
            </div>
        }
    };
    let BattleScene { number, attack, defence, attacker, .. } = battle;
    view! {
        <h2>{messages::Battle { number }.text(language)}</h2>
        <div class="sides">
            {side(attacker, "sword", messages::ATTACKS.text(language), attack)}
            {side(attacker.other(), "shield", messages::DEFENDS.text(language), defence)}
        </div>
    }
}

/// An empty slot for a card.
#[component]
fn EmptySlot(icon: &'static str) -> impl IntoView {
    view! { <span class="card is-slot" aria-hidden="true"><Icon name=icon/></span> }
}

/// The last battle that was decided: the six cards, best first, and who won.
#[component]
fn FoughtBattle(fought: FoughtScene, names: Vec<String>) -> impl IntoView {
    let language = use_language();
    let card = |(place, ranked): (usize, RankedCard)| {
        let RankedCard { card, colour, attacks, on_grid, placed } = ranked;
        let note = match (placed, on_grid) {
            (true, _) => messages::PLACED,
            (false, true) => messages::ON_GRID,
            (false, false) => messages::FROM_HAND,
        };
        view! {
            <li class:is-top=place < 3>
                <span class="place">{messages::Ordinal { place: place + 1 }.text(language)}</span>
                <CardFace card owner=colour/>
                <span class="visually-hidden">{words::card(language, card)}</span>
                <span class="owner" data-owner=colour.key().to_owned()>
                    <Icon name=if attacks { "sword" } else { "shield" }/>
                    {words::colour(language, colour)}
                </span>
                <span class="soft">{note.text(language)}</span>
            </li>
        }
    };
    let pending = fought.battle.placed.is_none();
    let ranked = fought.ranked.into_iter().enumerate().map(card).collect_view();
    view! {
        <h2 class="label">{messages::Battle { number: fought.number }.text(language)}</h2>
        <p class="verdict">{words::verdict(language, &fought, &names)}</p>
        <ol class="ranked">{ranked}</ol>
        <Show when=move || !pending><p class="small aftermath">{words::aftermath(language, &fought, &names, true)}</p></Show>
        <p class="small soft">{messages::HOW.text(language)}</p>
    }
}
