"""FP1008: a harness has an outcome that only a reordering makes possible."""

from __future__ import annotations

from fencepost.model.waits import Standing
from fencepost.properties.rule import FindingText, Rule, Story


def _describe(story: Story, _threads: tuple[Standing, ...]) -> FindingText:
    return FindingText(f"The outcome ({story.outcome_text}) is not possible in order.", story.start)


RULE = Rule(
    id="FP1008",
    name="robustness",
    property="robustness",
    title="A harness has an outcome that only reordering makes possible",
    why="""Most people think of a program as of steps one after the other. Some run returns a result, or fails in a way,
that no order of its steps explains: operations took effect in another order than they are written in. Code that is
robust behaves under the memory model as it does in order, and can be thought of that way.""",
    bad="""static (int, int) Both()  // returns (0, 0) on every processor
{
    Parallel.Invoke(() => { x = 1; r = y; }, () => { y = 1; s = x; });
    return (r, s);
}""",
    good="""static (int, int) Both()
{
    Parallel.Invoke(() => { x = 1; Interlocked.MemoryBarrier(); r = y; },
                    () => { y = 1; Interlocked.MemoryBarrier(); s = x; });
    return (r, s);
}""",
    scope="""Judged only when it is asked for: `--property robustness`. What a harness returns is compared, and how it
fails; what it does not return cannot be told apart.""",
    describe=_describe,
    causes="end",
    races="late",
)
