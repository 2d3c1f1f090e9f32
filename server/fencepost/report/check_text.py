"""The text that `fencepost check`, `outcomes` and `replay` print for a person."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from shlex import quote

from fencepost.memory.loading import DEFAULT
from fencepost.model.verdict import (
    Bound,
    BuildNote,
    Finding,
    ObservedValue,
    Repair,
    SerialOutcome,
    Skipped,
    SpecifiedOutcomes,
    TraceRow,
    Unit,
)
from fencepost.report.atomic import way
from fencepost.report.candidates import candidates_of, candidates_text, is_told, is_unknown
from fencepost.report.elsewhere import elsewhere
from fencepost.report.look import Look
from fencepost.report.old import about_baseline, is_old, not_old
from fencepost.report.shown import printable
from fencepost.report.skipped import skipped_text
from fencepost.report.trace_text import trace_lines

_SIGNS = {
    "VIOLATED": ("!!", "bad"),
    "INTERNAL_ERROR": ("##", "bad"),
    "UNSUPPORTED": ("--", "unsure"),
    "HOLDS_UP_TO": ("??", "unsure"),
    "HOLDS": ("ok", "good"),
}
"""Every verdict with its sign and its style, the most urgent first."""

_HINT = ("~~", "unsure")
_OLD = ("==", "unsure")
_NOBODY = "A hint: nobody says that this type is thread-safe. If it is to be, mark it [ThreadSafe]."


def unit_lines(unit: Unit, look: Look) -> Iterator[str]:
    """One unit: its verdict, and all that a reader needs to understand it. A candidate that was refuted is not
    shown; one that is open is a hint."""
    if not is_told(unit):
        yield from _candidate_lines(unit, look)
        return
    yield heading(unit, look)
    yield from _remarks(unit, look)
    for finding in not_old(unit):
        yield from _finding_lines(unit, finding, look)
    for repair in unit.repairs if not_old(unit) else ():
        yield from look.paragraph(f"All findings of {unit.unit} together: {_repair_text(repair, look)}", 3, 5)


def run_lines(unit: Unit, trace: tuple[TraceRow, ...], outcome: tuple[object, ...] | None, look: Look) -> Iterator[str]:
    """One run: its finding if it goes wrong, else its trace all the same; and what the harness returns."""
    if unit.findings:
        yield from unit_lines(unit, look)
    else:
        name = look.paint("name", printable(unit.unit))
        yield f"{name}: nothing goes wrong in this run {look.paint('quiet', f'({unit.model})')}"
        yield from _trace_lines(unit, trace, look)
    if outcome is not None:
        yield f"   returns {printable(json.dumps(outcome, ensure_ascii=False))}"


def brief_lines(unit: Unit, look: Look) -> Iterator[str]:
    """One unit whose details are written elsewhere: nothing when it holds, or if all that is known of it is old; else
    the verdict and the findings' lines."""
    if unit.verdict == "HOLDS" or (is_old(unit) and not unit.bounds and not unit.unsupported):
        return
    if not is_told(unit):
        yield from _candidate_lines(unit, look)
        return
    yield heading(unit, look)
    yield from _remarks(unit, look)
    for finding in not_old(unit):
        yield from _message_lines(finding, look)


def _candidate_lines(unit: Unit, look: Look) -> Iterator[str]:
    """A candidate in which nothing is found: a line if it is unknown."""
    if is_unknown(unit):
        yield look.paint("quiet", printable(f"{_HINT[0]} {unit.unit}: {unknown_text(unit)}"))


def unknown_text(candidate: Unit) -> str:
    """Why nothing is known of a candidate."""
    reasons = [bound_reason(bound, "") for bound in candidate.bounds]
    reasons += [one.reason for one in candidate.unsupported]
    return f"unknown: {'; '.join(reasons[:1]) or candidate.verdict}"


def heading(unit: Unit, look: Look) -> str:
    sign, style = _SIGNS[unit.verdict] if unit.kind != "hint" or unit.verdict != "VIOLATED" else _HINT
    verdict = f"{look.paint(style, unit.verdict)}"
    if is_old(unit):
        sign, style = _OLD
        verdict = f"{look.paint(style, unit.verdict)}, as in the baseline"
    cost = "the code alone" if unit.kind == "static" else f"{unit.model}, {unit.states:,} states, {unit.seconds:.2f} s"
    size = look.paint("quiet", f"({cost})")
    name = look.paint("name", printable(unit.unit))
    return f"{look.paint(style, sign)} {name}: {verdict} {size}"


def outcome_lines(unit: Unit, look: Look) -> Iterator[str]:
    """One unit's observations, each with a schedule."""
    yield from outcome_brief_lines(unit, look)
    for outcome in unit.outcomes:
        yield f"   {_value(outcome.value)}   {look.paint('quiet', outcome.schedule)}"
    if unit.specification is not None:
        yield from _specified_lines(unit.specification, look)


def _specified_lines(specified: SpecifiedOutcomes, look: Look) -> Iterator[str]:
    """What serial runs show, and what was seen that none of them shows."""
    whose = f" of {printable(specified.reference)}" if specified.reference else ""
    yield f"   serial runs{whose} show {len(specified.allowed)}:"
    for one in specified.allowed:
        yield from _serial_lines(one, look, 6)
    for other in specified.offending:
        yield f"   {look.paint('bad', 'no serial run shows')} {_value(other.value)}; nearest are:"
        for one in other.nearest:
            yield from _serial_lines(one, look, 6)


def _serial_lines(one: SerialOutcome, look: Look, indent: int) -> Iterator[str]:
    order = f"   {', '.join(one.calls)}" if one.calls else ""
    yield from look.paragraph(f"{_value(one.value)}{order}", indent, indent + 2)


def _value(value: Sequence[ObservedValue]) -> str:
    return printable(json.dumps(value, ensure_ascii=False))


def outcome_brief_lines(unit: Unit, look: Look) -> Iterator[str]:
    """How many observations were found, and which bounds there were. It does not say whether an observation is
    wrong."""
    if unit.verdict == "INTERNAL_ERROR":
        yield heading(unit, look)
    else:
        count = len(unit.outcomes)
        least = "at least " if unit.bounds or unit.unsupported else ""
        name = look.paint("name", printable(unit.unit))
        yield f"{name}: {least}{count} outcome{'s' if count != 1 else ''} ({unit.states:,} states)"
    for bound in unit.bounds:
        text = bound_reason(bound, look.source(bound.file) if bound.file else "")
        yield from look.paragraph(f"{text}: there may be more outcomes", 5, 7)
    yield from _reservations(unit, look)


def summary(units: list[Unit], look: Look) -> str:
    """One line: how many units, and how they ended."""
    candidates = candidates_of(units)
    units = [unit for unit in units if unit.kind != "screened"]
    if candidates and not units:
        return candidates_text(candidates)
    parts = [look.paint(_SIGNS[name][1], f"{count} {name}") for name, count in ordered_counts(units).items()]
    text = f"{len(units)} unit{'s' if len(units) != 1 else ''}: " + (", ".join(parts) or "nothing was checked")
    return f"{text}; {candidates_text(candidates)}" if candidates else text


def skipped_lines(skipped: Sequence[Skipped], look: Look) -> Iterator[str]:
    """What was skipped, in short."""
    if skipped:
        yield from look.paragraph(f"{skipped_text(skipped)}. --list names all with their reasons.", 0, 2)


def baseline_lines(notes: Sequence[BuildNote], look: Look) -> Iterator[str]:
    """How many findings are old, and what has vanished, each in a sentence."""
    for note in about_baseline(notes):
        yield from look.paragraph(note.text, 0, 2)


def ordered_counts(units: list[Unit]) -> dict[str, int]:
    """How often each verdict occurs, the most urgent first."""
    counts = {verdict: sum(unit.verdict == verdict for unit in units) for verdict in _SIGNS}
    return {verdict: count for verdict, count in counts.items() if count}


def bound_text(unit: Unit, bound: Bound, source: str) -> str:
    """The part that was left out because of a bound, and the meaning of that; `source` is the bound's file as the
    document names it."""
    reason = bound_reason(bound, source)
    if bound.kind == "loop":
        return f"{reason}: what comes after it was not explored"
    if bound.kind in ("window", "versions", "ticks", "further") or reason == _NOT_BEGUN:
        return reason
    return f"{reason}: there may be more to find" if unit.findings else f"{reason}: nothing wrong up to there"


def bound_reason(bound: Bound, source: str) -> str:
    """The part that was left out because of a bound."""
    if bound.kind == "loop":
        return f"a loop without end at {source}:{bound.line}" if source else "a loop without end"
    if bound.kind == "window":
        return f"no thread was followed with more than {bound.value} operations pending"
    if bound.kind == "versions":
        return f"no variable was followed with more than {bound.value} values that some thread had yet to see"
    if bound.kind == "ticks":
        return f"threads still wait after {bound.value} ticks of a periodic timer, and a further one may let them go on"
    if bound.kind == "further":
        return f"the search went on for {bound.value:,} states after the first finding: there may be more to find"
    if bound.kind == "stopped" and not bound.value:
        return _NOT_BEGUN
    limit = "by the user" if bound.kind == "stopped" else f"at the limit of {bound.kind}"
    return f"stopped {limit} after {bound.value:,} states"


_NOT_BEGUN = "stopped by the user before its search began"


def _remarks(unit: Unit, look: Look) -> Iterator[str]:
    """The cases that the verdict does not cover, and the assumptions on which it rests."""
    if unit.evidence:
        yield from look.paragraph(f"threads meet there: {', '.join(one.root for one in unit.evidence)}", 5, 7)
    if unit.kind == "hint" and unit.findings:
        yield from look.paragraph(_NOBODY, 5, 7)
    for bound in unit.bounds:
        yield from look.paragraph(bound_text(unit, bound, look.source(bound.file) if bound.file else ""), 5, 7)
    yield from _reservations(unit, look)
    for note in unit.notes:
        yield from look.paragraph(f"note: {note.text}", 5, 7)
    for entry in unit.superfluous:
        where = f"{look.source(entry.file)}:{entry.line}: " if entry.file else ""
        yield from look.paragraph(f"superfluous: {where}{entry.title}", 5, 7)
    if proved := [f"{entry.method} ({way(entry)})" for entry in unit.atomic if entry.by is not None]:
        yield from look.paragraph(f"atomic: {', '.join(proved)}", 5, 7)


def _reservations(unit: Unit, look: Look) -> Iterator[str]:
    """The code that could not be explored, and the assumptions."""
    for reason in unit.unsupported:
        where = f"{look.source(reason.file)}:{reason.line}: " if reason.file else ""
        what = "a mistake in Fencepost, please report it" if unit.verdict == "INTERNAL_ERROR" else "not supported"
        yield from look.paragraph(f"{where}{what}: {reason.reason}", 5, 7)
    for assumed in unit.assumed:
        yield from look.paragraph(f"assumed: {assumed}", 5, 7)


def off_text(finding: Finding) -> str:
    """Why a finding is not shown."""
    return f"silenced: {finding.silenced}" if finding.silenced else "off in .editorconfig"


def _message_lines(finding: Finding, look: Look) -> Iterator[str]:
    where = f"{look.source(finding.file)}({finding.line},{finding.column}): " if finding.file else ""
    message = f"{finding.message} {elsewhere(finding)}".rstrip()
    if finding.severity == "off":
        yield from look.paragraph(f"{where}{finding.rule} is {off_text(finding)}", 3, 5)
        return
    severity = "" if finding.severity == "error" else f"{finding.severity} "
    first, *others = look.paragraph(f"{where}{severity}{finding.rule}: {message}", 3, 5)
    yield first.replace(finding.rule, look.paint("bad", finding.rule), 1)
    yield from others


def _finding_lines(unit: Unit, finding: Finding, look: Look) -> Iterator[str]:
    yield from _message_lines(finding, look)
    yield ""
    if finding.severity == "off":
        return
    yield from _trace_lines(unit, finding.trace, look)
    for repair in finding.repairs:
        yield from look.paragraph(_repair_text(repair, look), 3, 5)
    if finding.unrepaired:
        yield from look.paragraph(f"no repair: {finding.unrepaired}", 3, 5)
    if finding.harness:
        yield "   as a harness, for a test project:"
        yield from (f"      {printable(line)}".rstrip() for line in finding.harness.splitlines())
        yield ""
    if finding.schedule:
        yield look.paint("quiet", f"   replay: {replay_options(unit, finding)}")
        yield ""


def _trace_lines(unit: Unit, trace: tuple[TraceRow, ...], look: Look) -> Iterator[str]:
    if trace:
        yield from (f"   {line}" for line in trace_lines(unit.threads, trace, look._replace(width=look.width - 3)))
        yield ""


def replay_options(unit: Unit, finding: Finding) -> str:
    """The options that `fencepost replay` needs to show a finding's run."""
    subject = _type_of(unit.unit) if unit.kind == "screened" else unit.unit
    subject = subject.partition(": ")[0] if finding.test else subject
    harness = printable(quote(f"{subject}: {finding.test}" if finding.test else subject))
    model = f" --model {printable(unit.model)}" if unit.model != DEFAULT else ""
    model += f" --spec {printable(quote(unit.spec))}" if unit.spec else ""
    return f"--harness {harness}{model} --schedule '{finding.schedule}'"


def _type_of(candidate: str) -> str:
    """The type that a candidate is about: its name is that of a member, or the type's with what its objects run."""
    first = candidate.partition(" || ")[0]
    return first.partition(" (")[0] if " (" in first else first.rpartition(".")[0]


def _repair_text(repair: Repair, look: Look) -> str:
    places = ", ".join(dict.fromkeys(f"{look.source(edit.file)}:{edit.line}" for edit in repair.edits))
    proved = f", proved under {', '.join(repair.proved_under)}" if repair.proved_under else ""
    return f"repair: {repair.title} ({places}{proved})"
