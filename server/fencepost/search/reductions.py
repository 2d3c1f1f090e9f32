"""Reductions make a search smaller without changing its answer. Each can be switched off by its name.

Every `World` is made with the value that says which reductions the user has left on (`model.reductions`); a world that
is made from another one has the same. Where each lives, with its soundness argument:

- `fusion`: `machine` (the package's header) and `machine.shared.memory`;
- `symmetry`: `search.symmetry`;
- `names`: `search.renaming`. Renaming costs time at each step, so a search begins again with it only when a look at its
  first states shows that far fewer are different. A search under a memory model does so, too, unless a read is left
  pending with an object for a guess; what it may turn out to read is then everything that is written to variables of
  its kind (`search.read_guesses`);
- `awaits`: `machine.running.awaiting`;
- `races`: `search.races`. A search under a memory model comes after one in order (`search.ordered`), and is not needed
  if that has met no race. If a limit stops it, the finding of the search in order is reported;
- `joins`: `machine.state.joining`.
"""

from __future__ import annotations

from collections.abc import Iterable

from fencepost.model.reductions import REDUCTIONS as REDUCTIONS
from fencepost.model.reductions import Reductions


def all_without(names: Iterable[str]) -> Reductions:
    """The reductions that are left on when some are switched off by their names."""
    return Reductions(**dict.fromkeys(names, False))
