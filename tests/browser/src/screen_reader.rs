//! A real screen reader: Orca on a virtual screen, with real key presses and a voice that speaks into a log.
//!
//! [`Ear`](crate::Ear) knows what screen readers should say. [`Listener`] knows what one has said: when it began to speak, and
//! whether it came to the end of the sentence.

mod script;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt::Write;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use tempfile::TempDir;

use crate::patience::{BETWEEN_LOOKS, PATIENCE};
use crate::screen::Screen;

/// Orca with the voice.
const ORCA: &str = include_str!("screen_reader/logging_orca.py");

/// The variable that sets how fast the voice speaks.
pub const SPEED: &str = "WORDS_PER_MINUTE";

/// How fast the voice speaks if nothing else is asked for, in words a minute: as fast as Orca does before anybody has changed it.
pub const USUAL_SPEED: u32 = 180;

/// How fast the voice of somebody speaks who has listened to screen readers for years, in words a minute.
pub const PRACTISED_SPEED: u32 = 450;

/// When nothing was said for this long, the screen reader has said all that it wants to.
const SILENCE: f64 = 1.0;

/// How long a program may take to end. Orca waits for the answers of a browser that is gone.
const FAREWELL: Duration = Duration::from_secs(2);

/// The number of keys with what was heard that a failure shows.
const LAST: usize = 12;

/// The seconds since 1970, as the log of the voice has them.
fn now() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64()
}

/// A text in lower case, with one space between words: an ear hears no other difference.
fn squeeze(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// A program that ends when it is dropped.
#[derive(Debug)]
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // Both fail only for a program that has ended already.
        let _ = Command::new("kill").arg(self.0.id().to_string()).status();
        let begun = Instant::now();
        while begun.elapsed() < FAREWELL {
            if self.0.try_wait().is_ok_and(|status| status.is_some()) {
                return;
            }
            std::thread::sleep(BETWEEN_LOOKS);
        }
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A desktop of its own, on which a screen reader runs: a screen, a bus, a window manager, and Orca.
#[derive(Debug)]
pub struct Desktop {
    /// What browser and screen reader have to know to find this desktop.
    environment: Vec<(&'static str, OsString)>,
    /// In the order in which they have to end.
    _programs: Vec<Running>,
    _screen: Screen,
    folder: TempDir,
}

impl Desktop {
    /// Starts a desktop, and waits until the screen reader says something. The voice speaks at this speed unless [`SPEED`] is set.
    ///
    /// # Errors
    ///
    /// When a program is missing, or the screen reader remains silent.
    pub async fn start(speed: u32) -> Result<Self> {
        let screen = Screen::start()?;
        let folder = TempDir::with_prefix("corsair-cabinet-desktop-")?;
        let path = |name: &str| folder.path().join(name);
        for name in ["home", "run"] {
            fs::create_dir(path(name))?;
        }
        fs::write(path("logging_orca.py"), ORCA)?;
        let speed = std::env::var_os(SPEED).unwrap_or_else(|| speed.to_string().into());
        let mut environment: Vec<(&str, OsString)> = vec![
            ("DISPLAY", screen.name().into()),
            ("HOME", path("home").into()),
            ("XDG_RUNTIME_DIR", path("run").into()),
            ("XDG_CONFIG_HOME", path("home").into()),
            ("XDG_CACHE_HOME", path("home").into()),
            ("XDG_DATA_HOME", path("home").into()),
            ("SPEECH_LOG", path("speech").into()),
            (SPEED, speed),
            ("LANG", "C.UTF-8".into()),
            // The settings of the desktop are in a file, because there is no service that stores them.
            ("GSETTINGS_BACKEND", "keyfile".into()),
            ("GTK_MODULES", "gail:atk-bridge".into()),
            ("GNOME_ACCESSIBILITY", "1".into()),
            ("ACCESSIBILITY_ENABLED", "1".into()),
        ];
        let start = |program: &str, arguments: &[&str], environment: &[(&str, OsString)], output: Stdio| {
            let mut command = Command::new(program);
            command.args(arguments).envs(environment.iter().map(|(name, value)| (name, value)));
            let errors = File::create(path("errors"))?;
            let running = command.stdin(Stdio::null()).stdout(output).stderr(errors).spawn();
            running
                .map(Running)
                .with_context(|| format!("`{program}` did not start; `cargo xtask test --long` gets it"))
        };

        let bus = ["--session", "--nofork", "--nopidfile", "--print-address"];
        let mut bus = start("dbus-daemon", &bus, &environment, Stdio::piped())?;
        let mut address = String::new();
        if let Some(output) = bus.0.stdout.take() {
            BufReader::new(output).read_line(&mut address)?;
        }
        ensure!(!address.trim().is_empty(), "`dbus-daemon` ended at once; run it by hand to see why");
        environment.push(("DBUS_SESSION_BUS_ADDRESS", address.trim().into()));
        let manager = start("openbox", &[], &environment, Stdio::null())?;
        let script = path("logging_orca.py");
        let script = script.to_str().context("expected a path without strange letters")?;
        // That each key is spoken is what listeners who type switch off first.
        let orca = start("/usr/bin/python3", &[script, "--disable", "key-echo"], &environment, Stdio::null())?;
        let desktop = Self { environment, _programs: vec![orca, manager, bus], _screen: screen, folder };

        let begun = Instant::now();
        while desktop.utterances()?.is_empty() {
            if begun.elapsed() > PATIENCE {
                let errors = fs::read_to_string(desktop.folder.path().join("errors")).unwrap_or_default();
                bail!("the screen reader says nothing; its errors: {errors}");
            }
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
        Ok(desktop)
    }

    /// The environment for a browser on this desktop.
    #[must_use]
    pub fn environment(&self) -> &[(&'static str, OsString)] {
        &self.environment
    }

    /// All that was said so far.
    fn utterances(&self) -> Result<Vec<Utterance>> {
        let log = match fs::read_to_string(self.folder.path().join("speech")) {
            Ok(log) => log,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error.into()),
        };
        let mut all: BTreeMap<u64, Utterance> = BTreeMap::new();
        // The last line may be half written.
        for line in log.split_inclusive('\n').filter(|line| line.ends_with('\n')) {
            let line: Value = serde_json::from_str(line)?;
            let number = line["number"].as_u64().context("expected a number")?;
            let at = line["at"].as_f64().context("expected a time")?;
            let utterance = all.entry(number).or_default();
            match line["event"].as_str() {
                Some("asked") => {
                    utterance.asked = at;
                    line["text"].as_str().unwrap_or_default().trim().clone_into(&mut utterance.text);
                }
                Some("begun") => utterance.begun = Some(at),
                Some("ended") => utterance.end = Some(End { at, is_cut: false }),
                Some("cut") => utterance.end = Some(End { at, is_cut: true }),
                other => bail!("expected an event of the voice, found {other:?}"),
            }
        }
        Ok(all.into_values().collect())
    }

    /// Presses a key as a finger does.
    fn key(&self, key: &str) -> Result<()> {
        self.xdotool(&["key", key])
    }

    /// Types a text as fingers do.
    fn text(&self, text: &str) -> Result<()> {
        self.xdotool(&["type", "--delay", "60", "--", text])
    }

    fn xdotool(&self, arguments: &[&str]) -> Result<()> {
        let environment = self.environment.iter().map(|(name, value)| (name, value));
        let output = Command::new("xdotool").args(arguments).envs(environment).output();
        let output = output.context("`xdotool` did not start; `cargo xtask test --long` gets it")?;
        let said = String::from_utf8_lossy(&output.stderr);
        // It reports a key that it does not know, and succeeds.
        ensure!(output.status.success() && said.is_empty(), "xdotool {arguments:?} failed: {said}");
        Ok(())
    }
}

/// Something that the screen reader has said, or was about to say.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Utterance {
    /// The words.
    pub text: String,
    /// When it was asked for.
    asked: f64,
    /// When the voice began to speak it; `None` if it did not.
    begun: Option<f64>,
    /// `None` while the voice speaks it, or speaks another one before.
    end: Option<End>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct End {
    at: f64,
    is_cut: bool,
}

impl Utterance {
    /// Whether it was spoken to its end.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.end.is_some_and(|end| !end.is_cut)
    }

    /// When it last changed.
    fn last_change(&self) -> f64 {
        self.end.map(|end| end.at).or(self.begun).unwrap_or(self.asked)
    }
}

/// A key, or keys that were typed in one go.
#[derive(Debug)]
struct Pressed {
    keys: String,
    at: f64,
    /// The number of utterances that were asked for before.
    before: usize,
}

/// Presses keys and listens to what is spoken.
#[derive(Debug)]
pub struct Listener<'a> {
    desktop: &'a Desktop,
    pressed: Vec<Pressed>,
}

impl<'a> Listener<'a> {
    /// Listens to a desktop from now on.
    ///
    /// # Errors
    ///
    /// When the log of the voice cannot be read.
    pub fn new(desktop: &'a Desktop) -> Result<Self> {
        let mut listener = Self { desktop, pressed: Vec::new() };
        listener.note("")?;
        Ok(listener)
    }

    fn note(&mut self, keys: &str) -> Result<()> {
        let before = self.desktop.utterances()?.len();
        self.pressed.push(Pressed { keys: keys.to_owned(), at: now(), before });
        Ok(())
    }

    /// Presses a key by its name in X11, such as `Return` or `shift+Tab`.
    ///
    /// # Errors
    ///
    /// When there is no such key.
    pub fn press(&mut self, key: &str) -> Result<()> {
        self.note(key)?;
        self.desktop.key(key)
    }

    /// Types a text.
    ///
    /// # Errors
    ///
    /// When it cannot be typed.
    pub fn type_in(&mut self, text: &str) -> Result<()> {
        self.note(&format!("{text:?}"))?;
        self.desktop.text(text)
    }

    /// What was asked to be spoken since the last key.
    ///
    /// # Errors
    ///
    /// When the log of the voice cannot be read.
    pub fn since_last_key(&self) -> Result<Vec<Utterance>> {
        let before = self.pressed.last().map_or(0, |pressed| pressed.before);
        Ok(self.desktop.utterances()?.split_off(before))
    }

    /// Waits until the voice has been silent for a moment.
    ///
    /// # Errors
    ///
    /// When it speaks on and on.
    pub async fn wait_until_quiet(&self) -> Result<()> {
        let begun = Instant::now();
        loop {
            let all = self.desktop.utterances()?;
            let last = all.iter().map(Utterance::last_change).chain(self.pressed.last().map(|key| key.at));
            let last = last.fold(0.0, f64::max);
            if all.iter().all(|utterance| utterance.end.is_some()) && now() - last > SILENCE {
                return Ok(());
            }
            ensure!(
                begun.elapsed() < PATIENCE,
                "the voice does not stop; it said at last:\n{}",
                self.transcript(LAST)?
            );
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
    }

    /// Waits until nothing more is to be spoken of what was asked for since the last key, and what was spoken whole means something;
    /// what it means.
    ///
    /// # Errors
    ///
    /// When nothing is spoken that does.
    pub async fn wait_for<T>(&self, what: &str, meaning: impl Fn(&str) -> Option<T>) -> Result<T> {
        let begun = Instant::now();
        loop {
            let spoken = self.since_last_key()?;
            if spoken.iter().all(|utterance| utterance.end.is_some()) {
                let whole = spoken.iter().filter(|utterance| utterance.is_whole());
                let heard: Vec<&str> = whole.map(|utterance| utterance.text.as_str()).collect();
                if let Some(meant) = meaning(&heard.join(" ")) {
                    return Ok(meant);
                }
            }
            ensure!(
                begun.elapsed() < PATIENCE,
                "waited in vain to hear {what}; this was heard:\n{}",
                self.transcript(LAST)?
            );
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
    }

    /// Those of these texts that were never spoken to their end, whatever was spoken before or after them.
    ///
    /// # Errors
    ///
    /// When the log of the voice cannot be read.
    pub fn unheard(&self, texts: &[String]) -> Result<Vec<String>> {
        let whole = self.desktop.utterances()?.into_iter().filter(Utterance::is_whole);
        let heard: Vec<String> = whole.map(|utterance| squeeze(&utterance.text)).collect();
        let heard = heard.join(" ");
        Ok(texts.iter().filter(|text| !heard.contains(&squeeze(text))).cloned().collect())
    }

    /// The number of keys that were pressed.
    #[must_use]
    pub fn keys(&self) -> usize {
        let keys = |pressed: &Pressed| {
            pressed.keys.strip_prefix('"').map_or(1, |text| text.trim_end_matches('"').chars().count())
        };
        // The first is the beginning.
        self.pressed.iter().skip(1).map(keys).sum()
    }

    /// Waits until some of these words were spoken whole since the last key; the number of seconds between the key and these
    /// words. Upper and lower case are the same to an ear.
    ///
    /// # Errors
    ///
    /// When they were not spoken, or begun later than `within` seconds after the key.
    pub async fn hear(&self, some_of: &[&str], within: f64) -> Result<f64> {
        let key = self.pressed.last().map_or(0.0, |pressed| pressed.at);
        loop {
            let spoken = self.since_last_key()?;
            let mut heard = String::new();
            for utterance in spoken.iter().filter(|utterance| utterance.is_whole()) {
                heard += " ";
                heard += &utterance.text.to_lowercase();
                let is_heard = some_of.iter().any(|words| heard.contains(&words.to_lowercase()));
                if let Some(begun) = utterance.begun.filter(|_| is_heard) {
                    let after = begun - key;
                    ensure!(after <= within, "expected {some_of:?} within {within} s, and heard it after {after:.1} s");
                    return Ok(after);
                }
            }
            // What is being spoken may still come to the words.
            let is_speaking = spoken.iter().any(|utterance| utterance.end.is_none());
            if !is_speaking && now() > key + within {
                bail!("expected to hear {some_of:?} within {within} s; this was heard:\n{}", self.transcript(LAST)?);
            }
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
    }

    /// The last keys, each with what was spoken after it, how many seconds later, and what was cut off.
    ///
    /// # Errors
    ///
    /// When the log of the voice cannot be read.
    pub fn transcript(&self, last: usize) -> Result<String> {
        let all = self.desktop.utterances()?;
        let mut written = String::new();
        let ends = self.pressed.iter().skip(1).map(|next| next.before).chain([all.len()]);
        let keys: Vec<_> = self.pressed.iter().zip(ends).collect();
        for (pressed, end) in &keys[keys.len().saturating_sub(last)..] {
            writeln!(written, "{}", pressed.keys)?;
            for utterance in &all[pressed.before..*end] {
                let when = utterance.begun.unwrap_or(utterance.asked) - pressed.at;
                let fate = match (utterance.begun, utterance.end) {
                    (None, Some(_)) => "  (never spoken)".to_owned(),
                    (Some(begun), Some(End { at, is_cut: true })) => format!("  (cut off after {:.1} s)", at - begun),
                    _ => String::new(),
                };
                writeln!(written, "    {when:5.1} s  {}{fate}", utterance.text)?;
            }
        }
        Ok(written)
    }
}
