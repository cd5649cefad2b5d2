//! Court Wars in English.

use super::rules::{Court, Due, Illegal, Kind, Reason, Target};
use super::texts::Texts;
use crate::game::cards::{Card, DeckCard, Rank, Suit};

/// The English texts.
pub static TEXTS: Texts = Texts { illegal, reason };

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

fn card(card: Card) -> String {
    let rank = match card.rank() {
        Rank::Jack => "Jack",
        Rank::Queen => "Queen",
        Rank::King => "King",
        Rank::Ace => "Ace",
        rank => rank.index(),
    };
    format!("{rank} of {}", suit(card.suit()))
}

fn court(court: Court) -> &'static str {
    match court {
        Court::King => "King",
        Court::Queen => "Queen",
        Court::Jack => "Jack",
    }
}

fn target(target: Target) -> String {
    card(target.card())
}

/// A number of Guards in words.
fn guards(count: usize) -> String {
    match count {
        0 => "no Guards".into(),
        1 => "one Guard".into(),
        count => format!("{count} Guards"),
    }
}

fn illegal(illegal: &Illegal) -> String {
    match illegal {
        Illegal::Over => "The game is over.".into(),
        Illegal::NotYourTurn => "It is another player’s turn.".into(),
        Illegal::NotNow(due) => not_now(*due),
        Illegal::NoCourt(place) => format!("Your {} has fallen: only a Joker can take that place.", court(*place)),
        Illegal::DoesNotFit(guard, last) => {
            format!("The {} does not fit on the {}: Guards get lower from card to card.", card(*guard), card(*last))
        }
        Illegal::Stands(place) => {
            format!("Your {} still stands: a Joker takes the place of a court that fell.", court(*place))
        }
        Illegal::MustPlace => "It fits somewhere, so it must be placed.".into(),
        Illegal::NobodyPlays(other) => format!("Nobody plays {}.", suit(*other)),
        Illegal::OwnCourt(place) => format!("The {} is your own.", court(*place)),
        Illegal::OnlyNext => "You may only attack the next player who is still in.".into(),
        Illegal::Fallen(fallen) => format!("The {} has fallen already.", target(*fallen)),
        Illegal::Spent { court: place, guards: 0 } => format!("Your {} has no Guards to spend.", court(*place)),
        Illegal::Spent { court: place, guards: count } => {
            format!(
                "Your {} has {}: spend the last of them, or more, counted from the outermost.",
                court(*place),
                guards(*count)
            )
        }
        Illegal::Taken { target: attacked, guards: 0 } => {
            format!("The {} has no Guards: an attack brings down the court itself.", target(*attacked))
        }
        Illegal::Taken { target: attacked, guards: count } => {
            format!(
                "The {} has {}: remove the last of them, or more, or all and the court.",
                target(*attacked),
                guards(*count)
            )
        }
        Illegal::TooWeak { spent, price } => format!("You spend {spent}, but it takes {price}."),
        Illegal::TakeMore => "What you spend pays for more: you must remove as much as it pays for.".into(),
    }
}

fn not_now(due: Due) -> String {
    match due {
        Due::SetUp => "Before the first turn everybody draws three Guards: draw.".into(),
        Due::Turn => "Draw a card, or attack.".into(),
        Due::Ace => "You drew an Ace: attack, or draw on.".into(),
        Due::AfterAce => "After the attack of an Ace you draw a card.".into(),
        Due::Place(drawn) => match Kind::of(drawn) {
            Kind::Joker => "You drew a Joker: place it on a court of yours that fell, or discard it.".into(),
            _ => format!("You drew the {}: place it or discard it.", deck_card(drawn)),
        },
    }
}

fn deck_card(drawn: DeckCard) -> String {
    drawn.suited().map_or_else(|| "Joker".into(), card)
}

fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Conquest => "All other courts have fallen.",
        Reason::NoProgress => {
            "The whole pile was drawn without an attack and without a card placed: the courts are counted."
        }
        Reason::Flips => "The discard pile was turned over often enough: the courts are counted.",
        Reason::Turns => "Three thousand turns were played: the courts are counted.",
    }
}
