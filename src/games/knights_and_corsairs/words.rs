//! The texts of Knights & Corsairs. The messages are in `assets/languages/<tag>/knights-and-corsairs.ftl`.
//!
//! This file chooses the message for a value and fills in its variables. The catalogue of a language forms the sentences.

#![cfg_attr(not(feature = "page"), allow(dead_code))]
#![allow(clippy::must_use_candidate, reason = "a text that is not used does no harm")]

use std::cmp::Ordering;

use super::available_actions::{AvailableAction, available_actions};
use super::coach::{Assessment, Overspent, Purpose};
use super::messages as say;
use super::move_builder::Draft;
use super::rules::{
    Action, Board, CountError, Decision, Event, Illegal, KnightsAndCorsairs, Options, Reason, Space, Table, View,
};
use super::scene::{self, FoughtScene, HandScene, Prompt, Role, Scene, SpaceScene};
use crate::game::about::Description;
use crate::game::cards::{Card, CardSet, Colour, DeckCard};
use crate::game::catalogue::{Key, by_variant, keys, message_of, write_by_notation};
use crate::game::common_words::{self, all_of, comma_list, label, one_of, sentences, the_card};
use crate::game::words::{common_game_words, display_in_english};
use crate::game::{BoardDisplay, EventContext, GameWords, Language, LogContext, PlayerName, Seat};

pub use super::messages::{LESSON, PUZZLES};

static ABOUT: Description = say::description(
    &[
        say::preset_standard("standard"),
        say::preset_newcomer("first-line=colour"),
        say::preset_easy("first-line=colour,second-line=colour"),
        say::preset_quick("hand=5"),
    ],
    &[],
);

impl GameWords for KnightsAndCorsairs {
    common_game_words!(say);

    fn planned_side(language: Language, options: &Options, seat: Seat) -> Option<&'static str> {
        options.colour(seat).map(|own| colour(language, own))
    }

    fn side(language: Language, view: &View, seat: Seat) -> Option<String> {
        Some(colour(language, view.table.colour(seat)).into())
    }

    fn status_line(language: Language, view: &View) -> String {
        say::Battle { number: view.table.battles.len() + 1 }.text(language)
    }

    fn row_descriptions(language: Language, view: &View, _display: BoardDisplay) -> Vec<String> {
        let scene = Scene::of(view, &Draft::default(), view.viewer);
        let row = |spaces: &[SpaceScene]| {
            let labels: Vec<String> = spaces.iter().map(|scene| space(language, scene)).collect();
            format!("{}.", labels.join(". "))
        };
        scene.spaces.chunks(3).map(row).collect()
    }

    fn beside_board(language: Language, view: &View) -> Vec<String> {
        let scene = Scene::of(view, &Draft::default(), view.viewer);
        let cards = comma_list(
            language,
            scene.hand.iter().map(|held| common_words::card(language, DeckCard::Suited(held.card))),
        );
        let hand = (!cards.is_empty()).then(|| label(language, say::HAND.text(language), &cards));
        let sides = scene.sides.iter().map(|side| {
            let (hand, draw) = (say::InHand { cards: side.hand }, say::Pile { cards: side.draw });
            let discards = say::Discards { cards: side.discarded };
            let parts = [hand.text(language), draw.text(language), discards.text(language)];
            label(language, colour(language, side.colour), &comma_list(language, parts))
        });
        hand.into_iter().chain(sides).map(|sentence| sentence + ".").collect()
    }

    fn row_of(_language: Language, _view: &View, place: usize) -> usize {
        place / 3
    }

    fn prompt(language: Language, view: &View, draft: &Draft) -> Option<String> {
        Scene::of(view, draft, view.viewer).prompt.map(|due| prompt(language, due))
    }

    fn proposal(language: Language, action: &Action) -> Option<String> {
        let listed = |cards: CardSet| all_of(language, cards.iter().map(|card| the_card(language, card)));
        Some(match *action {
            Action::Attack { space, face_up, face_down } => {
                say::ProposalAttack { card: face_up, cards: face_down.len(), hidden: listed(face_down), space }
                    .text(language)
            }
            Action::Influence { space, card } => say::ProposalInfluence { card, space }.text(language),
            Action::Defend { cards, .. } => {
                say::ProposalDefend { answer: listed(cards), cards: cards.len() }.text(language)
            }
            Action::Place(card) => say::ProposalPlace { card }.text(language),
        })
    }

    fn available_actions(language: Language, view: &View, seat: Seat) -> Vec<String> {
        let aim = if view.table.options.has_colour_lines(seat) { say::AIM_COLOUR } else { say::AIM_SUIT };
        let possible = available_actions(view, seat);
        let possible = possible.iter().map(|possible| available_action(language, possible));
        std::iter::once(aim.text(language).into()).chain(possible).collect()
    }

    fn refusal(language: Language, refused: &Illegal) -> String {
        by_variant! { language, *refused, Illegal, say::illegal {
            Over, NotYourTurn, CentreFirst, Taken(space), InfluenceOnly(space), NotHeld(card), Twice(card),
            NoInfluence(space, near), Naming(neighbours), NoNeighbour(space), NotPlaceable(card, lowest),
        }
            Illegal::NotNow(due) => by_variant! { language, due, Decision, say::illegal { Attack, Defend, Place } },
            Illegal::FaceDown(CountError { least, most, found }) => {
                say::IllegalFaceDown { exact: least == most, least, cards: most, found }.text(language)
            }
            Illegal::Answer(CountError { least, most, found }) => {
                say::IllegalAnswer { exact: least == most, least, cards: most, found }.text(language)
            }
        }
    }

    fn reason(language: Language, decided: &Reason) -> String {
        by_variant! { language, *decided, Reason, say::reason { Suits, Colours, LastBattle, Influence(space) }
            Reason::Line([first, second, third]) => say::ReasonLine { first, second, third }.text(language),
        }
    }

    fn notation(_language: Language, context: &LogContext<'_, Self>) -> String {
        scene::notation(context.now, context.seat, context.action, context.latest)
    }

    fn log_entry(language: Language, context: &LogContext<'_, Self>) -> String {
        events(language, &context.after.table, context.events, context.names, true)
    }

    fn event_text(language: Language, happened: &EventContext<'_, Self>) -> String {
        events(language, &happened.after.table, happened.events, happened.names, false)
    }

    fn headline(language: Language, happened: &EventContext<'_, Self>) -> String {
        let decided = happened.events.iter().find_map(|event| match event {
            Event::Settled(battle) => {
                let PlayerName { name, you } = PlayerName::of(language, happened.names, battle.winner);
                let tie = battle.is_tie(&happened.after.table.options);
                Some(say::Headline { name, space: battle.space, tie, you }.text(language))
            }
            _ => None,
        });
        decided.unwrap_or_else(|| Self::event_text(language, happened))
    }
}

display_in_english!(KnightsAndCorsairs: Illegal, refusal; Reason, reason);
keys! { Role: Open "open", Hidden "hidden", Answer "answer", Placed "placed" }
write_by_notation!(Space);

pub(crate) fn colour(language: Language, colour: Colour) -> &'static str {
    message_of!(colour, Colour, say::colour { Red, Black }).text(language)
}

/// The purpose of an action, as a sentence.
pub(crate) fn purpose(language: Language, purpose: &Purpose) -> String {
    by_variant! { language, purpose, Purpose, say::purpose {
        Wins, Line(suit), Block(suit), Beside(cards), Strong, Weak, Lines(lines), Keeps(card),
    }
    Purpose::Threat(suit, spaces) => {
        say::PurposeThreat { spaces: one_of(language, spaces.iter().map(ToString::to_string)), suit }.text(language)
    } }
}

/// What would have won a battle, as a sentence.
pub(crate) fn overspent(language: Language, Overspent { spent, enough, .. }: &Overspent) -> String {
    let list = |cards: &[Card]| all_of(language, cards.iter().map(|card| the_card(language, *card)));
    say::CoachOverspent { cards: enough.len(), enough: list(enough), spent: list(spent) }.text(language)
}

/// The coach's facts about a card in the hand or an empty space, as sentences.
pub(crate) fn assessment(language: Language, assessment: &Assessment) -> String {
    let cards = |near: &[(Space, Card)]| all_of(language, near.iter().map(|(_, near)| the_card(language, *near)));
    match assessment {
        Assessment::Influence => say::COACH_INFLUENCE.text(language).into(),
        Assessment::Card { unseen, stronger, open } => {
            let open = open.map(|(_, how)| {
                let how = match how {
                    Ordering::Greater => "stronger",
                    Ordering::Less => "weaker",
                    Ordering::Equal => "equal",
                };
                say::CoachOpen { how }.text(language)
            });
            sentences([open, Some(say::CoachCard { stronger, unseen }.text(language))])
        }
        Assessment::Fight { own, from_hand: (least, _), theirs, lines } => {
            let first = if own.is_empty() {
                say::CoachHand { cards: least }.text(language)
            } else {
                say::CoachOwn { cards: least, own: cards(own) }.text(language)
            };
            let theirs = (!theirs.is_empty()).then(|| say::CoachTheirs { theirs: cards(theirs) }.text(language));
            let lines = lines.iter().map(|suit| Some(say::CoachLine { suit }.text(language)));
            sentences([Some(first), theirs].into_iter().chain(lines))
        }
    }
}

/// The full name of a card, such as "7 of hearts".
pub(crate) fn card(language: Language, card: Card) -> String {
    common_words::card(language, DeckCard::Suited(card))
}

/// The label of a space for a screen reader.
pub fn space(language: Language, scene: &SpaceScene) -> String {
    let space = scene.space;
    let first = match (scene.card, scene.face_up) {
        (Some(card), _) => say::SpaceCard { space, card, colour: card.colour() }.text(language),
        (None, Some(card)) => say::SpaceContested { space, card }.text(language),
        (None, None) => say::SpaceEmpty { space }.text(language),
    };
    let use_of = match scene {
        SpaceScene { chosen: true, .. } => Some(say::SPACE_CHOSEN),
        SpaceScene { influence: true, .. } => Some(say::SPACE_INFLUENCE),
        SpaceScene { can: true, card: None, .. } => Some(say::SPACE_ATTACK),
        SpaceScene { can: true, .. } => Some(say::SPACE_NAME),
        SpaceScene { .. } => None,
    };
    let winning = scene.winning.iter().map(|suit| say::SpaceWinning { suit }.text(language));
    let more = [
        scene.line.then_some(say::SPACE_LINE),
        scene.last.then_some(say::SPACE_LAST),
        scene.counts.then_some(say::SPACE_COUNTS),
        use_of,
    ];
    let more = more.into_iter().flatten().map(|message| message.text(language).to_owned());
    comma_list(language, std::iter::once(first).chain(winning).chain(more))
}

/// The label of a card of the hand for a screen reader.
pub fn hand_card(language: Language, scene: &HandScene) -> String {
    let role = scene.role.as_ref().map_or("none", Key::key);
    say::HandCard { card: scene.card, role }.text(language)
}

/// The word that is shown on a chosen card.
pub(crate) fn role(language: Language, role: Role) -> &'static str {
    message_of!(role, Role, say::role { Open, Hidden, Answer, Placed }).text(language)
}

/// What the player has to do next, as a sentence.
pub fn prompt(language: Language, prompt: Prompt) -> String {
    by_variant! { language, prompt, Prompt, say::prompt {
        Space, Open(space), Hidden(space, cards), Attack(space, cards), Influence(space), Answer(space, cards, begun),
        Naming(neighbours), Defend(space, cards), Placed(space, lowest), Win(space, card), Place(space, card),
    } }
}

/// The label of the button that carries out the action.
pub fn confirm(language: Language, prompt: Prompt) -> &'static str {
    let message = match prompt {
        Prompt::Space | Prompt::Open(_) | Prompt::Hidden(..) | Prompt::Attack(..) => say::CONFIRM_ATTACK,
        Prompt::Influence(_) | Prompt::Win(..) => say::CONFIRM_WIN,
        Prompt::Answer(..) | Prompt::Naming(_) | Prompt::Defend(..) => say::CONFIRM_DEFEND,
        Prompt::Placed(..) | Prompt::Place(..) => say::CONFIRM_PLACE,
    };
    message.text(language)
}

/// The text of the events of an action, in one or more sentences. In the log, it leaves out the best cards and who attacks next.
pub fn events(language: Language, table: &Table, events: &[Event], names: &[String], in_log: bool) -> String {
    let player = |seat: &Seat| PlayerName::of(language, names, *seat);
    let sentence = |event: &Event| match event {
        Event::Attacked { attacker, space, face_up, count, .. } => {
            let PlayerName { name, you } = player(attacker);
            Some(say::Attacked { name, space, card: face_up, cards: *count, you }.text(language))
        }
        Event::Took { seat, space, card } => {
            let PlayerName { name, you } = player(seat);
            Some(say::Took { name, space, card, you }.text(language))
        }
        Event::Settled(battle) => {
            let fought = FoughtScene::of(table, battle, table.battles.len());
            let best = fought.ranked[..3].iter().map(|ranked| the_card(language, ranked.card));
            let best = (!in_log).then(|| say::BestThree { best: all_of(language, best) }.text(language));
            let over = in_log || table.to_act().is_none();
            let rest = [verdict(language, &fought, names), aftermath(language, &fought, names, over)];
            Some(sentences([best].into_iter().chain(rest.map(Some))))
        }
        Event::Chooses { winner, space } => {
            let PlayerName { name, you } = player(winner);
            Some(say::Chooses { name, space, you }.text(language))
        }
        Event::Fought(_) | Event::Reshuffled(_) | Event::Drew { .. } => None,
    };
    sentences(events.iter().map(sentence))
}

/// Says who won a battle, with how many of the three best cards, and whether a tie has decided it.
pub(crate) fn verdict(language: Language, fought: &FoughtScene, names: &[String]) -> String {
    let FoughtScene { of_best_three, battle, is_tie, .. } = fought;
    let PlayerName { name, you } = PlayerName::of(language, names, battle.winner);
    let verdict = say::Verdict { count: *of_best_three, name, space: battle.space, you }.text(language);
    let attacks = battle.winner == battle.attacker;
    sentences([Some(verdict), is_tie.then(|| say::Tie { attacks }.text(language))])
}

/// Says which card stays on the space, or that the defender wins by influence; then who attacks next unless `over`.
pub(crate) fn aftermath(language: Language, fought: &FoughtScene, names: &[String], over: bool) -> String {
    let winner = fought.battle.winner;
    let PlayerName { name, you } = PlayerName::of(language, names, winner);
    let placed = match fought.battle.placed {
        Some(card) => say::Stays { card, space: fought.battle.space }.text(language),
        None => say::WinsByInfluence { name, you }.text(language),
    };
    if over {
        return placed;
    }
    let PlayerName { name, you } = PlayerName::of(language, names, winner.other());
    let next = say::AttacksNext { name, you }.text(language);
    format!("{placed} {next}")
}

/// Describes the cards on the grid.
pub(crate) fn grid(language: Language, board: &Board) -> String {
    let cards = scene::spaces_by_row().filter_map(|space| {
        let card = board.card(space)?;
        Some(say::GridCard { space, card }.text(language))
    });
    say::GridWith { cards: comma_list(language, cards) }.text(language)
}

/// Describes a kind of action that is available, or not available, in a sentence.
pub fn available_action(language: Language, possible: &AvailableAction) -> String {
    by_variant! { language, possible, AvailableAction, say::possible { CentreFirst, NoInfluence }
        AvailableAction::Attack(spaces) => {
            let space = |(space, least, cards): &(Space, usize, usize)| {
                say::PossibleAttackSpace { space, exact: least == cards, least, cards }.text(language)
            };
            say::PossibleAttack { spaces: one_of(language, spaces.iter().map(space)) }.text(language)
        }
        AvailableAction::Influence(spaces) => {
            let space = |space: &Space| say::PossibleInfluenceSpace { space }.text(language);
            say::PossibleInfluence { spaces: one_of(language, spaces.iter().map(space)) }.text(language)
        }
        AvailableAction::Answer(space, least, cards) => {
            say::PossibleAnswer { space, exact: least == cards, least, cards }.text(language)
        }
        AvailableAction::Place(placeable) => {
            let choices = placeable.iter().map(|card| the_card(language, *card));
            say::PossiblePlace { choices: one_of(language, choices) }.text(language)
        }
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

    /// The announcement of the last of these actions to the first player, whose opponent is Ann.
    fn said(language: Language, state: &str, actions: &[&str]) -> String {
        let mut state = state.parse::<State>().unwrap();
        let names = [common_words::you(language).to_owned(), "Ann".into()];
        let mut happened = String::new();
        for action in actions {
            let action = action.parse().unwrap();
            let seat = state.table.to_act().unwrap();
            KnightsAndCorsairs::check(&state, seat, &action).unwrap();
            let mut done = Vec::new();
            state.apply(seat, &action, &mut done);
            happened = events(language, &state.table, &done, &names, false);
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
        let refused = |language, least| {
            KnightsAndCorsairs::refusal(language, &Illegal::FaceDown(CountError { least, most: 2, found: 3 }))
        };
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
            "You attacked b2 with the 2 of hearts open and two cards face down."
        );
        assert_eq!(
            said(Language::ENGLISH, state, &actions),
            "The three best cards are the 10 of spades, the 8 of hearts and the 6 of diamonds. You won b2 with two of the \
             three best cards. The 2 of hearts stays on b2. Ann attacks next."
        );
        assert_eq!(
            said(french(), state, &actions),
            "Les trois meilleures cartes\u{a0}: le 10 de pique, le 8 de cœur et le 6 de carreau. Vous avez gagné b2 avec \
             deux des trois meilleures cartes. Le 2 de cœur reste en b2. C’est à Ann d’attaquer."
        );
    }

    #[test]
    fn a_tie_is_told_in_every_language() {
        let actions = ["attack b2 2H 6D 8H", "defend 3C 6S 10S"];
        for (ties, who) in [("", "on a tie the defender wins"), ("ties=attacker", "on a tie the attacker wins")] {
            let options = if ties.is_empty() { "standard" } else { ties };
            let state = format!("{options} hands=2H,6D,8H,*/3C,6S,10S,*");
            let told = said(Language::ENGLISH, &state, &actions);
            assert!(told.contains(&format!("The middle cards were equal: {who}.")), "{told}");
        }
        let state = "standard hands=2H,6D,8H,*/3C,6S,10S,*";
        for tag in ["de", "es", "fr", "it"] {
            let (tie, none) = (said(Language::of_tags([tag]), state, &actions), state.replace("6S", "4S"));
            let without = said(Language::of_tags([tag]), &none, &["attack b2 2H 6D 8H", "defend 3C 4S 10S"]);
            let sentences = |text: &str| text.split(". ").count();
            assert_eq!(sentences(&tie), sentences(&without) + 1, "{tag}: {tie}");
        }
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
