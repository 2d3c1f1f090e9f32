"""What the library does in its own way is named in every verdict that it may have changed.

Each program may fail on the real runtime and holds here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.machine.objects.hashes import IDENTITY, OWN
from fencepost.model.verdict import Unit

HERE = Path(__file__).parent
ASSUMED = {
    "PeriodicTimer": "a periodic timer fires twice, and more often only where threads would wait for ever without it",
    "RepeatedWait": "a repeated wait that is registered with a timeout times out twice, and more often only where "
    "threads would wait for ever without it",
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
    "NumberBeforeStart": "a thread has the number 0 until it is started",
    "WaitingReaders": "ReaderWriterLockSlim.WaitingReadCount is 0",
}  # fmt: skip

PROCESS = (
    "nothing is known of the process and the machine around the program: their names, numbers and folders are always "
    "the same"
)
RANDOM = "a random number of more than four values is the least of them"
WEAK = "what weak references refer to is never collected"
TEXT = "objects that are written to the console are not asked for their text"
LIBRARY = {
    "RandomNumber": RANDOM, "SharedRandomNumber": RANDOM, "RandomPart": RANDOM, "SecretNumber": RANDOM,
    "RandomBytes": "random bytes are 0",
    "NewGuids": "Guid.NewGuid counts, and draws no random value",
    "IdentityHash": IDENTITY, "ObjectHash": IDENTITY,
    "TextHash": OWN, "TextHashWithoutCase": OWN, "CombinedHash": OWN, "StructHash": OWN,
    "Finalizer": "the finalizer of Assumed.Library+Finalized does not run",
    "WeakTarget": WEAK, "WeakTargetOfType": WEAK, "WeakHandleTarget": WEAK,
    "WeakKeys": "a ConditionalWeakTable keeps the keys that nothing else refers to",
    "NumbersOfCollector": "memory takes no space, and is never collected: the garbage collector's numbers are 0",
    "SettingsOfCollector": "the garbage collector's settings are those of a new process, and never change",
    "LimitsOfPool": "an ArrayPool that is created with limits keeps arrays without them",
    "Processors": "there are 2 processors",
    "ProcessNumber": PROCESS, "CurrentFolder": PROCESS, "NameOfProgram": PROCESS,
    "Variable": "there are no environment variables but those that the program sets itself",
    "VariableInText": "no text names an environment variable that is set: Environment.ExpandEnvironmentVariables "
    "changes nothing",
    "System_": "the program runs on Linux",
    "Switches": "no switches and no data of AppContext are set, and setting them has no effect",
    "EndOfProcess": "nothing raises AppDomain.ProcessExit",
    "Interrupts": "nothing raises Console.CancelKeyPress",
    "Input": "there is nothing to read from the console",
    "Window": "the console's window and keyboard are always the same: what is set is forgotten, and every key is Enter",
    "Written": TEXT, "WrittenWithFormat": TEXT,
    "LocalTime": "local time is UTC", "TimeZone": "local time is UTC",
    "Culture": "every culture is the invariant culture", "CurrentCulture": "every culture is the invariant culture",
    "Trace": "stack traces name no files and lines, and of the library's methods only those that the program calls",
    "KeysOfExpando": "the collections of an ExpandoObject's keys and values are copies, which its changes leave alone",
    "PartitionsOfList": "a Partitioner reads all its items when it is asked for partitions; "
    "those that share items take one at a time",
    "Copied": "a stream is copied by a buffer of its own, of the very length that was asked for, "
    "and by none of the ArrayPool",
    "Vectors": "a Vector<T> has 128 bits",
    "Acceleration": "vectors are not accelerated by hardware",
    "AccelerationOfFixed": "vectors are not accelerated by hardware",
    "OneStep": "numbers that may be multiplied and added in one step are",
    "OneStepOfVectors": "numbers that may be multiplied and added in one step are",
    "Logarithms": "powers and logarithms of vectors are those of single numbers, to the last bit",
    "Structures": "Marshal takes structures as they are in managed memory, and converts nothing",
    "Quoted": "a lambda that is quoted in an expression tree keeps the variables around it as they were then",
}  # fmt: skip


def checked(name: str, file: str = "Threading", without: tuple[str, ...] = ()) -> Unit:
    program = Program(HERE / "bin" / "Debug" / f"{file}.dll")
    ((type, method),) = program.units(lambda method: unit_name(method) == f"Assumed.{file}.{name}")
    return check_unit(program, type, method, Settings(max_states=20_000, model="sc", without=without))


@pytest.mark.share(2)
@pytest.mark.parametrize("name", ASSUMED)
def test_what_differs_from_the_runtime_is_named(name: str) -> None:
    unit = checked(name)
    assert unit.verdict == "HOLDS"
    assert ASSUMED[name] in unit.assumed


def test_what_does_not_differ_is_not_named() -> None:
    assert checked("Nothing").assumed == ()


@pytest.mark.share(3)
@pytest.mark.parametrize("name", LIBRARY)
def test_what_the_library_simplifies_is_named(name: str) -> None:
    unit = checked(name, "Library")
    assert unit.verdict == "HOLDS"
    assert LIBRARY[name] in unit.assumed


def test_what_the_library_does_exactly_is_not_named() -> None:
    assert checked("NothingOfLibrary", "Library").assumed == ()
