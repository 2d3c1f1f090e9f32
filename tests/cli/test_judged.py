"""Options of `fencepost check` that say how much is looked for: all findings, and repairs by a cut."""

from __future__ import annotations

from tests.assembly.inputs import sample
from tests.cli.commands import Run

SAMPLES = sample("Samples")
VIOLATED = ("--harness", "Samples.AccountTests.TwoWithdrawals")


def test_a_cut_without_repairs_is_refused(fencepost: Run) -> None:
    done = fencepost("check", SAMPLES, *VIOLATED, "--graph-cut")
    assert (done.code, done.out) == (2, "")
    assert done.err == "fencepost: --graph-cut says how --repair looks for barriers; add --repair.\n"


def test_a_repair_by_a_cut_says_so(fencepost: Run) -> None:
    done = fencepost("check", SAMPLES, "--harness", "StoreBuffer.Plain", "--repair", "--graph-cut")
    text = " ".join(done.out.split())
    assert "repair: Put a memory barrier before" in text
    assert "(by a minimum cut of the state graph; fewer may do)" in text
    done = fencepost("check", SAMPLES, *VIOLATED, "--repair", "--graph-cut")
    assert "no repair: it goes wrong without a reordering, and a cut rules out reorderings only\n" in done.out


def test_all_findings_are_shown_if_that_is_asked_for(fencepost: Run) -> None:
    places = SAMPLES.parents[3] / "findings" / "bin" / "Debug" / "ManyPlaces.dll"
    twelve = (places, "--harness", "ManyPlaces.Reader.Twelve")
    assert fencepost("check", *twelve).out.count("FP1001: ") == 10
    assert fencepost("check", *twelve, "--all").out.count("FP1001: ") == 12
    few = fencepost("check", *twelve, "--all", "--max-states", "15")
    assert "stopped at the limit of states after 15 states: there may be more to find" in few.out
