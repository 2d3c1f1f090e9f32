"""FP1014: a loop waits for a variable that the compiler may read once."""

from collections.abc import Iterator

from fencepost.model.history import History, Offence
from fencepost.properties.rule import FindingText, Incident, Rule


def _offences(history: History) -> Iterator[Offence]:
    """The reads of loops after which another thread has written something else, so that the loop was left."""
    for loop in history.waits:
        for read in loop.reads:
            later = history.acts[read.number + 1 : loop.left]
            writes = [act for act in later if act.variable == read.variable and act.writes and act.who != read.who]
            if writes and not history.alike(read, writes[-1]):
                yield Offence(read, (writes[-1],))


def _describe(offence: Offence, incident: Incident) -> FindingText:
    read, (write,) = offence.act, offence.others
    thread = incident.thread(read)
    message = (
        f"This loop may never end: {thread} reads {incident.variable}{incident.where(read)} in each round, by plain"
        f" reads that the compiler may make one read before the loop. Then {thread} goes on with the value that it has"
        f" read first, though {incident.thread(write)} writes another one{incident.where(write)}."
    )
    return FindingText(message, incident.spot(read))


RULE = Rule(
    id="FP1014",
    name="stop-flag",
    property="stop-flag",
    title="A loop waits for a variable that may be read once",
    why="""A thread waits in a loop for another one to change a variable. The memory model of .NET allows the compiler
to make one read of adjacent plain reads of a variable: it reads before the loop, and the loop never ends. Optimized
code does so.""",
    bad="""bool stop;

while (!stop) { }""",
    good="""volatile bool stop;

while (!stop) { }""",
    scope="""The variable is a field, an element of an array, or a local that a lambda uses. The finding's run leads the
thread round the loop, and all others to where they can do no more: read again, the variable would end the loop; what
was read first never does. A volatile access, a lock, `Interlocked`, a barrier, or a call such as `Thread.Sleep` in the
loop makes it right, because reads are not moved past it; a getter that only returns a field does not. A loop that no
other thread ends is a livelock instead. Where C# allows no `volatile`, `Volatile.Read` at the read makes it right.""",
    severity="warning",
    judges="accesses",
    offences=_offences,
    describe_offence=_describe,
    meets="loops",
)
