//! The routes of the page: the part of the address after `#`.

use std::fmt;

use crate::game::options::STANDARD;

/// A route.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The home page.
    Home,
    /// The set-up of a game, by its name.
    SetUp(String),
    /// A game, by its name, that begins with what the player chose last.
    Begin(String),
    /// A saved game, by the name it is saved under.
    Play(String),
    /// The replay of a record, as a link.
    Replay(String),
    /// A letter, or several, of a game by correspondence, as a link.
    Letter(String),
    /// The page that opens a pasted record.
    Open,
    /// The rules of a game, by its name.
    Rules(String),
    /// The lesson of a game, by its name and options.
    Lesson(String, String),
    /// The puzzle of a game, by its name: today's, or that of a day counted from 1970.
    Puzzle(String, Option<u64>),
    /// The list of finished games.
    FinishedGames,
    /// The laboratory of a game, by its name and options.
    Laboratory(String, String),
    /// The statistics.
    Statistics,
    /// The settings.
    Settings,
    /// The page about the program.
    About,
    /// No known route.
    Unknown,
}

impl Route {
    /// Reads the part after `#`.
    #[must_use]
    pub fn read(hash: &str) -> Self {
        let (first, rest) = match hash.trim_start_matches('/').split_once('/') {
            Some((first, rest)) => (first, Some(rest.to_owned())),
            None => (hash.trim_start_matches('/'), None),
        };
        match (first, rest) {
            ("", None) => Self::Home,
            ("set-up", Some(game)) => Self::SetUp(game),
            ("begin", Some(game)) => Self::Begin(game),
            ("play", Some(name)) => Self::Play(name),
            ("replay", Some(link)) => Self::Replay(link),
            ("letter", Some(link)) => Self::Letter(link),
            ("open", None) => Self::Open,
            ("rules", Some(game)) => Self::Rules(game),
            ("lesson", Some(place)) => with_options(&place, Self::Lesson),
            ("laboratory", Some(place)) => with_options(&place, Self::Laboratory),
            ("puzzle", Some(place)) => match place.split_once('/').map(|(game, day)| (game, day.parse())) {
                Some((game, Ok(day))) => Self::Puzzle(game.into(), Some(day)),
                Some((_, Err(_))) => Self::Unknown,
                None => Self::Puzzle(place, None),
            },
            ("finished", None) => Self::FinishedGames,
            ("statistics", None) => Self::Statistics,
            ("settings", None) => Self::Settings,
            ("about", None) => Self::About,
            _ => Self::Unknown,
        }
    }

    /// The `href` of a link to this route.
    #[must_use]
    pub fn href(&self) -> String {
        format!("#{self}")
    }
}

/// The route of a game with its options, which may be left out where they are standard.
fn with_options(place: &str, route: fn(String, String) -> Route) -> Route {
    let (game, options) = place.split_once('/').unwrap_or((place, STANDARD));
    route(game.into(), options.into())
}

fn write_with_options(out: &mut fmt::Formatter<'_>, page: &str, game: &str, options: &str) -> fmt::Result {
    write!(out, "/{page}/{game}")?;
    if options == STANDARD { Ok(()) } else { write!(out, "/{options}") }
}

impl fmt::Display for Route {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home | Self::Unknown => out.write_str("/"),
            Self::SetUp(game) => write!(out, "/set-up/{game}"),
            Self::Begin(game) => write!(out, "/begin/{game}"),
            Self::Play(name) => write!(out, "/play/{name}"),
            Self::Replay(link) => write!(out, "/replay/{link}"),
            Self::Letter(link) => write!(out, "/letter/{link}"),
            Self::Open => out.write_str("/open"),
            Self::Rules(game) => write!(out, "/rules/{game}"),
            Self::Lesson(game, options) => write_with_options(out, "lesson", game, options),
            Self::Laboratory(game, options) => write_with_options(out, "laboratory", game, options),
            Self::Puzzle(game, None) => write!(out, "/puzzle/{game}"),
            Self::Puzzle(game, Some(day)) => write!(out, "/puzzle/{game}/{day}"),
            Self::FinishedGames => out.write_str("/finished"),
            Self::Statistics => out.write_str("/statistics"),
            Self::Settings => out.write_str("/settings"),
            Self::About => out.write_str("/about"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Route, STANDARD};

    #[test]
    fn every_route_is_read_as_it_is_written() {
        let name = || "knights-and-corsairs".to_owned();
        let routes = [
            Route::Home,
            Route::SetUp(name()),
            Route::Play("x1".into()),
            Route::Replay("record_1_a;end".into()),
            Route::Letter("letter_1_corsairs_7qm2x0ka_6;end".into()),
            Route::Open,
            Route::Rules(name()),
            Route::Lesson(name(), STANDARD.into()),
            Route::Lesson(name(), "sandwich=on,ten=on".into()),
            Route::Laboratory(name(), STANDARD.into()),
            Route::Laboratory(name(), "size=4".into()),
            Route::Puzzle(name(), None),
            Route::Puzzle(name(), Some(20_779)),
            Route::FinishedGames,
            Route::Statistics,
            Route::Settings,
            Route::About,
        ];
        for route in routes {
            assert_eq!(Route::read(&route.to_string()), route);
        }
    }

    #[test]
    fn other_addresses_are_unknown_routes() {
        for junk in ["nowhere", "/nowhere/else", "/play", "/about/us", "/puzzle/corsairs/tomorrow"] {
            assert_eq!(Route::read(junk), Route::Unknown, "{junk}");
        }
    }
}
