"""The names that .NET gives to types at run time."""

from __future__ import annotations

from fencepost.lowering.klass import Klass
from fencepost.lowering.parameters import own_parameter
from fencepost.lowering.universe import Universe

_CORE = "System.Private.CoreLib, Version=10.0.0.0, Culture=neutral, PublicKeyToken=7cec85d7bea7798e"
OWN_ASSEMBLY = "{}, Version=1.0.0.0, Culture=neutral, PublicKeyToken=null"


def is_open(klass: Klass) -> bool:
    """True if a type is a definition: its arguments are its own parameters."""
    return bool(klass.arguments) and all(_is_own(klass, number) for number in range(len(klass.arguments)))


def _is_own(klass: Klass, number: int) -> bool:
    own = own_parameter(klass.arguments[number])
    return own is not None and own[:4] == (klass.assembly, klass.generic, 0, number)


def is_half_open(klass: Klass) -> bool:
    """True if a type has a parameter anywhere in it."""
    if klass.element is not None:
        return is_half_open(klass.element)
    return own_parameter(klass) is not None or any(map(is_half_open, klass.arguments))


def is_generic(klass: Klass) -> bool:
    return bool(klass.arguments) or (klass.definition is not None and bool(klass.definition.generic))


def _suffix(klass: Klass) -> str:
    """The end of the name of an array or a pointer, after the element's name."""
    return klass.name[len(klass.element.name) :] if klass.element is not None else ""


def simple_name(klass: Klass) -> str:
    """`Type.Name`: without namespace and enclosing type."""
    if klass.element is not None:
        return simple_name(klass.element) + _suffix(klass)
    return _bare(klass).rsplit("+", 1)[-1] if "+" in _bare(klass) else _bare(klass).rsplit(".", 1)[-1]


def _bare(klass: Klass) -> str:
    own = own_parameter(klass)
    return own.definition.name if own is not None else klass.generic or klass.name


def namespace(klass: Klass) -> str | None:
    while klass.element is not None:
        klass = klass.element
    own = own_parameter(klass)
    if own is not None:
        return own.type.split("+", 1)[0].rpartition(".")[0] or None
    return _bare(klass).split("+", 1)[0].rpartition(".")[0] or None


def display_name(klass: Klass) -> str:
    """`Type.ToString()`."""
    if klass.element is not None:
        return display_name(klass.element) + _suffix(klass)
    names = parameter_names(klass) if is_open(klass) or not klass.arguments else []
    names = names or [display_name(argument) for argument in klass.arguments]
    return _bare(klass) + (f"[{','.join(names)}]" if names else "")


def own_name(klass: Klass) -> str:
    """The name of a type in messages of the runtime: a nested type without the types around it."""
    if klass.element is not None:
        return own_name(klass.element) + _suffix(klass)
    outer = _bare(klass).rpartition("+")[0]
    return display_name(klass)[len(outer) + 1 :] if outer else display_name(klass)


def parameter_names(klass: Klass) -> list[str]:
    return [parameter.name for parameter in klass.definition.generic] if klass.definition is not None else []


def full_name(universe: Universe, klass: Klass) -> str | None:
    """`Type.FullName`: arguments with their assemblies. What depends on a parameter has none, unless it is generic."""
    if not is_open(klass) and is_half_open(klass):
        return None
    if klass.element is not None:
        return f"{full_name(universe, klass.element)}{_suffix(klass)}"
    if not klass.arguments or is_open(klass):
        return _bare(klass)
    parts = [f"[{full_name(universe, a)}, {assembly_name(universe, a)}]" for a in klass.arguments]
    return f"{_bare(klass)}[{','.join(parts)}]"


def assembly_name(universe: Universe, klass: Klass) -> str:
    """The full name of the assembly that defines a type."""
    while klass.element is not None:
        klass = klass.element
    if klass.assembly is None or klass.assembly is universe.library:
        return _CORE
    return OWN_ASSEMBLY.format(klass.assembly.name)
