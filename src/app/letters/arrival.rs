//! The page of a letter that arrives: an invitation, the next turn, or one that needs an answer first.

use leptos::prelude::*;

use super::messages as say;
use super::post::{Fairness, promises};
use super::{saved, words};
use crate::app::play::begin;
use crate::app::route::Route;
use crate::app::set_up::variations;
use crate::app::{AppContext, Footer, Header, context, parts, saved_games};
use crate::browser::device;
use crate::correspondence::{
    Code, Content, Correspondence, Due, Invitation, Letter, Received, Writer, is_newer, text_of,
};
use crate::game::{Language, Seat};
use crate::session::LONGEST_NAME;
use crate::ui::{DynGameUi, use_language, words as page_words};

/// The page of letters in a link.
#[component]
pub fn LetterPage(link: String) -> impl IntoView {
    let language = use_language();
    let text = text_of(&link);
    let letters = match Letter::find(&text) {
        Ok(letters) => letters,
        Err(_) if is_newer(&text) => {
            let why = say::BROKEN_VERSION.text(language).to_owned();
            return view! { <Notice title=say::BROKEN.text(language).to_owned() why/> }.into_any();
        }
        Err(error) => {
            let why = page_words::parse_error(language, &error);
            let why = say::BrokenText { why }.text(language);
            return view! { <Notice title=say::BROKEN.text(language).to_owned() why/> }.into_any();
        }
    };
    let Some((game, first)) = letters.first().and_then(|first| Some((parts::game(&first.game)?, first.clone()))) else {
        let why = say::BROKEN_GAME.text(language).to_owned();
        return view! { <Notice title=say::BROKEN.text(language).to_owned() why/> }.into_any();
    };
    match saved(game, first.table) {
        Some((name, correspondence)) => view! { <Arrival name correspondence letters/> }.into_any(),
        None if letters.len() == 1 && first.number == 1 => view! { <Invited game letter=first/> }.into_any(),
        None if letters.len() > 2 && first.number == 1 => view! { <Restore game letters/> }.into_any(),
        None => {
            let why = say::RESTORE_MISSING.text(language).to_owned();
            view! { <Notice title=say::RESTORE.text(language).to_owned() why/> }.into_any()
        }
    }
}

/// A page that says something about a letter, with a way on.
#[component]
fn Notice(
    title: String,
    why: String,
    /// The name of the saved game to which it belongs.
    #[prop(optional, into)]
    name: Option<String>,
) -> impl IntoView {
    let language = use_language();
    let (href, label) = match name {
        Some(name) => (Route::Play(name).href(), say::TO_GAME.text(language)),
        None => (Route::Home.href(), crate::ui::messages::HOME.text(language)),
    };
    view! {
        <Header/>
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{title}</h1>
            <p role="alert">{why}</p>
            <p><a class="btn btn-primary" href=href>{label}</a></p>
        </main>
        <Footer/>
    }
}

/// Saves a game that has changed, and goes to its page. If it cannot be saved, it is handed on in the context.
fn go_on(name: String, text: String, context: AppContext) {
    context.store_error.set(saved_games::put(&name, &text, context).err());
    if context.store_error.get_untracked().is_some() {
        context.unsaved.set_value(Some((name.clone(), text)));
    }
    device::go(&Route::Play(name).to_string());
}

/// Letters for a saved game.
#[component]
fn Arrival(name: String, correspondence: Correspondence, letters: Vec<Letter>) -> impl IntoView {
    let language = use_language();
    let context = context();
    let mut correspondence = correspondence;
    let other = words::name_of(language, correspondence.other_name());
    let now = device::milliseconds();
    let (mut is_new, mut is_own) = (false, false);
    for letter in &letters {
        match correspondence.receive(letter, now) {
            Ok(Received::New) => is_new = true,
            Ok(Received::Known) => {}
            Ok(Received::Own) => is_own = true,
            Ok(Received::Replacement) => {
                let letter = letter.clone();
                return view! { <Replacement name correspondence letter/> }.into_any();
            }
            Err(_) if is_new => break,
            Err(why) => {
                let why = words::unreceived(language, &why, &other);
                return view! { <Notice title=say::BROKEN.text(language).to_owned() why name/> }.into_any();
            }
        }
    }
    if is_new {
        go_on(name, correspondence.save(), context);
        return ().into_any();
    }
    let why = if is_own && letters.len() == 1 { say::OWN } else { say::KNOWN };
    let title = correspondence_title(language, &correspondence);
    view! { <Notice title why=why.text(language).to_owned() name/> }.into_any()
}

/// The game and the other player.
fn correspondence_title(language: Language, correspondence: &Correspondence) -> String {
    let name = words::name_of(language, correspondence.other_name());
    say::LetterOf { game: correspondence.game().about(language).name, name }.text(language)
}

/// Asks whether the other player may replace the last letter.
#[component]
fn Replacement(name: String, correspondence: Correspondence, letter: Letter) -> impl IntoView {
    let language = use_language();
    let context = context();
    let other = words::first_name_of(language, correspondence.other_name());
    let correspondence = StoredValue::new(correspondence);
    let play = Route::Play(name.clone()).href();
    let agree = move |_| {
        let text = correspondence.try_update_value(|correspondence| {
            correspondence.consent(&letter, device::milliseconds()).ok().map(|()| correspondence.save())
        });
        if let Some(text) = text.flatten() {
            go_on(name.clone(), text, context);
        }
    };
    view! {
        <Header/>
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{say::Replace { name: other }.text(language)}</h1>
            <p>{say::REPLACE_WHY.text(language)}</p>
            <div class="row">
                <button class="btn btn-primary" type="button" on:click=agree>{say::REPLACE_YES.text(language)}</button>
                <a class="btn" href=play>{say::REPLACE_NO.text(language)}</a>
            </div>
        </main>
        <Footer/>
    }
}

/// An invitation: who invites, to which game, with which options.
#[component]
fn Invited(game: &'static dyn DynGameUi, letter: Letter) -> impl IntoView {
    let language = use_language();
    let context = context();
    let Content::Invitation(Invitation { options, seat, name, follows, .. }) = letter.content.clone() else {
        return ().into_any();
    };
    let promises = promises(game, &options);
    let own_name = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let about = game.about(language);
    let side = seat.and_then(|host: Seat| game.options().planned_side(language, &options, host.other()));
    let side = side.map(|side| view! { <p>{say::InvitedSide { side }.text(language)}</p> });
    let chosen = variations(language, game, &options);
    let chosen = if chosen.is_empty() {
        view! { <p>{say::INVITED_STANDARD.text(language)}</p> }.into_any()
    } else {
        let items = chosen.into_iter().map(|option| view! { <li>{option}</li> }).collect_view();
        view! {
            <h2>{say::INVITED_OPTIONS.text(language)}</h2>
            <ul>{items}</ul>
        }
        .into_any()
    };
    let host = name.clone();
    let accept = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (Some(share), Some(secret)) = (device::secret(), device::secret()) else {
            return wrong.set(Some(say::BROKEN_RANDOM.text(language).into()));
        };
        let before = follows.and_then(|table| saved(game, table));
        let score = before.as_ref().map(|(_, before)| before.score()).unwrap_or_default();
        let (letter, name) = (letter.clone(), own_name.get_untracked());
        let (share, secret) = (Code(share), Code(secret));
        match Correspondence::accept(game, letter, &name, share, secret, score, device::milliseconds()) {
            Ok(accepted) => {
                // The friend who invites to a rematch knows how the game before has ended.
                if let Some((name, _)) = before.filter(|(_, before)| before.due() == Due::Nobody) {
                    saved_games::remove(&name);
                }
                begin(game, accepted.save(), context);
            }
            Err(fault) => wrong.set(Some(words::fault(language, &fault, &host))),
        }
    };
    let title = if name.is_empty() {
        say::INVITED_UNNAMED.text(language).to_owned()
    } else {
        say::Invited { name: name.as_str() }.text(language)
    };
    view! {
        <Header game=game.id()/>
        <main id="main" class="page narrow" tabindex="-1">
            <form class="stack" on:submit=accept>
                <h1>{title}</h1>
                <p>{say::InvitedTo { game: about.name }.text(language)}</p>
                {follows.map(|_| view! { <p>{say::REMATCH_AGAIN.text(language)}</p> })}
                {side}
                {chosen}
                <p>{say::INVITED_WHY.text(language)}</p>
                <div class="field">
                    <label for="letter-name">{say::YOUR_NAME.text(language)}</label>
                    <input
                        class="input"
                        id="letter-name"
                        maxlength=LONGEST_NAME
                        autocomplete="off"
                        on:input=move |event| own_name.set(event_target_value(&event))
                    />
                </div>
                <div class="row">
                    <button class="btn btn-primary" type="submit">{say::ACCEPT.text(language)}</button>
                    <a class="btn" href=Route::Rules(game.id().into()).href()>{say::RULES.text(language)}</a>
                </div>
                <p role="alert" class="refusal">{move || wrong.get()}</p>
                <p class="small soft">{say::KEEP_BROWSER.text(language)}</p>
                <Fairness promises/>
            </form>
        </main>
        <Footer/>
    }
    .into_any()
}

/// Goes on with a game from all its letters, in a browser that does not have it.
#[component]
fn Restore(game: &'static dyn DynGameUi, letters: Vec<Letter>) -> impl IntoView {
    let language = use_language();
    let context = context();
    let wrong = RwSignal::new(None::<String>);
    let names = letters.iter().take(2).map(|letter| match &letter.content {
        Content::Invitation(invitation) => invitation.name.clone(),
        Content::Acceptance(acceptance) => acceptance.name.clone(),
        Content::Turn(_) => String::new(),
    });
    let letters = StoredValue::new(letters.clone());
    let button = |(writer, name): (Writer, String)| {
        let restore = move |_| {
            let letters = letters.get_value();
            match Correspondence::restore(game, writer, letters, device::milliseconds()) {
                Ok(restored) => begin(game, restored.save(), context),
                Err(fault) => wrong.set(Some(words::fault(language, &fault, ""))),
            }
        };
        let seat = if writer == Writer::Host { Seat::FIRST } else { Seat::SECOND };
        let label = if name.is_empty() { page_words::seat(language, seat) } else { name };
        view! { <button class="btn" type="button" on:click=restore>{label}</button> }
    };
    let buttons = [Writer::Host, Writer::Guest].into_iter().zip(names).map(button).collect_view();
    view! {
        <Header game=game.id()/>
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{say::RESTORE.text(language)}</h1>
            <p>{say::RESTORE_WHY.text(language)}</p>
            <div class="row">{buttons}</div>
            <p role="alert" class="refusal">{move || wrong.get()}</p>
        </main>
        <Footer/>
    }
}
