//! How the posts of Corsairs are called, drawn for readers.

use corsair_cabinet::game::hex::Hexagon;

/// A board of text: every post by its name, in its place.
fn drawn(board: Hexagon) -> String {
    let mut lines = vec![String::new(); 4 * (board.size() - 1) + 1];
    for cell in board.cells() {
        let name = board.name(cell);
        // A step down a file is two lines; each file away from the middle begins one line lower.
        let from_middle = (board.size() - 1).abs_diff(name.file());
        let line = &mut lines[from_middle + 2 * (board.ranks(name.file()) - 1 - name.rank())];
        let gap = 4 * name.file() - line.len();
        line.push_str(&" ".repeat(gap));
        line.push_str(&name.to_string());
    }
    lines.join("\n")
}

#[test]
fn the_names_of_the_posts_are_drawn_in_the_architecture_as_they_are() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/ARCHITECTURE.md")).unwrap();
    let picture = drawn(Hexagon::new(5));
    assert!(page.contains(&picture), "expected in ARCHITECTURE.md:\n{picture}");
}
