"""Edits of a program's source: which operations an edit can change, and the text of the edit."""

from __future__ import annotations

from typing import Any, NamedTuple

from fencepost.engine.programs.program import Program
from fencepost.engine.repairs.fields import Fields
from fencepost.lowering.ir import Op
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine.running.patching import is_named
from fencepost.machine.state.code_places import CodePlace
from fencepost.model.code import SequencePoint
from fencepost.model.members import MemberKey
from fencepost.model.patch import Patch, PatchKind
from fencepost.repair.accesses import ELEMENT, SourceAccess, made_exchange, made_update, made_volatile
from fencepost.repair.loops import entry_of_loop
from fencepost.repair.option import Option, Place, Start
from fencepost.repair.source import Change, Source, StatementSpan

_NUMBERS = {
    f"System.{name}" for name in ("Int32", "UInt32", "Int64", "UInt64", "IntPtr", "UIntPtr", "Single", "Double")
}
"""The types besides references for which every .NET has `Interlocked.Exchange`."""

_SMALL = {f"System.{name}" for name in ("Boolean", "Byte", "SByte", "Int16", "UInt16")}
"""Further types for which there is `Volatile`, and since .NET 9 `Interlocked.Exchange`."""

_COUNTED = {"System.Int32", "System.UInt32", "System.Int64", "System.UInt64"}

_WITH_HALF_BARRIERS, _WITH_SMALL_EXCHANGES, _WITH_BITS = 10, 9, 5
"""The versions of .NET that have these members."""

_STATEMENTS = {"FB": "Interlocked.MemoryBarrier();", "RB": "Volatile.ReadBarrier();", "WB": "Volatile.WriteBarrier();"}
_BARRIERS = {"FB": "memory barrier", "RB": "read barrier", "WB": "write barrier"}


class OptionEdit(NamedTuple):
    """An option in words, and its changes of a document."""

    title: str
    changes: tuple[Change, ...]
    document: int


class _Known(NamedTuple):
    """An access of the code, found in the source."""

    access: SourceAccess
    point: SequencePoint
    type: Klass


class Editing:
    """The edits of one program. If the source is not at hand, every change that the code allows is taken to be
    possible: it can be described, though not edited. Titles name the file of a line, but for the one that is `home`."""

    def __init__(self, program: Program, home: str = "") -> None:
        self._own, self._home = program.own, home
        self._points: dict[MemberKey, tuple[SequencePoint, ...]] = {}
        self._texts: dict[int, Source | None] = {}
        self._starts: dict[MemberKey, tuple[Start, ...]] = {}
        self._grounds: dict[tuple[MemberKey, int], SequencePoint] = {}
        self._known: dict[tuple[MemberKey, int, bool], _Known | None] = {}
        self._methods: dict[MemberKey, MethodInstance] = {}
        self._fields = Fields(program.own, self.source)

    # ---- options

    def starts(self, method: MethodInstance) -> tuple[Start, ...]:
        """The statements that a barrier can be put before; every one, if the source is not at hand."""
        if not self._own.has(method.owner.assembly):
            return ()
        member = method.member
        if member not in self._starts:
            self._methods[member] = method
            points = [point for point in self.points_of(method) if self._is_editable(point)]
            starts = {self._start(method, point): point for point in points if self._can_precede(method, point)}
            self._grounds.update({(member, start.offset): point for start, point in starts.items()})
            self._starts[member] = tuple(starts)
        return self._starts[member]

    def has_half_barriers(self, method: MethodInstance) -> bool:
        return _version(method) >= _WITH_HALF_BARRIERS

    def volatile(self, place: CodePlace, writes: bool) -> Option | None:
        known = self._find(place, writes)
        if known is None or not _has_volatile(known.type):
            return None
        source = self.source(known.point.document)
        if source is not None and not made_volatile(source, known.access):
            return None
        return Option(self._at(known.point), _patch(place, "volatile"), writes)

    def exchange(self, place: CodePlace) -> Option | None:
        known = self._find(place, True)
        if known is None or not _has_exchange(known.type, _version(place.method)):
            return None
        source = self.source(known.point.document)
        if source is not None and not made_exchange(source, known.access):
            return None
        return Option(self._at(known.point), _patch(place, "exchange"), True)

    def field(self, place: CodePlace) -> Option | None:
        op = self._op(place)
        return self._fields.option(op.arg[0]) if op is not None and op.kind.is_of_field else None

    def update(self, read: CodePlace, write: CodePlace) -> Option | None:
        method = read.method
        one, other = self._find(read, False), self._find(write, True)
        if method is not write.method or one is None or other is None or one.point != other.point:
            return None
        inside = [op for op in method.code.lowered.ops if read.offset < op.offset < write.offset]
        if one.type.name not in _COUNTED or not all(op.kind.counts for op in inside):
            return None
        source = self.source(one.point.document)
        if source is not None and not _updated(source, one, method):
            return None
        return Option(self._at(one.point), _patch(read, "atomic")._replace(until=write.offset), True)

    # ---- places

    def _start(self, method: MethodInstance, point: SequencePoint) -> Start:
        """Where in the code a statement would be that stands before another one."""
        source, at = self.source(point.document), self._at(point)
        if source is None or not source.is_while(point.line, point.column):
            return Start(point.offset, at)
        entry = entry_of_loop(method.code.lowered, point.offset)
        return Start(point.offset, at, True) if entry is None else Start(entry, at)

    def _at(self, point: SequencePoint) -> Place:
        return Place(self._own.path(point.document), point.line, point.column)

    def _can_precede(self, method: MethodInstance, point: SequencePoint) -> bool:
        source = self.source(point.document)
        return source is None or bool(source.before(point.line, point.column, _returns(method), ""))

    def _is_editable(self, point: SequencePoint) -> bool:
        return point.document >= 0 and not self._own.is_generated(point.document)

    def points_of(self, method: MethodInstance) -> tuple[SequencePoint, ...]:
        member = method.member
        if member not in self._points:
            self._points[member] = self._own.points(method.owner.assembly, method.definition)
        return self._points[member]

    def source(self, document: int) -> Source | None:
        """A document, if it is the one that was compiled."""
        if document not in self._texts:
            text = self._own.text(document)
            self._texts[document] = Source(text) if text else None
        return self._texts[document]

    def _op(self, place: CodePlace, writes: bool | None = None) -> Op | None:
        """The read or write at a place of what a statement can name; either of both if `writes` is None."""
        method = place.method
        if method.code is None or not self._own.has(method.owner.assembly):
            return None
        here = [op for op in method.code.lowered.ops if op.offset == place.offset and is_named(op)]
        return next((op for op in here if writes is None or op.kind.stores == writes), None)

    def _find(self, place: CodePlace, writes: bool) -> _Known | None:
        """An access that can be named in the source."""
        key = (place.method.member, place.offset, writes)
        op = self._op(place, writes)
        if op is None:
            return None
        if key not in self._known:
            self._methods[key[0]] = place.method
            self._known[key] = self._find_access(place.method, op, writes)
        return self._known[key]

    def _find_access(self, method: MethodInstance, here: Op, writes: bool) -> _Known | None:
        point, following = _statement(self.points_of(method), here.offset)
        name, type = _variable(here)
        if point is None or "<" in name or not self._is_editable(point):
            return None
        statement = [op for op in method.code.lowered.ops if point.offset <= op.offset < following and is_named(op)]
        inside = sorted(op.offset for op in statement if op.kind.stores == writes and _variable(op)[0] == name)
        span = StatementSpan(point.line, point.column, point.end_line, point.end_column)
        place, is_void = inside.index(here.offset), not _returns(method)
        access = SourceAccess(span, name, place, len(inside), writes, is_void, type.name in _NUMBERS)
        return _Known(access, point, type)

    # ---- words and changes

    def edit(self, option: Option) -> OptionEdit:
        patch = option.patch
        if patch.kind == "field":
            return self._field_edit(patch)
        if patch.kind in _STATEMENTS:
            return self._barrier_edit(patch)
        known = self._known[patch.member, patch.offset, option.writes and patch.kind != "atomic"]
        assert known is not None
        name, source = known.access.name or "an element", self.source(known.point.document)
        where = f"in {self.line(known.point.document, known.point.line)}"
        if patch.kind == "atomic":
            changes = _updated(source, known, self._methods[patch.member]) if source is not None else ()
            title = f"update {name} with Interlocked {where}"
        elif patch.kind == "exchange":
            changes = made_exchange(source, known.access) if source is not None else ()
            title = f"write {name} with Interlocked.Exchange {where}"
        else:
            changes = made_volatile(source, known.access) if source is not None else ()
            way = ("write", "Volatile.Write") if option.writes else ("read", "Volatile.Read")
            title = f"{way[0]} {name} with {way[1]} {where}"
        return OptionEdit(title, changes, known.point.document)

    def line(self, document: int, line: int) -> str:
        """A line in words, as a user finds it from the file that is `home`."""
        path = self._own.path(document)
        return f"line {line}" if path == self._home else f"{path.replace(chr(92), '/').rsplit('/', 1)[-1]}:{line}"

    def _field_edit(self, patch: Patch) -> OptionEdit:
        declared = self._fields.declared[patch.member]
        names, last = declared.names[:-1], declared.names[-1]
        what = f"{', '.join(names)} and {last}" if names else last
        change = declared.declaration.change if declared.declaration is not None else None
        where = ""
        if declared.declaration is not None:
            where = f" in {self.line(declared.document, declared.declaration.line)}"
        return OptionEdit(f"make {what} volatile{where}", () if change is None else (change,), declared.document)

    def _barrier_edit(self, patch: Patch) -> OptionEdit:
        method, point = self._methods[patch.member], self._grounds[patch.member, patch.offset]
        source = self.source(point.document)
        new = _STATEMENTS[patch.kind]
        changes = source.before(point.line, point.column, _returns(method), new) if source is not None else ()
        code = self._own.excerpt(point)
        line = self.line(point.document, point.line)
        what = f"before `{code}` in {line}" if code else f"before {line}"
        return OptionEdit(f"put a {_BARRIERS[patch.kind]} {what}", changes, point.document)


def _patch(place: CodePlace, kind: PatchKind) -> Patch:
    module, token = place.method.member
    return Patch(token, place.offset, kind, assembly=module)


def _version(method: MethodInstance) -> int:
    """The version of .NET that a method is compiled against."""
    return method.owner.assembly.base_version() if method.owner.assembly is not None else 0


def _has_exchange(type: Klass, version: int) -> bool:
    if not type.is_value or type.name in _NUMBERS:
        return True
    small = type.is_enum or type.name in _SMALL or type.name == "System.Char"
    return small and version >= _WITH_SMALL_EXCHANGES


def _updated(source: Source, known: _Known, method: MethodInstance) -> tuple[Change, ...]:
    return made_update(source, known.access, _version(method) >= _WITH_BITS)


def _returns(method: MethodInstance) -> bool:
    return method.returns.name != "System.Void"


def _variable(op: Op) -> tuple[str, Klass]:
    """The name and the type of what an operation accesses."""
    if op.kind.is_of_item:
        return ELEMENT, op.arg
    slot: Any = op.arg[0]
    return slot.name, slot.type


def _has_volatile(type: Klass) -> bool:
    """True if `System.Threading.Volatile` has members for a type."""
    return not type.is_value or type.name in _NUMBERS or type.name in _SMALL


def _statement(points: tuple[SequencePoint, ...], offset: int) -> tuple[SequencePoint | None, int]:
    """The statement that an offset belongs to, and the offset at which the next one begins."""
    found = None
    for point in points:
        if point.offset > offset:
            return found, point.offset
        if point.document >= 0:
            found = point
    return found, 1 << 30
