//! The diagram of cell names in the documentation of the notation of Corsairs.

use corsair_cabinet::game::hex::Hexagon;

/// The diagram: the names of all cells, each in its place on the board.
fn drawn(board: Hexagon) -> String {
    let mut lines = vec![String::new(); 4 * (board.size() - 1) + 1];
    for cell in board.cells() {
        let name = board.name(cell);
        // A step down a file is two lines; each file away from the middle begins one line lower.
        let from_middle = (board.size() - 1).abs_diff(name.file());
        let line = &mut lines[from_middle + 2 * (board.rank_count(name.file()) - 1 - name.rank())];
        let gap = 4 * name.file() - line.len();
        line.push_str(&" ".repeat(gap));
        line.push_str(&name.to_string());
    }
    lines.join("\n")
}

#[test]
fn the_documented_names_of_cells_are_right() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/games/corsairs/notation.rs");
    let source = std::fs::read_to_string(path).unwrap();
    let picture = format!("//! {}\n", drawn(Hexagon::new(5)).replace('\n', "\n//! "));
    assert!(source.contains(&picture), "expected in {path}:\n{picture}");
}
