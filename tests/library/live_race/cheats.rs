//! Devices that cheat, and frames of strangers.

use std::collections::VecDeque;

use corsair_cabinet::correspondence::{Code, Writer};
use corsair_cabinet::game::Seat;
use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
use corsair_cabinet::games::battle_of_corsica::rules::State;
use corsair_cabinet::games::named;
use corsair_cabinet::live::race::{Entry, Message, Outcome, Race, RaceBreach, RaceFrame, RaceNews, Said};

use super::simulation::{secret, table_id};

/// What becomes of a frame from a device to another one; `None` if it is lost.
type Change = fn(from: usize, to: usize, frame: RaceFrame) -> Option<RaceFrame>;

/// Three devices whose frames arrive at once, if nobody changes them.
struct Trio {
    races: Vec<Race>,
    now: u64,
    change: Change,
    news: Vec<(usize, RaceNews)>,
    ended: Vec<(usize, Option<RaceBreach>)>,
    /// The frames that were sent, in order.
    sent: Vec<RaceFrame>,
}

impl Trio {
    /// A game in which the first card was shown.
    fn new() -> Self {
        let game = named("battle-of-corsica").unwrap();
        let host = Race::host(game, "seats=3", table_id(), secret(1), "Ann").unwrap();
        let guests = [2, 3].map(|byte| Race::join(game, table_id(), secret(byte), "Ben"));
        let races = std::iter::once(host).chain(guests).collect();
        let change: Change = |_, _, frame| Some(frame);
        let mut trio = Self { races, now: 5_000, change, news: Vec::new(), ended: Vec::new(), sent: Vec::new() };
        trio.connect(1);
        trio.connect(2);
        trio.wait(2_000);
        trio.flip();
        trio
    }

    fn connect(&mut self, guest: usize) {
        let now = self.now;
        self.tell(0, |race| race.connected(guest - 1, now));
        self.tell(guest, |race| race.connected(0, now));
    }

    /// Tells a device something, and carries all frames that follow.
    fn tell(&mut self, device: usize, tell: impl FnOnce(&mut Race) -> Outcome) {
        let mut outcomes = VecDeque::from([(device, tell(&mut self.races[device]))]);
        while let Some((from, Outcome { send, news, ended, .. })) = outcomes.pop_front() {
            self.ended.extend(ended.into_iter().map(|(_, breach)| (from, breach)));
            for news in news {
                if news == RaceNews::Card {
                    self.races[from].painted(self.now);
                }
                self.news.push((from, news));
            }
            for (line, frame) in send {
                let (to, line_there) = if from == 0 { (line + 1, 0) } else { (0, from - 1) };
                self.sent.push(frame.clone());
                if let Some(frame) = (self.change)(from, to, frame).filter(|_| to < self.races.len()) {
                    outcomes.push_back((to, self.races[to].received(line_there, &frame.to_string(), self.now)));
                }
            }
        }
    }

    fn wait(&mut self, time: u64) {
        for _ in 0..time {
            self.now += 1;
            for device in 0..self.races.len() {
                let now = self.now;
                self.tell(device, |race| race.tick(now));
            }
        }
    }

    fn state(&self, device: usize) -> &State {
        self.races[device].session().unwrap().state().of::<BattleOfCorsica>()
    }

    /// The player whose turn it is flips.
    fn flip(&mut self) {
        let (seat, now) = (self.state(0).table.seat_to_lay().unwrap(), self.now);
        let flip = named("battle-of-corsica").unwrap().read_action("flip").unwrap();
        self.tell(seat.index(), |race| race.act(&flip, now));
        self.wait(400);
    }

    fn tap(&mut self, device: usize) {
        let now = self.now;
        self.tell(device, |race| race.tap(now, now));
    }

    fn record(&self, device: usize) -> String {
        self.races[device].session().unwrap().record()
    }

    /// The order of the first finish that a device has told.
    fn order(&self, device: usize) -> Option<Vec<(usize, Option<u64>)>> {
        self.news.iter().find_map(|(of, news)| match news {
            RaceNews::Finish(finish) if *of == device => {
                Some(finish.order.iter().map(|(seat, reaction)| (seat.index(), *reaction)).collect())
            }
            _ => None,
        })
    }

    /// The last entry of the log.
    fn last_entry(&self) -> Entry {
        let entry = |frame: &RaceFrame| if let RaceFrame::Entry(entry) = frame { Some(entry.clone()) } else { None };
        self.sent.iter().rev().find_map(entry).unwrap()
    }

    /// A message of a guest that fits the log.
    fn said(&mut self, guest: usize, message: Message) -> Said {
        // A stranger at another connection of the host is told the head of the log.
        let now = self.now;
        self.tell(0, |race| race.connected(9, now));
        let hello = |frame: &RaceFrame| if let RaceFrame::Hello { head, .. } = frame { Some(*head) } else { None };
        let seen = self.sent.iter().rev().find_map(hello).unwrap();
        let writer = Writer::all(3).nth(guest).unwrap();
        let own = |frame: &RaceFrame| match frame {
            RaceFrame::Entry(entry) if entry.writer == writer => Some(entry.said.number),
            _ => None,
        };
        let number = self.sent.iter().filter_map(own).max().unwrap() + 1;
        Said { number, seen, message }
    }
}

/// Whether a frame carries a message like this one.
fn carries(frame: &RaceFrame, is_such: fn(&Message) -> bool) -> bool {
    match frame {
        RaceFrame::Say(said) | RaceFrame::Entry(Entry { said, .. }) => is_such(&said.message),
        _ => false,
    }
}

const IS_TAP: fn(&Message) -> bool = |message| matches!(message, Message::Tap { .. });

#[test]
fn taps_are_compared_when_all_are_sealed() {
    let mut trio = Trio::new();
    trio.tap(2);
    trio.wait(10);
    trio.tap(1);
    trio.tap(1);
    let opened =
        |trio: &Trio| trio.sent.iter().any(|frame| carries(frame, |what| matches!(what, Message::Open { .. })));
    assert!(!opened(&trio) && trio.races[2].is_tapping());
    trio.wait(100);
    assert!(opened(&trio) && !trio.races[2].is_tapping());
    let order = trio.order(0).unwrap();
    assert_eq!((order[0].0, order[1].0, order[0].1.unwrap() + 10), (2, 1, order[1].1.unwrap()));
    assert_eq!([1, 2].map(|device| trio.order(device).unwrap()), [order.clone(), order]);
}

#[test]
fn a_tap_that_is_not_opened_comes_last() {
    let mut trio = Trio::new();
    trio.tap(1);
    trio.wait(5);
    trio.tap(2);
    trio.change = |from, _, frame| {
        let is_hidden = from == 1 && carries(&frame, |what| matches!(what, Message::Open { .. }));
        (!is_hidden).then_some(frame)
    };
    trio.wait(4_000);
    assert_eq!(trio.order(2).unwrap().iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(trio.order(2).unwrap()[1].1, None);
}

/// The second guest's device ends its connection if the host changes what it passes on of the first guest's tap so.
fn expect_fork(change: Change) {
    let mut trio = Trio::new();
    trio.change = change;
    trio.tap(1);
    trio.wait(200);
    assert_eq!(trio.ended[0], (2, Some(RaceBreach::Fork)));
}

#[test]
fn a_tap_that_is_changed_is_noticed() {
    expect_fork(|_, to, frame| match frame {
        RaceFrame::Entry(mut entry) if to == 2 && IS_TAP(&entry.said.message) => {
            entry.said.message = Message::Tap { card: 1, commitment: Code([1; 16]) };
            Some(RaceFrame::Entry(entry))
        }
        frame => Some(frame),
    });
}

#[test]
fn a_tap_that_is_kept_from_others_is_noticed() {
    // A host that numbers the entries anew, so that nothing seems to be missing.
    expect_fork(|_, to, frame| match frame {
        RaceFrame::Entry(entry) if to == 2 && IS_TAP(&entry.said.message) => None,
        RaceFrame::Entry(mut entry) if to == 2 => {
            entry.number -= 1;
            Some(RaceFrame::Entry(entry))
        }
        frame => Some(frame),
    });
}

#[test]
fn a_player_whose_tap_is_dropped_is_told() {
    let mut trio = Trio::new();
    trio.change = |from, _, frame| (from != 1 || !carries(&frame, IS_TAP)).then_some(frame);
    trio.tap(1);
    trio.tap(2);
    trio.wait(200);
    assert_eq!(trio.order(1).unwrap().len(), 1);
    assert!(trio.news.contains(&(1, RaceNews::TooLate(Seat::SECOND))));
}

#[test]
fn nobody_speaks_in_the_name_of_another_player() {
    let mut trio = Trio::new();
    let forged = trio.said(1, Message::Tap { card: 1, commitment: Code([1; 16]) });
    let entry = Entry { number: trio.last_entry().number + 1, writer: Writer::GUEST, said: forged };
    let now = trio.now;
    trio.tell(1, |race| race.received(0, &RaceFrame::Entry(entry).to_string(), now));
    assert!(trio.ended.contains(&(1, Some(RaceBreach::Fork))), "{:?}", trio.ended);
}

#[test]
fn the_commitment_of_another_player_cannot_be_opened() {
    let mut trio = Trio::new();
    // The second guest has another program.
    trio.change = |_, to, frame| (to != 2).then_some(frame);
    trio.tap(1);
    let Message::Tap { card, commitment } = trio.last_entry().said.message else { panic!("no tap") };
    let copied = trio.said(2, Message::Tap { card, commitment });
    let now = trio.now;
    trio.tell(0, |race| race.received(1, &RaceFrame::Say(copied).to_string(), now));
    trio.wait(40);
    let opening = |frame: &RaceFrame| match frame {
        RaceFrame::Entry(Entry { said: Said { message: Message::Open { reaction, salt }, .. }, .. }) => {
            Some((*reaction, *salt))
        }
        _ => None,
    };
    let (reaction, salt) = trio.sent.iter().find_map(opening).unwrap();
    let copied = trio.said(2, Message::Open { reaction, salt });
    let now = trio.now;
    trio.tell(0, |race| race.received(1, &RaceFrame::Say(copied).to_string(), now));
    let misfits = trio.news.iter().filter(|(device, news)| *device == 0 && matches!(news, RaceNews::Misfit(..)));
    assert_eq!(misfits.count(), 1);
    trio.wait(4_000);
    assert_eq!(trio.order(0).unwrap()[1], (2, None));
}

#[test]
fn hostile_frames_change_nothing() {
    /// What a stranger makes of a message that would be next.
    type Hostile = fn(&Said) -> String;
    let frames: [(usize, Hostile); 16] = [
        (0, |_| String::new()),
        (0, |_| "say".into()),
        (0, |_| "\0".repeat(1_000_000)),
        (0, |said| format!("say {said}")),
        (0, |said| format!("say {}", Said { message: Message::Judge, ..said.clone() })),
        (0, |said| format!("say {}", Said { message: Message::Show { at: 1 }, ..said.clone() })),
        (0, |said| format!("say {}", Said { message: Message::Run { base: 1 }, ..said.clone() })),
        (0, |said| format!("entry 1 host {said}")),
        (0, |said| format!("race 1 {} 2 {} {}", table_id(), said.seen.digest, said.seen.digest)),
        (1, |said| format!("say {said}")),
        (1, |said| format!("entry {} host {said}", said.seen.number + 1)),
        (1, |said| format!("entry {} guest {said}", said.seen.number + 1)),
        (1, |said| format!("entry {} guest-2 {said}", said.seen.number + 1)),
        (1, |said| format!("entry {} guest-5 {said}", said.seen.number + 1)),
        (1, |_| "pong 1".into()),
        (1, |_| "letter 1 corsairs 7qm2x0ka 4".into()),
    ];
    for (index, (device, frame)) in frames.into_iter().enumerate() {
        let mut trio = Trio::new();
        let said = trio.said(1, Message::Pause);
        let (record, now) = (trio.record(device), trio.now);
        let frame = frame(&said);
        trio.ended.clear();
        trio.tell(device, |race| race.received(0, &frame, now));
        assert!(matches!(trio.ended[..], [(_, Some(_)), ..]), "{index}: {:?}", trio.ended);
        assert_eq!(trio.record(device), record, "{index}");
        // Nothing is taken over an ended connection, and everything over the next one.
        trio.connect(1);
        trio.wait(2_000);
        trio.flip();
        assert!(trio.races.iter().all(Race::is_running), "{index}");
        assert_eq!(trio.state(2).table.plays, 2, "{index}");
    }
}

#[test]
fn a_share_that_was_not_committed_is_no_share() {
    let mut trio = Trio::new();
    let said = trio.said(1, Message::Share { request: 0, share: Code([1; 16]) });
    let (record, now) = (trio.record(2), trio.now);
    trio.tell(0, |race| race.received(0, &RaceFrame::Say(said).to_string(), now));
    assert!(trio.news.iter().any(|(_, news)| matches!(news, RaceNews::Misfit(Seat::SECOND, _))));
    assert_eq!(trio.record(2), record);
}

#[test]
fn a_flood_of_frames_ends_the_connection() {
    let mut trio = Trio::new();
    let now = trio.now;
    (0..400).for_each(|_| trio.tell(0, |race| race.received(1, "pong 1 1", now)));
    assert_eq!(trio.ended[0], (0, Some(RaceBreach::TooMany)));
}

#[test]
fn the_rival_of_a_guest_cannot_take_the_seat() {
    let mut trio = Trio::new();
    let now = trio.now;
    let hello = trio.said(2, Message::Tap { card: 1, commitment: Code([1; 16]) });
    let stolen = RaceFrame::Hello { table: table_id(), head: hello.seen, key: Code([5; 16]) };
    trio.tell(0, |race| race.connected(7, now));
    trio.sent.clear();
    trio.tell(0, |race| race.received(7, &stolen.to_string(), now));
    let said = Said { number: 4, ..hello };
    trio.tell(0, |race| race.received(7, &RaceFrame::Say(said).to_string(), now));
    let is_said = |frame: &RaceFrame| matches!(frame, RaceFrame::Entry(entry) if entry.writer != Writer::HOST);
    assert!(!trio.sent.iter().any(is_said), "{:?}", trio.sent);
}
