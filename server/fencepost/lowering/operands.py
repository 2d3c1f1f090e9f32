"""The items of the evaluation stack while a body is translated: registers, constants and addresses not yet needed."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass


class Item(NamedTuple):
    """A value on the stack. `register` holds it, unless it is the address of a `variable` (and a path into a struct).

    `klass` is its type as far as that is known statically; for an address, the type of its target.
    """

    register: int
    kind: Kind
    klass: Klass | None = None
    variable: int = -1
    path: tuple[int, ...] = ()
