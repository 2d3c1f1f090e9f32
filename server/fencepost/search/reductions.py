"""Reductions make a search smaller without changing its answer. Each can be switched off by its name.

Every `World` is made with the value that says which reductions the user has left on (`model.reductions`); a world that
is made from another one has the same. Where each lives, with its soundness argument:

- `fusion`: `machine` (the package's header) and `machine.memory`;
- `symmetry`: `search.symmetry`;
- `names`: `search.renaming`. Renaming costs time at each step, so a search begins again with it only when a look at its
  first states shows that far fewer are different. A search under a memory model does so, too, unless a read is left
  pending with an object for a guess; what it may turn out to read is then everything that is written to variables of
  its kind (`search.read_guesses`);
- `awaits`: `machine.awaiting`;
- `races`: `search.races`. A search under a memory model comes after one in order (`search.ordered`), and is not needed
  if that has met no race. If a limit stops it, the finding of the search in order is reported;
- `joins`: `machine.joining`.
"""

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
"""Every reduction, with its effect."""


def all_without(names: Iterable[str]) -> Reductions:
    """The reductions that are left on when some are switched off by their names."""
    return Reductions(**dict.fromkeys(names, False))
