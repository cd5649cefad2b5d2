//! The whole page, driven over WebDriver in real browsers.
//!
//! `cargo xtask test` gets what is needed and runs everything here. Once it has,
//! `cargo test --package browser-tests` does for one test after another.
//!
//! `TEST_BROWSER=firefox` or `webkit` before it chooses another browser than Chromium ([`browser::BROWSERS`]). What only
//! Chromium can do, a test that needs it [says](Page::needs_chromium), and it is left out aloud elsewhere.
//!
//! A test is a visit: a host of its own, a browser of its own with nothing
//! remembered, and at the end, unasked, a console that must be empty and a trap for
//! requests to other sites that must have caught none.
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
//! | [`pseudo_language`] | long texts, to test that they fit |
//! | [`ear`] | what somebody hears who does not see the page |
//! | [`host`] | the host of the page, which can go away, come back, or bring a new version |

pub mod browser;
pub mod ear;
pub mod host;
pub mod page;
pub mod pseudo_language;
pub mod visit;

pub use ear::Ear;
pub use fantoccini::key::Key;
pub use host::Host;
pub use page::Page;
pub use visit::visit;
