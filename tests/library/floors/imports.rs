//! Finds the paths that a Rust file names: in `use` declarations, in groups, and in the middle of code.

use std::collections::BTreeSet;

/// Methods of a window that return a browser's storage, worker or clock.
const DEVICE_METHODS: &[&str] = &["local_storage", "session_storage", "performance", "service_worker"];

/// The identifiers and punctuation of a Rust file, each with its line, without comments and literals.
fn tokens(text: &str) -> Vec<(usize, &str)> {
    let mut tokens = Vec::new();
    let (mut rest, mut line) = (text, 1);
    while let Some(first) = rest.chars().next() {
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let until = |end: &str, from: usize| rest[from..].find(end).map_or(rest.len(), |at| from + at + end.len());
        let is_raw = rest.starts_with("r\"") || rest.starts_with("r#");
        let length = if rest.starts_with("//") {
            until("\n", 0).max(2) - usize::from(rest.contains('\n'))
        } else if rest.starts_with("/*") {
            until("*/", 2)
        } else if is_raw {
            let hashes = rest[1..].chars().take_while(|letter| *letter == '#').count();
            until(&format!("\"{}", "#".repeat(hashes)), hashes + 2)
        } else if first == '"' {
            let mut escaped = false;
            let end = rest[1..].find(|letter| {
                let ends = letter == '"' && !escaped;
                escaped = letter == '\\' && !escaped;
                ends
            });
            end.map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("'\"'") {
            3
        } else if rest.starts_with("'\\") {
            until("'", 3)
        } else if is_word(first) {
            let word = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
            tokens.push((line, &rest[..word]));
            word
        } else {
            let sign = if rest.starts_with("::") { 2 } else { first.len_utf8() };
            if !first.is_whitespace() {
                tokens.push((line, &rest[..sign]));
            }
            sign
        };
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    tokens
}

/// A path that a file names.
pub struct Import {
    /// The line that names it.
    pub line: usize,
    /// The path. It begins with `crate` if it begins with `crate`, `super`, `self` or the name of the crate.
    pub path: Vec<String>,
    /// The name that a `use` gives to the item, and whether the `use` is public.
    name: Option<(String, bool)>,
    /// Whether the file uses the name elsewhere, too.
    is_needed: bool,
}

impl Import {
    /// Whether a `use` gives this name to the item.
    pub fn gives(&self, name: &str) -> bool {
        self.name.as_ref().is_some_and(|(given, _)| given == name)
    }

    /// Whether it is a `pub use` of a name that the file does not use itself.
    pub fn is_plain_re_export(&self) -> bool {
        !self.is_needed && self.name.as_ref().is_some_and(|(_, is_public)| *is_public)
    }
}

/// All paths that a file names, each with its line: in a `use`, in a group in braces, or in the middle of code. Paths into
/// our library begin with `crate`.
pub fn paths(file: &str, text: &str) -> Vec<(usize, Vec<String>)> {
    let mut module: Vec<String> = file.trim_end_matches(".rs").split('/').map(String::from).collect();
    if module.last().is_some_and(|last| last == "mod" || last == "lib") {
        module.pop();
    }
    imports("corsair_cabinet", &module, text).into_iter().map(|import| (import.line, import.path)).collect()
}

/// All paths that the file of a module names. Programs beside a library call it by `name`.
pub fn imports(name: &str, module: &[String], text: &str) -> Vec<Import> {
    let tokens = tokens(text);
    let mut found = Vec::new();
    // The words outside of `use`.
    let mut words = BTreeSet::new();
    // The modules in braces around the current token, each with the number of braces that are open around it.
    let (mut inner, mut depth): (Vec<(usize, String)>, usize) = (Vec::new(), 0);
    let mut at = 0;
    while at < tokens.len() {
        let (line, token) = tokens[at];
        let before = |count: usize| at.checked_sub(count).map_or("", |before| tokens[before].1);
        match token {
            "{" if before(2) == "mod" => {
                inner.push((depth, before(1).to_owned()));
                depth += 1;
            }
            "{" => depth += 1,
            "}" => {
                depth = depth.saturating_sub(1);
                inner.retain(|(around, _)| *around < depth);
            }
            // A visibility such as `pub(in super::super)` is no import.
            "crate" | "super" if before(1) == "in" => {
                at = branches(&tokens, at, Vec::new(), &mut Vec::new());
                continue;
            }
            _ if before(1) != "::" && tokens.get(at + 1).is_some_and(|next| next.1 == "::") => {
                let here: Vec<String> = module.iter().chain(inner.iter().map(|(_, name)| name)).cloned().collect();
                let is_use = before(1) == "use";
                let is_public = before(2) == "pub" || before(2) == ")";
                let mut ends = Vec::new();
                let first = at;
                at = branches(&tokens, at, Vec::new(), &mut ends);
                if !is_use {
                    words.extend(tokens[first..at].iter().map(|(_, word)| *word));
                }
                for (path, alias) in ends {
                    let item = path.iter().rfind(|step| *step != "self").cloned().unwrap_or_default();
                    let alias = alias
                        .or_else(|| tokens.get(at + 1).filter(|_| tokens[at].1 == "as").map(|next| next.1.to_owned()));
                    let given = is_use.then(|| (alias.unwrap_or(item), is_public));
                    found.push(Import { line, path: from_the_root(name, &here, path), name: given, is_needed: false });
                }
                continue;
            }
            _ if before(1) == "." && DEVICE_METHODS.contains(&token) => {
                let path = vec!["web_sys".into(), "Storage".into()];
                found.push(Import { line, path, name: None, is_needed: true });
            }
            // The name of a module is no use of an item of the same name.
            _ if before(1) == "mod" => {}
            _ => {
                words.insert(token);
            }
        }
        at += 1;
    }
    for import in &mut found {
        import.is_needed = import.name.as_ref().is_none_or(|(name, _)| words.contains(name.as_str()));
    }
    found
}

/// A path with the name that a group gives to its item.
type Branch = (Vec<String>, Option<String>);

/// Reads a path that begins at token `at`, with a path for each item of its groups. Returns the token after it.
fn branches(tokens: &[(usize, &str)], mut at: usize, mut path: Vec<String>, ends: &mut Vec<Branch>) -> usize {
    loop {
        match tokens.get(at).map(|(_, token)| *token) {
            Some("{") => {
                at += 1;
                while let Some((_, token)) = tokens.get(at).filter(|(_, token)| *token != "}") {
                    at = match *token {
                        "," => at + 1,
                        "as" => {
                            if let (Some((_, alias)), Some((_, name))) = (ends.last_mut(), tokens.get(at + 1)) {
                                *alias = Some((*name).to_owned());
                            }
                            at + 2
                        }
                        _ => branches(tokens, at, path.clone(), ends),
                    };
                }
                return at + 1;
            }
            Some(segment) => {
                path.push(segment.to_owned());
                at += 1;
            }
            None => break,
        }
        match (tokens.get(at), tokens.get(at + 1)) {
            (Some((_, "::")), Some((_, "<"))) | (None, _) => break,
            (Some((_, "::")), Some(_)) => at += 1,
            _ => break,
        }
    }
    ends.push((path, None));
    at
}

/// The same path from `crate` on, if it begins with `crate`, `super`, `self` or the name of the crate. Other paths stay as
/// they are.
fn from_the_root(name: &str, module: &[String], path: Vec<String>) -> Vec<String> {
    let is_root = |step: &str| step == "crate" || step == name;
    let mut base = match path[0].as_str() {
        step if is_root(step) => Vec::new(),
        "super" | "self" => module.to_vec(),
        _ => return path,
    };
    let mut rest = path.into_iter().peekable();
    while let Some(step) = rest.next_if(|step| is_root(step) || step == "super" || step == "self") {
        if step == "super" {
            base.pop();
        }
    }
    ["crate".to_owned()].into_iter().chain(base).chain(rest).collect()
}
