//! The page of an opened letter: an invitation, the next turn, or a question that the player has to answer first.

use std::time::Duration;

use leptos::prelude::*;

use super::connections::{self, Arrived};
use super::invitation::InvitationPage;
use super::saved::{Saved, saved};
use super::{live_part, messages as say, words};
use crate::app::parts;
use crate::app::route::Route;
use crate::app::shell::{SEATS_KEY, TextPage, begin, save_and_open};
use crate::app::store::{StoreStatus, saved_games, store_status};
use crate::browser::{device, tabs};
use crate::correspondence::{
    Content, Correspondence, Fault, Letter, PendingInvitation, ReceivedLetter, Writer, is_newer, text_of,
};
use crate::game::insertion_sort::insertion_sort;
use crate::game::{Language, ParseError, Seat};
use crate::session::Session;
use crate::ui::{DynGameExtrasUi, alert_text, refusal_text, use_language, words as page_words};

/// How long a tab waits for another one to take its link over.
const HAND_OVER: Duration = Duration::from_millis(600);

/// Draws the page for the text of a link. The flag says whether the device may connect with it. The error says in words why the
/// text cannot be used.
pub type DrawOpened = fn(Language, &str, bool) -> Result<AnyView, String>;

/// The page of a link: connects with the description in it, if there is one, and then draws its text.
#[component]
pub fn LinkPage(link: String, opened: DrawOpened) -> impl IntoView {
    let language = use_language();
    let text = text_of(&link);
    let arrived = live_part::loaded().and_then(|part| (part.arrive)(&text));
    if matches!(arrived, Some(Arrived::Old)) {
        connections::report_problem(say::LIVE_OLD.text(language).to_owned());
    }
    if matches!(arrived, Some(Arrived::Foreign)) {
        view! { <HandOver link text opened/> }.into_any()
    } else {
        opened(language, &text, arrived.is_some()).unwrap_or_else(|why| broken(language, why, None))
    }
}

/// Hands a link over to the tab that waits for the answer in it. Without such a tab its letters are opened here.
#[component]
fn HandOver(link: String, text: String, opened: DrawOpened) -> impl IntoView {
    let language = use_language();
    let is_taken = RwSignal::new(None::<bool>);
    tabs::hand_over(&link, move || is_taken.set(Some(true)));
    set_timeout(
        move || {
            is_taken.try_update(|taken| *taken = taken.or(Some(false)));
        },
        HAND_OVER,
    );
    move || match is_taken.get() {
        None => view! { <TextPage><div role="status"><p>{say::LIVE_CONNECTING.text(language)}</p></div></TextPage> }
            .into_any(),
        Some(true) => {
            let [title, why] = [say::LIVE_HANDED, say::LIVE_HANDED_WHY].map(|text| text.text(language).to_owned());
            view! { <TextPage><h1>{title}</h1><div role="status"><p>{why}</p></div></TextPage> }.into_any()
        }
        Some(false) => opened(language, &text, false).unwrap_or_else(|why| broken(language, why, None)),
    }
}

/// Why the text of a link cannot be read, in words.
pub fn broken_text(language: Language, text: &str, error: &ParseError) -> String {
    if is_newer(text) {
        return say::BROKEN_VERSION.text(language).to_owned();
    }
    say::BrokenText { why: page_words::parse_error(language, error) }.text(language)
}

/// The page for the letters in a text.
pub fn letters_page(language: Language, text: &str, connects: bool) -> Result<AnyView, String> {
    let mut letters = Letter::find(text).map_err(|error| broken_text(language, text, &error))?;
    let first = letters.first().and_then(|first| Some((parts::loaded_game_extras(&first.game)?, first.table)));
    let (game, table) = first.ok_or_else(|| say::BROKEN_GAME.text(language).to_owned())?;
    insertion_sort(&mut letters, |letter| letter.number);
    let begins = letters.iter().all(|letter| letter.turn().is_none());
    let seats = seats_invited(game, &letters);
    Ok(match saved(game, table) {
        Some((name, saved)) => arrival(language, name, saved, &letters, connects),
        None if begins && seats > 2 => return invited_group(language, game, letters),
        None if begins && seats > 0 && letters.len() == 1 => view! { <InvitationPage game letters/> }.into_any(),
        None if letters.len() > 2 && seats > 0 => view! { <Restore game letters/> }.into_any(),
        None => {
            // In a group a player may have to open several links before joining.
            let may_join = begins && has_groups(game);
            let why = say::RESTORE_MISSING.text(language).to_owned();
            let why = if may_join { format!("{why} {}", say::BROKEN_INVITATION.text(language)) } else { why };
            notice(language, say::RESTORE.text(language).into(), why, None)
        }
    })
}

/// The number of players, host included, to which the first of these letters invites; 0 if it is no invitation.
fn seats_invited(game: &dyn DynGameExtrasUi, letters: &[Letter]) -> usize {
    match letters.first().map(|letter| &letter.content) {
        Some(Content::Invitation(invitation)) => game.options().seat_count(&invitation.options),
        _ => 0,
    }
}

/// Whether more than two players can play a game.
fn has_groups(game: &dyn DynGameExtrasUi) -> bool {
    game.options().choices().iter().any(|choice| choice.key == SEATS_KEY)
}

/// A page with a message about a letter, and a link to the saved game with this name, or for `None` to home.
fn notice(language: Language, title: String, why: String, name: Option<String>) -> AnyView {
    let (href, label) = match name {
        Some(name) => (Route::Play(name).href(), say::TO_GAME.text(language)),
        None => (Route::Home.href(), crate::ui::messages::HOME.text(language)),
    };
    view! {
        <TextPage>
            <h1>{title}</h1>
            {alert_text("", move || Some(why.clone()))}
            <p><a class="btn btn-primary" href=href>{label}</a></p>
        </TextPage>
    }
    .into_any()
}

/// A page that says why a letter cannot be used.
fn broken(language: Language, why: String, name: Option<String>) -> AnyView {
    notice(language, say::BROKEN.text(language).into(), why, name)
}

/// The page of an invitation to a group, opened here for the first time. The invitation is saved unless the game is full, so
/// the links of other guests can be opened before this player joins.
fn invited_group(
    language: Language,
    game: &'static dyn DynGameExtrasUi,
    letters: Vec<Letter>,
) -> Result<AnyView, String> {
    let invited = PendingInvitation::new(game, letters).map_err(|fault| words::fault(language, &fault, ""))?;
    let letters = invited.chain().letters().to_vec();
    if invited.chain().is_full() {
        return Ok(view! { <InvitationPage game letters/> }.into_any());
    }
    let name = saved_games::save_new(game, invited.save(), store_status());
    Ok(view! { <InvitationPage game letters name/> }.into_any())
}

/// Receives letters for a saved game. Goes to the game's table, or returns a page with a question or a message.
fn arrival(language: Language, name: String, mut saved: Saved, letters: &[Letter], connects: bool) -> AnyView {
    let (mut is_new, mut is_own) = (false, false);
    let seen = saved.chain().session().map_or(0, Session::plies);
    for letter in letters {
        match saved.receive(letter, device::time_now()) {
            Ok(ReceivedLetter::New) => is_new = true,
            Ok(ReceivedLetter::Known) => {}
            Ok(ReceivedLetter::Own) => is_own = true,
            // The new letters before this one are kept.
            Ok(ReceivedLetter::Contested) | Err(_) if is_new => break,
            // The connection brings what is missing, and tells who joined first.
            Ok(ReceivedLetter::Contested) | Err(Fault::Missing(_) | Fault::Taken(_)) if connects => break,
            Ok(ReceivedLetter::Contested) => return contested(language, name, saved, letter.clone()),
            Ok(ReceivedLetter::Replacement) => return replacement(language, name, saved, letter.clone()),
            Err(why) => return broken(language, unreceived(language, &why, &saved, letter), Some(name)),
        }
    }
    let correspondence = match &saved {
        Saved::Joined(correspondence) if !is_new => correspondence,
        Saved::Joined(_) | Saved::Invited(_) => {
            show(name, saved.save(), seen, store_status());
            return ().into_any();
        }
    };
    if connects {
        // The table shows how far the connection is.
        device::replace_route(&Route::Play(name).to_string());
        return ().into_any();
    }
    let why = if !is_own || letters.len() > 1 {
        say::KNOWN
    } else if words::is_group(saved.chain()) {
        say::OWN_GROUP
    } else {
        say::OWN
    };
    notice(language, title(language, correspondence), why.text(language).into(), Some(name))
}

/// Saves a game and goes to its table, which then plays the actions after the first `seen`.
fn show(name: String, text: String, seen: usize, status: StoreStatus) {
    status.seen.set_value(Some((name.clone(), seen)));
    save_and_open(name, text, status);
}

/// Says in words why a letter was not received.
fn unreceived(language: Language, why: &Fault, saved: &Saved, letter: &Letter) -> String {
    let chain = saved.chain();
    let Saved::Joined(correspondence) = saved else { return words::unreceived(language, why, chain, "") };
    match (why, &letter.content) {
        (Fault::Taken(number), Content::Acceptance(rival)) if chain.writer(*number) == Some(correspondence.own()) => {
            say::TakenLast { name: words::friend_name_at_sentence_start(language, &rival.shown_name()) }.text(language)
        }
        _ => words::unreceived(language, why, chain, &words::name_of(language, &correspondence.other_name())),
    }
}

/// The name of the game, and the other players.
fn title(language: Language, correspondence: &Correspondence) -> String {
    let chain = correspondence.chain();
    let joined = correspondence.others().take(chain.joined_count().saturating_sub(1).max(1));
    let name = words::names(language, chain, joined);
    say::LetterOf { game: chain.game().about(language).name, name }.text(language)
}

/// A page that asks whether to replace the letter of the same number in the saved game with this name.
#[component]
fn Question(
    title: String,
    why: String,
    /// The label of the button that agrees.
    yes: String,
    /// The label of the link that changes nothing.
    no: String,
    name: String,
    saved: Saved,
    letter: Letter,
    /// The name of the player who wrote the letter.
    other: String,
) -> impl IntoView {
    let language = use_language();
    let status = store_status();
    let wrong = RwSignal::new(None::<String>);
    let play = Route::Play(name.clone()).href();
    let saved = StoredValue::new(saved);
    let replace = move |saved: &mut Saved| {
        let entries = |saved: &Saved| saved.chain().session().map(|session| session.entries().to_vec());
        let before = entries(saved).unwrap_or_default();
        match saved.replace(&letter, device::time_now()) {
            Ok(()) => {
                let after = entries(saved).unwrap_or_default();
                Ok((saved.save(), before.iter().zip(&after).take_while(|(before, after)| before == after).count()))
            }
            Err(why) => Err(words::unreceived(language, &why, saved.chain(), &other)),
        }
    };
    let agree = move |_| match saved.try_update_value(&replace) {
        Some(Ok((text, seen))) => show(name.clone(), text, seen, status),
        Some(Err(why)) => wrong.set(Some(why)),
        None => {}
    };
    view! {
        <TextPage>
            <h1>{title}</h1>
            <p>{why}</p>
            <div class="row">
                <button class="btn btn-primary" type="button" on:click=agree>{yes}</button>
                <a class="btn" href=play>{no}</a>
            </div>
            {refusal_text(move || wrong.get())}
        </TextPage>
    }
}

/// Asks which of two guests joined first, if both took the same place.
fn contested(language: Language, name: String, saved: Saved, letter: Letter) -> AnyView {
    let other = words::name_of(language, &letter.name().unwrap_or_default());
    let other_at_sentence_start = words::friend_name_at_sentence_start(language, &letter.name().unwrap_or_default());
    let chain = saved.chain();
    let holder = chain.writer(letter.number).unwrap_or(Writer::GUEST);
    let is_own = matches!(&saved, Saved::Joined(correspondence) if correspondence.own() == holder);
    let first = words::name_at_sentence_start(language, chain, holder);
    let (title, why, no, yes) = if is_own {
        let title = say::Contested { name: other_at_sentence_start }.text(language);
        let why = say::ContestedWhy { name: other.as_str() }.text(language);
        let yes = say::CONTESTED_THEIRS.text(language).to_owned();
        (title, why, say::CONTESTED_OWN.text(language).to_owned(), yes)
    } else {
        let why = say::ContestedOtherWhy { first: first.as_str(), second: other.as_str() }.text(language);
        let no = say::ContestedFirst { name: first }.text(language);
        let yes = say::ContestedFirst { name: other_at_sentence_start }.text(language);
        (say::CONTESTED_OTHER.text(language).to_owned(), why, no, yes)
    };
    view! { <Question title why yes no name saved letter other/> }.into_any()
}

/// Asks whether the other player may replace the last letter.
fn replacement(language: Language, name: String, saved: Saved, letter: Letter) -> AnyView {
    let other = match &saved {
        Saved::Joined(correspondence) => correspondence.other_name(),
        Saved::Invited(_) => String::new(),
    };
    let title = say::Replace { name: words::friend_name_at_sentence_start(language, &other) }.text(language);
    let [why, yes, no] = [say::REPLACE_WHY, say::REPLACE_YES, say::REPLACE_NO].map(|text| text.text(language).into());
    view! { <Question title why yes no name saved letter other=String::new()/> }.into_any()
}

/// Restores a game from all its letters, in a browser that has not stored it. The player says which player they are.
#[component]
fn Restore(game: &'static dyn DynGameExtrasUi, letters: Vec<Letter>) -> impl IntoView {
    let language = use_language();
    let status = store_status();
    let wrong = RwSignal::new(None::<String>);
    let seats = seats_invited(game, &letters);
    let names = letters.iter().take(seats).map(|letter| letter.name().unwrap_or_default());
    let names: Vec<String> = names.collect();
    let letters = StoredValue::new(letters);
    let button = |(writer, name): (Writer, String)| {
        let restore = move |_| {
            let letters = letters.get_value();
            match Correspondence::restore(game, writer, letters, device::time_now()) {
                Ok(restored) => begin(game, restored.save(), status),
                Err(fault) => wrong.set(Some(words::fault(language, &fault, ""))),
            }
        };
        let seat = Seat::new(writer.index()).unwrap_or(Seat::FIRST);
        let label = if name.is_empty() { page_words::seat(language, seat) } else { name };
        view! { <button class="btn" type="button" on:click=restore>{label}</button> }
    };
    let buttons = Writer::all(seats).zip(names).map(button).collect_view();
    view! {
        <TextPage rules=Route::Rules(game.id().into(), None)>
            <h1>{say::RESTORE.text(language)}</h1>
            <p>{say::RESTORE_WHY.text(language)}</p>
            <div class="row">{buttons}</div>
            {refusal_text(move || wrong.get())}
        </TextPage>
    }
}
