//! The data that the steps of splitting pass on.

use std::collections::BTreeMap;

/// The files of each part, by its name. A part can be run once all its files are loaded.
pub type Parts = BTreeMap<String, Vec<String>>;
