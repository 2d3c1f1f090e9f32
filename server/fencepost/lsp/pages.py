"""A finding as a page: what the HTML report shows of it."""

from __future__ import annotations

from urllib.parse import quote

from msgspec.json import encode as to_json

from fencepost.engine.shared.messages import SourcePlace
from fencepost.lsp.messages import GO_TO, TraceMessage
from fencepost.lsp.showing import printable
from fencepost.lsp.texts import Texts
from fencepost.model.verdict import Finding, Unit


def trace_message(unit: Unit, finding: Finding, texts: Texts, linked: bool) -> TraceMessage:
    """The report of one finding, with sources named from the workspace's folder; `linked` to where lines are now."""
    from msgspec.structs import replace

    from fencepost.report.check_text import unit_lines
    from fencepost.report.document import Report, encode
    from fencepost.report.look import Look

    def link(path: str, line: int) -> str | None:
        shown = texts.shown(SourcePlace(path, line, 1, line, 1)) if linked else None
        return f"command:{GO_TO}?{quote(to_json([shown.uri, shown.range.start.line]))}" if shown else None

    only = replace(unit, findings=(finding,))
    page = encode("html", Report([only], 1, texts.relative, link)).decode()
    text = "\n".join(unit_lines(only, Look(source=lambda path: texts.relative(path) or path)))
    return TraceMessage(printable(f"{unit.unit}: {finding.rule}"), page, text)
