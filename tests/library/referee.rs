//! The referee's protocol, from lines to lines.

use std::path::Path;
use std::{fs, iter};

use corsair_cabinet::game::Rng;
use corsair_cabinet::games::IDS;
use corsair_cabinet::referee::{HELP, Referee, serve};

/// What the referee answers to all of this.
fn answers(input: &[u8]) -> String {
    let mut output = Vec::new();
    serve(input, &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// What it answers to one line after the others.
fn last_answer(lines: &[&str]) -> Vec<String> {
    let mut referee = Referee::default();
    let answers = lines.iter().map(|line| referee.handle_line(line.as_bytes()));
    answers.last().flatten().unwrap()
}

/// Whether a line is as expected, where `…` stands for anything.
fn is_like(line: &str, expected: &str) -> bool {
    let mut parts = expected.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = line.strip_prefix(first) else { return false };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else { return rest.is_empty() };
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

/// Makes sure that an answer is as expected, where a line of `…` stands for any lines.
fn assert_like(command: &str, answer: &[String], expected: &[&str]) {
    let (mut lines, mut expected) = (answer.iter(), expected.iter().peekable());
    while let Some(line) = expected.next() {
        if *line == "…" {
            let next = expected.next().expect("something follows what is left out");
            assert!(lines.any(|line| is_like(line, next)), "after {command}, {next} is not in {answer:#?}");
        } else {
            let found = lines.next().map_or("nothing", String::as_str);
            assert!(is_like(found, line), "after {command}:\n  expected {line}\n  found    {found}");
        }
    }
    assert_eq!(lines.next(), None, "more than was expected after {command}");
}

/// A file of the project.
fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

#[test]
fn the_protocol_document_shows_the_tested_transcript() {
    let shown = format!("```text\n{}```\n", read("tests/referee/transcript.txt"));
    assert!(read("src/referee/PROTOCOL.md").contains(&shown));
}

#[test]
fn the_transcript_is_what_the_referee_says() {
    let text = read("tests/referee/transcript.txt");
    let lines: Vec<&str> = text.lines().collect();
    let mut referee = Referee::default();
    for (index, line) in lines.iter().enumerate() {
        let Some(command) = line.strip_prefix("> ") else { continue };
        let expected: Vec<&str> =
            lines[index + 1..].iter().take_while(|line| !line.starts_with("> ")).copied().collect();
        let answer = referee.handle_line(command.as_bytes()).unwrap_or_default();
        assert_like(command, &answer, &expected);
    }
    assert!(referee.quits());
}

#[test]
fn a_transcript_with_a_wrong_line_would_be_noticed() {
    assert!(is_like("expectation 0.488", "expectation 0.…"));
    assert!(is_like("a b c d", "a…c…"));
    assert!(!is_like("expectation 0.488", "expectation 1.…"));
    assert!(!is_like("a b c d", "a…d…c"));
    assert!(!is_like("turn 1", "turn"));
}

#[test]
fn help_tells_every_command_and_no_other_is_known() {
    for (usage, _) in HELP {
        let command = usage.split(' ').next().unwrap();
        let answer = last_answer(&[&format!("{command} nonsense nonsense")]);
        assert!(!answer[0].contains("a command such as help"), "{command}: {answer:?}");
    }
    assert_eq!(last_answer(&["help"]).len(), HELP.len() + 2);
    assert_eq!(last_answer(&["dance"]), ["error: column 1: expected a command such as help, found \"dance\""]);
}

#[test]
fn a_position_is_as_good_a_beginning_as_a_record_but_has_none() {
    let new = "new knights-and-corsairs seed 3";
    let position = last_answer(&[new, "state"])[0].clone();
    let actions = last_answer(&[new, "actions"]);
    assert_eq!(last_answer(&[&position, "actions"]), actions);
    assert_eq!(last_answer(&[&position, "perft 2"]), last_answer(&[new, "perft 2"]));
    assert!(last_answer(&[&position, "record"])[0].starts_with("error:"));
    assert!(last_answer(&[&position, "undo"])[0].starts_with("error:"));
}

#[test]
fn what_record_writes_replay_and_link_read() {
    let mut referee = Referee::default();
    referee.handle_line(b"new knights-and-corsairs options ties=attacker seed 9");
    // The seat to act plays its last legal action until there is none.
    while let Some(action) = referee.handle_line(b"actions").unwrap().into_iter().rev().nth(1) {
        referee.handle_line(format!("play {action}").as_bytes());
    }
    let mut ask = |line: &str| referee.handle_line(line.as_bytes());
    let record = ask("record").unwrap();
    let state = ask("state").unwrap();
    assert!(record.len() > 12, "{record:?}");
    let link = ask("record link").unwrap().remove(0);
    assert_eq!(ask("new knights-and-corsairs").unwrap().len(), 2);
    assert!(ask(&format!("link {link}")).unwrap()[0].starts_with("over "));
    assert_eq!(ask("state").unwrap(), state);
    ask("undo").unwrap();
    assert_eq!(ask("replay"), None);
    let answers = record.iter().take(record.len() - 1).map(|line| ask(line));
    assert!(answers.last().flatten().unwrap()[0].starts_with("over "));
    assert_eq!(ask("state").unwrap(), state);
    assert_eq!(ask("record").unwrap(), record);
    assert!(ask("play 1 place 2C").unwrap()[0].starts_with("error:"));
}

#[test]
fn time_passes_in_timed_games_up_to_the_next_deadline() {
    let begun = ["new battle-of-corsica seed 1", "play 1 flip", "wait 700"];
    assert_eq!(last_answer(&begun)[0], "time 700");
    let tapped = [&begun[..], &["play 2 tap", "wait 90"]].concat();
    assert_eq!(last_answer(&tapped)[..2], ["time 701", "turn 2"]);
    let later = [&tapped[..], &["wait 90"]].concat();
    assert_eq!(last_answer(&later)[0], "time 701", "first the tap is judged");
    let undone = [&tapped[..], &["undo", "wait 0"]].concat();
    assert_eq!(last_answer(&undone)[0], "time 700");
    assert!(last_answer(&["new corsairs", "wait 5"])[0].starts_with("error:"));
}

#[test]
fn undo_goes_back_to_the_beginning_and_no_further() {
    let begun = ["new knights-and-corsairs seed 7", "play attack b2 9D 4H 7D"];
    let back = [&begun[..], &["undo", "state"]].concat();
    assert_eq!(last_answer(&back), last_answer(&[begun[0], "state"]));
    let too_far = [&begun[..], &["undo", "undo"]].concat();
    assert_eq!(last_answer(&too_far), ["error: there is no action to take back"]);
}

#[test]
fn perft_divides_what_it_counts() {
    let new = "new knights-and-corsairs seed 3";
    let whole = last_answer(&[new, "perft 2"]);
    let divided = last_answer(&[new, "perft 2 divide"]);
    // 105 ways to pick one open card of seven and two hidden ones, 35 answers to each.
    assert_eq!(whole[..2], ["sequences 3675", "positions 3675"]);
    assert_eq!(divided.len(), 105 + 3);
    assert!(divided[..105].iter().all(|line| line.starts_with("1 attack b2 ") || line.starts_with("2 attack b2 ")));
    assert!(divided[..105].iter().all(|line| line.ends_with(" 35")));
    assert_eq!(divided[105..], whole);
    assert_eq!(last_answer(&[new, "perft 0"]), ["sequences 1", "positions 1", "ok"]);
}

#[test]
fn a_computer_thinks_only_for_a_seat_that_may_act() {
    let new = "new knights-and-corsairs options starter=first seed 3";
    let legal = last_answer(&[new, "actions"]);
    for budget in ["iterations 30", "ms 1", "iterations 30 seed 5"] {
        let answer = last_answer(&[new, &format!("think captain {budget}")]);
        let action = answer[0].strip_prefix("action ").unwrap().to_owned();
        assert!(legal.contains(&action), "{answer:?}");
    }
    let twice = ["think boatswain iterations 30 seed 5"; 2].map(|line| last_answer(&[new, line]));
    assert_eq!(twice[0], twice[1]);
    assert_eq!(last_answer(&[new, "think 2 captain"]), ["error: this seat may not act now"]);
    assert!(last_answer(&[new, "think admiral"])[0].starts_with("error: column 7: "));
}

#[test]
fn an_error_is_one_line_and_leaves_everything_as_it_was() {
    let mut referee = Referee::default();
    referee.handle_line(b"new knights-and-corsairs seed 7");
    referee.handle_line(b"play attack b2 9D 4H 7D");
    let before = [referee.handle_line(b"state json"), referee.handle_line(b"record")];
    let wrong = [
        "",
        " ",
        "new",
        "new chess",
        "new knights-and-corsairs options hand=6",
        "new knights-and-corsairs seed 1 seed 2",
        "new knights-and-corsairs seed -1",
        "position 1 knights-and-corsairs",
        "position 2 knights-and-corsairs standard",
        "link record_1_knights-and-corsairs;options_standard;seed_1;1_attack_b2_2C;end",
        "link record_1_chess;end",
        "link nothing",
        "record json",
        "actions 7",
        "play",
        "play 1",
        "play attack b2 9D 4H 7D",
        "play 5 defend 2C 3C 4C",
        "undo 2",
        "state text",
        "view",
        "view 3",
        "view 1 text",
        "perft",
        "perft 1 json",
        "think",
        "think captain iterations",
        "think captain seconds 5",
        "match captain random",
        "match captain random games 99999999999",
        "match captain admiral games 1",
        "quit now",
        "replay now",
    ];
    for line in wrong {
        let answer = referee.handle_line(line.as_bytes()).unwrap();
        assert!(answer.len() == 1 && answer[0].starts_with("error: "), "{line}: {answer:?}");
        assert_eq!([referee.handle_line(b"state json"), referee.handle_line(b"record")], before, "{line}");
    }
}

#[test]
fn a_record_that_is_cut_off_is_refused() {
    let cut = "replay\nrecord 1 knights-and-corsairs\noptions standard\n";
    assert_eq!(answers(cut.as_bytes()), "error: the record ends without the line \"end\"\n");
    let given_up = format!("{cut}\ngames\n");
    assert_eq!(answers(given_up.as_bytes()).lines().last(), Some("ok"));
}

#[test]
fn lines_may_end_as_on_any_system() {
    assert_eq!(answers(b"games\r\n"), answers(b"games\n"));
    assert_eq!(answers(b"games"), answers(b"games\n"));
    assert_eq!(answers(b"quit\ngames\n"), "ok\n");
}

#[test]
fn junk_of_any_kind_has_one_line_of_error_each() {
    let long: Vec<u8> = iter::repeat_n(b'x', 3_000_000).collect();
    assert!(answers(&long).starts_with("error: a line longer than "));
    let games = [IDS, &["ok"]].concat();
    let junk: [&[u8]; 7] =
        [b"\0", b"\xff\xfe", b"play \xc3\x28", "pl\u{200b}ay".as_bytes(), "👑 ".as_bytes(), b"\t", &long];
    for line in junk {
        let output = answers(&[line, b"\ngames\n"].concat());
        let lines: Vec<&str> = output.lines().collect();
        assert!(lines[0].starts_with("error: ") && lines[0].len() < 200, "{:?}", lines[0]);
        assert_eq!(lines[1..], games, "after {:?}", &line[..line.len().min(20)]);
        // The same in the midst of a record spoils the record, but nothing after it.
        let output = answers(&[b"replay\nrecord 1 knights-and-corsairs\n", line, b"\nend\ngames\n"].concat());
        let lines: Vec<&str> = output.lines().collect();
        assert!(lines[0].starts_with("error: ") && lines[0].len() < 200, "{:?}", lines[0]);
        assert_eq!(lines[1..], games, "after {:?}", &line[..line.len().min(20)]);
    }
}

#[test]
fn random_words_of_the_protocol_never_confuse_it() {
    let words = [
        "help",
        "games",
        "options",
        "new",
        "position",
        "replay",
        "link",
        "record",
        "actions",
        "play",
        "undo",
        "state",
        "view",
        "perft",
        "think",
        "knights-and-corsairs",
        "standard",
        "hand=5",
        "seed",
        "1",
        "2",
        "3",
        "attack",
        "b2",
        "2C",
        "KH",
        "spectator",
        "json",
        "divide",
        "captain",
        "iterations",
        "end",
        "",
        "é",
    ];
    let mut rng = Rng::from_seed(1);
    let mut referee = Referee::default();
    for _ in 0..20_000 {
        let count = 1 + rng.below(4);
        let line: Vec<&str> = (0..count).map(|_| words[rng.below(words.len())]).collect();
        let line = line.join(" ");
        // These take their time, and are not what is tried here.
        if line.starts_with("think") || line.starts_with("perft 3") {
            continue;
        }
        if let Some(answer) = referee.handle_line(line.as_bytes()) {
            let is_error = answer.len() == 1 && answer[0].starts_with("error: ");
            assert!(is_error || answer.last().is_some_and(|last| last == "ok"), "{line}: {answer:?}");
        }
    }
}
