//! Links, records and letters are found in whatever messengers, mail programs, chats and people have made of them.

use std::fs;
use std::path::Path;

use corsair_cabinet::correspondence::link_of;
use corsair_cabinet::game::Rng;
use corsair_cabinet::game::record;
use corsair_cabinet::games::{IDS, named};
use corsair_cabinet::incoming::find;

/// What is sent, and where it leads: the part of the address after `#`.
struct Sent {
    text: String,
    leads: String,
}

impl Sent {
    /// The address of a page.
    fn link(place: &str) -> Self {
        Self { text: format!("https://play.example.org/corsair-cabinet/#{place}"), leads: place.into() }
    }

    /// The text of a record.
    fn record(text: &str) -> Self {
        Self { text: text.into(), leads: format!("/replay/{}", record::link_of(text)) }
    }

    /// The text of letters.
    fn letters(text: &str) -> Self {
        Self { text: text.into(), leads: format!("/letter/{}", link_of(text)) }
    }
}

fn read(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

/// A record with all that people write in it.
const NOTED: &str = "record 4 corsairs\noptions standard\nseed 42\ntitle Tom & Zoë: the Friday game (3 to 2)\n\
                     player 1 person Anaïs\nplayer 2 computer captain\nplaces 1,2\n\
                     note 0 text So it begins, \"they\" said; and here is what came of it in the end, after many turns of the game.\n\
                     1 enter i5\n1 enter e9\n1 end\nend\n";

/// What is behind a letter in a link, if its writer connects: an offer, and an answer, behind which there is the user name of the offer.
const OFFER: &str =
    "live 1o,kX7p,9Wq-2fZ0hJ4bLrTnUcYv6sGm,000g40r40m30e209185gr38e1w8124gk2gahc5rr34d1p70x3rfg,4r2m02ap848\n";
const ANSWER: &str =
    "live 1a,kX7p,9Wq-2fZ0hJ4bLrTnUcYv6sGm,000g40r40m30e209185gr38e1w8124gk2gahc5rr34d1p70x3rfg,4r2m02ap848";

/// The records in the tests, with a line for each action.
fn records() -> Vec<Sent> {
    let noted = NOTED.replace("said; and", "said and");
    IDS.iter()
        .map(|id| Sent::record(&read(&format!("fuzz/corpus/record/{id}"))))
        .chain([Sent::record(&noted)])
        .collect()
}

/// Letters: an invitation, a turn, a longer text, and all of a game.
fn letters() -> Vec<Sent> {
    let all = read("tests/letters/knights-and-corsairs.txt");
    let begin: String = read("tests/letters/corsairs.txt").split_inclusive('\n').take(16).collect();
    let files = ["corsairs-invitation", "corsairs-turn", "court-wars-three-invitation"];
    let files = files.iter().map(|file| Sent::letters(&read(&format!("fuzz/corpus/letter/{file}"))));
    let answers = ["Zt9a", "Z+/9", "/+aB", "Zt9+", "Zt9/", "8dPq+/aB"].map(|user| format!("{begin}{ANSWER} {user}\n"));
    let answers = answers.iter().map(|text| Sent::letters(text)).collect::<Vec<_>>();
    files.chain([Sent::letters(&begin), Sent::letters(&all)]).chain(answers).collect()
}

/// Links of every kind.
fn links() -> Vec<Sent> {
    let pages = [
        "/settings",
        "/finished",
        "/rules/knights-and-corsairs",
        "/rules/corsairs/size=4,corsairs=random",
        "/lesson/battle-of-corsica/seats=3,sandwich=on",
        "/laboratory/court-wars",
        "/set-up/knight-fight",
        "/begin/knights-and-corsairs/even",
        "/puzzle/corsairs/20779",
        "/puzzle/knights-and-corsairs/own",
        "/play/knights-and-corsairs.1763760000000",
        "/editor/corsairs/size=4",
    ];
    let race = format!("race 1 battle-of-corsica 7qm2x0ka seats=3,sandwich=on Anaïs B\n{OFFER}");
    let answer = format!("race 1 battle-of-corsica 7qm2x0ka \n{ANSWER} Zt+9\n");
    let position = record::link_of(
        "record 1 corsairs\noptions standard\nseed 0\nposition standard corsairs=1 turn=5 board=C4/6/7/8/4FE3/8/7/6/5 reserve=5\nend\n",
    );
    let payloads = records().into_iter().map(|record| record.leads);
    let payloads = payloads.chain(letters().into_iter().map(|letters| letters.leads)).chain([
        format!("/letter/{}", link_of(&race)),
        format!("/letter/{}", link_of(&answer)),
        format!("/editor/{position}"),
        format!("/replay/{position}"),
    ]);
    pages.into_iter().map(String::from).chain(payloads).map(|place| Sent::link(&place)).collect()
}

/// What happens to a text on its way, by a name.
type Mangle = (&'static str, fn(&str) -> String);

fn escaped(text: &str) -> String {
    text.replace('_', "\\_").replace('*', "\\*")
}

/// The text in lines of at most `width` characters, broken anywhere, but for the sentences in it: nobody can tell whether there was
/// a space at a break.
fn wrapped(text: &str, width: usize) -> String {
    let wrap = |line: &str| {
        let letters: Vec<char> = line.chars().collect();
        let width = if line.contains("note 0 text") { letters.len() } else { width };
        letters.chunks(width.max(1)).map(|part| part.iter().collect::<String>()).collect::<Vec<_>>().join("\n")
    };
    text.lines().map(wrap).collect::<Vec<_>>().join("\n")
}

/// The text with lines broken between words.
fn wrapped_at_spaces(text: &str, width: usize) -> String {
    let wrap = |line: &str| {
        let mut lines = vec![String::new()];
        for word in line.split(' ') {
            let last = lines.last_mut().expect("there is one");
            if last.is_empty() {
                last.push_str(word);
            } else if last.chars().count() + 1 + word.chars().count() <= width {
                last.push(' ');
                last.push_str(word);
            } else {
                lines.push(word.to_owned());
            }
        }
        lines.join("\n")
    };
    text.lines().map(wrap).collect::<Vec<_>>().join("\n")
}

/// Each line behind a mark.
fn marked(text: &str, mark: &str) -> String {
    text.lines().flat_map(|line| [mark, line, "\n"]).collect()
}

/// A mail in quoted-printable, with lines of at most 76 characters.
fn quoted_printable(text: &str) -> String {
    let encode = |line: &str| {
        let mut lines = vec![String::new()];
        for byte in line.bytes() {
            let code = match byte {
                b'=' | 0..=0x1f | 0x7f.. => format!("={byte:02X}"),
                _ => char::from(byte).to_string(),
            };
            if lines.last().is_some_and(|line| line.len() + code.len() > 75) {
                lines.push(String::new());
            }
            lines.last_mut().expect("there is one").push_str(&code);
        }
        lines.join("=\r\n")
    };
    text.lines().map(encode).collect::<Vec<_>>().join("\r\n")
}

/// The text with codes of addresses for all but letters, digits and what `kept` has.
fn percent_encoded(text: &str, kept: &str) -> String {
    let encode = |byte: u8| match char::from(byte) {
        letter if letter.is_ascii_alphanumeric() || kept.contains(letter) => letter.to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(encode).collect()
}

/// What JavaScript leaves as it is in an address.
const OF_ADDRESS: &str = ";,/?:@&=+$-_.!~*'()#\n ";

/// What happens to any text.
const ANY: &[Mangle] = &[
    ("as it is", str::to_owned),
    ("dot", |text| format!("{}.", text.trim_end())),
    ("comma", |text| format!("{}, you see", text.trim_end())),
    ("exclamation mark", |text| format!("{}!", text.trim_end())),
    ("ellipsis", |text| format!("{}…", text.trim_end())),
    ("in brackets", |text| format!("({})", text.trim_end())),
    ("in square brackets", |text| format!("[{}]", text.trim_end())),
    ("in angle brackets", |text| format!("<{}>", text.trim_end())),
    ("in quotation marks", |text| format!("\"{}\"", text.trim_end())),
    ("in typographic quotation marks", |text| format!("“{}”", text.trim_end())),
    ("in guillemets", |text| format!("« {} »", text.trim_end())),
    ("bold", |text| format!("*{}*", text.trim_end())),
    ("bolder", |text| format!("**{}**", text.trim_end())),
    ("struck out", |text| format!("~{}~", text.trim_end())),
    ("as code", |text| format!("`{}`", text.trim_end())),
    ("as a block of code", |text| format!("```\n{text}\n```\n")),
    ("quoted", |text| marked(text, "> ")),
    ("quoted twice", |text| marked(text, ">> ")),
    ("quoted by a bar", |text| marked(text, "| ")),
    ("indented", |text| marked(text, "    ")),
    ("indented by a tab", |text| marked(text, "\t")),
    ("CRLF", |text| text.replace('\n', "\r\n")),
    ("spaces around", |text| format!("  {text}  ")),
    ("byte order mark", |text| format!("\u{feff}{text}")),
    ("zero-width space behind", |text| format!("{}\u{200b}", text.trim_end())),
    ("word joiner behind", |text| format!("{}\u{2060}", text.trim_end())),
    ("isolated", |text| format!("\u{2068}{}\u{2069}", text.trim_end())),
    ("no-break space behind", |text| format!("{}\u{a0}:)", text.trim_end())),
    ("text around", |text| format!("Hi Ann,\n\nhere it is:\n{text}\nSee you,\nBob")),
    ("text before", |text| format!("Look: {text}")),
    ("a signature", |text| format!("{text}\n-- \nBob\nhttps://bob.example.com/#top")),
    ("a mail that answers", |text| format!("Yes!\n\nOn Friday Bob wrote:\n{}", marked(text, "> "))),
    ("escaped for Markdown", escaped),
    ("HTML codes", |text| text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")),
    ("more HTML codes", |text| text.replace('&', "&amp;").replace(';', "&#59;").replace('_', "&#95;")),
    ("HTML codes in hexadecimal", |text| text.replace(';', "&#x3B;").replace('=', "&#x3d;").replace('/', "&#x2F;")),
    ("named HTML codes", |text| text.replace('_', "&lowbar;")),
    ("HTML line breaks", |text| text.trim_end().replace('\n', "<br>\n")),
    ("an HTML paragraph", |text| format!("<p>{}</p>", text.trim_end())),
    ("quoted-printable", quoted_printable),
];

/// What happens to links only, since they have no spaces.
const LINKS: &[Mangle] = &[
    ("as a link of Markdown", |text| format!("[Play with me](  {text} )")),
    ("as a link of Markdown with a title", |text| format!("[Play]({text} \"Corsairs\")")),
    ("as its own link of Markdown", |text| format!("[{text}]({text})")),
    ("as a link of HTML", |text| format!("<a href=\"{text}\">{text}</a>")),
    ("as a link of a forum", |text| format!("[url={text}]Play[/url]")),
    ("as a link of a wiki", |text| format!("[{text} Play]")),
    ("for Slack", |text| format!("<{text}|Play with me>")),
    ("tracked by Facebook", |text| format!("{text}?fbclid=IwAR0abc_DEF-123")),
    ("tracked by a campaign", |text| format!("{text}&utm_source=chat&utm_medium=x")),
    ("tracked in HTML", |text| format!("{text}&amp;utm_source=chat&amp;fbclid=1")),
    ("tracked by a campaign alone", |text| format!("{text}?utm_source=chat_record")),
    ("%20 for _", |text| text.replace('_', "%20")),
    ("space for _", |text| text.replace('_', " ")),
    ("percent-encoded", |text| percent_encoded(text, OF_ADDRESS)),
    ("percent-encoded more", |text| percent_encoded(text, "/:#_-.")),
    ("percent-encoded whole", |text| percent_encoded(text, "_-.")),
    ("percent-encoded twice", |text| percent_encoded(&percent_encoded(text, "/:#_-."), "/:#_-.")),
    ("percent-encoded whole, twice", |text| percent_encoded(&percent_encoded(text, "-."), "-.")),
    ("behind a safe link", |text| {
        format!(
            "https://eur01.safelinks.example.com/?url={}&amp;data=05%7C01%7C&amp;reserved=0",
            percent_encoded(text, "")
        )
    }),
    ("behind a redirection", |text| format!("https://l.example.com/l.php?u={}&h=AT0x_y", percent_encoded(text, "-._"))),
    ("wrapped at 33", |text| wrapped(text, 33)),
    ("wrapped at 40", |text| wrapped(text, 40)),
    ("wrapped at 65", |text| wrapped(text, 65)),
    ("wrapped at 72", |text| wrapped(text, 72)),
    ("wrapped at 76", |text| wrapped(text, 76)),
    ("wrapped and quoted", |text| marked(&wrapped(text, 70), "> ")),
    ("wrapped and indented", |text| marked(&wrapped(text, 70), "      ")),
    ("wrapped with CRLF", |text| wrapped(text, 72).replace('\n', "\r\n")),
    ("zero-width spaces at slashes", |text| text.replace('/', "/\u{200b}")),
    ("soft hyphens", |text| text.replace('-', "-\u{ad}")),
    ("hyphens that do not break", |text| text.replace('-', "\u{2011}")),
    ("a tag where it may break", |text| text.replace(';', ";<wbr>")),
];

/// What happens to texts of several lines only.
const TEXTS: &[Mangle] = &[
    ("quoted as code", |text| format!("```text\n{text}```")),
    ("wrapped between words", |text| wrapped_at_spaces(text, 72)),
    ("wrapped between words, quoted", |text| marked(&wrapped_at_spaces(text, 60), "> ")),
    ("wrapped anywhere", |text| wrapped(text, 72)),
    ("double line breaks", |text| text.replace('\n', "\n\n")),
    ("a dot at the end", |text| format!("{}.\n", text.trim_end())),
    ("two dots, a bracket and a line", |text| format!("{}.)\n\nBye\n", text.trim_end())),
    ("a word before", |text| format!("Here: {text}")),
    ("no-break spaces", |text| text.replace(' ', "\u{a0}")),
    ("two quoted levels", |text| marked(text, "> > ")),
];

/// Where a text leads.
fn found(text: &str) -> Option<String> {
    find(text, &|id| named(id).map(|game| game as _))
}

/// Checks that a mangled text leads where it did when it was sent. Returns the complaint if it does not.
fn complaint(sent: &Sent, names: &[&str], mangled: &str) -> Option<String> {
    let found = found(mangled);
    let leads = Some(sent.leads.as_str());
    let short = |text: &str| text.chars().take(700).collect::<String>();
    (found.as_deref() != leads).then(|| {
        format!("{}:\n{}\nfound {:?}\nfor   {:?}", names.join(", "), short(mangled), found, short(&sent.leads))
    })
}

fn check(sent: &[Sent], mangles: &[&[Mangle]]) {
    let (mut complaints, mut count) = (Vec::new(), 0);
    for sent in sent {
        for (name, mangle) in mangles.iter().copied().flatten() {
            count += 1;
            complaints.extend(complaint(sent, &[name], &mangle(&sent.text)));
        }
    }
    assert!(complaints.is_empty(), "{} of {count}\n{}", complaints.len(), complaints.join("\n\n"));
}

#[test]
fn a_link_is_found_however_it_was_mangled() {
    check(&links(), &[ANY, LINKS]);
}

#[test]
fn a_pasted_record_is_found_however_it_was_mangled() {
    check(&records(), &[ANY, TEXTS]);
}

#[test]
fn pasted_letters_are_found_however_they_were_mangled() {
    check(&letters(), &[ANY, TEXTS]);
}

/// How often texts are mangled at random.
const TRIES: usize = 6_000;

#[test]
fn what_was_mangled_several_times_is_found() {
    let mut rng = Rng::stream(56, 0);
    let kinds: [(Vec<Sent>, [&[Mangle]; 2]); 3] =
        [(links(), [ANY, LINKS]), (records(), [ANY, TEXTS]), (letters(), [ANY, TEXTS])];
    let mut complaints = Vec::new();
    for _ in 0..TRIES {
        let (sent, mangles) = rng.choose(&kinds).unwrap();
        let sent = rng.choose(sent).unwrap();
        let (mut text, mut names) = (sent.text.clone(), Vec::new());
        for _ in 0..=rng.below(3) {
            let (name, mangle) = rng.choose(&mangles.concat()).copied().unwrap();
            text = mangle(&text);
            names.push(name);
        }
        complaints.extend(complaint(sent, &names, &text));
    }
    assert!(complaints.is_empty(), "{} of {TRIES}\n{}", complaints.len(), complaints.join("\n\n"));
}

#[test]
fn a_long_text_without_anything_of_ours_takes_no_long_time() {
    // Quadratic work would take minutes.
    for part in ["junk", "#/rules/", "record 1 ", "letter 1 x\n", "> ", "a=\n", "%25", "&amp;", "\\_", "end\n"] {
        for length in [250_000, 1_000_000] {
            assert_eq!(found(&part.repeat(length / part.len())), None, "{part:?}");
            assert_eq!(found(&format!("#/replay/{}", part.repeat(length / part.len()))), None, "{part:?}");
        }
    }
}
