"""The values of registers besides numbers, text (`str`) and null (`None`): objects, references, pointers, delegates.

A struct is a tuple of its fields' values. Everything here but `Obj` is immutable. Text may be an object, too (`texts`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from fencepost.lowering.klass import Klass, MethodInstance

Value = Any
"""A value of the program: what a register, a field or a cell of memory holds. Which classes there are, this module
says; which of them it can be at a place, the type of that place does, which was lowered with the code and is not known
to Python. So this is the one place where anything goes."""

Key = Any
"""The identity of a shared object: a `Name`; for things that are there before the program begins, words and numbers."""

Registers = list[Value]
"""The registers of a frame (`Frame.regs`)."""


class Obj:
    """An object that only one thread can reach. `lock` is how often that thread has locked it.

    `stamp` tells the last write from the thread's barriers (`Thread.fences`) where that matters to a memory model: with
    no barrier since, with write barriers only, or -1.
    """

    __slots__ = ("klass", "lock", "ref", "shape", "site", "stamp", "values")

    def __init__(self, klass: Klass, values: list[Value], site: int, shape: tuple[int, ...] = ()) -> None:
        self.klass = klass
        self.values = values
        self.site = site
        self.shape = shape
        self.lock = 0
        self.stamp = -1
        self.ref: Ref | None = None

    def __repr__(self) -> str:
        return f"new {self.klass}"


class Published(Obj):
    """An object that was local until this step published it: `ref` is its name now."""

    __slots__ = ()


class Local(NamedTuple):
    """A reference to a local object inside a frozen local state: the object's number there."""

    number: int


class Name(NamedTuple):
    """The name of a shared object: the thread that has published it, the place where it was made, and its number among
    the objects of that thread and place."""

    maker: int
    site: int
    index: int  # type: ignore[assignment]  # not the method of tuples


ANYBODY, NEW = -1, -2
"""The makers of objects that may have any name (`search.renaming`): of old ones, and of those of a single step."""


class Ref:
    """A reference to a shared object. `values` has the fields that never change after publication, others are `CELL`.

    Two references with one key are the same object.
    """

    __slots__ = ("key", "klass", "length", "shape", "site", "values")

    def __init__(self, key: Key, klass: Klass, values: tuple[Any, ...], shape: tuple[int, ...], site: int) -> None:
        self.key = key
        self.klass = klass
        self.values = values
        self.shape = shape
        self.site = site
        self.length = len(values)

    def __repr__(self) -> str:
        return f"{self.klass}#{self.key}"


STRING = "System.String"


def text_of(value: Value) -> Value:
    """The plain text of a value that may be a text with an identity (`texts`); any other value as it is."""
    if not isinstance(value, Obj | Ref) or value.klass.name != STRING:
        return value
    holder = value.ref if isinstance(value, Published) else value
    return holder.values[0] if holder is not None else value


class _Cell:
    def __repr__(self) -> str:
        return "CELL"


CELL: Any = _Cell()
"""Stands for a field of a shared object that lives in memory, not in the reference."""


class VariablePointer(NamedTuple):
    """The address of a register of one of the thread's frames, or of a part of the struct in it."""

    frame: int
    register: int
    path: tuple[int, ...] = ()


class ItemPointer(NamedTuple):
    """The address of a field, an array element or a boxed value, or of a part of the struct there."""

    target: Any
    index: int  # type: ignore[assignment]  # not the method of tuples
    path: tuple[int, ...] = ()


class StaticPointer(NamedTuple):
    """The address of a static field, or of a part of the struct there."""

    number: int
    path: tuple[int, ...] = ()


Pointer = VariablePointer | ItemPointer | StaticPointer


class RawPointer(NamedTuple):
    """The address of a byte: so many bytes after the beginning of a variable, or of an array's elements."""

    base: Pointer
    offset: int


class Delegate(NamedTuple):
    """A delegate: its type and what it calls, in order. A static method has the target `NO_TARGET`.

    `objects`, where that matters (`delegates`), are which object it is and which its entries were, each on its own.
    """

    klass: Klass
    entries: tuple[tuple[Any, MethodInstance], ...]
    objects: tuple[Any, ...] = ()

    def parts(self) -> list[Value]:
        """The values that a delegate refers to."""
        return [*[target for target, _ in self.entries], *self.objects]

    def mapped(self, change: Callable[[Any], Any]) -> Delegate:
        """The delegate with other values for those that it refers to."""
        entries = tuple([(change(target), method) for target, method in self.entries])
        return Delegate(self.klass, entries, tuple([change(part) for part in self.objects]))


class OwnThread(NamedTuple):
    """Stands for a thread's own object in its local state, which then does not say whose it is."""

    name: Any
    background: Any


class _NoTarget:
    def __repr__(self) -> str:
        return "static"


NO_TARGET: Any = _NoTarget()


class TypeValue(NamedTuple):
    """A `System.Type`, or a handle of one."""

    klass: Klass


class FieldValue(NamedTuple):
    """A handle of a field."""

    slot: Any


class MemberValue(NamedTuple):
    """A member as reflection sees it: its kind, its number among the members that `klass` defines, and the type it was
    `seen` in.

    `arguments` are those of a generic method, which is a definition without.
    """

    kind: int
    klass: Klass
    number: int
    seen: Klass
    arguments: tuple[Klass, ...] = ()

    @property
    def name(self) -> str:
        definition = self.klass.definition
        if definition is None:
            return ""
        members = (definition.methods, definition.methods, definition.fields, definition.properties, definition.events)
        return str(members[self.kind][self.number].name)

    def __repr__(self) -> str:
        return f"{self.klass}.{self.name}"


class FunctionPointer(NamedTuple):
    """A method's address; `owner` is the type that a static virtual method is looked up in."""

    method: MethodInstance


def get_path(value: Value, path: tuple[int, ...]) -> Value:
    """A part of a struct."""
    for index in path:
        value = value[index]
    return value


def set_path(value: Value, path: tuple[int, ...], part: Value) -> Value:
    """A struct with one part replaced."""
    if not path:
        return part
    index = path[0]
    return (*value[:index], set_path(value[index], path[1:], part), *value[index + 1 :])
