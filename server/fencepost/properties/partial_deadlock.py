"""FP1004: some threads wait for ever while others run on."""

from fencepost.model.waits import Standing
from fencepost.properties.deadlock import HARNESS, circle, describe_waiting, harmful_circle
from fencepost.properties.deadlock import RULE as DEADLOCK
from fencepost.properties.rule import Broken, End, FindingText, Rule, Story


def _judge(end: End) -> Broken | None:
    threads = end.threads
    if all(thread.wait is not None for thread in threads):
        return None
    if waiting := harmful_circle(threads, end.is_program):
        return Broken(waiting)
    never = end.never
    waiting = for_ever(threads, never, end.is_program) if never is not None else ()
    return Broken(waiting) if waiting else None


def _describe(story: Story, threads: tuple[Standing, ...]) -> FindingText:
    return describe_waiting(story, threads, "while other threads run on, ")


RULE = Rule(
    id="FP1004",
    name="partial-deadlock",
    property="deadlock",
    title="Threads wait for ever while others run on",
    why="""The program does not stop, so nobody notices: a timer ticks, a loop polls, and meanwhile some threads wait
for something that cannot come any more.""",
    bad="""lock (a) { lock (b) { } }           // one thread
lock (b) { lock (a) { } }           // another
while (true) Thread.Sleep(100);     // a third""",
    good="""lock (a) { lock (b) { } }           // both threads take the locks in the same order
while (true) Thread.Sleep(100);""",
    scope="""Threads that wait in a circle, each for a lock that the next one holds or for its end, are a finding at
once if the harness is in the circle or waits for it; in a program with `Main`, if a foreground thread does. Besides, a
foreground thread is one that can never move again, whatever happens from here on, while the program never ends. It is
none if it only waits, by itself or through others, for the end of a thread or task that runs for ever: running for ever
is not a deadlock. Nor is anything once a test has returned, or all foreground threads of a program have ended.""",
    judges="threads",
    judge=_judge,
    describe=_describe,
    causes="end",
    settles_as=DEADLOCK.name,
)


def for_ever(threads: tuple[Standing, ...], never: frozenset[int], is_program: bool) -> tuple[Standing, ...]:
    """Of threads some of which never move again, whatever happens, those that make it a deadlock."""
    lasting = tuple([thread for thread in threads if thread.slot in never and thread.wait is not None])
    has_returned = all(thread.slot != HARNESS for thread in threads)
    if all(thread.background for thread in threads) or (has_returned and not is_program):
        return ()
    waits_in_circle = harmful_circle(lasting, is_program) if has_returned else circle(lasting)
    return waits_in_circle or tuple(
        [t for t in lasting if not t.background and not _waits_for_running(t, threads, never)]
    )


def _waits_for_running(thread: Standing, threads: tuple[Standing, ...], never: frozenset[int]) -> bool:
    """True if a thread waits for the end of a thread or task that runs on, directly or through the ends of others."""
    by_slot = {other.slot: other for other in threads}
    wait = thread.wait
    while wait is not None and wait.kind == "end" and wait.whom in by_slot:
        thread = by_slot[wait.whom]
        if thread.slot not in never:
            return True
        wait = thread.wait
    if wait is None or wait.kind != "task":
        return False
    return any(other.background and other.slot not in never for other in threads)
