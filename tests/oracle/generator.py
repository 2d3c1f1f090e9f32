"""Random concurrent programs in C#: threads, started in one of several ways, that use shared objects of the library.

In every other program threads run one method: which of them is where and when an await registers makes no difference
there, so that the reductions which say so have something to do.
"""

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
        lines = ['string n0 = "", n1 = "", n2 = "";', *self._started(ways, bodies, own)]
        return self._class(made, "string", lines, 'n0 + "/" + n1 + "/" + n2')

    def _class(self, made: str, returns: str, lines: list[str], noted: str) -> str:
        left = ' + "|" + '.join(f"({self._filled(c.left, f)})" for f, c in self._components.items() if c.left) or '""'
        return "\n".join(
            [
                f"public sealed class State{self._seed} {{ {made} {self._constructor()} }}",
                "",
                f"public static class P{self._seed}",
                "{",
                f"    public static {returns} Run()",
                "    {",
                f"        var s = new State{self._seed}();",
                *(f"        {line}" for line in lines),
                f'        return {noted} + "/" + {left};',
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
            return [self._noted(0, own), f"Parallel.Invoke({given});"]
        starts, waits = [], []
        for number, (way, body) in enumerate(zip(ways, bodies, strict=True), 1):
            text = f"{{ {self._noted(number, body)} }}"
            start, wait = _START[way]
            starts.append(start.replace("$", str(number)).replace("%", text))
            waits.append(wait.replace("$", str(number)))
        return [*starts, self._noted(0, own), *waits]


_START = {
    "thread": ("var t$ = new Thread(() => %); t$.Start();", "t$.Join();"),
    "task": ("var t$ = Task.Run(() => %);", "t$.Wait();"),
    "long": ("var t$ = Task.Factory.StartNew(() => %, TaskCreationOptions.LongRunning);", "t$.Wait();"),
    "pool": (
        "var t$ = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { %; t$.Set(); });", "t$.Wait();"
    ),
    "async": ("Func<Task> a$ = async () => { await Task.Yield(); % }; var t$ = a$();", "t$.GetAwaiter().GetResult();"),
}  # fmt: skip


class Peers(Generator):
    """Draws one program whose threads run one method, `Body`."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._components = {_FIELDS[0]: self._random.choice(_OF_PEERS)}

    def text(self) -> str:
        made = " ".join(self._filled(component.makes, field, "") for field, component in self._components.items())
        return self._random.choice((self._threads, self._tasks, self._awaits))(made)

    def _threads(self, made: str) -> str:
        """Threads from their constructor. What they note is added up, so that it says of none who has noted it."""
        body, starts = self._notes(2), range(1, 3)
        lines = [
            f"void Body() {{ {body} Interlocked.Add(ref s.sum, Weight(n)); }}",
            *(f"var t{n} = new Thread(Body); t{n}.Start();" for n in starts),
            *(f"t{n}.Join();" for n in starts),
        ]
        return self._class(made + " public int sum;", "string", lines, "s.sum")

    def _tasks(self, made: str) -> str:
        """Tasks of the pool."""
        lines = [f"string Body() {{ {self._notes(1)} return n; }}"]
        return self._with_tasks(made, lines, self._random.choice((2, 3)), "Task.Run(Body)")

    def _awaits(self, made: str) -> str:
        """Asynchronous methods that await a task which they start."""
        [(_, inner)] = self._body(False, 1)
        before = self._notes(self._random.randint(0, 1))
        awaited = f"n += await Task.Run(() => Note(() => {inner}));"
        lines = [f"async Task<string> Body() {{ {before} {awaited} return n; }}"]
        return self._with_tasks(made, lines, 2, self._random.choice(("Body()", "Task.Run(Body)")))

    def _with_tasks(self, made: str, lines: list[str], count: int, started: str) -> str:
        tasks = [f"t{number}" for number in range(1, count + 1)]
        lines = [*lines, *(f"var {task} = {started};" for task in tasks)]
        return self._class(made, "async Task<string>", lines, ' + "/" + '.join(f"await {task}" for task in tasks))

    def _notes(self, count: int) -> str:
        return " ".join(['string n = "";', *(f"n += Note(() => {text});" for _, text in self._body(False, count))])


_OF_PEERS = tuple(component for component in COMPONENTS if component.name not in {*_MOST, "thread local"})


def program(seed: int) -> str:
    return (Generator if seed % 2 else Peers)(seed).text()


def source(seeds: range) -> str:
    """A file with so many programs."""
    return HEAD + "\n".join(map(program, seeds))
