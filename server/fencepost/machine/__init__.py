"""Thread automata: one thread's code, run from one visible operation to the next."""
