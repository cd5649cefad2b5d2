//! Reads a Fluent file and resolves everything that is known at build time: terms, references to other messages, literals.
//!
//! A resolved message is a list of [pieces](Piece): texts, variables, and choices by a variable.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Term, VariantKey,
};
use fluent_syntax::parser;

use crate::plural::{self, CATEGORIES};
use crate::source::{Problem, Source};

/// A piece of a resolved message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A text.
    Text(String),
    /// The value of a variable.
    Variable(String),
    /// A number whose digits are in groups of three: the variable, and the separator between the groups.
    Grouped(String, String),
    /// A mark that makes the next letter a capital letter.
    Capital,
    /// A choice by a variable.
    Select(Select),
}

/// A choice by a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Select {
    /// The variable.
    pub variable: String,
    /// Whether the variable is a number.
    pub is_number: bool,
    /// The variants, each with its key or with its condition for the number. The first one that fits is chosen. The last one is
    /// the default and has an empty key.
    pub variants: Vec<(String, Vec<Piece>)>,
}

/// The kind of a variable, which follows from its uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariableKind {
    /// Any value that can be written.
    Any,
    /// A number.
    Number,
    /// A key that chooses a variant.
    Key,
}

impl VariableKind {
    /// The kind that fits two uses; `None` if no kind does.
    #[must_use]
    pub fn common_kind(self, other: Self) -> Option<Self> {
        match (self, other) {
            (Self::Any, kind) | (kind, Self::Any) => Some(kind),
            (one, other) => (one == other).then_some(one),
        }
    }
}

/// A message or an attribute of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The name of the message; `message.attribute` for an attribute.
    pub name: String,
    /// The file of the message.
    pub file: String,
    /// The line of the message in the file, counted from 1.
    pub line: usize,
    /// The resolved pattern.
    pub parts: Vec<Piece>,
    /// The variables that the comment above the message names. A translation may use them even if the English message does not.
    pub optional: BTreeSet<String>,
    /// Whether another message refers to this one, so that the code need not use it.
    pub is_helper: bool,
}

impl Message {
    /// A problem of this message, as an error with its file and line.
    #[must_use]
    pub fn problem(&self, what: String) -> Problem {
        Problem { file: self.file.clone(), line: self.line, what }
    }
}

/// The messages of a catalogue in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Messages {
    /// The file that an error about a missing message names.
    pub file: String,
    /// The messages in their order.
    pub messages: Vec<Message>,
    /// The names of the messages to which these messages refer, including messages of the common file.
    pub referred: BTreeSet<String>,
}

impl Messages {
    /// The message of this name; `None` if there is none.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.name == name)
    }

    /// Reads a catalogue of one language. Its messages may refer to those of `common`, which are not part of the result.
    ///
    /// # Errors
    /// All mistakes in either file.
    pub fn read(tag: &str, common: Option<&Source>, own: &Source) -> Result<Self, Vec<Problem>> {
        let categories = plural::of(tag).ok_or_else(|| {
            let what = format!("the plural categories of `{tag}` are not in plural.rs");
            vec![Problem { file: own.file.clone(), line: 1, what }]
        })?;
        let mut reader = Reader { categories, ..Reader::default() };
        for source in common.into_iter().chain([own]) {
            reader.collect(source);
        }
        let mut messages = Vec::new();
        for name in reader.order.clone() {
            let raw = &reader.patterns[&name];
            let (file, line, optional) = (raw.file.clone(), raw.line, raw.optional.clone());
            // The common file reports its own problems.
            if file != own.file {
                continue;
            }
            match reader.resolve(&raw.pattern, &Scope::default()) {
                Ok(parts) => messages.push(Message { name, file, line, parts, optional, is_helper: false }),
                Err(what) => reader.problems.push(Problem { file, line, what: format!("message `{name}` {what}") }),
            }
        }
        if !reader.problems.is_empty() {
            return Err(reader.problems);
        }
        let mut read = Self { file: own.file.clone(), messages, referred: BTreeSet::new() };
        read.refer(reader.referred.into_inner());
        Ok(read)
    }

    /// Marks the messages of these names as messages to which others refer.
    pub fn refer(&mut self, names: BTreeSet<String>) {
        for message in &mut self.messages {
            message.is_helper |= names.contains(&message.name);
        }
        self.referred.extend(names);
    }
}

/// The variables of a pattern, each with the kind that follows from its uses.
#[must_use]
pub fn uses(parts: &[Piece]) -> BTreeMap<String, VariableKind> {
    let mut all: BTreeMap<String, VariableKind> = BTreeMap::new();
    let mut add = |variable: &String, kind: VariableKind| {
        let known = all.entry(variable.clone()).or_insert(VariableKind::Any);
        *known = known.common_kind(kind).unwrap_or(kind);
    };
    for part in parts {
        match part {
            Piece::Text(_) | Piece::Capital => {}
            Piece::Variable(variable) => add(variable, VariableKind::Any),
            Piece::Grouped(variable, _) => add(variable, VariableKind::Number),
            Piece::Select(Select { variable, is_number, variants }) => {
                add(variable, if *is_number { VariableKind::Number } else { VariableKind::Key });
                for (inner, kind) in variants.iter().flat_map(|(_, parts)| uses(parts)) {
                    add(&inner, kind);
                }
            }
        }
    }
    all
}

/// A pattern as text, for the documentation of the code: variables by name, and the default of every choice.
#[must_use]
pub fn plain_text(parts: &[Piece]) -> String {
    let piece = |part: &Piece| match part {
        Piece::Text(text) => text.clone(),
        Piece::Variable(variable) | Piece::Grouped(variable, _) => format!("{{ ${variable} }}"),
        Piece::Capital => String::new(),
        Piece::Select(select) => select.variants.last().map_or_else(String::new, |(_, parts)| plain_text(parts)),
    };
    parts.iter().map(piece).collect()
}

/// All texts in a pattern, in every variant of its choices. Tests read them.
#[must_use]
pub fn texts(parts: &[Piece]) -> Vec<String> {
    let inner = |part: &Piece| match part {
        Piece::Text(text) => vec![text.clone()],
        Piece::Select(select) => select.variants.iter().flat_map(|(_, parts)| texts(parts)).collect(),
        Piece::Variable(_) | Piece::Grouped(..) | Piece::Capital => Vec::new(),
    };
    parts.iter().flat_map(inner).collect()
}

/// A message before it is resolved.
struct UnresolvedMessage {
    file: String,
    line: usize,
    pattern: Pattern<String>,
    optional: BTreeSet<String>,
}

/// The context in which a pattern is resolved.
#[derive(Default)]
struct Scope {
    /// Inside a term, the arguments of the term, which are the only variables there; otherwise `None`.
    arguments: Option<BTreeMap<String, String>>,
    /// The number of references that lead here.
    depth: usize,
}

/// The greatest number of references that may lead to a pattern. More can only be a circle.
const MAX_REFERENCE_DEPTH: usize = 16;

/// Reads and resolves the messages of a language.
#[derive(Default)]
struct Reader {
    categories: &'static [(&'static str, &'static str)],
    order: Vec<String>,
    patterns: BTreeMap<String, UnresolvedMessage>,
    terms: BTreeMap<String, Term<String>>,
    /// The messages that others refer to.
    referred: RefCell<BTreeSet<String>>,
    problems: Vec<Problem>,
}

impl Reader {
    /// Adds the messages and terms of a file.
    fn collect(&mut self, source: &Source) {
        let Source { file, text } = source;
        let problem = |line: usize, what: String| Problem { file: file.clone(), line, what };
        if let Some(at) = text.find(|letter: char| letter.is_control() && letter != '\n') {
            self.problems.push(problem(line_at(text, at), "control characters are not allowed".into()));
            return;
        }
        let indented = |line: &str| line.starts_with(' ') && line.trim_start().starts_with('#');
        if let Some(at) = text.lines().position(indented) {
            self.problems.push(problem(
                at + 1,
                "an indented comment would be part of the text: write it above the message".into(),
            ));
            return;
        }
        let resource = match parser::parse(text.clone()) {
            Ok(resource) => resource,
            Err((_, errors)) => {
                self.problems.extend(errors.into_iter().map(|error| {
                    let line = line_at(text, error.pos.start);
                    problem(line, error.kind.to_string())
                }));
                return;
            }
        };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let name = message.id.name;
                    let line = line_of(text, &format!("{name} "));
                    let comment = message.comment.map(|comment| comment.content.join("\n")).unwrap_or_default();
                    let optional = documented_variables(&comment);
                    let attributes = message.attributes.into_iter().map(|attribute| {
                        let full = format!("{name}.{}", attribute.id.name);
                        (full, line_after(text, line, &format!(".{} ", attribute.id.name)), attribute.value)
                    });
                    let value = message.value.map(|value| (name.clone(), line, value));
                    for (name, line, pattern) in value.into_iter().chain(attributes) {
                        let raw = UnresolvedMessage { file: file.clone(), line, pattern, optional: optional.clone() };
                        if self.patterns.insert(name.clone(), raw).is_some() {
                            self.problems.push(problem(line, format!("message `{name}` is there twice")));
                        } else {
                            self.order.push(name);
                        }
                    }
                }
                Entry::Term(term) => {
                    let name = term.id.name.clone();
                    if self.terms.insert(name.clone(), term).is_some() {
                        let line = line_of(text, &format!("-{name} "));
                        self.problems.push(problem(line, format!("term `-{name}` is there twice")));
                    }
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
            }
        }
    }

    /// Resolves a pattern. An error is the end of a sentence that begins with the message.
    fn resolve(&self, pattern: &Pattern<String>, scope: &Scope) -> Result<Vec<Piece>, String> {
        let mut parts: Vec<Piece> = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => push(&mut parts, Piece::Text(value.clone())),
                PatternElement::Placeable { expression } => {
                    for part in self.expression(expression, scope)? {
                        push(&mut parts, part);
                    }
                }
            }
        }
        // Lines that go on are one line; an empty line between them begins a paragraph.
        if scope.depth == 0 {
            fold_lines(&mut parts);
        }
        Ok(parts)
    }

    fn expression(&self, expression: &Expression<String>, scope: &Scope) -> Result<Vec<Piece>, String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, scope),
            Expression::Select { selector, variants } => {
                let keys: Vec<&str> = variants.iter().map(|variant| key(&variant.key)).collect();
                let (variable, numeric) = match selector {
                    InlineExpression::VariableReference { id } => (id.name.clone(), is_numeric(&keys)),
                    InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
                        (the_variable(arguments)?, true)
                    }
                    InlineExpression::TermReference { id, attribute: Some(attribute), .. } => {
                        let value = self.attribute_of_term(&id.name, &attribute.name)?;
                        return self.chosen_variant(variants, Some(&value), scope);
                    }
                    _ => {
                        return Err("chooses by something that is neither a variable nor an attribute of a term".into());
                    }
                };
                if let Some(arguments) = &scope.arguments {
                    return self.chosen_variant(variants, arguments.get(&variable).map(String::as_str), scope);
                }
                let mut resolved: Vec<(String, Vec<Piece>)> = Vec::new();
                let mut default = Vec::new();
                // A number itself goes before its category.
                let (exact, rest): (Vec<_>, Vec<_>) =
                    variants.iter().partition(|variant| matches!(variant.key, VariantKey::NumberLiteral { .. }));
                for variant in exact.into_iter().chain(rest) {
                    let parts = self.resolve(&variant.value, scope)?;
                    if variant.default {
                        default = parts;
                    } else {
                        let name = key(&variant.key);
                        resolved.push((if numeric { self.condition(&variant.key)? } else { name.to_owned() }, parts));
                    }
                }
                resolved.push((String::new(), default));
                Ok(vec![Piece::Select(Select { variable, is_number: numeric, variants: resolved })])
            }
        }
    }

    /// The condition on a number for which the key of a variant stands.
    fn condition(&self, key: &VariantKey<String>) -> Result<String, String> {
        match key {
            VariantKey::NumberLiteral { value } if value.bytes().all(|byte| byte.is_ascii_digit()) => {
                Ok(format!("={value}"))
            }
            VariantKey::NumberLiteral { value } => Err(format!("has [{value}], which is no whole number")),
            VariantKey::Identifier { name } => {
                let found = self.categories.iter().find(|(category, _)| category == name);
                found.map(|(_, condition)| (*condition).to_owned()).ok_or_else(|| match name.as_str() {
                    "other" => "has [other] for a number, but not as the default: write *[other]".into(),
                    _ => format!("has [{name}], which is no plural category of this language"),
                })
            }
        }
    }

    /// The pieces of the variant for a value that is known at build time, or of the default.
    fn chosen_variant(
        &self,
        variants: &[fluent_syntax::ast::Variant<String>],
        value: Option<&str>,
        scope: &Scope,
    ) -> Result<Vec<Piece>, String> {
        let found = variants.iter().find(|variant| Some(key(&variant.key)) == value);
        let default = || variants.iter().find(|variant| variant.default);
        found.or_else(default).map_or_else(|| Ok(Vec::new()), |variant| self.resolve(&variant.value, scope))
    }

    /// The text of an attribute of a term.
    fn attribute_of_term(&self, term: &str, attribute: &str) -> Result<String, String> {
        let found = self.terms.get(term).ok_or_else(|| format!("uses the term -{term}, which does not exist"))?;
        let found = found.attributes.iter().find(|each| each.id.name == attribute);
        let found = found.ok_or_else(|| format!("uses -{term}.{attribute}, which does not exist"))?;
        let scope = Scope { arguments: Some(BTreeMap::new()), depth: 1 };
        Ok(plain_text(&self.resolve(&found.value, &scope)?))
    }

    /// The text of a term without arguments; `None` if there is no such term.
    fn text_of_term(&self, term: &str) -> Result<Option<String>, String> {
        let Some(found) = self.terms.get(term) else { return Ok(None) };
        let scope = Scope { arguments: Some(BTreeMap::new()), depth: 1 };
        Ok(Some(plain_text(&self.resolve(&found.value, &scope)?)))
    }

    fn inline(&self, inline: &InlineExpression<String>, scope: &Scope) -> Result<Vec<Piece>, String> {
        let deeper = |arguments: Option<BTreeMap<String, String>>| Scope { arguments, depth: scope.depth + 1 };
        if scope.depth > MAX_REFERENCE_DEPTH {
            return Err("refers to itself".into());
        }
        match inline {
            InlineExpression::StringLiteral { value } => {
                let text = fluent_syntax::unicode::unescape_unicode_to_string(value);
                Ok(vec![Piece::Text(text.into_owned())])
            }
            InlineExpression::NumberLiteral { value } => Ok(vec![Piece::Text(value.clone())]),
            InlineExpression::VariableReference { id } => match &scope.arguments {
                None => Ok(vec![Piece::Variable(id.name.clone())]),
                Some(arguments) => {
                    let value = arguments.get(&id.name);
                    let value = value.ok_or_else(|| format!("uses a term without its argument ${}", id.name))?;
                    Ok(vec![Piece::Text(value.clone())])
                }
            },
            InlineExpression::MessageReference { id, attribute } => {
                let name = match attribute {
                    Some(attribute) => format!("{}.{}", id.name, attribute.name),
                    None => id.name.clone(),
                };
                let raw =
                    self.patterns.get(&name).ok_or_else(|| format!("refers to `{name}`, which does not exist"))?;
                self.referred.borrow_mut().insert(name);
                self.resolve(&raw.pattern, &deeper(None))
            }
            InlineExpression::TermReference { id, attribute: None, arguments } => {
                let term = self.terms.get(&id.name);
                let term = term.ok_or_else(|| format!("uses the term -{}, which does not exist", id.name))?;
                let named = arguments.iter().flat_map(|arguments| &arguments.named);
                let known = named.map(|argument| match &argument.value {
                    InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                        Ok((argument.name.name.clone(), value.clone()))
                    }
                    _ => Err("gives a term something that is no literal".to_owned()),
                });
                self.resolve(&term.value, &deeper(Some(known.collect::<Result<_, _>>()?)))
            }
            InlineExpression::TermReference { id, .. } => {
                Err(format!("writes an attribute of the term -{}, which can only be chosen by", id.name))
            }
            InlineExpression::FunctionReference { id, arguments } => match id.name.as_str() {
                "NUMBER" => {
                    let variable = the_variable(arguments)?;
                    let separator = self.text_of_term("group-separator")?.unwrap_or_default();
                    let grouped = Piece::Grouped(variable.clone(), separator);
                    let Some(ungrouped) = self.text_of_term("most-ungrouped")? else { return Ok(vec![grouped]) };
                    if ungrouped.parse::<u64>().is_err() {
                        return Err("needs the term -most-ungrouped, which is no whole number".into());
                    }
                    let variants = vec![
                        (format!("=0..{ungrouped}"), vec![Piece::Variable(variable.clone())]),
                        (String::new(), vec![grouped]),
                    ];
                    Ok(vec![Piece::Select(Select { variable, is_number: true, variants })])
                }
                "CAPITAL" => match &arguments.positional[..] {
                    [argument] if arguments.named.is_empty() => {
                        let inner = self.inline(argument, scope)?;
                        Ok(std::iter::once(Piece::Capital).chain(inner).collect())
                    }
                    _ => Err("calls CAPITAL with other than one argument".into()),
                },
                name => Err(format!("calls the function {name}, which does not exist")),
            },
            InlineExpression::Placeable { expression } => self.expression(expression, scope),
        }
    }
}

/// Adds a piece. Two texts in a row become one.
fn push(parts: &mut Vec<Piece>, part: Piece) {
    match (parts.last_mut(), part) {
        (Some(Piece::Text(before)), Piece::Text(text)) => before.push_str(&text),
        (_, Piece::Text(text)) if text.is_empty() => {}
        (_, part) => parts.push(part),
    }
}

/// Joins the lines of each paragraph into one. Empty lines stay, as they separate paragraphs.
fn fold_lines(parts: &mut [Piece]) {
    for part in parts {
        match part {
            Piece::Text(text) if text.contains('\n') => {
                let paragraphs: Vec<String> =
                    text.split("\n\n").map(|paragraph| paragraph.replace('\n', " ")).collect();
                *text = paragraphs.join("\n\n");
            }
            Piece::Select(select) => select.variants.iter_mut().for_each(|(_, parts)| fold_lines(parts)),
            Piece::Text(_) | Piece::Variable(_) | Piece::Grouped(..) | Piece::Capital => {}
        }
    }
}

/// The variables that a comment names.
fn documented_variables(comment: &str) -> BTreeSet<String> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    let names = comment.split('$').skip(1).map(|rest| rest.split(|letter| !is_name(letter)).next().unwrap_or_default());
    names.filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

fn key(key: &VariantKey<String>) -> &str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// Whether keys of variants are numbers and plural categories.
fn is_numeric(keys: &[&str]) -> bool {
    let is_number = |key: &&str| key.bytes().all(|byte| byte.is_ascii_digit());
    let is_category = |key: &&str| CATEGORIES.contains(key);
    keys.iter().all(|key| is_number(key) || is_category(key)) && keys.iter().any(|key| *key != "other")
}

/// The one variable that a function is called with.
fn the_variable(arguments: &CallArguments<String>) -> Result<String, String> {
    match &arguments.positional[..] {
        [InlineExpression::VariableReference { id }] if arguments.named.is_empty() => Ok(id.name.clone()),
        _ => Err("calls NUMBER with other than one variable".into()),
    }
}

/// The line of a byte in a text, counted from 1.
fn line_at(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

/// The first line of a text that begins with these characters, counted from 1.
fn line_of(text: &str, beginning: &str) -> usize {
    line_after(text, 0, beginning)
}

/// The first line after the line number `line` that begins with these characters, counted from 1. Spaces at its beginning do not
/// count.
fn line_after(text: &str, line: usize, beginning: &str) -> usize {
    let found = text.lines().skip(line).position(|each| each.trim_start().starts_with(beginning.trim_end()));
    found.map_or(line.max(1), |at| line + at + 1)
}
