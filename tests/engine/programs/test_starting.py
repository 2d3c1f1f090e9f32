"""A test is a unit if something on another thread may start in what it runs."""

from __future__ import annotations

import pytest

from fencepost.engine.programs.concurrency import Concurrency
from fencepost.engine.programs.harnesses import NOTHING_STARTS
from fencepost.engine.programs.program import Program
from fencepost.engine.programs.starters import starts
from fencepost.engine.programs.walked_assemblies import is_walked
from fencepost.model.members import MethodReference
from fencepost.model.types import MethodSignature, Named, TypeExpression
from tests.engine.programs.units import UNITS, considered

CONFIGURATIONS = pytest.mark.parametrize("configuration", ["Debug", "Release"])


def of_class(name: str, configuration: str) -> dict[str, str]:
    """The tests of a class with their reasons."""
    found = considered("Started", configuration)
    return {key.rpartition(".")[2]: reason for key, reason in found.items() if key.startswith(f"Started.{name}.")}


@CONFIGURATIONS
def test_what_is_called_counts_in_libraries_through_interfaces_and_in_generated_code(configuration: str) -> None:
    assert set(of_class("Concurrent", configuration)) == {
        "InALibrary", "ByAnInterface", "ByALambda", "ByAnIterator", "ByAnAwait", "ByAStaticField", "ByAnOverride",
        "ByADisposal", "ByATypeArgument", "InTheFieldOfAClass", "ByALocalFunction", "InAStateMachine", "Queues",
        "ByAnOverrideOfNet", "Loops", "Asks", "Cancels", "Reads", "Reports",
    }  # fmt: skip
    assert {name: reason for name, reason in of_class("Concurrent", configuration).items() if reason} == {}


@CONFIGURATIONS
def test_a_test_in_which_nothing_starts_is_no_unit(configuration: str) -> None:
    found = of_class("Serial", configuration)
    assert len(found) == 8
    assert set(found.values()) == {NOTHING_STARTS}


@CONFIGURATIONS
def test_what_prepares_a_test_counts(configuration: str) -> None:
    assert of_class("SetUpStarts", configuration) == {"Plain": ""}


@CONFIGURATIONS
def test_each_class_has_the_tests_that_it_inherits_from_any_assembly(configuration: str) -> None:
    assert of_class("Base", configuration) == {}
    assert of_class("First", configuration) == {"Shared": "", "Overridden": ""}
    assert of_class("Second", configuration) == {"Shared": "", "Overridden": ""}
    assert of_class("ThirdOfAll", configuration) == {"Inherited": ""}


@CONFIGURATIONS
def test_what_looks_like_a_unit_and_is_none_has_a_reason(configuration: str) -> None:
    assert of_class("Skipped", configuration) == {
        "Ignored": "it is marked [Ignore]: it is slow",
        "Explicit": "it is marked [Explicit]",
        "Later": "it is skipped: later",
        "Sometimes": "",
        "Broken": "it is marked [Skip]: broken",
        "WithoutRows": "it has parameters, and no attribute says their values",
        "Generic": "it is a generic method, and nothing says for which types",
    }
    found = considered("Started", configuration)
    assert found["Started.SkippedWhole.One"] == "its class is marked [Ignore]: all of it"
    assert found["Started.GenericClass`1.One"] == "its class is generic, and no [TestFixture] says for which types"
    assert found["Started.Closed`1.One"] == found["Started.Outer.Inner.Nested"] == ""
    assert found["Started.Alone.Abstract"] == "its class is abstract, and no class is derived from it"
    needs = "the constructor of Started.NoConstructor takes a System.Uri, which nothing here makes"
    assert found["Started.NoConstructor.One"] == needs


def test_after_the_limit_of_methods_whatever_is_not_known_may_start_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fencepost.engine.programs.concurrency._MOST_METHODS", 3)
    program = Program(UNITS / "Debug" / "Started.dll")
    type = program.assembly.find_type("Started.Serial")
    assert type is not None
    method = next(method for method in type.methods if method.name == "InALibrary")
    graph = program.harnesses.graph
    assert Concurrency(graph).may_start([(program.assembly, method.token)])


@pytest.mark.parametrize(
    ("name", "walked"),
    [
        ("App.Core", True), ("NLog", True), ("System.Reactive", True), ("Microsoft.Extensions.Caching.Memory", True),
        ("System.Private.CoreLib", False), ("xunit.v3.assert", False), ("Moq", False), ("Microsoft.AspNetCore", False),
    ],
)  # fmt: skip
def test_code_of_packages_is_walked_and_not_that_of_net_and_of_tools_of_tests(name: str, walked: bool) -> None:
    assert is_walked(name) is walked


@pytest.mark.parametrize(
    ("owner", "name", "parameters", "expected"),
    [
        ("System.Threading.Thread", "Start", (), True),
        ("System.Threading.Thread", "Join", (), False),
        ("System.Threading.Tasks.TaskFactory`1", "FromAsync", (), True),
        ("System.Threading.CancellationTokenSource", ".ctor", (), False),
        ("System.Threading.CancellationTokenSource", ".ctor", ("System.TimeSpan",), True),
        ("System.Threading.CancellationTokenSource", "CancelAfter", ("System.Int32",), True),
        (
            "System.Threading.Tasks.TaskCompletionSource`1",
            ".ctor",
            ("System.Threading.Tasks.TaskCreationOptions",),
            True,
        ),
        ("My.Handler", "BeginInvoke", ("System.Int32", "System.AsyncCallback", "System.Object"), True),
        ("System.Linq.ParallelEnumerable", "AsParallel", (), True),
        ("System.Linq.Enumerable", "Select", (), False),
    ],
)
def test_the_table_knows_members_that_start_something(
    owner: str, name: str, parameters: tuple[str, ...], expected: bool
) -> None:
    types: tuple[TypeExpression, ...] = tuple(Named(parameter) for parameter in parameters)
    signature = MethodSignature(True, False, 0, 0, Named("System.Void"), types, len(types))
    assert starts(MethodReference(Named(owner), name, signature)) is expected
