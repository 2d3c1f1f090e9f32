"""Screening does not know which methods are harnesses: what it shows of the test programs, as if nothing said it.

A program is a static method without parameters that starts threads. `shown.json` has the wrong ones that screening
shows, by assembly; `pytest -n0 --whole --refresh` records it anew. What is wrong only because an attribute forbids an
outcome is left out.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fencepost.engine.programs.program import Program
from fencepost.engine.screened.confirming import check_candidate
from fencepost.engine.screened.proposals import proposals
from fencepost.engine.screened.starting import program_of
from fencepost.engine.shared.settings import Settings
from tests.programs.expected import EXPECTED, HERE

SHOWN = Path(__file__).parent / "shown.json"
SETTINGS = Settings(model="sc", time=300)
BUILT = sorted((HERE / "bin" / "Debug").glob("*.dll"))
WRONG = {name for name, known in EXPECTED.items() if known["verdict"] == "VIOLATED"}
REAL = {
    "Programs.InitOfModule.Load": "what the module's initializer calls waits for a thread that waits for that to end",
    "Programs.Awaits.Several_Are_Told": "the update is lost in a run that is right for other reasons",
    "Programs.HandlerInConstructor.X_Right": "a list is counted by one thread while another one adds to it",
    "Programs.Increments.N4": "its updates are lost, and nothing says that they must not be",
    "Programs.Increments.N5": "its updates are lost, and nothing says that they must not be",
    "Programs.Increments.N6": "its updates are lost, and nothing says that they must not be",
    "Programs.Increments.N8": "its updates are lost, and nothing says that they must not be",
    "Programs.Increments.Unlisted_Right": "an attribute allows the lost update",
    "Programs.OtherWords.X_Right": "an attribute allows the lost update",
}
"""Programs that are right, but for accesses that are wrong anyway."""


def wrong_programs() -> set[str]:
    """The programs that go wrong by themselves; a run without an end may be meant so."""
    return {name for name in WRONG if EXPECTED[name]["property"] not in ("outcome", "no-end")}


def shown_of(path: Path) -> list[str]:
    """The programs of an assembly of which something is confirmed."""
    program = Program(path)
    found = []
    for proposal in proposals(program).found:
        type = program.assembly.type_at(proposal.type)
        assert type is not None
        if program_of(program, type, proposal) is not None:
            unit = check_candidate(program.renewed(), type, SETTINGS, proposal, None)
            found += [unit.unit] if unit.findings else []
    return sorted(found)


def recorded() -> dict[str, list[str]]:
    known: dict[str, list[str]] = json.loads(SHOWN.read_text("utf-8")) if SHOWN.exists() else {}
    return known


@pytest.mark.share(54)
@pytest.mark.parametrize("path", BUILT, ids=lambda path: path.stem)
def test_no_right_program_is_shown(path: Path, pytestconfig: pytest.Config) -> None:
    shown = shown_of(path)
    assert [name for name in shown if name not in WRONG and name not in REAL] == []
    known = recorded()
    if pytestconfig.getoption("--refresh"):
        SHOWN.write_text(json.dumps(dict(sorted({**known, path.stem: shown}.items())), indent=1) + "\n", "utf-8")
    else:
        assert shown == known[path.stem]


def test_three_of_four_wrong_programs_are_shown() -> None:
    shown, wrong = {name for names in recorded().values() for name in names}, wrong_programs()
    assert 4 * len(shown & wrong) >= 3 * len(wrong)
