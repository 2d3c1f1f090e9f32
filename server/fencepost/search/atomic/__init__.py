"""Whether methods are atomic: movers, ends and results of an explored program."""
