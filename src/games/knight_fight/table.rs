//! The table of Knight Fight: draws the scene and sends inputs to the draft.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast as _;

use super::drawing::{knight_symbol, side_name};
use super::move_builder::Input;
use super::rules::board::{COLUMNS, ROWS, knight_targets};
use super::rules::{Action, Colour, KnightFight, Side, Space, View};
use super::scene::{self, Knight, PlayerScene, Scene, SpaceScene, TrapScene};
use super::words;
use super::{coach, messages};
use crate::game::action_marks::Spot;
use crate::game::advice::{Advice, Excess};
use crate::game::catalogue::Message;
use crate::game::lesson::ExerciseText;
use crate::game::{Language, Seat};
use crate::search::Level;
use crate::ui::{
    Clock, Dock, GameLook, GameUi, GridBoard, Lesson, Material, PlayerName, Signals, Symbol, Table, TableParts,
    use_language,
};

impl GameLook for KnightFight {
    const MATERIAL: Material = Material::Wood;
    const HAS_COACH: bool = true;

    fn purpose(language: Language, view: &View, seat: Seat, action: &Action, _then: &[Action]) -> Option<String> {
        Some(words::purpose(language, &coach::purpose(view, seat, *action)?))
    }

    fn excess(language: Language, before: &View, seat: Seat, action: &Action, later: &View) -> Option<Excess> {
        let overbid = coach::overbid(before, seat, *action, later)?;
        Some(Excess { by: (overbid.bid - overbid.enough).into(), text: words::overbid(language, overbid) })
    }

    fn coach(language: Language, view: &View, seat: Seat, spot: Spot) -> Option<Advice> {
        let Spot::Space(place) = spot else { return None };
        let assessment = coach::assess(view, seat, Space::at_place(place)?)?;
        Some(Advice {
            goals: assessment.goals.iter().map(Space::place).collect(),
            threats: assessment.jumps.iter().map(|(from, to)| (from.place(), to.place())).collect(),
            text: words::assessment(language, &assessment),
        })
    }

    fn level_about(language: Language, level: Level) -> Option<String> {
        Some(messages::Level { level: level as usize }.text(language))
    }

    fn emblem() -> &'static str {
        "emblem-knight-fight"
    }
}

impl GameUi for KnightFight {
    fn table_parts(table: Table<Self>) -> TableParts {
        let language = table.language;
        let threats = table.signals().threats;
        let scene = Memo::new(move |_| {
            let (acting, show_threats) = (table.acting(), threats.get());
            table.with_view(|view| table.with_draft(|draft| Scene::of(view, draft, acting, show_threats)))
        });
        // The viewer's seat is below the board; for a spectator the first one.
        let near = Memo::new(move |_| table.viewer.get().unwrap_or(Seat::FIRST));
        let player = move |seat: Seat| scene.with(|scene| scene.players[seat.index() & 1]);
        let far = Memo::new(move |_| player(near.get().other()));
        let near = Memo::new(move |_| player(near.get()));
        let prompt = Signal::derive(move || {
            let prompt = scene.with(|scene| scene.prompt).filter(|_| table.acting().is_some());
            prompt.map(|prompt| (words::prompt(language, prompt), words::confirm(language, prompt)))
        });
        let space = move |at: usize, tabindex: Signal<&'static str>| {
            view! { <SpaceButton table scene at tabindex/> }.into_any()
        };
        let centre = Side::X.start().place();
        let board = move || {
            let label = messages::BOARD.text(language);
            view! { <GridBoard columns=COLUMNS rows=ROWS is_large=true start=centre label space/> }.into_any()
        };
        let dock = move || view! { <Dock table prompt><Controls table scene/></Dock> }.into_any();
        let status = move || {
            view! {
                <section class="battle tiltyard sheet" aria-label=messages::COUNTERS.text(language)>
                    <StatusPanel table scene threats/>
                </section>
            }
            .into_any()
        };
        TableParts::new(board, dock)
            .bars(
                move || view! { <Player table player=far/> }.into_any(),
                move || view! { <Player table player=near/> }.into_any(),
            )
            .situation(status)
    }

    fn lesson(language: Language, _options: Self::Options, _signals: Signals) -> Lesson {
        Lesson::Exercises(words::LESSON.texts(language))
    }

    fn puzzle_texts(language: Language) -> &'static [ExerciseText] {
        words::PUZZLES.texts(language)
    }
}

/// The name of a colour in the stylesheet.
const fn tint_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
}

/// The panel of a player: name, side, and what the player has besides knights.
#[component]
fn Player(table: Table<KnightFight>, player: Memo<PlayerScene>) -> impl IntoView {
    let language = table.language;
    let seat = Signal::derive(move || player.read().seat);
    let to_act = Signal::derive(move || player.read().to_act);
    let side = Memo::new(move |_| player.read().side);
    let stock = move || {
        let stock = player
            .with(|player| words::stock(language, player))
            .into_iter()
            .map(|stock| view! { <li><b>{stock}</b></li> });
        let marks =
            player.with(|player| words::marks(language, player)).into_iter().map(|mark| view! { <li>{mark}</li> });
        (stock.collect_view(), marks.collect_view())
    };
    view! {
        <PlayerName table seat to_act>
            {move || side.get().map(|side| view! { <SideMark side/> })}
        </PlayerName>
        <ul class="stock">{stock}</ul>
        <Clock table seat/>
    }
}

/// A side's knight with its letter.
#[component]
fn SideMark(side: Side) -> impl IntoView {
    let language = use_language();
    view! {
        <span class="side-mark" data-side=side_name(side)><Symbol name=knight_symbol(side)/>{messages::Side { side }.text(language)}</span>
    }
}

/// The status of the match, the last round, the earlier results, and a legend of the marks that are on the board.
#[component]
fn StatusPanel(table: Table<KnightFight>, scene: Memo<Scene>, threats: RwSignal<bool>) -> impl IntoView {
    let language = table.language;
    let round = move || scene.with(|scene| words::round(language, &scene.round));
    let stakes = move || table.with_view(|view| words::stakes(language, view));
    let results = move || {
        let results = scene.with(|scene| scene.status.results.clone());
        let result = |(at, result): (usize, super::rules::BoutResult)| {
            let winner = result.winner.map(|seat| table.name(seat));
            view! { <li>{words::result(language, at + 1, result, winner.as_deref())}</li> }
        };
        results.into_iter().enumerate().map(result).collect_view()
    };
    let remembers = Memo::new(move |_| table.with_view(|view| view.table.rule_set().snapshot));
    let any = move |mark: fn(&SpaceScene) -> bool| {
        let any = Memo::new(move |_| scene.with(|scene| scene.spaces.iter().any(mark)));
        move || any.get()
    };
    let meaning = move |mark: fn(&SpaceScene) -> bool, drawing: &'static str, text: Message| {
        let (any, text) = (any(mark), text.text(language));
        view! { <Show when=any><li><Symbol name=drawing class="icon"/>{text}</li></Show> }
    };
    // Whether a threat is the viewer's or the opponent's: for a spectator it is neither.
    let own = Memo::new(move |_| {
        table.viewer.get().and_then(|viewer| scene.with(|scene| scene.players[viewer.index() & 1].side))
    });
    let threat = move |wins: bool| {
        let any = Memo::new(move |_| {
            let own = own.get();
            scene.with(|scene| {
                scene.spaces.iter().any(|space| space.threat.is_some_and(|side| (Some(side) == own) == wins))
            })
        });
        move || own.get().is_some() && any.get()
    };
    let (wins, loses) = (threat(true), threat(false));
    view! {
        <p class="counters"><b>{move || scene.with(|scene| words::status(language, &scene.status))}</b></p>
        <p class="round">{round}</p>
        <ul class="bouts small">{results}</ul>
        <p class="stakes-of-bout small">{stakes}</p>
        <Show when=move || remembers.get()><p class="small soft">{messages::SNAPSHOT.text(language)}</p></Show>
        <button
            type="button"
            class="btn threats"
            aria-pressed=move || threats.get().to_string()
            on:click=move |_| threats.update(|shown| *shown = !*shown)
        >
            {messages::THREATS.text(language)}
        </button>
        <ul class="legend small">
            <Show when=wins><li><Symbol name="mark-win" class="icon"/>{messages::LEGEND_WIN.text(language)}</li></Show>
            <Show when=loses><li><Symbol name="mark-danger" class="icon"/>{messages::LEGEND_DANGER.text(language)}</li></Show>
            {meaning(|space| space.knight.is_some_and(|knight| knight.weak), "mark-weak", messages::LEGEND_WEAK)}
            {meaning(|space| space.manure.is_some(), "mark-manure", messages::LEGEND_MANURE)}
            {meaning(|space| space.barred, "mark-barred", messages::LEGEND_BARRED)}
            {meaning(|space| space.remembered, "mark-hoof", messages::LEGEND_REMEMBERED)}
            {meaning(|space| space.trap == Some(TrapScene::Own), "mark-trap", messages::LEGEND_OWN_TRAP)}
            {meaning(|space| space.trap == Some(TrapScene::Revealed), "mark-trap", messages::LEGEND_REVEALED_TRAP)}
            {meaning(|space| matches!(space.trap, Some(TrapScene::Sprung(_))), "mark-sprung", messages::LEGEND_SPRUNG_TRAP)}
        </ul>
    }
}

/// The controls beside the board: a side, a bid, no trap, manure; and the choices that are already sealed.
#[component]
fn Controls(table: Table<KnightFight>, scene: Memo<Scene>) -> impl IntoView {
    let language = table.language;
    let controls = Memo::new(move |_| scene.with(|scene| scene.controls));
    let sealed = move || words::sealed(language, controls.read().sealed);
    let side = move |side: Side| {
        view! {
            <button
                type="button"
                class="btn side-choice"
                aria-pressed=move || (controls.read().sides == Some(Some(side))).to_string()
                on:click=move |_| table.input(Input::Side(side))
            >
                <SideMark side/>
            </button>
        }
    };
    let sides = move || {
        view! {
            <div class="row side-choices" role="group" aria-label=messages::YOUR_SIDE.text(language)>
                {Side::BOTH.map(side)}
            </div>
        }
    };
    let no_trap = move || {
        view! {
            <button
                type="button"
                class="btn"
                aria-pressed=move || (controls.read().trap == Some(true)).to_string()
                on:click=move |_| table.input(Input::NoTrap)
            >
                {messages::NO_TRAP.text(language)}
            </button>
        }
    };
    let manure = move || {
        view! {
            <button
                type="button"
                class="btn"
                aria-pressed=move || controls.read().manure.is_some_and(|(_, chosen)| chosen).to_string()
                on:click=move |_| table.input(Input::Manure)
            >
                <Symbol name="mark-manure" class="icon"/>
                {move || controls.read().manure.map(|(left, _)| messages::ManureLeft { left }.text(language))}
            </button>
        }
    };
    view! {
        <div class="stakes">
            <p class="small soft sealed">{sealed}</p>
            <Show when=move || controls.read().sides.is_some()>{sides}</Show>
            <Show when=move || controls.read().bid.is_some()><Bid table controls/></Show>
            <Show when=move || controls.read().trap.is_some()>{no_trap}</Show>
            <Show when=move || controls.read().manure.is_some()>{manure}</Show>
        </div>
    }
}

/// The control for a bid: large buttons or a slider choose a number of chips.
#[component]
fn Bid(table: Table<KnightFight>, controls: Memo<scene::Controls>) -> impl IntoView {
    let language = table.language;
    let most = Memo::new(move |_| controls.read().bid.map_or(0, |(most, _)| most));
    let chosen = Memo::new(move |_| controls.read().bid.and_then(|(_, chosen)| chosen));
    let bid = move |bid: u8| table.input(Input::Bid(bid.min(most.get_untracked())));
    let step = move |label: &'static str, sign: &'static str, to: fn(u8) -> u8| {
        view! {
            <button
                type="button"
                class="btn"
                aria-label=label
                on:click=move |_| bid(to(chosen.get_untracked().unwrap_or(0)))
            >
                {sign}
            </button>
        }
    };
    let slide = move |event| {
        if let Ok(chips) = event_target_value(&event).parse() {
            bid(chips);
        }
    };
    view! {
        <div class="bid" role="group" aria-label=messages::YOUR_BID.text(language)>
            {step(messages::BID_LESS.text(language), "−", |chips| chips.saturating_sub(1))}
            <output class="bid-number">
                {move || chosen.get().map_or_else(|| "–".to_owned(), |chips| chips.to_string())}
            </output>
            {step(messages::BID_MORE.text(language), "+", |chips| chips.saturating_add(1))}
            <input
                type="range"
                min="0"
                max=move || most.get().to_string()
                aria-label=messages::YOUR_BID.text(language)
                aria-valuetext=move || words::chips(language, chosen.get().unwrap_or(0))
                prop:value=move || chosen.get().unwrap_or(0).to_string()
                on:input=slide
            />
        </div>
    }
}

/// A visible knight of this side that can be the parent of the knight on `landing`, if any.
fn parent(scene: &Scene, side: Side, landing: Space) -> Option<Space> {
    let is_parent = |space: &&SpaceScene| {
        space.knight.is_some_and(|knight| knight.side == side) && knight_targets(landing).contains(space.space)
    };
    scene.spaces.iter().find(is_parent).map(|space| space.space)
}

/// A space of the board.
#[component]
fn SpaceButton(
    table: Table<KnightFight>,
    scene: Memo<Scene>,
    at: usize,
    tabindex: Signal<&'static str>,
) -> impl IntoView {
    let language = table.language;
    let space = Memo::new(move |_| scene.with(|scene| scene.spaces[at].clone()));
    let own = move || table.viewer.get().and_then(|viewer| scene.with(|scene| scene.players[viewer.index() & 1].side));
    let name = space.with_untracked(|space| space.space);
    // A knight's move goes from a light space to a dark one or the other way round.
    let dark = (name.column() + name.row()).is_multiple_of(2);
    let knight = Memo::new(move |_| space.with(|space| (space.knight, space.ghost)));
    let before = StoredValue::new(None::<Option<Knight>>);
    let standing = move || {
        let (standing, ghost) = knight.get();
        // A knight is shown landing when it is new, not when the page is opened.
        let fresh = standing.is_some() && before.get_value().is_some_and(|before| before.is_none());
        before.set_value(Some(standing));
        let side = standing.map(|knight| knight.side).or(ghost)?;
        let weak = standing.is_some_and(|knight| knight.weak);
        // Without a visible parent, as under Snapshot, the knight comes from above.
        let parent = fresh.then(|| scene.with_untracked(|scene| parent(scene, side, name))).flatten();
        let way = |from: usize, to: usize| from.cast_signed() - to.cast_signed();
        let (x, y) =
            parent.map_or((0, -1), |parent| (way(parent.column(), name.column()), way(name.row(), parent.row())));
        Some(view! {
            <span
                class="knight"
                class:is-ghost=standing.is_none()
                class:is-fresh=fresh
                class:is-weak=weak
                style:--from-x=x.to_string()
                style:--from-y=y.to_string()
                data-side=side_name(side)
            >
                <Symbol name=knight_symbol(side)/>
                {weak.then(|| view! { <Symbol name="mark-weak" class="half-heart"/> })}
            </span>
        })
    };
    let lying =
        Memo::new(move |_| space.with(|space| (space.manure.is_some(), space.drop, space.trap, space.remembered)));
    let lying = move || {
        let (manure, drop, trap, remembered) = lying.get();
        let trap = trap.map(|trap| if matches!(trap, TrapScene::Sprung(_)) { "mark-sprung" } else { "mark-trap" });
        view! {
            {(manure || drop).then(|| view! { <span class="lying" class:is-ghost=!manure><Symbol name="mark-manure"/></span> })}
            {trap.map(|trap| view! { <span class="lying"><Symbol name=trap/></span> })}
            {remembered.then(|| view! { <span class="lying"><Symbol name="mark-hoof"/></span> })}
        }
    };
    let threat = Memo::new(move |_| space.read().threat.filter(|_| space.read().knight.is_none()));
    let warning = move || {
        let threat = threat.get()?;
        let mark = if own().is_none_or(|own| own == threat) { "mark-win" } else { "mark-danger" };
        Some(view! { <Symbol name=mark class="warning"/> })
    };
    let pressed = move || {
        let space = space.read();
        (space.chosen || space.ghost.is_some() || space.drop).to_string()
    };
    let touch = move |event: MouseEvent| {
        table.input(Input::Space(name));
        // A mouse hits what it aims at, so it need not touch the space twice; where nothing is sealed, the move can be undone.
        let is_mouse = event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() == "mouse");
        let is_open = || table.with_view(|view| !view.table.rule_set().has_secrets());
        let has_landed = || table.with_draft(|draft| draft.landing == Some(name));
        if is_mouse && untrack(|| is_open() && has_landed() && scene.read().controls.manure.is_none()) {
            table.input(Input::Space(name));
        }
    };
    view! {
        <button
            type="button"
            class="space square"
            class:is-dark=dark
            class:is-barred=move || space.read().barred
            class:is-row=move || space.read().row
            class:is-parent=move || space.read().parent
            data-tint=move || space.read().colour.map(tint_name)
            data-letter=move || space.read().colour.map(|colour| messages::ColourLetter { colour }.text(language))
            data-last=move || space.read().latest.map(side_name)
            data-place=at
            data-can=move || { let space = space.read(); (space.reach && space.ghost.is_none()).then_some("") }
            tabindex=tabindex
            aria-pressed=pressed
            aria-disabled=move || table.disabled(space.read().can)
            aria-label=move || words::space(language, &space.read())
            on:click=touch
        >
            {lying}
            {standing}
            {warning}
        </button>
    }
}
