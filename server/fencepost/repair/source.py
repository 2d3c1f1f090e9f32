"""C# source text: where a statement can be put before another one, where an access can be made volatile.

Edits keep the program what it was but for what they add, and compile to the place of the CIL that was tried: before a
statement that begins with a sequence point. A `while` begins with that of its condition, which lies elsewhere in the
CIL (`is_while`); a `for` with that of its first initializer; before a `do` or other loops nothing is put.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import tree_sitter_c_sharp
from tree_sitter import Language, Node, Parser

_BARRIER = "Interlocked.MemoryBarrier();"
_LOOPS = {"for_statement", "foreach_statement", "do_statement"}
_LISTS = {"block", "switch_section", "global_statement", "compilation_unit"}


class Change(NamedTuple):
    """Text that replaces what lies between two positions: rows and columns count from 0, columns in characters."""

    start: tuple[int, int]
    end: tuple[int, int]
    text: str


class Span(NamedTuple):
    """The statement of a sequence point: lines and columns count from 1."""

    line: int
    column: int
    end_line: int
    end_column: int


class Source:
    """One file."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._data = [line.encode() for line in self._lines]
        self._root = Parser(Language(tree_sitter_c_sharp.language())).parse(text.encode()).root_node
        self._qualified = not _uses_threading(self._root)

    # ---- statements

    def before(self, line: int, column: int, returns: bool) -> tuple[Change, ...]:
        """A barrier before the statement that begins at a position; nothing if that cannot be."""
        node = self._at(line, column)
        if node is None or self._root.has_error:
            return ()
        node = _outermost(node)
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
            if parent.type in _LISTS:
                return (self._insertion(node, self._name(_BARRIER) + self._gap(node)),)
            return self._wrapped(node, f"{{ {self._name(_BARRIER)} ", " }")
        if parent.type == "lambda_expression" and parent.child_by_field_name("body") == node:
            value = "return " if returns else ""
            return self._wrapped(node, f"{{ {self._name(_BARRIER)} {value}", "; }")
        return ()

    def is_while(self, line: int, column: int) -> bool:
        """Whether a `while` loop begins at a position."""
        node = self._at(line, column)
        return node is not None and _outermost(node).type == "while_statement"

    def _gap(self, node: Node) -> str:
        """What stands between a new statement and the old one: a line's end, if that has a line of its own."""
        row, column = self._position(node.start_point)
        indent = self._lines[row][:column]
        return "\n" + indent if not indent.strip() else " "

    # ---- accesses

    def volatile(self, span: Span, name: str, writes: bool, number: int) -> tuple[Change, ...]:
        """A volatile access in place of the how-manieth plain one of a variable in a statement."""
        if self._root.has_error:
            return ()
        found = [node for node in self._accesses(span, name) if _is_write(node) == writes]
        if number >= len(found) or any(_is_both(node) for node in found):
            return ()
        node = found[number]
        target = self._text(node)
        if not writes:
            text = self._name(f"Volatile.Read(ref {target})")
            return (Change(self._position(node.start_point), self._position(node.end_point), text),)
        assignment = node.parent
        value = assignment.child_by_field_name("right") if assignment is not None else None
        if assignment is None or value is None or not _is_statement(assignment):
            return ()
        text = self._name(f"Volatile.Write(ref {target}, {self._text(value)})")
        return (Change(self._position(assignment.start_point), self._position(assignment.end_point), text),)

    def update(self, span: Span, name: str) -> tuple[Change, ...]:
        """`Interlocked` in place of a statement that counts a variable up or down."""
        if self._root.has_error:
            return ()
        found = list(self._accesses(span, name))
        whole = found[0].parent if found else None
        if whole is None or not _is_statement(whole):
            return ()
        call = self._interlocked(whole, self._text(found[0]), [self._text(node) for node in found])
        start, end = self._position(whole.start_point), self._position(whole.end_point)
        return (Change(start, end, self._name(call)),) if call else ()

    def _interlocked(self, whole: Node, target: str, uses: list[str]) -> str:
        if whole.type in ("postfix_unary_expression", "prefix_unary_expression") and len(uses) == 1:
            for child in whole.children:
                if child.type in ("++", "--"):
                    return f"Interlocked.{'Increment' if child.type == '++' else 'Decrement'}(ref {target})"
        operator, value = whole.child_by_field_name("operator"), whole.child_by_field_name("right")
        if whole.type != "assignment_expression" or operator is None or value is None:
            return ""
        sign = operator.type
        if sign == "=" and value.type == "binary_expression" and uses == [target, target]:
            left, middle = value.child_by_field_name("left"), value.child_by_field_name("operator")
            operand = value.child_by_field_name("right")
            if left is None or middle is None or operand is None or self._text(left) != target:
                return ""
            sign, value = f"{middle.type}=", operand
        elif len(uses) != 1:
            return ""
        text = self._text(value)
        if sign == "-=":
            text = f"-{text}" if value.type in ("identifier", "integer_literal") else f"-({text})"
        return f"Interlocked.Add(ref {target}, {text})" if sign in ("+=", "-=") else ""

    def _accesses(self, span: Span, name: str) -> Iterator[Node]:
        """The uses of a name inside a statement, with what they are members of, in the order of the source."""
        start, end = self._bytes(span.line, span.column), self._bytes(span.end_line, span.end_column)
        pending = [self._root]
        found = []
        while pending:
            node = pending.pop()
            if node.end_point < start or node.start_point > end:
                continue
            if node.type == "identifier" and start <= node.start_point < end and self._text(node) == name:
                found.append(_whole(node))
            pending.extend(node.children)
        yield from sorted((node for node in found if node is not None), key=lambda node: node.start_byte)

    # ---- positions and text

    def _at(self, line: int, column: int) -> Node | None:
        if not 0 < line <= len(self._lines):
            return None
        point = self._bytes(line, column)
        node = self._root.descendant_for_point_range(point, point)
        return node if node is not None and node.start_point == point else None

    def _bytes(self, line: int, column: int) -> tuple[int, int]:
        return line - 1, len(self._lines[line - 1][: column - 1].encode())

    def _position(self, point: tuple[int, int]) -> tuple[int, int]:
        row, column = point
        return row, len(self._data[row][:column].decode())

    def _text(self, node: Node) -> str:
        return (node.text or b"").decode()

    def _name(self, text: str) -> str:
        return f"System.Threading.{text}" if self._qualified else text

    def _insertion(self, node: Node, text: str) -> Change:
        start = self._position(node.start_point)
        return Change(start, start, text)

    def _wrapped(self, node: Node, before: str, after: str) -> tuple[Change, ...]:
        end = self._position(node.end_point)
        return self._insertion(node, before), Change(end, end, after)


def _uses_threading(root: Node) -> bool:
    return any(
        node.type == "using_directive" and (node.text or b"").split() == [b"using", b"System.Threading;"]
        for node in root.children
    )


def _outermost(node: Node) -> Node:
    """The largest statement or expression that begins where a node does, up to a statement."""
    while node.parent is not None and node.parent.start_point == node.start_point:
        if node.type.endswith("_statement") or node.parent.type in (*_LISTS, "lambda_expression"):
            break
        node = node.parent
    return node


def _whole(node: Node) -> Node | None:
    """The expression that an identifier is the name of; None if it is no variable that is used."""
    parent = node.parent
    if parent is None:
        return None
    if parent.type == "member_access_expression":
        return parent if parent.child_by_field_name("name") == node else node
    if parent.type in ("variable_declarator", "parameter", "argument") and parent.child_by_field_name("name") == node:
        return None
    if parent.type in ("member_binding_expression", "invocation_expression", "name_colon", "generic_name"):
        return None if parent.type != "invocation_expression" else node
    return node


def _is_write(node: Node) -> bool:
    parent = node.parent
    return parent is not None and parent.type == "assignment_expression" and parent.child_by_field_name("left") == node


def _is_both(node: Node) -> bool:
    """Whether an expression reads and writes its operand at once."""
    parent = node.parent
    if parent is None:
        return False
    if parent.type in ("postfix_unary_expression", "prefix_unary_expression"):
        return any(child.type in ("++", "--") for child in parent.children)
    if parent.type == "assignment_expression" and parent.child_by_field_name("left") == node:
        operator = parent.child_by_field_name("operator")
        return operator is not None and operator.type != "="
    return any(child.type in ("ref", "out", "in") for child in parent.children)


def _is_statement(node: Node) -> bool:
    parent = node.parent
    return parent is not None and parent.type in ("expression_statement", "lambda_expression")
