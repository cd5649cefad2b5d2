//! What the log of a race has led to. Every device reads the log alike, so that all have the same game and the same record.

use super::finish::{TimedTap, finish};
use super::frame::Entry;
use super::message::{Message, Player, sealed_words};
use super::news::{Finish, Misfit, RaceNews};
use crate::correspondence::{
    Digest, Nonce, Parties, Shares, TableId, Writer, joint_draw_generator, seal, seed_of, share_commitment,
};
use crate::dyn_game::{AnyAction, DynGame};
use crate::game::Seat;
use crate::game::text::Word;
use crate::session::{PlayerKind, Session};

/// A reaction shorter than this, in ms, is too fast to be one: athletes who start sooner after the signal have guessed.
const SHORTEST_REACTION: u64 = 100;

/// A turn that a player has asked for.
#[derive(Clone, Debug)]
pub(super) struct Request {
    /// The number of its entry.
    number: u32,
    writer: Writer,
    action: AnyAction,
    /// Whether the player has revealed a share with it.
    has_share: bool,
    /// The digest of the log up to its entry. The card follows from it, too.
    digest: Digest,
}

/// A tap that is not judged yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tap {
    pub writer: Writer,
    /// Its number among the messages of its device.
    pub number: u32,
    card: u32,
    commitment: Digest,
    /// The reaction and the salt.
    pub opened: Option<(u64, Nonce)>,
}

/// The state of a race.
pub(super) struct State {
    table: TableId,
    game: &'static dyn DynGame,
    secret: Nonce,
    lock: Digest,
    pub options: String,
    pub seats: usize,
    pub players: Vec<Player>,
    /// The player at this device; `None` until the player has joined.
    pub own: Option<Writer>,
    shares: Option<Shares>,
    seed_shares: Vec<Option<Nonce>>,
    /// The game; `None` until its seed is known.
    pub session: Option<Session>,
    /// The time of the host's clock that is time 0 of the game; `None` while the clock of the game stands.
    pub base: Option<u64>,
    pub request: Option<Request>,
    /// When each card was shown, in ms since the game began.
    pub cards: Vec<u64>,
    pub taps: Vec<Tap>,
    /// The time in the game at which the taps were closed, and the error of the clocks; `None` while players can tap.
    pub closed: Option<(u64, u64)>,
    /// A tap before this time of the game comes too late.
    pub settled: u64,
}

/// The seat of a player: the seats follow the order of joining.
pub(super) fn seat_of(writer: Writer) -> Seat {
    Seat::new(writer.index()).unwrap_or(Seat::FIRST)
}

/// The number of shares of each player: one for the seed, and one for each draw.
fn most_shares(game: &dyn DynGame, options: &str) -> usize {
    game.options().max_draws(options).unwrap_or_default() + 1
}

impl State {
    pub fn new(table: TableId, game: &'static dyn DynGame, secret: Nonce, lock: Digest) -> Self {
        let (shares, session, request) = (None, None, None);
        Self {
            table,
            game,
            secret,
            lock,
            options: String::new(),
            seats: 0,
            players: Vec::new(),
            own: None,
            shares,
            seed_shares: Vec::new(),
            session,
            base: None,
            request,
            cards: Vec::new(),
            taps: Vec::new(),
            closed: None,
            settled: 0,
        }
    }

    /// The commitment of the host to its shares, in a game with these options.
    pub fn host_commitment(&self, options: &str) -> Digest {
        share_commitment(self.table, Writer::HOST, self.secret, most_shares(self.game, options))
    }

    /// The commitment of this device to its shares, as this player.
    pub fn commitment(&self, writer: Writer) -> Digest {
        share_commitment(self.table, writer, self.secret, most_shares(self.game, &self.options))
    }

    /// The player who joins next; `None` if there is no invitation or no free seat.
    pub fn next_player(&self) -> Option<Writer> {
        Writer::new(self.players.len()).filter(|writer| (1..self.seats).contains(&writer.index()))
    }

    /// The number of the request for which this device has to reveal a share, or 0 for the seed; `None` if there is none.
    pub fn share_due(&self) -> Option<u32> {
        let own = self.own.filter(|_| self.shares.is_some())?;
        if self.session.is_none() {
            return Some(0);
        }
        let (Parties { drawer, partner }, request) = (self.parties()?, self.request.as_ref()?);
        (partner == own || drawer == own && !request.has_share).then_some(request.number)
    }

    /// The number of the message with a tap that this device has to open; `None` if there is none.
    pub fn opening_due(&self) -> Option<u32> {
        self.closed?;
        self.taps.iter().find(|tap| Some(tap.writer) == self.own && tap.opened.is_none()).map(|tap| tap.number)
    }

    /// The share of the player at this device with this number, counted from 1.
    pub fn own_share(&self, number: usize) -> Option<Nonce> {
        self.shares.as_ref()?.own(self.own?, number)
    }

    /// Whether the requested turn can be shown: it needs no share, or both are there.
    pub fn is_ready(&self) -> bool {
        self.parties().is_none_or(|parties| self.shares_for(parties).is_some()) && self.request.is_some()
    }

    /// The players whose shares the requested turn needs; `None` if it needs none.
    pub fn parties(&self) -> Option<Parties> {
        let (Request { writer, action, .. }, session) = (self.request.as_ref()?, self.session.as_ref()?);
        let partner = self.game.draw_partner(session.state(), seat_of(*writer))?;
        let partner = Writer::new(partner.index())?;
        self.game.needs_chance(session.state(), action).then_some(Parties { drawer: *writer, partner })
    }

    fn shares_for(&self, parties: Parties) -> Option<[Nonce; 2]> {
        self.shares.as_ref()?.public_shares(parties)
    }

    /// Reads the next entry of the log. `digest` covers the log up to it.
    ///
    /// # Errors
    /// When the entry does not fit. Then nothing has changed.
    pub fn read(&mut self, entry: &Entry, digest: Digest) -> Result<Option<RaceNews>, Misfit> {
        let Entry { number, writer, said } = entry;
        let (writer, seat) = (*writer, seat_of(*writer));
        match &said.message {
            message if message.is_of_host() && writer != Writer::HOST => Err(Misfit("a message of the host")),
            Message::Invite { options, player } => self.invite(options, player),
            Message::Join(player) => self.join(writer, player),
            Message::Share { request, share } => self.share(writer, *request, *share),
            message => {
                let session = self.session.as_mut().ok_or(Misfit("a game that has begun"))?;
                match message {
                    Message::Run { base } => {
                        self.base = Some(*base);
                        Ok(Some(RaceNews::Running))
                    }
                    Message::Pause => Ok(self.base.take().map(|_| RaceNews::Paused)),
                    Message::Act { share, action } => self.act(*number, writer, *share, action, digest),
                    Message::Show { at } => self.show(*at),
                    Message::Tap { card, commitment } => {
                        let is_card = (1..=self.cards.len()).contains(&usize::try_from(*card).unwrap_or_default());
                        let is_again = self.taps.iter().any(|tap| tap.writer == writer);
                        if !is_card || is_again || session.ending().is_some() {
                            return Err(Misfit("a first tap for a card that was shown"));
                        }
                        if self.closed.is_some() {
                            return Ok(Some(RaceNews::TooLate(seat)));
                        }
                        let (card, commitment) = (*card, *commitment);
                        self.taps.push(Tap { writer, number: said.number, card, commitment, opened: None });
                        Ok(Some(RaceNews::Tapped(seat)))
                    }
                    Message::Close { at, error } => {
                        if self.taps.is_empty() || self.closed.is_some() {
                            return Err(Misfit("taps to be closed"));
                        }
                        self.closed = Some((*at, *error));
                        Ok(None)
                    }
                    Message::Open { reaction, salt } => {
                        let tap = self.taps.iter_mut().find(|tap| tap.writer == writer && self.closed.is_some());
                        // It may be judged by now, if its player was away.
                        let Some(tap) = tap else { return Ok(None) };
                        if seal(self.table, tap.number, *salt, &sealed_words(writer, *reaction)) != tap.commitment {
                            return Err(Misfit("the reaction that was sealed"));
                        }
                        tap.opened = Some((*reaction, *salt));
                        Ok(None)
                    }
                    Message::Judge => self.judge(),
                    Message::Resign => {
                        session.resign(seat);
                        self.end_request();
                        Ok(Some(RaceNews::Changed))
                    }
                    Message::Pass { at } => {
                        if !self.taps.is_empty() {
                            return Err(Misfit("no taps before time passes"));
                        }
                        let has_passed = session.advance_clock(*at);
                        self.settled = self.settled.max(*at);
                        self.drop_refused_request();
                        Ok(has_passed.then_some(RaceNews::Changed))
                    }
                    Message::Invite { .. } | Message::Join(_) | Message::Share { .. } => Ok(None),
                }
            }
        }
    }

    fn invite(&mut self, options: &str, player: &Player) -> Result<Option<RaceNews>, Misfit> {
        let about = self.game.options();
        let is_legal = about.read(Word::whole(options)).is_ok() && about.allows_live_race(options);
        if !self.players.is_empty() || !is_legal {
            return Err(Misfit("an invitation, once, with options for several devices"));
        }
        (self.options, self.seats) = (options.into(), about.seat_count(options));
        Ok(Some(self.take_seat(Writer::HOST, player)))
    }

    fn join(&mut self, writer: Writer, player: &Player) -> Result<Option<RaceNews>, Misfit> {
        if self.players.is_empty() || writer.index() != self.players.len() || writer.index() >= self.seats {
            return Err(Misfit("the player of the next seat"));
        }
        Ok(Some(self.take_seat(writer, player)))
    }

    fn take_seat(&mut self, writer: Writer, player: &Player) -> RaceNews {
        if player.lock == self.lock {
            self.own = Some(writer);
        }
        self.players.push(player.clone());
        if self.players.len() == self.seats {
            let commitments = self.players.iter().map(|player| player.shares);
            let (most, own) = (most_shares(self.game, &self.options), self.own.map(|own| (own, self.secret)));
            self.shares = Some(Shares::new(self.table, most, commitments, Vec::new(), own));
            self.seed_shares = vec![None; self.seats];
        }
        RaceNews::Joined(seat_of(writer))
    }

    fn share(&mut self, writer: Writer, request: u32, share: Nonce) -> Result<Option<RaceNews>, Misfit> {
        let shares = self.shares.as_mut().ok_or(Misfit("players on all seats"))?;
        shares.reveal(writer, share, 1).map_err(|_| Misfit("the next share of the player"))?;
        if self.request.as_ref().is_none_or(|pending| pending.number != request) {
            // It is for the seed, or for a turn that did not come about.
            shares.discard(writer);
        }
        if request == 0 && self.session.is_none() {
            self.seed_shares[writer.index()] = Some(share);
            if let Some(seed) = self.seed_shares.iter().copied().collect::<Option<Vec<Nonce>>>() {
                let player = |(writer, player): (Writer, &Player)| {
                    if Some(writer) == self.own {
                        PlayerKind::person(&player.name)
                    } else {
                        PlayerKind::remote(&player.name)
                    }
                };
                let players = Writer::all(self.seats).zip(&self.players).map(player).collect();
                let session = Session::new(self.game, &self.options, seed_of(self.table, &seed), players);
                self.session = Some(session.map_err(|_| Misfit("options that go together"))?);
            }
        }
        Ok(None)
    }

    fn act(
        &mut self,
        number: u32,
        writer: Writer,
        share: Option<Nonce>,
        action: &str,
        digest: Digest,
    ) -> Result<Option<RaceNews>, Misfit> {
        let action = self.game.read_action(action).map_err(|_| Misfit("an action of the game"))?;
        if let (Some(share), Some(shares)) = (share, &mut self.shares) {
            shares.reveal(writer, share, 1).map_err(|_| Misfit("the next share of the player"))?;
        }
        if self.request.is_none() {
            self.request = Some(Request { number, writer, action, has_share: share.is_some(), digest });
            self.drop_refused_request();
        }
        Ok(None)
    }

    /// Drops a request that the rules refuse by now, and passes over the shares that were given for it.
    fn drop_refused_request(&mut self) {
        let (Some(request), Some(session)) = (&self.request, &self.session) else { return };
        let is_reaction = self.game.reaction().as_ref() == Some(&request.action);
        if is_reaction || session.refusal(seat_of(request.writer), &request.action).is_some() {
            self.end_request();
        }
    }

    fn end_request(&mut self) {
        self.request = None;
        if let Some(shares) = &mut self.shares {
            Writer::all(self.seats).for_each(|writer| shares.discard(writer));
        }
    }

    fn show(&mut self, at: u64) -> Result<Option<RaceNews>, Misfit> {
        let chance = self.parties().map(|parties| self.shares_for(parties));
        let (Some(request), Some(session)) = (&self.request, &mut self.session) else {
            return Err(Misfit("a turn that was requested"));
        };
        if chance == Some(None) || !self.taps.is_empty() || session.now().is_some_and(|now| at <= now) {
            return Err(Misfit("both shares, no taps, and a later time"));
        }
        session.advance_clock(at);
        let (seat, action) = (seat_of(request.writer), request.action.clone());
        let is_legal = session.refusal(seat, &action).is_none();
        if is_legal {
            if let Some(Some([first, second])) = chance {
                let shares = [first, second, request.digest];
                let number = usize::try_from(request.number).unwrap_or_default();
                session.draw_from(seat, joint_draw_generator(b"race draw", self.table, number, &shares));
            }
            // The rules have just allowed it.
            let _ = session.act(seat, action);
            self.cards.push(at);
            // The next turn cannot be at the same ms.
            session.advance_clock(at + 1);
        }
        self.end_request();
        Ok(is_legal.then_some(RaceNews::Card))
    }

    /// Judges the taps: all happen at their own times, and the clock goes on until the last is judged.
    fn judge(&mut self) -> Result<Option<RaceNews>, Misfit> {
        let (Some((closed, error)), Some(session)) = (self.closed.take(), &mut self.session) else {
            return Err(Misfit("taps that are closed"));
        };
        let latest = |tap: Tap| {
            let index = usize::try_from(tap.card).ok()?.checked_sub(1)?;
            let shown = *self.cards.get(index)?;
            let at = tap.opened.map_or(closed, |(reaction, _)| closed.min(shown + reaction)).max(shown);
            Some(TimedTap { seat: seat_of(tap.writer), card: tap.card, at, opened: tap.opened })
        };
        let taps = std::mem::take(&mut self.taps).into_iter().filter_map(latest);
        let (mut taps, late): (Vec<TimedTap>, Vec<TimedTap>) = taps.partition(|tap| tap.at >= self.settled);
        let lot = |salts: &[Nonce]| joint_draw_generator(b"photo finish", self.table, self.cards.len(), salts);
        let is_photo_finish = finish(&mut taps, error, lot);
        let (Some(first), Some(action)) = (taps.first(), self.game.reaction()) else {
            return Ok(late.first().map(|tap| RaceNews::TooLate(tap.seat)));
        };
        let reaction = self.game.reaction_time(session.state(), first.at);
        let is_too_fast = first.opened.is_some() && reaction.is_some_and(|reaction| reaction < SHORTEST_REACTION);
        for tap in &taps {
            let at = tap.at.max(session.now().unwrap_or_default());
            // A tap can be illegal by now: the player was removed, or the game is over.
            let _ = session.act_at(tap.seat, action.clone(), at);
        }
        let end = session.now().unwrap_or_default() + 1;
        session.advance_clock(end);
        self.settled = self.settled.max(end);
        self.drop_refused_request();
        let order = taps.iter().map(|tap| (tap.seat, tap.opened.map(|(reaction, _)| reaction))).collect();
        Ok(Some(RaceNews::Finish(Finish { order, is_photo_finish, is_too_fast })))
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.ending().is_some())
    }
}
