//! How many links a game of Knights & Corsairs takes, and what those without a decision are for.

use super::hidden_cards::{GAME, fault_of, play_hidden};
use super::*;
use corsair_cabinet::correspondence::{Sealed, Turn};
use corsair_cabinet::dyn_game::dyn_player;
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
use corsair_cabinet::search::{Level, RootActions};

/// The turn in the letter of this number.
fn turn_of(letters: &[Letter], number: usize) -> Option<&Turn> {
    match &letters.get(number.checked_sub(1)?)?.content {
        Content::Turn(turn) => Some(turn),
        Content::Invitation(_) | Content::Acceptance(_) => None,
    }
}

/// The numbers of the letters whose writers had nothing to decide.
fn without_decision(letters: &[Letter]) -> Vec<usize> {
    let is_empty =
        |number: &usize| turn_of(letters, *number).is_some_and(|turn| turn.actions.is_empty() && !turn.resigns);
    (1..=letters.len()).filter(is_empty).collect()
}

/// Plays a game by letter between two computer players.
fn play_well(seed: u64) -> Vec<Letter> {
    /// Enough to play like a person who knows the game.
    const ITERATIONS: u64 = 200;
    let player = dyn_player::<KnightsAndCorsairs>();
    let mut pair = Pair::new(GAME, "standard", seed);
    while let Some(device) = pair.due() {
        let (mut session, seat) = (pair.devices[device].session().unwrap(), pair.devices[device].seat());
        while !pair.devices[device].sync_from_session(&session, 5) {
            let view = session.view_at_the_time(LATEST_PLY, Some(seat)).to_bytes().unwrap();
            let mut search =
                player.think(&view, seat, &RootActions::All, Level::Boatswain, Some(ITERATIONS), seed).unwrap();
            search.advance(u64::MAX);
            act(&mut session, seat, &search.choice());
        }
        pair.exchange(device);
    }
    pair.letters()
}

#[test]
#[ignore = "a measurement"]
fn how_many_links_a_game_takes() {
    let games: Vec<Vec<Letter>> = (0..200).map(play_well).collect();
    let mut lengths: Vec<usize> = games.iter().map(Vec::len).collect();
    lengths.sort_unstable();
    let (links, median) = (lengths.iter().sum::<usize>(), lengths[lengths.len() / 2]);
    let empty: usize = games.iter().map(|letters| without_decision(letters).len()).sum();
    println!("{} games: {links} links, {empty} without a decision; the median is {median} links", games.len());
}

/// A player who defends decides on a battle that a later attack of the same player must know. What lies between only the other
/// player has: the cards that lie face down, or the nonce with which the defender draws. If the other player's letter before had
/// either in any form, the defender's device could try every defence before it sends one. So that link cannot be spared.
#[test]
fn a_link_without_a_decision_has_what_only_its_writer_knows() {
    for (number, (_, options)) in offered().into_iter().filter(|(id, _)| *id == GAME).enumerate() {
        for seed in 0..4 {
            let letters = play_hidden(GAME, &options, 4 * number as u64 + seed, LONG).letters();
            for number in without_decision(&letters) {
                let turn = turn_of(&letters, number).unwrap();
                let opens = turn.open.is_some() || !turn.private.opened.is_empty() || turn.private.shows.is_some();
                // The other player draws for the cards of a defence before the next decision.
                let before = turn_of(&letters, number - 1).and_then(|turn| turn.actions.last());
                let lets_draw = before.is_some_and(|action| action.starts_with("defend "));
                let ends = turn.private.secret.is_some();
                assert!(opens || lets_draw || ends, "{options}: {}", letters[number - 1]);
            }
        }
    }
}

/// The letters of a game with an attack that can be answered in one way only, and the number of its letter.
fn with_forced_answer(sealable: bool) -> (Vec<Letter>, usize) {
    let attack = |letters: &[Letter], number: usize| {
        let turn = turn_of(letters, number)?;
        let words = turn.actions.first().filter(|action| action.starts_with("attack "))?.split(' ').count();
        (turn.private.sealed.is_empty() && (words > 3) == sealable).then_some(number)
    };
    // Beside two own cards, an attacker plays the open card alone, and then nothing is sealed whatever the answer is.
    let is_answered = |letters: &[Letter], number: usize| {
        turn_of(letters, number + 1)
            .and_then(|turn| turn.actions.first())
            .is_none_or(|action| !action.starts_with("defend"))
    };
    let mut games = (0..1_000).map(|seed| play_hidden(GAME, "standard", seed, LONG).letters());
    let found = games.find_map(|letters| {
        let mut numbers = (4..letters.len()).filter_map(|number| attack(&letters, number));
        let number = numbers.find(|number| is_answered(&letters, *number))?;
        Some((letters, number))
    });
    found.expect("a game with such an attack")
}

#[test]
fn an_answer_without_a_choice_needs_no_link() {
    for sealable in [true, false] {
        let (letters, number) = with_forced_answer(sealable);
        // The next letter goes on: the defender attacks, or shows a card of the reserve; or the game is over.
        let next = turn_of(&letters, number + 1).unwrap();
        let goes_on = next.actions.iter().any(|action| !action.starts_with("defend"));
        assert!(goes_on || next.private.shows.is_some() || next.private.secret.is_some(), "{}", letters[number]);
        // Nobody answers twice.
        let twice = fault_of(&letters, number + 1, number + 1, |letter| turn(letter).actions = vec!["defend".into()]);
        assert!(matches!(twice, Fault::Action(1, _)), "{twice}");
    }
}

/// A device as it was after the letters with which the players have joined, if the game was this one.
fn joined(letters: &[Letter], own: Writer) -> Correspondence {
    let secret = letters.iter().rev().find(|letter| writer_of(letter.number) == own);
    let secret = secret.and_then(|letter| turn(&mut letter.clone()).private.secret).unwrap();
    let share = turn_of(letters, 3).unwrap().open.filter(|_| own == Writer::HOST);
    let share = share.map(|share| format!("share {share}\n")).unwrap_or_default();
    let (first, second) = (&letters[0], &letters[1]);
    let stored = format!(
        "correspondence 2\nown {own}\nsince 1\nscore 0 0 draws 0\n{share}secret {secret}\n{first}{second}end\n"
    );
    Correspondence::load(named(GAME).unwrap(), &stored).unwrap()
}

/// A device that has received the other player's letters before this number, and has written these own ones again.
fn device_before(letters: &[Letter], own: Writer, number: usize) -> Correspondence {
    let mut device = joined(letters, own);
    for letter in &letters[2..number - 1] {
        if writer_of(letter.number) != own {
            assert_eq!(device.receive(letter, 3), Ok(ReceivedLetter::New), "{letter}");
            continue;
        }
        // What needs no decision the device has written by itself.
        for action in &turn(&mut letter.clone()).actions {
            let opened = turn_of(letters, letter.number as usize + 2).and_then(|turn| turn.private.opened.first());
            let sealed = opened.map(|(_, words)| format!(" {words}")).unwrap_or_default();
            let mut session = device.session().unwrap();
            act(&mut session, device.seat(), &format!("{action}{sealed}"));
            assert!(device.sync_from_session(&session, 4));
        }
        assert_eq!(device.last_letter(), Some(letter));
    }
    device
}

#[test]
fn an_attack_with_a_forced_answer_is_open_and_whole() {
    let (letters, number) = with_forced_answer(true);
    let letter = &letters[number - 1];
    let device = device_before(&letters, writer_of(letter.number + 1), number);
    let changes: [fn(&mut Letter); 4] = [
        |letter| {
            // It is sealed, though nobody is to choose before it is opened.
            let turn = turn(letter);
            let words: Vec<String> = turn.actions[0].split(' ').map(str::to_owned).collect();
            turn.actions[0] = words[..3].join(" ");
            let (words, commitment) = (words.len() - 3, Code([7; 16]));
            turn.private.sealed.push(Sealed { action: 0, words, commitment, cipher: String::new(), stays: false });
        },
        |letter| {
            // A card is missing.
            let action = &mut turn(letter).actions[0];
            *action = action.rsplit_once(' ').unwrap().0.to_owned();
        },
        |letter| turn(letter).actions.push("defend".into()),
        |letter| turn(letter).private.shows = Some("2C".into()),
    ];
    changes_are_refused(device, letter, &changes);
}

#[test]
fn a_table_of_the_first_version_goes_on_as_it_began() {
    let letters = Letter::find(&golden("knights-and-corsairs.txt")).unwrap();
    assert_eq!((letters.len(), letters[0].version), (25, 1));
    for own in [Writer::HOST, Writer::GUEST] {
        let device = device_before(&letters, own, letters.len() + 1);
        assert!(device.chain().is_complete() && device.chain().broken_letter().is_none());
    }
}

#[test]
fn all_letters_of_a_table_have_one_version() {
    let letters = play_hidden(GAME, "standard", 3, LONG).letters();
    assert!(letters.iter().all(|letter| letter.version == 2));
    for number in [2, 3, 6] {
        let mut forged = letters.clone();
        forged[number - 1].version = 1;
        let number = u32::try_from(number).unwrap();
        assert_eq!(unfitting(&chained(forged)), (number, Fault::Version));
    }
    // A game without hands has no second version.
    let mut open = begun().letters();
    assert!(open.iter().all(|letter| letter.version == 1));
    for letter in &mut open {
        letter.version = 2;
    }
    assert_eq!(unfitting(&chained(open)), (1, Fault::Version));
}
