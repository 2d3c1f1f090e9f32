"""Files made to exhaust a reader: a few bytes, said again and again, that would unfold to gigabytes or take hours."""

import zlib
from collections.abc import Callable
from pathlib import Path
from struct import pack

import pytest

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.damage import Allowance, DamagedError
from fencepost.assembly.pdb import Pdb
from fencepost.assembly.tables import _in_order
from fencepost.report.inspect_json import encode, inspect_document
from tests.assembly.examine import ask_the_rest, limited
from tests.assembly.inputs import methods, must_open, sample
from tests.assembly.made import CODE, Made, compressed, counted, root
from tests.assembly.mutate import bases, embed

MANY = 10_000
LONG = "x" * 5000
VOID = (0, 0, 1)


def ask(assembly: Assembly) -> None:
    """All but the instructions of the document, which are as many as the bodies have."""
    encode(inspect_document(assembly, False, None))
    ask_the_rest(assembly)


def types_that_share_their_members() -> Made:
    """Every second type claims all fields and methods."""
    made = Made()
    made.rows["TypeDef"] = [(1, 0, 0, 0, 1, 1), (1, 0, 0, 0, MANY, MANY)] * (MANY // 2)
    made.rows["Field"] = [(0, 0, made.blob(6, 8))] * MANY
    made.rows["MethodDef"] = [(0, 0, 0, 0, made.blob(*VOID), 1)] * MANY
    return made


def methods_that_share_their_parameters() -> Made:
    made = Made()
    made.type("A")
    signature = made.blob(*VOID)
    made.rows["MethodDef"] = [(0, 0, 0, 0, signature, 1), (0, 0, 0, 0, signature, MANY)] * (MANY // 2)
    made.rows["Param"] = [(0, 1, 0)] * MANY
    return made


def types_that_share_their_properties() -> Made:
    made = Made()
    made.rows["TypeDef"] = [(1, 0, 0, 0, 1, 1)] * MANY
    for map in ("PropertyMap", "EventMap"):
        made.rows[map] = [(row, 1 if row % 2 else MANY) for row in range(1, MANY + 1)]
    made.rows["Property"] = [(0, 0, made.blob(8, 0, 8))] * MANY
    made.rows["Event"] = [(0, 0, 1 << 2)] * MANY
    return made


def nested_types_with_long_names() -> Made:
    """Each is nested in the one before it, a hundred deep."""
    made = Made()
    name = made.name(LONG)
    made.rows["TypeDef"] += [(2, name, name, 0, 1, 1)] * MANY
    made.rows["NestedClass"] = [(row, row - 1 if row % 99 else 1) for row in range(2, MANY)]
    return made


def nested_references_with_long_names() -> Made:
    made = Made()
    name = made.name(LONG)
    made.rows["TypeRef"] = [(row << 2 | 3 if row % 99 else 0, name, name) for row in range(MANY)]
    made.rows["TypeDef"] += [(1, 0, 0, row << 2 | 1, 1, 1) for row in range(1, MANY)]
    return made


def exported_types_in_a_circle() -> Made:
    made = Made()
    name = made.name("x")
    made.rows["ExportedType"] = [(0, 0, name, name, ((row + 1) % MANY + 1) << 2 | 2) for row in range(MANY)]
    return made


def names_that_are_ends_of_one_long_name() -> Made:
    made = Made()
    made.names.data += b"x" * 500_000
    made.rows["TypeDef"] += [(1, row + 1000, row + 2000, 0, 1, 1) for row in range(MANY)]
    signature = made.blob(*VOID)
    made.rows["MethodDef"] = [(0, 0, 0, row + 1000, signature, 1) for row in range(MANY)]
    return made


def methods_that_share_a_large_signature() -> Made:
    """Two hundred parameters, of a type with a long name."""
    made = Made()
    made.type("A")
    made.add("TypeRef", 0, made.name(LONG), 0)
    blob = bytes([0]) + compressed(200) + b"\x01" + b"\x12\x05" * 200
    made.rows["MethodDef"] = [(0, 0, 0, 0, made.blobs.add(counted(blob)), 1)] * MANY
    return made


def attributes_that_share_a_large_argument() -> Made:
    made = Made()
    made.type("A")
    made.add("TypeRef", 0, made.name("B"), 0)
    made.add("MemberRef", 1 << 3 | 1, made.name(".ctor"), made.blob(0x20, 1, 1, 0x1D, 0x08))
    blob = made.blobs.add(counted(b"\1\0" + pack("<I", 25_000) + bytes(100_002)))
    made.rows["CustomAttribute"] = [(2 << 5 | 3, 1 << 3 | 3, blob)] * MANY
    return made


def constants_that_share_a_large_text() -> Made:
    made = Made()
    made.type("A")
    made.rows["Field"] = [(0, 0, made.blob(6, 14))] * MANY
    blob = made.blobs.add(counted(b"x\0" * 100_000))
    made.rows["Constant"] = [(14, row << 2, blob) for row in range(1, MANY)]
    return made


def methods_that_share_a_large_body() -> Made:
    made = Made()
    made.type("A")
    made.code = pack("<HHII", 0x3003, 8, 200_000, 0) + bytes(200_000)
    made.rows["MethodDef"] = [(CODE, 0, 0, 0, made.blob(*VOID), 1)] * MANY
    return made


def one_long_literal_used_often() -> Made:
    made = Made()
    made.type("A")
    literal = 0x70000000 | made.texts.add(counted(b"x\0" * 200_000))
    code = (b"\x72" + pack("<I", literal)) * 5000
    made.code = pack("<HHII", 0x3003, 8, len(code), 0) + code
    made.method("M", rva=CODE)
    return made


def type_specifications_that_name_the_next_one_twice() -> Made:
    """Sixty of them unfold to 2^60 types."""
    made = Made()
    made.type("A")
    for row in range(2, 62):
        made.add("TypeSpec", made.blob(0x15, 0x12, 1 << 2, 2, *(0x12, *compressed(row << 2 | 2)) * 2))
    made.add("TypeSpec", made.blob(8))
    made.add("Field", 0, 0, made.blob(6, 0x12, 1 << 2 | 2))
    return made


def modifiers_that_name_the_next_one_twice() -> Made:
    made = Made()
    made.type("A")
    for row in range(2, 32):
        made.add("TypeSpec", made.blob(*(0x1F, *compressed(row << 2 | 2)) * 2, 8))
    made.add("TypeSpec", made.blob(0x1F, 1 << 2, 8))
    made.add("Field", 0, 0, made.blob(6, 0x1F, 1 << 2 | 2, 8))
    return made


def type_specifications_that_name_themselves() -> Made:
    made = Made()
    made.type("A")
    made.add("TypeSpec", made.blob(0x1D, 0x12, 1 << 2 | 2))
    for row in range(1000):
        others = ((row * 7 % 1000 + 1) << 2 | 2, (row * 13 % 1000 + 1) << 2 | 2)
        made.add(
            "TypeSpec", made.blob(0x15, 0x12, 1 << 2, 2, *(0x12, *compressed(others[0]), 0x12, *compressed(others[1])))
        )
    made.add("Field", 0, 0, made.blob(6, 0x12, 1 << 2 | 2))
    return made


def a_deep_signature() -> Made:
    made = Made()
    made.type("A")
    made.add("Field", 0, 0, made.blobs.add(counted(b"\x06" + b"\x1d" * 1_000_000)))
    return made


def a_large_switch() -> Made:
    made = Made()
    made.type("A")
    code = b"\x45" + pack("<I", 200_000) + bytes(800_000)
    made.code = pack("<HHII", 0x3003, 8, len(code), 0) + code
    made.method("M", rva=CODE)
    return made


def many_sections_of_exception_clauses() -> Made:
    made = Made()
    made.type("A")
    made.code = pack("<HHII", 0x300B, 8, 4, 0) + bytes(4) + b"\xc0\x04\x00\x00" * 50_000
    made.rows["MethodDef"] = [(CODE, 0, 0, 0, made.blob(*VOID), 1)] * 10
    return made


HOSTILE: tuple[Callable[[], Made], ...] = (
    types_that_share_their_members,
    methods_that_share_their_parameters,
    types_that_share_their_properties,
    nested_types_with_long_names,
    nested_references_with_long_names,
    exported_types_in_a_circle,
    names_that_are_ends_of_one_long_name,
    methods_that_share_a_large_signature,
    attributes_that_share_a_large_argument,
    constants_that_share_a_large_text,
    methods_that_share_a_large_body,
    one_long_literal_used_often,
    type_specifications_that_name_the_next_one_twice,
    modifiers_that_name_the_next_one_twice,
    type_specifications_that_name_themselves,
    a_deep_signature,
    a_large_switch,
    many_sections_of_exception_clauses,
)


@pytest.mark.share(2)
@pytest.mark.slow
@pytest.mark.parametrize("make", HOSTILE, ids=lambda make: make.__name__)
def test_a_hostile_file_costs_seconds_at_most(make: Callable[[], Made], tmp_path: Path) -> None:
    path = tmp_path / "Hostile.dll"
    path.write_bytes(make().image())
    with limited(seconds=10):
        ask(must_open(path))


# -- PDBs -----------------------------------------------------------------------------------------------------------


def hostile_pdb(tables: dict[int, list[bytes]], blobs: bytes) -> Pdb:
    """A PDB with these tables, by number, and this blob heap."""
    rows = b"".join(b"".join(tables[number]) for number in sorted(tables))
    counts = [len(tables[number]) for number in sorted(tables)]
    head = pack("<IBBBBQQ", 0, 2, 0, 7, 1, sum(1 << number for number in tables), 0)
    stream = head + pack(f"<{len(counts)}I", *counts) + rows
    header = bytes(20) + pack("<IQ", 0, 0)
    return Pdb(memoryview(root({"#Pdb": header, "#~": stream, "#Blob": blobs, "#Strings": b"\0x\0", "#GUID": b""})))


def test_documents_that_share_long_parts_of_their_names() -> None:
    part = counted(b"x" * 50_000)
    name = b"/" + compressed(1) * 10_000
    rows = [pack("<IIII", 1 + len(part), 0, 0, 0)] * MANY
    with limited(), pytest.raises(DamagedError, match="unfolds to many times its size"):
        hostile_pdb({0x30: rows}, b"\0" + part + counted(name)).documents()


def test_scopes_that_share_their_variables() -> None:
    scopes = [pack("<HHHHII", 1, 0, first, 0, 0, 1) for first in (1, MANY) * (MANY // 2)]
    variables = [pack("<HHI", 0, 0, 1)] * MANY
    pdb = hostile_pdb({0x32: scopes, 0x33: variables}, b"\0")
    with limited():
        assert len(pdb.method(1).names) <= MANY


def test_methods_that_share_their_points() -> None:
    points = counted(b"\0" + bytes([0, 0, 1, 1, 1]) + bytes([1, 0, 1, 0, 0]) * 50_000)
    pdb = hostile_pdb({0x31: [pack("<HI", 1, 1)] * MANY}, b"\0" + points)
    with limited(seconds=10), pytest.raises(DamagedError, match="unfolds to many times its size"):
        [pdb.points(method) and None for method in range(1, MANY)]


@pytest.mark.parametrize("claimed", [0, 1, 100_000_000, 0xFFFFFFFF])
def test_an_embedded_pdb_that_unpacks_to_something_else_than_it_claims(claimed: int, tmp_path: Path) -> None:
    base = next(base for _, base, _ in bases() if base.embedded)
    path = tmp_path / "Bomb.dll"
    path.write_bytes(embed(base, bytes(50_000_000), claimed))
    with limited():
        assembly = must_open(path)
        (problem,) = assembly.problems
    assert "embedded PDB" in problem.message


def test_an_embedded_pdb_that_is_packed_in_steps(tmp_path: Path) -> None:
    """A bomb in a bomb is just bytes."""
    base = next(base for _, base, _ in bases() if base.embedded)
    path = tmp_path / "Bomb.dll"
    bomb = zlib.compress(bytes(100_000_000), 9)
    path.write_bytes(embed(base, bomb, len(bomb)))
    with limited():
        (problem,) = must_open(path).problems
    assert "metadata does not begin with its signature" in problem.message


# -- the means ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("numbers", "ordered"),
    [
        ([1, 2, 2, 5], [1, 2, 2, 5]),
        ([1, 900, 2, 5], [1, 2, 2, 5]),
        ([1, 7, 0, 9], [1, 7, 9, 9]),
        ([9, 1, 2, 3], [1, 1, 2, 3]),
        ([1, 2, 3, 0], [1, 2, 3, 3]),
        ([4, 3, 2, 1], [1, 1, 1, 1]),
    ],
)
def test_numbers_out_of_order_take_the_next_that_is_not(numbers: list[int], ordered: list[int]) -> None:
    found = _in_order(numbers)
    assert found == sorted(found)
    assert found == ordered


def test_one_wrong_number_costs_one_type_its_members(tmp_path: Path) -> None:
    made = Made()
    for row in range(1, 10):
        made.type(f"T{row}", fields=9999 if row == 5 else row, methods=1)
        made.add("Field", 0, made.name(f"f{row}"), made.blob(6, 8))
    path = tmp_path / "Made.dll"
    path.write_bytes(made.image())
    found = {type.name: [field.name for field in type.fields] for type in must_open(path).types()}
    assert found == {
        "<Module>": [],
        **{f"T{row}": [f"f{row}"] for row in (1, 2, 3, 6, 7, 8, 9)},
        "T4": ["f4", "f5"],
        "T5": [],
    }


def test_what_is_asked_for_again_costs_nothing() -> None:
    allowance = Allowance(0)
    for _ in range(1000):
        allowance.spend_once(1, 1 << 20)
    with pytest.raises(DamagedError):
        [allowance.spend_once(token, 1 << 20) for token in range(1000)]  # type: ignore[func-returns-value]


def test_reading_a_good_file_over_and_over_is_no_unfolding() -> None:
    assembly = must_open(sample("Bodies"))
    for _ in range(20):
        for method in methods(assembly):
            assembly.key(method)
    assert assembly.problems == []
