"""What makes a search smaller without changing its answer: each reduction can be switched off by its name."""

from __future__ import annotations

from collections.abc import Iterable

from fencepost.model.reductions import Reductions

REDUCTIONS = {
    "fusion": "accesses that commute with all that other threads do are no steps of their own",
    "symmetry": "of threads that start alike it does not matter which is where",
    "names": "it does not matter what objects are called, nor which pool threads are where",
    "awaits": "an await registers at once, before other threads can complete its task",
    "races": "what has no race in order is not looked at with its operations out of order",
    "joins": "waits for the ends of threads are put off until the next visible operation",
}
"""Every reduction, with what it does."""


def all_without(names: Iterable[str]) -> Reductions:
    """The reductions that are left on when some are switched off by their names."""
    return Reductions(**dict.fromkeys(names, False))
