"""Which findings are old and which entries have vanished, for units that are made by hand."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from fencepost.engine.answers.answer import MOST_FINDINGS
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shown.baseline import Baseline, baseline_of, is_complete, verdict_besides
from fencepost.model.verdict import Bound, BuildNote, Finding, Mistake, Note, Unit, Unsupported
from fencepost.report.baseline_json import BaselineEntry, WrittenBaseline, decode_baseline, encode_baseline

FINDING = Finding(
    "FP1010", "race", "Lost update.", "/A.cs", 9, 1, 9, 2, (), "0:1", (), members=("N.T.M",), fields=("N.T.f",)
)
UNIT = Unit("N.T.Run", "harness", "N.dll", "dotnet", "VIOLATED", 1, 1, 0.0, findings=(FINDING,))
FIXED = replace(UNIT, verdict="HOLDS", findings=())
SETTINGS = Settings()


def known(*units: Unit, settings: Settings = SETTINGS) -> Baseline:
    return Baseline(decode_baseline(encode_baseline(baseline_of(units, settings))))


def states(unit: Unit) -> list[str]:
    return [finding.baseline for finding in unit.findings]


def vanished(baseline: Baseline, *units: Unit, settings: Settings = SETTINGS, builds: Any = (), asked: Any = ()) -> int:
    return sum(note.kind == "vanished" for note in baseline.notes(units, settings, asked, builds))


@pytest.mark.parametrize(
    "changes",
    [
        {"line": 12, "column": 5, "file": "/elsewhere/A.cs"},
        {"message": "Lost update: 3 instead of 4."},
        {"schedule": "0:9 1:2", "also_under": ("sc",), "unknown_under": ("ecma",)},
        {"severity": "warning"},
    ],
)
def test_what_does_not_matter_to_a_baseline(changes: dict[str, Any]) -> None:
    assert states(known(UNIT).marked(replace(UNIT, findings=(replace(FINDING, **changes),)))) == ["old"]


@pytest.mark.parametrize(
    "changes",
    [{"rule": "FP1013"}, {"members": ("N.T.Other",)}, {"members": ()}, {"fields": ("N.T.g",)}, {"fields": ()}],
)
def test_what_makes_another_finding(changes: dict[str, Any]) -> None:
    assert states(known(UNIT).marked(replace(UNIT, findings=(replace(FINDING, **changes),)))) == ["new"]


@pytest.mark.parametrize(
    ("changes", "expected"), [({"model": "sc"}, "old"), ({"unit": "N.T.Go"}, "new"), ({"assembly": "M.dll"}, "new")]
)
def test_an_entry_is_that_of_a_unit_under_all_models(changes: dict[str, Any], expected: str) -> None:
    assert states(known(UNIT).marked(replace(UNIT, **changes))) == [expected]


def test_a_third_of_two_is_new() -> None:
    two, three = (replace(UNIT, findings=(FINDING,) * many) for many in (2, 3))
    assert states(known(two).marked(three)) == ["old", "old", "new"]
    assert states(known(three).marked(two)) == ["old", "old"]
    other = replace(two, model="sc")
    assert states(known(UNIT, other).marked(three)) == ["old", "old", "new"], "the most of one model, not the sum"


def test_what_is_silenced_is_neither_old_nor_new_and_has_not_vanished() -> None:
    silenced = replace(UNIT, findings=(replace(FINDING, severity="off"), FINDING))
    assert baseline_of([silenced], SETTINGS).findings[0].count == 1
    assert states(known(UNIT).marked(silenced)) == ["", "old"]
    assert vanished(known(UNIT), replace(UNIT, findings=silenced.findings[:1])) == 0


def test_entries_that_a_merge_has_doubled_are_one() -> None:
    (entry,) = baseline_of([UNIT], SETTINGS).findings
    doubled = WrittenBaseline(baseline_of([], SETTINGS).judged, (entry, entry, replace(entry, count=2, models=("sc",))))
    baseline = Baseline(doubled)
    assert states(baseline.marked(replace(UNIT, findings=(FINDING,) * 3))) == ["old", "old", "new"]
    assert vanished(baseline, FIXED) == 0
    assert vanished(baseline, FIXED, replace(FIXED, model="sc")) == 1


@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        (FIXED, 1),
        (replace(FIXED, verdict="HOLDS_UP_TO", bounds=(Bound("time", 3),)), 0),
        (replace(FIXED, verdict="UNSUPPORTED", unsupported=(Unsupported("a pointer"),)), 0),
        (replace(FIXED, verdict="INTERNAL_ERROR"), 0),
        (replace(FIXED, mistakes=(Mistake("a", "b", "c"),)), 0),
        (replace(FIXED, cut=("states",)), 0),
        (replace(FIXED, notes=(Note("further", "It was not done."),)), 0),
        (replace(FIXED, notes=(Note("repairs", "It was not done."),)), 1),
        (replace(UNIT, findings=(replace(FINDING, rule="FP1003"),)), 1),
        (replace(UNIT, findings=(replace(FINDING, rule="FP1003"),), bounds=(Bound("further", 9),)), 0),
        (replace(UNIT, findings=(replace(FINDING, rule="FP1003"),) * 10), 0),
        (replace(UNIT, findings=(replace(FINDING, rule="FP1003"),), kind="generated"), 0),
        (replace(FIXED, kind="generated"), 1),
        (replace(FIXED, model="sc"), 0),
        (replace(FIXED, unit="N.T.Go"), 0),
    ],
)
def test_only_what_a_complete_check_does_not_show_has_vanished(unit: Unit, expected: int) -> None:
    assert vanished(known(UNIT), unit) == expected


@pytest.mark.parametrize(
    "settings", [Settings(properties=("lost-update",)), Settings(threads=3), Settings(max_tests=10)]
)
def test_nothing_vanishes_where_other_things_are_looked_for(settings: Settings) -> None:
    assert vanished(known(UNIT), FIXED, settings=settings) == 0
    assert vanished(known(UNIT, settings=settings), FIXED, settings=settings) == 1


def test_a_rule_that_is_off_vanishes_only_where_it_is_asked_for() -> None:
    race = replace(UNIT, findings=(replace(FINDING, rule="FP1013"),))
    assert vanished(known(race), FIXED) == 0
    assert vanished(known(race), FIXED, asked=("data-race",)) == 1


@pytest.mark.parametrize(
    ("rule", "kind", "expected"),
    [("FP1010", "release", 1), ("FP1001", "release", 0), ("FP1010", "no-debug", 0), ("FP1010", "damaged", 0)],
)
def test_a_build_may_be_the_reason_that_nothing_shows(rule: str, kind: Any, expected: int) -> None:
    baseline = known(replace(UNIT, findings=(replace(FINDING, rule=rule),)))
    assert vanished(baseline, FIXED, builds=[BuildNote(kind, "It is so.", "N.dll")]) == expected


@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        (UNIT, "HOLDS"),
        (replace(UNIT, bounds=(Bound("further", 9),)), "HOLDS_UP_TO"),
        (replace(UNIT, kind="generated"), "HOLDS_UP_TO"),
        (replace(UNIT, unsupported=(Unsupported("a pointer"),)), "UNSUPPORTED"),
        (replace(UNIT, findings=(FINDING, FINDING)), "VIOLATED"),
        (FIXED, "HOLDS"),
    ],
)
def test_what_is_left_of_a_unit_besides_old_findings(unit: Unit, expected: str) -> None:
    assert verdict_besides(known(UNIT).marked(unit)) == expected
    assert verdict_besides(unit) == unit.verdict, "without a baseline"


def test_a_unit_with_findings_is_complete_if_it_went_on_to_the_end() -> None:
    assert is_complete(UNIT)
    assert is_complete(replace(UNIT, findings=(FINDING,) * (MOST_FINDINGS - 1)))
    assert not is_complete(replace(UNIT, findings=(FINDING,) * MOST_FINDINGS))


def test_entries_are_sorted_and_read_as_they_were_written() -> None:
    units = [replace(UNIT, unit=name) for name in ("N.T.\u202eB", "N.T.A")]
    written = baseline_of(units, SETTINGS)
    content = encode_baseline(written)
    assert content.isascii()
    assert decode_baseline(content) == written == baseline_of([*reversed(units)], SETTINGS)
    assert encode_baseline(WrittenBaseline(written.judged, written.findings[::-1])) == content
    assert [type(entry) for entry in written.findings] == [BaselineEntry] * 2
    empty = encode_baseline(baseline_of([], SETTINGS))
    assert empty.decode().splitlines()[-2:] == ['  "findings": []', "}"]
