"""Statements that a lock can be put around in the source, and how that is written.

A part is statements that follow each other in a list, one that stands without braces, or an expression that is the body
of a member, a local function or a lambda. What it declares is not used behind it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tree_sitter import Node

from fencepost.repair.source import Change, Source

_LISTS = {"block", "switch_section", "compilation_unit"}
_BOUNDARIES = {
    "method_declaration", "accessor_declaration", "local_function_statement", "lambda_expression",
    "anonymous_method_expression", "operator_declaration", "conversion_operator_declaration", "property_declaration",
    "indexer_declaration", "compilation_unit",
}  # fmt: skip
_OTHERS = {"constructor_declaration", "destructor_declaration", "declaration_list"}
_FUNCTIONS = {"lambda_expression", "anonymous_method_expression", "local_function_statement"}
_LEFT_OPEN = {"await_expression", "await", "yield_statement", "labeled_statement", "ref_expression"}
_SCOPES = {
    "block", "for_statement", "foreach_statement", "using_statement", "while_statement", "do_statement", "switch_body",
    "switch_expression", "fixed_statement", *_FUNCTIONS,
}  # fmt: skip
"""Nodes that the names declared inside of them do not leave."""

_NAMING = {
    "variable_declarator", "declaration_expression", "declaration_pattern", "local_function_statement", "tuple_pattern",
    "var_pattern", "recursive_pattern", "parenthesized_variable_designation", "list_pattern",
}  # fmt: skip
_LOOPS = {"while_statement", "do_statement", "for_statement", "foreach_statement"}
_WITH_MORE = {*_LOOPS, "using_statement", "lock_statement", "fixed_statement", "try_statement", "switch_statement"}
_STRINGS = {"string_literal", "verbatim_string_literal", "raw_string_literal", "interpolated_string_expression"}


class Level(NamedTuple):
    """A list in which a statement stands, the position of the statement in it, and the bytes at which the list begins
    and ends."""

    elements: tuple[Node, ...]
    index: int  # type: ignore[assignment]  # not the method of tuples
    scope: tuple[int, int]
    is_expression: bool = False


class LockedPart(NamedTuple):
    """The part of a source that a lock is put around."""

    first: Node
    last: Node
    is_expression: bool

    @property
    def span(self) -> tuple[int, int]:
        return self.first.start_byte, self.last.end_byte

    def has(self, point: tuple[int, int]) -> bool:
        """True if a position, in the rows and columns of nodes, is inside."""
        return self.first.start_point <= point < self.last.end_point

    @property
    def begins_with_loop(self) -> bool:
        return _inner(self.first).type in _LOOPS

    @property
    def ends_with_more(self) -> bool:
        """True if the compiler puts code behind the part's last statement that belongs to it: a jump, a `finally`."""
        return self.disposes or any(node.type in _WITH_MORE for node in _ends(_inner(self.last)))

    @property
    def disposes(self) -> bool:
        """True if the part ends with its block, and disposes of its own declarations at that end."""
        whole = self.first.parent
        inside = [node for node in whole.children if self.span[0] <= node.start_byte < self.span[1]] if whole else []
        return any(_is_using(node) for node in inside)


def _inner(node: Node) -> Node:
    return node.named_children[0] if node.type == "global_statement" else node


def _ends(node: Node) -> Iterator[Node]:
    """The statements that a statement may end with."""
    yield node
    last = node.named_children[-1:] if node.type == "block" else []
    if node.type == "if_statement":
        last = [child for child in node.named_children if _is_statement(child)]
    for child in last:
        yield from _ends(child)


class Held(NamedTuple):
    """A `lock` statement around a position: the object that it names, and the statement that it locks."""

    name: str
    part: LockedPart


def levels(source: Source, line: int, column: int) -> tuple[list[Level], list[Held]]:
    """The lists that a position stands in, up to its function, the innermost first; and the locks around it. There are
    none in code that makes an object, or that the parser does not understand."""
    node = source.at(line, column)
    if source.is_broken(node):
        return [], []
    found: list[Level] = []
    held: list[Held] = []
    while node is not None and (parent := node.parent) is not None:
        level = _level(node, parent)
        if level is not None:
            found.append(level)
        if parent.type == "lock_statement" and node == parent.named_children[-1]:
            held.append(Held(source.text(parent.children[2]), LockedPart(node, node, False)))
        if parent.type in _BOUNDARIES:
            return found, held
        if parent.type in _OTHERS:
            break
        node = parent
    return [], []


def _level(node: Node, parent: Node) -> Level | None:
    kind = parent.type
    if kind in _LISTS or kind.startswith("preproc_"):
        elements = tuple([child for child in parent.named_children if _is_statement(child)])
        scope = parent.parent if kind == "switch_section" and parent.parent is not None else parent
        return Level(elements, elements.index(node), _bytes(scope)) if node in elements else None
    is_body = kind == "lambda_expression" and parent.child_by_field_name("body") == node
    if kind == "arrow_expression_clause" or is_body:
        return None if node.type == "block" else Level((node,), 0, _bytes(node), True)
    if node.type.endswith("_statement") and kind not in ("global_statement", "labeled_statement"):
        return Level((node,), 0, _bytes(node))
    return None


def _is_statement(node: Node) -> bool:
    return node.type.endswith("_statement") or node.type == "block"


def _bytes(node: Node) -> tuple[int, int]:
    return node.start_byte, node.end_byte


def part(source: Source, level: Level, first: int, last: int) -> LockedPart | None:
    """Some statements of a list, if a lock can be put around them."""
    nodes = level.elements[first : last + 1]
    if level.is_expression and (_is_async(nodes[0]) or nodes[0].type == "throw_expression"):
        return None
    if any(node.type in _LEFT_OPEN for whole in nodes for node in _below(whole, set(_FUNCTIONS))):
        return None
    if last + 1 < len(level.elements) and any(_is_using(node) for node in nodes):
        return None
    declared = {source.text(name) for node in nodes for name in _declared(node)}
    begin, end = nodes[0].start_byte, nodes[-1].end_byte
    if declared and any(source.text(node) in declared for node in _identifiers(source, level.scope, begin, end)):
        return None
    return LockedPart(nodes[0], nodes[-1], level.is_expression)


def _below(node: Node, without: set[str]) -> Iterator[Node]:
    """A node and the nodes below it, but not below nodes of some types."""
    pending = [node]
    while pending:
        node = pending.pop()
        yield node
        pending.extend(child for child in node.children if child.type not in without)


def _declared(node: Node) -> Iterator[Node]:
    """The names that a statement declares for the list that it stands in."""
    if node.type == "global_statement":
        yield from (name for child in node.named_children for name in _declared(child))
    elif node.type not in _SCOPES or node.type == "local_function_statement":
        for found in _below(node, _SCOPES):
            if found.type in _NAMING:
                yield from found.children_by_field_name("name")


def _identifiers(source: Source, scope: tuple[int, int], begin: int, end: int) -> Iterator[Node]:
    """The identifiers of a scope that are outside of a part of it."""
    pending = [source.root]
    while pending:
        node = pending.pop()
        inside = begin <= node.start_byte and node.end_byte <= end
        if node.end_byte <= scope[0] or node.start_byte >= scope[1] or inside:
            continue
        if node.type == "identifier" and scope[0] <= node.start_byte:
            yield node
        pending.extend(node.children)


def _is_using(node: Node) -> bool:
    whole = node.named_children[0] if node.type == "global_statement" and node.named_children else node
    return whole.type == "local_declaration_statement" and any(child.type == "using" for child in whole.children)


def _is_async(expression: Node) -> bool:
    """True if the function that has an expression for its body is asynchronous."""
    whole = expression.parent
    if whole is not None and whole.type == "arrow_expression_clause":
        whole = whole.parent
    return whole is not None and any(child.text == b"async" for child in whole.children)


# ---- how it is written


def locked(source: Source, part: LockedPart, name: str, returns: bool) -> tuple[Change, ...]:
    """A part under a lock, in the style of its surroundings; None if that cannot be written."""
    if part.is_expression:
        return _with_body(source, part.first, f"lock ({name})", returns)
    start, end = source.position(part.first.start_point), source.position(part.last.end_point)
    indent = source.lines[start[0]][: start[1]]
    if start[0] == end[0] or indent.strip():
        return (Change(start, start, f"lock ({name}) {{ "), Change(end, end, " }"))
    opening = " {" if source.opens_at_end(part.first) else f"\n{indent}{{"
    inner = f"{indent}{source.indentation}{_indented(source, part)}"
    return (Change(start, end, f"lock ({name}){opening}\n{inner}\n{indent}}}"),)


def _indented(source: Source, part: LockedPart) -> str:
    """The lines of a part, each but the first one step further to the right. Lines inside of text stay."""
    (first, column), (last, end) = source.position(part.first.start_point), source.position(part.last.end_point)
    fixed = {
        row
        for node in _inside(part)
        if node.type in _STRINGS
        for row in range(node.start_point[0] + 1, node.end_point[0] + 1)
    }
    lines = [*source.lines[first:last], source.lines[last][:end]]
    moved = [
        line if row in fixed or not line.strip() or line.startswith("#") else source.indentation + line
        for row, line in enumerate(lines[1:], first + 1)
    ]
    return "\n".join([lines[0][column:], *moved])


def _inside(part: LockedPart) -> Iterator[Node]:
    whole = part.first.parent
    for node in whole.children if whole is not None else ():
        if part.first.start_byte <= node.start_byte and node.end_byte <= part.last.end_byte:
            yield from _below(node, set())


def _with_body(source: Source, value: Node, statement: str, returns: bool) -> tuple[Change, ...]:
    """A body of statements in place of an expression."""
    text = f"{{ {statement} {{ {'return ' if returns else ''}{source.text(value)}; }} }}"
    arrow = value.parent
    if arrow is None or arrow.type != "arrow_expression_clause":
        return source.replaced(value, text)
    member, end = arrow.parent, arrow.next_sibling
    if member is None or end is None or end.type != ";":
        return ()
    whole = member.type in ("property_declaration", "indexer_declaration")
    changed = f"{{ get {text} }}" if whole else text
    return (Change(source.position(arrow.start_point), source.position(end.end_point), changed),)
