//! The browsers, and what sets them apart.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use xtask::command::on_path;

/// How long a driver may take until it answers, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A kind of browser. Another one is another constant: everything that a test does
/// goes through standard WebDriver, save what [`crate::page`] marks as Chromium's.
#[derive(Debug)]
pub struct Browser {
    /// What people call it.
    pub name: &'static str,
    /// The program that drives it.
    driver: &'static str,
    /// How the driver is told its port.
    port_argument: fn(u16) -> String,
    /// What the driver is told of the browser, given a folder for its profile.
    capabilities: fn(&str) -> Value,
    /// Hosts that the browser asks for itself, whatever it shows. The page has no
    /// business with them either, but who asked cannot be told apart.
    pub errands: &'static [&'static str],
}

/// Chromium, through Debian's `chromedriver`.
pub const CHROMIUM: Browser = Browser {
    name: "Chromium",
    driver: "chromedriver",
    port_argument: |port| format!("--port={port}"),
    capabilities: |profile| {
        json!({
            "browserName": "chrome",
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": { "args": [
                "--headless",
                // Continuous integration runs as root, where the sandbox cannot start.
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                // Keeps its own errands few.
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-default-apps",
                "--disable-features=AutofillServerCommunication,OptimizationHints,MediaRouter,Translate",
                format!("--user-data-dir={profile}"),
            ] },
        })
    },
    errands: &["accounts.google.com", "clients2.google.com", "start.duckduckgo.com", "update.googleapis.com"],
};

/// A browser that is running, with its driver.
#[derive(Debug)]
pub struct Session {
    /// The connection to the driver.
    pub client: Client,
    driver: Child,
    _profile: TempDir,
}

impl Session {
    /// Starts a driver on a free port, and through it a browser that remembers
    /// nothing and sends all that is not for this machine to `trap`.
    ///
    /// # Errors
    ///
    /// When the driver or the browser is missing or does not start.
    pub async fn start(browser: &Browser, trap: u16) -> Result<Self> {
        let Some(program) = on_path(browser.driver) else {
            bail!(
                "{} is driven by `{}`, which is not on PATH; run `cargo xtask test`, which gets what is missing",
                browser.name,
                browser.driver
            );
        };
        let profile = TempDir::with_prefix("corsair-cabinet-browser-")?;
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let mut driver = Command::new(program)
            .arg((browser.port_argument)(port))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("`{}` did not start", browser.driver))?;

        let client = match Self::connect(browser, &mut driver, port, trap, &profile).await {
            Ok(client) => client,
            Err(error) => {
                end(&mut driver);
                return Err(error);
            }
        };
        Ok(Self { client, driver, _profile: profile })
    }

    async fn connect(browser: &Browser, driver: &mut Child, port: u16, trap: u16, profile: &TempDir) -> Result<Client> {
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
        let mut capabilities: Capabilities = match (browser.capabilities)(&profile.path().to_string_lossy()) {
            Value::Object(capabilities) => capabilities,
            other => bail!("expected capabilities as an object, found {other}"),
        };
        let trap = format!("127.0.0.1:{trap}");
        capabilities.insert("proxy".into(), json!({ "proxyType": "manual", "httpProxy": trap, "sslProxy": trap }));
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
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
