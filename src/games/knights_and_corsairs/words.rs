//! Puts the values of Knights & Corsairs into words. The messages are in `assets/languages/<tag>/knights-and-corsairs.ftl`.
//!
//! This file chooses the message for a value and fills in its variables. The catalogue of a language forms the sentences.

use std::cmp::Ordering;
use std::fmt;

use super::available_actions::{AvailableAction, possible};
use super::coach::Outlook;
use super::messages as say;
use super::move_builder::Draft;
use super::rules::{Action, Board, Colours, Count, Due, Illegal, KnightsAndCorsairs, Options, Reason, Space, View};
use super::scene::{self, Event, FoughtScene, HandScene, Prompt, Role, Scene, SpaceScene};
use crate::game::about::{About, Description, Preset, option_groups};
use crate::game::cards::{Card, Colour, DeckCard};
use crate::game::catalogue::{Key, Message, PerLanguage};
use crate::game::common_words::{self, all_of, enumerated, one_of, the_card};
use crate::game::lesson::{ExerciseText, exercise_texts};
use crate::game::{BoardDisplay, EventContext, GameWords, Language, LogContext, Seat};

static ABOUT: Description = Description::new(About {
    name: say::NAME,
    tagline: say::TAGLINE,
    facts: say::FACTS,
    credit: say::CREDIT,
    groups: option_groups! { say:
        GROUP_PLAYERS {
            "colours": OPTION_COLOURS, OPTION_COLOURS_WHY, [
                OPTION_COLOURS_RANDOM, OPTION_COLOURS_FIRST_RED, OPTION_COLOURS_FIRST_BLACK,
            ];
            "starter": OPTION_STARTER, OPTION_STARTER_WHY, [
                OPTION_STARTER_RANDOM, OPTION_STARTER_FIRST, OPTION_STARTER_SECOND,
            ];
            "series": OPTION_SERIES, OPTION_SERIES_WHY, [OPTION_SERIES_ALTERNATE, OPTION_SERIES_LOSER];
        }
        GROUP_WINNING {
            "first-line": OPTION_FIRST_LINE, OPTION_FIRST_LINE_WHY, [LINE_SUIT, LINE_COLOUR];
            "second-line": OPTION_SECOND_LINE, OPTION_SECOND_LINE_WHY, [LINE_SUIT, LINE_COLOUR];
            "lines": OPTION_LINES, OPTION_LINES_WHY, [OPTION_LINES_BOTH, OPTION_LINES_ATTACKER];
            "influence": OPTION_INFLUENCE, OPTION_INFLUENCE_WHY, [OPTION_INFLUENCE_ATTACKER, OPTION_INFLUENCE_BOTH];
            "majority": OPTION_MAJORITY, OPTION_MAJORITY_WHY, [OPTION_MAJORITY_SUIT, OPTION_MAJORITY_COLOUR];
        }
        GROUP_CARDS {
            "hand": OPTION_HAND, OPTION_HAND_WHY, [OPTION_HAND_SEVEN, OPTION_HAND_FIVE];
            "aces": OPTION_ACES, OPTION_ACES_WHY, [OPTION_ACES_HIGH, OPTION_ACES_LOW];
            "discards": OPTION_DISCARDS, OPTION_DISCARDS_WHY, [OPTION_DISCARDS_OPEN, OPTION_DISCARDS_CLOSED];
        }
        GROUP_BATTLES {
            "ties": OPTION_TIES, OPTION_TIES_WHY, [OPTION_TIES_DEFENDER, OPTION_TIES_ATTACKER];
            "neighbours": OPTION_NEIGHBOURS, OPTION_NEIGHBOURS_WHY, [OPTION_NEIGHBOURS_MUST, OPTION_NEIGHBOURS_MAY];
            "naming": OPTION_NAMING, OPTION_NAMING_WHY, [OPTION_NAMING_HIGHEST, OPTION_NAMING_DEFENDER];
            "placing": OPTION_PLACING, OPTION_PLACING_WHY, [OPTION_PLACING_LOWEST, OPTION_PLACING_WINNER];
            "reserve": OPTION_RESERVE, OPTION_RESERVE_WHY, [
                OPTION_RESERVE_LOWEST, OPTION_RESERVE_ANY, OPTION_RESERVE_PILE,
            ];
        }
    },
    presets: &[
        Preset { name: say::PRESET_STANDARD, why: say::PRESET_STANDARD_WHY, options: "standard" },
        Preset { name: say::PRESET_NEWCOMER, why: say::PRESET_NEWCOMER_WHY, options: "first-line=colour" },
        Preset { name: say::PRESET_EASY, why: say::PRESET_EASY_WHY, options: "first-line=colour,second-line=colour" },
        Preset { name: say::PRESET_QUICK, why: say::PRESET_QUICK_WHY, options: "hand=5" },
    ],
    daily: &[],
});

/// The texts of the exercises, in their order.
static LESSON: [ExerciseText<Message>; 8] = exercise_texts! { say:
    LESSON_BATTLE, LESSON_BATTLE_TASK, LESSON_BATTLE_DONE, LESSON_BATTLE_FAILED;
    LESSON_MIDDLE, LESSON_MIDDLE_TASK, LESSON_MIDDLE_DONE, LESSON_MIDDLE_FAILED;
    LESSON_NEIGHBOURS, LESSON_NEIGHBOURS_TASK, LESSON_NEIGHBOURS_DONE, LESSON_NEIGHBOURS_FAILED;
    LESSON_INFLUENCE, LESSON_INFLUENCE_TASK, LESSON_INFLUENCE_DONE, LESSON_INFLUENCE_FAILED;
    LESSON_LINE, LESSON_LINE_TASK, LESSON_LINE_DONE, LESSON_LINE_FAILED;
    LESSON_THREAT, LESSON_THREAT_TASK, LESSON_THREAT_DONE, LESSON_THREAT_FAILED;
    LESSON_LOSE, LESSON_LOSE_TASK, LESSON_LOSE_DONE, LESSON_LOSE_FAILED;
    LESSON_LAST, LESSON_LAST_TASK, LESSON_LAST_DONE, LESSON_LAST_FAILED;
};

/// The texts of the kinds of puzzles, in their order.
static PUZZLES: [ExerciseText<Message>; 4] = exercise_texts! { say:
    PUZZLE_LINE, PUZZLE_LINE_TASK, PUZZLE_LINE_DONE, PUZZLE_LINE_FAILED;
    PUZZLE_LOSE, PUZZLE_LOSE_TASK, PUZZLE_LOSE_DONE, PUZZLE_LOSE_FAILED;
    PUZZLE_STOP, PUZZLE_STOP_TASK, PUZZLE_STOP_DONE, PUZZLE_STOP_FAILED;
    PUZZLE_ANSWER, PUZZLE_ANSWER_TASK, PUZZLE_ANSWER_DONE, PUZZLE_ANSWER_FAILED;
};

/// The texts of the exercises in a language.
#[must_use]
pub fn lesson(language: Language) -> &'static [ExerciseText] {
    static READ: PerLanguage<[ExerciseText; LESSON.len()]> = PerLanguage::new();
    READ.get(language, || LESSON.map(|exercise| exercise.read(language)))
}

/// The texts of the kinds of puzzles in a language.
#[must_use]
pub fn puzzles(language: Language) -> &'static [ExerciseText] {
    static READ: PerLanguage<[ExerciseText; PUZZLES.len()]> = PerLanguage::new();
    READ.get(language, || PUZZLES.map(|kind| kind.read(language)))
}

impl GameWords for KnightsAndCorsairs {
    fn about(language: Language) -> &'static About {
        ABOUT.about(language)
    }

    fn rules(language: Language) -> &'static str {
        say::RULES.text(language)
    }

    fn planned_side(language: Language, options: &Options, seat: Seat) -> Option<&'static str> {
        let first = match options.colours {
            Colours::Random => return None,
            Colours::FirstRed => Colour::Red,
            Colours::FirstBlack => Colour::Black,
        };
        let own = if seat == Seat::FIRST { first } else { first.other() };
        Some(colour(language, own))
    }

    fn side(language: Language, view: &View, seat: Seat) -> Option<String> {
        Some(colour(language, view.table.colour(seat)).into())
    }

    fn status_line(language: Language, view: &View) -> String {
        battle(language, view.table.battles.len() + 1)
    }

    fn rows(language: Language, view: &View, _display: BoardDisplay) -> Vec<String> {
        let scene = Scene::of(view, &Draft::default(), view.viewer);
        let row = |spaces: &[SpaceScene]| {
            let labels: Vec<String> = spaces.iter().map(|scene| space(language, scene)).collect();
            format!("{}.", labels.join(". "))
        };
        scene.spaces.chunks(3).map(row).collect()
    }

    fn row_of(_language: Language, _view: &View, place: usize) -> usize {
        place / 3
    }

    fn keys(language: Language) -> &'static str {
        say::KEYS.text(language)
    }

    fn prompt(language: Language, view: &View, draft: &Draft) -> Option<String> {
        Scene::of(view, draft, view.viewer).prompt.map(|due| prompt(language, due))
    }

    fn look_at(language: Language, action: &Action) -> Option<String> {
        Some(look_at(language, action))
    }

    fn available_actions(language: Language, view: &View, seat: Seat) -> Vec<String> {
        let aim = if view.table.options.colour_line(seat) { say::AIM_COLOUR } else { say::AIM_SUIT };
        let possible = possible(view, seat);
        let possible = possible.iter().map(|possible| available_action(language, possible));
        std::iter::once(aim.text(language).into()).chain(possible).collect()
    }

    fn refusal(language: Language, refused: &Illegal) -> String {
        illegal(language, refused)
    }

    fn reason(language: Language, decided: &Reason) -> String {
        reason(language, *decided)
    }

    fn notation(_language: Language, context: &LogContext<'_, Self>) -> String {
        scene::notation(context.now, context.seat, context.action, context.latest)
    }

    fn log_entry(language: Language, context: &LogContext<'_, Self>) -> String {
        let event = Event::between(context.before, context.after, context.seat, context.action);
        event.map_or_else(String::new, |event| log_entry(language, &event))
    }

    fn event(language: Language, happened: &EventContext<'_, Self>) -> String {
        let EventContext { before, after, seat, action, .. } = happened;
        let event = Event::between(before, after, *seat, action);
        event.map_or_else(String::new, |event| self::event(language, &event))
    }

    fn headline(language: Language, happened: &EventContext<'_, Self>) -> String {
        let EventContext { before, after, seat, action, .. } = happened;
        match Event::between(before, after, *seat, action) {
            Some(Event::Fought { fought, .. }) => verdict(language, &fought),
            _ => Self::event(language, happened),
        }
    }
}

/// The English text, with which the referee answers.
impl fmt::Display for Illegal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&illegal(Language::ENGLISH, self))
    }
}

/// The English text, with which the referee answers.
impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&reason(Language::ENGLISH, *self))
    }
}

impl Key for Role {
    fn key(&self) -> &str {
        match self {
            Self::Open => "open",
            Self::Hidden => "hidden",
            Self::Answer => "answer",
            Self::Placed => "placed",
        }
    }
}

/// The key of a colour: `red` or `black`.
#[must_use]
pub const fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Black => "black",
    }
}

/// A colour by its name.
#[must_use]
pub fn colour(language: Language, colour: Colour) -> &'static str {
    let message = match colour {
        Colour::Red => say::COLOUR_RED,
        Colour::Black => say::COLOUR_BLACK,
    };
    message.text(language)
}

/// What a coach says of a card in the hand or of an empty space.
#[must_use]
pub fn outlook(language: Language, outlook: &Outlook) -> String {
    let cards = |near: &[(Space, Card)]| all_of(language, near.iter().map(|(_, near)| the_card(language, *near)));
    match outlook {
        Outlook::Influence => say::COACH_INFLUENCE.text(language).into(),
        Outlook::Card { unseen, stronger, open } => {
            let (unseen, stronger) = (*unseen, *stronger);
            let open = open.map(|(_, how)| {
                let how = match how {
                    Ordering::Greater => "stronger",
                    Ordering::Less => "weaker",
                    Ordering::Equal => "equal",
                };
                say::CoachOpen { how }.text(language)
            });
            join_sentences(open.into_iter().chain([say::CoachCard { stronger, unseen }.text(language)]))
        }
        Outlook::Fight { own, from_hand: (least, _), theirs, lines } => {
            let first = if own.is_empty() {
                say::CoachHand { cards: *least }.text(language)
            } else {
                say::CoachOwn { cards: *least, own: cards(own) }.text(language)
            };
            let theirs = (!theirs.is_empty()).then(|| say::CoachTheirs { theirs: cards(theirs) }.text(language));
            let lines = lines.iter().map(|suit| say::CoachLine { suit: *suit }.text(language));
            join_sentences([first].into_iter().chain(theirs).chain(lines))
        }
    }
}

fn join_sentences(sentences: impl Iterator<Item = String>) -> String {
    sentences.collect::<Vec<_>>().join(" ")
}

/// A card by its full name: "7 of hearts".
#[must_use]
pub fn card(language: Language, card: Card) -> String {
    common_words::card(language, DeckCard::Suited(card))
}

/// Why an action is refused.
#[must_use]
pub fn illegal(language: Language, illegal: &Illegal) -> String {
    let plain = match *illegal {
        Illegal::Over => say::ILLEGAL_OVER,
        Illegal::NotYourTurn => say::ILLEGAL_NOT_YOUR_TURN,
        Illegal::NotNow(Due::Attack) => say::ILLEGAL_ATTACK_NOW,
        Illegal::NotNow(Due::Defend) => say::ILLEGAL_DEFEND_NOW,
        Illegal::NotNow(Due::Place) => say::ILLEGAL_PLACE_NOW,
        Illegal::CentreFirst => say::ILLEGAL_CENTRE_FIRST,
        Illegal::Taken(space) => return say::IllegalTaken { space: space.to_string() }.text(language),
        Illegal::NotHeld(card) => {
            return say::IllegalNotHeld { rank: card.rank(), suit: card.suit() }.text(language);
        }
        Illegal::Twice(card) => return say::IllegalTwice { rank: card.rank(), suit: card.suit() }.text(language),
        Illegal::InfluenceOnly(space) => return say::IllegalInfluenceOnly { space: space.to_string() }.text(language),
        Illegal::NoInfluence(space, near) => {
            return say::IllegalNoInfluence { space: space.to_string(), near }.text(language);
        }
        Illegal::FaceDown(Count { least, most, found }) => {
            return say::IllegalFaceDown { exact: least == most, least, cards: most, found }.text(language);
        }
        Illegal::Answer(Count { least, most, found }) => {
            return say::IllegalAnswer { exact: least == most, least, cards: most, found }.text(language);
        }
        Illegal::Naming(neighbours) => return say::IllegalNaming { neighbours }.text(language),
        Illegal::NoNeighbour(space) => return say::IllegalNoNeighbour { space: space.to_string() }.text(language),
        Illegal::NotPlaceable(card) => {
            return say::IllegalNotPlaceable { rank: card.rank(), suit: card.suit() }.text(language);
        }
    };
    plain.text(language).into()
}

/// What decided the game, as a sentence.
#[must_use]
pub fn reason(language: Language, reason: Reason) -> String {
    let plain = match reason {
        Reason::Line(line) => {
            let [first, second, third] = line.map(|space| space.to_string());
            return say::ReasonLine { first, second, third }.text(language);
        }
        Reason::Influence(space) => return say::ReasonInfluence { space: space.to_string() }.text(language),
        Reason::Suits => say::REASON_SUITS,
        Reason::Colours => say::REASON_COLOURS,
        Reason::LastBattle => say::REASON_LAST_BATTLE,
    };
    plain.text(language).into()
}

/// The label of a space for a screen reader.
#[must_use]
pub fn space(language: Language, scene: &SpaceScene) -> String {
    let space = scene.space.to_string();
    let first = match (scene.card, scene.face_up) {
        (Some(card), _) => {
            let colour = colour_key(card.colour());
            say::SpaceCard { space, rank: card.rank(), suit: card.suit(), colour }.text(language)
        }
        (None, Some(card)) => say::SpaceContested { space, rank: card.rank(), suit: card.suit() }.text(language),
        (None, None) => say::SpaceEmpty { space }.text(language),
    };
    let use_of = if scene.chosen {
        Some(say::SPACE_CHOSEN)
    } else if scene.influence {
        Some(say::SPACE_INFLUENCE)
    } else if scene.can && scene.card.is_none() {
        Some(say::SPACE_ATTACK)
    } else if scene.can {
        Some(say::SPACE_NAME)
    } else {
        None
    };
    let more = [
        scene.line.then_some(say::SPACE_LINE),
        scene.last.then_some(say::SPACE_LAST),
        scene.counts.then_some(say::SPACE_COUNTS),
        use_of,
    ];
    let more = more.into_iter().flatten().map(|message| message.text(language).to_owned());
    enumerated(language, std::iter::once(first).chain(more))
}

/// The label of a card of the hand for a screen reader.
#[must_use]
pub fn hand_card(language: Language, scene: &HandScene) -> String {
    let role = scene.role.as_ref().map_or("none", Key::key);
    say::HandCard { rank: scene.card.rank(), suit: scene.card.suit(), role }.text(language)
}

/// The word on a chosen card.
#[must_use]
pub fn role(language: Language, role: Role) -> &'static str {
    let message = match role {
        Role::Open => say::ROLE_OPEN,
        Role::Hidden => say::ROLE_HIDDEN,
        Role::Answer => say::ROLE_ANSWER,
        Role::Placed => say::ROLE_PLACED,
    };
    message.text(language)
}

/// Where to look for a move, without saying which.
#[must_use]
pub fn look_at(language: Language, action: &Action) -> String {
    match action {
        Action::Attack { space, .. } | Action::Influence { space, .. } => {
            say::LookAtSpace { space: space.to_string() }.text(language)
        }
        Action::Defend { .. } => say::LOOK_AT_HAND.text(language).into(),
        Action::Place(_) => say::LOOK_AT_PLACEABLE.text(language).into(),
    }
}

/// What to do next.
#[must_use]
pub fn prompt(language: Language, prompt: Prompt) -> String {
    match prompt {
        Prompt::Space => say::PROMPT_SPACE.text(language).into(),
        Prompt::Open(space) => say::PromptOpen { space: space.to_string() }.text(language),
        Prompt::Hidden(space, cards) => say::PromptHidden { space: space.to_string(), cards }.text(language),
        Prompt::Attack(space, cards) => say::PromptAttack { space: space.to_string(), cards }.text(language),
        Prompt::Influence(space) => say::PromptInfluence { space: space.to_string() }.text(language),
        Prompt::Win(space, card) => {
            say::PromptWin { rank: card.rank(), suit: card.suit(), space: space.to_string() }.text(language)
        }
        Prompt::Answer(space, cards) => say::PromptAnswer { space: space.to_string(), cards }.text(language),
        Prompt::Naming(neighbours) => say::PromptNaming { neighbours }.text(language),
        Prompt::Defend(space, cards) => say::PromptDefend { space: space.to_string(), cards }.text(language),
        Prompt::Placed(space) => say::PromptPlaced { space: space.to_string() }.text(language),
        Prompt::Place(space, card) => {
            say::PromptPlace { rank: card.rank(), suit: card.suit(), space: space.to_string() }.text(language)
        }
    }
}

/// The label of the button that carries out the action.
#[must_use]
pub fn confirm(language: Language, prompt: Prompt) -> &'static str {
    let message = match prompt {
        Prompt::Space | Prompt::Open(_) | Prompt::Hidden(..) | Prompt::Attack(..) => say::CONFIRM_ATTACK,
        Prompt::Influence(_) | Prompt::Win(..) => say::CONFIRM_WIN,
        Prompt::Answer(..) | Prompt::Naming(_) | Prompt::Defend(..) => say::CONFIRM_DEFEND,
        Prompt::Placed(_) | Prompt::Place(..) => say::CONFIRM_PLACE,
    };
    message.text(language)
}

/// What an action did, in a sentence or more, for screen readers.
#[must_use]
pub fn event(language: Language, event: &Event) -> String {
    match event {
        Event::Attacked { attacker, space, face_up, face_down } => say::Attacked {
            colour: colour_key(*attacker),
            space: space.to_string(),
            rank: face_up.rank(),
            suit: face_up.suit(),
            cards: *face_down,
        }
        .text(language),
        Event::Took { attacker, space, card } => {
            say::Took { colour: colour_key(*attacker), space: space.to_string(), rank: card.rank(), suit: card.suit() }
                .text(language)
        }
        Event::Fought { fought, over } => {
            let best = fought.ranked[..3].iter().map(|ranked| the_card(language, ranked.card));
            let best = say::BestThree { best: all_of(language, best) }.text(language);
            format!("{best} {} {}", verdict(language, fought), aftermath(language, fought, *over))
        }
        Event::Chooses { winner, space } => {
            say::Chooses { colour: colour_key(*winner), space: space.to_string() }.text(language)
        }
    }
}

/// What an action did, for the log: like the event, without the names of the best cards and without who is next.
#[must_use]
pub fn log_entry(language: Language, happened: &Event) -> String {
    match happened {
        Event::Fought { fought, .. } => {
            format!("{} {}", verdict(language, fought), aftermath(language, fought, true))
        }
        Event::Attacked { .. } | Event::Chooses { .. } | Event::Took { .. } => event(language, happened),
    }
}

/// Who won a battle, and by how many of the three best cards.
#[must_use]
pub fn verdict(language: Language, fought: &FoughtScene) -> String {
    let space = fought.battle.space.to_string();
    say::Verdict { colour: colour_key(fought.winner), count: fought.of_best_three, space }.text(language)
}

/// Which card stays on the space, or that the defender wins by influence; and who attacks next unless the game is `over`.
#[must_use]
pub fn aftermath(language: Language, fought: &FoughtScene, over: bool) -> String {
    let placed = match fought.battle.placed {
        Some(card) => {
            let space = fought.battle.space.to_string();
            say::Stays { rank: card.rank(), suit: card.suit(), space }.text(language)
        }
        None => say::WinsByInfluence { colour: colour_key(fought.winner) }.text(language),
    };
    if over {
        return placed;
    }
    let next = say::AttacksNext { colour: colour_key(fought.winner.other()) }.text(language);
    format!("{placed} {next}")
}

/// The heading of a battle, by its number from 1.
#[must_use]
pub fn battle(language: Language, number: usize) -> String {
    say::Battle { number }.text(language)
}

/// The rank of a card among the six, from 1: "1st".
#[must_use]
pub fn ordinal(language: Language, place: usize) -> String {
    say::Ordinal { place }.text(language)
}

/// The number of cards in a hand.
#[must_use]
pub fn in_hand(language: Language, cards: usize) -> String {
    say::InHand { cards }.text(language)
}

/// The draw pile and its number of cards.
#[must_use]
pub fn pile(language: Language, cards: usize) -> String {
    say::Pile { cards }.text(language)
}

/// The discard pile and its number of cards.
#[must_use]
pub fn discards(language: Language, cards: usize) -> String {
    say::Discards { cards }.text(language)
}

/// The grid and the cards on it.
#[must_use]
pub fn grid(language: Language, board: &Board) -> String {
    let cards = scene::spaces_by_row().filter_map(|space| {
        let card = board.card(space)?;
        Some(say::GridCard { space: space.to_string(), rank: card.rank(), suit: card.suit() }.text(language))
    });
    say::GridWith { cards: enumerated(language, cards) }.text(language)
}

/// What a seat can do now, or cannot, as a sentence.
#[must_use]
pub fn available_action(language: Language, possible: &AvailableAction) -> String {
    match possible {
        AvailableAction::Attack(spaces) => {
            let space = |(space, least, most): &(Space, usize, usize)| {
                let (space, least, cards) = (space.to_string(), *least, *most);
                say::PossibleAttackSpace { space, exact: least == cards, least, cards }.text(language)
            };
            say::PossibleAttack { spaces: one_of(language, spaces.iter().map(space)) }.text(language)
        }
        AvailableAction::Influence(spaces) => {
            let space = |space: &Space| say::PossibleInfluenceSpace { space: space.to_string() }.text(language);
            say::PossibleInfluence { spaces: one_of(language, spaces.iter().map(space)) }.text(language)
        }
        AvailableAction::Answer(space, least, most) => {
            let (space, least, cards) = (space.to_string(), *least, *most);
            say::PossibleAnswer { space, exact: least == cards, least, cards }.text(language)
        }
        AvailableAction::Place(placeable) => {
            let choices = placeable.iter().map(|card| the_card(language, *card));
            say::PossiblePlace { choices: one_of(language, choices) }.text(language)
        }
        AvailableAction::CentreFirst => say::POSSIBLE_CENTRE_FIRST.text(language).into(),
        AvailableAction::NoInfluence => say::POSSIBLE_NO_INFLUENCE.text(language).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::knights_and_corsairs::rules::State;

    fn french() -> Language {
        Language::of_tags(["fr"])
    }

    fn scene_of(state: &str) -> Scene {
        let state = state.parse::<State>().unwrap();
        let view = KnightsAndCorsairs::view(&state, state.table.to_act());
        Scene::of(&view, &Draft::default(), view.viewer)
    }

    fn label(language: Language, state: &str, name: &str) -> String {
        let scene = scene_of(state);
        space(language, scene.spaces.iter().find(|space| space.space.to_string() == name).unwrap())
    }

    /// What is said aloud of the last of these actions.
    fn said(language: Language, state: &str, actions: &[&str]) -> String {
        let mut state = state.parse::<State>().unwrap();
        let mut happened = String::new();
        for action in actions {
            let action = action.parse().unwrap();
            let seat = state.table.to_act().unwrap();
            KnightsAndCorsairs::check(&state, seat, &action).unwrap();
            let before = KnightsAndCorsairs::view(&state, None);
            KnightsAndCorsairs::apply(&mut state, seat, &action);
            let after = KnightsAndCorsairs::view(&state, None);
            let context = EventContext { before: &before, after: &after, seat, action: &action, names: &[] };
            happened = <KnightsAndCorsairs as GameWords>::event(language, &context);
        }
        happened
    }

    #[test]
    fn a_space_says_what_lies_there_and_what_it_is_good_for() {
        let state = "standard board=-,-,-/2H,3H,-/-,4H,-";
        assert_eq!(label(Language::ENGLISH, state, "a1"), "a1, empty, you can win here by influence");
        assert_eq!(label(Language::ENGLISH, state, "a3"), "a3, empty, you can attack here");
        let state = "standard moves attack b2 2D 2H 3D";
        assert_eq!(label(Language::ENGLISH, state, "b2"), "b2, fought for, 2 of diamonds lies open");
        assert_eq!(label(french(), state, "b2"), "b2, case disputée, 2 de carreau visible");
    }

    #[test]
    fn a_wrong_number_of_cards_is_refused_with_the_right_one() {
        let refused = |language, least| illegal(language, &Illegal::FaceDown(Count { least, most: 2, found: 3 }));
        assert_eq!(refused(Language::ENGLISH, 2), "Here you lay two cards, not 3, face down.");
        assert_eq!(refused(Language::ENGLISH, 0), "Here you lay 0 to 2 cards, not 3, face down.");
        assert_eq!(refused(french(), 2), "Ici, vous posez deux cartes cachées, pas 3.");
        assert_eq!(refused(french(), 0), "Ici, vous posez 0 à 2 cartes cachées, pas 3.");
    }

    #[test]
    fn a_battle_is_told_with_its_best_cards() {
        let state = "standard hands=2H,6D,8H,*/3C,4S,10S,*";
        let actions = ["attack b2 2H 6D 8H", "defend 3C 4S 10S"];
        assert_eq!(
            said(Language::ENGLISH, state, &actions[..1]),
            "Red attacks b2 with the 2 of hearts open and two cards face down."
        );
        assert_eq!(
            said(Language::ENGLISH, state, &actions),
            "The three best cards are the 10 of spades, the 8 of hearts and the 6 of diamonds. Red has two of the three best \
             cards and wins b2. The 2 of hearts stays on b2. Black attacks next."
        );
        assert_eq!(
            said(french(), state, &actions),
            "Les trois meilleures cartes\u{a0}: le 10 de pique, le 8 de cœur et le 6 de carreau. Rouge a deux des trois \
             meilleures cartes et gagne b2. Le 2 de cœur reste en b2. C’est à Noir d’attaquer."
        );
    }

    #[test]
    fn each_attack_says_how_many_cards_it_takes() {
        let attack = AvailableAction::Attack(vec![("a1".parse().unwrap(), 1, 1), ("c3".parse().unwrap(), 1, 3)]);
        assert_eq!(
            available_action(Language::ENGLISH, &attack),
            "You can attack a1 with one card or c3 with 1 to 3 cards."
        );
        assert_eq!(
            available_action(french(), &attack),
            "Vous pouvez attaquer a1 avec une carte ou c3 avec 1 à 3 cartes."
        );
    }
}
