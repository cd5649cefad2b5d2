//! The initial HTML of the pages of the games, in English: the header, and the part that a phone shows first. `index.html` shows
//! it at the addresses of these pages until the program has drawn the whole page.
//!
//! The HTML of each page is in an element whose id names the page's address.

use std::fs;

use anyhow::{Context, Result, anyhow};
use catalogues::folder::CompiledCatalogue;
use catalogues::pack::{END_OF_MESSAGE, VARIABLE};
use catalogues::{Compiled, Signature, Source, extras_catalogue_of, rules};

use crate::project;

/// The names of the catalogues whose texts all games share.
const SHARED_CATALOGUES: [&str; 3] = ["common", "home", "page"];

/// The ending of the name of a message with the task of an exercise.
const TASK_SUFFIX: &str = ".task";
/// The beginning of the names of the messages of an exercise.
const EXERCISE_PREFIX: &str = "lesson-";

/// The English texts of a game, and of the pages.
struct Texts<'a> {
    game: &'a CompiledCatalogue,
    /// The texts of the game's rules, lesson, puzzles and coach.
    extras: &'a CompiledCatalogue,
    /// The texts of the catalogues in [`SHARED_CATALOGUES`].
    shared: Vec<&'a CompiledCatalogue>,
}

/// The initial HTML of the pages of these games, which are given by their names in links.
///
/// # Errors
/// When a text is missing.
pub fn initial_html<'a>(texts: &Compiled, games: impl Iterator<Item = &'a str>) -> Result<String> {
    let find = |name: &str| {
        let found = texts.catalogues.iter().find(|catalogue| catalogue.name == name);
        found.with_context(|| format!("expected a catalogue {name}.ftl"))
    };
    let shared = SHARED_CATALOGUES.into_iter().map(find).collect::<Result<Vec<_>>>()?;
    let mut pages_html = String::new();
    for game in games {
        let texts = Texts { game: find(game)?, extras: find(&extras_catalogue_of(game))?, shared: shared.clone() };
        let pages = [
            ("rules", texts.rules()?),
            ("lesson", texts.lesson()?),
            ("set-up", texts.set_up()?),
            ("play", texts.play()?),
        ];
        for (page, html) in pages {
            let id = format!("initial-html:{page}/{game}");
            pages_html.extend(["<script id=\"", &id, "\" type=\"text/plain\">", &html, "</script>"]);
        }
    }
    Ok(pages_html)
}

/// The usual game, which is the first preset in a game's `words.rs`: the name of its message, and its options.
fn usual_game(game: &str) -> Result<(String, String)> {
    let file = format!("src/games/{}/words.rs", game.replace('-', "_"));
    let words = fs::read_to_string(project::root().join(&file)).with_context(|| format!("expected {file}"))?;
    let first = || {
        let (name, rest) = words.split_once("say::description(")?.1.split_once("say::")?.1.split_once('(')?;
        Some((name.replace('_', "-"), rest.split('"').nth(1)?.to_owned()))
    };
    first().with_context(|| format!("expected the description of the game in {file}"))
}

/// The signature and the packed English text of a message; `None` if the catalogue does not have it.
fn find_packed<'a>(catalogue: &'a CompiledCatalogue, name: &str) -> Option<(&'a Signature, &'a str)> {
    let english = catalogue.packs.first()?.split(END_OF_MESSAGE);
    catalogue.signatures.iter().zip(english).find(|(signature, _)| signature.name == name)
}

impl Texts<'_> {
    /// A text of the pages with values for its variables, as HTML.
    fn with(&self, name: &str, values: &[(&str, &str)]) -> Result<String> {
        let found = self.shared.iter().find_map(|catalogue| find_packed(catalogue, name));
        let (signature, text) = found.with_context(|| format!("expected a text {name} of the pages"))?;
        let mut text = text.to_owned();
        for ((variable, _), letter) in signature.variables.iter().zip('a'..) {
            let value = values.iter().find(|(name, _)| name == variable).map_or("", |(_, value)| value);
            text = text.replace(&format!("{VARIABLE}{letter}"), value);
        }
        Ok(escaped(&text))
    }

    /// A text of the pages, as HTML.
    fn page(&self, name: &str) -> Result<String> {
        self.with(name, &[])
    }

    /// A text of the game, as HTML.
    fn game(&self, name: &str) -> Result<String> {
        let found = find_packed(self.game, name).or_else(|| find_packed(self.extras, name));
        let (_, text) = found.with_context(|| format!("expected a text {name} of {}", self.game.name))?;
        Ok(escaped(text))
    }

    /// The names of the exercises of the lesson, in their order.
    fn exercises(&self) -> Vec<&str> {
        let names = self.extras.signatures.iter().filter_map(|signature| signature.name.strip_suffix(TASK_SUFFIX));
        names.filter(|name| name.starts_with(EXERCISE_PREFIX)).collect()
    }

    /// The header, as `Header` of `src/app/shell/header.rs` draws it.
    fn header(&self, in_game: bool, back: bool, rules: bool) -> Result<String> {
        let button = |name: &str, icon: &str, attributes: &str| {
            let (tag, name) = (if attributes.starts_with("href") { "a" } else { "button" }, self.page(name)?);
            let icon = symbol(&format!("icon-{icon}"), "icon");
            let class = "btn btn-quiet btn-icon";
            anyhow::Ok(format!(r#"<{tag} class="{class}" {attributes} aria-label="{name}">{icon}</{tag}>"#))
        };
        let back = if back { button("back", "back", "type=\"button\" disabled")? } else { String::new() };
        let address = format!("href=\"#/rules/{}\"", self.game.name);
        let rules = if rules { button("rules", "rules", &address)? } else { String::new() };
        let settings = button("settings", "settings", "href=\"#/settings\"")?;
        let (name, site) = (self.page("site-name")?, self.page("site")?);
        let label = self.with("labelled", &[("what", &name), ("thing", &self.page("home")?)])?;
        let (class, rose) = (if in_game { "top-name in-game" } else { "top-name" }, symbol("rose", "icon"));
        Ok(format!(
            r##"<header class="top"><a class="{class}" href="#/" aria-label="{label}">{rose}<span>{name}</span></a><nav aria-label="{site}">{back}{rules}{settings}</nav></header>"##
        ))
    }

    /// The name of an option and the name of its value in the printed rules, as texts.
    fn printed_option_and_value(&self, option: &str) -> Result<(String, String)> {
        let name = format!("option-{option}");
        let values = self.game.signatures.iter().filter_map(|signature| {
            let value = signature.name.strip_prefix(&name)?.strip_prefix('.')?;
            (value != "why").then_some(&*signature.name)
        });
        let printed = values.into_iter().next().with_context(|| format!("expected values of {name}"))?;
        Ok((self.game(&name)?, self.game(printed)?))
    }

    /// A line of the rules, with a note at its end that names the printed rules, in place of the marks within the line.
    /// `src/game/rules_text.rs` writes the same.
    fn with_printed_rules_note(&self, line: &str) -> Result<String> {
        let mut pieces = line.split('{');
        let (mut words, mut printed) = (pieces.next().unwrap_or_default().to_owned(), Vec::new());
        for (mark, after) in pieces.filter_map(|piece| piece.split_once('}')) {
            let (option, value) = self.printed_option_and_value(mark.split('=').next().unwrap_or_default())?;
            printed.push(self.with("labelled", &[("what", &option), ("thing", &value)])?);
            words.push_str(after);
        }
        printed.dedup();
        let words = escaped(&words.replace("  ", " "));
        let note = self.with("printed-rules", &[("rules", &printed.join(" · "))])?;
        Ok(if printed.is_empty() { words } else { format!("{} {{{note}}}", words.trim_end()) })
    }

    /// The rules page of the usual game, up to the first picture or the second section, which are below the first screen.
    fn rules(&self) -> Result<String> {
        let (preset, options) = usual_game(&self.game.name)?;
        let value = |option: &str| {
            let chosen = options.split(',').filter_map(|chosen| chosen.split_once('='));
            chosen.into_iter().find(|(key, _)| *key == option).map_or("", |(_, value)| value)
        };
        let file = format!("assets/languages/en/{}.rules.md", self.game.name);
        let text = fs::read_to_string(project::root().join(&file)).with_context(|| format!("expected {file}"))?;
        let parts = rules::read(&Source { file, text }).map_err(|problem| anyhow!("{problem}"))?;
        let text = rules::text_with_options(&rules::pieces(&parts), &value);
        let rules = text.lines().map(|line| self.with_printed_rules_note(line)).collect::<Result<Vec<_>>>()?.join("\n");
        let variations =
            self.with("labelled", &[("what", &self.page("variations")?), ("thing", &self.game(&preset)?)])?;
        let headings = rules.lines().filter_map(|line| line.strip_prefix("## "));
        let entry = |heading| format!(r#"<li><button class="link" type="button" disabled>{heading}</button></li>"#);
        let entries: String = headings.map(entry).collect();
        let (contents, numbers) = (self.page("contents")?, self.page("ruling-numbers")?);
        let after_title = format!(
            r#"<p class="small soft">{variations}</p><nav class="contents" aria-label="{contents}"><ul>{entries}</ul></nav><label class="numbers-switch small"><input type="checkbox" disabled>{numbers}</label>"#
        );
        let header = self.header(false, true, false)?;
        let text = rules_beginning_html(&rules, &after_title);
        Ok(format!(r#"{header}<main class="page narrow rules prose" aria-busy="true">{text}</main>"#))
    }

    /// The lesson page: the first exercise, or the introduction of a lesson without exercises.
    fn lesson(&self) -> Result<String> {
        let name = self.game("name")?;
        let exercises = self.exercises();
        let Some(first) = exercises.first() else {
            let (header, why, start) =
                (self.header(false, true, true)?, self.game("lesson-why")?, self.game("lesson-start")?);
            return Ok(format!(
                r#"{header}<main class="page narrow stack"><h1>{name}</h1><section class="lesson sheet stack"><div class="lesson-told"><p>{why}</p></div><button class="btn btn-primary btn-big" type="button" disabled>{start}</button></section></main>"#
            ));
        };
        let note = self.with("exercise", &[("number", "1"), ("all", &exercises.len().to_string())])?;
        let (heading, task) = (self.game(first)?, self.game(&format!("{first}{TASK_SUFFIX}"))?);
        let button =
            |name| anyhow::Ok(format!(r#"<button class="btn" type="button" disabled>{}</button>"#, self.page(name)?));
        let buttons = button("exercise-skip")? + &button("exercise-again")?;
        let teacher = format!(
            r#"<section class="teacher sheet"><p class="small soft">{note}</p><h2>{heading}</h2><p>{task}</p><p class="told"></p><div class="row">{buttons}</div></section>"#
        );
        self.table(" has-teacher", &teacher)
    }

    /// The page on which the game is played.
    fn play(&self) -> Result<String> {
        self.table("", "")
    }

    /// The page of a table, with the drawing of the board from the home page.
    fn table(&self, class: &str, teacher: &str) -> Result<String> {
        let (header, name) = (self.header(true, !teacher.is_empty(), true)?, self.game("name")?);
        let game = &self.game.name;
        let board = symbol(&format!("board-{game}"), "boot-board");
        Ok(format!(
            r#"{header}<main class="table is-{game}{class}"><h1 class="visually-hidden">{name}</h1>{teacher}<section class="arena">{board}</section></main>"#
        ))
    }

    /// The set-up page: the emblem, the name, the tagline and the facts of the game.
    fn set_up(&self) -> Result<String> {
        let [name, tagline, facts] = ["name", "tagline", "facts"].map(|name| self.game(name));
        let (name, tagline, facts) = (name?, tagline?, facts?);
        let (header, emblem) =
            (self.header(false, false, true)?, symbol(&format!("emblem-{}", self.game.name), "emblem"));
        Ok(format!(
            r#"{header}<main class="page narrow" aria-busy="true"><div class="stack set-up"><header class="about-game">{emblem}<h1>{name}</h1><p>{tagline}</p><p class="small soft">{facts}</p></header></div></main>"#
        ))
    }
}

/// An `<svg>` that shows a symbol of the sprite sheet.
fn symbol(name: &str, class: &str) -> String {
    format!(r#"<svg class="{class}" aria-hidden="true"><use href="assets/cards.svg#{name}"></use></svg>"#)
}

/// The text as HTML, with the characters that HTML reserves escaped.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// Rules as `src/ui/prose.rs` draws them, up to the first picture or the second section, and without ruling numbers, which are hidden
/// at first.
fn rules_beginning_html(text: &str, after_title: &str) -> String {
    let mut html = String::new();
    let mut items = String::new();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut sections = 0;
    let is_first = |line: &&str| {
        sections += usize::from(line.starts_with("## "));
        sections < 2 && !line.starts_with("![")
    };
    for line in lines.take_while(is_first) {
        if let Some(item) = line.strip_prefix("- ") {
            let (_, words) = without_rulings(item);
            items.extend(["<li>", &spans(words), "</li>"]);
            continue;
        }
        html += &list_of(&std::mem::take(&mut items));
        let block = match line.split_once(' ') {
            Some(("#", title)) => format!("<h1>{title}</h1>{after_title}"),
            Some(("##", heading)) => format!("<h2>{heading}</h2>"),
            Some(("###", heading)) => format!("<h3>{heading}</h3>"),
            _ => match without_rulings(line) {
                (true, words) => format!(r#"<div class="rule"><p>{}</p></div>"#, spans(words)),
                (false, words) => format!("<p>{}</p>", spans(words)),
            },
        };
        html.push_str(&block);
    }
    html + &list_of(&items)
}

/// The items as a list; empty if there are no items.
fn list_of(items: &str) -> String {
    if items.is_empty() { String::new() } else { format!("<ul>{items}</ul>") }
}

/// Whether a paragraph or an item begins with ruling numbers, and the words after them.
fn without_rulings(text: &str) -> (bool, &str) {
    match text.strip_prefix('[').and_then(|text| text.split_once("] ")) {
        Some((_, words)) => (true, words),
        None => (false, text),
    }
}

/// The HTML of a text: parts between `**` are bold, and a note in `{}` at the end is small.
fn spans(text: &str) -> String {
    let part = |(place, part): (usize, &str)| if place % 2 == 1 { format!("<b>{part}</b>") } else { part.to_owned() };
    let noted = text.strip_suffix('}').and_then(|text| text.split_once(" {"));
    let (words, note) = noted.map_or((text, None), |(words, note)| (words, Some(note)));
    let words: String = words.split("**").enumerate().map(part).collect();
    words + &note.map_or_else(String::new, |note| format!(r#" <small class="printed">{note}</small>"#))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts;

    #[test]
    fn every_game_has_initial_html_for_four_pages_with_its_name() {
        let games = project::games().unwrap();
        let texts = texts::compile().unwrap();
        let all = initial_html(&texts, games.iter().map(String::as_str)).unwrap();
        for game in &games {
            for page in ["rules", "lesson", "set-up", "play"] {
                let start = format!("<script id=\"initial-html:{page}/{game}\" type=\"text/plain\"><header");
                let found: Vec<&str> = all.split(&start).skip(1).collect();
                assert_eq!(found.len(), 1, "{page} of {game}");
                let html = found[0].split("</script>").next().unwrap();
                assert_eq!(html.matches("<main").count(), 1, "{html}");
                assert!(html.contains("</h1>") && !html.contains([VARIABLE, '\n']) && !html.contains("**"), "{html}");
            }
        }
    }

    #[test]
    fn rules_are_those_of_the_usual_game() {
        let (games, texts) = (project::games().unwrap(), texts::compile().unwrap());
        let all = initial_html(&texts, games.iter().map(String::as_str)).unwrap();
        assert_eq!(all.matches("</h1><p class=\"small soft\">Variations: ").count(), games.len());
        // The usual game is not the printed one everywhere.
        let (_, corsairs) = all.split_once("id=\"initial-html:rules/corsairs\"").unwrap();
        assert!(corsairs.split("</script>").next().unwrap().contains("Variations: A more even fight"), "{corsairs}");
        assert!(!all.contains(['{', '}']), "{all}");
    }

    #[test]
    fn rules_are_drawn_up_to_the_first_picture_or_second_section() {
        let text = "# A\n\nOne **two**.\n\n## B\n- [X-1] three {3}\n- four\n\n[X-2 X-3] Five.\n![Six.](seven)\nEight.";
        let html = "<h1>A</h1>|<p>One <b>two</b>.</p><h2>B</h2>\
                    <ul><li>three <small class=\"printed\">3</small></li><li>four</li></ul>";
        assert_eq!(rules_beginning_html(text, "|"), format!("{html}<div class=\"rule\"><p>Five.</p></div>"));
        assert_eq!(rules_beginning_html(&text.replace("[X-2 X-3] Five.", "## C"), "|"), html);
    }
}
