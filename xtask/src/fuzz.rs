//! `cargo xtask fuzz`: lets libFuzzer look for texts that break what the parsers promise.
//!
//! What a parser promises is in `fuzz/src/lib.rs`, and the ordinary tests try it with the corpora in `fuzz/corpus`. The
//! fuzzer begins with these and keeps what it finds worth keeping in `target/fuzz`, so that it goes on there next time.

use std::fs;

use anyhow::{Result, ensure};

use crate::command::{command, run};
use crate::{project, tools};

/// How long each parser is fed, in seconds.
const SECONDS: u32 = 120;

/// No text that is worth trying is longer, in bytes.
const LONGEST: u32 = 4096;

/// Feeds all parsers, or only those of these names, one after the other.
///
/// # Errors
///
/// When something cannot be had, there is no such parser, or one of them breaks a promise; the text that did it is then in
/// `fuzz/artifacts`.
pub fn fuzz(parsers: &[String]) -> Result<()> {
    let cargo_fuzz = tools::for_fuzzing()?;
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
            .args(["--", "-timeout=20", &format!("-max_total_time={SECONDS}"), &format!("-max_len={LONGEST}")])
            // The compiler is nightly's, whichever runs this program.
            .env("RUSTUP_TOOLCHAIN", "nightly")
            .env_remove("CARGO"))?;
    }
    Ok(())
}
