"""The product of thread automata and shared memory, explored over plain integers."""
