"""FP1015: no run of a harness comes to an end."""

from fencepost.model.waits import Standing
from fencepost.properties.livelock import describe_rounds, goes_on
from fencepost.properties.rule import Broken, End, FindingText, Rule, Story


def _judge(end: End) -> Broken | None:
    lasting = goes_on(end)
    return Broken(lasting) if lasting and not end.ends_elsewhere and end.lonely else None


def _describe(story: Story, threads: tuple[Standing, ...]) -> FindingText:
    return describe_rounds(story, threads, "No run comes to an end")


RULE = Rule(
    id="FP1015",
    name="no-end",
    property="no-end",
    title="No run comes to an end",
    why="""Whatever the scheduler does, the harness never returns: some thread goes round for ever in every run. What
stands after that loop never happens, so a harness of which that is true has shown nothing about it. It is a loop that
nothing leaves, or a program that is to serve for ever, which is no harness for the code behind its loop.""",
    bad="""[ConcurrencyTest] static void Works()
{
    var server = new Thread(() => { while (true) Serve(); });
    server.Start();
    server.Join();                                  // never returns
    Debug.Assert(served > 0);                       // is never reached
}""",
    good="""[ConcurrencyTest] static void Works()
{
    var server = new Thread(() => { while (!stop) Serve(); });
    server.Start();
    stop = true;
    server.Join();
    Debug.Assert(served > 0);
}""",
    scope="""All runs were explored, and none of them ends: its foreground threads never all end, and the program
neither fails nor stands still. If a run ends, those that can never end are a livelock (FP1009), or are taken to serve
for ever. Programs that look at the clock or use periodic timers may end though no run that was explored does: those
have a bound instead.""",
    severity="warning",
    judges="threads",
    judge=_judge,
    describe=_describe,
    causes="end",
    goes_round=True,
)
