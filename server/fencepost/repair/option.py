"""One change that could be made, and its costs when the program runs."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.lowering.klass import MethodInstance
from fencepost.model.patch import Patch, PatchKind

COSTS: dict[PatchKind, int] = {
    "volatile": 10, "field": 10, "WB": 30, "RB": 30, "atomic": 70, "exchange": 80, "FB": 90, "lock": 200,
}  # fmt: skip
"""The kinds in the order of their costs for processors. A barrier costs more than two volatile accesses, and less than
two exchanges, each of which is a store and a barrier at once."""

_EDIT, _DECLARATION = 3, 4
"""The costs of an edit in the source. They decide between changes that run alike: one declaration is changed rather
than two accesses, and one access rather than a declaration."""


class Place(NamedTuple):
    """Where a change is in the source; `file` is the name of a type where the source is not at hand."""

    file: str = ""
    line: int = 0
    column: int = 0


class Option(NamedTuple):
    """A change of the code; `writes` is true for a volatile write and false for a volatile read, `places` says how many
    accesses of the code become slower by it. Options are ordered as they stand in the source: tokens are in the order
    of one assembly, so among several they would decide by chance."""

    at: Place
    patch: Patch
    writes: bool = False
    places: int = 1

    @property
    def cost(self) -> int:
        edit = _DECLARATION if self.patch.kind == "field" else _EDIT
        return COSTS[self.patch.kind] * self.places + edit


class Ground(NamedTuple):
    """A place where a statement can be put: the method, the offset at which the statement after it begins, and where
    that is in the source."""

    method: MethodInstance
    offset: int
    at: Place
    skips_back: bool = False


class Start(NamedTuple):
    """An offset at which a statement begins that another statement can be put before. Jumps back to a loop do not
    count."""

    offset: int
    at: Place
    skips_back: bool = False
