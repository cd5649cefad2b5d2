//! The browsers, and what sets them apart.

use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use xtask::tools;

use crate::screen::Screen;
use crate::screen_reader::Desktop;

/// How long a driver may take until it answers, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// How often a test tries to start a browser: on a busy machine WebKit sometimes does not start, and gives no reason.
const TRIES: u32 = 4;

/// The variable that chooses another browser than Chromium, by its [`Browser::key`].
pub const CHOICE: &str = "TEST_BROWSER";

/// The engine that shows the page. What standard WebDriver has no command for, each engine has its own command for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chromium's, which can do everything that is asked of it here, over its DevTools protocol.
    Blink,
    /// Firefox's, whose own insides can be scripted.
    Gecko,
    /// That of Safari and of GNOME's browser, for which there is nothing but WebDriver.
    WebKit,
}

/// A kind of browser. Everything that a test does goes through standard WebDriver, save what [`crate::page`] knows how to
/// ask of each [`Engine`], or asks of Chromium only.
#[derive(Debug)]
pub struct Browser {
    /// What people call it.
    pub name: &'static str,
    /// What [`CHOICE`] calls it.
    pub key: &'static str,
    /// What is inside.
    pub engine: Engine,
    /// The program that drives it.
    driver: &'static str,
    /// The arguments of the driver, given its port.
    arguments: fn(u16) -> Vec<String>,
    /// The capabilities for the driver, given a folder for the profile.
    capabilities: fn(&Path) -> Result<Value>,
    /// Hosts to which the browser sends requests of its own. A request of the page to them would not be noticed.
    pub errands: &'static [&'static str],
}

/// Chromium, through Debian's `chromedriver`, which makes a profile for each session.
pub const CHROMIUM: Browser = Browser {
    name: "Chromium",
    key: "chromium",
    engine: Engine::Blink,
    driver: "chromedriver",
    arguments: |port| vec![format!("--port={port}")],
    capabilities: |_| {
        let mut capabilities = json!({
            "browserName": "chrome",
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": { "args": [
                "--headless",
                "--hide-scrollbars",
                "--window-size=1200,900",
                // Continuous integration runs as root, where the sandbox cannot start.
                "--no-sandbox",
                "--disable-gpu",
                "--in-process-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                // Reduces requests of its own.
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-default-apps",
                "--disable-features=AutofillServerCommunication,OptimizationHints,MediaRouter,Translate",
            ] },
        });
        if let Some(program) = tools::headless_chromium_path() {
            capabilities["goog:chromeOptions"]["binary"] = json!(program);
        }
        Ok(capabilities)
    },
    errands: &[
        "accounts.google.com",
        "android.clients.google.com",
        "clients2.google.com",
        "redirector.gvt1.com",
        "start.duckduckgo.com",
        "update.googleapis.com",
        "www.google.com",
    ],
};

/// Firefox, through `geckodriver`, which the project fetches for itself.
pub const FIREFOX: Browser = Browser {
    name: "Firefox",
    key: "firefox",
    engine: Engine::Gecko,
    driver: "geckodriver",
    // Allows scripts in the browser itself.
    arguments: |port| vec![format!("--port={port}"), "--allow-system-access".into()],
    capabilities: |_| {
        let program = tools::firefox().context("there is no Firefox on PATH")?;
        Ok(json!({
            "browserName": "firefox",
            "moz:firefoxOptions": {
                "binary": program,
                "args": ["-headless"],
                // As large as any page that is looked at.
                "env": { "MOZ_HEADLESS_WIDTH": "1920", "MOZ_HEADLESS_HEIGHT": "1400" },
                "prefs": {
                    // Reduces requests of its own.
                    "app.normandy.enabled": false,
                    "app.update.disabledForTesting": true,
                    "browser.newtabpage.enabled": false,
                    "browser.safebrowsing.downloads.enabled": false,
                    "browser.safebrowsing.malware.enabled": false,
                    "browser.safebrowsing.phishing.enabled": false,
                    "browser.startup.homepage_override.mstone": "ignore",
                    "extensions.getAddons.cache.enabled": false,
                    "extensions.update.enabled": false,
                    "network.captive-portal-service.enabled": false,
                    "network.connectivity-service.enabled": false,
                },
            },
        }))
    },
    errands: &[
        "content-signature-2.cdn.mozilla.net",
        "contile.services.mozilla.com",
        "firefox-settings-attachments.cdn.mozilla.net",
        "firefox.settings.services.mozilla.com",
        "location.services.mozilla.com",
    ],
};

/// GNOME's WebKit in the smallest browser around it, through Debian's `WebKitWebDriver`, on a virtual screen.
pub const WEBKIT: Browser = Browser {
    name: "WebKit",
    key: "webkit",
    engine: Engine::WebKit,
    driver: "WebKitWebDriver",
    arguments: |port| vec![format!("--port={port}")],
    capabilities: |profile| {
        let program = tools::mini_browser().context("WebKitGTK has come without its MiniBrowser")?;
        Ok(json!({ "webkitgtk:browserOptions": {
            "binary": modest(&program, profile)?,
            "args": ["--automation"],
        } }))
    },
    errands: &[],
};

/// All browsers, the usual one first.
pub const BROWSERS: [&Browser; 3] = [&CHROMIUM, &FIREFOX, &WEBKIT];

/// The browser that is asked for; without a word, Chromium.
///
/// # Errors
///
/// When there is none of that name.
pub fn chosen() -> Result<&'static Browser> {
    let Some(key) = std::env::var_os(CHOICE) else { return Ok(&CHROMIUM) };
    let keys = BROWSERS.map(|browser| browser.key).join(", ");
    let found = BROWSERS.into_iter().find(|browser| *browser.key == *key);
    found.with_context(|| format!("expected {CHOICE} to be one of {keys}, found {}", key.display()))
}

/// A script that starts WebKit's browser with its own settings, in the folder of its profile: without motion, because that
/// cannot be set later; with a tool bar that is not wider than the narrowest phone; and apart from other running browsers.
fn modest(program: &Path, profile: &Path) -> Result<PathBuf> {
    let settings = profile.join("gtk-3.0");
    fs::create_dir_all(&settings)?;
    fs::write(settings.join("settings.ini"), "[Settings]\ngtk-enable-animations=0\n")?;
    let small = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px; }\n";
    fs::write(settings.join("gtk.css"), small)?;
    let script = profile.join("browser.sh");
    let folder = profile.display();
    fs::write(
        &script,
        format!(
            "#!/bin/sh\nexport DBUS_SESSION_BUS_ADDRESS=disabled: XDG_CONFIG_HOME='{folder}' XDG_CACHE_HOME='{folder}' XDG_DATA_HOME='{folder}'\nexec '{}' \"$@\"\n",
            program.display()
        ),
    )?;
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755))?;
    Ok(script)
}

/// Gives a browser a window, and a tree of what is accessible. Chromium without a window is another program.
fn with_window(engine: Engine, mut capabilities: Value) -> Value {
    let remove = |arguments: &mut Value, unwanted: &[&str]| {
        if let Some(arguments) = arguments.as_array_mut() {
            arguments.retain(|argument| argument.as_str().is_none_or(|argument| !unwanted.contains(&argument)));
        }
    };
    match engine {
        Engine::Blink => {
            let options = &mut capabilities["goog:chromeOptions"];
            options["binary"] = json!(tools::CHROMIUM);
            remove(&mut options["args"], &["--headless", "--hide-scrollbars"]);
            options["args"]
                .as_array_mut()
                .into_iter()
                .for_each(|all| all.push(json!("--force-renderer-accessibility")));
        }
        Engine::Gecko => {
            let options = &mut capabilities["moz:firefoxOptions"];
            remove(&mut options["args"], &["-headless"]);
            options["prefs"]["accessibility.force_disabled"] = json!(-1);
        }
        Engine::WebKit => {}
    }
    capabilities
}

/// A browser that is running, with its driver.
#[derive(Debug)]
pub struct Session {
    /// The connection to the driver.
    pub client: Client,
    driver: Child,
    _screen: Option<Screen>,
    _profile: TempDir,
}

impl Session {
    /// Starts a driver on a free port, and through it a browser that remembers
    /// nothing and sends all that is not for this machine to `trap`. With a desktop, the browser has a window there, which a
    /// screen reader reads.
    ///
    /// # Errors
    ///
    /// When the driver or the browser is missing or does not start, even when it is asked again.
    pub async fn start(browser: &Browser, trap: u16, desktop: Option<&Desktop>) -> Result<Self> {
        for _ in 1..TRIES {
            match Self::try_to_start(browser, trap, desktop).await {
                Ok(session) => return Ok(session),
                Err(error) => eprintln!("{error:#}; trying again"),
            }
        }
        Self::try_to_start(browser, trap, desktop).await
    }

    async fn try_to_start(browser: &Browser, trap: u16, desktop: Option<&Desktop>) -> Result<Self> {
        let Some(program) = tools::driver_path(browser.driver) else {
            bail!(
                "{} is driven by `{}`, which is not there; run `cargo xtask test`, which gets what is missing",
                browser.name,
                browser.driver
            );
        };
        let profile = TempDir::with_prefix("corsair-cabinet-browser-")?;
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let screen = (browser.engine == Engine::WebKit).then(Screen::start).transpose()?;
        let mut command = Command::new(program);
        if let Some(screen) = &screen {
            // Continuous integration runs as root, where the sandbox cannot start.
            command.env("DISPLAY", screen.name()).env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
        }
        if let Some(desktop) = desktop {
            command.envs(desktop.environment().iter().map(|(name, value)| (name, value)));
        }
        let mut driver = command
            .args((browser.arguments)(port))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("`{}` did not start", browser.driver))?;

        let client = match Self::connect(browser, &mut driver, port, trap, &profile, desktop.is_some()).await {
            Ok(client) => client,
            Err(error) => {
                end(&mut driver);
                return Err(error);
            }
        };
        Ok(Self { client, driver, _screen: screen, _profile: profile })
    }

    async fn connect(
        browser: &Browser,
        driver: &mut Child,
        port: u16,
        trap: u16,
        profile: &TempDir,
        has_window: bool,
    ) -> Result<Client> {
        let start = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            if let Some(status) = driver.try_wait()? {
                bail!("`{}` ended at once ({status}); run it by hand to see why", browser.driver);
            }
            if start.elapsed() > PATIENCE {
                bail!("`{}` does not answer on port {port}", browser.driver);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let capabilities = (browser.capabilities)(profile.path())?;
        let capabilities = if has_window { with_window(browser.engine, capabilities) } else { capabilities };
        let mut capabilities: Capabilities = match capabilities {
            Value::Object(capabilities) => capabilities,
            other => bail!("expected capabilities as an object, found {other}"),
        };
        let trap = format!("127.0.0.1:{trap}");
        let mut proxy = json!({ "proxyType": "manual", "httpProxy": trap, "sslProxy": trap });
        if browser.engine == Engine::WebKit {
            // The others know by themselves that this machine needs none.
            proxy["noProxy"] = json!(["127.0.0.1", "localhost"]);
        }
        capabilities.insert("proxy".into(), proxy);
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let address = format!("http://127.0.0.1:{port}");
        let client = builder.capabilities(capabilities).connect(&address);
        // WebKit's driver waits for ever for a browser that ended at once.
        tokio::time::timeout(PATIENCE, client)
            .await
            .with_context(|| format!("{} has not come up in {} s", browser.name, PATIENCE.as_secs()))?
            .with_context(|| format!("{} did not start; is it installed? `cargo xtask test` gets it", browser.name))
    }

    /// Ends the browser, then its driver.
    ///
    /// # Errors
    ///
    /// When the browser does not end as it should; the driver is ended all the same.
    pub async fn end(mut self) -> Result<()> {
        let closed = self.client.clone().close().await;
        end(&mut self.driver);
        closed.context("the browser did not end as it should")
    }
}

fn end(driver: &mut Child) {
    // Both fail only for a driver that has ended already.
    let _ = driver.kill();
    let _ = driver.wait();
}
