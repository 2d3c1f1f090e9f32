"""Sequential programs are an oracle of concurrent machines too: each conformance method with changes of thread.

`changing.py` says what is changed, `change.py` makes it. What the method returns must stay, in Debug and Release, under
each model, with reductions and without.
"""

from __future__ import annotations

import json
import tarfile
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.machine import step
from fencepost.memory.loading import DEFAULT, IN_ORDER, model_names
from fencepost.model.verdict import Unit
from fencepost.search.reductions import REDUCTIONS
from tests.conformance.recorded import EXPECTED, is_as_recorded, is_honest
from tests.oracle.changing import CHANGES
from tests.oracle.shares import share

HERE = Path(__file__).parent
CHANGED: dict[str, list[str]] = json.loads((HERE / "changed.json").read_text("utf-8"))
BY_VALUE = {"Conformance.Strings.ReferenceIdentity", "Conformance.Strings.ObjectComparisonOfStrings"}
"""The machine knows texts by value only."""
SIMPLIFIED = {
    "Conformance.OwnedByThreads.BagGoesOnAfterOwnItems__Yielding",
    "Conformance.OwnedByThreads.BagThatWasEmptyInBetween__Yielding",
}
"""A bag takes a thread of the pool that has none of its items left for a new one."""
METHODS = [
    (topic, name)
    for topic in sorted(CHANGED)
    for name in CHANGED[topic]
    if name.rpartition("__")[0] not in BY_VALUE and name not in SIMPLIFIED
]
LIMITS = Settings(max_states=4_000, time=20.0, model=IN_ORDER)
USUAL, FEW = 5, 4
"""How many methods a run tries in each of the ways below, and under each model or without each reduction."""
WAYS = {
    "in order": LIMITS,
    "without reductions": LIMITS._replace(without=tuple(REDUCTIONS)),
    "the default model": LIMITS._replace(model=DEFAULT),
}
_STATIC = "both use one static variable"
_OWN = "what a thread has for itself is asked for on another thread"
_GIVEN_BACK = "a lock is given back on another thread than the one that took it"
_CACHED = "each of two threads that meet where a delegate is first made makes one"
_BAG = "a bag prefers what its own thread has put in"
VARY = {
    "Algorithms.Gens__Twice": _STATIC,
    "Algorithms.StaticF__Twice": _STATIC,
    "Classes.InitializationOrder__Yielding": _OWN,
    "Classes.StaticCounter__Twice": _STATIC,
    "Classes.VirtualCallInConstructorSeesInitializedFields__Yielding": _OWN,
    "Collections.ConcurrentBagSequential__Yielding": _BAG,
    "DelegateIdentity.EventOnce__Twice": _STATIC,
    "DelegateIdentity.Field__Twice": _STATIC,
    "DelegateIdentity.MethodGroupLoop__Twice": _CACHED,
    "DelegateIdentity.RefEqLambda__Twice": _CACHED,
    "DelegateIdentity.RefEqStatic__Twice": _CACHED,
    "DelegateTypes.VarEvent2__Twice": _STATIC,
    "DelegateTypes.VarEvent__Twice": _STATIC,
    "Delegates.LambdaCachedPerSite__Twice": _CACHED,
    "Disposal.LockTypeMembers__Yielding": _GIVEN_BACK,
    "Disposal.MonitorMembers__Yielding": _GIVEN_BACK,
    "DrivenClocks.InterruptSelf__Yielding": "another thread than the interrupted one goes on",
    "DynamicPrograms.Statements1__Twice": _STATIC,
    "EverydayCode.ExitCodes__Twice": "both write the exit code of the process",
    "EverydayCode.Iter__Twice": _STATIC,
    "EverydayConcurrency.OldRw__Yielding": _GIVEN_BACK,
    "EverydayConcurrency.Statics__Yielding": _OWN,
    "EverydayThreads.LocalData__Yielding": _OWN,
    "EverydayThreads.Locals__Yielding": _OWN,
    "EverydayThreads.Mutexes__Yielding": _GIVEN_BACK,
    "EverydayThreads.NamedMutex__Twice": "both ask for one mutex, without waiting",
    "EverydayThreads.NamedSlot__Yielding": _OWN,
    "EverydayThreads.RwLock__Yielding": _GIVEN_BACK,
    "Exceptions.FilterThatThrowsIsFalse__Twice": _STATIC,
    "Generics.StaticsPerInstantiation__Twice": _STATIC,
    "HeapFlags.InAField__Yielding": _GIVEN_BACK,
    "OwnedByThreads.BagTakesOwnItemsFirst__Yielding": _BAG,
    "OwnedByThreads.Downgrade__Yielding": _GIVEN_BACK,
    "OwnedByThreads.ReadersAreThreads__Yielding": _GIVEN_BACK,
    "OwnedByThreads.ReadersKeepWritersOut__Yielding": _GIVEN_BACK,
    "OwnedByThreads.TwoLocksOfOneThread__Yielding": _GIVEN_BACK,
    "OwnedByThreads.WriterKeepsOthersOut__Yielding": _GIVEN_BACK,
    "OwnedByThreads.WriterWhoReadsMayNotUpgrade__Yielding": _GIVEN_BACK,
    **{
        f"PendingExceptions.{name}__Twice": _STATIC
        for name in (
            "DelegateChain", "FilterRethrow", "FilterSeesInner", "FilterStateAfterFinally", "FinallyCtor",
            "IterFinally", "IterThrowInFinally", "NestedCatch", "RethrowInner", "ReturnInTry", "U7", "U8", "UsingThrow",
        )
    },
    "Properties.ObjectInitializerOrder__Twice": _STATIC,
    "Properties.StaticProperty__Twice": _STATIC,
    "RawMemory.Field__Twice": _STATIC,
    "RecentSyntax.AsyncUsing__Twice": _STATIC,
    "Semantics.GenStatics__Yielding": _OWN,
    "Synchronization.InterlockedOnArrayAndField__Twice": _STATIC,
    "Synchronization.MutexStates__Yielding": _GIVEN_BACK,
    "Synchronization.ReaderWriterLockRecursionThrows__Yielding": "another thread asks for the lock, and waits",
    "Synchronization.ReaderWriterLockStates__Yielding": _GIVEN_BACK,
    "Synchronization.ThreadLocalValue__Yielding": _OWN,
    "Synchronization.ThreadStaticOnOneThread__Yielding": _OWN,
    "TextIdentity.InternWithoutLiteral__Twice": _STATIC,
    "TryLoops.TriedLock__Yielding": _GIVEN_BACK,
}  # fmt: skip
"""What rightly returns other values, too, and why."""


class Seen(NamedTuple):
    unit: Unit
    wrong: bool


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The changed assemblies."""
    unpacked = tmp_path_factory.mktemp("changed")
    with tarfile.open(HERE / "changed.tar.xz") as archive:
        archive.extractall(unpacked, filter="data")
    return unpacked


def look(folder: Path, configuration: str, chosen: list[tuple[str, str]], settings: Settings) -> list[Seen]:
    found = []
    for topic in sorted({topic for topic, _ in chosen}):
        names = {name for other, name in chosen if other == topic}
        program = Program(folder / configuration / f"{topic}.dll")
        for type, method in program.units(lambda method, names=names: unit_name(method) in names):  # type: ignore[misc]
            unit = check_unit(program, type, method, settings, outcomes=True)
            found.append(Seen(unit, not is_as_should(unit, topic)))
    return found


def is_as_should(unit: Unit, topic: str) -> bool:
    """True if a changed method returns what the method itself does. Of a method that varies, one outcome is enough."""
    recorded = EXPECTED[topic][unit.unit.rpartition("__")[0]]
    if is_honest(unit) and unit.verdict != "INTERNAL_ERROR":
        return True
    if unit.unit.removeprefix("Conformance.") in VARY:
        return any(is_as_recorded(replace(unit, outcomes=(outcome,)), recorded) for outcome in unit.outcomes)
    return is_as_recorded(unit, recorded)


def check(seen: list[Seen]) -> None:
    wrong = {
        one.unit.unit: (one.unit.verdict, one.unit.outcomes[:3], one.unit.unsupported) for one in seen if one.wrong
    }
    assert wrong == {}
    complete = [one for one in seen if not is_honest(one.unit)]
    assert len(complete) >= 0.7 * len(seen)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_changes_of_thread_change_no_value(
    configuration: str, way: str, folder: Path, pytestconfig: pytest.Config
) -> None:
    check(look(folder, configuration, share(METHODS, USUAL, pytestconfig), WAYS[way]))


@pytest.mark.parametrize("model", [name for name in model_names() if name not in (DEFAULT, IN_ORDER)])
def test_changes_of_thread_change_no_value_under_any_model(
    model: str, folder: Path, pytestconfig: pytest.Config
) -> None:
    chosen = share(METHODS, FEW, pytestconfig)
    check(look(folder, "Release", chosen, LIMITS._replace(model=model)))


@pytest.mark.parametrize("name", sorted(REDUCTIONS))
def test_changes_of_thread_change_no_value_without_one_reduction(
    name: str, folder: Path, pytestconfig: pytest.Config
) -> None:
    chosen = share(METHODS, FEW, pytestconfig)
    check(look(folder, "Release", chosen, LIMITS._replace(without=(name,), model=DEFAULT)))


@pytest.mark.parametrize("way", WAYS)
def test_calls_that_lead_too_deep_are_a_bound(way: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each call reads a shared variable, so that its frames are part of a state."""
    monkeypatch.setattr(step, "_MOST_FRAMES_KEPT", 100)
    chosen = [("DeepCalls", f"Conformance.DeepCalls.RecursiveLambda__{change}") for change in ("Yielding", "Handing")]
    seen = look(folder, "Release", chosen, WAYS[way])
    found = [(one.unit.verdict, [bound.kind for bound in one.unit.bounds]) for one in seen]
    assert found == [("HOLDS_UP_TO", ["loop"])] * 2


@pytest.mark.parametrize(
    ("topic", "method", "values"),
    [
        ("DrivenClocks", "InterruptSelf__Yielding", [("i",), ("s",)]),
        ("DrivenClocks", "InterruptBeforeStart__Stepping", [("i",)]),
        ("Synchronization", "MutexStates__Yielding", [("!", "System.ApplicationException"), ("TrueTrue",)]),
    ],
)
def test_a_thread_of_the_pool_keeps_what_it_has(
    topic: str, method: str, values: list[tuple[str, ...]], folder: Path
) -> None:
    """Its next work finds its mutexes and interrupts; the other work of another thread does not."""
    (seen,) = look(folder, "Release", [(topic, f"Conformance.{topic}.{method}")], LIMITS)
    assert [outcome.value for outcome in seen.unit.outcomes] == values


def test_each_topic_is_changed() -> None:
    assert sorted(CHANGED) == sorted(EXPECTED)


def test_every_kind_of_change_is_made_often() -> None:
    for change in CHANGES:
        assert sum(name.endswith(f"__{change}") for _, name in METHODS) > 0.1 * len(METHODS)
