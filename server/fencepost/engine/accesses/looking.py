"""Looks at states that a search has not seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from fencepost.engine.accesses.patience import Patience
from fencepost.machine.values.errors import RestartError
from fencepost.search.exploration import Exploration

AnySight = TypeVar("AnySight")


def looked(found: Exploration, patience: Patience, work: Callable[[], AnySight]) -> AnySight | None:
    """What some work finds that may come to states which the search has not seen. None if a guess of the search turns
    out to be wrong there: then what the work would have found is missed."""
    with found.space.world.looked_further():
        try:
            return work()
        except RestartError:
            patience.misses = True
            return None
