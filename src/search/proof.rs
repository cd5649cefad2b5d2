//! Proof search: whether one player, the *attacker*, can win by force, and with which turn.
//!
//! This is depth-first proof-number search (Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications", 2002). Each
//! position has a *proof number*, an estimate of how many positions must still be proved won before it is proved won, and a
//! *disproof number*, the same for a disproof. The search always goes where the least work is left, so it prefers forcing moves.
//! Where lines of play transpose, sums would count the same work several times. So the greatest number among the next positions
//! counts, plus one for each of the other next positions (Ueda, Hashimoto, Hashimoto and Iida, "Weak Proof-Number Search", 2008).
//!
//! Positions must not repeat, because a proof could then rest on itself. Like [`alpha_beta`](super::alpha_beta), the search keeps
//! its own stack, so it can stop at any node and continue later, and it uses integers only.

#[cfg(test)]
mod tests;

/// The result of a position, as far as it is known without any search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeafStatus {
    /// The attacker wins.
    Won,
    /// The attacker does not win, or a win cannot be proved here.
    NotWon,
    /// Not known. The search starts with these estimates of the work, each at least 1.
    Open(ProofNumbers),
}

/// The work left for a proof and for a disproof. If one of them is 0, the result is known and the other is [`IMPOSSIBLE`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofNumbers {
    /// The proof number: an estimate of the work left to prove that the attacker wins.
    pub proof: u32,
    /// The disproof number: an estimate of the work left to prove that the attacker does not win.
    pub disproof: u32,
}

/// The proof number of a win that is disproved, and the disproof number of a win that is proved.
pub const IMPOSSIBLE: u32 = u32::MAX;

impl ProofNumbers {
    const WON: Self = Self { proof: 0, disproof: IMPOSSIBLE };
    const NOT_WON: Self = Self { proof: IMPOSSIBLE, disproof: 0 };

    /// Whether the attacker wins; `None` if that is not known yet.
    const fn verdict(self) -> Option<bool> {
        match (self.proof, self.disproof) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }

    /// The work left to prove that the side to move succeeds, and to prove that it fails.
    const fn seen_by_mover(self, attacks: bool) -> (u32, u32) {
        if attacks { (self.proof, self.disproof) } else { (self.disproof, self.proof) }
    }

    const fn of_mover(attacks: bool, succeeds: u32, fails: u32) -> Self {
        if attacks { Self { proof: succeeds, disproof: fails } } else { Self { proof: fails, disproof: succeeds } }
    }
}

/// A game as a proof search needs it: its positions, turns and known results.
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
    /// A position, with the player to move and any limits of the attack.
    type Position: Clone;
    /// A turn of either player.
    type Turn: Copy + Eq;

    /// The position's key. Positions with different continuations have different keys.
    fn key(&self, position: &Self::Position) -> u64;

    /// Whether the attacker is to move.
    fn attacks(&self, position: &Self::Position) -> bool;

    /// The result of a position, as far as it is known without any search.
    fn leaf_status(&self, position: &Self::Position) -> LeafStatus;

    /// Adds turns to `into`, the most promising first: for the attacker those worth trying, for the defender *all* turns except
    /// those after which the attacker certainly wins. If there are none, the side to move fails.
    fn turns(&self, position: &Self::Position, into: &mut Vec<Self::Turn>);

    /// The position after a turn.
    fn after(&self, position: &Self::Position, turn: Self::Turn) -> Self::Position;
}

/// A turn, with the key and numbers of the position after it.
struct Child<Turn> {
    turn: Turn,
    key: u64,
    /// The estimates without search, until the table has better numbers.
    numbers: ProofNumbers,
}

/// A position on the search stack.
struct Frame<K: ProofDomain> {
    position: K::Position,
    key: u64,
    attacks: bool,
    /// The index of the position's first turn in `children`.
    start: usize,
    /// The search leaves the position when one of its numbers reaches this limit.
    limit: ProofNumbers,
    /// The number of positions searched before this one.
    since: u64,
}

/// The stored result of a position.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    numbers: ProofNumbers,
    /// The number of positions searched for this result.
    work: u32,
}

/// The number of entries in a bucket of the table. A new entry replaces the one with the least work.
const BUCKET_SIZE: usize = 4;

/// The first number of entries in the table. It is enough for most questions.
const FIRST_TABLE_SIZE: usize = 1 << 10;

/// A proof search in progress. [`ProofDomain`] has an example.
pub struct Search<K: ProofDomain> {
    domain: K,
    /// The stored results. The table grows as needed, up to `most_places` entries.
    table: Vec<Option<Entry>>,
    most_places: usize,
    stack: Vec<Frame<K>>,
    children: Vec<Child<K::Turn>>,
    turns: Vec<K::Turn>,
    nodes: u64,
    /// Whether the attacker wins; `None` until that is known.
    verdict: Option<bool>,
    /// The turn with which the player to move at the root succeeds.
    turn: Option<K::Turn>,
}

impl<K: ProofDomain> Search<K> {
    /// Starts to search whether the attacker wins from this position. The table has up to `most_places` entries, a power of two.
    pub fn new(domain: K, position: K::Position, most_places: usize) -> Self {
        debug_assert!(most_places.is_power_of_two() && most_places >= BUCKET_SIZE);
        let table = vec![None; most_places.min(FIRST_TABLE_SIZE)];
        let (stack, children, turns) = (Vec::new(), Vec::new(), Vec::new());
        let mut search =
            Self { domain, table, most_places, stack, children, turns, nodes: 0, verdict: None, turn: None };
        search.ask(position);
        search
    }

    /// Starts to search another position, and keeps the table.
    pub fn ask(&mut self, position: K::Position) {
        self.stack.clear();
        self.children.clear();
        self.turn = None;
        self.verdict = (self.domain.leaf_status(&position) == LeafStatus::NotWon).then_some(false);
        if self.verdict.is_none() {
            // A position that is known to be won is searched, too, for the winning turn.
            self.push(position, ProofNumbers { proof: IMPOSSIBLE, disproof: IMPOSSIBLE });
        }
    }

    /// Whether the attacker wins; `None` until that is known.
    pub const fn verdict(&self) -> Option<bool> {
        self.verdict
    }

    /// The turn with which the player to move at the root succeeds: the attacker's winning turn, or the defender's escape. `None`
    /// until that is known, if there is no such turn, or if the result needed no search.
    pub const fn turn(&self) -> Option<K::Turn> {
        self.turn
    }

    /// The number of positions searched, for all calls of [`ask`](Self::ask).
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The domain that the search was given.
    pub const fn domain(&self) -> &K {
        &self.domain
    }

    /// Searches until the result is known, or for about this number of positions.
    pub fn advance(&mut self, nodes: u64) {
        let until = self.nodes.saturating_add(nodes);
        while self.verdict.is_none() && self.nodes < until {
            self.step();
        }
    }

    /// Pushes a position on the stack: generates its turns, and looks at the positions after them.
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

    /// Goes to the most promising position after the top one, or back to the position before it.
    fn step(&mut self) {
        let Some(frame) = self.stack.last() else { return };
        // From the side of the player to move: the turn with the least work to succeed, and the next best amount of work.
        let (mut best, mut least, mut second) = (None, IMPOSSIBLE, IMPOSSIBLE);
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
        let fails = if least == 0 { IMPOSSIBLE } else { most_to_fail.saturating_add(open.saturating_sub(1)) };
        let numbers = ProofNumbers::of_mover(frame.attacks, least, fails);
        let (limit, most) = frame.limit.seen_by_mover(frame.attacks);
        let Some(turn) = best.filter(|_| least > 0 && least < limit && fails < most) else {
            return self.leave(numbers, best.filter(|_| least == 0));
        };
        // Stays a little longer than until the next best turn looks as good, to switch between turns less often.
        let succeeds = limit.min(second.saturating_add(second / 4).saturating_add(1));
        let fails = if most == IMPOSSIBLE { IMPOSSIBLE } else { (most - (open - 1)).max(best_fails + 1) };
        let limit = ProofNumbers::of_mover(frame.attacks, succeeds, fails);
        let position = self.domain.after(&frame.position, turn);
        self.push(position, limit);
    }

    /// Stores the result of the position at the top of the stack, and goes back to the position before it.
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

/// The range of the slots in a key's bucket.
fn bucket_range(table: &[Option<Entry>], key: u64) -> std::ops::Range<usize> {
    #[expect(clippy::cast_possible_truncation, reason = "the low bits are meant")]
    let start = key as usize & (table.len() - 1) & !(BUCKET_SIZE - 1);
    start..start + BUCKET_SIZE
}

fn find(table: &[Option<Entry>], key: u64) -> Option<&Entry> {
    table[bucket_range(table, key)].iter().flatten().find(|entry| entry.key == key)
}

fn put(table: &mut [Option<Entry>], mut entry: Entry) {
    let range = bucket_range(table, entry.key);
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
