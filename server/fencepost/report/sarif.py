"""The document of `fencepost check --format sarif`: SARIF 2.1.0 (OASIS, 27 March 2020), as code scanning reads it.

Findings are results. A trace is a code flow: a thread flow for each thread, `executionOrder` for the order between
them. What was not checked, or only up to a bound, is a notification of the invocation: it must not look like success.
With a baseline, results say if they are `new` or `unchanged` (3.27.24). What has vanished is a notification, and no
`absent` result: code scanning makes an open alert of every result, whatever its state.
Times are left out, so that the same input gives the same bytes.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import msgspec

import fencepost
from fencepost.model.verdict import BuildNote, ConflictingAccess, Edit, Finding, Repair, TraceRow, Unit
from fencepost.properties import rules
from fencepost.properties.rule import Rule
from fencepost.report.atomic import atomic_text
from fencepost.report.check_text import bound_text, off_text
from fencepost.report.document import Report
from fencepost.report.fingerprints import numbered_fingerprint, subject_of
from fencepost.report.rules_text import rule_markdown, rule_text
from fencepost.report.shown import json_bytes, printable
from fencepost.report.skipped import skipped_text
from fencepost.report.trace import operation_text, thread_names

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
ROOT = "%SRCROOT%"
FINGERPRINT = "fencepostFinding/v1"

Json = dict[str, Any]

_NOTIFICATIONS = {
    "FP-BOUND": "A limit was reached: nothing wrong was found up to there, and what lies beyond was not explored",
    "FP-UNSUPPORTED": "Code that cannot be explored, so that nothing is said about it",
    "FP-INTERNAL": "A mistake in Fencepost",
    "FP-ATOMIC": "What is known of a method that is to be atomic",
    "FP-NOTE": "What could not be done besides a verdict",
    "FP-RELEASE": "A Release build: what Debug.Assert says is compiled out",
    "FP-STALE": "A build from other sources than those that are there",
    "FP-DAMAGED": "A build that could not be read in full",
    "FP-NO-DEBUG": "A build whose places in the source are not known",
    "FP-OLDER-COPY": "A build that runs an older copy of another project",
    "FP-UNREAD": "A file that could not be checked and was passed over",
    "FP-UNBUILT": "A project without a build",
    "FP-NOTHING-CHECKED": "Nothing was checked",
    "FP-MODELS": "Memory models of which it is not known whether a finding shows there",
    "FP-SUPERFLUOUS": "A barrier or a volatile access that is not needed for what was checked",
    "FP-SKIPPED": "Tests that were not checked, and why",
    "FP-BASELINE": "How many findings are old",
    "FP-VANISHED": "A finding that the baseline has, and that no longer shows",
}
_EXIT_CODES = {
    0: "nothing was found",
    1: "there are findings, or less was proved than was required",
    2: "not everything could be run",
    129: "it was stopped by SIGHUP",
    130: "it was stopped by Ctrl-C",
    143: "it was stopped by SIGTERM",
}


def encode(report: Report) -> bytes:
    """The document in UTF-8, indented."""
    return msgspec.json.format(json_bytes(sarif_document(report)), indent=2) + b"\n"


def sarif_document(report: Report) -> Json:
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [_run(report)]}


def _run(report: Report) -> Json:
    return {
        "tool": {"driver": _driver()},
        "invocations": [_invocation(report)],
        "originalUriBaseIds": {ROOT: {"description": {"text": "The root of the sources."}}},
        "columnKind": "utf16CodeUnits",
        "results": [result for unit in report.units for result in _results(report, unit)],
        "properties": {"units": [_unit(unit) for unit in report.units]},
    }


def _unit(unit: Unit) -> Json:
    return {
        "unit": unit.unit, "kind": unit.kind, "assembly": unit.assembly, "model": unit.model,
        "verdict": unit.verdict, "states": unit.states, "assumed": list(unit.assumed),
    }  # fmt: skip


# -- the tool -------------------------------------------------------------------------------------------------------


def _driver() -> Json:
    return {
        "name": "Fencepost",
        "semanticVersion": fencepost.__version__,
        "rules": [_rule(rule) for rule in rules().values()],
        "notifications": [{"id": id, "shortDescription": {"text": text}} for id, text in _NOTIFICATIONS.items()],
    }


def _rule(rule: Rule) -> Json:
    return {
        "id": rule.id,
        "name": "".join(part.capitalize() for part in rule.property.replace("_", "-").split("-")),
        "shortDescription": {"text": rule.title},
        "fullDescription": {"text": rule.why},
        "help": {"text": rule_text(rule), "markdown": rule_markdown(rule)},
        "defaultConfiguration": {"level": "error"},
        "properties": {
            "tags": ["concurrency", rule.property],
            "precision": "very-high",
            "problem.severity": "error",
        },
    }


# -- the invocation -------------------------------------------------------------------------------------------------


def _invocation(report: Report) -> Json:
    return {
        "executionSuccessful": report.exit_code in (0, 1),
        "exitCode": report.exit_code,
        "exitCodeDescription": _EXIT_CODES[report.exit_code],
        "toolExecutionNotifications": [
            *[_build_notification(note) for note in report.notes],
            *[note for unit in report.units for note in _notifications(report, unit)],
            *_of_skipped(report),
        ],
    }


def _build_notification(note: BuildNote) -> Json:
    """A note about a build (3.58). Those that make results incomplete are warnings."""
    notification: Json = {
        "descriptor": _descriptor(f"FP-{note.kind.upper()}"),
        "level": "note" if note.kind in _INFORMING else "warning",
        "message": _message(note.text),
    }
    if note.assembly:
        notification["locations"] = [{"physicalLocation": {"artifactLocation": {"uri": quote(note.assembly)}}}]
    return notification


_INFORMING = ("no-debug", "models", "baseline", "vanished")


def _descriptor(id: str) -> Json:
    return {"id": id, "index": list(_NOTIFICATIONS).index(id)}


def _of_skipped(report: Report) -> list[Json]:
    """One notification for all that was skipped."""
    if not report.skipped:
        return []
    message = _message(f"{skipped_text(report.skipped)}.")
    return [{"descriptor": _descriptor("FP-SKIPPED"), "level": "note", "message": message}]


def _notifications(report: Report, unit: Unit) -> list[Json]:
    notes = [
        _notification(
            report,
            unit,
            "FP-BOUND",
            "warning",
            bound_text(unit, bound, _source(report, bound.file)),
            bound.file,
            bound.line,
        )
        for bound in unit.bounds
    ]
    internal = unit.verdict == "INTERNAL_ERROR"
    usual = "note" if unit.kind == "screened" else "warning"  # the user has not asked for a candidate's tests
    id, level = ("FP-INTERNAL", "error") if internal else ("FP-UNSUPPORTED", usual)
    notes.extend(
        _notification(report, unit, id, level, reason.reason, reason.file, reason.line) for reason in unit.unsupported
    )
    notes.extend(
        _notification(report, unit, "FP-ATOMIC", "note", f"{one.method}: {atomic_text(one)}", one.file, one.line)
        for one in unit.atomic
    )
    notes.extend(
        _notification(report, unit, "FP-SUPERFLUOUS", "note", one.title, one.file, one.line) for one in unit.superfluous
    )
    notes.extend(_notification(report, unit, "FP-NOTE", "note", one.text, None, None) for one in unit.notes)
    return notes


def _notification(
    report: Report, unit: Unit, id: str, level: str, text: str, file: str | None, line: int | None
) -> Json:
    location = _location(report, unit, file, {"startLine": line} if line else None)
    return {
        "descriptor": _descriptor(id),
        "level": level,
        "message": _message(f"{unit.unit} ({unit.model}): {text}"),
        "locations": [location],
    }


# -- results --------------------------------------------------------------------------------------------------------


def _results(report: Report, unit: Unit) -> list[Json]:
    results: list[Json] = []
    seen: dict[tuple[str, ...], int] = {}
    for finding in unit.findings:
        subject = subject_of(finding)
        seen[subject] = seen.get(subject, 0) + 1
        results.append(_result(report, unit, finding, seen[subject]))
    return results


def _result(report: Report, unit: Unit, finding: Finding, number: int) -> Json:
    """`number` counts the findings of one subject in a unit."""
    result: Json = {
        "ruleId": finding.rule,
        "ruleIndex": [rule.id for rule in rules().values()].index(finding.rule),
        "kind": "fail",
        "level": _LEVELS.get(finding.severity, "note"),
        "message": _message(f"{finding.message} Found in {unit.unit} under {_models(unit, finding)}."),
        "locations": [_location(report, unit, finding.file, _finding_region(finding))],
        "partialFingerprints": {FINGERPRINT: numbered_fingerprint(unit, finding, number)},
        "properties": {"unit": unit.unit, "model": unit.model, "schedule": finding.schedule},
    }
    if finding.baseline:
        result["baselineState"] = "unchanged" if finding.baseline == "old" else "new"
    if finding.test:
        result["properties"] |= {"test": finding.test, "harness": finding.harness}
    if finding.trace:
        result["codeFlows"] = [_code_flow(report, unit, finding)]
        result["relatedLocations"] = _related(report, unit, finding)
    if finding.severity == "off":
        kind = "inSource" if finding.silenced else "external"
        result["suppressions"] = [{"kind": kind, "status": "accepted", "justification": printable(off_text(finding))}]
    if finding.repairs:
        result["fixes"] = [_fix(report, repair) for repair in finding.repairs]
    return result


_LEVELS = {"error": "error", "warning": "warning"}


def _models(unit: Unit, finding: Finding) -> str:
    return ", ".join(dict.fromkeys((unit.model, *finding.also_under)))


def _finding_region(finding: Finding) -> Json | None:
    if not finding.line:
        return None
    ends = {"startColumn": finding.column, "endLine": finding.end_line, "endColumn": finding.end_column}
    return {"startLine": finding.line, **{name: value for name, value in ends.items() if value}}


def _code_flow(report: Report, unit: Unit, finding: Finding) -> Json:
    flows: dict[int, list[Json]] = {number: [] for number in thread_names(unit.threads, finding.trace)}
    for order, row in enumerate(finding.trace, start=1):
        flows[row.thread].append(_step(report, unit, finding, row, order))
    names = thread_names(unit.threads, finding.trace)
    return {
        "message": _message(f"An order of the threads' operations that shows it. Schedule: {finding.schedule}"),
        "threadFlows": [
            {"id": names[number], "message": _message(names[number]), "locations": steps}
            for number, steps in flows.items()
        ],
    }


def _step(report: Report, unit: Unit, finding: Finding, row: TraceRow, order: int) -> Json:
    step: Json = {
        "executionOrder": order,
        "kinds": _KINDS.get(row.op, [row.op]),
        "location": _row_location(report, unit, finding, row, operation_text(row)),
    }
    if not row.needed:
        step["importance"] = "unimportant"
    if row.op in ("read", "reread", "write"):
        step["state"] = {row.cell: {"text": row.value}}
    return step


_KINDS = {
    "lock": ["acquire", "lock"], "release": ["release", "lock"], "wait": ["wait", "danger"],
    "spin": ["danger"], "runs": ["danger"],
}  # fmt: skip


def _row_location(report: Report, unit: Unit, finding: Finding, row: TraceRow, message: str) -> Json:
    """A step's place; one outside of the user's sources is shown where the finding is."""
    if row.file and row.line:
        region: Json | None = {"startLine": row.line}
        if row.code and region is not None:
            region["snippet"] = {"text": row.code}
        location = _location(report, unit, row.file, region)
    else:
        location = _location(report, unit, finding.file, _finding_region(finding))
    return {**location, "message": _message(message)}


def _related(report: Report, unit: Unit, finding: Finding) -> list[Json]:
    """Where each thread was at the end, and the statements by which threads got into each other's way."""
    last = {row.thread: row for row in finding.trace if row.needed}
    names = thread_names(unit.threads, finding.trace)
    return [
        {
            "id": at,
            **_row_location(report, unit, finding, last[number], f"{names[number]}: {operation_text(last[number])}"),
        }
        for at, number in enumerate(sorted(last), start=1)
    ] + [
        {"id": at, **_location(report, unit, access.file, _access_region(access)), "message": _message(text)}
        for at, (access, text) in enumerate(_conflicting(finding), start=len(last) + 1)
    ]


def _conflicting(finding: Finding) -> list[tuple[ConflictingAccess, str]]:
    """Each statement once, with what it does."""
    uses: dict[tuple[str, int, int], dict[str, None]] = {}
    firsts: dict[tuple[str, int, int], ConflictingAccess] = {}
    for conflict in finding.conflicts:
        for access in conflict.accesses:
            place = (access.file, access.line, access.column)
            firsts.setdefault(place, access)
            uses.setdefault(place, {})[f"{access.op} of {conflict.variable}"] = None
    return [(access, f"in conflict with other threads: {', '.join(uses[place])}") for place, access in firsts.items()]


def _access_region(access: ConflictingAccess) -> Json:
    return {
        "startLine": access.line, "startColumn": access.column, "endLine": access.end_line,
        "endColumn": access.end_column,
    }  # fmt: skip


# -- fixes ----------------------------------------------------------------------------------------------------------


def _fix(report: Report, repair: Repair) -> Json:
    files = dict.fromkeys(edit.file for edit in repair.edits)
    proved = f" (proved under {', '.join(repair.proved_under)})" if repair.proved_under else ""
    return {
        "description": _message(f"{repair.title}{proved}"),
        "artifactChanges": [
            {
                "artifactLocation": _artifact(report, file),
                "replacements": [_replacement(edit) for edit in repair.edits if edit.file == file],
            }
            for file in files
        ],
    }


def _replacement(edit: Edit) -> Json:
    return {
        "deletedRegion": {
            "startLine": edit.line, "startColumn": edit.column, "endLine": edit.end_line, "endColumn": edit.end_column,
        },
        "insertedContent": {"text": edit.text},
    }  # fmt: skip


# -- places ---------------------------------------------------------------------------------------------------------


def _location(report: Report, unit: Unit, file: str | None, region: Json | None) -> Json:
    """A place in a source file, or the assembly itself where debug information is missing."""
    physical: Json = {"artifactLocation": _artifact(report, file) if file else {"uri": quote(unit.assembly)}}
    if file and region:
        physical["region"] = region
    return {
        "physicalLocation": physical,
        "logicalLocations": [{"fullyQualifiedName": unit.unit, "kind": "function"}],
    }


def _artifact(report: Report, file: str) -> Json:
    relative = report.below_root(file)
    if relative is not None:
        return {"uri": quote(relative), "uriBaseId": ROOT}
    path = file.replace("\\", "/")
    if not path.startswith("/"):
        path = f"/{path}"
    return {"uri": f"file://{quote(path, safe='/:')}"}


def _message(text: str) -> Json:
    """A sentence for people."""
    return {"text": printable(text)}


def _source(report: Report, file: str | None) -> str:
    return report.source(file) if file else ""
