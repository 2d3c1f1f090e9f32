"""How deep calls of Python may be nested: the machine follows objects that refer to each other, which may be many."""

from __future__ import annotations

import sys

_LONG_CHAIN = 200_000


def allow_long_chains() -> None:
    """Since CPython 3.11 a call of a function in Python needs no stack of C, so nothing but memory limits these."""
    sys.setrecursionlimit(_LONG_CHAIN)
