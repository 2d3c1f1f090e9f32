"""What the status says of tests that are not checked."""

from __future__ import annotations

import pytest

from fencepost.engine.shared.messages import Plan, Planned
from fencepost.engine.workspace.state import BuildState, State, UnitState, UnitStatus
from fencepost.lsp.status import status_of
from fencepost.model.verdict import Skipped, Unit, VerdictName

SKIPPED = (Skipped("Ns.A.Later", "it is skipped: later"),)
SERIAL = (Skipped("Ns.A.One", "nothing"), Skipped("Ns.A.Two", "nothing"))


def test_tests_that_are_skipped_are_said_with_their_reasons() -> None:
    message = status_of(State((BuildState("App.dll", Plan("App.dll", "1", skipped=SKIPPED)),)), [])
    assert message.notes == ("App.dll: 1 test was skipped: Ns.A.Later (it is skipped: later).",)


def test_where_there_is_no_harness_tests_that_start_nothing_are_counted() -> None:
    message = status_of(State((BuildState("App.dll", Plan("App.dll", "1", serial=SERIAL)),)), [])
    assert message.notes == ("App.dll: nothing starts anything on another thread in 2 tests.",)


@pytest.mark.parametrize(
    ("status", "verdict", "kind", "text"),
    [
        ("done", "HOLDS", "holds", "nothing was found"),
        ("done", "HOLDS_UP_TO", "none", "nothing was found, 1 undecided"),
        ("done", "UNSUPPORTED", "none", "nothing was found, 1 undecided"),
        ("stopped", None, "unknown", "1 not proved"),
        ("queued", None, "checking", "0 of 1"),
    ],
)
def test_candidates_that_are_not_decided_are_no_success(
    status: UnitStatus, verdict: VerdictName | None, kind: str, text: str
) -> None:
    planned = Planned("A || B (f)", "A.dll", "sc", 1, 1, kind="screened")
    known = Unit("A || B (f)", "screened", "A.dll", "sc", verdict, 1, 1, 0.0) if verdict is not None else None
    build = BuildState("/A.dll", Plan("/A.dll", "1", (planned,)), (UnitState(planned, status, known),))
    message = status_of(State((build,)), [])
    assert (message.kind, message.text) == (kind, f"Fencepost: {text}")
