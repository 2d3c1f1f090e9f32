"""What a user should know of a build besides the verdicts of its units, in the words of editor and command line.

A note changes no verdict and no exit code. Sources that have changed since the build: `shown.stale`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from fencepost.assembly.assembly import Assembly, open_assembly
from fencepost.assembly.files import stamp
from fencepost.assembly.project_outputs import configuration_of
from fencepost.engine.programs.optimized import is_optimized
from fencepost.engine.programs.program import Program
from fencepost.model.verdict import BuildNote, BuildNoteKind, Unit

_PDB = "PDB"


def file_notes(program: Program) -> Iterator[BuildNote]:
    """Notes about what is missing or damaged in the files of a program."""
    path = program.path
    problems = dict.fromkeys(program.problems)
    for problem in problems:
        where = "" if problem.where in (path.name, str(path)) else f"{problem.where}: "
        kind: BuildNoteKind = "no-debug" if problem.where == _PDB else "damaged"
        yield BuildNote(kind, f"{path}: {where}{problem.message}", path.name)
    for assembly in program.own.assemblies():
        if assembly.debug_kind == "none" and not (assembly is program.assembly and problems):
            text = (
                f"{assembly.path}: There is no PDB, so places in the source are not known;"
                " build with <DebugType>portable</DebugType> and keep the .pdb beside the assembly."
            )
            yield BuildNote("no-debug", text, path.name)


def release_notes(program: Program) -> Iterator[BuildNote]:
    """The notes about Release builds among the author's own code of a program that has units."""
    for assembly in program.own.assemblies():
        if is_optimized(assembly):
            yield _release_note(assembly.path)


def _release_note(path: Path) -> BuildNote:
    text = f"{path} is a Release build: what Debug.Assert says is compiled out, and not checked. Build Debug."
    return BuildNote("release", text, path.name)


def passed_over(note: BuildNote) -> BuildNote:
    """The note about a file that cannot be checked, where others are."""
    return BuildNote("unread", f"{note.text} It is passed over.", note.assembly)


def unbuilt_note(project: Path) -> BuildNote:
    return BuildNote("unbuilt", f"{project}: This project of the solution has no build. It is passed over.")


def copy_notes(program: Program, others: Iterable[str] = ()) -> Iterator[BuildNote]:
    """Notes about other projects of which the program runs a copy, in its own folder, that is older than what they
    have built since: those that its project needs, and the `others`, builds that are checked together with it."""
    path, references = program.path, program.references
    owns = {Path(other).stem: Path(other) for other in others} | references.project_outputs()
    for name in sorted(owns):
        copy, own = references.locate(name), owns[name]
        if copy is not None and copy.parent == path.parent and copy != path and _is_older(copy, own):
            text = f"{program.assembly.name or path.stem} runs an older {name}: build it."
            yield BuildNote("older-copy", text, path.name)


def unknown_models_notes(units: Iterable[Unit]) -> Iterator[BuildNote]:
    """Notes about memory models of which a limit was reached before it was known whether a finding shows there."""
    for unit in units:
        for finding in unit.findings:
            if finding.unknown_under and finding.baseline != "old":
                models = ", ".join(finding.unknown_under)
                text = (
                    f"{unit.unit}: It is not known whether {finding.rule} shows under {models}, because a limit was"
                    " reached before."
                )
                yield BuildNote("models", text, unit.assembly)


def _is_older(copy: Path, own: Path) -> bool:
    """True if a copy was written before a build of the same configuration, and is another one. A copy that a build
    makes has the time of what it copies."""
    before, after = stamp(copy), stamp(own)
    if before is None or after is None or before[1] >= after[1] or configuration_of(copy) != configuration_of(own):
        return False
    return _identity(copy) != _identity(own)


def _identity(path: Path) -> str:
    assembly: Assembly | None = open_assembly(path)[0]
    return (assembly.mvid or assembly.digest) if assembly is not None else ""
