//! Matches of our searches against the crate `minimax`, at Corsairs and Knight Fight, with the same rules, the same evaluation
//! and the same time for each turn.
//!
//! ```text
//! cargo bench --profile engine --bench comparison -- [games] [milliseconds] [game] [search of the crate]
//! ```
//!
//! Each opening of a few random turns is played twice, with the sides swapped; the two games make a match. Without the name of
//! a game (`knight-fight`) or of a search of the crate (`Iterative`), it compares all of them.

use std::cmp::Ordering;
use std::error::Error;
use std::marker::PhantomData;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use corsair_cabinet::game::{Game, Rng};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::corsairs::bot::{self as corsairs_bot, CorsairsSearchDomain, TurnMove};
use corsair_cabinet::games::corsairs::rules::{self as corsairs, Action, State};
use corsair_cabinet::games::knight_fight::bot as knight_fight_bot;
use corsair_cabinet::games::knight_fight::bot::evaluation::KnightFightSearchDomain;
use corsair_cabinet::games::knight_fight::bot::planner::{OpenBoutSearch, opening_proof_searches};
use corsair_cabinet::games::knight_fight::bot::position::{BoutContext, Position};
use corsair_cabinet::games::knight_fight::rules::{self as knight_fight, Bout, RuleSet, Spawn};
use corsair_cabinet::search::alpha_beta::{Candidate, Search, SearchDomain, SearchParams, Verdict};
use corsair_cabinet::search::ismcts::random_action;
use corsair_cabinet::search::matches::Tally;
use corsair_cabinet::search::{Level, LevelParams, SearchTask};
use minimax::{
    Evaluation, Evaluator, IterativeOptions, IterativeSearch, MCTSOptions, MonteCarloTreeSearch, Strategy, Winner,
};

/// The number of random actions at the beginning of a game.
const OPENING: usize = 4;

/// A game in progress that our search and a search of the crate can play.
trait Match: Sized {
    /// Our description of the game for the search.
    type SearchDomain: SearchDomain<Position: Send + Sync, Turn: Send + Sync> + Send + Sync;

    /// The name of the game.
    const NAME: &'static str;

    /// The parameters of our best level.
    fn level_params() -> LevelParams<SearchParams>;

    /// A new game after a random opening.
    fn begin(rng: &mut Rng) -> Result<Self, Box<dyn Error>>;

    /// The search domain, and the position of the side to move.
    fn position(&self) -> (Self::SearchDomain, <Self::SearchDomain as SearchDomain>::Position);

    /// The turn that our search chooses.
    fn our_turn(&self, time: Duration) -> Turn<Self> {
        alpha_beta(self, time)
    }

    /// Whether the player to move now is the one who moved first.
    fn first_moves(&self) -> bool;

    /// Plays a turn.
    fn play(&mut self, turn: <Self::SearchDomain as SearchDomain>::Turn);

    /// The result of a game that is over: whether the player who moved first has won, and the number of turns. `None` while the
    /// game goes on.
    fn result(&self) -> Option<(bool, u32)>;

    /// Compares two wins, one with each side, by the number of turns that each winner took. Greater if the first win counts for
    /// more.
    fn compare_wins(_one: u32, _other: u32) -> Ordering {
        Ordering::Equal
    }
}

impl Match for State {
    type SearchDomain = CorsairsSearchDomain;

    const NAME: &'static str = Corsairs::ID;

    fn level_params() -> LevelParams<SearchParams> {
        corsairs_bot::level_params(Level::Captain)
    }

    fn begin(rng: &mut Rng) -> Result<Self, Box<dyn Error>> {
        let mut state = Corsairs::start(&"size=4".parse()?, 0).map_err(|_| "the options exclude each other")?;
        for _ in 0..OPENING {
            if let Some(seat) = state.to_act()
                && let Some(action) = random_action::<Corsairs>(&state, seat, rng)
            {
                Corsairs::apply(&mut state, seat, &action);
            }
        }
        Ok(state)
    }

    fn position(&self) -> (CorsairsSearchDomain, <CorsairsSearchDomain as SearchDomain>::Position) {
        let search = CorsairsSearchDomain::new(self, true);
        let position = search.root_position();
        (search, position)
    }

    fn first_moves(&self) -> bool {
        self.side() == corsairs::Side::Corsairs
    }

    /// Plays all actions of a turn.
    fn play(&mut self, course: TurnMove) {
        let actions: Vec<Action> = match course {
            TurnMove::CorsairMoves(moves) => {
                let left = moves.iter().flatten().skip(self.turn.move_count());
                left.map(|step| self.action_of_move(*step)).chain([Action::End]).collect()
            }
            TurnMove::Sail(sail) => vec![self.action_of_sail(sail)],
            TurnMove::Pass => vec![Action::Pass],
        };
        for action in actions {
            // The turn has no `end` if the freighter has been taken.
            if let Some(seat) = self.to_act() {
                Corsairs::apply(self, seat, &action);
            }
        }
    }

    fn result(&self) -> Option<(bool, u32)> {
        self.over.map(|ending| (ending.winner() == corsairs::Side::Corsairs, 0))
    }
}

/// A bout of the standard game of Knight Fight. It ends when a side can win at once, or cannot prevent a loss.
struct Fight {
    eval: KnightFightSearchDomain,
    position: Position,
    /// The number of turns after the opening.
    turns: u32,
}

impl Match for Fight {
    type SearchDomain = KnightFightSearchDomain;

    const NAME: &'static str = knight_fight::KnightFight::ID;

    fn level_params() -> LevelParams<SearchParams> {
        knight_fight_bot::level_params(Level::Captain).open
    }

    fn begin(rng: &mut Rng) -> Result<Self, Box<dyn Error>> {
        let rule_set = RuleSet::of(&knight_fight::Options::default());
        let bout = Bout::new(&rule_set);
        let context = BoutContext::new(&bout, rule_set);
        let mut position = context.position(&bout);
        for _ in 0..OPENING {
            let landings: Vec<_> = context.landings(&position, position.side).iter().collect();
            let space = *rng.choose(&landings).ok_or("a side has no move in the opening")?;
            position = context.after(&position, Some(Spawn { space, parent: None, drop: None }));
        }
        Ok(Self { eval: KnightFightSearchDomain { context, notices_threats: true }, position, turns: 0 })
    }

    fn position(&self) -> (KnightFightSearchDomain, Position) {
        (self.eval, self.position)
    }

    /// The move that the [`OpenBoutSearch`] chooses, as in computer players. A fifth of the time is for the search for a forced
    /// win, the rest for alpha-beta.
    fn our_turn(&self, time: Duration) -> Option<Spawn> {
        let proof = u64::try_from(time.as_millis() / 5).unwrap_or(u64::MAX).saturating_mul(proof_speed());
        let mut planner = OpenBoutSearch::new(self.eval, self.position, proof, Self::level_params(), Some(u64::MAX), 1);
        think(&mut planner, time);
        match planner.choice() {
            knight_fight::Action::Spawn(spawn) => Some(spawn),
            _ => None,
        }
    }

    fn first_moves(&self) -> bool {
        self.position.side == knight_fight::Side::X
    }

    fn play(&mut self, turn: Option<Spawn>) {
        self.position = self.eval.after(&self.position, turn);
        self.turns += 1;
    }

    fn result(&self) -> Option<(bool, u32)> {
        let (has_won, left) = match self.eval.verdict(&self.position, &[])? {
            Verdict::Won(left) => (true, left),
            Verdict::Lost(left) => (false, left),
            Verdict::Worth(_) => return None,
        };
        Some((has_won == self.first_moves(), self.turns + u32::from(left)))
    }

    /// KF-09: a tie of bouts goes to the winner who took fewer moves.
    fn compare_wins(one: u32, other: u32) -> Ordering {
        other.div_ceil(2).cmp(&one.div_ceil(2))
    }
}

/// The number of positions that the search for a forced win visits in a millisecond on this machine.
fn proof_speed() -> u64 {
    static SPEED: LazyLock<u64> = LazyLock::new(|| {
        let start = Instant::now();
        let nodes: u64 = opening_proof_searches()
            .take(8)
            .map(|(_, mut search)| {
                search.advance(10_000);
                search.nodes()
            })
            .sum();
        nodes / u64::try_from(start.elapsed().as_millis().max(1)).unwrap_or(u64::MAX)
    });
    *SPEED
}

/// The rules as a `Game` of the crate. The crate has no separate description of a game, so each position refers to ours. If
/// `ORDERED`, moves are in the order of our search.
struct Rules<'a, K, const ORDERED: bool>(PhantomData<&'a K>);

/// A position for the crate, with our description of the game.
struct Known<'a, K: SearchDomain> {
    knowledge: &'a K,
    position: K::Position,
}

impl<K: SearchDomain> Clone for Known<'_, K> {
    fn clone(&self) -> Self {
        Self { knowledge: self.knowledge, position: self.position.clone() }
    }
}

impl<'a, K: SearchDomain, const ORDERED: bool> minimax::Game for Rules<'a, K, ORDERED> {
    type S = Known<'a, K>;
    type M = K::Turn;

    fn generate_moves(known: &Known<'a, K>, moves: &mut Vec<K::Turn>) -> Option<Winner> {
        let winner = Self::get_winner(known);
        if winner.is_none() {
            let mut candidates = Vec::new();
            known.knowledge.turns(&known.position, if ORDERED { 2 } else { 1 }, &mut candidates);
            if ORDERED {
                candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.ordering_score));
            }
            moves.extend(candidates.iter().map(|candidate: &Candidate<K::Turn>| candidate.turn));
        }
        winner
    }

    fn apply(known: &mut Known<'a, K>, turn: K::Turn) -> Option<Known<'a, K>> {
        Some(Known { position: known.knowledge.after(&known.position, turn), ..*known })
    }

    fn get_winner(known: &Known<'a, K>) -> Option<Winner> {
        known.knowledge.verdict(&known.position, &[]).map(|verdict| match verdict {
            Verdict::Won(_) => Winner::PlayerToMove,
            Verdict::Lost(_) => Winner::PlayerJustMoved,
            Verdict::Worth(_) => Winner::Draw,
        })
    }

    fn zobrist_hash(known: &Known<'a, K>) -> u64 {
        known.knowledge.key(&known.position)
    }
}

/// Our evaluation as an `Evaluator` of the crate.
struct OurEvaluator<'a, K, const ORDERED: bool>(PhantomData<&'a K>);

impl<'a, K: SearchDomain, const ORDERED: bool> Evaluator for OurEvaluator<'a, K, ORDERED> {
    type G = Rules<'a, K, ORDERED>;

    fn evaluate(&self, known: &Known<'a, K>) -> Evaluation {
        Evaluation::try_from(known.knowledge.value(&known.position)).unwrap_or(0)
    }
}

/// A search of the crate that plays against ours.
#[derive(Clone, Copy, Debug)]
enum Opponent {
    /// Iterative deepening, without move ordering.
    Iterative,
    /// Iterative deepening, with our move ordering.
    IterativeOrdered,
    /// Iterative deepening, with our move ordering and aspiration windows.
    Aspiration,
    /// Monte Carlo tree search.
    MonteCarlo,
}

/// The turn that iterative deepening of the crate chooses.
fn search<K: SearchDomain, const ORDERED: bool>(
    known: &Known<'_, K>,
    options: IterativeOptions,
    time: Duration,
) -> Option<K::Turn> {
    // Our table has about 16 MB.
    let options = options.with_table_byte_size(16 << 20);
    let mut strategy = IterativeSearch::new(OurEvaluator::<K, ORDERED>(PhantomData), options);
    strategy.set_timeout(time);
    strategy.choose_move(known)
}

/// A turn of a game.
type Turn<P> = <<P as Match>::SearchDomain as SearchDomain>::Turn;

/// The turn that a search of the crate chooses; `None` if it has no answer in time.
fn their_turn<P: Match>(opponent: Opponent, game: &P, time: Duration) -> Option<Turn<P>> {
    let (knowledge, position) = game.position();
    if knowledge.verdict(&position, &[]).is_some() {
        // The side to move can win at once. For the crate, such a game is already over.
        return Some(game.our_turn(time));
    }
    let known = Known { knowledge: &knowledge, position };
    let options = IterativeOptions::new();
    match opponent {
        Opponent::Iterative => search::<P::SearchDomain, false>(&known, options, time),
        Opponent::IterativeOrdered => search::<P::SearchDomain, true>(&known, options, time),
        Opponent::Aspiration => search::<P::SearchDomain, true>(&known, options.with_aspiration_window(50), time),
        Opponent::MonteCarlo => {
            let options = MCTSOptions::default().with_num_threads(1).with_max_rollout_depth(40);
            let mut strategy = MonteCarloTreeSearch::<Rules<'_, P::SearchDomain, false>>::new(options);
            strategy.set_timeout(time);
            strategy.choose_move(&known)
        }
    }
}

/// Advances a search until it is finished or the time is over.
fn think(search: &mut impl SearchTask, time: Duration) {
    let start = Instant::now();
    while !search.is_finished() && start.elapsed() < time {
        search.advance(64);
    }
}

/// The turn that our alpha-beta search chooses.
fn alpha_beta<P: Match>(game: &P, time: Duration) -> Turn<P> {
    let (knowledge, position) = game.position();
    let mut search = Search::new(knowledge, position, P::level_params(), Some(u64::MAX), 1);
    think(&mut search, time);
    search.report().line[0]
}

/// Plays a game to its end. Returns whether the player who moved first has won, and the number of turns.
fn play<P: Match>(opponent: Opponent, mut game: P, we_are_first: bool, time: Duration) -> (bool, u32) {
    loop {
        if let Some(result) = game.result() {
            return result;
        }
        let turn = if game.first_moves() == we_are_first {
            game.our_turn(time)
        } else {
            // If the crate has no answer in time, our search chooses without searching.
            their_turn(opponent, &game, time).unwrap_or_else(|| game.our_turn(Duration::ZERO))
        };
        game.play(turn);
    }
}

/// Plays games against every chosen search of the crate, and prints the results.
fn compare<P: Match>(games: u32, time: Duration, chosen: &[String]) -> Result<(), Box<dyn Error>> {
    let is_chosen = |name: &str, all: &[&str]| {
        chosen.iter().any(|chosen| chosen == name) || !chosen.iter().any(|chosen| all.contains(&chosen.as_str()))
    };
    if !is_chosen(P::NAME, &[State::NAME, Fight::NAME]) {
        return Ok(());
    }
    let opponents = [Opponent::Iterative, Opponent::IterativeOrdered, Opponent::Aspiration, Opponent::MonteCarlo];
    let names = opponents.map(|opponent| format!("{opponent:?}"));
    for opponent in opponents {
        if !is_chosen(&format!("{opponent:?}"), &names.each_ref().map(String::as_str)) {
            continue;
        }
        let (mut tally, mut matches) = (Tally::default(), Tally::default());
        for number in 0..games / 2 {
            let results = [true, false].map(|we_are_first| {
                let game = P::begin(&mut Rng::stream(7, number.into()))?;
                let (first_has_won, turns) = play(opponent, game, we_are_first, time);
                Ok::<_, Box<dyn Error>>((first_has_won == we_are_first, turns))
            });
            let [one, other] = results;
            let [(one, turns), (other, other_turns)] = [one?, other?];
            for won in [one, other] {
                *if won { &mut tally.wins } else { &mut tally.losses } += 1;
            }
            // If each player has won a game, `turns` are ours if we have won the first one.
            let ours = if one { P::compare_wins(turns, other_turns) } else { P::compare_wins(other_turns, turns) };
            let outcome = match (one, other) {
                (true, true) => Ordering::Greater,
                (false, false) => Ordering::Less,
                _ => ours,
            };
            match outcome {
                Ordering::Greater => matches.wins += 1,
                Ordering::Less => matches.losses += 1,
                Ordering::Equal => matches.draws += 1,
            }
        }
        println!("{}: ours v. {opponent:?}, {} ms a turn: {tally}", P::NAME, time.as_millis());
        println!("  as matches of two, one with each side: {matches}");
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u32> = arguments.iter().filter_map(|argument| argument.parse().ok()).collect();
    let games = numbers.first().copied().unwrap_or(40);
    let time = Duration::from_millis(numbers.get(1).copied().unwrap_or(100).into());
    compare::<State>(games, time, &arguments)?;
    compare::<Fight>(games, time, &arguments)
}
