//! A virtual screen, for browsers that cannot do without one and for the screen reader.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

/// A virtual screen.
#[derive(Debug)]
pub(crate) struct Screen {
    server: Child,
    name: String,
}

impl Screen {
    pub(crate) fn start() -> Result<Self> {
        let mut server = Command::new("Xvfb")
            // It takes the first number that is free, and says which.
            .args(["-displayfd", "1", "-screen", "0", "1920x1400x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("`Xvfb` did not start; `cargo xtask test` gets it")?;
        let mut number = String::new();
        if let Some(output) = server.stdout.take() {
            BufReader::new(output).read_line(&mut number)?;
        }
        let name = format!(":{}", number.trim());
        let screen = Self { server, name };
        ensure!(!number.trim().is_empty(), "`Xvfb` ended at once; run it by hand to see why");
        Ok(screen)
    }

    /// What programs call it.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // Asked to, it takes its lock and its socket along. If there is no `kill`, those stay.
        let _ = Command::new("kill").arg(self.server.id().to_string()).status();
        let _ = self.server.wait();
    }
}
