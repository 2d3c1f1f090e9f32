"""What screening confirms of applications and bugs: nothing of right ones, of wrong ones only what their source marks.

The `found.json` of a folder has the wrong ones of which something is confirmed; `pytest -n0 --whole --refresh` records
it anew.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fencepost.engine.workers.rations import SHARES
from tests.screening.confirming import confirmed
from tests.screening.corpus import ALL_APPLICATIONS, ALL_BUGS, CONFIGURATIONS, Application

BOTH = (*ALL_APPLICATIONS, *ALL_BUGS)


def record(application: Application) -> Path:
    return application.folder / "found.json"


def recorded(file: Path) -> dict[str, list[str]]:
    known: dict[str, list[str]] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return known


@pytest.mark.share(54)
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
@pytest.mark.parametrize("application", [one for one in BOTH if not one.is_wrong], ids=lambda one: one.name)
def test_nothing_is_confirmed_of_a_right_application(
    application: Application, configuration: str, pytestconfig: pytest.Config
) -> None:
    states = SHARES[-1 if pytestconfig.getoption("--whole") else 0]
    findings = confirmed(application, configuration, states)
    assert [(found.rule, found.line, found.message) for found in findings] == []


@pytest.mark.share(54)
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
@pytest.mark.parametrize("application", [one for one in BOTH if one.is_wrong], ids=lambda one: one.name)
def test_what_is_confirmed_stands_where_the_source_says(
    application: Application, configuration: str, pytestconfig: pytest.Config
) -> None:
    findings = confirmed(application, configuration, SHARES[0]) or confirmed(application, configuration, SHARES[-1])
    marked = frozenset().union(*application.here.values(), *application.may.values())
    assert [(found.rule, found.line) for found in findings if found.line not in marked] == []
    file = record(application)
    known = recorded(file)
    if pytestconfig.getoption("--refresh"):
        names = {*known.get(configuration, []), application.name} - ({application.name} if not findings else set())
        file.write_text(json.dumps({**known, configuration: sorted(names)}, indent=1) + "\n", "utf-8")
    else:
        assert (application.name in known[configuration]) == bool(findings)


@pytest.mark.parametrize(("both", "share"), [(ALL_APPLICATIONS, 2 / 3), (ALL_BUGS, 1 / 2)])
def test_most_wrong_ones_are_found(both: tuple[Application, ...], share: float) -> None:
    wrong = [one.name for one in both if one.is_wrong]
    known = recorded(record(both[0]))
    assert {*known} == {*CONFIGURATIONS}
    assert all(len(names) >= share * len(wrong) for names in known.values())
