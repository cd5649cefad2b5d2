//! Proof search: whether one player, the *attacker*, can win by force, and how.
//!
//! This is depth-first proof-number search (Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications",
//! 2002). Each position has a *proof number*, about how many positions are still to be shown won before it is known to be
//! won, and a *disproof number*, about how many to be shown not won before it is known not to be. The search always looks
//! where least is left to show, so it follows forcing moves of its own accord. Where lines of play meet again, sums would
//! count the same work many times over; here the greatest number counts, and one for each other position (Ueda,
//! Hashimoto, Hashimoto and Iida, "Weak Proof-Number Search", 2008).
//!
//! The games must not come back to an earlier position; otherwise a proof could lean on itself. Like
//! [`alpha_beta`](super::alpha_beta), the search keeps its own stack, so that it stops and goes on at any node, and
//! decides by whole numbers only.

#[cfg(test)]
mod tests;

/// What is certain about a position without any search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeafStatus {
    /// The attacker wins.
    Won,
    /// The attacker does not win, or that cannot be shown here.
    NotWon,
    /// To be searched: how much there seems to be to show for a proof and for a disproof, at least 1 each.
    Open(ProofNumbers),
}

/// How much is left to show, for a proof and for a disproof. One of them is 0 when all is shown; the other is then
/// [`NEVER`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofNumbers {
    /// The proof number.
    pub proof: u32,
    /// The disproof number.
    pub disproof: u32,
}

/// The number of what cannot be shown.
pub const NEVER: u32 = u32::MAX;

impl ProofNumbers {
    const WON: Self = Self { proof: 0, disproof: NEVER };
    const NOT_WON: Self = Self { proof: NEVER, disproof: 0 };

    /// The attacker wins or does not: which, if it is known.
    const fn verdict(self) -> Option<bool> {
        match (self.proof, self.disproof) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }

    /// Seen from the side to move: what is left to show that it gets its way, and that it does not.
    const fn seen_by_mover(self, attacks: bool) -> (u32, u32) {
        if attacks { (self.proof, self.disproof) } else { (self.disproof, self.proof) }
    }

    const fn of_mover(attacks: bool, succeeds: u32, fails: u32) -> Self {
        if attacks { Self { proof: succeeds, disproof: fails } } else { Self { proof: fails, disproof: succeeds } }
    }
}

/// What a proof search knows about a game.
pub trait ProofDomain {
    /// A position, with the player to move, and whatever limits the attack.
    type Position: Clone;
    /// A turn of either player.
    type Turn: Copy + Eq;

    /// The position's key: different for all positions that may go on differently.
    fn key(&self, position: &Self::Position) -> u64;

    /// Whether the attacker is to move.
    fn attacks(&self, position: &Self::Position) -> bool;

    /// What is certain about a position.
    fn leaf_status(&self, position: &Self::Position) -> LeafStatus;

    /// Puts turns into `into`, the most promising first: of the attacker those worth trying, of the defender *all* but
    /// those after which the attacker certainly wins. Without any, whoever is to move has failed.
    fn turns(&self, position: &Self::Position, into: &mut Vec<Self::Turn>);

    /// The position after a turn.
    fn after(&self, position: &Self::Position, turn: Self::Turn) -> Self::Position;
}

/// A turn that can be made on the way, with the position it leads to.
struct Child<Turn> {
    turn: Turn,
    key: u64,
    /// As it looks; the table may know better.
    numbers: ProofNumbers,
}

/// A position on the way to the one being looked at.
struct Frame<K: ProofDomain> {
    position: K::Position,
    key: u64,
    attacks: bool,
    /// Where its turns begin in the list of all.
    start: usize,
    /// It is left when it takes as much as this to show either.
    limit: ProofNumbers,
    /// How many positions had been looked at when it was come to.
    since: u64,
}

/// What was found out about a position.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    numbers: ProofNumbers,
    /// How many positions were looked at for it.
    work: u32,
}

/// How many entries share a place in the table: the one with the least work in it makes room.
const NEIGHBOURS: usize = 4;

/// How many places a memory has in the beginning. Most questions are answered soon.
const FIRST_PLACES: usize = 1 << 10;

/// A search under way.
pub struct Search<K: ProofDomain> {
    knowledge: K,
    /// As large as it needs to be, up to so many places.
    table: Vec<Option<Entry>>,
    most_places: usize,
    stack: Vec<Frame<K>>,
    children: Vec<Child<K::Turn>>,
    turns: Vec<K::Turn>,
    nodes: u64,
    /// What has become of the question.
    verdict: Option<bool>,
    /// The turn that proves it.
    turn: Option<K::Turn>,
}

impl<K: ProofDomain> Search<K> {
    /// Begins to ask whether the attacker wins from here. The memory has up to `most_places`, a power of two.
    #[must_use]
    pub fn new(knowledge: K, position: K::Position, most_places: usize) -> Self {
        debug_assert!(most_places.is_power_of_two() && most_places >= NEIGHBOURS);
        let table = vec![None; most_places.min(FIRST_PLACES)];
        let (stack, children, turns) = (Vec::new(), Vec::new(), Vec::new());
        let mut search =
            Self { knowledge, table, most_places, stack, children, turns, nodes: 0, verdict: None, turn: None };
        search.ask(position);
        search
    }

    /// Asks of another position, and remembers what was found out before.
    pub fn ask(&mut self, position: K::Position) {
        self.stack.clear();
        self.children.clear();
        self.turn = None;
        self.verdict = (self.knowledge.leaf_status(&position) == LeafStatus::NotWon).then_some(false);
        if self.verdict.is_none() {
            // A win that is seen without any search is looked for nevertheless: how to win is asked, too.
            self.push(position, ProofNumbers { proof: NEVER, disproof: NEVER });
        }
    }

    /// How it turned out, once it is known: whether the attacker wins.
    #[must_use]
    pub const fn verdict(&self) -> Option<bool> {
        self.verdict
    }

    /// The turn with which the player to move at the root gets their way: a winning one of the attacker, or one of the
    /// defender that escapes; `None` while nothing is known, and where it took no search to know.
    #[must_use]
    pub const fn turn(&self) -> Option<K::Turn> {
        self.turn
    }

    /// How many positions have been looked at, for all questions.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What the search knows.
    #[must_use]
    pub const fn knowledge(&self) -> &K {
        &self.knowledge
    }

    /// Searches until the answer is known, or so many more positions have been looked at.
    pub fn advance(&mut self, nodes: u64) {
        let until = self.nodes.saturating_add(nodes);
        while self.verdict.is_none() && self.nodes < until {
            self.step();
        }
    }

    /// Comes to a position: makes its turns, and looks at where they lead.
    fn push(&mut self, position: K::Position, limit: ProofNumbers) {
        let (key, attacks, start) =
            (self.knowledge.key(&position), self.knowledge.attacks(&position), self.children.len());
        let since = self.nodes;
        self.turns.clear();
        self.knowledge.turns(&position, &mut self.turns);
        for turn in &self.turns {
            let after = self.knowledge.after(&position, *turn);
            let numbers = match self.knowledge.leaf_status(&after) {
                LeafStatus::Won => ProofNumbers::WON,
                LeafStatus::NotWon => ProofNumbers::NOT_WON,
                LeafStatus::Open(numbers) => numbers,
            };
            self.children.push(Child { turn: *turn, key: self.knowledge.key(&after), numbers });
            self.nodes += 1;
            // One way is enough.
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
        let position = self.knowledge.after(&frame.position, turn);
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

/// The entries that one with this key stands among.
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
