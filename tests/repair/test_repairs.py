"""Repairs: what is offered, what the edited source is, and that it holds when it is compiled again."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Repair, Unit
from tests.repair.edited import edited

HERE = Path(__file__).parent
REPAIRED = HERE / "repaired"
EXPECTED = HERE / "expected.json"
UNDER_TSO = {"Peterson"}
NAMES = [
    "StoreBuffer", "VolatileStoreBuffer", "MessagePassing", "OnlyTheWriter", "WithoutBraces", "Members", "OneStatement",
    "LoadBuffer", "FlagAndReference", "LostUpdate", "Peterson", "Balances", "CheckThenAct",
]  # fmt: skip


@cache
def program(path: Path) -> Program:
    return Program(path)


def check(path: Path, name: str, repair: bool = False) -> Unit:
    opened = program(path)
    model = "x86-tso" if name in UNDER_TSO else "dotnet"
    type, method = next((type, method) for type, method in opened.units(None) if method.name == name)
    return check_unit(opened.renewed(), type, method, Settings(model=model, repair=repair))


def told(repair: Repair) -> dict[str, Any]:
    return {"kind": repair.kind, "title": repair.title, "proved_under": list(repair.proved_under)}


@pytest.mark.share(2)
@pytest.mark.usefixtures("fixed_models")
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", NAMES)
def test_repairs_are_the_cheapest_and_edit_the_source(
    name: str, configuration: str, pytestconfig: pytest.Config
) -> None:
    unit = check(HERE / "bin" / configuration / "Broken.dll", name, repair=True)
    assert unit.verdict == "VIOLATED"
    repairs = unit.findings[0].repairs
    source = (HERE / "Broken.cs").read_text("utf-8")
    texts = {f"{name}{number}": edited(source, repair.edits) for number, repair in enumerate(repairs, 1)}
    if pytestconfig.getoption("--refresh"):
        keep(name, [told(repair) for repair in repairs], texts)
    assert [told(repair) for repair in repairs] == json.loads(EXPECTED.read_text("utf-8"))[name]
    assert texts == {path.stem: path.read_text("utf-8") for path in REPAIRED.glob(f"{name}[0-9].cs")}


def keep(name: str, repairs: list[dict[str, Any]], texts: dict[str, str]) -> None:
    """Stores what is expected; the repaired sources have to be compiled then (tests/assemblies/build.py)."""
    known = json.loads(EXPECTED.read_text("utf-8")) if EXPECTED.exists() else {}
    EXPECTED.write_text(json.dumps({**known, name: repairs}, indent=1) + "\n", "utf-8")
    for stem, text in texts.items():
        (REPAIRED / f"{stem}.cs").write_text(text, "utf-8")


@pytest.mark.share(3)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("source", sorted(REPAIRED.glob("*.cs")), ids=lambda path: str(path.stem))
def test_of_what_is_repaired_only_the_other_findings_are_left(source: Path, configuration: str) -> None:
    name = source.stem.rstrip("0123456789")
    first, *others = check(HERE / "bin" / configuration / "Broken.dll", name).findings
    unit = check(REPAIRED / "bin" / configuration / f"{source.stem}.dll", name)
    left = [finding.property for finding in unit.findings]
    assert first.property not in left
    assert set(left) <= {finding.property for finding in others}
    assert unit.verdict == ("VIOLATED" if left else "HOLDS")


def test_what_is_wrong_in_order_gets_no_barrier() -> None:
    expected = json.loads(EXPECTED.read_text("utf-8"))
    assert [repair["kind"] for repair in expected["CheckThenAct"]] == ["lock"]
    assert [[repair["kind"] for repair in expected[name]] for name in ("LostUpdate", "Balances")] == [
        ["interlocked", "lock"],
        ["interlocked", "lock"],
    ]
    assert all(list(REPAIRED.glob(f"{name}[0-9].cs")) for name in NAMES)


@pytest.mark.parametrize(("name", "in_order"), [("StoreBuffer", False), ("CheckThenAct", True)])
def test_it_goes_wrong_in_order_is_said_only_where_that_was_seen(name: str, in_order: bool, tmp_path: Path) -> None:
    """Without debug information there is no place for a change, whatever goes wrong."""
    path = tmp_path / "Broken.dll"
    path.write_bytes((HERE / "bin" / "Debug" / "Broken.dll").read_bytes())
    opened = Program(path)
    type, method = next((type, method) for type, method in opened.units(None) if method.name == name)
    (finding, *_) = check_unit(opened, type, method, Settings(repair=True)).findings
    assert finding.repairs == ()
    assert finding.unrepaired
    assert ("without a reordering" in finding.unrepaired) == in_order
