"""Asks the real runtime what these programs return: `python tests/misuse/record.py TIMES` adds to seen.json.

A run that the runtime does not survive says nothing. What has been seen once stays.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
CALL = HERE.parents[2] / "shared" / "dotnet" / "call"
SEEN = HERE / "seen.json"


def record(times: str) -> None:
    """Adds what each program has returned in so many runs."""
    seen: dict[str, list[str]] = json.loads(SEEN.read_text("utf-8")) if SEEN.exists() else {}
    for assembly in sorted((HERE / "bin" / "Release").glob("*.dll")):
        command = [str(CALL), str(assembly), "--times", times, f"Misuse.{assembly.stem}.*"]
        for line in subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines():
            answer = json.loads(line)
            if "+" in answer["method"]:
                continue
            found = seen.setdefault(answer["method"], [])
            found += [value[0] for value, _ in answer["values"] if value[0] not in found]
            found.sort()
    SEEN.write_text(json.dumps(seen, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    record(sys.argv[1])
