"""`fencepost inspect` as a user meets it: what is printed, where, and with which exit code."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fencepost.cli import main
from fencepost.report.inspect_json import encode, inspect_document
from tests.assembly.inputs import committed, must_open, recorded, sample
from tests.assembly.made import image
from tests.assembly.same import differences

EXPECTED = Path(__file__).parent / "expected"


@pytest.fixture(autouse=True)
def framework(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An installed .NET in which there is every reference, so that the output is the same on every machine."""
    folder = tmp_path / "dotnet" / "shared" / "Microsoft.NETCore.App" / "10.0.0"
    folder.mkdir(parents=True)
    for name in {name for path in committed() for name in must_open(path).references()} - {"Library"}:
        (folder / f"{name}.dll").touch()
    monkeypatch.setenv("DOTNET_ROOT", str(tmp_path / "dotnet"))


Output = tuple[int, str, str]


@pytest.fixture
def inspect(capfdbinary: pytest.CaptureFixture[bytes]) -> Any:
    """Runs the command in this process: exit code, output and messages."""

    def run(*arguments: str | Path) -> Output:
        try:
            code = main(["inspect", *map(str, arguments)])
        except SystemExit as stop:  # argparse
            code = stop.code if isinstance(stop.code, int) else 1
        out, err = capfdbinary.readouterr()
        return code, out.decode(), err.decode()

    return run


# -- text -----------------------------------------------------------------------------------------------------------

TEXTS = {
    "samples": ("Samples", "Debug", ()),
    "samples-il": ("Samples", "Debug", ("--il", "--method", "Samples.StoreBuffer.*")),
    "async": ("Symbols", "Release", ("--il", "--method", "*Async*")),
    "clauses": ("Opcodes", "Release", ("--il", "--method", "Clauses")),
    "names": ("Names", "Release", ()),
    "signatures": ("Signatures", "Release", ()),
    "module": ("Part", "Release", ("--il",)),
    "no-pdb": ("SymbolsNone", "Debug", ("--method", "Symbols.Plain.*")),
}


@pytest.mark.parametrize("name", TEXTS)
def test_the_text_is_the_expected_one(name: str, inspect: Any, request: pytest.FixtureRequest) -> None:
    """`--refresh` writes the texts anew, for review as a diff."""
    assembly, configuration, options = TEXTS[name]
    code, out, err = inspect(sample(assembly, configuration), *options)
    expected = EXPECTED / f"{name}.txt"
    if request.config.getoption("--refresh"):
        expected.parent.mkdir(exist_ok=True)
        expected.write_text(out, "utf-8", newline="\n")
    assert (code, err) == (0, "")
    assert out == expected.read_text("utf-8")


def test_no_name_and_no_literal_can_do_anything_to_a_terminal(inspect: Any) -> None:
    _, names, _ = inspect(sample("Names", "Release"))
    _, literals, _ = inspect(sample("Opcodes", "Release"), "--il", "--method", "Constants")
    assert "class Tab\\u0009and newline\\u000a" in names
    assert r'ldstr        "text \"quoted\" \\ \n"' in literals
    assert all(character == "\n" or character >= " " for character in names + literals)


def test_a_missing_pdb_is_said_and_no_failure(inspect: Any, tmp_path: Path) -> None:
    path = shutil.copyfile(sample("Samples"), tmp_path / "Samples.dll")
    code, out, _ = inspect(path)
    assert code == 0
    assert out.startswith("Samples.dll: Samples, no PDB, so no source lines\n")
    assert "problem" not in out


PDBS = {
    "of another build": (sample("Samples", "Release").with_suffix(".pdb").read_bytes(), "belongs to another build"),
    "of Windows": (b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0", "old Windows format"),
    "damaged": (sample("Samples").with_suffix(".pdb").read_bytes()[:1000], "PDB"),
    "empty": (b"", "empty"),
}


@pytest.mark.parametrize(("pdb", "words"), PDBS.values(), ids=PDBS)
def test_a_pdb_that_cannot_be_used_is_a_problem_at_the_end(
    inspect: Any, tmp_path: Path, pdb: bytes, words: str
) -> None:
    path = Path(shutil.copyfile(sample("Samples"), tmp_path / "Samples.dll"))
    path.with_suffix(".pdb").write_bytes(pdb)
    code, out, err = inspect(path)
    assert (code, err) == (0, "")
    heading, *problems = out.splitlines()[-2:]
    assert heading == "1 problem"
    assert words in problems[0]
    assert "Samples.dll: Samples" in out


def test_missing_references_are_a_problem(inspect: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DOTNET_ROOT", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("fencepost.assembly.installed_frameworks._USUAL_ROOTS", ())
    code, out, _ = inspect(sample("Samples"))
    assert code == 0
    assert "Samples.dll: Not found: System" in out


# -- JSON -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Samples", "Metadata"])
def test_the_json_is_the_document(name: str, inspect: Any) -> None:
    path = sample(name)
    code, out, err = inspect(path, "--json", "--il")
    assert (code, err) == (0, "")
    assert out.endswith("}\n")
    assert out.count("\n") == 1
    document = msgspec.json.decode(out)
    assert list(differences(document, recorded(path))) == []
    assert out.encode() == encode(inspect_document(must_open(path), True, None))


def test_the_json_of_chosen_methods(inspect: Any) -> None:
    code, out, _ = inspect(sample("Samples"), "--json", "--method", "Samples.StoreBuffer.*")
    document = msgspec.json.decode(out)
    assert code == 0
    assert all(type["name"].startswith("Samples.StoreBuffer") for type in document["types"])
    assert "il" not in document["types"][0]["methods"][0]["body"]


def test_the_same_file_gives_the_same_bytes(inspect: Any) -> None:
    assert inspect(sample("Bodies"), "--json", "--il") == inspect(sample("Bodies"), "--json", "--il")


# -- patterns -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "count"),
    [
        ("Library.Box.Open", 0),
        ("Library.Box`1.Open", 1),
        ("Box`1.Open", 1),
        ("Open", 1),
        ("Library.Box`1+Enumerator.MoveNext", 1),
        ("Library.Box`1.Enumerator.MoveNext", 1),
        ("*.MoveNext", 1),
        ("Library.ISource`1.*", 3),
        ("ISource`1.*", 3),
        ("Enumerator.*", 3),
        ("rary.ISource`1.*", 0),
        ("Next*", 2),
        ("*", 34),
        ("open", 0),
    ],
)
def test_a_pattern_chooses_methods(pattern: str, count: int, inspect: Any) -> None:
    code, out, err = inspect(sample("Library"), "--method", pattern)
    if count:
        assert (code, err) == (0, "")
        assert f"\n{count} method" in out
    else:
        assert (code, out) == (2, "")
        assert err == f"fencepost: no method in {sample('Library')} matches {pattern!r}\n"


# -- what cannot be inspected ---------------------------------------------------------------------------------------

NATIVE = bytearray(image(b""))
NATIVE[88 + 96 + 14 * 8 : 88 + 96 + 15 * 8] = bytes(8)  # no CLI header among its directories
GOOD = sample("Samples").read_bytes()
FILES = {
    "Empty.dll": (b"", "the file is empty"),
    "Native.dll": (bytes(NATIVE), "native code, not a .NET assembly"),
    "Text.dll": (b"I am no assembly.\n", "not a .NET assembly"),
    "Header.dll": (GOOD[:150], "damaged or cut off"),
    "Half.dll": (GOOD[:3000], "cut off inside"),
    "NoMetadata.dll": (image(b""), "metadata is cut off"),
    "Samples.pdb": (sample("Samples").with_suffix(".pdb").read_bytes(), "not a .NET assembly"),
}


def refused(output: Output, path: Path | str, words: str) -> None:
    """One sentence that names the file, on the stream for messages, and nothing else."""
    code, out, err = output
    assert (code, out) == (2, "")
    assert err.startswith(f"fencepost: {path}: ")
    assert err.endswith(".\n")
    assert err.count("\n") == 1
    assert words.lower() in err.lower()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("option", ["--il", "--json"])
def test_a_file_that_is_no_assembly(name: str, option: str, inspect: Any, tmp_path: Path) -> None:
    content, words = FILES[name]
    path = tmp_path / name
    path.write_bytes(content)
    refused(inspect(path, option), path, words)


def test_a_path_where_nothing_is(inspect: Any, tmp_path: Path) -> None:
    refused(inspect(tmp_path / "Nothing.dll"), tmp_path / "Nothing.dll", "there is no such file")


def test_a_folder(inspect: Any, tmp_path: Path) -> None:
    refused(inspect(tmp_path), tmp_path, "this is not a file")


def test_a_pipe(inspect: Any, tmp_path: Path) -> None:
    """Opening it would wait for a process that writes."""
    os.mkfifo(tmp_path / "Pipe.dll")
    refused(inspect(tmp_path / "Pipe.dll"), tmp_path / "Pipe.dll", "this is not a file")


def test_a_link_to_itself(inspect: Any, tmp_path: Path) -> None:
    (tmp_path / "Link.dll").symlink_to("Link.dll")
    refused(inspect(tmp_path / "Link.dll"), tmp_path / "Link.dll", "")


def test_a_name_that_is_too_long(inspect: Any, tmp_path: Path) -> None:
    refused(inspect(tmp_path / ("x" * 300)), tmp_path / ("x" * 300), "")


def test_a_path_is_needed(inspect: Any) -> None:
    code, out, err = inspect()
    assert (code, out) == (2, "")
    assert "PATH" in err


# -- as a process ---------------------------------------------------------------------------------------------------

COMMAND = [sys.executable, "-m", "fencepost", "inspect"]


def test_a_reader_who_leaves_is_no_error() -> None:
    """As with `| head -1`: the output is far larger than what a pipe holds."""
    with subprocess.Popen(
        [*COMMAND, str(sample("Bodies")), "--il"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"Bodies.dll: Bodies")
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_ctrl_c_ends_it_with_one_line() -> None:
    """The output waits for a reader who never comes, until the signal."""
    reader, writer = os.pipe()
    with subprocess.Popen([*COMMAND, str(sample("Bodies")), "--il"], stdout=writer, stderr=subprocess.PIPE) as process:
        os.close(writer)
        assert os.read(reader, 1)  # it has begun
        process.send_signal(signal.SIGINT)
        while os.read(reader, 1 << 16):
            pass
        os.close(reader)
        _, err = process.communicate()
    assert (process.returncode, err) == (130, b"fencepost: stopped\n")


def test_output_that_is_no_terminal_has_no_colour() -> None:
    done = subprocess.run([*COMMAND, str(sample("Samples"))], capture_output=True, check=True)
    assert b"\x1b" not in done.stdout + done.stderr
