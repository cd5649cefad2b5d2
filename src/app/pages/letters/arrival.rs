//! The page of a letter that arrives: an invitation, the next turn, or one that needs an answer first.

use leptos::prelude::*;

use super::invitation::InvitationPage;
use super::saved::{Saved, saved};
use super::{messages as say, words};
use crate::app::parts;
use crate::app::route::Route;
use crate::app::shell::{SEATS, TextPage, begin, go_on};
use crate::app::store::{saved_games, store_status};
use crate::browser::device;
use crate::correspondence::{
    Content, Correspondence, Invited, Letter, Received, Unreceived, Writer, is_newer, text_of,
};
use crate::game::insertion_sort::insertion_sort;
use crate::game::{Language, Seat};
use crate::ui::{DynGameExtrasUi, use_language, words as page_words};

#[component]
pub fn LetterPage(link: String) -> impl IntoView {
    let language = use_language();
    let text = text_of(&link);
    let mut letters = match Letter::find(&text) {
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
    let Some((game, first)) = letters.first().and_then(|first| Some((parts::game_extras(&first.game)?, first.clone())))
    else {
        let why = say::BROKEN_GAME.text(language).to_owned();
        return view! { <Notice title=say::BROKEN.text(language).to_owned() why/> }.into_any();
    };
    insertion_sort(&mut letters, |letter| letter.number);
    let begins = letters.iter().all(|letter| !matches!(letter.content, Content::Turn(_)));
    let seats = seats_invited(game, &letters);
    match saved(game, first.table) {
        Some((name, Saved::Joined(correspondence))) => view! { <Arrival name correspondence letters/> }.into_any(),
        Some((name, Saved::Invited(invited))) => view! { <InvitedArrival name invited letters/> }.into_any(),
        None if begins && seats > 2 => view! { <InvitedGroup game letters/> }.into_any(),
        None if begins && seats > 0 && letters.len() == 1 => view! { <InvitationPage game letters/> }.into_any(),
        None if letters.len() > 2 && seats > 0 => view! { <Restore game letters/> }.into_any(),
        None => {
            // In a group several links may come before the own one.
            let may_join = begins && has_groups(game);
            let why = say::RESTORE_MISSING.text(language).to_owned();
            let why = if may_join { format!("{why} {}", say::BROKEN_INVITATION.text(language)) } else { why };
            view! { <Notice title=say::RESTORE.text(language).to_owned() why/> }.into_any()
        }
    }
}

/// How many players the first of these letters invites, with the player who invites; 0 if it is no invitation.
fn seats_invited(game: &dyn DynGameExtrasUi, letters: &[Letter]) -> usize {
    match letters.first().map(|letter| &letter.content) {
        Some(Content::Invitation(invitation)) => game.options().seats(&invitation.options),
        _ => 0,
    }
}

/// Whether more than two can play a game.
fn has_groups(game: &dyn DynGameExtrasUi) -> bool {
    game.options().choices().iter().any(|choice| choice.key == SEATS)
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
        <TextPage>
            <h1>{title}</h1>
            <p role="alert">{why}</p>
            <p><a class="btn btn-primary" href=href>{label}</a></p>
        </TextPage>
    }
}

/// An invitation to several players that is opened for the first time here. It is kept while there is a place, so that the links of
/// others can be opened before this player joins.
#[component]
fn InvitedGroup(game: &'static dyn DynGameExtrasUi, letters: Vec<Letter>) -> impl IntoView {
    let language = use_language();
    match Invited::new(game, letters) {
        Ok(invited) => {
            let letters = invited.chain().letters().to_vec();
            if invited.chain().is_full() {
                return view! { <InvitationPage game letters/> }.into_any();
            }
            let name = saved_games::save_new(game, invited.save(), store_status());
            view! { <InvitationPage game letters name/> }.into_any()
        }
        Err(fault) => {
            let why = words::fault(language, &fault, "");
            view! { <Notice title=say::BROKEN.text(language).to_owned() why/> }.into_any()
        }
    }
}

/// Letters for an invitation that was not accepted yet.
#[component]
fn InvitedArrival(name: String, invited: Invited, letters: Vec<Letter>) -> impl IntoView {
    let language = use_language();
    let mut invited = invited;
    let mut is_new = false;
    for letter in &letters {
        match invited.receive(letter) {
            Ok(Received::New) => is_new = true,
            Ok(Received::Contested) if !is_new => {
                let letter = letter.clone();
                return view! { <Contested name contested=Saved::Invited(invited) letter/> }.into_any();
            }
            Ok(_) => {}
            Err(_) if is_new => break,
            Err(why) => {
                let why = words::unreceived(language, &why, invited.chain(), "");
                return view! { <Notice title=say::BROKEN.text(language).to_owned() why name/> }.into_any();
            }
        }
    }
    go_on(name, invited.save(), store_status());
    ().into_any()
}

/// Letters for a saved game.
#[component]
fn Arrival(name: String, correspondence: Correspondence, letters: Vec<Letter>) -> impl IntoView {
    let language = use_language();
    let status = store_status();
    let mut correspondence = correspondence;
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
            // What came before it is kept.
            Ok(Received::Contested) | Err(_) if is_new => break,
            Ok(Received::Contested) => {
                let letter = letter.clone();
                return view! { <Contested name contested=Saved::Joined(correspondence) letter/> }.into_any();
            }
            Err(why) => {
                let why = unreceived(language, &why, &correspondence, letter);
                return view! { <Notice title=say::BROKEN.text(language).to_owned() why name/> }.into_any();
            }
        }
    }
    if is_new {
        go_on(name, correspondence.save(), status);
        return ().into_any();
    }
    let why = if !is_own || letters.len() > 1 {
        say::KNOWN
    } else if words::is_group(correspondence.chain()) {
        say::OWN_GROUP
    } else {
        say::OWN
    };
    let title = correspondence_title(language, &correspondence);
    view! { <Notice title why=why.text(language).to_owned() name/> }.into_any()
}

/// Why a letter was not received.
fn unreceived(language: Language, why: &Unreceived, correspondence: &Correspondence, letter: &Letter) -> String {
    let chain = correspondence.chain();
    match (why, &letter.content) {
        (Unreceived::Taken(number), Content::Acceptance(rival))
            if chain.writer(*number) == Some(correspondence.own()) =>
        {
            say::TakenLast { name: words::first_name_of(language, &rival.name) }.text(language)
        }
        _ => words::unreceived(language, why, chain, &words::name_of(language, correspondence.other_name())),
    }
}

/// The game and the other players.
fn correspondence_title(language: Language, correspondence: &Correspondence) -> String {
    let chain = correspondence.chain();
    let joined = correspondence.others().take(chain.joined().saturating_sub(1).max(1));
    let name = words::names(language, chain, joined);
    say::LetterOf { game: correspondence.game().about(language).name, name }.text(language)
}

/// Asks which of two guests who took the same place was first.
#[component]
fn Contested(
    name: String,
    /// The game as it is saved here.
    contested: Saved,
    /// The letter of the other guest.
    letter: Letter,
) -> impl IntoView {
    let language = use_language();
    let status = store_status();
    let wrong = RwSignal::new(None::<String>);
    let other = match &letter.content {
        Content::Acceptance(acceptance) => words::first_name_of(language, &acceptance.name),
        Content::Invitation(_) | Content::Turn(_) => String::new(),
    };
    let chain = match &contested {
        Saved::Joined(correspondence) => correspondence.chain(),
        Saved::Invited(invited) => invited.chain(),
    };
    let holder = chain.writer(letter.number).unwrap_or(Writer::GUEST);
    let is_own = matches!(&contested, Saved::Joined(correspondence) if correspondence.own() == holder);
    let first = words::first_name(language, chain, holder);
    let (title, why, mine) = if is_own {
        let title = say::Contested { name: other.as_str() }.text(language);
        let why = say::ContestedWhy { name: other.as_str() }.text(language);
        (title, why, say::CONTESTED_OWN.text(language).to_owned())
    } else {
        let why = say::ContestedOtherWhy { first: first.as_str(), second: other.as_str() }.text(language);
        (say::CONTESTED_OTHER.text(language).to_owned(), why, say::ContestedFirst { name: first }.text(language))
    };
    let theirs = match &contested {
        Saved::Joined(_) if is_own => say::CONTESTED_THEIRS.text(language).to_owned(),
        Saved::Joined(_) | Saved::Invited(_) => say::ContestedFirst { name: other.as_str() }.text(language),
    };
    let play = Route::Play(name.clone()).href();
    let contested = StoredValue::new(contested);
    let agree = move |_| {
        let taken = contested.try_update_value(|contested| match contested {
            Saved::Joined(correspondence) => match correspondence.rejoin(&letter, device::milliseconds()) {
                Ok(()) => Ok(correspondence.save()),
                Err(why) => Err(words::unreceived(language, &why, correspondence.chain(), &other)),
            },
            Saved::Invited(invited) => match invited.replace(&letter) {
                Ok(()) => Ok(invited.save()),
                Err(why) => Err(words::fault(language, &why, &other)),
            },
        });
        match taken {
            Some(Ok(text)) => go_on(name.clone(), text, status),
            Some(Err(why)) => wrong.set(Some(why)),
            None => {}
        }
    };
    view! {
        <TextPage>
            <h1>{title}</h1>
            <p>{why}</p>
            <div class="row">
                <button class="btn btn-primary" type="button" on:click=agree>{theirs}</button>
                <a class="btn" href=play>{mine}</a>
            </div>
            <p role="alert" class="refusal">{move || wrong.get()}</p>
        </TextPage>
    }
}

/// Asks whether the other player may replace the last letter.
#[component]
fn Replacement(name: String, correspondence: Correspondence, letter: Letter) -> impl IntoView {
    let language = use_language();
    let status = store_status();
    let other = words::first_name_of(language, correspondence.other_name());
    let correspondence = StoredValue::new(correspondence);
    let play = Route::Play(name.clone()).href();
    let agree = move |_| {
        let text = correspondence.try_update_value(|correspondence| {
            correspondence.consent(&letter, device::milliseconds()).ok().map(|()| correspondence.save())
        });
        if let Some(text) = text.flatten() {
            go_on(name.clone(), text, status);
        }
    };
    view! {
        <TextPage>
            <h1>{say::Replace { name: other }.text(language)}</h1>
            <p>{say::REPLACE_WHY.text(language)}</p>
            <div class="row">
                <button class="btn btn-primary" type="button" on:click=agree>{say::REPLACE_YES.text(language)}</button>
                <a class="btn" href=play>{say::REPLACE_NO.text(language)}</a>
            </div>
        </TextPage>
    }
}

/// Goes on with a game from all its letters, in a browser that does not have it.
#[component]
fn Restore(game: &'static dyn DynGameExtrasUi, letters: Vec<Letter>) -> impl IntoView {
    let language = use_language();
    let status = store_status();
    let wrong = RwSignal::new(None::<String>);
    let seats = seats_invited(game, &letters);
    let names = letters.iter().take(seats).map(|letter| match &letter.content {
        Content::Invitation(invitation) => invitation.name.clone(),
        Content::Acceptance(acceptance) => acceptance.name.clone(),
        Content::Turn(_) => String::new(),
    });
    let names: Vec<String> = names.collect();
    let letters = StoredValue::new(letters);
    let button = |(writer, name): (Writer, String)| {
        let restore = move |_| {
            let letters = letters.get_value();
            match Correspondence::restore(game, writer, letters, device::milliseconds()) {
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
        <TextPage game=game.id()>
            <h1>{say::RESTORE.text(language)}</h1>
            <p>{say::RESTORE_WHY.text(language)}</p>
            <div class="row">{buttons}</div>
            <p role="alert" class="refusal">{move || wrong.get()}</p>
        </TextPage>
    }
}
