"""FP1010: a thread overwrites what another one has written since it looked."""

from collections.abc import Iterator, Sequence

from fencepost.model.history import Act, History, Offence
from fencepost.properties.rule import FindingText, Incident, Rule


def _offences(history: History) -> Iterator[Offence]:
    """For each write the last write of another thread that it overwrites unseen."""
    acts = history.acts
    for write in acts:
        read = _basis(acts, write) if write.kind == "write" else None
        if read is None:
            continue
        between = [act for act in acts[read.number + 1 : write.begun] if act.variable == write.variable and act.writes]
        between = [act for act in between if act.begun > read.number]
        lost = [act for act in between if act.who not in (read.who, write.who)]
        if not lost or history.is_made_again(write, lost[-1]):
            continue
        if _is_computed(read, write) or _makes_a_difference(history, lost[-1], write):
            yield Offence(write, (lost[-1],), read)


def _basis(acts: Sequence[Act], write: Act) -> Act | None:
    """The last read of its variable on which a write depends: whoever has looked again knows what was there then. What
    it has written there itself since then, or with an update, it does not write for what it has read."""
    mine = [act for act in acts[: write.begun] if act.variable == write.variable and act.who == write.who]
    last = max([act.number for act in mine if act.writes], default=-1)
    reads = [act for act in mine if act.number in write.made_of | write.turns_on and act.number > last]
    return reads[-1] if reads else None


def _is_computed(read: Act, write: Act) -> bool:
    return bool(write.made_of) and read.number in write.made_of


def _makes_a_difference(history: History, lost: Act, write: Act) -> bool:
    """True if it makes a difference that only the read has decided to write, and not what: the two threads go on with
    different values then."""
    return not history.alike(lost, write) and history.goes_on_with(lost)


def _describe(offence: Offence, incident: Incident) -> FindingText:
    write, (lost,) = offence.act, offence.others
    read = offence.read
    seen = f", because it has read {incident.variable} before that{incident.where(read)}" if read is not None else ""
    message = (
        f"Lost update: {incident.thread(write)} overwrites {incident.variable}{incident.where(write)}, and with it what"
        f" {incident.thread(lost)} has written there{incident.where(lost)}{seen}."
    )
    return FindingText(message, incident.spot(write))


RULE = Rule(
    id="FP1010",
    name="lost-update",
    property="lost-update",
    title="An update of a variable can be lost",
    why="""A thread reads a variable, computes a new value from it and writes that back. What another thread writes in
between is lost: two increments count as one, two threads create the one object twice.""",
    bad="""void Visit() => visits++;                  // reads, adds, writes""",
    good="""void Visit() => Interlocked.Increment(ref visits);""",
    scope="""The value that is written was computed from what was read, chosen by comparing it with that, or contains
it; or the variable was found unset, two threads have set it to different values, and the one whose value is overwritten
goes on with it. The variable is a field, an element of an array or a list, or an entry of a dictionary. A lock around
the read and the write, an `Interlocked.CompareExchange`, or a second look under the lock makes it right: then no run
shows the rule broken.""",
    severity="warning",
    judges="accesses",
    offences=_offences,
    meets="updates",
    describe_offence=_describe,
)
