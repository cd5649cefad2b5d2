//! The referee on an input and an output stream.

use std::io::{self, BufRead, Read, Write};

use super::{MAX_LINE_BYTES, Referee};

/// Answers every line of the input, until the input ends or a line says `quit`.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut referee = Referee::default();
    let mut line = Vec::new();
    while !referee.quits() {
        let more = next_line(&mut input, &mut line)?;
        let answer = if more { referee.handle_line(&line) } else { referee.handle_end_of_input() };
        for line in answer.iter().flatten() {
            writeln!(output, "{line}")?;
        }
        output.flush()?;
        if !more {
            break;
        }
    }
    Ok(())
}

/// Reads the next line, without its line break. If the line is too long, keeps just enough to show that, and skips the rest.
/// Returns `false` at the end of the input.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    // One byte for the line break, and one that makes the line too long.
    let limit = MAX_LINE_BYTES as u64 + 2;
    if input.by_ref().take(limit).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if line.pop_if(|last| *last == b'\n').is_none() {
        input.skip_until(b'\n')?;
    }
    Ok(true)
}
