//! How long tests wait, and how often they look.

use std::time::Duration;

/// How long a test waits for anything before it fails.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The time between two checks of a condition.
pub(crate) const BETWEEN_LOOKS: Duration = Duration::from_millis(25);
