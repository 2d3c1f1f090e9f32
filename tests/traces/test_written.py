"""Values in messages and rows are written as C# writes them: what harnesses return, what calls show, what is copied."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.generated.unit import check_type
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import matching
from fencepost.engine.shared.settings import Settings
from fencepost.report.trace import operation_text
from tests.traces.checked import checked

HERE = Path(__file__).parent
BOTH = pytest.mark.parametrize("configuration", ["Debug", "Release"])
SETTINGS = Settings(model="sc")

OUTCOMES = {
    "Enumeration": "Color.Green",
    "Flags": "Days.None, Days.Monday | Days.Tuesday, (Days)8",
    "Texts": r"""'\'', "a\"b\n", true""",
    "Decimals": "1.50m, -0.001m, 79228162514264337593543950335m",
    "Reals": "0.1, 0.1f, double.NaN",
    "Moments": "new DateTime(2024, 1, 2), new DateTime(2024, 12, 31, 23, 59, 58, 7, DateTimeKind.Utc)",
    "Offsets": "new DateTimeOffset(new DateTime(2024, 1, 2, 3, 4, 5), TimeSpan.FromHours(1)), "
    "new DateOnly(2024, 2, 29), new TimeOnly(1, 2)",
    "Spans": "TimeSpan.Zero, TimeSpan.FromSeconds(90), new TimeSpan(1)",
    "Identifier": "00112233-4455-6677-8899-aabbccddeeff",
    "Nothing": "3, null, null",
    "Tuples": '(1, "a"), (2, Color.Red)',
    "Parts": 'Point { X = 1, Name = "a" }, Pair { Left = Color.Green, Right = 2.5m }, Hidden',
    "Collections": '[1, 2], [Color.Red, Color.Green], ["b", "c", "d"], [1, 2]',
    "Boxed": "Color.Green",
    "Shared": 'Point { X = 1, Name = "a" }, [4, 5]',
}
VALUES = {"Enumeration": [1], "Flags": [0, 3, 8], "Texts": [39, 'a"b\n', True], "Identifier": ["System.Guid"]}
SHOWN = {
    "Account": "Add() || Add() shows Add() = 3.0m, Add() = 3.0m, but no serial run does: one after the other, they "
    "show Add() = 3.0m, Add() = 1.5m; or Add() = 1.5m, Add() = 3.0m.",
    "Log": 'Note() || Note() shows Note() = ["aa"], Note() = ["aa"], but no serial run does: one after the other, they '
    'show Note() = ["aa"], Note() = ["a"]; or Note() = ["a"], Note() = ["aa"].',
}


def built(configuration: str) -> Path:
    return HERE / "bin" / configuration / "Written.dll"


@BOTH
@pytest.mark.parametrize("name", OUTCOMES)
def test_an_outcome_is_written_as_its_type_is_written(name: str, configuration: str) -> None:
    _, finding = checked(built(configuration), f"Written.Outcomes.{name}", "sc")
    assert finding.message.startswith(f"The outcome ({OUTCOMES[name]}) is forbidden.")


@BOTH
@pytest.mark.parametrize("name", VALUES)
def test_the_value_of_an_outcome_in_documents_is_what_it_was(name: str, configuration: str) -> None:
    program = Program(built(configuration))
    ((type, method),) = program.units(matching(f"Written.Outcomes.{name}"))
    unit = check_unit(program, type, method, SETTINGS, outcomes=True)
    assert [json.dumps(list(outcome.value)) for outcome in unit.outcomes] == [json.dumps(VALUES[name])]


@BOTH
@pytest.mark.parametrize("name", SHOWN)
def test_what_calls_show_is_written_as_their_types_are(name: str, configuration: str) -> None:
    program = Program(built(configuration))
    (type,) = program.thread_safe(f"Written.{name}")
    (finding,) = check_type(program, type, SETTINGS).findings
    assert finding.message.startswith(SHOWN[name])


@BOTH
def test_a_copied_struct_is_one_row(configuration: str) -> None:
    _, finding = checked(built(configuration), "Written.Rows.Variables", "sc")
    told = [operation_text(row) for row in finding.trace if row.thread == 2]
    assert told == [
        "Rows.amount <- 1.5m",
        "Rows.days <- Days.Monday | Days.Tuesday",
        "Rows.span <- TimeSpan.FromSeconds(2)",
        "Rows.part <- 0.1f",
        "Rows.both.Item1 <- 7",
        "Rows.both.Item2 <- Color.Green",
        r"Rows.letter <- '\''",
    ]


@BOTH
def test_a_struct_that_another_thread_comes_between_is_shown_in_parts(configuration: str) -> None:
    program = Program(built(configuration))
    (type,) = program.thread_safe("Written.Account")
    (finding,) = check_type(program, type, SETTINGS).findings
    told = [operation_text(row) for row in finding.trace]
    assert "Account.amount.flags -> 65536" in told
    assert "Account.amount <- 1.5m" in told


@BOTH
def test_a_pasted_harness_compares_what_texts_of_values_are(configuration: str) -> None:
    program = Program(built(configuration))
    (type,) = program.thread_safe("Written.Account")
    (finding,) = check_type(program, type, SETTINGS).findings
    assert 'shown == "3.0; 1.5" || shown == "1.5; 3.0"' in finding.harness
