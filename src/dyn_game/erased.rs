//! The type that stands for a game at run time, and the macro that declares traits for it.

use std::marker::PhantomData;

use crate::game::text::Word;
use crate::game::{Choices, Game, GameWords, SessionRules, Tasks};
use crate::search::Player;

/// Declares a trait from a list of functions, and implements it for one type, which has the type parameter `G`.
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

/// A game with all traits that its sessions need.
pub trait CompleteGame: GameWords + SessionRules + Player + Tasks {}

impl<G: GameWords + SessionRules + Player + Tasks> CompleteGame for G {}

/// Stands for the game `G`, and contains no value of it. The function type in its field makes it `Sync` for every game.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// The only value of the type.
    pub const GAME: Self = Self(PhantomData);
}

impl<G: Game> Erased<G> {
    /// Reads options from a text that the program itself made, by [`DynOptions::set`](super::DynOptions::set) or as a preset.
    /// Options that cannot be read become the standard options.
    #[must_use]
    pub fn read_options(text: &str) -> G::Options {
        G::Options::read(Word::whole(text)).unwrap_or_default()
    }
}
