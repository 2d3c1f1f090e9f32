"""The repository as the tests of its habits see it: which files belong to it, and what they say."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "server" / "fencepost"
LONGEST_SOURCE = 500


@cache
def tracked() -> tuple[Path, ...]:
    """The files under version control, relative to the root; without a history, all but what tools leave behind."""
    git = ["git", "-C", str(ROOT), "ls-files", "-z"]
    try:
        listing = subprocess.run(git, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return tuple(sorted(path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file() and not _litter(path)))
    return tuple(path for name in listing.split("\0") if name and (ROOT / (path := Path(name))).is_file())


def _litter(path: Path) -> bool:
    made_by_tools = {"__pycache__", "build", "dist", "node_modules", "obj"}
    parts = path.relative_to(ROOT).parts
    hidden = parts[0].startswith(".") and len(parts) > 1 and parts[0] != ".ci"
    return hidden or any(part in made_by_tools or part.endswith((".egg-info", "_cache")) for part in parts)


def text(path: Path) -> str | None:
    """What a tracked file says, or None when it is binary."""
    content = (ROOT / path).read_bytes()
    if b"\0" in content:
        return None
    try:
        return content.decode()
    except UnicodeDecodeError:
        return None


def modules() -> dict[str, Path]:
    """Every module of the package by its name below `fencepost`: `engine.cache`, `model`; the package itself is ""."""
    found: dict[str, Path] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found
