"""The attributes by which a method says how it is to be run: those of the model library, and `[Invariant]`."""

from __future__ import annotations

from fencepost.lowering.klass import MethodInstance
from fencepost.model.members import Method

_STATIC = 0x10
_LITTLE_STEPS = {"OneStepAttribute": 1, "QueryAttribute": 2}
_MARKS = {"Awaits": "awaits", "RunsOut": "runs_out", "HandsOn": "hands_on", "Alone": "alone", "InTurn": "in_turn"}
_MARKS = {f"Fencepost.{name}Attribute": mark for name, mark in _MARKS.items()}
"""Attributes of the library's methods, and the field of a `MethodInstance` that each sets."""


def mark(method: MethodInstance, is_of_library: bool) -> None:
    """Sets the fields that the attributes of a method stand for."""
    for attribute in method.definition.attributes:
        method.one_step = max(method.one_step, _LITTLE_STEPS.get(attribute.type.rsplit(".", 1)[-1], 0))
        if is_of_library and attribute.type in _MARKS:
            setattr(method, _MARKS[attribute.type], True)


def is_invariant(method: Method) -> bool:
    """True if a method without parameters is marked by an attribute `Invariant`, of any namespace."""
    names = [attribute.type.rsplit(".", 1)[-1].rsplit("+", 1)[-1] for attribute in method.attributes]
    marked = any(name.removesuffix("Attribute") == "Invariant" for name in names)
    return marked and not method.signature.parameters and not method.generic and not method.flags & _STATIC
