//! The texts of Court Wars. The messages are in `assets/languages/<tag>/court-wars.ftl`.
//!
//! This file chooses the message for a value and fills in its variables. The catalogue of a language forms the sentences.

#![expect(
    clippy::inconsistent_struct_constructor,
    reason = "the variables of a message are in alphabetical order, which is none for a reader"
)]

use std::fmt;

use super::available_actions::{AvailableAction, possible};
use super::coach::Outlook;
use super::messages as say;
use super::move_builder::Draft;
use super::rules::{
    Action, Base, COURT_DEFENCE, Court, CourtWars, Due, Flip, Illegal, Kind, Options, Reason, Taken, Target, View,
    total,
};
use super::scene::{self, Drawn, EndScene, Event, Fate, PlayerScene, Prompt, Scene, StackScene, Struck};
use crate::game::about::{About, Description, Preset, option_groups};
use crate::game::cards::{Card, DeckCard, Suit};
use crate::game::catalogue::{Key, Message, PerLanguage, join};
use crate::game::common_words::{self, all_of, enumerated, one_of, the_card};
use crate::game::lesson::{ExerciseText, exercise_texts};
use crate::game::{BoardDisplay, EventContext, GameWords, Language, LogContext, Seat};

static ABOUT: Description = Description::new(About {
    name: say::NAME,
    tagline: say::TAGLINE,
    facts: say::FACTS,
    credit: say::CREDIT,
    groups: option_groups! { say:
        GROUP_SUITS {
            "seats": OPTION_SEATS, OPTION_SEATS_WHY, [OPTION_SEATS_TWO, OPTION_SEATS_THREE, OPTION_SEATS_FOUR];
            "first-suit": OPTION_FIRST_SUIT, OPTION_SUIT_WHY, [
                SUIT_RANDOM, SUIT_CLUBS, SUIT_DIAMONDS, SUIT_HEARTS, SUIT_SPADES,
            ];
            "second-suit": OPTION_SECOND_SUIT, OPTION_SUIT_WHY, [
                SUIT_RANDOM, SUIT_CLUBS, SUIT_DIAMONDS, SUIT_HEARTS, SUIT_SPADES,
            ];
            "third-suit": OPTION_THIRD_SUIT, OPTION_SUIT_WHY, [
                SUIT_RANDOM, SUIT_CLUBS, SUIT_DIAMONDS, SUIT_HEARTS, SUIT_SPADES,
            ];
            "fourth-suit": OPTION_FOURTH_SUIT, OPTION_SUIT_WHY, [
                SUIT_RANDOM, SUIT_CLUBS, SUIT_DIAMONDS, SUIT_HEARTS, SUIT_SPADES,
            ];
            "starter": OPTION_STARTER, OPTION_STARTER_WHY, [
                OPTION_STARTER_RANDOM, OPTION_STARTER_FIRST, OPTION_STARTER_SECOND, OPTION_STARTER_THIRD,
                OPTION_STARTER_FOURTH,
            ];
        }
        GROUP_GUARDS {
            "stacking": OPTION_STACKING, OPTION_STACKING_WHY, [OPTION_STACKING_LOWER, OPTION_STACKING_EQUAL];
            "placing": OPTION_PLACING, OPTION_PLACING_WHY, [OPTION_PLACING_MAY, OPTION_PLACING_MUST];
        }
        GROUP_ATTACKS {
            "removal": OPTION_REMOVAL, OPTION_REMOVAL_WHY, [OPTION_REMOVAL_CHOSEN, OPTION_REMOVAL_ALL];
            "targets": OPTION_TARGETS, OPTION_TARGETS_WHY, [OPTION_TARGETS_ANYONE, OPTION_TARGETS_NEXT];
        }
        GROUP_PILE {
            "jokers": OPTION_JOKERS, OPTION_JOKERS_WHY, [OPTION_JOKERS_TWO, OPTION_JOKERS_NONE];
            "joker": OPTION_JOKER, OPTION_JOKER_WHY, [OPTION_JOKER_MAY, OPTION_JOKER_MUST];
            "beaten-joker": OPTION_BEATEN_JOKER, OPTION_BEATEN_JOKER_WHY, [
                OPTION_BEATEN_JOKER_DISCARDED, OPTION_BEATEN_JOKER_LEAVES,
            ];
            "flip": OPTION_FLIP, OPTION_FLIP_WHY, [OPTION_FLIP_TURNED, OPTION_FLIP_SHUFFLED];
            "discards": OPTION_DISCARDS, OPTION_DISCARDS_WHY, [OPTION_DISCARDS_TOP, OPTION_DISCARDS_OPEN];
            "limit": OPTION_LIMIT, OPTION_LIMIT_WHY, [OPTION_LIMIT_SIX, OPTION_LIMIT_THREE, OPTION_LIMIT_TURNS];
        }
    },
    presets: &[
        Preset { name: say::PRESET_STANDARD, why: say::PRESET_STANDARD_WHY, options: "standard" },
        Preset { name: say::PRESET_FOUR, why: say::PRESET_FOUR_WHY, options: "seats=4" },
        Preset { name: say::PRESET_EQUAL, why: say::PRESET_EQUAL_WHY, options: "stacking=equal" },
        Preset { name: say::PRESET_NEXT, why: say::PRESET_NEXT_WHY, options: "seats=4,targets=next" },
        Preset { name: say::PRESET_OPEN, why: say::PRESET_OPEN_WHY, options: "discards=open" },
    ],
    daily: &[],
});

/// The texts of the exercises, in their order.
static LESSON: [ExerciseText<Message>; 8] = exercise_texts! { say:
    LESSON_DRAW, LESSON_DRAW_TASK, LESSON_DRAW_DONE, LESSON_DRAW_FAILED;
    LESSON_WALL, LESSON_WALL_TASK, LESSON_WALL_DONE, LESSON_WALL_FAILED;
    LESSON_ATTACK, LESSON_ATTACK_TASK, LESSON_ATTACK_DONE, LESSON_ATTACK_FAILED;
    LESSON_BARE, LESSON_BARE_TASK, LESSON_BARE_DONE, LESSON_BARE_FAILED;
    LESSON_GUARDED, LESSON_GUARDED_TASK, LESSON_GUARDED_DONE, LESSON_GUARDED_FAILED;
    LESSON_ACE, LESSON_ACE_TASK, LESSON_ACE_DONE, LESSON_ACE_FAILED;
    LESSON_JOKER, LESSON_JOKER_TASK, LESSON_JOKER_DONE, LESSON_JOKER_FAILED;
    LESSON_LAST, LESSON_LAST_TASK, LESSON_LAST_DONE, LESSON_LAST_FAILED;
};

/// The texts of the kinds of puzzles, in their order.
static PUZZLES: [ExerciseText<Message>; 4] = exercise_texts! { say:
    PUZZLE_LAST, PUZZLE_LAST_TASK, PUZZLE_LAST_DONE, PUZZLE_LAST_FAILED;
    PUZZLE_STAND, PUZZLE_STAND_TASK, PUZZLE_STAND_DONE, PUZZLE_STAND_FAILED;
    PUZZLE_TWO, PUZZLE_TWO_TASK, PUZZLE_TWO_DONE, PUZZLE_TWO_FAILED;
    PUZZLE_SAFE, PUZZLE_SAFE_TASK, PUZZLE_SAFE_DONE, PUZZLE_SAFE_FAILED;
};

/// The description of the game in a language.
#[must_use]
pub fn about(language: Language) -> &'static About {
    ABOUT.about(language)
}

/// The texts of the exercises in a language.
#[must_use]
pub fn lesson(language: Language) -> &'static [ExerciseText] {
    static READ: PerLanguage<[ExerciseText; LESSON.len()]> = PerLanguage::new();
    READ.get(language, || LESSON.map(|teaching| teaching.read(language)))
}

/// The texts of the kinds of puzzles in a language.
#[must_use]
pub fn puzzles(language: Language) -> &'static [ExerciseText] {
    static READ: PerLanguage<[ExerciseText; PUZZLES.len()]> = PerLanguage::new();
    READ.get(language, || PUZZLES.map(|kind| kind.read(language)))
}

impl Key for Court {
    fn key(&self) -> &str {
        match self {
            Self::King => "king",
            Self::Queen => "queen",
            Self::Jack => "jack",
        }
    }
}

/// The referee's answers: English.
impl fmt::Display for Illegal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&illegal(Language::ENGLISH, self))
    }
}

/// The referee's answers: English.
impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(reason(Language::ENGLISH, *self))
    }
}

impl GameWords for CourtWars {
    fn about(language: Language) -> &'static About {
        about(language)
    }

    fn rules(language: Language) -> &'static str {
        say::RULES.text(language)
    }

    fn planned_side(language: Language, options: &Options, seat: Seat) -> Option<&'static str> {
        options.picked(seat).map(|picked| suit(language, picked))
    }

    fn side(language: Language, view: &View, seat: Seat) -> Option<String> {
        Some(suit(language, *view.table.suits.get(seat.index())?).into())
    }

    fn status_line(language: Language, view: &View) -> String {
        status_line(language, scene::turn(&view.table))
    }

    fn rows(language: Language, view: &View, _display: BoardDisplay) -> Vec<String> {
        players(language, &Scene::of(view, &Draft::Nothing, None))
    }

    fn row_of(_language: Language, _view: &View, place: usize) -> usize {
        place / Court::ALL.len()
    }

    fn keys(language: Language) -> &'static str {
        say::KEYS.text(language)
    }

    fn prompt(language: Language, view: &View, draft: &Draft) -> Option<String> {
        Scene::of(view, draft, view.viewer).prompt.map(|next| prompt(language, &next))
    }

    fn resigning(language: Language, view: &View) -> Option<&'static str> {
        (view.table.seats() > 2).then(|| say::RESIGN_ALL.text(language))
    }

    fn look_at(language: Language, action: &Action) -> Option<String> {
        Some(look_at(language, action))
    }

    fn available_actions(language: Language, view: &View, seat: Seat) -> Vec<String> {
        let sentences = possible(view, seat).into_iter().map(|each| available_action(language, &each));
        std::iter::once(say::AIM.text(language).into()).chain(sentences).collect()
    }

    fn refusal(language: Language, refused: &Illegal) -> String {
        illegal(language, refused)
    }

    fn reason(language: Language, decisive: &Reason) -> String {
        reason(language, *decisive).into()
    }

    fn notation(_language: Language, context: &LogContext<'_, Self>) -> String {
        context.action.to_string()
    }

    fn log_entry(language: Language, context: &LogContext<'_, Self>) -> String {
        event_between(language, context.before, context.after, context.action)
    }

    fn event(language: Language, happened: &EventContext<'_, Self>) -> String {
        event_between(language, happened.before, happened.after, happened.action)
    }
}

/// What an action did between two views, for screen readers; empty if the action does not fit these views.
#[must_use]
pub fn event_between(language: Language, before: &View, after: &View, action: &Action) -> String {
    Event::between(before, after, action).map_or_else(String::new, |done| event(language, &done))
}

/// The keys of a court's card.
fn keys(target: Target) -> (&'static str, &'static str) {
    DeckCard::Suited(target.card()).keys()
}

/// A player by the suit of their courts.
#[must_use]
pub fn suit(language: Language, suit: Suit) -> &'static str {
    let name = match suit {
        Suit::Clubs => say::SUIT_CLUBS,
        Suit::Diamonds => say::SUIT_DIAMONDS,
        Suit::Hearts => say::SUIT_HEARTS,
        Suit::Spades => say::SUIT_SPADES,
    };
    name.text(language)
}

/// The values of cards: "7 and 5".
fn values<'a>(language: Language, cards: impl IntoIterator<Item = &'a Card>) -> String {
    all_of(language, cards.into_iter().map(|card| card.rank().index().to_owned()))
}

/// Why an action is refused.
#[must_use]
pub fn illegal(language: Language, illegal: &Illegal) -> String {
    let plain = match illegal {
        Illegal::Over => say::ILLEGAL_OVER,
        Illegal::NotYourTurn => say::ILLEGAL_NOT_YOUR_TURN,
        Illegal::NotNow(Due::SetUp) => say::ILLEGAL_SET_UP,
        Illegal::NotNow(Due::Turn) => say::ILLEGAL_TURN,
        Illegal::NotNow(Due::Ace) => say::ILLEGAL_ACE,
        Illegal::NotNow(Due::AfterAce) => say::ILLEGAL_AFTER_ACE,
        Illegal::NotNow(Due::Place(drawn)) => {
            let (rank, suit) = drawn.keys();
            return say::IllegalPlace { rank, suit }.text(language);
        }
        Illegal::NoCourt(court) => return say::IllegalNoCourt { court: *court }.text(language),
        Illegal::DoesNotFit(guard, last) => {
            let [guard, last] = [guard, last].map(|card| the_card(language, *card));
            return say::IllegalDoesNotFit { guard, last }.text(language);
        }
        Illegal::Stands(court) => return say::IllegalStands { court: *court }.text(language),
        Illegal::MustPlace => say::ILLEGAL_MUST_PLACE,
        Illegal::NobodyPlays(suit) => return say::IllegalNobodyPlays { suit: *suit }.text(language),
        Illegal::OwnCourt(court) => return say::IllegalOwnCourt { court: *court }.text(language),
        Illegal::OnlyNext => say::ILLEGAL_ONLY_NEXT,
        Illegal::Fallen(target) => {
            let (rank, suit) = keys(*target);
            return say::IllegalFallen { rank, suit }.text(language);
        }
        Illegal::Spent { court, guards } => return say::IllegalSpent { court: *court, guards: *guards }.text(language),
        Illegal::Taken { target, guards } => {
            let (rank, suit) = keys(*target);
            return say::IllegalTaken { rank, suit, guards: *guards }.text(language);
        }
        Illegal::TooWeak { spent, price } => {
            return say::IllegalTooWeak { spent: *spent, price: *price }.text(language);
        }
        Illegal::TakeMore => say::ILLEGAL_TAKE_MORE,
    };
    plain.text(language).into()
}

/// What decided the game, as a sentence.
#[must_use]
pub fn reason(language: Language, reason: Reason) -> &'static str {
    let message = match reason {
        Reason::Conquest => say::REASON_CONQUEST,
        Reason::NoProgress => say::REASON_NO_PROGRESS,
        Reason::Flips => say::REASON_FLIPS,
        Reason::Turns => say::REASON_TURNS,
    };
    message.text(language)
}

/// The name and contents of a stack, for screen readers.
#[must_use]
pub fn stack(language: Language, scene: &StackScene) -> String {
    let court = scene.target.court;
    let (rank, suit) = keys(scene.target);
    let mut label = vec![say::StackName { rank, suit }.text(language)];
    match scene.base {
        Base::Court => {}
        Base::Fallen => label.push(say::StackFallen { court }.text(language)),
        Base::Joker => label.push(say::StackJoker { court }.text(language)),
    }
    if scene.base != Base::Fallen {
        let cards = values(language, scene.guards.iter().map(|guard| &guard.card));
        label.push(say::StackGuards { guards: scene.guards.len(), values: cards }.text(language));
        label.push(say::StackStrength { attack: scene.attack, defence: scene.defence }.text(language));
    }
    let spent = values(language, scene.guards.iter().filter(|guard| guard.spent).map(|guard| &guard.card));
    if !spent.is_empty() {
        label.push(say::StackSpent { values: spent }.text(language));
    }
    let removed = values(language, scene.guards.iter().filter(|guard| guard.removed).map(|guard| &guard.card));
    if !removed.is_empty() {
        label.push(say::StackRemoved { values: removed }.text(language));
    }
    if scene.falls {
        label.push(say::StackFalls { base: base(scene.base) }.text(language));
    } else if scene.open {
        label.push(say::STACK_OPEN.text(language).into());
    }
    if let Some(ghost) = scene.ghost {
        let (rank, suit) = ghost.keys();
        label.push(say::StackGhost { rank, suit }.text(language));
    }
    enumerated(language, label)
}

/// The key of the court or Joker that falls.
const fn base(base: Base) -> &'static str {
    match base {
        Base::Joker => "joker",
        Base::Court | Base::Fallen => "court",
    }
}

/// The stacks of a seat, as a sentence.
#[must_use]
pub fn player(language: Language, scene: &PlayerScene) -> String {
    let player = scene.suit;
    if scene.fallen {
        return say::PlayerOut { player }.text(language);
    }
    let next = |before: &str, after: &str| say::StackNext { before, after }.text(language);
    let stacks = join(scene.stacks.iter().map(|each| stack(language, each)), next);
    say::PlayerStacks { player, stacks }.text(language)
}

/// The stacks of each seat, a sentence for each.
#[must_use]
pub fn players(language: Language, scene: &Scene) -> Vec<String> {
    scene.players.iter().map(|each| player(language, each)).collect()
}

/// What the player can do next.
#[must_use]
pub fn prompt(language: Language, prompt: &Prompt) -> String {
    match *prompt {
        Prompt::SetUp(guard, of) => say::PromptSetUp { guard, of }.text(language),
        Prompt::Turn => say::PROMPT_TURN.text(language).into(),
        Prompt::OnlyDraw => say::PROMPT_ONLY_DRAW.text(language).into(),
        Prompt::Ace(aces) => say::PromptAce { aces }.text(language),
        Prompt::AfterAce => say::PROMPT_AFTER_ACE.text(language).into(),
        Prompt::Place(drawn, must) => {
            let (rank, suit) = drawn.keys();
            say::PromptPlace { rank, suit, must }.text(language)
        }
        Prompt::Placing(drawn, court) => {
            let (rank, suit) = drawn.keys();
            say::PromptPlacing { rank, suit, court }.text(language)
        }
        Prompt::Discarding(drawn) => {
            let (rank, suit) = drawn.keys();
            say::PromptDiscarding { rank, suit }.text(language)
        }
        Prompt::Target(spent) => say::PromptTarget { spent }.text(language),
        Prompt::Spend(target, taken, price) => {
            say::PromptSpend { what: removes(language, target, taken, price), price }.text(language)
        }
        Prompt::TooWeak(spent, price) => say::PromptTooWeak { spent, price, missing: price - spent }.text(language),
        Prompt::Refused(ref refused) => illegal(language, refused),
        Prompt::Attack(attack, surplus) => {
            let (rank, suit) = keys(attack.target);
            let (taken, guards) = match attack.taken {
                Taken::Guards(guards) => ("guards", guards),
                Taken::All => ("all", 0),
            };
            say::PromptAttack { taken, guards, rank, suit, surplus }.text(language)
        }
    }
}

/// The label of the button that carries out the action.
#[must_use]
pub fn confirm(language: Language, prompt: &Prompt) -> &'static str {
    let message = match prompt {
        Prompt::SetUp(..) | Prompt::Turn | Prompt::OnlyDraw | Prompt::Ace(_) | Prompt::AfterAce => say::CONFIRM_DRAW,
        Prompt::Place(..) | Prompt::Placing(..) => say::CONFIRM_PLACE,
        Prompt::Discarding(_) => say::CONFIRM_DISCARD,
        Prompt::Target(_) | Prompt::Spend(..) | Prompt::TooWeak(..) | Prompt::Refused(_) | Prompt::Attack(..) => {
            say::CONFIRM_ATTACK
        }
    };
    message.text(language)
}

/// What an action did, in a sentence or two, for screen readers.
#[must_use]
pub fn event(language: Language, event: &Event) -> String {
    match event {
        Event::Drew(drawn) => drew(language, drawn),
        Event::Struck(attack) => struck(language, attack),
        Event::Placed(player, drawn, court) => {
            let (rank, suit) = drawn.keys();
            say::Placed { player: *player, rank, suit, court: *court }.text(language)
        }
        Event::Discarded(player, drawn) => {
            let (rank, suit) = drawn.keys();
            say::Discarded { player: *player, rank, suit }.text(language)
        }
    }
}

fn drew(language: Language, drawn: &Drawn) -> String {
    let Drawn { suit: player, cards, aces_before, flip, fate } = drawn;
    let next = |before: &str, after: &str| say::DrawNext { before, after }.text(language);
    let (fate_key, placed) = match fate {
        Fate::Asked | Fate::Over => ("asked", None),
        Fate::Placed(court) => ("placed", Some(*court)),
        Fate::Attacks => ("attacks", None),
        Fate::Discarded if matches!(cards.last().map(|card| Kind::of(*card)), Some(Kind::Guard(_))) => {
            ("useless", None)
        }
        Fate::Discarded => ("discarded", None),
    };
    let rank = cards.last().map_or("", |card| card.keys().0);
    let drawing = |cards: String, fate: &str| {
        let court = placed.as_ref().map_or("", Key::key);
        say::Drew { player: *player, cards, fate, court, rank }.text(language)
    };
    let mut sentences: Vec<String> = Vec::new();
    if *aces_before > 0 {
        let aces = (0..*aces_before).map(|_| say::AN_ACE.text(language).to_owned());
        sentences.push(drawing(join(aces, next), "asked"));
    }
    if let Some(flip) = flip.filter(|_| *fate != Fate::Over) {
        let message = match flip {
            Flip::Block => say::FLIP_TURNED,
            Flip::Reshuffle => say::FLIP_SHUFFLED,
        };
        sentences.push(message.text(language).into());
    }
    let names = join(cards.iter().map(|drawn| common_words::drawn_card(language, *drawn)), next);
    match fate {
        Fate::Discarded if names.is_empty() => return say::NOTHING_TO_DRAW.text(language).into(),
        Fate::Over => {
            sentences.extend((!names.is_empty()).then(|| drawing(names, "asked")));
            sentences.push(say::PILE_RUNS_OUT.text(language).into());
        }
        Fate::Asked | Fate::Placed(_) | Fate::Discarded | Fate::Attacks => sentences.push(drawing(names, fate_key)),
    }
    sentences.join(" ")
}

fn struck(language: Language, struck: &Struck) -> String {
    let Struck { attacker, from, spent, target, removed, fell, out } = struck;
    let (rank, suit) = keys(*target);
    let mut hit = Vec::new();
    if !removed.is_empty() {
        let cards = all_of(language, removed.iter().map(|guard| the_card(language, *guard)));
        hit.push(say::StruckRemoved { guards: removed.len(), cards }.text(language));
    }
    if let Some(fallen) = fell {
        hit.push(say::StruckFalls { base: base(*fallen), rank, suit }.text(language));
    }
    let hit = enumerated(language, hit);
    let (values, guards, sum) = (values(language, spent), spent.len(), total(spent));
    let mut text = say::Struck { player: *attacker, values, court: *from, guards, sum, rank, suit, hit }.text(language);
    if *out {
        text += " ";
        text += &say::PlayerOut { player: target.suit }.text(language);
    }
    text
}

/// Where to look for an action, without naming it.
#[must_use]
pub fn look_at(language: Language, action: &Action) -> String {
    match action {
        Action::Draw => say::LOOK_AT_PILE.text(language).into(),
        Action::Place(_) | Action::Discard => say::LOOK_AT_CARD.text(language).into(),
        Action::Attack(attack) => {
            let (rank, suit) = keys(attack.target);
            say::LookAtTarget { rank, suit }.text(language)
        }
    }
}

/// What a coach says of a stack.
#[must_use]
pub fn outlook(language: Language, outlook: &Outlook) -> String {
    let (attack, defence, targets, threats) = match outlook {
        Outlook::Other { defence, best } => {
            return say::CoachOther { best: *best, defence: *defence }.text(language);
        }
        Outlook::Own { attack, defence, targets, threats } => (*attack, *defence, targets, threats),
    };
    let stacks = |stacks: &[(Seat, Target)]| {
        all_of(language, stacks.iter().map(|(_, target)| the_card(language, target.card())))
    };
    let mut sentences = vec![say::CoachOwn { attack, defence }.text(language)];
    if !targets.is_empty() {
        sentences.push(say::CoachTargets { targets: stacks(targets) }.text(language));
    }
    sentences.push(if threats.is_empty() {
        say::COACH_SAFE.text(language).into()
    } else {
        say::CoachDanger { stacks: stacks(threats) }.text(language)
    });
    sentences.join(" ")
}

/// A kind of action that is possible now, or not possible, as a sentence.
#[must_use]
pub fn available_action(language: Language, possible: &AvailableAction) -> String {
    match possible {
        AvailableAction::Draw(Due::SetUp) => say::POSSIBLE_DRAW_SET_UP.text(language).into(),
        AvailableAction::Draw(Due::AfterAce) => say::POSSIBLE_DRAW_AFTER_ACE.text(language).into(),
        AvailableAction::Draw(_) => say::POSSIBLE_DRAW.text(language).into(),
        AvailableAction::Attack(own, targets) => {
            let own =
                own.iter().map(|(court, worth)| say::PossibleAttackOwn { court: *court, worth: *worth }.text(language));
            let targets = targets.iter().map(|target| {
                let (rank, suit) = keys(*target);
                say::PossibleAttackTarget { rank, suit }.text(language)
            });
            say::PossibleAttack { own: one_of(language, own), targets: all_of(language, targets) }.text(language)
        }
        AvailableAction::Place(drawn, courts) => {
            let (rank, suit) = drawn.keys();
            let courts = courts.iter().map(|court| say::PossiblePlaceCourt { court: *court, rank }.text(language));
            say::PossiblePlace { rank, suit, courts: one_of(language, courts) }.text(language)
        }
        AvailableAction::Discard(drawn) => {
            let (rank, suit) = drawn.keys();
            say::PossibleDiscard { rank, suit }.text(language)
        }
        AvailableAction::NoAttack(most, least) => say::PossibleNoAttack { most: *most, least: *least }.text(language),
        AvailableAction::MustPlace(drawn) => {
            let (rank, suit) = drawn.keys();
            say::PossibleMustPlace { rank, suit }.text(language)
        }
    }
}

/// The status of the game: the number of the turn, or the set-up.
#[must_use]
pub fn status_line(language: Language, turn: Option<u16>) -> String {
    turn.map_or_else(|| say::STANDING_SET_UP.text(language).into(), |turn| say::StandingTurn { turn }.text(language))
}

/// How far the game is from its limit.
#[must_use]
pub fn end(language: Language, end: EndScene) -> String {
    match end {
        EndScene::Flips { idle: true, .. } => say::END_IDLE.text(language).into(),
        EndScene::Flips { flips, most, idle: false } => say::EndFlips { flips, most }.text(language),
        EndScene::Turns(turns, most) => say::EndTurns { turns, most }.text(language),
    }
}

/// The guards that are spent: their court, number and value.
#[must_use]
pub fn spends(language: Language, court: Court, guards: u8, worth: u32) -> String {
    say::Spends { court, guards, worth }.text(language)
}

/// The cards that are removed, and the value that is needed.
#[must_use]
pub fn removes(language: Language, target: Target, taken: Taken, price: u32) -> String {
    let (rank, suit) = keys(target);
    let (taken, guards) = match taken {
        Taken::Guards(guards) => ("guards", guards),
        Taken::All if price == COURT_DEFENCE => ("bare", 0),
        Taken::All => ("all", 0),
    };
    say::Removes { taken, guards, rank, suit, price }.text(language)
}

/// The pile and the number of its cards.
#[must_use]
pub fn pile(language: Language, cards: usize) -> String {
    say::Pile { cards }.text(language)
}

/// The discard pile, the number of its cards, and its top card if there is one.
#[must_use]
pub fn discards(language: Language, cards: usize, top: Option<DeckCard>) -> String {
    match top {
        _ if cards == 0 => say::DISCARDS_NONE.text(language).into(),
        None => say::Discards { cards }.text(language),
        Some(top) => {
            let (rank, suit) = top.keys();
            say::DiscardsTop { cards, rank, suit }.text(language)
        }
    }
}

/// The drawn card, as it continues the label of its place.
#[must_use]
pub fn drawn_card(language: Language, card: DeckCard) -> String {
    let (rank, suit) = card.keys();
    say::DrawnCard { rank, suit }.text(language)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::court_wars::rules::State;

    #[test]
    fn a_player_is_read_out_court_by_court() {
        let state = "standard courts=K+8D+4D,q,j*+5H/K,Q,J fallen=-".parse::<State>().unwrap();
        let scene = Scene::of(&CourtWars::view(&state, None), &Draft::default(), None);
        let said = |language| player(language, &scene.players[Seat::FIRST.index()]);
        assert_eq!(
            said(Language::ENGLISH),
            "Clubs: King of clubs, guards 8 and 4, attack 12, defence 22; Queen of clubs, fallen; Jack of clubs, fallen, a \
             Joker in its place, guard 5, attack 5, defence 15."
        );
        assert_eq!(
            said(Language::of_tags(["fr"])),
            "Trèfle\u{a0}: Roi de trèfle, gardes 8 et 4, attaque 12, défense 22\u{202f}; Dame de trèfle, tombée\u{202f}; Valet \
             de trèfle, tombé, un joker à sa place, garde 5, attaque 5, défense 15."
        );
    }

    #[test]
    fn the_prompt_names_the_value_that_an_attack_lacks() {
        let said = prompt(Language::ENGLISH, &Prompt::TooWeak(9, 12));
        assert_eq!(said, "It takes 12, but you spend 9: 3 more.");
    }
}
