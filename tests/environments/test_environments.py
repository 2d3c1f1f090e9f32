"""The real command in odd environments: each has its exit code and its one sentence; nothing leaves a traceback."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from fencepost.memory import loading

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the table is one of Linux's shells and devices")

APP = Path(__file__).parent / "bin" / "Debug" / "Odd.dll"
BIG = Path(__file__).parent.parent / "assemblies" / "bin" / "Debug" / "Bodies.dll"
MODELS = Path(loading.__file__).parent / "models"
NO_BLOCK = f"{sys.executable} -c 'import os, sys; os.set_blocking(1, False); os.execvp(sys.argv[1], sys.argv[1:])'"
DEEP = 100_000
LONG = 5_000


class Row(NamedTuple):
    """`script` is run by a shell in an empty folder; `$check` checks one harness that is wrong, `$F` is the command."""

    name: str
    script: str
    code: int
    says: str = ""


CANNOT_KEEP = "Verdicts cannot be kept for the next time"
FULL, CLOSED = "Standard output cannot be written: No space left on device", "Standard output is closed"
NO_SUCH, NO_FILE = "There is no such file", "This is not a file"
TABLE = [
    Row("nothing odd", "$check", 1),
    # standard streams
    Row("standard output closed", "$check >&-", 2, CLOSED),
    Row("standard output closed, a document", "$check --format json >&-", 2, CLOSED),
    Row("standard output closed, an output file", "$check --format json -o x.json >&- && exit 9; test -s x.json", 0),
    Row("standard error closed", "$check 2>&-", 1),
    Row("standard input closed", "$check <&-", 1),
    Row("all closed", "$check <&- >&- 2>&-", 2),
    Row("full disk", "$check >/dev/full", 2, FULL),
    Row("full disk, a document", "$check --format sarif >/dev/full", 2, FULL),
    Row("full disk, help", "$F --help >/dev/full", 2, FULL),
    Row("full disk, version", "$F --version >/dev/full", 2, FULL),
    Row("full disk, models", "$F models >/dev/full", 2, FULL),
    Row("full disk, inspect", "$F inspect $APP --json >/dev/full", 2, FULL),
    Row("full disk, an output file", "$check -o /dev/full >/dev/null", 2, "/dev/full: This file cannot be written"),
    Row("full disk for messages", "$check 2>/dev/full", 1),
    Row("a mistake of the user's, full disk for messages", "$F check 2>/dev/full", 2),
    Row("reader has left", "{ sleep 0.3; $check; echo $? >code; } | true; exit $(cat code)", 141),
    Row("reader has left, only printing", "{ sleep 0.3; $F rules; echo $? >code; } | true; exit $(cat code)", 0),
    # the current folder, the user's folders, the locale
    Row("deleted folder", "mkdir d && cd d && rmdir ../d && $check", 1),
    Row("deleted folder, a relative path", "mkdir d && cd d && rmdir ../d && $F check App.dll", 2, NO_SUCH),
    Row("deleted folder, here", "mkdir d && cd d && rmdir ../d && $F check .", 2),
    Row("no HOME", "unset HOME FENCEPOST_CACHE XDG_CACHE_HOME; $check", 1),
    Row("HOME is empty", "HOME= ; unset FENCEPOST_CACHE XDG_CACHE_HOME; $check", 1, CANNOT_KEEP),
    Row("HOME is relative", "HOME=x; unset FENCEPOST_CACHE XDG_CACHE_HOME; $check", 1, CANNOT_KEEP),
    Row("HOME is a device", "HOME=/dev/null; unset FENCEPOST_CACHE XDG_CACHE_HOME; $check", 1, CANNOT_KEEP),
    Row("cache cannot be written", "FENCEPOST_CACHE=/proc/cache $check", 1, CANNOT_KEEP),
    Row("cache is a file", "echo >f; FENCEPOST_CACHE=f $check", 1, CANNOT_KEEP),
    Row("cache is a circle", "ln -s f f; FENCEPOST_CACHE=f $check", 1, CANNOT_KEEP),
    Row("cache that others can write", "mkdir -m 777 -p f/2; FENCEPOST_CACHE=f $check", 1, CANNOT_KEEP),
    Row("no TMPDIR", "TMPDIR=/nowhere $check", 1),
    Row("locale C", "LC_ALL=C $check", 1),
    Row("locale C, no UTF-8", "LC_ALL=C PYTHONUTF8=0 PYTHONCOERCECLOCALE=0 $check", 1),
    Row("locale C, no UTF-8, help", "LC_ALL=C PYTHONUTF8=0 PYTHONCOERCECLOCALE=0 $F check --help", 0),
    Row("no environment", "env -i FENCEPOST_CACHE=$PWD/c $check", 1),
    # names
    Row("a name that is not UTF-8", "$F check $(printf 'caf\\351.dll')", 2, "is not UTF-8"),
    Row("a harness that is not UTF-8", "$F check $APP --harness $(printf '\\351')", 2, "is not UTF-8"),
    Row("an output that is not UTF-8", "$check -o $(printf 'caf\\351.json') && exit 9; ls | grep -c json", 0),
    Row("a name below a folder that is not UTF-8", "d=$(printf 'caf\\351'); mkdir $d; cp $APP $d/App.dll;"
        " cp ${APP%.dll}.pdb $d/App.pdb; $F check .", 2, "caf\\udce9/App.dll"),
    Row("a name that moves the cursor", "$F check $(printf 'a\\033[2Jb.dll')", 2, "a\\u001b[2Jb.dll"),
    Row("a name that turns around", "$F check $(printf 'a\\342\\200\\256b.dll')", 2, "a\\u202eb.dll"),
    Row("a name of two lines", "$F check 'a\nb.dll'", 2, "a\\u000ab.dll"),
    Row("a long name", f"$F check $(printf 'n%.0s' $(seq {LONG}))", 2, "File name too long"),
    Row("a long output", f"$check -o $(printf 'n%.0s' $(seq {LONG}))", 2, "File name too long"),
    Row("a long output that is short enough", "$check -o $(printf 'n%.0s' $(seq 250)) && exit 9; ls | wc -l", 0),
    Row("a long harness", f"$F check $APP --harness $(printf 'n%.0s' $(seq {LONG}))", 2, "No method"),
    Row("a long option", f"$F check $APP --$(printf 'n%.0s' $(seq {LONG}))", 2, "there is no option"),
    Row("no name", "$F check ''", 2),
    Row("no output name", "$check -o ''", 2, "This is a folder"),
    # what is no file
    Row("a circle of links", "ln -s a.dll b.dll; ln -s b.dll a.dll; $F check a.dll", 2, "symbolic links"),
    Row("a circle of links as a folder", "ln -s . here; $F check .", 2, "No build was found"),
    Row("a dangling link", "ln -s nowhere a.dll; $F check a.dll", 2, NO_SUCH),
    Row("a named pipe", "mkfifo a.dll; $F check a.dll", 2, NO_FILE),
    Row("a device", "$F check /dev/zero", 2, NO_FILE),
    Row("a device by a glob", "ln -s /dev/zero a.dll; $F check '*.dll'", 2, "No file matches"),
    Row("an empty file", "touch a.dll; $F check a.dll", 2, "The file is empty"),
    Row("a large file", "truncate -s 300G a.dll; $F check a.dll", 2, "larger than 256 MB"),
    Row("pipes beside an assembly", "cp $APP App.dll; mkfifo App.pdb App.xml App.deps.json App.runtimeconfig.json"
        " .editorconfig; $F check App.dll --harness Odd.Message --model sc", 1),
    Row("circles beside an assembly", "cp $APP App.dll; for f in App.pdb App.xml App.deps.json .editorconfig;"
        " do ln -s $f $f; done; $F check App.dll --harness Odd.Message --model sc", 1),
    # models
    Row("a model that is a pipe", "mkfifo m.toml; $check --model m.toml", 2, "m.toml cannot be read: this is not a"),
    Row("an endless model", "ln -s /dev/zero m.toml; $check --model m.toml", 2, "this is not a file"),
    Row("a large model", "truncate -s 3M m.toml; $check --model m.toml", 2, "larger than 1 MB"),
    Row("a deep model", f"printf 'title = ' >m.toml; for i in 1 2 3; do printf '[\\n%.0s' $(seq {DEEP}); done >>m.toml;"
        " $check --model m.toml", 2, "m.toml"),
    Row("a model with a long key", f"printf 'a.%.0s' $(seq {DEEP}) >m.toml; $check --model m.toml", 2, "is longer"),
    Row("a model with a long number", f"printf 'a = ' >m.toml; printf '9%.0s' $(seq {DEEP}) >>m.toml;"
        " $check --model m.toml", 2, "is longer"),
    Row("a model that is not UTF-8", "printf '\\351' >m.toml; $check --model m.toml", 2, "m.toml cannot be read"),
    Row("a folder as a model", "mkdir m.toml; $F models m.toml", 2, "this is not a file"),
    Row("a model that is not there", "$F models m.toml", 2, "there is no such file"),
    # outputs
    Row("a folder as output", "mkdir d; $check -o d", 2, "This is a folder"),
    Row("an output in a folder that is not there", "$check -o d/x.json", 2, "No such file or directory"),
    Row("an output below a file", "echo >f; $check -o f/x.json", 2, "Not a directory"),
    Row("an output that is a circle", "ln -s x y; ln -s y x; $check -o x", 2, "symbolic links"),
    Row("an output that cannot be made", "$check -o /proc/x.json", 2, "/proc/x.json: This file cannot be written"),
    Row("an output that is the input", "cp $APP a.dll; $F check a.dll -o a.dll; cmp a.dll $APP && exit 8", 8,
        "needed for the check"),
    Row("an output that is the graph", "$check -o g.json --graph g.json", 2, "where the graph goes"),
    Row("a graph that cannot be written", "$check --graph /proc/g.json", 2, "/proc/g.json"),
    Row("an output that is the PDB", "cp $APP a.dll; echo >a.pdb; $F check a.dll -o a.pdb", 2, "needed for the check"),
    Row("an output that is the model", "cp $SC m.toml;"
        " $check --model m.toml -o m.toml", 2, "needed for the check"),
    Row("a graph of two harnesses", "$check --harness Odd.Thrown --graph g.json", 2, "A graph is that of one harness"),
    Row("a server without streams", "$F lsp <&-", 2, "A language server needs standard input"),
    Row("a server that nobody hears", "$F lsp >&- </dev/null", 2, "A language server needs standard input"),
    Row("a file that may not grow", "unset PYTHONUNBUFFERED; ulimit -f 1; $check --format html >x", 2,
        "Standard output cannot be written"),
    Row("a file that may not grow, no buffer", "export PYTHONUNBUFFERED=1; ulimit -f 1; $check --format html >x", 2,
        "Standard output cannot be written"),
    Row("a pipe that does not block", f"$F inspect $BIG --json --il >a; {NO_BLOCK} $F inspect $BIG"
        " --json --il | { sleep 2; cmp - a; }", 0),
    Row("a pipe that does not block, no buffer", f"$F inspect $BIG --json --il >a; export PYTHONUNBUFFERED=1;"
        f" {NO_BLOCK} $F inspect $BIG --json --il | {{ sleep 2; cmp - a; }}", 0),
    Row("two outputs", "$check -o a -o b", 2, "-o is given twice"),
    Row("two formats", "$check --format json --format html", 2, "--format is given twice"),
    # numbers
    Row("a large number", "$check --max-states 1000000000000000000000000", 2, "is too large"),
    Row("the largest numbers", "$check --max-states 1000000000000 --max-memory 1000000000000 --time 1000000000", 1),
    Row("a long number", f"$check --jobs $(printf '9%.0s' $(seq {DEEP}))", 2, "is too large"),
    Row("many jobs", "$check --jobs 1000000000000", 1),
    Row("a long time", "$check --time 1e300", 2, "is too long"),
    Row("a time that is no number", "$check --time nan", 2, "is not a number of seconds"),
    Row("a short time", "$check --time 1e-300", 0),
    Row("no time", "$check --time -1", 2),
    Row("a number of another script", "$check --jobs $(printf '\\331\\241')", 2, "is not a number"),
    # limits of the system
    Row("few descriptors", "ulimit -n 64; $check", 1),
]  # fmt: skip
SCARCE = [
    *(f"ulimit -n {count}; $check" for count in (4, 5, 6, 8, 10, 12, 16)),
    *(f"ulimit -v {size}; $check" for size in (30_000, 60_000, 90_000, 120_000, 200_000)),
    *(f"ulimit -n {count}; $F models" for count in (4, 6, 8)),
    "ulimit -f 0; $check -o x.json --format json",
    "ulimit -s 256; $check",
]
"""Where so little is left that Python itself may not start: whatever happens, Fencepost leaves no traceback."""


def _run(script: str, folder: Path) -> subprocess.CompletedProcess[bytes]:
    command = f"{sys.executable} -P -m fencepost"
    environment = {
        **os.environ, "F": command, "SC": str(MODELS / "sc.toml"), "APP": str(APP), "BIG": str(BIG),
        "FENCEPOST_CACHE": str(folder.parent / "cache"),
        "check": f"{command} check {APP} --harness Odd.Message --model sc --time 600",
    }  # fmt: skip
    place = folder / "place"
    place.mkdir()
    return subprocess.run(["bash", "-c", script], cwd=place, env=environment, capture_output=True, check=False)


def _is_clean(said: bytes) -> None:
    """No traceback, and nothing that a terminal obeys."""
    assert b"Traceback" not in said
    assert b"Exception ignored" not in said
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", said.decode())


@pytest.mark.share(2)
@pytest.mark.parametrize("row", TABLE, ids=[row.name for row in TABLE])
def test_an_environment_has_its_exit_code_and_its_sentence(row: Row, tmp_path: Path) -> None:
    done = _run(row.script, tmp_path)
    _is_clean(done.stderr)
    assert row.says in done.stderr.decode()
    assert done.returncode == row.code, done.stderr
    if row.code == 2:
        assert done.stderr.count(b"\n") <= 1
        assert b"mistake in Fencepost" not in done.stderr


@pytest.mark.parametrize("script", SCARCE)
def test_where_too_little_is_left_nothing_but_a_sentence_is_said(script: str, tmp_path: Path) -> None:
    done = _run(script, tmp_path)
    if b"Fatal Python error" not in done.stderr:  # else Python has not come as far as Fencepost
        _is_clean(done.stderr)
