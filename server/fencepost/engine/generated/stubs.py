"""Stubs for interfaces: classes whose methods return a small value, or do nothing but count."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fencepost.engine.generated.csharp import type_text
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import Universe
from fencepost.machine.state.trial import Constant, Function, Stub
from fencepost.machine.trials.delegates import is_fresh

_STATIC, _ABSTRACT = 0x10, 0x400
_NAMES = (1, 2)

LambdasFor = Callable[[Klass, MethodInstance], list[Function]]
"""The functions that a lambda with the parameters of a method may be, with that method's result."""


def stubs(universe: Universe, interface: Klass, answers: LambdasFor, differ: bool = False) -> list[Stub]:
    """Two objects that an interface asks no more of than they have; none if it asks for generic methods. Their answers
    `differ` where that is asked for: the second one has the last ones."""
    klass = stub_class(universe, interface)
    found = []
    for method in _methods(universe, interface):
        if method is None:
            return []
        functions = [function for function in answers(klass, method) if _captures_nothing(function)]
        if not functions:
            return []
        found.append((method, functions))
    name = klass.name.removeprefix("Stub")
    name = name[:1].lower() + name[1:]
    return [
        Stub(
            f"{name}{number}",
            stub_class(universe, interface, number),
            tuple([(method, functions[-1 if differ and number > 1 else 0]) for method, functions in found]),
        )
        for number in _NAMES
    ]


def stub_class(universe: Universe, interface: Klass, number: int = 1) -> Klass:
    """The class that stands for an interface; `resolved` says for which.

    Each of its objects has one of its own, so that calls can be counted, which are one class to the program.
    """
    name = type_text(interface).partition("<")[0].rpartition(".")[2]
    name = name[1:] if name[:1] == "I" and name[1:2].isupper() else name
    arguments = "".join([type_text(argument).rpartition(".")[2].title() for argument in interface.arguments])
    name = "Stub" + "".join([letter for letter in name + arguments if letter.isalnum()])
    klass = universe.made_up(("stub", interface, number), name)
    if klass.base is None:
        klass.base = universe.core("System.Object") if number == 1 else stub_class(universe, interface)
        klass.resolved["stub"] = interface
        klass.resolved["interfaces"] = True
        klass.all_interfaces = (interface, *universe.interfaces(interface))
    return klass


def _methods(universe: Universe, interface: Klass) -> Iterator[MethodInstance | None]:
    """The methods of an interface that a stub implements; None for one that it cannot."""
    for owner in (interface, *universe.interfaces(interface)):
        if owner.definition is None:
            yield None
            return
        universe.listed[owner] = None
        for method in owner.definition.methods:
            if method.flags & _ABSTRACT:
                plain = not method.generic and not method.flags & _STATIC
                instance = universe.method_instance(owner, method) if plain else None
                by_reference = instance is not None and any(parameter.is_byref for parameter in instance.parameters)
                yield None if by_reference else instance


def _captures_nothing(function: Function) -> bool:
    return function.answer is None or isinstance(function.answer, Constant) or is_fresh(function.answer)
