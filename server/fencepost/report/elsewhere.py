"""Under which memory models a finding shows, in words."""

from __future__ import annotations

from fencepost.memory.loading import load_model, model_names
from fencepost.model.verdict import Finding


def elsewhere(finding: Finding) -> str:
    """A sentence; "" when nothing is known of other models. What needs no reordering shows under all of them."""
    others = finding.also_under
    known = set(model_names())
    if any(name in known and load_model(name).in_order for name in others) or set(others) >= known - {"sc"} > set():
        return "This needs no reordering: it shows under every memory model."
    return f"Also under {', '.join(others)}." if others else ""
