"""Methods that are to be movers are proved, or found not to be; a compound method is not meant to be atomic."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from fencepost.search.atomic import disturbances

HERE = Path(__file__).parent
BOTH, RESULTS, NOT, UNKNOWN = "both", "results", "VIOLATED", "HOLDS_UP_TO"

EXPECTED: dict[str, dict[str, str]] = {
    "UnderALock": {"Cell.Bump": BOTH, "Cell.BumpLocked": BOTH},
    "Unlocked": {"Cell.Bump": NOT},
    "LockedHereOnly": {"Cell.Bump": NOT, "Cell.BumpLocked": RESULTS},
    "TakesALock": {"Cell.Locks": NOT},
    "TakesALockAlone": {"Cell.Locks": BOTH},
    "LocksThatAreGuarded": {"Cell.LocksInside": BOTH, "Cell.LocksBoth": BOTH},
    "OwnThings": {"Cell.Own": BOTH},
    "SameValues": {"Cell.Raise": UNKNOWN},
    "Looks": {"Cell.Raise": NOT, "Cell.IsRaised": NOT},
    "LooksAway": {"Cell.Raise": UNKNOWN, "Cell.IsRaised": UNKNOWN},
    "WaitsInside": {"Cell.Waits": NOT},
    "NotMeantToBe": {},
    "StillPromised": {"Cell.Promised": NOT},
}
"""How each method is proved, that it breaks its promise, or that this is not known."""


@cache
def program(configuration: str) -> Program:
    return Program(HERE / "bin" / configuration / "Movers.dll")


def check(name: str, configuration: str = "Release") -> Unit:
    opened = program(configuration)
    type, method = next((type, method) for type, method in opened.units(None) if method.name == name)
    return check_unit(opened.renewed(), type, method, Settings(properties=("atomicity",)))


def test_every_harness_is_expected() -> None:
    assert {method.name for _, method in program("Debug").units(None)} == set(EXPECTED)


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", EXPECTED)
def test_movers_are_proved_or_found(name: str, configuration: str) -> None:
    unit = check(name, configuration)
    assert {entry.method: entry.by or entry.verdict for entry in unit.atomic} == EXPECTED[name]
    broken = [method for method, result in EXPECTED[name].items() if result == NOT]
    assert unit.verdict == ("VIOLATED" if broken else "HOLDS")
    assert [finding.message.split(" is not ")[0] for finding in unit.findings] == broken
    assert all(finding.rule == "FP2002" and finding.schedule and finding.trace for finding in unit.findings)
    unknown = [method for method, result in EXPECTED[name].items() if result == UNKNOWN]
    assert [text.split(" taken as a mover: possibly not")[0] for text in unit.assumed] == unknown


def test_the_two_operations_are_named() -> None:
    raised, looked = (
        "`public void Raise() => flag = 1;` (Movers.cs:54)",
        "`public bool IsRaised() => flag == 1;` (Movers.cs:57)",
    )
    how = "in another thread can both come next, and do not commute."
    assert [finding.message for finding in check("Looks").findings] == [
        f"Cell.Raise is not a mover: {raised} and {looked} {how}",
        f"Cell.IsRaised is not a mover: {looked} and {raised} {how}",
    ]


@pytest.mark.parametrize("limit", ["_MOST_TRIES", "_MOST_AFTER"])
def test_orders_that_are_not_all_compared_show_nothing(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disturbances, limit, -1)
    known = {entry.method: entry.verdict for entry in check("Looks").atomic}
    assert UNKNOWN in known.values()


def test_a_mover_keeps_to_what_an_atomic_method_keeps_to() -> None:
    (finding,) = check("WaitsInside").findings
    assert finding.message.startswith("Cell.Waits is not atomic: it lets other threads in when it waits for a pulse")
