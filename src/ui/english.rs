//! The house in English.

use super::texts::Texts;
use crate::search::Level;
use crate::session::statistics::Count;

/// The English texts.
pub static TEXTS: Texts = Texts {
    skip: "Skip to the content",
    home: "Home",
    house: "Corsair Cabinet",
    tagline: "Five little-known games of knights, corsairs and courts",
    site: "Site",
    rules: "Rules",
    settings: "Settings",
    about: "About and credits",
    promise: "Works offline. Nothing you do here leaves this device.",
    no: "No",
    not_found: "There is nothing at that address. Here is what there is:",
    label: |what, thing| format!("{what}: {thing}"),

    you: "You",
    seat: |seat| format!("Seat {seat}"),
    level,
    level_about,

    games: "Games",
    goes_on: "Your game goes on.",
    more_games: |count| format!("Show {count} more"),
    resume: "Continue",
    delete: "Delete",
    delete_question: |name| format!("Delete this game of {name}? It cannot be brought back."),
    unreadable: |why| format!("A game is stored here that cannot be read: {why}"),
    open_record: "Open a record",
    versus: |names| names.join(if names.len() > 2 { ", " } else { " against " }),

    person: "Person here",
    computer: "Computer",
    who: "Who sits here",
    name: "Name",
    strength: "Level",
    variations: "How to play it",
    presets: "Ready-made choices",
    notes: "Where these meet",
    changed: |count| match count {
        0 => "as printed".into(),
        count => format!("{count} changed"),
    },
    seed: "Seed",
    seed_why: "The same seed brings the same cards and lots. Leave it empty for new ones.",
    seed_wrong: "A seed is a whole number of at most 20 digits.",
    begin: "Begin",
    lesson: "Practise first",
    set_up: "Set up a game",
    clash: |first, second| format!("“{first}” and “{second}” cannot be chosen together."),

    tools: "Game",
    undo: "Undo",
    redo: "Redo",
    resign: "Resign",
    resign_question: "Give up this game?",
    opponent: "Opponent",
    yourself: "You",
    to_play: "to play",
    your_turn: "Your turn.",
    turn_of: |name| format!("{name} is to play."),
    thinking: |name| format!("{name} is thinking…"),
    move_now: "Move now",
    lost_engine: "The computer player has stopped answering, and starting it again did not help.",
    ask_again: "Ask again",
    take_back: "Take back",
    wait: "Wait",
    dock: "What to do",
    taken_back: "Taken back.",
    done_again: "Done again.",
    back: "Back",
    stored_game: "A stored game",
    keys: "There these keys speak: L the last move, T whose turn it is, W what to do, ? what you can do, R this row, B the whole \
           board, C the clocks.",
    nothing_happened: "Nothing has happened yet.",
    time_left: |seconds, reserve| format!("{}, and {} in reserve", duration(seconds), duration(reserve)),
    last_seconds: "Ten seconds left.",
    no_clock: "This game is played without clocks.",
    pause: "Pause",
    go_on: "Go on",
    ready: "Ready?",
    resting: "The game rests.",
    resting_why: "Nobody sees the cards until it goes on.",
    next_move: "One move",
    not_your_turn: "It is not your turn.",
    game_over: "The game is over.",
    looking_back: "This is an earlier moment. Go to the latest to play on.",
    place_of_error: ToString::to_string,
    broken_options: |clash| format!("the options do not fit together: {clash}"),
    broken_action: |number, why| format!("action {number} is illegal: {why}"),
    malformed: |malformed| format!("That is not a move. At {malformed}."),
    curtain: |name| format!("Pass the device to {name}"),
    curtain_why: "What only one of you may see is covered until you say so.",
    curtain_lift: |name| format!("I am {name}: uncover it"),

    possible: "What can I do now?",
    hint: "Hint",
    hint_thinks: "The captain has a look…",
    hint_tell: "And what would you do?",
    hint_explain: "And why?",
    hint_move: |action| format!("I would play: {action}."),
    hint_why: |chance| {
        format!(
            "Of all I looked at, this went best for you: about {chance} games in 100, as far as I can see from your place."
        )
    },
    hint_then: |line| format!("Then this will probably come: {}.", line.join("; ")),
    hint_second: |action, chance| format!("I also thought of this: {action}. That would be about {chance} in 100."),

    exercise: |number, of| format!("Exercise {number} of {of}"),
    exercise_next: "Next",
    exercise_skip: "Skip",
    exercise_again: "Again",
    exercise_laid_anew: "Try once more.",
    lesson_standard: "Your game has other options; this lesson teaches it as it is usually played.",
    lesson_over: "That was the lesson.",
    lesson_play: "Now play",

    puzzle: "Puzzle of the day",
    puzzles: "Puzzles of the day",
    puzzles_why: "The same for everyone, and each with one way to win, and no other.",
    puzzle_task: |turns| match turns {
        1 => "It is your turn, and you can win with it. There is one way.",
        2 => {
            "It is your turn. You win with the next one, whatever the other side does – if you play the right one now."
        }
        _ => "It is your turn. Two turns later you win, whatever the other side does – if you play the right ones.",
    },
    puzzle_done: "That was the way.",
    puzzle_astray: "That may be good, but it does not win by force.",
    puzzle_before: "The day before",
    puzzle_show: "Show me",

    log: "Log",
    moves: |count| match count {
        1 => "1 move".into(),
        count => format!("{count} moves"),
    },
    log_list: "Moves so far",
    nothing_yet: "Nothing has been played yet.",
    look_at: |move_number| format!("Look at the table after move {move_number}"),
    start: "The start",
    first: "First moment",
    previous: "One move back",
    next: "One move on",
    latest: "Latest moment",
    moment: |at, of| format!("After move {at} of {of}"),
    type_move: "Type a move",
    play_typed: "Play",

    won: |name| format!("{name} wins"),
    you_win: |side| side.map_or_else(|| "You win".into(), |side| format!("You win ({side})")),
    you_lose: |side| side.map_or_else(|| "You lose".into(), |side| format!("You lose ({side})")),
    lost: |name| format!("{name} loses"),
    drawn: "A draw",
    place: |place| match place {
        1 => "1st".into(),
        2 => "2nd".into(),
        3 => "3rd".into(),
        place => format!("{place}th"),
    },
    resigned: |name| format!("{name} gave up."),
    score: |wins, draws| {
        let mut parts: Vec<String> = wins.iter().map(|(name, wins)| format!("{name} {wins}")).collect();
        if draws > 0 {
            // Among more than two, a game without a winner need not be a draw.
            parts.push(format!("{} {draws}", if wins.len() > 2 { "nobody" } else { "drawn" }));
        }
        format!("Games won: {}", parts.join(", "))
    },
    seed_was: |seed| format!("Seed {seed}"),
    rematch: "Rematch",
    look_back: "Look back",
    trial: "Try another move",
    trial_why: "From this moment a game of its own begins; the one that was played stays as it is.",
    share: "Share",
    new_game: "Another game",

    chances: "How it went",
    chances_why: "The captain looks through the game with the eyes of each player, who knew no more than they had been shown, \
                  and says how good their chances were.",
    judge: "Look through it",
    judging: |done, all| format!("Moment {done} of {all}…"),
    turns: "Here it turned:",
    no_turns: "It never turned sharply.",
    turned: |plies, name, from, to| {
        let when = if plies == 0 { "at the first move".into() } else { format!("after move {plies}") };
        format!("{name}: from {from} to {to} in 100, {when}")
    },

    statistics: "Your games",
    statistics_why: "Every game that ends on this device is counted here: who sat where, and how it ended. No names are kept.",
    statistics_empty: "No game has ended yet. The first that does will be counted here.",
    statistics_full: |most| format!("Only the last {most} games are kept."),
    statistics_broken: |why| format!("What is stored of your games cannot be read, and no more are counted: {why}"),
    against: "Against",
    mixed_levels: "Several levels",
    as_side: |side| format!("you: {side}"),
    all_levels: "All",
    games_column: "Games",
    won_column: "Won",
    drawn_column: "Drawn",
    lost_column: "Lost",
    won_by_level: "Won, by level",
    won_of: |won, games| format!("{won} of {games}"),
    over_time: "Game by game",
    last_games: |count| {
        let Count { won, drawn, lost } = count;
        match count.games() {
            1 => format!("The last game: {won} won, {drawn} drawn, {lost} lost."),
            games => format!("The last {games} games: {won} won, {drawn} drawn, {lost} lost."),
        }
    },
    other_games: |among_persons, mixed| {
        let games = |count| if count == 1 { "1 game".into() } else { format!("{count} games") };
        let mut parts = Vec::new();
        if among_persons > 0 {
            parts.push(format!("{} among people", games(among_persons)));
        }
        if mixed > 0 {
            parts.push(format!("{} of several people with computers", games(mixed)));
        }
        format!("{}.", parts.join(" and "))
    },
    forget: "Delete all of this",
    forget_question: "Delete what is kept of the games that are over? It cannot be brought back. Games that go on stay.",

    share_heading: "Share",
    share_why: "The link and the record hold the whole game and nothing else. Neither goes through a server.",
    share_what: "What to share",
    share_game: "The whole game",
    share_position: "This position",
    share_position_why: "Whoever opens the link sees this position and can play on from it. Neither link nor record goes through a server.",
    share_secret: "Link and record would give away what is hidden. They come when the game is over. A picture shows only what you see on the board.",
    picture: "Picture of the board",
    save_svg: "Save as SVG",
    save_png: "Save as PNG",
    picture_failed: "The picture could not be drawn.",
    share_on: "Share…",
    share_failed: "That did not work. Copy the link instead.",
    copy_link: "Copy the link",
    copy_record: "Copy the record",
    copied: "Copied.",
    not_copied: "The browser did not allow it. Select the text and copy it yourself.",
    link: "Link",
    record: "Record",
    close: "Close",
    open_heading: "Open a record",
    open_why: "Paste a record, or a link to one.",
    open: "Open",
    replay: "Replay",
    position: "Position",
    replay_broken: |why| format!("This record cannot be played through: {why}"),
    replay_unknown: "This is not a record of any game in the cabinet.",
    play_on: "Play on from here",
    eyes: "Through whose eyes",
    eyes_nobody: "An onlooker’s",

    language: "Language (langue)",
    language_why: "The language of the whole page (langue).",
    languages: ["The browser’s (navigateur)", "English", "Français"],
    looks: "Looks",
    theme: "Light",
    theme_why: "Ink and parchment, or lamp-lit navy.",
    themes: ["As system", "Day", "Night"],
    deck: "Deck",
    deck_why: "Four colours make diamonds blue and clubs green.",
    decks: ["Two colours", "Four colours"],
    motion: "Motion",
    motion_why: "Cards slide to their place, or are simply there.",
    motions: ["As system", "None"],
    playing: "Play",
    pace: "Computer’s pace",
    pace_why: "How long a computer waits at least before it shows its move.",
    paces: ["Brisk", "Unhurried", "At once"],
    cues: "Cues",
    sound: "Sounds",
    sound_why: "For moves, captures, your turn, your last seconds and the end. Where hands must be fast, every rank has a \
                tone of its own, so that a pair can be heard.",
    sounds: ["Off", "On"],
    signs: "Signs",
    signs_why: "The table lights up for a moment when a pile is won or somebody taps in error.",
    vibration: "Vibration",
    vibration_why: "Where the device can: short when it is your turn or you win, twice when something cannot be done, longer \
                    for a wrong tap.",
    cue_values: ["On", "Off"],
    version: "Version",
    kept: "What is kept on this device",
    save_file: "Save as a file",
    save: "Save",
    save_file_why: |games, results| {
        format!("In one file, for safe keeping or for another device: {}, and these settings.", stock(games, results))
    },
    open_file: "Open such a file",
    open_file_why: "What is in it takes the place of all that is kept here. You are asked before.",
    open_file_question: |games, results| {
        format!(
            "Replace everything that is kept here by what is in the file: {}, and settings? What is here now is lost.",
            stock(games, results)
        )
    },
    replace: "Replace",
    replaced: "Done: what was in the file is here now.",
    broken_games: |count, first| {
        let games = match count {
            1 => "A game in this file cannot be read, and is kept as it is.".into(),
            _ => format!("{count} games in this file cannot be read, and are kept as they are."),
        };
        format!("{games} At {first}.")
    },
    file_broken: |malformed| format!("This file cannot be used, and nothing was changed. At {malformed}."),
    file_full: "There is no room here for what is in the file. Nothing was changed.",
    file_denied: "This browser does not let the page store anything. Nothing was changed.",
    erase: "Delete everything",
    erase_why: "All stored games, all results and these settings.",
    erase_question: "Delete everything that is kept on this device? It cannot be brought back.",
    erased: "Done: nothing is kept here any more.",

    storage_full: "There is no room left to store your games. The game goes on, but it will be lost when you leave the page.",
    storage_denied: "This browser does not let the page store anything. The game goes on, but it will be lost when you leave the page.",
    storage_wiped: "What was stored of this game had been deleted. It has been stored again.",
    elsewhere: "This game goes on in another tab",
    elsewhere_why: "It was opened there after you opened it here. Only one of the two can go on with it.",
    take_here: "Go on here",
    update: "A new version is ready.",
    update_now: "Use it now",
    old_engine: "The page and the computer player are of different versions. Loading the page again will mend it.",
    reload: "Load again",

    about_heading: "About the cabinet",
    about_text: &[
        "Five games that deserve to be better known, at one table: against honest computers or with friends at one \
         screen.",
        "The computers see what a person in their seat would see, and nothing else. They think on this device.",
        "There is no account, no counter and no server that knows you: everything is stored in this browser, and nowhere \
         else.",
    ],
    credits: "Whose games they are",
    licences: "Fonts and pictures",
    licence_text: &[
        "Spectral, © 2017 The Spectral Project Authors, and Cabinet Display, a subset of Jacques Francois, © 2011 Cyreal, both \
         under the SIL Open Font License 1.1.",
        "The kings, queens and jacks are Letele Motebang’s, from his package @letele/playing-cards, which he dedicated to the \
         public domain (CC0 1.0).",
        "All other cards, the emblems and the icons were drawn for this cabinet.",
    ],
    notices: "Whose programs are in this page, and on what terms",
};

fn level(level: Level) -> &'static str {
    match level {
        Level::CabinBoy => "Cabin boy",
        Level::Deckhand => "Deckhand",
        Level::Boatswain => "Boatswain",
        Level::FirstMate => "First mate",
        Level::Captain => "Captain",
    }
}

fn level_about(level: Level) -> &'static str {
    match level {
        Level::CabinBoy => "Plays what looks nice, and overlooks much.",
        Level::Deckhand => "Knows what is good, and looks no further.",
        Level::Boatswain => "A fair opponent after a few games.",
        Level::FirstMate => "Thinks ahead.",
        Level::Captain => "Plays as well as it can in a second or two.",
    }
}

/// "2 stored games, no results".
fn stock(games: usize, results: usize) -> String {
    let count = |number: usize, one: &str| match number {
        0 => format!("no {one}s"),
        1 => format!("1 {one}"),
        number => format!("{number} {one}s"),
    };
    format!("{}, {}", count(games, "stored game"), count(results, "result"))
}

/// "42 seconds", "3 minutes", "1 minute and 5 seconds".
fn duration(seconds: u64) -> String {
    let count = |number: u64, one: &str| if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") };
    match (seconds / 60, seconds % 60) {
        (0, seconds) => count(seconds, "second"),
        (minutes, 0) => count(minutes, "minute"),
        (minutes, seconds) => format!("{} and {}", count(minutes, "minute"), count(seconds, "second")),
    }
}
