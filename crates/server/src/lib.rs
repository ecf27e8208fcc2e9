//! The house: it keeps tables and lets people play at them over the net.
