//! Games by correspondence with hidden cards: what each device knows, what it stores, and what the secrets prove at the end.

use super::*;
use corsair_cabinet::correspondence::{seal, secret_commitment};

pub(super) const GAME: &str = "knights-and-corsairs";

/// Plays a game to its end. Every view of each device is the one that the true game gives.
fn play_private(options: &str, seed: u64) -> Pair {
    let pair = play_hidden(GAME, options, seed, LONG);
    let record = pair.devices[0].session().unwrap().record();
    assert!(record.starts_with("record 3 knights-and-corsairs\n"), "{record}");
    pair
}

/// Plays a game in which something is hidden to its end. Every view of each device is the one that the true game gives.
pub(super) fn play_hidden(id: &str, options: &str, seed: u64, patience: usize) -> Pair {
    let mut pair = Pair::new(id, options, seed);
    pair.patience = patience;
    let mut shown = Shown::default();
    loop {
        shown.note(&pair.devices);
        if !pair.turn() {
            break;
        }
    }
    for device in &pair.devices {
        assert_eq!(device.chain().broken_letter(), None, "{options} {seed}");
        let session = device.session().unwrap();
        let status = session.status(Language::ENGLISH);
        assert!(!status.is_supposed && status.may_share && status.ending.is_some());
    }
    shown.expect_again(&pair.devices, &format!("{options} {seed}"));
    let records = pair.devices.each_ref().map(|device| device.session().unwrap().record());
    assert_eq!(records[0], records[1]);
    match verify(&pair.letters(), named) {
        Ok(Verdict::Checked { record, .. }) => assert_eq!(record, records[0]),
        other => panic!("{options} {seed}: {other:?}"),
    }
    pair
}

#[test]
fn each_device_shows_what_the_true_game_shows() {
    for seed in 0..50 {
        play_private("standard", seed);
    }
    for (seed, (_, options)) in offered().iter().filter(|(id, _)| *id == GAME).enumerate() {
        play_private(options, 100 + seed as u64);
    }
}

/// The number of the first letter that has this, counted from 1.
pub(super) fn first(letters: &[Letter], has: impl Fn(&corsair_cabinet::correspondence::Turn) -> bool) -> usize {
    let fits = |letter: &Letter| matches!(&letter.content, Content::Turn(turn) if has(turn));
    letters.iter().position(fits).expect("a letter with it") + 1
}

/// The verdict on letters of which one was changed: it must name that letter, or `of`, and its writer.
pub(super) fn fault_of(letters: &[Letter], number: usize, of: usize, change: impl Fn(&mut Letter)) -> Fault {
    let mut forged = letters.to_vec();
    change(&mut forged[number - 1]);
    let (letter, writer, fault) = broken(&chained(forged));
    assert_eq!((letter as usize, writer), (of, writer_of(letter)), "{fault}");
    fault
}

#[test]
fn every_cheater_with_hidden_cards_is_named() {
    let letters = play_private("standard", 3).letters();
    let fault = |number: usize, change: fn(&mut Letter)| fault_of(&letters, number, number, change);
    // Other cards are opened than were sealed, or none, or another number.
    let opened = first(&letters, |turn| !turn.private.opened.is_empty());
    assert_eq!(fault(opened, |letter| turn(letter).private.opened.clear()), Fault::Seal);
    assert_eq!(fault(opened, |letter| turn(letter).private.opened[0].1 = "2C 3C".into()), Fault::Seal);
    assert_eq!(fault(opened, |letter| turn(letter).private.opened[0].1 += " 3C"), Fault::Seal);
    // A card is opened at once, or a card is played that is not in the hand.
    let attack = first(&letters, |turn| !turn.private.sealed.is_empty());
    let refused = fault(attack, |letter| {
        let action = &mut turn(letter).actions[0];
        let card = if action.ends_with(['H', 'D']) { " 2S" } else { " 2H" };
        *action = action.rsplit_once(' ').unwrap().0.to_owned() + card;
    });
    assert!(matches!(refused, Fault::Action(1, _)), "a card of the other player: {refused}");
    // The writer chooses a nonce, so that the other player draws something else.
    let nonce = first(&letters, |turn| turn.private.nonce.is_some());
    assert_eq!(fault(nonce, |letter| turn(letter).private.nonce = Some(Code([7; 16]))), Fault::Nonce);
    assert_eq!(fault(nonce, |letter| turn(letter).private.nonce = None), Fault::Nonce);
    // Another secret is opened, none, or one too early.
    let last = letters.len();
    assert_eq!(fault(last, |letter| turn(letter).private.secret = Some(Code([7; 16]))), Fault::Secret);
    assert_eq!(fault(last - 1, |letter| turn(letter).private.secret = Some(Code([7; 16]))), Fault::Secret);
    // An action after the end, and cards that nobody asked for.
    assert_eq!(fault(last, |letter| turn(letter).actions.push("place 2C".into())), Fault::Over);
    assert_eq!(fault(opened, |letter| turn(letter).private.shows = Some("2C".into())), Fault::Shown);
    assert_eq!(fault(opened, |letter| turn(letter).sees = Code([1; 5])), Fault::Position);
    assert_eq!(
        fault(2, |letter| {
            let Content::Acceptance(acceptance) = &mut letter.content else { return };
            acceptance.secret = None;
        }),
        Fault::Secret
    );
}

#[test]
fn a_false_card_of_the_reserve_is_named() {
    for options in ["standard", "reserve=pile"] {
        let shows = |letter: &Letter| match &letter.content {
            Content::Turn(turn) => turn.private.shows.clone(),
            Content::Invitation(_) | Content::Acceptance(_) => None,
        };
        let mut games = (0..1_000).map(|seed| play_private(options, seed).letters());
        let letters = games.find(|letters| letters.iter().any(|letter| shows(letter).is_some()));
        let letters = letters.unwrap_or_else(|| panic!("{options}: no defender has won with three cards on the board"));
        let number = first(&letters, |turn| turn.private.shows.is_some());
        let cards = shows(&letters[number - 1]).unwrap();
        let red = cards.ends_with(['H', 'D']);
        let others = if red { ["2H", "3H"] } else { ["2C", "3C"] };
        let other = others.into_iter().find(|other| !cards.contains(other)).unwrap();
        let fault = fault_of(&letters, number, number, |letter| turn(letter).private.shows = Some(other.into()));
        assert_eq!(fault, Fault::Shown, "{options}: {cards}");
        let fault = fault_of(&letters, number, number, |letter| turn(letter).private.shows = None);
        assert_eq!(fault, Fault::Shown, "{options}: {cards}");
    }
}

#[test]
fn a_winner_places_one_of_two_cards_of_the_reserve() {
    // All games in which a defender with three cards on the board wins and may choose.
    let mut chosen = 0;
    for seed in [18, 20, 23, 26, 39, 75, 82, 84, 94, 96, 126, 129, 136, 141, 142, 146, 186, 205, 216, 233] {
        let letters = play_private("standard", seed).letters();
        chosen += letters
            .iter()
            .filter(|letter| {
                matches!(&letter.content, Content::Turn(turn)
            if turn.private.shows.as_ref().is_some_and(|cards| cards.contains(' ')) && !turn.actions.is_empty())
            })
            .count();
    }
    assert!(chosen >= 20, "{chosen}");
}

/// Letters in which the guest has played with the cards of one secret, and has committed to another one, which it opens at the
/// end.
fn with_other_cards(letters: &[Letter], derived: bool) -> Vec<Letter> {
    let (table, other) = (letters[0].table, secret(Code([9; 16])));
    let of = |what: &[u8], number: u32| digest(&[what, &table.0, &number.to_le_bytes(), &other.0]);
    let mut forged = letters.to_vec();
    for letter in forged.iter_mut().filter(|letter| writer_of(letter.number) == Writer::GUEST) {
        let number = letter.number;
        match &mut letter.content {
            Content::Acceptance(acceptance) => {
                acceptance.secret = Some(secret_commitment(table, Writer::GUEST, other));
            }
            Content::Turn(turn) => {
                let private = &mut turn.private;
                private.secret = private.secret.map(|_| other);
                if derived {
                    private.nonce = private.nonce.map(|_| of(b"nonce", number));
                    private.opened.iter_mut().for_each(|(salt, _)| *salt = of(b"salt", number - 2));
                }
            }
            Content::Invitation(_) => {}
        }
    }
    for index in 0..forged.len().saturating_sub(2) {
        let Content::Turn(later) = &forged[index + 2].content else { continue };
        let Some((salt, words)) = later.private.opened.first().cloned() else { continue };
        let number = forged[index].number;
        turn(&mut forged[index]).private.sealed[0].commitment = seal(table, number, salt, &words);
    }
    chained(forged)
}

#[test]
fn who_plays_other_cards_than_were_drawn_is_named() {
    // The guest is first to act.
    let pair = (0..).map(|seed| play_private("standard", seed));
    let pair = pair
        .into_iter()
        .find(|pair| matches!(&pair.letters()[2].content, Content::Turn(turn) if turn.actions.is_empty()));
    let pair = pair.unwrap();
    // Nonces and salts do not follow from the secret; or they do, and the cards do not.
    let (number, writer, fault) = broken(&with_other_cards(&pair.letters(), true));
    assert_eq!((number, writer), (4, Writer::GUEST));
    assert!(matches!(fault, Fault::Action(1, _)), "{fault}");
    let forged = with_other_cards(&pair.letters(), false);
    assert_eq!(broken(&forged), (4, Writer::GUEST, Fault::Nonce));
    // The host's device has received all of it, and says so; nothing that was not checked is opened there.
    let mut stored = pair.devices[0].save();
    for (letter, forged) in pair.letters().iter().zip(&forged) {
        stored = stored.replace(&letter.to_string(), &forged.to_string());
    }
    let host = Correspondence::load(pair.game, &stored).unwrap();
    assert!(host.chain().is_complete() && host.waits_for() == WaitsFor::Nobody);
    assert_eq!(host.chain().broken_letter(), Some(&(4, Fault::Nonce)));
    let session = host.session().unwrap();
    let status = session.status(Language::ENGLISH);
    assert!(status.is_supposed && !status.may_share && status.ending.is_some());
    assert!(session.finished_facts(1, 2).is_none(), "it does not count");
}

/// The letters of two attacks that look the same: other cards lie face down. And the device that receives them.
fn two_attacks() -> (Correspondence, [Letter; 2]) {
    let pair = Pair::new(GAME, "standard", 5);
    let device = pair.due().unwrap();
    let session = pair.devices[device].session().unwrap();
    let seat = pair.devices[device].seat();
    let actions = actions(&session, seat);
    let public = |action: &str| action.split(' ').take(3).map(str::to_owned).collect::<Vec<_>>();
    let same: Vec<&String> = actions.iter().filter(|action| public(action) == public(&actions[0])).collect();
    let letters = [same[0], same[same.len() - 1]].map(|action| {
        let (mut sender, mut session) = (copy(&pair.devices[device]), session.clone());
        act(&mut session, seat, action);
        assert!(sender.sync_from_session(&session, 5));
        sender.last_letter().unwrap().clone()
    });
    assert_ne!(letters[0], letters[1]);
    (copy(&pair.devices[1 - device]), letters)
}

#[test]
fn a_device_knows_nothing_of_cards_that_lie_face_down() {
    let (receiver, letters) = two_attacks();
    let known = letters.map(|letter| {
        let mut device = copy(&receiver);
        assert_eq!(device.receive(&letter, 6), Ok(ReceivedLetter::New));
        let session = device.session().unwrap();
        let commitment = turn(&mut letter.clone()).private.sealed[0].commitment.to_string();
        let checksum = letter.to_string().lines().last().unwrap().to_owned();
        let stored = device.save().replace(&commitment, "(commitment)").replace(&checksum, "(checksum)");
        (stored, session.record(), session.position(LATEST_PLY))
    });
    assert_eq!(known[0], known[1]);
}

#[test]
fn a_letter_of_hidden_cards_is_never_replaced() {
    let (mut receiver, [first, second]) = two_attacks();
    assert_eq!(receiver.receive(&first, 6), Ok(ReceivedLetter::New));
    let before = receiver.save();
    assert_eq!(receiver.receive(&second, 7), Err(Fault::Answered(second.number)));
    assert_eq!(receiver.save(), before);
    assert!(!receiver.can_take_back());
}

#[test]
fn a_false_letter_of_hidden_cards_changes_nothing() {
    let (device, [letter, _]) = two_attacks();
    let changes: [fn(&mut Letter); 7] = [
        |letter| turn(letter).sees = Code([1; 5]),
        |letter| turn(letter).after = Code([1; 16]),
        |letter| turn(letter).actions.push("pass".into()),
        |letter| turn(letter).actions.clear(),
        |letter| turn(letter).private.sealed[0].words = 1,
        |letter| turn(letter).private.sealed.clear(),
        |letter| turn(letter).private.secret = Some(Code([1; 16])),
    ];
    changes_are_refused(device, &letter, &changes);
}

#[test]
fn letters_of_hidden_cards_are_read_strictly() {
    let letters = play_private("standard", 4).letters();
    every_byte_counts(&letters);
    every_line_counts(&letters);
}

#[test]
fn a_game_with_hidden_cards_needs_its_own_device() {
    let pair = Pair::new(GAME, "standard", 6);
    let refused = Correspondence::restore(pair.game, Writer::GUEST, pair.letters(), 1).err();
    assert_eq!(refused, Some(Fault::NoSecret));
    assert!(!pair.devices[0].session().unwrap().status(Language::ENGLISH).can_undo);
}

#[test]
fn a_record_with_outcomes_of_chance_has_one_spelling() {
    let record = play_private("standard", 7).devices[0].session().unwrap().record();
    let game = named(GAME).unwrap();
    let read =
        |text: &str| Session::resume(game, Beginning::Record(text), Vec::new()).map(|session| session.record()).ok();
    assert_eq!(read(&record).as_deref(), Some(&*record));
    assert_eq!(read(&record.replacen("record 3", "record 1", 1)), None);
    let without: String = record.split_inclusive('\n').filter(|line| !line.starts_with("chance")).collect();
    assert_eq!(read(&without), None);
    let corsairs = "record 3 corsairs\noptions standard\nseed 1\nchance 1 0123456789abcdef\nend\n";
    assert!(Session::resume(named("corsairs").unwrap(), Beginning::Record(corsairs), Vec::new()).is_err());
    let link = Session::replay(game, &corsair_cabinet::game::record::link_of(&record)).unwrap();
    assert_eq!(link.record(), record);
}

#[test]
fn earlier_letters_of_hidden_cards_prove_the_same_game() {
    assert_eq!(obstacle(named(GAME).unwrap().options(), "standard"), None);
    // The first version, in which every answer has a letter of its own.
    let first = Letter::find(&golden("knights-and-corsairs.txt")).unwrap();
    assert!(matches!(verify(&first, named), Ok(Verdict::Checked { .. })));
    compare_with_golden("knights-and-corsairs-2.txt", GAME, "standard", 43);
    let second = Letter::find(&golden("knights-and-corsairs-2.txt")).unwrap();
    assert_eq!((first.len(), second.len()), (25, 23), "the same players, until the first attack with a forced answer");
}
