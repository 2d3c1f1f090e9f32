"""Exception clauses of a body, and which ways may lead into and out of them (ECMA-335 II.19, III.1.7.5)."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.lowering.verification import InvalidCodeError
from fencepost.model.code import Body, Handler


class ClausePart(NamedTuple):
    """A stretch of code that belongs to a clause: its try block, its filter or its handler."""

    start: int
    end: int
    role: str
    clause: int


_NEVER_LEFT = {"finally", "fault", "filtering"}


class Blocks:
    """The parts of a body's clauses. Two of them are apart, or one is in the other."""

    def __init__(self, body: Body) -> None:
        borders = {instruction.offset for instruction in body.instructions} | {body.size}
        parts: list[ClausePart] = []
        for number, handler in enumerate(body.handlers):
            parts.extend(_parts(number, handler, borders))
        self._parts = sorted(dict.fromkeys(parts), key=lambda part: (part.start, -part.end))
        self._entries = {handler.start for handler in body.handlers}
        self._entries.update(handler.filter for handler in body.handlers if handler.filter >= 0)
        self._around: dict[int, list[ClausePart]] = {}
        self._check_nesting()

    def _check_nesting(self) -> None:
        open: list[ClausePart] = []
        for part in self._parts:
            while open and open[-1].end <= part.start:
                open.pop()
            if open and open[-1].end < part.end:
                raise InvalidCodeError(part.start, "an exception clause begins inside of another one and ends outside")
            if open and open[-1][:2] == part[:2] and not open[-1].role == part.role == "try":
                raise InvalidCodeError(part.start, "a block is both protected and a handler")
            open.append(part)

    def around(self, offset: int) -> list[ClausePart]:
        """The parts that an instruction is in, the outermost first."""
        found = self._around.get(offset)
        if found is None:
            found = self._around[offset] = [part for part in self._parts if part.start <= offset < part.end]
        return found

    def handler_at(self, offset: int) -> str:
        """The kind of the handler that an instruction belongs to, outside of the handler's own try blocks; "" if
        none."""
        parts = self.around(offset)
        return parts[-1].role if parts and parts[-1].role != "try" else ""

    def catches(self, offset: int) -> bool:
        """True if the innermost handler around an instruction catches an exception."""
        roles = [part.role for part in self.around(offset) if part.role != "try"]
        return bool(roles) and roles[-1] == "catch"

    def check_way(self, source: int, target: int, is_empty: bool) -> None:
        """Checks a way other than `leave`: into try blocks only at their beginning, and out of no block."""
        before, after = self.around(source), self.around(target)
        if before == after and target not in self._entries and is_empty:
            return
        if target in self._entries:
            raise InvalidCodeError(source, f"the code goes on into the handler at IL_{target:04x}")
        if any(part not in after for part in before):
            raise InvalidCodeError(source, f"it leaves a block for IL_{target:04x} without a leave")
        self._check_entered(source, target, before, after)
        if not is_empty and any(part.start == target and part.role == "try" for part in after):
            raise InvalidCodeError(target, "a try block begins with something on the stack")

    def check_leave(self, source: int, target: int) -> None:
        """Checks a `leave`: it may also lead out of try blocks and of handlers that catch, and back into their own try
        block."""
        before, after = self.around(source), self.around(target)
        if target in self._entries:
            raise InvalidCodeError(source, f"a leave leads into the handler at IL_{target:04x}")
        left = [part for part in before if part not in after]
        if any(part.role in _NEVER_LEFT for part in left):
            raise InvalidCodeError(source, "a leave leads out of a filter or of a handler that runs in any case")
        own = {part.clause for part in left if part.role == "catch"}
        # Several clauses may share one try block (III.3.46): it is the handler's own for all of them.
        tries = [part for part in after if part.role == "try"]
        back = {(part.start, part.end) for part in tries if part.clause in own}
        entered = [part for part in after if part not in tries or (part.start, part.end) not in back]
        self._check_entered(source, target, before, entered)

    def _check_entered(self, source: int, target: int, before: list[ClausePart], after: list[ClausePart]) -> None:
        for part in after:
            if part not in before and not (part.role == "try" and part.start == target):
                raise InvalidCodeError(source, f"it leads to IL_{target:04x}, into the midst of a block")

    def check_end(self, offset: int, name: str) -> None:
        """Instructions that end a method or a handler stand where they may."""
        if name in ("ret", "jmp") and self.around(offset):
            raise InvalidCodeError(offset, f"a {name} inside of a try block or a handler")
        if name == "endfinally" and self.handler_at(offset) not in ("finally", "fault"):
            raise InvalidCodeError(offset, "an endfinally outside of a finally or fault block")
        if name == "endfilter" and self.handler_at(offset) != "filtering":
            raise InvalidCodeError(offset, "an endfilter outside of a filter")
        if name == "rethrow" and not self.catches(offset):
            raise InvalidCodeError(offset, "a rethrow outside of a handler that catches")


def _parts(number: int, handler: Handler, borders: set[int]) -> list[ClausePart]:
    """The parts of a clause, each not empty and from an instruction to another one."""
    role = "catch" if handler.kind == "filter" else handler.kind
    found = [
        ClausePart(handler.try_start, handler.try_end, "try", number),
        ClausePart(handler.start, handler.end, role, number),
    ]
    if handler.kind == "filter":
        found.append(ClausePart(handler.filter, handler.start, "filtering", number))
    for part in found:
        if part.start >= part.end or part.start not in borders or part.end not in borders:
            raise InvalidCodeError(max(part.start, 0), "an exception clause has a border where no instruction begins")
    return found
