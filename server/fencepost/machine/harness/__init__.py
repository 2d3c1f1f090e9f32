"""The code around a harness: what a test framework runs before it, how it is called, and how its outcome is read."""
