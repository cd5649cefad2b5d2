//! Begins and ends a visit.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Condvar, Mutex, PoisonError};

use anyhow::{Context, Result, ensure};
use xtask::serve::Server;

use crate::browser::{self, Session};
use crate::page::LeftOut;
use crate::{Host, Page};

/// Browsers are large, and tests of one that must wait for another prove nothing.
const AT_ONCE: usize = 2;

static RUNNING: Mutex<usize> = Mutex::new(0);
static ENDED: Condvar = Condvar::new();

/// One of the few places for a browser; given back when dropped.
struct Place;

impl Place {
    fn wait() -> Self {
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        let mut running =
            ENDED.wait_while(running, |running| *running >= AT_ONCE).unwrap_or_else(PoisonError::into_inner);
        *running += 1;
        Self
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        ENDED.notify_one();
    }
}

/// Opens the page in a browser, served under `mount`, and does what a test does.
///
/// Afterwards the console must be empty, unless the test has read it, and nothing
/// may have been asked of another site. What a browser cannot do is said aloud and left out.
///
/// # Panics
///
/// When anything went wrong. A picture of the page as it was is then in
/// `target/screenshots/`.
pub fn visit(mount: &str, test: impl AsyncFnOnce(&Page, &mut Host) -> Result<()>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime needs nothing that a test machine lacks");
    let _place = Place::wait();

    let browser = browser::chosen().unwrap_or_else(|error| panic!("{error:#}"));
    let start = async {
        let host = Host::start(mount)?;
        // An empty folder, since what comes here is only counted.
        let nothing = tempfile::tempdir()?;
        let trap = Server::start(0, nothing.path(), "/")?;
        let session = Session::start(browser, trap.port()).await?;
        anyhow::Ok((host, trap, session))
    };
    let (mut host, trap, session) = runtime.block_on(start).unwrap_or_else(|error| panic!("{error:#}"));
    let page = Page::new(session.client.clone(), browser);

    // Caught, so that a browser is never left behind.
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async {
            page.open(&host.address()).await?;
            test(&page, &mut host).await?;
            page.expect_empty_console().await?;
            let of_its_own = |host: &str| browser.errands.contains(&host.split(':').next().unwrap_or_default());
            let strayed: Vec<_> = trap.requests().into_iter().filter(|request| !of_its_own(&request.host)).collect();
            ensure!(strayed.is_empty(), "expected no request to another site, found {strayed:?}");
            Ok(())
        })
    }));
    if let Ok(Err(error)) = &outcome
        && let Some(why) = error.downcast_ref::<LeftOut>()
    {
        // Past the test's own output, which is not shown when it passes.
        let test = std::thread::current().name().unwrap_or("visit").to_owned();
        let line = format!("left out in {}: {test}, since {why}\n", browser.name);
        let told = std::io::stdout().write_all(line.as_bytes());
        let ended = runtime.block_on(session.end());
        return told.map_err(Into::into).and(ended).unwrap_or_else(|error| panic!("{error:#}"));
    }
    let failed = !matches!(outcome, Ok(Ok(())));
    let picture = failed.then(|| runtime.block_on(picture_of_failure(&page)));
    let ended = runtime.block_on(session.end());
    match outcome {
        Err(panic) => {
            eprintln!("{}", picture.unwrap_or_default());
            resume_unwind(panic)
        }
        Ok(Err(error)) => panic!("{error:#}\n{}", picture.unwrap_or_default()),
        Ok(Ok(())) => ended.unwrap_or_else(|error| panic!("{error:#}")),
    }
}

async fn picture_of_failure(page: &Page) -> String {
    let test = std::thread::current().name().unwrap_or("visit").replace("::", "-");
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
