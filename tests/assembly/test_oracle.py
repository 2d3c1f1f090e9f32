"""Other assemblies than the committed ones, compared with .NET's own reader; only where both are named.

    FENCEPOST_DUMP=…/dump FENCEPOST_ORACLE_ASSEMBLIES=App.dll:libraries pytest tests/assembly/test_oracle.py

`FENCEPOST_DUMP` prints the document of an assembly (`dump App.dll --il`), as the command that records the committed
documents does. The others are files or whole folders. Without the two there is nothing to collect.
"""

import os
import subprocess
from pathlib import Path

import msgspec
import pytest

from fencepost.assembly.assembly import open_assembly
from fencepost.report.inspect_json import encode, inspect_document
from tests.assembly.same import differences

DUMP = os.environ.get("FENCEPOST_DUMP", "")
PLACES = [Path(place) for place in os.environ.get("FENCEPOST_ORACLE_ASSEMBLIES", "").split(os.pathsep) if place]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found = [path for place in PLACES for path in (sorted(place.rglob("*.dll")) if place.is_dir() else [place])]
    metafunc.parametrize("path", found, ids=[path.stem for path in found])


if DUMP and PLACES:

    @pytest.mark.slow
    def test_the_document_is_the_one_of_the_other_reader(path: Path) -> None:
        done = subprocess.run([DUMP, str(path), "--il"], capture_output=True, check=False)
        assembly, problems = open_assembly(path)
        if done.returncode:
            assert assembly is None or not assembly.name  # native code, or a module without an assembly
            return
        assert assembly is not None, problems
        document = msgspec.json.decode(encode(inspect_document(assembly, True, None)))
        assert list(differences(document, msgspec.json.decode(done.stdout)))[:10] == []
