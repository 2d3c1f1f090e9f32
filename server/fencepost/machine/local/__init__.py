"""Local states: a thread is frozen between two steps and thawed for the next, and compared with what it was a moment
ago."""
