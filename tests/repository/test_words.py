"""One word for one concept, as in the glossary of ARCHITECTURE.md, and docstrings that are read once."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from tests.repository.tree import ROOT, modules, text, tracked

PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")

NAMED_TWICE: dict[str, str] = {}
"""Class names that several modules may define, each with its reason. Private names have no readers elsewhere."""

SYNONYMS = {
    r"_?tell|_?told|_?tell_all|_?untold|tellable": "report, notify, describe, note",
    r"\w*_?helper|\w*_?utils?|\w*_?manager": "the thing that the module has",
    r"transition": "a step of a thread, a move of a global state",
}
"""Names that no class, function or module may have, and what the glossary, or the style, says instead."""

HARD_TO_READ = {
    r"\bhow-manieth\b": "the n-th",
    r"^The same\b": "the thing by its name",
    r"^Whether\b": "True if",
    r"\b(some|no|any|every)body\b": "a thread, a user, a process",
}
"""What no docstring says, and what it says instead."""


NOT_READ = {
    "server/fencepost/engine/workspace/config.py": "its docstrings are the descriptions that editors show",
}


def trees() -> Iterator[tuple[str, ast.Module]]:
    for name, path in modules().items():
        yield name, ast.parse(path.read_text("utf-8"))


def types_of(tree: ast.Module) -> Iterator[str]:
    """The public classes of a module, and what it gives a name like a class's: aliases of types and type variables."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if name[:1].isupper() and not name.isupper():
                    yield name


def named(tree: ast.Module) -> Iterator[str]:
    """The classes and functions that a module defines, methods included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name


def defined_twice(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """The public names that several modules define, with these modules."""
    return {name: where for name, where in found.items() if len(where) > 1 and not name.startswith("_")}


def test_no_class_name_has_two_meanings() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for module, tree in trees():
        for name in types_of(tree):
            found[name].append(module)
    assert set(defined_twice(found)) == set(NAMED_TWICE), defined_twice(found)


@pytest.mark.parametrize("synonym", SYNONYMS)
def test_no_name_is_a_synonym_of_a_word_of_the_glossary(synonym: str) -> None:
    wrong = [
        f"{module}: {name}"
        for module, tree in trees()
        for name in [module.rpartition(".")[2], *named(tree)]
        if re.fullmatch(synonym, name, re.IGNORECASE)
    ]
    assert wrong == [], f"say instead: {SYNONYMS[synonym]}"


def docstrings(source: str) -> Iterator[str]:
    """The texts that stand alone in a source: of modules, classes and functions, and below what they are about."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield " ".join(node.value.value.split())


@pytest.mark.parametrize("pattern", HARD_TO_READ)
def test_no_docstring_needs_a_second_reading(pattern: str) -> None:
    wrong = [
        f"{path}: {docstring}"
        for path in tracked()
        if path.suffix == ".py" and path.as_posix() not in NOT_READ
        for docstring in docstrings(text(path) or "")
        if re.search(pattern, docstring)
    ]
    assert wrong == [], f"say instead: {HARD_TO_READ[pattern]}"


def test_the_glossary_gives_each_word_one_meaning() -> None:
    table = PAGE[PAGE.index("## Glossary") : PAGE.index("## Cross-cutting")]
    words = [word.strip() for row in re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE) for word in row.split(",")]
    assert len(words) == len(set(words)) > 20
    assert [word for word in words if "`" in word] == []


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("class Place: ...", ["Place"]),
        ("Place = tuple[int, int]", ["Place"]),
        ("PLACE = 1\nplace = 2", []),
        ("def make():\n    class Place: ...", []),
    ],
)
def test_the_search_for_types(source: str, names: list[str]) -> None:
    assert [*types_of(ast.parse(source))] == names
