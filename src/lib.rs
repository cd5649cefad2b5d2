//! Placeholder: the floor plan comes here.
