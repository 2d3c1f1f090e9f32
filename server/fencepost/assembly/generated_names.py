"""Names that the C# compiler makes up, without the number of the method that they were made for.

The compiler numbers the members of a type and puts the number K of a method into the names of what it generates for it:
lambdas `<M>b__K_0`, closures `<>c__DisplayClassK_0`, state machines `<M>d__K`, local functions `<M>g__N|K_0`. Adding a
member shifts the numbers of all that follow. Here K is replaced by the method's name and its rank among the methods of
that name in that type, which shifts with its overloads only.

Sound for content keys: within a type, different numbers get different pairs of name and rank, and NUL, which no name in
metadata has, stands around them. So different names stay different, and an assembly with all its names replaced is the
same program but for what reflection says; a key is that of a method in this program. Two overloads that exchange their
lambdas exchange the contents under two names that are told apart, and what is generated has keys of its own.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from hashlib import blake2b
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from fencepost.assembly.damage import DamagedError
from fencepost.assembly.metadata import Metadata, Nameable
from fencepost.model.members import FieldReference, MethodReference
from fencepost.model.types import Instance, Named

AnyNameable = TypeVar("AnyNameable", bound=Nameable)

_NUMBER = re.compile(r"([<>](?:(?:[bO]__|g__[^|<>]*\||>9__|>c__DisplayClass)(?=[0-9]+_[0-9])|d__|>[co]__))([0-9]+)")
"""A method's number in a name, after what says that it is one. In a closure, `<M>b__0` has only that of the lambda."""
_IN_CLOSURE = re.compile(">[bg]__")
_LONGEST = 4096


def has_number(text: str) -> bool:
    """True if a text may contain a name with a method's number. Texts that no compiler writes are not searched."""
    return "__" in text and len(text) <= _LONGEST and _NUMBER.search(text) is not None


class GeneratedNames:
    """The names of one module. `row_of` finds a type that it defines by its full name; 0 is none."""

    def __init__(self, metadata: Metadata, row_of: Callable[[str], int]) -> None:
        self._metadata = metadata
        self._row_of = row_of
        self._ranks: dict[str, dict[str, str]] = {}

    def type(self, name: str) -> str:
        """A type's full name, with numbers replaced."""
        outer, plus, rest = name.partition("+<")
        return outer + self._replaced(outer, plus + rest) if plus else name

    def member(self, owner: str, name: str) -> str:
        """The name of a field or method of a type, by the type's full name, with numbers replaced."""
        return self._replaced(owner.partition("+<")[0], name)

    def renamed(self, named: AnyNameable) -> AnyNameable:
        """A type or member with the numbers replaced in all names in it."""
        found: AnyNameable = self._renamed(named)
        if isinstance(named, FieldReference | MethodReference):
            owner = named.owner.definition if isinstance(named.owner, Instance) else named.owner
            if isinstance(owner, Named):
                found = replace(found, name=self.member(owner.name, named.name))  # type: ignore[type-var]
        return found

    def _renamed(self, value: Any) -> Any:
        if isinstance(value, Named):
            return replace(value, name=self.type(value.name)) if "+<" in value.name else value
        if isinstance(value, tuple):
            return tuple([self._renamed(item) for item in value])
        if isinstance(value, Struct):
            return type(value)(*[self._renamed(getattr(value, field)) for field in value.__struct_fields__])
        return value

    def _replaced(self, outer: str, name: str) -> str:
        """A name with numbers replaced; `outer` is the type in the source inside which they count."""
        if not has_number(name):
            return name
        if outer not in self._ranks:
            self._ranks[outer] = _ranks(self._made_for(outer))
        ranks = self._ranks[outer]

        def replaced(match: re.Match[str]) -> str:
            return match[1] + ranks.get(match[2], match[2])

        return _NUMBER.sub(replaced, name)

    def _made_for(self, outer: str) -> dict[str, str]:
        """The name of the method that each number belongs to, as far as names tell it, else ""."""
        found: dict[str, str] = {}
        row = self._row_of(outer)
        for name, closure_of in self._generated(row) if row else ():
            match = _NUMBER.search(name)
            if match is not None:
                number = match[2]
                found[number] = found.get(number) or name[: match.start()].lstrip("<") or closure_of
        return found

    def _generated(self, row: int) -> Iterator[tuple[str, str]]:
        """Names of methods and types generated for a type; with a type's, whose closure its methods say it is.

        For all types together this takes linear time: what is nested has one enclosing type.
        """
        for method in self._methods(row):
            yield method, ""
        for nested in self._nested.get(row, ()):
            name = self._name("TypeDef", nested, 1)
            if name.startswith("<"):
                methods = self._methods(nested)
                closures = (_IN_CLOSURE.split(method, 1) for method in methods)
                yield name, next((found[0].lstrip("<") for found in closures if found[1:]), "")
                for method in methods:
                    yield method, ""

    @cached_property
    def _nested(self) -> dict[int, list[int]]:
        nested: dict[int, list[int]] = {}
        for row in dict.fromkeys(self._metadata.tables["NestedClass"].column(0)):
            nested.setdefault(self._metadata.enclosing(row), []).append(row)
        return nested

    def _methods(self, type: int) -> list[str]:
        """The different names of generated methods in a type."""
        try:
            rows = self._metadata.methods.of(type)
        except DamagedError:
            return []
        names = dict.fromkeys(self._name("MethodDef", row, 3) for row in rows)
        return [name for name in names if name.startswith("<") and len(name) <= _LONGEST]

    def _name(self, table: str, row: int, column: int) -> str:
        """A name, or "" for a broken one, which is reported where it is read for its own sake."""
        try:
            return self._metadata.strings[self._metadata.tables[table].row(row)[column]]
        except DamagedError:
            return ""


def _ranks(made_for: dict[str, str]) -> dict[str, str]:
    """The replacement of each number: a digest, because a method's name may be long."""
    ranks: dict[str, str] = {}
    met: Counter[str] = Counter()
    for number in sorted(made_for, key=lambda number: (len(number), number)):
        method = made_for[number]
        met[method] += 1
        digest = blake2b(method.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
        ranks[number] = f"\0{digest} {met[method]}\0"
    return ranks
