//! Whole matches of Knight Fight on the page: by click, by keyboard alone, by two players at one device with sealed choices;
//! the board that turns; and its table is accessible in every state.

use anyhow::{Result, bail, ensure};
use browser_tests::{Key, Page, visit};
use serde_json::{Value, json};

/// The most steps that a match may take: two bouts of a hundred moves with some touches each, and waiting.
const STEPS: usize = 6_000;

/// Lays out a match with these options. The first seat is favoured; the second is the weakest computer, which plays at
/// once, or a person.
async fn deal(page: &Page, options: &[(&str, &str)], two_persons: bool) -> Result<()> {
    page.play_at_once().await?;
    page.go("#/set-up/knight-fight", ".set-up").await?;
    if two_persons {
        page.run("document.querySelectorAll('.seat-form')[1].querySelector('.segments label').click()", vec![]).await?;
    } else {
        page.wait_for(".crew label").await?.click().await?;
    }
    page.choose(options).await?;
    page.choose(&[("favoured", "1")]).await?;
    page.choose_seed("7").await?;
    page.click("button", "Begin").await?;
    page.wait_for(".square").await?;
    Ok(())
}

/// All seven anomalies.
const KITCHEN_SINK: [(&str, &str); 7] = [
    ("airdrop", "2"),
    ("bidding", "auction"),
    ("coloration", "on"),
    ("trap", "shown"),
    ("sickness", "on"),
    ("snapshot", "on"),
    ("tic-tac-toe", "on"),
];

/// What a test waits for while another player is to act.
const CHANGED: &str = "the table no longer is as it was";

/// What the table waits for.
#[derive(Debug, PartialEq)]
enum Due {
    /// The match is over.
    Over,
    /// Nothing from this side: a computer thinks.
    Nothing,
    /// The button does it.
    Confirm,
    /// Something beside the board, or a parent on it, is to be chosen: what this selector finds.
    Press(String),
    /// The space of this name may be touched.
    Input(String),
}

/// Looks at the table as a player would: wins where that is shown, otherwise lands here and there.
async fn due(page: &Page) -> Result<(Due, String)> {
    let script = "
        const log = document.querySelectorAll('.log-list li').length;
        const name = (space) => space.getAttribute('aria-label').split(',')[0];
        const reach = [...document.querySelectorAll('.square[data-can]')];
        const confirm = document.querySelector('.dock .btn-primary');
        // A side, a bid, a parent; under Horse Trap, that there is no trap.
        const choices = ['.side-choice', '.bid .btn:nth-of-type(2)', '.is-parent', reach.length ? '' : '.stakes > .btn'];
        const choice = choices.find((selector) => selector && document.querySelector(selector));
        const over = !!document.querySelector('.result h2');
        const moment = `${log} ${reach.map(name)} ${choice} ${confirm?.ariaDisabled} ${over}`;
        if (over) return ['over', '', moment];
        if (!confirm) return ['nothing', '', moment];
        if (confirm.ariaDisabled !== 'true') return ['confirm', '', moment];
        if (choice) return ['press', choice, moment];
        const best = reach.filter((space) => space.querySelector('.warning'));
        const towards = best.length ? best : reach;
        return towards.length ? ['touch', name(towards[(log * 7) % towards.length]), moment] : ['nothing', '', moment];";
    let answer = page.run(script, vec![]).await?;
    let word = |index: usize| answer[index].as_str().unwrap_or_default().to_owned();
    let due = match word(0).as_str() {
        "over" => Due::Over,
        "confirm" => Due::Confirm,
        "press" => Due::Press(word(1)),
        "touch" => Due::Input(word(1)),
        _ => Due::Nothing,
    };
    Ok((due, word(2)))
}

/// The selector of a space.
fn space(name: &str) -> String {
    format!(".square:is([aria-label=\"{name}\"], [aria-label^=\"{name},\"])")
}

async fn moves_so_far(page: &Page) -> Result<u64> {
    let count = page.run("return document.querySelectorAll('.log-list li').length", vec![]).await?;
    Ok(count.as_u64().unwrap_or_default())
}

/// Waits for the curtain and lifts it.
async fn lift(page: &Page) -> Result<()> {
    page.wait_for(".curtain .btn").await?.click().await?;
    page.wait_until("the curtain is lifted", "return !document.querySelector('.curtain')").await
}

/// Everything that could tell what is hidden: the page with all attributes, what is typed into it, and its title.
async fn whole_page(page: &Page) -> Result<String> {
    let all = "return document.title + document.documentElement.outerHTML
        + [...document.querySelectorAll('input')].map((input) => input.value).join(' ')";
    Ok(page.run(all, vec![]).await?.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_whole_match_is_clicked_to_its_end_against_the_computer() {
    visit("/some/where/", async |page, _host| {
        deal(page, &[], false).await?;
        let mut now = due(page).await?;
        for _ in 0..STEPS {
            match &now.0 {
                Due::Over => {
                    let told = page.text(".bouts").await?;
                    // Once the first bout cannot be equalled, the button ends the match.
                    let is_settled = page.text(".result").await?.contains("this one had to be won by move");
                    let is_told = told.contains("won bout 1 in") && (is_settled || told.contains("won bout 2 in"));
                    ensure!(is_told, "{told}");
                    page.click("button", "Rematch").await?;
                    // The computer is favoured then, and may have chosen already.
                    let again = "return !document.querySelector('.result') && document.querySelector('.bouts').textContent === ''";
                    return page.wait_until("the rematch is laid out", again).await;
                }
                Due::Confirm => page.wait_for(".dock .btn-primary").await?.click().await?,
                Due::Press(choice) => page.wait_for(choice).await?.click().await?,
                // By mouse one click is enough.
                Due::Input(name) => page.wait_for(&space(name)).await?.click().await?,
                Due::Nothing => {}
            }
            now = page.look_until(CHANGED, due, |seen| seen.1 != now.1).await?;
        }
        bail!("the match did not come to an end in {STEPS} steps")
    });
}

#[test]
fn all_anomalies_at_once_are_played_by_click() {
    visit("/", async |page, _host| {
        deal(page, &KITCHEN_SINK, false).await?;
        let mut now = due(page).await?;
        for _ in 0..STEPS {
            // Ten rounds of three sealed choices each.
            if moves_so_far(page).await? > 60 {
                let told = page.text(".round").await?;
                ensure!(told.contains("bids"), "expected the last auction, found {told:?}");
                return Ok(());
            }
            match &now.0 {
                Due::Over => return Ok(()),
                Due::Confirm => page.wait_for(".dock .btn-primary").await?.click().await?,
                Due::Press(choice) => page.wait_for(choice).await?.click().await?,
                Due::Input(name) => page.wait_for(&space(name)).await?.click().await?,
                Due::Nothing => {}
            }
            now = page.look_until(CHANGED, due, |seen| seen.1 != now.1).await?;
        }
        bail!("ten rounds did not come to an end in {STEPS} steps")
    });
}

/// The column and the row of a space by its name.
fn place(name: &str) -> Result<(i32, i32)> {
    let name = name.split(',').next().unwrap_or_default();
    let column = name.bytes().next().map_or(0, |letter| i32::from(letter) - i32::from(b'a'));
    Ok((column, name.get(1..).unwrap_or_default().parse()?))
}

/// Goes with the arrows from the space that has the focus to the one of this name.
async fn arrow_to(page: &Page, name: &str) -> Result<()> {
    let ((column, row), (from_column, from_row)) = (place(name)?, place(&page.focused().await?.1)?);
    page.arrows(column - from_column, Key::Right, Key::Left).await?;
    page.arrows(row - from_row, Key::Up, Key::Down).await?;
    let (_, focused) = page.focused().await?;
    let there = focused == name || focused.starts_with(&format!("{name},"));
    ensure!(there, "expected the arrows to lead to {name}, found {focused:?}");
    Ok(())
}

#[test]
fn a_whole_match_is_played_by_keyboard_alone() {
    visit("/", async |page, _host| {
        page.resize(800, 1100).await?;
        deal(page, &[], false).await?;
        let mut now = due(page).await?;
        for _ in 0..STEPS {
            match &now.0 {
                Due::Over => {
                    return page.expect_focus_on("heading").await;
                }
                Due::Input(name) => {
                    page.tab_into(".board").await?;
                    arrow_to(page, name).await?;
                    page.keys(" ").await?;
                }
                Due::Press(choice) => {
                    page.tab_into(choice).await?;
                    page.keys(" ").await?;
                }
                Due::Confirm => {
                    page.tab_into(".dock .btn-primary").await?;
                    page.keys(&String::from(char::from(Key::Enter))).await?;
                }
                Due::Nothing => {}
            }
            now = page.look_until(CHANGED, due, |seen| seen.1 != now.1).await?;
        }
        bail!("the match did not come to an end in {STEPS} steps")
    });
}

#[test]
fn letters_run_along_the_bottom_at_every_size() {
    visit("/", async |page, _host| {
        deal(page, &[], true).await?;
        for (width, height) in [(390, 844), (844, 390), (800, 1100), (1440, 900)] {
            page.resize(width, height).await?;
            page.wait_until_still().await?;
            page.run("document.querySelector('[data-place=\"71\"]').focus()", vec![]).await?;
            // Each from where the last has led.
            let keys = [Key::Up, Key::Right, Key::Down, Key::Left, Key::Home, Key::End].into_iter();
            for (key, name) in keys.zip(["f7", "g7", "g6", "f6", "a6", "k6"]) {
                page.keys(&String::from(char::from(key))).await?;
                let (_, focused) = page.focused().await?;
                ensure!(place(&focused)? == place(name)?, "expected {name} at {width} × {height}, found {focused:?}");
            }
            // Up and right are so on the screen, too, and the letters and numbers stand beside their spaces.
            let seen = "
                const box = (name) => [...document.querySelectorAll('.square')]
                    .find((space) => space.getAttribute('aria-label').split(',')[0] === name).getBoundingClientRect();
                const mark = (marks, text) => [...document.querySelectorAll(`${marks} > span`)]
                    .find((mark) => mark.textContent === text).getBoundingClientRect();
                const [from, up, right] = ['f6', 'f7', 'g6'].map(box);
                const [letter, number] = [mark('.board-files', 'f'), mark('.board-ranks', '6')];
                const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
                return up.bottom <= from.top + 1 && Math.abs(up.left - from.left) < 1
                    && right.left >= from.right - 1 && Math.abs(right.top - from.top) < 1
                    && Math.abs(middle(letter)[0] - middle(from)[0]) < from.width / 3
                    && Math.abs(middle(number)[1] - middle(from)[1]) < from.height / 3;";
            ensure!(page.run(seen, vec![]).await? == Value::Bool(true), "at {width} × {height}");
            // So is the row that is read aloud, at whose end the focus is.
            page.keys("r").await?;
            let spoken = page.spoken().await?;
            ensure!(spoken == "Row 6: f6, X knight.", "at {width} × {height}: {spoken}");
        }
        Ok(())
    });
}

#[test]
fn nothing_that_one_player_seals_is_in_the_page_for_the_other() {
    visit("/", async |page, _host| {
        deal(page, &KITCHEN_SINK, true).await?;
        lift(page).await?;
        page.say_all(&["play x"]).await?;
        // The second seat holds the device if it is asked first; here both owe everything, and the first has it.
        for _ in 0..3 {
            page.click("button", "Bid more").await?;
        }
        page.click("button", "Bid").await?;
        page.wait_for(&space("c9")).await?.click().await?;
        page.click("button", "Set").await?;
        let own = page.text(".sealed").await?;
        ensure!(own.contains("3 chips") && own.contains("a trap on c9"), "{own}");
        let landing =
            page.run("return document.querySelector('.square[data-can]').getAttribute('aria-label')", vec![]).await?;
        let landing = landing.as_str().and_then(|label| label.split(',').next()).unwrap_or_default().to_owned();
        page.wait_for(&space(&landing)).await?.click().await?;
        page.wait_for(".dock .btn-primary:not([aria-disabled])").await?.click().await?;
        page.wait_for(".curtain").await?;
        for covered in [true, false] {
            if !covered {
                lift(page).await?;
            }
            let everything = whole_page(page).await?;
            for secret in ["your trap", "3 chips", "bid 3", "trap c9", "is sealed", "Sealed:", "lands here"] {
                ensure!(!everything.contains(secret), "{secret:?} is in the page, covered: {covered}");
            }
            ensure!(!everything.contains(&format!("spawn {landing}")), "the move is in the page");
        }
        for key in ["l", "w", "b"] {
            page.run("document.querySelector('.board [tabindex=\"0\"]').focus()", vec![]).await?;
            page.keys(key).await?;
            let spoken = page.spoken().await?;
            ensure!(!spoken.contains("3 chips") && !spoken.contains("your trap"), "{key} says {spoken:?}");
        }
        // The log shows one's own only, and its numbers and steps do not tell that there is more; nor does looking back.
        let told = async || -> Result<[String; 3]> {
            Ok([page.text(".log-list").await?, page.text(".log .count").await?, page.text(".log .moment").await?])
        };
        let [log, count, moment] = told().await?;
        ensure!(moves_so_far(page).await? == 1 && log.contains("you play O; X moves first"), "{log}");
        ensure!(count == "1 move" && moment == "After move 1 of 1", "{count}; {moment}");
        page.click("button", "One move back").await?;
        let [_, _, moment] = told().await?;
        ensure!(moment == "After move 0 of 1", "{moment}");
        ensure!(!whole_page(page).await?.contains("your trap"), "the trap is in an earlier moment");
        page.click("button", "Latest position").await?;
        page.say_all(&["bid 4"]).await?;
        let [log, count, moment] = told().await?;
        // Under Snapshot there is no list of moves, not even of one's own (SN-6): only that there was one.
        ensure!(log.contains("Player 2") && log.matches("Player 1").count() == 1, "{log}");
        ensure!(count == "2 moves" && moment == "After move 2 of 2", "{count}; {moment}");
        Ok(())
    });
}

/// A bout that X wins with b5, c5, d5 and e5, while O goes for a ride.
const SHORT_BOUT: [&str; 11] = [
    "spawn d5",
    "spawn h8",
    "spawn c3",
    "spawn g9",
    "spawn b5",
    "spawn i10",
    "spawn d7",
    "spawn j12",
    "spawn c5",
    "spawn h12",
    "spawn e5",
];

#[test]
fn under_snapshot_the_log_and_the_past_open_after_the_bout() {
    visit("/", async |page, _host| {
        deal(page, &[("snapshot", "on")], true).await?;
        lift(page).await?;
        page.say_all(&["play x"]).await?;
        let (last, others) = SHORT_BOUT.split_last().expect("there are moves");
        for words in others {
            page.say_all(&[words]).await?;
            lift(page).await?;
        }
        // X looks on. Of O one sees the latest move, h12, and in the past nothing.
        let log = page.text(".log-list").await?;
        ensure!(!log.contains("spawn") && !log.contains("lands"), "expected no move in the log, found {log}");
        let knights = "return document.querySelectorAll('.arena .knight[data-side=o]').length";
        ensure!(page.run(knights, vec![]).await? == json!(1), "the last move of O is shown, and no other");
        page.wait_for(&format!("{}[data-last=o]", space("h12"))).await?;
        page.click("button", "One move back").await?;
        ensure!(page.run(knights, vec![]).await? == json!(0), "the past shows where O stood");
        page.click("button", "Latest position").await?;
        page.say_all(&[last]).await?;
        lift(page).await?;
        let log = page.text(".log-list").await?;
        let landed = |words: &str| log.contains(&words.replace("spawn", "lands on"));
        ensure!(SHORT_BOUT.iter().all(|words| landed(words)), "expected every move in the log, found {log}");
        page.click("button", "One move back").await?;
        ensure!(page.run(knights, vec![]).await? == json!(6), "after the bout its past lies open");
        Ok(())
    });
}

#[test]
fn resigning_says_that_it_ends_the_match() {
    visit("/", async |page, _host| {
        deal(page, &[("snapshot", "on")], true).await?;
        lift(page).await?;
        page.say_all(&["play x", "spawn d7"]).await?;
        lift(page).await?;
        page.click("button", "Resign").await?;
        let question = page.text("dialog[open] p").await?;
        ensure!(question == "Player 2: Give up the whole match, not only this bout?", "{question}");
        Ok(())
    });
}

#[test]
fn a_match_that_nothing_can_change_ends_or_is_played_on() {
    visit("/", async |page, _host| {
        page.play_at_once().await?;
        // The person has won the first bout with move 11. The next move is the last but one with which the computer could win.
        let game = "table 1\n1 person Ann\n2 computer cabin-boy\nscore 0 0 draws 0\nresigned nobody\nrecord 1 knight-fight\n\
                    options favoured=1\nseed 5\nposition favoured=1 won=1:11:row turn=x moves=9 \
                    board=11/11/11/11/11/5O5/5X5/11/11/11/11/11\nend\n";
        let key = "corsair-cabinet:game:knight-fight.000000000001";
        page.run("localStorage[arguments[0]] = arguments[1]", vec![json!(key), json!(game)]).await?;
        page.go("#/play/knight-fight.000000000001", ".square").await?;
        page.wait_for(&space("d5")).await?.click().await?;
        let settled = "Nothing can change the result any more: you win. Bout 1 took 11 moves";
        let told = format!("return document.querySelector('.dock .prompt')?.textContent.startsWith('{settled}')");
        page.wait_until("it is said that the match is won", &told).await?;
        page.look("knight-fight-settled").await?;
        ensure!(moves_so_far(page).await? == 1, "the computer waits");
        page.click("button", "Play on").await?;
        let answered = "return document.querySelectorAll('.log-list li').length === 2";
        page.wait_until("the computer has moved", answered).await?;
        ensure!(page.names("button").await?.iter().all(|name| name != "End the match"), "it is asked once");
        page.reload().await?;
        page.wait_until("it is asked again", &told).await?;
        page.click("button", "End the match").await?;
        let result = page.text(".result").await?;
        let expected = ["Ann wins", "this one had to be won by move 10. Cabin boy gave up."];
        ensure!(expected.iter().all(|part| result.contains(part)), "{result}");
        Ok(())
    });
}

#[test]
fn the_table_is_accessible_in_every_state() {
    visit("/", async |page, _host| {
        deal(page, &[("coloration", "on"), ("airdrop", "2")], true).await?;
        page.look("knight-fight-choose").await?;
        page.wait_for(".side-choice").await?.click().await?;
        page.wait_for(".dock .btn-primary:not([aria-disabled])").await?.click().await?;
        page.wait_for(".square[data-tint]").await?;
        for _ in 0..6 {
            let before = moves_so_far(page).await?;
            page.wait_for(".square[data-can]").await?.click().await?;
            page.wait_for(".dock .btn-primary:not([aria-disabled])").await?.click().await?;
            let after = format!("return document.querySelectorAll('.log-list li').length === {}", before + 1);
            page.wait_until("the move is made", &after).await?;
        }
        page.wait_for(".square[data-can]").await?.click().await?;
        page.look("knight-fight-colours").await?;
        page.click("button", "Drop manure (2 left)").await?;
        page.wait_for(".square:not([aria-disabled], :has(.knight))").await?.click().await?;
        page.look("knight-fight-manure").await?;
        page.click("button", "Resign").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_for(".result h2").await?;
        page.look("knight-fight-result").await?;
        Ok(())
    });
}

#[test]
fn auctions_traps_and_sickness_are_accessible() {
    visit("/", async |page, _host| {
        deal(page, &[("bidding", "auction"), ("trap", "shown"), ("sickness", "on")], true).await?;
        lift(page).await?;
        page.say_all(&["play x"]).await?;
        page.click("button", "Bid more").await?;
        page.look("knight-fight-bid").await?;
        page.click("button", "Bid").await?;
        page.wait_for(&space("d8")).await?.click().await?;
        page.look("knight-fight-trap").await?;
        page.click("button", "Set").await?;
        page.say_all(&["spawn d5 from f6"]).await?;
        page.look("knight-fight-curtain").await?;
        lift(page).await?;
        page.say_all(&["bid 0", "trap none", "spawn h8 from f7"]).await?;
        page.wait_for(".knight.is-weak").await?;
        page.look("knight-fight-weak").await?;
        Ok(())
    });
}

#[test]
fn home_set_up_and_rules_are_accessible() {
    visit("/", async |page, _host| {
        deal(page, &[], true).await?;
        page.say_all(&["play o", "spawn d7"]).await?;
        page.go("#/", ".resume .picture").await?;
        page.look("knight-fight-home").await?;
        page.go("#/rules/knight-fight", ".picture").await?;
        page.look("knight-fight-rules").await?;
        page.go("#/set-up/knight-fight", ".set-up").await?;
        page.preset("Kitchen sink").await?;
        page.run("document.querySelectorAll('details').forEach((group) => { group.open = true; })", vec![]).await?;
        page.wait_for(".notes li").await?;
        page.look("knight-fight-set-up").await?;
        Ok(())
    });
}
