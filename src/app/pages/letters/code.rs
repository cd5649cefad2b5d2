//! The links of letters, and of the descriptions of connections behind them: as texts and as QR codes.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use super::messages as say;
use crate::app::route::Route;
use crate::browser::device;
use crate::correspondence::{TableId, link_of};
use crate::game::Language;
use crate::game::text::Words;
use crate::live::{Description, LINE_START, description_line};

/// Copies a text, and shows in `result` whether that has worked. If it has, calls `then`.
pub fn copy(language: Language, text: &str, result: RwSignal<Option<&'static str>>, then: impl Fn() + 'static) {
    device::copy(text, move |done| {
        let said = if done { say::COPIED } else { say::NOT_COPIED };
        result.try_set(Some(said.text(language)));
        if done {
            then();
        }
    });
}

/// A link as a QR code, dark on light in every theme, so that every camera reads it. `None` if the link is too long.
pub fn qr_code(language: Language, address: &str) -> Option<AnyView> {
    /// The margin that readers need, in modules.
    const MARGIN: i32 = 4;
    let code = QrCode::encode_text(address, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let modules = (0..size).flat_map(|y| (0..size).map(move |x| (x, y))).filter(|(x, y)| code.get_module(*x, *y));
    let path: Vec<String> = modules.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
    let whole = size + 2 * MARGIN;
    let picture = view! {
        <svg
            role="img"
            aria-label=say::QR_OF.text(language)
            width="288"
            height="288"
            viewBox=format!("-{MARGIN} -{MARGIN} {whole} {whole}")
            shape-rendering="crispEdges"
        >
            <rect x=-MARGIN y=-MARGIN width=whole height=whole fill="#fff"/>
            <path d=path.concat() fill="#000"/>
        </svg>
    };
    Some(picture.into_any())
}

/// The address of the page that opens a letter.
pub fn address_of(letter: &str) -> String {
    device::address(&Route::Letter(link_of(letter)).to_string())
}

/// The line with a description, for the end of a link. An answer names the user of the offer that it answers.
pub fn line_of(description: &Description, answered: Option<&str>) -> String {
    let answered = answered.map(|user| format!(" {user}")).unwrap_or_default();
    format!("{LINE_START}{}{answered}\n", description.to_text())
}

/// The table in the text of a link: that of its letters, or that of its invitation to a race: their fourth word. `None` if there
/// is none.
pub fn table_of(text: &str) -> Option<TableId> {
    let mut words = Words::of(text.lines().next()?);
    let table = (0..4).map_while(|_| words.next_word()).nth(3)?;
    TableId::try_from(table).ok()
}

/// The description in the text of a link, if there is one that can be read, and the user of the offer that it answers.
pub fn description_in(text: &str) -> Option<(Description, Option<&str>)> {
    let mut words = description_line(text)?.split(' ').skip(1);
    Some((Description::from_text(words.next()?).ok()?, words.next()))
}
