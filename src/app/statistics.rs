//! What is kept of games that are over: where it is stored, and the page that tells what it adds up to.

use leptos::prelude::*;

use super::{Footer, Header};
use crate::browser::storage;
use crate::game::ParseError;
use crate::games;
use crate::search::Level;
use crate::session::backup::STATISTICS;
use crate::session::statistics::{Count, Finished, MOST_FINISHED, Row, Statistics, Tally, Verdict};
use crate::ui::{Confirm, DynGame, LinePlot, PlotLine, focus, texts};

/// Of how many games the last results are told.
const LAST: usize = 10;

/// What is stored.
fn stored() -> Result<Statistics, ParseError> {
    let text = storage::get(STATISTICS).ok().flatten();
    text.map_or_else(|| Ok(Statistics::default()), |text| Statistics::read(&text))
}

/// Keeps a game that is over. Where there is no room, or what is there cannot be read, nothing is changed.
pub fn keep(game: Option<Finished>) {
    // Games among computers alone are nobody's.
    if let (Some(game), Ok(mut statistics)) = (game.filter(|game| game.persons() > 0), stored())
        && statistics.keep(game)
    {
        let _ = storage::put(STATISTICS, &statistics.write());
    }
}

/// The page of the games that are over.
#[component]
pub fn StatisticsPage() -> impl IntoView {
    let words = texts();
    let kept = RwSignal::new(stored());
    let asking = RwSignal::new(false);
    let forget = move |()| {
        storage::remove(STATISTICS);
        kept.set(Ok(Statistics::default()));
        focus(&["#main"]);
    };
    let told = move || match &*kept.read() {
        Err(why) => view! { <p role="alert">{(words.statistics_broken)(&(words.place_of_error)(why))}</p> }.into_any(),
        Ok(statistics) => {
            let games = games::all();
            let told: Vec<_> = games.filter_map(|game| told(game, statistics)).collect();
            if told.is_empty() {
                return view! { <p>{words.statistics_empty}</p> }.into_any();
            }
            let full = statistics.games().len() >= MOST_FINISHED;
            view! {
                <p class="soft">{words.statistics_why}</p>
                {full.then(|| view! { <p>{(words.statistics_full)(MOST_FINISHED)}</p> })}
                {told}
            }
            .into_any()
        }
    };
    let is_there = move || kept.read().as_ref().map_or(true, |statistics| !statistics.games().is_empty());
    view! {
        <Header back=true/>
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{words.statistics}</h1>
            {told}
            <Show when=is_there>
                <p>
                    <button class="btn btn-danger" type="button" on:click=move |_| asking.set(true)>{words.forget}</button>
                </p>
            </Show>
            <Confirm open=asking question=words.forget_question yes=words.delete then=Callback::new(forget)/>
        </main>
        <Footer/>
    }
}

/// What is told of a game, if it was played.
fn told(game: &'static dyn DynGame, statistics: &Statistics) -> Option<AnyView> {
    let words = texts();
    let side = |finished: &Finished, seat| {
        let side = if finished.changed_sides { None } else { game.first_side(&finished.options, finished.seed, seat) };
        side.unwrap_or_else(|| (words.seat)(seat))
    };
    let tally = Tally::of(statistics.games().iter().filter(|finished| finished.game == game.id()), side);
    if tally.is_empty() {
        return None;
    }
    let (among_persons, mixed) = (tally.among_persons, tally.mixed);
    let id = format!("statistics-{}", game.id());
    let heading = id.clone();
    Some(
        view! {
            <section class="statistics sheet stack" aria-labelledby=heading>
                <h2 id=id>{game.about().name}</h2>
                {(!tally.course.is_empty()).then(|| view! {
                    {table(&tally)}
                    <figure>
                        {by_level(&tally)}
                        <figcaption>{words.won_by_level}</figcaption>
                    </figure>
                    <figure>
                        // One game is no course.
                        {(tally.course.len() > 1).then(|| over_time(&tally.course))}
                        <figcaption>{words.over_time}". "{last_games(&tally.course)}</figcaption>
                    </figure>
                })}
                {(among_persons + mixed > 0).then(|| view! { <p>{(words.other_games)(among_persons, mixed)}</p> })}
            </section>
        }
        .into_any(),
    )
}

/// The name of a level; there may have been several at a table.
fn level_name(level: Option<Level>) -> &'static str {
    level.map_or(texts().mixed_levels, texts().level)
}

/// How many games were won, drawn and lost, by level and side.
fn table(tally: &Tally) -> impl IntoView + use<> {
    let words = texts();
    let cells = |count: Count| {
        [count.games(), count.won, count.drawn, count.lost].map(|number| view! { <td>{number}</td> }).collect_view()
    };
    let rows = tally.rows.iter().map(|Row { level, side, count }| {
        let (level, side) = (level_name(*level), (words.as_side)(side));
        view! { <tr><th scope="row">{level}" "<span class="note">{side}</span></th>{cells(*count)}</tr> }
    });
    let all = tally.course.iter().copied().collect();
    view! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{words.against}</th>
                    {[words.games_column, words.won_column, words.drawn_column, words.lost_column]
                        .map(|column| view! { <th scope="col">{column}</th> })
                        .collect_view()}
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
            <tfoot><tr><th scope="row">{words.all_levels}</th>{cells(all)}</tr></tfoot>
        </table>
    }
}

/// The width and the height of a bar, and where it begins, in the plot's own units.
const BAR: (u32, u32, u32) = (170, 14, 110);

/// How far apart bars are.
const APART: u32 = 24;

/// The share of games that was won against each level: a bar each, filled as far as that.
fn by_level(tally: &Tally) -> impl IntoView + use<> {
    let words = texts();
    let (width, height, left) = BAR;
    let levels: Vec<(Option<Level>, Count)> = Level::ALL
        .into_iter()
        .map(Some)
        .chain([None])
        .map(|level| (level, tally.against(level)))
        .filter(|(_, count)| count.games() > 0)
        .collect();
    let whole = APART * u32::try_from(levels.len()).unwrap_or_default();
    let bar = |(row, (level, count)): (u32, (Option<Level>, Count))| {
        let y = row * APART;
        let text = y + height - 2;
        let won = width * count.won / count.games();
        view! {
            <text class="plot-name" x=left - 8 y=text text-anchor="end">{level_name(level)}</text>
            <rect class="plot-bar" x=left y=y width=width height=height></rect>
            <rect class="plot-won" x=left y=y width=won height=height></rect>
            <text class="plot-number" x=left + width + 8 y=text>{(words.won_of)(count.won, count.games())}</text>
        }
    };
    let bars = (0..).zip(levels).map(bar).collect_view();
    view! {
        <svg class="plot" role="img" viewBox=format!("0 0 360 {whole}") aria-label=words.won_by_level>{bars}</svg>
    }
}

/// How many games were won, drawn and lost by and by.
fn over_time(course: &[Verdict]) -> impl IntoView + use<> {
    let words = texts();
    let line = |name: &str, counted: Verdict| {
        let mut count = 0;
        let mut points = vec![(0, 0)];
        points.extend((1..).zip(course).map(|(at, verdict)| {
            count += u64::from(*verdict == counted);
            (at, count)
        }));
        PlotLine { name: name.to_owned(), points }
    };
    let lines = vec![
        line(words.won_column, Verdict::Won),
        line(words.lost_column, Verdict::Lost),
        line(words.drawn_column, Verdict::Drawn),
    ];
    let most = lines.iter().filter_map(|line| line.points.last()).map(|(_, count)| *count).max().unwrap_or_default();
    view! { <LinePlot title=words.over_time lines most ends=["0".to_owned(), course.len().to_string()]/> }
}

/// The last results in words.
fn last_games(course: &[Verdict]) -> String {
    (texts().last_games)(course[course.len().saturating_sub(LAST)..].iter().copied().collect())
}
