//! Matches of our alpha-beta search against the crate `minimax`, at Corsairs and Knight Fight, with the same rules, the same
//! evaluation and the same time for each turn.
//!
//! ```text
//! cargo bench --profile engine --bench comparison -- [games] [milliseconds]
//! ```
//!
//! Each opening of a few random turns is played twice, with the sides swapped.

use std::error::Error;
use std::marker::PhantomData;
use std::time::{Duration, Instant};

use corsair_cabinet::game::{Game, Rng};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::corsairs::bot::{self as corsairs_bot, CorsairsSearch, TurnMove};
use corsair_cabinet::games::corsairs::rules::{self as corsairs, Action, State};
use corsair_cabinet::games::knight_fight::bot as knight_fight_bot;
use corsair_cabinet::games::knight_fight::bot::evaluation::KnightFightEval;
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

/// A game in progress, as both searches play it.
trait Match: Sized {
    /// The description of the game that our search uses.
    type SearchDomain: SearchDomain<Position: Send + Sync, Turn: Send + Sync> + Send + Sync;

    /// The name of the game.
    const NAME: &'static str;

    /// The parameters of our best level.
    fn level_params() -> LevelParams<SearchParams>;

    /// A new game after a random opening.
    fn begin(rng: &mut Rng) -> Result<Self, Box<dyn Error>>;

    /// The position for the side to move.
    fn position(&self) -> (Self::SearchDomain, <Self::SearchDomain as SearchDomain>::Position);

    /// Whether the player who moved first is to move now.
    fn first_moves(&self) -> bool;

    /// Plays a turn.
    fn play(&mut self, turn: <Self::SearchDomain as SearchDomain>::Turn);

    /// Whether the player who moved first has won, once the game is over.
    fn first_has_won(&self) -> Option<bool>;
}

impl Match for State {
    type SearchDomain = CorsairsSearch;

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

    fn position(&self) -> (CorsairsSearch, <CorsairsSearch as SearchDomain>::Position) {
        let search = CorsairsSearch::new(self, true);
        let position = search.here();
        (search, position)
    }

    fn first_moves(&self) -> bool {
        self.side() == corsairs::Side::Corsairs
    }

    /// Plays all actions of a turn.
    fn play(&mut self, course: TurnMove) {
        let actions: Vec<Action> = match course {
            TurnMove::CorsairMoves(moves) => {
                let left = moves.iter().flatten().skip(self.turn.made());
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

    fn first_has_won(&self) -> Option<bool> {
        self.over.map(|ending| ending.winner() == corsairs::Side::Corsairs)
    }
}

/// A bout of the standard game of Knight Fight. It is over when a side can win at once, or cannot prevent a loss.
struct Fight {
    eval: KnightFightEval,
    position: Position,
}

impl Match for Fight {
    type SearchDomain = KnightFightEval;

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
        Ok(Self { eval: KnightFightEval { context, sharp: true }, position })
    }

    fn position(&self) -> (KnightFightEval, Position) {
        (self.eval, self.position)
    }

    fn first_moves(&self) -> bool {
        self.position.side == knight_fight::Side::X
    }

    fn play(&mut self, turn: Option<Spawn>) {
        self.position = self.eval.after(&self.position, turn);
    }

    fn first_has_won(&self) -> Option<bool> {
        let verdict = self.eval.verdict(&self.position, &[])?;
        Some(matches!(verdict, Verdict::Won(_)) == self.first_moves())
    }
}

/// The rules in the form of the crate, which has no separate description of a game: each position refers to it.
struct Rules<'a, K, const ORDERED: bool>(PhantomData<&'a K>);

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

/// Our evaluation in the form of the crate.
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
    /// The same, with our move ordering.
    IterativeOrdered,
    /// The same, with aspiration windows.
    Aspiration,
    /// Monte Carlo tree search.
    MonteCarlo,
}

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

type Turn<P> = <<P as Match>::SearchDomain as SearchDomain>::Turn;

fn theirs<P: Match>(opponent: Opponent, game: &P, time: Duration) -> Option<Turn<P>> {
    let (knowledge, position) = game.position();
    if knowledge.verdict(&position, &[]).is_some() {
        // The side to move can win at once. For the crate, such a game is already over.
        return Some(ours(game, time));
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

fn ours<P: Match>(game: &P, time: Duration) -> Turn<P> {
    let (knowledge, position) = game.position();
    let mut search = Search::new(knowledge, position, P::level_params(), Some(u64::MAX), 1);
    let start = Instant::now();
    while !search.finished() && start.elapsed() < time {
        search.advance(64);
    }
    search.report().line[0]
}

fn compare<P: Match>(games: u32, time: Duration) -> Result<(), Box<dyn Error>> {
    for opponent in [Opponent::Iterative, Opponent::IterativeOrdered, Opponent::Aspiration, Opponent::MonteCarlo] {
        let mut tally = Tally::default();
        for number in 0..games {
            let mut game = P::begin(&mut Rng::stream(7, u64::from(number / 2)))?;
            let we_are_first = number % 2 == 0;
            let first_has_won = loop {
                if let Some(first_has_won) = game.first_has_won() {
                    break first_has_won;
                }
                let turn = if game.first_moves() == we_are_first {
                    ours(&game, time)
                } else {
                    // If the crate has no answer in time, our search chooses without searching.
                    theirs(opponent, &game, time).unwrap_or_else(|| ours(&game, Duration::ZERO))
                };
                game.play(turn);
            };
            if first_has_won == we_are_first {
                tally.wins += 1;
            } else {
                tally.losses += 1;
            }
        }
        println!("{}: ours v. {opponent:?}, {} ms a turn: {tally}", P::NAME, time.as_millis());
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<u32> = std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let games = numbers.first().copied().unwrap_or(40);
    let time = Duration::from_millis(numbers.get(1).copied().unwrap_or(100).into());
    compare::<State>(games, time)?;
    compare::<Fight>(games, time)
}
