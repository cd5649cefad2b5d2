//! The description of one end of a WebRTC connection, short enough for a code on the screen.
//!
//! A browser describes its end in one to four kB of SDP. For a connection that only carries text, everything but the values of
//! [`Description`] is the same at every device, so that the other device can write the SDP again from a template.

use std::ops::RangeInclusive;

use super::candidate::Candidate;
use crate::correspondence::Code;
use crate::game::text::{self, ParseError, Word};

/// The longest SDP that is read, in bytes. Browsers write less than 5,000.
const MAX_SDP_BYTES: usize = 16_384;

/// The longest text that is read, in bytes: more than the longest values with [`MOST_CANDIDATES`] need.
const MAX_TEXT_BYTES: usize = 400;

/// The most candidates that are kept: those of a few networks, each with a name or two addresses.
const MOST_CANDIDATES: usize = 6;

/// How many characters a user name of ICE has. RFC 8445 allows more than any browser uses.
const USER_LENGTHS: RangeInclusive<usize> = 4..=32;

/// How many characters a password of ICE has.
const PASSWORD_LENGTHS: RangeInclusive<usize> = 22..=64;

/// The characters of a user name or password beside letters and digits.
const SYMBOLS: [char; 2] = ['+', '/'];

/// What stands for these in a text, since a link would percent-encode them.
const SYMBOLS_IN_TEXT: [char; 2] = ['-', '.'];

/// The values of `a=setup` in SDP.
const SETUPS: [(Role, &str); 2] = [(Role::Offer, "actpass"), (Role::Answer, "active")];

/// The first part of a text: its version, and the role.
const ROLES: [(Role, &str); 2] = [(Role::Offer, "1o"), (Role::Answer, "1a")];

/// What is expected there.
const EXPECTED_ROLE: &str = "1o or 1a: the version and the role of a description";

/// The SDP of a data channel before the values of a description.
const SDP_TEMPLATE: [&str; 10] = [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
];

/// Which of the two ends of a connection a description is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The end that asks for the connection.
    Offer,
    /// The other end.
    Answer,
}

/// The description of one end of a WebRTC connection with one data channel.
///
/// ```
/// use corsair_cabinet::live::Description;
///
/// let text = "1a,kX7p,9Wq-2fZ0hJ4bLrTnUcYv6sGm,000g40r40m30e209185gr38e1w8124gk2gahc5rr34d1p70x3rfg,4r2m02ap848";
/// let answer = Description::from_text(text)?;
/// assert_eq!(answer.to_text(), text);
/// assert!(answer.to_sdp().contains("a=ice-ufrag:kX7p\r\n"));
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Description {
    role: Role,
    /// The user name of ICE.
    user: String,
    password: String,
    /// The SHA-256 of the certificate with which this end encrypts.
    fingerprint: Code<32>,
    /// At least one, in the order of the browser.
    candidates: Vec<Candidate>,
}

impl Description {
    /// Which end it is of.
    #[must_use]
    pub const fn role(&self) -> Role {
        self.role
    }

    /// The user name of ICE, by which an answer names the offer that it answers.
    #[must_use]
    pub fn user(&self) -> &str {
        &self.user
    }

    /// Where this end can be reached.
    #[must_use]
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// Reads the SDP that a browser has written of its own end. What the template has is skipped, and so are candidates that need
    /// another network.
    ///
    /// # Errors
    /// When it is too long, describes something else than a data channel, or a value is missing, malformed, or given twice.
    pub fn from_sdp(sdp: &str) -> Result<Self, ParseError> {
        check_length(sdp, MAX_SDP_BYTES)?;
        let mut values = SdpValues::default();
        for (index, line) in sdp.lines().enumerate() {
            values.read(line).map_err(|error| error.offset_lines(index))?;
        }
        values.complete().map_err(|error| error.offset_lines(sdp.matches('\n').count()))
    }

    /// The SDP for the browser at the other end. It does not say that there are no more candidates: Chromium then waits for
    /// minutes until the other player has read the code. Firefox waits some seconds in any case.
    #[must_use]
    pub fn to_sdp(&self) -> String {
        let Self { role, user, password, fingerprint, candidates } = self;
        let mut lines: Vec<String> = SDP_TEMPLATE.map(String::from).to_vec();
        lines.push(format!("a=ice-ufrag:{user}"));
        lines.push(format!("a=ice-pwd:{password}"));
        let fingerprint = text::write_parts(fingerprint.0.map(|byte| format!("{byte:02X}")), ":");
        lines.push(format!("a=fingerprint:sha-256 {fingerprint}"));
        lines.push(format!("a=setup:{}", text::name_of(&SETUPS, *role)));
        lines.extend((0..).zip(candidates).map(|(index, candidate)| candidate.to_sdp(index)));
        lines.join("\r\n") + "\r\n"
    }

    /// The text for a code or a link: version and role, user name, password, fingerprint and candidates, with commas between
    /// them. A link carries it as it is.
    #[must_use]
    pub fn to_text(&self) -> String {
        let Self { role, user, password, fingerprint, candidates } = self;
        let candidates = text::write_list(candidates.iter().map(|candidate| candidate.to_text()));
        let [user, password] = [user, password].map(|value| substitute(value, SYMBOLS, SYMBOLS_IN_TEXT));
        format!("{},{user},{password},{fingerprint},{candidates}", text::name_of(&ROLES, *role))
    }

    /// Reads what [`Description::to_text`] writes. Whatever the text, nothing gets into the SDP but these values.
    ///
    /// # Errors
    /// When it is too long, of another version, or a value is missing or malformed.
    pub fn from_text(text: &str) -> Result<Self, ParseError> {
        check_length(text, MAX_TEXT_BYTES)?;
        let end = Word { text: "", column: text.chars().count() + 1 };
        let mut parts = Word::whole(text).split(',');
        let mut next = |expected: &str| parts.next().ok_or_else(|| end.expected(expected));
        let role = text::read_name(&ROLES, next(EXPECTED_ROLE)?, EXPECTED_ROLE)?;
        let user = read_credential(next("a user name")?, &USER_LENGTHS, SYMBOLS_IN_TEXT)?;
        let password = read_credential(next("a password")?, &PASSWORD_LENGTHS, SYMBOLS_IN_TEXT)?;
        let fingerprint = Code::try_from(next("a fingerprint")?)?;
        let mut candidates = vec![Candidate::from_text(next("a candidate")?)?];
        for part in parts {
            part.require(candidates.len() < MOST_CANDIDATES, "no more than 6 candidates")?;
            candidates.push(Candidate::from_text(part)?);
        }
        Ok(Self { role, user, password, fingerprint, candidates })
    }
}

/// Refuses a text with more bytes than this.
fn check_length(text: &str, most: usize) -> Result<(), ParseError> {
    let first = Word::whole(text.lines().next().unwrap_or_default());
    first.require(text.len() <= most, &format!("a text of at most {most} bytes"))
}

/// A value with other symbols.
fn substitute(value: &str, from: [char; 2], to: [char; 2]) -> String {
    from.iter().zip(to).fold(value.to_owned(), |value, (from, to)| value.replace(*from, to.encode_utf8(&mut [0; 4])))
}

/// Reads a user name or a password, in which these stand for the symbols.
fn read_credential(word: Word<'_>, lengths: &RangeInclusive<usize>, symbols: [char; 2]) -> Result<String, ParseError> {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || symbols.contains(&letter);
    let (least, most) = (lengths.start(), lengths.end());
    let expected = format!("{least} to {most} letters, digits, {} or {}", symbols[0], symbols[1]);
    word.require(lengths.contains(&word.text.len()) && word.text.chars().all(fits), &expected)?;
    Ok(substitute(word.text, symbols, SYMBOLS))
}

/// The values of an SDP as far as it was read.
#[derive(Default)]
struct SdpValues {
    role: Option<Role>,
    user: Option<String>,
    password: Option<String>,
    fingerprint: Option<Code<32>>,
    candidates: Vec<Candidate>,
}

impl SdpValues {
    /// Reads a line.
    fn read(&mut self, line: &str) -> Result<(), ParseError> {
        let line = Word::whole(line);
        let is_channel = line.text.starts_with("m=application ") && line.text.ends_with(" webrtc-datachannel");
        line.require(is_channel || !line.text.starts_with("m="), "a data channel and no other media")?;
        let Some((name, value)) = line.split_once(':') else { return Ok(()) };
        match name.text {
            "a=setup" => set(&mut self.role, value, text::read_name(&SETUPS, value, "actpass or active")?),
            "a=ice-ufrag" => set(&mut self.user, value, read_credential(value, &USER_LENGTHS, SYMBOLS)?),
            "a=ice-pwd" => set(&mut self.password, value, read_credential(value, &PASSWORD_LENGTHS, SYMBOLS)?),
            "a=fingerprint" => match value.split_once(' ') {
                Some((hash, bytes)) if hash.text.eq_ignore_ascii_case("sha-256") => {
                    set(&mut self.fingerprint, value, read_fingerprint(bytes)?)
                }
                _ => Ok(()),
            },
            "a=candidate" if self.candidates.len() < MOST_CANDIDATES => {
                self.candidates.extend(Candidate::from_sdp(value.text));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The description, once all lines are read.
    fn complete(self) -> Result<Description, ParseError> {
        let missing = |name: &str| Word::whole("").expected(format!("a line with {name}"));
        if self.candidates.is_empty() {
            return Err(missing("a=candidate of this host"));
        }
        Ok(Description {
            role: self.role.ok_or_else(|| missing("a=setup"))?,
            user: self.user.ok_or_else(|| missing("a=ice-ufrag"))?,
            password: self.password.ok_or_else(|| missing("a=ice-pwd"))?,
            fingerprint: self.fingerprint.ok_or_else(|| missing("a=fingerprint:sha-256"))?,
            candidates: self.candidates,
        })
    }
}

/// Keeps a value. A browser may give it for the session and for its only part, but then it is the same.
fn set<T: PartialEq>(kept: &mut Option<T>, word: Word<'_>, value: T) -> Result<(), ParseError> {
    word.require(kept.as_ref().is_none_or(|kept| *kept == value), "the same value as before")?;
    *kept = Some(value);
    Ok(())
}

/// Reads the bytes of a SHA-256, each as two digits, with colons between them.
fn read_fingerprint(word: Word<'_>) -> Result<Code<32>, ParseError> {
    const BYTE: &str = "two hexadecimal digits";
    let bytes = text::read_parts(word, ':', |part| {
        let is_byte = part.text.len() == 2 && part.text.bytes().all(|digit| digit.is_ascii_hexdigit());
        u8::from_str_radix(part.text, 16).ok().filter(|_| is_byte).ok_or_else(|| part.expected(BYTE))
    })?;
    bytes.try_into().map(Code).map_err(|_| word.expected("the 32 bytes of a SHA-256"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::correspondence::{link_of, text_of};

    const CHROMIUM: &str = include_str!("../../fuzz/corpus/description/chromium-offer");
    const CHROMIUM_ANSWER: &str = include_str!("../../fuzz/corpus/description/chromium-answer");
    const FIREFOX: &str = include_str!("../../fuzz/corpus/description/firefox-offer");
    const WEBKIT: &str = include_str!("../../fuzz/corpus/description/webkit-answer");

    /// What browsers write.
    fn all() -> [Description; 4] {
        [CHROMIUM, CHROMIUM_ANSWER, FIREFOX, WEBKIT].map(|sdp| Description::from_sdp(sdp).unwrap())
    }

    fn hosts(description: &Description) -> Vec<String> {
        description.candidates.iter().map(|candidate| candidate.host.to_string()).collect()
    }

    #[test]
    fn the_sdp_of_chromium_is_read() {
        let offer = Description::from_sdp(CHROMIUM).unwrap();
        assert_eq!((offer.role(), &*offer.user, &*offer.password), (Role::Offer, "q/9+", "Vr5t+0dYkW3m/8uZcX1nPbLs"));
        assert_eq!(offer.fingerprint.0[..3], [0x7B, 0x22, 0x9F]);
        let names = ["3f1a5c7e-9b2d-4e60-8a14-c6d8e0f21357.local", "a0b1c2d3-e4f5-4061-b273-8495a6b7c8d9.local"];
        assert_eq!(hosts(&offer), names);
        assert_eq!(offer.candidates[1].port.get(), 51_234);
        assert_eq!(Description::from_sdp(CHROMIUM_ANSWER).unwrap().role(), Role::Answer);
    }

    #[test]
    fn the_sdp_of_firefox_is_read() {
        let offer = Description::from_sdp(FIREFOX).unwrap();
        assert_eq!((offer.role(), &*offer.user), (Role::Offer, "5d0c9a71"));
        assert_eq!(hosts(&offer), ["192.168.178.31"], "its public address stays with it");
    }

    #[test]
    fn lines_may_end_with_or_without_a_carriage_return() {
        assert_eq!(Description::from_sdp(&CHROMIUM.replace('\n', "\r\n")), Description::from_sdp(CHROMIUM));
    }

    #[test]
    fn the_template_keeps_all_values() {
        for description in all() {
            let sdp = description.to_sdp();
            assert_eq!(Description::from_sdp(&sdp), Ok(description.clone()));
            assert_eq!(sdp.lines().count(), 14 + description.candidates.len());
            assert!(sdp.ends_with(" typ host\r\n") && !sdp.replace("\r\n", "").contains(['\r', '\n']));
        }
    }

    #[test]
    fn a_text_is_short_and_a_link_carries_it_as_it_is() {
        for description in all() {
            let text = description.to_text();
            assert!((95..=170).contains(&text.len()), "{} characters: {text}", text.len());
            assert!(text.starts_with('1'));
            assert_eq!(Description::from_text(&text), Ok(description));
            assert_eq!((&*link_of(&text), text_of(&text)), (&*text, format!("{text}\n")));
        }
    }

    #[test]
    fn only_the_first_candidates_are_kept() {
        let more = (1..9).map(|port| format!("a=candidate:1 1 udp 1 10.0.0.1 {port} typ host"));
        let read = Description::from_sdp(&(CHROMIUM.to_owned() + &more.collect::<Vec<_>>().join("\n"))).unwrap();
        assert_eq!(read.candidates.len(), MOST_CANDIDATES);
        assert_eq!(read.candidates[MOST_CANDIDATES - 1].port.get(), 4);
        let text = read.to_text();
        assert!(Description::from_text(&text).is_ok() && text.len() < MAX_TEXT_BYTES);
        let error = Description::from_text(&format!("{text},{}", read.candidates[0].to_text())).unwrap_err();
        assert_eq!((&*error.expected, error.column), ("no more than 6 candidates", text.len() + 2));
    }

    #[test]
    fn an_sdp_that_lacks_a_value_or_has_two_is_refused() {
        for name in ["a=setup", "a=ice-ufrag", "a=ice-pwd", "a=fingerprint", "a=candidate"] {
            let lines: Vec<&str> = CHROMIUM.lines().filter(|line| !line.starts_with(name)).collect();
            let error = Description::from_sdp(&lines.join("\n")).unwrap_err();
            assert!(error.expected.starts_with(&format!("a line with {name}")), "{error}");
        }
        for (again, expected) in [
            ("a=setup:active", "the same value as before"),
            ("a=ice-ufrag:abcd", "the same value as before"),
            ("a=setup:passive", "actpass or active"),
            ("m=audio 9 UDP/TLS/RTP/SAVPF 111", "a data channel and no other media"),
            ("a=fingerprint:sha-256 7B:2", "two hexadecimal digits"),
            ("a=fingerprint:sha-256 7B:22", "the 32 bytes of a SHA-256"),
            ("a=ice-ufrag:a\rbcd", "4 to 32 letters, digits, + or /"),
        ] {
            let error = Description::from_sdp(&format!("{CHROMIUM}{again}\n")).unwrap_err();
            assert_eq!((&*error.expected, error.line), (expected, CHROMIUM.lines().count() + 1), "{again:?}");
        }
        assert!(Description::from_sdp(&CHROMIUM.repeat(40)).unwrap_err().expected.contains("at most 16384 bytes"));
    }

    #[test]
    fn credentials_have_the_lengths_and_characters_of_ice() {
        let text = all()[0].to_text();
        let with = |user: &str| Description::from_text(&text.replacen("q.9-", user, 1));
        let refused = |user: &str| with(user).unwrap_err().expected.starts_with("4 to 32 letters");
        assert!(with("abcd").is_ok() && with(&"a".repeat(32)).is_ok());
        for junk in ["abc", &"a".repeat(33), "abcd\r\na=x", "abc d", "abc+", "ab/c", "abc:", "äbcd", ""] {
            assert!(refused(junk), "{junk:?}");
        }
        let password =
            |length| Description::from_text(&text.replacen("Vr5t-0dYkW3m.8uZcX1nPbLs", &"a".repeat(length), 1));
        assert_eq!([21, 22, 64, 65].map(|length| password(length).is_ok()), [false, true, true, false]);
    }

    #[test]
    fn a_text_that_is_cut_or_too_long_is_refused() {
        let text = all()[0].to_text();
        let first = text.len() - 31;
        for length in (0..text.len()).filter(|length| *length != first) {
            let error = Description::from_text(&text[..length]).unwrap_err();
            assert!(error.column <= length + 1, "{error}");
        }
        assert!(Description::from_text(&"1".repeat(1_000_000)).unwrap_err().expected.contains("at most 400 bytes"));
        assert!(Description::from_text(&text.replacen("1o", "2o", 1)).is_err());
    }
}
