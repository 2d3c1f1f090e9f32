"""Applications and bugs are what their names and marks promise, and all are built."""

from __future__ import annotations

import re

import pytest

from tests.screening.corpus import ALL_APPLICATIONS, ALL_BUGS, CONFIGURATIONS, RULES, Application, marked_lines

BOTH = (*ALL_APPLICATIONS, *ALL_BUGS)
WRONG = [application for application in BOTH if application.is_wrong]
RIGHT = [application for application in BOTH if not application.is_wrong]
BY_NAME = {application.name: application for application in BOTH}
LEAST = {
    "lost-update": 25, "unsafe-collection": 15, "linearizability": 8, "deadlock": 8, "exception": 6, "assertion": 2,
    "stop-flag": 2,
}  # fmt: skip
"""In how many applications each rule has to find something, at least."""


def named(application: Application) -> str:
    return application.name


def code(application: Application) -> list[str]:
    """The lines of a source without its marks."""
    return [line.split(" // ")[0] for line in application.source.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("application", WRONG, ids=named)
def test_a_wrong_application_has_marks_and_a_twin(application: Application) -> None:
    assert application.wanted
    assert set(application.here) | set(application.may) <= set(RULES)
    assert application.twin in BY_NAME
    assert BY_NAME[application.twin].twin == application.name


@pytest.mark.parametrize("application", WRONG, ids=named)
def test_the_twin_is_another_program_with_half_of_the_lines_at_least(application: Application) -> None:
    assert application.twin is not None
    wrong, fixed = code(application), code(BY_NAME[application.twin])
    assert wrong != fixed
    assert len(set(wrong) & set(fixed)) >= len(set(wrong)) / 2


@pytest.mark.parametrize("application", RIGHT, ids=named)
def test_a_right_application_has_no_marks(application: Application) -> None:
    assert application.here == application.may == {}
    assert not application.wanted
    assert "HERE" not in application.source.read_text("utf-8")


@pytest.mark.parametrize("configuration", CONFIGURATIONS)
@pytest.mark.parametrize("applications", [ALL_APPLICATIONS, ALL_BUGS], ids=["applications", "bugs"])
def test_every_application_is_built(applications: tuple[Application, ...], configuration: str) -> None:
    folder = applications[0].assembly(configuration).parent
    names = {application.name for application in applications}
    assert {path.stem for path in folder.glob("*.dll")} == names
    assert {path.stem for path in folder.glob("*.pdb")} == names


def test_names_are_unique() -> None:
    assert len(BY_NAME) == len(BOTH)


def test_every_bug_has_a_twin_and_says_whose_it_was() -> None:
    assert sum(bug.is_wrong for bug in ALL_BUGS) >= 50
    for bug in ALL_BUGS:
        first = bug.source.read_text("utf-8").splitlines()[0]
        assert re.fullmatch(r"// .+, .+: (issue|pull request) .+\.", first), bug.name
        assert bug.twin in BY_NAME


def test_each_rule_has_its_applications() -> None:
    assert set(LEAST) == set(RULES)
    wrong = [application for application in ALL_APPLICATIONS if application.is_wrong]
    for rule, least in LEAST.items():
        assert sum(rule in application.here for application in wrong) >= least, rule


def test_there_are_right_applications_without_a_wrong_twin() -> None:
    assert sum(application.twin is None for application in RIGHT) >= 16


def test_no_application_has_an_attribute_of_the_checker() -> None:
    ours = ("ConcurrencyTest", "ThreadSafe", "GuardedBy", "BenignRace", "Invariant", "Outcome", "threadsafety")
    found = [
        f"{application.name}: [{name}"
        for application in BOTH
        for name in ours
        if f"[{name}" in application.source.read_text("utf-8")
    ]
    assert found == []


def test_a_shared_collection_may_throw_where_it_is_used() -> None:
    application = Application("Name", None, {"unsafe-collection": frozenset({3})}, {"exception": frozenset({5})})
    assert application.wanted == {("unsafe-collection", 3)}
    assert application.allowed("exception") == {3, 5}
    assert application.allowed("unsafe-collection") == {3}
    assert application.allowed("deadlock") == set()


@pytest.mark.parametrize(
    ("line", "here", "may"),
    [
        ("count++; // HERE lost-update", {"lost-update": {1}}, {}),
        ("map[1] = 2; // MAY exception deadlock", {}, {"exception": {1}, "deadlock": {1}}),
        ("take(); // HERE linearizability // MAY lost-update", {"linearizability": {1}}, {"lost-update": {1}}),
        ("// nothing is wrong here", {}, {}),
    ],
)
def test_the_reading_of_marks(line: str, here: dict[str, set[int]], may: dict[str, set[int]]) -> None:
    assert marked_lines(line) == {"HERE": here, "MAY": may}
