"""A rule: the error that it finds, how it judges, how it describes, and which steps of a run are the causes.

A judgement and a message see plain values and what is asked of `End` and `Story`: they know no search.
`engine/judging/judge.py` and `engine/telling/story.py` answer them, for states of a search and for runs that have been
replayed. A rule that needs no run sees a `CompiledMethod` instead, a method as it was compiled, and tells at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from fencepost.model.code import Body, SequencePoint
from fencepost.model.history import Act, History, Offence
from fencepost.model.members import Method
from fencepost.model.verdict import ObservedValue
from fencepost.model.waits import Standing

JudgedBy = Literal["failure", "threads", "outcome", "accesses", "elsewhere", "code"]
"""The part of a run's end that a rule judges: how a thread has failed, what threads wait for or do for ever, or what
the harness has returned; or the `accesses` of its threads, which may break a rule though nothing fails. If several
rules object, the first of these parts decides which one reports. Rules about whole calls, or about several runs, are
judged `elsewhere`: by the part of the engine that compares runs. Rules about `code` need no run."""


MeetingKind = Literal["updates", "calls", "races", "touches", "loops"]
"""Where two threads meet: one has read a variable that it will write, and the other one writes it (`updates`); both
call a collection (`calls`); both access a variable in any way (`races`). No meeting is needed where one thread
touches a field for which the source names a lock (`touches`), or goes round in a loop until others let it go on
(`loops`)."""


class ThreadFailure(Protocol):
    """How a thread has failed; `type` is that of an exception."""

    @property
    def kind(self) -> str: ...
    @property
    def message(self) -> str: ...
    @property
    def type(self) -> str: ...


class End(Protocol):
    """The end of a run, or a state of a search that may be one."""

    @property
    def failure(self) -> ThreadFailure | None:
        """How a thread has failed, if one has."""

    @property
    def threads(self) -> tuple[Standing, ...]:
        """The threads that have not ended."""

    @property
    def is_program(self) -> bool:
        """True if the run is that of a process, which lasts as long as its foreground threads."""

    @property
    def forbidden(self) -> Sequence[ObservedValue] | None:
        """The outcome of the harness, if it is one that must not be; else None."""

    @property
    def forbidden_text(self) -> str:
        """That outcome in words."""

    @property
    def unspecified(self) -> str:
        """What is wrong with the outcome of the harness, if its specification has no such outcome; else nothing."""

    @property
    def harness(self) -> Any:
        """The method that the run is of."""

    @property
    def never(self) -> frozenset[int] | None:
        """The threads that never move again, whatever happens from here on; None if that is not known."""

    @property
    def ends_elsewhere(self) -> bool:
        """True if other runs end, or leave the loop in which this one goes round for ever."""

    @property
    def lonely(self) -> bool:
        """True if no run ends."""


class Broken(NamedTuple):
    """A violation of a rule: threads that wait or go round. `text` is the message if the judgement knows it best, `at`
    the method that it is about."""

    threads: tuple[Standing, ...] = ()
    text: str = ""
    at: Any = None


class Spot(Protocol):
    """A statement in a file; as a text, the file's name and the line."""

    @property
    def file(self) -> str: ...
    @property
    def point(self) -> SequencePoint: ...


class Lost(NamedTuple):
    """A lost signal: the thread that gave it, where, the verb for it, and why it was lost."""

    slot: int
    spot: Spot | None
    verb: str
    why: str


class Story(Protocol):
    """A run that has been replayed, in the words of the source."""

    @property
    def failure(self) -> ThreadFailure | None: ...

    @property
    def outcome(self) -> Sequence[ObservedValue] | None:
        """The outcome of the harness."""

    @property
    def outcome_text(self) -> str:
        """The outcome in words."""

    @property
    def failed(self) -> str:
        """The name of the thread that has failed."""

    @property
    def failed_at(self) -> Spot | None:
        """Where it has failed; for an exception, where that was thrown last."""

    @property
    def start(self) -> Spot | None:
        """Where the harness begins."""

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The threads that have not ended."""

    def asserted(self, message: str) -> str:
        """The text about an assertion that has failed: its condition, as the source has it, and its message."""

    def name(self, slot: int) -> str:
        """The name of a thread."""

    def where(self, slot: int) -> Spot | None:
        """Where a thread stands."""

    def waits(self, thread: Standing) -> str:
        """A clause: where a thread waits, and for what; or that it runs on."""

    def left(self) -> Sequence[Spot]:
        """The awaits at which asynchronous methods have stopped."""

    def lost(self, thread: Standing) -> Lost | None:
        """The last lost signal that was meant for a thread that waits."""

    def goes_round(self, slot: int) -> bool:
        """True if a thread goes round in a loop."""

    def loop(self, slot: int) -> Spot | None:
        """Where it does."""

    def polled(self, slot: int) -> str:
        """The variables with names that the thread reads there each time."""


class FindingText(NamedTuple):
    """The message of a finding, and its place."""

    message: str
    spot: Spot | None


class Incident(Protocol):
    """An offence in the words of the source."""

    @property
    def variable(self) -> str:
        """The name of the variable, or of the collection."""

    def thread(self, act: Act) -> str:
        """The name of the thread that did something."""

    def where(self, act: Act) -> str:
        """Where it was done, in brackets; "" where that is not known."""

    def member(self, act: Act) -> str:
        """The member of a collection that was called."""

    def spot(self, act: Act) -> Spot | None:
        """The statement that did it."""


class CompiledMethod(Protocol):
    """A method of the program as it was compiled."""

    @property
    def method(self) -> Method: ...
    @property
    def body(self) -> Body: ...

    def named(self, token: int) -> str:
        """The type or member that an instruction names, as a text: `System.Threading.Monitor::Enter : ...`."""

    def where(self, offset: int) -> Spot | None:
        """The statement of an instruction."""


class Rule(NamedTuple):
    """`name` is what users type, `property` what documents call it: several rules may explain one property.

    `title` is one line, `why` a paragraph, `scope` what exactly counts; both are Markdown.

    `judge` says what breaks the rule at the end of a run. `is_wrong` says it of a state in which no thread moves, for a
    search that looks for such states: it is quick, and need not know what can follow. `describe` puts into words what
    `judge` has found; a rule without it has judgements that bring their own text. A rule about code has `look` instead
    of all three: it yields what it finds in a method, in the order of the code; in methods that call a member whose
    name begins with one of `calls`. A rule about accesses has `offences`,
    which finds them in the history of a run, and `describe_offence`, which puts one into words. One that is not `usual`
    is judged only if a user asks for it; `meets` says where threads have to meet so that its runs can show anything.

    If `causes` is "end", only the end of the run is wrong, and the trace leaves out steps that do not lead there. If it
    is "all", the whole run matters. If `goes_round`, runs that break the rule go on for ever: the loops of their
    threads belong to the causes, and a model that allows more runs may allow one that ends. `races` are the accesses
    that are reported as racing: a race alone can break a rule that is judged by outcomes. `instead_of` names rules: if
    `describe` returns a text, a finding of theirs is reported as one of this rule. A run that breaks this rule breaks
    the rule `settles_as` once the threads that still move have come to their ends.
    """

    id: str
    name: str
    property: str
    title: str
    why: str
    bad: str
    good: str
    scope: str = ""
    severity: Literal["error", "warning"] = "error"
    judges: JudgedBy = "elsewhere"
    judge: Callable[[End], Broken | None] | None = None
    is_wrong: Callable[[End], bool] | None = None
    describe: Callable[[Story, tuple[Standing, ...]], FindingText | None] | None = None
    look: Callable[[CompiledMethod], Iterable[FindingText]] | None = None
    calls: tuple[str, ...] = ("",)
    offences: Callable[[History], Iterable[Offence]] | None = None
    describe_offence: Callable[[Offence, Incident], FindingText] | None = None
    usual: bool = True
    meets: MeetingKind = "races"
    causes: Literal["end", "all"] = "all"
    goes_round: bool = False
    races: Literal["none", "all", "late"] = "none"
    instead_of: frozenset[str] = frozenset()
    settles_as: str = ""


def sentence(text: str) -> str:
    """A text with a full stop, unless it ends like a sentence, as messages of exceptions do."""
    return text if text.endswith((".", "!", "?")) else f"{text}."
