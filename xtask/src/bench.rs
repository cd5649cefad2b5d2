//! `cargo xtask bench`: measures sizes, speed, strength and Lighthouse scores in one run.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{cargo, command, output_of, run};
use crate::{build, in_wasm, project, tools};

/// The most bytes that home and a first game may load on the first visit, after brotli.
const FIRST_LOAD_LIMIT: u64 = 200_000;

/// Runs all measurements and prints the results.
///
/// # Errors
///
/// When a measured program cannot be built or run.
pub fn bench() -> Result<()> {
    tools::for_testing()?;
    build::build()?;
    print_machine();
    println!("\n── Sizes in bytes");
    print_sizes()?;
    println!("\n── Speed, native");
    let thinking = |arguments: &[&str]| run(native("thinking").args(arguments));
    thinking(&[])?;
    println!("\n── Speed, in a browser's worker");
    run(&mut in_wasm::tests(&["--profile", "engine", "--", "speed::", "--include-ignored", "--nocapture"])?)?;
    println!("\n── Levels");
    // Few games, so that the run ends in some minutes; the benchmark itself takes any number.
    for game in project::games()? {
        let games = match game.as_str() {
            "knights-and-corsairs" => "200",
            "court-wars" => "40",
            "battle-of-corsica" => "2000",
            _ => "20",
        };
        thinking(&["levels", &game, games])?;
    }
    thinking(&["levels", "court-wars", "20", "seats=4"])?;
    println!("\n── Battle of Corsica: reaction times of the levels, and length of races between equal players");
    thinking(&["reactions", "battle-of-corsica", "2000"])?;
    thinking(&["reactions", "battle-of-corsica", "2000", "sandwich=on,sequence=on,ten=on"])?;
    thinking(&["reactions", "battle-of-corsica", "2000", "seats=4"])?;
    thinking(&["races", "battle-of-corsica", "1000"])?;
    println!("\n── Corsairs: search depth of the captain in a second");
    thinking(&["depth", "corsairs"])?;
    println!("\n── Balance: what each seat wins");
    for game in project::games()? {
        balance(&[game])?;
    }
    println!("\n── The page");
    run(&mut cargo(&["run", "--locked", "--package", "browser-tests", "--bin", "browser-bench"]))?;
    println!("\n── Lighthouse, as a phone on a slow network");
    let script = project::root().join("xtask/src/lighthouse.mjs");
    run(command("node").arg(script).arg(project::dist()).arg(tools::lighthouse()?))
}

/// Measures how even a game is; the arguments are those of `benches/balance.rs`.
///
/// # Errors
///
/// When the program cannot be built, or does not accept the arguments.
pub fn balance(arguments: &[String]) -> Result<()> {
    run(native("balance").args(arguments))
}

/// The command that runs a native measurement, to be followed by its arguments.
fn native(bench: &str) -> Command {
    let mut command = cargo(&["bench", "--locked", "--package", "corsair-cabinet", "--profile", "engine"]);
    command.args(["--bench", bench, "--"]);
    command
}

fn print_machine() {
    println!("\n── Machine");
    let processor = fs::read_to_string("/proc/cpuinfo")
        .ok()
        .and_then(|text| {
            let line = text.lines().find(|line| line.starts_with("model name"))?;
            Some(line.split_once(':')?.1.trim().to_owned())
        })
        .or_else(|| output_of(command("sysctl").args(["-n", "machdep.cpu.brand_string"])));
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    println!("{}, {cores} cores", processor.as_deref().unwrap_or("unknown processor"));
    for (program, word) in [("rustc", "--version"), ("chromium", "--version")] {
        println!("{}", output_of(command(program).arg(word)).unwrap_or_else(|| format!("no {program}")));
    }
}

fn print_sizes() -> Result<()> {
    let mut first = (0, 0);
    let mut whole = (0, 0);
    println!("{:>9} {:>9}  file", "raw", "brotli");
    for (path, raw, brotli) in sizes()? {
        let mark = if is_in_first_load(&path) { "first load" } else { "" };
        println!("{raw:>9} {brotli:>9}  {path}  {mark}");
        whole = (whole.0 + raw, whole.1 + brotli);
        if is_in_first_load(&path) {
            first = (first.0 + raw, first.1 + brotli);
        }
    }
    println!(
        "{:>9} {:>9}  home and the first game on the first visit (aim: at most {FIRST_LOAD_LIMIT} after brotli)",
        first.0, first.1
    );
    println!("{:>9} {:>9}  all files, for offline use", whole.0, whole.1);
    Ok(())
}

/// Whether a file is loaded before the first game can begin, and not only by the service worker afterwards.
fn is_in_first_load(path: &str) -> bool {
    let later = ["service-worker.js", "assets/icon", "assets/manifest", "assets/courts/", "assets/table"];
    // Text files are licences: the page loads them only on request.
    project::extension(path) != "txt" && !later.iter().any(|start| path.starts_with(start))
}

/// Every file with its size before and after brotli at the highest quality, as good hosts send it.
fn sizes() -> Result<Vec<(String, u64, u64)>> {
    // Node.js compresses, since the tests need npm anyway: a crate would delay the first build for everyone.
    const SCRIPT: &str = "const { readFileSync } = require('fs'), zlib = require('zlib');\
        for (const file of process.argv.slice(1)) {\
            const bytes = readFileSync(file);\
            const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };\
            console.log(bytes.length, zlib.brotliCompressSync(bytes, { params: quality }).length);\
        }";
    let files = project::files_below(&project::dist())?;
    let printed = output_of(
        std::process::Command::new("node").current_dir(project::dist()).args(["-e", SCRIPT, "--"]).args(&files),
    )
    .context("Node.js measures the sizes, but did not run; install it")?;
    let numbers = printed.lines().map(|line| {
        let (raw, brotli) = line.split_once(' ').context("expected two numbers a line from node")?;
        Ok((raw.parse()?, brotli.parse()?))
    });
    let numbers: Vec<(u64, u64)> = numbers.collect::<Result<_>>()?;
    Ok(files.into_iter().zip(numbers).map(|(path, (raw, brotli))| (path, raw, brotli)).collect())
}
