"""Which methods are explored without being named."""

from __future__ import annotations

from tests.engine.inputs import checked


def test_programs_start_without_arguments_and_tests_may_be_asynchronous() -> None:
    units = checked("Startup.dll", outcomes=True)
    assert {name: (unit.verdict, [o.value for o in unit.outcomes]) for name, unit in units.items()} == {
        "WithArguments.Main": ("HOLDS", [(None,)]),
        "Asynchronous.Main": ("HOLDS", [(7,)]),
        "Tests.Two": ("HOLDS", [(None,)]),
        "Tests.One": ("HOLDS", [(None,)]),
    }


def test_top_level_statements_are_a_harness() -> None:
    ((name, unit),) = checked("Script.dll").items()
    assert (name, unit.verdict) == ("Program.<Main>$", "VIOLATED")
    finding, *_ = unit.findings
    assert finding.message.startswith("The assertion total == 2 fails.")


def test_what_prepares_a_test_is_called_before_it() -> None:
    units = checked("Startup.dll", outcomes=True, pattern="Further.*")
    assert [o.value for o in units["Further.Log"].outcomes] == [("1BC3x",)]
    assert [o.value for o in units["Further.Nothing"].outcomes] == [(None,)]
