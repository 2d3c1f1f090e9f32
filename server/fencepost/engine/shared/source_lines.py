"""Places in the source: the line of the user's code at which a thread stands."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.own_code import OwnCode
from fencepost.engine.shared.source_members import source_member
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.code_places import CodePlace
from fencepost.model.code import SequencePoint
from fencepost.model.members import MemberKey, Method


class SourceSpot(NamedTuple):
    """A statement in a file, of a member as C# names it."""

    file: str
    point: SequencePoint
    code: str
    member: str

    def as_seen_from(self, home: str) -> str:
        """The line alone in the file that is `home`, else with the name of its file."""
        return f"line {self.point.line}" if self.file == home else str(self)

    def __str__(self) -> str:
        return f"{self.file.replace(chr(92), '/').rsplit('/', 1)[-1]}:{self.point.line}"


def with_statements(assembly: Assembly, method: Method) -> Method:
    """The method that has a method's statements: of an asynchronous one or an iterator, its state machine's."""
    for attribute in method.attributes:
        if attribute.type.endswith("StateMachineAttribute") and attribute.arguments:
            machine = assembly.find_type(str(attribute.arguments[0]).partition(",")[0])
            for candidate in machine.methods if machine is not None else ():
                if candidate.name == "MoveNext":
                    return candidate
    return method


class SourceLines:
    """Knows the lines of a program's own code."""

    def __init__(self, own: OwnCode) -> None:
        self._own = own
        self._points: dict[MemberKey, tuple[SequencePoint, ...]] = {}
        self._shown: dict[MemberKey, bool] = {}
        self._names: dict[tuple[str, str], str] = {}

    def spot(self, places: tuple[CodePlace, ...]) -> SourceSpot | None:
        """The innermost statement of the user's own code that its author has not hidden; if there is none, of hidden
        code."""
        hidden: tuple[SequencePoint, MethodInstance] | None = None
        for place in reversed(places):
            point = self._point(place) if self.is_users(place) else None
            if point is None:
                continue
            if self._is_shown(place.method):
                return self._spot(point, place.method.definition)
            hidden = hidden or (point, place.method)
        return self._spot(hidden[0], hidden[1].definition) if hidden is not None else None

    def first(self, method: MethodInstance) -> SourceSpot | None:
        """Where a method begins."""
        return self.start(method.owner.assembly, method.definition)

    def start(self, assembly: Assembly | None, method: Method) -> SourceSpot | None:
        """The place where a method of an assembly begins."""
        if assembly is None:
            return None
        for point in self._own.points(assembly, with_statements(assembly, method)):
            if point.document >= 0:
                return self._spot(point, method)
        return None

    def at(self, assembly: Assembly, token: int, offset: int) -> SourceSpot | None:
        """The statement of an instruction."""
        method = assembly.find_method(token)
        points = self._own.points(assembly, method) if method is not None and self._own.has(assembly) else ()
        found = [point for point in points if point.offset <= offset and point.document >= 0]
        return self._spot(found[-1], method) if found and method is not None else None

    def is_users(self, place: CodePlace) -> bool:
        return self._own.has(place.method.owner.assembly)

    def _is_shown(self, method: MethodInstance) -> bool:
        member = method.member
        if member not in self._shown:
            self._shown[member] = self._own.is_shown(method.owner.assembly, method.definition)
        return self._shown[member]

    def called(self, places: tuple[CodePlace, ...]) -> tuple[CodePlace, MethodInstance] | None:
        """When a thread is in the library: where the user's code has called it, and what."""
        if not places or self.is_users(places[-1]):
            return None
        for depth in range(len(places) - 2, -1, -1):
            if self.is_users(places[depth]):
                return places[depth], places[depth + 1].method
        return None

    def _spot(self, point: SequencePoint, method: Method) -> SourceSpot:
        names = (method.owner, method.name)
        if names not in self._names:
            self._names[names] = source_member(*names)
        return SourceSpot(self._own.path(point.document), point, self._own.statement(point), self._names[names])

    def whole(self, spot: SourceSpot) -> str:
        """The whole text of a statement, "" when it is not at hand."""
        return self._own.whole(spot.point)

    def _all(self, method: MethodInstance) -> tuple[SequencePoint, ...]:
        member = method.member
        if member not in self._points:
            self._points[member] = self._own.points(method.owner.assembly, method.definition)
        return self._points[member]

    def _point(self, place: CodePlace) -> SequencePoint | None:
        found = None
        for point in self._all(place.method):
            if point.offset > place.offset:
                break
            if point.document >= 0:
                found = point
        return found
