//! Makes the main program and its script smaller: short names between the two, and no code that is never called.
//!
//! `wasm-bindgen` names each function that the program imports by a hash, which no compression makes shorter, and it exports the
//! classes of all crates, whether or not a script uses them.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, ensure};
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ExportSection, ImportSection, Module, RawSection};
use wasmparser::{Parser, Payload};

/// A function of the script that nobody calls, since the page and the worker start with the default export.
const UNUSED_INIT_FUNCTION: &str = "initSync";

/// The script without comments, indentation, exported classes and unused functions.
///
/// # Errors
/// When the script is not in the form that `wasm-bindgen` writes.
pub fn compact_script(script: &str) -> Result<String> {
    let mut kept = String::with_capacity(script.len());
    let mut lines = script.lines();
    while let Some(line) = lines.next() {
        let unused = format!("function {UNUSED_INIT_FUNCTION}(");
        let end = if line.starts_with("export class ") {
            "if (Symbol.dispose) "
        } else if line.starts_with("const ") && line.contains("Finalization = ") {
            "    : new FinalizationRegistry("
        } else if line.starts_with(&unused) {
            "}"
        } else if line.trim_start().starts_with("/**") {
            ensure!(line.trim_end().ends_with("/**") || line.contains("*/"), "expected a comment, found {line}");
            if line.contains("*/") {
                continue;
            }
            " */"
        } else {
            let line = line.trim();
            ensure!(line.matches('`').count().is_multiple_of(2), "expected no text of several lines, found {line}");
            if !line.is_empty() && !line.starts_with("//") {
                kept += &line.replace(&format!("{UNUSED_INIT_FUNCTION}, "), "");
                kept.push('\n');
            }
            continue;
        };
        let is_end = |line: &str| line.starts_with(end) || end == " */" && line.trim() == "*/";
        lines.by_ref().find(|line| is_end(line)).with_context(|| format!("expected {end} after {line}"))?;
    }
    Ok(kept)
}

/// Shortens the names of the functions that the main program imports, in the program and in its script, and leaves out the
/// exports that neither the script nor a part uses.
///
/// # Errors
/// When the program cannot be read.
pub fn compact_main(program: &[u8], script: &str, parts: &[Vec<u8>]) -> Result<(Vec<u8>, String)> {
    let used = used_exports(script, parts)?;
    let mut names = BTreeMap::new();
    let mut compact = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload?;
        match &payload {
            Payload::CustomSection(_) => {}
            Payload::ImportSection(section) => {
                let mut imports = ImportSection::new();
                for import in section.clone().into_imports() {
                    let import = import?;
                    let is_in_script = script.contains(&definition(import.name));
                    let number = names.len();
                    let short = if is_in_script {
                        names.entry(import.name.to_owned()).or_insert_with(|| format!("_{number:x}")).as_str()
                    } else {
                        import.name
                    };
                    imports.import(import.module, short, RoundtripReencoder.entity_type(import.ty)?);
                }
                compact.section(&imports);
            }
            Payload::ExportSection(section) => {
                let mut exports = ExportSection::new();
                for export in section.clone() {
                    let export = export?;
                    if used.contains(export.name) {
                        exports.export(export.name, RoundtripReencoder.export_kind(export.kind)?, export.index);
                    }
                }
                compact.section(&exports);
            }
            _ => {
                if let Some((id, range)) = payload.as_section() {
                    let data = program.get(usize::try_from(range.start)?..usize::try_from(range.end)?);
                    compact.section(&RawSection { id, data: data.context("the program ends within a section")? });
                }
            }
        }
    }
    let renamed = script.lines().map(|line| match line.split_once(": function(") {
        Some((name, rest)) if names.contains_key(name) => format!("{}: function({rest}\n", names[name]),
        _ => format!("{line}\n"),
    });
    Ok((compact.finish(), renamed.collect()))
}

/// The beginning of the line of the script that defines an import.
fn definition(import: &str) -> String {
    format!("\n{import}: function(")
}

/// The exports of the main program that its script or a part uses.
fn used_exports(script: &str, parts: &[Vec<u8>]) -> Result<BTreeSet<String>> {
    let name =
        |rest: &str| rest.chars().take_while(|letter| letter.is_alphanumeric() || "_$".contains(*letter)).collect();
    let mut used: BTreeSet<String> = script.split("wasm.").skip(1).map(name).collect();
    for part in parts {
        for payload in Parser::new(0).parse_all(part) {
            let Payload::ImportSection(section) = payload? else { continue };
            for import in section.into_imports() {
                used.insert(import?.name.to_owned());
            }
        }
    }
    Ok(used)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, ExportKind, TypeSection};

    /// A script in the form of `wasm-bindgen`.
    const SCRIPT: &str = "\
export class Sink {
    /**
     * @returns {number}
     */
    write() {
        wasm.sink_write();
    }
}
if (Symbol.dispose) Sink.prototype[Symbol.dispose] = Sink.prototype.free;
function __wbg_get_imports() {
    const import0 = {
        __wbg_now_0123456789abcdef: function(arg0) {
            // A comment.
            return wasm.kept(arg0);
        },
    };
}
const SinkFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_sink_free(ptr, 1));
function initSync(module) {
    if (wasm) {
    }
}
export { initSync, __wbg_init as default };
";

    #[test]
    fn only_what_is_called_stays_in_the_script() {
        let expected = "\
function __wbg_get_imports() {
const import0 = {
__wbg_now_0123456789abcdef: function(arg0) {
return wasm.kept(arg0);
},
};
}
export { __wbg_init as default };
";
        assert_eq!(compact_script(SCRIPT).unwrap(), expected);
    }

    fn interface(program: &[u8]) -> (Vec<String>, Vec<String>) {
        let (mut imports, mut exports) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(program) {
            match payload.unwrap() {
                Payload::ImportSection(section) => {
                    imports.extend(section.into_imports().map(|import| import.unwrap().name.to_owned()));
                }
                Payload::ExportSection(section) => {
                    exports.extend(section.into_iter().map(|export| export.unwrap().name.to_owned()));
                }
                _ => {}
            }
        }
        (imports, exports)
    }

    #[test]
    fn imports_are_renamed_and_unused_exports_left_out() {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        imports.import("script", "__wbg_now_0123456789abcdef", EntityType::Function(0));
        imports.import("elsewhere", "load", EntityType::Function(0));
        let mut exports = ExportSection::new();
        exports.export("kept", ExportKind::Func, 0);
        exports.export("sink_write", ExportKind::Func, 0);
        exports.export("shared", ExportKind::Func, 1);
        let mut program = Module::new();
        program.section(&types).section(&imports).section(&exports);
        let mut needed = ImportSection::new();
        needed.import("main", "shared", EntityType::Function(0));
        let mut part = Module::new();
        part.section(&types).section(&needed);

        let (program, script) =
            compact_main(&program.finish(), &compact_script(SCRIPT).unwrap(), &[part.finish()]).unwrap();
        assert_eq!(interface(&program), (vec!["_0".into(), "load".into()], vec!["kept".into(), "shared".into()]));
        assert!(script.contains("\n_0: function(arg0) {\n"), "{script}");
    }
}
