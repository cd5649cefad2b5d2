//! What is around every page.

mod banners;
mod context;
pub mod drawing;
mod footer;
mod header;

pub use self::banners::Banners;
pub use self::context::{AppContext, context};
pub use self::footer::Footer;
pub use self::header::Header;
