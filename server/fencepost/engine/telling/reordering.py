"""Says in words which operations of a run took effect late, and which reads were made again."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.engine.shared.source_lines import SourceLines
from fencepost.engine.telling.naming import Names
from fencepost.machine.state.code_places import CodePlace
from fencepost.search.replay import Happening, Replayed

_MOST = 2


def reorderings(run: Replayed, names: Names, places: SourceLines, threads: list[str], home: str) -> str:
    """A sentence for each of the first few reorderings; "" if all was in order. If other threads have noticed any, the
    others are left out. Lines of other files than the one that is `home` have these files' names."""
    sentences = list(_rereads(run, names, places, threads, home))
    pairs = [pair for pair in passed(run) if pair[0].address != pair[1].address]
    for first, second in [pair for pair in pairs if _is_noticed(run, *pair)] or pairs:
        one, other = places.spot(first.places), places.spot(second.places)
        if one is None or other is None:
            continue
        sentences.append(
            f"{threads[first.slot].capitalize()} {_verb(second)} {names.cell(second.address)}"
            f" ({other.as_seen_from(home)}) before its {first.kind} of {names.cell(first.address)}"
            f" ({one.as_seen_from(home)}) has taken effect."
        )
    return " ".join(list(dict.fromkeys(sentences))[:_MOST])


def _rereads(
    run: Replayed, names: Names, places: SourceLines, threads: list[str], home: str
) -> Iterator[str]:  # fmt: skip
    """Which values are not what a thread has read before."""
    for happening in run.happenings:
        where = places.spot(happening.places) if happening.again is not None else None
        if where is not None and happening.again is not None:
            method, offset = happening.again
            first = places.spot((CodePlace(method, offset),))
            since = f" ({first.as_seen_from(home)})" if first is not None else ""
            yield (
                f"{threads[happening.slot].capitalize()} reads {names.cell(happening.address)} again where it uses its"
                f" value ({where.as_seen_from(home)}), instead of keeping what it has read{since}."
            )


def _verb(happening: Happening) -> str:
    return "reads" if happening.kind == "read" else "writes"


def passed(run: Replayed) -> Iterator[tuple[Happening, Happening]]:
    """Every operation that is late, with the first of its thread that has passed it and that others can notice."""
    shared = _shared(run)
    passed: dict[int, list[Happening]] = {}
    for happening in (*run.happenings, *run.pending):
        if happening.kind not in ("read", "write"):
            continue
        others = passed.setdefault(happening.slot, [])
        later = [other for other in others if other.issued > happening.issued and other.address in shared]
        if later and happening.address in shared:
            yield happening, min(later, key=lambda other: other.issued)
        others.append(happening)


def _is_noticed(run: Replayed, first: Happening, second: Happening) -> bool:
    """True if another thread has used the variable of a late operation after the operation that passed it, and before
    the late one took effect."""
    happenings = [*run.happenings, *run.pending]
    since, until = (next(at for at, one in enumerate(happenings) if one is this) for this in (second, first))
    return any(one.address == first.address and one.slot != first.slot for one in happenings[since:until])


def _shared(run: Replayed) -> set[object]:
    """The addresses that more than one thread has used."""
    users: dict[object, set[int]] = {}
    for happening in (*run.happenings, *run.pending):
        users.setdefault(happening.address, set()).add(happening.slot)
    return {address for address, slots in users.items() if len(slots) > 1}
