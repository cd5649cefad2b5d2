//! Games by correspondence with a common pile: cards are drawn by both players together, after the decision, and proved at once.

use super::*;
use corsair_cabinet::correspondence::share_commitment;

pub(super) const GAME: &str = "court-wars";

/// A game to its end. Every view of each device is the one that the true game gives, and nobody knows a card before the decision.
fn play_common(options: &str, seed: u64) -> Pair {
    let mut pair = Pair::new(GAME, options, seed);
    let mut shown = Shown::default();
    loop {
        shown.note(&pair.devices);
        if let Some(device) = pair.due() {
            decides_before_the_card(&pair.devices[device]);
        }
        if !pair.turn() {
            break;
        }
    }
    let records = pair.devices.each_ref().map(|device| device.session().unwrap().record());
    assert_eq!(records[0], records[1]);
    assert!(records[0].starts_with("record 3 court-wars\n"), "{}", records[0]);
    shown.expect_again(&pair.devices, &format!("{options} {seed}"));
    match verify(&pair.letters(), named) {
        Ok(Verdict::Checked { record, .. }) => assert_eq!(record, records[0]),
        other => panic!("{options} {seed}: {other:?}"),
    }
    pair
}

fn needs_chance(session: &Session, action: &str) -> bool {
    session.game().needs_chance(session.state(), &session.game().read_action(action).unwrap())
}

/// Whoever can do something else does not get a hidden card before the other player has answered.
pub(super) fn decides_before_the_card(device: &Correspondence) {
    let mut session = device.session().unwrap();
    let actions = actions(&session, device.seat());
    let needs = needs_chance(&session, "draw");
    if actions.len() > 1 && needs && actions.iter().any(|action| action == "draw") {
        let before = session.record();
        act(&mut session, device.seat(), "draw");
        assert_eq!((session.record(), session.pending().map(ToString::to_string).as_deref()), (before, Some("draw")));
    }
}

#[test]
fn both_devices_show_what_the_full_replay_shows() {
    for seed in 0..30 {
        play_common("standard", seed);
    }
    for (seed, (_, options)) in offered().iter().filter(|(id, _)| *id == GAME).enumerate() {
        play_common(options, 100 + seed as u64);
    }
}

#[test]
fn a_draw_that_is_forced_needs_no_letter_of_its_own() {
    // The set-up has six draws. The host's letter 3 opens the lot, and holds the first draw if the host begins.
    for seed in 0..20 {
        let mut pair = Pair::new(GAME, "placing=must", seed);
        while pair.turn() {}
        let letters = pair.letters();
        let Content::Turn(third) = &letters[2].content else { panic!("{}", letters[2]) };
        let first = if third.actions.is_empty() { 3 } else { 2 };
        for letter in &letters[first..(first + 6).min(letters.len())] {
            let Content::Turn(turn) = &letter.content else { panic!("{letter}") };
            assert!(turn.resigns || turn.actions.first().is_some_and(|action| action == "draw"), "{letter}");
        }
    }
}

#[test]
fn no_game_has_more_draws_than_shares() {
    let game = named(GAME).unwrap();
    for options in ["standard", "flip=reshuffle", "flip=reshuffle,limit=3", "limit=off"] {
        let most = game.options().max_draws(options).unwrap();
        for seed in 0..20 {
            let mut session = Session::new(game, options, seed, Vec::new()).unwrap();
            let mut rng = Rng::from_seed(seed);
            let mut draws = 0;
            while let Some(seat) = session.to_act_after(LATEST_PLY).first() {
                let actions = actions(&session, seat);
                let drawing = actions.iter().find(|action| *action == "draw");
                let action = drawing.unwrap_or_else(|| rng.choose(&actions).unwrap());
                draws += usize::from(needs_chance(&session, action));
                act(&mut session, seat, action);
            }
            assert!((1..=most).contains(&draws), "{options} {seed}: {draws} of {most}");
        }
    }
}

/// The number of the first letter from `from` on that has this, counted from 1.
fn first(letters: &[Letter], from: usize, has: impl Fn(&corsair_cabinet::correspondence::Turn) -> bool) -> usize {
    let fits = |letter: &Letter| matches!(&letter.content, Content::Turn(turn) if has(turn));
    letters.iter().skip(from - 1).position(fits).expect("a letter with it") + from
}

/// Whether a letter decides to draw a card that its writer cannot know.
fn is_pending(turn: &corsair_cabinet::correspondence::Turn) -> bool {
    turn.actions.last().is_some_and(|action| action == "draw") && turn.private.nonce.is_some()
}

#[test]
fn every_cheater_with_a_common_pile_is_named() {
    let letters = play_common("standard", 3).letters();
    let at = |number: usize, change: &dyn Fn(&mut Letter)| {
        let (letter, writer, fault) = broken(&forged(letters.clone(), number, change));
        assert_eq!((letter as usize, writer), (number, writer_of(letter)), "{fault}");
        fault
    };
    let reveals =
        letters.iter().filter(|letter| matches!(&letter.content, Content::Turn(turn) if turn.private.nonce.is_some()));
    let reveals: Vec<usize> = reveals.map(|letter| letter.number as usize).collect();
    assert!(reveals.len() > 10, "{reveals:?}");
    let nonce = |number: usize| turn(&mut letters[number - 1].clone()).private.nonce;
    for (index, number) in reveals.iter().copied().enumerate() {
        // A share of the writer's choice, none at all, one that was revealed before, and the other player's.
        assert_eq!(at(number, &|letter| turn(letter).private.nonce = Some(Code([7; 16]))), Fault::Nonce);
        assert_eq!(at(number, &|letter| turn(letter).private.nonce = None), Fault::Nonce, "{number}");
        for earlier in &reveals[index.saturating_sub(2)..index] {
            assert_eq!(at(number, &|letter| turn(letter).private.nonce = nonce(*earlier)), Fault::Nonce);
        }
        // A share that is not due yet would let the other player see a card before the decision.
        if let Some(later) = reveals[index + 1..].iter().find(|later| *later % 2 == number % 2) {
            assert_eq!(at(number, &|letter| turn(letter).private.nonce = nonce(*later)), Fault::Nonce, "{number}");
        }
    }
    // A card is drawn and placed before the other player has answered.
    let pending = first(&letters, 9, is_pending);
    let early = at(pending, &|letter| turn(letter).actions.push("discard".into()));
    assert_eq!(early, Fault::Action(2, "the other player is to act".into()));
    assert_eq!(at(pending, &|letter| turn(letter).sees = Code([1; 5])), Fault::Position);
    assert_eq!(at(pending, &|letter| turn(letter).private.secret = Some(Code([1; 16]))), Fault::Seal);
    assert_eq!(at(pending, &|letter| turn(letter).private.shows = Some("2C".into())), Fault::Seal);
    // The answer is a share and an action more than is due.
    let answer = pending + 1;
    assert!(matches!(at(answer, &|letter| turn(letter).actions.push("draw".into())), Fault::Action(..) | Fault::Nonce));
    let without = at(2, &|letter| {
        let Content::Acceptance(acceptance) = &mut letter.content else { return };
        acceptance.secret = None;
    });
    assert_eq!(without, Fault::Secret);
}

#[test]
fn another_secret_than_the_committed_one_is_named() {
    let letters = play_common("standard", 4).letters();
    let most = named(GAME).unwrap().options().max_draws("standard").unwrap();
    for (index, writer) in [Writer::HOST, Writer::GUEST].into_iter().enumerate() {
        let mut forged = letters.clone();
        let other = share_commitment(letters[0].table, writer, Code([9; 16]), most);
        match &mut forged[index].content {
            Content::Invitation(invitation) => invitation.secret = Some(other),
            Content::Acceptance(acceptance) => acceptance.secret = Some(other),
            Content::Turn(_) => panic!("letters 1 and 2 have the commitments"),
        }
        let (number, who, fault) = broken(&chained(forged));
        let first = letters.iter().find(|letter| {
            writer_of(letter.number) == writer
                && matches!(&letter.content, Content::Turn(turn) if turn.private.nonce.is_some())
        });
        assert_eq!((number, who, fault), (first.unwrap().number, writer, Fault::Nonce));
    }
}

/// A game at the first letter that decides to draw, while the player could have attacked: the device that has written it, the one
/// that is to receive it, and a letter of the same number with another decision.
fn decided() -> ([Correspondence; 2], Letter) {
    for seed in 0.. {
        let mut pair = Pair::new(GAME, "standard", seed);
        while let Some(device) = pair.due() {
            let [mut writer, reader] = [device, 1 - device].map(|device| copy(&pair.devices[device]));
            let mut session = writer.session().unwrap();
            let actions = actions(&session, writer.seat());
            let attack = actions.iter().find(|action| action.starts_with("attack"));
            if let (true, Some(attack)) = (actions.iter().any(|action| action == "draw"), attack) {
                let mut other = (copy(&writer), session.clone());
                act(&mut other.1, writer.seat(), attack);
                act(&mut session, writer.seat(), "draw");
                assert!(writer.sync_from_session(&session, 5));
                if !other.0.sync_from_session(&other.1, 5) {
                    break;
                }
                return ([writer, reader], other.0.last_letter().unwrap().clone());
            }
            assert!(pair.turn());
        }
    }
    unreachable!("some game has a player who can attack");
}

#[test]
fn a_decision_to_draw_is_never_taken_back() {
    let ([mut writer, mut reader], attack) = decided();
    let letter = writer.last_letter().unwrap().clone();
    assert!(!writer.can_take_back() && !writer.take_back(6));
    assert_eq!(reader.receive(&letter, 6), Ok(ReceivedLetter::New));
    let before = reader.save();
    // The reader knows the card now, and the writer wants to attack instead.
    assert_eq!(reader.receive(&attack, 7), Err(Fault::Answered(attack.number)));
    assert_eq!(reader.save(), before);
    // The reader cannot draw again either: there is one share for this card.
    let answer = reader.last_letter().unwrap();
    if answer.number == letter.number + 1 {
        let again = forged(vec![answer.clone()], 1, |letter| turn(letter).private.nonce = Some(Code([5; 16])));
        let before = writer.save();
        assert_eq!(writer.receive(&again[0], 8), Err(Fault::Nonce));
        assert_eq!(writer.save(), before);
    }
}

#[test]
fn what_waits_for_a_card_is_shown_and_stored() {
    let ([writer, _], _) = decided();
    let session = writer.session().unwrap();
    let status = session.status(Language::ENGLISH);
    assert_eq!(session.pending().map(ToString::to_string).as_deref(), Some("draw"));
    assert!(!status.to_act.contains(writer.seat()) && !status.can_undo && status.ending.is_none());
    assert_eq!(
        (writer.waits_for(), copy(&writer).save()),
        (WaitsFor::Other(writer.others().next().unwrap()), writer.save())
    );
    assert_eq!(copy(&writer).session().unwrap().pending().map(ToString::to_string).as_deref(), Some("draw"));
}

#[test]
fn a_false_letter_of_a_common_pile_changes_nothing() {
    let ([writer, reader], _) = decided();
    let letter = writer.last_letter().unwrap();
    let changes: [fn(&mut Letter); 7] = [
        |letter| turn(letter).sees = Code([1; 5]),
        |letter| turn(letter).after = Code([1; 16]),
        |letter| turn(letter).actions.push("draw".into()),
        |letter| turn(letter).actions.clear(),
        |letter| turn(letter).private.nonce = None,
        |letter| turn(letter).private.nonce = Some(Code([1; 16])),
        |letter| turn(letter).resigns = true,
    ];
    changes_are_refused(reader, letter, &changes);
}

#[test]
fn a_device_knows_nothing_of_shares_that_are_not_due() {
    // The host has sent letter 3, in which it draws or nothing is due, to guests with different secrets.
    let game = named(GAME).unwrap();
    let known = [1, 2].map(|byte| {
        let mut rng = Rng::stream(5, 17);
        let mut host = Correspondence::invite(game, "starter=1", Some(Seat::FIRST), "Ann", draw(&mut rng), 1).unwrap();
        let invitation = host.last_letter().unwrap().clone();
        let secret = Code([byte; 16]);
        let guest =
            Correspondence::accept(game, vec![invitation], "Bob", Code([3; 16]), secret, Score::default(), 2).unwrap();
        let acceptance = guest.last_letter().unwrap().clone();
        assert_eq!(host.receive(&acceptance, 3), Ok(ReceivedLetter::New));
        let mut session = host.session().unwrap();
        act(&mut session, Seat::FIRST, "draw");
        let action = actions(&session, Seat::FIRST)[0].clone();
        act(&mut session, Seat::FIRST, &action);
        assert!(host.sync_from_session(&session, 4));
        let commitment = match &acceptance.content {
            Content::Acceptance(acceptance) => acceptance.secret.unwrap().to_string(),
            other => panic!("{other:?}"),
        };
        // Codes of letters depend on the letters before.
        let is_code = |line: &&str| !line.starts_with("end ") && !line.starts_with("after ");
        let stored = host.save().replace(&commitment, "(commitment)");
        let stored: Vec<String> = stored.lines().filter(is_code).map(str::to_owned).collect();
        (stored, session.record(), session.position(LATEST_PLY))
    });
    assert_eq!(known[0], known[1]);
}

#[test]
fn letters_of_a_common_pile_are_read_strictly() {
    let letters = play_common("standard", 4).letters();
    every_byte_counts(&letters[..24.min(letters.len())]);
    every_line_counts(&letters);
}

#[test]
fn a_game_with_a_common_pile_needs_its_own_device() {
    let pair = Pair::new(GAME, "standard", 6);
    let refused = Correspondence::restore(pair.game, Writer::GUEST, pair.letters(), 1).err();
    assert_eq!(refused, Some(Fault::NoSecret));
}

#[test]
fn a_rematch_with_a_common_pile_has_new_shares() {
    let mut pair = play(GAME, "standard", 3, SHORT);
    let mut rng = Rng::from_seed(9);
    let (before, score) = (pair.letters(), pair.devices[0].score());
    let host = pair.devices[1].rematch(draw(&mut rng), 9).unwrap();
    let letter = host.last_letter().unwrap().clone();
    let Content::Invitation(invitation) = &letter.content else { panic!("{letter}") };
    let Content::Invitation(first) = &before[0].content else { panic!("{}", before[0]) };
    assert!(invitation.secret.is_some() && invitation.secret != first.secret);
    let share = code(&mut rng);
    let guest = Correspondence::accept(pair.game, vec![letter], "Anaïs", share, secret(share), score, 9).unwrap();
    pair.devices = [host, guest];
    pair.exchange(1);
    while pair.turn() {}
    assert!(matches!(verify(&pair.letters(), named), Ok(Verdict::Checked { .. })));
}

#[test]
fn a_record_with_cards_drawn_together_is_replayed() {
    let record = play_common("standard", 7).devices[0].session().unwrap().record();
    let game = named(GAME).unwrap();
    let read =
        |text: &str| Session::resume(game, Beginning::Record(text), Vec::new()).map(|session| session.record()).ok();
    assert_eq!(read(&record).as_deref(), Some(&*record));
    assert_eq!(read(&record.replacen("record 3", "record 1", 1)), None);
    let link = Session::replay(game, &corsair_cabinet::game::record::link_of(&record)).unwrap();
    assert_eq!(link.record(), record);
}

#[test]
fn earlier_letters_of_a_common_pile_prove_the_same_game() {
    assert_eq!(obstacle(named(GAME).unwrap().options(), "standard"), None);
    compare_with_golden("court-wars.txt", GAME, "standard", 44);
}
