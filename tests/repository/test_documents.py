"""Documents that are made from the code's own tables say what the code says."""

from __future__ import annotations

import re
from typing import Any

import pytest

from docs.generate.__main__ import ADVICE, DOCS, DOCUMENTS
from docs.generate.report import MEANINGS, document_types
from fencepost.cli.main import COMMANDS
from fencepost.model.verdict import BuildNote, Mistake
from fencepost.properties import rules
from fencepost.report.check_json import report_document
from tests.cli.units import UNITS


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_generated_page_is_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text("utf-8") == DOCUMENTS[name](), ADVICE


def test_every_command_option_and_rule_has_its_place() -> None:
    commands = (DOCS / "command-line.md").read_text("utf-8")
    assert all(f"## fencepost {name}\n" in commands for name in COMMANDS)
    for option in ("--format text\\|json\\|sarif\\|html", "--property NAME", "-o FILE", "--repeat N"):
        assert f"| `{option}` |" in commands
    page = (DOCS / "rules.md").read_text("utf-8")
    assert all(f"## {rule.id}\n" in page for rule in rules().values())


NOTES = (BuildNote("release", "It is a Release build.", "App.dll"),)
LOGGED = {"mistakes", "files", "cut"}
"""What a unit has for the log file, and no document has."""


def test_every_key_that_a_report_can_have_has_a_meaning() -> None:
    page = (DOCS / "json-report.md").read_text("utf-8")
    for struct in document_types():
        if struct is not Mistake:
            assert set(MEANINGS[struct.__name__]) >= set(struct.__struct_fields__) - LOGGED
    known = set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE))
    assert keys(report_document(UNITS, (), NOTES)) <= {"schema", "units", "skipped"} | known


def keys(value: Any) -> set[str]:
    """The keys of all objects in a document."""
    if isinstance(value, dict):
        return set(value).union(*map(keys, value.values()))
    return set().union(*map(keys, value)) if isinstance(value, list | tuple) else set()


def test_members_are_listed_as_csharp_writes_them() -> None:
    lines = (DOCS / "supported-members.md").read_text("utf-8").splitlines()
    sources = "../server/fencepost/library/cs/System/Collections"
    queue = next(
        line
        for line in lines
        if line.startswith(rf"- **[ConcurrentQueue\<T\>]({sources}/Concurrent/ConcurrentQueue.cs)** (class): ")
    )
    assert {"Enqueue", "TryDequeue", "TryPeek", "IsEmpty", "Count", "new ×2"} <= set(queue.split(": ")[1].split(", "))
    enumerator = rf"- **[Dictionary\<TKey, TValue\>.Enumerator]({sources}/Generic/Dictionary.cs)** (struct): "
    assert enumerator in "\n".join(lines)
    assert any(line.startswith("- **System.Threading.Monitor**: Enter") for line in lines)
    assert not any("Fencepost.Machine" in line for line in lines)
