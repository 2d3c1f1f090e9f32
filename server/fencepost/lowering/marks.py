"""Attributes by their simple names: users may declare their own, so neither namespace nor assembly matters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fencepost.model.members import Attribute


def simple_name(type: str) -> str:
    """An attribute's type as the source writes it: without namespace, enclosing type, arity and `Attribute`."""
    return type.rsplit(".", 1)[-1].rsplit("+", 1)[-1].partition("`")[0].removesuffix("Attribute")


def marks(attributes: Iterable[Attribute], *names: str) -> Iterator[Attribute]:
    """The attributes of any of these names."""
    for attribute in attributes:
        if simple_name(attribute.type) in names:
            yield attribute
