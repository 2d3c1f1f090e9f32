"""FP1012: a thread touches a field without the lock that the program says guards it."""

from collections.abc import Iterator

from fencepost.model.history import History, Offence
from fencepost.properties.rule import FindingText, Incident, Rule


def _offences(history: History) -> Iterator[Offence]:
    for act in history.acts:
        missing = history.unguarded(act)
        if missing:
            yield Offence(act, (), why=missing)


def _describe(offence: Offence, incident: Incident) -> FindingText:
    act = offence.act
    verb = f"calls {incident.member(act)} of" if act.kind in ("look", "change") else _VERBS[act.kind]
    message = (
        f"A guarded field is touched without its lock: {incident.thread(act)} {verb}"
        f" {incident.variable}{incident.where(act)} without {offence.why}."
    )
    return FindingText(message, incident.spot(act))


_VERBS = {"read": "reads", "write": "writes", "update": "updates"}

RULE = Rule(
    id="FP1012",
    name="guarded-by",
    property="guarded-by",
    title="A guarded field is touched without its lock",
    why="""The program says which lock guards a field. A thread that touches the field without that lock can see, or
leave behind, what no other thread expects: all others rely on being alone while they have the lock.""",
    bad="""readonly object gate = new();
[GuardedBy(nameof(gate))] int balance;

int Balance() => balance;                // without the lock""",
    good="""readonly object gate = new();
[GuardedBy(nameof(gate))] int balance;

int Balance() { lock (gate) return balance; }""",
    scope="""The attribute is any `GuardedByAttribute` of yours: only its name counts. Its argument names a field, a
property that returns a field, or `this`; the lock is the one that this member of the same object leads to at the moment
of the touch. That may be any object that is locked, a `Lock`, a `Mutex`, a `SpinLock`, a `ReaderWriterLockSlim` (its
read lock to read, its write lock to write) or a `SemaphoreSlim(1)` (between `Wait` and `Release`). A name that leads to
no lock is reported where the field is touched.

No lock is needed while no other thread can reach the object: before a constructor publishes it, or when all threads
that had it have ended or have lost it. A static field needs none in the static constructor of its type, and none while
there is only one thread. A call on a collection counts as a touch of the field that holds it.""",
    severity="error",
    judges="accesses",
    offences=_offences,
    describe_offence=_describe,
    meets="touches",
)
