"""What the user switches off is off in every search of a run, whatever that is for; verdicts and repairs stay."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.generated.unit import check_type
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.machine.state.world import World
from fencepost.model.reductions import NO_REDUCTIONS, Reductions
from fencepost.model.verdict import Unit
from fencepost.search.reductions import REDUCTIONS, all_without
from fencepost.search.space import Space

TESTS = Path(__file__).parent.parent
FLAGS = {
    "fusion": ("fuse", "settles"),
    "symmetry": ("guesses.symmetry", "twins"),
    "names": ("guesses.names", "guesses.renames"),
    "awaits": ("guesses.awaits", "registers_ahead"),
    "races": ("races", "later"),
    "joins": ("joins",),
}
"""What a world does only with a reduction."""


class Case(NamedTuple):
    """A unit whose run makes several searches; `makes` is what one of the later ones is for."""

    assembly: str
    unit: str
    settings: Settings
    makes: str


CASES = {
    "repairs": Case("repair/Broken", "MessagePassing", Settings(repair=True), "repairs"),
    "locks": Case("repair/Broken", "Balances", Settings(repair=True), "repairs"),
    "superfluous": Case("repair/Needless", "VolatileUnderALock", Settings(superfluous=True), "superfluous"),
    "models": Case("repair/Broken", "StoreBuffer", Settings(), "also_under"),
    "robustness": Case("litmus/Shapes", "Shapes.Mp", Settings(properties=("robustness",)), "findings"),
    "atomicity": Case("atomicity/Methods", "NextsBySwap", Settings(), "atomic"),
    "livelock": Case("programs/Livelocks", "LostFlag.X_Wrong", Settings(model="sc"), "findings"),
    "tests of a type": Case("threadsafe/Counting", "", Settings(), "findings"),
}


def checked(case: Case, without: tuple[str, ...]) -> Iterator[Unit]:
    folder, name = case.assembly.split("/")
    program = Program(TESTS / folder / "bin" / "Debug" / f"{name}.dll")
    settings = case.settings._replace(without=without)
    if not case.unit:
        for type in list(program.thread_safe(None))[:3]:
            yield check_type(program.renewed(), type, settings)
        return
    for type, method in program.units(lambda _: True):
        if f"{type.name}.{method.name}".endswith(case.unit):
            yield check_unit(program.renewed(), type, method, settings)
            return
    raise AssertionError(f"there is no {case.unit} in {name}")


def told(unit: Unit) -> Any:
    """What must not depend on reductions."""
    findings = sorted((one.rule, one.file, one.line, one.also_under) for one in unit.findings)
    repairs = [[(repair.kind, repair.title) for repair in one.repairs] for one in unit.findings]
    atomic = [(one.method, one.verdict) for one in unit.atomic]
    return unit.unit, unit.verdict, findings, repairs, atomic, unit.superfluous


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[World]:
    """The worlds of all searches and replays, each as it was at its end."""
    worlds: list[World] = []
    make = Space.__init__

    def noted(space: Space, world: World, harness: Any, **chosen: Any) -> None:
        worlds.append(world)
        make(space, world, harness, **chosen)

    monkeypatch.setattr(Space, "__init__", noted)
    return worlds


@pytest.mark.share(14)
@pytest.mark.parametrize("off", [(name,) for name in REDUCTIONS] + [tuple(REDUCTIONS)], ids="-".join)
@pytest.mark.parametrize("name", CASES)
def test_no_search_of_a_run_has_a_reduction_that_is_switched_off(
    name: str, off: tuple[str, ...], seen: list[World]
) -> None:
    case = CASES[name]
    units = list(checked(case, off))
    assert any(getattr(unit, case.makes, None) or _has(unit, case.makes) for unit in units), units
    assert len(seen) > len(units)
    for world in seen:
        for reduction in off:
            assert not getattr(world.reductions, reduction)
            assert not any(attrgetter(flag)(world) for flag in FLAGS[reduction]), reduction


def _has(unit: Unit, what: str) -> bool:
    return any(getattr(finding, what, ()) for finding in unit.findings)


@pytest.mark.share(2)
@pytest.mark.parametrize("name", CASES)
def test_a_run_without_reductions_says_the_same(name: str) -> None:
    case = CASES[name]
    assert [told(unit) for unit in checked(case, tuple(REDUCTIONS))] == [told(unit) for unit in checked(case, ())]


def test_every_reduction_can_be_switched_off_by_its_name() -> None:
    assert tuple(REDUCTIONS) == Reductions.__struct_fields__ == tuple(FLAGS)
    assert all_without(REDUCTIONS) == NO_REDUCTIONS
    assert all_without(()) == Reductions()
