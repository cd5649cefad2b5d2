//! What several games call the same things in French, and how French counts and begins a sentence.

use super::cards::{Card, DeckCard, Rank, Suit};

/// A suit: "cœur".
#[must_use]
pub fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "trèfle",
        Suit::Diamonds => "carreau",
        Suit::Hearts => "cœur",
        Suit::Spades => "pique",
    }
}

/// A rank: "7", "valet".
fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Jack => "valet",
        Rank::Queen => "dame",
        Rank::King => "roi",
        Rank::Ace => "as",
        rank => rank.index(),
    }
}

/// A card by its full name: "7 de cœur".
#[must_use]
pub fn card(card: Card) -> String {
    format!("{} de {}", rank(card.rank()), suit(card.suit()))
}

/// A card that may be a Joker: "7 de cœur", "joker".
#[must_use]
pub fn deck_card(drawn: DeckCard) -> String {
    drawn.suited().map_or_else(|| "joker".into(), card)
}

/// The rank of a card that may be a Joker: "roi", "joker".
#[must_use]
pub fn deck_rank(drawn: DeckCard) -> &'static str {
    drawn.suited().map_or("joker", |suited| rank(suited.rank()))
}

/// A card with its article: "le 7 de cœur", "la dame de pique", "l'as de carreau".
#[must_use]
pub fn the_card(suited: Card) -> String {
    let article = match suited.rank() {
        Rank::Ace => "l’",
        Rank::Queen => "la ",
        _ => "le ",
    };
    format!("{article}{}", card(suited))
}

/// A card that may be a Joker with its article: "le joker".
#[must_use]
pub fn the_deck_card(drawn: DeckCard) -> String {
    drawn.suited().map_or_else(|| "le joker".into(), the_card)
}

/// After "de": "du roi de cœur", "de la dame de pique", "de l'as de carreau".
#[must_use]
pub fn of_the_card(suited: Card) -> String {
    contracted("de", "du", suited)
}

/// After "à": "au roi de cœur", "à la dame de pique", "à l'as de carreau".
#[must_use]
pub fn to_the_card(suited: Card) -> String {
    contracted("à", "au", suited)
}

/// A card after a preposition, which melts with the article "le".
fn contracted(preposition: &str, with_le: &str, suited: Card) -> String {
    let named = the_card(suited);
    match named.strip_prefix("le ") {
        Some(rest) => format!("{with_le} {rest}"),
        None => format!("{preposition} {named}"),
    }
}

/// A number of things, of which 0 and 1 are singular: "0 carte", "1 carte", "2 cartes".
#[must_use]
pub fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number < 2 { one } else { many })
}

/// A number in groups of three digits: "10 000".
#[must_use]
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let groups: Vec<&[u8]> = digits.as_bytes().rchunks(3).rev().collect();
    groups.iter().map(|group| String::from_utf8_lossy(group)).collect::<Vec<_>>().join("\u{202f}")
}

/// "7", "7 et 5", "7, 5 et 2".
#[must_use]
pub fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => format!("{} et {last}", others.join(", ")),
    }
}

/// The words with a capital letter.
#[must_use]
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_go_with_the_gender_and_the_first_sound_of_a_card() {
        let cards: [Card; 4] = ["7H", "QS", "AD", "KC"].map(|text| text.parse().unwrap());
        assert_eq!(cards.map(the_card), ["le 7 de cœur", "la dame de pique", "l’as de carreau", "le roi de trèfle"]);
        assert_eq!(
            cards.map(of_the_card),
            ["du 7 de cœur", "de la dame de pique", "de l’as de carreau", "du roi de trèfle"]
        );
        assert_eq!(
            cards.map(to_the_card),
            ["au 7 de cœur", "à la dame de pique", "à l’as de carreau", "au roi de trèfle"]
        );
    }

    #[test]
    fn nothing_is_singular() {
        assert_eq!([0, 1, 2].map(|number| count(number, "carte", "cartes")), ["0 carte", "1 carte", "2 cartes"]);
    }

    #[test]
    fn thousands_stand_apart() {
        assert_eq!([7, 400, 2_000, 12_345_678].map(grouped), ["7", "400", "2\u{202f}000", "12\u{202f}345\u{202f}678"]);
    }

    #[test]
    fn accents_have_capitals_too() {
        assert_eq!(capital("égalité"), "Égalité");
        assert_eq!(capital(""), "");
    }
}
