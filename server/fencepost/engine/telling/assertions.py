"""The message of an assertion that fails: its condition, as the source has it, and the program's own message."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fencepost.properties.rule import sentence

_CALL = re.compile(r"\b(?:Assert|Requires|Ensures|Assume|Invariant)\s*(?:<[\w.]+>)?\s*\(")
_PARTS = re.compile(
    r"""(?P<raw>\$*(?P<quotes>"{3,}))      # a raw string (C# 6.4.5.6): up to as many quotes
      | (?P<verbatim>(?:@\$|\$@|@)")       # a verbatim one: two quotes are one
      | (?P<plain>\$?")
      | (?P<character>'(?:\\.[^']*|[^'\\])')
      | (?P<comment>//[^\n]*|/\*)
      | (?P<generic>\w<[\w.,\s\[\]?<>]*>(?=[()\]}:;,.?=!|^&\[]))  # type arguments (C# 6.2.5)
      | (?P<open>[(\[{]) | (?P<close>[)\]}]) | (?P<comma>,)""",
    re.VERBOSE,
)
_STRINGS = {"verbatim": re.compile(r'(?:[^"]|"")*"?'), "plain": re.compile(r'(?:[^"\\\n]|\\.)*"?')}
_LONGEST, _LONGEST_STATEMENT = 200, 4000


def assertion_message(message: str, statement: str) -> str:
    """A sentence with both, as far as they are known. Where a program has no message, compilers pass the condition."""
    message = " ".join(message.split())
    arguments = _first_arguments(statement[:_LONGEST_STATEMENT])
    if not arguments:
        return f"The assertion {message} fails." if message else "An assertion fails."
    if not message:
        return f"The assertion {_short(arguments[0])} fails."
    if _bare(message) in map(_bare, arguments):
        return f"The assertion {message} fails."
    return sentence(f"The assertion {_short(arguments[0])} fails: {message}")


def _first_arguments(statement: str) -> list[str]:
    """The possible conditions of the assertion in a statement, first the one that ends where it most likely does; none
    if the statement has no assertion."""
    call = _CALL.search(statement)
    if call is None:
        return []
    texts = [" ".join(statement[call.end() : end].split()) for end in _ends(statement, call.end())]
    return [text for text in texts if text]


def _ends(text: str, at: int) -> Iterator[int]:
    """Where arguments end: at commas and the last bracket, outside of strings, comments and inner brackets."""
    depth = 0
    while depth >= 0 and (part := _PARTS.search(text, at)) is not None:
        at = part.end()
        kind = part.lastgroup or ""
        if kind == "raw":
            at = _after(text, part["quotes"], at)
        elif part[0] == "/*":
            at = _after(text, "*/", at)
        elif kind in _STRINGS:
            found = _STRINGS[kind].match(text, at)
            at = found.end() if found is not None else at
        elif kind == "open":
            depth += 1
        elif kind in ("close", "comma"):
            if not depth:
                yield part.start()
            depth -= kind == "close"


def _after(text: str, end: str, at: int) -> int:
    found = text.find(end, at)
    return len(text) if found < 0 else found + len(end)


def _bare(text: str) -> str:
    return "".join(text.split())


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}..."
