//! The project's commands, and helpers that the browser tests use too.
//!
//! | module | what it does |
//! |---|---|
//! | [`project`] | the paths of the project |
//! | [`command`] | runs other programs and reports their errors |
//! | [`tools`] | finds or installs the programs that build and test |
//! | [`build`] | builds `dist/` |
//! | [`programs`] | the programs of the page and the worker, and how cargo compiles them |
//! | [`stage`] | writes the site: stylesheets joined, hashes in file names, the Content-Security-Policy |
//! | [`minify`] | makes the page and its stylesheets smaller |
//! | [`html`] | the file name of the page, and functions that read its tags |
//! | [`split`] | splits the programs of the page and the worker into parts that are loaded when they are needed |
//! | [`prerender`] | fills the home page into `index.html` |
//! | [`initial_html`] | the initial HTML of the other pages in `index.html` |
//! | [`texts`] | puts the texts of the other languages into the site |
//! | [`service_worker`] | writes the service worker with the list of all files of `dist/` |
//! | [`dependencies`] | checks where the dependencies come from and on what terms |
//! | [`notices`] | writes the licence notices of all shipped crates |
//! | [`serve`] | a small static server |
//! | [`in_wasm`] | tests and measurements in a browser's worker |
//! | [`mod@test`] | `cargo xtask test`: runs all checks and prints a summary |
//! | [`mod@fuzz`] | `cargo xtask fuzz`: fuzzes the parsers |
//! | [`mutants`] | `cargo xtask mutants`: counts the changes of the code that the tests notice |
//! | [`sizes`] | the sizes of the files, with their budgets |
//! | [`mod@bench`] | `cargo xtask bench`: measures speed, strength and sizes |
//!
//! `main.rs` only parses the command line.

pub mod bench;
pub mod build;
pub mod command;
pub mod dependencies;
pub mod fuzz;
pub mod html;
pub mod in_wasm;
pub mod initial_html;
pub mod minify;
pub mod mutants;
pub mod notices;
pub mod prerender;
pub mod programs;
pub mod project;
pub mod serve;
pub mod service_worker;
pub mod sizes;
pub mod split;
pub mod stage;
pub mod test;
pub mod texts;
pub mod tools;
