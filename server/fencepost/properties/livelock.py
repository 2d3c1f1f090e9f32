"""FP1009: a run goes on for ever from which no way leads to the end any more."""

from fencepost.model.waits import Standing
from fencepost.properties.deadlock import HARNESS
from fencepost.properties.rule import Broken, End, FindingText, Rule, Story


def _judge(end: End) -> Broken | None:
    lasting = goes_on(end)
    return Broken(lasting) if lasting and end.ends_elsewhere else None


def goes_on(end: End) -> tuple[Standing, ...]:
    """The threads of a run that goes on for ever, if it does."""
    if all(thread.wait is not None for thread in end.threads) or end.never is None:
        return ()
    return runs_on(end.threads)


def _describe(story: Story, threads: tuple[Standing, ...]) -> FindingText:
    return describe_rounds(story, threads, "Livelock: this run can never end")


def describe_rounds(story: Story, threads: tuple[Standing, ...], what: str) -> FindingText:
    """Where threads go round for ever, and for what others wait."""
    running = [thread for thread in threads if thread.wait is None and story.goes_round(thread.slot)]
    running.sort(key=lambda thread: (thread.background, thread.slot))
    parts = [_runs(story, thread) for thread in running]
    parts += [story.waits(thread) for thread in threads if thread.wait is not None]
    first = (running or threads)[0]
    return FindingText(f"{what}: {'; '.join(parts)}.", story.loop(first.slot))


def _runs(story: Story, thread: Standing) -> str:
    spot, read = story.loop(thread.slot), story.polled(thread.slot)
    where = f" at {spot}" if spot is not None else ""
    return f"{story.name(thread.slot)} goes round for ever{where}" + (f", reading {read}" if read else "")


RULE = Rule(
    id="FP1009",
    name="livelock",
    property="deadlock",
    title="A run can never end any more",
    why="""Threads go round in loops that nothing can end any more: they poll for a flag that was set too early or is
never set, for a lock whose owner has forgotten it, or give way to each other whatever the scheduler does. The program
looks busy, and hangs.""",
    bad="""ready = false; while (!ready) Thread.Yield();   // one thread
ready = true;                                   // another, perhaps earlier""",
    good="""while (!ready) Thread.Yield();                  // cleared before anybody could raise it
ready = true;""",
    scope="""From some state on nothing leads to an end, however threads are scheduled: it takes no unfair scheduler. An
end is that all foreground threads have ended, or that the program fails or stands still. Other runs of the program do
end, or a thread does in other runs that have come to the same loop: else it is taken to be a server, which is to run
for ever. Loops that may end, if only by luck, are none, nor is anything said of programs that look at the clock, use
periodic timers or random numbers without a seed: what is explored of those is less than what happens. A search that
was not complete says nothing about it, and threads that a harness leaves behind when it returns may go on.""",
    judges="threads",
    judge=_judge,
    describe=_describe,
    causes="end",
    goes_round=True,
)


def runs_on(threads: tuple[Standing, ...]) -> tuple[Standing, ...]:
    """Of threads that are known not to end all, those that run and those that keep the process alive by waiting for
    them. There are none if the harness is over, which leaves them to themselves."""
    if all(thread.slot != HARNESS for thread in threads):
        return ()
    return tuple([thread for thread in threads if thread.wait is None or not thread.background])
