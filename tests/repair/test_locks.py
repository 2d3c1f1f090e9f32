"""Missing locks: what is offered, what the edited source is, that it is what was tried, and that it holds."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.repairs.repairer import Aim, Repairer
from fencepost.engine.shared.settings import Settings
from fencepost.model.members import Method, Type
from fencepost.model.patch import Gate, Patch
from fencepost.repair.locking import Chosen, cheapest
from fencepost.repair.option import Option, Place
from tests.repair.edited import edited

HERE = Path(__file__).parent / "locks"
REPAIRED = HERE / "repaired"
EXPECTED = HERE / "expected.json"
NAMES = [
    "Forgotten", "MadeTwice", "Expressions", "OfThis", "WaysOut", "Generic", "ThroughOthers", "OfARecord",
    "Disposed", "Shared", "Promised", "HeldForEver", "Unordered",
]  # fmt: skip
REFUSED = {"HeldForEver", "Unordered"}
PROMISED = "Promised"
IN_ORDER = Settings(model="sc", repair=True)


@cache
def program(path: Path) -> Program:
    return Program(path)


def harness(path: Path, name: str) -> tuple[Program, Type, Method]:
    opened = program(path)
    return opened.renewed(), *next((type, method) for type, method in opened.units(None) if method.name == name)


@pytest.mark.share(2)
@pytest.mark.usefixtures("fixed_models")
@pytest.mark.parametrize("name", NAMES)
def test_locks_are_the_fewest_and_edit_the_source(name: str, pytestconfig: pytest.Config) -> None:
    unit = check_unit(*harness(HERE / "bin" / "Debug" / "Locks.dll", name), IN_ORDER)
    repairs = unit.findings[-1 if name == PROMISED else 0].repairs
    source = (HERE / "Locks.cs").read_text("utf-8")
    told = [{"kind": one.kind, "title": one.title, "proved_under": list(one.proved_under)} for one in repairs]
    texts = dict.fromkeys([name] if repairs else [], edited(source, repairs[0].edits) if repairs else "")
    if pytestconfig.getoption("--refresh"):
        keep(name, told, texts)
    assert told == json.loads(EXPECTED.read_text("utf-8"))[name]
    assert texts == {path.stem: path.read_text("utf-8") for path in REPAIRED.glob(f"{name}.cs")}


def keep(name: str, told: list[dict[str, Any]], texts: dict[str, str]) -> None:
    """Stores what is expected; the repaired sources have to be compiled then (tests/assemblies/build.py)."""
    known = json.loads(EXPECTED.read_text("utf-8")) if EXPECTED.exists() else {}
    EXPECTED.write_text(json.dumps({**known, name: told}, indent=1) + "\n", "utf-8")
    for stem, text in texts.items():
        (REPAIRED / f"{stem}.cs").write_text(text, "utf-8")


@pytest.mark.share(2)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", [name for name in NAMES if name not in REFUSED | {PROMISED}])
def test_what_was_tried_is_what_the_compiler_makes(name: str, configuration: str) -> None:
    """State for state: the same search of the code with patches, and of the edited source when it is compiled."""
    tried = Repairer(*harness(HERE / "bin" / configuration / "Locks.dll", name), IN_ORDER, Aim(Judge()))
    repaired = tried.fewest_locks()
    assert repaired is not None
    one = tried.explored(repaired)
    made = Repairer(*harness(REPAIRED / "bin" / configuration / f"{name}.dll", name), IN_ORDER, Aim(Judge()))
    other = made.explored(None)
    assert (len(one.parents), one.transitions) == (len(other.parents), other.transitions)
    assert is_right(configuration, name)


def is_right(configuration: str, name: str) -> bool:
    unit = check_unit(*harness(REPAIRED / "bin" / configuration / f"{name}.dll", name), Settings())
    return unit.verdict == "HOLDS"


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_what_was_promised_is_kept(configuration: str) -> None:
    unit = check_unit(*harness(REPAIRED / "bin" / configuration / f"{PROMISED}.dll", PROMISED), Settings())
    assert [(entry.method, entry.verdict) for entry in unit.atomic] == [("Locks.Register.Add", "HOLDS")]
    assert unit.verdict == "HOLDS"


def test_what_would_wait_for_ever_is_not_offered_nor_what_proves_nothing() -> None:
    expected = json.loads(EXPECTED.read_text("utf-8"))
    assert {name for name, repairs in expected.items() if not repairs} == REFUSED


class Costs:
    """All locks cost the same; `together` are those that cannot both be made."""

    def __init__(self, together: Chosen = frozenset()) -> None:
        self._together = together

    def cost(self, option: Option) -> int:
        return 1 + option.patch.offset // 100

    def are_apart(self, options: Chosen) -> bool:
        return not (self._together and self._together <= options)


def lock(number: int) -> Option:
    return Option(Place(), Patch(number, 0, "lock", until=1, gate=Gate("T", "gate", True)))


def some(*numbers: int) -> Chosen:
    return frozenset(map(lock, numbers))


def test_one_set_of_every_clause_is_chosen_as_a_whole() -> None:
    clauses = [frozenset({some(1, 2), some(3, 4)}), frozenset({some(2, 5), some(4, 6), some(3, 4, 5)})]
    assert cheapest(clauses, [], Costs()) == some(1, 2, 5)
    assert cheapest(clauses, [some(1, 2, 5)], Costs()) == some(3, 4, 5)
    assert cheapest(clauses, [some(5)], Costs()) == some(3, 4, 6)
    assert cheapest(clauses, [some(2)], Costs(some(3, 4))) is None


def test_a_run_that_nothing_rules_out_leaves_nothing_to_choose() -> None:
    assert cheapest([frozenset({some(1)}), frozenset()], [], Costs()) is None
