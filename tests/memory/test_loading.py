"""A memory model is read from its file, or the message says on which line it is wrong."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from fencepost.memory.loading import DEFAULT, ModelError, load_model, model_names, parse_model
from fencepost.memory.model import FLAGS, KINDS

TEXT = (files("fencepost.memory") / "models" / "dotnet.toml").read_text("utf-8")


def line_of(start: str, text: str = TEXT) -> int:
    return 1 + next(number for number, line in enumerate(text.splitlines()) if line.startswith(start))


def message(text: str) -> str:
    with pytest.raises(ModelError) as caught:
        parse_model("mine", text, "mine.toml")
    return str(caught.value)


def test_every_model_that_is_built_in_can_be_loaded() -> None:
    assert {"sc", "x86-tso", "sparc-pso", "armv8", "dotnet", "ecma", "java", "ecma-table1", "relaxed"} <= {
        *model_names()
    }
    assert DEFAULT in model_names()
    for name in model_names():
        model = load_model(name)
        assert model.name == name
        assert model.sources
        assert tuple(model.table) == KINDS


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("title =", "titel =", "titel", "'titel' means nothing here"),
        ("[litmus]", "[litmsu]", "[litmsu]", "'litmsu' means nothing here"),
        ("forwarding = true", "forwading = true", "forwading", "'forwading' means nothing here; known are control, "),
        ("forwarding = true", "forwarding = 1", "forwarding", "Expected `bool`, got `int`"),
        ('control = "writes"', 'control = "write"', "control", "Invalid enum value 'write'"),
        ("forwarding = true\n", "", "[switches]", "missing required field `forwarding`"),
        ('VR  = "', 'VX  = "', "VX", "'VX' means nothing here"),
        ("R   = ", "# R   = ", "[reorder]", "the row R is missing"),
        (
            '-     -     y:l   -"\nW ',
            '-     y:l   -"\nW ',
            "R ",
            "the row R has 10 cells; it needs one for each of R W ",
        ),
        ('R   = "y:d ', 'R   = "x   ', "R ", "'x' is no cell; cells are -, y, or y: and flags: d (not if "),
        ('R   = "y:d ', 'R   = "y:z ', "R ", "'y:z' is no cell"),
        ('R   = "y:d ', 'R   = "y:  ', "R ", "'y:' is no cell"),
        ('RMW = "-', 'RMW = "y', "RMW", "RMW takes effect when it is issued; nothing passes it"),
        ('control = "writes"', 'control = "writes"\nword = 16', "word", "Invalid enum value 16"),
        (
            'control = "writes"',
            'control = "writes"\nword = 32\nmulti_copy_atomic = false',
            "word",
            "word must be 64: where multi_copy_atomic is false, writes reach other threads as wholes, so that no half ",
        ),
        (
            'control = "writes"',
            'control = "writes"\nread_introduction = "yes"',
            "read_introduction",
            "Expected `bool`, got `str`",
        ),
        ('"sb" = "reachable"', '"sb" = "reached"', '"sb"', "'reached' is neither 'reachable' nor 'unreachable'"),
        ('"sb" = "reachable"', '"sb" = ["reachable"]', '"sb"', "['reachable'] is neither 'reachable' nor "),
    ],
)
def test_a_mistake_names_its_line(old: str, new: str, line: str, says: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    assert message(text).startswith(f"mine.toml:{line_of(line, text)}: ")
    assert says in message(text)


def test_a_key_is_looked_for_in_its_own_section() -> None:
    text = TEXT.replace('"corr" =', '"R" = "reachable"\n"corr" =').replace('R   = "y:d ', 'R   = "? ')
    assert message(text).startswith(f"mine.toml:{line_of('R  ', text)}: '?' is no cell")


PARTS = {
    "title": 'title = "mine"',
    "sources": 'sources = ["me"]',
    **{part.partition("]")[0]: f"[{part}" for part in TEXT.split("\n[")[1:]},
}
"""A whole model by its keys."""


@pytest.mark.parametrize("key", ["title", "switches", "reorder"])
def test_what_no_model_is_without_must_be_there(key: str) -> None:
    text = "\n".join(part for name, part in PARTS.items() if name != key)
    assert message(text).startswith(f"mine.toml: {key!r} is missing; it is a ")


@pytest.mark.parametrize("key", ["sources", "litmus"])
def test_a_model_may_be_without_the_rest(key: str) -> None:
    model = parse_model("mine", "\n".join(part for name, part in PARTS.items() if name != key))
    assert not {"sources": model.sources, "litmus": model.litmus}[key]


@pytest.mark.parametrize("key", PARTS)
@pytest.mark.parametrize("value", ["1", "[1]"])
def test_a_value_of_the_wrong_type_names_its_line(key: str, value: str) -> None:
    text = "\n".join([f"{key} = {value}", *(part for name, part in PARTS.items() if name != key)])
    assert message(text).startswith(f"mine.toml:1: {key!r} must be a ")


def test_a_text_that_is_no_toml_names_its_line() -> None:
    assert "(at line 3, column " in message('title = "mine"\n\n[switches\n')


def test_a_name_that_no_model_has_is_answered_with_those_that_exist() -> None:
    with pytest.raises(
        ModelError, match=r"no memory model is called 'x86'; there are armv8, dotnet, .*, or a \.toml file"
    ):
        load_model("x86")


def test_a_file_of_the_users_own_is_a_model(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("forwarding = true", "forwarding = false"), "utf-8")
    model = load_model(str(path))
    assert model.name == "mine"
    assert not model.switches.forwarding
    assert model.table == load_model("dotnet").table


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(ModelError, match=r"none\.toml cannot be read"):
        load_model(str(path))


def test_flags_are_explained_and_used() -> None:
    used = {
        flag
        for name in model_names()
        for row in load_model(name).table.values()
        for cell in row.values()
        for flag in cell
    }
    assert used == FLAGS.keys()
