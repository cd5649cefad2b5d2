//! The statistics page.

use leptos::prelude::*;

use crate::app::parts::{self, LoadState, Part, facts};
use crate::app::route::Route;
use crate::app::shell::TextPage;
use crate::app::store::{rating, statistics, store_status};
use crate::browser::tabs;
use crate::dyn_game::DynGame;
use crate::game::text::Word;
use crate::game::{Language, ParseError, Seat};
use crate::search::Level;
use crate::session::statistics::{FinishedFacts, MAX_KEPT_GAMES, Row, Statistics, Tally, Verdict, WinCounts};
use crate::session::stored::Stored;
use crate::ui::{Confirm, DynGameUi, Icon, LinePlot, MAIN, PlotLine, focus, messages as say, use_language, words};

/// The number of latest games whose results are summed up.
const RECENT_GAME_COUNT: usize = 10;

/// The fewest games for which a curve is drawn.
const MIN_GAMES_FOR_CURVE: usize = 5;

#[component]
pub fn StatisticsPage() -> impl IntoView {
    let language = use_language();
    let kept = RwSignal::new(statistics::load());
    let (asking, status) = (RwSignal::new(false), store_status());
    let loading = RwSignal::new(LoadState::Loading);
    let load = move || parts::load_and_report(language, played_games(&kept.read_untracked()), loading);
    load();
    tabs::follow(Statistics::NAME, move || {
        kept.set(statistics::load());
        load();
    });
    let forget = move |()| {
        statistics::forget(status);
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
                LoadState::Loaded => facts().filter_map(|facts| parts::loaded_game(facts.id)),
                LoadState::Loading => {
                    return view! { <div role="status"><p>{say::LOADING.text(language)}</p></div> }.into_any();
                }
                LoadState::Failed => return load_failed_message(language, load),
            };
            let tallies: Vec<_> =
                games.filter_map(|game| Some((game, tally_of_game(language, game, statistics)?))).collect();
            if tallies.is_empty() {
                return view! { <p>{say::STATISTICS_EMPTY.text(language)}</p> }.into_any();
            }
            let full = statistics.games().len() >= MAX_KEPT_GAMES;
            view! {
                <p class="soft">{say::STATISTICS_WHY.text(language)}</p>
                {full.then(|| view! { <p>{say::StatisticsFull { games: MAX_KEPT_GAMES }.text(language)}</p> })}
                {draw_table(language, &tallies)}
                {tallies.iter().filter_map(|(game, tally)| draw_section(language, *game, tally)).collect_view()}
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

/// The games with stored results. They are loaded because they name their sides.
fn played_games(stored: &Result<Statistics, ParseError>) -> Vec<Part> {
    let Ok(statistics) = stored else { return Vec::new() };
    let is_played =
        |part: &Part| statistics.games().iter().any(|finished| Part::of_game(&finished.game) == Some(*part));
    Part::all_games().filter(is_played).collect()
}

/// The message that a game could not be loaded, with the button that tries again.
fn load_failed_message(language: Language, again: impl Fn() + 'static) -> AnyView {
    view! {
        <p role="alert">{say::LOAD_FAILED.text(language)}" "{say::LOAD_FAILED_WHY.text(language)}</p>
        <p><button class="btn" type="button" on:click=move |_| again()>{say::LOAD_FAILED_AGAIN.text(language)}</button></p>
    }
    .into_any()
}

/// The results of a game; `None` if no game counts.
fn tally_of_game(language: Language, game: &dyn DynGame, statistics: &Statistics) -> Option<Tally> {
    let side = |finished: &FinishedFacts, seat| {
        let side = if finished.changed_sides { None } else { first_side(language, game, finished, seat) };
        side.unwrap_or_else(|| words::seat(language, seat))
    };
    let tally = Tally::of(statistics.games().iter().filter(|finished| finished.game == game.id()), side);
    (!tally.is_empty()).then_some(tally)
}

/// The section of a game below the table: its curves, and the games that no row of the table counts; `None` if it would be empty.
fn draw_section(language: Language, game: &dyn DynGame, tally: &Tally) -> Option<AnyView> {
    let others = tally.among_persons + tally.mixed;
    // Few games make no curve.
    let course = (tally.course.len() >= MIN_GAMES_FOR_CURVE).then(|| {
        view! {
            <figure>
                {draw_results_over_time(language, &tally.course)}
                <figcaption>{say::OVER_TIME.text(language)}". "{last_games_text(language, &tally.course)}</figcaption>
            </figure>
        }
    });
    let rating = draw_own_rating(language, game);
    let has_content = others > 0 || course.is_some() || rating.is_some();
    let id = format!("statistics-{}", game.id());
    has_content.then(|| {
        view! {
            <section class="statistics sheet stack" aria-labelledby=id.clone()>
                <h2 id=id.clone()>{game.about(language).name}</h2>
                {course}
                {rating}
                {(others > 0).then(|| view! { <p>{words::other_games(language, tally.among_persons, tally.mixed)}</p> })}
            </section>
        }
        .into_any()
    })
}

/// The person's rating and its course over time; `None` before a game has counted.
fn draw_own_rating(language: Language, game: &dyn DynGame) -> Option<impl IntoView + use<>> {
    let course = rating::rating_history(game).filter(|course| course.len() > 1)?;
    let now = course.last()?;
    let now = words::rating(language, now.points, now.interval().1 - now.points);
    let points = (0..).zip(&course).map(|(at, rating)| (at, words::rounded(rating.points) as u64)).collect::<Vec<_>>();
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

/// The side of a seat at the start of a finished game; `None` if the seat had none.
fn first_side(language: Language, game: &dyn DynGame, finished: &FinishedFacts, seat: Seat) -> Option<String> {
    let options = game.options().read(Word::whole(&finished.options)).ok()?;
    let start = game.start(&options, finished.seed).ok()?;
    game.view(&start, None, false).side_throughout(language, seat)
}

/// The name of a level; `None` means computers of several levels.
fn level_name(language: Language, level: Option<Level>) -> &'static str {
    level.map_or_else(|| say::MIXED_LEVELS.text(language), |level| words::level(language, level))
}

/// The table of games won, drawn and lost: a row for each game, and below it a row for each level and side.
fn draw_table(language: Language, tallies: &[(&'static dyn DynGameUi, Tally)]) -> impl IntoView + use<> {
    let cells = |count: WinCounts| {
        [count.games(), count.won, count.drawn, count.lost].map(|number| view! { <td>{number}</td> }).collect_view()
    };
    let row = |Row { level, side, count }: &Row| {
        let (level, side) = (level_name(language, *level), say::AsSide { side: side.as_str() }.text(language));
        view! { <tr><th scope="row">{level}" "<span class="note">{side}</span></th>{cells(*count)}</tr> }
    };
    let counted = tallies.iter().filter(|(_, tally)| !tally.course.is_empty());
    let games = counted.map(|(game, tally)| {
        let all = tally.course.iter().copied().collect();
        view! {
            <tbody>
                <tr class="of-game"><th scope="rowgroup">{game.about(language).name}</th>{cells(all)}</tr>
                {tally.rows.iter().map(row).collect_view()}
            </tbody>
        }
    });
    let games = games.collect_view();
    let columns = [say::COLUMN_GAMES, say::COLUMN_WON, say::COLUMN_DRAWN, say::COLUMN_LOST];
    (!games.is_empty()).then(|| {
        view! {
            <div class="statistics sheet">
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{say::AGAINST.text(language)}</th>
                            {columns.map(|column| view! { <th scope="col">{column.text(language)}</th> }).collect_view()}
                        </tr>
                    </thead>
                    {games}
                </table>
            </div>
        }
    })
}

/// The plot of how many games were won, drawn and lost up to each game.
fn draw_results_over_time(language: Language, course: &[Verdict]) -> impl IntoView + use<> {
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

fn last_games_text(language: Language, course: &[Verdict]) -> String {
    words::last_games(language, course[course.len().saturating_sub(RECENT_GAME_COUNT)..].iter().copied().collect())
}
