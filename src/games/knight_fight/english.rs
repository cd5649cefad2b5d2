//! Knight Fight in English.

use super::available_actions::AvailableAction;
use super::rules::{
    Action, Anomaly, Attempt, BoutResult, Colour, Due, Ending, Fate, Goal, Illegal, MOST_MOVES, Options, POINTS_TO_WIN,
    Part, Reason, Side, Space, Spawn,
};
use super::scene::{Count, Event, Knight, Late, PlayerScene, Prompt, RoundScene, Sealed, SpaceScene, TrapScene};
use super::texts::{Note, Texts, Words, notes_that_apply};
use crate::game::about::{About, Group, OptionText, Preset};
use crate::game::english::{list, number_of};
use crate::game::lesson::ExerciseText;

/// The game as the house describes it.
pub static ABOUT: About = About {
    name: "Knight Fight",
    tagline: "One knight each in the middle of the board. Every move is one knight more; four in a row win the bout. Seven anomalies \
              bend the rules, alone or all at once.",
    facts: "2 players · 10 to 20 minutes · from nothing hidden to almost everything",
    credit: "By pseudonam, for The Genius: Variations on a Theme.",
    groups: &[
        Group {
            name: "Anomalies",
            options: &[
                OptionText {
                    key: "airdrop",
                    name: "Airdrop",
                    why: "With a new knight one may drop manure on an empty space, and nobody can land there any more.",
                    values: &["Off", "Two each", "One each", "Three each"],
                },
                OptionText {
                    key: "bidding",
                    name: "Bidding",
                    why: "Nobody has a turn: both bid chips in secret, and the higher bid is paid to the other for the move.",
                    values: &["Off", "On, X opens free", "On, bids from the start"],
                },
                OptionText {
                    key: "coloration",
                    name: "Coloration",
                    why: "Every space is red, blue or yellow. One may not land on the colour the opponent landed on last.",
                    values: &["Off", "On"],
                },
                OptionText {
                    key: "trap",
                    name: "Horse Trap",
                    why: "Before each move the opponent secretly traps one space. A knight that lands there is gone.",
                    values: &["Off", "On, traps are shown afterwards", "On, empty traps stay secret"],
                },
                OptionText {
                    key: "sickness",
                    name: "Sickness",
                    why: "A knight that spawns another is weak, and vanishes when it spawns again.",
                    values: &["Off", "On"],
                },
                OptionText {
                    key: "snapshot",
                    name: "Snapshot",
                    why: "One sees one’s own knights and the opponent’s last move. The rest must be remembered.",
                    values: &["Off", "On", "On, with reminders"],
                },
                OptionText {
                    key: "tic-tac-toe",
                    name: "Tic-Tac-Toe",
                    why: "Rows do not win. Every three in a row are a point, and six points win the bout.",
                    values: &["Off", "On"],
                },
            ],
        },
        Group {
            name: "The match",
            options: &[
                OptionText {
                    key: "row",
                    name: "To win a bout",
                    why: "With four in a row X can always win, if X knows how. Five are harder.",
                    values: &["Four in a row", "Five in a row"],
                },
                OptionText {
                    key: "favoured",
                    name: "Who is favoured",
                    why: "The favoured player chooses a side first, and wins a match that is tied to the last.",
                    values: &["By lot", "Seat 1", "Seat 2"],
                },
                OptionText {
                    key: "sides",
                    name: "X and O in later bouts",
                    why: "X moves first.",
                    values: &["Players choose in turn", "Sides are swapped"],
                },
                OptionText {
                    key: "tie",
                    name: "A bout each",
                    why: "What decides the match then.",
                    values: &["Fewer moves in the bout won", "A third bout"],
                },
                OptionText {
                    key: "clock",
                    name: "Clocks",
                    why: "A minute a move, three more for a bout. Then your opponent moves for you, or chance does.",
                    values: &["Off", "On"],
                },
            ],
        },
    ],
    presets: &[
        Preset { name: "Plain", why: "No anomalies: four in a row.", options: "standard" },
        Preset { name: "Five in a row", why: "For those who know how X wins with four.", options: "row=5" },
        Preset {
            name: "Kitchen sink",
            why: "All seven anomalies at once.",
            options: "airdrop=2,bidding=free,coloration=on,trap=shown,sickness=on,snapshot=on,tic-tac-toe=on",
        },
    ],
    daily: &[
        Preset { name: "Today: Airdrop", why: "One anomaly a day, the same for everyone.", options: "airdrop=2" },
        Preset { name: "Today: Bidding", why: "One anomaly a day, the same for everyone.", options: "bidding=free" },
        Preset {
            name: "Today: Coloration",
            why: "One anomaly a day, the same for everyone.",
            options: "coloration=on",
        },
        Preset { name: "Today: Horse Trap", why: "One anomaly a day, the same for everyone.", options: "trap=shown" },
        Preset { name: "Today: Sickness", why: "One anomaly a day, the same for everyone.", options: "sickness=on" },
        Preset { name: "Today: Snapshot", why: "One anomaly a day, the same for everyone.", options: "snapshot=on" },
        Preset {
            name: "Today: Tic-Tac-Toe",
            why: "One anomaly a day, the same for everyone.",
            options: "tic-tac-toe=on",
        },
    ],
    rules: include_str!("rules.md"),
};

/// The English texts.
pub static TEXTS: Texts = Texts {
    side,
    colour,
    colour_letter,
    notes,
    illegal,
    reason,
    space,
    look_at: |action| match action {
        Action::Play(_) => "Look at what each side has won so far.".into(),
        Action::Bid(_) => "Look at what the first move is worth to each of you.".into(),
        Action::Trap(None) => "Look whether a trap would catch anything.".into(),
        Action::Trap(Some(_)) => "Look at where the opponent would like to go.".into(),
        Action::Spawn(Spawn { space, .. }) => format!("Look around {space}."),
    },
    prompt,
    confirm,
    event,
    row,
    stock,
    marks,
    count,
    result,
    sealed,
    chips,
    manure: |left| format!("Drop manure ({left} left)"),
    picture,
    lesson: LESSON,
    aim,
    possible,
    words: Words {
        board: "The board",
        keys: "On the board, the arrows lead from space to space; Home and End to the ends of a row.",
        counters: "Bout and last round",
        sides: "Your side",
        bid: "Your bid",
        no_trap: "No trap",
        threats: "Show threats",
        win_here: "You would win here.",
        danger_here: "Your opponent would win here.",
        weak: "Weak: it vanishes when it spawns again.",
        trap: "A trap that caught nobody.",
        manure: "Manure: nobody can land there.",
        hidden: "hidden until the bout is over",
        snapshot: "You see your own knights and your opponent’s last move.",
        barred: "Barred: the colour your opponent landed on last.",
        remembered: "Your opponent has landed here.",
        own_trap: "Your trap.",
        sprung: "A trap that has caught a knight.",
        less: "Bid less",
        more: "Bid more",
        resign: "Give up the whole match, not only this bout?",
    },
};

/// The words of the lesson.
static LESSON: &[ExerciseText] = &[
    ExerciseText {
        heading: "Your first knight",
        task: "You may choose a side. Take X: it moves first. Then touch a space two steps straight and one aside from your \
               knight. Touch it again, or the button, and a new knight stands there. The old one stays.",
        done: "So you go on, a knight a move. Touch a knight of yours at any time to see where it reaches.",
        astray: "O is a good choice, too, but then the other side begins. Here, choose X, and move.",
    },
    ExerciseText {
        heading: "Four in a row",
        task: "Four knights of yours in a row, side by side or up and down, win the bout. You have three in one row, with a \
               gap that a knight of yours reaches. A star shows where you would win.",
        done: "Four in a row. The knight from d4 got there.",
        astray: "The gap is on e6. The knight on d4 reaches it: two steps straight, one aside.",
    },
    ExerciseText {
        heading: "Slanting rows do not count",
        task: "On g7 you could have four in a slanting row, but that is worth nothing. Look for the row that counts.",
        done: "h6 to h9: that is four in a row.",
        astray: "That is not four in a row that counts. Look at h6, h7 and h9.",
    },
    ExerciseText {
        heading: "Block",
        task: "Your opponent has three in a row and the next move. One end is taken already. Land on the other one.",
        done: "Blocked. You could do so because a knight of yours was near: keep an eye on what you can reach.",
        astray: "Then the opponent lands on g8 and has won. Your knight on f6 reaches it.",
    },
    ExerciseText {
        heading: "Look twice",
        task: "Your opponent threatens four in a row again. What is best?",
        done: "You had four in a row first. Always look for your own win before you block.",
        astray: "You have three in a row yourself, on d5, e5 and f5. The fourth wins at once.",
    },
    ExerciseText {
        heading: "Two at once",
        task: "A single threat can be blocked; two at once cannot. Find the move that gives you three in a row with both ends \
               free, and both in reach.",
        done: "You threaten c5 and g5. Your opponent can block one of them only.",
        astray: "That can still be stopped. Fill the gap between d5 and f5.",
    },
    ExerciseText {
        heading: "No way out",
        task: "Who cannot move when their turn begins has lost the bout. The knight in the corner has two spaces, and you \
               stand on one of them.",
        done: "No move is left, and the bout is yours. It happens rarely, but it does.",
        astray: "The knight on a1 can still go to c2. Land there yourself: from b4, say.",
    },
    ExerciseText {
        heading: "The match",
        task: "A match has two bouts. If each player wins one, the shorter one counts. Your opponent won the first in 23 \
               moves. Win this one now, and it takes 11.",
        done: "You have won the match: 11 moves are fewer than 23. There are also seven anomalies, which change the game; try \
               one when you know it well.",
        astray: "You can win at once, and the fewer moves the better: look at f3, f4 and f6.",
    },
];

const fn side(side: Side) -> &'static str {
    match side {
        Side::X => "X",
        Side::O => "O",
    }
}

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
}

const fn colour_letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "r",
        Colour::Blue => "b",
        Colour::Yellow => "y",
    }
}

fn notes(options: &Options) -> Vec<&'static str> {
    use Anomaly::{Airdrop, Bidding, Coloration, HorseTrap, Sickness, Snapshot, TicTacToe};
    const NOTES: [Note; 13] = [
        (&[Airdrop, Bidding], "Manure is part of the sealed move: only the winner’s falls."),
        (&[Airdrop, HorseTrap], "Manure still falls when the knight with it is trapped."),
        (&[Airdrop, Sickness], "Manure may cover the space that a weak knight has just left."),
        (&[Airdrop, Snapshot], "Landing on hidden manure makes a move impossible, and you pass."),
        (
            &[Bidding, Coloration],
            "What counts is the colour of your opponent’s last move, even if you have moved since.",
        ),
        (&[Bidding, HorseTrap], "Both set a trap with their bid; that of whoever does not move works."),
        (
            &[Bidding, Snapshot],
            "If the winner’s move is impossible, the bid is paid all the same, and the other one moves.",
        ),
        (&[Bidding, TicTacToe], "Who has no move cannot bid: the other one simply moves."),
        (&[Coloration, HorseTrap], "A trapped knight’s space still counts as the last colour."),
        (&[Coloration, TicTacToe], "Who has no space of a free colour passes and does not lose."),
        (&[HorseTrap, Sickness], "A knight whose offspring is trapped grows no weaker, and a weak one stays."),
        (&[Sickness, Snapshot], "You are not shown which of your opponent’s knights weaken or vanish."),
        (&[Sickness, TicTacToe], "Points are counted anew after every turn: they can fall."),
    ];
    notes_that_apply(&NOTES, options)
}

fn illegal(illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => "The match is over.".into(),
        Illegal::NotYourTurn => "It is the other player’s turn.".into(),
        Illegal::TimeIsUp => "Time is up.".into(),
        Illegal::NotNow(due) => format!(
            "Not now: first {}.",
            match due {
                Due::Side => "a side is to be chosen, X or O",
                Due::Part(Part::Bid) => "you have to bid",
                Due::Part(Part::Trap) => "you have to set a trap, or none",
                Due::Part(Part::Spawn) => "you have to choose where your knight lands",
            }
        ),
        Illegal::TooFewChips(chips) => format!("You have {}.", self::chips(chips)),
        Illegal::Taken(space) => format!("A knight stands on {space}."),
        Illegal::Manured(space) => format!("Manure lies on {space}."),
        Illegal::OutOfReach(space) => format!("None of your knights is a knight’s move away from {space}."),
        Illegal::HemmedIn(space) => format!("The knight on {space} has no free space a knight’s move away."),
        Illegal::SameColour(space, same) => {
            format!("{space} is {}, like the space of your opponent’s last move.", colour(same))
        }
        Illegal::ParentMissing(space) => format!("Name the knight that spawns the one on {space}."),
        Illegal::ParentNamed => "Without Sickness no parent is named.".into(),
        Illegal::NotYourKnight(space) => format!("You have no knight on {space}."),
        Illegal::ParentTooFar(parent, space) => format!("{space} is not a knight’s move away from {parent}."),
        Illegal::NoAirdrop => "There is no manure in this match.".into(),
        Illegal::NoManureLeft => "You have no manure left.".into(),
        Illegal::DropOnLanding(space) => format!("Your new knight stands on {space}: manure cannot go there."),
        Illegal::DropForOther => "A move in your opponent’s place carries no manure.".into(),
        Illegal::DropTaken(space) => format!("Manure needs an empty space, and {space} is not empty."),
    }
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::BothBouts => "The winner took both bouts.".into(),
        Reason::OneBout => "The winner took one bout; the other was drawn.".into(),
        Reason::FewerMoves(fewer, more) => {
            format!("A bout each, and the winner’s took fewer moves: {fewer} against {more}.")
        }
        Reason::SameMoves(moves) => format!("A bout each, both in {moves} moves: the favoured player wins."),
        Reason::NoBout => "Both bouts were drawn: the favoured player wins.".into(),
        Reason::ThirdBout => "A bout each, and the winner took the third.".into(),
    }
}

fn knight(knight: Knight) -> String {
    format!("{}{} knight", if knight.weak { "weak " } else { "" }, side(knight.side))
}

fn space(scene: &SpaceScene) -> String {
    let mut label = scene.space.to_string();
    let mut add = |words: &str| {
        label += ", ";
        label += words;
    };
    if let Some(standing) = scene.knight {
        add(&knight(standing));
    }
    if scene.manure.is_some() {
        add("manure");
    }
    if let Some(shade) = scene.colour {
        add(colour(shade));
    }
    if scene.row {
        add("in the winning row");
    }
    if let Some(last) = scene.latest {
        add(&format!("{}’s last move", side(last)));
    }
    if scene.remembered {
        add("your opponent has landed here");
    }
    match scene.trap {
        Some(TrapScene::Own) => add("your trap"),
        Some(TrapScene::Revealed) => add("a trap was set here"),
        Some(TrapScene::Sprung(caught)) => add(&format!("a trap has caught a knight of {} here", side(caught))),
        None => {}
    }
    if scene.ghost.is_some() {
        add("your new knight lands here");
    }
    if scene.drop {
        add("manure falls here");
    }
    if scene.chosen {
        add("chosen");
    }
    match scene.threat {
        Some(winner) if scene.knight.is_none() => add(&format!("{} would win here", side(winner))),
        _ => {}
    }
    match scene.knight {
        None if scene.reach && scene.ghost.is_none() => add("within reach"),
        Some(_) if scene.parent => add("can be the parent"),
        _ => {}
    }
    label
}

fn prompt(prompt: Prompt) -> String {
    match prompt {
        Prompt::Side(bout) => format!("Choose your side for bout {bout}: X moves first."),
        Prompt::ReadySide(chosen) => format!("Ready: you play {}.", side(chosen)),
        Prompt::Bid(most) => format!("Choose how many of your {} you bid for the move.", chips(most)),
        Prompt::ReadyBid(bid) => format!("Ready: you bid {}.", chips(bid)),
        Prompt::Trap => "Choose a space to trap, or no trap.".into(),
        Prompt::ReadyTrap(Some(space)) => format!("Ready: a trap on {space}."),
        Prompt::ReadyTrap(None) => "Ready: no trap.".into(),
        Prompt::Landing => "Choose where your new knight lands.".into(),
        Prompt::ForOther => "Your opponent is out of time: choose where their new knight lands.".into(),
        Prompt::LandingFrom(knight) => format!("Choose where the new knight lands, a knight’s move from {knight}."),
        Prompt::Parent(space) => format!("Choose which knight spawns the one on {space}."),
        Prompt::Drop(_) => "Choose an empty space for the manure.".into(),
        Prompt::Ready(Spawn { space, parent, drop }, may_drop) => {
            let parent = parent.map(|parent| format!(" from {parent}")).unwrap_or_default();
            let drop = drop.map(|drop| format!(", with manure on {drop}")).unwrap_or_default();
            let more = if may_drop { " You may drop manure with it." } else { "" };
            format!("Ready: a knight on {space}{parent}{drop}.{more}")
        }
    }
}

const fn confirm(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Side(_) | Prompt::ReadySide(_) => "Choose",
        Prompt::Bid(_) | Prompt::ReadyBid(_) => "Bid",
        Prompt::Trap | Prompt::ReadyTrap(_) => "Set",
        Prompt::Landing
        | Prompt::ForOther
        | Prompt::LandingFrom(_)
        | Prompt::Parent(_)
        | Prompt::Drop(_)
        | Prompt::Ready(..) => "Place",
    }
}

fn event(event: &Event) -> String {
    match event {
        Event::Chosen(_, bout, Some(Side::X)) => format!("Bout {bout}: you play X and move first."),
        Event::Chosen(_, bout, Some(Side::O)) => format!("Bout {bout}: you play O; X moves first."),
        Event::Chosen(x, bout, None) => format!("Bout {bout}: seat {x} plays X and moves first."),
        Event::Sealed(action, true) => format!("Time is up. {}", sealing(*action)),
        Event::Sealed(action, false) => sealing(*action),
        Event::TooLate => "Time was up.".into(),
        Event::Waiting => String::new(),
        Event::Played { late, round, points, parents, over } => {
            let mut told: Vec<String> = late.map(too_late).into_iter().collect();
            told.extend(auction(round));
            told.extend(round.attempts.iter().flat_map(|attempt| tried(attempt, round)));
            told.extend(parents.iter().map(|(parent, vanished)| match vanished {
                true => format!("The knight on {parent} vanishes."),
                false => format!("The knight on {parent} is weak now."),
            }));
            if let Some([x, o]) = points {
                told.push(format!("Points: X {x}, O {o}."));
            }
            if let Some(stuck) = round.passes {
                told.push(format!("{} has no move.", side(stuck)));
            }
            if let Some((result, number, winner)) = over {
                told.push(self::result(*number, *result, winner.map(side)));
            }
            told.join(" ")
        }
    }
}

/// What the viewer has sealed.
fn sealing(action: Action) -> String {
    match action {
        Action::Bid(bid) => format!("Your bid of {} is sealed.", chips(bid)),
        Action::Trap(None) => "You set no trap.".into(),
        Action::Trap(Some(space)) => format!("Your trap on {space} is sealed."),
        Action::Spawn(spawn) => format!("Your move to {} is sealed.", spawn.space),
        Action::Play(_) => String::new(),
    }
}

/// What came of it that a side was out of time.
fn too_late(late: Late) -> String {
    match late {
        Late::NoTrap(late) => format!("Time is up for {}: no trap.", side(late)),
        Late::NoBid(late) => format!("Time is up for {}: no chips are bid.", side(late)),
        Late::Chance(late) => format!("Time is up for {}: chance moves.", side(late)),
        Late::Opponent(late) => {
            format!("Time is up for {}: {} moves instead.", side(late), side(late.other()))
        }
    }
}

/// How an auction went.
fn auction(round: &RoundScene) -> Vec<String> {
    let Some([x, o]) = round.bids else { return Vec::new() };
    let mut told = vec![format!("X bids {x}, O bids {o}.")];
    if let Some(first) = round.attempts.first() {
        told.push(format!("{} wins the bid and pays.", side(first.side)));
    }
    told
}

/// What came of an attempt, and of the trap that lay in wait.
fn tried(attempt: &Attempt, round: &RoundScene) -> Vec<String> {
    let mover = side(attempt.side);
    let trap = round.traps[attempt.side.other().index()];
    let mut told = Vec::new();
    match (attempt.fate, attempt.spawn) {
        (Fate::Placed, Some(spawn)) => told.push(format!("{mover} lands on {}.", spawn.space)),
        (Fate::Trapped, Some(spawn)) => {
            told.push(format!("{mover} lands in the trap on {}, and the knight is gone.", spawn.space));
        }
        (Fate::Illegal, Some(spawn)) => {
            let space = spawn.space;
            told.push(format!(
                "{mover}’s move to {space} is impossible: something hidden is in the way. {mover} passes."
            ));
        }
        (_, None) => told.push(format!("{mover} passes.")),
    }
    if let Some(drop) = attempt.spawn.and_then(|spawn| spawn.drop).filter(|_| attempt.fate != Fate::Illegal) {
        told.push(format!("Manure falls on {drop}."));
    }
    if let Some(trap) = trap.filter(|_| attempt.fate != Fate::Trapped) {
        told.push(format!("A trap was set on {trap}."));
    }
    told
}

fn row(name: &str, spaces: &[&SpaceScene]) -> String {
    if spaces.is_empty() {
        return format!("Row {name}: empty.");
    }
    let labels: Vec<&str> = spaces.iter().map(|space| space.label.as_str()).collect();
    format!("Row {name}: {}.", labels.join("; "))
}

fn stock(player: &PlayerScene) -> Vec<String> {
    let mut stock = Vec::new();
    if let Some(points) = player.points {
        stock.push(format!("{points} of {POINTS_TO_WIN} points"));
    }
    if let Some(chips) = player.chips {
        stock.push(self::chips(chips));
    }
    if let Some(manure) = player.manure {
        stock.push(format!("{manure} manure"));
    }
    stock
}

fn marks(player: &PlayerScene) -> Vec<String> {
    let mut marks = Vec::new();
    match player.bouts {
        0 => {}
        1 => marks.push("1 bout won".into()),
        bouts => marks.push(format!("{bouts} bouts won")),
    }
    if player.favoured {
        marks.push("favoured".into());
    }
    if player.wins_tie {
        marks.push("wins the next tie".into());
    }
    if player.banned {
        marks.push("may set no trap".into());
    }
    marks
}

fn count(count: &Count) -> String {
    let moves = match count.moves {
        1 => "1 move".into(),
        moves => format!("{moves} moves"),
    };
    match (count.bout, count.choosing) {
        (bout, true) if count.results.is_empty() => format!("Bout {bout}"),
        (bout, _) => format!("Bout {bout} · {moves}"),
    }
}

fn result(number: usize, result: BoutResult, winner: Option<&str>) -> String {
    let moves = result.moves;
    let winner = winner.unwrap_or("Nobody");
    let how = match result.ending {
        Ending::Row => "a row",
        Ending::Stuck => "the other had no move",
        Ending::Last => "neither had a move, and the winner moved last",
        Ending::Points => "points enough",
        Ending::Tally if result.winner.is_some() => "more points at the end",
        Ending::Tally => return format!("Bout {number} is drawn in {moves} moves: equal points."),
        Ending::Limit => return format!("Bout {number} is drawn: {MOST_MOVES} moves are over."),
    };
    format!("{winner} won bout {number} in {moves} moves: {how}.")
}

fn sealed(sealed: Sealed) -> String {
    let mut parts = Vec::new();
    if let Some(bid) = sealed.bid {
        parts.push(chips(bid));
    }
    match sealed.trap {
        Some(Some(space)) => parts.push(format!("a trap on {space}")),
        Some(None) => parts.push("no trap".into()),
        None => {}
    }
    if let Some(spawn) = sealed.spawn {
        parts.push(format!("a knight on {}", spawn.space));
    }
    if parts.is_empty() { String::new() } else { format!("Sealed: {}.", parts.join(", ")) }
}

fn chips(chips: u8) -> String {
    match chips {
        1 => "1 chip".into(),
        chips => format!("{chips} chips"),
    }
}

fn picture(knights: &[(Space, Knight)]) -> String {
    let of = |side: Side| {
        let spaces: Vec<String> =
            knights.iter().filter(|(_, knight)| knight.side == side).map(|(space, _)| space.to_string()).collect();
        (!spaces.is_empty()).then(|| format!("{} on {}", self::side(side), spaces.join(", ")))
    };
    let both: Vec<String> = Side::BOTH.into_iter().filter_map(of).collect();
    format!("A board: {}.", both.join("; "))
}

fn aim(goal: Goal) -> String {
    match goal {
        Goal::Row(knights) => format!("You want {knights} of your knights in a row, up and down or side by side."),
        Goal::Points => "You want six points: one for every three knights of yours in a row.".into(),
    }
}

fn possible(possible: &AvailableAction) -> String {
    match possible {
        AvailableAction::Choose(bout) => format!("You choose X or O for bout {bout}. X moves first."),
        AvailableAction::Bid(most) => format!("You can bid up to {} for the move.", chips(*most)),
        AvailableAction::Trap => "You can trap any space, or none.".into(),
        AvailableAction::Land(spaces, for_other) => {
            let whose = if *for_other { "Your opponent’s" } else { "Your" };
            let landings = number_of(spaces.len(), "space", "spaces");
            // More than these are seen rather than heard.
            let names = if spaces.len() <= 12 { format!(": {}", list(spaces)) } else { String::new() };
            format!("{whose} knights reach {landings} where a new one can land{names}.")
        }
        AvailableAction::Drop(left) => format!("You can drop manure with it; {left} left."),
        AvailableAction::Barred(barred, 1) => {
            format!(
                "One space within reach is {}, as your opponent’s last one: you cannot land there.",
                colour(*barred)
            )
        }
        AvailableAction::Barred(barred, number) => {
            format!(
                "{number} spaces within reach are {}, as your opponent’s last one: you cannot land there.",
                colour(*barred)
            )
        }
        AvailableAction::NoManure => "You have no manure left.".into(),
        AvailableAction::NoTrap => "You were trapped: you set no trap for the next move.".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chip_is_counted() {
        assert_eq!((chips(1), chips(20)), ("1 chip".to_owned(), "20 chips".to_owned()));
    }

    #[test]
    fn notes_are_told_where_all_their_anomalies_are_on() {
        let options = |text: &str| text.parse::<Options>().unwrap();
        assert!(notes(&options("airdrop=2")).is_empty());
        assert_eq!(notes(&options("airdrop=2,sickness=on")).len(), 1);
        assert_eq!(notes(&options(ABOUT.presets[2].options)).len(), 13);
    }
}
