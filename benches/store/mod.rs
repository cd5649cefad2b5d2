//! Stores results of games in a file, so a long measurement can be stopped and continued later.

use std::collections::HashMap;
use std::error::Error;
use std::fmt::Display;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::str::FromStr;

/// The results so far. They are also in a file, which has a line for each result.
pub struct Store<R> {
    file: fs::File,
    results: HashMap<String, R>,
}

impl<R: FromStr + Display + Clone> Store<R> {
    /// Opens the file of a game in the folder of a measurement; `fresh` deletes its content.
    pub fn open(measurement: &str, game: &str, fresh: bool) -> Result<Self, Box<dyn Error>> {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(measurement);
        fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{game}.txt"));
        let text = if fresh { String::new() } else { fs::read_to_string(&path).unwrap_or_default() };
        // The last line may have been cut off.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let results = whole.lines().filter_map(|line| {
            let (key, result) = line.split_once(": ")?;
            Some((key.to_owned(), result.parse().ok()?))
        });
        let results = results.collect();
        fs::write(&path, whole)?;
        let file = OpenOptions::new().append(true).open(&path)?;
        Ok(Self { file, results })
    }

    /// The stored result with this key; `None` if there is none yet.
    pub fn get(&self, key: &str) -> Option<&R> {
        self.results.get(key)
    }

    /// Stores a result.
    pub fn add(&mut self, key: String, result: R) -> Result<(), Box<dyn Error>> {
        writeln!(self.file, "{key}: {result}")?;
        self.results.insert(key, result);
        Ok(())
    }
}
