"""The four programs of the paper on atomicity by model checking: as many methods proved, in each of its four ways."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.atomicity.opinions import Opinion, Opinions
from fencepost.engine.bench.atomicity import PAPER, WAYS, beside, counted, opinions_of
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name

HERE = Path(__file__).parent


def opinions(name: str, configuration: str) -> Opinions:
    program = Program(HERE / "bin" / configuration / "Bogor.dll")
    type, method = next((type, method) for type, method in program.units(None) if method.name == name)
    return opinions_of(program, type, method)


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", PAPER)
def test_methods_are_classified_as_in_the_paper(name: str, configuration: str) -> None:
    known = opinions(name, configuration)
    for methods in (known.opinions, beside(known)):
        assert tuple(counted(methods, ways) for ways in WAYS.values()) == PAPER[name].counts


def test_methods_that_only_main_calls_are_told_from_those_that_run_beside_others() -> None:
    known = opinions("CallsOfMain", "Release")
    names = {method.member: unit_name(method.definition) for method in known.world.universe.method_list}

    def called(methods: tuple[Opinion, ...]) -> set[str]:
        return {names[opinion.member] for opinion in methods}

    assert called(beside(known)) == {"StringBuffer.Append", "StringBuffer.EnsureCapacity"}
    assert called(known.opinions) - called(beside(known)) == {"StringBuffer.SetLength", "StringBuffer.Length"}


def test_states_are_as_many_as_ever() -> None:
    counts = {name: len(opinions(name, "Release").found.parents) for name in PAPER}
    assert counts == {
        "OriginalStringBuffer": 73,
        "DeadlockStringBuffer": 83,
        "ReadersWriters": 57,
        "ReplicatedWorkers": 7823,
    }
