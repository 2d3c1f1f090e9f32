"""The models that allow all that another model allows, as far as tables and switches show it.

An error under a model is an error under every model that allows more. A proof under a model is a proof under every
model that allows less. Neither needs a search. Two models may be comparable even if their tables do not show it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from fencepost.memory.model import MemoryModel, Switches

_FROM_STRONG_TO_WEAK: dict[str, tuple[Any, ...]] = {
    "forwarding": (False, True),
    "control": ("all", "writes", "none"),
    "same_address_reads": (True, False),
    "publication": (True, False),
    "multi_copy_atomic": (True, False),
    "rmw_fence": (True, False),
    "read_introduction": (False, True),
    "word": (64, 32),
}
"""The positions of a switch. Each allows all runs of those before it. Two models must agree on a switch that is not
here."""

_IN_TABLE = {"lock_order", "volatile_order"}
"""Switches that only decide which cells of the table count."""


def allows_all_of(weaker: MemoryModel, stronger: MemoryModel) -> bool:
    """True if every run under the stronger model is known to be one under the weaker."""
    if stronger.in_order:
        return True
    if not all(_allows(name, weaker.switches, stronger.switches) for name in Switches.__struct_fields__):
        return False
    more, less = _cells(weaker), _cells(stronger)
    return all(pair in more and more[pair] <= conditions for pair, conditions in less.items())


def _allows(name: str, weaker: Switches, stronger: Switches) -> bool:
    one, other = msgspec.structs.asdict(weaker)[name], msgspec.structs.asdict(stronger)[name]
    order = _FROM_STRONG_TO_WEAK.get(name, ())
    if one == other or name in _IN_TABLE:
        return True
    return one in order and other in order and order.index(one) > order.index(other)


def _cells(model: MemoryModel) -> dict[tuple[str, str], set[str]]:
    """The reorderings that a model allows, with what each is conditional on."""
    unused = set()
    if model.switches.lock_order == "implementation":
        unused.add("l")
    if model.switches.volatile_order == "rcsc":
        unused.add("q")
    return {
        (first, second): set(flags) - {"l", "q"}
        for first, row in model.table.items()
        for second, flags in row.items()
        if unused.isdisjoint(flags)
    }
