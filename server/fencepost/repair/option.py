"""One change that could be made, and what it costs when it runs."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.lowering.klass import MethodInstance
from fencepost.model.patch import Patch, PatchKind

COSTS: dict[PatchKind, int] = {"volatile": 1, "WB": 3, "RB": 3, "atomic": 6, "FB": 8}
"""In the order of what processors do for them; one of the next kind costs more than two of the one before."""


class Option(NamedTuple):
    """A change of the code; `writes` tells a volatile write from a volatile read."""

    patch: Patch
    writes: bool = False

    @property
    def cost(self) -> int:
        return COSTS[self.patch.kind]


class Ground(NamedTuple):
    """A place where a statement can be put: the method, and the offset at which the statement after it begins."""

    method: MethodInstance
    offset: int
    skips_back: bool = False
