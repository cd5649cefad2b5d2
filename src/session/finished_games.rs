//! Finished games as they are stored: the whole game, so that it can be replayed, after a line with its result.

use super::save::read_player;
use super::statistics::Verdict;
use super::{Ending, PlayerKind, StoreError};
use crate::game::seat::MOST_SEATS;
use crate::game::text::{ParseError, Word, Words, read_list, read_number, version, write_list};
use crate::game::{Outcome, Seat};

/// The version of the text that this program writes. It reads this version and all earlier ones.
pub const FINISHED_VERSION: u64 = 1;

/// The greatest number of finished games that are stored in full. If there are more, the latest are kept.
pub const MOST_STORED: usize = 5000;

/// The part of a stored finished game that can be read without the rules of the game: the time of the end, the players and the
/// result.
///
/// ```
/// use corsair_cabinet::game::{Outcome, Seat};
/// use corsair_cabinet::session::finished_games::{FinishedGame, stored_game, write};
/// use corsair_cabinet::session::{Ending, PlayerKind};
///
/// let game = "table 1\n1 person Ann\n2 computer captain\nscore 0 0 draws 0\nresigned 1\nrecord 1 corsairs\n…";
/// let text = write(1_763_760_900_000, &Ending::<()>::Resigned(Seat::FIRST), game);
/// let finished = FinishedGame::read(&text).expect("what was written");
/// assert_eq!(finished.ended, 1_763_760_900_000);
/// assert_eq!(finished.players[0], PlayerKind::person("Ann"));
/// assert_eq!(finished.ending, Ending::Resigned(Seat::FIRST));
/// assert_eq!(stored_game(&text), game);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedGame {
    /// The time at which the game ended, in ms since 1970.
    pub ended: u64,
    /// The players, by seat.
    pub players: Vec<PlayerKind>,
    /// The way the game ended.
    pub ending: Ending<()>,
}

impl FinishedGame {
    /// Reads the first lines of a stored finished game, which do not need the rules of the game.
    ///
    /// # Errors
    /// When these lines are malformed or from a newer version.
    pub fn read(text: &str) -> Result<Self, ParseError> {
        let mut lines = text.split('\n').enumerate();
        let (ended, ending, seats) = read_first_line(lines.next().unwrap_or_default().1)?;
        let mut words = Words::of(lines.next().unwrap_or_default().1);
        words.expect_keyword("table").map_err(|error| error.offset_lines(1))?;
        let player = |seat: Seat| {
            let (number, line) = lines.next().unwrap_or((seat.index() + 2, ""));
            read_player(line, seat).map_err(|error| error.offset_lines(number))
        };
        let players = Seat::all(seats).map(player).collect::<Result<_, _>>()?;
        Ok(Self { ended, players, ending })
    }

    /// The result for a seat.
    #[must_use]
    pub fn verdict(&self, seat: Seat) -> Verdict {
        self.ending.verdict(seat, self.players.len())
    }

    /// The single winner; `None` if there is none.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        Seat::all(self.players.len()).find(|seat| self.verdict(*seat) == Verdict::Won)
    }
}

/// The text to store for a finished game. `ended` is in ms since 1970, and `game` is the stored text of the session.
pub fn write<Reason>(ended: u64, ending: &Ending<Reason>, game: &str) -> String {
    let seats = game.lines().skip(1).take_while(|line| !line.starts_with("score ")).count();
    let ending = match ending {
        Ending::Played(outcome) => format!("places {}", write_list(&outcome.places)),
        Ending::Resigned(seat) => format!("seats {seats} resigned {seat}"),
    };
    format!("finished {FINISHED_VERSION} {ended} {ending}\n{game}")
}

/// The stored text of the session, within the text of a finished game.
#[must_use]
pub fn stored_game(text: &str) -> &str {
    text.split_once('\n').map_or("", |(_, game)| game)
}

/// Whether two stored texts of sessions are of the same game, whatever notes its record has.
#[must_use]
pub fn is_same_game(one: &str, other: &str) -> bool {
    // Notes change the version of the record, too.
    let is_kept = |line: &&str| !line.starts_with("note ");
    let without_version = |line: &'_ str| match line.strip_prefix("record ").and_then(|rest| rest.split_once(' ')) {
        Some((_, game)) => format!("record {game}"),
        None => line.to_owned(),
    };
    let lines = |text: &str| text.lines().filter(is_kept).map(without_version).collect::<Vec<_>>();
    lines(one) == lines(other)
}

/// Checks the text of a finished game. `check` checks the stored text of the session in it.
///
/// # Errors
/// When the first lines cannot be read, or `check` fails.
pub fn check(text: &str, check: impl FnOnce(&str) -> Result<(), ParseError>) -> Result<(), ParseError> {
    FinishedGame::read(text)?;
    check(stored_game(text)).map_err(|error| error.offset_lines(1))
}

/// Reads the first line: the time of the end, the result, and the number of seats.
fn read_first_line(line: &str) -> Result<(u64, Ending<()>, usize), ParseError> {
    let mut words = Words::of(line);
    words.expect_keyword("finished")?;
    version(words.next("the version of the finished game")?, FINISHED_VERSION)?;
    let ended = words.next("when it ended")?.number()?;
    let kind = words.next("places or seats")?;
    let result = match kind.text {
        "places" => {
            let word = words.next("a place for each seat")?;
            let places = read_list(word, |place| match read_number(place, MOST_SEATS as u64)? {
                0 => Err(place.expected("a place from 1 on")),
                place => Ok(place),
            })?;
            let seats = seats_from(places.len(), word)?;
            if places.iter().any(|place| usize::from(*place) > seats) {
                return Err(word.expected(format!("places up to {seats}")));
            }
            (ended, Ending::Played(Outcome { places, reason: () }), seats)
        }
        "seats" => {
            let word = words.next("the number of seats")?;
            let seats = seats_from(read_number(word, MOST_SEATS as u64)?, word)?;
            words.expect_keyword("resigned")?;
            (ended, Ending::Resigned(Seat::read(words.next("a seat")?, seats)?), seats)
        }
        _ => return Err(kind.expected("places or seats")),
    };
    words.end()?;
    Ok(result)
}

fn seats_from(count: usize, word: Word<'_>) -> Result<usize, ParseError> {
    if (2..=MOST_SEATS).contains(&count) { Ok(count) } else { Err(word.expected(format!("two to {MOST_SEATS} seats"))) }
}

/// The result of [`store_making_room`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreOutcome {
    /// `Ok` if the text was stored.
    pub result: Result<(), StoreError>,
    /// The number of finished games that were deleted to make room.
    pub deleted: usize,
}

/// Stores a text. While the storage is full, deletes the oldest finished game and tries again. If all finished games are deleted
/// and the text still does not fit, stores these games again. `delete_oldest` deletes a game and returns its name and text; `put`
/// stores a text under a name.
pub fn store_making_room(
    (name, text): (&str, &str),
    put: impl Fn(&str, &str) -> Result<(), StoreError>,
    mut delete_oldest: impl FnMut() -> Option<(String, String)>,
) -> StoreOutcome {
    let mut deleted: Vec<(String, String)> = Vec::new();
    loop {
        let result = put(name, text);
        if result != Err(StoreError::Full) {
            return StoreOutcome { result, deleted: deleted.len() };
        }
        let Some(oldest) = delete_oldest() else {
            for (name, text) in deleted.iter().rev() {
                // They were stored before, so they fit.
                let _ = put(name, text);
            }
            return StoreOutcome { result, deleted: 0 };
        };
        deleted.push(oldest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Level;
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    const GAME: &str =
        "table 1\n1 person Ann\n2 computer captain\nscore 0 0 draws 0\nresigned nobody\nrecord 1 corsairs\n";

    #[test]
    fn a_finished_game_tells_players_result_and_date() {
        let played = Ending::Played(Outcome { places: vec![1, 2], reason: () });
        for (ending, first) in
            [(played, "finished 1 5 places 1,2"), (Ending::Resigned(Seat::SECOND), "finished 1 5 seats 2 resigned 2")]
        {
            let text = write(5, &ending, GAME);
            assert_eq!(text, format!("{first}\n{GAME}"));
            let players = vec![PlayerKind::person("Ann"), PlayerKind::Computer(Level::Captain)];
            let read = FinishedGame::read(&text).unwrap();
            assert_eq!(read, FinishedGame { ended: 5, players, ending });
            assert_eq!((read.winner(), read.verdict(Seat::SECOND)), (Some(Seat::FIRST), Verdict::Lost));
            assert_eq!(stored_game(&text), GAME);
        }
    }

    #[test]
    fn a_malformed_finished_game_is_refused_with_its_place() {
        let place = |text: &str| FinishedGame::read(text).map_err(|error| (error.line, error.column)).unwrap_err();
        let refused = |from: &str, to: &str| place(&format!("finished 1 5 places 1,2\n{GAME}").replacen(from, to, 1));
        assert_eq!(refused("finished 1", "finished 2"), (1, 10));
        assert_eq!(refused("1 5", "1 x"), (1, 12));
        assert_eq!(refused("places 1,2", "place 1,2"), (1, 14));
        assert_eq!(refused("1,2", "1"), (1, 21));
        assert_eq!(refused("1,2", "1,3"), (1, 21));
        assert_eq!(refused("1,2", "0,1"), (1, 21));
        assert_eq!(refused("places 1,2", "seats 9 resigned 1"), (1, 20));
        assert_eq!(refused("table 1", "chair 1"), (2, 1));
        assert_eq!(refused("2 computer captain", "2 computer admiral"), (4, 12));
        assert_eq!(place("finished 1 5 places 1,2\ntable 1\n1 person Ann"), (4, 1), "cut");
    }

    #[test]
    fn notes_do_not_make_another_game() {
        let game = format!("{GAME}options standard\nseed 7\nend\n");
        let noted = game.replace("record 1", "record 4").replace("end\n", "note 0 ring 3\nend\n");
        assert!(is_same_game(&game, &noted));
        assert!(!is_same_game(&game, &noted.replace("seed 7", "seed 8")));
    }

    #[test]
    fn the_game_in_a_finished_game_is_checked() {
        let text = write(5, &Ending::<()>::Resigned(Seat::FIRST), GAME);
        assert_eq!(check(&text, |game| if game == GAME { Ok(()) } else { panic!("{game}") }), Ok(()));
        let wrong = |_: &str| Err(Word::whole("x").expected("y"));
        assert_eq!(check(&text, wrong).map_err(|error| error.line), Err(2));
    }

    /// A storage for 10 bytes of text.
    fn put(storage: &RefCell<BTreeMap<String, String>>, name: &str, text: &str) -> Result<(), StoreError> {
        let mut storage = storage.borrow_mut();
        let others: usize = storage.iter().filter(|(other, _)| *other != name).map(|(_, text)| text.len()).sum();
        if others + text.len() > 10 {
            return Err(StoreError::Full);
        }
        storage.insert(name.into(), text.into());
        Ok(())
    }

    #[test]
    fn the_oldest_finished_games_make_room() {
        let before = BTreeMap::from(["a", "b", "c"].map(|name| (name.to_owned(), "xxx".to_owned())));
        let storage = RefCell::new(before.clone());
        let oldest = || storage.borrow_mut().pop_first();
        let put = |name: &str, text: &str| put(&storage, name, text);
        assert_eq!(store_making_room(("z", "yyyyyy"), put, oldest), StoreOutcome { result: Ok(()), deleted: 2 });
        let left: Vec<String> = storage.borrow().keys().cloned().collect();
        assert_eq!(left, ["c", "z"]);

        storage.replace(before.clone());
        let stored = store_making_room(("z", "far too long"), put, oldest);
        assert_eq!(stored, StoreOutcome { result: Err(StoreError::Full), deleted: 0 });
        assert_eq!(*storage.borrow(), before, "nothing was deleted for nothing");
    }
}
