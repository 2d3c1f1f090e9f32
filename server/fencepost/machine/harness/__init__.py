"""What calls a harness, and what comes of it: the code around it, what a test framework runs before it, its outcome."""
