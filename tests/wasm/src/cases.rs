//! The cases of `tests/records`, played in WebAssembly: they must hold there as they do natively.

use corsair_cabinet::game::cases;
use corsair_cabinet::games::{self, Playable, Visitor};
use include_dir::{Dir, include_dir};

static RECORDS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../records");

/// Plays all cases of a game, and says how many hold, or what is wrong.
struct Play;

impl Visitor for Play {
    type Output = String;

    fn visit<G: Playable>(self) -> String {
        let Some(folder) = RECORDS.get_dir(G::ID) else { return "no cases".into() };
        let texts = folder.files().filter_map(|file| file.contents_utf8());
        match texts.map(cases::run::<G>).sum::<Result<usize, _>>() {
            Ok(count) => format!("{count} cases hold"),
            Err(failures) => failures.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
        }
    }
}

/// Plays the cases of all games. Returns a line for each game, with more lines if cases fail.
pub fn play_all() -> String {
    let line = |id: &&str| format!("{id}: {}", games::visit(id, Play).unwrap_or_default());
    games::IDS.iter().map(line).collect::<Vec<_>>().join("\n")
}
