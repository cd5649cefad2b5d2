//! Reads the folder of languages: a folder for each, named by its tag.
//!
//! In it every `<name>.ftl` is a catalogue. `common.ftl` is no catalogue: its messages belong to each of them, and its message
//! `language-name` is the language's own name. `<name>.rules.md` are the rules of a game: a message `rules` of its catalogue.

use std::fs;
use std::path::{Path, PathBuf};

use crate::pattern::{Message, Messages, Part};
use crate::{Problem, Signature, Source, check, code, pack, pseudo};

/// The language that the others are compared with.
pub const REFERENCE: &str = "en";

/// The file of messages that all catalogues share.
const COMMON: &str = "common";

/// The message with a language's own name.
const LANGUAGE_NAME: &str = "language-name";

/// A catalogue, ready to be written out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompiledCatalogue {
    /// Its name, that of its files.
    pub name: String,
    /// Its messages.
    pub signatures: Vec<Signature>,
    /// Its pack in each language.
    pub packs: Vec<String>,
}

/// All that the folder contains.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compiled {
    /// The languages, English first, then by tag: tag and own name.
    pub languages: Vec<(String, String)>,
    /// The catalogues by name.
    pub catalogues: Vec<CompiledCatalogue>,
}

impl Compiled {
    /// Writes a file of code and the packs of each catalogue, and the list of languages.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn write(&self, folder: &Path) -> std::io::Result<()> {
        for CompiledCatalogue { name, signatures, packs } in &self.catalogues {
            let file = |(tag, _): &(String, String)| format!("{name}.{tag}.pack");
            let files: Vec<String> = self.languages.iter().map(file).collect();
            for (file, pack) in files.iter().zip(packs) {
                fs::write(folder.join(file), pack)?;
            }
            fs::write(folder.join(format!("{name}.rs")), code::code(signatures, &files))?;
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

/// A language as its files have it.
struct LanguageFiles {
    tag: String,
    common: Source,
    /// The catalogues and their rules, by name.
    catalogues: Vec<(String, Source, Option<Source>)>,
}

/// Compiles the folder; with a language `qps` made from English if `with_pseudo` ([`pseudo`]).
///
/// # Errors
/// Everything that is wrong in the files.
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
            if let Some(name) = name_of(&file).strip_suffix(".ftl").filter(|name| *name != COMMON) {
                let rules = path.join(format!("{name}.rules.md"));
                let rules = if rules.exists() { Some(read(&rules)?) } else { None };
                catalogues.push((name.to_owned(), read(&file)?, rules));
            }
        }
        let common = read(&path.join(format!("{COMMON}.ftl")))?;
        languages.push(LanguageFiles { tag: name_of(&path), common, catalogues });
    }
    languages.sort_by_key(|language| (language.tag != REFERENCE, language.tag.clone()));
    compile(&languages, with_pseudo)
}

fn compile(languages: &[LanguageFiles], with_pseudo: bool) -> Result<Compiled, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut taken = |result: Result<Messages, Vec<Problem>>| match result {
        Ok(messages) => messages,
        Err(more) => {
            problems.extend(more);
            Messages::default()
        }
    };
    let (mut names, mut missing) = (Vec::new(), Vec::new());
    let mut sets: Vec<Vec<Messages>> = Vec::new();
    let reference: Vec<String> = languages
        .first()
        .into_iter()
        .flat_map(|language| &language.catalogues)
        .map(|(name, ..)| name.clone())
        .collect();
    for language in languages {
        let common = taken(Messages::read(&language.tag, &[&language.common]));
        let own_name = common.get(LANGUAGE_NAME).map_or_else(|| language.tag.clone(), own_text);
        names.push((language.tag.clone(), own_name));
        sets.push(
            reference
                .iter()
                .map(|name| {
                    let found = language.catalogues.iter().find(|(own, ..)| own == name);
                    let Some((_, source, rules)) = found else {
                        missing.push(language.common.file.replace(COMMON, name));
                        return Messages::default();
                    };
                    let mut messages = taken(Messages::read(&language.tag, &[&language.common, source]));
                    messages.messages.extend(rules.as_ref().map(rules_message));
                    messages
                })
                .collect(),
        );
    }
    let extra = languages.iter().flat_map(|language| &language.catalogues);
    let extra = extra.filter(|(name, ..)| !reference.contains(name)).map(|(_, source, _)| source.file.clone());
    let what = "the file is missing; English has it";
    problems.extend(missing.into_iter().map(|file| Problem { file, line: 1, what: what.into() }));
    let what = "there is no such catalogue in English";
    problems.extend(extra.map(|file| Problem { file, line: 1, what: what.into() }));
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut catalogues = Vec::new();
    for (at, name) in reference.iter().enumerate() {
        let english = &sets[0][at];
        let others: Vec<&Messages> = sets[1..].iter().map(|set| &set[at]).collect();
        match check(english, &others) {
            Ok(signatures) => {
                let mut packs: Vec<String> =
                    sets.iter().map(|set| pack::pack(&signatures, |name| set[at].get(name))).collect();
                if with_pseudo {
                    let pseudo = pseudo::messages(english);
                    packs.push(pack::pack(&signatures, |name| pseudo.get(name)));
                }
                catalogues.push(CompiledCatalogue { name: name.clone(), signatures, packs });
            }
            Err(more) => problems.extend(more),
        }
    }
    if with_pseudo {
        names.push((pseudo::TAG.into(), pseudo::marked("Pseudo")));
    }
    // What is wrong in the common file is wrong in each catalogue: it is reported once.
    let mut reported: Vec<Problem> = Vec::new();
    for problem in problems {
        if !reported.contains(&problem) {
            reported.push(problem);
        }
    }
    if reported.is_empty() { Ok(Compiled { languages: names, catalogues }) } else { Err(reported) }
}

/// The rules of a game as a message.
fn rules_message(rules: &Source) -> Message {
    let parts = vec![Part::Text(rules.text.clone())];
    Message { name: "rules".into(), file: rules.file.clone(), line: 1, parts, optional: [].into(), is_helper: false }
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
        LanguageFiles { tag: tag.into(), common: source(COMMON, common), catalogues }
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
        assert_eq!((one.catalogues[0].packs.len(), two.catalogues[0].packs.len()), (1, 2));
        assert_eq!(one.catalogues[0].signatures, two.catalogues[0].signatures);
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
