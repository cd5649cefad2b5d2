//! The table of Court Wars as plain data: the cards to draw and the inputs that are legal, computed from a view and a draft.

use super::move_builder::{AttackPlan, Draft, Input};
use super::notation::read_stack;
use super::rules::{
    Action, Attack, Base, Court, CourtWars, Decision, Discards, Illegal, Limit, MOST_TURNS, Options, RemovedPart,
    SET_UP_ROUNDS, Stack, Stage, Table, Target, View, total,
};
use crate::game::cards::{Card, DeckCard, Suit};
use crate::game::text::{ParseError, Word, read_parts};
use crate::game::{MoveBuilder, Outcome, Seat};

/// Everything that the table shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// One scene for each seat, in the order of play.
    pub players: Vec<PlayerScene>,
    /// The pile and the discard pile.
    pub piles: PilesScene,
    /// The drawn card, which all players see; `None` unless a card is waiting to be placed or discarded.
    pub drawn: Option<DeckCard>,
    /// The attack that the viewer is building.
    pub plan: PlanScene,
    /// What the viewer can do next; `None` when it is not their turn.
    pub prompt: Option<Prompt>,
}

/// A seat with its courts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerScene {
    /// The seat.
    pub seat: Seat,
    /// The suit of the seat's court cards.
    pub suit: Suit,
    /// The stacks of the King, Queen and Jack.
    pub stacks: [StackScene; 3],
    /// Whether the seat is to act.
    pub to_act: bool,
    /// Whether the seat has lost its last court.
    pub fallen: bool,
    /// The final place of the seat, from 1; `None` until the game is over.
    pub place: Option<u8>,
    /// The number of standing courts and the total value of Guards, which rank the players of a game without a conquest (CW-31).
    pub strength: (usize, u32),
}

/// A court and its Guards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StackScene {
    /// The owner of the stack.
    pub seat: Seat,
    /// The suit and rank of the court.
    pub target: Target,
    /// The bottom card: the court, face up or face down, or a Joker.
    pub base: Base,
    /// The Guards, from the court outwards.
    pub guards: Vec<GuardScene>,
    /// The total value of the Guards.
    pub attack: u32,
    /// The value that an attack needs to remove the whole stack; 0 when the court has fallen and no Joker is in its place.
    pub defence: u32,
    /// Whether a click on the stack is legal.
    pub can: bool,
    /// How close the court is to falling; `None` if no attack could fell it now, or if it has fallen.
    pub danger: Option<Danger>,
    /// The drawn card, if the draft places it on this stack.
    pub ghost: Option<DeckCard>,
}

/// How close a court is to falling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Danger {
    /// Another player's stack is strong enough to fell the court.
    AtRisk,
    /// The chosen Guards are enough to fell the court.
    Open,
    /// The planned attack fells the court.
    Falls,
}

impl StackScene {
    /// A stack that the draft does not change.
    fn at_rest(seat: Seat, target: Target, stack: &Stack, guards: Vec<GuardScene>) -> Self {
        Self {
            seat,
            target,
            base: stack.base,
            guards,
            attack: stack.attack_value(),
            defence: stack.defence_value(),
            can: false,
            danger: None,
            ghost: None,
        }
    }
}

/// A Guard in a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuardScene {
    /// The Guard's card.
    pub card: Card,
    /// Whether the planned attack spends the Guard.
    pub spent: bool,
    /// Whether the planned attack removes the Guard.
    pub removed: bool,
    /// Whether the chosen Guards are enough to remove the Guard.
    pub open: bool,
}

/// The pile, the discard pile, and the limit of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PilesScene {
    /// The number of cards in the pile.
    pub pile: usize,
    /// Whether a click on the pile is legal.
    pub can_draw: bool,
    /// The number of discards.
    pub discarded: usize,
    /// The top of the discard pile; `None` if the pile is empty.
    pub top: Option<DeckCard>,
    /// All discards, the latest first; `None` when only the top is shown (CW-28).
    pub discards: Option<Vec<DeckCard>>,
    /// The cards of the pile in the order in which they will be drawn; `None` when they are unknown or not shown (CW-28 House,
    /// CW-29).
    pub coming: Option<Vec<DeckCard>>,
    /// The chances in percent that the next card fits for the viewer, is an Ace, or is of no use (CW-28); `None` if it is known.
    pub odds: Option<[usize; 3]>,
    /// Whether a click on the discard pile is legal.
    pub can_discard: bool,
    /// The drawn card, if the draft discards it.
    pub ghost: Option<DeckCard>,
    /// How far the game is from its limit.
    pub limit: LimitScene,
}

/// How far a game is from its limit (CW-31).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LimitScene {
    /// The limit is a number of flips of the discard pile.
    Flips {
        /// The number of flips so far.
        flips: usize,
        /// The number of flips that ends the game.
        most: usize,
        /// Whether the game is about to end without progress, because only a few cards are left in the pile.
        idle: bool,
    },
    /// The limit is a number of turns: the turns so far, and the number that ends the game.
    Turns(u16, u16),
}

/// The planned attack, as far as it is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlanScene {
    /// The Guards that are spent; `None` until they are chosen.
    pub own: Option<SpendScene>,
    /// The cards that are removed; `None` until they are chosen.
    pub target: Option<RemoveScene>,
}

/// The Guards that the planned attack spends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpendScene {
    /// The court whose Guards are spent.
    pub court: Court,
    /// The number of Guards spent, counted from the last.
    pub spent: u8,
    /// The total value of the spent Guards.
    pub worth: u32,
    /// The input that spends one Guard less; `None` if only one is spent.
    pub less: Option<Input>,
    /// The input that spends one Guard more; `None` if all are spent.
    pub more: Option<Input>,
}

/// The cards that the planned attack removes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RemoveScene {
    /// The court that is attacked.
    pub target: Target,
    /// The part of its stack that is removed.
    pub taken: RemovedPart,
    /// The value that the attack needs.
    pub price: u32,
    /// The input that removes one card less; `None` if only one is removed.
    pub less: Option<Input>,
    /// The input that removes one card more; `None` if all are removed.
    pub more: Option<Input>,
}

/// What the viewer can do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Draw in the set-up: the number of this Guard, from 1, and the number of all Guards.
    SetUp(u8, u8),
    /// Draw, or attack.
    Turn,
    /// Draw: no attack is possible.
    OnlyDraw,
    /// Attack with an Ace, or draw again; the number of Aces in this turn.
    Ace(u8),
    /// Draw after the attack of an Ace.
    AfterAce,
    /// Place this card, or discard it; `true` if it must be placed.
    Place(DeckCard, bool),
    /// Confirm that this card is placed on this court.
    Placing(DeckCard, Court),
    /// Confirm that this card is discarded.
    Discarding(DeckCard),
    /// Choose a target: Guards of this value are chosen.
    Target(u32),
    /// Choose Guards to spend: this part of a target is chosen, which needs this value.
    Spend(Target, RemovedPart, u32),
    /// The attack is too weak: the value of the chosen Guards, and the higher value that it needs.
    TooWeak(u32, u32),
    /// The attack is refused for another reason.
    Refused(Illegal),
    /// Confirm this attack; the value that it spends beyond what it needs.
    Attack(Attack, u32),
}

impl Scene {
    /// The scene of a view with a draft. `acting` is the seat whose inputs the table accepts.
    #[must_use]
    pub fn of(view: &View, draft: &Draft, acting: Option<Seat>) -> Self {
        let table = &view.table;
        let acting = acting.filter(|seat| table.to_act() == Some(*seat));
        let draft = if acting.is_some() { draft.filled_in(table) } else { Draft::Nothing };
        let drawn = match table.stage {
            Stage::Place(card) => Some(card),
            _ => None,
        };
        let touchable =
            |touch: Input| acting.is_some_and(|seat| CourtWars::input(view, seat, &mut draft.clone(), touch).is_ok());
        let stack = |seat: Seat, court: Court| {
            let can = touchable(Input::Stack { seat, court, card: None });
            stack_scene(table, draft, seat, court, can)
        };
        let player = |seat: Seat| PlayerScene {
            seat,
            suit: table.suits[seat.index()],
            stacks: Court::ALL.map(|court| stack(seat, court)),
            to_act: table.to_act() == Some(seat),
            fallen: !table.is_in(seat),
            place: match &table.stage {
                Stage::Over(Outcome { places, .. }) => places.get(seat.index()).copied(),
                _ => None,
            },
            strength: table.ranking_key(seat),
        };
        let open = table.options.discards == Discards::Open;
        Self {
            players: Seat::all(table.seat_count()).map(player).collect(),
            piles: PilesScene {
                pile: view.pile.size(),
                can_draw: touchable(Input::Pile),
                discarded: table.discard.len(),
                top: table.discard.last().copied(),
                discards: open.then(|| table.discard.iter().rev().copied().collect()),
                coming: view.pile.known_cards().filter(|_| open).map(|cards| cards.iter().rev().copied().collect()),
                odds: table
                    .next_card_counts(view.viewer.unwrap_or(table.turn))
                    .percent()
                    .filter(|_| view.pile.known_cards().is_none()),
                can_discard: touchable(Input::Discards),
                ghost: drawn.filter(|_| matches!(draft, Draft::Discard(_))),
                limit: end_scene(table, view.pile.size()),
            },
            drawn,
            plan: plan_scene(table, draft.plan()),
            prompt: acting.and_then(|seat| prompt(table, draft, seat)),
        }
    }
}

fn stack_scene(table: &Table, draft: Draft, seat: Seat, court: Court, can: bool) -> StackScene {
    let stack = table.stack(seat, court);
    let target = Target { suit: table.suits[seat.index()], court };
    let plan = draft.plan();
    let spent = plan.own.filter(|own| seat == table.turn && own.0 == court).map_or(0, |own| usize::from(own.1));
    let taken = plan.target.filter(|chosen| chosen.0 == target).map(|chosen| chosen.1);
    let removed = match taken {
        Some(RemovedPart::Guards(guards)) => guards.into(),
        Some(RemovedPart::All) => stack.guards.len(),
        None => 0,
    };
    let strength = plan.strength(table).filter(|_| table.attackable_stack(target).is_ok()).unwrap_or(0);
    let guards = stack.guards.iter().enumerate().map(|(at, card)| {
        let from_end = stack.guards.len() - at;
        GuardScene {
            card: *card,
            spent: from_end <= spent,
            removed: from_end <= removed,
            open: total(&stack.guards[at..]) <= strength,
        }
    });
    let danger = if taken == Some(RemovedPart::All) {
        Some(Danger::Falls)
    } else if stack.is_standing() && stack.defence_value() <= strength {
        Some(Danger::Open)
    } else {
        table.is_at_risk(seat, court).then_some(Danger::AtRisk)
    };
    StackScene {
        can,
        danger,
        ghost: match (draft, &table.stage) {
            (Draft::Place(chosen, _), Stage::Place(card)) if chosen == court && seat == table.turn => Some(*card),
            _ => None,
        },
        ..StackScene::at_rest(seat, target, stack, guards.collect())
    }
}

/// The scene warns that the game will end without progress when the pile has at most this number of cards.
const LOW_PILE_SIZE: usize = 16;

/// The number of this turn, from 1, or of the last turn of the game; `None` in the set-up.
pub(crate) fn turn_number(table: &Table) -> Option<u16> {
    let most = if table.options.limit == Limit::Off { MOST_TURNS } else { u16::MAX };
    (!table.in_set_up()).then(|| most.min(table.turns.saturating_add(1)))
}

fn end_scene(table: &Table, pile: usize) -> LimitScene {
    match table.options.flip_limit() {
        Some(most) => {
            LimitScene::Flips { flips: table.flips.into(), most, idle: table.is_idle() && pile <= LOW_PILE_SIZE }
        }
        None => LimitScene::Turns(table.turns, MOST_TURNS),
    }
}

fn plan_scene(table: &Table, plan: AttackPlan) -> PlanScene {
    let own = plan.own.zip(plan.strength(table)).map(|((court, spent), worth)| {
        let stack = table.stack(table.turn, court);
        // A click on a Guard spends it and all Guards after it.
        let touch = |spent: u8| Input::Stack { seat: table.turn, court, card: Some(stack.mirrored_position(spent)) };
        SpendScene {
            court,
            spent,
            worth,
            less: (spent > 1).then(|| touch(spent - 1)),
            more: (spent < stack.guard_count()).then(|| touch(spent + 1)),
        }
    });
    let target = plan.target.zip(plan.price(table)).and_then(|((target, taken), price)| {
        let seat = table.owner(target.suit)?;
        let stack = table.stack(seat, target.court);
        let card = match taken {
            RemovedPart::All => 0,
            RemovedPart::Guards(count) => stack.mirrored_position(count),
        };
        let touch = |card: u8| Input::Stack { seat, court: target.court, card: Some(card) };
        let less = (card < stack.guard_count()).then(|| touch(card + 1));
        Some(RemoveScene { target, taken, price, less, more: card.checked_sub(1).map(touch) })
    });
    PlanScene { own, target }
}

fn prompt(table: &Table, draft: Draft, seat: Seat) -> Option<Prompt> {
    Some(match (table.pending_decision()?, draft) {
        (Decision::Place(card), Draft::Place(court, _)) => Prompt::Placing(card, court),
        (Decision::Place(card), Draft::Discard(_)) => Prompt::Discarding(card),
        (Decision::Place(card), _) => Prompt::Place(card, table.must_place(card)),
        (Decision::SetUp, _) => {
            let seats = u8::try_from(table.seat_count()).unwrap_or(u8::MAX);
            Prompt::SetUp(table.set_up / seats + 1, SET_UP_ROUNDS)
        }
        (Decision::AfterAce, _) => Prompt::AfterAce,
        (Decision::Turn | Decision::Ace, Draft::Attack(plan)) => attack_prompt(table, seat, plan),
        (Decision::Ace, _) => Prompt::Ace(table.aces),
        (Decision::Turn, _) if table.can_attack() => Prompt::Turn,
        (Decision::Turn, _) => Prompt::OnlyDraw,
    })
}

/// The prompt for a planned attack.
fn attack_prompt(table: &Table, seat: Seat, plan: AttackPlan) -> Prompt {
    match (plan.finished_attack(), plan.target, plan.strength(table), plan.price(table)) {
        (Some(attack), _, Some(worth), Some(price)) => match table.check(seat, &Action::Attack(attack)) {
            Ok(()) => Prompt::Attack(attack, worth - price),
            Err(Illegal::TooWeak { .. }) => Prompt::TooWeak(worth, price),
            Err(illegal) => Prompt::Refused(illegal),
        },
        (_, Some((target, taken)), _, Some(price)) => Prompt::Spend(target, taken, price),
        (_, _, worth, _) => Prompt::Target(worth.unwrap_or(0)),
    }
}

/// A picture of some stacks for the rules page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Diagram {
    /// For each stack: the suit and rank of its court, its cards, and the number of its last Guards that are marked.
    pub stacks: Vec<(Target, Stack, usize)>,
}

impl Diagram {
    /// Reads a text such as `QS+7S+5C:2 KH+8H+4D`, where `:2` marks the last two Guards. `kh` is a fallen court, `kh*` one with a
    /// Joker on it.
    pub(crate) fn read(text: &str) -> Result<Self, ParseError> {
        let read = |word: Word<'_>| {
            let (stack, marked) = match word.split_once(':') {
                Some((stack, marked)) => (stack, usize::try_from(marked.number()?).unwrap_or(usize::MAX)),
                None => (word, 0),
            };
            let upper = stack.text.to_ascii_uppercase();
            let target = upper.get(..2).and_then(|card| Target::try_from(Word { text: card, ..stack }).ok());
            let target = target.ok_or_else(|| stack.expected("a court such as KH and its Guards"))?;
            // Without its suit, the word is a stack as in a position.
            let plain = format!("{}{}", &stack.text[..1], &stack.text[2..]);
            let stack = read_stack(Word { text: &plain, ..stack }, target.court, &Options::default())?;
            Ok((target, stack, marked))
        };
        let stacks = read_parts(Word::whole(text), ' ', read)?;
        match stacks.iter().find(|(_, stack, marked)| *marked > stack.guards.len()) {
            Some(_) => Err(Word::whole(text).expected("no more marks than Guards")),
            None => Ok(Self { stacks }),
        }
    }

    /// The scenes of the stacks. Marked Guards are drawn like spent ones.
    pub(crate) fn scenes(&self) -> Vec<StackScene> {
        let scene = |(target, stack, marked): &(Target, Stack, usize)| {
            let first = stack.guards.len() - marked;
            let guard = |(at, card): (usize, &Card)| GuardScene {
                card: *card,
                spent: at >= first,
                removed: false,
                open: false,
            };
            let guards = stack.guards.iter().enumerate().map(guard).collect();
            StackScene::at_rest(Seat::FIRST, *target, stack, guards)
        };
        self.stacks.iter().map(scene).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::about::split_picture_line;
    use crate::game::{Game, GameWords, Language};
    use crate::games::court_wars::rules::{NextCardCounts, State};

    const SCENARIO: &str = "standard suits=D,C turn=2 courts=K+8D+4D,Q,J+7D/K+9C,Q+7C+5C,J+4C+3C+2C";

    fn view_of(state: &str) -> View {
        let state = state.parse::<State>().unwrap_or_else(|error| panic!("{state}: {error}"));
        CourtWars::view(&state, state.table.to_act())
    }

    fn scene_of(state: &str, touches: &[Input]) -> Scene {
        let view = view_of(state);
        let seat = view.table.turn;
        let mut draft = Draft::default();
        for touch in touches {
            CourtWars::input(&view, seat, &mut draft, *touch).unwrap();
        }
        Scene::of(&view, &draft, Some(seat))
    }

    fn stack(seat: Seat, court: Court, card: impl Into<Option<u8>>) -> Input {
        Input::Stack { seat, court, card: card.into() }
    }

    #[test]
    fn the_odds_of_the_next_card_are_those_of_what_is_unseen() {
        let odds = |position: &str| odds_of(position).map(|odds| (odds.fits, odds.aces, odds.others));
        // 36 guards without six that lie open, four Aces, two Jokers, and six courts of suits that nobody plays.
        assert_eq!(odds("standard turn=2 courts=K+8C+4C,Q,J+7C/K+9D,Q+7D+5D,J"), [(30, 4, 8); 2]);
        // On a 3 and two 2s only the other two 2s fit. A Joker fits on a court that has fallen.
        assert_eq!(odds("standard turn=2 courts=K+3C,Q+2C,J+2S/K+9D,Q,j"), [(2, 4, 38), (34, 4, 6)]);
        let percent = |fits, aces, others| NextCardCounts { fits, aces, others }.percent();
        assert_eq!((percent(30, 4, 8), percent(2, 4, 38)), (Some([71, 9, 20]), Some([5, 9, 86])));
        assert_eq!(percent(0, 0, 0), None);
    }

    #[test]
    fn every_picture_of_the_rules_shows_what_its_text_says() {
        let rules = CourtWars::rules(Language::ENGLISH, None);
        let pictures: Vec<&str> = rules.lines().filter_map(split_picture_line).map(|(_, picture)| picture).collect();
        assert!(!pictures.is_empty());
        for picture in pictures {
            let diagram = Diagram::read(picture).unwrap_or_else(|error| panic!("{picture}: {error}"));
            let spent = |stack: &StackScene| stack.guards.iter().filter(|guard| guard.spent).count();
            let marked: Vec<usize> = diagram.stacks.iter().map(|(_, _, marked)| *marked).collect();
            assert_eq!(diagram.scenes().iter().map(spent).collect::<Vec<_>>(), marked, "{picture}");
        }
        for junk in ["", "K", "7H", "KH+4C+8D", "kh+4C", "KH:1", "KH+9é"] {
            assert!(Diagram::read(junk).is_err(), "{junk}");
        }
    }

    #[test]
    fn guards_that_can_be_removed_are_marked() {
        let scene = scene_of(SCENARIO, &[stack(Seat::SECOND, Court::Queen, 1)]);
        let [king, queen, jack] = &scene.players[0].stacks;
        // Twelve pay for the 4 and the 8, for the bare Queen, for the 7, but not for a court behind Guards.
        assert_eq!(king.guards.iter().map(|guard| guard.open).collect::<Vec<_>>(), [true, true]);
        assert_eq!([king.danger, queen.danger, jack.danger], [None, Some(Danger::Open), None]);
        assert!(scene.players[1].stacks[1].guards.iter().all(|guard| guard.spent));
        assert_eq!(scene.prompt, Some(Prompt::Target(12)));
    }

    #[test]
    fn less_and_more_lead_along_a_stack() {
        // Guards that are chosen after the target stay, though they do not pay for it.
        let touches = [stack(Seat::FIRST, Court::King, 1), stack(Seat::SECOND, Court::Jack, 2)];
        let plan = scene_of(SCENARIO, &touches).plan;
        let own = plan.own.unwrap();
        assert_eq!((own.spent, own.worth), (2, 5));
        assert_eq!(own.less, Some(stack(Seat::SECOND, Court::Jack, 3)));
        assert_eq!(own.more, Some(stack(Seat::SECOND, Court::Jack, 1)));
        let target = plan.target.unwrap();
        assert_eq!((target.taken, target.price), (RemovedPart::Guards(2), 12));
        assert_eq!(target.less, Some(stack(Seat::FIRST, Court::King, 2)));
        assert_eq!(target.more, Some(stack(Seat::FIRST, Court::King, 0)));
    }

    #[test]
    fn a_player_who_is_not_to_act_has_no_input() {
        let view = view_of(SCENARIO);
        let scene = Scene::of(&view, &Draft::default(), Some(Seat::FIRST));
        assert!(!scene.piles.can_draw && scene.prompt.is_none());
        assert!(scene.players.iter().flat_map(|player| &player.stacks).all(|stack| !stack.can));
    }

    #[test]
    fn a_closed_discard_pile_shows_its_top_only() {
        let closed = scene_of("standard discard=7H,8H", &[]);
        assert_eq!((closed.piles.top, closed.piles.discards), (Some("8H".parse().unwrap()), None));
        let open = scene_of("discards=open discard=7H,8H", &[]);
        assert_eq!(open.piles.discards, Some(["8H", "7H"].map(|card| card.parse().unwrap()).to_vec()));
        assert_eq!(open.piles.coming, None);
        let flipped = scene_of("discards=open flips=1 pile=9H,10H,*", &[]);
        assert_eq!(flipped.piles.coming.unwrap()[..2], ["9H", "10H"].map(|card| card.parse().unwrap()));
    }

    #[test]
    fn a_warning_comes_before_a_game_ends_without_progress() {
        let idle = |state: &str| match scene_of(state, &[]).piles.limit {
            LimitScene::Flips { idle, .. } => idle,
            LimitScene::Turns(..) => unreachable!("the standard game has no turns to count"),
        };
        let all: Vec<String> = view_of("standard").table.unseen().iter().map(ToString::to_string).collect();
        let left = |cards: usize| format!("discard={} pile=*", all[cards..].join(","));
        assert!(!idle(&format!("standard flips=1 progress=no waited=1,2 {}", left(LOW_PILE_SIZE + 1))));
        assert!(idle(&format!("standard flips=1 progress=no waited=1,2 {}", left(LOW_PILE_SIZE))));
        assert!(!idle(&format!("standard flips=1 progress=yes {}", left(LOW_PILE_SIZE))));
        // A player who has not had a turn since may still attack.
        assert!(!idle(&format!("standard flips=1 progress=no waited=2 {}", left(LOW_PILE_SIZE))));
    }

    fn odds_of(position: &str) -> [NextCardCounts; 2] {
        let state: State = position.parse().unwrap();
        [Seat::FIRST, Seat::SECOND].map(|seat| state.table.next_card_counts(seat))
    }
}
