//! `cargo xtask bench`: measures sizes, speed, strength and Lighthouse scores in one run.

use std::fs;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::command::{cargo, command, output_of, run};
use crate::programs::{PROGRAMS, Purpose};
use crate::sizes::{self, File, crate_sizes};
use crate::{build, project, tools};

/// A function that runs a measurement and prints its results.
type Measure = fn() -> Result<()>;

/// The measurements that can be run alone, by name.
const MEASUREMENTS: [(&str, Measure); 5] = [
    ("sizes", print_sizes),
    ("strength", bench_strength),
    ("page", bench_page),
    ("live", bench_live_play),
    ("lighthouse", bench_with_lighthouse),
];

/// Runs the measurements with these names, or all of them if there are no names, and prints the results.
///
/// # Errors
///
/// When a measured program cannot be built or run, a name is unknown, or a budget is exceeded.
pub fn bench(names: &[String]) -> Result<()> {
    let unknown = names.iter().find(|name| MEASUREMENTS.iter().all(|(part, _)| part != name));
    let known = MEASUREMENTS.map(|(part, _)| part).join(", ");
    ensure!(unknown.is_none(), "expected one of {known}, found {}", unknown.map_or("", String::as_str));
    tools::install_test_programs()?;
    build::build()?;
    print_machine();
    let chosen = MEASUREMENTS.iter().filter(|(part, _)| names.is_empty() || names.iter().any(|name| name == part));
    // An exceeded budget does not end the other measurements.
    let failed: Vec<String> =
        chosen.filter_map(|(part, measure)| measure().err().map(|error| format!("{part}: {error:#}"))).collect();
    ensure!(failed.is_empty(), "{}", failed.join("\n"));
    Ok(())
}

/// Measures the speed and the strength of the computer players.
fn bench_strength() -> Result<()> {
    println!("\n── Speed, native");
    let thinking = |arguments: &[&str]| run(native_bench("thinking").args(arguments));
    thinking(&[])?;
    println!("\n── Speed, in a browser's worker");
    run(&mut browser_bench("worker"))?;
    println!("\n── Levels");
    // Few games, so the run ends in some minutes; the benchmark itself takes any number.
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
    println!(
        "\n── Battle of Corsica: reaction times of the levels, length of races between equal players, and a person against each level"
    );
    thinking(&["reactions", "battle-of-corsica", "2000"])?;
    thinking(&["reactions", "battle-of-corsica", "2000", "sandwich=on,sequence=on,ten=on"])?;
    thinking(&["reactions", "battle-of-corsica", "2000", "seats=4"])?;
    thinking(&["races", "battle-of-corsica", "1000"])?;
    thinking(&["person", "battle-of-corsica", "200", "sandwich=on,sequence=on,rising=rising,limit=10-minutes"])?;
    println!("\n── Corsairs: search depth of the captain in a second");
    thinking(&["depth", "corsairs"])?;
    println!("\n── Balance: what each seat wins");
    for game in project::games()? {
        bench_of_game("balance", &[game])?;
    }
    Ok(())
}

/// Measures the page in a browser.
fn bench_page() -> Result<()> {
    println!("\n── The page");
    run(&mut browser_bench("page"))
}

/// Measures live play between two devices, in two windows of a browser.
fn bench_live_play() -> Result<()> {
    println!("\n── Live play");
    run(&mut browser_bench("live"))
}

/// The command that runs a measurement in a browser.
fn browser_bench(measurement: &str) -> Command {
    let mut bench = cargo(&["run", "--locked", "--package", "browser-tests", "--bin", "browser-bench", "--"]);
    bench.arg(measurement);
    bench
}

/// Measures the page with Lighthouse, as if a phone on a slow network loaded it.
fn bench_with_lighthouse() -> Result<()> {
    println!("\n── Lighthouse, as a phone on a slow network");
    let script = project::root().join("xtask/src/lighthouse.mjs");
    run(command("node").arg(script).arg(project::dist()).arg(tools::install_lighthouse()?).args(project::games()?))
}

/// Runs the program with the name of the measurement in `benches/`, with these arguments: `balance` measures how even a game is,
/// `ratings` how strong its levels are.
///
/// # Errors
///
/// When the program cannot be built, or does not accept the arguments.
pub fn bench_of_game(measurement: &str, arguments: &[String]) -> Result<()> {
    run(native_bench(measurement).args(arguments))
}

/// The command that runs a native measurement; the caller adds the arguments.
fn native_bench(bench: &str) -> Command {
    let mut command = cargo(&["bench", "--locked", "--package", "corsair-cabinet", "--profile", "engine"]);
    command.args(["--bench", bench, "--"]);
    command
}

/// Prints the processor, the number of its cores, and the versions of rustc and Chromium.
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

/// The number of crates that are printed for each program, the largest first.
const LISTED_CRATE_COUNT: usize = 15;

/// Prints the size of every file, the bytes of each crate in the programs, and the sums of the files that a player fetches at
/// different times.
///
/// # Errors
/// When a budget is exceeded.
fn print_sizes() -> Result<()> {
    println!("\n── Sizes in bytes");
    println!("{:>9} {:>9}  file", "raw", "brotli");
    let files = sizes::files()?;
    for File { path, raw, brotli } in &files {
        println!("{raw:>9} {brotli:>9}  {path}");
    }
    for program in &PROGRAMS {
        println!("\n{:>9}  {} by crate, before it is optimised", "raw", program.name);
        let by_crate = crate_sizes::sizes_by_crate(&program.read(Purpose::Release)?)?;
        for (name, bytes) in by_crate.iter().take(LISTED_CRATE_COUNT) {
            println!("{bytes:>9}  {name}");
        }
    }
    println!("\n{:>9} {:>9}  brotli", "found", "budget");
    let sums = sizes::sums(files.iter().map(|file| (file.path.as_str(), file.brotli)));
    for sum in &sums {
        let mark = if sum.is_met() { "" } else { "  OVER" };
        println!("{:>9} {:>9}  {}{mark}", sum.bytes, sum.budget, sum.what);
    }
    let over = sums.iter().filter(|sum| !sum.is_met()).count();
    ensure!(over == 0, "{over} sizes are over their budgets");
    Ok(())
}
