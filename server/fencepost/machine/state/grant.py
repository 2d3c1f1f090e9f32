"""The right of a step to one visible operation."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.machine.values.values import Key


class Ahead(NamedTuple):
    """Where a step ends that turns out to do more after an await than to register: after so many regions."""

    regions: int
    started: int
    choices: int


class Grant:
    """The right of a step to one visible operation. In a region it lasts until the region ends.

    `left`: the step still has the right. `spent`: it has done an operation that needs the right. `looked`: it has
    looked, without a step, at what other threads write. `lasting` is the object that never changes again, as the region
    has seen. `former` are `left` and `spent` from before a region that is no operation of its own. `ahead`: the step
    has gone on at an await without the right (`awaiting`)."""

    ahead: Ahead | None = None
    former: tuple[bool, bool] = (False, False)
    lasting: Key | None = None
    left: bool = False
    looked: bool = False
    spent: bool = False
