//! A game by correspondence, seen from one of its devices.

use super::chain::Chain;
use super::code::{Code, Nonce, TableId};
use super::fault::Fault;
use super::kind::ProtocolKind;
use super::letter::{Acceptance, Content, Invitation, Letter, Writer, clean_name, index_of};
use super::proof::commitment;
use super::protocol::OwnData;
use crate::dyn_game::{AnyAction, DynGameExtras};
use crate::game::Seat;
use crate::session::{Ending, Score, Session};

/// The random numbers that the host draws for a new table.
#[derive(Clone, Copy, Debug)]
pub struct TableRandomness {
    /// The random id of the table.
    pub table: TableId,
    /// The host's share of the random seed.
    pub share: Nonce,
    /// The host's secret, for a game with hidden cards, sealed choices or a common pile.
    pub secret: Nonce,
}

/// The effect of a letter that was received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReceivedLetter {
    /// The letter is new, and the game has continued.
    New,
    /// The letter was received before. Nothing has changed.
    Known,
    /// The letter is from this device. Nothing has changed.
    Own,
    /// The other player wants to replace their last letter. Nothing has changed; [`Correspondence::consent`] accepts the
    /// replacement.
    Replacement,
    /// Another guest has joined with a letter of this number. Nothing has changed; [`Correspondence::rejoin`] accepts that
    /// letter.
    Contested,
}

/// The player that the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaitsFor {
    /// The player at this device.
    Own,
    /// Another player, who may not have joined yet.
    Other(Writer),
    /// No player: the game is over.
    Nobody,
}

/// The purpose of the last letter of a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The letter invites.
    Invitation,
    /// The letter accepts an invitation.
    Acceptance,
    /// The letter continues the game.
    Turn,
    /// The letter ends the game, and the others do not know that yet.
    End,
    /// The letter only proves the game: the others already know how it ended.
    Proof,
    /// The letter has no purpose any more: it was answered.
    Answered,
}

/// A game by correspondence, with the state of one of its devices.
pub struct Correspondence {
    pub(super) chain: Chain,
    pub(super) own: Writer,
    /// The actions of the player at this device that no letter contains yet.
    pub(super) drafted: Vec<AnyAction>,
    /// Letters of this device, all of one number, that were taken back or replaced. The other player may still answer any of
    /// them.
    pub(super) withdrawn: Vec<Letter>,
    /// The time when the last letter was written, sent or received, in ms since 1970.
    pub(super) since: u64,
    /// Whether the last letter is from this device and was not sent yet.
    pub(super) is_unsent: bool,
}

impl Correspondence {
    /// Invites to a game with these options. `seat` is the host's seat, `None` for a random one. `now` is in ms since 1970.
    ///
    /// # Errors
    /// When the game cannot be played by letter.
    pub fn invite(
        game: &'static dyn DynGameExtras,
        options: &str,
        seat: Option<Seat>,
        name: &str,
        draw: TableRandomness,
        now: u64,
    ) -> Result<Self, Fault> {
        let (options, name) = (options.into(), clean_name(name));
        let invitation = Invitation {
            options,
            seat,
            name,
            seed_commitment: commitment(draw.table, draw.share),
            secret: None,
            follows: None,
        };
        Self::begin(game, invitation, draw, Score::default(), now)
    }

    fn begin(
        game: &'static dyn DynGameExtras,
        mut invitation: Invitation,
        TableRandomness { table, share, secret }: TableRandomness,
        score: Score,
        now: u64,
    ) -> Result<Self, Fault> {
        let kind = ProtocolKind::of(game.options(), &invitation.options);
        invitation.secret = kind.commitment(table, Writer::HOST, secret);
        let (version, game_id) = (kind.version(), game.id().to_owned());
        let letter = Letter { version, game: game_id, table, number: 1, content: Content::Invitation(invitation) };
        let own = OwnData::new(Writer::HOST, Some(share), Some(secret));
        Ok(Self { is_unsent: true, ..Self::read(game, own, score, vec![letter], now)? })
    }

    fn read(
        game: &'static dyn DynGameExtras,
        own: OwnData,
        score: Score,
        letters: Vec<Letter>,
        since: u64,
    ) -> Result<Self, Fault> {
        let (writer, chain) = (own.writer, Chain::read(game, Some(own), score, letters)?);
        Ok(Self { chain, own: writer, drafted: Vec::new(), withdrawn: Vec::new(), since, is_unsent: false })
    }

    /// Accepts an invitation. `letters` are the invitation and the letters of all guests who have joined so far. `share` is the
    /// guest's share of the random seed. `secret` is used only in games with secrets. `score` is the score of the series, if this
    /// is a rematch.
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
        let mut joined = Self::read(game, OwnData::new(own, None, Some(secret)), score, letters, now)?;
        let secret = joined.chain.protocol().commitment(table, own, secret);
        let content = Content::Acceptance(Acceptance { after, name: clean_name(name), seed_share: share, secret });
        let (game, number) = (game.id().to_owned(), joined.chain.next_number());
        joined.chain.add(Letter { version, game, table, number, content })?;
        joined.is_unsent = true;
        Ok(joined)
    }

    /// Restores a game from all its letters, at a device that has lost it. The first turn must be among them, because it has the
    /// host's share of the random seed.
    ///
    /// # Errors
    /// When a letter breaks the rules or the protocol, the first turn is missing, or the game has secrets, which are not sent.
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
        let own = OwnData::new(own, share.filter(|_| own == Writer::HOST), None);
        let restored = Self::read(game, own, Score::default(), letters, now)?;
        if share.is_some() { Ok(restored) } else { Err(Fault::Missing(restored.chain.next_number())) }
    }

    /// Invites to the next game of the series; `None` while this game goes on.
    #[must_use]
    pub fn rematch(&self, draw: TableRandomness, now: u64) -> Option<Self> {
        let session = self.chain.session().filter(|_| self.chain.is_over())?;
        let invitation = Invitation {
            options: session.rematch(0)?.options().into(),
            seat: Some(self.seat()),
            name: self.chain.name(self.own),
            seed_commitment: commitment(draw.table, draw.share),
            secret: None,
            follows: Some(self.chain.table()),
        };
        Self::begin(self.chain.game(), invitation, draw, self.score(), now).ok()
    }

    /// The chain of all letters so far.
    #[must_use]
    pub const fn chain(&self) -> &Chain {
        &self.chain
    }

    /// The player at this device.
    #[must_use]
    pub const fn own(&self) -> Writer {
        self.own
    }

    /// The seat of the player at this device.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.chain.seat(self.own)
    }

    /// The other players, whether they have joined or not.
    pub fn others(&self) -> impl Iterator<Item = Writer> + use<> {
        let own = self.own;
        Writer::all(self.chain.seat_count()).filter(move |writer| *writer != own)
    }

    /// The name of the other player that the game waits for, or of the first other player if it waits for none of them. Empty if
    /// that player gave no name or has not joined.
    #[must_use]
    pub fn other_name(&self) -> String {
        match self.waits_for() {
            WaitsFor::Other(writer) => self.chain.name(writer),
            WaitsFor::Own | WaitsFor::Nobody => {
                self.others().next().map(|writer| self.chain.name(writer)).unwrap_or_default()
            }
        }
    }

    /// The time when the last letter was written, sent or received, in ms since 1970.
    #[must_use]
    pub const fn since(&self) -> u64 {
        self.since
    }

    /// The score of the series by seat, including this game once it is over.
    #[must_use]
    pub fn score(&self) -> Score {
        self.chain.session().map(Session::score).unwrap_or_default()
    }

    /// The player that the game waits for.
    #[must_use]
    pub fn waits_for(&self) -> WaitsFor {
        match self.chain.next_writer() {
            None => WaitsFor::Nobody,
            Some(writer) if writer == self.own => WaitsFor::Own,
            Some(writer) => WaitsFor::Other(writer),
        }
    }

    /// The last letter that this device has written, to send it or send it again; `None` if it has written none.
    #[must_use]
    pub fn last_letter(&self) -> Option<&Letter> {
        self.chain.last_letter(self.own)
    }

    /// The purpose of the last letter of this device.
    #[must_use]
    pub fn purpose(&self) -> Purpose {
        let letters = self.chain.letters();
        let last = letters.last().filter(|last| self.chain.writer(last.number) == Some(self.own));
        // A player who opens a secret knows that the game is over.
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

    /// Whether the last letter is from this device and was not sent yet.
    #[must_use]
    pub const fn is_unsent(&self) -> bool {
        self.is_unsent
    }

    /// Records that the player has sent the last letter. Returns whether the letter was unsent until now.
    pub fn note_sent(&mut self, now: u64) -> bool {
        let is_new = self.is_unsent;
        if is_new {
            (self.is_unsent, self.since) = (false, now);
        }
        is_new
    }

    /// The game as the table shows it, including actions that no letter contains yet; `None` until all shares of the random seed
    /// are known.
    #[must_use]
    pub fn session(&self) -> Option<Session> {
        self.chain.session_after(&self.drafted).ok()
    }

    /// Takes over the player's new actions from the session of the table. Writes a letter when the turn is over or the player has
    /// resigned, and returns whether it did. A session that does not continue the letters changes nothing.
    pub fn sync_from_session(&mut self, session: &Session, now: u64) -> bool {
        let Some(known) = self.chain.session().filter(|_| self.waits_for() == WaitsFor::Own) else { return false };
        let seat = self.seat();
        let Some(done) = session.actions_since(known).filter(|done| done.iter().all(|entry| entry.seat == seat)) else {
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

    /// Reads a letter that has arrived at this device.
    ///
    /// # Errors
    /// When the letter does not belong to this game, or breaks the rules. Then nothing changes.
    pub fn receive(&mut self, letter: &Letter, now: u64) -> Result<ReceivedLetter, Fault> {
        if letter.table != self.chain.table() || letter.game != self.chain.game().id() {
            return Err(Fault::OtherTable);
        }
        let (number, next) = (letter.number, self.chain.next_number());
        let is_own = self.chain.writer(number) == Some(self.own);
        if self.chain.letters().contains(letter) || is_own && self.withdrawn.contains(letter) {
            return Ok(if is_own { ReceivedLetter::Own } else { ReceivedLetter::Known });
        }
        if number < next && !self.chain.has_begun() && matches!(letter.content, Content::Acceptance(_)) {
            return self.game_after_rejoining(letter).map(|_| ReceivedLetter::Contested);
        }
        if is_own {
            return Err(Fault::NotOurs(number));
        }
        if let Some(answered) = self.withdrawn.iter().position(|own| letter.after() == Some(own.digest())) {
            return self.restore_withdrawn_letter(answered, letter, now);
        }
        if number > next {
            return Err(Fault::Missing(next));
        }
        if number < next {
            return self.chain_with_replacement(letter).map(|_| ReceivedLetter::Replacement);
        }
        let taken = self.chain.add(letter.clone()).and_then(|()| self.continue_after_letter(now));
        taken.map_err(|fault| match fault {
            // The letter follows an acceptance that is not the last one here.
            Fault::Broken if !self.chain.has_begun() && number > 2 => Fault::Taken(number - 1),
            fault => fault,
        })?;
        Ok(ReceivedLetter::New)
    }

    /// Accepts a letter with which another guest has joined. It replaces the letter of the same number and drops all later
    /// letters. If a letter of this device is among them, the player joins again after the new letter.
    ///
    /// # Errors
    /// When the letter does not belong to this game, or no seat would be left for the player at this device. Then nothing
    /// changes.
    pub fn rejoin(&mut self, letter: &Letter, now: u64) -> Result<(), Fault> {
        if letter.table != self.chain.table() || self.chain.has_begun() {
            return Err(Fault::OtherTable);
        }
        *self = Self { since: now, ..self.game_after_rejoining(letter)? };
        Ok(())
    }

    /// The game after [`rejoin`](Self::rejoin). An error at the host's device, which keeps the first letter that it received.
    fn game_after_rejoining(&self, letter: &Letter) -> Result<Self, Fault> {
        let (number, since) = (letter.number, self.since);
        let keep = index_of(number);
        let joins_again = self.own.index() >= keep;
        let joined = self.chain.acceptance(self.own).filter(|_| keep > 0 && keep < self.chain.letters().len());
        let (Some(joined), Some(own), true) =
            (joined, self.chain.own(), !joins_again || keep + 1 < self.chain.seat_count())
        else {
            return Err(Fault::Taken(number));
        };
        let mut letters = self.chain.letters()[..keep].to_vec();
        letters.push(letter.clone());
        let (game, score, unused) = (self.chain.game(), self.chain.score().clone(), Code([0; 16]));
        if joins_again {
            Self::accept(game, letters, &joined.name, joined.seed_share, own.secret.unwrap_or(unused), score, since)
        } else {
            Self::read(game, own.clone(), score, letters, since)
        }
    }

    /// Continues after the next letter of another player. Answers at once if the player at this device has nothing to decide.
    fn continue_after_letter(&mut self, now: u64) -> Result<(), Fault> {
        self.drafted.clear();
        (self.is_unsent, self.since) = (false, now);
        // A guest who is first to act only needs the host's share, or else something has to be opened.
        let decides = |session: &Session| session.to_act().contains(self.seat());
        if self.waits_for() == WaitsFor::Own && !self.chain.session().is_none_or(decides) {
            self.write(false, now)?;
        }
        Ok(())
    }

    /// Returns to a letter of this device that was taken back or replaced, because the other player has answered it.
    fn restore_withdrawn_letter(
        &mut self,
        answered: usize,
        letter: &Letter,
        now: u64,
    ) -> Result<ReceivedLetter, Fault> {
        let own = self.withdrawn[answered].clone();
        let number = own.number;
        let mut chain = self.chain.before_letter(number)?;
        chain.add(own)?;
        chain.add(letter.clone())?;
        self.withdrawn.swap_remove(answered);
        self.withdrawn.extend(self.chain.letters().get(index_of(number)).cloned());
        self.chain = chain;
        self.drafted.clear();
        (self.is_unsent, self.since) = (false, now);
        Ok(ReceivedLetter::New)
    }

    /// The chain with this letter in place of the other player's last letter. An error if that cannot be replaced any more.
    fn chain_with_replacement(&self, letter: &Letter) -> Result<Chain, Fault> {
        let (number, next) = (letter.number, self.chain.next_number());
        // A share of the random seed is never replaced, because its owner knows the seed by now.
        let is_lot = number as usize <= self.chain.seat_count();
        if is_lot || number + 2 < next || self.chain.is_over() || self.chain.protocol().has_secrets() {
            return Err(Fault::Answered(number));
        }
        let mut chain = self.chain.before_letter(number)?;
        chain.add(letter.clone())?;
        Ok(chain)
    }

    /// Agrees to a letter that replaces the other player's last letter, and drops this device's answer to the replaced letter.
    ///
    /// # Errors
    /// When the letter cannot replace the other player's last letter. Then nothing changes.
    pub fn consent(&mut self, letter: &Letter, now: u64) -> Result<(), Fault> {
        self.chain = self.chain_with_replacement(letter)?;
        self.continue_after_letter(now)
    }

    /// Whether the last letter of this device can be taken back, to write another one instead.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        let acts = self.last_letter().and_then(Letter::turn).is_some_and(|turn| !turn.actions.is_empty());
        // In a game with secrets, the letter or the answer to it may have revealed something.
        acts && self.drafted.is_empty() && !self.chain.is_over() && !self.chain.protocol().has_secrets()
    }

    /// Takes back the last letter of this device, and the answer to it. The other player is asked when they receive the
    /// replacement. Returns whether there was a letter to take back.
    pub fn take_back(&mut self, now: u64) -> bool {
        let Some(last) = self.last_letter().filter(|_| self.can_take_back()).cloned() else { return false };
        let Ok(chain) = self.chain.before_letter(last.number) else { return false };
        self.chain = chain;
        self.withdrawn.retain(|letter| letter.number == last.number && *letter != last);
        self.withdrawn.push(last);
        (self.is_unsent, self.since) = (false, now);
        true
    }

    /// Whether the next letter of this device replaces a letter that was taken back.
    #[must_use]
    pub fn is_taking_back(&self) -> bool {
        self.withdrawn.iter().any(|letter| letter.number == self.chain.next_number())
    }
}
