//! A chain of letters, each checked when it is added, and the game that they tell.

use std::fmt;

use super::code::{Checksum, Nonce, commitment, digest, number_of, seed_of};
use super::draws;
use super::letter::{Acceptance, Content, Invitation, Letter, PrivateLines, Turn, Writer};
use super::obstacle::{Obstacle, obstacle};
use super::play::{act, action_fault};
use super::private::{Prepared, Reader, Settled, check_lines, opened_secrets, public_checksum};
use super::seating::Seating;
use super::shares::Shares;
use crate::dyn_game::{DynGame, DynGameExtras};
use crate::game::record::ReplayError;
use crate::game::text::Word;
use crate::game::{Language, Seat, Secrecy};
use crate::session::{NOW, PlayerKind, Score, Session};

/// What a letter has against the rules or the protocol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The game cannot be played by letter with these options.
    Obstacle(Obstacle),
    /// The options are not those of a game: why, in English.
    Options(String),
    /// It belongs to another table.
    OtherTable,
    /// Another letter comes before it: the number of the missing one.
    Missing(u32),
    /// It does not answer the letter before: one of the two was changed since.
    Broken,
    /// The share of the lot is not the one that the host has committed to.
    Lot,
    /// The action of this number in the letter, counted from 1, cannot be read or is illegal: why, in the words of the language.
    Action(usize, String),
    /// The letter ends in the middle of the turn.
    Unfinished,
    /// The position after the letter is another one: the programs play by different rules.
    Position,
    /// The game is over.
    Over,
    /// What is opened is not what was sealed, or something is sealed or opened that should not be.
    Seal,
    /// The secret of the writer is not the one of the first letter, or is missing, or too early.
    Secret,
    /// A nonce or salt does not follow from the secret: the writer has chosen it.
    Nonce,
    /// The cards that the letter shows are not those that the rules ask for.
    Shown,
    /// The own secret is not in the letters: only the device that has written them can go on.
    NoSecret,
    /// All seats are taken.
    Full,
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Obstacle(obstacle) => obstacle.fmt(out),
            Self::Options(why) => write!(out, "the options are not those of a game: {why}"),
            Self::OtherTable => out.write_str("the letter belongs to another table"),
            Self::Missing(number) => write!(out, "letter {number} is missing"),
            Self::Broken => out.write_str("the letter does not answer the letter before"),
            Self::Lot => out.write_str("the opened share of the lot is not the one of the invitation"),
            Self::Action(number, why) => write!(out, "action {number} of the letter: {why}"),
            Self::Unfinished => out.write_str("the letter ends in the middle of the turn"),
            Self::Position => out.write_str("the position after the letter is another one"),
            Self::Over => out.write_str("the game is over"),
            Self::Seal => out.write_str("what is opened is not what was sealed"),
            Self::Secret => out.write_str("the secret is not the one of the first letter, or not in its place"),
            Self::Nonce => out.write_str("a nonce does not follow from the secret"),
            Self::Shown => out.write_str("the cards shown are not those that the rules ask for"),
            Self::NoSecret => out.write_str("the own secret is not in the letters"),
            Self::Full => out.write_str("all seats are taken"),
        }
    }
}

/// Whether something is hidden from a player, or drawn later.
pub(super) fn is_private(game: &dyn DynGame, options: &str) -> bool {
    game.options().secrecy(options).hides_anything()
}

/// The number of draws that no game exceeds, if the players draw together from a common pile.
pub(super) fn most_draws(game: &dyn DynGame, options: &str) -> Option<usize> {
    let is_common = game.options().secrecy(options) == Secrecy::HiddenFromAll;
    game.options().most_draws(options).filter(|_| is_common)
}

/// The checksum of the position that a session has reached; in a game with hidden cards, of what everybody may see of it.
#[must_use]
pub fn position_checksum(session: &Session) -> Checksum {
    if session.status(Language::ENGLISH).is_private {
        return public_checksum(session);
    }
    digest(&[b"position", session.position(NOW).as_bytes()])
}

/// What a chain of letters of a game with hidden cards has beside the letters.
#[derive(Default)]
struct Private {
    /// The secret of the player at this device.
    secret: Option<Nonce>,
    /// What this player has sealed: the number of the letter, and the words.
    sealed: Vec<(u32, String)>,
    /// What the own next letter has to tell.
    prepared: Prepared,
    /// A moment from which the game can be read again.
    settled: Option<Settled>,
    /// The letter that the secrets prove to break the rules, and what it breaks.
    broken: Option<(u32, Fault)>,
}

/// The letters of a table so far, and the game that they tell.
pub struct Chain {
    game: &'static dyn DynGameExtras,
    /// Whose device it is: the other players are elsewhere. `None` for an onlooker.
    own: Option<Writer>,
    /// The score of the series before this game.
    score: Score,
    letters: Vec<Letter>,
    /// Who has written each letter.
    writers: Vec<Writer>,
    /// The game, once all shares of the lot are known.
    session: Option<Session>,
    seating: Seating,
    /// The number of actions after each letter.
    plies: Vec<usize>,
    /// The host's share of the lot, once it is known.
    share: Option<Nonce>,
    /// In a game with hidden cards.
    private: Option<Private>,
    /// In a game with a common pile.
    shares: Option<Shares>,
    /// Whether more letters follow at once, so that hidden cards and choices are read only then.
    is_loading: bool,
}

impl Chain {
    /// A chain that begins with this invitation.
    ///
    /// # Errors
    /// When it is no invitation, or not to a game that can be played by letter.
    pub fn new(
        game: &'static dyn DynGameExtras,
        own: Option<Writer>,
        mut score: Score,
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
        let seating = Seating { host: seat.unwrap_or(Seat::FIRST), count: game.options().seats(options) };
        if seating.host.index() >= seating.count {
            return Err(Fault::Options(format!("there is no seat {}", seating.host)));
        }
        if own.is_some_and(|own| own.index() >= seating.count) {
            return Err(Fault::Full);
        }
        if seating.count > 2 {
            // Nobody knows who will sit where before all have joined.
            score = Score::default();
        }
        let most = most_draws(game, options);
        let private = (most.is_none() && is_private(game, options)).then(Private::default);
        let shares = most.zip(*secret).map(|(most, commitment)| Shares::new(letter.table, most, commitment));
        if (private.is_some() || most.is_some()) != secret.is_some() {
            return Err(Fault::Secret);
        }
        let chain = Self {
            game,
            own,
            score,
            letters: vec![letter],
            writers: vec![Writer::HOST],
            session: None,
            seating,
            plies: vec![0],
            share: None,
            private,
            shares,
            is_loading: false,
        };
        // The options may exclude each other, whatever the seed.
        chain.dealt(0)?;
        Ok(chain)
    }

    /// A chain of these letters, for a player with this secret, who has sealed these words.
    ///
    /// # Errors
    /// When there is no letter, or one breaks the rules or the protocol.
    pub(super) fn read(
        game: &'static dyn DynGameExtras,
        own: Option<Writer>,
        score: Score,
        letters: Vec<Letter>,
        (secret, sealed): (Option<Nonce>, Vec<(u32, String)>),
    ) -> Result<Self, Fault> {
        let mut letters = letters.into_iter();
        let mut chain = Self::new(game, own, score, letters.next().ok_or(Fault::Missing(1))?)?;
        chain.keep(secret, sealed);
        for letter in letters {
            chain.add(letter)?;
        }
        Ok(chain)
    }

    /// Says that several letters are added one after the other, up to [`Chain::loaded`].
    pub(super) const fn load(&mut self) {
        self.is_loading = true;
    }

    /// Reads the letters that were added since [`Chain::load`].
    ///
    /// # Errors
    /// When one of them breaks the rules: its number, and what it breaks.
    pub(super) fn loaded(&mut self) -> Result<(), (u32, Fault)> {
        self.is_loading = false;
        if self.session.is_some() {
            self.tell()?;
        }
        let plies = self.session().map_or(0, |session| session.status(Language::ENGLISH).plies);
        if let Some(last) = self.plies.last_mut() {
            *last = plies;
        }
        Ok(())
    }

    /// Hands over the secret of the player at this device, and what this player has sealed so far.
    pub(super) fn keep(&mut self, secret: Option<Nonce>, sealed: Vec<(u32, String)>) {
        if let Some(private) = &mut self.private {
            (private.secret, private.sealed) = (secret, sealed);
        }
        if let (Some(shares), Some(own), Some(secret)) = (&mut self.shares, self.own, secret) {
            shares.keep(own, secret);
        }
    }

    /// Remembers what the own letter of this number seals; `None` forgets it.
    pub(super) fn seal(&mut self, number: u32, words: Option<String>) {
        if let Some(private) = &mut self.private {
            private.sealed.retain(|(sealed, _)| *sealed != number);
            private.sealed.extend(words.map(|words| (number, words)));
        }
    }

    /// The own secret, in a game with hidden cards or a common pile.
    pub(super) fn secret(&self) -> Option<Nonce> {
        match &self.shares {
            Some(shares) => shares.secret(),
            None => self.private.as_ref()?.secret,
        }
    }

    /// The own share that the next letter reveals, in a game with a common pile. `session` is the game as the letter leaves it.
    pub(super) fn share_due(&self, session: &mut Session, resigns: bool) -> Option<Nonce> {
        let mut before = self.session()?.clone();
        draws::share_due(session, &mut before, self.shares.as_ref()?, resigns)
    }

    /// What the player at this device has sealed: the numbers of letters, and the words.
    pub(super) fn sealed(&self) -> &[(u32, String)] {
        self.private.as_ref().map_or(&[], |private| &private.sealed)
    }

    /// What the own next letter has to tell.
    pub(super) fn prepared(&self) -> Option<&Prepared> {
        self.private.as_ref().map(|private| &private.prepared)
    }

    /// Whether something is hidden from a player, or drawn later.
    #[must_use]
    pub const fn is_private(&self) -> bool {
        self.private.is_some()
    }

    /// Whether the players draw together from a common pile.
    #[must_use]
    pub const fn has_common_pile(&self) -> bool {
        self.shares.is_some()
    }

    /// Whether the players have committed to secrets.
    #[must_use]
    pub const fn has_secrets(&self) -> bool {
        self.is_private() || self.has_common_pile()
    }

    /// Whether the game is over, and nothing is left to be revealed: a card that was drawn last, or, in a game with hidden cards, the
    /// secrets of both players.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        if self.is_private() {
            return opened_secrets(&self.letters).iter().all(Option::is_some);
        }
        self.is_over() && self.shares.as_ref().is_none_or(|shares| shares.pending.is_none())
    }

    /// The letter that the secrets prove to break the rules, and what it breaks. Only a game with hidden cards can have one.
    #[must_use]
    pub fn broken(&self) -> Option<(u32, &Fault)> {
        let (number, fault) = self.private.as_ref()?.broken.as_ref()?;
        Some((*number, fault))
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &'static dyn DynGameExtras {
        self.game
    }

    /// The letters.
    #[must_use]
    pub fn letters(&self) -> &[Letter] {
        &self.letters
    }

    /// The invitation.
    ///
    /// # Panics
    /// Never: a chain begins with an invitation.
    #[must_use]
    pub fn invitation(&self) -> &Invitation {
        match &self.letters[0].content {
            Content::Invitation(invitation) => invitation,
            Content::Acceptance(_) | Content::Turn(_) => unreachable!("a chain begins with an invitation"),
        }
    }

    /// The number of players of the game.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seating.count
    }

    /// The number of players who have joined, the host included.
    #[must_use]
    pub fn joined(&self) -> usize {
        self.letters.len().min(self.seats())
    }

    /// Whether all players have joined.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.letters.len() >= self.seats()
    }

    /// Whether a letter is there that comes after all players have joined: nobody can join otherwise any more.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.letters.len() > self.seats()
    }

    fn acceptances(&self) -> impl Iterator<Item = &Acceptance> {
        self.letters.iter().filter_map(|letter| match &letter.content {
            Content::Acceptance(acceptance) => Some(acceptance),
            Content::Invitation(_) | Content::Turn(_) => None,
        })
    }

    /// The letter with which a guest has joined.
    pub(super) fn acceptance(&self, guest: Writer) -> Option<&Acceptance> {
        self.acceptances().nth(guest.index().checked_sub(1)?)
    }

    /// The name of a player; empty if they gave none, or have not joined yet.
    #[must_use]
    pub fn name(&self, writer: Writer) -> &str {
        match writer {
            Writer::HOST => &self.invitation().name,
            guest => self.acceptance(guest).map_or("", |acceptance| &acceptance.name),
        }
    }

    /// The seat of a player: guests sit in the order of joining, going round from the host. Before the lot is known the host is on the
    /// first seat, if the lot decides.
    #[must_use]
    pub fn seat(&self, writer: Writer) -> Seat {
        self.seating.seat(writer)
    }

    /// The player on a seat.
    #[must_use]
    pub fn writer_at(&self, seat: Seat) -> Writer {
        self.seating.writer(seat)
    }

    /// The game, once all shares of the lot are known.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.session().is_some_and(|session| session.status(Language::ENGLISH).ending.is_some())
    }

    /// The score of the series before this game.
    #[must_use]
    pub const fn score(&self) -> &Score {
        &self.score
    }

    /// Who resigned, if that ended the game.
    #[must_use]
    pub fn resigned(&self) -> Option<Writer> {
        let resigns = |letter: &&Letter| matches!(&letter.content, Content::Turn(turn) if turn.resigns);
        let number = self.letters.iter().find(resigns)?.number;
        self.writer(number)
    }

    /// The number of actions that the letters tell.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.plies.last().copied().unwrap_or_default()
    }

    /// The writer of the next letter; `None` when the game is over and nothing is left to be opened. It is the next guest before all
    /// have joined, and then the host. Two players take turns. Of more players it is the one whose share a draw waits for, and else the
    /// one to act.
    #[must_use]
    pub fn next_writer(&self) -> Option<Writer> {
        if !self.is_full() {
            return Writer::new(self.letters.len());
        }
        if self.is_complete() {
            return None;
        }
        if self.seats() == 2 {
            return Some(Writer::of(self.next_number()));
        }
        if !self.has_begun() {
            return Some(Writer::HOST);
        }
        let pending = self.shares.as_ref().and_then(|shares| shares.pending.as_ref());
        match pending {
            Some(pending) => Some(pending.parties.partner),
            None => self.session()?.to_act_after(NOW).first().map(|seat| self.writer_at(seat)),
        }
    }

    /// Who has written the letter of this number, or has to; `None` if that depends on letters before it.
    #[must_use]
    pub fn writer(&self, number: u32) -> Option<Writer> {
        if self.seats() == 2 {
            return Some(Writer::of(number));
        }
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        let written = self.writers.get(index).copied();
        written.or_else(|| self.next_writer().filter(|_| number == self.next_number()))
    }

    /// The last letter of a player.
    #[must_use]
    pub fn last_letter(&self, writer: Writer) -> Option<&Letter> {
        let mut written = self.letters.iter().zip(&self.writers).rev();
        written.find(|(_, by)| **by == writer).map(|(letter, _)| letter)
    }

    /// The number of the next letter.
    #[must_use]
    pub fn next_number(&self) -> u32 {
        u32::try_from(self.letters.len()).unwrap_or(u32::MAX).saturating_add(1)
    }

    /// The score of the series before this game, as stored games have it.
    pub(super) fn score_line(&self) -> String {
        let wins = (0..self.seats()).map(|seat| self.score.wins.get(seat).copied().unwrap_or_default().to_string());
        format!("score {} draws {}", wins.collect::<Vec<_>>().join(" "), self.score.draws)
    }

    /// A game with this seed, before its first action.
    fn dealt(&self, seed: u64) -> Result<Session, Fault> {
        let player = |seat: Seat| {
            let writer = self.writer_at(seat);
            match self.own {
                None => PlayerKind::Person(self.name(writer).into()),
                Some(own) if own == writer => PlayerKind::Person(String::new()),
                Some(_) => PlayerKind::Remote(self.name(writer).into()),
            }
        };
        let options = &self.invitation().options;
        let normal = self.game.normalize(options, None);
        if normal != *options {
            return Err(Fault::Options(format!("expected {normal}")));
        }
        let players = Seat::all(self.seats()).map(player).collect();
        let session = Session::new(self.game, options, seed, players);
        let session =
            session.map_err(|conflict| Fault::Options(ReplayError::Options::<String>(conflict).to_string()))?;
        Ok(session.continue_series(self.score.clone()))
    }

    /// The shares of the lot, in the order of joining: this one of the host, and those of the guests.
    fn lots(&self, share: Nonce) -> Vec<Nonce> {
        std::iter::once(share).chain(self.acceptances().map(|acceptance| acceptance.lot)).collect()
    }

    /// Begins the game with the host's share of the lot, once all guests have accepted.
    ///
    /// # Errors
    /// When it is not the share that the host has committed to, or a guest has not accepted.
    pub fn deal(&mut self, share: Nonce) -> Result<(), Fault> {
        let table = self.letters[0].table;
        if !self.is_full() {
            return Err(Fault::Missing(self.next_number()));
        }
        if commitment(table, share) != self.invitation().lot {
            return Err(Fault::Lot);
        }
        if self.session.is_none() {
            let lots = self.lots(share);
            let seed = seed_of(table, &lots);
            if self.invitation().seat.is_none() {
                let seat = number_of(&[b"seat", &seed.to_le_bytes()]) % self.seats() as u64;
                self.seating.host = usize::try_from(seat).ok().and_then(Seat::new).unwrap_or(Seat::FIRST);
            }
            self.session = Some(self.dealt(seed)?);
            self.share = Some(share);
            if let Some(shares) = &mut self.shares {
                shares.deal(lots);
            }
            if self.own.is_some() {
                self.prepare()?;
                return self.tell().map_err(|(_, fault)| fault);
            }
        }
        Ok(())
    }

    /// Reads all letters of a game with hidden cards, as far as they tell something to the player at this device; and with all cards
    /// once both secrets are open.
    ///
    /// # Errors
    /// When a letter breaks the rules: its number, and what it breaks.
    fn tell(&mut self) -> Result<(), (u32, Fault)> {
        if self.is_loading {
            return Ok(());
        }
        let (Some(private), Some(share)) = (&self.private, self.share) else { return Ok(()) };
        let start = || self.dealt(seed_of(self.letters[0].table, &self.lots(share))).map_err(|fault| (3, fault));
        let secrets = opened_secrets(&self.letters);
        let (mut told, mut broken) = (None, None);
        if secrets.iter().all(Option::is_some) {
            let reader = Reader { secrets, ..Reader::new(self.game, &self.letters, share, self.seating, start()?) };
            match reader.read() {
                Ok(all) => told = Some(all),
                Err(fault) => broken = Some(fault),
            }
        }
        if let Some(own) = self.own.filter(|_| told.is_none()) {
            let mut secrets = [None; 2];
            secrets[own.index()] = private.secret;
            let reader = match &private.settled {
                Some(settled) => Reader::from(self.game, &self.letters, share, self.seating, settled),
                None => Reader::new(self.game, &self.letters, share, self.seating, start()?),
            };
            told = Some(Reader { secrets, sealed: &private.sealed, own: Some(own), ..reader }.read()?);
        }
        let Some(private) = &mut self.private else { return Ok(()) };
        private.broken = broken;
        if let Some(told) = told {
            private.prepared = told.prepared;
            // Letters are only added, so that an earlier moment stays valid where the letters since have left something sealed.
            private.settled = told.settled.or(private.settled.take());
            self.session = Some(told.session);
        }
        Ok(())
    }

    /// Prepares the game for the player at this device, if there is a common pile.
    fn prepare(&mut self) -> Result<(), Fault> {
        match (&mut self.shares, &mut self.session, self.own) {
            (Some(shares), Some(session), Some(own)) => draws::prepare(session, shares, self.seating, own),
            _ => Ok(()),
        }
    }

    /// Adds a letter.
    ///
    /// # Errors
    /// When it breaks the rules or the protocol. Then nothing changes.
    pub fn add(&mut self, letter: Letter) -> Result<(), Fault> {
        let Some(before) = self.letters.last() else { return Err(Fault::Missing(1)) };
        if letter.table != before.table || letter.game != before.game {
            return Err(Fault::OtherTable);
        }
        if letter.number != self.next_number() {
            return Err(Fault::Missing(self.next_number()));
        }
        if letter.after() != Some(before.digest()) {
            return Err(Fault::Broken);
        }
        let writer = self.writer(letter.number).ok_or(Fault::Over)?;
        let plies = match &letter.content {
            Content::Invitation(_) => return Err(Fault::Missing(self.next_number())),
            Content::Turn(_) if !self.is_full() => return Err(Fault::Missing(self.next_number())),
            Content::Turn(turn) if turn.open.is_some() == self.has_begun() => return Err(Fault::Lot),
            Content::Acceptance(_) if self.is_full() => return Err(Fault::Full),
            Content::Acceptance(acceptance) if acceptance.secret.is_some() != self.has_secrets() => {
                return Err(Fault::Secret);
            }
            Content::Acceptance(acceptance) => {
                if let (Some(shares), Some(commitment)) = (&mut self.shares, acceptance.secret) {
                    shares.accept(commitment);
                }
                0
            }
            Content::Turn(turn) if self.is_private() => {
                check_lines(&self.letters, turn, letter.number)?;
                return self.add_private(letter);
            }
            Content::Turn(turn) if self.shares.is_some() => {
                let share = self.share;
                match self.take_drawing_turn(writer, turn) {
                    Ok(plies) => plies,
                    Err(fault) => {
                        self.cut(letter.number, share)?;
                        return Err(fault);
                    }
                }
            }
            Content::Turn(turn) if turn.private != PrivateLines::default() => return Err(Fault::Seal),
            Content::Turn(turn) => self.take_turn(writer, turn)?,
        };
        self.writers.push(writer);
        self.plies.push(plies);
        self.letters.push(letter);
        Ok(())
    }

    /// Adds a letter of a game with hidden cards, whose lines were checked.
    fn add_private(&mut self, letter: Letter) -> Result<(), Fault> {
        let had_session = self.session.is_some();
        let writer = Writer::of(letter.number);
        if let Content::Turn(Turn { open: Some(share), .. }) = &letter.content {
            self.deal(*share)?;
        }
        self.letters.push(letter);
        if let Err((_, fault)) = self.tell() {
            self.letters.pop();
            // The letters before were read already.
            self.tell().map_err(|(_, fault)| fault)?;
            if !had_session {
                (self.session, self.share) = (None, None);
            }
            return Err(fault);
        }
        self.writers.push(writer);
        self.plies.push(self.session().map_or(0, |session| session.status(Language::ENGLISH).plies));
        Ok(())
    }

    /// Does what a letter of a game with a common pile says. Returns the number of actions then. After an error some of it may have been
    /// done.
    fn take_drawing_turn(&mut self, writer: Writer, turn: &Turn) -> Result<usize, Fault> {
        if let Some(share) = turn.open {
            self.deal(share)?;
        }
        let (Some(session), Some(shares)) = (&mut self.session, &mut self.shares) else { return Err(Fault::Lot) };
        let plies = draws::play_turn(session, shares, self.seating, writer, turn)?;
        self.prepare()?;
        Ok(plies)
    }

    /// Does what a letter says. Returns the number of actions then.
    fn take_turn(&mut self, writer: Writer, turn: &Turn) -> Result<usize, Fault> {
        let had_session = self.session.is_some();
        if let Some(share) = turn.open {
            self.deal(share)?;
        }
        let (plies, seat) = (self.plies(), self.seat(writer));
        let Some(session) = &mut self.session else { return Err(Fault::Lot) };
        let result = play(session, seat, turn);
        if result.is_err() {
            while session.status(Language::ENGLISH).plies > plies && session.take_back() {}
            if !had_session {
                self.session = None;
            }
        }
        result
    }

    /// Drops all letters from this number on.
    ///
    /// # Errors
    /// When the letters before cannot be read again.
    pub fn cut(&mut self, number: u32, share: Option<Nonce>) -> Result<(), Fault> {
        let keep = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1).max(1);
        let letters = self.letters.iter().take(keep).cloned().collect();
        let sealed = self.sealed().to_vec();
        let mut chain = Self::read(self.game, self.own, self.score.clone(), letters, (self.secret(), sealed))?;
        if let Some(share) = share.filter(|_| chain.is_full()) {
            chain.deal(share)?;
        }
        *self = chain;
        Ok(())
    }
}

/// Does what a letter of a seat says. Returns the number of actions then. After an error some actions may have been done; a
/// resignation has not.
fn play(session: &mut Session, seat: Seat, turn: &Turn) -> Result<usize, Fault> {
    if session.status(Language::ENGLISH).ending.is_some() {
        return Err(Fault::Over);
    }
    for (index, action) in turn.actions.iter().enumerate() {
        if !session.to_act_after(NOW).contains(seat) {
            return Err(Fault::Action(index + 1, "the other player is to act".into()));
        }
        act(session, seat, action).map_err(|error| action_fault(index + 1, error))?;
    }
    if turn.sees != position_checksum(session) {
        return Err(Fault::Position);
    }
    let is_due = session.to_act_after(NOW).contains(seat);
    if turn.resigns {
        if !is_due {
            return Err(Fault::Over);
        }
        session.resign(seat);
    } else if is_due {
        return Err(Fault::Unfinished);
    }
    Ok(session.status(Language::ENGLISH).plies)
}
