"""Makes concurrent programs of sequential ones: each conformance method once more, in five ways that change threads.

    Yielding   an async method with `await Task.Yield()` between its statements
    Stepping   an iterator that yields between its statements, each step on a new thread
    Handing    each statement is a lambda that runs on a thread which is joined
    Beside     the method itself, while a second thread lives
    Twice      the method itself on two threads at once

None of them may change what the method returns. A change that the compiler refuses is made in fewer places, and then
not at all (`tests/oracle/change.py` does that, and asks the real runtime what is left).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import NamedTuple

import tree_sitter_c_sharp
from tree_sitter import Language, Node, Parser

CHANGES = ("Yielding", "Stepping", "Handing", "Beside", "Twice")
AROUND = ("Beside", "Twice")
"""Changes that need no more of a method than its signature."""
EVERYWHERE, AT_THE_TOP = 0, 1
"""Where a change is made: between statements of blocks in blocks too, or between those of the method's own block."""

_PARSER = Parser(Language(tree_sitter_c_sharp.language()))
_OWN = ("lambda_expression", "anonymous_method_expression", "local_function_statement", "class_declaration")
"""What returns for itself."""
_LEAVING = ("return_statement", "throw_statement", "break_statement", "continue_statement", "goto_statement")
_CLOSED = ("lock_statement", "unsafe_statement", "fixed_statement", "checked_statement", "switch_statement")
"""What nothing is put into."""


class Case(NamedTuple):
    """A conformance method: `body` is its block or an expression, or None where the parser does not know the syntax."""

    name: str
    returns: str
    modifiers: frozenset[str]
    body: Node | None

    @property
    def changes(self) -> tuple[str, ...]:
        """How it can be changed."""
        return AROUND if self.body is None else CHANGES

    @property
    def waits(self) -> bool:
        return "async" in self.modifiers

    @property
    def value(self) -> str:
        """The type of what it returns at last."""
        for task in ("System.Threading.Tasks.Task<", "System.Threading.Tasks.ValueTask<", "Task<", "ValueTask<"):
            if self.returns.startswith(task):
                return self.returns[len(task) : -1]
        return self.returns


def text_of(node: Node | None) -> str:
    return "" if node is None or node.text is None else node.text.decode()


def cases(source: str, topic: str) -> Iterator[Case]:
    """The methods of a topic's class that have no parameters. Each is parsed by itself, too: syntax that the parser
    does not know costs the methods that use it, and leaves of those what needs no more than their signature."""
    found = {case.name: case for case in _cases(source, topic)}
    for member in _members(source, topic):
        known = _cases(f"class {topic} {{\n{member}\n}}", topic)
        header = re.split(r"\{|=>", member, maxsplit=1)[0]
        for case in (*known, *_cases(f"class {topic} {{\n{header} => default;\n}}", topic)):
            whole = any(case.name == other.name for other in known)
            found.setdefault(case.name, case if whole else case._replace(body=None))
    yield from found.values()


def _cases(source: str, topic: str) -> list[Case]:
    root = _PARSER.parse(source.encode()).root_node
    bodies = [
        node.child_by_field_name("body")
        for node in _descendants(root)
        if node.type == "class_declaration" and text_of(node.child_by_field_name("name")) == topic
    ]
    members = [member for body in bodies if body for member in body.children if member.type == "method_declaration"]
    return [case for member in members if (case := _case(member)) is not None]


def _members(source: str, topic: str) -> Iterator[str]:
    """The texts of the members of a topic's class: each begins on a line that is indented as the first one is."""
    lines = source.splitlines()
    start = next(number for number, line in enumerate(lines) if re.search(rf"\bclass {topic}\b", line))
    inside = [line for line in takewhile(lambda line: not line.startswith("}"), lines[start + 1 :]) if line.strip()]
    if inside and inside[0].strip() == "{":
        del inside[0]
    indent = len(inside[0]) - len(inside[0].lstrip()) if inside else 0
    member: list[str] = []
    for line in inside:
        if re.match(rf" {{{indent}}}[\w\[]", line) and member:
            yield "\n".join(member)
            member = []
        member.append(line)
    yield "\n".join(member)


def _case(member: Node) -> Case | None:
    modifiers = frozenset(text_of(child) for child in member.children if child.type == "modifier")
    parameters, body = member.child_by_field_name("parameters"), member.child_by_field_name("body")
    returns = text_of(member.child_by_field_name("returns"))
    if not {"public", "static"} <= modifiers or parameters is None or parameters.named_child_count or body is None:
        return None
    if member.child_by_field_name("type_parameters") is not None or returns.startswith("ref "):
        return None
    if body.type == "arrow_expression_clause":
        body = body.named_children[0]
    return Case(text_of(member.child_by_field_name("name")), returns, modifiers, body)


def _descendants(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from _descendants(child)


def changed(case: Case, change: str, where: int, kept: frozenset[int] = frozenset()) -> str:
    """A further method, one line for each statement that is changed; those in `kept` are left as they are."""
    name = f"{case.name}__{change}"
    unsafe = "unsafe " if "unsafe" in case.modifiers else ""
    called = f"{case.name}()" if case.returns == case.value else f"{case.name}().GetAwaiter().GetResult()"
    if change in AROUND or case.body is None:
        inner = f"global::Changes.Change.{change}<{case.value}>(() => {called})"
        return f"    public static {unsafe}{case.value} {name}() => {inner};"
    if change == "Handing":
        body = _Hander(where, case.value, kept).body(case.body)
        return f"    public static {unsafe}{case.returns} {name}() {body}"
    if change == "Yielding":
        body = _Writer(where, "await global::System.Threading.Tasks.Task.Yield();").body(case.body)
        return f"    public static {unsafe}async global::System.Threading.Tasks.Task<{case.value}> {name}() {body}"
    body = _Writer(where, "yield return 0;", _returned_from_iterator).body(case.body)
    steps = f"static {unsafe}global::System.Collections.Generic.IEnumerable<int> {name}Steps"
    inner = f"global::Changes.Change.Stepping<{case.value}>({name}Steps)"
    run = f"    public static {case.value} {name}() => {inner};"
    return f"    private {steps}(global::Changes.Made<{case.value}> made__) {body}\n{run}"


def _returned_from_iterator(value: str) -> str:
    return f"{{ made__.Value = {value}; yield break; }}"


class _Writer:
    """Puts a statement between the statements of a body."""

    def __init__(self, where: int, between: str, returned: Callable[[str], str] | None = None) -> None:
        self._where, self._between, self._returned = where, between, returned

    def body(self, body: Node) -> str:
        if body.type == "block":
            return self._block(body, 0)
        if body.type == "throw_expression":
            return f"{{ {self._between} {text_of(body)}; }}"
        value = text_of(body)
        back = self._returned(value) if self._returned else f"return {value};"
        return f"{{ {self._between} {back} }}"

    def _block(self, block: Node, depth: int) -> str:
        lines = [self._between] if depth == 0 else []
        for child in block.named_children:
            lines.append(self._statement(child, depth))
            if child.type not in (*_LEAVING, "local_function_statement", "comment"):
                lines.append(self._between)
        if depth == 0 and lines and lines[-1] == self._between and self._returned is None:
            lines.pop()
        return "{\n" + "\n".join(lines) + "\n}"

    def _statement(self, node: Node, depth: int) -> str:
        """The text of a statement, changed inside."""
        if node.type == "return_statement" and self._returned is not None and node.named_children:
            return self._returned(text_of(node.named_children[0]))
        if node.type == "block":
            inside = self._where == EVERYWHERE and not _is_handler(node, self._returned is not None)
            return self._block(node, depth + 1) if inside else self._plain(node, depth)
        if node.type in _OWN or not node.named_children:
            return text_of(node)
        return self._plain(node, depth)

    def _plain(self, node: Node, depth: int) -> str:
        """The text with its parts changed; those of a closed statement only where they return."""
        if node.type in _CLOSED:
            return _Writer(AT_THE_TOP, "", self._returned)._parts(node, depth)
        return self._parts(node, depth)

    def _parts(self, node: Node, depth: int) -> str:
        source, found, at = node.text or b"", "", 0
        for child in node.children:
            start, end = child.start_byte - node.start_byte, child.end_byte - node.start_byte
            found += source[at:start].decode()
            found += text_of(child) if child.type in _OWN else self._statement(child, depth)
            at = end
        return found + source[at:].decode()


def _is_handler(block: Node, iterator: bool) -> bool:
    """True if no statement of a block may yield: it belongs to an iterator, and is a handler or has one."""
    above = block.parent
    if above is None or not iterator:
        return False
    if above.type in ("catch_clause", "finally_clause"):
        return True
    return above.type == "try_statement" and any(child.type == "catch_clause" for child in above.children)


class _Hander:
    """Makes each statement a lambda that another thread runs. Statements have numbers, as they come."""

    def __init__(self, where: int, returns: str, kept: frozenset[int]) -> None:
        self._where, self._returns, self._kept, self._number = where, returns, kept, 0

    def body(self, body: Node) -> str:
        if body.type == "block":
            return self._statement(body)
        if body.type == "throw_expression":
            return f"{{ {text_of(body)}; }}"
        return (
            "{\n"
            + self._handed(f"return {self._over(self._returns, text_of(body))};", f"return {text_of(body)};")
            + "\n}"
        )

    def _over(self, type: str, value: str) -> str:
        generic = "" if type == "var" else f"<{type}>"
        return f"global::Changes.Change.Over{generic}(() => {value})"

    def _handed(self, changed: str, plain: str) -> str:
        self._number += 1
        text = plain if self._number in self._kept else changed
        return f"\n/*{self._number}*/ " + " ".join(text.splitlines()) + "\n"

    def _statement(self, node: Node) -> str:
        plain = text_of(node)
        if "//" in plain or "await" in plain or "#" in plain:
            return plain
        if node.type == "expression_statement":
            return self._handed(f"global::Changes.Change.Over(() => {{ {plain} }});", plain)
        if node.type == "return_statement" and node.named_children:
            value = text_of(node.named_children[0])
            return self._handed(f"return {self._over(self._returns, value)};", plain)
        if node.type == "local_declaration_statement" and self._where == EVERYWHERE:
            declared = self._declared(node)
            return plain if declared is None else self._handed(declared, plain)
        if node.type in _OWN or node.type in ("lock_statement", "fixed_statement") or not node.named_children:
            return plain
        return self._parts(node)

    def _declared(self, node: Node) -> str | None:
        """A declaration of one variable whose value another thread computes."""
        inner = next((child for child in node.named_children if child.type == "variable_declaration"), None)
        if inner is None or text_of(node).startswith(("using ", "const ", "ref ", "await ", "scoped ")):
            return None
        variables = [child for child in inner.named_children if child.type == "variable_declarator"]
        type = text_of(inner.child_by_field_name("type"))
        if len(variables) != 1 or not type or variables[0].named_child_count < 2:
            return None
        name, value = text_of(variables[0].named_children[0]), variables[0].named_children[-1]
        if value.type in ("array_initializer", "initializer_expression", "bracketed_argument_list"):
            return None
        return f"{type} {name} = {self._over(type, text_of(value))};"

    def _parts(self, node: Node) -> str:
        source, found, at = node.text or b"", "", 0
        for child in node.children:
            start, end = child.start_byte - node.start_byte, child.end_byte - node.start_byte
            found += source[at:start].decode()
            found += (
                text_of(child) if child.type in _OWN or not child.type.endswith(_STATEMENTS) else self._statement(child)
            )
            at = end
        return found + source[at:].decode()


_STATEMENTS = ("statement", "block", "clause", "section", "body")
