"""The member of the source that a compiled method is made of, by a name that the compiler has not made up.

The C# compiler makes methods and types of its own for lambdas `<M>b__K_0`, local functions `<M>g__N|K_0`, closures
`<>c__DisplayClassK_0` and state machines `<M>d__K`. Their numbers shift when a member is added, and a Debug build may
have others than a Release build; the name M of the member around them stays. Such names nest, as `<<M>b__0_0>d` of an
asynchronous lambda; the innermost one is that of the member.
"""

from __future__ import annotations

import re

_ARITY = re.compile(r"`\d+")
_OF_A_FILE = re.compile(r"<[^<>+]*>F[0-9A-F]+__")
"""What stands before the name of a type with the modifier `file`."""
_ACCESSORS = ("get", "set", "add", "remove")


def source_member(owner: str, method: str) -> str:
    """The member as C# names it: namespace, types (nested ones after a dot, without type parameters), member; an
    accessor after its property or event; a constructor by the name of its type, `static` if it is a type's."""
    parts = _OF_A_FILE.sub("", _ARITY.sub("", owner)).split("+")
    types = ".".join([part for part in parts if not part.startswith("<")])
    around = [_around(part) for part in [*parts, method] if part.startswith("<")]
    return _named(types, next(filter(None, around), method))


def _around(generated: str) -> str:
    """The member that a made-up name begins with, "" if it names none. State machines have minus signs for the dots of
    an interface's member."""
    name = generated
    while name.startswith("<"):
        name = name[1 : _end(name)]
    return name.replace("-", ".")


def _end(name: str) -> int:
    """Where the angle bracket is closed with which a name begins; its length if it is not."""
    depth = 0
    for at, character in enumerate(name):
        depth += {"<": 1, ">": -1}.get(character, 0)
        if not depth:
            return at
    return len(name)


def _named(type: str, member: str) -> str:
    if member in (".ctor", ".cctor"):
        return f"{'static ' if member == '.cctor' else ''}{type}.{type.rpartition('.')[2]}"
    before, dot, last = member.rpartition(".")
    kind, _, accessed = last.partition("_")
    last = f"{accessed}.{kind}" if accessed and kind in _ACCESSORS else last
    return f"{type}.{before}{dot}{last}"
