//! The project's commands, and what they share with the browser tests.
//!
//! | module | what it does |
//! |---|---|
//! | [`project`] | where things are |
//! | [`command`] | runs other programs and says plainly what went wrong |
//! | [`tools`] | finds or fetches the programs that build and test |
//! | [`build`] | makes `dist/` |
//! | [`stage`] | finishes what Trunk made: one stylesheet, content hashes, the policy |
//! | [`seal`] | writes the service worker that knows every file of `dist/` |
//! | [`notices`] | writes down whose work is in what is shipped |
//! | [`serve`] | a small static server |
//! | [`in_wasm`] | tests and measurements in a browser's worker |
//! | [`mod@test`] | `cargo xtask test`: every check there is, and a summary |
//! | [`mod@fuzz`] | `cargo xtask fuzz`: lets a fuzzer feed the parsers |
//! | [`mod@bench`] | `cargo xtask bench`: speed and sizes |
//!
//! `main.rs` only reads the command line.

pub mod bench;
pub mod build;
pub mod command;
pub mod fuzz;
pub mod in_wasm;
pub mod notices;
pub mod project;
pub mod seal;
pub mod serve;
pub mod stage;
pub mod test;
pub mod tools;
