//! The stored text of a game by correspondence: everything that this device needs to continue.

use super::chain::Chain;
use super::code::Nonce;
use super::device::{Correspondence, Purpose, WaitsFor};
use super::fault::Fault;
use super::letter::{Letter, Writer, index_of};
use super::lines::{Lines, rest_of_line, single_word};
use super::protocol::OwnData;
use crate::dyn_game::DynGameExtras;
use crate::game::text::{ParseError, Word, Words, version};
use crate::session::Score;

/// The latest version of the stored text, for games whose last letter is not sent yet. Other games have version 3 with more than
/// two players, version 2 with secrets, or else version 1, so that earlier programs can read them.
pub const CORRESPONDENCE_VERSION: u64 = 4;

/// The first word of the stored text.
const KEYWORD: &str = "correspondence";

/// Whether a stored text is a game by correspondence, or an invitation to one.
#[must_use]
pub fn is_correspondence(stored: &str) -> bool {
    stored.starts_with(KEYWORD)
}

/// Whether a stored text is a game by correspondence with a letter that was not sent yet.
#[must_use]
pub fn is_unsent(stored: &str) -> bool {
    is_correspondence(stored) && stored.contains("\nunsent\n")
}

/// The lines of a stored text without the last line, which is `end`. An error if that line is missing: then the text was cut.
pub(crate) fn complete_lines(text: &str) -> Result<Vec<&str>, ParseError> {
    let mut lines: Vec<&str> = text.split('\n').collect();
    if !matches!(lines[..], [.., "end", ""]) {
        let last = lines.len().saturating_sub(2);
        let word = Word::whole(lines.get(last).copied().unwrap_or_default());
        return Err(word.expected("\"end\" as the last line (the text was cut)").offset_lines(last));
    }
    lines.truncate(lines.len() - 2);
    Ok(lines)
}

/// The error for a letter that cannot be used. `line` is the index of the letter's first line.
pub(super) fn unusable_letter_error(line: usize, fault: &Fault) -> ParseError {
    Word::whole("").expected(format!("a letter that can be used ({fault})")).offset_lines(line)
}

impl Correspondence {
    /// The text to store. Its first lines are the version, the player at this device, the time of the last change, and the score
    /// before this game. Then come `unsent` if the last letter is still to be sent, and the host's share of the random seed at
    /// the host's device. In a game with secrets, this device's secret follows, with the words that its letters have sealed. The
    /// last lines are the letters, the letters that were taken back, and the actions that no letter contains yet.
    ///
    /// ```text
    /// correspondence 4
    /// own host
    /// since 1763760000000
    /// score 0 0 draws 0
    /// unsent
    /// share 5tq0w2c9m7e6h4k1j3r8n0b2vg
    /// secret 0b2vgh4k1j3r8n5tq0w2c9m7e6
    /// sealed 3 e4 e7
    /// letter 1 corsairs 7qm2x0ka 1
    /// …
    /// withdrawn
    /// letter 1 corsairs 7qm2x0ka 3
    /// …
    /// draft enter a1
    /// end
    /// ```
    #[must_use]
    pub fn save(&self) -> String {
        let mut lines = self.head().to_vec();
        lines.extend(self.is_unsent.then(|| "unsent".into()));
        let own = self.chain.own();
        lines.extend(own.and_then(|own| own.share).map(|share| format!("share {share}")));
        lines.extend(own.and_then(|own| own.secret).map(|secret| format!("secret {secret}")));
        let sealed = own.into_iter().flat_map(|own| &own.sealed);
        lines.extend(sealed.map(|(number, words)| format!("sealed {number} {words}")));
        lines.extend(self.chain.letters().iter().map(|letter| letter.to_string().trim_end().to_owned()));
        lines.extend(self.withdrawn.iter().map(|letter| format!("withdrawn\n{letter}").trim_end().to_owned()));
        lines.extend(self.drafted.iter().map(|action| format!("draft {action}")));
        lines.join("\n") + "\nend\n"
    }

    /// The first four lines of the stored text.
    fn head(&self) -> [String; 4] {
        let version = match (self.chain.seat_count(), self.chain.protocol().has_secrets()) {
            _ if self.is_unsent => CORRESPONDENCE_VERSION,
            (2, false) => 1,
            (2, true) => 2,
            _ => 3,
        };
        [
            format!("{KEYWORD} {version}"),
            format!("own {}", self.own),
            format!("since {}", self.since),
            self.chain.score_line(),
        ]
    }

    /// Reads the text that [`Correspondence::save`] writes. All letters are checked.
    ///
    /// # Errors
    /// If the text is malformed, from a newer version, or has a letter that cannot be used.
    pub fn load(game: &'static dyn DynGameExtras, text: &str) -> Result<Self, ParseError> {
        let body = complete_lines(text)?;
        let mut lines = Lines { lines: &body, next: 0 };
        let version = |word| version(word, CORRESPONDENCE_VERSION);
        lines.read_required(KEYWORD, single_word("the version of the stored game", version))?;
        let writer = lines.read_required("own", single_word("host or guest", Writer::try_from))?;
        let since = lines.read_required("since", single_word("a time", Word::number))?;
        let score = lines.read_required("score", read_score)?;
        let is_unsent = lines.read_optional("unsent", Words::end)?.is_some();
        let number = || single_word("a random number", Nonce::try_from);
        let (share, secret) = (lines.read_optional("share", number())?, lines.read_optional("secret", number())?);
        let sealed = lines.read_all("sealed", read_sealed)?;
        let (places, letters): (Vec<usize>, _) = read_letters(&mut lines)?.into_iter().unzip();
        let mut withdrawn = Vec::new();
        while lines.read_optional("withdrawn", Words::end)?.is_some() {
            withdrawn.push(read_letter(&mut lines)?);
        }
        let drafted = lines.read_all("draft", |words| {
            let action = words.rest();
            game.read_action(action.text).map_err(|error| error.offset_columns(action.column - 1))
        })?;
        let own = OwnData { sealed, ..OwnData::new(writer, share, secret) };
        let chain = Chain::read(game, Some(own), score, letters).map_err(|(number, fault)| {
            unusable_letter_error(places.get(index_of(number)).copied().unwrap_or(lines.next), &fault)
        })?;
        let loaded = Self { chain, own: writer, drafted, withdrawn, since, is_unsent };
        // A game has exactly one stored text.
        if loaded.is_consistent() && loaded.save() == text {
            Ok(loaded)
        } else {
            Err(unusable_letter_error(body.len(), &Fault::Broken))
        }
    }

    /// Whether the other lines of the stored text agree with the letters.
    fn is_consistent(&self) -> bool {
        let (chain, Some(own)) = (&self.chain, self.chain.own()) else { return false };
        let is_kept = chain.protocol().has_secrets() == own.secret.is_some();
        let is_host = (self.own == Writer::HOST) == own.share.is_some();
        let is_own = |letter: &Letter| {
            letter.table == self.chain.table() && chain.writer(letter.number).is_none_or(|writer| writer == self.own)
        };
        let is_own = self.withdrawn.iter().all(is_own) && self.own.index() < chain.joined_count();
        let is_sendable = !self.is_unsent || self.purpose() != Purpose::Answered;
        let is_drafted = self.drafted.is_empty() || self.waits_for() == WaitsFor::Own && chain.session().is_some();
        is_kept
            && is_host
            && is_own
            && is_sendable
            && is_drafted
            && chain.session().is_none() == self.session().is_none()
    }
}

/// Reads the number of a letter, and the words that it seals.
fn read_sealed(mut words: Words<'_>) -> Result<(u32, String), ParseError> {
    let word = words.next("the number of a letter")?;
    let number = u32::try_from(word.number()?).map_err(|_| word.expected("the number of a letter"))?;
    Ok((number, rest_of_line("what is sealed")(words)?))
}

fn read_score(mut words: Words<'_>) -> Result<Score, ParseError> {
    let number = |word: Word<'_>| u32::try_from(word.number()?).map_err(|_| word.expected("a smaller number of games"));
    let mut wins = Vec::new();
    loop {
        let word = words.next("a number of games")?;
        if word.text == "draws" && wins.len() > 1 {
            break;
        }
        wins.push(number(word)?);
    }
    Ok(Score { wins, draws: single_word("a number of games", number)(words)? })
}

/// Reads the next letters, each with the index of its first line.
pub(super) fn read_letters(lines: &mut Lines<'_>) -> Result<Vec<(usize, Letter)>, ParseError> {
    std::iter::from_fn(|| {
        let first = lines.next;
        lines.begins_with("letter").then(|| read_letter(lines).map(|letter| (first, letter)))
    })
    .collect()
}

fn read_letter(lines: &mut Lines<'_>) -> Result<Letter, ParseError> {
    let (first, rest) = (lines.next, &lines.lines[lines.next..]);
    let length = rest.iter().position(|line| line.starts_with("end")).map_or(rest.len(), |end| end + 1);
    lines.next += length;
    let text: String = rest[..length].iter().flat_map(|line| [*line, "\n"]).collect();
    text.parse().map_err(|error: ParseError| error.offset_lines(first))
}
