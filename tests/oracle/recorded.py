"""The random programs and what the real runtime has returned from them, as `record.py` has written it down."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RECORDED = HERE / "recorded.json"
RUNS = 100
"""How often each program was run, with random delays."""


def recorded() -> dict[str, set[str]]:
    """What each program was seen to return, by the name of its method."""
    found: dict[str, Any] = json.loads(RECORDED.read_text("utf-8"))
    return {name: set(values) for name, values in found.items()}
