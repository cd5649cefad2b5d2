//! The browser's interfaces: storage, workers, the address, the clipboard, random numbers and time. No other module uses them.

#[cfg(feature = "page")]
pub mod cues;
#[cfg(feature = "page")]
pub mod device;
#[cfg(feature = "page")]
pub mod engine;
pub mod engine_worker;
#[cfg(feature = "page")]
pub mod files;
#[cfg(feature = "page")]
pub mod offline;
#[cfg(feature = "page")]
pub mod picture;
pub mod protocol;
#[cfg(feature = "page")]
pub mod storage;
#[cfg(feature = "page")]
pub mod tabs;
