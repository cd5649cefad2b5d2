//! Describes the machine on which the benchmarks run.

use std::{fs, thread};

/// The name of the processor, if the system reports it, or else its architecture; and the number of cores.
pub fn machine() -> String {
    let about = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = about.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let processor = name.map_or(std::env::consts::ARCH, |(_, name)| name);
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    format!("{processor}, {cores} cores")
}
