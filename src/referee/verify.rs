//! The verdict on a game by correspondence.

use super::Answer;
use crate::correspondence::{Letter, Verdict, Writer, verify as check};
use crate::games::named;

/// What the letters in a text prove: a line with the verdict, and the record of the game if there is one.
pub(super) fn verify(text: &str) -> Answer {
    let (verdict, record) = match check(&Letter::find(text)?, named)? {
        Verdict::Checked { record, resigned: None } => ("checked".into(), Some(record)),
        Verdict::Checked { record, resigned: Some(writer) } => {
            (format!("checked, the {} resigned", word(writer)), Some(record))
        }
        Verdict::Unfinished { record, owes } => {
            (format!("unfinished, the {} owes the next letter", word(owes)), record)
        }
        Verdict::Broken { letter, writer, fault } => {
            (format!("broken by the {} in letter {letter}: {fault}", word(writer)), None)
        }
    };
    let record = record.iter().flat_map(|record| record.lines()).map(String::from);
    Ok(std::iter::once(verdict).chain(record).collect())
}

const fn word(writer: Writer) -> &'static str {
    match writer {
        Writer::Host => "host",
        Writer::Guest => "guest",
    }
}
