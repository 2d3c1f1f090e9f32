"""FP1002: threads wait for ever."""

from fencepost.properties.rule import Rule

RULE = Rule(
    id="FP1002",
    property="deadlock",
    title="Threads wait for each other for ever",
    why="In some interleaving a thread waits for something that no other thread can bring about any more.",
    bad="""lock (a) { lock (b) { } }   // one thread
lock (b) { lock (a) { } }   // another""",
    good="""lock (a) { lock (b) { } }   // both threads take the locks in the same order""",
)
