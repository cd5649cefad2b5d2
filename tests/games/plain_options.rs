//! Options as the second readings of the rules know them: words, and nothing of what they mean.

use std::collections::BTreeMap;

/// Every option with its values, the standard one first.
pub type All = [(&'static str, &'static [&'static str])];

/// Every option with the value it has.
pub type Options = BTreeMap<&'static str, &'static str>;

/// All options at their standard values.
pub fn standard(all: &All) -> Options {
    all.iter().map(|(key, values)| (*key, values[0])).collect()
}

/// Options from `standard` or `key=value,…`.
pub fn read(all: &All, text: &str) -> Options {
    let mut options = standard(all);
    for (key, value) in text.split(',').filter_map(|part| part.split_once('=')) {
        let (key, values) = all.iter().find(|(other, _)| *other == key).unwrap();
        options.insert(key, values.iter().find(|other| **other == value).unwrap());
    }
    options
}

/// Options as `standard` or `key=value,…`.
pub fn write(all: &All, options: &Options) -> String {
    let chosen = all.iter().filter(|(key, values)| options[key] != values[0]);
    let chosen: Vec<String> = chosen.map(|(key, _)| format!("{key}={}", options[key])).collect();
    if chosen.is_empty() { "standard".to_owned() } else { chosen.join(",") }
}
