"""The rules about races find what the source of each program says, where it says so, and nothing else.

The programs were written from the definitions of the rules, without a look at how they are found.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.shared.names import matching
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shown.severities import judged
from fencepost.engine.shown.silences import silences
from fencepost.model.verdict import Finding, Unit
from tests.races.corpus import PROGRAMS, RULES, Line, RacingProgram, built, named

ASKED = "data-race"
"""The rule that is off unless it is asked for."""

OF_ASKED = [program for program in PROGRAMS if program.assembly == "DataRaces" or "Sign" in program.name]
LEAST = {
    "lost-update": (20, 30), "unsafe-collection": (12, 15), "guarded-by": (12, 15), "data-race": (6, 8),
    "stop-flag": (8, 8),
}  # fmt: skip
"""How many programs there are at least of each rule: wrong ones, and right ones."""

ASSEMBLIES = {
    "lost-update": "LostUpdates", "unsafe-collection": "Collections", "guarded-by": "Guards", "data-race": "DataRaces",
    "stop-flag": "StopFlags",
}  # fmt: skip

BOTH = pytest.mark.parametrize("configuration", ["Debug", "Release"])
SETTINGS = Settings(max_states=100_000)


def checked(program: RacingProgram, configuration: str, settings: Settings) -> Unit:
    """The unit as it is shown: findings that the source silences are off."""
    found = built(program.assembly, configuration)
    ((type, method),) = found.units(matching(f"Races.{program.name}.Run"))
    unit = check_unit(found.renewed(), type, method, settings)
    return judged(unit, None, silences(found.own), lambda *_: None, {}, settings.properties)


def lines(findings: tuple[Finding, ...], rule: str) -> set[Line]:
    return {(Path(found.file or "").name, found.line or 0) for found in shown(findings) if found.property == rule}


def shown(findings: tuple[Finding, ...]) -> list[Finding]:
    return [found for found in findings if found.severity != "off"]


def assert_found(unit: Unit, program: RacingProgram, rules: tuple[str, ...]) -> None:
    """Every rule reports where the source says, and only there; no other rule has anything to say."""
    messages = [f"{found.property} at {found.file}:{found.line}: {found.message}" for found in unit.findings]
    for rule in rules:
        found = lines(unit.findings, rule)
        assert found <= program.allowed(rule), messages
        assert found or not program.here.get(rule), f"{rule} says nothing: {messages}"
    assert {found.property for found in shown(unit.findings)} <= set(rules), messages
    assert unit.verdict in ("HOLDS", "VIOLATED"), unit
    assert not unit.bounds


@BOTH
@pytest.mark.share(54)
@pytest.mark.parametrize("program", PROGRAMS, ids=named)
def test_the_rules_find_what_the_source_says(program: RacingProgram, configuration: str) -> None:
    unit = checked(program, configuration, SETTINGS)
    assert_found(unit, program, tuple([rule for rule in RULES if rule != ASKED]))


@BOTH
@pytest.mark.share(54)
@pytest.mark.parametrize("program", OF_ASKED, ids=named)
def test_data_races_are_found_when_they_are_asked_for(program: RacingProgram, configuration: str) -> None:
    unit = checked(program, configuration, SETTINGS._replace(properties=(ASKED,)))
    assert_found(unit, program, (ASKED,))


@pytest.mark.parametrize("rule", RULES)
def test_there_are_enough_programs_of_each_rule(rule: str) -> None:
    mine = [program for program in PROGRAMS if program.assembly == ASSEMBLIES[rule]]
    wrong, right = LEAST[rule]
    assert len([program for program in mine if rule in program.here]) >= wrong
    assert len([program for program in mine if not program.here]) >= right
