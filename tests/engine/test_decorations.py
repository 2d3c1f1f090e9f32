"""A finding that is confirmed stays, whatever fails after that: in every document, and in the editor."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.generated.unit import check_type
from fencepost.engine.programs.program import Program
from fencepost.engine.shared import decorations
from fencepost.engine.shared.decorations import DECIDING, LACKING
from fencepost.engine.shared.settings import Settings
from fencepost.machine.values.errors import RestartError
from fencepost.model.verdict import Unit
from fencepost.report.check_text import unit_lines
from fencepost.report.document import DOCUMENTS, Report, encode
from fencepost.report.look import Look

TESTS = Path(__file__).parent.parent
FOUND = {
    "message": ("repair/Broken", "MessagePassing", Settings()),
    "causes": ("repair/Broken", "MessagePassing", Settings()),
    "trace": ("repair/Broken", "MessagePassing", Settings()),
    "reorderings": ("repair/Broken", "MessagePassing", Settings()),
    "races": ("repair/Broken", "MessagePassing", Settings()),
    "order": ("repair/Broken", "LostUpdate", Settings()),
    "growth": ("programs/Endless", "", Settings(model="sc", max_states=200)),
    "models": ("repair/Broken", "MessagePassing", Settings()),
    "further": ("repair/Broken", "MessagePassing", Settings()),
    "repairs": ("repair/Broken", "LostUpdate", Settings(repair=True)),
    "atomicity": ("repair/Broken", "MessagePassing", Settings()),
    "robustness": ("repair/Broken", "MessagePassing", Settings(properties=("assertion", "robustness"))),
    "outcomes": ("repair/Broken", "MessagePassing", Settings()),
    "superfluous": ("repair/Needless", "StoreBuffer", Settings(superfluous=True)),
    "harness": ("threadsafe/Counting", "type", Settings()),
    "endless": ("programs/Livelocks", "X_Right", Settings(model="sc")),
    "judging": ("repair/Broken", "MessagePassing", Settings(properties=("assertion",))),
    "accesses": ("repair/Broken", "LostUpdate", Settings()),
}
"""For each decoration a unit that has it."""

FAULTS: list[Callable[[], Exception]] = [RestartError, MemoryError, lambda: ValueError("no such thing")]


def check(kind: str) -> Unit:
    name, method, settings = FOUND[kind]
    folder, assembly = name.split("/")
    program = Program(TESTS / folder / "bin" / "Debug" / f"{assembly}.dll")
    if method == "type":
        units = [check_type(program.renewed(), type, settings) for type in program.thread_safe(None)]
        return next(unit for unit in units if unit.findings)
    type, found = next((type, one) for type, one in program.units(None) if method in one.name)
    return check_unit(program, type, found, settings, outcomes=kind == "outcomes")


@cache
def whole_of(kind: str) -> Unit:
    return check(kind)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Callable[[], Exception]], list[str]]:
    """Lets one kind of work fail, and notes which kinds were done."""

    def fail(kind: str, fault: Callable[[], Exception]) -> list[str]:
        done: list[str] = []

        def perform(one: str, work: Callable[[], Any]) -> Any:
            done.append(one)
            if one == kind:
                raise fault()
            return work()

        monkeypatch.setattr(decorations, "perform", perform)
        return done

    return fail


@pytest.mark.share(9)
@pytest.mark.parametrize("fault", FAULTS, ids=["restart", "memory", "value"])
@pytest.mark.parametrize(
    "kind", [kind for kind in FOUND if kind not in ("superfluous", "endless", "judging", "growth")]
)
def test_a_fault_in_a_decoration_costs_that_decoration_and_is_named(
    kind: str, fault: Callable[[], Exception], failing: Callable[[str, Callable[[], Exception]], list[str]]
) -> None:
    whole = whole_of(kind)
    done = failing(kind, fault)
    unit = check(kind)
    assert kind in done
    assert unit.verdict == whole.verdict == "VIOLATED"
    (finding, *_), (before, *_) = unit.findings, whole.findings
    assert (finding.rule, finding.schedule) == (before.rule, before.schedule) or kind == "order"
    if kind != "message":
        assert (finding.rule, finding.file, finding.line) == (before.rule, before.file, before.line)
    assert kind in {note.kind for note in unit.notes}
    assert not whole.notes
    assert bool(unit.mistakes) == (fault is not MemoryError)
    shown_everywhere(unit)


def shown_everywhere(unit: Unit) -> None:
    """All documents have the finding and the notes."""
    (finding, *_), (note, *_) = unit.findings, unit.notes
    report = Report([unit], 1, lambda path: path)
    assert finding.rule in "\n".join(unit_lines(unit, Look()))
    for name in DOCUMENTS:
        content = encode(name, report).decode()
        assert finding.rule in content
        assert note.text in content, name
    (told,) = json.loads(encode("json", report))["units"]
    assert told["notes"] == [{"kind": one.kind, "text": one.text} for one in unit.notes]
    assert "mistakes" not in told


@pytest.mark.parametrize("kind", ["superfluous", "endless", "judging", "growth", "atomicity"])
def test_a_verdict_without_a_finding_rests_on_some_of_them(
    kind: str, failing: Callable[[str, Callable[[], Exception]], list[str]]
) -> None:
    """What may be wrong is never said to hold because we could not look."""
    name = "endless" if kind == "atomicity" else kind
    whole = whole_of(name)
    done = failing(kind, lambda: ValueError("no such thing"))
    unit = check(name)
    assert kind in done
    assert [note.kind for note in unit.notes] == [kind] * len(unit.notes)
    assert unit.notes
    assert unit.verdict == ("INTERNAL_ERROR" if kind in DECIDING else whole.verdict)


def test_every_decoration_is_tried() -> None:
    # Those of `workers`: test_keeping.py there, and tests/screening.
    assert LACKING.keys() - FOUND.keys() == {
        "rest",
        "keeping",
        "screening",
    }  # of `workers`: test_keeping.py there, and tests/screening


def test_what_fails_beyond_all_decorations_takes_no_finding_away(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ValueError("no such thing")

    monkeypatch.setattr("fencepost.engine.check.also_under", fail)
    unit = check("models")
    assert unit.verdict == "VIOLATED"
    assert [note.kind for note in unit.notes] == ["rest"]
    assert "no such thing" in unit.mistakes[0].error
    assert "check.py" in unit.mistakes[0].traceback
