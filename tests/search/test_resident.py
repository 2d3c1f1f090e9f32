"""The size of a process."""

from __future__ import annotations

import subprocess
import sys

from fencepost.search.resident import resident_megabytes

CHILD = "from fencepost.search.resident import resident_megabytes; print(resident_megabytes())"


def test_it_grows_with_what_is_kept() -> None:
    before = resident_megabytes()
    kept = bytearray(b"x" * (200 << 20))
    assert resident_megabytes() - before > 150
    del kept


def test_a_child_of_a_large_process_is_not_large() -> None:
    """Whoever calls us, an editor or a build, may be far beyond our own limit."""
    parent = (
        "import subprocess, sys\n"
        "kept = bytearray(b'x' * (300 << 20))\n"
        f"sys.exit(subprocess.run([sys.executable, '-c', {CHILD!r}]).returncode)"
    )
    done = subprocess.run([sys.executable, "-c", parent], capture_output=True, text=True, check=True)
    assert float(done.stdout) < 150
