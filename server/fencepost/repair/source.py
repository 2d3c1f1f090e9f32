"""C# source text: its syntax tree, positions in it, and where a statement can be put before another one.

An edit changes a program only by what it adds, and compiles to the place of the CIL that was tried: before a statement
that begins with a sequence point. A `while` begins with the sequence point of its condition, which lies elsewhere in
the CIL (`is_while`); a `for` with that of its first initializer. Nothing is put before a `do` or any other loop.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import tree_sitter_c_sharp
from tree_sitter import Language, Node, Parser

_LOOPS = {"for_statement", "foreach_statement", "do_statement"}
_LISTS = {"block", "switch_section", "global_statement", "compilation_unit"}
_MEMBERS = {"declaration_list", "compilation_unit"}
_NO_VALUE = {"void", "Task", "ValueTask"}


class Change(NamedTuple):
    """Text that replaces the text between two positions: rows and columns count from 0, columns in characters."""

    start: tuple[int, int]
    end: tuple[int, int]
    text: str


class StatementSpan(NamedTuple):
    """The statement of a sequence point: lines and columns count from 1."""

    line: int
    column: int
    end_line: int
    end_column: int


class Source:
    """One file."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self._data = [line.encode() for line in self.lines]
        self.root = Parser(Language(tree_sitter_c_sharp.language())).parse(text.encode()).root_node
        self._qualified = not _uses_threading(self.root)

    # ---- statements

    def before(self, line: int, column: int, returns: bool, statement: str) -> tuple[Change, ...]:
        """The edit that puts a statement before the one that begins at a position; None if that is not possible."""
        node = self.at(line, column)
        if node is None or self.is_broken(node):
            return ()
        node = _outermost(node)
        new = self.qualified(statement)
        if node.parent is not None and node.parent.type == "for_statement":
            first = node.parent.child_by_field_name("initializer")
            if first is None or first.start_point != node.start_point:
                return ()
            node = node.parent
        elif node.type in _LOOPS:
            return ()
        parent = node.parent
        if parent is None:
            return ()
        if node.type.endswith("_statement") and node.type != "local_function_statement":
            if parent.type in _LISTS or parent.type.startswith("preproc_"):
                return (self.insertion(node, new + self._gap(node)),)
            return self.wrapped(node, f"{{ {new} ", " }")
        if node.type == "throw_expression":
            return ()
        if parent.type == "lambda_expression" and parent.child_by_field_name("body") == node:
            return () if _is_async(parent) else self.wrapped(node, f"{{ {new} {'return ' if returns else ''}", "; }")
        if parent.type == "arrow_expression_clause":
            return self._with_body(parent, node, returns, new)
        return ()

    def _with_body(self, arrow: Node, value: Node, returns: bool, new: str) -> tuple[Change, ...]:
        """A body of statements in place of `=> value;`."""
        member, end = arrow.parent, arrow.next_sibling
        if member is None or end is None or end.type != ";":
            return ()
        if _is_async(member):
            type = member.child_by_field_name("returns") or member.child_by_field_name("type")
            returns = type is not None and self.text(type).rsplit(".", 1)[-1] not in _NO_VALUE
        is_property = member.type in ("property_declaration", "indexer_declaration")
        opening, closing = ("{ get { ", "; } }") if is_property else ("{ ", "; }")
        text = f"{opening}{new} {'return ' if returns else ''}{self.text(value)}{closing}"
        return (Change(self.position(arrow.start_point), self.position(end.end_point), text),)

    def is_while(self, line: int, column: int) -> bool:
        """True if a `while` loop begins at a position."""
        node = self.at(line, column)
        return node is not None and _outermost(node).type == "while_statement"

    def _gap(self, node: Node) -> str:
        """The text between a new statement and the old one: the end of a line, if the old one has a line of its own."""
        row, column = self.position(node.start_point)
        indent = self.lines[row][:column]
        return "\n" + indent if not indent.strip() else " "

    # ---- positions and text

    def inside(self, span: StatementSpan) -> Iterator[Node]:
        """Everything that begins inside a statement."""
        start, end = self.start(span), self._bytes(span.end_line, span.end_column)
        pending = [self.root]
        while pending:
            node = pending.pop()
            if node.end_point < start or node.start_point > end:
                continue
            if start <= node.start_point < end:
                yield node
            pending.extend(node.children)

    def start(self, span: StatementSpan) -> tuple[int, int]:
        """Where a statement begins, as nodes say it."""
        return self._bytes(span.line, span.column)

    def at(self, line: int, column: int) -> Node | None:
        """The smallest node that begins at a position."""
        if not 0 < line <= len(self.lines):
            return None
        point = self._bytes(line, column)
        node = self.root.descendant_for_point_range(point, point)
        return node if node is not None and node.start_point == point else None

    def _bytes(self, line: int, column: int) -> tuple[int, int]:
        """Debug information counts columns in units of UTF-16."""
        text = self.lines[line - 1]
        if text.isascii():
            return line - 1, column - 1
        before = text.encode("utf-16-le")[: 2 * (column - 1)].decode("utf-16-le", "replace")
        return line - 1, len(before.encode())

    def unit(self, row: int, column: int) -> int:
        """The column of a character in units of UTF-16, as editors and debug information count."""
        return len(self.lines[row][:column].encode("utf-16-le")) // 2

    def is_broken(self, node: Node | None) -> bool:
        """True if the parser has not understood the member that a node is in, or the code around that member. Other
        members that it has not understood do no harm."""
        member = node
        while member is not None and member.parent is not None and member.parent.type not in _MEMBERS:
            member = member.parent
        return member is None or member.has_error or self.is_around_broken(member)

    def is_around_broken(self, node: Node) -> bool:
        """True if the parser has not understood something around a node, other members left aside."""
        around = node.parent
        while around is not None:
            if around.type == "ERROR" or any(child.type == "ERROR" or child.is_missing for child in around.children):
                return True
            around = around.parent
        return False

    def position(self, point: tuple[int, int]) -> tuple[int, int]:
        row, column = point
        return row, len(self._data[row][:column].decode())

    def text(self, node: Node) -> str:
        return (node.text or b"").decode()

    def qualified(self, text: str) -> str:
        """A member of `System.Threading` as this file has to name it."""
        return f"System.Threading.{text}" if self._qualified else text

    @cached_property
    def indentation(self) -> str:
        """The text of one step of indentation."""
        widths = [line[: len(line) - len(line.lstrip())] for line in self.lines if line.strip()]
        steps = [
            after.removeprefix(before)
            for before, after in pairwise(widths)
            if len(before) < len(after) and after.startswith(before)
        ]
        return Counter(steps).most_common(1)[0][0] if steps else "    "

    def opens_at_end(self, node: Node) -> bool:
        """True if the braces around a node open at the end of a line that contains other code, too."""
        block = node.parent
        while block is not None and block.type not in ("block", "declaration_list"):
            block = block.parent
        if block is None:
            return False
        row, column = self.position(block.start_point)
        line = self.lines[row]
        return bool(line[:column].strip()) and not line[column + 1 :].strip()

    def insertion(self, node: Node, text: str) -> Change:
        start = self.position(node.start_point)
        return Change(start, start, text)

    def wrapped(self, node: Node, before: str, after: str) -> tuple[Change, ...]:
        end = self.position(node.end_point)
        return self.insertion(node, before), Change(end, end, after)

    def replaced(self, node: Node, text: str) -> tuple[Change, ...]:
        return (Change(self.position(node.start_point), self.position(node.end_point), text),)


def _uses_threading(root: Node) -> bool:
    return any(
        node.type == "using_directive" and (node.text or b"").split() == [b"using", b"System.Threading;"]
        for node in root.children
    )


def _outermost(node: Node) -> Node:
    """The largest statement or expression that begins where a node does, up to a statement or a body."""
    while node.parent is not None and node.parent.start_point == node.start_point:
        if node.type.endswith("_statement") or node.parent.type in (*_LISTS, "lambda_expression"):
            break
        node = node.parent
    return node


def _is_async(node: Node) -> bool:
    return any(child.type in ("modifier", "async") and child.text == b"async" for child in node.children)
