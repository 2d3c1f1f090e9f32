"""What `fencepost rules` and `fencepost explain` print, and the help of a rule in other documents."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from fencepost.properties.rule import Rule
from fencepost.report.look import Look


def rules_lines(rules: dict[str, Rule], look: Look) -> Iterator[str]:
    """A line for each rule: its number, the name of its property, its title."""
    widest = max(map(len, rules), default=0)
    for property, rule in rules.items():
        yield f"{look.paint('name', rule.id)}  {property.ljust(widest)}  {rule.title}"


def explain_lines(rule: Rule, look: Look) -> Iterator[str]:
    """One rule in full."""
    yield f"{look.paint('name', f'{rule.id} ({rule.property})')}: {rule.title}"
    yield ""
    yield from look._replace(width=min(look.width, 100)).paragraph(rule.why, 0, 0)
    for heading, code in (("Wrong:", rule.bad), ("Right:", rule.good)):
        yield ""
        yield heading
        yield ""
        yield from (look.paint("code", f"    {line}".rstrip()) for line in code.splitlines())


def rule_text(rule: Rule) -> str:
    """A rule as plain text."""
    bad, good = (textwrap.indent(code, "    ") for code in (rule.bad, rule.good))
    return f"{rule.title}.\n\n{rule.why}\n\nWrong:\n\n{bad}\n\nRight:\n\n{good}\n"


def rule_markdown(rule: Rule) -> str:
    """A rule as Markdown, without a heading."""
    return f"{rule.why}\n\n**Wrong**\n\n```csharp\n{rule.bad}\n```\n\n**Right**\n\n```csharp\n{rule.good}\n```\n"
