"""Of a run, what matters to how it ends is shown; the rest can be seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from fencepost.model.verdict import Finding, TraceRow
from fencepost.report.check_text import unit_lines
from fencepost.report.document import Report, encode
from fencepost.report.look import Look
from tests.traces.checked import checked, needed

HERE = Path(__file__).parent
PROGRAMS = HERE.parent / "programs"

HIDDEN = {
    "Noise": {"Needed.hits", "Needed.logged", "Interlocked.Increment"},
    "Skipped": {"Needed.logged"},
    "SkippedFarAway": {"Needed.logged"},
    "Counted": {"Needed.logged"},
    "UnderLock": {"Needed.hits"},
    "Circle": {"Needed.hits", "Needed.logged"},
    "Kept": {"Needed.hits", "Needed.logged"},
    "Late": {"Needed.hits", "Needed.logged"},
}
"""What is left out of the traces of `Needed.cs`: variables, and calls."""

SHOWN = {
    "Noise": {"Needed.x"},
    "Skipped": {"Needed.x", "Needed.y"},
    "SkippedFarAway": {"Needed.x", "Needed.y"},
    "Counted": {"Needed.x", "Needed.hits"},
    "UnderLock": {"Needed.gate", "Needed.x"},
    "Circle": {"Needed.gate", "Needed.other"},
    "Kept": {"Needed.hits", "kept"},
    "Late": {"Needed.x", "Needed.y", "r0", "r1"},
}


def explains_itself(finding: Finding) -> bool:
    """True if every value that a shown row has read was written by a shown row, if by any."""
    last: dict[str, TraceRow] = {}
    for row in finding.trace:
        if row.op == "write":
            last[row.cell] = row
        writer = last.get(row.cell)
        if row.op == "read" and row.needed and writer is not None and writer.value == row.value and not writer.needed:
            return False
    return True


BUILDS = [*(("Debug", harness) for harness in HIDDEN), *(("Release", harness) for harness in HIDDEN)]


@pytest.mark.share(2)
@pytest.mark.parametrize(("configuration", "harness"), BUILDS)
def test_what_does_not_matter_is_left_out(harness: str, configuration: str) -> None:
    _, finding = checked(HERE / "bin" / configuration / "Needed.dll", f"Needed.{harness}")
    shown = {row.cell for row in needed(finding) if row.cell and row.op not in ("call", "throw")}
    hidden = {row.cell for row in finding.trace if not row.needed}
    assert shown == SHOWN[harness]
    assert hidden <= HIDDEN[harness]
    assert hidden
    assert explains_itself(finding)


@pytest.mark.parametrize(
    ("program", "harness", "hidden"),
    [
        ("Pools", "RateLimiter.X_Wrong", {"RateLimiter.granted"}),
        ("Constructors", "PublishedTooEarly.X_Wrong", {"PublishedTooEarly.config.Items"}),
        ("Interrupts", "InterruptWaiter.X_Wrong", {"state"}),  # the interrupt itself matters
        ("WorkStealing", "WorkList.X_Wrong", {"Interlocked.Increment"}),
    ],
)
def test_programs_with_little_noise(program: str, harness: str, hidden: set[str]) -> None:
    _, finding = checked(PROGRAMS / "bin" / "Debug" / f"{program}.dll", f"Programs.{harness}", "sc")
    assert {row.cell for row in finding.trace if not row.needed} == hidden
    assert explains_itself(finding)


def test_text_and_page_leave_out_the_same_and_show_it_on_demand() -> None:
    unit, finding = checked(HERE / "bin" / "Debug" / "Needed.dll", "Needed.Noise")
    unit = replace(unit, findings=(finding,))
    text, full = ("\n".join(unit_lines(unit, Look(full_trace=full))) for full in (False, True))
    assert "Needed.hits" not in text
    assert "(8 steps that do not matter: see --full-trace)" in text
    assert "Needed.hits" in full
    assert "--full-trace" not in full
    assert "thread 3" not in text.split("replay:")[0]
    page, full_page = (encode("html", Report([unit], 1, full_traces=full)).decode() for full in (False, True))
    steps = [line for line in page.splitlines() if line.startswith("<tr") and "Needed.hits" in line]
    assert steps
    assert all('aside">' in line for line in steps)
    assert page.count('<input type="checkbox"') == 1
    assert page.replace('id="all-finding-1-1">', 'id="all-finding-1-1" checked>') == full_page
    assert finding.trace[-1].needed
