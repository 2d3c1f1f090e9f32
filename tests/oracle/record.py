#!/usr/bin/env python3
"""Writes random concurrent programs, compiles them, and records what the real runtime returns from them.

    record.py [--programs N] [--times T]

makes the programs with the seeds 0 to N - 1: programs.cs, programs.dll and recorded.json. What is recorded comes from
another build, in which threads take turns at random between their statements (DELAYS in Members.cs).
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from tests.oracle.generator import source  # noqa: E402
from tests.oracle.recorded import RECORDED, RUNS  # noqa: E402
from tests.oracle.runtime import SWITCHES, compiles, returned  # noqa: E402


def record(seeds: range, times: int, folder: Path) -> dict[str, list[str]]:
    """Builds `programs.dll` in a folder, and says what each of its programs was seen to return."""
    file = folder / "programs.cs"
    file.write_text(source(seeds), encoding="utf-8")
    for target, options in (("programs.dll", []), ("delayed.dll", ["-define:DELAYS"])):
        files = [file, HERE / "Members.cs"]
        complaints = compiles(folder / target, files, [*SWITCHES["Release"], *options], folder)
        if "error" in complaints:
            raise SystemExit(complaints[:2000])
    names = [f"Oracle.P{seed}.Run" for seed in seeds]
    found = returned(folder / "delayed.dll", names, times)
    (folder / "delayed.dll").unlink()
    return {name: [value for [value] in map(json.loads, found[name])] for name in names if name in found}


def main() -> None:
    parser = argparse.ArgumentParser(description="Records what the real runtime returns from random programs.")
    parser.add_argument("--programs", type=int, default=300, help="how many programs")
    parser.add_argument("--times", type=int, default=RUNS, help="how often each is run")
    options = parser.parse_args()
    found = record(range(options.programs), options.times, HERE)
    lines = (f"{json.dumps(name)}: {json.dumps(sorted(values))}" for name, values in found.items())
    RECORDED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(found)} of {options.programs} programs, {sum(map(len, found.values()))} outcomes")


if __name__ == "__main__":
    main()
