"""The result of a run, apart from names: no program can tell two runs with equal results apart afterwards.

A result consists of the outcome of the harness, the results and exceptions of each thread's calls, and the contents of
all objects that can be reached from these, from the objects that were called and from static fields. Objects are
numbered in the order in which they are met.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fencepost.lowering.klass import Klass
from fencepost.machine.running.claims import RECEIVERS, RESULTS
from fencepost.machine.state.local_state import Ended, FailedThread, Failing
from fencepost.machine.step import places_of
from fencepost.machine.values.values import CELL, Delegate, Key, Published, Ref, Value, text_of
from fencepost.search.space import CRASHED, Space

if TYPE_CHECKING:
    from fencepost.machine.state.local_state import LocalState
    from fencepost.machine.values.addresses import Address

_OPAQUE = ("System.Threading.Thread", "System.Threading.Tasks.", "System.Threading.Timer", "System.Runtime.")
"""Types that name threads or the order of events: an object of these types is equal only to itself."""

_LIST = "System.Collections.Generic.List`1"


Observed = tuple[Value, ...]
"""Something of a result, with objects as numbers: values, and tuples of such."""


class Result(NamedTuple):
    """`seen` is the part that a program can tell from any other; `whole` has also the contents of the library's own
    objects."""

    seen: Observed
    whole: Observed


def result_of(space: Space, state: int) -> Result:
    """The result of a run that ends in a state."""
    if state & CRASHED:
        failed = _failures(space, state)
        return Result(failed, failed)
    return Result(_Reader(space, state, False).all(), _Reader(space, state, True).all())


def _failures(space: Space, state: int) -> Observed:
    found = []
    for field in space.threads:
        local = space.local_of(state, field.slot)
        if isinstance(local, Failing | FailedThread):
            failure = local.failure
            found.append((failure.kind, failure.type, failure.message))
    return ("fails", tuple(found))


class _Reader:
    def __init__(self, space: Space, state: int, whole: bool) -> None:
        self._space, self._state, self._whole = space, state, whole
        self._universe = space.world.universe
        self._numbers: dict[Key, int] = {}
        self._met: list[Ref] = []

    def all(self) -> Observed:
        roots = [self._outcome(), *self._threads(), *self._statics()]
        contents = []
        position = 0
        while position < len(self._met):
            contents.append(self._contents(self._met[position]))
            position += 1
        return (tuple(roots), tuple(contents))

    # ---- where it begins

    def _outcome(self) -> Observed:
        local = self._space.started(self._state, 0)
        return local.exact if isinstance(local, Ended) else ("waits", *_stands(local))

    def _threads(self) -> list[Value]:
        found = []
        names = self._space.world.slot_names
        for field in self._space.threads:
            local = self._space.local_of(self._state, field.slot)
            if local is None:
                continue
            results = self._read((RESULTS, field.slot), ())
            receivers = self._read((RECEIVERS, field.slot), ())
            stands = () if local.__class__ is Ended else _stands(local)
            found.append((names[field.slot], stands, self._value(results), self._value(receivers)))
        found.sort(key=lambda entry: entry[0])
        return found

    def _statics(self) -> list[Value]:
        """The static fields of the program, those that the compiler has made aside."""
        named = []
        for number, slot in enumerate(self._universe.static_fields):
            if self._universe.own.has(slot.owner.assembly) and "<" not in f"{slot.owner.name}{slot.name}":
                named.append(((slot.owner.name, slot.owner.module, slot.name), number, slot.type))
        return [
            (*name, self._cell(("static", number), self._universe.default(type)))
            for name, number, type in sorted(named, key=lambda entry: entry[0])
        ]

    # ---- values

    def _read(self, address: Address, default: Value) -> Value:
        return self._space.value(address, self._state, default)

    def _cell(self, address: Address, default: Value) -> Value:
        if default.__class__ is tuple:
            return tuple([self._cell((*address, index), part) for index, part in enumerate(default)])
        return self._value(self._read(address, default))

    def _value(self, value: Value) -> Value:
        value = text_of(value)
        if isinstance(value, Published):
            value = value.ref
        if isinstance(value, Ref):
            number = self._numbers.get(value.key)
            if number is None:
                number = self._numbers[value.key] = len(self._met)
                self._met.append(value)
            return ("object", number)
        if isinstance(value, Delegate):
            return ("delegate", tuple([(self._value(target), str(method)) for target, method in value.entries]))
        if value.__class__ is tuple:
            return tuple([self._value(part) for part in value])
        if isinstance(value, Klass):
            return value.name
        if value is None or isinstance(value, str):
            return value
        return f"{value.__class__.__name__} {value!r}" if isinstance(value, bool | int | float) else str(value)

    # ---- objects

    def _contents(self, ref: Ref) -> Observed:
        klass = ref.klass
        if klass.name.startswith(_OPAQUE):
            return (klass.name,)
        if klass.is_array and klass.element is not None:
            return (klass.name, ref.shape, *self._items(ref, klass.element, ref.length))
        fields = self._universe.fields(klass)
        if klass.assembly is self._universe.library and not self._whole:
            return (klass.name, *(self._listed(ref) if klass.generic == _LIST else ()))
        return (klass.name, *[self._field(ref, field.index, field.type) for field in fields])

    def _listed(self, ref: Ref) -> Observed:
        """The elements of a list, as far as it goes."""
        fields = {field.name.strip("_"): field for field in self._universe.fields(ref.klass)}
        items, size = fields["items"], fields["size"]
        array = self._held(ref, items.index, items.type)
        count = self._held(ref, size.index, size.type)
        if not isinstance(array, Ref):
            return ()
        return tuple(self._items(array, ref.klass.arguments[0], min(count, array.length)))

    def _items(self, array: Ref, element: Klass, count: int) -> list[Value]:
        return [self._field(array, index, element) for index in range(count)]

    def _held(self, ref: Ref, index: int, klass: Klass) -> Value:
        held = ref.values[index]
        return self._read((ref.key, index), self._universe.default(klass)) if held is CELL else held

    def _field(self, ref: Ref, index: int, klass: Klass) -> Value:
        held = ref.values[index]
        if held is CELL:
            return self._cell((ref.key, index), self._universe.default(klass))
        return self._value(held)


def _stands(local: LocalState) -> Observed:
    """Where a thread stands that has not ended."""
    return tuple([(str(place.method), place.offset) for place in places_of(local)])
