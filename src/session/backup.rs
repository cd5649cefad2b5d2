//! A backup: everything that the page stores, as one text.

use std::fmt::Write;

use super::finished_games;
use super::own_puzzles::OwnPuzzles;
use super::setting_words::SettingWords;
use super::solved_puzzles::SolvedPuzzles;
use super::statistics::Statistics;
use super::stored::Stored;
use crate::game::outside_text::clean;
use crate::game::text::{ParseError, Word, Words, version};

/// The latest version of the text. A backup is written as the lowest version that knows its parts, so that earlier programs can
/// read it: 3 with the player's own puzzles, 2 with finished games, 1 without both.
pub(crate) const BACKUP_VERSION: u64 = 3;

/// The prefix of the names of games that are not known to be finished.
pub(crate) const GAME_PREFIX: &str = "game:";

/// The prefix of the names of finished games.
pub(crate) const FINISHED_PREFIX: &str = "finished:";

/// Checks whether a text can be read.
type CheckText = fn(&str) -> Result<(), ParseError>;

/// The texts with fixed names in a backup, each with what checks whether it can be read.
const READERS: [(&str, CheckText); 4] = [
    (SettingWords::NAME, check_stored::<SettingWords>),
    (Statistics::NAME, check_stored::<Statistics>),
    (SolvedPuzzles::NAME, check_stored::<SolvedPuzzles>),
    (OwnPuzzles::NAME, check_stored::<OwnPuzzles>),
];

fn check_stored<Value: Stored>(text: &str) -> Result<(), ParseError> {
    Value::read(text).map(drop)
}

/// The last line of a backup. A file without it was truncated.
const LAST_LINE: &str = "end";

/// The expected text in the error for a truncated file.
const EXPECTED_LAST_LINE: &str = "\"end\" as the last line (the file was cut)";

/// Checks whether a stored game can be loaded, given its name and its text; `None` if there is no game of this name.
pub(crate) type CheckGame<'a> = &'a dyn Fn(&str, &str) -> Option<Result<(), ParseError>>;

/// The texts that the page stores, by their names.
///
/// ```
/// use corsair_cabinet::session::backup::Backup;
/// use corsair_cabinet::session::statistics::Statistics;
/// use corsair_cabinet::session::stored::Stored;
///
/// let backup = Backup::new(vec![(Statistics::NAME.into(), Statistics::default().write())]);
/// assert_eq!((backup.unfinished_game_count(), backup.statistics_game_count()), (0, 0));
/// assert_eq!(Backup::read(&backup.write(), &|_, _| None), Ok(backup));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Backup {
    texts: Vec<(String, String)>,
    /// The errors of games that cannot be loaded. The games are kept, since a later version may be able to read them.
    broken: Vec<ParseError>,
}

impl Backup {
    /// A backup of these texts, given with their names.
    #[must_use]
    pub fn new(mut texts: Vec<(String, String)>) -> Self {
        texts.sort_unstable();
        Self { texts, broken: Vec::new() }
    }

    /// Whether a text with this name belongs to a backup.
    pub(crate) fn is_backup_name(name: &str) -> bool {
        READERS.iter().any(|(store, _)| *store == name)
            || name.starts_with(GAME_PREFIX)
            || name.starts_with(FINISHED_PREFIX)
    }

    /// The texts with their names, sorted by name.
    #[must_use]
    pub fn texts(&self) -> &[(String, String)] {
        &self.texts
    }

    /// The number of saved games that are not known to be finished.
    #[must_use]
    pub fn unfinished_game_count(&self) -> usize {
        self.texts.iter().filter(|(name, _)| name.starts_with(GAME_PREFIX)).count()
    }

    /// The number of finished games that are stored in full.
    pub(crate) fn finished_game_count(&self) -> usize {
        self.texts.iter().filter(|(name, _)| name.starts_with(FINISHED_PREFIX)).count()
    }

    /// The version of the backup's text.
    fn version(&self) -> u64 {
        if self.texts.iter().any(|(name, _)| name == OwnPuzzles::NAME) {
            BACKUP_VERSION
        } else if self.finished_game_count() > 0 {
            2
        } else {
            1
        }
    }

    /// The errors of the games that cannot be loaded, with their places in the backup.
    #[must_use]
    pub fn broken_games(&self) -> &[ParseError] {
        &self.broken
    }

    /// The number of finished games in the statistics.
    #[must_use]
    pub fn statistics_game_count(&self) -> usize {
        let text = self.texts.iter().find(|(name, _)| name == Statistics::NAME);
        text.and_then(|(_, text)| Statistics::read(text).ok()).map_or(0, |statistics| statistics.games().len())
    }

    /// The text of the backup. The first line has the version, and the last line is `end`. Between them are the names, sorted.
    /// Each name is followed by its text, with every line indented by a space.
    ///
    /// ```text
    /// corsair-cabinet 1
    /// game:corsairs.001763760000000
    ///  table 1
    ///  …
    /// settings
    ///  theme=2 pace=1
    /// end
    /// ```
    #[must_use]
    pub fn write(&self) -> String {
        let mut backup = format!("corsair-cabinet {}\n", self.version());
        for (name, text) in &self.texts {
            // Writing to a string cannot fail.
            let _ = writeln!(backup, "{name}");
            for line in text.split('\n') {
                let _ = writeln!(backup, " {line}");
            }
        }
        backup + LAST_LINE + "\n"
    }

    /// Reads the text that [`Backup::write`] writes, and checks all parts of it. `check` checks the games. A broken game is kept.
    /// Another program may have changed the file's line ends and other things [that cannot be seen](clean).
    ///
    /// # Errors
    /// If the text is malformed, from a newer version, or has settings or statistics that cannot be read.
    pub fn read(text: &str, check: CheckGame<'_>) -> Result<Self, ParseError> {
        let exact = Self::read_exactly(text, check);
        if exact.as_ref().is_ok_and(|backup| backup.broken.is_empty()) {
            return exact;
        }
        let cleaned = clean(text);
        // An empty line of a stored text is a single space here.
        let lines = cleaned.split_terminator('\n').map(|line| if line.is_empty() { " " } else { line });
        let mut cleaned = lines.collect::<Vec<_>>().join("\n");
        if cleaned.ends_with(LAST_LINE) {
            cleaned.push('\n');
        }
        match (exact, Self::read_exactly(&cleaned, check)) {
            (Ok(exact), Ok(cleaned)) if cleaned.broken.len() < exact.broken.len() => Ok(cleaned),
            (Ok(exact), _) => Ok(exact),
            (Err(_), cleaned) => cleaned,
        }
    }

    /// Reads exactly the text that [`Backup::write`] writes.
    fn read_exactly(text: &str, check: CheckGame<'_>) -> Result<Self, ParseError> {
        let mut lines = text.split('\n').enumerate().peekable();
        let (mut last, first) = lines.next().unwrap_or_default();
        let mut words = Words::of(first);
        words.expect_keyword("corsair-cabinet")?;
        let version_word = words.next("the version of the file")?;
        let version = version(version_word, BACKUP_VERSION)?;
        words.end()?;
        let (mut texts, mut broken) = (Vec::<(String, String)>::new(), Vec::new());
        while let Some((number, name)) = lines.next() {
            last = number;
            if name == LAST_LINE {
                return match (lines.next(), lines.next()) {
                    (Some((_, "")), None) => {
                        let backup = Self { texts, broken };
                        match backup.version() {
                            expected if expected == version => Ok(backup),
                            expected => Err(version_word.expected(format!("version {expected} for what is below"))),
                        }
                    }
                    (Some((number, line)), _) => {
                        Err(Word::whole(line).expected("the end of the file").offset_lines(number))
                    }
                    (None, _) => Err(Word { text: "", column: LAST_LINE.len() + 1 }
                        .expected("the end of the line")
                        .offset_lines(number)),
                };
            }
            let word = Word::whole(name);
            if lines.peek().is_none() {
                return Err(word.expected(EXPECTED_LAST_LINE).offset_lines(number));
            }
            if texts.last().is_some_and(|(before, _)| before.as_str() >= name) {
                return Err(word.expected("a name that comes after the one before").offset_lines(number));
            }
            let mut part = String::new();
            let begin = number + 1;
            while let Some((number, line)) = lines.next_if(|(_, line)| line.starts_with(' ')) {
                if number > begin {
                    part.push('\n');
                }
                part += &line[1..];
                last = number;
            }
            if last < begin {
                return Err(word.expected("a name with a text below").offset_lines(number));
            }
            match check_part(word, &part, check) {
                Ok(()) => {}
                Err(PartError::Name(error)) => return Err(error.offset_lines(number)),
                // The lines of the part are indented by one column.
                Err(PartError::Text(error)) if name.starts_with(GAME_PREFIX) || name.starts_with(FINISHED_PREFIX) => {
                    broken.push(error.offset_lines(begin).offset_columns(1));
                }
                Err(PartError::Text(error)) => return Err(error.offset_lines(begin).offset_columns(1)),
            }
            texts.push((name.to_owned(), part));
        }
        let column = text.split('\n').next_back().unwrap_or_default().chars().count() + 1;
        Err(Word { text: "", column }.expected(EXPECTED_LAST_LINE).offset_lines(last))
    }
}

/// An error in a part of a backup.
enum PartError {
    /// The name is not that of a text in a backup.
    Name(ParseError),
    /// The text cannot be used.
    Text(ParseError),
}

/// Checks whether a part can be used.
fn check_part(name: Word<'_>, text: &str, check: CheckGame<'_>) -> Result<(), PartError> {
    let read = READERS.into_iter().find(|(store, _)| *store == name.text);
    if let Some((_, read)) = read {
        return read(text).map_err(PartError::Text);
    }
    let finished = name.text.strip_prefix(FINISHED_PREFIX);
    let game = finished.or(name.text.strip_prefix(GAME_PREFIX)).and_then(|game| game.split_once('.'));
    let game = game.filter(|(_, time)| !time.is_empty() && time.bytes().all(|byte| byte.is_ascii_digit()));
    let checked = game.and_then(|(game, _)| match finished {
        // `check` tells whether there is a game of this name.
        Some(_) => {
            let checked = check(game, finished_games::stored_game(text))?;
            Some(finished_games::check(text, |_| checked))
        }
        None => check(game, text),
    });
    match checked {
        Some(checked) => checked.map_err(PartError::Text),
        None => Err(PartError::Name(
            name.expected("settings, statistics, or a game such as game:corsairs.1763760000000 or finished:…"),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Knows one game, for which every text without an `x` is valid.
    fn check(game: &str, text: &str) -> Option<Result<(), ParseError>> {
        (game == "chess").then(|| match text.lines().position(|line| line.contains('x')) {
            Some(line) => Err(Word::whole(text).expected("no x").offset_lines(line)),
            None => Ok(()),
        })
    }

    fn backup() -> Backup {
        Backup::new(vec![
            ("settings".into(), "language=pt-br theme=2 pace=1".into()),
            ("game:chess.2".into(), "a\n\n b\n".into()),
            ("game:chess.1".into(), String::new()),
        ])
    }

    #[test]
    fn a_parcel_is_read_as_it_is_written() {
        let text = backup().write();
        assert_eq!(
            text,
            "corsair-cabinet 1\ngame:chess.1\n \ngame:chess.2\n a\n \n  b\n \nsettings\n language=pt-br theme=2 pace=1\nend\n"
        );
        assert_eq!(Backup::read(&text, &check), Ok(backup()));
        assert_eq!(Backup::read("corsair-cabinet 1\nend\n", &check), Ok(Backup::default()));
        assert_eq!((backup().unfinished_game_count(), backup().statistics_game_count()), (2, 0));
    }

    #[test]
    fn what_does_not_belong_in_it_is_refused_with_its_place() {
        let text = backup().write();
        let refused = |from: &str, to: &str| {
            assert!(text.contains(from), "{from}");
            Backup::read(&text.replacen(from, to, 1), &check).map_err(|error| (error.line, error.column))
        };
        assert_eq!(refused("corsair-cabinet 1", "corsair-cabinet 2"), Err((1, 17)));
        assert_eq!(refused("corsair-cabinet 1", "corsair-cabinet 3"), Err((1, 17)));
        assert_eq!(refused("corsair-cabinet 1", "corsair-cabinet  1"), Err((1, 17)));
        assert_eq!(refused("game:chess.1", "game:go.1"), Err((2, 1)));
        assert_eq!(refused("game:chess.1", "game:chess.one"), Err((2, 1)));
        assert_eq!(refused("game:chess.1\n ", "game:chess.1"), Err((2, 1)), "no text below");
        assert_eq!(refused("game:chess.2", "game:chess.1"), Err((4, 1)), "twice");
        assert_eq!(refused("game:chess.1", "settings"), Err((4, 1)), "games come before settings");
        assert_eq!(refused("theme=2", "theme=-2"), Err((10, 23)));
        assert_eq!(refused("pace=1", "pace=1\n more"), Err((11, 2)), "below the settings");
        assert_eq!(refused("end\n", ""), Err((10, 31)), "cut");
        assert_eq!(refused("end\n", "end\nmore\n"), Err((12, 1)));
    }

    #[test]
    fn finished_games_are_in_it_and_make_it_version_2() {
        let finished =
            |game: &str| format!("finished 1 9 places 1,2\ntable 1\n1 person Ann\n2 computer captain\n{game}");
        let texts = vec![
            ("finished:chess.1".into(), finished("good")),
            ("finished:chess.2".into(), finished("x")),
            ("game:chess.3".into(), "a".into()),
        ];
        let text = Backup::new(texts).write();
        assert!(
            text.starts_with("corsair-cabinet 2\nfinished:chess.1\n finished 1 9 places 1,2\n table 1\n"),
            "{text}"
        );
        let read = Backup::read(&text, &check).unwrap();
        assert_eq!((read.unfinished_game_count(), read.finished_game_count(), read.write()), (1, 2, text.clone()));
        let broken: Vec<_> = read.broken_games().iter().map(|error| (error.line, error.column)).collect();
        assert_eq!(broken, [(13, 2)]);
        let older = Backup::read(&text.replacen("cabinet 2", "cabinet 1", 1), &check);
        assert_eq!(older.map_err(|error| (error.line, error.column)), Err((1, 17)));
        let unknown = Backup::read(&text.replacen("finished:chess", "finished:go", 1), &check);
        assert_eq!(unknown.map_err(|error| (error.line, error.column)), Err((2, 1)));
    }

    #[test]
    fn a_broken_game_is_reported_with_its_place_and_kept() {
        let text = backup().write().replacen(" b\n", " x\n", 1);
        let read = Backup::read(&text, &check).unwrap();
        assert_eq!(read.broken_games().iter().map(|error| (error.line, error.column)).collect::<Vec<_>>(), [(7, 2)]);
        assert_eq!((read.unfinished_game_count(), read.write()), (2, text));
    }

    #[test]
    fn a_parcel_that_was_cut_anywhere_is_refused() {
        let text = backup().write();
        assert_eq!(
            Backup::read(&text[..text.len() - 1], &check),
            Ok(backup()),
            "nothing but the last line break is cut"
        );
        for end in 0..text.len() - 1 {
            let error = Backup::read(&text[..end], &check).expect_err("it was cut");
            let lines: Vec<&str> = text[..end].split('\n').collect();
            assert!(error.line <= lines.len(), "{error} in {:?}", &text[..end]);
        }
    }
}
