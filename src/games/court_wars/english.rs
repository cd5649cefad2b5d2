//! Court Wars in English.

use super::available_actions::AvailableAction;
use super::rules::{Action, Base, COURT_DEFENCE, Court, Due, Flip, Illegal, Kind, Reason, Taken, Target, total};
use super::scene::{Drawn, EndScene, Fate, PlayerScene, Prompt, StackScene, Struck};
use super::texts::{Texts, Words};
use crate::game::about::{About, Group, OptionText, Preset};
use crate::game::cards::{Card, DeckCard, Suit};
use crate::game::english::{card, deck_card, list};
use crate::game::lesson::ExerciseText;

/// Why seats may pick their suits.
const SUIT_WHY: &str = "All suits are alike: it is only a matter of looks.";

/// The names of the suits where one is picked.
const SUITS: &[&str] = &["By lot", "Clubs", "Diamonds", "Hearts", "Spades"];

/// The game as the house describes it.
pub static ABOUT: About = About {
    name: "Court Wars",
    tagline: "Your King, Queen and Jack behind rows of guards. Draw to defend, or spend your guards to break into another \
              court.",
    facts: "2–4 players · 20 minutes · cards, luck and nerve",
    credit: "By Kroc Camen and Prenuntius (CC-BY).",
    groups: &[
        Group {
            name: "Suits and the first turn",
            options: &[
                OptionText {
                    key: "seats",
                    name: "Players",
                    why: "One suit for each.",
                    values: &["Two", "Three", "Four"],
                },
                OptionText { key: "first-suit", name: "Suit of seat 1", why: SUIT_WHY, values: SUITS },
                OptionText { key: "second-suit", name: "Suit of seat 2", why: SUIT_WHY, values: SUITS },
                OptionText { key: "third-suit", name: "Suit of seat 3", why: SUIT_WHY, values: SUITS },
                OptionText { key: "fourth-suit", name: "Suit of seat 4", why: SUIT_WHY, values: SUITS },
                OptionText {
                    key: "starter",
                    name: "First turn",
                    why: "Who begins, in the set-up too. In a rematch it is whoever lost, or with three or four the next one.",
                    values: &["By lot", "Seat 1", "Seat 2", "Seat 3", "Seat 4"],
                },
            ],
        },
        Group {
            name: "Guards",
            options: &[
                OptionText {
                    key: "stacking",
                    name: "Equal guards",
                    why: "With equal values stacks grow higher and fewer cards are discarded.",
                    values: &["Only lower on higher", "Equal on equal, too"],
                },
                OptionText {
                    key: "placing",
                    name: "A guard that fits",
                    why: "Whether it may be thrown away to keep a stack strong.",
                    values: &["May be discarded", "Must be placed"],
                },
            ],
        },
        Group {
            name: "Attacks",
            options: &[
                OptionText {
                    key: "removal",
                    name: "What an attack removes",
                    why: "Leaving a low guard on a stack keeps others off it.",
                    values: &["What the attacker says", "As much as is paid for"],
                },
                OptionText {
                    key: "targets",
                    name: "Whom to attack",
                    why: "With three or four players.",
                    values: &["Anyone", "Only the next player"],
                },
            ],
        },
        Group {
            name: "Jokers and the pile",
            options: &[
                OptionText {
                    key: "joker",
                    name: "A Joker that fits",
                    why: "It can stand in for a court that fell.",
                    values: &["May be discarded", "Must be placed"],
                },
                OptionText {
                    key: "beaten-joker",
                    name: "A beaten Joker",
                    why: "Whether it comes back with the discards.",
                    values: &["Is discarded", "Leaves the game"],
                },
                OptionText {
                    key: "flip",
                    name: "An empty pile",
                    why: "The discards come back in the order in which they fell – or shuffled, which rewards memory less.",
                    values: &["Discards turned over", "Discards shuffled"],
                },
                OptionText {
                    key: "discards",
                    name: "Discards",
                    why: "An open discard pile may be looked through, and the pile that it becomes. The log tells every card in any case.",
                    values: &["Top card only", "Open"],
                },
                OptionText {
                    key: "limit",
                    name: "If nobody conquers",
                    why: "A game ends after a pile without an attack and without a card placed, and after so many piles.",
                    values: &["6 piles for each player", "3 piles for each player", "After 3,000 turns only"],
                },
            ],
        },
    ],
    presets: &[
        Preset { name: "As printed", why: "The rules as their authors wrote them, for two.", options: "standard" },
        Preset { name: "Round table", why: "Four courts, everyone against everyone.", options: "seats=4" },
        Preset { name: "High walls", why: "Equal guards stack: the printed variation.", options: "stacking=equal" },
        Preset { name: "Down the line", why: "Four players, each attacks the next.", options: "seats=4,targets=next" },
        Preset {
            name: "By heart",
            why: "Everything that was discarded lies open: for planners.",
            options: "discards=open",
        },
    ],
    daily: &[],
    rules: include_str!("rules.md"),
};

/// The English texts.
pub static TEXTS: Texts = Texts {
    card,
    deck_card,
    court,
    suit,
    illegal,
    reason,
    stack,
    player,
    look_at: |action| match action {
        Action::Draw => "Look at the pile.".into(),
        Action::Place(_) | Action::Discard => {
            "Look at where the card could go, and what it would cost you there.".into()
        }
        Action::Attack(attack) => format!("Look at the {}.", target(attack.target)),
    },
    prompt,
    confirm,
    drew,
    struck,
    placed: |owner, drawn, place| format!("{} places the {} on the {}.", suit(owner), deck_card(drawn), court(place)),
    discarded: |owner, drawn| format!("{} discards the {}.", suit(owner), deck_card(drawn)),
    end,
    status_line: |turn| turn.map_or_else(|| "Set-up".into(), |turn| format!("Turn {turn}")),
    spends: |from, count, worth| format!("{}: {}, worth {worth}", court(from), guards(count.into())),
    removes,
    lesson: LESSON,
    aim: "You want to bring down the courts of all others while one of yours still stands.",
    possible,
    words: Words {
        courts: "The courts",
        keys: "Arrows lead from stack to stack, left and right within a player’s courts, up and down between players. Enter \
               chooses a stack; how many of its guards is set below.",
        draw: "Draw a card. ",
        pile: |cards| match cards {
            1 => "Pile: one card".into(),
            cards => format!("Pile: {cards} cards"),
        },
        discards: |cards, top| match top {
            None => "Discards: none".into(),
            Some(top) => format!("Discards: {cards}, on top the {}", deck_card(top)),
        },
        discarded: |cards| match cards {
            0 => "Discards: none".into(),
            cards => format!("Discards: {cards}"),
        },
        all_discards: "Discards, the latest first",
        coming: "The pile, the next card first",
        drawn: "Drawn",
        spend: "You spend",
        remove: "You remove",
        less: "One less",
        more: "One more",
        told: "What happened",
        plan: "Your attack",
        out: "out",
        resign_all: "Give up? The game is over for everyone then, and you have lost it.",
    },
};

/// The words of the lesson.
static LESSON: &[ExerciseText] = &[
    ExerciseText {
        heading: "Draw and place",
        task: "Your court is a King, a Queen and a Jack. Guards, the cards from 2 to 10, stand before them, each lower than \
               the one before it. In a turn you draw or attack. Touch the pile to draw, then place the card where it fits.",
        done: "The 7 fits behind the 9 only. Your King is worth 16 in attack and 26 in defence now.",
        astray: "You may discard a card, but a guard is worth having. Place it before the King.",
    },
    ExerciseText {
        heading: "A low guard is a wall",
        task: "Draw again. This time the card fits on each of your stacks. But before a low guard only lower ones fit: keep \
               the bare Queen and Jack free for higher cards.",
        done: "Well kept. Before a bare Queen or Jack there is room for a 10 still.",
        astray: "That fits, but now only a 2 would fit there. Put the 3 behind the 9 of your King.",
    },
    ExerciseText {
        heading: "Attack",
        task: "To attack you spend guards of one stack, from the last one on. They must be worth as much as what you remove \
               from one stack of your opponent’s, from the last one on, too. Remove the 4 before the King of diamonds, for as \
               little as you can.",
        done: "Five for four: what you overpay is lost.",
        astray: "That is an attack, too, but it costs more or leaves the 4. The last guard of your Queen is enough.",
    },
    ExerciseText {
        heading: "A bare court",
        task: "A court has a defence of 10, if no guard stands before it. The Queen of diamonds is bare. Bring her down: all \
               of it must come from one stack.",
        done: "She falls, and is turned face down. No guard can be placed there now.",
        astray: "The Queen of diamonds still stands. The 7 and the 5 of your Queen are 12, and 10 are needed.",
    },
    ExerciseText {
        heading: "With its guards",
        task: "A court that has guards falls with them, if you can pay for all: the guards, and 10 for the court. Which court \
               can your King bring down?",
        done: "9 and 10 are 19, and you had 19: as much is enough.",
        astray: "A court can fall in this turn. Add 10 to its guards, and compare with the 19 of your King.",
    },
    ExerciseText {
        heading: "An Ace",
        task: "Draw a card. If it is an Ace, you may attack first, and then draw another card in any case. Bring down the bare \
               Queen of diamonds, and go on.",
        done: "An attack and a card in one turn: that is what Aces are for.",
        astray: "Attack after the Ace, before you draw again: the 8 and the 6 of your King bring down the Queen of diamonds.",
    },
    ExerciseText {
        heading: "A Joker",
        task: "Your Queen has fallen. Draw a card: a Joker can take her place.",
        done: "The Joker is worth 10 as any court, and guards may stand before it.",
        astray: "You may discard it, but a court more is a court more. Place it on your Queen.",
    },
    ExerciseText {
        heading: "The last court",
        task: "Who has no court left is out, and you win when you are alone. One court of your opponent’s still stands, with a \
               3 before it.",
        done: "You have won. In a game each of you draws three guards first, before the turns begin.",
        astray: "The Jack of diamonds still stands. The 9 and the 4 of your King are 13: just enough.",
    },
];

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "Clubs",
        Suit::Diamonds => "Diamonds",
        Suit::Hearts => "Hearts",
        Suit::Spades => "Spades",
    }
}

/// "the 7 of hearts", "a Joker".
fn with_article(drawn: DeckCard) -> String {
    drawn.suited().map_or_else(|| "a Joker".into(), |suited| format!("the {}", card(suited)))
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

/// A number of guards in words.
fn guards(count: usize) -> String {
    match count {
        0 => "no guards".into(),
        1 => "one guard".into(),
        count => format!("{count} guards"),
    }
}

/// "the last guard", "the last 2 guards".
fn last_guards(count: u8) -> String {
    match count {
        1 => "the last guard".into(),
        count => format!("the last {count} guards"),
    }
}

/// "7", "7 and 5", "7, 5 and 2".
fn and(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}

/// The values of cards: "7 and 5".
fn values(cards: &[Card]) -> String {
    let values: Vec<String> = cards.iter().map(|card| card.rank().index().to_owned()).collect();
    and(&values)
}

fn illegal(illegal: &Illegal) -> String {
    match illegal {
        Illegal::Over => "The game is over.".into(),
        Illegal::NotYourTurn => "It is another player’s turn.".into(),
        Illegal::NotNow(due) => not_now(*due),
        Illegal::NoCourt(place) => format!("Your {} has fallen: only a Joker can take that place.", court(*place)),
        Illegal::DoesNotFit(guard, last) => {
            format!(
                "The {} does not fit on the {}: guards never get higher from card to card.",
                card(*guard),
                card(*last)
            )
        }
        Illegal::Stands(place) => {
            format!("Your {} still stands: a Joker takes the place of a court that fell.", court(*place))
        }
        Illegal::MustPlace => "It fits somewhere, so it must be placed.".into(),
        Illegal::NobodyPlays(other) => format!("Nobody plays {}.", suit(*other).to_lowercase()),
        Illegal::OwnCourt(place) => format!("The {} is your own.", court(*place)),
        Illegal::OnlyNext => "You may only attack the next player who is still in.".into(),
        Illegal::Fallen(fallen) => format!("The {} has fallen already.", target(*fallen)),
        Illegal::Spent { court: place, guards: 0 } => format!("Your {} has no guards to spend.", court(*place)),
        Illegal::Spent { court: place, guards: count } => {
            format!("Your {} has {}: spend one or more of them, the last ones first.", court(*place), guards(*count))
        }
        Illegal::Taken { target: attacked, guards: 0 } => {
            format!("The {} has no guards: an attack brings down the court itself.", target(*attacked))
        }
        Illegal::Taken { target: attacked, guards: count } => {
            format!("The {} has {}: remove the last ones first.", target(*attacked), guards(*count))
        }
        Illegal::TooWeak { spent, price } => format!("You spend {spent}, but it takes {price}."),
        Illegal::TakeMore => "What you spend pays for more: you must remove as much as it pays for.".into(),
    }
}

fn not_now(due: Due) -> String {
    match due {
        Due::SetUp => "Before the first turn everybody draws three guards: draw.".into(),
        Due::Turn => "Draw a card, or attack.".into(),
        Due::Ace => "You drew an Ace: attack, or draw on.".into(),
        Due::AfterAce => "After the attack of an Ace you draw a card.".into(),
        Due::Place(drawn) => match Kind::of(drawn) {
            Kind::Joker => "You drew a Joker: say first where it goes.".into(),
            _ => format!("You drew the {}: say first where it goes.", deck_card(drawn)),
        },
    }
}

fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Conquest => "All other courts have fallen.",
        Reason::NoProgress => "A whole pile without an attack and without a card placed: the courts are counted.",
        Reason::Flips => "The last pile has run out: the courts are counted.",
        Reason::Turns => "Three thousand turns were played: the courts are counted.",
    }
}

fn stack(scene: &StackScene) -> String {
    let mut label = target(scene.target);
    let mut add = |words: &str| {
        label += ", ";
        label += words;
    };
    match scene.base {
        Base::Court => {}
        Base::Fallen => add("fallen"),
        Base::Joker => add("fallen, a Joker in its place"),
    }
    let cards: Vec<Card> = scene.guards.iter().map(|guard| guard.card).collect();
    if scene.base != Base::Fallen {
        match &cards[..] {
            [] => add("no guards"),
            [only] => add(&format!("guard {}", only.rank().index())),
            cards => add(&format!("guards {}", values(cards))),
        }
        add(&format!("attack {}, defence {}", scene.attack, scene.defence));
    }
    let spent: Vec<Card> = scene.guards.iter().filter(|guard| guard.spent).map(|guard| guard.card).collect();
    if !spent.is_empty() {
        add(&format!("{} would be spent", values(&spent)));
    }
    let removed: Vec<Card> = scene.guards.iter().filter(|guard| guard.removed).map(|guard| guard.card).collect();
    match (&removed[..], scene.falls) {
        ([], true) => add("would fall"),
        (removed, true) => {
            let what = if scene.base == Base::Joker { "Joker" } else { "court" };
            add(&format!("{} would be removed, and the {what} falls", values(removed)));
        }
        ([], false) => {}
        (removed, false) => add(&format!("{} would be removed", values(removed))),
    }
    if let Some(ghost) = scene.ghost {
        add(&format!("{} goes here", with_article(ghost)));
    }
    if scene.open && !scene.falls {
        add("would fall to what you chose");
    }
    label
}

fn player(scene: &PlayerScene) -> String {
    if scene.fallen {
        return format!("{} is out.", suit(scene.suit));
    }
    let stacks: Vec<&str> = scene.stacks.iter().map(|stack| stack.label.as_str()).collect();
    format!("{}: {}.", suit(scene.suit), stacks.join("; "))
}

fn prompt(prompt: &Prompt) -> String {
    match prompt {
        Prompt::SetUp(number, of) => format!("Before the first turn: draw guard {number} of {of}."),
        Prompt::Turn => "Draw a card – or attack: choose guards of yours and what they hit.".into(),
        Prompt::OnlyDraw => "Draw a card. None of your stacks can attack yet.".into(),
        Prompt::Ace(1) => "An Ace: attack, and then draw – or draw on.".into(),
        Prompt::Ace(_) => "Another Ace: attack, and then draw – or draw on.".into(),
        Prompt::AfterAce => "Your Ace has struck. Now draw a card.".into(),
        Prompt::Place(DeckCard::Joker, true) => "A Joker: place it on a court that fell.".into(),
        Prompt::Place(drawn, true) => format!("The {}: place it on a stack.", deck_card(*drawn)),
        Prompt::Place(DeckCard::Joker, false) => "A Joker: place it on a court that fell, or discard it.".into(),
        Prompt::Place(drawn, false) => format!("The {}: place it on a stack, or discard it.", deck_card(*drawn)),
        Prompt::Placing(drawn, place) => format!("Place the {} on the {}.", deck_card(*drawn), court(*place)),
        Prompt::Discarding(drawn) => format!("Discard the {}.", deck_card(*drawn)),
        Prompt::Target(worth) => format!("You spend {worth}: choose what to hit."),
        Prompt::Spend(attacked, taken, price) => {
            format!("{}: choose guards worth {price} or more.", removes(*attacked, *taken, *price))
        }
        Prompt::TooWeak(worth, price) => format!("It takes {price}, but you spend {worth}: {} more.", price - worth),
        Prompt::Refused(refused) => illegal(refused),
        Prompt::Attack(attack, surplus) => {
            let hit = match attack.taken {
                Taken::Guards(count) => format!("Remove {} of the {}", last_guards(count), target(attack.target)),
                Taken::All => format!("Bring down the {}", target(attack.target)),
            };
            match surplus {
                0 => format!("{hit}."),
                surplus => format!("{hit}. You spend {surplus} more than it takes."),
            }
        }
    }
}

fn confirm(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::SetUp(..) | Prompt::Turn | Prompt::OnlyDraw | Prompt::Ace(_) | Prompt::AfterAce => "Draw",
        Prompt::Place(..) | Prompt::Placing(..) => "Place",
        Prompt::Discarding(_) => "Discard",
        Prompt::Target(_) | Prompt::Spend(..) | Prompt::TooWeak(..) | Prompt::Refused(_) | Prompt::Attack(..) => {
            "Attack"
        }
    }
}

fn drew(drawn: &Drawn, aloud: bool) -> String {
    let Drawn { suit: who, cards, aces_before, flip, fate } = drawn;
    let name = |card: &DeckCard| if aloud { with_article(*card) } else { deck_card(*card) };
    let mut words: Vec<String> = Vec::new();
    let before: Vec<String> = (0..*aces_before).map(|_| if aloud { "an Ace" } else { "Ace" }.to_owned()).collect();
    let drawing = |cards: &[String]| {
        let list = cards.join(", then ");
        if aloud { format!("{} draws {list}", suit(*who)) } else { list }
    };
    if !before.is_empty() {
        words.push(format!("{}.", drawing(&before)));
    }
    match flip {
        Some(Flip::Block) if *fate != Fate::Over => words.push("The discard pile is turned over.".into()),
        Some(Flip::Reshuffle) if *fate != Fate::Over => words.push("The discards are shuffled into a new pile.".into()),
        _ => {}
    }
    let names: Vec<String> = cards.iter().map(name).collect();
    let thrown = match cards.last().map(|card| Kind::of(*card)) {
        Some(Kind::Guard(_)) => " and discards it: it fits nowhere",
        _ => " and discards it",
    };
    let fate = match fate {
        Fate::Over => {
            words.extend((!names.is_empty()).then(|| format!("{}.", drawing(&names))));
            words.push("The pile runs out.".into());
            return words.join(" ");
        }
        Fate::Discarded if names.is_empty() => return "Nothing is left to draw.".into(),
        Fate::Asked => String::new(),
        Fate::Placed(place) if aloud => format!(" and places it on the {}", court(*place)),
        Fate::Placed(place) => format!(", placed on the {}", court(*place)),
        Fate::Discarded if aloud => thrown.into(),
        Fate::Discarded => ", discarded".into(),
        Fate::Attacks if aloud => " and may attack".into(),
        Fate::Attacks => ", which may attack".into(),
    };
    words.push(format!("{}{fate}.", drawing(&names)));
    words.join(" ")
}

fn struck(struck: &Struck, aloud: bool) -> String {
    let Struck { attacker, from, spent, target: attacked, removed, fell, out } = struck;
    let cards: Vec<String> = removed.iter().map(|guard| format!("the {}", card(*guard))).collect();
    let fallen = match fell {
        Some(Base::Joker) => Some("the Joker falls".to_owned()),
        Some(_) => Some(format!("the {} falls", target(*attacked))),
        None => None,
    };
    let gone = match &cards[..] {
        [] => None,
        [only] => Some(format!("{only} is removed")),
        several => Some(format!("{} are removed", and(several))),
    };
    let hit: Vec<String> = gone.into_iter().chain(fallen).collect();
    let hit = hit.join(", ");
    let out = if *out { format!(" {} is out.", suit(attacked.suit)) } else { String::new() };
    if !aloud {
        return format!("{} spent: {hit}.{out}", values(spent));
    }
    let sum = if spent.len() > 1 { format!(", {} in all,", total(spent)) } else { String::new() };
    let victim = target(*attacked);
    format!(
        "{} spends {} of the {}{sum} against the {victim}: {hit}.{out}",
        suit(*attacker),
        values(spent),
        court(*from)
    )
}

fn removes(attacked: Target, taken: Taken, price: u32) -> String {
    match taken {
        Taken::Guards(count) => format!("{} of the {}, worth {price}", capital(&last_guards(count)), target(attacked)),
        Taken::All if price == COURT_DEFENCE => format!("The {}, worth {price}", target(attacked)),
        Taken::All => format!("The {} with all guards, worth {price}", target(attacked)),
    }
}

/// The words with a capital letter.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn end(end: EndScene) -> String {
    match end {
        EndScene::Flips { flips, most, idle: false } => {
            format!("Piles used up: {flips} of {most}")
        }
        EndScene::Flips { idle: true, .. } => {
            "No attack and no card placed since the pile was turned over: if it stays so until it runs out, the courts are \
             counted."
                .into()
        }
        EndScene::Turns(turns, most) => format!("Turns played: {turns} of {most}"),
    }
}

fn possible(possible: &AvailableAction) -> String {
    let courts = |courts: &[Court]| list(&courts.iter().map(|each| court(*each)).collect::<Vec<_>>());
    match possible {
        AvailableAction::Draw(Due::SetUp) => "You draw a guard, before the first turn.".into(),
        AvailableAction::Draw(Due::AfterAce) => "You draw another card, as an Ace brings.".into(),
        AvailableAction::Draw(_) => "You can draw a card.".into(),
        AvailableAction::Attack(own, targets) => {
            let own: Vec<String> =
                own.iter().map(|(from, most)| format!("your {} with {most}", court(*from))).collect();
            let targets: Vec<String> = targets.iter().map(|target| card(target.card())).collect();
            format!("You can attack: {}. Within reach: {}.", list(&own), list(&targets))
        }
        AvailableAction::Place(drawn, places) => format!("The {} fits on your {}.", deck_card(*drawn), courts(places)),
        AvailableAction::Discard(drawn) => format!("You can discard the {}.", deck_card(*drawn)),
        AvailableAction::NoAttack(0, _) => "You have no guards to attack with.".into(),
        AvailableAction::NoAttack(most, least) => {
            format!("You cannot attack: your best stack has {most}, and it takes {least} at least.")
        }
        AvailableAction::MustPlace(drawn) => format!("In this game the {} must be placed.", deck_card(*drawn)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Seat};
    use crate::games::court_wars::CourtWars;
    use crate::games::court_wars::move_builder::Draft;
    use crate::games::court_wars::scene::Scene;

    #[test]
    fn a_player_is_read_out_court_by_court() {
        let state = CourtWars::read_state("standard courts=K+8D+4D,q,j*+5H/K,Q,J fallen=-").unwrap();
        let scene = Scene::of(&CourtWars::view(&state, None), &Draft::default(), None, &TEXTS);
        assert_eq!(
            player(&scene.players[Seat::FIRST.index()]),
            "Clubs: King of clubs, guards 8 and 4, attack 12, defence 22; Queen of clubs, fallen; Jack of clubs, fallen, a \
             Joker in its place, guard 5, attack 5, defence 15."
        );
    }

    #[test]
    fn what_is_missing_is_said_before_an_attack_is_made() {
        assert_eq!(prompt(&Prompt::TooWeak(9, 12)), "It takes 12, but you spend 9: 3 more.");
    }
}
