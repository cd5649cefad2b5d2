//! Games whose letters go over connections: these lose, repeat and delay frames, and are cut between any two of them.

use super::*;
use corsair_cabinet::live::{Breach, Exchanges, Frame, News, Outgoing};

/// Games of every protocol, for two and more.
const GAMES: [(&str, &str); 7] = [
    ("corsairs", "size=4"),
    ("knight-fight", "airdrop=2"),
    ("knight-fight", "bidding=free"),
    ("knights-and-corsairs", "standard"),
    ("court-wars", "standard"),
    ("court-wars", "seats=3"),
    ("court-wars", "seats=4"),
];

/// How many frames there are at most until all are delivered.
const ALL: usize = 10_000;

/// An end of a connection.
struct End {
    device: usize,
    /// The frames on the way to it.
    inbox: Vec<String>,
}

/// The number of the connection that has this end.
fn number(end: usize) -> u32 {
    u32::try_from(end / 2).unwrap()
}

/// The devices of a table, the host first, and the connections of all guests to the host.
struct Star {
    devices: Vec<Correspondence>,
    /// The connections of each device.
    exchanges: Vec<Exchanges>,
    /// What each device has stored.
    stored: Vec<String>,
    /// The host's end of each connection, and then the guest's.
    ends: Vec<End>,
    /// What the players have been told, each with the number of the device.
    news: Vec<(usize, News)>,
    rng: Rng,
    now: u64,
    patience: usize,
}

impl Star {
    /// A table for which no guest knows yet that others have joined, too.
    fn new(id: &str, options: &str, seed: u64) -> Self {
        let (game, mut rng) = (named(id).unwrap(), Rng::stream(seed, 19));
        let host = Correspondence::invite(game, options, None, "Anaïs", draw(&mut rng), 1).unwrap();
        let invitation = host.last_letter().unwrap().clone();
        let guests = 1..game.options().seat_count(options);
        let guests: Vec<_> = guests.map(|_| guest(game, &invitation, Score::default(), &mut rng)).collect();
        Self { rng, ..Self::of([host].into_iter().chain(guests)) }
    }

    fn of(devices: impl IntoIterator<Item = Correspondence>) -> Self {
        let devices: Vec<_> = devices.into_iter().collect();
        let end = |device| End { device, inbox: Vec::new() };
        Self {
            exchanges: devices.iter().map(|_| Exchanges::default()).collect(),
            stored: devices.iter().map(Correspondence::save).collect(),
            ends: (1..devices.len()).flat_map(|guest| [end(0), end(guest)]).collect(),
            devices,
            news: Vec::new(),
            rng: Rng::from_seed(3),
            now: 0,
            patience: 150,
        }
    }

    /// What a device says to others.
    fn say(&mut self, device: usize, frames: impl FnOnce(&mut Exchanges, &Correspondence) -> Vec<Outgoing>) {
        let frames = frames(&mut self.exchanges[device], &self.devices[device]);
        self.send(device, frames);
    }

    /// Sends frames of a device.
    fn send(&mut self, device: usize, frames: Vec<Outgoing>) {
        for (number, frame) in frames {
            let first = 2 * usize::try_from(number).unwrap();
            let end = if self.ends[first].device == device { first + 1 } else { first };
            self.ends[end].inbox.push(frame.to_string());
        }
    }

    /// Cuts the connection of an end. What was on the way is lost.
    fn cut(&mut self, end: usize) {
        for end in [end, end ^ 1] {
            self.ends[end].inbox.clear();
            self.say(self.ends[end].device, |exchanges, table| exchanges.disconnected(number(end), table));
        }
    }

    /// Cuts the connection of an end, if it is there, and connects again.
    fn connect(&mut self, end: usize) {
        self.cut(end);
        for end in [end, end ^ 1] {
            self.say(self.ends[end].device, |exchanges, table| exchanges.connected(number(end), table));
        }
    }

    /// Cuts all connections, and connects again.
    fn connect_all(&mut self) {
        (0..self.ends.len()).step_by(2).for_each(|end| self.connect(end));
    }

    /// A frame arrives. Now and then the page is reloaded after it, from what is stored.
    fn arrive(&mut self, end: usize, frame: &str) {
        self.now += 20;
        let device = self.ends[end].device;
        let table = &mut self.devices[device];
        let reaction = self.exchanges[device].received(number(end), table, frame, self.now);
        if reaction.is_changed {
            self.stored[device] = table.save();
        }
        if self.now.is_multiple_of(1_280) {
            *table = Correspondence::load(table.chain().game(), &self.stored[device]).unwrap();
        }
        self.send(device, reaction.send);
        self.news.extend(reaction.news.map(|news| (device, news)));
    }

    /// Hands over a frame of a bad connection: it may be lost, come late, or come twice.
    fn carry(&mut self, end: usize) {
        let (inbox, rng) = (&mut self.ends[end].inbox, &mut self.rng);
        if inbox.is_empty() {
            return;
        }
        let index = if rng.below(4) == 0 { rng.below(inbox.len()) } else { 0 };
        let frame = if rng.below(8) == 0 { inbox[index].clone() } else { inbox.remove(index) };
        if rng.below(8) > 0 {
            self.arrive(end, &frame);
        }
    }

    /// Hands over the frames of good connections, at most so many. Returns how many there were.
    fn settle(&mut self, most: usize) -> usize {
        for count in 0..most {
            let Some(end) = self.ends.iter().position(|end| !end.inbox.is_empty()) else { return count };
            let frame = self.ends[end].inbox.remove(0);
            self.arrive(end, &frame);
        }
        most
    }

    /// The device that is to act. One that has missed letters may think that it is.
    fn due(&self) -> Option<usize> {
        let count = |device: &Correspondence| device.chain().letters().len();
        let most = self.devices.iter().map(count).max().unwrap();
        self.devices.iter().position(|device| count(device) == most && device.waits_for() == WaitsFor::Own)
    }

    /// Plays a random turn at a device.
    fn turn(&mut self, device: usize) {
        let table = &mut self.devices[device];
        let (mut session, seat) = (table.session().unwrap(), table.seat());
        while !table.sync_from_session(&session, 5) {
            act_or_resign(&mut session, seat, self.patience, &mut self.rng);
        }
        self.stored[device] = table.save();
        self.say(device, Exchanges::changed);
    }

    /// A device takes back its last letter, and makes another turn.
    fn replace_turn(&mut self, device: usize) {
        assert!(self.devices[device].take_back(7));
        self.say(device, Exchanges::changed);
        self.turn(device);
    }

    /// The other players whom a device knows to see the table.
    fn present(&self, device: usize) -> Vec<Writer> {
        self.exchanges[device].present(&self.devices[device])
    }

    fn is_over(&self) -> bool {
        self.devices.iter().all(|device| device.waits_for() == WaitsFor::Nobody)
    }

    /// Makes sure that all devices have the same letters. Returns them.
    fn same_letters(&self) -> &[Letter] {
        let letters = self.devices[0].chain().letters();
        assert!(self.devices.iter().all(|device| device.chain().letters() == letters));
        letters
    }

    /// Makes sure that all devices have the record of the verdict, and that no connection was ended.
    fn compare(&self) {
        let Ok(Verdict::Checked { record, .. }) = verify(self.same_letters(), named) else { panic!("no verdict") };
        assert!(self.devices.iter().all(|device| device.session().unwrap().record() == record));
        let is_trouble = |news: &News| matches!(news, News::Ended(_) | News::Left | News::Replacement(_));
        assert_eq!(self.news.iter().find(|(_, news)| is_trouble(news)), None);
    }
}

/// A guest who accepts.
fn guest(game: &'static dyn DynGameExtras, invitation: &Letter, score: Score, rng: &mut Rng) -> Correspondence {
    let share = code(rng);
    Correspondence::accept(game, vec![invitation.clone()], "Bob", share, secret(share), score, 2).unwrap()
}

/// A game for two in the middle, connected, and the device that is to act.
fn connected() -> (Star, usize) {
    let mut star = Star::of(begun().devices);
    star.connect_all();
    star.settle(ALL);
    star.news.clear();
    let due = star.due().unwrap();
    (star, due)
}

#[test]
fn a_game_over_a_bad_connection_loses_nothing() {
    for (id, options) in GAMES {
        for seed in 0..4 {
            let mut star = Star::new(id, options, seed);
            let mut steps = 0;
            while !star.is_over() {
                steps += 1;
                assert!(steps < 100_000, "{id} {options} {seed}: no device gets on");
                let end = star.rng.below(star.ends.len());
                match (star.rng.below(24), star.due()) {
                    (0, _) => star.connect(end),
                    (1, _) => star.say(star.ends[end].device, Exchanges::greet),
                    (2..=4, Some(device)) => star.turn(device),
                    _ => star.carry(end),
                }
            }
            star.compare();
        }
    }
}

#[test]
fn a_cut_between_any_two_frames_loses_nothing() {
    for (id, options) in [("corsairs", "size=4"), ("knights-and-corsairs", "standard"), ("court-wars", "seats=3")] {
        let frames = |cut: usize| {
            let mut star = Star::new(id, options, 4);
            star.patience = 12;
            star.connect_all();
            let mut frames = star.settle(cut);
            while frames < cut && !star.is_over() {
                let due = star.due().unwrap();
                star.turn(due);
                frames += star.settle(cut - frames);
            }
            star.connect_all();
            star.settle(ALL);
            while let Some(due) = star.due() {
                star.turn(due);
                star.settle(ALL);
            }
            star.compare();
            frames
        };
        let all = frames(ALL);
        assert!(all > 20, "{id}: {all}");
        (0..all).for_each(|cut| assert_eq!(frames(cut), cut));
    }
}

#[test]
fn a_hostile_frame_ends_the_connection_and_nothing_else() {
    let (receiver, letter) = undelivered();
    let changed = |change: fn(&mut Letter)| {
        let mut letter = letter.clone();
        change(&mut letter);
        letter.to_string()
    };
    for frame in [
        changed(|letter| turn(letter).sees = Code([1; 5])),
        changed(|letter| turn(letter).after = Code([1; 16])),
        changed(|letter| turn(letter).actions.clear()),
        changed(|letter| turn(letter).actions.push("sail a1 a9".into())),
        changed(|letter| letter.version = 2),
        changed(|letter| letter.game = "chess".into()),
        letter.to_string().replace("do ", "do x"),
        String::new(),
        "hello".into(),
        "\0".repeat(1_000_000),
    ] {
        let (mut table, mut exchanges) = (copy(&receiver), Exchanges::default());
        exchanges.connected(1, &table);
        let reaction = exchanges.received(1, &mut table, &frame, 9);
        assert!(matches!(reaction.news, Some(News::Ended(_))), "{frame}: {reaction:?}");
        assert_eq!((reaction.send, reaction.is_changed), (vec![(1, Frame::Bye)], false));
        assert_eq!(table.save(), receiver.save(), "{frame}");
        // Nothing is taken over an ended connection, and everything over the next one.
        assert!(exchanges.greet(&table).is_empty());
        assert_eq!(exchanges.received(1, &mut table, &letter.to_string(), 9).news, None);
        exchanges.connected(2, &table);
        assert_eq!(exchanges.received(2, &mut table, &letter.to_string(), 9).news, Some(News::Letters));
    }
}

#[test]
fn a_flood_of_frames_ends_the_connection() {
    let (mut table, letter) = undelivered();
    let mut exchanges = Exchanges::default();
    exchanges.connected(1, &table);
    let mut news = |frame: &str| exchanges.received(1, &mut table, frame, 9).news;
    // What brings a new letter is not counted.
    assert_eq!(news(&letter.to_string()), Some(News::Letters));
    assert!((0..300).all(|_| news("away").is_none()));
    assert_eq!(news("away"), Some(News::Ended(Breach::TooMany)));
}

#[test]
fn a_missing_letter_is_asked_for_once() {
    let (mut table, mut letter) = undelivered();
    letter.number += 2;
    let mut exchanges = Exchanges::default();
    let hello = exchanges.connected(1, &table);
    let asked = [(); 2].map(|()| exchanges.received(1, &mut table, &letter.to_string(), 9).send);
    assert_eq!(asked, [hello, Vec::new()]);
}

#[test]
fn letters_that_were_missed_get_one_receipt() {
    let mut star = Star::new("court-wars", "seats=3", 3);
    star.connect_all();
    star.settle(ALL);
    // The last guest is not connected while the others play.
    star.cut(2);
    while let Some(due @ 0..2) = star.due() {
        star.turn(due);
        star.settle(ALL);
    }
    let [known, all] = [2, 0].map(|device| star.devices[device].chain().letters().len());
    assert!(all - known > 1);
    star.connect(2);
    // Both greet, the guest asks and sends its own last letter again, the host answers twice, there is the receipt, and the other
    // guest is told who is there.
    assert_eq!(star.settle(ALL), 2 + 2 + 2 * (all - known) + 1 + 1);
    assert_eq!(star.same_letters().len(), all);
}

#[test]
fn a_receipt_says_that_a_letter_has_arrived() {
    let (mut star, due) = connected();
    star.turn(due);
    assert!(star.devices[due].is_unsent());
    star.settle(ALL);
    assert!(!star.devices[due].is_unsent());
    assert_eq!(star.news, [(1 - due, News::Letters)]);
}

#[test]
fn the_other_player_is_asked_before_a_letter_is_replaced() {
    for (is_cut, agrees) in [(false, true), (true, true), (false, false), (true, false)] {
        let (mut star, due) = connected();
        star.turn(due);
        star.settle(ALL);
        // The other player answers before the replacement arrives.
        star.replace_turn(due);
        let replacement = star.devices[due].last_letter().unwrap().clone();
        let on_the_way = std::mem::take(&mut star.ends[1 - due].inbox);
        star.turn(1 - due);
        star.ends[due].inbox.clear();
        star.ends[1 - due].inbox = on_the_way;
        if is_cut {
            star.connect_all();
        }
        star.settle(ALL);
        assert!(star.news.contains(&(1 - due, News::Replacement(Box::new(replacement.clone())))));
        if agrees {
            star.devices[1 - due].consent(&replacement, 8).unwrap();
        }
        star.say(1 - due, Exchanges::changed);
        star.settle(ALL);
        assert_eq!(star.same_letters().contains(&replacement), agrees);
    }
}

#[test]
fn a_guest_without_a_seat_is_told() {
    for has_begun in [false, true] {
        let mut star = Star::new("corsairs", "size=4", 5);
        let game = star.devices[0].chain().game();
        let invitation = star.devices[0].last_letter().unwrap().clone();
        let first = guest(game, &invitation, Score::default(), &mut star.rng);
        star.devices[0].receive(first.last_letter().unwrap(), 3).unwrap();
        if has_begun && star.due() == Some(0) {
            star.turn(0);
        }
        let before = star.devices[0].save();
        star.connect_all();
        star.settle(ALL);
        assert!(star.news.contains(&(1, News::Ended(Breach::Letter(Fault::Taken(2))))), "{:?}", star.news);
        assert_eq!(star.devices[0].save(), before);
    }
}

#[test]
fn a_rematch_is_offered_over_the_same_connection() {
    let mut star = Star::of(play("corsairs", "size=4", 3, SHORT).devices);
    star.connect_all();
    star.settle(ALL);
    star.news.clear();
    let (game, score) = (star.devices[0].chain().game(), star.devices[0].score());
    star.devices[0] = star.devices[0].rematch(draw(&mut star.rng), 9).unwrap();
    let invitation = star.devices[0].last_letter().unwrap().clone();
    star.say(0, |exchanges, table| exchanges.connected(0, table));
    star.settle(ALL);
    assert_eq!(star.news, [(1, News::OtherTable(Box::new(invitation.clone())))]);
    // The guest accepts, and goes on at the new table.
    star.devices[1] = guest(game, &invitation, score, &mut star.rng);
    star.say(1, |exchanges, table| exchanges.connected(0, table));
    star.settle(ALL);
    assert!(star.same_letters().len() > 1);
}

#[test]
fn players_are_told_who_is_there() {
    let (mut star, due) = connected();
    let other = 1 - due;
    star.say(other, |exchanges, _| exchanges.leave());
    // A letter is taken in meanwhile, without a receipt.
    star.turn(due);
    star.settle(ALL);
    assert!(star.same_letters().last() == star.devices[due].last_letter() && star.devices[due].is_unsent());
    assert_eq!(star.present(due), []);
    star.say(other, Exchanges::greet);
    star.settle(ALL);
    assert!(!star.devices[due].is_unsent());
    assert_eq!(star.present(due), [star.devices[other].own()]);
    star.send(other, vec![(0, Frame::Bye)]);
    star.settle(ALL);
    assert_eq!(star.present(due), []);
    star.news.retain(|(device, _)| *device == due);
    assert_eq!(star.news, [(due, News::Left)]);
}

#[test]
fn every_guest_is_told_who_else_is_there() {
    let mut star = Star::new("court-wars", "seats=4", 3);
    star.connect_all();
    star.settle(ALL);
    assert!((0..4).all(|device| star.present(device).len() == 3));
    let second = star.devices[2].own();
    for is_cut in [false, true] {
        if is_cut {
            star.cut(2);
        } else {
            star.say(2, |exchanges, _| exchanges.leave());
        }
        star.settle(ALL);
        for device in [0, 1, 3] {
            let others = star.devices[device].others().filter(|player| *player != second);
            assert_eq!(star.present(device), others.collect::<Vec<_>>());
        }
        star.connect(2);
        star.settle(ALL);
        assert!((0..4).all(|device| star.present(device).len() == 3));
    }
    // What the host has told still holds while its player is away.
    star.say(0, |exchanges, _| exchanges.leave());
    star.settle(ALL);
    assert!(!star.present(1).contains(&Writer::HOST) && star.present(1).len() == 2);
}

#[test]
fn a_letter_of_the_host_is_sent_once_all_have_it() {
    let mut star = Star::new("court-wars", "seats=3", 3);
    star.connect_all();
    star.settle(ALL);
    while let Some(due @ 1..) = star.due() {
        star.turn(due);
        star.settle(ALL);
    }
    star.cut(2);
    star.turn(0);
    star.settle(ALL);
    assert!(star.devices[1].chain().letters() == star.devices[0].chain().letters() && star.devices[0].is_unsent());
    star.connect(2);
    star.settle(ALL);
    assert!(!star.devices[0].is_unsent() && !star.same_letters().is_empty());
}

#[test]
fn a_page_that_is_opened_again_learns_who_is_there() {
    let (mut star, due) = connected();
    // Only this page is another one, and the connection stays.
    star.exchanges[due] = Exchanges::default();
    star.say(due, |exchanges, table| exchanges.connected(0, table));
    assert_eq!(star.settle(ALL), 2);
    assert_eq!(star.present(due), [star.devices[1 - due].own()]);
}
