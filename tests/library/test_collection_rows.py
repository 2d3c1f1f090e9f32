"""The collections that are not thread-safe: each public member of each is known to look or to change."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.assembly.assembly import open_assembly
from fencepost.library.collections import collection_of, collections
from fencepost.model.members import Type

_ACCESS, _PUBLIC, _STATIC = 7, 6, 0x10
LIBRARY, _ = open_assembly(Path(__file__).resolve().parents[2] / "server/fencepost/library/Fencepost.Library.dll")
assert LIBRARY is not None
TYPES: dict[str, Type] = {type.name: type for type in LIBRARY.types()}


@pytest.mark.parametrize("name", [name for name, row in collections().items() if not row.safe])
def test_each_member_looks_or_changes(name: str) -> None:
    row = collections()[name]
    members = {
        method.name.rpartition(".")[2]
        for method in TYPES[name].methods
        if method.flags & _ACCESS == _PUBLIC and not method.flags & _STATIC and method.name != ".ctor"
    } - {"Equals", "GetHashCode", "ToString", "Finalize"}
    assert members <= row.changes | row.looks, members - row.changes - row.looks
    assert not row.changes & row.looks


def test_parts_of_a_collection_look_into_it_and_wrappers_do_not() -> None:
    assert collection_of("System.Collections.Generic.List`1+Enumerator") is collection_of(
        "System.Collections.Generic.List`1"
    )
    assert collection_of("System.Collections.Hashtable+SynchronizedHashtable") is None
    assert collection_of("System.Collections.Generic.KeyValuePair`2") is None
