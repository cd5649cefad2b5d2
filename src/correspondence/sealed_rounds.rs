//! The protocol for games in which players choose at the same time: which choices letters seal, open, or leave sealed.
//!
//! * The player who writes first in a round seals their choices. The other player answers, and writes openly the part of the
//!   answer that must be opened in any case. From then on, each letter opens what the rules ask for, as soon as earlier letters
//!   determine it: first both bids, then the move of the player who has won the auction, then the trap that could catch that
//!   move. Choices that the rules never show stay sealed. Letters have them in cipher, so that the secret opens them at the end.
//! * Random numbers for both players follow from two nonces: that of the letter with the decision, and that of the next letter.
//!   The nonces follow from secrets, and neither player knows the other's nonce in advance.

use super::cipher::{decrypt, encrypt};
use super::code::{Digest, Nonce, TableId};
use super::fault::Fault;
use super::letter::{SHORT_COMMITMENT_BYTES, Sealed, Turn, Writer};
use super::proof::{joint_draw_generator, salt_of, seal};
use super::protocol::{Draft, Table};
use super::secrets::{Answer, Reader, Secrets};
use crate::dyn_game::{AnyAction, AnyRoundChoice};
use crate::game::Seat;
use crate::game::private_play::{ChoiceOpening, KnownTo};
use crate::session::Session;

/// The greatest number of letters between a sealed choice and a later letter of the same round.
const MAX_LETTERS_IN_ROUND: u32 = 12;

/// The position of an action: the number of its letter, and its index there.
type Place = (u32, usize);

/// A choice in the current round.
#[derive(Clone)]
struct SealedChoice {
    place: Place,
    /// The choice. If this device does not know it, another legal choice stands in for it.
    choice: AnyRoundChoice,
    /// The players who know the choice, according to the letter that contains it.
    declared: KnownTo,
}

impl SealedChoice {
    /// The first word of the action.
    fn word(&self) -> String {
        let action = self.choice.action.to_string();
        action.split(' ').next().unwrap_or_default().to_owned()
    }
}

/// The choices of the current round.
#[derive(Clone, Default)]
struct Round(Vec<SealedChoice>);

impl Round {
    /// The first choice that the writer must open now, in a round that has all its choices; `None` if there is none.
    fn next_opening_due(&self, table: &Table, session: &Session, writer: Writer) -> Option<ChoiceOpening> {
        self.openings_due(table, session).into_iter().find(|due| Writer::of(self.0[due.index].place.0) == writer)
    }

    /// The choices to open now, in a round that has all its choices. The session has done all of them but the last.
    fn openings_due(&self, table: &Table, session: &Session) -> Vec<ChoiceOpening> {
        let choices: Vec<AnyRoundChoice> = self.0.iter().map(|sealed| sealed.choice.clone()).collect();
        table.game.openings_due(session.state(), &choices)
    }

    /// Adds a choice that is not open yet.
    fn add(&mut self, place: Place, seat: Seat, action: AnyAction, declared: KnownTo) {
        self.0.push(SealedChoice { place, choice: AnyRoundChoice { seat, action, known: KnownTo::Sealed }, declared });
    }
}

/// The way in which a choice that is due is shown: openly, or never if the rules leave it sealed (`stays`).
const fn shown_as(stays: bool) -> KnownTo {
    if stays { KnownTo::NeverShown } else { KnownTo::Open }
}

/// The commitment to words in cipher: the first bytes of the usual commitment, followed by zeros.
fn short_seal(table: TableId, number: u32, salt: Nonce, words: &str) -> Digest {
    let mut commitment = seal(table, number, salt, words);
    commitment.0[SHORT_COMMITMENT_BYTES..].fill(0);
    commitment
}

/// Decrypts the words that were sealed with this salt; `None` if they were sealed with another one.
fn words_of(table: TableId, number: u32, salt: Nonce, sealed: &Sealed) -> Option<String> {
    let words = decrypt(salt, &sealed.cipher).filter(|words| !words.is_empty())?;
    (short_seal(table, number, salt, &words) == sealed.commitment).then_some(words)
}

/// The sealed choices that the letter of this number could open or keep sealed, the latest first. They are in earlier letters of
/// its writer. Each comes with its position and its first word.
fn earlier_choices(table: &Table, number: u32) -> impl Iterator<Item = (Place, &str, &Sealed)> {
    let before = (1..=MAX_LETTERS_IN_ROUND / 2).map_while(move |back| number.checked_sub(2 * back));
    let turns = before.filter_map(|number| Some((number, table.turn(number)?)));
    turns.flat_map(|(number, turn)| {
        turn.private.sealed.iter().filter_map(move |sealed| {
            Some(((number, sealed.action), turn.actions.get(sealed.action)?.as_str(), sealed))
        })
    })
}

/// The sealed choice that a letter opens with this salt, as its position and its words; `None` if the salt opens no choice.
fn choice_opened_by(table: &Table, number: u32, salt: Nonce) -> Option<(Place, String)> {
    earlier_choices(table, number)
        .find_map(|(place, _, sealed)| Some((place, words_of(table.id(), place.0, salt, sealed)?)))
}

/// A game with sealed choices, as far as letters reveal them.
pub(super) struct SealedRounds {
    /// The words that letters have opened, with the position of the action.
    opened: Vec<(Place, String)>,
    /// The positions of the choices that stay sealed for good.
    kept: Vec<Place>,
    round: Round,
    /// The salts that this device's next letter opens. Earlier letters have the words in cipher.
    opens: Vec<Nonce>,
    keeps: Vec<String>,
}

impl SealedRounds {
    /// The sealed words of an action; `None` until they are open.
    fn words(&self, place: Place) -> Option<&str> {
        self.opened.iter().find(|(opened, _)| *opened == place).map(|(_, words)| words.as_str())
    }

    /// The first choice that the writer must open now; `None` if there is none, or if no answer waits for it.
    fn next_opening_due(&self, reader: &Reader<'_>, writer: Writer) -> Option<ChoiceOpening> {
        reader.answer.as_ref().and_then(|_| self.round.next_opening_due(reader.table, &reader.session, writer))
    }

    /// If nothing is left to open, ends the round: the waiting answer, which is its last choice, takes effect. `number` is the
    /// number of the letter.
    fn resolve(&mut self, reader: &mut Reader<'_>, number: u32) -> Result<(), Fault> {
        let table = reader.table;
        let Some(Answer { writer, action }) = reader.answer.clone() else { return Ok(()) };
        if !self.round.openings_due(table, &reader.session).is_empty() {
            return Ok(());
        }
        let (seat, plies) = (reader.seat(writer), reader.session.plies());
        let nonces = reader.nonce(number - 1).zip(reader.nonce(number));
        if let Some((before, after)) = nonces.filter(|_| reader.may_draw(seat, &action)) {
            reader
                .session
                .draw_from(Seat::FIRST, joint_draw_generator(b"draw together", table.id(), plies, &[before, after]));
        }
        self.round.0.clear();
        reader.take_effect()
    }

    /// The whole action whose words a letter has sealed. If the reader cannot know the words, another legal choice stands in for
    /// it.
    fn sealed_action(&self, reader: &Reader<'_>, number: u32, word: &str, sealed: &Sealed) -> Result<AnyAction, Fault> {
        let (writer, id, place) = (Writer::of(number), reader.table.id(), (number, sealed.action));
        let secret = reader.secret(writer).map(|secret| salt_of(id, number, sealed.action, secret));
        let words = match secret {
            Some(salt) => Some(words_of(id, number, salt, sealed).ok_or(Fault::Seal)?),
            None => self.words(place).map(str::to_owned),
        };
        if let Some(words) = words {
            return reader.table.action(sealed.action + 1, &format!("{word} {words}"));
        }
        let stays = sealed.stays || self.kept.contains(&place);
        reader.table.game.stand_in_choice(reader.state(), reader.seat(writer), word, stays).ok_or(Fault::Shown)
    }

    /// Checks the writer's choices that are due when a letter completes a round: the letter must show each of them as the rules
    /// ask.
    fn check_declared(&mut self, reader: &Reader<'_>, writer: Writer) -> Result<(), Fault> {
        while let Some(ChoiceOpening { index, stays }) =
            self.round.next_opening_due(reader.table, &reader.session, writer)
        {
            let sealed = &mut self.round.0[index];
            if sealed.declared == KnownTo::Sealed {
                return Err(Fault::Seal);
            }
            let is_known = sealed.declared == KnownTo::Open || reader.secret(writer).is_some();
            if is_known && sealed.declared != shown_as(stays) {
                return Err(Fault::Shown);
            }
            sealed.choice.known = sealed.declared;
        }
        Ok(())
    }

    /// The way in which this device's next letter shows each action: openly, sealed, or sealed for good.
    fn shown(
        &self,
        table: &Table,
        number: u32,
        Draft { actions, before, .. }: &Draft<'_>,
    ) -> Result<Vec<KnownTo>, Fault> {
        let writer = Writer::of(number);
        let (mut session, mut round, seat) = ((*before).clone(), self.round.clone(), table.seat(writer));
        let mut shown = vec![KnownTo::Open; actions.len()];
        for (index, action) in actions.iter().enumerate() {
            let split = table.game.private_action(session.state(), seat, action);
            if split.is_choice {
                round.add((number, index), seat, action.clone(), KnownTo::Sealed);
            }
            if split.completes_round {
                while let Some(ChoiceOpening { index, stays }) = round.next_opening_due(table, &session, writer) {
                    round.0[index].choice.known = shown_as(stays);
                }
            }
            let own = round.0.iter().filter(|choice| choice.place.0 == number);
            own.for_each(|sealed| shown[sealed.place.1] = sealed.choice.known);
            session.act(seat, action.clone()).map_err(Fault::in_action(index + 1))?;
            if split.completes_round {
                round.0.clear();
            }
        }
        Ok(shown)
    }
}

impl Secrets for SealedRounds {
    fn new(table: &Table, first: u32) -> Self {
        let (mut opened, mut kept) = (Vec::new(), Vec::new());
        for letter in table.letters.iter().filter(|letter| letter.number >= first) {
            let (number, Some(turn)) = (letter.number, letter.turn()) else { continue };
            opened.extend(turn.private.opened.iter().filter_map(|(salt, _)| choice_opened_by(table, number, *salt)));
            kept.extend(turn.private.keeps.iter().filter_map(|kept| {
                let mut earlier = earlier_choices(table, number).filter(|(_, word, _)| word == kept);
                earlier.next().map(|(place, ..)| place)
            }));
        }
        Self { opened, kept, round: Round::default(), opens: Vec::new(), keeps: Vec::new() }
    }

    fn check(table: &Table, number: u32, turn: &Turn) -> Result<(), Fault> {
        let is_opened =
            |(salt, words): &(Nonce, String)| words.is_empty() && choice_opened_by(table, number, *salt).is_some();
        let is_sealed = turn.private.sealed.iter().all(|sealed| sealed.words == 0);
        if is_sealed && turn.private.opened.iter().all(is_opened) { Ok(()) } else { Err(Fault::Seal) }
    }

    /// Opens the sealed choices that a letter opens. The letter must open or keep sealed exactly the choices that are due from
    /// its writer.
    fn open(&mut self, reader: &mut Reader<'_>, number: u32, turn: &Turn) -> Result<(), Fault> {
        let writer = Writer::of(number);
        let opened = turn.private.opened.iter().filter_map(|(salt, _)| choice_opened_by(reader.table, number, *salt));
        let mut opened: Vec<Place> = opened.map(|(place, _)| place).collect();
        let mut keeps: Vec<&str> = turn.private.keeps.iter().map(String::as_str).collect();
        while let Some(ChoiceOpening { index, stays }) = self.next_opening_due(reader, writer) {
            let choice = &self.round.0[index];
            let known = if let Some(found) = opened.iter().position(|place| *place == choice.place) {
                opened.remove(found);
                KnownTo::Open
            } else if let Some(found) = keeps.iter().position(|word| *word == choice.word()) {
                keeps.remove(found);
                KnownTo::NeverShown
            } else {
                return Err(Fault::Seal);
            };
            let is_known = reader.secret(writer).is_some() || self.words(choice.place).is_some();
            if is_known && known != shown_as(stays) {
                return Err(Fault::Shown);
            }
            self.round.0[index].choice.known = known;
        }
        if !opened.is_empty() || !keeps.is_empty() || turn.private.shows.is_some() {
            return Err(Fault::Seal);
        }
        self.resolve(reader, number)
    }

    fn can_resume_at(&self, reader: &Reader<'_>, number: u32) -> bool {
        reader.table.last_number() - number < MAX_LETTERS_IN_ROUND && self.round.0.is_empty()
    }

    fn act(&mut self, reader: &mut Reader<'_>, number: u32, turn: &Turn) -> Result<(), Fault> {
        let writer = Writer::of(number);
        let seat = reader.seat(writer);
        for (index, text) in turn.actions.iter().enumerate() {
            if reader.answer.is_some() || !reader.is_to_act(writer) {
                return Err(Fault::other_to_act(index + 1));
            }
            let sealed = turn.private.sealed.iter().find(|sealed| sealed.action == index);
            let action = match sealed {
                None => reader.table.action(index + 1, text)?,
                Some(sealed) => self.sealed_action(reader, number, text, sealed)?,
            };
            let split = reader.split(index + 1, seat, &action)?;
            let fits = |sealed: &Sealed| {
                split.public == *text && sealed.cipher.len() == split.padded_length && split.is_choice
            };
            if !sealed.is_none_or(fits) {
                return Err(Fault::Seal);
            }
            if split.is_choice {
                let declared = match sealed {
                    None => KnownTo::Open,
                    Some(sealed) if sealed.stays => KnownTo::NeverShown,
                    Some(_) => KnownTo::Sealed,
                };
                self.round.add((number, index), seat, action.clone(), declared);
            }
            if split.completes_round {
                self.check_declared(reader, writer)?;
            }
            if split.is_answer {
                reader.answer = Some(Answer { writer, action });
                continue;
            }
            reader.session.act(seat, action).map_err(Fault::in_action(index + 1))?;
            if split.completes_round {
                self.round.0.clear();
            }
        }
        let is_early = |own: &SealedChoice| own.place.0 == number && own.choice.known != own.declared;
        if self.round.0.iter().any(is_early) { Err(Fault::Seal) } else { Ok(()) }
    }

    fn prepare(&mut self, reader: &mut Reader<'_>, next: u32, own: Writer) -> Result<(), Fault> {
        if Writer::of(next) == own {
            while let (Some(ChoiceOpening { index, stays }), Some(secret)) =
                (self.next_opening_due(reader, own), reader.secret(own))
            {
                let sealed = &mut self.round.0[index];
                sealed.choice.known = shown_as(stays);
                if stays {
                    self.keeps.push(sealed.word());
                } else {
                    let (number, action) = sealed.place;
                    self.opens.push(salt_of(reader.table.id(), number, action, secret));
                }
            }
            self.resolve(reader, next)?;
        }
        reader.leave_pending(own)
    }

    fn sealed_at(table: &Table, number: u32, salt: Nonce) -> Place {
        choice_opened_by(table, number, salt).map_or((number - 2, 0), |(place, _)| place)
    }

    fn write(&self, table: &Table, secret: Nonce, draft: &Draft<'_>, turn: &mut Turn) -> Result<Option<String>, Fault> {
        let (id, number, private) = (table.id(), table.last_number() + 1, &mut turn.private);
        private.opened.extend(self.opens.iter().map(|salt| (*salt, String::new())));
        private.keeps.clone_from(&self.keeps);
        let shown = self.shown(table, number, draft)?;
        let seat = table.seat(Writer::of(number));
        for (index, (action, shown)) in draft.actions.iter().zip(shown).enumerate() {
            let split = table.game.private_action(draft.before.state(), seat, action);
            if shown == KnownTo::Open || split.sealed.is_empty() {
                continue;
            }
            let salt = salt_of(id, number, index, secret);
            let cipher = encrypt(salt, &split.sealed, split.padded_length).ok_or(Fault::Seal)?;
            let commitment = short_seal(id, number, salt, &split.sealed);
            let stays = shown == KnownTo::NeverShown;
            private.sealed.push(Sealed { action: index, words: 0, commitment, cipher, stays });
            turn.actions[index] = split.public;
        }
        Ok(None)
    }
}
