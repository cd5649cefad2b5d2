//! Parses the command line of `cargo xtask`.

use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use lexopt::prelude::*;
use xtask::serve::Server;
use xtask::{bench, build, fuzz, mutants, notices, test};

const HELP: &str = "\
cargo xtask play [--port N]            compile the page quickly and serve it on this machine
cargo xtask test [--long] [FILTER …]   run all checks, or the tests whose names contain FILTER
cargo xtask build                      build dist/, to copy to any folder of any static host
cargo xtask bench [PART …]             measure sizes, strength, page, live play and Lighthouse scores, or parts of these
cargo xtask bench balance GAME [ARG …] let computers play each other, and count what each seat wins; see benches/balance.rs
cargo xtask bench ratings GAME [ARG …] let the levels play each other, and rate them on Elo's scale; see benches/ratings.rs
cargo xtask fuzz [PARSER …]            fuzz the parsers, two minutes each; needs a nightly compiler
cargo xtask mutants [FILTER …]         change the code in one place at a time, and count the changes that the tests notice
cargo xtask notices                    write the licence notices; needed after a change of Cargo.lock

Missing tools are installed into target/tools; browsers come from the system's packages.";

/// The port of `play` unless another is given or this one is in use.
const DEFAULT_PORT: u16 = 8080;

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

/// Returns `false` when the command ran but its checks failed.
fn run() -> Result<bool> {
    let mut arguments = lexopt::Parser::from_env();
    let mut command = None;
    let mut port = None;
    let mut long = false;
    let mut filters = Vec::new();
    let mut of_game = None;
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => {
                println!("{HELP}");
                return Ok(true);
            }
            Long("port") => port = Some(arguments.value()?.parse::<u16>()?),
            Long("long") => long = true,
            Value(word) if command.is_none() => command = Some(word.string()?),
            Value(word) if (word == "balance" || word == "ratings") && command.as_deref() == Some("bench") => {
                let rest = arguments.raw_args()?.map(ValueExt::string);
                of_game = Some((word.string()?, rest.collect::<Result<Vec<String>, _>>()?));
            }
            Value(word) => filters.push(word.string()?),
            _ => return Err(argument.unexpected().into()),
        }
    }
    let command = command.unwrap_or_default();
    if port.is_some() && command != "play" {
        bail!("only `cargo xtask play` takes --port\n\n{HELP}");
    }
    if long && command != "test"
        || !filters.is_empty() && !["test", "fuzz", "bench", "mutants"].contains(&command.as_str())
    {
        bail!(
            "only `cargo xtask test` takes --long, and only `test`, `fuzz`, `mutants` and `bench` take names\n\n{HELP}"
        );
    }
    match command.as_str() {
        "play" => play(port).map(|()| true),
        "build" => build::build().map(|()| true),
        "test" => test::test(long, &filters),
        "bench" => match of_game {
            Some((measurement, arguments)) => bench::bench_of_game(&measurement, &arguments),
            None => bench::bench(&filters),
        }
        .map(|()| true),
        "fuzz" => fuzz::fuzz(&filters).map(|()| true),
        "mutants" => mutants::test(&filters).map(|(caught, missed)| {
            println!("\n{caught} passed, {missed} failed");
            missed == 0
        }),
        "notices" => notices::write().map(|()| true),
        "stage" => stage_for_trunk().map(|()| true),
        "" => bail!("expected a command\n\n{HELP}"),
        other => bail!("expected a command, found {other:?}\n\n{HELP}"),
    }
}

fn play(port: Option<u16>) -> Result<()> {
    let folder = build::build_for_play()?;
    let server = match port {
        Some(port) => Server::start(port, &folder, "/")?,
        None => Server::start(DEFAULT_PORT, &folder, "/").or_else(|_| Server::start(0, &folder, "/"))?,
    };
    println!("\nCorsair Cabinet is at {}\nPress Ctrl-C to stop.", server.address());
    server.wait();
    Ok(())
}

/// Builds the site for Trunk, which runs this instead of compiling.
fn stage_for_trunk() -> Result<()> {
    let folder = std::env::var_os("TRUNK_STAGING_DIR").context("Trunk runs `stage`; run `cargo xtask build`")?;
    build::build_for_trunk(folder.as_ref())
}
