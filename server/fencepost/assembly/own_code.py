"""The code of a program that its author can change, in whichever assembly it is, with its statements and sources.

A program is rarely one assembly: a test calls a service, which calls a library. Each of them that its author has as
source is *own* code: a run is described by its lines, and its lines are what a repair edits. All others (.NET itself,
packages, frameworks of tests) are seen by what they are called for.
"""

from __future__ import annotations

from msgspec.structs import replace

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.files import is_regular
from fencepost.assembly.generated_sources import is_generated
from fencepost.assembly.references import DefinedType, References
from fencepost.assembly.sources import Sources
from fencepost.assembly.test_tools import is_test_tool
from fencepost.model.code import Document, SequencePoint
from fencepost.model.members import Method
from fencepost.model.types import Instance, Named, TypeExpression

_MOST_LOOKED_AT = 8
"""So many sources of an assembly are looked for before it counts as built elsewhere."""

_HIDDEN = {
    f"System.Diagnostics.{name}Attribute"
    for name in ("DebuggerHidden", "DebuggerNonUserCode", "DebuggerStepThrough", "StackTraceHidden")
}
"""The marks of code whose author does not want debuggers to stop there."""

_ASSERTIONS = (
    "Xunit.", "NUnit.Framework.", "Microsoft.VisualStudio.TestTools.UnitTesting.", "TUnit.Assertions.", "Shouldly.",
    "FluentAssertions.",
)  # fmt: skip
"""The namespaces of assertions, which a test project may have as source: an assertion fails where the test has it."""


class OwnCode:
    """The own code of one program. The documents of all its assemblies are numbered together, as they are met; the
    points that it gives out have these numbers."""

    def __init__(self, program: Assembly, references: References) -> None:
        self._program, self._references = program, references
        self._own: dict[Assembly, bool] = {program: True}
        self._firsts: dict[Assembly, int] = {}
        self._sources: dict[Assembly, Sources] = {}
        self._documents: list[tuple[Assembly, int]] = []
        self._generated: dict[int, bool] = {}
        self._all: tuple[Assembly, ...] | None = None

    # ---- assemblies

    def has(self, assembly: Assembly | None) -> bool:
        """True if an assembly is the author's own."""
        if assembly is None:
            return False
        known = self._own.get(assembly)
        if known is None:
            known = self._own[assembly] = self._is_own(assembly)
            output = self._references.project_outputs().get(assembly.name or "") if known else None
            if output is not None and assembly.debug_kind == "none":
                assembly.use_pdb_at(output.with_suffix(".pdb"))
        return known

    def assemblies(self) -> tuple[Assembly, ...]:
        """All own assemblies that can be reached from the program, itself first."""
        if self._all is None:
            found = {self._program: None}
            pending = [self._program]
            for assembly in pending:
                for name in assembly.references():
                    if self._references.is_of_framework(name):
                        continue
                    other = self._references.resolve(name)
                    if other is not None and other not in found and self.has(other):
                        found[other] = None
                        pending.append(other)
            self._all = tuple(found)
        return self._all

    def module(self, assembly: Assembly) -> str:
        """The name of an assembly, "" for the program itself."""
        return "" if assembly is self._program else assembly.name or assembly.module

    def type_of(self, user: Assembly, expression: TypeExpression) -> DefinedType | None:
        """The type of the author's that an expression means in one of the own assemblies."""
        named = expression.definition if isinstance(expression, Instance) else expression
        if not isinstance(named, Named):
            return None
        if not named.scope:
            type = user.find_type(named.name)
            return DefinedType(user, type) if type is not None else None
        found = self._references.find_type(named.scope, named.name)
        return found if found is not None and self.has(found.assembly) else None

    def _is_own(self, assembly: Assembly) -> bool:
        provenance = self._references.provenance(assembly)
        if provenance in ("program", "project"):
            return True
        if provenance == "framework" or is_test_tool(assembly.name or "") or assembly.debug_kind == "none":
            return False
        if provenance == "package":
            return self._is_compiled_here(assembly)
        return self._is_at_hand(assembly) or not self._is_at_hand(self._program)

    def _is_at_hand(self, assembly: Assembly) -> bool:
        """True if one of the first sources of an assembly is there, in whichever state."""
        sources = self._sources_of(assembly)
        numbers = range(min(len(sources.documents), _MOST_LOOKED_AT))
        return any(is_regular(path) for number in numbers for path in sources.candidates(number))

    def _is_compiled_here(self, assembly: Assembly) -> bool:
        """True if one of the first sources of an assembly is there as it was compiled, on a disk."""
        sources = self._sources_of(assembly)
        return any(sources.is_unchanged(number) for number in range(min(len(sources.documents), _MOST_LOOKED_AT)))

    # ---- statements

    def points(self, assembly: Assembly | None, method: Method) -> tuple[SequencePoint, ...]:
        """The statements of a method; none of code that is not own."""
        if assembly is None or not self.has(assembly):
            return ()
        first, points = self._first(assembly), assembly.points(method)
        if not first:
            return points
        return tuple([_numbered(point, first) for point in points])

    def is_shown(self, assembly: Assembly | None, method: Method) -> bool:
        """True unless a method's code is not own, its author has hidden it from debuggers, or it is a test's way to
        assert."""
        if assembly is None or not self.has(assembly) or method.owner.startswith(_ASSERTIONS):
            return False
        if any(attribute.type in _HIDDEN for attribute in method.attributes):
            return False
        type = assembly.find_type(method.owner)
        return type is None or all(attribute.type not in _HIDDEN for attribute in type.attributes)

    # ---- documents

    @property
    def documents(self) -> tuple[Document, ...]:
        """The documents of all own assemblies that were met so far."""
        self._first(self._program)
        return tuple([self._sources_of(assembly).documents[number] for assembly, number in self._documents])

    def documents_of(self, assembly: Assembly) -> range:
        """The numbers of the documents of one own assembly."""
        first = self._first(assembly)
        return range(first, first + len(self._sources_of(assembly).documents))

    def path(self, document: int) -> str:
        """The path of a document; "?" if there is no document of that number."""
        sources, number = self._document(document)
        return sources.documents[number].path if sources is not None else "?"

    def statement(self, point: SequencePoint) -> str:
        """The text of a statement, as `Sources.statement` gives it."""
        sources, own = self._local(point)
        return sources.statement(own) if sources is not None else ""

    def excerpt(self, point: SequencePoint) -> str:
        sources, own = self._local(point)
        return sources.excerpt(own) if sources is not None else ""

    def whole(self, point: SequencePoint) -> str:
        sources, own = self._local(point)
        return sources.whole(own) if sources is not None else ""

    def text(self, document: int) -> str:
        """The whole text of a document, "" when it is not at hand."""
        sources, number = self._document(document)
        return sources.text(number) if sources is not None else ""

    def is_generated(self, document: int) -> bool:
        """True if a tool has written a document, so that edits of it would be lost."""
        if document not in self._generated:
            self._generated[document] = is_generated(self.path(document), self.text(document))
        return self._generated[document]

    def newline(self, document: int) -> str:
        sources, number = self._document(document)
        return sources.newline(number) if sources is not None else "\n"

    # ---- inside

    def _local(self, point: SequencePoint) -> tuple[Sources | None, SequencePoint]:
        """A point as its own assembly numbers it."""
        sources, number = self._document(point.document)
        return sources, replace(point, document=number)

    def _document(self, document: int) -> tuple[Sources | None, int]:
        self._first(self._program)
        if not 0 <= document < len(self._documents):
            return None, -1
        assembly, number = self._documents[document]
        return self._sources_of(assembly), number

    def _first(self, assembly: Assembly) -> int:
        """The number of an assembly's first document. Those of the program have their own numbers."""
        if not self._firsts and assembly is not self._program:
            self._first(self._program)
        known = self._firsts.get(assembly)
        if known is None:
            known = self._firsts[assembly] = len(self._documents)
            self._documents += [(assembly, number) for number in range(len(self._sources_of(assembly).documents))]
        return known

    def _sources_of(self, assembly: Assembly) -> Sources:
        known = self._sources.get(assembly)
        if known is None:
            known = self._sources[assembly] = Sources(assembly)
        return known


def _numbered(point: SequencePoint, first: int) -> SequencePoint:
    """A point with the number that its document has among those of all assemblies; a hidden one has none."""
    return replace(point, document=first + point.document) if point.document >= 0 else point
