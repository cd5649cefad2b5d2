//! The letters of a game by correspondence: strict text of a few lines, and the link that carries it.

use std::fmt;
use std::str::FromStr;

use super::code::{Checksum, Code, Digest, Nonce, TableId, digest};
use super::lines::{Lines, one, some};
use crate::game::Seat;
use crate::game::seat::MOST_SEATS;
use crate::game::text::{ParseError, Word, Words, version};
use crate::session;

/// The latest version of letters. All letters of a table have that of its invitation, so that both players play by the same protocol.
pub const LETTER_VERSION: u64 = 2;

/// The part of a link's address that comes before a letter.
pub const LINK: &str = "#/letter/";

/// How many words of an action can be sealed at most.
const MOST_SEALED: usize = 9;

/// The first word of a line for what is sealed.
const SEALED: &str = "sealed";

/// The first word of a line for what is sealed, and left sealed by the rules.
const SHUT: &str = "shut";

/// The bytes of a commitment beside a cipher. They suffice: salts follow from the secret, so that nobody can search for one that fits.
pub(super) const SHORT: usize = 10;

const SHORT_DIGITS: usize = SHORT * 8 / 5;

/// The characters of a letter that a link changes, beside those that are percent-encoded. A name has none of them.
const NOT_IN_NAMES: [char; 4] = ['_', ';', '%', '~'];

/// A letter, which one player sends to the other as text.
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
    /// The name of the table.
    pub table: TableId,
    /// Its number, counted from 1.
    pub number: u32,
    /// What it says.
    pub content: Content,
}

/// What a letter says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// Letter 1.
    Invitation(Invitation),
    /// The next letters: one of each guest, so letter 2 alone in a game for two.
    Acceptance(Acceptance),
    /// Every later letter.
    Turn(Turn),
}

/// The host invites to a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The options of the game, as they are stored.
    pub options: String,
    /// The seat of the host; `None` if the lot decides.
    pub seat: Option<Seat>,
    /// The name of the host; may be empty.
    pub name: String,
    /// The commitment to the host's share of the lot.
    pub lot: Digest,
    /// The commitment to the host's secret, in a game with hidden cards, sealed choices or a common pile.
    pub secret: Option<Digest>,
    /// The table whose rematch it is.
    pub follows: Option<TableId>,
}

/// A guest accepts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acceptance {
    /// The digest of the letter before.
    pub after: Digest,
    /// The name of the guest; may be empty.
    pub name: String,
    /// The guest's share of the lot.
    pub lot: Nonce,
    /// The commitment to the guest's secret, in a game with hidden cards, sealed choices or a common pile.
    pub secret: Option<Digest>,
}

/// A player moves or resigns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The digest of the letter before, and so of all letters before.
    pub after: Digest,
    /// The host's share of the lot, in the first letter after all have accepted.
    pub open: Option<Nonce>,
    /// The actions of the writer, in notation. In the first letter there is none if the host is not first to act.
    pub actions: Vec<String>,
    /// Whether the writer resigns after these actions.
    pub resigns: bool,
    /// The lines that only games with hidden cards, sealed choices or a common pile have.
    pub private: PrivateLines,
    /// A checksum of the position after the letter: it differs if the programs play by different rules.
    pub sees: Checksum,
}

/// The lines of a turn that only games with hidden cards, sealed choices or a common pile have.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PrivateLines {
    /// What the letter opens of the writer's earlier letters: the salt of each commitment, and the words. There are no words if the
    /// earlier letter has them in cipher, which the salt opens.
    pub opened: Vec<(Nonce, String)>,
    /// What earlier letters of the writer have sealed, and the rules leave sealed for good: the first word of each action.
    pub keeps: Vec<String>,
    /// The cards that an answer has shown.
    pub shows: Option<String>,
    /// The sealed parts of actions, in the order of the actions.
    pub sealed: Vec<Sealed>,
    /// The writer's part of what the other player draws next, or the writer's share of a draw from a common pile. In letters 2 and 3
    /// the share of the lot has this use.
    pub nonce: Option<Nonce>,
    /// The writer's secret, once the game is over.
    pub secret: Option<Nonce>,
}

/// The words of an action that are sealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// The index of the action in its letter.
    pub action: usize,
    /// How many words are sealed; 0 if that is to tell nothing about them.
    pub words: usize,
    /// The commitment to them; only its first bytes beside a cipher.
    pub commitment: Digest,
    /// The words in cipher, if they may stay sealed until the secret is opened; empty if the next letter opens them.
    pub cipher: String,
    /// Whether the rules leave them sealed.
    pub stays: bool,
}

/// Who writes a letter: a player, counted in the order of joining.
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

    /// The player who accepts, or the first one of several.
    pub const GUEST: Self = Self(1);

    /// What stands for each player in texts and digests.
    const WORDS: [&'static str; MOST_SEATS] = ["host", "guest", "guest-2", "guest-3", "guest-4", "guest-5"];

    /// The players of a game with so many seats, in the order of joining.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..MOST_SEATS.min(count)).filter_map(Self::new)
    }

    /// The player with this index, counted from 0; `None` past the last one that any game has.
    pub(super) fn new(index: usize) -> Option<Self> {
        u8::try_from(index).ok().filter(|_| index < MOST_SEATS).map(Self)
    }

    /// How many players have joined before.
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

impl Letter {
    /// The digest of the letter before; `None` for the invitation.
    #[must_use]
    pub const fn after(&self) -> Option<Digest> {
        match &self.content {
            Content::Invitation(_) => None,
            Content::Acceptance(Acceptance { after, .. }) | Content::Turn(Turn { after, .. }) => Some(*after),
        }
    }

    /// Its turn, if all have joined before.
    pub(crate) const fn turn(&self) -> Option<&Turn> {
        if let Content::Turn(turn) = &self.content { Some(turn) } else { None }
    }

    /// The name of the player who invites or joins with it.
    pub(crate) fn name(&self) -> Option<&str> {
        match &self.content {
            Content::Invitation(Invitation { name, .. }) | Content::Acceptance(Acceptance { name, .. }) => Some(name),
            Content::Turn(_) => None,
        }
    }

    /// Its digest, which the next letter repeats. The digest of a letter covers all letters before it.
    #[must_use]
    pub fn digest(&self) -> Digest {
        digest_of(&self.body())
    }

    /// The text without the last line.
    fn body(&self) -> String {
        let Self { version, game, table, number, content } = self;
        let mut lines = vec![format!("letter {version} {game} {table} {number}")];
        lines.extend(self.after().map(|after| format!("after {after}")));
        let name = |name: &String| (!name.is_empty()).then(|| format!("name {name}"));
        match content {
            Content::Invitation(Invitation { options, seat, name: host, lot, secret, follows }) => {
                lines.push(format!("options {options}"));
                lines.push(seat.map_or_else(|| "seat random".into(), |seat| format!("seat {seat}")));
                lines.extend(name(host));
                lines.push(format!("lot {lot}"));
                lines.extend(secret.map(|secret| format!("secret {secret}")));
                lines.extend(follows.map(|table| format!("follows {table}")));
            }
            Content::Acceptance(Acceptance { name: guest, lot, secret, .. }) => {
                lines.extend(name(guest));
                lines.push(format!("lot {lot}"));
                lines.extend(secret.map(|secret| format!("secret {secret}")));
            }
            Content::Turn(Turn { open, actions, resigns, private, sees, .. }) => {
                let PrivateLines { opened, keeps, shows, sealed, nonce, secret } = private;
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

    /// Reads all letters in a text that a player has pasted: links, or letters with other text around them. Letters in a quotation
    /// may have `>` before each line.
    ///
    /// # Errors
    /// When there is no letter, or one cannot be read.
    pub fn find(pasted: &str) -> Result<Vec<Self>, ParseError> {
        let mut texts = Vec::new();
        for word in pasted.split_whitespace() {
            if let Some((_, link)) = word.split_once(LINK) {
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
                // A letter without an end is read, too, for the sake of its error.
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

/// Whether a text begins with a letter of a later version than this program reads.
#[must_use]
pub fn is_newer(text: &str) -> bool {
    let version = text.strip_prefix("letter ").and_then(|rest| rest.split(' ').next()?.parse::<u64>().ok());
    version.is_some_and(|version| version > LETTER_VERSION)
}

/// The index of the letter of this number.
pub(super) const fn index_of(number: u32) -> usize {
    (number as usize).saturating_sub(1)
}

/// The digest of the letter with this text, without its last line.
fn digest_of(body: &str) -> Digest {
    digest(&[b"letter", body.as_bytes()])
}

/// The first bytes of a letter's digest, which its last line repeats.
fn checksum(digest: Digest) -> Checksum {
    Code(std::array::from_fn(|index| digest.0[index]))
}

impl fmt::Display for Letter {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        writeln!(out, "{body}end {}", checksum(digest_of(&body)))
    }
}

/// A name as letters hold it.
#[must_use]
pub fn clean_name(name: &str) -> String {
    session::clean_name(&name.replace(NOT_IN_NAMES, " "))
}

impl fmt::Display for Sealed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { words, commitment, cipher, stays, .. } = self;
        let (keyword, commitment) = (if *stays { SHUT } else { SEALED }, commitment.to_string());
        if cipher.is_empty() {
            write!(out, "{keyword} {words} {commitment}")
        } else {
            write!(out, "{keyword} {words} {} {cipher}", &commitment[..SHORT_DIGITS])
        }
    }
}

impl Sealed {
    /// Reads what follows the first word of the line.
    fn read(mut words: Words<'_>, action: usize, stays: bool) -> Result<Self, ParseError> {
        let word = words.next("the number of sealed words")?;
        let number = word.number().ok().and_then(|number| usize::try_from(number).ok());
        let number = number.filter(|number| *number <= MOST_SEALED && (*number == 0 || !stays));
        let number = number.ok_or_else(|| word.expected(format!("a number from 0 to {MOST_SEALED}")))?;
        let commitment = words.next("a commitment")?;
        let (commitment, cipher) = if number == 0 {
            let short = Code::<SHORT>::try_from(commitment)?;
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
    if !name.text.is_empty() && clean_name(name.text) == name.text {
        Ok(name.text.into())
    } else {
        Err(name.expected("a name of at most 24 characters"))
    }
}

fn read_invitation(lines: &mut Lines<'_>) -> Result<Invitation, ParseError> {
    let seat = |word: Word<'_>| if word.text == "random" { Ok(None) } else { Seat::try_from(word).map(Some) };
    Ok(Invitation {
        options: lines.required("options", one("the options", |word| Ok(word.text.into())))?,
        seat: lines.required("seat", one("a seat or \"random\"", seat))?,
        name: lines.optional("name", read_name)?.unwrap_or_default(),
        lot: lines.required("lot", one(COMMITMENT, Digest::try_from))?,
        secret: lines.optional("secret", one(COMMITMENT, Digest::try_from))?,
        follows: lines.optional("follows", one("a table", TableId::try_from))?,
    })
}

fn read_acceptance(lines: &mut Lines<'_>, after: Digest) -> Result<Acceptance, ParseError> {
    Ok(Acceptance {
        after,
        name: lines.optional("name", read_name)?.unwrap_or_default(),
        lot: lines.required("lot", one(SHARE, Nonce::try_from))?,
        secret: lines.optional("secret", one(COMMITMENT, Digest::try_from))?,
    })
}

fn read_turn(lines: &mut Lines<'_>, after: Digest) -> Result<Turn, ParseError> {
    let open = lines.optional("open", one(SHARE, Nonce::try_from))?;
    let opened = lines.all("opened", |mut words| {
        let salt = Nonce::try_from(words.next("the salt of what was sealed")?)?;
        Ok((salt, words.rest().text.to_owned()))
    })?;
    let keeps = lines.all("keeps", one("a word", |word| Ok(word.text.to_owned())))?;
    let shows = lines.optional("shows", some("cards"))?;
    let (mut actions, mut sealed) = (Vec::new(), Vec::new());
    while let Some(action) = lines.optional("do", some("an action"))? {
        let stays = lines.begins_with(SHUT);
        let keyword = if stays { SHUT } else { SEALED };
        sealed.extend(lines.optional(keyword, |words| Sealed::read(words, actions.len(), stays))?);
        actions.push(action);
    }
    let resigns = lines.optional("resign", Words::end)?.is_some();
    let nonce = lines.optional("nonce", one("a nonce", Nonce::try_from))?;
    let secret = lines.optional("secret", one("a secret", Nonce::try_from))?;
    let sees = lines.required("sees", one("a checksum", Checksum::try_from))?;
    let private = PrivateLines { opened, keeps, shows, sealed, nonce, secret };
    Ok(Turn { after, open, actions, resigns, private, sees })
}

/// What is expected where the number of a letter is missing.
const NUMBER: &str = "the number of the letter";

/// What is expected where a commitment is missing.
const COMMITMENT: &str = "a commitment";

/// What is expected where a share of the lot is missing.
const SHARE: &str = "a share of the lot";

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
        let (version, game, table, number) = lines.required("letter", |mut words| {
            let version = version(words.next("the version of the letter")?, LETTER_VERSION)?;
            let game = words.next("the name of a game")?;
            let table = TableId::try_from(words.next("the table")?)?;
            let number = one(NUMBER, |word| {
                let read = word.number().ok().and_then(|read| u32::try_from(read).ok()).filter(|read| *read > 0);
                read.ok_or_else(|| word.expected(NUMBER))
            })(words)?;
            Ok((version, game.text.to_owned(), table, number))
        })?;
        let content = if number == 1 {
            Content::Invitation(read_invitation(&mut lines)?)
        } else {
            let after = lines.required("after", one("the code of the letter before", Digest::try_from))?;
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
        let check = one("the code of the letter", |word| match Checksum::try_from(word)? {
            code if code == checksum(letter.digest()) => Ok(()),
            _ => Err(word.expected("the code of this letter (the letter was changed)")),
        });
        Lines { lines: &[end], next: 0 }.required("end", check).map_err(|error| error.offset_lines(body.len()))?;
        Ok(letter)
    }
}

/// The part of a link's address that carries this text: lines with `;` between them, each space replaced by `_`, and what
/// an address cannot hold percent-encoded.
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

/// The text that [`link_of`] has put into a link. A messenger may have percent-encoded more of it.
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
