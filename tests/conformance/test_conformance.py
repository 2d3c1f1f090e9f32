"""Every method of the suite returns on the machine what it returns on the real runtime, in Debug and Release.

`gaps.json` lists what the machine does not run yet; each of them must say so itself: UNSUPPORTED or a bound, never a
wrong value. A gap that has been closed fails the test until it leaves the list (`pytest -n0 --refresh`).
"""

from __future__ import annotations

import json
from typing import Literal

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.machine.state.world import World
from fencepost.model.verdict import Unit
from tests.conformance.recorded import EXPECTED, HERE, LIMITS, is_as_recorded, is_honest

GAPS_FILE = HERE / "gaps.json"


def check_topic(topic: str, configuration: str) -> dict[str, Unit]:
    program = Program(HERE / "bin" / configuration / f"{topic}.dll")
    names = EXPECTED[topic]
    return {
        unit_name(method): check_unit(program, type, method, LIMITS, outcomes=True)
        for type, method in program.units(lambda method: unit_name(method) in names)
    }


@pytest.mark.share(75)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("topic", sorted(EXPECTED))
def test_methods_return_what_the_runtime_returns(topic: str, configuration: str, pytestconfig: pytest.Config) -> None:
    key = f"{topic} {configuration}"
    units = check_topic(topic, configuration)
    assert units.keys() == EXPECTED[topic].keys()
    differs = {name: unit for name, unit in units.items() if not is_as_recorded(unit, EXPECTED[topic][name])}
    gaps: dict[str, list[str]] = json.loads(GAPS_FILE.read_text("utf-8")) if GAPS_FILE.exists() else {}
    if pytestconfig.getoption("--refresh"):
        gaps[key] = sorted(name for name, unit in differs.items() if is_honest(unit))
        GAPS_FILE.write_text(json.dumps({k: v for k, v in sorted(gaps.items()) if v}, indent=1) + "\n", "utf-8")
    wrong = {name: (EXPECTED[topic][name], unit.outcomes) for name, unit in differs.items() if not is_honest(unit)}
    assert not wrong
    assert sorted(differs) == gaps.get(key, [])


@pytest.mark.share(66)
@pytest.mark.parametrize("topic", sorted(EXPECTED))
def test_texts_and_delegates_with_an_identity_change_no_value(topic: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a search begins again with when a program asks which text or delegate one is, here from the start."""
    for noticed in ("texts", "delegates"):
        monkeypatch.setattr(World, noticed, property(lambda _: True, lambda _, __: None), raising=False)
    gaps: dict[str, list[str]] = json.loads(GAPS_FILE.read_text("utf-8")) if GAPS_FILE.exists() else {}
    units = check_topic(topic, "Release")
    differs = {name for name, unit in units.items() if not is_as_recorded(unit, EXPECTED[topic][name])}
    assert sorted(differs) == gaps.get(f"{topic} Release", [])


@pytest.mark.share(4)
@pytest.mark.parametrize("topic", sorted(EXPECTED))
def test_whatever_has_no_parameters_can_be_a_harness(topic: str) -> None:
    """Methods of helper classes and structs too, whatever they return."""
    program = Program(HERE / "bin" / "Release" / f"{topic}.dll")
    for type, method in program.units(lambda method: unit_name(method) not in EXPECTED[topic]):
        unit = check_unit(program, type, method, LIMITS._replace(max_states=100), outcomes=True)
        assert unit.verdict != "INTERNAL_ERROR", (unit.unit, unit.unsupported)


def test_the_loops_of_events_do_not_ask_which_delegate_one_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """States stay what they were for programs with events; a comparison of references does ask."""
    asked: list[str] = []
    name, tell = "", World.notice

    def noted(world: World, kind: Literal["texts", "delegates"]) -> None:
        asked.append(f"{name} {kind}")
        tell(world, kind)

    monkeypatch.setattr(World, "notice", noted)
    program = Program(HERE / "bin" / "Debug" / "DelegateIdentity.dll")
    for name in ("EventOnce", "ObjEq"):
        type, method = next(u for u in program.units(lambda _: True) if unit_name(u[1]).endswith(f".{name}"))
        assert is_as_recorded(
            check_unit(program, type, method, LIMITS, outcomes=True), EXPECTED["DelegateIdentity"][unit_name(method)]
        )
    assert asked == ["ObjEq delegates"]
