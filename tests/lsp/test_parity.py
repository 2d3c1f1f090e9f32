"""The editor and the command line say the same of the same assembly."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fencepost.lsp import messages
from tests.lsp.session import editor, session_test

PROGRAMS = Path(__file__).parents[1] / "programs" / "bin" / "Debug"


def checked(path: Path) -> dict[str, Any]:
    """What `fencepost check` finds: verdicts and findings by unit."""
    command = [sys.executable, "-m", "fencepost", "check", str(path), "--format", "json", "--model", "sc", "--no-cache"]
    command.append("--no-screening")
    document = json.loads(subprocess.run(command, capture_output=True, check=False).stdout)
    return {
        unit["unit"]: (unit["verdict"], [(finding["message"], finding["schedule"]) for finding in unit["findings"]])
        for unit in document["units"]
    }


@pytest.mark.share(3)
@pytest.mark.parametrize("topic", ["Counters", "LockOrder", "Failures"])
def test_verdicts_and_findings_are_the_same(topic: str, tmp_path: Path) -> None:
    @session_test
    async def work(folder: Path) -> None:
        async with editor(folder, None) as session:
            for suffix in (".dll", ".pdb"):
                (folder / "bin" / (topic + suffix)).write_bytes((PROGRAMS / (topic + suffix)).read_bytes())
            await session.start()
            await session.settled()
            shown = {unit.unit: (unit.verdict, list(unit.findings)) for unit in session.units.values()}
            expected = {name: (verdict, [text for text, _ in found]) for name, (verdict, found) in known.items()}
            assert shown == expected
            for unit in session.units.values():
                for index, (_, schedule) in enumerate(known[unit.unit][1]):
                    page = await session.command(messages.TRACE, unit.id, index)
                    assert schedule in page["text"]

    known = checked(PROGRAMS / f"{topic}.dll")
    work(tmp_path)
