//! The same rules behind a line protocol.
fn main() {}
