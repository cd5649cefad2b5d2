//! Games in which something is hidden: what letters tell a device that knows the cards and choices of its own player only, and what
//! they prove once both players have opened their secrets.
//!
//! * Each player commits to a secret in the first letter. Everything else that is random in a player's letters follows from the secret,
//!   so that nobody can draw again.
//! * A player draws with a generator from three numbers: the player's secret, the number of actions so far, and a nonce in a
//!   letter of the other player. The owner of the secret does not know the nonce before the decision is made, and the other one
//!   does not know the secret, so that neither knows the next card, and neither can influence it.
//! * Where the players draw together, the generator comes from two nonces: that of the letter with the decision, and that of the next
//!   one. Both follow from secrets, and neither player knows that of the other before.
//! * What lies face down is sealed: the letter has a commitment to it, and the writer's next letter opens it. An answer has no effect
//!   before. Choices that players make at the same time are in [`rounds`](super::rounds).
//! * When the game is over, each player's last letter opens the secret. Then each device plays the whole game again with the true
//!   cards.

use super::chain::Fault;
use super::code::{Digest, Nonce, TableId, digest, number_of};
use super::letter::{Content, Letter, Sealed, Turn, Writer};
use super::play::{PrivatePlay, ShownText, act, action_fault, private_play, refusal};
use super::rounds::{LONGEST_ROUND, Openings, Part, Place, due, known_words, next_due, opened_by};
use super::seating::Seating;
use crate::dyn_game::{DynGameExtras, PrivateAction};
use crate::game::private_play::{Due, Known};
use crate::game::{Language, Rng, Seat};
use crate::session::{NOW, Session};

/// The commitment to the secret of a player.
#[must_use]
pub fn secret_commitment(table: TableId, writer: Writer, secret: Nonce) -> Digest {
    digest(&[b"secret", &table.0, writer.word().as_bytes(), &secret.0])
}

/// The commitment to words that are sealed in a letter.
#[must_use]
pub fn seal(table: TableId, number: u32, salt: Nonce, words: &str) -> Digest {
    digest(&[b"sealed", &table.0, &number.to_le_bytes(), &salt.0, words.as_bytes()])
}

/// The salt of what is sealed of the action with this index in a letter.
pub(super) fn salt_of(table: TableId, number: u32, action: usize, secret: Nonce) -> Nonce {
    let (number, action) = (number.to_le_bytes(), u8::try_from(action).unwrap_or(u8::MAX));
    match action {
        0 => digest(&[b"salt", &table.0, &number, &secret.0]),
        _ => digest(&[b"salt", &table.0, &number, &secret.0, &[action]]),
    }
}

/// The nonce in a letter.
pub(super) fn nonce_of(table: TableId, number: u32, secret: Nonce) -> Nonce {
    digest(&[b"nonce", &table.0, &number.to_le_bytes(), &secret.0])
}

/// The generator from which the owner of a secret draws, after this number of actions.
fn generator(table: TableId, secret: Nonce, plies: usize, nonce: Nonce) -> Rng {
    Rng::from_seed(number_of(&[b"draw", &table.0, &secret.0, &(plies as u64).to_le_bytes(), &nonce.0]))
}

/// The generator from which both players draw, after this number of actions.
fn common_generator(table: TableId, plies: usize, nonces: [Nonce; 2]) -> Rng {
    let [before, after] = nonces;
    let plies = (plies as u64).to_le_bytes();
    Rng::from_seed(number_of(&[b"draw together", &table.0, &plies, &before.0, &after.0]))
}

/// A checksum of what everybody may see of the position that a session has reached.
pub(super) fn public_checksum(session: &Session) -> super::Checksum {
    let view = session.view_then(NOW, None).to_bytes();
    digest(&[b"public", &view.unwrap_or_default()])
}

/// Checks the lines of a turn that concern secrets, as far as everybody can.
///
/// # Errors
/// When something was opened that was not sealed so, is missing, or has no place in this letter.
pub(super) fn check_lines(letters: &[Letter], turn: &Turn, number: u32) -> Result<(), Fault> {
    let (table, writer) = (letters[0].table, Writer::of(number));
    let private = &turn.private;
    let of = |number: u32| turn_of(letters, number).map(|turn| &turn.private);
    let mut sealed = of(number.saturating_sub(2)).and_then(|before| before.sealed.iter().find(|one| one.words > 0));
    for (salt, words) in &private.opened {
        let fits = |sealed: &Sealed| {
            words.split(' ').count() == sealed.words && seal(table, number - 2, *salt, words) == sealed.commitment
        };
        if sealed.is_some_and(fits) {
            sealed = None;
        } else if !words.is_empty() || opened_by(letters, number, *salt).is_none() {
            return Err(Fault::Seal);
        }
    }
    if sealed.is_some() || private.sealed.iter().any(|sealed| sealed.words > 0) && turn.actions.len() != 1 {
        return Err(Fault::Seal);
    }
    if private
        .secret
        .is_some_and(|secret| commitment_of(letters, writer) != Some(secret_commitment(table, writer, secret)))
    {
        return Err(Fault::Secret);
    }
    let is_last = of(number - 1).is_some_and(|before| before.secret.is_some());
    if is_last && (private.secret.is_none() || !turn.actions.is_empty() || turn.resigns || private.shows.is_some()) {
        return Err(Fault::Over);
    }
    if private.nonce.is_some() == (is_last || number == 3) {
        return Err(Fault::Nonce);
    }
    Ok(())
}

/// The commitment of a player to the secret.
fn commitment_of(letters: &[Letter], writer: Writer) -> Option<Digest> {
    match &letters.get(writer.index())?.content {
        Content::Invitation(invitation) => invitation.secret,
        Content::Acceptance(acceptance) => acceptance.secret,
        Content::Turn(_) => None,
    }
}

/// The turn in the letter of this number.
pub(super) fn turn_of(letters: &[Letter], number: u32) -> Option<&Turn> {
    let index = usize::try_from(number).ok()?.checked_sub(1)?;
    match &letters.get(index)?.content {
        Content::Turn(turn) => Some(turn),
        Content::Invitation(_) | Content::Acceptance(_) => None,
    }
}

/// The secrets that the letters open, by writer.
pub(super) fn opened_secrets(letters: &[Letter]) -> [Option<Nonce>; 2] {
    [Writer::HOST, Writer::GUEST].map(|writer| {
        let mut turns = letters.iter().filter(|letter| Writer::of(letter.number) == writer);
        let secret = |letter: &Letter| match &letter.content {
            Content::Turn(turn) => turn.private.secret,
            Content::Invitation(_) | Content::Acceptance(_) => None,
        };
        turns.find_map(secret)
    })
}

/// An answer that has no effect yet.
#[derive(Clone)]
pub(super) struct Answer {
    writer: Writer,
    action: String,
}

/// Reads the letters of a game for somebody who knows these secrets.
pub(super) struct Reader<'a> {
    pub game: &'static dyn DynGameExtras,
    pub letters: &'a [Letter],
    /// The host's share of the lot.
    pub share: Nonce,
    /// The secrets that are known, by writer.
    pub secrets: [Option<Nonce>; 2],
    /// What the reader has sealed: the number of the letter, and the words.
    pub sealed: &'a [(u32, String)],
    /// Whose device it is; `None` if both secrets are known.
    pub own: Option<Writer>,
    pub seating: Seating,
    pub session: Session,
    pub answer: Option<Answer>,
    /// What all letters tell about sealed choices.
    pub openings: Openings,
    /// What else the device knows.
    pub told: Prepared,
    /// The number of the first letter that is read, and whether what it opens has been read.
    pub first: (u32, bool),
    /// The game at one of the last letters.
    pub settled: Option<Settled>,
}

/// A moment of a game with sealed choices at which nothing was left to be opened. What is read again begins there.
pub(super) struct Settled {
    /// The number of the next letter, and whether what it opens has been read.
    pub next: (u32, bool),
    /// The game.
    pub session: Session,
}

/// What the next letter has to tell, beside the decisions of its writer.
#[derive(Default)]
pub(super) struct Prepared {
    /// The cards that the own answer shows.
    pub shows: Option<String>,
    /// The sealed choices that it opens.
    pub opened: Vec<(Nonce, String)>,
    /// The sealed choices that the rules leave sealed.
    pub keeps: Vec<String>,
    /// The choices of the round so far.
    pub round: Vec<Part>,
}

/// What a device knows of a game.
pub(super) struct Told {
    /// The game.
    pub session: Session,
    /// What the next letter has to tell.
    pub prepared: Prepared,
    /// A moment from which the game can be read again.
    pub settled: Option<Settled>,
}

impl<'a> Reader<'a> {
    /// A reader of these letters. `session` is the game before its first action.
    pub fn new(
        game: &'static dyn DynGameExtras,
        letters: &'a [Letter],
        share: Nonce,
        seating: Seating,
        session: Session,
    ) -> Self {
        Self::begin(game, letters, share, seating, Settled { next: (3, false), session })
    }

    /// A reader of these letters that goes on from a moment at which nothing was left to be opened.
    pub fn from(
        game: &'static dyn DynGameExtras,
        letters: &'a [Letter],
        share: Nonce,
        seating: Seating,
        settled: &Settled,
    ) -> Self {
        let Settled { next, session } = settled;
        Self::begin(game, letters, share, seating, Settled { next: *next, session: session.clone() })
    }

    fn begin(
        game: &'static dyn DynGameExtras,
        letters: &'a [Letter],
        share: Nonce,
        seating: Seating,
        at: Settled,
    ) -> Self {
        let (secrets, sealed, own, answer) = ([None; 2], [].as_slice(), None, None);
        let Settled { next: first, session } = at;
        let (openings, told) = (Openings::of(letters, first.0), Prepared::default());
        Self {
            game,
            letters,
            share,
            secrets,
            sealed,
            own,
            seating,
            session,
            answer,
            openings,
            told,
            first,
            settled: None,
        }
    }

    /// Reads all letters.
    ///
    /// # Errors
    /// When one of them breaks the rules: its number, and what it breaks.
    pub fn read(mut self) -> Result<Told, (u32, Fault)> {
        let next = u32::try_from(self.letters.len()).unwrap_or(u32::MAX).saturating_add(1);
        let (first, is_opened) = self.first;
        if first == 3 && !is_opened {
            if self.own.is_some() {
                let _ = self.play().map(PrivatePlay::suppose_hidden);
                self.suppose(3, Writer::HOST, None, 0, "").map_err(|fault| (3, fault))?;
            }
            self.draw(3);
        }
        for number in first..next {
            let is_opened = is_opened && number == first;
            self.letter(number, is_opened).map_err(|fault| (number, fault))?;
        }
        self.prepare(next).map_err(|fault| (next, fault))?;
        Ok(Told { session: self.session, prepared: self.told, settled: self.settled })
    }

    /// Remembers the game once the letter of this number has opened what was sealed, if nothing is left to be opened.
    fn settle(&mut self, number: u32) {
        let is_late = self.letters.last().is_some_and(|last| last.number - number < LONGEST_ROUND);
        if self.own.is_some() && is_late && self.answer.is_none() && self.told.round.is_empty() {
            self.settled = Some(Settled { next: (number, true), session: self.session.clone() });
        }
    }

    fn table(&self) -> TableId {
        self.letters[0].table
    }

    fn seat(&self, writer: Writer) -> Seat {
        self.seating.seat(writer)
    }

    fn play(&mut self) -> Result<PrivatePlay<'_>, Fault> {
        private_play(self.game, &mut self.session).ok_or(Fault::Seal)
    }

    fn plies(&self) -> usize {
        self.session.status(Language::ENGLISH).plies
    }

    fn is_over(&self) -> bool {
        self.session.status(Language::ENGLISH).ending.is_some()
    }

    const fn secret(&self, writer: Writer) -> Option<Nonce> {
        self.secrets[writer.index()]
    }

    /// The nonce in the letter of this number.
    fn nonce(&self, number: u32) -> Option<Nonce> {
        match number {
            2 => match &self.letters.get(1)?.content {
                Content::Acceptance(acceptance) => Some(acceptance.lot),
                Content::Invitation(_) | Content::Turn(_) => None,
            },
            3 => Some(self.share),
            _ => match turn_of(self.letters, number) {
                Some(turn) => turn.private.nonce,
                // The own letter that is to be written.
                None => self.secret(Writer::of(number)).map(|secret| nonce_of(self.table(), number, secret)),
            },
        }
    }

    /// Lets the players draw whose secrets are known, for what takes effect in the letter of this number. Its writer draws with the
    /// nonce of the letter before, the other player with that of the letter itself.
    fn draw(&mut self, number: u32) {
        let (table, plies) = (self.table(), self.plies());
        if self.play().is_ok_and(|play| play.draws_together()) {
            return;
        }
        for writer in [Writer::HOST, Writer::GUEST] {
            let nonce = self.nonce(if Writer::of(number) == writer { number - 1 } else { number });
            let seat = self.seat(writer);
            if let (Some(secret), Some(nonce), Ok(play)) = (self.secret(writer), nonce, self.play()) {
                play.draw_from(seat, generator(table, secret, plies, nonce));
            }
        }
    }

    /// Draws for both players, if they draw together and the action draws something when it takes effect in the letter of this number.
    fn draw_together(&mut self, number: u32, seat: Seat, action: &str) {
        let (table, plies) = (self.table(), self.plies());
        let nonces = (self.nonce(number - 1), self.nonce(number));
        if let ((Some(before), Some(after)), Ok(play)) = (nonces, self.play())
            && play.draws_together()
            && play.draws(seat, action)
        {
            play.draw_from(Seat::FIRST, common_generator(table, plies, [before, after]));
        }
    }

    /// Supposes that the other player holds what a letter shows. Returns the whole action.
    fn suppose(
        &mut self,
        number: u32,
        writer: Writer,
        action: Option<&str>,
        sealed: usize,
        cards: &str,
    ) -> Result<Option<String>, Fault> {
        let Some(own) = self.own else { return Ok(action.map(str::to_owned)) };
        // A new deal is supposed for the other player.
        let writer = if action.is_none() { own.other() } else { writer };
        let (viewer, seat) = (self.seat(own), self.seat(writer));
        // It must not depend on what is hidden, so that two devices that have seen the same have the same.
        let mut rng = Rng::from_seed(number_of(&[b"suppose", &self.table().0, &number.to_le_bytes()]));
        let shown = ShownText { seat, action, sealed, cards };
        let supposed = self.play()?.suppose(viewer, shown, &mut rng);
        supposed.map_err(|error| Fault::Action(1, error.to_string()))
    }

    /// Reads one letter, or what comes after that which it opens.
    fn letter(&mut self, number: u32, is_opened: bool) -> Result<(), Fault> {
        let Some(turn) = turn_of(self.letters, number) else { return Err(Fault::Missing(number)) };
        let writer = Writer::of(number);
        let seat = self.seat(writer);
        if let Some(secret) = self.secret(writer).filter(|_| self.own.is_none()) {
            let (table, private) = (self.table(), &turn.private);
            let is_due_salt = |(salt, _): &(Nonce, String)| {
                let (number, index) =
                    opened_by(self.letters, number, *salt).map_or((number - 2, 0), |(place, _)| place);
                *salt == salt_of(table, number, index, secret)
            };
            let is_due = private.nonce.is_none_or(|nonce| nonce == nonce_of(table, number, secret))
                && private.opened.iter().all(is_due_salt);
            if !is_due {
                return Err(Fault::Nonce);
            }
        }
        if !self.is_over() {
            let has_rounds = self.play().is_ok_and(|play| play.has_rounds());
            if has_rounds && !is_opened {
                self.open(number, turn)?;
                self.settle(number);
            } else if !has_rounds {
                self.take_effect(number, turn)?;
            }
            if self.own == Some(writer) && number > 3 && self.answer.is_none() && !self.is_over() {
                self.draw(number);
            }
            if has_rounds {
                self.choose(number, turn)?;
            } else {
                self.act(number, turn)?;
            }
            if turn.resigns {
                if self.is_over() {
                    return Err(Fault::Over);
                }
                self.session.resign(seat);
            }
        }
        if turn.sees != public_checksum(&self.session) {
            return Err(Fault::Position);
        }
        if self.is_over() != turn.private.secret.is_some() {
            return Err(Fault::Secret);
        }
        let is_due = !self.is_over() && self.answer.is_none() && self.session.to_act_after(NOW).contains(seat);
        if is_due { Err(Fault::Unfinished) } else { Ok(()) }
    }

    /// Whether an answer has to show cards of the player who gave it.
    fn waits(&mut self, answer: &Answer) -> bool {
        let seat = self.seat(answer.writer);
        let shows = self.play().ok().and_then(|play| play.shows(seat, &answer.action));
        shows.is_some_and(|(shower, _)| shower == seat)
    }

    /// Lets an answer take effect, if this letter opens what it has waited for.
    fn take_effect(&mut self, number: u32, turn: &Turn) -> Result<(), Fault> {
        let shown = turn.private.shows.as_deref();
        let Some(answer) = self.answer.clone() else {
            return if shown.is_some() { Err(Fault::Shown) } else { Ok(()) };
        };
        let writer = Writer::of(number);
        if answer.writer != writer {
            if shown.is_some() {
                return Err(Fault::Shown);
            }
            if !self.waits(&answer) {
                self.draw(number);
                self.effect(&answer)?;
            }
            return Ok(());
        }
        if turn.resigns && shown.is_none() {
            return Ok(());
        }
        let cards = shown.ok_or(Fault::Shown)?;
        if self.secret(writer).is_none() {
            self.suppose(number, writer, Some(&answer.action), 0, cards)?;
        }
        self.draw(number);
        let seat = self.seat(writer);
        if self.play()?.shows(seat, &answer.action) != Some((seat, cards.to_owned())) {
            return Err(Fault::Shown);
        }
        self.effect(&answer)
    }

    /// Does an answer.
    fn effect(&mut self, answer: &Answer) -> Result<(), Fault> {
        let seat = self.seat(answer.writer);
        self.answer = None;
        self.play()?.take_effect(seat, &answer.action).map_err(|error| action_fault(1, error))
    }

    /// Does the action of a letter.
    fn act(&mut self, number: u32, turn: &Turn) -> Result<(), Fault> {
        let Some(text) = turn.actions.first() else { return Ok(()) };
        let writer = Writer::of(number);
        let seat = self.seat(writer);
        let other = |number| Err(Fault::Action(number, "the other player is to act".into()));
        if turn.actions.len() > 1 {
            return other(2);
        }
        if self.answer.is_some() || !self.session.to_act_after(NOW).contains(seat) {
            return other(1);
        }
        let count = turn.private.sealed.first().map_or(0, |sealed| sealed.words);
        let words = self.sealed_words(number).filter(|_| count > 0);
        let mut whole = words.map_or_else(|| text.clone(), |words| format!("{text} {words}"));
        if self.secret(writer).is_none() {
            let missing = if words.is_some() { 0 } else { count };
            whole = self.suppose(number, writer, Some(&whole), missing, "")?.unwrap_or(whole);
        }
        let private = self.play()?.private_action(seat, &whole).map_err(|error| Fault::Action(1, error.to_string()))?;
        let PrivateAction { public, sealed, is_answer, .. } = private;
        if let Some(illegal) = refusal(&self.session, seat, &whole) {
            return Err(Fault::Action(1, illegal));
        }
        if public != *text || sealed.split(' ').filter(|word| !word.is_empty()).count() != count {
            return Err(Fault::Seal);
        }
        if is_answer {
            self.answer = Some(Answer { writer, action: whole });
            return Ok(());
        }
        if self.play()?.draws(seat, &whole) {
            self.draw(number);
        }
        act(&mut self.session, seat, &whole).map_err(|error| action_fault(1, error))
    }

    /// What is to be opened now, if the round has all its choices.
    fn due(&mut self) -> Result<Vec<Due>, Fault> {
        if self.answer.is_none() {
            return Ok(Vec::new());
        }
        let round = std::mem::take(&mut self.told.round);
        let due = due(&self.play()?, &round);
        self.told.round = round;
        Ok(due)
    }

    /// The first of the writer's choices that is to be opened now.
    fn next_due(&mut self, writer: Writer) -> Result<Option<Due>, Fault> {
        let due = self.due()?;
        Ok(due.into_iter().find(|due| self.told.round[due.index].writer == writer))
    }

    /// Whether the reader knows a choice.
    fn knows(&self, part: &Part) -> bool {
        self.secret(part.writer).is_some() || self.openings.words(part.number, part.index).is_some()
    }

    /// Opens what a letter opens of sealed choices: everything that is due from its writer, and nothing else.
    fn open(&mut self, number: u32, turn: &Turn) -> Result<(), Fault> {
        let writer = Writer::of(number);
        let opened = turn.private.opened.iter().filter_map(|(salt, _)| opened_by(self.letters, number, *salt));
        let mut opened: Vec<Place> = opened.map(|(place, _)| place).collect();
        let mut keeps: Vec<&str> = turn.private.keeps.iter().map(String::as_str).collect();
        while let Some(Due { index, stays }) = self.next_due(writer)? {
            let part = &self.told.round[index];
            let is_opened = opened.iter().position(|place| *place == (part.number, part.index));
            let is_kept = keeps.iter().position(|word| *word == part.word());
            let known = match (is_opened, is_kept) {
                (Some(place), _) => {
                    opened.remove(place);
                    Known::Open
                }
                (None, Some(place)) => {
                    keeps.remove(place);
                    Known::Shut
                }
                (None, None) => return Err(Fault::Seal),
            };
            if self.knows(part) && stays != (known == Known::Shut) {
                return Err(Fault::Shown);
            }
            self.told.round[index].known = known;
        }
        if !opened.is_empty() || !keeps.is_empty() || turn.private.shows.is_some() {
            return Err(Fault::Seal);
        }
        self.resolve(number)
    }

    /// Lets the answer of a round take effect in the letter of this number, if nothing is left to be opened.
    fn resolve(&mut self, number: u32) -> Result<(), Fault> {
        let Some(answer) = self.answer.clone() else { return Ok(()) };
        if !self.due()?.is_empty() {
            return Ok(());
        }
        self.draw_together(number, self.seat(answer.writer), &answer.action);
        self.told.round.clear();
        self.effect(&answer)
    }

    /// Does the actions of a letter in a game with sealed choices.
    fn choose(&mut self, number: u32, turn: &Turn) -> Result<(), Fault> {
        let writer = Writer::of(number);
        let seat = self.seat(writer);
        for (index, text) in turn.actions.iter().enumerate() {
            let fault = |why: String| Fault::Action(index + 1, why);
            if self.answer.is_some() || !self.session.to_act_after(NOW).contains(seat) {
                return Err(fault("the other player is to act".into()));
            }
            let sealed = turn.private.sealed.iter().find(|sealed| sealed.action == index);
            let action = match sealed {
                None => text.clone(),
                Some(sealed) => self.sealed_action(number, text, sealed)?,
            };
            let split = self.play()?.private_action(seat, &action).map_err(|error| fault(error.to_string()))?;
            if let Some(illegal) = refusal(&self.session, seat, &action) {
                return Err(fault(illegal));
            }
            let fits = |sealed: &Sealed| split.public == *text && sealed.cipher.len() == split.width && split.is_choice;
            if !sealed.is_none_or(fits) {
                return Err(Fault::Seal);
            }
            if split.is_choice {
                let declared = match sealed {
                    None => Known::Open,
                    Some(sealed) if sealed.stays => Known::Shut,
                    Some(_) => Known::Sealed,
                };
                let (known, action) = (Known::Sealed, action.clone());
                self.told.round.push(Part { writer, seat, number, index, action, known, declared });
            }
            if split.completes {
                self.check_declared(number)?;
            }
            if split.is_answer {
                self.answer = Some(Answer { writer, action });
                continue;
            }
            act(&mut self.session, seat, &action).map_err(|error| action_fault(index + 1, error))?;
            if split.completes {
                self.told.round.clear();
            }
        }
        let is_early = |part: &Part| part.number == number && part.known != part.declared;
        if self.told.round.iter().any(is_early) { Err(Fault::Seal) } else { Ok(()) }
    }

    /// Checks that a letter which completes a round shows those of its choices that are due, and no others.
    fn check_declared(&mut self, number: u32) -> Result<(), Fault> {
        let mut round = std::mem::take(&mut self.told.round);
        let writer = Writer::of(number);
        while let Some(Due { index, stays }) = next_due(&self.play()?, &round, writer) {
            let part = &mut round[index];
            if part.declared == Known::Sealed {
                return Err(Fault::Seal);
            }
            let is_known = part.declared == Known::Open || self.secret(writer).is_some();
            if is_known && stays != (part.declared == Known::Shut) {
                return Err(Fault::Shown);
            }
            part.known = part.declared;
        }
        self.told.round = round;
        Ok(())
    }

    /// The whole action of which a letter has sealed the words; a guess if the reader cannot know them.
    fn sealed_action(&mut self, number: u32, word: &str, sealed: &Sealed) -> Result<String, Fault> {
        let writer = Writer::of(number);
        if let Some(secret) = self.secret(writer) {
            return Ok(format!("{word} {}", known_words((self.table(), number, secret), sealed)?));
        }
        if let Some(words) = self.openings.words(number, sealed.action) {
            return Ok(format!("{word} {words}"));
        }
        let stays = sealed.stays || self.openings.is_kept(number, sealed.action);
        let seat = self.seat(writer);
        self.play()?.guess(seat, word, stays).ok_or(Fault::Shown)
    }

    /// Prepares what the own next letter opens. If the answer still waits then, the session knows it.
    fn prepare_rounds(&mut self, next: u32, own: Writer) -> Result<(), Fault> {
        if self.answer.is_none() {
            return Ok(());
        }
        let table = self.table();
        if Writer::of(next) == own {
            while let (Some(Due { index, stays }), Some(secret)) = (self.next_due(own)?, self.secret(own)) {
                let part = &mut self.told.round[index];
                part.known = if stays { Known::Shut } else { Known::Open };
                if stays {
                    self.told.keeps.push(part.word().to_owned());
                } else {
                    // The cipher has the words.
                    self.told.opened.push((salt_of(table, part.number, part.index, secret), String::new()));
                }
            }
            self.resolve(next)?;
        }
        let answer = self.answer.take();
        self.let_wait(own, answer)
    }

    /// Tells the session an answer of the own player, which waits there.
    fn let_wait(&mut self, own: Writer, answer: Option<Answer>) -> Result<(), Fault> {
        let Some(answer) = answer.filter(|answer| answer.writer == own) else { return Ok(()) };
        let seat = self.seat(own);
        act(&mut self.session, seat, &answer.action).map_err(|error| action_fault(1, error))
    }

    /// The words that are sealed in a letter, if the reader knows them or a later letter has opened them.
    fn sealed_words(&self, number: u32) -> Option<&'a str> {
        let own = self.sealed.iter().find(|(sealed, _)| *sealed == number).map(|(_, words)| words.as_str());
        let opened = || turn_of(self.letters, number + 2)?.private.opened.first().map(|(_, words)| words.as_str());
        own.or_else(opened)
    }

    /// Prepares the session for the next letter, if the own player writes it: own answers and those of the other player that wait for
    /// nothing else take effect, and the own cards are drawn.
    fn prepare(&mut self, next: u32) -> Result<(), Fault> {
        let Some(own) = self.own.filter(|_| !self.is_over()) else { return Ok(()) };
        if self.play()?.has_rounds() {
            return self.prepare_rounds(next, own);
        }
        let answer = self.answer.clone();
        if Writer::of(next) != own {
            return self.let_wait(own, answer);
        }
        if let Some(answer) = answer {
            if answer.writer == own {
                self.draw(next);
                let seat = self.seat(own);
                self.told.shows = self.play()?.shows(seat, &answer.action).map(|(_, cards)| cards);
            } else if self.waits(&answer) {
                return Ok(());
            }
            self.draw(next);
            self.effect(&answer)?;
        }
        if next > 3 && !self.is_over() {
            self.draw(next);
        }
        Ok(())
    }
}
