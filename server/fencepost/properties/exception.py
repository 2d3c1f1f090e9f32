"""FP1003: an exception leaves a thread."""

from fencepost.model.waits import Standing
from fencepost.properties.assertion import is_failure
from fencepost.properties.rule import Broken, End, FindingText, Rule, Story, sentence


def _judge(end: End) -> Broken | None:
    failure = end.failure
    return Broken() if failure is not None and failure.kind == "exception" and not is_failure(failure.type) else None


def _describe(story: Story, _threads: tuple[Standing, ...]) -> FindingText | None:
    failure = story.failure
    if failure is None:
        return None
    text = f": {failure.message}" if failure.message else ""
    thread = story.failed if story.failed.startswith("thread ") else f"thread {story.failed}"
    return FindingText(sentence(f"{failure.type} leaves {thread}{text}"), story.failed_at)


RULE = Rule(
    id="FP1003",
    name="exception",
    property="exception",
    title="An exception leaves a thread in some interleaving",
    why="Nothing catches it: the test fails, or the process ends. Other interleavings may hide it.",
    bad="""if (queue.Count > 0) queue.Dequeue();   // two threads""",
    good="""lock (gate) { if (queue.Count > 0) queue.Dequeue(); }""",
    scope="""An exception that leaves the harness, or any thread that it started. What a task throws stays in the task
until somebody awaits it or waits for it.""",
    judges="failure",
    judge=_judge,
    describe=_describe,
    causes="end",
)
