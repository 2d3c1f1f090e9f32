"""Repairs for a harness that goes wrong because of a memory model: found, proved, told as edits of the source."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from fencepost.engine.judging import Judge
from fencepost.engine.remainder import Remainder
from fencepost.engine.settings import Settings
from fencepost.lowering.ir import Op
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.order import Order, order_of
from fencepost.machine.step import Place
from fencepost.machine.world import World
from fencepost.memory.loading import IN_ORDER, load_model, model_names
from fencepost.memory.strength import allows_all_of
from fencepost.model.code import SequencePoint
from fencepost.model.members import Method, Type
from fencepost.model.patch import Patch
from fencepost.model.verdict import Edit, Repair
from fencepost.repair.hitting import Clause
from fencepost.repair.inversions import Start
from fencepost.repair.loops import entry_of_loop
from fencepost.repair.option import Option
from fencepost.repair.proving import Program as Subject
from fencepost.repair.proving import Repaired, barriers_of, holds, patches_of, repair
from fencepost.search.explore import Exploration, explore

if TYPE_CHECKING:
    from fencepost.engine.check import Program
    from fencepost.repair.source import Change, Source, Span

_COUNTED = {"System.Int32", "System.UInt32", "System.Int64", "System.UInt64"}
_COUNTING = ("add_i", "sub_i", "mov", "conv_")
"""What may stand between the halves of an update: what touches no memory."""

_MOST_ELSEWHERE = 20_000
"""The states of a search that is to show that a repair holds under yet another model."""

_READS = {"ldfld": 0, "ldsfld": 0, "ptr_ldfld": 0}
_WRITES = {"stfld": 0, "stsfld": 0, "ptr_stfld": 0}
_VOLATILE = {
    f"System.{name}"
    for name in (
        "Boolean", "Byte", "SByte", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "IntPtr", "UIntPtr",
        "Single", "Double",
    )
}  # fmt: skip
"""The types of variables that `System.Threading.Volatile` has members for, besides references."""


class _Access(NamedTuple):
    """An access to a variable with a name: in which statement, and the how-manieth of its kind there."""

    name: str
    point: SequencePoint
    number: int


class Repairer:
    """Repairs one harness under one model."""

    def __init__(
        self,
        program: Program,
        type: Type,
        method: Method,
        settings: Settings,
        judge: Judge,
        rest: Remainder | None = None,
    ) -> None:
        self._program, self._type, self._method = program, type, method
        self._settings, self._judge = settings, judge
        self._points: dict[int, tuple[SequencePoint, ...]] = {}
        self._texts: dict[int, Source | None] = {}
        self._starts: dict[int, tuple[Start, ...]] = {}
        self._grounds: dict[tuple[int, int], SequencePoint] = {}
        self._accesses: dict[tuple[int, int, bool], _Access | None] = {}
        self._methods: dict[int, MethodInstance] = {}
        self._rest = rest or Remainder(settings, 0.0, program.listener)

    @cached_property
    def _subject(self) -> Subject:
        return Subject(
            self._world, self._judge.is_wrong, self._starts_of, self._is_possible, self._end_of_update, self._search
        )

    def repairs(self) -> tuple[tuple[Repair, ...], str]:
        """The cheapest changes, and the fewest barriers if those are others.

        What goes wrong in order gets no barrier, because none is an option for such a run.
        """
        order = order_of(load_model(self._settings.model)) or Order(load_model(IN_ORDER))
        found: list[Repair] = []
        clauses: list[Clause] = []
        for barriers_only in (False, True):
            clauses = barriers_of(clauses) if barriers_only else clauses
            repaired = repair(self._subject, order, clauses, barriers_only)
            if repaired is None or not repaired.options:
                continue
            told = self._told(repaired, barriers_only)
            if all(told.edits != other.edits or not told.edits for other in found):
                found.append(told)
        return tuple(found), "" if found else self._why_not(clauses)

    def _why_not(self, clauses: list[Clause]) -> str:
        """Why there are no repairs."""
        if self._rest.is_spent:
            limits = " and ".join(bound.kind for bound in self._rest.bounds)
            return f"the limit of {limits} was reached before one was proved"
        if clauses and not clauses[-1]:
            return "it goes wrong without any reordering that a barrier or a volatile access could forbid"
        return "no change that Fencepost knows makes it right"

    def fewest_barriers(self) -> Repaired | None:
        """The fewest full barriers that make it right, proved."""
        order = order_of(load_model(self._settings.model)) or Order(load_model(IN_ORDER))
        return repair(self._subject, order, [], barriers_only=True)

    # ---- what is searched

    def _world(self, patches: tuple[Patch, ...], order: Order | None) -> World:
        run = self._program.renewed()
        run.universe.patches = patches
        world = World(run.universe, True, order)
        world.harness = run.instance(self._type, self._method)
        return world

    def _search(self, world: World, states: int) -> Exploration:
        """Up to the first state that is wrong; all searches for repairs share what is left of the unit's limits."""
        found = explore(world, world.harness, self._rest.budget(states), self._judge.is_wrong)
        self._rest.note(found.stopped_by, len(found.parents))
        return found

    # ---- places

    def _starts_of(self, method: MethodInstance) -> tuple[Start, ...]:
        """The statements that a barrier can be put before; every one, if the source is not at hand."""
        if method.owner.assembly is not self._program.assembly:
            return ()
        token = method.definition.token
        if token not in self._starts:
            self._methods[token] = method
            points = [point for point in self._points_of(method) if point.document >= 0]
            starts = {self._start(method, point): point for point in points if self._can_precede(method, point)}
            self._grounds.update({(token, start.offset): point for start, point in starts.items()})
            self._starts[token] = tuple(starts)
        return self._starts[token]

    def _start(self, method: MethodInstance, point: SequencePoint) -> Start:
        """Where in the code a statement would be that stands before another one."""
        source = self._source(point.document)
        if source is None or not source.is_while(point.line, point.column):
            return Start(point.offset)
        entry = entry_of_loop(method.code.lowered, point.offset)
        return Start(point.offset, True) if entry is None else Start(entry)

    def _can_precede(self, method: MethodInstance, point: SequencePoint) -> bool:
        source = self._source(point.document)
        return source is None or bool(source.before(point.line, point.column, _returns(method)))

    def _points_of(self, method: MethodInstance) -> tuple[SequencePoint, ...]:
        token = method.definition.token
        if token not in self._points:
            self._points[token] = self._program.assembly.points(method.definition)
        return self._points[token]

    def _source(self, document: int) -> Source | None:
        if document not in self._texts:
            text = self._program.sources.text(document)
            self._texts[document] = _parsed(text) if text else None
        return self._texts[document]

    def _is_possible(self, place: Place, writes: bool) -> bool:
        access = self._access(place, writes)
        if access is None:
            return False
        source = self._source(access.point.document)
        return source is None or bool(_made_volatile(source, access, writes))

    def _access(self, place: Place, writes: bool) -> _Access | None:
        method = place.method
        if method.owner.assembly is not self._program.assembly or method.code is None:
            return None
        key = (method.definition.token, place.offset, writes)
        if key not in self._accesses:
            self._methods[key[0]] = method
            self._accesses[key] = self._find_access(method, place.offset, _WRITES if writes else _READS)
        return self._accesses[key]

    def _end_of_update(self, read: Place, write: Place) -> int:
        """Where an update ends of which two accesses are the halves, if `Interlocked` can do it."""
        method = read.method
        one, other = self._access(read, False), self._access(write, True)
        if method is not write.method or one is None or other is None or one.point != other.point:
            return -1
        inside = [op for op in method.code.lowered.ops if read.offset < op.offset < write.offset]
        slot = next(op.arg[0] for op in method.code.lowered.ops if op.offset == read.offset and op.name in _READS)
        if slot.type.name not in _COUNTED or not all(op.name.startswith(_COUNTING) for op in inside):
            return -1
        source = self._source(one.point.document)
        return write.offset if source is None or source.update(_span(one.point), one.name) else -1

    def _find_access(self, method: MethodInstance, offset: int, names: dict[str, int]) -> _Access | None:
        point, following = _statement(self._points_of(method), offset)
        here = next((op for op in method.code.lowered.ops if op.offset == offset and op.name in names), None)
        if point is None or here is None or not _has_volatile(here):
            return None
        slot = here.arg[0]
        inside = [
            op.offset
            for op in method.code.lowered.ops
            if op.name in names and point.offset <= op.offset < following and op.arg[0].name == slot.name
        ]
        return _Access(slot.name, point, sorted(inside).index(offset))

    # ---- words and edits

    def _told(self, repaired: Repaired, barriers_only: bool) -> Repair:
        titles: list[str] = []
        edits: list[Edit] = []
        for option in repaired.options:
            title, changes, point = self._told_one(option)
            titles.append(title)
            edits.extend(self._edit(point, change) for change in changes)
        kinds = {option.patch.kind for option in repaired.options}
        kind = (
            "barrier"
            if "FB" in kinds
            else "interlocked"
            if "atomic" in kinds
            else "volatile-write"
            if repaired.options[0].writes
            else "volatile-read"
        )
        count = len(repaired.options)
        bound = f" ({count} barriers; {count - 1} cannot suffice)" if barriers_only and count > 1 else ""
        title = "; ".join(titles)
        return Repair(kind, title[:1].upper() + title[1:] + bound, self._proved_under(repaired), tuple(edits))

    def _told_one(self, option: Option) -> tuple[str, tuple[Change, ...], SequencePoint]:
        method = self._methods[option.patch.token]
        if option.patch.kind == "atomic":
            access = self._access(Place(method, option.patch.offset), False)
            assert access is not None
            source = self._source(access.point.document)
            changes = source.update(_span(access.point), access.name) if source is not None else ()
            return f"update {access.name} with Interlocked in line {access.point.line}", changes, access.point
        if option.patch.kind == "volatile":
            access = self._access(Place(method, option.patch.offset), option.writes)
            assert access is not None
            source = self._source(access.point.document)
            way = ("write", "Volatile.Write") if option.writes else ("read", "Volatile.Read")
            title = f"{way[0]} {access.name} with {way[1]} in line {access.point.line}"
            return title, _made_volatile(source, access, option.writes) if source else (), access.point
        point = self._grounds[option.patch.token, option.patch.offset]
        source = self._source(point.document)
        changes = source.before(point.line, point.column, _returns(method)) if source is not None else ()
        code = self._program.sources.excerpt(point)
        what = f"before `{code}` in line {point.line}" if code else f"before line {point.line}"
        return f"put a memory barrier {what}", changes, point

    def _edit(self, point: SequencePoint, change: Change) -> Edit:
        file = self._program.sources.documents[point.document].path
        (row, column), (end_row, end_column) = change.start, change.end
        return Edit(file, row + 1, column + 1, end_row + 1, end_column + 1, change.text)

    def _proved_under(self, repaired: Repaired) -> tuple[str, ...]:
        """The models under which the changed program holds: this one, and others that a search has shown."""
        patches = patches_of(repaired.options)
        held: set[str] = {self._settings.model}
        failed: set[str] = set()
        for name in sorted(model_names(), key=_weakness):
            model = load_model(name)
            if any(allows_all_of(load_model(other), model) for other in held):
                held.add(name)
            elif not any(allows_all_of(model, load_model(other)) for other in failed):
                proved = holds(self._subject, patches, order_of(model), _MOST_ELSEWHERE)
                (held if proved else failed).add(name)
        return (self._settings.model, *[name for name in model_names() if name in held - {self._settings.model}])


def _weakness(name: str) -> int:
    """By how many models allow less: the weakest says most about others."""
    return -sum(allows_all_of(load_model(name), load_model(other)) for other in model_names())


def _parsed(text: str) -> Source:
    from fencepost.repair.source import Source

    return Source(text)


def _returns(method: MethodInstance) -> bool:
    return method.returns.name != "System.Void"


def _has_volatile(op: Op) -> bool:
    slot: Any = op.arg[0]
    return "<" not in slot.name and (not slot.type.is_value or slot.type.name in _VOLATILE)


def _made_volatile(source: Source, access: _Access, writes: bool) -> tuple[Change, ...]:
    return source.volatile(_span(access.point), access.name, writes, access.number)


def _span(point: SequencePoint) -> Span:
    from fencepost.repair.source import Span

    return Span(point.line, point.column, point.end_line, point.end_column)


def _statement(points: tuple[SequencePoint, ...], offset: int) -> tuple[SequencePoint | None, int]:
    """The statement that an offset belongs to, and the offset at which the next one begins."""
    found = None
    for point in points:
        if point.offset > offset:
            return found, point.offset
        if point.document >= 0:
            found = point
    return found, 1 << 30
