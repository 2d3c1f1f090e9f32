"""FP3002: a lock on an object that no other thread can have."""

from collections.abc import Iterator

from fencepost.properties.reading.instructions import NEW_OBJECT
from fencepost.properties.reading.locks import LOCK_MEMBERS, origin, takes
from fencepost.properties.rule import CompiledMethod, FindingText, Rule


def _look(code: CompiledMethod) -> Iterator[FindingText]:
    for index in takes(code):
        made = origin(code, index)
        if made is not None and made.opcode == NEW_OBJECT:
            where = code.where(code.body.instructions[index].offset)
            yield FindingText(
                "This lock keeps no thread out: each call makes its own object, which no other thread has.", where
            )


RULE = Rule(
    id="FP3002",
    name="new-lock",
    property="new-lock",
    title="A lock is taken on an object that each call makes anew",
    why="A lock excludes those who lock the same object. No other thread can lock an object that only this call has.",
    bad="""void Add(int item)
{
    var gate = new object();
    lock (gate) { items.Add(item); }
}""",
    good="""readonly object gate = new();

void Add(int item)
{
    lock (gate) { items.Add(item); }
}""",
    scope="""An object that the method makes and uses for nothing but the lock; what a lambda captures is not meant.
This needs no run: the code alone proves it.""",
    severity="warning",
    judges="code",
    look=_look,
    calls=LOCK_MEMBERS,
)
