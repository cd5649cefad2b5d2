//! `cargo xtask fuzz`: fuzzes the parsers with libFuzzer.
//!
//! `fuzz/src/lib.rs` has the properties that each parser must keep; the ordinary tests check them with the corpora in
//! `fuzz/corpus`. The fuzzer starts from these corpora and stores what it finds in `target/fuzz`, to continue from there next
//! time.

use std::fs;

use anyhow::{Result, ensure};

use crate::command::{command, run};
use crate::{project, tools};

/// The time to fuzz each parser, in seconds.
const SECONDS_PER_PARSER: u32 = 120;

/// The longest input, in bytes.
const MAX_INPUT_BYTES: u32 = 4096;

/// Fuzzes all parsers, or the parsers with the given names, one after the other.
///
/// # Errors
///
/// When a tool is missing, a parser is unknown, or a parser fails; the input that made it fail is then in
/// `fuzz/artifacts`.
pub fn fuzz(parsers: &[String]) -> Result<()> {
    let cargo_fuzz = tools::install_cargo_fuzz()?;
    let targets = project::files_below(&project::root().join("fuzz/fuzz_targets"))?;
    let known: Vec<&str> = targets.iter().filter_map(|file| file.strip_suffix(".rs")).collect();
    for name in parsers {
        ensure!(known.contains(&name.as_str()), "expected parsers out of {}, found {name:?}", known.join(", "));
    }
    for parser in known.into_iter().filter(|parser| parsers.is_empty() || parsers.iter().any(|name| name == parser)) {
        println!("\n── {parser}");
        let found = project::root().join("target/fuzz/found").join(parser);
        fs::create_dir_all(&found)?;
        run(command(&cargo_fuzz)
            .args(["run", "--fuzz-dir", "fuzz", "--target-dir", "target/fuzz", parser])
            .arg(found)
            .arg(format!("fuzz/corpus/{parser}"))
            .args([
                "--",
                "-timeout=20",
                &format!("-max_total_time={SECONDS_PER_PARSER}"),
                &format!("-max_len={MAX_INPUT_BYTES}"),
            ])
            // The fuzzer needs the nightly compiler, whichever toolchain runs this program.
            .env("RUSTUP_TOOLCHAIN", "nightly")
            .env_remove("CARGO"))?;
    }
    Ok(())
}
