"""What the real runtime has returned, and whether a verdict says the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit

HERE = Path(__file__).parent
TEXT_OF = {"NaN": "NaN", "Infinity": "Infinity", "-Infinity": "-Infinity"}
EXPECTED: dict[str, dict[str, Any]] = json.loads(
    (HERE / "expected.json").read_text("utf-8"), parse_constant=TEXT_OF.__getitem__
)
LIMITS = Settings(max_states=1_500, time=20.0, model="sc")


def is_as_recorded(unit: Unit, recorded: list[Any]) -> bool:
    return [repr(msgspec.to_builtins(outcome.value)) for outcome in unit.outcomes] == [repr(tuple(recorded))] or [
        json.dumps(msgspec.to_builtins(outcome.value)) for outcome in unit.outcomes
    ] == [json.dumps(recorded)]


def is_honest(unit: Unit) -> bool:
    """True if a method that is not run says so."""
    return bool(unit.unsupported or unit.bounds)
