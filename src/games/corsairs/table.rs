//! The table of Corsairs: draws the scene, and passes on what the player chooses.

use leptos::prelude::*;

use super::drawing::ship_name;
use super::move_builder::{Input, Location};
use super::rules::{Action, Corsairs, Options, Piece, SHIPS_PER_SIDE, Side, View};
use super::scene::{PlayerScene, PostScene, Scene, Trace};
use super::{coach, messages, words};
use crate::game::action_marks::Spot;
use crate::game::advice::Advice;
use crate::game::catalogue::Message;
use crate::game::hex::{Cell, Direction, Hexagon, Name, place_on_chart};
use crate::game::lesson::ExerciseText;
use crate::game::{Language, Seat};
use crate::search::Level;
use crate::ui::{Dock, GameLook, GameUi, HexBoard, Lesson, Material, PlayerName, Signals, Symbol, Table, TableParts};

impl GameLook for Corsairs {
    const MATERIAL: Material = Material::Water;
    const HAS_COACH: bool = true;

    fn side_symbol_name(options: &Options, seat: Seat) -> Option<String> {
        let ship = match Side::of(seat, options.corsair_seat()?) {
            Side::Corsairs => Piece::Corsair,
            Side::Convoy => Piece::Freighter,
        };
        Some(format!("piece-{}", ship_name(ship)))
    }

    fn purpose(language: Language, view: &View, seat: Seat, action: &Action, then: &[Action]) -> Option<String> {
        let (purpose, next) = coach::purpose(view, seat, action, then)?;
        Some(words::purpose(language, &purpose, next.as_ref()))
    }

    fn coach(language: Language, view: &View, seat: Seat, spot: Spot) -> Option<Advice> {
        let Spot::Space(post) = spot else { return None };
        let assessment = coach::assess(view, seat, post)?;
        let board = view.position.board();
        let index = |cell| coach::cell_index(board, cell);
        Some(Advice {
            goals: assessment.goals.iter().filter_map(index).collect(),
            threats: if assessment.moves.is_empty() {
                assessment.attackers.iter().filter_map(|attacker| Some((index(attacker)?, post))).collect()
            } else {
                assessment.moves.iter().filter_map(|(from, to)| Some((index(*from)?, index(*to)?))).collect()
            },
            text: words::assessment(language, board, &assessment),
        })
    }

    fn seat_colour(view: &View, seat: Seat) -> &'static str {
        // The sails of the corsairs are red, that of the freighter is yellow.
        match view.position.side_of(seat) {
            Side::Corsairs => "red",
            Side::Convoy => "brass",
        }
    }

    fn level_about(language: Language, level: Level) -> Option<String> {
        Some(messages::Level { level: level as usize }.text(language))
    }

    fn emblem() -> &'static str {
        "emblem-corsairs"
    }
}

impl GameUi for Corsairs {
    fn table_parts(table: Table<Self>) -> TableParts {
        let language = table.language;
        let scene = Memo::new(move |_| {
            let acting = table.acting();
            table.with_view(|view| table.with_draft(|draft| Scene::of(view, draft, acting)))
        });
        // The bar below the board is the viewer's; for a spectator, the first seat's.
        let near = Memo::new(move |_| table.viewer.get().unwrap_or(Seat::FIRST));
        let player = move |seat: Seat| scene.with(|scene| scene.players[seat.index() & 1]);
        let far = Memo::new(move |_| player(near.get().other()));
        let near = Memo::new(move |_| player(near.get()));
        let prompt = Signal::derive(move || {
            let prompt = scene.with(|scene| scene.prompt).filter(|_| table.acting().is_some());
            prompt.map(|prompt| (words::prompt(language, prompt), words::confirm(language, prompt)))
        });
        let size = scene.with_untracked(|scene| scene.size);
        // The destination of a dragged ship, which needs no animation.
        let dropped = StoredValue::new(None::<Name>);
        let post = move |at: usize, tabindex: Signal<&'static str>| {
            view! { <Post table scene dropped at tabindex/> }.into_any()
        };
        let name =
            move |place: usize| scene.with_untracked(|scene| (scene.posts[place].name, scene.posts[place].chosen));
        let lift = move |from: usize| {
            let (from, chosen) = name(from);
            if !chosen {
                table.clear();
                table.input(Input::At(Location::Post(from)));
            }
        };
        let drag = move |(from, to): (usize, usize)| {
            let ((from, _), (to, _)) = (name(from), name(to));
            dropped.set_value(Some(to));
            table.input(Input::Drag(from, to));
        };
        let board = move || {
            view! { <HexBoard size label=messages::BOARD.text(language) post on_lift=lift on_drag=drag/> }.into_any()
        };
        let dock = move || view! { <Dock table prompt>""</Dock> }.into_any();
        let harbour = move || {
            view! {
                <section class="battle harbour sheet" aria-label=messages::COUNTERS.text(language)>
                    <ReserveAndCounters table scene/>
                </section>
            }
            .into_any()
        };
        TableParts::new(board, dock)
            .bars(
                move || view! { <Player table scene player=far/> }.into_any(),
                move || view! { <Player table scene player=near/> }.into_any(),
            )
            .situation(harbour)
    }

    fn lesson(language: Language, _options: Self::Options, _signals: Signals) -> Lesson {
        Lesson::Exercises(words::LESSON.texts(language))
    }

    fn puzzle_texts(language: Language) -> &'static [ExerciseText] {
        words::PUZZLES.texts(language)
    }
}

/// The kind of ship of which a side has six.
const fn ship_of(side: Side) -> Piece {
    match side {
        Side::Corsairs => Piece::Corsair,
        Side::Convoy => Piece::Escort,
    }
}

/// The seat and the action that led to the position that is shown; `None` at the beginning.
fn last_action(table: Table<Corsairs>) -> Option<(Seat, Action)> {
    let plies = table.looking.get();
    table.session.with(|session| {
        let entry = session.entries().get(plies.unwrap_or(session.plies()).checked_sub(1)?)?;
        Some((entry.seat, *entry.action.of::<Corsairs>()))
    })
}

/// The bar of a player: name, side and ships.
#[component]
fn Player(table: Table<Corsairs>, scene: Memo<Scene>, player: Memo<PlayerScene>) -> impl IntoView {
    let language = table.language;
    let seat = Signal::derive(move || player.read().seat);
    let to_act = Signal::derive(move || player.read().to_act);
    let side = Memo::new(move |_| player.read().side);
    let lost = Memo::new(move |_| player.read().lost);
    // A pass changes nothing on the board.
    let passed = Memo::new(move |_| last_action(table) == Some((seat.get(), Action::Pass)));
    let fleet = move || {
        let (ship, lost) = (ship_name(ship_of(side.get())), usize::from(lost.get()));
        let ships = usize::from(SHIPS_PER_SIDE);
        (0..ships).map(|at| view! { <Ship ship lost={at >= ships - lost}/> }).collect_view()
    };
    let lost_ships = move || {
        let captures = scene.with(|scene| scene.count.captures);
        player.with(|player| words::lost(language, player, captures))
    };
    view! {
        <PlayerName table seat to_act>
            {move || words::side(language, side.get())}
            {move || player.read().won.map(|turns| view! { <span class="won small">" "{messages::WonFirst { turns }.text(language)}</span> })}
        </PlayerName>
        <Show when=move || passed.get()><span class="passed small">{messages::PASSED.text(language)}</span></Show>
        <div class="fleet" role="img" aria-label=lost_ships title=lost_ships>{fleet}</div>
    }
}

/// A ship of a fleet; `lost` draws it as gone.
#[component]
fn Ship(ship: &'static str, #[prop(optional)] lost: bool) -> impl IntoView {
    view! {
        <span class="ship" class:is-gone=lost data-ship=ship><Symbol name=format!("piece-{ship}") class="piece"/></span>
    }
}

/// The reserve, the counters, and a legend of the marks that are on the board.
#[component]
fn ReserveAndCounters(table: Table<Corsairs>, scene: Memo<Scene>) -> impl IntoView {
    let language = table.language;
    let reserve = Memo::new(move |_| scene.with(|scene| scene.reserve));
    let count = Memo::new(move |_| scene.with(|scene| scene.count));
    let ships = Memo::new(move |_| reserve.read().ships);
    let marked = move |mark: fn(&PostScene) -> bool| {
        let any = Memo::new(move |_| scene.with(|scene| scene.posts.iter().any(mark)));
        move || any.get()
    };
    let (entangled, doomed, danger) =
        (marked(|post| post.entangled), marked(|post| post.doomed), marked(|post| post.danger));
    let text = move |message: Message| message.text(language);
    view! {
        <button
            type="button"
            class="reserve"
            data-can=move || { let reserve = reserve.get(); (reserve.can && !reserve.chosen).then_some("") }
            aria-pressed=move || reserve.get().chosen.to_string()
            aria-disabled=move || (!reserve.get().can).then_some("true")
            aria-label=move || words::reserve(language, reserve.get())
            on:click=move |_| table.input(Input::At(Location::Reserve))
        >
            <span>{text(messages::RESERVE)}</span>
            <span class="fleet">
                {move || (0..ships.get()).map(|_| view! { <Ship ship="corsair"/> }).collect_view()}
            </span>
        </button>
        <p class="counters">
            {move || words::game(language, &count.get()).map(|game| view! { <span>{game}</span>" " })}
            <b>{move || words::turn(language, &count.get())}</b>
            {move || words::occurrences(language, &count.get()).map(|again| view! { " "<strong>{again}</strong> })}
        </p>
        <ul class="legend small">
            <Show when=entangled><LegendItem mark="mark-entangled" text=text(messages::ENTANGLED)/></Show>
            <Show when=doomed><LegendItem mark="mark-danger" text=text(messages::DOOMED)/></Show>
            <Show when=danger><LegendItem mark="mark-danger" text=text(messages::DANGER)/></Show>
        </ul>
    }
}

#[component]
fn LegendItem(mark: &'static str, text: &'static str) -> impl IntoView {
    view! { <li><Symbol name=mark class="icon"/>{text}</li> }
}

/// The ship and the marks on a post. They are drawn again only when one of them changes.
#[derive(Clone, Copy, PartialEq, Eq)]
struct DrawnPost {
    piece: Option<Piece>,
    ghost: Option<Piece>,
    entangled: bool,
    danger: bool,
    captured: bool,
    /// The direction from the ship to the corsair that may pull it; `None` without such a corsair.
    pull: Option<Direction>,
}

impl DrawnPost {
    fn of(scene: &Scene, at: usize) -> Self {
        let post = &scene.posts[at];
        let board = Hexagon::new(scene.size);
        let corsair = || scene.posts.iter().find(|post| post.chosen).and_then(|post| board.cell(post.name));
        let towards = |corsair: Cell| Some(board.cell(post.name)?.direction_to(corsair)?.0);
        Self {
            piece: post.piece,
            ghost: post.ghost,
            entangled: post.entangled,
            danger: post.doomed || post.danger,
            captured: post.trace == Some(Trace::Captured),
            pull: post.pull.then(corsair).flatten().and_then(towards),
        }
    }
}

/// The cell from which this action moved a ship to a post; `None` if it moved none there.
fn origin(action: &Action, post: Name, board: Hexagon) -> Option<Cell> {
    match *action {
        Action::Step { from, to, .. } if to == post => board.cell(from),
        Action::Step { from, pull, .. } if from == post => board.cell(pull?),
        Action::Sail { ships, to } => {
            // All ships of a line go the same way.
            let (direction, distance) = board.cell(to.first)?.direction_to(board.cell(ships.first)?)?;
            let sailed = to.cells(board).contains(board.cell(post)?);
            (0..distance).try_fold(board.cell(post)?, |cell, _| board.step(cell, direction)).filter(|_| sailed)
        }
        _ => None,
    }
}

#[component]
fn Post(
    table: Table<Corsairs>,
    scene: Memo<Scene>,
    dropped: StoredValue<Option<Name>>,
    at: usize,
    tabindex: Signal<&'static str>,
) -> impl IntoView {
    let language = table.language;
    let post = Memo::new(move |_| scene.with(|scene| scene.posts[at].clone()));
    let drawn = Memo::new(move |_| scene.with(|scene| DrawnPost::of(scene, at)));
    let (name, corner) = post.with_untracked(|post| (post.name, post.corner));
    let board = scene.with_untracked(|scene| Hexagon::new(scene.size));
    let before = StoredValue::new(None::<Option<Piece>>);
    let content = move || {
        let DrawnPost { piece, ghost, entangled, danger, captured, pull } = drawn.get();
        // A ship sails when it has moved, not when the page is opened.
        let arrived = piece.is_some() && before.get_value().is_some_and(|before| before != piece);
        before.set_value(Some(piece));
        let was_dropped = arrived && dropped.get_value() == Some(name);
        if was_dropped {
            dropped.set_value(None);
        }
        let from = move || {
            let (_, action) = untrack(|| last_action(table))?;
            let from = origin(&action, name, board)?;
            let ((x, y), (to_x, to_y)) = (place_on_chart(from), place_on_chart(board.cell(name)?));
            Some((x - to_x, y - to_y))
        };
        let from = (arrived && !was_dropped).then(from).flatten();
        let wreck = captured.then_some(Piece::Corsair).filter(|_| piece.is_none() && ghost.is_none());
        let ship = piece.or(ghost).or(wreck).map(|ship| {
            let (x, y) = from.unwrap_or_default();
            view! {
                <span
                    class="ship"
                    class:is-ghost=piece.is_none()
                    class:is-gone=wreck.is_some()
                    class:is-held=entangled
                    class:is-fresh=from.is_some()
                    style:--from-x=x.to_string()
                    style:--from-y=y.to_string()
                    data-ship=ship_name(ship)
                >
                    <Symbol name=format!("piece-{}", ship_name(ship)) class="piece"/>
                </span>
            }
        });
        view! {
            {ship}
            {entangled.then(|| view! { <Symbol name="mark-entangled" class="post-net"/> })}
            {danger.then(|| view! { <Symbol name="mark-danger" class="post-mark"/> })}
            {pull.map(|towards| {
                view! { <span class="post-tow" data-tow=tow_name(towards)><Symbol name="mark-pull"/></span> }
            })}
        }
    };
    // The player to act may drag ships of their side that can move.
    let grab = move || {
        let post = post.read();
        let own =
            scene.with(|scene| scene.players.iter().find(|player| player.to_act).map(|player| ship_of(player.side)));
        ((post.can || post.chosen) && post.piece.is_some() && post.piece == own).then_some("")
    };
    view! {
        <button
            type="button"
            class="post"
            class:is-last=move || post.read().trace == Some(Trace::To)
            class:is-left=move || matches!(post.read().trace, Some(Trace::From | Trace::Captured))
            data-place=at
            data-can=move || { let post = post.read(); (post.can && !post.chosen).then_some("") }
            data-grab=grab
            data-danger=move || drawn.get().danger.then_some("")
            tabindex=tabindex
            aria-pressed=move || { let post = post.read(); (post.piece.is_some() && post.chosen).to_string() }
            aria-disabled=move || table.disabled(post.read().can)
            aria-label=move || words::post(language, &post.read())
            on:click=move |_| table.input(Input::At(Location::Post(name)))
        >
            {corner.then(|| view! { <Symbol name="rose" class="port"/> })}
            {content}
        </button>
    }
}

/// The name of a direction in the stylesheet.
const fn tow_name(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "n",
        Direction::Northeast => "ne",
        Direction::Southeast => "se",
        Direction::South => "s",
        Direction::Southwest => "sw",
        Direction::Northwest => "nw",
    }
}
