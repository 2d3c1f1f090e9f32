"""The context of a test that NUnit's runner makes before the test: threads that the test starts begin with it.

Assertions make one of their own for each thread that has none, after a lot of initialization in several threads at
once, which a test that is run by its runner never does.
"""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.assembly.assembly import Assembly, is_token
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.model.members import FieldReference, Method, MethodReference
from fencepost.model.types import Named

_ASSEMBLY, _NAMESPACE = "nunit.framework", "NUnit.Framework."
_TYPE, _MEMBER = "NUnit.Framework.Internal.TestExecutionContext", "get_CurrentContext"
_MOST_METHODS = 200


def context_maker(universe: Universe, harness: MethodInstance) -> MethodInstance | None:
    """What is called before a harness that may assert something; None if it does not, as far as a glance tells."""
    if _ASSEMBLY not in universe.program.references() or not _asserts(universe, harness.definition):
        return None
    try:
        place = universe.place(universe.program, _ASSEMBLY, _TYPE)
    except UnsupportedError:
        return None
    return universe.named_method(universe.instantiate(*place, ()), _MEMBER, 0)


def _asserts(universe: Universe, harness: Method) -> bool:
    """Whether a harness, or a method of the program that it leads to, names what is in the framework."""
    methods, at = [harness], 0
    known = {harness.token}
    while at < len(methods) and at < _MOST_METHODS:
        universe.bodies[universe.program, methods[at]] = None
        for owner, token in _named(universe.program, methods[at]):
            if owner.startswith(_NAMESPACE):
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
