"""Code that no compiler makes: whatever is in a method's body, a check of it ends with a verdict about the program."""

from __future__ import annotations

from pathlib import Path
from random import Random

import dnfile
import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.search.resident import resident_megabytes
from tests.assembly.inputs import sample

SAMPLES = sample("Samples")
SETTINGS = Settings(max_states=200, time=5.0, model="sc")
DAMAGED = 30
_TINY = 2


def bodies(content: bytes, path: Path) -> list[tuple[int, int]]:
    """Where in a file the code of each class with harnesses is: offset and size (ECMA-335 II.25.4)."""
    image = dnfile.dnPE(data=content)
    types = {type.name: type for type, _ in Program(path).units(None)}
    found = []
    for type in types.values():
        for method in type.methods:
            if method.rva:
                start = image.get_offset_from_rva(method.rva)
                if content[start] & 3 == _TINY:
                    found.append((start + 1, content[start] >> 2))
                else:
                    found.append((start + 12, int.from_bytes(content[start + 4 : start + 8], "little")))
    return found


@pytest.mark.share(3)
@pytest.mark.parametrize("number", range(DAMAGED))
def test_damaged_code_is_no_mistake_of_ours(number: int, tmp_path: Path) -> None:
    random = Random(number)
    content = bytearray(SAMPLES.read_bytes())
    places = bodies(bytes(content), SAMPLES)
    for _ in range(random.choice((1, 2, 4))):
        start, size = random.choice(places)
        content[start + random.randrange(size)] = random.randrange(0xA6)
    path = tmp_path / "Samples.dll"
    path.write_bytes(content)
    program = Program(path)
    settings = SETTINGS._replace(max_memory=int(resident_megabytes()) + 300)
    for type, method in program.units(None):
        unit = check_unit(program.renewed(), type, method, settings)
        assert unit.verdict != "INTERNAL_ERROR", (method.name, unit.unsupported)


def test_invalid_code_is_told_with_its_method_and_offset(tmp_path: Path) -> None:
    """The first instruction of a harness becomes `add`, with nothing on the stack."""
    content = bytearray(SAMPLES.read_bytes())
    program = Program(SAMPLES)
    type, method = next(program.units(None))
    start = dnfile.dnPE(str(SAMPLES)).get_offset_from_rva(method.rva)
    content[start + (1 if content[start] & 3 == _TINY else 12)] = 0x58
    path = tmp_path / "Samples.dll"
    path.write_bytes(content)
    damaged = Program(path)
    type, method = next(damaged.units(lambda other: other.token == method.token))
    unit = check_unit(damaged, type, method, SETTINGS._replace(max_memory=int(resident_megabytes()) + 300))
    assert unit.verdict == "UNSUPPORTED"
    assert f"{method.name} is not valid at IL_0000: the evaluation stack is empty" in unit.unsupported[0].reason
