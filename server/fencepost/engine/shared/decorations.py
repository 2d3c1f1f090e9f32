"""Work besides the verdict, each piece under its name: a mistake or a limit in one piece costs that piece only.

A finding that was confirmed by a replay stays, whatever fails after that. What failed is named in the `notes` of the
unit. Two kinds decide a verdict that has no finding: without them nothing may be said to hold. They are marked here.
"""

from __future__ import annotations

from collections.abc import Callable
from traceback import TracebackException
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from fencepost.lowering.universe import UnsupportedError
from fencepost.model.verdict import BoundKind, Mistake, Note, NoteKind, Unit, Unsupported

REPORT = "please report it to the makers of Fencepost, with what the log file says of it"
"""The advice to a user about a mistake of ours."""

LACKING: dict[NoteKind, str] = {
    "judging": "one of the states that look wrong could not be judged",
    "endless": "it is not known whether there are runs that can never end",
    "atomicity": "it is not known which methods are atomic",
    "robustness": "it is not known which outcomes are not possible in order",
    "outcomes": "it is not known what all the outcomes are",
    "message": "the message says no more than which rule is broken",
    "causes": "the trace shows all steps, not only those that matter",
    "trace": "there is no trace",
    "reorderings": "the message does not say which operations took effect late",
    "races": "it is not known which accesses race",
    "accesses": "it is not known if threads misuse variables",
    "order": "the steps of the run are not in the order that is easiest to follow",
    "growth": "it is not known where the search went on and on",
    "further": "the search did not go on after the first finding",
    "models": "it is not known under which other models it shows",
    "repairs": "not all repairs were looked for",
    "superfluous": "it is not known which barriers are not needed",
    "harness": "there is no text of a harness",
    "keeping": "the verdict is not kept for the next time, nor is it known which source files it is about",
    "screening": "the code was not screened for what threads could get wrong",
    "rest": "what comes besides the verdict was not all looked for",
}
"""Every decoration by the kind of its notes, with the part of the answer that is missing without it."""

DECIDING: frozenset[NoteKind] = frozenset({"judging", "endless", "atomicity", "robustness", "outcomes", "accesses"})
"""The kinds of work on which a verdict without a finding rests."""

AnyPiece = TypeVar("AnyPiece")


class Kept(NamedTuple):
    """The pieces of work that failed for one unit, and our mistakes in full."""

    notes: tuple[Note, ...]
    mistakes: tuple[Mistake, ...]


class Decorations:
    """Does the work besides one verdict, and remembers which work failed."""

    def __init__(self) -> None:
        self._notes: dict[Note, None] = {}
        self._mistakes: dict[Mistake, None] = {}
        self._undecided = False
        self.limits: dict[BoundKind, None] = {}
        """Limits that were reached in what a verdict without a finding rests on."""
        self.unsupported: dict[str, None] = {}
        """Features that are not supported and would have been needed for that."""

    @property
    def kept(self) -> Kept:
        return Kept(tuple(self._notes), tuple(self._mistakes))

    @property
    def is_undecided(self) -> bool:
        """True if a mistake of Fencepost concerns what a verdict without a finding rests on."""
        return self._undecided

    def attempt(self, kind: NoteKind, work: Callable[[], AnyPiece], otherwise: AnyPiece) -> AnyPiece:
        """The result of a piece of work; if the work fails, `otherwise`."""
        try:
            return perform(kind, work)
        except MemoryError:
            self._note(kind, "the limit of memory was reached")
            self.limits.update({"memory": None} if kind in DECIDING else {})
        except UnsupportedError as problem:
            self._note(kind, f"not supported: {problem}")
            self.unsupported.update({str(problem): None} if kind in DECIDING else {})
        except Exception as mistake:
            self._note(kind, f"a mistake in Fencepost ({mistake.__class__.__name__}), {REPORT}")
            self._mistakes[full_mistake(kind, mistake)] = None
            self._undecided = self._undecided or kind in DECIDING
        return otherwise

    def _note(self, kind: NoteKind, why: str) -> None:
        self._notes[Note(kind, f"{LACKING[kind][:1].upper()}{LACKING[kind][1:]}: {why}.")] = None


def perform(kind: NoteKind, work: Callable[[], AnyPiece]) -> AnyPiece:
    """Does one piece of work. Tests replace this, to let one kind of work fail."""
    _ = kind
    return work()


def mistaken(unit: Unit, mistake: Exception) -> Unit:
    """A unit without an answer, because of a mistake of ours."""
    reason = f"{mistake.__class__.__name__}: {mistake}"
    return replace(
        unit,
        verdict="INTERNAL_ERROR",
        unsupported=(Unsupported(reason),),
        mistakes=(full_mistake("checking", mistake),),
    )


def still(known: Unit, failed: Unit) -> Unit:
    """A unit whose finding is known, and what its check has failed with afterwards."""
    why = "the limit of memory was reached" if failed.bounds else f"a mistake in Fencepost, {REPORT}"
    note = Note("rest", f"What comes besides the verdict was not all looked for: {why}.")
    return replace(
        known, bounds=(*known.bounds, *failed.bounds), notes=(*known.notes, note),
        mistakes=(*known.mistakes, *failed.mistakes),
    )  # fmt: skip


def full_mistake(what: str, mistake: BaseException) -> Mistake:
    """A mistake of ours in full. Names of files begin at the package, so that they give away no folder of the
    user's."""
    whole = TracebackException.from_exception(mistake)
    lines = []
    for frame in whole.stack:
        file = frame.filename.replace("\\", "/")
        lines.append(f"{file[file.rfind('/fencepost/') + 1 :]}:{frame.lineno} in {frame.name}: {frame.line}")
    error = " ".join("".join(whole.format_exception_only()).split())
    return Mistake(what, error, "\n".join(lines))
