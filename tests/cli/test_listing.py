"""What is said of what is not checked, and the list of what there is."""

from __future__ import annotations

import json
from pathlib import Path

from tests.assembly.inputs import sample
from tests.cli.commands import Run

SAMPLES = sample("Samples")
STARTED = Path(__file__).parents[1] / "engine" / "units" / "bin" / "Debug" / "Started.dll"


def test_an_assembly_without_harnesses_is_looked_at_and_says_what_could_be_tested(fencepost: Run) -> None:
    done = fencepost("check", sample("Library"))
    assert (done.code, done.out) == (0, "0 units: nothing was checked\n")
    for part in ("Nothing was checked: Library.dll has no [ConcurrencyTest]", "--hints would test Library.Box<T>,"):
        assert part in done.err
    assert fencepost("check", sample("Library"), "--require", "holds-up-to").code == 1
    document = fencepost("check", sample("Library"), "--format", "json")
    assert (document.code, json.loads(document.out)["units"]) == (0, [])


def test_tests_that_are_skipped_are_said_in_each_format(fencepost: Run) -> None:
    done = fencepost("check", STARTED, "--no-cache")
    text = " ".join(done.out.split())
    first = "Started.Alone.Abstract (its class is abstract, and no class is derived from it);"
    assert f"10 tests were skipped: {first}" in text
    assert "and 7 more. --list names all with their reasons." in text
    assert "Serial" not in text
    skipped = json.loads(fencepost("check", STARTED, "--format", "json").out)["skipped"]
    assert len(skipped) == 10
    assert {"unit": "Started.Skipped.Later", "reason": "it is skipped: later"} in skipped
    (invocation,) = json.loads(fencepost("check", STARTED, "--format", "sarif").out)["runs"][0]["invocations"]
    texts = [note["message"]["text"] for note in invocation["toolExecutionNotifications"]]
    assert [text for text in texts if text.startswith("10 tests were skipped: ")]
    assert "10 tests were skipped: " in fencepost("check", STARTED, "--format", "html").out


def test_a_list_says_what_would_be_checked_and_what_not(fencepost: Run) -> None:
    done = fencepost("check", STARTED, SAMPLES, "--list")
    lines = done.out.splitlines()
    assert (done.code, lines[0], lines[-1]) == (0, "Started.dll:", "35 units, 2 candidates, 18 not checked")
    assert "   Started.Serial.Nothing: nothing that it runs starts anything on another thread" in lines
    document = json.loads(fencepost("check", STARTED, "--list", "--format", "json").out)
    assert (document["schema"], len(document["units"]), len(document["skipped"])) == ("fencepost-list/1", 28, 18)
    (unit,) = [unit for unit in document["units"] if unit["unit"] == "Started.Outer.Inner.Nested"]
    assert unit["file"].endswith("Started.cs")
    assert (unit["assembly"], unit["kind"]) == ("Started.dll", "harness")
    assert document["skipped"][0]["unit"] == "Started.Alone.Abstract"
    refused = fencepost("check", STARTED, "--list", "--format", "sarif")
    assert (refused.code, refused.out) == (2, "")
    assert "text or json" in refused.err
