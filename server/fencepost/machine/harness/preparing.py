"""Which objects a test framework makes for a test, and which methods it calls before and after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.marks import marks
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.harness.assembly_marks import collection_definition, of_assembly
from fencepost.machine.harness.rows import Row, rows_of_class
from fencepost.machine.harness.stand_ins import is_known
from fencepost.machine.harness.surroundings import NOTHING, Call, Create, StandIn, Surroundings
from fencepost.machine.reflection.type_names import find_type
from fencepost.model.members import Attribute, Method

TESTS = {
    "Fact", "Theory", "Test", "TestCase", "TestCaseSource", "TestMethod", "DataTestMethod", "STATestMethod",
}  # fmt: skip
"""The attributes of tests of xUnit, NUnit, MSTest and TUnit."""
_STATIC, _ACCESS, _PUBLIC = 0x10, 0x07, 0x06
_ONCE_BEFORE, _BEFORE = ("OneTimeSetUp", "ClassInitialize"), ("SetUp", "TestInitialize", "Before")
_AFTER, _ONCE_AFTER = ("TearDown", "TestCleanup", "After"), ("OneTimeTearDown", "ClassCleanup")
_MARKS = (*_ONCE_BEFORE, *_BEFORE, *_AFTER, *_ONCE_AFTER)
"""The attributes of NUnit, MSTest and TUnit."""
_LIFETIME = "Xunit.IAsyncLifetime"
_CLASS_FIXTURE, _COLLECTION_FIXTURE = "IClassFixture`1", "ICollectionFixture`1"


def is_test(method: Method) -> bool:
    """True if a method has an attribute of a test of any framework."""
    return _has(method, *TESTS)


def prepares(method: Method) -> bool:
    """True if a method has an attribute because of which it may run before or after a harness."""
    return _has(method, *_MARKS)


def surroundings(universe: Universe, harness: MethodInstance) -> Surroundings:
    """What is around a harness. There is an error, with the reason, if its object cannot be made."""
    return _Preparing(universe, harness).result()


class _Preparing:
    def __init__(self, universe: Universe, harness: MethodInstance) -> None:
        self._universe = universe
        self._harness = harness
        self._owner: Klass = harness.tested
        self._is_test = is_test(harness.definition)
        self._before: list[Create | StandIn | Call] = []
        self._after: list[tuple[Call, ...]] = []
        self._things: dict[Klass, int] = {}
        self._count = 0

    def result(self) -> Surroundings:
        if self._owner.is_value:
            return Surroundings((), NOTHING, ())
        if self._is_test:
            self._whole_assembly()
            for fixture in self._fixtures():
                self._fixture(fixture)
        self._marked((*_ONCE_BEFORE, *_BEFORE), (*_AFTER, *_ONCE_AFTER), NOTHING)
        test = NOTHING
        if not self._harness.static:
            test = self._object()
            self._context(test)
            self._marked(_ONCE_BEFORE, _ONCE_AFTER, test)
            self._disposed(self._owner, test)
            self._marked(_BEFORE, _AFTER, test)
            self._lifetime(self._owner, test)
        after = [call for calls in reversed(self._after) for call in calls]
        return Surroundings(tuple(self._before), test, tuple(after))

    # ---- things

    def _make(self, thing: Create | StandIn) -> int:
        self._before.append(thing)
        self._things[thing.klass] = self._count
        self._count += 1
        return self._count - 1

    def _object(self) -> int:
        owner = self._owner
        constructors = _constructors(owner)
        if rows := rows_of_class(owner):
            return self._make(self._with_rows(owner, constructors, rows))
        if any(not m.signature.parameters for m in constructors) or not constructors:
            # The universe is asked for it by name, as it always was.
            return self._make(Create(owner, self._constructor_of(owner)))
        if len(constructors) != 1:
            raise UnsupportedError(f"{owner.name} has several constructors, and all of them take arguments")
        return self._make(self._created(owner, constructors[0]))

    def _constructor_of(self, owner: Klass) -> MethodInstance | None:
        found = self._universe.named_method(owner, ".ctor", 0)
        return found if found is not None and found.owner is owner else None

    def _with_rows(self, owner: Klass, constructors: list[Method], rows: tuple[Row, ...]) -> Create:
        """The object of a class whose attributes say the arguments of its constructor."""
        counts = {len(row.arguments) for row in rows}
        fitting = [method for method in constructors if {len(method.signature.parameters)} == counts]
        if len(fitting) != 1:
            raise UnsupportedError(f"no constructor of {owner.name} fits the arguments that its attributes say")
        return Create(owner, self._universe.method_instance(owner, fitting[0]), rows=rows)

    def _created(self, klass: Klass, constructor: Method) -> Create:
        """A constructor with what each parameter asks for."""
        method = self._universe.method_instance(klass, constructor)
        arguments = tuple([self._argument(klass, parameter) for parameter in method.parameters])
        return Create(klass, method, arguments)

    def _argument(self, klass: Klass, parameter: Klass) -> int:
        for made, number in self._things.items():
            if parameter in made.chain():
                return number
        if is_known(parameter):
            return self._make(StandIn(parameter))
        raise UnsupportedError(f"the constructor of {klass.name} takes a {parameter.name}, which nothing here makes")

    # ---- fixtures of xUnit

    def _fixtures(self) -> Iterator[Klass]:
        """The fixtures of the assembly, of the collection and of the class, in the order in which they are made."""
        universe, program = self._universe, self._universe.program
        for mark in marks(program.attributes, "AssemblyFixture"):
            yield self._named(mark.arguments[0] if mark.arguments else "")
        definition = self._collection()
        for interface in universe.interfaces(definition) if definition is not None else ():
            if _is_called(interface, _COLLECTION_FIXTURE):
                yield interface.arguments[0]
        for owner in (definition, self._owner) if definition is not None else (self._owner,):
            for interface in universe.interfaces(owner):
                if _is_called(interface, _CLASS_FIXTURE):
                    yield interface.arguments[0]

    def _named(self, name: object) -> Klass:
        found = find_type(self._universe, self._universe.program, str(name))
        if found is None:
            raise UnsupportedError(f"the fixture {name} was not found")
        return found

    def _collection(self) -> Klass | None:
        """The definition of the collection to which the test's class belongs."""
        for klass in self._owner.chain():
            for mark in marks(klass.definition.attributes if klass.definition is not None else (), "Collection"):
                if not mark.arguments:
                    inside = mark.type.partition("<")[2].removesuffix(">")
                    return self._named(inside) if inside else None
                definition = collection_definition(self._universe, str(mark.arguments[0]))
                if definition is not None:
                    return self._universe.instantiate(self._universe.program, definition, ())
                return find_type(self._universe, self._universe.program, str(mark.arguments[0]))
        return None

    def _fixture(self, klass: Klass) -> None:
        if klass in self._things:
            return
        constructors = _constructors(klass)
        if klass.is_interface or len(constructors) > 1 or klass.definition is None:
            raise UnsupportedError(f"the fixture {klass.name} has several constructors, or none")
        if constructors and constructors[0].signature.parameters:
            thing = self._make(self._created(klass, constructors[0]))
        else:
            thing = self._make(Create(klass, self._constructor_of(klass)))
        self._disposed(klass, thing)
        self._lifetime(klass, thing)

    def _lifetime(self, klass: Klass, thing: int) -> None:
        """`InitializeAsync` before, `DisposeAsync` after a test."""
        if any(interface.name == _LIFETIME for interface in self._universe.interfaces(klass)):
            begin = self._implementation(klass, _LIFETIME, "InitializeAsync")
            if begin is not None:
                self._before.append(Call(begin, thing))
            end = self._implementation(klass, _LIFETIME, "DisposeAsync")
            if end is not None and self._is_test:
                self._after.append((Call(end, thing),))

    def _disposed(self, klass: Klass, thing: int) -> None:
        if not self._is_test:
            return
        interfaces = {interface.name for interface in self._universe.interfaces(klass)}
        calls = []
        for interface, name in (("System.IAsyncDisposable", "DisposeAsync"), ("System.IDisposable", "Dispose")):
            is_lifetime = _LIFETIME in interfaces and name == "DisposeAsync"  # of xUnit 3, which calls it once
            if interface in interfaces and not is_lifetime:
                end = self._implementation(klass, interface, name)
                if end is not None:
                    calls.append(Call(end, thing))
        self._after.append(tuple(calls[:1]))

    def _implementation(self, klass: Klass, interface: str, name: str) -> MethodInstance | None:
        for called in (f"{interface}.{name}", name):
            method = self._universe.named_method(klass, called, 0)
            if method is not None:
                return method
        return None

    # ---- methods that are marked

    def _marked(self, before: tuple[str, ...], after: tuple[str, ...], test: int) -> None:
        """Calls the marked methods of the test's object, or the static ones if there is none: set-ups of bases come
        first, tear-downs of bases last."""
        chain = self._owner.chain()
        begins = [method for mark in before for klass in reversed(chain) for method in self._of(klass, (mark,), test)]
        ends = [method for klass in chain for method in self._of(klass, after, test)]
        self._before += [self._call(method, test) for method in dict.fromkeys(begins)]
        self._after.append(tuple([self._call(method, test) for method in dict.fromkeys(ends)]))

    def _of(self, klass: Klass, names: tuple[str, ...], test: int) -> Iterator[MethodInstance]:
        for method in klass.definition.methods if klass.definition is not None else ():
            static = bool(method.flags & _STATIC)
            if static is not (test == NOTHING) or method.generic or not _has(method, *names):
                continue
            if static and klass is not self._owner and not _is_for_derived(method):
                continue
            owner = klass if static else self._owner
            latest = self._universe.named_method(owner, method.name, len(method.signature.parameters))
            if latest is not None and self._can_call(latest):
                yield latest

    @staticmethod
    def _can_call(method: MethodInstance) -> bool:
        return all(is_known(parameter) or parameter.name == _TOKEN for parameter in method.parameters)

    def _call(self, method: MethodInstance, test: int) -> Call:
        arguments = tuple([self._given(parameter) for parameter in method.parameters])
        return Call(method, NOTHING if method.static else test, arguments)

    def _given(self, parameter: Klass) -> int:
        if parameter in self._things:
            return self._things[parameter]
        return self._make(StandIn(parameter)) if is_known(parameter) else NOTHING

    def _context(self, test: int) -> None:
        """MSTest sets a property of the test's class that has the name of its type."""
        if not self._is_test:
            return
        setter = self._universe.named_method(self._owner, "set_TestContext", 1)
        if setter is not None and not setter.static and is_known(setter.parameters[0]):
            self._before.append(Call(setter, test, (self._given(setter.parameters[0]),)))

    # ---- the whole assembly

    def _whole_assembly(self) -> None:
        universe = self._universe
        for type, method in of_assembly(universe, "AssemblyInitialize"):
            instance = universe.method_instance(universe.instantiate(universe.program, type, ()), method)
            if self._can_call(instance):
                self._before.append(self._call(instance, NOTHING))
        ends = [
            universe.method_instance(universe.instantiate(universe.program, type, ()), method)
            for type, method in of_assembly(universe, "AssemblyCleanup")
        ]
        self._after.append(tuple([self._call(end, NOTHING) for end in ends if self._can_call(end)]))
        namespace = f"{self._owner.name.partition('+')[0].rpartition('.')[0]}."
        for type, _ in of_assembly(universe, "SetUpFixture"):
            around = type.name.partition("+")[0].rpartition(".")[0]
            if namespace.startswith(f"{around}.") or not around:
                self._set_up_fixture(universe.instantiate(universe.program, type, ()))

    def _set_up_fixture(self, klass: Klass) -> None:
        thing = self._make(Create(klass, self._constructor_of(klass)))
        for name in ("OneTimeSetUp", "OneTimeTearDown"):
            calls = [
                Call(instance, NOTHING if instance.static else thing)
                for method in (klass.definition.methods if klass.definition is not None else ())
                if _has(method, name) and not method.signature.parameters
                for instance in (self._universe.method_instance(klass, method),)
            ]
            if name == "OneTimeSetUp":
                self._before += calls
            else:
                self._after.append(tuple(calls))


_TOKEN = "System.Threading.CancellationToken"


def _constructors(klass: Klass) -> list[Method]:
    """The public constructors of a class; of one without any, all."""
    methods = klass.definition.methods if klass.definition is not None else ()
    all = [method for method in methods if method.name == ".ctor"]
    return [method for method in all if method.flags & _ACCESS == _PUBLIC] or all


def _has(method: Method, *names: str) -> bool:
    return any(True for _ in marks(method.attributes, *names))


def _is_called(klass: Klass, name: str) -> bool:
    return klass.generic.rpartition(".")[2] == name


def _is_for_derived(method: Method) -> bool:
    """True if MSTest calls a method of a base for each derived class, too, or TUnit's."""
    for mark in marks(method.attributes, "ClassInitialize", "ClassCleanup"):
        return any(isinstance(value, int) and value for value in _values(mark))
    return True


def _values(mark: Attribute) -> Iterable[object]:
    return (*(mark.arguments or ()), *(value for _, value in mark.named))
