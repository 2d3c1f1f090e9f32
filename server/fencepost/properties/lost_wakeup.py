"""FP1005: a signal comes before the wait that it was meant for."""

from fencepost.model.waits import Standing
from fencepost.properties.deadlock import RULE as DEADLOCK
from fencepost.properties.deadlock import shown_first
from fencepost.properties.partial_deadlock import RULE as PARTIAL
from fencepost.properties.rule import FindingText, Rule, Story


def _describe(story: Story, threads: tuple[Standing, ...]) -> FindingText | None:
    """The message about the last lost signal that one of the threads waits for; None if there is none."""
    for thread in shown_first(story, threads):
        lost = story.lost(thread)
        if lost is not None:
            where = f" at {lost.spot}" if lost.spot is not None else ""
            vain = f"{story.name(lost.slot)} {lost.verb}{where} {lost.why}"
            return FindingText(f"Lost wake-up: {story.waits(thread)}; {vain}.", story.where(thread.slot))
    return None


RULE = Rule(
    id="FP1005",
    name="lost-wakeup",
    property="deadlock",
    title="A wake-up is lost: it comes before the wait",
    why="""`Monitor.Pulse` wakes who waits at that moment and is forgotten otherwise. An event that is set twice wakes
once, and one that is reset wakes nobody. A thread that begins to wait afterwards waits for ever.""",
    bad="""lock (gate) Monitor.Wait(gate);                     // one thread
lock (gate) Monitor.Pulse(gate);                    // another, perhaps earlier""",
    good="""lock (gate) while (!ready) Monitor.Wait(gate);      // the condition remembers
lock (gate) { ready = true; Monitor.Pulse(gate); }""",
    scope="""A deadlock in which a thread waits for a pulse or an event, and another has signalled in vain before.""",
    describe=_describe,
    causes="end",
    instead_of=frozenset({DEADLOCK.name, PARTIAL.name}),
)
