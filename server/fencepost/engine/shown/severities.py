"""The severity of each finding of a unit: silences in the program come first, then `.editorconfig`."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping

from msgspec.structs import replace

from fencepost.engine.shared.messages import Silence, SourcePlace
from fencepost.model.verdict import Finding, Severity, Unit
from fencepost.properties import rules

ATTRIBUTE = "UnconditionalSuppressMessage"
CATEGORY = "Fencepost"
"""The first argument of .NET's attribute `SuppressMessage` if it silences a finding of Fencepost."""

BENIGN, RACE = "BenignRace", "race"
"""The name, in any namespace, of the attribute for races without harm, and the rule that it silences."""

NO_REASON = "no reason is given"

Said = Callable[[str, str], Severity | None]
"""The severity of a rule in a source file, if one is set."""


def judged(
    unit: Unit, place: SourcePlace | None, silences: tuple[Silence, ...], said: Said, chosen: Mapping[str, Severity],
    asked: Container[str] = (),
) -> Unit:  # fmt: skip
    """The unit with the severities of its findings. `place` is where its harness is; `chosen` counts most. `asked` are
    the properties that the user has asked for: a rule that is off otherwise has its usual severity then.

    A finding in a type that neither a mark nor its documentation calls thread-safe is never more than a hint.
    """
    findings = tuple([_judged(finding, place, silences, said, chosen, asked) for finding in unit.findings])
    if unit.kind == "hint":
        shown = [finding for finding in findings if finding.severity not in ("off", "hint")]
        findings = tuple([replace(found, severity="hint") if found in shown else found for found in findings])
    if unit.kind == "screened":
        findings = tuple([replace(one, severity="warning") if one.severity == "error" else one for one in findings])
    return unit if findings == unit.findings else replace(unit, findings=findings)


def _judged(
    finding: Finding,
    place: SourcePlace | None,
    silences: tuple[Silence, ...],
    said: Said,
    chosen: Mapping[str, Severity],
    asked: Container[str],
) -> Finding:
    places = [(place.file, place.line)] if place is not None else []
    if finding.file and finding.line:
        places.append((finding.file, finding.line))
    if finding.races and (reasons := _benign(finding, place, silences)):
        return replace(finding, severity="off", silenced="; ".join(reasons))
    for silence in silences:
        if silence.rule == finding.rule and any(_is_in(silence, *where) for where in places):
            return replace(finding, severity="off", silenced=silence.reason or NO_REASON)
    severity = chosen.get(finding.rule) or next(
        (found for file, _ in reversed(places) if (found := said(file, finding.rule)) is not None),
        _usual(finding, asked),
    )
    return finding if severity == finding.severity else replace(finding, severity=severity)


def _usual(finding: Finding, asked: Container[str]) -> Severity:
    """The severity of a finding if no setting names its rule."""
    rule = next((rule for rule in rules().values() if rule.id == finding.rule), None)
    if rule is None:
        return "error"
    return rule.severity if rule.usual or rule.property in asked else "off"


def _benign(finding: Finding, harness: SourcePlace | None, silences: tuple[Silence, ...]) -> list[str]:
    """Why all races that are to blame do no harm, as the program's author says at the variable, at one of its accesses
    or at the harness; [] if the author does not say that of all of them."""
    reasons: dict[str, None] = {}
    own = [(harness.file, harness.line)] if harness is not None else []
    for race in finding.races:
        places = [*own, *((access.file, access.line) for access in race.accesses if access.file and access.line)]
        said = [
            silence.reason for silence in silences
            if silence.rule == RACE
            and (race.variable in silence.fields or any(_is_in(silence, *place) for place in places))
        ]  # fmt: skip
        if not said:
            return []
        reasons[said[0] or NO_REASON] = None
    return list(reasons)


def _is_in(silence: Silence, file: str, line: int) -> bool:
    return any(place.file == file and place.line <= line <= place.end_line for place in silence.places)
