//! Events: what an action did, in terms of the game.
//!
//! The rules report events while they apply an action, so no code has to infer them from two views.

/// Receives the [events](super::Game::Event) of an action while it is applied.
///
/// `()` ignores events, so the compiler removes the reports from a search. A `Vec` collects them.
///
/// ```
/// use corsair_cabinet::game::EventSink;
///
/// let mut events = Vec::new();
/// events.report(|| "drew a card");
/// assert_eq!(events, ["drew a card"]);
/// ().report(|| -> &str { unreachable!("nobody listens") });
/// ```
pub trait EventSink<E> {
    /// Reports an event. The function `event` is called only if the sink keeps events.
    fn report(&mut self, event: impl FnOnce() -> E);
}

impl<E> EventSink<E> for () {
    #[inline]
    fn report(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn report(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
