"""Which reductions a search may use: what makes it smaller without changing its answer (`search.reductions`)."""

from __future__ import annotations

from typing import Annotated, get_type_hints

from msgspec import Struct


class Reductions(Struct, frozen=True):
    """The reductions that the user has left on. Every search of a run has this value, whatever it is for."""

    fusion: Annotated[bool, "accesses that commute with all that other threads do are no steps of their own"] = True
    symmetry: Annotated[bool, "of threads that start alike it does not matter which is where"] = True
    names: Annotated[bool, "it does not matter what objects are called, nor which pool threads are where"] = True
    awaits: Annotated[bool, "an await registers at once, before other threads can complete its task"] = True
    races: Annotated[bool, "what has no race in order is not looked at with its operations out of order"] = True
    joins: Annotated[bool, "waits for the ends of threads are put off until the next visible operation"] = True


REDUCTIONS: dict[str, str] = {
    name: hint.__metadata__[0] for name, hint in get_type_hints(Reductions, include_extras=True).items()
}
"""Every reduction, with its effect."""

NO_REDUCTIONS = Reductions(**dict.fromkeys(REDUCTIONS, False))
