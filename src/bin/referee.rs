//! The referee: the rules and computer players of all games behind a line protocol on standard input and output.

use std::io;

fn main() -> io::Result<()> {
    corsair_cabinet::referee::serve(io::stdin().lock(), io::stdout().lock())
}
