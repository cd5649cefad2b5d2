//! Joins the chunks into one file. There are dozens of them, one for each set of parts that share something: small files, each
//! with its own request and its own dictionary.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ExportKind, ExportSection, ImportSection, Module, RawSection};
use wasmparser::{Parser, Payload, TypeRef};

use super::Parts;
use crate::command::{command, run};
use crate::tools;

/// What the chunks call the main program.
const MAIN: &str = "__wasm_split";

/// What the joined file calls it.
const HOST: &str = "host";

/// Joins the chunks of all parts, which lie in the folder, into the file `<name>.wasm`, and returns the parts with that file in
/// place of their chunks. Without `wasm-merge` the parts stay as they are.
///
/// # Errors
/// When a chunk cannot be read or `wasm-merge` fails.
pub fn merge(folder: &Path, parts: Parts, name: &str) -> Result<Parts> {
    let is_own = |part: &str, file: &str| file == format!("split_{part}.wasm");
    let chunks: BTreeSet<&String> =
        parts.iter().flat_map(|(part, files)| files.iter().filter(|file| !is_own(part, file))).collect();
    let Some(wasm_merge) = tools::wasm_merge().filter(|_| !chunks.is_empty()) else {
        println!("wasm-merge is not installed; the parts of the page consist of more files.");
        return Ok(parts);
    };
    let stripped = folder.join("stripped");
    fs::create_dir_all(&stripped)?;
    let mut programs = Vec::new();
    for chunk in &chunks {
        let program = fs::read(folder.join(chunk)).with_context(|| format!("cannot read {chunk}"))?;
        let program = without_custom_sections(&program)?;
        fs::write(stripped.join(chunk), &program)?;
        programs.push(program);
    }
    // Without it, every chunk would keep its own import of the memory.
    fs::write(folder.join("main_stub.wasm"), stub(&programs)?)?;
    let joined = format!("{name}.wasm");
    let mut command = command(wasm_merge);
    command.arg(folder.join("main_stub.wasm")).arg(MAIN);
    for chunk in &chunks {
        command.arg(stripped.join(chunk)).arg(chunk.trim_end_matches(".wasm"));
    }
    command.args(crate::stage::WASM_FEATURES).arg("--output").arg(folder.join(&joined));
    run(&mut command)?;
    let rename = |(part, files): (String, Vec<String>)| {
        let has_chunks = files.iter().any(|file| !is_own(&part, file));
        let own = files.into_iter().filter(|file| is_own(&part, file));
        let files = has_chunks.then(|| joined.clone()).into_iter().chain(own).collect();
        (part, files)
    };
    Ok(parts.into_iter().map(rename).collect())
}

/// The program without names and the like, which `wasm-merge` and `wasm-opt` would warn of.
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

/// A program that stands for the main program: it imports from [`HOST`] what the chunks import from the main program, and exports
/// it again.
fn stub(chunks: &[Vec<u8>]) -> Result<Vec<u8>> {
    let (mut imports, mut exports) = (ImportSection::new(), ExportSection::new());
    let mut known = BTreeSet::new();
    let [mut memories, mut tables, mut globals] = [0, 0, 0];
    for chunk in chunks {
        for payload in Parser::new(0).parse_all(chunk) {
            let Payload::ImportSection(section) = payload? else { continue };
            for import in section.into_imports() {
                let import = import?;
                if import.module != MAIN || !known.insert(import.name.to_owned()) {
                    continue;
                }
                let (kind, count) = match import.ty {
                    TypeRef::Memory(_) => (ExportKind::Memory, &mut memories),
                    TypeRef::Table(_) => (ExportKind::Table, &mut tables),
                    TypeRef::Global(_) => (ExportKind::Global, &mut globals),
                    other => bail!("a chunk imports {} from the main program, which is {other:?}", import.name),
                };
                imports.import(HOST, import.name, RoundtripReencoder.entity_type(import.ty)?);
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
    fn the_stub_exports_once_what_several_chunks_import() {
        let memory = MemoryType { minimum: 1, maximum: None, memory64: false, shared: false, page_size_log2: None };
        let mut imports = ImportSection::new();
        imports.import(MAIN, "memory", EntityType::Memory(memory));
        let mut chunk = Module::new();
        chunk.section(&imports);
        let chunk = chunk.finish();
        let stub = stub(&[chunk.clone(), chunk]).unwrap();
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
        assert_eq!(found, [HOST, "memory"]);
    }
}
