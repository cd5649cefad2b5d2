//! The page of an invitation: the host, the game, the options, and the form to join.

use leptos::prelude::*;

use super::connections;
use super::letter_panel::{Fairness, Receive, fairness_messages};
use super::saved::{Saved, saved};
use super::{messages as say, words};
use crate::app::route::Route;
use crate::app::shell::{TextPage, begin, variations};
use crate::app::store::{saved_games, store_status};
use crate::browser::device;
use crate::correspondence::{Code, Content, Correspondence, Invitation, Letter, PendingInvitation, WaitsFor, Writer};
use crate::game::catalogue::Message;
use crate::game::{Language, Seat};
use crate::session::LONGEST_NAME;
use crate::ui::{DynGameExtrasUi, refusal_text, use_language};

#[component]
pub fn InvitationPage(
    game: &'static dyn DynGameExtrasUi,
    /// The invitation, then the acceptances that are known at this device, in the order of joining.
    letters: Vec<Letter>,
    /// The name under which the invitation is saved, if it is.
    #[prop(optional, into)]
    name: Option<String>,
) -> impl IntoView {
    let options = letters.first().and_then(|letter| match &letter.content {
        Content::Invitation(invitation) => Some(invitation.options.clone()),
        _ => None,
    });
    view! {
        <TextPage rules=Route::Rules(game.id().into(), options)><Join game letters name heading=1/></TextPage>
    }
}

/// The game and the options of an invitation, and the side of the guest.
fn about(language: Language, game: &'static dyn DynGameExtrasUi, invitation: &Invitation) -> impl IntoView + use<> {
    let Invitation { options, seat, follows, .. } = invitation;
    let side = seat.and_then(|host: Seat| game.options().planned_side(language, options, host.other()));
    let side = side.map(|side| view! { <p>{say::InvitedSide { side }.text(language)}</p> });
    view! {
        <p>{say::InvitedTo { game: game.about(language).name }.text(language)}</p>
        {follows.map(|_| view! { <p>{say::REMATCH_AGAIN.text(language)}</p> })}
        {side}
        {chosen_options(language, game, options)}
    }
}

/// The options of an invitation that are not the usual ones.
pub fn chosen_options(language: Language, game: &'static dyn DynGameExtrasUi, options: &str) -> AnyView {
    let chosen = variations(language, game, options);
    if chosen.is_empty() {
        view! { <p>{say::INVITED_STANDARD.text(language)}</p> }.into_any()
    } else {
        let items = chosen.into_iter().map(|option| view! { <li>{option}</li> }).collect_view();
        view! {
            <h2>{say::INVITED_OPTIONS.text(language)}</h2>
            <ul>{items}</ul>
        }
        .into_any()
    }
}

/// An invitation, with the form to accept it. For a group, it says who has joined.
#[component]
pub fn Join(
    game: &'static dyn DynGameExtrasUi,
    /// The invitation, then the acceptances that are known at this device, in the order of joining.
    letters: Vec<Letter>,
    /// The name under which the invitation is saved, if it is.
    name: Option<String>,
    /// The level of the heading: 1, or 2 on a page that has a heading already.
    heading: u8,
) -> impl IntoView {
    let language = use_language();
    let Some(Content::Invitation(invitation)) = letters.first().map(|letter| letter.content.clone()) else {
        return ().into_any();
    };
    let host = invitation.shown_name();
    let title = invitation_title(language, &host);
    let title =
        if heading == 1 { view! { <h1>{title}</h1> }.into_any() } else { view! { <h2>{title}</h2> }.into_any() };
    let seats = game.options().seat_count(&invitation.options);
    let is_group = seats > 2;
    let connects = letters.first().is_some_and(|letter| connections::is_offered(letter.table));
    let messages = fairness_messages(game, &invitation.options);
    let group = PendingInvitation::new(game, letters.clone()).ok().filter(|_| is_group);
    let is_full = group.as_ref().is_some_and(|group| group.chain().is_full());
    let joined = group.map(|group| {
        let chain = group.chain();
        if is_full {
            let names = words::names(language, chain, Writer::all(seats));
            let why = say::FullWhy { names }.text(language);
            return view! { <h2>{say::FULL.text(language)}</h2><p role="alert">{why}</p> }.into_any();
        }
        let order = (!connects).then(|| view! { <p>{say::INVITED_ORDER.text(language)}</p> });
        view! { <p>{words::joined(language, chain, connects)}</p>{order} }.into_any()
    });
    let why = if connects {
        say::InvitedLive { name: words::name_of(language, &host) }.text(language)
    } else if is_group {
        say::INVITED_GROUP_WHY.text(language).into()
    } else {
        say::INVITED_WHY.text(language).into()
    };
    let form = (!is_full).then(|| view! { <JoinForm game letters invitation=invitation.clone() name is_group/> });
    view! {
        {title}
        {about(language, game, &invitation)}
        <p>{why}</p>
        {joined}
        {form}
        {(is_group && !is_full && !connects).then(|| view! { <Receive is_group/> })}
        <Fairness messages/>
    }
    .into_any()
}

/// Says who invites: the host with this name, which may be empty.
pub fn invitation_title(language: Language, host: &str) -> String {
    if host.is_empty() {
        say::INVITED_UNNAMED.text(language).into()
    } else {
        say::Invited { name: host }.text(language)
    }
}

/// The field in which a guest writes a name for the others to see.
#[component]
pub fn NameField(label: Message, name: RwSignal<String>) -> impl IntoView {
    view! {
        <div class="field">
            <label for="letter-name">{label.text(use_language())}</label>
            <input
                class="input"
                id="letter-name"
                maxlength=LONGEST_NAME
                autocomplete="off"
                on:input=move |event| name.set(event_target_value(&event))
            />
        </div>
    }
}

#[component]
fn JoinForm(
    game: &'static dyn DynGameExtrasUi,
    letters: Vec<Letter>,
    invitation: Invitation,
    name: Option<String>,
    /// Whether more than two players play.
    is_group: bool,
) -> impl IntoView {
    let language = use_language();
    let status = store_status();
    let own_name = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let host = invitation.shown_name();
    let Invitation { follows, options, .. } = invitation;
    let rules = Route::Rules(game.id().into(), Some(options)).href();
    let accept = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (Some(share), Some(secret)) = (device::random_bytes(), device::random_bytes()) else {
            return wrong.set(Some(say::BROKEN_RANDOM.text(language).into()));
        };
        let before = follows.and_then(|table| match saved(game, table)? {
            (name, Saved::Joined(before)) => Some((name, before)),
            (_, Saved::Invited(_)) => None,
        });
        let score = before.as_ref().map(|(_, before)| before.score()).unwrap_or_default();
        let (letters, own_name) = (letters.clone(), own_name.get_untracked());
        let (share, secret) = (Code(share), Code(secret));
        match Correspondence::accept(game, letters, &own_name, share, secret, score, device::time_now()) {
            Ok(accepted) => {
                // The friend who invites to a rematch knows the end of the last game, so it need not stay saved.
                if let Some((name, _)) = before.filter(|(_, before)| before.waits_for() == WaitsFor::Nobody) {
                    saved_games::remove(&name);
                }
                // The game goes on under a name of its own, since the page of the invitation is shown under the old one.
                if let Some(name) = &name {
                    saved_games::remove(name);
                }
                begin(game, accepted.save(), status);
            }
            Err(fault) => wrong.set(Some(words::fault(language, &fault, &host))),
        }
    };
    let (name_label, label) = if is_group { (say::YOUR_NAME_GROUP, say::JOIN) } else { (say::YOUR_NAME, say::ACCEPT) };
    view! {
        <form class="stack" on:submit=accept>
            <NameField label=name_label name=own_name/>
            <div class="row">
                <button class="btn btn-primary" type="submit">{label.text(language)}</button>
                <a class="btn" href=rules>{say::RULES.text(language)}</a>
            </div>
            {refusal_text(move || wrong.get())}
            {(!is_group).then(|| view! { <p class="small soft">{say::KEEP_BROWSER.text(language)}</p> })}
        </form>
    }
}
