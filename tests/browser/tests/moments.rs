//! Decisive moments: shown in large, ended by any key or touch, absent without motion; nothing tells their outcome before they
//! have shown it; they delay no input, move no board, and change nothing that is heard. Arrows show the last turn, and a hint
//! lights up where to play.

use anyhow::{Result, ensure};
use browser_tests::{Page, SPOKEN, visit, visit_with_motion};
use serde_json::{Value, json};

/// Opens a game of a person against others at this position, as if it had been saved.
async fn open(page: &Page, game: &str, players: &[&str], options: &str, position: &str) -> Result<()> {
    let lines: Vec<String> = (1..).zip(players).map(|(seat, player)| format!("{seat} {player}\n")).collect();
    let wins = vec!["0"; players.len()].join(" ");
    let time = if game == "battle-of-corsica" { "time 1000\n" } else { "" };
    let text = format!(
        "table 1\n{}score {wins} draws 0\nresigned nobody\n{time}record 1 {game}\noptions {options}\nseed 5\nposition {position}\nend\n",
        lines.concat()
    );
    let key = format!("corsair-cabinet:game:{game}.000000000001");
    page.run("localStorage[arguments[0]] = arguments[1]", vec![json!(key), json!(text)]).await?;
    page.go(&format!("#/play/{game}.000000000001"), ".arena").await
}

/// Two persons at one device, one of whom is to answer an attack. The answer wins, so that the other one attacks next.
async fn battle(page: &Page) -> Result<()> {
    let hands = "standard hands=2H,3D,4H,*/8S,9C,10S,*";
    open(page, "knights-and-corsairs", &["person Ann", "person Ben"], "standard", hands).await?;
    lift(page).await?;
    page.say("attack b2 2H 3D 4H").await?;
    lift(page).await
}

async fn lift(page: &Page) -> Result<()> {
    page.wait_for(".curtain .btn").await?.click().await?;
    page.wait_until("the curtain is lifted", "return !document.querySelector('.curtain')").await
}

/// Waits until it is announced what to do.
async fn wait_for_prompt(page: &Page) -> Result<()> {
    let prompt = format!("return {SPOKEN}.includes(document.querySelector('.dock .prompt').textContent.trim())");
    page.wait_until("one is told what to do", &prompt).await
}

/// Collects what the live region says.
const LISTEN: &str = "
    window.heard = [];
    window.listening?.disconnect();
    window.listening = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => heard.push(...[...addedNodes].map((node) => node.textContent.trim()))));
    listening.observe(document.querySelector('[role=log]'), { childList: true, characterData: true, subtree: true });";

/// Notes every moment that appears.
const WATCH: &str = "
    window.moments = 0;
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) if (node.classList?.contains('decisive')) moments += 1;
    }).observe(document.body, { childList: true, subtree: true });";

/// Sends an event, and returns whether a moment was shown before and two frames after.
async fn before_and_after(page: &Page, event: &str) -> Result<Value> {
    let script = format!(
        "const shown = () => !!document.querySelector('.decisive');
        const before = shown();
        {event};
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return [before, shown(), !!document.querySelector('.curtain')];"
    );
    page.run_async(&script).await
}

#[test]
fn a_battle_is_shown_before_the_curtain_until_a_key_or_touch() {
    visit_with_motion("/", async |page, _host| {
        let key = "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))";
        let touch =
            "document.querySelector('.decisive').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))";
        for event in [key, touch] {
            battle(page).await?;
            page.say("defend 8S 9C 10S").await?;
            page.wait_for(".decisive").await?;
            // Both look at the battle, so nobody's cards lie open; as many backs stand for them.
            let hand = "
                const backs = [...document.querySelectorAll('.hand .hand-card')].filter((back) => back.offsetHeight > 0);
                return [document.querySelectorAll('.hand .card-index').length, backs.length];";
            let hand = page.run(hand, vec![]).await?;
            ensure!(hand[0] == 0 && hand[1] != 0, "the hand of a player lies open: {hand}");
            let seen = before_and_after(page, event).await?;
            ensure!(seen == json!([true, false, true]), "{event}: {seen}");
            page.go("#/", ".masthead").await?;
        }
        Ok(())
    });
}

/// What the page tells in the instant in which a moment appears: the lines of the log, the live region, the result, how much is
/// seen of the headline, what the bars and the panel say of a winner; and the animations of what leaves the board.
const TOLD_AT_FIRST: &str = "
    const spoken = () => [...document.querySelector('[role=log]').children].map((line) => line.textContent);
    window.toldAtFirst = new Promise((done) => new MutationObserver((changes, observer) => {
        const moment = document.querySelector('.decisive');
        if (!moment) return;
        observer.disconnect();
        const leaving = [...moment.querySelectorAll('[data-end] .moment-flight')];
        done({
            log: document.querySelectorAll('.log-list li').length,
            heard: spoken(),
            result: !!document.querySelector('.result'),
            headline: getComputedStyle(moment.querySelector('.moment-headline')).opacity,
            wins: /\\bwins\\b/.test(document.querySelector('.panel').innerText),
            placed: document.querySelectorAll('.board .card').length,
            leaving: leaving.map((flight) => getComputedStyle(flight).animationName).join(),
        });
    }).observe(document.body, { childList: true, subtree: true }));";

#[test]
fn nothing_tells_the_outcome_before_it_is_shown() {
    visit_with_motion("/", async |page, _host| {
        let line = "standard board=-,-,-/5H,7H,-/-,-,- hands=8H,9D,*/2S,3C,4S,*";
        let escape = "standard turn=3 board=5/6/7/3EE3/CF2E1E2/3EE3/7/6/5";
        let assault = "standard suits=D,C turn=2 courts=K+8D+4D,Q,J+7D/K+9C,Q+7C+5C,J+4C+3C+2C";
        let cases: [(&str, &str, &[&str], Value, bool); 3] = [
            ("knights-and-corsairs", line, &["attack c2 8H 9D", "defend 2S 3C 4S"], json!([1, "moment-leave"]), true),
            ("corsairs", escape, &["leave e1 pull e2"], json!([0, "moment-sail,moment-sail"]), true),
            ("court-wars", assault, &["attack Q 2 QD all"], json!([0, "moment-fall"]), false),
        ];
        for (game, position, actions, at_first, is_last) in cases {
            open(page, game, &["person Ann", "person Ben"], "standard", position).await?;
            let (last, earlier) = actions.split_last().expect("every case has an action");
            for action in earlier {
                lift(page).await?;
                page.say(action).await?;
            }
            if !earlier.is_empty() {
                lift(page).await?;
            }
            wait_for_prompt(page).await?;
            let before = "return [
                [...document.querySelector('[role=log]').children].map((line) => line.textContent),
                document.querySelectorAll('.board .card').length,
            ]";
            let before = page.run(before, vec![]).await?;
            page.run(TOLD_AT_FIRST, vec![]).await?;
            page.say(last).await?;
            let told = page.run_async("return window.toldAtFirst").await?;
            let seen = json!([told["log"], told["leaving"]]);
            ensure!(seen == at_first, "{game}: {seen}");
            ensure!(json!([told["heard"], told["placed"]]) == before, "{game}: {before} became {told} at first");
            let spoilt = json!([told["result"], told["wins"], told["headline"]]);
            ensure!(spoilt == json!([false, false, "0"]), "{game}: {told}");
            // Who listens is told while the picture is still shown.
            let heard = "
                const lines = [...document.querySelector('[role=log]').children].map((line) => line.textContent);
                return !!document.querySelector('.decisive') && JSON.stringify(lines) !== JSON.stringify(arguments[0])";
            let heard = heard.replace("arguments[0]", &before[0].to_string());
            page.wait_until("it is spoken", &heard).await?;
            let touch = "document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))";
            let ended = before_and_after(page, touch).await?;
            ensure!(ended[1] == json!(false), "{game}: a touch ends the moment");
            let after = page
                .run(
                    "return [document.querySelectorAll('.log-list li').length, !!document.querySelector('.result h2')]",
                    vec![],
                )
                .await?;
            ensure!(after == json!([actions.len(), is_last]), "{game}: {after}");
            page.go("#/", ".masthead").await?;
        }
        Ok(())
    });
}

#[test]
fn without_motion_there_is_no_moment_and_all_is_heard_alike() {
    visit("/", async |page, _host| {
        let mut heard = Vec::new();
        for motion in ["no-preference", "reduce"] {
            page.prefer(&[("prefers-reduced-motion", motion)]).await?;
            battle(page).await?;
            wait_for_prompt(page).await?;
            page.run(LISTEN, vec![]).await?;
            page.run(WATCH, vec![]).await?;
            page.say("defend 8S 9C 10S").await?;
            page.wait_for(".curtain").await?;
            let moments = page.run("return moments", vec![]).await?;
            ensure!(moments == json!(u8::from(motion == "no-preference")), "{motion}: {moments}");
            let told = page.text(".curtain-event").await?;
            ensure!(told.contains("b2"), "the curtain says what happened: {told}");
            page.wait_until("it is said", "return heard.length > 0").await?;
            heard.push(page.run("return heard", vec![]).await?);
            page.go("#/", ".masthead").await?;
        }
        ensure!(heard[0] == heard[1] && heard[0] != json!([]), "{heard:?}");
        Ok(())
    });
}

#[test]
fn a_moment_moves_nothing_on_the_table() {
    visit_with_motion("/", async |page, _host| {
        for (width, height) in [(390, 844), (1440, 900)] {
            page.resize(width, height).await?;
            battle(page).await?;
            page.say("defend 8S 9C 10S").await?;
            page.wait_for(".decisive").await?;
            let places = "
                const places = () => ['.board', '.dock', '.me', '.them'].map((part) => {
                    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
                    return [x, y, width, height].map(Math.round).join();
                });
                const during = places();
                document.querySelector('.decisive').remove();
                const after = places();
                return during.join(';') === after.join(';') ? '' : `${during.join(';')} became ${after.join(';')}`;";
            let moved = page.run(places, vec![]).await?;
            ensure!(moved == json!(""), "{width} × {height}: {moved}");
            page.go("#/", ".masthead").await?;
        }
        Ok(())
    });
}

#[test]
fn a_bout_stays_until_the_player_wants_the_next_one() {
    visit_with_motion("/", async |page, _host| {
        let near = "favoured=1 turn=x moves=10 board=10O/11/11/11/11/11/11/5X5/11/3XXX5/11/11";
        open(page, "knight-fight", &["person ", "computer cabin-boy"], "favoured=1", near).await?;
        page.say("spawn g3").await?;
        page.wait_until(
            "the button has the focus",
            "return document.activeElement?.textContent === 'Next bout' && !!document.activeElement.closest('.decisive')",
        )
        .await?;
        let seen = "return getComputedStyle(document.querySelector('.moment-headline')).opacity === '1'";
        page.wait_until("the headline is seen", seen).await?;
        let headline = page.text(".moment-headline").await?;
        ensure!(headline == "You won bout 1", "{headline}");
        let row = "return document.querySelectorAll('.square.is-row').length";
        ensure!(page.run(row, vec![]).await? == json!(4), "the board still shows the row");
        page.click("button", "Next bout").await?;
        page.wait_until("the next bout begins", "return !document.querySelector('.square.is-row, .decisive')").await
    });
}

#[test]
fn a_pile_that_is_won_covers_no_tap() {
    visit_with_motion("/", async |page, _host| {
        let pair = "second=computer now=1000 last=1 pile=7C:2@300,7D:1@1000 packets=2C,9D,JH,*/3C,4S,10S,QD";
        open(page, "battle-of-corsica", &["person ", "computer cabin-boy"], "second=computer", pair).await?;
        page.wait_for(".race-rest .btn").await?.click().await?;
        page.wait_for(".race .pile").await?;
        let tap = "
            const pile = document.querySelector('.race .pile');
            pile.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
            while (!document.querySelector('.decisive')) await new Promise(requestAnimationFrame);
            const moment = document.querySelector('.decisive').getBoundingClientRect();
            const under = [...document.querySelectorAll('.pads button, .race .pile')].filter((pad) => {
                const { x, y, width, height } = pad.getBoundingClientRect();
                return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.race');
            });
            return [moment.width > 0, under.length];";
        let seen = page.run_async(tap).await?;
        ensure!(seen == json!([true, 0]), "{seen}");
        Ok(())
    });
}

/// How far the middle of what is taken is from the middle of the pile; and whether the hand lies on it.
const HAND_ON_CARDS: &str = "
    const middle = (selector) => {
        const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    // All animations stand still while the hand lies on the pile.
    const stop = () => document.getAnimations().forEach((animation) => {
        animation.pause();
        animation.currentTime = animation.animationName === 'moment' || animation.animationName === 'slam' ? 160 : 0;
    });
    document.querySelector('.pad[data-touch=tap]').click();
    for (let frame = 0; frame < 600 && !document.querySelector('.moment-figure, .decisive .card'); frame += 1) {
        await new Promise(requestAnimationFrame);
    }
    stop();
    document.querySelectorAll('.slam, .slam *, .decisive, .decisive *').forEach((part) => { part.style.pointerEvents = 'auto'; });
    const [[x, y], [pileX, pileY], [handX, handY]] = ['.moment-figures', '.pile', '.slam .icon'].map(middle);
    const top = document.elementFromPoint(handX, handY);
    return [Math.hypot(x - pileX, y - pileY), Math.hypot(handX - pileX, handY - pileY), !!top?.closest('.slam')];";

#[test]
fn the_hand_lies_on_the_cards_and_these_on_the_pile() {
    visit_with_motion("/", async |page, _host| {
        let packets = ["2C,9D,JH,*", "3C,4S,10S,QD", "4C,5D", "5C,6D"];
        for (width, height) in [(1440, 900), (390, 844), (844, 390)] {
            for seats in [2, 4] {
                page.resize(width, height).await?;
                let options = ["second=computer", "seats=4,second=computer"][seats / 4];
                let packets = packets[..seats].join("/");
                let pair = format!("{options} now=1000 last=1 pile=7C:2@300,7D:1@1000 packets={packets}");
                let players = [["person "].as_slice(), &["computer cabin-boy"].repeat(seats - 1)].concat();
                open(page, "battle-of-corsica", &players, options, &pair).await?;
                page.wait_for(".race-rest .btn").await?.click().await?;
                page.wait_for(".race .pile").await?;
                let seen = page.run_async(HAND_ON_CARDS).await?;
                let far = |at: usize| seen[at].as_f64().unwrap_or(f64::MAX);
                // The hand is still on its way for the last of it.
                ensure!(
                    far(0) < 4.0 && far(1) < 40.0 && seen[2] == true,
                    "{seats} players at {width} × {height}: expected the hand on cards on the pile, found {seen}"
                );
                page.go("#/", ".masthead").await?;
            }
        }
        Ok(())
    });
}

#[test]
fn a_touch_shows_no_colour_of_the_browser() {
    visit("/", async |page, _host| {
        page.needs_chromium("Firefox has no such colour")?;
        let coloured = "
            const colour = (element) => getComputedStyle(element).webkitTapHighlightColor;
            return [...document.querySelectorAll('*')].filter((element) => colour(element) !== 'rgba(0, 0, 0, 0)').length;";
        for (place, there) in
            [("#/", ".masthead"), ("#/begin/battle-of-corsica", ".race"), ("#/begin/corsairs", ".arena")]
        {
            page.go(place, there).await?;
            ensure!(page.run(coloured, vec![]).await? == 0, "{place}: expected no highlight of the browser");
        }
        Ok(())
    });
}

/// Where the parts of a table are.
const PLACES: &str = "
    return ['.board', '.dock', '.advice .btn', '.them'].map((part) => {
        const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    }).join(';');";

/// The posts with a light of Help, by their names.
const LIT: &str =
    "return [...document.querySelectorAll('.posts [data-hint]')].map((post) => post.ariaLabel.split(/[,:]/)[0]).join()";

#[test]
fn help_lights_up_where_to_play_and_moves_nothing() {
    visit_with_motion("/", async |page, _host| {
        // Three escorts capture the corsair, and nothing else does.
        let position = "corsairs=2 turn=4 board=4E/6/7/8/3ECE3/8/7/6/F4 reserve=5";
        for (width, height) in [(390, 844), (1440, 900)] {
            page.resize(width, height).await?;
            open(page, "corsairs", &["person ", "computer cabin-boy"], "corsairs=2", position).await?;
            page.wait_until("the table is drawn", "return !!document.querySelector('.post[data-can]')").await?;
            // The button may be below the fold, and the driver scrolls to what it clicks.
            page.run("document.querySelector('.advice').scrollIntoView({ block: 'center' })", vec![]).await?;
            page.click("button", "Help").await?;
            page.wait_until("the rule is told", "return document.querySelector('.help').innerText !== ''").await?;
            let before = page.run(PLACES, vec![]).await?;
            page.click("button", "Show me a move").await?;
            page.wait_until("a place is lit", &format!("{LIT} !== ''")).await?;
            page.wait_until("an arrow shows the way", "return !!document.querySelector('.pointer-arrow.is-hint')")
                .await?;
            page.click("button", "Why?").await?;
            let after = page.run(PLACES, vec![]).await?;
            ensure!(before == after, "{width} × {height}: {before} became {after}");
            page.go("#/", ".masthead").await?;
        }
        Ok(())
    });
}

#[test]
fn arrows_show_the_last_turn_until_the_next_move() {
    visit_with_motion("/", async |page, _host| {
        let position = "corsairs=2 turn=4 board=4E/6/7/8/3ECE3/8/7/6/F4 reserve=5";
        open(page, "corsairs", &["person Ann", "person Ben"], "corsairs=2", position).await?;
        page.say("sail a5 a3").await?;
        let arrows = |count: u8| format!("return document.querySelectorAll('.pointer-arrow').length === {count}");
        page.wait_until("the way of the escort is shown", &arrows(1)).await?;
        page.say("enter e1").await?;
        page.wait_until("the next move has no arrow", &arrows(0)).await
    });
}
