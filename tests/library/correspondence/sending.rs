//! What the last letter of a device is for, and whether the player has sent it.

use super::hidden_cards::play_hidden;
use super::*;
use corsair_cabinet::correspondence::Purpose;

/// The device whose letter is the last one, and the other one.
fn last_and_other(pair: &Pair) -> [&Correspondence; 2] {
    let [host, guest] = &pair.devices;
    if writer_of(pair.letters().last().unwrap().number) == Writer::HOST { [host, guest] } else { [guest, host] }
}

#[test]
fn who_receives_the_winning_link_has_no_news_to_send() {
    for (id, options) in [("corsairs", "size=4"), ("knight-fight", "airdrop=2"), ("court-wars", "standard")] {
        let pair = play(id, options, 3, LONG);
        let purposes = last_and_other(&pair).map(Correspondence::purpose);
        assert_eq!(purposes, [Purpose::End, Purpose::Answered], "{id}");
        assert!(!last_and_other(&pair)[1].is_unsent(), "{id}");
    }
}

#[test]
fn who_receives_a_winning_link_with_a_secret_owes_a_proof() {
    for (id, options) in [("knights-and-corsairs", "standard"), ("knight-fight", "bidding=free")] {
        let pair = play_hidden(id, options, 3, LONG);
        let [last, other] = last_and_other(&pair);
        assert_eq!([last.purpose(), other.purpose()], [Purpose::Proof, Purpose::Answered], "{id}");
        assert!(last.is_unsent(), "{id}: the device has written it by itself");
        // Before that, the other player's letter has told of the end.
        let stored = other.save().replace(&pair.letters().last().unwrap().to_string(), "");
        let before = Correspondence::load(pair.game, &stored).unwrap();
        assert_eq!(before.purpose(), Purpose::End, "{id}");
        assert!(matches!(before.waits_for(), WaitsFor::Other(_)), "{id}");
    }
}

#[test]
fn a_letter_is_unsent_until_the_player_has_sent_it() {
    let mut rng = Rng::from_seed(5);
    let game = named("corsairs").unwrap();
    let mut host = Correspondence::invite(game, "standard", Some(Seat::FIRST), "Ann", draw(&mut rng), 1).unwrap();
    assert_eq!((host.is_unsent(), host.purpose(), host.since()), (true, Purpose::Invitation, 1));
    assert!(host.save().starts_with("correspondence 4\n") && host.save().contains("\nunsent\n"));
    assert!(copy(&host).is_unsent());
    assert!(host.note_sent(7));
    assert_eq!((host.is_unsent(), host.since()), (false, 7));
    assert!(!host.note_sent(8) && host.since() == 7, "it was sent the first time");
    // Earlier programs can read it.
    assert!(host.save().starts_with("correspondence 1\n") && !host.save().contains("unsent"));
    assert!(!copy(&host).is_unsent());

    let letters = vec![host.last_letter().unwrap().clone()];
    let share = code(&mut rng);
    let mut guest = Correspondence::accept(game, letters, "Bob", share, secret(share), Score::default(), 2).unwrap();
    assert_eq!((guest.is_unsent(), guest.purpose()), (true, Purpose::Acceptance));
    host.receive(guest.last_letter().unwrap(), 9).unwrap();
    assert_eq!((host.is_unsent(), host.purpose()), (false, Purpose::Answered));
    let mut session = host.session().unwrap();
    while !host.sync_from_session(&session, 10) {
        let first = actions(&session, host.seat()).swap_remove(0);
        act(&mut session, host.seat(), &first);
    }
    assert_eq!((host.is_unsent(), host.purpose()), (true, Purpose::Turn));
    // Who answers a letter has received it, however it was sent.
    assert_eq!(guest.receive(host.last_letter().unwrap(), 11), Ok(ReceivedLetter::New));
    assert!(!guest.is_unsent());
    assert!(host.take_back(12) && !host.is_unsent());
}

#[test]
fn a_stored_game_says_unsent_only_of_an_own_last_letter() {
    let pair = begun();
    let due = pair.due().unwrap();
    let stored = pair.devices[due].save();
    let (head, rest) = stored.split_once("\nscore").unwrap();
    let (score, rest) = rest.split_once('\n').unwrap();
    let forged = format!("{}\nscore{score}\nunsent\n{rest}", head.replace("correspondence 1", "correspondence 4"));
    assert!(Correspondence::load(pair.game, &forged).is_err(), "{forged}");
}
