"""Small domains: a few values of each type that calls are given, the most telling first.

A type that only stands for others (a generic parameter, `object`, a key) needs equal and different values that are no
default. Numbers may mean anything: 1, 0 and 2.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from fencepost.engine.generated.csharp import type_text
from fencepost.engine.generated.known import clock, known_values, tick_count
from fencepost.engine.generated.stubs import stubs
from fencepost.lowering.dispatch import Dispatch
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.outside import stranger
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.objects.objects import nullable_slots
from fencepost.machine.state.trial import Constant, Fetched, Function, Items, Made, TrialValue
from fencepost.machine.trials.delegates import is_fresh
from fencepost.model.members import Type

MOST_VALUES = 3
_DEEPEST, _DEEPEST_TRIED = 2, 6
_MOST_WAYS = 6
_ABSTRACT, _LITERAL, _ACCESS, _PUBLIC = 0x80, 0x40, 7, 6
_TASK, _VALUE_TASK = "System.Threading.Tasks.Task", "System.Threading.Tasks.ValueTask"
_ARRAYS = {f"System.Collections.Generic.{name}`1" for name in (
    "IEnumerable", "ICollection", "IList", "IReadOnlyCollection", "IReadOnlyList",
)}  # fmt: skip
_STATIC, _INNER, _OWN = 0x10, (3, 5), (1, 2, 4)
_SIZES = (3, 4, 16)
_PAIR = "System.Collections.Generic.KeyValuePair`2"
_INTEGERS = {"SByte", "Byte", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "IntPtr", "UIntPtr"}


Works = Callable[[Made | Fetched], bool]
"""True if an object can be made without an exception."""


class Domains:
    """The values of one universe. `opaque` has those that are as good as any other one of their type.

    The type under test itself, the `subject`, is no value of another type. An object counts only if it `works`: if that
    is known, objects are made of others more deeply, and of other ones where the first do not do.
    """

    answers_differ = False
    """True if two stubs of one interface answer differently."""

    def __init__(self, universe: Universe, subject: Klass | None = None, works: Works | None = None) -> None:
        self._universe, self._subject = universe, subject
        self._works = works
        self._types: tuple[Type, ...] | None = None
        self._deepest = _DEEPEST if works is None else _DEEPEST_TRIED
        self._dispatch = Dispatch(universe)
        self._known: dict[tuple[Klass, bool], list[TrialValue]] = {}
        self.ranks: dict[TrialValue, int] = {}
        self.opaque: set[TrialValue] = set()

    def of(self, klass: Klass, opaque: bool = False, depth: int = 0) -> list[TrialValue]:
        """The values of a type. There are none if no way to make one is known."""
        key = (klass, opaque)
        if key not in self._known:
            self._known[key] = []
            found = self._known[key] = self._values(klass, opaque, depth)[:MOST_VALUES]
            for rank, value in enumerate(found):
                self.ranks.setdefault(value, rank)
            if opaque or klass.name in ("System.Object", "System.String"):
                self.opaque.update(value for value in found if not _is_null(value))
        return self._known[key]

    def _values(self, klass: Klass, opaque: bool, depth: int) -> list[TrialValue]:
        if klass.nullable is not None:
            return self._nullable(klass, opaque, depth)
        if known := known_values(self._universe, klass):
            return known if klass.is_value else [*known, Constant("null", klass, None)]
        if klass.is_enum:
            return self._enum(klass)
        if klass.is_value:
            made = self._structs(klass, depth) if depth < self._deepest else []
            return made[:1] if made and klass.generic == _PAIR else [*made, *self._plain(klass, opaque)]
        return self._references(klass, depth)

    # ---- values

    def _plain(self, klass: Klass, opaque: bool) -> list[TrialValue]:
        name = klass.name.removeprefix("System.")
        if name == "Boolean":
            return [Constant("true", klass, 1), Constant("false", klass, 0)]
        if name == "Char":
            return [Constant("'a'", klass, 97), Constant("'b'", klass, 98)]
        if name in _INTEGERS and klass.kind in (Kind.I4, Kind.I8, Kind.NATIVE):
            return [Constant(str(number), klass, number) for number in ((1, 2) if opaque else (1, 0, 2))]
        if klass.kind in (Kind.F4, Kind.F8):
            return [Constant(f"{number}", klass, float(number)) for number in (1, 0)]
        if klass.kind is Kind.POINTER or klass.name in _NO_ARGUMENTS:
            return []
        return [Constant(f"default({type_text(klass)})", klass, self._universe.default(klass))]

    def _structs(self, klass: Klass, depth: int) -> list[TrialValue]:
        """Two values that a constructor makes of a struct of the program with references in it, or of a pair: it has to
        be filled before it can be used."""
        of_library = klass.assembly is None or klass.assembly is self._universe.library
        if (of_library and klass.generic != _PAIR) or all(
            field.type.is_value for field in self._universe.fields(klass)
        ):
            return []
        return [value for value in self._objects(klass, depth) if isinstance(value, Made)]

    def _enum(self, klass: Klass) -> list[TrialValue]:
        if klass.definition is None:
            name = type_text(klass)
            return [Constant(f"default({name})", klass, 0), Constant(f"({name})1", klass, 1)]
        fields = klass.definition.fields
        members = [f for f in fields if f.flags & _LITERAL and isinstance(f.constant, int)]
        return [Constant(f"{type_text(klass)}.{f.name}", klass, int(str(f.constant))) for f in members]

    def _nullable(self, klass: Klass, opaque: bool, depth: int) -> list[TrialValue]:
        assert klass.nullable is not None
        has, _ = nullable_slots(_Shell(self._universe), klass)  # type: ignore[arg-type]  # asks for the universe only
        found: list[TrialValue] = []
        for value in self.of(klass.nullable, opaque, depth):
            if isinstance(value, Constant):
                content = (1, value.content) if has == 0 else (value.content, 1)
                found.append(Constant(value.text, klass, content))
        null = Constant("null", klass, self._universe.default(klass))
        return [*found[:1], null, *found[1:]]

    # ---- references

    def _references(self, klass: Klass, depth: int) -> list[TrialValue]:
        null = Constant("null", klass, None)
        if klass.name == "System.String":
            return [Constant('"a"', klass, "a"), Constant('"b"', klass, "b"), null]
        if klass.name == "System.Object":
            return [Made("a", klass), Made("b", klass), null]
        if klass.is_delegate:
            return self._functions(klass, depth)
        if klass.element is not None and klass.rank == -1:
            return self._arrays(klass, depth)
        if klass.generic in _ARRAYS:
            return self._arrays(self._universe.vector(klass.arguments[0]), depth)
        if depth >= self._deepest:
            return [null]
        stub = klass.resolved.get("stub")
        if stub is not None:
            return [*stubs(self._universe, stub, self._answers, self.answers_differ), null]
        made: list[TrialValue] = []
        if klass.is_interface and klass.assembly is self._universe.library:
            made = self._stubs(klass)
        if klass.is_interface and depth and self._works is not None and not made:
            made = self._stand_ins(klass)  # what an argument is made of matters less, and real objects are large
        made = made or self._objects(klass, depth)
        return [*(made or self._stand_ins(klass)), null]

    def _stubs(self, klass: Klass) -> list[TrialValue]:
        return [*stubs(self._universe, klass, self._answers, self.answers_differ)]

    def _stand_ins(self, klass: Klass) -> list[TrialValue]:
        """Two objects that only stand for what a type asks for."""
        return (self._stubs(klass) if klass.is_interface else []) or self._unknown(klass)

    def numbers(self, klass: Klass) -> list[TrialValue]:
        """Numbers for a constructor, which may refuse the small ones. What returns a number may be a clock."""
        if klass.is_delegate:
            return self._ticking(klass)
        found = self.of(klass)
        plain = klass.name.removeprefix("System.") in _INTEGERS
        more = [Constant(str(number), klass, number) for number in _SIZES] if plain and found else []
        for rank, value in enumerate(more, len(found)):
            self.ranks.setdefault(value, rank)
        return [*found, *more]

    def _ticking(self, klass: Klass) -> list[TrialValue]:
        """The lambdas for a type, with a clock before them if it asks for a number only."""
        found = self.of(klass)
        first = found[0] if found else None
        if not isinstance(first, Function) or first.invoke.parameters:
            return found
        ticks = tick_count(self._universe, first.invoke.returns)
        if ticks is None:
            return found
        clock = Function(f"() => Environment.{ticks.name.removeprefix('get_')}", klass, first.invoke, wraps=ticks)
        return [clock, *found]

    def _arrays(self, array: Klass, depth: int) -> list[TrialValue]:
        assert array.element is not None
        items = tuple([value for value in self.of(array.element, True, depth + 1) if not _is_null(value)])
        return [Items("items", array, items), Items("none", array, ())] if items else [Items("none", array, ())]

    def _objects(self, klass: Klass, depth: int) -> list[TrialValue]:
        """Two objects of the first class that fits and can be made; or one that a static member has."""
        for actual in self.classes(klass):
            name = type_text(actual).partition("<")[0].rpartition(".")[2]
            name = name[:1].lower() + name[1:]
            for constructor in (*self.constructors(actual), *self.hidden_constructors(actual)):
                for chosen in self._given(constructor, depth):
                    if self._works is None or self._works(Made(name, actual, constructor, chosen)):
                        return [Made(f"{name}{number}", actual, constructor, chosen) for number in (1, 2)]
            for factory in self.factories(actual):
                for chosen in self._given(factory, depth):
                    if self._works is None or self._works(Fetched(name, actual, factory, chosen)):
                        count = 1 if factory.name.startswith("get_") else 2
                        return [Fetched(f"{name}{number}", actual, factory, chosen) for number in range(1, count + 1)]
        return []

    def _given(self, method: MethodInstance, depth: int) -> list[tuple[TrialValue, ...]]:
        """What a constructor or a factory is given: the first values; where it can be tried what it does with them,
        then others."""
        domains = [self.of(parameter, False, depth + 1) for parameter in method.parameters]
        if self._works is None:
            return [tuple([values[0] for values in domains])] if all(domains) else []
        ways: list[tuple[TrialValue, ...]] = []
        for place in range(-1, len(domains)):
            for number in range(1, len(domains[place])) if place >= 0 else (0,):
                way = [values[number if index == place else 0] for index, values in enumerate(domains) if values]
                ways.append(tuple(way))
        return ways[:_MOST_WAYS] if all(domains) else []

    def _unknown(self, klass: Klass) -> list[TrialValue]:
        """Two objects of a class whose code is not here, where such code may be taken for anything; or of one that does
        of an interface or of an abstract class what is left open in the same way."""
        definition = klass.definition
        is_open = klass.is_interface or (definition is not None and bool(definition.flags & _ABSTRACT))
        if not self._universe.stands_in or klass.is_array or not (is_open or klass.assembly is None):
            return []
        name = type_text(klass).partition("<")[0].rpartition(".")[2]
        name = name[1:] if name[:1] == "I" and name[1:2].isupper() else name
        constructor = self._universe.named_method(klass, ".ctor", 0) if is_open and not klass.is_interface else None
        actual = stranger(self._universe, klass) if is_open else klass
        return [Made(f"{name[:1].lower()}{name[1:]}{number}", actual, constructor) for number in (1, 2)]

    def classes(self, klass: Klass) -> list[Klass]:
        """The type itself; for an interface or abstract class, the program's own classes that implement or extend
        it."""
        definition = klass.definition
        if definition is None:
            return []
        if not klass.is_interface and not definition.flags & _ABSTRACT:
            return [klass]
        self._universe.all_types = True
        found: list[Klass] = []
        if self._types is None:
            self._types = tuple(self._universe.program.types())
        for type in self._types:
            if type.flags & _ABSTRACT or (type.generic and len(type.generic) != len(klass.arguments)):
                continue
            closed = self._close(type, klass.arguments)
            if closed is not None and closed is not self._subject and not closed.is_value and self.is_of(closed, klass):
                found.append(closed)
        return sorted(found, key=_is_hidden)

    def _close(self, type: Type, arguments: tuple[Klass, ...]) -> Klass | None:
        try:
            return self._universe.instantiate(self._universe.program, type, arguments if type.generic else ())
        except UnsupportedError:
            return None

    def is_of(self, klass: Klass, wanted: Klass) -> bool:
        """True if a type is, or implements, another."""
        return self._dispatch.assignable(klass, wanted) or (
            klass.is_value and wanted in self._universe.interfaces(klass)
        )

    def constructors(self, klass: Klass) -> list[MethodInstance]:
        """The public constructors, those with the fewest parameters first; if there is none, those of the assembly."""
        return self._constructors(klass, (_PUBLIC,)) or self._constructors(klass, _INNER)

    def _constructors(self, klass: Klass, visible: tuple[int, ...]) -> list[MethodInstance]:
        if klass.definition is None or (visible != (_PUBLIC,) and klass.assembly is not self._universe.program):
            return []
        self._universe.listed[klass] = None
        found = []
        for method in klass.definition.methods:
            if method.name == ".ctor" and method.flags & _ACCESS in visible:
                with suppress(UnsupportedError):
                    found.append(self._universe.method_instance(klass, method))
        return sorted(found, key=lambda method: len(method.parameters))

    def hidden_constructors(self, klass: Klass) -> list[MethodInstance]:
        """The constructors that only the type itself calls, where it is tried unasked and nothing else makes an object
        of it."""
        if not self._universe.stands_in or self.constructors(klass) or self.factories(klass):
            return []
        return self._constructors(klass, _OWN)

    def factories(self, klass: Klass) -> list[MethodInstance]:
        """The public static methods and properties that return an object, those with the fewest parameters first; of a
        type that is tried unasked those of the assembly, if there is none."""
        found = self._factories(klass, (_PUBLIC,))
        return found if found or not self._universe.stands_in else self._factories(klass, _INNER)

    def _factories(self, klass: Klass, visible: tuple[int, ...]) -> list[MethodInstance]:
        found = []
        for method in klass.definition.methods if klass.definition is not None else ():
            if method.flags & _ACCESS in visible and method.flags & _STATIC and not method.generic:
                with suppress(UnsupportedError):
                    instance = self._universe.method_instance(klass, method)
                    if instance.returns is klass and klass not in instance.parameters:
                        found.append(instance)
        return sorted(found, key=lambda method: len(method.parameters))

    # ---- delegates

    def _functions(self, klass: Klass, depth: int) -> list[TrialValue]:
        invoke = next((m for m in (klass.definition.methods if klass.definition else ()) if m.name == "Invoke"), None)
        if invoke is None:
            return []
        method = self._universe.method_instance(klass, invoke)
        if any(parameter.is_byref for parameter in method.parameters):
            return [Constant("null", klass, None)]
        return [*self._answers(klass, method, depth)]

    def _answers(self, klass: Klass, method: MethodInstance, depth: int = 0) -> list[Function]:
        """The functions that lambdas with the parameters of a method may be, with that method's result."""
        returns, parameters = method.returns, method.parameters
        head = "()" if not parameters else "_" if len(parameters) == 1 else f"({', '.join('_' * len(parameters))})"
        if now := clock(self._universe, returns):
            return [
                Function(f"{head} => {type_text(now.owner)}.{now.name.removeprefix('get_')}", klass, method, wraps=now)
            ]
        if returns.kind is Kind.VOID:
            return [Function(f"handler{number}", klass, method) for number in (1, 2)]
        if parameters and parameters[-1] is returns and returns.name.removeprefix("System.") in _INTEGERS:
            last = "x" if len(parameters) == 1 else f"({', '.join('_' * (len(parameters) - 1))}, x)"
            return [Function(f"{last} => x + {n}", klass, method, follows=True, adds=n) for n in (1, 2)]
        if returns.generic == _TASK and not returns.arguments:
            completed = self._universe.named_method(returns, "get_CompletedTask", 0)
            return [Function(f"{head} => Task.CompletedTask", klass, method, wraps=completed)]
        if returns.generic == _VALUE_TASK:
            return [Function(f"{head} => default", klass, method, Constant("default", returns, returns.default))]
        if returns.generic == f"{_TASK}`1":
            wraps = self._from_result(_TASK, returns)
            return [
                Function(f"{head} => Task.FromResult({lambda_text(value)})", klass, method, value, wraps=wraps)
                for value in self.of(returns.arguments[0], True, depth + 1)
            ]
        if returns.generic == f"{_VALUE_TASK}`1" and (wraps := self._from_result(_VALUE_TASK, returns)) is not None:
            return [
                Function(f"{head} => ValueTask.FromResult({lambda_text(value)})", klass, method, value, wraps=wraps)
                for value in self.of(returns.arguments[0], True, depth + 1)
            ]
        return [
            Function(f"{head} => {lambda_text(value)}", klass, method, value)
            for value in self.of(returns, True, depth + 1)
            if not _is_null(value) or returns.is_value
        ]

    def _from_result(self, name: str, task: Klass) -> MethodInstance | None:
        plain = self._universe.core(name)
        for method in plain.definition.methods if plain.definition else ():
            if method.name == "FromResult":
                return self._universe.method_instance(plain, method, task.arguments)
        return None


class _Shell:
    """The part of a world that `nullable_slots` uses."""

    def __init__(self, universe: Universe) -> None:
        self.universe = universe


_NO_ARGUMENTS = {"System.TypedReference", "System.ArgIterator"}


def lambda_text(value: TrialValue) -> str:
    """The expression that a lambda returns: a new object in each call, if that can be made without arguments."""
    if isinstance(value, Constant):
        return value.text
    if is_fresh(value) and isinstance(value, Items):
        return f"new {type_text(value.klass)} {{ {', '.join(map(value_text, value.values))} }}"
    if isinstance(value, Made) and not value.arguments:
        return f"new {type_text(value.klass)}()"
    return value.name


def _is_hidden(klass: Klass) -> bool:
    """True if a class is not public."""
    return klass.definition is not None and klass.definition.flags & 7 != 1


def _is_null(value: TrialValue) -> bool:
    return isinstance(value, Constant) and value.text == "null"


def value_text(value: Any) -> str:
    """An argument as a call has it."""
    return value.text if isinstance(value, Constant) else str(value.name)
