//! Presses keys on the page and prints what a screen reader says after each.
//!
//! ```sh
//! cargo run --package browser-tests --bin hear -- set-up:court-wars Return 'slash "draw" Return => 2 s: you drew'
//! ```
//!
//! The first argument is a route of the page, or a game to set up with its options, such as `set-up:court-wars,limit=3`: then the button
//! *Begin* has the focus. The other arguments are lines of a script (`src/screen_reader/script.rs`). `TEST_BROWSER=firefox` chooses
//! the browser, `WORDS_PER_MINUTE` how fast the voice speaks, and `ADDRESS` a page that is served already.

use browser_tests::visit_with_screen_reader;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (start, script) = arguments.split_first().expect("expected a route and keys");
    visit_with_screen_reader("/", async |page, listener| {
        let address = std::env::var("ADDRESS").ok();
        if let Some(address) = &address {
            page.open(address).await?;
        }
        if let Some(game) = start.strip_prefix("set-up:") {
            let mut parts = game.split(',');
            let game = parts.next().unwrap_or_default();
            let options: Vec<(&str, &str)> = parts.filter_map(|part| part.split_once('=')).collect();
            page.set_up(game, &options).await?;
        } else {
            page.run("location.hash = arguments[0]", vec![start.as_str().into()]).await?;
        }
        listener.wait_until_quiet().await?;
        let followed = listener.follow(&script.join("\n")).await;
        println!("{}", listener.transcript(usize::MAX)?);
        followed
    });
}
