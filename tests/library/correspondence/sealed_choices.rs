//! Games by correspondence in which players choose at the same time, or something is drawn for both: Knight Fight with
//! Coloration, Horse Trap, Bidding and Snapshot.

use super::hidden_cards::{fault_of, first, play_hidden};
use super::*;
use corsair_cabinet::correspondence::Sealed;

const GAME: &str = "knight-fight";

/// Sets of options with something that is sealed or drawn later.
const SETS: [&str; 16] = [
    "coloration=on",
    "sides=swap,coloration=on",
    "trap=shown",
    "trap=hidden",
    "bidding=free",
    "bidding=auction",
    "snapshot=on",
    "airdrop=2,coloration=on,trap=shown",
    "airdrop=2,snapshot=on",
    "bidding=free,trap=shown",
    "bidding=auction,trap=hidden,sickness=on",
    "bidding=free,snapshot=on",
    "trap=hidden,snapshot=on",
    "airdrop=2,bidding=free,coloration=on,trap=shown,snapshot=on",
    "tie=third,airdrop=2,bidding=free,coloration=on,trap=shown,sickness=on,tic-tac-toe=on",
    "sides=swap,airdrop=1,bidding=auction,coloration=on,trap=hidden,snapshot=assisted,tic-tac-toe=on",
];

/// Plays games of a set to their ends, and checks that every link is short enough for messengers.
fn play_set(options: &str, seeds: std::ops::Range<u64>, patience: usize) {
    let address = "https://corsair-cabinet.example.org/cabinet/";
    for seed in seeds {
        let letters = play_hidden(GAME, options, seed, patience).letters();
        let limit = if options.contains("tic-tac-toe") { usize::MAX } else { 400 };
        for letter in letters {
            let link = format!("{address}{LINK_START}{}", link_of(&letter.to_string()));
            assert!(link.len() < limit, "{} characters: {link}", link.len());
        }
    }
}

#[test]
fn devices_with_sealed_choices_show_the_true_game() {
    for (number, options) in SETS.into_iter().enumerate() {
        let seed = 10 * number as u64;
        play_set(options, seed..seed + 1, 200);
        play_set(options, seed + 1..seed + 3, SHORT);
    }
}

#[test]
#[ignore = "long: 1,000 games of each set of options, an hour"]
fn a_thousand_games_of_each_set_of_sealed_choices() {
    let count = env::var("GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(1_000);
    for options in SETS {
        play_set(options, 0..count, LONG);
        println!("{count} games: {options}");
    }
}

#[test]
#[ignore = "a measurement"]
fn how_long_a_letter_and_a_verdict_take() {
    for options in SETS {
        let (mut longest, mut slowest) = (Vec::new(), std::time::Duration::ZERO);
        for seed in 0..5 {
            let mut pair = Pair::new(GAME, options, seed);
            while let Some(device) = pair.due() {
                let (seat, mut session) = (pair.devices[device].seat(), pair.devices[device].session().unwrap());
                let start = loop {
                    let actions = actions(&session, seat);
                    act(&mut session, seat, pair.rng.choose(&actions).unwrap());
                    let start = std::time::Instant::now();
                    if pair.devices[device].sync_from_session(&session, 5) {
                        break start;
                    }
                };
                let written = start.elapsed();
                let letter = pair.devices[device].last_letter().unwrap().clone();
                let start = std::time::Instant::now();
                pair.devices[1 - device].receive(&letter, 3).unwrap();
                slowest = slowest.max(written).max(start.elapsed());
                if matches!(pair.devices[device].waits_for(), WaitsFor::Other(_))
                    && pair.devices[1 - device].waits_for() != WaitsFor::Own
                {
                    pair.exchange(1 - device);
                }
            }
            if pair.letters().len() > longest.len() {
                longest = pair.letters();
            }
        }
        let start = std::time::Instant::now();
        assert!(matches!(verify(&longest, named), Ok(Verdict::Checked { .. })));
        let verdict = start.elapsed();
        println!("{options}: a letter at most {slowest:?}, the verdict of {} letters {verdict:?}", longest.len());
    }
}

/// The letters of the first game of a set in which a letter has this.
fn letters_with(options: &str, has: impl Fn(&corsair_cabinet::correspondence::Turn) -> bool) -> Vec<Letter> {
    let mut games = (0..1_000).map(|seed| play_hidden(GAME, options, seed, SHORT).letters());
    let fits = |letter: &Letter| matches!(&letter.content, Content::Turn(turn) if has(turn));
    games.find(|letters| letters.iter().any(fits)).expect("a game with such a letter")
}

#[test]
fn every_cheater_with_sealed_choices_is_named() {
    let opens = |turn: &corsair_cabinet::correspondence::Turn| !turn.private.opened.is_empty();
    let letters = letters_with("bidding=auction,trap=shown", opens);
    let fault = |number: usize, change: fn(&mut Letter)| fault_of(&letters, number, number, change);
    let opened = first(&letters, opens);
    // Another bid is opened than was sealed, none, or the same twice.
    assert_eq!(fault(opened, |letter| turn(letter).private.opened[0].1 = "39".into()), Fault::Seal);
    assert_eq!(fault(opened, |letter| turn(letter).private.opened[0].0.0[15] ^= 4), Fault::Seal);
    assert_eq!(fault(opened, |letter| turn(letter).private.opened[0].0 = Code([7; 16])), Fault::Seal);
    assert_eq!(fault(opened, |letter| turn(letter).private.opened.clear()), Fault::Seal);
    let twice = fault(opened, |letter| {
        let again = turn(letter).private.opened[0].clone();
        turn(letter).private.opened.push(again);
    });
    assert_eq!(twice, Fault::Seal);
    // A bid is kept that must be opened, or something that was never sealed.
    let kept = fault(opened, |letter| {
        turn(letter).private.opened.clear();
        turn(letter).private.keeps.push("bid".into());
    });
    assert_eq!(kept, Fault::Shown);
    assert_eq!(fault(opened, |letter| turn(letter).private.keeps.push("spawn".into())), Fault::Seal);
    assert_eq!(fault(opened, |letter| turn(letter).private.shows = Some("2C".into())), Fault::Seal);
    let seals = |turn: &corsair_cabinet::correspondence::Turn| !turn.private.sealed.is_empty();
    let sealed = first(&letters, seals);
    // What was sealed is not what the salt opens, or the rules leave it sealed.
    let change = |of: usize, change: fn(&mut Sealed)| {
        fault_of(&letters, sealed, of, |letter| change(&mut turn(letter).private.sealed[0]))
    };
    assert_eq!(change(opened, |sealed| sealed.cipher.insert(0, 'a')), Fault::Seal);
    assert_eq!(change(opened, |sealed| sealed.commitment = Code([0; 16])), Fault::Seal);
    assert_eq!(change(sealed, |sealed| sealed.stays = true), Fault::Seal);
    // A losing plan that is never opened is another one, as the secret shows.
    let plan = letters.iter().position(|letter| {
        let Content::Turn(turn) = &letter.content else { return false };
        turn.private.sealed.len() == 3 && turn.private.secret.is_none()
    });
    let plan = plan.expect("a plan of an auction") + 1;
    let never_opened =
        |letter: &mut Letter| turn(letter).private.sealed.iter_mut().for_each(|one| one.cipher.insert(0, 'a'));
    assert_eq!(broken(&chained(changed(&letters, plan, never_opened))).2, Fault::Seal);
    // The writer chooses a nonce, or a secret.
    let nonce = first(&letters, |turn| turn.private.nonce.is_some());
    assert_eq!(fault(nonce, |letter| turn(letter).private.nonce = Some(Code([7; 16]))), Fault::Nonce);
    assert_eq!(fault(letters.len(), |letter| turn(letter).private.secret = Some(Code([7; 16]))), Fault::Secret);
    assert_eq!(fault(opened, |letter| turn(letter).sees = Code([1; 5])), Fault::Position);
}

#[test]
fn who_keeps_what_must_be_opened_is_named() {
    let letters = letters_with("trap=hidden,tic-tac-toe=on", |turn| !turn.private.keeps.is_empty());
    // Nothing is said about a trap that missed.
    let keeps = first(&letters, |turn| !turn.private.keeps.is_empty());
    assert_eq!(fault_of(&letters, keeps, keeps, |letter| turn(letter).private.keeps.clear()), Fault::Seal);
    // A legal move is called illegal.
    let letters = letters_with("bidding=auction,snapshot=on", |turn| turn.private.opened.len() > 1);
    let opened = first(&letters, |turn| turn.private.opened.len() > 1);
    let fault = fault_of(&letters, opened, opened, |letter| {
        turn(letter).private.opened.pop();
        turn(letter).private.keeps.push("spawn".into());
    });
    assert_eq!(fault, Fault::Shown);
}

#[test]
fn an_illegal_move_stays_sealed_to_the_end() {
    let letters = letters_with("snapshot=on", |turn| turn.private.sealed.iter().any(|sealed| sealed.stays));
    let number = first(&letters, |turn| turn.private.sealed.iter().any(|sealed| sealed.stays));
    // It is called a move that waits for something, or a legal one.
    let fault = fault_of(&letters, number, number, |letter| turn(letter).private.sealed[0].stays = false);
    assert_eq!(fault, Fault::Seal);
    // A legal move is called illegal: its player has no other one that the commitment fits.
    let legal = first(&letters, |turn| turn.actions.first().is_some_and(|action| action.starts_with("spawn ")));
    let sealed = turn(&mut letters[number - 1].clone()).private.sealed[0].clone();
    let fault = fault_of(&letters, legal, legal, |letter| {
        turn(letter).actions[0] = "spawn".into();
        turn(letter).private.sealed.push(Sealed { action: 0, ..sealed.clone() });
    });
    assert_eq!(fault, Fault::Seal);
}

/// Letters of which one was changed.
fn changed(letters: &[Letter], number: usize, change: impl Fn(&mut Letter)) -> Vec<Letter> {
    let mut forged = letters.to_vec();
    change(&mut forged[number - 1]);
    forged
}

/// The letters of two sealed choices that look the same, and the device that receives them.
fn two_choices(options: &str) -> (Correspondence, [Letter; 2]) {
    let mut pair = Pair::new(GAME, options, 5);
    loop {
        let device = pair.due().unwrap();
        let (mut session, seat) = (pair.devices[device].session().unwrap(), pair.devices[device].seat());
        let first = actions(&session, seat).swap_remove(0);
        if first.starts_with("play") {
            act(&mut session, seat, &first);
        }
        let before = session;
        let write = |which: fn(&[String]) -> usize| {
            let (mut sender, mut session) = (copy(&pair.devices[device]), before.clone());
            while !sender.sync_from_session(&session, 5) {
                let actions = actions(&session, seat);
                act(&mut session, seat, &actions[which(&actions)]);
            }
            sender.last_letter().unwrap().clone()
        };
        let letters = [write(|_| 0), write(|actions| actions.len() - 1)];
        if letters.iter().all(|letter| !turn(&mut letter.clone()).private.sealed.is_empty()) {
            assert_ne!(letters[0], letters[1]);
            return (copy(&pair.devices[1 - device]), letters);
        }
        assert!(pair.turn());
    }
}

#[test]
fn a_device_knows_nothing_of_sealed_choices() {
    for options in [
        "trap=shown",
        "bidding=auction",
        "airdrop=2,bidding=auction,trap=hidden,sickness=on",
        "bidding=auction,snapshot=on",
    ] {
        let (receiver, letters) = two_choices(options);
        let known = letters.map(|letter| {
            let mut device = copy(&receiver);
            assert_eq!(device.receive(&letter, 6), Ok(ReceivedLetter::New));
            let session = device.session().unwrap();
            let mut stored = device.save();
            for sealed in &turn(&mut letter.clone()).private.sealed {
                stored = stored.replace(&sealed.to_string(), &format!("(sealed in {} letters)", sealed.cipher.len()));
            }
            stored = stored.replace(letter.to_string().lines().last().unwrap(), "(checksum)");
            (stored, session.record(), session.position(LATEST_PLY))
        });
        assert_eq!(known[0], known[1], "{options}");
    }
}

#[test]
fn a_letter_of_sealed_choices_is_never_replaced() {
    for options in ["trap=shown", "coloration=on,trap=hidden", "bidding=auction"] {
        let (mut receiver, [one, other]) = two_choices(options);
        assert_eq!(receiver.receive(&one, 6), Ok(ReceivedLetter::New));
        let before = receiver.save();
        assert_eq!(receiver.receive(&other, 7), Err(Fault::Answered(other.number)));
        assert_eq!(receiver.save(), before);
        assert!(!receiver.can_take_back());
    }
}

#[test]
fn a_false_letter_of_sealed_choices_changes_nothing() {
    let (device, [letter, _]) = two_choices("bidding=auction,trap=shown");
    let changes: [fn(&mut Letter); 10] = [
        |letter| turn(letter).sees = Code([1; 5]),
        |letter| turn(letter).after = Code([1; 16]),
        |letter| turn(letter).actions.push("bid 3".into()),
        |letter| turn(letter).actions.truncate(1),
        |letter| turn(letter).private.sealed[0].cipher.push('a'),
        |letter| turn(letter).private.sealed[0].words = 1,
        |letter| {
            // A choice is open before the other player has chosen.
            let turn = turn(letter);
            let index = turn.private.sealed.remove(0).action;
            turn.actions[index] = if turn.actions[index] == "bid" { "bid 3" } else { "trap none" }.into();
        },
        |letter| turn(letter).private.sealed.truncate(1),
        |letter| turn(letter).private.keeps.push("trap".into()),
        |letter| turn(letter).private.secret = Some(Code([1; 16])),
    ];
    changes_are_refused(device, &letter, &changes);
}

#[test]
fn letters_of_sealed_choices_are_read_strictly() {
    let letters = play_hidden(GAME, "airdrop=2,bidding=free,trap=hidden,snapshot=on", 3, SHORT).letters();
    let letters = &letters[..letters.len().min(9)];
    every_byte_counts(letters);
    every_line_counts(letters);
}

#[test]
fn a_match_with_sealed_choices_needs_its_own_device() {
    let pair = Pair::new(GAME, "bidding=free", 6);
    let refused = Correspondence::restore(pair.game, Writer::GUEST, pair.letters(), 1).err();
    assert_eq!(refused, Some(Fault::NoSecret));
    assert!(!pair.devices[0].session().unwrap().status(Language::ENGLISH).can_undo);
}

#[test]
fn neither_player_knows_the_colours_before_the_sides() {
    let mut pair = Pair::new(GAME, "favoured=1,coloration=on", 7);
    let device = pair.due().unwrap();
    let (seat, mut session) = (pair.devices[device].seat(), pair.devices[device].session().unwrap());
    act(&mut session, seat, "play o");
    assert!(pair.devices[device].sync_from_session(&session, 5));
    // The chooser waits for the other player's nonce.
    let waiting = pair.devices[device].session().unwrap();
    assert_eq!(waiting.pending().map(ToString::to_string).as_deref(), Some("play o"));
    assert!(!waiting.position(LATEST_PLY).contains("colours="));
    pair.exchange(device);
    let other = pair.devices[1 - device].session().unwrap();
    assert!(other.position(LATEST_PLY).contains("colours="));
    assert!(pair.turn());
    let colours = |device: &Correspondence| {
        let position = device.session().unwrap().position(LATEST_PLY);
        position.split(' ').find(|field| field.starts_with("colours=")).unwrap().to_owned()
    };
    assert_eq!(colours(&pair.devices[0]), colours(&pair.devices[1]));
}

#[test]
fn earlier_letters_of_sealed_choices_prove_the_same_game() {
    let options = "airdrop=2,bidding=free,coloration=on,trap=hidden,snapshot=on";
    compare_letters("knight-fight-sealed.txt", &play(GAME, options, 44, SHORT).letters());
}
