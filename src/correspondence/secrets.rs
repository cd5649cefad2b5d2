//! The protocols for games in which something is hidden. A device reads the letters although it knows only its own player's cards
//! and choices. Everything is checked once both players have opened their secrets.
//!
//! * Each player commits to a secret in the first letter. All other random numbers in a player's letters (nonces, and salts for
//!   sealed words) follow from the secret, so that nobody can draw them again.
//! * An answer to a sealed part takes effect only once that part is opened.
//! * When the game is over, each player's last letter opens the secret. Then each device replays the whole game with everything
//!   that was hidden.
//!
//! Each device reads letters with its own secret until both secrets are open, and then with both.
//! [`hidden_hands`](super::hidden_hands) describes how hands are drawn and shown, [`sealed_rounds`](super::sealed_rounds) how
//! choices are sealed and opened.

use super::code::Nonce;
use super::fault::Fault;
use super::letter::{Turn, Writer};
use super::proof::{nonce_of, public_checksum, salt_of, secret_commitment};
use super::protocol::{Draft, Protocol, Table, is_over};
use crate::dyn_game::{AnyAction, AnyState, PrivateAction};
use crate::game::Seat;
use crate::session::{Session, UnknownPart};

/// The number of the first turn, which opens the host's share of the random seed.
const FIRST_TURN: u32 = 3;

/// A kind of hidden information, and how letters reveal it.
pub(super) trait Secrets: Sized + Send + Sync {
    /// The state before the letters from number `first` on are read.
    fn new(table: &Table, first: u32) -> Self;

    /// Checks the parts that a letter opens and seals, as far as that is possible without any secret.
    ///
    /// # Errors
    /// When an opened part does not fit the sealed part, is missing, or does not belong in this letter.
    fn check(table: &Table, number: u32, turn: &Turn) -> Result<(), Fault>;

    /// Prepares the game before its first action.
    fn begin(&mut self, _reader: &mut Reader<'_>) -> Result<(), Fault> {
        Ok(())
    }

    /// Reads the parts that a letter opens, and lets the answer that has waited for them take effect.
    fn open(&mut self, reader: &mut Reader<'_>, number: u32, turn: &Turn) -> Result<(), Fault>;

    /// Whether nothing is left to open in the letter of this number. Then the next reading can begin at this letter. Always
    /// `false` in games whose letters can all be read quickly.
    fn can_resume_at(&self, _reader: &Reader<'_>, _number: u32) -> bool {
        false
    }

    /// Checks and carries out the actions of a letter. An answer has no effect yet: it waits in `reader`.
    fn act(&mut self, reader: &mut Reader<'_>, number: u32, turn: &Turn) -> Result<(), Fault>;

    /// Prepares the game for the player at this device. If this device writes the letter `next`, also prepares what that letter
    /// opens.
    fn prepare(&mut self, reader: &mut Reader<'_>, next: u32, own: Writer) -> Result<(), Fault>;

    /// The origin of the words that a letter opens with this salt: the number of the earlier letter, and the index of the action
    /// in it.
    fn sealed_at(_table: &Table, number: u32, _salt: Nonce) -> (u32, usize) {
        (number - 2, 0)
    }

    /// Adds what this device's next letter opens and seals. Returns the sealed words, if any, which the device must keep.
    fn write(&self, table: &Table, secret: Nonce, draft: &Draft<'_>, turn: &mut Turn) -> Result<Option<String>, Fault>;
}

/// An answer that has not taken effect yet.
#[derive(Clone)]
pub(super) struct Answer {
    pub writer: Writer,
    pub action: AnyAction,
}

/// A reader of a game's letters, with the secrets that are known.
pub(super) struct Reader<'a> {
    pub table: &'a Table,
    /// The known secrets, by writer.
    secrets: [Option<Nonce>; 2],
    /// The player at this device; `None` if both secrets are known.
    pub own: Option<Writer>,
    pub session: Session,
    pub answer: Option<Answer>,
}

/// A point in the letters at which nothing was left to open. It is after the parts that the letter of this number opens, and
/// before its actions.
struct ResumePoint {
    number: u32,
    session: Session,
}

/// The result of reading all letters.
struct LettersRead<S> {
    session: Session,
    secrets: S,
    resume_point: Option<ResumePoint>,
}

impl Reader<'_> {
    /// Reads all letters, or those from a resume point on.
    fn read<S: Secrets>(mut self, from: Option<&ResumePoint>) -> Result<LettersRead<S>, (u32, Fault)> {
        let first = from.map_or(FIRST_TURN, |point| point.number);
        let (mut secrets, mut resume_point) = (S::new(self.table, first), None);
        if let Some(from) = from {
            self.session = from.session.clone();
        } else {
            if self.own.is_some() {
                self.session.set_unknown_part(UnknownPart::Hidden);
            }
            secrets.begin(&mut self).map_err(|fault| (first, fault))?;
        }
        let next = self.table.last_number() + 1;
        for number in first..next {
            let at = |fault| (number, fault);
            let turn = self.table.turn(number).ok_or_else(|| at(Fault::Missing(number)))?;
            self.check_derived::<S>(number, turn).map_err(at)?;
            if !self.is_over() {
                if from.is_none_or(|from| from.number != number) {
                    secrets.open(&mut self, number, turn).map_err(at)?;
                    if self.own.is_some() && self.answer.is_none() && secrets.can_resume_at(&self, number) {
                        resume_point = Some(ResumePoint { number, session: self.session.clone() });
                    }
                }
                secrets.act(&mut self, number, turn).map_err(at)?;
                if turn.resigns {
                    if self.is_over() {
                        return Err(at(Fault::Over));
                    }
                    self.session.resign(self.seat(Writer::of(number)));
                }
            }
            self.check_end(number, turn).map_err(at)?;
        }
        if let Some(own) = self.own.filter(|_| !self.is_over()) {
            secrets.prepare(&mut self, next, own).map_err(|fault| (next, fault))?;
        }
        Ok(LettersRead { session: self.session, secrets, resume_point })
    }

    /// If both secrets are known, checks that the nonce and the salts in a letter follow from the secret of its writer.
    fn check_derived<S: Secrets>(&self, number: u32, turn: &Turn) -> Result<(), Fault> {
        let Some(secret) = self.secret(Writer::of(number)).filter(|_| self.own.is_none()) else { return Ok(()) };
        let (id, private) = (self.table.id(), &turn.private);
        let is_salt = |(salt, _): &(Nonce, String)| {
            let (number, action) = S::sealed_at(self.table, number, *salt);
            *salt == salt_of(id, number, action, secret)
        };
        let is_nonce = private.nonce.is_none_or(|nonce| nonce == nonce_of(id, number, secret));
        if is_nonce && private.opened.iter().all(is_salt) { Ok(()) } else { Err(Fault::Nonce) }
    }

    /// Checks the position after a letter, and that its turn is complete.
    fn check_end(&self, number: u32, turn: &Turn) -> Result<(), Fault> {
        if turn.sees != public_checksum(&self.session) {
            return Err(Fault::Position);
        }
        if self.is_over() != turn.private.secret.is_some() {
            return Err(Fault::Secret);
        }
        let is_due = !self.is_over() && self.answer.is_none() && self.is_to_act(Writer::of(number));
        if is_due { Err(Fault::Unfinished) } else { Ok(()) }
    }

    pub fn seat(&self, writer: Writer) -> Seat {
        self.table.seat(writer)
    }

    pub fn is_to_act(&self, writer: Writer) -> bool {
        self.table.is_to_act(&self.session, writer)
    }

    pub fn state(&self) -> &AnyState {
        self.session.state()
    }

    /// Checks an action and splits it into what a letter shows and seals. `number` is its number in the letter.
    pub fn split(&self, number: usize, seat: Seat, action: &AnyAction) -> Result<PrivateAction, Fault> {
        self.table.game.check(self.state(), seat, action).map_err(Fault::in_action(number))?;
        Ok(self.table.game.private_action(self.state(), seat, action))
    }

    /// Whether something may be drawn when an action takes effect.
    pub fn may_draw(&self, seat: Seat, action: &AnyAction) -> bool {
        self.table.game.may_draw(self.state(), seat, action)
    }

    pub fn is_over(&self) -> bool {
        is_over(&self.session)
    }

    pub const fn secret(&self, writer: Writer) -> Option<Nonce> {
        self.secrets[writer.index()]
    }

    /// The nonce in the letter of this number. Letters 2 and 3 have none; the share of the random seed is used instead.
    pub fn nonce(&self, number: u32) -> Option<Nonce> {
        match number {
            2 => self.table.acceptances().next().map(|acceptance| acceptance.seed_share),
            FIRST_TURN => self.table.seed_shares()?.first().copied(),
            _ => match self.table.turn(number) {
                Some(turn) => turn.private.nonce,
                // The letter that this device is about to write.
                None => self.secret(Writer::of(number)).map(|secret| nonce_of(self.table.id(), number, secret)),
            },
        }
    }

    /// Lets the waiting answer take effect.
    pub fn take_effect(&mut self) -> Result<(), Fault> {
        let Some(Answer { writer, action }) = self.answer.take() else { return Ok(()) };
        self.session.take_effect(self.seat(writer), action).map_err(Fault::in_action(1))
    }

    /// Leaves an answer of the player at this device pending in the session.
    pub fn leave_pending(&mut self, own: Writer) -> Result<(), Fault> {
        let Some(answer) = self.answer.take().filter(|answer| answer.writer == own) else { return Ok(()) };
        self.session.act(self.seat(own), answer.action).map_err(Fault::in_action(1))
    }
}

/// The secrets that letters have opened, by writer.
fn opened_secrets(table: &Table) -> [Option<Nonce>; 2] {
    [Writer::HOST, Writer::GUEST].map(|writer| {
        let mut turns = table.letters.iter().filter(|letter| Writer::of(letter.number) == writer);
        turns.find_map(|letter| letter.turn()?.private.secret)
    })
}

/// A game that hides something until both players open their secrets at the end.
pub(super) struct SecretsProtocol<S> {
    /// The game before its first action.
    start: Session,
    known: LettersRead<S>,
    /// The number of the letter that breaks the rules, and the fault, if the opened secrets prove one; otherwise `None`.
    broken: Option<(u32, Fault)>,
}

impl<S: Secrets> SecretsProtocol<S> {
    /// A game before its first action.
    pub fn new(table: &Table, start: Session) -> Self {
        let known = LettersRead { session: start.clone(), secrets: S::new(table, FIRST_TURN), resume_point: None };
        Self { start, known, broken: None }
    }

    /// Checks the lines of a turn that concern secrets, as far as that is possible before both players have opened theirs.
    fn check(table: &Table, writer: Writer, turn: &Turn) -> Result<(), Fault> {
        let (number, private) = (table.last_number(), &turn.private);
        S::check(table, number, turn)?;
        let is_own =
            |secret| table.commitments().nth(writer.index()) == Some(secret_commitment(table.id(), writer, secret));
        if !private.secret.is_none_or(is_own) {
            return Err(Fault::Secret);
        }
        let is_last = table.turn(number - 1).is_some_and(|before| before.private.secret.is_some());
        if is_last && (private.secret.is_none() || !turn.actions.is_empty() || turn.resigns || private.shows.is_some())
        {
            return Err(Fault::Over);
        }
        if private.nonce.is_some() == (is_last || number == FIRST_TURN) { Err(Fault::Nonce) } else { Ok(()) }
    }

    /// Reads all letters: with both secrets once they are open, and until then with the secret of the player at this device. If
    /// both secrets prove that a letter breaks the rules, records that, and reads the letters with one secret as before.
    fn read_all(&mut self, table: &Table) -> Result<(), (u32, Fault)> {
        let secrets = opened_secrets(table);
        let reader = |secrets, own| Reader { table, secrets, own, session: self.start.clone(), answer: None };
        self.broken = None;
        if secrets.iter().all(Option::is_some) {
            match reader(secrets, None).read(None) {
                Ok(known) => {
                    self.known = known;
                    return Ok(());
                }
                Err(broken) => self.broken = Some(broken),
            }
        }
        let Some(own) = &table.own else { return Ok(()) };
        let mut secrets = [None; 2];
        secrets[own.writer.index()] = own.secret;
        let mut known: LettersRead<S> = reader(secrets, Some(own.writer)).read(self.known.resume_point.as_ref())?;
        // Letters are only added, so an earlier resume point stays valid if there is no newer one.
        known.resume_point = known.resume_point.or(self.known.resume_point.take());
        self.known = known;
        Ok(())
    }
}

impl<S: Secrets> Protocol for SecretsProtocol<S> {
    fn session(&self) -> &Session {
        &self.known.session
    }

    fn read(&mut self, table: &Table, follow: bool) -> Result<(), (u32, Fault)> {
        if let Some((writer, turn)) = table.last_turn() {
            Self::check(table, writer, turn).map_err(|fault| (table.last_number(), fault))?;
        }
        if follow { Ok(()) } else { self.read_all(table) }
    }

    fn write(&self, table: &Table, draft: &Draft<'_>, turn: &mut Turn) -> Result<Option<String>, Fault> {
        let (number, own) = (table.last_number() + 1, table.own.as_ref());
        let secret = own.and_then(|own| own.secret).ok_or(Fault::NoSecret)?;
        let is_last = opened_secrets(table).iter().any(Option::is_some);
        turn.sees = public_checksum(draft.after);
        turn.private.nonce = (number > FIRST_TURN && !is_last).then(|| nonce_of(table.id(), number, secret));
        turn.private.secret = (turn.resigns || is_over(draft.after)).then_some(secret);
        self.known.secrets.write(table, secret, draft, turn)
    }

    fn is_complete(&self, table: &Table) -> bool {
        opened_secrets(table).iter().all(Option::is_some)
    }

    fn broken_letter(&self) -> Option<&(u32, Fault)> {
        self.broken.as_ref()
    }
}
