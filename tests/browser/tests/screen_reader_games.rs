//! One game of each kind is played to its end by real keys and by what a real screen reader says, in Firefox and Chromium.
//! `cargo xtask test --long` runs these tests: they need Orca.
//!
//! A player here knows of the game what was spoken to its end, and nothing else: it asks what it can do, and types one of the moves
//! that it has heard. So a test fails if the page is silent, or cut short, where a player needs to hear something.

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Listener, PRACTISED_SPEED, Page, visit_at_speed};

use crate::by_ear::{EVERYTHING_TAPPED, is_to_be_tapped, landings, places, rank};

/// The most moves that a player makes in a game.
const MOST_MOVES: usize = 300;

/// The most cards that are laid in the Battle of Corsica.
const MOST_CARDS: usize = 2_000;

/// How soon an answer begins to be spoken, in seconds. It is said at once, but the machine may be busy.
const SOON: f64 = 10.0;

/// How soon after the last key the result begins to be spoken, in seconds: after what led to it.
const SOON_AFTER_ALL: f64 = 25.0;

/// What is spoken at the end of a game.
const RESULTS: &[&str] = &["You win", "You lose", "A draw", ") wins", "Cabin boy wins"];

/// Remembers all that the page announces.
const REMEMBER: &str = "
    window.announced = [];
    new MutationObserver((changes) => {
        for (const added of changes.flatMap((change) => [...change.addedNodes])) {
            if (added.parentElement?.matches('[role=log]')) window.announced.push(added.textContent);
        }
    }).observe(document, { subtree: true, childList: true });";

/// A move to type.
struct Move {
    typed: String,
    /// Some of these words report the move.
    report: Vec<String>,
    /// Some of these words say what the opponent did then; empty if the player goes on.
    answer: &'static [&'static str],
    /// What was heard of a move that is made already, as it was the only one that the question could mean.
    heard: Option<String>,
}

impl Move {
    fn new(typed: impl Into<String>, report: &str, answer: &'static [&'static str]) -> Self {
        Self { typed: typed.into(), report: vec![report.into()], answer, heard: None }
    }

    fn made(typed: &str, heard: String) -> Self {
        Self { heard: Some(heard), ..Self::new(typed, "", &[]) }
    }
}

/// A player who listens and types.
struct Player<'a, 'b> {
    page: &'a Page,
    listener: &'a mut Listener<'b>,
    /// All that was heard about the game without being asked for.
    told: String,
    /// The number of the player's moves.
    moves: usize,
    /// Some of these words ask for a move the first time.
    prompts: &'static [&'static str],
}

impl Player<'_, '_> {
    /// Types something into the field for moves, which has the focus. What was refused there is marked, and goes.
    fn enter(&mut self, text: &str) -> Result<()> {
        self.listener.type_in(text)?;
        self.listener.press("Return")
    }

    /// Asks a question. Returns the answer.
    async fn ask(&mut self, question: &str, some_of: &[&str]) -> Result<String> {
        self.enter(question)?;
        self.listener.hear(some_of, SOON).await?;
        self.listener.wait_for("the answer", |said| Some(said.to_owned())).await
    }

    /// Makes a move, and listens until it is the player's turn again, or the game is over; then what was said.
    async fn play(&mut self, chosen: &Move) -> Result<String> {
        self.moves += 1;
        if let Some(said) = &chosen.heard {
            let is_whole = is_over(said) || is_prompt(said, self.prompts);
            return if is_whole { Ok(said.clone()) } else { self.listen().await };
        }
        self.enter(&chosen.typed)?;
        let report: Vec<&str> = chosen.report.iter().map(String::as_str).collect();
        self.listener.hear(&report, SOON).await?;
        let said = self.listen().await?;
        let is_answered = chosen.answer.is_empty() || chosen.answer.iter().any(|words| said.contains(words));
        ensure!(is_answered || is_over(&said), "expected to hear {:?} of the opponent, heard {said:?}", chosen.answer);
        Ok(said)
    }

    /// Listens until it is the player's turn, or the game is over; then what was said.
    async fn listen(&mut self) -> Result<String> {
        let prompts = self.prompts;
        let is_meant = |said: &str| (is_over(said) || is_prompt(said, prompts)).then(|| said.to_owned());
        let said = self.listener.wait_for("the next prompt, or the result", is_meant).await?;
        self.told += " ";
        self.told += &said;
        Ok(said)
    }

    /// Checks that the result is spoken soon, with all that was announced in the whole game.
    async fn expect_to_have_heard_all(&mut self) -> Result<()> {
        self.listener.hear(RESULTS, SOON_AFTER_ALL).await?;
        self.listener.wait_until_quiet().await?;
        let announced = self.page.run("return window.announced", vec![]).await?;
        let announced: Vec<String> = serde_json::from_value(announced)?;
        ensure!(announced.len() >= self.moves, "expected an announcement for each move, found {}", announced.len());
        let unheard = self.listener.unheard(&announced)?;
        ensure!(unheard.is_empty(), "announced, and not spoken to the end: {unheard:#?}");
        println!("{} moves, {} keys, {} announcements", self.moves, self.listener.keys(), announced.len());
        Ok(())
    }
}

fn is_prompt(said: &str, prompts: &[&str]) -> bool {
    said.contains("It is your turn.") || prompts.iter().any(|prompt| said.contains(prompt))
}

fn is_over(said: &str) -> bool {
    RESULTS.iter().any(|result| said.contains(result))
}

/// Begins a game against the weakest computer, which plays at once.
async fn begin(page: &Page, listener: &mut Listener<'_>, game: &str, options: &[(&str, &str)]) -> Result<()> {
    page.set_up(game, options).await?;
    page.run(REMEMBER, vec![]).await?;
    // Without it, Chromium's page of the set-up is read out to its end.
    listener.press("Control_L")?;
    listener.wait_until_quiet().await?;
    // A page that was drawn slowly has focused its heading meanwhile.
    let button = page.find("button", "Begin").await?;
    page.run("arguments[0].focus()", vec![serde_json::to_value(button)?]).await?;
    listener.wait_until_quiet().await?;
    listener.press("Return")
}

/// Plays a game; afterwards tells all that was heard, if that is wanted.
#[expect(clippy::needless_pass_by_value, reason = "a test gives a closure of its own")]
fn heard_to_its_end(play: impl AsyncFn(&Page, &mut Listener<'_>) -> Result<()>) {
    visit_at_speed(PRACTISED_SPEED, "/", async |page, listener| {
        let played = play(page, listener).await;
        if std::env::var_os("TRANSCRIPT").is_some() {
            println!("{}", listener.transcript(usize::MAX)?);
        }
        played
    });
}

/// Plays a game to its end, in the field for moves. `choose` chooses each move.
#[expect(clippy::needless_pass_by_value, reason = "a test gives a closure of its own")]
fn plays_to_the_end(
    game: &'static str,
    options: &'static [(&'static str, &'static str)],
    prompts: &'static [&'static str],
    choose: impl AsyncFn(&mut Player<'_, '_>) -> Result<Move>,
) {
    heard_to_its_end(async |page, listener| {
        begin(page, listener, game, options).await?;
        let mut player = Player { page, listener, told: String::new(), moves: 0, prompts };
        let mut said = player.listen().await?;
        player.listener.wait_until_quiet().await?;
        player.listener.press("slash")?;
        player.listener.hear(&["type a move"], SOON).await?;
        while !is_over(&said) {
            ensure!(player.moves < MOST_MOVES, "the game did not come to an end");
            let chosen = choose(&mut player).await?;
            said = player.play(&chosen).await.with_context(|| format!("after {:?}", chosen.typed))?;
        }
        player.expect_to_have_heard_all().await
    });
}

/// The cards that were said, as they are typed: "5S" for "5 of spades".
fn cards(said: &str) -> Vec<String> {
    let words: Vec<&str> =
        said.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let card = |words: &[&str]| {
        let [rank, "of", suit] = words else { return None };
        let rank = if rank.parse::<u8>().is_ok() { *rank } else { rank.get(..1)? };
        Some(format!("{rank}{}", suit.get(..1)?).to_uppercase())
    };
    words.windows(3).filter_map(card).collect()
}

/// The moves that an answer gives as examples.
fn examples(said: &str) -> Vec<&str> {
    let (_, moves) = said.rsplit_once("such as ").unwrap_or_default();
    // What follows the sentence is what Orca says of the field.
    let (moves, _) = moves.split_once('.').unwrap_or_default();
    moves.split(',').map(str::trim).collect()
}

/// The sentence that has these words, if any.
fn sentence<'a>(said: &'a str, words: &str) -> Option<&'a str> {
    said.split_inclusive(". ").find(|sentence| sentence.contains(words))
}

#[test]
#[ignore = "long: needs a screen reader"]
fn knights_and_corsairs_is_heard_to_its_end() {
    const PROMPTS: &[&str] = &["choose a space.", ": choose ", "Ready to", "Place the"];
    plays_to_the_end("knights-and-corsairs", &[("hand", "5")], PROMPTS, async |player| {
        let possible = player.ask("?", &["You can attack", "You can win", "You answer", "You choose the card"]).await?;
        if let Some(choices) = sentence(&possible, "You choose the card") {
            let card = cards(choices).into_iter().next().context("expected to hear which card can stay")?;
            return Ok(Move::new(format!("place {card}"), "stays on", &[]));
        }
        let hand = player.ask("h", &["Your hand"]).await?;
        let hand = cards(sentence(&hand, "Your hand").unwrap_or_default());
        let typed = |words: &str, count: usize| format!("{words} {}", hand[..count.min(hand.len())].join(" "));
        if let Some(spaces) = sentence(&possible, "You can win at once") {
            let space = places(spaces).into_iter().next().context("expected to hear where one wins")?;
            return Ok(Move::new(typed(&format!("influence {space}"), 1), &format!("You took {space}"), &[]));
        }
        if let Some(spaces) = sentence(&possible, "You can attack") {
            let open = places(spaces);
            let space = &open[player.moves % open.len().max(1)];
            let how_many = spaces.split(", ").find(|part| part.contains(space.as_str())).unwrap_or_default();
            let chosen = typed(&format!("attack {space}"), most(how_many));
            return Ok(Move::new(chosen, &format!("You attacked {space}"), &["won"]));
        }
        let question = sentence(&possible, "You answer the attack").context("expected to hear what to do")?;
        Ok(Move::new(typed("defend", most(question)), "The three best cards", &["won"]))
    });
}

/// The largest number of cards that was said: "one card", "two to three cards", "without a card".
fn most(said: &str) -> usize {
    const NUMBERS: [&str; 5] = ["no", "one", "two", "three", "four"];
    let (before, _) = said.rsplit_once(" card").unwrap_or_default();
    let number = before.rsplit(' ').next().unwrap_or_default();
    NUMBERS.iter().position(|word| *word == number).or_else(|| number.parse().ok()).unwrap_or_default()
}

#[test]
#[ignore = "long: needs a screen reader"]
fn corsairs_is_heard_to_its_end() {
    // The convoy on the smallest board.
    const OPTIONS: &[(&str, &str)] = &[("size", "4"), ("corsairs", "2")];
    const PROMPTS: &[&str] = &["Choose an escort to sail", "No escort can move"];
    plays_to_the_end("corsairs", OPTIONS, PROMPTS, async |player| {
        let answer = player.ask("sail", &["can mean several moves", "You can’t play", "The escort sails"]).await?;
        let examples = examples(&answer);
        let Some(example) = examples.get(player.moves % examples.len().max(1)) else {
            return Ok(Move::new("pass", "The convoy passes", &["orsair"]));
        };
        Ok(Move::new(*example, "sail", &["orsair"]))
    });
}

#[test]
#[ignore = "long: needs a screen reader"]
fn court_wars_is_heard_to_its_end() {
    const OPTIONS: &[(&str, &str)] = &[("limit", "3"), ("starter", "1")];
    const PROMPTS: &[&str] = &[": place it on", "– or attack", "attack, and then draw", "draw guard", "raw a card."];
    plays_to_the_end("court-wars", OPTIONS, PROMPTS, async |player| {
        let possible = player.ask("?", &["You can draw", "You draw", "fits on your", "You can discard"]).await?;
        if let Some(fits) = sentence(&possible, "fits on your") {
            let (_, courts) = fits.split_once("fits on your").unwrap_or_default();
            let fits: Vec<&str> =
                ["King", "Queen", "Jack"].into_iter().filter(|court| courts.contains(court)).collect();
            let court = fits.get(player.moves % fits.len().max(1)).context("expected to hear where it fits")?;
            return Ok(Move::new(format!("place {}", &court[..1]), "You placed", &["Cabin boy"]));
        }
        if possible.contains("You can discard") {
            return Ok(Move::new("discard", "You discarded", &["Cabin boy"]));
        }
        if sentence(&possible, "You can attack: ").is_some() {
            let answer = player.ask("attack", &["can mean several moves", "You spent"]).await?;
            if answer.contains("You spent") {
                return Ok(Move::made("attack", answer));
            }
            let attack = *examples(&answer).first().context("expected to hear an attack")?;
            return Ok(Move::new(attack, "You spent", &[]));
        }
        Ok(Move::new("draw", "You drew", &[]))
    });
}

#[test]
#[ignore = "long: needs a screen reader"]
fn knight_fight_is_heard_to_its_end() {
    const OPTIONS: &[(&str, &str)] = &[("favoured", "1"), ("sides", "swap")];
    const PROMPTS: &[&str] = &["Choose your side", "Choose where your new knight lands", "Press 0 to end the match"];
    plays_to_the_end("knight-fight", OPTIONS, PROMPTS, async |player| {
        if player.told.ends_with("Press 0 to end the match, or play on.") {
            return Ok(Move::new("0", "win", &[]));
        }
        let Some(at) = player.told.rfind("you play ") else {
            return Ok(Move::new("play x", "you play X", &[]));
        };
        let own = &player.told[at + "you play ".len()..][..1].to_owned();
        let board = player.ask("b", &["knight"]).await?;
        let space = landings(&board, own)?.into_iter().next().context("expected to hear where a knight can land")?;
        // Nothing is answered once the result is settled.
        let answer = if own == "X" {
            &["O lands", "O passes", "won bout", "Press 0 to end the match"]
        } else {
            &["X lands", "X passes", "won bout", "Press 0 to end the match"]
        };
        Ok(Move::new(format!("spawn {space}"), &format!("{own} lands on {space}"), answer))
    });
}

#[test]
#[ignore = "long: needs a screen reader"]
fn the_battle_of_corsica_is_heard_to_its_end() {
    heard_to_its_end(async |page, listener| {
        begin(page, listener, "battle-of-corsica", EVERYTHING_TAPPED).await?;
        listener.hear(&["You: lay with Enter, tap with Space."], SOON).await?;
        let mut player = Player { page, listener, told: String::new(), moves: 0, prompts: &[] };
        player.listener.wait_until_quiet().await?;
        player.listener.press("Return")?;
        player.listener.hear(&["First card: You."], SOON).await?;
        let mut pile = Vec::new();
        while player.moves < MOST_CARDS {
            let is_tapped = is_to_be_tapped(&pile);
            player.moves += 1;
            player.listener.press(if is_tapped { "space" } else { "Return" })?;
            let is_told =
                |said: &str| (!said.is_empty() && !said.ends_with("about to be taken.")).then(|| said.to_owned());
            let told = player.listener.wait_for("a card, or who has the pile", is_told).await?;
            if is_over(&told) {
                return player.expect_to_have_heard_all().await;
            }
            for part in told.split_inclusive(". ") {
                match rank(part.trim()) {
                    Some(rank) => pile.push(rank),
                    // After a pile was taken another one begins.
                    None if part.contains(" cards") => pile.clear(),
                    // Who is next.
                    None => {}
                }
            }
        }
        bail!("the game did not come to an end")
    });
}
