//! What the pages with a table share.

pub mod available_actions;
pub mod coach;
pub mod cues;
pub mod evaluation;
pub mod loaded;
pub mod result_text;
pub mod share;
pub mod win_probability;
