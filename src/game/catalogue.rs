//! Texts in the player's language, from the catalogues in `assets/languages`.
//!
//! `build.rs` compiles each catalogue into Rust items and, for each language, a *pack*: one string with all messages. A message
//! without variables becomes a static [`Message`]. A message with variables becomes a struct, with a field for each variable and
//! a function `text`:
//!
//! ```
//! use corsair_cabinet::game::cards::DeckCard;
//! use corsair_cabinet::game::{Language, common_words};
//!
//! let french = Language::of_tags(["fr"]);
//! assert_eq!(common_words::drawn_card(Language::ENGLISH, DeckCard::Joker), "a Joker");
//! assert_eq!(common_words::drawn_card(french, DeckCard::Joker), "un joker");
//! ```

use std::borrow::Cow;
use std::fmt::{self, Display};
use std::str::Chars;
use std::sync::OnceLock;

use super::Language;
use super::cards::{Card, Colour, DeckCard, Rank, Suit};
use super::letter_case::upper;

/// A value for each language, created on first use.
///
/// ```
/// use corsair_cabinet::game::Language;
/// use corsair_cabinet::game::catalogue::PerLanguage;
///
/// static TAGS: PerLanguage<String> = PerLanguage::new();
/// assert_eq!(TAGS.get(Language::ENGLISH, || "en".into()), "en");
/// assert_eq!(TAGS.get(Language::ENGLISH, || unreachable!("the value is there")), "en");
/// ```
pub struct PerLanguage<T> {
    made: [OnceLock<T>; Language::COUNT],
}

impl<T> PerLanguage<T> {
    /// Creates a container without values.
    #[must_use]
    pub const fn new() -> Self {
        Self { made: [const { OnceLock::new() }; Language::COUNT] }
    }

    /// The value for a language. The first call for a language creates the value with `make`.
    pub fn get(&self, language: Language, make: impl FnOnce() -> T) -> &T {
        self.made[language.index()].get_or_init(make)
    }
}

impl<T> Default for PerLanguage<T> {
    fn default() -> Self {
        Self::new()
    }
}

/// The messages of one catalogue in all languages.
pub struct Catalogue {
    name: &'static str,
    /// The packs that are compiled into the program, by language; `None` for a language that is added later.
    packs: [Option<&'static str>; Language::COUNT],
    /// The patterns of the messages, by language, split from a pack when it is added or first read.
    patterns: PerLanguage<Box<[&'static str]>>,
}

/// The error that a text is not a pack of the catalogue in this version of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackMismatch;

impl Catalogue {
    /// A catalogue with these packs, in the order of [`Language::ALL`]. English must be among them.
    #[must_use]
    pub const fn new(name: &'static str, packs: [Option<&'static str>; Language::COUNT]) -> Self {
        Self { name, packs, patterns: PerLanguage::new() }
    }

    /// The name of the catalogue and of its files.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Whether the messages of a language are available: compiled in or added.
    pub fn has(&self, language: Language) -> bool {
        self.packs[language.index()].is_some() || self.patterns.made[language.index()].get().is_some()
    }

    /// Adds the pack of a language. Its memory is never freed.
    ///
    /// # Errors
    /// When the pack has another number of messages than the English one.
    pub fn add(&self, language: Language, pack: String) -> Result<(), PackMismatch> {
        let signs = |pack: &str| pack.matches(END_OF_MESSAGE).count();
        let english = self.packs[Language::ENGLISH.index()].unwrap_or_default();
        if signs(&pack) != signs(english) {
            return Err(PackMismatch);
        }
        self.patterns.get(language, || split(pack.leak()));
        Ok(())
    }

    /// The pattern of the message with this number; in English if the language is not available.
    fn pattern(&self, language: Language, number: usize) -> &'static str {
        let language = if self.has(language) { language } else { Language::ENGLISH };
        let pack = self.packs[language.index()].unwrap_or_default();
        // A message has the same number in all packs.
        self.patterns.get(language, || split(pack)).get(number).copied().unwrap_or_default()
    }

    /// Writes the message with this number. The values of its variables are in the alphabetical order of their names.
    pub fn write(&self, language: Language, number: usize, values: &[Value<'_>]) -> String {
        write(self.pattern(language, number), values)
    }
}

/// Splits a pack into the patterns of its messages.
fn split(pack: &'static str) -> Box<[&'static str]> {
    pack.split(END_OF_MESSAGE).collect()
}

/// A message without variables.
#[derive(Clone, Copy)]
pub struct Message {
    catalogue: &'static Catalogue,
    number: usize,
}

impl Message {
    /// The message with this number in the catalogue.
    pub const fn new(catalogue: &'static Catalogue, number: usize) -> Self {
        Self { catalogue, number }
    }

    /// The text of the message in a language.
    #[must_use]
    pub fn text(self, language: Language) -> &'static str {
        self.catalogue.pattern(language, self.number)
    }

    /// The text of the message in a language if `is_so`; otherwise `None`.
    #[must_use]
    pub fn when(self, is_so: bool, language: Language) -> Option<String> {
        is_so.then(|| self.text(language).into())
    }
}

/// The rules text of a game. Parts of it depend on the options.
pub struct Rules {
    catalogue: &'static Catalogue,
    number: usize,
    options: &'static [&'static str],
}

impl Rules {
    /// The rules text in the message with this number. The variables of the message are these option keys.
    pub const fn new(catalogue: &'static Catalogue, number: usize, options: &'static [&'static str]) -> Self {
        Self { catalogue, number, options }
    }

    /// The rules in a language. The function `value` gives the value of an option by its key. For an option without a value, the
    /// text has the printed rule and the possible changes. A line that changes the printed rules ends with a mark such as
    /// `{captures=5}`: an option and its printed value.
    #[must_use]
    pub fn text(&self, language: Language, value: &dyn Fn(&str) -> Option<&'static str>) -> String {
        let values = self.options.iter().map(|option| Value::Text(value(option).unwrap_or_default()));
        self.catalogue.write(language, self.number, &values.collect::<Vec<_>>())
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}", self.text(Language::ENGLISH))
    }
}

/// The value of a variable of a message.
#[derive(Clone, Copy)]
pub enum Value<'a> {
    /// A number.
    Number(u64),
    /// A text, or a key that chooses a variant.
    Text(&'a str),
    /// A value with a notation, such as a space of a board.
    Notation(&'a dyn Display),
}

impl<'a> Value<'a> {
    fn to_text(self) -> Cow<'a, str> {
        match self {
            Self::Number(number) => number.to_string().into(),
            Self::Text(text) => text.into(),
            Self::Notation(item) => item.to_string().into(),
        }
    }
}

/// A type whose values can be variables of a message.
pub trait Argument {
    /// The value as a message writes it.
    fn value(&self) -> Value<'_>;
}

/// A type of numbers that a message can write, or by which it can select a variant.
pub trait Number: Argument {}

/// A type whose values a message can write as text, or by which it can select a variant. A game implements this trait for its own
/// types, with keys such as `king` or `attack`.
pub trait Key {
    /// The key, in lower case.
    fn key(&self) -> &str;
}

/// A card, for messages with the variables `$rank` and `$suit`.
pub trait CardMessageKeys {
    /// The keys of the card's rank and suit.
    fn keys(&self) -> (&'static str, &'static str);
}

impl CardMessageKeys for DeckCard {
    fn keys(&self) -> (&'static str, &'static str) {
        (*self).keys()
    }
}

impl CardMessageKeys for Card {
    fn keys(&self) -> (&'static str, &'static str) {
        DeckCard::Suited(*self).keys()
    }
}

impl<C: CardMessageKeys> CardMessageKeys for &C {
    fn keys(&self) -> (&'static str, &'static str) {
        (**self).keys()
    }
}

impl<K: Key + ?Sized> Argument for K {
    fn value(&self) -> Value<'_> {
        Value::Text(self.key())
    }
}

impl<K: Key + ?Sized> Key for &K {
    fn key(&self) -> &str {
        (**self).key()
    }
}

impl Key for str {
    fn key(&self) -> &str {
        self
    }
}

impl Key for String {
    fn key(&self) -> &str {
        self
    }
}

impl Key for Cow<'_, str> {
    fn key(&self) -> &str {
        self
    }
}

impl Key for bool {
    fn key(&self) -> &str {
        if *self { "yes" } else { "no" }
    }
}

impl Key for Suit {
    fn key(&self) -> &str {
        self.name()
    }
}

impl Key for Rank {
    fn key(&self) -> &str {
        (*self).key()
    }
}

/// Implements [`Number`] for integer types of at most 64 bits.
macro_rules! numbers {
    ($convert:path: $($number:ty)*) => {$(
        impl Argument for $number {
            fn value(&self) -> Value<'_> {
                Value::Number($convert(*self))
            }
        }

        impl Argument for &$number {
            fn value(&self) -> Value<'_> {
                (*self).value()
            }
        }

        impl Number for $number {}
        impl Number for &$number {}
    )*};
}
numbers!(u64::from: u8 u16 u32 u64);
numbers!(to_saturated: usize);

/// Converts a count to 64 bits; a greater count becomes the maximum.
fn to_saturated(count: usize) -> u64 {
    u64::try_from(count).unwrap_or(u64::MAX)
}

/// Implements [`Argument`] for types by their `Display` text.
macro_rules! write_by_notation {
    ($($item:ty),+) => {$(
        impl $crate::game::catalogue::Argument for $item {
            fn value(&self) -> $crate::game::catalogue::Value<'_> {
                $crate::game::catalogue::Value::Notation(self)
            }
        }

        impl $crate::game::catalogue::Argument for &$item {
            fn value(&self) -> $crate::game::catalogue::Value<'_> {
                $crate::game::catalogue::Value::Notation(*self)
            }
        }
    )+};
}
pub(crate) use write_by_notation;
write_by_notation!(super::Seat, super::hex::Name);

/// Implements [`Key`] for enums, with a key for each variant.
///
/// ```text
/// keys! { Side: X "x", O "o"; Colour: Red "red", Blue "blue", Yellow "yellow" }
/// ```
macro_rules! keys {
    ($($of:ident: $($variant:ident $key:literal),+);+ $(;)?) => {$(
        impl $crate::game::catalogue::Key for $of {
            fn key(&self) -> &str {
                match self {
                    $($of::$variant => $key),+
                }
            }
        }
    )+};
}
pub(crate) use keys;
keys! { Colour: Red "red", Black "black" }

/// Writes the message for a value of an enum. The build makes a module of all messages with a common prefix: the message
/// `illegal-too-weak` is `illegal::TooWeak`. The fields of a variant are the variables of its message. Variants for which there
/// is no message of the same name follow as match arms.
///
/// ```text
/// by_variant! { language, refused, Illegal, say::illegal { Over, NotYourTurn, Taken(space), TooWeak { spent, price } }
///     Illegal::NotNow(due) => not_now(language, due),
/// }
/// ```
macro_rules! by_variant {
    ($language:expr, $value:expr, $of:ident, $say:ident::$prefix:ident {
        $($variant:ident $(($($field:ident),+))? $({ $($named:ident),+ })?),+ $(,)?
    } $($other:tt)*) => {
        match $value {
            $($of::$variant $(($($field),+))? $({ $($named),+ })? => {
                String::from($say::$prefix::$variant $({ $($field),+ })? $({ $($named),+ })?.text($language))
            })+
            $($other)*
        }
    };
}
pub(crate) use by_variant;

/// The message for a value of an enum without fields, from a module as in [`by_variant`].
macro_rules! message_of {
    ($value:expr, $of:ident, $say:ident::$prefix:ident { $($variant:ident),+ }) => {
        match $value {
            $($of::$variant => $say::$prefix::$variant),+
        }
    };
}
pub(crate) use message_of;

/// Joins texts from the first to the last: `join` combines the text so far with the next text.
///
/// ```
/// use corsair_cabinet::game::catalogue::join;
///
/// let moves = ["a1", "b2", "c3"].map(String::from);
/// assert_eq!(join(moves, |before, after| format!("{before}; {after}")), "a1; b2; c3");
/// ```
pub fn join(items: impl IntoIterator<Item = String>, join: impl Fn(&str, &str) -> String) -> String {
    items.into_iter().reduce(|before, after| join(&before, &after)).unwrap_or_default()
}

// The control characters of a pack, which `xtask/catalogues/src/pack.rs` writes.
const VARIABLE: char = '\u{1}';
const CAPITAL: char = '\u{2}';
const SELECT_KEY: char = '\u{3}';
const SELECT_NUMBER: char = '\u{4}';
const END_OF_KEY: char = '\u{5}';
const END_OF_VARIANT: char = '\u{6}';
const END_OF_SELECT: char = '\u{7}';
const GROUPED_NUMBER: char = '\u{8}';
const END_OF_MESSAGE: char = '\u{1e}';

/// Writes the text of a pattern with these values of its variables.
#[must_use]
pub fn write(pattern: &str, values: &[Value<'_>]) -> String {
    let mut writer = Writer { rest: pattern.chars(), values, text: String::new(), capital: false };
    writer.write(true);
    writer.text
}

/// Reads a pattern and writes its text.
struct Writer<'a> {
    rest: Chars<'a>,
    values: &'a [Value<'a>],
    text: String,
    /// Whether the next letter is written as a capital.
    capital: bool,
}

impl<'a> Writer<'a> {
    /// Reads to the end of the current variant or of the pattern. Writes the text only if it is `wanted`.
    fn write(&mut self, wanted: bool) {
        while let Some(sign) = self.rest.next() {
            match sign {
                END_OF_VARIANT => return,
                VARIABLE => {
                    let value = self.value();
                    self.push(wanted, &value.to_text());
                }
                GROUPED_NUMBER => {
                    let value = self.value();
                    let separator = self.read_key();
                    self.push(wanted, &group_digits(&value.to_text(), separator));
                }
                CAPITAL => self.capital |= wanted,
                SELECT_KEY | SELECT_NUMBER => {
                    let value = self.value();
                    self.write_fitting_variant(value, sign == SELECT_NUMBER, wanted);
                }
                letter => self.push(wanted, letter.encode_utf8(&mut [0; 4])),
            }
        }
    }

    /// Writes the first variant that fits the value, and skips the others.
    fn write_fitting_variant(&mut self, value: Value<'_>, is_number: bool, mut wanted: bool) {
        while !self.rest.as_str().starts_with(END_OF_SELECT) && !self.rest.as_str().is_empty() {
            let key = self.read_key();
            let fits = key.is_empty()
                || match value {
                    Value::Number(number) if is_number => fits_condition(key, number),
                    Value::Text(text) if !is_number => key.split(',').any(|key| key == text),
                    _ => false,
                };
            self.write(wanted && fits);
            wanted &= !fits;
        }
        self.rest.next();
    }

    /// Reads the letter of a variable and returns the value of this variable.
    fn value(&mut self) -> Value<'a> {
        let place = self.rest.next().map_or(usize::MAX, |letter| (letter as usize).wrapping_sub('a' as usize));
        self.values.get(place).copied().unwrap_or(Value::Text(""))
    }

    /// Reads a key up to its end character.
    fn read_key(&mut self) -> &'a str {
        let (key, rest) = self.rest.as_str().split_once(END_OF_KEY).unwrap_or_default();
        self.rest = rest.chars();
        key
    }

    fn push(&mut self, wanted: bool, text: &str) {
        if !wanted {
            return;
        }
        let mut letters = text.chars();
        if self.capital
            && let Some(first) = letters.next()
        {
            self.capital = false;
            self.text.push(upper(first));
        }
        self.text.push_str(letters.as_str());
    }
}

/// Whether a number fits a condition such as `%10=2..4&%100!=12..14|=0`.
fn fits_condition(condition: &str, number: u64) -> bool {
    let relation = |relation: &str| -> Option<bool> {
        let (left, right) = relation.split_once('=')?;
        let (left, negated) = left.strip_suffix('!').map_or((left, false), |left| (left, true));
        let number = match left.strip_prefix('%') {
            Some(divisor) => number.checked_rem(divisor.parse().ok()?)?,
            None => number,
        };
        let holds = right.split(',').any(|range| {
            let (first, last) = range.split_once("..").unwrap_or((range, range));
            first.parse().is_ok_and(|first: u64| first <= number) && last.parse().is_ok_and(|last: u64| number <= last)
        });
        Some(holds != negated)
    };
    condition.split('|').any(|all| all.split('&').all(|each| relation(each).unwrap_or(false)))
}

/// Groups digits by three, from the last digit.
fn group_digits(digits: &str, separator: &str) -> String {
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push_str(separator);
        }
        text.push(digit);
    }
    text
}

/// Declares a module with the messages of a catalogue. The module is called `messages`, unless the second argument gives another
/// name. It also exports the messages of the modules in further arguments.
macro_rules! messages {
    ($catalogue:literal) => {
        crate::game::catalogue::messages!($catalogue, messages);
    };
    ($catalogue:literal, $module:ident $(, $($other:tt)+)?) => {
        /// The messages of the catalogue.
        // Without the page, the messages that only the page shows are not used.
        #[cfg_attr(not(feature = "page"), allow(dead_code))]
        pub(crate) mod $module {
            use crate::game::{Language, catalogue};
            $(
                // The catalogue's own messages take precedence over messages of the same name in other modules.
                #[allow(unused_imports)]
                pub(crate) use $($other)+::*;
            )?

            include!(concat!(env!("OUT_DIR"), "/", $catalogue, ".rs"));
        }
    };
}
pub(crate) use messages;

#[cfg(test)]
mod tests {
    use super::*;
    use catalogues::{Messages, Source, check, pack};

    /// Compiles English messages and writes the last one.
    fn said(ftl: &str, values: &[Value<'_>]) -> String {
        said_in("en", ftl, values)
    }

    fn said_in(tag: &str, ftl: &str, values: &[Value<'_>]) -> String {
        let source = Source { file: "test.ftl".into(), text: ftl.into() };
        let messages = Messages::read(tag, None, &source).unwrap();
        let signatures = check(&messages, &[]).unwrap();
        let packed = pack::pack(&signatures, |name| messages.get(name));
        let patterns: Vec<&str> = packed.split_terminator(END_OF_MESSAGE).collect();
        write(patterns.last().unwrap(), values)
    }

    #[test]
    fn a_language_speaks_english_until_its_pack_is_added() {
        static CATALOGUE: Catalogue = Catalogue::new("chess", {
            let mut packs = [None; Language::COUNT];
            packs[0] = Some("check\u{1e}mate\u{1e}");
            packs
        });
        let french = Language::of_tags(["fr"]);
        let mate = Message::new(&CATALOGUE, 1);
        assert_eq!((mate.text(french), CATALOGUE.has(french)), ("mate", false));
        assert_eq!(CATALOGUE.add(french, "<html>".into()), Err(PackMismatch));
        assert_eq!(CATALOGUE.add(french, "échec\u{1e}mat\u{1e}".into()), Ok(()));
        assert_eq!((mate.text(french), CATALOGUE.has(french)), ("mat", true));
    }

    #[test]
    fn variables_are_written_in_alphabetical_order() {
        let values = [Value::Text("one"), Value::Number(2)];
        assert_eq!(said("a = { $b } and { $a }", &values), "2 and one");
    }

    #[test]
    fn a_number_chooses_itself_before_its_category() {
        let ftl = "a = { $n ->\n [one] one\n [1] a single one\n [0] none\n *[other] { $n }\n}";
        let all: Vec<String> = (0..3).map(|number| said(ftl, &[Value::Number(number)])).collect();
        assert_eq!(all, ["none", "a single one", "2"]);
    }

    #[test]
    fn each_language_counts_by_its_own_categories() {
        let ftl = "a = { $n ->\n [one] one\n [few] few\n [many] many\n *[other] other\n}";
        let polish: Vec<String> = [1, 2, 5, 12, 22].map(|n| said_in("pl", ftl, &[Value::Number(n)])).into();
        assert_eq!(polish, ["one", "few", "many", "many", "few"]);
        let ftl = "a = { $n ->\n [one] one\n *[other] other\n}";
        assert_eq!([0, 1, 2].map(|n| said_in("fr", ftl, &[Value::Number(n)])), ["one", "one", "other"]);
        assert_eq!([0, 1, 2].map(|n| said_in("en", ftl, &[Value::Number(n)])), ["other", "one", "other"]);
        assert_eq!(
            [1, 2].map(|n| said_in("ja", "a = { NUMBER($n) ->\n *[other] x\n}", &[Value::Number(n)])),
            ["x", "x"]
        );
    }

    #[test]
    fn a_choice_within_a_choice_is_read_to_its_end() {
        let ftl = "a = <{ $k ->\n [x] { $l ->\n [y] xy\n *[z] xz\n }\n *[other] none\n}>";
        let say = |k, l| said(ftl, &[Value::Text(k), Value::Text(l)]);
        assert_eq!([say("x", "y"), say("x", "?"), say("?", "y")], ["<xy>", "<xz>", "<none>"]);
    }

    #[test]
    fn a_sentence_begins_with_a_capital_even_of_a_variable() {
        assert_eq!(said("a = { CAPITAL($x) } and { $x }", &[Value::Text("égal")]), "Égal and égal");
        assert_eq!(said("b = the king\na = { CAPITAL(b) }", &[]), "The king");
    }

    #[test]
    fn a_term_takes_the_form_that_is_asked_for() {
        let ftl = "-king = { $case ->\n *[plain] roi\n [of] du roi\n}\na = { -king }, { -king(case: \"of\") }";
        assert_eq!(said(ftl, &[]), "roi, du roi");
    }

    #[test]
    fn digits_stand_in_groups() {
        let ftl = "-group-separator = ,\na = { NUMBER($n) }";
        assert_eq!(
            [7, 400, 2_000, 12_345_678].map(|n| said(ftl, &[Value::Number(n)])),
            ["7", "400", "2,000", "12,345,678"]
        );
    }

    #[test]
    fn a_language_can_leave_short_numbers_ungrouped() {
        let ftl = "-group-separator = ,\n-most-ungrouped = 9999\na = { NUMBER($n) }.";
        assert_eq!([400, 9_999, 10_000].map(|n| said(ftl, &[Value::Number(n)])), ["400.", "9999.", "10,000."]);
    }

    #[test]
    fn a_pseudo_language_lengthens_every_message() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
        let compiled = catalogues::compile_folder(&folder, true).unwrap();
        assert_eq!(compiled.languages.last().unwrap().0, "qps");
        let mut read = 0;
        for catalogue in compiled.catalogues {
            let [english, pseudo] = [&catalogue.packs[0], &catalogue.packs[catalogue.packs.len() - 1]]
                .map(|pack| pack.split_terminator(END_OF_MESSAGE).collect::<Vec<_>>());
            for (signature, (english, pseudo)) in catalogue.signatures.iter().zip(english.iter().zip(&pseudo)) {
                let values: Vec<Value<'_>> = signature.variables.iter().map(|_| Value::Number(2)).collect();
                let letters = |text: &str| text.chars().filter(|letter| letter.is_alphabetic()).count();
                let [short, long] = [english, pseudo].map(|pattern| letters(&write(pattern, &values)));
                assert!(long * 10 >= short * 13, "{}: {short} letters became {long}", signature.name);
                read += 1;
            }
        }
        assert!(read > 200, "these are not all messages: {read}");
    }
}
