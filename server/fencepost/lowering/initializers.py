"""The code that a call runs before the first instruction of a method: module initializers and the type's static
constructor.

Both belong to the method, not to its callers: delegates, threads, interfaces and function pointers call it, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fencepost.assembly.assembly import Assembly
from fencepost.lowering.frameworks import is_framework
from fencepost.lowering.ir import Op
from fencepost.lowering.klass import FieldSlot, Klass, MethodInstance
from fencepost.lowering.universe import Universe

MODULE = "<Module>"
"""The type that has a module's own members."""


def initializes(universe: Universe, method: MethodInstance) -> bool:
    """True if a call of a method first runs the static constructor of its type (II.10.5.3.1).

    An object of a class has come from a constructor; a value need not, nor what implements an interface.
    """
    owner = method.owner
    if not universe.is_precise(owner) or method.name == ".cctor":
        return False
    triggers = method.static or method.name == ".ctor" or owner.is_value or owner.is_interface
    return triggers and universe.initializer(owner) is not None


def module_type(universe: Universe, assembly: Assembly) -> Klass | None:
    """The type whose static constructor is the initializer of a module of users, if it has one (II.10.5.3.1)."""
    if assembly is universe.library or (is_framework(assembly.name or "") and not universe.own.has(assembly)):
        return None
    definition = universe.type_definition(assembly, MODULE)
    if definition is None or not any(method.name == ".cctor" for method in definition.methods):
        return None
    return universe.instantiate(assembly, definition, ())


def modules_before(universe: Universe, method: MethodInstance, ops: Sequence[Op]) -> list[Klass]:
    """The modules that are initialized before a method's first instruction: its own and those that it names.

    The standard says "at or before the first access"; the runtime loads a module when it compiles a method that names a
    member of it.
    """
    own = method.owner.assembly
    assemblies: dict[Assembly, None] = {} if own is None or method.owner.generic == MODULE else {own: None}
    for op in ops:
        for klass in _named(op):
            if klass.assembly is not None:
                assemblies.setdefault(klass.assembly)
    found = [module_type(universe, assembly) for assembly in assemblies]
    return [klass for klass in found if klass is not None and klass is not method.owner]


def _named(op: Op) -> Iterator[Klass]:
    for part in op.arg if isinstance(op.arg, tuple) else (op.arg,):
        if isinstance(part, Klass):
            yield part
        elif isinstance(part, MethodInstance | FieldSlot):
            yield part.owner
