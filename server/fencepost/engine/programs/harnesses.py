"""Which methods of an assembly are harnesses, which a pattern names, and what looks like one and is none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.references import DefinedType
from fencepost.engine.programs.call_graph import CallGraph, MethodNode
from fencepost.engine.programs.concurrency import Concurrency
from fencepost.engine.programs.walked_assemblies import WalkedAssemblies
from fencepost.engine.shared.source_lines import with_statements
from fencepost.lowering.mains import is_main
from fencepost.lowering.marks import marks
from fencepost.machine.harness.preparing import TESTS, is_test
from fencepost.machine.harness.rows import has_rows
from fencepost.model.members import ArgumentValue, ArrayArgument, Attribute, Method, Type
from fencepost.model.types import Named

_STATIC, _VIRTUAL, _NEW_SLOT, _ABSTRACT, _SPECIAL = 0x10, 0x40, 0x100, 0x400, 0x800
_INTERFACE, _ABSTRACT_TYPE, _SEALED = 0x20, 0x80, 0x100
_MARKS = ("ConcurrencyTest", "SerialTest")
_SKIPS = ("Ignore", "Explicit", "Skip")
_CONDITIONS = {"SkipUnless", "SkipWhen"}
_TYPE_ARGUMENTS = "TestFixture"

NOTHING_STARTS = "nothing that it runs starts anything on another thread"
"""The reason of tests that no other thread can disturb. There may be very many of them."""

Around = Callable[[Type, Method], tuple[list[MethodNode], str]]
"""The methods that run with a test, besides itself; or, if it cannot be run, the reason."""


class Considered(NamedTuple):
    """A method that is a harness, or looks like one and is none for a `reason`. An inherited test has the type in whose
    objects it runs; its method has the name of that type for its owner, and the token that it has where it stands."""

    type: Type
    method: Method
    reason: str = ""


class Harnesses:
    """The harnesses of one assembly. Code is walked when it is first asked what a test starts."""

    def __init__(self, assemblies: WalkedAssemblies, around: Around) -> None:
        self._assembly = assemblies.program
        self._assemblies = assemblies
        self._around = around
        self.graph = CallGraph(assemblies)
        self._concurrency = Concurrency(self.graph)
        self._static: dict[int, list[MethodNode]] = {}
        self._own: dict[int, set[tuple[int, str]]] = {}

    def named(self, wanted: Callable[[Method], bool]) -> Iterator[tuple[Type, Method]]:
        """All methods that are chosen, of those that can be run."""
        for type in self._assembly.types():
            for method in type.methods:
                if self._can_run(type, method) and wanted(method):
                    yield type, method
            for method in self.inherited(type):
                if wanted(method) and not self._why_not_test(type, method):
                    yield type, method

    def all(self) -> Iterator[Considered]:
        """Everything that is explored even if the user does not name it, and what looks as if it were."""
        for type in self._assembly.types():
            if "<" in type.name and not any(is_main(method) for method in type.methods):
                continue
            for method in (*map(self._as_test(type), type.methods), *self.inherited(type)):
                found = self._considered(type, method)
                if found is not None:
                    yield found

    def _considered(self, type: Type, method: Method) -> Considered | None:
        if any(True for _ in marks(method.attributes, *_MARKS)):
            if self._can_run(type, method):
                return Considered(type, method)
            return Considered(type, method, self._why_not_test(type, method) or "it needs arguments")
        if is_main(method):
            may = self._can_run(type, method) and self._concurrency.may_start(self.roots(method))
            return Considered(type, method, "" if may else NOTHING_STARTS)
        if not is_test(method) or method.flags & _ABSTRACT:
            return None
        if self._is_only_base(type):
            return None
        reason = self._why_not_test(type, method)
        return Considered(type, method, reason or self._why_not_concurrent(type, method))

    def _why_not_concurrent(self, type: Type, method: Method) -> str:
        around, reason = self._around(type, method)
        if reason:
            return reason
        return "" if self._concurrency.may_start([*self.roots(method, type), *around]) else NOTHING_STARTS

    def roots(self, method: Method, type: Type | None = None) -> list[MethodNode]:
        """The code of a harness, wherever it stands."""
        home = self.home(type, method) if type is not None else self._assembly
        roots: list[MethodNode] = [(home, method.token), *(self._initializers(type) if type is not None else ())]
        statements = with_statements(home, method) if home is self._assembly else method
        return [*roots, (home, statements.token)]

    def _initializers(self, type: Type) -> list[MethodNode]:
        """The static constructors of a type and its bases."""
        found = self._static.get(type.token)
        if found is None:
            bases = self._assemblies.bases(DefinedType(self._assembly, type))
            found = self._static[type.token] = [
                (base.assembly, own.token) for base in bases for own in base.type.methods if own.name == ".cctor"
            ]
        return found

    def home(self, type: Type, method: Method) -> Assembly:
        """The assembly that has a method's code: not the type's if the type has inherited it from elsewhere."""
        if self.is_own(type, method):
            return self._assembly
        bases = self._assemblies.bases(DefinedType(self._assembly, type))
        return next((base.assembly for base in bases if _has(base.type, method)), self._assembly)

    def is_own(self, type: Type, method: Method) -> bool:
        """True if a method stands in a type itself."""
        known = self._own.get(type.token)
        if known is None:
            known = self._own[type.token] = {(own.token, own.name) for own in type.methods}
        return (method.token, method.name) in known

    # ---- what can be run

    def _can_run(self, type: Type, method: Method) -> bool:
        """True for a method that C# code names and that needs no arguments, or has rows of arguments: no constructor,
        accessor or compiler-generated method. A program starts without arguments."""
        if method.generic or not method.rva or (type.generic and not type_arguments(type)):
            return False
        if is_main(method):
            return True
        if method.flags & (_ABSTRACT | _SPECIAL) or method.name.startswith("."):
            return False
        if "<" in method.name or "<" in type.name:
            return False
        if method.signature.parameters and not self._has_rows(self._assembly, method):
            return False
        if method.flags & _STATIC or (isinstance(type.base, Named) and type.base.name == "System.ValueType"):
            return True
        if type.flags & _ABSTRACT_TYPE:
            return any(m.name == ".ctor" and not m.signature.parameters for m in type.methods)
        return any(m.name == ".ctor" and not m.signature.parameters for m in type.methods) or is_test(method)

    def _why_not_test(self, type: Type, method: Method) -> str:
        """Why a test cannot be run, or is not to be; "" if it can."""
        skipped = skip_reason(type, method)
        if skipped:
            return skipped
        if method.generic:
            return "it is a generic method, and nothing says for which types"
        if type.generic and not type_arguments(type):
            return "its class is generic, and no [TestFixture] says for which types"
        if type.flags & _ABSTRACT_TYPE and not method.flags & _STATIC:
            return "its class is abstract, and no class is derived from it"
        if not method.rva:
            return "it has no code"
        if method.signature.parameters and not self._has_rows(self.home(type, method), method):
            return "it has parameters, and no attribute says their values"
        return ""

    @staticmethod
    def _has_rows(assembly: Assembly, method: Method) -> bool:
        return has_rows(assembly, method.token, len(method.parameters))

    # ---- inherited tests

    def _as_test(self, type: Type) -> Callable[[Method], Method]:
        """A method that overrides a test is one, too, although only the other one is marked."""
        bases = None

        def as_test(method: Method) -> Method:
            nonlocal bases
            if not method.flags & _VIRTUAL or method.flags & _NEW_SLOT or is_test(method):
                return method
            if bases is None:
                bases = list(self._assemblies.bases(DefinedType(self._assembly, type)))[1:]
            tests = [own for base in bases for own in base.type.methods if is_test(own) and _slot(own) == _slot(method)]
            return replace(method, attributes=(*method.attributes, *tests[0].attributes)) if tests else method

        return as_test

    def _is_only_base(self, type: Type) -> bool:
        """True for an abstract class from which others are derived: its tests are theirs."""
        if not type.flags & _ABSTRACT_TYPE or type.flags & _SEALED:
            return False
        derived = self._assemblies.derived(DefinedType(self._assembly, type))
        return any(not place.type.flags & _ABSTRACT_TYPE for place in derived)

    def inherited(self, type: Type) -> Iterator[Method]:
        """The tests of bases that a class has, too. What overrides one is in its place."""
        if type.flags & (_INTERFACE | _ABSTRACT_TYPE) or "<" in type.name:
            return
        if type.base is None or (isinstance(type.base, Named) and type.base.name.startswith("System.")):
            return
        known = {_slot(method) for method in type.methods if method.flags & _VIRTUAL}
        bases = list(self._assemblies.bases(DefinedType(self._assembly, type)))[1:]
        for base in bases:
            for method in base.type.methods:
                slot = _slot(method)
                overridden = method.flags & _VIRTUAL and slot in known
                if is_test(method) and not method.flags & (_STATIC | _ABSTRACT) and not overridden:
                    yield replace(method, owner=type.name)
                if method.flags & _VIRTUAL:
                    known.add(slot)


def _has(type: Type, method: Method) -> bool:
    return any(own.token == method.token and own.name == method.name for own in type.methods)


def _slot(method: Method) -> tuple[str, int]:
    return method.name, len(method.signature.parameters)


def type_arguments(type: Type) -> tuple[str, ...]:
    """The types for which NUnit runs a generic test class, if there is only one choice of them."""
    found = []
    for mark in marks(type.attributes, _TYPE_ARGUMENTS):
        given = [*(mark.arguments or ()), *[value for name, value in mark.named if name == "TypeArgs"]]
        values = [
            inner for value in given for inner in (value.values if isinstance(value, ArrayArgument) else (value,))
        ]
        found.append(tuple([value for value in values if isinstance(value, str)]))
    fitting = [names for names in found if len(names) == len(type.generic)]
    return fitting[0] if len(fitting) == 1 else ()


def skip_reason(type: Type, method: Method) -> str:
    """Why a framework does not run a test, "" if it does."""
    reasons = [_own_reason(mark) for mark in marks(method.attributes, *TESTS)]
    if reasons and all(reasons):  # each row may have a reason of its own
        return reasons[0]
    for where, attributes in (("it", method.attributes), ("its class", type.attributes)):
        for mark in marks(attributes, *_SKIPS):
            return _skipped(where, mark)
    return ""


def _own_reason(mark: Attribute) -> str:
    """Why the attribute of a test says that it is not run, "" if it does not."""
    named = dict(mark.named)
    if _CONDITIONS & named.keys():
        return ""
    for key in ("Skip", "Ignore", "IgnoreReason", "IgnoreMessage"):
        if isinstance(named.get(key), str):
            return f"it is skipped: {named[key]}"
    return "it is run only if it is asked for ([Explicit])" if named.get("Explicit") is True else ""


def _skipped(where: str, mark: Attribute) -> str:
    name = mark.type.rpartition(".")[2].removesuffix("Attribute")
    texts: list[ArgumentValue] = [value for value in mark.arguments or () if isinstance(value, str)]
    return f"{where} is marked [{name}]" + (f": {texts[0]}" if texts else "")
