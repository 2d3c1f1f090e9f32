"""Under which memory models a finding shows, in words."""

from __future__ import annotations

from fencepost.memory.loading import load_model, model_names
from fencepost.model.verdict import Finding


def elsewhere(finding: Finding) -> str:
    """The other models, in a sentence or two; "" when there is nothing to say. A finding that needs no reordering shows
    under all of them."""
    unknown = f"Not known under {', '.join(finding.unknown_under)}." if finding.unknown_under else ""
    return f"{_shows(finding)} {unknown}".strip()


def _shows(finding: Finding) -> str:
    others = finding.also_under
    if not finding.schedule:
        return ""  # there is no run: the code alone proves it
    known = set(model_names())
    if any(name in known and load_model(name).in_order for name in others) or set(others) >= known - {"sc"} > set():
        return "This needs no reordering: it shows under every memory model."
    return f"Also under {', '.join(others)}." if others else ""
