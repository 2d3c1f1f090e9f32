"""The rows of a test with parameters: those that its attributes say, and sources, whose code makes rows.

Of xUnit `[InlineData]`, `[MemberData]` and `[ClassData]`, of NUnit `[TestCase]`, `[TestCaseSource]`, `[Values]` and
`[Range]`, of MSTest `[DataRow]` and `[DynamicData]`, of TUnit `[Arguments]` and `[MethodDataSource]`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple, TypeVar

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.text import type_text
from fencepost.lowering.klass import FieldSlot, Klass, MethodInstance
from fencepost.lowering.marks import simple_name
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.reflection.type_names import find_type
from fencepost.model.members import AttributeUse, TypedArgument
from fencepost.model.types import Named, Vector

_FIXED = {"InlineData", "TestCase", "DataRow", "Arguments"}
_MEMBERS = {"MemberData", "TestCaseSource", "DynamicData", "MethodDataSource", "ClassData"}
_VALUES = {"Values", "Range"}
_NOT_FOLLOWED = {"Random", "ValueSource", "Matrix", "MatrixDataSource", "ClassDataSource", "CombinatorialData"}
ROWS = _FIXED | _MEMBERS
"""The attributes of methods that give rows."""
_LEFT_OUT = {"Skip", "Ignore", "IgnoreReason", "IgnoreMessage", "Explicit"}
_MOST_ROWS = 1000
_STATIC, _OPTIONAL = 0x10, 0x10
_TOKEN = "System.Threading.CancellationToken"


AnyItem = TypeVar("AnyItem")


class Row(NamedTuple):
    """The arguments of one row; `expected` is what the test is to return, None where the row does not say."""

    arguments: tuple[TypedArgument, ...]
    expected: TypedArgument | None = None


class RowSource(NamedTuple):
    """A static method, a static field, or a type of which an object is made: it enumerates rows."""

    member: MethodInstance | FieldSlot | Klass
    arguments: tuple[TypedArgument, ...] = ()


class Rows(NamedTuple):
    """A test is run with one of the rows, or with one of those of a source; all are explored."""

    fixed: tuple[Row, ...]
    sources: tuple[RowSource, ...]

    @property
    def choices(self) -> int:
        """Among how many rows and sources there is a choice."""
        return len(self.fixed) + len(self.sources)


def has_rows(assembly: Assembly, token: int, parameters: int) -> bool:
    """True if attributes of a method, or of its parameters, give it rows."""
    if any(_name(use) in ROWS for use in assembly.attribute_uses(token)):
        return True
    uses = [use for number in range(parameters) for use in assembly.attribute_uses(token, "Param", number)]
    return any(_name(use) in _VALUES for use in uses)


def rows_of(universe: Universe, harness: MethodInstance) -> Rows | None:
    """The rows of a harness, None if it has no parameters. There is an error, with the reason, if it has parameters
    and no rows."""
    if not harness.parameters:
        return _judged(harness)
    assert harness.owner.assembly is not None  # a test has code
    fixed, sources = [], []
    for use in harness.owner.assembly.attribute_uses(harness.definition.token):
        name = _name(use)
        if name in _NOT_FOLLOWED:
            raise UnsupportedError(f"the rows of [{name}], which are not followed")
        if name in ROWS and use.arguments is None:
            raise UnsupportedError(f"the arguments of [{name}] cannot be read")
        if any(key in _LEFT_OUT and value.value for key, value in use.named):
            continue
        if name in _FIXED:
            fixed.append(_row(use))
        elif name in _MEMBERS:
            sources.append(_source(universe, harness, use))
    fixed += _combined(harness)
    for row in fixed:
        _check_count(harness, row)
    if not fixed and not sources:
        raise UnsupportedError("it has parameters, and no rows that are known")
    return Rows(tuple(_bounded(fixed)), tuple(sources))


def _judged(harness: MethodInstance) -> Rows | None:
    """Rows of a test without parameters, of which NUnit says what it returns."""
    assert harness.owner.assembly is not None
    for use in harness.owner.assembly.attribute_uses(harness.definition.token):
        expected = dict(use.named).get("ExpectedResult")
        if _name(use) in ("Test", "TestCase") and expected is not None:
            return Rows((Row((), expected),), ())
    return None


def rows_of_class(klass: Klass) -> tuple[Row, ...]:
    """The arguments that the attributes of a test class say for its constructor; of NUnit's generic ones, the types are
    none of them."""
    assembly, definition = klass.assembly, klass.definition
    if assembly is None or definition is None or klass.arguments:
        return ()
    found = [
        _row(use) for use in assembly.attribute_uses(definition.token) if _name(use) in ("TestFixture", "Arguments")
    ]
    return tuple([row for row in found if row.arguments])


def _name(use: AttributeUse) -> str:
    return simple_name(type_text(use.constructor.owner).partition("<")[0])


def _row(use: AttributeUse) -> Row:
    given = list(use.arguments or ())
    if given and given[-1].type == Vector(Named("System.Object")) and isinstance(given[-1].value, tuple):
        given[-1:] = given[-1].value
    return Row(tuple(given), dict(use.named).get("ExpectedResult"))


def _source(universe: Universe, harness: MethodInstance, use: AttributeUse) -> RowSource:
    """The member that an attribute names: in a type that it names, too, or else in the test's."""
    owner, name = harness.tested, ""
    arguments: tuple[TypedArgument, ...] = ()
    for given in (*(use.arguments or ()), *[value for key, value in use.named if key in ("MemberType", "Arguments")]):
        if isinstance(given.value, tuple):
            arguments = given.value
        elif type_text(given.type) == "System.Type" and isinstance(given.value, str):
            owner = _type(universe, harness, given.value)
        elif isinstance(given.value, str):
            name = name or given.value
    if not name:
        inside = type_text(use.constructor.owner).partition("<")[2].removesuffix(">")
        return RowSource(_type(universe, harness, inside) if inside else owner)
    for klass in owner.chain():
        universe.fields(klass)
        universe.field_names.add(name)
        if name in klass.statics:
            return RowSource(klass.statics[name])
        for called, count in ((name, len(arguments)), (f"get_{name}", 0)):
            universe.names.add(called)
            for method in klass.definition.methods if klass.definition is not None else ():
                if method.name == called and method.flags & _STATIC and len(method.signature.parameters) == count:
                    return RowSource(universe.method_instance(klass, method), arguments)
    raise UnsupportedError(f"the source {name} of its rows is no static member of {owner.name}")


def _type(universe: Universe, harness: MethodInstance, name: str) -> Klass:
    assert harness.owner.assembly is not None
    found = find_type(universe, harness.owner.assembly, name)
    if found is None:
        raise UnsupportedError(f"the type {name}, which has its rows, was not found")
    return found


# ---- NUnit's values of parameters


def _combined(harness: MethodInstance) -> list[Row]:
    """Each value of a parameter with each of all others; one after the other if the test is `[Sequential]`."""
    assembly, definition = harness.owner.assembly, harness.definition
    assert assembly is not None
    columns = []
    for number, klass in enumerate(harness.parameters):
        row = next((i for i, known in enumerate(definition.parameters) if known.sequence == number + 1), -1)
        uses = assembly.attribute_uses(definition.token, "Param", row) if row >= 0 else ()
        if any(_name(use) in _NOT_FOLLOWED for use in uses):
            raise UnsupportedError("the values of a parameter that are not followed")
        columns.append([value for use in uses if _name(use) in _VALUES for value in _column(use, klass)])
    if not all(columns):
        return []
    if any(simple_name(attribute.type) == "Sequential" for attribute in definition.attributes):
        if len({len(column) for column in columns}) > 1:
            raise UnsupportedError("the parameters of a [Sequential] test have different numbers of values")
        return [Row(arguments) for arguments in zip(*columns, strict=True)]
    return [Row(arguments) for arguments in _bounded(product(*columns))]


def _bounded(items: Iterable[AnyItem]) -> Iterator[AnyItem]:
    """As many rows, or values of a parameter, as are explored. A test with more is not checked: some left out might be
    the ones that go wrong."""
    for number, item in enumerate(items):
        if number == _MOST_ROWS:
            raise UnsupportedError(f"it has more than {_MOST_ROWS:,} rows")
        yield item


def _column(use: AttributeUse, klass: Klass) -> Iterator[TypedArgument]:
    given = _row(use).arguments
    if _name(use) == "Range":
        yield from _range(given)
    elif given:
        yield from given
    elif klass.name == "System.Boolean":
        yield from [TypedArgument(Named("System.Boolean"), value) for value in (True, False)]
    elif klass.is_enum and klass.definition is not None:
        for field in klass.definition.fields:
            if isinstance(field.constant, int):
                yield TypedArgument(Named("System.Int32"), field.constant)


def _range(given: tuple[TypedArgument, ...]) -> Iterator[TypedArgument]:
    numbers = [argument.value for argument in given if isinstance(argument.value, int)]
    if len(numbers) != len(given) or len(numbers) < 2 or 0 in numbers[2:]:
        raise UnsupportedError("a [Range] that is not of integers")
    first, last = numbers[0], numbers[1]
    step = numbers[2] if len(numbers) > 2 else 1 if first <= last else -1
    for value in _bounded(range(first, last + (1 if step > 0 else -1), step)):
        yield TypedArgument(given[0].type, value)


# ---- how many arguments there are


def least_count(harness: MethodInstance) -> int:
    """How many arguments a row must have: not those of optional parameters and of tokens that the framework passes."""
    count = len(harness.parameters)
    if takes_rest(harness):
        count -= 1
    flags = {known.sequence: known.flags for known in harness.definition.parameters}
    while count and (flags.get(count, 0) & _OPTIONAL or harness.parameters[count - 1].name == _TOKEN):
        count -= 1
    return count


def takes_rest(harness: MethodInstance) -> bool:
    """True if the last parameter is a `params` array."""
    last = next((i for i, p in enumerate(harness.definition.parameters) if p.sequence == len(harness.parameters)), -1)
    if last < 0 or harness.owner.assembly is None:
        return False
    uses = harness.owner.assembly.attribute_uses(harness.definition.token, "Param", last)
    return any(_name(use) == "ParamArray" for use in uses)


def _check_count(harness: MethodInstance, row: Row) -> None:
    count, most = len(row.arguments), len(harness.parameters)
    plural = "" if most == 1 else "s"
    if not (least_count(harness) <= count and (count <= most or takes_rest(harness))):
        raise UnsupportedError(f"a row of {harness} has {count} arguments, and the test has {most} parameter{plural}")
