//! Makes the page and its stylesheets smaller. Compression takes care of the rest.

/// A page without comments, indentation and empty lines. Its scripts are shortened too.
///
/// The page and its scripts must not have texts that span several lines.
#[must_use]
pub fn minify_page(html: &str) -> String {
    let html = without(html, "<!--", "-->");
    let lines = html.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// A stylesheet without comments, and without spaces that mean nothing. A text in quotation marks stays as it is.
#[must_use]
pub fn minify_style(css: &str) -> String {
    let mut small = String::with_capacity(css.len());
    for (place, part) in without(css, "/*", "*/").split('"').enumerate() {
        if place % 2 == 1 {
            small.extend(["\"", part, "\""]);
            continue;
        }
        let mut between = false;
        for letter in part.chars() {
            if letter.is_whitespace() {
                between = true;
                continue;
            }
            // A space before a colon means a descendant; a space after a colon is in a declaration.
            let is_needed =
                !"{};,".contains(letter) && !small.ends_with(['{', '}', ';', ',', ':']) && !small.is_empty();
            if std::mem::take(&mut between) && is_needed {
                small.push(' ');
            }
            if letter == '}' && small.ends_with(';') {
                small.pop();
            }
            small.push(letter);
        }
        if between && !small.ends_with(['{', '}', ';', ',', ':']) {
            small.push(' ');
        }
    }
    small
}

/// The text without the parts from `start` to `end`, both included.
fn without(text: &str, start: &str, end: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once(start) {
        kept += before;
        rest = comment.split_once(end).map_or("", |(_, after)| after);
    }
    kept + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_keeps_its_lines_but_no_comments() {
        let html = "<p>\n    <!-- One,\n two. -->\n    A  text\n  // three\n</p>\n";
        assert_eq!(minify_page(html), "<p>\nA  text\n</p>");
    }

    #[test]
    fn a_style_keeps_spaces_that_mean_something() {
        let css = "/* A. */\na :hover,\nb > c {\n  width: calc(1px + 2px);\n  content: \"a;  b\" \"c\";\n}\n@media (x: 1) and (y) { d { e: f !important; } }\n";
        let small =
            "a :hover,b > c{width:calc(1px + 2px);content:\"a;  b\" \"c\"}@media (x:1) and (y){d{e:f !important}}";
        assert_eq!(minify_style(css), small);
    }
}
