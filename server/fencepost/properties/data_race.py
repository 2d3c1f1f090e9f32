"""FP1013: two accesses of one variable without any order between them."""

from collections.abc import Hashable, Iterator

from fencepost.model.history import Act, History, Offence
from fencepost.properties.rule import FindingText, Incident, Rule


def _offences(history: History) -> Iterator[Offence]:
    known: dict[Hashable, list[Act]] = {}
    for act in history.acts:
        if act.kind not in ("read", "write", "update") or _is_entry(act):
            continue
        earlier = known.setdefault(act.variable, [])
        for other in earlier:
            if _conflict(act, other) and not history.ordered(other, act):
                yield Offence(act, (other,)) if act.writes or not other.writes else Offence(other, (act,))
        earlier.append(act)


def _is_entry(act: Act) -> bool:
    """True of an entry of a collection, whose accesses are calls."""
    return isinstance(act.variable, tuple) and act.variable[0] == "entry"


def _conflict(act: Act, other: Act) -> bool:
    return act.who != other.who and (act.writes or other.writes) and (act.plain or other.plain)


def _describe(offence: Offence, incident: Incident) -> FindingText:
    act, (other,) = offence.act, offence.others
    message = (
        f"Data race: {incident.thread(act)} {_VERBS[act.kind]} {incident.variable}{incident.where(act)}, and"
        f" {incident.thread(other)} {_VERBS[other.kind]} it{incident.where(other)}, in no order."
    )
    return FindingText(message, incident.spot(act))


_VERBS = {"read": "reads", "write": "writes", "update": "updates"}

RULE = Rule(
    id="FP1013",
    name="data-race",
    property="data-race",
    title="Two threads access a variable without any order",
    why="""Nothing orders the two accesses, one is a write, and one is plain: which of them comes first is left to
chance, and the compiler and the processor may move the plain one. Correct .NET code has such races where they do no
harm, so this rule is off unless it is asked for.""",
    bad="""bool done;                     // one thread sets it, another one asks""",
    good="""volatile bool done;""",
    scope="""Locks, volatile accesses, `Interlocked`, starts and ends of threads, awaits and whatever else the library
hands over order two accesses; a barrier alone does not. Reading a reference comes after all that its writer had done to
the object. `--property data-race` asks for this rule, or `dotnet_diagnostic.FP1013.severity` in `.editorconfig`.""",
    severity="warning",
    judges="accesses",
    offences=_offences,
    describe_offence=_describe,
    usual=False,
)
