//! The modules of the page, each importing only earlier ones: `store`, `route`, `parts`, `shell`, `table`, `pages`, `router`.

mod pages;
mod parts;
mod route;
mod router;
mod shell;
mod store;
mod table;

pub use self::router::start;
