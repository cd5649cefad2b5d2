//! The type that stands for a game at run time, and the macro that writes its traits.

use std::marker::PhantomData;

use crate::game::text::Word;
use crate::game::{Choices, Game, GameWords, SessionRules, Tasks};
use crate::search::Player;

/// Declares a trait and its only implementation, function by function: for a type with the type parameter `G`.
macro_rules! erased {
    (
        $(#[$about:meta])*
        pub trait $name:ident: [$($of:tt)+] for $type:ident<G: [$($bound:tt)+]>;

        $(
            $(#[$doc:meta])*
            fn $function:ident $(<$life:lifetime>)? (& $self:ident $(, $argument:ident: $kind:ty)* $(,)?) $(-> $made:ty)?
                $body:block
        )*
    ) => {
        $(#[$about])*
        pub trait $name: $($of)+ {
            $($(#[$doc])* fn $function $(<$life>)? (& $self $(, $argument: $kind)*) $(-> $made)?;)*
        }

        impl<G: $($bound)+> $name for $type<G> {
            $(fn $function $(<$life>)? (& $self $(, $argument: $kind)*) $(-> $made)? $body)*
        }
    };
}
pub(crate) use erased;

/// A game with all that its sessions ask of it.
pub trait CompleteGame: GameWords + SessionRules + Player + Tasks {}

impl<G: GameWords + SessionRules + Player + Tasks> CompleteGame for G {}

/// Stands for the game `G`, without being a value of it. (A function type, because that is `Sync` for every game.)
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// The only value.
    pub const GAME: Self = Self(PhantomData);
}

impl<G: Game> Erased<G> {
    /// The options in a text that the program has made: by [`DynOptions::set`](super::DynOptions::set), or as presets, which a test
    /// reads.
    #[must_use]
    pub fn read_options(text: &str) -> G::Options {
        G::Options::read(Word::whole(text)).unwrap_or_default()
    }
}
