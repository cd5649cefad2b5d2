//! What screen readers speak by themselves. All texts that come into live regions come from here.
//!
//! With Orca, Firefox says nothing of a text that comes into an alert that was there before; of an alert that is inserted with its
//! text, both Firefox and Chromium say all. A text that is replaced within some 100 ms is not heard. A translator built into a
//! browser replaces texts by elements of its own, and a text that is changed in place changes no more. So each text is a new
//! element, and stays while others follow.
//!
//! Orca drops a text that is the same as the last one, and one that comes while it has more than fifty changes of the page to look
//! at, as after a move. So what happens is spoken when the board is drawn, joined with what follows from it.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use web_sys::{Element, HtmlElement};

use crate::game::Seat;

/// How long a text waits for others that it is joined with. Computers that play at once move some 100 ms after a person.
const JOIN_TIME: Duration = Duration::from_millis(250);

/// When so many texts wait, they do not wait for one more: a computer's turn has up to four, and a watched game never pauses.
const MOST_JOINED: usize = 6;

/// The number of utterances in the page. Somebody who reads instead of listening finds the latest ones below the page.
const KEPT: usize = 10;

/// How much is spoken by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wording {
    /// What happens, and each prompt in full the first time. After that, only that it is the player's turn.
    #[default]
    Short,
    /// What happens, and each prompt in full.
    Whole,
    /// That others have moved, but not how.
    OnRequest,
}

/// A text that is spoken.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Utterance {
    /// How many came before. The same text twice is two utterances.
    number: usize,
    /// The player at this device who alone may know it; `None` if all may.
    audience: Option<Seat>,
    text: String,
}

/// The latest utterances, and those that are not spoken yet.
#[derive(Default)]
struct Utterances {
    count: usize,
    latest: Vec<Utterance>,
    waiting: Vec<Utterance>,
    /// What follows after those that wait.
    prompt: String,
    /// The prompts that were spoken in full.
    heard: Vec<String>,
    /// What begins the next answer.
    introduction: String,
}

impl Utterances {
    /// Adds a text to those that wait, unless it is empty or the same as the last of them. Removes texts for another audience.
    fn add(&mut self, audience: Option<Seat>, text: String) {
        for utterances in [&mut self.latest, &mut self.waiting] {
            utterances.retain(|earlier| earlier.audience.is_none() || earlier.audience == audience);
        }
        if !text.is_empty() && self.waiting.last().is_none_or(|last| last.text != text) {
            self.push(audience, text);
        }
    }

    fn push(&mut self, audience: Option<Seat>, text: String) {
        self.count += 1;
        self.waiting.retain(|earlier| !earlier.text.is_empty());
        self.waiting.push(Utterance { number: self.count, audience, text });
    }

    /// Whether the texts that wait are to be spoken, after the one with this number has waited for others.
    fn is_due(&self, number: usize) -> bool {
        self.waiting.last().is_some_and(|last| last.number == number) || self.waiting.len() >= MOST_JOINED
    }

    /// Speaks the texts that wait, joined to one.
    fn speak(&mut self) {
        let (waiting, prompt) = (std::mem::take(&mut self.waiting), std::mem::take(&mut self.prompt));
        let Some(last) = waiting.last() else { return };
        let texts = waiting.iter().map(|utterance| utterance.text.as_str()).chain([prompt.as_str()]);
        let text = join(texts);
        if text.is_empty() {
            return;
        }
        let text = distinct_from(self.latest.last().map(|last| &last.text), text);
        let audience = waiting.iter().find_map(|utterance| utterance.audience);
        self.latest.push(Utterance { number: last.number, audience, text });
        self.latest.drain(..self.latest.len().saturating_sub(KEPT));
    }
}

/// Speaks texts, wherever the focus is. A copyable handle, which components find in the context.
#[derive(Clone, Copy)]
pub struct Announcer {
    utterances: RwSignal<Utterances>,
    wording: Signal<Wording>,
}

impl Announcer {
    /// Provides an announcer in the context. Its texts are in [`Announcements`].
    pub fn provide(wording: Signal<Wording>) {
        provide_context(Self { wording, ..Self::new() });
    }

    /// An announcer that is not in the context.
    fn new() -> Self {
        Self { utterances: RwSignal::new(Utterances::default()), wording: Signal::stored(Wording::default()) }
    }

    /// The announcer in the context. Without one, nothing is spoken.
    pub fn of_page() -> Self {
        use_context().unwrap_or_else(Self::new)
    }

    /// Speaks a text at once, unless it is empty. Texts for another audience are removed from the page.
    pub fn answer(self, audience: Option<Seat>, text: String) {
        self.utterances.update(|utterances| {
            // The player goes on already.
            utterances.prompt.clear();
            utterances.speak();
            let parts = [std::mem::take(&mut utterances.introduction), text];
            utterances.add(audience, join(parts.iter().map(String::as_str)));
            utterances.speak();
        });
    }

    /// Does something whose answer begins with this text. Of two answers at once, Firefox speaks only one.
    pub fn introduce(self, text: String, act: impl FnOnce()) {
        self.utterances.update_untracked(|utterances| utterances.introduction = text);
        act();
        self.utterances.update_untracked(|utterances| utterances.introduction.clear());
    }

    /// Speaks a text of something that happens, joined with those that follow soon, and then what the player can do next. With an
    /// empty text the prompt alone is spoken, unless something happens soon. Texts for another audience are removed from the page.
    pub fn report(self, audience: Option<Seat>, text: String, prompt: String) {
        self.utterances.update(|utterances| {
            utterances.add(audience, text);
            utterances.prompt = prompt;
            if utterances.waiting.is_empty() && !utterances.prompt.is_empty() {
                utterances.push(audience, String::new());
            }
        });
    }

    /// How much is spoken by itself.
    pub fn wording(self) -> Wording {
        self.wording.get_untracked()
    }

    /// The prompt, or `short` in place of one that was spoken in full already.
    pub fn shortened(self, prompt: String, short: &str) -> String {
        let is_new = |utterances: &mut Utterances| {
            let is_new = !utterances.heard.contains(&prompt);
            if is_new {
                utterances.heard.push(prompt.clone());
            }
            is_new
        };
        let is_new = self.utterances.try_update_untracked(is_new) == Some(true);
        if is_new || prompt.is_empty() || self.wording() == Wording::Whole { prompt } else { short.into() }
    }

    /// Removes all texts from the page.
    pub fn clear(self) {
        // The page may have been closed.
        self.utterances.try_update(|utterances| {
            utterances.latest.clear();
            utterances.waiting.clear();
            utterances.prompt.clear();
            utterances.heard.clear();
        });
    }

    /// Whether nothing was said since the texts were removed.
    pub fn is_silent(self) -> bool {
        let is_silent = |utterances: &Utterances| utterances.latest.is_empty() && utterances.waiting.is_empty();
        self.utterances.try_with_untracked(is_silent) == Some(true)
    }
}

/// The texts that are not empty, with spaces between them.
fn join<'a>(texts: impl Iterator<Item = &'a str>) -> String {
    texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The text, with an invisible space if it is the same as the last text.
fn distinct_from(last: Option<&String>, text: String) -> String {
    if last == Some(&text) { text + "\u{a0}" } else { text }
}

/// The region of the page in which the announcer speaks. It has to be in the page before the first text is.
#[component]
pub fn Announcements() -> impl IntoView {
    let announcer = Announcer::of_page();
    let newest =
        Memo::new(move |_| announcer.utterances.with(|utterances| utterances.waiting.last().map(|last| last.number)));
    Effect::new(move |_| {
        if let Some(number) = newest.get() {
            let speak = move || {
                if announcer.utterances.try_with_untracked(|utterances| utterances.is_due(number)) == Some(true) {
                    announcer.utterances.update(Utterances::speak);
                }
            };
            set_timeout(speak, JOIN_TIME);
        }
    });
    let log = NodeRef::<html::Div>::new();
    let spoken = StoredValue::new_local(Vec::<(usize, Element)>::new());
    Effect::new(move |_| {
        let Some(log) = log.get() else { return };
        announcer.utterances.with(|utterances| spoken.update_value(|spoken| draw(&utterances.latest, spoken, &log)));
    });
    view! { <div class="visually-hidden" role="log" aria-live="polite" translate="no" node_ref=log></div> }
}

/// Draws the utterances into the log. Elements of those that stay are not touched, or they would be spoken again. A keyed list would
/// do the same, but nothing else on a first visit needs one, and it costs 3.5 kB.
fn draw(latest: &[Utterance], spoken: &mut Vec<(usize, Element)>, log: &HtmlElement) {
    let stays = |number: usize| latest.iter().any(|utterance| utterance.number == number);
    for (_, element) in spoken.extract_if(.., |(number, _)| !stays(*number)) {
        element.remove();
    }
    let last = spoken.last().map(|(number, _)| *number);
    for utterance in latest.iter().filter(|utterance| Some(utterance.number) > last) {
        let Ok(element) = document().create_element("p") else { continue };
        element.set_text_content(Some(&utterance.text));
        if log.append_child(&element).is_ok() {
            spoken.push((utterance.number, element));
        }
    }
}

/// The reason why something is refused, in its place. Each time that it is set, it is spoken.
pub fn refusal_text<Text: Into<String>>(text: impl Fn() -> Option<Text> + Send + Sync + 'static) -> impl IntoView {
    alert_text("refusal", text)
}

/// A text in its place on the page that interrupts what is spoken. Each time that it is set, it is spoken.
pub fn alert_text<Text: Into<String>>(
    class: &'static str,
    text: impl Fn() -> Option<Text> + Send + Sync + 'static,
) -> impl IntoView {
    let text = Signal::derive(move || text().map(Into::into));
    view! { <InPlace class role=None role_of_text=Some("alert") text/> }
}

/// A text in its place on the page that is spoken after what is spoken now, such as the result of a click. Each time that it is
/// set, it is spoken.
pub fn status_text<Text: Into<String>>(
    class: &'static str,
    text: impl Fn() -> Option<Text> + Send + Sync + 'static,
) -> impl IntoView {
    let text = Signal::derive(move || text().map(Into::into));
    view! { <InPlace class role=Some("status") role_of_text=None text/> }
}

/// A text in its place, as a new element each time.
#[component]
fn InPlace(
    class: &'static str,
    role: Option<&'static str>,
    role_of_text: Option<&'static str>,
    text: Signal<Option<String>>,
) -> impl IntoView {
    let last = StoredValue::new((0_usize, None::<String>));
    let latest = move || {
        let text = text.get().filter(|text| !text.is_empty());
        last.update_value(|(number, last)| {
            *number += 1;
            *last = text.map(|text| distinct_from(last.as_ref(), text));
        });
        let (number, text) = last.get_value();
        Some((number, text?))
    };
    view! {
        <div class=class role=role translate="no">
            <For
                each=latest
                // A page that takes the place of another one counts anew.
                key=Clone::clone
                children=move |(_, text)| view! { <p role=role_of_text>{text}</p> }
            />
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is in the page.
    fn spoken(announcer: Announcer) -> Vec<(usize, String)> {
        announcer.utterances.with_untracked(|utterances| {
            utterances.latest.iter().map(|utterance| (utterance.number, utterance.text.clone())).collect()
        })
    }

    fn at(numbers_and_texts: &[(usize, &str)]) -> Vec<(usize, String)> {
        numbers_and_texts.iter().map(|(number, text)| (*number, (*text).to_owned())).collect()
    }

    #[test]
    fn what_was_said_stays_and_the_same_is_said_again() {
        Owner::new().with(|| {
            let announcer = Announcer::new();
            for text in ["You drew a Joker.", "Ann attacks.", "", "Ann attacks."] {
                announcer.answer(None, text.into());
            }
            assert_eq!(
                spoken(announcer),
                at(&[(1, "You drew a Joker."), (2, "Ann attacks."), (3, "Ann attacks.\u{a0}")])
            );
            for _ in 0..KEPT {
                announcer.answer(None, "Draw a card.".into());
            }
            assert_eq!(spoken(announcer).len(), KEPT);
            assert_eq!(spoken(announcer)[0].0, 4);
            announcer.clear();
            assert!(announcer.is_silent());
            announcer.answer(None, "Ann attacks.".into());
            assert_eq!(spoken(announcer), at(&[(KEPT + 4, "Ann attacks.")]), "no number comes twice");
        });
    }

    #[test]
    fn what_happens_is_joined_with_what_follows_from_it() {
        Owner::new().with(|| {
            let announcer = Announcer::new();
            announcer.report(None, "You draw.".into(), String::new());
            announcer.report(None, "You draw.".into(), "Place it.".into());
            announcer.report(None, "Ann attacks.".into(), "Draw a card.".into());
            assert_eq!(spoken(announcer), []);
            assert!(!announcer.is_silent());
            announcer.answer(None, "It is your turn.".into());
            assert_eq!(spoken(announcer), at(&[(2, "You draw. Ann attacks."), (3, "It is your turn.")]));
            let is_due = |number| announcer.utterances.with_untracked(|utterances| utterances.is_due(number));
            for number in 4..4 + MOST_JOINED {
                announcer.report(None, format!("Move {number}."), String::new());
                assert!(is_due(number), "the last one waits for no other");
                assert_eq!(is_due(4), number == 4 || number == 3 + MOST_JOINED, "others go on, up to a number");
            }
        });
    }

    #[test]
    fn a_prompt_alone_gives_way_to_what_happens_soon() {
        Owner::new().with(|| {
            let announcer = Announcer::new();
            let report = |text: &str, prompt: &str| announcer.report(None, text.into(), prompt.into());
            let speak = || announcer.utterances.update(Utterances::speak);
            report("", "Ann is to play.");
            speak();
            assert_eq!(spoken(announcer), at(&[(1, "Ann is to play.")]));
            report("", "Ann is to play.");
            report("Ann draws.", "Draw a card.");
            speak();
            assert_eq!(spoken(announcer).last(), at(&[(3, "Ann draws. Draw a card.")]).last());
            report("", "Ann is to play.");
            announcer.answer(None, "Nobody has moved yet.".into());
            let texts: Vec<String> = spoken(announcer).into_iter().map(|(_, text)| text).collect();
            assert_eq!(texts[2..], ["Nobody has moved yet."]);
        });
    }

    #[test]
    fn a_prompt_is_spoken_in_full_once_unless_asked_for() {
        Owner::new().with(|| {
            let announcer = Announcer::new();
            let whole = Announcer { wording: Signal::stored(Wording::Whole), ..announcer };
            for (prompt, short, full) in [
                ("Choose a card.", "Choose a card.", "Choose a card."),
                ("Choose a card.", "Your turn.", "Choose a card."),
                ("Choose a space.", "Choose a space.", "Choose a space."),
                ("Choose a card.", "Your turn.", "Choose a card."),
                ("", "", ""),
                ("", "", ""),
            ] {
                assert_eq!(announcer.shortened(prompt.into(), "Your turn."), short);
                assert_eq!(whole.shortened(prompt.into(), "Your turn."), full);
            }
            announcer.clear();
            assert_eq!(announcer.shortened("Choose a card.".into(), "Your turn."), "Choose a card.");
        });
    }

    #[test]
    fn what_one_player_was_told_is_gone_for_the_next() {
        let (ann, ben) = (Some(Seat::FIRST), Some(Seat::SECOND));
        for (next, text) in [(None, ""), (None, "Ann has chosen."), (ben, ""), (ben, "Your turn.")] {
            let report = |announcer: Announcer, audience, text| announcer.report(audience, text, String::new());
            for say in [Announcer::answer, report] {
                Owner::new().with(|| {
                    let announcer = Announcer::new();
                    announcer.answer(None, "The game begins.".into());
                    announcer.answer(ann, "You bid 3.".into());
                    announcer.report(ann, "You have 4 chips.".into(), String::new());
                    say(announcer, next, text.into());
                    announcer.utterances.update(Utterances::speak);
                    let stay = ["The game begins.", text].into_iter().filter(|text| !text.is_empty());
                    let texts = spoken(announcer).into_iter().map(|(_, text)| text);
                    assert_eq!(texts.collect::<Vec<_>>(), stay.collect::<Vec<_>>());
                });
            }
        }
    }
}
