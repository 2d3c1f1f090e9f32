"""Portable PDBs: what the compiler wrote for known sources, and blobs made by hand."""

import zlib
from hashlib import sha1, sha256
from pathlib import Path
from struct import pack
from uuid import UUID

import pytest

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.damage import DamagedError
from fencepost.assembly.pdb import Pdb
from fencepost.model.code import AsyncSteps, Await, SequencePoint
from tests.assembly.inputs import ASSEMBLIES, method_named, must_open, opened, sample, type_named
from tests.assembly.made import compressed, counted, root

SOURCES = ASSEMBLIES / "Symbols"


def points(assembly: Assembly, type: str, method: str) -> list[tuple[str, int, int]]:
    """File, line and column of each point; a hidden one is at line 0."""
    documents = assembly.documents()
    found = assembly.points(method_named(type_named(assembly, type), method))
    return [(documents[p.document].path.rsplit("/", 1)[-1] if p.document >= 0 else "", p.line, p.column) for p in found]


@pytest.mark.parametrize("name", ["Symbols", "SymbolsEmbedded"])
def test_points_follow_line_directives_into_other_files(name: str) -> None:
    found = points(opened(name), "Symbols.Lines", "Redirected")
    assert [(file, line) for file, line, _ in found] == [
        ("Lines.cs", 10),
        ("Lines.cs", 11),
        ("Page.razor", 100),
        ("Page.razor", 101),
        ("", 0),
        ("Page.razor", 7),
        ("Outside.cs", 70000),
        ("Lines.cs", 22),
        ("Lines.cs", 23),
    ]


def test_span_directives_set_columns() -> None:
    assembly = opened("Symbols")
    found = assembly.points(method_named(type_named(assembly, "Symbols.Lines"), "Spans"))
    spans = [(p.line, p.column, p.end_line, p.end_column) for p in found if p.document >= 0]
    assert spans[1:3] == [(3, 5, 3, 41), (10, 9, 11, 16)]


def test_the_last_line_that_a_pdb_can_say() -> None:
    assert points(opened("Symbols"), "Symbols.Lines", "AtTheLastLine")[0][:2] == ("Big.cs", 16707565)


def test_one_method_in_two_documents() -> None:
    assert [file for file, _, _ in points(opened("Symbols"), "Symbols.Lines", ".cctor")] == ["Lines.cs", "Parts.cs"]


def test_local_names_have_the_range_of_their_scope() -> None:
    assembly = opened("Symbols")
    names = assembly.debug(method_named(type_named(assembly, "Symbols.Plain"), "Scopes")).names
    assert [name.name for name in names if name.name.startswith("i")] == ["i", "inner", "innermost", "inner"]
    outer = next(name for name in names if name.name == "outer")
    assert all(outer.start <= name.start < name.end <= outer.end for name in names)


@pytest.mark.parametrize(("name", "hash", "algorithm"), [("Symbols", sha256, "sha256"), ("SymbolsSha1", sha1, "sha1")])
def test_a_document_has_the_checksum_of_its_text(name: str, hash: type, algorithm: str) -> None:
    document = next(d for d in opened(name).documents() if d.path.endswith("/Plain.cs"))
    text = (SOURCES / "Plain.cs").read_bytes()
    assert (document.algorithm, document.hash) == (algorithm, hash(text).hexdigest())


def test_a_checksum_stated_in_the_source() -> None:
    document = next(d for d in opened("Symbols").documents() if d.path.endswith("Page.razor"))
    assert (document.algorithm, document.hash) == ("sha1", "a9993e364706816aba3e25717850c26c9cd0d89d")


@pytest.mark.parametrize("name", ["SymbolsWithSources", "SymbolsEmbeddedWithSources"])
def test_embedded_sources_are_unpacked(name: str) -> None:
    assembly = opened(name)
    found = {
        document.path.rsplit("/", 1)[-1]: assembly.embedded_source(index)
        for index, document in enumerate(assembly.documents())
    }
    assert {file for file, text in found.items() if text is not None} == {"Plain.cs", "Parts.cs"}
    for file in ("Plain.cs", "Parts.cs"):
        assert found[file] == (SOURCES / file).read_bytes()
    assert assembly.problems == []


def test_the_source_link_is_read() -> None:
    address = "https://example.org/fencepost/raw/1234567/*"
    assert opened("SymbolsWithSources").source_link() == {"/src/*": address}
    assert opened("Symbols").source_link() == {}


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_a_state_machine_leads_to_the_method_that_starts_it(configuration: str) -> None:
    assembly = opened("Symbols", configuration)
    plain = type_named(assembly, "Symbols.Plain")
    for name, machine in (("Async", "<Async>d__1"), ("Iterator", "<Iterator>d__2")):
        move_next = method_named(type_named(assembly, f"Symbols.Plain+{machine}"), "MoveNext")
        assert assembly.debug(move_next).kickoff == method_named(plain, name).token


def test_an_asynchronous_method_is_left_and_entered_at_each_await() -> None:
    assembly = opened("Symbols")
    move_next = method_named(type_named(assembly, "Symbols.Plain+<Async>d__1"), "MoveNext")
    body, steps = assembly.body(move_next), assembly.debug(move_next).steps
    assert body is not None
    assert steps is not None
    offsets = [instruction.offset for instruction in body.instructions]
    assert len(steps.awaits) == 2
    for step in steps.awaits:
        assert step.method == move_next.token
        assert step.leaves < step.resumes
        assert {step.leaves, step.resumes} <= set(offsets)
    assert steps.catch == -1  # a task carries the exception


def test_a_method_without_steps_has_none() -> None:
    assembly = opened("Symbols")
    debug = assembly.debug(method_named(type_named(assembly, "Symbols.Plain"), "Scopes"))
    assert (debug.steps, debug.kickoff) == (None, 0)


# -- which PDB ------------------------------------------------------------------------------------------------------


def beside(folder: Path, name: str, pdb: bytes | None) -> Assembly:
    path = folder / "Copy.dll"
    path.write_bytes(sample(name).read_bytes())
    if pdb is not None:
        path.with_suffix(".pdb").write_bytes(pdb)
    return must_open(path)


def test_without_a_pdb_nothing_is_known_and_nothing_wrong(tmp_path: Path) -> None:
    assembly = beside(tmp_path, "Symbols", None)
    assert (assembly.debug_kind, assembly.documents(), assembly.problems) == ("none", (), [])
    assert assembly.source_link() == {}
    assert assembly.embedded_source(0) is None


@pytest.mark.parametrize(
    ("pdb", "kind", "message"),
    [
        (sample("Program").with_suffix(".pdb").read_bytes(), "portable", "it belongs to another build"),
        (b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0", "windows", "old Windows format"),
        (b"BSJB", "portable", "the metadata is cut off"),
        (root({"#~": b""}), "portable", "not a portable PDB"),
        (root({"#~": bytes(24), "#Pdb": bytes(20)}), "portable", "header is cut off"),
        (b"", "none", "the file is empty"),
    ],
    ids=["another build", "windows", "cut off", "no PDB", "short header", "empty"],
)
def test_a_pdb_that_cannot_be_used_is_one_problem(pdb: bytes, kind: str, message: str, tmp_path: Path) -> None:
    assembly = beside(tmp_path, "Symbols", pdb)
    (problem,) = assembly.problems
    assert (assembly.debug_kind, problem.where) == (kind, "PDB")
    assert message in problem.message
    assert assembly.documents() == ()


# -- blobs made by hand ---------------------------------------------------------------------------------------------


def pdb(
    points: bytes = b"",
    document: int = 1,
    name: bytes = b"",
    information: tuple[int, UUID, bytes] = (0, UUID(int=0), b""),
) -> Pdb:
    """A PDB of one document, one method with these points and one piece of custom debug information."""
    blobs = bytearray(1)

    def blob(data: bytes) -> int:
        blobs.extend(counted(data))
        return len(blobs) - len(counted(data))

    owner, kind, content = information
    tables = pack("<IBBBBQQ", 0, 2, 0, 0, 1, 1 << 0x30 | 1 << 0x31 | 1 << 0x37, 0) + pack("<III", 1, 1, 1)
    tables += pack("<HHHH", blob(name), 0, 0, 0) + pack("<HH", document, blob(points) if points else 0)
    tables += pack("<HHH", owner, 1, blob(content))
    header = bytes(20) + pack("<IQ", 0, 0)
    return Pdb(memoryview(root({"#Pdb": header, "#~": tables, "#Blob": bytes(blobs), "#GUID": kind.bytes_le})))


def test_points_are_differences() -> None:
    blob = bytes([0]) + bytes([0, 0, 5, 10, 3]) + bytes([4, 1, 0x02, 0x04, 0x7F]) + bytes([2, 0, 0])
    assert pdb(blob).points(1) == (
        SequencePoint(0, 0, 10, 3, 10, 8),
        SequencePoint(4, 0, 12, 2, 13, 3),
        SequencePoint(6, -1),
    )


def test_a_method_of_several_documents_names_its_first() -> None:
    blob = bytes([0, 3]) + bytes([0, 0, 1, 1, 1]) + bytes([0, 1]) + bytes([1, 0, 1, 0, 0])
    assert [point.document for point in pdb(blob, document=0).points(1)] == [2, 0]


@pytest.mark.parametrize(
    "blob", [b"", b"\0\0", b"\0\0\0", b"\0\0\0\1", b"\0\0\0\1\1", b"\0\xff", b"\0\xc0\0", b"\0\0\0\1\1\1\0"]
)
def test_points_that_are_cut_off_are_damage_or_none(blob: bytes) -> None:
    try:
        found = pdb(blob).points(1)
    except DamagedError:
        return
    assert found == ()


def test_a_document_name_without_separator() -> None:
    with pytest.raises(DamagedError):
        pdb(name=b"/\x7f\x7f").documents()
    assert pdb(name=b"\0\0\0").documents()[0].path == ""


# -- custom debug information made by hand --------------------------------------------------------------------------

SOURCE, LINK, STEPS = (
    UUID("0e8a571b-6926-466e-b4ad-8ab04611f5fe"),
    UUID("cc110556-a091-4d38-9fec-25ab9a351a6a"),
    UUID("54fd2ac5-e925-401a-9c2a-f94f171072f8"),
)
OF_DOCUMENT, OF_MODULE, OF_METHOD = 1 << 5 | 22, 1 << 5 | 7, 1 << 5


def packed(text: bytes) -> bytes:
    compressor = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return compressor.compress(text) + compressor.flush()


def source(blob: bytes) -> bytes | None:
    return pdb(information=(OF_DOCUMENT, SOURCE, blob)).embedded_source(0)


def test_a_short_source_is_not_packed() -> None:
    assert source(pack("<i", 0) + b"class A {}") == b"class A {}"


def test_a_packed_source() -> None:
    assert source(pack("<i", 5000) + packed(b"x" * 5000)) == b"x" * 5000


@pytest.mark.parametrize("size", [-1, 1 << 30, 0x7FFFFFFF])
def test_the_size_of_a_source_is_not_believed(size: int) -> None:
    with pytest.raises(DamagedError, match="claims to have"):
        source(pack("<i", size) + packed(b"x"))


def test_a_source_that_unpacks_to_more_than_it_claims_ends_there() -> None:
    assert source(pack("<i", 10) + packed(bytes(10_000_000))) == bytes(10)


def test_a_source_that_cannot_be_unpacked() -> None:
    with pytest.raises(DamagedError, match="cannot be unpacked"):
        source(pack("<i", 10) + b"\xff\xff\xff\xff")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"documents": []}', "[" * 100_000, "\udcff", '{"documents": {"a'])
def test_a_source_link_of_another_shape_is_damage(text: str) -> None:
    blob = text.encode("utf-8", "surrogateescape")
    with pytest.raises(DamagedError, match="expected shape"):
        pdb(information=(OF_MODULE, LINK, blob)).source_link()


def test_the_steps_of_an_asynchronous_method() -> None:
    blob = pack("<I", 8) + pack("<IIB", 10, 20, 1) + pack("<II", 30, 40) + compressed(300)
    steps = pdb(information=(OF_METHOD, STEPS, blob)).method(1).steps
    assert steps == AsyncSteps(7, (Await(10, 20, 0x06000001), Await(30, 40, 0x06000000 | 300)))


def test_steps_that_are_cut_off_are_damage() -> None:
    with pytest.raises(DamagedError, match="cut off"):
        pdb(information=(OF_METHOD, STEPS, pack("<IIB", 0, 10, 20))).method(1)
