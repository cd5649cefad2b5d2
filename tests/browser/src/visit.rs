//! Begins and ends a visit.

use std::any::Any;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Context, Error, Result, ensure};
use serde_json::json;
use tokio::runtime::Runtime;
use xtask::serve::Server;

use crate::browser::{self, Browser, Engine, Session};
use crate::page::LeftOut;
use crate::screen_reader::{Desktop, USUAL_SPEED};
use crate::{Host, Listener, Page};

/// Browsers need much memory, and a test whose browser waits for another one proves nothing.
const AT_ONCE: usize = 2;

static RUNNING: Mutex<usize> = Mutex::new(0);
static ENDED: Condvar = Condvar::new();

/// Some of the few places for a browser; given back when dropped.
struct Place(usize);

impl Place {
    /// Waits for a place, or for this many, to be undisturbed.
    fn wait(number: usize) -> Self {
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        let mut running =
            ENDED.wait_while(running, |running| *running + number > AT_ONCE).unwrap_or_else(PoisonError::into_inner);
        *running += number;
        Self(number)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) -= self.0;
        ENDED.notify_all();
    }
}

/// Opens the page in a browser, served under `mount`, and does what a test does. In Chromium the page is without motion.
///
/// Afterwards the console must be empty, unless the test has read it, and there must be no request to another site. A test
/// that the browser cannot do is left out, with a message. WebKit crashes in about one visit of a hundred; then the test says so
/// and tries once more.
///
/// # Panics
///
/// When anything fails. A screenshot of the page is then in `target/screenshots/`.
#[expect(clippy::needless_pass_by_value, reason = "a test is written where it is handed over")]
pub fn visit(mount: &str, test: impl AsyncFn(&Page, &mut Host) -> Result<()>) {
    let runtime = runtime();
    let _place = Place::wait(1);
    let _timer = Timer(Instant::now());
    let browser = browser::chosen().unwrap_or_else(|error| panic!("{error:#}"));
    let Err(failure) = visit_once(&runtime, browser, mount, None, &test) else { return };
    if browser.engine == Engine::WebKit && failure.words.contains(BROKEN_DOWN) {
        say(&format!("{} broke down in {}; once more", browser.name, test_name()));
        return visit_once(&runtime, browser, mount, None, &test).unwrap_or_else(Failure::raise);
    }
    failure.raise();
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime needs nothing that a test machine lacks")
}

/// As [`visit`], in a browser with a window that a screen reader reads, with motion, and with no other browser beside it, since
/// it matters how soon something is said. WebKit is left out: its small browser has no tree that Orca reads.
///
/// # Panics
///
/// As [`visit`].
pub fn visit_with_screen_reader(mount: &str, test: impl AsyncFn(&Page, &mut Listener<'_>) -> Result<()>) {
    visit_at_speed(USUAL_SPEED, mount, test);
}

/// As [`visit_with_screen_reader`], with a voice that speaks this number of words a minute.
///
/// # Panics
///
/// As [`visit`].
#[expect(clippy::needless_pass_by_value, reason = "a test is written where it is handed over")]
pub fn visit_at_speed(speed: u32, mount: &str, test: impl AsyncFn(&Page, &mut Listener<'_>) -> Result<()>) {
    let browser = browser::chosen().unwrap_or_else(|error| panic!("{error:#}"));
    if browser.engine == Engine::WebKit {
        return say(&format!("left out in {}: {}, since Orca reads other browsers", browser.name, test_name()));
    }
    let runtime = runtime();
    let _place = Place::wait(AT_ONCE);
    let _timer = Timer(Instant::now());
    let desktop = runtime.block_on(Desktop::start(speed)).unwrap_or_else(|error| panic!("{error:#}"));
    let visited = visit_once(&runtime, browser, mount, Some(&desktop), &async |page: &Page, _: &mut Host| {
        let mut listener = Listener::new(&desktop)?;
        let heard = test(page, &mut listener).await;
        heard.map_err(|error| error.context(format!("with a screen reader in {}", browser.name)))
    });
    visited.unwrap_or_else(Failure::raise);
}

/// As [`visit`], with motion in every browser that has it: for a test of what moves.
///
/// # Panics
///
/// As [`visit`].
#[expect(clippy::needless_pass_by_value, reason = "a test is written where it is handed over")]
pub fn visit_with_motion(mount: &str, test: impl AsyncFn(&Page, &mut Host) -> Result<()>) {
    visit(mount, async |page, host| {
        page.prefer(&[("prefers-reduced-motion", "no-preference")]).await?;
        test(page, host).await
    });
}

/// Opens the page in another kind of browser too, beside the one of the visit: in Firefox beside Chromium, and in Chromium beside
/// all others. At the end its console must be empty.
///
/// # Errors
///
/// When the other browser does not start, or the test fails.
pub async fn beside(page: &Page, host: &Host, test: impl AsyncFn(&Page) -> Result<()>) -> Result<()> {
    let other = if page.browser().engine == Engine::Blink { &browser::FIREFOX } else { &browser::CHROMIUM };
    let nothing = tempfile::tempdir()?;
    let trap = Server::start(0, nothing.path(), "/")?;
    let session = Session::start(other, trap.port(), None).await?;
    let beside = Page::new(session.client.clone(), other);
    let outcome = async {
        beside.open(&host.address()).await?;
        test(&beside).await?;
        beside.expect_empty_console().await
    };
    let outcome = outcome.await.with_context(|| format!("beside {}", other.name));
    session.end().await?;
    outcome
}

/// Tells at the end how long the test took, for the summary of `cargo xtask test`.
struct Timer(Instant);

impl Drop for Timer {
    fn drop(&mut self) {
        say(&format!("{}{:.1} s by {}", xtask::test::TIME_REPORT_START, self.0.elapsed().as_secs_f64(), test_name()));
    }
}

/// What WebKit's driver reports when the process that shows the page has crashed.
const BROKEN_DOWN: &str = "page crash or hang";

/// Why a visit failed.
struct Failure {
    /// What the test panicked with, if it did.
    panic: Option<Box<dyn Any + Send>>,
    words: String,
}

impl Failure {
    fn raise(self) {
        match self.panic {
            None => panic!("{}", self.words),
            Some(panic) => {
                eprintln!("{}", self.words);
                resume_unwind(panic)
            }
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self { panic: None, words: format!("{error:#}") }
    }
}

fn visit_once(
    runtime: &Runtime,
    browser: &'static Browser,
    mount: &str,
    desktop: Option<&Desktop>,
    test: &impl AsyncFn(&Page, &mut Host) -> Result<()>,
) -> Result<(), Failure> {
    let start = async {
        let host = Host::start(mount)?;
        // An empty folder, since what comes here is only counted.
        let nothing = tempfile::tempdir()?;
        let trap = Server::start(0, nothing.path(), "/")?;
        let session = Session::start(browser, trap.port(), desktop).await?;
        anyhow::Ok((host, trap, session))
    };
    let (mut host, trap, session) = runtime.block_on(start)?;
    let page = Page::new(session.client.clone(), browser);

    // Caught, so that a browser is never left behind.
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async {
            if browser.engine == Engine::Blink && desktop.is_none() {
                // A page that is loaded again may not be in front, and would not be told of the focus.
                page.devtools("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await?;
                // Drawing motion takes a seventh of the time. Firefox plays whole games with it.
                page.prefer(&[("prefers-reduced-motion", "reduce")]).await?;
            }
            page.open(&host.address()).await?;
            test(&page, &mut host).await?;
            page.expect_empty_console().await?;
            let of_its_own = |host: &str| browser.errands.contains(&host.split(':').next().unwrap_or_default());
            let strayed: Vec<_> = trap.requests().into_iter().filter(|request| !of_its_own(&request.host)).collect();
            ensure!(strayed.is_empty(), "expected no request to another site, found {strayed:?}");
            Ok(())
        })
    }));
    let left_out = match &outcome {
        Ok(Err(error)) => error.downcast_ref::<LeftOut>(),
        _ => None,
    };
    if let Some(why) = left_out {
        say(&format!("left out in {}: {}, since {why}", browser.name, test_name()));
        return Ok(runtime.block_on(session.end())?);
    }
    let failed = !matches!(outcome, Ok(Ok(())));
    let picture = if failed { runtime.block_on(picture_of_failure(&page)) } else { String::new() };
    let ended = runtime.block_on(session.end());
    match outcome {
        Err(panic) => Err(Failure { panic: Some(panic), words: picture }),
        Ok(Err(error)) => Err(Failure { panic: None, words: format!("{error:#}\n{picture}") }),
        Ok(Ok(())) => Ok(ended?),
    }
}

/// The name of the test that runs.
fn test_name() -> String {
    std::thread::current().name().unwrap_or("visit").to_owned()
}

/// Prints a line that is shown even when the test passes.
fn say(line: &str) {
    // If the output is closed, nobody reads it.
    let _ = writeln!(std::io::stdout(), "{line}");
}

async fn picture_of_failure(page: &Page) -> String {
    let test = test_name().replace("::", "-");
    let seen = async {
        let address = page.address().await?;
        let picture = page.screenshot(&format!("failed-{test}")).await?;
        anyhow::Ok(format!("The page was at {address} and looked like {}", picture.display()))
    };
    let mut words = match seen.await.context("no picture could be taken") {
        Ok(words) => words,
        Err(error) => format!("{error:#}"),
    };
    for line in page.console().await.unwrap_or_default() {
        words += "\nconsole: ";
        words += &line;
    }
    words
}
