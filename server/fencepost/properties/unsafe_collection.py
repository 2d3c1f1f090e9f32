"""FP1011: two threads use a collection at once that is not made for it."""

from collections.abc import Hashable, Iterator

from fencepost.model.history import Act, History, Offence
from fencepost.properties.rule import FindingText, Incident, Rule


def _offences(history: History) -> Iterator[Offence]:
    """Pairs of calls on one object of which neither happens before the other, and one changes it."""
    known: dict[Hashable, list[Act]] = {}
    for act in history.acts:
        if act.kind not in ("look", "change"):
            continue
        earlier = known.setdefault(act.variable, [])
        for other in earlier:
            if _conflict(history, act, other) and not history.ordered(other, act):
                yield Offence(*_changing_first(act, other))
        earlier.append(act)


def _conflict(history: History, act: Act, other: Act) -> bool:
    if act.kind == other.kind == "look" or act.who == other.who:
        return False
    return act.kind == other.kind or not history.one_writer_is_fine(act.variable)


def _changing_first(act: Act, other: Act) -> tuple[Act, tuple[Act]]:
    return (act, (other,)) if act.kind == "change" else (other, (act,))


def _describe(offence: Offence, incident: Incident) -> FindingText:
    act, (other,) = offence.act, offence.others
    name = incident.variable
    message = (
        f"{name[:1].upper()}{name[1:]} is not thread-safe, and two threads use it at once: {incident.thread(act)} calls"
        f" {incident.member(act)}{incident.where(act)} while {incident.thread(other)} calls"
        f" {incident.member(other)}{incident.where(other)}."
    )
    return FindingText(message, incident.spot(act))


RULE = Rule(
    id="FP1011",
    name="unsafe-collection",
    property="unsafe-collection",
    title="A collection that is not thread-safe is used by two threads at once",
    why="""`Dictionary`, `List`, `Queue`, `StringBuilder` and most other collections are not thread-safe: while one
thread changes an object, no other may even read it. What happens otherwise is undefined: lost items, exceptions, loops
without end.""",
    bad="""var seen = new List<int>();
Parallel.For(0, 10, i => seen.Add(i));""",
    good="""var seen = new ConcurrentBag<int>();
Parallel.For(0, 10, i => seen.Add(i));""",
    scope="""Two calls on one object, of which at least one changes it and neither happens before the other. Several
threads may read at once. What a type's own documentation allows is no finding: a `Hashtable` may have one writer beside
its readers. What the library does with the object counts, too: to make a list of it, or to enumerate it for LINQ.""",
    severity="warning",
    judges="accesses",
    offences=_offences,
    meets="calls",
    describe_offence=_describe,
)
