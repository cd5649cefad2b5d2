//! What every parser of the cabinet promises, whatever it is fed: for each of them a function that takes any bytes and
//! panics where a promise is broken. The fuzzer calls them (`fuzz_targets/`), and so does `tests/library/parsers.rs`, with the
//! corpora and mistakes of its own.
//!
//! Each text is handed to all games of the register, since a parser must also refuse what is another game's.

use corsair_cabinet::game::record::Broken;
use corsair_cabinet::game::text::Malformed;
use corsair_cabinet::game::{Game, Record, Rng, Seat, Seats, read_position, write_position};
use corsair_cabinet::games::{IDS, Playable, Visitor, visit};
use corsair_cabinet::referee::Referee;
use corsair_cabinet::session::{Session, Unreadable};

#[path = "../../tests/conformance/junk.rs"]
pub mod junk;

use junk::assert_points_into;

/// How many actions are done from a position or in a stored game that was read.
const STEPS: usize = 12;

/// Panics where a promise is broken with these bytes.
pub type Promise = fn(&[u8]);

/// A parser's promises, by the name of its fuzz target and of its corpus.
pub const PARSERS: [(&str, Promise); 7] = [
    ("record", record),
    ("link", link),
    ("position", position),
    ("action", action),
    ("options", options),
    ("stored", stored),
    ("referee", referee),
];

/// Declares something that is tried with every game.
macro_rules! with_every_game {
    ($(#[$about:meta])* $name:ident, |$text:ident: &str, $game:ident| $promise:expr) => {
        $(#[$about])*
        pub fn $name(bytes: &[u8]) {
            struct Keeps<'text>(&'text str);

            impl Visitor for Keeps<'_> {
                type Output = ();

                fn visit<$game: Playable>(self) {
                    let $text = self.0;
                    $promise
                }
            }

            let text = String::from_utf8_lossy(bytes);
            for id in IDS {
                visit(id, Keeps(&text)).expect("the register knows its own games");
            }
        }
    };
}

with_every_game! {
    /// A record has one text, and can be played as far as its actions are legal.
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
    /// A link is a record in one line.
    link, |text: &str, G| match Record::<G>::from_link(text) {
        Ok(record) => {
            assert_eq!(record.to_link(), text, "two links for one record");
            assert_eq!(record.to_string().parse(), Ok(record.clone()));
            replay(&record);
        }
        // What has no spaces and no line breaks stands for a text of as many lines as it has parts.
        Err(error) => {
            let lines = text.replace('_', " ");
            let lines: Vec<&str> = lines.split(';').collect();
            let has_foreign = text.contains([' ', '\n']);
            assert!(has_foreign || (1..=lines.len() + 1).contains(&error.line), "{error} is not in {text:?}");
        }
    }
}

with_every_game! {
    /// A position means the same when it is written anew, and can be played on from.
    position, |text: &str, G| match read_position::<G>(text) {
        Ok(state) => {
            assert_is_written::<G>(&state);
            play_on::<G>(state, &mut chance(text));
        }
        Err(error) => assert_points_into(&[text], &error),
    }
}

with_every_game! {
    /// An action has one text.
    action, |text: &str, G| has_one_text(text, text.parse::<G::Action>())
}

with_every_game! {
    /// Options have one text, and either clash or begin a game.
    options, |text: &str, G| {
        has_one_text(text, text.parse::<G::Options>());
        if let Ok(options) = text.parse::<G::Options>() {
            let settled = G::settle(options.clone());
            assert_eq!(G::settle(settled.clone()), settled, "options that never settle");
            match (G::start(&options, 1), G::start(&settled, 1)) {
                (Ok(one), Ok(other)) => assert!(one == other, "what has no effect has one in {text}"),
                (one, other) => assert_eq!(one.err(), other.err()),
            }
        }
    }
}

with_every_game! {
    /// A stored game is stored again as it was, and goes on.
    stored, |text: &str, G| match Session::<G>::load(text) {
        Ok(session) => {
            assert_is_stored(&session);
            go_on(session, &mut chance(text));
        }
        Err(Unreadable::Malformed(error)) => assert_points_into(&text.split('\n').collect::<Vec<_>>(), &error),
        Err(Unreadable::Broken(Broken::Action(number, _))) => {
            let actions = text.split(['\n', ';']).count();
            assert!((1..=actions).contains(&number), "there are not {number} actions in {text:?}");
        }
        Err(Unreadable::Broken(Broken::Options(_))) => {}
    }
}

/// The referee answers each line by lines and `ok`, or by one line of error that leaves everything as it was.
pub fn referee(bytes: &[u8]) {
    let mut referee = Referee::default();
    let mut dictates = false;
    for line in bytes.split(|byte| *byte == b'\n') {
        if !dictates && !is_cheap(line) {
            continue;
        }
        let before = (!dictates).then(|| position_of(&mut referee));
        let answer = referee.hear(line);
        dictates = answer.is_none();
        let Some(answer) = answer else { continue };
        let shown = String::from_utf8_lossy(line);
        assert!(answer.iter().all(|line| !line.contains('\n')), "{shown}: {answer:?}");
        let Some(error) = answer[0].strip_prefix("error: ") else {
            assert_eq!(answer.last().map(String::as_str), Some("ok"), "{shown}: {answer:?}");
            continue;
        };
        assert_eq!(answer.len(), 1, "{shown}: {answer:?}");
        if let Some(before) = before {
            assert_eq!(position_of(&mut referee), before, "{shown} was refused, but has changed something");
            let column = error.strip_prefix("column ").and_then(|rest| rest.split(':').next()?.parse::<usize>().ok());
            assert!(column.is_none_or(|column| column <= shown.chars().count() + 2), "{error} is not in {shown:?}");
        }
        if referee.quits() {
            break;
        }
    }
    referee.hear_the_end();
}

/// How the referee's game stands.
fn position_of(referee: &mut Referee) -> [Option<Vec<String>>; 2] {
    ["state", "record"].map(|question| referee.hear(question.as_bytes()))
}

/// Whether the referee can answer a line at once: it would think or count for as long as it is told to.
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

/// A generator of its own for each text, so that what is found is found again.
fn chance(text: &str) -> Rng {
    Rng::from_seed(text.bytes().fold(0, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into())))
}

/// What a parser has made of one line is what the line says, and an error points at a place in it.
fn has_one_text<T: ToString>(text: &str, read: Result<T, Malformed>) {
    match read {
        Ok(value) => assert_eq!(value.to_string(), text, "two texts for one thing"),
        Err(error) => assert_points_into(&[text], &error),
    }
}

/// Plays a record up to its first illegal action, and writes down where it leads.
fn replay<G: Playable>(record: &Record<G>) {
    match record.replay() {
        Ok(states) => {
            assert_eq!(states.len(), record.entries.len() + 1);
            assert_is_written::<G>(states.last().expect("there is a first state"));
        }
        Err(Broken::Action(number, _)) => assert!((1..=record.entries.len()).contains(&number)),
        Err(Broken::Options(_)) => {}
    }
}

/// A state is read as it is written.
fn assert_is_written<G: Game>(state: &G::State) {
    let text = write_position::<G>(state);
    assert!(read_position::<G>(&text).as_ref() == Ok(state), "{text} became {:?}", read_position::<G>(&text));
}

/// A stored game is read as it is stored.
fn assert_is_stored<G: Game>(session: &Session<G>) {
    let text = session.save();
    assert_eq!(Session::load(&text).as_ref(), Ok(session), "{text}");
}

/// A legal action of somebody who may act.
fn any_action<G: Game>(state: &G::State, to_act: Seats, rng: &mut Rng) -> Option<(Seat, G::Action)> {
    let seats: Vec<Seat> = to_act.iter().collect();
    let seat = *rng.choose(&seats)?;
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    let action = rng.choose(&actions).expect("whoever may act has an action").clone();
    assert_eq!(G::check(state, seat, &action), Ok(()), "{seat} {action} is listed, but not legal");
    Some((seat, action))
}

/// Plays on at random, and looks at everything.
fn play_on<G: Playable>(mut state: G::State, rng: &mut Rng) {
    for step in 0..STEPS {
        let to_act = G::to_act(&state);
        assert_eq!(to_act.is_empty(), G::outcome(&state).is_some(), "nobody may act, but the game is not over");
        for viewer in Seat::all(G::seats(G::options(&state))).map(Some).chain([None]) {
            let view = G::view(&state, viewer);
            // Only who is to act has to imagine the world, and it takes long.
            if step == 0 && viewer == to_act.first() && viewer.is_some() {
                let world = G::sample(&view, rng);
                assert!(G::view(&world, viewer) == view, "an imagined world looks different to {viewer:?}");
            }
        }
        let alarm = G::alarm(&state).filter(|_| rng.below(2) == 0);
        if let Some(alarm) = &alarm {
            G::elapse(&mut state, alarm.at);
        }
        let Some((seat, action)) = any_action::<G>(&state, G::to_act(&state), rng) else { return };
        G::apply(&mut state, seat, &action);
        assert_is_written::<G>(&state);
    }
}

/// Plays on at the table: takes back, does again, lets time pass, gives up.
fn go_on<G: Playable>(mut session: Session<G>, rng: &mut Rng) {
    let _ = session.score();
    for _ in 0..STEPS {
        match (rng.below(8), any_action::<G>(session.state(), session.to_act(), rng)) {
            (0, _) => assert_eq!(session.can_undo(), session.undo()),
            (1, _) => assert_eq!(session.can_redo(), session.redo()),
            (2, _) => {
                session.pass(session.coming().map_or(session.now() + 1_000, |coming| coming.at));
            }
            (_, Some((seat, action))) => assert_eq!(session.act(seat, action), Ok(())),
            (_, None) => assert!(session.rematch(rng.next_u64()).is_ok(), "there is no game after this one"),
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
