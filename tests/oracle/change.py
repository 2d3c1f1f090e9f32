#!/usr/bin/env python3
"""Changes the conformance suite (`changing.py`), and keeps what compiles and what the real runtime does not mind.

    change.py [--times N] [TOPIC…]

writes changed.tar.xz, with an assembly for each topic and configuration, and changed.json. A changed method is kept
when the runtime returns from it, N times in Debug and Release, what it returns from the method itself, and that is what
is recorded: a method that counts the members of its own class sees the changed ones. With topics, those are made anew,
and the others stay. A topic that cannot be changed is left out, and named at the end.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path.insert(0, str(REPOSITORY))

from tests.oracle.changing import AROUND, AT_THE_TOP, EVERYWHERE, Case, cases, changed  # noqa: E402
from tests.oracle.runtime import SWITCHES, compiles, returned  # noqa: E402

CONFORMANCE = REPOSITORY / "tests" / "conformance"
OPTIONS = ("-unsafe+", "-nullable:enable")
MORE = {"ResourceTexts": ("-resource:Texts.resources,Conformance.Texts.resources",)}
MOST_ROUNDS = 12
PATIENCE = 15.0
"""How many seconds a method may take, however often it is run: a change that makes one wait for ever is not rare."""
_ERROR = re.compile(r"\((\d+),\d+\): error")
_STATEMENT = re.compile(r"^/\*(\d+)\*/ ")


class NotChangedError(Exception):
    """A topic cannot be changed; why."""


class Plan:
    """Where a method is changed, and how; less with each error of the compiler."""

    def __init__(self, case: Case, change: str) -> None:
        self.case, self.change, self.where = case, change, EVERYWHERE
        self.kept: set[int] = set()

    def text(self) -> str:
        return changed(self.case, self.change, self.where, frozenset(self.kept))

    def retreat(self, lines: list[str]) -> bool:
        """Changes less because of errors in some of its lines; False if nothing is left to try."""
        numbers = {int(found[1]) for line in lines if (found := _STATEMENT.match(line))}
        if self.change == "Handing" and numbers - self.kept:
            self.kept |= numbers
            return True
        if self.where == AT_THE_TOP or self.change in AROUND:
            return False
        self.where = AT_THE_TOP
        return True


def compile_to(topic: str, source: str, target: Path, configuration: str) -> str:
    """What the compiler complains about."""
    file = target.with_suffix(".cs")
    file.write_text(source, encoding="utf-8")
    options = (*OPTIONS, *SWITCHES[configuration], *MORE.get(topic, ()))
    return compiles(target, [file, HERE / "Changes.cs"], options, CONFORMANCE)


def written(source: str, topic: str, plans: list[Plan]) -> tuple[str, list[tuple[int, int, Plan]]]:
    """The source with all changed methods, and the lines of each."""
    lines = source.splitlines()
    start = next(n for n, line in enumerate(lines) if re.search(rf"\bclass {topic}\b", line))
    opening = next(n for n in range(start, len(lines)) if "{" in lines[n])
    head, tail = lines[: opening + 1], lines[opening + 1 :]
    inside: list[str] = []
    before, _, after = head[-1].partition("{")
    head[-1] = before + "{"
    places = []
    for plan in plans:
        first = len(head) + len(inside) + 1
        inside += plan.text().splitlines()
        places.append((first, len(head) + len(inside), plan))
    return "\n".join([*head, *inside, after, *tail]) + "\n", places


def make(topic: str, names: set[str], folder: Path) -> list[Plan]:
    """Compiles as much as the compiler takes; what that is."""
    source = (CONFORMANCE / f"{topic}.cs").read_text("utf-8")
    plans = [Plan(case, change) for case in cases(source, topic) if case.name in names for change in case.changes]
    rounds = 0
    while plans:
        text, places = written(source, topic, plans)
        for configuration in SWITCHES:
            complaints = compile_to(topic, text, folder / configuration / f"{topic}.dll", configuration)
            errors = {int(found[1]) for found in _ERROR.finditer(complaints)}
            if errors or "error" in complaints:
                break
        else:
            return plans
        rounds += 1
        lines, left = text.splitlines(), []
        for first, last, plan in places:
            mine = [lines[n - 1] for n in sorted(errors) if first <= n <= last]
            if not mine or (rounds < MOST_ROUNDS and plan.retreat(mine)):
                left.append(plan)
        if not any(first <= n <= last for n in errors for first, last, _ in places):
            raise NotChangedError(f"does not compile: {complaints[:500]}")
        plans = left
    raise NotChangedError("no method can be changed")


def change(topic: str, recorded: dict[str, list[Any]], folder: Path, times: int) -> list[str]:
    """The changed methods of a topic that return what they should."""
    plans = make(topic, {method.rpartition(".")[2] for method in recorded}, folder)
    wanted = [f"Conformance.{topic}.{plan.case.name}" for plan in plans]
    all = [f"{name}__{plan.change}" for name, plan in zip(wanted, plans, strict=True)]
    good = set(all)
    for configuration in SWITCHES:
        asked = [name for name in all if name in good] + list(dict.fromkeys(wanted))
        results = returned(folder / configuration / f"{topic}.dll", asked, times, PATIENCE)
        for name, plain in zip(all, wanted, strict=True):
            if results.get(name) != results.get(plain) or results.get(plain) != [json.dumps(recorded[plain])]:
                good.discard(name)
    return sorted(good)


def main() -> None:
    parser = argparse.ArgumentParser(description="Changes the conformance suite, and asks the runtime what is left.")
    parser.add_argument("--times", type=int, default=5, help="how often each method is run")
    parser.add_argument("topics", nargs="*")
    options = parser.parse_args()
    expected = json.loads((CONFORMANCE / "expected.json").read_text("utf-8"), parse_constant=str)
    document, archive = HERE / "changed.json", HERE / "changed.tar.xz"
    kept: dict[str, list[str]] = {}
    not_changed: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for configuration in SWITCHES:
            (folder / configuration).mkdir()
        if options.topics and archive.exists():
            kept = json.loads(document.read_text("utf-8"))
            with tarfile.open(archive) as old:
                old.extractall(folder, filter="data")
        try:
            for topic in options.topics or sorted(expected):
                kept.pop(topic, None)
                try:
                    kept[topic] = change(topic, expected[topic], folder, options.times)
                    print(f"{topic}: {len(kept[topic])} changed methods of {len(expected[topic])}", flush=True)
                except NotChangedError as reason:
                    not_changed[topic] = str(reason)
        finally:
            document.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", encoding="utf-8")
            pack(
                [folder / configuration / f"{topic}.dll" for topic in sorted(kept) for configuration in SWITCHES],
                archive,
            )
    for topic, why in not_changed.items():
        print(f"{topic} is not changed: {why}")


def pack(assemblies: list[Path], archive: Path) -> None:
    """Packs assemblies. Equal assemblies give equal bytes."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.mtime = entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        return entry

    with tarfile.open(archive, "w:xz") as new:
        for file in assemblies:
            new.add(file, f"{file.parent.name}/{file.name}", filter=plain)


if __name__ == "__main__":
    main()
