"""Programs that ask for more than any machine has: each ends within the limits, and its verdict says what was not
done."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.messages import PlanTask
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.builds import Builds
from fencepost.search.resident import resident_megabytes
from tests.hostile.measured import Measured, measured

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there other processes are measured")

HOSTILE = Path(__file__).parent / "bin" / "Debug" / "Hostile.dll"
SECONDS, MEGABYTES = 0.3, 200

CERTAIN = {
    "Texts.LongerThanAllowed": "VIOLATED",
    "Texts.Repeated": "HOLDS_UP_TO",
    "Texts.Doubled": "HOLDS_UP_TO",
    "Numbers.Shifted": "VIOLATED",
    "Numbers.Power": "HOLDS_UP_TO",
    "Numbers.Conversions": "HOLDS",
    "Memory.HugeArray": "UNSUPPORTED",
    "Memory.WildPointer": "VIOLATED",
    "Memory.WrongType": "UNSUPPORTED",
    "Memory.WrongTypeOfText": "UNSUPPORTED",
    "Memory.WrongTypeOfBox": "UNSUPPORTED",
    "Memory.WrongTypeOfDelegate": "UNSUPPORTED",
    "Memory.WrongTypeCalled": "UNSUPPORTED",
    "Memory.WrongReference": "UNSUPPORTED",
    "Memory.Overlapped": "UNSUPPORTED",
    "Memory.AddressOfNumber": "UNSUPPORTED",
    "Memory.ManyArrays": "HOLDS_UP_TO",
    "Threads.Endless": "HOLDS_UP_TO",
    "Threads.ThreadsWithoutEnd": "HOLDS_UP_TO",
    "Threads.StartedByTwo": "VIOLATED",
    "Processes.FailsFast": "VIOLATED",
    "Processes.CallsC": "UNSUPPORTED",
    "Depth.GenericMethod": "UNSUPPORTED",
    "Depth.GenericFields": "UNSUPPORTED",
}
"""What is so however fast a machine is."""


@pytest.mark.share(2)
@pytest.mark.parametrize("name", CERTAIN)
def test_what_is_so_on_every_machine(name: str) -> None:
    program = Program(HOSTILE)
    type, method = next(unit for unit in program.units(None) if unit_name(unit[1]) == name)
    megabytes = int(resident_megabytes()) + 100
    seconds = 3.0 if CERTAIN[name] == "HOLDS_UP_TO" else 60.0
    unit = check_unit(program, type, method, Settings(max_states=300, max_memory=megabytes, time=seconds, model="sc"))
    assert unit.verdict == CERTAIN[name], unit.unsupported
    assert all(reason.line for reason in unit.unsupported)


@pytest.mark.slow
def test_a_message_without_end_is_told_in_part() -> None:
    """It would not fit into the memory that is left to tell it, nor does any user read it."""
    run = measured(
        "check", HOSTILE, "--harness", "Processes.FailsInDetail", "--no-cache", "--jobs", 1, "--max-memory", 300,
        "--format", "json",
    )  # fmt: skip
    (unit,) = json.loads(run.out)["units"]
    assert unit["verdict"] == "VIOLATED", unit["unsupported"]
    assert unit["findings"][0]["message"].endswith("xxx... (50,000,000 characters) fails.")
    assert len(run.out) < 10_000


def test_a_thread_that_is_known_by_a_guess_is_asked() -> None:
    """Under a model that lets the read of a reference pass the write that publishes the object."""
    program = Program(HOSTILE)
    type, method = next(unit for unit in program.units(None) if unit_name(unit[1]) == "Threads.AskedByTwo")
    unit = check_unit(program, type, method, Settings(model="dotnet"))
    assert unit.verdict == "HOLDS", unit.unsupported


def is_within(run: Measured, seconds: float, megabytes: int, jobs: int, units: int) -> bool:
    """True if a run of so many units, one after the other in each job, has kept its limits."""
    longest = (seconds * 1.5 + 5) * max(units // jobs, 1)
    return run.seconds <= longest and run.megabytes <= jobs * 1.25 * megabytes + 256


def names() -> list[str]:
    plan = Builds(None).plan(PlanTask(str(HOSTILE), 0, Settings()))
    return [unit.unit for unit in plan.units]


@pytest.mark.slow
def test_all_of_them_keep_the_limits_and_have_verdicts_that_say_what_was_not_done() -> None:
    run = measured(
        "check", HOSTILE, "--no-cache", "--jobs", 1, "--time", SECONDS, "--max-memory", MEGABYTES, "--no-screening",
        "--format", "json",
    )  # fmt: skip
    units = json.loads(run.out)["units"]
    assert len(units) > 110
    assert is_within(run, SECONDS, MEGABYTES, 1, len(units)), run._replace(out=b"")
    assert [unit for unit in units if not is_honest(unit)] == []


def is_honest(unit: dict[str, Any]) -> bool:
    """True if a verdict that is not sure says what was not done."""
    if unit["verdict"] == "UNSUPPORTED" and unit["kind"] == "harness":
        return all(reason["line"] for reason in unit["unsupported"])
    return unit["verdict"] != "INTERNAL_ERROR" and (unit["verdict"] != "HOLDS_UP_TO" or bool(unit["bounds"]))


@pytest.mark.slow
@pytest.mark.share(14)
@pytest.mark.parametrize(
    "name", ["Numbers.VeryManyDigits", "Texts.Formatted", "Memory.GrowingStates", "Threads.TimersThatStorm", "Grower"]
)
def test_one_unit_ends_soon_and_has_no_more_memory_than_it_may_have(name: str) -> None:
    check_alone(name, 1.0, 300)


def test_hostile_programs_alone(request: pytest.FixtureRequest) -> None:
    """With `--hostile S`, each of them with so many seconds."""
    seconds = request.config.getoption("--hostile")
    for name in names() if seconds else ():
        check_alone(name, seconds, 500)


def check_alone(name: str, seconds: float, megabytes: int) -> None:
    run = measured(
        "check", HOSTILE, "--harness", name, "--no-cache", "--jobs", 1, "--time", seconds, "--max-memory", megabytes,
        "--format", "json",
    )  # fmt: skip
    assert is_within(run, seconds, megabytes, 1, 1), (name, run._replace(out=b""))
    (unit,) = json.loads(run.out)["units"]
    assert unit["verdict"] != "INTERNAL_ERROR", (name, unit["unsupported"])


@pytest.mark.slow
def test_several_jobs_have_no_more_memory_than_they_may_have_together() -> None:
    run = measured(
        "check", HOSTILE, "--harness", "Memory.*[sy]", "--no-cache", "--jobs", 3, "--time", 1, "--max-memory", 150,
        "--format", "json",
    )  # fmt: skip
    assert len(json.loads(run.out)["units"]) > 5
    assert run.megabytes <= 3 * 1.25 * 150 + 256
