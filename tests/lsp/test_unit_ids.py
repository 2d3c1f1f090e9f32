"""The text of a unit's identity, and commands that name units by it."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from fencepost.lsp import messages
from fencepost.lsp.unit_ids import UnitId, read_id
from tests.lsp.session import editor, session_test
from tests.repository.tree import PACKAGE, ROOT

PARTS = st.text(alphabet=st.sampled_from("|%257Cc/\\a \ud800"), max_size=8) | st.text(max_size=8)


@given(PARTS, PARTS, PARTS)
def test_the_text_of_an_identity_is_read_as_that_identity(path: str, unit: str, model: str) -> None:
    id = UnitId(path, unit, model)
    assert read_id(str(id)) == id


@given(st.lists(PARTS, max_size=5).map("|".join))
def test_a_text_that_is_read_is_the_text_of_what_it_is_read_as(text: str) -> None:
    found = read_id(text)
    assert found is None or str(found) == text


def test_only_one_module_takes_the_text_of_an_identity_apart() -> None:
    apart = re.compile(r"""split\(\s*["']\||count\(\s*["']\||join\(\s*["']\|["']|["']\|["']\.join|\}\|[{$]""")
    files = [*(PACKAGE / "lsp").glob("*.py"), *(ROOT / "client-vscode" / "src").glob("*.ts")]
    assert [file.name for file in files if apart.search(file.read_text("utf-8"))] == []


@session_test
async def test_units_below_a_path_with_a_bar_are_checked_stopped_and_shown(tmp_path: Path) -> None:
    folder = tmp_path / "a|b%7C|c"
    folder.mkdir()
    async with editor(folder) as session:
        session.settings["run"] = "manual"
        await session.start()
        await session.until(lambda: len(session.units) >= 2)
        unit = session.units["Tests.Breaks"]
        assert unit.path == str(folder / "bin" / "App.dll")
        await session.command(messages.CANCEL, unit.id)
        await session.command(messages.CHECK, unit.id)
        await session.until(lambda: session.units["Tests.Breaks"].verdict == "VIOLATED")
        assert [name for name, one in session.units.items() if one.verdict is not None] == ["Tests.Breaks"]
        trace = await session.command(messages.TRACE, unit.id, 0)
        assert "Tests.Breaks" in trace["title"]
        await session.until(lambda: session.found())
        assert session.found()["FP1001"].message.endswith("(Tests.Breaks; sc)")
