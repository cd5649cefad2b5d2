//! Statistics: one line for each finished game, and the totals.

use super::stored::Stored;
use super::{Ending, PlayerKind, Session};
use crate::game::insertion_sort::insertion_sort;
use crate::game::options::STANDARD;
use crate::game::seat::MOST_SEATS;
use crate::game::text::{self, Fields, ParseError, Word, Words, read_heading, read_list, write_list};
use crate::game::{Language, Outcome, Seat};
use crate::search::{Level, Strength};

/// The newest version of the text. This program reads it and all earlier versions. It writes the oldest version that can hold the
/// games, so that older programs can read it. Version 2 adds computers between two levels.
pub(crate) const STATISTICS_VERSION: u64 = 2;

/// The greatest number of games that are kept. If there are more, the earliest are dropped.
pub(crate) const MAX_KEPT_GAMES: usize = 2_000;

/// The facts about a finished game, without the names of the players and without the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedFacts {
    /// The id of the game.
    pub game: String,
    /// The time at which the game began, in ms since 1970. No two games of a device have the same id and the same time.
    pub begun: u64,
    /// The time at which the game ended, in ms since 1970.
    pub ended: u64,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The options, as text.
    pub options: String,
    /// The strength of the computer on each seat; `None` for a person.
    pub players: Vec<Option<Strength>>,
    /// The way the game ended.
    pub ending: Ending<()>,
    /// Whether the seats changed sides during the game.
    pub changed_sides: bool,
    /// The number of actions.
    pub plies: u64,
    /// The duration of a timed game, in ms; `None` for other games.
    pub time: Option<u64>,
}

/// The result of a game for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The seat alone had the first place.
    Won,
    /// The seat shared the first place, or no seat won.
    Drawn,
    /// Another seat had the first place.
    Lost,
}

impl<Reason> Ending<Reason> {
    /// The result for a seat, in a game with `seats` seats.
    pub(crate) fn verdict(&self, seat: Seat, seats: usize) -> Verdict {
        match self {
            Self::Played(outcome) => match (outcome.places.get(seat.index()), outcome.winner()) {
                (Some(1), Some(_)) => Verdict::Won,
                (Some(1), None) => Verdict::Drawn,
                _ => Verdict::Lost,
            },
            Self::Resigned(other) if *other == seat => Verdict::Lost,
            // With more than two players, no seat wins by a resignation.
            Self::Resigned(_) if seats > 2 => Verdict::Drawn,
            Self::Resigned(_) => Verdict::Won,
        }
    }
}

impl Session {
    /// The facts about this game once it is over; `None` before. Also `None` for a game that started at a position, since that is
    /// not a whole game, and for a game in which this device only guesses hidden cards and choices. `begun` and `ended` are the
    /// times in [`FinishedFacts`].
    ///
    /// ```
    /// use corsair_cabinet::game::Seat;
    /// use corsair_cabinet::games::named;
    /// use corsair_cabinet::search::Level;
    /// use corsair_cabinet::session::statistics::{Statistics, Tally, WinCounts, Verdict};
    /// use corsair_cabinet::session::stored::Stored;
    /// use corsair_cabinet::session::{PlayerKind, Session};
    ///
    /// let players = vec![PlayerKind::person("Ann"), PlayerKind::Computer(Level::Captain)];
    /// let game = named("corsairs").expect("a game");
    /// let mut session = Session::new(game, "standard", 7, players).expect("standard options go together");
    /// assert_eq!(session.finished_facts(1_000, 2_000), None);
    /// session.resign(Seat::SECOND);
    /// let finished = session.finished_facts(1_000, 2_000).expect("the game is over");
    /// assert_eq!(finished.verdict(Seat::FIRST), Verdict::Won);
    ///
    /// let mut statistics = Statistics::default();
    /// assert!(statistics.add_or_update(finished));
    /// assert_eq!(Statistics::read(&statistics.write()), Ok(statistics.clone()));
    ///
    /// let tally = Tally::of(statistics.games().iter(), |_, seat| format!("seat {seat}"));
    /// assert_eq!(tally.rows[0].count, WinCounts { won: 1, drawn: 0, lost: 0 });
    /// ```
    pub fn finished_facts(&self, begun: u64, ended: u64) -> Option<FinishedFacts> {
        let ending = match self.ending()? {
            Ending::Played(Outcome { places, .. }) => Ending::Played(Outcome { places, reason: () }),
            Ending::Resigned(seat) => Ending::Resigned(seat),
        };
        let record = &self.record;
        if record.position.is_some() || self.is_supposed() {
            return None;
        }
        let side = |plies| self.view_of_past(plies, None).side_throughout(Language::ENGLISH, Seat::FIRST);
        Some(FinishedFacts {
            game: self.game.id().into(),
            begun,
            ended,
            seed: record.seed,
            options: record.options.clone(),
            players: self.players().iter().map(PlayerKind::strength).collect(),
            ending,
            changed_sides: side(0) != side(self.plies()),
            plies: self.plies() as u64,
            time: self.now(),
        })
    }
}

impl FinishedFacts {
    pub(crate) fn person_count(&self) -> usize {
        self.players.iter().filter(|player| player.is_none()).count()
    }

    /// The seat of the only person; `None` if several persons play, or none.
    pub(crate) fn person(&self) -> Option<Seat> {
        let seat = self.players.iter().position(Option::is_none)?;
        Seat::new(seat).filter(|_| self.person_count() == 1)
    }

    /// The strength of the computers; `None` if they differ, or there are none.
    pub(crate) fn strength(&self) -> Option<Strength> {
        let mut strengths = self.players.iter().flatten();
        let first = *strengths.next()?;
        strengths.all(|strength| *strength == first).then_some(first)
    }

    /// The level of the computers; `None` if they differ, or play between two levels, or there are none.
    pub(crate) fn level(&self) -> Option<Level> {
        self.strength().filter(|strength| strength.other().is_none()).map(Strength::level)
    }

    /// The result for a seat.
    #[must_use]
    pub fn verdict(&self, seat: Seat) -> Verdict {
        self.ending.verdict(seat, self.players.len())
    }

    fn is_of_same_game(&self, other: &Self) -> bool {
        (self.begun, &self.game) == (other.begun, &other.game)
    }

    fn write(&self) -> String {
        let Self { game, begun, ended, seed, options, players, ending, changed_sides, plies, time } = self;
        let players =
            write_list(players.iter().map(|player| player.map_or(PERSON_WORD.into(), |strength| strength.to_string())));
        let ending = match ending {
            Ending::Played(outcome) => format!("places={}", write_list(&outcome.places)),
            Ending::Resigned(seat) => format!("resigned={seat}"),
        };
        let always =
            format!("{game} begun={begun} ended={ended} seed={seed} sitters={players} {ending} actions={plies}");
        let mut parts = vec![always];
        parts.extend(time.map(|time| format!("time={time}")));
        parts.extend(changed_sides.then(|| "sides=changed".into()));
        parts.extend((options != STANDARD).then(|| format!("options={options}")));
        parts.join(" ")
    }

    fn read(line: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(line);
        let game = words.next("the name of a game")?;
        if game.text.is_empty() || !game.text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
            return Err(game.expected("the name of a game"));
        }
        let mut fields = Fields::of(words);
        let mut field = |key: &str| match fields.value_if_next(key) {
            Some(value) => Ok(value),
            None => Err(fields.peek().expected(format!("{key}=…"))),
        };
        let (begun, ended) = (field("begun")?.number()?, field("ended")?.number()?);
        let seed = field("seed")?.number()?;
        let seats = field("sitters")?;
        let players = read_list(seats, read_player)?;
        if !(2..=MOST_SEATS).contains(&players.len()) {
            return Err(seats.expected(format!("two to {MOST_SEATS} sitters")));
        }
        let ending = if let Some(seat) = fields.value_if_next("resigned") {
            Ending::Resigned(Seat::read(seat, players.len())?)
        } else if let Some(word) = fields.value_if_next("places") {
            let places = read_list(word, |place| match text::read_number(place, players.len() as u64)? {
                0 => Err(place.expected("a place from 1 on")),
                place => Ok(place),
            })?;
            if places.len() != players.len() {
                return Err(word.expected(format!("{} places", players.len())));
            }
            Ending::Played(Outcome { places, reason: () })
        } else {
            return Err(fields.peek().expected("places=… or resigned=…"));
        };
        let plies = match fields.value_if_next("actions") {
            Some(plies) => plies.number()?,
            None => return Err(fields.peek().expected("actions=…")),
        };
        let time = fields.value_if_next("time").map(text::read_time).transpose()?;
        let changed_sides = match fields.value_if_next("sides") {
            None => false,
            Some(Word { text: "changed", .. }) => true,
            Some(word) => return Err(word.expected("changed")),
        };
        let options = match fields.value_if_next("options") {
            None => STANDARD,
            Some(word) if word.text.is_empty() || word.text == STANDARD => {
                return Err(word.expected("options that are not standard"));
            }
            Some(word) => word.text,
        };
        fields.rest().end()?;
        Ok(Self {
            game: game.text.into(),
            begun,
            ended,
            seed,
            options: options.into(),
            players,
            ending,
            changed_sides,
            plies,
            time,
        })
    }
}

/// The word for a person, in place of a computer's strength.
const PERSON_WORD: &str = "person";

fn read_player(word: Word<'_>) -> Result<Option<Strength>, ParseError> {
    if word.text == PERSON_WORD {
        return Ok(None);
    }
    word.text.parse().map(Some).map_err(|_: ParseError| word.expected("person or a level"))
}

/// The finished games, in the order in which they ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    games: Vec<FinishedFacts>,
}

impl Statistics {
    /// The games, the earliest first.
    #[must_use]
    pub fn games(&self) -> &[FinishedFacts] {
        &self.games
    }

    /// Adds a game, and drops the earliest if there are too many. A game that is already known, because it was opened again,
    /// stays as it is. If it was undone and ended differently, the last end counts. Returns whether anything changed.
    pub fn add_or_update(&mut self, game: FinishedFacts) -> bool {
        let before = self.games.iter().position(|other| other.is_of_same_game(&game));
        if let Some(place) = before {
            if self.games[place] == (FinishedFacts { ended: self.games[place].ended, ..game.clone() }) {
                return false;
            }
            self.games.remove(place);
        }
        self.games.push(game);
        self.games.drain(..self.games.len().saturating_sub(MAX_KEPT_GAMES));
        true
    }

    /// What a game against computers means for its only person, such as a first win; `None` for other games. Only earlier games
    /// with the same id are compared.
    ///
    /// ```
    /// use corsair_cabinet::game::Seat;
    /// use corsair_cabinet::games::named;
    /// use corsair_cabinet::search::Level;
    /// use corsair_cabinet::session::statistics::{Progress, Statistics};
    /// use corsair_cabinet::session::{PlayerKind, Session};
    ///
    /// let players = vec![PlayerKind::person("Ann"), PlayerKind::Computer(Level::Captain)];
    /// let game = named("corsairs").expect("a game");
    /// let mut session = Session::new(game, "standard", 7, players).expect("standard options go together");
    /// session.resign(Seat::SECOND);
    /// let game = session.finished_facts(1_000, 2_000).expect("the game is over");
    /// let progress = Progress { streak: 1, is_longest: false, first_win: Some(Level::Captain) };
    /// assert_eq!(Statistics::default().progress(&game), Some(progress));
    /// ```
    #[must_use]
    pub fn progress(&self, game: &FinishedFacts) -> Option<Progress> {
        let person = game.person()?;
        let before = self.games.iter().take_while(|other| !other.is_of_same_game(game));
        let before = before.filter(|other| other.game == game.game);
        let before: Vec<(Verdict, Option<Level>)> =
            before.filter_map(|other| Some((other.verdict(other.person()?), other.level()))).collect();
        let won = game.verdict(person) == Verdict::Won;
        let (mut streak, mut longest) = (0_u32, 0);
        for (verdict, _) in &before {
            streak = if *verdict == Verdict::Won { streak + 1 } else { 0 };
            longest = longest.max(streak);
        }
        let streak = if won { streak + 1 } else { 0 };
        let is_new = |level: &Level| !before.contains(&(Verdict::Won, Some(*level)));
        Some(Progress {
            streak,
            is_longest: longest > 0 && streak > longest,
            first_win: game.level().filter(|level| won && is_new(level)),
        })
    }

    /// Whether each level, the weakest first, was beaten in a game with this id by the only person in it.
    ///
    /// ```
    /// use corsair_cabinet::search::Level;
    /// use corsair_cabinet::session::statistics::Statistics;
    /// use corsair_cabinet::session::stored::Stored;
    ///
    /// let text = "statistics 1\n\
    ///     corsairs begun=1 ended=2 seed=42 sitters=person,deckhand places=1,2 actions=61\n\
    ///     corsairs begun=3 ended=4 seed=42 sitters=person,captain places=2,1 actions=61\n";
    /// let statistics = Statistics::read(text)?;
    /// assert_eq!(statistics.beaten_levels("corsairs"), [false, true, false, false, false]);
    /// assert_eq!(statistics.next_level(&statistics.games()[0]), Some(Level::Boatswain));
    /// assert_eq!(statistics.next_level(&statistics.games()[1]), None);
    /// # Ok::<(), corsair_cabinet::game::ParseError>(())
    /// ```
    #[must_use]
    pub fn beaten_levels(&self, game: &str) -> [bool; 5] {
        let of_game = || self.games.iter().filter(|finished| finished.game == game);
        Level::ALL.map(|level| {
            of_game().any(|finished| {
                finished.level() == Some(level)
                    && finished.person().is_some_and(|person| finished.verdict(person) == Verdict::Won)
            })
        })
    }

    /// The next level, if the only person in this game has won against a level for the first time; `None` after other games.
    #[must_use]
    pub fn next_level(&self, game: &FinishedFacts) -> Option<Level> {
        self.progress(game)?.first_win?.next()
    }
}

impl Stored for Statistics {
    const NAME: &'static str = "statistics";

    /// The text to store: a line for the version, and a line for each game.
    ///
    /// ```text
    /// statistics 1
    /// corsairs begun=1763760000000 ended=1763760900000 seed=42 sitters=person,boatswain places=1,2 actions=61 options=size=4
    /// ```
    fn write(&self) -> String {
        let mut strengths = self.games.iter().flat_map(|game| game.players.iter().flatten());
        let version = if strengths.all(|strength| strength.other().is_none()) { 1 } else { STATISTICS_VERSION };
        let mut text = format!("statistics {version}\n");
        for game in &self.games {
            text += &game.write();
            text.push('\n');
        }
        text
    }

    fn read(text: &str) -> Result<Self, ParseError> {
        let mut lines = text.split('\n').enumerate().peekable();
        let (_, first) = lines.next().unwrap_or_default();
        read_heading(first, "statistics", "the version of the statistics", STATISTICS_VERSION)?;
        let mut games = Vec::new();
        while let Some((number, line)) = lines.next() {
            if line.is_empty() && lines.peek().is_none() {
                return Ok(Self { games });
            }
            games.push(FinishedFacts::read(line).map_err(|error| error.offset_lines(number))?);
        }
        let last = text.split('\n').next_back().unwrap_or_default();
        let end = Word { text: "", column: last.chars().count() + 1 };
        Err(end.expected("the end of the line").offset_lines(games.len()))
    }
}

/// What a finished game means for the only person in it: wins in a row, and a first win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The number of games with this id that the person has won in a row, including this one.
    pub streak: u32,
    /// Whether the person has won before, but never as many games in a row.
    pub is_longest: bool,
    /// The level that the person has beaten for the first time; `None` if there is none.
    pub first_win: Option<Level>,
}

/// The number of games won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WinCounts {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl WinCounts {
    pub(crate) fn add(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Won => self.won += 1,
            Verdict::Drawn => self.drawn += 1,
            Verdict::Lost => self.lost += 1,
        }
    }

    pub(crate) fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }
}

impl FromIterator<Verdict> for WinCounts {
    fn from_iter<Verdicts: IntoIterator<Item = Verdict>>(verdicts: Verdicts) -> Self {
        let mut count = Self::default();
        verdicts.into_iter().for_each(|verdict| count.add(verdict));
        count
    }
}

/// The games of one person against computers of one level, on one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The level of the computers; `None` if they had different levels or played between two levels.
    pub level: Option<Level>,
    /// The side or seat of the person.
    pub side: String,
    /// The results of these games.
    pub count: WinCounts,
}

/// The totals of the finished games with one id.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The results of one person against computers, by level and side, the weakest level first.
    pub rows: Vec<Row>,
    /// The results of one person against computers, in the order in which the games ended.
    pub course: Vec<Verdict>,
    /// The number of games without computers.
    pub among_persons: u32,
    /// The number of games with several persons and with computers.
    pub mixed: u32,
}

impl Tally {
    /// Adds up games. `side` returns the name of the side that a seat played.
    pub fn of<'a>(
        games: impl Iterator<Item = &'a FinishedFacts>,
        side: impl Fn(&FinishedFacts, Seat) -> String,
    ) -> Self {
        let mut tally = Self::default();
        for game in games {
            let Some(seat) = game.person() else {
                match game.person_count() {
                    // Games among computers do not count.
                    0 => {}
                    persons if persons == game.players.len() => tally.among_persons += 1,
                    _ => tally.mixed += 1,
                }
                continue;
            };
            let (level, side, verdict) = (game.level(), side(game, seat), game.verdict(seat));
            tally.course.push(verdict);
            match tally.rows.iter_mut().find(|row| row.level == level && row.side == side) {
                Some(row) => row.count.add(verdict),
                None => tally.rows.push(Row { level, side, count: WinCounts::from_iter([verdict]) }),
            }
        }
        insertion_sort(&mut tally.rows, |row| (row.level.is_none(), row.level, row.side.clone()));
        tally
    }

    /// Whether no game was counted.
    pub(crate) fn is_empty(&self) -> bool {
        self.course.is_empty() && self.among_persons + self.mixed == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(begun: u64, players: &[Option<Level>], places: &[u8]) -> FinishedFacts {
        FinishedFacts {
            game: "corsairs".into(),
            begun,
            ended: begun + 5,
            seed: 42,
            options: STANDARD.into(),
            players: players.iter().map(|level| level.map(Strength::from)).collect(),
            ending: Ending::Played(Outcome { places: places.to_vec(), reason: () }),
            changed_sides: false,
            plies: 61,
            time: None,
        }
    }

    const WEAK: Option<Level> = Some(Level::CabinBoy);
    const STRONG: Option<Level> = Some(Level::Captain);

    fn by_seat(_: &FinishedFacts, seat: Seat) -> String {
        format!("seat {seat}")
    }

    #[test]
    fn a_game_is_kept_once_and_its_last_end_counts() {
        let mut kept = Statistics::default();
        let won = game(1, &[None, WEAK], &[1, 2]);
        assert!(kept.add_or_update(won.clone()));
        assert!(!kept.add_or_update(FinishedFacts { ended: 99, ..won.clone() }), "opened again later");
        assert!(
            kept.add_or_update(FinishedFacts { game: "court-wars".into(), ..won.clone() }),
            "another game of the same time"
        );
        let resigned = FinishedFacts { ending: Ending::Resigned(Seat::FIRST), ..won.clone() };
        assert!(kept.add_or_update(resigned.clone()));
        assert_eq!(kept.games(), [FinishedFacts { game: "court-wars".into(), ..won }, resigned]);
    }

    #[test]
    fn of_too_many_games_the_earliest_are_forgotten() {
        let mut kept = Statistics::default();
        let count = MAX_KEPT_GAMES as u64 + 3;
        for begun in 1..=count {
            kept.add_or_update(game(begun, &[None, WEAK], &[1, 2]));
        }
        assert_eq!(kept.games().len(), MAX_KEPT_GAMES);
        assert_eq!(kept.games().first().map(|game| game.begun), Some(4));
        assert_eq!(kept.games().last().map(|game| game.begun), Some(count));
    }

    #[test]
    fn games_are_written_in_lines_and_read_as_they_are_written() {
        let mut kept = Statistics::default();
        kept.add_or_update(game(1, &[None, WEAK], &[2, 1]));
        kept.add_or_update(FinishedFacts {
            options: "size=4,match=two".into(),
            ending: Ending::Resigned(Seat::SECOND),
            changed_sides: true,
            time: Some(73_200),
            ..game(2, &[STRONG, None, None], &[])
        });
        let text = kept.write();
        assert_eq!(
            text,
            "statistics 1\n\
             corsairs begun=1 ended=6 seed=42 sitters=person,cabin-boy places=2,1 actions=61\n\
             corsairs begun=2 ended=7 seed=42 sitters=captain,person,person resigned=2 actions=61 time=73200 \
             sides=changed options=size=4,match=two\n"
        );
        assert_eq!(Statistics::read(&text), Ok(kept));
        assert_eq!(Statistics::read("statistics 1\n"), Ok(Statistics::default()));
    }

    #[test]
    fn only_computers_between_two_levels_need_version_2() {
        let first_line = |strength: Strength| {
            let mut game = game(1, &[None, Some(Level::Deckhand)], &[1, 2]);
            game.players[1] = Some(strength);
            let mut statistics = Statistics::default();
            assert!(statistics.add_or_update(game));
            assert_eq!(Statistics::read(&statistics.write()).as_ref(), Ok(&statistics));
            statistics.write().lines().next().map(str::to_owned)
        };
        assert_eq!(first_line(Level::Deckhand.into()).as_deref(), Some("statistics 1"));
        assert_eq!(first_line(Strength::between(Level::Deckhand, 40)).as_deref(), Some("statistics 2"));
    }

    #[test]
    fn junk_is_refused_with_its_place() {
        let line = "corsairs begun=1 ended=6 seed=42 sitters=person,cabin-boy places=2,1 actions=61";
        let refused = |from: &str, to: &str| {
            assert!(line.contains(from), "{from}");
            let text = format!("statistics 1\n{line}\n{}\n", line.replacen(from, to, 1));
            Statistics::read(&text).map_err(|error| (error.line, error.column))
        };
        assert_eq!(refused("corsairs", "Corsairs"), Err((3, 1)));
        assert_eq!(refused("begun=1 ", ""), Err((3, 10)));
        assert_eq!(refused("ended=6", "ended=06"), Err((3, 24)));
        assert_eq!(refused("person,", "nobody,"), Err((3, 42)));
        assert_eq!(refused("person,", ""), Err((3, 42)));
        assert_eq!(refused("places=2,1", "places=2"), Err((3, 66)));
        assert_eq!(refused("places=2,1", "places=2,3"), Err((3, 68)));
        assert_eq!(refused("places=2,1", "places=0,1"), Err((3, 66)));
        assert_eq!(refused("places=2,1", "resigned=3"), Err((3, 68)));
        assert_eq!(refused("places=2,1 ", ""), Err((3, 59)));
        assert_eq!(refused("actions=61", "actions=61 options=standard"), Err((3, 89)));
        assert_eq!(refused("actions=61", "actions=61 more"), Err((3, 81)));
        let place = |text: &str| Statistics::read(text).map_err(|error| (error.line, error.column));
        assert_eq!(place(""), Err((1, 1)));
        assert_eq!(place("statistics 3\n"), Err((1, 12)));
        assert_eq!(place("statistics 1"), Err((1, 13)), "cut");
        assert_eq!(place(&format!("statistics 1\n{line}")), Err((2, 80)), "cut");
        assert_eq!(place(&format!("statistics 1\n\n{line}\n")), Err((2, 1)));
    }

    #[test]
    fn games_of_one_person_are_counted_by_level_and_side() {
        let games = [
            game(1, &[None, STRONG], &[2, 1]),
            game(2, &[WEAK, None], &[2, 1]),
            game(3, &[None, WEAK], &[1, 2]),
            game(4, &[None, WEAK], &[1, 1]),
            game(5, &[None, WEAK, WEAK, STRONG], &[1, 1, 3, 4]),
            FinishedFacts { ending: Ending::Resigned(Seat::FIRST), ..game(6, &[None, WEAK], &[]) },
            FinishedFacts { ending: Ending::Resigned(Seat::SECOND), ..game(7, &[None, WEAK], &[]) },
        ];
        let tally = Tally::of(games.iter(), by_seat);
        let rows: Vec<_> = tally
            .rows
            .iter()
            .map(|row| (row.level, row.side.as_str(), row.count.won, row.count.drawn, row.count.lost))
            .collect();
        assert_eq!(
            rows,
            [
                (WEAK, "seat 1", 2, 1, 1),
                (WEAK, "seat 2", 1, 0, 0),
                (STRONG, "seat 1", 0, 0, 1),
                (None, "seat 1", 0, 1, 0)
            ]
        );
        assert_eq!(tally.course.len(), 7);
        assert_eq!(tally.course.into_iter().collect::<WinCounts>(), WinCounts { won: 3, drawn: 2, lost: 2 });
    }

    #[test]
    fn progress_counts_wins_in_a_row_and_levels_beaten() {
        let mut kept = Statistics::default();
        let mut play = |begun, players: &[Option<Level>], places: &[u8]| {
            let game = game(begun, players, places);
            // The progress is the same before and after the game is kept.
            let before = kept.progress(&game);
            kept.add_or_update(game.clone());
            assert_eq!(kept.progress(&game), before);
            before.map(|Progress { streak, is_longest, first_win }| (streak, is_longest, first_win))
        };
        let won = [1, 2];
        assert_eq!(play(1, &[None, WEAK], &won), Some((1, false, WEAK)));
        assert_eq!(play(2, &[None, WEAK], &won), Some((2, true, None)));
        assert_eq!(play(3, &[None, STRONG], &[2, 1]), Some((0, false, None)));
        assert_eq!(play(4, &[None, None], &won), None, "two persons");
        assert_eq!(play(5, &[STRONG, None], &[2, 1]), Some((1, false, STRONG)));
        assert_eq!(play(6, &[None, WEAK], &won), Some((2, false, None)));
        assert_eq!(play(7, &[None, WEAK], &won), Some((3, true, None)));
        assert_eq!(play(8, &[None, WEAK], &[1, 1]), Some((0, false, None)), "a draw ends it");
    }

    #[test]
    fn games_of_several_persons_are_counted_only() {
        let games = [
            game(1, &[None, None], &[1, 2]),
            game(2, &[None, None, WEAK], &[1, 2, 3]),
            game(3, &[WEAK, STRONG], &[2, 1]),
        ];
        let tally = Tally::of(games.iter(), by_seat);
        assert_eq!(tally, Tally { among_persons: 1, mixed: 1, ..Tally::default() });
        assert!(!tally.is_empty());
        assert!(Tally::of(games[2..].iter(), by_seat).is_empty(), "nobody played");
    }
}
