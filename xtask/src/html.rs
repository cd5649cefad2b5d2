//! The file name of the page, and functions that read its tags.

/// The file name of the page. It never changes, because players bookmark it.
pub const PAGE: &str = "index.html";

/// The tags of a page that begin with the given text, such as `<link`.
pub fn tags<'page>(page: &'page str, open: &'static str) -> impl Iterator<Item = &'page str> {
    page.match_indices(open).filter_map(move |(start, _)| {
        let end = page[start..].find('>')?;
        Some(&page[start..=start + end])
    })
}

/// The value of a tag's attribute, if the tag has it with a value in double quotation marks.
#[must_use]
pub fn attribute<'tag>(tag: &'tag str, name: &str) -> Option<&'tag str> {
    let (start, _) = tag.match_indices(name).find(|&(start, _)| tag[..start].ends_with(char::is_whitespace))?;
    tag[start + name.len()..].strip_prefix("=\"")?.split('"').next()
}
