//! What a test does to a page and asks of it.
//!
//! Everything waits: for an element to be there, for a condition to hold. Nothing
//! sleeps for a time that somebody has guessed.

use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};
use xtask::project;

/// How long anything may take until it is taken to be missing.
const PATIENCE: Duration = Duration::from_secs(20);

/// The time between two looks at something that is awaited.
const BETWEEN_LOOKS: Duration = Duration::from_millis(25);

/// Elements that may have a role, the likeliest first. What they are really called
/// is for the browser to say; this only saves asking about each of hundreds.
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

/// A page in a browser.
#[derive(Debug)]
pub struct Page {
    client: Client,
}

impl Page {
    pub(crate) fn new(client: Client) -> Self {
        Self { client }
    }

    /// The connection to the driver, for what this type has no words for.
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
        self.client.refresh().await.context("cannot load the page again")?;
        self.drawn().await
    }

    async fn drawn(&self) -> Result<()> {
        let drawn =
            "return document.readyState === 'complete' && document.title !== '' && !document.getElementById('boot')";
        self.wait_until("the program has drawn the page", drawn)
            .await
            .with_context(|| "the page shows its placeholder of index.html, which says why if it knows")
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

    /// Waits for the first element that a CSS selector finds.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub async fn wait_for(&self, selector: &str) -> Result<Element> {
        self.client
            .wait()
            .at_most(PATIENCE)
            .every(BETWEEN_LOOKS)
            .for_element(Locator::Css(selector))
            .await
            .with_context(|| format!("expected an element {selector}, found none"))
    }

    /// The text of the first element that a CSS selector finds.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub async fn text(&self, selector: &str) -> Result<String> {
        Ok(self.wait_for(selector).await?.text().await?)
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

    /// The names of all elements with this role, in no particular order.
    ///
    /// # Errors
    ///
    /// When one of them goes away meanwhile.
    pub async fn names(&self, role: &str) -> Result<Vec<String>> {
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

    /// Presses Tab until the focus is inside of what this selector finds; back with Shift from behind it, as the log
    /// grows longer and longer.
    ///
    /// # Errors
    ///
    /// When it is not reached, or the browser is gone.
    pub async fn tab_into(&self, selector: &str) -> Result<()> {
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

    /// Goes so many steps with an arrow; with the other one where the number is negative.
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
        let element = self.client.active_element().await?;
        self.announced(&element).await
    }

    /// What the console has said since it was last asked. (Chromium's.)
    ///
    /// # Errors
    ///
    /// When the browser is gone.
    pub async fn console(&self) -> Result<Vec<String>> {
        let entries = self.ask(Method::POST, "se/log", Some(json!({ "type": "browser" }))).await?;
        let entries = entries.as_array().context("expected a list of console entries")?;
        let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or_default().to_owned();
        Ok(entries.iter().map(|entry| text(entry, "level") + ": " + &text(entry, "message")).collect())
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

    /// What axe-core finds on the page that keeps people out, one line each.
    ///
    /// # Errors
    ///
    /// When axe-core has not been fetched.
    pub async fn obstacles(&self) -> Result<Vec<String>> {
        let axe = fs::read_to_string(project::axe())
            .context("axe-core is not in target/tools; run `cargo xtask test`, which gets what is missing")?;
        self.run(&axe, vec![]).await.map_err(|_| anyhow::anyhow!("axe-core does not run here"))?;
        let violations = self.run_async("return (await axe.run()).violations").await?;
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

    /// Fails if axe-core finds anything.
    ///
    /// # Errors
    ///
    /// With all that it finds.
    pub async fn expect_no_obstacles(&self) -> Result<()> {
        let obstacles = self.obstacles().await?;
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
        let loaded = self.run(script, vec![]).await?;
        let loaded = loaded.as_array().context("expected a list of addresses")?;
        Ok(loaded.iter().filter_map(Value::as_str).map(str::to_owned).collect())
    }

    /// The longest task of the page's thread since a moment, in milliseconds by the
    /// page's own clock, which begins when it is opened; 0 if none was longer than 50.
    /// While it runs, a tap waits. (Chromium's.)
    ///
    /// # Errors
    ///
    /// When the browser is gone.
    pub async fn longest_task(&self, since: f64) -> Result<f64> {
        // What happened before the observer was there is told it too, but later: it is
        // waited for with a task of our own that is long enough to be told.
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

    /// Takes a picture of what is to be seen, into `target/screenshots/NAME.png`.
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

    /// Takes pictures for people to look at: on a phone, a tablet and a desktop, by
    /// day and by night, into `target/screenshots/NAME-WIDTH-THEME.png`.
    /// (Chromium's.)
    ///
    /// # Errors
    ///
    /// When one cannot be taken.
    pub async fn portraits(&self, name: &str) -> Result<Vec<PathBuf>> {
        let mut files = Vec::new();
        for (width, height) in [(360, 740), (800, 1100), (1440, 900)] {
            self.resize(width, height).await?;
            for theme in ["light", "dark"] {
                // Without motion, lest it be caught halfway.
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

    /// Looks at a screen as it is now: with axe-core and for what sticks out, at the narrowest and a wide width and in both
    /// themes; and takes its [portraits](Page::portraits). (Chromium's.)
    ///
    /// # Errors
    ///
    /// When it keeps somebody out.
    pub async fn look(&self, name: &str) -> Result<()> {
        for width in [320, 1440] {
            self.resize(width, 800).await?;
            for theme in ["light", "dark"] {
                self.prefer(&[("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")]).await?;
                self.expect_no_obstacles().await?;
            }
            let overflow = self.run("return document.documentElement.scrollWidth - innerWidth", vec![]).await?;
            let fits = overflow.as_i64().is_some_and(|pixels| pixels <= 0);
            ensure!(fits, "{name} is {overflow} px too wide at {width} px");
        }
        self.portraits(name).await?;
        Ok(())
    }

    /// Gives the page a size as of a phone or a desktop, in CSS pixels. A window
    /// would not do: none can be narrower than about 500. (Chromium's.)
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await?;
        self.wait_until(
            "the page has its new size",
            &format!("return innerWidth === {width} && innerHeight === {height}"),
        )
        .await
    }

    /// Sets what the player prefers: `("prefers-color-scheme", "dark")` and the
    /// like. What is not named is as the machine has it. (Chromium's.)
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn prefer(&self, features: &[(&str, &str)]) -> Result<()> {
        let features: Vec<_> = features.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
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
        let body = json!({ "cmd": command, "params": parameters });
        self.ask(Method::POST, "goog/cdp/execute", Some(body)).await
    }

    /// Sends a command for which fantoccini has no words.
    async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> Result<Value> {
        let command = Command { method, path: path.to_owned(), body };
        let words = format!("{command:?}");
        self.client.issue_cmd(command).await.with_context(|| format!("the driver refused {words}"))
    }
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
