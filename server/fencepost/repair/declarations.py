"""Where a field is declared in the source, and how that becomes volatile."""

from __future__ import annotations

from typing import NamedTuple

from tree_sitter import Node

from fencepost.repair.source import Change, Source

_TYPES = {"class_declaration", "struct_declaration", "record_declaration", "interface_declaration"}
_NAMESPACES = {"namespace_declaration", "file_scoped_namespace_declaration"}


class Declaration(NamedTuple):
    """A declaration of fields: all their names, the line, and the change that makes them volatile."""

    names: tuple[str, ...]
    line: int
    change: Change


def declaration(source: Source, type: str, field: str) -> Declaration | None:
    """The declaration of a field of a type, by its full name as metadata has it."""
    if field not in source.text(source.root):
        return None
    pending = [source.root]
    while pending:
        node = pending.pop()
        if (
            node.type == "field_declaration"
            and not source.is_broken(node)
            and full_name(source, node) == plain_name(type)
        ):
            found = _declared(source, node)
            if found is not None and field in found.names:
                return found
        pending.extend(node.children)
    return None


def _declared(source: Source, node: Node) -> Declaration | None:
    variables = next((child for child in node.children if child.type == "variable_declaration"), None)
    type = variables.child_by_field_name("type") if variables is not None else None
    if variables is None or type is None:
        return None
    declarators = [child for child in variables.children if child.type == "variable_declarator"]
    names = [child.child_by_field_name("name") or child.children[0] for child in declarators]
    row, _ = source.position(node.start_point)
    return Declaration(tuple([source.text(name) for name in names]), row + 1, source.insertion(type, "volatile "))


def full_name(source: Source, node: Node) -> str:
    """The name of the type that a member stands in, without the numbers of generic parameters."""
    parts: list[str] = []
    spaces: list[str] = []
    parent = node.parent
    while parent is not None:
        name = parent.child_by_field_name("name")
        if name is not None and parent.type in _TYPES:
            parts.insert(0, source.text(name))
        elif name is not None and parent.type in _NAMESPACES:
            spaces.insert(0, source.text(name))
        parent = parent.parent
    for child in source.root.children:
        name = child.child_by_field_name("name")
        if child.type == "file_scoped_namespace_declaration" and name is not None and not spaces:
            spaces.insert(0, source.text(name))
    return ".".join([*spaces, "+".join(parts)])


def plain_name(type: str) -> str:
    return "+".join(part.partition("`")[0] for part in type.split("+"))
