"""The results about methods that are to be atomic, in words."""

from __future__ import annotations

from fencepost.model.verdict import AtomicMethod

_RULES = {
    "both": "nothing that it does depends on others, and all of it could be moved together",
    "independence": "at most one thing that it does depends on what others do",
    "movers": "all that it does could be moved together, past what others do",
    "results": "whatever runs leave in which it is interrupted, runs leave in which it is not",
}


def way(entry: AtomicMethod) -> str:
    """How a method was proved atomic."""
    return "independence and movers" if entry.by == "both" else str(entry.by)


def atomic_text(entry: AtomicMethod) -> str:
    """Says whether the method is atomic, by which rule that was proved, or what was found."""
    if entry.by is not None:
        return f"atomic by {way(entry)}: {_RULES[entry.by]}"
    known = "not atomic" if entry.verdict == "VIOLATED" else "not known to be atomic"
    return f"{known}: {entry.reason}" if entry.reason else known
