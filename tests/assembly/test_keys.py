"""Content keys of methods: equal exactly when the method means the same, whatever its tokens are."""

from pathlib import Path

import pytest

from fencepost.assembly.assembly import Assembly
from tests.assembly.inputs import committed, label, method_named, methods, must_open, opened, type_named

BEFORE, AFTER = "Keys1", "Keys2"


def keys(name: str) -> dict[str, str]:
    """The keys of all methods by type, name and number of parameters."""
    assembly = opened(name, "Release")
    return {f"{m.owner}.{m.name}/{len(m.signature.parameters)}": assembly.key(m) for m in methods(assembly)}


def tokens(assembly: Assembly) -> dict[str, int]:
    return {f"{method.owner}.{method.name}": method.token for method in methods(assembly)}


CHANGED = {
    "Abstract", "Access", "Attribute", "Called", "Code", "Constraint", "Default", "FieldType", "Handler", "Local",
    "Name", "Signature", "Synchronized", "Text",
}  # fmt: skip
"""The methods of `Changed` that Keys2 has otherwise."""


def test_the_methods_that_did_not_change_keep_their_keys() -> None:
    before, after = keys(BEFORE), keys(AFTER)
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {
        name for name in before if name.split(".")[1] == "Changed" and name.split(".")[2].split("/")[0] in CHANGED
    }
    assert len(changed) == len(CHANGED)
    assert len(before) - len(changed) == 30


def test_the_tokens_of_those_methods_did_change() -> None:
    before, after = tokens(opened(BEFORE, "Release")), tokens(opened(AFTER, "Release"))
    assert sum(before[name] != after[name] for name in before) > 30


@pytest.mark.parametrize("name", sorted(CHANGED))
def test_each_kind_of_change_gives_another_key(name: str) -> None:
    def key(build: str) -> str:
        assembly = opened(build, "Release")
        return assembly.key(method_named(type_named(assembly, "Keys.Changed"), name))

    assert key(BEFORE) != key(AFTER)


@pytest.mark.parametrize("path", committed(), ids=label)
def test_no_two_methods_of_an_assembly_have_the_same_key(path: Path) -> None:
    assembly = must_open(path)
    found = [assembly.key(method) for method in methods(assembly) if method.flags & 7]
    assert len(set(found)) == len(found)


def test_a_key_is_the_same_whenever_it_is_asked() -> None:
    first, second = opened("Bodies"), must_open(opened("Bodies").path)
    reversed_keys = {method.token: second.key(method) for method in reversed(list(methods(second)))}
    assert {method.token: first.key(method) for method in methods(first)} == reversed_keys


def test_a_key_is_32_hexadecimal_digits() -> None:
    assembly = opened("Samples")
    for method in methods(assembly):
        assert len(bytes.fromhex(assembly.key(method))) == 16
