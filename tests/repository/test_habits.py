"""The habits of this repository: what keeps it easy to find things in and safe to publish."""

import ast
import json
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import fencepost
import fencepost.engine as engine
import fencepost.machine as machine
from tests.repository.tree import LONGEST_SOURCE, PACKAGE, ROOT, modules, text, tracked

TOP_LEVEL = {
    ".ci",
    ".editorconfig",
    ".gitattributes",
    ".gitignore",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "client-vscode",
    "docs",
    "package.json",
    "pyproject.toml",
    "server",
    "tests",
}

LONG_FOR_A_REASON = re.compile(r"^(?:#|//) long file: \S.*", re.MULTILINE)

# Not part of a longer path or of an address: `docs/work` and `~/work` are fine.
ABSOLUTE_PATH = re.compile(r"(?<![\w./~:}$-])/(?:home|root|work|tmp)\b")
REGISTRY_HOST = re.compile(r"pypi[.]org|pythonhosted[.]|npm[j]s|yarn[p]kg|//registry[.]", re.IGNORECASE)

LINK = re.compile(r"\]\((?P<target>[^)#\s]+)(?:#[^)]*)?\)")


def lines_that_match(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()}"
        for path in tracked()
        for number, line in enumerate((text(path) or "").splitlines(), start=1)
        if pattern.search(line)
    ]


def test_the_top_level_is_what_the_readme_promises() -> None:
    assert {path.parts[0] for path in tracked()} == TOP_LEVEL


def test_no_source_is_long_without_a_reason() -> None:
    long = []
    for path in tracked():
        if path.suffix not in {".py", ".ts"}:
            continue
        lines = (text(path) or "").splitlines()
        if len(lines) > LONGEST_SOURCE and not LONG_FOR_A_REASON.search("\n".join(lines[:5])):
            long.append(f"{path}: {len(lines)} lines")
    assert long == []


def test_no_file_names_a_place_on_someones_disk() -> None:
    assert lines_that_match(ABSOLUTE_PATH) == []


def test_no_file_names_a_package_registry() -> None:
    assert lines_that_match(REGISTRY_HOST) == []


@pytest.mark.parametrize(
    ("line", "is_found"),
    [
        ("see {0}home/someone/x", True),
        ('path = "{0}tmp/x"', True),
        ("file://{0}root/x", False),
        ("docs{0}work/x", False),
        ("~{0}work", False),
        ("{0}homely", False),
    ],
)
def test_the_search_for_absolute_paths(line: str, is_found: bool) -> None:
    assert bool(ABSOLUTE_PATH.search(line.format("/"))) == is_found


def test_every_module_says_what_it_is_for() -> None:
    trees = {name: ast.parse(path.read_text("utf-8")) for name, path in modules().items()}
    silent = [name or "fencepost" for name, tree in trees.items() if not ast.get_docstring(tree)]
    assert silent == []


def test_relative_links_lead_somewhere() -> None:
    dead = [
        f"{path}: {target}"
        for path in tracked()
        if path.suffix == ".md"
        for target in (match["target"] for match in LINK.finditer(text(path) or ""))
        if "://" not in target and not (ROOT / path.parent / target).exists()
    ]
    assert dead == []


def imported(source: str) -> set[str]:
    """The modules that a source imports, and every name that it imports from one, as if that were a module, too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found.update(name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names):
                found.update([module, *(f"{module}.{name.name}" for name in names)])
    return found


def is_test_module(module: str) -> bool:
    return module.startswith("tests.") and module.rpartition(".")[2].startswith("test_")


def test_nobody_imports_from_a_test_module() -> None:
    """What several test modules use lies in a module of its own: who runs one of them runs no other."""
    wrong = [
        f"{path}: {module}"
        for path in tracked()
        if path.suffix == ".py"
        for module in sorted(imported(text(path) or ""))
        if is_test_module(module)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("source", "is_found"),
    [
        ("from tests.engine.test_pool import Log", True),
        ("from tests.engine import inputs, test_pool", True),
        ("def later():\n    import tests.engine.test_pool", True),
        ("from tests.engine.inputs import LONG", False),
        ("from fencepost.model import testing", False),
    ],
)
def test_the_search_for_imports_from_test_modules(source: str, is_found: bool) -> None:
    assert any(map(is_test_module, imported(source))) == is_found


# --- layers ---------------------------------------------------------------------------------------------------------


def contract_rows(container: str) -> list[list[str]]:
    """The rows of the import contract for the parts of a package, top first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if contract.get("containers") == [container])
    return [[name.strip() for name in layer.split("|")] for layer in layers]


def contract_layers() -> list[str]:
    """The layers of the import contract, top first."""
    return [name for row in contract_rows("fencepost") for name in row]


def documented_layers() -> list[str]:
    """The layers of the table in ARCHITECTURE.md, top first."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    table = text[text.index("| Layer |") :]
    return re.findall(r"^\| `(\w+)` \|", table[: table.index("\n\n")], re.MULTILINE)


def test_the_documented_layers_are_the_enforced_ones() -> None:
    assert documented_layers() == contract_layers()


def test_the_documented_layers_are_the_ones_that_exist() -> None:
    assert set(documented_layers()) == {path.parent.name for path in PACKAGE.glob("*/__init__.py")}


@pytest.mark.parametrize("package", [engine, machine], ids=lambda package: package.__name__)
def test_the_rooms_that_a_package_draws_are_the_enforced_ones(package: ModuleType) -> None:
    drawn = re.findall(r"^    ([a-z]\S*(?: \| \S+)*)  +\S", package.__doc__ or "", re.MULTILINE)
    assert [row.split(" | ") for row in drawn] == contract_rows(package.__name__)


# --- documents and versions -----------------------------------------------------------------------------------------


def decisions() -> list[Path]:
    return sorted((ROOT / "docs" / "decisions").glob("*.md"))


def test_decisions_are_numbered_without_gaps() -> None:
    names = [path.name for path in decisions()]
    assert [name[:5] for name in names] == [f"{number:04}-" for number in range(1, len(names) + 1)]


@pytest.mark.parametrize("path", decisions(), ids=lambda path: path.stem)
def test_a_decision_says_what_and_why(path: Path) -> None:
    headings = re.findall(r"^## (.+)$", path.read_text("utf-8"), re.MULTILINE)
    assert {"Decision", "Why"} <= set(headings)


def test_the_editor_client_has_the_version_of_the_server() -> None:
    assert json.loads((ROOT / "client-vscode" / "package.json").read_text("utf-8"))["version"] == fencepost.__version__
