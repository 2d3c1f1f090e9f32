"""FP1002: nothing can move, and threads that should have ended have not."""

from fencepost.model.waits import Standing
from fencepost.properties.rule import Rule

RULE = Rule(
    id="FP1002",
    name="deadlock",
    property="deadlock",
    title="Threads wait for each other for ever",
    why="In some interleaving a thread waits for something that no other thread can bring about any more.",
    bad="""lock (a) { lock (b) { } }   // one thread
lock (b) { lock (a) { } }   // another""",
    good="""lock (a) { lock (b) { } }   // both threads take the locks in the same order""",
    scope="""No thread can move, and one has not ended. A background thread that waits for work or a signal may stay so
when the program ends; one that waits for a lock or for the end of another thread may not.""",
)


def stuck(threads: tuple[Standing, ...]) -> tuple[Standing, ...]:
    """Of threads of which none can move: those that should have ended. None if one of them ends the process."""
    if any(thread.wait is not None and thread.wait.kind == "exit" for thread in threads):
        return ()
    return tuple([thread for thread in threads if not (thread.background and thread.wait and thread.wait.idle)])


def circle(threads: tuple[Standing, ...]) -> tuple[Standing, ...]:
    """Threads that wait in a circle, each for a lock that the next one holds, or for its end.

    Whatever other threads do, none of these moves again: only the next one could let it.
    """
    waiting = {thread.slot: thread for thread in threads if thread.wait is not None and thread.wait.whom >= 0}
    for first in threads:
        seen: list[int] = []
        slot = first.slot
        while slot in waiting and slot not in seen:
            seen.append(slot)
            wait = waiting[slot].wait
            slot = wait.whom if wait is not None else -1
        if slot in seen:
            return tuple([waiting[other] for other in seen[seen.index(slot) :]])
    return ()
