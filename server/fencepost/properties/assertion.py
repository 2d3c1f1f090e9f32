"""FP1001: an assertion fails."""

from fencepost.model.waits import Standing
from fencepost.properties.rule import Broken, End, FindingText, Rule, Story, sentence


def _judge(end: End) -> Broken | None:
    failure = end.failure
    if failure is None or failure.kind not in ("assertion", "exception"):
        return None
    return Broken() if failure.kind == "assertion" or is_failure(failure.type) else None


def _describe(story: Story, _threads: tuple[Standing, ...]) -> FindingText:
    failure = story.failure
    if failure is not None and failure.kind == "exception":
        text = " ".join(failure.message.split())
        return FindingText(sentence(f"An assertion fails: {text or failure.type}"), story.failed_at)
    return FindingText(story.asserted(failure.message if failure is not None else ""), story.failed_at)


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
    scope="""`Debug.Assert`, `Debug.Fail` and their like in `Trace` and `Contract`; the assertions of xUnit, NUnit and
MSTest, whose exceptions leave a thread. A Release build has no `Debug.Assert`: check the Debug build.""",
    judges="failure",
    judge=_judge,
    describe=_describe,
    causes="end",
)


def is_failure(exception: str) -> bool:
    """True if an exception of this type is how a test framework says that an assertion fails."""
    return exception in _OF_FRAMEWORKS or exception.startswith(_OF_XUNIT)


_OF_XUNIT = "Xunit.Sdk."
_OF_FRAMEWORKS = {
    "NUnit.Framework.AssertionException", "NUnit.Framework.MultipleAssertException",
    "Microsoft.VisualStudio.TestTools.UnitTesting.AssertFailedException", "Fencepost.UnexpectedResultException",
}  # fmt: skip
