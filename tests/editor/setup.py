"""What tests in real editors need, installed once into the user's cache: `python -m tests.editor.setup`.

Chromium, Neovim and npm are the distribution's; a server of Visual Studio Code and what builds our client are npm's; what
our server is installed with is pip's.
No package runs a script of its own while it is installed, and nothing is compiled: that would take minutes.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
BASE = Path(getattr(sys, "_base_executable", sys.executable)).resolve()
"""The Python below the one that runs the tests: the same for all checkouts that have an environment each."""
CODE_SERVER = "4.139.1"  # Visual Studio Code 1.139
NODE = 24  # what it is made for
NPM = 11
PROGRAMS = {"chromium": ("chromium", "fonts-dejavu-core"), "nvim": ("neovim",), "npm": ("npm",)}
INSTALL = ("install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--loglevel=error")
WITHOUT = "`bash tests/run -- --ignore tests/editor` runs all other tests."


class SetupError(Exception):
    """Says what has to be done by hand."""


class Tools(NamedTuple):
    """`node` is a folder for PATH, `client` has what builds the client, `wheels` what our server is installed with."""

    node: Path
    code_server: Path
    chromium: Path
    neovim: Path
    client: Path
    wheels: Path


def tools() -> Tools:
    """Everything, installed if it is not there. Only one process at a time installs; others wait for it."""
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "fencepost-editors"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if shutil.which("npm") is None:
            install_programs()
        with ThreadPoolExecutor(2) as pool:
            programs = pool.submit(install_programs)
            node = _made(folder / f"node-{NODE}-{NPM}", _node) / "node_modules"
            environment = {**os.environ, "PATH": f"{node / '.bin'}:{os.environ['PATH']}"}
            server = _made(folder / f"code-server-{CODE_SERVER}", lambda into: _code_server(into, environment))
            client = _made(folder / f"client-{_digest(_client_packages())}", lambda into: _client(into, environment))
            needed = _dependencies()
            wheels = _made(folder / f"wheels-{_digest(needed)}", lambda into: _wheels(into, client, needed))
            programs.result()
    chromium, neovim = (Path(shutil.which(name) or name) for name in ("chromium", "nvim"))
    return Tools(node / ".bin", server / "package" / "out" / "node" / "entry.js", chromium, neovim, client, wheels)


def _say(text: str) -> None:
    print(f"== editors: {text}", file=sys.stderr, flush=True)


def _made(folder: Path, make: Callable[[Path], None]) -> Path:
    """A folder that is there as a whole or not at all."""
    if not folder.exists():
        with TemporaryDirectory(dir=folder.parent, ignore_cleanup_errors=True) as place:
            new = Path(place) / folder.name
            new.mkdir()
            make(new)
            new.rename(folder)
    return folder


def _run(*command: object, folder: Path, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run([*map(str, command)], cwd=folder, env=environment, capture_output=True, check=False)
    if done.returncode:
        said = (done.stderr or done.stdout).decode(errors="replace").strip()
        raise SetupError(f"`{' '.join(map(str, command))}` has failed:\n{said}\n{WITHOUT}")


# ---- programs of the distribution


def install_programs() -> None:
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    if not missing:
        return
    packages = [package for name in missing for package in PROGRAMS[name]]
    apt = _as_root("apt-get", missing, packages)
    _say(f"installing {', '.join(packages)} with apt-get, once")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    options = ("-qq", "-o", "DPkg::Lock::Timeout=300")
    _run(*apt, *options, "update", folder=ROOT, environment=quiet)
    _run(*apt, *options, "install", "-y", "--no-install-recommends", *packages, folder=ROOT, environment=quiet)


def _as_root(command: str, missing: list[str], packages: list[str]) -> list[str]:
    """A command of the administrator; else what somebody else has to do."""
    advice = f"Tests in real editors need {', '.join(missing)}, and what is missing cannot be installed here:"
    remedy = f"Install the packages {' '.join(packages)} of Debian or Ubuntu, or what they are elsewhere. {WITHOUT}"
    if shutil.which(command) is None:
        raise SetupError(f"{advice} there is no {command}. {remedy}")
    if os.geteuid() == 0:
        return [command]
    allowed = shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    if not allowed or allowed.returncode:
        raise SetupError(f"{advice} this user is neither root nor may use sudo without a password. {remedy}")
    return ["sudo", "-n", command]


# ---- packages of npm


def _node(into: Path) -> None:
    _say(f"installing Node {NODE} into {into.parent.parent}, once")
    kind = {"x86_64": "x64", "aarch64": "arm64"}.get(os.uname().machine, os.uname().machine)
    _run("npm", *INSTALL, "--prefix", into, f"node-linux-{kind}@{NODE}", f"npm@{NPM}", folder=into)
    programs = into / "node_modules" / ".bin"
    (programs / "node").unlink(missing_ok=True)
    (programs / "node").symlink_to(f"../node-linux-{kind}/bin/node")


def _code_server(into: Path, environment: dict[str, str]) -> None:
    """Its native modules are not built: it does without them, or they bring what was built."""
    _say(f"installing code-server {CODE_SERVER}, once")
    _run("npm", "pack", "--loglevel=error", f"code-server@{CODE_SERVER}", folder=into, environment=environment)
    (archive,) = into.glob("*.tgz")
    with tarfile.open(archive) as content:
        content.extractall(into, filter="data")
    archive.unlink()
    for folder in (into / "package", into / "package" / "lib" / "vscode"):
        _run("npm", *INSTALL, "--omit=dev", folder=folder, environment=environment)


def _client(into: Path, environment: dict[str, str]) -> None:
    _say("installing what builds the client of Visual Studio Code, once")
    for file in _client_files():
        target = into / file.relative_to(ROOT)
        target.parent.mkdir(exist_ok=True)
        shutil.copy(file, target)
    _run("npm", *INSTALL, folder=into, environment=environment)
    (into / "client-vscode" / "scripts").mkdir()
    prepare = shutil.copy(ROOT / "client-vscode" / "scripts" / "prepare.mjs", into / "client-vscode" / "scripts")
    _run("node", prepare, folder=into, environment={**environment, "PYTHON": str(BASE)})


def _client_files() -> Iterator[Path]:
    yield ROOT / "package.json"
    yield ROOT / "client-vscode" / "package.json"


def _client_packages() -> list[object]:
    """All that decides what is installed for the client."""
    packages = [json.loads(file.read_text("utf-8")) for file in _client_files()]
    kinds = ("workspaces", "dependencies", "devDependencies")
    return [[package.get(kind) for kind in kinds] for package in packages]


def _digest(wanted: object) -> str:
    return hashlib.sha256(json.dumps([str(BASE), wanted]).encode()).hexdigest()[:16]


# ---- packages of Python


def _dependencies() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return list(project["dependencies"])


def _wheels(into: Path, client: Path, needed: list[str]) -> None:
    """What the client's own installation of the server asks for, so that no test waits for a network."""
    _say("downloading what the server needs, once")
    pip = (client / "client-vscode" / ".python" / "bin" / "python", "-m", "pip", "--quiet")
    _run(*pip, "download", "--disable-pip-version-check", "--only-binary=:all:", "--dest", into, *needed, folder=into)


# ---- our client


@contextmanager
def packed_client(tools: Tools) -> Iterator[Path]:
    """The extension of this checkout, as it is published. Its types are checked before."""
    with TemporaryDirectory() as place:
        copy = Path(place)
        for name in ("LICENSE", "README.md", "package.json", "pyproject.toml"):
            shutil.copy(ROOT / name, copy)
        ignored = shutil.ignore_patterns("__pycache__", "node_modules", "dist", ".python", "*.vsix", "*.egg-info")
        for name in ("client-vscode", "server"):
            shutil.copytree(ROOT / name, copy / name, ignore=ignored)
        (copy / "node_modules").symlink_to(tools.client / "node_modules")
        (copy / "client-vscode" / ".python").symlink_to(tools.client / "client-vscode" / ".python")
        environment = {**os.environ, "PATH": f"{tools.node}:{os.environ['PATH']}"}
        for script in ("check", "package"):
            _run("npm", "run", "--silent", script, folder=copy / "client-vscode", environment=environment)
        (packed,) = (copy / "client-vscode").glob("*.vsix")
        yield packed


if __name__ == "__main__":
    try:
        tools()
    except SetupError as problem:
        _say(str(problem))
        sys.exit(1)
