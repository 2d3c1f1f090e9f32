"""What mypy knows of the machine and of the search: it finds every attribute that a thread or a world does not have."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.repository.tree import PACKAGE, ROOT

MISSPELT = {
    "machine/intrinsics/monitor.py": ("t.record.operations", "t.record.operationz"),
    "machine/intrinsics/thread.py": ("t.world.ask_for_thread", "t.world.ask_for_threadd"),
    "search/standing.py": ("space.world.exits", "space.world.exitz"),
}
"""An attribute that each of these modules asks for, and what a slip of the fingers makes of it."""


@pytest.mark.slow
def test_a_misspelt_attribute_is_found_by_mypy(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", "/dev/null"]
    expected = set()
    for name, (right, wrong) in MISSPELT.items():
        module, copy = PACKAGE / name, tmp_path / name.replace("/", "_")
        before, _, after = module.read_text("utf-8").partition(right)
        assert after, f"{name} does not ask for {right}"
        copy.write_text(before + wrong + after, "utf-8")
        command += ["--shadow-file", str(module), str(copy)]
        line = before.count("\n") + 1
        expected.add((module.relative_to(ROOT).as_posix(), str(line), wrong.rpartition(".")[2]))

    command += [str(PACKAGE / name) for name in MISSPELT]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)

    found = re.findall(
        r'^(\S+):(\d+): error: "(?:Record|Thread|World)" has no attribute "(\w+)"', run.stdout, re.MULTILINE
    )
    assert set(found) == expected, run.stdout + run.stderr
