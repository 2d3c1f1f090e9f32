"""A rule: what it finds, why that matters, and how code looks that breaks or keeps it."""

from typing import Literal, NamedTuple


class Rule(NamedTuple):
    """`name` is what users type, `property` what documents call it: several rules may explain one property.

    `title` is one line, `why` a paragraph, `scope` what exactly counts; both are Markdown.
    """

    id: str
    name: str
    property: str
    title: str
    why: str
    bad: str
    good: str
    scope: str = ""
    severity: Literal["error", "warning"] = "error"
