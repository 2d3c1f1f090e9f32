"""Finds statements in the code that the source could put under locks, and statements that are locked already."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.own_code import OwnCode
from fencepost.engine.repairs.gates import Gates, lexical_name, lexical_type
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.locking import Extent, extent
from fencepost.model.code import SequencePoint
from fencepost.model.members import MemberKey, Method
from fencepost.model.patch import Gate, Patch
from fencepost.repair.lockable import Held, Level, LockedPart, levels, locked, part
from fencepost.repair.new_gates import is_hidden
from fencepost.repair.option import Option, Place
from fencepost.repair.overlaps import Range
from fencepost.repair.source import Change, Source, StatementSpan

_MOST_TOUCHED = 6
"""If more statements of one list need locks, either all of them are locked at once, or a single one."""

_LONGEST_TITLE = 60

_ONE_LOCK, _NEW_GATE, _STATIC, _LONGEST = 10_000, 400, 100, 300
"""Costs: the fewest locks count first. Then count locks near to the accesses: each call in between costs as much as one
lock more. Then shorter locks are better, and objects that are there already."""


class LockPlace(NamedTuple):
    """A part of a document that is to be locked."""

    document: int
    part: LockedPart
    method: Method
    returns: bool


class _Touched:
    """One method of an assembly: its statements that need locks, list by list; the locks that it has; how far it is
    from what the statements touch, and whether that is static; and what follows, once that is asked for."""

    def __init__(self, method: MethodInstance, assembly: Assembly) -> None:
        self.method, self.assembly = method, assembly
        self.levels: dict[tuple[int, int, bool], tuple[int, Level, set[int]]] = {}
        self.held: dict[tuple[int, int], tuple[int, Held]] = {}
        self.offsets: set[int] = set()
        self.away = 0
        self.static = False
        self.ranges: tuple[Range, ...] | None = None


class Locking:
    """The locks that one program has, and could have; it needs the source."""

    def __init__(
        self, own: OwnCode, source: Callable[[int], Source | None],
        points: Callable[[MethodInstance], tuple[SequencePoint, ...]], line: Callable[[int, int], str],
    ) -> None:  # fmt: skip
        self._own, self._source, self._points, self._line = own, source, points, line
        self._gates = Gates(own, source)
        self._touched: dict[MemberKey, _Touched] = {}
        self._places: dict[Option, LockPlace] = {}

    # ---- what can be locked

    def touch(self, places: Sequence[tuple[MethodInstance, int]], static: bool) -> None:
        """Notes an access with its calls, the outermost first. A place farther from the access is worse to lock.
        Objects share static fields, so their own locks do not protect those."""
        away = 0
        for method, offset in reversed(places):
            assembly = method.owner.assembly
            point = _statement(self._points(method), offset)
            if assembly is not None and point is not None and not self._own.is_generated(point.document):
                known = self._touched.setdefault(method.member, _Touched(method, assembly))
                known.away = max(known.away, away)
                if (static and not known.static) or offset not in known.offsets:
                    known.ranges, known.static = None, known.static or static
                    known.offsets.add(offset)
                    self._note(known, point)
                away += 1

    def _note(self, known: _Touched, point: SequencePoint) -> None:
        source = self._source(point.document)
        lists, held = levels(source, point.line, point.column) if source is not None else ([], [])
        for level in lists:
            key = (*level.scope, level.is_expression)
            known.levels.setdefault(key, (point.document, level, set()))[2].add(level.index)
        for one in held:
            known.held[one.part.span] = (point.document, one)

    def ranges(self, method: MethodInstance) -> tuple[Range, ...]:
        known = self._touched.get(method.member)
        if known is None:
            return ()
        if known.ranges is None:
            known.ranges = (*self._could(known), *self._has(known))
        return known.ranges

    def _could(self, known: _Touched) -> Iterator[Range]:
        """The ranges that could be locked."""
        definition = known.method.definition
        for document, level, touched in known.levels.values():
            for first, last in _stretches(sorted(touched)):
                place = self._part(document, level, first, last)
                found = self._extent(known, document, place) if place is not None else None
                if place is None or found is None:
                    continue
                for gate, path in self._gates.reached(known.assembly, definition):
                    if known.static and not gate.static:
                        continue
                    module, token = known.method.member
                    patch = Patch(token, found.start, "lock", False, found.end, (), gate, path, module)
                    option = Option(self._at(document, place), patch)
                    self._places[option] = LockPlace(document, place, definition, _returns(known.method))
                    yield Range(found.start, found.end, gate, path, option)

    def _at(self, document: int, place: LockedPart) -> Place:
        source = self._source(document)
        row, column = source.position(place.first.start_point) if source is not None else (-1, -1)
        return Place(self._own.path(document), row + 1, column + 1)

    def _part(self, document: int, level: Level, first: int, last: int) -> LockedPart | None:
        """Some statements of a list, with the later ones that use their declarations."""
        source = self._source(document)
        if source is None:
            return None
        ends = range(last, len(level.elements))
        return next((found for end in ends if (found := part(source, level, first, end)) is not None), None)

    def _has(self, known: _Touched) -> Iterator[Range]:
        """The ranges that are locked."""
        definition = known.method.definition
        lexical = lexical_type(known.assembly, definition)
        reached = self._gates.reached(known.assembly, definition)
        for document, held in known.held.values():
            gate = self._gates.named(held.name, lexical) if lexical is not None else None
            found = next(iter(self._bounds(known, document, held.part)), None)
            path = next((path for one, path in reached if one == gate), None)
            if gate is not None and found is not None and path is not None:
                yield Range(*found, gate, path, None)

    def _extent(self, known: _Touched, document: int, place: LockedPart) -> Extent | None:
        body = known.assembly.body(known.method.definition)
        ways = self._bounds(known, document, place) if body is not None else ()
        found = (extent(body, *bounds, place.begins_with_loop) for bounds in ways) if body is not None else ()
        return next((one for one in found if one is not None), None)

    def _bounds(self, known: _Touched, document: int, place: LockedPart) -> list[tuple[int, int]]:
        """The offsets at which the code of a part begins and ends; that code is in one piece. Behind it may be code
        that the compiler has made for the part's last statement: then as much of it as possible belongs to the part."""
        source, points = self._source(document), self._points(known.method)
        if source is None:
            return []
        inside = [point.document == document and place.has(source.start(_span(point))) for point in points]
        if True not in inside:
            return []
        first, last = inside.index(True), len(inside) - inside[::-1].index(True)
        if not all(inside[at] or points[at].document < 0 for at in range(first, last)):
            return []
        body = known.assembly.body(known.method.definition)
        behind = [*points[last:], SequencePoint(body.size if body is not None else 0, 0)]
        made = next(at for at, point in enumerate(behind) if point.document >= 0)
        if place.disposes:
            # The end of the block comes twice: before what disposes, and behind it.
            made = max(at for at, point in enumerate(behind) if _span(point) == _span(behind[made]))
        ends = behind[: made + 1][::-1] if place.ends_with_more else behind[:1]
        return [(points[first].offset, point.offset) for point in ends]

    def cost(self, option: Option) -> int:
        gate, place = option.patch.gate, self._places[option]
        first, last = place.part.span
        declared = (_NEW_GATE if gate.new else 0) + (_STATIC if gate.static else 0)
        return _ONE_LOCK * (1 + self._touched[option.patch.member].away) + min(last - first, _LONGEST) + declared

    def are_apart(self, options: frozenset[Option]) -> bool:
        return all(_are_apart(self._places[one], self._places[other]) for one, other in combinations(options, 2))

    # ---- words and changes

    def title(self, options: tuple[Option, ...]) -> str:
        """Which locks are to be taken, and where."""
        told = []
        ordered = sorted(options)
        for gate in dict.fromkeys(option.patch.gate for option in ordered):
            places = [self._where(self._places[option]) for option in ordered if option.patch.gate == gate]
            listed = f"{', '.join(places[:-1])} and {places[-1]}" if len(places) > 1 else places[0]
            told.append(f"take {_name(gate)} {listed}")
        return "; ".join(told)

    def _where(self, place: LockPlace) -> str:
        source = self._source(place.document)
        assert source is not None
        (row, column), (end, end_column) = (
            source.position(place.part.first.start_point), source.position(place.part.last.end_point),
        )  # fmt: skip
        if row == end:
            return f"around `{_short(source.lines[row][column:end_column])}` in {self._line(place.document, row + 1)}"
        first = _short(source.lines[row][column:].strip())
        return f"from `{first}` in {self._line(place.document, row + 1)} to line {end + 1}"

    def changes(self, options: tuple[Option, ...]) -> list[tuple[int, Change]]:
        """The changes of documents that the options are."""
        made: list[tuple[int, Change]] = []
        gates: dict[Gate, list[LockPlace]] = {}
        users: dict[Gate, set[tuple[str, str]]] = {}
        for option in sorted(options):
            place, gate = self._places[option], option.patch.gate
            source = self._source(place.document)
            assert source is not None
            gates.setdefault(gate, []).append(place)
            users.setdefault(gate, set()).add((option.patch.assembly, lexical_name(place.method.owner)))
            hidden = is_hidden(source, place.part.first, gate.field)
            name = self._gates.text(gate, hidden)
            made += [(place.document, change) for change in locked(source, place.part, name, place.returns)]
        for gate, places in gates.items():
            near = (places[0].document, places[0].part.first.start_byte)
            declared = self._gates.declaration(gate, users[gate], near) if gate.new else None
            made += [declared] if declared is not None else []
        return made


def _short(code: str) -> str:
    return code if len(code) <= _LONGEST_TITLE else f"{code[:_LONGEST_TITLE].rstrip()} ..."


def _name(gate: Gate) -> str:
    if gate.new:
        return f"a new lock, {gate.field},"
    if gate.field:
        return f"the lock {gate.field}"
    return "the lock of the type" if gate.static else "the lock of this"


def _stretches(touched: list[int]) -> Iterator[tuple[int, int]]:
    for number, first in enumerate(touched):
        for last in touched[number:]:
            if len(touched) <= _MOST_TOUCHED or first == last or (first, last) == (touched[0], touched[-1]):
                yield first, last


def _are_apart(one: LockPlace, other: LockPlace) -> bool:
    (first, last), (begin, end) = one.part.span, other.part.span
    return one.document != other.document or last <= begin or end <= first


def _statement(points: tuple[SequencePoint, ...], offset: int) -> SequencePoint | None:
    visible = [point for point in points if point.offset <= offset and point.document >= 0]
    return visible[-1] if visible else None


def _span(point: SequencePoint) -> StatementSpan:
    return StatementSpan(point.line, point.column, point.end_line, point.end_column)


def _returns(method: MethodInstance) -> bool:
    return method.returns.name != "System.Void"
