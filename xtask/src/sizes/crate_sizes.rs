//! The number of bytes of each crate in a program, from the names of functions before they are stripped.

use std::collections::BTreeMap;
use std::ops::Range;

use anyhow::Result;
use wasmparser::{KnownCustom, Name, Parser, Payload, TypeRef};

/// The entry for bytes that are not code.
const DATA_ENTRY: &str = "(data)";

/// The entry for functions whose names contain no crate, such as the glue of wasm-bindgen.
const UNKNOWN_CRATE_ENTRY: &str = "(no crate)";

/// The number of bytes of each crate's code in the program, the greatest first. A generic function counts for the crate that
/// wrote it, whatever types it is compiled for. The linker leaves room for later changes in each number of the code, so the sums
/// are larger than the shipped programs; only their ratios matter.
///
/// # Errors
///
/// When the program cannot be read.
pub fn sizes_by_crate(program: &[u8]) -> Result<Vec<(String, u64)>> {
    let mut bodies = Vec::new();
    let mut imported = 0;
    let mut names = BTreeMap::new();
    let mut bytes: BTreeMap<String, u64> = BTreeMap::new();
    for payload in Parser::new(0).parse_all(program) {
        match payload? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_) | TypeRef::FuncExact(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(range_length(body.range())),
            Payload::DataSection(section) => {
                *bytes.entry(DATA_ENTRY.into()).or_default() += range_length(section.range());
            }
            Payload::CustomSection(section) => {
                let KnownCustom::Name(subsections) = section.as_known() else { continue };
                for subsection in subsections {
                    let Name::Function(functions) = subsection? else { continue };
                    for function in functions {
                        let function = function?;
                        names.insert(function.index, function.name);
                    }
                }
            }
            _ => {}
        }
    }
    for (index, length) in (imported..).zip(bodies) {
        let author = names.get(&index).and_then(|name| crate_of(name)).unwrap_or(UNKNOWN_CRATE_ENTRY);
        *bytes.entry(author.to_owned()).or_default() += length;
    }
    let mut bytes: Vec<(String, u64)> = bytes.into_iter().collect();
    bytes.sort_by_key(|(_, bytes)| std::cmp::Reverse(*bytes));
    Ok(bytes)
}

fn range_length(range: Range<u64>) -> u64 {
    range.end - range.start
}

/// The crate in a mangled name: `core` of `_ZN4core3ops…`, and `leptos` of `_ZN100_$LT$leptos..children…`. `None` if the name
/// contains no crate.
fn crate_of(name: &str) -> Option<&str> {
    let name = name.strip_prefix("_ZN")?;
    let digits = name.find(|letter: char| !letter.is_ascii_digit())?;
    let (length, rest) = name.split_at(digits);
    let word = rest.get(..length.parse().ok()?)?;
    let Some(implementation) = word.strip_prefix("_$LT$") else { return Some(word) };
    // An implementation of a trait for every type belongs to the author of the trait.
    let path = implementation.split_once("$u20$as$u20$").filter(|(of, _)| of.len() == 1);
    let path = path.map_or(implementation, |(_, path)| path).trim_start_matches("$RF$").trim_start_matches("dyn$u20$");
    let author = path.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').next();
    author.filter(|author| !author.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crate_is_that_which_wrote_the_code() {
        assert_eq!(crate_of("_ZN4core3ops8function6FnOnce9call_once17h0123E"), Some("core"));
        assert_eq!(
            crate_of("_ZN67_$LT$leptos..children..TypedChildrenFn$LT$C$GT$$u20$as$u20$a..b$GT$3run"),
            Some("leptos")
        );
        assert_eq!(crate_of("_ZN42_$LT$T$u20$as$u20$tachys..view..Render$GT$5build"), Some("tachys"));
        assert_eq!(crate_of("_ZN4sha26sha2563run"), Some("sha2"));
        assert_eq!(crate_of("_ZN15corsair_cabinet4game4text5parse17h01E"), Some("corsair_cabinet"));
        assert_eq!(crate_of("__wbindgen_malloc"), None);
    }
}
