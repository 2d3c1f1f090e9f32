"""How findings are shown: attributes of .NET, `.editorconfig`, and what that means for documents and exit codes."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from fencepost.cli import main
from fencepost.engine.shown.editorconfig import EditorConfig, parsed
from tests.engine.inputs import BUILDS

SOURCE = BUILDS.parents[1] / "Silenced.cs"


def checked(capfdbinary: pytest.CaptureFixture[bytes], *options: str) -> tuple[int, str]:
    code = main(["check", str(BUILDS / "Silenced.dll"), "--no-cache", *options])
    return code, capfdbinary.readouterr()[0].decode()


def findings(capfdbinary: pytest.CaptureFixture[bytes]) -> dict[str, Any]:
    """The one finding of each harness, by its name."""
    _, text = checked(capfdbinary, "--format", "json")
    return {unit["unit"].removeprefix("Tests."): unit["findings"][0] for unit in json.loads(text)["units"]}


def test_an_author_silences_a_method_a_type_or_a_harness(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    reasons = {name: (finding["severity"], finding["silenced"]) for name, finding in findings(capfdbinary).items()}
    assert reasons == {
        "Harness": ("off", "the harness is known to fail"),
        "Called": ("off", "all of the type is"),
        "Lambda": ("off", "no reason is given"),
        "Shown": ("error", ""),
    }


def test_what_is_silenced_is_told_in_a_line_and_fails_nothing(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    code, text = checked(capfdbinary, "--harness", "Tests.Called")
    assert code == 0
    assert "FP1001 is silenced: all of the type is" in text
    assert "replay" not in text
    code, _ = checked(capfdbinary, "--harness", "Tests.Called", "--require", "holds")
    assert code == 1


def test_an_outcome_of_races_that_do_no_harm_is_silenced(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    main(["check", str(BUILDS / "Benign.dll"), "--no-cache", "--model", "sc", "--format", "json"])
    units = json.loads(capfdbinary.readouterr()[0])["units"]
    found = {unit["unit"].removeprefix("Tests."): unit["findings"][0] for unit in units if unit["findings"]}
    assert {name: (finding["severity"], finding["silenced"]) for name, finding in found.items()} == {
        "OfField": ("off", "it is only a statistic"),
        "OfFieldBesideALock": ("off", "it is only a statistic"),
        "OfMethod": ("off", "nobody counts"),
        "OfHarness": ("off", "no reason is given"),
        "OfOne": ("error", ""),
        "Asserted": ("error", ""),
    }
    races = {name: [race["variable"] for race in finding["races"]] for name, finding in found.items()}
    assert races["OfOne"] == ["Tests.hits", "Tests.sum"]
    assert races["Asserted"] == []
    assert {(access["thread"], access["op"]) for access in found["OfMethod"]["races"][0]["accesses"]} == {
        (1, "read"), (2, "read"), (2, "write"), (3, "read"), (3, "write"),
    }  # fmt: skip


def test_a_reordering_that_does_no_harm_is_silenced(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    options = ("--harness", "Tests.Reordered*", "--property", "robustness", "--format", "json")
    assert main(["check", str(BUILDS / "Benign.dll"), "--no-cache", *options]) == 1
    units = json.loads(capfdbinary.readouterr()[0])["units"]
    found = {unit["unit"].removeprefix("Tests."): unit["findings"][0] for unit in units}
    assert {name: finding["silenced"] for name, finding in found.items()} == {
        "Reordered": "it is only a statistic; so is this", "ReorderedToo": "",
    }  # fmt: skip
    assert [race["variable"] for race in found["Reordered"]["races"]] == ["Tests.hits", "Tests.misses"]


@pytest.mark.parametrize(
    ("severity", "shown", "level", "code"),
    [
        ("error", " FP1001: The assertion", "error", 1),
        ("warning", " warning FP1001: The assertion", "warning", 1),
        ("suggestion", " information FP1001: The assertion", "note", 0),
        ("silent", " hint FP1001: The assertion", "note", 0),
        ("none", " FP1001 is off in .editorconfig", "note", 0),
    ],
)
def test_an_editorconfig_says_how_a_rule_is_shown(
    severity: str, shown: str, level: str, code: int, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes],
) -> None:  # fmt: skip
    folder = tmp_path / "code"
    folder.mkdir()
    shutil.copy(SOURCE, folder)
    (tmp_path / ".editorconfig").write_text(f"root = true\n[*.cs]\ndotnet_diagnostic.FP1001.severity = {severity}\n")
    monkeypatch.chdir(folder)
    found, text = checked(capfdbinary, "--harness", "Tests.Shown")
    assert (found, shown in text) == (code, True)
    _, document = checked(capfdbinary, "--harness", "Tests.Shown", "--format", "sarif")
    (result,) = json.loads(document)["runs"][0]["results"]
    assert result["level"] == level
    assert ("suppressions" in result) == (severity == "none")
    _, page = checked(capfdbinary, "--harness", "Tests.Shown", "--format", "html")
    assert ("<p>It is off in .editorconfig.</p>" in page) == (severity == "none")


def test_the_nearest_file_and_its_last_section_count_most(tmp_path: Path) -> None:
    source = tmp_path / "Lib" / "Queue.cs"
    source.parent.mkdir()
    source.touch()

    def write(folder: Path, *lines: str) -> None:
        (folder / ".editorconfig").write_text("\n".join(lines))

    rules = EditorConfig((str(tmp_path),))
    assert rules.severity(str(source), "FP1001") is None
    write(tmp_path, "root = true", "[*.cs]", "dotnet_diagnostic.FP1001.severity = warning", "[*.vb]",
          "dotnet_diagnostic.FP1001.severity = none")  # fmt: skip
    assert rules.severity(str(source), "FP1001") == "warning"
    assert rules.severity("/src/Lib/Queue.cs", "FP1001") == "warning"
    write(source.parent, "[*]", "dotnet_diagnostic.FP1001.severity = none", "[Q*.cs]",
          "dotnet_diagnostic.fp1001.severity = Suggestion ; for now")  # fmt: skip
    assert rules.severity(str(source), "FP1001") == "information"
    assert rules.severity(str(source), "FP1002") is None
    write(source.parent, "root = true")
    assert rules.severity(str(source), "FP1001") is None


@pytest.mark.parametrize(
    ("glob", "fits", "fails"),
    [
        ("*.cs", ["A.cs", "x/y/A.cs"], ["A.csx", "A.vb"]),
        ("/*.cs", ["A.cs"], ["x/A.cs"]),
        ("src/**.cs", ["src/A.cs", "src/x/A.cs"], ["A.cs", "x/src/A.cs"]),
        ("src/**/A.cs", ["src/A.cs", "src/x/y/A.cs"], ["src/B.cs"]),
        ("*.{cs,vb}", ["A.cs", "A.vb"], ["A.fs", "A.{cs,vb}"]),
        ("{A,B{1..3}}?.cs", ["Ax.cs", "B2x.cs"], ["B4x.cs", "A.cs"]),
        ("[AB].cs", ["A.cs", "x/B.cs"], ["C.cs"]),
        ("[!AB].cs", ["C.cs"], ["A.cs"]),
        ("\\*.cs", ["*.cs"], ["A.cs"]),
        ("{A.cs", ["{A.cs"], ["A.cs"]),
        ("[", ["["], ["A.cs"]),
    ],
)
def test_globs_are_those_of_the_specification(glob: str, fits: list[str], fails: list[str]) -> None:
    ((pattern, _),) = parsed(f"[{glob}]").sections
    assert [name for name in (*fits, *fails) if pattern.fullmatch(name)] == fits
