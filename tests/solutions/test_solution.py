"""A solution as a build leaves it, checked from its root: what a user is shown without a word of configuration."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import Run, fencepost
from tests.solutions.solution import FIXED, outputs, put, rebuild

__all__ = ("fencepost",)

TESTS = "Shop.Tests.BankTests."


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(put(tmp_path))
    return tmp_path


def checked(run: Run, *arguments: str) -> dict[str, dict[str, Any]]:
    """The units by their names."""
    done = run("check", *arguments, "--format", "json", "--jobs", "1", "--no-cache")
    return {unit["unit"]: unit for unit in json.loads(done.out)["units"]}


def line_of(root: Path, file: str, text: str) -> int:
    lines = (root / file).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if text in line)


def test_what_goes_wrong_in_the_product_stands_there(shop: Path, fencepost: Run) -> None:
    wanted = ("Transfers_in_both_directions_end", "A_shelf_takes_what_it_can", "Stock_balances", "Labels_are_made_once")
    units = checked(fencepost, *[part for name in wanted for part in ("--harness", TESTS + name)])
    places = {}
    for name in wanted:
        finding, *_ = units[TESTS + name]["findings"]
        places[name] = (finding["property"], finding["file"].partition("solutions/")[2], finding["line"])
    assert places == {
        "Transfers_in_both_directions_end": (
            "deadlock", "Shop.Core/Wallet.cs", line_of(shop, "Shop.Core/Wallet.cs", "lock (other.gate)"),
        ),
        "A_shelf_takes_what_it_can": (
            "exception", "Shop.Store/Shelf.cs", line_of(shop, "Shop.Store/Shelf.cs", "items[used] = item;"),
        ),
        "Stock_balances": ("invariant", "Shop.Store/Shelf.cs", line_of(shop, "Shop.Store/Shelf.cs", "wanted++;") - 1),
        "Labels_are_made_once": (
            "exception", "Shop.Text/Labels.cs", line_of(shop, "Shop.Text/Labels.cs", "known.Add"),
        ),
    }  # fmt: skip


def test_an_assertion_stays_and_names_the_conflict_in_the_product(shop: Path, fencepost: Run) -> None:
    unit = checked(fencepost, "--harness", f"{TESTS}Every_visit_counts", "--repair")[f"{TESTS}Every_visit_counts"]
    finding, *about_accesses = unit["findings"]
    assert finding["file"].endswith("Shop.Tests.Xunit/BankTests.cs")
    (conflict,) = finding["conflicts"]
    assert conflict["variable"] == "Shop.Core.Counter.count"
    where = {(access["file"].partition("solutions/")[2], access["line"]) for access in conflict["accesses"]}
    assert where == {("Shop.Core/Counter.cs", line_of(shop, "Shop.Core/Counter.cs", "count++;"))}
    assert any(row["file"] and row["file"].endswith("Counter.cs") for row in finding["trace"])
    assert [one["property"] for one in about_accesses] == ["lost-update"]
    (edit, *_), *_ = [repair["edits"] for repair in finding["repairs"]]
    assert edit["file"].endswith("Shop.Core/Counter.cs")
    assert "Interlocked.Increment" in edit["text"]


def test_a_fix_in_the_product_makes_the_test_hold_after_a_build(shop: Path, fencepost: Run) -> None:
    rebuild(shop, "Shop.Core", FIXED)
    units = checked(fencepost, "--harness", f"{TESTS}Every_visit_counts")
    assert units[f"{TESTS}Every_visit_counts"]["verdict"] == "HOLDS"


@pytest.mark.usefixtures("shop")
def test_only_files_of_the_folders_that_are_checked_are_edited(fencepost: Run) -> None:
    unit = checked(fencepost, "Shop.Tests.Xunit", "--harness", f"{TESTS}A_message_is_whole", "--repair")
    (finding,) = unit[f"{TESTS}A_message_is_whole"]["findings"]
    assert not finding["repairs"]
    assert "outside of what is checked" in finding["unrepaired"]


def test_accesses_under_locks_conflict_if_there_is_no_race(shop: Path, fencepost: Run) -> None:
    name = f"{TESTS}An_account_adds_twice_at_once"
    (finding,) = checked(fencepost, "--harness", name)[name]["findings"]
    (conflict,) = finding["conflicts"]
    assert conflict["variable"] == "Shop.Core.Account.total"
    assert line_of(shop, "Shop.Core/Account.cs", "return total;") in {one["line"] for one in conflict["accesses"]}


def test_a_project_without_a_pdb_is_named(shop: Path, fencepost: Run) -> None:
    for output in outputs(shop):
        (output / "Shop.Store.pdb").unlink(missing_ok=True)
    done = fencepost("check", "Shop.Tests.Xunit", "--harness", f"{TESTS}A_message_is_whole", "--format", "json")
    notes = [note["text"] for note in json.loads(done.out)["notes"] if note["kind"] == "no-debug"]
    assert len(notes) == 1
    assert "Shop.Store.dll: There is no PDB" in notes[0]
