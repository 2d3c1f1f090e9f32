"""The states of a candidate: those of all its searches together, which its limit is for."""

from __future__ import annotations

from msgspec.structs import replace

from fencepost.model.verdict import Bound, Unit
from fencepost.search.budget import Meter


def metered(unit: Unit, meter: Meter) -> Unit:
    """A unit that says how many states all its searches have had, also where a limit has stopped one of them."""
    bounds = [Bound("states", meter.states) if bound.kind == "states" else bound for bound in unit.bounds]
    return replace(unit, states=meter.states, bounds=tuple(dict.fromkeys(bounds)))
