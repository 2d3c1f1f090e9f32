"""Results of calls that later calls use: handles that are disposed of, tickets and nodes that are given back."""

from __future__ import annotations

from collections.abc import Iterable

from fencepost.engine.generated.csharp import type_text
from fencepost.engine.generated.wording import call_text
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import Universe
from fencepost.machine.harness.entry import TASKS, awaiter_of
from fencepost.machine.state.trial import Earlier, TestedMethod, TrialCall

_ACCESS, _PUBLIC = 7, 6
_ENDINGS = {"System.IDisposable": "Dispose", "System.IAsyncDisposable": "DisposeAsync"}
_ENUMERATOR = "System.Collections.IEnumerator"


class Handles:
    """The handles of one type under test. The type itself is not one of them."""

    def __init__(self, universe: Universe, subject: Klass) -> None:
        self._universe, self._subject = universe, subject

    def of(self, operations: Iterable[TestedMethod]) -> dict[Klass, Earlier]:
        """The results that later calls can use, each type once."""
        found: dict[Klass, Earlier] = {}
        for operation in operations:
            for klass in TrialCall(operation).gives():
                if klass not in found and klass is not self._subject and (self.is_own(klass) or self._ending(klass)):
                    found[klass] = Earlier(_name(klass, {earlier.name for earlier in found.values()}), klass)
        return found

    def is_own(self, klass: Klass) -> bool:
        """True if a type belongs to the program or to an assembly that it uses, and does not stand for other types."""
        if klass.definition is None or klass.is_enum or klass.is_delegate or klass.nullable is not None:
            return False
        return klass.assembly is not self._universe.library

    def ending(self, earlier: Earlier) -> TrialCall | None:
        """The call that gives a handle back."""
        method = self._ending(earlier.klass)
        if method is None:
            return None
        waiter = awaiter_of(self._universe, method.returns)
        operation = TestedMethod(method, method.name, awaiters=(waiter,) if waiter is not None else ())
        call = TrialCall(operation, target=earlier)
        return call._replace(text=call_text(call))

    def _ending(self, klass: Klass) -> MethodInstance | None:
        if klass.definition is None or klass.generic in TASKS:
            return None
        interfaces = {interface.name for interface in (klass, *self._universe.interfaces(klass))}
        if _ENUMERATOR in interfaces:
            return None
        for interface, name in _ENDINGS.items():
            if interface in interfaces:
                owner = klass if not klass.is_interface else self._universe.core(interface)
                method = self._universe.named_method(owner, name, 0)
                if method is not None and method.definition.flags & _ACCESS == _PUBLIC:
                    return method
        return None


def _name(klass: Klass, taken: set[str]) -> str:
    """A variable for things of a type, which no other one has."""
    name = type_text(klass).partition("<")[0].rpartition(".")[2]
    if klass.is_interface and name[:1] == "I" and name[1:2].isupper():
        name = name[1:]
    name = name[:1].lower() + name[1:]
    number = next(number for number in range(len(taken) + 1) if (f"{name}{number}" if number else name) not in taken)
    return f"{name}{number}" if number else name
