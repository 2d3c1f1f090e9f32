"""What the library does in its own way is named in every verdict that it may have changed.

Each program of `Threading.cs` may fail on the real runtime and holds here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import Program, check_unit
from fencepost.engine.names import unit_name
from fencepost.engine.settings import Settings
from fencepost.model.verdict import Unit

HERE = Path(__file__).parent
ASSUMED = {
    "PeriodicTimer": "a periodic timer fires twice, and no more",
    "RepeatedWait": "a repeated wait that is registered with a timeout times out twice, and no more",
    "ManyIterations": "a parallel loop of more than four iterations runs on two threads",
    "IterationsOfSequence": "a parallel loop over a sequence of unknown length, or of more than four items, "
    "runs on two threads",
    "AsyncIterations": "an asynchronous parallel loop of unknown length, or of many iterations, has two workers, "
    "or up to four if that is its degree",
    "ManyElements": "a parallel query of more than two elements runs in two parts, and keeps their order",
    "GroupedElements": "what a parallel query does with all elements, as sorting, grouping and joining, "
    "it does on the calling thread",
    "Partitions": "a Partitioner has one partition in a parallel loop, whose items are enumerated "
    "before the first iteration",
    "CountsOfThePool": "nobody counts the threads, work items and timers of the thread pool: "
    "their numbers never change",
    "UnobservedException": "nothing raises TaskScheduler.UnobservedTaskException",
    "Processor": "every thread runs on the processor with the number 0",
    "WaitingReaders": "ReaderWriterLockSlim.WaitingReadCount is 0",
}  # fmt: skip


def checked(name: str, without: tuple[str, ...] = ()) -> Unit:
    program = Program(HERE / "bin" / "Debug" / "Threading.dll")
    ((type, method),) = program.units(lambda method: unit_name(method) == f"Assumed.Threading.{name}")
    return check_unit(program, type, method, Settings(max_states=20_000, model="sc", without=without))


@pytest.mark.parametrize("name", ASSUMED)
def test_what_differs_from_the_runtime_is_named(name: str) -> None:
    unit = checked(name)
    assert unit.verdict == "HOLDS"
    assert ASSUMED[name] in unit.assumed


def test_what_does_not_differ_is_not_named() -> None:
    assert checked("Nothing").assumed == ()
