//! Corsairs in English.

use super::available_actions::AvailableAction;
use super::move_builder::Berth;
use super::rules::{Action, Captures, Ending, Illegal, Limit, Options, Reason, SHIPS, Ships, Side};
use super::scene::{Count, Event, Piece, PlayerScene, PostScene, Prompt, ReserveScene, Trace};
use super::texts::{Texts, Words};
use crate::game::about::{About, Group, OptionText, Preset};
use crate::game::english::{capital, list, number_of};
use crate::game::hex::Name;
use crate::game::lesson::ExerciseText;

/// The game as the house describes it.
pub static ABOUT: About = About {
    name: "Corsairs",
    tagline: "Six escorts guard a freighter that cannot move. Six corsairs come over the corners of the board, to drag it \
              away post by post.",
    facts: "2 players · 20 minutes · nothing hidden, nothing left to chance",
    credit: "From the Poisonous Cloak blog, after Royal Jelly by Hempuli (Arvi Teikari).",
    groups: &[
        Group {
            name: "Board and sides",
            options: &[
                OptionText {
                    key: "size",
                    name: "Board",
                    why: "Of 200 games between equal computers of the two lowest levels, the corsairs won 169 on 37 posts, 18 on 61, \
                          and none on 91.",
                    values: &[
                        "61 posts",
                        "37 posts (for the corsairs)",
                        "91 posts (for the convoy)",
                        "169 posts (the full board)",
                    ],
                },
                OptionText {
                    key: "corsairs",
                    name: "Who plays the corsairs",
                    why: "They begin. In a rematch the sides are swapped.",
                    values: &["Seat 1", "Seat 2", "By lot"],
                },
                OptionText {
                    key: "match",
                    name: "Match",
                    why: "Two games with the sides swapped; if each player wins one, the shorter one counts.",
                    values: &["One game", "Two games"],
                },
            ],
        },
        Group {
            name: "Corsairs",
            options: &[
                OptionText {
                    key: "second",
                    name: "The second move",
                    why: "A corsair turn is one or two moves.",
                    values: &["May be left out", "Must be made if possible"],
                },
                OptionText {
                    key: "return",
                    name: "There and back",
                    why: "Whether a turn may leave everything as it was.",
                    values: &["Not allowed", "Allowed"],
                },
                OptionText {
                    key: "pull",
                    name: "Pulling",
                    why: "Which neighbour a corsair drags along when it steps.",
                    values: &["Any neighbour", "The one straight behind"],
                },
                OptionText {
                    key: "pulls",
                    name: "Pulls in a turn",
                    why: "With one the convoy is strong.",
                    values: &["One with each move", "One"],
                },
                OptionText {
                    key: "stuck",
                    name: "If no corsair can move",
                    why: "It happens when all are entangled and the corners are taken.",
                    values: &["They pass", "The convoy wins"],
                },
            ],
        },
        Group {
            name: "Convoy",
            options: &[
                OptionText {
                    key: "rest",
                    name: "Waiting",
                    why: "Whether the convoy may pass. Many more games run to the turn limit if it may.",
                    values: &["An escort must move", "The convoy may pass"],
                },
                OptionText {
                    key: "line",
                    name: "Formations",
                    why: "Which escorts of a straight line may sail together.",
                    values: &["Any part of the line", "The whole line"],
                },
                OptionText {
                    key: "broadside",
                    name: "Sideways",
                    why: "Whether a line may sail across its own direction.",
                    values: &["Any of six directions", "Along the line only"],
                },
                OptionText {
                    key: "corners",
                    name: "Escorts on corners",
                    why: "There they keep corsairs from entering.",
                    values: &["Allowed", "Not allowed"],
                },
            ],
        },
        Group {
            name: "Entangling and capture",
            options: &[
                OptionText {
                    key: "release",
                    name: "A captor is pulled away",
                    why: "When an entangled corsair is free again that has fewer than two ships beside it.",
                    values: &["After the turn", "At once"],
                },
                OptionText {
                    key: "shield",
                    name: "The freighter as a shield",
                    why: "Whether a corsair beside the freighter is safe from capture.",
                    values: &["No", "Yes"],
                },
                OptionText {
                    key: "captures",
                    name: "Captures to win",
                    why: "How many corsairs the convoy must capture.",
                    values: &["Five", "Six"],
                },
            ],
        },
        Group {
            name: "The end",
            options: &[
                OptionText {
                    key: "limit",
                    name: "Turns",
                    why: "Both sides’ turns counted together; when so many are over, the convoy has won.",
                    values: &["100", "200", "No limit"],
                },
                OptionText {
                    key: "repetition",
                    name: "The same position three times",
                    why: "It is counted in sight of both.",
                    values: &["The convoy wins", "It does not matter"],
                },
            ],
        },
    ],
    presets: &[
        Preset { name: "As it is played", why: "The middle board, the rules as they came down.", options: "standard" },
        Preset { name: "Close quarters", why: "A small board: easier for the corsairs.", options: "size=4" },
        Preset { name: "Open sea", why: "A wide board: easier for the convoy.", options: "size=6" },
        Preset { name: "A fair match", why: "Two games, each side once.", options: "match=two" },
    ],
    daily: &[],
    rules: include_str!("rules.md"),
};

/// The English texts.
pub static TEXTS: Texts = Texts {
    side,
    piece,
    illegal,
    reason,
    post,
    reserve,
    look_at: |action| match action {
        Action::Enter(corner) => format!("Look at the corner {corner}."),
        Action::Step { from, .. } | Action::Leave { from, .. } => format!("Look at the corsair on {from}."),
        Action::Sail { ships, .. } => format!("Look at what sails from {ships}."),
        Action::End | Action::Pass => "Look whether anything else is worth it.".into(),
    },
    prompt,
    confirm,
    event,
    note,
    file,
    lost,
    turn,
    occurrences,
    game,
    won_first: |turns| format!("Won the first game in {turns} turns."),
    picture,
    lesson: LESSON,
    aim,
    possible,
    words: Words {
        board: "The board",
        keys: "On the board, the arrows up and down lead along a file, left and right to the next one; 7, 9, 1 and 3, as on a \
               number pad, or Home, Page up, End and Page down lead aslant.",
        resign_match: "Give up the whole match, not only this game?",
        reserve: "Reserve",
        counters: "Reserve and turns",
        entangled: "Entangled: it cannot move in the corsairs’ turn.",
        doomed: "Captured when the convoy’s turn ends, as things are.",
        danger: "The corsairs can take the freighter within a turn.",
    },
};

/// The words of the lesson.
static LESSON: &[ExerciseText] = &[
    ExerciseText {
        heading: "Onto the board",
        task: "You lead the corsairs. They wait off the board and come in at the six corners, the posts with a rose. Your turn is \
               one or two moves: touch two corners, then end your turn.",
        done: "Two are on the board. Now the convoy would have its turn, then you again.",
        astray: "That was a turn, too. Here, bring in two corsairs, one after the other, and then end the turn.",
    },
    ExerciseText {
        heading: "Pull an escort",
        task: "A corsair steps to an empty post beside it, and may drag along a ship that was at its side. The one on g4 cannot: \
               it is entangled, beside two ships. Touch it and see. Then step away with the one on g3, and pull the escort on f4 \
               after it.",
        done: "The escort is where your corsair was, and the ring around the freighter has a gap.",
        astray: "That can be done, but the escort on f4 should end up on g3: choose g3, then an empty post, then f4.",
    },
    ExerciseText {
        heading: "Take an escort away",
        task: "From a corner a corsair can leave the board, and take along a ship beside it. An escort is lost for good. Choose \
               the corsair on e1, then the reserve, then the escort on e2.",
        done: "The convoy has an escort less. Your corsair is in the reserve, and may come back in a later turn.",
        astray: "That can be done, but the escort stays in the game. Leave from e1, and take the escort on e2 along.",
    },
    ExerciseText {
        heading: "The freighter",
        task: "This is what you want: leave the board with the freighter, and you win. It takes two moves. Step from e2 onto the \
               corner e1 and pull the freighter after you; then leave and pull once more.",
        done: "You have won. Two moves, two pulls: whenever a free corsair is beside the freighter and beside a corner, look \
               for this.",
        astray: "That lets the freighter go. Step onto the corner, pulling; then leave, pulling.",
    },
    ExerciseText {
        heading: "With two corsairs",
        task: "Now a corsair of yours stands on the corner. It is not beside the freighter, and in the way of the one that is. \
               You can still win in this turn: how?",
        done: "Right: one drags the freighter to the corner’s side, the other takes it away.",
        astray: "Not yet. Step with the corsair on e2 to any empty post and pull the freighter to e2. Then the one on e1 leaves \
                 with it.",
    },
    ExerciseText {
        heading: "The other side",
        task: "Now you lead the convoy. An escort sails straight, as far as you like. A corsair that is beside two of your ships \
               when your turn ends is entangled, and cannot move in its turn. Bring a second ship beside the corsair on g3.",
        done: "There is a net on it: it stays where it is for a turn. The freighter counts for this, too.",
        astray: "That can be done, but no corsair is entangled. Bring a second ship beside the one on g3, say from e4 to f3.",
    },
    ExerciseText {
        heading: "A line sails",
        task: "Beside three escorts a corsair is captured when your turn ends. Escorts that stand in a straight line can sail \
               together, also sideways. Touch d4 and d5, the ends of a line, then where to go, and capture the corsair on b4.",
        done: "Captured, and out of the game. A line brings two ships at once: that is how corsairs are surprised.",
        astray: "That captures nothing. Sail d4 and d5 together to c4 and c5: with b5 that makes three.",
    },
    ExerciseText {
        heading: "Danger",
        task: "The mark on the freighter warns you: the corsairs can take it in their next turn. The corsair on e2 has the \
               freighter beside it already. With one more ship there it cannot move.",
        done: "It is entangled, and the freighter is safe for a turn. To stand in its corner can help as well.",
        astray: "The freighter would be gone in their next turn. Bring an escort beside e2, say from d5 down to d2.",
    },
    ExerciseText {
        heading: "Five are enough",
        task: "Four corsairs are captured. With the fifth you have won. You would also win if the freighter were still there when \
               turn 100 is over, or if the same position came for the third time. Capture the one on g3.",
        done: "You have won. You know both sides now: the corsairs are the harder one, so begin with the convoy if you like.",
        astray: "It is beside two escorts still. Bring a third one there: from f5 it is one step to g4.",
    },
];

fn illegal(illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => "The game is over.".into(),
        Illegal::NotYourTurn => "It is the other player’s turn.".into(),
        Illegal::OnlyFor(Side::Corsairs) => {
            "Only corsairs do that. You play the convoy: sail with your escorts.".into()
        }
        Illegal::OnlyFor(Side::Convoy) => {
            "Only the convoy does that. You play the corsairs: enter, step or leave, then end your turn.".into()
        }
        Illegal::OffBoard(cell) => format!("There is no post {cell} on this board."),
        Illegal::NotCorner(cell) => format!("Corsairs come and go at the six corners, and {cell} is no corner."),
        Illegal::Occupied(cell) => format!("{cell} is not empty."),
        Illegal::NoReserve => "You have no corsair in reserve.".into(),
        Illegal::LeftThisTurn => {
            "The only corsair in reserve has just left the board; it may come back in a later turn.".into()
        }
        Illegal::EnteredThisTurn(cell) => {
            format!("The corsair on {cell} has entered in this turn; it may leave in a later one.")
        }
        Illegal::NoCorsair(cell) => format!("There is no corsair on {cell}."),
        Illegal::Entangled(cell) => format!("The corsair on {cell} is entangled and cannot move in this turn."),
        Illegal::HemmedIn(cell) => format!("The corsair on {cell} has nowhere to go."),
        Illegal::NotAdjacent(from, to) => {
            format!("A corsair steps to a neighbouring post, and {to} is not next to {from}.")
        }
        Illegal::NothingToPull(cell) => format!("There is no escort and no freighter on {cell} to pull."),
        Illegal::PullTooFar(ship, corsair) => {
            format!("A corsair pulls a ship beside it, and {ship} is not next to {corsair}.")
        }
        Illegal::PullNotStraight => "In this game a corsair pulls only the ship straight behind it.".into(),
        Illegal::SecondPull => "In this game a turn has one pull, and you have pulled already.".into(),
        Illegal::CornerBarred(cell) => format!("In this game no escort may stand on a corner, and {cell} is one."),
        Illegal::TwoMoves => "You have made your two moves: end your turn, or take one back.".into(),
        Illegal::TurnsBack => "Your turn may not end with everything as it was at its beginning.".into(),
        Illegal::MoveFirst => "Move at least one corsair before you end your turn.".into(),
        Illegal::MoveAgain => "In this game a second move must be made while one is possible.".into(),
        Illegal::MayNotPass(Side::Corsairs) => "You may pass only if no corsair can move.".into(),
        Illegal::MayNotPass(Side::Convoy) => "The convoy may not pass while an escort can move.".into(),
        Illegal::FreighterStays => "The freighter never moves by itself; only corsairs drag it along.".into(),
        Illegal::NoEscort(cell) => format!("There is no escort on {cell}."),
        Illegal::NoLine(first, last) => format!("{first} and {last} are not the ends of a straight line."),
        Illegal::WholeLine => "In this game a formation is a whole line: more escorts stand in it.".into(),
        Illegal::InLineOnly => "In this game a formation moves along its own line only.".into(),
        Illegal::NotStraight(from, to) => {
            format!("An escort sails straight, in one of six directions, and {to} is not straight ahead of {from}.")
        }
        Illegal::NotTogether => "All ships of a formation go the same way and equally far.".into(),
        Illegal::LeavesBoard => "Part of the line would leave the board.".into(),
        Illegal::Blocked(cell) => format!("{cell} is in the way: it is not empty."),
    }
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::Game(ending) => self::ending(ending),
        Reason::BothGames(ending) => format!("The winner took both games of the match. {}", self::ending(ending)),
        Reason::FewerTurns(fewer, more) => {
            format!("Each player won a game; {fewer} turns are fewer than {more}.")
        }
        Reason::SameTurns(turns) => format!("Each player won a game in {turns} turns: the match is drawn."),
    }
}

fn ending(ending: Ending) -> String {
    match ending {
        Ending::Freighter => "The corsairs have dragged the freighter off the board.".into(),
        Ending::Captures(5) => "The convoy has captured five corsairs.".into(),
        Ending::Captures(captures) => format!("The convoy has captured {captures} corsairs."),
        Ending::TurnLimit(turns) => format!("Turn {turns} is over, and the freighter is safe."),
        Ending::Repetition => "The same position for the third time: the convoy is safe.".into(),
        Ending::Stuck => "No corsair can move.".into(),
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::Corsairs => "Corsairs",
        Side::Convoy => "Convoy",
    }
}

fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Corsair => "corsair",
        Piece::Escort => "escort",
        Piece::Freighter => "freighter",
    }
}

fn post(scene: &PostScene) -> String {
    let mut label = scene.name.to_string();
    let mut add = |words: &str| {
        label += ", ";
        label += words;
    };
    if scene.corner {
        add("corner");
    }
    add(scene.piece.map_or("empty", piece));
    if scene.entangled {
        add(if scene.judged { "entangled" } else { "about to be entangled" });
    }
    if scene.doomed {
        add("about to be captured");
    }
    if scene.danger {
        add("in danger of being taken");
    }
    match scene.trace {
        Some(Trace::From) => add("a ship has just left"),
        Some(Trace::To) => add("has just moved"),
        Some(Trace::Captured) => add("a corsair was captured here"),
        None => {}
    }
    if scene.chosen {
        add("chosen");
    }
    match (scene.ghost, scene.piece) {
        (Some(ghost), _) => add(&format!("the {} will be here", piece(ghost))),
        (None, _) if scene.pull => add("can be pulled"),
        (None, None) if scene.can && scene.entry => add("a corsair can enter"),
        (None, None) if scene.can => add("within reach"),
        (None, Some(_)) if scene.can && !scene.chosen => add("can be chosen"),
        _ => {}
    }
    label
}

fn reserve(scene: ReserveScene) -> String {
    let ships = corsairs(scene.ships.into());
    if scene.chosen {
        format!("Reserve, {ships}, one is chosen")
    } else if scene.can {
        format!("Reserve, {ships}, can be chosen")
    } else {
        format!("Reserve, {ships}")
    }
}

fn corsairs(number: usize) -> String {
    match number {
        0 => "no corsairs".into(),
        1 => "1 corsair".into(),
        number => format!("{number} corsairs"),
    }
}

/// "c4" or "the line c3 to c5".
fn ships(ships: Ships) -> String {
    if ships.first == ships.last {
        format!("the escort on {}", ships.first)
    } else {
        format!("the line {} to {}", ships.first, ships.last)
    }
}

fn prompt(prompt: Prompt) -> String {
    match prompt {
        Prompt::Corsair(0) => "Choose a corsair to move.".into(),
        Prompt::Corsair(_) => "Choose a corsair to move, or an empty corner to enter from the reserve.".into(),
        Prompt::Where(Berth::Reserve) => "Choose an empty corner for the corsair to enter.".into(),
        Prompt::Where(Berth::Post(from)) => format!("Choose where the corsair on {from} goes."),
        Prompt::Whom(Berth::Reserve, true) => "Choose a ship to take along off the board, or leave by itself.".into(),
        Prompt::Whom(Berth::Reserve, false) => "Choose a ship to take along off the board.".into(),
        Prompt::Whom(Berth::Post(to), true) => format!("Choose a ship to pull along, or go to {to} alone."),
        Prompt::Whom(Berth::Post(to), false) => format!("Choose a ship to pull along: {to} cannot be reached alone."),
        Prompt::GoOn => "One move is made. Make another, or end your turn.".into(),
        Prompt::Again => "One move is made, and in this game another must be.".into(),
        Prompt::End => "Your moves are made: end your turn, or take one back.".into(),
        Prompt::Escort(false) => "Choose an escort to sail, or the two ends of a line.".into(),
        Prompt::Escort(true) => "Choose an escort to sail, or the two ends of a line; or pass.".into(),
        Prompt::TurnMove(chosen) if chosen.first == chosen.last => {
            format!("Choose where {} sails, or the other end of a line.", ships(chosen))
        }
        Prompt::TurnMove(chosen) => format!("Choose where {} sails.", ships(chosen)),
        Prompt::Sail(chosen, to) if to.first == to.last => format!("Ready: {} sails to {}.", ships(chosen), to.first),
        Prompt::Sail(chosen, to) => format!("Ready: {} sails to {} and {}.", ships(chosen), to.first, to.last),
        Prompt::Pass(Side::Corsairs) => "No corsair can move: you pass.".into(),
        Prompt::Pass(Side::Convoy) => "No escort can move: you pass.".into(),
    }
}

fn confirm(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Corsair(_) | Prompt::GoOn | Prompt::Again | Prompt::End => "End turn",
        Prompt::Where(_) => "Move",
        Prompt::Whom(..) => "Go alone",
        Prompt::Escort(true) | Prompt::Pass(_) => "Pass",
        Prompt::Escort(false) | Prompt::TurnMove(_) | Prompt::Sail(..) => "Sail",
    }
}

fn event(event: &Event) -> String {
    let mut text = match event.action {
        Action::Enter(corner) => format!("A corsair enters on {corner}."),
        Action::Step { from, to, pull } => match pull.zip(event.pulled) {
            Some((ship, kind)) => {
                format!("The corsair on {from} steps to {to} and pulls the {} from {ship} to {from}.", piece(kind))
            }
            None => format!("The corsair on {from} steps to {to}."),
        },
        Action::Leave { from, .. } => match event.pulled {
            Some(kind) => format!("The corsair on {from} leaves the board and takes the {} with it.", piece(kind)),
            None => format!("The corsair on {from} leaves the board."),
        },
        Action::Sail { ships, to } if ships.first == ships.last => {
            format!("The escort on {} sails to {}.", ships.first, to.first)
        }
        Action::Sail { ships, to } => {
            let (number, Ships { first, last }) = (event.sailed, ships);
            format!("{number} escorts in line sail: {first} to {}, {last} to {}.", to.first, to.last)
        }
        Action::End => "The corsairs end their turn.".into(),
        Action::Pass if event.side == Side::Corsairs => "The corsairs pass.".into(),
        Action::Pass => "The convoy passes.".into(),
    };
    let note = note(event);
    if !note.is_empty() {
        text.push(' ');
        text += &note;
    }
    text
}

fn note(event: &Event) -> String {
    let mut parts = Vec::new();
    match &event.captured[..] {
        [] => {}
        [one] => parts.push(format!("The corsair on {one} is captured.")),
        more => parts.push(format!("The corsairs on {} are captured.", list(more))),
    }
    if !event.entangled.is_empty() {
        parts.push(format!("Entangled: {}.", list(&event.entangled)));
    }
    // The third time the game is over.
    if event.occurrences == Some(2) {
        parts.push("The same position for the second time.".into());
    }
    if let Some((how, game)) = event.game {
        let winner = if how.winner() == Side::Corsairs { "corsairs win" } else { "convoy wins" };
        parts.push(format!(
            "{} The {winner} the first game of the match after {} turns. The sides are swapped, and the second begins.",
            ending(how),
            game.turns
        ));
    }
    parts.join(" ")
}

fn file(letter: char, posts: &[&PostScene]) -> String {
    if posts.is_empty() {
        return format!("File {letter}: empty.");
    }
    let posts: Vec<String> = posts.iter().map(|post| post.label.clone()).collect();
    format!("File {letter}: {}.", posts.join("; "))
}

fn lost(player: &PlayerScene, captures: u8) -> String {
    match player.side {
        Side::Corsairs => format!("{} of {SHIPS} corsairs captured; {captures} captures lose the game", player.lost),
        Side::Convoy => format!("{} of {SHIPS} escorts lost", player.lost),
    }
}

fn turn(count: &Count) -> String {
    match count.limit {
        Some(limit) => format!("Turn {} of {limit}", count.turn),
        None => format!("Turn {}", count.turn),
    }
}

fn occurrences(count: &Count) -> Option<String> {
    match count.occurrences? {
        // The third time the game is over.
        2 => Some("This position for the 2nd time; the 3rd is the convoy’s win".into()),
        _ => None,
    }
}

fn game(count: &Count) -> Option<String> {
    Some(format!("Game {} of 2", count.game?))
}

fn picture(ships: &[(Name, Piece)]) -> String {
    let of = |kind: Piece| {
        let names: Vec<Name> = ships.iter().filter(|(_, piece)| *piece == kind).map(|(name, _)| *name).collect();
        (!names.is_empty()).then(|| format!("{} {}", piece(kind), list(&names)))
    };
    let all: Vec<String> = [Piece::Freighter, Piece::Escort, Piece::Corsair].into_iter().filter_map(of).collect();
    format!("A board: {}.", all.join("; "))
}

fn aim(side: Side, options: &Options) -> String {
    if side == Side::Corsairs {
        return "You want to leave the board with the freighter.".into();
    }
    let captures = if options.captures == Captures::Five { "five" } else { "six" };
    let end = match options.limit {
        Limit::Hundred | Limit::TwoHundred => "to the end",
        Limit::None => "until a position comes back for the second time",
    };
    format!("You want to capture {captures} corsairs, or to keep the freighter {end}.")
}

fn possible(possible: &AvailableAction) -> String {
    let of = |corsairs: &[Name], one: &str, many: &str| {
        let verb = if corsairs.len() == 1 { one } else { many };
        format!("{} {verb}: {}.", number_of(corsairs.len(), "corsair", "corsairs"), list(corsairs))
    };
    let text = match possible {
        AvailableAction::Enter(ships, corners) => {
            format!("a corsair can enter on {}; {ships} in reserve.", list(corners))
        }
        AvailableAction::Step(corsairs) => of(corsairs, "can step to an empty post", "can step to an empty post"),
        AvailableAction::Leave(corsairs) => of(corsairs, "can leave the board", "can leave the board"),
        AvailableAction::Pull(ships) => {
            format!("{} can be pulled along: {}.", number_of(ships.len(), "ship", "ships"), list(ships))
        }
        AvailableAction::End => "you can end your turn.".into(),
        AvailableAction::Sail(escorts) => {
            format!("{} can sail: {}.", number_of(escorts.len(), "escort", "escorts"), list(escorts))
        }
        AvailableAction::SailInLine(lines) => {
            format!("{} can sail together.", number_of(*lines, "line of escorts", "lines of escorts"))
        }
        AvailableAction::Pass(_) => "you can pass.".into(),
        AvailableAction::Entangled(corsairs) => {
            of(corsairs, "is entangled and cannot move", "are entangled and cannot move")
        }
        AvailableAction::NoFurther(2) => "both moves are made; there is no third.".into(),
        AvailableAction::NoFurther(_) => "no second move is possible.".into(),
        AvailableAction::FreighterStays => "the freighter cannot move by itself.".into(),
    };
    capital(&text)
}
