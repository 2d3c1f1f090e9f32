"""Writes the generated documents, or says which of them are out of date."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from docs.generate.commands import command_line
from docs.generate.members import supported_members
from docs.generate.report import report_page
from docs.generate.rules import rules_page

DOCS = Path(__file__).resolve().parents[1]
DOCUMENTS = {
    "command-line.md": command_line,
    "json-report.md": report_page,
    "rules.md": rules_page,
    "supported-members.md": supported_members,
}
ADVICE = "run `python -m docs.generate` at the root of the repository"


def outdated() -> list[str]:
    """The documents that do not say what the code says."""
    return [name for name, make in DOCUMENTS.items() if _read(DOCS / name) != make()]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m docs.generate", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if something is out of date")
    if parser.parse_args().check:
        old = outdated()
        if old:
            print(f"out of date: {', '.join(old)}; {ADVICE}", file=sys.stderr)
        return 1 if old else 0
    for name, make in DOCUMENTS.items():
        (DOCS / name).write_text(make(), "utf-8", newline="\n")
    return 0


def _read(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


if __name__ == "__main__":
    sys.exit(main())
