//! A chain of letters, each checked when it is added, and the game that the letters record.

use super::code::{Code, TableId, digest_as_number};
use super::fault::Fault;
use super::kind::ProtocolKind;
use super::letter::{Acceptance, Content, Invitation, Letter, SecrecyLines, Turn, Writer, index_of};
use super::obstacle::obstacle;
use super::proof::{commitment, seed_of};
use super::protocol::{Draft, OwnData, Protocol, Table, is_over};
use super::seating::Seating;
use crate::dyn_game::{AnyAction, DynGameExtras};
use crate::game::Seat;
use crate::game::record::ReplayError;
use crate::game::text::Word;
use crate::session::{LATEST_PLY, PlayerKind, Score, Session};

/// The letters of a table so far, and the game that they record.
pub struct Chain {
    table: Table,
    kind: ProtocolKind,
    /// The score of the series before this game.
    score: Score,
    /// The game; `None` until all shares of the random seed are known.
    played: Option<Box<dyn Protocol>>,
}

impl Chain {
    /// Starts a chain with this invitation, as a spectator reads it: without a player at this device.
    ///
    /// # Errors
    /// When the letter is not an invitation, or the game cannot be played by letter.
    pub fn new(game: &'static dyn DynGameExtras, letter: Letter) -> Result<Self, Fault> {
        Self::begin(game, None, Score::default(), letter)
    }

    fn begin(
        game: &'static dyn DynGameExtras,
        mut own: Option<OwnData>,
        score: Score,
        letter: Letter,
    ) -> Result<Self, Fault> {
        let Content::Invitation(Invitation { options, seat, secret, .. }) = &letter.content else {
            return Err(Fault::Missing(1));
        };
        if letter.game != game.id() {
            return Err(Fault::OtherTable);
        }
        match game.options().read(Word::whole(options)) {
            Ok(stored) if stored == *options => {}
            Ok(stored) => return Err(Fault::Options(format!("expected {stored}"))),
            Err(error) => return Err(Fault::Options(error.to_string())),
        }
        if let Some(obstacle) = obstacle(game.options(), options) {
            return Err(Fault::Obstacle(obstacle));
        }
        let seating = Seating { host: seat.unwrap_or(Seat::FIRST), count: game.options().seat_count(options) };
        if seating.host.index() >= seating.count {
            return Err(Fault::Options(format!("there is no seat {}", seating.host)));
        }
        if own.as_ref().is_some_and(|own| own.writer.index() >= seating.count) {
            return Err(Fault::Full);
        }
        let kind = ProtocolKind::of(game.options(), options);
        if letter.version > kind.version() {
            return Err(Fault::Version);
        }
        if kind.has_secrets() != secret.is_some() {
            return Err(Fault::Secret);
        }
        if let Some(own) = own.as_mut().filter(|_| !kind.has_secrets()) {
            own.secret = None;
        }
        // In a group, nobody knows the seats before all have joined.
        let score = if seating.count > 2 { Score::default() } else { score };
        let table = Table { game, own, letters: vec![letter], writers: vec![Writer::HOST], seating };
        let chain = Self { table, kind, score, played: None };
        // The options may exclude each other, whatever the seed.
        chain.new_session(0)?;
        Ok(chain)
    }

    /// Reads a chain of letters. `own` is the data that only this device knows; `None` for a spectator.
    ///
    /// # Errors
    /// The number of the letter and the fault: when a letter breaks the rules or the protocol, or when there is no letter.
    pub(super) fn read(
        game: &'static dyn DynGameExtras,
        own: Option<OwnData>,
        score: Score,
        letters: Vec<Letter>,
    ) -> Result<Self, (u32, Fault)> {
        let mut letters = letters.into_iter().peekable();
        let first = letters.next().ok_or((1, Fault::Missing(1)))?;
        let mut chain = Self::begin(game, own, score, first).map_err(|fault| (1, fault))?;
        while let Some(letter) = letters.next() {
            chain.append(letter, letters.peek().is_some())?;
        }
        Ok(chain)
    }

    /// The chain of the letters before the letter of this number, and at least the invitation.
    pub(super) fn before_letter(&self, number: u32) -> Result<Self, Fault> {
        let letters = self.letters().iter().take(index_of(number).max(1)).cloned().collect();
        Ok(Self::read(self.game(), self.table.own.clone(), self.score.clone(), letters)?)
    }

    /// The data that only this device knows; `None` for a spectator.
    pub(super) const fn own(&self) -> Option<&OwnData> {
        self.table.own.as_ref()
    }

    /// The kind of protocol by which the game is played.
    #[must_use]
    pub const fn protocol(&self) -> ProtocolKind {
        self.kind
    }

    /// Whether the game is over and nothing is left to be revealed, such as a last card or the players' secrets.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.played.as_ref().is_some_and(|played| played.is_complete(&self.table))
    }

    /// The number of the letter that breaks the rules, and the fault, if secrets opened later prove one; otherwise `None`.
    #[must_use]
    pub fn broken_letter(&self) -> Option<&(u32, Fault)> {
        self.played.as_ref()?.broken_letter()
    }

    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> &'static dyn DynGameExtras {
        self.table.game
    }

    /// The random id of the table.
    #[must_use]
    pub fn table(&self) -> TableId {
        self.table.id()
    }

    /// All letters so far, the invitation first.
    #[must_use]
    pub fn letters(&self) -> &[Letter] {
        &self.table.letters
    }

    pub(crate) fn invitation(&self) -> &Invitation {
        self.table.invitation()
    }

    /// The number of players of the game.
    pub(crate) const fn seat_count(&self) -> usize {
        self.table.seating.count
    }

    /// The number of players who have joined, the host included.
    #[must_use]
    pub fn joined_count(&self) -> usize {
        self.letters().len().min(self.seat_count())
    }

    /// Whether all players have joined.
    pub(crate) fn is_full(&self) -> bool {
        self.letters().len() >= self.seat_count()
    }

    /// Whether a letter was written after all players had joined. From then on, nobody can replace another guest.
    pub(crate) fn has_begun(&self) -> bool {
        self.letters().len() > self.seat_count()
    }

    /// The acceptance of a guest; `None` if the guest has not joined.
    pub(super) fn acceptance(&self, guest: Writer) -> Option<&Acceptance> {
        self.table.acceptances().nth(guest.index().checked_sub(1)?)
    }

    /// The name of a player, to be shown; empty if they gave none, or have not joined yet.
    #[must_use]
    pub fn name(&self, writer: Writer) -> String {
        match writer {
            Writer::HOST => self.invitation().shown_name(),
            guest => self.acceptance(guest).map(Acceptance::shown_name).unwrap_or_default(),
        }
    }

    /// The seat of a player. The guests' seats follow that of the host, in the order of joining. If the host has a random seat,
    /// the first seat stands for it until the seed is known.
    #[must_use]
    pub fn seat(&self, writer: Writer) -> Seat {
        self.table.seat(writer)
    }

    /// The player on a seat.
    #[must_use]
    pub fn writer_on_seat(&self, seat: Seat) -> Writer {
        self.table.seating.writer(seat)
    }

    /// The game so far; `None` until all shares of the random seed are known.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        Some(self.played.as_ref()?.session())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.session().is_some_and(is_over)
    }

    /// The score of the series before this game.
    pub(crate) const fn score(&self) -> &Score {
        &self.score
    }

    /// The player who resigned, if that ended the game.
    pub(crate) fn resigned_player(&self) -> Option<Writer> {
        let mut letters = self.letters().iter().zip(&self.table.writers);
        letters.find_map(|(letter, writer)| letter.turn()?.resigns.then_some(*writer))
    }

    /// The writer of the next letter; `None` if the game is over and nothing is left to be opened. First the guests write, in the
    /// order of joining, and then the host. After that, two players take turns. In a group, the writer is the player whose share
    /// is missing for a card draw, or else the player to act.
    #[must_use]
    pub fn next_writer(&self) -> Option<Writer> {
        if !self.is_full() {
            return Writer::new(self.letters().len());
        }
        let played = match &self.played {
            Some(played) if self.has_begun() => played,
            _ => return Some(Writer::HOST),
        };
        if played.is_complete(&self.table) {
            return None;
        }
        if self.seat_count() == 2 {
            return Some(Writer::of(self.next_number()));
        }
        played
            .awaited_share_owner()
            .or_else(|| played.session().to_act_after(LATEST_PLY).first().map(|seat| self.writer_on_seat(seat)))
    }

    /// The player who has written the letter of this number, or has to write it; `None` if that depends on earlier letters.
    #[must_use]
    pub fn writer(&self, number: u32) -> Option<Writer> {
        if self.seat_count() == 2 {
            return Some(Writer::of(number));
        }
        let written = self.table.writers.get(index_of(number)).copied();
        written.or_else(|| self.next_writer().filter(|_| number == self.next_number()))
    }

    /// The last letter of a player; `None` if there is none.
    #[must_use]
    pub fn last_letter(&self, writer: Writer) -> Option<&Letter> {
        let mut written = self.letters().iter().zip(&self.table.writers).rev();
        written.find(|(_, by)| **by == writer).map(|(letter, _)| letter)
    }

    pub(crate) fn next_number(&self) -> u32 {
        self.table.last_number().saturating_add(1)
    }

    /// The score of the series before this game, as a line of a stored game.
    pub(super) fn score_line(&self) -> String {
        let wins =
            (0..self.seat_count()).map(|seat| self.score.wins.get(seat).copied().unwrap_or_default().to_string());
        format!("score {} draws {}", wins.collect::<Vec<_>>().join(" "), self.score.draws)
    }

    /// A new game with this seed.
    fn new_session(&self, seed: u64) -> Result<Session, Fault> {
        let player = |seat: Seat| {
            let writer = self.writer_on_seat(seat);
            match self.own() {
                None => PlayerKind::Person(self.name(writer)),
                Some(own) if own.writer == writer => PlayerKind::Person(String::new()),
                Some(_) => PlayerKind::Remote(self.name(writer)),
            }
        };
        let (game, options) = (self.game(), &self.invitation().options);
        let normal = game.normalize(options, None);
        if normal != *options {
            return Err(Fault::Options(format!("expected {normal}")));
        }
        let session = Session::new(game, options, seed, Seat::all(self.seat_count()).map(player).collect());
        let session =
            session.map_err(|conflict| Fault::Options(ReplayError::Options::<String>(conflict).to_string()))?;
        Ok(session.continue_series(self.score.clone()))
    }

    /// Starts the game, once all have joined and the host's share of the random seed is known.
    fn deal(&mut self) -> Result<(), Fault> {
        let Some(seed_shares) = self.table.seed_shares().filter(|_| self.played.is_none()) else { return Ok(()) };
        if commitment(self.table(), seed_shares[0]) != self.invitation().seed_commitment {
            return Err(Fault::Lot);
        }
        let seed = seed_of(self.table(), &seed_shares);
        if self.invitation().seat.is_none() {
            let seat = digest_as_number(&[b"seat", &seed.to_le_bytes()]) % self.seat_count() as u64;
            self.table.seating.host = usize::try_from(seat).ok().and_then(Seat::new).unwrap_or(Seat::FIRST);
        }
        let session = self.new_session(seed)?;
        self.played = Some(self.kind.begin(&self.table, session));
        Ok(())
    }

    /// Adds a letter.
    ///
    /// # Errors
    /// When the letter breaks the rules or the protocol. Then nothing changes.
    pub fn add(&mut self, letter: Letter) -> Result<(), Fault> {
        let number = self.next_number();
        if let Err((_, fault)) = self.append(letter, false) {
            if self.table.last_number() == number {
                *self = self.before_letter(number)?;
            }
            return Err(fault);
        }
        Ok(())
    }

    /// Adds a letter. `follow` is true if more letters are added at once. After an error the letter may have been added.
    fn append(&mut self, letter: Letter, follow: bool) -> Result<(), (u32, Fault)> {
        let number = self.next_number();
        let writer = self.check(&letter).map_err(|fault| (number, fault))?;
        self.table.letters.push(letter);
        self.table.writers.push(writer);
        self.deal().map_err(|fault| (number, fault))?;
        self.played.as_mut().map_or(Ok(()), |played| played.read(&self.table, follow))
    }

    /// Checks the table, number, writer and random shares of the next letter, but not what the letter does in the game. Returns
    /// the writer.
    fn check(&self, letter: &Letter) -> Result<Writer, Fault> {
        let (number, before) = (self.next_number(), self.letters().last().ok_or(Fault::Missing(1))?);
        if letter.table != before.table || letter.game != before.game {
            return Err(Fault::OtherTable);
        }
        if letter.version != before.version {
            return Err(Fault::Version);
        }
        if letter.number != number {
            return Err(Fault::Missing(number));
        }
        if letter.after() != Some(before.digest()) {
            return Err(Fault::Broken);
        }
        let writer = self.writer(number).ok_or(Fault::Over)?;
        let is_lot = |share| commitment(self.table(), share) == self.invitation().seed_commitment;
        match &letter.content {
            Content::Invitation(_) => Err(Fault::Missing(number)),
            Content::Turn(_) if !self.is_full() => Err(Fault::Missing(number)),
            Content::Turn(Turn { open, .. }) if open.is_some() == self.has_begun() || !open.is_none_or(is_lot) => {
                Err(Fault::Lot)
            }
            Content::Acceptance(_) if self.is_full() => Err(Fault::Full),
            Content::Acceptance(acceptance) if acceptance.secret.is_some() != self.kind.has_secrets() => {
                Err(Fault::Secret)
            }
            Content::Acceptance(_) | Content::Turn(_) => Ok(writer),
        }
    }

    /// The game after these actions, which the player at this device has done and no letter contains yet.
    pub(super) fn session_after(&self, actions: &[AnyAction]) -> Result<Session, Fault> {
        let mut session = self.session().ok_or(Fault::Lot)?.clone();
        let own = self.own().ok_or(Fault::Lot)?;
        for (number, action) in (1..).zip(actions) {
            session.act(self.seat(own.writer), action.clone()).map_err(Fault::in_action(number))?;
        }
        Ok(session)
    }

    /// Writes this device's next letter, and adds it.
    ///
    /// # Errors
    /// When the game has not begun, or the actions break the rules. Then nothing changes.
    pub(super) fn write(&mut self, actions: &[AnyAction], resigns: bool) -> Result<(), Fault> {
        let (Some(played), Some(own)) = (&self.played, &self.table.own) else { return Err(Fault::Lot) };
        let (before, after) = (played.session(), self.session_after(actions)?);
        let last = self.letters().last().ok_or(Fault::Missing(1))?;
        let mut turn = Turn {
            after: last.digest(),
            open: own.share.filter(|_| !self.has_begun()),
            actions: actions.iter().map(ToString::to_string).collect(),
            resigns,
            private: SecrecyLines::default(),
            sees: Code([0; 5]),
        };
        let own_before = own.clone();
        let sealed = played.write(&self.table, &Draft { actions, before, after: &after }, &mut turn)?;
        let (version, game, table, number) = (last.version, last.game.clone(), last.table, self.next_number());
        if let Some(own) = &mut self.table.own {
            own.sealed.retain(|(earlier, _)| *earlier != number);
            own.sealed.extend(sealed.map(|words| (number, words)));
        }
        let added = self.add(Letter { version, game, table, number, content: Content::Turn(turn) });
        added.inspect_err(|_| self.table.own = Some(own_before))
    }
}
