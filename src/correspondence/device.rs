//! A game by correspondence at one of its devices.

use super::chain::Chain;
use super::code::{Code, Nonce, TableId};
use super::fault::Fault;
use super::kind::ProtocolKind;
use super::letter::{Acceptance, Content, Invitation, Letter, Writer, clean_name, index_of};
use super::proof::commitment;
use super::protocol::Own;
use crate::dyn_game::{AnyAction, DynGameExtras};
use crate::game::Seat;
use crate::session::{Ending, Score, Session};

/// What the host draws for a new table.
#[derive(Clone, Copy, Debug)]
pub struct Draw {
    /// The name of the table.
    pub table: TableId,
    /// The host's share of the lot.
    pub share: Nonce,
    /// The host's secret, for a game with hidden cards or a common pile.
    pub secret: Nonce,
}

/// What a letter that was received has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Received {
    /// It is new, and the game has gone on.
    New,
    /// It was received before. Nothing has changed.
    Known,
    /// It is a letter of this device. Nothing has changed.
    Own,
    /// The other player wants to replace their last letter by this one. Nothing has changed; [`Correspondence::consent`] agrees.
    Replacement,
    /// Two guests have joined with letters of this number. Nothing has changed; [`Correspondence::rejoin`] takes this one instead.
    Contested,
}

/// Whom the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaitsFor {
    /// The player at this device.
    Own,
    /// This other player, who may not have joined yet.
    Other(Writer),
    /// Nobody: the game is over.
    Nobody,
}

/// What the last letter of a device is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// It invites.
    Invitation,
    /// It accepts an invitation.
    Acceptance,
    /// The game goes on with it.
    Turn,
    /// It ends the game, and the others cannot know that before.
    End,
    /// It only proves the game: the others know how it has ended.
    Proof,
    /// Nothing more: it has been answered.
    Answered,
}

/// A game by correspondence, as one of the devices has it.
pub struct Correspondence {
    pub(super) chain: Chain,
    pub(super) own: Writer,
    /// Actions of the player at this device that are in no letter yet.
    pub(super) drafted: Vec<AnyAction>,
    /// Letters of this device, all of one number, that were taken back or replaced by another one. The other player may answer any of
    /// them.
    pub(super) withdrawn: Vec<Letter>,
    /// When the last letter was written, sent or received, in ms since 1970.
    pub(super) since: u64,
    /// Whether the last letter is this device's, and the player has not sent it yet.
    pub(super) is_unsent: bool,
}

impl Correspondence {
    /// Invites to a game with these options. The host sits on `seat`, or where the lot decides.
    ///
    /// # Errors
    /// When the game cannot be played by letter.
    pub fn invite(
        game: &'static dyn DynGameExtras,
        options: &str,
        seat: Option<Seat>,
        name: &str,
        draw: Draw,
        now: u64,
    ) -> Result<Self, Fault> {
        let (options, name) = (options.into(), clean_name(name));
        let invitation =
            Invitation { options, seat, name, lot: commitment(draw.table, draw.share), secret: None, follows: None };
        Self::begin(game, invitation, draw, Score::default(), now)
    }

    fn begin(
        game: &'static dyn DynGameExtras,
        mut invitation: Invitation,
        Draw { table, share, secret }: Draw,
        score: Score,
        now: u64,
    ) -> Result<Self, Fault> {
        let kind = ProtocolKind::of(game.options(), &invitation.options);
        invitation.secret = kind.commitment(table, Writer::HOST, secret);
        let (version, game_id) = (kind.version(), game.id().to_owned());
        let letter = Letter { version, game: game_id, table, number: 1, content: Content::Invitation(invitation) };
        let own = Own::new(Writer::HOST, Some(share), Some(secret));
        Ok(Self { is_unsent: true, ..Self::read(game, own, score, vec![letter], now)? })
    }

    fn read(
        game: &'static dyn DynGameExtras,
        own: Own,
        score: Score,
        letters: Vec<Letter>,
        since: u64,
    ) -> Result<Self, Fault> {
        let (writer, chain) = (own.writer, Chain::read(game, Some(own), score, letters)?);
        Ok(Self { chain, own: writer, drafted: Vec::new(), withdrawn: Vec::new(), since, is_unsent: false })
    }

    /// Accepts an invitation. The letters are the invitation, and those of all guests who have joined before. The score is that of the
    /// series before, if it is a rematch. Only a game with secrets needs that of the guest.
    ///
    /// # Errors
    /// When the game cannot be played by letter, a letter breaks the protocol, or all seats are taken.
    pub fn accept(
        game: &'static dyn DynGameExtras,
        letters: Vec<Letter>,
        name: &str,
        share: Nonce,
        secret: Nonce,
        score: Score,
        now: u64,
    ) -> Result<Self, Fault> {
        let own = Writer::new(letters.len()).ok_or(Fault::Full)?;
        let last = letters.last().ok_or(Fault::Missing(1))?;
        let (version, after, table) = (last.version, last.digest(), last.table);
        let mut joined = Self::read(game, Own::new(own, None, Some(secret)), score, letters, now)?;
        let secret = joined.chain.protocol().commitment(table, own, secret);
        let content = Content::Acceptance(Acceptance { after, name: clean_name(name), lot: share, secret });
        let (game, number) = (game.id().to_owned(), joined.chain.next_number());
        joined.chain.add(Letter { version, game, table, number, content })?;
        joined.is_unsent = true;
        Ok(joined)
    }

    /// A game whose letters are all known, for a device that has lost it. The first letter after all have joined has the host's share of
    /// the lot.
    ///
    /// # Errors
    /// When a letter breaks the rules or the protocol, that letter is missing, or the game needs a secret, which letters do not hold.
    pub fn restore(
        game: &'static dyn DynGameExtras,
        own: Writer,
        letters: Vec<Letter>,
        now: u64,
    ) -> Result<Self, Fault> {
        let share = letters.iter().find_map(|letter| letter.turn()?.open);
        let invitation = letters.first().cloned().ok_or(Fault::Missing(1))?;
        if Chain::new(game, invitation)?.protocol().has_secrets() {
            return Err(Fault::NoSecret);
        }
        let own = Own::new(own, share.filter(|_| own == Writer::HOST), None);
        let restored = Self::read(game, own, Score::default(), letters, now)?;
        if share.is_some() { Ok(restored) } else { Err(Fault::Missing(restored.chain.next_number())) }
    }

    /// Invites to the next game of the series, once this one is over; `None` before.
    #[must_use]
    pub fn rematch(&self, draw: Draw, now: u64) -> Option<Self> {
        let session = self.chain.session().filter(|_| self.chain.is_over())?;
        let invitation = Invitation {
            options: session.rematch(0)?.options().into(),
            seat: Some(self.seat()),
            name: self.chain.name(self.own).into(),
            lot: commitment(draw.table, draw.share),
            secret: None,
            follows: Some(self.chain.table()),
        };
        Self::begin(self.chain.game(), invitation, draw, self.score(), now).ok()
    }

    /// All letters so far, the invitation first.
    #[must_use]
    pub const fn chain(&self) -> &Chain {
        &self.chain
    }

    /// Which of the players this device belongs to.
    #[must_use]
    pub const fn own(&self) -> Writer {
        self.own
    }

    /// The seat that is played at this device.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.chain.seat(self.own)
    }

    /// The other players, whether they have joined or not.
    pub fn others(&self) -> impl Iterator<Item = Writer> + use<> {
        let own = self.own;
        Writer::all(self.chain.seats()).filter(move |writer| *writer != own)
    }

    /// The name of the player whom the game waits for, or else of any other player; empty if they gave none, or have not accepted yet.
    #[must_use]
    pub fn other_name(&self) -> &str {
        match self.waits_for() {
            WaitsFor::Other(writer) => self.chain.name(writer),
            WaitsFor::Own | WaitsFor::Nobody => self.others().next().map_or("", |writer| self.chain.name(writer)),
        }
    }

    /// When the last letter was written, sent or received, in ms since 1970.
    #[must_use]
    pub const fn since(&self) -> u64 {
        self.since
    }

    /// The score of the series, by seat; it counts this game once it is over.
    #[must_use]
    pub fn score(&self) -> Score {
        self.chain.session().map(Session::score).unwrap_or_default()
    }

    /// Whom the game waits for.
    #[must_use]
    pub fn waits_for(&self) -> WaitsFor {
        match self.chain.next_writer() {
            None => WaitsFor::Nobody,
            Some(writer) if writer == self.own => WaitsFor::Own,
            Some(writer) => WaitsFor::Other(writer),
        }
    }

    /// The last letter that this device has written, to be sent, or sent again; `None` if it has written none.
    #[must_use]
    pub fn last_letter(&self) -> Option<&Letter> {
        self.chain.last_letter(self.own)
    }

    /// What the last letter of this device is for.
    #[must_use]
    pub fn purpose(&self) -> Purpose {
        let letters = self.chain.letters();
        let last = letters.last().filter(|last| self.chain.writer(last.number) == Some(self.own));
        // Who opens a secret knows that the game is over.
        let is_known = |letter: &Letter| letter.turn().is_some_and(|turn| turn.private.secret.is_some());
        match last.map(|last| &last.content) {
            None => Purpose::Answered,
            Some(Content::Invitation(_)) => Purpose::Invitation,
            Some(Content::Acceptance(_)) => Purpose::Acceptance,
            Some(Content::Turn(_)) if !self.chain.is_over() => Purpose::Turn,
            Some(Content::Turn(_)) if letters.iter().rev().nth(1).is_some_and(is_known) => Purpose::Proof,
            Some(Content::Turn(_)) => Purpose::End,
        }
    }

    /// Whether the last letter is this device's, and the player has not sent it yet.
    #[must_use]
    pub const fn is_unsent(&self) -> bool {
        self.is_unsent
    }

    /// Notes that the player has sent the last letter. Returns whether that was not known before.
    pub fn note_sent(&mut self, now: u64) -> bool {
        let is_new = self.is_unsent;
        if is_new {
            (self.is_unsent, self.since) = (false, now);
        }
        is_new
    }

    /// The game as the table shows it, with the actions of the player at this device that are in no letter yet. `None` before all shares
    /// of the lot are known.
    #[must_use]
    pub fn session(&self) -> Option<Session> {
        self.chain.after(&self.drafted).ok()
    }

    /// Takes over what the player has done at the table, and writes a letter when the turn is over or the player has resigned.
    /// Returns whether there is a new letter. A session that does not continue the letters changes nothing.
    pub fn follow(&mut self, session: &Session, now: u64) -> bool {
        let Some(known) = self.chain.session().filter(|_| self.waits_for() == WaitsFor::Own) else { return false };
        let seat = self.seat();
        let Some(done) = session.since(known).filter(|done| done.iter().all(|entry| entry.seat == seat)) else {
            return false;
        };
        self.drafted = done.iter().map(|entry| &entry.action).chain(session.pending()).cloned().collect();
        let resigns = matches!(session.ending(), Some(Ending::Resigned(_)));
        if session.to_act().contains(seat) && !resigns {
            return false;
        }
        self.write(resigns, now).is_ok()
    }

    /// Writes the next letter, with the drafted actions.
    fn write(&mut self, resigns: bool, now: u64) -> Result<(), Fault> {
        let number = self.chain.next_number();
        self.chain.write(&self.drafted, resigns)?;
        self.withdrawn.retain(|letter| letter.number == number);
        self.drafted.clear();
        (self.is_unsent, self.since) = (true, now);
        Ok(())
    }

    /// Receives a letter.
    ///
    /// # Errors
    /// When it is not a letter of this game, or breaks the rules. Then nothing changes.
    pub fn receive(&mut self, letter: &Letter, now: u64) -> Result<Received, Fault> {
        if letter.table != self.chain.table() || letter.game != self.chain.game().id() {
            return Err(Fault::OtherTable);
        }
        let (number, next) = (letter.number, self.chain.next_number());
        let is_own = self.chain.writer(number) == Some(self.own);
        if self.chain.letters().contains(letter) || is_own && self.withdrawn.contains(letter) {
            return Ok(if is_own { Received::Own } else { Received::Known });
        }
        if number < next && !self.chain.has_begun() && matches!(letter.content, Content::Acceptance(_)) {
            return self.rejoined(letter).map(|_| Received::Contested);
        }
        if is_own {
            return Err(Fault::NotOurs(number));
        }
        if let Some(answered) = self.withdrawn.iter().position(|own| letter.after() == Some(own.digest())) {
            return self.return_to(answered, letter, now);
        }
        if number > next {
            return Err(Fault::Missing(next));
        }
        if number < next {
            return self.replaced(letter).map(|_| Received::Replacement);
        }
        let taken = self.chain.add(letter.clone()).and_then(|()| self.taken(now));
        taken.map_err(|fault| match fault {
            // The letter follows a guest's letter that is not the last one here.
            Fault::Broken if !self.chain.has_begun() && number > 2 => Fault::Taken(number - 1),
            fault => fault,
        })?;
        Ok(Received::New)
    }

    /// Takes a letter with which another guest has joined. It replaces the letter of the same number here, and all letters after that.
    /// If one of these was this device's, the player joins again behind the new letter.
    ///
    /// # Errors
    /// When the letter is none of this game, or all seats are taken then. Then nothing changes.
    pub fn rejoin(&mut self, letter: &Letter, now: u64) -> Result<(), Fault> {
        if letter.table != self.chain.table() || self.chain.has_begun() {
            return Err(Fault::OtherTable);
        }
        *self = Self { since: now, ..self.rejoined(letter)? };
        Ok(())
    }

    /// The game after rejoining. The host keeps the first letter it received.
    fn rejoined(&self, letter: &Letter) -> Result<Self, Fault> {
        let (number, since) = (letter.number, self.since);
        let keep = index_of(number);
        let joins_again = self.own.index() >= keep;
        let joined = self.chain.acceptance(self.own).filter(|_| keep > 0 && keep < self.chain.letters().len());
        let (Some(joined), Some(own), true) = (joined, self.chain.own(), !joins_again || keep + 1 < self.chain.seats())
        else {
            return Err(Fault::Taken(number));
        };
        let mut letters = self.chain.letters()[..keep].to_vec();
        letters.push(letter.clone());
        let (game, score, unused) = (self.chain.game(), self.chain.score().clone(), Code([0; 16]));
        if joins_again {
            Self::accept(game, letters, &joined.name, joined.lot, own.secret.unwrap_or(unused), score, since)
        } else {
            Self::read(game, own.clone(), score, letters, since)
        }
    }

    /// Goes on after the next letter of another player.
    fn taken(&mut self, now: u64) -> Result<(), Fault> {
        self.drafted.clear();
        (self.is_unsent, self.since) = (false, now);
        // The player has nothing to decide: a guest is first to act and only needs the host's share, or something has to be opened.
        let decides = |session: &Session| session.to_act().contains(self.seat());
        if self.waits_for() == WaitsFor::Own && !self.chain.session().is_none_or(decides) {
            self.write(false, now)?;
        }
        Ok(())
    }

    /// Goes back to a letter of this device that was taken back or replaced, because the other player has answered it.
    fn return_to(&mut self, answered: usize, letter: &Letter, now: u64) -> Result<Received, Fault> {
        let own = self.withdrawn[answered].clone();
        let number = own.number;
        let mut chain = self.chain.before(number)?;
        chain.add(own)?;
        chain.add(letter.clone())?;
        self.withdrawn.swap_remove(answered);
        self.withdrawn.extend(self.chain.letters().get(index_of(number)).cloned());
        self.chain = chain;
        self.drafted.clear();
        (self.is_unsent, self.since) = (false, now);
        Ok(Received::New)
    }

    /// The chain with this letter instead of the last one of the other player.
    fn replaced(&self, letter: &Letter) -> Result<Chain, Fault> {
        let (number, next) = (letter.number, self.chain.next_number());
        // A share of the lot is never replaced: its owner knows the seed by now.
        let is_lot = number as usize <= self.chain.seats();
        if is_lot || number + 2 < next || self.chain.is_over() || self.chain.protocol().has_secrets() {
            return Err(Fault::Answered(number));
        }
        let mut chain = self.chain.before(number)?;
        chain.add(letter.clone())?;
        Ok(chain)
    }

    /// Agrees to a letter that replaces the last one of the other player, and drops this device's answer to the replaced one.
    ///
    /// # Errors
    /// When it cannot replace it. Then nothing changes.
    pub fn consent(&mut self, letter: &Letter, now: u64) -> Result<(), Fault> {
        self.chain = self.replaced(letter)?;
        self.taken(now)
    }

    /// Whether the last letter of this device can be taken back, to write another one.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        let acts = self.last_letter().and_then(Letter::turn).is_some_and(|turn| !turn.actions.is_empty());
        // Where something is hidden or drawn, the letter may have told something, or been answered by it.
        acts && self.drafted.is_empty() && !self.chain.is_over() && !self.chain.protocol().has_secrets()
    }

    /// Takes back the last letter of this device, and the answer to it. The other player is asked when they get the letter that replaces
    /// it. Returns whether there was one.
    pub fn take_back(&mut self, now: u64) -> bool {
        let Some(last) = self.last_letter().filter(|_| self.can_take_back()).cloned() else { return false };
        let Ok(chain) = self.chain.before(last.number) else { return false };
        self.chain = chain;
        self.withdrawn.retain(|letter| letter.number == last.number && *letter != last);
        self.withdrawn.push(last);
        (self.is_unsent, self.since) = (false, now);
        true
    }

    /// Whether the letter that is being written replaces one that was sent.
    #[must_use]
    pub fn is_taking_back(&self) -> bool {
        self.withdrawn.iter().any(|letter| letter.number == self.chain.next_number())
    }
}
