"""FP3004: a variable gets another object between `Monitor.Enter` and `Monitor.Exit`."""

from collections.abc import Iterator

from fencepost.properties.reading.instructions import Slot, stored
from fencepost.properties.reading.locks import LOCK_MEMBERS, uses
from fencepost.properties.rule import CompiledMethod, FindingText, Rule


def _look(code: CompiledMethod) -> Iterator[FindingText]:
    found = [(index, name.endswith("::Exit"), slot) for index, name, slot in uses(code) if slot is not None]
    for number, (index, releases, slot) in enumerate(found):
        if releases or slot is None:
            continue
        following = next((one for one in found[number + 1 :] if one[2] == slot), None)
        if following is not None and following[1] and _is_set(code, slot, index, following[0]):
            where = code.where(code.body.instructions[following[0]].offset)
            yield FindingText(
                "This releases another lock than was taken: the variable has got another object meanwhile. It throws,"
                " and the first object stays locked.",
                where,
            )


def _is_set(code: CompiledMethod, slot: Slot, begin: int, end: int) -> bool:
    return any(stored(instruction) == slot for instruction in code.body.instructions[begin:end])


RULE = Rule(
    id="FP3004",
    name="reassigned-lock",
    property="reassigned-lock",
    title="Another lock is released than was taken",
    why="""`Monitor.Exit` releases the object that the variable has then. If the variable was set meanwhile, that is
another one, which is not locked: `Exit` throws, and the first object stays locked for ever.""",
    bad="""Monitor.Enter(node);
node = node.Next;
Monitor.Exit(node);""",
    good="""lock (node)
{
    node = node.Next;
}""",
    scope="""Local variables and parameters, in the order of the code of one method. A `lock` statement keeps the object
itself. This needs no run: the code alone proves it.""",
    severity="warning",
    judges="code",
    look=_look,
    calls=LOCK_MEMBERS,
)
