use std::collections::BTreeMap;

use super::*;
use crate::search::hash::stable_hash;

const WIDTH: usize = 5;
const HEIGHT: usize = 4;

/// A game in which stones drop into columns and three in a row win: small enough for an exhaustive search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Stones {
    own: u32,
    other: u32,
}

impl Stones {
    fn height(self, column: usize) -> usize {
        (0..HEIGHT).take_while(|row| (self.own | self.other) >> (row * WIDTH + column) & 1 == 1).count()
    }

    fn columns(self) -> impl Iterator<Item = usize> {
        (0..WIDTH).filter(move |column| self.height(*column) < HEIGHT)
    }

    fn after(self, column: usize) -> Self {
        Self { own: self.other, other: self.own | 1 << (self.height(column) * WIDTH + column) }
    }
}

fn three_in_a_row(stones: u32) -> bool {
    let at = |column: usize, row: usize| column < WIDTH && row < HEIGHT && stones >> (row * WIDTH + column) & 1 == 1;
    (0..WIDTH * HEIGHT).any(|cell| {
        let (column, row) = (cell % WIDTH, cell / WIDTH);
        let line = |dx: usize, dy: usize| (0..3).all(|step| at(column + step * dx, row + step * dy));
        let falling = column >= 2 && (0..3).all(|step| at(column - step, row + step));
        line(1, 0) || line(0, 1) || line(1, 1) || falling
    })
}

/// A search domain for the stones: whether it sees wins that are one turn away, whether positions can be noisy, and the greatest
/// value.
#[derive(Clone, Copy)]
struct Eye {
    sees_wins: bool,
    restless: bool,
    most: u8,
}

const PLAIN: Eye = Eye { sees_wins: false, restless: false, most: 100 };
const SHARP: Eye = Eye { sees_wins: true, ..PLAIN };
const RESTLESS: Eye = Eye { restless: true, ..PLAIN };
/// A domain whose values are often equal or differ by one.
const COARSE: Eye = Eye { most: 3, ..PLAIN };

impl SearchDomain for Eye {
    type Position = Stones;
    type Turn = usize;
    type Action = usize;

    const THREE_IN_FOUR_WIN_VALUE: i32 = 50;

    fn key(&self, stones: &Stones) -> u64 {
        stable_hash(stones)
    }

    fn verdict(&self, stones: &Stones, _: &[u64]) -> Option<Verdict> {
        if three_in_a_row(stones.other) {
            Some(Verdict::Lost(0))
        } else if stones.columns().next().is_none() {
            Some(Verdict::Worth(0))
        } else {
            let wins = |column| three_in_a_row(stones.after(column).other);
            (self.sees_wins && stones.columns().any(wins)).then_some(Verdict::Won(1))
        }
    }

    fn value(&self, stones: &Stones) -> i32 {
        let most = u64::from(self.most);
        i32::try_from(stable_hash(&(stones, 1)) % (2 * most + 1)).unwrap() - i32::from(self.most)
    }

    fn is_noisy(&self, stones: &Stones) -> bool {
        self.restless && stable_hash(&(stones, 2)).is_multiple_of(4)
    }

    fn turns(&self, stones: &Stones, _: u8, into: &mut Vec<Candidate<usize>>) {
        let ordering_score = |column: usize| i32::try_from(stable_hash(&(stones, column)) % 3).unwrap();
        into.extend(stones.columns().map(|turn| Candidate { turn, ordering_score: ordering_score(turn) }));
    }

    fn after(&self, stones: &Stones, column: usize) -> Stones {
        stones.after(column)
    }

    fn is_pseudo_legal(&self, stones: &Stones, column: usize) -> bool {
        // Only even columns, so that both cases are tested.
        column.is_multiple_of(2) && stones.height(column) < HEIGHT
    }

    fn history_key(&self, column: usize) -> u64 {
        column as u64
    }

    fn action(&self, _: &Stones, column: usize) -> usize {
        column
    }
}

/// The minimax value without cut-offs, and the turns with this value.
fn minimax<K: SearchDomain>(domain: &K, position: &K::Position, ply: u8, depth: u8) -> (i32, Vec<K::Turn>) {
    let mut candidates = Vec::new();
    domain.turns(position, depth, &mut candidates);
    let mut best = (-ABOVE_ANY_VALUE, Vec::new());
    for Candidate { turn, .. } in candidates {
        let after = domain.after(position, turn);
        let (ply, depth) = (ply + 1, depth - 1);
        let value = match domain.verdict(&after, &[]) {
            Some(Verdict::Won(turns)) => WIN_VALUE - i32::from(ply + turns),
            Some(Verdict::Lost(turns)) => i32::from(ply + turns) - WIN_VALUE,
            Some(Verdict::Worth(value)) => value,
            None if depth > 0 => minimax(domain, &after, ply, depth).0,
            None if domain.is_noisy(&after) => minimax(domain, &after, ply, 1).0,
            None => domain.value(&after),
        };
        if -value > best.0 {
            best = (-value, Vec::new());
        }
        if -value == best.0 {
            best.1.push(turn);
        }
    }
    best
}

/// The parameters of a search to this depth, however long it takes. The number of iterations only gives the table a good size.
const fn skill(depth: u8) -> LevelParams<SearchParams> {
    LevelParams { iterations: 1 << 16, blunder_rate: 0.0, params: SearchParams { depth, at_least: depth, noise: 0 } }
}

/// Positions from random games, each with at least two possible turns.
fn positions(count: u64) -> Vec<Stones> {
    let mut rng = Rng::from_seed(1);
    let mut found = Vec::new();
    while found.len() < usize::try_from(count).unwrap() {
        let mut stones = Stones::default();
        for _ in 0..rng.below(WIDTH * HEIGHT - 3) {
            let columns: Vec<usize> = stones.columns().collect();
            stones = stones.after(*rng.choose(&columns).unwrap());
            if PLAIN.verdict(&stones, &[]).is_some() {
                break;
            }
        }
        if PLAIN.verdict(&stones, &[]).is_none() && stones.columns().count() > 1 {
            found.push(stones);
        }
    }
    found
}

fn searched(eye: Eye, stones: Stones, depth: u8) -> Search<Eye> {
    searched_with(PLACES, eye, stones, depth)
}

/// The number of slots of a table that never has to forget a position.
const PLACES: usize = 1 << 14;

/// Searches with a table of this size. With a small table, the search often has to repeat forgotten work.
fn searched_with(places: usize, eye: Eye, stones: Stones, depth: u8) -> Search<Eye> {
    let mut search = Search::new(eye, stones, skill(depth), None, 1);
    search.table = TranspositionTable::new(places);
    search.advance(u64::MAX);
    search
}

#[test]
fn the_value_is_that_of_minimax_at_every_depth() {
    for stones in positions(150) {
        for eye in [PLAIN, SHARP, RESTLESS, COARSE] {
            for depth in 1..=6 {
                let (value, best) = minimax(&eye, &stones, 0, depth);
                let search = searched(eye, stones, depth);
                let report = search.report();
                assert_eq!(report.value, value, "{stones:?} at depth {depth}");
                assert!(best.contains(&search.choice()), "{stones:?} at depth {depth}");
                assert!(search.is_finished() && (report.depth == depth || report.end.is_some()));
            }
        }
    }
}

#[test]
fn the_value_does_not_depend_on_the_table() {
    for stones in positions(60) {
        for depth in [3, 7] {
            let mut bare = Search::new(SHARP, stones, skill(depth), None, 1).without_table();
            bare.advance(u64::MAX);
            assert_eq!(bare.report().value, searched(SHARP, stones, depth).report().value, "{stones:?}");
        }
    }
}

#[test]
fn the_table_saves_work() {
    let mut bare = Search::new(PLAIN, Stones::default(), skill(9), None, 1).without_table();
    bare.advance(u64::MAX);
    let nodes = searched(PLAIN, Stones::default(), 9).report().nodes;
    assert!(2 * nodes < bare.report().nodes, "{nodes} instead of {}", bare.report().nodes);
}

#[test]
fn cutting_leaves_little_to_be_looked_at() {
    // With 5 turns at depth 8, there are some 400 000 positions without cut-offs, and at least 1 200 with them.
    let nodes = searched(PLAIN, Stones::default(), 8).report().nodes;
    assert!(nodes < 40_000, "{nodes}");
}

#[test]
fn the_line_is_the_best_that_both_can_do_to_its_end() {
    for stones in positions(100) {
        for (eye, places) in [(PLAIN, PLACES), (SHARP, PLACES), (COARSE, PLACES), (COARSE, 8), (COARSE, 0)] {
            let search = searched_with(places, eye, stones, 6);
            let report = search.report();
            let (mut now, mut value) = (stones, report.value);
            for (ply, column) in (0..).zip(&report.line) {
                let best = minimax(&eye, &now, ply, report.depth - ply);
                assert!(best.0 == value && best.1.contains(column), "{stones:?} {report:?} after {ply} turns");
                now = now.after(*column);
                value = -value;
            }
            let ply = i32::try_from(report.line.len()).unwrap();
            let at_its_end = match eye.verdict(&now, &[]) {
                Some(Verdict::Won(turns)) => WIN_VALUE - ply - i32::from(turns),
                Some(Verdict::Lost(turns)) => ply + i32::from(turns) - WIN_VALUE,
                Some(Verdict::Worth(value)) => value,
                None => eye.value(&now),
            };
            assert_eq!(at_its_end, value, "{stones:?} {report:?}");
            assert_eq!(report.line[0], search.choice());
        }
    }
}

/// Calls `each` with a position and with all positions after it, `depth` positions deep or to the end of the game.
fn each_within(stones: Stones, depth: u8, each: &mut impl FnMut(Stones)) {
    if depth > 0 && PLAIN.verdict(&stones, &[]).is_none() {
        each(stones);
        stones.columns().for_each(|column| each_within(stones.after(column), depth - 1, each));
    }
}

#[test]
fn what_the_table_remembers_is_true() {
    let mut checked = BTreeMap::new();
    for stones in positions(40) {
        for (eye, places) in [(PLAIN, PLACES), (COARSE, PLACES), (COARSE, 128)] {
            let search = searched_with(places, eye, stones, 6);
            each_within(stones, 6, &mut |stones| {
                let Some(entry) = search.table.get(eye.key(&stones)) else { return };
                let (value, _) = minimax(&eye, &stones, 0, entry.depth);
                let remembered = i32::from(entry.value);
                let is_true = match entry.bound {
                    Bound::Exact => value == remembered,
                    Bound::Lower => value >= remembered,
                    Bound::Upper => value <= remembered,
                };
                assert!(is_true, "{stones:?} is worth {value}, not {entry:?}");
                *checked.entry(format!("{:?}", entry.bound)).or_insert(0) += 1;
            });
        }
    }
    assert!(checked.len() == 3 && checked.values().all(|count| *count >= 1000), "{checked:?}");
}

#[test]
fn the_shortest_win_and_the_longest_loss_end_the_search() {
    let mut seen = BTreeMap::new();
    let late = |stones: &Stones| (stones.own | stones.other).count_ones() >= 9;
    for stones in positions(1000).into_iter().filter(late) {
        // Depth 11 reaches the end of the game.
        let (value, best) = minimax(&PLAIN, &stones, 0, 11);
        let search = searched(SHARP, stones, MAX_DEPTH.min(20));
        let report = search.report();
        assert_eq!(report.value, value, "{stones:?}");
        assert!(best.contains(&search.choice()), "{stones:?} {report:?} {best:?}");
        let expected = match value {
            0 => None,
            won if won > 0 => Some(Verdict::Won(u8::try_from(WIN_VALUE - won).unwrap())),
            lost => Some(Verdict::Lost(u8::try_from(WIN_VALUE + lost).unwrap())),
        };
        assert_eq!(report.end, expected);
        if let Some(Verdict::Won(turns) | Verdict::Lost(turns)) = expected {
            assert!(report.depth <= turns, "{stones:?}: goes on for nothing");
            let certain = if value > 0 { 1.0_f64 } else { 0.0 };
            assert_eq!(search.win_probability().to_bits(), certain.to_bits());
        }
        *seen.entry(value.signum()).or_insert(0) += 1;
    }
    assert!(seen.len() == 2 && seen.values().all(|count| *count >= 20), "{seen:?}");
}

#[test]
fn slices_change_nothing() {
    let skill =
        LevelParams { iterations: 3000, blunder_rate: 0.1, params: SearchParams { depth: 20, at_least: 2, noise: 30 } };
    for stones in positions(20) {
        let mut whole = Search::new(PLAIN, stones, skill, None, 5);
        whole.advance(u64::MAX);
        for slice in [1, 7, 100] {
            let mut sliced = Search::new(PLAIN, stones, skill, None, 5);
            while !sliced.is_finished() {
                let before = sliced.iterations();
                sliced.advance(slice);
                assert!(sliced.iterations() <= before + slice);
            }
            assert_eq!(sliced.report(), whole.report());
            assert_eq!(sliced.choice(), whole.choice());
            assert_eq!(sliced.win_probability().to_bits(), whole.win_probability().to_bits());
        }
    }
}

#[test]
fn there_is_an_answer_at_once_and_the_budget_is_exact() {
    for stones in positions(20) {
        for budget in [0, 1, 2, 10, 100] {
            let mut search = Search::new(PLAIN, stones, skill(20), Some(budget), 1);
            assert!(stones.columns().any(|column| column == search.choice()));
            search.advance(u64::MAX);
            assert!(search.is_finished() && search.iterations() <= budget);
            assert!(search.iterations() == budget || search.report().depth > 0);
            assert!(stones.columns().any(|column| column == search.choice()));
            assert!((0.0..=1.0).contains(&search.win_probability()));
        }
    }
}

#[test]
fn a_given_depth_is_reached_whatever_the_budget_of_the_level() {
    let least =
        LevelParams { iterations: 1, blunder_rate: 0.0, params: SearchParams { depth: 20, at_least: 4, noise: 0 } };
    for stones in positions(20) {
        let mut search = Search::new(PLAIN, stones, least, None, 1);
        search.advance(u64::MAX);
        let report = search.report();
        assert!(report.depth == 4 || report.end.is_some(), "{report:?}");
        assert_eq!(report.value, searched(PLAIN, stones, 4).report().value);
    }
}

#[test]
fn who_has_one_turn_only_does_not_think() {
    let mut stones = Stones::default();
    // Columns 0 to 3 filled without three in a row anywhere.
    for column in [0, 1, 0, 1, 1, 0, 1, 0, 2, 3, 2, 3, 3, 2, 3, 2] {
        stones = stones.after(column);
    }
    assert_eq!(PLAIN.verdict(&stones, &[]), None);
    let search = Search::new(PLAIN, stones, skill(9), None, 1);
    assert!(search.is_finished());
    assert_eq!((search.choice(), search.iterations()), (4, 0));
}

#[test]
fn who_overlooks_everything_still_sees_the_most_obvious() {
    let blind = LevelParams { blunder_rate: 1.0, ..skill(4) };
    for stones in positions(50) {
        let mut candidates = Vec::new();
        PLAIN.turns(&stones, 4, &mut candidates);
        let most = candidates.iter().map(|candidate| candidate.ordering_score).max().unwrap();
        let search = Search::new(PLAIN, stones, blind, None, 1);
        let chosen = candidates.iter().find(|candidate| candidate.turn == search.choice()).unwrap();
        assert!(search.is_finished());
        assert_eq!(chosen.ordering_score, most);
    }
}

#[test]
fn the_blunder_rate_is_as_set_and_depends_on_the_seed() {
    let half = LevelParams { blunder_rate: 0.5, ..skill(1) };
    let (mut seen, mut all) = (0, 0);
    let mut kinds = BTreeMap::<usize, u32>::new();
    for seed in 0..400 {
        let search = Search::new(PLAIN, Stones::default(), half, None, seed);
        seen += search.root.len() - 1;
        all += WIDTH - 1;
        search.root.iter().for_each(|root| *kinds.entry(root.turn).or_default() += 1);
    }
    assert!((all * 45 / 100..=all * 55 / 100).contains(&seen), "{seen} of {all}");
    assert_eq!(kinds.len(), WIDTH);
}

#[test]
fn values_are_misjudged_by_as_much_as_is_set_and_always_alike() {
    let noisy = LevelParams { params: SearchParams { noise: 40, ..skill(1).params }, ..skill(1) };
    let search = Search::new(PLAIN, Stones::default(), noisy, None, 3);
    let errors: Vec<i32> = positions(300).iter().map(|stones| search.judge(stones) - PLAIN.value(stones)).collect();
    assert!(errors.iter().all(|error| error.abs() <= 40));
    assert!(errors.iter().any(|error| *error > 30) && errors.iter().any(|error| *error < -30));
    let again = Search::new(PLAIN, Stones::default(), noisy, None, 3);
    let repeated: Vec<i32> = positions(300).iter().map(|stones| again.judge(stones) - PLAIN.value(stones)).collect();
    assert_eq!(errors, repeated);
}

/// Three heaps. A turn takes any number of pieces from one heap; the player who takes the last piece wins.
struct Nim;

impl SearchDomain for Nim {
    type Position = [u8; 3];
    type Turn = (usize, u8);
    type Action = (usize, u8);

    const THREE_IN_FOUR_WIN_VALUE: i32 = 1;

    fn key(&self, heaps: &[u8; 3]) -> u64 {
        stable_hash(heaps)
    }

    fn verdict(&self, heaps: &[u8; 3], _: &[u64]) -> Option<Verdict> {
        (*heaps == [0; 3]).then_some(Verdict::Lost(0))
    }

    fn value(&self, _: &[u8; 3]) -> i32 {
        0
    }

    fn turns(&self, heaps: &[u8; 3], _: u8, into: &mut Vec<Candidate<(usize, u8)>>) {
        let of_heap =
            |heap: usize| (1..=heaps[heap]).map(move |count| Candidate { turn: (heap, count), ordering_score: 0 });
        into.extend((0..3).flat_map(of_heap));
    }

    fn after(&self, heaps: &[u8; 3], (heap, count): (usize, u8)) -> [u8; 3] {
        let mut after = *heaps;
        after[heap] -= count;
        after
    }

    fn history_key(&self, turn: (usize, u8)) -> u64 {
        stable_hash(&turn)
    }

    fn action(&self, _: &[u8; 3], turn: (usize, u8)) -> (usize, u8) {
        turn
    }
}

/// Whether the player to move wins, and after how many turns if the winner hurries and the loser delays; by an exhaustive search.
fn nim_by_hand(heaps: [u8; 3], known: &mut BTreeMap<[u8; 3], (bool, u8)>) -> (bool, u8) {
    if let Some(result) = known.get(&heaps) {
        return *result;
    }
    let mut turns = Vec::new();
    Nim.turns(&heaps, 1, &mut turns);
    let after: Vec<(bool, u8)> =
        turns.iter().map(|candidate| nim_by_hand(Nim.after(&heaps, candidate.turn), known)).collect();
    let soonest = after.iter().filter(|(wins, _)| !wins).map(|(_, turns)| turns + 1).min();
    let latest = after.iter().map(|(_, turns)| turns + 1).max();
    let result = soonest.map_or((false, latest.unwrap_or(0)), |turns| (true, turns));
    known.insert(heaps, result);
    result
}

#[test]
fn nim_is_won_where_its_theory_says_so_and_as_fast_as_can_be() {
    let mut known = BTreeMap::new();
    for number in 3..216_u8 {
        let heaps = [number % 6, number / 6 % 6, number / 36];
        let mut search = Search::new(Nim, heaps, skill(MAX_DEPTH), None, 1);
        search.advance(u64::MAX);
        if search.iterations() == 0 {
            continue;
        }
        // Bouton, "Nim, a Game with a Complete Mathematical Theory", 1901.
        let sum = |heaps: [u8; 3]| heaps[0] ^ heaps[1] ^ heaps[2];
        let (wins, turns) = nim_by_hand(heaps, &mut known);
        assert_eq!(wins, sum(heaps) != 0);
        assert_eq!(
            search.report().end,
            Some(if wins { Verdict::Won(turns) } else { Verdict::Lost(turns) }),
            "{heaps:?}"
        );
        assert!(!wins || sum(Nim.after(&heaps, search.choice())) == 0, "{heaps:?}");
    }
}

/// A game given as a tree: a position is named by the turns that led to it.
struct Tree(&'static [(&'static str, Option<Verdict>, i32)]);

impl Tree {
    fn find(&self, way: &str) -> (Option<Verdict>, i32) {
        self.0.iter().find(|(name, _, _)| *name == way).map_or((None, 0), |(_, verdict, value)| (*verdict, *value))
    }
}

impl SearchDomain for Tree {
    type Position = String;
    type Turn = char;
    type Action = char;

    const THREE_IN_FOUR_WIN_VALUE: i32 = 1;

    fn key(&self, way: &String) -> u64 {
        stable_hash(way)
    }

    fn verdict(&self, way: &String, _: &[u64]) -> Option<Verdict> {
        self.find(way).0
    }

    fn value(&self, way: &String) -> i32 {
        self.find(way).1
    }

    fn turns(&self, _: &String, _: u8, into: &mut Vec<Candidate<char>>) {
        into.extend(['a', 'b'].map(|turn| Candidate { turn, ordering_score: 0 }));
    }

    fn after(&self, way: &String, turn: char) -> String {
        format!("{way}{turn}")
    }

    fn history_key(&self, turn: char) -> u64 {
        turn.into()
    }

    fn action(&self, _: &String, turn: char) -> char {
        turn
    }
}

#[test]
fn a_line_ends_where_the_game_does() {
    // The turn "b" draws at once, which is better than anything after "a".
    let tree = Tree(&[("b", Some(Verdict::Worth(0)), 0), ("aa", None, -9), ("aaa", None, 9), ("aba", None, 7)]);
    for depth in 1..=3 {
        let mut search = Search::new(Tree(tree.0), String::new(), skill(depth), None, 1);
        search.advance(u64::MAX);
        let report = search.report();
        assert!(depth == 1 || report.line == ['b'] && report.value == 0, "{report:?}");
    }
}

#[test]
fn a_known_long_win_does_not_hide_a_shorter_one() {
    // The turn "a" is known to win in ten; "b" wins in three, which only a deeper search finds.
    let tree = Tree(&[
        ("a", Some(Verdict::Lost(9)), 0),
        ("baa", Some(Verdict::Lost(0)), 0),
        ("bba", Some(Verdict::Lost(0)), 0),
    ]);
    let mut search = Search::new(tree, String::new(), skill(20), None, 1);
    search.advance(u64::MAX);
    assert_eq!(search.report().end, Some(Verdict::Won(3)));
    assert_eq!(search.choice(), 'b');
}

/// A token on a ring of seven cells, which a turn moves by one or two. A position is the list of the cells visited.
struct Ring;

impl SearchDomain for Ring {
    type Position = Vec<u64>;
    type Turn = u64;
    type Action = u64;

    const THREE_IN_FOUR_WIN_VALUE: i32 = 1;

    fn key(&self, way: &Vec<u64>) -> u64 {
        way[way.len() - 1] + 7 * (way.len() as u64 % 2)
    }

    fn verdict(&self, way: &Vec<u64>, line: &[u64]) -> Option<Verdict> {
        let keys: Vec<u64> = (1..way.len()).map(|end| self.key(&way[..end].to_vec())).collect();
        assert_eq!(line, keys, "the line is the way from the root to the position before this one");
        // A player who returns to an earlier position loses.
        line.contains(&self.key(way)).then_some(Verdict::Won(0))
    }

    fn value(&self, _: &Vec<u64>) -> i32 {
        0
    }

    fn turns(&self, _: &Vec<u64>, _: u8, into: &mut Vec<Candidate<u64>>) {
        into.extend([1, 2].map(|turn| Candidate { turn, ordering_score: 0 }));
    }

    fn after(&self, way: &Vec<u64>, turn: u64) -> Vec<u64> {
        let next = (way[way.len() - 1] + turn) % 7;
        way.iter().copied().chain([next]).collect()
    }

    fn history_key(&self, turn: u64) -> u64 {
        turn
    }

    fn action(&self, _: &Vec<u64>, turn: u64) -> u64 {
        turn
    }
}

/// Whether the player to move wins, by an exhaustive search.
fn wins_on_the_ring(way: &Vec<u64>) -> bool {
    [1, 2].iter().any(|turn| {
        let after = Ring.after(way, *turn);
        let repeats = (1..after.len()).any(|end| Ring.key(&after[..end].to_vec()) == Ring.key(&after));
        !repeats && !wins_on_the_ring(&after)
    })
}

#[test]
fn the_game_sees_the_line_and_decides_what_repetition_means() {
    let mut search = Search::new(Ring, vec![0], skill(20), None, 1).without_table();
    search.advance(u64::MAX);
    let won = matches!(search.report().end, Some(Verdict::Won(_)));
    assert_eq!(won, wins_on_the_ring(&vec![0]));
    assert!(search.report().end.is_some());
}
