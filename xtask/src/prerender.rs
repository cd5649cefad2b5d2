//! Fills the texts of the home page into `index.html`, which shows that page in English until the program has drawn it.
//!
//! `{{name}}` stands for the text `name` of the catalogue `home.ftl`. The part from `{{each game}}` or
//! `{{each game with puzzles}}` to `{{end}}` is repeated for each such game, with `{{game-id}}` for the game's name in links and
//! `{{game-name}}` for its message `name`.
//!
//! `{{boot}}` stands for the texts of the catalogue `boot.ftl` in all languages, as JSON, and `{{no-script}}` for its text
//! `no-script`, a paragraph for each language. `{{initial-html}}` stands for the initial HTML of the other pages
//! ([`initial_html`]).
//!
//! The boards on the home page are `board.svg` in the folders of the games; they become symbols of the sprite sheet.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use catalogues::Compiled;
use catalogues::pack::{END_OF_MESSAGE, VARIABLE};

use crate::html::PAGE;
use crate::texts::BOOT_CATALOGUE;
use crate::{initial_html, project};

/// The name of the catalogue of the home page.
const HOME_CATALOGUE: &str = "home";

/// The path of the sprite sheet.
const SPRITE_SHEET_PATH: &str = "assets/cards.svg";
/// The name of the file with a game's board.
const BOARD_FILE: &str = "board.svg";

/// The placeholder of the hashes of inline scripts in the Content-Security-Policy. A later step fills it in.
const INLINE_SCRIPTS_PLACEHOLDER: &str = "{{inline-scripts}}";

/// The placeholder of the initial HTML of the other pages.
const INITIAL_HTML_PLACEHOLDER: &str = "{{initial-html}}";

/// The markers before a part of the page that is repeated for each game. The flag says whether only games with puzzles are meant.
const EACH_GAME_MARKERS: [(&str, bool); 2] = [("{{each game}}", false), ("{{each game with puzzles}}", true)];
/// The marker after such a part.
const END_MARKER: &str = "{{end}}";

/// A game as the home page shows it.
struct Game {
    id: String,
    has_puzzles: bool,
}

/// Fills in the placeholders of the page in the folder.
///
/// # Errors
/// When the page asks for a text that the catalogue does not have, or a game has no board.
pub fn fill(folder: &Path, texts: &Compiled) -> Result<()> {
    let home = texts.catalogues.iter().find(|catalogue| catalogue.name == HOME_CATALOGUE);
    let home = home.with_context(|| format!("expected a catalogue {HOME_CATALOGUE}.ftl"))?;
    let english = home.packs[0].split(END_OF_MESSAGE);
    let names = home.signatures.iter().map(|signature| signature.name.as_str());
    let file = folder.join(PAGE);
    let games = games()?;
    let sheet = folder.join(SPRITE_SHEET_PATH);
    fs::write(&sheet, with_boards(&fs::read_to_string(&sheet)?, &games)?)?;
    let page = with_games(&fs::read_to_string(&file)?, &games)?;
    let mut boot = boot_texts(texts)?;
    let mut paragraphs = String::new();
    for (tag, texts) in &mut boot {
        let text =
            texts.remove(NO_SCRIPT).with_context(|| format!("expected a text {NO_SCRIPT} of {BOOT_CATALOGUE}.ftl"))?;
        paragraphs.extend(["<p lang=\"", tag, "\">", &text, "</p>"]);
    }
    let languages = boot.iter().map(|(tag, texts)| Ok(format!("{tag:?}:{}", serde_json::to_string(texts)?)));
    let json = format!("{{{}}}", languages.collect::<Result<Vec<_>>>()?.join(","));
    let page = page.replace("{{no-script}}", &paragraphs).replace("{{boot}}", &json);
    let page = fill_placeholders(&page, names.zip(english))?;
    ensure!(page.matches(INITIAL_HTML_PLACEHOLDER).count() == 1, "expected {INITIAL_HTML_PLACEHOLDER} once in {PAGE}");
    let page = page.replace(
        INITIAL_HTML_PLACEHOLDER,
        &initial_html::initial_html(texts, games.iter().map(|game| game.id.as_str()))?,
    );
    Ok(fs::write(file, page)?)
}

/// The name of the text that is shown where scripts are not allowed.
const NO_SCRIPT: &str = "no-script";

/// The texts of `boot.ftl` by name, for each language in the order of the program. A variable is written as `{name}`.
fn boot_texts(texts: &Compiled) -> Result<Vec<(&str, BTreeMap<&str, String>)>> {
    let boot = texts.catalogues.iter().find(|catalogue| catalogue.name == BOOT_CATALOGUE);
    let boot = boot.with_context(|| format!("expected a catalogue {BOOT_CATALOGUE}.ftl"))?;
    let language = |pack: &str| {
        let texts = boot.signatures.iter().zip(pack.split(END_OF_MESSAGE)).map(|(signature, text)| {
            let variables = signature.variables.iter().zip('a'..);
            let text = variables.fold(text.to_owned(), |text, ((variable, _), letter)| {
                text.replace(&format!("{VARIABLE}{letter}"), &format!("{{{variable}}}"))
            });
            (signature.name.as_str(), text)
        });
        texts.collect()
    };
    let tags = texts.languages.iter().map(|(tag, _)| tag.as_str());
    Ok(tags.zip(boot.packs.iter().map(|pack| language(pack))).collect())
}

/// All games, in the order of the register.
fn games() -> Result<Vec<Game>> {
    let folder = project::root().join("src/games");
    let register = fs::read_to_string(folder.join("mod.rs")).context("cannot read the register of the games")?;
    let game = |line: &str| {
        let (module, game) = line.trim().strip_suffix(',')?.split_once("::")?;
        let is_name = |name: &str| name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
        let has_puzzles = folder.join(module).join("puzzles.txt").exists();
        (is_name(module) && is_name(game)).then(|| Game { id: module.replace('_', "-"), has_puzzles })
    };
    let games: Vec<Game> = register.lines().filter_map(game).collect();
    let mut ids: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
    ids.sort_unstable();
    ensure!(ids == project::games()?, "the register of the games has {ids:?}, which are not the games of the folder");
    Ok(games)
}

/// The sprite sheet with the board of each game, as the symbol `board-` with the name of the game.
fn with_boards(sheet: &str, games: &[Game]) -> Result<String> {
    let (drawings, end) =
        sheet.rsplit_once("</svg>").with_context(|| format!("expected </svg> in {SPRITE_SHEET_PATH}"))?;
    let mut drawings = drawings.to_owned();
    for Game { id, .. } in games {
        let file = project::root().join("src/games").join(id.replace('-', "_")).join(BOARD_FILE);
        let board = fs::read_to_string(&file).with_context(|| format!("expected {}", file.display()))?;
        let content =
            board.strip_prefix("<symbol ").with_context(|| format!("expected a symbol in {}", file.display()))?;
        drawings.extend(["<symbol id=\"board-", id, "\" ", content]);
    }
    Ok(drawings + "</svg>" + end)
}

/// The page, in which the parts to repeat are written out for each game.
fn with_games(page: &str, games: &[Game]) -> Result<String> {
    let mut page = page.to_owned();
    for (start, only_with_puzzles) in EACH_GAME_MARKERS {
        let (before, rest) = page.split_once(start).with_context(|| format!("expected {start} in {PAGE}"))?;
        let (one, after) =
            rest.split_once(END_MARKER).with_context(|| format!("expected {END_MARKER} after {start} in {PAGE}"))?;
        let shown = games.iter().filter(|game| game.has_puzzles || !only_with_puzzles);
        // First the name of the game, then the names of its messages.
        let each: String = shown
            .map(|Game { id, .. }| one.trim().replace("{{game-id}}", id).replace("{{game-", &format!("{{{{{id}-")))
            .collect();
        page = format!("{before}{each}{after}");
    }
    Ok(page)
}

/// The page with each `{{name}}` replaced by the text of this name.
fn fill_placeholders<'a>(page: &str, texts: impl Iterator<Item = (&'a str, &'a str)>) -> Result<String> {
    let mut page = page.to_owned();
    for (name, text) in texts {
        let escaped = text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
        page = page.replace(&format!("{{{{{name}}}}}"), &escaped);
    }
    let unknown = page.replace(INLINE_SCRIPTS_PLACEHOLDER, "").replace(INITIAL_HTML_PLACEHOLDER, "");
    let unknown = unknown.split_once("{{").map(|(_, rest)| rest.split("}}").next().unwrap_or_default().to_owned());
    ensure!(unknown.is_none(), "{PAGE} asks for the text {unknown:?}, which {HOME_CATALOGUE}.ftl does not have");
    Ok(page)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts;
    use catalogues::compile_folder;

    #[test]
    fn texts_are_filled_in_as_html() {
        let texts = [("name", "Knights & Corsairs"), ("games", "All \"games\"")].into_iter();
        let page = fill_placeholders("{{inline-scripts}}<h2 aria-label=\"{{games}}\">{{name}}</h2>", texts).unwrap();
        let expected = "{{inline-scripts}}<h2 aria-label=\"All &quot;games&quot;\">Knights &amp; Corsairs</h2>";
        assert_eq!(page, expected);
    }

    #[test]
    fn a_text_that_is_not_there_is_an_error() {
        assert!(fill_placeholders("<h1>{{title}}</h1>", [("name", "Chess")].into_iter()).is_err());
    }

    #[test]
    fn what_is_repeated_is_there_once_for_each_game() {
        let game = |id: &str, has_puzzles| Game { id: id.to_owned(), has_puzzles };
        let page =
            "{{each game}} <a href={{game-id}}>{{game-name}}</a> {{end}}|{{each game with puzzles}}{{game-id}}{{end}}";
        let page = with_games(page, &[game("go", false), game("chess", true)]).unwrap();
        assert_eq!(page, "<a href=go>{{go-name}}</a><a href=chess>{{chess-name}}</a>|chess");
        assert!(with_games("{{each game}}", &[]).is_err());
    }

    #[test]
    fn the_board_of_each_game_is_in_the_sprite_sheet() {
        let games = games().unwrap();
        let sheet = with_boards("<svg><symbol id=\"rose\"/></svg>", &games).unwrap();
        for Game { id, .. } in &games {
            assert_eq!(sheet.matches(&format!("<symbol id=\"board-{id}\" viewBox=")).count(), 1, "{id}");
        }
        assert_eq!(sheet.matches("<symbol").count(), sheet.matches("</symbol>").count() + 1);
        assert!(sheet.starts_with("<svg><symbol id=\"rose\"/>") && sheet.ends_with("</svg>"));
    }

    #[test]
    fn a_language_needs_its_folder_only() {
        let root = project::root();
        let folder = &std::env::temp_dir().join(format!("corsair-languages-{}", std::process::id()));
        let _ = fs::remove_dir_all(folder);
        let copy = |from: &Path, to: &str| {
            let to = folder.join(to);
            fs::create_dir_all(&to).unwrap();
            for file in fs::read_dir(from).unwrap().flatten() {
                fs::copy(file.path(), to.join(file.file_name())).unwrap();
            }
        };
        for (from, to) in [("en", "en"), ("fr", "fr"), ("en", "de")] {
            copy(&root.join("assets/languages").join(from), &format!("languages/{to}"));
        }
        let own = |name: &str, old: &str, new: &str| {
            let file = folder.join("languages/de").join(name);
            fs::write(&file, fs::read_to_string(&file).unwrap().replacen(old, new, 1)).unwrap();
        };
        own("common.ftl", "= English", "= Deutsch");
        own("boot.ftl", "Loading the games", "Spiele werden geladen");
        own("boot.ftl", "The games need JavaScript", "Die Spiele brauchen JavaScript");
        let texts = compile_folder(&folder.join("languages"), false).unwrap();
        let names: Vec<(&str, &str)> =
            texts.languages.iter().map(|(tag, name)| (tag.as_str(), name.as_str())).collect();
        assert_eq!(names, [("en", "English"), ("de", "Deutsch"), ("fr", "Français")]);

        fs::copy(root.join(PAGE), folder.join(PAGE)).unwrap();
        fs::create_dir(folder.join("assets")).unwrap();
        fs::copy(root.join(SPRITE_SHEET_PATH), folder.join(SPRITE_SHEET_PATH)).unwrap();
        texts::write(folder, &texts).unwrap();
        fill(folder, &texts).unwrap();
        let page = fs::read_to_string(folder.join(PAGE)).unwrap();
        let expected = [
            "<meta name=\"texts-corsairs-de\" content=\"languages/corsairs.de.pack\">",
            "\"de\":{\"failed\":\"The games could not be loaded: {error}. Please",
            "Spiele werden geladen",
            "<p lang=\"de\">Die Spiele brauchen JavaScript.",
        ];
        for expected in expected {
            assert!(page.contains(expected), "{expected} is not in the page");
        }
        // The scripts name no language but English.
        let scripts: Vec<&str> =
            page.split("<script>").skip(1).map(|rest| rest.split("</script>").next().unwrap()).collect();
        fs::remove_dir_all(folder).unwrap();
        assert!(scripts.iter().all(|script| !script.contains("fr\"") && !script.contains("french")), "{scripts:?}");
    }

    #[test]
    fn all_registered_games_are_found() {
        let games = games().unwrap();
        assert!(games.len() > 4);
        assert!(games.iter().any(|game| game.has_puzzles) && games.iter().any(|game| !game.has_puzzles));
    }
}
