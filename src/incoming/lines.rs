//! The lines of a text that another program may have quoted, indented and wrapped.

use super::repair::MARGIN;

/// The possible lines of a text: as they are, and with lines joined that a program has wrapped between words, at a width, or
/// wherever it liked. `is_first` tells whether a line is one of ours from its begin on; another one goes on with the line before.
/// No line has a margin, and none is empty.
pub(super) fn readings(text: &str, is_first: impl Fn(&str) -> bool) -> Vec<Vec<String>> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim_start_matches(MARGIN).trim().is_empty()).collect();
    let width = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
    let margin_of = |line: &str| line.len() - line.trim_start_matches(MARGIN).len();
    let margin = lines.iter().map(|line| margin_of(line)).min().unwrap_or_default();
    let join = |space: &dyn Fn(&str, &str) -> &'static str| {
        let mut joined: Vec<String> = Vec::new();
        let mut before = "";
        for line in &lines {
            let content = line.trim_start_matches(MARGIN).trim_end();
            match joined.last_mut().filter(|_| !is_first(content)) {
                Some(last) => last.extend([space(before, line), content]),
                None => joined.push(content.to_owned()),
            }
            before = line;
        }
        joined
    };
    let as_it_is = lines.iter().map(|line| line.trim_start_matches(MARGIN).trim_end().to_owned()).collect();
    let by_width = |before: &str, line: &str| {
        let is_full = before.chars().count() == width && !before.ends_with(' ') && margin_of(line) == margin;
        if is_full { "" } else { " " }
    };
    let mut readings = vec![as_it_is, join(&|_, _| " "), join(&by_width), join(&|_, _| "")];
    readings.dedup();
    readings
}
