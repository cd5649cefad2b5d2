//! Events: what an action did, as a person at the table would say it.
//!
//! The rules report events while they apply an action. Nobody compares two views to find out what happened.

/// Receives the [events](super::Game::Event) of an action while it is applied.
///
/// `()` ignores them: the compiler removes the reports from a search. A `Vec` collects them.
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
    /// Reports what happened. `event` is called only if somebody listens.
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
