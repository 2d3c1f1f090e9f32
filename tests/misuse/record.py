"""Asks the real runtime what these programs return: `python tests/misuse/record.py TIMES` adds to seen.json.

A program that ends the process now and then says nothing. What has been seen once stays.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
CALL = HERE.parents[2] / "shared" / "dotnet" / "call"
SEEN = HERE / "seen.json"


def methods(assembly: Path) -> list[str]:
    """The programs of an assembly: public methods that return a text, or a task of one."""
    source = (HERE / f"{assembly.stem}.cs").read_text("utf-8")
    names = re.findall(r"^    public static (?:async )?\w+(?:<string>)? (\w+)\(\)", source, flags=re.MULTILINE)
    return [f"Misuse.{assembly.stem}.{name}" for name in names]


def record(times: str) -> None:
    """Adds what each program has returned in so many runs."""
    seen: dict[str, list[str]] = json.loads(SEEN.read_text("utf-8")) if SEEN.exists() else {}
    for assembly in sorted((HERE / "bin" / "Release").glob("*.dll")):
        for name in methods(assembly):
            command = [str(CALL), str(assembly), "--times", times, name]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            for line in done.stdout.splitlines() if done.returncode == 0 else ():
                found = seen.setdefault(name, [])
                found += [value[0] for value, _ in json.loads(line)["values"] if value[0] not in found]
                found.sort()
    SEEN.write_text(json.dumps(seen, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    record(sys.argv[1])
