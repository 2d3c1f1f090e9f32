"""The state of a run, as data: a thread in parts, its frames, and the world that all threads share.

`local_state` is what a thread leaves between two steps. Only `thread` and `world` do anything, each on its own data."""
