//! States, actions and other values of a game, with erased types.

use std::any::Any;
use std::fmt::{self, Debug, Display, Formatter};
use std::marker::PhantomData;
use std::sync::Arc;

use crate::game::Game;

/// A value that can be written as text and compared.
pub trait DynValue: Any + Display + Send + Sync {
    /// Whether both values have the same type and are equal.
    fn is_same(&self, other: &dyn DynValue) -> bool;
}

impl<T: Any + Display + Eq + Send + Sync> DynValue for T {
    fn is_same(&self, other: &dyn DynValue) -> bool {
        (other as &dyn Any).downcast_ref::<T>().is_some_and(|other| self == other)
    }
}

/// The role of an [`AnyValue`] in its game, such as state or action.
pub trait ValueKind: 'static {
    /// The type of the value in the game `G`.
    type Of<G: Game>: DynValue + Clone;
}

/// Declares the roles of values, with a type alias for each.
macro_rules! kinds {
    ($($(#[$about:meta])* $name:ident = $kind:ident;)*) => {$(
        $(#[$about])*
        pub type $name = AnyValue<kinds::$kind>;
    )*
        mod kinds {$(
            #[derive(Clone, Copy)]
            pub enum $kind {}

            impl super::ValueKind for $kind {
                type Of<G: crate::game::Game> = G::$kind;
            }
        )*}
    };
}

kinds! {
    /// A state of a game.
    AnyState = State;
    /// An action of a game. It becomes text only when it is stored, sent or shown.
    AnyAction = Action;
    /// The reason why an action is illegal. `Display` writes it in English.
    AnyIllegal = Illegal;
    /// The reason why a game ended. `Display` writes it in English.
    AnyReason = Reason;
}

/// The events of an action, with erased type.
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
    /// Erases the type of events of the game `G`.
    #[must_use]
    pub fn new<G: Game>(events: Vec<G::Event>) -> Self {
        Self(Box::new(events))
    }

    /// The events with their type in the game `G`.
    ///
    /// # Panics
    /// When the events belong to another game.
    #[must_use]
    pub fn of<G: Game>(&self) -> &[G::Event] {
        self.0.downcast_ref::<Vec<G::Event>>().expect("a session hands its events to its own game only")
    }
}

/// A value of a game, with erased type. Clones share the value.
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

impl<K: ValueKind> AnyValue<K> {
    /// Erases the type of a value of the game `G`.
    pub fn new<G: Game>(value: K::Of<G>) -> Self {
        Self { value: Arc::new(value), kind: PhantomData }
    }

    /// The value with its type in the game `G`.
    ///
    /// # Panics
    /// When the value belongs to another game.
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
