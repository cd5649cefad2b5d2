//! A table of devices with clocks of their own, on lines of their own, with players who all react alike.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use corsair_cabinet::correspondence::{Code, Nonce, TableId};
use corsair_cabinet::game::Rng;
use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
use corsair_cabinet::games::battle_of_corsica::rules::State;
use corsair_cabinet::games::named;
use corsair_cabinet::live::race::{Finish, Outcome, Race, RaceNews};
use corsair_cabinet::session::Session;

/// How many ms a frame of the screen takes.
const FRAME: usize = 16;

/// The longest game, in ms.
const LONGEST: u64 = 5_000_000;

pub fn table_id() -> TableId {
    Code([7; 5])
}

pub fn secret(byte: u8) -> Nonce {
    Code([byte; 16])
}

/// A line from a guest to the host.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// The shortest round trip, in ms.
    pub round_trip: usize,
    /// Of how many frames one is lost; 0 for none.
    pub loss: usize,
    /// After how many ms the line is cut, on average; 0 for never.
    pub cuts: usize,
}

impl Line {
    pub fn of(round_trip: usize) -> Self {
        Self { round_trip, loss: 0, cuts: 0 }
    }
}

/// A device and its player.
pub struct Device {
    pub race: Race,
    /// How many ms its clock is ahead, and how many millionths it is too fast.
    ahead: u64,
    drift: u64,
    /// The player flips at this ply; the latest one that was decided on.
    flips_at: Option<usize>,
    pub news: Vec<RaceNews>,
    /// What the device has stored.
    stored: String,
    /// When each card was painted, in ms of the simulation.
    painted: Vec<u64>,
}

impl Device {
    fn clock(&self, time: u64) -> u64 {
        self.ahead + time + time * self.drift / 1_000_000
    }
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Happening {
    /// The screen of a device is drawn.
    Frame(usize),
    /// A frame comes over a guest's line to a device. The number tells the connection from those before.
    Text {
        to: usize,
        guest: usize,
        connection: u64,
        text: String,
    },
    Tap(usize),
    Flip(usize),
    Cut(usize),
    Connect(usize),
}

pub struct Table {
    pub devices: Vec<Device>,
    lines: Vec<Line>,
    /// The number of the connection on each line, and whether it is there.
    connections: Vec<(u64, bool)>,
    /// When the latest frame in each direction arrives.
    arrivals: Vec<[u64; 2]>,
    happenings: BinaryHeap<Reverse<(u64, u64, Happening)>>,
    count: u64,
    pub time: u64,
    /// The shortest reaction of each player, and by how much it varies, in ms.
    pub reactions: Vec<(u64, usize)>,
    /// Whether devices store what changes, which takes long.
    pub stores: bool,
    rng: Rng,
}

impl Table {
    pub fn new(options: &str, lines: &[Line], seed: u64) -> Self {
        let (game, mut rng) = (named("battle-of-corsica").unwrap(), Rng::stream(seed, 7));
        let mut device = |race: Race| Device {
            ahead: 1_000_000 + rng.below(1_000_000_000) as u64,
            drift: rng.below(100) as u64,
            flips_at: None,
            stored: race.save(),
            news: Vec::new(),
            painted: Vec::new(),
            race,
        };
        let key = |number: u64| {
            let mut rng = Rng::stream(seed, number);
            Code(std::array::from_fn(|_| u8::try_from(rng.below(256)).unwrap()))
        };
        let host = device(Race::host(game, options, table_id(), key(0), "Ann").unwrap());
        let guests = (1..).take(lines.len()).map(|guest| device(Race::join(game, table_id(), key(guest), "Ben")));
        let devices: Vec<Device> = std::iter::once(host).chain(guests).collect();
        let mut table = Self {
            reactions: vec![(250, 200); devices.len()],
            stores: false,
            lines: lines.to_vec(),
            connections: vec![(0, false); lines.len()],
            arrivals: vec![[0; 2]; lines.len()],
            devices,
            happenings: BinaryHeap::new(),
            count: 0,
            time: 0,
            rng,
        };
        for device in 0..table.devices.len() {
            let phase = table.rng.below(FRAME) as u64;
            table.plan(phase, Happening::Frame(device));
        }
        for guest in 0..lines.len() {
            // Guests connect one after the other, so that they sit in this order.
            table.plan(guest as u64 * 1_000, Happening::Connect(guest));
        }
        table
    }

    fn plan(&mut self, after: u64, happening: Happening) {
        self.count += 1;
        self.happenings.push(Reverse((self.time + after, self.count, happening)));
    }

    /// Cuts the line of a guest for some ms.
    pub fn cut(&mut self, guest: usize, time: u64) {
        self.plan(0, Happening::Cut(guest));
        self.plan(time, Happening::Connect(guest));
    }

    /// Tells a device what its player does.
    pub fn tell(&mut self, device: usize, tell: &dyn Fn(&mut Race, u64) -> Outcome) {
        let now = self.devices[device].clock(self.time);
        let outcome = tell(&mut self.devices[device].race, now);
        self.follow(device, outcome);
    }

    /// The player of a device goes on to the next race.
    pub fn rematch(&mut self, device: usize) {
        let race = self.devices[device].race.rematch().unwrap();
        self.devices[device].stored = race.save();
        self.devices[device].race = race;
        self.devices[device].flips_at = None;
        if device == 0 {
            (0..self.lines.len()).for_each(|guest| self.tell(0, &|race, now| race.connected(guest, now)));
        } else {
            self.tell(device, &|race, now| race.connected(0, now));
        }
    }

    /// Opens the page of a device again, which knows no more than what it has stored.
    pub fn reload(&mut self, device: usize) {
        for guest in (0..self.lines.len()).filter(|guest| device == 0 || *guest == device - 1) {
            self.happen(Happening::Cut(guest));
            self.plan(500, Happening::Connect(guest));
        }
        let race = Race::load(named("battle-of-corsica").unwrap(), &self.devices[device].stored).unwrap();
        self.devices[device].race = race;
        self.devices[device].flips_at = None;
        let now = self.devices[device].clock(self.time);
        self.devices[device].race.painted(now);
    }

    /// Plays until all devices say that the game is over.
    pub fn play(&mut self) {
        self.run(|table| table.devices.iter().all(|device| device.race.session().is_some_and(is_over)));
    }

    pub fn run_until(&mut self, time: u64) {
        self.run(|table| table.time >= time);
    }

    fn run(&mut self, is_done: impl Fn(&Self) -> bool) {
        while !is_done(self) {
            let Reverse((time, _, happening)) = self.happenings.pop().unwrap();
            self.time = time;
            assert!(time < LONGEST, "the game does not go on");
            self.happen(happening);
        }
    }

    fn happen(&mut self, happening: Happening) {
        match happening {
            Happening::Frame(device) => {
                self.plan(FRAME as u64, Happening::Frame(device));
                self.tell(device, &Race::tick);
            }
            Happening::Text { to, guest, connection, text } => {
                if self.connections[guest] == (connection, true) {
                    let line = if to == 0 { guest } else { 0 };
                    self.tell(to, &|race, now| race.received(line, &text, now));
                }
            }
            Happening::Tap(device) => self.tell(device, &|race, now| race.tap(now, now)),
            Happening::Flip(device) => {
                let flip = named("battle-of-corsica").unwrap().read_action("flip").unwrap();
                self.tell(device, &|race, now| race.act(&flip, now));
            }
            Happening::Cut(guest) => {
                self.connections[guest].1 = false;
                self.tell(0, &|race, now| race.disconnected(guest, now));
                self.tell(guest + 1, &|race, now| race.disconnected(0, now));
            }
            Happening::Connect(guest) => {
                self.connections[guest] = (self.connections[guest].0 + 1, true);
                if self.lines[guest].cuts > 0 {
                    let after = self.rng.below(2 * self.lines[guest].cuts) as u64;
                    self.plan(after, Happening::Cut(guest));
                    let away = 200 + self.rng.below(2_000) as u64;
                    self.plan(after + away, Happening::Connect(guest));
                }
                self.tell(0, &|race, now| race.connected(guest, now));
                self.tell(guest + 1, &|race, now| race.connected(0, now));
            }
        }
    }

    /// Sends what a device sends, and lets its player see what it shows.
    fn follow(&mut self, device: usize, outcome: Outcome) {
        assert_eq!(outcome.ended, Vec::new());
        if self.stores && outcome.is_changed {
            self.devices[device].stored = self.devices[device].race.save();
        }
        for (line, frame) in outcome.send {
            let guest = if device == 0 { line } else { device - 1 };
            let Line { round_trip, loss, .. } = self.lines[guest];
            if loss > 0 && self.rng.below(loss) == 0 {
                continue;
            }
            let delay = round_trip / 2 + self.rng.below(round_trip / 4 + 2);
            let arrival = &mut self.arrivals[guest][usize::from(device == 0)];
            *arrival = (*arrival).max(self.time + delay as u64);
            let (after, to) = (*arrival - self.time, if device == 0 { guest + 1 } else { 0 });
            let connection = self.connections[guest].0;
            self.plan(after, Happening::Text { to, guest, connection, text: frame.to_string() });
        }
        for news in outcome.news {
            if news == RaceNews::Card {
                let now = self.devices[device].clock(self.time);
                self.devices[device].race.painted(now);
                self.devices[device].painted.push(self.time);
                self.see(device);
            }
            if news == RaceNews::Running {
                self.devices[device].flips_at = None;
            }
            self.devices[device].news.push(news);
        }
        self.decide(device);
    }

    /// The player of a device sees a new card, and taps if there is a pattern. One in ten is overlooked, and one in 300 imagined.
    fn see(&mut self, device: usize) {
        let table = &state(&self.devices[device]).table;
        let (is_right, chance) = (table.pattern_at(table.now).is_some(), self.rng.below(300));
        if is_right && chance >= 30 || !is_right && chance == 0 {
            let (least, varies) = self.reactions[device];
            let reaction = least + self.rng.below(varies) as u64;
            self.plan(reaction, Happening::Tap(device));
        }
    }

    /// The player of a device flips some time after it is their turn. A player who sees a pattern taps first.
    fn decide(&mut self, device: usize) {
        let Some(session) = self.devices[device].race.session() else { return };
        let is_turn = state(&self.devices[device]).table.seat_to_lay() == self.devices[device].race.seat();
        let (plies, now) = (session.plies(), session.now().unwrap());
        if is_turn && self.devices[device].race.is_running() && self.devices[device].flips_at != Some(plies) {
            self.devices[device].flips_at = Some(plies);
            let is_right = state(&self.devices[device]).table.pattern_at(now).is_some();
            let after = if is_right { 700 } else { 200 };
            let delay = after + self.rng.below(300) as u64;
            self.plan(delay, Happening::Flip(device));
        }
    }

    /// Makes sure that all devices have the same record.
    pub fn compare_records(&self) -> String {
        let record = self.record();
        for device in &self.devices {
            assert_eq!(device.race.session().unwrap().record(), record);
        }
        record
    }

    /// Makes sure that all devices have the same record, which can be replayed.
    pub fn compare(&self) {
        let record = self.compare_records();
        let game = named("battle-of-corsica").unwrap();
        let link = corsair_cabinet::game::record::link_of(&record);
        let again = Session::replay(game, &link).unwrap();
        assert_eq!(again.state(), self.devices[0].race.session().unwrap().state());
    }

    pub fn record(&self) -> String {
        self.devices[0].race.session().unwrap().record()
    }

    /// The seat that has won, by its index.
    pub fn winner(&self) -> usize {
        self.devices[0].race.session().unwrap().winner().unwrap().index()
    }

    pub fn finishes(&self) -> impl Iterator<Item = &Finish> {
        let news = self.devices[0].news.iter();
        news.filter_map(|news| if let RaceNews::Finish(finish) = news { Some(finish) } else { None })
    }

    /// The finishes between all players.
    pub fn contested(&self) -> Vec<&Finish> {
        self.finishes().filter(|finish| finish.order.len() == self.devices.len()).collect()
    }

    /// What all devices have told.
    pub fn news(&self) -> impl Iterator<Item = &RaceNews> {
        self.devices.iter().flat_map(|device| &device.news)
    }

    /// When each card was painted, at each device.
    pub fn shown_at(&self) -> Vec<Vec<u64>> {
        let mut shown = BTreeMap::<usize, Vec<u64>>::new();
        for device in &self.devices {
            device.painted.iter().enumerate().for_each(|(card, at)| shown.entry(card).or_default().push(*at));
        }
        shown.into_values().collect()
    }
}

fn is_over(session: &Session) -> bool {
    session.ending().is_some()
}

fn state(device: &Device) -> &State {
    device.race.session().unwrap().state().of::<BattleOfCorsica>()
}
