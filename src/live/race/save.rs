//! The stored text of a race: everything that this device needs to go on.

use super::device::{Outcome, Race};
use super::frame::RaceFrame;
use super::message::Message;
use crate::correspondence::{Lines, Nonce, TableId, clean_name, complete_lines};
use crate::dyn_game::DynGame;
use crate::game::text::{ParseError, Word, read_number, version};
use crate::session::Session;

/// The version of the stored text.
const VERSION: u64 = 1;

/// The first word of the stored text, and of an invitation.
pub(super) const KEYWORD: &str = "race";

/// Whether a text is a race between devices, as it is stored, or an invitation to one, as it stands in a link.
#[must_use]
pub fn is_race(text: &str) -> bool {
    text.split(' ').next() == Some(KEYWORD)
}

impl Race {
    /// The text to store: the table, the secret and the name of this device, its tap that is not judged yet with the reaction,
    /// the entries of the log, and the messages that are not in the log yet.
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
        let mut lines = Lines { lines: &lines, next: 0 };
        lines.read_required(KEYWORD, |mut words| version(words.next("the version")?, VERSION))?;
        let table = lines.read_required("table", |mut words| TableId::try_from(words.next("a table")?))?;
        let secret = lines.read_required("secret", |mut words| Nonce::try_from(words.next("a secret")?))?;
        let (is_host, name) = lines.read_required("own", |mut words| {
            let own = words.next("host or guest")?;
            own.require(matches!(own.text, "host" | "guest"), "host or guest")?;
            Ok((own.text == "host", clean_name(words.rest().text)))
        })?;
        let tap = lines.read_optional("tap", |mut words| {
            let number = read_number(words.next("the number of a message")?, u32::MAX.into())?;
            let reaction = read_number(words.next("a reaction in ms")?, u32::MAX.into())?;
            words.end().map(|()| (number, reaction))
        })?;
        let mut race = Self::join(game, table, secret, &name);
        (race.is_host, race.tap) = (is_host, tap);
        for (index, line) in lines.lines.iter().enumerate().skip(lines.next) {
            race.read_frame(line).map_err(|error| error.offset_lines(index))?;
        }
        race.resume();
        Ok(race)
    }

    /// Reads a line behind the head of the stored text: an entry of the log, or a message of this device.
    fn read_frame(&mut self, line: &str) -> Result<(), ParseError> {
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
        self.outcome = Outcome::default();
        let is_share =
            |message: &Message| matches!(message, Message::Share { .. } | Message::Act { share: Some(_), .. });
        self.given = self.own_messages().filter(|said| is_share(&said.message)).count();
        let is_request = |message: &Message| matches!(message, Message::Act { .. });
        let request = self.own_messages().find(|said| is_request(&said.message)).map(|said| said.number);
        self.request = request.unwrap_or_default();
        self.referee.stands_at = self.session().and_then(Session::now).unwrap_or_default();
        if self.is_host && self.is_running() {
            self.say(Message::Pause);
        }
    }
}
