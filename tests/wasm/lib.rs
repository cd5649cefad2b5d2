//! What must be the same, or nearly as fast, in WebAssembly: `tests/games/records.rs` plays the cases in text in a
//! browser's worker, `tests/speed.rs` measures what `benches/` measures natively. `cargo xtask test` and
//! `cargo xtask bench` run them.
