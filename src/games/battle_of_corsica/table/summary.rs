//! The summary after the game: packet sizes and reaction times, as plots and in words.

use leptos::prelude::*;

use super::super::rules::BattleOfCorsica;
use super::super::scene::{GameSummary, PacketSizes, TapStats};
use super::super::{messages, words};
use super::names::names;
use crate::game::{Language, Seat, Seats};
use crate::session::Session;
use crate::ui::{LinePlot, PLOT_SIZE, PlotLine, Table, plot_rule, short_name};

/// The top of the rows in the plot of the reaction times, in units of the plot.
const ROWS_TOP: usize = 12;

/// The height of a row in the plot of the reaction times, in units of the plot.
const ROW_HEIGHT: usize = 26;

/// Computes the summary of the game on the table.
fn summary(session: &Session) -> GameSummary {
    let states = (0..=session.plies()).map(|plies| session.state_after(plies).of::<BattleOfCorsica>());
    let events = (1..=session.plies() + 1).map(|plies| session.events_at(plies, None));
    let events = events.map(|events| events.map(|events| events.of::<BattleOfCorsica>().to_vec()));
    GameSummary::of(states.zip(events))
}

/// The plots of packet sizes and reaction times, each with sentences that describe it.
#[component]
pub fn Plots(table: Table<BattleOfCorsica>) -> impl IntoView {
    let language = table.language;
    let summary = table.session.with_untracked(summary);
    let names = untrack(|| names(table));
    let persons = table.status.with_untracked(|status| status.persons);
    let reactions = summary.reactions.iter().zip(&names).map(|(scene, name)| {
        let text = words::reactions(language, scene, name);
        view! { <li>{text}</li> }
    });
    view! {
        <section class="race-story sheet" aria-labelledby="story-heading">
            <h2 id="story-heading">{messages::PLOTS.text(language)}</h2>
            <figure>
                {packet_plot(language, &summary.sizes, &names)}
                <figcaption><b>{messages::PACKETS.text(language)}</b> " " {words::packet_sizes(language, &summary.sizes, &names)}</figcaption>
            </figure>
            <figure>
                {reaction_times(language, &summary.reactions, &names, persons)}
                <figcaption><b>{messages::REACTION_TIMES.text(language)}</b> <ul>{reactions.collect_view()}</ul></figcaption>
            </figure>
        </section>
    }
}

/// A time of the game as minutes and seconds, such as "3:07".
fn clock_text(ms: u64) -> String {
    let seconds = ms / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The plot of the packet sizes.
fn packet_plot(language: Language, sizes: &[PacketSizes], names: &[String]) -> impl IntoView + use<> {
    let held = |sizes: &PacketSizes, seat: usize| sizes.cards.get(seat).copied().unwrap_or_default() as u64;
    let line = |(seat, name): (usize, &String)| PlotLine {
        name: name.clone(),
        colour: None,
        points: sizes.iter().map(|sizes| (sizes.at, held(sizes, seat))).collect(),
    };
    let lines = names.iter().enumerate().map(line).collect();
    let most = sizes.iter().flat_map(|sizes| &sizes.cards).max().copied().unwrap_or_default() as u64;
    let ends = [0, sizes.last().map_or(0, |sizes| sizes.at)].map(clock_text);
    view! { <LinePlot title=messages::PACKETS.text(language) lines most ends/> }
}

/// The plot of the taps that won a pile: a row for each seat with a mark for each tap, round for people and square for computers.
fn reaction_times(
    language: Language,
    reactions: &[TapStats],
    names: &[String],
    persons: Seats,
) -> impl IntoView + use<> {
    const NAMES: usize = 104;
    const STEP: u64 = 500;
    let title = messages::REACTION_TIMES.text(language);
    let longest = reactions.iter().flat_map(|reactions| &reactions.won).max().copied().unwrap_or_default();
    let end = longest.next_multiple_of(STEP).max(2 * STEP);
    let x = |time: u64| NAMES + usize::try_from(time * (PLOT_SIZE.0 - 24 - NAMES) as u64 / end).unwrap_or_default();
    let y = |seat: usize| ROWS_TOP + seat * ROW_HEIGHT + ROW_HEIGHT / 2;
    let bottom = ROWS_TOP + names.len() * ROW_HEIGHT;
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
    let marks = [0, end / 2, end].map(|time| {
        plot_rule(x(time), ROWS_TOP, bottom, if time == end { format!("{time} ms") } else { time.to_string() })
    });
    view! {
        <svg
            class="plot"
            role="img"
            viewBox=format!("0 0 {} {}", PLOT_SIZE.0, bottom + 24)
            aria-label=title
        >
            <title>{title}</title>
            {marks.collect_view()}
            {(0..names.len()).map(row).collect_view()}
        </svg>
    }
}
