//! Values as text: JSON, or an outline of names and values.

use serde::Serialize;
use serde_json::Value;

use super::answer::{Answer, CommandError};

/// The value as JSON, in one line.
pub(super) fn json(value: &(impl Serialize + ?Sized)) -> Result<String, CommandError> {
    serde_json::to_string(value).map_err(CommandError::from)
}

/// The value as an outline. Each line has a name and a value. The parts of a value are indented below it, and the members of a
/// list are numbered from 1. The outline is made from the JSON, so every game has an outline, and both have the same content.
pub(super) fn outline(value: &(impl Serialize + ?Sized)) -> Answer {
    let mut lines = Vec::new();
    push(&serde_json::to_value(value)?, "", &mut lines);
    Ok(lines)
}

fn push(value: &Value, indent: &str, lines: &mut Vec<String>) {
    let parts: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(name, part)| (name.clone(), part)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(index, part)| ((index + 1).to_string(), part)).collect(),
        _ => Vec::new(),
    };
    for (name, part) in parts {
        if let Some(text) = in_one_line(part) {
            lines.push(format!("{indent}{name}: {text}"));
        } else {
            lines.push(format!("{indent}{name}:"));
            push(part, &format!("{indent}  "), lines);
        }
    }
}

/// The value in one line, if it has no parts or is a list of values without parts; otherwise `None`.
fn in_one_line(value: &Value) -> Option<String> {
    let word = |value: &Value| match value {
        Value::Null => Some("-".into()),
        Value::Bool(yes) => Some(yes.to_string()),
        Value::Number(number) => Some(number.to_string()),
        Value::String(text) => Some(text.escape_debug().to_string()),
        Value::Array(_) | Value::Object(_) => None,
    };
    match value {
        Value::Array(items) if items.is_empty() => Some("-".into()),
        Value::Array(items) => items.iter().map(word).collect::<Option<Vec<_>>>().map(|words| words.join(" ")),
        value => word(value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_has_a_line_for_each_name() {
        let value = serde_json::json!({
            "hand": ["2C", "3D"],
            "piles": [[], [1, null]],
            "table": { "turn": 1, "said": "a\nb" },
        });
        let expected = ["hand: 2C 3D", "piles:", "  1: -", "  2: 1 -", "table:", "  said: a\\nb", "  turn: 1"];
        assert_eq!(outline(&value).unwrap(), expected);
    }
}
