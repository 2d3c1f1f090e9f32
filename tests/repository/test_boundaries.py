"""What a layer may touch of the world outside: files, standard streams, the clock.

Everything else takes values and returns values, so that a step replays, a result can be cached and a worker can be
killed. A module that needs one of these is a design decision: it is added to a list below, or asks one of those.
"""

import ast
from collections.abc import Iterator

import pytest

from tests.repository.tree import modules

# Modules, with everything below them, by their names below `fencepost`.
MAY = {
    "read files": (
        "assembly",
        "cli.output",  # the null device
        "engine.bench.editor",  # builds that it puts into a workspace of its own
        "engine.cache",
        "engine.workspace.config",
        "engine.shown.editorconfig",
        "engine.workers.log",
        "library.build",
        "memory.loading",
        "search.resident",
    ),
    "write files": ("cli", "engine.bench.editor", "engine.cache", "engine.workers.log", "library.build"),
    "use standard streams": ("__main__", "cli", "library.build", "lsp"),
    "read the clock": ("engine.bench", "search.budget"),
}

CALLS = {
    "input": "use standard streams",
    "print": "use standard streams",
}
METHODS = {
    "read_bytes": "read files",
    "read_text": "read files",
    "write_bytes": "write files",
    "write_text": "write files",
}
MEMBERS = {
    ("mmap", "mmap"): "read files",
    ("sys", "stderr"): "use standard streams",
    ("sys", "stdin"): "use standard streams",
    ("sys", "stdout"): "use standard streams",
    ("date", "today"): "read the clock",
    ("datetime", "now"): "read the clock",
    ("datetime", "today"): "read the clock",
    ("datetime", "utcnow"): "read the clock",
}


def touches(source: str) -> Iterator[tuple[int, str]]:
    """Line and kind of everything in a source that touches the outside. What it cannot tell apart counts."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id="open") | ast.Attribute(attr="open" | "fdopen")):
                yield node.lineno, "write files" if _opens_to_write(node) else "read files"
            case ast.Call(func=ast.Name(id=name)) if name in CALLS:
                yield node.lineno, CALLS[name]
            case ast.Call(func=ast.Attribute(attr=name)) if name in METHODS:
                yield node.lineno, METHODS[name]
            case ast.Attribute(value=ast.Name(id=owner) | ast.Attribute(attr=owner), attr=name) if (
                owner,
                name,
            ) in MEMBERS:
                yield node.lineno, MEMBERS[owner, name]
            case ast.ImportFrom(module=str(owner), names=names):
                yield from ((node.lineno, MEMBERS[owner, name.name]) for name in names if (owner, name.name) in MEMBERS)
                if owner == "time":
                    yield node.lineno, "read the clock"
            case ast.Import(names=names) if any(name.name == "time" for name in names):
                yield node.lineno, "read the clock"


def _opens_to_write(call: ast.Call) -> bool:
    words = [*call.args, *(keyword.value for keyword in call.keywords if keyword.arg == "mode")]
    modes = [word.value for word in words if isinstance(word, ast.Constant) and isinstance(word.value, str)]
    return any(set(mode) <= set("rwaxbt+") and set(mode) & set("wax+") for mode in modes)


def is_allowed(module: str, kind: str) -> bool:
    return any(module == allowed or module.startswith(allowed + ".") for allowed in MAY[kind])


@pytest.mark.parametrize("kind", MAY)
def test_only_the_named_modules(kind: str) -> None:
    outside = [
        f"{path.name}:{line}: fencepost.{module} may not {kind}"
        for module, path in modules().items()
        if not is_allowed(module, kind)
        for line, touched in touches(path.read_text("utf-8"))
        if touched == kind
    ]
    assert outside == []


@pytest.mark.parametrize(
    ("source", "kinds"),
    [
        ("open('a.dll', 'rb')", ["read files"]),
        ("path.open()", ["read files"]),
        ("path.open('w')", ["write files"]),
        ("open(name, mode='ab')", ["write files"]),
        ("Path('x').read_bytes()", ["read files"]),
        ("path.write_text('x')", ["write files"]),
        ("mmap.mmap(handle, 0)", ["read files"]),
        ("print('x')", ["use standard streams"]),
        ("import sys\nsys.stderr.write('x')", ["use standard streams"]),
        ("from sys import stdout", ["use standard streams"]),
        ("import time", ["read the clock"]),
        ("from time import monotonic", ["read the clock"]),
        ("datetime.datetime.now(UTC)", ["read the clock"]),
        ("def read(data: bytes) -> int: return data[0]", []),
        ("'print'.title()", []),
    ],
)
def test_the_scan(source: str, kinds: list[str]) -> None:
    assert [kind for _, kind in touches(source)] == kinds


def test_a_name_does_not_open_its_neighbour() -> None:
    assert is_allowed("engine.cache.keys", "read files")
    assert not is_allowed("engine.cached", "read files")
    assert not is_allowed("engine", "read files")
