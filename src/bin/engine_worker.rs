//! The worker that runs the searches, so that the page is never blocked.

fn main() {
    corsair_cabinet::browser::engine_worker::start();
}
