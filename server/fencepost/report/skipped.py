"""What was not checked, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from fencepost.model.verdict import Skipped

_MOST_NAMED = 3
_MOST_TYPES = 5


def skipped_text(skipped: Sequence[Skipped]) -> str:
    """How many tests were skipped, and why the first of them; "" if there is none."""
    if not skipped:
        return ""
    count = "1 test was" if len(skipped) == 1 else f"{len(skipped)} tests were"
    named = "; ".join([f"{one.unit} ({one.reason})" for one in skipped[:_MOST_NAMED]])
    more = f"; and {len(skipped) - _MOST_NAMED} more" if len(skipped) > _MOST_NAMED else ""
    return f"{count} skipped: {named}{more}"


def nothing_checked_text(assemblies: Sequence[str], serial: int, types: Sequence[str], screened: bool = False) -> str:
    """What was looked at and why none of it was checked, and what could be; `screened` if its code was, too."""
    where = f"{assemblies[0]} has" if len(assemblies) == 1 else f"{len(assemblies)} assemblies have"
    tests = (
        f"; in {serial} test{'s' if serial != 1 else ''} nothing starts anything on another thread" if serial else ""
    )
    could = "Mark a method with [ConcurrencyTest] or a type with [ThreadSafe], or name one with --harness."
    if types:
        more = f" and {len(types) - _MOST_TYPES} more" if len(types) > _MOST_TYPES else ""
        could = (
            f"--hints would test {', '.join(types[:_MOST_TYPES])}{more}, which look as if threads share them. {could}"
        )
    code = ", and in its code no candidate for what threads could get wrong" if screened else ""
    return (
        f"Nothing was checked: {where} no [ConcurrencyTest], no [ThreadSafe] type, and no test or Main that may run"
        f" something on another thread{tests}{code}. {could}"
    )
