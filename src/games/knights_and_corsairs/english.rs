//! Knights & Corsairs in English.

use super::available_actions::AvailableAction;
use super::rules::{Action, Count, Due, Illegal, Reason, Space};
use super::scene::{Prompt, Role, SpaceScene, ToldScene};
use super::texts::{Texts, Words};
use crate::game::about::{About, Group, OptionText, Preset};
use crate::game::cards::{Card, Colour};
use crate::game::english::{card, list, number_of, suit};
use crate::game::lesson::ExerciseText;

/// The game as the house describes it.
pub static ABOUT: About = About {
    name: "Knights & Corsairs",
    tagline: "Fight for nine spaces, three cards against three. A battle won leaves your lowest card on the grid; a \
              battle lost gives you the next attack.",
    facts: "2 players · 10 minutes · cards and bluff",
    credit: "By Jonathan Hinson.",
    groups: &[
        Group {
            name: "Players",
            options: &[
                OptionText {
                    key: "colours",
                    name: "Colours",
                    why: "Both decks have the same ranks: neither colour is better.",
                    values: &["By lot", "Seat 1 is Red", "Seat 1 is Black"],
                },
                OptionText {
                    key: "starter",
                    name: "First attack",
                    why: "The defender is a little better off.",
                    values: &["By lot", "Seat 1", "Seat 2"],
                },
                OptionText {
                    key: "series",
                    name: "First attack in a rematch",
                    why: "Who begins the next game between you.",
                    values: &["In turn", "Whoever lost"],
                },
            ],
        },
        Group {
            name: "Winning",
            options: &[
                OptionText {
                    key: "first-line",
                    name: "Lines of seat 1",
                    why: "What three cards in a line must share: a handicap between unequal players.",
                    values: &["One suit", "One colour (easier)"],
                },
                OptionText {
                    key: "second-line",
                    name: "Lines of seat 2",
                    why: "The same for the other seat.",
                    values: &["One suit", "One colour (easier)"],
                },
                OptionText {
                    key: "lines",
                    name: "Who may complete a line",
                    why: "A defender who wins a battle places a card, too.",
                    values: &["Attacker and defender", "The attacker only"],
                },
                OptionText {
                    key: "influence",
                    name: "Influence",
                    why: "Whether a defender wins the game, too, by a battle beside three own cards.",
                    values: &["The attacker only", "Attacker and defender"],
                },
                OptionText {
                    key: "majority",
                    name: "A full grid",
                    why: "What counts without a line; colours only if both play for lines of one colour.",
                    values: &["Most of one suit", "Most of one colour"],
                },
            ],
        },
        Group {
            name: "Cards and hands",
            options: &[
                OptionText {
                    key: "hand",
                    name: "Hand",
                    why: "How many cards each player holds between battles.",
                    values: &["Seven cards", "Five cards"],
                },
                OptionText {
                    key: "aces",
                    name: "Aces",
                    why: "Above the King or below the Two.",
                    values: &["High", "Low"],
                },
                OptionText {
                    key: "discards",
                    name: "Discards",
                    why: "Open piles may be looked through; computers remember them either way.",
                    values: &["Open", "Closed"],
                },
            ],
        },
        Group {
            name: "Battles",
            options: &[
                OptionText {
                    key: "ties",
                    name: "Equal cards",
                    why: "Whose card is better when two are equal.",
                    values: &["The defender’s", "The attacker’s"],
                },
                OptionText {
                    key: "neighbours",
                    name: "Neighbours",
                    why: "Whether your cards beside a space must fight along, or you say how many do.",
                    values: &["Must fight along", "May fight along"],
                },
                OptionText {
                    key: "naming",
                    name: "More neighbours than needed",
                    why: "Which of them count for a defender.",
                    values: &["The highest", "The defender chooses"],
                },
                OptionText {
                    key: "placing",
                    name: "The card that is placed",
                    why: "When a neighbour was lower than every card that the winner played.",
                    values: &["The lowest played", "The winner chooses"],
                },
                OptionText {
                    key: "reserve",
                    name: "Won without playing a card",
                    why: "What is placed when all three cards lay on the grid already.",
                    values: &["The lowest of the hand", "Any card of the hand", "The top of the draw pile"],
                },
            ],
        },
    ],
    presets: &[
        Preset { name: "As printed", why: "The rules as their author wrote them.", options: "standard" },
        Preset {
            name: "Newcomer and expert",
            why: "Seat 1 needs only one colour for a line.",
            options: "first-line=colour",
        },
        Preset {
            name: "Easy lines",
            why: "One colour makes a line for both.",
            options: "first-line=colour,second-line=colour",
        },
        Preset { name: "Quick hands", why: "Five cards instead of seven.", options: "hand=5" },
    ],
    daily: &[],
    rules: include_str!("rules.md"),
};

/// The English texts.
pub static TEXTS: Texts = Texts {
    card,
    suit,
    colour,
    illegal,
    reason,
    space,
    hand_card,
    role,
    look_at: |action| match action {
        Action::Attack { space, .. } | Action::Influence { space, .. } => format!("Look at {space}."),
        Action::Defend { .. } => "Look at your hand, and at what the open card can become.".into(),
        Action::Place(_) => "Look at the cards that fought.".into(),
    },
    prompt,
    confirm,
    attacked,
    took,
    won,
    won_by_influence: || "Wins the game by influence.",
    chooses,
    fought,
    battle,
    verdict,
    aftermath,
    ordinal,
    lesson: LESSON,
    aim,
    possible,
    words: Words {
        board: "Grid, three by three",
        keys: "On the grid and the hand, arrows lead from place to place.",
        hand: "Your hand",
        battle: "The battle",
        attacks: "attacks",
        defends: "defends",
        open: "open",
        face_down: "face down",
        on_grid: "on the grid",
        from_hand: "from hand",
        how: "All six cards, best first: whoever owns two of the best three wins.",
        in_hand: |cards| format!("{} in hand", number_of_cards(cards)),
        draw: |cards| format!("Draw {cards}"),
        discards: |cards| format!("Discards {cards}"),
        placed: "placed",
        wins: "wins",
    },
};

/// The words of the lesson.
static LESSON: &[ExerciseText] = &[
    ExerciseText {
        heading: "A battle",
        task: "You play red and attack. The first battle is for the space in the middle. Choose three cards: the first one \
               lies open, the others face down. Then your opponent answers with three.",
        done: "All six cards are put in order. Who owns two of the best three has won, and the winner’s lowest card stays in \
               the space. The loser attacks next.",
        astray: "",
    },
    ExerciseText {
        heading: "The middle card",
        task: "Now you answer. Compare the middle cards of both players: the higher one wins, and the defender if they are \
               equal. The King lies open; what lies beside it is hidden. An Ace with two low cards is weak: take the best \
               middle card that you have.",
        done: "Your middle card was higher than theirs, and their King did not help. Of your cards the lowest stays.",
        astray: "That lost. Your three best cards have the best card in their middle: 8, 9 and Ace.",
    },
    ExerciseText {
        heading: "Neighbours",
        task: "Cards of yours that touch the space fight along, for cards from your hand, and they must. Two red cards touch \
               a2: there you attack with one card only. Try it.",
        done: "Lost, even with an Ace: 3 and 5 fought along, and the middle card was the 5 or lower. Low neighbours are a \
               burden in battle.",
        astray: "That is another space. Attack a2, with a card of your choice.",
    },
    ExerciseText {
        heading: "Influence",
        task: "But neighbours win the game. An empty space that three of your cards touch is yours when you attack: place a \
               card there, without a battle, and you have won. Find it.",
        done: "Won by influence. Only the attacker can do it.",
        astray: "Three red cards touch c1: b1, b2 and c2. Place any card there.",
    },
    ExerciseText {
        heading: "A line",
        task: "Three cards of one suit in a line win as well. You have the 4 and the 7 of hearts. The winner’s lowest card \
               from the hand stays: win the battle for c3, and make your lowest card a heart.",
        done: "Three hearts in a line, and you have won.",
        astray: "No line. Play on c3, and as the lowest of your two cards the 10 or the King of hearts; both must be high \
               enough to win.",
    },
    ExerciseText {
        heading: "Their threat",
        task: "Three black cards touch c1. If black attacks next, the game is lost. Who loses a battle attacks, so you cannot \
               just win somewhere else. Fight for that very space.",
        done: "Whoever wins there, the space is full and the threat is gone.",
        astray: "Then black attacks c1, and has won. Fight for c1 yourself.",
    },
    ExerciseText {
        heading: "Lose to win",
        task: "Three red cards touch c1, but only the attacker can take it, and you defend. The loser attacks next. Black has \
               a 4 open: lose this battle, then take c1.",
        done: "You lost a battle and won the game.",
        astray: "You won the battle, and black attacks again. Answer with your lowest card.",
    },
    ExerciseText {
        heading: "The last space",
        task: "If the grid fills up without a line, the player with more cards of one suit wins. You have three hearts, black \
               has two of a suit at most. If they are level, the winner of the last battle has won. Win the last battle.",
        done: "Three hearts against two: you have won. Now you have seen all there is.",
        astray: "Black’s third spade levels it, and black won the last battle. Play two high cards.",
    },
];

/// A number of cards in words.
fn number_of_cards(count: usize) -> String {
    match count {
        0 => "no card".into(),
        1 => "one card".into(),
        2 => "two cards".into(),
        3 => "three cards".into(),
        _ => format!("{count} cards"),
    }
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "Red",
        Colour::Black => "Black",
    }
}

/// What was wanted and what came: "two cards, not 3".
fn expected(count: Count) -> String {
    let Count { least, most, found } = count;
    let wanted = if least == most { number_of_cards(least) } else { format!("{least} to {most} cards") };
    format!("{wanted}, not {found}")
}

fn illegal(illegal: &Illegal) -> String {
    match illegal {
        Illegal::Over => "The game is over.".into(),
        Illegal::NotYourTurn => "It is the other player’s turn.".into(),
        Illegal::NotNow(Due::Attack) => "You are the attacker: choose a space and attack.".into(),
        Illegal::NotNow(Due::Defend) => "You are attacked: answer with your cards.".into(),
        Illegal::NotNow(Due::Place) => "You won the battle: choose which card is placed.".into(),
        Illegal::CentreFirst => "The first battle is for the centre, b2.".into(),
        Illegal::Taken(space) => format!("{space} is taken: a card on the grid stays there."),
        Illegal::NotHeld(held) => format!("You do not hold the {}.", card(*held)),
        Illegal::Twice(twice) => format!("The {} cannot lie open and face down at once.", card(*twice)),
        Illegal::InfluenceOnly(space) => {
            format!("Three of your cards lie beside {space}: place one card there without a battle, and win.")
        }
        Illegal::NoInfluence(space, near) => {
            format!("Influence needs three of your cards beside the space; beside {space} you have {near}.")
        }
        Illegal::FaceDown(count) => format!("Here you lay {} face down.", expected(*count)),
        Illegal::Answer(count) => format!("Here you answer with {}.", expected(*count)),
        Illegal::Naming(0) => "Here you do not name neighbours: all count that can.".into(),
        Illegal::Naming(count) => {
            format!("You have more neighbours than count here: name {count}, each once, in alphabetical order.")
        }
        Illegal::NoNeighbour(space) => format!("You have no card on {space} beside the space that is fought for."),
        Illegal::NotPlaceable(other) => format!("The {} is not among the cards that you may place.", card(*other)),
    }
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::Line([first, second, third]) => format!("Three in a line: {first}, {second}, {third}."),
        Reason::Influence(space) => format!("Influence: three own cards lie beside {space}."),
        Reason::Suits => "The grid is full: more cards of one suit.".into(),
        Reason::Colours => "The grid is full: more cards of one colour.".into(),
        Reason::LastBattle => "The grid is full and the suits are level: the last battle decides.".into(),
    }
}

fn space(scene: &SpaceScene) -> String {
    let mut label = scene.space.to_string();
    let mut add = |words: &str| {
        label += ", ";
        label += words;
    };
    match (scene.card, scene.face_up) {
        (Some(lying), _) => add(&format!("{}, {}", card(lying), colour(lying.colour()))),
        (None, Some(open)) => add(&format!("fought for, {} lies open", card(open))),
        (None, None) => add("empty"),
    }
    if scene.line {
        add("part of the line");
    }
    if scene.last {
        add("placed last");
    }
    if scene.counts {
        add("counts in this battle");
    }
    if scene.chosen {
        add("chosen");
    } else if scene.influence {
        add("you can win here by influence");
    } else if scene.can && scene.card.is_none() {
        add("you may attack here");
    } else if scene.can {
        add("may be named");
    }
    label
}

fn hand_card(held: Card, chosen: Option<Role>) -> String {
    let words = match chosen {
        None => "",
        Some(Role::Open) => ", chosen to lie open",
        Some(Role::Hidden) => ", chosen to lie face down",
        Some(Role::Answer) => ", chosen to answer",
        Some(Role::Placed) => ", chosen to be placed",
    };
    format!("{}{words}", card(held))
}

fn role(role: Role) -> &'static str {
    match role {
        Role::Open => "open",
        Role::Hidden => "down",
        Role::Answer => "answer",
        Role::Placed => "place",
    }
}

/// "choose one more card", "choose two more cards".
fn more_cards(more: usize) -> String {
    number_of_cards(more).replace(" card", " more card")
}

fn may_add(more: usize) -> String {
    if more == 0 { String::new() } else { format!(" You may add {}.", more_cards(more)) }
}

fn prompt(prompt: Prompt) -> String {
    match prompt {
        Prompt::Space => "You attack: choose a space.".into(),
        Prompt::Open(space) => format!("Attack on {space}: choose the card that lies open."),
        Prompt::Hidden(space, more) => {
            format!("Attack on {space}: choose {} to lie face down.", more_cards(more))
        }
        Prompt::Attack(space, more) => format!("Ready to attack {space}.{}", may_add(more)),
        Prompt::Influence(space) => format!("Three of your cards lie beside {space}: choose any card, and win."),
        Prompt::Win(space, chosen) => format!("Place the {} on {space}, and win.", card(chosen)),
        Prompt::Answer(space, more) => format!("You defend {space}: choose {}.", more_cards(more)),
        Prompt::Naming(1) => "Choose one more of your neighbours to count.".into(),
        Prompt::Naming(more) => format!("Choose {more} more of your neighbours to count."),
        Prompt::Defend(space, more) => format!("Ready to defend {space}.{}", may_add(more)),
        Prompt::Placed(space) => format!("You won {space}: choose the card that is placed there."),
        Prompt::Place(space, chosen) => format!("Place the {} on {space}.", card(chosen)),
    }
}

fn confirm(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Space | Prompt::Open(_) | Prompt::Hidden(..) | Prompt::Attack(..) => "Attack",
        Prompt::Influence(_) | Prompt::Win(..) => "Take it and win",
        Prompt::Answer(..) | Prompt::Naming(_) | Prompt::Defend(..) => "Defend",
        Prompt::Placed(_) | Prompt::Place(..) => "Place",
    }
}

fn attacked(attacker: Colour, space: Space, open: Card, face_down: usize) -> String {
    let hidden = match face_down {
        0 => String::new(),
        count => format!(" and {} face down", number_of_cards(count)),
    };
    format!("{} attacks {space} with the {} open{hidden}.", colour(attacker), card(open))
}

fn took(attacker: Colour, space: Space, placed: Card) -> String {
    format!("{} takes {space} by influence with the {}, and wins.", colour(attacker), card(placed))
}

fn won(winner: Colour, space: Space, placed: Option<Card>) -> String {
    let winner = colour(winner);
    match placed {
        Some(placed) => format!("{winner} wins {space} and places the {}.", card(placed)),
        None => format!("{winner} wins {space} and the game by influence."),
    }
}

fn chooses(winner: Colour, space: Space) -> String {
    format!("{} wins {space} and chooses the card that is placed there.", colour(winner))
}

fn fought(told: &ToldScene, over: bool) -> String {
    let best: Vec<String> = told.ranked[..3].iter().map(|ranked| card(ranked.card)).collect();
    format!("The best three are {}. {} {}", best.join(", "), verdict(told), aftermath(told, over))
}

fn battle(number: usize) -> String {
    let word = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth"];
    format!("{} battle", word.get(number.wrapping_sub(1)).unwrap_or(&"Last"))
}

fn verdict(told: &ToldScene) -> String {
    let count = if told.of_best_three == 3 { "all" } else { "two of" };
    let winner = colour(told.winner);
    format!("{winner} owns {count} the best three: {winner} wins {}.", told.battle.space)
}

fn aftermath(told: &ToldScene, over: bool) -> String {
    let space = told.battle.space;
    let winner = colour(told.winner);
    let loser = colour(told.winner.other());
    let placed = match told.battle.placed {
        Some(placed) => format!("The {} is placed on {space}.", card(placed)),
        None => format!("{winner} holds {space} by influence."),
    };
    if over { placed } else { format!("{placed} {loser} attacks next.") }
}

fn ordinal(place: usize) -> String {
    match place {
        1 => "1st".into(),
        2 => "2nd".into(),
        3 => "3rd".into(),
        place => format!("{place}th"),
    }
}

const fn aim(colour_line: bool) -> &'static str {
    if colour_line {
        "You want three cards of your colour in a line, or a space beside three of your cards when you attack."
    } else {
        "You want three cards of one suit in a line, or a space beside three of your cards when you attack."
    }
}

fn possible(possible: &AvailableAction) -> String {
    let cards = |least: usize, most: usize| match (least, most) {
        (least, most) if least == most => number_of(least, "card", "cards"),
        (least, most) => format!("{least} to {most} cards"),
    };
    match possible {
        AvailableAction::Attack(spaces) => {
            let space = |(space, least, most): &(Space, usize, usize)| format!("{space} with {}", cards(*least, *most));
            format!("You can attack {}.", list(&spaces.iter().map(space).collect::<Vec<_>>()))
        }
        AvailableAction::Influence(spaces) => format!("You can win at once: place any card on {}.", list(spaces)),
        AvailableAction::Answer(space, least, most) => {
            format!("You answer the attack on {space} with {} from your hand.", cards(*least, *most))
        }
        AvailableAction::Place(placeable) => {
            let names: Vec<String> = placeable.iter().copied().map(card).collect();
            format!("You choose which card stays on the grid: the {}.", list(&names))
        }
        AvailableAction::CentreFirst => "Other spaces come later: the first battle is for the centre.".into(),
        AvailableAction::NoInfluence => {
            "No empty space has three of your cards beside it: you cannot win without a battle.".into()
        }
    }
}
