"""ARCHITECTURE.md is short, names files that exist, and shows what the program really does."""

from __future__ import annotations

import re
import shlex
from functools import cache
from pathlib import Path

import pytest

from fencepost.cli import main
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import matching
from fencepost.engine.shared.settings import Settings
from fencepost.machine.state.local_state import window_of
from fencepost.search.budget import Budget
from fencepost.search.explore import Exploration, explore
from tests.repository.tree import PACKAGE, ROOT, tracked

PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
MOST_WORDS = 2500
SAMPLE = "tests/assemblies/bin/Debug/Samples.dll"
HARNESS = "Samples.StoreBuffer.Plain"
MODEL = "x86-tso"

CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.-]+(?:/[\w.<>…-]*)+|[\w-]+\.(?:cs|dll|json|md|py|toml)")
DRAWN = re.compile(r"(?<![\w/.])([a-z-]+/)(?= )")
"""How the bird's-eye view names a part."""


def paths_in(page: str) -> list[str]:
    """What a page gives as code and looks like a path of this repository."""
    named = [code for code in CODE.findall(page) if PATH.fullmatch(code)]
    return [path for path in named if not path.startswith((".venv", "bin/"))]


@cache
def names() -> set[str]:
    return {path.name for path in tracked()}


def exists(path: str) -> bool:
    """True if a path leads somewhere from the root or from the package, as far as it is spelt out. A name alone may be
    that of any file."""
    spelt = re.split(r"[^/]*[<…]", path)[0]
    roots = (ROOT, PACKAGE)
    return any((root / spelt).exists() for root in roots) or ("/" not in path and path in names())


def blocks(language: str = "") -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return [block for written_in, block in found if written_in == language]


def block_with(word: str) -> list[str]:
    """The lines of the one block that has a word."""
    (found,) = (block for block in blocks() if word in block)
    return [line.strip() for line in found.splitlines()]


def printed(command: str, capfdbinary: pytest.CaptureFixture[bytes]) -> str:
    main(shlex.split(command))
    return capfdbinary.readouterr().out.decode()


@cache
def explored() -> Exploration:
    program = Program(ROOT / SAMPLE)
    ((type, method),) = program.units(matching(HARNESS))
    instance = program.instance(type, method)
    return explore(program.world(Settings(model=MODEL), instance), instance, Budget())


def test_the_map_stays_short() -> None:
    assert len(PAGE.split()) <= MOST_WORDS


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_every_path_that_a_page_names_exists(page: str) -> None:
    paths = paths_in((ROOT / page).read_text("utf-8"))
    assert len(paths) > 20
    assert [path for path in paths if not exists(path)] == []


def test_every_part_of_the_birds_eye_view_exists() -> None:
    drawn = set(DRAWN.findall(blocks()[0]))
    assert {"assembly/", "machine/", "client-vscode/"} <= drawn
    assert [path for path in sorted(drawn) if not exists(path)] == []


@pytest.mark.parametrize(
    ("path", "is_there"),
    [
        ("engine/check.py", True),
        ("memory/models/<name>.toml", True),
        ("library/System/…/<Type>.py", True),
        ("tests/repository", True),
        ("test_habits.py", True),
        ("engine/nowhere.py", False),
        ("nowhere/<name>.toml", False),
        ("nowhere.py", False),
    ],
)
def test_the_search_for_paths(path: str, is_there: bool) -> None:
    assert paths_in(f"see `{path}`") == [path]
    assert exists(path) is is_there


def test_the_example_has_the_source_that_it_names() -> None:
    (source,) = blocks("csharp")
    lines = (ROOT / "tests" / "assemblies" / "Samples" / "StoreBuffer.cs").read_text("utf-8").splitlines()
    assert [line.strip() for line in lines[17:19]] == source.splitlines()


def test_the_example_has_the_cil_that_inspect_prints(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    out = printed(f"inspect {ROOT / SAMPLE} --il --method 'Samples.StoreBuffer.*'", capfdbinary)
    body = out[out.index("\n  <Plain>b__0 : ") : out.index("\n  <Plain>b__1 : ")]
    instructions = [line.strip() for line in body.splitlines() if "IL_" in line]
    assert instructions[1:] == block_with("IL_0001")
    assert instructions[0].split() == ["IL_0000", "nop"]


def test_the_example_has_the_register_code_that_runs() -> None:
    codes = explored().space.world.codes
    (code,) = (code for method, code in codes.items() if str(method).endswith("<Plain>b__0"))
    assert [str(op) for op in code.lowered.ops] == block_with("0002 stsfld")


def test_the_state_in_the_picture_is_one_of_the_search() -> None:
    found = explored()
    space = found.space
    (state,) = map(int, re.findall(r"This is (\d+), after", PAGE))
    assert state in found.parents
    main_thread, first, second = space.threads
    assert [state >> field.shift & field.mask for field in (second, first, main_thread)] == [3, 5, 2]
    assert [(field.shift, field.mask) for field in space.threads] == [(3, 2047), (14, 2047), (25, 2047)]
    assert state & 7 == 0
    (pending,) = window_of(space.local_of(state, 2))
    assert (pending.operation.kind, pending.operation.address, pending.value) == ("W", ("static", 4), 1)
    cells = {space.cells[key].chunks[0][0]: space.get(space.cells[key], state) for key in space.cells}
    assert [space.cells[key].chunks[0][0] for key in (("static", 3), ("static", 4), ("end", 1))] == [36, 38, 40]
    assert {shift: number for shift, number in cells.items() if number} == {36: 1, 40: 1}
    assert "│ 0 ...     │   1    │   0   │   1    │      3      │      5      │      2      │   0   │" in PAGE


def test_the_example_has_the_schedule_and_the_rows_of_the_trace(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(ROOT)
    out = printed(f"check {SAMPLE} --harness {HARNESS} --model {MODEL} --no-cache", capfdbinary)
    (schedule,) = block_with("0.1-0 ")
    assert f"--schedule '{schedule}'" in out
    rows = block_with("(pending)")
    assert [row for row in rows if f"| {row} " not in re.sub(r" +", " ", out)] == []


def test_the_layers_start_at_files_of_their_own() -> None:
    starts = re.findall(r"^\| `(\w+)` \| [^|]+ \| `([\w/.]+)` \|$", PAGE, re.MULTILINE)
    assert len(starts) == len({layer for layer, _ in starts}) == len(list(PACKAGE.glob("*/__init__.py")))
    assert all(Path(path).parts[0] == layer for layer, path in starts)
