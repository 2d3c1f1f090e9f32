"""What an assembly says of itself, asked one thing at a time; initial data; types that live elsewhere."""

from pathlib import Path

import pytest

from fencepost.assembly.assembly import Assembly
from fencepost.model.members import MethodReference
from tests.assembly.inputs import field_named, method_named, methods, must_open, opened, sample, type_named
from tests.assembly.made import CODE, Made


def test_an_assembly_and_its_module() -> None:
    assembly = opened("Library")
    assert (assembly.name, assembly.module, assembly.debug_kind) == ("Library", "Library.dll", "portable")
    assert len(assembly.mvid) == 36
    assert "System.Runtime" in assembly.references()
    assert assembly.entry_point == 0


def test_a_module_that_is_part_of_an_assembly_has_no_name_of_its_own() -> None:
    assembly = opened("Part")
    assert (assembly.name, assembly.module) == (None, "Part.netmodule")


def test_the_entry_point_of_a_program() -> None:
    assembly = opened("Program")
    main = assembly.find_method(assembly.entry_point)
    assert main is not None
    assert main.name == "<Main>"  # it waits for the asynchronous one


def test_a_type_is_found_by_its_full_name() -> None:
    assembly = opened("Library")
    assert type_named(assembly, "Library.Box`1+Enumerator+Deep`1").enclosing == "Library.Box`1+Enumerator"
    assert assembly.find_type("Library.None") is None
    assert next(assembly.types()).name == "<Module>"
    assert assembly.type_count == len(list(assembly.types()))


def test_a_method_is_found_by_its_token() -> None:
    assembly = opened("Library")
    for method in methods(assembly):
        assert assembly.find_method(method.token) == method
        named = assembly.named(method.token)
        assert isinstance(named, MethodReference)
        assert named.definition == method.token
    assert assembly.problems == []


@pytest.mark.parametrize(
    "token", [0, 0x06000000, 0x06FFFFFF, 0x0A000000, 0x70FFFFFF, 0x02FFFFFF, 0x99000001, 0xFFFFFFFF]
)
def test_a_token_of_nothing_is_a_problem(token: int) -> None:
    assembly = must_open(sample("Samples"))
    assert assembly.token_text(token) == "?"
    assert len(assembly.problems) == 1


def test_a_method_that_is_not_there_is_a_problem() -> None:
    assembly = must_open(sample("Samples"))
    assert assembly.find_method(0x06FFFFFF) is None
    assert len(assembly.problems) == 1


# -- initial data ---------------------------------------------------------------------------------------------------


def initial(assembly: Assembly) -> list[bytes | None]:
    fields = [field for type in assembly.types() for field in type.fields if field.rva]
    return [assembly.initial_data(field, 20) for field in fields]


def test_an_array_literal_lies_in_the_image() -> None:
    assembly = opened("Keys1", "Release")
    assert initial(assembly) == [bytes([1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0])]


def test_data_of_several_items() -> None:
    (field,) = [field for field in type_named(opened("Signatures", "Release"), "<Module>").fields if field.rva]
    assert opened("Signatures", "Release").initial_data(field, 14) == bytes.fromhex("01 0000c03f 010203040506070809")


def test_a_field_without_initial_data_has_none() -> None:
    assembly = opened("Library")
    assert assembly.initial_data(field_named(type_named(assembly, "Library.Box`1"), "Value"), 4) is None


def with_data(folder: Path, rva: int) -> Assembly:
    made = Made()
    made.type("A")
    made.add("Field", 0x16, made.name("f"), made.blob(6, 8))
    made.add("FieldRVA", rva, 1)
    made.code = b"\1\2\3\4"
    path = folder / "Made.dll"
    path.write_bytes(made.image())
    return must_open(path)


def test_initial_data_is_as_long_as_it_is_asked_for_or_none(tmp_path: Path) -> None:
    assembly = with_data(tmp_path, CODE)
    field = field_named(type_named(assembly, "A"), "f")
    assert assembly.initial_data(field, 4) == b"\1\2\3\4"
    assert assembly.initial_data(field, 1 << 40) is None


@pytest.mark.parametrize("rva", [1, 0x10000000, 0xFFFFFFFF])
def test_initial_data_outside_of_the_file_is_none(rva: int, tmp_path: Path) -> None:
    assembly = with_data(tmp_path, rva)
    assert assembly.initial_data(field_named(type_named(assembly, "A"), "f"), 4) is None


# -- types that live elsewhere --------------------------------------------------------------------------------------


def test_forwarded_types_lead_to_another_assembly() -> None:
    assert opened("Consumer").forwarded_types() == {"Library.Moved": "Library", "Library.Moved+Nested": "Library"}


def test_types_of_another_module_are_not_forwarded() -> None:
    assert opened("Whole").forwarded_types() == {}


def test_an_exported_type_that_is_nested_in_itself_is_a_problem(tmp_path: Path) -> None:
    made = Made()
    made.add("ExportedType", 0, 0, made.name("Loop"), 0, 1 << 2 | 2)
    path = tmp_path / "Made.dll"
    path.write_bytes(made.image())
    assembly = must_open(path)
    assert assembly.forwarded_types() == {}
    assert [problem.where for problem in assembly.problems] == ["exported type 1"]


def test_a_broken_method_hides_no_other(tmp_path: Path) -> None:
    made = Made()
    made.type("A")
    made.method("good", rva=CODE)
    made.add("MethodDef", CODE, 0, 0x16, made.name("bad"), made.blob(6, 8), 1)
    made.method("also good", rva=CODE)
    made.method("without code", rva=CODE + 2)
    made.code = b"\x06\x2a\x01\x01"
    path = tmp_path / "Made.dll"
    path.write_bytes(made.image())
    assembly = must_open(path)
    found = type_named(assembly, "A").methods
    assert [method.name for method in found] == ["good", "also good", "without code"]
    bodies = [assembly.body(method) for method in found]
    assert [body is not None for body in bodies] == [True, True, False]
    assert [problem.where for problem in assembly.problems] == ["A, method 2", "A::without code"]
    assert method_named(type_named(assembly, "A"), "good").owner == "A"


def test_a_problem_is_reported_once(tmp_path: Path) -> None:
    made = Made()
    made.type("A")
    made.add("MethodDef", CODE, 0, 0x16, made.name("bad"), made.blob(6, 8), 1)
    made.method("good", rva=CODE)
    made.code = b"\x01"
    path = tmp_path / "Made.dll"
    path.write_bytes(made.image())
    assembly = must_open(path)
    for _ in range(3):
        for method in methods(assembly):
            assert assembly.body(method) is None
            assembly.key(method)
            assembly.token_text(0x0A000001)
    assert [problem.where for problem in assembly.problems] == ["A, method 1", "A::good", "token 0x0a000001"]
