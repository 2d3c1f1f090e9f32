"""Under which models two uses of one local copy are different: where a compiler may read the variable again."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.memory.loading import load_model, model_names
from tests.litmus import classic
from tests.litmus.explored import BINARIES, opened

AGAIN = {
    "NullCheck", "NullCheckOfAResult", "NullCheckOfAnArgument", "NullCheckOfAField",
    "NullCheckOfWhatIsReadInALockThatTheWriterLacks", "Index", "TwoOperandsOfOneOperation", "TwoOperandsOfAnArgument",
    "AfterAVolatileRead", "AfterAWrite", "InTheRoundsOfALoop", "PartsOfAStruct",
}  # fmt: skip
ONCE = {
    "NullCheckOfAVolatileRead", "NullCheckOfAVolatileField", "NullCheckOfAnInterlockedRead", "NullCheckInALock",
    "NullCheckAfterALock", "NullCheckOfWhatIsReadBeforeALock", "IndexOfAnUpdate", "AfterABarrier", "AfterAReadBarrier",
    "AfterAVolatileWrite", "AfterAWriteOfItsOwn", "OfWhatNobodyWrites", "OfAVariableWithAnAddress", "WhatIsMadeOfIt",
}  # fmt: skip


def differs(name: str, model: str, configuration: str) -> bool:
    return (True,) in opened("Rereads", configuration).explore(f"Rereads.{name}", model).outcomes


@pytest.mark.parametrize("name", sorted(AGAIN | ONCE))
def test_two_uses_of_one_copy_may_differ_under_ecma(name: str) -> None:
    assert differs(name, "ecma", "Release") == (name in AGAIN)


@pytest.mark.parametrize("name", ["NullCheck", "NullCheckInALock", "TwoOperandsOfAnArgument", "PartsOfAStruct"])
def test_what_is_optimised_makes_no_difference(name: str) -> None:
    assert differs(name, "ecma", "Debug") == (name in AGAIN)


@pytest.mark.parametrize("name", sorted(AGAIN))
def test_dotnet_keeps_what_it_has_read(name: str) -> None:
    assert not differs(name, "dotnet", "Release")


@pytest.mark.parametrize("test", classic.TESTS[::8], ids=lambda test: str(test["name"]))
def test_what_is_used_once_is_read_once(test: dict[str, Any], tmp_path: Path) -> None:
    text = (files("fencepost.memory") / "models" / "ecma.toml").read_text("utf-8")
    once = tmp_path / "once.toml"
    once.write_text(text.replace("read_introduction = true", "read_introduction = false"), "utf-8")
    assembly, name = opened("Classic", "Release"), f"Classic.{classic.class_name(test['name'])}.Run"
    found, expected = assembly.explore(name, "ecma"), assembly.explore(name, str(once))
    assert (found.outcomes.keys(), found.states) == (expected.outcomes.keys(), expected.states)


@pytest.mark.parametrize("model", ["sc", "dotnet", "ecma"])
def test_what_has_been_read_may_be_kept_for_ever(model: str) -> None:
    program = Program(BINARIES / "Release" / "Rereads.dll")
    (unit,) = program.units(lambda method: method.name == "Forever")
    checked = check_unit(program, *unit, Settings(model=model))
    assert [finding.rule for finding in checked.findings] == ["FP1009"]


def test_one_model_only_may_read_again() -> None:
    assert [model for model in model_names() if load_model(model).switches.read_introduction] == ["ecma"]


@pytest.mark.parametrize("name", ["NullCheckOfAnArgument", "Index", "InTheRoundsOfALoop", "PartsOfAStruct"])
def test_schedules_replay(name: str) -> None:
    assembly = opened("Rereads", "Release")
    for outcome, schedule in assembly.explore(f"Rereads.{name}", "ecma").outcomes.items():
        assert assembly.replay(f"Rereads.{name}", "ecma", schedule) == outcome
        assert ("~" in schedule) == (outcome == (True,))


def test_every_way_has_an_expectation() -> None:
    source = (Path(__file__).parent / "Rereads.cs").read_text("utf-8")
    assert set(re.findall(r"public static bool (\w+)\(\)", source)) == AGAIN | ONCE
