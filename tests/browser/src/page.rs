//! What a test does with a page.
//!
//! Everything waits for an element or a condition. Nothing sleeps for a fixed time.

use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::wd::{TimeoutConfiguration, WebDriverCompatibleCommand};
use fantoccini::{Client, Locator};
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};
use xtask::serve::Server;
use xtask::{in_wasm, project};

use crate::browser::{Browser, Engine};
use crate::patience::{BETWEEN_LOOKS, PATIENCE};

/// How long an element may be without its name.
const SOON: Duration = Duration::from_secs(1);

/// An expression for the moves in the log, in notation. A line may tell several moves.
pub const MOVES: &str =
    "[...document.querySelectorAll('.log-list code')].flatMap((line) => line.textContent.split('; '))";

/// An expression for what was announced last, as a screen reader speaks it wherever the focus is.
pub const SPOKEN: &str = "(document.querySelector('[role=log]').lastElementChild?.textContent ?? '').trim()";

/// Defines `clickAtRandom()`, which clicks on something that can be chosen or confirmed at the table, if there is anything. The
/// same numbers follow each time. The low bits of this generator hardly change, so they are left out.
pub const CLICK_AT_RANDOM: &str = "
    let random = 1;
    const one = (things) => things[((random = (random * 1103515245 + 12345) % 2147483648) >> 12) % things.length];
    const clickAtRandom = () => {
        const choices = '.arena [data-can]:not([aria-disabled]), .hand-card[aria-pressed=false]:not([aria-disabled]), .side-choice';
        const open = [...document.querySelectorAll(choices)].filter((choice) => choice.checkVisibility());
        const confirm = document.querySelector('.dock .btn-primary:not([aria-disabled])');
        (confirm && (!open.length || one([true, false])) ? confirm : one(open))?.click();
    };";

/// Defines `drawSeed(seed)`: in a set-up, the browser's random numbers of eight bytes are this seed of a game from then on.
pub const DRAW_SEED: &str = "
    const drawSeed = (seed) => {
        const draw = Crypto.prototype.getRandomValues;
        crypto.getRandomValues = (bytes) => {
            if (bytes.length !== 8 || !location.hash.startsWith('#/set-up/')) return draw.call(crypto, bytes);
            new DataView(bytes.buffer, bytes.byteOffset).setBigUint64(0, BigInt(seed), true);
            return bytes;
        };
    };";

/// The languages of the page: their own names and their tags.
pub const LANGUAGES: [(&str, &str); 5] =
    [("English", "en"), ("Deutsch", "de"), ("Español", "es"), ("Français", "fr"), ("Italiano", "it")];

/// Elements that may have a role, the likeliest first. The browser computes the real role and name; this saves asking it about
/// hundreds of elements.
const CANDIDATES: &str = r#"
    const [role, name] = arguments;
    const natural = {
        button: "button, summary, input[type=button], input[type=submit]",
        link: "a[href]",
        checkbox: "input[type=checkbox]",
        radio: "input[type=radio]",
        slider: "input[type=range]",
        textbox: "input:not([type]), input[type=text], textarea",
        searchbox: "input[type=search]",
        spinbutton: "input[type=number]",
        combobox: "select",
        option: "option",
        heading: "h1, h2, h3, h4, h5, h6",
        dialog: "dialog[open]",
        group: "fieldset, details",
        list: "ul, ol",
        listitem: "li",
        table: "table",
        cell: "td",
        gridcell: "td",
        image: "img, svg",
        img: "img, svg",
        main: "main",
        navigation: "nav",
        status: "output",
    }[role];
    const selector = `[role="${role}"]` + (natural ? `, ${natural}` : "");
    const squeeze = (text) => (text ?? "").replace(/\s+/g, " ").trim();
    const likely = (element) =>
        [element.getAttribute("aria-label"), element.textContent, element.value, element.title,
         element.labels?.[0]?.textContent].some((text) => squeeze(text) === name) ? 0 : 1;
    return [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .sort((one, other) => likely(one) - likely(other));
"#;

/// What is lost on a small screen, one line each: text that is cut off and cannot be scrolled to, and controls that are
/// covered when they have the focus.
pub(crate) const LOST: &str = "
    const lost = [];
    const told = (element) => {
        const name = (element.ariaLabel ?? element.textContent).replace(/\\s+/g, ' ').trim().slice(0, 40);
        return `${element.tagName.toLowerCase()}.${element.className} \"${name}\"`;
    };
    const modal = document.querySelector('dialog:modal');
    const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && (!modal || modal.contains(element)) && !element.closest('.visually-hidden, [aria-hidden=true], [inert], .skip-link');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clips = (element, axis) => ['hidden', 'clip'].includes(getComputedStyle(element)[`overflow${axis}`]);
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        // The box of a text on a turned card is larger than what one sees of it.
        if (!texts.currentNode.data.trim() || !isShown(element) || element.closest('svg [transform]')) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const box = range.getBoundingClientRect();
        for (let around = element; around && around !== document.body; around = around.parentElement) {
            const frame = around.getBoundingClientRect();
            const aside = clips(around, 'X') && (box.left < frame.left - 1 || box.right > frame.right + 1);
            const above = clips(around, 'Y') && (box.top + box.height / 4 < frame.top || box.bottom - box.height / 4 > frame.bottom);
            if (aside || above) { lost.push(`cut off: ${told(element)}`); break; }
            if (['auto', 'scroll'].includes(getComputedStyle(around).overflowY)) break;
        }
    }
    const pressed = 'a[href], button, input, select, textarea, summary';
    for (const element of document.querySelectorAll(pressed)) {
        if (!isShown(element) || element.disabled) continue;
        const seen = element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') ?? element : element;
        element.focus();
        const box = seen.getBoundingClientRect();
        const inside = box.left >= -1 && box.right <= innerWidth + 1;
        const points = [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]];
        const isFree = ([x, y]) => {
            const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
            return top && (seen.contains(top) || top.contains(seen) && top !== document.body && top !== document.documentElement);
        };
        const free = points.filter(isFree).length;
        if (!inside) lost.push(`out of the page: ${told(seen)}`);
        if (free < 3) lost.push(`covered: ${told(seen)}, free in ${free} of 5 points`);
    }
    document.activeElement?.blur();
    scrollTo(0, 0);
    return lost;";

/// How much wider than the window the page is, if it is, and the elements that may be the reason, the outermost first: those
/// that end outside of the window or have content wider than themselves.
pub(crate) const STICKING_OUT: &str = "
    const page = document.documentElement;
    if (page.scrollWidth <= innerWidth) return [];
    const right = (element) => Math.round(scrollX + element.getBoundingClientRect().right);
    const isTooWide = (element) => right(element) > innerWidth || element.scrollWidth > element.clientWidth + 1;
    const isShown = (element) => !element.matches('.visually-hidden') && getComputedStyle(element).display !== 'inline';
    const out = [...document.body.querySelectorAll('*')].filter((element) => isTooWide(element) && isShown(element));
    return [`${page.scrollWidth - innerWidth} px too wide`]
        .concat(out.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')} up to ${right(element)} px, ${element.scrollWidth} px within`));";

/// Records the messages of the console, for browsers whose drivers do not report them.
const LISTEN: &str = "
    if (window.saidInTheConsole) return;
    const said = window.saidInTheConsole = [];
    const words = (given) => given.map((word) => word?.stack ?? String(word)).join(' ');
    for (const level of ['debug', 'log', 'info', 'warn', 'error']) {
        const real = console[level];
        console[level] = (...given) => { said.push(`${level}: ${words(given)}`); real.apply(console, given); };
    }
    addEventListener('error', (event) => said.push(`error: ${event.message ?? event.target}`), true);
    addEventListener('unhandledrejection', (event) => said.push(`error: ${words([event.reason])}`));
    if (arguments[0]) addEventListener('securitypolicyviolation', (event) => said.push(`error: the policy forbids ${event.blockedURI}`));";

/// Complains in the console about an alert whose text comes after it. Firefox says nothing of it to a screen reader.
const FIND_SILENT_ALERTS: &str = "
    if (window.findsSilentAlerts) return;
    window.findsSilentAlerts = true;
    new MutationObserver((changes) => {
        const added = changes.flatMap((change) => [...change.addedNodes]);
        for (const { target, type, addedNodes, oldValue } of changes) {
            const alert = (target.closest ? target : target.parentElement)?.closest('[role=alert]');
            const text = type === 'characterData' ? target.data : [...addedNodes].map((node) => node.textContent).join('');
            const wasEmpty = type === 'characterData' ? !oldValue.trim() : alert?.textContent.trim() === text.trim();
            if (text.trim() && alert && wasEmpty && !added.some((node) => node.contains(alert))) {
                console.error(`a screen reader may not hear of “${text}” in an alert that was empty before`);
            }
        }
    }).observe(document, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });";

/// The errors that Firefox reports of pages, not of itself. Its warnings are left out: many come from axe-core.
const ERRORS_OF_FIREFOX: &str = "
    const messages = Services.console.getMessageArray().filter((message) => message instanceof Ci.nsIScriptError);
    Services.console.reset();
    const isOfAPage = (message) => /^(https?|blob|data):/.test(message.sourceName);
    const isError = (message) => !(message.flags & Ci.nsIScriptError.warningFlag);
    // A request that a reload has cancelled is reported as a failure without an address.
    const isCutShort = (message) => message.errorMessage.startsWith('Failed to load ‘’. A ServiceWorker intercepted');
    return messages.filter((message) => isOfAPage(message) && isError(message) && !isCutShort(message)).map(String);";

/// The rules of axe-core that depend on colours.
const COLOUR_RULES: &[&str] = &["color-contrast", "link-in-text-block"];

/// The variable that makes the tests take screenshots for people to look at. They take a quarter of the time of a test.
pub const SCREENSHOTS: &str = "SCREENSHOTS";

/// Whether [`SCREENSHOTS`] is set.
#[must_use]
pub fn screenshots_are_wanted() -> bool {
    std::env::var_os(SCREENSHOTS).is_some()
}

/// Why a test was left out.
#[derive(Debug)]
pub struct LeftOut(&'static str);

impl fmt::Display for LeftOut {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.0)
    }
}

impl std::error::Error for LeftOut {}

/// A page in a browser.
#[derive(Debug)]
pub struct Page {
    client: Client,
    browser: &'static Browser,
}

impl Page {
    pub(crate) fn new(client: Client, browser: &'static Browser) -> Self {
        Self { client, browser }
    }

    /// The browser.
    #[must_use]
    pub fn browser(&self) -> &'static Browser {
        self.browser
    }

    /// Leaves the test out, with a message, in all browsers but Chromium. `why` completes the sentence "left out, since …".
    ///
    /// # Errors
    ///
    /// In every other browser, so that nothing more is done.
    pub fn needs_chromium(&self, why: &'static str) -> Result<()> {
        self.needs(&[Engine::Blink], why)
    }

    /// Leaves the test out, with a message, in browsers with another engine.
    ///
    /// # Errors
    ///
    /// In every browser with another engine, so that nothing more is done.
    pub fn needs(&self, engines: &[Engine], why: &'static str) -> Result<()> {
        if engines.contains(&self.browser.engine) { Ok(()) } else { Err(LeftOut(why).into()) }
    }

    /// The connection to the driver, for what this type does not offer.
    #[must_use]
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Goes to an address and waits until the program has drawn the page.
    ///
    /// # Errors
    ///
    /// When the page does not come, or says that it cannot start.
    pub async fn open(&self, address: &str) -> Result<()> {
        self.client.goto(address).await.with_context(|| format!("cannot open {address}"))?;
        self.drawn().await
    }

    /// Loads the page again and waits until the program has drawn it.
    ///
    /// # Errors
    ///
    /// When the page does not come, or says that it cannot start.
    pub async fn reload(&self) -> Result<()> {
        if self.browser.engine == Engine::Gecko {
            // Its driver would go past the service worker, as with Shift held down.
            self.run("window.isLeft = true; location.reload()", vec![]).await?;
            self.wait_until("the page is loaded again", "return !window.isLeft").await?;
        } else {
            self.client.refresh().await.context("cannot load the page again")?;
        }
        self.drawn().await
    }

    async fn drawn(&self) -> Result<()> {
        let drawn =
            "return document.readyState === 'complete' && document.title !== '' && !document.getElementById('boot')";
        self.wait_until("the program has drawn the page", drawn)
            .await
            .with_context(|| "the page shows its placeholder of index.html, which says why if it knows")?;
        self.listen().await
    }

    /// Keeps what is said in the console from now on, where the browser does not do so itself, and watches the alerts.
    async fn listen(&self) -> Result<()> {
        if self.browser.engine != Engine::Blink {
            // Firefox tells of its policy among its errors.
            self.run(LISTEN, vec![json!(self.browser.engine == Engine::WebKit)]).await?;
        }
        self.run(FIND_SILENT_ALERTS, vec![]).await.map(drop)
    }

    /// The address of the page.
    ///
    /// # Errors
    ///
    /// When the browser is gone.
    pub async fn address(&self) -> Result<String> {
        Ok(self.client.current_url().await?.into())
    }

    /// Runs a script in the page, which may `return` something, given `arguments`.
    ///
    /// # Errors
    ///
    /// When the script throws.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        self.client.execute(script, arguments).await.with_context(|| format!("script: {script}"))
    }

    /// Runs the body of an asynchronous function in the page, and waits for what it
    /// returns.
    ///
    /// # Errors
    ///
    /// When it throws or takes too long.
    pub async fn run_async(&self, script: &str) -> Result<Value> {
        let wrapped = format!(
            "const done = arguments[0];
             (async () => {{ {script} }})().then((value) => done({{ value }}), (error) => done({{ error: String(error) }}));"
        );
        let answer = self.client.execute_async(&wrapped, vec![]).await.with_context(|| format!("script: {script}"))?;
        match answer.get("error") {
            Some(error) => bail!("a script threw {error}: {script}"),
            None => Ok(answer.get("value").cloned().unwrap_or_default()),
        }
    }

    /// Leaves the page, has the program of `tests/wasm` do what it calls `task` in a worker, and returns what it says.
    ///
    /// # Errors
    ///
    /// When the program cannot be compiled, does not start, or panics.
    pub async fn in_wasm(&self, task: &str) -> Result<String> {
        let server = Server::start(0, &in_wasm::build()?, "/")?;
        self.client.goto(&server.address()).await?;
        self.client.update_timeouts(TimeoutConfiguration::new(Some(Duration::from_secs(300)), None, None)).await?;
        let script = format!(
            "const worker = new Worker('{}.js', {{ name: '{task}', type: 'module' }});
             return await new Promise((done, failed) => {{
                 worker.onmessage = ({{ data }}) => done(data);
                 worker.onerror = ({{ message }}) => failed(message);
             }});",
            in_wasm::PROGRAM_NAME
        );
        let told = self.run_async(&script).await?;
        let text = told.as_str().with_context(|| format!("expected a text, found {told}"))?;
        ensure!(!text.starts_with("panicked"), "{task} {text}");
        Ok(text.to_owned())
    }

    /// Waits until a script returns something true. `what` completes the sentence
    /// "waited in vain until …".
    ///
    /// # Errors
    ///
    /// When it does not come to that.
    pub async fn wait_until(&self, what: &str, script: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            // A script may also fail because the page is just being replaced.
            let last = self.client.execute(script, vec![]).await;
            if last.as_ref().is_ok_and(|value| value == &Value::Bool(true)) {
                return Ok(());
            }
            if start.elapsed() > PATIENCE {
                bail!("waited in vain until {what}; at last the script gave {last:?}");
            }
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
    }

    /// Waits until no animation runs but endless ones, so that elements stay where they are.
    ///
    /// # Errors
    ///
    /// When it does not come to rest.
    pub async fn wait_until_still(&self) -> Result<()> {
        // What has just been laid begins to fly in the next frame.
        self.run_async("await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))").await?;
        let still = "
            const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
            return !document.getAnimations().some((animation) => animation.playState === 'running' && ends(animation));";
        self.wait_until("nothing moves any more", still).await
    }

    /// Where the middle of the first element is in the window that a CSS selector finds, across and down, in whole pixels.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub async fn middle(&self, selector: &str) -> Result<(f64, f64)> {
        let script = "
            const box = document.querySelector(arguments[0]).getBoundingClientRect();
            return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];";
        let place = self.run(script, vec![json!(selector)]).await?;
        Ok((place[0].as_f64().context("expected a place")?, place[1].as_f64().context("expected a place")?))
    }

    /// Repeats a look until its result is as expected. `what` completes the sentence "waited in vain until …".
    ///
    /// # Errors
    ///
    /// When it does not come to that.
    pub async fn look_until<Seen: fmt::Debug>(
        &self,
        what: &str,
        look: impl AsyncFn(&Self) -> Result<Seen>,
        is_there: impl Fn(&Seen) -> bool,
    ) -> Result<Seen> {
        // It limits the time, not the number of looks: browsers differ tenfold in how long one takes.
        let start = Instant::now();
        loop {
            let seen = look(self).await?;
            if is_there(&seen) {
                return Ok(seen);
            }
            ensure!(start.elapsed() < PATIENCE, "waited in vain until {what}; at last there was {seen:?}");
        }
    }

    /// Waits for the first element that a CSS selector finds, and until the page around it is drawn.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub async fn wait_for(&self, selector: &str) -> Result<Element> {
        let element =
            self.client.wait().at_most(PATIENCE).every(BETWEEN_LOOKS).for_element(Locator::Css(selector)).await;
        let element = element.with_context(|| format!("expected an element {selector}, found none"))?;
        self.wait_until("the page is drawn", "return !document.querySelector('[aria-busy]')").await?;
        Ok(element)
    }

    /// The text of the first element that a CSS selector finds.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub async fn text(&self, selector: &str) -> Result<String> {
        Ok(self.wait_for(selector).await?.text().await?)
    }

    /// What was announced last, as a screen reader speaks it wherever the focus is.
    ///
    /// # Errors
    ///
    /// When the browser is gone.
    pub async fn spoken(&self) -> Result<String> {
        let spoken = self.run(&format!("return {SPOKEN}"), vec![]).await?;
        Ok(spoken.as_str().unwrap_or_default().to_owned())
    }

    /// Opens the log and the keyboard help in it, where the box for typed moves is.
    ///
    /// # Errors
    ///
    /// When there is no such box.
    pub async fn open_keyboard_help(&self) -> Result<()> {
        self.wait_for("#say").await?;
        let open = "document.querySelectorAll('.log, .keyboard').forEach((part) => { part.open = true; })";
        self.run(open, vec![]).await.map(drop)
    }

    /// Types a move into the box in the log, and plays it.
    ///
    /// # Errors
    ///
    /// When there is no such box.
    pub async fn say(&self, notation: &str) -> Result<()> {
        self.open_keyboard_help().await?;
        let field = self.wait_for("#say").await?;
        field.clear().await?;
        field.send_keys(notation).await?;
        self.click("button", "Play").await
    }

    /// Types these moves, each as soon as the one before was played. A move was played when the log has more of them, or when the
    /// device is to be passed on, because the next player's log does not show sealed choices.
    ///
    /// # Errors
    ///
    /// When one of them is not played.
    pub async fn say_all(&self, moves: &[&str]) -> Result<()> {
        for notation in moves {
            let moves = format!("{MOVES}.length");
            let before = self.run(&format!("return {moves}"), vec![]).await?;
            self.say(notation).await?;
            let after = format!("return {moves} > {before} || !!document.querySelector('.curtain')");
            self.wait_until(&format!("{notation:?} is played"), &after).await?;
        }
        Ok(())
    }

    /// Waits for the element that is announced with this role and name.
    ///
    /// # Errors
    ///
    /// When there is none; the message lists those with the same role.
    pub async fn find(&self, role: &str, name: &str) -> Result<Element> {
        let start = Instant::now();
        loop {
            // An element may go away while it is asked for its name; then look again.
            if let Ok(Some(element)) = self.look_for(role, name).await {
                return Ok(element);
            }
            if start.elapsed() > PATIENCE {
                let names = self.names(role).await.unwrap_or_default();
                bail!("expected a {role} called {name:?}; those to be seen are called {names:?}");
            }
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
    }

    async fn look_for(&self, role: &str, name: &str) -> Result<Option<Element>> {
        for element in self.candidates(role, name).await? {
            if self.announced(&element).await? == (role.to_owned(), name.to_owned()) {
                return Ok(Some(element));
            }
        }
        Ok(None)
    }

    /// The names of all elements with this role, in no particular order. If the page draws one of them again meanwhile, it
    /// asks for all again, a few times.
    ///
    /// # Errors
    ///
    /// When one of them goes away every time.
    pub async fn names(&self, role: &str) -> Result<Vec<String>> {
        const ATTEMPTS: usize = 5;
        for _ in 1..ATTEMPTS {
            match self.names_now(role).await {
                Err(error) if format!("{error:#}").contains("stale element") => {}
                names => return names,
            }
        }
        self.names_now(role).await
    }

    async fn names_now(&self, role: &str) -> Result<Vec<String>> {
        let mut names = Vec::new();
        for element in self.candidates(role, "").await? {
            let (announced, name) = self.announced(&element).await?;
            if announced == role {
                names.push(name);
            }
        }
        Ok(names)
    }

    async fn candidates(&self, role: &str, name: &str) -> Result<Vec<Element>> {
        let found = self.client.execute(CANDIDATES, vec![json!(role), json!(name)]).await?;
        let Value::Array(found) = found else { bail!("expected elements, found {found}") };
        let ids = found.iter().filter_map(|element| {
            element.as_object().and_then(|object| object.values().next()).and_then(Value::as_str)
        });
        let element = |id: &str| Element::from_element_id(self.client.clone(), id.to_owned().into());
        Ok(ids.map(element).collect())
    }

    /// What the browser tells a screen reader: role and name.
    async fn announced(&self, element: &Element) -> Result<(String, String)> {
        let id = element.element_id();
        let role = self.ask(Method::GET, &format!("element/{id}/computedrole"), None).await?;
        let name = self.ask(Method::GET, &format!("element/{id}/computedlabel"), None).await?;
        let text = |value: &Value| value.as_str().unwrap_or_default().trim().to_owned();
        Ok((text(&role), text(&name)))
    }

    /// Clicks on the element that is announced with this role and name.
    ///
    /// # Errors
    ///
    /// When there is none, or something lies over it.
    pub async fn click(&self, role: &str, name: &str) -> Result<()> {
        let element = self.find(role, name).await?;
        if self.browser.engine == Engine::WebKit {
            // Its driver goes by the size that the window had before.
            let scroll = "arguments[0].scrollIntoView({ block: 'center' })";
            self.run(scroll, vec![serde_json::to_value(&element)?]).await?;
        }
        element.click().await.with_context(|| format!("cannot click on the {role} {name:?}"))
    }

    /// Presses keys one after the other, wherever the focus is. Special keys are
    /// [`crate::Key`]s; Shift, Control, Alt and Meta are held down to the end of the
    /// string: `page.keys(&(Key::Control + "z"))`.
    ///
    /// # Errors
    ///
    /// When the browser is gone.
    pub async fn keys(&self, keys: &str) -> Result<()> {
        let is_held = |key: &char| ('\u{e008}'..='\u{e00a}').contains(key) || *key == '\u{e03d}';
        let mut actions = KeyActions::new("keyboard".to_owned());
        for value in keys.chars() {
            actions = actions.then(KeyAction::Down { value });
            if !is_held(&value) {
                actions = actions.then(KeyAction::Up { value });
            }
        }
        for value in keys.chars().filter(is_held) {
            actions = actions.then(KeyAction::Up { value });
        }
        self.client.perform_actions(actions).await.context("cannot press keys")
    }

    /// Presses Tab until the focus is inside of what this selector finds; Shift and Tab if the focus is behind it, because the
    /// log between may be long.
    ///
    /// # Errors
    ///
    /// When it is not reached, or the browser is gone.
    pub async fn tab_into(&self, selector: &str) -> Result<()> {
        self.wait_for(selector).await?;
        for _ in 0..60 {
            let where_it_is = "
                const wanted = document.querySelector(arguments[0]);
                const focused = document.activeElement;
                if (wanted.contains(focused)) return 'there';
                const behind = wanted.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
                return behind ? 'behind' : 'before';";
            let tab = match self.run(where_it_is, vec![json!(selector)]).await?.as_str() {
                Some("there") => return Ok(()),
                Some("behind") => Key::Shift + &String::from(char::from(Key::Tab)),
                _ => char::from(Key::Tab).into(),
            };
            self.keys(&tab).await?;
        }
        bail!("expected to reach {selector} with Tab")
    }

    /// Presses an arrow key this many times; the opposite one if the number is negative.
    ///
    /// # Errors
    ///
    /// When the browser is gone.
    pub async fn arrows(&self, steps: i32, forth: Key, back: Key) -> Result<()> {
        let key = char::from(if steps > 0 { forth } else { back });
        self.keys(&std::iter::repeat_n(key, steps.unsigned_abs() as usize).collect::<String>()).await
    }

    /// Role and name of what has the focus.
    ///
    /// # Errors
    ///
    /// When the browser is gone.
    pub async fn focused(&self) -> Result<(String, String)> {
        let start = Instant::now();
        loop {
            let element = self.client.active_element().await?;
            let announced = self.announced(&element).await;
            let is_late = start.elapsed() > SOON;
            match announced {
                // What has just been drawn has the focus, but not always a name yet.
                Ok((role, name)) if name.is_empty() && !is_late && self.must_be_named(&role) => {}
                // What has lost the focus meanwhile is of no interest, and perhaps gone.
                _ if !is_late && self.client.active_element().await?.element_id() != element.element_id() => {}
                announced => return announced,
            }
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
    }

    /// Whether elements with this role always have a name, in this browser.
    fn must_be_named(&self, role: &str) -> bool {
        self.browser.engine == Engine::WebKit || ["button", "heading", "link"].contains(&role)
    }

    /// Waits until something of this role has the focus.
    ///
    /// # Errors
    ///
    /// When it does not come there; the message says where it is.
    pub async fn expect_focus_on(&self, role: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            let (found, name) = self.focused().await?;
            if found == role {
                return Ok(());
            }
            ensure!(start.elapsed() < PATIENCE, "expected the focus on a {role}, found it on the {found} {name:?}");
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
    }

    /// The messages of the console since the last call: in Chromium all, in Firefox all errors, otherwise those after the page
    /// was drawn.
    ///
    /// # Errors
    ///
    /// When the browser is gone.
    pub async fn console(&self) -> Result<Vec<String>> {
        if self.browser.engine != Engine::Blink {
            let said = self.run("return window.saidInTheConsole?.splice(0) ?? []", vec![]).await?;
            let mut said = strings(&said);
            if self.browser.engine == Engine::Gecko {
                said.extend(strings(&self.inside(ERRORS_OF_FIREFOX, vec![]).await?));
            }
            return Ok(said);
        }
        let entries = self.ask(Method::POST, "se/log", Some(json!({ "type": "browser" }))).await?;
        let entries = entries.as_array().context("expected a list of console entries")?;
        let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or_default().to_owned();
        // A browser with a window tells about the offer to install the page, which the page keeps for later.
        let entries = entries.iter().filter(|entry| !text(entry, "message").contains("Banner not shown"));
        Ok(entries.map(|entry| text(entry, "level") + ": " + &text(entry, "message")).collect())
    }

    /// Fails if the console has said anything since it was last asked.
    ///
    /// # Errors
    ///
    /// With all that it has said.
    pub async fn expect_empty_console(&self) -> Result<()> {
        let console = self.console().await?;
        ensure!(console.is_empty(), "expected an empty console, found:\n{}", console.join("\n"));
        Ok(())
    }

    /// The violations of axe-core's rules on the page, one line each.
    ///
    /// # Errors
    ///
    /// When axe-core is not installed.
    pub async fn obstacles(&self) -> Result<Vec<String>> {
        self.obstacles_by(None).await
    }

    /// As [`Page::obstacles`], for some of the rules only.
    async fn obstacles_by(&self, rules: Option<&[&str]>) -> Result<Vec<String>> {
        // It stays in the document until another document is loaded.
        if self.run("return typeof axe === 'undefined'", vec![]).await? == true {
            let axe = fs::read_to_string(project::axe())
                .context("axe-core is not in target/tools; run `cargo xtask test`, which installs it")?;
            self.run(&axe, vec![]).await.map_err(|_| anyhow::anyhow!("axe-core does not run here"))?;
        }
        let options = rules.map_or_else(|| json!({}), |rules| json!({ "runOnly": rules }));
        let violations = self.run_async(&format!("return (await axe.run({options})).violations")).await?;
        let mut lines = Vec::new();
        for violation in violations.as_array().context("expected a list of violations")? {
            for node in violation["nodes"].as_array().into_iter().flatten() {
                lines.push(format!(
                    "{} ({}): {} at {}: {}",
                    violation["id"].as_str().unwrap_or_default(),
                    violation["impact"].as_str().unwrap_or_default(),
                    violation["help"].as_str().unwrap_or_default(),
                    node["target"],
                    node["failureSummary"].as_str().unwrap_or_default().replace('\n', " "),
                ));
            }
        }
        Ok(lines)
    }

    /// Fails if axe-core finds a violation.
    ///
    /// # Errors
    ///
    /// With all violations.
    pub async fn expect_no_obstacles(&self) -> Result<()> {
        self.expect_no_obstacles_by(None).await
    }

    async fn expect_no_obstacles_by(&self, rules: Option<&[&str]>) -> Result<()> {
        let obstacles = self.obstacles_by(rules).await?;
        let address = self.address().await?;
        ensure!(obstacles.is_empty(), "axe-core on {address}:\n{}", obstacles.join("\n"));
        Ok(())
    }

    /// The addresses of everything that the page has loaded, itself included.
    ///
    /// # Errors
    ///
    /// When the browser is gone.
    pub async fn loaded(&self) -> Result<Vec<String>> {
        let script = "return [location.href, ...performance.getEntriesByType('resource').map((entry) => entry.name)]";
        Ok(strings(&self.run(script, vec![]).await?))
    }

    /// The longest task of the page's thread since a moment, in milliseconds by the
    /// page's own clock, which begins when it is opened; 0 if none was longer than 50.
    /// While it runs, a tap waits. (Chromium's.)
    ///
    /// # Errors
    ///
    /// When the browser is gone.
    pub async fn longest_task(&self, since: f64) -> Result<f64> {
        self.needs_chromium("no other browser tells of long tasks")?;
        // The observer gets earlier tasks too, but late. When it gets a long task that starts here, it has got them all.
        let script = "
            return await new Promise((done) => {
                const since = SINCE;
                let longest = 0, own = Infinity;
                new PerformanceObserver((list) => {
                    for (const task of list.getEntries()) {
                        if (task.startTime + task.duration >= own) return done(longest);
                        if (task.startTime >= since) longest = Math.max(longest, task.duration);
                    }
                }).observe({ type: 'longtask', buffered: true });
                setTimeout(() => {
                    own = performance.now();
                    while (performance.now() < own + 60);
                });
            });";
        let longest = self.run_async(&script.replace("SINCE", &since.to_string())).await?;
        longest.as_f64().with_context(|| format!("expected milliseconds, found {longest}"))
    }

    /// Takes a screenshot, into `target/screenshots/NAME.png`.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub async fn screenshot(&self, name: &str) -> Result<PathBuf> {
        let folder = project::root().join("target/screenshots");
        fs::create_dir_all(&folder)?;
        let file = folder.join(format!("{name}.png"));
        fs::write(&file, self.client.screenshot().await?)
            .with_context(|| format!("cannot write {}", file.display()))?;
        Ok(file)
    }

    /// Takes screenshots for people to look at: on a phone, a tablet and a desktop, in both themes, into
    /// `target/screenshots/NAME-WIDTH-THEME.png`. In other browsers than Chromium only two, with the browser's key before the
    /// name: phone in the light theme, desktop in the dark theme.
    ///
    /// # Errors
    ///
    /// When one cannot be taken.
    pub async fn portraits(&self, name: &str) -> Result<Vec<PathBuf>> {
        let mut files = Vec::new();
        let is_usual = self.browser.engine == Engine::Blink;
        let name = if is_usual { name.to_owned() } else { format!("{}-{name}", self.browser.key) };
        for (width, height) in [(360, 740), (800, 1100), (1440, 900)] {
            for theme in ["light", "dark"] {
                if !is_usual && ![(360, "light"), (1440, "dark")].contains(&(width, theme)) {
                    continue;
                }
                self.resize(width, height).await?;
                // Without motion, so that no animation is caught halfway.
                self.prefer(&[("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")]).await?;
                self.run_async("await document.fonts.ready").await?;
                files.push(self.screenshot(&format!("{name}-{width}-{theme}")).await?);
            }
        }
        Ok(files)
    }

    /// Goes to another place of the page and waits for what is there.
    ///
    /// # Errors
    ///
    /// When it does not come.
    pub async fn go(&self, hash: &str, there: &str) -> Result<()> {
        self.run("location.hash = arguments[0]", vec![json!(hash)]).await?;
        self.wait_for(there).await?;
        Ok(())
    }

    /// Chooses a language by its own name, and waits until the page has its tag.
    ///
    /// # Errors
    ///
    /// When the settings do not offer it.
    pub async fn choose_language(&self, name: &str, tag: &str) -> Result<()> {
        self.go("#/settings", "input[name=language]").await?;
        self.click("radio", name).await?;
        self.wait_until(name, &format!("return document.documentElement.lang === {tag:?}")).await
    }

    /// Has computers show their moves at once.
    ///
    /// # Errors
    ///
    /// When the settings do not offer that.
    pub async fn play_at_once(&self) -> Result<()> {
        let at_once =
            "[...document.querySelectorAll('.segments label')].find((label) => label.textContent.trim() === 'At once')";
        self.go("#/settings", ".segments").await?;
        self.wait_until("the pace can be set", &format!("return !!{at_once}")).await?;
        self.run(&format!("{at_once}.click()"), vec![]).await?;
        Ok(())
    }

    /// Sets up a game for a person against the weakest computer, which plays at once. A race is as printed, and seed 1 makes all games
    /// short. The button that begins the game has the focus.
    ///
    /// # Errors
    ///
    /// When there is no such game or option.
    pub async fn set_up(&self, game: &str, options: &[(&str, &str)]) -> Result<()> {
        self.play_at_once().await?;
        self.go(&format!("#/set-up/{game}"), ".set-up").await?;
        if ["corsairs", "battle-of-corsica"].contains(&game) {
            self.preset("As printed").await?;
        }
        self.choose(options).await?;
        // The options may suggest other seats.
        self.seat_person_first().await?;
        self.choose_seed("1").await?;
        let begin = self.find("button", "Begin").await?;
        self.run("arguments[0].focus()", vec![serde_json::to_value(begin)?]).await?;
        Ok(())
    }

    /// In a set-up, chooses the number of seats and of people. People have the first seats, the weakest computers the others.
    ///
    /// # Errors
    ///
    /// When they cannot be seated.
    pub async fn seat(&self, seats: usize, persons: usize) -> Result<()> {
        self.run("document.querySelectorAll('.how-many label')[arguments[0] - 2]?.click()", vec![json!(seats)]).await?;
        let there = format!("return document.querySelectorAll('.seat-form').length === {seats}");
        self.wait_until("there is a form for each seat", &there).await?;
        let sit = "
            const forms = [...document.querySelectorAll('.seat-form')];
            forms.forEach((form, at) => form.querySelectorAll('.segments label')[at < arguments[0] ? 0 : 1].click());";
        self.run(sit, vec![json!(persons)]).await?;
        let weakest = "
            document.querySelectorAll('.crew [value=cabin-boy]').forEach((level) => level.click());
            return document.querySelectorAll('.crew').length === arguments[0];";
        let weakest = weakest.replace("arguments[0]", &(seats - persons).to_string());
        self.wait_until("the computers sit there", &weakest).await
    }

    /// In a set-up, chooses the ready-made game of this name.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub async fn preset(&self, name: &str) -> Result<()> {
        let press = "
            const presets = [...document.querySelectorAll('.preset')];
            presets.find((preset) => preset.querySelector('b').textContent === arguments[0]).click()";
        self.run(press, vec![json!(name)]).await?;
        Ok(())
    }

    /// In a set-up for two, has a person on the first seat and the weakest computer on the second, whatever is suggested.
    ///
    /// # Errors
    ///
    /// When they cannot be seated.
    pub async fn seat_person_first(&self) -> Result<()> {
        let sit = "
            const forms = [...document.querySelectorAll('.seat-form')];
            forms.forEach((form, at) => form.querySelectorAll('.segments label')[at ? 1 : 0].click());";
        self.run(sit, vec![]).await?;
        self.oppose(2, "cabin-boy").await
    }

    /// In a set-up, has persons at this device on all seats.
    ///
    /// # Errors
    ///
    /// When this is no set-up.
    pub async fn seat_persons(&self) -> Result<()> {
        let sit =
            "document.querySelectorAll('.seat-form').forEach((form) => form.querySelector('.segments label').click())";
        self.run(sit, vec![]).await.map(drop)
    }

    /// In a set-up, has a friend at another device on the second seat.
    ///
    /// # Errors
    ///
    /// When this is no set-up.
    pub async fn choose_friend(&self) -> Result<()> {
        let sit = "document.querySelectorAll('.seat-form:nth-of-type(2) .segments label')[2].click()";
        self.run(sit, vec![]).await.map(drop)
    }

    /// In a set-up, has the computer on a seat play at this level.
    ///
    /// # Errors
    ///
    /// When no computer sits there.
    pub async fn oppose(&self, seat: u64, level: &str) -> Result<()> {
        self.wait_for(&format!("#level-{seat} label:has([value={level}])")).await?.click().await?;
        Ok(())
    }

    /// In a set-up, has the browser draw this seed for the game that is begun there.
    ///
    /// # Errors
    ///
    /// When this is no set-up.
    pub async fn choose_seed(&self, seed: &str) -> Result<()> {
        self.wait_for(".set-up").await?;
        self.run(&format!("{DRAW_SEED} drawSeed(arguments[0])"), vec![json!(seed)]).await?;
        Ok(())
    }

    /// In a set-up, gives options their values.
    ///
    /// # Errors
    ///
    /// When there is no such option.
    pub async fn choose(&self, options: &[(&str, &str)]) -> Result<()> {
        let choose = "
            const select = document.getElementById(arguments[0]);
            select.value = arguments[1];
            select.dispatchEvent(new Event('change', { bubbles: true }));";
        for (key, value) in options {
            self.run(choose, vec![json!(key), json!(value)]).await?;
        }
        Ok(())
    }

    /// Checks a screen at the narrowest and a wide width and in both themes: axe-core finds no violation, and nothing is wider
    /// than the window. Takes its [portraits](Page::portraits) if [`SCREENSHOTS`] is set.
    ///
    /// # Errors
    ///
    /// With the violations, or with what is too wide.
    pub async fn look(&self, name: &str) -> Result<()> {
        for width in [320, 1440] {
            self.resize(width, 800).await?;
            // The other rules of axe-core give the same result in both themes.
            for (theme, rules) in [("light", None), ("dark", Some(COLOUR_RULES))] {
                self.prefer(&[("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")]).await?;
                self.expect_no_obstacles_by(rules).await?;
            }
            let sticking_out = strings(&self.run(STICKING_OUT, vec![]).await?);
            ensure!(sticking_out.is_empty(), "{name} at {width} px: {}", sticking_out.join("; "));
        }
        if screenshots_are_wanted() {
            self.portraits(name).await?;
        }
        Ok(())
    }

    /// Checks that nothing is lost on a screen of 1280 × 800 when the page, or only its text, is twice as large. Takes
    /// screenshots if [`SCREENSHOTS`] is set. (In Chromium.)
    ///
    /// # Errors
    ///
    /// With all that is lost.
    pub async fn look_enlarged(&self, name: &str) -> Result<()> {
        let mut lost = Vec::new();
        for (how, width, height, scale, letters) in [("zoom", 640, 400, 2, 16), ("letters", 1280, 800, 1, 32)] {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false });
            self.devtools("Emulation.setDeviceMetricsOverride", size).await?;
            self.prefer(&[("prefers-reduced-motion", "reduce")]).await?;
            // As in the browser's settings: what is measured in letters is so in media queries, too.
            self.devtools("Page.setFontSizes", json!({ "fontSizes": { "standard": letters } })).await?;
            let are_so_large = format!("return getComputedStyle(document.documentElement).fontSize === '{letters}px'");
            self.wait_until("letters have their new size", &are_so_large).await?;
            self.run_async("await document.fonts.ready").await?;
            for faults in [STICKING_OUT, LOST] {
                let found = strings(&self.run(faults, vec![]).await?);
                lost.extend(found.into_iter().map(|line| format!("{name}, {how}: {line}")));
            }
            if screenshots_are_wanted() {
                self.screenshot(&format!("{name}-200-{how}")).await?;
            }
        }
        self.devtools("Page.setFontSizes", json!({ "fontSizes": { "standard": 16 } })).await?;
        ensure!(lost.is_empty(), "{}", lost.join("\n"));
        Ok(())
    }

    /// Gives the page a size as of a phone or a desktop, in CSS pixels. A window
    /// would not do in most browsers: none can be narrower than about 500.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        match self.browser.engine {
            Engine::Blink => {
                let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
                self.devtools("Emulation.setDeviceMetricsOverride", size).await?;
            }
            Engine::Gecko => {
                let script = "
                    for (const [side, pixels] of [['width', arguments[0]], ['height', arguments[1]]]) {
                        for (const limit of ['', 'min-', 'max-']) {
                            gBrowser.selectedBrowser.style.setProperty(limit + side, `${pixels}px`, 'important');
                        }
                    }";
                self.inside(script, vec![json!(width), json!(height)]).await?;
            }
            Engine::WebKit => {
                // The window is higher than the page by its tool bar.
                let bar = self.run("return outerHeight - innerHeight", vec![]).await?.as_u64().unwrap_or_default();
                let height = u64::from(height) + bar;
                self.ask(Method::POST, "window/rect", Some(json!({ "width": width, "height": height }))).await?;
            }
        }
        self.wait_until(
            "the page has its new size",
            &format!("return innerWidth === {width} && innerHeight === {height}"),
        )
        .await
    }

    /// Sets the player's preferences, such as `("prefers-color-scheme", "dark")`; others are as on the machine. Firefox has
    /// scheme, motion and forced colours. WebKit is always without motion, and its scheme is set in the page, as the page's
    /// settings do.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn prefer(&self, features: &[(&str, &str)]) -> Result<()> {
        match self.browser.engine {
            Engine::Blink => {
                let features: Vec<_> =
                    features.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
                self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
            }
            Engine::Gecko => {
                let script = "
                    const wanted = Object.fromEntries(arguments[0]);
                    const prefer = (name, value) => {
                        if (value === undefined) Services.prefs.clearUserPref(name);
                        else if (typeof value === 'string') Services.prefs.setStringPref(name, value);
                        else Services.prefs.setIntPref(name, value);
                    };
                    prefer('layout.css.prefers-color-scheme.content-override', { dark: 0, light: 1 }[wanted['prefers-color-scheme']]);
                    prefer('ui.prefersReducedMotion', { reduce: 1, 'no-preference': 0 }[wanted['prefers-reduced-motion']]);
                    const areForced = wanted['forced-colors'] === 'active';
                    prefer('browser.display.document_color_use', areForced ? 2 : undefined);
                    // Forced colours are dark or light themselves.
                    const isDark = areForced && wanted['prefers-color-scheme'] === 'dark';
                    prefer('browser.display.background_color', isDark ? '#000000' : undefined);
                    prefer('browser.display.foreground_color', isDark ? '#ffffff' : undefined);";
                self.inside(script, vec![json!(features)]).await?;
            }
            Engine::WebKit => {
                let scheme = features.iter().find(|(name, _)| *name == "prefers-color-scheme");
                let script = "
                    if (arguments[0]) document.documentElement.dataset.theme = arguments[0];
                    else delete document.documentElement.dataset.theme;";
                self.run(script, vec![json!(scheme.map(|(_, value)| value))]).await?;
                return Ok(());
            }
        }
        for (name, value) in features {
            let heard = format!("return matchMedia('({name}: {value})').matches");
            self.wait_until(&format!("the page knows of {name}: {value}"), &heard).await?;
        }
        Ok(())
    }

    /// Runs a script in Firefox itself instead of in the page.
    async fn inside(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        self.ask(Method::POST, "moz/context", Some(json!({ "context": "chrome" }))).await?;
        let given = self.client.execute(script, arguments).await;
        self.ask(Method::POST, "moz/context", Some(json!({ "context": "content" }))).await?;
        given.context("a script does not run inside of Firefox")
    }

    /// Makes the page's thread slower by a factor; 1 is as fast as it goes.
    /// (Chromium's.)
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn slow_down(&self, factor: f64) -> Result<()> {
        self.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": factor })).await?;
        Ok(())
    }

    /// Sends a command of the Chrome DevTools Protocol. (Chromium's.)
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Result<Value> {
        self.needs_chromium("its DevTools are asked")?;
        let body = json!({ "cmd": command, "params": parameters });
        self.ask(Method::POST, "goog/cdp/execute", Some(body)).await
    }

    /// Sends a command that fantoccini does not have.
    async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> Result<Value> {
        let command = Command { method, path: path.to_owned(), body };
        let words = format!("{command:?}");
        self.client.issue_cmd(command).await.with_context(|| format!("the driver refused {words}"))
    }
}

/// The strings of a list.
pub(crate) fn strings(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// A WebDriver command below the session.
struct Command {
    method: Method,
    path: String,
    body: Option<Value>,
}

impl fmt::Debug for Command {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body.as_ref().map(Value::to_string).unwrap_or_default();
        write!(formatter, "{} {} {body}", self.method, self.path)
    }
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (self.method.clone(), self.body.as_ref().map(Value::to_string))
    }
}
