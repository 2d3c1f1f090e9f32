"""Random concurrent programs in C#: threads, started in one of several ways, that use shared objects of the library."""

from __future__ import annotations

import random
import re

from tests.oracle.components import COMPONENTS

WAYS = ("thread", "task", "long", "pool", "async", "parallel")
"""How threads are started: each program has one way, or one for each of its threads (`parallel` is for all)."""
_FIELDS = "ab"
_MOST = {"tasks": 1, "parallel": 1, "timer": 2, "async local": 2}
"""The most statements of a thread where those start threads of their own, which makes many states."""
HEAD = """\
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;
using static Oracle.Members;

namespace Oracle;

"""


class Generator:
    """Draws one program, which its seed decides."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._random = random.Random(f"program {seed}")
        count = 1 if self._random.random() < 0.6 else 2
        self._components = dict(zip(_FIELDS, self._random.sample(COMPONENTS, count), strict=False))

    def text(self) -> str:
        """A class with a method Run that returns what all threads have noted, and what is left."""
        draw = self._random
        made = " ".join(self._filled(component.makes, field, "") for field, component in self._components.items())
        ways = [draw.choice(WAYS)] * 2 if draw.random() < 0.7 else [draw.choice(WAYS[:-1]) for _ in range(2)]
        most = min(_MOST.get(component.name, 4 - len(self._components)) for component in self._components.values())
        bodies = [self._body(way == "async", draw.randint(1, most)) for way in ways]
        own = self._body(False, draw.randint(0, 1))
        left = ' + "|" + '.join(f"({self._filled(c.left, f)})" for f, c in self._components.items() if c.left) or '""'
        return "\n".join(
            [
                f"public sealed class State{self._seed} {{ {made} {self._constructor()} }}",
                "",
                f"public static class P{self._seed}",
                "{",
                "    public static string Run()",
                "    {",
                f"        var s = new State{self._seed}();",
                '        string n0 = "", n1 = "", n2 = "";',
                *self._started(ways, bodies, own),
                f'        return n0 + "/" + n1 + "/" + n2 + "/" + {left};',
                "    }",
                "}",
                "",
            ]
        )

    def _constructor(self) -> str:
        lazy = [field for field, component in self._components.items() if component.name == "lazy"]
        mode = self._random.choice(("ExecutionAndPublication", "PublicationOnly"))
        made = "".join(f"{f} = new(() => Interlocked.Increment(ref {f}n), LazyThreadSafetyMode.{mode}); " for f in lazy)
        return f"public State{self._seed}() {{ {made}}}" if made else ""

    def _filled(self, template: str, field: str, owner: str = "s.") -> str:
        text = re.sub("#", lambda _: str(self._random.randint(1, 3)), template)
        return text.replace("@", owner + field)

    def _body(self, waits: bool, count: int) -> list[tuple[bool, str]]:
        """Statements: whether each awaits, and its expression."""
        found = []
        for _ in range(count):
            field, component = self._random.choice(list(self._components.items()))
            awaits = waits and component.awaits and self._random.random() < 0.6
            chosen = self._random.choice(component.awaits if awaits else component.does)
            found.append((bool(awaits), self._filled(chosen, field)))
        return found

    def _noted(self, number: int, body: list[tuple[bool, str]]) -> str:
        lines = []
        for awaits, text in body:
            if awaits:
                lines.append(f"n{number} += await NoteAsync(async () => {text});")
            else:
                lines.append(f"n{number} += Note(() => {text});")
        return " ".join(lines)

    def _started(self, ways: list[str], bodies: list[list[tuple[bool, str]]], own: list[tuple[bool, str]]) -> list[str]:
        if "parallel" in ways:
            given = ", ".join(f"() => {{ {self._noted(n, body)} }}" for n, body in enumerate(bodies, 1))
            return [f"        {self._noted(0, own)}", f"        Parallel.Invoke({given});"]
        starts, waits = [], []
        for number, (way, body) in enumerate(zip(ways, bodies, strict=True), 1):
            text = f"{{ {self._noted(number, body)} }}"
            start, wait = _START[way]
            starts.append("        " + start.replace("$", str(number)).replace("%", text))
            waits.append("        " + wait.replace("$", str(number)))
        return [*starts, f"        {self._noted(0, own)}", *waits]


_START = {
    "thread": ("var t$ = new Thread(() => %); t$.Start();", "t$.Join();"),
    "task": ("var t$ = Task.Run(() => %);", "t$.Wait();"),
    "long": ("var t$ = Task.Factory.StartNew(() => %, TaskCreationOptions.LongRunning);", "t$.Wait();"),
    "pool": (
        "var t$ = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { %; t$.Set(); });", "t$.Wait();"
    ),
    "async": ("Func<Task> a$ = async () => { await Task.Yield(); % }; var t$ = a$();", "t$.GetAwaiter().GetResult();"),
}  # fmt: skip


def program(seed: int) -> str:
    return Generator(seed).text()


def source(seeds: range) -> str:
    """A file with so many programs."""
    return HEAD + "\n".join(map(program, seeds))
