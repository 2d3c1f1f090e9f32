"""The answer of a check (`fencepost-report/1`): verdicts, findings with their traces, outcomes, bounds."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

VerdictName = Literal["HOLDS", "HOLDS_UP_TO", "VIOLATED", "UNSUPPORTED", "INTERNAL_ERROR"]
ProofName = Literal["independence", "movers", "both", "results"]
Severity = Literal["error", "warning", "information", "hint", "off"]
ObservedValue = None | bool | int | float | str


BoundKind = Literal[
    "states", "memory", "time", "loop", "window", "versions", "ticks", "stopped", "further", "screening"
]


UnitKind = Literal["harness", "generated", "hint", "static", "screened"]


class Bound(Struct, frozen=True):
    """A limit that a search reached; the place says where, for a loop. One that the user has ended is `stopped`. A
    search that went on after the first finding, as far as is usual, is `further`; `screening` is what all candidates of
    an assembly may explore together."""

    kind: BoundKind
    value: int
    file: str | None = None
    line: int | None = None


class Unsupported(Struct, frozen=True):
    reason: str
    file: str | None = None
    line: int | None = None


class Outcome(Struct, frozen=True):
    """An observation, and one schedule that leads to it."""

    value: tuple[ObservedValue, ...]
    schedule: str


class SerialOutcome(Struct, frozen=True):
    """An observation of a serial run, and the calls of that run in their order, where they are told."""

    value: tuple[ObservedValue, ...]
    calls: tuple[str, ...] = ()


class OffendingOutcome(Struct, frozen=True):
    """An observation that no serial run has, one schedule that leads to it, and the observations nearest to it."""

    value: tuple[ObservedValue, ...]
    schedule: str
    nearest: tuple[SerialOutcome, ...] = ()


class SpecifiedOutcomes(Struct, frozen=True):
    """What a specification allows, and what was seen all the same; of the harness's own serial runs, or of a
    `reference`."""

    reference: str
    allowed: tuple[SerialOutcome, ...]
    offending: tuple[OffendingOutcome, ...]


class TraceRow(Struct, frozen=True):
    """One operation; `thread` counts from 1, `code` is the statement's text, or its first line.

    Besides `read` and `write`: `lock`, `release`, `woken`, `timeout` and `pulse` of monitors; `call`, a library member
    with what it changes; `throw`; at the end `fails`, or `wait` for every thread that cannot go on: its `value` says
    for what. Where a run can never end, a thread has `spin` if it goes round for ever, with what it reads each time as
    its `value`, or `runs` if that has no name. `reread` is a plain read that is made again where its value is used.
    `pending-read` and `pending-write` are issued here and take effect late: in the row with the number `effect`, from
    1, or not before the run ends. What goes wrong does not depend on rows that are not `needed`.
    """

    thread: int
    op: str
    cell: str
    value: str
    reordered: bool = False
    file: str | None = None
    line: int | None = None
    code: str = ""
    effect: int | None = None
    needed: bool = True


class Edit(Struct, frozen=True):
    """A replacement in a source file: from the first position up to, not including, the second one."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    text: str


class Repair(Struct, frozen=True):
    """A change of the source that makes a finding go away under the named models."""

    kind: str
    title: str
    proved_under: tuple[str, ...]
    edits: tuple[Edit, ...]


class RacingAccess(Struct, frozen=True):
    """An access of a run to a variable that threads race for; `thread` counts from 1."""

    thread: int
    op: str
    file: str | None = None
    line: int | None = None


class Race(Struct, frozen=True):
    """A variable, by the full name of its field, that several threads use and one writes, under no common lock."""

    variable: str
    accesses: tuple[RacingAccess, ...]


class ConflictingAccess(Struct, frozen=True):
    """A statement of the source in which a thread reads or writes a variable; `thread` counts from 1."""

    thread: int
    op: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int


class Conflict(Struct, frozen=True):
    """A variable, by the full name of its field, that several threads of a run use and one writes: under no common
    lock, if there is such a variable in the run."""

    variable: str
    accesses: tuple[ConflictingAccess, ...]


class Finding(Struct, frozen=True):
    """Something wrong: what, where, and a run that shows it.

    What was found without a harness has the generated test that shows it: in a line, and as C# that can be pasted.
    `severity` is how the user wants to see it; `silenced` is why the program's author does not.
    `unknown_under` are models of which a limit was reached before it was known whether it shows there; `unrepaired`
    says why there are no repairs, if they were looked for. `races` are to blame for an outcome; `conflicts` are the
    accesses by which threads have got into each other's way, wherever the finding itself stands.

    `members` and `fields` say what the finding is about without lines and without names that a change elsewhere can
    change: the member in which it stands, or those in which threads wait; the field that threads misuse. `baseline`
    says if a baseline has the finding; it is empty where there is no baseline, and for a finding that is not shown.
    """

    rule: str
    property: str
    message: str
    file: str | None
    line: int | None
    column: int | None
    end_line: int | None
    end_column: int | None
    also_under: tuple[str, ...]
    schedule: str
    trace: tuple[TraceRow, ...]
    repairs: tuple[Repair, ...] = ()
    test: str = ""
    harness: str = ""
    unknown_under: tuple[str, ...] = ()
    unrepaired: str = ""
    severity: Severity = "error"
    silenced: str = ""
    races: tuple[Race, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    members: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    baseline: Literal["", "old", "new"] = ""


class AtomicMethod(Struct, frozen=True):
    """The result for a method that is to be atomic: `by` says how it was proved, `reason` why it was not.

    Its place is where its first statement begins.
    """

    method: str
    verdict: VerdictName
    by: ProofName | None
    reason: str | None
    file: str | None = None
    line: int | None = None


NoteKind = Literal[
    "judging", "endless", "atomicity", "robustness", "outcomes", "message", "causes", "trace", "reorderings", "races",
    "accesses", "order", "growth", "further", "models", "repairs", "superfluous", "harness", "keeping",
    "rest", "screening",
]  # fmt: skip


class Note(Struct, frozen=True):
    """Work besides a verdict that could not be done, and why: a sentence."""

    kind: NoteKind
    text: str


BuildNoteKind = Literal[
    "release", "stale", "damaged", "no-debug", "older-copy", "unread", "unbuilt", "nothing-checked", "models",
    "baseline", "vanished", "screening", "letters",
]  # fmt: skip


class BuildNote(Struct, frozen=True):
    """What a user should know of a build, or of the baseline, besides the verdicts of units: a sentence that names it.
    It changes no verdict. `assembly` is the file's name, "" where there is none."""

    kind: BuildNoteKind
    text: str
    assembly: str = ""


class Mistake(Struct, frozen=True):
    """A mistake of ours: in what, the exception, and the calls that led there, a line each."""

    what: str
    error: str
    traceback: str


class Skipped(Struct, frozen=True):
    """A test or another method that looks like a unit and is none, and why."""

    unit: str
    reason: str


class Superfluous(Struct, frozen=True):
    """A barrier or a volatile access without which the unit holds, too; all of them can go together."""

    title: str
    file: str | None = None
    line: int | None = None
    column: int | None = None
    end_line: int | None = None
    end_column: int | None = None


class Evidence(Struct, frozen=True):
    """Why threads may meet at a candidate's field: a thread, a timer, requests, a lock that the type has."""

    root: str
    file: str | None = None
    line: int | None = None


class Unit(Struct, frozen=True):
    """The answer for one harness under one model. `threads` are the names of the columns of its traces.

    A hint is about a type that is not said to be thread-safe: a finding there is no failure. A `static` unit is code
    that is judged without a run. If it has several findings, `repairs` are changes after which it has none. `notes` say
    what could not be done besides. Documents leave out our `mistakes`, which are for the log; `files`, the source files
    of the code that the unit has come by; and `cut`, the limits that have left methods undecided, whether they are
    promised to be atomic or not. `spec` is the specification that the user has asked for.
    """

    unit: str
    kind: UnitKind
    assembly: str
    model: str
    verdict: VerdictName
    states: int
    transitions: int
    seconds: float
    bounds: tuple[Bound, ...] = ()
    assumed: tuple[str, ...] = ()
    unsupported: tuple[Unsupported, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    atomic: tuple[AtomicMethod, ...] = ()
    findings: tuple[Finding, ...] = ()
    threads: tuple[str, ...] = ()
    superfluous: tuple[Superfluous, ...] = ()
    notes: tuple[Note, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    files: tuple[str, ...] = ()
    cut: tuple[str, ...] = ()
    repairs: tuple[Repair, ...] = ()
    evidence: tuple[Evidence, ...] = ()
    specification: SpecifiedOutcomes | None = None
    spec: str = ""
