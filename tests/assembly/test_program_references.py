"""One set of references for one program: by its own lists, from packages, from other projects; never without code."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.installed_frameworks import Framework, framework_named
from fencepost.assembly.local_paths import inside, is_network, local_folder
from fencepost.assembly.references import References
from tests.assembly.inputs import must_open
from tests.assembly.trees import NET8, framework, isolate, put, settings, write


def deps() -> dict[str, Any]:
    """The list of a program that was built with another project and a package."""
    libraries: dict[str, Any] = {
        "App/1.0.0": {"runtime": {"App.dll": {}}},
        "Near/1.0.0": {"runtime": {"Near.dll": {}}},
        "Far/2.0.0": {"runtime": {"lib/net8.0/Far.dll": {}}},
    }
    return {
        "runtimeTarget": {"name": NET8},
        "targets": {NET8: libraries},
        "libraries": {
            "App/1.0.0": {"type": "project", "path": ""},
            "Near/1.0.0": {"type": "project"},
            "Far/2.0.0": {"type": "package", "path": "far/2.0.0"},
        },
    }


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    isolate(monkeypatch, tmp_path)


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """The user's own package folder."""
    return tmp_path / "home/.nuget/packages"


@pytest.fixture
def app(tmp_path: Path) -> Path:
    return write(tmp_path / "src/App/bin/Debug/net8.0/App.dll", uses=("Near",))


def must_resolve(references: References, name: str) -> Assembly:
    found = references.resolve(name)
    assert found is not None
    return found


# -- one set --------------------------------------------------------------------------------------------------------


def test_a_package_that_a_package_uses_is_found_by_the_lists_of_the_program(app: Path, packages: Path) -> None:
    """The package's own folder has neither lists nor the assembly that it uses."""
    listed = deps()
    listed["libraries"]["Near/1.0.0"] = {"type": "package", "path": "near/1.0.0"}
    listed["targets"][NET8]["Near/1.0.0"]["runtime"] = {"lib/net8.0/Near.dll": {}}
    settings(app.with_suffix(".deps.json"), listed)
    write(packages / "near/1.0.0/lib/net8.0/Near.dll", uses=("Far",))
    far = write(packages / "far/2.0.0/lib/net8.0/Far.dll")
    program = References(must_open(app))
    near = must_resolve(program, "Near")
    assert must_resolve(References(near, program), "Far").path == far


def test_what_lies_beside_the_program_comes_before_what_lies_beside_its_user(app: Path, tmp_path: Path) -> None:
    program = References(must_open(app))
    other = must_open(write(tmp_path / "elsewhere/Other.dll"))
    there = write(tmp_path / "elsewhere/Near.dll")
    assert must_resolve(References(other, program), "Near").path == there
    near = write(app.with_name("Near.dll"))
    assert must_resolve(References(other, program), "Near").path == near
    assert References(other, program).resolve("Near") is program.resolve("Near")


def test_of_several_targets_the_one_that_is_run_counts(app: Path, packages: Path) -> None:
    listed = deps()
    other: dict[str, Any] = {"Far/1.0.0": {"runtime": {"lib/net6.0/Far.dll": {}}}}
    listed["targets"] = {".NETCoreApp,Version=v6.0": other, **listed["targets"]}
    listed["libraries"]["Far/1.0.0"] = {"type": "package", "path": "far/1.0.0"}
    settings(app.with_suffix(".deps.json"), listed)
    write(packages / "far/1.0.0/lib/net6.0/Far.dll")
    wanted = write(packages / "far/2.0.0/lib/net8.0/Far.dll")
    assert References(must_open(app)).locate("Far") == wanted


# -- what a restore has written down --------------------------------------------------------------------------------


def assets(*packages: str, project: str = "../Near/Near.csproj", key: str = "net8.0") -> dict[str, Any]:
    near = {"type": "project", "framework": NET8, "runtime": {"bin/placeholder/Near.dll": {}}}
    far = {"type": "package", "compile": {"ref/net8.0/Far.dll": {}}, "runtime": {"lib/net8.0/Far.dll": {}}}
    return {
        "version": 3,
        "targets": {
            "net6.0": {"Far/1.0.0": {"type": "package", "runtime": {"lib/net6.0/Far.dll": {}}}},
            f"{key}/linux-x64": {"Far/3.0.0": {"type": "package", "runtime": {"lib/net8.0/Far.dll": {}}}},
            key: {"Near/1.0.0": near, "Far/2.0.0": far},
        },
        "libraries": {
            "Near/1.0.0": {"type": "project", "path": project, "msbuildProject": project},
            "Far/1.0.0": {"type": "package", "path": "far/1.0.0"},
            "Far/2.0.0": {"type": "package", "path": "far/2.0.0"},
            "Far/3.0.0": {"type": "package", "path": "far/3.0.0"},
        },
        "packageFolders": {folder: {} for folder in packages},
    }


def restore(app: Path, content: Any) -> None:
    settings(app.parents[3] / "obj/project.assets.json", content)


@pytest.mark.parametrize("key", ["net8.0", NET8])
def test_a_library_finds_its_packages_by_the_assets_of_its_project(app: Path, packages: Path, key: str) -> None:
    restore(app, assets(key=key))
    for version in ("1.0.0/lib/net6.0", "3.0.0/lib/net8.0"):
        write(packages / "far" / version / "Far.dll")
    wanted = write(packages / "far/2.0.0/lib/net8.0/Far.dll")
    assert References(must_open(app)).locate("Far") == wanted


def test_assets_for_another_framework_than_the_build_s_name_nothing(tmp_path: Path, packages: Path) -> None:
    app = write(tmp_path / "src/App/bin/Debug/net9.0/App.dll", target=".NETCoreApp,Version=v9.0")
    restore(app, assets())
    write(packages / "far/2.0.0/lib/net8.0/Far.dll")
    assert References(must_open(app)).locate("Far") is None


def test_another_project_s_newest_build_of_the_same_configuration(app: Path, tmp_path: Path) -> None:
    restore(app, assets())
    near = tmp_path / "src/Near"
    write(near / "bin/Debug/net8.0/Near.dll", seconds=1)
    wanted = write(near / "bin/Debug/net8.0/again/Near.dll", seconds=2)
    write(near / "bin/Release/net8.0/Near.dll", seconds=3)
    write(near / "bin/Debug/net6.0/Near.dll", ".NETCoreApp,Version=v6.0", seconds=4)
    write(near / "bin/Debug/net8.0/ref/Near.dll", seconds=5)
    write(near / "bin/Debug/net8.0/copies/Near.dll", reference=True, seconds=6)
    references = References(must_open(app))
    found = references.locate("Near")
    assert found is not None
    assert found.samefile(wanted)
    assert references.project_outputs().keys() == {"Near"}


def test_builds_of_both_projects_among_the_artifacts(tmp_path: Path) -> None:
    app = write(tmp_path / "artifacts/bin/App/debug/App.dll")
    content = assets()
    content["project"] = {"restore": {"projectPath": str(tmp_path / "src/App/App.csproj")}}
    settings(tmp_path / "artifacts/obj/App/project.assets.json", content)
    wanted = write(tmp_path / "artifacts/bin/Near/debug/Near.dll")
    found = References(must_open(app)).locate("Near")
    assert found is not None
    assert found.samefile(wanted)


SHAPES: list[Any] = [
    {"targets": {"net8.0": {"A/1": {"runtime": {"": {}, "..": {}, "a/_._": {}}}, "B": 3}}, "libraries": {"A/1": {}}},
    {"targets": {"net8.0": {"Near/1": {"type": "project", "framework": 3, "runtime": {"Near.dll": 1}}}}},
    {"targets": [1], "libraries": 3, "packageFolders": [1, None]},
    {"project": {"restore": {"projectPath": 7}}, "packageFolders": {"": {}, "relative": {}, "\0": {}}},
    assets(project="\0"),
]


@pytest.mark.parametrize("shape", SHAPES, ids=range(len(SHAPES)))
def test_assets_of_another_shape_do_no_harm(app: Path, tmp_path: Path, shape: Any) -> None:
    base = framework(tmp_path / "home/.dotnet", "8.0.0")
    restore(app, shape)
    references = References(must_open(app))
    assert references.locate("Near") is None
    assert references.locate("System.Runtime") == base
    assert references.project_outputs() == {}


# -- which folders are looked at ------------------------------------------------------------------------------------


def test_a_package_folder_that_files_name_counts_in_a_trusted_workspace_only(app: Path, tmp_path: Path) -> None:
    restore(app, assets(str(tmp_path / "named")))
    probing = {"runtimeOptions": {"additionalProbingPaths": [str(tmp_path / "probed")]}}
    settings(app.with_suffix(".runtimeconfig.dev.json"), probing)
    named = write(tmp_path / "named/far/2.0.0/lib/net8.0/Far.dll")
    assert References(must_open(app)).locate("Far") == named
    assert References(must_open(app), trusted=False).locate("Far") is None
    probed = write(tmp_path / "probed/far/2.0.0/lib/net8.0/Far.dll")
    assert References(must_open(app)).locate("Far") == probed
    assert References(must_open(app), trusted=False).locate("Far") is None


NETWORK = [
    r"\\server\share", "//server/share", r"/\server\share", r"\\?\UNC\server\share", r"\\.\pipe\x", r"\\?\C:\packages",
    "file://server/share", "FILE:///etc", "http://server/", "smb:share",
]  # fmt: skip


def _noted(looked: list[str], function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the system that notes the paths that it is called with."""

    def noting(path: Any, *more: Any, **named: Any) -> Any:
        looked.append(str(path))
        return function(path, *more, **named)

    return noting


@pytest.mark.parametrize("text", NETWORK)
def test_a_network_path_is_never_looked_at(
    app: Path, text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert is_network(text)
    assert local_folder(text) is None
    monkeypatch.setenv("NUGET_PACKAGES", text)
    restore(app, assets(text, project=f"{text}/Near.csproj"))
    settings(app.with_suffix(".deps.json"), deps())
    probing = {"runtimeOptions": {"additionalProbingPaths": [text]}}
    settings(app.with_suffix(".runtimeconfig.dev.json"), probing)
    looked: list[str] = []
    references = References(must_open(app))
    for name in ("stat", "walk"):
        monkeypatch.setattr(os, name, _noted(looked, getattr(os, name)))
    for name in ("Near", "Far"):
        assert references.locate(name) is None
    assert looked
    assert all(path.startswith(str(tmp_path)) for path in looked)
    assert not any("server" in path or "pipe" in path or "share" in path for path in looked)


@pytest.mark.parametrize("text", ["C:\\packages", "/packages", "relative", "D:/x"])
def test_what_is_no_network_path(text: str) -> None:
    assert not is_network(text)


@pytest.mark.parametrize(
    "parts",
    [
        ("..", "a.dll"), ("a/../..", "b.dll"), ("a", "..\\..\\b.dll"), ("/a", "b.dll"), ("a", "/b.dll"),
        ("C:", "b.dll"), ("C:\\a", "b.dll"), ("a", "C:/b.dll"), ("a", "b.dll:stream"), ("a", "\\\\s\\x\\b.dll"),
        ("a", ""), ("", "b.dll"), ("a", "b\0.dll"), (None, "b.dll"), (3, "b.dll"),
    ],
)  # fmt: skip
def test_an_asset_does_not_lead_out_of_its_folder(parts: tuple[object, ...]) -> None:
    assert inside(*parts) is None


def test_an_asset_in_its_folder() -> None:
    assert inside("far/2.0.0", "lib\\net8.0/Far.dll") == "far/2.0.0/lib/net8.0/Far.dll"


def test_an_asset_with_an_absolute_path_is_not_taken(app: Path, packages: Path, tmp_path: Path) -> None:
    outside = write(tmp_path / "outside/Far.dll")
    content = assets()
    content["targets"]["net8.0"]["Far/2.0.0"]["runtime"] = {str(outside): {}}
    restore(app, content)
    packages.mkdir(parents=True)
    assert References(must_open(app)).locate("Far") is None


def test_a_link_to_a_regular_file_in_a_package_folder_is_followed(app: Path, packages: Path, tmp_path: Path) -> None:
    restore(app, assets())
    real = write(tmp_path / "store/Far.dll")
    link = packages / "far/2.0.0/lib/net8.0/Far.dll"
    link.parent.mkdir(parents=True)
    link.symlink_to(real)
    assert References(must_open(app)).locate("Far") == link


def test_a_pipe_in_a_package_folder_is_no_assembly(app: Path, packages: Path) -> None:
    restore(app, assets())
    pipe = packages / "far/2.0.0/lib/net8.0/Far.dll"
    pipe.parent.mkdir(parents=True)
    os.mkfifo(pipe)
    assert References(must_open(app)).locate("Far") is None


# -- without code ---------------------------------------------------------------------------------------------------


def test_a_reference_assembly_of_a_package_is_never_taken(app: Path, packages: Path) -> None:
    content = assets()
    content["targets"]["net8.0"]["Far/2.0.0"]["runtime"] = {"ref/net8.0/Far.dll": {}, "lib/net8.0/ref/Far.dll": {}}
    restore(app, content)
    for folder in ("ref/net8.0", "lib/net8.0/ref"):
        write(packages / "far/2.0.0" / folder / "Far.dll")
    assert References(must_open(app)).locate("Far") is None


def test_an_assembly_that_says_it_has_no_code_is_passed_over(app: Path, packages: Path) -> None:
    restore(app, assets())
    stub = write(app.with_name("Far.dll"), reference=True)
    references = References(must_open(app))
    assert references.resolve("Far") is None
    (problem,) = references.problems
    assert problem.message == f"The assembly Far was not found: {stub} is a reference assembly, which has no code."
    real = write(packages / "far/2.0.0/lib/net8.0/Far.dll")
    assert must_resolve(References(must_open(app)), "Far").path == real


# -- provenance -----------------------------------------------------------------------------------------------------


def test_provenance_by_the_lists_of_the_build(app: Path) -> None:
    settings(app.with_suffix(".deps.json"), deps())
    write(app.with_name("Near.dll"))
    write(app.with_name("Far.dll"))  # a published program has its packages beside it
    write(app.with_name("Stray.dll"))
    references = References(must_open(app))
    known = {name: references.provenance(must_resolve(references, name)) for name in ("App", "Near", "Far", "Stray")}
    assert known == {"App": "program", "Near": "project", "Far": "package", "Stray": "unknown"}
    near = References(must_resolve(references, "Near"), references)
    assert near.provenance(must_resolve(references, "App")) == "program"
    assert near.provenance(must_resolve(near, "Far")) == "package"


def test_provenance_by_the_assets_of_the_project(app: Path, packages: Path, tmp_path: Path) -> None:
    restore(app, assets())
    write(tmp_path / "src/Near/bin/Debug/net8.0/Near.dll")
    write(packages / "far/2.0.0/lib/net8.0/Far.dll")
    references = References(must_open(app))
    assert references.provenance(must_resolve(references, "Near")) == "project"
    assert references.provenance(must_resolve(references, "Far")) == "package"


def test_provenance_by_the_folder(app: Path, packages: Path, tmp_path: Path) -> None:
    framework(tmp_path / "home/.dotnet", "8.0.0")
    references = References(must_open(app))
    assert references.provenance(must_resolve(references, "System.Runtime")) == "framework"
    assert references.provenance(must_open(write(packages / "x/1.0.0/lib/X.dll"))) == "package"
    assert references.provenance(must_open(put(tmp_path / "somewhere/Library.dll"))) == "unknown"


def test_the_runtime_of_a_program_that_brings_its_own_is_part_of_the_framework(app: Path) -> None:
    pack = "runtimepack.Microsoft.NETCore.App.Runtime.linux-x64/8.0.0"
    targets: dict[str, Any] = {NET8: {pack: {"runtime": {"System.Runtime.dll": {}}}}}
    settings(app.with_suffix(".deps.json"), {"targets": targets, "libraries": {pack: {"type": "runtimepack"}}})
    put(app.with_name("System.Runtime.dll"))
    references = References(must_open(app))
    listed = must_open(write(app.with_name("System.Runtime.dll")))
    assert references.provenance(listed) == "framework"


# -- frameworks by name ---------------------------------------------------------------------------------------------

NAMES = {
    NET8: Framework("NETCoreApp", (8,)),
    "net8.0": Framework("NETCoreApp", (8,)),
    "net8.0-windows7.0": Framework("NETCoreApp", (8,)),
    "net10.0/linux-x64": Framework("NETCoreApp", (10,)),
    "netcoreapp3.1": Framework("NETCoreApp", (3, 1)),
    ".NETStandard,Version=v2.0": Framework("NETStandard", (2,)),
    "netstandard2.1": Framework("NETStandard", (2, 1)),
    ".NETFramework,Version=v4.7.2": Framework("NETFramework", (4, 7, 2)),
    "net472": Framework("NETFramework", (4, 7, 2)),
    "net48": Framework("NETFramework", (4, 8)),
    "unsupported": None,
    "": None,
}


@pytest.mark.parametrize("text", NAMES)
def test_the_two_spellings_of_a_framework(text: str) -> None:
    assert framework_named(text) == NAMES[text]
