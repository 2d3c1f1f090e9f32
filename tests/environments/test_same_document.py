"""A program has one document: cold, warm and without a cache, in any process, with any number of jobs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from itertools import product
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.environments.layout import source

APP = Path(__file__).parent / "bin" / "Debug" / "Odd.dll"
FORMATS = (
    ("--format", "json"), ("--format", "sarif"), ("--format", "html"), ("--format", "text"),
    ("--format", "text", "--full-trace"),
)  # fmt: skip
_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def _document(cache: Path | None, seed: int, jobs: int, *options: str) -> bytes:
    place = [] if cache is not None else ["--no-cache"]
    command = [
        sys.executable, "-P", "-m", "fencepost", "check", str(APP), "--harness", "Layout.*", "--harness", "Odd.*",
        "--jobs", str(jobs), *place, *options,
    ]  # fmt: skip
    environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
    if cache is not None:
        environment["FENCEPOST_CACHE"] = str(cache)
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (1, b"")
    return _without_seconds(done.stdout)


def _without_seconds(content: bytes) -> bytes:
    """Without what may differ, and in the order of the names: a terminal shows verdicts as they come."""
    content = re.sub(rb'"seconds":[\d.e-]+', b'"seconds":0', content)
    return re.sub(rb"states, [\d.]+ s\)", b"states, 0 s)", content)


def _units(text: bytes) -> list[bytes]:
    return sorted(re.split(rb"\n(?=!! |ok )", b"\n" + text.rpartition(b"\n12 units")[0]))


def test_cold_warm_and_without_a_cache_are_the_same_under_any_seed_and_number_of_jobs(tmp_path: Path) -> None:
    first = _document(None, 0, 1, *FORMATS[0])
    others: dict[tuple[str, ...], bytes] = {}
    for seed, jobs in ((0, 1), (1, 2), (4242, 1)):
        cache = tmp_path / f"{seed}-{jobs}"
        assert _document(cache, seed, jobs, *FORMATS[0]) == first, "cold"
        if seed:
            assert _document(None, seed, jobs, *FORMATS[0]) == first, "without"
        for format in FORMATS:
            warm = _document(cache, seed + 1, 3 - jobs, *format)
            if format == FORMATS[0]:
                assert warm == first, "warm"
            elif "text" in format:
                assert _units(others.setdefault(format, warm)) == _units(warm)
            else:
                assert others.setdefault(format, warm) == warm
    cold = {format: _document(None, 7, 1, *format) for format in (FORMATS[1], FORMATS[4])}
    assert cold[FORMATS[1]] == others[FORMATS[1]]
    assert _units(cold[FORMATS[4]]) == _units(others[FORMATS[4]])


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.mark.parametrize("format", FORMATS, ids=[" ".join(format) for format in FORMATS])
def test_every_document_is_valid_and_shows_what_cannot_be_seen(format: tuple[str, ...], cache: Path) -> None:
    content = _document(cache, 0, 1, *format).decode()
    assert not _UNSEEN.search(content)
    assert "\U0001f600" in content
    if "json" in format or "sarif" in format:
        json.loads(content)
    if "json" in format:
        messages = [finding["message"] for unit in json.loads(content)["units"] for finding in unit["findings"]]
        (message,) = [message for message in messages if "whole" in message]
        assert message.startswith(
            "The assertion x == 0 fails: half \\ud800 whole \U0001f600 turned \u202e \u2066 \u200f \u061c red \x1b[31m."
        )
    if "text" in format:
        assert "half \\ud800 whole \U0001f600 turned \\u202e" in content


@pytest.mark.parametrize(("suffix", "command"), list(product((".json", ".graphml"), ("Message", "Thrown"))))
def test_graphs_are_valid(suffix: str, command: str, tmp_path: Path) -> None:
    path = tmp_path / f"graph{suffix}"
    arguments = ["check", str(APP), "--harness", f"Odd.{command}", "--model", "sc", "--graph", str(path)]
    done = subprocess.run([sys.executable, "-P", "-m", "fencepost", *arguments], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (1, b"")
    content = path.read_text("utf-8")
    assert not _UNSEEN.search(content)
    if suffix == ".json":
        json.loads(content)
    else:
        ET.fromstring(content)  # our own


def test_outcomes_are_valid() -> None:
    arguments = ["outcomes", str(APP), "--harness", "Odd.Returns", "--format", "json", "--model", "sc"]
    done = subprocess.run([sys.executable, "-P", "-m", "fencepost", *arguments], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    (unit,) = json.loads(done.stdout)["units"]
    assert len(unit["outcomes"]) == 2
    assert not _UNSEEN.search(done.stdout.decode())


def test_the_source_is_what_its_generator_writes() -> None:
    assert (Path(__file__).parent / "Layout.cs").read_text("utf-8") == source()
