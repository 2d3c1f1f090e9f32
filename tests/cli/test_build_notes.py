"""Notes about builds on the command line: once for each build, in every format, and never a reason for an exit code."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.assembly.inputs import sample
from tests.assembly.trees import isolate, write
from tests.cli.commands import Done, Run
from tests.cli.html_page import Page
from tests.cli.sarif import faults
from tests.engine.inputs import BUILDS, put_build
from tests.repository.tree import ROOT

HOLDS = ("--harness", "Samples.SafeAccountTests.TwoWithdrawals")
RELEASE = sample("Samples", "Release")
IS_RELEASE = f"{RELEASE} is a Release build: what Debug.Assert says is compiled out, and not checked. Build Debug."


def notes(done: Done) -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads(done.out)["notes"]
    return found


def said(done: Done) -> list[str]:
    return [line.removeprefix("fencepost: ") for line in done.err.splitlines()]


def test_a_release_build_is_said_in_every_format_and_once(fencepost: Run) -> None:
    twice = ("--model", "sc", "--model", "dotnet", "--harness", "Samples.SafeAccountTests.OppositeTransfers")
    done = fencepost("check", RELEASE, *HOLDS, *twice, "--format", "json")
    assert said(done) == [IS_RELEASE]
    assert notes(done) == [{"kind": "release", "text": IS_RELEASE, "assembly": "Samples.dll"}]
    sarif: Any = json.loads(fencepost("check", RELEASE, *HOLDS, "--format", "sarif").out)
    assert faults(sarif) == []
    notifications = sarif["runs"][0]["invocations"][0]["toolExecutionNotifications"]
    (notification,) = [one for one in notifications if one["descriptor"]["id"] == "FP-RELEASE"]
    assert notification["level"] == "warning"
    assert notification["message"]["text"] == IS_RELEASE
    assert notification["locations"][0]["physicalLocation"]["artifactLocation"] == {"uri": "Samples.dll"}
    page = fencepost("check", RELEASE, *HOLDS, "--format", "html").out
    assert Page(page).faults == []
    assert page.count("is a Release build") == 1
    text = fencepost("check", RELEASE, *HOLDS)
    assert (text.code, said(text)) == (0, [IS_RELEASE])


def test_a_debug_build_of_what_is_there_has_no_notes(fencepost: Run) -> None:
    done = fencepost("check", sample("Samples"), *HOLDS, "--format", "json")
    assert (done.code, done.err, notes(done)) == (0, "", [])


def test_a_release_build_without_units_is_not_named(fencepost: Run, tmp_path: Path) -> None:
    put_build("Fixed", tmp_path / "App.dll")
    for suffix in (".dll", ".pdb"):
        shutil.copy(RELEASE.with_name(f"Library{suffix}"), tmp_path / f"Library{suffix}")
    done = fencepost("check", tmp_path / "*.dll", "--format", "json")
    assert "release" not in {note["kind"] for note in notes(done)}


def test_sources_that_have_changed_since_the_build_are_said(
    fencepost: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bin").mkdir()
    app = put_build("Fixed", tmp_path / "bin/App.dll")
    source = tmp_path / "tests/engine/builds/Edited.cs"
    source.parent.mkdir(parents=True)
    shutil.copy(ROOT / "tests/engine/builds/Edited.cs", source)
    monkeypatch.chdir(tmp_path)
    before = fencepost("check", app, "--format", "json")
    content = source.read_text("utf-8")
    source.write_text(f"// edited\n{content}", "utf-8")
    after = fencepost("check", app, "--format", "json")
    text = f"{app} was built from other sources than these: Edited.cs. Build again."
    assert {"kind": "stale", "text": text, "assembly": "App.dll"} in notes(after)
    assert said(after) == [text]
    assert after.code == before.code


def test_a_build_without_debug_information_is_said_in_documents(fencepost: Run, tmp_path: Path) -> None:
    path = shutil.copyfile(sample("Samples"), tmp_path / "Samples.dll")
    done = fencepost("check", path, *HOLDS, "--format", "json")
    (note,) = notes(done)
    assert (done.code, note["kind"], note["assembly"]) == (0, "no-debug", "Samples.dll")
    assert note["text"].startswith(f"{path}: There is no PDB")


def test_a_damaged_build_is_said_in_documents(fencepost: Run, tmp_path: Path) -> None:
    path = shutil.copyfile(sample("Samples"), tmp_path / "Samples.dll")
    shutil.copyfile(RELEASE.with_suffix(".pdb"), tmp_path / "Samples.pdb")
    (note,) = notes(fencepost("check", path, *HOLDS, "--format", "json"))
    assert note["kind"] == "no-debug"
    assert note["text"].startswith(f"{path}: PDB: Source lines are not known")


def test_a_file_that_is_passed_over_is_said_in_documents(fencepost: Run, tmp_path: Path) -> None:
    (tmp_path / "Native.dll").write_bytes(b"no assembly")
    stub = write(tmp_path / "Stub.dll", reference=True)
    for suffix in (".dll", ".pdb"):
        shutil.copy(sample("Samples").with_suffix(suffix), tmp_path)
    done = fencepost("check", tmp_path / "*.dll", *HOLDS, "--format", "json")
    found = {note["assembly"]: note for note in notes(done)}
    assert done.code == 0
    assert {name: note["kind"] for name, note in found.items()} == {"Native.dll": "unread", "Stub.dll": "unread"}
    text = f"{stub} is a reference assembly: it has no code; name the one in bin. It is passed over."
    assert found["Stub.dll"]["text"] == text


def test_a_reference_assembly_that_is_named_is_refused(fencepost: Run, tmp_path: Path) -> None:
    stub = write(tmp_path / "obj/ref/Stub.dll", reference=True)
    done = fencepost("check", stub)
    assert (done.code, done.out) == (2, "")
    assert said(done) == [f"{stub} is a reference assembly: it has no code; name the one in bin."]


def test_an_older_copy_among_builds_that_are_checked_together_is_said_once(
    fencepost: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    isolate(monkeypatch, tmp_path)
    tests = tmp_path / "Tests/bin/Debug"
    tests.mkdir(parents=True)
    put_build("Fixed", tests / "Tests.dll")
    write(tests / "Core.dll", seconds=10)
    core = write(tmp_path / "Core/bin/Debug/Core.dll", uses=("Other",), seconds=20)
    for name in ("Tests", "Core"):
        (tmp_path / name / f"{name}.csproj").write_text("<Project/>", "utf-8")
    (tmp_path / "New").mkdir()
    (tmp_path / "New/New.csproj").write_text("<Project/>", "utf-8")
    projects = "".join(f'<Project Path="{name}/{name}.csproj" />' for name in ("Tests", "Core", "New"))
    (tmp_path / "Shop.slnx").write_text(f"<Solution>{projects}</Solution>", "utf-8")
    done = fencepost("check", tmp_path / "Shop.slnx", "--model", "sc", "--model", "dotnet", "--format", "json")
    kinds = [note["kind"] for note in notes(done)]
    assert (kinds.count("older-copy"), kinds.count("unbuilt")) == (1, 1)
    assert "Fixed runs an older Core: build it." in said(done)
    write(core, uses=("Other",), seconds=5)
    done = fencepost("check", tmp_path / "Shop.slnx", "--format", "json")
    assert "older-copy" not in {note["kind"] for note in notes(done)}


def test_outcomes_have_notes_too(fencepost: Run, tmp_path: Path) -> None:
    path = shutil.copyfile(BUILDS / "Fixed.dll", tmp_path / "Fixed.dll")
    done = fencepost("outcomes", path, "--format", "json")
    assert [note["kind"] for note in notes(done)] == ["no-debug"]


def test_models_that_a_limit_has_kept_unknown_are_said_in_documents(fencepost: Run) -> None:
    arguments = ("check", ROOT / "tests/repair/bin/Debug/Broken.dll", "--harness", "*.FlagAndReference", "--no-cache")
    (enough,) = json.loads(fencepost(*arguments, "--format", "json").out)["units"]
    limit = ("--max-states", str(3 * enough["states"] // 4))
    done = fencepost(*arguments, *limit, "--format", "json")
    (unit,) = json.loads(done.out)["units"]
    unknown = unit["findings"][0]["unknown_under"]
    assert unknown
    (note,) = notes(done)
    assert (note["kind"], note["assembly"]) == ("models", "Broken.dll")
    assert f"shows under {', '.join(unknown)}, because a limit was reached before." in note["text"]
    sarif = json.loads(fencepost(*arguments, *limit, "--format", "sarif").out)
    shown = sarif["runs"][0]["invocations"][0]["toolExecutionNotifications"]
    assert [one["level"] for one in shown if one["descriptor"]["id"] == "FP-MODELS"] == ["note"]
    assert done.code == 1
