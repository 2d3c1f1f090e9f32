"""What is shown is what is known: verdicts while repairs are looked for, one number of units, every write of a run."""

from __future__ import annotations

from typing import Any, cast

from lsprotocol.types import Position, Range

from fencepost.engine.shared.messages import Plan, Planned
from fencepost.engine.workspace.state import BuildState, State, UnitState, UnitStatus
from fencepost.lsp import diagnostics
from fencepost.lsp.progress import message_of
from fencepost.lsp.status import status_of
from fencepost.lsp.texts import Shown, Texts
from fencepost.lsp.uris import UriKey
from fencepost.model.verdict import Finding, TraceRow, Unit


class AsItIs:
    """Texts that were not edited."""

    def shown(self, place: Any) -> Shown:
        where = Range(Position(place.line - 1, 0), Position(place.line - 1, 1))
        return Shown(UriKey(place.file), f"file://{place.file}", where, False)


def row(thread: int, op: str, value: str, line: int = 7) -> TraceRow:
    return TraceRow(thread, op, "Counter.n", value, False, "/A.cs", line, "n++;")


def related(*rows: TraceRow) -> list[str]:
    finding = Finding("FP1001", "assertion", "It fails.", "/A.cs", 9, 1, 9, 2, (), "", rows)
    unit = Unit(
        "U", "harness", "A.dll", "sc", "VIOLATED", 1, 1, 0.0, findings=(finding,), threads=("main", "one", "two")
    )
    found = diagnostics._related(unit, finding, cast(Texts, AsItIs()))
    return [one.message.partition(":")[0] + one.message.rpartition("n")[2] for one in found]


def test_a_write_that_is_overwritten_is_among_the_related_locations() -> None:
    assert related(
        row(2, "read", "0"), row(3, "read", "0"), row(2, "write", "1"), row(3, "write", "1"), row(1, "read", "1")
    )
    steps = [row(2, "read", "0"), row(2, "write", "1"), row(3, "read", "0"), row(3, "write", "1")]
    assert len(related(*steps)) == len(steps)


def test_the_same_step_many_times_is_one() -> None:
    assert len(related(*[row(2, "read", "0")] * 5, row(3, "write", "1"))) == 2


def test_reads_are_left_out_before_writes() -> None:
    reads = [row(2, "read", str(number), 20 + number) for number in range(100)]
    writes = [row(3, "write", str(number), 7) for number in range(3)]
    found = related(*writes, *reads)
    assert len(found) == diagnostics._MOST_RELATED
    assert len([one for one in found if one.startswith("two")]) == len(writes)


def state(*units: tuple[UnitStatus, bool]) -> State:
    """Units with their statuses; some have a verdict that stands."""
    verdict = Unit("U", "harness", "A.dll", "sc", "HOLDS", 1, 1, 0.0)
    planned = [Planned(f"U{number}", "A.dll", "sc", number, 1) for number in range(len(units))]
    known = [
        UnitState(one, status, verdict if is_known else None)
        for one, (status, is_known) in zip(planned, units, strict=True)
    ]
    return State((BuildState("/A.dll", Plan("/A.dll", "1", tuple(planned)), tuple(known)),))


def test_there_is_one_number_of_units_that_are_not_known() -> None:
    some = state(("done", True), ("running", True), ("queued", False), ("running", False))
    assert status_of(some, []).text == "Fencepost: 2 of 4"
    assert message_of(some).startswith("2 of 4")


def test_verdicts_are_told_while_only_repairs_are_looked_for() -> None:
    known = state(("done", True), ("running", True))
    told = status_of(known, [])
    assert (told.kind, told.text) == ("checking", "Fencepost: 2 hold, repairs are looked for")
    assert message_of(known) == "repairs are looked for"
    assert told.open == 1
