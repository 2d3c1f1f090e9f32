"""Settings of editors: what is wrong with one is said in words of the user's, and its default is taken."""

from __future__ import annotations

from typing import Any

import pytest

from fencepost.engine.workspace.config import Config, read_config


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("jobs", "many", "it must be a whole number"),
        ("jobs", -1, "it must not be below 0"),
        ("time", "long", "it must be a number"),
        ("time", 0, "it must be above 0"),
        ("screeningStates", 0, "it must be above 0"),
        ("repair", 1, "it must be true or false"),
        ("run", "never", "it must be 'build' or 'manual'"),
        ("models", "sc", "it must be a list of texts"),
        ("models", ["foo"], "no memory model is called 'foo'"),
        ("properties", ["nothing"], "there is no rule 'nothing'; there are assertion, deadlock, "),
        ("severity", {"FP1001": "loud"}, "it must be rules, each with one of 'error', 'warning', "),
        ("severity", {"FP9999": "error"}, "there is no rule 'FP9999'; there are assertion, "),
    ],
)
def test_a_wrong_value_is_told_and_not_used(name: str, value: Any, words: str) -> None:
    config, (problem,) = read_config({name: value})
    assert problem.startswith(f"The setting fencepost.{name} is not used: {words}")
    assert config == Config()


def test_rules_are_named_as_on_the_command_line() -> None:
    config, problems = read_config({"properties": ["FP1002", "assertion"], "severity": {"fp1001": "off"}, "unknown": 1})
    assert problems == []
    assert config.properties == ("deadlock", "assertion")
    assert config.severity == {"FP1001": "off"}
