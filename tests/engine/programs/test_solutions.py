"""Solutions and projects: which builds they mean."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fencepost.engine.programs.paths import assemblies
from fencepost.engine.programs.solutions import assembly_name, projects_of
from fencepost.engine.shared.errors import InputError

PROJECT = '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup>{}</PropertyGroup></Project>'
SLN = """Microsoft Visual Studio Solution File, Format Version 12.00
Project("{FAE04EC0-301F-11D3-BF4B-00C04F79EFBC}") = "Core", "src\\Core\\Core.csproj", "{1}"
EndProject
Project("{2150E333-8FDC-42A3-9474-1A3956D46DE8}") = "tests", "tests", "{2}"
EndProject
Project("{FAE04EC0-301F-11D3-BF4B-00C04F79EFBC}") = "Tests", "tests\\Tests.csproj", "{3}"
EndProject
"""
SLNX = """<Solution>
  <Project Path="src/Core/Core.csproj" />
  <Folder Name="/tests/"><Project Path="tests\\Tests.csproj" Id="3" /></Folder>
</Solution>
"""
SLNF = '{"solution": {"path": "..\\\\Shop.sln", "projects": ["tests\\\\Tests.csproj"]}}'


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A solution of two projects, of which the first has another assembly name."""
    write(tmp_path / "Shop.sln", SLN)
    write(tmp_path / "Shop.slnx", SLNX)
    write(tmp_path / "filters" / "Tests.slnf", SLNF)
    write(tmp_path / "src" / "Core" / "Core.csproj", PROJECT.format("<AssemblyName>Shop.Core</AssemblyName>"))
    write(tmp_path / "tests" / "Tests.csproj", PROJECT.format(""))
    return tmp_path


def write(path: Path, text: str, time: int = 0) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    if time:
        os.utime(path, (time, time))
    return path


def found(*paths: Path) -> list[Path]:
    return [one.path for one in assemblies([str(path) for path in paths])]


@pytest.mark.parametrize("name", ["Shop.sln", "Shop.slnx"])
def test_a_solution_means_the_newest_build_of_each_project(shop: Path, name: str) -> None:
    write(shop / "src" / "Core" / "bin" / "Debug" / "net8.0" / "Shop.Core.dll", "", 1_000)
    core = write(shop / "src" / "Core" / "bin" / "Release" / "net8.0" / "Shop.Core.dll", "", 2_000)
    tests = write(shop / "tests" / "bin" / "Debug" / "net8.0" / "Tests.dll", "", 1_000)
    write(shop / "tests" / "bin" / "Debug" / "net8.0" / "Shop.Core.dll", "", 3_000)
    assert found(shop / name) == [core, tests]


def test_a_filter_means_some_projects_of_a_solution(shop: Path) -> None:
    tests = write(shop / "tests" / "bin" / "Debug" / "Tests.dll", "")
    assert found(shop / "filters" / "Tests.slnf") == [shop / "filters" / ".." / tests.relative_to(shop)]


def test_a_project_means_its_newest_build_by_the_name_of_the_assembly(shop: Path) -> None:
    write(shop / "src" / "Core" / "bin" / "Debug" / "Core.dll", "")
    core = write(shop / "src" / "Core" / "bin" / "Debug" / "Shop.Core.dll", "")
    assert found(shop / "src" / "Core" / "Core.csproj") == [core]


@pytest.mark.parametrize("above", [False, True])
def test_builds_lie_in_the_artifacts_of_the_solution_too(shop: Path, above: bool) -> None:
    """Also where the folder of the solution has a project of its own."""
    if above:
        write(shop / "App.csproj", PROJECT.format(""))
    tests = write(shop / "artifacts" / "bin" / "Tests" / "debug" / "Tests.dll", "")
    assert found(shop / "tests" / "Tests.csproj") == [tests]


def test_a_copy_in_a_project_below_is_not_the_build_of_the_project_above(tmp_path: Path) -> None:
    project = write(tmp_path / "Lib.csproj", PROJECT.format(""))
    write(tmp_path / "app" / "App.csproj", PROJECT.format(""))
    own = write(tmp_path / "bin" / "Debug" / "Lib.dll", "", 1_000)
    write(tmp_path / "app" / "bin" / "Debug" / "Lib.dll", "", 2_000)
    assert found(project) == [own]


def test_a_project_without_a_build_is_told_and_the_others_are_checked(shop: Path) -> None:
    tests = write(shop / "tests" / "bin" / "Debug" / "Tests.dll", "")
    unbuilt: list[Path] = []
    assert [one.path for one in assemblies([str(shop / "Shop.sln")], unbuilt.append)] == [tests]
    assert unbuilt == [shop / "src" / "Core" / "Core.csproj"]


@pytest.mark.parametrize("name", ["Shop.sln", "tests/Tests.csproj"])
def test_without_any_build_one_sentence_says_to_build(shop: Path, name: str) -> None:
    with pytest.raises(InputError, match=r"has (a|no) build; build"):
        found(shop / name)


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("A.slnx", "<Solution><Project", "This is no XML"),
        ("A.slnx", '<!DOCTYPE s [<!ENTITY a "aaaa">]><Solution/>', "declares entities"),
        ("A.slnx", "<Solution/>", "names no C#"),
        ("A.sln", "Microsoft Visual Studio Solution File", "names no C#"),
        ("A.slnx", '<Solution><Project Path="\\\\server\\share\\P.csproj"/></Solution>', "names no C#"),
        ("A.slnx", '<Solution><Project Path="//server/share/P.csproj"/></Solution>', "names no C#"),
        ("A.sln", SLN.replace("src", "\0").replace("Tests.csproj", "T.txt"), "names no C#"),
        ("A.slnf", "{}", "no solution filter"),
        ("A.slnf", "{", "no solution filter"),
        ("A.slnf", '{"solution": {"path": 1, "projects": [2]}}', "no solution filter"),
    ],
)
def test_a_solution_that_cannot_be_read_is_one_sentence(tmp_path: Path, name: str, content: str, says: str) -> None:
    with pytest.raises(InputError, match=says):
        projects_of(write(tmp_path / name, content))


@pytest.mark.parametrize(
    ("properties", "name"),
    [
        ("", "P"),
        ("<AssemblyName>A</AssemblyName>", "A"),
        ("<AssemblyName>X.$(MSBuildProjectName)</AssemblyName>", "X.P"),
        ("<AssemblyName>$(Company).P</AssemblyName>", "P"),
        ("<AssemblyName> </AssemblyName>", "P"),
    ],
)
def test_the_name_of_an_assembly_is_read_where_it_is_literal(tmp_path: Path, properties: str, name: str) -> None:
    assert assembly_name(write(tmp_path / "P.csproj", PROJECT.format(properties))) == name
    assert assembly_name(write(tmp_path / "Broken.csproj", "<Project>")) == "Broken"


def test_old_projects_have_a_namespace(tmp_path: Path) -> None:
    text = PROJECT.format("<AssemblyName>A</AssemblyName>").replace("<Project ", '<Project xmlns="http://old" ')
    assert assembly_name(write(tmp_path / "P.csproj", text)) == "A"
