"""A rule is one file: it is judged, told, explained and shown because it is there, and no other module names it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fencepost.properties as properties
from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import matching
from fencepost.engine.shared.settings import Settings
from fencepost.properties import find_rule, in_stead_of, rule_of, rules
from tests.assembly.inputs import sample
from tests.repository.tree import PACKAGE, modules

ADDED = """
from fencepost.properties.rule import Broken, Rule, Told

def judge(end):
    return Broken() if end.failure is None and not end.threads else None

RULE = Rule(
    id="FP9001", name="quiet", property="quiet", title="A run ends well", why="It is too quiet.", bad="", good="",
    judges="outcome", judge=judge, is_wrong=lambda end: judge(end) is not None,
    tell=lambda story, threads: Told(f"All threads have ended since {story.start}.", story.start),
)
"""

OTHER_THINGS = {
    "engine.shared.decorations": "kinds of notes: what a verdict lacks, such as a judgement of atomicity",
    "model.verdict": "the same kinds of notes",
    "search.space": "kinds of failures, as the machine has them",
}
"""Modules with two or more words that are names of rules as well, and what they mean there."""


@pytest.fixture
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One more rule among those of the product."""
    (tmp_path / "quiet.py").write_text(ADDED, "utf-8")
    monkeypatch.setattr(properties, "__path__", [*properties.__path__, str(tmp_path)])
    forget()
    yield
    sys.modules.pop("fencepost.properties.quiet", None)
    monkeypatch.undo()
    forget()


def forget() -> None:
    properties.rules.cache_clear()
    properties._judging.cache_clear()


@pytest.mark.usefixtures("added")
def test_a_file_more_is_a_rule_more() -> None:
    assert find_rule("fp9001") == "quiet"
    program = Program(sample("Samples"))
    ((type, method),) = program.units(matching("Samples.SafeAccountTests.TwoWithdrawals"))
    unit = check_unit(program, type, method, Settings(model="sc"))
    (finding,) = unit.findings
    assert (finding.rule, finding.property) == ("FP9001", "quiet")
    assert finding.message == f"All threads have ended since {Path(finding.file or '').name}:{finding.line}."


def test_without_that_file_the_same_harness_holds() -> None:
    program = Program(sample("Samples"))
    ((type, method),) = program.units(matching("Samples.SafeAccountTests.TwoWithdrawals"))
    assert check_unit(program, type, method, Settings(model="sc")).verdict == "HOLDS"


@pytest.mark.parametrize("name", rules())
def test_a_rule_judges_at_its_time_and_names_rules_that_there_are(name: str) -> None:
    rule = rules()[name]
    assert (rule.judge is None) == (rule.judges == "elsewhere")
    assert rule.is_wrong is None or rule.judge is not None
    assert all(rule_of(other) is not None for other in (*rule.instead_of, *([rule.settles_as] * bool(rule.settles_as))))
    assert all(other.tell is not None for other in in_stead_of(name))


def names_in(node: ast.AST) -> set[str]:
    """The names and numbers of rules that a literal lists, or that something is compared with."""
    parts: list[ast.expr | None] = []
    match node:
        case ast.Set(elts) | ast.Tuple(elts) | ast.List(elts):
            parts = [*elts]
        case ast.Dict(keys):
            parts = [*keys]
        case ast.Compare(left, _, others):
            parts = [left, *others] if isinstance(left, ast.Attribute) and left.attr == "rule" else []
        case ast.Call(ast.Name("Judgement"), arguments):
            parts = [*arguments]
        case _:
            pass
    known = {*rules(), *(rule.id for rule in rules().values())}
    return {str(one.value) for one in parts if isinstance(one, ast.Constant) and one.value in known}


def listed(path: Path) -> list[int]:
    """The lines that list several rules, compare a finding's rule with one, or judge by a name."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        several = 1 if isinstance(node, ast.Compare | ast.Call) else 2
        if len(names_in(node)) >= several:
            found.append(node.lineno)  # type: ignore[attr-defined]  # an expression
    return found


def test_no_other_module_lists_rules() -> None:
    others = {name: path for name, path in modules().items() if not name.startswith("properties")}
    assert PACKAGE / "engine" / "judging.py" in others.values()
    assert {name for name, path in others.items() if listed(path)} == set(OTHER_THINGS)


def test_a_module_that_lists_rules_is_found(tmp_path: Path) -> None:
    path = tmp_path / "made.py"
    path.write_text(
        'A = {"assertion", "deadlock"}\nB = x.rule == "livelock"\nC = Judgement("outcome")\nD = "outcome"\n'
    )
    assert sorted(listed(path)) == [1, 2, 3]
