"""Source files that are not those which an assembly was built from.

Debug information has a hash of each source file. The command line compares the files on the disk; an editor compares
the texts that it has shown (`lsp.texts`). Both say it in the sentence of `stale_note`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path

from fencepost.assembly.files import UnreadableError, is_regular, read_regular
from fencepost.assembly.local_paths import is_network
from fencepost.engine.shared.messages import SourceFile
from fencepost.engine.shown.roots import below
from fencepost.model.verdict import BuildNote

ALGORITHMS = ("sha1", "sha256")

_BOM = b"\xef\xbb\xbf"
_LARGEST = 16 << 20
_MOST_FILES, _MOST_BYTES = 2_000, 64 << 20
_MOST_NAMED = 5


def digests_of(content: bytes) -> frozenset[str]:
    """The hashes that debug information may have of a source file. An editor keeps no mark of the encoding."""
    return frozenset(
        hashlib.new(algorithm, candidate, usedforsecurity=False).hexdigest()
        for algorithm in ALGORITHMS
        for candidate in (content, _BOM + content)
    )


def is_made_by_a_build(path: str) -> bool:
    """True for a source below `obj`, which a build writes: another build may have written it since."""
    return "obj" in path.replace("\\", "/").split("/")[:-1]


def stale_sources(sources: Iterable[SourceFile], roots: tuple[str, ...] = ()) -> list[str]:
    """The paths of those sources whose files are there, and are not what was compiled.

    A file is looked for where debug information says, then below the roots by the last parts of its path. So many
    files and bytes are compared at most; nothing is said of the others, or of files that are not there.
    """
    relatives = [(Path(root), below(Path(root))) for root in roots]
    stale: list[str] = []
    left = _MOST_BYTES
    for source in list(sources)[:_MOST_FILES]:
        file = _file(source, relatives)
        if file is None:
            continue
        try:
            content = read_regular(file, min(_LARGEST, left))
        except UnreadableError:
            continue
        left -= len(content)
        if source.hash not in digests_of(content):
            stale.append(source.path)
    return stale


def stale_note(path: str, sources: Iterable[str]) -> BuildNote:
    """The sentence about a build and the source files that have changed since."""
    names = sorted({source.replace("\\", "/").rsplit("/", 1)[-1] for source in sources})
    more = f" and {len(names) - _MOST_NAMED} more" if len(names) > _MOST_NAMED else ""
    text = f"{path} was built from other sources than these: {', '.join(names[:_MOST_NAMED])}{more}. Build again."
    return BuildNote("stale", text, Path(path).name)


def _file(source: SourceFile, relatives: list[tuple[Path, Callable[[str], str | None]]]) -> Path | None:
    """The file of a source, None if it is not there or says nothing about the build."""
    path = source.path
    if source.algorithm not in ALGORITHMS or is_network(path) or is_made_by_a_build(path):
        return None
    exact = Path(path)
    if exact.is_absolute() and is_regular(exact):
        return exact
    for root, relative in relatives:
        name = relative(path)
        if name is not None and "/" in name:  # the last part alone may be that of another file
            return root / name
    return None
