"""Tables that no compiler of today writes, made by hand: the uncompressed stream, pointer tables, wide indexes."""

from pathlib import Path

import pytest

from fencepost.assembly.assembly import Assembly, open_assembly
from fencepost.assembly.damage import DamagedError
from fencepost.assembly.metadata import Metadata
from fencepost.model.problem import Problem
from tests.assembly.inputs import must_open
from tests.assembly.made import Made, image, root


def open_made(made: Made, folder: Path) -> Assembly:
    path = folder / "Made.dll"
    path.write_bytes(made.image())
    return must_open(path)


def with_two_types() -> Made:
    made = Made()
    made.type("A")
    made.type("B", fields=3, methods=2)
    for name in ("a", "b", "c"):
        made.add("Field", 0x16, made.name(name), made.blob(6, 8))
    made.method("M")
    made.method("N", (0, 1, 1, 8), parameters=1)
    made.add("Param", 0, 1, made.name("x"))
    return made


def members(assembly: Assembly) -> dict[str, list[str]]:
    return {
        type.name: [field.name for field in type.fields] + [method.name for method in type.methods]
        for type in assembly.types()
    }


EXPECTED = {"<Module>": [], "A": ["a", "b", "M"], "B": ["c", "N"]}


def test_tables_made_by_hand_are_read(tmp_path: Path) -> None:
    assembly = open_made(with_two_types(), tmp_path)
    assert members(assembly) == EXPECTED
    assert assembly.problems == []
    assert assembly.module == "Made.dll"
    assert assembly.name is None


@pytest.mark.parametrize("stream", ["#-", "#Schema"])
def test_the_uncompressed_stream_has_other_names(stream: str, tmp_path: Path) -> None:
    made = with_two_types()
    made.stream = stream
    assert members(open_made(made, tmp_path)) == EXPECTED


def test_all_indexes_are_wide_in_an_edit_and_continue_delta(tmp_path: Path) -> None:
    made = with_two_types()
    made.more_streams = {"#JTD": b""}
    assert members(open_made(made, tmp_path)) == EXPECTED


def test_a_header_may_have_extra_data(tmp_path: Path) -> None:
    made = with_two_types()
    made.extra_data = True
    assert members(open_made(made, tmp_path)) == EXPECTED


def test_pointer_tables_give_members_another_order(tmp_path: Path) -> None:
    made = with_two_types()
    made.stream = "#-"
    for row in (3, 1, 2):
        made.add("FieldPtr", row)
    for row in (2, 1):
        made.add("MethodPtr", row)
    made.add("ParamPtr", 1)
    assembly = open_made(made, tmp_path)
    assert members(assembly) == {"<Module>": [], "A": ["c", "a", "N"], "B": ["b", "M"]}
    method = assembly.find_method(0x06000002)
    assert method is not None
    assert (method.owner, method.name, [p.name for p in method.parameters]) == ("A", "N", ["x"])
    assert assembly.token_text(0x04000003) == "A::c : System.Int32"
    assert assembly.problems == []


def test_properties_and_events_go_through_their_pointer_tables(tmp_path: Path) -> None:
    made = with_two_types()
    made.stream = "#-"
    made.add("PropertyMap", 2, 1)
    made.add("EventMap", 2, 1)
    for name in ("P", "Q"):
        made.add("Property", 0, made.name(name), made.blob(8, 0, 8))
        made.add("Event", 0, made.name(name + "Changed"), 2 << 2)
    for row in (2, 1):
        made.add("PropertyPtr", row)
        made.add("EventPtr", row)
    made.add("MethodSemantics", 2, 1, 2 << 1 | 1)
    type = open_made(made, tmp_path).find_type("A")
    assert type is not None
    assert [(p.name, p.getter) for p in type.properties] == [("Q", 0x06000001), ("P", 0)]
    assert [event.name for event in type.events] == ["QChanged", "PChanged"]


def test_an_index_is_wide_when_its_target_is_large(tmp_path: Path) -> None:
    made = with_two_types()
    for _ in range(0x10000):
        made.add("TypeRef", 0, 0, 0)
    assembly = open_made(made, tmp_path)
    assert members(assembly) == EXPECTED


# -- damage ---------------------------------------------------------------------------------------------------


def test_rows_that_are_claimed_but_missing_are_a_problem(tmp_path: Path) -> None:
    made = with_two_types()
    made.claimed["GenericParamConstraint"] = 0xFFFFFF
    (problem,) = open_made(made, tmp_path).problems
    assert problem.message.startswith(
        "The metadata is damaged: the table GenericParamConstraint claims 16,777,215 rows, but only"
    )


def test_a_table_that_no_standard_knows_is_damage() -> None:
    made = with_two_types()
    data = bytearray(made.root())
    tables = data.index(b"\x02\x00\x07\x01") - 4
    data[tables + 8 + 7] |= 0x80  # the table 0x3f
    with pytest.raises(DamagedError, match="0x3f, which no standard knows"):
        Metadata(memoryview(data))


LONG_STREAM = root({"#~": bytes(99)}).replace(b"\x63\0\0\0#~", b"\x63\1\0\0#~")


@pytest.mark.parametrize(
    ("metadata", "message"),
    [
        (b"BSJX" + bytes(60), "The metadata does not begin with its signature."),
        (b"BSJB", "The metadata is cut off."),
        (root({}), "The metadata has no tables."),
        (root({"#~": b"abc"}), "The header of the metadata tables is cut off."),
        (root({f"#{n}": b"" for n in range(100)}), "The metadata claims 100 streams."),
        (LONG_STREAM, "The stream #~ reaches beyond the end of the metadata."),
    ],
)
def test_damaged_metadata_is_one_sentence(metadata: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "Damaged.dll"
    path.write_bytes(image(metadata))
    assert open_assembly(path) == (None, [Problem(message, str(path))])
