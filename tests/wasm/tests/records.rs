//! The cases of `tests/records`, played in WebAssembly: they must hold there as they do natively.

use corsair_cabinet::game::{Game, cases};
use corsair_cabinet::games::{self, Playable, Visitor};
use include_dir::{Dir, include_dir};
use wasm_bindgen_test::wasm_bindgen_test;

static RECORDS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../records");

/// Plays all cases of a game, and counts them.
struct Play;

impl Visitor for Play {
    type Output = usize;

    fn visit<G: Playable>(self) -> usize {
        let folder = RECORDS.get_dir(G::ID).unwrap_or_else(|| panic!("{} has no cases", G::ID));
        let texts = folder.files().filter_map(|file| file.contents_utf8());
        texts
            .map(|text| {
                cases::run::<G>(text).unwrap_or_else(|failures| {
                    let failures: Vec<String> = failures.iter().map(ToString::to_string).collect();
                    panic!("{}: {}", <G as Game>::ID, failures.join("\n"))
                })
            })
            .sum()
    }
}

#[wasm_bindgen_test]
fn every_case_holds_in_webassembly() {
    for id in games::IDS {
        let played = games::visit(id, Play).unwrap();
        assert!(played > 0, "{id} has no cases");
    }
}
