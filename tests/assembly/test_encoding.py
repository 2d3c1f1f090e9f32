"""Every value of the model survives being encoded and decoded, as it is when it is cached or sent to a worker."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from fencepost.model.code import Body, Document, MethodDebug
from fencepost.model.members import Member, Method, Type
from fencepost.model.types import MethodSignature, TypeExpression
from tests.assembly.inputs import committed, label, methods, must_open

Kind = TypeVar("Kind")


def there_and_back(value: Any, kind: Any) -> list[Any]:
    """The value as JSON and as MessagePack give it back."""
    formats: list[Any] = [msgspec.json, msgspec.msgpack]
    return [format.decode(format.encode(value), type=kind) for format in formats]


@pytest.mark.parametrize("path", committed(), ids=label)
def test_types_methods_and_bodies(path: Path) -> None:
    assembly = must_open(path)
    for type in assembly.types():
        assert there_and_back(type, Type) == [type, type]
    for method in methods(assembly):
        assert there_and_back(method, Method) == [method, method]
        body, debug = assembly.body(method), assembly.debug(method)
        assert there_and_back(body, Body | None) == [body, body]
        assert there_and_back(debug, MethodDebug) == [debug, debug]


@pytest.mark.parametrize("path", committed(), ids=label)
def test_documents_and_what_tokens_name(path: Path) -> None:
    assembly = must_open(path)
    documents = assembly.documents()
    assert there_and_back(documents, tuple[Document, ...]) == [documents, documents]
    for table in (0x01, 0x02, 0x04, 0x06, 0x0A, 0x1B, 0x2B):
        for row in range(1, 10_000):
            named = assembly.named(table << 24 | row)
            if named is None:
                break
            kind = TypeExpression if table in (0x01, 0x02, 0x1B) else Member
            assert there_and_back(named, kind) == [named, named]


def test_a_signature_stands_alone() -> None:
    signature = MethodSignature(
        True, False, 5, 0, msgspec.convert({"kind": "named", "name": "X"}, TypeExpression), (), 0
    )
    assert there_and_back(signature, MethodSignature) == [signature, signature]
