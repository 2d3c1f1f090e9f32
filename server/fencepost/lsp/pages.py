"""A finding as a page: what the HTML report shows of it."""

from __future__ import annotations

from fencepost.lsp.messages import TraceMessage
from fencepost.lsp.texts import Texts
from fencepost.model.verdict import Finding, Unit


def trace_message(unit: Unit, finding: Finding, texts: Texts) -> TraceMessage:
    """The report of one finding, with sources named from the workspace's folder."""
    from msgspec.structs import replace

    from fencepost.report.check_text import unit_lines
    from fencepost.report.document import Report, encode
    from fencepost.report.look import Look

    only = replace(unit, findings=(finding,))
    page = encode("html", Report([only], 1, texts.relative)).decode()
    text = "\n".join(unit_lines(only, Look(source=lambda path: texts.relative(path) or path)))
    return TraceMessage(f"{unit.unit}: {finding.rule}", page, text)
