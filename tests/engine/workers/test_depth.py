"""Long chains of objects are followed, and what nests without end is an error, never the end of the process."""

from __future__ import annotations

import subprocess
import sys

NESTED = """
import json
from fencepost.engine.workers.depth import allow_long_chains

def follow(depth):
    return depth and 1 + follow(depth - 1)

def attempt(action):
    try:
        action()
    except RecursionError:
        return "too deep"
    return "done"

def nest(depth):
    nested = ()
    for _ in range(depth):
        nested = (nested,)
    return nested

allow_long_chains()
one, other = nest(300_000), nest(300_000)
print(attempt(lambda: follow(9_000)))
print(attempt(lambda: json.loads("[" * 300_000)))
print(attempt(lambda: one == other))
"""


def test_what_nests_without_end_is_an_error() -> None:
    run = subprocess.run([sys.executable, "-c", NESTED], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout.splitlines()) == (0, ["done", "too deep", "too deep"])
