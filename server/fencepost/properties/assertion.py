"""FP1001: an assertion fails."""

from fencepost.properties.rule import Rule

RULE = Rule(
    id="FP1001",
    name="assertion",
    property="assertion",
    title="An assertion fails in some interleaving",
    why="The program says itself what must hold. Some order of its threads' operations makes it false.",
    bad="""Parallel.Invoke(() => count++, () => count++);
Debug.Assert(count == 2);""",
    good="""Parallel.Invoke(() => Interlocked.Increment(ref count), () => Interlocked.Increment(ref count));
Debug.Assert(count == 2);""",
    scope="""`Debug.Assert`, `Debug.Fail` and their like in `Trace` and `Contract`. The assertions of test frameworks
throw exceptions. A Release build has no `Debug.Assert`: check the Debug build.""",
)
