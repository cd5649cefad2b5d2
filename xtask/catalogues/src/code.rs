//! Writes the Rust code of a catalogue: an item for each message.

use std::fmt::Write;

use crate::Signature;
use crate::pattern::Kind;

/// The name of a message as a Rust type: `PileEmpty` for `pile.empty`.
#[must_use]
pub fn type_name(message: &str) -> String {
    let words = message.split(['-', '_', '.']);
    let capital = |word: &str| word.chars().next().map(|first| first.to_ascii_uppercase().to_string() + &word[1..]);
    words.filter_map(capital).collect()
}

/// The name of a message as a Rust static: `PILE_EMPTY` for `pile.empty`.
#[must_use]
pub fn static_name(message: &str) -> String {
    message.replace(['-', '.'], "_").to_ascii_uppercase()
}

/// The code of a catalogue. `packs` are the names of the files with its packs, in the order of the languages.
#[must_use]
pub fn code(signatures: &[Signature], packs: &[String]) -> String {
    let mut code = String::new();
    let packs: Vec<String> =
        packs.iter().map(|file| format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{file}\"))")).collect();
    let mut line = |text: &str| code.push_str(&(text.to_owned() + "\n"));
    line(&format!("static CATALOGUE: catalogue::Catalogue = catalogue::Catalogue::new([{}]);\n", packs.join(", ")));
    for (number, signature) in signatures.iter().enumerate() {
        line(&item(number, signature));
    }
    code
}

/// The item of one message.
fn item(number: usize, signature: &Signature) -> String {
    let Signature { name, english, variables, is_helper } = signature;
    let first = english.lines().next().unwrap_or_default();
    let allowed = if *is_helper { "#[allow(dead_code)]\n" } else { "" };
    let mut code = format!("{allowed}#[doc = {:?}]\n", format!("`{name}`: {first}"));
    // Writing to a string cannot fail.
    let mut line = |text: std::fmt::Arguments<'_>| {
        let _ = writeln!(code, "{text}");
    };
    if variables.is_empty() {
        let name = static_name(name);
        line(format_args!("pub static {name}: catalogue::Message = catalogue::Message::new(&CATALOGUE, {number});"));
        return code;
    }
    let types: Vec<String> = (0..variables.len()).map(|at| format!("T{at}")).collect();
    let generics = types.join(", ");
    line(format_args!("pub struct {}<{generics}> {{", type_name(name)));
    for ((variable, _), own) in variables.iter().zip(&types) {
        line(format_args!("    #[doc = \"`${variable}`\"]\n    pub {}: {own},", field(variable)));
    }
    line(format_args!("}}"));
    let bounds = variables.iter().zip(&types).map(|((_, kind), own)| match kind {
        Kind::Any => format!("{own}: catalogue::Argument"),
        Kind::Number => format!("{own}: catalogue::Number"),
        Kind::Key => format!("{own}: catalogue::Key"),
    });
    let bounds: Vec<String> = bounds.collect();
    line(format_args!("{allowed}impl<{}> {}<{generics}> {{", bounds.join(", "), type_name(name)));
    line(format_args!("    #[doc = \"The message in a language.\"]\n    #[must_use]"));
    line(format_args!("    pub fn text(&self, language: Language) -> String {{"));
    let value = |(variable, _): &(String, Kind)| format!("catalogue::Argument::value(&self.{})", field(variable));
    let values: Vec<String> = variables.iter().map(value).collect();
    line(format_args!("        CATALOGUE.write(language, {number}, &[{}])\n    }}\n}}", values.join(", ")));
    code
}

/// Names of variables that Rust keeps for itself.
const RESERVED: &[&str] =
    &["as", "for", "if", "in", "let", "loop", "match", "mod", "move", "ref", "type", "use", "where"];

/// The name of a variable as a Rust field.
fn field(variable: &str) -> String {
    let name = variable.replace('-', "_");
    if RESERVED.contains(&name.as_str()) { format!("r#{name}") } else { name }
}
