//! States, actions and other values of a game, without their types.

use std::any::Any;
use std::fmt::{self, Debug, Display, Formatter};
use std::marker::PhantomData;
use std::sync::Arc;

use crate::game::Game;

/// A value that can be written and compared.
pub trait DynValue: Any + Display + Send + Sync {
    /// Whether both are the same value of the same type.
    fn is_same(&self, other: &dyn DynValue) -> bool;
}

impl<T: Any + Display + Eq + Send + Sync> DynValue for T {
    fn is_same(&self, other: &dyn DynValue) -> bool {
        (other as &dyn Any).downcast_ref::<T>().is_some_and(|other| self == other)
    }
}

/// What a [`AnyValue`] is to its game.
pub trait Kind: 'static {
    /// Its type in the game `G`.
    type Of<G: Game>: DynValue + Clone;
}

/// Declares the kinds of values, with an alias each.
macro_rules! kinds {
    ($($(#[$about:meta])* $name:ident = $kind:ident;)*) => {$(
        $(#[$about])*
        pub type $name = AnyValue<kinds::$kind>;
    )*
        mod kinds {$(
            #[derive(Clone, Copy)]
            pub enum $kind {}

            impl super::Kind for $kind {
                type Of<G: crate::game::Game> = G::$kind;
            }
        )*}
    };
}

kinds! {
    /// A state of a game.
    AnyState = State;
    /// An action of a game. It is written as text only to be stored, sent or shown.
    AnyAction = Action;
    /// Why the rules of a game forbid an action. `Display` says it in English.
    AnyIllegal = Illegal;
    /// What decided a game. `Display` says it in English.
    AnyReason = Reason;
}

/// The events of an action of a game, whose type is erased.
///
/// ```
/// use corsair_cabinet::dyn_game::AnyEvents;
/// use corsair_cabinet::game::Seat;
/// use corsair_cabinet::games::corsairs::{Corsairs, rules::{Event, Side}};
///
/// let events = AnyEvents::new::<Corsairs>(vec![Event::Passed(Side::Corsairs)]);
/// assert_eq!(events.of::<Corsairs>(), [Event::Passed(Side::Corsairs)]);
/// ```
pub struct AnyEvents(Box<dyn Any>);

impl AnyEvents {
    /// Events of the game `G`.
    #[must_use]
    pub fn new<G: Game>(events: Vec<G::Event>) -> Self {
        Self(Box::new(events))
    }

    /// The events as the game `G` has them.
    ///
    /// # Panics
    /// When they are events of another game.
    #[must_use]
    pub fn of<G: Game>(&self) -> &[G::Event] {
        self.0.downcast_ref::<Vec<G::Event>>().expect("a session hands its events to its own game only")
    }
}

/// A value of a game whose type is erased. Copies share the value.
///
/// ```
/// use corsair_cabinet::dyn_game::AnyAction;
/// use corsair_cabinet::games::{court_wars::CourtWars, named};
///
/// let game = named("court-wars").expect("a game");
/// let action = game.read_action("place K").expect("an action");
/// assert_eq!(action.of::<CourtWars>(), &"place K".parse().expect("an action"));
/// assert_eq!(action, AnyAction::new::<CourtWars>("place K".parse().expect("an action")));
/// assert_eq!(action.to_string(), "place K");
/// ```
pub struct AnyValue<K> {
    value: Arc<dyn DynValue>,
    kind: PhantomData<fn() -> K>,
}

impl<K: Kind> AnyValue<K> {
    /// A value of the game `G`.
    pub fn new<G: Game>(value: K::Of<G>) -> Self {
        Self { value: Arc::new(value), kind: PhantomData }
    }

    /// The value as the game `G` has it.
    ///
    /// # Panics
    /// When it is a value of another game.
    #[must_use]
    pub fn of<G: Game>(&self) -> &K::Of<G> {
        (&*self.value as &dyn Any).downcast_ref().expect("a session hands its values to its own game only")
    }
}

impl<K> Clone for AnyValue<K> {
    fn clone(&self) -> Self {
        Self { value: Arc::clone(&self.value), kind: PhantomData }
    }
}

impl<K> PartialEq for AnyValue<K> {
    fn eq(&self, other: &Self) -> bool {
        self.value.is_same(&*other.value)
    }
}

impl<K> Eq for AnyValue<K> {}

impl<K> Display for AnyValue<K> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        self.value.fmt(out)
    }
}

impl<K> Debug for AnyValue<K> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        self.value.fmt(out)
    }
}
