"""What a run leaves to others: of large families of cases it tries a share, unless it is asked for the whole.

A test that is marked `share(n)` runs one of n of its cases. The seed in pyproject.toml (`share_seed`) and the name of a
case decide whether it is chosen: the same cases run on every machine until someone changes the seed. `--whole` runs all
of them, as does naming a case on the command line.
"""

from __future__ import annotations

import zlib

import pytest

MARKER = "share"
SEED = "share_seed"


def add_options(parser: pytest.Parser) -> None:
    parser.getgroup("fencepost").addoption("--whole", action="store_true", help="run all cases, not the usual share")
    parser.addini(SEED, "chooses the cases of a share", default="0")


def is_whole(config: pytest.Config) -> bool:
    """True if a run leaves nothing out, because its tests were named one by one."""
    return bool(config.getoption("--whole")) or any("::" in argument for argument in config.args)


def is_chosen(seed: str, case: str, one_of: int) -> bool:
    return zlib.crc32(f"{seed} {case}".encode()) % one_of == 0


def leave_to_others(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Takes the cases that are not in the share out of the run."""
    if is_whole(config):
        return
    seed = config.getini(SEED)
    chosen: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        marker = item.get_closest_marker(MARKER)
        case = f"{item.path.relative_to(config.rootpath).as_posix()}::{item.name}"
        (chosen if marker is None or is_chosen(seed, case, *marker.args) else left).append(item)
    items[:] = chosen
    config.hook.pytest_deselected(items=left)


def headline(config: pytest.Config) -> str:
    if is_whole(config):
        return "cases: all"
    return f"cases: of large families the share that the seed {config.getini(SEED)} chooses; --whole runs all"
