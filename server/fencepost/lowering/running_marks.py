"""The attributes by which a method says how it is to be run: those of the model library, `[RelaxedAtomic]`, and
`[Invariant]`."""

from __future__ import annotations

from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.marks import simple_name
from fencepost.model.members import Method

_STATIC = 0x10
ONE_STEP, QUERY, RELAXED = 1, 2, 3
"""How a method runs in one step: between full barriers; behind what a volatile read waits for; or with plain accesses
and no barrier, as the atomic blocks of CheckFence and the compare-and-swap of several words of McSPIN do."""

_LITTLE_STEPS = {"OneStep": ONE_STEP, "Query": QUERY}
_RELAXED_ATOMIC = "RelaxedAtomic"
_FIELDS = {"Awaits": "awaits", "RunsOut": "runs_out", "HandsOn": "hands_on", "Alone": "alone", "InTurn": "in_turn"}
_FIELDS = {f"Fencepost.{name}Attribute": field for name, field in _FIELDS.items()}
"""Attributes of the library's methods, and the field of a `MethodInstance` that each sets."""


def mark(method: MethodInstance, is_of_library: bool) -> None:
    """Sets the fields that the attributes of a method stand for."""
    for attribute in method.definition.attributes:
        name = simple_name(attribute.type)
        if is_of_library:
            method.one_step = max(method.one_step, _LITTLE_STEPS.get(name, 0))
            if attribute.type in _FIELDS:
                setattr(method, _FIELDS[attribute.type], True)
        elif name == _RELAXED_ATOMIC:
            method.one_step = RELAXED


def is_invariant(method: Method) -> bool:
    """True if a method without parameters is marked by an attribute `Invariant`, of any namespace."""
    marked = any(simple_name(attribute.type) == "Invariant" for attribute in method.attributes)
    return marked and not method.signature.parameters and not method.generic and not method.flags & _STATIC
