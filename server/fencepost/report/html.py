"""The document of `fencepost check --format html`: one page that needs no other file, no network and no script.

Headings, captions and header cells say what colours and signs say; both colour schemes keep a contrast of 4.5 to 1.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from html import escape

import fencepost
from fencepost.model.verdict import AtomicMethod, BuildNote, Finding, Repair, Unit
from fencepost.properties import rules
from fencepost.properties.rule import Rule
from fencepost.report.atomic import atomic_text
from fencepost.report.candidates import candidates_of, candidates_text, is_told, is_unknown
from fencepost.report.check_text import bound_text, off_text, ordered_counts, replay_options, unknown_text
from fencepost.report.document import Report
from fencepost.report.elsewhere import elsewhere
from fencepost.report.html_style import STYLE
from fencepost.report.html_trace import linked, trace_table
from fencepost.report.old import about_baseline, not_old
from fencepost.report.shown import printable
from fencepost.report.skipped import skipped_text

_MEANINGS = {
    "VIOLATED": "something goes wrong, and a schedule shows it",
    "INTERNAL_ERROR": "Fencepost made a mistake; nothing is said about this unit",
    "UNSUPPORTED": "not explored, for the reason that is named",
    "HOLDS_UP_TO": "nothing was found before a limit was reached; this is no proof",
    "HOLDS": "all behaviours were explored, and nothing is wrong",
}
_STYLE = f"\n{STYLE}"
_HASH = b64encode(sha256(_STYLE.encode()).digest()).decode()
_POLICY = f"default-src 'none'; style-src 'sha256-{_HASH}'; base-uri 'none'; form-action 'none'"


def encode(report: Report) -> bytes:
    """The page in UTF-8."""
    return "\n".join(_page(report)).encode("utf-8", "replace") + b"\n"


def _page(report: Report) -> Iterator[str]:
    units = [unit for unit in report.units if is_told(unit)]
    only = units[0] if len(report.units) == 1 and units else None
    title = only.unit if only else f"Fencepost: {_counts_text(report.units)}"
    yield "<!doctype html>"
    yield '<html lang="en">'
    yield "<head>"
    yield '<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield '<meta name="color-scheme" content="light dark">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
    yield f"<title>{_text(title)}</title>"
    yield f"<style>{_STYLE}</style>"
    yield "</head>"
    yield "<body>"
    yield "<header>"
    key = ' id="unit-1"' if only else ""
    yield f"<h1{key}>{_text(title)}</h1>"
    yield "</header>"
    yield "<main>"
    if only is None:
        yield from _overview(units)
    known = about_baseline(report.notes)
    yield from _notes("builds", "Notes about the builds", [note for note in report.notes if note not in known])
    yield from _notes("baseline", "Notes about the baseline", known)
    for number, unit in enumerate(units, start=1):
        yield from _unit(report, unit, number)
    yield from _candidates(candidates_of(report.units))
    if report.skipped:
        yield f"<p>{_text(skipped_text(report.skipped))}.</p>"
    yield from _rules(report.units)
    yield "</main>"
    yield f"<footer><p>Fencepost {fencepost.__version__}. {_scope()}</p></footer>"
    yield "</body>"
    yield "</html>"


def _counts_text(units: list[Unit]) -> str:
    counts = ordered_counts([unit for unit in units if unit.kind != "screened"])
    parts = [f"{count} {verdict}" for verdict, count in counts.items()]
    candidates = candidates_of(units)
    return ", ".join([*parts, *([candidates_text(candidates)] if candidates else [])]) or "nothing was checked"


def _scope() -> str:
    return "A verdict speaks of the harness that was explored, under the memory model that is named."


# -- the overview ---------------------------------------------------------------------------------------------------


def _overview(units: list[Unit]) -> Iterator[str]:
    yield '<section aria-labelledby="overview">'
    yield '<h2 id="overview">Overview</h2>'
    yield '<div class="wide" role="region" aria-labelledby="overview" tabindex="0">'
    yield "<table>"
    yield "<caption>Every unit that was checked, with its verdict</caption>"
    heads = ("Verdict", "Unit", "Assembly", "Memory model", "States", "Findings")
    yield "<thead><tr>" + "".join(f'<th scope="col">{head}</th>' for head in heads) + "</tr></thead>"
    yield "<tbody>"
    for number, unit in enumerate(units, start=1):
        yield (
            f"<tr><td>{_verdict(unit)}</td>"
            f'<th scope="row"><a href="#unit-{number}">{_text(unit.unit)}</a></th>'
            f"<td>{_text(unit.assembly)}</td><td>{_text(unit.model)}</td>"
            f'<td class="number">{unit.states:,}</td><td class="number">{len(not_old(unit))}</td></tr>'
        )
    yield "</tbody>"
    yield "</table>"
    yield "</div>"
    yield "<dl>"
    for verdict in ordered_counts(units):
        yield f"<dt>{verdict}</dt><dd>{_MEANINGS[verdict]}</dd>"
    yield "</dl>"
    yield "</section>"


def _notes(key: str, heading: str, notes: Sequence[BuildNote]) -> Iterator[str]:
    if not notes:
        return
    yield f'<section aria-labelledby="{key}">'
    yield f'<h2 id="{key}">{heading}</h2>'
    yield "<ul>" + "".join(f"<li>{_text(note.text)}</li>" for note in notes) + "</ul>"
    yield "</section>"


def _verdict(unit: Unit | AtomicMethod) -> str:
    return f'<span class="verdict {unit.verdict.lower().replace("_", "-")}">{unit.verdict}</span>'


def _candidates(candidates: list[Unit]) -> Iterator[str]:
    """How the candidates of the screening have ended, and why some are unknown."""
    if not candidates:
        return
    yield '<section aria-labelledby="screening">'
    yield '<h2 id="screening">Screening</h2>'
    yield f"<p>{_text(candidates_text(candidates))}.</p>"
    unknown = [f"{unit.unit}: {unknown_text(unit)}" for unit in candidates if is_unknown(unit)]
    if unknown:
        yield "<ul>" + "".join(f"<li>{_text(text)}</li>" for text in unknown) + "</ul>"
    yield "</section>"


# -- a unit ---------------------------------------------------------------------------------------------------------


def _unit(report: Report, unit: Unit, number: int) -> Iterator[str]:
    yield f'<section aria-labelledby="unit-{number}">'
    if len(report.units) != 1:
        yield f'<h2 id="unit-{number}">{_text(unit.unit)}</h2>'
    cost = f"{unit.states:,} states of {_text(unit.assembly)} under {_text(unit.model)}"
    if unit.kind == "static":
        yield f"<p>{_verdict(unit)} the code of {_text(unit.assembly)} alone breaks a rule.</p>"
    else:
        yield f"<p>{_verdict(unit)} {_MEANINGS[unit.verdict]}. {cost}.</p>"
    remarks = [*_remarks(report, unit)]
    if remarks:
        yield "<ul>" + "".join(f"<li>{remark}</li>" for remark in remarks) + "</ul>"
    if unit.atomic:
        yield from _atomic(report, unit, number)
    for at, finding in enumerate(not_old(unit), start=1):
        yield from _finding(report, unit, finding, f"{number}-{at}")
    if unit.repairs and not_old(unit):
        yield "<h3>All findings together</h3>"
        for repair in unit.repairs:
            yield from _repair(report, repair)
    yield "</section>"


def _remarks(report: Report, unit: Unit) -> Iterator[str]:
    if old := len(unit.findings) - len(not_old(unit)):
        yield f"{old} old finding{'s are' if old > 1 else ' is'} in the baseline"
    for bound in unit.bounds:
        yield _text("Bounded: " + bound_text(unit, bound, report.source(bound.file) if bound.file else ""))
    for reason in unit.unsupported:
        where = f" ({report.source(reason.file)}:{reason.line})" if reason.file else ""
        what = "Internal error" if unit.verdict == "INTERNAL_ERROR" else "Not supported"
        yield _text(f"{what}: {reason.reason}{where}")
    for assumed in unit.assumed:
        yield _text(f"Assumed: {assumed}")
    for note in unit.notes:
        yield _text(f"Note: {note.text}")
    for entry in unit.superfluous:
        yield f"Superfluous: {_text(entry.title)}{_at(report, entry.file, entry.line)}"


def _at(report: Report, file: str | None, line: int | None) -> str:
    """A place, which leads there; nothing where it is not known."""
    if not file or not line:
        return ""
    place = f"<code>{_text(f'{report.source(file)}:{line}')}</code>"
    return f" at {linked(place, report.link(file, line))}"


def _atomic(report: Report, unit: Unit, number: int) -> Iterator[str]:
    yield f'<div class="wide" role="region" aria-labelledby="atomic-{number}" tabindex="0">'
    yield "<table>"
    yield f'<caption id="atomic-{number}">Methods that are to be atomic</caption>'
    yield '<thead><tr><th scope="col">Verdict</th><th scope="col">Method</th><th scope="col">Why</th></tr></thead>'
    yield "<tbody>"
    for entry in unit.atomic:
        method = f'<th scope="row">{_text(entry.method)}{_at(report, entry.file, entry.line)}</th>'
        yield f"<tr><td>{_verdict(entry)}</td>{method}<td>{_text(atomic_text(entry))}</td></tr>"
    yield "</tbody>"
    yield "</table>"
    yield "</div>"


def _finding(report: Report, unit: Unit, finding: Finding, key: str) -> Iterator[str]:
    yield f'<article aria-labelledby="finding-{key}">'
    link = f'<a href="#rule-{finding.rule}">{finding.rule}</a>' if finding.rule in _numbers() else finding.rule
    heading = "h3" if len(report.units) != 1 else "h2"
    yield f'<{heading} id="finding-{key}">{link}: {_text(finding.message)}</{heading}>'
    if finding.file:
        place = f"<code>{_text(f'{report.source(finding.file)}:{finding.line}:{finding.column}')}</code>"
        target = report.link(finding.file, finding.line) if finding.line else None
        yield f"<p>At {linked(place, target)}.</p>"
    if finding.severity != "error":
        shown = f"It is {off_text(finding)}" if finding.severity == "off" else f"Severity: {finding.severity}"
        yield f"<p>{_text(shown)}.</p>"
    if models := elsewhere(finding):
        yield f"<p>{_text(models)}</p>"
    if finding.trace:
        yield from trace_table(report, unit, finding, f"finding-{key}")
    for repair in finding.repairs:
        yield from _repair(report, repair)
    if finding.unrepaired:
        yield f"<p><strong>No repair:</strong> {_text(finding.unrepaired)}.</p>"
    if finding.harness:
        yield "<details><summary>As a harness, for a test project</summary>"
        lines = (_text(line) for line in finding.harness.splitlines())
        yield f"<pre><code>{chr(10).join(lines)}</code></pre>"
        yield "</details>"
    if finding.schedule:
        yield "<details><summary>Replay this schedule</summary>"
        yield f"<pre><code>{_text(f'fencepost replay {unit.assembly} {replay_options(unit, finding)}')}</code></pre>"
        yield "</details>"
    yield "</article>"


def _repair(report: Report, repair: Repair) -> Iterator[str]:
    proved = f" Proved under {', '.join(repair.proved_under)}." if repair.proved_under else ""
    yield f"<p><strong>Repair:</strong> {_text(repair.title)}.{_text(proved)}</p>"
    yield "<ul>"
    for edit in repair.edits:
        place = f"{report.source(edit.file)}:{edit.line}:{edit.column}"
        yield f"<li><code>{_text(place)}</code>: <code>{_text(edit.text)}</code></li>"
    yield "</ul>"


# -- the rules ------------------------------------------------------------------------------------------------------


def _rules(units: list[Unit]) -> Iterator[str]:
    broken = {finding.rule for unit in units for finding in not_old(unit)}
    shown = [rule for rule in rules().values() if rule.id in broken]
    if not shown:
        return
    yield '<section aria-labelledby="rules">'
    yield '<h2 id="rules">What the rules mean</h2>'
    for rule in shown:
        yield from _rule(rule)
    yield "</section>"


def _numbers() -> set[str]:
    return {rule.id for rule in rules().values()}


def _rule(rule: Rule) -> Iterator[str]:
    yield f'<h3 id="rule-{rule.id}">{rule.id} ({rule.name}): {_text(rule.title)}</h3>'
    for paragraph in (rule.why, rule.scope):
        if paragraph:
            yield f"<p>{_text(' '.join(paragraph.split()))}</p>"
    for heading, code in (("Wrong", rule.bad), ("Right", rule.good)):
        yield f"<h4>{heading}</h4>"
        yield f"<pre><code>{escape(code)}</code></pre>"


def _text(text: str) -> str:
    return escape(printable(text))
