"""Methods that are to be atomic are proved, or found not to be, with the run that shows it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from fencepost.search.atomic import endings

HERE = Path(__file__).parent
BOTH, MOVERS, RESULTS, NOT = "both", "movers", "results", "not atomic"

EXPECTED: dict[str, dict[str, str]] = {
    "Deposits": {"Account.Deposit": BOTH, "Account.Balance": BOTH},
    "DepositsInTwo": {"Account.DepositInTwo": NOT},
    "DepositAndDepositInTwo": {"Account.Deposit": BOTH, "Account.DepositInTwo": NOT},
    "Withdrawals": {"Account.Deposit": BOTH, "Account.Take": BOTH},
    "TakesAll": {"Account.Deposit": BOTH, "Account.TakeAll": BOTH, "Account.Balance": BOTH},
    "OppositeTransfers": {"Account.Transfer": NOT},
    "OppositeTransfersAmongOthers": {"Account.Transfer": NOT},
    "SumWhileTransferring": {"Account.Transfer": BOTH, "Account.SumWith": BOTH},
    "SumWhileTransferringInTwo": {"Account.TransferInTwo": NOT, "Account.SumWith": MOVERS},
    "Recursion": {"Account.DepositTimes": BOTH, "Account.Balance": BOTH},
    "DepositsTwice": {"Account.Deposit": BOTH, "Account.DepositTwice": NOT, "Account.Balance": BOTH},
    "Nexts": {"Counters.Next": NOT},
    "NextsCounted": {"Counters.NextCounted": BOTH},
    "NextsBySwap": {"Counters.NextBySwap": RESULTS},
    "NextsSpinning": {"Counters.NextSpinning": RESULTS},
    "NextsLooking": {"Counters.NextLooking": RESULTS},
    "NextsInTurn": {"Counters.NextInTurn": RESULTS},
    "Waits": {"Counters.Wait": NOT, "Counters.See": BOTH},
    "ReadsBoth": {"Counters.WriteBoth": NOT, "Counters.ReadBoth": NOT},
    "OwnThings": {"Counters.Mine": BOTH, "Counters.Pure": BOTH},
    "PutAndTake": {"Box.Put": MOVERS, "Box.Take": NOT},
    "OtherLocks": {"Box.ByPermit": RESULTS},
    "Sides": {"Box.BySides": RESULTS},
    "Newer": {"Box.ByNewer": BOTH},
    "Counts": {"Box.Count": RESULTS, "Box.CountOf": BOTH},
    "CountsInTwo": {"Box.CountInTwo": NOT, "Box.CountOf": BOTH},
    "AddsOnce": {"Box.AddOnce": NOT},
    "Later": {},
    "Owned": {"Inner.Up": BOTH, "Outer.UpTwice": BOTH},
    "MadeOnce": {"Once.Get": RESULTS},
    "MadeByFlag": {"Once.GetByFlag": NOT},
    "Registers": {"Register.Add": NOT, "Register.Read": BOTH},
    "OnlySynchronized": {"Unpromised.Synchronized": BOTH, "Unpromised.Asks": NOT},
    "DataBesideAFlag": {"Flags.SetOne": BOTH, "Flags.One": BOTH},
    "TwoFlags": {"Flags.SetOne": BOTH, "Flags.One": BOTH, "Flags.SetOther": BOTH, "Flags.Other": BOTH},
    "OnlyLocked": {"Unpromised.Locked": BOTH},
}
"""Under the default model: how each method is proved, or that it is not atomic."""

UNPROMISED = {"OnlySynchronized", "OnlyLocked"}
DEADLOCKS = {"OppositeTransfers": "FP1002", "OppositeTransfersAmongOthers": "FP1004"}


@cache
def program(configuration: str) -> Program:
    return Program(HERE / "bin" / configuration / "Methods.dll")


def check(name: str, configuration: str = "Release", settings: Settings | None = None) -> Unit:
    opened = program(configuration)
    type, method = next((type, method) for type, method in opened.units(None) if method.name == name)
    return check_unit(opened.renewed(), type, method, settings or Settings())


def proofs(unit: Unit) -> dict[str, str]:
    return {entry.method: entry.by or {"VIOLATED": NOT}.get(entry.verdict, entry.verdict) for entry in unit.atomic}


def test_every_harness_is_expected() -> None:
    assert {method.name for _, method in program("Debug").units(None)} == {*EXPECTED, "GoesRound"}


@pytest.mark.share(14)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", EXPECTED)
def test_methods_are_proved_or_found(name: str, configuration: str) -> None:
    unit = check(name, configuration)
    assert proofs(unit) == EXPECTED[name]
    broken = [method for method, by in EXPECTED[name].items() if by == NOT and name not in UNPROMISED]
    assert unit.verdict == ("VIOLATED" if broken else "HOLDS")
    told = [finding for finding in unit.findings if finding.rule == "FP2002"]
    assert [finding.message.split(" is not atomic")[0] for finding in told] == broken
    about_accesses = {"FP1010", "FP1011"}  # what breaks a promise to be atomic may be an update that is lost
    assert {finding.rule for finding in unit.findings} - about_accesses <= {"FP2002", DEADLOCKS.get(name)}
    for finding in told:
        assert finding.file is not None
        assert finding.schedule
        assert finding.trace
    assert all(entry.file and entry.line for entry in unit.atomic)


def test_a_method_that_never_ends_is_found() -> None:
    unit = check("GoesRound", settings=Settings(properties=("atomicity",)))
    assert proofs(unit)["Counters.GoRound"] == NOT
    assert any("goes round in it" in finding.message for finding in unit.findings)


@pytest.mark.parametrize("limit", ["_MOST_LOOKED_AT", "_LONGEST_ROUND"])
def test_rounds_that_are_not_all_looked_at_prove_nothing(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, limit, -1)
    unit = check("GoesRound", settings=Settings(properties=("atomicity",)))
    assert proofs(unit)["Counters.GoRound"] == "HOLDS_UP_TO"
    assert unit.verdict == "HOLDS_UP_TO", unit.findings
    assert "states" in {bound.kind for bound in unit.bounds}


# -- what is told ---------------------------------------------------------------------------------------------------


def message(name: str, settings: Settings | None = None) -> str:
    unit = check(name, settings=settings)
    return next(finding.message for finding in unit.findings if finding.rule == "FP2002")


def test_the_operation_and_who_disturbs_it_are_named() -> None:
    assert message("DepositAndDepositInTwo") == (
        "Account.DepositInTwo is not atomic: `lock (gate) balance += amount;` (Methods.cs:34) in another thread can"
        " come between `lock (gate) old = balance;` (Methods.cs:41) and `lock (gate) balance = old + amount;`"
        " (Methods.cs:42). What its calls return or leave in memory, no order of uninterrupted calls does."
    )


def test_an_outcome_that_shows_it_is_named() -> None:
    assert "The harness returns (-1), as it does after no order" in message("SumWhileTransferringInTwo")


def test_what_only_reordering_breaks_is_told_apart() -> None:
    text = message("MadeByFlag")
    assert text.startswith("Once.GetByFlag is not atomic under dotnet (in order it is): The harness returns (false)")
    assert "before its write of once.made" in text
    in_order = check("MadeByFlag", settings=Settings(model="sc"))
    assert (in_order.verdict, proofs(in_order)) == ("HOLDS", {"Once.GetByFlag": RESULTS})


def test_what_goes_wrong_in_order_goes_wrong_under_all_models() -> None:
    found = check("Nexts").findings[0]
    assert {"sc", "x86-tso", "ecma"} <= set(found.also_under)
    assert check("MadeByFlag").findings[0].also_under == ()


# -- what is asked for ----------------------------------------------------------------------------------------------


def test_what_is_not_promised_is_judged_when_asked_for() -> None:
    unit = check("OnlySynchronized", settings=Settings(properties=("atomicity",)))
    assert unit.verdict == "VIOLATED"
    assert "Unpromised.Asks is not atomic" in unit.findings[0].message


def test_other_properties_leave_methods_alone() -> None:
    unit = check("Nexts", settings=Settings(properties=("deadlock",)))
    assert (unit.verdict, unit.atomic) == ("HOLDS", ())


def test_what_goes_on_after_its_call_is_assumed() -> None:
    (assumed,) = (text for text in check("Later").assumed if "LaterAsync" in text)
    assert "taken as atomic" in assumed


def test_a_limit_is_no_proof() -> None:
    unit = check("NextsLooking", settings=Settings(model="sc", max_states=20))
    assert unit.verdict == "HOLDS_UP_TO"
    assert [entry.verdict for entry in unit.atomic] == ["HOLDS_UP_TO"]
