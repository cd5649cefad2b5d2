//! The letters of a game by correspondence: strict text of a few lines, and the link that carries it.

use std::fmt;
use std::str::FromStr;

use super::code::{Checksum, Code, Digest, Nonce, TableId, digest};
use super::lines::{Lines, rest_of_line, single_word};
use crate::game::Seat;
use crate::game::outside_text::clean;
use crate::game::seat::MOST_SEATS;
use crate::game::text::{ParseError, Word, Words, version};
use crate::session;

/// The latest version of letters. All letters of a table have the version of its invitation: all play by the same protocol.
pub const LETTER_VERSION: u64 = 2;

/// The part of a link before the letter.
pub const LINK_START: &str = "#/letter/";

/// The greatest number of words of an action that can be sealed.
const MAX_SEALED_WORDS: usize = 9;

/// The keyword of a line for the sealed words of an action.
const SEALED_KEYWORD: &str = "sealed";

/// The keyword of a line for sealed words that stay sealed by the rules.
const SHUT_KEYWORD: &str = "shut";

/// The number of bytes of a commitment next to a cipher. More are not needed, since salts follow from the secret and cannot be
/// chosen.
pub(super) const SHORT_COMMITMENT_BYTES: usize = 10;

const SHORT_COMMITMENT_DIGITS: usize = SHORT_COMMITMENT_BYTES * 8 / 5;

/// The characters with a special meaning in links, besides those that are percent-encoded. A name has none of them.
const CHARS_NOT_IN_NAMES: [char; 4] = ['_', ';', '%', '~'];

/// A letter, which one player sends to all the others as text.
///
/// ```
/// use corsair_cabinet::correspondence::Letter;
///
/// let text = "letter 1 corsairs 7qm2x0ka 6\nafter 0123456789abcdefghjkmnpqrg\ndo sail e4 e7\nsees 5c0e12ab\nend kfpfykkn\n";
/// let error = text.parse::<Letter>().unwrap_err();
/// assert_eq!(error.line, 5, "a letter that was changed on its way does not fit its checksum");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// The version of the protocol.
    pub version: u64,
    /// The name of the game.
    pub game: String,
    /// The random id of the table.
    pub table: TableId,
    /// The number of the letter, counted from 1.
    pub number: u32,
    /// The invitation, acceptance or turn.
    pub content: Content,
}

/// The content of a letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// The content of letter 1.
    Invitation(Invitation),
    /// The content of the next letters, one from each guest. In a game for two, only letter 2 is an acceptance.
    Acceptance(Acceptance),
    /// The content of all later letters.
    Turn(Turn),
}

/// The host's invitation to a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The options of the game, as they are stored.
    pub options: String,
    /// The seat of the host; `None` for a random seat.
    pub seat: Option<Seat>,
    /// The name of the host, as it stands in the letter; may be empty.
    pub name: String,
    /// The commitment to the host's share of the random seed.
    pub seed_commitment: Digest,
    /// The commitment to the host's secret; `None` unless the game has hidden cards, sealed choices or a common pile.
    pub secret: Option<Digest>,
    /// The table of the game before, if this game is a rematch.
    pub follows: Option<TableId>,
}

/// A guest's acceptance of an invitation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acceptance {
    /// The digest of the letter before.
    pub after: Digest,
    /// The name of the guest, as it stands in the letter; may be empty.
    pub name: String,
    /// The guest's share of the random seed.
    pub seed_share: Nonce,
    /// The commitment to the guest's secret; `None` unless the game has hidden cards, sealed choices or a common pile.
    pub secret: Option<Digest>,
}

/// A player's turn, or resignation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The digest of the letter before, which covers all earlier letters.
    pub after: Digest,
    /// The host's share of the random seed, in the first letter after all have accepted.
    pub open: Option<Nonce>,
    /// The writer's actions, in notation. The host's first turn has none if another player is first to act.
    pub actions: Vec<String>,
    /// Whether the writer resigns after these actions.
    pub resigns: bool,
    /// The lines for hidden cards, sealed choices or a common pile.
    pub private: SecrecyLines,
    /// A checksum of the position after the letter. It differs if the players' programs use different rules.
    pub sees: Checksum,
}

/// The lines of a turn for hidden cards, sealed choices or a common pile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SecrecyLines {
    /// The parts of the writer's earlier letters that this letter opens: the salt of each commitment, and the words. The words
    /// are empty if the earlier letter has them in cipher, which the salt decrypts.
    pub opened: Vec<(Nonce, String)>,
    /// The first word of each action that earlier letters of the writer have sealed and that the rules leave sealed for good.
    pub keeps: Vec<String>,
    /// The cards that an answer has shown, if any.
    pub shows: Option<String>,
    /// The sealed parts of actions, in the order of the actions.
    pub sealed: Vec<Sealed>,
    /// The writer's random number for the other player's next card draw, or the writer's share of a draw from a common pile. For
    /// letters 2 and 3, the share of the random seed is used instead.
    pub nonce: Option<Nonce>,
    /// The writer's secret, opened once the game is over.
    pub secret: Option<Nonce>,
}

/// The sealed words of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// The index of the action in its letter.
    pub action: usize,
    /// The number of sealed words; 0 if the letter does not reveal that number.
    pub words: usize,
    /// The commitment to the words; next to a cipher, only its first bytes.
    pub commitment: Digest,
    /// The words in cipher, if they may stay sealed until the secret is opened; empty if the next letter opens them.
    pub cipher: String,
    /// Whether the rules leave the words sealed.
    pub stays: bool,
}

/// The writer of a letter: a player, counted in the order of joining.
///
/// ```
/// use corsair_cabinet::correspondence::Writer;
///
/// let names: Vec<String> = Writer::all(3).map(|writer| writer.to_string()).collect();
/// assert_eq!(names, ["host", "guest", "guest-2"]);
/// assert_eq!((Writer::HOST.index(), Writer::GUEST.index()), (0, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Writer(u8);

impl Writer {
    /// The player who invites.
    pub const HOST: Self = Self(0);

    /// The player who accepts, or the first of several such players.
    pub const GUEST: Self = Self(1);

    /// The word for each player in texts and digests.
    const WORDS: [&'static str; MOST_SEATS] = ["host", "guest", "guest-2", "guest-3", "guest-4", "guest-5"];

    /// The players of a game with `count` seats, in the order of joining.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..MOST_SEATS.min(count)).filter_map(Self::new)
    }

    /// The player with this index, counted from 0; `None` if no game has so many players.
    pub(crate) fn new(index: usize) -> Option<Self> {
        u8::try_from(index).ok().filter(|_| index < MOST_SEATS).map(Self)
    }

    /// The number of players who joined earlier.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The word for the player in texts and digests.
    pub(super) const fn word(self) -> &'static str {
        Self::WORDS[self.index()]
    }

    /// The other player of a game for two.
    pub(super) const fn other(self) -> Self {
        Self(1 - (self.0 & 1))
    }

    /// The writer of the letter of this number in a game for two, who take turns.
    pub(super) const fn of(number: u32) -> Self {
        if number % 2 == 1 { Self::HOST } else { Self::GUEST }
    }
}

impl fmt::Display for Writer {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.word())
    }
}

impl TryFrom<Word<'_>> for Writer {
    type Error = ParseError;

    fn try_from(word: Word<'_>) -> Result<Self, ParseError> {
        let index = Self::WORDS.iter().position(|known| *known == word.text);
        index.and_then(Self::new).ok_or_else(|| word.expected("host or guest"))
    }
}

impl Invitation {
    /// The name of the host, to be shown: without characters that cannot be seen, which letters of earlier programs may have.
    #[must_use]
    pub fn shown_name(&self) -> String {
        clean_name(&self.name)
    }
}

impl Acceptance {
    /// The name of the guest, to be shown, as that of the [host](Invitation::shown_name).
    #[must_use]
    pub fn shown_name(&self) -> String {
        clean_name(&self.name)
    }
}

impl Letter {
    /// The digest of the letter before; `None` for the invitation.
    #[must_use]
    pub const fn after(&self) -> Option<Digest> {
        match &self.content {
            Content::Invitation(_) => None,
            Content::Acceptance(Acceptance { after, .. }) | Content::Turn(Turn { after, .. }) => Some(*after),
        }
    }

    /// The turn of the letter; `None` if it is an invitation or an acceptance.
    pub(crate) const fn turn(&self) -> Option<&Turn> {
        if let Content::Turn(turn) = &self.content { Some(turn) } else { None }
    }

    /// The name of the player who invites or joins with the letter, to be shown; `None` for a turn.
    pub(crate) fn name(&self) -> Option<String> {
        match &self.content {
            Content::Invitation(invitation) => Some(invitation.shown_name()),
            Content::Acceptance(acceptance) => Some(acceptance.shown_name()),
            Content::Turn(_) => None,
        }
    }

    /// The digest of the letter, which the next letter repeats. It covers all earlier letters, too.
    #[must_use]
    pub fn digest(&self) -> Digest {
        digest_of(&self.body())
    }

    /// The text of the letter without the last line.
    fn body(&self) -> String {
        let Self { version, game, table, number, content } = self;
        let mut lines = vec![format!("letter {version} {game} {table} {number}")];
        lines.extend(self.after().map(|after| format!("after {after}")));
        let name = |name: &String| (!name.is_empty()).then(|| format!("name {name}"));
        match content {
            Content::Invitation(Invitation { options, seat, name: host, seed_commitment: lot, secret, follows }) => {
                lines.push(format!("options {options}"));
                lines.push(seat.map_or_else(|| "seat random".into(), |seat| format!("seat {seat}")));
                lines.extend(name(host));
                lines.push(format!("lot {lot}"));
                lines.extend(secret.map(|secret| format!("secret {secret}")));
                lines.extend(follows.map(|table| format!("follows {table}")));
            }
            Content::Acceptance(Acceptance { name: guest, seed_share: lot, secret, .. }) => {
                lines.extend(name(guest));
                lines.push(format!("lot {lot}"));
                lines.extend(secret.map(|secret| format!("secret {secret}")));
            }
            Content::Turn(Turn { open, actions, resigns, private, sees, .. }) => {
                let SecrecyLines { opened, keeps, shows, sealed, nonce, secret } = private;
                lines.extend(open.map(|share| format!("open {share}")));
                let opens = |(salt, words): &(Nonce, String)| format!("opened {salt} {words}").trim_end().to_owned();
                lines.extend(opened.iter().map(opens));
                lines.extend(keeps.iter().map(|word| format!("keeps {word}")));
                lines.extend(shows.iter().map(|cards| format!("shows {cards}")));
                for (index, action) in actions.iter().enumerate() {
                    lines.push(format!("do {action}"));
                    lines.extend(sealed.iter().filter(|sealed| sealed.action == index).map(Sealed::to_string));
                }
                lines.extend(resigns.then(|| "resign".into()));
                lines.extend(nonce.map(|nonce| format!("nonce {nonce}")));
                lines.extend(secret.map(|secret| format!("secret {secret}")));
                lines.push(format!("sees {sees}"));
            }
        }
        lines.join("\n") + "\n"
    }

    /// Reads all letters in a text that a player has pasted: links, or letters with other text around them. Each line may begin
    /// with the `>` of a quotation.
    ///
    /// # Errors
    /// When there is no letter, or one cannot be read.
    pub fn find(pasted: &str) -> Result<Vec<Self>, ParseError> {
        let found = Self::find_exactly(&clean(pasted));
        // A name in a letter of an earlier program may have characters that cleaning removes.
        found.or_else(|error| Self::find_exactly(pasted).map_err(|_| error))
    }

    /// Finds letters in a text in which nothing has changed [that cannot be seen](clean).
    fn find_exactly(pasted: &str) -> Result<Vec<Self>, ParseError> {
        let mut texts = Vec::new();
        for word in pasted.split_whitespace() {
            if let Some((_, link)) = word.split_once(LINK_START) {
                texts.push(text_of(link));
            }
        }
        if texts.is_empty() {
            let lines = pasted.lines().map(|line| line.trim_start_matches(['>', ' ']).trim_end());
            texts.push(lines.collect::<Vec<_>>().join("\n") + "\n");
        }
        let begins = |line: &str| {
            let version = line.strip_prefix("letter ").unwrap_or_default();
            version.starts_with(|version: char| version.is_ascii_digit())
        };
        let mut letters = Vec::new();
        for text in &texts {
            let lines: Vec<&str> = text.lines().collect();
            for first in (0..lines.len()).filter(|first| begins(lines[*first])) {
                // A letter without an end is read, too, to get its error.
                let rest = lines[first + 1..].iter().take_while(|line| !begins(line));
                let before_end = rest.clone().take_while(|line| !line.starts_with("end")).count();
                let letter: Vec<&str> = lines[first..=first].iter().chain(rest.take(before_end + 1)).copied().collect();
                letters.push((letter.join("\n") + "\n").parse()?);
            }
        }
        if letters.is_empty() {
            Err(Word::whole(pasted.trim()).expected("a letter, or a link to one"))
        } else {
            Ok(letters)
        }
    }
}

/// Whether a text begins with a letter of a version that is too new for this program.
#[must_use]
pub fn is_newer(text: &str) -> bool {
    let version = text.strip_prefix("letter ").and_then(|rest| rest.split(' ').next()?.parse::<u64>().ok());
    version.is_some_and(|version| version > LETTER_VERSION)
}

/// The index of the letter of this number in a list of letters.
pub(super) const fn index_of(number: u32) -> usize {
    (number as usize).saturating_sub(1)
}

/// The digest of a letter. `body` is its text without the last line.
fn digest_of(body: &str) -> Digest {
    digest(&[b"letter", body.as_bytes()])
}

/// The first bytes of a letter's digest, which the last line of the letter repeats.
fn checksum(digest: Digest) -> Checksum {
    Code(std::array::from_fn(|index| digest.0[index]))
}

impl fmt::Display for Letter {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        writeln!(out, "{body}end {}", checksum(digest_of(&body)))
    }
}

/// The name without the characters that letters do not allow in names.
#[must_use]
pub fn clean_name(name: &str) -> String {
    session::clean_name(&name.replace(CHARS_NOT_IN_NAMES, " "))
}

/// Whether a letter can have this name. Earlier programs wrote characters that [`clean_name`] removes, too.
pub(crate) fn is_name(name: &str) -> bool {
    session::is_name(name) && !name.contains(CHARS_NOT_IN_NAMES)
}

impl fmt::Display for Sealed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { words, commitment, cipher, stays, .. } = self;
        let (keyword, commitment) = (if *stays { SHUT_KEYWORD } else { SEALED_KEYWORD }, commitment.to_string());
        if cipher.is_empty() {
            write!(out, "{keyword} {words} {commitment}")
        } else {
            write!(out, "{keyword} {words} {} {cipher}", &commitment[..SHORT_COMMITMENT_DIGITS])
        }
    }
}

impl Sealed {
    /// Reads the words after the keyword of the line.
    fn read(mut words: Words<'_>, action: usize, stays: bool) -> Result<Self, ParseError> {
        let word = words.next("the number of sealed words")?;
        let number = word.number().ok().and_then(|number| usize::try_from(number).ok());
        let number = number.filter(|number| *number <= MAX_SEALED_WORDS && (*number == 0 || !stays));
        let number = number.ok_or_else(|| word.expected(format!("a number from 0 to {MAX_SEALED_WORDS}")))?;
        let commitment = words.next("a commitment")?;
        let (commitment, cipher) = if number == 0 {
            let short = Code::<SHORT_COMMITMENT_BYTES>::try_from(commitment)?;
            let bytes = std::array::from_fn(|index| short.0.get(index).copied().unwrap_or_default());
            (Code(bytes), words.next("the sealed words in cipher")?.text)
        } else {
            (Digest::try_from(commitment)?, "")
        };
        words.end()?;
        Ok(Self { action, words: number, commitment, cipher: cipher.into(), stays })
    }
}

fn read_name(words: Words<'_>) -> Result<String, ParseError> {
    let name = words.rest();
    name.require(!name.text.is_empty() && is_name(name.text), "a name of at most 24 characters")?;
    Ok(name.text.into())
}

fn read_invitation(lines: &mut Lines<'_>) -> Result<Invitation, ParseError> {
    let seat = |word: Word<'_>| if word.text == "random" { Ok(None) } else { Seat::try_from(word).map(Some) };
    Ok(Invitation {
        options: lines.read_required("options", single_word("the options", |word| Ok(word.text.into())))?,
        seat: lines.read_required("seat", single_word("a seat or \"random\"", seat))?,
        name: lines.read_optional("name", read_name)?.unwrap_or_default(),
        seed_commitment: lines.read_required("lot", single_word(EXPECTED_COMMITMENT, Digest::try_from))?,
        secret: lines.read_optional("secret", single_word(EXPECTED_COMMITMENT, Digest::try_from))?,
        follows: lines.read_optional("follows", single_word("a table", TableId::try_from))?,
    })
}

fn read_acceptance(lines: &mut Lines<'_>, after: Digest) -> Result<Acceptance, ParseError> {
    Ok(Acceptance {
        after,
        name: lines.read_optional("name", read_name)?.unwrap_or_default(),
        seed_share: lines.read_required("lot", single_word(EXPECTED_SHARE, Nonce::try_from))?,
        secret: lines.read_optional("secret", single_word(EXPECTED_COMMITMENT, Digest::try_from))?,
    })
}

fn read_turn(lines: &mut Lines<'_>, after: Digest) -> Result<Turn, ParseError> {
    let open = lines.read_optional("open", single_word(EXPECTED_SHARE, Nonce::try_from))?;
    let opened = lines.read_all("opened", |mut words| {
        let salt = Nonce::try_from(words.next("the salt of what was sealed")?)?;
        Ok((salt, words.rest().text.to_owned()))
    })?;
    let keeps = lines.read_all("keeps", single_word("a word", |word| Ok(word.text.to_owned())))?;
    let shows = lines.read_optional("shows", rest_of_line("cards"))?;
    let (mut actions, mut sealed) = (Vec::new(), Vec::new());
    while let Some(action) = lines.read_optional("do", rest_of_line("an action"))? {
        let stays = lines.begins_with(SHUT_KEYWORD);
        let keyword = if stays { SHUT_KEYWORD } else { SEALED_KEYWORD };
        sealed.extend(lines.read_optional(keyword, |words| Sealed::read(words, actions.len(), stays))?);
        actions.push(action);
    }
    let resigns = lines.read_optional("resign", Words::end)?.is_some();
    let nonce = lines.read_optional("nonce", single_word("a nonce", Nonce::try_from))?;
    let secret = lines.read_optional("secret", single_word("a secret", Nonce::try_from))?;
    let sees = lines.read_required("sees", single_word("a checksum", Checksum::try_from))?;
    let private = SecrecyLines { opened, keeps, shows, sealed, nonce, secret };
    Ok(Turn { after, open, actions, resigns, private, sees })
}

/// The words for the number of a letter in errors that say what was expected.
const EXPECTED_NUMBER: &str = "the number of the letter";

/// The words for a commitment in errors that say what was expected.
const EXPECTED_COMMITMENT: &str = "a commitment";

/// The words for a share of the random seed in errors that say what was expected.
const EXPECTED_SHARE: &str = "a share of the lot";

impl FromStr for Letter {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let all: Vec<&str> = text.split('\n').collect();
        let cut = |line: usize| {
            let word = Word::whole(all.get(line).copied().unwrap_or_default());
            word.expected("the line \"end\" with its code (the letter was cut)").offset_lines(line)
        };
        let (body, end) = match all.split_last() {
            Some((&"", [body @ .., end])) if end.starts_with("end") => (body, *end),
            _ => return Err(cut(all.len().saturating_sub(1 + usize::from(text.ends_with('\n'))))),
        };
        let mut lines = Lines { lines: body, next: 0 };
        let (version, game, table, number) = lines.read_required("letter", |mut words| {
            let version = version(words.next("the version of the letter")?, LETTER_VERSION)?;
            let game = words.next("the name of a game")?;
            let table = TableId::try_from(words.next("the table")?)?;
            let number = single_word(EXPECTED_NUMBER, |word| {
                let read = word.number().ok().and_then(|read| u32::try_from(read).ok()).filter(|read| *read > 0);
                read.ok_or_else(|| word.expected(EXPECTED_NUMBER))
            })(words)?;
            Ok((version, game.text.to_owned(), table, number))
        })?;
        let content = if number == 1 {
            Content::Invitation(read_invitation(&mut lines)?)
        } else {
            let after = lines.read_required("after", single_word("the code of the letter before", Digest::try_from))?;
            let is_acceptance = lines.begins_with("name") || lines.begins_with("lot");
            if number == 2 || is_acceptance {
                Content::Acceptance(read_acceptance(&mut lines, after)?)
            } else {
                Content::Turn(read_turn(&mut lines, after)?)
            }
        };
        if lines.next < body.len() {
            return Err(lines.expected("no such line here"));
        }
        let letter = Self { version, game, table, number, content };
        let check = single_word("the code of the letter", |word| match Checksum::try_from(word)? {
            code if code == checksum(letter.digest()) => Ok(()),
            _ => Err(word.expected("the code of this letter (the letter was changed)")),
        });
        Lines { lines: &[end], next: 0 }.read_required("end", check).map_err(|error| error.offset_lines(body.len()))?;
        Ok(letter)
    }
}

/// Converts a text to the part of a link after [`LINK_START`]: lines are separated by `;`, spaces become `_`, and characters that
/// an address cannot hold are percent-encoded.
///
/// ```
/// use corsair_cabinet::correspondence::{link_of, text_of};
///
/// assert_eq!(link_of("name Ana\u{ef}s\nend x\n"), "name_Ana%C3%AFs;end_x");
/// assert_eq!(text_of("name_Ana%C3%AFs;end_x"), "name Ana\u{ef}s\nend x\n");
/// ```
#[must_use]
pub fn link_of(text: &str) -> String {
    let part = |byte: u8| match byte {
        b'\n' => ";".into(),
        b' ' => "_".into(),
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b',' | b'=' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.trim_end().bytes().map(part).collect()
}

/// Converts the part of a link that [`link_of`] has made back to the text. A messenger may have percent-encoded more characters.
#[must_use]
pub fn text_of(link: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = link.bytes();
    while let Some(byte) = rest.next() {
        let mut ahead = rest.clone();
        let mut digit = || ahead.next().and_then(|digit| char::from(digit).to_digit(16));
        match (byte, digit(), digit()) {
            (b'%', Some(high), Some(low)) => {
                bytes.push(u8::try_from(high * 16 + low).unwrap_or_default());
                rest = ahead;
            }
            _ => bytes.push(byte),
        }
    }
    let text = String::from_utf8_lossy(&bytes);
    text.replace(';', "\n").replace('_', " ") + "\n"
}
