"""Where a new object for locks is declared in the source, and which names are free for it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tree_sitter import Node

from fencepost.repair.declarations import full_name, plain_name
from fencepost.repair.source import Change, Source

_TYPES = {"class_declaration", "struct_declaration", "record_declaration"}
_NAMES = ("gate", "sync", "lockObject", "gateObject")
_VARIABLES = {
    "variable_declarator", "parameter", "declaration_expression", "declaration_pattern", "foreach_statement",
    "tuple_pattern", "catch_declaration",
}  # fmt: skip


def free_name(sources: Iterable[Source], type: str, taken: Iterable[str], underscore: bool) -> str:
    """A name that is used nowhere in a type's source, nor `taken`, in the style of its other fields."""
    used = set(taken)
    for source in sources:
        for body in _bodies(source, type):
            used.update(re.findall(r"\w+", source.text(body)))
    mark = "_" if underscore else ""
    numbered = [f"gate{number}" for number in range(2, len(used) + 3)]
    return next(mark + name for name in (*_NAMES, *numbered) if mark + name not in used)


def new_gate(source: Source, type: str, field: str, near: int) -> Change | None:
    """A declaration of an object for locks, at the beginning of a type, in the part around a byte if there is one; None
    if the file does not contain the type's braces."""
    bodies = [body for body in _bodies(source, type) if not source.is_around_broken(body)]
    bodies.sort(key=lambda body: not body.start_byte <= near < body.end_byte)
    return _first(source, bodies[0], field) if bodies else None


def _first(source: Source, body: Node, field: str) -> Change:
    """Inside of a type's braces, before everything else."""
    row, column = source.position(body.start_point)
    at = (row, column + 1)
    rest = source.lines[row][column + 1 :].strip()
    if rest and not rest.startswith("//"):
        return Change(at, at, f" {field}")
    member = next((child for child in body.named_children if child.type != "comment"), None)
    line = source.lines[source.position(member.start_point)[0]] if member is not None else ""
    indent = line[: len(line) - len(line.lstrip())]
    if member is None:
        outer = source.lines[source.position(body.end_point)[0]]
        indent = outer[: len(outer) - len(outer.lstrip())] + source.indentation
    end = (row, len(source.lines[row]))
    return Change(end, end, f"\n{indent}{field}")


def _bodies(source: Source, type: str) -> list[Node]:
    """The braces of a type, of each of its parts."""
    arity = int(type.rpartition("+")[2].partition("`")[2] or 0)
    named = [node for node in _below(source.root) if node.type in _TYPES and _arity(node) == arity]
    bodies = [node.child_by_field_name("body") for node in named]
    return [body for body in bodies if body is not None and full_name(source, body) == plain_name(type)]


def _arity(node: Node) -> int:
    lists = [child for child in node.children if child.type == "type_parameter_list"]
    return sum(child.type == "type_parameter" for child in lists[0].children) if lists else 0


def _below(node: Node) -> list[Node]:
    found, pending = [], [node]
    while pending:
        node = pending.pop()
        found.append(node)
        pending.extend(reversed(node.children))
    return found


def lock_names(source: Source, type: str) -> list[str]:
    """The expressions that the `lock` statements of a type name, each once."""
    nodes = [node for node in _below(source.root) if node.type == "lock_statement" and not source.is_broken(node)]
    inside = [node.children[2] for node in nodes if full_name(source, node) == plain_name(type)]
    return list(dict.fromkeys([source.text(node) for node in inside]))


def is_hidden(source: Source, node: Node, name: str) -> bool:
    """True if a variable or a parameter around a part of the source may have the name of a field."""
    member: Node | None = node
    while member is not None and member.parent is not None and member.parent.type != "declaration_list":
        member = member.parent
    for node in _below(member) if member is not None else ():
        found = node.child_by_field_name("name") or node.child_by_field_name("left")
        if found is not None and node.type in _VARIABLES and source.text(found) == name:
            return True
    return False
