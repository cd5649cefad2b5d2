//! The whole page in real browsers.
