"""The arguments of a test from one of its rows, as values of a thread."""

from __future__ import annotations

from fencepost.library.registry import Throw
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.harness.rows import Row, takes_rest
from fencepost.machine.objects.literals import Literals
from fencepost.machine.reflection.attributes import object_of
from fencepost.machine.reflection.describing import constant
from fencepost.machine.running.late_calls import unboxed_arguments
from fencepost.machine.shared.blocks import named, read_items
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Obj, Value
from fencepost.model.members import TypedArgument

_SITE = -6
_NUMBERS = (Kind.I4, Kind.I8, Kind.NATIVE)


def arguments_of(t: Thread, harness: MethodInstance, row: Row) -> list[Value]:
    """The arguments that a row says."""
    types = _types(harness, len(row.arguments))
    given = zip(row.arguments, types, strict=True)
    return _fitted(t, harness, [as_object(t, harness, argument, klass) for argument, klass in given])


def arguments_from(t: Thread, harness: MethodInstance, row: Value) -> list[Value]:
    """The arguments that a source has made: an array, without its first item."""
    array = named(row)
    return _fitted(t, harness, read_items(t, array, 1, len(array.values)))


def called_text(t: Thread, harness: MethodInstance, arguments: list[Value]) -> str:
    """The call of a test with arguments, for a reader."""
    literals = Literals(t.world.universe, t.view.read)
    texts = [literals.text(klass, value) for klass, value in zip(harness.parameters, arguments, strict=True)]
    return f"{harness.tested.name.rpartition('.')[2].rpartition('+')[2]}.{harness.name}({', '.join(texts)})"


def as_object(t: Thread, harness: MethodInstance, argument: TypedArgument, klass: Klass) -> Value:
    """An argument of an attribute as an object; a number is one of the type that is asked for."""
    inner = klass.nullable or klass
    if isinstance(argument.value, int) and inner.is_value and (inner.underlying or inner).kind in _NUMBERS:
        return constant(t, inner, argument.value, _SITE)
    return object_of(t, argument, harness.owner)


def _types(harness: MethodInstance, count: int) -> list[Klass]:
    """The type that each of so many arguments is to have: those of a `params` array have its element's."""
    types = list(harness.parameters)
    if takes_rest(harness) and types[-1].element is not None:
        types[-1:] = [types[-1].element] * (count - len(types) + 1) if count >= len(types) else []
    return types[:count]


def _fitted(t: Thread, harness: MethodInstance, objects: list[Value]) -> list[Value]:
    """Objects as arguments: defaults for those that are missing, an array of the rest."""
    types = list(harness.parameters)
    if takes_rest(harness):
        last = types[-1]
        fixed, rest = objects[: len(types) - 1], objects[len(types) - 1 :]
        whole = len(rest) == 1 and rest[0] is not None and _is_array(rest[0], last)
        objects = objects if whole or last.element is None else [*fixed, _array(t, last, last.element, rest)]
    objects = [*objects, *_defaults(t, harness, len(objects))]
    try:
        return unboxed_arguments(t, objects, tuple(types))
    except Throw as problem:
        raise UnsupportedError(f"a row of {harness} does not fit its parameters: {problem}") from None


def _is_array(value: Value, klass: Klass) -> bool:
    return getattr(named(value), "klass", None) is klass


def _array(t: Thread, klass: Klass, element: Klass, objects: list[Value]) -> Obj:
    return Obj(klass, unboxed_arguments(t, objects, (element,) * len(objects)), _SITE)


def _defaults(t: Thread, harness: MethodInstance, count: int) -> list[Value]:
    """The default values of the parameters from a number on, as objects."""
    known = {definition.sequence: definition.default for definition in harness.definition.parameters}
    return [
        constant(t, klass, known.get(number), _SITE)
        for number, klass in enumerate(harness.parameters[count:], count + 1)
    ]
