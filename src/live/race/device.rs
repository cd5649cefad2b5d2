//! A device in a race: what it says, and what it answers to frames.

use std::collections::VecDeque;
use std::mem;

use super::frame::RaceFrame;
use super::line::{Line, Presence};
use super::log::Log;
use super::message::{Message, Player, Said, sealed_words};
use super::news::{RaceBreach, RaceNews};
use super::referee::Referee;
use super::state::{State, seat_of};
use crate::correspondence::{Checksum, Code, Digest, Nonce, TableId, Writer, clean_name, digest, salt_of, seal};
use crate::dyn_game::{AnyAction, DynGame};
use crate::game::Seat;
use crate::session::Session;

/// The index of a guest's only connection.
pub(super) const TO_HOST: usize = 0;

/// A device in a race. The page hands over what happens, and does what is returned: it sends the frames and tells the news.
pub struct Race {
    pub(super) log: Log,
    pub(super) state: State,
    /// How many entries of the log have been read. An entry that shows a card waits for its time.
    read: usize,
    /// How many messages of this device have been read.
    own_read: u32,
    pub(super) table: TableId,
    pub(super) game: &'static dyn DynGame,
    pub(super) secret: Nonce,
    pub(super) key: Nonce,
    pub(super) name: String,
    pub(super) is_host: bool,
    /// Whether the player at this device does not see the game for now.
    is_away: bool,
    /// A guest's messages that are not in the log yet.
    pub(super) unlogged: VecDeque<Said>,
    /// How many shares this device has revealed.
    pub(super) given: usize,
    /// The number of the latest entry that was asked for.
    pub(super) asked: u32,
    pub(super) lines: Vec<Line>,
    /// The numbers of the two latest cards that were painted, and when.
    painted: [Option<(u32, u64)>; 2],
    /// The number of the message with the latest tap, and the reaction.
    pub(super) tap: Option<(u32, u64)>,
    /// The number of the message with the latest request for a turn.
    pub(super) request: u32,
    pub(super) referee: Referee,
    pub(super) outcome: Outcome,
}

/// What follows from something that has happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// What to send, each with the number of the connection.
    pub send: Vec<(usize, RaceFrame)>,
    /// What to tell the player, in order.
    pub news: Vec<RaceNews>,
    /// The connections that have ended: by the other device for `None`, else by this one.
    pub ended: Vec<(usize, Option<RaceBreach>)>,
    /// Whether the stored text has changed, which is to be stored before anything is sent.
    pub is_changed: bool,
}

impl Race {
    /// Invites to a race. `None` if it cannot be played over connections with these options. The secret is a random number that
    /// nobody else knows.
    #[must_use]
    pub fn host(game: &'static dyn DynGame, options: &str, table: TableId, secret: Nonce, name: &str) -> Option<Self> {
        let mut race = Self { is_host: true, ..Self::join(game, table, secret, name) };
        let player = race.player(race.state.host_commitment(options));
        race.say(Message::Invite { options: options.into(), player });
        race.read_log(0);
        (race.state.own == Some(Writer::HOST)).then_some(race)
    }

    /// Accepts the invitation of the host of this table, as soon as there is a connection.
    #[must_use]
    pub fn join(game: &'static dyn DynGame, table: TableId, secret: Nonce, name: &str) -> Self {
        let key = digest(&[b"race key", &table.0, &secret.0]);
        Self {
            log: Log::new(table),
            state: State::new(table, game, secret, lock(key)),
            read: 0,
            own_read: 0,
            table,
            game,
            secret,
            key,
            name: clean_name(name),
            is_host: false,
            is_away: false,
            unlogged: VecDeque::new(),
            given: 0,
            asked: 0,
            lines: Vec::new(),
            painted: [None; 2],
            tap: None,
            request: 0,
            referee: Referee::default(),
            outcome: Outcome::default(),
        }
    }

    /// The game as it is to be shown now; `None` until all have joined.
    #[must_use]
    pub const fn session(&self) -> Option<&Session> {
        self.state.session.as_ref()
    }

    /// The seat of the player at this device; `None` until the player has joined.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.state.own.map(seat_of)
    }

    /// Whether the clock of the game runs.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.state.base.is_some()
    }

    /// The seats of the other players who see the game, as far as this device knows: the host of all, guests of the host.
    pub fn present(&self) -> impl Iterator<Item = Seat> + '_ {
        let here = self.lines.iter().filter(|line| line.presence == Presence::Here);
        here.filter_map(|line| if self.is_host { line.writer } else { Some(Writer::HOST) }).map(seat_of)
    }

    /// By how much the clock of the game can be wrong at this device, in ms; `None` before the clocks were compared.
    #[must_use]
    pub fn clock_error(&self, now: u64) -> Option<u64> {
        if self.is_host { Some(0) } else { self.lines.first()?.clock.error(now) }
    }

    /// The time of the game, in ms; 0 when its clock is about to start. `None` while the clock stands, or before the devices'
    /// clocks were compared.
    #[must_use]
    pub fn game_time(&self, now: u64) -> Option<u64> {
        Some(now.checked_add_signed(self.offset(now)?)?.saturating_sub(self.state.base?))
    }

    /// A short code for all that was said so far. At the end of a game it is the same at all devices, unless somebody has forged
    /// messages of others.
    #[must_use]
    pub fn check_code(&self) -> Checksum {
        let Code(bytes) = self.log.head().digest;
        Code(std::array::from_fn(|index| bytes[index]))
    }

    /// There is a connection with this number, for the first time or again. A guest has one, with number 0.
    pub fn connected(&mut self, line: usize, now: u64) -> Outcome {
        if self.lines.len() <= line {
            self.lines.resize_with(line + 1, Line::default);
        }
        self.lines[line] = Line::open();
        self.tick(now)
    }

    /// A connection has ended. The host lets the game stand until the player is back.
    pub fn disconnected(&mut self, line: usize, now: u64) -> Outcome {
        self.lines.get_mut(line).into_iter().for_each(Line::close);
        self.tick(now)
    }

    /// The player does not see the game any more, as when the page is hidden. The host lets the game stand until the player is
    /// back.
    pub fn leave(&mut self, now: u64) -> Outcome {
        self.is_away = true;
        self.broadcast(&RaceFrame::Away);
        self.tick(now)
    }

    /// The player sees the game again.
    pub fn come_back(&mut self, now: u64) -> Outcome {
        self.is_away = false;
        self.lines.iter_mut().for_each(Line::greet);
        self.tick(now)
    }

    /// The player at this device gives the game up. Does nothing before it begins and once it is over.
    pub fn resign(&mut self, now: u64) -> Outcome {
        if self.state.session.is_some() && !self.state.is_over() {
            self.say(Message::Resign);
        }
        self.tick(now)
    }

    /// The next race of the same players; `None` while this one is not over. Each device makes its own, and they find each other
    /// over the connections of this one.
    #[must_use]
    pub fn rematch(&self) -> Option<Self> {
        let session = self.state.session.as_ref().filter(|_| self.state.is_over())?;
        let (table, secret) = (next_table(self.table), digest(&[b"race rematch", &self.secret.0]));
        if !self.is_host {
            return Some(Self::join(self.game, table, secret, &self.name));
        }
        let options = self.game.rematch(session.state(), session.winner());
        Self::host(self.game, &options, table, secret, &self.name)
    }

    /// The id of the table.
    #[must_use]
    pub const fn table(&self) -> TableId {
        self.table
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &'static dyn DynGame {
        self.game
    }

    /// Whether this is the device of the host, to which all connections lead.
    #[must_use]
    pub const fn is_host(&self) -> bool {
        self.is_host
    }

    /// The names of the players who have joined, by seat, to be shown.
    pub fn names(&self) -> impl Iterator<Item = String> {
        self.state.players.iter().map(|player| clean_name(&player.name))
    }

    /// The number of seats; 0 before the invitation has come.
    #[must_use]
    pub const fn seat_count(&self) -> usize {
        self.state.seats
    }

    /// The options as text; empty before the invitation has come.
    #[must_use]
    pub fn options(&self) -> &str {
        &self.state.options
    }

    /// Time has passed. The page calls it with each frame that it draws.
    pub fn tick(&mut self, now: u64) -> Outcome {
        for index in 0..self.lines.len() {
            let line = &mut self.lines[index];
            let (greets, asks) = (!self.is_away && line.is_hello_due(now), line.is_ping_due(now));
            let hello = greets.then(|| self.hello());
            let ping = asks.then_some(RaceFrame::Ping { asked: now });
            self.outcome.send.extend(hello.into_iter().chain(ping).map(|frame| (index, frame)));
        }
        self.advance(now);
        mem::take(&mut self.outcome)
    }

    /// Asks for the turn of the player at this device, with this action. Does nothing if the rules or another request forbid it.
    pub fn act(&mut self, action: &AnyAction, now: u64) -> Outcome {
        let session = self.state.session.as_ref().filter(|_| self.is_running() && self.request <= self.own_read);
        if let (Some(session), Some(seat), None) = (session, self.seat(), &self.state.request)
            && session.refusal(seat, action).is_none()
        {
            let needs_share = self.game.needs_chance(session.state(), action);
            let share = if needs_share { self.next_share() } else { None };
            self.request = self.say(Message::Act { share, action: action.to_string() });
        }
        self.tick(now)
    }

    /// The latest card of the session was painted, at this time of the device's clock.
    pub fn painted(&mut self, at: u64) {
        let card = u32::try_from(self.state.cards.len()).unwrap_or(u32::MAX);
        if self.painted[0].is_none_or(|(latest, _)| latest < card) {
            self.painted = [Some((card, at)), self.painted[0]];
        }
    }

    /// The player at this device has tapped, at this time of the device's clock. Does nothing before the first card, or while an
    /// earlier tap is not judged.
    pub fn tap(&mut self, at: u64, now: u64) -> Outcome {
        let seen = self.painted.into_iter().flatten().find(|(_, painted)| *painted <= at);
        if let (Some((card, painted)), Some(writer), false) = (seen, self.state.own, self.is_tapping())
            && self.is_running()
            && !self.state.is_over()
        {
            let (reaction, number) = (at - painted, self.next_number());
            let commitment = seal(self.table, number, self.salt(number), &sealed_words(writer, reaction));
            self.tap = Some((number, reaction));
            self.say(Message::Tap { card, commitment });
        }
        self.tick(now)
    }

    /// Whether a tap of the player at this device is not judged yet.
    #[must_use]
    pub fn is_tapping(&self) -> bool {
        let is_unread = self.tap.is_some_and(|(number, _)| number > self.own_read);
        is_unread || self.state.taps.iter().any(|tap| Some(tap.writer) == self.state.own)
    }

    /// Reads what is to be read by now, and says what follows.
    fn advance(&mut self, now: u64) {
        loop {
            self.read_log(now);
            self.respond();
            if !self.is_host {
                return;
            }
            if self.read == self.log.entries().len() {
                let time = self.game_time(now);
                let Some(message) = self.referee.rule(&self.state, &self.lines, self.is_away, time, now) else {
                    return;
                };
                self.say(message);
            } else if !self.is_ripe(now) {
                return;
            }
        }
    }

    /// Whether the next entry can be read: a card is shown at its time.
    fn is_ripe(&self, now: u64) -> bool {
        match self.log.entries().get(self.read).map(|entry| &entry.said.message) {
            Some(Message::Show { at }) => self.game_time(now).is_none_or(|time| time >= *at),
            next => next.is_some(),
        }
    }

    pub(super) fn read_log(&mut self, now: u64) {
        while self.is_ripe(now) {
            let entry = &self.log.entries()[self.read];
            let (writer, number, is_judged) = (entry.writer, entry.said.number, entry.said.message == Message::Judge);
            match self.state.read(entry, self.log.digest_after(entry)) {
                Ok(news) => self.outcome.news.extend(news),
                Err(misfit) if writer == Writer::HOST && !self.is_host => {
                    return self.end(TO_HOST, RaceBreach::Misfit(misfit));
                }
                Err(misfit) => self.outcome.news.push(RaceNews::Misfit(seat_of(writer), misfit)),
            }
            self.read += 1;
            let is_missing = |said: &Said| matches!(said.message, Message::Tap { .. });
            if is_judged && self.unlogged.iter().any(is_missing) {
                self.outcome.news.extend(self.seat().map(RaceNews::TooLate));
            }
            if Some(writer) == self.state.own {
                self.own_read = number;
            }
        }
    }

    /// Says what the log asks of this device: to take a seat, to reveal a share, or to open a tap.
    fn respond(&mut self) {
        if self.state.own.is_none() {
            return self.take_seat();
        }
        if let Some(request) = self.state.share_due() {
            let is_share =
                |said: &Said| matches!(said.message, Message::Share { request: other, .. } if other == request);
            let is_said = self.own_messages().take_while(|said| said.seen.number >= request).any(is_share);
            if let Some(share) = (!is_said).then(|| self.next_share()).flatten() {
                self.say(Message::Share { request, share });
            }
        }
        if let (Some(number), Some((tapped, reaction))) = (self.state.opening_due(), self.tap)
            && number == tapped
        {
            let is_opening = |said: &Said| matches!(said.message, Message::Open { .. });
            if !self.own_messages().take_while(|said| said.number > number).any(is_opening) {
                self.say(Message::Open { reaction, salt: self.salt(number) });
            }
        }
    }

    /// Takes the next seat. If another guest was faster, it is another seat, with another commitment.
    fn take_seat(&mut self) {
        let Some(writer) = self.state.next_player().filter(|_| !self.is_host) else { return };
        if self.unlogged.front().is_none_or(|said| said.seen != self.log.head()) {
            self.unlogged.clear();
            let player = self.player(self.state.commitment(writer));
            self.say(Message::Join(player));
        }
    }

    fn player(&self, shares: Digest) -> Player {
        Player { shares, lock: lock(self.key), name: self.name.clone() }
    }

    /// The messages of this device, the latest first.
    pub(super) fn own_messages(&self) -> impl Iterator<Item = &Said> {
        let logged = self.log.entries().iter().rev().filter(|entry| Some(entry.writer) == self.state.own);
        self.unlogged.iter().rev().chain(logged.map(|entry| &entry.said))
    }

    fn next_share(&mut self) -> Option<Nonce> {
        let share = self.state.own_share(self.given + 1)?;
        self.given += 1;
        Some(share)
    }

    /// The salt of the tap in the message with this number.
    fn salt(&self, number: u32) -> Nonce {
        salt_of(self.table, number, 1, self.secret)
    }

    /// The number of this device's next message.
    fn next_number(&self) -> u32 {
        let logged = self.state.own.map_or(0, |own| self.log.count(own));
        self.unlogged.back().map_or(logged, |said| said.number) + 1
    }

    /// Says a message. Returns its number.
    pub(super) fn say(&mut self, message: Message) -> u32 {
        let said = Said { number: self.next_number(), seen: self.log.head(), message };
        let number = said.number;
        self.outcome.is_changed = true;
        if !self.is_host {
            self.unlogged.push_back(said.clone());
            self.broadcast(&RaceFrame::Say(said));
        } else if let Ok(entry) = self.log.push(Writer::HOST, said) {
            let frame = RaceFrame::Entry(entry.clone());
            self.broadcast(&frame);
        }
        number
    }

    /// Sends a frame to all devices that are at the table.
    pub(super) fn broadcast(&mut self, frame: &RaceFrame) {
        let there = self.lines.iter().enumerate().filter(|(_, line)| line.presence != Presence::Elsewhere);
        self.outcome.send.extend(there.map(|(index, _)| (index, frame.clone())));
    }

    pub(super) fn hello(&self) -> RaceFrame {
        RaceFrame::Hello { table: self.table, head: self.log.head(), key: self.key }
    }

    /// Ends a connection.
    pub(super) fn end(&mut self, index: usize, breach: RaceBreach) {
        if let Some(line) = self.lines.get_mut(index).filter(|line| line.is_open) {
            line.close();
            self.outcome.send.push((index, RaceFrame::Bye));
            self.outcome.ended.push((index, Some(breach)));
        }
    }

    /// How far the host's clock is ahead; `None` before the clocks were compared.
    fn offset(&self, now: u64) -> Option<i64> {
        if self.is_host { Some(0) } else { self.lines.first()?.clock.offset(now) }
    }
}

/// The table of the next race of the same players.
pub(super) fn next_table(table: TableId) -> TableId {
    let Code(bytes): Digest = digest(&[b"race rematch", &table.0]);
    Code(std::array::from_fn(|index| bytes[index]))
}

/// The digest of a key.
pub(super) fn lock(key: Nonce) -> Digest {
    digest(&[b"race lock", &key.0])
}
