"""FP3005: an `async void` method throws, and no one can catch that."""

from collections.abc import Iterator
from itertools import pairwise

from fencepost.model.code import Handler
from fencepost.properties.reading.calls import calls
from fencepost.properties.reading.instructions import NEW_OBJECT, RETHROW, THROW
from fencepost.properties.rule import CompiledMethod, FindingText, Rule

_FAILS = "System.Runtime.CompilerServices.AsyncVoidMethodBuilder::SetException"


def _look(code: CompiledMethod) -> Iterator[FindingText]:
    instructions = code.body.instructions
    ends = [instructions[index].offset for index, name in calls(code) if name == _FAILS]
    if not ends:
        return
    handlers = [one for one in code.body.handlers if one.kind in ("catch", "filter") and not _holds(one, ends[0])]
    for before, instruction in pairwise(instructions):
        is_new = instruction.opcode == THROW and before.opcode == NEW_OBJECT
        if not is_new and instruction.opcode != RETHROW:
            continue
        if any(one.try_start <= instruction.offset < one.try_end for one in handlers):
            continue
        where = code.where(instruction.offset)
        if where is not None:
            yield FindingText(
                "The exception that is thrown here ends the process: the method is async void, so that its caller has"
                " no task, and cannot catch it.",
                where,
            )


def _holds(handler: Handler, offset: int) -> bool:
    return handler.start <= offset < handler.end


RULE = Rule(
    id="FP3005",
    name="async-void",
    property="async-void",
    title="An async void method throws",
    why="""A caller can neither await an `async void` method nor catch what it throws: the exception is raised on the
synchronization context, or on a thread of the pool, and ends the process.""",
    bad="""async void Save()
{
    await store.WriteAsync();
    throw new IOException();
}""",
    good="""async Task SaveAsync()
{
    await store.WriteAsync();
    throw new IOException();
}""",
    scope="""A `throw` that stands in the method itself, and in no `try` that has a `catch`. This needs no run: the code
alone proves it.""",
    severity="warning",
    judges="code",
    look=_look,
    calls=(_FAILS,),
)
