//! The captain's opinion on a moment of a game: for hints, and for a look back.

use std::time::Duration;

use leptos::prelude::*;

use crate::browser::engine::{Answer, Engine};
use crate::browser::protocol::Question;
use crate::game::Seat;
use crate::search::Level;
use crate::ui::TableHandle;

/// What the captain would do.
pub struct Evaluation {
    /// The action, in notation.
    pub action: String,
    /// What it promises, in hundredths of the game.
    pub chance: u8,
    /// What will probably be done then, in notation; nothing where the captain cannot know.
    pub then: Vec<String>,
    /// What else came into question, in notation, and what that promises, in hundredths of the game.
    pub second: Option<(String, u8)>,
}

/// Asks what a seat should do, who has been shown this `view` of the game on the table. After the time of the `thought` the captain
/// decides, if the opinion is still `wanted` then. Calls `told` with it; without one if the worker was lost.
pub fn ask(
    engine: StoredValue<Engine, LocalStorage>,
    table: TableHandle,
    (seat, view): (Seat, leptos::wasm_bindgen::JsValue),
    thought: Duration,
    wanted: impl Fn() -> bool + 'static,
    told: impl FnOnce(Option<Evaluation>) + 'static,
) {
    let game = table.playing().game().id().into();
    let question = Question { number: 0, game, seat, level: Level::Captain, seed: "1".into(), view };
    engine.with_value(|engine| {
        engine.ask(question, move |answer| {
            told(match answer {
                Answer::Decided { action, win_probability, line, second } => Some(Evaluation {
                    action,
                    chance: hundredths(win_probability),
                    then: line.into_iter().skip(1).collect(),
                    second: second.map(|(action, win_probability)| (action, hundredths(win_probability))),
                }),
                Answer::OtherVersion | Answer::Lost => None,
            });
        });
    });
    set_timeout(
        move || {
            if wanted() {
                engine.with_value(Engine::decide);
            }
        },
        thought,
    );
}

/// A chance from 0 to 1 in whole hundredths.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance is from 0 to 1")]
fn hundredths(chance: f64) -> u8 {
    (chance.clamp(0.0, 1.0) * 100.0).round() as u8
}
