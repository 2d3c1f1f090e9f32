"""From an offence that a run shows to the finding that a user sees: the message, the place, the accesses, the trace."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from fencepost.engine.accesses.recording import RecordedAct, RecordedHistory
from fencepost.engine.accesses.runs import ShownOffence
from fencepost.engine.shared.source_lines import SourceLines, SourceSpot
from fencepost.engine.telling.findings import Teller
from fencepost.engine.telling.naming import Names, short_name
from fencepost.engine.telling.tracing import Tracer
from fencepost.library.literals import text_literal
from fencepost.machine.state.world import World
from fencepost.model.history import Act
from fencepost.model.verdict import Conflict, ConflictingAccess, Finding, Race, RacingAccess
from fencepost.search.schedule import to_text

_SEVERAL = {"get_Item": "the indexer", "set_Item": "the indexer"}


class SourceIncident:
    """An offence in the words of the source (`properties.rule.Incident`)."""

    def __init__(self, shown: ShownOffence, names: Names, places: SourceLines, threads: list[str]) -> None:
        self._history: RecordedHistory = shown.history
        self._names, self._places, self._threads = names, places, threads
        self._act = shown.offence.act

    @property
    def variable(self) -> str:
        return _name(self._names, self._act.variable)

    def done(self, act: Act) -> RecordedAct:
        return self._history.done[act.number]

    def thread(self, act: Act) -> str:
        return self._threads[self.done(act).slot]

    def where(self, act: Act) -> str:
        spot, home = self.spot(act), self.spot(self._act)
        return f" ({spot.as_seen_from(home.file if home is not None else '')})" if spot is not None else ""

    def member(self, act: Act) -> str:
        name = self.done(act).member
        return _SEVERAL.get(name) or name.removeprefix("get_").removeprefix("set_") or "a member"

    def spot(self, act: Act) -> SourceSpot | None:
        return self._places.spot(self.done(act).places)


def finding_of(shown: ShownOffence, teller: Teller, world: World) -> Finding:
    """The finding of an offence. Its trace shows what threads do with the variable, and with locks."""
    names, numbers = Names(shown.run.space), teller.threads.of(shown.run)
    incident = SourceIncident(shown, names, teller.places, world.slot_names)
    assert shown.rule.describe_offence is not None  # a rule about accesses puts its offences into words
    message, _ = shown.rule.describe_offence(shown.offence, incident)
    spot = incident.spot(shown.offence.act)
    point = spot.point if spot is not None else None
    acts = [shown.offence.act, *shown.offence.others, *([shown.offence.read] if shown.offence.read else [])]
    done = sorted([incident.done(act) for act in dict.fromkeys(acts)], key=lambda one: one.act.number)
    tracer = Tracer(
        shown.run, names, teller.places, world.slot_names, numbers, _needed(shown, shown.offence.act.variable)
    )
    return Finding(
        shown.rule.id, shown.rule.property, message, spot.file if spot is not None else None,
        point.line if point else None, point.column if point else None, point.end_line if point else None,
        point.end_column if point else None, (), to_text(shown.turns, world),
        teller.besides.attempt("trace", tracer.rows, ()), severity=shown.rule.severity,
        races=(Race(_full_name(names, shown.offence.act.variable), _racing(done, teller, numbers)),),
        conflicts=_conflicts(_full_name(names, shown.offence.act.variable), done, teller, numbers),
        members=(spot.member,) if spot is not None else (), fields=_fields(names, shown.offence.act.variable),
    )  # fmt: skip


def _racing(done: list[RecordedAct], teller: Teller, numbers: dict[int, int]) -> tuple[RacingAccess, ...]:
    found = []
    for one in done:
        spot = teller.places.spot(one.places)
        file, line = (spot.file, spot.point.line) if spot is not None else (None, None)
        found.append(RacingAccess(numbers[one.slot], _OPS[one.act.kind], file, line))
    return tuple(dict.fromkeys(found))


def _conflicts(variable: str, done: list[RecordedAct], teller: Teller, numbers: dict[int, int]) -> tuple[Conflict, ...]:
    found = []
    for one in done:
        spot = teller.places.spot(one.places)
        if spot is not None:
            point = spot.point
            where = (spot.file, point.line, point.column, point.end_line, point.end_column)
            found.append(ConflictingAccess(numbers[one.slot], _OPS[one.act.kind], *where))
    return (Conflict(variable, tuple(dict.fromkeys(found))),) if found else ()


_OPS = {"read": "read", "write": "write", "update": "write", "look": "read", "change": "write"}


def _needed(shown: ShownOffence, variable: Hashable) -> frozenset[int]:
    """The numbers of the happenings that belong to the variable or the collection, and of those with locks."""
    owner = variable[1] if isinstance(variable, tuple) and variable[0] in ("object", "entry") else None
    found = set()
    for happening in shown.run.happenings:
        address = happening.address
        is_lock = happening.kind in ("lock", "release", "wait", "woken", "timeout")
        if is_lock or (address and (address == variable or (owner is not None and address[0] == owner))):
            found.add(happening.number)
    return frozenset(found)


def _name(names: Names, variable: Any) -> str:
    """A variable, or a collection, as the source would call it."""
    if variable[0] == "object":
        return _collection(names, variable[1])
    if variable[0] == "entry":
        return f"{_collection(names, variable[1])}[{_key(variable[2])}]"
    return names.whole(variable)


def _collection(names: Names, key: Any) -> str:
    named, klass = names.object(key), names.class_of(key)
    kind = short_name(klass) if klass is not None else ""
    return f"the {kind} {named}" if kind and named != kind and not named.startswith(f"{kind}#") else f"the {named}"


def _key(key: Any) -> str:
    return text_literal(key) if isinstance(key, str) else str(key)


def _full_name(names: Names, variable: Any) -> str:
    """The variable by the name of its field; a collection by that of the field that holds it."""
    if variable[0] in ("object", "entry"):
        holder = names.holder(variable[1])
        return names.full(holder) if holder is not None else _collection(names, variable[1])
    return names.full(variable)


def _fields(names: Names, variable: Any) -> tuple[str, ...]:
    """The field of the variable, or of the one that holds the collection."""
    address = names.holder(variable[1]) if variable[0] in ("object", "entry") else variable
    field = names.field_of_users(address) if address is not None else ""
    return (field,) if field else ()
