"""Limits of processes: what all workers of an editor may have together, how long a unit may take in all phases."""

from __future__ import annotations

import pytest

from fencepost.engine.workers.limits import (
    FIRST_SECONDS,
    MEMORY_SHARE,
    editor_jobs,
    editor_megabytes,
    look_seconds,
    plan_seconds,
    unit_seconds,
)


@pytest.mark.parametrize("machine", [1024.0, 8192.0, 65536.0])
@pytest.mark.parametrize("wanted", [1, 4, 32])
def test_all_workers_of_an_editor_have_a_quarter_of_the_memory(
    machine: float, wanted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fencepost.engine.workers.limits.machine_megabytes", lambda: machine)
    workers = editor_jobs(wanted) + 1
    assert 2 <= workers <= wanted + 1
    assert workers * editor_megabytes(workers, 2048) * MEMORY_SHARE <= machine / 4
    assert editor_megabytes(workers, 2048) <= 2048


@pytest.mark.parametrize("seconds", [0.1, 1.0, 60.0, 600.0])
def test_all_phases_of_one_unit_end_in_time(seconds: float) -> None:
    phases = plan_seconds(seconds) + look_seconds(min(seconds, FIRST_SECONDS)) + unit_seconds(seconds)
    assert phases <= 1.5 * seconds + 5
