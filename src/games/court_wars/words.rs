//! The texts of Court Wars. The messages are in `assets/languages/<tag>/court-wars.ftl`.
//!
//! This file chooses the message for a value and fills in its variables. The catalogue of a language forms the sentences.

#![cfg_attr(not(feature = "page"), allow(dead_code))]
#![allow(clippy::must_use_candidate, reason = "a text that is not used does no harm")]

use super::available_actions::{AvailableAction, available_actions};
use super::coach::{Assessment, Overspent, Purpose};
use super::messages as say;
use super::move_builder::Draft;
use super::rules::{
    Action, Attack, Base, COURT_DEFENCE, CardKind, Court, CourtWars, Decision, Event, Flip, Illegal, Options, Reason,
    RemovedPart, Stack, Table, Target, View, losses, total,
};
use super::scene::{self, Danger, LimitScene, PlayerScene, Prompt, Scene, StackScene};
use crate::game::about::Description;
use crate::game::cards::{Card, DeckCard, Suit};
use crate::game::catalogue::{CardMessageKeys, Key, by_variant, join, keys, message_of};
use crate::game::common_words::{self, all_of, comma_list, one_of, sentences, the_card};
use crate::game::words::{common_game_words, display_in_english};
use crate::game::{BoardDisplay, EventContext, GameWords, Language, PlayerName, Seat};

pub use super::messages::{LESSON, PUZZLES};

static ABOUT: Description = say::description(
    &[
        say::preset_standard("standard"),
        say::preset_four("seats=4,stacking=equal,jokers=none,limit=3"),
        say::preset_equal("stacking=equal"),
        say::preset_next("seats=4,stacking=equal,targets=next,jokers=none,limit=3"),
        say::preset_open("discards=open"),
    ],
    &[],
);

display_in_english!(CourtWars: Illegal, refusal; Reason, reason);
keys! { Court: King "king", Queen "queen", Jack "jack" }

impl CardMessageKeys for Target {
    fn keys(&self) -> (&'static str, &'static str) {
        self.card().keys()
    }
}

impl GameWords for CourtWars {
    common_game_words!(say);

    fn planned_side(language: Language, options: &Options, seat: Seat) -> Option<&'static str> {
        options.picked_suit(seat).map(|picked| suit(language, picked))
    }

    fn side(language: Language, view: &View, seat: Seat) -> Option<String> {
        Some(suit(language, *view.table.suits.get(seat.index())?).into())
    }

    fn status_line(language: Language, view: &View) -> String {
        match scene::turn_number(&view.table) {
            Some(turn) => say::StandingTurn { turn }.text(language),
            None => say::STANDING_SET_UP.text(language).into(),
        }
    }

    fn row_descriptions(language: Language, view: &View, _display: BoardDisplay) -> Vec<String> {
        players(language, &Scene::of(view, &Draft::Nothing, None))
    }

    fn beside_board(language: Language, view: &View) -> Vec<String> {
        let Scene { piles, drawn, .. } = Scene::of(view, &Draft::Nothing, None);
        let drawn = drawn.map(|card| say::DRAWN.text(language).to_owned() + &say::DrawnCard { card }.text(language));
        let piles = [say::Pile { cards: piles.pile }.text(language), discards(language, piles.discarded, piles.top)];
        drawn.into_iter().chain(piles).map(|sentence| sentence + ".").collect()
    }

    fn row_of(_language: Language, _view: &View, place: usize) -> usize {
        place / Court::ALL.len()
    }

    fn prompt(language: Language, view: &View, draft: &Draft) -> Option<String> {
        Scene::of(view, draft, view.viewer).prompt.map(|next| prompt(language, &next))
    }

    fn resign_question(language: Language, view: &View) -> Option<&'static str> {
        (view.table.seat_count() > 2).then(|| say::RESIGN_ALL.text(language))
    }

    fn proposal(language: Language, action: &Action) -> Option<String> {
        Some(match *action {
            Action::Draw => say::PROPOSAL_DRAW.text(language).into(),
            Action::Place(court) => say::ProposalPlace { court }.text(language),
            Action::Discard => say::PROPOSAL_DISCARD.text(language).into(),
            Action::Attack(Attack { from, spent, target, .. }) => {
                say::ProposalAttack { card: target, court: from, guards: spent }.text(language)
            }
        })
    }

    fn available_actions(language: Language, view: &View, seat: Seat) -> Vec<String> {
        let sentences = available_actions(view, seat).into_iter().map(|each| available_action(language, &each));
        std::iter::once(say::AIM.text(language).into()).chain(sentences).collect()
    }

    fn refusal(language: Language, refused: &Illegal) -> String {
        by_variant! { language, refused, Illegal, say::illegal {
            Over, NotYourTurn, MustPlace, OnlyNext, TakeMore, NoCourt(court), Stands(court), NobodyPlays(suit),
            OwnCourt(court), Fallen(card), Spent { court, guards }, TooWeak { spent, price },
        }
            Illegal::NotNow(due) => by_variant! { language, due, Decision, say::illegal {
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

    fn event_text(language: Language, happened: &EventContext<'_, Self>) -> String {
        events(language, &happened.after.table, happened.events, happened.names)
    }
}

/// The name of a suit, which also stands for the player of that suit.
pub(crate) fn suit(language: Language, suit: Suit) -> &'static str {
    message_of!(suit, Suit, say::suit { Clubs, Diamonds, Hearts, Spades }).text(language)
}

/// The values of cards as a list: "7 and 5".
fn values<'a>(language: Language, cards: impl IntoIterator<Item = &'a Card>) -> String {
    all_of(language, cards.into_iter().map(|card| card.rank().index()))
}

/// The name and contents of a stack, as a label for screen readers.
pub(crate) fn stack(language: Language, scene: &StackScene) -> String {
    let court = scene.target.court;
    let mut label = vec![say::StackName { card: scene.target }.text(language)];
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
    label.extend(scene.danger.map(|danger| match danger {
        Danger::Falls => say::StackFalls { base: base(scene.base) }.text(language),
        Danger::Open => say::STACK_OPEN.text(language).into(),
        Danger::AtRisk => say::STACK_AT_RISK.text(language).into(),
    }));
    if let Some(card) = scene.ghost {
        label.push(say::StackGhost { card }.text(language));
    }
    comma_list(language, label)
}

/// The message key for the court or Joker that falls.
const fn base(base: Base) -> &'static str {
    match base {
        Base::Joker => "joker",
        Base::Court | Base::Fallen => "court",
    }
}

/// The stacks of a seat, as a sentence.
pub(crate) fn player(language: Language, scene: &PlayerScene) -> String {
    let player = scene.suit;
    if scene.fallen {
        return say::PlayerOut { player }.text(language);
    }
    let next = |before: &str, after: &str| say::StackNext { before, after }.text(language);
    let stacks = join(scene.stacks.iter().map(|each| stack(language, each)), next);
    say::PlayerStacks { player, stacks }.text(language)
}

/// A sentence for each seat about its stacks.
pub fn players(language: Language, scene: &Scene) -> Vec<String> {
    scene.players.iter().map(|each| player(language, each)).collect()
}

/// The text of a prompt: what the player can do next.
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
                RemovedPart::Guards(guards) => ("guards", guards),
                RemovedPart::All => ("all", 0),
            };
            say::PromptAttack { card: attack.target, taken, guards, surplus }.text(language)
        }
    }
}

/// The label of the button that carries out the action of a prompt.
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

/// The text of the events of an action, as one or more sentences.
pub fn events(language: Language, table: &Table, events: &[Event], names: &[String]) -> String {
    let called = |seat: Seat| PlayerName::of(language, names, seat);
    let mut sentences: Vec<String> = Vec::new();
    // One sentence names all cards drawn in a row and what happens to the last one.
    let (mut drawn, mut player) = (Vec::new(), table.turn);
    for event in events {
        if let Event::Drew { seat, card } = event {
            drawn.push(*card);
            player = *seat;
            continue;
        }
        let is_of_draw = !drawn.is_empty();
        if is_of_draw {
            sentences.push(drew(language, called(player), &std::mem::take(&mut drawn), event));
        }
        sentences.extend(sentence(language, event, called, is_of_draw));
    }
    sentences.join(" ")
}

/// A sentence about the cards drawn and the event that follows.
fn drew(language: Language, player: PlayerName<'_>, drawn: &[DeckCard], then: &Event) -> String {
    let next = |before: &str, after: &str| say::DrawNext { before, after }.text(language);
    let is_guard = |card: &DeckCard| matches!(CardKind::of(*card), CardKind::Guard(_));
    let (fate, court) = match then {
        Event::Placed { court, .. } => ("placed", court.key()),
        Event::MayAttack => ("attacks", ""),
        Event::Discarded { card, .. } if is_guard(card) => ("useless", ""),
        Event::Discarded { .. } => ("discarded", ""),
        _ => ("asked", ""),
    };
    let label = |card: &DeckCard| match then {
        // Only Aces are drawn before a flip, and the flip includes them (CW-30).
        Event::Flipped(_) => say::AN_ACE.text(language).to_owned(),
        _ => common_words::drawn_card(language, *card),
    };
    let rank = drawn.last().map_or("", |card| card.keys().0);
    let cards = join(drawn.iter().map(label), next);
    let PlayerName { name, you } = player;
    say::Drew { cards, court, fate, name, rank, you }.text(language)
}

/// An event as a sentence; `None` if the sentence of the draw includes it, or if it needs no words.
fn sentence<'a>(
    language: Language,
    event: &Event,
    called: impl Fn(Seat) -> PlayerName<'a>,
    is_of_draw: bool,
) -> Option<String> {
    Some(match event {
        Event::Placed { .. } | Event::Discarded { .. } if is_of_draw => return None,
        Event::Drew { .. } | Event::Asked | Event::MayAttack => return None,
        Event::Placed { seat, card, court } => {
            let PlayerName { name, you } = called(*seat);
            say::Placed { card, court, name, you }.text(language)
        }
        Event::Discarded { seat, card } => {
            let PlayerName { name, you } = called(*seat);
            say::Discarded { card, name, you }.text(language)
        }
        Event::Flipped(Flip::Block) => say::FLIP_TURNED.text(language).into(),
        Event::Flipped(Flip::Reshuffle) => say::FLIP_SHUFFLED.text(language).into(),
        Event::NothingToDraw => say::NOTHING_TO_DRAW.text(language).into(),
        Event::RanOut => say::PILE_RUNS_OUT.text(language).into(),
        Event::Attacked { seat, attack, spent, stack, .. } => attacked(language, called(*seat), *attack, spent, stack),
        Event::Fell(seat) => {
            let PlayerName { name, you } = called(*seat);
            say::Fell { name, you }.text(language)
        }
    })
}

fn attacked(language: Language, player: PlayerName<'_>, attack: Attack, spent: &[Card], stack: &Stack) -> String {
    let (removed, fell) = losses(stack, attack.taken);
    let mut hit = Vec::new();
    if !removed.is_empty() {
        let cards = all_of(language, removed.iter().map(|guard| the_card(language, *guard)));
        hit.push(say::StruckRemoved { guards: removed.len(), cards }.text(language));
    }
    if let Some(fallen) = fell {
        hit.push(say::StruckFalls { base: base(fallen), card: attack.target }.text(language));
    }
    let hit = comma_list(language, hit);
    let (values, guards, sum) = (values(language, spent), spent.len(), total(spent));
    let PlayerName { name, you } = player;
    say::Struck { card: attack.target, court: attack.from, guards, hit, name, sum, values, you }.text(language)
}

/// The reason for an action, as a sentence.
pub(crate) fn purpose(language: Language, purpose: &Purpose) -> String {
    by_variant! { language, purpose, Purpose, say::purpose {
        Fells, Disarms(court), Saves(court), LeavesRoom(card), NoReach, FallsShort { best, least },
        Weakens { before, after }, Grows { court, attack, defence, strongest },
    }
        Purpose::NotWorth { target, spent, all } => {
            let target = the_card(language, target.card());
            say::PurposeNotWorth { all, spent, target }.text(language)
        }
        Purpose::Exposes { target, court } => {
            say::PurposeExposes { court, target: the_card(language, target.card()) }.text(language)
        }
        Purpose::Arms(court, targets) => {
            let targets = one_of(language, targets.iter().map(|target| the_card(language, target.card())));
            say::PurposeArms { court, targets }.text(language)
        }
    }
}

/// What would have been enough for an attack, as a sentence.
pub(crate) fn overspent(language: Language, Overspent { spent, enough, from }: Overspent) -> String {
    say::CoachOverspent { court: from, enough, spent }.text(language)
}

/// The coach's text about a stack.
pub(crate) fn assessment(language: Language, assessment: &Assessment) -> String {
    let stacks = |stacks: &[(Seat, Target)]| {
        all_of(language, stacks.iter().map(|(_, target)| the_card(language, target.card())))
    };
    match assessment {
        Assessment::Other { defence, best } => say::CoachOther { best, defence }.text(language),
        Assessment::Own { attack, defence, targets, threats } => {
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
        AvailableAction::Draw(Decision::SetUp) => say::POSSIBLE_DRAW_SET_UP.text(language).into(),
        AvailableAction::Draw(Decision::AfterAce) => say::POSSIBLE_DRAW_AFTER_ACE.text(language).into(),
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

/// The text that says how far the game is from its limit; empty before the first flip.
pub(crate) fn limit(language: Language, end: LimitScene) -> String {
    match end {
        LimitScene::Flips { idle: true, .. } => say::END_IDLE.text(language).into(),
        LimitScene::Flips { flips: 0, .. } => String::new(),
        LimitScene::Flips { flips, most, idle: false } => say::EndFlips { pile: flips + 1, most }.text(language),
        LimitScene::Turns(turns, most) => say::EndTurns { turns, most }.text(language),
    }
}

/// How many of the cards that may come next fit, in words; `percent` is their share.
pub(crate) fn odds(language: Language, percent: usize) -> String {
    let share = match percent {
        0 => "none",
        1..=33 => "few",
        34..=66 => "half",
        67..=99 => "most",
        _ => "all",
    };
    say::OddsFit { share }.text(language)
}

/// A text for the cards that are removed and the value that this needs.
pub(crate) fn removes(language: Language, target: Target, taken: RemovedPart, price: u32) -> String {
    let (taken, guards) = match taken {
        RemovedPart::Guards(guards) => ("guards", guards),
        RemovedPart::All if price == COURT_DEFENCE => ("bare", 0),
        RemovedPart::All => ("all", 0),
    };
    say::Removes { taken, guards, card: target, price }.text(language)
}

/// The caption of the discard pile: the number of its cards, and the top card if given.
pub(crate) fn discards(language: Language, cards: usize, top: Option<DeckCard>) -> String {
    match top {
        _ if cards == 0 => say::DISCARDS_NONE.text(language).into(),
        None => say::Discards { cards }.text(language),
        Some(card) => say::DiscardsTop { cards, card }.text(language),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::game::events_of;
    use crate::games::court_wars::rules::State;

    const SCENARIO: &str = "standard suits=D,C turn=2 courts=K+8D+4D,Q,J+7D/K+9C,Q+7C+5C,J+4C+3C+2C";

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
        assert_eq!(said, "It takes 12, but you spend 9: you need 3 more.");
    }

    /// Returns the text for an action, with the first player as "you".
    fn said(position: &str, action: &str) -> String {
        let state = position.parse::<State>().unwrap_or_else(|error| panic!("{position}: {error}"));
        let (seat, action) = (state.table.turn, action.parse().unwrap());
        CourtWars::check(&state, seat, &action).unwrap();
        let names = ["You", "Ann", "Ben", "Cleo"].map(String::from);
        events(Language::ENGLISH, &state.table, &events_of::<CourtWars>(&state, seat, &action), &names)
    }

    #[test]
    fn an_event_names_the_drawn_cards_and_what_happened() {
        let pile = |pile: &str| format!("standard courts=K+2C,q,j/K,Q,J fallen=- discard=3H pile={pile},*");
        assert_eq!(said(&pile("9H"), "draw"), "You drew the 9 of hearts and discarded it: it fits nowhere.");
        assert_eq!(said(&pile("QS"), "draw"), "You drew the Queen of spades and discarded it.");
        assert_eq!(said(&pile("Joker"), "draw"), "You drew a Joker.");
        assert_eq!(
            said(&pile("AH,JS"), "draw"),
            "You drew the Ace of hearts, then the Jack of spades and discarded it."
        );
        assert_eq!(
            said("standard courts=K+9C,Q,J/K+2D,Q,J pile=AH,*", "draw"),
            "You drew the Ace of hearts and may attack."
        );
    }

    #[test]
    fn an_event_names_a_flip_during_a_draw() {
        // All other cards lie on the discard pile, the 3 of hearts at its bottom.
        let all = "standard courts=K+2C,Q,J/K,Q,J".parse::<State>().unwrap();
        let mut discards: Vec<String> = all.table.unseen().iter().map(ToString::to_string).collect();
        discards.retain(|card| card != "AS" && card != "3H");
        let state = format!("standard courts=K+2C,Q,J/K,Q,J discard=3H,{} pile=AS", discards.join(","));
        assert_eq!(said(&state, "draw"), "You drew an Ace. The discard pile is turned over. You drew the 3 of hearts.");
    }

    #[test]
    fn an_event_names_the_cards_of_an_attack() {
        assert_eq!(
            said(SCENARIO, "attack Q 2 QD all"),
            "Ann spent the Queen’s 7 and 5, 12 in all, against the Queen of diamonds: the Queen of diamonds falls."
        );
        assert_eq!(
            said(SCENARIO, "attack J 2 KD 1"),
            "Ann spent the Jack’s 3 and 2, 5 in all, against the King of diamonds: the 4 of diamonds is removed."
        );
    }
}
