"""FP3001: a lock on a box, which is another object each time."""

from collections.abc import Iterator

from fencepost.properties.reading.instructions import BOX
from fencepost.properties.reading.locks import LOCK_MEMBERS, origin, takes
from fencepost.properties.rule import CompiledMethod, FindingText, Rule


def _look(code: CompiledMethod) -> Iterator[FindingText]:
    for index in takes(code):
        made = origin(code, index)
        if made is None or made.opcode != BOX or not isinstance(made.operand, int):
            continue
        boxed = code.named(made.operand)
        if not boxed.startswith("!"):  # of a type parameter it may be an object already
            where = code.where(code.body.instructions[index].offset)
            message = "This lock keeps no thread out: it is taken on a box of a value, which is another box each time."
            yield FindingText(message, where)


RULE = Rule(
    id="FP3001",
    name="boxed-lock",
    property="boxed-lock",
    title="A lock is taken on a box of a value",
    why="""A lock excludes those who lock the same object. A value is boxed anew for each use, so each thread locks a
box of its own, and none waits for another. `Monitor.Exit` throws, because its box was never locked.""",
    bad="""int gate;

Monitor.Enter(gate);""",
    good="""readonly object gate = new();

lock (gate) { }""",
    scope="""A value that this method boxes, and locks; boxes that others have got are not meant. This needs no run: the
code alone proves it.""",
    severity="warning",
    judges="code",
    look=_look,
    calls=LOCK_MEMBERS,
)
