"""Which variables threads race for in a run that goes wrong, and in which statements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from fencepost.engine.shared.source_lines import SourceLines
from fencepost.engine.telling.naming import Names
from fencepost.engine.telling.reordering import passed
from fencepost.model.verdict import Conflict, ConflictingAccess, Race, RacingAccess
from fencepost.properties.deadlock import RULE as DEADLOCK
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
    late = {happening.address for pair in passed(run) for happening in pair}
    uses = {
        address: known for address, known in _by_address(run, causes).items() if rule.races == "all" or address in late
    }
    raced = [address for address, known in uses.items() if _is_race([use for use in known if use.happening.slot])]
    raced = raced or [address for address, known in uses.items() if _is_race(known)]
    found: dict[tuple[str, str], dict[RacingAccess, None]] = {}
    for address in raced:
        accesses = found.setdefault((names.full(address), names.module(address)), {})
        for use in uses[address]:
            spot = places.spot(use.happening.places)
            file, line = (spot.file, spot.point.line) if spot is not None else (None, None)
            accesses[RacingAccess(numbers[use.happening.slot], use.happening.kind, file, line)] = None
    return tuple([Race(variable, tuple(accesses)) for (variable, _), accesses in sorted(found.items(), key=_name)])


def conflicts(
    run: Replayed, rule: Rule, causes: frozenset[int] | None, names: Names, places: SourceLines,
    numbers: Mapping[int, int],
) -> tuple[Conflict, ...]:  # fmt: skip
    """The accesses by which threads have got into each other's way. Races come first: only if there is none, accesses
    count that a lock keeps apart, in an order that is wrong. The harness's own thread counts last. Threads that wait
    for each other's locks have their own places."""
    if rule.property == DEADLOCK.property:
        return ()
    known_uses = _by_address(run, causes)
    everything = {address: uses for address, uses in known_uses.items() if names.of_users(address)}
    others = {address: [use for use in known if use.happening.slot] for address, known in everything.items()}
    choices = (
        {address: known for address, known in uses.items() if criterion(known)}
        for criterion in (_is_race, _meet) for uses in (others, everything)
    )  # fmt: skip
    found: dict[tuple[str, str], dict[ConflictingAccess, None]] = {}
    for address, uses in next(filter(None, choices), {}).items():
        accesses = found.setdefault((names.of_users(address), names.module(address)), {})
        for use in uses:
            spot = places.spot(use.happening.places)
            if spot is not None:
                point, thread = spot.point, numbers[use.happening.slot]
                where = (spot.file, point.line, point.column, point.end_line, point.end_column)
                accesses[ConflictingAccess(thread, use.happening.kind, *where)] = None
    return tuple(
        [
            Conflict(variable, tuple(accesses))
            for (variable, _), accesses in sorted(found.items(), key=_name)
            if accesses
        ]
    )


def _name(entry: tuple[tuple[str, str], object]) -> tuple[str, str]:
    """The name of a variable, and of its assembly: two may have variables of the same name."""
    return entry[0]


def _by_address(run: Replayed, causes: frozenset[int] | None) -> dict[Any, list[_Use]]:
    """The accesses that matter to the end of a run, by their variables."""
    uses: dict[Any, list[_Use]] = {}
    for use in _uses(run):
        if causes is None or use.happening.number in causes:
            uses.setdefault(use.happening.address, []).append(use)
    return uses


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


def _meet(uses: list[_Use]) -> bool:
    return any(use.happening.kind == "write" for use in uses) and len({use.happening.slot for use in uses}) > 1


def _is_race(uses: list[_Use]) -> bool:
    return _meet(uses) and not frozenset.intersection(*(use.locks for use in uses))
