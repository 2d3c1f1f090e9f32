"""Writes Layout.cs: programs whose statements stand on lines at random, many on one and one on many.

python -m tests.environments.layout > tests/environments/Layout.cs
"""

from __future__ import annotations

import random

PROGRAMS = 8
_HEAD = """\
// Written by layout.py.
using System.Diagnostics;
using System.Threading;

public static class Layout
{
"""


def source() -> str:
    return _HEAD + "".join(_program(number, random.Random(number)) for number in range(PROGRAMS)) + "}\n"


def _program(number: int, chance: random.Random) -> str:
    writes = [f"{name} = {value};" for value in (1, 2) for name in ("a", "b")]
    reads = ["int first = b;", "int second = a;"]
    last = "first != 2 || second != 1" if number % 2 else "first == 0 || second != 0"
    message = ', "line 3 of Layout.cs:5"' if number % 3 == 0 else ""
    body = [
        "int a = 0, b = 0;", "var thread = new Thread(() => {", *writes, "});", "thread.Start();", *reads,
        f"Debug.Assert({last}{message});", "thread.Join();",
    ]  # fmt: skip
    lines = "    [ConcurrencyTest] public static void Program" + f"{number}() {{"
    for statement in body:
        lines += chance.choice([" ", " ", " ", "  /* wide */  ", "\n        ", "\n\n            "]) + _broken(
            statement, chance
        )
    return lines + " }\n"


def _broken(statement: str, chance: random.Random) -> str:
    """Sometimes a statement that goes on in the next line."""
    if chance.random() < 0.25 and " = " in statement:
        return statement.replace(" = ", " =\n            ", 1)
    return statement


if __name__ == "__main__":
    print(source(), end="")
