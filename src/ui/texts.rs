//! What the house says, whatever the game: one catalogue, a file for each language. A string that is
//! missing does not compile.

use super::language::current_language;
use super::{english, french};
use crate::game::language::by_language;
use crate::game::{OptionConflict, ParseError, Seat};
use crate::search::Level;
use crate::session::statistics::Count;

/// The texts in the player's language.
#[must_use]
pub fn texts() -> &'static Texts {
    Texts::of(current_language())
}

/// All texts of the house in one language.
#[expect(missing_docs, reason = "each is named after what it says; the English file shows it")]
pub struct Texts {
    // Everywhere
    pub skip: &'static str,
    pub home: &'static str,
    pub house: &'static str,
    pub tagline: &'static str,
    pub site: &'static str,
    pub rules: &'static str,
    pub settings: &'static str,
    pub about: &'static str,
    pub promise: &'static str,
    pub no: &'static str,
    pub not_found: &'static str,
    /// What something is, and the thing: "Rules: Corsairs".
    pub label: fn(&str, &str) -> String,

    // People and computers
    pub you: &'static str,
    pub seat: fn(Seat) -> String,
    pub level: fn(Level) -> &'static str,
    pub level_about: fn(Level) -> &'static str,

    // Home
    pub games: &'static str,
    pub goes_on: &'static str,
    pub more_games: fn(usize) -> String,
    pub resume: &'static str,
    pub delete: &'static str,
    pub delete_question: fn(&str) -> String,
    pub unreadable: fn(&str) -> String,
    pub open_record: &'static str,
    pub versus: fn(&[String]) -> String,

    // Set-up
    pub person: &'static str,
    pub computer: &'static str,
    pub who: &'static str,
    pub name: &'static str,
    pub strength: &'static str,
    pub variations: &'static str,
    pub presets: &'static str,
    pub notes: &'static str,
    pub changed: fn(usize) -> String,
    pub seed: &'static str,
    pub seed_why: &'static str,
    pub seed_wrong: &'static str,
    pub begin: &'static str,
    pub lesson: &'static str,
    pub set_up: &'static str,
    pub clash: fn(&str, &str) -> String,

    // At the table
    pub tools: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub resign: &'static str,
    pub resign_question: &'static str,
    pub opponent: &'static str,
    pub yourself: &'static str,
    pub to_play: &'static str,
    pub your_turn: &'static str,
    pub turn_of: fn(&str) -> String,
    pub thinking: fn(&str) -> String,
    pub move_now: &'static str,
    pub lost_engine: &'static str,
    pub ask_again: &'static str,
    pub take_back: &'static str,
    pub wait: &'static str,
    pub dock: &'static str,
    pub taken_back: &'static str,
    pub done_again: &'static str,
    pub back: &'static str,
    pub stored_game: &'static str,
    pub keys: &'static str,
    pub nothing_happened: &'static str,
    /// How many seconds a player has, and how many in reserve.
    pub time_left: fn(u64, u64) -> String,
    pub last_seconds: &'static str,
    pub no_clock: &'static str,
    pub pause: &'static str,
    pub go_on: &'static str,
    pub ready: &'static str,
    pub resting: &'static str,
    pub resting_why: &'static str,
    pub next_move: &'static str,
    pub not_your_turn: &'static str,
    pub game_over: &'static str,
    pub looking_back: &'static str,
    /// Where a text is wrong, and how.
    pub place_of_error: fn(&ParseError) -> String,
    /// Options exclude each other.
    pub broken_options: fn(&OptionConflict) -> String,
    /// The action of this number is illegal, and why.
    pub broken_action: fn(usize, &str) -> String,
    pub malformed: fn(&ParseError) -> String,
    pub curtain: fn(&str) -> String,
    pub curtain_why: &'static str,
    pub curtain_lift: fn(&str) -> String,

    // Hints
    pub possible: &'static str,
    pub hint: &'static str,
    pub hint_thinks: &'static str,
    pub hint_tell: &'static str,
    pub hint_explain: &'static str,
    /// What to do, in notation.
    pub hint_move: fn(&str) -> String,
    /// What it promises, in hundredths of the game.
    pub hint_why: fn(u8) -> String,
    /// What will probably be done then, in notation.
    pub hint_then: fn(&[String]) -> String,
    /// What else came into question, in notation, and what that promises, in hundredths of the game.
    pub hint_second: fn(&str, u8) -> String,

    // Lessons
    pub exercise: fn(usize, usize) -> String,
    pub exercise_next: &'static str,
    pub exercise_skip: &'static str,
    pub exercise_again: &'static str,
    pub exercise_laid_anew: &'static str,
    pub lesson_standard: &'static str,
    pub lesson_over: &'static str,
    pub lesson_play: &'static str,

    // Puzzles
    pub puzzle: &'static str,
    pub puzzles: &'static str,
    pub puzzles_why: &'static str,
    /// What is to be done, within so many turns.
    pub puzzle_task: fn(u8) -> &'static str,
    pub puzzle_done: &'static str,
    pub puzzle_astray: &'static str,
    pub puzzle_before: &'static str,
    pub puzzle_show: &'static str,

    // The log
    pub log: &'static str,
    pub moves: fn(usize) -> String,
    pub log_list: &'static str,
    pub nothing_yet: &'static str,
    pub look_at: fn(usize) -> String,
    pub start: &'static str,
    pub first: &'static str,
    pub previous: &'static str,
    pub next: &'static str,
    pub latest: &'static str,
    pub moment: fn(usize, usize) -> String,
    pub type_move: &'static str,
    pub play_typed: &'static str,

    // The end
    pub won: fn(&str) -> String,
    pub you_win: fn(Option<String>) -> String,
    pub you_lose: fn(Option<String>) -> String,
    pub lost: fn(&str) -> String,
    pub drawn: &'static str,
    pub place: fn(u8) -> String,
    pub resigned: fn(&str) -> String,
    pub score: fn(&[(String, u32)], u32) -> String,
    pub seed_was: fn(u64) -> String,
    pub rematch: &'static str,
    pub look_back: &'static str,
    pub trial: &'static str,
    pub trial_why: &'static str,
    pub share: &'static str,
    pub new_game: &'static str,

    // Looking back
    pub chances: &'static str,
    pub chances_why: &'static str,
    pub judge: &'static str,
    pub judging: fn(usize, usize) -> String,
    pub turns: &'static str,
    pub no_turns: &'static str,
    /// After how many moves the game turned, for whom, and from which chance to which, in hundredths.
    pub turned: fn(usize, &str, u8, u8) -> String,

    // Games that are over
    pub statistics: &'static str,
    pub statistics_why: &'static str,
    pub statistics_empty: &'static str,
    /// How many games are kept at most.
    pub statistics_full: fn(usize) -> String,
    pub statistics_broken: fn(&str) -> String,
    pub against: &'static str,
    pub mixed_levels: &'static str,
    /// What a person played, or where they sat.
    pub as_side: fn(&str) -> String,
    pub all_levels: &'static str,
    pub games_column: &'static str,
    pub won_column: &'static str,
    pub drawn_column: &'static str,
    pub lost_column: &'static str,
    pub won_by_level: &'static str,
    /// How many games were won of how many.
    pub won_of: fn(u32, u32) -> String,
    pub over_time: &'static str,
    /// Of the last games, how many were won, drawn and lost.
    pub last_games: fn(Count) -> String,
    /// How many games persons played among themselves, and how many several persons with computers.
    pub other_games: fn(u32, u32) -> String,
    pub forget: &'static str,
    pub forget_question: &'static str,

    // Records
    pub share_heading: &'static str,
    pub share_why: &'static str,
    pub share_what: &'static str,
    pub share_game: &'static str,
    pub share_position: &'static str,
    pub share_position_why: &'static str,
    /// While the game goes on and has secrets.
    pub share_secret: &'static str,
    pub picture: &'static str,
    pub save_svg: &'static str,
    pub save_png: &'static str,
    pub picture_failed: &'static str,
    /// Hands link and picture to the device.
    pub share_on: &'static str,
    pub share_failed: &'static str,
    pub copy_link: &'static str,
    pub copy_record: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub link: &'static str,
    pub record: &'static str,
    pub close: &'static str,
    pub open_heading: &'static str,
    pub open_why: &'static str,
    pub open: &'static str,
    pub replay: &'static str,
    pub position: &'static str,
    pub replay_broken: fn(&str) -> String,
    pub replay_unknown: &'static str,
    pub play_on: &'static str,
    pub eyes: &'static str,
    pub eyes_nobody: &'static str,

    // Settings
    pub language: &'static str,
    pub language_why: &'static str,
    pub languages: [&'static str; 3],
    pub looks: &'static str,
    pub theme: &'static str,
    pub theme_why: &'static str,
    pub themes: [&'static str; 3],
    pub deck: &'static str,
    pub deck_why: &'static str,
    pub decks: [&'static str; 2],
    pub motion: &'static str,
    pub motion_why: &'static str,
    pub motions: [&'static str; 2],
    pub playing: &'static str,
    pub pace: &'static str,
    pub pace_why: &'static str,
    pub paces: [&'static str; 3],
    pub cues: &'static str,
    pub sound: &'static str,
    pub sound_why: &'static str,
    pub sounds: [&'static str; 2],
    pub signs: &'static str,
    pub signs_why: &'static str,
    pub vibration: &'static str,
    pub vibration_why: &'static str,
    pub cue_values: [&'static str; 2],
    pub version: &'static str,
    pub kept: &'static str,
    pub save_file: &'static str,
    pub save: &'static str,
    /// How many games are stored, and of how many the result.
    pub save_file_why: fn(usize, usize) -> String,
    pub open_file: &'static str,
    pub open_file_why: &'static str,
    /// How many games the file holds, and how many results.
    pub open_file_question: fn(usize, usize) -> String,
    pub broken_games: fn(usize, &ParseError) -> String,
    pub replace: &'static str,
    pub replaced: &'static str,
    pub file_broken: fn(&ParseError) -> String,
    pub file_full: &'static str,
    pub file_denied: &'static str,
    pub erase: &'static str,
    pub erase_why: &'static str,
    pub erase_question: &'static str,
    pub erased: &'static str,

    // Trouble and news
    pub storage_full: &'static str,
    pub storage_denied: &'static str,
    pub storage_wiped: &'static str,
    pub elsewhere: &'static str,
    pub elsewhere_why: &'static str,
    pub take_here: &'static str,
    pub update: &'static str,
    pub update_now: &'static str,
    pub old_engine: &'static str,
    pub reload: &'static str,

    // About
    pub about_heading: &'static str,
    pub about_text: &'static [&'static str],
    pub credits: &'static str,
    pub licences: &'static str,
    pub licence_text: &'static [&'static str],
    pub notices: &'static str,
}

impl Texts {
    by_language! {
        /// The texts in a language.
        of: Self = TEXTS;
    }
}
