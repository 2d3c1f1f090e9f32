"""What a verdict relies on, in sentences that several rooms say."""

from __future__ import annotations

RUNS_LEFT_OUT = "runs in which an assumption of the test does not hold are left out"
