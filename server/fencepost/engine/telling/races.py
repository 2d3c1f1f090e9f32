"""Which variables threads race for in a run that has an outcome which is not wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from fencepost.engine.shared.source_lines import SourceLines
from fencepost.engine.telling.naming import Names
from fencepost.engine.telling.reordering import passed
from fencepost.model.verdict import Race, RacingAccess
from fencepost.properties.rule import Rule
from fencepost.search.replay import Happening, Replayed


class _Use(NamedTuple):
    happening: Happening
    locks: frozenset[Any]


def races(
    run: Replayed, rule: Rule, causes: frozenset[int] | None, names: Names, places: SourceLines,
    numbers: Mapping[int, int],
) -> tuple[Race, ...]:  # fmt: skip
    """The races that matter to an outcome: variables that threads use under no common lock, one of them writing. If the
    outcome is not possible in order, only those whose accesses took effect in another order.

    The harness's own thread counts only if no other race is left: it mostly prepares and looks at the end.
    """
    if rule.races == "none":
        return ()
    uses: dict[Any, list[_Use]] = {}
    late = {happening.address for pair in passed(run) for happening in pair}
    for use in _uses(run):
        happening = use.happening
        if (causes is None or happening.number in causes) and (rule.races == "all" or happening.address in late):
            uses.setdefault(happening.address, []).append(use)
    raced = [address for address, known in uses.items() if _conflict([u for u in known if u.happening.slot])]
    raced = raced or [address for address, known in uses.items() if _conflict(known)]
    found: dict[str, dict[RacingAccess, None]] = {}
    for address in raced:
        accesses = found.setdefault(names.full(address), {})
        for use in uses[address]:
            spot = places.spot(use.happening.places)
            file, line = (spot.file, spot.point.line) if spot is not None else (None, None)
            accesses[RacingAccess(numbers[use.happening.slot], use.happening.kind, file, line)] = None
    return tuple([Race(variable, tuple(accesses)) for variable, accesses in sorted(found.items())])


def _uses(run: Replayed) -> Iterator[_Use]:
    """Every access to a variable, with the locks that its thread holds."""
    held: dict[int, set[Any]] = {}
    for happening in (*run.happenings, *run.pending):
        locks = held.setdefault(happening.slot, set())
        match happening.kind:
            case "lock" | "woken" | "timeout":
                locks.add(happening.address)
            case "wait":
                locks.discard(happening.address)
            case "release" if not happening.value:
                locks.discard(happening.address)
            case "read" | "write" if happening.address[0] != "initialized" and not _initializes(happening):
                yield _Use(happening, frozenset(locks))


def _initializes(happening: Happening) -> bool:
    """True if an access is made by a type initialiser. Every thread that uses the type waits for that."""
    return any(place.method.name == ".cctor" for place in happening.places)


def _conflict(uses: list[_Use]) -> bool:
    writes = any(use.happening.kind == "write" for use in uses)
    several = len({use.happening.slot for use in uses}) > 1
    return writes and several and not frozenset.intersection(*(use.locks for use in uses))
