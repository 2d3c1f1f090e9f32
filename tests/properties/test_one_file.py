"""A rule is one file: it is judged, told, explained and shown because it is there, and no other module names it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import fencepost.properties as properties
from fencepost.assembly.assembly import Assembly
from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import matching
from fencepost.engine.shared.settings import Settings
from fencepost.model.code import Body, SequencePoint
from fencepost.model.members import Method
from fencepost.properties import find_rule, in_stead_of, rule_of, rules, seen
from tests.assembly.inputs import sample
from tests.repository.tree import PACKAGE, modules

ADDED = """
from fencepost.properties.rule import Broken, Rule, FindingText

def judge(end):
    return Broken() if end.failure is None and not end.threads else None

RULE = Rule(
    id="FP9001", name="quiet", property="quiet", title="A run ends well", why="It is too quiet.", bad="", good="",
    judges="outcome", judge=judge, is_wrong=lambda end: judge(end) is not None,
    describe=lambda story, threads: FindingText(f"All threads have ended since {story.start}.", story.start),
)
"""

ADDED_OF_CODE = """
from fencepost.properties.rule import Rule, FindingText

def look(code):
    for instruction in code.body.instructions:
        if instruction.opcode == 0x28 and code.named(instruction.operand).startswith("System.Threading.Monitor::Enter"):
            yield FindingText(f"{code.method.name} takes a lock.", code.where(instruction.offset))

RULE = Rule(
    id="FP9002", name="locking", property="locking", title="A method takes a lock", why="Others may want it.", bad="",
    good="", severity="warning", judges="code", look=look,
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
    """One more rule of each shape among those of the product: about the ends of runs, and about code."""
    for name, text in {"quiet": ADDED, "locking": ADDED_OF_CODE}.items():
        (tmp_path / f"{name}.py").write_text(text, "utf-8")
    monkeypatch.setattr(properties, "__path__", [*properties.__path__, str(tmp_path)])
    forget()
    yield
    for name in ("quiet", "locking"):
        sys.modules.pop(f"fencepost.properties.{name}", None)
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


class Statement(NamedTuple):
    file: str
    point: SequencePoint


class Compiled(NamedTuple):
    """A method of an assembly, as rules about code see it."""

    assembly: Assembly
    method: Method
    body: Body

    def named(self, token: int) -> str:
        return self.assembly.token_text(token)

    def where(self, offset: int) -> Statement | None:
        before = [
            point for point in self.assembly.points(self.method) if point.offset <= offset and point.document >= 0
        ]
        return Statement(self.assembly.documents()[before[-1].document].path, before[-1]) if before else None


@pytest.mark.usefixtures("added")
def test_a_rule_about_code_is_one_file_too_and_needs_no_run() -> None:
    assert find_rule("fp9002") == "locking"
    assembly = Program(sample("Samples")).assembly
    account = assembly.find_type("Samples.SafeAccount")
    assert account is not None
    methods = [(method, assembly.body(method)) for method in account.methods]
    told = [found for method, body in methods if body is not None for found in seen(Compiled(assembly, method, body))]
    assert {rule.id for rule, _ in told} == {"FP9002"}
    assert [one.message.split()[0] for _, one in told] == ["get_Balance", "Withdraw", "Transfer", "Transfer"]
    assert [one.spot.point.line for _, one in told if one.spot is not None] == [15, 20, 32, 33]


def test_without_that_file_the_same_harness_holds() -> None:
    program = Program(sample("Samples"))
    ((type, method),) = program.units(matching("Samples.SafeAccountTests.TwoWithdrawals"))
    assert check_unit(program, type, method, Settings(model="sc")).verdict == "HOLDS"


@pytest.mark.parametrize("name", rules())
def test_a_rule_judges_at_its_time_and_names_rules_that_there_are(name: str) -> None:
    rule = rules()[name]
    assert (rule.judge is None) == (rule.judges in ("accesses", "elsewhere", "code"))
    assert (rule.look is None) == (rule.judges != "code")
    assert rule.is_wrong is None or rule.judge is not None
    assert all(rule_of(other) is not None for other in (*rule.instead_of, *([rule.settles_as] * bool(rule.settles_as))))
    assert all(other.describe is not None for other in in_stead_of(name))


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
    assert PACKAGE / "engine" / "judging" / "judge.py" in others.values()
    assert {name for name, path in others.items() if listed(path)} == set(OTHER_THINGS)


def test_a_module_that_lists_rules_is_found(tmp_path: Path) -> None:
    path = tmp_path / "made.py"
    path.write_text(
        'A = {"assertion", "deadlock"}\nB = x.rule == "livelock"\nC = Judgement("outcome")\nD = "outcome"\n'
    )
    assert sorted(listed(path)) == [1, 2, 3]
