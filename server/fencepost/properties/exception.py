"""FP1003: an exception leaves a thread."""

from fencepost.properties.rule import Rule

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
)
