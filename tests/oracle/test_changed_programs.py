"""Sequential programs are an oracle of concurrent machines too: each conformance method with changes of thread.

`changing.py` says what is changed, `change.py` makes it. What the method returns must stay, in Debug and Release, under
each model, with reductions and without.
"""

from __future__ import annotations

import json
import tarfile
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.memory.loading import DEFAULT, IN_ORDER, model_names
from fencepost.model.verdict import Unit
from fencepost.search.reductions import REDUCTIONS
from tests.conformance.recorded import EXPECTED, is_as_recorded, is_honest
from tests.oracle.changing import CHANGES
from tests.oracle.shares import share

HERE = Path(__file__).parent
CHANGED: dict[str, list[str]] = json.loads((HERE / "changed.json").read_text("utf-8"))
BY_VALUE = {"Conformance.Strings.ReferenceIdentity", "Conformance.Strings.ObjectComparisonOfStrings"}
"""The machine knows texts by value only."""
METHODS = [
    (topic, name) for topic in sorted(CHANGED) for name in CHANGED[topic] if name.rpartition("__")[0] not in BY_VALUE
]
LIMITS = Settings(max_states=4_000, time=20.0, model=IN_ORDER)
USUAL, FEW = 25, 10
"""How many methods a run tries in each of the ways below, and under each model or without each reduction."""
WAYS = {
    "in order": LIMITS,
    "without reductions": LIMITS._replace(without=tuple(REDUCTIONS)),
    "the default model": LIMITS._replace(model=DEFAULT),
}
VARY = {
    "EverydayCode.Iter__Twice": "both write one static field",
    "EverydayCode.ExitCodes__Twice": "both write the exit code of the process",
    "Exceptions.FilterThatThrowsIsFalse__Twice": "both write one static field",
    "Classes.StaticCounter__Twice": "both count in one static field",
    "Classes.InitializationOrder__Yielding": "a thread-static field is asked for on another thread",
    "Classes.VirtualCallInConstructorSeesInitializedFields__Yielding": "the same",
    "Disposal.LockTypeMembers__Yielding": "a lock is given back on another thread than the one that took it",
    "Disposal.MonitorMembers__Yielding": "the same",
    "EverydayConcurrency.OldRw__Yielding": "a lock is given back on another thread than the one that took it",
    "EverydayConcurrency.Statics__Yielding": "a thread-static field is asked for on another thread",
    "Delegates.LambdaCachedPerSite__Twice": "each of two threads that meet where a lambda is first made makes one",
    "Collections.ConcurrentBagSequential__Yielding": "a bag prefers what its own thread has put in",
}
"""What rightly returns other values, too, and why."""


class Seen(NamedTuple):
    unit: Unit
    wrong: bool


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The changed assemblies."""
    unpacked = tmp_path_factory.mktemp("changed")
    with tarfile.open(HERE / "changed.tar.xz") as archive:
        archive.extractall(unpacked, filter="data")
    return unpacked


def look(folder: Path, configuration: str, chosen: list[tuple[str, str]], settings: Settings) -> list[Seen]:
    found = []
    for topic in sorted({topic for topic, _ in chosen}):
        names = {name for other, name in chosen if other == topic}
        program = Program(folder / configuration / f"{topic}.dll")
        for type, method in program.units(lambda method, names=names: unit_name(method) in names):  # type: ignore[misc]
            unit = check_unit(program, type, method, settings, outcomes=True)
            found.append(Seen(unit, not is_as_should(unit, topic)))
    return found


def is_as_should(unit: Unit, topic: str) -> bool:
    """True if a changed method returns what the method itself does. Of a method that varies, one outcome is enough."""
    recorded = EXPECTED[topic][unit.unit.rpartition("__")[0]]
    if is_honest(unit) and unit.verdict != "INTERNAL_ERROR":
        return True
    if unit.unit.removeprefix("Conformance.") in VARY:
        return any(is_as_recorded(replace(unit, outcomes=(outcome,)), recorded) for outcome in unit.outcomes)
    return is_as_recorded(unit, recorded)


def check(seen: list[Seen]) -> None:
    wrong = {
        one.unit.unit: (one.unit.verdict, one.unit.outcomes[:3], one.unit.unsupported) for one in seen if one.wrong
    }
    assert wrong == {}
    complete = [one for one in seen if not is_honest(one.unit)]
    assert len(complete) >= 0.7 * len(seen)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_changes_of_thread_change_no_value(
    configuration: str, way: str, folder: Path, pytestconfig: pytest.Config
) -> None:
    check(look(folder, configuration, share(METHODS, USUAL, pytestconfig), WAYS[way]))


@pytest.mark.parametrize("model", [name for name in model_names() if name not in (DEFAULT, IN_ORDER)])
def test_changes_of_thread_change_no_value_under_any_model(
    model: str, folder: Path, pytestconfig: pytest.Config
) -> None:
    chosen = share(METHODS, FEW, pytestconfig)
    check(look(folder, "Release", chosen, LIMITS._replace(model=model)))


@pytest.mark.parametrize("name", sorted(REDUCTIONS))
def test_changes_of_thread_change_no_value_without_one_reduction(
    name: str, folder: Path, pytestconfig: pytest.Config
) -> None:
    chosen = share(METHODS, FEW, pytestconfig)
    check(look(folder, "Release", chosen, LIMITS._replace(without=(name,), model=DEFAULT)))


def test_every_kind_of_change_is_made_often() -> None:
    for change in CHANGES:
        assert sum(name.endswith(f"__{change}") for _, name in METHODS) > 0.1 * len(METHODS)
