//! The page: draws the whole cabinet in the browser.

fn main() {
    corsair_cabinet::app::start();
}
