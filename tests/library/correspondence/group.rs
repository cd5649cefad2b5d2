//! Games by correspondence for three and four: everybody reads the letters of all others, as in a group chat.

use super::common_pile::{GAME, decides_before_the_card};
use super::*;
use corsair_cabinet::correspondence::{SecrecyLines, Turn, share_commitment};

const NAMES: [&str; 4] = ["Anaïs", "Bob", "", "Dora"];

/// The devices of a game, and the letters in their chat.
struct Group {
    devices: Vec<Correspondence>,
    chat: Vec<Letter>,
    rng: Rng,
    /// How many actions there are to a resignation.
    patience: usize,
}

fn join(letters: &[Letter], number: usize, rng: &mut Rng) -> Correspondence {
    let share = code(rng);
    let (game, letters) = (named(GAME).unwrap(), letters.to_vec());
    Correspondence::accept(game, letters, NAMES[number], share, secret(share), Score::default(), 2).unwrap()
}

fn invited(options: &str, seat: Option<Seat>, rng: &mut Rng) -> Correspondence {
    Correspondence::invite(named(GAME).unwrap(), options, seat, NAMES[0], draw(rng), 1).unwrap()
}

impl Group {
    /// A game for which all have joined, one after the other.
    fn new(options: &str, seed: u64) -> Self {
        let mut rng = Rng::stream(seed, 18);
        let seats = named(GAME).unwrap().options().seat_count(options);
        let seat = *rng.choose(&[None, Some(Seat::FIRST), Seat::new(seats - 1)]).unwrap();
        let host = invited(options, seat, &mut rng);
        let chat = vec![host.last_letter().unwrap().clone()];
        let mut group = Self { devices: vec![host], chat, rng, patience: LONG };
        for number in 1..seats {
            let guest = join(&group.chat, number, &mut group.rng);
            group.devices.push(guest);
            group.post();
        }
        group
    }

    /// Puts the letters that devices have written into the chat, and hands them to all devices, until nothing is new.
    fn post(&mut self) {
        loop {
            let mut written = self.devices.iter().filter_map(|device| device.chain().letters().get(self.chat.len()));
            let Some(letter) = written.next().cloned() else { break };
            let letter = delivered(&letter, &mut self.rng);
            self.chat.push(letter);
            for device in &mut self.devices {
                while let Some(letter) = self.chat.get(device.chain().letters().len()) {
                    assert_eq!(device.receive(letter, 3), Ok(ReceivedLetter::New), "{letter}");
                }
                let again = device.receive(self.chat.last().unwrap(), 4);
                assert!(matches!(again, Ok(ReceivedLetter::Known | ReceivedLetter::Own)), "{again:?}");
            }
        }
    }

    /// The device that is to act. All devices agree on whose turn it is.
    fn due(&self) -> Option<usize> {
        let writer = self.devices[0].chain().next_writer();
        for device in &self.devices {
            let due = match writer {
                None => WaitsFor::Nobody,
                Some(writer) if writer == device.own() => WaitsFor::Own,
                Some(writer) => WaitsFor::Other(writer),
            };
            assert_eq!(device.waits_for(), due);
        }
        writer.map(Writer::index)
    }

    /// Plays a random turn at the device that is to act, without sending the letter.
    fn write(&mut self, device: usize) {
        let (device, rng) = (&mut self.devices[device], &mut self.rng);
        let mut session = device.session().unwrap();
        let seat = device.seat();
        loop {
            assert!(session.to_act_after(LATEST_PLY).contains(seat));
            act_or_resign(&mut session, seat, self.patience, rng);
            let written = device.sync_from_session(&session, 5);
            if rng.below(8) == 0 {
                let stored = device.save();
                *device = Correspondence::load(device.chain().game(), &stored).unwrap();
                assert_eq!(device.save(), stored);
            }
            if written {
                break;
            }
        }
    }

    /// Plays a random turn, with reloads between any two steps. Returns whether the game goes on.
    fn turn(&mut self) -> bool {
        let Some(device) = self.due() else { return false };
        self.write(device);
        self.post();
        self.due().is_some()
    }

    /// Compares what each device shows with a replay of its record. A device may know a card that others are still to be sent.
    fn compare(&self) {
        let mut records = Vec::new();
        for device in &self.devices {
            // Before the host's first letter only the host knows the lot.
            let Some(session) = device.session() else { continue };
            let replayed =
                Session::resume(device.chain().game(), Beginning::Record(&session.record()), Vec::new()).unwrap();
            let viewer = Some(device.seat());
            assert!(*session.view_at_the_time(LATEST_PLY, viewer) == *replayed.view_at_the_time(LATEST_PLY, viewer));
            records.push(session.record());
        }
        records.sort_unstable_by_key(String::len);
        assert!(records.windows(2).all(|pair| body(&pair[1]).starts_with(body(&pair[0]))), "{records:?}");
    }

    /// Plays to the end. Every device has the record of the verdict then, and has shown nothing else on the way.
    fn play(&mut self) -> String {
        let mut shown = Shown::default();
        loop {
            if self.rng.below(4) == 0 {
                self.compare();
                shown.note(&self.devices);
            }
            if let Some(device) = self.due() {
                decides_before_the_card(&self.devices[device]);
            }
            if !self.turn() {
                break;
            }
        }
        let record = match verify(&self.chat, named) {
            Ok(Verdict::Checked { record, .. }) => record,
            other => panic!("{other:?}"),
        };
        for device in &self.devices {
            assert_eq!(device.session().unwrap().record(), record);
        }
        shown.expect_again(&self.devices, &record);
        record
    }

    fn writer(&self, number: usize) -> Writer {
        self.devices[0].chain().writer(u32::try_from(number).unwrap()).unwrap()
    }
}

/// Sets of options for three and four.
fn sets() -> Vec<String> {
    let options = named(GAME).unwrap().options();
    let mut sets = Vec::new();
    for seats in ["3", "4"] {
        let standard = options.set("standard", "seats", seats);
        for choice in options.choices() {
            let values = choice.values[1..].iter().filter(|_| choice.key != "seats");
            sets.extend(values.map(|value| options.set(&standard, choice.key, value)));
        }
        sets.push(standard);
    }
    sets.retain(|set| options.seat_count(set) > 2 && named(GAME).unwrap().start(set, 1).is_ok());
    sets.sort_unstable();
    sets.dedup();
    assert!(sets.len() > 20, "{sets:?}");
    sets
}

#[test]
fn a_group_that_exchanges_text_plays_the_same_game() {
    let games = env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1);
    let mut longest = 0;
    for (number, options) in sets().iter().enumerate() {
        for game in 0..games {
            let mut group = Group::new(options, number as u64 * 10_000 + game);
            group.play();
            for letter in &group.chat {
                let link =
                    format!("https://corsair-cabinet.example.org/cabinet/{LINK_START}{}", link_of(&letter.to_string()));
                assert!(link.len() < 400, "{} characters: {link}", link.len());
                longest = longest.max(link.len());
            }
        }
    }
    println!("the longest link has {longest} characters");
}

#[test]
fn a_resignation_ends_the_game_of_a_group() {
    let mut resigned = 0;
    for seed in 0..10 {
        let mut group = Group::new("seats=3", seed);
        group.patience = 30;
        group.play();
        let Ok(Verdict::Checked { resigned: Some(writer), .. }) = verify(&group.chat, named) else { continue };
        assert_eq!(writer, group.writer(group.chat.len()));
        resigned += 1;
    }
    assert!(resigned > 0);
}

/// A game for three after so many letters, and one for four.
fn begun(letters: usize) -> [Group; 2] {
    ["seats=3", "seats=4"].map(|options| {
        let mut group = Group::new(options, 7);
        while group.chat.len() < letters {
            assert!(group.turn());
        }
        group
    })
}

#[test]
fn letters_of_a_group_are_read_strictly() {
    for group in begun(30) {
        every_byte_counts(&group.chat[..20]);
        every_line_counts(&group.chat);
    }
}

#[test]
fn a_device_that_was_late_is_told_what_is_missing() {
    for mut group in begun(12) {
        let before = group.devices.iter().map(copy).collect::<Vec<_>>();
        let known = group.chat.len();
        while group.chat.len() < known + 6 {
            assert!(group.turn());
        }
        for mut late in before {
            let next = u32::try_from(known).unwrap() + 1;
            for letter in &group.chat[known + 1..] {
                assert_eq!(late.receive(letter, 9), Err(Fault::Missing(next)));
            }
            if late.waits_for() == WaitsFor::Own {
                // The others have a letter that this device has lost. It is not taken for another one's.
                assert_eq!(late.receive(&group.chat[known], 9), Err(Fault::NotOurs(next)));
                continue;
            }
            assert_eq!(late.receive(&group.chat[known], 9), Ok(ReceivedLetter::New));
        }
    }
}

#[test]
fn two_guests_who_join_at_once_both_play() {
    let mut rng = Rng::from_seed(3);
    let mut host = invited("seats=3", None, &mut rng);
    let invitation = vec![host.last_letter().unwrap().clone()];
    let [mut first, mut second] = [1, 3].map(|number| join(&invitation, number, &mut rng));
    let [letter, lost] = [&first, &second].map(|guest| guest.last_letter().unwrap().clone());
    assert_eq!((letter.number, lost.number), (2, 2));
    assert_eq!(host.receive(&letter, 3), Ok(ReceivedLetter::New));
    assert_eq!(host.receive(&lost, 3), Err(Fault::Taken(2)), "for the host the first one counts");
    let before = first.save();
    assert_eq!(first.receive(&lost, 3), Ok(ReceivedLetter::Contested));
    assert_eq!(first.save(), before, "nothing changes before the player says so");
    assert_eq!(second.receive(&letter, 3), Ok(ReceivedLetter::Contested));
    second.rejoin(&letter, 4).unwrap();
    let again = second.last_letter().unwrap().clone();
    assert_eq!((again.number, again.after(), second.own().index()), (3, Some(letter.digest()), 2));
    assert_eq!(copy(&second).save(), second.save());
    assert_eq!(second.chain().name(second.own()), "Dora");
    for device in [&mut host, &mut first] {
        assert_eq!(device.receive(&again, 5), Ok(ReceivedLetter::New));
    }
    let chat = host.chain().letters()[..3].to_vec();
    let mut group = Group { devices: vec![host, first, second], chat, rng, patience: LONG };
    group.post();
    group.play();
}

#[test]
fn a_guest_who_comes_too_late_is_told_so() {
    let mut rng = Rng::from_seed(4);
    let host = invited("seats=3", None, &mut rng);
    let mut chat = vec![host.last_letter().unwrap().clone()];
    let mut lost = join(&chat, 3, &mut rng);
    for number in 1..3 {
        chat.push(join(&chat, number, &mut rng).last_letter().unwrap().clone());
    }
    let share = code(&mut rng);
    let late =
        Correspondence::accept(named(GAME).unwrap(), chat.clone(), "Late", share, share, Score::default(), 9).err();
    assert_eq!(late, Some(Fault::Full));
    // The other guest's letter 3 follows a letter 2 that this device does not have.
    let before = lost.save();
    assert_eq!(lost.receive(&chat[2], 5), Err(Fault::Taken(2)));
    assert_eq!(lost.save(), before);
    assert_eq!(lost.receive(&chat[1], 5), Ok(ReceivedLetter::Contested));
    lost.rejoin(&chat[1], 5).unwrap();
    assert_eq!(lost.last_letter().unwrap().number, 3);
    // The last seat is taken, too.
    let before = lost.save();
    assert_eq!(lost.receive(&chat[2], 6), Err(Fault::Taken(3)));
    assert_eq!(lost.rejoin(&chat[2], 6), Err(Fault::Taken(3)));
    assert_eq!(lost.save(), before);
}

#[test]
fn a_guest_who_joined_behind_the_wrong_one_joins_again() {
    let mut rng = Rng::from_seed(5);
    let host = invited("seats=4", None, &mut rng);
    let chat = vec![host.last_letter().unwrap().clone()];
    let [counts, lost] = [1, 1].map(|number| join(&chat, number, &mut rng).last_letter().unwrap().clone());
    let mut behind = join(&[chat[0].clone(), lost], 3, &mut rng);
    assert_eq!(behind.receive(&counts, 5), Ok(ReceivedLetter::Contested));
    behind.rejoin(&counts, 5).unwrap();
    let again = behind.last_letter().unwrap();
    assert_eq!((again.number, again.after()), (3, Some(counts.digest())));
    // A letter that fits nowhere changes nothing.
    let mut forged = counts.clone();
    let Content::Acceptance(acceptance) = &mut forged.content else { panic!("{forged}") };
    acceptance.after = Code([1; 16]);
    let before = behind.save();
    assert_eq!(behind.receive(&forged, 6), Err(Fault::Broken));
    assert!(behind.rejoin(&forged, 6).is_err());
    assert_eq!(behind.save(), before);
}

#[test]
fn nobody_joins_once_the_game_has_begun() {
    for mut group in begun(6) {
        let other = join(&group.chat[..1], 3, &mut group.rng).last_letter().unwrap().clone();
        for device in &mut group.devices {
            let before = device.save();
            assert!(device.receive(&other, 9).is_err());
            assert!(device.rejoin(&other, 9).is_err());
            assert_eq!(device.save(), before);
        }
    }
}

/// Checks that the verdict on a forged letter names the letter and its writer. Returns what it breaks.
fn named_fault(group: &Group, number: usize, change: &dyn Fn(&mut Letter)) -> Fault {
    let (letter, writer, fault) = broken(&forged(group.chat.clone(), number, change));
    assert_eq!((letter as usize, writer), (number, group.writer(number)), "{fault}");
    fault
}

#[test]
fn every_cheater_in_a_group_is_named() {
    for group in begun(40) {
        let seats = group.devices.len();
        // Another share of the lot, none, and one too early or too late.
        assert_eq!(named_fault(&group, seats + 1, &|letter| turn(letter).open = Some(Code([3; 16]))), Fault::Lot);
        assert_eq!(named_fault(&group, seats + 1, &|letter| turn(letter).open = None), Fault::Lot);
        assert_eq!(named_fault(&group, seats + 2, &|letter| turn(letter).open = Some(Code([3; 16]))), Fault::Lot);
        let mut early = group.chat[seats].clone();
        (early.number, turn(&mut early).after) = (3, group.chat[1].digest());
        let early = [group.chat[..2].to_vec(), vec![early]].concat();
        assert_eq!(unfitting(&early), (3, Fault::Missing(3)), "the host does not wait for the last guest");
        for number in seats + 2..=group.chat.len() {
            let fault = |change: &dyn Fn(&mut Turn)| named_fault(&group, number, &|letter| change(turn(letter)));
            let Content::Turn(true_turn) = &group.chat[number - 1].content else { panic!("letter {number}") };
            assert_eq!(fault(&|turn| turn.private.nonce = Some(Code([7; 16]))), Fault::Nonce);
            if true_turn.private.nonce.is_some() {
                assert_eq!(fault(&|turn| turn.private.nonce = None), Fault::Nonce);
            }
            assert_eq!(fault(&|turn| turn.sees = Code([1; 5])), Fault::Position);
            let after = forged(group.chat.clone(), number, |letter| turn(letter).after = Code([1; 16]));
            assert_eq!(unfitting(&after), (u32::try_from(number).unwrap(), Fault::Broken));
            assert_eq!(fault(&|turn| turn.private.secret = Some(Code([1; 16]))), Fault::Seal);
            assert!(matches!(fault(&|turn| turn.actions.push("draw".into())), Fault::Action(..) | Fault::Nonce));
            // Somebody writes out of turn: the letter is read as that of the player whose turn it is.
            let other = Turn { actions: Vec::new(), private: SecrecyLines::default(), ..true_turn.clone() };
            if other != *true_turn {
                let skipped = fault(&|turn| turn.clone_from(&other));
                assert!(matches!(skipped, Fault::Nonce | Fault::Position | Fault::Unfinished), "{skipped}");
            }
        }
    }
}

#[test]
fn another_secret_in_a_group_is_named() {
    for group in begun(40) {
        let most = named(GAME).unwrap().options().max_draws("standard").unwrap();
        for writer in Writer::all(group.devices.len()) {
            let mut forged = group.chat.clone();
            let other = Some(share_commitment(forged[0].table, writer, Code([9; 16]), most));
            match &mut forged[writer.index()].content {
                Content::Invitation(invitation) => invitation.secret = other,
                Content::Acceptance(acceptance) => acceptance.secret = other,
                Content::Turn(_) => panic!("the first letters have the commitments"),
            }
            let (number, who, fault) = broken(&chained(forged));
            let reveals = |letter: &&Letter| {
                let by = group.writer(letter.number as usize);
                by == writer && matches!(&letter.content, Content::Turn(turn) if turn.private.nonce.is_some())
            };
            let first = group.chat.iter().find(reveals).unwrap().number;
            assert_eq!((number, who, fault), (first, writer, Fault::Nonce));
        }
    }
}

#[test]
fn a_false_letter_changes_nothing_in_a_group() {
    for mut group in begun(30) {
        let device = group.due().unwrap();
        group.write(device);
        let letter = group.devices[device].last_letter().unwrap().clone();
        let changes: [fn(&mut Letter); 6] = [
            |letter| turn(letter).sees = Code([1; 5]),
            |letter| turn(letter).after = Code([1; 16]),
            |letter| turn(letter).actions.push("draw".into()),
            |letter| turn(letter).private.nonce = Some(Code([1; 16])),
            |letter| turn(letter).open = Some(Code([1; 16])),
            |letter| letter.number += 2,
        ];
        for other in group.devices.iter().filter(|other| other.own().index() != device) {
            changes_are_refused(copy(other), &letter, &changes);
        }
    }
}

#[test]
fn a_draw_in_a_group_needs_the_next_player_only() {
    // The player after the one who draws owes the share; nobody but the two has a part in the draw.
    let mut pending = 0;
    for mut group in begun(20) {
        while let Some(device) = group.due() {
            let seat = group.devices[device].seat();
            group.write(device);
            let written = group.devices[device].session().unwrap();
            if written.pending().is_some() {
                pending += 1;
                let next = written.status(Language::ENGLISH).to_act.first().unwrap();
                let partner = written.game().draw_partner(written.state(), seat).unwrap();
                let WaitsFor::Other(owes) = group.devices[device].waits_for() else {
                    panic!("the card is still to be drawn")
                };
                assert_eq!((next, owes), (partner, group.devices[device].chain().writer_on_seat(partner)));
                assert_ne!(next, seat);
            }
            group.post();
        }
    }
    assert!(pending > 3, "{pending}");
}

#[test]
fn a_device_of_a_group_knows_no_share_that_is_not_due() {
    // The host has sent its first turn to guests with different secrets.
    let known = [1, 2].map(|byte| {
        let mut rng = Rng::stream(5, 17);
        let mut host = invited("seats=3,starter=1", Some(Seat::FIRST), &mut rng);
        let mut chat = vec![host.last_letter().unwrap().clone()];
        for number in 1..3 {
            let (game, secret) = (named(GAME).unwrap(), Code([10 * number + byte; 16]));
            let score = Score::default();
            let guest =
                Correspondence::accept(game, chat.clone(), "Bob", Code([number; 16]), secret, score, 2).unwrap();
            let letter = guest.last_letter().unwrap().clone();
            assert_eq!(host.receive(&letter, 3), Ok(ReceivedLetter::New));
            chat.push(letter);
        }
        let mut session = host.session().unwrap();
        act(&mut session, Seat::FIRST, "draw");
        let action = actions(&session, Seat::FIRST)[0].clone();
        act(&mut session, Seat::FIRST, &action);
        assert!(host.sync_from_session(&session, 4));
        // Codes of letters depend on the letters before.
        let mut stored = host.save();
        for letter in &chat[1..] {
            let Content::Acceptance(acceptance) = &letter.content else { panic!("{letter}") };
            stored = stored.replace(&acceptance.secret.unwrap().to_string(), "(commitment)");
        }
        let is_code = |line: &&str| !line.starts_with("end ") && !line.starts_with("after ");
        let stored: Vec<String> = stored.lines().filter(is_code).map(str::to_owned).collect();
        (stored, session.record(), session.position(LATEST_PLY))
    });
    assert_eq!(known[0], known[1]);
}

#[test]
fn a_group_plays_a_rematch_with_a_new_invitation() {
    let mut group = Group::new("seats=3", 2);
    group.patience = 20;
    group.play();
    let table = group.devices[1].chain().table();
    let host = group.devices[1].rematch(draw(&mut group.rng), 9).unwrap();
    let letter = host.last_letter().unwrap().clone();
    let Content::Invitation(invitation) = &letter.content else { panic!("{letter}") };
    assert_eq!((invitation.follows, invitation.seat), (Some(table), Some(group.devices[1].seat())));
    group.chat = vec![letter];
    group.devices = vec![host];
    for number in [2, 3] {
        let guest = join(&group.chat, number, &mut group.rng);
        group.devices.push(guest);
        group.post();
    }
    group.play();
}

#[test]
fn a_stored_game_of_a_group_is_read() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/correspondence/court-wars-three");
    let stored = fs::read_to_string(path).unwrap();
    let device = Correspondence::load(named(GAME).unwrap(), &stored).unwrap();
    assert_eq!((device.save(), device.own().to_string()), (stored.clone(), "guest-2".into()));
    for (line, other) in [
        ("own guest-2", "own guest-3"),
        ("score 0 0 0", "score 0 0"),
        ("score 0 0 0", "score 0 0 1"),
        ("correspondence 3", "correspondence 4"),
    ] {
        assert!(Correspondence::load(named(GAME).unwrap(), &stored.replacen(line, other, 1)).is_err(), "{other}");
    }
}

#[test]
fn earlier_letters_of_a_group_prove_the_same_game() {
    let mut group = Group::new("seats=3", 45);
    group.play();
    compare_letters("court-wars-three.txt", &group.chat);
}
