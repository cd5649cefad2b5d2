//! The worker that runs the searches.
fn main() {}
