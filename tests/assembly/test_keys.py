"""Content keys of methods: equal exactly when the method means the same, whatever its tokens are."""

from pathlib import Path

import pytest

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.generated_names import GeneratedNames
from fencepost.assembly.image import open_image
from fencepost.assembly.metadata import Metadata
from tests.assembly.inputs import committed, label, method_named, methods, must_open, opened, type_named
from tests.assembly.made import Made

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


EXCHANGED = {
    ("Generated.Exchanged", "<Local>g__F|2_0"),
    ("Generated.Exchanged", "<Local>g__F|3_0"),
    ("Generated.Exchanged+<>c", "<Lambda>b__0_0"),
    ("Generated.Exchanged+<>c", "<Lambda>b__1_0"),
}
"""What two overloads have of each other in Generated2."""


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_numbers_in_names_of_generated_members_do_not_matter(configuration: str) -> None:
    before, after = (opened(name, configuration) for name in ("Generated1", "Generated2"))
    names = {(method.owner, method.name) for method in methods(after)}
    found = {after.key(method) for method in methods(after)}
    shifted = {(method.owner, method.name) for method in methods(before)} - names
    assert len(shifted) > 10
    assert {(m.owner, m.name) for m in methods(before) if before.key(m) not in found} == EXCHANGED


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_what_overloads_generate_is_told_apart(configuration: str) -> None:
    before, after = (opened(name, configuration) for name in ("Generated1", "Generated2"))
    for assembly in (before, after):
        callers = [m for m in type_named(assembly, "Generated.Exchanged").methods if m.name in ("Lambda", "Local")]
        called = [m for m in methods(assembly) if m.name.startswith(("<Lambda>b__", "<Local>g__F|"))]
        assert (len({assembly.key(m) for m in callers}), len(callers)) == (4, 4)
        assert len({assembly.key(m) for m in called if "Exchanged" in m.owner}) == 4


@pytest.mark.parametrize(
    "texts",
    [
        ("T+<>c__DisplayClass1_0", "T+<>c__DisplayClass2_0"),
        ("T+<>c__DisplayClass1_0", "T+<>c__DisplayClass01_0"),
        ("T+<M>d__1", "T+<M>d__2", "T+<N>d__3"),
        ("T+<>c+<<M>b__1_0>d", "T+<>c+<<M>b__2_0>d", "T+<>c+<<M>b__1_1>d"),
        ("T+<>o__1", "T+<>c__1", "T+<>c", "U+<>o__1", "T"),
    ],
)
def test_different_names_stay_different(texts: tuple[str, ...], tmp_path: Path) -> None:
    made = Made()
    outer = made.type("T")
    for text in texts:
        if text.startswith("T+"):
            made.add("NestedClass", made.type(text.removeprefix("T+"), flags=3), outer)
    path = tmp_path / "Made.dll"
    path.write_bytes(made.image())
    metadata = Metadata(open_image(path.read_bytes()).metadata)
    names = GeneratedNames(metadata, lambda name: outer if name == "T" else 0)
    renamed = [names.type(text) for text in texts]
    assert len(set(renamed)) == len(texts)


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
