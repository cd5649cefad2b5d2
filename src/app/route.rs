//! The routes of the page: the part of the address after `#`.

use std::fmt;

use crate::app::store::game_of;
use crate::game::options::STANDARD;
use crate::game::record;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Home,
    /// The set-up page of a game, by the game's id.
    SetUp(String),
    /// A new game with the options and players that the player chose last, by the game's id.
    Begin(String),
    /// A new game against an even match, by the game's id.
    BeginEven(String),
    /// The table of a saved game, by the name under which it is saved.
    Play(String),
    /// The replay of a record in link form.
    Replay(String),
    /// The position editor: at a record in link form, or at the id of a game and its options, which may be missing.
    Editor(String),
    /// One or more letters of a game by correspondence, in link form.
    Letter(String),
    /// The page that opens a pasted record.
    Open,
    /// The rules of a game, by the game's id and options; `None` means the options of the usual game.
    Rules(String, Option<String>),
    /// The lesson of a game, by the game's id and options; `None` means the options of the usual game.
    Lesson(String, Option<String>),
    /// The puzzle of a game, by the game's id and the day, counted from 1970; `None` means today.
    Puzzle(String, Option<u64>),
    /// The puzzles from the player's own mistakes in a game, by the game's id.
    OwnPuzzles(String),
    FinishedGames,
    /// The laboratory of a game, by the game's id and options.
    Laboratory(String, String),
    Statistics,
    Settings,
    About,
    Unknown,
}

impl Route {
    /// Reads the part of the address after `#`.
    pub fn read(hash: &str) -> Self {
        let (first, rest) = match hash.trim_start_matches('/').split_once('/') {
            Some((first, rest)) => (first, Some(rest.to_owned())),
            None => (hash.trim_start_matches('/'), None),
        };
        match (first, rest) {
            ("", None) => Self::Home,
            ("set-up", Some(game)) => Self::SetUp(game),
            ("begin", Some(place)) => match place.strip_suffix("/even") {
                Some(game) => Self::BeginEven(game.into()),
                None => Self::Begin(place),
            },
            ("play", Some(name)) => Self::Play(name),
            ("replay", Some(link)) => Self::Replay(link),
            ("editor", Some(place)) => Self::Editor(place),
            ("letter", Some(link)) => Self::Letter(link),
            ("open", None) => Self::Open,
            ("rules", Some(place)) => with_options(&place, Self::Rules),
            ("lesson", Some(place)) => with_options(&place, Self::Lesson),
            ("laboratory", Some(place)) => {
                with_options(&place, |game, options| Self::Laboratory(game, options.unwrap_or(STANDARD.into())))
            }
            ("puzzle", Some(place)) => match place.split_once('/').map(|(game, day)| (game, day.parse())) {
                Some((game, _)) if place.ends_with("/own") => Self::OwnPuzzles(game.into()),
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

    /// The first word of the address; empty for home and unknown routes.
    pub fn page(&self) -> &'static str {
        match self {
            Self::Home | Self::Unknown => "",
            Self::SetUp(_) => "set-up",
            Self::Begin(_) | Self::BeginEven(_) => "begin",
            Self::Play(_) => "play",
            Self::Replay(_) => "replay",
            Self::Editor(_) => "editor",
            Self::Letter(_) => "letter",
            Self::Open => "open",
            Self::Rules(..) => "rules",
            Self::Lesson(..) => "lesson",
            Self::Puzzle(..) | Self::OwnPuzzles(_) => "puzzle",
            Self::FinishedGames => "finished",
            Self::Laboratory(..) => "laboratory",
            Self::Statistics => "statistics",
            Self::Settings => "settings",
            Self::About => "about",
        }
    }

    /// The id of the game that the route belongs to; `None` if it belongs to none.
    pub fn game(&self) -> Option<&str> {
        match self {
            Self::SetUp(game)
            | Self::Begin(game)
            | Self::BeginEven(game)
            | Self::Rules(game, _)
            | Self::Lesson(game, _)
            | Self::Puzzle(game, _)
            | Self::OwnPuzzles(game)
            | Self::Laboratory(game, _) => Some(game),
            Self::Play(name) => game_of(name),
            Self::Replay(link) => record::game_of(link),
            Self::Editor(place) => record::game_of(place).or_else(|| place.split('/').next()),
            // The third word of a letter is the id of its game.
            Self::Letter(link) => link.split('_').nth(2),
            _ => None,
        }
    }

    /// The `href` of a link to this route.
    pub fn href(&self) -> String {
        format!("#{self}")
    }
}

/// Reads a game's id and its options, which follow after a slash or are missing.
fn with_options(place: &str, route: fn(String, Option<String>) -> Route) -> Route {
    match place.split_once('/') {
        Some((game, options)) => route(game.into(), Some(options.into())),
        None => route(place.into(), None),
    }
}

impl fmt::Display for Route {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "/{}", self.page())?;
        match self {
            Self::SetUp(place)
            | Self::Begin(place)
            | Self::Play(place)
            | Self::Replay(place)
            | Self::Editor(place)
            | Self::Letter(place)
            | Self::Rules(place, None)
            | Self::Lesson(place, None)
            | Self::Puzzle(place, None) => write!(out, "/{place}"),
            Self::Laboratory(game, options) if options == STANDARD => write!(out, "/{game}"),
            Self::Rules(game, Some(options)) | Self::Lesson(game, Some(options)) | Self::Laboratory(game, options) => {
                write!(out, "/{game}/{options}")
            }
            Self::BeginEven(game) => write!(out, "/{game}/even"),
            Self::OwnPuzzles(game) => write!(out, "/{game}/own"),
            Self::Puzzle(game, Some(day)) => write!(out, "/{game}/{day}"),
            _ => Ok(()),
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
            Route::Begin(name()),
            Route::BeginEven(name()),
            Route::Replay("record_1_a;end".into()),
            Route::Editor("record_1_a;end".into()),
            Route::Editor("corsairs/size=4".into()),
            Route::Letter("letter_1_corsairs_7qm2x0ka_6;end".into()),
            Route::Open,
            Route::Rules(name(), None),
            Route::Rules(name(), Some(STANDARD.into())),
            Route::Lesson(name(), None),
            Route::Lesson(name(), Some("sandwich=on,ten=on".into())),
            Route::Laboratory(name(), STANDARD.into()),
            Route::Laboratory(name(), "size=4".into()),
            Route::Puzzle(name(), None),
            Route::Puzzle(name(), Some(20_779)),
            Route::OwnPuzzles(name()),
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
