//! What a player hears who does not see the page.
//!
//! An [`Ear`] presses keys and hears what a screen reader says then, and nothing else: what comes into a live region, and what
//! has the focus, with the name, role, state and description that the browser tells. It has no way to look at the page, so that
//! a test that is given an ear alone cannot read a board that is not said.

use std::time::Instant;

use anyhow::{Result, bail, ensure};
use serde_json::Value;

use crate::patience::{BETWEEN_LOOKS, PATIENCE};
use crate::{Key, Page};

/// How often a key is pressed to reach something.
const MOST_STEPS: usize = 60;

/// The number of lines of what was heard that a failure shows.
const LAST: usize = 40;

/// Records what live regions say, as screen readers do: all of a region that is atomic, as status and alert are; the new text
/// of others; of alerts, what they have when they are added, and no text that comes later; and nothing of regions that cannot be
/// reached.
const LISTEN: &str = "
    if (window.heard) return;
    const heard = window.heard = [];
    const LIVE = '[aria-live], [role=status], [role=log], output';
    const isOff = (region) => region.getAttribute('aria-live') === 'off';
    const isReached = (region) => {
        const modal = document.querySelector('dialog:modal');
        return region.isConnected && region.checkVisibility({ visibilityProperty: true })
            && !region.closest('[aria-hidden=true], [inert]') && (!modal || modal.contains(region));
    };
    const words = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.data;
        if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === 'true' || !node.checkVisibility()) return '';
        return node.ariaLabel ?? [...node.childNodes].map(words).join(' ');
    };
    const say = (text) => {
        const said = text.replace(/\\s+/g, ' ').trim();
        if (said) heard.push(said);
    };
    const isAtomic = (region) => region.ariaAtomic ? region.ariaAtomic === 'true' : region.role === 'status' || region.matches('output');
    new MutationObserver((changes) => {
        const said = new Set();
        for (const { target, addedNodes, type } of changes) {
            const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
            const region = element?.closest(LIVE);
            for (const added of addedNodes) {
                const alerts = added.nodeType === Node.ELEMENT_NODE && !region ? [added, ...added.querySelectorAll('*')] : [];
                alerts.filter((alert) => alert.matches('[role=alert]') && isReached(alert)).forEach((alert) => say(words(alert)));
            }
            if (!region || isOff(region) || !isReached(region)) continue;
            if (!isAtomic(region)) {
                (type === 'characterData' ? [target] : [...addedNodes]).forEach((node) => say(words(node)));
            } else if (!said.has(region)) {
                said.add(region);
                say(words(region));
            }
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });";

/// Waits until all that a key brings at once is drawn; then what was said, and what is to be said of where the focus is.
const HEAR: &str = "
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const focused = document.activeElement;
    const states = [];
    const pressed = focused.getAttribute('aria-pressed');
    if (pressed) states.push(pressed === 'true' ? 'pressed' : 'not pressed');
    const expanded = focused.getAttribute('aria-expanded');
    if (expanded) states.push(expanded === 'true' ? 'expanded' : 'collapsed');
    if (focused.checked !== undefined && ['checkbox', 'radio'].includes(focused.type)) states.push(focused.checked ? 'checked' : 'not checked');
    if (focused.getAttribute('aria-disabled') === 'true' || focused.disabled) states.push('unavailable');
    const text = (id) => document.getElementById(id)?.textContent ?? '';
    const description = (focused.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean).map(text).join(' ');
    const around = [];
    for (let group = focused.parentElement; group; group = group.parentElement) {
        if (group.matches('dialog, [role=dialog], [role=grid], [role=group], [role=toolbar], [role=application], [aria-labelledby], section[aria-label], nav[aria-label]')) {
            around.push(group.ariaLabel ?? text(group.getAttribute('aria-labelledby')));
        }
    }
    const squeeze = (text) => text.replace(/\\s+/g, ' ').trim();
    // Names are asked of the browser, which takes its time: only where they may have changed.
    const look = [...focused.attributes].map(({ name, value }) => name + value).join() + focused.textContent.slice(0, 500);
    const isNew = window.focusedBefore !== focused || window.lookBefore !== look;
    [window.focusedBefore, window.lookBefore] = [focused, look];
    return [(window.heard ?? []).splice(0), states, squeeze(description), around.map(squeeze).reverse(), isNew];";

/// What is said of the place where the focus is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// What it is in: a board, a hand, a dialogue; the outermost first.
    pub around: Vec<String>,
    /// What it is called.
    pub name: String,
    /// What it is.
    pub role: String,
    /// How it stands: pressed or not, unavailable, and so on.
    pub states: Vec<String>,
    /// What is said about it besides.
    pub description: String,
}

impl Place {
    /// Whether it can be pressed.
    #[must_use]
    pub fn is_available(&self) -> bool {
        !self.states.iter().any(|state| state == "unavailable")
    }

    /// Whether it is a button that can be pressed, of one of these names.
    #[must_use]
    pub fn is_button(&self, names: &[&str]) -> bool {
        self.role == "button" && names.contains(&self.name.as_str()) && self.is_available()
    }

    /// Whether it is in something of this name.
    #[must_use]
    pub fn is_in(&self, group: &str) -> bool {
        self.around.iter().any(|around| around == group)
    }

    /// What a screen reader says when the focus comes from another place.
    fn said_after(&self, before: &Self) -> String {
        let entered = self.around.iter().filter(|group| !before.is_in(group)).cloned();
        let Self { name, role, states, description, .. } = self;
        let parts = entered.chain([name.clone(), role.clone()]).chain(states.clone()).chain([description.clone()]);
        let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
        format!("[{}]", parts.join(" | "))
    }
}

/// The ear of a player who does not see the page, with fingers on the keys.
#[derive(Debug)]
pub struct Ear<'a> {
    page: &'a Page,
    place: Place,
    /// What was said since the last key.
    said: Vec<String>,
    /// All that was pressed and heard, for the message of a failure.
    all: Vec<String>,
}

impl<'a> Ear<'a> {
    /// Listens to a page from now on.
    ///
    /// # Errors
    ///
    /// When the browser is gone.
    pub async fn listen(page: &'a Page) -> Result<Self> {
        page.run(LISTEN, vec![]).await?;
        Ok(Self { page, place: Place::default(), said: Vec::new(), all: Vec::new() })
    }

    /// Where the focus is, as it was said last.
    #[must_use]
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// What was said since the last key, in one.
    #[must_use]
    pub fn said(&self) -> String {
        self.said.join(" ")
    }

    /// What was pressed and heard last, a line each, as much as one reads to see what went wrong.
    #[must_use]
    pub fn last(&self) -> String {
        self.all[self.all.len().saturating_sub(LAST)..].join("\n")
    }

    /// Presses keys, and hears what is said at once.
    ///
    /// # Errors
    ///
    /// When the browser is gone.
    pub async fn press(&mut self, keys: &str) -> Result<String> {
        self.said.clear();
        self.all.push(keys.chars().map(name_of_key).collect());
        self.page.keys(keys).await?;
        self.hear().await?;
        Ok(self.said())
    }

    /// Hears what has been said since it listened last: by live regions, and of the focus if it has moved or is called
    /// otherwise.
    async fn hear(&mut self) -> Result<()> {
        let begun = Instant::now();
        let mut focus = None;
        // While the browser is asked what has the focus, it may move: what is heard of it must be of one place.
        while let Some(heard) = self.listen_once().await? {
            let (role, name) = self.page.focused().await?;
            focus = Some(Place { name, role, ..heard });
            ensure!(begun.elapsed() < PATIENCE, "the focus does not come to rest; at last it was on {focus:?}");
        }
        if let Some(place) = focus.filter(|place| *place != self.place) {
            self.all.push(format!("    {}", place.said_after(&self.place)));
            self.place = place;
        }
        Ok(())
    }

    /// Notes what live regions have said since; and if the focus has moved or looks otherwise, what the page says of the
    /// place where it is, all but role and name.
    async fn listen_once(&mut self) -> Result<Option<Place>> {
        let heard = self.page.run_async(HEAR).await?;
        let texts = |at: usize| -> Vec<String> {
            heard[at].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
        };
        let said = texts(0);
        self.all.extend(said.iter().map(|line| format!("    {line}")));
        self.said.extend(said);
        let description = heard[2].as_str().unwrap_or_default().to_owned();
        let place = Place { around: texts(3), states: texts(1), description, ..Place::default() };
        Ok((heard[4] == true).then_some(place))
    }

    /// Waits until what was said since the last key, or where the focus is, means something; what it means.
    ///
    /// # Errors
    ///
    /// When nothing is said that does.
    pub async fn wait_for<T>(&mut self, what: &str, meaning: impl Fn(&str, &Place) -> Option<T>) -> Result<T> {
        let begun = Instant::now();
        loop {
            if let Some(meant) = meaning(&self.said(), &self.place) {
                return Ok(meant);
            }
            ensure!(begun.elapsed() < PATIENCE, "waited in vain to hear {what}");
            tokio::time::sleep(BETWEEN_LOOKS).await;
            self.hear().await?;
        }
    }

    /// Presses a key so often that the focus comes to what is meant.
    ///
    /// # Errors
    ///
    /// When it does not come there.
    pub async fn go(&mut self, keys: &str, what: &str, is_meant: impl Fn(&Place) -> bool) -> Result<()> {
        for _ in 0..MOST_STEPS {
            if is_meant(&self.place) {
                return Ok(());
            }
            self.press(keys).await?;
        }
        bail!("expected to come to {what}, and came to {:?}", self.place)
    }
}

/// A key as one would write it down.
fn name_of_key(key: char) -> String {
    let known = [
        (Key::Tab, "Tab"),
        (Key::Shift, "Shift+"),
        (Key::Enter, "Enter"),
        (Key::Up, "↑"),
        (Key::Down, "↓"),
        (Key::Left, "←"),
        (Key::Right, "→"),
        (Key::Home, "Home"),
    ];
    let name = known.iter().find(|(special, _)| char::from(*special) == key).map(|(_, name)| (*name).to_owned());
    name.unwrap_or_else(|| key.to_string().replace(' ', "Space"))
}
