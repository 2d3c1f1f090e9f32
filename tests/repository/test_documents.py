"""Documents that are made from the code's own tables say what the code says."""

from __future__ import annotations

import pytest

from docs.generate.__main__ import ADVICE, DOCS, DOCUMENTS
from fencepost.cli.main import COMMANDS
from fencepost.properties import rules


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


def test_members_are_listed_as_csharp_writes_them() -> None:
    lines = (DOCS / "supported-members.md").read_text("utf-8").splitlines()
    queue = next(line for line in lines if line.startswith(r"- **ConcurrentQueue\<T\>** (class): "))
    assert {"Enqueue", "TryDequeue", "TryPeek", "IsEmpty", "Count", "new ×2"} <= set(queue.split(": ")[1].split(", "))
    assert r"- **Dictionary\<TKey, TValue\>.Enumerator** (struct): " in "\n".join(lines)
    assert any(line.startswith("- **System.Threading.Monitor**: Enter") for line in lines)
    assert not any("Fencepost.Machine" in line for line in lines)
