"""Which reductions a search may use: what makes it smaller without changing its answer (`search.reductions`)."""

from __future__ import annotations

from msgspec import Struct


class Reductions(Struct, frozen=True):
    """The reductions that the user has left on. Every search of a run has this value, whatever it is for."""

    fusion: bool = True
    symmetry: bool = True
    names: bool = True
    awaits: bool = True
    races: bool = True
    joins: bool = True


NO_REDUCTIONS = Reductions(False, False, False, False, False, False)
