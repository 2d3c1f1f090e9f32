"""FP1002: nothing can move, and threads that should have ended have not."""

from collections.abc import Iterable

from fencepost.model.waits import Standing
from fencepost.properties.rule import Broken, End, FindingText, Rule, Story


def _judge(end: End) -> Broken | None:
    if any(thread.wait is None for thread in end.threads):
        return None
    waiting = stuck(end.threads, end.is_program)
    return Broken(waiting) if waiting else None


def _is_wrong(end: End) -> bool:
    return bool(stuck(end.threads, end.is_program))


def _describe(story: Story, threads: tuple[Standing, ...]) -> FindingText:
    return describe_waiting(story, threads, "")


def describe_waiting(story: Story, threads: tuple[Standing, ...], meanwhile: str) -> FindingText:
    """Says for what each thread waits, the causes first; `meanwhile` says what other threads do."""
    found = shown_first(story, threads)
    spot = next((where for thread in found if (where := story.where(thread.slot)) is not None), None)
    parts = "; ".join(story.waits(thread) for thread in found) + _left(story, found)
    return FindingText(f"Deadlock: {meanwhile}{parts}.", spot)


def shown_first(story: Story, threads: tuple[Standing, ...]) -> list[Standing]:
    """Threads that wait for ever, in the order in which they are described."""
    found = sorted(threads, key=_order)
    if any(_weight(thread) < _CONSEQUENCE for thread in found):
        return found
    # Those wait for others to end: why they do not, the others say, in the middle of their work.
    waiting = [one for one in story.standings if one.wait is not None and one not in found]
    return sorted(found + [one for one in waiting if story.where(one.slot) is not None], key=_order)


def _left(story: Story, threads: list[Standing]) -> str:
    """The awaits of asynchronous methods that never complete, if threads only wait for the ends of others."""
    if any(_weight(thread) < _CONSEQUENCE for thread in threads):
        return ""
    places = [str(spot) for spot in story.left() if spot not in [story.where(thread.slot) for thread in threads]]
    return f"; what is awaited at {' and '.join(places[:_MOST_PLACES])} is never completed" if places else ""


def _order(thread: Standing) -> tuple[int, int]:
    return _weight(thread), thread.slot


def _weight(thread: Standing) -> int:
    """A rank: a thread that waits for a lock or a signal is a cause, a thread that waits for the end of another is a
    consequence."""
    kind = thread.wait.kind if thread.wait is not None else "end"
    return {"lock": 0, "initializer": 0, "pulse": 1, "signal": 1, "task": 2, "end": 3, "exit": 3}[kind]


_CONSEQUENCE = 2
_MOST_PLACES = 3


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
    judges="threads",
    judge=_judge,
    is_wrong=_is_wrong,
    describe=_describe,
    causes="end",
)

HARNESS = 0
"""The thread that runs the harness itself."""


def must_end(slot: int, background: bool, is_program: bool) -> bool:
    """True if it is wrong that a thread does not end. A test runner waits only for its test to return. A process, which
    `Main` runs as a program, waits for all foreground threads."""
    return slot == HARNESS or (is_program and not background)


def stuck(threads: tuple[Standing, ...], is_program: bool) -> tuple[Standing, ...]:
    """Of threads none of which can move, those that should have ended. There are none if one of them ends the
    process."""
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
