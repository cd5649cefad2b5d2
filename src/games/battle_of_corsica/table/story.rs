//! After the game: how the packets grew and shrank, and how fast everybody was, as pictures and in words.

use leptos::prelude::*;

use super::super::BattleOfCorsica;
use super::super::rules::{Action, State};
use super::super::scene::{Reactions, Sizes, Story};
use super::{names, words};
use crate::game::few::sort_few;
use crate::game::{Seat, Seats};
use crate::session::Session;
use crate::ui::Table;

/// The size of a plot in its own units.
const SIZE: (usize, usize) = (360, 200);

/// Where the lines of a plot begin and end, across and down; names stand on the right.
const LEFT: usize = 26;
const RIGHT: usize = 250;
const TOP: usize = 12;
const BOTTOM: usize = 176;

/// How far apart names stand, down.
const LINE: usize = 16;

/// How high the row of a seat is in the plot of the reactions.
const ROW: usize = 26;

/// How many letters of a name there is room for.
const LETTERS: usize = 13;

/// The story of the game on the table.
fn story(session: &Session<BattleOfCorsica>) -> Story {
    let actions = session.record().entries.iter().map(|entry| Some((entry.seat, entry.action)));
    let states = (0..=session.plies()).map(|plies| session.state_after(plies));
    let moments: Vec<(&State, Option<(Seat, Action)>)> = states.zip(actions.chain([None])).collect();
    Story::of(moments.into_iter())
}

/// Both plots with the sentences that say the same.
#[component]
pub fn Plots(table: Table<BattleOfCorsica>) -> impl IntoView {
    let words = words();
    let story = table.session.with_untracked(story);
    let names = untrack(|| names(table));
    let persons = table.status.with_untracked(|status| status.persons);
    let reactions = story.reactions.iter().zip(&names).map(|(scene, name)| {
        let text = (words.reactions)(scene, name);
        view! { <li>{text}</li> }
    });
    view! {
        <section class="race-story sheet" aria-labelledby="story-heading">
            <h2 id="story-heading">{words.words.plots}</h2>
            <figure>
                {packets(&story.sizes, &names)}
                <figcaption><b>{words.words.packets}</b> " " {(words.sizes)(&story.sizes, &names)}</figcaption>
            </figure>
            <figure>
                {reaction_times(&story.reactions, &names, persons)}
                <figcaption><b>{words.words.reaction_times}</b> <ul>{reactions.collect_view()}</ul></figcaption>
            </figure>
        </section>
    }
}

/// As much of a name as there is room for.
fn short(name: &str) -> String {
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    name.chars().take(LETTERS - 1).chain(['…']).collect()
}

/// "3:07": a moment of the game.
fn clock(ms: u64) -> String {
    let seconds = ms / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A line across a plot, with its number on the left.
fn across(y: usize, number: usize) -> impl IntoView {
    view! {
        <line class="plot-rule" x1=LEFT x2=RIGHT y1=y y2=y></line>
        <text class="plot-number" x=LEFT - 4 y=y + 4 text-anchor="end">{number}</text>
    }
}

/// A line down a plot, with what it stands for below.
fn down(x: usize, bottom: usize, what: String) -> impl IntoView {
    view! {
        <line class="plot-rule" x1=x x2=x y1=TOP y2=bottom></line>
        <text class="plot-number" x=x y=bottom + 16 text-anchor="middle">{what}</text>
    }
}

/// How many cards everybody had from the beginning to the end: a line each, told apart by its dashes and the name at its
/// end.
fn packets(sizes: &[Sizes], names: &[String]) -> impl IntoView + use<> {
    let most = sizes.iter().flat_map(|sizes| &sizes.cards).max().copied().unwrap_or_default().max(1);
    let end = sizes.last().map_or(1, |sizes| sizes.at.max(1));
    let x = |at: u64| LEFT + usize::try_from(at * (RIGHT - LEFT) as u64 / end).unwrap_or_default();
    let y = |cards: usize| BOTTOM - cards * (BOTTOM - TOP) / most;
    let line = |seat: usize| {
        let point =
            |sizes: &Sizes| format!("{},{}", x(sizes.at), y(sizes.cards.get(seat).copied().unwrap_or_default()));
        let points: Vec<String> = sizes.iter().map(point).collect();
        view! { <polyline class="plot-line" data-line=seat points=points.join(" ")></polyline> }
    };
    // The names stand where the lines end, the lowest first; those that would lie on each other move up.
    let mut ends: Vec<(usize, usize)> = (0..names.len())
        .map(|seat| (sizes.last().and_then(|sizes| sizes.cards.get(seat)).copied().unwrap_or_default(), seat))
        .collect();
    sort_few(&mut ends, |end| *end);
    let mut free = SIZE.1;
    let labels = ends.into_iter().map(|(cards, seat)| {
        let at = y(cards).min(free);
        free = at.saturating_sub(LINE);
        view! {
            <polyline
                class="plot-line"
                data-line=seat
                points=format!("{RIGHT},{} {},{at} {},{at}", y(cards), RIGHT + 8, RIGHT + 22)
            ></polyline>
            <text class="plot-name" x=RIGHT + 26 y=at + 4>{short(&names[seat])}</text>
        }
    });
    view! {
        <svg class="plot" role="img" viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1) aria-label=words().words.packets>
            <title>{words().words.packets}</title>
            {[0, most / 2, most].map(|cards| across(y(cards), cards)).collect_view()}
            {down(LEFT, BOTTOM, clock(0))} {down(RIGHT, BOTTOM, clock(end))}
            {(0..names.len()).map(line).collect_view()}
            {labels.collect_view()}
        </svg>
    }
}

/// How long the taps took that won a pile: a row for each seat with a mark for each tap, round for persons, square for
/// computers.
fn reaction_times(reactions: &[Reactions], names: &[String], persons: Seats) -> impl IntoView + use<> {
    const NAMES: usize = 104;
    const STEP: u64 = 500;
    let longest = reactions.iter().flat_map(|reactions| &reactions.won).max().copied().unwrap_or_default();
    let end = longest.next_multiple_of(STEP).max(2 * STEP);
    let x = |time: u64| NAMES + usize::try_from(time * (SIZE.0 - 24 - NAMES) as u64 / end).unwrap_or_default();
    let y = |seat: usize| TOP + seat * ROW + ROW / 2;
    let bottom = TOP + names.len() * ROW;
    let row = |seat: usize| {
        let is_round = Seat::new(seat).is_some_and(|seat| persons.contains(seat));
        let dot = |time: &u64| {
            if is_round {
                view! { <circle class="plot-dot" cx=x(*time) cy=y(seat) r=4></circle> }.into_any()
            } else {
                view! { <rect class="plot-dot" x=x(*time) - 3 y=y(seat) - 3 width=6 height=6></rect> }.into_any()
            }
        };
        view! {
            <line class="plot-rule" x1=NAMES x2=x(end) y1=y(seat) y2=y(seat)></line>
            <text class="plot-name" x=NAMES - 6 y=y(seat) + 4 text-anchor="end">{short(&names[seat])}</text>
            {reactions[seat].won.iter().map(dot).collect_view()}
        }
    };
    let marks = [0, end / 2, end]
        .map(|time| down(x(time), bottom, if time == end { format!("{time} ms") } else { time.to_string() }));
    view! {
        <svg
            class="plot"
            role="img"
            viewBox=format!("0 0 {} {}", SIZE.0, bottom + 24)
            aria-label=words().words.reaction_times
        >
            <title>{words().words.reaction_times}</title>
            {marks.collect_view()}
            {(0..names.len()).map(row).collect_view()}
        </svg>
    }
}
