//! The page's file, and its tags.

/// The page. Its name stays, because players bookmark it.
pub const PAGE: &str = "index.html";

/// The tags of a page that begin with the given text.
pub fn tags<'page>(page: &'page str, open: &'static str) -> impl Iterator<Item = &'page str> {
    page.match_indices(open).filter_map(move |(start, _)| {
        let end = page[start..].find('>')?;
        Some(&page[start..=start + end])
    })
}

/// The value of a tag's attribute, quoted, or bare as the minifier writes it.
#[must_use]
pub fn attribute<'tag>(tag: &'tag str, name: &str) -> Option<&'tag str> {
    let (start, _) = tag.match_indices(name).find(|&(start, _)| tag[..start].ends_with(char::is_whitespace))?;
    let value = tag[start + name.len()..].strip_prefix('=')?;
    match value.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => value.split([' ', '>']).next().map(|bare| bare.trim_end_matches('/')),
    }
}
