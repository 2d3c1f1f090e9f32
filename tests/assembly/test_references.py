"""Where referenced assemblies are found: beside, in a package, in a framework; all trees are made up here."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from fencepost.assembly.references import References
from tests.assembly.inputs import must_open
from tests.assembly.made import Made
from tests.assembly.trees import FRAMEWORK, framework, isolate, put, settings


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    isolate(monkeypatch, tmp_path)


@pytest.fixture
def app(tmp_path: Path) -> Path:
    return put(tmp_path / "app" / "Consumer.dll", "Consumer")


def found(app: Path, name: str) -> Path | None:
    return References(must_open(app)).locate(name)


# -- beside ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("suffix", [".dll", ".exe"])
def test_a_file_beside_the_assembly(app: Path, suffix: str) -> None:
    beside = put(app.with_name("Library" + suffix))
    references = References(must_open(app))
    assert references.locate("Library") == beside
    library = references.resolve("Library")
    assert library is not None
    assert library.name == "Library"
    assert references.resolve("Library") is library


def test_an_assembly_resolves_to_itself(app: Path) -> None:
    references = References(must_open(app))
    assert references.resolve("Consumer") is references.assembly
    assert references.resolve("") is references.assembly


@pytest.mark.parametrize("name", ["", ".", "..", "../app/Consumer", "a/b", "a\\b", "a\0b", "x" * 5000])
def test_a_name_that_is_no_file_name_is_nowhere(app: Path, name: str) -> None:
    assert found(app, name) is None


def test_a_folder_is_no_assembly(app: Path) -> None:
    app.with_name("Library.dll").mkdir()
    assert found(app, "Library") is None


# -- packages -------------------------------------------------------------------------------------------------------

PACKAGE = {
    "targets": {".NETCoreApp,Version=v10.0": {"Library/2.0.0": {"runtime": {"lib/net8.0/Library.dll": {}}}}},
    "libraries": {"Library/2.0.0": {"type": "package", "path": "library/2.0.0"}},
}


def test_a_package_in_the_cache_of_the_user(app: Path, tmp_path: Path) -> None:
    settings(app.with_suffix(".deps.json"), PACKAGE)
    package = put(tmp_path / "home/.nuget/packages/library/2.0.0/lib/net8.0/Library.dll")
    assert found(app, "Library") == package


def test_a_package_in_a_cache_that_the_environment_names(
    app: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings(app.with_suffix(".deps.json"), PACKAGE)
    package = put(tmp_path / "cache/library/2.0.0/lib/net8.0/Library.dll")
    monkeypatch.setenv("NUGET_PACKAGES", str(tmp_path / "cache"))
    assert found(app, "Library") == package


def test_a_package_in_a_cache_that_the_build_names(app: Path, tmp_path: Path) -> None:
    settings(app.with_suffix(".deps.json"), PACKAGE)
    probing = {"runtimeOptions": {"additionalProbingPaths": [str(tmp_path / "missing"), str(tmp_path / "probed")]}}
    settings(app.with_suffix(".runtimeconfig.dev.json"), probing)
    package = put(tmp_path / "probed/library/2.0.0/lib/net8.0/Library.dll")
    assert found(app, "Library") == package


def test_a_file_beside_comes_before_a_package(app: Path, tmp_path: Path) -> None:
    settings(app.with_suffix(".deps.json"), PACKAGE)
    put(tmp_path / "home/.nuget/packages/library/2.0.0/lib/net8.0/Library.dll")
    beside = put(app.with_name("Library.dll"))
    assert found(app, "Library") == beside


def test_a_package_path_does_not_lead_out_of_the_cache(app: Path, tmp_path: Path) -> None:
    text = json.dumps(PACKAGE).replace('"library/2.0.0"', '"../outside"')
    settings(app.with_suffix(".deps.json"), text)
    put(tmp_path / "home/.nuget/outside/lib/net8.0/Library.dll")
    assert found(app, "Library") is None


# -- frameworks -----------------------------------------------------------------------------------------------------


def config(app: Path, *frameworks: tuple[str, str]) -> None:
    listed = [{"name": name, "version": version} for name, version in frameworks]
    options = {"framework": listed[0]} if len(listed) == 1 else {"frameworks": listed}
    settings(app.with_suffix(".runtimeconfig.json"), {"runtimeOptions": options})


ROLL_FORWARD = {
    "the newest patch of the wanted version": ("10.0.1", ["9.0.9", "10.0.0", "10.0.2", "10.0.10", "10.1.0"], "10.0.10"),
    "the nearest later version": ("9.0.0", ["8.0.9", "9.2.0", "10.0.0"], "9.2.0"),
    "the next major version": ("9.0.0", ["8.0.9", "11.0.1", "10.0.0"], "10.0.0"),
    "an older one when there is nothing later": ("10.0.0", ["8.0.1", "9.0.1"], "9.0.1"),
    "the newest without a wish": ("", ["8.0.1", "10.0.1", "9.0.1"], "10.0.1"),
    "previews count": ("10.0.0", ["10.0.0-rc.1.25451.107"], "10.0.0-rc.1.25451.107"),
    "what is no version does not": ("10.0.0", ["latest", "10.0.0"], "10.0.0"),
}


@pytest.mark.parametrize(("wanted", "installed", "chosen"), ROLL_FORWARD.values(), ids=ROLL_FORWARD)
def test_the_host_rolls_forward(app: Path, tmp_path: Path, wanted: str, installed: list[str], chosen: str) -> None:
    root = tmp_path / "home/.dotnet"
    places = {version: framework(root, version) for version in installed}
    config(app, (FRAMEWORK, wanted))
    assert found(app, "System.Runtime") == places[chosen]


def test_dotnet_root_comes_first(app: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    framework(tmp_path / "home/.dotnet", "10.0.0")
    named = framework(tmp_path / "named", "10.0.0")
    monkeypatch.setenv("DOTNET_ROOT", str(tmp_path / "named"))
    assert found(app, "System.Runtime") == named


def test_the_folder_of_the_dotnet_command(app: Path, tmp_path: Path) -> None:
    real = tmp_path / "installed" / "dotnet"
    there = framework(real.parent, "10.0.0")
    real.write_text("#!/bin/sh\n", "ascii")
    real.chmod(0o755)
    (tmp_path / "programs").mkdir()
    (tmp_path / "programs" / "dotnet").symlink_to(real)
    assert found(app, "System.Runtime") == there


def test_a_web_application_has_two_frameworks(app: Path, tmp_path: Path) -> None:
    root = tmp_path / "home/.dotnet"
    base = framework(root, "10.0.3")
    web = framework(root, "10.0.3", "Microsoft.AspNetCore.App", "Microsoft.AspNetCore")
    config(app, ("Microsoft.AspNetCore.App", "10.0.0"))
    assert found(app, "System.Runtime") == base
    assert found(app, "Microsoft.AspNetCore") == web


def test_a_library_says_what_it_was_compiled_for(app: Path, tmp_path: Path) -> None:
    root = tmp_path / "home/.dotnet"
    eight = framework(root, "8.0.5")
    framework(root, "10.0.5")
    settings(app.with_suffix(".deps.json"), {"runtimeTarget": {"name": ".NETCoreApp,Version=v8.0"}})
    assert found(app, "System.Runtime") == eight


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000, '{"runtimeOptions": 3}', "\udcff", '{"a": NaN'])
def test_broken_settings_are_a_problem_or_nothing(app: Path, tmp_path: Path, text: str) -> None:
    base = framework(tmp_path / "home/.dotnet", "10.0.3")
    for suffix in (".runtimeconfig.json", ".deps.json", ".runtimeconfig.dev.json"):
        app.with_suffix(suffix).write_bytes(text.encode("utf-8", "surrogateescape"))
    references = References(must_open(app))
    assert references.locate("System.Runtime") == base
    for problem in references.problems:
        assert problem.message.startswith("This file cannot be used: ")


SHAPES: list[Any] = [
    {"runtimeOptions": {"frameworks": [1, None, {"name": "../.."}, {"version": "1"}]}},
    {"runtimeOptions": {"framework": "text"}},
    {"runtimeOptions": {"framework": {"name": 7, "version": []}}},
    {"targets": [1], "libraries": {"a": 3}},
    {"targets": {"a": {"b": {"runtime": {"c": 1}}}}, "libraries": {"b": {"path": 9}}},
    {"runtimeTarget": {"name": 5}},
    {"runtimeOptions": {"additionalProbingPaths": [1, "\0", "x" * 5000]}},
]


@pytest.mark.parametrize("shape", SHAPES, ids=range(len(SHAPES)))
def test_settings_of_another_shape_do_no_harm(app: Path, tmp_path: Path, shape: Any) -> None:
    base = framework(tmp_path / "home/.dotnet", "10.0.3")
    for suffix in (".runtimeconfig.json", ".deps.json", ".runtimeconfig.dev.json"):
        settings(app.with_suffix(suffix), shape)
    assert found(app, "System.Runtime") == base


# -- types ----------------------------------------------------------------------------------------------------------


def test_a_type_is_found_where_it_is_defined(app: Path) -> None:
    put(app.with_name("Library.dll"))
    references = References(must_open(app))
    place = references.find_type("Library", "Library.Box`1")
    assert place is not None
    assert (place[0].name, place[1].name) == ("Library", "Library.Box`1")
    assert references.find_type("Library", "Library.Nothing") is None
    assert references.problems == []


@pytest.mark.parametrize("name", ["Library.Moved", "Library.Moved+Nested"])
def test_a_forwarded_type_is_found_where_it_went(app: Path, name: str) -> None:
    put(app.with_name("Library.dll"))
    place = References(must_open(app)).find_type("Consumer", name)
    assert place is not None
    assert (place[0].name, place[1].name) == ("Library", name)


def forwarder(path: Path, to: str) -> None:
    made = Made()
    made.add("AssemblyRef", 1, 0, 0, 0, 0, 0, made.name(to), 0, 0)
    made.add("ExportedType", 0, 0, made.name("Lost"), 0, 1 << 2 | 1)
    path.write_bytes(made.image())


def test_assemblies_that_forward_a_type_to_each_other_are_no_endless_loop(app: Path) -> None:
    forwarder(app.with_name("A.dll"), "B")
    forwarder(app.with_name("B.dll"), "A")
    assert References(must_open(app)).find_type("A", "Lost") is None


# -- what is missing ------------------------------------------------------------------------------------------------


def test_what_is_missing_is_one_problem(app: Path) -> None:
    (problem,) = References(must_open(app)).problems_of_missing()
    assert problem.where == "Consumer.dll"
    assert problem.message.startswith("Not found: ")
    assert "Library" in problem.message
    assert "System.Runtime" in problem.message
    assert "DOTNET_ROOT" in problem.message


def test_nothing_is_missing_when_all_is_there(app: Path, tmp_path: Path) -> None:
    for name in must_open(app).references():
        framework(tmp_path / "home/.dotnet", "10.0.0", assembly=name)
    assert References(must_open(app)).problems_of_missing() == []


def test_a_reference_that_is_asked_for_and_missing_is_a_problem_once(app: Path) -> None:
    references = References(must_open(app))
    assert references.resolve("Library") is None
    assert references.resolve("Library") is None
    assert [problem.message for problem in references.problems] == ["The assembly Library was not found."]


def test_a_reference_that_cannot_be_read_is_a_problem(app: Path) -> None:
    app.with_name("Library.dll").write_bytes(b"MZ")
    references = References(must_open(app))
    assert references.resolve("Library") is None
    (problem,) = references.problems
    assert problem.where == os.fspath(app.with_name("Library.dll"))
