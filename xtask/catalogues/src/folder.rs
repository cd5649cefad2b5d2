//! Reads the folder of languages. It has a folder for each language, named by the language's tag.
//!
//! In the folder of a language, every `<name>.ftl` is a catalogue. The messages of all others may refer to those of the catalogue
//! `common`, whose message `language-name` is the language's own name and gets no item in the code. `<name>.rules.md` are the
//! rules of a game: a message `game-rules` of its catalogue. The rules and the messages of the lesson, the puzzles, the coach,
//! the position editor and the last part of a hint become a catalogue of their own, `<name>-extras`, which is loaded after the game's first board. The
//! catalogue `home` also gets what the home page says about each game, since the game itself is loaded later.

use std::fs;
use std::path::{Path, PathBuf};

use crate::pattern::{Message, Messages};
use crate::rules::RULES_MESSAGE;
use crate::{Problem, Signature, Source, check, code, pack, pseudo, rules, tables};

/// The tag of English, with which the other languages are compared.
pub const REFERENCE_TAG: &str = "en";

/// The name of the catalogue to whose messages all others may refer.
const COMMON_CATALOGUE: &str = "common";

/// The name of the catalogue of the home page.
const HOME_CATALOGUE: &str = "home";

/// The messages of each game that the catalogue of the home page gets too: `name` of `corsairs.ftl` becomes `corsairs-name`.
const SHOWN_AT_HOME: [&str; 3] = ["name", "tagline", "credit"];

/// The prefixes of the messages that belong to a game's `-extras` catalogue, as the rules do.
const EXTRAS_PREFIXES: [&str; 5] = ["lesson-", "puzzle-", "coach-", "purpose-", "editor-"];

/// The name of the message with a language's own name.
const LANGUAGE_NAME_MESSAGE: &str = "language-name";

/// A catalogue, ready to be written out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompiledCatalogue {
    /// The name of the catalogue and of its files.
    pub name: String,
    /// The signatures of its messages.
    pub signatures: Vec<Signature>,
    /// The pack of the catalogue in each language.
    pub packs: Vec<String>,
    /// The code of the catalogue's tables ([`tables`]); empty unless it is the catalogue of a game.
    pub tables: String,
}

/// Everything in the folder of languages, compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compiled {
    /// The languages, English first, then by tag: the tag of each, and its name in the language itself.
    pub languages: Vec<(String, String)>,
    /// The catalogues: `common`, then the others by name.
    pub catalogues: Vec<CompiledCatalogue>,
}

impl Compiled {
    /// The names of the catalogues of games. A game's catalogue has all the messages that the home page shows of a game.
    fn games(&self) -> Vec<&str> {
        let has = |catalogue: &CompiledCatalogue, name: &str| catalogue.signatures.iter().any(|own| own.name == name);
        let is_game = |catalogue: &&CompiledCatalogue| SHOWN_AT_HOME.iter().all(|name| has(catalogue, name));
        self.catalogues.iter().filter(is_game).map(|catalogue| catalogue.name.as_str()).collect()
    }

    /// Writes the code and the packs of each catalogue, and the list of languages.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn write(&self, folder: &Path) -> std::io::Result<()> {
        for CompiledCatalogue { name, signatures, packs, tables } in &self.catalogues {
            let files: Vec<String> = self.languages.iter().map(|(tag, _)| pack_file(name, tag)).collect();
            for (file, pack) in files.iter().zip(packs) {
                fs::write(folder.join(file), pack)?;
            }
            let mut code = code::catalogue_code(name, signatures, &files);
            if self.catalogues.iter().any(|catalogue| catalogue.name == extras_catalogue_of(name)) {
                code += &code::extras_code(&extras_catalogue_of(name));
            }
            code += tables;
            if name == HOME_CATALOGUE {
                code += &code::games_code(&self.games(), &SHOWN_AT_HOME);
            }
            fs::write(folder.join(format!("{name}.rs")), code)?;
        }
        fs::write(
            folder.join("languages.rs"),
            format!(
                "[{}]",
                self.languages.iter().map(|(tag, name)| format!("({tag:?}, {name:?})")).collect::<Vec<_>>().join(", ")
            ),
        )
    }
}

/// The name of the catalogue with a game's rules, lesson, puzzles and coach, which is loaded after its first board.
#[must_use]
pub fn extras_catalogue_of(game: &str) -> String {
    format!("{game}-extras")
}

/// The name of the file with the pack of a catalogue in a language.
#[must_use]
pub fn pack_file(catalogue: &str, tag: &str) -> String {
    format!("{catalogue}.{tag}.pack")
}

/// The files of a language.
struct LanguageFiles {
    tag: String,
    common: Source,
    /// The other catalogues and their rules, by name.
    catalogues: Vec<(String, Source, Option<Source>)>,
}

/// Compiles the folder. If `with_pseudo`, the result has a language `qps` too, which is made from English ([`pseudo`]).
///
/// # Errors
/// All mistakes in the files.
pub fn compile_folder(folder: &Path, with_pseudo: bool) -> Result<Compiled, Vec<Problem>> {
    let failed = |path: &Path, why: &std::io::Error| {
        vec![Problem { file: path.display().to_string(), line: 1, what: format!("cannot be read: {why}") }]
    };
    let list = |path: &Path| -> Result<Vec<PathBuf>, Vec<Problem>> {
        let entries = fs::read_dir(path).map_err(|why| failed(path, &why))?;
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        Ok(paths)
    };
    let read = |path: &Path| -> Result<Source, Vec<Problem>> {
        let text = fs::read_to_string(path).map_err(|why| failed(path, &why))?;
        Ok(Source { file: path.display().to_string(), text })
    };
    let name_of = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();

    let mut languages = Vec::new();
    for path in list(folder)?.into_iter().filter(|path| path.is_dir()) {
        let mut catalogues = Vec::new();
        for file in list(&path)? {
            if let Some(name) = name_of(&file).strip_suffix(".ftl").filter(|name| *name != COMMON_CATALOGUE) {
                let rules = path.join(format!("{name}.rules.md"));
                let rules = if rules.exists() { Some(read(&rules)?) } else { None };
                catalogues.push((name.to_owned(), read(&file)?, rules));
            }
        }
        let common = read(&path.join(format!("{COMMON_CATALOGUE}.ftl")))?;
        languages.push(LanguageFiles { tag: name_of(&path), common, catalogues });
    }
    languages.sort_by_key(|language| (language.tag != REFERENCE_TAG, language.tag.clone()));
    compile(&languages, with_pseudo)
}

/// Compiles the files of all languages, English first.
fn compile(languages: &[LanguageFiles], with_pseudo: bool) -> Result<Compiled, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut read =
        |common: Option<&Source>, tag: &str, own: &Source| or_report(Messages::read(tag, common, own), &mut problems);
    let (mut names, mut missing, mut wrong_rules) = (Vec::new(), Vec::new(), Vec::new());
    let mut sets: Vec<Vec<Messages>> = Vec::new();
    let reference: Vec<String> = languages
        .first()
        .into_iter()
        .flat_map(|language| &language.catalogues)
        .map(|(name, ..)| name.clone())
        .collect();
    for language in languages {
        let mut common = read(None, &language.tag, &language.common);
        let own_name = common.get(LANGUAGE_NAME_MESSAGE).map_or_else(|| language.tag.clone(), own_text);
        names.push((language.tag.clone(), own_name));
        let mut set: Vec<Messages> = Vec::new();
        for name in &reference {
            let found = language.catalogues.iter().find(|(own, ..)| own == name);
            let Some((_, source, rules)) = found else {
                missing.push(language.common.file.replace(COMMON_CATALOGUE, name));
                continue;
            };
            let mut messages = read(Some(&language.common), &language.tag, source);
            match rules.as_ref().map(rules_message).transpose() {
                Ok(rules) => messages.messages.extend(rules),
                Err(problem) => wrong_rules.push(problem),
            }
            common.refer(messages.referred.clone());
            set.push(messages);
        }
        if let Some(home) =
            reference.iter().position(|name| name == HOME_CATALOGUE).filter(|_| set.len() == reference.len())
        {
            let games: Vec<Message> =
                reference.iter().zip(&set).flat_map(|(name, own)| shown_at_home(name, own)).collect();
            set[home].messages.extend(games);
        }
        set.insert(0, common);
        sets.push(set);
    }
    let extra = languages.iter().flat_map(|language| &language.catalogues);
    let extra = extra.filter(|(name, ..)| !reference.contains(name)).map(|(_, source, _)| source.file.clone());
    problems.extend(wrong_rules);
    let what = "the file is missing; English has it";
    problems.extend(missing.into_iter().map(|file| Problem { file, line: 1, what: what.into() }));
    let what = "there is no such catalogue in English";
    problems.extend(extra.map(|file| Problem { file, line: 1, what: what.into() }));
    if !problems.is_empty() {
        return Err(without_repeats(problems));
    }
    let mut catalogues = Vec::new();
    for (at, name) in std::iter::once(COMMON_CATALOGUE).chain(reference.iter().map(String::as_str)).enumerate() {
        let english = &sets[0][at];
        let others: Vec<&Messages> = sets[1..].iter().map(|set| &set[at]).collect();
        match check(english, &others) {
            Ok(mut signatures) => {
                signatures.retain(|signature| at > 0 || signature.name != LANGUAGE_NAME_MESSAGE);
                let pseudo = with_pseudo.then(|| pseudo::messages(english));
                let catalogue = |name: String, signatures: Vec<Signature>, tables: String| {
                    let sets = sets.iter().map(|set| &set[at]).chain(&pseudo);
                    let packs = sets.map(|set| pack::pack(&signatures, |name| set.get(name))).collect();
                    CompiledCatalogue { name, signatures, packs, tables }
                };
                let mut own_tables = String::new();
                if is_game(english) {
                    let (extras, own) = signatures.into_iter().partition(|signature| is_extra(&signature.name));
                    signatures = own;
                    own_tables =
                        or_report(tables::description_code(english), &mut problems) + &tables::enums_code(&signatures);
                    let tables =
                        or_report(tables::exercises_code(english), &mut problems) + &tables::enums_code(&extras);
                    catalogues.push(catalogue(extras_catalogue_of(name), extras, tables));
                }
                catalogues.push(catalogue(name.into(), signatures, own_tables));
            }
            Err(more) => problems.extend(more),
        }
    }
    if with_pseudo {
        names.push((pseudo::TAG.into(), pseudo::marked("Pseudo")));
    }
    if problems.is_empty() { Ok(Compiled { languages: names, catalogues }) } else { Err(problems) }
}

/// The value of a result. After an error, adds its problems and returns an empty value.
fn or_report<T: Default>(result: Result<T, Vec<Problem>>, problems: &mut Vec<Problem>) -> T {
    result.unwrap_or_else(|more| {
        problems.extend(more);
        T::default()
    })
}

/// The problems, each once. A mistake in the syntax of the common file is found with each catalogue.
fn without_repeats(problems: Vec<Problem>) -> Vec<Problem> {
    let mut reported: Vec<Problem> = Vec::new();
    for problem in problems {
        if !reported.contains(&problem) {
            reported.push(problem);
        }
    }
    reported
}

/// The rules of a game as a message whose variables are options.
fn rules_message(rules: &Source) -> Result<Message, Problem> {
    let parts = rules::pieces(&rules::read(rules)?);
    Ok(Message {
        name: RULES_MESSAGE.into(),
        file: rules.file.clone(),
        line: 1,
        parts,
        optional: [].into(),
        is_helper: false,
    })
}

/// Whether these messages are the catalogue of a game.
fn is_game(messages: &Messages) -> bool {
    SHOWN_AT_HOME.iter().chain([&RULES_MESSAGE]).all(|name| messages.get(name).is_some())
}

/// Whether a message of a game belongs to its `-extras` catalogue.
fn is_extra(message: &str) -> bool {
    message == RULES_MESSAGE || EXTRAS_PREFIXES.iter().any(|beginning| message.starts_with(beginning))
}

/// The messages of a game that the home page shows, with the name of the game before theirs; empty if the catalogue is not that
/// of a game.
fn shown_at_home(catalogue: &str, messages: &Messages) -> Vec<Message> {
    if !is_game(messages) {
        return Vec::new();
    }
    let shown = SHOWN_AT_HOME.iter().filter_map(|name| messages.get(name));
    shown.map(|message| Message { name: format!("{catalogue}-{}", message.name), ..message.clone() }).collect()
}

fn own_text(message: &Message) -> String {
    crate::pattern::plain_text(&message.parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(tag: &str, common: &str, game: &str) -> LanguageFiles {
        let source = |name: &str, text: &str| Source { file: format!("{tag}/{name}.ftl"), text: text.into() };
        let catalogues = vec![("game".to_owned(), source("game", game), None)];
        LanguageFiles { tag: tag.into(), common: source(COMMON_CATALOGUE, common), catalogues }
    }

    #[test]
    fn a_third_language_adds_a_pack_and_leaves_the_code_alone() {
        let english = language("en", "language-name = English", "cards = { $n ->\n [one] card\n *[other] cards\n}");
        let polish =
            language("pl", "language-name = Polski", "cards = { $n ->\n [one] karta\n [few] karty\n *[many] kart\n}");
        let one = compile(
            &[language("en", "language-name = English", "cards = { $n ->\n [one] card\n *[other] cards\n}")],
            false,
        );
        let two = compile(&[english, polish], false).unwrap();
        let one = one.unwrap();
        assert_eq!(two.languages[1], ("pl".to_owned(), "Polski".to_owned()));
        assert_eq!((one.catalogues[1].packs.len(), two.catalogues[1].packs.len()), (1, 2));
        assert_eq!(one.catalogues[1].signatures, two.catalogues[1].signatures);
    }

    /// The problems in the common file and one catalogue, of English and of French.
    fn problems(english: [&str; 2], french: [&str; 2]) -> Vec<String> {
        let [english, french] = [("en", english), ("fr", french)]
            .map(|(tag, [common, game])| language(tag, &format!("language-name = {tag}\n{common}"), game));
        let result = compile(&[english, french], false);
        result.err().unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn common_messages_are_in_the_common_catalogue_only() {
        let english = language("en", "language-name = English\ncard = card { $n }", "hand = { card } in hand");
        let compiled = compile(&[english], false).unwrap();
        let [common, game] = &compiled.catalogues[..] else { panic!("{:?}", compiled.catalogues) };
        let names = |catalogue: &CompiledCatalogue| -> Vec<String> {
            catalogue.signatures.iter().map(|signature| signature.name.clone()).collect()
        };
        assert_eq!((common.name.as_str(), names(common)), ("common", vec!["card".to_owned()]));
        assert_eq!((game.name.as_str(), names(game)), ("game", vec!["hand".to_owned()]));
        assert_eq!(common.packs, ["card \u{1}a\u{1e}"]);
        assert_eq!(game.packs, ["card \u{1}a in hand\u{1e}"]);
    }

    #[test]
    fn a_common_message_that_is_missing_is_named() {
        let found = problems(["and = { $a } and { $b }", "x = X"], ["", "x = Y"]);
        assert_eq!(found, ["fr/common.ftl:1: message `and` is missing; en/common.ftl:2 has it"]);
    }

    #[test]
    fn a_common_message_with_a_misspelt_variable_is_named() {
        let found = problems(["and = { $a } and { $b }", "x = X"], ["and = { $a } et { $c }", "x = Y"]);
        assert_eq!(
            found,
            [
                "fr/common.ftl:2: message `and` does not use the variable $b",
                "fr/common.ftl:2: message `and` uses the variable $c, which the English message does not have"
            ]
        );
    }

    #[test]
    fn a_common_message_of_one_language_must_be_used() {
        assert_eq!(problems(["", "x = the { $n }"], ["le = le { $n }", "x = { le }"]), [""; 0]);
        assert_eq!(
            problems(["", "x = X"], ["le = le", "x = Y"]),
            ["fr/common.ftl:2: message `le` is not in en/common.ftl, and no other message uses it"]
        );
    }

    #[test]
    fn a_fault_in_the_common_file_is_reported_once() {
        assert_eq!(problems(["a = { b }", "x = X"], ["a = A", "x = Y"]).len(), 1);
        let found = problems(["a = A", "x = X"], ["a = { $", "x = Y"]);
        assert!(matches!(&found[..], [one] if one.starts_with("fr/common.ftl:2: ")), "{found:?}");
    }

    #[test]
    fn a_reference_to_a_missing_common_message_is_named() {
        let found = problems(["a = A", "x = { b }"], ["a = A", "x = Y"]);
        assert_eq!(found, ["en/game.ftl:1: message `x` refers to `b`, which does not exist"]);
    }

    #[test]
    fn a_catalogue_cannot_have_a_common_message_again() {
        let found = problems(["a = A", "a = B"], ["a = A", ""]);
        assert_eq!(found, ["en/game.ftl:1: message `a` is there twice"]);
    }

    #[test]
    fn home_gets_what_it_shows_of_each_game() {
        let source = |name: &str, text: &str| Source { file: name.into(), text: text.into() };
        let game = source("game.ftl", "name = Chess\ntagline = Mate\ncredit = Unknown\nlesson-fork = Fork\nwon = Won");
        let english = LanguageFiles {
            tag: "en".into(),
            common: source("common.ftl", "language-name = English"),
            catalogues: vec![
                ("game".into(), game, Some(source("game.rules.md", "# Rules"))),
                (HOME_CATALOGUE.into(), source("home.ftl", "site = Games"), None),
            ],
        };
        let compiled = compile(&[english], false).unwrap();
        let names = |name: &str| -> Vec<&str> {
            let found = compiled.catalogues.iter().find(|catalogue| catalogue.name == name);
            found.unwrap().signatures.iter().map(|own| own.name.as_str()).collect()
        };
        assert!(
            names(HOME_CATALOGUE).ends_with(&["site", "game-name", "game-tagline", "game-credit"]),
            "{:?}",
            names(HOME_CATALOGUE)
        );
        assert!(
            compiled
                .catalogues
                .iter()
                .any(|catalogue| catalogue.name == HOME_CATALOGUE && catalogue.packs[0].contains("Mate"))
        );
        assert_eq!(compiled.games(), ["game"]);
        assert_eq!(names("game"), ["name", "tagline", "credit", "won"]);
        assert_eq!(names("game-extras"), ["lesson-fork", RULES_MESSAGE]);
    }

    #[test]
    fn a_catalogue_that_is_missing_is_named() {
        let english = language("en", "language-name = English", "a = A");
        let mut french = language("fr", "language-name = Français", "a = A");
        french.catalogues.clear();
        let problems = compile(&[english, french], false).unwrap_err();
        assert_eq!(problems[0].to_string(), "fr/game.ftl:1: the file is missing; English has it");
    }
}
