//! The statistics page.

use leptos::prelude::*;

use crate::app::parts::{self, LoadState, Part, facts};
use crate::app::route::Route;
use crate::app::shell::TextPage;
use crate::app::store::{rating, statistics};
use crate::dyn_game::DynGame;
use crate::game::text::Word;
use crate::game::{Language, ParseError, Seat};
use crate::search::Level;
use crate::session::statistics::{Count, Finished, MOST_FINISHED, Row, Statistics, Tally, Verdict};
use crate::ui::{Confirm, Icon, LinePlot, MAIN, PlotLine, focus, messages as say, use_language, words};

const LAST: usize = 10;

/// The number of games from which on there is a curve.
const LEAST_FOR_CURVE: usize = 5;

#[component]
pub fn StatisticsPage() -> impl IntoView {
    let language = use_language();
    let kept = RwSignal::new(statistics::stored());
    let asking = RwSignal::new(false);
    let loading = RwSignal::new(LoadState::Loading);
    let load = move || parts::load_and_report(language, played(&kept.read_untracked()), loading);
    load();
    let forget = move |()| {
        statistics::forget();
        kept.set(Ok(Statistics::default()));
        focus(&[MAIN]);
    };
    let sections = move || match &*kept.read() {
        Err(error) => {
            let why = words::parse_error(language, error);
            view! { <p role="alert">{say::StatisticsBroken { why }.text(language)}</p> }.into_any()
        }
        Ok(statistics) => {
            let games = match loading.get() {
                LoadState::Loaded => facts().filter_map(|facts| parts::game(facts.id)),
                LoadState::Loading => return view! { <p role="status">{say::LOADING.text(language)}</p> }.into_any(),
                LoadState::Failed => return failed(language, load),
            };
            let sections: Vec<_> = games.filter_map(|game| section(language, game, statistics)).collect();
            if sections.is_empty() {
                return view! { <p>{say::STATISTICS_EMPTY.text(language)}</p> }.into_any();
            }
            let full = statistics.games().len() >= MOST_FINISHED;
            view! {
                <p class="soft">{say::STATISTICS_WHY.text(language)}</p>
                {full.then(|| view! { <p>{say::StatisticsFull { games: MOST_FINISHED }.text(language)}</p> })}
                {sections}
            }
            .into_any()
        }
    };
    let is_there = move || kept.read().as_ref().map_or(true, |statistics| !statistics.games().is_empty());
    view! {
        <TextPage back=true>
            <h1>{say::STATISTICS.text(language)}</h1>
            <p><a class="btn" href=Route::FinishedGames.href()><Icon name="play"/>{say::FINISHED_GAMES.text(language)}</a></p>
            {sections}
            <Show when=is_there>
                <p>
                    <button class="btn btn-danger" type="button" on:click=move |_| asking.set(true)>{say::DELETE_STATISTICS.text(language)}</button>
                </p>
            </Show>
            <Confirm open=asking question=say::DELETE_STATISTICS_QUESTION.text(language) yes=say::DELETE.text(language) then=Callback::new(forget)/>
        </TextPage>
    }
}

/// The games whose results are stored. They know the names of their sides.
fn played(stored: &Result<Statistics, ParseError>) -> Vec<Part> {
    let Ok(statistics) = stored else { return Vec::new() };
    let is_played = |part: &Part| statistics.games().iter().any(|finished| Part::game(&finished.game) == Some(*part));
    Part::games().filter(is_played).collect()
}

/// What is shown when a game could not be loaded.
fn failed(language: Language, again: impl Fn() + 'static) -> AnyView {
    view! {
        <p role="alert">{say::LOAD_FAILED.text(language)}" "{say::LOAD_FAILED_WHY.text(language)}</p>
        <p><button class="btn" type="button" on:click=move |_| again()>{say::LOAD_FAILED_AGAIN.text(language)}</button></p>
    }
    .into_any()
}

fn section(language: Language, game: &'static dyn DynGame, statistics: &Statistics) -> Option<AnyView> {
    let side = |finished: &Finished, seat| {
        let side = if finished.changed_sides { None } else { first_side(language, game, finished, seat) };
        side.unwrap_or_else(|| words::seat(language, seat))
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
                <h2 id=id>{game.about(language).name}</h2>
                {(!tally.course.is_empty()).then(|| view! {
                    {table(language, &tally)}
                    <figure>
                        {by_level(language, &tally)}
                        <figcaption>{say::WON_BY_LEVEL.text(language)}</figcaption>
                    </figure>
                    <figure>
                        // Few games make no curve.
                        {(tally.course.len() >= LEAST_FOR_CURVE).then(|| over_time(language, &tally.course))}
                        <figcaption>{say::OVER_TIME.text(language)}". "{last_games(language, &tally.course)}</figcaption>
                    </figure>
                })}
                {own_rating(language, game)}
                {(among_persons + mixed > 0).then(|| view! { <p>{words::other_games(language, among_persons, mixed)}</p> })}
            </section>
        }
        .into_any(),
    )
}

/// The person's rating and its course, once a game has counted.
fn own_rating(language: Language, game: &dyn DynGame) -> Option<impl IntoView + use<>> {
    let course = rating::course(game).filter(|course| course.len() > 1)?;
    let now = course.last()?;
    let now = words::rating(language, now.points, now.interval().1 - now.points);
    let points = (0..).zip(&course).map(|(at, rating)| (at, words::whole(rating.points) as u64)).collect::<Vec<_>>();
    let most = points.iter().map(|(_, points)| *points).max().unwrap_or_default();
    let lines = vec![PlotLine { name: say::RATING_LINE.text(language).to_owned(), colour: None, points }];
    let ends = ["0".to_owned(), (course.len() - 1).to_string()];
    Some(view! {
        <figure>
            // One game makes no curve.
            {(course.len() > 2).then(|| view! {
                <LinePlot title=say::RATING_OVER_TIME.text(language) lines most ends/>
            })}
            <figcaption>{say::YourRating { rating: now }.text(language)}" "{say::YOUR_RATING_WHY.text(language)}</figcaption>
        </figure>
    })
}

/// The side of a seat at the start of a finished game, if it had one.
fn first_side(language: Language, game: &dyn DynGame, finished: &Finished, seat: Seat) -> Option<String> {
    let options = game.options().read(Word::whole(&finished.options)).ok()?;
    let start = game.start(&options, finished.seed).ok()?;
    game.view(&start, None).side_throughout(language, seat)
}

/// The name of a level; none where computers of several levels played.
fn level_name(language: Language, level: Option<Level>) -> &'static str {
    level.map_or_else(|| say::MIXED_LEVELS.text(language), |level| words::level(language, level))
}

/// How many games were won, drawn and lost, by level and side.
fn table(language: Language, tally: &Tally) -> impl IntoView + use<> {
    let cells = |count: Count| {
        [count.games(), count.won, count.drawn, count.lost].map(|number| view! { <td>{number}</td> }).collect_view()
    };
    let rows = tally.rows.iter().map(|Row { level, side, count }| {
        let (level, side) = (level_name(language, *level), say::AsSide { side: side.as_str() }.text(language));
        view! { <tr><th scope="row">{level}" "<span class="note">{side}</span></th>{cells(*count)}</tr> }
    });
    let all = tally.course.iter().copied().collect();
    view! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{say::AGAINST.text(language)}</th>
                    {[say::COLUMN_GAMES.text(language), say::COLUMN_WON.text(language), say::COLUMN_DRAWN.text(language), say::COLUMN_LOST.text(language)]
                        .map(|column| view! { <th scope="col">{column}</th> })
                        .collect_view()}
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
            <tfoot><tr><th scope="row">{say::ALL_LEVELS.text(language)}</th>{cells(all)}</tr></tfoot>
        </table>
    }
}

/// The width and the height of a bar, and where it begins, in the plot's own units.
const BAR: (u32, u32, u32) = (170, 14, 110);

/// How far apart bars are.
const APART: u32 = 24;

/// The share of games that was won against each level: a bar each, filled as far as that.
fn by_level(language: Language, tally: &Tally) -> impl IntoView + use<> {
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
            <text class="plot-name" x=left - 8 y=text text-anchor="end">{level_name(language, level)}</text>
            <rect class="plot-bar" x=left y=y width=width height=height></rect>
            <rect class="plot-won" x=left y=y width=won height=height></rect>
            <text class="plot-number" x=left + width + 8 y=text>{say::WonOf { games: count.games(), won: count.won }.text(language)}</text>
        }
    };
    let bars = (0..).zip(levels).map(bar).collect_view();
    view! {
        <svg class="plot" role="img" viewBox=format!("0 0 400 {whole}") aria-label=say::WON_BY_LEVEL.text(language)>{bars}</svg>
    }
}

/// The numbers of games won, drawn and lost, after each game.
fn over_time(language: Language, course: &[Verdict]) -> impl IntoView + use<> {
    let line = |name: &str, counted: Verdict| {
        let mut count = 0;
        let mut points = vec![(0, 0)];
        points.extend((1..).zip(course).map(|(at, verdict)| {
            count += u64::from(*verdict == counted);
            (at, count)
        }));
        PlotLine { name: name.to_owned(), colour: None, points }
    };
    let lines = vec![
        line(say::COLUMN_WON.text(language), Verdict::Won),
        line(say::COLUMN_LOST.text(language), Verdict::Lost),
        line(say::COLUMN_DRAWN.text(language), Verdict::Drawn),
    ];
    let most = lines.iter().filter_map(|line| line.points.last()).map(|(_, count)| *count).max().unwrap_or_default();
    view! { <LinePlot title=say::OVER_TIME.text(language) lines most ends=["0".to_owned(), course.len().to_string()]/> }
}

fn last_games(language: Language, course: &[Verdict]) -> String {
    words::last_games(language, course[course.len().saturating_sub(LAST)..].iter().copied().collect())
}
