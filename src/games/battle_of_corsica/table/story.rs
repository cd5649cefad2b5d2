//! After the game: how the packets grew and shrank, and how fast everybody was, as pictures and in words.

use leptos::prelude::*;

use super::super::BattleOfCorsica;
use super::super::rules::{Action, State};
use super::super::scene::{Reactions, Sizes, Story};
use super::{names, words};
use crate::game::{Seat, Seats};
use crate::session::Session;
use crate::ui::{LinePlot, PLOT_SIZE, PlotLine, Table, plot_rule, short_name};

/// Where the plot of the reactions begins, down.
const TOP: usize = 12;

/// How high the row of a seat is in the plot of the reactions.
const ROW: usize = 26;

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

/// "3:07": a moment of the game.
fn clock(ms: u64) -> String {
    let seconds = ms / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// How many cards everybody had from the beginning to the end.
fn packets(sizes: &[Sizes], names: &[String]) -> impl IntoView + use<> {
    let held = |sizes: &Sizes, seat: usize| sizes.cards.get(seat).copied().unwrap_or_default() as u64;
    let line = |(seat, name): (usize, &String)| PlotLine {
        name: name.clone(),
        points: sizes.iter().map(|sizes| (sizes.at, held(sizes, seat))).collect(),
    };
    let lines = names.iter().enumerate().map(line).collect();
    let most = sizes.iter().flat_map(|sizes| &sizes.cards).max().copied().unwrap_or_default() as u64;
    let ends = [0, sizes.last().map_or(0, |sizes| sizes.at)].map(clock);
    view! { <LinePlot title=words().words.packets lines most ends/> }
}

/// How long the taps took that won a pile: a row for each seat with a mark for each tap, round for persons, square for
/// computers.
fn reaction_times(reactions: &[Reactions], names: &[String], persons: Seats) -> impl IntoView + use<> {
    const NAMES: usize = 104;
    const STEP: u64 = 500;
    let longest = reactions.iter().flat_map(|reactions| &reactions.won).max().copied().unwrap_or_default();
    let end = longest.next_multiple_of(STEP).max(2 * STEP);
    let x = |time: u64| NAMES + usize::try_from(time * (PLOT_SIZE.0 - 24 - NAMES) as u64 / end).unwrap_or_default();
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
            <text class="plot-name" x=NAMES - 6 y=y(seat) + 4 text-anchor="end">{short_name(&names[seat])}</text>
            {reactions[seat].won.iter().map(dot).collect_view()}
        }
    };
    let marks = [0, end / 2, end]
        .map(|time| plot_rule(x(time), TOP, bottom, if time == end { format!("{time} ms") } else { time.to_string() }));
    view! {
        <svg
            class="plot"
            role="img"
            viewBox=format!("0 0 {} {}", PLOT_SIZE.0, bottom + 24)
            aria-label=words().words.reaction_times
        >
            <title>{words().words.reaction_times}</title>
            {marks.collect_view()}
            {(0..names.len()).map(row).collect_view()}
        </svg>
    }
}
