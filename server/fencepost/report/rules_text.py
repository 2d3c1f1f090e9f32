"""The text that `fencepost rules` and `fencepost explain` print, and the help of a rule in other documents."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from fencepost.properties.rule import Rule
from fencepost.report.look import Look


def rules_lines(rules: dict[str, Rule], look: Look) -> Iterator[str]:
    """A line for each rule: its number, its name, its title."""
    widest = max(map(len, rules), default=0)
    for name, rule in rules.items():
        yield f"{look.paint('name', rule.id)}  {name.ljust(widest)}  {rule.title}"


def explain_lines(rule: Rule, look: Look) -> Iterator[str]:
    """One rule in full."""
    yield f"{look.paint('name', f'{rule.id} ({rule.name})')}: {rule.title}"
    yield ""
    narrow = look._replace(width=min(look.width, 100))
    yield from narrow.paragraph(_flowing(rule.why), 0, 0)
    if rule.scope:
        yield ""
        yield from narrow.paragraph(_flowing(rule.scope), 0, 0)
    for heading, code in (("Wrong:", rule.bad), ("Right:", rule.good)):
        yield ""
        yield heading
        yield ""
        yield from (look.paint("code", f"    {line}".rstrip()) for line in code.splitlines())


def rule_text(rule: Rule) -> str:
    """A rule as plain text."""
    bad, good = (textwrap.indent(code, "    ") for code in (rule.bad, rule.good))
    return f"{rule.title}.\n\n{_text(rule)}\n\nWrong:\n\n{bad}\n\nRight:\n\n{good}\n"


def rule_markdown(rule: Rule) -> str:
    """A rule as Markdown, without a heading."""
    return f"{_text(rule)}\n\n**Wrong**\n\n```csharp\n{rule.bad}\n```\n\n**Right**\n\n```csharp\n{rule.good}\n```\n"


def _text(rule: Rule) -> str:
    return f"{rule.why}\n\n{rule.scope}" if rule.scope else rule.why


def _flowing(text: str) -> str:
    """A paragraph, whose lines are broken where the terminal ends."""
    return " ".join(text.split())
