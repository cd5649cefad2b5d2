//! A game by correspondence: players at devices of their own, who exchange nothing but short letters of text. No server takes part, and
//! no player has to trust another one's device. Where there are more than two players, everybody reads every letter, as in a group chat.
//!
//! * Letters are numbered, and each repeats the digest of the one before, so that nothing that was sent can be changed later.
//! * What is random comes from a lot to which all players contribute. The host commits to its share in the invitation, the guests
//!   answer with theirs, and the host's next letter opens the commitment.
//! * Each device replays all letters by the rules, and compares a checksum of the position after each.
//!
//! | letter | for two, written by | for n, written by | contents |
//! |---|---|---|---|
//! | 1 | host | host | options, seat, name, commitment |
//! | 2, and up to n | guest | each guest | name, share of the lot |
//! | 3, or n + 1 | host | host | share of the lot, and its actions if it is first to act |
//! | all later ones | guest, host, … | whoever is due | the actions of a turn, or a resignation |
//!
//! Guests sit in the order of joining, going round from the host. If two of them have joined with letters of one number, the one counts
//! that the host has received first; the other one [joins again](Correspondence::rejoin) behind it. After that the next letter is that of
//! the player whose share a draw waits for, or else of the one to act: for two players that is each in turn.
//!
//! ```text
//! letter 1 corsairs 7qm2x0ka 4
//! after 5tq0w2c9m7e6h4k1j3r8n0b2vg
//! do sail e4 e7
//! sees 4r0mz8kq
//! end 9d2b7x1f
//! ```
//!
//! In a game with hidden cards each player's cards are on that player's device only. Letters 1 and 2 commit to a secret, from which
//! the player draws; what lies face down is sealed in one letter and opened in the writer's next one; and when the game is over, both
//! open their secrets, so that each device can check everything. Letters are never replaced there, nor in a game with a common pile:
//! there each card is drawn with numbers of two players, once it is decided to draw it, and checked at once.
//!
//! A player who wants to take back the last letter sends another one of the same number. The other player is asked; the first one
//! stands unless they agree, and their next letter proves which one they answered.
//!
//! What a dishonest player can and cannot do is in `src/correspondence/THREATS.md`.

mod chain;
mod cipher;
mod code;
mod draws;
mod invited;
mod letter;
mod obstacle;
mod play;
mod private;
mod rounds;
mod save;
mod seating;
mod shares;
mod verdict;

pub use chain::{Chain, Fault, position_checksum};
pub use code::{Checksum, Code, Digest, Nonce, TableId, commitment, digest, seed_of};
pub use invited::{Invited, is_invited};
pub use letter::{
    Acceptance, Content, Invitation, LETTER_VERSION, LINK, Letter, PrivateLines, Sealed, Turn, Writer, clean_name,
    is_newer, link_of, text_of,
};
pub use obstacle::{Obstacle, obstacle};
pub use private::{seal, secret_commitment};
pub use save::{CORRESPONDENCE_VERSION, is_correspondence};
pub use shares::share_commitment;
pub use verdict::{Verdict, verify};

use self::chain::{is_private, most_draws};
use self::play::{act, private_play};
use self::private::{nonce_of, opened_secrets, public_checksum, salt_of};
use self::rounds::{composed, sealed};
use crate::dyn_game::{DynGame, DynGameExtras};
use crate::game::private_play::Known;
use crate::game::{Language, Seat};
use crate::session::{Ending, Score, Session};

/// The commitment of a player to the secret, in a game that needs one.
fn commitment_to(game: &dyn DynGame, options: &str, table: TableId, writer: Writer, secret: Nonce) -> Option<Digest> {
    match most_draws(game, options) {
        Some(most) => Some(share_commitment(table, writer, secret, most)),
        None => is_private(game, options).then(|| secret_commitment(table, writer, secret)),
    }
}

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

/// A game by correspondence, as one of the devices has it.
pub struct Correspondence {
    chain: Chain,
    own: Writer,
    /// The host's share of the lot. It is secret until all have joined.
    share: Option<Nonce>,
    /// Own actions that are in no letter yet.
    drafted: Vec<String>,
    /// Own letters of one number that were taken back, or that another one has replaced. The other player may answer any of them.
    withdrawn: Vec<Letter>,
    /// When the last letter was written or received, in ms since 1970.
    since: u64,
}

/// What a letter that was received has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Received {
    /// It is new, and the game has gone on.
    New,
    /// It was received before. Nothing has changed.
    Known,
    /// It is an own letter. Nothing has changed.
    Own,
    /// The other player wants to replace their last letter by this one. Nothing has changed; [`Correspondence::consent`] agrees.
    Replacement,
    /// Two guests have joined with letters of this number. Nothing has changed; [`Correspondence::rejoin`] takes this one instead.
    Contested,
}

/// Why a letter was not received.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreceived {
    /// It belongs to another table.
    OtherTable,
    /// Letters before it are missing: the number of the first.
    Missing(u32),
    /// It differs from a letter of the same number that has been answered since.
    Answered(u32),
    /// Another guest has joined with the letter of this number, which counts here.
    Taken(u32),
    /// It would be an own letter, but differs from the one that was sent.
    NotOurs(u32),
    /// It breaks the rules or the protocol.
    Fault(Fault),
}

/// Who is to do something now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// The player at this device.
    Own,
    /// This other player, who may not have joined yet.
    Other(Writer),
    /// Nobody: the game is over.
    Nobody,
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
        let Draw { table, share, secret } = draw;
        let lot = commitment(table, share);
        let secret = commitment_to(game, options, table, Writer::HOST, secret);
        let (options, name) = (options.into(), clean_name(name));
        let invitation = Invitation { options, seat, name, lot, secret, follows: None };
        let content = Content::Invitation(invitation);
        Self::begin(game, Letter { game: game.id().into(), table, number: 1, content }, draw, Score::default(), now)
    }

    fn begin(
        game: &'static dyn DynGameExtras,
        invitation: Letter,
        draw: Draw,
        score: Score,
        now: u64,
    ) -> Result<Self, Fault> {
        let kept = (Some(draw.secret), Vec::new());
        let chain = Chain::read(game, Some(Writer::HOST), score, vec![invitation], kept)?;
        Ok(Self::of(chain, Writer::HOST, Some(draw.share), now))
    }

    const fn of(chain: Chain, own: Writer, share: Option<Nonce>, since: u64) -> Self {
        Self { chain, own, share, drafted: Vec::new(), withdrawn: Vec::new(), since }
    }

    /// Accepts an invitation. The letters are the invitation, and those of all guests who have joined before. The score is that of the
    /// series before, if it is a rematch. Only a game with hidden cards or a common pile needs the guest's secret.
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
        let (after, table) = (last.digest(), last.table);
        let mut chain = Chain::read(game, Some(own), score, letters, (Some(secret), Vec::new()))?;
        let secret = commitment_to(game, &chain.invitation().options, table, own, secret);
        let content = Content::Acceptance(Acceptance { after, name: clean_name(name), lot: share, secret });
        chain.add(Letter { game: game.id().into(), table, number: chain.next_number(), content })?;
        Ok(Self::of(chain, own, None, now))
    }

    /// A game whose letters are all known, for a device that has lost it. The first letter after all have joined has the host's share of
    /// the lot.
    ///
    /// # Errors
    /// When a letter breaks the rules or the protocol, that letter is missing, or the player's own cards are not in the letters.
    pub fn restore(
        game: &'static dyn DynGameExtras,
        own: Writer,
        letters: Vec<Letter>,
        now: u64,
    ) -> Result<Self, Fault> {
        let share = letters.iter().find_map(|letter| match &letter.content {
            Content::Turn(turn) => turn.open,
            Content::Invitation(_) | Content::Acceptance(_) => None,
        });
        let invitation = letters.first().cloned().ok_or(Fault::Missing(1))?;
        if Chain::new(game, None, Score::default(), invitation)?.has_secrets() {
            return Err(Fault::NoSecret);
        }
        let chain = Chain::read(game, Some(own), Score::default(), letters, (None, Vec::new()))?;
        let share = share.ok_or(Fault::Missing(chain.next_number()))?;
        Ok(Self::of(chain, own, Some(share).filter(|_| own == Writer::HOST), now))
    }

    /// Invites to the next game of the series, once this one is over; `None` before.
    #[must_use]
    pub fn rematch(&self, draw: Draw, now: u64) -> Option<Self> {
        let session = self.chain.session().filter(|_| self.chain.is_over())?;
        let next = session.rematch(0)?;
        let Draw { table, share, secret } = draw;
        let options = next.options().to_owned();
        let invitation = Invitation {
            secret: commitment_to(self.game(), &options, table, Writer::HOST, secret),
            options,
            seat: Some(self.seat()),
            name: self.chain.name(self.own).into(),
            lot: commitment(table, share),
            follows: Some(self.table()),
        };
        let content = Content::Invitation(invitation);
        let letter = Letter { game: self.game().id().into(), table, number: 1, content };
        Self::begin(self.game(), letter, draw, self.score(), now).ok()
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &'static dyn DynGameExtras {
        self.chain.game()
    }

    /// The letters.
    #[must_use]
    pub const fn chain(&self) -> &Chain {
        &self.chain
    }

    /// The name of the table.
    #[must_use]
    pub fn table(&self) -> TableId {
        self.chain.letters()[0].table
    }

    /// Which of the players this device belongs to.
    #[must_use]
    pub const fn own(&self) -> Writer {
        self.own
    }

    /// The own seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.chain.seat(self.own)
    }

    /// The other players, whether they have joined or not.
    pub fn others(&self) -> impl Iterator<Item = Writer> + use<> {
        let own = self.own;
        Writer::all(self.chain.seats()).filter(move |writer| *writer != own)
    }

    /// The name of the player who is to do something, or else of another one; empty if they gave none, or have not accepted yet.
    #[must_use]
    pub fn other_name(&self) -> &str {
        match self.due() {
            Due::Other(writer) => self.chain.name(writer),
            Due::Own | Due::Nobody => self.others().next().map_or("", |writer| self.chain.name(writer)),
        }
    }

    /// When the last letter was written or received, in ms since 1970.
    #[must_use]
    pub const fn since(&self) -> u64 {
        self.since
    }

    /// The score of the series, by seat; it counts this game once it is over.
    #[must_use]
    pub fn score(&self) -> Score {
        self.chain.session().map(|session| session.status(Language::ENGLISH).score).unwrap_or_default()
    }

    /// Who is to do something now.
    #[must_use]
    pub fn due(&self) -> Due {
        match self.chain.next_writer() {
            None => Due::Nobody,
            Some(writer) if writer == self.own => Due::Own,
            Some(writer) => Due::Other(writer),
        }
    }

    /// The last own letter, to be sent, or sent again. While the other player waits for none, there is none.
    #[must_use]
    pub fn last_letter(&self) -> Option<&Letter> {
        self.chain.last_letter(self.own)
    }

    /// Whether the last letter is an own one in which the player had nothing to decide: it was written when one was received.
    #[must_use]
    pub fn has_written_by_itself(&self) -> bool {
        self.chain.letters().last().is_some_and(|last| {
            let decides_nothing =
                matches!(&last.content, Content::Turn(turn) if turn.actions.is_empty() && !turn.resigns);
            self.last_letter() == Some(last) && decides_nothing
        })
    }

    /// The game as the table shows it: with the own actions that are in no letter yet. `None` before all shares of the lot are known.
    #[must_use]
    pub fn session(&self) -> Option<Session> {
        let mut session = self.chain.session()?.clone();
        for action in &self.drafted {
            act(&mut session, self.seat(), action).ok()?;
        }
        Some(session)
    }

    /// Takes over what the player has done at the table, and writes a letter when the turn is over or the player has resigned.
    /// Returns whether there is a new letter. A session that does not continue the letters changes nothing.
    pub fn follow(&mut self, session: &Session, now: u64) -> bool {
        let Some(known) = self.chain.session().filter(|_| self.due() == Due::Own) else { return false };
        let Some(drafted) = session.since(known) else { return false };
        if drafted.iter().any(|entry| entry.seat != self.seat()) {
            return false;
        }
        let drafted = drafted.iter().map(|entry| &entry.action).chain(session.answer());
        let drafted = drafted.map(ToString::to_string).collect();
        self.drafted = drafted;
        let status = session.status(Language::ENGLISH);
        let resigns = matches!(status.ending, Some(Ending::Resigned(_)));
        if status.to_act.contains(self.seat()) && !resigns {
            return false;
        }
        self.write(resigns, now).is_ok()
    }

    /// Writes the next letter, with the drafted actions.
    fn write(&mut self, resigns: bool, now: u64) -> Result<(), Fault> {
        let mut session = self.session().ok_or(Fault::Lot)?;
        let (number, before) = (self.chain.next_number(), self.chain.letters().last().ok_or(Fault::Missing(1))?);
        let mut turn = Turn {
            after: before.digest(),
            open: self.share.filter(|_| !self.chain.has_begun()),
            actions: self.drafted.clone(),
            resigns,
            private: PrivateLines::default(),
            sees: if self.chain.is_private() { public_checksum(&session) } else { position_checksum(&session) },
        };
        if resigns {
            session.resign(self.seat());
        }
        turn.private.nonce = self.chain.share_due(&mut session, resigns);
        if let Some(secret) = self.chain.secret().filter(|_| self.chain.is_private()) {
            self.write_private(&mut session, &mut turn, number, secret)?;
        }
        let letter =
            Letter { game: self.game().id().into(), table: self.table(), number, content: Content::Turn(turn) };
        if let Err(fault) = self.chain.add(letter) {
            self.chain.seal(number, None);
            return Err(fault);
        }
        self.withdrawn.retain(|letter| letter.number == number);
        self.drafted.clear();
        self.since = now;
        Ok(())
    }

    /// Writes the lines that only letters of games with hidden cards have. The words that are sealed leave the action, and stay at this
    /// device.
    fn write_private(
        &mut self,
        session: &mut Session,
        turn: &mut Turn,
        number: u32,
        secret: Nonce,
    ) -> Result<(), Fault> {
        let (game, table, private) = (self.game(), self.table(), &mut turn.private);
        let is_over = session.status(Language::ENGLISH).ending.is_some();
        let is_last = opened_secrets(self.chain.letters()).iter().any(Option::is_some);
        let before = number.saturating_sub(2);
        let face_down = self.chain.sealed().iter().find(|(sealed, _)| *sealed == before);
        private.opened.extend(face_down.map(|(_, words)| (salt_of(table, before, 0, secret), words.clone())));
        if let Some(prepared) = self.chain.prepared() {
            private.opened.extend(prepared.opened.iter().cloned());
            private.keeps.clone_from(&prepared.keeps);
            private.shows.clone_from(&prepared.shows);
        }
        private.nonce = (number > 3 && !is_last).then(|| nonce_of(table, number, secret));
        private.secret = is_over.then_some(secret);
        let shown = self.shown(number, &turn.actions)?;
        for (index, action) in turn.actions.iter_mut().enumerate() {
            let Some(play) = private_play(game, session) else { continue };
            let split = play
                .private_action(self.seat(), action)
                .map_err(|error| Fault::Action(index + 1, error.to_string()))?;
            let known = shown.get(index).copied().unwrap_or(Known::Sealed);
            if known == Known::Open || split.sealed.is_empty() {
                continue;
            }
            private.sealed.push(sealed((table, number, secret), index, &split, known == Known::Shut)?);
            *action = split.public;
            if !split.is_choice {
                self.chain.seal(number, Some(split.sealed));
            }
        }
        Ok(())
    }

    /// What the next letter shows of each action, in a game with sealed choices; nothing in other games.
    fn shown(&self, number: u32, actions: &[String]) -> Result<Vec<Known>, Fault> {
        let Some((known, prepared)) = self.chain.session().zip(self.chain.prepared()) else { return Ok(Vec::new()) };
        let mut before = known.clone();
        if !private_play(self.game(), &mut before).is_some_and(|play| play.has_rounds()) {
            return Ok(Vec::new());
        }
        composed(self.game(), &mut before, &mut prepared.round.clone(), (self.own, self.seat(), number), actions)
    }

    /// Receives a letter.
    ///
    /// # Errors
    /// When it is not a letter of this game, or breaks the rules. Then nothing changes.
    pub fn receive(&mut self, letter: &Letter, now: u64) -> Result<Received, Unreceived> {
        if letter.table != self.table() || letter.game != self.game().id() {
            return Err(Unreceived::OtherTable);
        }
        let (number, next) = (letter.number, self.chain.next_number());
        let index = usize::try_from(number).unwrap_or(usize::MAX) - 1;
        let is_own = self.chain.writer(number) == Some(self.own);
        if self.chain.letters().get(index) == Some(letter) || is_own && self.withdrawn.contains(letter) {
            return Ok(if is_own { Received::Own } else { Received::Known });
        }
        if number < next && !self.chain.has_begun() && matches!(letter.content, Content::Acceptance(_)) {
            return self.rejoined(letter).map(|_| Received::Contested);
        }
        if is_own {
            return Err(Unreceived::NotOurs(number));
        }
        if let Some(answered) = self.withdrawn.iter().position(|own| letter.after() == Some(own.digest())) {
            return self.return_to(answered, letter, now).map_err(Unreceived::Fault);
        }
        if number > next {
            return Err(Unreceived::Missing(next));
        }
        if number < next {
            return self.replacement(letter);
        }
        self.take(letter.clone(), now).map_err(|fault| match fault {
            // The letter follows another one of a guest than the last one here.
            Fault::Broken if !self.chain.has_begun() && number > 2 => Unreceived::Taken(number - 1),
            fault => Unreceived::Fault(fault),
        })?;
        Ok(Received::New)
    }

    /// Takes the letter with which another guest has joined instead of the one of the same number here, and those after it. If the own
    /// one was among them, the player joins again behind it.
    ///
    /// # Errors
    /// When the letter is none of this game, or all seats are taken then. Then nothing changes.
    pub fn rejoin(&mut self, letter: &Letter, now: u64) -> Result<(), Unreceived> {
        if letter.table != self.table() || self.chain.has_begun() {
            return Err(Unreceived::OtherTable);
        }
        *self = Self { since: now, ..self.rejoined(letter)? };
        Ok(())
    }

    /// What [`Correspondence::rejoin`] leads to. For the host the first letter counts.
    fn rejoined(&self, letter: &Letter) -> Result<Self, Unreceived> {
        let (number, since) = (letter.number, self.since);
        let keep = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
        let joins_again = self.own.index() >= keep;
        let own = self.chain.acceptance(self.own).filter(|_| keep > 0 && keep < self.chain.letters().len());
        let (Some(own), true) = (own, !joins_again || keep + 1 < self.chain.seats()) else {
            return Err(Unreceived::Taken(number));
        };
        let mut letters = self.chain.letters()[..keep].to_vec();
        letters.push(letter.clone());
        let (game, score, secret) = (self.game(), self.chain.score().clone(), self.chain.secret());
        let rejoined = if joins_again {
            let unused = Code([0; 16]);
            Self::accept(game, letters, &own.name, own.lot, secret.unwrap_or(unused), score, since)
        } else {
            let chain = Chain::read(game, Some(self.own), score, letters, (secret, Vec::new()));
            chain.map(|chain| Self::of(chain, self.own, None, since))
        };
        rejoined.map_err(Unreceived::Fault)
    }

    /// Adds the next letter of the other player.
    fn take(&mut self, letter: Letter, now: u64) -> Result<(), Fault> {
        self.chain.add(letter)?;
        self.drafted.clear();
        self.since = now;
        if let Some(share) = self.share.filter(|_| self.chain.session().is_none() && self.chain.is_full()) {
            self.chain.deal(share)?;
        }
        // The guest is first to act and gets the share at once, or something is to be opened and nothing to be decided.
        let is_own = |session: &Session| session.status(Language::ENGLISH).to_act.contains(self.seat());
        if self.due() == Due::Own && !self.chain.session().is_none_or(is_own) {
            self.write(false, now)?;
        }
        Ok(())
    }

    /// The other player has answered an own letter that had been taken back: it counts again.
    fn return_to(&mut self, answered: usize, letter: &Letter, now: u64) -> Result<Received, Fault> {
        let own = self.withdrawn[answered].clone();
        let index = usize::try_from(own.number).unwrap_or(usize::MAX).saturating_sub(1);
        let current = self.chain.letters().get(index).cloned();
        let restore: Vec<Letter> = self.chain.letters()[index.min(self.chain.letters().len())..].to_vec();
        self.chain.cut(own.number, self.share)?;
        let added = self.chain.add(own).and_then(|()| self.chain.add(letter.clone()));
        if let Err(fault) = added {
            self.chain.cut(self.withdrawn[answered].number, self.share)?;
            for letter in restore {
                self.chain.add(letter)?;
            }
            return Err(fault);
        }
        self.withdrawn.swap_remove(answered);
        self.withdrawn.extend(current);
        self.drafted.clear();
        self.since = now;
        Ok(Received::New)
    }

    /// Whether a letter could replace the last one of the other player.
    fn replacement(&self, letter: &Letter) -> Result<Received, Unreceived> {
        let (number, next) = (letter.number, self.chain.next_number());
        // A share of the lot is never replaced: its owner knows the seed by now.
        if number as usize <= self.chain.seats()
            || number + 2 < next
            || self.chain.is_over()
            || self.chain.has_secrets()
        {
            return Err(Unreceived::Answered(number));
        }
        let mut tried = self.copy().map_err(Unreceived::Fault)?;
        tried.cut(number, self.share).and_then(|()| tried.add(letter.clone())).map_err(Unreceived::Fault)?;
        Ok(Received::Replacement)
    }

    fn copy(&self) -> Result<Chain, Fault> {
        let letters = self.chain.letters().to_vec();
        Chain::read(self.game(), Some(self.own), self.chain.score().clone(), letters, (None, Vec::new()))
    }

    /// Agrees to a letter that replaces the last one of the other player, and drops the own answer to that.
    ///
    /// # Errors
    /// When it cannot replace it. Then nothing changes.
    pub fn consent(&mut self, letter: &Letter, now: u64) -> Result<(), Unreceived> {
        self.replacement(letter)?;
        self.chain.cut(letter.number, self.share).map_err(Unreceived::Fault)?;
        self.take(letter.clone(), now).map_err(Unreceived::Fault)
    }

    /// Whether the last own letter can be taken back, to write another one.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        let Some(last) = self.last_letter() else { return false };
        let acts = matches!(&last.content, Content::Turn(turn) if !turn.actions.is_empty());
        // Where cards are hidden or drawn, the letter may have told something, or been answered by it.
        acts && self.drafted.is_empty() && !self.chain.is_over() && !self.chain.has_secrets()
    }

    /// Takes back the last own letter, and the answer to it. The other player is asked when they get the letter that replaces it.
    /// Returns whether there was one.
    pub fn take_back(&mut self, now: u64) -> bool {
        let Some(last) = self.last_letter().filter(|_| self.can_take_back()).cloned() else { return false };
        if self.chain.cut(last.number, self.share).is_err() {
            return false;
        }
        self.withdrawn.retain(|letter| letter.number == last.number && *letter != last);
        self.withdrawn.push(last);
        self.since = now;
        true
    }

    /// Whether the letter that is being written replaces one that was sent.
    #[must_use]
    pub fn is_taking_back(&self) -> bool {
        self.withdrawn.iter().any(|letter| letter.number == self.chain.next_number())
    }
}
