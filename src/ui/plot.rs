//! Line plots over time. Lines differ by their dashes and the names at their ends, never by colour alone; words beside the plot
//! say the same.

use leptos::prelude::*;

use crate::game::insertion_sort::insertion_sort;

/// The width and height of a plot, in units of its view box.
pub const PLOT_SIZE: (usize, usize) = (360, 200);

/// The edges of the lines of a plot; the names are on the right.
const LINES_LEFT: usize = 26;
const LINES_RIGHT: usize = 250;
const LINES_TOP: usize = 12;
const LINES_BOTTOM: usize = 176;

/// The vertical distance between two names.
const NAME_LINE_HEIGHT: usize = 16;

/// The number of letters of a name that fit.
const MAX_NAME_LETTERS: usize = 13;

pub struct PlotLine {
    /// The name of the line.
    pub name: String,
    /// The colour of the line, as a name that the stylesheet knows. With `None`, the stylesheet chooses a colour by the number of
    /// the line.
    pub colour: Option<&'static str>,
    /// Times and values, in the order of time.
    pub points: Vec<(u64, u64)>,
}

/// A name, shortened if it does not fit.
pub fn short_name(name: &str) -> String {
    if name.chars().count() <= MAX_NAME_LETTERS {
        return name.to_owned();
    }
    name.chars().take(MAX_NAME_LETTERS - 1).chain(['…']).collect()
}

/// A horizontal rule of a plot, with its number on the left.
fn horizontal_rule(y: usize, number: u64) -> impl IntoView {
    view! {
        <line class="plot-rule" x1=LINES_LEFT x2=LINES_RIGHT y1=y y2=y></line>
        <text class="plot-number" x=LINES_LEFT - 4 y=y + 4 text-anchor="end">{number}</text>
    }
}

/// A vertical rule of a plot from `top` to `bottom`, with its label below.
pub fn plot_rule(x: usize, top: usize, bottom: usize, what: String) -> impl IntoView {
    view! {
        <line class="plot-rule" x1=x x2=x y1=top y2=bottom></line>
        <text class="plot-number" x=x y=bottom + 16 text-anchor="middle">{what}</text>
    }
}

/// A plot of lines whose values are from 0 to `most`.
#[component]
pub fn LinePlot(
    title: &'static str,
    lines: Vec<PlotLine>,
    most: u64,
    /// The labels of the start and the end of the time.
    ends: [String; 2],
) -> impl IntoView {
    let most = most.max(1);
    let end = lines.iter().filter_map(|line| line.points.last()).map(|(at, _)| *at).max().unwrap_or_default().max(1);
    // A value is at most `of`, so the result is at most `length`.
    let part = |value: u64, of: u64, length: usize| usize::try_from(value * length as u64 / of).unwrap_or(length);
    let x = |at: u64| LINES_LEFT + part(at, end, LINES_RIGHT - LINES_LEFT);
    let y = |value: u64| LINES_BOTTOM - part(value.min(most), most, LINES_BOTTOM - LINES_TOP);
    let last = |line: &PlotLine| line.points.last().map_or(0, |(_, value)| *value);
    let drawn = lines.iter().enumerate().map(|(number, line)| {
        let points: Vec<String> = line.points.iter().map(|(at, value)| format!("{},{}", x(*at), y(*value))).collect();
        view! { <polyline class="plot-line" data-line=number data-colour=line.colour points=points.join(" ")></polyline> }
    });
    // The names are where the lines end, the lowest first; names that would overlap move up.
    let mut order: Vec<(u64, usize)> = lines.iter().map(last).zip(0..).collect();
    insertion_sort(&mut order, |end| *end);
    let mut free = PLOT_SIZE.1;
    let names = order.into_iter().map(|(value, number)| {
        let at = y(value).min(free);
        free = at.saturating_sub(NAME_LINE_HEIGHT);
        view! {
            <polyline
                class="plot-line"
                data-line=number
                data-colour=lines[number].colour
                points=format!("{LINES_RIGHT},{} {},{at} {},{at}", y(value), LINES_RIGHT + 8, LINES_RIGHT + 22)
            ></polyline>
            <text class="plot-name" x=LINES_RIGHT + 26 y=at + 4>{short_name(&lines[number].name)}</text>
        }
    });
    let [begin, over] = ends;
    view! {
        <svg class="plot" role="img" viewBox=format!("0 0 {} {}", PLOT_SIZE.0, PLOT_SIZE.1) aria-label=title>
            <title>{title}</title>
            {[0, most / 2, most].map(|value| horizontal_rule(y(value), value)).collect_view()}
            {plot_rule(LINES_LEFT, LINES_TOP, LINES_BOTTOM, begin)} {plot_rule(LINES_RIGHT, LINES_TOP, LINES_BOTTOM, over)}
            {drawn.collect_view()}
            {names.collect_view()}
        </svg>
    }
}
