"""What findings about guarded fields, stop flags and data races say; how they are asked for, replayed and mended."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from fencepost.cli import main
from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import matching
from fencepost.engine.shared.settings import Settings
from tests.races.corpus import HERE

BOTH = pytest.mark.parametrize("configuration", ["Debug", "Release"])


def units(capfdbinary: pytest.CaptureFixture[bytes], path: Path, name: str, *options: str) -> list[dict[str, Any]]:
    main(["check", str(path), "--harness", f"Races.{name}.Run", "--format", "json", "--jobs", "1", *options])
    found: list[dict[str, Any]] = json.loads(capfdbinary.readouterr()[0])["units"]
    return found


def findings(
    capfdbinary: pytest.CaptureFixture[bytes], assembly: str, name: str, *options: str
) -> list[dict[str, Any]]:
    path = HERE / "bin" / "Release" / f"{assembly}.dll"
    (unit,) = units(capfdbinary, path, name, "--no-cache", *options)
    found: list[dict[str, Any]] = unit["findings"]
    return found


def test_a_touch_is_told_with_the_lock_that_is_missing(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    (found,) = findings(capfdbinary, "Guards", "WrittenWithoutTheLock")
    assert found["rule"] == "FP1012"
    assert found["severity"] == "error"
    assert found["message"].endswith('writes account.balance (line 17) without the lock "gate".')
    assert [race["variable"] for race in found["races"]] == ["Races.WrittenWithoutTheLock.Account.balance"]


def test_a_write_under_a_read_lock_lacks_the_write_lock(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    (found,) = findings(capfdbinary, "Guards", "WrittenUnderAReadLock")
    assert found["message"].endswith('without the write lock of "gate".')


@BOTH
@pytest.mark.parametrize(
    ("name", "kind", "title"),
    [
        ("StaticFlag", "volatile-field", "Make stop volatile"),
        ("CapturedFlag", "volatile-read", "Read stop with Volatile.Read"),
        ("FlagInAnArray", "volatile-read", "Read an element with Volatile.Read"),
    ],
)
def test_a_stop_flag_becomes_volatile_or_is_read_so(name: str, kind: str, title: str, configuration: str) -> None:
    program = Program(HERE / "bin" / configuration / "StopFlags.dll")
    ((type, method),) = program.units(matching(f"Races.{name}.Run"))
    unit = check_unit(program, type, method, Settings(repair=True))
    (found,) = unit.findings
    assert (found.rule, found.severity) == ("FP1014", "warning")
    (repair,) = found.repairs
    assert repair.kind == kind
    assert repair.title.startswith(title)
    assert "dotnet" in repair.proved_under
    assert repair.edits


def test_of_a_property_it_is_said_that_no_edit_is_known() -> None:
    program = Program(HERE / "bin" / "Release" / "StopFlags.dll")
    ((type, method),) = program.units(matching("Races.FlagOfAProperty.Run"))
    (found,) = check_unit(program, type, method, Settings(repair=True)).findings
    assert found.repairs == ()
    assert found.unrepaired == "no access of the loop can be made volatile by an edit that Fencepost knows"


def test_the_run_of_a_stop_flag_can_be_replayed(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    (found,) = findings(capfdbinary, "StopFlags", "StaticFlag")
    path = HERE / "bin" / "Release" / "StopFlags.dll"
    main(["replay", str(path), "--harness", "Races.StaticFlag.Run", "--schedule", found["schedule"]])
    shown = capfdbinary.readouterr()[0].decode()
    assert "StaticFlag.stop -> false" in shown
    assert "StaticFlag.stop <- true" in shown


def test_data_races_are_off_unless_they_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    """Also with the same cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    source = tmp_path / "code" / "DataRaces"
    source.mkdir(parents=True)
    shutil.copy(HERE / "DataRaces" / "Unordered.cs", source)
    path = tmp_path / "code" / "DataRaces.dll"
    for suffix in (".dll", ".pdb"):
        shutil.copy(HERE / "bin" / "Release" / f"DataRaces{suffix}", path.with_suffix(suffix))
    monkeypatch.chdir(path.parent)
    config = path.parent / ".editorconfig"
    for severity, shown in [("none", []), ("warning", ["warning"]), ("suggestion", ["information"])]:
        config.write_text(f"root = true\n[Unordered.cs]\ndotnet_diagnostic.FP1013.severity = {severity}\n")
        (unit,) = units(capfdbinary, path, "TwoWrites")
        assert [found["severity"] for found in unit["findings"]] == shown
    config.write_text("root = true\n[Ordered.cs]\ndotnet_diagnostic.FP1013.severity = warning\n")
    (unit,) = units(capfdbinary, path, "TwoWrites")
    assert unit["verdict"] == "HOLDS"
    config.unlink()
    (unit,) = units(capfdbinary, path, "TwoWrites")
    assert unit["findings"] == []
    (unit,) = units(capfdbinary, path, "TwoWrites", "--property", "data-race")
    assert [found["rule"] for found in unit["findings"]] == ["FP1013"]


@pytest.mark.parametrize(("model", "harmless"), [("dotnet", True), ("ecma", False)])
def test_a_model_says_if_the_race_of_a_reference_does_harm(
    model: str, harmless: bool, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    (found,) = findings(capfdbinary, "DataRaces", "PublishedByAPlainWrite", "--property", "data-race", "--model", model)
    text = f"Harmless under {model} because references are published: no run of this harness goes wrong."
    assert (text in found["message"]) == harmless


def test_of_a_number_no_model_says_that_a_race_is_harmless(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    (found,) = findings(capfdbinary, "DataRaces", "TwoWrites", "--property", "data-race")
    assert "No run of this harness goes wrong under dotnet." in found["message"]


@pytest.mark.parametrize(
    ("assembly", "name", "options", "reason"),
    [
        ("Guards", "BenignLook", (), "an old value is as good"),
        ("StopFlags", "BenignFlag", (), "the process ends anyway"),
        ("DataRaces", "BenignField", ("--property", "data-race"), "an old value is as good"),
    ],
)
def test_a_race_that_does_no_harm_is_silenced_with_its_reason(
    assembly: str, name: str, options: tuple[str, ...], reason: str, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    (found,) = findings(capfdbinary, assembly, name, *options)
    assert (found["severity"], found["silenced"]) == ("off", reason)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (
            "NoMemberOfThatName",
            'state is marked [GuardedBy("gaet")], and NoMemberOfThatName has no field or property of',
        ),
        ("MemberThatIsNoLock", 'state is marked [GuardedBy("gate")], and gate is none that Fencepost knows'),
        ("StaticFieldOfThis", 'state is marked [GuardedBy("this")], and a static field has no object'),
    ],
)
def test_a_guard_that_is_no_lock_is_told(name: str, why: str, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    (found,) = findings(capfdbinary, "Guards", name)
    assert f"without any lock: {why}" in found["message"]
