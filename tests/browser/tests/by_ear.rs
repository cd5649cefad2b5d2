//! Every game is played to its end by keys and by what a screen reader says.
//!
//! The players here have an [`Ear`] and no page, so they cannot look. They make only moves that they have heard are possible:
//! a test fails if the page does not say what a player needs.

use std::cmp::Reverse;

use anyhow::{Context, Result, anyhow, bail, ensure};
use browser_tests::ear::Place;
use browser_tests::{Ear, Key, Page, visit};

/// The most times that a player is asked something in a game.
const MOST_DECISIONS: usize = 600;

/// The most cards that are laid in the Battle of Corsica.
const MOST_CARDS: usize = 2_000;

/// Lays out a game against the weakest computer, which plays at once, and has a player without eyes sit down to it.
async fn sit_down<'a>(page: &'a Page, game: &str, options: &[(&str, &str)]) -> Result<Ear<'a>> {
    page.resize(800, 1100).await?;
    // These players go by what they are asked to do, each time.
    page.run("localStorage.setItem('corsair-cabinet:settings', 'wording=1')", vec![]).await?;
    page.reload().await?;
    page.set_up(game, options).await?;
    let ear = Ear::listen(page).await?;
    page.click("button", "Begin").await?;
    Ok(ear)
}

/// Plays a game to its end, where it is said what decided it.
#[expect(clippy::needless_pass_by_value, reason = "a game is written where it is handed over")]
fn by_ear(
    game: &'static str,
    options: &'static [(&'static str, &'static str)],
    play: impl AsyncFn(&mut Ear<'_>) -> Result<()>,
) {
    visit("/", async |page, _host| {
        let mut ear = sit_down(page, game, options).await?;
        let played = play(&mut ear).await.and_then(|()| {
            ensure!(!ear.place().description.is_empty(), "expected to hear what decided the game");
            Ok(())
        });
        played.map_err(|error| anyhow!("{error:#}; what was heard at last:\n{}", ear.last()))
    });
}

fn key(key: Key) -> String {
    char::from(key).into()
}

/// The way back with the Tab key.
fn back() -> String {
    Key::Shift + &key(Key::Tab)
}

/// Whether one is where it is said how the game has ended.
fn is_over(place: &Place) -> bool {
    place.role == "heading" && ["You ", "Cabin boy", "A draw"].iter().any(|start| place.name.starts_with(start))
}

/// The names of places of a board in what was said: a letter and a number.
pub fn places(said: &str) -> Vec<String> {
    let words = said.split(|letter: char| !letter.is_ascii_alphanumeric());
    let is_place = |word: &&str| {
        let mut letters = word.chars();
        letters.next().is_some_and(|file| file.is_ascii_lowercase()) && letters.as_str().parse::<u8>().is_ok()
    };
    words.filter(is_place).map(str::to_owned).collect()
}

/// The column, counted from 0, and the row of a place that is called so.
fn column_and_row(name: &str) -> Result<(i32, i32)> {
    let place =
        places(name).into_iter().next().with_context(|| format!("expected the name of a place, heard {name:?}"))?;
    Ok((i32::from(place.as_bytes()[0] - b'a'), place[1..].parse()?))
}

/// A key this many times, or the opposite one if the number is negative.
fn steps(number: i32, forth: Key, back: Key) -> String {
    key(if number > 0 { forth } else { back }).repeat(number.unsigned_abs() as usize)
}

/// Goes with the arrows to a place of a board, from the one that was said to have the focus. On a board of hexagons going
/// aside may lead up or down, too.
async fn arrow_to(ear: &mut Ear<'_>, name: &str) -> Result<()> {
    let (column, row) = column_and_row(name)?;
    let (from, _) = column_and_row(&ear.place().name)?;
    if from != column {
        ear.press(&steps(column - from, Key::Right, Key::Left)).await?;
    }
    let (_, from) = column_and_row(&ear.place().name)?;
    if from != row {
        ear.press(&steps(row - from, Key::Up, Key::Down)).await?;
    }
    let there = column_and_row(&ear.place().name)?;
    ensure!(there == (column, row), "expected the arrows to lead to {name}, and came to {:?}", ear.place());
    Ok(())
}

/// Goes on with the Tab key to a button, and presses it.
async fn press_button(ear: &mut Ear<'_>, names: &[&str]) -> Result<()> {
    ear.go(&key(Key::Tab), &format!("the button {}", names.join(" or ")), |place| place.is_button(names)).await?;
    ear.press(&key(Key::Enter)).await?;
    Ok(())
}

/// Goes with the Tab key into something of this name that lies before where one is, or after it when one has just sat down.
async fn back_into(ear: &mut Ear<'_>, group: &str) -> Result<()> {
    let way = if ear.place().role == "main" { key(Key::Tab) } else { back() };
    ear.go(&way, group, |place| place.is_in(group)).await
}

#[test]
fn knights_and_corsairs_is_played_to_its_end_by_ear() {
    const GRID: &str = "Grid, three by three";
    const HAND: &str = "Your hand";
    const CONFIRM: &[&str] = &["Attack", "Defend", "Place", "Take it and win"];
    enum Due {
        Space,
        Card,
        Confirm,
        Over,
    }
    by_ear("knights-and-corsairs", &[("hand", "5")], async |ear| {
        ear.wait_for("which colour one has", |said, _| {
            (said.contains("You (Red)") || said.contains("You (Black)")).then_some(())
        })
        .await?;
        for turn in 0..MOST_DECISIONS {
            let due = ear.wait_for("what to do", |said, place| match said {
                _ if is_over(place) => Some(Due::Over),
                said if said.contains("choose a space.") => Some(Due::Space),
                said if said.contains("Ready to") || said.contains("Place the") => Some(Due::Confirm),
                said if said.contains(": choose ") => Some(Due::Card),
                _ => None,
            });
            match due.await? {
                Due::Over => return Ok(()),
                Due::Space => {
                    back_into(ear, GRID).await?;
                    let possible = ear.press("?").await?;
                    let spaces = possible
                        .split('.')
                        .filter(|line| line.contains("You can attack") || line.contains("win at once"));
                    let spaces: Vec<String> = spaces.flat_map(places).collect();
                    let space = spaces.get(turn % spaces.len().max(1)).context("expected to hear where to attack")?;
                    arrow_to(ear, space).await?;
                    ear.press(" ").await?;
                }
                Due::Card => {
                    let is_before = ear.place().is_in(GRID) || ear.place().role == "main";
                    let way = if is_before { key(Key::Tab) } else { back() };
                    ear.go(&way, HAND, |place| place.is_in(HAND)).await?;
                    let is_free =
                        |place: &Place| place.is_available() && place.states.iter().any(|state| state == "not pressed");
                    if !is_free(ear.place()) {
                        ear.press(&key(Key::Home)).await?;
                    }
                    ear.go(&key(Key::Right), "a card to choose", is_free).await?;
                    ear.press(" ").await?;
                }
                Due::Confirm => press_button(ear, CONFIRM).await?,
            }
        }
        bail!("the game did not come to an end")
    });
}

#[test]
fn corsairs_is_played_to_its_end_by_ear() {
    const BOARD: &str = "The board";
    enum Due {
        Escort,
        Course,
        Sail,
        Over,
    }
    // The convoy on the smallest board.
    by_ear("corsairs", &[("size", "4"), ("corsairs", "2")], async |ear| {
        for turn in 0..MOST_DECISIONS {
            let due = ear.wait_for("what to do", |said, place| match said {
                _ if is_over(place) => Some(Due::Over),
                said if said.contains("Choose an escort to sail") => Some(Due::Escort),
                said if said.contains("Choose where the escort") => Some(Due::Course),
                said if said.contains("Ready: ") => Some(Due::Sail),
                _ => None,
            });
            match due.await? {
                Due::Over => return Ok(()),
                Due::Escort => {
                    back_into(ear, BOARD).await?;
                    let possible = ear.press("?").await?;
                    let escorts = possible.split_inclusive('.').find(|line| line.contains("can sail:")).map(places);
                    let escorts = escorts.context("expected to hear which escorts can sail")?;
                    let escort =
                        escorts.get(turn % escorts.len().max(1)).context("expected an escort that can sail")?;
                    arrow_to(ear, escort).await?;
                    ear.press(" ").await?;
                }
                Due::Course => {
                    // One of the six neighbours, as on a number pad.
                    let ways = [('8', '2'), ('9', '1'), ('3', '7'), ('2', '8'), ('1', '9'), ('7', '3')];
                    for (there, back) in ways.into_iter().cycle().skip(turn % 6).take(6) {
                        let before = ear.place().name.clone();
                        ear.press(&there.to_string()).await?;
                        if ear.place().name.contains("within reach") {
                            break;
                        }
                        if ear.place().name != before {
                            ear.press(&back.to_string()).await?;
                        }
                    }
                    ensure!(ear.place().name.contains("within reach"), "expected to find a post within reach");
                    ear.press(" ").await?;
                }
                Due::Sail => press_button(ear, &["Sail"]).await?,
            }
        }
        bail!("the game did not come to an end")
    });
}

#[test]
fn court_wars_is_played_to_its_end_by_ear() {
    const COURTS: &str = "The courts";
    enum Due {
        Draw,
        DrawOrAttack,
        Place,
        Over,
    }
    /// Goes among the courts to one of them. One's own are the lower row.
    async fn court(ear: &mut Ear<'_>, own: bool, name: &str) -> Result<()> {
        back_into(ear, COURTS).await?;
        ear.press(&(key(if own { Key::Down } else { Key::Up }) + &key(Key::Home))).await?;
        ear.go(&key(Key::Right), name, |place| place.name.starts_with(name)).await
    }
    /// Spends the stack that is said first against the court that is said first, if any can be reached.
    async fn attack(ear: &mut Ear<'_>) -> Result<bool> {
        let possible = ear.press("?").await?;
        let Some((_, means)) = possible.split_once("You can attack: your ") else { return Ok(false) };
        let own = means.split(' ').next().unwrap_or_default();
        let (_, targets) = means.split_once("Within reach: ").context("expected to hear what is within reach")?;
        let target = targets.split([',', '.']).next().and_then(|first| first.split(" and ").next()).unwrap_or_default();
        court(ear, true, own).await?;
        let asked = ear.press(" ").await?;
        ensure!(asked.contains("choose what to hit"), "expected to be asked what to hit, heard {asked:?}");
        court(ear, false, target).await?;
        let asked = ear.press(" ").await?;
        let is_ready = asked.contains("Remove the last") || asked.contains("Bring down the");
        press_button(ear, if is_ready { &["Attack"] } else { &["Clear"] }).await?;
        Ok(is_ready)
    }
    /// The pile itself is the way to draw that is nearest.
    async fn draw(ear: &mut Ear<'_>) -> Result<()> {
        let is_pile = |place: &Place| place.is_available() && place.name.starts_with("Draw");
        ear.go(&key(Key::Tab), "the pile", is_pile).await?;
        ear.press(&key(Key::Enter)).await?;
        Ok(())
    }
    by_ear("court-wars", &[("limit", "3"), ("starter", "1")], async |ear| {
        for turn in 0..MOST_DECISIONS {
            let due = ear.wait_for("what to do", |said, place| match said {
                _ if is_over(place) => Some(Due::Over),
                said if said.contains(": place it on") => Some(Due::Place),
                said if said.contains("– or attack") || said.contains("attack, and then draw") => {
                    Some(Due::DrawOrAttack)
                }
                said if said.contains("draw guard") || said.contains("raw a card.") => Some(Due::Draw),
                _ => None,
            });
            match due.await? {
                Due::Over => return Ok(()),
                Due::Draw => draw(ear).await?,
                Due::DrawOrAttack => {
                    if !attack(ear).await? {
                        draw(ear).await?;
                    }
                }
                Due::Place => {
                    ear.press("?").await?;
                    let is_heard = |said: &str, _: &Place| said.contains(" fits on your ").then(|| said.to_owned());
                    let possible = ear.wait_for("where it fits", is_heard).await?;
                    let fits = ["King", "Queen", "Jack"].into_iter().filter(|kind| {
                        possible.split('.').any(|line| line.contains(" fits on your ") && line.contains(kind))
                    });
                    let fits: Vec<&str> = fits.collect();
                    let kind = fits.get(turn % fits.len().max(1)).context("expected to hear where it fits")?;
                    court(ear, true, kind).await?;
                    ear.press(" ").await?;
                    // Touched twice it is done.
                    ear.press(" ").await?;
                }
            }
        }
        bail!("the game did not come to an end")
    });
}

#[test]
fn knight_fight_is_played_to_its_end_by_ear() {
    const BOARD: &str = "The board";
    enum Due {
        Side,
        Choose,
        Land,
        Place,
        Settled,
        Over,
    }
    by_ear("knight-fight", &[("favoured", "1"), ("sides", "swap")], async |ear| {
        let mut own = "X";
        for _ in 0..MOST_DECISIONS {
            let (due, side) = ear
                .wait_for("what to do", |said, place| {
                    let side = if said.contains("you play O") {
                        Some("O")
                    } else {
                        said.contains("you play X").then_some("X")
                    };
                    let due = match said {
                        _ if is_over(place) => Due::Over,
                        said if said.contains("Nothing can change the result any more") => Due::Settled,
                        said if said.contains("Choose your side") => Due::Side,
                        said if said.contains("Ready: you play") => Due::Choose,
                        said if said.contains("Choose where your new knight lands") => Due::Land,
                        said if said.contains("Ready: a knight") => Due::Place,
                        _ => return None,
                    };
                    Some((due, side))
                })
                .await?;
            own = side.unwrap_or(own);
            match due {
                Due::Over => return Ok(()),
                Due::Side => {
                    ear.go(&key(Key::Tab), "a side", |place| place.name == "X").await?;
                    ear.press(" ").await?;
                }
                Due::Choose => press_button(ear, &["Choose"]).await?,
                Due::Land => {
                    back_into(ear, BOARD).await?;
                    let spaces = landings(&ear.press("b").await?, own)?;
                    for space in spaces {
                        arrow_to(ear, &space).await?;
                        if ear.place().name.contains("within reach") {
                            break;
                        }
                    }
                    ensure!(ear.place().name.contains("within reach"), "expected to find a space within reach");
                    ear.press(" ").await?;
                }
                Due::Place => press_button(ear, &["Place"]).await?,
                Due::Settled => press_button(ear, &["End the match"]).await?,
            }
        }
        bail!("the match did not come to an end")
    });
}

/// The spaces a knight's move away from one's own, the best first: where one would win, where the other would, and the others.
pub fn landings(board: &str, own: &str) -> Result<Vec<String>> {
    let spaces: Vec<&str> = board.split([';', '.', ':']).map(str::trim).collect();
    let those = |what: &str| {
        spaces.iter().filter(|space| space.contains(what)).flat_map(|space| places(space)).collect::<Vec<_>>()
    };
    let other = if own == "X" { "O" } else { "X" };
    let mut wins = those(&format!("{own} would win here"));
    wins.extend(those(&format!("{other} would win here")));
    let taken = [those(&format!("{own} knight")), those(&format!("{other} knight"))].concat();
    let knights: Vec<(i32, i32)> =
        those(&format!("{own} knight")).iter().map(|knight| column_and_row(knight)).collect::<Result<_>>()?;
    let moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
    let reached = knights.iter().flat_map(|(column, row)| moves.map(|(aside, up)| (column + aside, row + up)));
    let on_board = reached.filter(|(column, row)| (0..11).contains(column) && (1..=12).contains(row));
    // Where more knights of one's own stand in the same row, rows grow.
    let beside = |(column, row): (i32, i32)| {
        let is_near = |(other, its): &&(i32, i32)| {
            *other == column && (its - row).abs() < 4 || *its == row && (other - column).abs() < 4
        };
        knights.iter().filter(is_near).count()
    };
    let mut near: Vec<(i32, i32)> = on_board.collect();
    near.sort_by_key(|place| (Reverse(beside(*place)), *place));
    near.dedup();
    let names = near.into_iter().filter_map(|(column, row)| {
        let letter = ('a'..='k').nth(usize::try_from(column).ok()?)?;
        Some(format!("{letter}{row}")).filter(|name| !taken.contains(name))
    });
    let names: Vec<String> = names.collect();
    wins.retain(|space| names.contains(space));
    Ok([wins, names].concat())
}

/// The rank of a card that was said after a name, if it was one.
pub fn rank(said: &str) -> Option<u8> {
    let (_, name) = said.strip_suffix('.')?.split_once(": ")?;
    let (rank, _) = name.split_once(" of ")?;
    Some(match rank {
        "Ace" => 1,
        "Jack" => 11,
        "Queen" => 12,
        "King" => 13,
        number => number.parse().ok()?,
    })
}

/// Whether the last of the cards on the pile make something that may be tapped, in a game in which everything may.
pub fn is_to_be_tapped(ranks: &[u8]) -> bool {
    let (Some([below, top]), third) = (ranks.last_chunk::<2>(), ranks.iter().rev().nth(2)) else { return false };
    let is_neighbour = [1, 12].contains(&top.abs_diff(*below));
    let is_ten = top + below == 10 && *top > 1 && *below > 1;
    top == below || third == Some(top) || is_neighbour || is_ten
}

/// The options of a calm race in which everything may be tapped.
pub const EVERYTHING_TAPPED: &[(&str, &str)] = &[
    ("pace", "calm"),
    ("starter", "person"),
    ("sandwich", "on"),
    ("sequence", "on"),
    ("ten", "on"),
    ("jokers", "out"),
    ("window", "600"),
];

#[test]
fn the_battle_of_corsica_is_played_to_its_end_by_ear() {
    by_ear("battle-of-corsica", EVERYTHING_TAPPED, async |ear| {
        ear.wait_for("that one can begin", |_, place| place.is_button(&["Begin"]).then_some(())).await?;
        let keys = &ear.place().description;
        ensure!(keys.contains("You: lay with Enter, tap with Space."), "expected to hear the keys, heard {keys:?}");
        ear.press(&key(Key::Enter)).await?;
        let mut pile = Vec::new();
        for _ in 0..MOST_CARDS {
            let tap = is_to_be_tapped(&pile);
            ear.press(&(if tap { " ".to_owned() } else { key(Key::Enter) })).await?;
            let told = ear.wait_for("a card, or who has the pile", |said, place| {
                (is_over(place) || !said.is_empty()).then(|| said.to_owned())
            });
            let told = told.await?;
            if is_over(ear.place()) {
                return Ok(());
            }
            if told.contains("about to be taken") {
                ear.wait_for("who takes the pile", |said, place| {
                    (is_over(place) || said.contains("nobody answered")).then_some(())
                })
                .await?;
            }
            // After a pile was taken another one begins.
            for sentence in ear.said().split_inclusive(". ") {
                match rank(sentence.trim()) {
                    Some(rank) => pile.push(rank),
                    None if sentence.contains(" cards") => pile.clear(),
                    // Who is next.
                    None => {}
                }
            }
        }
        bail!("the game did not come to an end")
    });
}
