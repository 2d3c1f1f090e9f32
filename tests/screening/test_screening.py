"""Screening from the command line: when it happens, what it prints, and that it does the same each time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import Run
from tests.screening.corpus import APPLICATIONS

BUILT = APPLICATIONS / "bin" / "Debug"
WITHOUT_MAIN, WITH_MAIN, RIGHT = "HitCounters.dll", "InvoiceNumbers.dll", "HitCountersFixed.dll"


def units(fencepost: Run, *arguments: str | Path) -> list[dict[str, Any]]:
    done = fencepost("check", *arguments, "--no-cache", "--format", "json")
    found: list[dict[str, Any]] = json.loads(done.out)["units"]
    return found


def test_an_assembly_without_a_harness_is_screened(fencepost: Run) -> None:
    done = fencepost("check", BUILT / WITHOUT_MAIN, "--no-cache")
    assert done.code == 1
    assert "HitCounters.cs(26,9): warning FP1010: Lost update" in done.out
    assert "threads meet there: the type synchronises at HitCounters.cs:" in done.out
    assert done.out.splitlines()[-1] == "1 candidate: 1 confirmed, 0 refuted, 0 unknown"


def test_what_a_harness_has_explored_is_no_candidate(fencepost: Run) -> None:
    listed = fencepost("check", BUILT / WITH_MAIN, "--screen", "--format", "json").out
    assert [unit["kind"] for unit in json.loads(listed)["units"]] == ["screened"]
    (harness,) = units(fencepost, BUILT / WITH_MAIN)
    assert (harness["kind"], harness["verdict"]) == ("harness", "VIOLATED")
    cut, candidate = units(fencepost, BUILT / WITH_MAIN, "--max-states", "5")
    assert (cut["verdict"], candidate["kind"]) == ("HOLDS_UP_TO", "screened")


def test_it_can_be_switched_off(fencepost: Run) -> None:
    assert units(fencepost, BUILT / WITHOUT_MAIN, "--no-screening") == []


def test_candidates_are_listed_and_nothing_is_checked(fencepost: Run) -> None:
    done = fencepost("check", BUILT / WITHOUT_MAIN, "--screen")
    assert done.code == 0
    assert "HitCounters.Record || Shop.Statistics.HitCounters.Total (total)" in done.out
    assert "a lock is held at some accesses, and not at others" in done.out
    listed = json.loads(fencepost("check", BUILT / WITHOUT_MAIN, "--screen", "--format", "json").out)["units"]
    assert [(unit["kind"], unit["rank"]) for unit in listed] == [("screened", 1)]


def test_a_screened_unit_has_evidence_and_proved_repairs(fencepost: Run) -> None:
    (unit,) = units(fencepost, BUILT / WITHOUT_MAIN, "--repair")
    (evidence,) = unit["evidence"]
    assert evidence["root"].startswith("the type synchronises")
    assert evidence["line"]
    (finding,) = unit["findings"]
    assert (finding["severity"], finding["line"]) == ("warning", 26)
    assert finding["harness"]
    assert finding["repairs"], finding["unrepaired"]
    assert finding["members"]


def test_what_is_refuted_is_counted_and_not_shown(fencepost: Run) -> None:
    done = fencepost("check", BUILT / "PriceTableFixed.dll", BUILT / RIGHT, "--no-cache")
    assert done.code == 0
    assert "VIOLATED" not in done.out


def test_two_runs_give_one_document(fencepost: Run) -> None:
    both = [units(fencepost, BUILT / "ResponseTimes.dll", "--jobs", jobs) for jobs in ("1", "2")]
    for unit in [unit for found in both for unit in found]:
        unit["seconds"] = 0.0
    assert both[0] == both[1]


@pytest.mark.parametrize("piece", ["proposals.screen", "proved.seen", "harnesses.member_key"])
def test_a_mistake_of_the_fast_pass_costs_no_harness(
    fencepost: Run, monkeypatch: pytest.MonkeyPatch, piece: str
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("no such thing")

    usual = json.loads(fencepost("check", BUILT / WITH_MAIN, "--no-cache", "--format", "json").out)
    monkeypatch.setattr(f"fencepost.engine.screened.{piece}", fail)
    if piece == "proved.seen":
        monkeypatch.setattr("fencepost.engine.screened.proved._Wanted.has", lambda *_: True)
    report = json.loads(fencepost("check", BUILT / WITH_MAIN, "--no-cache", "--format", "json").out)
    harnesses = [[one["unit"] for one in each["units"] if one["kind"] == "harness"] for each in (usual, report)]
    assert harnesses[0] == harnesses[1] != []
    assert any("a mistake in Fencepost" in note["text"] for note in report["notes"] if note["kind"] == "screening")


def test_code_that_there_is_no_time_for_is_named(fencepost: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fencepost.engine.workers.screenings.screening_seconds", lambda _: -1.0)
    report = json.loads(fencepost("check", BUILT / WITHOUT_MAIN, "--no-cache", "--format", "json").out)
    assert any("no time to screen" in note["text"] for note in report["notes"] if note["kind"] == "screening")
