//! Finds the paths that a Rust file names: in `use` declarations, in groups, and in the middle of code.

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

/// All paths that a file names, each with its line: in a `use`, in a group in braces, or in the middle of code. Paths into
/// our library begin with `crate`.
pub fn paths(file: &str, text: &str) -> Vec<(usize, Vec<String>)> {
    let mut module: Vec<String> = file.trim_end_matches(".rs").split('/').map(String::from).collect();
    if module.last().is_some_and(|last| last == "mod" || last == "lib") {
        module.pop();
    }
    let tokens = tokens(text);
    let mut found = Vec::new();
    // The modules in braces around the current token, each with the number of braces that are open around it.
    let (mut inner, mut depth): (Vec<(usize, String)>, usize) = (Vec::new(), 0);
    let mut at = 0;
    while at < tokens.len() {
        let (line, token) = tokens[at];
        let previous = at.checked_sub(1).map_or("", |before| tokens[before].1);
        match token {
            "{" if at >= 2 && tokens[at - 2].1 == "mod" => {
                inner.push((depth, previous.to_owned()));
                depth += 1;
            }
            "{" => depth += 1,
            "}" => {
                depth = depth.saturating_sub(1);
                inner.retain(|(around, _)| *around < depth);
            }
            // A visibility such as `pub(in super::super)` is no import.
            "crate" | "super" if previous == "in" => {
                at = branches(&tokens, at, Vec::new(), &mut Vec::new());
                continue;
            }
            _ if previous != "::" && tokens.get(at + 1).is_some_and(|next| next.1 == "::") => {
                let here: Vec<String> = module.iter().chain(inner.iter().map(|(_, name)| name)).cloned().collect();
                let mut ends = Vec::new();
                at = branches(&tokens, at, Vec::new(), &mut ends);
                found.extend(ends.into_iter().map(|path| (line, from_the_root(&here, path))));
                continue;
            }
            _ if previous == "." && DEVICE_METHODS.contains(&token) => {
                found.push((line, vec!["web_sys".into(), "Storage".into()]));
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// Reads a path that begins at token `at`, with a path for each item of its groups. Returns the token after it.
fn branches(tokens: &[(usize, &str)], mut at: usize, mut path: Vec<String>, ends: &mut Vec<Vec<String>>) -> usize {
    loop {
        match tokens.get(at).map(|(_, token)| *token) {
            Some("{") => {
                at += 1;
                while tokens.get(at).is_some_and(|(_, token)| *token != "}") {
                    at = match tokens[at].1 {
                        "," => at + 1,
                        "as" => at + 2,
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
    ends.push(path);
    at
}

/// The same path from `crate` on, if it begins with `crate`, `super`, `self` or the name of our library. Other paths stay as
/// they are.
fn from_the_root(module: &[String], path: Vec<String>) -> Vec<String> {
    let mut base = match path[0].as_str() {
        "crate" | "corsair_cabinet" => Vec::new(),
        "super" | "self" => module.to_vec(),
        _ => return path,
    };
    let mut rest = path.into_iter().peekable();
    while let Some(step) = rest.next_if(|step| ["crate", "corsair_cabinet", "super", "self"].contains(&step.as_str())) {
        if step == "super" {
            base.pop();
        }
    }
    ["crate".to_owned()].into_iter().chain(base).chain(rest).collect()
}
