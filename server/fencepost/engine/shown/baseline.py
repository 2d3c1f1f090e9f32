"""What is old: findings of finished units that a baseline has, and entries of a baseline that no longer show.

A baseline changes no verdict, and the cache knows none. Each unit is compared alone, as it is checked alone: an entry
counts in its own unit only. Of findings that a baseline does not tell apart, as many are old as it counts. What is
silenced or switched off is neither old nor new; but it is there, so that its entry is not gone.

An entry has vanished only if the search would have shown it: its rule was judged, and its unit was checked completely
under all models under which the finding showed. Generated tests end at the first finding: of a type that has one,
nothing else is known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import BuildNote, BuildNoteKind, Finding, NoteKind, Unit, VerdictName
from fencepost.properties import rules
from fencepost.properties.assertion import RULE as ASSERTION
from fencepost.report.baseline_json import BaselineEntry, Judged, WrittenBaseline
from fencepost.report.fingerprints import Identity, identity_of
from fencepost.report.old import is_old

_MOST_FINDINGS = 10
"""A unit with so many findings may have more."""
_HARMLESS: frozenset[NoteKind] = frozenset(
    ("causes", "trace", "reorderings", "races", "order", "models", "repairs", "superfluous", "harness")
)
"""The kinds of notes about work that changes no finding as a baseline knows it."""
_UNREAD: frozenset[BuildNoteKind] = frozenset(("no-debug", "damaged"))
"""The kinds of notes about builds in which findings may stand in no member that is known."""


class Baseline:
    """The findings that are known. Entries that differ in models and count only, as after a merge, are one."""

    def __init__(self, written: WrittenBaseline) -> None:
        self._judged = written.judged
        self._entries: dict[Identity, BaselineEntry] = {}
        for entry in sorted(written.findings):
            key = Identity(entry.assembly, entry.unit, entry.rule, entry.members, entry.fields)
            known = self._entries.get(key, entry)
            models = tuple(sorted({*known.models, *entry.models}))
            self._entries[key] = replace(entry, models=models, count=max(known.count, entry.count))

    def marked(self, unit: Unit) -> Unit:
        """The unit, with what is old and new among its findings."""
        seen: Counter[Identity] = Counter()
        findings = []
        for finding in unit.findings:
            if finding.severity != "off":
                key = identity_of(unit, finding)
                seen[key] += 1
                entry = self._entries.get(key)
                is_old = entry is not None and seen[key] <= entry.count
                finding = replace(finding, baseline="old" if is_old else "new")
            findings.append(finding)
        return replace(unit, findings=tuple(findings))

    def notes(
        self, units: Sequence[Unit], settings: Settings, asked: Iterable[str], builds: Sequence[BuildNote] = ()
    ) -> Iterator[BuildNote]:
        """How many findings of marked units are old; and each entry that has vanished. `asked` are rules that are off
        unless they are asked for, and were; `builds` are what is odd about the builds."""
        old = sum(finding.baseline == "old" for unit in units for finding in unit.findings)
        if old:
            findings = "1 old finding is" if old == 1 else f"{old} old findings are"
            yield BuildNote("baseline", f"{findings} in the baseline.")
        if judged_by(settings) == self._judged:
            named = {*asked, *settings.properties}
            judged = {rule.id for rule in rules().values() if rule.usual or {rule.name, rule.property} & named}
            if any(note.kind == "release" for note in builds):
                judged.discard(ASSERTION.id)  # what Debug.Assert says is compiled out
            unread = {note.assembly for note in builds if note.kind in _UNREAD}
            for entry, left in self._vanished([unit for unit in units if unit.assembly not in unread], judged):
                yield BuildNote("vanished", _vanished_text(entry, left), entry.assembly)

    def _vanished(self, units: Sequence[Unit], rules_judged: set[str]) -> Iterator[tuple[BaselineEntry, int]]:
        """The entries of which fewer findings are left than they count, and how many."""
        known: dict[tuple[str, str], list[Unit]] = {}
        for unit in units:
            known.setdefault((unit.assembly, unit.unit), []).append(unit)
        shown = _counted([(unit, finding) for unit in units for finding in unit.findings])
        for key, entry in sorted(self._entries.items()):
            of_it = known.get((entry.assembly, entry.unit), [])
            is_known = {*entry.models} <= {unit.model for unit in of_it} and all(map(is_complete, of_it))
            left = shown[key].most if key in shown else 0
            if is_known and entry.rule in rules_judged and left < entry.count:
                yield entry, left


class _Shown(NamedTuple):
    """Findings that a baseline does not tell apart: how many a unit has under one model, and the models."""

    most: int
    models: tuple[str, ...]


def _counted(findings: Iterable[tuple[Unit, Finding]]) -> dict[Identity, _Shown]:
    counts: dict[Identity, Counter[str]] = {}
    for unit, finding in findings:
        counts.setdefault(identity_of(unit, finding), Counter())[unit.model] += 1
    return {key: _Shown(max(models.values()), tuple(sorted(models))) for key, models in counts.items()}


def baseline_of(units: Sequence[Unit], settings: Settings) -> WrittenBaseline:
    """The baseline that has all findings of these units that are shown."""
    shown = _counted([(unit, finding) for unit in units for finding in unit.findings if finding.severity != "off"])
    entries = [BaselineEntry(*key, found.models, found.most) for key, found in sorted(shown.items())]
    return WrittenBaseline(judged_by(settings), tuple(entries))


def judged_by(settings: Settings) -> Judged:
    """The settings that decide which findings a complete check shows."""
    return Judged(tuple(sorted(settings.properties)), settings.threads, settings.max_tests)


def is_complete(unit: Unit) -> bool:
    """True if a unit has no finding besides those that are known."""
    cut = bool(unit.bounds or unit.unsupported or unit.mistakes or unit.cut)
    if cut or any(note.kind not in _HARMLESS for note in unit.notes):
        return False
    to_the_end = unit.kind in ("harness", "static") and len(unit.findings) < _MOST_FINDINGS
    return unit.verdict == "HOLDS" or (unit.verdict == "VIOLATED" and to_the_end)


def verdict_besides(unit: Unit) -> VerdictName:
    """What is known of a unit besides its old findings, if it has no others."""
    if unit.verdict != "VIOLATED" or not is_old(unit):
        return unit.verdict
    if unit.unsupported:
        return "UNSUPPORTED"
    return "HOLDS" if is_complete(unit) else "HOLDS_UP_TO"


def _vanished_text(entry: BaselineEntry, left: int) -> str:
    about = f" of {', '.join(entry.fields)}" if entry.fields else ""
    where = f" in {', '.join(entry.members)}" if entry.members else ""
    shows = "no longer shows" if not left else f"shows {left} times instead of {entry.count}"
    if left == 1:
        shows = f"shows once instead of {entry.count} times"
    return f"{entry.unit} ({entry.assembly}): {entry.rule}{about}{where}, which the baseline has, {shows}."
