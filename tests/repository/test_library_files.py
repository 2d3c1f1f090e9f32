"""The C# sources of the model library: each type is found in the file that its name says."""

from __future__ import annotations

import pytest

from docs.generate.sources import Declaration, all_declarations, declarations, files_of_types
from fencepost.library.build import SOURCES, TEMPLATES
from tests.repository.tree import LONGEST_SOURCE

SHARED = {"Enums": "enum", "Delegates": "delegate", "Exceptions": "exception"}
"""Files that several public types may share, if they are of this kind."""

A_FEW_LINES = 30
"""The longest internal type that may lie in the file of another one."""


def misplaced(found: Declaration) -> bool:
    folder = SOURCES.joinpath(*found.namespace.split("."))
    if found.path.parent == TEMPLATES:
        return False
    if found.path.parent != folder:
        return True
    lead = found.path.name.split(".")[0]
    if found.name == lead:
        return False
    return SHARED.get(found.path.stem) != found.kind if found.public else found.lines > A_FEW_LINES


def test_each_type_lies_in_the_file_that_its_name_says() -> None:
    assert [
        f"{found.key} in {found.path.relative_to(SOURCES)}" for found in all_declarations() if misplaced(found)
    ] == []


def test_each_source_declares_types_of_one_namespace() -> None:
    with_types = {found.path for found in all_declarations()}
    assert {path.name for path in SOURCES.rglob("*.cs") if path not in with_types} == {"GlobalUsings.cs"}


def test_no_source_of_the_library_is_long() -> None:
    sources = [*SOURCES.rglob("*.cs"), *TEMPLATES.glob("*.cs")]
    assert [path.name for path in sources if len(path.read_text("utf-8").splitlines()) > LONGEST_SOURCE] == []


def test_parts_of_a_type_and_types_with_parameters_have_a_file() -> None:
    files = files_of_types()
    assert files["System.Linq.Expressions.Expression"] == SOURCES / "System/Linq/Expressions/Expression.cs"
    assert files["System.Threading.Tasks.Task`1"] == SOURCES / "System/Threading/Tasks/Task.Generic.cs"
    assert files["System.Int32"] == TEMPLATES / "Integer.cs"


@pytest.mark.parametrize(
    ("file", "declaration", "wrong"),
    [
        ("System/Text/Rune.cs", "public readonly partial struct Rune : IComparable\n{\n}\n", False),
        ("System/Text/Rune.Utf8.cs", "public readonly partial struct Rune\n{\n}\n", False),
        ("System/Text/Runes.cs", "public readonly partial struct Rune\n{\n}\n", True),
        ("System/Rune.cs", "public readonly partial struct Rune\n{\n}\n", True),
        ("System/Text/Rune.cs", "[Serializable]\npublic class Other<T>\n    where T : class\n{\n}\n", True),
        ("System/Text/Rune.cs", "public delegate List<int> Other<in T>(T item);\n", True),
        ("System/Text/Delegates.cs", "public delegate List<int> Other<in T>(T item);\n", False),
        ("System/Text/Enums.cs", "public enum Other { One }\n", False),
        ("System/Text/Enums.cs", "public class Other { }\n", True),
        ("System/Text/Exceptions.cs", "public class OtherException : Exception\n{\n}\n", False),
        ("System/Text/Rune.cs", "internal static class Other\n{\n" + "\n" * 27 + "}\n", False),
        ("System/Text/Rune.cs", "internal static class Other\n{\n" + "\n" * 28 + "}\n", True),
    ],
)
def test_the_rule_sees_a_type_in_another_file(file: str, declaration: str, wrong: bool) -> None:
    found = list(declarations(SOURCES / file, f"using System;\n\nnamespace System.Text;\n\n{declaration}"))
    assert [misplaced(one) for one in found] == [wrong]
