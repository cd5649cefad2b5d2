//! The stored text of a game by correspondence: everything that this device needs to go on.

use super::chain::{Chain, Fault};
use super::code::Nonce;
use super::letter::{LETTER_VERSION, Letter, Writer};
use super::{Correspondence, Due};
use crate::dyn_game::DynGameExtras;
use crate::game::text::{ParseError, Word, Words, version};
use crate::session::Score;

/// The version of the stored text of a game for more than two players. That of all other games is 1, or 2 with hidden cards or a common
/// pile, so that earlier programs can read them.
pub const CORRESPONDENCE_VERSION: u64 = 3;

/// The first word of the stored text.
const KEYWORD: &str = "correspondence";

/// Whether a stored text is that of a game by correspondence, and not of another game.
#[must_use]
pub fn is_correspondence(stored: &str) -> bool {
    stored.starts_with(KEYWORD)
}

/// The error of a letter that cannot be used.
fn at(line: usize, fault: &Fault) -> ParseError {
    Word::whole("").expected(format!("a letter that can be used ({fault})")).offset_lines(line)
}

impl Correspondence {
    /// The text to be stored: a line for the version, whose device it is, the time of the last change, the score before this game,
    /// the host's share of the lot, in a game with hidden cards the own secret and what own letters have sealed, the letters, those that
    /// were taken back, and the actions that are in no letter yet.
    ///
    /// ```text
    /// correspondence 2
    /// own host
    /// since 1763760000000
    /// score 0 0 draws 0
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
        lines.extend(self.share.map(|share| format!("share {share}")));
        lines.extend(self.chain.secret().map(|secret| format!("secret {secret}")));
        lines.extend(self.chain.sealed().iter().map(|(number, words)| format!("sealed {number} {words}")));
        lines.extend(self.chain.letters().iter().map(|letter| letter.to_string().trim_end().to_owned()));
        lines.extend(self.withdrawn.iter().map(|letter| format!("withdrawn\n{letter}").trim_end().to_owned()));
        lines.extend(self.drafted.iter().map(|action| format!("draft {action}")));
        lines.join("\n") + "\nend\n"
    }

    /// The first lines of the stored text.
    fn head(&self) -> [String; 4] {
        let version = match (self.chain.seats(), self.chain.has_secrets()) {
            (2, false) => 1,
            (2, true) => 2,
            _ => CORRESPONDENCE_VERSION,
        };
        [
            format!("{KEYWORD} {version}"),
            format!("own {}", self.own),
            format!("since {}", self.since),
            self.chain.score_line(),
        ]
    }

    /// Reads what [`Correspondence::save`] writes. All letters are checked.
    ///
    /// # Errors
    /// If the text is malformed, from a newer version, or has a letter that cannot be used.
    pub fn load(game: &'static dyn DynGameExtras, text: &str) -> Result<Self, ParseError> {
        let lines: Vec<&str> = text.split('\n').collect();
        let Some((&"", [body @ .., "end"])) = lines.split_last() else {
            let last = lines.len().saturating_sub(2);
            let word = Word::whole(lines.get(last).copied().unwrap_or_default());
            return Err(word.expected("\"end\" as the last line (the text was cut)").offset_lines(last));
        };
        let mut head = Head::read(body)?;
        let mut chain: Option<Chain> = None;
        let (mut withdrawn, mut drafted) = (Vec::new(), Vec::new());
        while let Some(line) = body.get(head.next) {
            let number = head.next;
            if let Some(action) = line.strip_prefix("draft ") {
                drafted.push(action.to_owned());
                head.next += 1;
                continue;
            }
            let is_withdrawn = *line == "withdrawn";
            head.next += usize::from(is_withdrawn);
            let letter = read_letter(body, &mut head.next)?;
            let added = match &mut chain {
                _ if !drafted.is_empty() || !is_withdrawn && !withdrawn.is_empty() => Err(Fault::Broken),
                Some(_) if is_withdrawn => {
                    withdrawn.push(letter);
                    Ok(())
                }
                None => Chain::new(game, Some(head.own), head.score.clone(), letter).map(|mut new| {
                    new.keep(head.secret, std::mem::take(&mut head.sealed));
                    new.load();
                    chain = Some(new);
                }),
                Some(chain) => chain.add(letter),
            };
            added.map_err(|fault| at(number, &fault))?;
        }
        let mut chain = chain.ok_or_else(|| at(head.next, &Fault::Missing(1)))?;
        chain.loaded().map_err(|(number, fault)| {
            let first = format!("letter {LETTER_VERSION} {} {} {number}", game.id(), chain.letters()[0].table);
            at(body.iter().position(|line| *line == first).unwrap_or_default(), &fault)
        })?;
        if let Some(share) = head.share.filter(|_| chain.is_full()) {
            chain.deal(share).map_err(|fault| at(4, &fault))?;
        }
        let Head { own, share, since, .. } = head;
        let loaded = Self { chain, own, share, drafted, withdrawn, since };
        if loaded.is_consistent() && body.starts_with(&loaded.head().each_ref().map(String::as_str)) {
            Ok(loaded)
        } else {
            Err(at(body.len(), &Fault::Broken))
        }
    }

    /// Whether what was read beside the letters fits them.
    fn is_consistent(&self) -> bool {
        let is_due = self.drafted.is_empty() || self.due() == Due::Own;
        let is_playable = self.chain.session().is_none() == (self.session().is_none());
        let is_kept = self.chain.has_secrets() == self.chain.secret().is_some();
        let is_own = |letter: &Letter| {
            letter.table == self.table() && self.chain.writer(letter.number).is_none_or(|writer| writer == self.own)
        };
        let is_own = self.withdrawn.iter().all(is_own) && self.own.index() < self.chain.joined();
        is_due && is_kept && is_playable && is_own && (self.drafted.is_empty() || self.session().is_some())
    }
}

/// The lines before the letters.
struct Head {
    own: Writer,
    since: u64,
    score: Score,
    share: Option<Nonce>,
    secret: Option<Nonce>,
    sealed: Vec<(u32, String)>,
    /// The number of the first line after them, counted from 0.
    next: usize,
}

impl Head {
    fn read(lines: &[&str]) -> Result<Self, ParseError> {
        let line = |number: usize| Words::of(lines.get(number).copied().unwrap_or_default());
        let on = |number: usize| move |error: ParseError| error.offset_lines(number);
        let first = |mut words: Words<'_>| {
            words.keyword(KEYWORD)?;
            let version = version(words.next("the version of the stored game")?, CORRESPONDENCE_VERSION)?;
            words.end()?;
            Ok(version)
        };
        let version = first(line(0)).map_err(on(0))?;
        let own = |mut words: Words<'_>| {
            words.keyword("own")?;
            let own = Writer::try_from(words.next("host or guest")?)?;
            words.end()?;
            Ok(own)
        };
        let own = own(line(1)).map_err(on(1))?;
        let since = |mut words: Words<'_>| {
            words.keyword("since")?;
            let since = words.next("a time")?.number()?;
            words.end()?;
            Ok(since)
        };
        let since = since(line(2)).map_err(on(2))?;
        let score = read_score(line(3)).map_err(on(3))?;
        let number = |keyword: &str, mut words: Words<'_>| {
            words.keyword(keyword)?;
            let number = Nonce::try_from(words.next("a random number")?)?;
            words.end()?;
            Ok(number)
        };
        let (mut share, mut secret, mut next) = (None, None, 4);
        if own == Writer::HOST {
            share = Some(number("share", line(next)).map_err(on(next))?);
            next += 1;
        }
        if version > 1 {
            secret = Some(number("secret", line(next)).map_err(on(next))?);
            next += 1;
        }
        let mut sealed = Vec::new();
        while lines.get(next).is_some_and(|line| line.starts_with("sealed ")) && secret.is_some() {
            sealed.push(read_sealed(line(next)).map_err(on(next))?);
            next += 1;
        }
        Ok(Self { own, since, score, share, secret, sealed, next })
    }
}

/// Reads the number of a letter, and the words that are sealed in it.
fn read_sealed(mut words: Words<'_>) -> Result<(u32, String), ParseError> {
    words.keyword("sealed")?;
    let word = words.next("the number of a letter")?;
    let number = u32::try_from(word.number()?).map_err(|_| word.expected("the number of a letter"))?;
    let rest = words.rest();
    if rest.text.is_empty() { Err(rest.expected("what is sealed")) } else { Ok((number, rest.text.into())) }
}

fn read_score(mut words: Words<'_>) -> Result<Score, ParseError> {
    words.keyword("score")?;
    let number = |word: Word<'_>| u32::try_from(word.number()?).map_err(|_| word.expected("a smaller number of games"));
    let mut wins = Vec::new();
    loop {
        let word = words.next("a number of games")?;
        if word.text == "draws" && wins.len() > 1 {
            break;
        }
        wins.push(number(word)?);
    }
    let draws = number(words.next("a number of games")?)?;
    words.end()?;
    Ok(Score { wins, draws })
}

/// Reads the letter that begins at a line, and counts its lines.
fn read_letter(lines: &[&str], next: &mut usize) -> Result<Letter, ParseError> {
    let first = *next;
    let length = lines[first.min(lines.len())..].iter().position(|line| line.starts_with("end"));
    let after = first + length.map_or(0, |length| length + 1);
    let text: String =
        lines[first.min(lines.len())..after.min(lines.len())].iter().flat_map(|line| [*line, "\n"]).collect();
    *next = after;
    text.parse().map_err(|error: ParseError| error.offset_lines(first))
}
