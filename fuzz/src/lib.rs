//! The properties that every parser must keep for any input. Each parser has a function that takes any bytes and panics if
//! a property does not hold. The fuzzer calls these functions (`fuzz_targets/`), and so does `tests/library/parsers.rs`, with the
//! corpora and with errors inserted into them.
//!
//! Each text goes to all games of the register, because a parser must also refuse the texts of other games.

use corsair_cabinet::correspondence::{Correspondence, Letter, link_of, text_of};
use corsair_cabinet::dyn_game::AnyAction;
use corsair_cabinet::game::record::ReplayError;
use corsair_cabinet::game::text::ParseError;
use corsair_cabinet::game::{Game, GameClock, Record, Rng, Seat, Seats, read_position, write_position};
use corsair_cabinet::games::{self, IDS, Playable, Visitor, visit};
use corsair_cabinet::live::race::RaceFrame;
use corsair_cabinet::live::{Description, Frame};
use corsair_cabinet::referee::Referee;
use corsair_cabinet::session::{LATEST_PLY, LoadError, Session};

#[path = "../../tests/conformance/junk.rs"]
pub mod junk;

use junk::assert_points_into;

/// The most actions that are played from a position or in a stored game.
const STEPS: usize = 12;

/// Panics if a property does not hold for these bytes.
pub type Property = fn(&[u8]);

/// The properties of each parser, with the name of its fuzz target and corpus.
pub const PARSERS: [(&str, Property); 12] = [
    ("record", record),
    ("link", link),
    ("position", position),
    ("action", action),
    ("options", options),
    ("stored", stored),
    ("letter", letter),
    ("correspondence", correspondence),
    ("description", description),
    ("frame", frame),
    ("race_frame", race_frame),
    ("referee", referee),
];

/// Declares a property that is checked with every game.
macro_rules! with_every_game {
    ($(#[$about:meta])* $name:ident, |$text:ident: &str, $game:ident| $property:expr) => {
        $(#[$about])*
        pub fn $name(bytes: &[u8]) {
            struct Check<'text>(&'text str);

            impl Visitor for Check<'_> {
                type Output = ();

                fn visit<$game: Playable>(self) {
                    let $text = self.0;
                    $property
                }
            }

            let text = String::from_utf8_lossy(bytes);
            for id in IDS {
                visit(id, Check(&text)).expect("the register has every game of its list");
            }
        }
    };
}

with_every_game! {
    /// A record has exactly one text, and can be replayed up to its first illegal action.
    record, |text: &str, G| match text.parse::<Record<G>>() {
        Ok(record) => {
            assert_eq!(record.to_string(), text, "two texts for one record");
            assert_eq!(Record::from_link(&record.to_link()), Ok(record.clone()));
            replay(&record);
        }
        Err(error) => assert_points_into(&text.split('\n').collect::<Vec<_>>(), &error),
    }
}

with_every_game! {
    /// A link is a record in one line, and has exactly one text.
    link, |text: &str, G| match Record::<G>::from_link(text) {
        Ok(record) => {
            assert_eq!(record.to_link(), text, "two links for one record");
            assert_eq!(record.to_string().parse(), Ok(record.clone()));
            replay(&record);
        }
        // A text without spaces and line breaks is read as a record with one line for each part.
        Err(error) => {
            let lines = text.replace('_', " ");
            let lines: Vec<&str> = lines.split(';').collect();
            let has_whitespace = text.contains([' ', '\n']);
            assert!(has_whitespace || (1..=lines.len() + 1).contains(&error.line), "{error} is not in {text:?}");
        }
    }
}

with_every_game! {
    /// A position that is written and read again is the same, and the game can continue from it.
    position, |text: &str, G| match read_position::<G>(text) {
        Ok(state) => {
            assert_is_written::<G>(&state);
            play_randomly::<G>(state, &mut rng_of(text));
        }
        Err(error) => assert_points_into(&[text], &error),
    }
}

with_every_game! {
    /// An action has exactly one text.
    action, |text: &str, G| has_one_text(text, text.parse::<G::Action>())
}

with_every_game! {
    /// Options have exactly one text, and either begin a game or conflict.
    options, |text: &str, G| {
        has_one_text(text, text.parse::<G::Options>());
        if let Ok(options) = text.parse::<G::Options>() {
            let settled = G::normalize(options.clone());
            assert_eq!(G::normalize(settled.clone()), settled, "normalising twice changes the options");
            match (G::start(&options, 1), G::start(&settled, 1)) {
                (Ok(one), Ok(other)) => assert!(one == other, "options without effect change the game in {text}"),
                (one, other) => assert_eq!(one.err(), other.err()),
            }
        }
    }
}

/// A stored game that is read and stored again has the same text, and can be continued.
pub fn stored(bytes: &[u8]) {
    let text = &*String::from_utf8_lossy(bytes);
    for game in games::all() {
        match Session::load(game, text) {
            Ok(session) => {
                assert_is_stored(&session);
                continue_session(session, &mut rng_of(text));
            }
            Err(LoadError::ParseError(error)) => assert_points_into(&text.split('\n').collect::<Vec<_>>(), &error),
            Err(LoadError::ReplayError(ReplayError::Action(number, _))) => {
                let actions = text.split(['\n', ';']).count();
                assert!((1..=actions).contains(&number), "{text:?} has fewer than {number} actions");
            }
            Err(LoadError::ReplayError(ReplayError::Options(_))) => {}
        }
    }
}

/// A letter has exactly one text, a link carries it unchanged, and any text may be pasted where a letter is expected.
pub fn letter(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match text.parse::<Letter>() {
        Ok(letter) => {
            assert_eq!(letter.to_string(), text, "two texts for one letter");
            assert_eq!(text_of(&link_of(&text)), text);
            assert_eq!(Letter::find(&text), Ok(vec![letter]));
        }
        Err(error) => assert_points_into(&text.split('\n').collect::<Vec<_>>(), &error),
    }
    let _ = (Letter::find(&text), text_of(&text));
}

/// A stored game by correspondence that is read and stored again has the same text, and can be continued.
pub fn correspondence(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for game in games::all() {
        match Correspondence::load(game, &text) {
            Ok(mut table) => {
                assert_eq!(table.save(), text, "two texts for one game");
                if let Some(session) = table.session() {
                    table.sync_from_session(&session, 0);
                    table.take_back(0);
                    assert_eq!(Correspondence::load(game, &table.save()).map(|table| table.save()), Ok(table.save()));
                }
            }
            Err(error) => assert!(error.line <= text.split('\n').count(), "{error} is not in {text:?}"),
        }
    }
}

/// A description has exactly one text, and nothing but its values gets into its SDP.
pub fn description(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let lines = [vec![&*text], text.split('\n').collect()];
    for (read, lines) in [Description::from_text(&text), Description::from_sdp(&text)].into_iter().zip(&lines) {
        let description = match read {
            Ok(description) => description,
            Err(error) => {
                assert_points_into(lines, &error);
                continue;
            }
        };
        let (short, sdp) = (description.to_text(), description.to_sdp());
        assert_eq!(sdp.lines().count(), 14 + description.candidates().len(), "another line is in {sdp:?}");
        assert_eq!(Description::from_sdp(&sdp).as_ref(), Ok(&description));
        assert_eq!(Description::from_text(&short), Ok(description));
        assert!(text.contains("a=") || short == text, "two texts for one description");
    }
}

/// A frame has exactly one text.
pub fn frame(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match text.parse::<Frame>() {
        Err(error) if text.starts_with("letter ") => assert_points_into(&text.split('\n').collect::<Vec<_>>(), &error),
        read => has_one_text(&text, read),
    }
}

/// A frame of a race has exactly one text.
pub fn race_frame(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    has_one_text(&text, text.parse::<RaceFrame>());
}

/// The referee answers each line with lines and `ok`, or with one error line and no change of its state.
pub fn referee(bytes: &[u8]) {
    let mut referee = Referee::default();
    let mut in_record = false;
    for line in bytes.split(|byte| *byte == b'\n') {
        if !in_record && !is_cheap(line) {
            continue;
        }
        let before = (!in_record).then(|| position_of(&mut referee));
        let answer = referee.handle_line(line);
        in_record = answer.is_none();
        let Some(answer) = answer else { continue };
        let shown = String::from_utf8_lossy(line);
        assert!(answer.iter().all(|line| !line.contains('\n')), "{shown}: {answer:?}");
        let Some(error) = answer[0].strip_prefix("error: ") else {
            assert_eq!(answer.last().map(String::as_str), Some("ok"), "{shown}: {answer:?}");
            continue;
        };
        assert_eq!(answer.len(), 1, "{shown}: {answer:?}");
        if let Some(before) = before {
            assert_eq!(position_of(&mut referee), before, "{shown} was refused, but changed the state");
            let column = error.strip_prefix("column ").and_then(|rest| rest.split(':').next()?.parse::<usize>().ok());
            assert!(column.is_none_or(|column| column <= shown.chars().count() + 2), "{error} is not in {shown:?}");
        }
        if referee.quits() {
            break;
        }
    }
    referee.handle_end_of_input();
}

/// The position and the record of the referee's game.
fn position_of(referee: &mut Referee) -> [Option<Vec<String>>; 2] {
    ["state", "record"].map(|question| referee.handle_line(question.as_bytes()))
}

/// Whether the referee can answer a line quickly. It searches and counts for as long as a command says.
fn is_cheap(line: &[u8]) -> bool {
    let line = String::from_utf8_lossy(line);
    let words: Vec<&str> = line.split(' ').collect();
    match words[..] {
        ["perft", depth, ..] => ["0", "1"].contains(&depth),
        ["think", ..] => words.windows(2).any(|pair| pair[0] == "iterations" && pair[1].len() == 1),
        ["match", one, other, "games", games, ..] => [one, other] == ["random"; 2] && games.len() == 1,
        _ => true,
    }
}

/// A generator seeded by the text, so that a failure can be reproduced.
fn rng_of(text: &str) -> Rng {
    Rng::from_seed(text.bytes().fold(0, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into())))
}

/// A value read from a line is written as the same line, and an error points into the line.
fn has_one_text<T: ToString>(text: &str, read: Result<T, ParseError>) {
    match read {
        Ok(value) => assert_eq!(value.to_string(), text, "two texts for one value"),
        Err(error) => assert_points_into(&[text], &error),
    }
}

/// Replays a record up to its first illegal action, and checks the text of the last state.
fn replay<G: Playable>(record: &Record<G>) {
    match record.replay() {
        Ok(states) => {
            assert_eq!(states.len(), record.entries.len() + 1);
            assert_is_written::<G>(states.last().expect("a replay has at least its first state"));
        }
        Err(ReplayError::Action(number, _)) => assert!((1..=record.entries.len()).contains(&number)),
        Err(ReplayError::Options(_)) => {}
    }
}

/// Checks that a state is the same after it has been written and read.
fn assert_is_written<G: Game>(state: &G::State) {
    let text = write_position::<G>(state);
    assert!(read_position::<G>(&text).as_ref() == Ok(state), "{text} became {:?}", read_position::<G>(&text));
}

/// Checks that a session is the same after it has been stored and loaded.
fn assert_is_stored(session: &Session) {
    let text = session.save();
    assert_eq!(Session::load(session.game(), &text).as_ref(), Ok(session), "{text}");
}

/// A random legal action of a random seat that may act.
fn any_action<G: Game>(state: &G::State, to_act: Seats, rng: &mut Rng) -> Option<(Seat, G::Action)> {
    let seats: Vec<Seat> = to_act.iter().collect();
    let seat = *rng.choose(&seats)?;
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    let action = rng.choose(&actions).expect("a seat that may act has a legal action").clone();
    assert_eq!(G::check(state, seat, &action), Ok(()), "{seat} {action} is listed, but not legal");
    Some((seat, action))
}

/// Plays random actions, and checks views, samples and texts on the way.
fn play_randomly<G: Playable>(mut state: G::State, rng: &mut Rng) {
    for step in 0..STEPS {
        let to_act = G::to_act(&state);
        assert_eq!(to_act.is_empty(), G::outcome(&state).is_some(), "a game is over exactly when no seat may act");
        for viewer in Seat::all(G::seat_count(G::options(&state))).map(Some).chain([None]) {
            let view = G::view(&state, viewer);
            // Sampling takes long, and only a seat that is to act needs it.
            if step == 0 && viewer == to_act.first() && viewer.is_some() {
                let world = G::determinize(&view, rng);
                assert!(G::view(&world, viewer) == view, "a sampled state has another view for {viewer:?}");
            }
        }
        let deadline = G::Clock::next_deadline(&state).filter(|_| rng.below(2) == 0);
        if let Some(deadline) = &deadline {
            G::Clock::advance_clock(&mut state, deadline.at);
        }
        let Some((seat, action)) = any_action::<G>(&state, G::to_act(&state), rng) else { return };
        G::apply(&mut state, seat, &action);
        assert_is_written::<G>(&state);
    }
}

/// Continues a session: undo, redo, waiting, random actions, resignation.
fn continue_session(mut session: Session, rng: &mut Rng) {
    let _ = session.score();
    for _ in 0..STEPS {
        match (rng.below(8), action_in(&session, rng)) {
            (0, _) => assert_eq!(session.can_undo(), session.undo()),
            (1, _) => assert_eq!(session.can_redo(), session.redo()),
            (2, _) => {
                session.advance_clock(
                    session.next_event().map_or(session.now().unwrap_or_default() + 1_000, |coming| coming.at),
                );
            }
            (_, Some((seat, action))) => assert_eq!(session.act(seat, action), Ok(())),
            (_, None) => assert!(session.rematch(rng.next_u64()).is_some(), "a finished game allows no rematch"),
        }
        assert_is_stored(&session);
    }
    if let Some(seat) = session.to_act().first() {
        session.resign(seat);
        assert!(session.ending().is_some());
        assert_is_stored(&session);
    }
    let _ = session.score();
}

/// A random legal action of a random seat that may act in a session.
fn action_in(session: &Session, rng: &mut Rng) -> Option<(Seat, AnyAction)> {
    let seats: Vec<Seat> = session.to_act().iter().collect();
    let seat = *rng.choose(&seats)?;
    let action =
        rng.choose(&session.actions(LATEST_PLY, seat)).expect("a seat that may act has a legal action").clone();
    assert_eq!(session.refusal(seat, &action), None, "{seat} {action} is listed, but not legal");
    Some((seat, action))
}
