"""Notes about builds: copies of other projects that are older, and models that a limit has kept unknown."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from fencepost.engine.programs.build_notes import copy_notes, unknown_models_notes
from fencepost.engine.programs.program import Program
from fencepost.model.verdict import BuildNote
from tests.assembly.trees import NET8, isolate, settings, write
from tests.cli.units import ASSERTION, HOLDING

OLDER = BuildNote("older-copy", "Shop.Tests runs an older Shop.Core: build it.", "Shop.Tests.dll")


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    isolate(monkeypatch, tmp_path)


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """The build of a test project with its copy of another project, of the tenth second."""
    app = write(tmp_path / "Shop.Tests/bin/Debug/net8.0/Shop.Tests.dll", uses=("Shop.Core",), seconds=10)
    write(app.with_name("Shop.Core.dll"), seconds=10)
    return app


def built(tmp_path: Path, seconds: int, configuration: str = "Debug", more: str = "Other") -> Path:
    """Another build of that project: other bytes with `more`."""
    path = tmp_path / "Shop.Core/bin" / configuration / "net8.0/Shop.Core.dll"
    return write(path, uses=(more,) if more else (), seconds=seconds)


def restore(tmp_path: Path) -> None:
    library = {"type": "project", "framework": NET8, "runtime": {"bin/placeholder/Shop.Core.dll": {}}}
    project = "../Shop.Core/Shop.Core.csproj"
    assets = {
        "targets": {"net8.0": {"Shop.Core/1.0.0": library}},
        "libraries": {"Shop.Core/1.0.0": {"type": "project", "path": project, "msbuildProject": project}},
    }
    settings(tmp_path / "Shop.Tests/obj/project.assets.json", assets)


def notes(app: Path, *others: Path) -> list[BuildNote]:
    return list(copy_notes(Program(app), [str(other) for other in others]))


def test_a_copy_that_is_older_than_the_project_s_own_build_is_named(app: Path, tmp_path: Path) -> None:
    own = built(tmp_path, seconds=20)
    assert notes(app) == []
    assert notes(app, app, own) == [OLDER]
    restore(tmp_path)
    assert notes(app) == [OLDER]
    assert notes(app, app, own) == [OLDER]


@pytest.mark.parametrize(
    ("seconds", "configuration", "more"),
    [(10, "Debug", "Other"), (5, "Debug", "Other"), (20, "Release", "Other"), (20, "Debug", "")],
    ids=["as old", "older", "of another configuration", "the same bytes"],
)
def test_a_copy_of_what_there_is_now_is_not_named(
    app: Path, tmp_path: Path, seconds: int, configuration: str, more: str
) -> None:
    restore(tmp_path)
    own = built(tmp_path, seconds, configuration, more)
    assert notes(app, app, own) == []


def test_a_program_without_a_copy_runs_the_project_s_own_build(app: Path, tmp_path: Path) -> None:
    restore(tmp_path)
    own = built(tmp_path, seconds=20)
    app.with_name("Shop.Core.dll").unlink()
    assert notes(app, app, own) == []
    assert notes(own, own, app) == []


def test_models_that_a_limit_has_kept_unknown_are_named() -> None:
    finding = replace(ASSERTION.findings[0], unknown_under=("power", "java"))
    unit = replace(ASSERTION, findings=(finding,))
    (note,) = unknown_models_notes([HOLDING, ASSERTION, unit])
    text = f"{unit.unit}: It is not known whether FP1001 shows under power, java, because a limit was reached before."
    assert note == BuildNote("models", text, unit.assembly)
