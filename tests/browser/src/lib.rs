//! The whole page, driven over WebDriver in real browsers.
//!
//! `cargo xtask test` installs what is needed and runs all tests. After that, `cargo test --package browser-tests` runs them
//! too.
//!
//! `TEST_BROWSER=firefox` or `webkit` before it chooses another browser than Chromium ([`browser::BROWSERS`]). What only
//! Chromium can do, a test that needs it [says](Page::needs_chromium); in other browsers it is left out, with a message.
//!
//! A test is a visit, with its own host and its own browser with an empty profile. At the end of each visit the console must be
//! empty, and there must have been no request to another site.
//!
//! ```no_run
//! use browser_tests::visit;
//!
//! // #[test]
//! fn the_rules_can_be_opened_from_home() {
//!     visit("/", async |page, _host| {
//!         page.click("link", "Rules").await?;
//!         page.find("heading", "Rules").await?;
//!         Ok(())
//!     });
//! }
//! ```
//!
//! | module | what it does |
//! |---|---|
//! | [`mod@visit`] | begins and ends a visit |
//! | [`browser`] | the browsers, and what sets them apart |
//! | [`page`] | what a test does to a page and asks of it |
//! | [`patience`] | how long tests wait |
//! | [`pseudo_language`] | long texts, to test that they fit |
//! | [`devices`] | devices that meet for live play |
//! | [`ear`] | what a player hears who does not see the page |
//! | [`screen_reader`] | what a real screen reader says |
//! | [`host`] | the host of the page, which can stop, restart, or serve a new version |

pub mod browser;
pub mod devices;
pub mod ear;
pub mod host;
pub mod page;
pub mod patience;
pub mod pseudo_language;
mod screen;
pub mod screen_reader;
pub mod visit;

pub use devices::{Devices, elsewhere, says};
pub use ear::Ear;
pub use fantoccini::key::Key;
pub use host::Host;
pub use page::{CLICK_AT_RANDOM, DRAW_SEED, LANGUAGES, MOVES, Page, SPOKEN};
pub use screen_reader::{Listener, PRACTISED_SPEED};
pub use visit::{beside, visit, visit_at_speed, visit_with_motion, visit_with_screen_reader};
