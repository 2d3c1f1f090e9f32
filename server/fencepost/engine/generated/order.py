"""Which calls may come after which: values in the order of their ranks, and results only where there are some."""

from __future__ import annotations

from typing import Any

from fencepost.engine.generated.known import SOURCE
from fencepost.engine.generated.values import Domains
from fencepost.lowering.klass import Klass
from fencepost.machine.state.trial import Earlier, Made, TrialCall, TrialValue


def is_canonical(setup: tuple[TrialCall, ...], threads: tuple[tuple[TrialCall, ...], ...], domains: Domains) -> bool:
    """True if values that are as good as each other are used in the order of their ranks."""
    used: dict[Any, int] = {}
    for call in (*setup, *[call for thread in threads for call in thread]):
        for argument in call.arguments:
            if argument is not None and argument in domains.opaque:
                rank, family = domains.ranks[argument], _family(argument)
                if rank > used.get(family, 0):
                    return False
                used[family] = max(used.get(family, 0), rank + 1)
    return True


def _family(value: TrialValue) -> Any:
    return value.klass


def is_supplied(setup: tuple[TrialCall, ...], threads: tuple[tuple[TrialCall, ...], ...]) -> bool:
    """True if every value that a call uses was returned before it, and no two threads use the same value of the
    setup."""
    there: set[Klass] = set()
    if _borrowed(there, setup) is None:
        return False
    taken: set[Klass] = set()
    for calls in threads:
        borrowed = _borrowed(set(there), calls)
        if borrowed is None or borrowed & taken:
            return False
        taken |= borrowed
    return True


def _borrowed(there: set[Klass], calls: tuple[TrialCall, ...]) -> set[Klass] | None:
    """The types of the results that these calls use and have not returned themselves; None if a call uses a result that
    is not there. `there` is kept up to date."""
    borrowed, own = set(), set()
    for call in calls:
        for value in call.uses():
            if isinstance(value, Earlier):
                if value.klass not in there:
                    return None
                there.remove(value.klass)
                if value.klass not in own:
                    borrowed.add(value.klass)
        given = set(call.gives())
        there |= given
        own |= given
    return borrowed


def cancels(call: TrialCall) -> bool:
    """True if a call cancels a token. A thread that has the token may notice that late, so nothing follows in the same
    thread."""
    return isinstance(call.target, Made) and call.target.klass.name == SOURCE
