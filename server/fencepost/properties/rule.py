"""A rule: what it finds, why that matters, and how code looks that breaks or keeps it."""

from typing import NamedTuple


class Rule(NamedTuple):
    id: str
    property: str
    title: str
    why: str
    bad: str
    good: str
