//! The page in a language that it does not have: the browser's translator puts elements of its own into the place of texts. What
//! is shown is the same as without it.

use std::time::Instant;

use anyhow::{Result, bail, ensure};
use browser_tests::patience::PATIENCE;
use browser_tests::{CLICK_AT_RANDOM, DRAW_SEED, Page, visit};
use serde_json::{Value, json};
use xtask::project;

/// The game in which time counts.
const RACE: &str = "battle-of-corsica";

/// How a translator works.
#[derive(Clone, Copy, Debug)]
struct Translator {
    /// How it puts its element into the place of a text.
    way: &'static str,
    /// Whether it also translates what says that it is not to be translated.
    is_reckless: bool,
    /// Whether it answers in a task of its own, as one that asks a server.
    is_slow: bool,
}

impl Translator {
    /// Translates the page from now on.
    async fn begin(&self, page: &Page) -> Result<()> {
        let translate = TRANSLATE
            .replace("WAY", self.way)
            .replace("IS_RECKLESS", &self.is_reckless.to_string())
            .replace("IS_SLOW", &self.is_slow.to_string());
        page.run(&translate, vec![]).await.map(drop)
    }
}

const TRANSLATORS: [Translator; 4] = [
    Translator { way: "text.replaceWith(font)", is_reckless: false, is_slow: true },
    Translator { way: "text.replaceWith(font)", is_reckless: true, is_slow: false },
    Translator { way: "text.parentElement.insertBefore(font, text); text.remove()", is_reckless: true, is_slow: true },
    Translator {
        way: "const [around, next] = [text.parentElement, text.nextSibling]; around.removeChild(text); around.insertBefore(font, next)",
        is_reckless: true,
        is_slow: false,
    },
];

/// Translates all texts from now on, as Chrome does: each becomes an element in an element, and what the page writes later is
/// translated, too.
const TRANSLATE: &str = "
    document.documentElement.lang = 'xx';
    document.documentElement.classList.add('translated-ltr');
    const isTranslatable = (text) => {
        const around = text.parentElement;
        return around && text.data.trim() && !around.closest('font, script, style, textarea, option')
            && (IS_RECKLESS || around.closest('[translate]')?.getAttribute('translate') !== 'no');
    };
    const translate = (text) => {
        if (!isTranslatable(text)) return;
        const [font, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `‹${text.data}›`;
        font.append(inner);
        WAY;
    };
    const translateBelow = (node) => {
        const found = [];
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        if (node.nodeType === Node.TEXT_NODE) found.push(node);
        while (texts.nextNode()) found.push(texts.currentNode);
        found.forEach(translate);
    };
    const later = IS_SLOW ? (task) => setTimeout(task) : (task) => task();
    translateBelow(document.body);
    new MutationObserver((changes) => later(() => {
        for (const { target, addedNodes } of changes) {
            if (target.nodeType === Node.TEXT_NODE) translate(target);
            addedNodes.forEach(translateBelow);
        }
    })).observe(document.body, { subtree: true, childList: true, characterData: true });";

/// The texts of the page, each with its element; translations are read as what they translate.
const TEXTS: &str = "
    const told = new Map();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement.closest(':not(font)');
        // What is announced is joined as it comes, so it depends on the speed of the page.
        if (element.closest('script, style, template, [role=log]')) continue;
        told.set(element, (told.get(element) ?? '') + texts.currentNode.data.replace(/[‹›]/g, ''));
    }
    return [...told].map(([element, text]) => [element, text.replace(/\\s+/g, ' ').trim()]).filter(([, text]) => text)
        .map(([element, text]) => `${element.tagName.toLowerCase()}.${element.className.baseVal ?? element.className} ${text}`);";

/// What is done to the page, and what is waited for after it.
struct Step(String, String);

/// What is waited for where a script does all at once.
const NOTHING: &str = "return true";

async fn texts(page: &Page) -> Result<Vec<String>> {
    let texts = page.run(TEXTS, vec![]).await?;
    Ok(texts.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
}

/// The texts of the page as soon as they stay as they are.
async fn settled_texts(page: &Page) -> Result<Vec<String>> {
    let mut before = Vec::new();
    loop {
        page.wait_until("the page is drawn", "return !document.querySelector('[aria-busy]')").await?;
        page.wait_until_still().await?;
        let now = texts(page).await?;
        if now == before {
            return Ok(now);
        }
        before = now;
    }
}

/// Waits until the page has these texts.
async fn expect_texts(page: &Page, expected: &[String], when: &str) -> Result<()> {
    let start = Instant::now();
    loop {
        let found = texts(page).await?;
        if found == expected {
            return Ok(());
        }
        if start.elapsed() > PATIENCE {
            let [lost, wrong] = [(expected, &*found), (&*found, expected)]
                .map(|(some, others)| some.iter().filter(|text| !others.contains(text)).cloned().collect::<Vec<_>>());
            bail!("{when}: expected {lost:#?}, found {wrong:#?}, of {} and {} texts", expected.len(), found.len());
        }
    }
}

/// Goes to a place and takes these steps, without a translator and then with some of them, and compares all texts after each step.
async fn compare(page: &Page, place: &str, there: &str, steps: &[Step], translators: &[Translator]) -> Result<()> {
    let mut expected: Vec<Vec<String>> = Vec::new();
    for translator in [None].into_iter().chain(translators.iter().map(Some)) {
        page.run("localStorage.clear()", vec![]).await?;
        page.run("location.hash = '#/about'", vec![]).await?;
        page.reload().await?;
        page.play_at_once().await?;
        page.go(place, there).await?;
        if let Some(translator) = translator {
            translator.begin(page).await?;
        }
        page.run(&format!("{CLICK_AT_RANDOM} window.clickAtRandom = clickAtRandom"), vec![]).await?;
        for (number, Step(script, until)) in steps.iter().enumerate() {
            page.run(script, vec![]).await?;
            page.wait_until(until, until).await?;
            let when = format!("{place} with {translator:?} after step {number}, {script}");
            match (translator, expected.get(number)) {
                (Some(_), Some(expected)) => expect_texts(page, expected, &when).await?,
                _ => expected.push(settled_texts(page).await?),
            }
        }
    }
    Ok(())
}

/// A click on the control with this text or name.
fn click(name: &str) -> Step {
    let find = format!(
        "[...document.querySelectorAll('button, summary, label, a')].find((control) => control.checkVisibility()
            && [control.textContent.replace(/[‹›]/g, '').trim(), control.ariaLabel, control.title].includes({}))",
        json!(name)
    );
    Step(format!("{find}.click()"), NOTHING.into())
}

/// A choice of a value in a list.
fn choose(list: &str, value: &str) -> Step {
    let choose = format!(
        "const list = document.getElementById('{list}');
         list.value = '{value}';
         list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    );
    Step(choose, NOTHING.into())
}

/// Begins a game of persons at one screen.
fn begin() -> Vec<Step> {
    let sit = "
        document.querySelectorAll('.seat-form').forEach((form) => form.querySelector('.segments label').click());";
    vec![
        Step(format!("{sit} {DRAW_SEED} drawSeed('3')"), NOTHING.into()),
        Step(click("Begin").0, "return !!document.querySelector('.arena, .race-rest')".into()),
    ]
}

/// A touch of something that can be touched at the table, or of the button of the curtain between the players.
fn touch() -> Step {
    let touch = "(document.querySelector('.curtain .btn-primary') ?? { click: clickAtRandom }).click()";
    Step(touch.into(), NOTHING.into())
}

#[test]
fn every_table_goes_on_under_a_translator() {
    visit("/", async |page, _host| {
        let games = project::games()?;
        for game in games.iter().filter(|game| *game != RACE) {
            let mut steps = begin();
            steps.extend((0..12).map(|_| touch()));
            compare(page, &format!("#/set-up/{game}"), ".set-up", &steps, &TRANSLATORS).await?;
        }
        let mut race = begin();
        let can_lay = |cards: usize| {
            let pad = "document.querySelector('.lays .pad[data-touch=lay]')";
            format!("return document.querySelectorAll('.pile-card').length === {cards} && !!{pad}")
        };
        race.push(Step("document.querySelector('.race-rest .btn').click()".into(), can_lay(0)));
        for cards in 1..=2 {
            race.push(Step("document.querySelector('.lays .pad[data-touch=lay]').click()".into(), can_lay(cards)));
        }
        let rests = "return !!document.querySelector('.race-rest')";
        race.push(Step("document.querySelector('.race-pause').click()".into(), rests.into()));
        compare(page, &format!("#/set-up/{RACE}"), ".set-up", &race, &TRANSLATORS).await
    });
}

#[test]
fn every_page_goes_on_under_a_translator() {
    visit("/", async |page, _host| {
        let heading = |text: &str| format!("return document.querySelector('h1').textContent.includes('{text}')");
        let speak = |language: &str, text: &str| Step(click(language).0, heading(text));
        let settings = [
            click("Night"),
            click("Off"),
            speak("Deutsch", "Einstellungen"),
            click("Nacht"),
            speak("English", "Settings"),
        ];
        let set_up = [
            Step("document.querySelectorAll('.preset')[1].click()".into(), NOTHING.into()),
            choose("limit", "3"),
            Step("document.querySelectorAll('.how-many label')[2].click()".into(), NOTHING.into()),
            Step("document.querySelectorAll('.how-many label')[0].click()".into(), NOTHING.into()),
        ];
        let record = "record_1_corsairs;options_standard;seed_42;1_enter_i5;1_enter_e9;1_end;2_sail_d5-e6_a5-b6;1_step_i5_h6;end";
        let replay = ["One move back", "First position", "One move on", "Latest position"].map(click);
        let lesson = [click("Skip"), touch(), touch(), click("Again"), touch(), touch(), touch()];
        for (place, there, steps) in [
            ("#/settings", "input[name=theme]", &settings[..]),
            ("#/set-up/court-wars", ".set-up", &set_up[..]),
            (&format!("#/replay/{record}"), ".steps", &replay[..]),
            ("#/lesson/corsairs", ".arena", &lesson[..]),
            ("#/puzzle/court-wars", ".arena", &lesson[1..]),
        ] {
            compare(page, place, there, steps, &TRANSLATORS[..3]).await?;
        }
        Ok(())
    });
}

#[test]
fn what_changes_at_a_table_is_not_translated() {
    visit("/", async |page, _host| {
        let record = "record_1_corsairs;options_standard;seed_42;1_enter_i5;end";
        for place in [
            "#/begin/corsairs",
            &format!("#/begin/{RACE}"),
            "#/lesson/court-wars",
            "#/puzzle/knight-fight",
            &format!("#/replay/{record}"),
        ] {
            page.run("location.hash = '#/about'", vec![]).await?;
            page.reload().await?;
            page.go(place, ".table .arena").await?;
            TRANSLATORS[0].begin(page).await?;
            let found = "
                const table = document.querySelector('.table');
                const translated = [...table.querySelectorAll('font')].filter((font) => !font.closest('[translate=yes]'));
                return [table.lang, translated.length, document.querySelectorAll('font').length > 0];";
            let found = page.run(found, vec![]).await?;
            ensure!(found == json!(["en", 0, true]), "{place}: expected English texts at the table, found {found}");
        }
        Ok(())
    });
}
