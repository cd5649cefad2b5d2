//! The texts of Court Wars. The messages are in `assets/languages/<tag>/court-wars.ftl`.
//!
//! This file chooses the message for a value and fills in its variables. The catalogue of a language forms the sentences.

#![cfg_attr(not(feature = "page"), allow(dead_code))]
#![allow(clippy::must_use_candidate, reason = "a text that is not used does no harm")]

use super::available_actions::{AvailableAction, possible};
use super::coach::Outlook;
use super::messages as say;
use super::move_builder::Draft;
use super::rules::{
    Action, Base, COURT_DEFENCE, Court, CourtWars, Due, Flip, Illegal, Kind, Options, Reason, Taken, Target, View,
    total,
};
use super::scene::{self, Drawn, EndScene, Event, Fate, PlayerScene, Prompt, Scene, StackScene, Struck};
use crate::game::about::Description;
use crate::game::cards::{Card, DeckCard, Suit};
use crate::game::catalogue::{CardKeys, Key, by_variant, join, keys, message_of};
use crate::game::common_words::{self, all_of, enumerated, one_of, sentences, the_card};
use crate::game::words::{common_game_words, display_in_english};
use crate::game::{BoardDisplay, EventContext, GameWords, Language, LogContext, Seat};

pub use super::messages::{LESSON, PUZZLES};

static ABOUT: Description = say::description(
    &[
        say::preset_standard("standard"),
        say::preset_four("seats=4"),
        say::preset_equal("stacking=equal"),
        say::preset_next("seats=4,targets=next"),
        say::preset_open("discards=open"),
    ],
    &[],
);

display_in_english!(CourtWars: Illegal, refusal; Reason, reason);
keys! { Court: King "king", Queen "queen", Jack "jack" }

impl CardKeys for Target {
    fn keys(&self) -> (&'static str, &'static str) {
        self.card().keys()
    }
}

impl GameWords for CourtWars {
    common_game_words!(say);

    fn planned_side(language: Language, options: &Options, seat: Seat) -> Option<&'static str> {
        options.picked(seat).map(|picked| suit(language, picked))
    }

    fn side(language: Language, view: &View, seat: Seat) -> Option<String> {
        Some(suit(language, *view.table.suits.get(seat.index())?).into())
    }

    fn status_line(language: Language, view: &View) -> String {
        match scene::turn(&view.table) {
            Some(turn) => say::StandingTurn { turn }.text(language),
            None => say::STANDING_SET_UP.text(language).into(),
        }
    }

    fn rows(language: Language, view: &View, _display: BoardDisplay) -> Vec<String> {
        players(language, &Scene::of(view, &Draft::Nothing, None))
    }

    fn row_of(_language: Language, _view: &View, place: usize) -> usize {
        place / Court::ALL.len()
    }

    fn prompt(language: Language, view: &View, draft: &Draft) -> Option<String> {
        Scene::of(view, draft, view.viewer).prompt.map(|next| prompt(language, &next))
    }

    fn resigning(language: Language, view: &View) -> Option<&'static str> {
        (view.table.seats() > 2).then(|| say::RESIGN_ALL.text(language))
    }

    fn look_at(language: Language, action: &Action) -> Option<String> {
        Some(match action {
            Action::Draw => say::LOOK_AT_PILE.text(language).into(),
            Action::Place(_) | Action::Discard => say::LOOK_AT_CARD.text(language).into(),
            Action::Attack(attack) => say::LookAtTarget { card: attack.target }.text(language),
        })
    }

    fn available_actions(language: Language, view: &View, seat: Seat) -> Vec<String> {
        let sentences = possible(view, seat).into_iter().map(|each| available_action(language, &each));
        std::iter::once(say::AIM.text(language).into()).chain(sentences).collect()
    }

    fn refusal(language: Language, refused: &Illegal) -> String {
        by_variant! { language, refused, Illegal, say::illegal {
            Over, NotYourTurn, MustPlace, OnlyNext, TakeMore, NoCourt(court), Stands(court), NobodyPlays(suit),
            OwnCourt(court), Fallen(card), Spent { court, guards }, TooWeak { spent, price },
        }
            Illegal::NotNow(due) => by_variant! { language, due, Due, say::illegal {
                SetUp, Turn, Ace, AfterAce, Place(card),
            } },
            Illegal::DoesNotFit(guard, last) => {
                let [guard, last] = [guard, last].map(|card| the_card(language, *card));
                say::IllegalDoesNotFit { guard, last }.text(language)
            }
            Illegal::Taken { target, guards } => say::IllegalTaken { card: target, guards }.text(language),
        }
    }

    fn reason(language: Language, decided: &Reason) -> String {
        by_variant! { language, decided, Reason, say::reason { Conquest, NoProgress, Flips, Turns } }
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
pub fn event_between(language: Language, before: &View, after: &View, action: &Action) -> String {
    Event::between(before, after, action).map_or_else(String::new, |done| event(language, &done))
}

/// The keys of a court's card.
fn keys(target: Target) -> (&'static str, &'static str) {
    DeckCard::Suited(target.card()).keys()
}

/// A player by the suit of their courts.
pub(crate) fn suit(language: Language, suit: Suit) -> &'static str {
    message_of!(suit, Suit, say::suit { Clubs, Diamonds, Hearts, Spades }).text(language)
}

/// The values of cards: "7 and 5".
fn values<'a>(language: Language, cards: impl IntoIterator<Item = &'a Card>) -> String {
    all_of(language, cards.into_iter().map(|card| card.rank().index().to_owned()))
}

/// The name and contents of a stack, for screen readers.
pub(crate) fn stack(language: Language, scene: &StackScene) -> String {
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
pub fn players(language: Language, scene: &Scene) -> Vec<String> {
    scene.players.iter().map(|each| player(language, each)).collect()
}

/// What the player can do next.
pub fn prompt(language: Language, prompt: &Prompt) -> String {
    by_variant! { language, *prompt, Prompt, say::prompt {
        Turn, OnlyDraw, AfterAce, SetUp(guard, of), Ace(aces), Place(card, must), Placing(card, court), Discarding(card),
        Target(spent),
    }
        Prompt::Spend(target, taken, price) => {
            say::PromptSpend { what: removes(language, target, taken, price), price }.text(language)
        }
        Prompt::TooWeak(spent, price) => say::PromptTooWeak { spent, price, missing: price - spent }.text(language),
        Prompt::Refused(ref refused) => CourtWars::refusal(language, refused),
        Prompt::Attack(attack, surplus) => {
            let (taken, guards) = match attack.taken {
                Taken::Guards(guards) => ("guards", guards),
                Taken::All => ("all", 0),
            };
            say::PromptAttack { card: attack.target, taken, guards, surplus }.text(language)
        }
    }
}

/// The label of the button that carries out the action.
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

/// What a coach says of a stack.
pub(crate) fn outlook(language: Language, outlook: &Outlook) -> String {
    let stacks = |stacks: &[(Seat, Target)]| {
        all_of(language, stacks.iter().map(|(_, target)| the_card(language, target.card())))
    };
    match outlook {
        Outlook::Other { defence, best } => say::CoachOther { best, defence }.text(language),
        Outlook::Own { attack, defence, targets, threats } => {
            let own = say::CoachOwn { attack, defence }.text(language);
            let targets = (!targets.is_empty()).then(|| say::CoachTargets { targets: stacks(targets) }.text(language));
            let threats = if threats.is_empty() {
                say::COACH_SAFE.text(language).into()
            } else {
                say::CoachDanger { stacks: stacks(threats) }.text(language)
            };
            sentences([Some(own), targets, Some(threats)])
        }
    }
}

/// A kind of action that is possible now, or not possible, as a sentence.
pub fn available_action(language: Language, possible: &AvailableAction) -> String {
    by_variant! { language, possible, AvailableAction, say::possible {
        Discard(card), MustPlace(card), NoAttack(most, least),
    }
        AvailableAction::Draw(Due::SetUp) => say::POSSIBLE_DRAW_SET_UP.text(language).into(),
        AvailableAction::Draw(Due::AfterAce) => say::POSSIBLE_DRAW_AFTER_ACE.text(language).into(),
        AvailableAction::Draw(_) => say::POSSIBLE_DRAW.text(language).into(),
        AvailableAction::Attack(own, targets) => {
            let own = own.iter().map(|(court, worth)| say::PossibleAttackOwn { court, worth }.text(language));
            let targets = targets.iter().map(|target| say::PossibleAttackTarget { card: target }.text(language));
            say::PossibleAttack { own: one_of(language, own), targets: all_of(language, targets) }.text(language)
        }
        AvailableAction::Place(card, courts) => {
            let rank = card.keys().0;
            let courts = courts.iter().map(|court| say::PossiblePlaceCourt { court, rank }.text(language));
            say::PossiblePlace { card, courts: one_of(language, courts) }.text(language)
        }
    }
}

/// How far the game is from its limit.
pub(crate) fn end(language: Language, end: EndScene) -> String {
    match end {
        EndScene::Flips { idle: true, .. } => say::END_IDLE.text(language).into(),
        EndScene::Flips { flips, most, idle: false } => say::EndFlips { flips, most }.text(language),
        EndScene::Turns(turns, most) => say::EndTurns { turns, most }.text(language),
    }
}

/// The cards that are removed, and the value that is needed.
pub(crate) fn removes(language: Language, target: Target, taken: Taken, price: u32) -> String {
    let (rank, suit) = keys(target);
    let (taken, guards) = match taken {
        Taken::Guards(guards) => ("guards", guards),
        Taken::All if price == COURT_DEFENCE => ("bare", 0),
        Taken::All => ("all", 0),
    };
    say::Removes { taken, guards, rank, suit, price }.text(language)
}

/// The discard pile, the number of its cards, and its top card if there is one.
pub(crate) fn discards(language: Language, cards: usize, top: Option<DeckCard>) -> String {
    match top {
        _ if cards == 0 => say::DISCARDS_NONE.text(language).into(),
        None => say::Discards { cards }.text(language),
        Some(top) => {
            let (rank, suit) = top.keys();
            say::DiscardsTop { cards, rank, suit }.text(language)
        }
    }
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
