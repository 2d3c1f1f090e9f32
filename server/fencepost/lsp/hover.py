"""The text for a pointer that rests: the rule behind a squiggle, the verdict of a harness, or who uses a field."""

from __future__ import annotations

from functools import cache

from lsprotocol.types import Diagnostic, Hover, MarkupContent, MarkupKind, Position

from fencepost.engine.workspace.state import State, UnitState, is_shown
from fencepost.lsp.atomic_methods import atomic_hover, judged_methods
from fencepost.lsp.field_uses import field_hovers
from fencepost.lsp.lenses import declaration_line, verdict_text
from fencepost.lsp.showing import markdown
from fencepost.lsp.texts import Texts
from fencepost.lsp.uris import UriKey
from fencepost.properties import rules
from fencepost.properties.rule import Rule
from fencepost.report.rules_text import rule_markdown


@cache
def rule_of(number: str) -> Rule | None:
    return next((rule for rule in rules().values() if rule.id == number), None)


def explanation(number: str) -> str | None:
    """A rule as Markdown."""
    rule = rule_of(number)
    return f"### {rule.id}: {rule.title}\n\n{rule_markdown(rule)}" if rule is not None else None


def hover(state: State, texts: Texts, shown: list[Diagnostic], key: UriKey, at: Position) -> Hover | None:
    texts_found = [
        explanation(str(diagnostic.code))
        for diagnostic in shown
        if diagnostic.range.start <= at <= diagnostic.range.end
    ]
    parts = [text for text in dict.fromkeys(texts_found) if text] + _verdicts(state, texts, key, at.line)
    parts += field_hovers(state, texts, key, at)
    return Hover(MarkupContent(MarkupKind.Markdown, "\n\n---\n\n".join(parts))) if parts else None


def _verdicts(state: State, texts: Texts, key: UriKey, line: int) -> list[str]:
    found = []
    for build in state.builds:
        for unit in filter(is_shown, build.units):
            place = unit.planned.place
            shown = texts.shown(place) if place is not None and texts.key(place.file) == key else None
            if shown and declaration_line(texts.lines(key), shown.range.start.line, unit.planned) == line:
                found.append(_verdict(unit))
    found += [atomic_hover(judged) for judged in judged_methods(state, texts, key) if judged.line == line]
    return found


def _verdict(state: UnitState) -> str:
    unit = state.verdict
    if unit is None:
        return f"**{markdown(state.planned.unit)}** under {markdown(state.planned.model)}: not checked yet"
    lines = [f"**{markdown(unit.unit)}** under {markdown(unit.model)}: {markdown(verdict_text(unit))}", ""]
    lines.append(f"{unit.states:,} states, {unit.transitions:,} transitions, {unit.seconds:.2f} s")
    lines += [f"- assumed: {markdown(text)}" for text in unit.assumed]
    lines += [f"- note: {markdown(note.text)}" for note in unit.notes]
    lines += [f"- {finding.rule}: {markdown(finding.message)}" for finding in unit.findings]
    return "\n".join(lines)
