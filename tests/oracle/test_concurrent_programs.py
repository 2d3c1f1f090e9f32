"""The results of random concurrent programs under the real runtime are among those that the search finds.

`generator.py` draws the programs, `record.py` records what they return. With `--programs N` for more than usual, where
a compiler and the runtime are at hand (`runtime.py`), new programs are made, run and compared, too.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.memory.loading import DEFAULT, IN_ORDER
from fencepost.model.verdict import Unit
from fencepost.search.reductions import REDUCTIONS
from tests.conftest import PROGRAMS
from tests.oracle.components import COMPONENTS
from tests.oracle.generator import WAYS, program
from tests.oracle.record import record
from tests.oracle.recorded import HERE, RUNS, recorded
from tests.oracle.runtime import CALL, CSC
from tests.oracle.shares import share

LIMITS = Settings(max_states=60_000, time=60.0, model=IN_ORDER)
USUAL = 6
"""How many of the recorded programs an ordinary run explores."""
ALWAYS = ["Oracle.P23.Run"]
"""Programs that have shown a mistake."""
CHANGED = [("awaits", IN_ORDER, 5), ("races", DEFAULT, 4)]
"""Under which model, and for how many of twelve programs, a reduction changes the number of states. Races matter only
where operations are late."""
WITHOUT = LIMITS._replace(without=tuple(REDUCTIONS))


def look(path: Path, names: list[str], settings: Settings) -> list[Unit]:
    assembly = Program(path)
    chosen = set(names)
    units = assembly.units(lambda method: unit_name(method) in chosen)
    return [check_unit(assembly, type, method, settings, outcomes=True) for type, method in units]


def values(unit: Unit) -> set[str]:
    return {str(outcome.value[0]) for outcome in unit.outcomes if outcome.value}


def check(units: list[Unit], seen: dict[str, set[str]]) -> None:
    assert [(unit.unit, unit.unsupported) for unit in units if unit.unsupported] == []
    complete = [unit for unit in units if not unit.bounds]
    assert len(complete) > 0.8 * len(units)
    missing = {unit.unit: seen[unit.unit] - values(unit) for unit in complete if seen[unit.unit] - values(unit)}
    assert missing == {}


def test_what_was_seen_is_found(pytestconfig: pytest.Config) -> None:
    seen = recorded()
    names = sorted({*ALWAYS, *share(sorted(seen), USUAL, pytestconfig)})
    check(look(HERE / "programs.dll", names, LIMITS), seen)


def test_what_was_seen_is_found_under_the_default_model(pytestconfig: pytest.Config) -> None:
    seen = recorded()
    names = share(sorted(seen), USUAL // 2, pytestconfig)
    check(look(HERE / "programs.dll", names, LIMITS._replace(model=DEFAULT)), seen)


def test_reductions_change_no_outcome(pytestconfig: pytest.Config) -> None:
    names = sorted({*ALWAYS, *share(sorted(recorded()), USUAL // 2, pytestconfig)})
    found = look(HERE / "programs.dll", names, LIMITS)
    compared = 0
    for unit, whole in zip(found, look(HERE / "programs.dll", names, WITHOUT._replace(max_states=10_000)), strict=True):
        if not (unit.bounds or whole.bounds):
            assert values(unit) == values(whole), unit.unit
            compared += 1
    assert compared > 0.5 * len(names)


def test_programs_that_nobody_has_seen(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """Asked for by a number of programs that is larger than usual; what is recorded has been looked at above."""
    wanted = pytestconfig.getoption("--programs")
    first = len(recorded())
    seeds = range(first, first + (wanted - PROGRAMS if wanted > PROGRAMS else 0))
    if seeds:
        assert Path(CSC).exists(), "FENCEPOST_CSC names no compiler"
        assert Path(CALL).exists(), "FENCEPOST_CALL names no runtime"
        found = record(seeds, RUNS, tmp_path)
        seen = {name: set(results) for name, results in found.items()}
        check(look(tmp_path / "programs.dll", sorted(seen), LIMITS), seen)
    assert program(first) == program(first)


def test_recorded_programs_use_every_component_and_way() -> None:
    text = "\n".join(map(program, range(len(recorded()))))
    for component in COMPONENTS:
        assert component.makes.split("@")[0].split("=")[0].strip() in text, component.name
    assert len(recorded()) > 0.95 * text.count("public static class P")
    for mark in (
        "new Thread(",
        "Task.Run(() => {",
        "LongRunning",
        "QueueUserWorkItem",
        "async () => { await",
        "Parallel.Invoke",
    ):
        assert text.count(mark) > 0.02 * len(recorded()), mark
    assert len(WAYS) == 6


@pytest.mark.parametrize(("reduction", "model", "count"), CHANGED)
def test_awaits_and_races_change_the_states_of_many_and_the_outcomes_of_none(
    reduction: str, model: str, count: int
) -> None:
    """What random programs of threads alone do not draw (`tests/random/test_peers.py` has the other reductions)."""
    names = [name for name in (f"Oracle.P{seed}.Run" for seed in range(0, 24, 2)) if name in recorded()]
    settings = LIMITS._replace(max_states=2_000, model=model)
    plain = look(HERE / "programs.dll", names, settings)
    without = look(HERE / "programs.dll", names, settings._replace(without=(reduction,)))
    compared = [(one, other) for one, other in zip(plain, without, strict=True) if not (one.bounds or other.bounds)]
    assert [one.unit for one, other in compared if values(one) != values(other)] == []
    changed = sum(one.states != other.states for one, other in compared)
    assert changed == count > len(compared) / 10
