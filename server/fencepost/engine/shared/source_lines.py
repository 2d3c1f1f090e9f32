"""Places in the source: the line of the user's code at which a thread stands."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.sources import Sources
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.code_places import CodePlace
from fencepost.model.code import SequencePoint
from fencepost.model.members import Method


class SourceSpot(NamedTuple):
    """A statement in a file."""

    file: str
    point: SequencePoint
    code: str

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
    """Knows one assembly's lines."""

    def __init__(self, assembly: Assembly, sources: Sources) -> None:
        self._assembly = assembly
        self._sources = sources
        self._points: dict[int, tuple[SequencePoint, ...]] = {}

    def spot(self, places: tuple[CodePlace, ...]) -> SourceSpot | None:
        """The innermost statement of the user's own code."""
        for place in reversed(places):
            point = self._point(place) if self.is_users(place) else None
            if point is not None:
                return self._spot(point)
        return None

    def first(self, method: MethodInstance) -> SourceSpot | None:
        """Where a method begins."""
        return self.start(method.definition)

    def start(self, method: Method) -> SourceSpot | None:
        """The place where a method begins."""
        for point in self._assembly.points(with_statements(self._assembly, method)):
            if point.document >= 0:
                return self._spot(point)
        return None

    def is_users(self, place: CodePlace) -> bool:
        return place.method.owner.assembly is self._assembly

    def called(self, places: tuple[CodePlace, ...]) -> tuple[CodePlace, MethodInstance] | None:
        """When a thread is in the library: where the user's code has called it, and what."""
        if not places or self.is_users(places[-1]):
            return None
        for depth in range(len(places) - 2, -1, -1):
            if self.is_users(places[depth]):
                return places[depth], places[depth + 1].method
        return None

    def _spot(self, point: SequencePoint) -> SourceSpot:
        documents = self._sources.documents
        path = documents[point.document].path if point.document < len(documents) else "?"
        return SourceSpot(path, point, self._sources.statement(point))

    def whole(self, spot: SourceSpot) -> str:
        """The whole text of a statement, "" when it is not at hand."""
        return self._sources.whole(spot.point)

    def _all(self, method: MethodInstance) -> tuple[SequencePoint, ...]:
        definition = method.definition
        if definition.token not in self._points:
            self._points[definition.token] = self._assembly.points(definition)
        return self._points[definition.token]

    def _point(self, place: CodePlace) -> SequencePoint | None:
        found = None
        for point in self._all(place.method):
            if point.offset > place.offset:
                break
            if point.document >= 0:
                found = point
        return found
