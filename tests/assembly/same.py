"""Where two documents differ."""

from collections.abc import Iterator
from typing import Any


def differences(found: Any, expected: Any, place: str = "") -> Iterator[str]:
    """Every key of `expected` that `found` lacks or has otherwise; further keys of `found` do not matter."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            if key in found:
                yield from differences(found[key], value, f"{place}/{key}")
            else:
                yield f"{place}: {key!r} is missing"
    elif isinstance(expected, list) and isinstance(found, list):
        if len(found) != len(expected):
            yield f"{place}: {len(found)} items, not {len(expected)}"
        for index, (a, b) in enumerate(zip(found, expected, strict=False)):
            name = a.get("name", index) if isinstance(a, dict) else index
            yield from differences(a, b, f"{place}/{name}")
    elif found != expected or type(found) is not type(expected):
        yield f"{place}: {found!r}, not {expected!r}"
