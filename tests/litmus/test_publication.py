"""Under which models a thread sees fields of an object as they were before it was published."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fencepost.memory.loading import model_names
from tests.litmus.explored import opened

UNORDERED = {"ecma", "java", "relaxed"}
"""Models in which a field may be read before the reference that leads to it."""

WEAK = {
    "Plain": {*UNORDERED, "ecma-table1"},
    "Fenced": UNORDERED,
    "FencedOnBothSides": set(),
    "VolatileWritten": UNORDERED,
    "VolatileOnBothSides": {"relaxed"},
    "HalfFenced": UNORDERED,
    "HalfFencedOnBothSides": set(),
    "ReadBarrierBeforeTheWrite": UNORDERED,
    "WrittenAfterTheBarrier": {*UNORDERED, "ecma-table1"},
    "Exchanged": UNORDERED,
    "Started": set(),
    "Leaked": set(),
    "LeakedLate": UNORDERED,
    "Readonly": {"ecma", "ecma-table1", "relaxed"},
    "ReadonlyFenced": {"ecma", "relaxed"},
    "Array": UNORDERED,
    "Nested": UNORDERED,
    "Deep": UNORDERED,
    "Asymmetric": set(),
    "AsymmetricInOneThreadOnly": {*model_names()} - {"sc"},
}


@pytest.mark.share(3)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", WEAK)
def test_what_is_seen_of_an_object_that_is_not_published_safely(name: str, configuration: str) -> None:
    assembly = opened("Publication", configuration)
    found = {model for model in model_names() if (True,) in assembly.explore(f"Publication.{name}", model).outcomes}
    assert found == WEAK[name]


@pytest.mark.parametrize("name", ["Fenced", "HalfFenced", "LeakedLate", "Exchanged", "Deep", "Asymmetric"])
def test_schedules_replay(name: str) -> None:
    assembly = opened("Publication", "Debug")
    for outcome, schedule in assembly.explore(f"Publication.{name}", "ecma").outcomes.items():
        assert assembly.replay(f"Publication.{name}", "ecma", schedule) == outcome


def test_every_way_has_an_expectation() -> None:
    source = (Path(__file__).parent / "Publication.cs").read_text("utf-8")
    assert set(re.findall(r"public static bool (\w+)\(\)", source)) == set(WEAK)
