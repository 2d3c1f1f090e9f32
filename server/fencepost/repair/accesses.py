"""Accesses in the source: a volatile one, an exchange or an update in place of a plain one.

Accesses of the source and of the code are matched by their order inside a statement. Where there are more of the ones
than of the others, as where a compiler has left one out, nothing is matched.
"""

from __future__ import annotations

from typing import NamedTuple

from tree_sitter import Node

from fencepost.repair.source import Change, Source, StatementSpan

ELEMENT = ""
"""Stands for the name of a variable that is an element of an array."""

_STEPS = {"++": "Increment", "--": "Decrement"}
_CALLS = {"+=": "Add", "-=": "Add", "|=": "Or", "&=": "And"}
_WHOLE = {
    "variable_declarator", "assignment_expression", "return_statement", "argument", "arrow_expression_clause",
    "lambda_expression",
}  # fmt: skip
_BODIES = {"lambda_expression", "arrow_expression_clause"}
_FUNCTIONS = {"lambda_expression", "anonymous_method_expression", "local_function_statement"}
_OPERATORS = {"+", "-", "*", "/", "%", "|", "&", "^"}
_PLAIN = {"identifier", "member_access_expression", ".", "this", "this_expression"}
"""The nodes of a variable's name that may be written twice, because they do nothing when they are evaluated."""

_SIMPLE = {"identifier", "integer_literal", "parenthesized_expression", "invocation_expression"}


class SourceAccess(NamedTuple):
    """A read or write of a variable in a statement: the one at `place` among the `total` reads, or writes, of it.

    `is_void` tells whether the method returns nothing: a body that is an expression is a statement then. `is_wide`
    tells whether a value of the variable needs no conversion back after an addition.
    """

    span: StatementSpan
    name: str
    place: int
    total: int
    writes: bool
    is_void: bool
    is_wide: bool


def made_volatile(source: Source, access: SourceAccess) -> tuple[Change, ...]:
    """A volatile access in place of a plain one."""
    if access.writes:
        return _stored(source, access, "Volatile.Write")
    node = _find(source, access)
    if node is None:
        return ()
    return source.replaced(node, source.qualified(f"Volatile.Read(ref {source.text(node)})"))


def made_exchange(source: Source, access: SourceAccess) -> tuple[Change, ...]:
    """An exchange, whose result is not used, in place of a store."""
    return _stored(source, access, "Interlocked.Exchange")


def made_update(source: Source, access: SourceAccess, bits: bool) -> tuple[Change, ...]:
    """A call of `Interlocked` in place of an expression that counts a variable up or down, or sets or clears its
    `bits`."""
    found = [] if _is_broken(source, access.span) else _uses(source, access.span, access.name)
    written = next((node for node in found if _is_write(node) or _is_both(node)), None)
    whole = written.parent if written is not None else None
    if whole is None:
        return ()
    is_statement = _is_statement(whole, access.is_void)
    call = _interlocked(source, whole, [source.text(node) for node in found], bits, is_statement)
    return source.replaced(whole, source.qualified(call)) if call else ()


def is_only_exchanged(source: Source, span: StatementSpan, name: str) -> bool:
    """True if every reference to a variable in a statement is an argument of `Interlocked`, which accepts volatile
    fields. For other calls the compiler warns that a reference to a volatile field is not volatile (CS0420)."""
    if _is_broken(source, span):
        return False
    return all(_is_interlocked(source, node) for node in _uses(source, span, name) if _is_reference(node))


def _is_broken(source: Source, span: StatementSpan) -> bool:
    return source.is_broken(source.at(span.line, span.column))


def _is_interlocked(source: Source, node: Node) -> bool:
    argument = node.parent
    call = argument.parent.parent if argument is not None and argument.parent is not None else None
    function = call.child_by_field_name("function") if call is not None else None
    return function is not None and "Interlocked." in source.text(function)


def _stored(source: Source, access: SourceAccess, call: str) -> tuple[Change, ...]:
    node = _find(source, access)
    whole = node.parent if node is not None else None
    if node is None or whole is None or not _is_statement(whole, access.is_void):
        return ()
    if any(part.type == "await_expression" for part in _below(whole)):
        return ()
    value = _new_value(source, node, whole, access)
    return source.replaced(whole, source.qualified(f"{call}(ref {source.text(node)}, {value})")) if value else ()


def _new_value(source: Source, node: Node, whole: Node, access: SourceAccess) -> str:
    """The value that a statement writes to a variable. If the statement reads the variable, too, an expression without
    the write."""
    value = whole.child_by_field_name("right")
    if not _is_both(node):
        return source.text(value) if value is not None else ""
    if not access.is_wide or any(part.type not in _PLAIN for part in _below(node)):
        return ""
    target = source.text(node)
    if value is None:
        return f"{target} {next(child.type[0] for child in whole.children if child.type in _STEPS)} 1"
    operator = whole.child_by_field_name("operator")
    sign = operator.type[:-1] if operator is not None else "?"
    text = source.text(value)
    return f"{target} {sign} {text if value.type in _SIMPLE else f'({text})'}" if sign in _OPERATORS else ""


def _find(source: Source, access: SourceAccess) -> Node | None:
    """The expression of an access that the code has."""
    if _is_broken(source, access.span):
        return None
    used = _uses(source, access.span, access.name)
    if any(_is_both(node) for node in used) and not (access.writes and len(used) == 1):
        return None
    found = [node for node in used if (_is_write(node) or _is_both(node)) == access.writes and not _is_reference(node)]
    if len(found) != access.total or access.place >= access.total:
        return None
    node = found[access.place]
    conditional = any(part.type == "conditional_access_expression" for part in _below(node))
    return None if conditional else node


def _uses(source: Source, span: StatementSpan, name: str) -> list[Node]:
    """The uses of a variable inside a statement, with the objects whose member they are, in the order of their
    evaluation."""
    if name == ELEMENT:
        found = [node for node in source.inside(span) if node.type == "element_access_expression"]
    else:
        named = [node for node in source.inside(span) if node.type == "identifier" and source.text(node) == name]
        found = [whole for node in named if (whole := _whole(node)) is not None]
    start = source.start(span)
    return sorted((node for node in found if not _is_elsewhere(node, start)), key=_evaluated)


def _evaluated(node: Node) -> tuple[int, int]:
    """Sorts reads by where they end, and stores by where their values do, the inner one first."""
    whole = node.parent if node.parent is not None and _is_write(node) else node
    return whole.end_byte, -whole.start_byte


def _is_elsewhere(node: Node, start: tuple[int, int]) -> bool:
    """True if an expression stands in a function inside the statement, which runs at another time."""
    parent = node.parent
    while parent is not None and parent.start_point >= start:
        if parent.type in _FUNCTIONS:
            return True
        parent = parent.parent
    return False


def _below(node: Node) -> list[Node]:
    found, pending = [], [node]
    while pending:
        node = pending.pop()
        found.append(node)
        pending.extend(node.children)
    return found


def _interlocked(source: Source, whole: Node, uses: list[str], bits: bool, is_statement: bool) -> str:
    """The call that does to the variable what an expression does, and has the same value."""
    target = uses[0]
    if whole.type in ("postfix_unary_expression", "prefix_unary_expression") and len(uses) == 1:
        for child in whole.children:
            if child.type in _STEPS:
                call = f"Interlocked.{_STEPS[child.type]}(ref {target})"
                back = {"++": "-", "--": "+"}[child.type]
                after = whole.type == "postfix_unary_expression" and not is_statement
                text = f"{call} {back} 1" if after else call
                return f"({text})" if after and not _stands_alone(whole) else text
    operator, value = whole.child_by_field_name("operator"), whole.child_by_field_name("right")
    if whole.type != "assignment_expression" or operator is None or value is None:
        return ""
    sign = operator.type
    if sign == "=" and value.type == "binary_expression" and uses == [target, target]:
        left, middle = value.child_by_field_name("left"), value.child_by_field_name("operator")
        operand = value.child_by_field_name("right")
        if left is None or middle is None or operand is None or source.text(left) != target:
            return ""
        sign, value = f"{middle.type}=", operand
    elif len(uses) != 1:
        return ""
    if sign not in _CALLS or (sign in ("|=", "&=") and not (bits and is_statement)):
        return ""
    text = source.text(value)
    if sign == "-=":
        text = f"-{text}" if value.type in _SIMPLE else f"-({text})"
    return f"Interlocked.{_CALLS[sign]}(ref {target}, {text})"


def _stands_alone(node: Node) -> bool:
    """True if an expression is no operand of another one."""
    return node.parent is not None and node.parent.type in _WHOLE


def _whole(node: Node) -> Node | None:
    """The whole expression that an identifier names; None if the identifier is no variable that is used."""
    parent = node.parent
    if parent is None:
        return None
    if parent.type == "member_access_expression":
        return parent if parent.child_by_field_name("name") == node else node
    if parent.type in ("variable_declarator", "parameter", "argument") and parent.child_by_field_name("name") == node:
        return None
    if parent.type in ("member_binding_expression", "invocation_expression", "name_colon", "generic_name"):
        return None if parent.type != "invocation_expression" else node
    if parent.type == "assignment_expression" and _is_initializer(parent) and _is_write(node):
        return None
    return node


def _is_initializer(assignment: Node) -> bool:
    """True if an assignment stands in the braces of a new object."""
    return assignment.parent is not None and assignment.parent.type == "initializer_expression"


def _is_write(node: Node) -> bool:
    parent = node.parent
    return parent is not None and parent.type == "assignment_expression" and parent.child_by_field_name("left") == node


def _is_both(node: Node) -> bool:
    """True if an expression both reads and writes its operand."""
    parent = node.parent
    if parent is None:
        return False
    if parent.type in ("postfix_unary_expression", "prefix_unary_expression"):
        return any(child.type in _STEPS for child in parent.children)
    if parent.type == "assignment_expression" and parent.child_by_field_name("left") == node:
        operator = parent.child_by_field_name("operator")
        return operator is not None and operator.type != "="
    return False


def _is_reference(node: Node) -> bool:
    """True if an expression takes the address of a variable, which accesses nothing."""
    parent = node.parent
    return parent is not None and any(child.type in ("ref", "out", "in", "&") for child in parent.children)


def _is_statement(node: Node, is_void: bool) -> bool:
    """True if the value of an expression is not used."""
    parent = node.parent
    if parent is None:
        return False
    return parent.type == "expression_statement" or (is_void and parent.type in _BODIES and not _is_async(parent))


def _is_async(node: Node) -> bool:
    return any(child.text == b"async" for child in (*node.children, *(node.parent.children if node.parent else ())))
