"""Which of many programs a run of the tests tries: always the same ones, unless more are asked for than usual."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

import pytest

from tests.conftest import PROGRAMS

T = TypeVar("T")
SEED = 20
"""Chooses the share of ordinary runs."""


def share(items: Sequence[T], usual: int, config: pytest.Config) -> list[T]:
    """So many of the items, in their order; with `--programs N`, as many more as N is more than usual, and others; with
    `--whole`, all of them."""
    if config.getoption("--whole"):
        return list(items)
    wanted = config.getoption("--programs")
    count = min(len(items), usual * wanted // PROGRAMS)
    chosen = random.Random(SEED if wanted <= PROGRAMS else None).sample(range(len(items)), count)
    return [items[number] for number in sorted(chosen)]
