//! Describes the machine on which the benchmarks run.

use std::{fs, thread};

/// The processor and the number of cores, as a text. If the system does not report the name of the processor, it is the
/// architecture.
pub fn machine() -> String {
    let about = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = about.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let processor = name.map_or(std::env::consts::ARCH, |(_, name)| name);
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    format!("{processor}, {cores} cores")
}
