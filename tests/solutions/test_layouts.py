"""Sources in several assemblies give what they give in one, but for the assembly's name."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.cli.commands import Run, fencepost
from tests.solutions.solution import BUILT, TARGET, put

__all__ = ("fencepost",)

TESTS = "Shop.Tests.BankTests."
ASSEMBLIES = ("Shop.Whole", "Shop.Tests.Xunit")
QUICK = {
    "Transfers_in_both_directions_end": "Wallet.cs", "Every_visit_counts": "Counter.cs",
    "A_message_is_whole": "Message.cs", "Stock_balances": "Shelf.cs",
}  # fmt: skip
WITH_REPAIRS = {
    "A_message_is_whole": "Message.cs", "A_shelf_takes_what_it_can": "Shelf.cs",
    "An_account_adds_twice_at_once": "Account.cs",
}  # fmt: skip
"""Tests, with a file of the product that is said to go wrong, or that repairs edit."""

TIMES = re.compile(r"(?<=\"seconds\":)[0-9.e-]+|\d+\.\d+ s\b|(?<=\")[0-9a-f]{32}(?=\")")
"""Times; and fingerprints, which are made of the assembly's name."""


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = put(tmp_path_factory.mktemp("shop"))
    whole = root / "Shop.Whole" / "bin" / "Debug" / TARGET
    whole.mkdir(parents=True)
    for name in ("Shop.Whole.dll", "Shop.Whole.pdb", "Shop.Clock.dll", "xunit.core.dll", "xunit.assert.dll"):
        shutil.copyfile(BUILT / name, whole / name)
    return root


def build(root: Path, name: str) -> Path:
    return root / name / "bin" / "Debug" / TARGET / f"{name}.dll"


def said(run: Run, root: Path, name: str, test: str, *options: str) -> str:
    done = run("check", build(root, name), "--harness", TESTS + test, "--no-cache", "--jobs", "1", *options)
    assert done.code == 1
    return TIMES.sub("0", done.out).replace(f"{name}.dll", "Shop.dll").replace(f"{name}/bin", "Shop/bin")


@pytest.mark.share(12)
@pytest.mark.parametrize("format", ["text", "json", "sarif", "html"])
@pytest.mark.parametrize("test", QUICK)
def test_several_assemblies_say_what_one_says(shop: Path, fencepost: Run, format: str, test: str) -> None:
    one, several = [said(fencepost, shop, name, test, "--format", format) for name in ASSEMBLIES]
    assert several == one
    assert QUICK[test] in several


@pytest.mark.share(4)
@pytest.mark.parametrize("test", WITH_REPAIRS)
def test_repairs_are_those_of_one_assembly(shop: Path, fencepost: Run, test: str) -> None:
    options = ("--repair", "--format", "json")
    one, several = [said(fencepost, shop, name, test, *options) for name in ASSEMBLIES]
    assert several == one
    (unit,) = json.loads(several)["units"]
    repairs = [repair for finding in unit["findings"] for repair in finding["repairs"]]
    assert {edit["file"].rpartition("/")[2] for repair in repairs for edit in repair["edits"]} == {WITH_REPAIRS[test]}
