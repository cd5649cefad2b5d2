//! The plural categories of languages, for whole numbers, after Unicode's CLDR.
//!
//! A condition is a series of lists, joined by `|`, of which at least one must hold. A list is a series of relations, joined by
//! `&`, which must all hold. A relation is `=` or `!=` with numbers and ranges. Before it, `%` and a divisor mean the remainder:
//! `%10=2..4&%100!=12..14`.

/// The tags of languages that share their categories, and the categories with their conditions. Every other number is `other`.
type Row = (&'static [&'static str], &'static [(&'static str, &'static str)]);

const CATEGORY_ROWS: &[Row] = &[
    (&["id", "ja", "km", "ko", "lo", "ms", "my", "su", "th", "to", "vi", "wo", "yo", "yue", "zh"], &[]),
    (
        &[
            "af", "an", "az", "bg", "da", "de", "el", "en", "eo", "et", "eu", "fi", "fo", "fy", "gl", "ha", "hu", "ia",
            "ka", "kk", "kl", "ku", "ky", "lb", "ml", "mn", "mr", "nb", "ne", "nl", "nn", "no", "om", "or", "os", "ps",
            "qps", "rm", "sd", "so", "sq", "sv", "sw", "ta", "te", "tk", "tr", "ug", "ur", "uz", "xh", "yi",
        ],
        &[("one", "=1")],
    ),
    (&["am", "as", "bn", "doi", "fa", "gu", "hi", "hy", "kn", "pcm", "si", "tl", "zu"], &[("one", "=0..1")]),
    (&["ca", "es", "it"], &[("one", "=1"), ("many", "!=0&%1000000=0")]),
    (&["fr", "pt"], &[("one", "=0..1"), ("many", "!=0&%1000000=0")]),
    (&["ak", "ln", "mg", "pa", "ti", "wa"], &[("one", "=0..1")]),
    (&["is", "mk"], &[("one", "%10=1&%100!=11")]),
    (&["he"], &[("one", "=1"), ("two", "=2")]),
    (&["iu", "se"], &[("one", "=1"), ("two", "=2")]),
    (&["cs", "sk"], &[("one", "=1"), ("few", "=2..4")]),
    (&["pl"], &[("one", "=1"), ("few", "%10=2..4&%100!=12..14"), ("many", "!=1&%10=0..1|%10=5..9|%100=12..14")]),
    (
        &["be", "ru", "uk"],
        &[("one", "%10=1&%100!=11"), ("few", "%10=2..4&%100!=12..14"), ("many", "%10=0,5..9|%100=11..14")],
    ),
    (&["bs", "hr", "sh", "sr"], &[("one", "%10=1&%100!=11"), ("few", "%10=2..4&%100!=12..14")]),
    (&["sl"], &[("one", "%100=1"), ("two", "%100=2"), ("few", "%100=3..4")]),
    (&["lt"], &[("one", "%10=1&%100!=11..19"), ("few", "%10=2..9&%100!=11..19")]),
    (&["lv"], &[("zero", "%10=0|%100=11..19"), ("one", "%10=1&%100!=11")]),
    (&["mo", "ro"], &[("one", "=1"), ("few", "=0|!=1&%100=1..19")]),
    (&["ga"], &[("one", "=1"), ("two", "=2"), ("few", "=3..6"), ("many", "=7..10")]),
    (&["gd"], &[("one", "=1,11"), ("two", "=2,12"), ("few", "=3..10,13..19")]),
    (&["cy"], &[("zero", "=0"), ("one", "=1"), ("two", "=2"), ("few", "=3"), ("many", "=6")]),
    (
        &["br"],
        &[
            ("one", "%10=1&%100!=11,71,91"),
            ("two", "%10=2&%100!=12,72,92"),
            ("few", "%10=3..4,9&%100!=10..19,70..79,90..99"),
            ("many", "!=0&%1000000=0"),
        ],
    ),
    (&["mt"], &[("one", "=1"), ("two", "=2"), ("few", "=0|%100=3..10"), ("many", "%100=11..19")]),
    (&["ar"], &[("zero", "=0"), ("one", "=1"), ("two", "=2"), ("few", "%100=3..10"), ("many", "%100=11..99")]),
];

/// All names of categories.
pub const CATEGORIES: &[&str] = &["zero", "one", "two", "few", "many", "other"];

/// The categories of a language besides `other`, each with its condition; `None` if the language is not in the table.
#[must_use]
pub fn of(tag: &str) -> Option<&'static [(&'static str, &'static str)]> {
    let language = tag.split('-').next()?;
    CATEGORY_ROWS.iter().find(|(tags, _)| tags.contains(&language)).map(|(_, categories)| *categories)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_language_is_in_two_rows() {
        let mut tags: Vec<&str> = CATEGORY_ROWS.iter().flat_map(|(tags, _)| *tags).copied().collect();
        let all = tags.len();
        tags.sort_unstable();
        tags.dedup();
        assert_eq!(tags.len(), all);
    }

    #[test]
    fn a_country_does_not_change_the_categories() {
        assert_eq!(of("pt-BR"), of("pt"));
        assert_eq!(of("tlh"), None);
    }
}
