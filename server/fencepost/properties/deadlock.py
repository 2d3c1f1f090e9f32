"""FP1002: nothing can move, and threads that should have ended have not."""

from collections.abc import Iterable

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
    scope="""No thread can move, and the harness has not returned. What a test leaves blocked when it returns is no
deadlock, because the runner of tests goes on. After `Main` has returned, foreground threads that stay blocked are one,
because the process never ends; background threads are none. Until then a background thread that waits for work or a
signal may stay so; one that waits for a lock or for the end of another thread may not.""",
)

HARNESS = 0
"""The thread that runs the harness itself."""


def must_end(slot: int, background: bool, is_program: bool) -> bool:
    """Whether what keeps a thread from ending is wrong. A runner waits for its test to return, and for nothing else; a
    process, which `Main` runs as a program, for all foreground threads."""
    return slot == HARNESS or (is_program and not background)


def stuck(threads: tuple[Standing, ...], is_program: bool) -> tuple[Standing, ...]:
    """Of threads of which none can move: those that should have ended. None if one of them ends the process."""
    if any(thread.wait is not None and thread.wait.kind == "exit" for thread in threads):
        return ()
    if not any(must_end(thread.slot, thread.background, is_program) for thread in threads):
        return ()
    if all(thread.slot != HARNESS for thread in threads):
        return tuple([thread for thread in threads if not thread.background])
    return tuple([thread for thread in threads if not (thread.background and thread.wait and thread.wait.idle)])


def harmful_circle(threads: tuple[Standing, ...], is_program: bool) -> tuple[Standing, ...]:
    """A circle that keeps a thread from ending that must."""
    return circle(threads, [one.slot for one in threads if must_end(one.slot, one.background, is_program)])


def circle(threads: tuple[Standing, ...], waiting_for_it: Iterable[int] | None = None) -> tuple[Standing, ...]:
    """Threads that wait in a circle, each for a lock that the next one holds, or for its end; only a circle that one of
    some threads is in, or waits for, if these are given.

    Whatever other threads do, none of these moves again: only the next one could let it.
    """
    waiting = {thread.slot: thread for thread in threads if thread.wait is not None and thread.wait.whom >= 0}
    for first in waiting if waiting_for_it is None else waiting_for_it:
        seen: list[int] = []
        slot = first
        while slot in waiting and slot not in seen:
            seen.append(slot)
            wait = waiting[slot].wait
            slot = wait.whom if wait is not None else -1
        if slot in seen:
            return tuple([waiting[other] for other in seen[seen.index(slot) :]])
    return ()
