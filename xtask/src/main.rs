//! Reads the command line of `cargo xtask`.

use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use lexopt::prelude::*;
use xtask::serve::Server;
use xtask::{bench, build, fuzz, notices, project, stage, test};

const HELP: &str = "\
cargo xtask play [--port N]            build the page if need be and serve it on this machine
cargo xtask test [--long] [FILTER …]   check everything, or the tests whose names hold FILTER
cargo xtask build                      make dist/, to copy to any static host, in any folder
cargo xtask bench                      measure speed, strength and sizes
cargo xtask fuzz [PARSER …]            let a fuzzer feed the parsers, two minutes each; needs a nightly compiler
cargo xtask notices                    write down whose work is in what is shipped, after a change of Cargo.lock

What is missing is fetched into target/tools; browsers come from the system's packages.";

/// The port of `play`, if nobody asks for another and nobody has taken it.
const USUAL_PORT: u16 = 8080;

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Returns whether all went well, where a command found out something worse than
/// an error of its own.
fn run() -> Result<bool> {
    let mut arguments = lexopt::Parser::from_env();
    let mut command = None;
    let mut port = None;
    let mut long = false;
    let mut filters = Vec::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => {
                println!("{HELP}");
                return Ok(true);
            }
            Long("port") => port = Some(arguments.value()?.parse::<u16>()?),
            Long("long") => long = true,
            Value(word) if command.is_none() => command = Some(word.string()?),
            Value(word) => filters.push(word.string()?),
            _ => return Err(argument.unexpected().into()),
        }
    }
    let command = command.unwrap_or_default();
    if port.is_some() && command != "play" {
        bail!("--port belongs to `cargo xtask play`\n\n{HELP}");
    }
    if long && command != "test" || !filters.is_empty() && !["test", "fuzz"].contains(&command.as_str()) {
        bail!("--long belongs to `cargo xtask test`, and so do filters but for those of `cargo xtask fuzz`\n\n{HELP}");
    }
    match command.as_str() {
        "play" => play(port).map(|()| true),
        "build" => build::build().map(|()| true),
        "test" => test::test(long, &filters),
        "bench" => bench::bench().map(|()| true),
        "fuzz" => fuzz::fuzz(&filters).map(|()| true),
        "notices" => notices::write().map(|()| true),
        "stage" => stage_for_trunk().map(|()| true),
        "" => bail!("expected a command\n\n{HELP}"),
        other => bail!("expected a command, found {other:?}\n\n{HELP}"),
    }
}

fn play(port: Option<u16>) -> Result<()> {
    build::build()?;
    let folder = project::dist();
    let server = match port {
        Some(port) => Server::start(port, &folder, "/")?,
        None => Server::start(USUAL_PORT, &folder, "/").or_else(|_| Server::start(0, &folder, "/"))?,
    };
    println!("\nCorsair Cabinet is at {}\nCtrl-C ends it.", server.address());
    server.wait();
    Ok(())
}

/// Trunk calls this when all files are made and before they replace `dist/`.
fn stage_for_trunk() -> Result<()> {
    let folder =
        std::env::var_os("TRUNK_STAGING_DIR").context("`stage` is a step of the build; call `cargo xtask build`")?;
    stage::stage(folder.as_ref())
}
