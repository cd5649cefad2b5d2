//! What the steps of splitting pass on.

use std::collections::BTreeMap;

/// The files of each part: it can be run once all of them are loaded.
pub type Parts = BTreeMap<String, Vec<String>>;
