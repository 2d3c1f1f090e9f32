"""A C# compiler and the real runtime, for those who have them: scripts that FENCEPOST_CSC and FENCEPOST_CALL name.

`csc` takes the options of the compiler and knows the reference assemblies; `call A.dll --times N NAME…` runs methods
without parameters and prints the distinct results of each. Without these variables both are looked for in the folder
../shared/dotnet beside the checkout.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from threading import Timer

REPOSITORY = Path(__file__).resolve().parents[2]
SHARED = REPOSITORY.parent / "shared" / "dotnet"
CSC = os.environ.get("FENCEPOST_CSC") or str(SHARED / "csc")
CALL = os.environ.get("FENCEPOST_CALL") or str(SHARED / "call")
SWITCHES = {"Debug": ("-define:DEBUG,TRACE", "-o-"), "Release": ("-define:TRACE", "-o+")}
PATIENCE = 60.0
"""How many seconds a method may take on the real runtime, however often it is run."""


def compiles(target: Path, sources: Sequence[Path], options: Sequence[str], folder: Path = REPOSITORY) -> str:
    """Makes an assembly; what the compiler complains about."""
    command = [CSC, "-target:library", "-debug-", "-warn:0", *options, f"-out:{target}", *map(str, sources)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def returned(assembly: Path, names: Sequence[str], times: int, patience: float = PATIENCE) -> dict[str, list[str]]:
    """The distinct results of each method, as JSON. Names are in the order of the assembly. One that never returns, or
    ends the process, is left out; those after it are asked again."""
    found: dict[str, list[str]] = {}
    while names:
        asked = 0
        command = [CALL, str(assembly), "--times", str(times), *names]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout is not None
            watch = _killing(process, patience)
            for line in process.stdout:
                name = re.match(r'{"method":"([^"]+)"', line)
                if name is not None and name[1] in names:
                    asked = names.index(name[1]) + 1
                    found[name[1]] = _results(line)
                    watch.cancel()
                    watch = _killing(process, patience)
            watch.cancel()
            complete = process.wait() == 0
        names = () if complete else names[asked + 1 :] if asked < len(names) else ()
    return found


def _killing(process: subprocess.Popen[str], patience: float) -> Timer:
    watch = Timer(patience, process.kill)
    watch.start()
    return watch


def _results(line: str) -> list[str]:
    """The results as they are printed, so that floats keep their text; NaN and Infinity are no JSON otherwise."""
    return [json.dumps(result) for result, _ in json.loads(line, parse_constant=str)["values"]]
