"""Custom attributes: what C# writes, in the words of the committed sources; what it does not, byte by byte."""

from typing import Any

import pytest

from fencepost.assembly.attributes import decode_arguments, decode_constant
from fencepost.assembly.damage import DamagedError
from fencepost.model.members import ArgumentValue, ArrayArgument, Attribute, Float, Halves
from fencepost.model.types import MethodSignature, Named, Parameter, TypeExpression, Vector
from tests.assembly.inputs import field_named, opened, type_named

RUNTIME = "System.Runtime, Version=10.0.0.0, Culture=neutral, PublicKeyToken=b03f5f7f11d50a3a"
INT, TEXT, OBJECT, TYPE = (Named(f"System.{name}") for name in ("Int32", "String", "Object", "Type"))


def only(type: str, field: str) -> Attribute:
    (attribute,) = field_named(type_named(opened("Metadata"), f"Metadata.Attributes.{type}"), field).attributes
    return attribute


CONSTRUCTORS: dict[str, tuple[Any, ...]] = {
    "Empty": (),
    "OddText": ('nul \0, 😀, Größe, "quoted"',),
    "NullText": (None,),
    "FrameworkType": (f"System.String, {RUNTIME}",),
    "BoxedNull": (None,),
    "BoxedChar": (ord("c"),),
    "BoxedEnum": (1,),
    "BoxedWideEnum": (0xFFFFFFFFFFFFFFFF,),
    "BoxedArray": (ArrayArgument((1, 2)),),
    "BoxedObjects": (
        ArrayArgument((1, "two", ord("c"), None, f"System.Int32, {RUNTIME}", 0, ArrayArgument(("nested",)))),
    ),
    "Enums": (1, 0),
    "NullInts": (None,),
    "NoInts": (ArrayArgument(()),),
    "Params": (Float(0x3FF8000000000000, 8), ArrayArgument(("rest", "of", "it"))),
}


@pytest.mark.parametrize(("field", "arguments"), CONSTRUCTORS.items())
def test_arguments_that_csharp_writes(field: str, arguments: tuple[Any, ...]) -> None:
    assert only("Constructors", field).arguments == arguments


def test_arguments_given_by_name() -> None:
    attribute = only("NamedArguments", "Mixed")
    assert attribute.arguments == ("positional",)
    assert attribute.named == (("NestedEnum", -1), ("ObjectProperty", None), ("TextField", None))


def test_the_argument_of_a_generic_attribute_has_the_type_that_the_attribute_is_made_of() -> None:
    attribute = only("GenericAttributes", "OfEnum")
    assert attribute.type == "Metadata.Attributes.GenericAttribute`1<Metadata.Attributes.Local>"
    assert attribute.arguments == (1,)


# -- byte by byte -------------------------------------------------------------------------------------------------


def arguments(
    data: str, *parameters: TypeExpression
) -> tuple[tuple[ArgumentValue, ...], tuple[tuple[str, ArgumentValue], ...]]:
    signature = MethodSignature(True, False, 0, 0, Named("System.Void"), parameters, len(parameters))
    sizes = {"Known": "System.Int16"}
    return decode_arguments(bytes.fromhex(data), signature, Named("A"), sizes.get)


def test_an_enum_has_the_size_that_it_is_declared_with() -> None:
    assert arguments("0100 ffff 0000", Named("Known")) == ((-1,), ())


def test_a_null_array_and_a_null_string() -> None:
    assert arguments("0100 ffffffff ff 0000", Vector(INT), TEXT) == ((None, None), ())


def test_an_enum_named_by_its_assembly_qualified_name_is_found_by_its_type_name() -> None:
    name = b"Known, Assembly, Version=1.0.0.0"
    assert arguments("0100 55" + f"{len(name):02x}" + name.hex() + "0200 0000", OBJECT) == ((2,), ())


DAMAGED: dict[str, tuple[str, list[TypeExpression], str]] = {
    "no prolog": ("0200 0000", [], "prolog"),
    "nothing at all": ("", [], "prolog"),
    "cut off": ("0100 010000", [INT], "cut off"),
    "an unknown enum": ("0100 01000000 0000", [Named("Unknown")], "Unknown is not known"),
    "an impossible type": ("0100 01000000 00", [Vector(Parameter(0, False))], "that none can have"),
    "a type parameter of nothing": ("0100 0000", [Parameter(3, False)], "nothing defines"),
    "an array that lies": ("0100 ffffff7f 00", [Vector(INT)], "claims more"),
    "no named arguments": ("0100 01000000", [INT], "cut off"),
    "neither field nor property": ("0100 0100 52", [], "neither field nor property"),
    "an unknown tag": ("0100 0f", [OBJECT], "no type"),
    "a text that lies": ("0100 7f 61", [TEXT], "cut off"),
}


@pytest.mark.parametrize(("data", "parameters", "message"), DAMAGED.values(), ids=DAMAGED)
def test_damaged_arguments(data: str, parameters: list[TypeExpression], message: str) -> None:
    with pytest.raises(DamagedError, match=message):
        arguments(data, *parameters)


@pytest.mark.parametrize("nested", ["1d" * 100_000, "51" * 100_000, "1d51 01000000" * 10_000])
def test_nesting_ends(nested: str) -> None:
    with pytest.raises(DamagedError, match="nested too deeply"):
        arguments("0100" + nested, OBJECT)


# -- constants ----------------------------------------------------------------------------------------------------

CONSTANTS: dict[str, tuple[int, str, ArgumentValue]] = {
    "true": (0x02, "01", True),
    "char": (0x03, "00d8", 0xD800),
    "signed byte": (0x04, "80", -128),
    "byte": (0x05, "ff", 255),
    "long": (0x0A, "0000000000000080", -(1 << 63)),
    "unsigned long": (0x0B, "ffffffffffffffff", (1 << 64) - 1),
    "float": (0x0C, "0100c07f", Float(0x7FC00001, 4)),
    "double": (0x0D, "0000000000000080", Float(1 << 63, 8)),
    "text": (0x0E, "61000000", "a\0"),
    "half a pair, half a character": (0x0E, "00d861", Halves(b"\x00\xd8")),
    "null": (0x12, "00000000", None),
}


@pytest.mark.parametrize(("code", "data", "value"), CONSTANTS.values(), ids=CONSTANTS)
def test_a_constant(code: int, data: str, value: ArgumentValue) -> None:
    found = decode_constant(code, bytes.fromhex(data))
    assert found == value
    assert type(found) is type(value)


def test_a_constant_that_is_cut_off_is_damage() -> None:
    with pytest.raises(DamagedError, match="cut off"):
        decode_constant(0x08, b"\1\2\3")
