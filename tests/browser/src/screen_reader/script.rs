//! What to press and what to hear, as text.
//!
//! A line has keys, and after `=>` what must be spoken after the last of them:
//!
//! ```text
//! Tab shift+Tab "e4" Return => 2 s: it is your turn & not: blank
//! ```
//!
//! A key is called by its name in X11, and a text that is typed stands in quotation marks. The next key is pressed when all was
//! spoken. `2 s:` is how soon the words must begin; `|` is between words of which some are enough, `&` between expectations.

use std::str::FromStr;

use anyhow::{Context, Error, Result, bail, ensure};

use super::Listener;

/// A line of a script.
#[derive(Debug, PartialEq)]
pub struct Line {
    keys: Vec<Keys>,
    expected: Vec<Expected>,
}

#[derive(Debug, PartialEq)]
enum Keys {
    Key(String),
    Text(String),
}

#[derive(Debug, PartialEq)]
enum Expected {
    /// Some of these words have to begin within this number of seconds.
    Words { within: f64, some_of: Vec<String> },
    /// These words must not be spoken.
    Not(String),
}

impl FromStr for Line {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self> {
        let (mut rest, expected) = line.split_once("=>").unwrap_or((line, ""));
        let mut keys = Vec::new();
        loop {
            rest = rest.trim_start();
            if rest.is_empty() {
                break;
            }
            if let Some(text) = rest.strip_prefix('"') {
                let (text, after) = text.split_once('"').context("expected a quotation mark at the end of a text")?;
                keys.push(Keys::Text(text.to_owned()));
                rest = after;
            } else {
                let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
                keys.push(Keys::Key(rest[..end].to_owned()));
                rest = &rest[end..];
            }
        }
        let expected = expected.split('&').map(str::trim).filter(|part| !part.is_empty());
        let expected = expected.map(|part| match part.split_once(':') {
            Some(("not", words)) => Ok(Expected::Not(words.trim().to_owned())),
            Some((within, words)) if within.ends_with(" s") => {
                let within = within.trim_end_matches(" s").parse().context("expected a number of seconds")?;
                let some_of: Vec<String> = words.split('|').map(|words| words.trim().to_owned()).collect();
                ensure!(some_of.iter().all(|words| !words.is_empty()), "expected words in {part:?}");
                Ok(Expected::Words { within, some_of })
            }
            _ => bail!("expected `2 s: words` or `not: words`, found {part:?}"),
        });
        Ok(Self { keys, expected: expected.collect::<Result<_>>()? })
    }
}

impl Listener<'_> {
    /// Presses the keys of a script, and checks that its words are spoken.
    ///
    /// # Errors
    ///
    /// With the line at which something else was heard.
    pub async fn follow(&mut self, script: &str) -> Result<()> {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.follow_line(&line.parse()?).await.with_context(|| format!("at the line `{line}`"))?;
        }
        self.wait_until_quiet().await
    }

    async fn follow_line(&mut self, line: &Line) -> Result<()> {
        for keys in &line.keys {
            self.wait_until_quiet().await?;
            match keys {
                Keys::Key(key) => self.press(key)?,
                Keys::Text(text) => self.type_in(text)?,
            }
        }
        for expected in &line.expected {
            match expected {
                Expected::Words { within, some_of } => {
                    let some_of: Vec<&str> = some_of.iter().map(String::as_str).collect();
                    self.hear(&some_of, *within).await?;
                }
                Expected::Not(words) => {
                    self.wait_until_quiet().await?;
                    let spoken = self.since_last_key()?;
                    let said = spoken.iter().find(|said| said.text.to_lowercase().contains(&words.to_lowercase()));
                    ensure!(
                        said.is_none(),
                        "expected not to hear {words:?}, and heard {:?}",
                        said.map(|said| &said.text)
                    );
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_keys_and_what_is_expected() -> Result<()> {
        let line: Line = r#"Tab "e 4" Return => 2.5 s: your turn | check & not: blank"#.parse()?;
        let keys = vec![Keys::Key("Tab".into()), Keys::Text("e 4".into()), Keys::Key("Return".into())];
        let some_of = vec!["your turn".into(), "check".into()];
        let expected = vec![Expected::Words { within: 2.5, some_of }, Expected::Not("blank".into())];
        assert_eq!(line, Line { keys, expected });
        assert_eq!("Tab".parse::<Line>()?, Line { keys: vec![Keys::Key("Tab".into())], expected: vec![] });
        Ok(())
    }

    #[test]
    fn what_is_no_line_is_refused() {
        for line in ["\"e4", "Tab => your turn", "Tab => 2 s:", "Tab => soon s: you", "Tab => 2 s: you | "] {
            assert!(line.parse::<Line>().is_err(), "{line}");
        }
    }
}
