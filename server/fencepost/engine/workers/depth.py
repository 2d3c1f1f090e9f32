"""How deep calls of Python may be nested: the machine follows objects that refer to each other, which may be many."""

from __future__ import annotations

import sys

_LONG_CHAIN = 10_000


def allow_long_chains() -> None:
    """Calls of functions in Python need no stack of C, but readers of JSON and comparisons of tuples nest there: the
    limit is one at which they end with an error, on any damaged or hostile file, before the stack does."""
    sys.setrecursionlimit(_LONG_CHAIN)
    sys.set_int_max_str_digits(0)  # programs may compute with numbers of any length; limits of time and memory count
