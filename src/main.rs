//! The entry point of the page.

fn main() {
    corsair_cabinet::app::start();
}
