//! The verdict on a game by correspondence.

use super::answer::Answer;
use crate::correspondence::{Fault, Letter, Verdict, verify as check};
use crate::games::named;

/// Answers with what the letters in a text prove: a line with the verdict, and the record of the game if there is one.
pub(super) fn verify(text: &str) -> Answer {
    let (verdict, record) = match check(&Letter::find(text)?, named)? {
        Verdict::Checked { record, resigned: None } => ("checked".into(), Some(record)),
        Verdict::Checked { record, resigned: Some(writer) } => {
            (format!("checked, the {writer} resigned"), Some(record))
        }
        Verdict::Unfinished { record, owes } => (format!("unfinished, the {owes} owes the next letter"), record),
        Verdict::Broken { letter, fault: Fault::Broken, .. } => (
            format!("broken: letters {} and {letter} do not fit, one of them was changed", letter.saturating_sub(1)),
            None,
        ),
        Verdict::Broken { letter, writer, fault } => {
            let by = writer.map(|writer| format!(" by the {writer}")).unwrap_or_default();
            (format!("broken{by} in letter {letter}: {fault}"), None)
        }
    };
    let record = record.iter().flat_map(|record| record.lines()).map(String::from);
    Ok(std::iter::once(verdict).chain(record).collect())
}
