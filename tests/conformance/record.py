#!/usr/bin/env python3
"""Records in expected.json what every conformance method returns on the real .NET runtime.

    record.py           run all methods of bin/Debug and bin/Release and write expected.json; the same in il/
    record.py --check   change nothing, fail when expected.json differs from what the runtime returns now

The methods of a topic are the public static parameterless ones of the class Conformance.<Topic> that return a value.
Every method runs three times in each configuration; a method whose results are not all the same is an error.
Values are written as the runtime's caller prints them, so that floats keep their text.

The caller is FENCEPOST_CALL, else ../shared/dotnet/call beside the checkout.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
CALL = os.environ.get("FENCEPOST_CALL") or str(FOLDER.parents[2] / "shared" / "dotnet" / "call")
RUNS = 3
FOLDERS = {FOLDER: ("*.cs", ("Debug", "Release")), FOLDER / "il": ("*.il", ("Release",))}
"""Where sources lie, what they are called, and the configurations that they are built in."""


class RecordError(Exception):
    """Says which methods cannot be recorded."""


def results(folder: Path, configuration: str, topic: str) -> dict[str, str]:
    """The JSON text of what each method of a topic returns."""
    command = [CALL, str(folder / "bin" / configuration / f"{topic}.dll"), "--times", str(RUNS)]
    lines = subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8").stdout.splitlines()
    found = {}
    for line in lines:
        method: str = json.loads(line)["method"]
        if method.rpartition(".")[0] != f"Conformance.{topic}":
            continue  # a public member of a helper type
        _, _, values = line.partition('"values":[[')
        value, comma, count = values.removesuffix("]]}").rpartition(",")
        if comma + count != f",{RUNS}":
            raise RecordError(f"{configuration} {method} returns different values: {line}")
        found[method] = value
    return found


def record(folder: Path, topic: str) -> dict[str, str]:
    """The results of a topic, the same in all configurations."""
    first, *others = [results(folder, configuration, topic) for configuration in FOLDERS[folder][1]]
    for other in others:
        different = sorted(m for m in first.keys() | other.keys() if first.get(m) != other.get(m))
        if different:
            raise RecordError(f"Debug and Release differ: {', '.join(different)}")
    return first


def document(recorded: dict[str, dict[str, str]]) -> Iterator[str]:
    """The lines of expected.json: one for each method."""
    yield "{"
    for number, (topic, methods) in enumerate(recorded.items(), start=1):
        yield f'  "{topic}": {{'
        yield ",\n".join(f'    "{method}": {value}' for method, value in sorted(methods.items()))
        yield "  }," if number < len(recorded) else "  }"
    yield "}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Records what every conformance method returns on the .NET runtime.")
    parser.add_argument("--check", action="store_true", help="compare with expected.json, change nothing")
    options = parser.parse_args()
    for folder in FOLDERS:
        if not update(folder, options.check):
            return 1
    return 0


def update(folder: Path, check: bool) -> bool:
    """Writes what the methods of a folder return, or tells whether it has been written."""
    topics = sorted(source.stem for source in folder.glob(FOLDERS[folder][0]))
    with ThreadPoolExecutor() as pool:
        recorded = dict(zip(topics, pool.map(lambda topic: record(folder, topic), topics), strict=True))
    text = "\n".join(document(recorded)) + "\n"
    json.loads(text)  # a value that is no JSON must not get into the file
    expected = folder / "expected.json"
    if not check:
        expected.write_text(text, encoding="utf-8")
    elif text != expected.read_text(encoding="utf-8"):
        print(f"{expected.relative_to(FOLDER)} is not what the runtime returns", file=sys.stderr)
        return False
    print(f"{sum(map(len, recorded.values()))} methods in {len(recorded)} topics")
    return True


if __name__ == "__main__":
    try:
        sys.exit(main())
    except RecordError as error:
        sys.exit(f"record.py: {error}")
