"""Where a word has 4 bytes, plain accesses to variables of 8 are torn; others are not."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.litmus.explored import opened

MODELS = files("fencepost.memory") / "models"
OLD, NEW, LOWER, UPPER = 0, -1, 0xFFFFFFFF, -(1 << 32)
ALL = {OLD, NEW, LOWER, UPPER}
REAL = {0, 0x4000000140000001, 0x40000001, 0x4000000100000000}

TORN = {"Plain", "InStruct", "InArray", "InObject"}
WHOLE = {"BothVolatile", "BothInterlocked", "Locked", "Native"}


def narrow(folder: Path, model: str) -> str:
    """A built-in model with words of 32 bits."""
    path = folder / f"{model}-32.toml"
    text = (MODELS / f"{model}.toml").read_text("utf-8")
    path.write_text(text.replace("forwarding =", "word = 32\nforwarding ="), "utf-8")
    return str(path)


def found(name: str, model: str, configuration: str) -> set[Any]:
    outcomes = opened("Words", configuration).explore(f"Words.{name}", model).outcomes
    return {value[0] if len(value) == 1 else value for value in outcomes}


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("model", ["sc", "x86-tso", "dotnet", "ecma"])
def test_halves_are_seen_one_without_the_other(model: str, configuration: str, tmp_path: Path) -> None:
    path = narrow(tmp_path, model)
    outcomes = {name: found(name, path, configuration) for name in TORN | WHOLE}
    assert outcomes == {name: ALL if name in TORN else {OLD, NEW} for name in TORN | WHOLE}
    assert found("Real", path, configuration) == REAL
    assert {value & (1 << 64) - 1 for value in found("Natural", path, configuration)} == {
        value & (1 << 64) - 1 for value in ALL
    }
    assert found("Own", path, configuration) == {NEW}


@pytest.mark.parametrize("model", ["sc", "x86-tso", "dotnet"])
def test_where_one_side_is_whole_the_order_of_the_other_tells(model: str, tmp_path: Path) -> None:
    """The lower half is read and written first."""
    path = narrow(tmp_path, model)
    weak = model == "dotnet"
    assert found("VolatileWriter", path, "Release") == (ALL if weak else {OLD, NEW, UPPER})
    assert found("VolatileReader", path, "Release") == (ALL if weak else {OLD, NEW, LOWER})


def test_two_writers_may_leave_a_half_each(tmp_path: Path) -> None:
    two = 0x0000000200000002
    for model in ("sc", "dotnet"):
        path = narrow(tmp_path, model)
        assert found("TwoWriters", path, "Release") == {NEW, two, 0x00000002FFFFFFFF, 0x00000002 - (1 << 32)}
        assert found("Update", path, "Release") == {NEW, 0, UPPER}


def test_a_whole_is_read_late_where_halves_are_on_their_way(tmp_path: Path) -> None:
    path = narrow(tmp_path, "x86-tso")
    assert (NEW, 0, OLD) in found("Forwarded", path, "Release")
    assert (NEW, 0, OLD) not in found("NotForwarded", path, "Release")
    assert {value[0] for value in found("NotForwarded", path, "Release")} == {NEW}


@pytest.mark.parametrize("name", sorted(TORN))
def test_a_word_of_eight_bytes_is_whole(name: str) -> None:
    for model in ("sc", "dotnet"):
        assert found(name, model, "Release") == {OLD, NEW}


def test_schedules_of_torn_values_replay(tmp_path: Path) -> None:
    for model in ("sc", "dotnet"):
        path = narrow(tmp_path, model)
        for name in ("Plain", "VolatileWriter", "TwoWriters", "Forwarded", "InStruct"):
            explored = opened("Words", "Debug").explore(f"Words.{name}", path)
            for outcome, schedule in explored.outcomes.items():
                assert opened("Words", "Debug").replay(f"Words.{name}", path, schedule) == outcome
