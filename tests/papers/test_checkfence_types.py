"""The data types of the CheckFence paper on one thread, against models of a few lines, and the names in its tests.

Burckhardt, Alur and Martin, CheckFence: checking consistency of concurrent data types on relaxed memory models, PLDI
2007.
"""

from __future__ import annotations

import re
import tomllib
from collections import deque
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings

HERE = Path(__file__).parent / "checkfence"
QUEUES = ["TwoLockQueue", "TwoLockQueueUnfenced", "NonBlockingQueue", "NonBlockingQueueUnfenced"]
SETS = ["LazyListSet", "LazyListSetUnfenced", "HarrisSet", "HarrisSetUnfenced"]
DEQUES = ["SnarkDeque", "SnarkDequeUnfenced", "SnarkDequePublished"]
SEQUENCES = {"queue": 2**5, "set": 6**3, "deque": 4**4}
TYPES = {"queue": QUEUES, "set": [*SETS, "LazyListSetPublished"], "deque": DEQUES}
TESTS = {"queue": 13, "set": 8, "deque": 5}


@cache
def program(name: str, configuration: str = "Release") -> Program:
    return Program(HERE / "bin" / configuration / f"{name}.dll")


def returned(name: str) -> Any:
    """What a method that calls one data type on one thread returns."""
    opened = program("InOrder")
    ((type, method),) = opened.units(lambda method: method.name == name)
    unit = check_unit(opened.renewed(), type, method, Settings(model="sc"), True)
    (outcome,) = unit.outcomes
    assert unit.verdict == "HOLDS"
    return outcome.value


def queue_says(held: deque[str], operation: str, value: str) -> str:
    """The call of a queue or a deque, with its result, after the calls before it; `value` is what it puts in."""
    match operation:
        case "e" | "R":
            held.append(value)
        case "L":
            held.appendleft(value)
        case "d" | "l":
            return operation + (held.popleft() if held else "-")
        case _:
            return operation + (held.pop() if held else "-")
    return operation + value


def set_says(held: set[str], operation: str, value: str) -> str:
    """The call of a set, with its result, after the calls before it."""
    before = value in held
    if operation == "a":
        held.add(value)
    elif operation == "r":
        held.discard(value)
    return f"{operation}{'+' if before != (operation == 'a') else '-'}{value}"


def sequences(name: str, kind: str) -> list[str]:
    (text,) = returned(name)
    found: list[str] = text.rstrip(";").split(";")
    assert len(set(found)) == SEQUENCES[kind]
    return found


@pytest.mark.parametrize("name", QUEUES + DEQUES)
def test_a_queue_gives_back_what_was_put_in(name: str) -> None:
    for sequence in sequences(name, "queue" if name in QUEUES else "deque"):
        held: deque[str] = deque()
        calls = re.findall(r"(\w)(\d|-)", sequence)
        assert sequence == "".join(queue_says(held, operation, value) for operation, value in calls)


@pytest.mark.parametrize("name", SETS)
def test_a_set_has_what_was_added_and_not_removed(name: str) -> None:
    for sequence in sequences(name, "set"):
        held: set[str] = set()
        calls = re.findall(r"(\w)[+-](\d)", sequence)
        assert sequence == "".join(set_says(held, operation, value) for operation, value in calls)


def test_the_lazy_list_as_published_loses_what_is_added_with_used_memory() -> None:
    assert list(returned("LazyListSetPublished")) == [True, False, False]


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("kind", TESTS)
def test_the_tests_of_the_paper_name_operations_that_all_types_of_a_kind_have(kind: str, configuration: str) -> None:
    document = tomllib.loads((HERE / f"{kind}.toml").read_text("utf-8"))
    assert len(document["tests"]) == TESTS[kind]
    letters = document["letters"]
    letter = "|".join(sorted(map(re.escape, letters), key=len, reverse=True))
    threads = rf"(?:\s*(?:{letter}))+\s*"
    for text in document["tests"].values():
        assert re.fullmatch(rf"(?:{threads})?\({threads}(?:\|{threads})+\)", text), text
    types = {
        found.name.removeprefix("CheckFence."): found
        for found in program("CheckFence", configuration).thread_safe(None)
    }
    assert document["type"].removeprefix("CheckFence.") in TYPES[kind]
    for name in TYPES[kind]:
        assert set(letters.values()) <= {method.name for method in types[name].methods}
