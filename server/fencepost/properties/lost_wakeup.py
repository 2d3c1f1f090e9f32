"""FP1005: a signal comes before the wait that it was meant for."""

from fencepost.properties.rule import Rule

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
)
