"""The page of rules, from the table of `properties`."""

from __future__ import annotations

from fencepost.properties import rules
from fencepost.report.rules_text import rule_markdown

_INTRODUCTION = """\
# Rules

Everything that Fencepost can find. `fencepost explain RULE` prints the same; `fencepost check --property NAME` judges
nothing else. This page is made by `python -m docs.generate`.
"""


def rules_page() -> str:
    table = ["| Rule | Property | |", "|---|---|---|"]
    table += [f"| [{rule.id}](#{rule.id.lower()}) | `{rule.property}` | {rule.title} |" for rule in rules().values()]
    sections = [f"## {rule.id}\n\n**{rule.title}.** {rule_markdown(rule)}" for rule in rules().values()]
    return "\n".join([_INTRODUCTION, *table, "", "\n".join(sections)])
