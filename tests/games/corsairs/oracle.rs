//! The rules of Corsairs compared with the naive implementation over random games.

use std::collections::BTreeSet;

use corsair_cabinet::game::{Choices, Game, Rng, Seat};
use corsair_cabinet::games::corsairs::Corsairs as Real;
use corsair_cabinet::games::corsairs::rules::{Action, Options};

use super::naive::{self, Naive, Position, count};
use super::play::{BothGames, random_options};
use crate::coverage::Coverage;

/// The styles of play, each as often as it is chosen.
const STYLES: [PlayStyle; 8] = {
    use PlayStyle::{Capturing, Random, Returning};
    [Random, Random, Random, Random, Random, Returning, Capturing, Capturing]
};

/// The cases that random games must cover.
const EXPECTED: [&str; 42] = [
    "2 ships in line",
    "3 ships in line",
    "4 ships in line",
    "5 ships in line",
    "6 ships in line",
    "2 ships abreast",
    "3 ships abreast",
    "4 ships abreast",
    "5 ships abreast",
    "6 ships abreast",
    "an escort alone",
    "pulled an escort by stepping",
    "pulled the freighter by stepping",
    "pulled an escort off the board",
    "pulled the freighter off the board",
    "pulled twice",
    "pulled one ship twice",
    "one corsair pulled two ships",
    "two corsairs pulled two ships",
    "captured 1 at once",
    "captured 2 at once",
    "captured 3 at once",
    "entangled",
    "entangled where three escorts would capture but for the freighter",
    "released during the turn",
    "entered and stepped",
    "stepped and left",
    "left while another entered",
    "two entered",
    "ended after one move",
    "had to move twice",
    "had no second move",
    "stayed entangled though pulled free",
    "corsairs passed",
    "convoy passed at need",
    "convoy passed at leisure",
    "over: freighter",
    "over: captures",
    "over: turns",
    "over: repetition",
    "over: stuck",
    "a match was drawn",
];

impl Coverage<Real> {
    /// Notes the cases of a legal action before it is applied.
    fn note_action(&mut self, game: &Naive, legal: &BTreeSet<String>, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        if game.is_corsairs_turn() {
            self.note_move(game, legal, &words);
            return;
        }
        if words[0] == "pass" {
            self.note(format!("convoy passed at {}", if legal.len() == 1 { "need" } else { "leisure" }));
            return;
        }
        let Some((first, last)) = words[1].split_once('-') else { return self.note("an escort alone") };
        let radius = naive::radius(&game.options);
        let [first, last, to] =
            [first, last, words[2].split_once('-').unwrap().0].map(|name| naive::named(name, radius));
        // In a line, one of the three coordinates stays the same; sailing in line, it stays so.
        let third = |post: naive::Post| [post.0, post.1, post.0 + post.1];
        let same = (0..3).find(|axis| third(first)[*axis] == third(last)[*axis]).unwrap();
        let long = (first.0 - last.0).abs().max((first.1 - last.1).abs()) + 1;
        let style = if third(first)[same] == third(to)[same] { "in line" } else { "abreast" };
        self.note(format!("{long} ships {style}"));
    }

    /// Notes the cases of a corsair's move before it is applied.
    fn note_move(&mut self, game: &Naive, legal: &BTreeSet<String>, words: &[&str]) {
        let radius = naive::radius(&game.options);
        if words[0] == "pass" {
            return self.note("corsairs passed");
        }
        let before: Vec<&str> = game.turn_moves.moves.first().map_or(Vec::new(), |text| text.split(' ').collect());
        if words[0] == "end" {
            if game.turn_moves.moves.len() == 1 {
                self.note("ended after one move");
            }
            if game.turn_moves.moves.len() == 1 && legal.len() == 1 {
                self.note("had no second move");
            }
            return;
        }
        if !before.is_empty() && !legal.contains("end") {
            self.note("had to move twice");
        }
        if game.entangled.contains(&naive::named(words[1], radius)) {
            self.note("released during the turn");
        }
        let freed =
            |post: &naive::Post| game.now.board.contains_key(post) && naive::beside(&game.now.board, *post, "EF") < 2;
        if game.options["release"] == "end" && game.entangled.iter().any(freed) {
            self.note("stayed entangled though pulled free");
        }
        if let [.., "pull", victim] = words {
            let kind = game.now.board[&naive::named(victim, radius)];
            let ship = if kind == 'F' { "the freighter" } else { "an escort" };
            let way = if words[0] == "leave" { "off the board" } else { "by stepping" };
            self.note(format!("pulled {ship} {way}"));
            if let [.., "pull", _] = before[..] {
                self.note("pulled twice");
                // The first pulled ship is on the post that its corsair left.
                let same = *victim == before[1];
                let chained = words[1] == before[2];
                self.note(if same {
                    "pulled one ship twice"
                } else if chained {
                    "one corsair pulled two ships"
                } else {
                    "two corsairs pulled two ships"
                });
            }
        }
        match (before.first(), words[0]) {
            (Some(&"enter"), "step") if before[1] == words[1] => self.note("entered and stepped"),
            (Some(&"step"), "leave") if before[2] == words[1] => self.note("stepped and left"),
            (Some(&"leave"), "enter") | (Some(&"enter"), "leave") => self.note("left while another entered"),
            (Some(&"enter"), "enter") => self.note("two entered"),
            _ => {}
        }
    }

    /// Notes the cases of the state after an action.
    fn note_state(&mut self, before: &Naive, game: &Naive) {
        let caught = game.now.captured.saturating_sub(before.now.captured);
        if caught > 0 {
            self.note(format!("captured {caught} at once"));
        }
        for post in if game.turn == before.turn { None } else { Some(&game.entangled) }.into_iter().flatten() {
            self.note("entangled");
            if naive::beside(&game.now.board, *post, "E") == 2 && naive::beside(&game.now.board, *post, "F") == 1 {
                self.note("entangled where three escorts would capture but for the freighter");
            }
        }
        if let Some((winner, reason)) = game.over {
            self.note(format!("over: {reason}"));
            if winner.is_none() {
                self.note("a match was drawn");
            }
        }
    }

    /// Plays random actions until the game is over or `longest` actions are played, and compares at every step.
    fn play(&mut self, mut games: BothGames, longest: usize, rng: &mut Rng) {
        let style = *rng.choose(&STYLES).unwrap();
        for number in 0..longest {
            let legal = games.must_agree();
            if number == 0 {
                games.must_agree_in_bulk();
            }
            if number % 16 == 0 || games.naive.over.is_some() {
                games.must_be_readable();
                for _ in 0..8 {
                    if let Some(action) = random_action_text(&games.naive, &legal, rng) {
                        must_agree_on(&games, &action, &legal);
                    }
                }
            }
            if games.naive.over.is_some() {
                return;
            }
            let aim = match style {
                PlayStyle::Random => None,
                PlayStyle::Returning => way_back(&games.naive, &legal),
                PlayStyle::Capturing => best_capture(&games.naive, &legal),
            };
            let text = aim.unwrap_or_else(|| choose(&legal, rng));
            self.note_action(&games.naive, &legal, &text);
            let before = games.naive.clone();
            games.act(&text.parse().unwrap());
            self.note_state(&before, &games.naive);
            must_conserve(&before, &games.naive);
        }
        self.note("given up");
    }
}

/// How both sides of a game choose actions.
#[derive(Clone, Copy)]
enum PlayStyle {
    /// Any legal action.
    Random,
    /// Back to an earlier position, if possible.
    Returning,
    /// The action that captures most corsairs, if any.
    Capturing,
}

/// A random legal action; half the time a random kind is chosen first, so that rare kinds come as often.
fn choose(legal: &BTreeSet<String>, rng: &mut Rng) -> String {
    // The kinds: the first word, whether something is pulled, and how far apart the ends of a line are.
    let kind = |text: &str| {
        let words: Vec<&str> = text.split(' ').collect();
        let ends = words.get(1).and_then(|word| word.split_once('-'));
        let number = |name: &str| name[1..].parse::<i32>().unwrap();
        let apart = ends.map_or(0, |(first, last)| {
            let files = i32::from(first.as_bytes()[0]) - i32::from(last.as_bytes()[0]);
            files.abs().max((number(first) - number(last)).abs())
        });
        (words[0].to_owned(), text.contains("pull"), apart)
    };
    let mut legal: Vec<&String> = legal.iter().collect();
    if rng.below(2) == 0 {
        let kinds: BTreeSet<_> = legal.iter().map(|text| kind(text)).collect();
        let kinds: Vec<_> = kinds.into_iter().collect();
        let chosen = rng.choose(&kinds).unwrap();
        legal.retain(|text| kind(text) == *chosen);
    }
    (*rng.choose(&legal).unwrap()).clone()
}

/// The position after each of these actions.
fn outcomes<'a>(game: &Naive, legal: &'a BTreeSet<String>) -> Vec<(&'a String, Position)> {
    let now = Naive { seen: Vec::new(), ..game.clone() };
    let after = |text: &'a String| {
        let mut after = now.clone();
        after.act(text);
        (text, after.now)
    };
    legal.iter().map(after).collect()
}

/// An action that leads back to the beginning of an earlier turn.
fn way_back(game: &Naive, legal: &BTreeSet<String>) -> Option<String> {
    if legal.contains("end") {
        return Some("end".to_owned());
    }
    let earlier = |position: &Position| game.seen.iter().any(|(_, seen)| seen == position);
    outcomes(game, legal).into_iter().find(|(_, position)| earlier(position)).map(|(text, _)| text.clone())
}

/// The action that captures most corsairs, if any does.
fn best_capture(game: &Naive, legal: &BTreeSet<String>) -> Option<String> {
    let caught = outcomes(game, legal).into_iter().map(|(text, after)| (after.captured, text));
    caught.max().filter(|(captured, _)| *captured > game.now.captured).map(|(_, text)| text.clone())
}

/// Asserts that both agree on whether an action is legal.
fn must_agree_on(games: &BothGames, action: &Action, legal: &BTreeSet<String>) {
    let text = action.to_string();
    for seat in Seat::all(2) {
        let expected = legal.contains(&text) && games.naive.to_act() == Some(seat.index());
        let found = Real::check(&games.real, seat, action);
        assert_eq!(found.is_ok(), expected, "{seat} {text}: {found:?}\n{}", games.real);
    }
}

/// An action that is often nearly legal: a legal one with one post changed, or a pattern with random posts. `None` if the
/// text is no action.
fn random_action_text(game: &Naive, legal: &BTreeSet<String>, rng: &mut Rng) -> Option<Action> {
    let patterns = ["enter a1", "step a1 b1", "step a1 b1 pull a2", "leave a1", "leave a1 pull b1", "end", "pass"];
    let sails = ["sail c3 c4", "sail c3-c4 d3-d4", "sail c3-e5 d3-f5"];
    let patterns = [&patterns[..], &sails].concat();
    let radius = naive::radius(&game.options);
    // Posts of ships and their neighbours are nearly legal more often.
    let posts = naive::posts(radius);
    let ships: Vec<naive::Post> = game.now.board.keys().copied().collect();
    let name = |rng: &mut Rng| {
        // The last ship may be gone.
        let ship = *rng.choose(&ships).unwrap_or(&(0, 0));
        let near = *rng.choose(&naive::around(ship)).unwrap();
        let post = match rng.below(4) {
            0 => *rng.choose(&posts).unwrap(),
            1 if naive::on_board(near, radius) => near,
            _ => ship,
        };
        naive::name(post, radius)
    };
    let from_legal = rng.below(2) == 0;
    let legal: Vec<&str> = legal.iter().map(String::as_str).collect();
    let pattern = if from_legal { rng.choose(&legal) } else { None };
    let pattern = *pattern.or(rng.choose(&patterns)).unwrap();
    // One post of a legal action, or all of a pattern.
    let changed = from_legal.then(|| rng.below(4));
    let mut place = 0;
    let words = pattern.split(' ').map(|word| {
        let names = word.split('-').map(|old| {
            if !old.ends_with(|last: char| last.is_ascii_digit()) {
                return old.to_owned();
            }
            place += 1;
            if changed.is_none_or(|changed| changed + 1 == place) { name(rng) } else { old.to_owned() }
        });
        names.collect::<Vec<String>>().join("-")
    });
    words.collect::<Vec<String>>().join(" ").parse().ok()
}

/// Asserts that no ship is lost or added, and that the game ends in time.
fn must_conserve(before: &Naive, game: &Naive) {
    let text = game.write();
    assert_eq!(count(&game.now, 'C') + game.now.reserve + game.now.captured, 6, "{text}");
    let captured = game.over.is_some_and(|(_, reason)| reason == "freighter");
    assert_eq!(count(&game.now, 'F'), usize::from(!captured), "{text}");
    let limit = game.options["limit"].parse().unwrap_or(usize::MAX);
    assert!(game.turn <= limit, "{text}");
    if before.first == game.first {
        assert!(count(&game.now, 'E') <= count(&before.now, 'E'), "{text}");
        assert!(game.now.captured >= before.now.captured, "{text}");
        assert!((before.turn..=before.turn + 1).contains(&game.turn), "{text}");
    } else {
        // The second game of a match begins with swapped sides.
        assert_eq!((game.turn, game.corsairs, game.seen.len()), (1, 1 - before.corsairs, 0), "{text}");
    }
}

/// Compares `count` games from their beginning, each to its end.
fn compare_from_the_beginning(size: Option<&str>, count: u64, coverage: &mut Coverage<Real>) {
    for number in 0..count {
        let mut rng = Rng::stream(1, number);
        let options = random_options(size, &mut rng);
        coverage.play(BothGames::start(&options, rng.next_u64()), 2_000, &mut rng);
    }
}

/// Compares `count` games from random positions, over some turns.
fn compare_from_anywhere(size: Option<&str>, count: u64, coverage: &mut Coverage<Real>) {
    for number in 0..count {
        let mut rng = Rng::stream(2, number);
        let options = random_options(size, &mut rng);
        coverage.play(BothGames::at_random_position(&options, &mut rng), 24, &mut rng);
    }
}

#[test]
fn both_implementations_have_the_same_options() {
    let known: Vec<(&str, &[&str])> = Options::CHOICES.iter().map(|choice| (choice.key, choice.values)).collect();
    assert_eq!(known, naive::OPTIONS);
}

#[test]
fn every_option_has_an_effect_beside_all_others() {
    for number in 0..200 {
        let options = random_options(None, &mut Rng::stream(3, number));
        assert_eq!(Real::normalize(options.clone()), options);
    }
}

#[test]
fn both_implementations_agree_from_the_beginning() {
    let mut coverage = Coverage::default();
    compare_from_the_beginning(None, 25, &mut coverage);
}

#[test]
fn both_implementations_agree_from_random_positions() {
    let mut coverage = Coverage::default();
    compare_from_anywhere(None, 2_000, &mut coverage);
    coverage.must_have_all(&EXPECTED, 1);
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn both_implementations_agree_in_very_many_games() {
    for size in ["4", "5", "6", "8"] {
        let mut coverage = Coverage::default();
        compare_from_the_beginning(Some(size), 2_000, &mut coverage);
        compare_from_anywhere(Some(size), 98_000, &mut coverage);
        coverage.must_have_all(&EXPECTED, 5);
    }
}

#[test]
fn the_naive_perft_agrees_with_a_third_program() {
    // Whole turns from the beginning, and the positions after them.
    let counts = [
        ("size=4", (4_266, 3_096)),
        ("standard", (6_534, 4_734)),
        ("size=6", (8_802, 6_372)),
        ("size=8", (13_338, 9_648)),
    ];
    for (options, expected) in counts {
        let game = Naive::read(options);
        assert_eq!((game.perft(1), game.perft(2)), ((54, 39), expected), "{options}");
    }
}
