//! Joins the chunks into a few files. The split makes dozens of chunks, one for each set of parts that share code: small files,
//! each with its own request and its own compression.
//!
//! Some parts need another part, such as the extras of a game the game itself ([`needed_part`]). A chunk that such a part shares
//! only with those that it needs becomes a piece of the file of the first of them. All other chunks are joined into two files:
//! one with the chunks that a game's first board needs, one with the chunks that only later parts need.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::iter::successors;
use std::path::Path;

use anyhow::{Context, Result, bail};
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ExportKind, ExportSection, ImportSection, Module, RawSection};
use wasmparser::{Parser, Payload, TypeRef};

use super::optimise::WASM_FEATURES;
use super::parts::Parts;
use crate::command::{command, run};
use crate::tools;

/// The module name of the main program in the imports of the chunks.
const MAIN_MODULE: &str = "__wasm_split";

/// The module name of the main program in the imports of a joined file.
const HOST_MODULE: &str = "host";

/// The file with the shared chunks that a game's first board needs.
const SHARED_FILE: &str = "shared.wasm";

/// The file with the shared chunks of parts that are loaded after a game's first board.
const SHARED_LATER_FILE: &str = "shared_later.wasm";

/// The ending of the name of a part that needs a game. That part has the same name without the ending.
const EXTRAS_SUFFIX: &str = "_extras";

/// The parts that are loaded after a game's first board, besides those with the ending [`EXTRAS_SUFFIX`].
const LATER_PARTS: [&str; 5] = ["extras", "letters", "live", "pages", "race"];

/// The part that a part needs.
fn needed_part(part: &str) -> Option<&str> {
    match part {
        "race" => Some("live"),
        "live" => Some("letters"),
        _ => part.strip_suffix(EXTRAS_SUFFIX),
    }
}

/// The parts that a part needs, and those that these need.
fn needed_parts(part: &str) -> impl Iterator<Item = &str> {
    successors(needed_part(part), |part| needed_part(part))
}

/// Joins the chunks of all parts, which lie in the folder. Returns the parts, with the joined files in place of their chunks.
/// Without `wasm-merge`, the parts keep their chunks.
///
/// # Errors
/// When a chunk cannot be read or `wasm-merge` fails.
pub fn merge(folder: &Path, parts: &Parts) -> Result<Parts> {
    let parts = with_needed(parts);
    let joined = joined_files(&parts);
    let Some(wasm_merge) = tools::wasm_merge().filter(|_| !joined.is_empty()) else {
        println!("wasm-merge is not installed; the parts of the page consist of more files.");
        return Ok(parts);
    };
    let stripped = folder.join("stripped");
    fs::create_dir_all(&stripped)?;
    for (file, pieces) in &joined {
        let mut programs = Vec::new();
        for piece in pieces {
            let program = fs::read(folder.join(piece)).with_context(|| format!("cannot read {piece}"))?;
            let program = without_custom_sections(&program)?;
            fs::write(stripped.join(piece), &program)?;
            programs.push(program);
        }
        // Without the stub, every chunk would keep its own import of the memory.
        fs::write(folder.join("main_stub.wasm"), main_stub(&programs)?)?;
        let mut command = command(&wasm_merge);
        command.arg(folder.join("main_stub.wasm")).arg(MAIN_MODULE);
        for piece in pieces {
            command.arg(stripped.join(piece)).arg(piece.trim_end_matches(".wasm"));
        }
        command.args(WASM_FEATURES).arg("--output").arg(folder.join(file));
        run(&mut command)?;
    }
    Ok(with_joined(parts, &joined))
}

/// The file with the code that only this part needs.
fn own_file(part: &str) -> String {
    format!("split_{part}.wasm")
}

/// The parts, in which the files of each part follow the files of the parts that it needs.
fn with_needed(parts: &Parts) -> Parts {
    let with_needed = |(part, files): (&String, &Vec<String>)| {
        let mut all: Vec<String> = Vec::new();
        for file in needed_parts(part).filter_map(|part| parts.get(part)).flatten().chain(files) {
            if !all.contains(file) {
                all.push(file.clone());
            }
        }
        (part.clone(), all)
    };
    parts.iter().map(with_needed).collect()
}

/// The files that result from joining, each with the pieces that are joined into it.
fn joined_files(parts: &Parts) -> BTreeMap<String, BTreeSet<String>> {
    let mut needed_by: BTreeMap<&String, BTreeSet<&str>> = BTreeMap::new();
    for (part, files) in parts {
        for file in files {
            needed_by.entry(file).or_default().insert(part);
        }
    }
    let mut joined: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let is_chunk = |file: &str| parts.keys().all(|part| own_file(part) != file);
    for (chunk, parts) in needed_by.into_iter().filter(|(file, _)| is_chunk(file)) {
        let is_covered = |part: &str| needed_parts(part).any(|needed| parts.contains(needed));
        let needing: Vec<&str> = parts.iter().copied().filter(|part| !is_covered(part)).collect();
        let file = match needing[..] {
            [only] => own_file(only),
            _ if needing.iter().all(|part| part.ends_with(EXTRAS_SUFFIX) || LATER_PARTS.contains(part)) => {
                SHARED_LATER_FILE.into()
            }
            _ => SHARED_FILE.into(),
        };
        let pieces = joined.entry(file.clone()).or_default();
        pieces.insert(chunk.clone());
        pieces.extend(Some(file).filter(|file| !is_chunk(file)));
    }
    joined
}

/// The parts with the joined files in place of their pieces.
fn with_joined(parts: Parts, joined: &BTreeMap<String, BTreeSet<String>>) -> Parts {
    let in_place_of = |piece: String| {
        let file = joined.iter().find(|(_, pieces)| pieces.contains(&piece)).map(|(file, _)| file.clone());
        file.unwrap_or(piece)
    };
    let rename = |(part, files): (String, Vec<String>)| {
        let own = own_file(&part);
        let mut renamed: Vec<String> = Vec::new();
        for file in files.into_iter().map(in_place_of).filter(|file| *file != own) {
            if !renamed.contains(&file) {
                renamed.push(file);
            }
        }
        renamed.push(own);
        (part, renamed)
    };
    parts.into_iter().map(rename).collect()
}

/// The program without custom sections such as names, of which `wasm-merge` and `wasm-opt` would warn.
///
/// # Errors
/// When the program cannot be read.
pub fn without_custom_sections(program: &[u8]) -> Result<Vec<u8>> {
    let mut stripped = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload?;
        if let Some((id, range)) = payload.as_section().filter(|_| !matches!(payload, Payload::CustomSection(_))) {
            let data = program.get(usize::try_from(range.start)?..usize::try_from(range.end)?);
            stripped.section(&RawSection { id, data: data.context("a chunk ends within a section")? });
        }
    }
    Ok(stripped.finish())
}

/// A program that stands for the main program: it imports from [`HOST_MODULE`] what the chunks import from the main program, and
/// exports the same.
fn main_stub(chunks: &[Vec<u8>]) -> Result<Vec<u8>> {
    let (mut imports, mut exports) = (ImportSection::new(), ExportSection::new());
    let mut known = BTreeSet::new();
    let [mut memories, mut tables, mut globals] = [0, 0, 0];
    for chunk in chunks {
        for payload in Parser::new(0).parse_all(chunk) {
            let Payload::ImportSection(section) = payload? else { continue };
            for import in section.into_imports() {
                let import = import?;
                if import.module != MAIN_MODULE || !known.insert(import.name.to_owned()) {
                    continue;
                }
                let (kind, count) = match import.ty {
                    TypeRef::Memory(_) => (ExportKind::Memory, &mut memories),
                    TypeRef::Table(_) => (ExportKind::Table, &mut tables),
                    TypeRef::Global(_) => (ExportKind::Global, &mut globals),
                    other => bail!("a chunk imports {} from the main program, which is {other:?}", import.name),
                };
                imports.import(HOST_MODULE, import.name, RoundtripReencoder.entity_type(import.ty)?);
                exports.export(import.name, kind, *count);
                *count += 1;
            }
        }
    }
    let mut stub = Module::new();
    stub.section(&imports).section(&exports);
    Ok(stub.finish())
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, MemoryType};

    #[test]
    fn what_a_game_shares_with_its_extras_only_is_in_its_file() {
        let parts = [
            ("chess", &["own", "both", "all"][..]),
            ("chess_extras", &["both", "all", "later"]),
            ("go", &["all"]),
            ("go_extras", &["later", "all"]),
        ];
        let files = |part: &str, chunks: &[&str]| {
            chunks.iter().map(|chunk| format!("{chunk}.wasm")).chain([own_file(part)]).collect()
        };
        let parts: Parts = parts.into_iter().map(|(part, chunks)| (part.to_owned(), files(part, chunks))).collect();
        let parts = with_needed(&parts);
        let joined = joined_files(&parts);
        let pieces = |file: &str| joined[file].iter().map(String::as_str).collect::<Vec<_>>();
        assert_eq!(pieces("split_chess.wasm"), ["both.wasm", "own.wasm", "split_chess.wasm"]);
        assert_eq!((pieces(SHARED_FILE), pieces(SHARED_LATER_FILE)), (vec!["all.wasm"], vec!["later.wasm"]));
        let parts = with_joined(parts, &joined);
        assert_eq!(parts["chess"], [SHARED_FILE, "split_chess.wasm"]);
        assert_eq!(
            parts["chess_extras"],
            ["split_chess.wasm", SHARED_FILE, SHARED_LATER_FILE, "split_chess_extras.wasm"]
        );
    }

    #[test]
    fn what_races_share_with_letters_is_not_loaded_twice() {
        let files = |part: &str, chunks: &[&str]| {
            chunks.iter().map(|chunk| format!("{chunk}.wasm")).chain([own_file(part)]).collect()
        };
        let parts = [("letters", &["all", "text"][..]), ("live", &["all", "code"]), ("race", &["all", "text", "code"])];
        let parts: Parts = parts.into_iter().map(|(part, chunks)| (part.to_owned(), files(part, chunks))).collect();
        let parts = with_needed(&parts);
        let joined = joined_files(&parts);
        let pieces = |file: &str| joined[file].iter().map(String::as_str).collect::<Vec<_>>();
        assert_eq!(pieces("split_letters.wasm"), ["all.wasm", "split_letters.wasm", "text.wasm"]);
        assert_eq!(pieces("split_live.wasm"), ["code.wasm", "split_live.wasm"]);
        let parts = with_joined(parts, &joined);
        assert_eq!(parts["race"], ["split_letters.wasm", "split_live.wasm", "split_race.wasm"]);
    }

    #[test]
    fn the_stub_exports_once_what_several_chunks_import() {
        let memory = MemoryType { minimum: 1, maximum: None, memory64: false, shared: false, page_size_log2: None };
        let mut imports = ImportSection::new();
        imports.import(MAIN_MODULE, "memory", EntityType::Memory(memory));
        let mut chunk = Module::new();
        chunk.section(&imports);
        let chunk = chunk.finish();
        let stub = main_stub(&[chunk.clone(), chunk]).unwrap();
        let mut found = Vec::new();
        for payload in Parser::new(0).parse_all(&stub) {
            match payload.unwrap() {
                Payload::ImportSection(section) => {
                    found.extend(section.into_imports().map(|import| import.unwrap().module.to_owned()));
                }
                Payload::ExportSection(section) => {
                    found.extend(section.into_iter().map(|export| export.unwrap().name.to_owned()));
                }
                _ => {}
            }
        }
        assert_eq!(found, [HOST_MODULE, "memory"]);
    }
}
