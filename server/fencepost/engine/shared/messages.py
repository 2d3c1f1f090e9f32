"""The tasks of a worker and its answers: frames of four bytes of length and MessagePack."""

from __future__ import annotations

import struct
from pathlib import Path

import msgspec
from msgspec import Struct

from fencepost.engine.shared.proposal import Proposal
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shared.texts import encodable
from fencepost.model.state_graph import Graph
from fencepost.model.verdict import BuildNote, ObservedValue, Skipped, TraceRow, Unit, UnitKind

HEAD = struct.Struct("<I")


class FindTask(Struct, frozen=True, tag="find"):
    """Which builds are there, below folders or as files?"""

    paths: tuple[str, ...]


class FoundBuild(Struct, frozen=True):
    """`stamp` changes when a file does that a check may read; a `named` one must be an assembly."""

    path: str
    stamp: str
    named: bool


class Found(Struct, frozen=True, tag="found"):
    builds: tuple[FoundBuild, ...]
    notes: tuple[str, ...]


class SourcePlace(Struct, frozen=True):
    """A span of a source file."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int


class Planned(Struct, frozen=True):
    """A unit of a build: `token` is its method in that build, or its type; `size` how large its code looks, `known` its
    verdict. An inherited test has the token of the type in whose objects it runs, as `inherits`; a screened
    unit has the `proposal` that it is to confirm. A harness `calls` members that candidates may be about, by keys."""

    unit: str
    assembly: str
    model: str
    token: int
    size: int
    place: SourcePlace | None = None
    known: Unit | None = None
    kind: UnitKind = "harness"
    inherits: int = 0
    proposal: Proposal | None = None
    calls: tuple[int, ...] = ()


class SourceFile(Struct, frozen=True):
    """A source file as the build saw it."""

    path: str
    algorithm: str
    hash: str


class Silence(Struct, frozen=True):
    """Findings of a rule that the program's author does not want to see in some places, and why.

    The rule `race` stands for what races for `fields` cause, or such accesses in the places.
    """

    rule: str
    reason: str
    places: tuple[SourcePlace, ...]
    fields: tuple[str, ...] = ()


class Plan(Struct, frozen=True, tag="plan"):
    """The units of one build; `build` tells builds apart: a digest of the assembly.

    `notes` are what a user should know about it; of a plan that `failed`, why it cannot be checked. A `foreign` file is
    of another kind, and none that a build has damaged or not finished. `problem` says why the cache is of no use. Tests
    in which nothing concurrent starts are `serial`, all others that are no units `skipped`. `asked` are the rules that
    severities ask for (`Settings.asked`).
    """

    path: str
    build: str
    units: tuple[Planned, ...] = ()
    notes: tuple[BuildNote, ...] = ()
    failed: bool = False
    foreign: bool = False
    problem: str = ""
    sources: tuple[SourceFile, ...] = ()
    debug: str = "none"
    silences: tuple[Silence, ...] = ()
    skipped: tuple[Skipped, ...] = ()
    serial: tuple[Skipped, ...] = ()
    asked: tuple[str, ...] = ()


def failed_plan(path: str, why: str, foreign: bool = False) -> Plan:
    """The plan of a build that cannot be checked, for a reason in a sentence."""
    return Plan(path, "", notes=(BuildNote("unread", why, Path(path).name),), failed=True, foreign=foreign)


class PlanTask(Struct, frozen=True, tag="plan"):
    """`generation` grows whenever files may have changed. Assemblies that were opened before are then opened again.

    `roots` are folders where sources are looked for, `others` the builds that are checked together with this one.
    """

    path: str
    generation: int
    settings: Settings
    pattern: str | None = None
    outcomes: bool = False
    roots: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


class CheckTask(Struct, frozen=True, tag="check"):
    """One unit of one build. `least` are smaller limits for a first try, or one without repairs; its answer is not
    final if that has made a difference."""

    path: str
    generation: int
    settings: Settings
    build: str
    unit: str
    token: int
    outcomes: bool = False
    least: Settings | None = None
    inherits: int = 0
    proposal: Proposal | None = None


class GraphTask(Struct, frozen=True, tag="graph"):
    """Asks for the whole state graph of the only unit that is meant."""

    paths: tuple[str, ...]
    pattern: str | None
    settings: Settings


class ReplayTask(Struct, frozen=True, tag="replay"):
    """Asks for the run of a schedule. `harness` says whose schedule it is."""

    path: str
    harness: str
    schedule: str
    model: str
    spec: str = ""


class Drawn(Struct, frozen=True, tag="drawn"):
    graph: Graph


class Rerun(Struct, frozen=True, tag="rerun"):
    """One run: a unit, with a finding if it goes wrong, its trace, and the outcome of the harness if it ends well.

    A run that ends well says nothing about other runs, so the unit's verdict is not one of the program. `notes` are
    about the files, for the user.
    """

    unit: Unit
    trace: tuple[TraceRow, ...]
    outcome: tuple[ObservedValue, ...] | None
    notes: tuple[str, ...] = ()


class Refused(Struct, frozen=True, tag="refused"):
    """The answer to a request that cannot be fulfilled; the text says why and what to do."""

    text: str


class Progress(Struct, frozen=True, tag="progress"):
    """Where a search is."""

    states: int
    depth: int
    seconds: float
    transitions: int = 0


class Early(Struct, frozen=True, tag="early"):
    """A verdict that stands, while other models and repairs are still looked at: the answer comes later."""

    unit: Unit


class Done(Struct, frozen=True, tag="done"):
    """A verdict; not `final` when smaller limits than those that were set have ended the search, or repairs are wanted
    that were not looked for.

    A worker that is `worn` has used much memory, which counts against the limits of its next unit.
    """

    unit: Unit
    final: bool
    worn: bool = False


class Changed(Struct, frozen=True, tag="changed"):
    """The assembly on disk is not the build that was planned."""


class MistakeAnswer(Struct, frozen=True, tag="mistake"):
    """An answer that could not be made, which is our mistake."""

    text: str
    traceback: str = ""


class Exhausted(Struct, frozen=True, tag="exhausted"):
    """There was not enough memory for an answer, or to send it."""


LARGEST_ANSWER = 64 << 20
"""So many bytes an answer may have: what reads it has little memory, too."""


Task = FindTask | PlanTask | CheckTask | GraphTask | ReplayTask
Answer = Found | Plan | Done | Changed | Drawn | Rerun | Refused | MistakeAnswer | Exhausted
Interim = Progress | Early
Message = Interim | Answer


def frame(message: Task | Message) -> bytes:
    try:
        content = msgspec.msgpack.encode(message)
    except UnicodeEncodeError:
        content = msgspec.msgpack.encode(encodable(message))
    return HEAD.pack(len(content)) + content
