"""The results of a trial's calls: noted as they return, put into words once nothing moves any more.

Numbers, texts and truth values stand for themselves. Of objects it matters which they are, not what they look like, but
for arrays, lists and tuples, and for structs and records as far as their public properties go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.library.literals import decimal_literal, identifier_literal
from fencepost.library.times import time_span_text
from fencepost.lowering.klass import Klass
from fencepost.lowering.universe import Universe
from fencepost.machine.objects.literals import Literals, ReadCell, enum_names, is_literal, is_record, shows
from fencepost.machine.running.observed import content_of, noted, observed_number, observed_text, short_name
from fencepost.machine.state.trial import FINAL, Constant, Trial, counts, heard_at
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.names import own_name
from fencepost.machine.values.values import CELL, Delegate, Published, Ref, TypeValue, Value
from fencepost.model.verdict import ObservedValue

Seen = tuple[tuple[ObservedValue, ...], ...]
"""The results of each call, in the order of sequences, those at the end last; then the number of calls of each
handler."""

BLOCKED, NEVER = "waits", "never begins"
_TEXTS: dict[str, Callable[..., str]] = {
    "System.Decimal": lambda flags, high, low: decimal_literal(flags, high, low).removesuffix("m"),
    "System.Guid": identifier_literal,
    "System.TimeSpan": lambda ticks: time_span_text(ticks, None),
}
"""Structs that are known by what their `ToString` gives wherever a program runs."""

_LIST = "System.Collections.Generic.List`1"


def known_as(register: int) -> tuple[str, str]:
    """The cell that says which object an argument is."""
    return ("argument", str(register))


def seen(trial: Trial, universe: Universe, read: ReadCell) -> Seen:
    """The result of a run, from the cells of its last state. Objects are numbered in the order of the result."""
    return _results(trial, read, _Teller(trial, universe, read))


def seen_literals(trial: Trial, universe: Universe, read: ReadCell) -> Seen:
    """The result of a run, each value as C# writes it."""
    return _results(trial, read, _Writer(trial, universe, read))


def _results(trial: Trial, read: ReadCell, teller: _Teller) -> Seen:
    found: list[tuple[ObservedValue, ...]] = []
    ended = True
    for sequence in (*range(len(trial.threads)), FINAL):
        open_call = sequence != FINAL or ended
        for number in range(len(trial.sequence(sequence))):
            result = read(("result", sequence, number), None)
            if result is None or (sequence == FINAL and not ended):  # what is left of a join that was put off
                found.append((BLOCKED if open_call else NEVER,))
                open_call = ended = False
            else:
                found.append(teller.result(result))
    found.extend(teller.heard())
    return tuple(found)


class _Teller:
    def __init__(self, trial: Trial, universe: Universe, read: ReadCell) -> None:
        self._universe = universe
        self._read = read
        self._trial = trial
        self._names: dict[Any, str] = {}
        self._counts: dict[str, int] = {}
        for register, value in enumerate(trial.objects(), 1):
            known = read(known_as(register), None)
            if isinstance(known, Ref) and not isinstance(value, Constant):
                self._names[known.key] = value.name

    def result(self, result: tuple[Any, ...]) -> tuple[ObservedValue, ...]:
        if result[0] == "threw":
            return (f"throws {result[1]}",)
        return tuple([self.value(part) for part in result[1:]])

    def heard(self) -> list[tuple[ObservedValue, ...]]:
        """How often handlers and stubs were called."""
        found: list[tuple[ObservedValue, ...]] = []
        for register, value in enumerate(self._trial.objects(), 1):
            if counts(value):
                found.append((self._read(heard_at(value, register), 0),))
        return found

    def value(self, value: Value) -> ObservedValue:
        match value:
            case None:
                return None
            case str():
                return observed_text(value)
            case ("real", _, text):
                return str(text)
            case ("number", klass, content) if klass.is_enum:
                return enum_names(klass, content)
            case ("number", klass, content):
                plain = observed_number(klass.underlying or klass, content)
                return plain if isinstance(plain, bool | int | float | str) else str(plain)
            case ("struct", klass, parts):
                return self._struct(klass, parts)
            case ("object", published):
                return self._object(published)
        raise AssertionError(f"{value!r} was not noted")

    def observed_text(self, value: Value) -> str:
        told = self.value(value)
        return (
            {None: "null", True: "true", False: "false"}[told] if told is None or isinstance(told, bool) else str(told)
        )

    def _struct(self, klass: Klass, parts: tuple[Any, ...]) -> ObservedValue:
        if klass.nullable is not None:
            fields = self._universe.fields(klass)
            flag = next(field.index for field in fields if field.type.name == "System.Boolean")
            return self.value(parts[1 - flag]) if parts[flag][2] else None
        if klass.name in _TEXTS and is_literal(klass, self._universe):
            return _TEXTS[klass.name](*map(content_of, parts))
        fields = self._universe.fields(klass)
        shown = [part for field, part in zip(fields, parts, strict=False) if shows(self._universe, klass, field)]
        return f"({', '.join([self.observed_text(part) for part in shown])})"

    def _object(self, value: Value) -> ObservedValue:
        if isinstance(value, Published):
            value = value.ref
        if isinstance(value, TypeValue):
            return f"typeof({own_name(value.klass)})"
        if isinstance(value, Delegate):
            return value.entries[0][1].name if len(value.entries) == 1 else f"{len(value.entries)} handlers"
        if not isinstance(value, Ref):
            return str(value)
        if value.key in self._names:
            return self._names[value.key]
        klass = value.klass
        if klass.is_value:
            return self.value(self._noted(klass, self._field(value, 0, klass)))
        if klass.element is not None and klass.rank == -1:
            items = [self._field(value, index, klass.element) for index in range(value.length)]
            return self._items(klass.element, items)
        if klass.generic == _LIST:
            return self._list(value)
        if is_record(klass):
            fields = [field for field in self._universe.fields(klass) if shows(self._universe, klass, field)]
            texts = [self.observed_text(self._noted(f.type, self._field(value, f.index, f.type))) for f in fields]
            return f"{short_name(klass)}({', '.join(texts)})"
        return self._named(value)

    def _named(self, value: Ref) -> str:
        short = short_name(value.klass)
        number = self._counts[short] = self._counts.get(short, 0) + 1
        name = self._names[value.key] = f"{short}#{number}"
        return name

    def _items(self, element: Klass, items: list[Value]) -> str:
        return f"[{', '.join([self.observed_text(self._noted(element, item)) for item in items])}]"

    def _list(self, value: Ref) -> ObservedValue:
        fields = {field.name.strip("_"): field for field in self._universe.fields(value.klass)}
        items, size = fields.get("items"), fields.get("size") or fields.get("count")
        if items is None or size is None:
            return self._named(value)
        array, count = self._field(value, items.index, items.type), self._field(value, size.index, size.type)
        element = value.klass.arguments[0]
        if array is None:
            return "[]"
        return self._items(element, [self._field(array, index, element) for index in range(min(count, array.length))])

    def _field(self, ref: Ref, index: int, klass: Klass) -> Value:
        held = ref.values[index]
        if held is not CELL:
            return held
        return self._cell((ref.key, index), self._universe.default(klass))

    def _cell(self, address: Address, default: Value) -> Value:
        if default.__class__ is tuple:
            return tuple([self._cell((*address, index), part) for index, part in enumerate(default)])
        return self._read(address, default)

    def _noted(self, klass: Klass, value: Value) -> Value:
        return noted(None, self._universe, klass, value)


class _Writer(_Teller):
    """Writes values as C# does. Of objects that are told apart by which they are, it knows the same names."""

    def __init__(self, trial: Trial, universe: Universe, read: ReadCell) -> None:
        super().__init__(trial, universe, read)
        self._literals = Literals(universe, read, self._name_of)

    def value(self, value: Value) -> ObservedValue:
        match value:
            case ("number" | "real" | "struct", klass, _):
                return self._literals.text(klass, content_of(value))
            case ("object", published):
                return self._literals.text(self._universe.core("System.Object"), published)
            case str():
                return self._literals.text(self._universe.core("System.String"), value)
        return super().value(value)

    def _name_of(self, value: Value) -> str | None:
        """The name of an object; None for one that is told apart by what is in it."""
        value = value.ref if isinstance(value, Published) else value
        if isinstance(value, Ref) and value.key not in self._names and _has_content(value.klass):
            return None
        return str(self._object(value))


def _has_content(klass: Klass) -> bool:
    """True if the objects of a class are told apart by what is in them."""
    return klass.is_value or klass.rank == -1 or klass.generic == _LIST or is_record(klass)
