//! The browser's interfaces: storage, workers, the address, the clipboard, random numbers and time. No other module uses them.

#[cfg(feature = "page")]
pub(crate) mod camera;
#[cfg(feature = "page")]
pub(crate) mod cues;
#[cfg(feature = "page")]
pub(crate) mod device;
#[cfg(feature = "page")]
pub(crate) mod engine;
pub mod engine_worker;
#[cfg(feature = "page")]
pub(crate) mod files;
#[cfg(feature = "page")]
pub(crate) mod installation;
#[cfg(feature = "page")]
pub(crate) mod offline;
#[cfg(feature = "page")]
pub(crate) mod peer;
#[cfg(feature = "page")]
pub(crate) mod persistence;
#[cfg(feature = "page")]
pub(crate) mod picture;
pub(crate) mod protocol;
#[cfg(feature = "page")]
pub(crate) mod storage;
#[cfg(feature = "page")]
pub(crate) mod tabs;
