"""The contexts that runners of tests set up around a test.

NUnit's makes the context of a test before the test: threads that the test starts begin with it. Assertions make one of
their own for each thread that has none, after a lot of initialization in several threads at once, which a test that is
run by its runner never does. A test that a runner calls passed, ignored or inconclusive because of what it throws has
not failed.
"""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.assembly.assembly import Assembly, is_token
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.marks import marks
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.reflection.type_names import find_type
from fencepost.model.members import FieldReference, Method, MethodReference
from fencepost.model.types import Named

_EXPECTED = "ExpectedException"
_ASSEMBLY, _NAMESPACE = "nunit.framework", "NUnit.Framework."
_TYPE, _MEMBER = "NUnit.Framework.Internal.TestExecutionContext", "get_CurrentContext"
_MOST_METHODS = 200
_MSTEST = "Microsoft.VisualStudio.TestTools.UnitTesting."
_NO_FAILURES = (
    (_ASSEMBLY, _NAMESPACE, ("SuccessException", "IgnoreException", "InconclusiveException")),
    ("MSTest.TestFramework", _MSTEST, ("AssertInconclusiveException",)),
    ("Microsoft.VisualStudio.TestPlatform.TestFramework", _MSTEST, ("AssertInconclusiveException",)),
    ("xunit.assert", "Xunit.", ("Sdk.SkipException",)),
    ("xunit.v3.assert", "Xunit.", ("Sdk.SkipException",)),
    ("Xunit.SkippableFact", "Xunit.", ("SkipException",)),
)
"""Assemblies, namespaces, and the exceptions in them."""


def context_maker(universe: Universe, harness: MethodInstance) -> MethodInstance | None:
    """The code that is called before a harness that may assert something; None if its code names no assertion."""
    if _ASSEMBLY not in universe.program.references() or not _asserts(universe, harness.definition, _NAMESPACE):
        return None
    try:
        place = universe.place(universe.program, _ASSEMBLY, _TYPE)
    except UnsupportedError:
        return None
    return universe.named_method(universe.instantiate(*place, ()), _MEMBER, 0)


def expected_exception(universe: Universe, harness: MethodInstance) -> Klass | None:
    """The exception with which a test of MSTest must end."""
    for mark in marks(harness.definition.attributes, _EXPECTED):
        for name in mark.arguments or ():
            if harness.owner.assembly is not None and isinstance(name, str):
                return find_type(universe, harness.owner.assembly, name)
    return None


def no_failures(universe: Universe, harness: MethodInstance) -> list[Klass]:
    """The exceptions with which a harness may end without having failed."""
    found = []
    referred = universe.program.references()
    for assembly, namespace, names in _NO_FAILURES:
        if assembly in referred and _asserts(universe, harness.definition, namespace):
            for name in names:
                try:
                    place = universe.place(universe.program, assembly, namespace + name)
                except UnsupportedError:
                    continue
                found.append(universe.instantiate(*place, ()))
    return found


def _asserts(universe: Universe, harness: Method, namespace: str) -> bool:
    """True if a harness names something in the namespace of a framework, directly or in a method of the program that it
    calls."""
    methods, at = [harness], 0
    known = {harness.token}
    while at < len(methods) and at < _MOST_METHODS:
        universe.bodies[universe.program, methods[at]] = None
        for owner, token in _named(universe.program, methods[at]):
            if owner.startswith(namespace):
                return True
            for found in _led_to(universe.program, owner, token):
                if found.token not in known:
                    known.add(found.token)
                    methods.append(found)
        at += 1
    return False


def _named(assembly: Assembly, method: Method) -> Iterator[tuple[str, int]]:
    """The types whose members a method's code names, with the tokens of those that the assembly itself defines."""
    body = assembly.body(method)
    for instruction in body.instructions if body else ():
        if is_token(instruction.opcode) and isinstance(instruction.operand, int):
            named = assembly.named(instruction.operand)
            if isinstance(named, MethodReference | FieldReference) and isinstance(named.owner, Named):
                yield named.owner.name, named.definition


def _led_to(assembly: Assembly, owner: str, token: int) -> Iterator[Method]:
    """The methods that a use of a member leads to: itself, and all of a type that the compiler has made."""
    if not token:
        return
    found = assembly.find_method(token) if token >> 24 == 0x06 else None
    if found is not None:
        yield found
    if "+<" in owner:
        type = assembly.find_type(owner)
        yield from type.methods if type is not None else ()
