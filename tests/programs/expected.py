"""What is expected of the concurrent programs, and whether a verdict is that."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit

HERE = Path(__file__).parent
EXPECTED: dict[str, dict[str, Any]] = json.loads((HERE / "expected.json").read_text("utf-8"))
LIMITED = Settings(max_states=12_000, time=120.0, model="sc")


def values(unit: Unit) -> list[str]:
    return sorted(json.dumps(msgspec.to_builtins(outcome.value)) for outcome in unit.outcomes)


def is_as_expected(unit: Unit, configuration: str) -> bool:
    """True if verdict and outcomes are right. Release has no assertions; Debug stops where one fails."""
    expected = EXPECTED[unit.unit]
    assertion = expected["property"] == "assertion"
    verdict = "HOLDS" if assertion and configuration == "Release" else expected["verdict"]
    if unit.verdict != verdict:
        return False
    if expected["outcomes"] is None:
        return True
    all_of_them = {json.dumps(outcome) for outcome in expected["outcomes"]}
    found = set(values(unit))
    if assertion and configuration == "Debug":
        stopped = {json.dumps(outcome) for outcome in expected.get("failing", [])}
        return all_of_them - stopped <= found <= all_of_them
    return found == all_of_them
