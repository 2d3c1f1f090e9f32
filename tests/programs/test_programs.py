"""Every concurrent program gets its verdict and its complete outcomes, from as many states as ever.

`pytest -n0 --refresh` records the numbers of states anew; a change of them is reviewed as a diff.
"""

from __future__ import annotations

import json

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from fencepost.search.reductions import REDUCTIONS
from tests.programs.expected import EXPECTED, HERE, LIMITED, is_as_expected, values

STATES = HERE / "states.json"
TOPICS = sorted(path.stem for path in HERE.glob("*.cs"))
COUNTED = ["Captures", "Choice", "Constructors", "Counters", "Joins", "LockFree", "LockOrder", "MonitorWait", "Peers"]
"""Topics that need little of the library: their numbers of states change only with the machine and the search."""
ALWAYS = tuple(name for name in REDUCTIONS if name not in ("names", "races", "awaits"))
"""What makes small searches smaller, too; for the others see `test_names.py`, `test_races.py` and `test_awaits.py`."""


def check_all(topic: str, configuration: str, settings: Settings) -> dict[str, Unit]:
    program = Program(HERE / "bin" / configuration / f"{topic}.dll")
    return {
        unit_name(method): check_unit(program, type, method, settings, outcomes=True)
        for type, method in program.units(None)
        if unit_name(method) in EXPECTED
    }


@pytest.mark.share(75)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("topic", TOPICS)
def test_verdicts_outcomes_and_states(topic: str, configuration: str, pytestconfig: pytest.Config) -> None:
    units = check_all(topic, configuration, LIMITED)
    assert units, f"{topic} has no harness"
    wrong = []
    for name, unit in units.items():
        if unit.verdict == "HOLDS_UP_TO":
            assert all(bound.kind == "states" for bound in unit.bounds), (name, unit.bounds)
            continue
        if not is_as_expected(unit, configuration):
            wrong.append((name, EXPECTED[name], unit.verdict, values(unit), unit.unsupported))
    assert not wrong
    if topic in COUNTED:
        counts = {name: unit.states for name, unit in units.items() if not unit.bounds}
        compare_states(f"{topic} {configuration}", counts, bool(pytestconfig.getoption("--refresh")))


def compare_states(key: str, counts: dict[str, int], update: bool) -> None:
    recorded = json.loads(STATES.read_text("utf-8")) if STATES.exists() else {}
    if update:
        recorded[key] = counts
        STATES.write_text(json.dumps(recorded, indent=1, sort_keys=True) + "\n", "utf-8")
    assert recorded.get(key) == counts


@pytest.mark.share(75)
@pytest.mark.parametrize("topic", TOPICS)
def test_reduction_changes_no_outcome(topic: str) -> None:
    """Compares every harness that ends within some states without reductions: seven of eight do."""
    most = 6_000 if topic in COUNTED else 1_500
    program = Program(HERE / "bin" / "Release" / f"{topic}.dll")
    compared = 0
    for type, method in program.units(None):
        if EXPECTED.get(unit_name(method), {}).get("outcomes") is None:
            continue
        settings = LIMITED._replace(max_states=most, without=tuple(REDUCTIONS))
        plain = check_unit(program, type, method, settings, outcomes=True)
        if plain.bounds:
            continue
        reduced = check_unit(program, type, method, LIMITED, outcomes=True)
        assert (reduced.verdict, values(reduced)) == (plain.verdict, values(plain)), unit_name(method)
        assert reduced.states <= plain.states
        compared += 1
    assert compared


@pytest.mark.share(75)
@pytest.mark.parametrize("without", [*((name,) for name in ALWAYS), ALWAYS], ids=" ".join)
@pytest.mark.parametrize("topic", COUNTED)
def test_every_reduction_alone(topic: str, without: tuple[str, ...], pytestconfig: pytest.Config) -> None:
    """What each of them is worth is recorded; without it the outcomes are the same."""
    units = check_all(topic, "Release", LIMITED._replace(max_states=6_000, without=without))
    whole = {name: unit for name, unit in units.items() if not unit.bounds}
    assert all(is_as_expected(unit, "Release") for unit in whole.values())
    counts = {name: unit.states for name, unit in whole.items()}
    compare_states(f"{topic} Release without {' '.join(without)}", counts, bool(pytestconfig.getoption("--refresh")))


@pytest.mark.parametrize("topic", ["LockOrder", "InlineWaits", "LoopThreads"])
def test_every_schedule_replays(topic: str) -> None:
    """Also where the search has learned of the program's threads what the schedule has to say."""
    from fencepost.engine.replaying import replay_unit

    program = Program(HERE / "bin" / "Debug" / f"{topic}.dll")
    replayed = 0
    for type, method in program.units(None):
        unit = check_unit(program, type, method, LIMITED, outcomes=True)
        for finding in unit.findings:
            again = replay_unit(program, type, method, finding.schedule).unit
            assert [(f.property, f.line, f.trace) for f in again.findings] == [
                (finding.property, finding.line, finding.trace)
            ]
            replayed += 1
        for outcome in unit.outcomes:
            if outcome.value[0] != "!":
                assert replay_unit(program, type, method, outcome.schedule).outcome == outcome.value
                replayed += 1
    assert replayed
