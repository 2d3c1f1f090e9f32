"""A method's body: instructions, exception clauses and where they come from in the source."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fencepost.model.types import TypeExpression

Operand = None | int | str | tuple[int, ...]
"""Tokens, numbers and branch targets are integers, a float its bits, a `switch` a tuple of targets."""


class Instruction(Struct, frozen=True, gc=False):
    """`operand` of a token instruction is the token itself; the assembly says what it names."""

    offset: int
    opcode: int
    operand: Operand


class Handler(Struct, frozen=True, gc=False):
    """An exception clause (II.25.4.6); ranges are half open. `filter` is the offset of a filter's code, else -1."""

    kind: Literal["catch", "filter", "finally", "fault"]
    try_start: int
    try_end: int
    start: int
    end: int
    type: TypeExpression | None = None
    filter: int = -1


class Body(Struct, frozen=True, gc=False):
    size: int
    max_stack: int
    init_locals: bool
    locals: tuple[TypeExpression, ...]
    handlers: tuple[Handler, ...]
    instructions: tuple[Instruction, ...]


class Document(Struct, frozen=True, gc=False):
    """A source file. `hash` is the checksum of the text that was compiled, `algorithm` "sha1", "sha256" or a GUID."""

    path: str
    hash: str
    algorithm: str


class SequencePoint(Struct, frozen=True, gc=False):
    """A statement of the source; `document` is -1 for a hidden point. Lines and columns count from 1."""

    offset: int
    document: int
    line: int = 0
    column: int = 0
    end_line: int = 0
    end_column: int = 0


class LocalName(Struct, frozen=True, gc=False):
    """The name of a local variable in a range of instructions."""

    slot: int
    name: str
    start: int
    end: int


class Await(Struct, frozen=True, gc=False):
    """Where an asynchronous method is left and entered again: offsets, and the token of the method that goes on."""

    leaves: int
    resumes: int
    method: int


class AsyncSteps(Struct, frozen=True, gc=False):
    """`catch` is the offset of the handler that the compiler made, -1 without one."""

    catch: int
    awaits: tuple[Await, ...]


class MethodDebug(Struct, frozen=True, gc=False):
    """The debug information of one method. `kickoff` is the token of the method that a state machine belongs to, else
    0."""

    points: tuple[SequencePoint, ...]
    names: tuple[LocalName, ...]
    kickoff: int
    steps: AsyncSteps | None = None
