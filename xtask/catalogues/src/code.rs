//! Writes the Rust code of a catalogue: an item for each message.

use std::fmt::Write;

use crate::Signature;
use crate::pattern::VariableKind;
use crate::rules::RULES_MESSAGE;

/// The prefixes of messages that the code also finds in a module: `illegal-too-weak` is `illegal::TooWeak`, too.
pub const ENUM_PREFIXES: [&str; 10] =
    ["colour", "illegal", "look-at", "possible", "prompt", "purpose", "reason", "role", "side", "suit"];

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

/// The condition under which the code is part of the page.
const PAGE_CONDITION: &str = "all(target_family = \"wasm\", feature = \"page\")";

/// The code of the catalogue `name`. `packs` are the names of its pack files, in the order of the languages.
#[must_use]
pub fn catalogue_code(name: &str, signatures: &[Signature], packs: &[String]) -> String {
    let mut code = String::new();
    let included = |file: &String| format!("Some(include_str!(concat!(env!(\"OUT_DIR\"), \"/{file}\")))");
    let all: Vec<String> = packs.iter().map(included).collect();
    // The page has English in it and loads the other languages.
    let english = packs.iter().enumerate().map(|(at, file)| if at == 0 { included(file) } else { "None".into() });
    let english: Vec<String> = english.collect();
    let mut line = |text: &str| code.push_str(&(text.to_owned() + "\n"));
    for (condition, packs) in [(format!("not({PAGE_CONDITION})"), all), (PAGE_CONDITION.to_owned(), english)] {
        line("/// The catalogue.");
        line(&format!("#[cfg({condition})]"));
        line(&format!(
            "pub static CATALOGUE: catalogue::Catalogue = catalogue::Catalogue::new({name:?}, [{}]);\n",
            packs.join(", ")
        ));
    }
    for (number, signature) in signatures.iter().enumerate() {
        line(&item_code(number, signature));
    }
    code
}

/// The code of a module with the messages of the extras catalogue `name`, which the module around it re-exports.
#[must_use]
pub fn extras_code(name: &str) -> String {
    format!(
        "/// The messages of the catalogue `{name}`.\npub mod extras {{\n    // No message may have variables.\n    #[allow(unused_imports)]\n    use crate::game::{{Language, catalogue}};\n\n    \
         include!(concat!(env!(\"OUT_DIR\"), \"/{name}.rs\"));\n}}\n\
         // What both have is that of the catalogue itself.\n#[allow(unused_imports)]\npub use extras::*;\n"
    )
}

/// The code of a list of games, which has these messages for each game. Games are given by the names of their catalogues; the
/// message `name` of the game `corsairs` is `corsairs-name`.
#[must_use]
pub fn games_code(games: &[&str], messages: &[&str]) -> String {
    let mut code = format!(
        "/// What is said about each game: its messages {}.\npub static OF_GAMES: &[(&str, [catalogue::Message; {}])] = &[\n",
        messages.iter().map(|message| format!("`{message}`")).collect::<Vec<_>>().join(", "),
        messages.len()
    );
    for game in games {
        let items = messages.iter().map(|message| static_name(&format!("{game}-{message}")));
        // Writing to a string cannot fail.
        let _ = writeln!(code, "    ({game:?}, [{}]),", items.collect::<Vec<_>>().join(", "));
    }
    code + "];\n"
}

/// The code of the item of one message. `number` is the place of the message in the catalogue.
fn item_code(number: usize, signature: &Signature) -> String {
    let Signature { name, english, variables, is_helper } = signature;
    let first = english.lines().next().unwrap_or_default();
    let allowed = if *is_helper { "#[allow(dead_code)]\n" } else { "" };
    let mut code = format!("{allowed}#[doc = {:?}]\n", format!("`{name}`: {first}"));
    // Writing to a string cannot fail.
    let mut line = |text: std::fmt::Arguments<'_>| {
        let _ = writeln!(code, "{text}");
    };
    if name == RULES_MESSAGE {
        let options: Vec<&str> = variables.iter().map(|(option, _)| option.as_str()).collect();
        line(format_args!(
            "pub static GAME_RULES: catalogue::Rules = catalogue::Rules::new(&CATALOGUE, {number}, &{options:?});"
        ));
        return code;
    }
    if variables.is_empty() {
        let name = static_name(name);
        line(format_args!("pub static {name}: catalogue::Message = catalogue::Message::new(&CATALOGUE, {number});"));
        return code;
    }
    let fields = fields(signature);
    let types: Vec<String> = (0..fields.len()).map(|at| format!("T{at}")).collect();
    let generics = types.join(", ");
    line(format_args!("pub struct {}<{generics}> {{", type_name(name)));
    for ((field, about, _), own) in fields.iter().zip(&types) {
        line(format_args!("    #[doc = \"{about}\"]\n    pub {field}: {own},"));
    }
    line(format_args!("}}"));
    let bounds = fields.iter().zip(&types).map(|((.., bound), own)| format!("{own}: catalogue::{bound}"));
    let bounds: Vec<String> = bounds.collect();
    line(format_args!("{allowed}impl<{}> {}<{generics}> {{", bounds.join(", "), type_name(name)));
    line(format_args!("    #[doc = \"The message in a language.\"]\n    #[must_use]"));
    line(format_args!("    pub fn text(&self, language: Language) -> String {{"));
    let value = |(variable, _): &(String, VariableKind)| match variable.as_str() {
        "rank" if has_card(signature) => {
            "catalogue::Value::Text(catalogue::CardMessageKeys::keys(&self.card).0)".into()
        }
        "suit" if has_card(signature) => {
            "catalogue::Value::Text(catalogue::CardMessageKeys::keys(&self.card).1)".into()
        }
        _ => format!("catalogue::Argument::value(&self.{})", field_name(variable)),
    };
    let values: Vec<String> = variables.iter().map(value).collect();
    line(format_args!("        CATALOGUE.write(language, {number}, &[{}])\n    }}\n}}", values.join(", ")));
    code
}

/// Whether the code gives a message a card, from which the variables `rank` and `suit` follow.
fn has_card(Signature { variables, .. }: &Signature) -> bool {
    ["rank", "suit"].iter().all(|own| variables.iter().any(|(variable, _)| variable == own))
}

/// The fields of a message's struct: the name, the documentation and the trait of each.
fn fields(signature: &Signature) -> Vec<(String, String, &'static str)> {
    let has_card = has_card(signature);
    let card = has_card.then(|| ("card".into(), "The card with `$rank` and `$suit`".into(), "CardMessageKeys"));
    let others = signature.variables.iter().filter(|(name, _)| !has_card || !["rank", "suit"].contains(&name.as_str()));
    let others = others.map(|(variable, kind)| {
        let bound = match kind {
            VariableKind::Any => "Argument",
            VariableKind::Number => "Number",
            VariableKind::Key => "Key",
        };
        (field_name(variable), format!("`${variable}`"), bound)
    });
    card.into_iter().chain(others).collect()
}

/// Keywords of Rust that could be names of variables. As fields, they are written with `r#`.
const RESERVED_WORDS: &[&str] =
    &["as", "for", "if", "in", "let", "loop", "match", "mod", "move", "ref", "type", "use", "where"];

/// The name of a variable as a Rust field.
fn field_name(variable: &str) -> String {
    let name = variable.replace('-', "_");
    if RESERVED_WORDS.contains(&name.as_str()) { format!("r#{name}") } else { name }
}
