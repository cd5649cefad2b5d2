//! The worker that runs the searches, so that the page never waits for a thought.

fn main() {
    corsair_cabinet::browser::engine_worker::start();
}
