#!/usr/bin/env python3
"""Records in recorded.txt what the real .NET runtime answers to every case of cases.py.

    record.py           ask again and write recorded.txt
    record.py --check   change nothing, fail when the answers differ

The compiler is FENCEPOST_CSC and the runtime FENCEPOST_RUN (scripts that take the options of csc, and an assembly),
else the scripts `csc` and `run` in ../shared/dotnet beside the checkout.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.library.cases import cases

FOLDER = Path(__file__).resolve().parent
TOOLS = FOLDER.parents[2] / "shared" / "dotnet"
RECORDED = FOLDER / "recorded.txt"


def ask(lines: list[str]) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        oracle = Path(folder) / "Oracle.dll"
        compiler = os.environ.get("FENCEPOST_CSC") or str(TOOLS / "csc")
        subprocess.run([compiler, "-nullable:enable", f"-out:{oracle}", str(FOLDER / "Oracle.cs")], check=True)
        command = [os.environ.get("FENCEPOST_RUN") or str(TOOLS / "run"), str(oracle)]
        question = "".join(f"{line}\n" for line in lines)
        done = subprocess.run(command, input=question, capture_output=True, text=True, encoding="utf-8", check=True)
    answers = done.stdout.split("\n")[:-1]
    if len(answers) != len(lines):
        raise SystemExit(f"{len(answers)} answers to {len(lines)} questions")
    return answers


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing, fail when the answers differ")
    options = parser.parse_args()
    questions = ["\t".join(case) for case in dict.fromkeys(cases())]
    text = "".join(f"{question}\t=>\t{answer}\n" for question, answer in zip(questions, ask(questions), strict=True))
    if not options.check:
        RECORDED.write_text(text, "utf-8")
        return 0
    same = RECORDED.read_text("utf-8") == text
    print("recorded.txt is what .NET answers" if same else "recorded.txt differs from what .NET answers: run record.py")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
