//! Proof search: whether one player, the *attacker*, can win by force, and how.
//!
//! This is depth-first proof-number search (Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications", 2002). Each
//! position has a *proof number*, an estimate of how many positions must still be proved won before it is proved won, and a
//! *disproof number*, the same for a disproof. The search always goes where the least work is left, so it prefers forcing moves.
//! If lines of play transpose, sums would count the same work many times; instead the greatest number counts, plus one for each
//! other position (Ueda, Hashimoto, Hashimoto and Iida, "Weak Proof-Number Search", 2008).
//!
//! Positions must not repeat, since a proof could then rest on itself. Like [`alpha_beta`](super::alpha_beta), the search keeps
//! its own stack, so it can stop at any node and go on later, and uses whole numbers only.

#[cfg(test)]
mod tests;

/// What is certain about a position without any search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeafStatus {
    /// The attacker wins, which needs no search.
    Won,
    /// The attacker does not win, or that cannot be proved here.
    NotWon,
    /// To be searched, with estimates of at least 1 of the work for a proof and for a disproof.
    Open(ProofNumbers),
}

/// The work left for a proof and for a disproof. If one of them is 0, the question is answered and the other is [`NEVER`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofNumbers {
    /// The proof number: an estimate of the work left to prove the win.
    pub proof: u32,
    /// The disproof number: an estimate of the work left to refute it.
    pub disproof: u32,
}

/// The number of what cannot be proved.
pub const NEVER: u32 = u32::MAX;

impl ProofNumbers {
    const WON: Self = Self { proof: 0, disproof: NEVER };
    const NOT_WON: Self = Self { proof: NEVER, disproof: 0 };

    /// Whether the attacker wins, if it is known.
    const fn verdict(self) -> Option<bool> {
        match (self.proof, self.disproof) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }

    /// From the side to move: the work left to prove that it succeeds, and that it fails.
    const fn seen_by_mover(self, attacks: bool) -> (u32, u32) {
        if attacks { (self.proof, self.disproof) } else { (self.disproof, self.proof) }
    }

    const fn of_mover(attacks: bool, succeeds: u32, fails: u32) -> Self {
        if attacks { Self { proof: succeeds, disproof: fails } } else { Self { proof: fails, disproof: succeeds } }
    }
}

/// What a proof search knows about a game.
///
/// ```
/// use corsair_cabinet::search::proof::{LeafStatus, ProofDomain, ProofNumbers, Search};
///
/// /// One heap. A turn takes one, two or three pieces; the player who takes the last one wins.
/// struct Nim;
///
/// /// The pieces left, and whether the attacker is to move.
/// type Heap = (u8, bool);
///
/// impl ProofDomain for Nim {
///     type Position = Heap;
///     type Turn = u8;
///
///     fn key(&self, (left, attacks): &Heap) -> u64 {
///         u64::from(2 * left + u8::from(*attacks))
///     }
///
///     fn attacks(&self, (_, attacks): &Heap) -> bool {
///         *attacks
///     }
///
///     fn leaf_status(&self, heap: &Heap) -> LeafStatus {
///         match heap {
///             (0, true) => LeafStatus::NotWon,
///             (0, false) => LeafStatus::Won,
///             _ => LeafStatus::Open(ProofNumbers { proof: 1, disproof: 1 }),
///         }
///     }
///
///     fn turns(&self, (left, _): &Heap, into: &mut Vec<u8>) {
///         into.extend(1..=(*left).min(3));
///     }
///
///     fn after(&self, (left, attacks): &Heap, turn: u8) -> Heap {
///         (left - turn, !attacks)
///     }
/// }
///
/// let mut search = Search::new(Nim, (6, true), 1 << 10);
/// search.advance(u64::MAX);
/// assert_eq!((search.verdict(), search.turn()), (Some(true), Some(2)));
/// search.ask((8, true));
/// search.advance(u64::MAX);
/// assert_eq!(search.verdict(), Some(false));
/// ```
pub trait ProofDomain {
    /// A position, with the player to move and the limits of the attack.
    type Position: Clone;
    /// A turn of either player.
    type Turn: Copy + Eq;

    /// The position's key: it differs for positions with different continuations.
    fn key(&self, position: &Self::Position) -> u64;

    /// Whether the attacker is to move.
    fn attacks(&self, position: &Self::Position) -> bool;

    /// What is certain about a position.
    fn leaf_status(&self, position: &Self::Position) -> LeafStatus;

    /// Puts turns into `into`, the most promising first: those of the attacker that are worth trying, and *all* of the defender
    /// except those after which the attacker certainly wins. If there is none, the side to move fails.
    fn turns(&self, position: &Self::Position, into: &mut Vec<Self::Turn>);

    /// The position after a turn.
    fn after(&self, position: &Self::Position, turn: Self::Turn) -> Self::Position;
}

/// A turn, with the position it leads to.
struct Child<Turn> {
    turn: Turn,
    key: u64,
    /// The numbers of the leaf; those in the table are better.
    numbers: ProofNumbers,
}

/// A position on the way to the one that is searched now.
struct Frame<K: ProofDomain> {
    position: K::Position,
    key: u64,
    attacks: bool,
    /// The index of its first turn in the list of all.
    start: usize,
    /// The search leaves the position if one of its numbers reaches this.
    limit: ProofNumbers,
    /// The number of positions searched before it.
    since: u64,
}

/// The result of a position.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    numbers: ProofNumbers,
    /// The number of positions searched for it.
    work: u32,
}

/// The number of entries in a bucket of the table. The one with the least work is replaced.
const NEIGHBOURS: usize = 4;

/// The first size of the table. Most questions are answered soon.
const FIRST_PLACES: usize = 1 << 10;

/// A search in progress. [`ProofDomain`] has an example.
pub struct Search<K: ProofDomain> {
    domain: K,
    /// Grows as needed, up to `most_places`.
    table: Vec<Option<Entry>>,
    most_places: usize,
    stack: Vec<Frame<K>>,
    children: Vec<Child<K::Turn>>,
    turns: Vec<K::Turn>,
    nodes: u64,
    /// The answer, if it is known.
    verdict: Option<bool>,
    /// The turn that proves it.
    turn: Option<K::Turn>,
}

impl<K: ProofDomain> Search<K> {
    /// Starts to search whether the attacker wins from here. The table has up to `most_places`, a power of two.
    pub fn new(domain: K, position: K::Position, most_places: usize) -> Self {
        debug_assert!(most_places.is_power_of_two() && most_places >= NEIGHBOURS);
        let table = vec![None; most_places.min(FIRST_PLACES)];
        let (stack, children, turns) = (Vec::new(), Vec::new(), Vec::new());
        let mut search =
            Self { domain, table, most_places, stack, children, turns, nodes: 0, verdict: None, turn: None };
        search.ask(position);
        search
    }

    /// Starts with another position, and keeps the table.
    pub fn ask(&mut self, position: K::Position) {
        self.stack.clear();
        self.children.clear();
        self.turn = None;
        self.verdict = (self.domain.leaf_status(&position) == LeafStatus::NotWon).then_some(false);
        if self.verdict.is_none() {
            // A win that is known without a search is searched nevertheless, for the winning turn.
            self.push(position, ProofNumbers { proof: NEVER, disproof: NEVER });
        }
    }

    /// Whether the attacker wins, once it is known.
    pub const fn verdict(&self) -> Option<bool> {
        self.verdict
    }

    /// The turn with which the player to move at the root succeeds: a winning one of the attacker, or one of the defender that
    /// escapes; `None` as long as it is not known, and if the answer needed no search.
    pub const fn turn(&self) -> Option<K::Turn> {
        self.turn
    }

    /// The number of positions searched, for all questions.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What the search knows about the game.
    pub const fn domain(&self) -> &K {
        &self.domain
    }

    /// Searches until the answer is known, or for this number of positions.
    pub fn advance(&mut self, nodes: u64) {
        let until = self.nodes.saturating_add(nodes);
        while self.verdict.is_none() && self.nodes < until {
            self.step();
        }
    }

    /// Enters a position: generates its turns, and evaluates the positions they lead to.
    fn push(&mut self, position: K::Position, limit: ProofNumbers) {
        let (key, attacks, start) = (self.domain.key(&position), self.domain.attacks(&position), self.children.len());
        let since = self.nodes;
        self.turns.clear();
        self.domain.turns(&position, &mut self.turns);
        for turn in &self.turns {
            let after = self.domain.after(&position, *turn);
            let numbers = match self.domain.leaf_status(&after) {
                LeafStatus::Won => ProofNumbers::WON,
                LeafStatus::NotWon => ProofNumbers::NOT_WON,
                LeafStatus::Open(numbers) => numbers,
            };
            self.children.push(Child { turn: *turn, key: self.domain.key(&after), numbers });
            self.nodes += 1;
            // One successful turn is enough.
            if numbers.seen_by_mover(attacks).0 == 0 {
                break;
            }
        }
        self.nodes += 1;
        self.stack.push(Frame { position, key, attacks, start, limit, since });
    }

    /// Goes a step down or up.
    fn step(&mut self) {
        let Some(frame) = self.stack.last() else { return };
        // From the side of the player to move: the turn that takes least to succeed, and the next best.
        let (mut best, mut least, mut second) = (None, NEVER, NEVER);
        let (mut most_to_fail, mut open, mut best_fails) = (0, 0_u32, 0);
        for child in &mut self.children[frame.start..] {
            if child.numbers.verdict().is_none()
                && let Some(entry) = find(&self.table, child.key)
            {
                child.numbers = entry.numbers;
            }
            let (succeeds, fails) = child.numbers.seen_by_mover(frame.attacks);
            if fails == 0 {
                continue;
            }
            open += 1;
            most_to_fail = most_to_fail.max(fails);
            if succeeds < least {
                second = least;
                (best, least, best_fails) = (Some(child.turn), succeeds, fails);
            } else {
                second = second.min(succeeds);
            }
        }
        let fails = if least == 0 { NEVER } else { most_to_fail.saturating_add(open.saturating_sub(1)) };
        let numbers = ProofNumbers::of_mover(frame.attacks, least, fails);
        let (limit, most) = frame.limit.seen_by_mover(frame.attacks);
        let Some(turn) = best.filter(|_| least > 0 && least < limit && fails < most) else {
            return self.leave(numbers, best.filter(|_| least == 0));
        };
        // It is worth staying a little longer than until the next best looks as good.
        let succeeds = limit.min(second.saturating_add(second / 4).saturating_add(1));
        let fails = if most == NEVER { NEVER } else { (most - (open - 1)).max(best_fails + 1) };
        let limit = ProofNumbers::of_mover(frame.attacks, succeeds, fails);
        let position = self.domain.after(&frame.position, turn);
        self.push(position, limit);
    }

    /// Remembers what was found out about the position on top, and goes back to the one before.
    fn leave(&mut self, numbers: ProofNumbers, turn: Option<K::Turn>) {
        let Some(frame) = self.stack.pop() else { return };
        self.children.truncate(frame.start);
        let work = u32::try_from(self.nodes - frame.since).unwrap_or(u32::MAX);
        let entry = Entry { key: frame.key, numbers, work };
        if self.table.len() < self.most_places && self.nodes / 4 >= self.table.len() as u64 {
            let larger = vec![None; self.most_places.min(4 * self.table.len())];
            let smaller = std::mem::replace(&mut self.table, larger);
            smaller.into_iter().flatten().for_each(|entry| put(&mut self.table, entry));
        }
        put(&mut self.table, entry);
        if self.stack.is_empty() {
            self.verdict = numbers.verdict();
            self.turn = turn;
        }
    }
}

/// The bucket of a key.
fn place(table: &[Option<Entry>], key: u64) -> std::ops::Range<usize> {
    #[expect(clippy::cast_possible_truncation, reason = "the low bits are meant")]
    let start = key as usize & (table.len() - 1) & !(NEIGHBOURS - 1);
    start..start + NEIGHBOURS
}

fn find(table: &[Option<Entry>], key: u64) -> Option<&Entry> {
    table[place(table, key)].iter().flatten().find(|entry| entry.key == key)
}

fn put(table: &mut [Option<Entry>], mut entry: Entry) {
    let range = place(table, entry.key);
    let neighbours = &mut table[range];
    let known = neighbours.iter_mut().find(|slot| slot.as_ref().is_some_and(|known| known.key == entry.key));
    if let Some(known) = known {
        entry.work = entry.work.saturating_add(known.as_ref().map_or(0, |known| known.work));
        *known = Some(entry);
        return;
    }
    let work = |slot: &Option<Entry>| slot.as_ref().map_or(0, |known| known.work + 1);
    if let Some(slot) = neighbours.iter_mut().min_by_key(|slot| work(slot)) {
        *slot = Some(entry);
    }
}
