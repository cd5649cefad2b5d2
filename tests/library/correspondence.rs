//! Games by correspondence: two tables that exchange nothing but text, letters that were damaged, and players who cheat.

mod blame;
mod common_pile;
mod group;
mod hidden_cards;
mod invited;
mod length;
mod live;
mod sealed_choices;
mod sending;

use std::path::Path;
use std::sync::Arc;
use std::{env, fs};

use corsair_cabinet::correspondence::{
    Code, Content, Correspondence, Fault, LINK_START, Letter, Nonce, Obstacle, ReceivedLetter, TableRandomness,
    Verdict, WaitsFor, Writer, clean_name, digest, link_of, obstacle, position_checksum, verify,
};
use corsair_cabinet::dyn_game::{DynGameExtras, DynView};
use corsair_cabinet::game::{Language, Rng, Seat};
use corsair_cabinet::games::{self, named};
use corsair_cabinet::session::{Beginning, LATEST_PLY, Score, Session};

/// A random number of the tests.
fn code<const BYTES: usize>(rng: &mut Rng) -> Code<BYTES> {
    digest(&[&rng.next_u64().to_le_bytes()])
}

fn draw(rng: &mut Rng) -> TableRandomness {
    let (table, share): (_, Nonce) = (code(rng), code(rng));
    TableRandomness { table, share, secret: secret(share) }
}

/// The secret of a player with this share of the lot.
fn secret(share: Nonce) -> Nonce {
    digest(&[b"secret of the tests", &share.0])
}

/// Sends a letter through text: as text, as a link, or quoted in a message.
fn delivered(letter: &Letter, rng: &mut Rng) -> Letter {
    let text = letter.to_string();
    let carried = match rng.below(3) {
        0 => text,
        1 => format!("Your turn! https://example.org/cabinet/{LINK_START}{}", link_of(&text)),
        _ => format!("> Ann wrote:\r\n> {}\r\nSee you", text.trim_end().replace('\n', "\r\n> ")),
    };
    let found = Letter::find(&carried).unwrap_or_else(|error| panic!("{carried}: {error}"));
    assert_eq!(found, std::slice::from_ref(letter));
    found.into_iter().next().unwrap()
}

/// The legal actions of a seat, in notation.
fn actions(session: &Session, seat: Seat) -> Vec<String> {
    session.actions(LATEST_PLY, seat).iter().map(ToString::to_string).collect()
}

/// Does an action in notation, which is legal.
fn act(session: &mut Session, seat: Seat, action: &str) {
    session.act(seat, session.game().read_action(action).unwrap()).unwrap();
}

/// Does a random action; once in `patience` times the seat resigns instead.
fn act_or_resign(session: &mut Session, seat: Seat, patience: usize, rng: &mut Rng) {
    if rng.below(patience) == 0 {
        session.resign(seat);
    } else {
        act(session, seat, rng.choose(&actions(session, seat)).unwrap());
    }
}

/// The writer of a letter in a game for two.
fn writer_of(number: u32) -> Writer {
    if number % 2 == 1 { Writer::HOST } else { Writer::GUEST }
}

/// Compares what everybody may see at both devices, unless one of them is a letter behind.
fn compare_hidden(pair: &Pair) {
    let [host, guest] = pair.devices.each_ref().map(|device| device.session().unwrap());
    let plies = [&host, &guest].map(|session| session.status(Language::ENGLISH).plies);
    let known = plies[0].min(plies[1]);
    assert!(*host.view_at_the_time(known, None) == *guest.view_at_the_time(known, None));
    assert!(plies[0].abs_diff(plies[1]) <= 1, "{plies:?}");
    for (session, device) in [host, guest].into_iter().zip(&pair.devices) {
        let status = session.status(Language::ENGLISH);
        assert!(status.is_supposed && !status.may_share);
        let own = Some(device.seat());
        assert!(
            *session.view_at(session.plies(), own) == *session.view_at_the_time(LATEST_PLY, own),
            "nothing is open before it is checked"
        );
    }
}

/// Compares what both devices show. One of them may know a card that the other one is still to be sent.
fn compare_common(pair: &Pair) {
    let [host, guest] = pair.devices.each_ref().map(|device| device.session().unwrap());
    let plies = [&host, &guest].map(|session| session.status(Language::ENGLISH).plies);
    assert!(plies[0].abs_diff(plies[1]) <= 1, "{plies:?}");
    for (session, device) in [&host, &guest].into_iter().zip(&pair.devices) {
        let known = Some(device.seat());
        let replayed = Session::resume(pair.game, Beginning::Record(&session.record()), Vec::new()).unwrap();
        assert!(*session.view_at_the_time(LATEST_PLY, known) == *replayed.view_at_the_time(LATEST_PLY, known));
        assert!(!session.status(Language::ENGLISH).may_share || session.status(Language::ENGLISH).ending.is_some());
    }
    let [host, guest] = [host.record(), guest.record()];
    let (shorter, longer) = if plies[0] < plies[1] { (host, guest) } else { (guest, host) };
    assert!(body(&longer).starts_with(body(&shorter)), "{longer}{shorter}");
}

/// A record without its version and its end.
fn body(record: &str) -> &str {
    record.split_once('\n').unwrap().1.strip_suffix("end\n").unwrap()
}

/// How many actions there are to a resignation, in games of the ordinary tests.
const SHORT: usize = 60;

/// The same in long games.
const LONG: usize = 400;

/// What devices have shown their players: the number of the device, the number of actions, the view.
#[derive(Default)]
struct Shown(Vec<(usize, usize, Arc<dyn DynView>)>);

impl Shown {
    /// Notes what each device shows now.
    fn note(&mut self, devices: &[Correspondence]) {
        for (index, device) in devices.iter().enumerate() {
            let Some(session) = device.session() else { continue };
            let plies = session.status(Language::ENGLISH).plies;
            self.0.push((index, plies, session.view_at_the_time(plies, Some(device.seat()))));
        }
    }

    /// Makes sure that each device shows the same of those moments now, when the true game is known.
    fn expect_again(&self, devices: &[Correspondence], game: &str) {
        for (index, plies, view) in &self.0 {
            let device = &devices[*index];
            let then = device.session().unwrap().view_at_the_time(*plies, Some(device.seat()));
            assert!(*then == **view, "{game}: after {plies} actions");
        }
    }
}

/// The two devices of a game.
struct Pair {
    game: &'static dyn DynGameExtras,
    devices: [Correspondence; 2],
    rng: Rng,
    /// How many actions there are to a resignation.
    patience: usize,
}

impl Pair {
    fn new(id: &str, options: &str, seed: u64) -> Self {
        let game = named(id).unwrap();
        let mut rng = Rng::stream(seed, 17);
        let seat = *rng.choose(&[None, Some(Seat::FIRST), Some(Seat::SECOND)]).unwrap();
        let host = Correspondence::invite(game, options, seat, "Anaïs", draw(&mut rng), 1).unwrap();
        let invitation = delivered(host.last_letter().unwrap(), &mut rng);
        let share = code(&mut rng);
        let guest =
            Correspondence::accept(game, vec![invitation], "Bob", share, secret(share), Score::default(), 2).unwrap();
        let mut pair = Self { game, devices: [host, guest], rng, patience: LONG };
        pair.exchange(1);
        pair
    }

    /// Hands the last letter of a device to the other one.
    fn exchange(&mut self, from: usize) {
        let letter = delivered(self.devices[from].last_letter().unwrap(), &mut self.rng);
        assert_eq!(self.devices[1 - from].receive(&letter, 3), Ok(ReceivedLetter::New), "{letter}");
        // The same letter again is harmless.
        assert_eq!(self.devices[1 - from].receive(&letter, 4), Ok(ReceivedLetter::Known));
        assert_eq!(self.devices[from].receive(&letter, 4), Ok(ReceivedLetter::Own));
        if matches!(self.devices[from].waits_for(), WaitsFor::Other(_))
            && self.devices[1 - from].waits_for() != WaitsFor::Own
        {
            // The host has opened its share and the guest is first to act, or something was to be opened and nothing to be
            // decided.
            self.exchange(1 - from);
        }
    }

    /// Stores a device and loads it again.
    fn reload(&mut self, device: usize) {
        let stored = self.devices[device].save();
        self.devices[device] = Correspondence::load(self.game, &stored).unwrap();
        assert_eq!(self.devices[device].save(), stored);
    }

    /// The device that is to act.
    fn due(&self) -> Option<usize> {
        self.devices.iter().position(|device| device.waits_for() == WaitsFor::Own)
    }

    /// Plays a random turn at the device that is to act, with reloads between any two steps, and sends the letter. Returns
    /// whether the game goes on.
    fn turn(&mut self) -> bool {
        // What the host has received it may have answered already.
        let Some(device) = self.due() else { return false };
        let mut session = self.devices[device].session().unwrap();
        loop {
            let seat = self.devices[device].seat();
            assert!(session.to_act_after(LATEST_PLY).contains(seat));
            act_or_resign(&mut session, seat, self.patience, &mut self.rng);
            let written = self.devices[device].sync_from_session(&session, 5);
            if self.rng.below(8) == 0 {
                self.reload(device);
                assert_eq!(self.devices[device].session().unwrap().record(), session.record());
            }
            if written {
                break;
            }
        }
        self.exchange(device);
        let letters = self.devices[0].chain().letters().len();
        if letters < 12 || letters.is_multiple_of(16) || self.due().is_none() {
            self.compare();
        }
        true
    }

    /// Compares what both devices show with a replay of the record.
    fn compare(&self) {
        let [host, guest] = self.devices.each_ref().map(|device| device.session().unwrap());
        if self.devices[0].chain().protocol().is_proved_at_the_end() && !self.devices[0].chain().is_complete() {
            return compare_hidden(self);
        }
        if self.devices[0].chain().protocol().has_common_pile() {
            return compare_common(self);
        }
        assert_eq!(host.record(), guest.record());
        let replayed = Session::replay(self.game, &corsair_cabinet::game::record::link_of(&host.record())).unwrap();
        for device in &self.devices {
            let session = device.session().unwrap();
            let is_over = session.status(Language::ENGLISH).ending.is_some();
            let show = if is_over { Session::view_at } else { Session::view_at_the_time };
            let [shown, expected] = [&session, &replayed].map(|session| show(session, LATEST_PLY, Some(device.seat())));
            assert!(*shown == *expected, "{}", host.record());
        }
    }

    fn letters(&self) -> Vec<Letter> {
        self.devices[0].chain().letters().to_vec()
    }
}

/// Every game with every set of options that is offered and differs from the standard in one value, or in the set-ups of the
/// game.
fn offered() -> Vec<(&'static str, String)> {
    let mut offered = Vec::new();
    for game in games::all() {
        let options = game.options();
        let mut sets = vec!["standard".to_owned()];
        for choice in options.choices() {
            sets.extend(choice.values[1..].iter().map(|value| options.set("standard", choice.key, value)));
        }
        let about = game.about(corsair_cabinet::game::Language::ENGLISH);
        sets.extend(about.presets.iter().map(|preset| options.set(preset.options, "", "")));
        sets.sort_unstable();
        sets.dedup();
        let fits = |set: &String| {
            obstacle(options, set).is_none() && options.seat_count(set) == 2 && game.start(set, 1).is_ok()
        };
        offered.extend(sets.into_iter().filter(fits).map(|set| (game.id(), set)));
    }
    assert!(offered.len() > 20, "{offered:?}");
    offered
}

/// Plays a game to its end, and checks the transcript.
fn play(id: &str, options: &str, seed: u64, patience: usize) -> Pair {
    let mut pair = Pair::new(id, options, seed);
    pair.patience = patience;
    while pair.turn() {}
    let record = pair.devices[0].session().unwrap().record();
    match verify(&pair.letters(), named) {
        Ok(Verdict::Checked { record: checked, resigned }) => {
            assert_eq!(checked, record);
            let resigns = |letter: &Letter| matches!(&letter.content, Content::Turn(turn) if turn.resigns);
            assert_eq!(resigned.is_some(), pair.letters().iter().any(resigns));
        }
        other => panic!("{id} {options} {seed}: {other:?}"),
    }
    assert_eq!(pair.devices[0].score(), pair.devices[1].score());
    pair
}

#[test]
fn two_tables_that_exchange_text_play_the_same_game() {
    for (number, (id, options)) in offered().into_iter().enumerate() {
        play(id, &options, number as u64, SHORT);
    }
}

#[test]
#[ignore = "long: 1,000 games of each set of options, hours; LETTERS_OF names a single game, GAMES another number"]
fn a_thousand_games_of_each_set_of_options_by_letter() {
    let only = env::var("LETTERS_OF").ok();
    let count = env::var("GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(1_000);
    for (id, options) in offered().into_iter().filter(|(id, _)| only.as_deref().is_none_or(|only| only == *id)) {
        for seed in 0..count {
            play(id, &options, seed, LONG);
        }
        println!("{count} games: {id} {options}");
    }
}

#[test]
fn the_same_players_play_a_rematch_with_the_score() {
    let mut pair = play("corsairs", "size=4", 3, SHORT);
    let mut rng = Rng::from_seed(9);
    let score = pair.devices[0].score();
    assert_eq!(score.wins.iter().sum::<u32>() + score.draws, 1);
    // The guest invites this time.
    let host = pair.devices[1].rematch(draw(&mut rng), 9).unwrap();
    let letter = host.last_letter().unwrap().clone();
    let Content::Invitation(invitation) = &letter.content else { panic!("{letter}") };
    assert_eq!(invitation.follows, Some(pair.devices[0].chain().table()));
    assert_eq!((host.seat(), &*invitation.options), (pair.devices[1].seat(), "size=4,corsairs=2"));
    let share = code(&mut rng);
    let guest =
        Correspondence::accept(pair.game, vec![letter], "Anaïs", share, secret(share), score.clone(), 9).unwrap();
    pair.devices = [host, guest];
    pair.exchange(1);
    assert!(pair.turn());
    assert_eq!(pair.devices[0].session().unwrap().status(corsair_cabinet::game::Language::ENGLISH).score, score);
}

#[test]
fn links_are_short_enough_for_messengers() {
    let address = "https://corsair-cabinet.example.org/cabinet/";
    let mut longest = 0;
    for (number, (id, options)) in offered().into_iter().enumerate() {
        // Under Tic-Tac-Toe a player may move many times in a row while the other one has no move.
        let limit = if options.contains("tic-tac-toe") { usize::MAX } else { 400 };
        for letter in play(id, &options, 100 + number as u64, SHORT).letters() {
            let link = format!("{address}{LINK_START}{}", link_of(&letter.to_string()));
            assert!(link.len() < limit, "{} characters: {link}", link.len());
            longest = longest.max(link.len());
        }
    }
    println!("the longest link has {longest} characters");
}

/// A game of Corsairs after a few turns.
fn begun() -> Pair {
    let mut pair = Pair::new("corsairs", "corsairs=random", 5);
    for _ in 0..6 {
        assert!(pair.turn());
    }
    pair
}

/// A device as it was, to be changed.
fn copy(device: &Correspondence) -> Correspondence {
    Correspondence::load(device.chain().game(), &device.save()).unwrap()
}

/// The device that has received the last letter as it was before, and the letter.
fn undelivered() -> (Correspondence, Letter) {
    let mut pair = begun();
    let device = pair.due().unwrap();
    let before = copy(&pair.devices[1 - device]);
    let mut session = pair.devices[device].session().unwrap();
    let seat = pair.devices[device].seat();
    while !pair.devices[device].sync_from_session(&session, 5) {
        let actions = actions(&session, seat);
        act(&mut session, seat, pair.rng.choose(&actions).unwrap());
    }
    (before, pair.devices[device].last_letter().unwrap().clone())
}

#[test]
fn a_letter_with_any_byte_changed_is_refused_with_its_place() {
    every_byte_counts(&begun().letters());
}

fn every_byte_counts(letters: &[Letter]) {
    for letter in letters {
        let text = letter.to_string();
        for (place, byte) in text.bytes().enumerate() {
            for other in [byte ^ 1, b'x', b' ', b'\n', b'0'].into_iter().filter(|other| *other != byte) {
                let mut bytes = text.clone().into_bytes();
                bytes[place] = other;
                let Ok(changed) = String::from_utf8(bytes) else { continue };
                let error = changed.parse::<Letter>().expect_err(&changed);
                assert!(error.line <= changed.split('\n').count(), "{error}");
            }
        }
    }
}

#[test]
fn a_letter_that_is_cut_or_has_other_lines_is_refused() {
    every_line_counts(&begun().letters());
}

fn every_line_counts(letters: &[Letter]) {
    for letter in letters {
        let text = letter.to_string();
        let places = text.char_indices().map(|(place, _)| place);
        assert!(places.into_iter().all(|place| text[..place].parse::<Letter>().is_err()));
        let lines: Vec<&str> = text.lines().collect();
        for first in 0..lines.len() {
            let mut missing = lines.clone();
            missing.remove(first);
            let mut doubled = lines.clone();
            doubled.insert(first, lines[first]);
            let mut versions = vec![missing, doubled];
            for second in 0..first {
                let mut swapped = lines.clone();
                swapped.swap(first, second);
                versions.push(swapped);
            }
            for version in versions {
                assert!((version.join("\n") + "\n").parse::<Letter>().is_err(), "{version:?}");
            }
        }
    }
}

#[test]
fn letters_come_in_order_or_are_refused() {
    let pair = begun();
    let letters = pair.letters();
    let fresh = || Correspondence::restore(pair.game, Writer::GUEST, letters[..3].to_vec(), 1).unwrap();
    // The guest has three letters. The next one of the host cannot come before its own.
    assert_eq!(fresh().receive(&letters[4], 2), Err(Fault::Missing(4)));
    assert_eq!(fresh().receive(&letters[3], 2), Err(Fault::NotOurs(4)));
    assert_eq!(fresh().receive(&letters[2], 2), Ok(ReceivedLetter::Known));
    assert_eq!(fresh().receive(&letters[1], 2), Ok(ReceivedLetter::Own));
    let other = Pair::new("corsairs", "corsairs=random", 6).letters();
    assert_eq!(fresh().receive(&other[2], 2), Err(Fault::OtherTable));
    // A lost letter is sent again at any time.
    let device = &pair.devices[0];
    assert_eq!(device.last_letter(), letters.iter().rev().find(|letter| writer_of(letter.number) == Writer::HOST));
    // A device that lost everything goes on from the letters.
    for (own, writer) in [Writer::HOST, Writer::GUEST].into_iter().enumerate() {
        let restored = Correspondence::restore(pair.game, writer, letters.clone(), 1).unwrap();
        assert_eq!(restored.session().unwrap().record(), pair.devices[own].session().unwrap().record());
        assert_eq!(restored.waits_for(), pair.devices[own].waits_for());
    }
}

/// Writes another turn than the one of the last own letter, which was taken back.
fn write_again(device: &mut Correspondence, rng: &mut Rng) -> Letter {
    let last = device.last_letter().unwrap().clone();
    assert!(device.take_back(7) && device.is_taking_back());
    loop {
        let mut session = device.session().unwrap();
        let seat = device.seat();
        let actions = actions(&session, seat);
        act(&mut session, seat, rng.choose(&actions).unwrap());
        if device.sync_from_session(&session, 8) {
            break;
        }
    }
    let again = device.last_letter().unwrap().clone();
    assert_eq!(again.number, last.number);
    if again == last { write_again(device, rng) } else { again }
}

#[test]
fn another_letter_of_the_same_number_needs_consent() {
    let mut pair = begun();
    let device = 1 - pair.due().unwrap();
    let first = pair.devices[device].last_letter().unwrap().clone();
    let again = write_again(&mut pair.devices[device], &mut Rng::from_seed(4));
    pair.reload(device);
    let other = &mut pair.devices[1 - device];
    let before = other.save();
    assert_eq!(other.receive(&again, 9), Ok(ReceivedLetter::Replacement));
    assert_eq!(other.save(), before, "nothing changes before the player agrees");

    // The player does not agree: the answer to the first letter makes it count again.
    let devices = pair.devices.each_ref().map(copy);
    let mut refused = Pair { game: pair.game, devices, rng: Rng::from_seed(2), patience: LONG };
    assert_eq!(refused.due(), Some(1 - device));
    assert!(refused.turn());
    assert!(refused.letters().contains(&first) && !refused.letters().contains(&again));
    while refused.turn() {}
    assert!(matches!(verify(&refused.letters(), named), Ok(Verdict::Checked { .. })));

    // The player agrees.
    pair.devices[1 - device].consent(&again, 9).unwrap();
    pair.compare();
    assert!(pair.letters().contains(&again) && !pair.letters().contains(&first));
    // Now the first one is the replacement.
    assert_eq!(pair.devices[1 - device].receive(&first, 9), Ok(ReceivedLetter::Replacement));
    while pair.turn() {}
    assert!(matches!(verify(&pair.letters(), named), Ok(Verdict::Checked { .. })));
}

#[test]
fn a_letter_that_was_answered_is_replaced_with_its_answer() {
    let mut pair = begun();
    let device = pair.due().unwrap();
    let letters = pair.letters().len();
    // The device has received the answer to its last letter, and takes the letter back nevertheless.
    let answer = pair.devices[device].chain().letters().last().unwrap().clone();
    let again = write_again(&mut pair.devices[device], &mut Rng::from_seed(4));
    assert_eq!(pair.devices[device].chain().letters().len(), letters - 1);
    let mut declined = copy(&pair.devices[device]);
    assert_eq!(declined.receive(&answer, 9), Ok(ReceivedLetter::New), "the answer to the first letter declines");
    assert_eq!(declined.chain().letters(), pair.devices[1 - device].chain().letters());
    pair.devices[1 - device].consent(&again, 9).unwrap();
    pair.compare();
    while pair.turn() {}
    assert!(matches!(verify(&pair.letters(), named), Ok(Verdict::Checked { .. })));
}

#[test]
fn what_was_answered_twice_or_cast_cannot_be_replaced() {
    let mut pair = begun();
    let device = 1 - pair.due().unwrap();
    let again = write_again(&mut copy(&pair.devices[device]), &mut Rng::from_seed(4));
    assert!(pair.turn() && pair.turn());
    let number = again.number;
    assert_eq!(pair.devices[1 - device].receive(&again, 9), Err(Fault::Answered(number)));
    // The guest knows the seed after letter 3, and cannot choose another share.
    let mut letters = pair.letters();
    let Content::Acceptance(acceptance) = &mut letters[1].content else { panic!("letter 2 accepts") };
    acceptance.seed_share = Code([7; 16]);
    assert_eq!(pair.devices[0].receive(&letters[1], 9), Err(Fault::Answered(2)));
}

/// Changes a letter of a transcript, and every code that depends on it: what a player with a program of their own would send.
fn forged(mut letters: Vec<Letter>, number: usize, change: impl Fn(&mut Letter)) -> Vec<Letter> {
    letters.truncate(number);
    change(&mut letters[number - 1]);
    letters
}

/// The letters with every code of the letter before written again, after some were changed.
fn chained(mut letters: Vec<Letter>) -> Vec<Letter> {
    for index in 1..letters.len() {
        let digest = letters[index - 1].digest();
        match &mut letters[index].content {
            Content::Invitation(_) => {}
            Content::Acceptance(acceptance) => acceptance.after = digest,
            Content::Turn(turn) => turn.after = digest,
        }
    }
    letters
}

/// The verdict on letters that do not fit each other, so that it names nobody: the first letter that does not fit, and why.
fn unfitting(letters: &[Letter]) -> (u32, Fault) {
    match verify(letters, named) {
        Ok(Verdict::Broken { letter, writer: None, fault }) => (letter, fault),
        other => panic!("{other:?}"),
    }
}

/// The verdict on a transcript that is broken: who broke what, and in which letter.
fn broken(letters: &[Letter]) -> (u32, Writer, Fault) {
    match verify(letters, named) {
        Ok(Verdict::Broken { letter, writer: Some(writer), fault }) => (letter, writer, fault),
        other => panic!("{other:?}"),
    }
}

fn turn(letter: &mut Letter) -> &mut corsair_cabinet::correspondence::Turn {
    match &mut letter.content {
        Content::Turn(turn) => turn,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_cheater_is_named_by_the_verdict() {
    let letters = begun().letters();
    assert!(matches!(verify(&letters, named), Ok(Verdict::Unfinished { owes: _, record: Some(_) })));
    // The host opens another share than it committed to, for a better lot.
    let lot = forged(letters.clone(), 3, |letter| turn(letter).open = Some(Code([3; 16])));
    assert_eq!(broken(&lot), (3, Writer::HOST, Fault::Lot));
    // The guest draws again after the lot is known: the host's letter no longer answers it.
    let mut again = letters.clone();
    let Content::Acceptance(acceptance) = &mut again[1].content else { panic!("letter 2 accepts") };
    acceptance.seed_share = Code([4; 16]);
    assert_eq!(unfitting(&again), (3, Fault::Broken));
    // A player rewrites an earlier letter.
    let mut rewritten = letters.clone();
    turn(&mut rewritten[4]).actions.push("end".into());
    assert_eq!(broken(&rewritten).0, 5);
    for number in 4..=letters.len() {
        let writer = writer_of(u32::try_from(number).unwrap());
        let at = |letters: &[Letter]| {
            let (letter, who, fault) = broken(letters);
            assert_eq!((letter as usize, who), (number, writer));
            fault
        };
        // An action that is not legal, one that is none, and a turn that is not finished.
        let illegal = forged(letters.clone(), number, |letter| turn(letter).actions = vec!["sail a1 a9".into()]);
        assert!(matches!(at(&illegal), Fault::Action(1, _)));
        let unknown = forged(letters.clone(), number, |letter| turn(letter).actions.insert(0, "win".into()));
        assert!(matches!(at(&unknown), Fault::Action(1, _)));
        let twice = forged(letters.clone(), number, |letter| {
            let own = turn(letter).actions.clone();
            turn(letter).actions.extend(own);
        });
        assert!(matches!(at(&twice), Fault::Action(..)));
        let silent = forged(letters.clone(), number, |letter| turn(letter).actions.clear());
        assert!(matches!(at(&silent), Fault::Position | Fault::Unfinished));
        // A position that the rules do not lead to.
        let other = forged(letters.clone(), number, |letter| turn(letter).sees = Code([1; 5]));
        assert_eq!(at(&other), Fault::Position);
        // A letter that answers another one.
        let after = forged(letters.clone(), number, |letter| turn(letter).after = Code([1; 16]));
        assert_eq!(unfitting(&after), (u32::try_from(number).unwrap(), Fault::Broken));
    }
    let mut late = letters.clone();
    late.remove(4);
    assert_eq!(unfitting(&late), (6, Fault::Missing(5)));
}

/// Checks that a device refuses a letter with each of these changes, stays as it is, and takes the letter unchanged.
fn changes_are_refused(mut device: Correspondence, letter: &Letter, changes: &[fn(&mut Letter)]) {
    let before = device.save();
    for change in changes {
        let mut forged = letter.clone();
        change(&mut forged);
        assert!(device.receive(&forged, 9).is_err(), "{forged}");
        assert_eq!(device.save(), before, "{forged}");
    }
    assert_eq!(device.receive(letter, 9), Ok(ReceivedLetter::New));
}

#[test]
fn a_false_letter_changes_nothing_at_the_table() {
    let (device, letter) = undelivered();
    let changes: [fn(&mut Letter); 5] = [
        |letter| turn(letter).sees = Code([1; 5]),
        |letter| turn(letter).after = Code([1; 16]),
        |letter| turn(letter).actions.push("pass".into()),
        |letter| turn(letter).actions.clear(),
        |letter| letter.number += 2,
    ];
    changes_are_refused(device, &letter, &changes);
}

#[test]
fn what_cannot_be_played_by_letter_says_why() {
    let why = |id: &str, options: &str| obstacle(named(id).unwrap().options(), options);
    assert_eq!(why("battle-of-corsica", "standard"), Some(Obstacle::Race));
    assert_eq!(why("knight-fight", "clock=on"), Some(Obstacle::Clock));
    assert_eq!(why("knight-fight", "sickness=on,snapshot=on"), Some(Obstacle::Referee));
    for players in ["standard", "seats=3", "seats=4"] {
        assert_eq!(why("court-wars", players), None, "{players}");
    }
    for common in ["flip=reshuffle", "limit=off,flip=reshuffle", "jokers=none", "placing=must,joker=must"] {
        assert_eq!(why("court-wars", common), None, "{common}");
    }
    every_set_of_knight_fight_says_why();
    assert_eq!(why("corsairs", "standard"), None);
    // Neither can an invitation be written, nor one that was forged be accepted.
    let game = named("knight-fight").unwrap();
    let mut rng = Rng::from_seed(1);
    let refused = Correspondence::invite(game, "clock=on", None, "Ann", draw(&mut rng), 1).err();
    assert_eq!(refused, Some(Fault::Obstacle(Obstacle::Clock)));
    let host = Correspondence::invite(game, "standard", None, "Ann", draw(&mut rng), 1).unwrap();
    let forged = forged(vec![host.last_letter().unwrap().clone()], 1, |letter| {
        let Content::Invitation(invitation) = &mut letter.content else { return };
        invitation.options = "clock=on".into();
    });
    let share = Code([1; 16]);
    let refused = Correspondence::accept(game, vec![forged[0].clone()], "Bob", share, share, Score::default(), 1).err();
    assert_eq!(refused, Some(Fault::Obstacle(Obstacle::Clock)));
}

/// All 128 sets of anomalies can be played by letter, but for those with Snapshot and Sickness.
fn every_set_of_knight_fight_says_why() {
    let anomalies = [
        ("airdrop", "2"),
        ("bidding", "free"),
        ("coloration", "on"),
        ("trap", "hidden"),
        ("sickness", "on"),
        ("snapshot", "on"),
        ("tic-tac-toe", "on"),
    ];
    let options = named("knight-fight").unwrap().options();
    for set in 0..1_u32 << anomalies.len() {
        let chosen = anomalies.iter().enumerate().filter(|(index, _)| set >> index & 1 == 1);
        let text = chosen.fold("standard".to_owned(), |text, (_, (key, value))| options.set(&text, key, value));
        let needs_referee = text.contains("sickness") && text.contains("snapshot");
        assert_eq!(obstacle(options, &text), needs_referee.then_some(Obstacle::Referee), "{text}");
        assert_eq!(obstacle(options, &options.set(&text, "clock", "on")), Some(Obstacle::Clock), "{text}");
    }
}

#[test]
fn names_of_any_letters_travel_as_text_and_link() {
    for (name, kept) in
        [("Ann_Bonny;", "Ann Bonny"), ("  Ana\u{ef}s\n", "Ana\u{ef}s"), ("100 %", "100"), ("海", "海"), ("", "")]
    {
        assert_eq!(clean_name(name), kept);
        let mut rng = Rng::from_seed(1);
        let host =
            Correspondence::invite(named("corsairs").unwrap(), "standard", None, name, draw(&mut rng), 1).unwrap();
        for _ in 0..6 {
            let letter = delivered(host.last_letter().unwrap(), &mut rng);
            let Content::Invitation(invitation) = &letter.content else { panic!("{letter}") };
            assert_eq!(invitation.name, kept);
        }
    }
}

#[test]
fn a_player_elsewhere_cannot_be_undone_at_the_own_table() {
    let pair = begun();
    let device = pair.due().unwrap();
    let language = corsair_cabinet::game::Language::ENGLISH;
    let mut session = pair.devices[device].session().unwrap();
    assert!(!session.status(language).can_undo, "the last action came in a letter");
    let waiting = pair.devices[1 - device].session().unwrap();
    assert!(!waiting.status(language).can_undo, "the last action was sent in a letter");
    // Within a turn the player may undo as in every other game.
    let mut pair = Pair::new("corsairs", "standard", 8);
    let device = pair.due().unwrap();
    session = pair.devices[device].session().unwrap();
    let first = actions(&session, pair.devices[device].seat()).swap_remove(0);
    act(&mut session, pair.devices[device].seat(), &first);
    assert!(session.status(language).can_undo);
    assert!(!pair.devices[device].sync_from_session(&session, 5));
    assert!(session.undo() && session.status(language).can_redo);
    assert!(!pair.devices[device].sync_from_session(&session, 5));
    pair.reload(device);
    assert_eq!(pair.devices[device].session().unwrap().record(), session.record());
}

/// The transcript of a game in the folder of golden letters.
fn golden(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/letters").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn letters_of_earlier_versions_prove_the_same_game() {
    compare_with_golden("corsairs.txt", "corsairs", "size=4,corsairs=random", 41);
    compare_with_golden("knight-fight.txt", "knight-fight", "airdrop=2,sickness=on", 42);
}

fn compare_with_golden(file: &str, id: &str, options: &str, seed: u64) {
    compare_letters(file, &play(id, options, seed, LONG).letters());
}

fn compare_letters(file: &str, letters: &[Letter]) {
    let letters: String = letters.iter().map(Letter::to_string).collect();
    if env::var_os("WRITE_LETTERS").is_some() {
        fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/letters").join(file), &letters).unwrap();
    }
    assert_eq!(golden(file), letters, "{file}");
    assert!(matches!(verify(&Letter::find(&golden(file)).unwrap(), named), Ok(Verdict::Checked { .. })));
}

#[test]
fn a_letter_says_which_position_it_leads_to() {
    let pair = begun();
    let session = pair.devices[0].session().unwrap();
    let mut last = pair.letters().last().unwrap().clone();
    assert_eq!(turn(&mut last).sees, position_checksum(&session));
}
