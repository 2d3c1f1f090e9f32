"""A change of a program that is tried without compiling it again."""

from typing import Literal, NamedTuple

PatchKind = Literal["FB", "RB", "WB", "volatile", "atomic"]


class Patch(NamedTuple):
    """A barrier before what begins at an offset of a method; or a volatile access in place of the plain one there; or
    everything from a read there `until` a write, which becomes one operation."""

    token: int
    offset: int
    kind: PatchKind
    skips_back: bool = False
    """Whether jumps back to the place, which a loop makes, do not come by the barrier."""
    until: int = -1
