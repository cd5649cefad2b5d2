//! Whole games of Court Wars on the page: by click, by keyboard alone, by four players at one device; guards are dragged;
//! attacks are planned; hidden cards are not in the page; and its table is accessible in every state.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Key, Page, visit};
use fantoccini::actions::{InputSource, MouseActions, PointerAction, TouchActions};
use serde_json::{Value, json};

/// The most steps that a game may take: nine piles of fifty cards with some touches each, and waiting.
const STEPS: usize = 6_000;

/// Begins a game with this number of seats and of people; the others are the weakest computers, which play at once.
async fn deal(page: &Page, seats: usize, persons: usize, options: &[(&str, &str)], seed: &str) -> Result<()> {
    page.play_at_once().await?;
    page.go("#/set-up/court-wars", ".set-up").await?;
    page.seat(seats, persons).await?;
    page.choose(options).await?;
    page.choose(&[("starter", "1")]).await?;
    page.choose_seed(seed).await?;
    page.click("button", "Begin").await?;
    page.wait_for(".courts").await?;
    Ok(())
}

/// What a test waits for while another player is to act.
const CHANGED: &str = "the table no longer is as it was";

/// What the table waits for.
#[derive(Debug, PartialEq)]
enum Due {
    /// The game is over.
    Over,
    /// Nothing from this side: a computer thinks.
    Nothing,
    /// The button does it.
    Confirm,
    /// What this selector finds is to be touched: a stack, or the discard pile.
    Input(String),
}

/// Looks at the table as a simple player would: places where it fits, spends the strongest stack as soon as it reaches
/// anything, and brings down a court where it can.
async fn due(page: &Page) -> Result<(Due, String)> {
    let script = r#"
        const log = document.querySelectorAll('.log-list li').length;
        const label = (stack) => stack.getAttribute('aria-label');
        const number = (stack, what) => Number(label(stack).match(new RegExp(`${what} (\\d+)`))?.[1] ?? 0);
        const touch = (stack, card) => `.courts [data-place="${stack.dataset.place}"]` + (card === undefined ? '' : ` [data-card="${card}"]`);
        const confirm = document.querySelector('.dock .btn-primary');
        const over = !!document.querySelector('.result h2');
        const can = [...document.querySelectorAll('.stack-of[data-can]')];
        const chosen = [...document.querySelectorAll('.stack-of[aria-pressed=true]')];
        const ghost = !!document.querySelector('.courts .is-ghost, .discard[aria-pressed=true]');
        const moment = `${log} ${can.length} ${chosen.map(label)} ${ghost} ${confirm?.ariaDisabled} ${over}`;
        if (over) return ['over', '', moment];
        if (!confirm || !document.querySelector('.court-player.to-act[data-at="0"]')) return ['nothing', '', moment];
        if (document.querySelector('.drawn[data-grab]')) {
            if (ghost) return ['confirm', '', moment];
            return ['touch', can.length ? touch(can[log % can.length]) : '.discard', moment];
        }
        const own = can.filter((stack) => stack.closest('[data-at="0"]')).sort((one, other) => number(other, 'attack') - number(one, 'attack'));
        const others = can.filter((stack) => !stack.closest('[data-at="0"]'));
        const price = (stack) => number(stack, 'attack') ? Number(label(stack).match(/(\d+), attack/)[1]) : 10;
        const strength = chosen.length ? number(chosen[0], 'attack') : own.length ? number(own[0], 'attack') : 0;
        const whole = others.find((stack) => number(stack, 'defence') <= strength);
        const part = others.find((stack) => price(stack) <= strength);
        if (chosen.length === 0 && strength && part) return ['touch', touch(own[0], 0), moment];
        if (chosen.length === 1 && (whole || part)) return ['touch', touch(whole ?? part), moment];
        return ['confirm', '', moment];"#;
    let answer = page.run(script, vec![]).await?;
    let word = |index: usize| answer[index].as_str().unwrap_or_default().to_owned();
    let due = match word(0).as_str() {
        "over" => Due::Over,
        "confirm" => Due::Confirm,
        "touch" => Due::Input(word(1)),
        _ => Due::Nothing,
    };
    Ok((due, word(2)))
}

/// Clicks in the middle of what a selector finds, as far as it is not covered by a later card.
async fn click(page: &Page, selector: &str) -> Result<()> {
    let script = "
        const element = document.querySelector(arguments[0]);
        element.scrollIntoView({ block: 'center' });
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));";
    page.run(script, vec![json!(selector)]).await?;
    Ok(())
}

/// Plays by clicks until `enough` says so, or to the end.
async fn play(page: &Page, mut enough: impl FnMut(&Due, usize) -> bool) -> Result<()> {
    let mut now = due(page).await?;
    for step in 0..STEPS {
        if now.0 == Due::Over || enough(&now.0, step) {
            return Ok(());
        }
        match &now.0 {
            Due::Confirm => page.wait_for(".dock .btn-primary").await?.click().await?,
            Due::Input(selector) => click(page, selector).await?,
            Due::Nothing | Due::Over => {}
        }
        now = page.look_until(CHANGED, due, |seen| seen.1 != now.1).await?;
    }
    bail!("the game did not come to an end in {STEPS} steps")
}

async fn count(page: &Page, selector: &str) -> Result<u64> {
    let count = page.run("return document.querySelectorAll(arguments[0]).length", vec![json!(selector)]).await?;
    count.as_u64().context("expected a number")
}

async fn log(page: &Page) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('.log-list code')].map((move) => move.textContent)";
    let moves = page.run(script, vec![]).await?;
    let moves = moves.as_array().context("expected the moves")?;
    Ok(moves.iter().filter_map(Value::as_str).map(str::to_owned).collect())
}

/// Draws until a guard is in hand that fits somewhere.
async fn draw_a_guard(page: &Page) -> Result<()> {
    for _ in 0..60 {
        if count(page, ".drawn[data-grab]").await? > 0 {
            if count(page, ".stack-of[data-can]").await? > 0 {
                return Ok(());
            }
            click(page, ".discard").await?;
        }
        let before = log(page).await?.len();
        page.wait_for(".dock .btn-primary").await?.click().await?;
        let on = format!("return document.querySelectorAll('.log-list li').length > {before}");
        page.wait_until("the game goes on", &on).await?;
    }
    bail!("no guard came that fits")
}

#[test]
fn a_whole_game_is_clicked_to_its_end_against_two_computers() {
    visit("/some/where/", async |page, _host| {
        deal(page, 3, 1, &[("limit", "3")], "3").await?;
        play(page, |_, _| false).await?;
        println!("{}: {}", page.text(".result h2").await?, page.text(".result h2 + p").await?);
        ensure!(count(page, ".places li").await? == 3, "expected the places of all three");
        page.look("court-wars-over").await?;
        page.resize(1000, 800).await?;
        page.click("button", "Rematch").await?;
        page.wait_until(
            "the rematch is laid out",
            "return !document.querySelector('.result') && document.querySelectorAll('.stack-of').length === 9",
        )
        .await
    });
}

/// Goes with the arrows from the stack that has the focus to what this selector finds. Of two players the one below is
/// the second row.
async fn arrow_to(page: &Page, selector: &str) -> Result<()> {
    let script = "
        const place = (stack) => [stack.closest('[data-at]').dataset.at === '0' ? 1 : 0, Number(stack.dataset.place) % 3];
        return [...place(document.activeElement), ...place(document.querySelector(arguments[0]).closest('.stack-of'))];";
    let places = page.run(script, vec![json!(selector)]).await?;
    let number = |index: usize| places[index].as_i64().with_context(|| format!("expected places, found {places}"));
    let (down, right) = (number(2)? - number(0)?, number(3)? - number(1)?);
    let mut keys = String::new();
    let mut press = |key: Key, times: i64| (0..times).for_each(|_| keys.push(char::from(key)));
    press(Key::Down, down);
    press(Key::Up, -down);
    press(Key::Right, right);
    press(Key::Left, -right);
    page.keys(&keys).await?;
    let there = "return document.activeElement === document.querySelector(arguments[0]).closest('.stack-of')";
    ensure!(page.run(there, vec![json!(selector)]).await? == true, "expected the arrows to lead to {selector}");
    Ok(())
}

#[test]
fn a_whole_game_is_played_by_keyboard_alone() {
    visit("/", async |page, _host| {
        deal(page, 2, 1, &[("limit", "3")], "5").await?;
        let mut now = due(page).await?;
        for _ in 0..STEPS {
            match &now.0 {
                Due::Over => {
                    return page.expect_focus_on("heading").await;
                }
                Due::Input(selector) if selector == ".discard" => {
                    page.tab_into(".discard").await?;
                    page.keys(" ").await?;
                }
                Due::Input(selector) => {
                    page.tab_into(".courts").await?;
                    arrow_to(page, selector).await?;
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
        bail!("the game did not come to an end in {STEPS} steps")
    });
}

#[test]
fn four_players_at_one_phone_draw_their_guards() {
    visit("/", async |page, _host| {
        deal(page, 4, 4, &[], "3").await?;
        page.resize(320, 640).await?;
        page.look("court-wars-set-up-draws").await?;
        draw_a_guard(page).await?;
        page.look("court-wars-holding").await?;
        play(page, |_, step| step > 60).await?;
        ensure!(count(page, ".court-player").await? == 4 && count(page, ".court-player.to-act").await? == 1);
        // The player on turn is at the bottom.
        ensure!(count(page, ".court-player.to-act[data-at='0']").await? == 1);
        page.look("court-wars-four").await
    });
}

/// The way of a pointer that drags from one thing to another.
async fn way(page: &Page, from: &str, to: &str) -> Result<Vec<PointerAction>> {
    // From the top, where neither end is behind the dock.
    page.run("scrollTo(0, 0)", vec![]).await?;
    page.wait_until_still().await?;
    let mut actions = Vec::new();
    for (at, selector) in [from, to].into_iter().enumerate() {
        let (x, y) = page.middle(selector).await?;
        actions.push(PointerAction::MoveTo { duration: Some(Duration::from_millis(50)), x, y });
        if at == 0 {
            actions.push(PointerAction::Down { button: 0 });
        }
    }
    actions.push(PointerAction::Up { button: 0 });
    Ok(actions)
}

#[test]
fn a_drawn_guard_is_dragged_by_mouse_and_by_finger() {
    visit("/", async |page, _host| {
        deal(page, 2, 2, &[], "3").await?;
        page.resize(400, 900).await?;
        draw_a_guard(page).await?;
        let before = log(page).await?.len();
        let mouse = way(page, ".drawn .card", ".stack-of[data-can]").await?;
        let mouse = mouse.into_iter().fold(MouseActions::new("mouse".into()), MouseActions::then);
        page.client().perform_actions(mouse).await?;
        // The next draw plays itself.
        let placed = format!("return document.querySelectorAll('.log-list li').length > {before}");
        page.wait_until("the guard is placed", &placed).await?;
        ensure!(log(page).await?.get(before).is_some_and(|next| next.starts_with("place ")), "{:?}", log(page).await?);
        draw_a_guard(page).await?;
        let before = log(page).await?.len();
        // It cannot go to another player's court, and stays where it was.
        let strayed = way(page, ".drawn .card", ".court-player[data-at='1'] .stack-of").await?;
        let strayed = strayed.into_iter().fold(MouseActions::new("mouse".into()), MouseActions::then);
        page.client().perform_actions(strayed).await?;
        page.wait_until("it is refused", "return document.querySelector('.dock .refusal').textContent !== ''").await?;
        let finger = way(page, ".drawn .card", ".discard").await?;
        let finger = finger.into_iter().fold(TouchActions::new("finger".into()), TouchActions::then);
        page.client().perform_actions(finger).await?;
        let gone = format!("return document.querySelectorAll('.log-list li').length > {before}");
        page.wait_until("the guard is discarded", &gone).await?;
        ensure!(log(page).await?.get(before).is_some_and(|next| next == "discard"), "{:?}", log(page).await?);
        ensure!(count(page, "[data-held], [data-over]").await? == 0);
        Ok(())
    });
}

/// The prompt of the dock.
async fn prompt(page: &Page) -> Result<String> {
    page.text(".dock .prompt").await
}

#[test]
fn an_attack_is_planned_from_either_side_and_previewed() {
    visit("/", async |page, _host| {
        deal(page, 2, 2, &[], "3").await?;
        // Everything that comes is placed; then the first player stands before an attack.
        for _ in 0..200 {
            if page.text(".dock .prompt").await?.contains("– or attack") {
                break;
            }
            if count(page, ".drawn[data-grab]").await? > 0 {
                let fits = count(page, ".stack-of[data-can]").await? > 0;
                click(page, if fits { ".stack-of[data-can]" } else { ".discard" }).await?;
            }
            let before = log(page).await?.len();
            page.wait_for(".dock .btn-primary").await?.click().await?;
            let on = format!("return document.querySelectorAll('.log-list li').length > {before}");
            page.wait_until("the game goes on", &on).await?;
        }
        let strongest = "
            const number = (stack) => Number(stack.getAttribute('aria-label').match(/attack (\\d+)/)?.[1] ?? 0);
            const all = [...document.querySelectorAll('.court-player[data-at=\"0\"] .stack-of')];
            const own = all.sort((one, other) => number(other) - number(one))[0];
            const price = (stack) => Number(stack.getAttribute('aria-label').match(/(\\d+), attack/)?.[1] ?? 10);
            const foes = [...document.querySelectorAll('.court-player[data-at=\"1\"] .stack-of')];
            const foe = foes.find((foe) => foe.querySelectorAll('[data-card]').length > 1 && price(foe) <= number(own));
            return [own.dataset.place, foe?.dataset.place ?? '', number(own), price(foe), number(foe) + 10];";
        let found = page.run(strongest, vec![]).await?;
        let place = |index: usize| format!(".courts [data-place=\"{}\"]", found[index].as_str().unwrap_or_default());
        let (own, foe) = (format!("{} [data-card=\"0\"]", place(0)), place(1));
        let number = |index: usize| found[index].as_u64().with_context(|| format!("expected a number in {found}"));
        let (strength, least, whole) = (number(2)?, number(3)?, number(4)?);
        ensure!(strength < whole, "expected a court that is out of reach, found {found}");

        // Own guards first: what they reach is marked, and their sum is shown.
        click(page, &own).await?;
        page.wait_for(&format!("{foe} .is-open")).await?;
        ensure!(prompt(page).await?.contains(&format!("You spend {strength}")), "{}", prompt(page).await?);
        // The court itself costs too much: the page says so, and the attack is not possible yet.
        click(page, &format!("{foe} [data-card=\"0\"]")).await?;
        let short = format!("It takes {whole}, but you spend {strength}");
        ensure!(prompt(page).await?.contains(&short), "{}", prompt(page).await?);
        ensure!(count(page, ".dock .btn-primary[aria-disabled]").await? == 1);
        page.look("court-wars-too-weak").await?;
        page.resize(1000, 800).await?;
        for _ in 0..12 {
            if count(page, ".dock .btn-primary[aria-disabled]").await? == 0 {
                break;
            }
            click(page, ".plan-part:last-child .btn:first-of-type").await?;
        }
        page.look("court-wars-plan").await?;
        page.resize(1000, 800).await?;
        page.click("button", "Clear").await?;
        ensure!(count(page, ".plan-part").await? == 0);

        // What is to be removed first: guards that pay for it are chosen. All of the strongest stack may be more than it takes.
        let outermost = format!("{foe} .stack-guards > :last-child");
        click(page, &outermost).await?;
        ensure!(count(page, ".plan-part").await? == 2, "{}", prompt(page).await?);
        ensure!(count(page, ".dock .btn-primary[aria-disabled]").await? == 0, "{}", prompt(page).await?);
        click(page, &own).await?;
        if strength > least {
            let over = format!("You spend {} more than it takes", strength - least);
            ensure!(prompt(page).await?.contains(&over), "{}", prompt(page).await?);
        }
        let before = log(page).await?.len();
        page.click("button", "Attack").await?;
        let made = format!("return document.querySelectorAll('.log-list li').length === {}", before + 1);
        page.wait_until("the attack is made", &made).await?;
        ensure!(log(page).await?.last().is_some_and(|last| last.starts_with("attack ")), "{:?}", log(page).await?);
        Ok(())
    });
}

#[test]
fn hidden_cards_are_not_in_the_page() {
    const SEED: &str = "9876543212345";
    visit("/", async |page, _host| {
        deal(page, 2, 2, &[("first-suit", "hearts"), ("second-suit", "spades")], SEED).await?;
        play(page, |_, step| step > 40).await?;
        // Nothing was turned over yet: the draws in the log tell every card that has come from the pile, each once.
        let script = r"
            const html = document.documentElement.outerHTML;
            const ranks = { Jack: 'J', Queen: 'Q', King: 'K', Ace: 'A' };
            const short = (rank, suit) => (ranks[rank] ?? rank) + suit[0].toUpperCase();
            const names = /(10|[2-9]|Jack|Queen|King|Ace) of (clubs|diamonds|hearts|spades)/g;
            const named = (text) => [...text.matchAll(names)].map(([, rank, suit]) => short(rank, suit));
            const log = [...document.querySelectorAll('.log-list li')];
            const draws = log.filter((line) => line.querySelector('code').textContent === 'draw');
            const drawn = draws.map((line) => line.textContent).join();
            const told = named(drawn);
            const jokers = drawn.match(/Joker/g) ?? [];
            const courts = ['KH', 'QH', 'JH', 'KS', 'QS', 'JS'];
            const index = (face) => face.querySelector('.card-index').dataset.index;
            const faces = [...document.querySelectorAll('.card[data-suit]')];
            const shown = faces.map((face) => short(index(face), face.dataset.suit));
            const secret = [...named(html), ...shown].filter((card) => ![...told, ...courts].includes(card));
            const pile = Number(document.querySelector('.pile').textContent.match(/(\d+) cards/)[1]);
            return [new Set(told).size + jokers.length, 48 - pile, [...new Set(secret)], html.includes(arguments[0])];";
        let found = page.run(script, vec![json!(SEED)]).await?;
        let drawn = found[1].as_u64().with_context(|| format!("expected a number in {found}"))?;
        ensure!(drawn > 6, "expected some cards to be drawn, found {found}");
        ensure!(found[0] == drawn, "expected the log to tell as many cards as were drawn, found {found}");
        ensure!(found[2] == json!([]), "expected no card but those shown and the courts, found {found}");
        ensure!(found[3] == false, "expected the seed nowhere in the page");
        Ok(())
    });
}

#[test]
fn fallen_courts_jokers_and_resigning_are_accessible() {
    visit("/", async |page, _host| {
        // A player who draws a Joker puts it in the place of a court that fell.
        const JOKER: &str = ".courts [aria-label*='fallen, a Joker in its place']";
        deal(page, 3, 3, &[("discards", "open")], "12").await?;
        for _ in 0..100 {
            if count(page, JOKER).await? > 0 {
                break;
            }
            play(page, |_, step| step > 5).await?;
        }
        let lies = format!("{JOKER} [data-card='0'] > .is-joker");
        ensure!(count(page, &lies).await? == 1, "expected a Joker in the place of a court that fell");
        ensure!(count(page, ".courts .is-back").await? > 0, "expected another court to have fallen");
        page.run("document.querySelectorAll('.open-pile').forEach((pile) => { pile.open = true; })", vec![]).await?;
        page.look("court-wars-fallen").await?;
        page.resize(1000, 800).await?;
        page.click("button", "Resign").await?;
        ensure!(page.text("dialog[open] p").await?.contains("for everyone"));
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_for(".result h2").await?;
        page.look("court-wars-result").await
    });
}

#[test]
fn home_set_up_and_rules_are_accessible() {
    visit("/", async |page, _host| {
        deal(page, 4, 1, &[], "3").await?;
        play(page, |_, step| step > 8).await?;
        page.go("#/", ".resume").await?;
        page.look("court-wars-home").await?;
        page.go("#/rules/court-wars", ".picture").await?;
        page.look("court-wars-rules").await?;
        page.go("#/set-up/court-wars", ".set-up").await?;
        page.run("document.querySelectorAll('details').forEach((group) => { group.open = true; })", vec![]).await?;
        page.look("court-wars-set-up").await?;
        // Names and levels stay when others come to the table.
        page.resize(1000, 800).await?;
        page.run("document.querySelectorAll('.seat-form')[1].querySelector('.segments input').click()", vec![]).await?;
        page.wait_for("#name-1").await?.send_keys("Anna").await?;
        page.run("document.querySelectorAll('.how-many label')[2].click()", vec![]).await?;
        page.wait_for("#level-4").await?;
        let name = page.run("return document.querySelector('#name-1').value", vec![]).await?;
        ensure!(name == "Anna", "expected the name to stay, found {name}");
        // A seat that is not there has no suit to pick.
        let shown = "return document.querySelector('#fourth-suit').closest('.option').hidden";
        ensure!(page.run(shown, vec![]).await? == false);
        page.run("document.querySelectorAll('.how-many label')[0].click()", vec![]).await?;
        page.wait_until("it is gone", shown).await
    });
}
