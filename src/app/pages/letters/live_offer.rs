//! The functions that the part for connections offers to letters and to the rest of the program.

use leptos::prelude::*;

use super::code::{description_in, table_of};
use super::connections;
use super::live::Live;
use super::live_part::{self, LiveFns};
use super::meeting_steps::MeetingSteps;
use super::scanner::Scanner;
use crate::app::parts::pages::ScannerFns;

pub static SCANNER: ScannerFns =
    ScannerFns { scanner: || view! { <Scanner shown=Signal::stored(true) begins=true/> }.into_any() };

static LIVE: LiveFns = LiveFns {
    attach: Live::attach,
    changed: Live::changed,
    offer: connections::offer,
    meet: |context, scans, begins| view! { <MeetingSteps context scans begins/> }.into_any(),
    arrive: |text| {
        let (description, answered) = description_in(text)?;
        Some(connections::arrive(table_of(text)?, description, answered))
    },
};

/// Makes the functions known to letters.
pub fn provide() {
    live_part::provide(&LIVE);
}
