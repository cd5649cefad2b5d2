//! Parses computed CSS values: colours, lengths, lists, gradients. Computed values have no variables, no colour names, and no
//! units except pixels and percent.

use std::fmt::Write;

/// A colour as SVG writes it, and its opacity.
#[derive(Clone, PartialEq, Debug)]
pub struct Colour {
    hex: String,
    alpha: f64,
}

impl Colour {
    /// Reads `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)`, `rgb(1 2 3 / 0.5)` or `color(srgb 0.1 0.2 0.3 / 0.5)`; `None` for a
    /// transparent colour.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let most = if text.starts_with("rgb") { 1.0 } else { 255.0 };
        let inside = text.strip_prefix("color(srgb ").or_else(|| text.split_once('(').map(|(_, inside)| inside))?;
        let numbers: Vec<f64> = inside
            .split(|letter: char| !(letter.is_ascii_digit() || matches!(letter, '.' | '-' | 'e')))
            .filter_map(read_number)
            .collect();
        let [red, green, blue, rest @ ..] = numbers.as_slice() else { return None };
        let alpha = rest.first().copied().unwrap_or(1.0);
        let mut hex = String::from("#");
        for part in [red, green, blue] {
            // Writing to a string cannot fail.
            let _ = write!(hex, "{:02x}", whole(part * most));
        }
        (alpha > 0.0).then_some(Self { hex, alpha })
    }

    /// The same colour with less opacity.
    #[must_use]
    pub fn thinned(mut self, part: f64) -> Self {
        self.alpha *= part;
        self
    }

    /// As SVG attributes: ` fill="…" fill-opacity="…"`, or `stroke` or `stop` instead.
    #[must_use]
    pub fn paint(&self, what: &str) -> String {
        let key = if what == "stop" { "stop-color" } else { what };
        let mut text = format!(" {key}=\"{}\"", self.hex);
        if self.alpha < 1.0 {
            let _ = write!(text, " {what}-opacity=\"{}\"", number(self.alpha));
        }
        text
    }
}

/// A component of a colour, from 0 to 255.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped before")]
fn whole(part: f64) -> u8 {
    part.round().clamp(0.0, 255.0) as u8
}

/// A number with two decimals at most. (Rust's own way to write fractions would make the page 10 kB larger.)
#[must_use]
#[expect(clippy::cast_possible_truncation, reason = "places on a screen")]
pub fn number(value: f64) -> String {
    let hundredths = (value * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    match (rest, rest % 10) {
        (0, _) => format!("{sign}{whole}"),
        (_, 0) => format!("{sign}{whole}.{}", rest / 10),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}

/// The number at the start of a text.
fn read_number(text: &str) -> Option<f64> {
    Some(js_sys::parse_float(text)).filter(|number| number.is_finite())
}

/// The parts of a list between these letters, outside of brackets and quotes.
#[must_use]
pub fn list(text: &str, between: char) -> Vec<&str> {
    let (mut parts, mut from, mut depth, mut quoted) = (Vec::new(), 0, 0, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if letter == between && depth == 0 && !quoted => {
                parts.push(text[from..at].trim());
                from = at + between.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(text[from..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// The part of a list at this index; lists repeat when they are shorter.
#[must_use]
pub fn nth(text: &str, at: usize) -> &str {
    let parts = list(text, ',');
    parts.get(at % parts.len().max(1)).copied().unwrap_or_default()
}

/// A length in pixels: `12px`, `50%` of the whole, or a sum of both.
#[must_use]
pub fn length(text: &str, whole: f64) -> f64 {
    let inside = text.strip_prefix("calc(").and_then(|inside| inside.strip_suffix(')')).unwrap_or(text);
    let mut sign = 1.0;
    let mut sum = 0.0;
    for word in inside.split_whitespace() {
        match word {
            "+" => sign = 1.0,
            "-" => sign = -1.0,
            _ => sum += sign * part(word, whole),
        }
    }
    sum
}

/// One part of such a sum.
fn part(word: &str, whole: f64) -> f64 {
    let value = |digits: &str| read_number(digits).unwrap_or_default();
    match word.strip_suffix('%') {
        Some(digits) => value(digits) * whole / 100.0,
        None => value(word.strip_suffix("px").unwrap_or(word)),
    }
}

/// The text between the brackets of a function with this name.
#[must_use]
pub fn inside<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')')
}

/// The address in `url("…")`.
#[must_use]
pub fn address(text: &str) -> Option<&str> {
    Some(inside(text, "url")?.trim_matches(['"', '\'']))
}

/// A gradient as an SVG definition with an empty `id`, for a tile of this size.
#[must_use]
pub fn gradient(text: &str, (width, height): (f64, f64)) -> Option<String> {
    let (text, repeats) = text.strip_prefix("repeating-").map_or((text, false), |text| (text, true));
    if let Some(inside) = inside(text, "linear-gradient") {
        return Some(linear(&list(inside, ','), (width, height), repeats));
    }
    let parts = list(inside(text, "radial-gradient")?, ',');
    let stops = stops(
        parts.iter().filter(|part| Colour::read(part).is_some() || part.starts_with("rgb")),
        f64::midpoint(width, height),
    );
    let radius = stops.last().map_or(1.0, |(_, at)| *at).max(0.01);
    let head = format!(
        "<radialGradient id=\"\" gradientUnits=\"userSpaceOnUse\" cx=\"{}\" cy=\"{}\" r=\"{}\">",
        number(width / 2.0),
        number(height / 2.0),
        number(radius)
    );
    Some(head + &write_stops(&stops, 0.0, radius) + "</radialGradient>")
}

/// A gradient along a line: its angle, if it has one, and its stops.
fn linear(parts: &[&str], (width, height): (f64, f64), repeats: bool) -> String {
    let angle = parts.first().map_or(180.0, |first| match (first.strip_suffix("deg"), *first) {
        (Some(digits), _) => read_number(digits).unwrap_or(180.0),
        (None, "to right") => 90.0,
        (None, "to top") => 0.0,
        (None, "to left") => 270.0,
        (None, _) => 180.0,
    });
    let (across, down) = (js_sys::Math::sin(f64::to_radians(angle)), -js_sys::Math::cos(f64::to_radians(angle)));
    let line = (width * across).abs() + (height * down).abs();
    let has_angle = parts.first().is_some_and(|first| first.ends_with("deg") || first.starts_with("to "));
    let stops = stops(parts.iter().skip(usize::from(has_angle)), line);
    let (from, to) = match (repeats, stops.first(), stops.last()) {
        (true, Some((_, from)), Some((_, to))) if to > from => (*from, *to),
        _ => (0.0, line.max(0.01)),
    };
    let place = |at: f64| {
        let along = at - line / 2.0;
        (number(width / 2.0 + across * along), number(height / 2.0 + down * along))
    };
    let ((x1, y1), (x2, y2)) = (place(from), place(to));
    let spread = if repeats { " spreadMethod=\"repeat\"" } else { "" };
    let head = format!(
        "<linearGradient id=\"\" gradientUnits=\"userSpaceOnUse\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"{spread}>"
    );
    head + &write_stops(&stops, from, to) + "</linearGradient>"
}

/// Colour stops and their positions on a line of this length, in pixels. A transparent stop gets the colour of its neighbour,
/// because SVG interpolates colours differently from CSS.
fn stops<'a>(parts: impl Iterator<Item = &'a &'a str>, line: f64) -> Vec<(Option<Colour>, f64)> {
    let mut stops: Vec<(Option<Colour>, Option<f64>)> = Vec::new();
    for part in parts {
        let words = list(part, ' ');
        let colour = words.first().and_then(|word| Colour::read(word));
        let places: Vec<f64> = words.iter().skip(1).map(|word| length(word, line)).collect();
        if places.is_empty() {
            stops.push((colour, None));
        } else {
            stops.extend(places.into_iter().map(|place| (colour.clone(), Some(place))));
        }
    }
    let last = stops.len().saturating_sub(1);
    let mut before = 0.0_f64;
    let mut placed = Vec::with_capacity(stops.len());
    for at in 0..stops.len() {
        let place = stops[at].1.unwrap_or_else(|| {
            if at == 0 {
                return 0.0;
            }
            // Evenly up to the next stop with a position.
            let next = (at..=last).find(|next| stops[*next].1.is_some()).unwrap_or(last);
            let end = stops[next].1.unwrap_or(line);
            #[expect(clippy::cast_precision_loss, reason = "stops are few")]
            let parts = (next - at + 1) as f64;
            before + (end - before) / parts
        });
        before = before.max(place);
        placed.push((stops[at].0.clone(), before));
    }
    placed
}

fn write_stops(stops: &[(Option<Colour>, f64)], from: f64, to: f64) -> String {
    let mut text = String::new();
    for (at, (colour, place)) in stops.iter().enumerate() {
        let neighbour = || stops.get(at.wrapping_sub(1)).or(stops.get(at + 1)).and_then(|(colour, _)| colour.clone());
        let colour = colour.clone().or_else(|| Some(neighbour()?.thinned(0.0)));
        let paint = colour.map_or_else(|| " stop-opacity=\"0\"".to_owned(), |colour| colour.paint("stop"));
        // Writing to a string cannot fail.
        let part = number(100.0 * ((place - from) / (to - from)).clamp(0.0, 1.0));
        let _ = write!(text, "<stop offset=\"{part}%\"{paint}/>");
    }
    text
}

/// A text, escaped for XML.
#[must_use]
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
