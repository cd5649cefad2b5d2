#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::race_frame(bytes));
