//! Text from outside the program: whatever an editor, a mail program or a clipboard has changed that nobody sees, each kind of
//! text of ours is read as if it were as we wrote it.

use std::fs;
use std::path::Path;

use corsair_cabinet::correspondence::{Content, Digest, Letter, clean_name, digest, link_of, text_of};
use corsair_cabinet::game::outside_text::{clean, clean_line, decode};
use corsair_cabinet::game::record::{game_of, plain_text};
use corsair_cabinet::game::{ParseError, Record, read_position, write_position};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::{Playable, Visitor, named, visit};
use corsair_cabinet::referee::Referee;
use corsair_cabinet::session::backup::Backup;
use corsair_cabinet::session::own_puzzles::OwnPuzzles;
use corsair_cabinet::session::solved_puzzles::SolvedPuzzles;
use corsair_cabinet::session::stored::Stored;
use corsair_cabinet::session::{PlayerKind, Session};
use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, proptest};

/// What happens to a text on its way, by a name.
type Mangle = (&'static str, fn(&str) -> String);

/// Puts something behind each line.
fn behind_lines(text: &str, more: &str) -> String {
    text.replace('\n', &format!("{more}\n"))
}

const MANGLES: &[Mangle] = &[
    ("CRLF", |text| text.replace('\n', "\r\n")),
    ("CR CRLF", |text| text.replace('\n', "\r\r\n")),
    ("CR", |text| text.replace('\n', "\r")),
    ("line separators", |text| text.replace('\n', "\u{2028}")),
    ("paragraph separators", |text| text.replace('\n', "\u{2029}")),
    ("next line", |text| text.replace('\n', "\u{85}")),
    ("vertical tabs", |text| text.replace('\n', "\u{b}")),
    ("a form feed at the end", |text| format!("{text}\u{c}")),
    ("byte order mark", |text| format!("\u{feff}{text}")),
    ("byte order mark, CRLF", |text| format!("\u{feff}{}", text.replace('\n', "\r\n"))),
    ("byte order marks at lines", |text| format!("\u{feff}{}", text.replace('\n', "\n\u{feff}"))),
    ("no-break spaces", |text| text.replace(' ', "\u{a0}")),
    ("narrow no-break spaces", |text| text.replace(' ', "\u{202f}")),
    ("wide spaces", |text| text.replace(' ', "\u{3000}")),
    ("thin spaces", |text| text.replace(' ', "\u{2009}")),
    ("zero-width spaces behind spaces", |text| text.replace(' ', " \u{200b}")),
    ("soft hyphens in words", |text| text.replace('e', "\u{ad}e")),
    ("word joiners", |text| text.replace('=', "\u{2060}=\u{2060}")),
    ("loose emoji joiners", |text| text.replace(' ', "\u{200d} ").replace('1', "1\u{200d}")),
    ("non-joiners at line ends", |text| behind_lines(text, " \u{200c}")),
    ("variation selectors behind digits", |text| text.replace('1', "1\u{fe0f}")),
    ("isolated lines", |text| format!("\u{2066}{}\u{2069}", text.replace('\n', "\u{2069}\n\u{2066}"))),
    ("marks of direction", |text| behind_lines(&text.replace(' ', "\u{200e} "), "\u{200f}")),
    ("overridden direction", |text| format!("\u{202d}{text}\u{202c}")),
    ("spaces at line ends", |text| behind_lines(text, "  ")),
    ("tabs at line ends", |text| behind_lines(text, "\t")),
    ("no-break spaces at line ends", |text| behind_lines(text, "\u{a0}")),
    ("zero-width spaces at line ends", |text| behind_lines(text, "\u{200b}")),
    ("line ends stripped", |text| text.lines().map(|line| line.trim_end().to_owned() + "\n").collect()),
    ("line ends stripped, CRLF", |text| text.lines().map(|line| line.trim_end().to_owned() + "\r\n").collect()),
    ("no last line break", |text| text.trim_end_matches('\n').into()),
    ("no last line break, CRLF", |text| text.trim_end_matches('\n').replace('\n', "\r\n")),
    ("more lines at the end", |text| format!("{text}\n  \n\r\n")),
    ("more lines before", |text| format!("\n \r\n{text}")),
    ("the end mark of old files", |text| format!("{text}\u{1a}")),
    ("null characters", |text| format!("{text}\0\0")),
    ("a backspace in a line", |text| text.replace(' ', "\u{8} ")),
];

/// The files of a folder of the project, with their names.
fn folder(path: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| (file.display().to_string(), fs::read_to_string(file).unwrap())).collect()
}

/// Checks that each text is read as `read` reads it clean, however it was mangled.
fn check(texts: &[(String, String)], read: impl Fn(&str) -> Option<String>) {
    assert!(!texts.is_empty());
    for (file, text) in texts {
        let expected = read(text).unwrap_or_else(|| panic!("{file} cannot be read"));
        for (name, mangle) in MANGLES {
            assert_eq!(read(&mangle(text)).as_ref(), Some(&expected), "{file}: {name}");
        }
    }
}

/// A record or a position that is read and written again.
struct Rewritten<'text> {
    text: &'text str,
    is_record: bool,
}

impl Visitor for Rewritten<'_> {
    type Output = Option<String>;

    fn visit<G: Playable>(self) -> Option<String> {
        if self.is_record {
            self.text.parse::<Record<G>>().ok().map(|record| record.to_string())
        } else {
            read_position::<G>(self.text).ok().map(|state| write_position::<G>(&state))
        }
    }
}

fn game_check(game: &str, text: &str) -> Option<Result<(), ParseError>> {
    named(game).map(|game| Session::check_text(game, text))
}

/// The text of a backup that is read and written again, with the number of its games. Whether a stored line ends with a space
/// makes no difference to what is read from it.
fn backup(text: &str) -> Option<String> {
    let backup = Backup::read(text, &game_check).ok()?;
    assert_eq!(backup.broken_games(), []);
    Some(format!("{}{}", clean(&backup.write()), backup.unfinished_game_count()))
}

#[test]
fn a_backup_is_read_however_it_was_mangled() {
    let first = include_str!("../golden/parcel-1.txt");
    assert!(first.contains("person \n") && first.contains("\n \n"), "a line ends with a space, and one is empty");
    let game = first.split_once("game:corsairs.").unwrap().1.split_once("\ngame:").unwrap().0;
    let game: Vec<&str> = game.lines().skip(1).map(|line| &line[1..]).collect();
    let latest = Backup::new(vec![
        ("settings".into(), "language=pt-br theme=2".into()),
        ("puzzles".into(), "puzzles 2\ncorsairs 20000\ncourt-wars 20001".into()),
        (
            "own-puzzles".into(),
            "own-puzzles 2\ncorsairs 20000 - 2 sail_d5-e6_a5-b6 position 1 corsairs standard".into(),
        ),
        ("finished:corsairs.1763760000002".into(), format!("finished 1 9 seats 2 resigned 1\n{}", game.join("\n"))),
        ("game:corsairs.1763760000009".into(), game.join("\n")),
    ]);
    check(&[("first".into(), first.into()), ("latest".into(), latest.write())], backup);
    let read = |text: &str| Backup::read(text, &game_check);
    assert_eq!(read(&latest.write()).as_ref(), Ok(&latest), "what was not mangled is kept as it is");
    let cut = latest.write().replace("\nend\n", "\n").replace('\n', "\r\n");
    assert!(read(&cut).is_err(), "the last line is missing");
}

#[test]
fn a_file_in_another_encoding_is_read() {
    let first = include_str!("../golden/parcel-1.txt");
    let text = format!("\u{feff}{}", first.replace('\n', "\r\n"));
    let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for bytes in [text.as_bytes(), &little, &big] {
        assert_eq!(backup(&decode(bytes)), backup(first));
    }
}

#[test]
fn a_record_is_read_however_it_was_mangled() {
    let mut texts = folder("fuzz/corpus/record");
    let named = "record 4 corsairs\noptions standard\nseed 42\ntitle The Friday game\nplayer 1 person\nplayer 2 person Zoë\n\
                 note 0 text So it begins ❤️\n1 enter i5\nend\n";
    texts.push(("named".into(), named.into()));
    check(&texts, |text| {
        let text = clean(text);
        visit(game_of(&text)?, Rewritten { text: &text, is_record: true })?
    });
}

#[test]
fn a_position_is_read_however_it_was_mangled() {
    let read = |text: &str| {
        let text = clean_line(text);
        visit(text.split(' ').nth(2)?, Rewritten { text: &text, is_record: false })?
    };
    let mut texts = folder("fuzz/corpus/position");
    let all = texts.len();
    texts.retain(|(_, text)| read(text).is_some());
    assert!(texts.len() + 1 >= all, "one of them has an error");
    check(&texts, read);
}

#[test]
fn a_stored_game_is_read_however_it_was_mangled() {
    check(&folder("fuzz/corpus/stored"), |text| {
        let text = clean(text);
        let game = named(game_of(&text[text.find("record ")?..])?)?;
        Session::load(game, &text).ok().map(|session| session.save())
    });
}

#[test]
fn a_letter_is_read_however_it_was_mangled() {
    let mut texts = folder("fuzz/corpus/letter");
    texts.extend(folder("tests/letters"));
    let written = |letters: Vec<Letter>| letters.iter().map(Letter::to_string).collect::<String>();
    check(&texts, |text| Letter::find(text).ok().map(written));
}

#[test]
fn stored_puzzles_are_read_however_they_were_mangled() {
    let own = "own-puzzles 2\ncorsairs 20000 - 2 sail_d5-e6_a5-b6 position 1 corsairs standard";
    check(&[("own".into(), own.into())], |text| OwnPuzzles::read(clean(text).trim_end()).ok().map(|read| read.write()));
    let solved = "puzzles 2\ncorsairs 20000\ncourt-wars 20001";
    check(&[("solved".into(), solved.into())], |text| {
        SolvedPuzzles::read(clean(text).trim_end()).ok().map(|read| read.write())
    });
}

#[test]
fn the_referee_reads_what_was_mangled() {
    let answers = |input: &str| {
        let mut referee = Referee::default();
        let mut answers: Vec<_> = input.split('\n').filter_map(|line| referee.handle_line(line.as_bytes())).collect();
        answers.extend(referee.handle_end_of_input());
        // Lines after the text are commands, and empty.
        answers.truncate(1);
        answers.concat().join("\n")
    };
    // The referee gets one line at a time, and an empty one ends its input.
    let in_lines = |(name, mangle): &Mangle| {
        let mangled = mangle("a 1\nb\n");
        mangled.matches('\n').count() == 2 && !mangled.starts_with('\n') && !name.contains("more lines")
    };
    let mangles: Vec<_> = MANGLES.iter().filter(|mangle| in_lines(mangle)).collect();
    assert!(mangles.len() > 20);
    for (command, path) in [("replay", "fuzz/corpus/record/corsairs"), ("verify", "tests/letters/corsairs.txt")] {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
        let text = format!("{command}\n{text}");
        let expected = answers(&text);
        assert!(expected.ends_with("ok"), "{expected}");
        for (name, mangle) in &mangles {
            assert_eq!(answers(&mangle(&text)), expected, "{command}: {name}");
        }
    }
}

/// Names as they are typed, and as they are kept.
const NAMES: &[(&str, &str)] = &[
    ("Ann", "Ann"),
    ("  Ann \t Bonny\n", "Ann Bonny"),
    ("Ann\u{202e}", "Ann"),
    ("\u{202e}nnA\u{202c}", "nnA"),
    ("\u{2067}Ann\u{2069}", "Ann"),
    ("A\u{200e}n\u{200f}n\u{61c}", "Ann"),
    ("\u{2060}", ""),
    ("\u{200b}\u{200d}\u{feff}", ""),
    ("\u{3164}", ""),
    ("\u{2800}\u{a0}\u{3000}", ""),
    ("\u{fe0f}", ""),
    ("\u{ad}\u{34f}\u{115f}\u{ffa0}", ""),
    ("\u{e0067}\u{e007f}", ""),
    ("Ann\u{a0}Bonny", "Ann Bonny"),
    ("Ann\u{200b}", "Ann"),
    ("Ann\u{200d}Bonny", "AnnBonny"),
    ("Zoë\u{200d}é", "Zoëé"),
    // A woman with a laptop, a family, a heart on fire, a flag of England and a key: one emoji each.
    ("👩\u{200d}💻", "👩\u{200d}💻"),
    ("👩🏽\u{200d}🚀", "👩🏽\u{200d}🚀"),
    ("👨\u{200d}👩\u{200d}👧", "👨\u{200d}👩\u{200d}👧"),
    ("❤\u{fe0f}\u{200d}🔥", "❤\u{fe0f}\u{200d}🔥"),
    (
        "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
        "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    ),
    ("1\u{fe0f}\u{20e3}", "1\u{fe0f}\u{20e3}"),
    ("🇫🇷", "🇫🇷"),
    ("👩\u{200d}", "👩"),
    ("\u{200d}👩", "👩"),
    ("👩\u{200d}\u{200d}💻", "👩\u{200d}💻"),
    ("👩\u{200d} 💻", "👩 💻"),
    ("👩\u{200d}\u{202e}💻", "👩\u{200d}💻"),
    ("A\u{fe0f}", "A"),
    // A Persian word and a Hindi one need their joiners; Hebrew needs no marks.
    ("می\u{200c}خواهم", "می\u{200c}خواهم"),
    ("क्\u{200d}ष", "क्\u{200d}ष"),
    ("\u{200f}דנה\u{200f}", "דנה"),
];

#[test]
fn a_name_shows_what_is_in_it_and_turns_nothing_around() {
    for (typed, kept) in NAMES {
        assert_eq!(clean_line(typed), *kept, "{typed:?}");
        assert_eq!(PlayerKind::person(typed), PlayerKind::Person((*kept).to_owned()), "{typed:?}");
        assert_eq!((clean_name(typed), plain_text(typed, 60)), ((*kept).into(), (*kept).into()), "{typed:?}");
    }
    // 24 characters, of which the last is a joiner.
    let long = format!("{}👩\u{200d}💻", "x".repeat(22));
    assert_eq!(PlayerKind::person(&long), PlayerKind::Person(format!("{}👩", "x".repeat(22))));
}

#[test]
fn a_name_of_an_earlier_program_is_read_and_shown_clean() {
    let strange = "Ann\u{202e}\u{2060}";
    let stored = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/stored/corsairs")).unwrap();
    let place = stored.find("1 person").unwrap() + "1 person".len();
    let end = place + stored[place..].find('\n').unwrap();
    let stored = format!("{} {strange}{}", &stored[..place], &stored[end..]);
    let session = Session::load(named("corsairs").unwrap(), &stored).unwrap();
    assert_eq!(session.players()[0], PlayerKind::Person("Ann".into()));
    let record = "record 2 corsairs\noptions standard\nseed 42\ntitle T\u{202e}\nplayer 1 person A\u{202e}\nplayer 2 person\nend\n";
    let read: Record<Corsairs> = record.parse().unwrap();
    assert_eq!(read.to_string(), record, "a record has one text");
    let shown = Session::replay(named("corsairs").unwrap(), &read.to_link()).unwrap();
    assert_eq!((&*shown.title(), &shown.players()[0]), ("T", &PlayerKind::Person("A".into())));
    // The checksum of a letter is that of the name as it was sent.
    let sent =
        "letter 1 corsairs 2nw7y8dw 1\noptions standard\nseat 2\nname NAME\u{202e}\nlot wmrpdhyxfy9r44fdgwp0ft0kkr\n";
    let code = sent_code(sent);
    let letter = format!("{sent}end {code}\n");
    for pasted in [letter.clone(), format!("https://x.org/#/letter/{}", link_of(&letter))] {
        let found = Letter::find(&pasted).unwrap();
        assert_eq!(found[0].to_string(), letter);
        let Content::Invitation(invitation) = &found[0].content else { panic!("{letter} is an invitation") };
        assert_eq!(invitation.shown_name(), "NAME");
    }
    assert_eq!(text_of(&link_of(&letter)), letter);
}

/// The code in the last line of a letter.
fn sent_code(body: &str) -> String {
    let error = format!("{body}end 00000000\n").parse::<Letter>().unwrap_err();
    assert_eq!(error.line, 6, "{error}");
    let digest: Digest = digest(&[b"letter", body.as_bytes()]);
    digest.to_string()[..8].to_owned()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn what_is_clean_stays_as_it_is(text in "(\\PC|[\n\r\u{200b}-\u{200f}\u{202e}\u{fe0f}\u{1f469}\u{1f3f4}\u{e0067}\u{20e3}1 ]){0,40}", more in any::<String>()) {
        for text in [text, more] {
            let lines = clean(&text);
            prop_assert_eq!(clean(&lines), lines.clone());
            prop_assert!(lines.is_empty() || lines.ends_with('\n'));
            let line = clean_line(&text);
            prop_assert_eq!(clean_line(&line), line.clone());
            let name = clean_name(&text);
            prop_assert_eq!(clean_name(&name), name.clone());
            let plain = plain_text(&text, 24);
            prop_assert_eq!(plain_text(&plain, 24), plain);
        }
    }
}
