"""Actions for a squiggle: proved repairs, the fewest edits first; an explanation; silence, with a reason."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lsprotocol.types import (
    CodeAction,
    CodeActionKind,
    Command,
    Diagnostic,
    Position,
    Range,
    TextEdit,
    WorkspaceEdit,
)
from msgspec.structs import replace

from fencepost.engine.shared.messages import SourcePlace
from fencepost.engine.shown.severities import ATTRIBUTE, CATEGORY
from fencepost.engine.workspace.state import State
from fencepost.lsp.diagnostics import origins
from fencepost.lsp.messages import EXPLAIN, TRACE
from fencepost.lsp.showing import printable
from fencepost.lsp.texts import Texts
from fencepost.lsp.unit_ids import UnitId, id_of
from fencepost.lsp.uris import UriKey
from fencepost.model.verdict import Edit, Finding, Repair, Unit

_NAMESPACE = "System.Diagnostics.CodeAnalysis"
# A member's first line: modifiers or a type, a name, and then parameters, a body, a value or nothing more.
_MEMBER = re.compile(
    r"^(?P<indent>\s*)(?:(?:public|private|protected|internal|static|async|override|virtual|sealed)\s)+"
)


def finding_of(state: State, id: UnitId, index: int) -> tuple[Unit, Finding] | None:
    """A finding by its unit and its place there."""
    for build in state.builds:
        for unit in build.units:
            if unit.verdict is not None and id_of(build, unit) == id and 0 <= index < len(unit.verdict.findings):
                return unit.verdict, unit.verdict.findings[index]
    return None


def actions(state: State, texts: Texts, shown: list[Diagnostic], key: UriKey, range: Range) -> list[CodeAction]:
    found: list[CodeAction] = []
    for diagnostic in shown:
        if diagnostic.range.end < range.start or range.end < diagnostic.range.start or not origins(diagnostic):
            continue
        found += _repairs(state, texts, diagnostic)
        found += _of_all(state, texts, diagnostic)
        found += _others(texts, diagnostic, key)
    return _each_once(found)


def _each_once(actions: list[CodeAction]) -> list[CodeAction]:
    """What mends several squiggles at one place is one action."""
    found: list[CodeAction] = []
    for action in actions:
        same = (other for other in found if action.edit is not None and other.edit == action.edit)
        known = next(same, None)
        if known is None:
            found.append(action)
        else:
            known.diagnostics = [*(known.diagnostics or []), *(action.diagnostics or [])]
    return found


def _repairs(state: State, texts: Texts, diagnostic: Diagnostic) -> list[CodeAction]:
    """The repairs of all units that found this, each once, with the models under which every unit that has it has
    proved it; what is proved under more models comes first."""
    repairs: dict[tuple[Edit, ...], Repair] = {}
    for id, index in origins(diagnostic):
        found = finding_of(state, id, index)
        for repair in found[1].repairs if found else ():
            known = repairs.setdefault(repair.edits, repair)
            common = tuple([model for model in known.proved_under if model in repair.proved_under])
            repairs[repair.edits] = replace(known, proved_under=common)
    ordered = sorted(repairs.values(), key=lambda repair: (len(repair.edits), -len(repair.proved_under)))
    return [action for repair in ordered if (action := _repair(texts, diagnostic, repair)) is not None]


def _of_all(state: State, texts: Texts, diagnostic: Diagnostic) -> Iterator[CodeAction]:
    """The repairs that mend all findings of a unit together."""
    for id, index in origins(diagnostic):
        found = finding_of(state, id, index)
        for repair in found[0].repairs if found else ():
            action = _repair(texts, diagnostic, repair)
            if found is not None and action is not None:
                of = f"Fix all {len(found[0].findings)} findings of {found[0].unit}"
                action.title = printable(f"{of}: {action.title}")
                yield action


def _repair(texts: Texts, diagnostic: Diagnostic, repair: Repair) -> CodeAction | None:
    """One repair, if every place that it edits is as it was compiled."""
    changes: dict[str, list[TextEdit]] = {}
    for edit in repair.edits:
        shown = texts.shown(SourcePlace(edit.file, edit.line, edit.column, edit.end_line, edit.end_column))
        if shown is None or shown.stale:
            return None
        changes.setdefault(shown.uri, []).append(TextEdit(shown.range, edit.text))
    proved = f" (proved under {', '.join(repair.proved_under)})" if repair.proved_under else ""
    title = printable(repair.title + proved)
    return CodeAction(title, CodeActionKind.QuickFix, [diagnostic], edit=WorkspaceEdit(changes=changes))


def _others(texts: Texts, diagnostic: Diagnostic, key: UriKey) -> Iterator[CodeAction]:
    silence = _silence(texts, diagnostic, key)
    if silence is not None:
        yield silence
    id, index = origins(diagnostic)[0]
    command = Command("Show the trace", TRACE, arguments=[str(id), index])
    yield CodeAction("Fencepost: show the trace", CodeActionKind.Empty, [diagnostic], command=command)
    command = Command("Explain", EXPLAIN, arguments=[str(diagnostic.code)])
    yield CodeAction(f"Fencepost: explain {diagnostic.code}", CodeActionKind.Empty, [diagnostic], command=command)


def _silence(texts: Texts, diagnostic: Diagnostic, key: UriKey) -> CodeAction | None:
    """The attribute above the member where the finding is shown; its reason is for the user to write."""
    lines = texts.lines(key)
    for line in range(min(diagnostic.range.start.line, len(lines) - 1), -1, -1):
        member = _MEMBER.match(lines[line])
        if member is not None:
            at = Position(line, 0)
            space = "" if f"using {_NAMESPACE};" in lines else f"{_NAMESPACE}."
            told = f'"{CATEGORY}", "{diagnostic.code}", Justification = "because …"'
            text = f"{member['indent']}[{space}{ATTRIBUTE}({told})]\n"
            edit = WorkspaceEdit(changes={texts.uri(key): [TextEdit(Range(at, at), text)]})
            return CodeAction("Silence, because …", CodeActionKind.QuickFix, [diagnostic], edit=edit)
    return None
