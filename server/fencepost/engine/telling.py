"""From a replayed run to what a user reads: places in the source, names of cells, messages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.sources import Sources
from fencepost.machine.observation import display_name
from fencepost.machine.step import Place
from fencepost.machine.thread import ENDED
from fencepost.machine.values import Delegate, Obj, Ref, TypeValue
from fencepost.machine.world import World
from fencepost.model.code import SequencePoint
from fencepost.model.verdict import Bound, Finding, TraceRow, Unsupported
from fencepost.properties import rules
from fencepost.search.explore import Exploration
from fencepost.search.replay import Happening, Replayed
from fencepost.search.schedule import Turn, to_text


class Teller:
    """Knows one assembly's lines and the names of one world's cells."""

    def __init__(self, assembly: Assembly, sources: Sources, world: World) -> None:
        self._assembly = assembly
        self._sources = sources
        self._world = world
        self._points: dict[int, tuple[SequencePoint, ...]] = {}
        self._classes: dict[Any, Any] = {}

    # ---- findings

    def finding(self, run: Replayed, turns: tuple[Turn, ...]) -> Finding:
        if run.failure is not None:
            kind = run.failure.kind
            place = self.place(run.failure.places)
            thread = self._world.slot_names[run.failed_slot]
            message = _failure_message(kind, run.failure.message, run.failure.type, thread)
        else:
            kind = "deadlock"
            place = self.place(run.waiting[0].places) if run.waiting else None
            message = self._deadlock_message(run)
        file, point = place or (None, None)
        rule = rules()[kind]
        return Finding(
            rule.id, kind, message, file, point.line if point else None, point.column if point else None,
            point.end_line if point else None, point.end_column if point else None, (), to_text(turns),
            (*self._rows(run), *self._waits(run)),
        )  # fmt: skip

    def _deadlock_message(self, run: Replayed) -> str:
        parts = []
        for waiting in run.waiting:
            place = self.place(waiting.places)
            where = f" ({_file_name(place[0])}:{place[1].line})" if place else ""
            parts.append(f"{self._world.slot_names[waiting.slot]} waits for {waiting.why}{where}")
        return "Deadlock: " + "; ".join(parts) + "."

    def unsupported(self, run: Replayed) -> Unsupported:
        failure = run.failure
        place = self.place(failure.places) if failure else None
        return Unsupported(
            failure.message if failure else "", place[0] if place else None, place[1].line if place else None
        )

    def loop(self, run: Replayed) -> Bound:
        place = self.place(run.failure.places) if run.failure else None
        return Bound("loop", 0, place[0] if place else None, place[1].line if place else None)

    # ---- outcomes

    def outcome(self, run: Replayed) -> tuple[Any, ...] | None:
        """What a run that goes wrong returns."""
        if run.failure is None:
            return run.outcome or ("!", "deadlock")
        return ("!", run.failure.type) if run.failure.kind == "exception" else None

    def returned(self, found: Exploration) -> dict[tuple[Any, ...], int]:
        """What the harness returns, with a state for each."""
        values: dict[tuple[Any, ...], int] = {}
        for state in found.finals:
            local = found.space.local_of(state, 0)
            if local[0] is ENDED:
                values.setdefault(_typed(local[1]), state)
        return {tuple(value for _, value in key): state for key, state in values.items()}

    # ---- places

    def place(self, places: tuple[Place, ...]) -> tuple[str, SequencePoint] | None:
        """The innermost line of the user's own code."""
        for place in reversed(places):
            if place.method.owner.assembly is not self._assembly:
                continue
            point = self._point(place)
            if point is not None:
                path = (
                    self._sources.documents[point.document].path
                    if point.document < len(self._sources.documents)
                    else "?"
                )
                return path, point
        return None

    def _point(self, place: Place) -> SequencePoint | None:
        definition = place.method.definition
        if definition.token not in self._points:
            self._points[definition.token] = self._assembly.points(definition)
        found = None
        for point in self._points[definition.token]:
            if point.offset > place.offset:
                break
            if point.document >= 0:
                found = point
        return found

    # ---- traces

    def _rows(self, run: Replayed) -> list[TraceRow]:
        rows = []
        for happening in run.happenings:
            self._note(happening)
            if not self._is_users(happening) or happening.address[0] == "initialized":
                continue
            place = self.place(happening.places)
            file, line = (place[0], place[1].line) if place else (None, None)
            code = self._sources.line(place[1].document, place[1].line) if place else ""
            rows.append(
                TraceRow(
                    happening.slot + 1,
                    happening.kind,
                    self.cell_name(happening.address),
                    self.value_text(happening.value),
                    False,
                    file,
                    line,
                    code,
                )
            )
        return rows

    def _waits(self, run: Replayed) -> Iterator[TraceRow]:
        """What the threads of a deadlock wait for."""
        for waiting in run.waiting if run.failure is None else ():
            place = self.place(waiting.places)
            file, line = (place[0], place[1].line) if place else (None, None)
            code = self._sources.line(place[1].document, place[1].line) if place else ""
            yield TraceRow(waiting.slot + 1, "wait", "", waiting.why, False, file, line, code)

    def _is_users(self, happening: Happening) -> bool:
        return any(place.method.owner.assembly is self._assembly for place in happening.places)

    def _note(self, happening: Happening) -> None:
        if isinstance(happening.value, Ref):
            self._classes[happening.value.key] = happening.value.klass

    def cell_name(self, address: Any) -> str:
        """A cell as C# would write it."""
        if address[0] == "static":
            slot = self._world.universe.static_fields[address[1]]
            return f"{display_name(slot.owner)}.{slot.name}"
        if address[0] == "initialized":
            return "static constructor"
        if len(address) > 1 and address[1] in ("lock", "waiting"):
            return f"{self._object(address[0])}"
        klass = self._klass(address[0])
        if klass is not None and len(address) > 1 and isinstance(address[1], int):
            if klass.is_array:
                return f"{self._object(address[0])}[{address[1]}]"
            if address[1] < len(klass.fields):
                return f"{self._object(address[0])}.{_field_name(klass.fields[address[1]].name)}"
        return self._object(address[0])

    def _klass(self, key: Any) -> Any:
        if key not in self._classes:
            for ref in self._world.refs.values():
                self._classes.setdefault(ref.key, ref.klass)
        return self._classes.get(key)

    def _object(self, key: Any) -> str:
        klass = self._klass(key)
        if klass is None:
            return "object"
        name = display_name(klass).rsplit(".", 1)[-1].rsplit("+", 1)[-1]
        return "captured" if "DisplayClass" in name else name

    def value_text(self, value: Any) -> str:
        if value is None:
            return "null"
        if isinstance(value, str):
            return f'"{value}"'
        if isinstance(value, Obj | Ref | Delegate):
            return display_name(value.klass).rsplit(".", 1)[-1]
        if isinstance(value, TypeValue):
            return f"typeof({display_name(value.klass)})"
        return str(value)


def _file_name(path: str) -> str:
    return path.replace("\\", "/").rsplit("/", 1)[-1]


def _typed(value: tuple[Any, ...]) -> tuple[tuple[str, Any], ...]:
    """An observation as a key that tells 1, 1.0 and true apart."""
    return tuple([(type(part).__name__ + (repr(part) if isinstance(part, float) else ""), part) for part in value])


def _field_name(name: str) -> str:
    """A field as the source calls it: a property's for its backing field, a local's for a captured one."""
    if name.startswith("<") and ">k__BackingField" in name:
        return name[1 : name.index(">")]
    if name.startswith("<") and ">5__" in name:
        return name[1 : name.index(">")]
    return name


def _failure_message(kind: str, message: str, type: str, thread: str) -> str:
    if kind == "assertion":
        return f"The assertion {message} fails." if message else "An assertion fails."
    text = f": {message}" if message else ""
    return f"{type} leaves thread {thread}{text}."
