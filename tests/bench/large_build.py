"""Makes `editor/*.xz`: two builds of an assembly of about 400 KB with 20 harnesses, of which one differs.

FENCEPOST_CSC=csc python3 tests/bench/large_build.py
"""

from __future__ import annotations

import lzma
import os
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parent / "editor"
UNITS, CLASSES, METHODS = 20, 54, 16


def source(changed: bool) -> str:
    """Harnesses that find, hold and wait; and much code that none of them uses."""
    units = "\n".join(unit(number, changed and number == 7) for number in range(UNITS))
    rest = "\n".join(unused(number) for number in range(CLASSES))
    return f"""using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
internal sealed class ConcurrencyTestAttribute : Attribute {{ }}
{units}
{rest}
"""


def unit(number: int, changed: bool) -> str:
    step = f"for (int i = 0; i < 3; i++) lock (gate) total += {number + 1 + changed};"
    second = "total++;" if number % 5 == 0 else f"lock (gate) total += {number};"
    return f"""public static class Unit{number}
{{
    [ConcurrencyTest]
    public static int Runs()
    {{
        int total = 0;
        object gate = new();
        var a = new Thread(() => {{ {step} }});
        var b = new Thread(() => {{ {second} }});
        a.Start(); b.Start(); a.Join(); b.Join();
        Debug.Assert(total >= {number});
        return total;
    }}
}}"""


def unused(number: int) -> str:
    methods = "\n".join(
        f"""    public string Text{at}(IEnumerable<int> values, string name) =>
        string.Join("{number}-{at}", values.Where(v => v % {at + 2} == {number % 7}).Select(v => name + v * {number}));
    public long Sum{at}(int[] values)
    {{
        long sum = {number * at};
        foreach (int value in values) sum += value > {at} ? value * {number + 1} : -value;
        if (sum % {at + 3} == 0) throw new InvalidOperationException("sum {number} {at}: " + sum);
        return sum + Field{at};
    }}
    public int Field{at} = {number + at};"""
        for at in range(METHODS)
    )
    return f"public class Large{number}\n{{\n{methods}\n}}"


def main() -> None:
    HERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, changed in (("Before", False), ("After", True)):
            text = Path(folder, "App.cs")
            text.write_text(source(changed), encoding="utf-8")
            target = Path(folder, "App.dll")
            options = [f"-out:{target}", "-target:library", "-define:DEBUG,TRACE", "-o-", f"-pathmap:{folder}=src"]
            subprocess.run([os.environ["FENCEPOST_CSC"], *options, str(text)], check=True)
            for suffix in (".dll", ".pdb"):
                content = target.with_suffix(suffix).read_bytes()
                (HERE / f"{name}{suffix}.xz").write_bytes(lzma.compress(content, preset=9))
                print(name + suffix, len(content) // 1024, "KB")


if __name__ == "__main__":
    main()
