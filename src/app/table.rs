//! Components that the pages with a table share.

mod analysis;
mod coach;
mod context;
pub(crate) mod cues;
pub(crate) mod evaluation;
mod help;
mod keys;
mod loaded;
mod result_text;
mod rules_panel;
mod share;

pub use self::analysis::AnalysisSection;
pub use self::coach::Coach;
pub use self::context::{TableContext, engine, table_context};
pub use self::evaluation::answer_request;
pub use self::help::Help;
pub use self::keys::answer_keys;
pub use self::loaded::{LoadedAnalysis, LoadedCoach, LoadedDataSafetyNotice, LoadedRules, LoadedShare};
pub use self::result_text::{headline, headline_of, player_with_side, reason};
pub use self::rules_panel::{RulesPanel, rules_of};
pub use self::share::{Share, ShareButton};
