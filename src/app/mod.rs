//! The page, in rooms. `tests/library/floors.rs` holds their order.

mod pages;
mod parts;
mod route;
mod router;
mod shell;
mod store;
mod table;

pub use self::router::start;
