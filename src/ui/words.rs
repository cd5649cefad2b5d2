//! Puts the values of the page into words. The messages are in `assets/languages/<tag>/page.ftl`.
//!
//! This file chooses the message for a value. A message that does not depend on a value is named where it is shown.

use super::messages as say;
use crate::correspondence::Obstacle;
use crate::dyn_game::DynGame;
use crate::game::cards::{Card, Rank, Suit};
use crate::game::common_words::{all_of, comma_list, rank_index};
use crate::game::letter_case::uppercase;
use crate::game::record::ReplayError;
use crate::game::text::Mismatch;
use crate::game::{Language, LevelRating, OptionConflict, ParseError, Seat};
use crate::search::{Level, Strength};
use crate::session::rating::expected_score;
use crate::session::statistics::WinCounts;
use crate::session::{LoadError, PlayerKind};

pub use crate::game::common_words::label;

/// The number of a seat: "Player 1".
pub fn seat(language: Language, seat: Seat) -> String {
    say::Seat { seat: seat.to_string() }.text(language)
}

/// The name of a level.
pub fn level(language: Language, level: Level) -> &'static str {
    match level {
        Level::CabinBoy => say::LEVEL_CABIN_BOY,
        Level::Deckhand => say::LEVEL_DECKHAND,
        Level::Boatswain => say::LEVEL_BOATSWAIN,
        Level::FirstMate => say::LEVEL_FIRST_MATE,
        Level::Captain => say::LEVEL_CAPTAIN,
    }
    .text(language)
}

/// The obstacle to playing with a friend elsewhere, in words.
pub fn obstacle(language: Language, obstacle: Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Race => say::NO_FRIEND_RACE,
        Obstacle::Clock => say::NO_FRIEND_CLOCK,
        Obstacle::Referee => say::NO_FRIEND_REFEREE,
        Obstacle::Hidden => say::NO_FRIEND_HIDDEN,
    }
    .text(language)
}

/// The name of a computer player; empty for a person.
pub fn computer(language: Language, player: &PlayerKind) -> &'static str {
    match player {
        PlayerKind::Person(_) | PlayerKind::Remote(_) => "",
        PlayerKind::Computer(level) => self::level(language, *level),
        PlayerKind::EvenMatch(_) => say::EVEN_MATCH.text(language),
    }
}

/// The current strength of the computer in an even match, in words.
pub fn even_match_about(language: Language, strength: Strength) -> String {
    let level = self::level(language, strength.level());
    match strength.other() {
        Some(other) => say::EvenMatchBetween { level, other: self::level(language, other) }.text(language),
        None => say::EvenMatchAt { level }.text(language),
    }
}

/// A number rounded to a whole number; negative numbers become 0.
pub fn rounded(points: f64) -> usize {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "ratings are small and not below 0")]
    {
        points.max(0.0).round() as usize
    }
}

/// A rating with its margin of error, in words.
pub fn rating(language: Language, points: f64, margin: f64) -> String {
    say::RatingOf { points: rounded(points), margin: rounded(margin) }.text(language)
}

/// Says how many of ten games a level wins against the next weaker one; `None` for the weakest level.
pub fn level_wins(language: Language, level: Level, ratings: &[LevelRating; 5]) -> Option<String> {
    let points = ratings[level as usize].points;
    let weaker = Level::ALL.into_iter().zip(ratings).rfind(|(other, _)| *other < level);
    let (other, LevelRating { points: below, .. }) = weaker?;
    let games = rounded(10.0 * expected_score(points.into(), (*below).into()));
    Some(say::LevelWins { games, level: self::level(language, other) }.text(language))
}

/// The names of the paces of computer players, in the order in which they are stored.
pub fn paces(language: Language) -> [&'static str; 3] {
    [say::SETTING_PACE_BRISK, say::SETTING_PACE_UNHURRIED, say::SETTING_PACE_AT_ONCE].map(|pace| pace.text(language))
}

/// The description of a level, for games that have no description of their own.
pub fn level_about(language: Language, level: Level) -> &'static str {
    match level {
        Level::CabinBoy => say::LEVEL_CABIN_BOY_ABOUT,
        Level::Deckhand => say::LEVEL_DECKHAND_ABOUT,
        Level::Boatswain => say::LEVEL_BOATSWAIN_ABOUT,
        Level::FirstMate => say::LEVEL_FIRST_MATE_ABOUT,
        Level::Captain => say::LEVEL_CAPTAIN_ABOUT,
    }
    .text(language)
}

/// The players in words: "You against Captain"; more than two players are a list.
pub fn versus(language: Language, names: &[String]) -> String {
    match names {
        [first, second] => say::Versus { first: first.as_str(), second: second.as_str() }.text(language),
        names => comma_list(language, names.iter().cloned()),
    }
}

/// Says where a text is wrong, what was found, and what was expected. Parsers name what was expected in English, so the messages
/// of other languages may leave it out.
pub fn parse_error(language: Language, error: &ParseError) -> String {
    let Mismatch { line, column, expected, found } = &**error;
    let (line, column) = (*line, *column);
    let error = if found.is_empty() {
        say::ErrorEnd { column, line }.text(language)
    } else {
        say::ErrorFound { column, found: found.as_str(), line }.text(language)
    };
    say::ErrorExpected { error, expected: expected.as_str() }.text(language)
}

/// A list of some of these actions as examples, in notation, with one action of each kind first: "draw, place K".
pub fn examples(language: Language, actions: &[String]) -> String {
    let mut shown: Vec<&String> = Vec::new();
    let kind = |action: &str| action.split(' ').next().map(str::to_owned);
    for action in actions {
        if shown.iter().all(|other| kind(other) != kind(action)) {
            shown.push(action);
        }
    }
    for action in actions.iter().take(MOST_EXAMPLES) {
        if !shown.contains(&action) {
            shown.push(action);
        }
    }
    comma_list(language, shown.into_iter().take(MOST_EXAMPLES).cloned())
}

/// The greatest number of actions that are named as examples.
const MOST_EXAMPLES: usize = 4;

/// A typed move with the cards as notation has them: a French "RH" is "KH", "R" is "K", and "3♦" is "3D".
pub fn with_cards_in_notation(language: Language, typed: &str) -> String {
    let english = |word: &str| {
        let word = uppercase(word);
        let read = Rank::ALL.into_iter().find_map(|rank| {
            let index = rank_index(language, rank);
            let suit = word.strip_prefix(index)?;
            let is = |known: &Suit| suit == known.letter().to_string() || suit == known.sign().to_string();
            let suit = Suit::ALL.into_iter().find(is).map(Suit::letter);
            (suit.is_some() || word.len() == index.len()).then(|| rank.index().chars().chain(suit).collect())
        });
        read.unwrap_or(word)
    };
    typed.split_whitespace().map(english).collect::<Vec<_>>().join(" ")
}

/// Notation with cards as people write them: "attack b2 3♦".
pub fn with_suit_signs(notation: &str) -> String {
    let sign = |word: &str| match word.parse::<Card>() {
        Ok(card) => format!("{}{}", card.rank().index(), card.suit().sign()),
        Err(_) => word.to_owned(),
    };
    notation.split(' ').map(sign).collect::<Vec<_>>().join(" ")
}

/// A text with the cards in capitals, as in notation.
pub fn with_cards_in_capitals(text: &str) -> String {
    let capital = |word: &str| {
        let upper = uppercase(word);
        if upper.parse::<Card>().is_ok() { upper } else { word.to_owned() }
    };
    text.split(' ').map(capital).collect::<Vec<_>>().join(" ")
}

/// Says why a stored game or a link cannot be opened.
pub fn load_error(language: Language, game: &dyn DynGame, error: &LoadError) -> String {
    match error {
        LoadError::ParseError(error) => parse_error(language, error),
        LoadError::ReplayError(ReplayError::Options(conflict)) => broken_options(language, conflict),
        LoadError::ReplayError(ReplayError::Action(number, illegal)) => {
            say::BrokenAction { number: *number, why: game.refusal(language, illegal) }.text(language)
        }
    }
}

/// Says which two options of a record exclude each other, in notation.
pub fn broken_options(language: Language, conflict: &OptionConflict) -> String {
    let [first, second] = [conflict.first, conflict.second].map(|(key, value)| format!("{key}={value}"));
    say::BrokenOptions { first, second }.text(language)
}

/// A duration in words: "42 seconds", "3 minutes", "1 minute and 5 seconds".
pub fn duration(language: Language, seconds: u64) -> String {
    match (seconds / 60, seconds % 60) {
        (0, seconds) => say::DurationSeconds { seconds }.text(language),
        (minutes, 0) => say::DurationMinutes { minutes }.text(language),
        (minutes, seconds) => say::Duration { minutes, seconds }.text(language),
    }
}

/// The time that a player has left, and the reserve, in words. Both times are given in seconds.
pub fn time_left(language: Language, seconds: u64, reserve: u64) -> String {
    say::TimeLeft { reserve: duration(language, reserve), time: duration(language, seconds) }.text(language)
}

/// The games that each player has won, and the games that nobody has won, in words.
pub fn score(language: Language, wins: &[(String, u32)], draws: u32) -> String {
    let won = wins.iter().map(|(name, wins)| say::ScorePlayer { name: name.as_str(), wins: *wins }.text(language));
    let by_nobody = (draws > 0).then(|| say::ScoreDrawn { games: draws, players: wins.len() }.text(language));
    say::Score { players: comma_list(language, won.chain(by_nobody)) }.text(language)
}

/// The results of the last games, counted, in words.
pub fn last_games(language: Language, results: WinCounts) -> String {
    let WinCounts { won, drawn, lost } = results;
    say::LastGames { drawn, games: results.games(), lost, won }.text(language)
}

/// The numbers of games that are not counted as won or lost by one player, in words: games among people only, and games of
/// several people with computers.
pub fn other_games(language: Language, among_people: u32, with_computers: u32) -> String {
    let people = (among_people > 0).then(|| say::GamesAmongPeople { games: among_people }.text(language));
    let computers = (with_computers > 0).then(|| say::GamesWithComputers { games: with_computers }.text(language));
    say::OtherGames { games: all_of(language, people.into_iter().chain(computers)) }.text(language)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::text::Word;

    const ENGLISH: Language = Language::ENGLISH;

    fn french() -> Language {
        Language::of_tags(["fr"])
    }

    #[test]
    fn examples_have_one_action_of_each_kind_first() {
        let actions = ["enter a1", "enter a5", "enter e1", "step b1 b2", "step b1 c2", "end"].map(String::from);
        assert_eq!(examples(ENGLISH, &actions), "enter a1, step b1 b2, end, enter a5");
    }

    #[test]
    fn french_ranks_are_read_and_cards_become_capitals() {
        assert_eq!(with_cards_in_notation(french(), "b2 rh d 10s"), "B2 KH Q 10S");
        assert_eq!(with_cards_in_notation(ENGLISH, "b2 kh"), "B2 KH");
        assert_eq!(with_cards_in_capitals("attack b2 7h qd"), "attack b2 7H QD");
    }

    #[test]
    fn cards_are_written_with_the_sign_of_their_suit() {
        let (notation, written) = ("attack b2 10D QC", "attack b2 10♦ Q♣");
        assert_eq!(with_suit_signs(notation), written);
        assert_eq!(with_cards_in_notation(ENGLISH, written), uppercase(notation));
        assert_eq!(with_suit_signs("enter e1; step e1 e2"), "enter e1; step e1 e2");
    }

    #[test]
    fn times_are_in_minutes_and_seconds() {
        let times = [1, 42, 60, 65, 180].map(|seconds| duration(ENGLISH, seconds));
        assert_eq!(times, ["1 second", "42 seconds", "1 minute", "1 minute and 5 seconds", "3 minutes"]);
        assert_eq!(duration(french(), 61), "1 minute et 1 seconde");
    }

    #[test]
    fn games_nobody_won_are_drawn_only_between_two() {
        let wins = |names: &[&str]| names.iter().map(|name| ((*name).to_owned(), 2)).collect::<Vec<_>>();
        assert_eq!(score(ENGLISH, &wins(&["Ann", "Ben"]), 1), "Games won: Ann 2, Ben 2, drawn 1");
        assert_eq!(score(ENGLISH, &wins(&["Ann", "Ben", "Cem"]), 1), "Games won: Ann 2, Ben 2, Cem 2, nobody 1");
        assert_eq!(score(ENGLISH, &wins(&["Ann", "Ben"]), 0), "Games won: Ann 2, Ben 2");
    }

    #[test]
    fn other_games_are_joined_to_one_sentence() {
        assert_eq!(other_games(ENGLISH, 0, 1), "1 game of several people and computers.");
        assert_eq!(other_games(ENGLISH, 2, 1), "2 games among people and 1 game of several people and computers.");
    }

    #[test]
    fn the_last_results_are_counted_one_by_one() {
        let count = WinCounts { won: 1, drawn: 0, lost: 2 };
        assert_eq!(last_games(ENGLISH, count), "The last 3 games: 1 won, 0 drawn, 2 lost.");
        assert_eq!(last_games(french(), count), "Les 3 dernières parties\u{a0}: 1 gagnée, 0 nulle, 2 perdues.");
    }

    #[test]
    fn an_error_names_its_line_only_after_the_first() {
        let error = |line: usize, found| Word { text: found, column: 5 }.expected("a card").offset_lines(line - 1);
        assert_eq!(parse_error(ENGLISH, &error(1, "x")), "column 5: “x” does not fit; expected a card");
        assert_eq!(parse_error(ENGLISH, &error(2, "")), "line 2, column 5: something is missing; expected a card");
        assert_eq!(
            parse_error(french(), &error(2, "x")),
            "ligne 2, colonne 5\u{a0}: «\u{a0}x\u{a0}» n’est pas à sa place"
        );
    }
}
