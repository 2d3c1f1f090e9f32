"""What the status says of tests that are not checked."""

from __future__ import annotations

from fencepost.engine.shared.messages import Plan
from fencepost.engine.workspace.state import BuildState, State
from fencepost.lsp.status import status_of
from fencepost.model.verdict import Skipped

SKIPPED = (Skipped("Ns.A.Later", "it is skipped: later"),)
SERIAL = (Skipped("Ns.A.One", "nothing"), Skipped("Ns.A.Two", "nothing"))


def test_tests_that_are_skipped_are_said_with_their_reasons() -> None:
    message = status_of(State((BuildState("App.dll", Plan("App.dll", "1", skipped=SKIPPED)),)), [])
    assert message.notes == ("App.dll: 1 test was skipped: Ns.A.Later (it is skipped: later).",)


def test_where_there_is_no_harness_tests_that_start_nothing_are_counted() -> None:
    message = status_of(State((BuildState("App.dll", Plan("App.dll", "1", serial=SERIAL)),)), [])
    assert message.notes == ("App.dll: nothing starts anything on another thread in 2 tests.",)
