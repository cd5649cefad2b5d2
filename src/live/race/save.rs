//! The stored text of a race: everything that this device needs to go on.

use super::device::Race;
use super::frame::RaceFrame;
use super::message::Message;
use crate::correspondence::{Nonce, TableId, clean_name, complete_lines};
use crate::dyn_game::DynGame;
use crate::game::text::{ParseError, Word, Words, read_number, version};

/// The version of the stored text.
const VERSION: u64 = 1;

/// The first word of the stored text.
const KEYWORD: &str = "race";

/// Whether a stored text is a race between devices.
#[must_use]
pub fn is_race(stored: &str) -> bool {
    stored.split(' ').next() == Some(KEYWORD)
}

impl Race {
    /// The text to store: the table, the secret and the name of this device, its tap that is not judged yet with the reaction, the
    /// entries of the log, and the messages that are not in the log yet.
    ///
    /// ```text
    /// race 1
    /// table 7qm2x0ka
    /// secret 0b2vgh4k1j3r8n5tq0w2c9m7e6
    /// own guest Ann
    /// tap 8 312
    /// entry 1 host …
    /// …
    /// say 8 44 …
    /// end
    /// ```
    #[must_use]
    pub fn save(&self) -> String {
        let own = if self.is_host { "host" } else { "guest" };
        let mut lines = vec![
            format!("{KEYWORD} {VERSION}"),
            format!("table {}", self.table),
            format!("secret {}", self.secret),
            format!("own {own} {}", self.name).trim_end().to_owned(),
        ];
        lines.extend(
            self.tap.filter(|_| self.is_tapping()).map(|(number, reaction)| format!("tap {number} {reaction}")),
        );
        lines.extend(self.log.entries().iter().map(|entry| RaceFrame::Entry(entry.clone()).to_string()));
        lines.extend(self.unlogged.iter().map(|said| RaceFrame::Say(said.clone()).to_string()));
        lines.join("\n") + "\nend\n"
    }

    /// Reads the text that [`Race::save`] writes. The clock of the game stands until all are connected again.
    ///
    /// # Errors
    /// When the text was cut or changed: what was expected, and where.
    pub fn load(game: &'static dyn DynGame, text: &str) -> Result<Self, ParseError> {
        let lines = complete_lines(text)?;
        let mut lines = lines.into_iter().enumerate();
        let mut head = |keyword: &str| {
            let (index, line) = lines.next().unwrap_or_default();
            let mut words = Words::of(line);
            words.expect_keyword(keyword).map_err(|error: ParseError| error.offset_lines(index))?;
            Ok((index, words))
        };
        let (index, mut words) = head(KEYWORD)?;
        let at = |index: usize| move |error: ParseError| error.offset_lines(index);
        words.next("the version").and_then(|word| version(word, VERSION)).map_err(at(index))?;
        let (index, mut words) = head("table")?;
        let table = words.next("a table").and_then(TableId::try_from).map_err(at(index))?;
        let (index, mut words) = head("secret")?;
        let secret = words.next("a secret").and_then(Nonce::try_from).map_err(at(index))?;
        let (index, mut words) = head("own")?;
        let own = words.next("host or guest").map_err(at(index))?;
        own.require(matches!(own.text, "host" | "guest"), "host or guest").map_err(at(index))?;
        let mut race = Self::join(game, table, secret, &clean_name(words.rest().text));
        race.is_host = own.text == "host";
        for (index, line) in lines {
            race.read_line(line).map_err(at(index))?;
        }
        race.resume();
        Ok(race)
    }

    /// Reads a line behind the head of the stored text.
    fn read_line(&mut self, line: &str) -> Result<(), ParseError> {
        let mut words = Words::of(line);
        if line.starts_with("tap ") {
            words.expect_keyword("tap")?;
            let number = read_number(words.next("the number of a message")?, u32::MAX.into())?;
            self.tap = Some((number, read_number(words.next("a reaction in ms")?, u32::MAX.into())?));
            return words.end();
        }
        let wrong = || Word::whole(line).expected("the next entry of the log, or a message of this device");
        match line.parse()? {
            RaceFrame::Entry(entry) => self.log.push_entry(entry).map(drop).map_err(|_| wrong()),
            RaceFrame::Say(said) if !self.is_host => {
                self.unlogged.push_back(said);
                Ok(())
            }
            _ => Err(wrong()),
        }
    }

    /// Goes on from the stored log.
    fn resume(&mut self) {
        // A card that was announced is shown at once: no device can be in time for it any more.
        self.read_log(u64::MAX);
        self.reaction = super::Reaction::default();
        let is_share =
            |message: &Message| matches!(message, Message::Share { .. } | Message::Act { share: Some(_), .. });
        self.given = self.own_messages().filter(|said| is_share(&said.message)).count();
        let is_request = |message: &Message| matches!(message, Message::Act { .. });
        let request = self.own_messages().find(|said| is_request(&said.message)).map(|said| said.number);
        self.request = request.unwrap_or_default();
        self.referee.stands_at = self.session().and_then(crate::session::Session::now).unwrap_or_default();
        if self.is_host && self.is_running() {
            self.say(Message::Pause);
        }
    }
}
